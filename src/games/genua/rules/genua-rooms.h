/* genua-rooms.h: what the rooms of the rules offer each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-rule.h"
#include "genua-state.h"

G_BEGIN_DECLS

/* How rooms refuse, or do not, and how they tell what they cause. */
#define NO_OBSTACLE ((TableObstacle) { .player = TABLE_NOBODY })
#define OBSTACLE(name, id) .kind = GENUA_OBSTACLE_##name, .rule = GENUA_RULE_##id
#define EFFECT(name, id) .kind = GENUA_EFFECT_##name, .rule = GENUA_RULE_##id
#define OF(play) ((GenuaState *) (play)->state)

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
TableObstacle genua_things_examine       (const GenuaState *state,
                                          int               seat,
                                          int               thing,
                                          int               need,
                                          int               rule);

/* The tower and turns */
TableObstacle genua_tower_examine_start  (const GenuaState *state,
                                          const GenuaEvent *event);
void          genua_tower_start          (const TablePlay  *play,
                                          const GenuaEvent *event);
TableObstacle genua_tower_examine_move   (const GenuaState *state,
                                          int               place);
void          genua_tower_move           (const TablePlay  *play,
                                          int               place);
TableObstacle genua_tower_examine_leave  (const GenuaState *state);
void          genua_turn_begin_game      (const TablePlay  *play);
void          genua_turn_end             (const TablePlay  *play);
void          genua_turn_move_marker     (const TablePlay  *play,
                                          int               rule);

/* Buildings */
TableObstacle genua_building_examine     (const GenuaState *state,
                                          int               seat,
                                          int               building,
                                          const GenuaVilla *villa);
void          genua_building_bring       (const TablePlay  *play,
                                          int               seat,
                                          int               building,
                                          const GenuaVilla *villa);
TableObstacle genua_action_examine       (const GenuaState *state,
                                          int               seat,
                                          const GenuaVilla *villa);
void          genua_action_take          (const TablePlay  *play,
                                          int               seat,
                                          const GenuaVilla *villa);

/* Orders, messages, and cards */
TableObstacle genua_order_examine_large  (const GenuaState *state,
                                          int               seat,
                                          int               building,
                                          const GenuaVilla *villa);
void          genua_order_fulfil_large   (const TablePlay  *play,
                                          int               seat,
                                          int               building,
                                          const GenuaVilla *villa);
TableObstacle genua_order_examine_small  (const GenuaState *state,
                                          int               seat,
                                          int               good);
void          genua_order_fulfil_small   (const TablePlay  *play,
                                          int               seat,
                                          int               good);
TableObstacle genua_message_examine      (const GenuaState *state,
                                          int               seat,
                                          const int        *between);
void          genua_message_deliver      (const TablePlay  *play,
                                          int               seat);
TableObstacle genua_cards_examine        (const GenuaState *state,
                                          const GenuaEvent *event);
void          genua_cards_use            (const TablePlay  *play,
                                          const GenuaEvent *event);
TableObstacle genua_deal_examine         (const GenuaState *state,
                                          const GenuaEvent *event);
void          genua_deal_make            (const TablePlay  *play,
                                          const GenuaEvent *event);

/* Ownership */
TableObstacle genua_claim_examine_turn   (const GenuaState *state,
                                          int               seat);
TableObstacle genua_claim_examine        (const GenuaState *state,
                                          int               seat,
                                          const GenuaClaim *claim);
void          genua_claim_make           (const TablePlay  *play,
                                          int               seat,
                                          const GenuaClaim *claim);

/* What is counted and corrected */
TableObstacle genua_count_examine        (const GenuaState *state,
                                          const GenuaEvent *event);
void          genua_count_take           (const TablePlay  *play,
                                          const GenuaEvent *event);
TableObstacle genua_correction_examine   (const GenuaState *state,
                                          const GenuaEvent *event);
void          genua_correction_make      (GenuaState       *state,
                                          const GenuaEvent *event);

G_END_DECLS
