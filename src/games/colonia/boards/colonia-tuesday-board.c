/* colonia-tuesday-board.c: the cards of the families, and their votes on whatever day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

/* Who picks next, of all who have begun, or nobody. */
static int
find_next (TableBoard *board)
{
  for (int seat = 0; seat < colonia_board_get_state (board)->n_players; seat++)
    if (table_board_may_pick (board, seat))
      return seat;

  return TABLE_NOBODY;
}

/* Keys are for whoever looks or, at one table, for the next who has to pick. */
static void
add_key (TableBoard *board,
         TableDeed  *deed,
         const char *key)
{
  const int reader = table_board_get_reader (board)->seat;

  if (deed->seat == (reader != TABLE_NOBODY ? reader : find_next (board)))
    deed->key = key;
}

/* Tuesday: everybody plays one of the cards in hand at once (TUE-1). */
void
colonia_board_add_family_cards (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_FAMILY_CARDS);
  for (int seat = 0; seat < state->n_players; seat++)
    table_board_ask_picks (board, seat, 1);
  table_board_begin_group (board, "families", NULL, TABLE_ROWS, 0);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      const TablePicks *picks = table_board_see_picks (board, seat);

      table_board_begin_seat (board, seat, NULL);
      for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
        if ((state->hands[seat] & 1 << value) != 0)
          {
            const char *card = table_board_print (board, "%d", value);

            add_key (board, table_board_add_pick (board, card, card, seat,
                                                  (TableObstacle) { .kind = TABLE_OBSTACLE_NONE }), card);
          }
      if (picks->n > 0)
        event.family_cards.values[seat] = (int) g_ascii_strtoll (picks->picked[0], NULL, 10);
    }
  if (table_board_are_all_picked (board))
    table_board_complete (board, &event.table);
}

/* Which edict is voted on, and what it would mean now. */
static void
add_edict (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  g_autofree char *edict = colonia_words_edict (&state->edicts[state->edict]);
  g_autofree char *now = colonia_words_edict_now (table_board_get_reader (board)->names, state);

  table_board_add_remark (board, edict, TABLE_NOBODY, TABLE_NOBODY);
  table_board_add_remark (board, now, TABLE_NOBODY, TABLE_NOBODY);
}

/* Whoever has a card that counts says yes or no (VOTE-1), from the mayor on. */
void
colonia_board_add_votes (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  ColoniaEvent event;

  add_edict (board);
  colonia_event_init (&event, COLONIA_EVENT_VOTE);
  for (int seat = 0; seat < state->n_players; seat++)
    if (state->cards[seat] > 0)
      table_board_ask_picks (board, seat, 1);
  table_board_begin_group (board, "families", NULL, TABLE_ROWS, 0);
  for (int place = 0; place < state->n_players; place++)
    {
      const int seat = state->order[place], votes = state->cards[seat];
      const TablePicks *picks = table_board_see_picks (board, seat);

      table_board_begin_seat (board, seat, votes == 0 ? _("no votes")
                                                     : table_board_print (board, ngettext ("%d vote", "%d votes", (gulong) votes), votes))
        ->question = COLONIA_QUESTION_VOTES;
      for (ColoniaBallot ballot = COLONIA_BALLOT_YES; votes > 0 && ballot <= COLONIA_BALLOT_NO; ballot++)
        table_board_add_pick (board, colonia_ballot_ids[ballot], colonia_term_ballot (ballot), seat,
                              (TableObstacle) { .kind = TABLE_OBSTACLE_NONE });
      if (picks->n > 0)
        event.ballots[seat] = (ColoniaBallot) table_find_id (colonia_ballot_ids, picks->picked[0]);
    }
  if (table_board_are_all_picked (board))
    table_board_complete (board, &event.table);
}

/* The mayor decides a tie (VOTE-2). */
void
colonia_board_add_casting_vote (TableBoard *board)
{
  ColoniaEvent event;

  add_edict (board);
  colonia_event_init (&event, COLONIA_EVENT_CASTING_VOTE);
  table_board_begin_group (board, "ballots", NULL, TABLE_FLOW, 0);
  for (ColoniaBallot ballot = COLONIA_BALLOT_YES; ballot <= COLONIA_BALLOT_NO; ballot++)
    {
      g_autofree char *title = colonia_term_begin (colonia_term_ballot (ballot));

      event.casting_ballot = ballot;
      table_board_begin_thing (board, colonia_ballot_ids[ballot], title, NULL);
      table_board_add (board, "decide", NULL, &event.table);
    }
}
