/* colonia-draw-board.c: drawing from the bag for several places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-draw-board.h"

#include "colonia-bundle-box.h"
#include "colonia-letters.h"
#include "colonia-terms.h"
#include "parlour-keys.h"
#include "parlour-pad.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* More than a card asks for. */
#define MOST_DRAWN 30

#define CUBE_SIZE 22

/* A booth, or a player, and the cubes that were drawn for it. While it has the focus it takes
 * what is typed. What one player drew is nobody else's business, and is covered as soon as the
 * focus moves on. */
#define COLONIA_TYPE_DRAW_FIELD (colonia_draw_field_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDrawField, colonia_draw_field, COLONIA, DRAW_FIELD, AdwBin)

struct _ColoniaDrawField {
  AdwBin parent_instance;

  AdwBin *figure;
  GtkLabel *title;
  GtkLabel *count;
  GtkToggleButton *peek;
  ColoniaBundleBox *cubes;
  GtkLabel *covered;

  ColoniaBundle drawn;
  ColoniaResource order[MOST_DRAWN]; /* in the order in which they were added */
  int n_order;
  int wanted;
  int times; /* how many the next letter adds, or 0 as long as nobody said */
  gboolean typed; /* whether cubes are typed in, and not drawn by the application */
  gboolean secret;
  gboolean focused;
};

G_DEFINE_FINAL_TYPE (ColoniaDrawField, colonia_draw_field, ADW_TYPE_BIN)

static void on_field_entered (ColoniaDrawBoard *self, ColoniaDrawField *field);

static gboolean
is_shown (ColoniaDrawField *self)
{
  return !self->secret
         || gtk_toggle_button_get_active (self->peek)
         || (self->typed && self->focused);
}

static void
show_drawn (ColoniaDrawField *self)
{
  int n = colonia_bundle_get_total (&self->drawn);
  gboolean shown = is_shown (self);
  /* Translators: resources drawn from the bag: how many so far, and how many there are to be. */
  g_autofree char *text = g_strdup_printf (_("%d of %d"), n, self->wanted);
  g_autofree char *times = g_strdup_printf ("%d ×", self->times);

  gtk_label_set_label (self->count, self->times > 0 ? times : text);
  gtk_widget_set_visible (GTK_WIDGET (self->peek), self->secret && n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->cubes), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->covered), !shown && n > 0);
  colonia_bundle_box_set_bundle (self->cubes, COLONIA_PIECE_RESOURCE, &self->drawn);

  parlour_widget_set_css_class (GTK_WIDGET (self), "complete", n == self->wanted && self->wanted > 0);
}

static void
on_enter (ColoniaDrawField *self)
{
  GtkWidget *board = gtk_widget_get_ancestor (GTK_WIDGET (self), COLONIA_TYPE_DRAW_BOARD);

  self->focused = TRUE;
  show_drawn (self);
  if (board != NULL)
    on_field_entered (COLONIA_DRAW_BOARD (board), self);
}

static void
on_leave (ColoniaDrawField *self)
{
  self->focused = FALSE;
  show_drawn (self);
}

static void
on_pressed (ColoniaDrawField *self)
{
  if (self->typed)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
colonia_draw_field_class_init (ColoniaDrawFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/market/draw-field.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_drawn));
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, figure);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, title);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, count);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, peek);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, cubes);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawField, covered);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
  gtk_widget_class_bind_template_callback (widget_class, show_drawn);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
}

static void
colonia_draw_field_init (ColoniaDrawField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  colonia_bundle_box_set_size (self->cubes, CUBE_SIZE);
  parlour_peek_watch (self->peek);
  show_drawn (self);
}

/* Lets the field take the focus, or not. */
static void
set_typed (ColoniaDrawField *self,
           gboolean          typed)
{
  if (typed == self->typed)
    return;

  self->typed = typed;
  gtk_widget_set_focusable (GTK_WIDGET (self), typed);
  show_drawn (self);
}

static int
count (ColoniaDrawField *self)
{
  return colonia_bundle_get_total (&self->drawn);
}

/* Says for what is drawn. */
static void
set_title (ColoniaDrawField *self,
           const char       *title,
           GtkWidget        *figure)
{
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_bin_set_child (self->figure, figure);
  gtk_widget_set_visible (GTK_WIDGET (self->figure), figure != NULL);
}

static void
set_drawn (ColoniaDrawField    *self,
           const ColoniaBundle *drawn)
{
  self->drawn = *drawn;
  self->n_order = 0;
  for (ColoniaResource resource = 0; resource < COLONIA_N_RESOURCES; resource++)
    for (int i = 0; i < drawn->n[resource] && self->n_order < MOST_DRAWN; i++)
      self->order[self->n_order++] = resource;
  show_drawn (self);
}

/* Adds a cube to what was drawn. */
static void
add_cube (ColoniaDrawField *self,
          ColoniaResource   resource)
{
  if (self->n_order == MOST_DRAWN)
    return;

  self->order[self->n_order++] = resource;
  self->drawn.n[resource]++;
  show_drawn (self);
}

/* Takes back the cube that was added last, if there is one. */
static gboolean
take_back (ColoniaDrawField *self)
{
  if (self->n_order == 0)
    return FALSE;

  self->drawn.n[self->order[--self->n_order]]--;
  show_drawn (self);

  return TRUE;
}

/* All of them */

/* Booths, or players, for which resources are drawn: by the application from its own bag, or
 * from the bag on the table, and then entered with a letter for each cube, a digit before it for
 * several, or Shift for all that are missing. */
struct _ColoniaDrawBoard {
  AdwBin parent_instance;

  GtkToggleButton *by_app;
  GtkToggleButton *by_table;
  ParlourStalls *places;
  GtkWidget *table;

  GtkWidget *pad; /* which is shown elsewhere */
  GPtrArray *fields; /* (element-type ColoniaDrawField): those of the flow */
  ColoniaBundle bag;
  int current;
  int times; /* how many cubes the next letter adds, or 0 as long as nobody said */
  gboolean inactive; /* whether something else on the page is being entered */
  gboolean optional; /* whether fewer may be drawn than there could be */
};

enum {
  CHANGED,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaDrawBoard, colonia_draw_board, ADW_TYPE_BIN)

static ColoniaDrawField *
get_field (ColoniaDrawBoard *self,
           int               place)
{
  return g_ptr_array_index (self->fields, place);
}

static ColoniaBundle
get_left (ColoniaDrawBoard *self)
{
  ColoniaBundle left = self->bag;

  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    colonia_bundle_subtract (&left, &get_field (self, place)->drawn);

  return left;
}

static void
show_left (ColoniaDrawBoard *self)
{
  ColoniaBundle left = get_left (self);

  for (ColoniaResource resource = 0; resource < COLONIA_N_RESOURCES; resource++)
    {
      g_autofree char *text = NULL;

      if (left.n[resource] >= 0)
        /* Translators: how many cubes of a resource are left in the bag. */
        text = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left.n[resource]), left.n[resource]);
      else
        /* Translators: more cubes of a resource were typed than are in the bag; %d is how many more. */
        text = g_strdup_printf (ngettext ("%d too many", "%d too many", (gulong) -left.n[resource]),
                                -left.n[resource]);

      parlour_pad_set_note (PARLOUR_PAD (self->pad), (int) resource, text, left.n[resource] < 0);
    }
}

static void
changed (ColoniaDrawBoard *self)
{
  show_left (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_current (ColoniaDrawBoard *self)
{
  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    parlour_widget_set_css_class (GTK_WIDGET (get_field (self, place)), "turn",
                                  place == self->current && !self->inactive && colonia_draw_board_get_typed (self));
}

static void
set_times (ColoniaDrawBoard *self,
           int               times)
{
  self->times = times;
  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    {
      ColoniaDrawField *field = get_field (self, place);
      const int before = field->times;

      field->times = place == self->current ? times : 0;
      if (field->times != before)
        show_drawn (field);
    }
}

static void
set_current (ColoniaDrawBoard *self,
             int               place)
{
  self->current = place;
  self->inactive = FALSE;
  set_times (self, 0);
  show_current (self);
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
go_to_place (ColoniaDrawBoard *self,
             int               place)
{
  set_current (self, CLAMP (place, 0, colonia_draw_board_get_n_places (self) - 1));
  gtk_widget_grab_focus (GTK_WIDGET (get_field (self, self->current)));
  parlour_widget_scroll_to (GTK_WIDGET (get_field (self, self->current)));
}

static void
on_field_entered (ColoniaDrawBoard *self,
                  ColoniaDrawField *field)
{
  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    if (get_field (self, place) == field)
      set_current (self, place);
}

/* A place that has all it should goes over to the next one by itself. */
static void
add (ColoniaDrawBoard *self,
     ColoniaResource   resource,
     int               n)
{
  ColoniaDrawField *field;

  if (self->fields->len == 0)
    return;

  field = get_field (self, self->current);
  set_times (self, 0);
  for (int i = 0; i < n; i++)
    add_cube (field, resource);
  changed (self);
  /* Who types looks for it there, and may not have touched it. */
  parlour_widget_scroll_to (GTK_WIDGET (field));
  if (count (field) == field->wanted
      && self->current < colonia_draw_board_get_n_places (self) - 1)
    go_to_place (self, self->current + 1);
}

static void
on_letter (ColoniaDrawBoard *self,
           int               resource)
{
  add (self, (ColoniaResource) resource, MAX (self->times, 1));
}

static void
on_all (ColoniaDrawBoard *self,
        int               resource)
{
  ColoniaDrawField *field = self->fields->len > 0 ? get_field (self, self->current) : NULL;

  if (field != NULL)
    add (self, (ColoniaResource) resource,
         MAX (field->wanted - count (field), 1));
}

/* One of each, where there is room for them. */
static void
on_each (ColoniaDrawBoard *self)
{
  ColoniaDrawField *field = self->fields->len > 0 ? get_field (self, self->current) : NULL;
  int n = MAX (self->times, 1);

  if (field == NULL
      || field->wanted - count (field) < n * (int) COLONIA_N_RESOURCES)
    return;

  for (ColoniaResource resource = 0; resource < COLONIA_N_RESOURCES; resource++)
    add (self, resource, n);
}

static void
on_next (ColoniaDrawBoard *self)
{
  if (self->fields->len > 0)
    go_to_place (self, self->current + 1);
}

/* What is taken back may lie one place before, as places go over to the next
 * one by themselves. */
static void
on_back (ColoniaDrawBoard *self)
{
  if (self->fields->len == 0)
    return;

  if (self->times > 0)
    {
      set_times (self, 0);
      return;
    }

  if (!take_back (get_field (self, self->current)) && self->current > 0)
    {
      go_to_place (self, self->current - 1);
      take_back (get_field (self, self->current));
    }
  changed (self);
}

static void
on_way_toggled (ColoniaDrawBoard *self)
{
  gboolean typed = colonia_draw_board_get_typed (self);

  gtk_widget_set_visible (self->table, typed);
  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    set_typed (get_field (self, place), typed);

  /* What the application drew is not what lies on the table. */
  colonia_draw_board_empty (self);
  if (typed && !self->inactive && gtk_widget_get_mapped (GTK_WIDGET (self)) && self->fields->len > 0)
    go_to_place (self, 0);
}

static void
add_pad (ColoniaDrawBoard *self)
{
  const TableField *booths = colonia_game.events->kinds[COLONIA_EVENT_WEEK_CARD].fields;

  self->pad = g_object_ref_sink (parlour_pad_new (&colonia_game, booths, NULL, NULL));
  gtk_widget_set_visible (self->pad, FALSE);
  g_signal_connect_object (self->pad, "letter", G_CALLBACK (on_letter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "all", G_CALLBACK (on_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "each", G_CALLBACK (on_each), self, G_CONNECT_SWAPPED);
  parlour_pad_show_each (PARLOUR_PAD (self->pad));
  g_signal_connect_object (self->pad, "digit", G_CALLBACK (set_times), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "back", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "next", G_CALLBACK (on_next), self, G_CONNECT_SWAPPED);
}

static void
colonia_draw_board_dispose (GObject *object)
{
  g_clear_object (&COLONIA_DRAW_BOARD (object)->pad);

  G_OBJECT_CLASS (colonia_draw_board_parent_class)->dispose (object);
}

static void
colonia_draw_board_finalize (GObject *object)
{
  g_ptr_array_unref (COLONIA_DRAW_BOARD (object)->fields);

  G_OBJECT_CLASS (colonia_draw_board_parent_class)->finalize (object);
}

static void
colonia_draw_board_class_init (ColoniaDrawBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_draw_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = colonia_draw_board_finalize;

  /* Something was drawn, typed or taken back. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_DRAW_BOARD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* What was drawn for a place is about to be entered. */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_DRAW_BOARD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/market/draw-board.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_left));
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawBoard, by_app);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawBoard, by_table);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawBoard, places);
  gtk_widget_class_bind_template_child (widget_class, ColoniaDrawBoard, table);
  gtk_widget_class_bind_template_callback (widget_class, on_way_toggled);
}

static gboolean
on_way_key (GtkWidget *widget,
            GVariant  *number,
            gpointer   data)
{
  ColoniaDrawBoard *self = COLONIA_DRAW_BOARD (widget);

  colonia_draw_board_set_typed (self, !colonia_draw_board_get_typed (self));

  return GDK_EVENT_STOP;
}

/* Whoever types a cube before anything was drawn has drawn at the table. */
static gboolean
on_first_letter (GtkWidget *widget,
                 GVariant  *number,
                 gpointer   data)
{
  ColoniaDrawBoard *self = COLONIA_DRAW_BOARD (widget);

  if (colonia_draw_board_get_typed (self) || !gtk_widget_get_mapped (widget) || !colonia_draw_board_is_empty (self))
    return GDK_EVENT_PROPAGATE;
  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    if (get_field (self, place)->wanted == 0)
      return GDK_EVENT_PROPAGATE;

  colonia_draw_board_set_typed (self, TRUE);
  go_to_place (self, 0);
  if (g_variant_get_int32 (number) < (int) COLONIA_N_RESOURCES)
    on_letter (self, g_variant_get_int32 (number));
  else
    on_each (self);

  return GDK_EVENT_STOP;
}

/* Letters are cubes, so this one needs Control. */
static void
add_keys (ColoniaDrawBoard *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  for (int resource = 0; resource < (int) COLONIA_N_RESOURCES; resource++)
    parlour_keys_add_word (keys, colonia_key_resource, resource, on_first_letter, resource);
  parlour_keys_add (keys, GDK_KEY_plus, 0, on_first_letter, (int) COLONIA_N_RESOURCES);
  parlour_keys_add (keys, GDK_KEY_plus, GDK_SHIFT_MASK, on_first_letter, (int) COLONIA_N_RESOURCES);
  parlour_keys_add (keys, GDK_KEY_KP_Add, 0, on_first_letter, (int) COLONIA_N_RESOURCES);

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add (keys, GDK_KEY_t, GDK_CONTROL_MASK, on_way_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

static void
colonia_draw_board_init (ColoniaDrawBoard *self)
{
  self->fields = g_ptr_array_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_button_wrap (GTK_BUTTON (self->by_app));
  parlour_button_wrap (GTK_BUTTON (self->by_table));
  add_pad (self);
  add_keys (self);
  show_left (self);
}

/* Gets what is entered with what the table drew. It is no child of the board: whoever shows the
 * board shows it where it is always in sight. */
GtkWidget *
colonia_draw_board_get_pad (ColoniaDrawBoard *self)
{
  return self->pad;
}

/* Tells that something else on the page is being entered, so that no place has a frame. */
void
colonia_draw_board_leave (ColoniaDrawBoard *self)
{
  self->inactive = TRUE;
  set_times (self, 0);
  show_current (self);
}

/* Says what there is to draw. */
void
colonia_draw_board_set_bag (ColoniaDrawBoard    *self,
                            const ColoniaBundle *bag)
{
  self->bag = *bag;
  show_left (self);
}

/* Tells for how many places is drawn. */
int
colonia_draw_board_get_n_places (ColoniaDrawBoard *self)
{
  return (int) self->fields->len;
}

/* Says for how many places is drawn. New ones come last. */
void
colonia_draw_board_set_n_places (ColoniaDrawBoard *self,
                                 int               n_places)
{
  g_return_if_fail (n_places >= 0);

  while (colonia_draw_board_get_n_places (self) > n_places)
    gtk_widget_unparent (g_ptr_array_steal_index (self->fields, self->fields->len - 1));

  while (colonia_draw_board_get_n_places (self) < n_places)
    {
      GtkWidget *field = g_object_new (COLONIA_TYPE_DRAW_FIELD, NULL);

      set_typed (COLONIA_DRAW_FIELD (field), colonia_draw_board_get_typed (self));
      parlour_stalls_append (self->places, field);
      g_ptr_array_add (self->fields, field);
    }

  self->current = MIN (self->current, MAX (n_places - 1, 0));
  show_current (self);
  show_left (self);
}

/* Names a place. */
void
colonia_draw_board_set_title (ColoniaDrawBoard *self,
                              int               place,
                              const char       *title,
                              GtkWidget        *figure)
{
  set_title (get_field (self, place), title, figure);
}

/* Says how many are drawn for a place. What was drawn by the application before is put back. */
void
colonia_draw_board_set_wanted (ColoniaDrawBoard *self,
                               int               place,
                               int               wanted)
{
  if (get_field (self, place)->wanted == wanted)
    return;

  get_field (self, place)->wanted = wanted;
  show_drawn (get_field (self, place));
  if (!colonia_draw_board_get_typed (self))
    colonia_draw_board_empty (self);
}

/* Covers what is drawn for a place. */
void
colonia_draw_board_set_secret (ColoniaDrawBoard *self,
                               int               place,
                               gboolean          secret)
{
  if (secret == get_field (self, place)->secret)
    return;

  get_field (self, place)->secret = secret;
  show_drawn (get_field (self, place));
}

/* Lets less be drawn. */
void
colonia_draw_board_set_optional (ColoniaDrawBoard *self,
                                 gboolean          optional)
{
  self->optional = optional;
}

/* Tells what was drawn for a place. */
const ColoniaBundle *
colonia_draw_board_get_drawn (ColoniaDrawBoard *self,
                              int               place)
{
  return &get_field (self, place)->drawn;
}

/* Shows what was drawn. What the table drew can be changed. */
void
colonia_draw_board_fill_in (ColoniaDrawBoard    *self,
                            const ColoniaBundle *bundles,
                            TableRoller          roller)
{
  colonia_draw_board_set_typed (self, roller != TABLE_ROLLER_APP);
  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    set_drawn (get_field (self, place), &bundles[place]);
  changed (self);
}

/* Puts back what was drawn. */
void
colonia_draw_board_empty (ColoniaDrawBoard *self)
{
  const ColoniaBundle nothing = { 0 };

  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    set_drawn (get_field (self, place), &nothing);
  self->current = 0;
  set_times (self, 0);
  show_current (self);
  changed (self);
}

/* Tells whether nothing has been drawn yet. */
gboolean
colonia_draw_board_is_empty (ColoniaDrawBoard *self)
{
  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    if (count (get_field (self, place)) > 0)
      return FALSE;

  return TRUE;
}

/* Tells whether the table draws, and types in what came. */
gboolean
colonia_draw_board_get_typed (ColoniaDrawBoard *self)
{
  return gtk_toggle_button_get_active (self->by_table);
}

/* Changes who draws. What was drawn is put back. */
void
colonia_draw_board_set_typed (ColoniaDrawBoard *self,
                              gboolean          typed)
{
  gtk_toggle_button_set_active (typed ? self->by_table : self->by_app, TRUE);
}

/* Tells who draws. */
TableRoller
colonia_draw_board_get_roller (ColoniaDrawBoard *self)
{
  return colonia_draw_board_get_typed (self) ? TABLE_ROLLER_TABLE : TABLE_ROLLER_APP;
}

/* Draws from the bag for all places, as long as there is something in it. */
void
colonia_draw_board_draw (ColoniaDrawBoard *self,
                         const GByteArray *order)
{
  guint n_drawn = 0;

  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    {
      ColoniaDrawField *field = get_field (self, place);
      ColoniaBundle drawn = { 0 };

      for (int i = 0; i < field->wanted && n_drawn < order->len; i++)
        drawn.n[order->data[n_drawn++]]++;
      set_drawn (field, &drawn);
    }
  changed (self);
}

/* Finds a place for which something else was drawn than should have been. From an empty bag
 * nothing more can be drawn. Returns what is wrong, as a sentence, or `NULL`. */
char *
colonia_draw_board_find_missing (ColoniaDrawBoard *self)
{
  ColoniaBundle left = get_left (self);
  gboolean exhausted = colonia_bundle_get_total (&left) <= 0;

  for (int place = 0; place < colonia_draw_board_get_n_places (self); place++)
    {
      ColoniaDrawField *field = get_field (self, place);
      int n = count (field);
      int wanted = field->wanted;

      if (n > wanted || (n < wanted && !exhausted && !self->optional))
        /* Translators: resources that were drawn from the bag; the first %s is a booth or a player, the %d are how many
         * were drawn and how many should have been. */
        return g_strdup_printf (ngettext ("%s: %d of %d resource drawn.", "%s: %d of %d resources drawn.",
                                          (gulong) wanted),
                                gtk_label_get_label (field->title), n, wanted);
    }

  return NULL;
}

/* Tells whether the application has still to draw. */
gboolean
colonia_draw_board_is_due (ColoniaDrawBoard *self)
{
  return !colonia_draw_board_get_typed (self) && colonia_draw_board_is_empty (self) && colonia_bundle_get_total (&self->bag) > 0;
}

/* Tells whether the table has drawn all that there is to be. */
gboolean
colonia_draw_board_is_drawn (ColoniaDrawBoard *self)
{
  g_autofree char *missing = colonia_draw_board_find_missing (self);

  return missing == NULL && colonia_draw_board_get_typed (self) && !colonia_draw_board_is_empty (self);
}

/* Finds the place that takes what is typed. */
GtkWidget *
colonia_draw_board_get_focus (ColoniaDrawBoard *self)
{
  return GTK_WIDGET (get_field (self, self->current));
}

/* Lets the first place take what is typed. */
void
colonia_draw_board_take_focus (ColoniaDrawBoard *self)
{
  go_to_place (self, 0);
}
