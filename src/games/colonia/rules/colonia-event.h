/* colonia-event.h: what can happen at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "table-effect.h"
#include "table-schema.h"

#include <stddef.h>

/* Some resources, goods or money, in the order of `ColoniaResource`, `ColoniaGood` or
 * `ColoniaCity`; with cities the fifth is 0. */
typedef TableBundle ColoniaBundle;

int      colonia_bundle_get_total (const ColoniaBundle *bundle);
void     colonia_bundle_add       (ColoniaBundle       *bundle,
                                   const ColoniaBundle *other);
void     colonia_bundle_subtract  (ColoniaBundle       *bundle,
                                   const ColoniaBundle *other);
int      colonia_bundle_find_short (const ColoniaBundle *bundle,
                                    const ColoniaBundle *needed);

/* A hold of a ship, as it is printed. */
typedef struct {
  ColoniaBundle goods; /* the goods that a hold takes */
  int pays; /* the money that it pays, 1 to 99 */
} ColoniaCargo;

/* An edict card as it was revealed. */
typedef struct {
  ColoniaEdictKind kind; /* what the edict does */
  ColoniaDay day; /* the day of its vote, Wednesday to Saturday */
  ColoniaCraftsman craftsman; /* whose bar moves, of `COLONIA_EDICT_BUSY_CRAFTSMAN` */
  int ships; /* how many leave, 1 or 2, of `COLONIA_EDICT_SHIPS_LEAVE` */
  char *text; /* what the card says, of `COLONIA_EDICT_OTHER`; owned by the edict */
} ColoniaEdict;

/* A relic as it is counted at the end of a game that was not tracked in full. */
typedef struct {
  int points; /* the points printed on a relic */
  gboolean shrine; /* whether it lies in a shrine */
} ColoniaHeldRelic;

/* What one player counts at the end of a game. */
typedef struct {
  ColoniaBundle money; /* the money left, by city */
  ColoniaHeldRelic *relics; /* the relics; owned by the holdings */
  int n_relics; /* how many relics there are */
  int goods; /* the number of goods left */
  int resources; /* the number of resources left */
} ColoniaHoldings;

/* What one player changes at an exchange. */
typedef struct {
  ColoniaCity from; /* the currency given */
  ColoniaCity to; /* the currency got */
  int amount; /* how much, 1 to 5; 0 where a player does not trade */
} ColoniaTrade;

/* What a correction replaces. */
typedef enum {
  COLONIA_CORRECTS_SUPPLY = 1 << 0, /* the members at home */
  COLONIA_CORRECTS_STREETS = 1 << 1, /* the members on all streets */
  COLONIA_CORRECTS_RESOURCES = 1 << 2, /* all resources; the bag takes up the difference (ALL-2) */
  COLONIA_CORRECTS_GOODS = 1 << 3, /* all goods */
  COLONIA_CORRECTS_MONEY = 1 << 4, /* all money */
} ColoniaCorrects;

/* By how much a change lets a player have more, or less, of a kind at most. */
#define COLONIA_MAX_CHANGE 99

/* What is added to what a player has. */
typedef struct {
  /* How many more resources of each kind, or fewer where that is negative; out of the bag or
   * into it (ALL-2). */
  ColoniaBundle resources;
  ColoniaBundle goods; /* how many more goods of each kind, or fewer */
  ColoniaBundle money; /* how much more money of each currency, or less */
} ColoniaChange;

/**
 * ColoniaEvent:
 * @table: how every event begins
 * @type: what happened, which says which of the other members are used
 * @player: the seat that acted or is corrected, or `COLONIA_NOBODY`
 * @ship: a ship that comes: its city, 1 to 6 holds, and for each the goods
 *   that it takes and the money that it pays, 1 to 99
 * @relic: a card that is revealed: its city, its cost of 0 to 99, and whether
 *   it is the shrine or else its points, 0 to 99
 * @week_card: by booth, 1 to 12, what is drawn onto it (`full` only); by
 *   craftsman, the contracts, 0 to 9; how often the die is rolled, 0 to 20;
 *   how many ships leave, 0 to 4
 * @edicts: the three edicts in the order in which they were revealed
 * @family_cards: by seat, the values, 3 to 8, and whether the table says that
 *   a card counts as zero (`essentials` only)
 * @tie_rolls: by seat, 1 to 6, or 0 for who does not roll
 * @ballots: by seat, how each votes
 * @casting_ballot: what the mayor decides
 * @drawn: by booth, or by seat for `COLONIA_EVENT_DRAWS`, what is drawn
 * @members: by seat, how many come home, 0 to 3
 * @good_rolls: by seat, 1 to 6, and the `ColoniaGood` that is chosen, or
 *   `COLONIA_NOBODY`
 * @trades: by seat, what is changed
 * @booth: the booth that is taken, from 0
 * @craftsman: who is given an order
 * @die: what was rolled, 1 to 6
 * @load: the berth, from 0, and its hold, from 0, or the good for the extra hold
 * @buy: the slot, from 0; whether a relic goes into its shrine, or whether a
 *   shrine takes a relic in, and of how many points, 0 to 99
 * @slot: the slot that is safeguarded, from 0
 * @holdings: by seat, what is counted at the end
 * @correction: what is replaced, by what, and why (may be `NULL`)
 * @change: by seat, what is added, at most `COLONIA_MAX_CHANGE` of a kind, and why (may be `NULL`)
 * @text: what a note says
 *
 * One event at the table, as a value. Arrays "by seat" have an entry for each
 * player from seat 0. Strings and relic lists inside are owned: clear an
 * event that may have some with `colonia_event_clear()`.
 *
 * An event is well-formed if it is in these ranges. The rules refuse what the
 * state forbids, but rely on the rest.
 */
typedef struct {
  union {
    TableEvent table;
    struct {
      ColoniaEventType type;
      int player;
    };
  };
  union {
    struct {
      ColoniaCity city;
      int n_holds;
      ColoniaCargo holds[COLONIA_MAX_HOLDS];
    } ship;
    struct {
      ColoniaCity city;
      int cost;
      gboolean shrine;
      int points; /* 0 for a shrine */
    } relic;
    struct {
      int n_booths;
      ColoniaBundle booths[COLONIA_MAX_BOOTHS];
      int contracts[COLONIA_N_CRAFTSMEN];
      int dice;
      int ships;
    } week_card;
    ColoniaEdict edicts[COLONIA_N_EDICTS];
    struct {
      int values[COLONIA_MAX_PLAYERS];
      gboolean zeros[COLONIA_MAX_PLAYERS]; /* told by the table in `essentials` only */
    } family_cards;
    int tie_rolls[COLONIA_MAX_PLAYERS]; /* by seat, 0 for who does not roll */
    ColoniaBallot ballots[COLONIA_MAX_PLAYERS];
    ColoniaBallot casting_ballot;
    struct {
      int n; /* booths of `restock` and `merchants`, seats of `draws` */
      ColoniaBundle bundles[COLONIA_MAX_BOOTHS];
    } drawn;
    int members[COLONIA_MAX_PLAYERS]; /* who go home, by seat */
    struct {
      int rolls[COLONIA_MAX_PLAYERS];
      int choices[COLONIA_MAX_PLAYERS]; /* a `ColoniaGood`, or COLONIA_NOBODY */
    } good_rolls;
    ColoniaTrade trades[COLONIA_MAX_PLAYERS];
    int booth;
    ColoniaCraftsman craftsman;
    int die;
    struct {
      int berth;
      gboolean extra; /* the extra hold, which takes one good */
      int hold;
      ColoniaGood good;
    } load;
    struct {
      int slot;
      gboolean in_shrine;
      gboolean stores; /* a shrine that takes a relic of stored_points */
      int stored_points;
    } buy;
    int slot; /* of `safeguard` */
    ColoniaHoldings holdings[COLONIA_MAX_PLAYERS];
    struct {
      ColoniaCorrects corrects;
      int supply;
      int streets[COLONIA_N_STREETS];
      ColoniaBundle resources;
      ColoniaBundle goods;
      ColoniaBundle money;
      char *reason; /* owned, may be NULL */
    } correction;
    struct {
      ColoniaChange players[COLONIA_MAX_PLAYERS];
      char *reason; /* owned, may be NULL */
    } change;
    char *text; /* owned, of `note` */
  };
} ColoniaEvent;

/* The table knows the same things by names of its own. */
_Static_assert (offsetof (ColoniaEvent, type) == offsetof (TableEvent, type), "an event begins as all do");
_Static_assert (offsetof (ColoniaEvent, player) == offsetof (TableEvent, player), "an event begins as all do");

/* What the table holds, as Colonia knows it. */
#define COLONIA_EVENT(event_) ((const ColoniaEvent *) (const void *) (event_))

void colonia_event_init           (ColoniaEvent       *event,
                                   ColoniaEventType    type);
void colonia_event_lay_out_edicts (const ColoniaEvent *event,
                                   int                 laid[COLONIA_N_EDICTS]);
guint colonia_edict_get_mark       (const ColoniaEdict *edict);
