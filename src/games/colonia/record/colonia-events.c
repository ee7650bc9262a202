/* colonia-events.c: of what events consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be told from an event alone is said here: its members, their kinds and
 * their ranges, and which steps take it. What else depends on how the game stands is left to
 * the rules.
 */

#include "config.h"

#include "colonia-events.h"

#include "colonia-state.h"
#include "colonia-terms.h"
#include "table-sentence.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define MAX_POINTS 99
#define MAX_COST 99
#define MAX_PAYS 99
#define MAX_LEFT 999

/* Larger than any place on the board; how many there are is for the rules to say. */
#define MAX_PLACE 9999

#define FULL (1u << COLONIA_TRACKING_FULL)
#define ESSENTIALS (1u << COLONIA_TRACKING_ESSENTIALS)

#define FIELDS(name) static const TableField name[]
#define IN(member) TABLE_AT (ColoniaEvent, member)
#define EACH(member) TABLE_EACH (ColoniaEvent, member)
#define COUNTED(member) TABLE_COUNTED (ColoniaEvent, member)
#define MARK(member, bit) TABLE_MARK (ColoniaEvent, member, bit)

/* What is counted is told by its kind alone. */

static const char *
get_street_name (int street)
{
  g_autofree char *name = text_begin (colonia_term_street ((ColoniaStreet) street));

  return g_intern_string (name);
}

static const char *
get_edict_name (int kind)
{
  g_autofree char *name = colonia_term_edict_kind ((ColoniaEdictKind) kind);

  return g_intern_string (name);
}

/* What is laid out */

#define GOODS .ids = colonia_good_ids, .get_name = colonia_term_good, .sign = "good", .title = N_("Goods")
/* Translators: five different small letters, the keys for saddles, cartwheels, paintings, clothing and footwear, in this order.
 * None of them may be one of those for cities, nor “r”, which rolls the die there. */
#define GOOD_LETTERS .letters = NC_("keys", "swpcf")

/* Translators: four different small letters, the keys for London, Nowgorod, Bergen and Brügge, in this order. None of them may
 * be one of those for goods, nor “s”, which takes a shrine there. */
#define CITY_LETTERS .letters = NC_("keys", "lnbr")
#define CITY .ids = colonia_city_ids, .get_name = colonia_term_city, .sign = "city", CITY_LETTERS, .title = N_("City")

/* Translators: a small letter, the key by which a relic lies in a shrine, or is one. */
#define SHRINE_LETTER .letters = NC_("keys", "s")

/* More than any hold takes that is printed. */
#define MOST_TYPED_GOODS 9

FIELDS (hold) = {
  { "goods", TABLE_BUNDLE, TABLE_AT (ColoniaCargo, goods), GOODS, GOOD_LETTERS,
    /* Translators: %d is the number of a hold of a ship. */
    .typing = &(const TableTyping) { .missing = N_("What does hold %d take?"), .most = MOST_TYPED_GOODS } },
  { "pays", TABLE_INT, TABLE_AT (ColoniaCargo, pays), .min = 1, .max = MAX_PAYS, .title = N_("Pays"), .sign = "money",
    /* Translators: %d is the number of a hold of a ship. */
    .typing = &(const TableTyping) {
      .missing = N_("What does hold %d pay?"),
      /* Translators: The money that a hold of a ship pays; an amount stands behind it. */
      .told = N_("pays"),
    } },
  TABLE_END
};

const TableField colonia_ship_fields[] = {
  { "city", TABLE_ID, IN (ship.city), CITY,
    .typing = &(const TableTyping) {
      /* Translators: A ship is asked after. */
      .asks = N_("Where does it go?"),
      .missing = N_("Choose the city where the ship goes."),
    } },
  { "holds", TABLE_STRUCT, TABLE_LIST, EACH (ship.holds), COUNTED (ship.n_holds), .min_n = 1, .fields = hold,
    .title = N_("Cargo Holds"),
    .typing = &(const TableTyping) {
      .asks = N_("What do its holds take and pay?"),
      /* Translators: %d is the number of a hold of a ship. */
      .told = N_("Hold %d"),
      .too_many = N_("No ship has more than six holds."),
      .usual_n = COLONIA_USUAL_HOLDS,
    } },
  TABLE_END
};

const TableField colonia_relic_fields[] = {
  { "city", TABLE_ID, IN (relic.city), CITY,
    .typing = &(const TableTyping) {
      /* Translators: A relic card is asked after. */
      .asks = N_("Where does it come from?"),
      .missing = N_("Choose the city where it comes from."),
    } },
  { "cost", TABLE_INT, IN (relic.cost), .max = MAX_COST, .title = N_("Cost"),
    .typing = &(const TableTyping) { .missing = N_("What does it cost?"), .told = N_("What the card costs") } },
  { "shrine", TABLE_FLAG, .need = TABLE_SPARSE, IN (relic.shrine), .title = N_("Shrine"), .sign = "shrine-of", SHRINE_LETTER,
    .typing = &(const TableTyping) {
      /* Translators: a relic card; %s is a city. */
      .one = N_("Shrine of %s"),
      .other = N_("Relic"),
    } },
  { "points", TABLE_INT, .need = TABLE_UNLESS, IN (relic.points), .max = MAX_POINTS, MARK (relic.shrine, TRUE),
    .title = N_("Points"),
    .clash = N_("a shrine has no points of its own"),
    .typing = &(const TableTyping) {
      .missing = N_("How many points does it have?"),
      .told = N_("How many points the relic has"),
      /* Translators: a relic card; %s is a city, %d its points. */
      .one = NN_("Relic of %s, %d point", "Relic of %s, %d points"),
      /* Translators: “S” is a key. */
      .too_little = N_("A relic has at least 1 point. A card without points is a shrine (S)."),
      .few = COLONIA_USUAL_RELIC_POINTS,
    } },
  TABLE_END
};

FIELDS (week_card) = {
  { "booths", TABLE_BUNDLE, TABLE_LIST, EACH (week_card.booths), COUNTED (week_card.n_booths), .min_n = 1,
    .ids = colonia_resource_ids, .get_name = colonia_term_resource, .trackings = FULL, .by_chance = TRUE,
    .title = N_("Market Booths"), .sign = "resource",
    /* Translators: five different small letters, the keys for leather, iron, wood, linen and fur, in this order. */
    .letters = NC_("keys", "liwnf") },
  { "contracts", TABLE_INT, TABLE_LIST, EACH (week_card.contracts), .max = COLONIA_MAX_CONTRACTS,
    .title = N_("Contracts of the Craftsmen in Their Order") },
  { "dice", TABLE_INT, IN (week_card.dice), .max = COLONIA_MAX_DICE, .title = N_("Rolls of the Die") },
  { "ships", TABLE_INT, IN (week_card.ships), .max = COLONIA_N_BERTHS, .title = N_("Ships That Leave") },
  TABLE_END
};

/* Edicts */

const char *const colonia_voting_day_ids[] = { "wednesday", "thursday", "friday", "saturday", NULL };
static const char *const busy_day_ids[] = { "wednesday", "thursday", NULL };

static ColoniaEdictKind
get_kind (const void *edict)
{
  return ((const ColoniaEdict *) edict)->kind;
}

static TableNeed
need_craftsman (const TableTerms *terms,
                const void       *edict)
{
  return get_kind (edict) == COLONIA_EDICT_BUSY_CRAFTSMAN ? TABLE_REQUIRED : TABLE_ABSENT;
}

static TableNeed
need_ships (const TableTerms *terms,
            const void       *edict)
{
  return get_kind (edict) == COLONIA_EDICT_SHIPS_LEAVE ? TABLE_REQUIRED : TABLE_ABSENT;
}

static TableNeed
need_text (const TableTerms *terms,
           const void       *edict)
{
  return get_kind (edict) == COLONIA_EDICT_OTHER ? TABLE_REQUIRED : TABLE_ABSENT;
}

/* Every kind but the unknown one has a day of its own, which goes without saying; busy
 * craftsmen may have another one. */
static TableNeed
need_other_day (const TableTerms *terms,
                const void       *edict)
{
  if (get_kind (edict) == COLONIA_EDICT_OTHER)
    return TABLE_ABSENT;

  return get_kind (edict) == COLONIA_EDICT_BUSY_CRAFTSMAN ? TABLE_SPARSE : TABLE_IMPLIED;
}

static int
find_usual_day (const void *edict)
{
  return (int) colonia_edict_kind_get_day (get_kind (edict));
}

FIELDS (edict) = {
  { "kind", TABLE_ID, TABLE_AT (ColoniaEdict, kind), .ids = colonia_edict_kind_ids, .get_name = get_edict_name,
    .title = N_("Edict") },
  { "craftsman", TABLE_ID, .find_need = need_craftsman, TABLE_AT (ColoniaEdict, craftsman), .ids = colonia_craftsman_ids,
    .get_name = colonia_term_craftsman, .title = N_("Craftsman") },
  { "ships", TABLE_INT, .find_need = need_ships, TABLE_AT (ColoniaEdict, ships), .min = 1,
    .max = COLONIA_MAX_SHIPS_BY_EDICT, .title = N_("Ships That Leave") },
  { "day", TABLE_ID, .find_need = need_other_day, TABLE_AT (ColoniaEdict, day), .ids = busy_day_ids,
    .first = COLONIA_FIRST_VOTING_DAY, .find_usual = find_usual_day, .get_name = colonia_term_day, .title = N_("Day of the Vote") },
  { "day", TABLE_ID, .find_need = need_text, TABLE_AT (ColoniaEdict, day), .ids = colonia_voting_day_ids,
    .first = COLONIA_FIRST_VOTING_DAY, .get_name = colonia_term_day, .title = N_("Day of the Vote") },
  { "text", TABLE_TEXT, .find_need = need_text, TABLE_AT (ColoniaEdict, text), .max = TABLE_MAX_TEXT, .title = N_("What It Says"),
    .hint = N_("Write first what the card says.") },
  TABLE_END
};

FIELDS (edicts) = {
  { "edicts", TABLE_STRUCT, TABLE_LIST, EACH (edicts), .fields = edict, .title = N_("Edicts"), .one = N_("Edict") },
  TABLE_END
};

/* Cards, rolls and votes */

/* Nobody's card counts as zero where they are left out. */
FIELDS (family_cards) = {
  { "values", TABLE_INT, TABLE_BY_SEAT, EACH (family_cards.values), .min = COLONIA_LOWEST_CARD,
    .max = COLONIA_HIGHEST_CARD },
  { "zeros", TABLE_SEATS, .need = TABLE_OPTIONAL, IN (family_cards.zeros), .trackings = ESSENTIALS },
  TABLE_END
};

FIELDS (tie_rolls) = {
  { "rolls", TABLE_INT, TABLE_BY_SEAT, EACH (tie_rolls), .min = 1, .max = COLONIA_DIE_SIDES, .nullable = TRUE,
    .by_chance = TRUE, .title = N_("Rolls") },
  TABLE_END
};

/* Who votes, votes for or against. */
#define BALLOT .ids = &colonia_ballot_ids[COLONIA_BALLOT_YES], .first = COLONIA_BALLOT_YES

FIELDS (vote) = {
  { "ballots", TABLE_ID, TABLE_BY_SEAT, EACH (ballots), BALLOT, .nullable = TRUE, .nothing = COLONIA_BALLOT_NONE },
  TABLE_END
};

FIELDS (casting_vote) = {
  { "ballot", TABLE_ID, IN (casting_ballot), BALLOT },
  TABLE_END
};

/* What accepted edicts bring */

FIELDS (drawn_onto_booths) = {
  { "booths", TABLE_BUNDLE, TABLE_LIST, EACH (drawn.bundles), COUNTED (drawn.n), .min_n = 1,
    .ids = colonia_resource_ids, .get_name = colonia_term_resource, .by_chance = TRUE, .title = N_("Market Booths") },
  TABLE_END
};

FIELDS (draws) = {
  { "draws", TABLE_BUNDLE, TABLE_BY_SEAT, EACH (drawn.bundles), COUNTED (drawn.n), .ids = colonia_resource_ids,
    .get_name = colonia_term_resource, .by_chance = TRUE, .title = N_("Drawn from the Bag") },
  TABLE_END
};

/* How many members of a family may come home by the edict that is carried out. */
static int
count_on_street (const TableTerms *terms,
                 int               seat,
                 int               which)
{
  const ColoniaState *state = COLONIA_STATE (terms->state);

  return state->players[seat].streets[state->edicts[state->edict].kind == COLONIA_EDICT_HOMECOMING_WEDNESDAY
                                        ? COLONIA_STREET_WEDNESDAY : COLONIA_STREET_THURSDAY];
}

FIELDS (homecoming) = {
  { "members", TABLE_INT, TABLE_BY_SEAT, EACH (members), .max = COLONIA_MAX_HOMECOMING, .find_most = count_on_street,
    .title = N_("Come Home"), .hint = N_("On the street") },
  TABLE_END
};

FIELDS (good_rolls) = {
  { "rolls", TABLE_INT, TABLE_BY_SEAT, EACH (good_rolls.rolls), .min = 1, .max = COLONIA_DIE_SIDES,
    .by_chance = TRUE, .title = N_("Rolls") },
  { "choices", TABLE_ID, TABLE_BY_SEAT, EACH (good_rolls.choices), .ids = colonia_good_ids, .get_name = colonia_term_good,
    .nullable = TRUE, .nothing = COLONIA_NOBODY, .title = N_("Good, Where It May Be Chosen") },
  TABLE_END
};

static int
count_money (const TableTerms *terms,
             int               seat,
             int               city)
{
  return COLONIA_STATE (terms->state)->players[seat].money.n[city];
}

#define CURRENCY .ids = colonia_city_ids, .get_name = colonia_term_currency, .sign = "money", CITY_LETTERS

FIELDS (trade) = {
  { "from", TABLE_ID, TABLE_AT (ColoniaTrade, from), CURRENCY, .find_books = count_money, .title = N_("Gives") },
  { "to", TABLE_ID, TABLE_AT (ColoniaTrade, to), CURRENCY, .title = N_("Gets") },
  { "amount", TABLE_INT, TABLE_AT (ColoniaTrade, amount), .min = 1, .max = COLONIA_MAX_TRADE, .title = N_("How Much") },
  TABLE_END
};

/* Who trades nothing has none. */
FIELDS (exchange) = {
  { "trades", TABLE_STRUCT, TABLE_BY_SEAT, EACH (trades), .fields = trade, .nullable = TRUE,
    TABLE_MARK (ColoniaTrade, amount, 0), .hint = N_("Which currencies are given and got?") },
  TABLE_END
};

/* What players do */

FIELDS (take_booth) = {
  { "booth", TABLE_NUMBER, IN (booth), .max = MAX_PLACE },
  TABLE_END
};

FIELDS (order) = {
  { "craftsman", TABLE_ID, IN (craftsman), .ids = colonia_craftsman_ids },
  TABLE_END
};

FIELDS (die) = {
  { "value", TABLE_INT, IN (die), .min = 1, .max = COLONIA_DIE_SIDES, .by_chance = TRUE },
  TABLE_END
};

FIELDS (load) = {
  { "berth", TABLE_NUMBER, IN (load.berth), .max = COLONIA_N_BERTHS },
  { "good", TABLE_ID, .need = TABLE_MARKED, IN (load.good), .ids = colonia_good_ids, MARK (load.extra, TRUE),
    .rival = "hold", .clash = N_("either a hold is loaded or, with a good, the extra hold") },
  { "hold", TABLE_NUMBER, .need = TABLE_UNLESS, IN (load.hold), .max = MAX_PLACE, MARK (load.extra, TRUE) },
  TABLE_END
};

FIELDS (buy) = {
  { "slot", TABLE_NUMBER, IN (buy.slot), .max = MAX_PLACE },
  { "in-shrine", TABLE_FLAG, .need = TABLE_SPARSE, IN (buy.in_shrine) },
  { "stores", TABLE_INT, .need = TABLE_MARKED, IN (buy.stored_points), .max = MAX_POINTS, MARK (buy.stores, TRUE) },
  TABLE_END
};

FIELDS (safeguard) = {
  { "slot", TABLE_NUMBER, IN (slot), .max = MAX_PLACE },
  TABLE_END
};

/* A pass has nothing but its player. */
FIELDS (pass) = { TABLE_END };

/* What is counted, corrected and noted */

/* So much is printed on relics. */
static const TableOffer printed_points[] = { { 1, 0 }, { 2, 0 }, { 3, 0 }, { 4, 0 }, { 5, 0 }, { 0, 0 } };

FIELDS (held_relic) = {
  { "points", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaHeldRelic, points), .max = MAX_POINTS,
    .offers = printed_points, .title = N_("Points") },
  { "shrine", TABLE_FLAG, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaHeldRelic, shrine), .title = N_("In a Shrine"),
    .sign = "shrine", SHRINE_LETTER },
  TABLE_END
};

FIELDS (holdings) = {
  { "money", TABLE_BUNDLE, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaHoldings, money), .ids = colonia_city_ids,
    .get_name = colonia_term_currency, .sign = "money", .title = N_("Money") },
  { "relics", TABLE_STRUCT, TABLE_LIST, TABLE_OPTIONAL, TABLE_OWNED (ColoniaHoldings, relics),
    TABLE_COUNTED (ColoniaHoldings, n_relics), .fields = held_relic, .sign = "relic", .title = N_("Relics"), .one = N_("Relic"),
    .hint = N_("Tap the points of each relic. Press a relic that lies in a shrine.") },
  { "goods", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaHoldings, goods), .max = MAX_LEFT,
    .title = N_("Goods of all kinds") },
  { "resources", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaHoldings, resources), .max = MAX_LEFT,
    .title = N_("Resources of all kinds") },
  TABLE_END
};

FIELDS (final_holdings) = {
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, EACH (holdings), .fields = holdings, .title = N_("Players"),
    .hint = N_("Count what each player has after the last Sunday. Leave the money for the windows where it is: that is "
               "worked out here. Goods and resources are looked at if it comes to a tie.") },
  TABLE_END
};

#define CORRECTED(member, mark)                                                          \
  .need = TABLE_MARKED, IN (correction.member), MARK (correction.corrects, mark),        \
    TABLE_COUNTS (ColoniaState, players, member)

FIELDS (correction) = {
  { "supply", TABLE_INT, CORRECTED (supply, COLONIA_CORRECTS_SUPPLY), .max = TABLE_MAX_COUNT,
    .title = N_("Members at Home") },
  { "streets", TABLE_BUNDLE, CORRECTED (streets, COLONIA_CORRECTS_STREETS), .ids = colonia_street_ids,
    .get_name = get_street_name },
  { "resources", TABLE_BUNDLE, CORRECTED (resources, COLONIA_CORRECTS_RESOURCES), .ids = colonia_resource_ids,
    .get_name = colonia_term_resource, .sign = "resource", .is_secret = TRUE },
  { "goods", TABLE_BUNDLE, CORRECTED (goods, COLONIA_CORRECTS_GOODS), .ids = colonia_good_ids,
    .get_name = colonia_term_good, .sign = "good", .is_secret = TRUE },
  { "money", TABLE_BUNDLE, CORRECTED (money, COLONIA_CORRECTS_MONEY), .ids = colonia_city_ids,
    .get_name = colonia_term_currency, .sign = "money", .is_secret = TRUE },
  { "reason", TABLE_TEXT, .need = TABLE_SPARSE, IN (correction.reason), .max = TABLE_MAX_TEXT,
    .title = N_("Reason, if any") },
  TABLE_END
};

#define CHANGED(member) \
  .need = TABLE_SPARSE, TABLE_AT (ColoniaChange, member), .min = -COLONIA_MAX_CHANGE, .max = COLONIA_MAX_CHANGE

FIELDS (changed) = {
  { "resources", TABLE_BUNDLE, CHANGED (resources), .ids = colonia_resource_ids, .get_name = colonia_term_resource,
    .sign = "resource", .title = N_("Resources") },
  { "goods", TABLE_BUNDLE, CHANGED (goods), .ids = colonia_good_ids, .get_name = colonia_term_good, .sign = "good",
    .title = N_("Goods") },
  { "money", TABLE_BUNDLE, CHANGED (money), .ids = colonia_city_ids, .get_name = colonia_term_currency, .sign = "money",
    .title = N_("Money") },
  TABLE_END
};

FIELDS (change) = {
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, EACH (change.players), .fields = changed, .has_all = TRUE,
    .hint = N_("Say how much more there is, or less, as by an edict. It is added to what each family has, whatever that is.") },
  { "reason", TABLE_TEXT, .need = TABLE_SPARSE, IN (change.reason), .max = TABLE_MAX_TEXT, .title = N_("Reason, if any") },
  TABLE_END
};

FIELDS (note) = {
  TABLE_NOTE (ColoniaEvent, text),
  TABLE_END
};

/* All events */

#define AT(step) (1u << COLONIA_STEP_##step)

/* With the steps that take them, where not all do. */
static const TableEventKind kinds[COLONIA_N_EVENT_TYPES] = {
  [COLONIA_EVENT_SHIP] = { colonia_ship_fields,
                         /* Translators: the ship that was entered comes into its berth. */
                         .button = N_("Berth the Ship"), .steps = AT (BERTH_SHIPS) | AT (EDICT) },
  [COLONIA_EVENT_RELIC] = { colonia_relic_fields,
                          /* Translators: the relic card that was entered is laid on the display. */
                          .button = N_("Lay Out the Card"), .steps = AT (REVEAL_RELICS) | AT (EDICT) },
  [COLONIA_EVENT_WEEK_CARD] = { week_card, TABLE_EVENT_DRAWN, .steps = AT (WEEK_CARD) },
  [COLONIA_EVENT_EDICTS] = { edicts, .button = N_("Lay Out the Edicts"), .steps = AT (EDICTS) },
  [COLONIA_EVENT_FAMILY_CARDS] = { family_cards, .steps = AT (FAMILY_CARDS) },
  [COLONIA_EVENT_TIE_ROLLS] = { tie_rolls, TABLE_EVENT_ROLLED, .steps = AT (TIE_ROLLS) },
  [COLONIA_EVENT_VOTE] = { vote, .steps = AT (VOTE) },
  [COLONIA_EVENT_CASTING_VOTE] = { casting_vote, .steps = AT (CASTING_VOTE) },
  [COLONIA_EVENT_RESTOCK] = { drawn_onto_booths, TABLE_EVENT_DRAWN, .steps = AT (EDICT) },
  [COLONIA_EVENT_MERCHANTS] = { drawn_onto_booths, TABLE_EVENT_DRAWN, .steps = AT (EDICT) },
  [COLONIA_EVENT_HOMECOMING] = { homecoming, .button = N_("Bring Them Home"), .steps = AT (EDICT) },
  [COLONIA_EVENT_DRAWS] = { draws, TABLE_EVENT_UNSEEN | TABLE_EVENT_DRAWN, .steps = AT (EDICT) },
  [COLONIA_EVENT_GOOD_ROLLS] = { good_rolls, TABLE_EVENT_ROLLED, .steps = AT (EDICT) },
  [COLONIA_EVENT_EXCHANGE] = { exchange, .button = N_("Change the Money"), .steps = AT (EDICT) },
  [COLONIA_EVENT_TAKE_BOOTH] = { take_booth, TABLE_EVENT_IN_TURN, .steps = AT (MARKET) },
  [COLONIA_EVENT_ORDER] = { order, TABLE_EVENT_IN_TURN, .steps = AT (ORDERS) },
  [COLONIA_EVENT_DIE] = { die, TABLE_EVENT_ROLLED, .steps = AT (EXTRA_CONTRACTS) },
  [COLONIA_EVENT_LOAD] = { load, TABLE_EVENT_IN_TURN, .steps = AT (LOADING) },
  [COLONIA_EVENT_BUY] = { buy, TABLE_EVENT_IN_TURN, .steps = AT (BUYING) },
  [COLONIA_EVENT_SAFEGUARD] = { safeguard, TABLE_EVENT_IN_TURN, .steps = AT (SAFEGUARDING) },
  [COLONIA_EVENT_PASS] = { pass, TABLE_EVENT_IN_TURN,
                         .steps = AT (MARKET) | AT (ORDERS) | AT (LOADING) | AT (BUYING) | AT (SAFEGUARDING) },
  [COLONIA_EVENT_FINAL_HOLDINGS] = { final_holdings, .button = N_("Light the Windows"),
                                   .steps = AT (FINAL_HOLDINGS) },
  [COLONIA_EVENT_CORRECTION] = { correction, TABLE_EVENT_NAMES_PLAYER | TABLE_EVENT_ASIDE },
  [COLONIA_EVENT_CHANGE] = { change, TABLE_EVENT_ASIDE, .button = N_("Change It") },
  [COLONIA_EVENT_NOTE] = { note, TABLE_EVENT_ASIDE },
};

const TableEvents colonia_events = { colonia_event_type_ids, kinds, sizeof (ColoniaEvent) };

/* For whoever has no more than an event: what clears, copies or frees one among many. */

/* Frees the texts and lists that event owns. */
void
colonia_event_clear (ColoniaEvent *event)
{
  table_event_clear (&colonia_events, &event->table);
}
