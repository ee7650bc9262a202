/* colonia-guide-texts.c: the rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-guide-private.h"

#include <glib/gi18n.h>

#define RULE(id) COLONIA_RULE_##id
#define EDICT(kind) [COLONIA_TOPIC_EDICTS + COLONIA_EDICT_##kind]

/* What is put into words here is what src/games/colonia/rules does; who changes one changes
 * the other. */
const TableTopic colonia_topics[COLONIA_N_TOPICS] = {
  [COLONIA_TOPIC_SETUP] = {
    /* Translators: a heading in the list of topics of the rules: what comes before and after the days, and all week. */
    .heading = N_("The Game"),
    /* Translators: a topic of the rules: what everybody has at first. */
    .title = N_("Set-up"),
    .paragraphs = {
      { N_("Up to six families play, each in a colour of its own."),
        { RULE (SET_1) } },
      { N_("At least three families play."),
        { RULE (SET_1) }, TABLE_SOURCE_RULING },
      { N_("The fewer the families, the more members each has: 38 with three families, 30 with four, 25 with "
           "five and 21 with six. The table may agree on another number."),
        { RULE (SET_2) }, COLONIA_GUIDE_SHEET },
      { N_("Every family starts with 5 of each currency, four resources drawn unseen from the bag and one good "
           "found with the die. Here, too, the table may agree on something else."),
        { RULE (SET_3) }, COLONIA_GUIDE_SHEET },
      { N_("Each family has six family cards, worth 3 to 8. It plays one a week, and so each of them exactly once."),
        { RULE (SET_4) } },
      { N_("There are eighteen pieces each of leather, iron, wood, linen and fur. What lies neither on a booth "
           "nor behind a screen is in the bag."),
        { RULE (SET_5), RULE (ALL_2) } },
      { N_("Four of the sixteen ships lie in the berths I to IV. Ten of the 48 relic cards lie face up: each "
           "city has eleven relics and one shrine, and never more."),
        { RULE (SET_9), RULE (ALL_3), RULE (SET_8) } },
      { N_("Of the fourteen week cards the game needs six, one a week. All eighteen edicts come up, three a week."),
        { RULE (SET_10) } },
    },
  },

  [COLONIA_TOPIC_MEMBERS] = {
    /* Translators: a topic of the rules: what family members do, and when they come home. */
    .title = N_("The family members"),
    .paragraphs = {
      { N_("Nearly everything that a family does sends members out, and whoever is out is missing at home until "
           "coming back. No member is ever won or lost: at home, out in the city, on ships and on relic cards "
           "they are always the same number."),
        { RULE (ALL_1) } },
      { N_("Members whose work is done wait on the street of that day for a whole week. They come home at the "
           "end of that day in the next week."),
        { RULE (ALL_1), RULE (TUE_6), RULE (WED_3), RULE (THU_4) } },
      { N_("Without members at home a family can take no booth, give no order, load no hold and safeguard no "
           "card. Buying relics takes money only."),
        { RULE (ALL_1), RULE (WED_2), RULE (THU_1), RULE (FRI_1) } },
    },
  },

  [COLONIA_TOPIC_TRADE] = {
    /* Translators: a topic of the rules. */
    .title = N_("Cities, ships and money"),
    .paragraphs = {
      { N_("London pays in Pfund Sterling, Nowgorod in Grivna, Bergen in Mark and Brügge in Gulden. Money of one "
           "city buys nothing in another."),
        { RULE (SET_7) } },
      { N_("Each ship goes to one city and has three or four holds. A hold shows which goods it takes and how "
           "much it pays."),
        { RULE (SET_8) } },
      { N_("Goods and money never run out: where there are too few pieces, the table uses something else in "
           "their place."),
        { RULE (SET_6) }, TABLE_SOURCE_RULING },
    },
  },

  [COLONIA_TOPIC_END] = {
    /* Translators: a topic of the rules: who wins. */
    .title = N_("The end"),
    .paragraphs = {
      { N_("Each stained glass window goes to the family with the most money of its currency, and costs it all "
           "its money of that currency. If several have equally much, nobody gets the window and nobody pays."),
        { RULE (END_1) } },
      { N_("A relic is worth its printed points, or twice as many in a shrine. A shrine without a relic is worth "
           "nothing, a window two points."),
        { RULE (END_2) } },
      { N_("For example, relics of 2, 3 and 4 points, one of 5 in a shrine and one window make 9 + 10 + 2 = 21 "
           "points."),
        { RULE (END_2) } },
      { N_("Most points win. Among equals the one with most money left wins, all currencies added up after the "
           "windows, then the one with most goods, then with most resources."),
        { RULE (END_3) } },
      { N_("Those who are still equal win together."),
        { RULE (END_3) }, COLONIA_GUIDE_ENGLISH },
    },
  },

  [COLONIA_TOPIC_MONDAY] = {
    /* Translators: a heading in the list of topics of the rules: what happens on each day. */
    .heading = N_("The Week"),
    /* Translators: a topic of the rules: what happens on that day. */
    .title = N_("Monday: the week is laid out"),
    .paragraphs = {
      { N_("The week card tells how many resources are drawn from the bag onto each booth, how far the bar of "
           "each craftsman moves down, how often the die is rolled on Thursday and how many ships leave on "
           "Saturday."),
        { RULE (MON_1) } },
      { N_("Each space that a bar moves down is one contract that this craftsman is sure to fulfil this week."),
        { RULE (MON_1) } },
      { N_("In the sixth week all four ships leave, whatever the card says."),
        { RULE (MON_2) } },
      { N_("Three edicts are revealed and laid out by their days, Wednesday first. Edicts of the same day stay "
           "in the order in which they came."),
        { RULE (MON_3) } },
    },
  },

  [COLONIA_TOPIC_TUESDAY] = {
    /* Translators: a topic of the rules: what happens on that day. */
    .title = N_("Tuesday: the council"),
    .paragraphs = {
      { N_("Every family chooses one of the cards left in its hand, and all show them at once. As many members "
           "as the card says go from home to the city hall."),
        { RULE (TUE_1), RULE (SET_4) } },
      { N_("The card counts all week, for the place in the player order and for votes. The highest makes its "
           "family mayor, who goes first until next Tuesday."),
        { RULE (TUE_3), RULE (VOTE_1) } },
      { N_("If too few members are at home, the missing ones come from the Tuesday street, then from those of "
           "Wednesday, Thursday and Friday. The card is then turned face down and counts as zero: no votes this "
           "week, and a place at the end of the order."),
        { RULE (TUE_2) } },
      { N_("If even the streets have too few, all who stand there go, and that is enough."),
        { RULE (TUE_2) }, TABLE_SOURCE_RULING },
      { N_("At the end of the day last week’s members come home from the Tuesday street, and those in the city "
           "hall take their place there until next Tuesday."),
        { RULE (TUE_6) } },
    },
  },

  [COLONIA_TOPIC_ORDER] = {
    /* Translators: a topic of the rules: who goes before whom where family cards are equal. */
    .title = N_("Ties in the player order"),
    .paragraphs = {
      { N_("Higher cards go before lower ones, and cards that count as zero come last."),
        { RULE (TUE_3), RULE (TUE_2) } },
      { N_("Where cards are equal, last week’s order is turned round: who was behind goes ahead. That is true of "
           "several cards that count as zero, too."),
        { RULE (TUE_4) } },
      { N_("For example, Yellow was first last week and Green third. If both play a 6 this week, Green goes "
           "before Yellow."),
        { RULE (TUE_4) } },
      { N_("In the first week there is no order to turn round. The families that are tied roll the die, higher "
           "rolls go first, and those who are tied again roll again."),
        { RULE (TUE_5) } },
    },
  },

  [COLONIA_TOPIC_VOTING] = {
    /* Translators: a topic of the rules: votes on edicts. */
    .title = N_("Voting on edicts"),
    .paragraphs = {
      { N_("From Wednesday to Saturday each day begins with the votes on its edicts, one after the other as they "
           "lie."),
        { RULE (VOTE_1), RULE (MON_3) } },
      { N_("All say yes or no at the same time, with as many votes as their family cards are worth. A family "
           "whose card counts as zero has no vote."),
        { RULE (VOTE_1), RULE (TUE_2) } },
      { N_("If yes has more votes, the edict takes effect at once; if no has more, nothing happens. If both have "
           "equally many, the mayor decides, even where nobody could vote."),
        { RULE (VOTE_2) } },
      { N_("Accepted or not, the edict then leaves the game."),
        { RULE (VOTE_2) } },
    },
  },

  [COLONIA_TOPIC_WEDNESDAY] = {
    /* Translators: a topic of the rules: what happens on that day. */
    .title = N_("Wednesday: the market"),
    .paragraphs = {
      { N_("In player order, round and round, a family takes all resources of one booth and places as many "
           "members from home on it, or passes. Whoever has passed is out for the day, and the market closes "
           "when all have."),
        { RULE (WED_1) } },
      { N_("A booth with more resources than a family has members at home is out of its reach, as nobody may "
           "take a part of it. A booth that is empty cannot be taken either."),
        { RULE (WED_2) } },
      { N_("What is left over goes back into the bag. Last week’s members come home from the Wednesday street, "
           "and those on the booths move onto it."),
        { RULE (WED_3) } },
    },
  },

  [COLONIA_TOPIC_THURSDAY] = {
    /* Translators: a topic of the rules: what happens on that day. */
    .title = N_("Thursday: the craftsmen"),
    .paragraphs = {
      { N_("The saddler makes a saddle of leather and iron, the wainwright a cartwheel of iron and wood, the "
           "painter a painting of wood and linen, the tailor clothing of linen and fur, and the shoemaker "
           "footwear of fur and leather."),
        { RULE (THU_1), RULE (SET_6) } },
      { N_("In player order, round and round, a family gives one order or passes. For an order the two resources "
           "go back into the bag, and members from home onto the first free contract space of the craftsman."),
        { RULE (THU_1) } },
      { N_("A craftsman’s first new contract of the week takes one member, the second two, the third three, and "
           "so on, whoever gave the ones before."),
        { RULE (THU_1) } },
      { N_("When all have passed, the die is rolled as often as the week card says. From 1 to 5 it moves one bar "
           "down a space: 1 is the saddler, 2 the wainwright, 3 the painter, 4 the tailor and 5 the shoemaker. "
           "A 6 moves all five."),
        { RULE (THU_2) } },
      { N_("Each contract above its bar brings its family one good, however many members stand there."),
        { RULE (THU_3) } },
      { N_("Last week’s members come home from the Thursday street, and those whose contracts were fulfilled "
           "move onto it."),
        { RULE (THU_4) } },
      { N_("The other contracts wait. The bars go back to the top, those who wait move up as far as they can, "
           "and next week’s new contracts begin with one member again."),
        { RULE (THU_4) } },
    },
  },

  [COLONIA_TOPIC_FRIDAY] = {
    /* Translators: a topic of the rules: what happens on that day. */
    .title = N_("Friday: the harbour"),
    .paragraphs = {
      { N_("In player order, round and round, a family loads one free hold of any ship in the harbour, or "
           "passes. It gives up exactly the goods that the hold shows and places one member from home there."),
        { RULE (FRI_1) } },
      { N_("A ship may also be loaded that stays this week. The member then waits on board until the ship leaves "
           "and pays."),
        { RULE (FRI_1), RULE (SAT_2) } },
      { N_("When all have passed, last week’s members come home from the Friday street."),
        { RULE (FRI_2) } },
    },
  },

  [COLONIA_TOPIC_SATURDAY] = {
    /* Translators: a topic of the rules: what happens on that day. */
    .title = N_("Saturday: the ships leave"),
    .paragraphs = {
      { N_("From berth I on, as many ships leave as the week card says, loaded or empty. In the sixth week all "
           "four do."),
        { RULE (SAT_1), RULE (MON_2) } },
      { N_("Each loaded hold of a ship that leaves pays its family the money shown, in the currency of the ship. "
           "The members from these holds move onto the Friday street."),
        { RULE (SAT_1) } },
      { N_("The ships that stay move up to berth I with everybody on board, and new ones fill the free berths."),
        { RULE (SAT_2) } },
      { N_("When the stack of ships is used up, those that have left are shuffled and make a new one. So a ship "
           "may come again."),
        { RULE (SAT_2), RULE (SET_8) } },
      { N_("In the sixth week no new ships come."),
        { RULE (SAT_2) }, TABLE_SOURCE_RULING },
    },
  },

  [COLONIA_TOPIC_SUNDAY] = {
    /* Translators: a topic of the rules: what happens on that day. */
    .title = N_("Sunday: the relics"),
    .paragraphs = {
      { N_("In player order, round and round, a family buys one card on display, at its price in the currency of "
           "its city, or passes."),
        { RULE (SUN_1) } },
      { N_("A shrine holds one relic of its city, which then counts twice and stays there for good. Whoever buys "
           "a shrine may put in a relic bought earlier; if it stays empty, a relic bought later goes in only if "
           "its owner says so at once."),
        { RULE (SUN_2), RULE (END_2) } },
      { N_("Shrines lie openly before the screens of their owners, whether empty or with a relic in them. All other "
           "relics stay behind the screens."),
        { RULE (SUN_2) } },
      { N_("Then, again from the mayor on, a family places one member from home on a card on display to "
           "safeguard it for next week, or passes."),
        { RULE (SUN_4) } },
      { N_("A card has room for one member only."),
        { RULE (SUN_4) }, TABLE_SOURCE_RULING },
      { N_("Where all cards are bought nothing can be safeguarded, and nobody is asked."),
        { RULE (SUN_4) } },
      { N_("Anybody may buy a safeguarded card. The member on it then goes home to its family."),
        { RULE (SUN_3) } },
      { N_("Cards that nobody safeguards are discarded. The others move left with their members, and the display "
           "is filled up to ten, from the shuffled discards once the deck is used up."),
        { RULE (SUN_5) } },
      { N_("The family cards of the week leave the game. The sixth week ends with the buying, and with it the game."),
        { RULE (SUN_6) } },
    },
  },

  EDICT (BIGGER_BOOTHS) = {
    /* Translators: a heading in the list of topics of the rules: what each edict does. */
    .heading = N_("The Edicts"),
    .paragraphs = {
      { N_("Put to the vote on Wednesday. One more resource is drawn onto each regular booth, before the market "
           "opens."),
        { RULE (VOTE_2) } },
      { N_("The two booths of foreign merchants are no regular ones: they get nothing more, even where both edicts "
           "take effect in the same week."),
        { RULE (EDICT_7) }, TABLE_SOURCE_RULING },
    },
  },

  EDICT (FOREIGN_MERCHANTS) = {
    .paragraphs = {
      { N_("Put to the vote on Wednesday. The two coloured booths open as well, and four resources are drawn "
           "onto each of them."),
        { RULE (VOTE_2) } },
    },
  },

  EDICT (HOMECOMING_WEDNESDAY) = {
    .paragraphs = {
      { N_("Put to the vote on Thursday. Every family may bring home up to three of its members from the "
           "Wednesday street, before their week is over."),
        { RULE (VOTE_2) } },
    },
  },

  EDICT (HOMECOMING_THURSDAY) = {
    .paragraphs = {
      { N_("Put to the vote on Friday. Every family may bring home up to three of its members from the Thursday "
           "street, before their week is over."),
        { RULE (VOTE_2) } },
    },
  },

  EDICT (DRAW_RESOURCES) = {
    .paragraphs = {
      { N_("Put to the vote on Thursday. Every family may draw two resources unseen from the bag."),
        { RULE (VOTE_2) } },
    },
  },

  EDICT (BUSY_CRAFTSMAN) = {
    .paragraphs = {
      { N_("The bar of the craftsman on the card moves down two spaces: two more of these contracts are fulfilled "
           "this week. Each craftsman has one such edict."),
        { RULE (VOTE_2) } },
      { N_("The rulebooks do not say on which day: put to the vote on Thursday, or on Wednesday if the card says so."),
        { RULE (VOTE_1) }, TABLE_SOURCE_RULING },
    },
  },

  EDICT (SHIPS_LEAVE) = {
    .paragraphs = {
      { N_("Put to the vote on Friday. As the card says, one ship or two leave and pay at once, from berth I on. "
           "The others move up, and new ships come before the loading begins."),
        { RULE (VOTE_2) } },
      { N_("Their members are counted among those of this week: they step onto the Friday street after last "
           "week’s have gone home, and stay until next Friday."),
        { RULE (EDICT_4) }, TABLE_SOURCE_RULING },
      { N_("On Saturday as many ships leave as the week card says, without counting these."),
        { RULE (EDICT_5) }, TABLE_SOURCE_RULING },
    },
  },

  EDICT (GOODS_BY_DIE) = {
    .paragraphs = {
      { N_("Put to the vote on Friday. Every family rolls the die and gets what the craftsman of that number makes."),
        { RULE (VOTE_2) } },
      { N_("Whoever rolls a 6 chooses the good."),
        { RULE (EDICT_3) }, TABLE_SOURCE_RULING },
    },
  },

  EDICT (EXTRA_HOLD) = {
    .paragraphs = {
      { N_("Put to the vote on Friday. Each ship in the harbour has one more hold this week, on its coat of "
           "arms: it takes one good of any kind and pays 2 in the currency of the ship."),
        { RULE (VOTE_2), RULE (EDICT_6) } },
      { N_("It can be loaded this week only, and once loaded it stays with its ship until that leaves. Ships "
           "that come later this Friday have one, too, but none has two."),
        { RULE (EDICT_6) }, TABLE_SOURCE_RULING },
    },
  },

  EDICT (NEW_RELICS) = {
    .paragraphs = {
      { N_("Put to the vote on Saturday. Two more relic cards are revealed, onto the two extra spaces of the "
           "display."),
        { RULE (VOTE_2) } },
    },
  },

  EDICT (SMALLER_DEPUTATION) = {
    .paragraphs = {
      { N_("Put to the vote on Saturday. Next Tuesday every family sends one member fewer to the city hall than "
           "its card says."),
        { RULE (VOTE_2) } },
      { N_("Votes and player order go by what the card says, as ever."),
        { RULE (EDICT_2) }, TABLE_SOURCE_RULING },
    },
  },

  EDICT (EXCHANGE) = {
    .paragraphs = {
      { N_("Put to the vote on Saturday. Every family may change up to 5 of one currency into another, one for one."),
        { RULE (VOTE_2) } },
    },
  },

  EDICT (OTHER) = {
    .paragraphs = {
      { N_("An edict that Kontor does not know is entered with its day and its text, and voted on like the "
           "others. The table carries it out by hand. What it brings families, or takes from them, is entered with "
           "“Change Holdings”: it is added to whatever they have."),
        { RULE (EDICT_1), RULE (ALL_2) }, TABLE_SOURCE_RULING },
    },
  },
};
