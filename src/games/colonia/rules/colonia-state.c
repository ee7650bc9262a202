/* colonia-state.c: how a game stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-state.h"

#include <string.h>

/* All cards of a family, one bit for each value (SET-4). */
#define WHOLE_HAND ((1 << (COLONIA_HIGHEST_CARD + 1)) - (1 << COLONIA_LOWEST_CARD))

/* Gives out what the players start with; resources come out of the bag
 * (SET-2, SET-3, SET-5). */
static void
hand_out_start (ColoniaState       *state,
                const ColoniaSetup *setup)
{
  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    state->bag.n[kind] = COLONIA_RESOURCES_EACH;

  for (int seat = 0; seat < setup->n_players; seat++)
    {
      ColoniaPlayer *player = &state->players[seat];

      player->supply = setup->family_members;
      player->money = setup->start[seat].money;
      player->resources = setup->start[seat].resources;
      player->goods = setup->start[seat].goods;
      colonia_bundle_subtract (&state->bag, &player->resources);
    }
}

/* Sets a state to the start of a game. */
void
colonia_state_begin (const TablePlay  *play,
                     const TableSetup *setup)
{
  const ColoniaSetup *agreed = COLONIA_SETUP (setup);
  ColoniaState *state = (ColoniaState *) play->state;

  state->window_points = agreed->window_points;
  state->edict = COLONIA_NOBODY;

  for (int seat = 0; seat < agreed->n_players; seat++)
    {
      state->cards[seat] = -1;
      state->hands[seat] = WHOLE_HAND;
    }

  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    state->contracts[craftsman] = g_array_new (FALSE, FALSE, sizeof (ColoniaSpace));

  if (agreed->tracking == COLONIA_TRACKING_FULL)
    hand_out_start (state, agreed);

  if (agreed->tracking == COLONIA_TRACKING_SCORING)
    {
      state->day = COLONIA_DAY_END;
      state->step = COLONIA_STEP_FINAL_HOLDINGS;
    }
}

/* Gives a copy contracts of its own. */
void
colonia_state_own (TableState *state)
{
  ColoniaState *copy = (ColoniaState *) state;

  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    copy->contracts[craftsman] = g_array_copy (copy->contracts[craftsman]);
  for (int edict = 0; edict < COLONIA_N_EDICTS; edict++)
    if (copy->edict_texts[edict] != NULL)
      g_ref_string_acquire (copy->edict_texts[edict]);
}

/* Frees the contracts that a state has. */
void
colonia_state_disown (TableState *state)
{
  ColoniaState *old = (ColoniaState *) state;

  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    g_clear_pointer (&old->contracts[craftsman], g_array_unref);
  for (int edict = 0; edict < COLONIA_N_EDICTS; edict++)
    g_clear_pointer (&old->edict_texts[edict], g_ref_string_release);
}

/* A relic that went into a shrine lies beside the screen with it, for everybody to see; only the others are behind it (SUN-2). */
static void
cover_relics (ColoniaPlayer *player)
{
  ColoniaOwnedRelic open[G_N_ELEMENTS (player->relics)] = { 0 };
  int n = 0;

  for (int i = 0; i < player->n_relics; i++)
    if (player->relics[i].stored)
      open[n++] = player->relics[i];
  memcpy (player->relics, open, sizeof open);
  player->n_relics = n;
}

/* Takes out what lies behind the screens of all players but one: resources, goods, money and
 * relics that lie in no shrine, and what is left in the bag, from which resources could be
 * counted. When the game is over the screens are gone. */
void
colonia_state_cover (TableState *state,
                     int         seat)
{
  ColoniaState *covered = (ColoniaState *) state;

  if (covered->step == COLONIA_STEP_FINISHED)
    return;

  covered->bag = (ColoniaBundle) { 0 };
  for (int other = 0; other < covered->n_players; other++)
    if (other != seat)
      {
        ColoniaPlayer *player = &covered->players[other];

        player->resources = (ColoniaBundle) { 0 };
        player->goods = (ColoniaBundle) { 0 };
        player->money = (ColoniaBundle) { 0 };
        cover_relics (player);
      }
}

/* Counts the occupied contract spaces of a craftsman (THU-1). */
int
colonia_state_get_n_spaces (const ColoniaState *state,
                            ColoniaCraftsman    craftsman)
{
  g_return_val_if_fail (craftsman < COLONIA_N_CRAFTSMEN, 0);

  return (int) state->contracts[craftsman]->len;
}

/* Looks at a contract space. It stands there until the state changes. */
const ColoniaSpace *
colonia_state_get_space (const ColoniaState *state,
                         ColoniaCraftsman    craftsman,
                         int                 space)
{
  g_return_val_if_fail (space >= 0 && space < colonia_state_get_n_spaces (state, craftsman), NULL);

  return &g_array_index (state->contracts[craftsman], ColoniaSpace, space);
}

/* Tells what the next new contract of a craftsman takes: one member more for each that was
 * ordered this week (THU-1). */
int
colonia_state_count_order_members (const ColoniaState *state,
                                   ColoniaCraftsman    craftsman)
{
  return state->new_contracts[craftsman] + 1;
}

/* Finds who stands at a place where families are listed: in the order of play, which is that of
 * last week until Tuesday, or round the table before there is one. Returns a seat, from 0. */
int
colonia_state_get_seat (const ColoniaState *state,
                        int                 place)
{
  g_return_val_if_fail (place >= 0 && place < state->n_players, COLONIA_NOBODY);

  return state->order_known ? state->order[place] : place;
}

/* Looks for the berth where the next ship goes (SAT-2). Returns the lowest free berth from 0, or
 * `COLONIA_NOBODY` if ships lie in all. */
int
colonia_state_find_free_berth (const ColoniaState *state)
{
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    if (!state->berths[berth].present)
      return berth;

  return COLONIA_NOBODY;
}

/* Tells for how many booths, or by how many players, the edict that is carried out lets be drawn. */
int
colonia_state_count_draws (const ColoniaState *state)
{
  const ColoniaEdictKind kind = state->edicts[state->edict].kind;

  return kind == COLONIA_EDICT_BIGGER_BOOTHS ? state->n_regular_booths
         : kind == COLONIA_EDICT_FOREIGN_MERCHANTS ? COLONIA_N_EXTRA_BOOTHS : state->n_players;
}

/* Tells in which week of the game an edict was revealed last, or 0. */
int
colonia_state_find_week_of_edict (const ColoniaState *state,
                                  const ColoniaEdict *edict)
{
  const guint mark = colonia_edict_get_mark (edict);

  for (int week = COLONIA_N_WEEKS; week > 0; week--)
    for (int place = 0; place < COLONIA_N_EDICTS; place++)
      if (state->revealed[week - 1][place] == mark)
        return week;

  return 0;
}

/* Tells on which day busy craftsmen are voted on, as far as the table has said: they all have the same one. */
ColoniaDay
colonia_state_find_busy_day (const ColoniaState *state)
{
  return state->busy_day != COLONIA_DAY_SETUP ? state->busy_day : colonia_edict_kind_get_day (COLONIA_EDICT_BUSY_CRAFTSMAN);
}

/* Counts the relic cards that could still be revealed: those of the 48 that are neither on
 * display nor owned (SET-9, ALL-3). */
int
colonia_state_count_cards_left (const ColoniaState *state)
{
  int left = COLONIA_N_RELIC_CARDS;

  for (int slot = 0; slot < state->n_display; slot++)
    if (state->display[slot].present)
      left--;

  for (int seat = 0; seat < state->n_players; seat++)
    left -= state->players[seat].n_relics + state->players[seat].n_shrines;

  return left;
}

/* Where a player stands in the player order, from 0, once it is known. */
int
colonia_state_find_place (const ColoniaState *state,
                          int                 seat)
{
  int place = 0;

  while (state->order[place] != seat)
    place++;

  return place;
}

/* Tells whether a player must still roll for the place in the order (TUE-5). */
gboolean
colonia_state_is_tied (const ColoniaState *state,
                       int                 seat)
{
  g_return_val_if_fail (seat >= 0 && seat < state->n_players, FALSE);

  for (int other = 0; other < state->n_players; other++)
    if (other != seat && state->places[other] == state->places[seat])
      return TRUE;

  return FALSE;
}

/* Tells whether a player owns the shrine of a city with nothing in it (SUN-2). */
gboolean
colonia_state_has_empty_shrine (const ColoniaState *state,
                                int                 seat,
                                ColoniaCity         city)
{
  const ColoniaPlayer *player;
  gboolean owned = FALSE;

  g_return_val_if_fail (seat >= 0 && seat < state->n_players, FALSE);
  g_return_val_if_fail (city < COLONIA_N_CITIES, FALSE);

  player = &state->players[seat];
  for (int i = 0; i < player->n_shrines; i++)
    owned |= player->shrines[i] == city;

  for (int i = 0; i < player->n_relics; i++)
    if (player->relics[i].city == city && player->relics[i].stored)
      return FALSE;

  return owned;
}

/* Looks for a relic of a player that is not in a shrine (SUN-2). Returns its index among the
 * player's relics, or -1 if there is none. */
int
colonia_state_find_loose_relic (const ColoniaState *state,
                                int                 seat,
                                ColoniaCity         city,
                                int                 points)
{
  const ColoniaPlayer *player;

  g_return_val_if_fail (seat >= 0 && seat < state->n_players, -1);
  g_return_val_if_fail (city < COLONIA_N_CITIES, -1);

  player = &state->players[seat];
  for (int i = 0; i < player->n_relics; i++)
    {
      const ColoniaOwnedRelic *relic = &player->relics[i];

      if (relic->city == city && relic->points == points && !relic->stored)
        return i;
    }

  return -1;
}

/* Members that are bound to the board apart from the streets. */
static int
count_members_on_pieces (const ColoniaState *state,
                         int                 seat)
{
  int members = 0;

  for (int i = 0; i < state->n_booths; i++)
    if (state->booths[i].player == seat)
      members += state->booths[i].members;

  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    for (int i = 0; i < colonia_state_get_n_spaces (state, craftsman); i++)
      {
        const ColoniaSpace *space = colonia_state_get_space (state, craftsman, i);

        if (space->player == seat)
          members += space->members;
      }

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      const ColoniaShip *ship = &state->berths[berth];

      for (int hold = 0; ship->present && hold < ship->n_holds; hold++)
        members += ship->holds[hold].player == seat;
      members += ship->present && ship->has_extra && ship->extra_player == seat;
    }

  for (int slot = 0; slot < state->n_display; slot++)
    members += state->display[slot].present && state->display[slot].safeguard == seat;

  return members;
}

/* Counts a player's members wherever they are. By ALL-1 the result is the same after every
 * event. */
int
colonia_state_count_members (const ColoniaState *state,
                             int                 seat)
{
  const ColoniaPlayer *player;
  int members;

  g_return_val_if_fail (seat >= 0 && seat < state->n_players, 0);

  player = &state->players[seat];
  members = player->supply + player->hall + player->ashore;
  for (int street = 0; street < COLONIA_N_STREETS; street++)
    members += player->streets[street];

  return members + count_members_on_pieces (state, seat);
}
