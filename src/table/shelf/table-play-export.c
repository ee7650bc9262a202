/* table-play-export.c: a finished game for programs that count plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The format is the one that BG Stats takes from other programs, as its support
 * pages describe it under “Push plays to BG Stats from other apps or websites”.
 * `data/doc/exports.md` tells what is written.
 */

#include "config.h"

#include "table-play-export.h"

#include "doc-build.h"
#include "doc-write.h"
#include "table-times.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define SECONDS_OF_MINUTE 60
#define MINUTES_OF_DAY (24 * 60)

#define LINK "https://app.bgstatsapp.com/createPlay.html?data="

static GDateTime *
find_first_time (const TableRecord *record)
{
  GDateTime *time = NULL;

  for (guint i = 0; time == NULL && i < table_record_get_cursor (record); i++)
    time = table_record_get_time (record, i);

  return time;
}

/**
 * table_play_get_date:
 * @record: a record
 *
 * Tells when a game was played, or how far it has come.
 *
 * Returns: (transfer full) (nullable): when the last event in force that has a
 *   time happened, in UTC, or `NULL` if none has one
 */
GDateTime *
table_play_get_date (const TableRecord *record)
{
  GDateTime *time = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  for (guint i = table_record_get_cursor (record); time == NULL && i > 0; i--)
    time = table_record_get_time (record, i - 1);

  return time;
}

/* The same game has the same id however often it is written, so that it is not
 * counted twice: it is made of who played and of when they began. */
static char *
make_id (const TableRecord *record)
{
  g_autoptr (GDateTime) begun = find_first_time (record);
  g_autofree char *time = begun != NULL ? g_date_time_format_iso8601 (begun) : g_strdup ("");
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA1);

  g_checksum_update (sum, (const guchar *) time, -1);
  for (int seat = 0; seat < table_record_get_setup (record)->n_players; seat++)
    {
      g_checksum_update (sum, (const guchar *) "\n", 1);
      g_checksum_update (sum, (const guchar *) table_record_get_person (record, seat)->name, -1);
    }

  return g_strdup (g_checksum_get_string (sum));
}

static void
build_when (JsonBuilder       *builder,
            const TableRecord *record,
            GDateTime         *now)
{
  g_autoptr (TableTimes) times = table_times_tell (record);
  const gint64 minutes = table_time_sum (&times->whole) / SECONDS_OF_MINUTE;
  g_autoptr (GDateTime) last = table_play_get_date (record);
  g_autoptr (GDateTime) ended = g_date_time_to_utc (last != NULL ? last : now);
  /* The year has four digits, unlike that of %Y. */
  g_autofree char *text = g_date_time_format (ended, "%C%y-%m-%d %H:%M:%S");

  doc_build_text (builder, "playDate", text);
  /* A game that was counted after the evening has no length of its own. */
  if (minutes > 0 && minutes < MINUTES_OF_DAY)
    doc_build_int (builder, "durationMin", (int) minutes);
}

static void
build_game (JsonBuilder     *builder,
            const TableGame *game)
{
  json_builder_set_member_name (builder, "game");
  json_builder_begin_object (builder);
  if (game->bgg != 0)
    doc_build_int (builder, "bggId", game->bgg);
  doc_build_text (builder, "name", table_game_get_name (game));
  doc_build_text (builder, "sourceGameId", game->id);
  doc_build_boolean (builder, "highestWins", TRUE);
  doc_build_boolean (builder, "noPoints", FALSE);
  json_builder_end_object (builder);
}

static void
build_player (JsonBuilder       *builder,
              const TableScore  *score,
              const TableRecord *record,
              int                first,
              int                seat)
{
  const TablePerson *person = table_record_get_person (record, seat);

  json_builder_begin_object (builder);
  doc_build_text (builder, "name", person->name);
  doc_build_text (builder, "sourcePlayerId", person->name);
  doc_build_text (builder, "role", table_color_get_name (person->color));
  doc_build_int (builder, "rank", score->ranks[seat]);
  doc_build_int (builder, "score", score->totals[seat]);
  doc_build_boolean (builder, "startPlayer", seat == first);
  doc_build_boolean (builder, "winner", score->ranks[seat] == 1);
  json_builder_end_object (builder);
}

/* There is one number for each player there, so what it consists of is told in words: the best first. */
static void
build_comments (JsonBuilder       *builder,
                const TableScore  *score,
                const TableRecord *record)
{
  const TableGame *game = table_record_get_game (record);
  g_autoptr (GString) comments = g_string_new (NULL);
  int seats[TABLE_MAX_PLAYERS];

  if (game->score_parts == NULL)
    return;

  table_score_list (score, seats);
  for (int place = 0; place < score->n_players; place++)
    {
      g_autofree char *told = table_game_tell_parts (game, score, seats[place]);
      g_autofree char *line = g_strdup_printf (C_("something and what it is", "%s: %s"),
                                               table_record_get_person (record, seats[place])->name, told);

      text_add_line (comments, line);
    }
  doc_build_text (builder, "comments", comments->str);
}

/**
 * table_play_to_json:
 * @score: the score of `record`, which is final
 * @record: a finished game
 * @place: (nullable): where it was played, as people call it
 * @now: when it is now, for a game whose record tells no times
 *
 * Makes the JSON of a play as BG Stats takes it from other programs. The
 * colours of the families and the parts of the score are in the language of the moment.
 *
 * Returns: (transfer full): an object
 */
JsonNode *
table_play_to_json (const TableScore  *score,
                    const TableRecord *record,
                    const char        *place,
                    GDateTime         *now)
{
  g_autoptr (JsonBuilder) builder = NULL;
  g_autofree char *id = NULL;
  const TableGame *game;
  int first = TABLE_NOBODY;

  g_return_val_if_fail (score != NULL && score->final, NULL);
  g_return_val_if_fail (record != NULL && now != NULL, NULL);

  game = table_record_get_game (record);
  if (game->find_first != NULL)
    first = game->find_first (table_record_get_setup (record));
  id = make_id (record);
  builder = json_builder_new ();
  json_builder_begin_object (builder);
  doc_build_text (builder, "sourceName", "Kontor");
  doc_build_text (builder, "sourcePlayId", id);
  build_when (builder, record, now);
  build_game (builder, game);
  if (place != NULL && *place != '\0')
    doc_build_text (builder, "location", place);
  build_comments (builder, score, record);

  doc_begin_list (builder, "players");
  for (int seat = 0; seat < score->n_players; seat++)
    build_player (builder, score, record, first, seat);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/**
 * table_play_to_link:
 * @score: the score of `record`, which is final
 * @record: a finished game
 * @place: (nullable): where it was played, as people call it
 * @now: when it is now, for a game whose record tells no times
 *
 * Makes the address that hands a play to BG Stats where it is opened on a
 * device that has it.
 *
 * Returns: (transfer full): the address
 */
char *
table_play_to_link (const TableScore  *score,
                    const TableRecord *record,
                    const char        *place,
                    GDateTime         *now)
{
  g_autoptr (JsonNode) node = table_play_to_json (score, record, place, now);
  g_autofree char *json = NULL;
  g_autofree char *escaped = NULL;

  g_return_val_if_fail (node != NULL, NULL);

  json = doc_write (node);
  escaped = g_uri_escape_string (json, NULL, FALSE);

  return g_strconcat (LINK, escaped, NULL);
}
