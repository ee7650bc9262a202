/* genua-state.h: how a game of Genua stands, what happens in it, and what that causes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"
#include "table-squares.h"

#define GENUA_MIN_PLAYERS 2
#define GENUA_MAX_PLAYERS 5

/* ROUND-4 and SET-7, as a table may have them at most */
#define GENUA_MOST_ROUNDS 20
#define GENUA_MOST_MARKERS 18

/* TOWER-3, TOWER-4 */
#define GENUA_SIDES 8
#define GENUA_N_DISCS 5
#define GENUA_MOST_MESSAGES (GENUA_N_DISCS * (GENUA_N_DISCS - 1) / 2)

/* What may be told of money and of the owner's fee at most. */
#define GENUA_MOST_MONEY 9999
#define GENUA_MOST_FEE 99

/* How many goods there are (SET-2), and what orders, messages and buildings bring (ORD-3, SMALL-2, MSG-2, END-1). */
enum {
  GENUA_ALL_GOODS = 40, GENUA_LARGE_PAYS = 100, GENUA_SMALL_PAYS = 40, GENUA_MESSAGE_PAYS = 30, GENUA_BUILDING_PAYS = 10
};

/* The rules of data/games/genua/rules.md, by their numbers. */
#define GENUA_RULES(R)                                                                                               \
  R (SET, 1) R (SET, 2) R (SET, 3) R (SET, 4) R (SET, 5) R (SET, 6) R (SET, 7) R (SET, 8) R (SET, 9) R (CITY, 1)     \
  R (CITY, 2) R (CITY, 3) R (CITY, 4) R (ROUND, 1) R (ROUND, 2) R (ROUND, 3) R (ROUND, 4) R (TURN, 1) R (TOWER, 1)   \
  R (TOWER, 2) R (TOWER, 3) R (TOWER, 4) R (TOWER, 5) R (TOWER, 6) R (ACT, 1) R (ACT, 2) R (ACT, 3) R (ACT, 4)       \
  R (ACT, 5) R (ACT, 6) R (DEAL, 1) R (DEAL, 2) R (DEAL, 3) R (DEAL, 4) R (ORD, 1) R (ORD, 2) R (ORD, 3) R (ORD, 4)  \
  R (SMALL, 1) R (SMALL, 2) R (SMALL, 3) R (MSG, 1) R (MSG, 2) R (MSG, 3) R (PRIV, 1) R (PRIV, 2) R (PRIV, 3)        \
  R (PRIV, 4) R (CARD, 1) R (CARD, 2) R (CARD, 3) R (CARD, 4) R (CARD, 5) R (CARD, 6) R (CARD, 7) R (OWN, 1)         \
  R (OWN, 2) R (OWN, 3) R (OWN, 4) R (OWN, 5) R (TWO, 1) R (TWO, 2) R (END, 1) R (END, 2) R (END, 3) R (ALL, 1)      \
  R (ALL, 2) R (ALL, 3)

#define GENUA_RULE_NUMBER(topic, n) GENUA_RULE_##topic##_##n,

typedef enum { GENUA_RULE_NONE, GENUA_RULES (GENUA_RULE_NUMBER) GENUA_N_RULES } GenuaRule;

/* How much of a game is tracked. */
typedef enum { GENUA_TRACKING_FULL, GENUA_TRACKING_ESSENTIALS, GENUA_TRACKING_SCORING, GENUA_N_TRACKINGS } GenuaTracking;

/* The buildings, those inside first and then the ring in its usual order (CITY-3), and the other spaces. */
typedef enum {
  GENUA_PLACE_GUILDHALL, GENUA_PLACE_CITY_HALL, GENUA_PLACE_POST, GENUA_PLACE_CATHEDRAL,
  GENUA_PLACE_RICCI, GENUA_PLACE_COACH_HOUSE, GENUA_PLACE_PARK, GENUA_PLACE_COLINI, GENUA_PLACE_METAL,
  GENUA_PLACE_TAVERN, GENUA_PLACE_CLOTH, GENUA_PLACE_ZASTERI, GENUA_PLACE_PALAZZO, GENUA_PLACE_HARBOUR,
  GENUA_PLACE_MONETTI, GENUA_PLACE_GRAIN, GENUA_PLACE_TRATTORIA, GENUA_PLACE_SPICE,
  GENUA_PLACE_STREET, GENUA_PLACE_MARKET, GENUA_N_PLACES
} GenuaPlace;

#define GENUA_N_BUILDINGS GENUA_PLACE_STREET
#define GENUA_FIRST_OF_RING GENUA_PLACE_RICCI
#define GENUA_N_RING (GENUA_N_BUILDINGS - GENUA_FIRST_OF_RING)

/* What players can have. */
typedef enum {
  GENUA_THING_MONEY, GENUA_THING_WHEAT, GENUA_THING_RICE, GENUA_THING_SILVER, GENUA_THING_COPPER, GENUA_THING_SILK,
  GENUA_THING_LINEN, GENUA_THING_SALT, GENUA_THING_PEPPER,
  GENUA_THING_CHOSEN_START, GENUA_THING_FURTHER_ACTION, GENUA_THING_ANY_GOOD, GENUA_THING_EXCHANGE, GENUA_THING_BUILDING_ACTION,
  GENUA_THING_LARGE_ORDER, GENUA_THING_SMALL_ORDER, GENUA_THING_MESSAGE, GENUA_THING_PRIVILEGE, GENUA_THING_MARKER, GENUA_N_THINGS
} GenuaThing;

#define GENUA_FIRST_GOOD GENUA_THING_WHEAT
#define GENUA_FIRST_SPECIAL GENUA_THING_CHOSEN_START
#define GENUA_FIRST_CARD GENUA_THING_LARGE_ORDER
#define GENUA_N_GOODS (GENUA_FIRST_SPECIAL - GENUA_FIRST_GOOD)
#define GENUA_N_SPECIALS (GENUA_FIRST_CARD - GENUA_FIRST_SPECIAL)

/* What is done in a villa. */
typedef enum { GENUA_DOES_ORDER, GENUA_DOES_PRIVILEGE } GenuaDoes;

/* Where money comes from. */
typedef enum {
  GENUA_INCOME_LARGE_ORDERS, GENUA_INCOME_SMALL_ORDERS, GENUA_INCOME_MESSAGES, GENUA_INCOME_OWNER, GENUA_INCOME_DEALS,
  GENUA_N_INCOMES
} GenuaIncome;

/* What a game waits for. */
typedef enum {
  GENUA_STEP_START, GENUA_STEP_TOWER, GENUA_STEP_CLAIMS, GENUA_STEP_FINAL_HOLDINGS, GENUA_STEP_FINISHED, GENUA_N_STEPS
} GenuaStep;

/* What can happen. */
typedef enum {
  GENUA_EVENT_TOWER, GENUA_EVENT_MOVE, GENUA_EVENT_ACTION, GENUA_EVENT_SMALL_ORDER, GENUA_EVENT_MESSAGE,
  GENUA_EVENT_TAKE_GOOD, GENUA_EVENT_EXCHANGE, GENUA_EVENT_USE_BUILDING, GENUA_EVENT_DEAL, GENUA_EVENT_CLAIM,
  GENUA_EVENT_END_TURN, GENUA_EVENT_FINAL_HOLDINGS, GENUA_EVENT_CORRECTION, GENUA_EVENT_NOTE, GENUA_N_EVENT_TYPES
} GenuaEventType;

/* What is agreed before the first event. */
typedef struct {
  TableSetup table;
  int rounds; /* where the track of the round marker ends */
  int ring[GENUA_N_RING]; /* the buildings of the ring in their order */
  int owner_fee;
  gboolean owner_fee_own; /* whether it is paid, too, when the owner acts */
  int markers; /* how many each player has */
  int start[GENUA_MAX_PLAYERS][GENUA_N_THINGS]; /* by seat, what players start with */
} GenuaSetup;

/* A space that the tower has visited this turn. */
typedef struct {
  int place;
  int action; /* who took its action, or `TABLE_NOBODY` */
  gboolean small_order; /* whether one was fulfilled there */
  int claim; /* who took the disc away for markers, or `TABLE_NOBODY` */
} GenuaDisc;

/* What a player has, and has done this turn. */
typedef struct {
  int things[GENUA_N_THINGS];
  int income[GENUA_N_INCOMES];
  int acted; /* how often, by card too */
  int by_card; /* how often of those by a further action card */
  guint ordered; /* bit n for a large order at villa n */
} GenuaPlayer;

/* What is counted of a player at the end. */
typedef struct {
  guint privileges; /* bit n for building n */
  int money, goods, buildings;
} GenuaCount;

/* How a game stands. A value. */
typedef struct {
  TableState table;
  GenuaSetup agreed;
  int marker; /* where the round marker stands, or 0 if that is not tracked */
  int n_path;
  GenuaDisc path[GENUA_N_DISCS];
  int dice[2]; /* what they showed where the tower started, or 0 where nobody told */
  guint delivered; /* messages of this turn: bit n for the pair n of genua_state_find_pair() */
  int acting; /* who acted or began where the tower stands, or `TABLE_NOBODY` */
  int price; /* what was paid last, in a deal of nothing else, or 0 */
  int last_claim; /* how far round the table the last claim of the turn was, or `TABLE_NOBODY` */
  int owners[GENUA_N_BUILDINGS]; /* seats, or `TABLE_NOBODY` */
  int supply[GENUA_N_THINGS]; /* of goods, special cards and cards */
  GenuaPlayer players[GENUA_MAX_PLAYERS];
  GenuaCount counted[GENUA_MAX_PLAYERS]; /* by seat, what the count said */
  TableSquares squares; /* by red and blue die, less 1, as far as dice were told (CITY-4) */
} GenuaState;

#define GENUA_STATE(state) ((const GenuaState *) (const void *) (state))

/* The end */

#define GENUA_MOST_CHAINS (GENUA_N_RING / 2)

/* Where money that has no other name comes from. */
#define GENUA_FROM_OTHER GENUA_N_INCOMES

/* Privileges that are neighbours on the ring (PRIV-2). */
typedef struct {
  int n;
  int buildings[GENUA_N_RING];
  int pays;
} GenuaChain;

/* What a player comes to. */
typedef struct {
  int player, rank;
  int money, buildings, building_money;
  int n_chains;
  GenuaChain chains[GENUA_MOST_CHAINS];
  int privilege_money;
  int total, goods;
  int from[GENUA_N_INCOMES + 1];
} GenuaPlayerScore;

/* The score. A value. */
typedef struct {
  TableScore table; /* its ducats, and who has which rank */
  GenuaPlayerScore players[GENUA_MAX_PLAYERS]; /* by seat */
} GenuaScore;

/* What an event says that it need not say. */
typedef enum { GENUA_SAYS_DICE = 1 << 0, GENUA_SAYS_THINGS = 1 << 1, GENUA_SAYS_OWNERS = 1 << 2 } GenuaSays;

/* What a correction leaves as it is. */
#define GENUA_UNCHANGED (-2)

/* What a villa is used for. */
typedef struct {
  gboolean said; /* whether anything is: only in a villa it must be */
  int does; /* one of `GenuaDoes` */
  int goods[GENUA_N_GOODS];
  int reward; /* a special card, or `TABLE_NOBODY` */
} GenuaVilla;

/* What somebody hands over for what. */
typedef struct {
  int gives[GENUA_N_THINGS]; /* to whose turn it is */
  int gets[GENUA_N_THINGS];
} GenuaDeal;

/* Where somebody puts markers, and from where others go. A list may be of any length. */
typedef struct {
  int street; /* a disc */
  int n_on;
  int *on;
  int n_off;
  int *off;
} GenuaClaim;

typedef struct {
  int n_privileges;
  int *privileges;
  int money, goods, buildings;
} GenuaHoldings;

/* Something that happened at the table. */
typedef struct {
  TableEvent table;
  int says;
  int place; /* of `tower` and `move` */
  int dice[2];
  gboolean chosen;
  int building; /* of `use-building` */
  GenuaVilla villa; /* of `action` and `use-building` */
  int gives; /* of `exchange` */
  int takes; /* of `exchange`; the good of `small-order` and `take-good` */
  int between[2]; /* of `message` */
  GenuaDeal deal;
  GenuaClaim claim;
  GenuaHoldings holdings[GENUA_MAX_PLAYERS]; /* by seat, of `final-holdings` */
  int things[GENUA_N_THINGS]; /* of `correction`, or `TABLE_NOBODY` for what stays */
  int owners[GENUA_N_BUILDINGS]; /* of `correction`, or `GENUA_UNCHANGED` */
  char *text; /* of `note`, the promise of `deal`, and why of `correction` */
} GenuaEvent;

#define GENUA_EVENT(event) ((const GenuaEvent *) (const void *) (event))

/* What an event causes. */
typedef enum {
  GENUA_EFFECT_GETS = TABLE_N_EFFECTS, /* `player` gets `amount` of the thing `what`, or gives it back below zero */
  GENUA_EFFECT_NONE_LEFT, /* `player` does not get `amount` of the thing `what`, of which none is left after `other` of it */
  GENUA_EFFECT_LAYS_DOWN, /* `player` lays down a card of the kind `what` */
  GENUA_EFFECT_OWNER, /* `player` gets `amount` ducats as owner of building `what` */
  GENUA_EFFECT_OWNS, /* building `what` has a marker of `player` now */
  GENUA_EFFECT_GOES_HOME, /* the marker of `player` goes home from building `what` */
  GENUA_EFFECT_GIVES_UP, /* `player` gives up `amount` of the thing `what`, markers */
  GENUA_EFFECT_MARKER, /* the round marker goes on to `amount` of `other` */
  GENUA_EFFECT_LAST_ROUND, /* the last round has come */
  GENUA_EFFECT_CORRECTED, /* behind the cover of `player` is `amount` of the thing `what`, not `other` */
  GENUA_EFFECT_LAST_TURN, /* all turns are over, and what everybody has is counted */
  GENUA_N_EFFECTS
} GenuaEffectKind;

/* What can stand against an event. */
typedef enum {
  GENUA_OBSTACLE_DICE_AND_CARD = TABLE_N_OBSTACLES, /* dice, and a chosen start card */
  GENUA_OBSTACLE_DICE_SAY_MARKET, /* the dice show the market, and not place `what` */
  GENUA_OBSTACLE_DICE_SAY_ELSE, /* the dice do not show the market */
  GENUA_OBSTACLE_LACKS, /* `player` has `have` of the thing `what`, and `need` would be handed over */
  GENUA_OBSTACLE_LACKS_COVERED, /* the same of what nobody else may see */
  GENUA_OBSTACLE_NO_DISC, /* the tower has no disc left to go on */
  GENUA_OBSTACLE_VISITED, /* the tower was at place `what` already */
  GENUA_OBSTACLE_SETTLED, /* `player` has begun and must act first */
  GENUA_OBSTACLE_NO_BUILDING, /* the tower stands in no building, but at place `what` */
  GENUA_OBSTACLE_TAKEN, /* seat `have` took the action of building `what` */
  GENUA_OBSTACLE_OTHER_ACTS, /* seat `what` acts here */
  GENUA_OBSTACLE_MAY_NOT_ACT, /* `player` has acted, and no thing `what`, a further action card */
  GENUA_OBSTACLE_NOT_SAID, /* it is not said what villa `what` is used for */
  GENUA_OBSTACLE_ORDERED, /* `player` has fulfilled a large order at building `what` already */
  GENUA_OBSTACLE_THREE_GOODS, /* not one each of three warehouses */
  GENUA_OBSTACLE_NO_REWARD, /* it is not said which special card is taken */
  GENUA_OBSTACLE_NONE_LEFT, /* of the thing `what` none is left */
  GENUA_OBSTACLE_NONE_LEFT_COVERED, /* the same of what lies behind the covers of all, so that it is nobody’s own */
  GENUA_OBSTACLE_NO_SMALL_ORDERS, /* there are no small orders for place `what` */
  GENUA_OBSTACLE_NOT_ACTING, /* nobody has taken the action here */
  GENUA_OBSTACLE_SMALL_DONE, /* a small order was fulfilled at building `what` */
  GENUA_OBSTACLE_NOT_VISITED, /* the tower was not at building `what` */
  GENUA_OBSTACLE_SAME_BUILDING, /* a message has two buildings */
  GENUA_OBSTACLE_ALIKE, /* what is given and what is taken are alike */
  GENUA_OBSTACLE_NOT_OWNED, /* `player` has no marker on building `what` */
  GENUA_OBSTACLE_OWN_DEAL, /* `player` has the turn and does not deal alone */
  GENUA_OBSTACLE_EMPTY_DEAL, /* nothing changes hands */
  GENUA_OBSTACLE_LATE_CLAIM, /* the turn of `player` to place markers is over */
  GENUA_OBSTACLE_NO_STREET, /* disc `need` lies on no street */
  GENUA_OBSTACLE_CLAIMED, /* seat `what` took disc `need` */
  GENUA_OBSTACLE_TWO_BUILDINGS, /* not one or two different buildings */
  GENUA_OBSTACLE_OWNS, /* `player` has a marker on building `what` already */
  GENUA_OBSTACLE_NO_RIVAL, /* nobody else has a marker on building `what` */
  GENUA_OBSTACLE_MARKERS, /* `player` has `have` of the thing `what`, markers, and would need `need` */
  GENUA_OBSTACLE_ALL_MARKERS, /* `player` would have `need` of the thing `what`, markers, of `have` */
  GENUA_OBSTACLE_TWICE, /* the privilege of building `what` is there twice */
  GENUA_OBSTACLE_PRIVILEGES, /* `player` has `have` of the thing `what`, privileges, and not `need` */
  GENUA_OBSTACLE_ALL_GOODS, /* all together would have `need` goods */
  GENUA_OBSTACLE_ALL_BUILDINGS, /* all together would have `need` buildings */
  GENUA_OBSTACLE_ALL_THINGS, /* there would be more of the thing `what` than there are, which is `have` */
  GENUA_OBSTACLE_BESIDE_VILLA, /* doubt: the good `what` of an order comes from beside its villa */
  GENUA_OBSTACLE_NEIGHBOURS, /* doubt: a message between places `what` and `have`, which are neighbours */
  GENUA_OBSTACLE_BEGAN, /* doubt: `player` has begun and could not act any more */
  GENUA_OBSTACLE_OTHER_SQUARE, /* doubt: the dice have shown place `what` */
  GENUA_OBSTACLE_APART, /* doubt: places `what` and `have` do not touch */
  GENUA_N_OBSTACLES
} GenuaObstacleKind;

extern const char *const genua_rule_ids[GENUA_N_RULES + 1];
extern const char *const genua_place_ids[GENUA_N_PLACES + 1];
extern const char *const genua_building_ids[GENUA_N_BUILDINGS + 1];
extern const char *const genua_thing_ids[GENUA_N_THINGS + 1];
extern const char *const genua_dealt_ids[GENUA_THING_MARKER + 1];
extern const char *const genua_good_ids[GENUA_N_GOODS + 1];
extern const char *const genua_special_ids[GENUA_N_SPECIALS + 1];
extern const char *const genua_does_ids[];
extern const char *const genua_income_ids[GENUA_N_INCOMES + 1];
extern const char *const genua_tracking_ids[GENUA_N_TRACKINGS + 1];
extern const char *const genua_part_ids[GENUA_MAX_PLAYERS + 1];
extern const char *const genua_step_ids[GENUA_N_STEPS + 1];
extern const char *const genua_event_type_ids[GENUA_N_EVENT_TYPES + 1];
extern const guint genua_obstacle_facts[GENUA_N_OBSTACLES];
extern const guint genua_effect_facts[GENUA_N_EFFECTS];

/* What Genua is to the table. */
extern const TableGame genua_game;

gboolean      genua_place_is_building        (int               place);
gboolean      genua_place_is_villa           (int               place);
gboolean      genua_place_has_small_orders   (int               place);
int           genua_thing_count_all          (int               thing);
gboolean      genua_thing_is_covered         (int               thing);

gboolean      genua_dice_show_market         (int               red,
                                              int               blue);
gboolean      genua_state_is_full            (const GenuaState *state);
gboolean      genua_state_is_last            (const GenuaState *state);
int           genua_state_get_here           (const GenuaState *state);
gboolean      genua_state_was_at             (const GenuaState *state,
                                              int               place);
int           genua_state_count_owned        (const GenuaState *state,
                                              int               seat);
int           genua_state_count_left         (const GenuaState *state,
                                              int               seat);
void          genua_squares_init             (TableSquares     *squares);
guint         genua_state_find_likely        (const GenuaState *state,
                                              const TableSquares *squares);
int           genua_state_find_free          (const GenuaState *state,
                                              int               besides);
gboolean      genua_state_is_beside          (const GenuaState *state,
                                              int               villa,
                                              int               good);
int           genua_state_list_messages      (const GenuaState *state,
                                              int             (*pairs)[2]);
guint         genua_state_find_pair          (const GenuaState *state,
                                              int               from,
                                              int               to);
gboolean      genua_disc_is_open             (const GenuaDisc  *disc);
int           genua_state_count_streets      (const GenuaState *state);
gboolean      genua_state_awaits_claims      (const GenuaState *state);
int           genua_state_count_goods        (const GenuaState *state,
                                              int               seat);
int           genua_claim_count_cost         (const GenuaState *state,
                                              int               seat,
                                              const GenuaClaim *claim);
TableObstacle genua_things_examine           (const GenuaState *state,
                                              int               seat,
                                              int               thing,
                                              int               need,
                                              int               rule);
TableObstacle genua_card_examine_begin       (const GenuaState *state,
                                              int               seat,
                                              int               card);
gboolean      genua_state_acts_freely        (const GenuaState *state,
                                              int               seat);
gboolean      genua_state_may_act            (const GenuaState *state,
                                              int               seat);
void          genua_state_cover              (TableState       *state,
                                              int               seat);

void     genua_score_count_privileges (const GenuaState *state,
                                       guint             privileges,
                                       GenuaPlayerScore *player);
gboolean genua_state_get_score (const TableState *state,
                                TableScore       *score);

void          genua_setup_init     (TableSetup       *setup);
void          genua_play_begin     (const TablePlay  *play,
                                    const TableSetup *setup);
TableObstacle genua_play_examine   (const TableState *state,
                                    const TableEvent *event);
void          genua_play_carry_out (const TablePlay  *play,
                                    const TableEvent *event);
void          genua_play_doubt     (const TableState *state,
                                    const TableEvent *event,
                                    GArray           *doubts);
TableEvent   *genua_play_remedy    (const TableState *state,
                                    const TableEvent *event,
                                    const TableObstacle *obstacle);
int          *genua_event_correct  (GenuaEvent       *event,
                                    const GenuaState *state,
                                    int               thing);
