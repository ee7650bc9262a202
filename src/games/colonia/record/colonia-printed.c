/* colonia-printed.c: cards by what is printed on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-printed.h"

#include "card-table.h"
#include "colonia-events.h"
#include "colonia-play.h"
#include "colonia-terms.h"
#include "dealt.h"
#include "table-complaint.h"
#include "table-sentence.h"
#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* The cards of Colonia as a table */

/* How the cards of Colonia are written as a table. */
extern const TableSheet colonia_sheet;

/* What a row may be. A shrine is a relic card without points. */
typedef enum {
  ROW_SHIP,
  ROW_RELIC,
  ROW_SHRINE,
  ROW_WEEK,
  ROW_EDICT,
  N_ROW_KINDS
} RowKind;

/* Translators: here and below are words of a spreadsheet. The first is written, and all are understood; “|” stands
 * between them. */
static const char *const city_words[COLONIA_N_CITIES + 1] = {
  NC_ ("word of a table", "London"),
  NC_ ("word of a table", "Nowgorod|Novgorod"),
  NC_ ("word of a table", "Bergen"),
  NC_ ("word of a table", "Brügge|Bruges|Bruegge"),
};

static const char *const good_words[COLONIA_N_GOODS + 1] = {
  NC_ ("word of a table", "saddle|saddles"),
  NC_ ("word of a table", "cartwheel|cartwheels|wheel|wheels"),
  NC_ ("word of a table", "painting|paintings"),
  NC_ ("word of a table", "clothing|clothes"),
  NC_ ("word of a table", "footwear|shoe|shoes"),
};

static const char *const day_words[] = {
  NC_ ("word of a table", "Wednesday|Wed"),
  NC_ ("word of a table", "Thursday|Thu"),
  NC_ ("word of a table", "Friday|Fri"),
  NC_ ("word of a table", "Saturday|Sat"),
  NULL,
};

static const CardWords cities = { colonia_city_ids, city_words };
static const CardWords goods = { colonia_good_ids, good_words };
static const CardWords days = { colonia_voting_day_ids, day_words };

typedef enum {
  OF_SHIPS = 1 << ROW_SHIP,
  OF_RELICS = 1 << ROW_RELIC,
  OF_SHRINES = 1 << ROW_SHRINE,
  OF_WEEKS = 1 << ROW_WEEK,
  OF_EDICTS = 1 << ROW_EDICT,
  OF_ALL = OF_SHIPS | OF_RELICS | OF_SHRINES | OF_WEEKS | OF_EDICTS,
} RowKinds;

static const CardColumn columns[] = {
  { NC_ ("word of a table", "kind|type"), 0, OF_ALL, "$.type" },
  { NC_ ("word of a table", "city"), 0, OF_SHIPS | OF_RELICS | OF_SHRINES, "$.city", .cell = CARD_WORD, .of = &cities },
  { NC_ ("word of a table", "cost|costs|price"), 0, OF_RELICS | OF_SHRINES, "$.cost", .tells = OF_RELICS },
  { NC_ ("word of a table", "points|vp"), 0, OF_RELICS, "$.points" },
  { NC_ ("word of a table", "hold|cargo hold"), COLONIA_MAX_HOLDS, OF_SHIPS, "$.holds[%d].goods",
    .cell = CARD_BUNDLE, .of = &goods, .least = 1 },
  { NC_ ("word of a table", "pays"), COLONIA_MAX_HOLDS, OF_SHIPS, "$.holds[%d].pays", .least = 1 },
  { NC_ ("word of a table", "booth"), COLONIA_MAX_BOOTHS, OF_WEEKS, "$.booths[%d]" },
  { NC_ ("word of a table", "saddler"), 0, OF_WEEKS, "$.contracts[0]" },
  { NC_ ("word of a table", "wainwright"), 0, OF_WEEKS, "$.contracts[1]" },
  { NC_ ("word of a table", "painter"), 0, OF_WEEKS, "$.contracts[2]" },
  { NC_ ("word of a table", "tailor"), 0, OF_WEEKS, "$.contracts[3]" },
  { NC_ ("word of a table", "shoemaker"), 0, OF_WEEKS, "$.contracts[4]" },
  { NC_ ("word of a table", "dice|rolls"), 0, OF_WEEKS, "$.dice" },
  { NC_ ("word of a table", "ships"), 0, OF_WEEKS, "$.ships" },
  { NC_ ("word of a table", "day"), 0, OF_EDICTS, "$.day", .cell = CARD_WORD, .of = &days },
  { NC_ ("word of a table", "text"), 0, OF_EDICTS, "$.text", .cell = CARD_TEXT },
  { NC_ ("word of a table", "count|copies"), 0, OF_ALL, "$.count" },
  { NULL },
};

static const CardRowKind rows[] = {
  [ROW_SHIP] = { NC_ ("word of a table", "ship"), COLONIA_PRINTED_SHIP, "{\"type\": \"ship\"}", "$.holds[%d].goods" },
  [ROW_RELIC] = { NC_ ("word of a table", "relic"), COLONIA_PRINTED_RELIC, "{\"type\": \"relic\"}", "$.points" },
  [ROW_SHRINE] = { NC_ ("word of a table", "shrine"), COLONIA_PRINTED_RELIC, "{\"type\": \"relic\", \"shrine\": true}" },
  [ROW_WEEK] = { NC_ ("word of a table", "week card|week"), COLONIA_PRINTED_WEEK },
  [ROW_EDICT] = { NC_ ("word of a table", "edict"), COLONIA_PRINTED_EDICT },
  [N_ROW_KINDS] = { NULL },
};

static const char *const examples[COLONIA_N_PRINTED] = {
  [COLONIA_PRINTED_SHIP] = "kind,city,hold 1,pays 1,hold 2,pays 2\nship,Bergen,2 saddle,5,painting + footwear,8",
  [COLONIA_PRINTED_RELIC] = "kind,city,cost,points\nrelic,London,6,3\nshrine,Bergen,4,",
  [COLONIA_PRINTED_WEEK] = ("kind,booth 1,booth 2,booth 3,saddler,wainwright,painter,tailor,shoemaker,dice,ships\n"
                            "week card,4,3,5,1,0,2,1,1,4,2"),
  [COLONIA_PRINTED_EDICT] = "kind,day,text\nedict,Friday,\"Alms, for all\"",
};

/* Whether a relic can be as somebody has read it (SET-9). */
static char *
find_fault (const TablePrinted *card)
{
  const ColoniaEvent *event = &COLONIA_PRINTED (card)->event;

  return card->kind == COLONIA_PRINTED_RELIC && !event->relic.shrine
             && colonia_relic_judge_points (event->relic.points) == COLONIA_WORTH_NOTHING
           ? g_strdup (_("A relic has at least 1 point. Look at the card again.")) : NULL;
}

const TableSheet colonia_sheet = {
  .rows = rows, .columns = columns, .shown = COLONIA_PRINTED_RELIC, .examples = examples, .find_fault = find_fault,
};

#define MAX_DRAWN (COLONIA_RESOURCES_EACH * COLONIA_N_RESOURCES)

/* In characters: more than is ever printed on a card. */
#define MAX_TEXT 500

/* Of what cards consist. A ship and a relic card are as the event by which they come. */

static const char *const ship_ids[] = { "ship", NULL };
static const char *const relic_ids[] = { "relic", NULL };

static const TableField ship_fields[] = {
  { "type", TABLE_ID, TABLE_AT (ColoniaPrinted, event.type), .ids = ship_ids, .first = COLONIA_EVENT_SHIP },
  { "", TABLE_STRUCT, TABLE_AT (ColoniaPrinted, event), .fields = colonia_ship_fields },
  TABLE_END
};

static const TableField relic_fields[] = {
  { "type", TABLE_ID, TABLE_AT (ColoniaPrinted, event.type), .ids = relic_ids, .first = COLONIA_EVENT_RELIC },
  { "", TABLE_STRUCT, TABLE_AT (ColoniaPrinted, event), .fields = colonia_relic_fields },
  TABLE_END
};

/* Of a week card the booths may not be known. Every card asks for something, on booths and beside them. */
static const TableField week_fields[] = {
  { "booths", TABLE_INT, TABLE_LIST, TABLE_SPARSE, TABLE_EACH (ColoniaPrinted, week.booths), TABLE_COUNTED (ColoniaPrinted, week.n_booths),
    .min_n = 1, .max = MAX_DRAWN, .title = N_("Market Booths"), .one = N_("Booth"),
    .typing = &(const TableTyping) {
      .asks = N_("How many resources for each booth?"),
      .missing = N_("What does the week card say?"),
      /* Translators: what is counted; %d is the number of a booth. */
      .told = N_("Resources for booth %d"),
      /* Translators: stands between the buttons for one booth less and one more. */
      .one = NN_("%d booth", "%d booths"),
      .usual_n = COLONIA_USUAL_BOOTHS,
      .most = COLONIA_RESOURCES_EACH,
      .is_digit = TRUE,
    } },
  { "contracts", TABLE_INT, TABLE_LIST, TABLE_EACH (ColoniaPrinted, week.contracts), .max = COLONIA_MAX_CONTRACTS,
    .title = N_("Contracts of the Craftsmen in Their Order"), .get_name = colonia_term_craftsman, .sign = "good",
    .typing = &(const TableTyping) {
      .asks = N_("How many contracts, rolls and ships?"),
      .missing = N_("What does the week card say?"),
      /* Translators: what is counted; %s is a craftsman. */
      .told = N_("Contracts of the %s"),
      .is_digit = TRUE,
      .ids = colonia_good_ids,
    } },
  { "dice", TABLE_INT, TABLE_AT (ColoniaPrinted, week.dice), .max = COLONIA_MAX_DICE, .sign = "dice",
    /* Translators: a number on the week card: how often the die is rolled on Thursday. */
    .title = N_("Rolls of the die"),
    .typing = &(const TableTyping) { .told = N_("Rolls of the die on Thursday"), .is_digit = TRUE } },
  { "ships", TABLE_INT, TABLE_AT (ColoniaPrinted, week.ships), .max = COLONIA_N_BERTHS, .sign = "ships",
    /* Translators: a number on the week card: how many ships leave on Saturday. */
    .title = N_("Ships leave"),
    .typing = &(const TableTyping) { .told = N_("Ships that leave on Saturday"), .is_digit = TRUE } },
  TABLE_END
};

static gboolean
is_fit_text (const char *text)
{
  glong length = g_utf8_strlen (text, -1);

  return length > 0 && length <= MAX_TEXT;
}

static gboolean
check_text (const DocPlace   *place,
            const TableTerms *terms,
            void             *holder,
            GError          **error)
{
  ColoniaPrinted *printed = holder;

  if (!is_fit_text (g_strstrip (printed->edict.text)))
    /* Translators: %d is the most characters that the text of an edict may have. */
    return doc_place_fail (place, error, _("the text of an edict has 1 to %d characters"), MAX_TEXT);

  return TRUE;
}

static const char *
get_day_name (int day)
{
  g_autofree char *name = text_begin (colonia_term_voting_day ((ColoniaDay) day));

  return g_intern_string (name);
}

static const TableField edict_fields[] = {
  { "", TABLE_ID, .need = TABLE_IMPLIED, TABLE_AT (ColoniaPrinted, edict.kind), .usual = COLONIA_EDICT_OTHER },
  { "day", TABLE_ID, TABLE_AT (ColoniaPrinted, edict.day), .ids = colonia_voting_day_ids, .first = COLONIA_FIRST_VOTING_DAY,
    .get_name = get_day_name, .title = N_("Day"),
    .typing = &(const TableTyping) {
      .asks = N_("On which day is it voted on? Its card shows it."),
      .missing = N_("Choose first the day that its card shows."),
    } },
  { "text", TABLE_TEXT, TABLE_AT (ColoniaPrinted, edict.text), .check = check_text, .title = N_("Text"),
    .typing = &(const TableTyping) {
      .asks = N_("What does its card say?"),
      .missing = N_("Write first what the card says."),
    } },
  TABLE_END
};

static ColoniaPrinted *
new_card (const ColoniaEvent *event,
          ColoniaPrintedKind  kind)
{
  ColoniaPrinted *printed = colonia_printed_new (kind);

  printed->event = *event;

  return printed;
}

/* What lies on the booths is only by chance of these kinds: the card says how
 * many there are (MON-1). */
static ColoniaPrinted *
new_week (const ColoniaEvent *event)
{
  ColoniaPrinted *printed = colonia_printed_new (COLONIA_PRINTED_WEEK);

  printed->week.n_booths = event->week_card.n_booths;
  for (int i = 0; i < event->week_card.n_booths; i++)
    printed->week.booths[i] = colonia_bundle_get_total (&event->week_card.booths[i]);
  memcpy (printed->week.contracts, event->week_card.contracts, sizeof printed->week.contracts);
  printed->week.dice = event->week_card.dice;
  printed->week.ships = event->week_card.ships;

  return printed;
}

static void
add_edict (GPtrArray          *list,
           const ColoniaEdict *edict)
{
  g_autofree char *text = NULL;
  ColoniaPrinted *printed;

  if (edict->kind != COLONIA_EDICT_OTHER || edict->text == NULL)
    return;

  text = g_strstrip (g_strdup (edict->text));
  if (!is_fit_text (text))
    return;

  printed = colonia_printed_new (COLONIA_PRINTED_EDICT);
  printed->edict = (ColoniaEdict) { .kind = COLONIA_EDICT_OTHER, .day = edict->day };
  printed->edict.text = g_steal_pointer (&text);
  g_ptr_array_add (list, printed);
}

static void
list_event (const TableEvent *event,
            GPtrArray        *cards)
{
  const ColoniaEvent *own = COLONIA_EVENT (event);

  switch ((int) event->type)
    {
    case COLONIA_EVENT_SHIP:
      g_ptr_array_add (cards, new_card (own, COLONIA_PRINTED_SHIP));
      break;

    case COLONIA_EVENT_RELIC:
      g_ptr_array_add (cards, new_card (own, COLONIA_PRINTED_RELIC));
      break;

    case COLONIA_EVENT_WEEK_CARD:
      g_ptr_array_add (cards, new_week (own));
      break;

    case COLONIA_EVENT_EDICTS:
      for (int i = 0; i < COLONIA_N_EDICTS; i++)
        add_edict (cards, &own->edicts[i]);
      break;

    default:
      break;
    }
}

/* Makes the card of a ship, without what became of it in a game. */
ColoniaPrinted *
colonia_printed_new_ship (const ColoniaShip *ship)
{
  ColoniaPrinted *printed = colonia_printed_new (COLONIA_PRINTED_SHIP);

  printed->event.ship.city = ship->city;
  printed->event.ship.n_holds = ship->n_holds;
  for (int i = 0; i < ship->n_holds; i++)
    {
      printed->event.ship.holds[i].goods = ship->holds[i].goods;
      printed->event.ship.holds[i].pays = ship->holds[i].pays;
    }

  return printed;
}

/* Makes a relic card, without what became of it in a game. */
ColoniaPrinted *
colonia_printed_new_relic (const ColoniaCard *card)
{
  ColoniaPrinted *printed = colonia_printed_new (COLONIA_PRINTED_RELIC);

  printed->event.relic.city = card->city;
  printed->event.relic.cost = card->cost;
  printed->event.relic.shrine = card->shrine;
  printed->event.relic.points = card->points;

  return printed;
}

/* Comparing */

static int
compare_lists (const int *a,
               const int *b,
               int        n)
{
  for (int i = 0; i < n; i++)
    if (a[i] != b[i])
      return (a[i] > b[i]) - (a[i] < b[i]);

  return 0;
}

/* By what a card comes before others, what is looked at first before the rest: a ship by its city, then the one with the fewest
 * holds and the poorest; a relic by its city, the shrine last, then by points and cost; an edict by its day. */
#define MOST_KEYS (2 + COLONIA_MAX_HOLDS * (1 + COLONIA_BUNDLE_KINDS))

static void
list_keys (const ColoniaPrinted *card,
           int                   keys[MOST_KEYS])
{
  const ColoniaEvent *event = &card->event;
  int n = 2;

  if (card->kind == COLONIA_PRINTED_EDICT)
    keys[0] = (int) card->edict.day;
  if (card->kind == COLONIA_PRINTED_RELIC)
    memcpy (keys, (const int[]) { (int) event->relic.city, event->relic.shrine, event->relic.points, event->relic.cost },
            4 * sizeof *keys);
  if (card->kind != COLONIA_PRINTED_SHIP)
    return;

  keys[0] = (int) event->ship.city;
  keys[1] = event->ship.n_holds;
  for (int i = 0; i < event->ship.n_holds; i++)
    keys[n++] = event->ship.holds[i].pays;
  for (int i = 0; i < event->ship.n_holds; i++)
    for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
      keys[n++] = -event->ship.holds[i].goods.n[kind];
}

/* The part of a week card that every game shows that has weeks. */
static int
compare_week_rests (const ColoniaPrintedWeek *a,
                    const ColoniaPrintedWeek *b)
{
  int order = compare_lists (a->contracts, b->contracts, COLONIA_N_CRAFTSMEN);

  return order != 0 ? order : compare_lists ((const int[]) { a->dice, a->ships }, (const int[]) { b->dice, b->ships }, 2);
}

static int
compare_weeks (const ColoniaPrintedWeek *a,
               const ColoniaPrintedWeek *b)
{
  int order = compare_lists (a->booths, b->booths, MIN (a->n_booths, b->n_booths));

  if (order == 0)
    order = compare_lists (&a->n_booths, &b->n_booths, 1);

  return order != 0 ? order : compare_week_rests (a, b);
}

static int
compare (const TablePrinted *card,
         const TablePrinted *card_other)
{
  const ColoniaPrinted *printed = COLONIA_PRINTED (card);
  const ColoniaPrinted *other = COLONIA_PRINTED (card_other);
  int keys[MOST_KEYS] = { 0 }, other_keys[MOST_KEYS] = { 0 };
  int order;

  if (printed->kind == COLONIA_PRINTED_WEEK)
    return compare_weeks (&printed->week, &other->week);

  list_keys (printed, keys);
  list_keys (other, other_keys);
  order = compare_lists (keys, other_keys, MOST_KEYS);

  return order == 0 && printed->kind == COLONIA_PRINTED_EDICT ? strcmp (printed->edict.text, other->edict.text) : order;
}

/* Of a week card the booths may not be known. */
static gboolean
is_partial (const TablePrinted *card)
{
  return card->kind == COLONIA_PRINTED_WEEK && COLONIA_PRINTED (card)->week.n_booths == 0;
}

static gboolean
may_equal (const TablePrinted *card,
           const TablePrinted *other)
{
  return compare_week_rests (&COLONIA_PRINTED (card)->week, &COLONIA_PRINTED (other)->week) == 0;
}

/* A card of a ship or a relic is as the event by which it comes. */
static void
init (TablePrinted *card)
{
  ColoniaPrinted *printed = (ColoniaPrinted *) (void *) card;

  if (printed->kind == COLONIA_PRINTED_SHIP)
    colonia_event_init (&printed->event, COLONIA_EVENT_SHIP);
  if (printed->kind == COLONIA_PRINTED_RELIC)
    colonia_event_init (&printed->event, COLONIA_EVENT_RELIC);
}

/* What speaks against the event by which a ship or a relic comes (SET-8, SET-9). Nobody is named. */
static char *
find_doubt (const TablePrinted *card)
{
  static const char *const names[] = { NULL };
  g_autofree char *sentence = NULL;
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (TableObstacle));

  if (card->kind != COLONIA_PRINTED_SHIP && card->kind != COLONIA_PRINTED_RELIC)
    return NULL;

  colonia_play_doubt (NULL, &COLONIA_PRINTED (card)->event.table, doubts);
  if (doubts->len == 0)
    return NULL;

  sentence = table_obstacle_complain (card->game, names, &g_array_index (doubts, TableObstacle, 0), 0);

  /* Translators: %s is a sentence that says what cannot be so on a card. */
  return g_strdup_printf (_("%s. Look at the card once more."), sentence);
}

static const TableCardKind kinds[] = {
  [COLONIA_PRINTED_SHIP] = { "ships", ship_fields },
  [COLONIA_PRINTED_RELIC] = { "relics", relic_fields },
  [COLONIA_PRINTED_WEEK] = { "week-cards", week_fields },
  [COLONIA_PRINTED_EDICT] = { "edicts", edict_fields },
  [COLONIA_N_PRINTED] = { NULL },
};

const TableCards colonia_cards = {
  .kinds = kinds,
  .size = sizeof (ColoniaPrinted),
  .sheet = &colonia_sheet,
  .init = init,
  .list_event = list_event,
  .compare = compare,
  .is_partial = is_partial,
  .may_equal = may_equal,
  .find_doubt = find_doubt,
  .watch = dealt_watch,
  .list_out = dealt_list_out,
};
