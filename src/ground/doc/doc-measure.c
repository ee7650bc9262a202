/* doc-measure.c: how large a JSON document is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is written must be read again, so whoever adds to a document has to know
 * how near it is to what doc_parse() takes, without writing all of it each time.
 */

#include "config.h"

#include "doc-measure.h"

#include <string.h>

/* A character may be written as six, such as \u001f. */
#define MAX_ESCAPE 6

/* What stands around a value: a comma with a blank, and around an object that stands on
 * a line of its own the line break and four spaces. */
#define AROUND 2
#define AROUND_OBJECT 8

#define MAX_NUMBER 32

static gsize
measure_text (const char *text)
{
  gsize n = strlen ("\"\"");

  for (const char *p = text; *p != '\0'; p++)
    n += (guchar) *p < 0x20 || *p == '"' || *p == '\\' || *p == '/' || *p == 0x7f ? MAX_ESCAPE : 1;

  return n;
}

static gsize
measure_number (JsonNode *node)
{
  gsize n = 1;

  if (json_node_get_value_type (node) != G_TYPE_INT64)
    return MAX_NUMBER;

  for (gint64 value = json_node_get_int (node); value != 0; value /= 10)
    n++;

  return n;
}

static guint
measure_list (JsonArray *list,
              DocSize   *size)
{
  guint depth = 0;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      DocSize element = { 0 };

      doc_measure (json_array_get_element (list, i), &element);
      size->n_values += element.n_values;
      size->n_bytes += element.n_bytes;
      depth = MAX (depth, element.depth);
    }

  return depth + 1;
}

static guint
measure_object (JsonObject *object,
                DocSize    *size)
{
  guint depth = 0;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, &node))
    {
      DocSize member = { 0 };

      doc_measure (node, &member);
      size->n_values += member.n_values;
      size->n_bytes += member.n_bytes + measure_text (name) + strlen (": ");
      depth = MAX (depth, member.depth);
    }

  return depth + 1;
}

/**
 * doc_measure:
 * @node: a value
 * @size: (out caller-allocates): how large it is
 *
 * Measures a value with all that is in it.
 */
void
doc_measure (JsonNode *node,
             DocSize  *size)
{
  *size = (DocSize) { .n_values = 1, .n_bytes = AROUND };

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      size->n_bytes = strlen ("{}") + AROUND_OBJECT;
      size->depth = measure_object (json_node_get_object (node), size);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      size->n_bytes += strlen ("[]") + AROUND_OBJECT;
      size->depth = measure_list (json_node_get_array (node), size);
    }
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    {
      size->n_bytes += measure_text (json_node_get_string (node));
    }
  else
    {
      size->n_bytes += JSON_NODE_HOLDS_VALUE (node) ? measure_number (node) : strlen ("null");
    }
}
