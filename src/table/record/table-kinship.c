/* table-kinship.c: how two records of a game are related
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-kinship.h"

#include "doc-parse.h"

#include <string.h>

/* A document without what the game has come to, and its events. */
typedef struct {
  JsonNode *head;
  JsonArray *events;
  gint64 cursor;
} Parts;

static void
take_apart (const char *text,
            Parts      *parts)
{
  JsonObject *root;

  parts->head = doc_parse (text, strlen (text), NULL);
  g_assert (parts->head != NULL);
  root = json_node_get_object (parts->head);

  parts->events = json_object_has_member (root, "events")
                    ? json_array_ref (json_object_get_array_member (root, "events"))
                    : json_array_new ();
  parts->cursor = json_object_get_int_member_with_default (root, "cursor", json_array_get_length (parts->events));
  json_object_remove_member (root, "events");
  json_object_remove_member (root, "cursor");
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
}

static gboolean
is_beginning (const Parts *one,
              const Parts *other)
{
  guint length = json_array_get_length (one->events);

  if (length > json_array_get_length (other->events))
    return FALSE;

  for (guint i = 0; i < length; i++)
    if (!json_node_equal (json_array_get_element (one->events, i), json_array_get_element (other->events, i)))
      return FALSE;

  return TRUE;
}

static TableKinship
compare (const Parts *own,
         const Parts *other)
{
  gboolean is_ahead = is_beginning (own, other);
  gboolean is_behind = is_beginning (other, own);

  if (!have_same_head (own, other) || (!is_ahead && !is_behind))
    return TABLE_KINSHIP_APART;

  /* Undoing and redoing loses nothing either. */
  if (is_ahead && is_behind)
    return own->cursor == other->cursor ? TABLE_KINSHIP_SAME : TABLE_KINSHIP_AHEAD;

  return is_ahead ? TABLE_KINSHIP_AHEAD : TABLE_KINSHIP_BEHIND;
}

/**
 * table_kinship_find:
 * @text: the text of a record
 * @other: the text of another one
 *
 * Finds out which of two records can take the place of the other without anything
 * being lost. Both come from table_record_to_text().
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
