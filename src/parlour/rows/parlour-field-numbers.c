/* parlour-field-numbers.c: rows in which a number is filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-editable.h"

#include <glib/gi18n.h>

static gboolean
is_below (GtkSpinButton *spin)
{
  const int *least = g_object_get_data (G_OBJECT (spin), "least");

  return least != NULL && gtk_spin_button_get_value_as_int (spin) < *least;
}

static void
on_number (GtkSpinButton    *spin,
           ParlourFieldRows *self)
{
  if (is_below (spin))
    parlour_field_leave_out (spin);
  else
    parlour_field_set_value (spin, parlour_field_make_int (gtk_spin_button_get_value_as_int (spin)));
  parlour_field_rows_tell_changed (self);
}

#define STAYS "–"

static gboolean
on_output (GtkSpinButton *spin)
{
  if (!is_below (spin))
    return FALSE;

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), STAYS))
    gtk_editable_set_text (GTK_EDITABLE (spin), STAYS);

  return TRUE;
}

static int
on_input (GtkSpinButton *spin,
          double        *value)
{
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), STAYS))
    return FALSE;

  *value = *(const int *) g_object_get_data (G_OBJECT (spin), "least") - 1;

  return TRUE;
}

/* Where nothing need be said, one less than the least says nothing. */
static void
let_stay (GtkWidget *spin,
          int        least)
{
  g_object_set_data_full (G_OBJECT (spin), "least", g_memdup2 (&least, sizeof least), g_free);
  g_signal_connect (spin, "output", G_CALLBACK (on_output), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (on_input), NULL);
}

GtkWidget *
parlour_field_rows_add_number (ParlourFieldRows        *self,
                               AdwExpanderRow          *parent, /* or NULL */
                               const char              *title,
                               int                      min,
                               int                      max,
                               gboolean                 stays,
                               const ParlourFieldPlace *place)
{
  GtkWidget *spin = parlour_editable_new_number (stays ? min - 1 : min, max);
  JsonNode *node = parlour_field_place_get (place);

  if (stays)
    let_stay (spin, min);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), node != NULL ? (double) json_node_get_int (node) : min - 1);
  if (stays)
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  parlour_field_set_place (spin, place);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_number), self, 0);
  parlour_field_rows_add_action_row (self, parent, title, spin);

  return spin;
}

/* A number that is as usual as long as nobody says anything else */

static int
find_usual (GtkSpinButton *spin)
{
  const TableField *field = g_object_get_data (G_OBJECT (spin), "field");

  return field->find_usual (g_object_get_data (G_OBJECT (spin), "at"));
}

static void
on_usual_number (GtkSpinButton    *spin,
                 ParlourFieldRows *self)
{
  if (gtk_spin_button_get_value_as_int (spin) == find_usual (spin))
    parlour_field_leave_out (spin);
  else
    parlour_field_set_value (spin, parlour_field_make_int (gtk_spin_button_get_value_as_int (spin)));
  parlour_field_rows_tell_changed (self);
}

/* What is usual may be something else once other things are said. */
void
parlour_field_show_usual_number (GtkSpinButton *spin)
{
  JsonNode *node = parlour_field_place_get (parlour_field_get_place (spin));

  gtk_spin_button_set_value (spin, node != NULL ? (double) json_node_get_int (node) : find_usual (spin));
}

void
parlour_field_rows_add_usual_number (ParlourFieldRows        *self,
                                     const TableField        *field,
                                     const char              *title,
                                     const ParlourFieldPlace *place)
{
  GtkWidget *spin = parlour_editable_new_number (field->min, field->max);

  g_object_set_data (G_OBJECT (spin), "field", (gpointer) field);
  g_object_set_data (G_OBJECT (spin), "at", (gpointer) self->at);
  parlour_field_set_place (spin, place);
  if (parlour_field_place_get (place) != NULL
      && json_node_get_int (parlour_field_place_get (place)) == find_usual (GTK_SPIN_BUTTON (spin)))
    parlour_field_leave_out (spin);
  parlour_field_show_usual_number (GTK_SPIN_BUTTON (spin));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_usual_number), self, 0);
  g_ptr_array_add (self->usual_numbers, spin);
  parlour_field_rows_add_action_row (self, NULL, title, spin);
}

/* A number of which some are offered */

static void
show_offered (GtkWidget *spin,
              GtkWidget *buttons)
{
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                  GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"))
                                    == gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)));
}

static void
on_offered (GtkWidget *button,
            GtkWidget *spin)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number")));
  show_offered (spin, gtk_widget_get_parent (button));
}

static GtkWidget *
make_offers (ParlourFieldRows *self,
             const TableField *field,
             GtkWidget        *spin)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  for (const TableOffer *offer = field->offers; offer->number != 0; offer++)
    if (offer->most_players == 0 || self->terms.n_players <= offer->most_players)
      {
        g_autofree char *number = g_strdup_printf ("%d", offer->number);
        GtkWidget *button = gtk_toggle_button_new_with_label (number);

        g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (offer->number));
        g_signal_connect_object (button, "clicked", G_CALLBACK (on_offered), spin, 0);
        gtk_box_append (GTK_BOX (box), button);
      }

  return box;
}

/* Those that are offered, and any other below them. */
void
parlour_field_rows_add_offered (ParlourFieldRows        *self,
                                const TableField        *field,
                                const char              *title,
                                const ParlourFieldPlace *place)
{
  GtkWidget *more = adw_expander_row_new ();
  GtkWidget *spin = parlour_field_rows_add_number (self, ADW_EXPANDER_ROW (more), _("Another Number"), field->min,
                                                   field->max, FALSE, place);
  GtkWidget *buttons = make_offers (self, field, spin);

  parlour_field_rows_add_action_row (self, NULL, title, buttons);
  parlour_field_rows_show_hint (self, field);
  /* Translators: another number than those that are offered. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _("More"));
  parlour_field_rows_add_row (self, more, more);
  show_offered (spin, buttons);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (show_offered), buttons, 0);
}
