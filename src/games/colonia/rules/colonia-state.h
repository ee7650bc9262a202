/* colonia-state.h: how a game stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "table-state.h"

#include <stddef.h>

G_BEGIN_DECLS

/**
 * COLONIA_MAX_PAID:
 *
 * How many holds can be paid for in a week at most. Nothing keeps all edicts
 * of a week from being the same, so that ships may leave by each of them and
 * four more on Saturday, each with all its holds and an extra one.
 */
#define COLONIA_MAX_PAID \
  ((COLONIA_MAX_SHIPS_BY_EDICT * COLONIA_N_EDICTS + COLONIA_N_BERTHS) * (COLONIA_MAX_HOLDS + 1))

/**
 * COLONIA_MAX_MADE:
 *
 * How many goods can be made in a week at most. The week card, each die and
 * each edict move a bar.
 */
#define COLONIA_MAX_MADE \
  ((COLONIA_MAX_CONTRACTS + COLONIA_MAX_DICE + COLONIA_BUSY_CRAFTSMAN_SPACES * COLONIA_N_EDICTS) \
   * COLONIA_N_CRAFTSMEN)

/**
 * COLONIA_N_RELIC_CARDS:
 *
 * How many relic cards there are: the relics and the shrines of all cities.
 */
#define COLONIA_N_RELIC_CARDS ((COLONIA_RELICS_PER_CITY + 1) * COLONIA_N_CITIES)

/**
 * ColoniaBelongings:
 * @money: the money, by city
 * @resources: the resources
 * @goods: the goods
 *
 * What a player starts with (SET-3).
 */
typedef struct {
  ColoniaBundle money;
  ColoniaBundle resources;
  ColoniaBundle goods;
} ColoniaBelongings;

/**
 * ColoniaSetup:
 * @table: what is agreed before any game: the two that follow
 * @tracking: how much is tracked
 * @n_players: how many play, 3 to 6
 * @family_members: the members of each player, 10 to 38 (SET-2)
 * @window_points: the points of a stained glass window, 0 to 99 (END-2)
 * @start: by seat, what each player starts with in a `full` game
 *
 * What is agreed before the first event.
 */
typedef struct {
  union {
    TableSetup table;
    struct {
      ColoniaTracking tracking;
      int n_players;
    };
  };
  int family_members;
  int window_points;
  ColoniaBelongings start[COLONIA_MAX_PLAYERS];
} ColoniaSetup;

/**
 * ColoniaBooth:
 * @resources: what lies on it; nothing once it is taken
 * @player: the seat that took it, or `COLONIA_NOBODY`
 * @members: how many members stand on it: as many as there were resources, 0
 *   before it is taken
 *
 * A booth of the market.
 */
typedef struct {
  ColoniaBundle resources;
  int player;
  int members;
} ColoniaBooth;

/**
 * ColoniaSpace:
 * @player: the seat whose contract it is
 * @members: how many members stand on it, at least 1
 *
 * A contract space with the members that stand on it.
 */
typedef struct {
  int player;
  int members;
} ColoniaSpace;

/**
 * ColoniaHold:
 * @goods: the goods it takes
 * @pays: the money it pays when the ship leaves, in the ship's currency
 * @player: the seat that loaded it and has a member on it, or `COLONIA_NOBODY`
 *
 * A cargo hold of a ship.
 */
typedef struct {
  ColoniaBundle goods;
  int pays;
  int player;
} ColoniaHold;

/**
 * ColoniaShip:
 * @present: whether a ship lies in the berth; if not, all members are zero
 * @city: where it goes, in whose currency it pays
 * @n_holds: how many of `holds` it has, 1 to 6
 * @holds: its holds, from 0; those from `n_holds` on are zero
 * @has_extra: whether it has an extra hold, which takes one good of any kind
 *   (EDICT-6)
 * @extra_player: the seat that loaded the extra hold and has a member on it, or
 *   `COLONIA_NOBODY`; 0 without an extra hold
 *
 * A berth with the ship that lies there, if any.
 */
typedef struct {
  gboolean present;
  ColoniaCity city;
  int n_holds;
  ColoniaHold holds[COLONIA_MAX_HOLDS];
  gboolean has_extra;
  int extra_player;
} ColoniaShip;

/**
 * ColoniaCard:
 * @present: whether the card is there; `FALSE` in a slot whose card was bought,
 *   where all members are zero
 * @city: the city it is of, in whose currency it is paid
 * @cost: what it costs, 0 to 99
 * @points: the points printed on a relic, 0 to 99; 0 for a shrine
 * @shrine: whether it is a shrine
 * @safeguard: the seat whose member stands on it, or `COLONIA_NOBODY`
 *
 * A slot of the display with the relic card that lies there.
 */
typedef struct {
  gboolean present;
  ColoniaCity city;
  int cost;
  int points;
  gboolean shrine;
  int safeguard;
} ColoniaCard;

/**
 * ColoniaOwnedRelic:
 * @city: the city it is of
 * @points: the points printed on it, 0 to 99
 * @stored: whether it lies in the shrine of its city, for good
 *
 * A relic that a player owns.
 */
typedef struct {
  ColoniaCity city;
  int points;
  gboolean stored;
} ColoniaOwnedRelic;

/**
 * ColoniaLaidEdict:
 * @kind: what it does
 * @day: the day of its vote, Wednesday to Saturday
 * @result: what became of it
 * @craftsman: whose bar moves, of `COLONIA_EDICT_BUSY_CRAFTSMAN`
 * @ships: how many leave, 1 or 2, of `COLONIA_EDICT_SHIPS_LEAVE`
 * @revealed: its place, from 0, among the three as they were revealed, where
 *   the event that revealed them has its text
 *
 * An edict of the week as it is laid out (MON-3).
 */
typedef struct {
  ColoniaEdictKind kind;
  ColoniaDay day;
  ColoniaResult result;
  ColoniaCraftsman craftsman;
  int ships;
  int revealed;
} ColoniaLaidEdict;

/**
 * ColoniaMade:
 * @player: the seat that got it
 * @good: what was made
 *
 * One good that was made this week (THU-3).
 */
typedef struct {
  int player;
  ColoniaGood good;
} ColoniaMade;

/**
 * ColoniaPaid:
 * @player: the seat that was paid
 * @city: the city of the ship, in whose currency it paid
 * @pays: how much
 *
 * One hold that was paid for this week (SAT-1).
 */
typedef struct {
  int player;
  ColoniaCity city;
  int pays;
} ColoniaPaid;

/**
 * ColoniaPlayer:
 * @supply: how many members are at home
 * @hall: how many members are in the city hall, on Tuesday only
 * @ashore: how many members came off a ship that left by an edict and wait for
 *   the end of Friday (EDICT-4)
 * @streets: by `ColoniaStreet`, how many members are there
 * @resources: the resources owned
 * @goods: the goods owned
 * @money: the money owned, by city
 * @n_relics: how many of `relics` there are
 * @relics: the relics owned, from 0, in the order in which they were bought
 * @n_shrines: how many of `shrines` there are
 * @shrines: the cities of the shrines owned, from 0, in the order in which they
 *   were bought
 *
 * What a player has. All is 0 unless the game is tracked in full. Members on
 * booths, contracts, holds and cards are counted there.
 */
typedef struct {
  int supply;
  int hall;
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

/**
 * ColoniaCount:
 * @money: the money left, by city
 * @relic_points: the points of relics outside shrines
 * @stored_points: the points of relics in shrines, before they are doubled
 * @goods: how many goods are left
 * @resources: how many resources are left
 *
 * What a player counted at the end of a game that was not tracked in full.
 */
typedef struct {
  ColoniaBundle money;
  int relic_points;
  int stored_points;
  int goods;
  int resources;
} ColoniaCount;

/**
 * ColoniaState:
 * @table: how any game stands: what follows down to @turn
 * @game: `colonia_game`
 * @tracking: how much is tracked
 * @n_players: how many play, 3 to 6: so many entries of lists by seat are used
 * @week: the week, 1 to 6; 0 before the first
 * @day: the day
 * @step: what the game waits for
 * @turn: the seat whose turn it is, or `COLONIA_NOBODY` in steps without turns
 * @window_points: the points of a stained glass window, 0 to 99
 * @order_known: whether there is a player order, as there is from the first
 *   Tuesday on
 * @order: the seats in player order, the mayor first; meaningful once
 *   `order_known`
 * @cards: by seat, the value that counts this week, 0 where it counts as zero,
 *   or -1 where none is on the table
 * @hands: by seat, the cards in hand: bit v is set for the card of value v
 * @places: by seat, the place in the order, from 0, so far while ties are rolled
 *   for; tied players share one
 * @passed: by seat, who has passed in the step
 * @n_edicts: how many of `edicts` there are: 3 or, before they are revealed and
 *   after Sunday, 0
 * @edicts: this week's edicts, from 0, in the order in which they are voted on
 * @edict: which of `edicts`, from 0, is voted on or carried out, or
 *   `COLONIA_NOBODY`
 * @n_to_reveal: how many relic cards the accepted edict still reveals
 * @smaller_deputation: whether one member fewer is sent next Tuesday
 * @bag: the resources in the bag
 * @n_booths: how many of `booths` there are, the extra ones too
 * @n_regular_booths: how many of `booths` the week card filled; the extra ones follow
 * @booths: the booths of this week, from 0; none after Wednesday
 * @bars: by craftsman, below how many spaces the bar stands: so many contracts
 *   are fulfilled this week
 * @new_contracts: by craftsman, how many contracts were ordered this week
 * @dice: how many times the die is still rolled this Thursday
 * @n_rolled: how many times it has been rolled, as long as it is rolled
 * @n_made: how many of `made` there are
 * @made: the goods made since Monday, from 0, in the order in which they were made
 * @leaving: how many ships leave this Saturday, 0 to 4
 * @extra_holds: whether each ship in the harbour has an extra hold this week
 * @n_paid: how many of `paid` there are
 * @paid: the holds paid for since Monday, from 0, in the order in which they were paid
 * @berths: the berths, from 0, which is berth I
 * @n_display: how many of `display` there are, those whose card was bought too
 * @display: the slots of the display, from 0
 * @players: by seat, what each player has, in a `full` game
 * @counts: by seat, what the players counted at the end of any other game
 * @contracts: (element-type ColoniaSpace): by craftsman, the occupied spaces,
 *   top first; there is no limit to them. The arrays belong to the state
 *
 * How a game stands. A value that only `table_state_apply()` changes, and
 * that only `table_state_copy()` copies. All members are read freely; lists
 * are by seat, or from the first booth, berth or slot, from 0.
 *
 * Before `contracts` there is nothing but integers behind the game, so that states
 * can be compared bytewise.
 */
typedef struct {
  union {
    TableState table;
    struct {
      const TableGame *game;
      ColoniaTracking tracking;
      int n_players;
      int week;
      ColoniaDay day;
      ColoniaStep step;
      int turn;
    };
  };

  int window_points;

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
  int n_rolled;
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

/* The table knows the same things by names of its own. */
_Static_assert (offsetof (ColoniaSetup, tracking) == offsetof (TableSetup, tracking), "a setup begins as all do");
_Static_assert (offsetof (ColoniaSetup, n_players) == offsetof (TableSetup, n_players), "a setup begins as all do");
_Static_assert (offsetof (ColoniaState, game) == offsetof (TableState, game), "a state begins as all do");
_Static_assert (offsetof (ColoniaState, tracking) == offsetof (TableState, tracking), "a state begins as all do");
_Static_assert (offsetof (ColoniaState, n_players) == offsetof (TableState, n_players), "a state begins as all do");
_Static_assert (offsetof (ColoniaState, week) == offsetof (TableState, round), "a state begins as all do");
_Static_assert (offsetof (ColoniaState, day) == offsetof (TableState, part), "a state begins as all do");
_Static_assert (offsetof (ColoniaState, step) == offsetof (TableState, step), "a state begins as all do");
_Static_assert (offsetof (ColoniaState, turn) == offsetof (TableState, turn), "a state begins as all do");

/**
 * colonia_game:
 *
 * What Colonia is to the table, see colonia-game.c.
 */
extern const TableGame colonia_game;

/* What the table holds, as Colonia knows it. */
#define COLONIA_SETUP(setup_) ((const ColoniaSetup *) (const void *) (setup_))
#define COLONIA_STATE(state_) ((const ColoniaState *) (const void *) (state_))

static inline void
colonia_state_init (ColoniaState       *state,
                    const ColoniaSetup *setup)
{
  table_state_init (&state->table, &colonia_game, &setup->table, NULL);
}

static inline void
colonia_state_copy (ColoniaState       *state,
                    const ColoniaState *from)
{
  table_state_copy (&state->table, &from->table);
}

static inline void
colonia_state_clear (ColoniaState *state)
{
  table_state_clear (&state->table);
}

void                colonia_state_begin              (const TablePlay    *play,
                                                      const TableSetup   *setup);
void                colonia_state_own                (TableState         *state);
void                colonia_state_disown             (TableState         *state);
void                colonia_state_cover              (TableState         *state,
                                                      int                 seat);

const ColoniaSpace *colonia_state_get_space          (const ColoniaState *state,
                                                      ColoniaCraftsman    craftsman,
                                                      int                 space);
int                 colonia_state_get_n_spaces       (const ColoniaState *state,
                                                      ColoniaCraftsman    craftsman);
int                 colonia_state_count_order_members (const ColoniaState *state,
                                                       ColoniaCraftsman    craftsman);
int                 colonia_state_get_seat           (const ColoniaState *state,
                                                      int                 place);
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
