/* colonia-council-board.c: votes on edicts, on whatever day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is said in the council everybody hears: how the vote stands is on a scale, whose sides are yes and no.
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* How many families sit side by side at most. */
#define MOST_IN_ROW 3

static const char *
get_key (TableBoard    *board,
         ColoniaBallot  ballot,
         gboolean       is_for_all)
{
  const gunichar key = colonia_key_ballot ((int) ballot);
  char letter[6 + 1] = { 0 };

  g_unichar_to_utf8 (is_for_all ? g_unichar_toupper (key) : key, letter);

  return table_board_print (board, "%s", letter);
}

static TableDeed *
take_side (TableBoard    *board,
           TableDeed     *deed,
           ColoniaBallot  ballot,
           gboolean       is_for_all)
{
  deed->side = (int) ballot;
  deed->key = get_key (board, ballot, is_for_all);

  return deed;
}

/* The edict */

/* Where the edict stands among those of its day, if it is not the only one. */
static const char *
tell_number (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  int number = 0, n = 0;

  for (int i = 0; i < state->n_edicts; i++)
    if (state->edicts[i].day == state->day)
      {
        n++;
        number += i <= state->edict ? 1 : 0;
      }

  return n > 1 ? table_board_print (board, ngettext ("Edict %d of %d today", "Edict %d of %d today", (gulong) n), number, n)
  /* Translators: the first %d says which edict is voted on, the second how many there are today. */
               : NULL;
}

/* Which edict is voted on, what it does, and what it would mean now. */
static void
add_edict (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  g_autofree char *name = colonia_words_edict_name (state, state->edict);
  g_autofree char *title = text_begin (name);
  g_autofree char *meaning = colonia_words_edict (&state->edicts[state->edict]);
  g_autofree char *now = colonia_words_edict_now (table_board_get_reader (board)->names, state);

  table_board_begin_group (board, "edict", tell_number (board), TABLE_FLOW, 0);
  table_board_begin_thing (board, "edict", title, meaning);
  if (now != NULL)
    table_board_begin_thing (board, "now", NULL, now);
}

/* The families */

static const char *
tell_votes (TableBoard *board,
            int         seat)
{
  const int votes = colonia_board_get_state (board)->cards[seat];

  return votes == 0 ? table_board_print (board, "%s\n%s", _("no votes"), _("The card counts as zero"))
                    : table_board_print (board, ngettext ("%d vote", "%d votes", (gulong) votes), votes);
}

/* What a player has said, as far as the reader knows that. */
static ColoniaBallot
see_ballot (TableBoard *board,
            int         seat)
{
  const int reader = table_board_get_reader (board)->seat;
  const TablePicks *picks = table_board_see_picks (board, seat);

  if (picks->n > 0 && (reader == TABLE_NOBODY || reader == seat))
    return (ColoniaBallot) table_find_id (colonia_ballot_ids, picks->picked[0]);

  return colonia_board_get_state (board)->ballots[seat];
}

static void
add_ballots (TableBoard *board,
             int         seat)
{
  for (ColoniaBallot ballot = COLONIA_BALLOT_YES; ballot <= COLONIA_BALLOT_NO; ballot++)
    {
      /* Translators: a button: what a player says in a vote. */
      const char *label = ballot == COLONIA_BALLOT_YES ? _("Yes") : _("No");
      TableDeed *deed = table_board_add_pick (board, colonia_ballot_ids[ballot], label, seat,
                                              (TableObstacle) { .kind = TABLE_OBSTACLE_NONE });

      take_side (board, deed, ballot, FALSE);
      if (!table_board_has_keys (board, seat))
        deed->key = NULL;
    }
}

/* From the mayor on, each in the language of the player. */
static void
add_families (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);

  table_board_begin_group (board, "families", NULL, TABLE_FLOW, MOST_IN_ROW);
  for (int place = 0; place < state->n_players; place++)
    {
      const int seat = state->order[place];
      g_autoptr (TongueScope) scope = colonia_board_speak_to (board, seat);
      TableThing *thing = table_board_begin_seat (board, seat, tell_votes (board, seat));

      thing->is_addressed = TRUE;
      thing->question = COLONIA_QUESTION_VOTES;
      if (state->step == COLONIA_STEP_VOTE && state->cards[seat] > 0)
        add_ballots (board, seat);
      else if (state->ballots[seat] != COLONIA_BALLOT_NONE)
        table_board_add_sign (board, "ballot", colonia_ballot_ids[state->ballots[seat]], 1);
    }
}

/* How the vote stands */

static void
add_sides (TableBoard *board,
           TableThing *thing)
{
  const ColoniaState *state = colonia_board_get_state (board);
  int votes[COLONIA_N_BALLOTS] = { 0 };

  for (int seat = 0; seat < state->n_players; seat++)
    {
      votes[see_ballot (board, seat)] += MAX (state->cards[seat], 0);
      thing->whole += MAX (state->cards[seat], 0);
    }
  for (ColoniaBallot ballot = COLONIA_BALLOT_YES; ballot <= COLONIA_BALLOT_NO; ballot++)
    table_board_add_space (board, colonia_ballot_ids[ballot],
                           table_board_take (board, colonia_words_side (ballot, votes[ballot])), TABLE_NOBODY, votes[ballot]);
}

static gboolean
has_begun (TableBoard *board)
{
  for (int seat = 0; seat < colonia_board_get_state (board)->n_players; seat++)
    if (table_board_see_picks (board, seat)->n > 0)
      return TRUE;

  return FALSE;
}

static const char *
tell_for_all (ColoniaBallot ballot,
              gboolean      is_rest)
{
  if (ballot == COLONIA_BALLOT_YES)
    return is_rest ? _("All who have not said anything yet say yes") : _("All who have votes say yes");

  return is_rest ? _("All who have not said anything yet say no") : _("All who have votes say no");
}

static const char *
label_for_all (ColoniaBallot ballot,
               gboolean      is_rest)
{
  if (ballot == COLONIA_BALLOT_YES)
    /* Translators: a button: all players say yes, or all who have not said anything yet. */
    return is_rest ? _("The Rest Yes") : _("All Yes");

  /* Translators: a button: all players say no, or all who have not said anything yet. */
  return is_rest ? _("The Rest No") : _("All No");
}

/* Once somebody has spoken, one touch speaks for those who have not; where nobody is left, for all. */
static void
add_for_all (TableBoard    *board,
             ColoniaBallot  ballot)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const gboolean is_done = table_board_are_all_picked (board), is_rest = !is_done && has_begun (board);
  const char *value = colonia_ballot_ids[ballot];
  TableDeed *deed = NULL;

  for (int place = 0; place < state->n_players; place++)
    {
      const int seat = state->order[place];
      const TablePicks *picks = table_board_see_picks (board, seat);
      const char *name = table_board_print (board, TABLE_PICK "%d", seat + 1);

      if (is_done ? picks->n == 0 || g_str_equal (picks->picked[0], value) : !table_board_may_pick (board, seat))
        continue;
      if (deed != NULL)
        table_board_and_choose (board, name, value);
      else
        deed = table_board_add_choice (board, table_board_print (board, "all-%s", value), label_for_all (ballot, is_rest), name, value);
    }
  if (deed != NULL)
    take_side (board, deed, ballot, TRUE)->told = tell_for_all (ballot, is_rest);
}

/* What the votes come to, asked of the rules on a copy of the game. */
static char *
tell_result (TableBoard         *board,
             const ColoniaEvent *vote)
{
  const ColoniaTelling telling = { .names = table_board_get_reader (board)->names };
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_auto (ColoniaState) after = { 0 };

  colonia_state_copy (&after, colonia_board_get_state (board));
  colonia_state_apply (&after, vote, effects);
  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      if (effect->kind == COLONIA_EFFECT_ACCEPTED)
        return g_strdup (_("The edict would be accepted."));
      if (effect->kind == COLONIA_EFFECT_REJECTED)
        return g_strdup (_("The edict would be rejected."));
      if (effect->kind == COLONIA_EFFECT_TIE_FALLS_TO)
        return colonia_words_effect (&telling, effect);
    }

  return NULL;
}

/* One touch for all is for those who see all of them. */
static void
add_tally (TableBoard         *board,
           const ColoniaEvent *vote)
{
  const char *result = table_board_are_all_picked (board) ? table_board_take (board, tell_result (board, vote)) : NULL;

  table_board_begin_group (board, "tally", NULL, TABLE_FLOW, 0);
  add_sides (board, table_board_begin_thing (board, "tally", NULL,
                                             table_board_get_reader (board)->seat == TABLE_NOBODY ? result : NULL));
  if (table_board_get_reader (board)->seat != TABLE_NOBODY)
    return;

  add_for_all (board, COLONIA_BALLOT_YES);
  add_for_all (board, COLONIA_BALLOT_NO);
}

static void
ask_next (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int next = table_board_find_picker (board);
  int n_missing = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    n_missing += table_board_may_pick (board, seat) ? 1 : 0;
  if (next == TABLE_NOBODY)
    return;

  /* Translators: %s is a player. */
  table_board_ask (board, table_board_print (board, n_missing == 1 ? _("What does %s say? Then the votes are counted.")
  /* Translators: %s is a player. */
                                                                   : _("What does %s say?"), table_board_get_name (board, next)));
}

/* Whoever has a card that counts says yes or no (VOTE-1), from the mayor on. */
void
colonia_board_add_votes (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  ColoniaEvent vote;

  colonia_event_init (&vote, COLONIA_EVENT_VOTE);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      const TablePicks *picks = table_board_see_picks (board, seat);

      if (state->cards[seat] > 0)
        table_board_ask_picks (board, seat, 1);
      if (picks->n > 0)
        vote.ballots[seat] = (ColoniaBallot) table_find_id (colonia_ballot_ids, picks->picked[0]);
    }
  add_edict (board);
  add_families (board);
  add_tally (board, &vote);
  ask_next (board);
  /* Translators: a button: the votes on an edict are counted. */
  table_board_conclude (board, _("Count the Votes"));
  if (table_board_are_all_picked (board))
    table_board_complete (board, &vote.table);
}

/* The mayor decides a tie (VOTE-2), before what all others have said, and is spoken to alone. */
void
colonia_board_add_casting_vote (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int mayor = state->order[0];
  const ColoniaTelling telling = { .names = table_board_get_reader (board)->names };
  const ColoniaEffect tie = { .kind = COLONIA_EFFECT_TIE_FALLS_TO, .rule = COLONIA_RULE_VOTE_2, .player = mayor };
  g_autoptr (TongueScope) scope = NULL;
  ColoniaEvent event;
  TableThing *thing;

  add_edict (board);
  colonia_event_init (&event, COLONIA_EVENT_CASTING_VOTE);
  scope = colonia_board_speak_to (board, mayor);
  table_board_begin_group (board, "tally", NULL, TABLE_FLOW, 0);
  thing = table_board_begin_thing (board, "tally", table_board_take (board, colonia_words_effect (&telling, &tie)), NULL);
  thing->seat = mayor;
  thing->is_addressed = TRUE;
  thing->look = TABLE_HERE;
  add_sides (board, thing);
  for (ColoniaBallot ballot = COLONIA_BALLOT_YES; ballot <= COLONIA_BALLOT_NO; ballot++)
    {
      /* Translators: a button: the mayor decides a tied vote. */
      const char *label = ballot == COLONIA_BALLOT_YES ? _("Accept") : _("Reject");

      event.casting_ballot = ballot;
      take_side (board, table_board_add (board, table_board_print (board, "cast-%s", colonia_ballot_ids[ballot]), label, &event.table),
                 ballot, FALSE);
    }
  g_clear_pointer (&scope, tongue_scope_end);
  add_families (board);
}
