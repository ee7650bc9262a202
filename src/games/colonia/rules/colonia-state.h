/* colonia-state.h: how a game stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "table-state.h"

#include <stddef.h>

/* How many holds can be paid for in a week at most. Nothing keeps all edicts of a week from
 * being the same, so that ships may leave by each of them and four more on Saturday, each with
 * all its holds and an extra one. */
#define COLONIA_MAX_PAID \
  ((COLONIA_MAX_SHIPS_BY_EDICT * COLONIA_N_EDICTS + COLONIA_N_BERTHS) * (COLONIA_MAX_HOLDS + 1))

/* How many goods can be made in a week at most. The week card, each die and each edict move a
 * bar. */
#define COLONIA_MAX_MADE \
  ((COLONIA_MAX_CONTRACTS + COLONIA_MAX_DICE + COLONIA_BUSY_CRAFTSMAN_SPACES * COLONIA_N_EDICTS) \
   * COLONIA_N_CRAFTSMEN)

/* How many relic cards there are: the relics and the shrines of all cities. */
#define COLONIA_N_RELIC_CARDS ((COLONIA_RELICS_PER_CITY + 1) * COLONIA_N_CITIES)

/* What a player starts with (SET-3). */
typedef struct {
  ColoniaBundle money; /* the money, by city */
  ColoniaBundle resources; /* the resources */
  ColoniaBundle goods; /* the goods */
} ColoniaBelongings;

/* What is agreed before the first event. */
typedef struct {
  union {
    TableSetup table; /* what is agreed before any game: the two that follow */
    struct {
      ColoniaTracking tracking; /* how much is tracked */
      int n_players; /* how many play, 3 to 6 */
    };
  };
  int family_members; /* the members of each player, 10 to 38 (SET-2) */
  int window_points; /* the points of a stained glass window, 0 to 99 (END-2) */
  ColoniaBelongings start[COLONIA_MAX_PLAYERS]; /* by seat, what each player starts with in a `full` game */
} ColoniaSetup;

/* A booth of the market. */
typedef struct {
  ColoniaBundle resources; /* what lies on it; nothing once it is taken */
  int player; /* the seat that took it, or `COLONIA_NOBODY` */
  int members; /* how many members stand on it: as many as there were resources, 0 before it is taken */
} ColoniaBooth;

/* A contract space with the members that stand on it. */
typedef struct {
  int player; /* the seat whose contract it is */
  int members; /* how many members stand on it, at least 1 */
} ColoniaSpace;

/* A cargo hold of a ship. */
typedef struct {
  ColoniaBundle goods; /* the goods it takes */
  int pays; /* the money it pays when the ship leaves, in the ship's currency */
  int player; /* the seat that loaded it and has a member on it, or `COLONIA_NOBODY` */
} ColoniaHold;

/* A berth with the ship that lies there, if any. */
typedef struct {
  gboolean present; /* whether a ship lies in the berth; if not, all members are zero */
  ColoniaCity city; /* where it goes, in whose currency it pays */
  int n_holds; /* how many of `holds` it has, 1 to 6 */
  ColoniaHold holds[COLONIA_MAX_HOLDS]; /* its holds, from 0; those from `n_holds` on are zero */
  gboolean has_extra; /* whether it has an extra hold, which takes one good of any kind (EDICT-6) */
  /* The seat that loaded the extra hold and has a member on it, or `COLONIA_NOBODY`; 0 without
   * an extra hold. */
  int extra_player;
} ColoniaShip;

/* A slot of the display with the relic card that lies there. */
typedef struct {
  /* Whether the card is there; `FALSE` in a slot whose card was bought, where all members are
   * zero. */
  gboolean present;
  ColoniaCity city; /* the city it is of, in whose currency it is paid */
  int cost; /* what it costs, 0 to 99 */
  int points; /* the points printed on a relic, 0 to 99; 0 for a shrine */
  gboolean shrine; /* whether it is a shrine */
  int safeguard; /* the seat whose member stands on it, or `COLONIA_NOBODY` */
} ColoniaCard;

/* A relic that a player owns. */
typedef struct {
  ColoniaCity city; /* the city it is of */
  int points; /* the points printed on it, 0 to 99 */
  gboolean stored; /* whether it lies in the shrine of its city, for good */
} ColoniaOwnedRelic;

/* An edict of the week as it is laid out (MON-3). */
typedef struct {
  ColoniaEdictKind kind; /* what it does */
  ColoniaDay day; /* the day of its vote, Wednesday to Saturday */
  ColoniaResult result; /* what became of it */
  ColoniaCraftsman craftsman; /* whose bar moves, of `COLONIA_EDICT_BUSY_CRAFTSMAN` */
  int ships; /* how many leave, 1 or 2, of `COLONIA_EDICT_SHIPS_LEAVE` */
  /* Its place, from 0, among the three as they were revealed. */
  int revealed;
} ColoniaLaidEdict;

/* One good that was made this week (THU-3). */
typedef struct {
  int player; /* the seat that got it */
  ColoniaGood good; /* what was made */
} ColoniaMade;

/* One hold that was paid for this week (SAT-1). */
typedef struct {
  int player; /* the seat that was paid */
  ColoniaCity city; /* the city of the ship, in whose currency it paid */
  int pays; /* how much */
} ColoniaPaid;

/* What a player has. All is 0 unless the game is tracked in full. Members on booths, contracts,
 * holds and cards are counted there. */
typedef struct {
  int supply; /* how many members are at home */
  int hall; /* how many members are in the city hall, on Tuesday only */
  /* How many members came off a ship that left by an edict and wait for the end of Friday
   * (EDICT-4). */
  int ashore;
  int streets[COLONIA_N_STREETS]; /* by `ColoniaStreet`, how many members are there */
  ColoniaBundle resources; /* the resources owned */
  ColoniaBundle goods; /* the goods owned */
  ColoniaBundle money; /* the money owned, by city */
  int n_relics; /* how many of `relics` there are */
  /* The relics owned, from 0, in the order in which they were bought. */
  ColoniaOwnedRelic relics[COLONIA_RELICS_PER_CITY * COLONIA_N_CITIES];
  int n_shrines; /* how many of `shrines` there are */
  /* The cities of the shrines owned, from 0, in the order in which they were bought. */
  ColoniaCity shrines[COLONIA_N_CITIES];
} ColoniaPlayer;

/* What a player counted at the end of a game that was not tracked in full. */
typedef struct {
  ColoniaBundle money; /* the money left, by city */
  int relic_points; /* the points of relics outside shrines */
  int stored_points; /* the points of relics in shrines, before they are doubled */
  int goods; /* how many goods are left */
  int resources; /* how many resources are left */
} ColoniaCount;

/* How a game stands. A value that only `table_state_apply()` changes, and that only
 * `table_state_copy()` copies. All members are read freely; lists are by seat, or from the first
 * booth, berth or slot, from 0.
 *
 * Before `contracts` there is nothing but integers behind the game, so that states can be
 * compared bytewise. */
typedef struct {
  union {
    TableState table; /* how any game stands: what follows down to turn */
    struct {
      const TableGame *game; /* `colonia_game` */
      ColoniaTracking tracking; /* how much is tracked */
      int n_players; /* how many play, 3 to 6: so many entries of lists by seat are used */
      int week; /* the week, 1 to 6; 0 before the first */
      ColoniaDay day; /* the day */
      ColoniaStep step; /* what the game waits for */
      int turn; /* the seat whose turn it is, or `COLONIA_NOBODY` in steps without turns */
    };
  };

  int window_points; /* the points of a stained glass window, 0 to 99 */

  gboolean order_known; /* whether there is a player order, as there is from the first Tuesday on */
  /* The seats in player order, the mayor first; meaningful once `order_known`. */
  int order[COLONIA_MAX_PLAYERS];
  /* By seat, the value that counts this week, 0 where it counts as zero, or -1 where none is on
   * the table. */
  int cards[COLONIA_MAX_PLAYERS];
  int hands[COLONIA_MAX_PLAYERS]; /* by seat, the cards in hand: bit v is set for the card of value v */
  /* By seat, the place in the order, from 0, so far while ties are rolled for; tied players
   * share one. */
  int places[COLONIA_MAX_PLAYERS];
  int tie_rolls[COLONIA_MAX_PLAYERS]; /* by seat, what was rolled last where that left a tie, or 0 */
  gboolean passed[COLONIA_MAX_PLAYERS]; /* by seat, who has passed in the step */

  int n_edicts; /* how many of `edicts` there are: 3 or, before they are revealed and after Sunday, 0 */
  /* This week's edicts, from 0, in the order in which they are voted on. */
  ColoniaLaidEdict edicts[COLONIA_N_EDICTS];
  /* By week, from 0, and place the mark of each edict that was revealed. */
  guint revealed[COLONIA_N_WEEKS][COLONIA_N_EDICTS];
  ColoniaDay busy_day; /* when a busy craftsman was voted on last, or 0 */
  int edict; /* which of `edicts`, from 0, is voted on or carried out, or `COLONIA_NOBODY` */
  ColoniaBallot ballots[COLONIA_MAX_PLAYERS]; /* by seat, what was said in a vote that is tied, until the mayor decides */
  int n_to_reveal; /* how many relic cards the accepted edict still reveals */
  gboolean smaller_deputation; /* whether one member fewer is sent next Tuesday */

  ColoniaBundle bag; /* the resources in the bag */
  int n_booths; /* how many of `booths` there are, the extra ones too */
  int n_regular_booths; /* how many of `booths` the week card filled; the extra ones follow */
  /* The booths of this week, from 0; none after Wednesday. */
  ColoniaBooth booths[COLONIA_MAX_BOOTHS + COLONIA_N_EXTRA_BOOTHS];

  /* By craftsman, below how many spaces the bar stands: so many contracts are fulfilled this
   * week. */
  int bars[COLONIA_N_CRAFTSMEN];
  int new_contracts[COLONIA_N_CRAFTSMEN]; /* by craftsman, how many contracts were ordered this week */
  int dice; /* how many times the die is still rolled this Thursday */
  int n_rolled; /* how many times it has been rolled, as long as it is rolled */
  int n_made; /* how many of `made` there are */
  /* The goods made since Monday, from 0, in the order in which they were made. */
  ColoniaMade made[COLONIA_MAX_MADE];

  int leaving; /* how many ships leave this Saturday, 0 to 4 */
  gboolean extra_holds; /* whether each ship in the harbour has an extra hold this week */
  int n_paid; /* how many of `paid` there are */
  /* The holds paid for since Monday, from 0, in the order in which they were paid. */
  ColoniaPaid paid[COLONIA_MAX_PAID];
  ColoniaShip berths[COLONIA_N_BERTHS]; /* the berths, from 0, which is berth I */

  int n_display; /* how many of `display` there are, those whose card was bought too */
  ColoniaCard display[COLONIA_N_RELIC_CARDS]; /* the slots of the display, from 0 */

  ColoniaPlayer players[COLONIA_MAX_PLAYERS]; /* by seat, what each player has, in a `full` game */
  /* By seat, what the players counted at the end of any other game. */
  ColoniaCount counts[COLONIA_MAX_PLAYERS];

  /* By craftsman, the occupied spaces, top first; there is no limit to them. The arrays belong
   * to the state. */
  GArray *contracts[COLONIA_N_CRAFTSMEN];
  /* What is on this week's edict cards that the program does not know, in the order of `edicts`, or `NULL` each. They belong
   * to the state. */
  GRefString *edict_texts[COLONIA_N_EDICTS];
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

/* What Colonia is to the table, see colonia-game.c. */
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
int                 colonia_state_count_draws        (const ColoniaState *state);
int                 colonia_state_find_week_of_edict (const ColoniaState *state,
                                                      const ColoniaEdict *edict);
ColoniaDay          colonia_state_find_busy_day      (const ColoniaState *state);
int                 colonia_state_count_cards_left   (const ColoniaState *state);
int                 colonia_state_find_place         (const ColoniaState *state,
                                                      int                 seat);
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
