/* monday.c: the week is laid out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#include <string.h>

/* Clears what was of last week. Last week's player order stays known, as it
 * decides ties (TUE-4). */
static void
begin (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  for (int seat = 0; seat < state->n_players; seat++)
    state->cards[seat] = -1;

  memset (state->made, 0, sizeof state->made[0] * state->n_made);
  state->n_made = 0;
  memset (state->paid, 0, sizeof state->paid[0] * state->n_paid);
  state->n_paid = 0;

  state->step = COLONIA_STEP_WEEK_CARD;
}

/* What is drawn must be in the bag (MON-1). */
static EXAMINES (examine_week_card)
{
  if (!is_full (state))
    return NO_OBSTACLE;

  return colonia_examine_bag (state, event->week_card.booths, event->week_card.n_booths, COLONIA_RULE_MON_1);
}

static void
fill_booths (ColoniaPlay        *play,
             const ColoniaEvent *event)
{
  ColoniaState *state = play->state;

  state->n_booths = event->week_card.n_booths;
  state->n_regular_booths = event->week_card.n_booths;

  for (int i = 0; i < state->n_booths; i++)
    {
      state->booths[i].resources = event->week_card.booths[i];
      state->booths[i].player = COLONIA_NOBODY;
      colonia_bundle_subtract (&state->bag, &event->week_card.booths[i]);
    }

  colonia_tell_drawn (play, event->week_card.booths, event->week_card.n_booths, COLONIA_RULE_MON_1);
}

static HAPPENS (lay_out_week)
{
  ColoniaState *state = play->state;
  gboolean last_week = state->week == COLONIA_N_WEEKS;

  if (is_full (state))
    fill_booths (play, event);
  else
    leave_day_to_table (play, COLONIA_RULE_MON_1);

  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    if (event->week_card.contracts[craftsman] > 0)
      colonia_thursday_move_bar (play, craftsman, event->week_card.contracts[craftsman], COLONIA_RULE_MON_1);

  state->dice = event->week_card.dice;
  EFFECT (play, DICE_SET, COLONIA_RULE_MON_1, COLONIA_NOBODY, .amount = state->dice);

  /* The last week sees all ships off, whatever the card says (MON-2). */
  state->leaving = last_week ? COLONIA_N_BERTHS : event->week_card.ships;
  EFFECT (play, SHIPS_SET, last_week ? COLONIA_RULE_MON_2 : COLONIA_RULE_MON_1, COLONIA_NOBODY,
          .amount = state->leaving);

  state->step = COLONIA_STEP_EDICTS;
}

const ColoniaRoom colonia_room_week_card = { examine_week_card, lay_out_week };

static HAPPENS (lay_out_edicts)
{
  ColoniaState *state = play->state;
  int laid[COLONIA_N_EDICTS];

  colonia_event_lay_out_edicts (event, laid);
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    {
      const ColoniaEdict *edict = &event->edicts[laid[place]];

      state->revealed[state->week - 1][place] = colonia_edict_get_mark (edict);
      if (edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
        state->busy_day = edict->day;
      g_clear_pointer (&state->edict_texts[state->n_edicts], g_ref_string_release);
      if (edict->text != NULL)
        state->edict_texts[state->n_edicts] = g_ref_string_new (edict->text);
      state->edicts[state->n_edicts++] = (ColoniaLaidEdict) {
        .kind = edict->kind,
        .day = edict->day,
        .result = COLONIA_RESULT_PENDING,
        .craftsman = edict->craftsman,
        .ships = edict->ships,
        .revealed = laid[place],
      };
    }

  play->next = COLONIA_NEXT_DAY;
}

const ColoniaRoom colonia_room_edicts = { NULL, lay_out_edicts };

const ColoniaDayRoom colonia_monday = { .begin = begin };
