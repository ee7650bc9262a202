/* visby-state.h: how a game of Visby stands, what happens in it, and what that causes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

#define VISBY_MIN_PLAYERS 2
#define VISBY_MAX_PLAYERS 6

/* SET-2, SET-5 */
#define VISBY_LAST_SPACE 15
#define VISBY_MAX_WARES 15

/* What may be told of seals at once; what players come to has no limit (SHARE-4). */
#define VISBY_MAX_SEALS 999

#define VISBY_MAX_RATES (VISBY_LAST_SPACE + 1)

/* Two players with two cards each, three with two, or six with one. */
#define VISBY_MAX_GAINS 12

/* END-1, END-2 */
#define VISBY_LEAST_END 10
#define VISBY_USUAL_END 30
#define VISBY_MOST_END 99

/* How much of a game is tracked. */
typedef enum { VISBY_TRACKING_FULL, VISBY_TRACKING_SCORING, VISBY_N_TRACKINGS } VisbyTracking;

/* The tracks on the board. */
typedef enum { VISBY_TRACK_BATTLE, VISBY_TRACK_JOURNEY, VISBY_TRACK_MARKET, VISBY_N_TRACKS } VisbyTrack;

/* The cards that everybody has, in the order in which they take effect (ROUND-3). */
typedef enum {
  VISBY_CARD_TROOPS, VISBY_CARD_KNIGHT, VISBY_CARD_BLACKSMITH, VISBY_CARD_FLEET,
  VISBY_CARD_SHIP, VISBY_CARD_TOLLKEEPER, VISBY_CARD_MERCHANT, VISBY_CARD_MENDICANT,
  VISBY_N_CARDS
} VisbyCard;

/* Cards are kept as bits. */
#define VISBY_BIT(card) (1 << (card))
#define VISBY_ALL_CARDS (VISBY_BIT (VISBY_N_CARDS) - 1)

/* What a game waits for. */
typedef enum {
  VISBY_STEP_CARDS, VISBY_STEP_TRADING, VISBY_STEP_FINAL_HOLDINGS, VISBY_STEP_FINISHED,
  VISBY_N_STEPS
} VisbyStep;

/* What can happen. */
typedef enum {
  VISBY_EVENT_CARDS, VISBY_EVENT_TRADES, VISBY_EVENT_FINAL_HOLDINGS, VISBY_EVENT_RATES,
  VISBY_EVENT_CORRECTION, VISBY_EVENT_NOTE,
  VISBY_N_EVENT_TYPES
} VisbyEventType;

/* A rate printed beside the market. What somebody may change is one, too, without a space. */
typedef struct {
  int from; /* the first space at which it holds */
  int wares; /* how many wares an exchange takes */
  int seals; /* how many seals it brings */
} VisbyRate;

/* What a card brought. */
typedef struct {
  int player; /* who played the card */
  int card;
  int seals; /* how many seals it brought */
  int wares; /* how many wares it brought and that were kept; what a Merchant gave is negative */
  int lost; /* how many wares were too many (SHARE-2) */
} VisbyGain;

/* What a player has. What is neither in hand nor lies revealed is in the discards (ALL-1). */
typedef struct {
  int seals;
  int wares;
  int hand; /* the cards in hand, as bits */
} VisbyPlayer;

/* What a player has at the end of a game that was not tracked. */
typedef struct {
  int seals;
  int wares;
  int cards; /* how many cards are in hand */
} VisbyHoldings;

/* What is agreed before the first event. */
typedef struct {
  TableSetup table;
  int end_seals; /* how many seals end the game (END-1) */
} VisbySetup;

/* How a game stands. A value. */
typedef struct {
  TableState table;
  int end_seals; /* how many seals end the game */
  int markers[VISBY_N_TRACKS]; /* by track, where its marker stands */
  int supply[VISBY_N_TRACKS]; /* by track, how far it moved in the last supply */
  int n_rates; /* how many rates are known */
  VisbyRate rates[VISBY_MAX_RATES]; /* the rates, by their spaces */
  int played[VISBY_MAX_PLAYERS]; /* by seat, the cards last revealed, as bits */
  int n_gains; /* how many of them are evaluated */
  VisbyGain gains[VISBY_MAX_GAINS]; /* what each of those brought */
  VisbyPlayer players[VISBY_MAX_PLAYERS]; /* by seat, what players have */
  VisbyHoldings counted[VISBY_MAX_PLAYERS]; /* by seat, what was counted at the end */
} VisbyState;

#define VISBY_STATE(state) ((const VisbyState *) (const void *) (state))

/* The cards that somebody reveals. */
typedef struct {
  int n; /* how many cards */
  int *cards; /* the cards, as they were entered, which the event owns */
} VisbyReveal;

/* What somebody changes with the Merchant. */
typedef struct {
  int there; /* whether it is any */
  int wares; /* how many wares are given */
  int tells_seals; /* whether it is said how many seals they bring */
  int seals; /* how many that are */
} VisbyTrade;

/* What a correction sets. Of tracks, which of them. */
typedef enum {
  VISBY_CORRECTS_BATTLE = 1 << VISBY_TRACK_BATTLE,
  VISBY_CORRECTS_JOURNEY = 1 << VISBY_TRACK_JOURNEY,
  VISBY_CORRECTS_MARKET = 1 << VISBY_TRACK_MARKET,
  VISBY_CORRECTS_SEALS = 1 << 3,
  VISBY_CORRECTS_WARES = 1 << 4,
  VISBY_CORRECTS_HAND = 1 << 5,
  VISBY_CORRECTS_PLAYER = VISBY_CORRECTS_SEALS | VISBY_CORRECTS_WARES | VISBY_CORRECTS_HAND,
} VisbyCorrects;

/* How the table really stands. */
typedef struct {
  int corrects; /* what is set */
  int markers[VISBY_N_TRACKS]; /* by track, where its marker stands */
  VisbyPlayer player; /* what the player has */
  char *reason; /* why */
} VisbyCorrection;

/* Something that happened at the table. */
typedef struct {
  TableEvent table;
  VisbyReveal reveals[VISBY_MAX_PLAYERS]; /* by seat, of `cards` */
  VisbyTrade trades[VISBY_MAX_PLAYERS]; /* by seat, of `trades` */
  VisbyHoldings holdings[VISBY_MAX_PLAYERS]; /* by seat, of `final-holdings` */
  int n_rates; /* of `rates`, how many there are */
  VisbyRate rates[VISBY_MAX_RATES]; /* of `rates` */
  VisbyCorrection correction; /* of `correction` */
  char *text; /* of `note` */
} VisbyEvent;

#define VISBY_EVENT(event) ((const VisbyEvent *) (const void *) (event))

/**
 * VisbyEffectKind:
 * @VISBY_EFFECT_SUPPLIED: the marker of track `what` moves by `amount`, to `other`
 * @VISBY_EFFECT_SHARED: those who played card `what` share `other` of its track: `amount` each;
 *   in the bundle are how many share, the limit, 0 for none, and what stays there
 * @VISBY_EFFECT_TAKES: card `what` brings `player` `amount` from its track
 * @VISBY_EFFECT_BROUGHT: card `what` brings `player` `amount` for what the others played: in the
 *   bundle are how many Troops and Knights, or Fleets and Ships
 * @VISBY_EFFECT_LOST: of `other` that card `what` brings `player`, who had as many wares as the
 *   bundle says, `amount` are lost
 * @VISBY_EFFECT_MARKET_BACK: as `amount` play the Merchant, the marker of the market goes from
 *   `what` back to `other`
 * @VISBY_EFFECT_EXCHANGED: `player` changes `other` wares into `amount` seals
 * @VISBY_EFFECT_AT_RATE: that is `amount` times at the rate of space `what`: in the bundle are
 *   the wares and the seals of one time
 * @VISBY_EFFECT_MARKET_EMPTY: the marker of the market goes from `what` to 0
 * @VISBY_EFFECT_MENDICANT_CARDS: the Mendicant brings `player` `amount` wares for `other` cards
 * @VISBY_EFFECT_MENDICANT_MERCHANTS: and `amount` for `other` Merchants of the others
 * @VISBY_EFFECT_CARDS_BACK: `player` takes `amount` cards back to the hand
 * @VISBY_EFFECT_END_REACHED: `player` has `amount` seals, and `other` end the game
 * @VISBY_EFFECT_LAST_EXCHANGE: `player` changes `other` wares into `amount` seals at the end, and
 *   as many are left as the bundle says
 *
 * What an event causes.
 */
typedef enum {
  VISBY_EFFECT_SUPPLIED = TABLE_N_EFFECTS, VISBY_EFFECT_SHARED, VISBY_EFFECT_TAKES, VISBY_EFFECT_BROUGHT,
  VISBY_EFFECT_LOST, VISBY_EFFECT_MARKET_BACK, VISBY_EFFECT_EXCHANGED, VISBY_EFFECT_AT_RATE,
  VISBY_EFFECT_MARKET_EMPTY, VISBY_EFFECT_MENDICANT_CARDS, VISBY_EFFECT_MENDICANT_MERCHANTS,
  VISBY_EFFECT_CARDS_BACK, VISBY_EFFECT_END_REACHED, VISBY_EFFECT_LAST_EXCHANGE,
  VISBY_N_EFFECTS
} VisbyEffectKind;

/**
 * VisbyObstacleKind:
 * @VISBY_OBSTACLE_CARDS_DUE: `player` reveals `have` cards, and `need` are due
 * @VISBY_OBSTACLE_NOT_IN_HAND: `player` has not the card `what` in hand, or not twice
 * @VISBY_OBSTACLE_MERCHANT_MISSING: `player` played the Merchant, and no trade is told
 * @VISBY_OBSTACLE_NO_MERCHANT: `player` did not play the Merchant
 * @VISBY_OBSTACLE_WARES_SHORT: `player` has `have` wares and gives `need`
 * @VISBY_OBSTACLE_NOT_WHOLE: no exchanges come to `what` wares of `player` for `have` seals, or
 *   any seals for `TABLE_NOBODY`; the most seals for them are `need`, or `TABLE_NOBODY`
 * @VISBY_OBSTACLE_SEALS_UNKNOWN: it is not said what `player` gets for `what` wares
 * @VISBY_OBSTACLE_WARES_UNKNOWN: it is not said what `player` gives for `what` seals
 * @VISBY_OBSTACLE_LIES_REVEALED: the card `what` of `player` lies revealed
 *
 * What can stand against an event.
 */
typedef enum {
  VISBY_OBSTACLE_CARDS_DUE = TABLE_N_OBSTACLES, VISBY_OBSTACLE_NOT_IN_HAND, VISBY_OBSTACLE_MERCHANT_MISSING,
  VISBY_OBSTACLE_NO_MERCHANT, VISBY_OBSTACLE_WARES_SHORT, VISBY_OBSTACLE_NOT_WHOLE,
  VISBY_OBSTACLE_SEALS_UNKNOWN, VISBY_OBSTACLE_WARES_UNKNOWN, VISBY_OBSTACLE_LIES_REVEALED,
  VISBY_N_OBSTACLES
} VisbyObstacleKind;

extern const char *const visby_card_ids[VISBY_N_CARDS + 1];
extern const char *const visby_track_ids[VISBY_N_TRACKS + 1];
extern const char *const visby_tracking_ids[VISBY_N_TRACKINGS + 1];
extern const char *const visby_part_ids[];
extern const char *const visby_step_ids[VISBY_N_STEPS + 1];
extern const char *const visby_event_type_ids[VISBY_N_EVENT_TYPES + 1];
extern const guint visby_obstacle_facts[VISBY_N_OBSTACLES];
extern const guint visby_effect_facts[VISBY_N_EFFECTS];

/* What Visby is to the table. */
extern const TableGame visby_game;

gboolean visby_card_brings_wares  (int               card);
gboolean visby_state_has_played   (const VisbyState *state,
                                   int               seat,
                                   VisbyCard         card);
gboolean visby_play_say_known     (const TableState *state,
                                   TableEvent       *event);
int      visby_state_count_played (const VisbyState *state,
                                   VisbyCard         card);
int      visby_state_get_lying    (const VisbyState *state,
                                   int               seat);
int      visby_state_get_discards (const VisbyState *state,
                                   int               seat);
int      visby_state_count_hand   (const VisbyState *state,
                                   int               seat);
int      visby_count_cards_each   (int               n_players);
int      visby_state_count_due    (const VisbyState *state,
                                   int               seat);
