/* colonia-kinds.h: the kinds of things on the table, and their ids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Inside the program seats, booths, berths, holds, slots and places in the
 * player order count from 0, and COLONIA_NOBODY stands where there is none.
 * The record and all sentences count from 1, as the table does.
 */

#define COLONIA_NOBODY (-1)

#define COLONIA_MIN_PLAYERS 3
#define COLONIA_MAX_PLAYERS 6
#define COLONIA_N_WEEKS 6
#define COLONIA_LOWEST_CARD 3
#define COLONIA_HIGHEST_CARD 8
#define COLONIA_RESOURCES_EACH 18
#define COLONIA_N_BERTHS 4
#define COLONIA_MAX_HOLDS 6
#define COLONIA_MAX_BOOTHS 12
#define COLONIA_N_EXTRA_BOOTHS 2
#define COLONIA_DISPLAY_SIZE 10
#define COLONIA_RELICS_PER_CITY 11
#define COLONIA_N_EDICTS 3
#define COLONIA_BUNDLE_KINDS 5
#define COLONIA_DIE_SIDES 6

/* The most that a week card and an edict may say: the room that a state has
 * for what follows from them depends on it. */
#define COLONIA_MAX_CONTRACTS 9
#define COLONIA_MAX_DICE 20
#define COLONIA_MAX_SHIPS_BY_EDICT 2
#define COLONIA_BUSY_CRAFTSMAN_SPACES 2

typedef enum {
  COLONIA_TRACKING_FULL,
  COLONIA_TRACKING_ESSENTIALS,
  COLONIA_TRACKING_SCORING,
  COLONIA_N_TRACKINGS
} ColoniaTracking;

typedef enum {
  COLONIA_COLOR_YELLOW,
  COLONIA_COLOR_BLUE,
  COLONIA_COLOR_GREEN,
  COLONIA_COLOR_RED,
  COLONIA_COLOR_ORANGE,
  COLONIA_COLOR_PURPLE,
  COLONIA_N_COLORS
} ColoniaColor;

typedef enum {
  COLONIA_RESOURCE_LEATHER,
  COLONIA_RESOURCE_IRON,
  COLONIA_RESOURCE_WOOD,
  COLONIA_RESOURCE_LINEN,
  COLONIA_RESOURCE_FUR,
  COLONIA_N_RESOURCES
} ColoniaResource;

typedef enum {
  COLONIA_GOOD_SADDLE,
  COLONIA_GOOD_CARTWHEEL,
  COLONIA_GOOD_PAINTING,
  COLONIA_GOOD_CLOTHING,
  COLONIA_GOOD_FOOTWEAR,
  COLONIA_N_GOODS
} ColoniaGood;

/* Each craftsman makes the good of the same number and is rolled by the die
 * face one above it. */
typedef enum {
  COLONIA_CRAFTSMAN_SADDLER,
  COLONIA_CRAFTSMAN_WAINWRIGHT,
  COLONIA_CRAFTSMAN_PAINTER,
  COLONIA_CRAFTSMAN_TAILOR,
  COLONIA_CRAFTSMAN_SHOEMAKER,
  COLONIA_N_CRAFTSMEN
} ColoniaCraftsman;

typedef enum {
  COLONIA_CITY_LONDON,
  COLONIA_CITY_NOVGOROD,
  COLONIA_CITY_BERGEN,
  COLONIA_CITY_BRUGES,
  COLONIA_N_CITIES
} ColoniaCity;

typedef enum {
  COLONIA_STREET_TUESDAY,
  COLONIA_STREET_WEDNESDAY,
  COLONIA_STREET_THURSDAY,
  COLONIA_STREET_FRIDAY,
  COLONIA_N_STREETS
} ColoniaStreet;

typedef enum {
  COLONIA_DAY_SETUP,
  COLONIA_DAY_MONDAY,
  COLONIA_DAY_TUESDAY,
  COLONIA_DAY_WEDNESDAY,
  COLONIA_DAY_THURSDAY,
  COLONIA_DAY_FRIDAY,
  COLONIA_DAY_SATURDAY,
  COLONIA_DAY_SUNDAY,
  COLONIA_DAY_END,
  COLONIA_N_DAYS
} ColoniaDay;

typedef enum {
  COLONIA_STEP_BERTH_SHIPS,
  COLONIA_STEP_REVEAL_RELICS,
  COLONIA_STEP_WEEK_CARD,
  COLONIA_STEP_EDICTS,
  COLONIA_STEP_FAMILY_CARDS,
  COLONIA_STEP_TIE_ROLLS,
  COLONIA_STEP_VOTE,
  COLONIA_STEP_CASTING_VOTE,
  COLONIA_STEP_EDICT,
  COLONIA_STEP_MARKET,
  COLONIA_STEP_ORDERS,
  COLONIA_STEP_EXTRA_CONTRACTS,
  COLONIA_STEP_LOADING,
  COLONIA_STEP_BUYING,
  COLONIA_STEP_SAFEGUARDING,
  COLONIA_STEP_FINAL_HOLDINGS,
  COLONIA_STEP_FINISHED,
  COLONIA_N_STEPS
} ColoniaStep;

typedef enum {
  COLONIA_EVENT_SHIP,
  COLONIA_EVENT_RELIC,
  COLONIA_EVENT_WEEK_CARD,
  COLONIA_EVENT_EDICTS,
  COLONIA_EVENT_FAMILY_CARDS,
  COLONIA_EVENT_TIE_ROLLS,
  COLONIA_EVENT_VOTE,
  COLONIA_EVENT_CASTING_VOTE,
  COLONIA_EVENT_RESTOCK,
  COLONIA_EVENT_MERCHANTS,
  COLONIA_EVENT_HOMECOMING,
  COLONIA_EVENT_DRAWS,
  COLONIA_EVENT_GOOD_ROLLS,
  COLONIA_EVENT_EXCHANGE,
  COLONIA_EVENT_TAKE_BOOTH,
  COLONIA_EVENT_ORDER,
  COLONIA_EVENT_DIE,
  COLONIA_EVENT_LOAD,
  COLONIA_EVENT_BUY,
  COLONIA_EVENT_SAFEGUARD,
  COLONIA_EVENT_PASS,
  COLONIA_EVENT_FINAL_HOLDINGS,
  COLONIA_EVENT_CORRECTION,
  COLONIA_EVENT_NOTE,
  COLONIA_N_EVENT_TYPES
} ColoniaEventType;

typedef enum {
  COLONIA_EDICT_BIGGER_BOOTHS,
  COLONIA_EDICT_FOREIGN_MERCHANTS,
  COLONIA_EDICT_HOMECOMING_WEDNESDAY,
  COLONIA_EDICT_HOMECOMING_THURSDAY,
  COLONIA_EDICT_DRAW_RESOURCES,
  COLONIA_EDICT_BUSY_CRAFTSMAN,
  COLONIA_EDICT_SHIPS_LEAVE,
  COLONIA_EDICT_GOODS_BY_DIE,
  COLONIA_EDICT_EXTRA_HOLD,
  COLONIA_EDICT_NEW_RELICS,
  COLONIA_EDICT_SMALLER_DEPUTATION,
  COLONIA_EDICT_EXCHANGE,
  COLONIA_EDICT_OTHER,
  COLONIA_N_EDICT_KINDS
} ColoniaEdictKind;

typedef enum {
  COLONIA_RESULT_PENDING,
  COLONIA_RESULT_ACCEPTED,
  COLONIA_RESULT_REJECTED,
  COLONIA_N_RESULTS
} ColoniaResult;

typedef enum {
  COLONIA_BALLOT_NONE,
  COLONIA_BALLOT_YES,
  COLONIA_BALLOT_NO,
  COLONIA_N_BALLOTS
} ColoniaBallot;

/* The ids of each kind as the record spells them, in the order of the
 * enumeration and ended by %NULL. */
extern const char *const colonia_tracking_ids[];
extern const char *const colonia_color_ids[];
extern const char *const colonia_resource_ids[];
extern const char *const colonia_good_ids[];
extern const char *const colonia_craftsman_ids[];
extern const char *const colonia_city_ids[];
extern const char *const colonia_street_ids[];
extern const char *const colonia_day_ids[];
extern const char *const colonia_step_ids[];
extern const char *const colonia_event_type_ids[];
extern const char *const colonia_edict_kind_ids[];
extern const char *const colonia_result_ids[];
extern const char *const colonia_ballot_ids[];

int        colonia_id_find               (const char *const *ids,
                                          const char        *id);

void       colonia_craftsman_get_recipe  (ColoniaCraftsman   craftsman,
                                          ColoniaResource   *first,
                                          ColoniaResource   *second);
ColoniaDay colonia_edict_kind_get_day    (ColoniaEdictKind   kind);
int        colonia_default_family_members (int               n_players);

G_END_DECLS
