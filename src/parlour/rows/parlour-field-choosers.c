/* parlour-field-choosers.c: a table in which each player may choose a few things and say how much
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of what everybody may say or not, such as what is given for what, each player has a column: a cell of buttons for each
 * thing that is chosen of a few, with their letters, and below them the number, without which nothing is said. Letters
 * choose one thing after the other, and digits are for the number.
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-field-words.h"
#include "parlour-keys.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* So many buttons stand beside each other in a cell. */
#define BUTTONS_IN_ROW 2

/* How many things are chosen at most, and of how many each. */
#define MAX_CHOSEN 2
#define MAX_IDS 6

/* What everybody says so far. */
typedef struct {
  ParlourFieldRows *rows; /* which outlive it */
  const TableField *field;
  const TableField *ids[MAX_CHOSEN]; /* what is chosen */
  int n_ids;
  const TableField *number;
  JsonArray *list; /* what is said, or `null` */
  int chosen[TABLE_MAX_PLAYERS][MAX_CHOSEN]; /* by seat, or TABLE_NOBODY */
  GtkWidget *buttons[TABLE_MAX_PLAYERS][MAX_CHOSEN][MAX_IDS];
  ParlourCounter *counters[TABLE_MAX_PLAYERS]; /* by seat */
  int current; /* the seat that keys are for */
  gboolean shows; /* whether buttons are pressed by what is said already */
} Chooser;

static void
chooser_free (Chooser *self)
{
  json_array_unref (self->list);
  g_free (self);
}

/* Whether each player may say nothing, or a number and before it a thing or two, of which each has a letter. */
gboolean
parlour_field_is_chooser (const TableField *field)
{
  int n = 0;

  if (field->kind != TABLE_STRUCT || field->shape != TABLE_BY_SEAT || !field->nullable)
    return FALSE;

  for (const TableField *part = field->fields; part->name != NULL; part++)
    if (part->kind == TABLE_ID && part->letters != NULL && part->sign != NULL)
      n++;
    else if (part->kind != TABLE_INT || part->offset != field->mark_offset || part[1].name != NULL)
      return FALSE;

  return n > 0 && n <= MAX_CHOSEN;
}

/* Saying */

static void
say (Chooser *self,
     int      seat)
{
  const ParlourFieldPlace place = { .list = self->list, .index = (guint) seat };
  const int number = parlour_counter_get_value (self->counters[seat]);
  JsonNode *said = json_node_alloc ();
  JsonObject *object = json_object_new ();

  for (int i = 0; i < self->n_ids; i++)
    if (self->chosen[seat][i] != TABLE_NOBODY)
      json_object_set_string_member (object, self->ids[i]->name, self->ids[i]->ids[self->chosen[seat][i]]);
  json_object_set_int_member (object, self->number->name, number);
  parlour_field_place_set (&place, number > 0 ? json_node_init_object (said, object) : json_node_init_null (said));
  json_object_unref (object);
  if (!self->shows)
    parlour_field_rows_tell_changed (self->rows);
}

/* Whoever has said all else means some of it. */
static void
set_chosen (Chooser *self,
            int      seat,
            int      which,
            int      id)
{
  gboolean all = TRUE;

  self->chosen[seat][which] = id;
  for (int i = 0; self->ids[which]->ids[i] != NULL; i++)
    parlour_widget_set_css_class (self->buttons[seat][which][i], "chosen", i == id);
  for (int i = 0; i < self->n_ids; i++)
    all = all && self->chosen[seat][i] != TABLE_NOBODY;
  if (all && !self->shows && parlour_counter_get_value (self->counters[seat]) == 0)
    parlour_counter_set_value (self->counters[seat], 1);
  else
    say (self, seat);
}

/* What was touched is taken back by touching it again. */
static void
on_button (GtkWidget *button,
           Chooser   *self)
{
  for (int seat = 0; seat < self->rows->terms.n_players; seat++)
    for (int which = 0; which < self->n_ids; which++)
      for (int id = 0; self->ids[which]->ids[id] != NULL; id++)
        if (self->buttons[seat][which][id] == button)
          {
            self->current = seat;
            set_chosen (self, seat, which, self->chosen[seat][which] == id ? TABLE_NOBODY : id);
          }
}

static void
on_number (ParlourCounter *counter,
           GParamSpec     *pspec,
           Chooser        *self)
{
  for (int seat = 0; seat < self->rows->terms.n_players; seat++)
    if (self->counters[seat] == counter)
      say (self, seat);
}

/* Keys */

static void
on_focus (GtkWidget  *counter,
          GParamSpec *pspec,
          Chooser    *self)
{
  for (int seat = 0; seat < self->rows->terms.n_players; seat++)
    if (GTK_WIDGET (self->counters[seat]) == counter && gtk_widget_has_focus (counter))
      self->current = seat;
}

static void
on_advance (GtkWidget *counter,
            Chooser   *self)
{
  for (int column = 0; column + 1 < self->rows->terms.n_players; column++)
    if (GTK_WIDGET (self->counters[self->rows->order[column]]) == counter)
      {
        gtk_widget_grab_focus (GTK_WIDGET (self->counters[self->rows->order[column + 1]]));
        return;
      }

  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (counter)), GTK_DIR_TAB_FORWARD);
}

static Chooser *
find_chooser (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "chooser");
}

/* The first letter is for what is asked first, the next for what comes after it, and one more begins anew. */
static gboolean
on_letter (GtkWidget *widget,
           GVariant  *number,
           gpointer   data)
{
  Chooser *self = find_chooser (widget);
  int which = 0;

  while (which < self->n_ids && self->chosen[self->current][which] != TABLE_NOBODY)
    which++;
  for (int i = 0; which == self->n_ids && i < self->n_ids; i++)
    set_chosen (self, self->current, i, TABLE_NOBODY);
  set_chosen (self, self->current, which % self->n_ids, g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static gboolean
on_digit (GtkWidget *widget,
          GVariant  *number,
          gpointer   data)
{
  Chooser *self = find_chooser (widget);

  parlour_counter_type_digit (self->counters[self->current], g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static void
add_keys (Chooser   *self,
          GtkWidget *widget)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int id = 0; self->ids[0]->ids[id] != NULL; id++)
    parlour_keys_add_letter (keys, table_field_find_letter (self->ids[0], id), on_letter, id);
  parlour_keys_add_digits (keys, on_digit);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (keys));
}

/* Cells */

/* A thing with its letter and, where somebody may look at that, how much a player has of it. */
static GtkWidget *
make_button (Chooser *self,
             int      seat,
             int      which,
             int      id)
{
  ParlourFieldRows *rows = self->rows;
  const TableField *field = self->ids[which];
  const gboolean tells = which == 0 && field->find_books != NULL && (rows->uncovered & 1u << seat) != 0;
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2), *keycap = gtk_label_new (NULL);
  GtkWidget *sign = parlour_field_rows_draw_sign (rows, field->sign, field->ids[id]);
  g_autofree char *title = g_strdup_printf (C_("something and what it is", "%s: %s"), parlour_field_words_get_title (field),
                                            parlour_field_words_get_name (field, id));
  g_autofree char *whole = g_strdup_printf (C_("something and what it is", "%s: %s"), rows->names[seat], title);

  gtk_widget_add_css_class (keycap, "keycap");
  gtk_widget_set_valign (keycap, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), keycap);
  if (sign != NULL)
    gtk_box_append (GTK_BOX (box), sign);
  if (tells)
    {
      g_autofree char *number = g_strdup_printf ("%d", field->find_books (&rows->terms, seat, field->first + id));

      gtk_box_append (GTK_BOX (box), gtk_label_new (number));
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_add_css_class (button, PARLOUR_LEAVES_ENTER);
  parlour_key_name_button (button, keycap, whole, table_field_find_letter (field, id));
  g_signal_connect (button, "clicked", G_CALLBACK (on_button), self);
  self->buttons[seat][which][id] = button;

  return button;
}

static GtkWidget *
make_cell (Chooser *self,
           int      seat,
           int      which)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  for (int id = 0; self->ids[which]->ids[id] != NULL; id++)
    gtk_grid_attach (GTK_GRID (grid), make_button (self, seat, which, id), id % BUTTONS_IN_ROW, id / BUTTONS_IN_ROW, 1, 1);

  return grid;
}

static GtkWidget *
make_counter (Chooser *self,
              int      seat)
{
  ParlourCounter *counter = PARLOUR_COUNTER (parlour_counter_new (0, self->number->max));
  g_autofree char *title = g_strdup_printf (C_("something and what it is", "%s: %s"), self->rows->names[seat],
                                            parlour_field_words_get_title (self->number));

  parlour_counter_set_title (counter, title);
  self->counters[seat] = counter;
  g_signal_connect (counter, "notify::value", G_CALLBACK (on_number), self);
  g_signal_connect (counter, "notify::has-focus", G_CALLBACK (on_focus), self);
  g_signal_connect (counter, "advance", G_CALLBACK (on_advance), self);

  return GTK_WIDGET (counter);
}

static void
show_said (Chooser *self,
           int      seat)
{
  JsonNode *node = json_array_get_element (self->list, (guint) seat);
  JsonObject *said = JSON_NODE_HOLDS_OBJECT (node) ? json_object_ref (json_node_get_object (node)) : json_object_new ();

  self->shows = TRUE;
  parlour_counter_set_value (self->counters[seat],
                             (int) json_object_get_int_member_with_default (said, self->number->name, 0));
  for (int i = 0; i < self->n_ids; i++)
    {
      const char *id = json_object_get_string_member_with_default (said, self->ids[i]->name, NULL);

      set_chosen (self, seat, i, id != NULL ? table_find_id (self->ids[i]->ids, id) : TABLE_NOBODY);
    }
  self->shows = FALSE;
  json_object_unref (said);
}

static void
add_row (Chooser          *self,
         const TableField *field,
         int               which,
         gboolean          is_number)
{
  ParlourFieldTable *table = &self->rows->table;
  GtkWidget *row = parlour_field_table_begin_row (table, parlour_field_words_get_title (field), NULL, FALSE);

  for (int column = 0; column < self->rows->terms.n_players; column++)
    {
      const int seat = self->rows->order[column];
      GtkWidget *cell = is_number ? make_counter (self, seat) : make_cell (self, seat, which);

      g_object_set_data (G_OBJECT (cell), PARLOUR_FIELD_COLUMN, GINT_TO_POINTER (column + 1));
      parlour_field_table_add_cell (table, row, self->rows->names[seat], cell);
    }
  parlour_field_rows_add_row (self->rows, row, is_number ? GTK_WIDGET (self->counters[self->rows->order[0]]) : NULL);
}

/* Adds a column for each player. */
void
parlour_field_rows_add_chooser (ParlourFieldRows *rows,
                                const TableField *field,
                                JsonArray        *list)
{
  Chooser *self = g_new0 (Chooser, 1);
  GtkWidget *heading;

  *self = (Chooser) { .rows = rows, .field = field, .list = json_array_ref (list), .current = rows->order[0] };
  for (const TableField *part = field->fields; part->name != NULL; part++)
    if (part->kind == TABLE_ID)
      self->ids[self->n_ids++] = part;
    else
      self->number = part;

  parlour_field_rows_begin_group (rows, "");
  parlour_field_table_begin (&rows->table);
  heading = parlour_field_table_add_heading (rows, "");
  g_object_set_data_full (G_OBJECT (heading), "chooser", self, (GDestroyNotify) chooser_free);
  for (int i = 0; i < self->n_ids; i++)
    add_row (self, self->ids[i], i, FALSE);
  add_row (self, self->number, 0, TRUE);
  add_keys (self, heading);
  for (int seat = 0; seat < rows->terms.n_players; seat++)
    show_said (self, seat);
  rows->chooser = heading;
  rows->group = NULL;
}

/* What is to be written yet: a text that says in its hint what is missing without it. */
static char *
find_unwritten (ParlourFieldRows *rows)
{
  for (guint i = 0; i < rows->texts->len; i++)
    {
      const TableField *field = g_object_get_data (rows->texts->pdata[i], "field");
      g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (rows->texts->pdata[i])));

      if (*text == '\0')
        return g_strdup (gettext (field->hint));
    }

  return NULL;
}

/* Tells what is to be written yet, or who has still to choose something, transfer full, or `NULL`. */
char *
parlour_field_rows_find_missing (ParlourFieldRows *rows)
{
  const Chooser *self = rows->chooser != NULL ? find_chooser (rows->chooser) : NULL;

  for (int seat = 0; self != NULL && seat < rows->terms.n_players; seat++)
    for (int i = 0; i < self->n_ids; i++)
      if (parlour_counter_get_value (self->counters[seat]) > 0 && self->chosen[seat][i] == TABLE_NOBODY)
        return g_strdup_printf (C_("something and what it is", "%s: %s"), rows->names[seat], gettext (self->field->hint));

  return find_unwritten (rows);
}
