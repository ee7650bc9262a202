/* table-salvage.c: what is whole of a record that is damaged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A power cut or a bad stick leaves a file that ends too early, ends in zeros, or has
 * some garbage in it. No JSON parser takes that, so the document is cut into its
 * members and its events here, and each of them is parsed alone. A new document is
 * made of those that are whole.
 */

#include "config.h"

#include "table-salvage.h"

#include "doc-file.h"
#include "doc-parse.h"
#include "doc-write.h"

#include <string.h>

/* As a record may have at most. */
#define MAX_BYTES (16 * 1024 * 1024)

/* In how many places a file may be damaged: in one with more nothing is to be found,
 * and it would take long. */
#define MAX_DAMAGES 50

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

#define EVENTS "events"
#define CURSOR "cursor"
#define EARLIER "earlier"
#define OPTIONS "options"
#define START "start"

typedef struct {
  const char *text;
  const char *at;
  const char *end;
  const char *damage; /* (nullable): where the first is */
  int n_damages;
  JsonObject *root; /* what is whole */
  JsonArray *events;
  guint n_before; /* how many events are before the first damage among them */
  gboolean is_cut; /* whether that is known */
} Reader;

static void
skip_space (Reader *reader)
{
  while (reader->at < reader->end && strchr (" \t\n\r,", *reader->at) != NULL && *reader->at != '\0')
    reader->at++;
}

static void
note_damage (Reader *reader)
{
  if (reader->damage == NULL)
    reader->damage = reader->at;
  if (++reader->n_damages == MAX_DAMAGES)
    reader->at = reader->end;
}

/* Finds the end of a text, in which a line never ends. */
static const char *
find_end_of_text (const Reader *reader,
                  const char   *start)
{
  for (const char *p = start + 1; p < reader->end && *p != '\n'; p++)
    {
      if (*p == '"')
        return p + 1;
      if (*p == '\\' && p + 1 < reader->end)
        p++;
    }

  return NULL;
}

/* Finds the end of a list or an object by its brackets. */
static const char *
find_end_of_container (const Reader *reader)
{
  int depth = 0;

  for (const char *p = reader->at; p != NULL && p < reader->end;)
    {
      if (*p == '{' || *p == '[')
        depth++;
      else if ((*p == '}' || *p == ']') && --depth == 0)
        return p + 1;

      p = *p == '"' ? find_end_of_text (reader, p) : p + 1;
    }

  return NULL;
}

static const char *
find_end_of_value (const Reader *reader)
{
  const char *p = reader->at;

  if (p == reader->end)
    return NULL;
  if (*p == '"')
    return find_end_of_text (reader, p);
  if (*p == '{' || *p == '[')
    return find_end_of_container (reader);

  while (p < reader->end && strchr (",]} \t\r\n", *p) == NULL)
    p++;

  return p;
}

/* Takes the next value, or returns `NULL` where there is none that is whole. */
static JsonNode *
take_value (Reader *reader)
{
  const char *end = find_end_of_value (reader);
  JsonNode *value = end != NULL && end > reader->at ? doc_parse (reader->at, (gsize) (end - reader->at), NULL) : NULL;

  if (value != NULL)
    reader->at = end;

  return value;
}

/* Each event has a line of its own, as records are written here. */
static void
go_to_next_line (Reader *reader)
{
  const char *newline = memchr (reader->at, '\n', (gsize) (reader->end - reader->at));

  reader->at = newline != NULL ? newline + 1 : reader->end;
}

static void
take_event (Reader *reader)
{
  JsonNode *event = take_value (reader);

  if (event != NULL && JSON_NODE_HOLDS_OBJECT (event))
    {
      json_array_add_element (reader->events, event);
      return;
    }

  if (!reader->is_cut)
    reader->n_before = json_array_get_length (reader->events);
  reader->is_cut = TRUE;
  note_damage (reader);
  if (event != NULL)
    json_node_unref (event);
  else
    go_to_next_line (reader);
}

static void
take_events (Reader *reader)
{
  reader->at++;
  for (skip_space (reader); reader->at < reader->end && *reader->at != ']'; skip_space (reader))
    take_event (reader);

  if (reader->at < reader->end)
    reader->at++;
  else
    note_damage (reader);
}

/* Takes a member of the document, or says that there is none that is whole. */
static gboolean
take_member (Reader *reader)
{
  g_autoptr (JsonNode) name = *reader->at == '"' ? take_value (reader) : NULL;
  JsonNode *value;

  if (name == NULL)
    return FALSE;

  skip_space (reader);
  if (reader->at == reader->end || *reader->at != ':')
    return FALSE;
  reader->at++;
  skip_space (reader);

  if (g_str_equal (json_node_get_string (name), EVENTS) && reader->at < reader->end && *reader->at == '[')
    {
      take_events (reader);
      return TRUE;
    }

  value = take_value (reader);
  if (value != NULL)
    json_object_set_member (reader->root, json_node_get_string (name), value);

  return value != NULL;
}

static void
take_members (Reader *reader)
{
  skip_space (reader);
  if (reader->at == reader->end || *reader->at != '{')
    return;

  reader->at++;
  for (skip_space (reader); reader->at < reader->end && *reader->at != '}'; skip_space (reader))
    if (!take_member (reader))
      {
        note_damage (reader);
        go_to_next_line (reader);
      }

  if (reader->at == reader->end)
    note_damage (reader);
}

static guint
count_lines (const Reader *reader)
{
  guint line = 1;

  for (const char *p = reader->text; reader->damage != NULL && p < reader->damage; p++)
    if (*p == '\n')
      line++;

  return reader->damage != NULL ? line : 0;
}

/* How many events were in force, if that is known and can be. */
static guint
read_cursor (Reader *reader)
{
  JsonNode *node = json_object_get_member (reader->root, CURSOR);
  guint n_events = json_array_get_length (reader->events);
  guint cursor = reader->is_cut ? reader->n_before : n_events;

  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    cursor = (guint) CLAMP (json_node_get_int (node), 0, cursor);

  return cursor;
}

static TableRecord *
parse_root (JsonObject *root)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), root);
  g_autofree char *text = doc_write (node);

  return table_record_parse (text, strlen (text), NULL);
}

/* The document is read as any other, with nothing in force: so all that is asked of
 * a record is asked of it, too, and then the rules take what they can. */
static TableRecord *
make_record (Reader *reader)
{
  guint cursor = read_cursor (reader);
  TableRecord *record;

  json_object_set_array_member (reader->root, EVENTS, json_array_ref (reader->events));
  json_object_set_int_member (reader->root, CURSOR, 0);
  record = parse_root (reader->root);
  if (record == NULL)
    {
      /* What stood there before is less than the game itself. */
      json_object_remove_member (reader->root, EARLIER);
      record = parse_root (reader->root);
    }
  if (record == NULL)
    return NULL;

  table_record_check_undone (record);
  table_record_move_cursor (record, MIN (cursor, table_record_get_n_known (record)), NULL);

  return record;
}

/* Whether a game that is tracked so is asked for something before it begins. */
static gboolean
asks (const TableSetup *setup,
      const TableGame  *game,
      const char       *name)
{
  for (const TableField *field = game->setup; field->name != NULL; field++)
    if (g_str_equal (field->name, name) && (field->trackings == 0 || (field->trackings & 1u << setup->tracking) != 0))
      return TRUE;

  return FALSE;
}

/* What is not in a file that is whole is as usual. */
static gboolean
lacks (const Reader      *reader,
       const TableRecord *record,
       const char        *name)
{
  return reader->damage != NULL
         && !json_object_has_member (reader->root, name)
         && asks (table_record_get_setup (record), table_record_get_game (record), name);
}

/* Finds out what of a damaged record is whole: its events up to the damage, or to the first that
 * the rules refuse, are in force, and those behind it are undone. Where nobody knows who played
 * there is no game. Returns what is whole, or NULL if that is no event. */
TableSalvage *
table_salvage_parse (const char *text,
                     gsize       length)
{
  g_autoptr (JsonObject) root = json_object_new ();
  g_autoptr (JsonArray) events = json_array_new ();
  gsize mark = strlen (BYTE_ORDER_MARK);
  TableSalvage *salvage;
  TableRecord *record;
  Reader reader;

  g_return_val_if_fail (text != NULL, NULL);

  if (length > MAX_BYTES)
    return NULL;

  reader = (Reader) {
    .text = text,
    .at = length >= mark && memcmp (text, BYTE_ORDER_MARK, mark) == 0 ? text + mark : text,
    .end = text + length,
    .root = root,
    .events = events,
  };
  take_members (&reader);
  record = json_array_get_length (events) > 0 ? make_record (&reader) : NULL;
  if (record == NULL)
    return NULL;

  salvage = g_new0 (TableSalvage, 1);
  salvage->record = record;
  salvage->line = count_lines (&reader);
  salvage->lacks_start = lacks (&reader, record, START);
  salvage->lacks_options = lacks (&reader, record, OPTIONS);

  return salvage;
}

/**
 * table_salvage_load:
 * @path: (type filename): a file that is no record
 *
 * Finds out what of a damaged record is whole. The file is left as it is.
 *
 * Returns: (transfer full) (nullable): what is whole, or `NULL` if there is nothing
 */
TableSalvage *
table_salvage_load (const char *path)
{
  g_autoptr (GBytes) bytes = NULL;
  const char *text;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  bytes = doc_read_file (path, MAX_BYTES, NULL);
  if (bytes == NULL)
    return NULL;

  text = g_bytes_get_data (bytes, &length);

  return length > 0 ? table_salvage_parse (text, length) : NULL;
}

/**
 * table_salvage_free:
 * @salvage: (transfer full) (nullable): what is whole of a record
 *
 * Frees it, with the record if nobody has taken that.
 */
void
table_salvage_free (TableSalvage *salvage)
{
  if (salvage == NULL)
    return;

  g_clear_pointer (&salvage->record, table_record_free);
  g_free (salvage);
}
