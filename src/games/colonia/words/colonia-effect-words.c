/* colonia-effect-words.c: what an event caused, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"
#include "table-sentence.h"

#include <glib/gi18n.h>

static const TableSentence effects_told[] = {
  /* Translators: %d is the number of the week, 1 to 6. */
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_BEGINS, 'w', COLONIA_DAY_MONDAY, "1", N_("Monday of week %d begins.")),
  /* Translators: %d is the number of the week, 1 to 6. */
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_BEGINS, 'w', COLONIA_DAY_TUESDAY, "1", N_("Tuesday of week %d begins.")),
  /* Translators: %d is the number of the week, 1 to 6. */
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_BEGINS, 'w', COLONIA_DAY_WEDNESDAY, "1", N_("Wednesday of week %d begins.")),
  /* Translators: %d is the number of the week, 1 to 6. */
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_BEGINS, 'w', COLONIA_DAY_THURSDAY, "1", N_("Thursday of week %d begins.")),
  /* Translators: %d is the number of the week, 1 to 6. */
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_BEGINS, 'w', COLONIA_DAY_FRIDAY, "1", N_("Friday of week %d begins.")),
  /* Translators: %d is the number of the week, 1 to 6. */
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_BEGINS, 'w', COLONIA_DAY_SATURDAY, "1", N_("Saturday of week %d begins.")),
  /* Translators: %d is the number of the week, 1 to 6. */
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_BEGINS, 'w', COLONIA_DAY_SUNDAY, "1", N_("Sunday of week %d begins.")),
  TABLE_TELL (COLONIA_EFFECT_DAY_BEGINS, NULL, N_("The six weeks are over.")),

  TABLE_TELL (COLONIA_EFFECT_BAR_MOVES, "C21",
              /* Translators: %s is a craftsman, the first %d the space above the bar, the second %d how many contracts more are fulfilled. */
              NN_("The bar of the %s moves down to below space %d: one more contract.",
                  "The bar of the %s moves down to below space %d: %d more contracts.")),
  TABLE_TELL_IF (COLONIA_EFFECT_DICE_SET, '1', 0, NULL, N_("The die is not rolled on Thursday.")),
  /* Translators: %d is how many times the die is rolled. */
  TABLE_TELL (COLONIA_EFFECT_DICE_SET, "1", NN_("The die is rolled once on Thursday.",
                                                "The die is rolled %d times on Thursday.")),
  TABLE_TELL_IF (COLONIA_EFFECT_SHIPS_SET, '1', 0, NULL, N_("No ship leaves on Saturday.")),
  /* Translators: %d is how many ships leave the harbour. */
  TABLE_TELL (COLONIA_EFFECT_SHIPS_SET, "1", NN_("%d ship leaves on Saturday.", "%d ships leave on Saturday.")),

  /* Who goes before whom, and why (TUE-3 to TUE-5): first those next to whom nobody played the same, then those with
   * cards that count as zero. */
  { COLONIA_EFFECT_PLACE, { { '2', COLONIA_NOBODY }, { 'w', 0 } }, "p1",
    /* Translators: %s is a player, %d the value of the card. */
    N_("%s becomes mayor with the highest card, %d.") },
  { COLONIA_EFFECT_PLACE, { { '2', COLONIA_NOBODY }, { '1', 0 } }, "p3",
    /* Translators: %s is a player, %d the place in the order. */
    N_("%s is number %d, as the card counts as zero.") },
  /* Translators: %s is a player, the first %d the place in the order, the second %d the value of the card. */
  TABLE_TELL_IF (COLONIA_EFFECT_PLACE, '2', COLONIA_NOBODY, "p31", N_("%s is number %d with %d.")),
  { COLONIA_EFFECT_PLACE, { { '1', 0 }, { 'r', COLONIA_RULE_TUE_4 }, { 'w', 0 } }, "pnn",
    /* Translators: %s are who goes first, the player behind, and that second player again. */
    N_("%s becomes mayor ahead of %s: both cards count as zero, and last week %s was ahead.") },
  { COLONIA_EFFECT_PLACE, { { '1', 0 }, { 'r', COLONIA_RULE_TUE_4 } }, "p3nn",
    /* Translators: %s is a player, %d the place in the order, then %s are the player behind, and that second player again. */
    N_("%s is number %d, ahead of %s: both cards count as zero, and last week %s was ahead.") },
  { COLONIA_EFFECT_PLACE, { { '1', 0 }, { 'w', 0 } }, "pnp",
    /* Translators: %s are who goes first, the player behind, and the first player again. */
    N_("%s becomes mayor ahead of %s: both cards count as zero, and %s rolled higher.") },
  { COLONIA_EFFECT_PLACE, { { '1', 0 } }, "p3np",
    /* Translators: %s is a player, %d the place in the order, then %s are the player behind, and the first player again. */
    N_("%s is number %d, ahead of %s: both cards count as zero, and %s rolled higher.") },
  { COLONIA_EFFECT_PLACE, { { 'r', COLONIA_RULE_TUE_4 }, { 'w', 0 } }, "pn1n",
    /* Translators: %s are who goes first and the player behind, %d the value of both cards, the last %s that second player again. */
    N_("%s becomes mayor ahead of %s: both have %d, and last week %s was ahead.") },
  { COLONIA_EFFECT_PLACE, { { 'r', COLONIA_RULE_TUE_4 } }, "p3n1n",
    /* Translators: %s is a player, %d the place, %s the player behind, %d the value of both cards, the last %s that second player again. */
    N_("%s is number %d, ahead of %s: both have %d, and last week %s was ahead.") },
  { COLONIA_EFFECT_PLACE, { { 'w', 0 } }, "pn1p",
    /* Translators: %s are who goes first and the player behind, %d the value of both cards, the last %s the first player again. */
    N_("%s becomes mayor ahead of %s: both have %d, and %s rolled higher.") },
  /* Translators: %s is a player, %d the place, %s the player behind, %d the value of both cards, the last %s the first player again. */
  TABLE_TELL (COLONIA_EFFECT_PLACE, "p3n1p", N_("%s is number %d, ahead of %s: both have %d, and %s rolled higher.")),

  TABLE_TELL (COLONIA_EFFECT_CARD_IS_ZERO, "p21",
              /* Translators: %s is a player, the first %d how many members are at home, the second %d how many would have to be sent. */
              NN_("%s has only %d of %d member at home: the card counts as zero.",
                  "%s has only %d of %d members at home: the card counts as zero.")),
  /* Translators: %s is a player, %d how many members, the last %s a street space, e.g. “the Tuesday street”. */
  TABLE_TELL (COLONIA_EFFECT_TAKEN_FROM_STREET, "p1S", NN_("%s takes %d member from %s to the city hall.",
                                                           "%s takes %d members from %s to the city hall.")),
  /* Translators: %s is a player, %d how many members. */
  TABLE_TELL (COLONIA_EFFECT_SENT, "p1", NN_("%s has %d member in the city hall.",
                                             "%s has %d members in the city hall.")),
  /* Translators: %s is a player. */
  TABLE_TELL_IF (COLONIA_EFFECT_TIED, '1', 0, "p", N_("%s is tied with a card that counts as zero and rolls the die.")),
  /* Translators: %s is a player, %d the value of the card. */
  TABLE_TELL (COLONIA_EFFECT_TIED, "p1", N_("%s is tied with a card of %d and rolls the die.")),

  /* Translators: %s is a player, %d how many members, the last %s a street space, e.g. “the Tuesday street”. */
  TABLE_TELL (COLONIA_EFFECT_COMES_HOME, "p1S", NN_("%s: %d member comes home from %s.",
                                                    "%s: %d members come home from %s.")),
  /* Translators: %s is a player, %d how many members, the last %s a street space, e.g. “the Tuesday street”. */
  TABLE_TELL (COLONIA_EFFECT_MOVES_ONTO_STREET, "p1S", NN_("%s: %d member moves onto %s.",
                                                           "%s: %d members move onto %s.")),
  /* Translators: %s is a player, the first %d how many members, the last %s a craftsman, the second %d the number of a contract space. */
  TABLE_TELL (COLONIA_EFFECT_WAITS, "p1C4", NN_("%s: %d member waits for the %s, now on space %d.",
                                                "%s: %d members wait for the %s, now on space %d.")),
  /* Translators: %s is a player, %d how many members, who came off a ship that left early. */
  TABLE_TELL (COLONIA_EFFECT_GOES_ASHORE, "p1", NN_("%s: %d member waits ashore until Friday ends.",
                                                    "%s: %d members wait ashore until Friday ends.")),
  /* Translators: %s is the player whose member stood on a relic card that was bought. */
  TABLE_TELL (COLONIA_EFFECT_SAFEGUARD_HOME, "p", N_("%s: the member on the card comes home.")),

  /* Translators: %s is a player, the first %d how many members, the second %d the number of a market booth. */
  TABLE_TELL (COLONIA_EFFECT_MEMBERS_ON_BOOTH, "p13", NN_("%s places %d member on booth %d.",
                                                          "%s places %d members on booth %d.")),
  /* Translators: %s is a player, the first %d how many members, the second %d the number of a contract space, the last %s a craftsman. */
  TABLE_TELL (COLONIA_EFFECT_MEMBERS_ON_CONTRACT, "p14C", NN_("%s places %d member on space %d of the %s.",
                                                              "%s places %d members on space %d of the %s.")),
  /* Translators: %s is a player, who has loaded a hold of a ship. */
  TABLE_TELL (COLONIA_EFFECT_MEMBER_ON_SHIP, "p", N_("%s places a member on the ship.")),
  /* Translators: %s is a player, who safeguards a relic or a shrine. */
  TABLE_TELL (COLONIA_EFFECT_MEMBER_ON_CARD, "p", N_("%s places a member on the card.")),

  /* Translators: the first %d is how many votes there are for the edict, the second %d how many against it. */
  TABLE_TELL (COLONIA_EFFECT_VOTES, "12", N_("Votes: %d yes, %d no.")),
  /* Translators: %s is the player who is the mayor. */
  TABLE_TELL (COLONIA_EFFECT_TIE_FALLS_TO, "p", N_("A tie: the mayor, %s, decides.")),
  /* Translators: %s is what the edict is called. */
  TABLE_TELL (COLONIA_EFFECT_ACCEPTED, "E", N_("Accepted: “%s”.")),
  /* Translators: %s is what the edict is called. */
  TABLE_TELL (COLONIA_EFFECT_REJECTED, "E", N_("Rejected: “%s”.")),

  /* Translators: %s is a list of resources, e.g. “1 leather, 2 iron”. */
  TABLE_TELL (COLONIA_EFFECT_DRAWN, "K", N_("Drawn onto the booths: %s.")),
  /* Translators: %s is a list of resources, e.g. “1 leather, 2 iron”. */
  TABLE_TELL (COLONIA_EFFECT_BACK_INTO_BAG, "K", N_("Nobody took %s: back into the bag.")),
  /* Translators: %s are a player, then a list of resources, e.g. “1 leather, 2 iron”. */
  TABLE_TELL (COLONIA_EFFECT_GETS_RESOURCES, "pK", CN_("player and resources", "%s gets %s.")),
  /* Translators: %s are a player, then a list of resources, e.g. “1 leather, 2 iron”. */
  TABLE_TELL (COLONIA_EFFECT_RETURNS_RESOURCES, "pK", N_("%s puts %s into the bag.")),
  /* Translators: %s are a player, then a list of goods that go onto a ship, e.g. “1 saddle, 2 paintings”. */
  TABLE_TELL (COLONIA_EFFECT_RETURNS_GOODS, "pL", N_("%s gives %s.")),
  /* Translators: %s are a player, then a good with its number, e.g. “1 saddle”. */
  TABLE_TELL (COLONIA_EFFECT_MADE, "pG", N_("Made for %s: %s.")),
  /* Translators: %s are a player, then a good with its number, e.g. “1 saddle”. */
  TABLE_TELL (COLONIA_EFFECT_GETS_GOODS, "pG", CN_("player and goods", "%s gets %s.")),
  /* Translators: %s are a player, then an amount of money with its currency, e.g. “9 Gulden”. */
  TABLE_TELL (COLONIA_EFFECT_GETS_MONEY, "pM", CN_("player and money", "%s gets %s.")),
  /* Translators: %s are a player, then an amount of money with its currency, e.g. “9 Gulden”. */
  TABLE_TELL (COLONIA_EFFECT_PAYS_MONEY, "pM", N_("%s pays %s.")),
  /* Translators: %s are a city, a player, and an amount of money with its currency, e.g. “9 Gulden”. */
  TABLE_TELL (COLONIA_EFFECT_PAID, "TpM", N_("The ship for %s pays %s %s.")),

  /* Translators: %s are a city, then the number of a berth. */
  TABLE_TELL (COLONIA_EFFECT_SHIP_LEAVES, "TB", N_("The ship for %s leaves berth %s.")),
  /* Translators: %s are a city, then the number of a berth. */
  TABLE_TELL (COLONIA_EFFECT_SHIP_MOVES_UP, "TB", N_("The ship for %s moves up to berth %s.")),
  TABLE_TELL (COLONIA_EFFECT_EXTRA_HOLDS, NULL, N_("Each ship in the harbour has one more hold this week.")),
  /* Translators: %s are a city, then the number of a berth. */
  TABLE_TELL (COLONIA_EFFECT_EXTRA_HOLD_LOST, "TB", N_("Nobody loaded the extra hold of the ship for %s in berth %s.")),

  /* Translators: %s are a player, then a city; %d is how many points the relic is worth. */
  TABLE_TELL (COLONIA_EFFECT_BUYS_RELIC, "pT1", NN_("%s has a new relic of %s with %d point.",
                                                    "%s has a new relic of %s with %d points.")),
  /* Translators: %s are a player, then a city. */
  TABLE_TELL (COLONIA_EFFECT_BUYS_SHRINE, "pT", N_("%s has the shrine of %s.")),
  /* Translators: %s is a city, %d how many points the relic is worth. */
  TABLE_TELL (COLONIA_EFFECT_STORED, "T1", NN_("The relic of %s with %d point lies in its shrine for good.",
                                               "The relic of %s with %d points lies in its shrine for good.")),
  /* Translators: %s is a city, %d how many points the relic is worth. */
  TABLE_TELL_IF (COLONIA_EFFECT_SAFEGUARDED, '2', FALSE, "T1", NN_("The relic of %s with %d point stays on display.",
                                                                   "The relic of %s with %d points stays on display.")),
  /* Translators: %s is a city. */
  TABLE_TELL (COLONIA_EFFECT_SAFEGUARDED, "T", N_("The shrine of %s stays on display.")),

  TABLE_TELL_IF (COLONIA_EFFECT_DAY_AT_TABLE, 'w', COLONIA_DAY_MONDAY, NULL,
                 N_("At the table, as many resources as the week card says are drawn onto each booth.")),
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_AT_TABLE, 'w', COLONIA_DAY_WEDNESDAY, NULL,
                 N_("At the table, booths are taken in player order until all have passed.")),
  { COLONIA_EFFECT_DAY_AT_TABLE, { { 'w', COLONIA_DAY_SUNDAY }, { '1', COLONIA_N_WEEKS } }, NULL,
    N_("At the table, relic cards are bought in player order until all have passed.") },
  TABLE_TELL_IF (COLONIA_EFFECT_DAY_AT_TABLE, 'w', COLONIA_DAY_SUNDAY, NULL,
                 N_("At the table, relic cards are bought in player order until all have passed, and then safeguarded; "
                    "the display is filled up again.")),

  TABLE_TELL_IF (COLONIA_EFFECT_STREET_AT_TABLE, 'w', COLONIA_STREET_TUESDAY, "S",
                 /* Translators: %s is a street space, here “the Tuesday street”. */
                 N_("At the table, members on %s come home, and those in the city hall move there.")),
  TABLE_TELL_IF (COLONIA_EFFECT_STREET_AT_TABLE, 'w', COLONIA_STREET_WEDNESDAY, "S",
                 /* Translators: %s is a street space, here “the Wednesday street”. */
                 N_("At the table, what is left goes back into the bag, members on %s come home, and those on booths "
                    "move there.")),
  TABLE_TELL_IF (COLONIA_EFFECT_STREET_AT_TABLE, 'w', COLONIA_STREET_THURSDAY, "S",
                 /* Translators: %s is a street space, here “the Thursday street”; a fulfilled contract is one that its craftsman has made the goods of. */
                 N_("At the table, members on %s come home, and those of fulfilled contracts move there.")),
  TABLE_TELL_IF (COLONIA_EFFECT_STREET_AT_TABLE, 'w', COLONIA_STREET_FRIDAY, "S",
                 /* Translators: %s is a street space, here “the Friday street”. */
                 N_("At the table, members on %s come home.")),
  TABLE_TELL (COLONIA_EFFECT_ASHORE_AT_TABLE, NULL,
              N_("At the table, members from ships that left wait ashore until Friday ends.")),
  /* Translators: %s is a street space, here “the Friday street”. */
  TABLE_TELL (COLONIA_EFFECT_LANDING_AT_TABLE, "F", N_("At the table, members from ships that left move onto %s.")),

  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_BIGGER_BOOTHS, NULL,
                 N_("At the table, one more resource is drawn onto each regular booth.")),
  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_FOREIGN_MERCHANTS, NULL,
                 N_("At the table, two more booths open, with four resources drawn onto each.")),
  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_HOMECOMING_WEDNESDAY, "h",
                 /* Translators: %s is a street space, e.g. “the Wednesday street”. */
                 N_("At the table, every family may bring up to three members home from %s.")),
  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_DRAW_RESOURCES, NULL,
                 N_("At the table, every family may draw two resources from the bag.")),
  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_HOMECOMING_THURSDAY, "h",
                 N_("At the table, every family may bring up to three members home from %s.")),
  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_GOODS_BY_DIE, NULL,
                 N_("At the table, every family rolls the die and gets a good of the craftsman it shows.")),
  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_NEW_RELICS, NULL,
                 N_("At the table, two more relic cards come onto the display.")),
  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_SMALLER_DEPUTATION, NULL,
                 N_("At the table, every family sends one member fewer than its card says; the card counts in full.")),
  TABLE_TELL_IF (COLONIA_EFFECT_EDICT_AT_TABLE, 'w', COLONIA_EDICT_EXCHANGE, NULL,
                 N_("At the table, every family may change up to 5 of one currency into another, one to one.")),

  TABLE_TELL_IF (COLONIA_EFFECT_WINDOW, 'p', COLONIA_NOBODY, "TY",
                 /* Translators: %s are a city, then its currency, e.g. “Gulden”. */
                 N_("Nobody gets the window of %s: no one player has the most %s.")),
  /* Translators: %s are a player, a city, and an amount of money with its currency, e.g. “9 Gulden”. */
  TABLE_TELL (COLONIA_EFFECT_WINDOW, "pTM", N_("%s gets the window of %s and gives all %s for it.")),
  /* Translators: %s is a player, the first %d how many points, the second %d the rank. */
  TABLE_TELL (COLONIA_EFFECT_TOTAL, "p12", NN_("%s has %d point and rank %d.", "%s has %d points and rank %d.")),
  TABLE_TELL_IF (COLONIA_EFFECT_WINNER, 'w', COLONIA_TIE_BREAK_POINTS, "p1",
                 /* Translators: %s is a player, %d how many points. */
                 NN_("%s wins with %d point.", "%s wins with %d points.")),
  TABLE_TELL_IF (COLONIA_EFFECT_WINNER, 'w', COLONIA_TIE_BREAK_MONEY, "p1",
                 /* Translators: %s is a player, %d how many points. */
                 NN_("%s wins with %d point: tied, but with the most money left.",
                     "%s wins with %d points: tied, but with the most money left.")),
  TABLE_TELL_IF (COLONIA_EFFECT_WINNER, 'w', COLONIA_TIE_BREAK_GOODS, "p1",
                 /* Translators: %s is a player, %d how many points. */
                 NN_("%s wins with %d point: tied in money too, but with the most goods left.",
                     "%s wins with %d points: tied in money too, but with the most goods left.")),
  TABLE_TELL_IF (COLONIA_EFFECT_WINNER, 'w', COLONIA_TIE_BREAK_RESOURCES, "p1",
                 /* Translators: %s is a player, %d how many points. */
                 NN_("%s wins with %d point: tied in money and goods too, but with the most resources left.",
                     "%s wins with %d points: tied in money and goods too, but with the most resources left.")),
  TABLE_TELL_IF (COLONIA_EFFECT_WINNER, 'w', COLONIA_TIE_BREAK_SHARED, "p1",
                 /* Translators: %s is a player, %d how many points. */
                 NN_("%s shares the victory with %d point: nothing parts the winners.",
                     "%s shares the victory with %d points: nothing parts the winners.")),

  /* Translators: %s is a player, the first %d how many members there are, the second %d the number believed before. */
  TABLE_TELL (COLONIA_EFFECT_SUPPLY_CORRECTED, "p12", NN_("%s has %d member at home, not %d.",
                                                          "%s has %d members at home, not %d.")),
  /* Translators: %s is a player, %d how many members, %s a street space, e.g. “the Tuesday street”, the last %d the number believed before. */
  TABLE_TELL (COLONIA_EFFECT_STREET_CORRECTED, "p1S2", NN_("%s has %d member on %s, not %d.",
                                                           "%s has %d members on %s, not %d.")),
  /* Translators: %s are a player, then what the player has, e.g. “2 saddles”; %d is the number believed before. */
  TABLE_TELL (COLONIA_EFFECT_RESOURCE_CORRECTED, "pR2", N_("%s has %s, not %d.")),
  TABLE_TELL (COLONIA_EFFECT_GOOD_CORRECTED, "pG2", N_("%s has %s, not %d.")),
  TABLE_TELL (COLONIA_EFFECT_MONEY_CORRECTED, "pM2", N_("%s has %s, not %d.")),
  TABLE_TELL_END,
};

/* What is told, and what terms need to know besides. */
typedef struct {
  ColoniaEffect about;
  const ColoniaTelling *telling;
} Told;

/* What sentences say of the game: the edict in full, where its card is known. */
static char *
get_term (char                 letter,
          const ColoniaEffect *about)
{
  const Told *told = (const void *) about;
  const ColoniaEvent *edicts = told->telling->edicts;

  if (letter == 'E')
    return edicts != NULL ? colonia_term_edict (&edicts->edicts[about->other])
                          : colonia_term_edict_kind ((ColoniaEdictKind) about->what);

  return colonia_term_of (letter, about);
}

/* Tells an effect in one sentence on one line, without the id of its rule. What comes in lists may be a list of one. */
char *
colonia_words_effect (const ColoniaTelling *telling,
                      const ColoniaEffect  *effect)
{
  const Told told = { *effect, telling };
  char *sentence = table_sentence_tell (effects_told, telling->names, &told.about, get_term);

  return sentence != NULL ? sentence : colonia_words_group (telling, effect, 1);
}
