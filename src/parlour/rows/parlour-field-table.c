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
#include "parlour-keys.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What stands to the left of the numbers takes so many letters at least. */
#define TITLE_CHARS 9
#define SIGN_SPACING 8

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
GtkWidget *
parlour_field_table_begin_row (const ParlourFieldTable *table,
                               const char              *title,
                               GtkWidget               *sign, /* or NULL */
                               gboolean                 is_heading)
{
  GtkWidget *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *row = parlour_field_rows_make_plain (cells);
  GtkWidget *label = parlour_label_new_wrapped (title), *head = label;

  if (sign != NULL)
    {
      head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SIGN_SPACING);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (head), sign);
      gtk_box_append (GTK_BOX (head), label);
    }

  gtk_widget_set_layout_manager (cells, parlour_columns_layout_new ());
  gtk_widget_add_css_class (cells, is_heading ? "table-heading" : "table-row");
  gtk_label_set_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_size_group_add_widget (table->heads, head);
  gtk_box_append (GTK_BOX (cells), head);
  parlour_field_rows_name (row, title);
  g_object_set_data (G_OBJECT (row), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (1));

  return row;
}

static GtkWidget *
make_name (const char *who)
{
  GtkWidget *name = parlour_label_new_wrapped (who);

  gtk_label_set_xalign (GTK_LABEL (name), 0.5F);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);

  return name;
}

/* Adds a cell with a caption. */
void
parlour_field_table_add_cell (const ParlourFieldTable *table,
                              GtkWidget               *row,
                              const char              *caption,
                              GtkWidget               *cell)
{
  GtkWidget *cells = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));

  gtk_size_group_add_widget (table->cells, cell);
  gtk_box_append (GTK_BOX (cells), make_name (caption));
  gtk_box_append (GTK_BOX (cells), cell);
}

/* What lies below each other is as wide in all rows that come now. */
void
parlour_field_table_begin (ParlourFieldTable *table)
{
  parlour_field_table_clear (table);
  table->heads = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  table->cells = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
}

void
parlour_field_table_clear (ParlourFieldTable *table)
{
  g_clear_object (&table->heads);
  g_clear_object (&table->cells);
}

/* Adds a row with the name of each player. */
GtkWidget *
parlour_field_table_add_heading (ParlourFieldRows *self,
                                 const char       *title)
{
  GtkWidget *row = parlour_field_table_begin_row (&self->table, title, NULL, TRUE);

  for (int place = self->has_all ? TABLE_NOBODY : 0; place < self->terms.n_players; place++)
    {
      GtkWidget *name = make_name (place != TABLE_NOBODY ? self->names[self->order[place]] : _("Everybody"));

      gtk_size_group_add_widget (self->table.cells, name);
      gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), name);
    }
  parlour_field_rows_add_row (self, row, NULL);

  return row;
}

/* Adds the numbers of all players, of one kind where there are several. */
static void
add_numbers (ParlourFieldRows *self,
             const TableField *field,
             int               kind,
             JsonArray        *seats)
{
  const gboolean is_bundle = field->kind == TABLE_BUNDLE;
  const char *title = is_bundle ? parlour_field_words_get_name (field, kind) : parlour_field_words_get_title (field);
  const int most = is_bundle && field->max == 0 ? TABLE_MAX_COUNT : field->max;
  GtkWidget *sign = is_bundle ? parlour_field_rows_draw_sign (self, field->sign, field->ids[kind]) : NULL;
  GtkWidget *row = parlour_field_table_begin_row (&self->table, title, sign, FALSE);
  GPtrArray *numbers = g_ptr_array_new ();

  if (self->has_all)
    parlour_field_everybody_add (self, row, field, title, g_ptr_array_ref (numbers));
  for (int column = 0; column < self->terms.n_players; column++)
    {
      const int seat = self->order[column];
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
      parlour_widget_set_css_class (counter, "narrow", self->terms.n_players > FEW_PLAYERS || self->has_all);
      g_object_set_data (G_OBJECT (counter), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (column + 1 + (self->has_all ? 1 : 0)));
      g_ptr_array_add (numbers, counter);
      parlour_field_table_add_cell (&self->table, row, self->names[seat],
                                    parlour_field_everybody_cover (self, field, counter, seat));
    }
  parlour_field_rows_add_row (self, row,
                              self->has_all ? g_object_get_data (G_OBJECT (row), "everybody") : numbers->pdata[0]);
  if (self->has_all)
    parlour_field_everybody_show (row);
  g_ptr_array_unref (numbers);
}

/* What is known already need not be looked at. */
static void
begin_known (ParlourFieldRows *self,
             const TableField *field)
{
  GtkWidget *row = adw_expander_row_new ();

  parlour_field_rows_name (row, parlour_field_words_get_title (field));
  if (field->hint != NULL)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), gettext (field->hint));
  g_object_set_data (G_OBJECT (row), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (1));
  parlour_field_rows_add_row (self, row, row);
  self->parent = ADW_EXPANDER_ROW (row);
}

static void
add_counted (ParlourFieldRows *self,
             const TableField *field,
             JsonArray        *seats)
{
  const gboolean is_bundle = field->kind == TABLE_BUNDLE;
  const gboolean is_known = is_bundle && parlour_field_rows_find_need (self, field) == TABLE_MARKED;

  if (is_known)
    begin_known (self, field);
  if (is_bundle)
    parlour_field_table_add_heading (self, is_known || field->title == NULL ? "" : gettext (field->title));
  for (int kind = 0; is_bundle ? field->ids[kind] != NULL : kind == 0; kind++)
    add_numbers (self, field, kind, seats);
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

/* Points, where they can be told of what is counted */

/* Stands for all parts of a score together. */
#define TOTAL (-1)

static void
add_score_row (ParlourFieldRows *self,
               const char       *title,
               int               part)
{
  GtkWidget *row = parlour_field_table_begin_row (&self->table, title, NULL, FALSE);

  for (int column = 0; column < self->terms.n_players; column++)
    {
      GtkWidget *number = gtk_label_new (NULL);

      gtk_widget_add_css_class (number, part == TOTAL ? "title-3" : "numeric");
      gtk_widget_set_name (number, part == TOTAL ? "total" : self->game->score_parts[part].id);
      g_object_set_data (G_OBJECT (number), "part", GINT_TO_POINTER (part));
      g_object_set_data (G_OBJECT (number), "seat", GINT_TO_POINTER (self->order[column]));
      g_object_set_data (G_OBJECT (number), "row", row);
      g_ptr_array_add (self->scores, number);
      parlour_field_table_add_cell (&self->table, row, self->names[self->order[column]], number);
    }
  gtk_widget_set_visible (row, FALSE);
  parlour_field_rows_add_row (self, row, NULL);
}

static void
add_parts (ParlourFieldRows *self)
{
  GtkWidget *heading = self->game != NULL ? parlour_field_table_add_heading (self, "") : NULL;

  for (const TablePart *part = self->game != NULL ? self->game->score_parts : NULL; part != NULL && part->id != NULL; part++)
    if (part->counts)
      add_score_row (self, gettext (part->heading != NULL ? part->heading : part->title), (int) (part - self->game->score_parts));
  if (heading == NULL)
    return;

  gtk_widget_set_visible (heading, FALSE);
  add_score_row (self, _("Points So Far"), TOTAL);
  g_object_set_data (G_OBJECT (self->scores->pdata[self->scores->len - 1]), "heading", heading);
}

/* Tells what everybody comes to by what is counted so far, or that nobody knows; where it was never known nothing is told. */
void
parlour_field_rows_show_score (ParlourFieldRows *self,
                               const TableScore *score) /* or NULL */
{
  g_return_if_fail (PARLOUR_IS_FIELD_ROWS (self));

  for (guint i = 0; i < self->scores->len; i++)
    {
      GtkWidget *label = self->scores->pdata[i];
      const int part = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (label), "part"));
      const int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (label), "seat"));
      g_autofree char *number = NULL;

      if (score != NULL)
        number = g_strdup_printf ("%d", part == TOTAL ? score->totals[seat] : score->parts[seat][part]);
      gtk_label_set_label (GTK_LABEL (label), number != NULL ? number : "–");
      if (score != NULL)
        gtk_widget_set_visible (g_object_get_data (G_OBJECT (label), "row"), TRUE);
      if (score != NULL && g_object_get_data (G_OBJECT (label), "heading") != NULL)
        gtk_widget_set_visible (g_object_get_data (G_OBJECT (label), "heading"), TRUE);
    }
}

/* Things that are told by a number each */

static void
add_tags (ParlourFieldRows *self,
          const TableField *field,
          JsonArray        *seats)
{
  GtkWidget *head = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (head), parlour_field_words_get_title (field));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (head), field->hint != NULL ? gettext (field->hint) : NULL);
  gtk_widget_set_focusable (head, FALSE);
  g_object_set_data (G_OBJECT (head), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (1));
  parlour_field_rows_add_row (self, head, NULL);
  for (int column = 0; column < self->terms.n_players; column++)
    {
      const int seat = self->order[column];
      const ParlourFieldPlace place = { .object = json_array_get_object_element (seats, (guint) seat), .member = field->name };

      parlour_field_rows_add_tags (self, field, self->names[seat], &place, column + 1);
    }
}

static void
list_tags (ParlourFieldRows *self,
           const TableField *fields,
           JsonArray        *seats)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (*field->name != '\0' && parlour_field_is_tags (field)
        && parlour_field_rows_says (self, field, json_array_get_object_element (seats, 0)))
      g_ptr_array_add (self->in_table, (gpointer) field);
  for (guint i = 0; i < self->in_table->len; i++)
    for (guint seat = 1; seat < json_array_get_length (seats); seat++)
      parlour_field_rows_says (self, self->in_table->pdata[i], json_array_get_object_element (seats, seat));
}

/* Shows what is counted of all players side by side. */
void
parlour_field_rows_add_table (ParlourFieldRows *self,
                              const TableField *field,
                              JsonArray        *seats)
{
  const guint from = self->in_table->len;
  gboolean any_covered = FALSE;

  list_counted (self, field->fields, seats);
  if (self->in_table->len == from)
    return;

  list_tags (self, field->fields, seats);
  self->has_all = field->has_all;
  parlour_field_table_begin (&self->table);
  parlour_field_rows_begin_group (self, "");
  adw_preferences_group_set_description (self->group, field->hint != NULL ? gettext (field->hint) : NULL);
  if (!self->has_all && (self->game != NULL || ((const TableField *) self->in_table->pdata[from])->kind != TABLE_BUNDLE))
    parlour_field_table_add_heading (self, "");
  if (self->game != NULL && !self->has_all)
    add_score_row (self, _("Points So Far"), TOTAL);
  for (guint i = from; i < self->in_table->len; i++)
    {
      if (parlour_field_everybody_covers (self, self->in_table->pdata[i]) && !any_covered)
        parlour_field_everybody_add_lifts (self);
      any_covered |= parlour_field_everybody_covers (self, self->in_table->pdata[i]);
      if (parlour_field_is_tags (self->in_table->pdata[i]))
        add_tags (self, self->in_table->pdata[i], seats);
      else
        add_counted (self, self->in_table->pdata[i], seats);
    }
  if (!self->has_all)
    add_parts (self);
  self->has_all = FALSE;
  self->group = NULL;
}

/* A number of each player */

/* Whether everybody has one, of which everybody knows how much it can be. */
gboolean
parlour_field_is_side_by_side (const TableField *field)
{
  return field->kind == TABLE_INT && field->shape == TABLE_BY_SEAT && field->find_most != NULL;
}

static int
count_most (ParlourFieldRows *self,
            const TableField *field,
            int               column)
{
  return MIN (self->most[self->order[column]], field->max);
}

static const TableField *
get_field (ParlourFieldRows *self)
{
  return g_object_get_data (G_OBJECT (self->numbers->pdata[0]), "field");
}

static void
on_all (ParlourFieldRows *self)
{
  for (guint column = 0; column < self->numbers->len; column++)
    parlour_counter_set_value (self->numbers->pdata[column], count_most (self, get_field (self), (int) column));
}

static void
on_none (ParlourFieldRows *self)
{
  for (guint column = 0; column < self->numbers->len; column++)
    parlour_counter_set_value (self->numbers->pdata[column], get_field (self)->min);
}

/* A digit is all of a number then. */
static void
on_advance (GtkWidget        *counter,
            ParlourFieldRows *self)
{
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (counter)), GTK_DIR_TAB_FORWARD);
}

static void
add_counters (ParlourFieldRows *self,
              const TableField *field,
              const char       *title,
              JsonArray        *seats)
{
  GtkWidget *row = parlour_field_table_begin_row (&self->table, title, NULL, FALSE);

  for (int column = 0; column < self->terms.n_players; column++)
    {
      const int seat = self->order[column];
      g_autofree char *whole = g_strdup_printf (C_("something and what it is", "%s: %s"), self->names[seat], title);
      GtkWidget *counter = parlour_field_rows_make_number (self, field->min, field->max, FALSE,
                                                           &(ParlourFieldPlace) { .list = seats, .index = (guint) seat });

      parlour_counter_set_title (PARLOUR_COUNTER (counter), whole);
      parlour_widget_set_css_class (counter, "narrow", self->terms.n_players > FEW_PLAYERS);
      g_object_set (counter, "quick", field->max < 10, NULL);
      g_signal_connect_object (counter, "advance", G_CALLBACK (on_advance), self, 0);
      g_object_set_data (G_OBJECT (counter), "field", (gpointer) field);
      g_object_set_data (G_OBJECT (counter), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (column + 1));
      g_ptr_array_add (self->numbers, counter);
      parlour_field_table_add_cell (&self->table, row, self->names[seat], counter);
    }
  parlour_field_rows_add_row (self, row, self->numbers->pdata[0]);
}

static void
add_most (ParlourFieldRows *self,
          const TableField *field)
{
  GtkWidget *row = parlour_field_table_begin_row (&self->table, gettext (field->hint), NULL, FALSE);

  for (int column = 0; column < self->terms.n_players; column++)
    {
      g_autofree char *number = g_strdup_printf ("%d", self->most[self->order[column]]);
      GtkWidget *label = gtk_label_new (number);

      gtk_widget_add_css_class (label, "numeric");
      parlour_field_table_add_cell (&self->table, row, self->names[self->order[column]], label);
    }
  parlour_field_rows_add_row (self, row, NULL);
}

static gboolean
on_fill_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ParlourFieldRows *self = PARLOUR_FIELD_ROWS (gtk_widget_get_ancestor (widget, PARLOUR_TYPE_FIELD_ROWS));

  if (g_variant_get_int32 (number) == 0)
    on_all (self);
  else
    on_none (self);

  return GDK_EVENT_STOP;
}

static gunichar
find_fill_key (int which)
{
  /* Translators: two different small letters, the keys for as much as there is of everybody, and for nothing. */
  return text_find_letter (C_("keys", "an"), "an", 2, which);
}

static GtkWidget *
make_fill_button (ParlourFieldRows *self,
                  int               which,
                  const char       *label)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SIGN_SPACING);
  GtkWidget *keycap = gtk_label_new (NULL);

  gtk_widget_add_css_class (keycap, "keycap");
  gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (label));
  gtk_box_append (GTK_BOX (box), keycap);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focus_on_click (button, FALSE);
  parlour_key_name_button (button, keycap, label, find_fill_key (which));
  g_signal_connect_object (button, "clicked", which == 0 ? G_CALLBACK (on_all) : G_CALLBACK (on_none), self, G_CONNECT_SWAPPED);

  return button;
}

/* Where nobody says anything else all are there, so that whoever wants few may begin with none. */
static void
add_fill_buttons (ParlourFieldRows *self)
{
  GtkWidget *box = parlour_wrap_box_new (SIGN_SPACING);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_widget_add_css_class (box, "set");
  gtk_box_append (GTK_BOX (box), make_fill_button (self, 0, _("As Many as There Are")));
  gtk_box_append (GTK_BOX (box), make_fill_button (self, 1, _("Nobody Any")));
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int which = 0; which < 2; which++)
    parlour_keys_add_word (GTK_SHORTCUT_CONTROLLER (keys), find_fill_key, which, on_fill_key, which);
  gtk_widget_add_controller (box, keys);
  parlour_field_rows_add_row (self, parlour_field_rows_make_plain (box), NULL);
}

/* Shows the number of each player in a column, below how much it can be. */
void
parlour_field_rows_add_seats (ParlourFieldRows *self,
                              const TableField *field,
                              const char       *title,
                              JsonArray        *seats)
{
  for (int seat = 0; seat < self->terms.n_players; seat++)
    self->most[seat] = field->find_most (&self->terms, seat, 0);
  parlour_field_table_begin (&self->table);
  parlour_field_rows_begin_group (self, "");
  parlour_field_table_add_heading (self, "");
  add_most (self, field);
  add_counters (self, field, title, seats);
  add_fill_buttons (self);
  self->group = NULL;
}

/* Tells whether there is more or less of something by now than the rows say. */
gboolean
parlour_field_rows_are_old (ParlourFieldRows *self,
                            const TableTerms *terms)
{
  g_return_val_if_fail (terms != NULL, FALSE);

  for (int seat = 0; self->numbers->len > 0 && seat < terms->n_players; seat++)
    if (self->most[seat] != get_field (self)->find_most (terms, seat, 0))
      return TRUE;

  return FALSE;
}
