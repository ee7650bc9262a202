/* colonia-rooms.h: what the rooms of the rules offer each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"

/* What follows by itself from what a room has done. */
typedef enum {
  COLONIA_NEXT_NOTHING, /* a step waits */
  COLONIA_NEXT_TURN, /* it is the turn of the next who has not passed */
  COLONIA_NEXT_VOTE, /* the next vote of the day, or, when there is none left, what the day is for */
  COLONIA_NEXT_DAY /* the day is over */
} ColoniaNext;

/* An event being carried out. The state and the effects belong to whoever let the event
 * happen. */
typedef struct {
  ColoniaState *state; /* what changes */
  GArray *effects; /* of `ColoniaEffect`, where to report what is caused; `NULL` if nobody listens */
  ColoniaNext next; /* the rooms know no more of each other than that */
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

/* What the day is for is done where holdings and members are not tracked, too. */
static inline void
leave_day_to_table (ColoniaPlay *play,
                    ColoniaRule  rule)
{
  EFFECT (play, DAY_AT_TABLE, rule, COLONIA_NOBODY, .what = (int) play->state->day, .amount = play->state->week);
}

/* Lets the mayor begin a step in which the players act in turn, and which ends
 * when all have passed. */
static inline void
begin_turns (ColoniaPlay *play,
             ColoniaStep  step)
{
  play->state->step = step;
  play->state->turn = play->state->order[0];
}

/* What stands or speaks against an event, and what happens by one. */
#define EXAMINES(name) ColoniaObstacle name (const ColoniaState *state, const ColoniaEvent *event)
#define HAPPENS(name) void name (ColoniaPlay *play, const ColoniaEvent *event)
#define DOUBTS(name) void name (const ColoniaState *state, const ColoniaEvent *event, GArray *doubts)

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

/* What happens on whatever day: votes, what edicts do or leave to the table, bars, ships and relic cards. */
gboolean        colonia_council_call_vote         (ColoniaState       *state);
gboolean        colonia_edict_take_effect         (ColoniaPlay            *play,
                                                   const ColoniaLaidEdict *edict);
void            colonia_edict_leave_to_table      (ColoniaPlay            *play,
                                                   ColoniaEdictKind        kind,
                                                   ColoniaRule             rule);
ColoniaEventType colonia_edict_get_awaited        (ColoniaEdictKind    kind);
void            colonia_thursday_move_bar         (ColoniaPlay        *play,
                                                   ColoniaCraftsman    craftsman,
                                                   int                 spaces,
                                                   ColoniaRule         rule);
void            colonia_friday_add_extra_hold     (ColoniaShip        *ship);
void            colonia_saturday_ships_leave      (ColoniaPlay        *play,
                                                   int                 ships);
void            colonia_sunday_doubt_points       (int                 player,
                                                   int                 points,
                                                   GArray             *doubts);
void            colonia_week_go_on                (ColoniaPlay        *play);

/* What stands against an event that the step takes, if more than that can, what it does, and what speaks
 * against it, if anything can. */
typedef struct {
  EXAMINES ((*examine));
  HAPPENS ((*carry_out));
  DOUBTS ((*doubt));
} ColoniaRoom;

extern const ColoniaRoom colonia_room_ship, colonia_room_relic, colonia_room_week_card, colonia_room_edicts;
extern const ColoniaRoom colonia_room_family_cards, colonia_room_tie_rolls, colonia_room_vote, colonia_room_casting_vote;
extern const ColoniaRoom colonia_room_restock, colonia_room_merchants, colonia_room_homecoming, colonia_room_draws;
extern const ColoniaRoom colonia_room_good_rolls, colonia_room_exchange, colonia_room_take_booth, colonia_room_order;
extern const ColoniaRoom colonia_room_die, colonia_room_load, colonia_room_buy, colonia_room_safeguard;
extern const ColoniaRoom colonia_room_pass, colonia_room_final_holdings, colonia_room_correction, colonia_room_change;

/* How a day begins, if not with its votes; what it is for after them; and what comes when all have passed. */
typedef struct {
  void (*begin) (ColoniaPlay *play);
  void (*work) (ColoniaPlay *play);
  void (*close) (ColoniaPlay *play);
} ColoniaDayRoom;

extern const ColoniaDayRoom colonia_monday, colonia_tuesday, colonia_wednesday, colonia_thursday;
extern const ColoniaDayRoom colonia_friday, colonia_saturday, colonia_sunday, colonia_end;
