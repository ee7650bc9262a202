/* colonia-event-json.c: events as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader asks for what can be told from the event alone: its members,
 * their types and their ranges. What depends on how the game stands is left
 * to the rules. Members that an event of the tracking does not use are not
 * even looked at.
 */

#include "config.h"

#include "colonia-event-json.h"

#include "colonia-play.h"
#include "doc-build.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_COUNT 9999
#define MAX_POINTS 99
#define MAX_COST 99
#define MAX_PAYS 99
#define MAX_LEFT 999

/* Larger than any place on the board; how many there are is for the rules to
 * say. */
#define MAX_PLACE 9999

typedef struct {
  ColoniaTracking tracking;
  int n_players;
} Context;

typedef gboolean (*Read) (const DocPlace *place,
                          const Context  *context,
                          ColoniaEvent   *event,
                          GError        **error);
typedef void (*Build) (const ColoniaEvent *event,
                       const Context      *context,
                       JsonBuilder        *builder);

static gboolean colonia_bundle_read (const DocPlace *place, const char *const *ids, ColoniaBundle *bundle, GError **error);

/* Reading what many events have in common */

static gboolean
read_int_member (const DocPlace *place,
                 const char     *name,
                 int             min,
                 int             max,
                 int            *value,
                 GError        **error)
{
  DocPlace member = doc_place_get_member (place, name);

  return doc_place_read_int (&member, min, max, value, error);
}

/* Reads what the record counts from 1 and the program from 0. */
static gboolean
read_number_member (const DocPlace *place,
                    const char     *name,
                    int             max,
                    int            *value,
                    GError        **error)
{
  if (!read_int_member (place, name, 1, max, value, error))
    return FALSE;

  *value -= 1;

  return TRUE;
}

static gboolean
read_id_member (const DocPlace    *place,
                const char        *name,
                const char *const *ids,
                int               *value,
                GError           **error)
{
  DocPlace member = doc_place_get_member (place, name);

  return doc_place_read_id (&member, ids, value, error);
}

static gboolean
read_text_member (const DocPlace *place,
                  const char     *name,
                  char          **text,
                  GError        **error)
{
  DocPlace member = doc_place_get_member (place, name);
  const char *value;
  glong length;

  if (!doc_place_read_text (&member, &value, error))
    return FALSE;

  length = g_utf8_strlen (value, -1);
  if (length > COLONIA_MAX_TEXT)
    /* Translators: %d is the most characters that a text may have, %ld how many it has. */
    return doc_place_fail (&member, error, _("a text has at most %d characters, not %ld"), COLONIA_MAX_TEXT, length);

  *text = g_strdup (value);

  return TRUE;
}

static gboolean
read_bundle_member (const DocPlace    *place,
                    const char        *name,
                    const char *const *ids,
                    ColoniaBundle     *bundle,
                    GError           **error)
{
  DocPlace member = doc_place_get_member (place, name);

  return colonia_bundle_read (&member, ids, bundle, error);
}

static gboolean
colonia_bundle_read (const DocPlace    *place,
                     const char *const *ids,
                     ColoniaBundle     *bundle,
                     GError           **error)
{
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  memset (bundle, 0, sizeof *bundle);
  if (!doc_place_check_object (place, error))
    return FALSE;

  json_object_iter_init_ordered (&iter, json_node_get_object (place->node));
  while (json_object_iter_next_ordered (&iter, &id, &node))
    {
      DocPlace count = doc_place_get_member (place, id);
      int kind;

      if (!doc_place_find_id (place, ids, id, &kind, error)
          || !doc_place_read_int (&count, 0, MAX_COUNT, &bundle->n[kind], error))
        return FALSE;
    }

  return TRUE;
}

/* Goes to a list with an entry for each player. */
static gboolean
get_list_by_seat (const DocPlace *place,
                  const char     *name,
                  const Context  *context,
                  DocPlace       *list,
                  GError        **error)
{
  *list = doc_place_get_member (place, name);

  return doc_place_check_list (list, (guint) context->n_players, (guint) context->n_players, NULL, error);
}

static gboolean
read_ints_by_seat (const DocPlace *place,
                   const char     *name,
                   const Context  *context,
                   int             min,
                   int             max,
                   int            *values,
                   GError        **error)
{
  DocPlace list;

  if (!get_list_by_seat (place, name, context, &list, error))
    return FALSE;

  for (int seat = 0; seat < context->n_players; seat++)
    {
      DocPlace element = doc_place_get_element (&list, (guint) seat);

      if (!doc_place_read_int (&element, min, max, &values[seat], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_bundle_list (const DocPlace *place,
                  guint           min,
                  guint           max,
                  ColoniaBundle  *bundles,
                  int            *n,
                  GError        **error)
{
  guint length;

  if (!doc_place_check_list (place, min, max, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (place, i);

      if (!colonia_bundle_read (&element, colonia_resource_ids, &bundles[i], error))
        return FALSE;
    }

  *n = (int) length;

  return TRUE;
}

/* Building what many events have in common */

static void
build_bundle (JsonBuilder         *builder,
              const ColoniaBundle *bundle,
              const char *const   *ids)
{
  json_builder_begin_object (builder);
  for (int kind = 0; ids[kind] != NULL; kind++)
    if (bundle->n[kind] != 0)
      doc_build_int (builder, ids[kind], bundle->n[kind]);
  json_builder_end_object (builder);
}

static void
colonia_bundle_build (JsonBuilder         *builder,
                      const char          *name,
                      const ColoniaBundle *bundle,
                      const char *const   *ids)
{
  json_builder_set_member_name (builder, name);
  build_bundle (builder, bundle, ids);
}

static void
build_bundle_list (JsonBuilder         *builder,
                   const char          *name,
                   const ColoniaBundle *bundles,
                   int                  n)
{
  doc_begin_list (builder, name);
  for (int i = 0; i < n; i++)
    build_bundle (builder, &bundles[i], colonia_resource_ids);
  json_builder_end_array (builder);
}

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

/* Builds what the program counts from 0 and the record from 1. */
static void
build_number_member (JsonBuilder *builder,
                     const char  *name,
                     int          value)
{
  doc_build_int (builder, name, value + 1);
}

/* ship */

static gboolean
read_hold (const DocPlace *place,
           ColoniaEvent   *event,
           guint           hold,
           GError        **error)
{
  return doc_place_check_object (place, error)
         && read_bundle_member (place, "goods", colonia_good_ids, &event->ship.holds[hold].goods, error)
         && read_int_member (place, "pays", 1, MAX_PAYS, &event->ship.holds[hold].pays, error);
}

static gboolean
read_ship (const DocPlace *place,
           const Context  *context,
           ColoniaEvent   *event,
           GError        **error)
{
  DocPlace holds;
  guint length;
  int city;

  if (!read_id_member (place, "city", colonia_city_ids, &city, error))
    return FALSE;

  holds = doc_place_get_member (place, "holds");
  if (!doc_place_check_list (&holds, 1, COLONIA_MAX_HOLDS, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace hold = doc_place_get_element (&holds, i);

      if (!read_hold (&hold, event, i, error))
        return FALSE;
    }

  event->ship.city = (ColoniaCity) city;
  event->ship.n_holds = (int) length;

  return TRUE;
}

static void
build_ship (const ColoniaEvent *event,
            const Context      *context,
            JsonBuilder        *builder)
{
  doc_build_text (builder, "city", colonia_city_ids[event->ship.city]);
  doc_begin_list (builder, "holds");
  for (int i = 0; i < event->ship.n_holds; i++)
    {
      json_builder_begin_object (builder);
      colonia_bundle_build (builder, "goods", &event->ship.holds[i].goods, colonia_good_ids);
      doc_build_int (builder, "pays", event->ship.holds[i].pays);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* relic */

static gboolean
read_relic (const DocPlace *place,
            const Context  *context,
            ColoniaEvent   *event,
            GError        **error)
{
  DocPlace shrine = doc_place_get_member (place, "shrine");
  DocPlace points = doc_place_get_member (place, "points");
  int city;

  if (!read_id_member (place, "city", colonia_city_ids, &city, error)
      || !read_int_member (place, "cost", 0, MAX_COST, &event->relic.cost, error))
    return FALSE;

  event->relic.city = (ColoniaCity) city;
  if (doc_place_exists (&shrine) && !doc_place_read_boolean (&shrine, &event->relic.shrine, error))
    return FALSE;

  if (!event->relic.shrine)
    return doc_place_read_int (&points, 0, MAX_POINTS, &event->relic.points, error);

  if (doc_place_exists (&points))
    return doc_place_fail (&points, error, "%s", _("a shrine has no points of its own"));

  return TRUE;
}

static void
build_relic (const ColoniaEvent *event,
             const Context      *context,
             JsonBuilder        *builder)
{
  doc_build_text (builder, "city", colonia_city_ids[event->relic.city]);
  doc_build_int (builder, "cost", event->relic.cost);
  if (event->relic.shrine)
    doc_build_boolean (builder, "shrine", TRUE);
  else
    doc_build_int (builder, "points", event->relic.points);
}

/* week-card */

static gboolean
read_contracts (const DocPlace *place,
                ColoniaEvent   *event,
                GError        **error)
{
  DocPlace list = doc_place_get_member (place, "contracts");

  if (!doc_place_check_list (&list, COLONIA_N_CRAFTSMEN, COLONIA_N_CRAFTSMEN, NULL, error))
    return FALSE;

  for (guint i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    {
      DocPlace element = doc_place_get_element (&list, i);

      if (!doc_place_read_int (&element, 0, COLONIA_MAX_CONTRACTS, &event->week_card.contracts[i], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_week_card (const DocPlace *place,
                const Context  *context,
                ColoniaEvent   *event,
                GError        **error)
{
  DocPlace booths = doc_place_get_member (place, "booths");

  if (context->tracking == COLONIA_TRACKING_FULL
      && !read_bundle_list (&booths, 1, COLONIA_MAX_BOOTHS,
                            event->week_card.booths, &event->week_card.n_booths, error))
    return FALSE;

  return read_contracts (place, event, error)
         && read_int_member (place, "dice", 0, COLONIA_MAX_DICE, &event->week_card.dice, error)
         && read_int_member (place, "ships", 0, COLONIA_N_BERTHS, &event->week_card.ships, error);
}

static void
build_week_card (const ColoniaEvent *event,
                 const Context      *context,
                 JsonBuilder        *builder)
{
  if (context->tracking == COLONIA_TRACKING_FULL)
    build_bundle_list (builder, "booths", event->week_card.booths, event->week_card.n_booths);
  build_int_list (builder, "contracts", event->week_card.contracts, COLONIA_N_CRAFTSMEN);
  doc_build_int (builder, "dice", event->week_card.dice);
  doc_build_int (builder, "ships", event->week_card.ships);
}

/* edicts */

/* The days of votes that an edict may name, Wednesday first. */
#define FIRST_VOTING_DAY COLONIA_DAY_WEDNESDAY
static const char *const voting_day_ids[] = { "wednesday", "thursday", "friday", "saturday", NULL };
static const char *const busy_day_ids[] = { "wednesday", "thursday", NULL };

static gboolean
read_edict_day (const DocPlace    *place,
                const char *const *ids,
                ColoniaEdict      *edict,
                GError           **error)
{
  int day;

  if (!read_id_member (place, "day", ids, &day, error))
    return FALSE;

  edict->day = (ColoniaDay) (FIRST_VOTING_DAY + day);

  return TRUE;
}

static gboolean
read_busy_craftsman (const DocPlace *place,
                     ColoniaEdict   *edict,
                     GError        **error)
{
  DocPlace day = doc_place_get_member (place, "day");
  int craftsman;

  if (!read_id_member (place, "craftsman", colonia_craftsman_ids, &craftsman, error))
    return FALSE;

  edict->craftsman = (ColoniaCraftsman) craftsman;

  return !doc_place_exists (&day) || read_edict_day (place, busy_day_ids, edict, error);
}

static gboolean
read_edict (const DocPlace *place,
            ColoniaEdict   *edict,
            GError        **error)
{
  int kind;

  if (!doc_place_check_object (place, error)
      || !read_id_member (place, "kind", colonia_edict_kind_ids, &kind, error))
    return FALSE;

  edict->kind = (ColoniaEdictKind) kind;
  if (edict->kind != COLONIA_EDICT_OTHER)
    edict->day = colonia_edict_kind_get_day (edict->kind);

  switch (edict->kind)
    {
    case COLONIA_EDICT_BUSY_CRAFTSMAN:
      return read_busy_craftsman (place, edict, error);

    case COLONIA_EDICT_SHIPS_LEAVE:
      return read_int_member (place, "ships", 1, COLONIA_MAX_SHIPS_BY_EDICT, &edict->ships, error);

    case COLONIA_EDICT_OTHER:
      return read_edict_day (place, voting_day_ids, edict, error)
             && read_text_member (place, "text", &edict->text, error);

    default:
      return TRUE;
    }
}

static gboolean
read_edicts (const DocPlace *place,
             const Context  *context,
             ColoniaEvent   *event,
             GError        **error)
{
  DocPlace list = doc_place_get_member (place, "edicts");

  if (!doc_place_check_list (&list, COLONIA_N_EDICTS, COLONIA_N_EDICTS, NULL, error))
    return FALSE;

  for (guint i = 0; i < COLONIA_N_EDICTS; i++)
    {
      DocPlace element = doc_place_get_element (&list, i);

      if (!read_edict (&element, &event->edicts[i], error))
        return FALSE;
    }

  return TRUE;
}

static void
build_edict (const ColoniaEdict *edict,
             JsonBuilder        *builder)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "kind", colonia_edict_kind_ids[edict->kind]);

  if (edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
    doc_build_text (builder, "craftsman", colonia_craftsman_ids[edict->craftsman]);
  if (edict->kind == COLONIA_EDICT_SHIPS_LEAVE)
    doc_build_int (builder, "ships", edict->ships);
  if (edict->kind == COLONIA_EDICT_OTHER || edict->day != colonia_edict_kind_get_day (edict->kind))
    doc_build_text (builder, "day", colonia_day_ids[edict->day]);
  if (edict->kind == COLONIA_EDICT_OTHER)
    doc_build_text (builder, "text", edict->text);

  json_builder_end_object (builder);
}

static void
build_edicts (const ColoniaEvent *event,
              const Context      *context,
              JsonBuilder        *builder)
{
  doc_begin_list (builder, "edicts");
  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    build_edict (&event->edicts[i], builder);
  json_builder_end_array (builder);
}

/* family-cards */

/* The seats whose card counts as zero; nobody's does where they are left out,
 * and to name one twice does no harm. */
static gboolean
read_zeros (const DocPlace *place,
            const Context  *context,
            ColoniaEvent   *event,
            GError        **error)
{
  DocPlace list = doc_place_get_member (place, "zeros");
  guint length;

  if (!doc_place_exists (&list))
    return TRUE;

  if (!doc_place_check_list (&list, 0, G_MAXUINT, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (&list, i);
      int seat;

      if (!doc_place_read_int (&element, 1, context->n_players, &seat, error))
        return FALSE;

      event->family_cards.zeros[seat - 1] = TRUE;
    }

  return TRUE;
}

static gboolean
read_family_cards (const DocPlace *place,
                   const Context  *context,
                   ColoniaEvent   *event,
                   GError        **error)
{
  if (!read_ints_by_seat (place, "values", context, COLONIA_LOWEST_CARD, COLONIA_HIGHEST_CARD,
                          event->family_cards.values, error))
    return FALSE;

  return context->tracking != COLONIA_TRACKING_ESSENTIALS || read_zeros (place, context, event, error);
}

static void
build_family_cards (const ColoniaEvent *event,
                    const Context      *context,
                    JsonBuilder        *builder)
{
  build_int_list (builder, "values", event->family_cards.values, context->n_players);

  if (context->tracking != COLONIA_TRACKING_ESSENTIALS)
    return;

  doc_begin_list (builder, "zeros");
  for (int seat = 0; seat < context->n_players; seat++)
    if (event->family_cards.zeros[seat])
      json_builder_add_int_value (builder, seat + 1);
  json_builder_end_array (builder);
}

/* tie-rolls */

static gboolean
read_tie_rolls (const DocPlace *place,
                const Context  *context,
                ColoniaEvent   *event,
                GError        **error)
{
  DocPlace list;

  if (!get_list_by_seat (place, "rolls", context, &list, error))
    return FALSE;

  for (int seat = 0; seat < context->n_players; seat++)
    {
      DocPlace element = doc_place_get_element (&list, (guint) seat);

      if (!doc_place_is_null (&element)
          && !doc_place_read_int (&element, 1, COLONIA_DIE_SIDES, &event->tie_rolls[seat], error))
        return FALSE;
    }

  return TRUE;
}

static void
build_tie_rolls (const ColoniaEvent *event,
                 const Context      *context,
                 JsonBuilder        *builder)
{
  doc_begin_list (builder, "rolls");
  for (int seat = 0; seat < context->n_players; seat++)
    {
      if (event->tie_rolls[seat] == 0)
        json_builder_add_null_value (builder);
      else
        json_builder_add_int_value (builder, event->tie_rolls[seat]);
    }
  json_builder_end_array (builder);
}

/* vote and casting-vote */

static gboolean
read_ballot (const DocPlace *place,
             ColoniaBallot  *ballot,
             GError        **error)
{
  const char *const *given_ids = &colonia_ballot_ids[COLONIA_BALLOT_YES];
  int given;

  if (!doc_place_read_id (place, given_ids, &given, error))
    return FALSE;

  *ballot = (ColoniaBallot) (COLONIA_BALLOT_YES + given);

  return TRUE;
}

static gboolean
read_vote (const DocPlace *place,
           const Context  *context,
           ColoniaEvent   *event,
           GError        **error)
{
  DocPlace list;

  if (!get_list_by_seat (place, "ballots", context, &list, error))
    return FALSE;

  for (int seat = 0; seat < context->n_players; seat++)
    {
      DocPlace element = doc_place_get_element (&list, (guint) seat);

      if (!doc_place_is_null (&element) && !read_ballot (&element, &event->ballots[seat], error))
        return FALSE;
    }

  return TRUE;
}

static void
build_vote (const ColoniaEvent *event,
            const Context      *context,
            JsonBuilder        *builder)
{
  doc_begin_list (builder, "ballots");
  for (int seat = 0; seat < context->n_players; seat++)
    {
      if (event->ballots[seat] == COLONIA_BALLOT_NONE)
        json_builder_add_null_value (builder);
      else
        json_builder_add_string_value (builder, colonia_ballot_ids[event->ballots[seat]]);
    }
  json_builder_end_array (builder);
}

static gboolean
read_casting_vote (const DocPlace *place,
                   const Context  *context,
                   ColoniaEvent   *event,
                   GError        **error)
{
  DocPlace ballot = doc_place_get_member (place, "ballot");

  return read_ballot (&ballot, &event->casting_ballot, error);
}

static void
build_casting_vote (const ColoniaEvent *event,
                    const Context      *context,
                    JsonBuilder        *builder)
{
  doc_build_text (builder, "ballot", colonia_ballot_ids[event->casting_ballot]);
}

/* restock, merchants and draws */

static gboolean
read_drawn_onto_booths (const DocPlace *place,
                        const Context  *context,
                        ColoniaEvent   *event,
                        GError        **error)
{
  DocPlace list = doc_place_get_member (place, "booths");

  return read_bundle_list (&list, 1, COLONIA_MAX_BOOTHS, event->drawn.bundles, &event->drawn.n, error);
}

static void
build_drawn_onto_booths (const ColoniaEvent *event,
                         const Context      *context,
                         JsonBuilder        *builder)
{
  build_bundle_list (builder, "booths", event->drawn.bundles, event->drawn.n);
}

static gboolean
read_draws (const DocPlace *place,
            const Context  *context,
            ColoniaEvent   *event,
            GError        **error)
{
  DocPlace list = doc_place_get_member (place, "draws");
  guint seats = (guint) context->n_players;

  return read_bundle_list (&list, seats, seats, event->drawn.bundles, &event->drawn.n, error);
}

static void
build_draws (const ColoniaEvent *event,
             const Context      *context,
             JsonBuilder        *builder)
{
  build_bundle_list (builder, "draws", event->drawn.bundles, context->n_players);
}

/* homecoming */

static gboolean
read_homecoming (const DocPlace *place,
                 const Context  *context,
                 ColoniaEvent   *event,
                 GError        **error)
{
  return read_ints_by_seat (place, "members", context, 0, COLONIA_MAX_HOMECOMING, event->members, error);
}

static void
build_homecoming (const ColoniaEvent *event,
                  const Context      *context,
                  JsonBuilder        *builder)
{
  build_int_list (builder, "members", event->members, context->n_players);
}

/* good-rolls */

static gboolean
read_good_rolls (const DocPlace *place,
                 const Context  *context,
                 ColoniaEvent   *event,
                 GError        **error)
{
  DocPlace list;

  if (!read_ints_by_seat (place, "rolls", context, 1, COLONIA_DIE_SIDES, event->good_rolls.rolls, error)
      || !get_list_by_seat (place, "choices", context, &list, error))
    return FALSE;

  for (int seat = 0; seat < context->n_players; seat++)
    {
      DocPlace element = doc_place_get_element (&list, (guint) seat);

      event->good_rolls.choices[seat] = COLONIA_NOBODY;
      if (!doc_place_is_null (&element)
          && !doc_place_read_id (&element, colonia_good_ids, &event->good_rolls.choices[seat], error))
        return FALSE;
    }

  return TRUE;
}

static void
build_good_rolls (const ColoniaEvent *event,
                  const Context      *context,
                  JsonBuilder        *builder)
{
  build_int_list (builder, "rolls", event->good_rolls.rolls, context->n_players);
  doc_begin_list (builder, "choices");
  for (int seat = 0; seat < context->n_players; seat++)
    {
      int choice = event->good_rolls.choices[seat];

      if (choice == COLONIA_NOBODY)
        json_builder_add_null_value (builder);
      else
        json_builder_add_string_value (builder, colonia_good_ids[choice]);
    }
  json_builder_end_array (builder);
}

/* exchange */

static gboolean
read_trade (const DocPlace *place,
            ColoniaTrade   *trade,
            GError        **error)
{
  int from, to;

  if (!doc_place_check_object (place, error)
      || !read_id_member (place, "from", colonia_city_ids, &from, error)
      || !read_id_member (place, "to", colonia_city_ids, &to, error)
      || !read_int_member (place, "amount", 1, COLONIA_MAX_TRADE, &trade->amount, error))
    return FALSE;

  trade->from = (ColoniaCity) from;
  trade->to = (ColoniaCity) to;

  return TRUE;
}

static gboolean
read_exchange (const DocPlace *place,
               const Context  *context,
               ColoniaEvent   *event,
               GError        **error)
{
  DocPlace list;

  if (!get_list_by_seat (place, "trades", context, &list, error))
    return FALSE;

  for (int seat = 0; seat < context->n_players; seat++)
    {
      DocPlace element = doc_place_get_element (&list, (guint) seat);

      if (!doc_place_is_null (&element) && !read_trade (&element, &event->trades[seat], error))
        return FALSE;
    }

  return TRUE;
}

static void
build_exchange (const ColoniaEvent *event,
                const Context      *context,
                JsonBuilder        *builder)
{
  doc_begin_list (builder, "trades");
  for (int seat = 0; seat < context->n_players; seat++)
    {
      const ColoniaTrade *trade = &event->trades[seat];

      if (trade->amount == 0)
        {
          json_builder_add_null_value (builder);
          continue;
        }

      json_builder_begin_object (builder);
      doc_build_text (builder, "from", colonia_city_ids[trade->from]);
      doc_build_text (builder, "to", colonia_city_ids[trade->to]);
      doc_build_int (builder, "amount", trade->amount);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* take-booth, order, die, load, buy, safeguard */

static gboolean
read_take_booth (const DocPlace *place,
                 const Context  *context,
                 ColoniaEvent   *event,
                 GError        **error)
{
  return read_number_member (place, "booth", MAX_PLACE, &event->booth, error);
}

static void
build_take_booth (const ColoniaEvent *event,
                  const Context      *context,
                  JsonBuilder        *builder)
{
  build_number_member (builder, "booth", event->booth);
}

static gboolean
read_order (const DocPlace *place,
            const Context  *context,
            ColoniaEvent   *event,
            GError        **error)
{
  int craftsman;

  if (!read_id_member (place, "craftsman", colonia_craftsman_ids, &craftsman, error))
    return FALSE;

  event->craftsman = (ColoniaCraftsman) craftsman;

  return TRUE;
}

static void
build_order (const ColoniaEvent *event,
             const Context      *context,
             JsonBuilder        *builder)
{
  doc_build_text (builder, "craftsman", colonia_craftsman_ids[event->craftsman]);
}

static gboolean
read_die (const DocPlace *place,
          const Context  *context,
          ColoniaEvent   *event,
          GError        **error)
{
  return read_int_member (place, "value", 1, COLONIA_DIE_SIDES, &event->die, error);
}

static void
build_die (const ColoniaEvent *event,
           const Context      *context,
           JsonBuilder        *builder)
{
  doc_build_int (builder, "value", event->die);
}

static gboolean
read_load (const DocPlace *place,
           const Context  *context,
           ColoniaEvent   *event,
           GError        **error)
{
  DocPlace hold = doc_place_get_member (place, "hold");
  DocPlace good = doc_place_get_member (place, "good");
  int kind;

  if (!read_number_member (place, "berth", COLONIA_N_BERTHS, &event->load.berth, error))
    return FALSE;

  if (!doc_place_exists (&good))
    return read_number_member (place, "hold", MAX_PLACE, &event->load.hold, error);

  if (doc_place_exists (&hold))
    return doc_place_fail (&good, error, "%s", _("either a hold is loaded or, with a good, the extra hold"));

  if (!doc_place_read_id (&good, colonia_good_ids, &kind, error))
    return FALSE;

  event->load.extra = TRUE;
  event->load.good = (ColoniaGood) kind;

  return TRUE;
}

static void
build_load (const ColoniaEvent *event,
            const Context      *context,
            JsonBuilder        *builder)
{
  build_number_member (builder, "berth", event->load.berth);
  if (event->load.extra)
    doc_build_text (builder, "good", colonia_good_ids[event->load.good]);
  else
    build_number_member (builder, "hold", event->load.hold);
}

static gboolean
read_buy (const DocPlace *place,
          const Context  *context,
          ColoniaEvent   *event,
          GError        **error)
{
  DocPlace in_shrine = doc_place_get_member (place, "in-shrine");
  DocPlace stores = doc_place_get_member (place, "stores");

  if (!read_number_member (place, "slot", MAX_PLACE, &event->buy.slot, error))
    return FALSE;

  if (doc_place_exists (&in_shrine)
      && !doc_place_read_boolean (&in_shrine, &event->buy.in_shrine, error))
    return FALSE;

  event->buy.stores = doc_place_exists (&stores);

  return !event->buy.stores
         || doc_place_read_int (&stores, 0, MAX_POINTS, &event->buy.stored_points, error);
}

static void
build_buy (const ColoniaEvent *event,
           const Context      *context,
           JsonBuilder        *builder)
{
  build_number_member (builder, "slot", event->buy.slot);
  if (event->buy.in_shrine)
    doc_build_boolean (builder, "in-shrine", TRUE);
  if (event->buy.stores)
    doc_build_int (builder, "stores", event->buy.stored_points);
}

static gboolean
read_safeguard (const DocPlace *place,
                const Context  *context,
                ColoniaEvent   *event,
                GError        **error)
{
  return read_number_member (place, "slot", MAX_PLACE, &event->slot, error);
}

static void
build_safeguard (const ColoniaEvent *event,
                 const Context      *context,
                 JsonBuilder        *builder)
{
  build_number_member (builder, "slot", event->slot);
}

/* pass has nothing but its player */

static gboolean
read_nothing (const DocPlace *place,
              const Context  *context,
              ColoniaEvent   *event,
              GError        **error)
{
  return TRUE;
}

static void
build_nothing (const ColoniaEvent *event,
               const Context      *context,
               JsonBuilder        *builder)
{
}

/* final-holdings */

static gboolean
read_held_relic (const DocPlace   *place,
                 ColoniaHeldRelic *relic,
                 GError          **error)
{
  DocPlace points, shrine;

  if (!doc_place_check_object (place, error))
    return FALSE;

  points = doc_place_get_member (place, "points");
  shrine = doc_place_get_member (place, "shrine");

  return (!doc_place_exists (&points) || doc_place_read_int (&points, 0, MAX_POINTS, &relic->points, error))
         && (!doc_place_exists (&shrine) || doc_place_read_boolean (&shrine, &relic->shrine, error));
}

static gboolean
read_held_relics (const DocPlace  *list,
                  ColoniaHoldings *holdings,
                  GError         **error)
{
  guint length;

  if (!doc_place_check_list (list, 0, G_MAXUINT, &length, error))
    return FALSE;

  holdings->relics = g_new0 (ColoniaHeldRelic, length);
  holdings->n_relics = (int) length;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (list, i);

      if (!read_held_relic (&element, &holdings->relics[i], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_optional_count (const DocPlace *place,
                     const char     *name,
                     int            *value,
                     GError        **error)
{
  DocPlace member = doc_place_get_member (place, name);

  return !doc_place_exists (&member) || doc_place_read_int (&member, 0, MAX_LEFT, value, error);
}

static gboolean
read_holdings (const DocPlace  *place,
               ColoniaHoldings *holdings,
               GError         **error)
{
  DocPlace money, relics;

  if (!doc_place_check_object (place, error))
    return FALSE;

  money = doc_place_get_member (place, "money");
  relics = doc_place_get_member (place, "relics");

  return (!doc_place_exists (&money) || colonia_bundle_read (&money, colonia_city_ids, &holdings->money, error))
         && (!doc_place_exists (&relics) || read_held_relics (&relics, holdings, error))
         && read_optional_count (place, "goods", &holdings->goods, error)
         && read_optional_count (place, "resources", &holdings->resources, error);
}

static gboolean
read_final_holdings (const DocPlace *place,
                     const Context  *context,
                     ColoniaEvent   *event,
                     GError        **error)
{
  DocPlace list;

  if (!get_list_by_seat (place, "players", context, &list, error))
    return FALSE;

  for (int seat = 0; seat < context->n_players; seat++)
    {
      DocPlace element = doc_place_get_element (&list, (guint) seat);

      if (!read_holdings (&element, &event->holdings[seat], error))
        return FALSE;
    }

  return TRUE;
}

static void
build_holdings (const ColoniaHoldings *holdings,
                JsonBuilder           *builder)
{
  json_builder_begin_object (builder);
  colonia_bundle_build (builder, "money", &holdings->money, colonia_city_ids);

  doc_begin_list (builder, "relics");
  for (int i = 0; i < holdings->n_relics; i++)
    {
      json_builder_begin_object (builder);
      doc_build_int (builder, "points", holdings->relics[i].points);
      doc_build_boolean (builder, "shrine", holdings->relics[i].shrine);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  doc_build_int (builder, "goods", holdings->goods);
  doc_build_int (builder, "resources", holdings->resources);
  json_builder_end_object (builder);
}

static void
build_final_holdings (const ColoniaEvent *event,
                      const Context      *context,
                      JsonBuilder        *builder)
{
  doc_begin_list (builder, "players");
  for (int seat = 0; seat < context->n_players; seat++)
    build_holdings (&event->holdings[seat], builder);
  json_builder_end_array (builder);
}

/* correction */

/* Reads a bundle that a correction may name, and remembers that it did. */
static gboolean
read_corrected_bundle (const DocPlace    *place,
                       const char        *name,
                       const char *const *ids,
                       ColoniaBundle     *bundle,
                       ColoniaEvent      *event,
                       ColoniaCorrects    corrects,
                       GError           **error)
{
  DocPlace member = doc_place_get_member (place, name);

  if (!doc_place_exists (&member))
    return TRUE;

  event->correction.corrects |= corrects;

  return colonia_bundle_read (&member, ids, bundle, error);
}

static gboolean
read_corrected_supply (const DocPlace *place,
                       ColoniaEvent   *event,
                       GError        **error)
{
  DocPlace member = doc_place_get_member (place, "supply");

  if (!doc_place_exists (&member))
    return TRUE;

  event->correction.corrects |= COLONIA_CORRECTS_SUPPLY;

  return doc_place_read_int (&member, 0, MAX_COUNT, &event->correction.supply, error);
}

static gboolean
read_correction (const DocPlace *place,
                 const Context  *context,
                 ColoniaEvent   *event,
                 GError        **error)
{
  DocPlace reason = doc_place_get_member (place, "reason");
  ColoniaBundle streets;

  if (!read_corrected_supply (place, event, error)
      || !read_corrected_bundle (place, "streets", colonia_street_ids, &streets, event,
                                 COLONIA_CORRECTS_STREETS, error)
      || !read_corrected_bundle (place, "resources", colonia_resource_ids, &event->correction.resources,
                                 event, COLONIA_CORRECTS_RESOURCES, error)
      || !read_corrected_bundle (place, "goods", colonia_good_ids, &event->correction.goods, event,
                                 COLONIA_CORRECTS_GOODS, error)
      || !read_corrected_bundle (place, "money", colonia_city_ids, &event->correction.money, event,
                                 COLONIA_CORRECTS_MONEY, error))
    return FALSE;

  if (event->correction.corrects & COLONIA_CORRECTS_STREETS)
    memcpy (event->correction.streets, streets.n, sizeof event->correction.streets);

  return !doc_place_exists (&reason) || read_text_member (place, "reason", &event->correction.reason, error);
}

static void
build_correction (const ColoniaEvent *event,
                  const Context      *context,
                  JsonBuilder        *builder)
{
  ColoniaCorrects corrects = event->correction.corrects;
  ColoniaBundle streets = { 0 };

  memcpy (streets.n, event->correction.streets, sizeof event->correction.streets);

  if (corrects & COLONIA_CORRECTS_SUPPLY)
    doc_build_int (builder, "supply", event->correction.supply);
  if (corrects & COLONIA_CORRECTS_STREETS)
    colonia_bundle_build (builder, "streets", &streets, colonia_street_ids);
  if (corrects & COLONIA_CORRECTS_RESOURCES)
    colonia_bundle_build (builder, "resources", &event->correction.resources, colonia_resource_ids);
  if (corrects & COLONIA_CORRECTS_GOODS)
    colonia_bundle_build (builder, "goods", &event->correction.goods, colonia_good_ids);
  if (corrects & COLONIA_CORRECTS_MONEY)
    colonia_bundle_build (builder, "money", &event->correction.money, colonia_city_ids);
  if (event->correction.reason != NULL)
    doc_build_text (builder, "reason", event->correction.reason);
}

/* note */

static gboolean
read_note (const DocPlace *place,
           const Context  *context,
           ColoniaEvent   *event,
           GError        **error)
{
  return read_text_member (place, "text", &event->text, error);
}

static void
build_note (const ColoniaEvent *event,
            const Context      *context,
            JsonBuilder        *builder)
{
  doc_build_text (builder, "text", event->text);
}

/* All events */

static const struct {
  Read read;
  Build build;
} forms[COLONIA_N_EVENT_TYPES] = {
  [COLONIA_EVENT_SHIP] = { read_ship, build_ship },
  [COLONIA_EVENT_RELIC] = { read_relic, build_relic },
  [COLONIA_EVENT_WEEK_CARD] = { read_week_card, build_week_card },
  [COLONIA_EVENT_EDICTS] = { read_edicts, build_edicts },
  [COLONIA_EVENT_FAMILY_CARDS] = { read_family_cards, build_family_cards },
  [COLONIA_EVENT_TIE_ROLLS] = { read_tie_rolls, build_tie_rolls },
  [COLONIA_EVENT_VOTE] = { read_vote, build_vote },
  [COLONIA_EVENT_CASTING_VOTE] = { read_casting_vote, build_casting_vote },
  [COLONIA_EVENT_RESTOCK] = { read_drawn_onto_booths, build_drawn_onto_booths },
  [COLONIA_EVENT_MERCHANTS] = { read_drawn_onto_booths, build_drawn_onto_booths },
  [COLONIA_EVENT_HOMECOMING] = { read_homecoming, build_homecoming },
  [COLONIA_EVENT_DRAWS] = { read_draws, build_draws },
  [COLONIA_EVENT_GOOD_ROLLS] = { read_good_rolls, build_good_rolls },
  [COLONIA_EVENT_EXCHANGE] = { read_exchange, build_exchange },
  [COLONIA_EVENT_TAKE_BOOTH] = { read_take_booth, build_take_booth },
  [COLONIA_EVENT_ORDER] = { read_order, build_order },
  [COLONIA_EVENT_DIE] = { read_die, build_die },
  [COLONIA_EVENT_LOAD] = { read_load, build_load },
  [COLONIA_EVENT_BUY] = { read_buy, build_buy },
  [COLONIA_EVENT_SAFEGUARD] = { read_safeguard, build_safeguard },
  [COLONIA_EVENT_PASS] = { read_nothing, build_nothing },
  [COLONIA_EVENT_FINAL_HOLDINGS] = { read_final_holdings, build_final_holdings },
  [COLONIA_EVENT_CORRECTION] = { read_correction, build_correction },
  [COLONIA_EVENT_NOTE] = { read_note, build_note },
};

static gboolean
names_player (ColoniaEventType type)
{
  return colonia_event_type_has_turn (type) || type == COLONIA_EVENT_CORRECTION;
}

/**
 * colonia_event_read:
 * @place: where the event stands
 * @tracking: the tracking of the game
 * @n_players: how many play
 * @event: (out caller-allocates): the event; clear it with
 *   `colonia_event_clear()` if `TRUE` is returned
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads an event and asks that it is well-formed for the game, which does not
 * mean that it can happen.
 *
 * Returns: `TRUE` if it is
 */
gboolean
colonia_event_read (const DocPlace *place,
                    ColoniaTracking tracking,
                    int             n_players,
                    ColoniaEvent   *event,
                    GError        **error)
{
  Context context = { tracking, n_players };
  int type;

  memset (event, 0, sizeof *event);
  event->player = COLONIA_NOBODY;

  if (!doc_place_check_object (place, error)
      || !read_id_member (place, "type", colonia_event_type_ids, &type, error))
    return FALSE;

  event->type = (ColoniaEventType) type;
  if (names_player (event->type)
      && !read_number_member (place, "player", n_players, &event->player, error))
    return FALSE;

  if (!forms[type].read (place, &context, event, error))
    {
      colonia_event_clear (event);
      return FALSE;
    }

  return TRUE;
}

/**
 * colonia_event_build:
 * @event: an event
 * @tracking: the tracking of the game
 * @n_players: how many play
 * @builder: where to add it, as a value
 *
 * Builds the JSON of an event, leaving zeros out.
 */
void
colonia_event_build (const ColoniaEvent *event,
                     ColoniaTracking     tracking,
                     int                 n_players,
                     JsonBuilder        *builder)
{
  Context context = { tracking, n_players };

  json_builder_begin_object (builder);
  doc_build_text (builder, "type", colonia_event_type_ids[event->type]);
  if (names_player (event->type))
    build_number_member (builder, "player", event->player);
  forms[event->type].build (event, &context, builder);
  json_builder_end_object (builder);
}
