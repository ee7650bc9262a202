/* table-earlier.c: what stood in a record before it was replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each entry counts on the list of events as it is once those behind the entry
 * are taken back. Undoing a replacement replaces in turn, and so adds an entry
 * that says so; redoing takes that one away again. Undoing and redoing stand to each
 * other as brackets do, so the document alone tells what either would do next.
 */

#include "config.h"

#include "table-earlier.h"

/* What the format allows, and a writer keeps to. */
#define MAX_ASIDES 50
#define MAX_EVENTS 25000

static JsonArray *
read_list (JsonObject *object,
           const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonArray *
get_list (JsonObject *root)
{
  return read_list (root, "earlier");
}

static gboolean
check_aside (const DocPlace *aside,
             guint          *n_events,
             GError        **error)
{
  DocPlace after, events;
  guint length;
  int value;

  if (!doc_place_check_object (aside, error))
    return FALSE;

  after = doc_place_get_member (aside, "after");
  events = doc_place_get_member (aside, "events");
  if (!doc_place_read_int (&after, 0, MAX_EVENTS, &value, error)
      || !doc_place_check_list (&events, 0, MAX_EVENTS - *n_events, &length, error))
    return FALSE;

  *n_events += length;
  for (guint i = 0; i < length; i++)
    {
      DocPlace event = doc_place_get_element (&events, i);

      if (!doc_place_check_object (&event, error))
        return FALSE;
    }

  return TRUE;
}

/* Looks at what a record says was replaced. Of the events nothing is asked but that they are
 * objects. Returns TRUE if it is well-formed, or not there. */
gboolean
table_earlier_check (const DocPlace *root,
                     GError        **error)
{
  DocPlace list = doc_place_get_member (root, "earlier");
  guint n_events = 0;
  guint length;

  if (!doc_place_exists (&list))
    return TRUE;

  if (!doc_place_check_list (&list, 0, MAX_ASIDES, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace aside = doc_place_get_element (&list, i);

      if (!check_aside (&aside, &n_events, error))
        return FALSE;
    }

  return TRUE;
}

/* Counts what was replaced. */
guint
table_earlier_get_length (JsonObject *root)
{
  JsonArray *list = get_list (root);

  return list != NULL ? json_array_get_length (list) : 0;
}

/* A number of events that other writers need not know of. */
static guint
read_count (JsonObject *object,
            const char *name,
            guint       otherwise)
{
  JsonNode *node = json_object_get_member (object, name);
  gint64 value = -1;

  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    value = json_node_get_int (node);

  return value >= 0 && value <= 2 * MAX_EVENTS ? (guint) value : otherwise;
}

static const char *
read_time (JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "at");

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
}

/* Looks how many events were in force before the table went back in the game: @cursor
 * if it has not. */
guint
table_earlier_read_reached (JsonObject *root,
                            guint       cursor)
{
  return MAX (cursor, read_count (root, "reached", cursor));
}

/* Looks at what was replaced. Where another program has replaced it, that is undone behind the
 * event that came first in its place, and none of it is in force then. Returns what it was,
 * valid until the list of what was replaced changes. @i is which, from 0, the oldest first. */
TableEarlier
table_earlier_get (JsonObject *root,
                   guint       i)
{
  JsonObject *object = json_array_get_object_element (get_list (root), i);
  guint after = (guint) json_object_get_int_member (object, "after");
  gboolean undone = json_object_get_boolean_member_with_default (object, "undone", FALSE);
  guint cursor = read_count (object, "cursor", after);

  return (TableEarlier) {
    .after = after,
    .cursor = cursor,
    .reached = MAX (cursor, read_count (object, "reached", cursor)),
    .until = read_count (object, "until", undone ? G_MAXUINT : after + 1),
    .undone = undone,
    .at = read_time (object),
    .events = json_object_get_array_member (object, "events"),
    .players = read_list (object, "players"),
  };
}

/* Counted with each event that is entered: nothing else of them is looked at. */
static guint
count_events (JsonObject *root)
{
  JsonArray *list = get_list (root);
  guint length = list != NULL ? json_array_get_length (list) : 0;
  guint n = 0;

  for (guint i = 0; i < length; i++)
    n += json_array_get_length (json_object_get_array_member (json_array_get_object_element (list, i), "events"));

  return n;
}

/* Adds what is being replaced behind all others. Unless it is undone, nothing else can be redone
 * any more. It may be more than a record may hold: see table_earlier_trim(). */
void
table_earlier_push (JsonObject         *root,
                    const TableEarlier *aside)
{
  JsonObject *object = json_object_new ();

  if (!aside->undone)
    table_earlier_settle (root);

  json_object_set_int_member (object, "after", aside->after);
  json_object_set_int_member (object, "cursor", aside->cursor);
  json_object_set_int_member (object, "until", aside->until);
  if (aside->reached > aside->cursor)
    json_object_set_int_member (object, "reached", aside->reached);
  if (aside->undone)
    json_object_set_boolean_member (object, "undone", TRUE);
  if (aside->at != NULL)
    json_object_set_string_member (object, "at", aside->at);
  json_object_set_array_member (object, "events", json_array_ref (aside->events));
  if (aside->players != NULL)
    json_object_set_array_member (object, "players", json_array_ref (aside->players));

  if (get_list (root) == NULL)
    json_object_set_array_member (root, "earlier", json_array_new ());
  json_array_add_object_element (get_list (root), object);
}

static void
remove_element (JsonObject *root,
                guint       i)
{
  json_array_remove_element (get_list (root), i);
  if (table_earlier_get_length (root) == 0)
    json_object_remove_member (root, "earlier");
}

/* Forgets what was replaced last, as it is in its place again. */
void
table_earlier_pop (JsonObject *root)
{
  remove_element (root, table_earlier_get_length (root) - 1);
}

/* Forgets what was replaced first, for want of room. */
gboolean
table_earlier_drop (JsonObject *root)
{
  if (table_earlier_get_length (root) == 0)
    return FALSE;

  remove_element (root, 0);

  return TRUE;
}

/* Forgets what was replaced first as long as there is more than a record may hold. */
void
table_earlier_trim (JsonObject *root)
{
  while (table_earlier_get_length (root) > MAX_ASIDES || count_events (root) > MAX_EVENTS)
    table_earlier_drop (root);
}

/* Tells with how many events in force what was replaced last can be taken back. */
void
table_earlier_set_until (JsonObject *root,
                         guint       until)
{
  guint last = table_earlier_get_length (root) - 1;

  json_object_set_int_member (json_array_get_object_element (get_list (root), last), "until", until);
}

/* Sees to it that nothing that was undone by replacing can be redone in that way any more, as
 * the game has gone on otherwise. It stays set aside. */
void
table_earlier_settle (JsonObject *root)
{
  for (guint i = table_earlier_get_length (root); i > 0 && table_earlier_get (root, i - 1).undone; i--)
    json_object_remove_member (json_array_get_object_element (get_list (root), i - 1), "until");
}

/* Looks for the replacement that undoing takes back next: its number, or TABLE_NO_EARLIER if
 * undoing takes back an event. */
guint
table_earlier_find_undo (JsonObject *root,
                         guint       cursor)
{
  guint n_undone = 0;

  for (guint i = table_earlier_get_length (root); i > 0; i--)
    {
      TableEarlier aside = table_earlier_get (root, i - 1);

      if (aside.undone)
        n_undone++;
      else if (n_undone > 0)
        n_undone--;
      else
        return aside.until == cursor ? i - 1 : TABLE_NO_EARLIER;
    }

  return TABLE_NO_EARLIER;
}

/* Looks for the replacement that redoing brings back next: its number, or TABLE_NO_EARLIER if
 * redoing brings back an event. */
guint
table_earlier_find_redo (JsonObject *root,
                         guint       cursor)
{
  guint length = table_earlier_get_length (root);
  TableEarlier last;

  if (length == 0)
    return TABLE_NO_EARLIER;

  last = table_earlier_get (root, length - 1);

  return last.undone && last.until == cursor ? length - 1 : TABLE_NO_EARLIER;
}

/* Tells whether what goes when that is redone is still kept from the first time. */
gboolean
table_earlier_is_paired (JsonObject *root)
{
  guint n_undone = 0;

  for (guint i = table_earlier_get_length (root); i > 0; i--)
    if (table_earlier_get (root, i - 1).undone)
      n_undone++;
    else if (--n_undone == 0)
      return TRUE;

  return FALSE;
}

/* Copies an object, but not what its members hold, which does not change. */
JsonObject *
table_earlier_copy_object (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    json_object_set_member (copy, name, json_node_copy (node));

  return copy;
}

/* Copies the list of what was replaced, but not the events, which do not change. */
JsonArray *
table_earlier_copy (JsonObject *root)
{
  JsonArray *list = get_list (root);
  JsonArray *copy = json_array_new ();

  for (guint i = 0; i < json_array_get_length (list); i++)
    json_array_add_object_element (copy, table_earlier_copy_object (json_array_get_object_element (list, i)));

  return copy;
}
