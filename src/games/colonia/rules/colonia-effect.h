/* colonia-effect.h: what an event caused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "colonia-rule.h"
#include "table-effect.h"

/* What players have behind their screens, but for relics. */
typedef enum {
  COLONIA_HELD_RESOURCES, /* resources */
  COLONIA_HELD_GOODS, /* goods */
  COLONIA_HELD_MONEY, /* money */
  COLONIA_N_HELD /* how many sorts of things there are */
} ColoniaHeld;

/* What an event caused. What stands behind each in backquotes are the members of
 * `ColoniaEffect` that carry its numbers. */
typedef enum {
  COLONIA_EFFECT_DAY_BEGINS = TABLE_EFFECT_PART_BEGINS, /* day `what` of week `amount` begins */
  COLONIA_EFFECT_DRAWN = TABLE_N_EFFECTS, /* resources, `bundle`, are drawn from the bag onto booths */
  COLONIA_EFFECT_DICE_SET, /* the die is rolled `amount` times on Thursday */
  COLONIA_EFFECT_SHIPS_SET, /* `amount` ships leave on Saturday */
  COLONIA_EFFECT_BAR_MOVES, /* the bar of craftsman `what` moves down `amount`, to below space `other` */
  /* The card of `player` counts as zero: `other` members at home, `amount` to send. */
  COLONIA_EFFECT_CARD_IS_ZERO,
  COLONIA_EFFECT_TAKEN_FROM_STREET, /* `amount` members of `player` go from street `what` to the city hall */
  COLONIA_EFFECT_SENT, /* `player` has `amount` members in the city hall */
  COLONIA_EFFECT_TIED, /* `player` is tied with a card of `amount` and rolls the die */
  /* `player` is at place `what` of the order with a card of `amount`; `other`, if anybody, is
   * the next player, who played the same: the rule says how the two were parted. */
  COLONIA_EFFECT_PLACE,
  COLONIA_EFFECT_COMES_HOME, /* `amount` members of `player` come home from street `what` */
  COLONIA_EFFECT_MOVES_ONTO_STREET, /* `amount` members of `player` move onto street `what` */
  COLONIA_EFFECT_VOTES, /* `amount` votes yes, `other` votes no */
  COLONIA_EFFECT_TIE_FALLS_TO, /* `player`, the mayor, decides */
  COLONIA_EFFECT_ACCEPTED, /* the edict of kind `what` is accepted; it was revealed at place `other` */
  COLONIA_EFFECT_REJECTED, /* the edict of kind `what` is rejected; it was revealed at place `other` */
  /* What the accepted edict of kind `what` does is done at the table now, and not tracked. */
  COLONIA_EFFECT_EDICT_AT_TABLE,
  /* What day `what` of week `amount` is for is done at the table and not tracked. */
  COLONIA_EFFECT_DAY_AT_TABLE,
  COLONIA_EFFECT_STREET_AT_TABLE, /* who is on street `what` comes home at the table, which is not tracked */
  /* Who was on a ship that left waits ashore at the table, which is not tracked. */
  COLONIA_EFFECT_ASHORE_AT_TABLE,
  /* Who was on a ship that left moves onto the Friday street at the table, which is not tracked. */
  COLONIA_EFFECT_LANDING_AT_TABLE,
  COLONIA_EFFECT_GETS_RESOURCES, /* `player` gets resources, `bundle` */
  COLONIA_EFFECT_RETURNS_RESOURCES, /* `player` puts resources, `bundle`, into the bag */
  COLONIA_EFFECT_GETS_GOODS, /* `player` gets `amount` of good `what` */
  COLONIA_EFFECT_RETURNS_GOODS, /* `player` gives goods, `bundle`, to the supply */
  COLONIA_EFFECT_GETS_MONEY, /* `player` gets `amount` of the currency of city `what` */
  COLONIA_EFFECT_PAYS_MONEY, /* `player` pays `amount` of the currency of city `what` */
  COLONIA_EFFECT_MEMBERS_ON_BOOTH, /* `player` places `amount` members on booth `what` */
  /* `player` places `amount` members on space `other` of craftsman `what`. */
  COLONIA_EFFECT_MEMBERS_ON_CONTRACT,
  COLONIA_EFFECT_MEMBER_ON_SHIP, /* `player` places a member on a ship, with the goods of a hold */
  COLONIA_EFFECT_MEMBER_ON_CARD, /* `player` places a member on a card to safeguard it */
  COLONIA_EFFECT_BACK_INTO_BAG, /* resources, `bundle`, that nobody took go into the bag */
  COLONIA_EFFECT_MADE, /* the contract of `player` on space `other` is fulfilled: one good `what` */
  COLONIA_EFFECT_WAITS, /* `amount` members of `player` wait for craftsman `what`, on space `other` now */
  COLONIA_EFFECT_SHIP_LEAVES, /* the ship for city `what` leaves berth `other` */
  /* Hold `other` of the ship that leaves pays `player` `amount` of the currency of city `what`;
   * the extra hold is `COLONIA_MAX_HOLDS`. */
  COLONIA_EFFECT_PAID,
  COLONIA_EFFECT_GOES_ASHORE, /* `amount` members of `player` go ashore before Saturday */
  COLONIA_EFFECT_SHIP_MOVES_UP, /* the ship for city `what` moves up to berth `other` */
  COLONIA_EFFECT_EXTRA_HOLDS, /* each ship in the harbour has one more hold this week */
  /* Nobody loaded the extra hold of the ship for city `what` in berth `other`. */
  COLONIA_EFFECT_EXTRA_HOLD_LOST,
  COLONIA_EFFECT_BUYS_RELIC, /* `player` buys a relic of city `what` with `amount` points */
  COLONIA_EFFECT_BUYS_SHRINE, /* `player` buys the shrine of city `what` */
  COLONIA_EFFECT_STORED, /* the relic of city `what` with `amount` points of `player` lies in the shrine */
  COLONIA_EFFECT_SAFEGUARD_HOME, /* the member of `player` on the bought card comes home */
  /* `player` safeguards the card of city `what` with `amount` points, or, if `other`, the
   * shrine. */
  COLONIA_EFFECT_SAFEGUARDED,
  /* A card that nobody safeguarded leaves the display: of the city `what`, with `amount` points,
   * or the shrine if `other`. */
  COLONIA_EFFECT_DISCARDED,
  /* The window of city `what` goes to `player`, who pays `amount`; to nobody where it is shared. */
  COLONIA_EFFECT_WINDOW,
  COLONIA_EFFECT_TOTAL, /* `player` has `amount` points and rank `other` (from 1) */
  /* `player` wins with `amount` points; `what` is the `ColoniaTieBreak` that decided. */
  COLONIA_EFFECT_WINNER,
  COLONIA_EFFECT_SUPPLY_CORRECTED, /* `player` has `amount` members at home instead of `other` */
  COLONIA_EFFECT_STREET_CORRECTED, /* `player` has `amount` members on street `what` instead of `other` */
  COLONIA_EFFECT_RESOURCE_CORRECTED, /* `player` has `amount` of resource `what` instead of `other` */
  COLONIA_EFFECT_GOOD_CORRECTED, /* `player` has `amount` of good `what` instead of `other` */
  /* `player` has `amount` of the currency of city `what` instead of `other`. */
  COLONIA_EFFECT_MONEY_CORRECTED,
  /* `player` has as much more as `bundle` says, or less where that is negative, of the
   * `ColoniaHeld` `what`. */
  COLONIA_EFFECT_CHANGED,
  COLONIA_EFFECT_ALL_CHANGED, /* the same for all players alike */
  COLONIA_N_EFFECTS /* how many kinds there are, with those of every game */
} ColoniaEffectKind;

/* One thing that an event caused. `ColoniaEffectKind` tells which members each kind uses;
 * `bundle` has resources or goods. */
typedef TableEffect ColoniaEffect;
