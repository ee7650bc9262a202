/* parlour-field-everybody.c: a column for what all players get, and a cover for what one alone gets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is said of everybody is said once, and added to what is said of each. What was entered of somebody may tell what
 * that player has: where it is filled in again it is covered until somebody lifts the cover.
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* What everybody gets is more or less by so much. */
static void
on_everybody (ParlourCounter *everybody)
{
  const int value = parlour_counter_get_value (everybody);
  const int before = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (everybody), "before"));
  GPtrArray *numbers = g_object_get_data (G_OBJECT (everybody), "numbers");

  g_object_set_data (G_OBJECT (everybody), "before", GINT_TO_POINTER (value));
  for (guint i = 0; i < numbers->len; i++)
    parlour_counter_set_value (numbers->pdata[i], parlour_counter_get_value (numbers->pdata[i]) + value - before);
}

/* Adds the cell of everybody, which says what is the same of all. */
void
parlour_field_everybody_add (ParlourFieldRows *self,
                             GtkWidget        *row,
                             const TableField *field,
                             const char       *title,
                             GPtrArray        *numbers) /* (element-type ParlourCounter): taken; empty yet */
{
  ParlourCounter *everybody = PARLOUR_COUNTER (parlour_counter_new (0, field->max));
  g_autofree char *whole = g_strdup_printf (C_("something and what it is", "%s: %s"), _("Everybody"), title);

  parlour_counter_set_signed (everybody, field->max);
  parlour_counter_set_title (everybody, whole);
  parlour_widget_set_css_class (GTK_WIDGET (everybody), "narrow", TRUE);
  g_object_set_data_full (G_OBJECT (everybody), "numbers", numbers, (GDestroyNotify) g_ptr_array_unref);
  g_object_set_data (G_OBJECT (everybody), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (1));
  parlour_field_table_add_cell (&self->table, row, _("Everybody"), GTK_WIDGET (everybody));
  g_object_set_data (G_OBJECT (row), "everybody", everybody);
}

/* Shows what is the same of all, once the numbers of all are there. */
void
parlour_field_everybody_show (GtkWidget *row)
{
  ParlourCounter *everybody = g_object_get_data (G_OBJECT (row), "everybody");
  GPtrArray *numbers = g_object_get_data (G_OBJECT (everybody), "numbers");
  const int first = parlour_counter_get_value (numbers->pdata[0]);
  gboolean is_same = TRUE;

  for (guint i = 1; i < numbers->len; i++)
    is_same = is_same && parlour_counter_get_value (numbers->pdata[i]) == first;
  parlour_counter_set_value (everybody, is_same ? first : 0);
  g_object_set_data (G_OBJECT (everybody), "before", GINT_TO_POINTER (parlour_counter_get_value (everybody)));
  g_signal_connect (everybody, "notify::value", G_CALLBACK (on_everybody), NULL);
}

/* Covers */

static gboolean
is_covered (ParlourFieldRows *self,
            int               seat)
{
  return (self->uncovered & 1u << seat) == 0;
}

/* Whether there are covers over what a field says. */
gboolean
parlour_field_everybody_covers (ParlourFieldRows *self,
                                const TableField *field)
{
  return field->is_secret || (self->has_all && self->covers);
}

/* Puts the number of somebody behind a cover, where there is one. */
GtkWidget *
parlour_field_everybody_cover (ParlourFieldRows *self,
                               const TableField *field,
                               GtkWidget        *number,
                               int               seat)
{
  GtkWidget *cover;

  if (!parlour_field_everybody_covers (self, field) || !is_covered (self, seat))
    return number;

  cover = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (cover), gtk_label_new ("•"), "covered");
  gtk_stack_add_named (GTK_STACK (cover), number, "lifted");
  g_object_set_data (G_OBJECT (cover), "seat", GINT_TO_POINTER (seat));
  g_ptr_array_add (self->covered, cover);

  return cover;
}

static void
on_lifted (GtkToggleButton  *lift,
           ParlourFieldRows *self)
{
  for (guint i = 0; i < self->covered->len; i++)
    if (g_object_get_data (self->covered->pdata[i], "seat") == g_object_get_data (G_OBJECT (lift), "seat"))
      gtk_stack_set_visible_child_name (self->covered->pdata[i], gtk_toggle_button_get_active (lift) ? "lifted" : "covered");
}

static GtkWidget *
make_lift (ParlourFieldRows *self,
           int               seat)
{
  GtkWidget *lift = gtk_toggle_button_new ();
  g_autofree char *title = g_strdup_printf (C_("something and what it is", "%s: %s"), self->names[seat], _("Lift the Cover"));

  gtk_button_set_icon_name (GTK_BUTTON (lift), "view-reveal-symbolic");
  parlour_widget_set_tooltip (lift, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (lift), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (lift, "lift");
  g_object_set_data (G_OBJECT (lift), "seat", GINT_TO_POINTER (seat));
  parlour_peek_watch (GTK_TOGGLE_BUTTON (lift));
  parlour_peek_follow (GTK_TOGGLE_BUTTON (lift), GTK_WIDGET (self));
  g_signal_connect_object (lift, "toggled", G_CALLBACK (on_lifted), self, 0);

  return lift;
}

/* Adds what lifts the covers. */
void
parlour_field_everybody_add_lifts (ParlourFieldRows *self)
{
  GtkWidget *row = parlour_field_table_begin_row (&self->table, _("Behind the Screen"), NULL, FALSE);

  if (self->has_all)
    parlour_field_table_add_cell (&self->table, row, "", gtk_label_new (NULL));
  for (int column = 0; column < self->terms.n_players; column++)
    {
      const int seat = self->order[column];

      parlour_field_table_add_cell (&self->table, row, self->names[seat],
                                    is_covered (self, seat) ? make_lift (self, seat) : gtk_label_new (NULL));
    }
  parlour_field_rows_add_row (self, row, NULL);
}
