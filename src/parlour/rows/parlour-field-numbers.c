/* parlour-field-numbers.c: rows in which a number is filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-counter.h"

#include <glib/gi18n.h>

/* Among the others, or in one that opens. */
static void
add_row (ParlourFieldRows *self,
         AdwExpanderRow   *parent, /* or NULL */
         const char       *title,
         GtkWidget        *counter)
{
  GtkWidget *row = parlour_counter_make_row (PARLOUR_COUNTER (counter), title);

  if (parent != NULL)
    adw_expander_row_add_row (parent, row);
  else
    parlour_field_rows_add_row (self, row, counter);
}

/* What may be less than nothing says how many more there are, or fewer. */
static GtkWidget *
make_counter (int      min,
              int      max,
              gboolean stays)
{
  GtkWidget *counter = parlour_counter_new (stays ? -1 : MAX (min, 0), max);

  if (min < 0)
    parlour_counter_set_signed (PARLOUR_COUNTER (counter), max);

  return counter;
}

/* Where nothing need be said, one less than the least says nothing. */
static void
on_number (ParlourCounter   *counter,
           GParamSpec       *pspec,
           ParlourFieldRows *self)
{
  if (parlour_counter_get_value (counter) < GPOINTER_TO_INT (g_object_get_data (G_OBJECT (counter), "least")))
    parlour_field_leave_out (counter);
  else
    parlour_field_set_value (counter, parlour_field_make_int (parlour_counter_get_value (counter)));
  parlour_field_rows_tell_changed (self);
}

GtkWidget *
parlour_field_rows_make_number (ParlourFieldRows        *self,
                                int                      min,
                                int                      max,
                                gboolean                 stays,
                                const ParlourFieldPlace *place)
{
  GtkWidget *counter = make_counter (min, max, stays);
  JsonNode *node = parlour_field_place_get (place);

  g_object_set_data (G_OBJECT (counter), "least", GINT_TO_POINTER (min));
  if (node != NULL)
    {
      parlour_counter_set_value (PARLOUR_COUNTER (counter), (int) json_node_get_int (node));
      parlour_counter_set_books (PARLOUR_COUNTER (counter), (int) json_node_get_int (node));
    }
  parlour_field_set_place (counter, place);
  g_signal_connect_object (counter, "notify::value", G_CALLBACK (on_number), self, 0);
  /* Who types what stands there already has said it, too. */
  g_signal_connect_object (counter, "digit", G_CALLBACK (parlour_field_rows_tell_changed), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return counter;
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
  GtkWidget *counter = parlour_field_rows_make_number (self, min, max, stays, place);

  add_row (self, parent, title, counter);

  return counter;
}

/* A number that is as usual as long as nobody says anything else */

static int
find_usual (ParlourCounter *counter)
{
  const TableField *field = g_object_get_data (G_OBJECT (counter), "field");

  return field->find_usual (g_object_get_data (G_OBJECT (counter), "at"));
}

static void
on_usual_number (ParlourCounter   *counter,
                 GParamSpec       *pspec,
                 ParlourFieldRows *self)
{
  if (parlour_counter_get_value (counter) == find_usual (counter))
    parlour_field_leave_out (counter);
  else
    parlour_field_set_value (counter, parlour_field_make_int (parlour_counter_get_value (counter)));
  parlour_field_rows_tell_changed (self);
}

/* What is usual may be something else once other things are said. */
void
parlour_field_show_usual_number (ParlourCounter *counter)
{
  JsonNode *node = parlour_field_place_get (parlour_field_get_place (counter));
  const int number = node != NULL ? (int) json_node_get_int (node) : find_usual (counter);

  /* Who is typing it goes on. */
  if (parlour_counter_get_value (counter) != number)
    parlour_counter_set_value (counter, number);
}

void
parlour_field_rows_add_usual_number (ParlourFieldRows        *self,
                                     const TableField        *field,
                                     const char              *title,
                                     const ParlourFieldPlace *place)
{
  GtkWidget *counter = parlour_counter_new (field->min, field->max);

  g_object_set_data (G_OBJECT (counter), "field", (gpointer) field);
  g_object_set_data (G_OBJECT (counter), "at", (gpointer) self->at);
  parlour_field_set_place (counter, place);
  if (parlour_field_place_get (place) != NULL
      && json_node_get_int (parlour_field_place_get (place)) == find_usual (PARLOUR_COUNTER (counter)))
    parlour_field_leave_out (counter);
  parlour_field_show_usual_number (PARLOUR_COUNTER (counter));
  g_signal_connect_object (counter, "notify::value", G_CALLBACK (on_usual_number), self, 0);
  g_ptr_array_add (self->usual_numbers, counter);
  add_row (self, NULL, title, counter);
}

/* A number of which some are offered */

static void
show_offered (ParlourCounter *counter,
              GtkWidget      *buttons)
{
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                  GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"))
                                    == parlour_counter_get_value (counter));
}

static void
on_another (ParlourCounter *counter,
            GParamSpec     *pspec,
            GtkWidget      *buttons)
{
  show_offered (counter, buttons);
}

static void
on_offered (GtkWidget      *button,
            ParlourCounter *counter)
{
  parlour_counter_set_value (counter, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number")));
  show_offered (counter, gtk_widget_get_parent (button));
}

static GtkWidget *
make_offers (ParlourFieldRows *self,
             const TableField *field,
             GtkWidget        *counter)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  for (const TableOffer *offer = field->offers; offer->number != 0; offer++)
    if (offer->most_players == 0 || self->terms.n_players <= offer->most_players)
      {
        g_autofree char *number = g_strdup_printf ("%d", offer->number);
        GtkWidget *button = gtk_toggle_button_new_with_label (number);

        g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (offer->number));
        g_signal_connect_object (button, "clicked", G_CALLBACK (on_offered), counter, 0);
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
  GtkWidget *counter = parlour_field_rows_add_number (self, ADW_EXPANDER_ROW (more), _("Another Number"), field->min,
                                                      field->max, FALSE, place);
  GtkWidget *buttons = make_offers (self, field, counter);

  parlour_field_rows_add_action_row (self, title, buttons);
  parlour_field_rows_show_hint (self, field);
  /* Translators: another number than those that are offered. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _("More"));
  parlour_field_rows_add_row (self, more, more);
  show_offered (PARLOUR_COUNTER (counter), buttons);
  g_signal_connect_object (counter, "notify::value", G_CALLBACK (on_another), buttons, 0);
}
