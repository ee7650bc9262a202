/* parlour-field-tags.c: a row for things that are told by a number each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of a list of things that have nothing but a number, and perhaps a mark, each is a tag: the numbers that most have are
 * touched or typed, any other is counted, and a tag is pressed to mark it.
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-field-words.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define SPACING 6

/* How high a sign is beside text of the usual size. */
#define SIGN_SIZE 24

/* Of what such a row consists. */
typedef struct {
  ParlourFieldRows *rows; /* which outlive it */
  const TableField *field;
  const TableField *flag; /* or NULL */
  JsonArray *list;
  GtkWidget *offers;
  GtkWidget *tags;
  ParlourCounter *other;
} Row;

static void
row_free (Row *row)
{
  json_array_unref (row->list);
  g_free (row);
}

/* Whether each thing of a list is a number, of which some are offered, and at most a mark besides. */
gboolean
parlour_field_is_tags (const TableField *field)
{
  const TableField *number = field->fields;

  return field->kind == TABLE_STRUCT && field->shape == TABLE_LIST && field->counted && number->kind == TABLE_INT
         && number->offers != NULL
         && (number[1].name == NULL || (number[1].kind == TABLE_FLAG && number[2].name == NULL));
}

/* Draws one of some things as on a board, alone, or nothing where the game has no such sign. */
GtkWidget *
parlour_field_rows_draw_sign (ParlourFieldRows *self,
                              const char       *kind, /* or NULL */
                              const char       *id)
{
  GtkWidget *sign = NULL;

  if (kind != NULL && self->game != NULL)
    sign = parlour_game_board_new_sign (self->game, &(TableSign) { .kind = kind, .id = id }, SIGN_SIZE, FALSE);
  if (sign != NULL)
    gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);

  return sign;
}

static gboolean
is_marked (const Row  *row,
           JsonObject *thing)
{
  return row->flag != NULL && json_object_get_boolean_member_with_default (thing, row->flag->name, FALSE);
}

static void show_tags (Row *row);

static void
tell_changed (Row *row)
{
  show_tags (row);
  parlour_field_rows_tell_changed (row->rows);
}

static void
mark (Row        *row,
      JsonObject *thing)
{
  if (is_marked (row, thing))
    json_object_remove_member (thing, row->flag->name);
  else
    json_object_set_boolean_member (thing, row->flag->name, TRUE);
  tell_changed (row);
}

static void
on_mark (GtkWidget *button,
         Row       *row)
{
  mark (row, json_array_get_object_element (row->list, (guint) parlour_widget_get_place (gtk_widget_get_parent (button))));
}

/* Whoever has removed one by a key goes on from where things are added. */
static void
on_remove (GtkWidget *button,
           Row       *row)
{
  if (gtk_widget_has_focus (button))
    gtk_widget_child_focus (row->offers, GTK_DIR_TAB_FORWARD);
  json_array_remove_element (row->list, (guint) parlour_widget_get_place (gtk_widget_get_parent (button)));
  tell_changed (row);
}

static void
add (Row *row,
     int  number)
{
  JsonObject *thing = json_object_new ();

  json_object_set_int_member (thing, row->field->fields->name, number);
  json_array_add_object_element (row->list, thing);
  tell_changed (row);
}

static void
on_offered (GtkWidget *button,
            Row       *row)
{
  add (row, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number")));
}

static void
on_other (Row *row)
{
  add (row, parlour_counter_get_value (row->other));
}

/* What stands on a tag, drawn and in words. */
static void
fill_tag (Row        *row,
          GtkWidget  *tag,
          JsonObject *thing)
{
  GtkWidget *button = gtk_widget_get_first_child (tag), *remove = gtk_widget_get_next_sibling (button);
  const char *kind = is_marked (row, thing) ? row->flag->sign : row->field->sign;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING), *sign = parlour_field_rows_draw_sign (row->rows, kind, "");
  g_autofree char *number = g_strdup_printf ("%d", (int) json_object_get_int_member (thing, row->field->fields->name));
  g_autofree char *words = parlour_field_words_tell (row->field->fields, thing);
  g_autofree char *title = g_strdup_printf (_("Remove: %s"), words);

  if (sign != NULL)
    gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), gtk_label_new (number));
  gtk_button_set_child (GTK_BUTTON (button), box);
  parlour_widget_set_css_class (button, "marked", is_marked (row, thing));
  parlour_widget_set_tooltip (button, words);
  parlour_widget_set_tooltip (remove, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static GtkWidget *
make_tag (Row *row)
{
  GtkWidget *tag = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *button = gtk_button_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_add_css_class (tag, "linked");
  gtk_widget_add_css_class (tag, "tag");
  gtk_widget_add_css_class (button, PARLOUR_LEAVES_ENTER);
  gtk_widget_add_css_class (remove, PARLOUR_LEAVES_ENTER);
  g_signal_connect (button, "clicked", G_CALLBACK (on_mark), row);
  g_signal_connect (remove, "clicked", G_CALLBACK (on_remove), row);
  gtk_box_append (GTK_BOX (tag), button);
  gtk_box_append (GTK_BOX (tag), remove);

  return tag;
}

/* What stays keeps its tag: it may have the focus. */
static void
show_tags (Row *row)
{
  const int n = (int) json_array_get_length (row->list);

  for (int i = parlour_widget_keep_first (row->tags, n); i < n; i++)
    gtk_box_append (GTK_BOX (row->tags), make_tag (row));
  gtk_widget_set_visible (row->tags, n > 0);
  for (int i = 0; i < n; i++)
    fill_tag (row, parlour_widget_get_nth (row->tags, i), json_array_get_object_element (row->list, (guint) i));
}

/* A digit adds a thing of so much, and a letter marks what came last. */
static gboolean
on_key (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        Row                   *row)
{
  const int digit = parlour_keys_read_digit (keyval, keycode, modifiers);
  const guint length = json_array_get_length (row->list);
  const char *letters = row->flag != NULL && row->flag->letters != NULL ? row->flag->letters : NULL;
  guint meant;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  for (const TableOffer *offer = row->field->fields->offers; offer->number != 0; offer++)
    if (offer->number == digit)
      {
        add (row, digit);
        return GDK_EVENT_STOP;
      }
  meant = gdk_keyval_to_lower (parlour_keys_find_letter (GTK_EVENT_CONTROLLER (controller), keyval, keycode));
  if (letters == NULL || length == 0
      || gdk_keyval_to_unicode (meant) != text_find_letter (g_dpgettext2 (NULL, "keys", letters), letters, 1, 0))
    return GDK_EVENT_PROPAGATE;

  mark (row, json_array_get_object_element (row->list, length - 1));

  return GDK_EVENT_STOP;
}

static void
add_offer (Row *row,
           int  number)
{
  g_autofree char *digit = g_strdup_printf ("%d", number);
  g_autofree char *words = g_strdup_printf (C_("one of a list", "%s %d"), row->field->one != NULL ? gettext (row->field->one)
                                                                            : parlour_field_words_get_title (row->field), number);
  g_autofree char *tooltip = parlour_key_tooltip (words, (gunichar) *digit);
  GtkWidget *button = gtk_button_new_with_label (digit);

  gtk_widget_add_css_class (button, "number-offer");
  gtk_widget_add_css_class (button, PARLOUR_LEAVES_ENTER);
  parlour_widget_set_tooltip (button, tooltip);
  g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (number));
  g_signal_connect (button, "clicked", G_CALLBACK (on_offered), row);
  gtk_box_append (GTK_BOX (row->offers), button);
}

/* Any other number, which is typed first. */
static void
add_other (Row *row)
{
  const TableField *number = row->field->fields;
  GtkWidget *box = parlour_wrap_box_new (SPACING), *counter = parlour_counter_new (number->min, number->max);
  GtkWidget *button = gtk_button_new_with_label (C_("button", "Add"));

  parlour_counter_set_stepper (PARLOUR_COUNTER (counter), TRUE);
  parlour_counter_set_title (PARLOUR_COUNTER (counter), parlour_field_words_get_title (number));
  gtk_widget_set_valign (counter, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (counter, PARLOUR_KEEPS_ENTER);
  g_signal_connect_swapped (counter, "advance", G_CALLBACK (on_other), row);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_other), row);
  row->other = PARLOUR_COUNTER (counter);
  gtk_box_append (GTK_BOX (box), counter);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (row->offers), box);
}

/* Adds the row of whoever is called so. */
void
parlour_field_rows_add_tags (ParlourFieldRows        *self,
                             const TableField        *field,
                             const char              *title,
                             const ParlourFieldPlace *place,
                             int                      column) /* in a table, or 0 */
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING), *widget = parlour_field_rows_make_plain (box);
  GtkEventController *keys = gtk_event_controller_key_new ();
  Row *row = g_new (Row, 1);

  *row = (Row) { self, field, field->fields[1].name != NULL ? &field->fields[1] : NULL,
                 json_array_ref (json_node_get_array (parlour_field_place_get (place))),
                 parlour_wrap_box_new (SPACING), parlour_wrap_box_new (SPACING), NULL };
  g_object_set_data_full (G_OBJECT (box), "row", row, (GDestroyNotify) row_free);
  for (const TableOffer *offer = field->fields->offers; offer->number != 0; offer++)
    add_offer (row, offer->number);
  add_other (row);
  show_tags (row);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), row);
  gtk_widget_add_controller (box, keys);
  gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (title));
  gtk_box_append (GTK_BOX (box), row->offers);
  gtk_box_append (GTK_BOX (box), row->tags);
  gtk_widget_add_css_class (box, "set");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (widget), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (column));
  g_object_set_data (G_OBJECT (box), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (column));
  parlour_field_rows_add_row (self, widget, gtk_widget_get_first_child (row->offers));
}
