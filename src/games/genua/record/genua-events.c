/* genua-events.c: of what events and what is agreed consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of an event alone is said here, and what depends on how the game stands is left to
 * the rules: but for the steps that take it, for what is done in a villa, where the tower stands, and which discs there are.
 */

#include "config.h"

#include "genua-record.h"

#include "genua-rooms.h"
#include "genua-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define FIELDS(name) static const TableField name[]
#define IN(member) TABLE_AT (GenuaEvent, member)
#define FULL .trackings = 1u << GENUA_TRACKING_FULL

static const char *
get_does_name (int which)
{
  return which == GENUA_DOES_ORDER ? _("Fulfil a large order") : _("Take a privilege");
}

#define PLACES .ids = genua_place_ids, .get_name = genua_term_place
#define BUILDINGS .ids = genua_building_ids, .get_name = genua_term_place
#define RING .ids = genua_building_ids + GENUA_FIRST_OF_RING, .first = GENUA_FIRST_OF_RING, .get_name = genua_term_place
#define GOODS .ids = genua_good_ids, .first = GENUA_FIRST_GOOD, .get_name = genua_term_thing
#define SPECIALS .ids = genua_special_ids, .first = GENUA_FIRST_SPECIAL, .get_name = genua_term_thing

/* What is agreed */

static int
find_rounds (const void *holder)
{
  return ((const GenuaSetup *) holder)->rounds;
}

/* What is in doubt (CITY-3). */
static const TableStretch stretches[] = { { N_("Turn Zasteri – Monetti Round"), "zasteri", "monetti" }, { NULL } };

#define OPTION(member) .need = TABLE_OPTIONAL, TABLE_AT (GenuaSetup, member), .asked_in = PLAYED
#define PLAYED (1u << GENUA_TRACKING_FULL | 1u << GENUA_TRACKING_ESSENTIALS)

FIELDS (own_copy) = {
  { "ring", TABLE_ID, TABLE_LIST, .need = TABLE_OPTIONAL, TABLE_EACH (GenuaSetup, ring), RING, .distinct = TRUE,
    .stretches = stretches, .title = N_("The Ring of Buildings"), .hint = N_("Does it run so on your board?") },
  { "owner-fee", TABLE_INT, OPTION (owner_fee), .max = GENUA_MOST_FEE, .usual = 10, .title = N_("Ducats for an Owner") },
  { "owner-fee-own", TABLE_FLAG, OPTION (owner_fee_own), .usual = TRUE, .title = N_("Also for the Owner’s Own Action") },
  { "markers", TABLE_INT, OPTION (markers), .min = 1, .max = GENUA_MOST_MARKERS, .usual = 7,
    .title = N_("Markers Each") }, TABLE_END
};

FIELDS (options) = {
  { "rounds", TABLE_INT, OPTION (rounds), .min = 1, .max = GENUA_MOST_ROUNDS, .find_usual = find_rounds,
    .title = N_("End of the Round Track") },
  { "", TABLE_STRUCT, .fields = own_copy }, TABLE_END
};

static gboolean
has_room (const DocPlace *place,
          GError        **error,
          int             thing,
          int             n,
          int             all,
          int             rule)
{
  /* Translators: %s is a kind of thing, %d are how many there would be, and how many there are; the last %s is a rule. */
  return n <= all || doc_place_fail (place, error, _("%s: %d, and there cannot be more than %d [%s]"),
                                     genua_term_thing (thing), n, all, genua_rule_ids[rule]);
}

/* What players start with comes out of what there is. */
static TABLE_CHECKS (check_start)
{
  const GenuaSetup *setup = holder;

  for (int thing = GENUA_FIRST_GOOD, n = 0; thing < GENUA_THING_MARKER; thing++, n = 0)
    {
      for (int seat = 0; seat < terms->n_players; seat++)
        n += setup->start[seat][thing];
      if (!has_room (place, error, thing, n, genua_thing_count_all (thing), GENUA_RULE_ALL_1))
        return FALSE;
    }
  for (int seat = 0; seat < terms->n_players; seat++)
    if (!has_room (place, error, GENUA_THING_MARKER, setup->start[seat][GENUA_THING_MARKER], setup->markers,
                    GENUA_RULE_ALL_2))
      return FALSE;

  return TRUE;
}

const TableField genua_setup_fields[] = {
  { "options", TABLE_STRUCT, .need = TABLE_OPTIONAL, .fields = options, .title = N_("Options") },
  { "start", TABLE_BUNDLE, TABLE_BY_SEAT, .need = TABLE_OPTIONAL, FULL, TABLE_EACH (GenuaSetup, start),
    .ids = genua_thing_ids, .get_name = genua_term_thing, .nullable = TRUE, .or_null = TRUE, .check = check_start,
    .title = N_("What Players Start With") },
  TABLE_END
};

/* The tower */

FIELDS (tower) = {
  { "place", TABLE_ID, IN (place), PLACES, .title = N_("Space") },
  { "dice", TABLE_INT, TABLE_LIST, .need = TABLE_MARKED, TABLE_EACH (GenuaEvent, dice),
    TABLE_MARK (GenuaEvent, says, GENUA_SAYS_DICE), .min = 1, .max = GENUA_SIDES, .title = N_("Red Die and Blue Die") },
  { "chosen", TABLE_FLAG, .need = TABLE_SPARSE, IN (chosen), .title = N_("By a Chosen-Start Card") },
  TABLE_END
};

FIELDS (move) = { { "place", TABLE_ID, IN (place), PLACES, .title = N_("Space") }, TABLE_END };

/* Which building an event uses: that which it names, or where the tower stands, or `TABLE_NOBODY` if nobody knows. */
static int
find_building (const TableTerms *terms,
               const GenuaEvent *event)
{
  if (event->table.type == GENUA_EVENT_USE_BUILDING)
    return event->building;

  return terms->state != NULL ? genua_state_get_here (GENUA_STATE (terms->state)) : TABLE_NOBODY;
}

/* Only in a villa it is said what is done. */
static TABLE_NEEDS (need_does)
{
  if (terms->state == NULL && GENUA_EVENT (holder)->table.type == GENUA_EVENT_ACTION)
    return TABLE_MARKED;

  return genua_place_is_villa (find_building (terms, holder)) ? TABLE_REQUIRED : TABLE_ABSENT;
}

/* What is required is there, too. */
static TABLE_CHECKS (mark_does)
{
  ((GenuaEvent *) holder)->villa.said = TRUE;

  return TRUE;
}

static gboolean
is_order (const void *holder)
{
  return GENUA_EVENT (holder)->villa.said && GENUA_EVENT (holder)->villa.does == GENUA_DOES_ORDER;
}

static TABLE_NEEDS (need_goods)
{
  return is_order (holder) ? TABLE_REQUIRED : TABLE_ABSENT;
}

static TABLE_NEEDS (need_reward)
{
  return is_order (holder) ? TABLE_SPARSE : TABLE_ABSENT;
}

FIELDS (villa) = {
  { "does", TABLE_ID, .find_need = need_does, IN (villa.does), TABLE_MARK (GenuaEvent, villa.said, 0),
    .ids = genua_does_ids, .get_name = get_does_name, .check = mark_does, .title = N_("In a Villa") },
  { "goods", TABLE_BUNDLE, .find_need = need_goods, FULL, IN (villa.goods), GOODS, .title = N_("Large Order: Goods") },
  { "reward", TABLE_ID, .find_need = need_reward, FULL, IN (villa.reward), SPECIALS, .nullable = TRUE,
    .nothing = TABLE_NOBODY, .usual = TABLE_NOBODY, .title = N_("Large Order: Special Card") },
  TABLE_END
};

/* Orders, messages and cards */

/* Of a small order, and of the card for any good. */
FIELDS (good) = { { "good", TABLE_ID, FULL, IN (takes), GOODS, .title = N_("Good") }, TABLE_END };

FIELDS (message) = {
  { "between", TABLE_ID, TABLE_LIST, TABLE_EACH (GenuaEvent, between), BUILDINGS, .title = N_("Building") }, TABLE_END
};

#define ANY_THING .ids = genua_thing_ids + 1, .first = 1, .get_name = genua_term_thing

FIELDS (exchange) = {
  { "gives", TABLE_ID, IN (gives), ANY_THING, .title = N_("Gives") },
  { "takes", TABLE_ID, IN (takes), ANY_THING, .title = N_("Takes") },
  TABLE_END
};

FIELDS (use_building) = {
  { "building", TABLE_ID, IN (building), BUILDINGS, .title = N_("Building") },
  { "", TABLE_STRUCT, .fields = villa },
  TABLE_END
};

/* Goods and special cards lie open; ducats are in most deals, and cards in hand in few (SET-9). */
static int
find_most (const TableTerms *terms,
           int               seat,
           int               thing)
{
  return thing == GENUA_THING_MONEY ? TABLE_NOBODY
         : genua_thing_is_covered (thing) ? 0 : GENUA_STATE (terms->state)->players[seat].things[thing];
}

static int
find_most_of_turn (const TableTerms *terms,
                   int               seat,
                   int               thing)
{
  return find_most (terms, GENUA_STATE (terms->state)->table.turn, thing);
}

#define DEALT .ids = genua_dealt_ids, .get_name = genua_term_thing

FIELDS (deal) = {
  { "gives", TABLE_BUNDLE, .need = TABLE_SPARSE, IN (deal.gives), DEALT, .find_most = find_most,
    .title = N_("Gives to Whoever Has the Tower") },
  { "gets", TABLE_BUNDLE, .need = TABLE_SPARSE, IN (deal.gets), DEALT, .find_most = find_most_of_turn, .title = N_("Gets") },
  { "promise", TABLE_TEXT, .need = TABLE_SPARSE, IN (text), .max = TABLE_MAX_TEXT, .title = N_("Promise") },
  TABLE_END
};

/* Ownership */

/* Whether there is such a disc is a matter of form, but who may place markers comes before it. */
static TABLE_CHECKS (check_street)
{
  const GenuaState *state = terms->state;
  const GenuaEvent *event = holder;

  if (state == NULL || !table_state_takes (&state->table, event->table.type) || event->claim.street < state->n_path
      || genua_claim_examine_turn (state, event->table.player).kind != TABLE_OBSTACLE_NONE)
    return TRUE;

  /* Translators: %d is the number of a disc of the tower. */
  return doc_place_fail (place, error, _("there is no disc %d"), event->claim.street + 1);
}

#define BUILDING_LIST(member)                                                                                      \
  TABLE_ID, TABLE_LIST, .need = TABLE_OPTIONAL, TABLE_OWNED (GenuaEvent, claim.member),                            \
    TABLE_COUNTED (GenuaEvent, claim.n_##member), BUILDINGS

FIELDS (claim) = {
  { "street", TABLE_NUMBER, IN (claim.street), .max = GENUA_N_DISCS, .check = check_street, .title = N_("Disc on a Street") },
  { "on", BUILDING_LIST (on), .title = N_("Places a Marker On") },
  { "off", BUILDING_LIST (off), .title = N_("Only Removes a Marker From") },
  TABLE_END
};

FIELDS (end_turn) = { TABLE_END };

/* What is counted at the end */

#define COUNT(member, most) TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (GenuaHoldings, member), .max = (most)
#define SCORING (1u << GENUA_TRACKING_SCORING)

FIELDS (holdings) = {
  { "privileges", TABLE_ID, TABLE_LIST, .need = TABLE_OPTIONAL, TABLE_OWNED (GenuaHoldings, privileges),
    TABLE_COUNTED (GenuaHoldings, n_privileges), RING, .is_set = TRUE, .title = N_("Privileges") },
  { "money", COUNT (money, GENUA_MOST_MONEY), .trackings = SCORING | 1u << GENUA_TRACKING_ESSENTIALS,
    .title = N_("Ducats") },
  { "goods", COUNT (goods, GENUA_ALL_GOODS), .trackings = SCORING | 1u << GENUA_TRACKING_ESSENTIALS,
    .title = N_("Goods") },
  { "buildings", COUNT (buildings, GENUA_N_BUILDINGS), .trackings = SCORING, .title = N_("Buildings") },
  TABLE_END
};

FIELDS (final_holdings) = {
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (GenuaEvent, holdings), .fields = holdings, .title = N_("Players") },
  TABLE_END
};

/* What is corrected and noted */

/* Whose things are corrected is asked only where any are. */
static TABLE_NEEDS (need_player)
{
  return (GENUA_EVENT (holder)->says & GENUA_SAYS_THINGS) != 0 ? TABLE_REQUIRED : TABLE_ABSENT;
}

FIELDS (correction) = {
  { "things", TABLE_BUNDLE, .need = TABLE_MARKED, FULL, IN (things), TABLE_MARK (GenuaEvent, says, GENUA_SAYS_THINGS),
    TABLE_COUNTS (GenuaState, players, things), .ids = genua_thing_ids, .usual = TABLE_NOBODY, .get_name = genua_term_thing,
    .title = N_("What Somebody Has"),
    .hint = N_("What is filled in is so from now on; all else stays as it is.") },
  { TABLE_EVENT_PLAYER, TABLE_NUMBER, .find_need = need_player, FULL, IN (table.player), .title = N_("Whose That Is") },
  { "owners", TABLE_NUMBER, TABLE_BY_ID, .need = TABLE_MARKED, TABLE_EACH (GenuaEvent, owners),
    TABLE_MARK (GenuaEvent, says, GENUA_SAYS_OWNERS), .keys = genua_building_ids, .usual = GENUA_UNCHANGED,
    .is_shared = TRUE, .nullable = TRUE, .nothing = TABLE_NOBODY, .get_name = genua_term_place, .title = N_("Who Owns Which Building"),
    .hint = N_("Whose marker lies on it."), TABLE_COUNTS_BOARD (GenuaState, owners) },
  { "reason", TABLE_TEXT, .need = TABLE_SPARSE, IN (text), .max = TABLE_MAX_TEXT, .title = N_("Reason") },
  TABLE_END
};

FIELDS (note) = { TABLE_NOTE (GenuaEvent, text), TABLE_END };

#define AT(step) (1u << GENUA_STEP_##step)
#define NAMED TABLE_EVENT_NAMES_PLAYER
#define IN_TURN TABLE_EVENT_IN_TURN

/* With the steps that take them (TURN-1). */
static const TableEventKind kinds[GENUA_N_EVENT_TYPES] = {
  [GENUA_EVENT_TOWER] = { tower, IN_TURN, .title = N_("Place the Tower"), .steps = AT (START) },
  [GENUA_EVENT_MOVE] = { move, IN_TURN, .title = N_("Move the Tower"), .steps = AT (TOWER) },
  [GENUA_EVENT_ACTION] = { villa, NAMED, .title = N_("Take the Action"), .steps = AT (TOWER) },
  [GENUA_EVENT_SMALL_ORDER] = { good, NAMED, .title = N_("Fulfil a Small Order"), .steps = AT (TOWER) },
  [GENUA_EVENT_MESSAGE] = { message, NAMED, .title = N_("Deliver a Message"), .steps = AT (TOWER) | AT (CLAIMS) },
  [GENUA_EVENT_TAKE_GOOD] = { good, NAMED, .title = N_("Use an Any-Good Card"), .steps = AT (TOWER), FULL },
  [GENUA_EVENT_EXCHANGE] = { exchange, NAMED, .title = N_("Use an Exchange Card"), .steps = AT (TOWER), FULL },
  [GENUA_EVENT_USE_BUILDING] = { use_building, NAMED, .title = N_("Use a Building-Action Card"), .steps = AT (TOWER) },
  [GENUA_EVENT_DEAL] = { deal, NAMED | TABLE_EVENT_PAYS | TABLE_EVENT_PROMISES, .title = N_("Make a Deal"), .steps = AT (START) | AT (TOWER) | AT (CLAIMS), FULL },
  [GENUA_EVENT_CLAIM] = { claim, NAMED, .title = N_("Place Markers"), .steps = AT (TOWER) | AT (CLAIMS) },
  [GENUA_EVENT_END_TURN] = { end_turn, IN_TURN, .title = N_("Hand the Tower On"), .steps = AT (TOWER) | AT (CLAIMS) },
  [GENUA_EVENT_FINAL_HOLDINGS] = { final_holdings, .title = N_("Final Count"), .steps = AT (FINAL_HOLDINGS) },
  [GENUA_EVENT_CORRECTION] = { correction, TABLE_EVENT_ASIDE, .title = N_("Correction"), .trackings = PLAYED },
  [GENUA_EVENT_NOTE] = { note, TABLE_EVENT_ASIDE, .title = N_("Note") },
};

const TableEvents genua_events = { genua_event_type_ids, kinds, sizeof (GenuaEvent) };

/* Squares of the city, which are learned where dice are told */

/* TOWER-3 */
static TABLE_CHECKS (check_square)
{
  const GenuaSquare *square = holder;

  return genua_dice_show_market (square->dice[0], square->dice[1]) == (square->place == GENUA_PLACE_MARKET)
         || doc_place_fail (place, error, "%s [%s]", _("the market place is where both dice show 4 or 5"),
                            genua_rule_ids[GENUA_RULE_TOWER_3]);
}

FIELDS (square) = {
  { "dice", TABLE_INT, TABLE_LIST, TABLE_EACH (GenuaSquare, dice), .min = 1, .max = GENUA_SIDES,
    .title = N_("Red Die and Blue Die") },
  { "place", TABLE_ID, TABLE_AT (GenuaSquare, place), PLACES, .check = check_square, .title = N_("Space") },
  TABLE_END
};

FIELDS (copy) = { { "", TABLE_STRUCT, TABLE_AT (GenuaSquare, copy), .fields = own_copy }, TABLE_END };

static const TableCardKind card_kinds[] = { { "squares", square, GENUA_SIDES * GENUA_SIDES },
                                            { "copies", copy, 1, G_STRUCT_OFFSET (GenuaSquare, copy) }, { NULL } };

static void
list_squares (const TableEvent *event,
              GPtrArray        *cards)
{
  const GenuaEvent *own = GENUA_EVENT (event);
  GenuaSquare *seen;

  if (event->type != GENUA_EVENT_TOWER || (own->says & GENUA_SAYS_DICE) == 0 || own->place == GENUA_PLACE_MARKET)
    return;

  seen = (GenuaSquare *) table_printed_new (&genua_game, 0);
  memcpy (seen->dice, own->dice, sizeof seen->dice);
  seen->place = own->place;
  g_ptr_array_add (cards, seen);
}

/* Reads what is known of the squares: what cards tell, what was told last first, and else what this game has. */
TableSquares
genua_squares_read (const GenuaState *state,
                    const GPtrArray  *known)
{
  TableSquares squares = state->squares;

  for (guint i = known != NULL ? known->len : 0; i > 0; i--)
    {
      const GenuaSquare *card = known->pdata[i - 1];

      if (card->printed.kind == 0)
        squares.spaces[card->dice[0] - 1][card->dice[1] - 1] = card->place;
    }

  return squares;
}

const TableCards genua_cards = { .kinds = card_kinds, .size = sizeof (GenuaSquare), .list_event = list_squares };
