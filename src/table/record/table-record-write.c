/* table-record-write.c: the record of a game as a document, and how much room is left there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-record-private.h"

#include "doc-build.h"
#include "doc-parse.h"
#include "doc-write.h"
#include "table-head.h"

#include <string.h>

/* What the document may have besides, sooner or later. */
static const char *const own_members[] = { "id", "cursor", "reached", "earlier" };

/* What the cursor takes, at most, and what was reached before going back. */
#define VALUES_OF_CURSOR 2
#define BYTES_OF_CURSOR 64

/* What it takes to write an event on a line of its own, at most. */
#define BYTES_OF_LINE 8

/* What an id takes, at most. */
#define BYTES_OF_ID 64

/* What is written around events that are set aside, at most. */
#define VALUES_OF_ASIDE 9
#define BYTES_OF_ASIDE 288
#define DEPTH_OF_ASIDE 3

/* Writing */

static void
build_people (JsonBuilder       *builder,
              const TablePerson *people,
              int                n_players)
{
  doc_begin_list (builder, "players");
  for (int seat = 0; seat < n_players; seat++)
    {
      json_builder_begin_object (builder);
      doc_build_text (builder, "name", people[seat].name);
      doc_build_text (builder, "color", table_color_ids[people[seat].color]);
      if (people[seat].language != NULL)
        doc_build_text (builder, "language", people[seat].language);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

JsonObject *
table_record_build_document (const TableGame   *game,
                             const TableSetup  *setup,
                             const TablePerson *people)
{
  const TableTerms terms = table_record_make_terms (setup, NULL);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  doc_build_text (builder, "format", FORMAT);
  doc_build_int (builder, "version", TABLE_HEAD_VERSION);
  doc_build_text (builder, "game", game->id);
  doc_build_text (builder, "tracking", game->trackings[setup->tracking]);
  build_people (builder, people, setup->n_players);
  table_fields_build (game->setup, &terms, setup, builder);
  doc_begin_list (builder, "events");
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  node = json_builder_get_root (builder);

  return json_node_dup_object (node);
}

/* Forgets how events were written, from one on; all of them with the record. */
void
table_record_forget_written (TableRecord *record,
                             guint        first)
{
  WrittenEvents *written = record->written;

  if (written == NULL || first >= written->nodes->len)
    return;

  g_ptr_array_set_size (written->nodes, (int) first);
  g_array_set_size (written->ends, first);
  g_string_truncate (written->text, first > 0 ? g_array_index (written->ends, gsize, first - 1) : 0);
}

void
table_record_free_written (TableRecord *record)
{
  if (record->written == NULL)
    return;

  g_ptr_array_unref (record->written->nodes);
  g_array_unref (record->written->ends);
  g_string_free (record->written->text, TRUE);
  g_clear_pointer (&record->written, g_free);
}

static WrittenEvents *
need_written (TableRecord *record)
{
  if (record->written == NULL)
    {
      record->written = g_new0 (WrittenEvents, 1);
      record->written->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
      record->written->ends = g_array_new (FALSE, FALSE, sizeof (gsize));
      record->written->text = g_string_new (NULL);
    }

  return record->written;
}

/* Events stay the same values as long as they are in the list, but for the last one, of which something may be said when it has
 * just come: see table_record_forget_written(). */
static void
append_events (TableRecord *record,
               JsonArray   *events,
               GString     *text)
{
  WrittenEvents *written = need_written (record);
  const guint length = json_array_get_length (events);
  guint n = 0;

  while (n < MIN (length, written->nodes->len) && written->nodes->pdata[n] == json_array_get_element (events, n))
    n++;
  table_record_forget_written (record, n);
  for (; n < length; n++)
    {
      JsonNode *event = json_array_get_element (events, n);
      g_autofree char *line = doc_write (event);

      g_string_append_printf (written->text, "%s\n    %s", n > 0 ? "," : "", line);
      g_array_append_val (written->ends, written->text->len);
      g_ptr_array_add (written->nodes, json_node_ref (event));
    }
  g_string_append_c (text, '[');
  g_string_append_len (text, written->text->str, (gssize) written->text->len);
  g_string_append (text, length > 0 ? "\n  ]" : "]");
}

static void
append_member (const TableRecord *record,
               const char        *name,
               JsonNode          *node,
               GString           *text)
{
  g_autoptr (JsonNode) key = json_node_init_string (json_node_alloc (), name);
  g_autofree char *quoted = doc_write (key);
  g_autofree char *value = NULL;

  g_string_append_printf (text, "  %s: ", quoted);

  if (g_str_equal (name, "events") && JSON_NODE_HOLDS_ARRAY (node))
    {
      /* Nothing of the record itself is another one for it. */
      append_events ((TableRecord *) record, json_node_get_array (node), text);
      return;
    }

  value = doc_write (node);
  g_string_append (text, value);
}

/**
 * table_record_to_text:
 * @record: a record
 *
 * Writes a record as JSON, one event a line, with everything that the
 * document had besides what this program knows.
 *
 * Returns: (transfer full): the text
 */
char *
table_record_to_text (const TableRecord *record)
{
  GString *text;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;
  gboolean first = TRUE;

  g_return_val_if_fail (record != NULL, NULL);

  text = g_string_new ("{\n");
  json_object_iter_init_ordered (&iter, record->root);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      if (!first)
        g_string_append (text, ",\n");
      first = FALSE;
      append_member (record, name, node, text);
    }

  g_string_append (text, "\n}\n");

  return g_string_free (text, FALSE);
}

/* Room */

static void
measure (TableRecord *record)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), record->root);

  doc_measure (node, &record->size);
}

static void
measure_exactly (TableRecord *record)
{
  g_autofree char *text = table_record_to_text (record);

  measure (record);
  record->size.n_bytes = strlen (text);
}

static gboolean
fits (const DocSize *size,
      const DocSize *extra)
{
  return size->n_values + extra->n_values <= DOC_MAX_VALUES && size->n_bytes + extra->n_bytes <= MAX_BYTES;
}

/* Whether there is room as the record stands. One that is only looked at, as in the list of all
 * games, is never measured. */
static gboolean
has_room (TableRecord   *record,
          const DocSize *extra)
{
  if (record->size.n_values == 0)
    measure (record);

  return fits (&record->size, extra);
}

/* Whether there is a place for each member of our own, those that are there among them, and for some more. */
static gboolean
has_members_left (const TableRecord *record,
                  guint              n_more)
{
  guint n_members = json_object_get_size (record->root) + n_more;

  for (gsize i = 0; i < G_N_ELEMENTS (own_members); i++)
    if (!json_object_has_member (record->root, own_members[i]))
      n_members++;

  return n_members <= DOC_MAX_MEMBERS;
}

/* Whether there would be room if all were forgotten that was replaced, of a record that
 * was measured exactly. */
static gboolean
could_have_room (const TableRecord *record,
                 const DocSize     *extra)
{
  JsonNode *earlier = json_object_get_member (record->root, "earlier");
  g_autofree char *text = NULL;
  DocSize size = record->size;
  DocSize replaced;

  if (earlier == NULL)
    return fits (&size, extra);

  text = doc_write (earlier);
  doc_measure (earlier, &replaced);
  size.n_values -= replaced.n_values;
  size.n_bytes -= strlen (text);

  return fits (&size, extra);
}

/* Sees to it that the document can be read again when so much has been added to it.
 * What was replaced first is forgotten for that, if need be and if it helps. */
static gboolean
make_room (TableRecord   *record,
           const DocSize *extra)
{
  if (!has_members_left (record, 0))
    return FALSE;
  if (has_room (record, extra))
    return TRUE;

  measure_exactly (record);
  if (!could_have_room (record, extra))
    return FALSE;
  while (!fits (&record->size, extra) && table_earlier_drop (record->root))
    measure_exactly (record);

  return fits (&record->size, extra);
}

/* Takes room for what may be left out, so that nothing is forgotten for it, and for members that are not our own. Tells whether
 * there is any. */
gboolean
table_record_take_room (TableRecord   *record,
                        const DocSize *size,
                        guint          n_members)
{
  if (!has_members_left (record, n_members) || !has_room (record, size))
    return FALSE;

  record->size.n_values += size->n_values;
  record->size.n_bytes += size->n_bytes;

  return TRUE;
}

/**
 * table_record_identify:
 * @record: a record
 *
 * Gives a record the id by which two copies of one game know each other, if it has
 * none. It has none yet if an older program wrote it, or if there is no room.
 */
void
table_record_identify (TableRecord *record)
{
  const DocSize size = { .n_values = 1, .n_bytes = BYTES_OF_ID };

  g_return_if_fail (record != NULL);

  if (!json_object_has_member (record->root, "id") && table_record_take_room (record, &size, 0))
    table_head_identify (record->root);
}

/* What it takes to set events aside, of which those that wait may be played again. */
static gboolean
measure_aside (JsonArray *events,
               DocSize   *size)
{
  g_autoptr (JsonNode) node = json_node_init_array (json_node_alloc (), events);

  doc_measure (node, size);
  size->n_values = 2 * size->n_values + VALUES_OF_ASIDE;
  size->n_bytes = 2 * size->n_bytes + BYTES_OF_ASIDE;

  return size->depth + DEPTH_OF_ASIDE <= DOC_MAX_DEPTH;
}

gboolean
table_record_make_room_for_event (TableRecord *record,
                                  JsonNode    *node,
                                  JsonArray   *replaced)
{
  DocSize size, event;

  if (record->cursor + 1 + record->n_waiting > MAX_EVENTS || !measure_aside (replaced, &size))
    return FALSE;

  doc_measure (node, &event);
  size.n_values += event.n_values;
  size.n_bytes += event.n_bytes;
  if (!make_room (record, &size))
    return FALSE;

  record->size.n_values += size.n_values;
  record->size.n_bytes += size.n_bytes;

  return TRUE;
}

gboolean
table_record_make_room_for_aside (TableRecord *record,
                                  JsonArray   *replaced,
                                  JsonArray   *players)
{
  DocSize size, people;

  if (!measure_aside (replaced, &size))
    return FALSE;

  if (players != NULL)
    {
      if (!measure_aside (players, &people))
        return FALSE;
      size.n_values += people.n_values;
      size.n_bytes += people.n_bytes;
    }

  if (!make_room (record, &size))
    return FALSE;

  record->size.n_values += size.n_values;
  record->size.n_bytes += size.n_bytes;

  return TRUE;
}

/**
 * table_record_make_room_for_cursor:
 * @record: a record
 *
 * Sees to it that the document can be written and read again when events of it have been
 * undone, of which it may say nothing yet. A stranger's may be larger as it is written
 * here. What was replaced first is forgotten for that, if need be.
 *
 * Returns: whether there is room; if not the cursor should not be moved where the
 *   record is kept
 */
gboolean
table_record_make_room_for_cursor (TableRecord *record)
{
  const DocSize size = { .n_values = VALUES_OF_CURSOR, .n_bytes = BYTES_OF_CURSOR };

  g_return_val_if_fail (record != NULL, FALSE);

  return make_room (record, &size);
}

/* Sees to it that the document can be read again when what was undone by replacing is redone,
 * which leaves out one that is set aside, but writes its events on lines of their own.
 * Undoing has left room for that; where a stranger's document has none nothing is
 * forgotten for it, as that might be what is to be redone. */
gboolean
table_record_make_room_for_redo (TableRecord *record,
                                 guint        i)
{
  guint n_events = json_array_get_length (table_earlier_get (record->root, i).events);
  const DocSize size = {
    .n_values = VALUES_OF_CURSOR, .n_bytes = BYTES_OF_CURSOR + (gsize) n_events * BYTES_OF_LINE,
  };

  if (!has_room (record, &size))
    measure_exactly (record);
  if (!has_members_left (record, 0) || !fits (&record->size, &size))
    return FALSE;

  record->size.n_values += size.n_values;
  record->size.n_bytes += size.n_bytes;

  return TRUE;
}
