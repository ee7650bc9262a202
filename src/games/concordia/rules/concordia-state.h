/* concordia-state.h: how a game of Concordia stands, what happens in it, and what that causes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

#define CONCORDIA_MIN_PLAYERS 2
#define CONCORDIA_MAX_PLAYERS 5

/* SET-3, SET-4, STORE-1 */
#define CONCORDIA_MAX_HOUSES 15
#define CONCORDIA_MAX_COLONISTS 6
#define CONCORDIA_FIRST_COLONISTS 2
#define CONCORDIA_STORE 12

/* What a board may have at most, whatever it is. */
#define CONCORDIA_MOST_PROVINCES 20

/* SET-6 */
#define CONCORDIA_N_SLOTS 7
#define CONCORDIA_MOST_FOR_SALE 60
#define CONCORDIA_MOST_CARDS (7 + CONCORDIA_MOST_FOR_SALE)

/* MERC-2, SEN-1 */
#define CONCORDIA_MOST_TRADES 2
#define CONCORDIA_MOST_BOUGHT 2

/* What may be told of cash and of what one thing costs or counts at most. */
#define CONCORDIA_MOST_CASH 9999
#define CONCORDIA_MOST_POINTS 99
#define CONCORDIA_MOST_ANY 99
#define CONCORDIA_MOST_COINS 99
#define CONCORDIA_MOST_PLACED 4

/* The rules of data/games/concordia/rules.md, by their numbers. */
#define CONCORDIA_RULES(RULE) \
  RULE (SET, 1) RULE (SET, 2) RULE (SET, 3) RULE (SET, 4) RULE (SET, 5) RULE (SET, 6) RULE (SET, 7) RULE (SET, 8) \
  RULE (TURN, 1) RULE (TURN, 2) RULE (TURN, 3) RULE (TURN, 4) RULE (TRIB, 1) RULE (TRIB, 2) RULE (TRIB, 3) \
  RULE (ARCH, 1) RULE (ARCH, 2) RULE (ARCH, 3) RULE (ARCH, 4) RULE (ARCH, 5) RULE (ARCH, 6) RULE (ARCH, 7) \
  RULE (PREF, 1) RULE (PREF, 2) RULE (PREF, 3) RULE (MAG, 1) RULE (MAG, 2) RULE (MAG, 3) RULE (COL, 1) \
  RULE (COL, 2) RULE (COL, 3) RULE (MERC, 1) RULE (MERC, 2) RULE (DIP, 1) RULE (DIP, 2) RULE (DIP, 3) RULE (SEN, 1) \
  RULE (SEN, 2) RULE (SEN, 3) RULE (CON, 1) RULE (SPEC, 1) RULE (STORE, 1) RULE (STORE, 2) RULE (MID, 1) \
  RULE (MID, 2) RULE (MID, 3) RULE (MID, 4) RULE (END, 1) RULE (END, 2) RULE (END, 3) RULE (END, 4) \
  RULE (SCORE, VES) RULE (SCORE, JUP) RULE (SCORE, SAT) RULE (SCORE, MER) RULE (SCORE, MAR) RULE (SCORE, MIN) \
  RULE (SCORE, CON) RULE (ALL, 1) RULE (ALL, 2) RULE (ALL, 3)

#define CONCORDIA_RULE(kind, number) CONCORDIA_RULE_##kind##_##number,

typedef enum { CONCORDIA_RULE_NONE, CONCORDIA_RULES (CONCORDIA_RULE) CONCORDIA_N_RULES } ConcordiaRule;

extern const char *const concordia_rule_ids[CONCORDIA_N_RULES + 1];

/* How much of a game is tracked. */
typedef enum {
  CONCORDIA_TRACKING_ESSENTIALS,
  CONCORDIA_TRACKING_SCORING,
  CONCORDIA_N_TRACKINGS
} ConcordiaTracking;

/* The boards (SET-2). */
typedef enum {
  CONCORDIA_MAP_IMPERIUM,
  CONCORDIA_MAP_ITALIA,
  CONCORDIA_N_MAPS
} ConcordiaMap;

/* Goods, and cities by what they make. */
typedef enum {
  CONCORDIA_GOOD_BRICK, CONCORDIA_GOOD_FOOD, CONCORDIA_GOOD_TOOL, CONCORDIA_GOOD_WINE, CONCORDIA_GOOD_CLOTH,
  CONCORDIA_N_GOODS
} ConcordiaGood;

/* What a Prefect brings: the good of a province, or coins. */
#define CONCORDIA_BONUS_COINS CONCORDIA_N_GOODS

/* The cards, in canonical order. */
typedef enum {
  CONCORDIA_CARD_TRIBUNE, CONCORDIA_CARD_ARCHITECT, CONCORDIA_CARD_PREFECT, CONCORDIA_CARD_MERCATOR,
  CONCORDIA_CARD_MERCATOR_5, CONCORDIA_CARD_DIPLOMAT, CONCORDIA_CARD_DIPLOMAT_I, CONCORDIA_CARD_DIPLOMAT_III,
  CONCORDIA_CARD_DIPLOMAT_IV, CONCORDIA_CARD_DIPLOMAT_V, CONCORDIA_CARD_SENATOR, CONCORDIA_CARD_CONSUL,
  CONCORDIA_CARD_COLONIST, CONCORDIA_CARD_MASON, CONCORDIA_CARD_FARMER, CONCORDIA_CARD_SMITH,
  CONCORDIA_CARD_VINTNER, CONCORDIA_CARD_WEAVER, CONCORDIA_N_CARDS
} ConcordiaCard;

/* What counts at the end: the gods and, for Minerva, the specialists. */
typedef enum {
  CONCORDIA_GOD_VESTA, CONCORDIA_GOD_JUPITER, CONCORDIA_GOD_SATURNUS, CONCORDIA_GOD_MERCURIUS,
  CONCORDIA_GOD_MARS, CONCORDIA_N_GODS
} ConcordiaGod;

#define CONCORDIA_N_KINDS (CONCORDIA_N_GODS + CONCORDIA_N_GOODS)

/* SET-6: how many different cards are for sale, and in how many decks. */
#define CONCORDIA_N_SALES 14
#define CONCORDIA_N_DECKS 5

/* What a game waits for. */
typedef enum {
  CONCORDIA_STEP_REVEAL, CONCORDIA_STEP_TURN, CONCORDIA_STEP_BUILDING, CONCORDIA_STEP_TRADING,
  CONCORDIA_STEP_BUYING, CONCORDIA_STEP_INTERMEDIATE_COUNT, CONCORDIA_STEP_FINAL_COUNT, CONCORDIA_STEP_FINISHED,
  CONCORDIA_N_STEPS
} ConcordiaStep;

/* What can happen. */
typedef enum {
  CONCORDIA_EVENT_REVEAL, CONCORDIA_EVENT_PLAY, CONCORDIA_EVENT_BUILD, CONCORDIA_EVENT_TRADE,
  CONCORDIA_EVENT_BUY, CONCORDIA_EVENT_DONE, CONCORDIA_EVENT_INTERMEDIATE_COUNT, CONCORDIA_EVENT_FINAL_COUNT,
  CONCORDIA_EVENT_CORRECTION, CONCORDIA_EVENT_NOTE, CONCORDIA_N_EVENT_TYPES
} ConcordiaEventType;

/* What something costs; what moves between the bank and a player has coins, too. */
typedef struct {
  int coins;
  int any; /* goods of free choice */
  int goods[CONCORDIA_N_GOODS];
} ConcordiaPrice;

/* Of what a table says what its own copy of the game has. */
typedef enum {
  CONCORDIA_TELLS_PRICE = 1 << 0,
  CONCORDIA_TELLS_GOD = 1 << 1,
  CONCORDIA_TELLS_POINTS = 1 << 2,
} ConcordiaTells;

/* What is printed on a card. */
typedef struct {
  int card; /* which card it is */
  int told; /* what of it the table told */
  int price[CONCORDIA_N_GOODS]; /* of a card for sale */
  int god; /* of any card but a specialist */
  int points; /* of a specialist, for each house */
} ConcordiaPrinted;

/* Which of the options with a table of their own are told. */
typedef enum {
  CONCORDIA_TELLS_CARDS = 1 << 0,
  CONCORDIA_TELLS_SLOTS = 1 << 1,
} ConcordiaTold;

/* What is agreed before the first event. */
typedef struct {
  TableSetup table;
  int map;
  int provinces; /* how many the board has */
  int first_player;
  int cards_for_sale; /* how many there are in all */
  gboolean intermediate; /* whether there is an intermediate scoring (MID-1) */
  int told;
  ConcordiaPrinted cards[CONCORDIA_N_CARDS];
  ConcordiaPrice slots[CONCORDIA_N_SLOTS]; /* what they cost from the left (SEN-2) */
} ConcordiaSetup;

/* What a player has. */
typedef struct {
  int hand[CONCORDIA_N_CARDS]; /* by card, how many of it are in hand */
  int n_played;
  int played[CONCORDIA_MOST_CARDS]; /* the pile, its top last */
  int houses[CONCORDIA_N_GOODS]; /* by the good of their cities */
  int provinces; /* how many have a house of the player */
  int colonists; /* how many are on the board */
} ConcordiaPlayer;

/* What the score found out at the first Tribune (MID-2). */
typedef struct {
  gboolean scored;
  int points[CONCORDIA_N_GODS];
  int minerva;
  int total;
  int coins; /* or `TABLE_NOBODY` until everybody is scored */
} ConcordiaIntermediate;

/* What is counted of a player when points are. */
typedef struct {
  int cash;
  int goods[CONCORDIA_N_GOODS];
  int corrects; /* what of the rest is told */
  int houses[CONCORDIA_N_GOODS];
  int provinces;
  int colonists;
  int cards[CONCORDIA_N_KINDS];
} ConcordiaHoldings;

/* How a game stands. A value. */
typedef struct {
  TableState table;
  ConcordiaSetup agreed;
  int card; /* what is carried out where that takes more events, or `TABLE_NOBODY` */
  int done; /* how many trades or purchases were made for it */
  int traded; /* the good of the first trade */
  ConcordiaPrice trades; /* what the Mercator and the first trade moved */
  int praefectus; /* who holds the Praefectus Magnus, or `TABLE_NOBODY` if that is not known */
  int concordia; /* who has the Concordia card, or `TABLE_NOBODY` */
  int turns_left; /* of the others, once somebody has it, or `TABLE_NOBODY` */
  int produced; /* provinces that have produced since coins were last taken */
  int stack; /* cards that are not revealed yet */
  int display[CONCORDIA_N_SLOTS]; /* cards, or `TABLE_NOBODY` */
  ConcordiaPrice bank[CONCORDIA_MAX_PLAYERS]; /* by seat, what the last event moved, seen from there */
  ConcordiaIntermediate intermediate[CONCORDIA_MAX_PLAYERS];
  ConcordiaPlayer players[CONCORDIA_MAX_PLAYERS];
  ConcordiaHoldings counted[CONCORDIA_MAX_PLAYERS]; /* by seat, what the final count said */
} ConcordiaState;

#define CONCORDIA_STATE(state) ((const ConcordiaState *) (const void *) (state))

/* What a card that is played is told besides. */
typedef enum {
  CONCORDIA_SAYS_COPIES = 1 << 0,
  CONCORDIA_SAYS_BONUS = 1 << 1,
  CONCORDIA_SAYS_COLONISTS = 1 << 2,
} ConcordiaSays;

/* The card that is played, and the fields of what it does. */
typedef struct {
  int card;
  int says;
  int copies; /* of a Diplomat, whose card is copied */
  gboolean colonist; /* of a Tribune, whether a colonist is placed */
  int bonus; /* of a Prefect, the good of the marker, or `CONCORDIA_BONUS_COINS` */
  int coins; /* how many were visible */
  int colonists; /* of a Colonist, how many are placed */
} ConcordiaPlayed;

typedef struct {
  int city; /* the good that it makes */
  int house; /* how many houses stand there with this one */
  gboolean new_province;
} ConcordiaBuilding;

typedef enum {
  CONCORDIA_TRADE_SELLS = 1 << 0,
  CONCORDIA_TRADE_BUYS = 1 << 1,
} ConcordiaTradeKind;

typedef struct {
  int good;
  int kind; /* one of `ConcordiaTradeKind` */
  int sells;
  int buys;
} ConcordiaTrade;

/* What a correction or a count sets. */
typedef enum {
  CONCORDIA_CORRECTS_HOUSES = 1 << 0, CONCORDIA_CORRECTS_PROVINCES = 1 << 1,
  CONCORDIA_CORRECTS_COLONISTS = 1 << 2, CONCORDIA_CORRECTS_CARDS = 1 << 3,
  CONCORDIA_CORRECTS_PRAEFECTUS = 1 << 4, CONCORDIA_CORRECTS_CONCORDIA = 1 << 5
} ConcordiaCorrects;

/* Something that happened at the table. */
typedef struct {
  TableEvent table;
  int sale; /* of `reveal`, which of the cards for sale */
  ConcordiaPlayed play;
  ConcordiaBuilding build;
  ConcordiaTrade trade;
  int slot; /* of `buy` */
  ConcordiaHoldings holdings[CONCORDIA_MAX_PLAYERS]; /* by seat; the first alone where one counts */
  int corrects; /* of `final-count` and `correction`, what else is set */
  int praefectus;
  int concordia;
  char *text; /* of `note`, and why of `correction` */
} ConcordiaEvent;

#define CONCORDIA_EVENT(event) ((const ConcordiaEvent *) (const void *) (event))

/* What a player comes to. */
typedef struct {
  int player, rank;
  int cards[CONCORDIA_N_KINDS]; /* how many there are of each kind */
  int each[CONCORDIA_N_KINDS]; /* what one of them is worth */
  int points[CONCORDIA_N_KINDS + 1]; /* for each kind, and for the Concordia card */
  int wealth; /* cash and goods, or `TABLE_NOBODY` before they are counted */
  int total;
} ConcordiaPlayerScore;

/* The score. A value. */
typedef struct {
  TableScore table; /* its points, and who has which rank */
  int praefectus; /* who holds it, or `TABLE_NOBODY` */
  int concordia; /* who has the card, or `TABLE_NOBODY` */
  ConcordiaPlayerScore players[CONCORDIA_MAX_PLAYERS]; /* by seat */
} ConcordiaScore;

/* What an event causes. */
typedef enum {
  /* `amount` coins, `other` goods of free choice and the bundle come from the bank, or go below zero, and `player`
   * has `what` spaces for goods. */
  CONCORDIA_EFFECT_BANK = TABLE_N_EFFECTS,
  CONCORDIA_EFFECT_PAID_HOUSE, /* `amount` coins and the bundle for a house where `what` is made, beside `other` */
  CONCORDIA_EFFECT_CARDS_BACK, /* `amount` cards are taken into the hand */
  CONCORDIA_EFFECT_PRODUCED, /* `amount` of `other` provinces have produced */
  CONCORDIA_EFFECT_HOUSES_MAKE, /* houses in the province give their owners goods, which nobody follows */
  CONCORDIA_EFFECT_MARKERS_BACK, /* all provinces can produce again */
  CONCORDIA_EFFECT_MAGNUS_MOVES, /* it goes from seat `what` to `player` */
  CONCORDIA_EFFECT_COLONISTS, /* `amount` of them are on the board */
  CONCORDIA_EFFECT_HOUSES, /* there are `amount` in `other` provinces */
  CONCORDIA_EFFECT_REVEALS, /* `amount` cards are to come */
  CONCORDIA_EFFECT_CONCORDIA, /* `player` has ended the game */
  CONCORDIA_EFFECT_LAST_TURN, CONCORDIA_EFFECT_SCORED, /* `player` comes to `amount` points before the end */
  CONCORDIA_N_EFFECTS
} ConcordiaEffectKind;

/* What can stand against an event: `have` is what there would be, and `need` what there can be. */
typedef enum {
  CONCORDIA_OBSTACLE_NOT_IN_HAND = TABLE_N_OBSTACLES, CONCORDIA_OBSTACLE_NO_CHOICE, CONCORDIA_OBSTACLE_OWN_PILE,
  CONCORDIA_OBSTACLE_EMPTY_PILE, CONCORDIA_OBSTACLE_IS_DIPLOMAT, /* on the pile of seat `what` */
  CONCORDIA_OBSTACLE_ALL_PRODUCED,
  CONCORDIA_OBSTACLE_COLONISTS, /* `have` are on the board, and `need` would come */
  CONCORDIA_OBSTACLE_CITY_FULL, CONCORDIA_OBSTACLE_HOUSES, CONCORDIA_OBSTACLE_FIRST_PROVINCE, CONCORDIA_OBSTACLE_PROVINCES,
  CONCORDIA_OBSTACLE_PROVINCES_AND_HOUSES, /* not `have` provinces with `need` houses */
  CONCORDIA_OBSTACLE_TRADED, CONCORDIA_OBSTACLE_SLOT_EMPTY, CONCORDIA_OBSTACLE_ENDS_GAME, CONCORDIA_OBSTACLE_STORE,
  /* Doubts: of coins on markers, goods in the storehouse, houses in a city, players, and what the box has. */
  CONCORDIA_OBSTACLE_COINS, CONCORDIA_OBSTACLE_ROOM, CONCORDIA_OBSTACLE_CROWDED, CONCORDIA_OBSTACLE_MAP,
  CONCORDIA_OBSTACLE_BOX, CONCORDIA_OBSTACLE_NO_MORE, CONCORDIA_OBSTACLE_COUNTED, CONCORDIA_OBSTACLE_NOBODY,
  CONCORDIA_N_OBSTACLES
} ConcordiaObstacleKind;

extern const char *const concordia_card_ids[CONCORDIA_N_CARDS + 1];
extern const char *const concordia_sale_ids[CONCORDIA_N_SALES + 1];
extern const int concordia_sales[CONCORDIA_N_SALES];
extern const int concordia_decks[CONCORDIA_N_DECKS][CONCORDIA_N_SALES];
extern const char *const concordia_good_ids[CONCORDIA_N_GOODS + 1];
extern const char *const concordia_bonus_ids[CONCORDIA_N_GOODS + 2];
extern const char *const concordia_kind_ids[CONCORDIA_N_KINDS + 1];
extern const char *const concordia_god_ids[CONCORDIA_N_GODS + 1];
extern const char *const concordia_map_ids[CONCORDIA_N_MAPS + 1];
extern const char *const concordia_tracking_ids[CONCORDIA_N_TRACKINGS + 1];
extern const char *const concordia_part_ids[CONCORDIA_MAX_PLAYERS + 1];
extern const char *const concordia_step_ids[CONCORDIA_N_STEPS + 1];
extern const char *const concordia_event_type_ids[CONCORDIA_N_EVENT_TYPES + 1];
extern const guint concordia_obstacle_facts[CONCORDIA_N_OBSTACLES];
extern const guint concordia_effect_facts[CONCORDIA_N_EFFECTS];

/* What Concordia is to the table. */
extern const TableGame concordia_game;

gboolean      concordia_card_is_for_sale       (int                   card);
gboolean      concordia_card_is_diplomat       (int                   card);
int           concordia_card_get_good          (int                   card);
int           concordia_sum_goods              (const int            *goods);
int           concordia_state_get_top          (const ConcordiaState *state,
                                                int                   seat);
void          concordia_state_count_cards      (const ConcordiaState *state,
                                                int                   seat,
                                                int                  *n);
int           concordia_state_get_kind         (const ConcordiaState *state,
                                                int                   card);
int           concordia_state_find_deck        (const ConcordiaState *state,
                                                int                   from,
                                                int                  *left);
int           concordia_state_find_next        (const ConcordiaState *state);
int           concordia_state_count_display    (const ConcordiaState *state);
int           concordia_state_count_room       (const ConcordiaState *state,
                                                int                   seat);
int           concordia_state_count_left       (const ConcordiaState *state);
int           concordia_state_find_carried_out (const ConcordiaState *state,
                                                const ConcordiaEvent *event);
TableObstacle concordia_state_examine_copy     (const ConcordiaState *state,
                                                int                   seat,
                                                int                   other);

void          concordia_setup_init     (TableSetup          *setup);
void          concordia_play_begin     (const TablePlay     *play,
                                        const TableSetup    *setup);
void          concordia_play_doubt     (const TableState    *state,
                                        const TableEvent    *event,
                                        GArray              *doubts);
TableObstacle concordia_play_examine   (const TableState    *state,
                                        const TableEvent    *event);
void          concordia_play_carry_out (const TablePlay     *play,
                                        const TableEvent    *event);
TableEvent   *concordia_play_remedy    (const TableState    *state,
                                        const TableEvent    *event,
                                        const TableObstacle *obstacle);
int           concordia_play_rank      (const TableOccasion *occasion);
gboolean      concordia_play_say_known (const TableState    *state,
                                        TableEvent          *event);
void     concordia_score_count     (const ConcordiaState    *state,
                                    int                      seat,
                                    const ConcordiaHoldings *counted,
                                    ConcordiaPlayerScore    *score);
gboolean concordia_state_get_score (const TableState        *state,
                                    TableScore              *score);
