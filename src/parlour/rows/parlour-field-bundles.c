/* parlour-field-bundles.c: rows for how many there are of each kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-field-words.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* As many of each kind. */
void
parlour_field_rows_add_bundle (ParlourFieldRows *self,
                               AdwExpanderRow   *parent, /* or NULL */
                               const TableField *field,
                               JsonObject       *bundle)
{
  for (int i = 0; field->ids[i] != NULL; i++)
    {
      if (!parlour_field_may_stay (field) && !json_object_has_member (bundle, field->ids[i]))
        json_object_set_int_member (bundle, field->ids[i], field->usual);
      parlour_field_rows_add_number (self, parent, parlour_field_words_get_name (field, i), field->min,
                                     field->max != 0 ? field->max : TABLE_MAX_COUNT, parlour_field_may_stay (field),
                                     &(ParlourFieldPlace) { .object = bundle, .member = field->ids[i] });
    }
}

/* How many there are of each kind, where there are any. */
static void
tell_bundle (AdwExpanderRow *row)
{
  const TableField *field = g_object_get_data (G_OBJECT (row), "field");
  JsonObject *bundle = json_node_get_object (parlour_field_place_get (parlour_field_get_place (row)));
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  for (int i = 0; field->ids[i] != NULL; i++)
    {
      int n = (int) json_object_get_int_member_with_default (bundle, field->ids[i], 0);

      if (n != 0)
        g_ptr_array_add (kinds, g_strdup_printf (C_("one of a list", "%s %d"), parlour_field_words_get_name (field, i), n));
    }
  text = text_list (kinds);
  adw_expander_row_set_subtitle (row, text);
}

/* A row that opens, and tells what is in it: what is known already need not be looked at, nor what is usual of each player. */
void
parlour_field_rows_add_bundle_row (ParlourFieldRows        *self,
                                   const TableField        *field,
                                   const char              *title,
                                   const ParlourFieldPlace *place)
{
  GtkWidget *row = adw_expander_row_new ();

  parlour_field_rows_name (row, title);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), field->need != TABLE_MARKED && field->shape != TABLE_BY_SEAT);
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  parlour_field_set_place (row, place);
  parlour_field_rows_add_row (self, row, row);
  parlour_field_rows_add_bundle (self, ADW_EXPANDER_ROW (row), field,
                                 json_node_get_object (parlour_field_place_get (place)));
  tell_bundle (ADW_EXPANDER_ROW (row));
  g_signal_connect_object (self, "changed", G_CALLBACK (tell_bundle), row, G_CONNECT_SWAPPED);
}

/* What is handed over: of what everybody sees there are as many as there are. */

static void
show_handed (GtkWidget *button)
{
  const char *name = g_object_get_data (G_OBJECT (button), "name"), *group = g_object_get_data (G_OBJECT (button), "group");
  const int most = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "most"));
  const JsonNode *node = parlour_field_place_get (parlour_field_get_place (button));
  const int n = node != NULL ? (int) json_node_get_int ((JsonNode *) node) : 0;
  /* Translators: %s is a thing, %d how many of them are handed over, and of how many. */
  g_autofree char *label = g_strdup_printf (_("%s: %d of %d"), name, n, most);
  g_autofree char *whole = g_strdup_printf (C_("something and what it is", "%s: %s"), group, label);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), n > 0 ? label : name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  parlour_widget_set_css_class (button, "suggested-action", n > 0);
}

/* One more, and after all of them none again. */
static void
on_handed (GtkWidget        *button,
           ParlourFieldRows *self)
{
  const int most = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "most"));
  const JsonNode *node = parlour_field_place_get (parlour_field_get_place (button));
  const int n = node != NULL ? (int) json_node_get_int ((JsonNode *) node) : 0;

  parlour_field_set_value (button, parlour_field_make_int (n < most ? n + 1 : 0));
  show_handed (button);
  parlour_field_rows_tell_changed (self);
}

static GtkWidget *
make_handed (ParlourFieldRows        *self,
             const char              *group,
             const char              *name,
             int                      most,
             const ParlourFieldPlace *place)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (NULL));
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
  g_object_set_data_full (G_OBJECT (button), "group", g_strdup (group), g_free);
  g_object_set_data (G_OBJECT (button), "most", GINT_TO_POINTER (most));
  parlour_field_set_place (button, place);
  gtk_widget_add_css_class (button, PARLOUR_LEAVES_ENTER);
  show_handed (button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_handed), self, 0);

  return button;
}

/* Those are touched; the others are filled in, most of them only by who looks for more. Tab goes from number to number
 * before it comes to what is touched. */
void
parlour_field_rows_add_handed (ParlourFieldRows        *self,
                               const TableField        *field,
                               const char              *title,
                               const ParlourFieldPlace *place)
{
  JsonObject *bundle = json_node_get_object (parlour_field_place_get (place));
  GtkWidget *things = parlour_wrap_box_new (6);
  g_autoptr (GtkWidget) row = g_object_ref_sink (parlour_field_rows_make_plain (things));
  GtkWidget *more = adw_expander_row_new ();
  const int seat = (int) json_object_get_int_member_with_default (self->object, TABLE_EVENT_PLAYER, 1) - 1;

  parlour_field_rows_begin_group (self, title);
  self->hands_over = TRUE;
  gtk_widget_add_css_class (things, "set");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _("More"));
  for (int i = 0; field->ids[i] != NULL; i++)
    {
      const ParlourFieldPlace one = { .object = bundle, .member = field->ids[i] };
      const char *name = parlour_field_words_get_name (field, i);
      const int said = (int) json_object_get_int_member_with_default (bundle, field->ids[i], 0);
      const int most = field->find_most (&self->terms, seat, field->first + i);

      if (most > 0)
        gtk_box_append (GTK_BOX (things), make_handed (self, title, name, MAX (most, said), &one));
      else
        parlour_field_rows_add_number (self, most < 0 || said > 0 ? NULL : ADW_EXPANDER_ROW (more), name, 0, TABLE_MAX_COUNT,
                                       FALSE, &one);
    }
  if (gtk_widget_get_first_child (things) != NULL)
    {
      parlour_field_rows_add_row (self, row, gtk_widget_get_first_child (things));
      g_ptr_array_add (self->late, row);
    }
  parlour_field_rows_add_row (self, more, more);
  g_ptr_array_add (self->late, more);
  self->group = NULL;
}

/* What stays as it is where nobody says anything else opens, and what is filled in there is said. */

void
parlour_field_rows_add_changes (ParlourFieldRows *self,
                                const TableField *field,
                                JsonObject       *object)
{
  ParlourFieldChange *change = g_new (ParlourFieldChange, 1);
  GtkWidget *row = adw_expander_row_new ();
  const gboolean there = json_object_has_member (object, field->name);

  *change = (ParlourFieldChange) { json_object_ref (object), field->name, NULL };
  change->says = there ? json_object_ref (json_object_get_object_member (object, field->name)) : json_object_new ();
  g_ptr_array_add (self->changes, change);
  parlour_field_rows_name (row, parlour_field_words_get_title (field));
  if (field->hint != NULL)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), gettext (field->hint));
  /* What is known is looked at by who opens it: others may be looking on. */
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), there && !self->is_known);
  parlour_field_rows_add_row (self, row, row);
  if (field->kind == TABLE_BUNDLE)
    {
      parlour_field_rows_add_bundle (self, ADW_EXPANDER_ROW (row), field, change->says);
      return;
    }

  self->parent = ADW_EXPANDER_ROW (row);
  for (int i = 0; field->keys[i] != NULL; i++)
    parlour_field_rows_add_choice (self, field, parlour_field_tell_key (field, i),
                                   &(ParlourFieldPlace) { .object = change->says, .member = field->keys[i] });
  self->parent = NULL;
}
