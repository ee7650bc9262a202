/* parlour-field-place.c: where a row has its value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-field-rows-private.h"

static void
place_free (ParlourFieldPlace *place)
{
  g_clear_pointer (&place->object, json_object_unref);
  g_clear_pointer (&place->list, json_array_unref);
  g_free (place);
}

JsonNode *
parlour_field_place_get (const ParlourFieldPlace *place)
{
  return place->object != NULL ? json_object_get_member (place->object, place->member)
                               : json_array_get_element (place->list, place->index);
}

/* A list of json-glib grows at its end only. */
void
parlour_field_place_set (const ParlourFieldPlace *place,
                         JsonNode                *value) /* taken */
{
  g_autoptr (GPtrArray) rest = NULL;

  if (place->object != NULL)
    {
      json_object_set_member (place->object, place->member, value);
      return;
    }

  rest = g_ptr_array_new ();
  for (guint i = place->index + 1; i < json_array_get_length (place->list); i++)
    g_ptr_array_add (rest, json_array_dup_element (place->list, i));
  while (json_array_get_length (place->list) > place->index)
    json_array_remove_element (place->list, json_array_get_length (place->list) - 1);
  json_array_add_element (place->list, value);
  for (guint i = 0; i < rest->len; i++)
    json_array_add_element (place->list, rest->pdata[i]);
}

/* What a widget changes. */
void
parlour_field_set_place (GtkWidget               *widget,
                         const ParlourFieldPlace *place)
{
  ParlourFieldPlace *kept = g_memdup2 (place, sizeof *place);

  if (kept->object != NULL)
    json_object_ref (kept->object);
  else
    json_array_ref (kept->list);
  g_object_set_data_full (G_OBJECT (widget), "place", kept, (GDestroyNotify) place_free);
}

const ParlourFieldPlace *
parlour_field_get_place (gpointer widget)
{
  return g_object_get_data (widget, "place");
}

void
parlour_field_set_value (gpointer  widget,
                         JsonNode *value) /* taken */
{
  parlour_field_place_set (parlour_field_get_place (widget), value);
}

JsonArray *
parlour_field_get_list (gpointer widget)
{
  return json_node_get_array (parlour_field_place_get (parlour_field_get_place (widget)));
}

/* What is said no more stays as it is. */
void
parlour_field_leave_out (gpointer widget)
{
  const ParlourFieldPlace *place = parlour_field_get_place (widget);

  json_object_remove_member (place->object, place->member);
}
