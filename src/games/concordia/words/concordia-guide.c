/* concordia-guide.c: the rules in our own words, for those who play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include <glib/gi18n.h>

#define RULE(id) CONCORDIA_RULE_##id

typedef enum {
  TOPIC_PIECES, TOPIC_CARDS, TOPIC_TURN, TOPIC_TRIBUNE, TOPIC_ARCHITECT, TOPIC_PREFECT, TOPIC_COLONIST,
  TOPIC_MERCATOR, TOPIC_DIPLOMAT, TOPIC_MARKET, TOPIC_SPECIALISTS, TOPIC_INTERMEDIATE, TOPIC_END,
  TOPIC_POINTS, N_TOPICS
} Topic;

#define REPORTED TABLE_SOURCE_OWN

static const char *const sources[] = { N_("The rulebook does not say this; owners of the game report it so. Where your copy differs, tell it when the game begins.") };

/* What is put into words here is what src/games/concordia/rules does; who changes one changes the
 * other. */
static const TableTopic topics[N_TOPICS] = {
  [TOPIC_PIECES] = {
    .heading = N_("The Game"),
    /* Translators: a topic of the rules. */
    .title = N_("What everybody has"),
    .paragraphs = {
      { N_("Two to five play, in red, green, yellow, blue and black."), { RULE (SET_1) } },
      { N_("There are two maps: Imperium with 12 provinces, Italia with 11. With two players Italia is usual."),
        { RULE (SET_2) }, TABLE_SOURCE_RULING },
      { N_("Everybody has 15 houses, 6 colonists, a storehouse of 12 spaces, and seven cards in hand: Tribune, Architect, "
           "two Prefects, Mercator, Diplomat, Senator."), { RULE (SET_3), RULE (ARCH_6), RULE (COL_2) } },
      { N_("Two of the colonists start on the board, in Roma; the other four take up spaces of the storehouse."),
        { RULE (SET_4) } },
      { N_("To begin with, everybody gets 1 brick, 2 food, 1 tool, 1 wine and 1 cloth; the first player 5 sestertii, and each "
           "next player 1 more."), { RULE (SET_7) }, REPORTED },
      { N_("Goods and coins never run out, and players never trade with each other."), { RULE (SET_8) } },
      { N_("Each space of the storehouse holds one of the goods, or a colonist who is not on the board."), { RULE (STORE_1) } },
      { N_("What finds no space is not taken. Of too many goods one chooses, but leaves no space empty, and throws nothing out to "
           "make room."), { RULE (STORE_2) } },
    },
  },

  [TOPIC_CARDS] = {
    /* Translators: a topic of the rules. */
    .title = N_("Cards for sale"),
    .paragraphs = {
      { N_("There are five decks, and as many are used as there are players: 15, 21, 26 or 30 cards. The first seven lie on "
           "display."), { RULE (SET_6) }, REPORTED },
      { N_("Cards never change in number: they are in hands, on piles, on display or in the stack."), { RULE (ALL_1) } },
    },
  },

  [TOPIC_TURN] = {
    /* Translators: a topic of the rules. */
    .title = N_("A turn"),
    .paragraphs = {
      { N_("The first player is drawn by lot. The one to the right, who comes last, gets the Praefectus Magnus."),
        { RULE (SET_5), RULE (ALL_3) } },
      { N_("Players take turns clockwise. Nobody passes."), { RULE (TURN_1) } },
      { N_("In a turn one card is played from the hand onto one’s own pile, and its action is carried out. Only the card on top "
           "of a pile counts as lying there."), { RULE (TURN_2) } },
      { N_("A card may be played without using it, but a Prefect and a Colonist take one of their two choices."),
        { RULE (TURN_3) }, TABLE_SOURCE_RULING },
      { N_("A hand is never empty, as the last card is the Tribune, who brings the others back."), { RULE (TURN_4) } },
    },
  },

  [TOPIC_TRIBUNE] = {
    .heading = N_("The Cards"),
    /* Translators: a topic of the rules. */
    .title = N_("Tribune"),
    .paragraphs = {
      { N_("All cards on one’s own pile come back into the hand, the Tribune with them."), { RULE (TRIB_1) } },
      { N_("For each card past the third that comes back, the Tribune counted, there is 1 sestertius."), { RULE (TRIB_2) } },
      { N_("Then one new colonist may be placed in Roma, for 1 food and 1 tool."), { RULE (TRIB_3), RULE (COL_1) } },
    },
  },

  [TOPIC_ARCHITECT] = {
    /* Translators: a topic of the rules. */
    .title = N_("Architect"),
    .paragraphs = {
      { N_("First colonists move, in all as many steps as one has colonists of one’s own on the board: land colonists along "
           "brown lines, sea colonists along blue ones. The first step leads from a city onto a line, each further one through "
           "a city onto the next line. Lines in use can be passed, which counts, and no move ends on one."),
        { RULE (ARCH_1) } },
      { N_("Then houses are built in cities beside one’s own colonists, as many as can be paid for."), { RULE (ARCH_2) } },
      { N_("A house in a brick city costs 1 food, any other 1 brick and 1 of what the city makes."), { RULE (ARCH_3) } },
      { N_("It also costs 1, 2, 3, 4 or 5 sestertii, for brick, food, tools, wine and cloth, times the number of houses in the "
           "city with this one."), { RULE (ARCH_4) } },
      { N_("A player has one house in a city at most, and none in Roma."), { RULE (ARCH_5) } },
      { N_("Everybody has 15 houses."), { RULE (ARCH_6) } },
      { N_("The first house of a player is always in a new province, and nobody has more provinces than houses."),
        { RULE (ARCH_7), RULE (ALL_2) } },
    },
  },

  [TOPIC_PREFECT] = {
    /* Translators: a topic of the rules. */
    .title = N_("Prefect and Praefectus Magnus"),
    .paragraphs = {
      { N_("Either a province produces, whether anybody has a house there or not: the player gets 1 of the good on its marker, "
           "which is turned over, and all houses in it give their owners 1 of what their city makes."), { RULE (PREF_1) } },
      { N_("Only a province whose marker shows its good can be chosen."), { RULE (PREF_2) } },
      { N_("Or the player takes 1 sestertius for each coin on the markers, which then turn back to their goods."),
        { RULE (PREF_3) } },
      { N_("Whoever has the Praefectus Magnus and chooses a province gets 2 of the marker’s good, by a Diplomat, too. It cannot "
           "be kept back."), { RULE (MAG_1) } },
      { N_("Then it goes to the player on the right, against the order of turns."), { RULE (MAG_2) } },
      { N_("Coins are never doubled, and leave it where it is."), { RULE (MAG_3) } },
    },
  },

  [TOPIC_COLONIST] = {
    /* Translators: a topic of the rules. */
    .title = N_("Colonist"),
    .paragraphs = {
      { N_("Either new colonists come, each for 1 food and 1 tool, to Roma or to cities with a house of one’s own."),
        { RULE (COL_1) } },
      { N_("Everybody has 6 colonists in all."), { RULE (COL_2) } },
      { N_("Or the player gets 5 sestertii, and 1 more for each of the player’s colonists on the board."), { RULE (COL_3) } },
    },
  },

  [TOPIC_MERCATOR] = {
    /* Translators: a topic of the rules. */
    .title = N_("Mercator"),
    .paragraphs = {
      { N_("The Mercator of the start brings 3 sestertii, one that was bought 5."), { RULE (MERC_1) } },
      { N_("Then at most two kinds of goods are traded with the bank, each sold or bought, at 3 for brick, 4 for food, 5 for "
           "tools, 6 for wine, 7 for cloth: as many as one can pay for, and as the storehouse has room."), { RULE (MERC_2) } },
    },
  },

  [TOPIC_DIPLOMAT] = {
    /* Translators: a topic of the rules. */
    .title = N_("Diplomat"),
    .paragraphs = {
      { N_("The player does what the card on top of somebody else’s pile does, as if it were the player’s own."),
        { RULE (DIP_1) } },
      { N_("A Diplomat cannot be copied, nor can an empty pile, such as a Tribune leaves."), { RULE (DIP_2) } },
      { N_("A Diplomat may be played without copying anything."), { RULE (DIP_3) }, TABLE_SOURCE_RULING },
    },
  },

  [TOPIC_MARKET] = {
    /* Translators: a topic of the rules. */
    .title = N_("Senator and Consul"),
    .paragraphs = {
      { N_("The Senator buys up to two cards from the display, each for the price of the card and that of its slot. They go "
           "into the hand."), { RULE (SEN_1) } },
      { N_("The slots cost, from the left: nothing, any 1 good, any 1 good, 1 cloth, 1 cloth, any 1 good and 1 cloth, 2 cloth."),
        { RULE (SEN_2) }, REPORTED },
      { N_("When both cards are bought, the others close up to the left, and the display is filled to seven from the stack."),
        { RULE (SEN_3) } },
      { N_("The Consul buys one card for its own price alone."), { RULE (CON_1) } },
    },
  },

  [TOPIC_SPECIALISTS] = {
    /* Translators: a topic of the rules. */
    .title = N_("Mason, Farmer, Smith, Vintner, Weaver"),
    .paragraphs = {
      { N_("Each house of one’s own in a city that makes brick, food, tools, wine or cloth gives 1 of it. Nobody else gets anything."),
        { RULE (SPEC_1) } },
    },
  },

  [TOPIC_INTERMEDIATE] = {
    .heading = N_("Scoring"),
    /* Translators: a topic of the rules. */
    .title = N_("Intermediate scoring"),
    .paragraphs = {
      { N_("It is agreed before the game, and meant for those who play their first."), { RULE (MID_1) } },
      { N_("Whoever plays a Tribune for the first time scores all cards at once, as at the end."), { RULE (MID_2) } },
      { N_("That is when the Tribune is done: its coins and its colonist count."), { RULE (MID_2) }, TABLE_SOURCE_RULING },
      { N_("When everybody is scored, the best gets 2 sestertii and the second 1. All who share a place get the same, and the "
           "next lower points are second. Then the points are forgotten."), { RULE (MID_3) }, TABLE_SOURCE_RULING },
      { N_("If the game ends before, nobody gets those coins."), { RULE (MID_4) }, TABLE_SOURCE_RULING },
    },
  },

  [TOPIC_END] = {
    /* Translators: a topic of the rules. */
    .title = N_("The end"),
    .paragraphs = {
      { N_("Whoever buys the last card on display, when the stack is empty, gets the Concordia card and ends the game."),
        { RULE (END_1) } },
      { N_("So does whoever builds a last house, the 15th. There is but one Concordia card."), { RULE (END_2) } },
      { N_("That turn is played to its end. Everybody else has one more turn; then points are counted."), { RULE (END_3) } },
      { N_("Most points win. A tie is decided by the Praefectus Magnus: by who has it, or whom it would reach next, to the "
           "right from player to player."), { RULE (END_4) } },
    },
  },

  [TOPIC_POINTS] = {
    /* Translators: a topic of the rules. */
    .title = N_("Points"),
    .paragraphs = {
      { N_("Each card, in hand or on the pile, is worth what its god gives. Vesta: goods at their price and cash together, "
           "1 point for each full 10."), { RULE (SCORE_VES) } },
      { N_("Jupiter: 1 point for each house that is not in a brick city."), { RULE (SCORE_JUP) } },
      { N_("Saturnus: 1 point for each province with a house of one’s own."), { RULE (SCORE_SAT) } },
      { N_("Mercurius: 2 points for each kind of good that one’s own houses make."), { RULE (SCORE_MER) } },
      { N_("Mars: 2 points for each colonist on the board."), { RULE (SCORE_MAR) } },
      { N_("Minerva: for each house in a city of the specialist’s good 3 points for Mason, Farmer and Smith, 4 for the Vintner, "
           "5 for the Weaver."), { RULE (SCORE_MIN) }, REPORTED },
      { N_("The Concordia card: 7 points."), { RULE (SCORE_CON) } },
    },
  },
};

static const int topics_of_steps[CONCORDIA_N_STEPS] = {
  [CONCORDIA_STEP_REVEAL] = TOPIC_CARDS, [CONCORDIA_STEP_TURN] = TOPIC_TURN, [CONCORDIA_STEP_BUILDING] = TOPIC_ARCHITECT,
  [CONCORDIA_STEP_TRADING] = TOPIC_MERCATOR, [CONCORDIA_STEP_BUYING] = TOPIC_MARKET,
  [CONCORDIA_STEP_INTERMEDIATE_COUNT] = TOPIC_INTERMEDIATE, [CONCORDIA_STEP_FINAL_COUNT] = TOPIC_POINTS,
  [CONCORDIA_STEP_FINISHED] = TOPIC_END,
};

const TableGuide concordia_guide = {
  .topics = topics,
  .n_topics = N_TOPICS,
  .sources = sources,
  .topics_of_steps = topics_of_steps,
};
