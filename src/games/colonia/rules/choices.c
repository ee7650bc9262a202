/* choices.c: what the player whose turn it is could do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

static void
add_choice (const ColoniaState *state,
            GArray             *choices,
            ColoniaEvent        event)
{
  ColoniaChoice choice = { .event = event };

  choice.event.player = state->turn;
  choice.obstacle = colonia_state_examine (state, &choice.event);
  g_array_append_val (choices, choice);
}

static void
add_booths (const ColoniaState *state,
            GArray             *choices)
{
  for (int booth = 0; booth < state->n_booths; booth++)
    add_choice (state, choices, (ColoniaEvent) { .type = COLONIA_EVENT_TAKE_BOOTH, .booth = booth });
}

static void
add_orders (const ColoniaState *state,
            GArray             *choices)
{
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    add_choice (state, choices, (ColoniaEvent) { .type = COLONIA_EVENT_ORDER, .craftsman = craftsman });
}

static void
add_holds (const ColoniaState *state,
           GArray             *choices)
{
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      const ColoniaShip *ship = &state->berths[berth];
      ColoniaEvent event = { .type = COLONIA_EVENT_LOAD, .load = { .berth = berth } };

      for (event.load.hold = 0; event.load.hold < ship->n_holds; event.load.hold++)
        add_choice (state, choices, event);

      if (!ship->has_extra)
        continue;

      event.load.extra = TRUE;
      event.load.hold = 0;
      for (event.load.good = 0; event.load.good < COLONIA_N_GOODS; event.load.good++)
        add_choice (state, choices, event);
    }
}

/* A shrine can take in any relic of its city that lies loose; relics of equal
 * points are the same choice (SUN-2). */
static void
add_shrine_with_relic (const ColoniaState *state,
                       GArray             *choices,
                       ColoniaEvent        event,
                       ColoniaCity         city)
{
  const ColoniaPlayer *player = &state->players[state->turn];

  event.buy.stores = TRUE;
  for (int i = 0; i < player->n_relics; i++)
    {
      event.buy.stored_points = player->relics[i].points;
      if (colonia_state_find_loose_relic (state, state->turn, city, event.buy.stored_points) == i)
        add_choice (state, choices, event);
    }
}

static void
add_cards_to_buy (const ColoniaState *state,
                  GArray             *choices)
{
  for (int slot = 0; slot < state->n_display; slot++)
    {
      const ColoniaCard *card = &state->display[slot];
      ColoniaEvent event = { .type = COLONIA_EVENT_BUY, .buy = { .slot = slot } };

      if (!card->present)
        continue;

      add_choice (state, choices, event);
      if (card->shrine)
        {
          add_shrine_with_relic (state, choices, event, card->city);
        }
      else if (colonia_state_has_empty_shrine (state, state->turn, card->city))
        {
          event.buy.in_shrine = TRUE;
          add_choice (state, choices, event);
        }
    }
}

static void
add_cards_to_safeguard (const ColoniaState *state,
                        GArray             *choices)
{
  for (int slot = 0; slot < state->n_display; slot++)
    if (state->display[slot].present)
      add_choice (state, choices, (ColoniaEvent) { .type = COLONIA_EVENT_SAFEGUARD, .slot = slot });
}

/* Lists what the player whose turn it is could do now, with what stands against each: every
 * booth, craftsman, hold or card that is there, and passing, which nothing ever stands against.
 * In a step without turns the list is empty. */
GArray *
colonia_state_list_choices (const ColoniaState *state)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (ColoniaChoice));

  if (state->turn == COLONIA_NOBODY)
    return choices;

  switch (state->step)
    {
    case COLONIA_STEP_MARKET:
      add_booths (state, choices);
      break;

    case COLONIA_STEP_ORDERS:
      add_orders (state, choices);
      break;

    case COLONIA_STEP_LOADING:
      add_holds (state, choices);
      break;

    case COLONIA_STEP_BUYING:
      add_cards_to_buy (state, choices);
      break;

    case COLONIA_STEP_SAFEGUARDING:
      add_cards_to_safeguard (state, choices);
      break;

    default:
      g_assert_not_reached ();
    }

  add_choice (state, choices, (ColoniaEvent) { .type = COLONIA_EVENT_PASS });

  return choices;
}

/* Tells whether there is no question in what the game waits for: there is nothing left that the
 * player whose turn it is could do, but pass. Without the hand it is what everybody at the table
 * can see, so that to act upon it betrays nothing. Returns whether it is so; `FALSE` in a step
 * without turns. */
gboolean
colonia_state_can_only_pass (const TableState *state,
                             gboolean          with_hand)
{
  g_autoptr (GArray) choices = colonia_state_list_choices (COLONIA_STATE (state));

  for (guint i = 0; i < choices->len; i++)
    {
      const ColoniaChoice *choice = &g_array_index (choices, ColoniaChoice, i);

      if (choice->event.type == COLONIA_EVENT_PASS)
        continue;
      if (choice->obstacle.kind == TABLE_OBSTACLE_NONE
          || (!with_hand && colonia_obstacle_is_private (&choice->obstacle)))
        return FALSE;
    }

  return choices->len > 0;
}
