/* table-rounds.c: where the rounds of a game end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-rounds.h"

static void
add_round (GArray  *rounds,
           int      number,
           guint    n_events,
           gboolean is_over)
{
  TableRound round = { .round = number, .n_events = n_events, .is_over = is_over };

  if (rounds->len > 0)
    round.first = g_array_index (rounds, TableRound, rounds->len - 1).n_events;
  g_array_append_val (rounds, round);
}

/**
 * table_rounds_find:
 * @record: a record
 *
 * Finds where the rounds of a game end, by the events in force. What comes
 * before the first round is one of its own, and so is a round that has only begun.
 *
 * Returns: (transfer full) (element-type TableRound): the rounds; none of a game
 *   without events
 */
GArray *
table_rounds_find (const TableRecord *record)
{
  GArray *rounds = g_array_new (FALSE, FALSE, sizeof (TableRound));
  g_autoptr (TableState) state = NULL;
  guint cursor, done;

  g_return_val_if_fail (record != NULL, rounds);

  cursor = table_record_get_cursor (record);
  state = table_state_new (table_record_get_game (record), table_record_get_setup (record), NULL);
  for (guint i = 0; i < cursor; i++)
    {
      int round = state->round;

      table_state_apply (state, table_record_get_event (record, i), NULL);
      if (state->round > round)
        add_round (rounds, round, i + 1, TRUE);
    }

  done = rounds->len > 0 ? g_array_index (rounds, TableRound, rounds->len - 1).n_events : 0;
  if (cursor > done)
    add_round (rounds, state->round, cursor, table_state_is_finished (state));

  return rounds;
}
