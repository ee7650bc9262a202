/* colonia-state.h: how a game stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

G_BEGIN_DECLS

/* Nothing keeps all edicts of a week from being the same, so that ships may
 * leave by each of them and four more on Saturday, each with all its holds
 * and an extra one. */
#define COLONIA_MAX_PAID \
  ((COLONIA_MAX_SHIPS_BY_EDICT * COLONIA_N_EDICTS + COLONIA_N_BERTHS) * (COLONIA_MAX_HOLDS + 1))

/* The week card, each die and each edict move a bar. */
#define COLONIA_MAX_MADE \
  ((COLONIA_MAX_CONTRACTS + COLONIA_MAX_DICE + COLONIA_BUSY_CRAFTSMAN_SPACES * COLONIA_N_EDICTS) \
   * COLONIA_N_CRAFTSMEN)

/* The relics and the shrines of all cities. */
#define COLONIA_N_RELIC_CARDS ((COLONIA_RELICS_PER_CITY + 1) * COLONIA_N_CITIES)

/**
 * ColoniaSetup:
 * @tracking: how much is tracked
 * @n_players: how many play, 3 to 6
 * @family_members: the members of each player, 10 to 38 (SET-2)
 * @window_points: the points of a stained glass window, 0 to 99 (END-2)
 * @start: by seat, what each player starts with in a `full` game (SET-3)
 *
 * What is agreed before the first event.
 */
typedef struct {
  ColoniaTracking tracking;
  int n_players;
  int family_members;
  int window_points;
  struct {
    ColoniaBundle money;
    ColoniaBundle resources;
    ColoniaBundle goods;
  } start[COLONIA_MAX_PLAYERS];
} ColoniaSetup;

typedef struct {
  ColoniaBundle resources;
  int player; /* who took them, or COLONIA_NOBODY */
  int members;
} ColoniaBooth;

/* A contract space with the members that stand on it. */
typedef struct {
  int player;
  int members;
} ColoniaSpace;

typedef struct {
  ColoniaBundle goods;
  int pays;
  int player; /* who loaded it, or COLONIA_NOBODY */
} ColoniaHold;

typedef struct {
  gboolean present;
  ColoniaCity city;
  int n_holds;
  ColoniaHold holds[COLONIA_MAX_HOLDS];
  gboolean has_extra;
  int extra_player; /* who loaded the extra hold, or COLONIA_NOBODY */
} ColoniaShip;

typedef struct {
  gboolean present; /* FALSE in a slot whose card was bought */
  ColoniaCity city;
  int cost;
  int points;
  gboolean shrine;
  int safeguard; /* whose member stands on it, or COLONIA_NOBODY */
} ColoniaCard;

typedef struct {
  ColoniaCity city;
  int points;
  gboolean stored;
} ColoniaOwnedRelic;

typedef struct {
  ColoniaEdictKind kind;
  ColoniaDay day;
  ColoniaResult result;
  ColoniaCraftsman craftsman;
  int ships;
  int revealed; /* its place among the three as they were revealed */
} ColoniaLaidEdict;

typedef struct {
  int player;
  ColoniaGood good;
} ColoniaMade;

typedef struct {
  int player;
  ColoniaCity city;
  int pays;
} ColoniaPaid;

typedef struct {
  int supply;
  int hall; /* in the city hall, on Tuesday only */
  int ashore;
  int streets[COLONIA_N_STREETS];
  ColoniaBundle resources;
  ColoniaBundle goods;
  ColoniaBundle money;
  int n_relics;
  ColoniaOwnedRelic relics[COLONIA_RELICS_PER_CITY * COLONIA_N_CITIES];
  int n_shrines;
  ColoniaCity shrines[COLONIA_N_CITIES];
} ColoniaPlayer;

/* What a player counted at the end of a game that was not tracked in full. */
typedef struct {
  ColoniaBundle money;
  int relic_points;
  int stored_points; /* before they are doubled */
  int goods;
  int resources;
} ColoniaCount;

/**
 * ColoniaState:
 * @order: the seats in player order; meaningful once @order_known
 * @cards: by seat, the value that counts this week, or -1 where none is on the table
 * @hands: by seat, the cards in hand: bit v is set for the card of value v
 * @places: by seat, the place in the order so far while ties are rolled for; tied players share one
 * @edict: which of @edicts is voted on or carried out, or %COLONIA_NOBODY
 * @n_to_reveal: how many relic cards the accepted edict still reveals
 * @smaller_deputation: whether one member fewer is sent next Tuesday
 * @extra_holds: whether each ship in the harbour has an extra hold this week
 * @n_regular_booths: how many of @booths the week card filled; the extra ones follow
 * @contracts: by craftsman, the occupied spaces as #ColoniaSpace, top first; there is no limit to them
 * @counts: by seat, the `final-holdings`
 *
 * How a game stands. A value that only colonia_state_apply() changes, and
 * that only colonia_state_copy() copies. All members are read freely; arrays are by seat, or from the first booth,
 * berth or slot, from 0.
 *
 * Before @contracts there is nothing but integers, so that states can be
 * compared bytewise.
 */
typedef struct {
  ColoniaTracking tracking;
  int n_players;
  int window_points;

  int week;
  ColoniaDay day;
  ColoniaStep step;
  int turn;

  gboolean order_known;
  int order[COLONIA_MAX_PLAYERS];
  int cards[COLONIA_MAX_PLAYERS];
  int hands[COLONIA_MAX_PLAYERS];
  int places[COLONIA_MAX_PLAYERS];
  gboolean passed[COLONIA_MAX_PLAYERS];

  int n_edicts;
  ColoniaLaidEdict edicts[COLONIA_N_EDICTS];
  int edict;
  int n_to_reveal;
  gboolean smaller_deputation;

  ColoniaBundle bag;
  int n_booths;
  int n_regular_booths;
  ColoniaBooth booths[COLONIA_MAX_BOOTHS + COLONIA_N_EXTRA_BOOTHS];

  int bars[COLONIA_N_CRAFTSMEN];
  int new_contracts[COLONIA_N_CRAFTSMEN];
  int dice;
  int n_made;
  ColoniaMade made[COLONIA_MAX_MADE];

  int leaving;
  gboolean extra_holds;
  int n_paid;
  ColoniaPaid paid[COLONIA_MAX_PAID];
  ColoniaShip berths[COLONIA_N_BERTHS];

  int n_display;
  ColoniaCard display[COLONIA_N_RELIC_CARDS];

  ColoniaPlayer players[COLONIA_MAX_PLAYERS];
  ColoniaCount counts[COLONIA_MAX_PLAYERS];

  GArray *contracts[COLONIA_N_CRAFTSMEN];
} ColoniaState;

void                colonia_state_init               (ColoniaState       *state,
                                                      const ColoniaSetup *setup);
void                colonia_state_copy               (ColoniaState       *state,
                                                      const ColoniaState *from);
void                colonia_state_clear              (ColoniaState       *state);
gboolean            colonia_state_equal              (const ColoniaState *state,
                                                      const ColoniaState *other);

const ColoniaSpace *colonia_state_get_space          (const ColoniaState *state,
                                                      ColoniaCraftsman    craftsman,
                                                      int                 space);
int                 colonia_state_get_n_spaces       (const ColoniaState *state,
                                                      ColoniaCraftsman    craftsman);
int                 colonia_state_find_free_berth    (const ColoniaState *state);
int                 colonia_state_count_cards_left   (const ColoniaState *state);
gboolean            colonia_state_is_tied            (const ColoniaState *state,
                                                      int                 seat);
gboolean            colonia_state_has_empty_shrine   (const ColoniaState *state,
                                                      int                 seat,
                                                      ColoniaCity         city);
int                 colonia_state_find_loose_relic   (const ColoniaState *state,
                                                      int                 seat,
                                                      ColoniaCity         city,
                                                      int                 points);
int                 colonia_state_count_members      (const ColoniaState *state,
                                                      int                 seat);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ColoniaState, colonia_state_clear)

G_END_DECLS
