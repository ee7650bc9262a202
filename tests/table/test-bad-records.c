/* test-bad-records.c: broken records are refused, each with its own message
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the table bad-records.txt of each game, which explains itself, and makes a test of
 * each entry. A message is a promise to whoever has to find the fault, so it
 * is compared to the letter.
 */

#include "table-record.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* A table must not shrink unnoticed. */
static const struct {
  const char *game;
  guint fewest;
} tables[] = {
  { "colonia", 150 },
  { "visby", 50 },
  { "concordia", 55 },
  { "genua", 65 },
};

typedef struct {
  char *name;
  gboolean is_base;
  JsonNode *document; /* (nullable): until the entry turns to plain text */
  GString *text; /* (nullable): until the entry turns to plain text */
  char *message; /* (nullable): of a record that must be accepted */
} Entry;

typedef struct {
  const char *game;
  GPtrArray *entries; /* of Entry */
  Entry *current; /* (nullable): the one whose lines are being read */
  guint line;
} Table;

/* One step of a path such as `$.events[3].booth`. */
typedef struct {
  char *member; /* (nullable): the name, of a step into an object */
  guint index;
} Step;

static void
entry_free (Entry *entry)
{
  g_free (entry->name);
  g_clear_pointer (&entry->document, json_node_unref);
  if (entry->text != NULL)
    g_string_free (entry->text, TRUE);
  g_free (entry->message);
  g_free (entry);
}

/* The table itself must be right, or nothing that it says counts. */
static void G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN
complain (const Table *table,
          const char  *format,
          ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  g_error ("bad-records.txt of %s, line %u: %s", table->game, table->line, message);
}

static JsonNode *
read_json (const Table *table,
           const char  *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  if (node == NULL)
    complain (table, "%s", error != NULL ? error->message : "a value is missing");

  return node;
}

/* Paths */

static const char *
read_step (const Table *table,
           const char  *path,
           Step        *step)
{
  *step = (Step) { 0 };

  if (*path == '.')
    {
      gsize length = strcspn (path + 1, ".[");

      step->member = g_strndup (path + 1, length);
      return path + 1 + length;
    }

  if (*path == '[')
    {
      char *end;

      step->index = (guint) g_ascii_strtoull (path + 1, &end, 10);
      if (*end == ']')
        return end + 1;
    }

  complain (table, "cannot read the path at “%s”", path);
}

static JsonNode *
take_step (JsonNode   *node,
           const Step *step)
{
  if (step->member != NULL)
    return JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), step->member) : NULL;

  if (!JSON_NODE_HOLDS_ARRAY (node) || step->index >= json_array_get_length (json_node_get_array (node)))
    return NULL;

  return json_array_get_element (json_node_get_array (node), step->index);
}

/* Goes along a path up to its last step, which is handed back: it may lead to
 * something that is not there yet. */
static JsonNode *
find_parent (const Table *table,
             const char  *path,
             Step        *last)
{
  JsonNode *node = table->current->document;

  if (*path != '$')
    complain (table, "a path starts with $");

  path = read_step (table, path + 1, last);
  while (*path != '\0')
    {
      node = take_step (node, last);
      if (node == NULL)
        complain (table, "the path leads nowhere before “%s”", path);

      g_free (last->member);
      path = read_step (table, path, last);
    }

  return node;
}

/* Patches */

/* A list of json-glib cannot change an element: all from there on are taken
 * out and put back. */
static void
replace_element (JsonArray *list,
                 guint      index,
                 JsonNode  *value)
{
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();

  while (json_array_get_length (list) > index)
    {
      g_ptr_array_add (rest, json_array_dup_element (list, index));
      json_array_remove_element (list, index);
    }

  json_node_unref (rest->pdata[0]);
  json_array_add_element (list, value);
  for (guint i = 1; i < rest->len; i++)
    json_array_add_element (list, rest->pdata[i]);
}

/* `set PATH JSON` */
static void
do_set (const Table *table,
        const char  *argument)
{
  g_auto (GStrv) words = g_strsplit (argument, " ", 2);
  g_autofree char *member = NULL;
  JsonNode *parent;
  Step step;

  if (g_strv_length (words) != 2)
    complain (table, "set needs a path and a value");

  parent = find_parent (table, words[0], &step);
  member = step.member;

  if (member != NULL)
    json_object_set_member (json_node_get_object (parent), member, read_json (table, words[1]));
  else if (take_step (parent, &step) != NULL)
    replace_element (json_node_get_array (parent), step.index, read_json (table, words[1]));
  else
    complain (table, "there is no element %u", step.index);
}

/* `delete PATH` */
static void
do_delete (const Table *table,
           const char  *argument)
{
  g_autofree char *member = NULL;
  JsonNode *parent;
  Step step;

  parent = find_parent (table, argument, &step);
  member = step.member;
  if (take_step (parent, &step) == NULL)
    complain (table, "there is no %s", argument);

  if (member != NULL)
    json_object_remove_member (json_node_get_object (parent), member);
  else
    json_array_remove_element (json_node_get_array (parent), step.index);
}

static JsonArray *
get_events (const Table *table)
{
  return json_object_get_array_member (json_node_get_object (table->current->document), "events");
}

/* `append JSON` */
static void
do_append (const Table *table,
           const char  *argument)
{
  json_array_add_element (get_events (table), read_json (table, argument));
}

/* `keep N` */
static void
do_keep (const Table *table,
         const char  *argument)
{
  JsonArray *events = get_events (table);
  guint n = (guint) g_ascii_strtoull (argument, NULL, 10);

  for (guint i = json_array_get_length (events); i > n; i--)
    json_array_remove_element (events, i - 1);
}

/* Plain text */

static GString *
get_text (Entry *entry)
{
  if (entry->text != NULL)
    return entry->text;

  entry->text = g_string_new (NULL);
  if (entry->document != NULL)
    {
      g_autofree char *text = json_to_string (entry->document, FALSE);

      g_string_append (entry->text, text);
      g_clear_pointer (&entry->document, json_node_unref);
    }

  return entry->text;
}

/* `swap OLD => NEW` */
static void
do_swap (const Table *table,
         const char  *argument)
{
  g_auto (GStrv) sides = g_strsplit (argument, " => ", 2);
  GString *text = get_text (table->current);
  const char *found;
  gsize start;

  if (g_strv_length (sides) != 2)
    complain (table, "swap needs “ => ”");

  found = strstr (text->str, sides[0]);
  if (found == NULL)
    complain (table, "“%s” is not there", sides[0]);

  start = (gsize) (found - text->str);
  g_string_erase (text, (gssize) start, (gssize) strlen (sides[0]));
  g_string_insert (text, (gssize) start, sides[1]);
}

/* `| TEXT` */
static void
do_text (const Table *table,
         const char  *argument)
{
  GString *text = get_text (table->current);

  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, argument);
}

/* `\ TEXT` */
static void
do_escaped (const Table *table,
            const char  *argument)
{
  g_autofree char *compressed = g_strcompress (argument);

  g_string_append (get_text (table->current), compressed);
}

/* `zero` */
static void
do_zero (const Table *table,
         const char  *argument)
{
  g_string_append_c (get_text (table->current), '\0');
}

/* `repeat N TEXT` */
static void
do_repeat (const Table *table,
           const char  *argument)
{
  char *end;
  guint n = (guint) g_ascii_strtoull (argument, &end, 10);

  if (n == 0 || *end != ' ')
    complain (table, "repeat needs a number and a text");

  for (guint i = 0; i < n; i++)
    g_string_append (get_text (table->current), end + 1);
}

/* Entries */

static const Entry *
find_base (const Table *table,
           const char  *name)
{
  for (guint i = 0; i < table->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (table->entries, i);

      if (entry->is_base && g_str_equal (entry->name, name))
        return entry;
    }

  complain (table, "there is no base “%s”", name);
}

/* `from BASE` */
static void
do_from (const Table *table,
         const char  *argument)
{
  const Entry *base = find_base (table, argument);

  if (table->current->document != NULL || table->current->text != NULL)
    complain (table, "from comes first");

  table->current->document = read_json (table, base->text->str);
}

/* Adds the entry that is complete now. */
static void
close_entry (Table *table)
{
  get_text (table->current);
  g_ptr_array_add (table->entries, g_steal_pointer (&table->current));
}

/* `= MESSAGE` */
static void
do_message (const Table *table,
            const char  *argument)
{
  table->current->message = g_strdup (argument);
}

/* `accepted` */
static void
do_accepted (const Table *table,
             const char  *argument)
{
}

static void
open_entry (Table      *table,
            const char *name)
{
  gboolean is_base = g_str_has_prefix (name, "base ");

  /* A base has no last line of its own: the next entry ends it. */
  if (table->current != NULL && table->current->is_base)
    close_entry (table);
  if (table->current != NULL)
    complain (table, "the entry “%s” says neither = nor accepted", table->current->name);

  table->current = g_new0 (Entry, 1);
  table->current->is_base = is_base;
  table->current->name = g_strdup (is_base ? name + strlen ("base ") : name);
}

static const struct {
  const char *word;
  void (*run) (const Table *table,
               const char  *argument);
  gboolean closes;
} commands[] = {
  { "from ", do_from, FALSE },
  { "set ", do_set, FALSE },
  { "delete ", do_delete, FALSE },
  { "append ", do_append, FALSE },
  { "keep ", do_keep, FALSE },
  { "swap ", do_swap, FALSE },
  { "| ", do_text, FALSE },
  { "\\ ", do_escaped, FALSE },
  { "zero", do_zero, FALSE },
  { "repeat ", do_repeat, FALSE },
  { "= ", do_message, TRUE },
  { "accepted", do_accepted, TRUE },
};

static void
read_line (Table      *table,
           const char *line)
{
  if (*line == '\0' || *line == '#')
    return;

  if (g_str_has_prefix (line, "== "))
    {
      open_entry (table, line + strlen ("== "));
      return;
    }

  if (table->current == NULL)
    complain (table, "an entry starts with “== ”");

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_has_prefix (line, commands[i].word))
      {
        commands[i].run (table, line + strlen (commands[i].word));
        if (commands[i].closes)
          close_entry (table);
        return;
      }

  complain (table, "unknown: “%s”", line);
}

static GPtrArray *
read_table (const char *game)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", game, "bad-records.txt", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  Table table = { .game = game, .entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free) };

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);

  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      table.line = i + 1;
      read_line (&table, lines[i]);
    }

  if (table.current != NULL)
    complain (&table, "the last entry is not ended");

  return table.entries;
}

/* Tests */

static void
assert_one_line (const char *message)
{
  g_assert_true (g_utf8_validate (message, -1, NULL));

  for (const char *p = message; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_assert_false (g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029);
    }
}

/* What scripts may tell apart without reading: by the message it is clear
 * which code the error must have. */
static void
assert_code (const GError *error)
{
  if (g_str_has_prefix (error->message, "line "))
    g_assert_error (error, DOC_ERROR, DOC_ERROR_SYNTAX);
  else if (g_str_has_prefix (error->message, "event "))
    g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_RULES);
  else if (g_str_has_suffix (error->message, ": a newer program wrote this record; this one reads version 1"))
    g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_VERSION);
  else
    g_assert_error (error, DOC_ERROR, DOC_ERROR_FORM);
}

static void
check_entry (const Entry  *entry,
             TableRecord  *record,
             const GError *error)
{
  if (entry->message == NULL)
    {
      g_assert_no_error (error);
      g_assert_nonnull (record);
      return;
    }

  g_assert_null (record);
  if (error == NULL)
    return;

  g_assert_cmpstr (error->message, ==, entry->message);
  assert_one_line (error->message);
  assert_code (error);
}

static void
test_parse (const Entry *entry)
{
  /* A copy that ends exactly where the text does: whoever reads on is caught
   * by the sanitizer. */
  g_autofree char *text = g_memdup2 (entry->text->str, entry->text->len);
  g_autoptr (TableRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  record = table_record_parse (text != NULL ? text : "", entry->text->len, &error);
  check_entry (entry, record, error);
}

static void
test_read (const Entry *entry)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (entry->text->str,
                                                                         (gssize) entry->text->len, NULL);
  g_autoptr (TableRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  record = table_record_read (stream, &error);
  check_entry (entry, record, error);
}

static void
test_entry (gconstpointer data)
{
  const Entry *entry = data;

  test_parse (entry);
  test_read (entry);
}

static guint
count_broken (const GPtrArray *entries)
{
  guint n_broken = 0;

  for (guint i = 0; i < entries->len; i++)
    n_broken += ((const Entry *) g_ptr_array_index (entries, i))->message != NULL;

  return n_broken;
}

static void
test_enough (gconstpointer data)
{
  const GPtrArray *all = data;

  for (guint i = 0; i < all->len; i++)
    g_assert_cmpuint (count_broken (all->pdata[i]), >=, tables[i].fewest);
}

static void
add_test (const char  *game,
          const Entry *entry)
{
  g_autofree char *path = g_strdup_printf ("/bad-records/%s/%s%s", game, entry->is_base ? "bases/" : "", entry->name);

  g_test_add_data_func (path, entry, test_entry);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  g_test_init (&argc, &argv, NULL);
  /* All wrong entries are told, not only the first one. */
  g_test_set_nonfatal_assertions ();

  g_test_add_data_func ("/bad-records/enough", all, test_enough);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      GPtrArray *entries = read_table (tables[i].game);

      for (guint j = 0; j < entries->len; j++)
        add_test (tables[i].game, g_ptr_array_index (entries, j));
      g_ptr_array_add (all, entries);
    }

  return g_test_run ();
}
