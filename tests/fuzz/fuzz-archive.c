/* fuzz-archive.c: any bytes whatever as a file among the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file is either listed as broken, with one line that says why, or as a game
 * whose players can give the next one its name. What is known of it can be told
 * and read again. The same bytes as what is known, or as the index in which it
 * is kept, are read or are nothing.
 */

#include "fuzz.h"

#include "doc-index.h"
#include "doc-parse.h"
#include "table-game-file.h"
#include "table-game-summary.h"

#include <string.h>

#define MAX_FILE_NAME 100
#define INDEX_KIND "games"
#define INDEXED_NAME "game.kontor"

static void
check_broken (const TableGameSummary *summary)
{
  fuzz_check_line (table_game_summary_get_problem (summary));
  ENSURE (summary->n_players == 0 && summary->names[0] == NULL);
}

static void
check_players (const TableGameSummary *summary)
{
  ENSURE (summary->n_players >= summary->game->min_players && summary->n_players <= summary->game->max_players);
  for (int seat = 0; seat < summary->n_players; seat++)
    {
      ENSURE (g_utf8_validate (summary->names[seat], -1, NULL));
      ENSURE (summary->colors[seat] < TABLE_N_COLORS);
    }
}

static void
check_game (const TableGameSummary *summary)
{
  ENSURE (summary->errors == NULL);
  ENSURE (summary->tracking < (int) g_strv_length ((char **) summary->game->trackings));
  ENSURE (summary->part < (int) g_strv_length ((char **) summary->game->parts));
  ENSURE (summary->step < (int) g_strv_length ((char **) summary->game->steps));
  ENSURE (summary->round >= 0 && summary->round <= summary->game->calendar.n_rounds);
  ENSURE (summary->text == NULL || g_utf8_validate (summary->text, -1, NULL));
  check_players (summary);
}

/* A game that was played has winners if it is over, and names that fit sentences. */
static void
check_winners (const TableGameSummary *summary)
{
  int n_winners = 0;

  for (int seat = 0; seat < summary->n_players; seat++)
    {
      fuzz_check_line (summary->names[seat]);
      n_winners += summary->winners[seat] ? 1 : 0;
    }

  ENSURE (summary->finished == (n_winners > 0));
  ENSURE (summary->finished == (summary->step == summary->game->finished));
}

/* What is known of a game can be told and read again. */
static void
check_told (const TableGameSummary *summary)
{
  g_autoptr (JsonNode) facts = table_game_summary_tell (summary);
  g_autoptr (TableGameSummary) again = table_game_summary_read (summary->path, facts);
  g_autoptr (JsonNode) facts_again = NULL;

  ENSURE (again != NULL);
  check_game (again);
  facts_again = table_game_summary_tell (again);
  ENSURE (json_node_equal (facts, facts_again));
}

static void
check_facts (JsonNode *facts)
{
  g_autoptr (TableGameSummary) summary = table_game_summary_read ("/nowhere/" INDEXED_NAME, facts);

  if (summary != NULL)
    check_told (summary);
}

/* A file that the index knows something of is the first one here. */
static void
check_index (const guint8 *data,
             gsize         size)
{
  const DocFileMark mark = { .size = 1, .modified = 2 };
  g_autoptr (DocIndex) index = doc_index_load (fuzz_keep_file (data, size), INDEX_KIND);
  g_autoptr (DocIndex) other = doc_index_new (INDEX_KIND);
  g_autoptr (JsonNode) facts = doc_index_find (index, INDEXED_NAME, &mark);

  if (facts != NULL)
    check_facts (facts);
  ENSURE (doc_index_keep (other, index, INDEXED_NAME) == (doc_index_count (other) == 1));
}

/* Whatever people call themselves, a file system must take it. */
static void
check_file_name (const char *const *names,
                 int                n_names)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 20, 0, 0);
  g_autofree char *path = table_game_file_make_path ("/nowhere", names, n_names, now);
  const char *name = path + strlen ("/nowhere/");

  ENSURE (g_str_has_prefix (path, "/nowhere/2026-11-21"));
  ENSURE (g_str_has_suffix (path, ".kontor"));
  ENSURE (strlen (name) <= MAX_FILE_NAME);
  ENSURE (strpbrk (name, "/\\:*?\"<>|") == NULL);
  fuzz_check_line (name);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  /* An input of no bytes may come without an address. */
  g_autofree char *typed = g_strndup (size > 0 ? (const char *) data : "", size);
  const char *const whatever[] = { typed, typed };
  g_autoptr (TableGameSummary) summary = NULL;
  g_autoptr (JsonNode) facts = NULL;

  fuzz_set_up ();
  summary = table_game_summary_load (fuzz_keep_file (data, size));
  if (summary->is_broken)
    {
      check_broken (summary);
    }
  else
    {
      check_game (summary);
      check_winners (summary);
      check_told (summary);
      check_file_name ((const char *const *) summary->names, summary->n_players);
    }

  check_file_name (whatever, G_N_ELEMENTS (whatever));
  facts = doc_parse (typed, strlen (typed), NULL);
  if (facts != NULL)
    check_facts (facts);
  check_index (data, size);

  return 0;
}
