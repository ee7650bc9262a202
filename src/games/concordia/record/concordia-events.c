/* concordia-events.c: of what events and what is agreed consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of an event alone is said here, and what depends on how the game stands is left to
 * the rules: but for the steps that take it, and for a Diplomat, whose event has the fields of the card that it copies.
 */

#include "config.h"

#include "concordia-record.h"
#include "concordia-rooms.h"

#include "concordia-words.h"

#include <glib/gi18n.h>

#define FIELDS(name) static const TableField name[]
#define IN(member) TABLE_AT (ConcordiaEvent, member)

/* Whether who holds a field has it. */
#define NEED(field, need) static TableNeed need_##field (const TableTerms *terms, const void *holder) { return need; }

/* What things are called */

static const char *
get_sale_name (int which)
{
  return concordia_term_card (concordia_sales[which]);
}

#define GOODS .ids = concordia_good_ids, .get_name = concordia_term_good

/* What is agreed. What is usual depends on what is said before, and on how many play. */

static int
find_map (const void *holder)
{
  return ((const ConcordiaSetup *) holder)->map;
}

static int
find_provinces (const void *holder)
{
  return find_map (holder) == CONCORDIA_MAP_ITALIA ? 11 : 12;
}

static int
find_cards_for_sale (const void *holder)
{
  return concordia_for_sale[((const ConcordiaSetup *) holder)->table.n_players];
}

NEED (price, concordia_card_is_for_sale (((const ConcordiaPrinted *) holder)->card) ? TABLE_MARKED : TABLE_ABSENT)
NEED (god, concordia_card_get_good (((const ConcordiaPrinted *) holder)->card) == TABLE_NOBODY ? TABLE_MARKED : TABLE_ABSENT)
NEED (points, need_god (terms, holder) == TABLE_MARKED ? TABLE_ABSENT : TABLE_MARKED)

#define TOLD(bit) TABLE_MARK (ConcordiaPrinted, told, CONCORDIA_TELLS_##bit)

FIELDS (printed) = {
  { "price", TABLE_BUNDLE, .find_need = need_price, TABLE_AT (ConcordiaPrinted, price), TOLD (PRICE), GOODS,
    .title = N_("Price") },
  { "god", TABLE_ID, .find_need = need_god, TABLE_AT (ConcordiaPrinted, god), TOLD (GOD), .ids = concordia_god_ids,
    .get_name = concordia_term_kind, .title = N_("God") },
  { "points", TABLE_INT, .find_need = need_points, TABLE_AT (ConcordiaPrinted, points), TOLD (POINTS),
    .max = CONCORDIA_MOST_POINTS, .title = N_("Points for Each House") },
  TABLE_END
};

FIELDS (slot_price) = {
  { "any", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ConcordiaPrice, any), .max = CONCORDIA_MOST_ANY,
    .title = N_("Goods of Any Kind") },
  { "goods", TABLE_BUNDLE, .need = TABLE_OPTIONAL, TABLE_AT (ConcordiaPrice, goods), GOODS, .title = N_("Goods") },
  TABLE_END
};

/* What the table's own copy says. */
FIELDS (copy) = {
  { "cards", TABLE_STRUCT, TABLE_BY_ID, .need = TABLE_MARKED, TABLE_EACH (ConcordiaSetup, cards),
    .keys = concordia_card_ids, TABLE_MARK (ConcordiaSetup, told, CONCORDIA_TELLS_CARDS), .fields = printed,
    .get_name = concordia_term_card, .title = N_("Cards"), .hint = N_("Unless told here they cost and count what most people report.") },
  { "slots", TABLE_STRUCT, TABLE_LIST, .need = TABLE_MARKED, TABLE_EACH (ConcordiaSetup, slots),
    TABLE_MARK (ConcordiaSetup, told, CONCORDIA_TELLS_SLOTS), .fields = slot_price, .title = N_("Prices of Slots"),
    .one = N_("Slot"), .hint = N_("Unless told here they cost what most people report.") },
  TABLE_END
};

FIELDS (deck) = {
  { "cards-for-sale", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ConcordiaSetup, cards_for_sale), .min = 1,
    .max = CONCORDIA_MOST_FOR_SALE, .find_usual = find_cards_for_sale, .title = N_("Cards for Sale"),
    .hint = N_("Usually 15, 21, 26 or 30, as most people report.") },
  TABLE_END
};

FIELDS (own_copy) = { { "", TABLE_STRUCT, .fields = deck }, { "", TABLE_STRUCT, .fields = copy }, TABLE_END };

#define OPTION(member) .need = TABLE_OPTIONAL, TABLE_AT (ConcordiaSetup, member)

FIELDS (options) = {
  { "map", TABLE_ID, OPTION (map), .ids = concordia_map_ids, .find_usual = find_map, .get_name = concordia_term_map,
    .title = N_("Map"), .hint = N_("Usually Italia for two players, and Imperium for more.") },
  { "provinces", TABLE_INT, OPTION (provinces), .min = 1, .max = CONCORDIA_MOST_PROVINCES,
    .find_usual = find_provinces, .title = N_("Provinces"), .hint = N_("Usually 12 on Imperium, and 11 on Italia.") },
  { "first-player", TABLE_NUMBER, OPTION (first_player), .by_chance = TRUE, .title = N_("First Player"),
    .hint = N_("Unless somebody is chosen, who is first in the list.") },
  { "intermediate-scoring", TABLE_FLAG, OPTION (intermediate), .title = N_("Intermediate Scoring"),
    .hint = N_("Advised for a first game.") },
  { "", TABLE_STRUCT, .fields = own_copy, .title = N_("Our Copy"),
    .hint = N_("What it says otherwise is remembered, and the next game begins with it.") },
  TABLE_END
};

const TableField concordia_setup_fields[] = {
  { "options", TABLE_STRUCT, .need = TABLE_OPTIONAL, .fields = options, .title = N_("Options") },
  TABLE_END
};

/* What is remembered of the table's own copy: how many cards are for sale depends on how many play. */

#define AGREED TABLE_STRUCT, TABLE_AT (ConcordiaCopy, setup)

FIELDS (copy_fields) = { { "", AGREED, .fields = copy }, TABLE_END };

FIELDS (deck_fields) = {
  { "players", TABLE_INT, TABLE_AT (ConcordiaCopy, setup.table.n_players), .min = CONCORDIA_MIN_PLAYERS,
    .max = CONCORDIA_MAX_PLAYERS, .title = N_("Players") },
  { "", AGREED, .fields = deck },
  TABLE_END
};

enum { COPY, DECK };

static const TableCardKind copy_kinds[] = { { "copies", copy_fields, 20 }, { "decks", deck_fields, 20 }, { NULL } };

static void
init_copy (TablePrinted *card)
{
  concordia_cards_set_usual (&((ConcordiaCopy *) card)->setup);
}

static void
list_setup (const TableSetup *setup,
            GPtrArray        *cards)
{
  const ConcordiaSetup *own = (const ConcordiaSetup *) setup;
  const gboolean tells[] = { own->told != 0, own->cards_for_sale != find_cards_for_sale (own) };

  for (int kind = COPY; kind <= DECK; kind++)
    if (tells[kind])
      {
        TablePrinted *card = table_printed_new (&concordia_game, kind);

        ((ConcordiaCopy *) card)->setup = *own;
        g_ptr_array_add (cards, card);
      }
}

static gboolean
fits (const TablePrinted *card,
      const TableSetup   *setup)
{
  return card->kind == COPY || ((const ConcordiaCopy *) card)->setup.table.n_players == setup->n_players;
}

const TableCards concordia_copies = {
  .kinds = copy_kinds, .size = sizeof (ConcordiaCopy), .init = init_copy, .list_setup = list_setup, .fits = fits,
};

/* Cards that are revealed and played */

FIELDS (reveal) = {
  { "card", TABLE_ID, IN (sale), .ids = concordia_sale_ids, .get_name = get_sale_name, .title = N_("Card") },
  TABLE_END
};

/* Whether an event has a field of a card: `need` where it does, and `unknown` where nobody knows, as
 * it is not known what a Diplomat copies. */
static TableNeed
find_need_of (const TableTerms *terms,
              const void       *holder,
              int               card,
              TableNeed         need,
              TableNeed         unknown)
{
  const ConcordiaEvent *event = holder;

  if (terms->state == NULL && concordia_card_is_diplomat (event->play.card))
    return (event->play.says & CONCORDIA_SAYS_COPIES) != 0 ? unknown : TABLE_ABSENT;
  if (!concordia_card_is_diplomat (event->play.card))
    return event->play.card == card ? need : TABLE_ABSENT;

  return concordia_state_find_carried_out (terms->state, event) == card ? need : TABLE_ABSENT;
}

NEED (copies, concordia_card_is_diplomat (((const ConcordiaEvent *) holder)->play.card) ? TABLE_MARKED : TABLE_ABSENT)
NEED (colonist, find_need_of (terms, holder, CONCORDIA_CARD_TRIBUNE, TABLE_OPTIONAL, TABLE_ABSENT))
NEED (bonus, find_need_of (terms, holder, CONCORDIA_CARD_PREFECT, TABLE_REQUIRED, TABLE_MARKED))

/* Only coins can be counted. */
static TABLE_NEEDS (need_coins)
{
  const ConcordiaPlayed *played = &((const ConcordiaEvent *) holder)->play;

  if ((played->says & CONCORDIA_SAYS_BONUS) == 0 || played->bonus != CONCORDIA_BONUS_COINS)
    return TABLE_ABSENT;

  return find_need_of (terms, holder, CONCORDIA_CARD_PREFECT, TABLE_OPTIONAL, TABLE_SPARSE);
}

NEED (colonists, find_need_of (terms, holder, CONCORDIA_CARD_COLONIST, TABLE_MARKED, TABLE_MARKED))

/* What is required is there, too. */
static TABLE_CHECKS (mark_bonus)
{
  ((ConcordiaEvent *) holder)->play.says |= CONCORDIA_SAYS_BONUS;

  return TRUE;
}

#define SAYS(bit) TABLE_MARK (ConcordiaEvent, play.says, CONCORDIA_SAYS_##bit)

FIELDS (play) = {
  { "card", TABLE_ID, IN (play.card), .ids = concordia_card_ids, .get_name = concordia_term_card, .title = N_("Card") },
  { "copies", TABLE_NUMBER, .find_need = need_copies, IN (play.copies), SAYS (COPIES), .title = N_("Diplomat: Whose Card") },
  { "colonist", TABLE_FLAG, .find_need = need_colonist, IN (play.colonist), .title = N_("Tribune: One Colonist") },
  { "bonus", TABLE_ID, .find_need = need_bonus, IN (play.bonus), SAYS (BONUS), .ids = concordia_bonus_ids,
    .get_name = concordia_term_good, .check = mark_bonus, .title = N_("Prefect: Good or Coins") },
  { "coins", TABLE_INT, .find_need = need_coins, IN (play.coins), .max = CONCORDIA_MOST_COINS,
    .title = N_("Prefect: Coins Visible") },
  { "colonists", TABLE_INT, .find_need = need_colonists, IN (play.colonists), SAYS (COLONISTS), .min = 1,
    .max = CONCORDIA_MOST_PLACED, .title = N_("Colonist: Colonists Placed") },
  TABLE_END
};

/* What cards need besides */

FIELDS (build) = {
  { "city", TABLE_ID, IN (build.city), GOODS, .title = N_("City") },
  { "house", TABLE_INT, .need = TABLE_OPTIONAL, IN (build.house), .min = 1, .max = CONCORDIA_MAX_PLAYERS, .usual = 1,
    .title = N_("Houses in the City With This One") },
  { "new-province", TABLE_FLAG, .need = TABLE_OPTIONAL, IN (build.new_province), .title = N_("New Province") },
  TABLE_END
};

#define TRADES(member, bit) \
  .need = TABLE_MARKED, IN (trade.member), TABLE_MARK (ConcordiaEvent, trade.kind, bit), .min = 1, .max = CONCORDIA_STORE

FIELDS (trade) = {
  { "good", TABLE_ID, IN (trade.good), GOODS, .title = N_("Good") },
  { "sells", TABLE_INT, TRADES (sells, CONCORDIA_TRADE_SELLS), .title = N_("Sells") },
  { "buys", TABLE_INT, TRADES (buys, CONCORDIA_TRADE_BUYS), .title = N_("Buys") },
  TABLE_END
};

static gboolean
check_trade (const DocPlace   *place,
             const TableTerms *terms,
             TableEvent       *event,
             GError          **error)
{
  const int kind = CONCORDIA_EVENT (event)->trade.kind;

  return kind == CONCORDIA_TRADE_SELLS || kind == CONCORDIA_TRADE_BUYS
         || doc_place_fail (place, error, "%s", _("either “sells” or “buys” is needed, and not both"));
}

FIELDS (buy) = { { "slot", TABLE_NUMBER, IN (slot), .max = CONCORDIA_N_SLOTS, .title = N_("Slot") }, TABLE_END };

FIELDS (done) = { TABLE_END };

/* What is counted, corrected and noted */

/* What is not told stays as the game knows it. */
#define CORRECTED(member, bit) \
  .hint = N_("Unless told here, as the game knows it."), \
  .need = TABLE_MARKED, TABLE_AT (ConcordiaHoldings, member), TABLE_MARK (ConcordiaHoldings, corrects, CONCORDIA_CORRECTS_##bit)
#define IN_BOOKS(member) TABLE_COUNTS (ConcordiaState, players, member)
#define CASH                                                                                                      \
  { "cash", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ConcordiaHoldings, cash), .max = CONCORDIA_MOST_CASH,    \
    .title = N_("Cash") },                                                                                        \
  { "goods", TABLE_BUNDLE, .need = TABLE_OPTIONAL, TABLE_AT (ConcordiaHoldings, goods), GOODS, .title = N_("Goods") }
#define TRACKED                                                                                                   \
  { "houses", TABLE_BUNDLE, CORRECTED (houses, HOUSES), GOODS, IN_BOOKS (houses), .title = N_("Houses") },        \
  { "provinces", TABLE_INT, CORRECTED (provinces, PROVINCES), .max = CONCORDIA_MOST_PROVINCES,                    \
    IN_BOOKS (provinces), .title = N_("Provinces") },                                                             \
  { "colonists", TABLE_INT, CORRECTED (colonists, COLONISTS), .min = CONCORDIA_FIRST_COLONISTS,                   \
    .max = CONCORDIA_MAX_COLONISTS, IN_BOOKS (colonists), .title = N_("Colonists on the Board") }

FIELDS (cash) = { CASH, TABLE_END };
FIELDS (tracked) = { TRACKED, TABLE_END };

static int
count_cards (const TableTerms *terms,
             int               seat,
             int               kind)
{
  ConcordiaPlayerScore score;

  concordia_score_count (terms->state, seat, NULL, &score);

  return score.cards[kind];
}

FIELDS (holdings) = {
  CASH, TRACKED,
  { "cards", TABLE_BUNDLE, CORRECTED (cards, CARDS), .ids = concordia_kind_ids, .max = CONCORDIA_MOST_FOR_SALE,
    .in_books = TRUE, .find_books = count_cards, .get_name = concordia_term_kind, .title = N_("Cards") },
  TABLE_END
};

FIELDS (intermediate_count) = { { "", TABLE_STRUCT, IN (holdings[0]), .fields = cash }, TABLE_END };

#define SEAT(member, bit) \
  .need = TABLE_MARKED, IN (member), TABLE_MARK (ConcordiaEvent, corrects, CONCORDIA_CORRECTS_##bit), .nullable = TRUE, \
  .nothing = TABLE_NOBODY, TABLE_COUNTS_BOARD (ConcordiaState, member)

FIELDS (final_count) = {
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (ConcordiaEvent, holdings), .fields = holdings,
    .title = N_("Players") },
  { "concordia", TABLE_NUMBER, SEAT (concordia, CONCORDIA), .title = N_("Concordia Card") },
  { "praefectus", TABLE_NUMBER, SEAT (praefectus, PRAEFECTUS), .title = N_("Praefectus Magnus") },
  TABLE_END
};

/* Whoever has not got it is not corrected, but who has. */
static TABLE_CHECKS (check_praefectus)
{
  return ((ConcordiaEvent *) holder)->praefectus
         || doc_place_fail (place, error, "%s", _("can only be true: who has it is corrected"));
}

FIELDS (correction) = {
  { "", TABLE_STRUCT, IN (holdings[0]), .fields = tracked },
  { "praefectus", TABLE_FLAG, .need = TABLE_MARKED, IN (praefectus),
    TABLE_MARK (ConcordiaEvent, corrects, CONCORDIA_CORRECTS_PRAEFECTUS), .usual = TRUE, .check = check_praefectus,
    TABLE_COUNTS_BOARD (ConcordiaState, praefectus), .title = N_("Praefectus Magnus") },
  { "reason", TABLE_TEXT, .need = TABLE_SPARSE, IN (text), .max = TABLE_MAX_TEXT, .title = N_("Reason") },
  TABLE_END
};

FIELDS (note) = { TABLE_NOTE (ConcordiaEvent, text), TABLE_END };

#define AT(step) (1u << CONCORDIA_STEP_##step)

/* With the steps that take them. */
static const TableEventKind kinds[CONCORDIA_N_EVENT_TYPES] = {
  [CONCORDIA_EVENT_REVEAL] = { reveal, .title = N_("Reveal a Card"), .steps = AT (REVEAL) },
  [CONCORDIA_EVENT_PLAY] = { play, TABLE_EVENT_IN_TURN, .title = N_("Play a Card"), .steps = AT (TURN) },
  [CONCORDIA_EVENT_BUILD] = { build, TABLE_EVENT_IN_TURN, .title = N_("Build a House"), .steps = AT (BUILDING) },
  [CONCORDIA_EVENT_TRADE] = { trade, TABLE_EVENT_IN_TURN, check_trade,
                              .title = N_("Trade a Good"), .steps = AT (TRADING) },
  [CONCORDIA_EVENT_BUY] = { buy, TABLE_EVENT_IN_TURN, .title = N_("Buy a Card"), .steps = AT (BUYING) },
  [CONCORDIA_EVENT_DONE] = { done, TABLE_EVENT_IN_TURN | TABLE_EVENT_APART,
                             .title = N_("Nothing More"), .steps = AT (BUILDING) | AT (TRADING) | AT (BUYING) },
  [CONCORDIA_EVENT_INTERMEDIATE_COUNT] = { intermediate_count, TABLE_EVENT_IN_TURN,
                                           .title = N_("Intermediate Count"), .steps = AT (INTERMEDIATE_COUNT) },
  [CONCORDIA_EVENT_FINAL_COUNT] = { final_count, .title = N_("Final Count"), .steps = AT (FINAL_COUNT) },
  [CONCORDIA_EVENT_CORRECTION] = { correction, TABLE_EVENT_NAMES_PLAYER | TABLE_EVENT_ASIDE,
                                   .title = N_("Correction"), .steps = ~AT (FINISHED) },
  [CONCORDIA_EVENT_NOTE] = { note, TABLE_EVENT_ASIDE, .title = N_("Note") },
};

const TableEvents concordia_events = { concordia_event_type_ids, kinds, sizeof (ConcordiaEvent) };
