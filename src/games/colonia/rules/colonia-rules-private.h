/* colonia-rules-private.h: what the rooms of the days know of each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"

G_BEGIN_DECLS

/* An event being carried out. Both members belong to whoever let the event
 * happen. */
typedef struct {
  ColoniaState *state; /* what changes */
  GArray *effects; /* of `ColoniaEffect`, where to report what is caused; `NULL` if nobody listens */
} ColoniaPlay;

/* Makes a `ColoniaObstacle`: its kind, its rule, then the player and, as
 * designated members, what the kind needs besides. */
#define OBSTACLE(kind_, rule_, ...)                      \
  ((ColoniaObstacle) { .kind = COLONIA_OBSTACLE_##kind_, \
                       .rule = (rule_),                  \
                       .player = __VA_ARGS__ })

#define DOUBT(doubts, kind_, rule_, ...) \
  TABLE_DOUBT (doubts, .kind = COLONIA_OBSTACLE_##kind_, .rule = (rule_), .player = __VA_ARGS__)

#define NO_OBSTACLE ((ColoniaObstacle) { .player = COLONIA_NOBODY })

/* Reports a `ColoniaEffect` if anybody listens: its kind, its rule, then the
 * player and, as designated members, what the kind needs besides. */
#define EFFECT(play_, kind_, rule_, ...) \
  EFFECT_OF_KIND (play_, COLONIA_EFFECT_##kind_, rule_, __VA_ARGS__)

/* The same with a kind that is not known beforehand. */
#define EFFECT_OF_KIND(play_, kind_, rule_, ...)           \
  G_STMT_START {                                           \
    if ((play_)->effects != NULL)                          \
      {                                                    \
        ColoniaEffect effect_ = { .kind = (kind_),         \
                                  .rule = (rule_),         \
                                  .player = __VA_ARGS__ }; \
        g_array_append_val ((play_)->effects, effect_);    \
      }                                                    \
  } G_STMT_END

static inline gboolean
is_full (const ColoniaState *state)
{
  return state->tracking == COLONIA_TRACKING_FULL;
}

/* The week: turns and the order of days. */
void            colonia_week_begin_day            (ColoniaPlay        *play,
                                                   ColoniaDay          day);
void            colonia_week_begin_work           (ColoniaPlay        *play);
void            colonia_week_begin_turns          (ColoniaPlay        *play,
                                                   ColoniaStep         step);
int             colonia_week_find_place           (const ColoniaState *state,
                                                   int                 seat);
void            colonia_week_next_turn            (ColoniaPlay        *play);
void            colonia_week_pass                 (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_week_end                  (ColoniaPlay        *play);
void            colonia_week_leave_to_table       (ColoniaPlay        *play,
                                                   ColoniaRule         rule);

/* Members, resources and money on the move. */
ColoniaObstacle colonia_examine_supply            (const ColoniaState *state,
                                                   int                 seat,
                                                   int                 need,
                                                   ColoniaRule         rule);
int             colonia_find_missing              (const ColoniaState  *state,
                                                   const ColoniaBundle *held,
                                                   const ColoniaBundle *needed);
ColoniaObstacle colonia_examine_bag               (const ColoniaState  *state,
                                                   const ColoniaBundle *bundles,
                                                   int                  n,
                                                   ColoniaRule          rule);
void            colonia_take_from_supply          (ColoniaPlay        *play,
                                                   int                 seat,
                                                   int                 members);
void            colonia_come_home                 (ColoniaPlay        *play,
                                                   ColoniaStreet       street,
                                                   ColoniaRule         rule);
void            colonia_move_onto_street          (ColoniaPlay        *play,
                                                   int                 seat,
                                                   ColoniaStreet       street,
                                                   int                 members,
                                                   ColoniaRule         rule);
void            colonia_tell_drawn                (ColoniaPlay         *play,
                                                   const ColoniaBundle *bundles,
                                                   int                  n,
                                                   ColoniaRule          rule);

/* Monday. */
void            colonia_monday_begin              (ColoniaPlay        *play);
ColoniaObstacle colonia_monday_examine_week_card  (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_monday_lay_out_week       (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_monday_lay_out_edicts     (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);

/* Tuesday. */
void            colonia_tuesday_begin             (ColoniaPlay        *play);
ColoniaObstacle colonia_tuesday_examine_cards     (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_tuesday_play_cards        (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_tuesday_examine_rolls     (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_tuesday_roll              (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);

/* The council. */
void            colonia_council_go_on             (ColoniaPlay        *play);
ColoniaObstacle colonia_council_examine_vote      (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_council_vote              (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_council_examine_casting   (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_council_cast              (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);

/* The edicts. */
gboolean        colonia_edict_take_effect         (ColoniaPlay            *play,
                                                   const ColoniaLaidEdict *edict);
void            colonia_edict_leave_to_table      (ColoniaPlay            *play,
                                                   ColoniaEdictKind        kind,
                                                   ColoniaRule             rule);
ColoniaEventType colonia_edict_get_awaited        (ColoniaEdictKind    kind);
ColoniaObstacle colonia_edict_examine_restock     (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_edict_restock             (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_edict_examine_merchants   (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_edict_merchants           (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_edict_examine_homecoming  (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_edict_homecoming          (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_edict_examine_draws       (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_edict_draws               (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_edict_examine_good_rolls  (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_edict_good_rolls          (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_edict_examine_exchange    (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_edict_exchange            (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);

/* Wednesday. */
void            colonia_wednesday_begin_work      (ColoniaPlay        *play);
ColoniaObstacle colonia_wednesday_examine_booth   (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_wednesday_take_booth      (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_wednesday_close           (ColoniaPlay        *play);

/* Thursday. */
void            colonia_thursday_begin_work       (ColoniaPlay        *play);
ColoniaObstacle colonia_thursday_examine_order    (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_thursday_order            (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_thursday_close_orders     (ColoniaPlay        *play);
void            colonia_thursday_roll             (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_thursday_move_bar         (ColoniaPlay        *play,
                                                   ColoniaCraftsman    craftsman,
                                                   int                 spaces,
                                                   ColoniaRule         rule);

/* Friday. */
void            colonia_friday_begin_work         (ColoniaPlay        *play);
ColoniaObstacle colonia_friday_examine_load       (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_friday_load               (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_friday_add_extra_hold     (ColoniaShip        *ship);
void            colonia_friday_close              (ColoniaPlay        *play);

/* Saturday, and the ships whenever they come and go. */
void            colonia_saturday_begin_work       (ColoniaPlay        *play);
void            colonia_saturday_ships_leave      (ColoniaPlay        *play,
                                                   int                 ships);
void            colonia_saturday_berth_ship       (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);

/* Sunday, and the relic cards whenever they are revealed. */
void            colonia_sunday_begin_work         (ColoniaPlay        *play);
void            colonia_saturday_doubt_ship       (const ColoniaState *state,
                                                   const ColoniaEvent *event,
                                                   GArray             *doubts);
void            colonia_sunday_doubt_points       (int                 player,
                                                   int                 points,
                                                   GArray             *doubts);
void            colonia_sunday_doubt_relic        (const ColoniaState *state,
                                                   const ColoniaEvent *event,
                                                   GArray             *doubts);
void            colonia_scoring_doubt_holdings    (const ColoniaState *state,
                                                   const ColoniaEvent *event,
                                                   GArray             *doubts);
ColoniaObstacle colonia_sunday_examine_relic      (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_sunday_reveal_relic       (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_sunday_examine_buy        (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_sunday_buy                (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_sunday_close_buying       (ColoniaPlay        *play);
ColoniaObstacle colonia_sunday_examine_safeguard  (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_sunday_safeguard          (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_sunday_close              (ColoniaPlay        *play);

/* The end. */
ColoniaObstacle colonia_scoring_examine_holdings  (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_scoring_count_holdings    (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
void            colonia_scoring_report            (ColoniaPlay        *play);

/* Corrections and changes. */
ColoniaObstacle colonia_correction_examine        (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_correction_carry_out      (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);
ColoniaObstacle colonia_change_examine            (const ColoniaState *state,
                                                   const ColoniaEvent *event);
void            colonia_change_carry_out          (ColoniaPlay        *play,
                                                   const ColoniaEvent *event);

G_END_DECLS
