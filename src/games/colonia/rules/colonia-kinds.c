/* colonia-kinds.c: the kinds of things on the table, and their ids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-kinds.h"

const char *const colonia_tracking_ids[] = { "full", "essentials", "scoring", NULL };
const char *const colonia_resource_ids[] = { "leather", "iron", "wood", "linen", "fur", NULL };
const char *const colonia_good_ids[] = { "saddle", "cartwheel", "painting", "clothing", "footwear", NULL };
const char *const colonia_craftsman_ids[] = { "saddler", "wainwright", "painter", "tailor", "shoemaker", NULL };
const char *const colonia_city_ids[] = { "london", "novgorod", "bergen", "bruges", NULL };
const char *const colonia_street_ids[] = { "tuesday", "wednesday", "thursday", "friday", NULL };
const char *const colonia_result_ids[] = { "pending", "accepted", "rejected", NULL };
const char *const colonia_ballot_ids[] = { "none", "yes", "no", NULL };

const char *const colonia_day_ids[] = {
  "setup", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "end", NULL
};

const char *const colonia_step_ids[] = {
  "berth-ships", "reveal-relics", "week-card", "edicts", "family-cards", "tie-rolls", "vote",
  "casting-vote", "edict", "market", "orders", "extra-contracts", "loading", "buying",
  "safeguarding", "final-holdings", "finished", NULL
};

const char *const colonia_event_type_ids[] = {
  "ship", "relic", "week-card", "edicts", "family-cards", "tie-rolls", "vote", "casting-vote",
  "restock", "merchants", "homecoming", "draws", "good-rolls", "exchange", "take-booth", "order",
  "die", "load", "buy", "safeguard", "pass", "final-holdings", "correction", "change", "note", NULL
};

const char *const colonia_edict_kind_ids[] = {
  "bigger-booths", "foreign-merchants", "homecoming-wednesday", "homecoming-thursday",
  "draw-resources", "busy-craftsman", "ships-leave", "goods-by-die", "extra-hold", "new-relics",
  "smaller-deputation", "exchange", "other", NULL
};

/* The arrays above and the enumerations must not drift apart. */
#define ASSERT_ONE_ID_EACH(ids, n) G_STATIC_ASSERT (G_N_ELEMENTS (ids) == (n) + 1)

ASSERT_ONE_ID_EACH (colonia_tracking_ids, COLONIA_N_TRACKINGS);
ASSERT_ONE_ID_EACH (colonia_resource_ids, COLONIA_N_RESOURCES);
ASSERT_ONE_ID_EACH (colonia_good_ids, COLONIA_N_GOODS);
ASSERT_ONE_ID_EACH (colonia_craftsman_ids, COLONIA_N_CRAFTSMEN);
ASSERT_ONE_ID_EACH (colonia_city_ids, COLONIA_N_CITIES);
ASSERT_ONE_ID_EACH (colonia_street_ids, COLONIA_N_STREETS);
ASSERT_ONE_ID_EACH (colonia_day_ids, COLONIA_N_DAYS);
ASSERT_ONE_ID_EACH (colonia_step_ids, COLONIA_N_STEPS);
ASSERT_ONE_ID_EACH (colonia_event_type_ids, COLONIA_N_EVENT_TYPES);
ASSERT_ONE_ID_EACH (colonia_edict_kind_ids, COLONIA_N_EDICT_KINDS);
ASSERT_ONE_ID_EACH (colonia_result_ids, COLONIA_N_RESULTS);
ASSERT_ONE_ID_EACH (colonia_ballot_ids, COLONIA_N_BALLOTS);

/* Tells which two resources a craftsman takes, one of each, for one good. */
void
colonia_craftsman_get_recipe (ColoniaCraftsman craftsman,
                              ColoniaResource *first,
                              ColoniaResource *second)
{
  g_return_if_fail (craftsman < COLONIA_N_CRAFTSMEN);

  /* The five stand in a ring: each takes the resource of its own number and
   * the next one, the shoemaker fur and leather again. */
  *first = (ColoniaResource) craftsman;
  *second = (ColoniaResource) ((craftsman + 1) % COLONIA_N_RESOURCES);
}

/* Tells on which day an edict is voted on, unless the card itself says another (VOTE-1). */
ColoniaDay
colonia_edict_kind_get_day (ColoniaEdictKind kind)
{
  static const ColoniaDay days[COLONIA_N_EDICT_KINDS] = {
    [COLONIA_EDICT_BIGGER_BOOTHS] = COLONIA_DAY_WEDNESDAY,
    [COLONIA_EDICT_FOREIGN_MERCHANTS] = COLONIA_DAY_WEDNESDAY,
    [COLONIA_EDICT_HOMECOMING_WEDNESDAY] = COLONIA_DAY_THURSDAY,
    [COLONIA_EDICT_HOMECOMING_THURSDAY] = COLONIA_DAY_FRIDAY,
    [COLONIA_EDICT_DRAW_RESOURCES] = COLONIA_DAY_THURSDAY,
    [COLONIA_EDICT_BUSY_CRAFTSMAN] = COLONIA_DAY_THURSDAY,
    [COLONIA_EDICT_SHIPS_LEAVE] = COLONIA_DAY_FRIDAY,
    [COLONIA_EDICT_GOODS_BY_DIE] = COLONIA_DAY_FRIDAY,
    [COLONIA_EDICT_EXTRA_HOLD] = COLONIA_DAY_FRIDAY,
    [COLONIA_EDICT_NEW_RELICS] = COLONIA_DAY_SATURDAY,
    [COLONIA_EDICT_SMALLER_DEPUTATION] = COLONIA_DAY_SATURDAY,
    [COLONIA_EDICT_EXCHANGE] = COLONIA_DAY_SATURDAY,
  };

  g_return_val_if_fail (kind < COLONIA_EDICT_OTHER, COLONIA_DAY_WEDNESDAY);

  return days[kind];
}

/* Tells how many resources an edict lets be drawn for each booth, or by each player, that it is
 * about. Returns the number, which is 0 where nothing is drawn. */
int
colonia_edict_kind_get_draw (ColoniaEdictKind kind)
{
  static const int draws[COLONIA_N_EDICT_KINDS] = {
    [COLONIA_EDICT_BIGGER_BOOTHS] = 1,
    [COLONIA_EDICT_FOREIGN_MERCHANTS] = 4,
    [COLONIA_EDICT_DRAW_RESOURCES] = 2,
  };

  g_return_val_if_fail (kind < COLONIA_N_EDICT_KINDS, 0);

  return draws[kind];
}

/* Tells how many family members each player has unless the table says otherwise (SET-2). */
int
colonia_default_family_members (int n_players)
{
  static const int members[] = { 38, 30, 25, 21 };

  g_return_val_if_fail (n_players >= COLONIA_MIN_PLAYERS && n_players <= COLONIA_MAX_PLAYERS, 0);

  return members[n_players - COLONIA_MIN_PLAYERS];
}

/* Judges what somebody reads off a relic card and enters (SET-9). A record may hold any points:
 * what was entered once is not judged again. */
ColoniaWorth
colonia_relic_judge_points (int points)
{
  if (points < 1)
    return COLONIA_WORTH_NOTHING;

  return points > COLONIA_USUAL_RELIC_POINTS ? COLONIA_WORTH_UNUSUAL : COLONIA_WORTH_USUAL;
}
