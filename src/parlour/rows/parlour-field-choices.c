/* parlour-field-choices.c: rows in which something is chosen or written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-field-words.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

static void
on_flag (GtkSwitch        *flag,
         GParamSpec       *pspec,
         ParlourFieldRows *self)
{
  parlour_field_set_value (flag, json_node_init_boolean (json_node_alloc (), gtk_switch_get_active (flag)));
  parlour_field_rows_tell_changed (self);
}

void
parlour_field_rows_add_flag (ParlourFieldRows        *self,
                             const char              *title,
                             const ParlourFieldPlace *place)
{
  GtkWidget *flag = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (flag), json_node_get_boolean (parlour_field_place_get (place)));
  parlour_field_set_place (flag, place);
  g_signal_connect_object (flag, "notify::active", G_CALLBACK (on_flag), self, 0);
  parlour_field_rows_add_action_row (self, title, flag);
}

static void
on_text (GtkEditable      *text,
         ParlourFieldRows *self)
{
  g_autofree char *written = g_strstrip (g_strdup (gtk_editable_get_text (text)));

  if (parlour_field_is_written (g_object_get_data (G_OBJECT (text), "field")) && *written == '\0')
    parlour_field_leave_out (text);
  else
    parlour_field_set_value (text, json_node_init_string (json_node_alloc (), written));
  parlour_field_rows_tell_changed (self);
}

/* Tells whether a row is a text that must say something. */
gboolean
parlour_field_rows_must_say (GtkWidget *row) /* or NULL */
{
  const TableField *field = row != NULL ? g_object_get_data (G_OBJECT (row), "field") : NULL;

  return field != NULL && field->hint != NULL && !parlour_field_is_written (field);
}

void
parlour_field_rows_add_text (ParlourFieldRows        *self,
                             const TableField        *field,
                             const char              *title,
                             const ParlourFieldPlace *place)
{
  GtkWidget *row = adw_entry_row_new ();

  parlour_field_rows_name (row, title);
  if (parlour_field_place_get (place) != NULL)
    gtk_editable_set_text (GTK_EDITABLE (row), json_node_get_string (parlour_field_place_get (place)));
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  parlour_field_set_place (row, place);
  if (parlour_field_rows_must_say (row))
    g_ptr_array_add (self->texts, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (on_text), self, 0);
  parlour_field_rows_add_row (self, row, row);
}

/* One of several: where it may stay as it is, that comes first, and then nothing where that may be chosen. */

static int
count_before (ParlourFieldRows *self,
              const TableField *field)
{
  return (parlour_field_may_stay (field) || parlour_field_rows_may_be_usual (self, field) ? 1 : 0)
         + (field->nullable ? 1 : 0);
}

static void
on_chosen (AdwComboRow      *row,
           GParamSpec       *pspec,
           ParlourFieldRows *self)
{
  const TableField *field = g_object_get_data (G_OBJECT (row), "field");
  int which = (int) adw_combo_row_get_selected (row) - count_before (self, field);

  if (which < 0 && (parlour_field_may_stay (field) || parlour_field_rows_may_be_usual (self, field))
      && adw_combo_row_get_selected (row) == 0)
    parlour_field_leave_out (row);
  else if (which < 0)
    parlour_field_set_value (row, json_node_init_null (json_node_alloc ()));
  else if (field->kind == TABLE_ID)
    parlour_field_set_value (row, json_node_init_string (json_node_alloc (), field->ids[which]));
  else
    parlour_field_set_value (row, parlour_field_make_int (which + 1));
  if ((self->hands_over && parlour_field_is_whom (field)) || g_object_get_data (G_OBJECT (row), "decides") != NULL)
    parlour_field_rows_renew_soon (self);
  else
    parlour_field_rows_tell_changed (self);
}

static int
find_chosen (ParlourFieldRows *self,
             const TableField *field,
             JsonNode         *node)
{
  int which;

  if (node == NULL)
    return -count_before (self, field);
  if (JSON_NODE_HOLDS_NULL (node))
    return -1;
  if (field->kind != TABLE_ID)
    return (int) json_node_get_int (node) - 1;

  for (which = 0; field->ids[which] != NULL; which++)
    if (g_strcmp0 (field->ids[which], json_node_get_string (node)) == 0)
      return which;

  return 0;
}

/* Any of those that are called something is as likely as the others. */
static void
on_drawn (GtkWidget   *button,
          AdwComboRow *row)
{
  const int n_before = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "before"));
  const int n = (int) g_list_model_get_n_items (adw_combo_row_get_model (row));

  adw_combo_row_set_selected (row, (guint) g_random_int_range (n_before, n));
}

static void
add_draw_button (GtkWidget *row,
                 int        n_before)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playlist-shuffle-symbolic");

  parlour_widget_set_tooltip (button, C_("button", "Draw"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("button", "Draw"), -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "draw");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (row), "before", GINT_TO_POINTER (n_before));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_drawn), row, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

void
parlour_field_rows_add_choice (ParlourFieldRows        *self,
                               const TableField        *field,
                               const char              *title,
                               const ParlourFieldPlace *place)
{
  GtkWidget *row = adw_combo_row_new ();
  GtkStringList *list = gtk_string_list_new (NULL);
  int n = field->kind == TABLE_ID ? (int) g_strv_length ((char **) field->ids)
          : field->max != 0       ? field->max
                                  : self->terms.n_players;

  if (parlour_field_may_stay (field))
    gtk_string_list_append (list, C_("choice", "As it is"));
  else if (parlour_field_rows_may_be_usual (self, field))
    gtk_string_list_append (list, C_("choice", "Usual"));
  if (field->nullable)
    gtk_string_list_append (list, C_("choice", "None"));
  for (int i = 0; i < n; i++)
    if (field->kind == TABLE_ID)
      gtk_string_list_append (list, parlour_field_words_get_name (field, i));
    else
      gtk_string_list_append (list, self->names[i]);

  parlour_field_rows_name (row, title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                              (guint) (find_chosen (self, field, parlour_field_place_get (place))
                                       + count_before (self, field)));
  g_object_set_data (G_OBJECT (row), "decides", GINT_TO_POINTER (self->said != NULL));
  g_object_set_data (G_OBJECT (row), "field", (gpointer) field);
  parlour_field_set_place (row, place);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_chosen), self, 0);
  if (field->by_chance && field->kind == TABLE_NUMBER)
    add_draw_button (row, count_before (self, field));
  parlour_field_rows_add_row (self, row, row);
  g_object_unref (list);
}

/* Some of several: a list of those that are chosen. */

static int
find_in_list (JsonArray *list,
              JsonNode  *value)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (json_node_equal (json_array_get_element (list, i), value))
      return (int) i;

  return -1;
}

static void
on_one_of_list (GtkSwitch        *flag,
                GParamSpec       *pspec,
                ParlourFieldRows *self)
{
  JsonArray *list = parlour_field_get_list (flag);
  JsonNode *value = g_object_get_data (G_OBJECT (flag), "value");
  int at = find_in_list (list, value);

  if (gtk_switch_get_active (flag) && at < 0)
    json_array_add_element (list, json_node_copy (value));
  else if (!gtk_switch_get_active (flag) && at >= 0)
    json_array_remove_element (list, (guint) at);
  parlour_field_rows_tell_changed (self);
}

static void
add_one_of_list (ParlourFieldRows        *self,
                 const char              *title,
                 JsonNode                *value, /* taken */
                 const ParlourFieldPlace *place)
{
  GtkWidget *flag = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (flag),
                         find_in_list (json_node_get_array (parlour_field_place_get (place)), value) >= 0);
  parlour_field_set_place (flag, place);
  g_object_set_data_full (G_OBJECT (flag), "value", value, (GDestroyNotify) json_node_unref);
  g_signal_connect_object (flag, "notify::active", G_CALLBACK (on_one_of_list), self, 0);
  parlour_field_rows_add_action_row (self, title, flag);
}

void
parlour_field_rows_add_some (ParlourFieldRows        *self,
                             const TableField        *field,
                             const ParlourFieldPlace *place)
{
  if (field->kind == TABLE_SEATS)
    {
      for (int seat = 0; seat < self->terms.n_players; seat++)
        add_one_of_list (self, self->names[seat], parlour_field_make_int (seat + 1), place);
      return;
    }

  for (int i = 0; field->ids != NULL && field->ids[i] != NULL; i++)
    add_one_of_list (self, parlour_field_words_get_name (field, i),
                     json_node_init_string (json_node_alloc (), field->ids[i]), place);
  for (int number = field->min; field->ids == NULL && number <= field->max; number++)
    {
      g_autofree char *title = g_strdup_printf ("%d", number);

      add_one_of_list (self, title, parlour_field_make_int (number), place);
    }
}
