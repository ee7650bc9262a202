/* council.c: votes on edicts, Wednesday to Saturday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rules-private.h"

/* Calls the next vote of the day, in the order laid out (MON-3, VOTE-1), or
 * begins the day's own work when there is none left. */
void
colonia_council_go_on (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  state->edict = COLONIA_NOBODY;

  for (int i = 0; i < state->n_edicts; i++)
    if (state->edicts[i].day == state->day && state->edicts[i].result == COLONIA_RESULT_PENDING)
      {
        state->edict = i;
        state->step = COLONIA_STEP_VOTE;
        return;
      }

  colonia_week_begin_work (play);
}

/* Exactly those vote whose card is face up (VOTE-1). */
ColoniaObstacle
colonia_council_examine_vote (const ColoniaState *state,
                              const ColoniaEvent *event)
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
      colonia_council_go_on (play);
      return;
    }

  edict->result = COLONIA_RESULT_ACCEPTED;
  EFFECT (play, ACCEPTED, COLONIA_RULE_VOTE_2, COLONIA_NOBODY,
          .what = (int) edict->kind, .other = edict->revealed);

  if (colonia_edict_take_effect (play, edict))
    state->step = COLONIA_STEP_EDICT;
  else
    colonia_council_go_on (play);
}

/* Each ballot counts as many votes as the card; the mayor decides a tie, even
 * when nobody could vote (VOTE-1, VOTE-2). */
void
colonia_council_vote (ColoniaPlay        *play,
                      const ColoniaEvent *event)
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
      EFFECT (play, TIE_FALLS_TO, COLONIA_RULE_VOTE_2, state->order[0]);
    }
  else
    {
      close_vote (play, yes > no);
    }
}

/* The mayor has a yes or a no to give, nothing else. */
ColoniaObstacle
colonia_council_examine_casting (const ColoniaState *state,
                                 const ColoniaEvent *event)
{
  if (event->casting_ballot == COLONIA_BALLOT_NONE)
    return OBSTACLE (BALLOT_MISSING, COLONIA_RULE_VOTE_2, state->order[0]);

  return NO_OBSTACLE;
}

void
colonia_council_cast (ColoniaPlay        *play,
                      const ColoniaEvent *event)
{
  close_vote (play, event->casting_ballot == COLONIA_BALLOT_YES);
}
