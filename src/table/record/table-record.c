/* table-record.c: the record of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-record.h"

#include "doc-build.h"
#include "doc-measure.h"
#include "doc-parse.h"
#include "doc-write.h"
#include "table-complaint.h"
#include "table-earlier.h"
#include "table-head.h"
#include "text-line.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* A record has one of two names, which mean the same whatever the game is: one of them is
 * from the time when there was one game. The first one is written. */
#define FORMAT "kontor-record"
#define OTHER_FORMAT FORMER_NAME "-record"

/* The member of an undone event that waits until the game comes to it: the moment
 * when it was in force. */
#define WAITS "waits"

/* The member of an event that was entered by one touch with the one before it. */
#define ALONG "along"

#define MAX_NAME_LENGTH 40

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

/* Fifty times as many as a long game has. */
#define MAX_EVENTS 25000

/* A long evening fills a few hundred kilobytes. What is larger than this was
 * not written at a table and is not worth the memory. */
#define MAX_BYTES (16 * 1024 * 1024)

struct _TableRecord {
  JsonObject *root; /* all of the document, with what this program does not know */
  const TableGame *game;
  TableSetup *setup; /* as large as the game says */
  TablePerson people[TABLE_MAX_PLAYERS];
  GPtrArray *names; /* of arrays of strings: in each language, by seat, made fit for sentences; shared with copies */
  GArray *events; /* of the game's events; those in force, and any more that were checked */
  guint cursor;
  guint n_waiting; /* how many events at the end wait until the game comes to them */
  TableState *state; /* after the events in force */
  DocSize size; /* the document has no more than this */
};

G_DEFINE_QUARK (table-record-error-quark, table_record_error)

static TableRecord *copy_whole      (const TableRecord *record);
static void         measure_exactly (TableRecord       *record);

/* Reading the document apart from its events */

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

/**
 * table_person_is_named:
 * @person: somebody who plays
 *
 * Tells whether a person has a name, and does not just go by the colour, in whatever
 * language that was called when the game began.
 *
 * Returns: whether it is a name
 */
gboolean
table_person_is_named (const TablePerson *person)
{
  g_return_val_if_fail (person != NULL && person->name != NULL, FALSE);

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (*language);

      if (g_str_equal (person->name, table_color_get_name (person->color)))
        return FALSE;
    }

  return TRUE;
}

/* What everybody is called in the language that is spoken now. */
static char **
list_sentence_names (TableRecord    *record,
                     const gboolean *named)
{
  char **names = g_new0 (char *, TABLE_MAX_PLAYERS + 1);

  for (int seat = 0; seat < record->setup->n_players; seat++)
    names[seat] = text_line (named[seat] ? record->people[seat].name
                                         : table_color_get_name (record->people[seat].color), -1);

  return names;
}

/* Several threads may ask for them at once, each in its language: they are there beforehand. */
static void
set_sentence_names (TableRecord *record)
{
  gboolean named[TABLE_MAX_PLAYERS];

  for (int seat = 0; seat < record->setup->n_players; seat++)
    named[seat] = table_person_is_named (&record->people[seat]);

  record->names = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (*language);

      g_ptr_array_add (record->names, list_sentence_names (record, named));
    }
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

static gboolean
read_people (TableRecord    *record,
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

  set_sentence_names (record);

  return TRUE;
}

/* On what it depends what things consist of; `state` is how the game stands, or `NULL`
 * where nobody knows. */
static TableTerms
make_terms (const TableSetup *setup,
            const TableState *state)
{
  return (TableTerms) { .tracking = setup->tracking, .n_players = setup->n_players, .state = state };
}

static gboolean
read_setup (TableRecord    *record,
            const DocPlace *root,
            GError        **error)
{
  const TableTerms terms = make_terms (record->setup, NULL);

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

static JsonArray *
get_event_list (const TableRecord *record)
{
  return json_object_has_member (record->root, "events")
           ? json_object_get_array_member (record->root, "events")
           : NULL;
}

static void
set_rules_error (GError             **error,
                 const TableRecord   *record,
                 guint                index,
                 const TableEvent    *event,
                 const TableObstacle *obstacle)
{
  g_autofree char *sentence = table_obstacle_tell (record->game, table_record_get_names (record), obstacle);
  g_autofree char *rule = obstacle->rule == 0
                            ? g_strdup ("")
                            : g_strdup_printf (" [%s]", table_game_get_rule (record->game, obstacle->rule));

  /* What scripts look for is the same in every language. */
  g_set_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_RULES, "event %u (%s): %s%s",
               index + 1, record->game->events->ids[event->type], sentence, rule);
}

static TableEvent *
read_at (const TableRecord *record,
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
static TableEvent *
read_event (const TableRecord *record,
            guint              index,
            const TableState  *state,
            GError           **error)
{
  const TableTerms terms = make_terms (record->setup, state);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), record->root);
  DocPlace root = doc_place_root (node);
  DocPlace events = doc_place_get_member (&root, "events");
  DocPlace place = doc_place_get_element (&events, index);

  return read_at (record, &place, &terms, error);
}

static void
free_event (const TableRecord *record,
            TableEvent        *event)
{
  table_event_free (record->game->events, event);
}

/* Events stand one behind the other, as large as the game says: so many are looked at,
 * one after the other, that they must not lie apart. */
static TableEvent *
event_at (const TableRecord *record,
          guint              index)
{
  return (TableEvent *) (void *) (record->events->data + index * record->game->events->size);
}

/* The event is the record's from now on. */
static void
add_event (TableRecord *record,
           TableEvent  *event)
{
  g_array_append_vals (record->events, event, 1);
  g_free (event);
}

/* Forgets what was checked but for the first events. */
static void
forget_events (TableRecord *record,
               guint        n_events)
{
  if (record->events->len <= n_events)
    return;

  for (guint i = n_events; i < record->events->len; i++)
    table_event_clear (record->game->events, event_at (record, i));
  g_array_set_size (record->events, n_events);
}

/* Reads when an event that waits was in force. */
static gboolean
read_moment (const TableRecord *record,
             guint                index,
             TableOccasion       *moment)
{
  JsonNode *event = json_array_get_element (get_event_list (record), index);
  DocPlace place = { .node = json_object_get_member (json_node_get_object (event), WAITS) };

  return table_occasion_read (record->game, &place, moment, NULL);
}

/* Reads and checks the events from those that are checked already up to
 * `n`, in order, so that the first fault is the one that is told. */
static gboolean
check_events (TableRecord *record,
              guint        n,
              GError     **error)
{
  while (record->events->len < n)
    {
      guint index = record->events->len;
      TableEvent *event = read_event (record, index, record->state, error);
      TableObstacle obstacle;

      if (event == NULL)
        return FALSE;

      obstacle = table_state_apply (record->state, event, NULL);
      if (obstacle.kind != TABLE_OBSTACLE_NONE)
        {
          set_rules_error (error, record, index, event, &obstacle);
          free_event (record, event);
          return FALSE;
        }

      add_event (record, event);
    }

  return TRUE;
}

/* What waits until the game comes to it stands behind all other undone events, and
 * says so: whatever another program has put there cannot be played again. */
static guint
find_waiting (const TableRecord *record)
{
  guint n_events = table_record_get_n_events (record);
  guint n = 0;

  while (record->cursor + n < n_events)
    {
      TableOccasion moment;
      TableEvent *event;

      if (!read_moment (record, n_events - n - 1, &moment))
        break;

      event = read_event (record, n_events - n - 1, NULL, NULL);
      if (event == NULL)
        break;

      free_event (record, event);
      n++;
    }

  return n;
}

static TableRecord *
record_new_empty (const TableGame *game)
{
  TableRecord *record = g_new0 (TableRecord, 1);

  record->game = game;
  record->setup = g_malloc0 (game->setup_size);
  record->events = g_array_new (FALSE, FALSE, (guint) game->events->size);

  return record;
}

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

static void
write_cursor (TableRecord *record)
{
  if (record->cursor < table_record_get_n_events (record))
    json_object_set_int_member (record->root, "cursor", record->cursor);
  else
    json_object_remove_member (record->root, "cursor");

  if (json_object_has_member (record->root, "reached") && table_record_get_reached (record) == record->cursor)
    json_object_remove_member (record->root, "reached");
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
      || !read_people (record, &root, error)
      || !read_setup (record, &root, error)
      || !read_cursor (record, &root, most, &cursor, error)
      || !table_earlier_check (&root, error))
    return FALSE;

  record->state = table_state_new (record->game, record->setup, NULL);
  record->cursor = cursor;
  if (!check_events (record, cursor, error))
    return FALSE;

  record->n_waiting = find_waiting (record);
  doc_measure (node, &record->size);
  if (most < G_MAXUINT)
    write_cursor (record);

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

  record = record_new_empty (game);
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

/**
 * table_record_read:
 * @stream: where the record comes from
 * @error: return location for a `GError`, also of `G_IO_ERROR`
 *
 * Reads a record to the end of a stream. No more of it is read than a record
 * may be large.
 *
 * Returns: (transfer full): the record, or `NULL` with `error` set
 */
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

static JsonObject *
build_document (const TableGame   *game,
                const TableSetup  *setup,
                const TablePerson *people)
{
  const TableTerms terms = make_terms (setup, NULL);
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

static void
forget_people (TableRecord *record)
{
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    {
      g_clear_pointer (&record->people[seat].name, g_free);
      g_clear_pointer (&record->people[seat].language, g_free);
    }
  g_clear_pointer (&record->names, g_ptr_array_unref);
}

static void
copy_people (TableRecord       *record,
             const TablePerson *people)
{
  for (int seat = 0; seat < record->setup->n_players; seat++)
    record->people[seat] = (TablePerson) {
      .name = g_strdup (people[seat].name),
      .color = people[seat].color,
      .language = g_strdup (people[seat].language),
    };
}

/**
 * table_record_new:
 * @game: a game
 * @setup: what was agreed: one of @game, which nothing is wrong with
 * @people: (array): by seat, who plays
 *
 * Begins the record of a game, with no events.
 *
 * Returns: (transfer full): a record
 */
TableRecord *
table_record_new (const TableGame   *game,
                  const TableSetup  *setup,
                  const TablePerson *people)
{
  TableRecord *record;

  g_return_val_if_fail (game != NULL && setup != NULL && people != NULL, NULL);
  g_return_val_if_fail (setup->n_players >= game->min_players && setup->n_players <= game->max_players, NULL);

  record = record_new_empty (game);
  memcpy (record->setup, setup, game->setup_size);
  copy_people (record, people);
  set_sentence_names (record);
  record->root = build_document (game, setup, people);
  measure_exactly (record);
  record->state = table_state_new (game, setup, NULL);

  return record;
}

static void
append_events (JsonArray *events,
               GString   *text)
{
  guint length = json_array_get_length (events);

  g_string_append_c (text, '[');
  for (guint i = 0; i < length; i++)
    {
      g_autofree char *line = doc_write (json_array_get_element (events, i));

      g_string_append_printf (text, "%s\n    %s", i > 0 ? "," : "", line);
    }
  g_string_append (text, length > 0 ? "\n  ]" : "]");
}

static void
append_member (const char *name,
               JsonNode   *node,
               GString    *text)
{
  g_autoptr (JsonNode) key = json_node_init_string (json_node_alloc (), name);
  g_autofree char *quoted = doc_write (key);
  g_autofree char *value = NULL;

  g_string_append_printf (text, "  %s: ", quoted);

  if (g_str_equal (name, "events") && JSON_NODE_HOLDS_ARRAY (node))
    {
      append_events (json_node_get_array (node), text);
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
      append_member (name, node, text);
    }

  g_string_append (text, "\n}\n");

  return g_string_free (text, FALSE);
}

/**
 * table_record_free:
 * @record: (transfer full) (nullable): a record
 *
 * Frees a record with everything that was got from it.
 */
void
table_record_free (TableRecord *record)
{
  if (record == NULL)
    return;

  g_clear_pointer (&record->root, json_object_unref);
  forget_people (record);
  forget_events (record, 0);
  g_array_unref (record->events);
  table_state_free (record->state);
  g_free (record->setup);
  g_free (record);
}

/**
 * table_record_get_game:
 * @record: a record
 *
 * Tells which game was played.
 *
 * Returns: (transfer none): the game
 */
const TableGame *
table_record_get_game (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->game;
}

/**
 * table_record_get_setup:
 * @record: a record
 *
 * Tells what the table agreed on. It does not change as the game goes on.
 *
 * Returns: (transfer none): what was agreed before the first event, valid as
 *   long as the record
 */
const TableSetup *
table_record_get_setup (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->setup;
}

/**
 * table_record_get_person:
 * @record: a record
 * @seat: a seat, from 0, less than the number of players
 *
 * Tells who sits at a seat, with the name as it was given: for sentences there
 * is `table_record_get_names()`.
 *
 * Returns: (transfer none): who sits there, valid as long as the record
 */
const TablePerson *
table_record_get_person (const TableRecord *record,
                         int                seat)
{
  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < record->setup->n_players, NULL);

  return &record->people[seat];
}

/**
 * table_record_get_names:
 * @record: a record
 *
 * Gives the names of the players in a form that can stand in a sentence, as
 * anything at all may have been typed for a name. Who has none goes by the colour, in the
 * language that the calling thread speaks.
 *
 * Returns: (transfer none) (array): by seat, the names on one line and without
 *   control characters, one for each player, valid as long as the record;
 *   there need not be a `NULL` behind them
 */
const char *const *
table_record_get_names (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return (const char *const *) g_ptr_array_index (record->names, tongue_get_spoken ());
}

/**
 * table_record_get_state:
 * @record: a record
 *
 * Tells how the game stands now. Undone events have no part in it.
 *
 * Returns: (transfer none): how the game stands after the events in force,
 *   valid until the record changes
 */
const TableState *
table_record_get_state (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->state;
}

/**
 * table_record_get_n_events:
 * @record: a record
 *
 * Counts all events, so that a view knows whether any can be redone.
 *
 * Returns: how many events there are, in force and undone
 */
guint
table_record_get_n_events (const TableRecord *record)
{
  JsonArray *list;

  g_return_val_if_fail (record != NULL, 0);

  list = get_event_list (record);

  return list != NULL ? json_array_get_length (list) : 0;
}

/**
 * table_record_get_cursor:
 * @record: a record
 *
 * Counts the events that make up the game as it stands.
 *
 * Returns: how many events are in force, from 0 to all
 */
guint
table_record_get_cursor (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->cursor;
}

/**
 * table_record_get_n_known:
 * @record: a record
 *
 * Counts the events that were checked: those in force, and of the undone ones
 * those that were in force before. Nothing is asked of the undone events of a
 * record that was read, so they are not known until they are redone.
 *
 * Returns: how many of the events, from the first on, can be looked at
 */
guint
table_record_get_n_known (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->events->len;
}

/**
 * table_record_get_event:
 * @record: a record
 * @index: which event, from 0, less than table_record_get_n_known()
 *
 * Looks at an event.
 *
 * Returns: (transfer none): the event, valid until the record changes
 */
const TableEvent *
table_record_get_event (const TableRecord *record,
                        guint              index)
{
  g_return_val_if_fail (record != NULL && index < record->events->len, NULL);

  return event_at (record, index);
}

/**
 * table_record_is_same_draw:
 * @record: a record
 * @index: which event, from 0, less than table_record_get_n_known()
 * @event: an event
 *
 * Tells whether an event is a draw or a roll, and the same came as was recorded,
 * whatever else there is to it.
 *
 * Returns: whether the same was drawn or rolled
 */
gboolean
table_record_is_same_draw (const TableRecord *record,
                           guint              index,
                           const TableEvent  *event)
{
  TableTerms terms;

  g_return_val_if_fail (record != NULL && index < record->events->len && event != NULL, FALSE);

  terms = make_terms (record->setup, NULL);

  return table_event_is_same_draw (record->game->events, table_record_get_event (record, index), event, &terms);
}

/* Looks up a text of an event that only tells about it. */
static const char *
get_text (JsonObject *event,
          const char *name)
{
  JsonNode *node = json_object_get_member (event, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
}

/* Anything but `true` is somebody else's. */
static gboolean
goes_along (JsonObject *event)
{
  JsonNode *node = json_object_get_member (event, ALONG);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (node);
}

/**
 * table_record_get_stamp:
 * @record: a record
 * @index: which event, from 0, undone ones too
 *
 * Looks up when an event happened, who rolled, and with what it was entered, as far
 * as the record says.
 *
 * Returns: what is known, whose texts are valid until the record changes
 */
TableStamp
table_record_get_stamp (const TableRecord *record,
                        guint              index)
{
  const TableStamp nothing = { 0 };
  JsonObject *event;

  g_return_val_if_fail (record != NULL && index < table_record_get_n_events (record), nothing);

  event = json_array_get_object_element (get_event_list (record), index);

  return (TableStamp) { .at = get_text (event, "at"), .by = get_text (event, "by"), .along = goes_along (event) };
}

/**
 * table_record_is_unasked:
 * @record: a record
 * @index: which event, from 0, undone ones too
 *
 * Tells whether somebody has passed without being asked, as there was nothing else to do.
 *
 * Returns: whether it is so
 */
gboolean
table_record_is_unasked (const TableRecord *record,
                         guint              index)
{
  JsonObject *event;

  g_return_val_if_fail (record != NULL && index < table_record_get_n_events (record), FALSE);

  event = json_array_get_object_element (get_event_list (record), index);

  return record->game->pass != TABLE_NOBODY
         && g_strcmp0 (get_text (event, "type"), record->game->events->ids[record->game->pass]) == 0
         && g_strcmp0 (get_text (event, "by"), "app") == 0;
}

/**
 * table_record_get_time:
 * @record: a record
 * @index: which event, from 0, less than table_record_get_n_known()
 *
 * Tells when an event happened.
 *
 * Returns: (transfer full) (nullable): the time, in UTC, or `NULL` if the record
 *   tells none, or something that is none
 */
GDateTime *
table_record_get_time (const TableRecord *record,
                       guint              index)
{
  const char *at = table_record_get_stamp (record, index).at;
  g_autoptr (GDateTime) time = at != NULL ? g_date_time_new_from_iso8601 (at, NULL) : NULL;

  return time != NULL ? g_date_time_to_utc (time) : NULL;
}

/* Plays the first `n` events, which were checked before, from the start. */
static void
fold (TableRecord *record,
      guint        n)
{
  table_state_clear (record->state);
  table_state_init (record->state, record->game, record->setup, NULL);

  for (guint i = 0; i < n; i++)
    table_state_apply (record->state, event_at (record, i), NULL);
}

/**
 * table_record_move_cursor:
 * @record: a record
 * @cursor: how many events shall be in force, at most all
 * @error: return location for a `GError` of `DOC_ERROR` or `TABLE_RECORD_ERROR`
 *
 * Undoes or redoes events. Undone events of a record that was read are
 * checked only now that they are redone.
 *
 * Returns: `TRUE` if the cursor was moved; otherwise nothing has changed
 */
gboolean
table_record_move_cursor (TableRecord *record,
                          guint        cursor,
                          GError     **error)
{
  guint n_checked;

  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (cursor <= table_record_get_n_events (record), FALSE);

  n_checked = record->events->len;
  fold (record, MIN (cursor, n_checked));

  if (!check_events (record, cursor, error))
    {
      forget_events (record, n_checked);
      fold (record, record->cursor);
      return FALSE;
    }

  record->cursor = cursor;
  record->n_waiting = MIN (record->n_waiting, table_record_get_n_events (record) - cursor);
  write_cursor (record);

  return TRUE;
}

/**
 * table_record_get_reached:
 * @record: a record
 *
 * Tells how far the game had come before the table went back in it. What was undone at that
 * time comes later.
 *
 * Returns: how many events were in force then, or are now if nobody has gone back
 */
guint
table_record_get_reached (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return MIN (table_earlier_read_reached (record->root, record->cursor), table_record_get_n_events (record));
}

/**
 * table_record_set_reached:
 * @record: a record of which events are undone
 * @reached: how many were in force before the table went back
 *
 * Remembers how far the game had come, until it has come as far again or goes on otherwise.
 */
void
table_record_set_reached (TableRecord *record,
                          guint        reached)
{
  g_return_if_fail (record != NULL);

  if (reached > record->cursor)
    json_object_set_int_member (record->root, "reached", reached);
}

/**
 * table_record_check_undone:
 * @record: a record
 *
 * Checks the events that were undone in an earlier sitting, so that they can
 * be looked at and redone: those that fit, up to the first that does not, or that
 * waits until the game comes to it. Nothing changes but table_record_get_n_known().
 */
void
table_record_check_undone (TableRecord *record)
{
  g_return_if_fail (record != NULL);

  fold (record, record->events->len);
  check_events (record, table_record_get_n_events (record) - record->n_waiting, NULL);
  fold (record, record->cursor);
}

/* Room */

static void
measure_exactly (TableRecord *record)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), record->root);
  g_autofree char *text = table_record_to_text (record);

  doc_measure (node, &record->size);
  record->size.n_bytes = strlen (text);
}

static gboolean
fits (const DocSize *size,
      const DocSize *extra)
{
  return size->n_values + extra->n_values <= DOC_MAX_VALUES && size->n_bytes + extra->n_bytes <= MAX_BYTES;
}

/* Whether there is a place for each member of our own, those that are there among them. */
static gboolean
has_members_left (const TableRecord *record)
{
  guint n_members = json_object_get_size (record->root);

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
  if (!has_members_left (record))
    return FALSE;
  if (fits (&record->size, extra))
    return TRUE;

  measure_exactly (record);
  if (!could_have_room (record, extra))
    return FALSE;
  while (!fits (&record->size, extra) && table_earlier_drop (record->root))
    measure_exactly (record);

  return fits (&record->size, extra);
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

  if (json_object_has_member (record->root, "id") || !has_members_left (record) || !fits (&record->size, &size))
    return;

  table_head_identify (record->root);
  record->size.n_values += size.n_values;
  record->size.n_bytes += size.n_bytes;
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

static gboolean
make_room_for_event (TableRecord *record,
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

static gboolean
make_room_for_aside (TableRecord *record,
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

/* Adding */

static JsonArray *
need_event_list (TableRecord *record)
{
  if (get_event_list (record) == NULL)
    json_object_set_array_member (record->root, "events", json_array_new ());

  return get_event_list (record);
}

static void
add_elements (JsonArray *list,
              JsonArray *from,
              guint      first)
{
  for (guint i = first; from != NULL && i < json_array_get_length (from); i++)
    json_array_add_element (list, json_array_dup_element (from, i));
}

/* The events behind the first ones, as they are written. */
static JsonArray *
copy_tail (const TableRecord *record,
           guint              after)
{
  JsonArray *tail = json_array_new ();

  add_elements (tail, get_event_list (record), after);

  return tail;
}

static void
cut_tail (TableRecord *record,
          guint        after)
{
  JsonArray *list = need_event_list (record);

  for (guint i = json_array_get_length (list); i > after; i--)
    json_array_remove_element (list, i - 1);

  if (json_object_has_member (record->root, "reached"))
    json_object_remove_member (record->root, "reached");
  forget_events (record, after);
  record->n_waiting = 0;
}

/* Builds the event as the document will have it, and reads it again from
 * there: so the record owns what it holds, and holds nothing that it could
 * not read back. The event's JSON belongs to the caller; it is `NULL` if the
 * event is not well-formed. */
static JsonNode *
make_own (const TableRecord *record,
          const TableEvent  *event,
          const TableStamp  *stamp,
          TableEvent       **own)
{
  const TableTerms terms = make_terms (record->setup, record->state);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;
  DocPlace place;

  table_event_build (record->game->events, event, &terms, builder);
  node = json_builder_get_root (builder);
  place = doc_place_root (node);

  *own = read_at (record, &place, &terms, NULL);
  if (*own == NULL)
    return NULL;

  object = json_node_get_object (node);
  if (stamp != NULL && stamp->at != NULL)
    json_object_set_string_member (object, "at", stamp->at);
  if (stamp != NULL && stamp->by != NULL)
    json_object_set_string_member (object, "by", stamp->by);
  if (stamp != NULL && stamp->along)
    json_object_set_boolean_member (object, ALONG, TRUE);

  return g_steal_pointer (&node);
}

/* What is undone, and what waits, makes room for an event, but is kept. */
static void
set_undone_aside (TableRecord *record,
                  JsonArray   *replaced,
                  const char  *at)
{
  const TableEarlier aside = {
    .after = record->cursor, .cursor = record->cursor, .reached = table_record_get_reached (record),
    .until = record->cursor + 1, .at = at, .events = replaced,
  };

  if (json_array_get_length (replaced) > 0)
    table_earlier_push (record->root, &aside);
  else
    table_earlier_settle (record->root);

  cut_tail (record, record->cursor);
}

/* Takes an event with its JSON, if nothing stands against it. Both are the
 * record's from now on, or gone. */
static TableObstacle
take_event (TableRecord *record,
            TableEvent  *own,
            JsonNode    *node,
            GArray      *effects)
{
  g_autoptr (JsonArray) replaced = copy_tail (record, record->cursor);
  gboolean goes_on = record->n_waiting > 0;
  TableObstacle obstacle = table_state_examine (record->state, own);

  if (obstacle.kind == TABLE_OBSTACLE_NONE && !make_room_for_event (record, node, replaced))
    obstacle = (TableObstacle) { .kind = TABLE_OBSTACLE_RECORD_FULL, .player = TABLE_NOBODY };
  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    {
      free_event (record, own);
      json_node_unref (node);
      return obstacle;
    }

  set_undone_aside (record, replaced, get_text (json_node_get_object (node), "at"));
  table_state_apply (record->state, own, effects);
  json_array_add_element (get_event_list (record), node);
  add_event (record, own);
  record->cursor++;
  write_cursor (record);
  /* What waited is put back by whoever plays it, and nothing may have been replaced. */
  if (!goes_on)
    table_earlier_trim (record->root);

  return obstacle;
}

/**
 * table_record_append:
 * @record: a record
 * @event: (transfer none): the event that happened, well-formed for the game:
 *   of the ranges and lengths that the record allows
 * @stamp: (nullable): when it happened and who rolled
 * @effects: (element-type TableEffect) (nullable): where to report what it causes
 *
 * Adds an event at the cursor. Events that were undone, or wait, are set aside; where
 * any waited table_record_close_earlier() is to be called in the end. If something
 * stands against the event, or the record is full, nothing changes.
 *
 * Returns: the obstacle, of kind `TABLE_OBSTACLE_NONE` if `event` happened
 */
TableObstacle
table_record_append (TableRecord        *record,
                     const TableEvent   *event,
                     const TableStamp   *stamp,
                     GArray             *effects)
{
  const TableObstacle wrong_use = { .kind = TABLE_OBSTACLE_NOT_NOW, .player = TABLE_NOBODY };
  TableEvent *own;
  JsonNode *node;

  g_return_val_if_fail (record != NULL, wrong_use);
  g_return_val_if_fail (event != NULL, wrong_use);

  node = make_own (record, event, stamp, &own);
  g_return_val_if_fail (node != NULL, wrong_use);

  return take_event (record, own, node, effects);
}

/* An event as it is written, but that it waits, and perhaps with what it was entered. */
static JsonNode *
copy_event (const TableRecord *record,
            guint              index,
            gboolean           along)
{
  JsonNode *node = json_array_get_element (get_event_list (record), index);
  JsonObject *object = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    if (!g_str_equal (name, WAITS) && (along || !g_str_equal (name, ALONG)))
      json_object_set_member (object, name, json_node_copy (member));

  node = json_node_alloc ();
  json_node_init_object (node, object);
  json_object_unref (object);

  return node;
}

/**
 * table_record_append_from:
 * @record: a record
 * @source: another record, of the same players and tracking
 * @index: which event of @source, from 0; if it is undone, one that is an event
 *   of this program
 *
 * Adds an event of another record at the cursor, like table_record_append(),
 * with everything that its document says of it.
 *
 * Returns: the obstacle, of kind `TABLE_OBSTACLE_NONE` if it happened
 */
TableObstacle
table_record_append_from (TableRecord       *record,
                          const TableRecord *source,
                          guint              index)
{
  const TableObstacle wrong_use = { .kind = TABLE_OBSTACLE_NOT_NOW, .player = TABLE_NOBODY };
  TableEvent *own;

  g_return_val_if_fail (record != NULL && source != NULL && record != source, wrong_use);
  g_return_val_if_fail (index < table_record_get_n_events (source), wrong_use);

  own = read_event (source, index, NULL, NULL);
  g_return_val_if_fail (own != NULL, wrong_use);

  return take_event (record, own, copy_event (source, index, TRUE), NULL);
}

/**
 * table_record_part_last:
 * @record: a record to which table_record_append_from() has just added an event
 *
 * Says of that event that it was not entered by one touch with the one before it, so
 * that it is undone by itself.
 */
void
table_record_part_last (TableRecord *record)
{
  g_return_if_fail (record != NULL && record->cursor > 0);

  json_object_remove_member (json_array_get_object_element (get_event_list (record), record->cursor - 1), ALONG);
}

/**
 * table_record_keep_undone:
 * @record: a record in which nothing waits
 * @source: another record
 * @index: which event of @source, from 0
 *
 * Adds an event of another record behind all others, as one that is undone
 * and could be redone. Nothing is asked of it.
 */
void
table_record_keep_undone (TableRecord       *record,
                          const TableRecord *source,
                          guint              index)
{
  g_return_if_fail (record != NULL && source != NULL && record != source);
  g_return_if_fail (index < table_record_get_n_events (source));
  g_return_if_fail (record->n_waiting == 0);

  json_array_add_element (need_event_list (record), copy_event (source, index, TRUE));
  write_cursor (record);
}

/**
 * table_record_keep_waiting:
 * @record: a record
 * @source: another record
 * @index: which event of @source, from 0
 * @moment: when it was in force
 * @along: whether it still comes behind what it was entered with by one touch
 *
 * Adds an event of another record behind all others, as one that waits until the
 * game comes to that moment. In the file it is an undone event like others, which
 * says of itself for what it waits.
 */
void
table_record_keep_waiting (TableRecord       *record,
                           const TableRecord *source,
                           guint                index,
                           const TableOccasion *moment,
                           gboolean             along)
{
  JsonNode *node;

  g_return_if_fail (record != NULL && source != NULL && record != source);
  g_return_if_fail (index < table_record_get_n_events (source));
  g_return_if_fail (moment != NULL);

  node = copy_event (source, index, along);
  /* Where a stranger's event has all the members that it may have, it is only undone. */
  if (json_object_get_size (json_node_get_object (node)) < DOC_MAX_MEMBERS)
    {
      json_object_set_member (json_node_get_object (node), WAITS, table_occasion_build (record->game, moment));
      record->n_waiting++;
    }
  json_array_add_element (need_event_list (record), node);
  write_cursor (record);
}

/**
 * table_record_get_n_waiting:
 * @record: a record
 *
 * Counts the events at the end that were in force before the past was corrected,
 * and wait until the game comes to them.
 *
 * Returns: how many of the undone events wait
 */
guint
table_record_get_n_waiting (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->n_waiting;
}

/**
 * table_record_get_waiting:
 * @record: a record
 * @i: which of the events that wait, from 0
 * @event: (out) (transfer full): the event, for table_event_free()
 *
 * Looks at an event that waits.
 *
 * Returns: the moment when it was in force
 */
TableOccasion
table_record_get_waiting (const TableRecord *record,
                          guint              i,
                          TableEvent       **event)
{
  TableOccasion moment = { 0 };
  guint index;

  g_return_val_if_fail (record != NULL && i < record->n_waiting && event != NULL, moment);

  index = table_record_get_n_events (record) - record->n_waiting + i;
  *event = read_event (record, index, NULL, NULL);
  if (*event == NULL || !read_moment (record, index, &moment))
    g_assert_not_reached ();

  return moment;
}

/**
 * table_record_is_same_event:
 * @record: a record
 * @index: which of its events, from 0, undone ones too
 * @other: another record
 * @other_index: which event of @other, from 0, undone ones too
 *
 * Tells whether an event is written in two records alike, whether it waits or not, and
 * whatever it was entered with.
 *
 * Returns: whether it is
 */
gboolean
table_record_is_same_event (const TableRecord *record,
                            guint              index,
                            const TableRecord *other,
                            guint              other_index)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) other_node = NULL;

  g_return_val_if_fail (record != NULL && index < table_record_get_n_events (record), FALSE);
  g_return_val_if_fail (other != NULL && other_index < table_record_get_n_events (other), FALSE);

  /* Copies share what they were made of. */
  if (json_array_get_object_element (get_event_list (record), index)
      == json_array_get_object_element (get_event_list (other), other_index))
    return TRUE;

  node = copy_event (record, index, FALSE);
  other_node = copy_event (other, other_index, FALSE);

  return json_node_equal (node, other_node);
}

/* What was replaced */

/* Whether what was set aside belongs to the game as it stands: another program may have
 * left anything. */
static gboolean
is_usable (const TableRecord *record,
           guint              i)
{
  TableEarlier aside = table_earlier_get (record->root, i);

  return aside.after <= table_record_get_n_events (record)
         && aside.after + json_array_get_length (aside.events) <= MAX_EVENTS;
}

static guint
check_usable (const TableRecord *record,
              guint              i)
{
  return i != TABLE_NO_EARLIER && is_usable (record, i) ? i : TABLE_NO_EARLIER;
}

/**
 * table_record_find_undo:
 * @record: a record
 *
 * Looks for what undoing brings back next in the place of what replaced it.
 *
 * Returns: which of what was set aside, from 0, or `TABLE_NO_EARLIER` if undoing
 *   takes back an event
 */
guint
table_record_find_undo (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, TABLE_NO_EARLIER);

  return check_usable (record, table_earlier_find_undo (record->root, record->cursor));
}

/**
 * table_record_find_redo:
 * @record: a record
 *
 * Looks for what redoing brings back next in the place of what was undone.
 *
 * Returns: which of what was set aside, from 0, or `TABLE_NO_EARLIER` if redoing
 *   brings back an event
 */
guint
table_record_find_redo (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, TABLE_NO_EARLIER);

  return check_usable (record, table_earlier_find_redo (record->root, record->cursor));
}

/**
 * table_record_get_n_earlier:
 * @record: a record
 *
 * Counts what was replaced and kept.
 *
 * Returns: how much was set aside, at most 50
 */
guint
table_record_get_n_earlier (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return table_earlier_get_length (record->root);
}

/**
 * table_record_get_earlier:
 * @record: a record
 * @i: which of what was set aside, from 0, the oldest first
 *
 * Looks at what was replaced.
 *
 * Returns: what it was, valid until the record changes
 */
TableEarlier
table_record_get_earlier (const TableRecord *record,
                          guint              i)
{
  const TableEarlier nothing = { 0 };

  g_return_val_if_fail (record != NULL && i < table_earlier_get_length (record->root), nothing);

  return table_earlier_get (record->root, i);
}

/* Puts events behind the first ones, and as many in force as were and still can be. */
static void
put_tail (TableRecord *record,
          guint        after,
          JsonArray   *events,
          guint        cursor)
{
  cut_tail (record, after);
  add_elements (get_event_list (record), events, 0);

  cursor = MIN (cursor, table_record_get_n_events (record));
  fold (record, record->events->len);
  check_events (record, cursor, NULL);
  record->cursor = MIN (cursor, record->events->len);
  record->n_waiting = find_waiting (record);
  table_record_check_undone (record);
  write_cursor (record);
}

static JsonArray *
get_players (const TableRecord *record)
{
  return json_object_get_array_member (record->root, "players");
}

/* Players as they are written, in a record of nothing else, or NULL if the game cannot
 * have these. */
static TableRecord *
read_players (const TableRecord *record,
              JsonArray         *players)
{
  g_autoptr (TableRecord) read = record_new_empty (record->game);
  g_autoptr (JsonNode) node = json_node_alloc ();
  DocPlace root;

  read->root = json_object_new ();
  json_object_set_array_member (read->root, "players", json_array_ref (players));
  json_node_init_object (node, read->root);
  root = doc_place_root (node);
  if (!read_people (read, &root, NULL) || read->setup->n_players != record->setup->n_players)
    return NULL;

  return g_steal_pointer (&read);
}

/* Players that were replaced: another program may have left anything there. */
static JsonArray *
ref_players (const TableRecord  *record,
             const TableEarlier *aside)
{
  g_autoptr (TableRecord) read = aside->players != NULL ? read_players (record, aside->players) : NULL;

  return read != NULL ? json_array_ref (aside->players) : NULL;
}

static void
put_players (TableRecord *record,
             JsonArray   *players)
{
  g_autoptr (TableRecord) read = read_players (record, players);

  g_assert (read != NULL);
  forget_people (record);
  copy_people (record, read->people);
  record->names = g_ptr_array_ref (read->names);
  json_object_set_array_member (record->root, "players", json_array_ref (players));
}

/* Puts events in the place of those behind the first ones, and players in the place of
 * others, if there are any. What stood there is set aside. */
static gboolean
replace_all (TableRecord *record,
             guint        after,
             JsonArray   *events,
             guint        cursor,
             JsonArray   *players,
             gboolean     undone,
             const char  *at)
{
  g_autoptr (JsonArray) replaced = copy_tail (record, after);
  g_autoptr (JsonArray) people = players != NULL ? json_array_ref (get_players (record)) : NULL;
  const TableEarlier aside = {
    .after = after, .cursor = record->cursor, .reached = table_record_get_reached (record), .undone = undone,
    .at = at, .events = replaced, .players = people,
  };

  if (!make_room_for_aside (record, replaced, people))
    return FALSE;

  if (players != NULL)
    put_players (record, players);
  put_tail (record, after, events, cursor);
  table_earlier_push (record->root, &aside);
  table_earlier_set_until (record->root, record->cursor);
  table_earlier_trim (record->root);

  return TRUE;
}

static gboolean
replace_tail (TableRecord *record,
              guint        after,
              JsonArray   *events,
              guint        cursor,
              gboolean     undone,
              const char  *at)
{
  return replace_all (record, after, events, cursor, NULL, undone, at);
}

/* A player as the document says, but for what is changed. */
static JsonObject *
change_player (JsonObject        *old,
               const TablePerson *person)
{
  JsonObject *object = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  json_object_iter_init_ordered (&iter, old);
  while (json_object_iter_next_ordered (&iter, &name, &member))
    json_object_set_member (object, name, json_node_copy (member));

  json_object_set_string_member (object, "name", person->name);
  json_object_set_string_member (object, "color", table_color_ids[person->color]);
  if (person->language != NULL)
    json_object_set_string_member (object, "language", person->language);
  else if (json_object_has_member (object, "language"))
    json_object_remove_member (object, "language");

  return object;
}

/**
 * table_record_change_people:
 * @record: a record
 * @people: (array): by seat, who plays: names of 1 to 40 characters, and colours of which
 *   no two are alike
 * @at: (nullable): the time, in UTC
 *
 * Tells otherwise who plays. Who it was before is set aside, and
 * table_record_undo_replacing() brings it back.
 *
 * Returns: whether there was room; if not nothing has changed
 */
gboolean
table_record_change_people (TableRecord       *record,
                            const TablePerson *people,
                            const char        *at)
{
  g_autoptr (JsonArray) players = json_array_new ();
  g_autoptr (JsonArray) nothing = json_array_new ();
  g_autoptr (TableRecord) read = NULL;

  g_return_val_if_fail (record != NULL && people != NULL, FALSE);

  for (int seat = 0; seat < record->setup->n_players; seat++)
    {
      JsonObject *old = json_array_get_object_element (get_players (record), (guint) seat);

      json_array_add_object_element (players, change_player (old, &people[seat]));
    }

  read = read_players (record, players);
  g_return_val_if_fail (read != NULL, FALSE);

  return replace_all (record, table_record_get_n_events (record), nothing, record->cursor, players, FALSE, at);
}

/* After how many events stands what takes the place of what was set aside. No event goes
 * for other players, though there may be more events by now, undone. */
static guint
get_after (const TableRecord  *record,
           const TableEarlier *aside)
{
  return aside->players != NULL ? table_record_get_n_events (record) : aside->after;
}

/* Puts what was set aside in its place again; what goes for it is kept in turn. */
static gboolean
bring_back (TableRecord *record,
            guint        i,
            gboolean     undone,
            const char  *at)
{
  const TableEarlier aside = table_earlier_get (record->root, i);
  g_autoptr (JsonArray) events = json_array_ref (aside.events);
  g_autoptr (JsonArray) players = ref_players (record, &aside);
  const guint after = get_after (record, &aside);

  if (undone || !table_earlier_is_paired (record->root))
    {
      if (!replace_all (record, after, events, aside.cursor, players, undone, at))
        return FALSE;

      table_record_set_reached (record, aside.reached);
      return TRUE;
    }

  /* What goes now is still set aside from the first time. */
  if (players != NULL)
    put_players (record, players);
  put_tail (record, after, events, aside.cursor);
  table_record_set_reached (record, aside.reached);
  table_earlier_pop (record->root);

  return TRUE;
}

/**
 * table_record_undo_replacing:
 * @record: a record in which table_record_find_undo() finds something
 * @at: (nullable): the time, in UTC
 *
 * Takes back what replaced events: a correction, taking one out, or an event that
 * was entered where others were undone.
 *
 * Returns: whether there was room for what goes in turn; if not nothing has changed
 */
gboolean
table_record_undo_replacing (TableRecord *record,
                             const char  *at)
{
  guint i;

  g_return_val_if_fail (record != NULL, FALSE);

  i = table_record_find_undo (record);
  g_return_val_if_fail (i != TABLE_NO_EARLIER, FALSE);

  return bring_back (record, i, TRUE, at);
}

/* Sees to it that the document can be read again when what was undone by replacing is redone,
 * which leaves out one that is set aside, but writes its events on lines of their own.
 * Undoing has left room for that; where a stranger's document has none nothing is
 * forgotten for it, as that might be what is to be redone. */
static gboolean
make_room_for_redo (TableRecord *record,
                    guint        i)
{
  guint n_events = json_array_get_length (table_earlier_get (record->root, i).events);
  const DocSize size = {
    .n_values = VALUES_OF_CURSOR, .n_bytes = BYTES_OF_CURSOR + (gsize) n_events * BYTES_OF_LINE,
  };

  if (!fits (&record->size, &size))
    measure_exactly (record);
  if (!has_members_left (record) || !fits (&record->size, &size))
    return FALSE;

  record->size.n_values += size.n_values;
  record->size.n_bytes += size.n_bytes;

  return TRUE;
}

/**
 * table_record_redo_replacing:
 * @record: a record in which table_record_find_redo() finds something
 * @at: (nullable): the time, in UTC
 *
 * Does again what table_record_undo_replacing() took back.
 *
 * Returns: whether there was room; if not nothing has changed
 */
gboolean
table_record_redo_replacing (TableRecord *record,
                             const char  *at)
{
  guint i;

  g_return_val_if_fail (record != NULL, FALSE);

  i = table_record_find_redo (record);
  g_return_val_if_fail (i != TABLE_NO_EARLIER, FALSE);

  return make_room_for_redo (record, i) && bring_back (record, i, FALSE, at);
}

/**
 * table_record_set_aside:
 * @record: a record that was made of @source
 * @source: the record in whose place it comes
 * @after: how many of the first events are the same in both
 * @at: (nullable): the time, in UTC
 *
 * Keeps in a corrected record what stood there before it was corrected.
 *
 * Returns: whether there was room
 */
gboolean
table_record_set_aside (TableRecord       *record,
                        const TableRecord *source,
                        guint              after,
                        const char        *at)
{
  g_autoptr (JsonArray) replaced = NULL;
  TableEarlier aside = { .after = after, .at = at };

  g_return_val_if_fail (record != NULL && source != NULL && record != source, FALSE);

  replaced = copy_tail (source, after);
  if (!make_room_for_aside (record, replaced, NULL))
    return FALSE;

  aside.cursor = source->cursor;
  aside.reached = table_record_get_reached (source);
  aside.until = record->cursor;
  aside.events = replaced;
  table_earlier_push (record->root, &aside);
  table_earlier_trim (record->root);

  return TRUE;
}

/* Whether behind an event that was entered all stands as it did before it. */
static gboolean
is_pushed_only (const TableRecord *record,
                const TableEarlier  *aside)
{
  JsonArray *list = get_event_list (record);
  guint length = json_array_get_length (aside->events);

  if (record->cursor != aside->after + 1 || json_array_get_length (list) != record->cursor + length)
    return FALSE;

  for (guint i = 0; i < length; i++)
    if (!json_node_equal (json_array_get_element (list, record->cursor + i), json_array_get_element (aside->events, i)))
      return FALSE;

  return TRUE;
}

/**
 * table_record_close_earlier:
 * @record: a record, after an event and what waited for it
 *
 * To be called after an event that was entered where others wait, when those have been
 * played or wait again, so that all of it is undone at once. Where nothing has been replaced after all nothing stays
 * set aside.
 */
void
table_record_close_earlier (TableRecord *record)
{
  TableEarlier aside;

  g_return_if_fail (record != NULL && table_earlier_get_length (record->root) > 0);

  aside = table_earlier_get (record->root, table_earlier_get_length (record->root) - 1);
  if (is_pushed_only (record, &aside))
    table_earlier_pop (record->root);
  else
    table_earlier_set_until (record->root, record->cursor);
  table_earlier_trim (record->root);
}

/**
 * table_record_drop_waiting:
 * @record: a record in which something waits
 * @at: (nullable): the time, in UTC
 *
 * Sets aside what waits, so that the game goes on without it.
 *
 * Returns: whether there was room; if not nothing has changed
 */
gboolean
table_record_drop_waiting (TableRecord *record,
                           const char  *at)
{
  g_autoptr (JsonArray) nothing = json_array_new ();

  g_return_val_if_fail (record != NULL && record->n_waiting > 0, FALSE);

  return replace_tail (record, table_record_get_n_events (record) - record->n_waiting, nothing, record->cursor,
                       FALSE, at);
}

/**
 * table_record_step_back:
 * @record: a record of which something was replaced
 *
 * Puts what was replaced last back into its place, for good: it is not set aside any
 * more, and neither is what stood there instead. It is for copies to look at.
 *
 * Returns: `FALSE` if another program has left something that does not belong to the
 *   game; then nothing has changed
 */
gboolean
table_record_step_back (TableRecord *record)
{
  g_autoptr (JsonArray) events = NULL;
  TableEarlier aside;
  guint last;

  g_return_val_if_fail (record != NULL && table_earlier_get_length (record->root) > 0, FALSE);

  last = table_earlier_get_length (record->root) - 1;
  if (!is_usable (record, last))
    return FALSE;

  aside = table_earlier_get (record->root, last);
  events = json_array_ref (aside.events);
  put_tail (record, get_after (record, &aside), events, aside.cursor);
  table_record_set_reached (record, aside.reached);
  table_earlier_pop (record->root);

  return TRUE;
}

/**
 * table_record_copy_earlier:
 * @record: a record
 * @i: which of what was set aside, from 0, the oldest first
 *
 * Copies a record as it was before something was replaced: from the last on, each
 * counts on what stood there when it was set aside.
 *
 * Returns: (transfer full) (nullable): the copy, or `NULL` if another program has left
 *   something that does not belong to the game
 */
TableRecord *
table_record_copy_earlier (const TableRecord *record,
                           guint              i)
{
  g_autoptr (TableRecord) copy = NULL;

  g_return_val_if_fail (record != NULL && i < table_earlier_get_length (record->root), NULL);

  copy = copy_whole (record);
  while (table_earlier_get_length (copy->root) > i)
    if (!table_record_step_back (copy))
      return NULL;

  return g_steal_pointer (&copy);
}

/**
 * table_record_go_back:
 * @record: a record
 * @i: which of what was set aside, from 0, the oldest first
 * @at: (nullable): the time, in UTC
 *
 * Puts what was set aside back into its place, and aside what stands there now. What was
 * undone when it was set aside is in force again: it is wanted back. Where the table had gone
 * back in the game, that is as far as the game had come, and what was undone before stays so.
 *
 * Returns: whether it was possible; if not nothing has changed
 */
gboolean
table_record_go_back (TableRecord *record,
                      guint        i,
                      const char  *at)
{
  g_autoptr (TableRecord) before = NULL;
  g_autoptr (JsonArray) events = NULL;
  guint after, cursor;

  g_return_val_if_fail (record != NULL && i < table_earlier_get_length (record->root), FALSE);

  before = table_record_copy_earlier (record, i);
  if (before == NULL)
    return FALSE;

  after = table_record_get_n_events (record);
  for (guint j = i; j < table_earlier_get_length (record->root); j++)
    after = MIN (after, table_earlier_get (record->root, j).after);
  events = copy_tail (before, after);
  cursor = before->cursor > after ? before->cursor : table_record_get_reached (before);

  return replace_tail (record, after, events, cursor > after ? cursor : table_record_get_n_known (before), FALSE, at);
}

/* Copying */

/* Lists change, what is in them does not. */
static JsonArray *
copy_list (JsonArray *list)
{
  JsonArray *copy = json_array_sized_new (json_array_get_length (list));

  add_elements (copy, list, 0);

  return copy;
}

static JsonObject *
copy_document (const TableRecord *record)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, record->root);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (g_str_equal (name, "events"))
      json_object_set_array_member (copy, name, copy_list (json_node_get_array (node)));
    else if (g_str_equal (name, "earlier"))
      json_object_set_array_member (copy, name, table_earlier_copy (record->root));
    else
      json_object_set_member (copy, name, json_node_copy (node));

  return copy;
}

static TableRecord *
copy_whole (const TableRecord *record)
{
  TableRecord *copy = record_new_empty (record->game);

  copy->root = copy_document (record);
  memcpy (copy->setup, record->setup, record->game->setup_size);
  copy->cursor = record->cursor;
  copy->n_waiting = record->n_waiting;
  copy->size = record->size;
  copy_people (copy, record->people);
  copy->names = g_ptr_array_ref (record->names);
  copy->state = table_state_dup (record->state);

  for (guint i = 0; i < record->events->len; i++)
    add_event (copy, table_event_copy (record->game->events, event_at (record, i)));

  return copy;
}

/**
 * table_record_copy:
 * @record: a record
 * @n_events: how many of its events the copy shall have, at most
 *   table_record_get_n_known(), or `G_MAXUINT` for all, undone ones too
 *
 * Copies a record, or only its first events, which are all in force then. What was
 * set aside is copied, too.
 *
 * Returns: (transfer full): the copy
 */
TableRecord *
table_record_copy (const TableRecord *record,
                   guint              n_events)
{
  TableRecord *copy;

  g_return_val_if_fail (record != NULL && (n_events <= record->events->len || n_events == G_MAXUINT), NULL);

  copy = copy_whole (record);
  if (n_events == G_MAXUINT)
    return copy;

  if (!table_record_move_cursor (copy, n_events, NULL))
    g_assert_not_reached ();
  cut_tail (copy, n_events);
  write_cursor (copy);

  return copy;
}
