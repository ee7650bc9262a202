/* table-events.c: the events of a game, by what they consist of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "doc-build.h"
#include "schema-private.h"

#include <glib/gi18n.h>
#include <string.h>

static const TableField player_field[] = {
  { TABLE_EVENT_PLAYER, TABLE_NUMBER, .title = N_("Player"), TABLE_AT (TableEvent, player) },
  TABLE_END
};

static const TableField maybe_player_field[] = {
  { TABLE_EVENT_PLAYER, TABLE_NUMBER, .title = N_("Player"), .need = TABLE_SPARSE, TABLE_AT (TableEvent, player), .usual = TABLE_NOBODY },
  TABLE_END
};

static const TableField no_fields[] = { TABLE_END };

/* Whom an event of a kind names, as it stands before what else it says. */
static const TableField *
get_player_field (const TableEventKind *kind)
{
  if (kind->flags & TABLE_EVENT_NAMES_PLAYER)
    return player_field;

  return kind->flags & TABLE_EVENT_MAY_NAME_PLAYER ? maybe_player_field : no_fields;
}

/**
 * table_event_init:
 * @events: the events of the game
 * @event: (out caller-allocates): the event to set
 * @type: what happened
 *
 * Sets an event to nothing but its type, nobody having acted: all of its members are
 * zero, whichever of them the type uses.
 */
void
table_event_init (const TableEvents *events,
                  TableEvent        *event,
                  int                type)
{
  g_return_if_fail (events != NULL && event != NULL);

  memset (event, 0, events->size);
  event->type = type;
  event->player = TABLE_NOBODY;
}

/**
 * table_event_new:
 * @events: the events of the game
 * @type: one of their types
 *
 * Makes an event of which nothing is said yet but its type.
 *
 * Returns: (transfer full): the event, of nobody
 */
TableEvent *
table_event_new (const TableEvents *events,
                 int                type)
{
  TableEvent *event;

  g_return_val_if_fail (events != NULL, NULL);

  event = g_malloc (events->size);
  table_event_init (events, event, type);

  return event;
}

/**
 * table_event_read:
 * @events: the events of the game
 * @place: where the event stands
 * @terms: on what it depends which members it has
 * @event: (out caller-allocates): the event; clear it with table_event_clear() if
 *   `TRUE` is returned
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads an event and asks that it is well-formed for the game, which does not mean that
 * it can happen.
 *
 * Returns: `TRUE` if it is
 */
gboolean
table_event_read (const TableEvents *events,
                  const DocPlace    *place,
                  const TableTerms  *terms,
                  TableEvent        *event,
                  GError           **error)
{
  const TableEventKind *kind;
  DocPlace member;
  int type;

  g_return_val_if_fail (events != NULL && place != NULL && terms != NULL && event != NULL, FALSE);

  table_event_init (events, event, 0);
  if (!doc_place_check_object (place, error))
    return FALSE;

  member = doc_place_get_member (place, "type");
  if (!doc_place_read_id (&member, events->ids, &type, error))
    return FALSE;

  event->type = type;
  kind = &events->kinds[type];
  if (table_fields_read (get_player_field (kind), place, terms, event, error)
      && table_fields_read (kind->fields, place, terms, event, error)
      && (kind->check == NULL || kind->check (place, terms, event, error)))
    return TRUE;

  table_event_clear (events, event);

  return FALSE;
}

/**
 * table_event_build:
 * @events: the events of the game
 * @event: an event
 * @terms: on what it depends which members it has
 * @builder: where to add it, as a value
 *
 * Builds the JSON of an event.
 */
void
table_event_build (const TableEvents *events,
                   const TableEvent  *event,
                   const TableTerms  *terms,
                   JsonBuilder       *builder)
{
  const TableEventKind *kind;

  g_return_if_fail (events != NULL && event != NULL && terms != NULL);

  kind = &events->kinds[event->type];
  json_builder_begin_object (builder);
  doc_build_text (builder, "type", events->ids[event->type]);
  table_fields_build (get_player_field (kind), terms, event, builder);
  table_fields_build (kind->fields, terms, event, builder);
  json_builder_end_object (builder);
}

/**
 * table_event_describe:
 * @events: the events of the game
 * @type: a type of them
 * @terms: on what it depends which members it has
 * @builder: where to add an object for each member: inside a list
 *
 * Tells of what an event consists besides its type, see table_fields_describe().
 */
void
table_event_describe (const TableEvents *events,
                      int                type,
                      const TableTerms  *terms,
                      JsonBuilder       *builder)
{
  g_return_if_fail (events != NULL && terms != NULL && builder != NULL);

  table_fields_describe (get_player_field (&events->kinds[type]), terms, builder);
  table_fields_describe (events->kinds[type].fields, terms, builder);
}

/**
 * table_event_clear:
 * @events: the events of the game
 * @event: an event
 *
 * Frees the texts and lists that an event owns.
 */
void
table_event_clear (const TableEvents *events,
                   TableEvent        *event)
{
  g_return_if_fail (events != NULL && event != NULL);

  table_fields_clear (events->kinds[event->type].fields, event);
}

/**
 * table_event_copy:
 * @events: the events of the game
 * @event: an event
 *
 * Copies an event with all that it owns.
 *
 * Returns: (transfer full): the copy, for table_event_free()
 */
TableEvent *
table_event_copy (const TableEvents *events,
                  const TableEvent  *event)
{
  TableEvent *copy;

  g_return_val_if_fail (events != NULL && event != NULL, NULL);

  copy = g_memdup2 (event, events->size);
  table_fields_own (events->kinds[event->type].fields, copy);

  return copy;
}

/**
 * table_event_free:
 * @events: the events of the game
 * @event: (transfer full): an event that was copied
 *
 * Frees an event with all that it owns.
 */
void
table_event_free (const TableEvents *events,
                  TableEvent        *event)
{
  table_event_clear (events, event);
  g_free (event);
}

/**
 * table_find_id:
 * @ids: (array zero-terminated=1): ids, such as those of cards or goods
 * @id: one of them, or anything else
 *
 * Finds an id.
 *
 * Returns: its number, from 0, or `TABLE_NOBODY` if it is none of them
 */
int
table_find_id (const char *const *ids,
               const char        *id)
{
  g_return_val_if_fail (ids != NULL && id != NULL, TABLE_NOBODY);

  for (int i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      return i;

  return TABLE_NOBODY;
}

/**
 * table_event_free_all:
 * @events: the events of the game
 * @list: (element-type TableEvent) (transfer full): events that were copied
 *
 * Frees a list and all events in it, which it cannot do by itself, as events do not know their game.
 */
void
table_event_free_all (const TableEvents *events,
                      GPtrArray         *list)
{
  for (guint i = 0; i < list->len; i++)
    table_event_free (events, list->pdata[i]);
  g_ptr_array_unref (list);
}

/* Where an event has what somebody wrote. */
static const TableField *
find_text (const TableEvents *events,
           const TableEvent  *event)
{
  for (const TableField *field = events->kinds[event->type].fields; field->name != NULL; field++)
    if (field->kind == TABLE_TEXT)
      return field;

  g_return_val_if_reached (NULL);
}

/**
 * table_event_has_turn:
 * @events: the events of the game
 * @event: an event
 *
 * Tells whether an event is the act of the player whose turn it is, and so names a player
 * who must be the one.
 *
 * Returns: whether it is
 */
gboolean
table_event_has_turn (const TableEvents *events,
                      const TableEvent  *event)
{
  g_return_val_if_fail (events != NULL && event != NULL, FALSE);

  return (events->kinds[event->type].flags & TABLE_EVENT_IN_TURN) == TABLE_EVENT_IN_TURN;
}

/**
 * table_event_get_text:
 * @events: the events of the game
 * @event: an event that has a text, such as a note
 *
 * Gets what somebody wrote into an event.
 *
 * Returns: (transfer none) (nullable): the text, or `NULL` if nothing was written
 */
const char *
table_event_get_text (const TableEvents *events,
                      const TableEvent  *event)
{
  g_return_val_if_fail (events != NULL && event != NULL, NULL);

  return G_STRUCT_MEMBER (const char *, event, find_text (events, event)->offset);
}

/**
 * table_event_set_text:
 * @events: the events of the game
 * @event: an event that has a text, such as a note
 * @text: what somebody wrote
 *
 * Sets what somebody wrote into an event.
 */
void
table_event_set_text (const TableEvents *events,
                      TableEvent        *event,
                      const char        *text)
{
  char **place;

  g_return_if_fail (events != NULL && event != NULL && text != NULL);

  place = &G_STRUCT_MEMBER (char *, event, find_text (events, event)->offset);
  g_free (*place);
  *place = g_strdup (text);
}

static void
list_texts (const TableField *field, /* NOLINT(misc-no-recursion) */
            const void       *holder,
            GPtrArray        *texts)
{
  SchemaValues values;

  if (field->find != NULL
      || (field->kind != TABLE_TEXT && field->kind != TABLE_STRUCT && field->kind != TABLE_INNER))
    return;

  values = schema_get_values (field, NULL, holder);
  for (int i = 0; values.first != NULL && i < values.n; i++)
    {
      void *value = values.first + (gsize) i * values.size;

      if (field->kind == TABLE_INNER)
        list_texts (field->fields, value, texts);
      else if (field->kind == TABLE_STRUCT)
        for (const TableField *inner = field->fields; inner->name != NULL; inner++)
          list_texts (inner, value, texts);
      else if (*(char **) value != NULL)
        g_ptr_array_add (texts, *(char **) value);
    }
}

/**
 * table_event_list_texts:
 * @events: the events of the game
 * @event: an event
 * @texts: (element-type utf8): what the texts are added to, which the event keeps
 *
 * Lists all that somebody wrote into an event, whatever it is.
 */
void
table_event_list_texts (const TableEvents *events,
                        const TableEvent  *event,
                        GPtrArray         *texts)
{
  g_return_if_fail (events != NULL && event != NULL && texts != NULL);

  for (const TableField *field = events->kinds[event->type].fields; field->name != NULL; field++)
    list_texts (field, event, texts);
}

/* Whether a field is what a die shows, or several do. */
static gboolean
is_roll (const TableField *field)
{
  return field->by_chance && field->kind == TABLE_INT && field->min == 1;
}

/**
 * table_event_list_rolls:
 * @events: the events of the game
 * @event: an event
 * @rolls: (element-type int): what the rolls are added to
 *
 * Lists what dice showed: the whole numbers from 1 on that come by chance.
 */
void
table_event_list_rolls (const TableEvents *events,
                        const TableEvent  *event,
                        GArray            *rolls)
{
  g_return_if_fail (events != NULL && event != NULL && rolls != NULL);

  for (const TableField *field = events->kinds[event->type].fields; field->name != NULL; field++)
    {
      SchemaValues values = is_roll (field) ? schema_get_values (field, NULL, event) : (SchemaValues) { NULL, 0, 0 };

      for (int i = 0; i < values.n; i++)
        {
          const int *roll = (const int *) (const void *) (values.first + (gsize) i * values.size);

          /* Who did not roll has none. */
          if (*roll >= 1 && *roll <= field->max)
            g_array_append_val (rolls, *roll);
        }
    }
}

/**
 * table_events_count_sides:
 * @events: the events of the game
 *
 * Tells how many sides the largest die has that is rolled in a game.
 *
 * Returns: how many, or 0 if none is rolled
 */
int
table_events_count_sides (const TableEvents *events)
{
  int n_sides = 0;

  g_return_val_if_fail (events != NULL, 0);

  for (int type = 0; events->ids[type] != NULL; type++)
    for (const TableField *field = events->kinds[type].fields; field->name != NULL; field++)
      if (is_roll (field))
        n_sides = MAX (n_sides, field->max);

  return n_sides;
}

/**
 * table_event_equal:
 * @events: the events of the game
 * @event: an event
 * @other: another one
 * @terms: on what it depends which members they have
 *
 * Compares what two events say.
 *
 * Returns: `TRUE` if they say the same
 */
gboolean
table_event_equal (const TableEvents *events,
                   const TableEvent  *event,
                   const TableEvent  *other,
                   const TableTerms  *terms)
{
  g_return_val_if_fail (events != NULL && event != NULL && other != NULL && terms != NULL, FALSE);

  return event->type == other->type
         && table_fields_equal (get_player_field (&events->kinds[event->type]), terms, event, other)
         && table_fields_equal (events->kinds[event->type].fields, terms, event, other);
}

/**
 * table_event_is_same_draw:
 * @events: the events of the game
 * @event: an event
 * @other: another one
 * @terms: on what it depends which members they have
 *
 * Tells whether both are draws or rolls of which the same came, whatever else there is
 * to them.
 *
 * Returns: whether the same was drawn or rolled
 */
gboolean
table_event_is_same_draw (const TableEvents *events,
                          const TableEvent  *event,
                          const TableEvent  *other,
                          const TableTerms  *terms)
{
  gboolean is_draw = FALSE;

  g_return_val_if_fail (events != NULL && event != NULL && other != NULL && terms != NULL, FALSE);

  if (event->type != other->type)
    return FALSE;

  for (const TableField *field = events->kinds[event->type].fields; field->name != NULL; field++)
    if (field->by_chance)
      {
        is_draw = TRUE;
        if (!schema_is_same (field, terms, event, other))
          return FALSE;
      }

  return is_draw;
}
