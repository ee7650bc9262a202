/* concordia-rooms.h: what the room of a card offers the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"

/* How rooms refuse, or do not, and how they tell what they cause. */
#define NO_OBSTACLE ((TableObstacle) { .player = TABLE_NOBODY })
#define OBSTACLE(name, id) .kind = CONCORDIA_OBSTACLE_##name, .rule = CONCORDIA_RULE_##id
#define EFFECT(name, id) .kind = CONCORDIA_EFFECT_##name, .rule = CONCORDIA_RULE_##id
#define OF(play) ((ConcordiaState *) (play)->state)

#define ASKS(name) TableObstacle name (const ConcordiaState *state, const ConcordiaPlayed *played)
#define PLAYS(name) void name (const TablePlay *play, const ConcordiaPlayed *played, int card)
#define DOUBTS_CARD(name) void name (const ConcordiaState *state, const ConcordiaPlayed *played, int card, GArray *doubts)

/* What a card does: what stands against it, if anything can, carrying it out for who has the turn, and what speaks
 * against it. */
typedef struct {
  ASKS ((*examine));
  PLAYS ((*play));
  DOUBTS_CARD ((*doubt));
} ConcordiaRoom;

extern const ConcordiaRoom concordia_tribune, concordia_architect, concordia_prefect, concordia_mercator,
  concordia_colonist, concordia_market;
extern const int concordia_prices[CONCORDIA_N_GOODS];
extern const int concordia_for_sale[CONCORDIA_MAX_PLAYERS + 1];

const ConcordiaRoom *concordia_card_get_room     (int                      card);
int                  concordia_card_count_first  (int                      card);
void                 concordia_cards_set_usual   (ConcordiaSetup          *setup);

void                 concordia_bank_move         (const TablePlay         *play,
                                                  int                      seat,
                                                  int                      rule,
                                                  const ConcordiaPrice    *moved);
void                 concordia_turn_begin_step   (const TablePlay         *play,
                                                  int                      step,
                                                  int                      card);
void                 concordia_turn_end_game     (const TablePlay         *play,
                                                  int                      rule);
void                 concordia_turn_end          (const TablePlay         *play);
void                 concordia_turn_end_buying   (const TablePlay         *play);

ConcordiaPrice       concordia_market_get_price  (const ConcordiaState    *state,
                                                  int                      slot,
                                                  gboolean                 with_slot);

/* What stands against an event, and what happens by one. */
#define EXAMINES(name) TableObstacle name (const ConcordiaState *state, const ConcordiaEvent *event)
#define DOUBTS(name) void name (const ConcordiaState *state, const ConcordiaEvent *event, GArray *doubts)
#define HAPPENS(name) void name (const TablePlay *play, const ConcordiaEvent *event)

EXAMINES (concordia_house_examine);
DOUBTS (concordia_house_doubt);
DOUBTS (concordia_trade_doubt);
DOUBTS (concordia_market_doubt);
DOUBTS (concordia_count_doubt);
EXAMINES (concordia_trade_examine);
EXAMINES (concordia_market_examine);
EXAMINES (concordia_count_examine_intermediate);
EXAMINES (concordia_count_examine_final);
EXAMINES (concordia_count_examine_correction);
HAPPENS (concordia_turn_reveal);
HAPPENS (concordia_house_build);
HAPPENS (concordia_trade_make);
HAPPENS (concordia_market_buy);
HAPPENS (concordia_count_intermediate);
HAPPENS (concordia_count_correct);
HAPPENS (concordia_count_final);
