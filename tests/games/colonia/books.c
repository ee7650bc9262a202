/* books.c: whether the books of a game balance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "books.h"
#include "colonia-typed.h"

#include <string.h>

static void
check_bundle (const ColoniaBundle *bundle)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    g_assert_cmpint (bundle->n[kind], >=, 0);
}

static void
check_player (const ColoniaPlayer *player)
{
  g_assert_cmpint (player->supply, >=, 0);
  g_assert_cmpint (player->hall, >=, 0);
  g_assert_cmpint (player->ashore, >=, 0);
  for (int street = 0; street < COLONIA_N_STREETS; street++)
    g_assert_cmpint (player->streets[street], >=, 0);

  check_bundle (&player->resources);
  check_bundle (&player->goods);
  check_bundle (&player->money);

  /* The fifth currency does not exist. */
  g_assert_cmpint (player->money.n[COLONIA_N_CITIES], ==, 0);
}

static void
check_board (const ColoniaState *state)
{
  check_bundle (&state->bag);
  g_assert_cmpint (state->dice, >=, 0);
  g_assert_cmpint (state->leaving, >=, 0);
  g_assert_cmpint (state->n_to_reveal, >=, 0);

  for (int i = 0; i < state->n_booths; i++)
    {
      check_bundle (&state->booths[i].resources);
      g_assert_cmpint (state->booths[i].members, >=, 0);
    }

  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      g_assert_cmpint (state->bars[craftsman], >=, 0);
      g_assert_cmpint (state->new_contracts[craftsman], >=, 0);
      g_assert_cmpint (state->new_contracts[craftsman], <=, colonia_state_get_n_spaces (state, craftsman));
      for (int i = 0; i < colonia_state_get_n_spaces (state, craftsman); i++)
        g_assert_cmpint (colonia_state_get_space (state, craftsman, i)->members, >=, 1);
    }
}

/* ALL-1 */
static void
check_members (const ColoniaState *state,
               const ColoniaSetup *setup)
{
  for (int seat = 0; seat < state->n_players; seat++)
    g_assert_cmpint (colonia_state_count_members (state, seat), ==, setup->family_members);
}

/* ALL-2 */
static void
check_resources (const ColoniaState *state)
{
  ColoniaBundle all = state->bag;

  for (int i = 0; i < state->n_booths; i++)
    colonia_bundle_add (&all, &state->booths[i].resources);
  for (int seat = 0; seat < state->n_players; seat++)
    colonia_bundle_add (&all, &state->players[seat].resources);

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    g_assert_cmpint (all.n[kind], ==, COLONIA_RESOURCES_EACH);
}

/* ALL-3, and that no shrine holds two relics (SUN-2). */
static void
check_relics (const ColoniaState *state)
{
  int relics[COLONIA_N_CITIES] = { 0 };
  int stored[COLONIA_N_CITIES] = { 0 };
  int shrines[COLONIA_N_CITIES] = { 0 };

  for (int slot = 0; slot < state->n_display; slot++)
    {
      const ColoniaCard *card = &state->display[slot];

      if (card->present && card->shrine)
        shrines[card->city]++;
      else if (card->present)
        relics[card->city]++;
    }

  for (int seat = 0; seat < state->n_players; seat++)
    {
      const ColoniaPlayer *player = &state->players[seat];

      for (int i = 0; i < player->n_shrines; i++)
        shrines[player->shrines[i]]++;
      for (int i = 0; i < player->n_relics; i++)
        {
          relics[player->relics[i].city]++;
          stored[player->relics[i].city] += player->relics[i].stored;
        }
    }

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      g_assert_cmpint (relics[city], <=, COLONIA_RELICS_PER_CITY);
      g_assert_cmpint (shrines[city], <=, 1);
      g_assert_cmpint (stored[city], <=, shrines[city]);
    }
}

/* Every seat has one place in the player order. */
static void
check_order (const ColoniaState *state)
{
  gboolean placed[COLONIA_MAX_PLAYERS] = { FALSE };

  for (int place = 0; state->order_known && place < state->n_players; place++)
    {
      int seat = state->order[place];

      g_assert_cmpint (seat, >=, 0);
      g_assert_cmpint (seat, <, state->n_players);
      g_assert_false (placed[seat]);
      placed[seat] = TRUE;
    }
}

gboolean
books_step_has_turns (ColoniaStep step)
{
  return step == COLONIA_STEP_MARKET || step == COLONIA_STEP_ORDERS || step == COLONIA_STEP_LOADING
         || step == COLONIA_STEP_BUYING || step == COLONIA_STEP_SAFEGUARDING;
}

static void
check_turn (const ColoniaState *state)
{
  if (books_step_has_turns (state->step))
    {
      g_assert_cmpint (state->turn, >=, 0);
      g_assert_cmpint (state->turn, <, state->n_players);
      g_assert_false (state->passed[state->turn]);
    }
  else
    {
      g_assert_cmpint (state->turn, ==, COLONIA_NOBODY);
      for (int seat = 0; seat < state->n_players; seat++)
        g_assert_false (state->passed[seat]);
    }
}

/* What is not tracked is all zeros. */
static void
check_untracked (const ColoniaState *state)
{
  static const ColoniaPlayer nothing;

  for (int seat = 0; seat < state->n_players; seat++)
    g_assert_cmpmem (&state->players[seat], sizeof nothing, &nothing, sizeof nothing);

  g_assert_cmpint (colonia_bundle_get_total (&state->bag), ==, 0);
  g_assert_cmpint (state->n_booths, ==, 0);
  g_assert_cmpint (state->n_display, ==, 0);
}

/* After each event, and before the first, nothing is lost and nothing appears
 * from nowhere. */
void
books_check (const ColoniaState *state,
             const ColoniaSetup *setup)
{
  check_board (state);
  check_order (state);
  check_turn (state);

  if (state->tracking != COLONIA_TRACKING_FULL)
    {
      check_untracked (state);
      return;
    }

  for (int seat = 0; seat < state->n_players; seat++)
    check_player (&state->players[seat]);
  check_members (state, setup);
  check_resources (state);
  check_relics (state);
}

/* What an event caused, and what it changed */

static void
account_for_change (const ColoniaEffect *effect,
                    ColoniaPlayer       *player)
{
  if (effect->what == COLONIA_HELD_RESOURCES)
    colonia_bundle_add (&player->resources, &effect->bundle);
  else if (effect->what == COLONIA_HELD_GOODS)
    colonia_bundle_add (&player->goods, &effect->bundle);
  else
    colonia_bundle_add (&player->money, &effect->bundle);
}

static void
account_for (const ColoniaEffect *effect,
             ColoniaPlayer       *players)
{
  ColoniaPlayer *player;

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS && effect->kind == COLONIA_EFFECT_ALL_CHANGED; seat++)
    account_for_change (effect, &players[seat]);
  if (effect->player == COLONIA_NOBODY)
    return;

  player = &players[effect->player];
  switch (effect->kind)
    {
    case COLONIA_EFFECT_GETS_RESOURCES:
      colonia_bundle_add (&player->resources, &effect->bundle);
      break;

    case COLONIA_EFFECT_RETURNS_RESOURCES:
      colonia_bundle_subtract (&player->resources, &effect->bundle);
      break;

    case COLONIA_EFFECT_RESOURCE_CORRECTED:
      player->resources.n[effect->what] += effect->amount - effect->other;
      break;

    case COLONIA_EFFECT_CHANGED:
      account_for_change (effect, player);
      break;

    case COLONIA_EFFECT_GETS_GOODS:
    case COLONIA_EFFECT_MADE:
      player->goods.n[effect->what] += effect->amount;
      break;

    case COLONIA_EFFECT_RETURNS_GOODS:
      colonia_bundle_subtract (&player->goods, &effect->bundle);
      break;

    case COLONIA_EFFECT_GOOD_CORRECTED:
      player->goods.n[effect->what] += effect->amount - effect->other;
      break;

    case COLONIA_EFFECT_GETS_MONEY:
    case COLONIA_EFFECT_PAID:
      player->money.n[effect->what] += effect->amount;
      break;

    case COLONIA_EFFECT_PAYS_MONEY:
      player->money.n[effect->what] -= effect->amount;
      break;

    case COLONIA_EFFECT_MONEY_CORRECTED:
      player->money.n[effect->what] += effect->amount - effect->other;
      break;

    default:
      break;
    }
}

/* Whatever a player has more or less of was reported, and nothing else. */
static void
check_accounts (const ColoniaState *before,
                const ColoniaState *after,
                const GArray       *effects)
{
  ColoniaPlayer players[COLONIA_MAX_PLAYERS];

  if (before->tracking != COLONIA_TRACKING_FULL)
    return;

  memcpy (players, before->players, sizeof players);
  for (guint i = 0; i < effects->len; i++)
    account_for (&g_array_index (effects, ColoniaEffect, i), players);

  for (int seat = 0; seat < before->n_players; seat++)
    for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
      {
        g_assert_cmpint (players[seat].resources.n[kind], ==, after->players[seat].resources.n[kind]);
        g_assert_cmpint (players[seat].goods.n[kind], ==, after->players[seat].goods.n[kind]);
        g_assert_cmpint (players[seat].money.n[kind], ==, after->players[seat].money.n[kind]);
      }
}

/* Whether two answers give the same reason. */
gboolean
books_is_same_obstacle (const ColoniaObstacle *obstacle,
                        const ColoniaObstacle *other)
{
  return obstacle->kind == other->kind && obstacle->rule == other->rule && obstacle->player == other->player
         && obstacle->what == other->what && obstacle->have == other->have && obstacle->need == other->need;
}

/* Applies an event to a state: it is refused for the reason that asking gives
 * and nothing changes, or the books balance after it. In `effects` is then what
 * it caused. */
ColoniaObstacle
books_try (ColoniaState       *state,
           const ColoniaSetup *setup,
           const ColoniaEvent *event,
           GArray             *effects)
{
  ColoniaObstacle asked = colonia_state_examine (state, event);
  ColoniaObstacle obstacle;
  g_auto (ColoniaState) before = { 0 };

  colonia_state_copy (&before, state);
  g_array_set_size (effects, 0);
  obstacle = colonia_state_apply (state, event, effects);
  g_assert_true (books_is_same_obstacle (&asked, &obstacle));

  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    {
      books_check (state, setup);
      check_accounts (&before, state, effects);
    }
  else
    {
      g_assert_cmpuint (effects->len, ==, 0);
      g_assert_true (colonia_state_equal (state, &before));
    }

  return obstacle;
}
