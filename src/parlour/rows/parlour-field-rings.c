/* parlour-field-rings.c: rows for what is there once, as on a ring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-field-words.h"
#include "table-ring.h"
#include "parlour-ring-field.h"
#include "parlour-stalls.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* How far from the beginning of a list an id is, or its length. */
static guint
find_in_set (JsonArray  *list,
             const char *id)
{
  guint i = 0;

  while (i < json_array_get_length (list) && g_strcmp0 (json_array_get_string_element (list, i), id) != 0)
    i++;

  return i;
}

/* What of a ring each player has */

/* Who else has a thing, of which there is one. */
static int
find_other (ParlourFieldRows *self,
            GtkWidget        *set,
            const char       *id)
{
  for (guint i = 0; i < self->rings->len; i++)
    {
      JsonArray *list = parlour_field_get_list (self->rings->pdata[i]);

      if (self->rings->pdata[i] != set && find_in_set (list, id) < json_array_get_length (list))
        return GPOINTER_TO_INT (g_object_get_data (self->rings->pdata[i], "seat"));
    }

  return TABLE_NOBODY;
}

/* Neighbours are a chain, of which each has a sign of its own; below stands what all of it brings. */
static void
show_ring_set (ParlourFieldRows *self,
               GtkWidget        *set)
{
  static const char *const chains[] = { "chain-1", "chain-2", "chain-3" };
  GtkWidget *last = gtk_widget_get_last_child (set);
  gboolean goes_on = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (last));
  g_autofree char *told = NULL;
  guint had = 0;
  int i = 0, chain = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (set); cell != NULL; cell = gtk_widget_get_next_sibling (cell), i++)
    {
      const gboolean is_had = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (cell));
      const int other = find_other (self, set, g_object_get_data (G_OBJECT (cell), "id"));
      const char *name = g_object_get_data (G_OBJECT (cell), "name");
      /* Translators: %s are a thing and a player. */
      g_autofree char *reason = is_had || other == TABLE_NOBODY ? NULL : g_strdup_printf (_("%s, owned by %s"), name, self->names[other]);

      had |= is_had ? 1u << i : 0;
      chain += is_had && !goes_on ? 1 : 0;
      goes_on = is_had;
      for (int of = 0; of < (int) G_N_ELEMENTS (chains); of++)
        parlour_widget_set_css_class (cell, chains[of], is_had && chain % (int) G_N_ELEMENTS (chains) == of);
      parlour_widget_hinder (cell, reason);
    }
  self->game->ring->work_out (self->terms.state, had, &told);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (set)), had != 0 ? told : "");
}

void
parlour_field_rows_show_ring_sets (ParlourFieldRows *self)
{
  for (guint i = 0; i < self->rings->len; i++)
    show_ring_set (self, self->rings->pdata[i]);
}

static void
on_touched (GtkToggleButton  *button,
            ParlourFieldRows *self)
{
  JsonArray *list = parlour_field_get_list (button);
  const char *id = g_object_get_data (G_OBJECT (button), "id");
  const guint i = find_in_set (list, id);

  if (i < json_array_get_length (list))
    json_array_remove_element (list, i);
  else
    json_array_add_string_element (list, id);
  parlour_field_rows_show_ring_sets (self);
  parlour_field_rows_tell_changed (self);
}

static GtkWidget *
make_of_set (ParlourFieldRows        *self,
             const char              *id,
             const char              *name,
             const ParlourFieldPlace *place)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *whole = self->seat != TABLE_NOBODY
                             ? g_strdup_printf (C_("something and what it is", "%s: %s"), self->names[self->seat], name)
                             : g_strdup (name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  g_object_set_data (G_OBJECT (button), "id", (gpointer) id);
  parlour_field_set_place (button, place);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                find_in_set (parlour_field_get_list (button), id)
                                  < json_array_get_length (parlour_field_get_list (button)));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_touched), self, 0);

  return button;
}

/* What stands on the ring of the game is drawn there. */
static GtkWidget *
make_ring_set (ParlourFieldRows        *self,
               const TableGameRing   *game,
               const ParlourFieldPlace *place)
{
  TableRingThing things[TABLE_MAX_RING];
  const int n = game->list (self->terms.state, MAX (self->seat, 0), things);
  GtkWidget *set = g_object_new (PARLOUR_TYPE_STALLS, "rim", n, "column-width", PARLOUR_RING_WIDTH, "spacing",
                                 PARLOUR_RING_SPACING, NULL);

  for (int i = 0; i < n; i++)
    {
      GtkWidget *button = make_of_set (self, things[i].id, things[i].name, place);

      gtk_button_set_child (GTK_BUTTON (button), parlour_ring_field_make_thing (self->game, things[i].id, things[i].name));
      gtk_widget_add_css_class (button, "ring-cell");
      g_object_set_data_full (G_OBJECT (button), "name", g_strdup (things[i].name), g_free);
      parlour_stalls_append (PARLOUR_STALLS (set), button);
    }
  parlour_field_set_place (set, place);
  g_object_set_data (G_OBJECT (set), "seat", GINT_TO_POINTER (self->seat));
  g_ptr_array_add (self->rings, set);

  return set;
}

static GtkWidget *
make_listed_set (ParlourFieldRows        *self,
                 const TableField        *field,
                 const ParlourFieldPlace *place)
{
  GtkWidget *set = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (set, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", 6, NULL));
  for (int i = 0; field->ids[i] != NULL; i++)
    {
      const char *name = parlour_field_words_get_name (field, i);
      GtkWidget *button = make_of_set (self, field->ids[i], name, place);

      gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (name));
      gtk_box_append (GTK_BOX (set), button);
    }

  return set;
}

/* Each thing is touched that is there, in whatever order. */
void
parlour_field_rows_add_set (ParlourFieldRows *self,
                            const TableField *field,
                            JsonObject       *object)
{
  GtkWidget *row = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *set;
  const ParlourFieldPlace place = { .object = object, .member = field->name };
  const TableGameRing *ring = self->game != NULL && self->terms.state != NULL ? self->game->ring : NULL;

  if (!json_object_has_member (object, field->name))
    json_object_set_array_member (object, field->name, json_array_new ());
  set = ring != NULL ? make_ring_set (self, ring, &place) : make_listed_set (self, field, &place);
  gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (parlour_field_words_get_title (field)));
  gtk_box_append (GTK_BOX (box), set);
  if (ring != NULL)
    gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (NULL));
  gtk_widget_add_css_class (box, "set");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  parlour_field_rows_add_row (self, row, gtk_widget_get_first_child (set));
}

/* What is in a ring, drawn below the question whether it runs so */

static void
on_ring_changed (ParlourRingField *ring,
                 ParlourFieldRows *self)
{
  g_auto (GStrv) ids = parlour_ring_field_list_ids (ring);
  JsonArray *list;

  if (ids == NULL)
    {
      parlour_field_leave_out (ring);
    }
  else
    {
      list = json_array_new ();
      for (char **id = ids; *id != NULL; id++)
        json_array_add_string_element (list, *id);
      parlour_field_set_value (ring, json_node_init_array (json_node_alloc (), list));
      json_array_unref (list);
    }
  parlour_field_rows_tell_changed (self);
}

void
parlour_field_rows_add_ring (ParlourFieldRows *self,
                             const TableField *field,
                             JsonObject       *object)
{
  GtkWidget *row = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *question, *ring;
  JsonArray *list = json_object_has_member (object, field->name) ? json_object_get_array_member (object, field->name) : NULL;
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) known = NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    g_strv_builder_add (ids, json_array_get_string_element (list, i));
  known = g_strv_builder_end (ids);
  ring = parlour_ring_field_new (field, self->game, list != NULL ? (const char *const *) known : field->ids);
  parlour_field_set_place (ring, &(ParlourFieldPlace) { .object = object, .member = field->name });
  g_signal_connect_object (ring, "changed", G_CALLBACK (on_ring_changed), self, 0);
  question = parlour_label_new_wrapped (field->hint != NULL ? gettext (field->hint) : NULL);
  gtk_widget_add_css_class (question, "heading");
  gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (parlour_field_words_get_title (field)));
  gtk_box_append (GTK_BOX (box), question);
  gtk_box_append (GTK_BOX (box), ring);
  gtk_widget_add_css_class (box, "set");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  parlour_field_rows_add_row (self, row, ring);
}
