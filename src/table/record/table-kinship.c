/* table-kinship.c: how two records of a game are related
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-kinship.h"

#include "doc-parse.h"

#include <string.h>

/* A document without what the game has come to, and that: its events, what stood in their place
 * earlier, and the pauses. */
typedef struct {
  JsonNode *head;
  JsonArray *events;
  JsonArray *earlier;
  JsonArray *pauses;
  gint64 cursor;
  gint64 reached;
} Parts;

/* Takes a number out of a document. */
static gint64
take_number (JsonObject *root,
             const char *name,
             gint64      otherwise)
{
  const gint64 number = json_object_get_int_member_with_default (root, name, otherwise);

  json_object_remove_member (root, name);

  return number;
}

/* Takes a list out of a document. */
static JsonArray *
take_list (JsonObject *root,
           const char *name)
{
  JsonArray *list = json_object_has_member (root, name) ? json_array_ref (json_object_get_array_member (root, name))
                                                        : json_array_new ();

  json_object_remove_member (root, name);

  return list;
}

static void
take_apart (const char *text,
            Parts      *parts)
{
  JsonObject *root;

  parts->head = doc_parse (text, strlen (text), NULL);
  g_assert (parts->head != NULL);
  root = json_node_get_object (parts->head);

  parts->events = take_list (root, "events");
  parts->earlier = take_list (root, "earlier");
  parts->pauses = take_list (root, "pauses");
  parts->cursor = take_number (root, "cursor", json_array_get_length (parts->events));
  parts->reached = take_number (root, "reached", parts->cursor);
}

/* A game that was begun before there were ids gets one when it is written again. */
static gboolean
have_same_head (const Parts *one,
                const Parts *other)
{
  JsonObject *head = json_node_get_object (one->head);
  JsonObject *other_head = json_node_get_object (other->head);

  if (!json_object_has_member (head, "id") || !json_object_has_member (other_head, "id"))
    {
      json_object_remove_member (head, "id");
      json_object_remove_member (other_head, "id");
    }

  return json_node_equal (one->head, other->head);
}

static void
clear_parts (Parts *parts)
{
  json_node_unref (parts->head);
  json_array_unref (parts->events);
  json_array_unref (parts->earlier);
  json_array_unref (parts->pauses);
}

static gboolean
is_beginning (JsonArray *one,
              JsonArray *other)
{
  guint length = json_array_get_length (one);

  if (length > json_array_get_length (other))
    return FALSE;

  for (guint i = 0; i < length; i++)
    if (!json_node_equal (json_array_get_element (one, i), json_array_get_element (other, i)))
      return FALSE;

  return TRUE;
}

/* What was replaced, and where, stays; what can be done with it changes. */
static gboolean
was_same_replaced (JsonObject *one,
                   JsonObject *other)
{
  JsonNode *players = json_object_get_member (one, "players");
  JsonNode *other_players = json_object_get_member (other, "players");

  return json_object_get_int_member (one, "after") == json_object_get_int_member (other, "after")
         && json_node_equal (json_object_get_member (one, "events"), json_object_get_member (other, "events"))
         && (players == NULL || other_players == NULL ? players == other_players : json_node_equal (players, other_players));
}

static gboolean
was_all_replaced (JsonArray *earlier,
                  JsonArray *other)
{
  const guint length = json_array_get_length (earlier);

  if (length > json_array_get_length (other))
    return FALSE;

  for (guint i = 0; i < length; i++)
    if (!was_same_replaced (json_array_get_object_element (earlier, i), json_array_get_object_element (other, i)))
      return FALSE;

  return TRUE;
}

static gboolean
is_in (JsonNode  *node,
       JsonArray *list)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (json_node_equal (node, json_array_get_element (list, i)))
      return TRUE;

  return FALSE;
}

/* Pauses are in no order. */
static gboolean
are_all_in (JsonArray *pauses,
            JsonArray *others)
{
  for (guint i = 0; i < json_array_get_length (pauses); i++)
    if (!is_in (json_array_get_element (pauses, i), others))
      return FALSE;

  return TRUE;
}

/* The list as it was before its end was replaced. */
static JsonArray *
step_back (JsonArray  *events,
           JsonObject *replaced)
{
  const gint64 after = json_object_get_int_member (replaced, "after");
  JsonArray *end = json_object_get_array_member (replaced, "events");
  JsonArray *before = json_array_new ();

  for (guint i = 0; i < json_array_get_length (events) && i < after; i++)
    json_array_add_element (before, json_node_ref (json_array_get_element (events, i)));
  for (guint i = 0; i < json_array_get_length (end); i++)
    json_array_add_element (before, json_node_ref (json_array_get_element (end, i)));

  return before;
}

/* Whether the events of one stood at the beginning of those of the other before these were replaced. */
static gboolean
stood_in (const Parts *one,
          const Parts *other)
{
  g_autoptr (JsonArray) events = json_array_ref (other->events);

  for (guint i = json_array_get_length (other->earlier); i > 0; i--)
    {
      JsonArray *before = step_back (events, json_array_get_object_element (other->earlier, i - 1));

      json_array_unref (events);
      events = before;
      if (is_beginning (one->events, events))
        return TRUE;
    }

  return FALSE;
}

/* Whether all that was ever entered in one is in the other, and can be found there. When a game paused that went
 * on otherwise nobody wants to know. */
static gboolean
is_contained (const Parts *one,
              const Parts *other)
{
  if (!was_all_replaced (one->earlier, other->earlier))
    return FALSE;

  return (is_beginning (one->events, other->events) && are_all_in (one->pauses, other->pauses)) || stood_in (one, other);
}

static TableKinship
compare (const Parts *own,
         const Parts *other)
{
  gboolean is_ahead, is_behind;

  if (!have_same_head (own, other))
    return TABLE_KINSHIP_APART;

  is_ahead = is_contained (own, other);
  is_behind = is_contained (other, own);

  /* Undoing and redoing loses nothing either. */
  if (is_ahead && is_behind)
    return own->cursor == other->cursor && own->reached == other->reached ? TABLE_KINSHIP_SAME : TABLE_KINSHIP_AHEAD;

  return is_ahead ? TABLE_KINSHIP_AHEAD : is_behind ? TABLE_KINSHIP_BEHIND : TABLE_KINSHIP_APART;
}

/**
 * table_kinship_find:
 * @text: the text of a record
 * @other: the text of another one
 *
 * Finds out which of two records can take the place of the other without anything
 * being lost: what was replaced in it is not, as long as it can be taken back there. Both come from table_record_to_text().
 *
 * Returns: how they are related
 */
TableKinship
table_kinship_find (const char *text,
                    const char *other)
{
  TableKinship kinship;
  Parts own_parts, other_parts;

  g_return_val_if_fail (text != NULL && other != NULL, TABLE_KINSHIP_APART);

  take_apart (text, &own_parts);
  take_apart (other, &other_parts);
  kinship = compare (&own_parts, &other_parts);
  clear_parts (&own_parts);
  clear_parts (&other_parts);

  return kinship;
}

/**
 * table_kinship_find_difference:
 * @record: a record
 * @other: another one of the same game
 *
 * Finds from where on what is in force in two records is not the same, whenever and by whom
 * it was entered.
 *
 * Returns: the first event that differs, or how many are in force in the shorter of them
 */
guint
table_kinship_find_difference (const TableRecord *record,
                               const TableRecord *other)
{
  guint n, index = 0;

  g_return_val_if_fail (record != NULL && other != NULL, 0);

  n = MIN (table_record_get_cursor (record), table_record_get_cursor (other));
  while (index < n && table_record_is_same_event (record, index, other, index))
    index++;

  return index;
}
