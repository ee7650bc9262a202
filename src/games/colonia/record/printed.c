/* printed.c: cards by what is printed on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "printed.h"

#include "colonia-events.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_DRAWN (COLONIA_RESOURCES_EACH * COLONIA_N_RESOURCES)

/* In characters: more than is ever printed on a card. */
#define MAX_TEXT 500

/* Of what cards consist. A ship and a relic card are as the event by which they come. */

static const char *const ship_ids[] = { "ship", NULL };
static const char *const relic_ids[] = { "relic", NULL };

static const TableField ship_fields[] = {
  { "type", TABLE_ID, TABLE_AT (Printed, event.type), .ids = ship_ids, .first = COLONIA_EVENT_SHIP },
  { "", TABLE_STRUCT, TABLE_AT (Printed, event), .fields = colonia_ship_fields },
  TABLE_END
};

static const TableField relic_fields[] = {
  { "type", TABLE_ID, TABLE_AT (Printed, event.type), .ids = relic_ids, .first = COLONIA_EVENT_RELIC },
  { "", TABLE_STRUCT, TABLE_AT (Printed, event), .fields = colonia_relic_fields },
  TABLE_END
};

/* Of a week card the booths may not be known. */
static const TableField week_fields[] = {
  { "booths", TABLE_INT, TABLE_LIST, TABLE_SPARSE, TABLE_EACH (Printed, week.booths), TABLE_COUNTED (Printed, week.n_booths),
    .min_n = 1, .max = MAX_DRAWN },
  { "contracts", TABLE_INT, TABLE_LIST, TABLE_EACH (Printed, week.contracts), .max = COLONIA_MAX_CONTRACTS },
  { "dice", TABLE_INT, TABLE_AT (Printed, week.dice), .max = COLONIA_MAX_DICE },
  { "ships", TABLE_INT, TABLE_AT (Printed, week.ships), .max = COLONIA_N_BERTHS },
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
  Printed *printed = holder;

  if (!is_fit_text (g_strstrip (printed->edict.text)))
    /* Translators: %d is the most characters that the text of an edict may have. */
    return doc_place_fail (place, error, _("the text of an edict has 1 to %d characters"), MAX_TEXT);

  return TRUE;
}

static const TableField edict_fields[] = {
  { "", TABLE_ID, .need = TABLE_IMPLIED, TABLE_AT (Printed, edict.kind), .usual = COLONIA_EDICT_OTHER },
  { "day", TABLE_ID, TABLE_AT (Printed, edict.day), .ids = colonia_voting_day_ids, .first = COLONIA_FIRST_VOTING_DAY },
  { "text", TABLE_TEXT, TABLE_AT (Printed, edict.text), .check = check_text },
  TABLE_END
};

static const TableField *const contents[N_PRINTED] = {
  [PRINTED_SHIP] = ship_fields,
  [PRINTED_RELIC] = relic_fields,
  [PRINTED_WEEK] = week_fields,
  [PRINTED_EDICT] = edict_fields,
};

static const TableField count_field[] = {
  { "count", TABLE_INT, .need = TABLE_SPARSE, TABLE_AT (Printed, count), .min = 1, .max = PRINTED_MAX_EQUAL, .usual = 1 },
  TABLE_END
};

/* Cards are the same in every game. */
static const TableTerms terms = { 0 };

/**
 * printed_new:
 * @kind: a kind of card
 *
 * Makes a card that says nothing yet.
 *
 * Returns: (transfer full): the card
 */
Printed *
printed_new (PrintedKind kind)
{
  Printed *printed = g_new0 (Printed, 1);

  printed->kind = kind;
  printed->count = 1;
  if (kind == PRINTED_SHIP)
    colonia_event_init (&printed->event, COLONIA_EVENT_SHIP);
  if (kind == PRINTED_RELIC)
    colonia_event_init (&printed->event, COLONIA_EVENT_RELIC);

  return printed;
}

/**
 * printed_list_new:
 *
 * Makes a list that owns the cards in it.
 *
 * Returns: (transfer full) (element-type Printed): an empty list
 */
GPtrArray *
printed_list_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) printed_free);
}

static Printed *
new_card (const ColoniaEvent *event,
          PrintedKind         kind)
{
  Printed *printed = printed_new (kind);

  printed->event = *event;

  return printed;
}

/* What lies on the booths is only by chance of these kinds: the card says how
 * many there are (MON-1). */
static Printed *
new_week (const ColoniaEvent *event)
{
  Printed *printed = printed_new (PRINTED_WEEK);

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
  Printed *printed;

  if (edict->kind != COLONIA_EDICT_OTHER || edict->text == NULL)
    return;

  text = g_strstrip (g_strdup (edict->text));
  if (!is_fit_text (text))
    return;

  printed = printed_new (PRINTED_EDICT);
  printed->edict = (ColoniaEdict) { .kind = COLONIA_EDICT_OTHER, .day = edict->day };
  printed->edict.text = g_steal_pointer (&text);
  g_ptr_array_add (list, printed);
}

/**
 * printed_list_event:
 * @event: an event
 *
 * Lists the cards that an event brings to light: one for a ship, a relic card
 * or a week card, one for each unknown edict, and none for other events.
 *
 * Returns: (transfer full) (element-type Printed): the cards
 */
GPtrArray *
printed_list_event (const ColoniaEvent *event)
{
  GPtrArray *list = printed_list_new ();

  switch (event->type)
    {
    case COLONIA_EVENT_SHIP:
      g_ptr_array_add (list, new_card (event, PRINTED_SHIP));
      break;

    case COLONIA_EVENT_RELIC:
      g_ptr_array_add (list, new_card (event, PRINTED_RELIC));
      break;

    case COLONIA_EVENT_WEEK_CARD:
      g_ptr_array_add (list, new_week (event));
      break;

    case COLONIA_EVENT_EDICTS:
      for (int i = 0; i < COLONIA_N_EDICTS; i++)
        add_edict (list, &event->edicts[i]);
      break;

    default:
      break;
    }

  return list;
}

/**
 * printed_new_ship:
 * @ship: a ship in its berth
 *
 * Makes the card of a ship, without what became of it in a game.
 *
 * Returns: (transfer full): the card
 */
Printed *
printed_new_ship (const ColoniaShip *ship)
{
  Printed *printed = printed_new (PRINTED_SHIP);

  printed->event.ship.city = ship->city;
  printed->event.ship.n_holds = ship->n_holds;
  for (int i = 0; i < ship->n_holds; i++)
    {
      printed->event.ship.holds[i].goods = ship->holds[i].goods;
      printed->event.ship.holds[i].pays = ship->holds[i].pays;
    }

  return printed;
}

/**
 * printed_new_relic:
 * @card: a card on display
 *
 * Makes a relic card, without what became of it in a game.
 *
 * Returns: (transfer full): the card
 */
Printed *
printed_new_relic (const ColoniaCard *card)
{
  Printed *printed = printed_new (PRINTED_RELIC);

  printed->event.relic.city = card->city;
  printed->event.relic.cost = card->cost;
  printed->event.relic.shrine = card->shrine;
  printed->event.relic.points = card->points;

  return printed;
}

/**
 * printed_copy:
 * @printed: a card
 *
 * Copies a card with all that it owns.
 *
 * Returns: (transfer full): the copy
 */
Printed *
printed_copy (const Printed *printed)
{
  Printed *copy = g_memdup2 (printed, sizeof *printed);

  table_fields_own (contents[copy->kind], copy);

  return copy;
}

/**
 * printed_free:
 * @printed: (transfer full): a card
 *
 * Frees a card.
 */
void
printed_free (Printed *printed)
{
  table_fields_clear (contents[printed->kind], printed);
  g_free (printed);
}

/* Comparing */

static int
compare_ints (int a,
              int b)
{
  return (a > b) - (a < b);
}

static int
compare_lists (const int *a,
               const int *b,
               int        n)
{
  for (int i = 0; i < n; i++)
    if (a[i] != b[i])
      return compare_ints (a[i], b[i]);

  return 0;
}

/* By city, then from the ship with the fewest holds and the poorest. */
static int
compare_ships (const ColoniaEvent *a,
               const ColoniaEvent *b)
{
  int order = compare_ints ((int) a->ship.city, (int) b->ship.city);

  if (order == 0)
    order = compare_ints (a->ship.n_holds, b->ship.n_holds);
  for (int i = 0; order == 0 && i < a->ship.n_holds; i++)
    order = compare_ints (a->ship.holds[i].pays, b->ship.holds[i].pays);
  for (int i = 0; order == 0 && i < a->ship.n_holds; i++)
    order = -compare_lists (a->ship.holds[i].goods.n, b->ship.holds[i].goods.n, COLONIA_BUNDLE_KINDS);

  return order;
}

/* By city, the shrine last, then by points and cost. */
static int
compare_relics (const ColoniaEvent *a,
                const ColoniaEvent *b)
{
  int order = compare_ints ((int) a->relic.city, (int) b->relic.city);

  if (order == 0)
    order = compare_ints (a->relic.shrine, b->relic.shrine);
  if (order == 0)
    order = compare_ints (a->relic.points, b->relic.points);
  if (order == 0)
    order = compare_ints (a->relic.cost, b->relic.cost);

  return order;
}

/* The part of a week card that every game shows that has weeks. */
static int
compare_week_rests (const TablePrintedWeek *a,
                    const TablePrintedWeek *b)
{
  int order = compare_lists (a->contracts, b->contracts, COLONIA_N_CRAFTSMEN);

  if (order == 0)
    order = compare_ints (a->dice, b->dice);
  if (order == 0)
    order = compare_ints (a->ships, b->ships);

  return order;
}

static int
compare_weeks (const TablePrintedWeek *a,
               const TablePrintedWeek *b)
{
  int order = compare_lists (a->booths, b->booths, MIN (a->n_booths, b->n_booths));

  if (order == 0)
    order = compare_ints (a->n_booths, b->n_booths);
  if (order == 0)
    order = compare_week_rests (a, b);

  return order;
}

static int
compare_edicts (const ColoniaEdict *a,
                const ColoniaEdict *b)
{
  int order = compare_ints ((int) a->day, (int) b->day);

  return order != 0 ? order : strcmp (a->text, b->text);
}

/**
 * printed_compare:
 * @printed: a card
 * @other: a card of the same kind
 *
 * Orders cards as somebody looks for them who holds one in hand.
 *
 * Returns: less than 0, 0 or more, as `printed` comes before, is equal to or
 *   comes after `other`
 */
int
printed_compare (const Printed *printed,
                 const Printed *other)
{
  g_assert (printed->kind == other->kind);

  switch (printed->kind)
    {
    case PRINTED_SHIP:
      return compare_ships (&printed->event, &other->event);

    case PRINTED_RELIC:
      return compare_relics (&printed->event, &other->event);

    case PRINTED_WEEK:
      return compare_weeks (&printed->week, &other->week);

    case PRINTED_EDICT:
      return compare_edicts (&printed->edict, &other->edict);

    default:
      g_return_val_if_reached (0);
    }
}

/**
 * printed_is_equal:
 * @printed: a card
 * @other: a card of the same kind
 *
 * Compares what two cards say, however many there are of each.
 *
 * Returns: `TRUE` if they say the same
 */
gboolean
printed_is_equal (const Printed *printed,
                  const Printed *other)
{
  g_assert (printed->kind == other->kind);

  return table_fields_equal (contents[printed->kind], &terms, printed, other);
}

/**
 * printed_may_equal:
 * @printed: a card
 * @other: a card of the same kind
 *
 * Tells whether two cards can be the same, as far as they are known: of a week
 * card the booths may not be.
 *
 * Returns: `TRUE` if nothing speaks against it
 */
gboolean
printed_may_equal (const Printed *printed,
                   const Printed *other)
{
  if (printed->kind == PRINTED_WEEK && (printed->week.n_booths == 0 || other->week.n_booths == 0))
    return compare_week_rests (&printed->week, &other->week) == 0;

  return printed_is_equal (printed, other);
}

/* Reading and writing */

/**
 * printed_read:
 * @place: where the card stands
 * @kind: what it is
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads a card.
 *
 * Returns: (transfer full): the card, or `NULL` with `error` set
 */
Printed *
printed_read (const DocPlace *place,
              PrintedKind     kind,
              GError        **error)
{
  g_autoptr (Printed) printed = printed_new (kind);

  if (!table_fields_read (contents[kind], place, &terms, printed, error)
      || !table_fields_read (count_field, place, &terms, printed, error))
    return NULL;

  return g_steal_pointer (&printed);
}

/**
 * printed_build:
 * @printed: a card
 *
 * Builds the JSON of a card: a ship and a relic card as the event by which
 * they come, and of all how many there are, if more than one.
 *
 * Returns: (transfer full): an object
 */
JsonNode *
printed_build (const Printed *printed)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  table_fields_build (contents[printed->kind], &terms, printed, builder);
  table_fields_build (count_field, &terms, printed, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
