/* parlour-typed-lines.c: several things of a card, a line each, to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-typed-lines.h"

#include "parlour-field-words.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-pad.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define DECIMAL 10
#define SIGN_SIZE 24
#define SPACING 8

/* What stands there where nothing is said. */
#define NOTHING "–"

/* A line for each struct of a list, with what it takes and a number, entered one after the other
 * with one pad. There are as many as were entered.
 *
 * The current line is the one that was touched or entered last. First come its things, then the
 * digits of its number; a thing after them begins the next line that is empty. */
struct _ParlourTypedLines {
  AdwBin parent_instance;

  const TableGame *game;
  const TableField *field; /* the list */
  const TableField *things; /* of each of them, a bundle */
  const TableField *number; /* and how much */
  const TableField *of; /* the choice of what the numbers are of */
  int chosen; /* which of it, or TABLE_NOBODY */

  GtkWidget *pad; /* which is shown elsewhere */
  GtkBox *box;
  JsonArray *lines; /* an object each, as many as there may be */
  GPtrArray *rows; /* (element-type GtkWidget): as many */
  int current;
  gboolean is_numbered; /* whether a digit was entered last */
  GArray *added; /* of int: what was added to the current one, in this order */
};

enum {
  CHANGED,
  COMPLAINED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourTypedLines, parlour_typed_lines, ADW_TYPE_BIN)

static JsonObject *
get_line (ParlourTypedLines *self,
          int                line)
{
  return json_array_get_object_element (self->lines, (guint) line);
}

static JsonObject *
get_things (ParlourTypedLines *self,
            int                line)
{
  return json_object_has_member (get_line (self, line), self->things->name)
           ? json_object_get_object_member (get_line (self, line), self->things->name) : NULL;
}

static int
count_things (ParlourTypedLines *self,
              int                line)
{
  JsonObject *things = get_things (self, line);
  int n = 0;

  for (int i = 0; self->things->ids[i] != NULL && things != NULL; i++)
    n += (int) json_object_get_int_member_with_default (things, self->things->ids[i], 0);

  return n;
}

static int
get_number (ParlourTypedLines *self,
            int                line)
{
  return (int) json_object_get_int_member_with_default (get_line (self, line), self->number->name, 0);
}

static gboolean
is_empty (ParlourTypedLines *self,
          int                line)
{
  return get_things (self, line) == NULL && get_number (self, line) == 0;
}

/* How many there are: those behind the last one that was entered are not there. */
static int
count (ParlourTypedLines *self)
{
  int n = self->field->max_n;

  while (n > 0 && is_empty (self, n - 1))
    n--;

  return n;
}

/* The first of which nothing was entered, or as many as there may be. */
static int
find_empty (ParlourTypedLines *self)
{
  int line = 0;

  while (line < self->field->max_n && !is_empty (self, line))
    line++;

  return line;
}

/* So many lines there are always, so that nothing moves while the usual ones are filled in. */
static int
count_rows (ParlourTypedLines *self)
{
  return CLAMP (MAX (count (self), self->current) + 1, self->field->typing->usual_n, self->field->max_n);
}

/* Showing */

static char *
tell_name (ParlourTypedLines *self,
           int                line)
{
  g_autofree char *number = g_strdup_printf ("%d", line + 1);

  return text_fill (gettext (self->field->typing->told), (const char *const[]) { number, NULL });
}

static GtkWidget *
get_part (GtkWidget *row,
          const char *name)
{
  return g_object_get_data (G_OBJECT (row), name);
}

static void
show_things (ParlourTypedLines *self,
             int                line,
             GtkWidget         *box)
{
  JsonObject *things = get_things (self, line);

  parlour_box_clear (GTK_BOX (box));
  for (int i = 0; self->things->ids[i] != NULL && things != NULL; i++)
    if (json_object_has_member (things, self->things->ids[i]))
      {
        const TableSign sign = { .kind = self->things->sign, .id = self->things->ids[i],
                                 .count = (int) json_object_get_int_member (things, self->things->ids[i]) };

        gtk_box_append (GTK_BOX (box), parlour_game_board_new_sign (self->game, &sign, SIGN_SIZE, FALSE));
      }
}

/* The room of the sign before the number is kept while there is none. */
static void
show_sign (ParlourTypedLines *self,
           GtkWidget         *row)
{
  const TableSign sign = { .kind = self->number->sign, .id = self->of->ids[MAX (self->chosen, 0)] };
  AdwBin *place = ADW_BIN (get_part (row, "sign"));

  if (self->chosen != TABLE_NOBODY || adw_bin_get_child (place) == NULL)
    adw_bin_set_child (place, parlour_game_board_new_sign (self->game, &sign, SIGN_SIZE, FALSE));
  gtk_widget_set_opacity (GTK_WIDGET (place), self->chosen != TABLE_NOBODY ? 1. : 0.);
}

static void
show_line (ParlourTypedLines *self,
           int                line)
{
  GtkWidget *row = self->rows->pdata[line];
  g_autofree char *number = get_number (self, line) > 0 ? g_strdup_printf ("%d", get_number (self, line)) : g_strdup (NOTHING);
  g_autofree char *name = tell_name (self, line);
  g_autofree char *told = parlour_field_words_tell_lines (self->field->fields, get_line (self, line));

  show_things (self, line, get_part (row, "things"));
  gtk_widget_set_visible (get_part (row, "things"), get_things (self, line) != NULL);
  gtk_widget_set_visible (get_part (row, "hint"), get_things (self, line) == NULL);
  gtk_label_set_label (GTK_LABEL (get_part (row, "caption")), gettext (self->number->typing->told));
  gtk_label_set_label (GTK_LABEL (get_part (row, "number")), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, *told != '\0' ? told : NOTHING, -1);
}

static void
show_rows (ParlourTypedLines *self)
{
  for (int line = 0; line < self->field->max_n; line++)
    {
      gtk_widget_set_visible (self->rows->pdata[line], line < count_rows (self));
      parlour_widget_set_css_class (self->rows->pdata[line], "turn", line == self->current);
    }
}

static void
show_all (ParlourTypedLines *self)
{
  for (int line = 0; self->field != NULL && line < self->field->max_n; line++)
    show_line (self, line);
}

static void
set_current (ParlourTypedLines *self,
             int                line)
{
  self->current = line;
  self->is_numbered = FALSE;
  g_array_set_size (self->added, 0);
  show_rows (self);
}

/* All lines that there is room for, and the current one whatever room there is. */
static void
show_current (ParlourTypedLines *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  parlour_widget_scroll_to (GTK_WIDGET (self->box));
  parlour_widget_scroll_to (self->rows->pdata[self->current]);
}

/* What was entered last is to be seen, and where the next is to come. */
static void
tell_change (ParlourTypedLines *self)
{
  show_line (self, self->current);
  show_rows (self);
  gtk_widget_grab_focus (self->rows->pdata[self->current]);
  show_current (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Going to a line */

static void
go_to_line (ParlourTypedLines *self,
            int                line)
{
  set_current (self, line);
  gtk_widget_grab_focus (self->rows->pdata[line]);
  parlour_widget_scroll_to (self->rows->pdata[line]);
}

static void
on_focused (ParlourTypedLines *self,
            GParamSpec        *pspec,
            GtkWidget         *row)
{
  guint line;

  if (gtk_widget_has_focus (row) && g_ptr_array_find (self->rows, row, &line) && (int) line != self->current)
    set_current (self, (int) line);
}

/* What is entered into a line that was touched stays there, even if it is the current one. */
static void
on_pressed (GtkGesture        *press,
            int                n_press,
            double             x,
            double             y,
            ParlourTypedLines *self)
{
  guint line;

  if (g_ptr_array_find (self->rows, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (press)), &line))
    go_to_line (self, (int) line);
}

/* Goes on to the next line, and behind the last one to the first. */
static void
go_on (ParlourTypedLines *self)
{
  go_to_line (self, (self->current + 1) % count_rows (self));
}

/* The pad knows Space as well, but a window takes it for what has the focus before any key
 * that is known everywhere. */
static gboolean
on_space_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  go_on (PARLOUR_TYPED_LINES (widget));

  return GDK_EVENT_STOP;
}

/* What the pad types */

/* Makes the things of the current line more or fewer by one. */
static void
change_thing (ParlourTypedLines *self,
              const char        *id,
              int                more)
{
  JsonObject *things = get_things (self, self->current);
  int n;

  if (things == NULL)
    {
      things = json_object_new ();
      json_object_set_object_member (get_line (self, self->current), self->things->name, things);
    }
  n = (int) json_object_get_int_member_with_default (things, id, 0) + more;
  if (n > 0)
    json_object_set_int_member (things, id, n);
  else
    json_object_remove_member (things, id);
  if (json_object_get_size (things) == 0)
    json_object_remove_member (get_line (self, self->current), self->things->name);
}

static void
set_number (ParlourTypedLines *self,
            int                number)
{
  if (number > 0)
    json_object_set_int_member (get_line (self, self->current), self->number->name, number);
  else
    json_object_remove_member (get_line (self, self->current), self->number->name);
}

/* Adds a thing, where there may be more of them. */
static void
type_thing (ParlourTypedLines *self,
            int                which)
{
  if (self->is_numbered && find_empty (self) == self->field->max_n)
    {
      g_signal_emit (self, signals[COMPLAINED], 0, gettext (self->field->typing->too_many));
      return;
    }

  if (self->is_numbered)
    set_current (self, find_empty (self));
  if (self->things->typing->most > 0 && count_things (self, self->current) >= self->things->typing->most)
    return;

  g_array_append_val (self->added, which);
  change_thing (self, self->things->ids[which], 1);
  tell_change (self);
}

/* Adds a digit to the number, or begins it anew. */
static void
type_digit (ParlourTypedLines *self,
            int                digit)
{
  const int number = self->is_numbered ? get_number (self, self->current) * DECIMAL + digit : digit;

  set_number (self, number > self->number->max ? digit : number);
  self->is_numbered = TRUE;
  tell_change (self);
}

/* The thing that was added last to the current line: of one that was filled in, any. */
static const char *
find_last (ParlourTypedLines *self)
{
  JsonObject *things = get_things (self, self->current);
  const char *last = NULL;

  if (self->added->len > 0)
    {
      last = self->things->ids[g_array_index (self->added, int, self->added->len - 1)];
      g_array_set_size (self->added, self->added->len - 1);
      return last;
    }

  for (int i = 0; things != NULL && self->things->ids[i] != NULL; i++)
    if (json_object_has_member (things, self->things->ids[i]))
      last = self->things->ids[i];

  return last;
}

/* Takes back the last digit of the number, or the thing that was added last. It may lie one line before, as a thing goes on to
 * the next one by itself. */
static void
take_back (ParlourTypedLines *self)
{
  const char *last;

  if (is_empty (self, self->current) && self->current > 0)
    set_current (self, self->current - 1);

  if (get_number (self, self->current) > 0)
    set_number (self, get_number (self, self->current) / DECIMAL);
  else if ((last = find_last (self)) != NULL)
    change_thing (self, last, -1);
  self->is_numbered = get_number (self, self->current) > 0;
  tell_change (self);
}

/* Making */

static GtkWidget *
add_part (GtkWidget  *row,
          GtkBox     *box,
          const char *name,
          GtkWidget  *part,
          const char *css_class)
{
  if (css_class != NULL)
    gtk_widget_add_css_class (part, css_class);
  g_object_set_data (G_OBJECT (row), name, part);
  gtk_box_append (box, part);

  return part;
}

/* The number stands behind the things, with what it is above them where there is little room. */
static void
add_number (GtkWidget *row,
            GtkWidget *box)
{
  GtkWidget *end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *number;

  add_part (row, GTK_BOX (end), "caption", gtk_label_new (NULL), "caption");
  gtk_widget_add_css_class (get_part (row, "caption"), "dim-label");
  add_part (row, GTK_BOX (end), "sign", adw_bin_new (), NULL);
  number = add_part (row, GTK_BOX (end), "number", g_object_new (GTK_TYPE_LABEL, "width-chars", 2, "xalign", 1., NULL),
                     "heading");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), end);
}

static GtkWidget *
make_row (ParlourTypedLines *self,
          int                line)
{
  g_autofree char *title = g_strdup_printf ("%d", line + 1);
  GtkWidget *row = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "focusable", TRUE, NULL);
  GtkWidget *box = parlour_wrap_box_new (SPACING);
  GtkGesture *press = gtk_gesture_click_new ();
  GtkWidget *things;

  gtk_widget_add_css_class (row, "card");
  gtk_widget_add_css_class (row, "typed-line");
  add_part (row, GTK_BOX (box), "title",
            g_object_new (GTK_TYPE_LABEL, "label", title, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL), "numeric");
  gtk_widget_add_css_class (get_part (row, "title"), "dim-label");
  add_part (row, GTK_BOX (box), "hint",
            g_object_new (GTK_TYPE_LABEL, "label", NOTHING, "hexpand", TRUE, "xalign", 0., "accessible-role",
                          GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL), "dim-label");
  things = add_part (row, GTK_BOX (box), "things", parlour_wrap_box_new (SPACING), NULL);
  gtk_widget_set_hexpand (things, TRUE);
  gtk_widget_set_valign (things, GTK_ALIGN_CENTER);
  add_number (row, box);
  adw_bin_set_child (ADW_BIN (row), box);

  g_signal_connect (press, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (press));
  g_signal_connect_object (row, "notify::has-focus", G_CALLBACK (on_focused), self, G_CONNECT_SWAPPED);

  return row;
}

static void
parlour_typed_lines_dispose (GObject *object)
{
  ParlourTypedLines *self = PARLOUR_TYPED_LINES (object);

  g_clear_object (&self->pad);
  g_clear_pointer (&self->lines, json_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->added, g_array_unref);

  G_OBJECT_CLASS (parlour_typed_lines_parent_class)->dispose (object);
}

static void
parlour_typed_lines_class_init (ParlourTypedLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_typed_lines_dispose;

  /* Something else is filled in. */
  signals[CHANGED] = g_signal_new ("changed", PARLOUR_TYPE_TYPED_LINES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  /* Something was tried that cannot be done. */
  signals[COMPLAINED] = g_signal_new ("complained", PARLOUR_TYPE_TYPED_LINES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_STRING);

  parlour_template_set_teller (GTK_WIDGET_CLASS (klass), G_CALLBACK (show_all));
}

static void
parlour_typed_lines_init (ParlourTypedLines *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->lines = json_array_new ();
  self->rows = g_ptr_array_new ();
  self->added = g_array_new (FALSE, FALSE, sizeof (int));
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_space, 0, on_space_key, 0);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_KP_Space, 0, on_space_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
add_pad (ParlourTypedLines *self)
{
  self->pad = g_object_ref_sink (parlour_pad_new (self->game, self->things, NULL, NULL));
  g_signal_connect_object (self->pad, "letter", G_CALLBACK (type_thing), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "digit", G_CALLBACK (type_digit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "back", G_CALLBACK (take_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "next", G_CALLBACK (go_on), self, G_CONNECT_SWAPPED);
}

/* Makes lines of which none is filled in, as many as there usually are of the list, and their
 * pad. @field is a list of structs, each of a TABLE_BUNDLE with letters, and of a TABLE_INT;
 * it is a constant. @of is a TABLE_ID: of its ids the numbers are, which is seen by their
 * sign; it is a constant. */
GtkWidget *
parlour_typed_lines_new (const TableGame  *game,
                         const TableField *field,
                         const TableField *of)
{
  ParlourTypedLines *self = g_object_new (PARLOUR_TYPE_TYPED_LINES, NULL);

  self->game = game;
  self->field = field;
  self->of = of;
  self->chosen = TABLE_NOBODY;
  for (const TableField *member = field->fields; member->name != NULL; member++)
    if (member->kind == TABLE_BUNDLE)
      self->things = member;
    else
      self->number = member;
  for (int line = 0; line < field->max_n; line++)
    {
      GtkWidget *row = make_row (self, line);

      g_ptr_array_add (self->rows, row);
      gtk_box_append (self->box, row);
      show_sign (self, row);
    }
  parlour_typed_lines_fill (self, NULL);
  add_pad (self);

  return GTK_WIDGET (self);
}

/* Gets the pad by which they are filled in. It is no child of theirs. */
GtkWidget *
parlour_typed_lines_get_pad (ParlourTypedLines *self)
{
  return self->pad;
}

/* Finds what is to have the focus where typing begins or goes on. */
GtkWidget *
parlour_typed_lines_get_current (ParlourTypedLines *self)
{
  return self->rows->pdata[self->current];
}

/* Says of what the numbers are. As soon as that is known the lines are what is asked for, and
 * come into sight. @chosen is which id, from 0, or TABLE_NOBODY. */
void
parlour_typed_lines_set_chosen (ParlourTypedLines *self,
                                int                chosen)
{
  self->chosen = chosen;
  for (guint i = 0; i < self->rows->len; i++)
    show_sign (self, self->rows->pdata[i]);
  if (chosen != TABLE_NOBODY)
    show_current (self);
}

/* Fills in a list, or nothing, and goes to the first line that is empty. @list is an object for
 * each line, with its bundle and its number, each of which may be left out; of more than the
 * field has room for the first ones are taken. It is copied, and may be NULL. */
void
parlour_typed_lines_fill (ParlourTypedLines *self,
                          JsonArray         *list)
{
  json_array_unref (self->lines);
  self->lines = json_array_new ();
  for (guint i = 0; i < (guint) self->field->max_n; i++)
    if (list != NULL && i < json_array_get_length (list))
      {
        JsonNode *copy = json_node_copy (json_array_get_element (list, i));

        json_array_add_element (self->lines, copy);
      }
    else
      {
        json_array_add_object_element (self->lines, json_object_new ());
      }
  show_all (self);
  set_current (self, find_empty (self) % self->field->max_n);
}

/* Makes a list of what is filled in. */
JsonArray *
parlour_typed_lines_dup (ParlourTypedLines *self)
{
  JsonArray *list = json_array_new ();

  for (int line = 0; line < count (self); line++)
    json_array_add_element (list, json_node_copy (json_array_get_element (self->lines, (guint) line)));

  return list;
}

/* Asks for what is missing first: on a line up to the last one that is not empty, or on one of
 * as many as there must be. Returns a sentence in the language of the moment, or NULL if all is
 * said. */
char *
parlour_typed_lines_find_missing (ParlourTypedLines *self)
{
  for (int line = 0; line < MAX (count (self), self->field->min_n); line++)
    {
      g_autofree char *number = g_strdup_printf ("%d", line + 1);
      const TableField *missing = get_things (self, line) == NULL ? self->things
                                  : get_number (self, line) == 0 ? self->number : NULL;

      if (missing != NULL)
        return text_fill (gettext (missing->typing->missing), (const char *const[]) { number, NULL });
    }

  return NULL;
}
