/* parlour-field-values.c: what there is of a field, and what it says at first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-field-rows-private.h"

JsonNode *
parlour_field_make_int (gint64 value)
{
  return json_node_init_int (json_node_alloc (), value);
}

static gboolean
is_in_tracking (ParlourFieldRows *self,
                const TableField *field)
{
  return field->trackings == 0 || (field->trackings & 1u << self->terms.tracking) != 0;
}

/* What depends on other members is there as soon as somebody says so, but what a thing of several can never have: that
 * depends on which it is, and is known of what is usual. */
TableNeed
parlour_field_rows_find_need (ParlourFieldRows *self,
                              const TableField *field)
{
  if (!is_in_tracking (self, field))
    return TABLE_ABSENT;
  if (field->find_need != NULL && self->parent != NULL && self->at != NULL
      && field->find_need (&self->terms, self->at) == TABLE_ABSENT)
    return TABLE_ABSENT;

  if (field->find_need != NULL && self->said != NULL)
    return field->find_need (&self->terms, self->said);

  return field->find_need != NULL ? TABLE_MARKED : field->need;
}

/* Whether what is not named in an object of several things stays as it is: what is usual is nothing
 * that could be said. */
gboolean
parlour_field_may_stay (const TableField *field)
{
  return field->usual < 0 && (field->kind == TABLE_BUNDLE || field->shape == TABLE_BY_ID)
         && !(field->nullable && field->usual == field->nothing);
}

/* What is usual may depend on what else is agreed, so that nothing is said as long as it shall be so. */
gboolean
parlour_field_rows_may_be_usual (ParlourFieldRows *self,
                                 const TableField *field)
{
  return self->usual != NULL && field->need == TABLE_OPTIONAL && field->find_need == NULL && field->shape == TABLE_ONE
         && !field->nullable && !field->or_null
         && (field->kind == TABLE_ID || (field->kind == TABLE_NUMBER && field->max == 0)
             || (field->kind == TABLE_INT && field->find_usual != NULL && field->offers == NULL));
}

/* A text that nobody wrote is none, where there need not be any. */
gboolean
parlour_field_is_written (const TableField *field)
{
  return field->kind == TABLE_TEXT && field->need == TABLE_SPARSE && field->find_need == NULL;
}

/* Whom an event is about. */
gboolean
parlour_field_is_whom (const TableField *field)
{
  return field->kind == TABLE_NUMBER && field->max == 0 && g_str_equal (field->name, TABLE_EVENT_PLAYER);
}

static void
fill_required (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
               const TableField *fields,
               JsonObject       *object)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (*field->name == '\0')
      fill_required (self, field->fields, object);
    else if (parlour_field_rows_find_need (self, field) == TABLE_REQUIRED && !json_object_has_member (object, field->name))
      json_object_set_member (object, field->name, parlour_field_rows_make_values (self, field));
}

JsonNode *
parlour_field_rows_make_value (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
                               const TableField *field)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonArray) array = json_array_new ();
  JsonNode *node = json_node_alloc ();
  const int usual = field->find_usual != NULL && self->at != NULL ? field->find_usual (self->at) : field->usual;

  switch (field->kind)
    {
    case TABLE_INT:
      return json_node_init_int (node, CLAMP (usual, field->min, field->max));

    case TABLE_NUMBER:
      return json_node_init_int (node, 1);

    case TABLE_ID:
      return json_node_init_string (node, field->ids[MAX (usual - field->first, 0)]);

    case TABLE_FLAG:
      return json_node_init_boolean (node, field->usual != 0);

    case TABLE_TEXT:
      return json_node_init_string (node, "");

    case TABLE_SEATS:
    case TABLE_BITS:
      return json_node_init_array (node, array);

    case TABLE_STRUCT:
      fill_required (self, field->fields, object);
      return json_node_init_object (node, object);

    case TABLE_INNER:
      json_node_unref (node);
      return parlour_field_rows_make_values (self, field->fields);

    case TABLE_BUNDLE:
    default:
      return json_node_init_object (node, object);
    }
}

JsonNode *
parlour_field_rows_make_values (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
                                const TableField *field)
{
  g_autoptr (JsonArray) list = json_array_new ();
  int n;

  if (field->shape == TABLE_ONE)
    return parlour_field_rows_make_value (self, field);

  if (field->shape == TABLE_BY_ID)
    {
      g_autoptr (JsonObject) object = json_object_new ();

      for (int i = 0; field->keys[i] != NULL && !parlour_field_may_stay (field); i++)
        json_object_set_member (object, field->keys[i], parlour_field_rows_make_value (self, field));

      return json_node_init_object (json_node_alloc (), object);
    }

  n = field->shape == TABLE_BY_SEAT ? self->terms.n_players : field->counted ? field->min_n : field->max_n;
  for (int i = 0; i < n; i++)
    if (parlour_field_is_chooser (field))
      json_array_add_null_element (list);
    else if (parlour_field_is_side_by_side (field) && self->terms.state != NULL)
      json_array_add_int_element (list, MIN (field->find_most (&self->terms, i, 0), field->max));
    else
      json_array_add_element (list, parlour_field_rows_make_value (self, field));

  return json_node_init_array (json_node_alloc (), list);
}

const char *
parlour_field_tell_key (const TableField *field,
                        int               i)
{
  return field->get_name != NULL && field->ids == NULL ? field->get_name (i) : field->keys[i];
}
