/* colonia-kinds.h: the kinds of things on the table, and their ids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-color.h"

/*
 * Inside the program seats, booths, berths, holds, slots and places in the
 * player order count from 0, and COLONIA_NOBODY stands where there is none.
 * The record and all sentences count from 1, as the table does.
 */

/* Stands for a seat, and for anything else that counts from 0, where there is none. */
#define COLONIA_NOBODY (-1)

/* How many players a game has at least (SET-1). */
#define COLONIA_MIN_PLAYERS 3

/* How many players a game has at most (SET-1). Lists by seat have so many entries, of which the
 * first ones, as many as there are players, are used. */
#define COLONIA_MAX_PLAYERS 6

/* The first of the table's colours. */
#define COLONIA_N_COLORS 6

/* How many weeks a game lasts. */
#define COLONIA_N_WEEKS 6

/* The lowest value of a family card (SET-4). */
#define COLONIA_LOWEST_CARD 3

/* The highest value of a family card (SET-4). */
#define COLONIA_HIGHEST_CARD 8

/* How much everybody has of each currency at first (SET-3). */
#define COLONIA_START_MONEY 5

/* How many resources everybody draws before the game (SET-3). */
#define COLONIA_START_RESOURCES 4

/* How many goods the die gives everybody to begin with (SET-3). */
#define COLONIA_START_GOODS 1

/* How many pieces of each resource the game has (SET-5). */
#define COLONIA_RESOURCES_EACH 18

/* How many berths the harbour has (SET-8). */
#define COLONIA_N_BERTHS 4

/* How many holds a ship may have, the extra one not counted. The printed ships have 3 or 4
 * (SET-8); there is room for others. */
#define COLONIA_MAX_HOLDS 6

/* How many holds a ship has at least, as far as we know (SET-8). */
#define COLONIA_FEWEST_HOLDS 3

/* How many holds a ship has at most, as far as we know (SET-8). */
#define COLONIA_USUAL_HOLDS 4

/* What an extra hold pays in the currency of its ship, whatever is in it (VOTE-2). */
#define COLONIA_EXTRA_HOLD_PAYS 2

/* How many booths the market has in print (SET-10). */
#define COLONIA_USUAL_BOOTHS 7

/* How many booths a week card may fill. */
#define COLONIA_MAX_BOOTHS 12

/* How many booths foreign merchants add to those of the week card (VOTE-2). */
#define COLONIA_N_EXTRA_BOOTHS 2

/* How many relic cards the display is filled up to (SET-9, SUN-5). */
#define COLONIA_DISPLAY_SIZE 10

/* How many relics each city has, besides its one shrine (SET-9). */
#define COLONIA_RELICS_PER_CITY 11

/* How many edicts are revealed each week (MON-3). */
#define COLONIA_N_EDICTS 3

/* How many kinds a `ColoniaBundle` has room for: as many as there are resources or goods. */
#define COLONIA_BUNDLE_KINDS 5

/* How many sides the die has. */
#define COLONIA_DIE_SIDES 6

/* The most that a week card and an edict may say: the room that a state has
 * for what follows from them depends on it. */

/* How many contracts of one craftsman a week card may fulfil. */
#define COLONIA_MAX_CONTRACTS 9

/* How many times a week card may let the die be rolled on Thursday. */
#define COLONIA_MAX_DICE 20

/* How many ships an edict may let leave on Friday. */
#define COLONIA_MAX_SHIPS_BY_EDICT 2

/* How many spaces down an edict moves the bar of a busy craftsman. */
#define COLONIA_BUSY_CRAFTSMAN_SPACES 2

/* How many members of a family an edict may bring home. */
#define COLONIA_MAX_HOMECOMING 3

/* How much of a currency an edict may let a player change into another. */
#define COLONIA_MAX_TRADE 5

/* How much of a game is entered and checked. */
typedef enum {
  COLONIA_TRACKING_FULL, /* everything: members, resources, goods, money and relics too */
  /* Votes, the player order, contracts and ships; the players count what they own at the end. */
  COLONIA_TRACKING_ESSENTIALS,
  COLONIA_TRACKING_SCORING, /* nothing but what the players count at the end */
  COLONIA_N_TRACKINGS
} ColoniaTracking;

/* A resource, which lies in the bag, on a booth or behind a screen (SET-5).
 *
 * The order matters: each craftsman takes the resource of the same number and the next one. */
typedef enum {
  COLONIA_RESOURCE_LEATHER, /* leather */
  COLONIA_RESOURCE_IRON, /* iron */
  COLONIA_RESOURCE_WOOD, /* wood */
  COLONIA_RESOURCE_LINEN, /* linen */
  COLONIA_RESOURCE_FUR, /* fur */
  COLONIA_N_RESOURCES
} ColoniaResource;

/* A good, which a craftsman makes and a ship takes (SET-6). */
typedef enum {
  COLONIA_GOOD_SADDLE, /* saddles */
  COLONIA_GOOD_CARTWHEEL, /* cartwheels */
  COLONIA_GOOD_PAINTING, /* paintings */
  COLONIA_GOOD_CLOTHING, /* clothing */
  COLONIA_GOOD_FOOTWEAR, /* footwear */
  COLONIA_N_GOODS
} ColoniaGood;

/* A craftsman. Each makes the good of the same number and is rolled by the die face one above
 * it. */
typedef enum {
  COLONIA_CRAFTSMAN_SADDLER, /* makes saddles of leather and iron */
  COLONIA_CRAFTSMAN_WAINWRIGHT, /* makes cartwheels of iron and wood */
  COLONIA_CRAFTSMAN_PAINTER, /* makes paintings of wood and linen */
  COLONIA_CRAFTSMAN_TAILOR, /* makes clothing of linen and fur */
  COLONIA_CRAFTSMAN_SHOEMAKER, /* makes footwear of fur and leather */
  COLONIA_N_CRAFTSMEN
} ColoniaCraftsman;

/* A city where ships go and relics come from, and so also its currency (SET-7). */
typedef enum {
  COLONIA_CITY_LONDON, /* London, which pays in Pfund Sterling */
  COLONIA_CITY_NOVGOROD, /* Nowgorod, which pays in Grivna */
  COLONIA_CITY_BERGEN, /* Bergen, which pays in Mark */
  COLONIA_CITY_BRUGES, /* Brügge, which pays in Gulden */
  COLONIA_N_CITIES
} ColoniaCity;

/* A street space of the board, where members stay a week after their work. */
typedef enum {
  COLONIA_STREET_TUESDAY, /* for members who were in the city hall */
  COLONIA_STREET_WEDNESDAY, /* for members who were at the market */
  COLONIA_STREET_THURSDAY, /* for members whose contracts were fulfilled */
  COLONIA_STREET_FRIDAY, /* for members who loaded ships that have left */
  COLONIA_N_STREETS
} ColoniaStreet;

/* A day of the week, or what comes before the first and after the last one. */
typedef enum {
  COLONIA_DAY_SETUP, /* before the first week: ships and relics are laid out */
  COLONIA_DAY_MONDAY, /* the week is laid out */
  COLONIA_DAY_TUESDAY, /* the families play their cards */
  COLONIA_DAY_WEDNESDAY, /* the market */
  COLONIA_DAY_THURSDAY, /* the craftsmen */
  COLONIA_DAY_FRIDAY, /* the harbour */
  COLONIA_DAY_SATURDAY, /* ships leave and come */
  COLONIA_DAY_SUNDAY, /* relics are bought and safeguarded */
  COLONIA_DAY_END, /* after the last week */
  COLONIA_N_DAYS
} ColoniaDay;

/* What the game waits for. There is exactly one step at any time, and each takes certain types
 * of events only; corrections, changes and notes may come at any. */
typedef enum {
  COLONIA_STEP_BERTH_SHIPS, /* ships for the free berths */
  COLONIA_STEP_REVEAL_RELICS, /* relic cards for the display */
  COLONIA_STEP_WEEK_CARD, /* the week card */
  COLONIA_STEP_EDICTS, /* the three edicts of the week */
  COLONIA_STEP_FAMILY_CARDS, /* the card of each family */
  COLONIA_STEP_TIE_ROLLS, /* rolls of those who are tied in the player order */
  COLONIA_STEP_VOTE, /* the votes on an edict */
  COLONIA_STEP_CASTING_VOTE, /* what the mayor decides where a vote is tied */
  COLONIA_STEP_EDICT, /* what came of an accepted edict */
  COLONIA_STEP_MARKET, /* in turn, which booths the players take */
  COLONIA_STEP_ORDERS, /* in turn, which goods the players order */
  COLONIA_STEP_EXTRA_CONTRACTS, /* a roll that moves the bars of craftsmen */
  COLONIA_STEP_LOADING, /* in turn, which holds the players load */
  COLONIA_STEP_BUYING, /* in turn, which relic cards the players buy */
  COLONIA_STEP_SAFEGUARDING, /* in turn, which relic cards the players safeguard */
  COLONIA_STEP_FINAL_HOLDINGS, /* what the players count at the end of a game that was not tracked in full */
  COLONIA_STEP_FINISHED, /* nothing any more */
  COLONIA_N_STEPS
} ColoniaStep;

/* What may happen at the table. `ColoniaEvent` has the details of each. */
typedef enum {
  COLONIA_EVENT_SHIP, /* a ship comes into the lowest free berth */
  COLONIA_EVENT_RELIC, /* a relic card is revealed */
  COLONIA_EVENT_WEEK_CARD, /* the week card is turned up */
  COLONIA_EVENT_EDICTS, /* three edicts are revealed */
  COLONIA_EVENT_FAMILY_CARDS, /* all families play a card */
  COLONIA_EVENT_TIE_ROLLS, /* the tied players roll the die */
  COLONIA_EVENT_VOTE, /* an edict is voted on */
  COLONIA_EVENT_CASTING_VOTE, /* the mayor decides a tied vote */
  COLONIA_EVENT_RESTOCK, /* one more resource is drawn onto each regular booth */
  COLONIA_EVENT_MERCHANTS, /* resources are drawn onto the two extra booths */
  COLONIA_EVENT_HOMECOMING, /* members come home early from a street space */
  COLONIA_EVENT_DRAWS, /* each player draws resources */
  COLONIA_EVENT_GOOD_ROLLS, /* each player rolls for a good */
  COLONIA_EVENT_EXCHANGE, /* each player may change money */
  COLONIA_EVENT_TAKE_BOOTH, /* a player takes what lies on a booth */
  COLONIA_EVENT_ORDER, /* a player orders a good */
  COLONIA_EVENT_DIE, /* the die is rolled for extra contracts */
  COLONIA_EVENT_LOAD, /* a player loads a hold */
  COLONIA_EVENT_BUY, /* a player buys a relic card */
  COLONIA_EVENT_SAFEGUARD, /* a player places a member on a relic card */
  COLONIA_EVENT_PASS, /* a player does nothing more in this step */
  COLONIA_EVENT_FINAL_HOLDINGS, /* the players count what they have left */
  COLONIA_EVENT_CORRECTION, /* what a player has is set right */
  COLONIA_EVENT_CHANGE, /* what players have becomes more or less, as by an edict that nobody has described */
  COLONIA_EVENT_NOTE, /* somebody writes something down; nothing else changes */
  COLONIA_N_EVENT_TYPES
} ColoniaEventType;

/* What an edict does when it is accepted (VOTE-2). */
typedef enum {
  COLONIA_EDICT_BIGGER_BOOTHS, /* one more resource is drawn onto each regular booth */
  COLONIA_EDICT_FOREIGN_MERCHANTS, /* four resources are drawn onto each of two extra booths */
  COLONIA_EDICT_HOMECOMING_WEDNESDAY, /* members come home from the Wednesday street */
  COLONIA_EDICT_HOMECOMING_THURSDAY, /* members come home from the Thursday street */
  COLONIA_EDICT_DRAW_RESOURCES, /* each player draws two resources */
  COLONIA_EDICT_BUSY_CRAFTSMAN, /* the bar of one craftsman moves down two spaces */
  COLONIA_EDICT_SHIPS_LEAVE, /* one or two ships leave on Friday */
  COLONIA_EDICT_GOODS_BY_DIE, /* each player rolls for a good */
  COLONIA_EDICT_EXTRA_HOLD, /* each ship has one more hold this week */
  COLONIA_EDICT_NEW_RELICS, /* two more relic cards are revealed */
  COLONIA_EDICT_SMALLER_DEPUTATION, /* next week one member fewer is sent to the city hall */
  COLONIA_EDICT_EXCHANGE, /* each player may change money */
  COLONIA_EDICT_OTHER, /* one that this program does not know: the table carries it out by hand (EDICT-1) */
  COLONIA_N_EDICT_KINDS
} ColoniaEdictKind;

/* What became of an edict. */
typedef enum {
  COLONIA_RESULT_PENDING, /* it has not been decided yet */
  COLONIA_RESULT_ACCEPTED, /* it has taken effect */
  COLONIA_RESULT_REJECTED, /* it has not */
  COLONIA_N_RESULTS
} ColoniaResult;

/* What a player says in a vote. */
typedef enum {
  COLONIA_BALLOT_NONE, /* nothing, as the card counts as zero and has no votes */
  COLONIA_BALLOT_YES, /* for the edict */
  COLONIA_BALLOT_NO, /* against the edict */
  COLONIA_N_BALLOTS
} ColoniaBallot;

/* The ids are part of the record's format: they never change, are never
 * translated, and stand in the order of the enumeration. */

/* The id of each `ColoniaTracking` as the record spells it, ended by `NULL`. */
extern const char *const colonia_tracking_ids[];

/* The id of each `ColoniaResource` as the record spells it, ended by `NULL`. */
extern const char *const colonia_resource_ids[];

/* The id of each `ColoniaGood` as the record spells it, ended by `NULL`. */
extern const char *const colonia_good_ids[];

/* The id of each `ColoniaCraftsman` as the record spells it, ended by `NULL`. */
extern const char *const colonia_craftsman_ids[];

/* The id of each `ColoniaCity` as the record spells it, ended by `NULL`. */
extern const char *const colonia_city_ids[];

/* The id of each `ColoniaStreet` as the record spells it, ended by `NULL`. */
extern const char *const colonia_street_ids[];

/* The id of each `ColoniaDay` as the record spells it, ended by `NULL`. */
extern const char *const colonia_day_ids[];

/* The id of each `ColoniaStep` as the record spells it, ended by `NULL`. */
extern const char *const colonia_step_ids[];

/* The id of each `ColoniaEventType` as the record spells it, ended by `NULL`. */
extern const char *const colonia_event_type_ids[];

/* The id of each `ColoniaEdictKind` as the record spells it, ended by `NULL`. */
extern const char *const colonia_edict_kind_ids[];

/* The id of each `ColoniaResult` as the record spells it, ended by `NULL`. */
extern const char *const colonia_result_ids[];

/* The id of each `ColoniaBallot` as the record spells it, ended by `NULL`. */
extern const char *const colonia_ballot_ids[];

/* What is to be thought of the points of a relic (SET-9). */
typedef enum {
  COLONIA_WORTH_USUAL, /* as on the cards that are known to be */
  COLONIA_WORTH_NOTHING, /* every relic has points, so it was read wrong */
  COLONIA_WORTH_UNUSUAL, /* more than usual, so that it should be looked at once more */
} ColoniaWorth;

/* How many points a relic usually has at most (SET-9). */
#define COLONIA_USUAL_RELIC_POINTS 5

void       colonia_craftsman_get_recipe  (ColoniaCraftsman   craftsman,
                                          ColoniaResource   *first,
                                          ColoniaResource   *second);
ColoniaDay colonia_edict_kind_get_day    (ColoniaEdictKind   kind);
int        colonia_edict_kind_get_draw   (ColoniaEdictKind   kind);
int        colonia_default_family_members (int               n_players);
ColoniaWorth colonia_relic_judge_points  (int                points);
