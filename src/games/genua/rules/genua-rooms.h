/* genua-rooms.h: what the rooms of the rules offer each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"

/* How rooms refuse, or do not, and how they tell what they cause. */
#define NO_OBSTACLE ((TableObstacle) { .player = TABLE_NOBODY })
#define OBSTACLE(name, id) .kind = GENUA_OBSTACLE_##name, .rule = GENUA_RULE_##id
#define EFFECT(name, id) .kind = GENUA_EFFECT_##name, .rule = GENUA_RULE_##id
#define OF(play) ((GenuaState *) (play)->state)

/* What stands or speaks against an event, and what happens by one. */
#define EXAMINES(name) TableObstacle name (const GenuaState *state, const GenuaEvent *event)
#define HAPPENS(name) void name (const TablePlay *play, const GenuaEvent *event)
#define DOUBTS(name) void name (const GenuaState *state, const GenuaEvent *event, GArray *doubts)

/* Things */
int           genua_things_count_stock   (const GenuaState *state,
                                          int               seat,
                                          int               thing);
void          genua_things_move          (GenuaState       *state,
                                          int               seat,
                                          int               thing,
                                          int               n);
void          genua_things_get           (const TablePlay  *play,
                                          int               seat,
                                          int               thing,
                                          int               n,
                                          int               rule);
void          genua_things_pay           (const TablePlay  *play,
                                          int               seat,
                                          int               amount,
                                          GenuaIncome       income);
void          genua_things_lay_down      (const TablePlay  *play,
                                          int               seat,
                                          int               card,
                                          int               rule);

/* The tower and turns */
EXAMINES (genua_tower_examine_leave);
void          genua_turn_begin_game      (const TablePlay  *play);
void          genua_turn_move_marker     (const TablePlay  *play,
                                          int               rule);

/* Buildings and orders */
TableObstacle genua_building_examine     (const GenuaState *state,
                                          const GenuaEvent *event,
                                          int               building);
TableObstacle genua_building_examine_who (const GenuaState *state,
                                          int               seat,
                                          int               rule);
void          genua_building_bring       (const TablePlay  *play,
                                          const GenuaEvent *event,
                                          int               building);
TableObstacle genua_order_examine_large  (const GenuaState *state,
                                          const GenuaEvent *event,
                                          int               building);
void          genua_order_fulfil_large   (const TablePlay  *play,
                                          const GenuaEvent *event,
                                          int               building);

gboolean      genua_building_is_order    (const GenuaEvent *event,
                                          int               building);
DOUBTS (genua_order_doubt);
DOUBTS (genua_card_doubt);

/* Ownership */
TableObstacle genua_claim_examine_turn   (const GenuaState *state,
                                          int               seat);

/* What stands against an event that the step takes, what it does, and what speaks against it. */
typedef struct {
  EXAMINES ((*examine));
  HAPPENS ((*carry_out));
  DOUBTS ((*doubt));
} GenuaRoom;

extern const GenuaRoom genua_tower_start, genua_tower_move, genua_turn_end, genua_action, genua_small_order, genua_message;
extern const GenuaRoom genua_card, genua_deal, genua_claim, genua_count, genua_correction;
