/* council.c: votes on edicts, Wednesday to Saturday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

/* Calls the next vote of the day, in the order laid out (MON-3, VOTE-1), unless there is none left. */
gboolean
colonia_council_call_vote (ColoniaState *state)
{
  state->edict = COLONIA_NOBODY;

  for (int i = 0; i < state->n_edicts; i++)
    if (state->edicts[i].day == state->day && state->edicts[i].result == COLONIA_RESULT_PENDING)
      {
        state->edict = i;
        state->step = COLONIA_STEP_VOTE;
        return TRUE;
      }

  return FALSE;
}

/* Exactly those vote whose card is face up (VOTE-1). */
static EXAMINES (examine_vote)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      gboolean votes = event->ballots[seat] != COLONIA_BALLOT_NONE;

      if (state->cards[seat] == 0 && votes)
        return OBSTACLE (BALLOT_VOID, COLONIA_RULE_VOTE_1, seat);
      if (state->cards[seat] != 0 && !votes)
        return OBSTACLE (BALLOT_MISSING, COLONIA_RULE_VOTE_1, seat);
    }

  return NO_OBSTACLE;
}

static void
close_vote (ColoniaPlay *play,
            gboolean     accepted)
{
  ColoniaState *state = play->state;
  ColoniaLaidEdict *edict = &state->edicts[state->edict];

  if (!accepted)
    {
      edict->result = COLONIA_RESULT_REJECTED;
      EFFECT (play, REJECTED, COLONIA_RULE_VOTE_2, COLONIA_NOBODY,
              .what = (int) edict->kind, .other = edict->revealed);
      play->next = COLONIA_NEXT_VOTE;
      return;
    }

  edict->result = COLONIA_RESULT_ACCEPTED;
  EFFECT (play, ACCEPTED, COLONIA_RULE_VOTE_2, COLONIA_NOBODY,
          .what = (int) edict->kind, .other = edict->revealed);

  if (colonia_edict_take_effect (play, edict))
    state->step = COLONIA_STEP_EDICT;
  else
    play->next = COLONIA_NEXT_VOTE;
}

/* Each ballot counts as many votes as the card; the mayor decides a tie, even
 * when nobody could vote (VOTE-1, VOTE-2). */
static HAPPENS (vote)
{
  ColoniaState *state = play->state;
  int yes = 0;
  int no = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    {
      if (event->ballots[seat] == COLONIA_BALLOT_YES)
        yes += state->cards[seat];
      else if (event->ballots[seat] == COLONIA_BALLOT_NO)
        no += state->cards[seat];
    }

  EFFECT (play, VOTES, COLONIA_RULE_VOTE_1, COLONIA_NOBODY, .amount = yes, .other = no);

  if (yes == no)
    {
      state->step = COLONIA_STEP_CASTING_VOTE;
      memcpy (state->ballots, event->ballots, sizeof state->ballots);
      EFFECT (play, TIE_FALLS_TO, COLONIA_RULE_VOTE_2, state->order[0]);
    }
  else
    {
      close_vote (play, yes > no);
    }
}

const ColoniaRoom colonia_room_vote = { examine_vote, vote };

/* The mayor has a yes or a no to give, nothing else. */
static EXAMINES (examine_casting)
{
  if (event->casting_ballot == COLONIA_BALLOT_NONE)
    return OBSTACLE (BALLOT_MISSING, COLONIA_RULE_VOTE_2, state->order[0]);

  return NO_OBSTACLE;
}

static HAPPENS (cast)
{
  memset (play->state->ballots, 0, sizeof play->state->ballots);
  close_vote (play, event->casting_ballot == COLONIA_BALLOT_YES);
}

const ColoniaRoom colonia_room_casting_vote = { examine_casting, cast };
