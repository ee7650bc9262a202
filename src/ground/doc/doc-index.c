/* doc-index.c: what was found out about files, kept for the next time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An index is a cache: whatever is wrong with it, it is as if it were not
 * there. It is a file of lines, each of them JSON: on top what kind of index it
 * is, then for each file its name and, on the next line, what is known of it.
 * So thousands of files are looked up by name without reading what is known of
 * the others.
 */

/* For times in nanoseconds. */
#define _POSIX_C_SOURCE 200809L

#include "config.h"

#include "doc-index.h"

#include "doc-build.h"
#include "doc-file.h"
#include "doc-parse.h"
#include "doc-place.h"
#include "doc-write.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define MAX_BYTES (256 * 1024 * 1024)
#define NANOSECONDS G_GINT64_CONSTANT (1000000000)

struct _DocIndex {
  char *kind; /* the line on top */
  char *text; /* (nullable): what was read, cut into lines */
  GHashTable *lines; /* from name to line, both as JSON */
  GPtrArray *names; /* in the order in which they came */
  GStringChunk *own; /* lines that were not read */
};

/**
 * doc_file_mark_read:
 * @path: (type filename): a file
 * @mark: (out): how it is now
 *
 * Looks at a file, or at the one that a link leads to.
 *
 * Returns: `TRUE` if it is an ordinary file
 */
gboolean
doc_file_mark_read (const char  *path,
                    DocFileMark *mark)
{
  GStatBuf info;

  g_return_val_if_fail (path != NULL && mark != NULL, FALSE);

  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return FALSE;

  mark->size = (gint64) info.st_size;
  mark->modified = (gint64) info.st_mtim.tv_sec * NANOSECONDS + (gint64) info.st_mtim.tv_nsec;

  return TRUE;
}

/* Names are kept as JSON has them: so no line needs to be read to find one.
 * What is not UTF-8 has no JSON, and is never found. */
static char *
write_name (const char *name)
{
  g_autoptr (JsonNode) node = NULL;

  if (!g_utf8_validate (name, -1, NULL))
    return NULL;

  node = json_node_init_string (json_node_alloc (), name);

  return doc_write (node);
}

static char *
write_kind (const char *kind)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  doc_build_text (builder, "index", kind);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);

  return doc_write (node);
}

/**
 * doc_index_new:
 * @kind: what is known of the files, and which program says so: one index is as
 *   good as another of the same kind
 *
 * Makes an index of nothing.
 *
 * Returns: (transfer full): the index
 */
DocIndex *
doc_index_new (const char *kind)
{
  DocIndex *index;

  g_return_val_if_fail (kind != NULL, NULL);

  index = g_new0 (DocIndex, 1);
  index->kind = write_kind (kind);
  index->lines = g_hash_table_new (g_str_hash, g_str_equal);
  index->names = g_ptr_array_new ();
  index->own = g_string_chunk_new (4096);

  return index;
}

/**
 * doc_index_free:
 * @index: (transfer full) (nullable): an index
 *
 * Frees an index.
 */
void
doc_index_free (DocIndex *index)
{
  if (index == NULL)
    return;

  g_free (index->kind);
  g_hash_table_unref (index->lines);
  g_ptr_array_unref (index->names);
  g_string_chunk_free (index->own);
  g_free (index->text);
  g_free (index);
}

/* Takes the next line off, and returns it, or NULL if none is left that is
 * whole: one without an end was cut off. */
static char *
take_line (char **rest)
{
  char *line = *rest;
  char *end = strchr (line, '\n');

  if (end == NULL)
    return NULL;

  *end = '\0';
  *rest = end + 1;

  return line;
}

static void
put (DocIndex *index,
     char     *name,
     char     *line)
{
  if (g_hash_table_insert (index->lines, name, line))
    g_ptr_array_add (index->names, name);
}

/**
 * doc_index_load:
 * @path: (type filename): where an index was saved
 * @kind: what is asked for
 *
 * Reads an index. One that is missing, garbled or of another kind knows nothing.
 *
 * Returns: (transfer full): the index
 */
DocIndex *
doc_index_load (const char *path,
                const char *kind)
{
  DocIndex *index = doc_index_new (kind);
  g_autoptr (GBytes) bytes = NULL;
  char *rest, *name, *line;
  gsize length;

  g_return_val_if_fail (path != NULL, index);

  bytes = doc_read_file (path, MAX_BYTES, NULL);
  if (bytes == NULL || g_bytes_get_size (bytes) == 0)
    return index;

  line = (char *) g_bytes_get_data (bytes, &length);
  index->text = rest = g_strndup (line, length);
  line = take_line (&rest);
  if (line == NULL || !g_str_equal (line, index->kind))
    return index;

  while ((name = take_line (&rest)) != NULL && (line = take_line (&rest)) != NULL)
    put (index, name, line);

  return index;
}

/* Finding */

static gboolean
is_as_it_was (const DocPlace    *entry,
              const DocFileMark *mark)
{
  DocPlace size = doc_place_get_member (entry, "size");
  DocPlace modified = doc_place_get_member (entry, "modified");
  DocFileMark known;

  return doc_place_read_int64 (&size, 0, G_MAXINT64, &known.size, NULL)
         && doc_place_read_int64 (&modified, G_MININT64, G_MAXINT64, &known.modified, NULL)
         && known.size == mark->size
         && known.modified == mark->modified;
}

/**
 * doc_index_find:
 * @index: an index
 * @name: (type filename): the name of a file
 * @mark: how it is now
 *
 * Tells what is known of a file, if it is as it was then.
 *
 * Returns: (transfer full) (nullable): what is known, or `NULL`
 */
JsonNode *
doc_index_find (DocIndex          *index,
                const char        *name,
                const DocFileMark *mark)
{
  g_autofree char *key = NULL;
  g_autoptr (JsonNode) node = NULL;
  const char *line;
  DocPlace entry, facts;

  g_return_val_if_fail (index != NULL && name != NULL && mark != NULL, NULL);

  key = write_name (name);
  line = key != NULL ? g_hash_table_lookup (index->lines, key) : NULL;
  node = line != NULL ? doc_parse (line, strlen (line), NULL) : NULL;
  if (node == NULL)
    return NULL;

  entry = doc_place_root (node);
  if (!doc_place_check_object (&entry, NULL) || !is_as_it_was (&entry, mark))
    return NULL;

  facts = doc_place_get_member (&entry, "facts");

  return doc_place_exists (&facts) ? json_node_copy (facts.node) : NULL;
}

/**
 * doc_index_count:
 * @index: an index
 *
 * Counts the files of which something is known, be it true any more or not.
 *
 * Returns: how many there are
 */
guint
doc_index_count (DocIndex *index)
{
  g_return_val_if_fail (index != NULL, 0);

  return index->names->len;
}

/* Keeping */

/**
 * doc_index_add:
 * @index: an index
 * @name: (type filename): the name of a file
 * @mark: how it was before it was read
 * @facts: (transfer none): what is known of it
 *
 * Keeps what was found out about a file.
 */
void
doc_index_add (DocIndex          *index,
               const char        *name,
               const DocFileMark *mark,
               JsonNode          *facts)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *key = NULL;
  g_autofree char *line = NULL;

  g_return_if_fail (index != NULL && name != NULL && mark != NULL && facts != NULL);

  key = write_name (name);
  if (key == NULL)
    return;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "size");
  json_builder_add_int_value (builder, mark->size);
  json_builder_set_member_name (builder, "modified");
  json_builder_add_int_value (builder, mark->modified);
  json_builder_set_member_name (builder, "facts");
  json_builder_add_value (builder, json_node_copy (facts));
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);

  line = doc_write (node);
  put (index, g_string_chunk_insert (index->own, key), g_string_chunk_insert (index->own, line));
}

/**
 * doc_index_keep:
 * @index: an index
 * @other: the one from before
 * @name: (type filename): the name of a file
 *
 * Keeps what was known of a file before.
 *
 * Returns: `TRUE` if anything was
 */
gboolean
doc_index_keep (DocIndex   *index,
                DocIndex   *other,
                const char *name)
{
  g_autofree char *key = NULL;
  const char *line;

  g_return_val_if_fail (index != NULL && other != NULL && name != NULL, FALSE);

  key = write_name (name);
  line = key != NULL ? g_hash_table_lookup (other->lines, key) : NULL;
  if (line == NULL)
    return FALSE;

  put (index, g_string_chunk_insert (index->own, key), g_string_chunk_insert (index->own, line));

  return TRUE;
}

/**
 * doc_index_save:
 * @index: an index
 * @path: (type filename): where to keep it
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Writes an index, in the order in which it was made, and makes the directory
 * for it if there is none.
 *
 * Returns: `TRUE` if it was written
 */
gboolean
doc_index_save (DocIndex   *index,
                const char *path,
                GError    **error)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *directory = NULL;

  g_return_val_if_fail (index != NULL && path != NULL, FALSE);

  text = g_string_new (index->kind);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < index->names->len; i++)
    {
      const char *name = g_ptr_array_index (index->names, i);

      g_string_append_printf (text, "%s\n%s\n", name, (const char *) g_hash_table_lookup (index->lines, name));
    }

  directory = g_path_get_dirname (path);

  return doc_make_directory (directory, error) && doc_write_file (path, text->str, error);
}
