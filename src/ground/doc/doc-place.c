/* doc-place.c: reading a JSON document, knowing where
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "doc-place.h"

#include "text-line.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* How much of a stranger's text is repeated in a message. */
#define MAX_QUOTED 40

/* What stands between the way to a place and what is wrong there. */
#define BEFORE_WRONG ": "

/* The least number that 64 bits with a sign do not hold. */
#define BEYOND_INT64 0x1p63

/**
 * doc_place_root:
 * @root: (transfer none): the root of a document
 *
 * Starts reading a document.
 *
 * Returns: the place `$`
 */
DocPlace
doc_place_root (JsonNode *root)
{
  return (DocPlace) { .node = root };
}

/**
 * doc_place_get_member:
 * @place: a place that holds an object
 * @member: a name, which must outlive the place returned
 *
 * Goes to a member of an object.
 *
 * Returns: the place of the member, which may not exist
 */
DocPlace
doc_place_get_member (const DocPlace *place,
                      const char     *member)
{
  return (DocPlace) {
    .parent = place,
    .member = member,
    .node = json_object_get_member (json_node_get_object (place->node), member),
  };
}

/**
 * doc_place_get_element:
 * @place: a place that holds a list
 * @index: which element, from 0, less than the length of the list
 *
 * Goes to an element of a list.
 *
 * Returns: the place of the element
 */
DocPlace
doc_place_get_element (const DocPlace *place,
                       guint           index)
{
  return (DocPlace) {
    .parent = place,
    .index = index,
    .node = json_array_get_element (json_node_get_array (place->node), index),
  };
}

/**
 * doc_place_exists:
 * @place: a place
 *
 * Tells whether there is a value, be it `null`.
 *
 * Returns: `TRUE` if there is
 */
gboolean
doc_place_exists (const DocPlace *place)
{
  return place->node != NULL;
}

/**
 * doc_place_is_null:
 * @place: a place
 *
 * Tells whether the value is `null`.
 *
 * Returns: `TRUE` if it is there and `null`
 */
gboolean
doc_place_is_null (const DocPlace *place)
{
  return place->node != NULL && JSON_NODE_HOLDS_NULL (place->node);
}

static gboolean
holds (const DocPlace *place,
       GType           type)
{
  return place->node != NULL
         && JSON_NODE_HOLDS_VALUE (place->node)
         && json_node_get_value_type (place->node) == type;
}

/* As deep as the document, which doc_parse() keeps from being too deep. */
static void
append_path (const DocPlace *place, /* NOLINT(misc-no-recursion) */
             GString        *path)
{
  if (place->parent == NULL)
    {
      g_string_append_c (path, '$');
      return;
    }

  append_path (place->parent, path);
  if (place->member != NULL)
    g_string_append_printf (path, ".%s", place->member);
  else
    g_string_append_printf (path, "[%u]", place->index);
}

/**
 * doc_place_fail:
 * @place: where something is wrong
 * @error: return location for a `GError`
 * @format: what is wrong, as for `printf()`
 * @...: the values for `format`
 *
 * Says what is wrong at a place.
 *
 * Returns: `FALSE`, always
 */
gboolean
doc_place_fail (const DocPlace *place,
                GError        **error,
                const char     *format,
                ...)
{
  g_autoptr (GString) message = g_string_new (NULL);
  va_list args;

  append_path (place, message);
  g_string_append (message, BEFORE_WRONG);

  va_start (args, format);
  g_string_append_vprintf (message, format, args);
  va_end (args);

  g_set_error_literal (error, DOC_ERROR, DOC_ERROR_FORM, message->str);

  return FALSE;
}

/**
 * doc_place_get_wrong:
 * @error: what a getter, or doc_place_fail(), has said
 *
 * Gets what is wrong without where that is, for who sees the place otherwise than as a document. The way there is
 * made of names of members, which the program gives: none of them has a colon.
 *
 * Returns: (transfer none): the part of the message that says so
 */
const char *
doc_place_get_wrong (const GError *error)
{
  const char *colon;

  g_return_val_if_fail (error != NULL, NULL);

  colon = g_error_matches (error, DOC_ERROR, DOC_ERROR_FORM) ? strstr (error->message, BEFORE_WRONG) : NULL;

  return colon != NULL ? colon + strlen (BEFORE_WRONG) : error->message;
}

static gboolean
fail_type (const DocPlace *place,
           const char     *message,
           GError        **error)
{
  /* Translators: said of a value that a file should have; it stands behind where that is, e.g. “$.players: missing”. */
  return doc_place_fail (place, error, "%s", place->node == NULL ? _("missing") : message);
}

/**
 * doc_place_check_object:
 * @place: a place
 * @error: return location for a `GError`
 *
 * Asks for an object.
 *
 * Returns: `TRUE` if there is one
 */
gboolean
doc_place_check_object (const DocPlace *place,
                        GError        **error)
{
  if (place->node == NULL || !JSON_NODE_HOLDS_OBJECT (place->node))
    return fail_type (place, _("not an object"), error);

  return TRUE;
}

/**
 * doc_place_check_list:
 * @place: a place
 * @min: how many elements there must be at least
 * @max: how many there may be at most
 * @length: (out) (optional): how many there are
 * @error: return location for a `GError`
 *
 * Asks for a list.
 *
 * Returns: `TRUE` if there is one of fitting length
 */
gboolean
doc_place_check_list (const DocPlace *place,
                      guint           min,
                      guint           max,
                      guint          *length,
                      GError        **error)
{
  guint found;

  if (place->node == NULL || !JSON_NODE_HOLDS_ARRAY (place->node))
    return fail_type (place, _("not a list"), error);

  found = json_array_get_length (json_node_get_array (place->node));

  if (min == max && found != min)
    return doc_place_fail (place, error,
                           /* Translators: the first %u is how many entries a list must have, the second %u how many it has. */
                           ngettext ("must have %u entry, has %u",
                                     "must have %u entries, has %u", min),
                           min, found);

  if (found < min || found > max)
    return doc_place_fail (place, error,
                           /* Translators: the first two %u are the least and the most entries that a list may have, the third how many it has. */
                           ngettext ("must have %u to %u entry, has %u",
                                     "must have %u to %u entries, has %u", max),
                           min, max, found);

  if (length != NULL)
    *length = found;

  return TRUE;
}

/* Whole numbers that 64 bits do not hold come as doubles, too. */
static gboolean
is_fraction (const DocPlace *place)
{
  return holds (place, G_TYPE_DOUBLE) && fabs (json_node_get_double (place->node)) < BEYOND_INT64;
}

static gint64
get_nearest_int64 (JsonNode *node)
{
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return json_node_get_int (node);

  return json_node_get_double (node) > 0 ? G_MAXINT64 : G_MININT64;
}

static char *
dup_number (JsonNode *node)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));

  return g_strdup (g_ascii_dtostr (number, sizeof number, json_node_get_double (node)));
}

/**
 * doc_place_read_int64:
 * @place: a place
 * @min: the smallest number allowed
 * @max: the largest number allowed
 * @value: (out): the number
 * @error: return location for a `GError`
 *
 * Reads a whole number. `3.0` is none. One that 64 bits do not hold counts as the
 * nearest that they do.
 *
 * Returns: `TRUE` if there is one in the range
 */
gboolean
doc_place_read_int64 (const DocPlace *place,
                      gint64          min,
                      gint64          max,
                      gint64         *value,
                      GError        **error)
{
  gint64 found;

  if (is_fraction (place))
    return doc_place_fail (place, error, "%s", _("not a whole number"));
  if (!holds (place, G_TYPE_DOUBLE) && !holds (place, G_TYPE_INT64))
    return fail_type (place, _("not a number"), error);

  found = get_nearest_int64 (place->node);
  if (found < min || found > max)
    {
      g_autofree char *least = g_strdup_printf ("%" G_GINT64_FORMAT, min);
      g_autofree char *most = g_strdup_printf ("%" G_GINT64_FORMAT, max);
      g_autofree char *number = dup_number (place->node);

      /* Translators: %s are the smallest and the largest number allowed, and the one that was found. */
      return doc_place_fail (place, error, _("must be from %s to %s, not %s"), least, most, number);
    }

  *value = found;

  return TRUE;
}

/**
 * doc_place_read_int:
 * @place: a place
 * @min: the smallest number allowed
 * @max: the largest number allowed
 * @value: (out): the number
 * @error: return location for a `GError`
 *
 * Reads a whole number of ordinary size. `3.0` is none.
 *
 * Returns: `TRUE` if there is one in the range
 */
gboolean
doc_place_read_int (const DocPlace *place,
                    int             min,
                    int             max,
                    int            *value,
                    GError        **error)
{
  gint64 found;

  if (!doc_place_read_int64 (place, min, max, &found, error))
    return FALSE;

  /* Whatever doc_place_fail() is given, it returns FALSE, which is not known here. */
  *value = (int) found; /* NOLINT(clang-analyzer-core.uninitialized.Assign) */

  return TRUE;
}

/**
 * doc_place_read_boolean:
 * @place: a place
 * @value: (out): the truth value
 * @error: return location for a `GError`
 *
 * Reads `true` or `false`.
 *
 * Returns: `TRUE` if there is one
 */
gboolean
doc_place_read_boolean (const DocPlace *place,
                        gboolean       *value,
                        GError        **error)
{
  if (!holds (place, G_TYPE_BOOLEAN))
    return fail_type (place, _("neither true nor false"), error);

  *value = json_node_get_boolean (place->node);

  return TRUE;
}

/**
 * doc_place_read_text:
 * @place: a place
 * @value: (out) (transfer none): the text, which belongs to the document
 * @error: return location for a `GError`
 *
 * Reads a text.
 *
 * Returns: `TRUE` if there is one
 */
gboolean
doc_place_read_text (const DocPlace *place,
                     const char    **value,
                     GError        **error)
{
  if (!holds (place, G_TYPE_STRING))
    return fail_type (place, _("not a text"), error);

  *value = json_node_get_string (place->node);

  return TRUE;
}

/**
 * doc_place_read_id:
 * @place: a place
 * @ids: (array zero-terminated=1): the texts that are known
 * @value: (out): which of them it is
 * @error: return location for a `GError`
 *
 * Reads a text that must be one of a few.
 *
 * Returns: `TRUE` if it is one of `ids`
 */
gboolean
doc_place_read_id (const DocPlace    *place,
                   const char *const *ids,
                   int               *value,
                   GError           **error)
{
  const char *id;

  /* NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage): there is an id where it was read. */
  return doc_place_read_text (place, &id, error) && doc_place_find_id (place, ids, id, value, error);
}

/**
 * doc_place_find_id:
 * @place: where `id` stands, be it as a value or as the name of a member
 * @ids: (array zero-terminated=1): the texts that are known
 * @id: a text
 * @value: (out): which of them it is
 * @error: return location for a `GError`
 *
 * Asks that a text is one of a few.
 *
 * Returns: `TRUE` if it is one of `ids`
 */
gboolean
doc_place_find_id (const DocPlace    *place,
                   const char *const *ids,
                   const char        *id,
                   int               *value,
                   GError           **error)
{
  g_autofree char *quoted = NULL;
  g_autofree char *known = NULL;

  for (int i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      {
        *value = i;
        return TRUE;
      }

  quoted = text_line (id, MAX_QUOTED);
  known = g_strjoinv (", ", (char **) ids);

  /* Translators: %s are a text that is not known, then a list of those that are. */
  return doc_place_fail (place, error, _("“%s” is not known here, only %s"), quoted, known);
}

/**
 * doc_place_check_constant:
 * @place: an object
 * @name: the name of a member
 * @text: what the member must be
 * @error: return location for a `GError`
 *
 * Asks that a member is the only text that it can be.
 *
 * Returns: `TRUE` if it is
 */
gboolean
doc_place_check_constant (const DocPlace *place,
                          const char     *name,
                          const char     *text,
                          GError        **error)
{
  DocPlace member = doc_place_get_member (place, name);
  const char *const ids[] = { text, NULL };
  int value;

  return doc_place_read_id (&member, ids, &value, error);
}

/**
 * doc_place_read_version:
 * @place: an object
 * @name: the name of a member
 * @version: (out): the version
 * @error: return location for a `GError`
 *
 * Reads in which version of something a document is written. It may be one that is
 * not known yet.
 *
 * Returns: `TRUE` if there is one, from 1
 */
gboolean
doc_place_read_version (const DocPlace *place,
                        const char     *name,
                        gint64         *version,
                        GError        **error)
{
  DocPlace member = doc_place_get_member (place, name);

  if (!doc_place_read_int64 (&member, G_MININT64, G_MAXINT64, version, error))
    return FALSE;

  if (*version < 1)
    return doc_place_fail (&member, error, "%s", _("there was no version before 1"));

  return TRUE;
}
