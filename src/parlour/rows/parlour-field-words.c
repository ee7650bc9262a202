/* parlour-field-words.c: an object of a schema in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a document says of a thing is told member by member: the title of each, and what
 * stands there. A game that has better words uses those.
 */

#include "config.h"

#include "parlour-field-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

static char *tell_value (const TableField *field, JsonNode *node);

/* Tells what people call a field. */
const char *
parlour_field_words_get_title (const TableField *field)
{
  g_return_val_if_fail (field != NULL, NULL);

  return field->title != NULL ? _(field->title) : field->name;
}

/* Tells what people call one of the things that a field may say. */
const char *
parlour_field_words_get_name (const TableField *field,
                              int               i)
{
  g_return_val_if_fail (field != NULL && field->ids != NULL, NULL);

  return field->get_name != NULL ? field->get_name (field->first + i) : field->ids[i];
}

/* Tells what people call a type of event. */
const char *
parlour_field_words_get_event (const TableEvents *events,
                               int                type)
{
  g_return_val_if_fail (events != NULL, NULL);

  return events->kinds[type].title != NULL ? _(events->kinds[type].title) : events->ids[type];
}

/* Tells whether a field says one thing only, such as the type of an event. */
gboolean
parlour_field_words_is_fixed (const TableField *field)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return field->kind == TABLE_ID && field->shape == TABLE_ONE && field->need == TABLE_REQUIRED && field->ids[1] == NULL;
}

static const char *
find_name (const TableField *field,
           const char       *id)
{
  for (int i = 0; field->ids[i] != NULL; i++)
    if (g_strcmp0 (field->ids[i], id) == 0)
      return parlour_field_words_get_name (field, i);

  return id;
}

static GPtrArray *
make_items (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

#define NOTHING "–"

static char *
tell_bundle (const TableField *field,
             JsonObject       *counts)
{
  g_autoptr (GPtrArray) items = make_items ();

  for (int i = 0; field->ids[i] != NULL; i++)
    {
      gint64 count = json_object_get_int_member_with_default (counts, field->ids[i], 0);

      if (count != 0)
        g_ptr_array_add (items,
                         /* Translators: %s is what there is so much of in a list, such as “brick”, %d is how much. */
                         g_strdup_printf (C_("one of a list", "%s %d"), parlour_field_words_get_name (field, i), (int) count));
    }

  return items->len > 0 ? text_list (items) : g_strdup (NOTHING);
}

/* Numbers of seats count from 1 in documents, as in words. */
static char *
tell_element (const TableField *field,
              JsonNode         *node)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup (field->ids != NULL ? find_name (field, json_node_get_string (node)) : json_node_get_string (node));

  return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
}

/* What is chosen of several things. */
static char *
tell_chosen (const TableField *field,
             JsonArray        *list)
{
  g_autoptr (GPtrArray) items = make_items ();

  for (guint i = 0; i < json_array_get_length (list); i++)
    g_ptr_array_add (items, tell_element (field, json_array_get_element (list, i)));

  return text_list (items);
}

/* Of things that consist of several those are named that say anything. */
static void
add_key (GPtrArray        *items, /* NOLINT(misc-no-recursion) */
         const TableField *field,
         int               i,
         JsonNode         *node) /* or NULL */
{
  g_autofree char *value = tell_value (field, node);

  if (field->kind != TABLE_STRUCT)
    g_ptr_array_add (items, g_steal_pointer (&value));
  else if (*value != '\0' && node != NULL)
    /* Translators: the first %s is something, such as a card, the second what is printed on it. */
    g_ptr_array_add (items, g_strdup_printf (_("%s (%s)"), field->get_name != NULL ? field->get_name (i) : field->keys[i],
                                             value));
}

static char *
tell_values (const TableField *field, /* NOLINT(misc-no-recursion) */
             JsonNode         *node)
{
  g_autoptr (GPtrArray) items = NULL;

  if (field->shape == TABLE_ONE)
    return tell_value (field, node);

  items = make_items ();
  if (field->shape == TABLE_BY_ID)
    for (int i = 0; field->keys[i] != NULL; i++)
      add_key (items, field, i, json_object_get_member (json_node_get_object (node), field->keys[i]));
  else
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      g_ptr_array_add (items, tell_value (field, json_array_get_element (json_node_get_array (node), i)));

  return items->len > 0 ? text_lists (items) : g_strdup (NOTHING);
}

static char *
tell_value (const TableField *field, /* NOLINT(misc-no-recursion) */
            JsonNode         *node)
{
  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return g_strdup (NOTHING);

  switch (field->kind)
    {
    case TABLE_FLAG:
      return g_strdup (json_node_get_boolean (node) ? C_("whether something is so", "yes")
                                                    : C_("whether something is so", "no"));

    case TABLE_BUNDLE:
      return tell_bundle (field, json_node_get_object (node));

    case TABLE_SEATS:
    case TABLE_BITS:
      return tell_chosen (field, json_node_get_array (node));

    case TABLE_STRUCT:
      return parlour_field_words_tell (field->fields, json_node_get_object (node));

    case TABLE_INNER:
      return tell_values (field->fields, node);

    case TABLE_INT:
    case TABLE_NUMBER:
    case TABLE_ID:
    case TABLE_TEXT:
    default:
      return tell_element (field, node);
    }
}

static void
add_fields (GPtrArray        *items, /* NOLINT(misc-no-recursion) */
            const TableField *fields,
            JsonObject       *object)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    {
      g_autofree char *value = NULL;

      if (*field->name == '\0')
        add_fields (items, field->fields, object);
      else if (!parlour_field_words_is_fixed (field) && json_object_has_member (object, field->name))
        {
          value = tell_values (field, json_object_get_member (object, field->name));
          /* Translators: the first %s is what something is called, the second how much or what it is. */
          g_ptr_array_add (items, g_strdup_printf (C_("something and what it is", "%s: %s"),
                                                   parlour_field_words_get_title (field), value));
        }
    }
}

/* Tells what an object says. */
char *
parlour_field_words_tell (const TableField *fields, /* NOLINT(misc-no-recursion) */
                          JsonObject       *object)
{
  g_autoptr (GPtrArray) items = make_items ();

  g_return_val_if_fail (fields != NULL && object != NULL, NULL);

  add_fields (items, fields, object);

  return text_list (items);
}

/* Whether something says no more than if it were left out. */
static gboolean
is_empty (const TableField *field,
          JsonNode         *node)
{
  g_autofree char *value = field->kind == TABLE_BUNDLE && field->shape == TABLE_ONE ? tell_values (field, node) : NULL;

  if (value != NULL)
    return g_str_equal (value, NOTHING);

  return field->kind == TABLE_INT && field->shape == TABLE_ONE && field->need == TABLE_OPTIONAL
         && json_node_get_int (node) == field->usual;
}

/* What is said of one of several, without what goes without saying. */
static char *
tell_one (const TableField *field,
          JsonObject       *object)
{
  g_autoptr (JsonObject) said = json_object_new ();
  g_autofree char *told = NULL;

  for (const TableField *member = field->fields; member->name != NULL; member++)
    if (json_object_has_member (object, member->name) && !is_empty (member, json_object_get_member (object, member->name)))
      json_object_set_member (said, member->name, json_object_dup_member (object, member->name));
  told = parlour_field_words_tell (field->fields, said);

  return *told != '\0' ? g_steal_pointer (&told) : g_strdup (NOTHING);
}

static void
add_lines (GPtrArray        *lines, /* NOLINT(misc-no-recursion) */
           const TableField *fields,
           JsonObject       *object)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    {
      JsonNode *node = *field->name != '\0' ? json_object_get_member (object, field->name) : NULL;
      TableField alone[] = { *field, TABLE_END };

      if (*field->name == '\0')
        add_lines (lines, field->fields, object);
      else if (node == NULL || parlour_field_words_is_fixed (field))
        continue;
      else if (field->kind != TABLE_STRUCT || field->shape == TABLE_ONE)
        g_ptr_array_add (lines, parlour_field_words_tell (alone, object));
      else if (field->shape == TABLE_BY_ID)
        for (int i = 0; field->keys[i] != NULL; i++)
          {
            if (json_object_has_member (json_node_get_object (node), field->keys[i]))
              add_key (lines, field, i, json_object_get_member (json_node_get_object (node), field->keys[i]));
          }
      else
        for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
          {
            g_autofree char *value = tell_one (field, json_array_get_object_element (json_node_get_array (node), i));
            g_autofree char *name = g_strdup_printf (C_("one of a list", "%s %d"),
                                                     field->one != NULL
                                                       ? gettext (field->one) : parlour_field_words_get_title (field),
                                                     (int) i + 1);

            g_ptr_array_add (lines, g_strdup_printf (_("%s (%s)"), name, value));
          }
    }
}

/* Tells what an object says, where that may be much: a line for each of several things. */
char *
parlour_field_words_tell_lines (const TableField *fields,
                                JsonObject       *object)
{
  g_autoptr (GPtrArray) lines = make_items ();

  g_return_val_if_fail (fields != NULL && object != NULL, NULL);

  add_lines (lines, fields, object);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}
