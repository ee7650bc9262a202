/* fuzz-archive.c: any bytes whatever as a file among the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file is either listed as broken, with one line that says why, or as a game
 * whose players can give the next one its name.
 */

#include "fuzz.h"

#include "colonia-game-file.h"
#include "colonia-game-summary.h"

#include <string.h>

#define MAX_FILE_NAME 100

static void
check_broken (const ColoniaGameSummary *summary)
{
  fuzz_check_line (summary->message);
  ENSURE (summary->n_players == 0 && summary->names[0] == NULL);
}

static void
check_players (const ColoniaGameSummary *summary)
{
  int n_winners = 0;

  ENSURE (summary->n_players >= COLONIA_MIN_PLAYERS && summary->n_players <= COLONIA_MAX_PLAYERS);
  for (int seat = 0; seat < summary->n_players; seat++)
    {
      fuzz_check_line (summary->names[seat]);
      ENSURE (summary->colors[seat] < COLONIA_N_COLORS);
      n_winners += summary->winners[seat] ? 1 : 0;
    }

  ENSURE (summary->finished == (n_winners > 0));
}

static void
check_game (const ColoniaGameSummary *summary)
{
  ENSURE (summary->message == NULL);
  ENSURE (summary->tracking < COLONIA_N_TRACKINGS && summary->day < COLONIA_N_DAYS && summary->step < COLONIA_N_STEPS);
  ENSURE (summary->week >= 0 && summary->week <= COLONIA_N_WEEKS);
  ENSURE (summary->finished == (summary->step == COLONIA_STEP_FINISHED));
  check_players (summary);
}

/* Whatever people call themselves, a file system must take it. */
static void
check_file_name (const char *const *names,
                 int                n_names)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 20, 0, 0);
  g_autofree char *path = colonia_game_file_make_path ("/nowhere", names, n_names, now);
  const char *name = path + strlen ("/nowhere/");

  ENSURE (g_str_has_prefix (path, "/nowhere/2026-11-21"));
  ENSURE (g_str_has_suffix (path, ".colonia"));
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
  g_autoptr (ColoniaGameSummary) summary = NULL;

  fuzz_set_up ();
  summary = colonia_game_summary_load (fuzz_keep_file (data, size));

  if (summary->is_broken)
    {
      check_broken (summary);
    }
  else
    {
      check_game (summary);
      check_file_name ((const char *const *) summary->names, summary->n_players);
    }

  check_file_name (whatever, G_N_ELEMENTS (whatever));

  return 0;
}
