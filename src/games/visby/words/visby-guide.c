/* visby-guide.c: the rules in our own words, for those who play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "visby-rule.h"

#include <glib/gi18n.h>

#define RULE(id) VISBY_RULE_##id

typedef enum {
  TOPIC_PIECES, TOPIC_ROUND, TOPIC_CARDS, TOPIC_SHARING, TOPIC_BATTLE, TOPIC_JOURNEY, TOPIC_MARKET, TOPIC_MENDICANT, TOPIC_END,
  N_TOPICS
} Topic;

/* What is put into words here is what src/games/visby/rules does; who changes one changes the
 * other. */
static const TableTopic topics[N_TOPICS] = {
  [TOPIC_PIECES] = {
    .heading = N_("The Game"),
    /* Translators: a topic of the rules. */
    .title = N_("The pieces"),
    .paragraphs = {
      { N_("Two to six play. All have the same pieces, there are no turns, and everything happens for all at once."),
        { RULE (SET_1) } },
      { N_("On the board are three tracks with the spaces 0 to 15: the battle with its seals, the merchant journey with "
           "its wares, and the market. Each has one marker, which starts on 1."),
        { RULE (SET_2), RULE (ALL_2) } },
      { N_("Everybody starts with eight cards in hand, no seals, and as many wares as there are players. Seals are the "
           "victory points."),
        { RULE (SET_3) } },
      { N_("Beside the spaces of the market stand the rates at which wares are changed into seals. Kontor asks for them "
           "once, as they are read off the board."),
        { RULE (SET_4) } },
      { N_("Nobody holds more than 15 wares."),
        { RULE (SET_5), RULE (ALL_2) } },
      { N_("The common supply of wares and seals never runs out."),
        { RULE (SET_5) }, TABLE_SOURCE_RULING },
      { N_("Nobody’s seals or wares change but by a card, by an exchange, or by a correction."),
        { RULE (ALL_4), RULE (ALL_1) } },
    },
  },

  [TOPIC_ROUND] = {
    /* Translators: a topic of the rules. */
    .title = N_("A round"),
    .paragraphs = {
      { N_("A round is the supply, the cards, and their evaluation. The first round has a supply, too."),
        { RULE (ROUND_1) } },
      { N_("In the supply all three markers go forward: by 3 spaces with two or four players, by 4 with five, by 5 with "
           "three or six. At 15 a marker stops."),
        { RULE (ROUND_2) } },
      { N_("Cards are evaluated by their numbers, 1 to 8. Equal cards take effect at the same time, and of two cards of one "
           "player each works by itself."),
        { RULE (ROUND_3) } },
      { N_("At the end of the round the cards that were played go to the discards, and the markers stay where they are."),
        { RULE (ROUND_4) } },
    },
  },

  [TOPIC_CARDS] = {
    /* Translators: a topic of the rules. */
    .title = N_("Choosing cards"),
    .paragraphs = {
      { N_("All choose in secret, two cards each with two or three players, one card with more, and reveal them together."),
        { RULE (PLAY_1) } },
      { N_("Only cards in hand can be played. Each player has each card once, and gets it back by the Mendicant alone."),
        { RULE (PLAY_2), RULE (ALL_1) } },
      { N_("Whoever holds fewer cards than are due plays all of them."),
        { RULE (PLAY_3) }, TABLE_SOURCE_RULING },
      { N_("The discards lie face up, so what somebody still holds is no secret. A table that wants to remember it "
           "covers it here."),
        { RULE (PLAY_4) }, TABLE_SOURCE_RULING },
    },
  },

  [TOPIC_SHARING] = {
    /* Translators: a topic of the rules. */
    .title = N_("Sharing"),
    .paragraphs = {
      { N_("All who played the same card get the same number: as many as the card allows or, if there are too few, as many "
           "as there are for each. What cannot be shared stays on the track."),
        { RULE (SHARE_1), RULE (ALL_3) } },
      { N_("Wares beyond 15 are lost, and leave the track all the same."),
        { RULE (SHARE_2) } },
      { N_("What is too much is looked at card by card: a Merchant who makes room later does not bring it back."),
        { RULE (SHARE_3) }, TABLE_SOURCE_RULING },
      { N_("There is no limit to seals."),
        { RULE (SHARE_4) } },
    },
  },

  [TOPIC_BATTLE] = {
    .heading = N_("The Cards"),
    /* Translators: a topic of the rules. */
    .title = N_("Battle"),
    .paragraphs = {
      { N_("Troops take up to 2 seals each from the battle."),
        { RULE (TROOPS_1) } },
      { N_("Then Knights take up to 5 seals each of what is left."),
        { RULE (KNIGHT_1) } },
      { N_("A Blacksmith brings 4 wares for each Troops card and 2 for each Knight of the others, whether those got anything "
           "or not. One’s own do not count."),
        { RULE (SMITH_1) } },
    },
  },

  [TOPIC_JOURNEY] = {
    /* Translators: a topic of the rules. */
    .title = N_("Merchant journey"),
    .paragraphs = {
      { N_("Fleets take up to 3 wares each from the merchant journey."),
        { RULE (FLEET_1) } },
      { N_("Then Ships share all that is left."),
        { RULE (SHIP_1) } },
      { N_("A Tollkeeper brings 3 seals for each Fleet and 1 for each Ship of the others, whether those got anything or "
           "not. One’s own do not count."),
        { RULE (TOLL_1) } },
    },
  },

  [TOPIC_MARKET] = {
    /* Translators: a topic of the rules. */
    .title = N_("Market"),
    .paragraphs = {
      { N_("Whoever played the Merchant may change wares into seals, as many as wanted."),
        { RULE (MERCH_1) } },
      { N_("First the marker of the market goes 2 spaces back for each Merchant beyond the first. Where it stands then "
           "counts for all of them."),
        { RULE (MERCH_2) } },
      { N_("Each exchange is made at the rate of that space or of a lower one, as often as wanted. Only whole exchanges "
           "are made."),
        { RULE (MERCH_3) } },
      { N_("What cards 1 to 6 brought this round can be changed; what the Mendicant brings comes too late."),
        { RULE (MERCH_4) } },
      { N_("Then the marker goes to 0 if anybody played the Merchant, even if nothing was changed."),
        { RULE (MERCH_5) } },
      { N_("All Merchants decide at the same time. As long as the rates are not told, the table says how many seals each "
           "exchange brings."),
        { RULE (MERCH_6), RULE (MERCH_1) }, TABLE_SOURCE_RULING },
    },
  },

  [TOPIC_MENDICANT] = {
    /* Translators: a topic of the rules. */
    .title = N_("Mendicant"),
    .paragraphs = {
      { N_("The Mendicant brings 1 ware for every two cards that lie in one’s own discards or were played this round, itself "
           "included; a last single card counts as two."),
        { RULE (MEND_1) } },
      { N_("It brings 2 more wares for each Merchant of the others."),
        { RULE (MEND_2) } },
      { N_("At the end of the round its player takes all eight cards back."),
        { RULE (MEND_3), RULE (ALL_1) } },
    },
  },

  [TOPIC_END] = {
    .heading = N_("The End"),
    /* Translators: a topic of the rules. */
    .title = N_("The end of the game"),
    .paragraphs = {
      { N_("When somebody has 30 seals at the end of a round, the game is over. The round is always played to its end."),
        { RULE (END_1) } },
      { N_("With two or three players 45 may be agreed in place of 30."),
        { RULE (END_2) } },
      { N_("Any table may agree on another number from 10 to 99."),
        { RULE (END_2) }, TABLE_SOURCE_RULING },
      { N_("Then everybody changes wares into seals, 3 for 1."),
        { RULE (END_3) } },
      { N_("Most seals win. A tie goes to whoever has more wares left, and then to whoever has more cards in hand."),
        { RULE (END_4) } },
      { N_("The hand is counted after Mendicants have taken their cards back. Those who are still equal win together."),
        { RULE (END_5), RULE (END_4) }, TABLE_SOURCE_RULING },
    },
  },
};

static const int topics_of_steps[VISBY_N_STEPS] = {
  [VISBY_STEP_CARDS] = TOPIC_CARDS, [VISBY_STEP_TRADING] = TOPIC_MARKET, [VISBY_STEP_FINAL_HOLDINGS] = TOPIC_END,
  [VISBY_STEP_FINISHED] = TOPIC_END,
};

const TableGuide visby_guide = {
  .topics = topics,
  .n_topics = N_TOPICS,
  .topics_of_steps = topics_of_steps,
};
