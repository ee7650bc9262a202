/* parlour-field-table.c: a table with a column for each player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of whatever each player has a number, all of them stand side by side. What else is asked of somebody has rows below.
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-columns-layout.h"
#include "parlour-field-words.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* What stands to the left of the numbers takes so many letters at least. */
#define TITLE_CHARS 9

/* How wide a counter may be until it has a form for little room. */
#define FEW_PLAYERS 3

/* Whether there is a number of it for each player, or one of each kind, that needs nothing beside it. */
static gboolean
is_counted (ParlourFieldRows *self,
            const TableField *field,
            JsonArray        *seats)
{
  if ((field->kind != TABLE_INT && field->kind != TABLE_BUNDLE) || field->shape != TABLE_ONE || field->offers != NULL
      || field->find_most != NULL || field->find_usual != NULL || field->is_asked != NULL || field->is_set || field->nullable
      || field->or_null || field->asked_in != 0 || (field->kind == TABLE_BUNDLE && parlour_field_may_stay (field)))
    return FALSE;

  /* What need not be said is asked first, unless it is known. */
  if (parlour_field_rows_find_need (self, field) == TABLE_MARKED && !self->is_known)
    return FALSE;

  for (guint seat = 0; seat < json_array_get_length (seats); seat++)
    if (!parlour_field_rows_says (self, field, json_array_get_object_element (seats, seat)))
      return FALSE;

  return TRUE;
}

/* Makes a row, into which cells come. All rows have columns of one width by what all cells ask for. */
static GtkWidget *
begin_row (ParlourFieldRows *self,
           const char       *title,
           gboolean          is_heading)
{
  GtkWidget *row = adw_preferences_row_new (), *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = parlour_label_new_wrapped (title);

  gtk_widget_set_layout_manager (cells, parlour_columns_layout_new (is_heading));
  gtk_widget_add_css_class (cells, is_heading ? "table-heading" : "table-row");
  gtk_label_set_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_box_append (GTK_BOX (cells), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), cells);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_object_set_data (G_OBJECT (row), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (1));

  return row;
}

static GtkWidget *
make_name (ParlourFieldRows *self,
           int               seat)
{
  GtkWidget *name = parlour_label_new_wrapped (self->names[seat]);

  gtk_label_set_xalign (GTK_LABEL (name), 0.5F);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);

  return name;
}

static void
add_heading (ParlourFieldRows *self,
             const char       *title,
             GtkSizeGroup     *widths)
{
  GtkWidget *row = begin_row (self, title, TRUE);

  for (int seat = 0; seat < self->terms.n_players; seat++)
    {
      GtkWidget *name = make_name (self, seat);

      gtk_size_group_add_widget (widths, name);
      gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), name);
    }
  parlour_field_rows_add_row (self, row, NULL);
}

/* Adds the numbers of all players, of one kind where there are several. */
static void
add_numbers (ParlourFieldRows *self,
             const TableField *field,
             int               kind,
             JsonArray        *seats,
             GtkSizeGroup     *widths)
{
  const gboolean is_bundle = field->kind == TABLE_BUNDLE;
  const char *title = is_bundle ? parlour_field_words_get_name (field, kind) : parlour_field_words_get_title (field);
  const int most = is_bundle && field->max == 0 ? TABLE_MAX_COUNT : field->max;
  GtkWidget *row = begin_row (self, title, FALSE), *first = NULL;

  for (int seat = 0; seat < self->terms.n_players; seat++)
    {
      JsonObject *has = json_array_get_object_element (seats, (guint) seat);
      ParlourFieldPlace place = { .object = has, .member = field->name };
      /* Translators: the first %s is a player, the second what is counted of theirs. */
      g_autofree char *whole = g_strdup_printf (C_("something and what it is", "%s: %s"), self->names[seat], title);
      GtkWidget *counter;

      if (is_bundle)
        place = (ParlourFieldPlace) { .object = json_object_get_object_member (has, field->name), .member = field->ids[kind] };
      if (is_bundle && !json_object_has_member (place.object, place.member))
        json_object_set_int_member (place.object, place.member, field->usual);
      counter = parlour_field_rows_make_number (self, field->min, most, FALSE, &place);
      parlour_counter_set_title (PARLOUR_COUNTER (counter), whole);
      parlour_widget_set_css_class (counter, "narrow", self->terms.n_players > FEW_PLAYERS);
      g_object_set_data (G_OBJECT (counter), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (seat + 1));
      gtk_size_group_add_widget (widths, counter);
      gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), make_name (self, seat));
      gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), counter);
      first = first != NULL ? first : counter;
    }
  parlour_field_rows_add_row (self, row, first);
}

/* What is known already need not be looked at. */
static void
begin_known (ParlourFieldRows *self,
             const TableField *field)
{
  GtkWidget *row = adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), parlour_field_words_get_title (field));
  if (field->hint != NULL)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), gettext (field->hint));
  g_object_set_data (G_OBJECT (row), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (1));
  parlour_field_rows_add_row (self, row, row);
  self->parent = ADW_EXPANDER_ROW (row);
}

static void
add_counted (ParlourFieldRows *self,
             const TableField *field,
             JsonArray        *seats,
             GtkSizeGroup     *widths)
{
  const gboolean is_bundle = field->kind == TABLE_BUNDLE;
  const gboolean is_known = is_bundle && parlour_field_rows_find_need (self, field) == TABLE_MARKED;

  if (is_known)
    begin_known (self, field);
  if (is_bundle)
    add_heading (self, is_known ? "" : parlour_field_words_get_title (field), widths);
  for (int kind = 0; is_bundle ? field->ids[kind] != NULL : kind == 0; kind++)
    add_numbers (self, field, kind, seats, widths);
  if (is_known)
    self->parent = NULL;
}

static void
list_counted (ParlourFieldRows *self, /* NOLINT(misc-no-recursion) */
              const TableField *fields,
              JsonArray        *seats)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (*field->name == '\0')
      list_counted (self, field->fields, seats);
    else if (is_counted (self, field, seats))
      g_ptr_array_add (self->in_table, (gpointer) field);
}

/* Shows what is counted of all players side by side. */
void
parlour_field_rows_add_table (ParlourFieldRows *self,
                              const TableField *field,
                              JsonArray        *seats)
{
  g_autoptr (GtkSizeGroup) widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  const guint from = self->in_table->len;

  list_counted (self, field->fields, seats);
  if (self->in_table->len == from)
    return;

  parlour_field_rows_begin_group (self, "");
  if (((const TableField *) self->in_table->pdata[from])->kind != TABLE_BUNDLE)
    add_heading (self, "", widths);
  for (guint i = from; i < self->in_table->len; i++)
    add_counted (self, self->in_table->pdata[i], seats, widths);
  self->group = NULL;
}
