/* table-record-read.c: reading the record of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-record-private.h"

#include "doc-parse.h"
#include "table-complaint.h"
#include "table-head.h"

#include <glib/gi18n.h>

/* The other name of a record, from the time when there was one game; both mean the same whatever the
 * game is. */
#define OTHER_FORMAT FORMER_NAME "-record"

#define MAX_NAME_LENGTH 40

/* The document apart from its events */

static gboolean
read_tracking (TableRecord    *record,
               const DocPlace *root,
               GError        **error)
{
  DocPlace member = doc_place_get_member (root, "tracking");
  int tracking;

  if (!doc_place_read_id (&member, record->game->trackings, &tracking, error))
    return FALSE;

  record->setup->tracking = tracking;

  return TRUE;
}

static gboolean
read_name (const DocPlace *place,
           TablePerson    *person,
           GError        **error)
{
  DocPlace member = doc_place_get_member (place, "name");
  const char *name;
  glong length;

  if (!doc_place_read_text (&member, &name, error))
    return FALSE;

  length = g_utf8_strlen (name, -1);
  if (length < 1 || length > MAX_NAME_LENGTH)
    /* Translators: %d is the most characters that a name may have, %ld how many it has. */
    return doc_place_fail (&member, error, _("a name has 1 to %d characters, not %ld"), MAX_NAME_LENGTH, length);

  person->name = g_strdup (name);

  return TRUE;
}

static gboolean
read_color (TableRecord    *record,
            const DocPlace *place,
            int             seat,
            GError        **error)
{
  DocPlace member = doc_place_get_member (place, "color");
  TableColor color;
  int number;

  if (!doc_place_read_id (&member, record->game->colors, &number, error))
    return FALSE;

  color = table_color_find (record->game->colors[number]);
  for (int other = 0; other < seat; other++)
    if (record->people[other].color == color)
      /* Translators: %d is the number of a player, %s the id of a colour, which is never translated. */
      return doc_place_fail (&member, error, _("player %d has the color “%s” already"),
                             other + 1, table_color_ids[color]);

  record->people[seat].color = color;

  return TRUE;
}

static gboolean
read_person (TableRecord    *record,
             const DocPlace *place,
             int             seat,
             GError        **error)
{
  DocPlace language;
  const char *code;

  if (!doc_place_check_object (place, error)
      || !read_name (place, &record->people[seat], error)
      || !read_color (record, place, seat, error))
    return FALSE;

  language = doc_place_get_member (place, "language");
  if (!doc_place_exists (&language))
    return TRUE;

  if (!doc_place_read_text (&language, &code, error))
    return FALSE;

  record->people[seat].language = g_strdup (code);

  return TRUE;
}

gboolean
table_record_read_people (TableRecord    *record,
                          const DocPlace *root,
                          GError        **error)
{
  DocPlace list = doc_place_get_member (root, "players");
  guint length;

  if (!doc_place_check_list (&list, (guint) record->game->min_players, (guint) record->game->max_players, &length,
                             error))
    return FALSE;

  record->setup->n_players = (int) length;
  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (&list, i);

      if (!read_person (record, &element, (int) i, error))
        return FALSE;
    }

  table_record_set_sentence_names (record);

  return TRUE;
}

static gboolean
read_setup (TableRecord    *record,
            const DocPlace *root,
            GError        **error)
{
  const TableTerms terms = table_record_make_terms (record->setup, NULL);

  record->game->init_setup (record->setup);

  return table_fields_read (record->game->setup, root, &terms, record->setup, error);
}

/* Events that were undone are objects, and nothing more is asked of them. */
static gboolean
check_undone (const DocPlace *events,
              guint           first,
              guint           length,
              GError        **error)
{
  for (guint i = first; i < length; i++)
    {
      DocPlace event = doc_place_get_element (events, i);

      if (!doc_place_check_object (&event, error))
        return FALSE;
    }

  return TRUE;
}

/* How many events are in force, at most so many. */
static gboolean
read_cursor (TableRecord    *record,
             const DocPlace *root,
             guint           most,
             guint          *cursor,
             GError        **error)
{
  DocPlace events = doc_place_get_member (root, "events");
  DocPlace member = doc_place_get_member (root, "cursor");
  guint length = 0;
  int value;

  if (doc_place_exists (&events) && !doc_place_check_list (&events, 0, MAX_EVENTS, &length, error))
    return FALSE;

  value = (int) length;
  if (doc_place_exists (&member) && !doc_place_read_int (&member, 0, (int) length, &value, error))
    return FALSE;

  *cursor = MIN ((guint) value, most);

  return check_undone (&events, *cursor, length, error);
}

/* Events */

static void
set_rules_error (GError             **error,
                 const TableRecord   *record,
                 guint                index,
                 const TableEvent    *event,
                 const TableObstacle *obstacle)
{
  g_autofree char *report = table_obstacle_report (record->game, table_record_get_names (record), obstacle);

  /* What scripts look for is the same in every language. */
  g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_RULES, "event %u (%s): %s",
               index + 1, record->game->events->ids[event->type], report);
}

TableEvent *
table_record_read_at (const TableRecord *record,
                      const DocPlace    *place,
                      const TableTerms  *terms,
                      GError           **error)
{
  g_autofree TableEvent *event = g_malloc (record->game->events->size);

  if (!table_event_read (record->game->events, place, terms, event, error))
    return NULL;

  return g_steal_pointer (&event);
}

/* Reads an event, which belongs to the caller; `NULL` if it is not well-formed. `state` is
 * how the game stands where it happened, or `NULL` where nobody knows. */
TableEvent *
table_record_read_event (const TableRecord *record,
                         guint              index,
                         const TableState  *state,
                         GError           **error)
{
  const TableTerms terms = table_record_make_terms (record->setup, state);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), record->root);
  DocPlace root = doc_place_root (node);
  DocPlace events = doc_place_get_member (&root, "events");
  DocPlace place = doc_place_get_element (&events, index);

  return table_record_read_at (record, &place, &terms, error);
}

/* Reads when an event that waits was in force. */
gboolean
table_record_read_moment (const TableRecord *record,
                          guint                index,
                          TableOccasion       *moment)
{
  JsonNode *event = json_array_get_element (table_record_get_event_list (record), index);
  DocPlace place = { .node = json_object_get_member (json_node_get_object (event), WAITS) };

  return table_occasion_read (record->game, &place, moment);
}

/* Reads and checks the events from those that are checked already up to
 * `n`, in order, so that the first fault is the one that is told. */
gboolean
table_record_check_events (TableRecord *record,
                           guint        n,
                           GError     **error)
{
  while (record->events->len < n)
    {
      guint index = record->events->len;
      TableEvent *event = table_record_read_event (record, index, record->state, error);
      TableObstacle obstacle;

      if (event == NULL)
        return FALSE;

      obstacle = table_state_apply (record->state, event, NULL);
      if (obstacle.kind != TABLE_OBSTACLE_NONE)
        {
          set_rules_error (error, record, index, event, &obstacle);
          table_record_free_event (record, event);
          return FALSE;
        }

      table_record_add_event (record, event);
    }

  return TRUE;
}

/* What waits until the game comes to it stands behind all other undone events, and
 * says so: whatever another program has put there cannot be played again. */
guint
table_record_find_waiting (const TableRecord *record)
{
  guint n_events = table_record_get_n_events (record);
  guint n = 0;

  while (record->cursor + n < n_events)
    {
      TableOccasion moment;
      TableEvent *event;

      if (!table_record_read_moment (record, n_events - n - 1, &moment))
        break;

      event = table_record_read_event (record, n_events - n - 1, NULL, NULL);
      if (event == NULL)
        break;

      table_record_free_event (record, event);
      n++;
    }

  return n;
}

/* All of it */

/* Looks which game it is that somebody has written down. */
static const TableGame *
read_game (const DocPlace *root,
           GError        **error)
{
  DocPlace member = doc_place_get_member (root, "game");
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  int game;

  for (guint i = 0; table_games[i] != NULL; i++)
    g_ptr_array_add (ids, (gpointer) table_games[i]->id);
  g_ptr_array_add (ids, NULL);

  if (!doc_place_read_id (&member, (const char *const *) ids->pdata, &game, error))
    return NULL;

  return table_games[game];
}

static gboolean
check_format (const DocPlace *root,
              GError        **error)
{
  static const char *const formats[] = { FORMAT, NULL };
  DocPlace format = doc_place_get_member (root, "format");
  const char *text;
  int known;

  return doc_place_read_text (&format, &text, error)
         && (g_str_equal (text, OTHER_FORMAT) || doc_place_find_id (&format, formats, text, &known, error));
}

/* What every record begins with, whatever the game. */
static const TableGame *
read_head (const DocPlace *root,
           GError        **error)
{
  const TableGame *game;

  if (!doc_place_check_object (root, error)
      || !check_format (root, error)
      || !table_head_check_version (root, error))
    return NULL;

  game = read_game (root, error);
  if (game == NULL || !table_head_check (root, error))
    return NULL;

  return game;
}

static gboolean
record_read (TableRecord *record,
             JsonNode    *node,
             guint        most,
             GError     **error)
{
  DocPlace root = doc_place_root (node);
  guint cursor;

  record->root = json_node_dup_object (node);
  json_object_set_string_member (record->root, "format", FORMAT);

  if (!read_tracking (record, &root, error)
      || !table_record_read_people (record, &root, error)
      || !read_setup (record, &root, error)
      || !read_cursor (record, &root, most, &cursor, error)
      || !table_earlier_check (&root, error))
    return FALSE;

  record->state = table_state_new (record->game, record->setup, NULL);
  record->cursor = cursor;
  if (!table_record_check_events (record, cursor, error))
    return FALSE;

  record->n_waiting = table_record_find_waiting (record);
  if (most < G_MAXUINT)
    table_record_write_cursor (record);

  return TRUE;
}

static TableRecord *
parse (const char *text,
       gsize       length,
       guint       most,
       GError    **error)
{
  g_autoptr (TableRecord) record = NULL;
  g_autoptr (JsonNode) node = NULL;
  const TableGame *game;
  DocPlace root;

  if (length > MAX_BYTES)
    {
      g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SIZE,
                   /* Translators: %d is a number of mebibytes. */
                   _("larger than %d MiB, which no record of a game is"), MAX_BYTES / (1024 * 1024));
      return NULL;
    }

  node = doc_parse (text, length, error);
  if (node == NULL)
    return NULL;

  root = doc_place_root (node);
  game = read_head (&root, error);
  if (game == NULL)
    return NULL;

  record = table_record_new_empty (game);
  if (!record_read (record, node, most, error))
    return NULL;

  return g_steal_pointer (&record);
}

/**
 * table_record_parse:
 * @text: the text of a record, which need not end with a zero byte
 * @length: its length in bytes
 * @error: return location for a `GError` of `DOC_ERROR` or `TABLE_RECORD_ERROR`
 *
 * Reads a record and plays it. Any bytes whatever end in a record that the
 * rules allow or in one error.
 *
 * Returns: (transfer full): the record, or `NULL` with `error` set
 */
TableRecord *
table_record_parse (const char *text,
                    gsize       length,
                    GError    **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return parse (text, length, G_MAXUINT, error);
}

/* Reads a record to the end of a stream. No more of it is read than a record may be large.
 * Returns the record, or NULL with @error set. */
TableRecord *
table_record_read (GInputStream *stream,
                   GError      **error)
{
  return table_record_read_up_to (stream, G_MAXUINT, error);
}

/**
 * table_record_read_up_to:
 * @stream: where the record comes from
 * @most: how many of its events shall be in force at most
 * @error: return location for a `GError`, also of `G_IO_ERROR`
 *
 * Reads a record as table_record_read() does, but looks at no more of its events:
 * those behind them count as undone, and may be wrong.
 *
 * Returns: (transfer full): the record, or `NULL` with `error` set
 */
TableRecord *
table_record_read_up_to (GInputStream *stream,
                         guint         most,
                         GError      **error)
{
  g_autoptr (GByteArray) text = g_byte_array_new ();
  guint8 chunk[16 * 1024];
  gssize n;

  g_return_val_if_fail (G_IS_INPUT_STREAM (stream), NULL);

  while (text->len <= MAX_BYTES && (n = g_input_stream_read (stream, chunk, sizeof chunk, NULL, error)) != 0)
    {
      if (n < 0)
        return NULL;
      g_byte_array_append (text, chunk, (guint) n);
    }

  /* An array that nothing was added to has no data. */
  return parse (text->len > 0 ? (const char *) text->data : "", text->len, most, error);
}
