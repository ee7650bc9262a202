/* parlour-times.c: how long a game took, as tables of numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-times.h"

#include "parlour-game-past.h"
#include "parlour-numbers.h"
#include "table-guide.h"
#include "table-times.h"
#include "text-line.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* A game that was counted after the evening, or is hardly begun, has no times of its own. */
#define SHORTEST_GAME 60

/* Somebody who plays, or nobody in particular. */
static const char *
get_name (const TableRecord *record,
          int                seat)
{
  /* Translators: in a list of how long the game waited for whom. */
  return seat == TABLE_TIME_OF_ALL ? C_("time", "For all") : table_record_get_names (record)[seat];
}

/* Who thought longest, of those who play, or `TABLE_NOBODY`. */
static int
find_longest (const TableTimes *times,
              int               n_players)
{
  int longest = 0;

  for (int seat = 1; seat < n_players; seat++)
    if (times->longest[seat].seconds > times->longest[longest].seconds)
      longest = seat;

  return times->longest[longest].seconds > 0 ? longest : TABLE_NOBODY;
}

/* Who thought longest, how long, and when that was. */
static char *
tell_longest (const TableTimes  *times,
              const TableRecord *record)
{
  const int seat = find_longest (times, table_record_get_setup (record)->n_players);
  g_autoptr (TableState) state = NULL;
  g_autofree char *name = NULL, *duration = NULL, *when = NULL;

  if (seat == TABLE_NOBODY)
    return g_strdup (_("By the times at which everything was entered. Pauses do not count."));

  state = table_record_make_state (record, times->longest[seat].event);
  name = text_isolate (table_record_get_names (record)[seat]);
  duration = text_duration (times->longest[seat].seconds);
  when = state->game->tell_when (state->round, state->part);

  /* Translators: %s are a player, how long that player thought, and when in the game that was. */
  return g_strdup_printf (_("Pauses do not count. %s thought longest: %s (%s)."), name, duration, when);
}

static ParlourNumbers *
make_players (const TableTimes  *times,
              const TableRecord *record)
{
  const int n_players = table_record_get_setup (record)->n_players;
  g_autofree char *hint = tell_longest (times, record);
  ParlourNumbers *numbers = parlour_numbers_new (_("Whom the Game Waited For"), hint);

  /* Translators: headings of columns: how long it was, how much that is of the whole, and the longest thought. */
  parlour_numbers_add_title (numbers, C_("time", "Time"));
  parlour_numbers_add_title (numbers, C_("time", "Share"));
  parlour_numbers_add_title (numbers, C_("time", "Longest"));
  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  for (int i = 0; i <= n_players; i++)
    {
      const int seat = i < n_players ? i : TABLE_TIME_OF_ALL;
      const int color = i < n_players ? (int) table_record_get_person (record, seat)->color : TABLE_NOBODY;

      parlour_numbers_add_row (numbers, &(const ParlourHead) { get_name (record, seat), NULL, color, FALSE });
      parlour_numbers_add_duration (numbers, times->whole.seconds[seat]);
      parlour_numbers_add_percent (numbers, (double) times->whole.seconds[seat] / (double) table_time_sum (&times->whole));
      parlour_numbers_add_duration (numbers, times->longest[seat].seconds);
    }

  return numbers;
}

static ParlourNumbers *
make_rounds (const TableTimes  *times,
             const TableRecord *record)
{
  ParlourNumbers *numbers = parlour_numbers_new (_("As the Game Went On"), _("How long each part of it took."));

  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  parlour_numbers_add_title (numbers, C_("time", "Time"));
  for (guint round = 1; round < times->rounds->len; round++)
    {
      g_autofree char *name = parlour_game_past_name_round (table_record_get_game (record), (int) round);
      g_autofree char *mark = g_strdup_printf ("%u", round);

      parlour_numbers_add_row (numbers, &(const ParlourHead) { name, mark, TABLE_NOBODY, FALSE });
      parlour_numbers_add_duration (numbers, table_time_sum (&g_array_index (times->rounds, TableTime, round)));
    }

  return numbers;
}

static ParlourNumbers *
make_topics (const TableTimes  *times,
             const TableRecord *record)
{
  ParlourNumbers *numbers = parlour_numbers_new (_("What Took How Long"), _("As the rules at hand call it."));

  parlour_numbers_add_title (numbers, C_("time", "Time"));
  parlour_numbers_add_title (numbers, C_("time", "Share"));
  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  for (guint topic = 0; topic < times->topics->len; topic++)
    {
      const gint64 seconds = table_time_sum (&g_array_index (times->topics, TableTime, topic));
      g_autofree char *title = NULL;

      if (seconds == 0)
        continue;

      title = table_guide_get_title (table_record_get_game (record), (int) topic);
      parlour_numbers_add_row (numbers, &(const ParlourHead) { title, NULL, TABLE_NOBODY, FALSE });
      parlour_numbers_add_duration (numbers, seconds);
      parlour_numbers_add_percent (numbers, (double) seconds / (double) table_time_sum (&times->whole));
    }

  return numbers;
}

/* Adds how long a game took so far, by player, by round and by what the rules call it, if its events tell that. */
void
parlour_times_add (GPtrArray         *list,
                   const TableRecord *record)
{
  g_autoptr (TableTimes) times = NULL;

  g_return_if_fail (list != NULL && record != NULL);

  times = table_times_tell (record);
  if (table_time_sum (&times->whole) < SHORTEST_GAME)
    return;

  g_ptr_array_add (list, make_players (times, record));
  if (times->rounds->len > 2)
    g_ptr_array_add (list, make_rounds (times, record));
  if (times->topics->len > 0)
    g_ptr_array_add (list, make_topics (times, record));
}
