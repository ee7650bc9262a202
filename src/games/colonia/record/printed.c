/* printed.c: cards by what is printed on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "printed.h"

#include "colonia-events.h"
#include "doc-build.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_DRAWN (COLONIA_RESOURCES_EACH * COLONIA_N_RESOURCES)

/* In characters: more than is ever printed on a card. */
#define MAX_TEXT 500

/* A ship and a relic card are written the same in every game. */
static const TableTerms any_terms = { .tracking = COLONIA_TRACKING_FULL, .n_players = COLONIA_MAX_PLAYERS };

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

static gboolean
is_fit_text (const char *text)
{
  glong length = g_utf8_strlen (text, -1);

  return length > 0 && length <= MAX_TEXT;
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

  if (copy->kind == PRINTED_EDICT)
    copy->edict.text = g_strdup (printed->edict.text);

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
  if (printed->kind == PRINTED_EDICT)
    g_free (printed->edict.text);
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
  return printed_compare (printed, other) == 0;
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

/* Reading */

static gboolean
read_int_list (const DocPlace *place,
               guint           min_length,
               guint           max_length,
               int             max,
               int            *values,
               int            *n,
               GError        **error)
{
  guint length;

  if (!doc_place_check_list (place, min_length, max_length, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (place, i);

      if (!doc_place_read_int (&element, 0, max, &values[i], error))
        return FALSE;
    }

  *n = (int) length;

  return TRUE;
}

static gboolean
read_week (const DocPlace   *place,
           TablePrintedWeek *week,
           GError          **error)
{
  DocPlace booths = doc_place_get_member (place, "booths");
  DocPlace contracts = doc_place_get_member (place, "contracts");
  DocPlace dice = doc_place_get_member (place, "dice");
  DocPlace ships = doc_place_get_member (place, "ships");
  int n;

  if (doc_place_exists (&booths)
      && !read_int_list (&booths, 1, COLONIA_MAX_BOOTHS, MAX_DRAWN, week->booths, &week->n_booths, error))
    return FALSE;

  return read_int_list (&contracts, COLONIA_N_CRAFTSMEN, COLONIA_N_CRAFTSMEN, COLONIA_MAX_CONTRACTS,
                        week->contracts, &n, error)
         && doc_place_read_int (&dice, 0, COLONIA_MAX_DICE, &week->dice, error)
         && doc_place_read_int (&ships, 0, COLONIA_N_BERTHS, &week->ships, error);
}

static gboolean
read_edict (const DocPlace *place,
            ColoniaEdict   *edict,
            GError        **error)
{
  static const char *const voting_day_ids[] = { "wednesday", "thursday", "friday", "saturday", NULL };
  DocPlace day_place = doc_place_get_member (place, "day");
  DocPlace text_place = doc_place_get_member (place, "text");
  const char *text;
  int day;

  if (!doc_place_read_id (&day_place, voting_day_ids, &day, error)
      || !doc_place_read_text (&text_place, &text, error))
    return FALSE;

  edict->kind = COLONIA_EDICT_OTHER;
  edict->day = (ColoniaDay) (COLONIA_DAY_WEDNESDAY + day);
  edict->text = g_strstrip (g_strdup (text));

  if (!is_fit_text (edict->text))
    /* Translators: %d is the most characters that the text of an edict may have. */
    return doc_place_fail (&text_place, error, _("the text of an edict has 1 to %d characters"), MAX_TEXT);

  return TRUE;
}

/* Asks for the event by which such a card comes. */
static gboolean
read_card (const DocPlace  *place,
           ColoniaEvent    *event,
           GError         **error)
{
  DocPlace type = doc_place_get_member (place, "type");
  const char *const ids[] = { colonia_event_type_ids[event->type], NULL };
  int value;

  return doc_place_read_id (&type, ids, &value, error)
         && table_event_read (&colonia_events, place, &any_terms, &event->table, error);
}

static gboolean
read_count (const DocPlace *place,
            int            *count,
            GError        **error)
{
  DocPlace member = doc_place_get_member (place, "count");

  return !doc_place_exists (&member) || doc_place_read_int (&member, 1, PRINTED_MAX_EQUAL, count, error);
}

static gboolean
read_contents (const DocPlace *place,
               Printed        *printed,
               GError        **error)
{
  switch (printed->kind)
    {
    case PRINTED_SHIP:
    case PRINTED_RELIC:
      return read_card (place, &printed->event, error);

    case PRINTED_WEEK:
      return read_week (place, &printed->week, error);

    case PRINTED_EDICT:
      return read_edict (place, &printed->edict, error);

    default:
      g_return_val_if_reached (FALSE);
    }
}

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

  if (!doc_place_check_object (place, error)
      || !read_contents (place, printed, error)
      || !read_count (place, &printed->count, error))
    return NULL;

  return g_steal_pointer (&printed);
}

/* Building */

static void
build_int_list (JsonBuilder *builder,
                const char  *name,
                const int   *values,
                int          n)
{
  doc_begin_list (builder, name);
  for (int i = 0; i < n; i++)
    json_builder_add_int_value (builder, values[i]);
  json_builder_end_array (builder);
}

static void
build_week (const TablePrintedWeek *week,
            JsonBuilder            *builder)
{
  json_builder_begin_object (builder);
  if (week->n_booths > 0)
    build_int_list (builder, "booths", week->booths, week->n_booths);
  build_int_list (builder, "contracts", week->contracts, COLONIA_N_CRAFTSMEN);
  doc_build_int (builder, "dice", week->dice);
  doc_build_int (builder, "ships", week->ships);
  json_builder_end_object (builder);
}

static void
build_edict (const ColoniaEdict *edict,
             JsonBuilder        *builder)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "day", colonia_day_ids[edict->day]);
  doc_build_text (builder, "text", edict->text);
  json_builder_end_object (builder);
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
  JsonNode *node;

  if (printed->kind == PRINTED_WEEK)
    build_week (&printed->week, builder);
  else if (printed->kind == PRINTED_EDICT)
    build_edict (&printed->edict, builder);
  else
    table_event_build (&colonia_events, &printed->event.table, &any_terms, builder);

  node = json_builder_get_root (builder);
  if (printed->count > 1)
    json_object_set_int_member (json_node_get_object (node), "count", printed->count);

  return node;
}
