/* genua-guide.c: the rules in our own words, for those who play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define RULE(id) GENUA_RULE_##id

typedef enum {
  TOPIC_PIECES, TOPIC_CITY, TOPIC_ROUNDS, TOPIC_TOWER, TOPIC_ACTIONS, TOPIC_DEALS, TOPIC_ORDERS, TOPIC_MESSAGES,
  TOPIC_SPECIALS, TOPIC_OWNERS, TOPIC_TWO, TOPIC_PRIVILEGES, TOPIC_END, N_TOPICS
} Topic;

#define REPORTED TABLE_SOURCE_OWN

static const char *const sources[] = { N_("The rulebook that was at hand lacks this; owners of the game report it so. Where your copy differs, tell it when the game begins.") };

/* What is put into words here is what src/games/genua/rules does; who changes one changes the other.
 * A paragraph is a line. */
static const TableTopic topics[N_TOPICS] = {
  /* Translators: a topic of the rules. */
  [TOPIC_PIECES] = { N_("What there is"), N_("The Game"), {
    { N_("Two to five play, each in a colour. The youngest is the start player for the whole game, and play goes clockwise."), { RULE (SET_1), RULE (SET_8) } },
    { N_("There are eight goods, five of each: wheat, rice, silver, copper, silk, linen, salt and pepper."), { RULE (SET_2) } },
    { N_("Four piles of cards: 16 large orders, 16 small orders, 14 messages and 14 privileges. What nobody holds can be drawn again."), { RULE (SET_3) } },
    { N_("Special cards: five each of chosen start, further action, any good and building action, and seven to exchange."), { RULE (SET_4) } },
    { N_("Money is ducats, and the bank never runs out."), { RULE (SET_5) }, TABLE_SOURCE_RULING },
    { N_("Everybody starts with 130 ducats and one card of each of the four piles."), { RULE (SET_6) }, REPORTED },
    { N_("Everybody has seven ownership markers, all in the general supply. Those that are taken lie before their player until they are placed."), { RULE (SET_7) }, REPORTED },
    { N_("Cards of the piles and money are secret. Goods, special cards and markers lie open."), { RULE (SET_9) }, REPORTED },
    { N_("The number of goods, cards and markers never changes; ducats come from the bank or from other players."), { RULE (ALL_1), RULE (ALL_2), RULE (ALL_3) } },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_CITY] = { N_("The city"), NULL, {
    { N_("The city has 18 buildings, 20 streets, and the market place in its middle. A building is one space, whatever its size."), { RULE (CITY_1) } },
    { N_("Guildhall, city hall, post and cathedral stand around the market place. The other fourteen form a ring, and each of them is on one privilege."), { RULE (CITY_2) }, REPORTED },
    { N_("The ring: Villa Ricci, coach house, park, Villa Colini, metal warehouse, tavern, cloth warehouse, Villa Zasteri, palazzo, harbour, Villa Monetti, grain warehouse, trattoria, spice warehouse, and Villa Ricci again. If your board runs otherwise, tell it when the game begins."), { RULE (CITY_3) }, REPORTED },
    { N_("Which spaces are neighbours only the table sees: it is not checked."), { RULE (CITY_4) }, TABLE_SOURCE_RULING },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_ROUNDS] = { N_("Rounds and turns"), N_("A Round"), {
    { N_("In a round everybody has one turn with the tower, from the start player on."), { RULE (ROUND_1) } },
    { N_("In a turn the tower is placed and moved, actions are taken where it stands, markers are placed, and the tower goes to the next player."), { RULE (TURN_1) } },
    { N_("The round marker begins on 1, and goes on by one with each round."), { RULE (ROUND_2) }, REPORTED },
    { N_("Whenever the tower starts on the market place, the marker goes on by one at once. To pass there later does nothing."), { RULE (ROUND_3) } },
    { N_("The track ends at 12, 10, 8 or 7, with two, three, four or five players. The round in which the marker comes there is the last, and is played to its end."), { RULE (ROUND_4) } },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_TOWER] = { N_("The tower"), NULL, {
    { N_("A red and a blue die with eight sides tell where the tower starts, which has five discs."), { RULE (TOWER_1) } },
    { N_("Whoever lays down a chosen-start card in a turn of their own does not roll, and starts anywhere."), { RULE (TOWER_2), RULE (CARD_3) } },
    { N_("The market place is where both dice show 4 or 5."), { RULE (TOWER_3) } },
    { N_("The tower moves to a neighbouring space and leaves its lowest disc behind: at most five spaces in a turn."), { RULE (TOWER_4) } },
    { N_("No space is visited twice in a turn."), { RULE (TOWER_5) } },
    { N_("Only the player whose turn it is moves the tower, and may stop early. A street where it starts counts as entered."), { RULE (TOWER_6) }, TABLE_SOURCE_RULING },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_ACTIONS] = { N_("Who acts"), N_("Actions"), {
    { N_("Each building that is visited offers its action once. Streets and the market place offer none."), { RULE (ACT_1), RULE (ACT_2) } },
    { N_("Everybody may take one action in each turn, whosever it is, and one more for each further-action card."), { RULE (ACT_3), RULE (CARD_4) } },
    { N_("The player whose turn it is may act first. Otherwise the action goes to somebody who made an offer; if nobody did, it is lost."), { RULE (ACT_4) } },
    { N_("What is not there is not given; the action is taken all the same."), { RULE (ACT_5) } },
    { N_("When an action is taken in a building with a marker, the bank pays its owner 10 ducats, whoever acted."), { RULE (ACT_6) }, REPORTED },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_DEALS] = { N_("Deals"), NULL, {
    { N_("Deals are made with the player whose turn it is, and with nobody else."), { RULE (DEAL_1) } },
    { N_("Money, goods and all cards can change hands, but not markers."), { RULE (DEAL_2) }, TABLE_SOURCE_RULING },
    { N_("A deal is about the action here, or about moving to the next building and its action. It is handed over at once, and has to be there."), { RULE (DEAL_3) } },
    { N_("What is said of buildings further away binds nobody until the tower stands beside them."), { RULE (DEAL_4) } },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_ORDERS] = { N_("Orders"), NULL, {
    { N_("A large order names a villa and three goods, and there are four for each villa. To fulfil it is the action of the villa, and goods and card go back."), { RULE (ORD_1) } },
    { N_("Its goods are one each of three warehouses, never of the one beside the villa. What is on the cards is not checked."), { RULE (ORD_2) }, TABLE_SOURCE_RULING },
    { N_("It pays 100 ducats and a special card of choice, as long as there are any."), { RULE (ORD_3) }, TABLE_SOURCE_RULING },
    { N_("Nobody fulfils two large orders at the same villa in one turn, not by a card either."), { RULE (ORD_4) }, TABLE_SOURCE_RULING },
    { N_("A small order names a building and a good. There are none for the city hall, the warehouses and the villas."), { RULE (SMALL_1) } },
    { N_("Whoever takes the action of that building may fulfil it, before, during or after: good and card go back, and the bank pays 40 ducats. It is no action, and an action may be taken just for it."), { RULE (SMALL_2) } },
    { N_("At most one small order is fulfilled at a building in one turn."), { RULE (SMALL_3) } },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_MESSAGES] = { N_("Messages"), NULL, {
    { N_("A message names two buildings, one being the post where only one is printed. It is delivered in a turn in which the tower was at both, in whatever order, even if nobody acted there."), { RULE (MSG_1) } },
    { N_("The bank pays 30 ducats, and the card goes back. Anybody may deliver any number until the turn is over."), { RULE (MSG_2) }, TABLE_SOURCE_RULING },
    { N_("The two buildings are two squares apart. Which pairs there are is not checked."), { RULE (MSG_3) }, TABLE_SOURCE_RULING },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_SPECIALS] = { N_("Special cards"), NULL, {
    { N_("Any number may be owned and laid down. A card that is laid down goes back to its pile."), { RULE (CARD_1) } },
    { N_("Any good, exchange and building action are for one’s own action: once it is clear who acts here, until the tower moves on. Whoever has begun in this way acts here."), { RULE (CARD_2) }, TABLE_SOURCE_RULING },
    { N_("Any good brings one good of choice from the supply."), { RULE (CARD_5) } },
    { N_("Exchange: one thing goes back and another one comes that is there. That can be goods, markers and all cards, but not money."), { RULE (CARD_6) }, TABLE_SOURCE_RULING },
    { N_("Building action does what a building brings on which one’s own marker lies, even where its action was taken already, and several may be used at once. It is no action, pays no owner, and no small order follows from it."), { RULE (CARD_7) }, TABLE_SOURCE_RULING },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_OWNERS] = { N_("Markers"), NULL, {
    { N_("When the tower has come to rest, markers are placed on buildings beside a street that was entered in this turn."), { RULE (OWN_1) } },
    { N_("The player whose turn it is begins, then it goes clockwise, once round the table."), { RULE (OWN_2) } },
    { N_("One takes the disc of one street, and places markers on one or both of its buildings. Nobody else can use that street then."), { RULE (OWN_3) } },
    { N_("Every building can be owned, by one player at a time."), { RULE (OWN_4) } },
    { N_("Whoever gives up a marker removes one of somebody else’s; both go to the general supply. To place one there takes another."), { RULE (OWN_5) } },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_TWO] = { N_("Two players"), NULL, {
    { N_("If the other player takes an action, the player whose turn it is may take two in that turn, in whatever order they come."), { RULE (TWO_1) }, TABLE_SOURCE_RULING },
    { N_("An offer holds at least one thing that is not money. That is not checked."), { RULE (TWO_2) }, REPORTED },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_PRIVILEGES] = { N_("Privileges"), N_("The End"), {
    { N_("There is one privilege for each building of the ring. They are secret until the end."), { RULE (PRIV_1) } },
    { N_("Privileges of neighbours on the ring form a chain."), { RULE (PRIV_2) } },
    { N_("A chain pays 10, 30, 60 or 100 ducats for 1, 2, 3 or 4 privileges, and 50 more for each further one."), { RULE (PRIV_3) } },
    { N_("At the end all privileges in hand are laid open, and pay once."), { RULE (PRIV_4) } },
  } },

  /* Translators: a topic of the rules. */
  [TOPIC_END] = { N_("Who wins"), NULL, {
    { N_("After the last round privileges pay, and each building with one’s marker 10 ducats. All else is worth nothing."), { RULE (END_1) } },
    { N_("Most ducats win."), { RULE (END_2) } },
    { N_("If that is a tie, most goods decide; if that is one, too, they win together."), { RULE (END_3) }, TABLE_SOURCE_RULING },
  } },
};

static const int topics_of_steps[GENUA_N_STEPS] = {
  TOPIC_TOWER, TOPIC_ACTIONS, TOPIC_OWNERS, TOPIC_PRIVILEGES, TOPIC_END
};

/* What the table has agreed on, or how many play. What everybody starts with is told if it is as usual but for money. */
static char *
tell_agreed (const TableSetup *setup,
             int               rule)
{
  const GenuaSetup *own = (const GenuaSetup *) setup;
  const int money = own->start[0][GENUA_THING_MONEY];
  g_autofree char *fee = genua_term_ducats (own->owner_fee);
  GenuaSetup usual = { .table = *setup };

  genua_setup_init (&usual.table);
  for (int seat = 0; seat < setup->n_players; seat++)
    usual.start[seat][GENUA_THING_MONEY] = money;
  if (rule == RULE (SET_6) && memcmp (usual.start, own->start, sizeof usual.start) != 0)
    return g_strdup (_("What everybody starts with was agreed when the game began."));
  if (rule == RULE (SET_6) && money > 0)
    return g_strdup_printf (_("Everybody starts with %d ducats and one card of each of the four piles."), money);
  if (rule == RULE (SET_7))
    return g_strdup_printf (ngettext ("Everybody has %d ownership marker, in the general supply. Once taken it lies before its player until it is placed.",
                                      "Everybody has %d ownership markers, all in the general supply. Those that are taken lie before their player until they are placed.",
                                      (gulong) own->markers), own->markers);
  if (rule == RULE (ROUND_4))
    return g_strdup_printf (_("The track ends at %d in this game. The round in which the marker comes there is the last, and is played to its end."), own->rounds);

  /* Translators: %s are ducats. */
  return rule != RULE (ACT_6) ? NULL
         : g_strdup_printf (own->owner_fee_own ? _("When an action is taken in a building with a marker, the bank pays its owner %s, whoever acted.")
                                               : _("When somebody else takes an action in a building with a marker, the bank pays its owner %s."), fee);
}

const TableGuide genua_guide = {
  .topics = topics, .n_topics = N_TOPICS, .sources = sources, .tell_agreed = tell_agreed,
  .topics_of_steps = topics_of_steps,
};
