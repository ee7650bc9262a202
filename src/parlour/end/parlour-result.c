/* parlour-result.c: how a game ended, in words for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-result.h"

#include "parlour-game-ending.h"
#include "table-play-export.h"

#include <glib/gi18n.h>

/* Tells when a game was played, or else that it is told now. */
char *
parlour_result_tell_date (const TableRecord *record,
                          GDateTime         *now)
{
  const char *const months[] = {
    C_("month", "January"), C_("month", "February"), C_("month", "March"), C_("month", "April"),
    C_("month", "May"), C_("month", "June"), C_("month", "July"), C_("month", "August"),
    C_("month", "September"), C_("month", "October"), C_("month", "November"), C_("month", "December"),
  };
  g_autoptr (GDateTime) played = table_play_get_date (record);
  GDateTime *time = played != NULL ? played : now;
  g_autoptr (GDateTime) local = g_date_time_to_local (time);

  /* At either end of all years there is no such time here. */
  if (local != NULL)
    time = local;

  /* Translators: a date: the day, the month as a word, the year. */
  return g_strdup_printf (C_("date", "%d %s %d"), g_date_time_get_day_of_month (time),
                          months[g_date_time_get_month (time) - 1], g_date_time_get_year (time));
}

/* Tells how a game ended, to be pasted where people talk: which game, when, who came out how, and what decided it. */
char *
parlour_result_tell (const TableRecord *record,
                     GDateTime         *now)
{
  const TableGame *game = table_record_get_game (record);
  const char *const *names = table_record_get_names (record);
  g_autofree char *date = parlour_result_tell_date (record, now);
  g_autofree char *winners = parlour_game_ending_find (game)->tell_winners (names, table_record_get_state (record));
  GString *text = g_string_new (NULL);
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;

  if (!table_state_get_score (table_record_get_state (record), &score))
    g_return_val_if_reached (NULL);

  /* Translators: the first line of how a game ended: a game, and when it was played. */
  g_string_append_printf (text, C_("result", "%s, %s"), table_game_get_name (game), date);
  g_string_append_printf (text, "\n\n%s\n", winners);
  table_score_list (&score, seats);
  for (int place = 0; place < score.n_players; place++)
    {
      const int seat = seats[place];
      g_autofree char *total = table_game_tell_total (game, score.totals[seat]);

      g_string_append_c (text, '\n');
      /* Translators: a line of how a game ended: a rank, a player, and what that player came to, e.g. “12 points”. */
      g_string_append_printf (text, C_("result", "%d. %s: %s"), score.ranks[seat], names[seat], total);
    }

  return g_string_free (text, FALSE);
}
