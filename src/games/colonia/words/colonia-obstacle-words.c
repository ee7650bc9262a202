/* colonia-obstacle-words.c: why something cannot be done, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"

#include <glib/gi18n.h>

/* What each step waits for; in the step `edict` that depends on the edict. */
static const char *const not_now[COLONIA_N_STEPS] = {
  [COLONIA_STEP_BERTH_SHIPS] = N_("first a ship must come into the free berth"),
  [COLONIA_STEP_REVEAL_RELICS] = N_("first relic cards must be revealed"),
  [COLONIA_STEP_WEEK_CARD] = N_("first the week card must be turned up"),
  [COLONIA_STEP_EDICTS] = N_("first three edicts must be revealed"),
  [COLONIA_STEP_FAMILY_CARDS] = N_("first every family must play a card"),
  [COLONIA_STEP_TIE_ROLLS] = N_("first the tied players must roll the die"),
  [COLONIA_STEP_VOTE] = N_("first an edict must be voted on"),
  [COLONIA_STEP_CASTING_VOTE] = N_("first the mayor must decide the tied vote"),
  [COLONIA_STEP_MARKET] = N_("first all must be done with taking booths"),
  [COLONIA_STEP_ORDERS] = N_("first all must be done with giving orders"),
  [COLONIA_STEP_EXTRA_CONTRACTS] = N_("first the die must be rolled for extra contracts"),
  [COLONIA_STEP_LOADING] = N_("first all must be done with loading ships"),
  [COLONIA_STEP_BUYING] = N_("first all must be done with buying relic cards"),
  [COLONIA_STEP_SAFEGUARDING] = N_("first all must be done with safeguarding relic cards"),
  [COLONIA_STEP_FINAL_HOLDINGS] = N_("first all must count what they have left"),
  [COLONIA_STEP_FINISHED] = N_("the game is finished"),
};

/* Each begins with a small letter and has no full stop, so that it can follow a colon. */
static const TableSentence obstacles[] = {
  /* What an accepted edict waits for. */
  TABLE_TELL_IF (TABLE_OBSTACLE_OTHER_EVENT, 'w', COLONIA_EVENT_RESTOCK, NULL,
                 N_("first the edict must bring one more resource onto each booth")),
  TABLE_TELL_IF (TABLE_OBSTACLE_OTHER_EVENT, 'w', COLONIA_EVENT_MERCHANTS, NULL,
                 N_("first the edict must bring resources onto the two extra booths")),
  TABLE_TELL_IF (TABLE_OBSTACLE_OTHER_EVENT, 'w', COLONIA_EVENT_HOMECOMING, NULL,
                 N_("first the edict must let members come home")),
  TABLE_TELL_IF (TABLE_OBSTACLE_OTHER_EVENT, 'w', COLONIA_EVENT_DRAWS, NULL,
                 N_("first the edict must let each player draw resources")),
  TABLE_TELL_IF (TABLE_OBSTACLE_OTHER_EVENT, 'w', COLONIA_EVENT_GOOD_ROLLS, NULL,
                 N_("first the edict must let each player roll for a good")),
  TABLE_TELL_IF (TABLE_OBSTACLE_OTHER_EVENT, 'w', COLONIA_EVENT_EXCHANGE, NULL,
                 N_("first the edict must let each player change money")),
  TABLE_TELL_IF (TABLE_OBSTACLE_OTHER_EVENT, 'w', COLONIA_EVENT_SHIP, NULL,
                 N_("first new ships must come for those that left by the edict")),
  TABLE_TELL_IF (TABLE_OBSTACLE_OTHER_EVENT, 'w', COLONIA_EVENT_RELIC, NULL,
                 N_("first the edict must reveal new relic cards")),
  TABLE_TELL (TABLE_OBSTACLE_NOT_TRACKED, NULL, N_("only a game that is tracked in full can be corrected")),
  /* Translators: %s are the player whose turn it is, then the one who would act. */
  TABLE_TELL (TABLE_OBSTACLE_NOT_YOUR_TURN, "wp", N_("it is the turn of %s, not of %s")),

  TABLE_TELL_IF (COLONIA_OBSTACLE_MEMBERS_SHORT, 'r', COLONIA_RULE_WED_2, "12",
                 /* Translators: the first %d is how many members the player has at home, the second %d how many would have to be placed. */
                 NN_("only %d member at home, the booth needs %d", "only %d members at home, the booth needs %d")),
  TABLE_TELL_IF (COLONIA_OBSTACLE_MEMBERS_SHORT, 'r', COLONIA_RULE_THU_1, "12",
                 /* Translators: the first %d is how many members the player has at home, the second %d how many would have to be placed. */
                 NN_("only %d member at home, the contract needs %d",
                     "only %d members at home, the contract needs %d")),
  TABLE_TELL_IF (COLONIA_OBSTACLE_MEMBERS_SHORT, 'r', COLONIA_RULE_FRI_1, "12",
                 /* Translators: the first %d is how many members the player has at home, the second %d how many would have to be placed. */
                 NN_("only %d member at home, the hold needs %d", "only %d members at home, the hold needs %d")),
  TABLE_TELL_IF (COLONIA_OBSTACLE_MEMBERS_SHORT, 'r', COLONIA_RULE_SUN_4, "12",
                 /* Translators: the first %d is how many members the player has at home, the second %d how many would have to be placed. */
                 NN_("only %d member at home, the card needs %d", "only %d members at home, the card needs %d")),
  /* Translators: %s is what the bag has of a resource, e.g. “1 leather”, %d how many would be drawn. */
  TABLE_TELL (COLONIA_OBSTACLE_BAG_SHORT, "R2", N_("the bag has only %s, not %d")),
  /* Translators: %s are a player, what the player has and what is needed, e.g. “Anna has 1 saddle; needed: 2 saddles”. */
  TABLE_TELL (COLONIA_OBSTACLE_RESOURCE_SHORT, "pRr", N_("%s has %s; needed: %s")),
  TABLE_TELL (COLONIA_OBSTACLE_GOOD_SHORT, "pGg", N_("%s has %s; needed: %s")),
  TABLE_TELL (COLONIA_OBSTACLE_MONEY_SHORT, "pMm", N_("%s has %s; needed: %s")),

  /* Translators: %s is a player, %d the value of a card. */
  TABLE_TELL (COLONIA_OBSTACLE_CARD_PLAYED, "p1", N_("%s has played the %d before")),
  /* Translators: %s is a player. */
  TABLE_TELL (COLONIA_OBSTACLE_ROLL_MISSING, "p", N_("%s is still tied and must roll")),
  /* Translators: %s is a player. */
  TABLE_TELL (COLONIA_OBSTACLE_ROLL_UNASKED, "p", N_("%s is not tied and does not roll")),
  /* Translators: %s is a player, who has votes. */
  TABLE_TELL (COLONIA_OBSTACLE_BALLOT_MISSING, "p", N_("%s must say yes or no")),
  /* Translators: %s is a player. */
  TABLE_TELL (COLONIA_OBSTACLE_BALLOT_VOID, "p", N_("the card of %s counts as zero and has no votes")),
  /* Translators: %s is a player. */
  TABLE_TELL (COLONIA_OBSTACLE_CHOICE_MISSING, "p", N_("%s rolled a 6 and chooses the good")),
  /* Translators: %s is a player. */
  TABLE_TELL (COLONIA_OBSTACLE_CHOICE_UNASKED, "p", N_("%s did not roll a 6 and has no good to choose")),

  /* Translators: the first %d is how many market booths get resources, the second %d for how many they were entered. */
  TABLE_TELL (COLONIA_OBSTACLE_BOOTH_COUNT, "21", NN_("there is %d booth to draw for, not %d",
                                                      "there are %d booths to draw for, not %d"), '2'),
  TABLE_TELL_IF (COLONIA_OBSTACLE_DRAWN_TOO_MANY, 'p', COLONIA_NOBODY, "312",
                 /* Translators: the first %d is the number of a market booth, the second %d how many resources were entered, the third %d the most allowed. */
                 NN_("booth %d gets %d resource, at most %d may be drawn",
                     "booth %d gets %d resources, at most %d may be drawn")),
  /* Translators: %s is a player, the first %d how many resources were entered, the second %d the most allowed. */
  TABLE_TELL (COLONIA_OBSTACLE_DRAWN_TOO_MANY, "p12", NN_("%s draws %d resource, at most %d may be drawn",
                                                          "%s draws %d resources, at most %d may be drawn")),
  /* Translators: %s is a player, %d how many members, %s a street space, e.g. “the Tuesday street”, the last %d the number entered. */
  TABLE_TELL (COLONIA_OBSTACLE_STREET_SHORT, "p1S2", NN_("%s has only %d member on %s, not %d",
                                                         "%s has only %d members on %s, not %d")),
  /* Translators: %s are a player, then a city. */
  TABLE_TELL (COLONIA_OBSTACLE_SAME_CURRENCY, "pT", N_("%s would change money of %s into the same")),

  /* Translators: the first %d is how many market booths there are, the second %d the number that was meant. */
  TABLE_TELL (COLONIA_OBSTACLE_NO_BOOTH, "12", NN_("there is only %d booth, no number %d",
                                                   "there are only %d booths, no number %d")),
  /* Translators: %d is the number of a market booth. */
  TABLE_TELL (COLONIA_OBSTACLE_BOOTH_EMPTY, "2", N_("booth %d is empty")),
  /* Translators: %d is the number of a market booth, %s a player. */
  TABLE_TELL (COLONIA_OBSTACLE_BOOTH_TAKEN, "2p", N_("booth %d was taken by %s")),

  /* Translators: the first %d is how many berths there are, always 4, the second %d the number that was meant. */
  TABLE_TELL (COLONIA_OBSTACLE_NO_BERTH, "12", N_("there are only %d berths, no number %d")),
  /* Translators: %s is the number of a berth. */
  TABLE_TELL (COLONIA_OBSTACLE_BERTH_EMPTY, "b", N_("no ship lies in berth %s")),
  /* Translators: the first %d is how many cargo holds there are, the second %d the number that was meant. */
  TABLE_TELL (COLONIA_OBSTACLE_NO_HOLD, "12", NN_("the ship has only %d hold, no number %d",
                                                  "the ship has only %d holds, no number %d")),
  /* Translators: %s is a player. */
  TABLE_TELL (COLONIA_OBSTACLE_HOLD_LOADED, "p", N_("that hold was loaded by %s")),
  /* Translators: %s is a city. */
  TABLE_TELL (COLONIA_OBSTACLE_NO_EXTRA_HOLD, "T", N_("the ship for %s has no extra hold")),
  /* Translators: %s is a player. */
  TABLE_TELL (COLONIA_OBSTACLE_EXTRA_HOLD_LOADED, "p", N_("the extra hold was loaded by %s")),

  /* Translators: the first %d is how many relic cards are on display, the second %d the number that was meant. */
  TABLE_TELL (COLONIA_OBSTACLE_NO_SLOT, "12", NN_("only %d card is on display, no number %d",
                                                  "only %d cards are on display, no number %d")),
  TABLE_TELL (COLONIA_OBSTACLE_SLOT_EMPTY, NULL, N_("that card was bought before")),
  /* Translators: %s are a city, then the player whose member stands on its shrine. */
  TABLE_TELL_IF (COLONIA_OBSTACLE_SAFEGUARDED, '1', -1, "Tp", N_("the shrine of %s is safeguarded by %s")),
  /* Translators: %s are a city and the player whose member stands on the relic, %d is how many points that is worth. */
  TABLE_TELL (COLONIA_OBSTACLE_SAFEGUARDED, "T1p", NN_("the relic of %s with %d point is safeguarded by %s",
                                                       "the relic of %s with %d points is safeguarded by %s")),
  /* Translators: %d is how many relics there are of a city, %s the city. */
  TABLE_TELL (COLONIA_OBSTACLE_RELICS_OUT, "1T", NN_("all %d relic of %s is on display or owned",
                                                     "all %d relics of %s are on display or owned")),
  /* Translators: %s is a city. */
  TABLE_TELL (COLONIA_OBSTACLE_SHRINE_OUT, "T", N_("the shrine of %s is on display or owned")),
  /* Translators: %s are a player, then a city. */
  TABLE_TELL (COLONIA_OBSTACLE_NO_EMPTY_SHRINE, "pT", N_("%s has no empty shrine of %s")),
  TABLE_TELL (COLONIA_OBSTACLE_SHRINE_IN_SHRINE, "T",
              /* Translators: %s is a city. */
              N_("the card is the shrine of %s, which does not go into a shrine")),
  /* Translators: %s is a city. */
  TABLE_TELL (COLONIA_OBSTACLE_RELIC_STORES, "T", N_("the card is a relic of %s, which takes no other in")),
  TABLE_TELL (COLONIA_OBSTACLE_RELIC_NOT_OWNED, "pT2",
              /* Translators: %s are a player, then a city; %d is how many points the relic would be worth. */
              NN_("%s has no relic of %s with %d point outside a shrine",
                  "%s has no relic of %s with %d points outside a shrine"), '2'),

  TABLE_TELL (COLONIA_OBSTACLE_MEMBERS_CHANGE, "p12",
              /* Translators: %s is a player, the first %d how many members there would be, the second %d how many there are. */
              NN_("%s would have %d member at home and on the streets in place of %d",
                  "%s would have %d members at home and on the streets in place of %d")),
  /* Translators: %s is a player, the first %d how many relics, the second %d how many shrines the game has. */
  TABLE_TELL (COLONIA_OBSTACLE_SHRINES_FULL, "p12", NN_("%s has %d relic in shrines, but there are only %d shrines",
                                                        "%s has %d relics in shrines, but there are only %d shrines")),
  /* Translators: %s are a player, then what the player would have, e.g. “10,000 Gulden”; %d is the most that can be entered. */
  TABLE_TELL (COLONIA_OBSTACLE_GOODS_BEYOND, "pG2", N_("%s would have %s, and at most %d can be")),
  TABLE_TELL (COLONIA_OBSTACLE_MONEY_BEYOND, "pM2", N_("%s would have %s, and at most %d can be")),

  /* Translators: %d is how many holds somebody has read off the card of a ship. */
  TABLE_TELL (COLONIA_OBSTACLE_HOLDS, "1", N_("a ship has 3 or 4 holds, not %d")),
  /* Translators: the first %d is how many points a relic has at most, the second how many somebody has read off its card. */
  TABLE_TELL (COLONIA_OBSTACLE_POINTS, "21", N_("a relic has 1 to %d points, not %d")),
  TABLE_TELL_END,
};

const TableRefusals colonia_refusals = { obstacles, not_now, colonia_term_of };
