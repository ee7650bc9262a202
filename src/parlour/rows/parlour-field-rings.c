/* parlour-field-rings.c: rows for what is there once, as on a ring
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-field-rows-private.h"

#include "parlour-field-words.h"
#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "table-game.h"
#include "table-ring.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* Things that stand on a ring, which are put in order. They are drawn as they lie on the table. One
 * is dragged to another place, or touched, and then its place is; with keys it is taken by Enter,
 * moved by arrows and put down by Enter. Those on the shorter way there move up. */

#define PARLOUR_TYPE_RING_FIELD (parlour_ring_field_get_type ())

G_DECLARE_FINAL_TYPE (ParlourRingField, parlour_ring_field, PARLOUR, RING_FIELD, GtkBox)

/* How wide a column of a ring is at least. */
#define PARLOUR_RING_WIDTH 60

/* How much room is between things on a ring. */
#define PARLOUR_RING_SPACING 4

#define DRAGGED_FROM 20
#define SPACING 8

/* A list of a document with each of several things once, as a ring. */
struct _ParlourRingField {
  GtkBox parent_instance;

  const TableField *field;
  const TableGame *game; /* of which there are signs, or NULL */
  GtkWidget *ring;
  GtkLabel *told;
  GtkWidget *usual_button;
  int n;
  int order[TABLE_MAX_RING]; /* which thing stands where */
  int before[TABLE_MAX_RING]; /* the same before the one in hand was taken */
  int hand; /* where that is which is moved, or -1 */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ParlourRingField, parlour_ring_field, GTK_TYPE_BOX)

static const char *
get_name (ParlourRingField *self,
          int               place)
{
  return parlour_field_words_get_name (self->field, self->order[(place + self->n) % self->n]);
}

static GtkWidget *
get_cell (ParlourRingField *self,
          int               place)
{
  return parlour_widget_get_nth (self->ring, place);
}

/* What is there */

/* Makes what stands on a button of a ring. */
static GtkWidget *
parlour_ring_field_make_thing (const TableGame *game,
                               const char      *id,
                               const char      *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = parlour_label_new_narrow (name);

  gtk_label_set_xalign (GTK_LABEL (label), .5f);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  if (game != NULL)
    gtk_box_append (GTK_BOX (box), parlour_sign_new (game, id, -1));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* A screen reader says the name of what has the focus, and says it again when it changes. */
static void
show_cell (ParlourRingField *self,
           int               place)
{
  GtkWidget *cell = get_cell (self, place);
  /* Translators: the first %s is a thing that stands on a ring, %d its place and how many there are; the others are its neighbours. */
  g_autofree char *name = g_strdup_printf (_("%s: place %d of %d, between %s and %s"), get_name (self, place), place + 1,
                                           self->n, get_name (self, place - 1), get_name (self, place + 1));

  gtk_button_set_child (GTK_BUTTON (cell),
                        parlour_ring_field_make_thing (self->game, self->field->ids[self->order[place]], get_name (self, place)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell), place == self->hand);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static gboolean
is_usual (ParlourRingField *self)
{
  for (int place = 0; place < self->n; place++)
    if (self->order[place] != place)
      return FALSE;

  return TRUE;
}

static void
show (ParlourRingField *self)
{
  g_autofree char *told = NULL;

  for (int place = 0; place < self->n; place++)
    show_cell (self, place);
  if (self->hand >= 0)
    /* Translators: %s is a thing that stands on a ring. */
    told = g_strdup_printf (_("Where does this stand: %s? Touch the place, or move it with the arrow keys."),
                            get_name (self, self->hand));
  gtk_label_set_label (self->told, told != NULL ? told : _("Drag what stands elsewhere, or touch it and then its place."));
  gtk_widget_set_sensitive (self->usual_button, !is_usual (self));
}

/* Moving */

static void
swap (ParlourRingField *self,
      int               place,
      int               other)
{
  const int thing = self->order[place];

  self->order[place] = self->order[other];
  self->order[other] = thing;
}

/* Those on the shorter way move up. */
static void
move (ParlourRingField *self,
      int               from,
      int               to)
{
  const int way = (to - from + self->n) % self->n, step = way <= self->n / 2 ? 1 : self->n - 1;

  while (from != to)
    {
      const int next = (from + step) % self->n;

      swap (self, from, next);
      from = next;
    }
}

static void
put_down (ParlourRingField *self)
{
  self->hand = -1;
  show (self);
}

static void
tell_changed (ParlourRingField *self)
{
  show (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
on_clicked (GtkWidget        *cell,
            ParlourRingField *self)
{
  const int place = parlour_widget_get_place (cell), hand = self->hand;

  self->hand = hand < 0 ? place : -1;
  if (hand < 0)
    memcpy (self->before, self->order, sizeof self->before);
  if (hand < 0 || hand == place)
    {
      show (self);
      return;
    }

  move (self, hand, place);
  tell_changed (self);
}

/* Whether a neighbour lies there where an arrow points. */
static gboolean
lies (ParlourRingField *self,
      int               neighbour,
      guint             key)
{
  graphene_rect_t here, there;
  float x, y;

  if (!gtk_widget_compute_bounds (get_cell (self, self->hand), self->ring, &here)
      || !gtk_widget_compute_bounds (get_cell (self, neighbour), self->ring, &there))
    return FALSE;

  x = there.origin.x - here.origin.x;
  y = there.origin.y - here.origin.y;
  if (fabsf (x) > fabsf (y))
    return x < 0 ? key == GDK_KEY_Left : key == GDK_KEY_Right;

  return y < 0 ? key == GDK_KEY_Up : key == GDK_KEY_Down;
}

static void
move_on (ParlourRingField *self,
         guint             key)
{
  for (int step = 1; step < self->n; step += self->n - 2)
    {
      const int next = (self->hand + step) % self->n;

      if (!lies (self, next, key))
        continue;
      move (self, self->hand, next);
      self->hand = next;
      gtk_widget_grab_focus (get_cell (self, next));
      tell_changed (self);
      return;
    }

  gtk_widget_error_bell (self->ring);
}

static gboolean
on_key (ParlourRingField *self,
        guint             key,
        guint             code,
        GdkModifierType   state)
{
  if (self->hand < 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;

  if (key == GDK_KEY_Escape)
    {
      memcpy (self->order, self->before, sizeof self->order);
      self->hand = -1;
      tell_changed (self);
      return TRUE;
    }
  if (key != GDK_KEY_Left && key != GDK_KEY_Right && key != GDK_KEY_Up && key != GDK_KEY_Down)
    return FALSE;

  move_on (self, key);

  return TRUE;
}

/* Dragging */

static GdkContentProvider *
on_drag_prepare (GtkWidget *cell)
{
  return gdk_content_provider_new_typed (GTK_TYPE_TOGGLE_BUTTON, cell);
}

static void
on_drag_begin (GtkWidget     *cell,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (cell);

  gtk_drag_source_set_icon (source, picture, DRAGGED_FROM, DRAGGED_FROM);
}

/* Only what stands on the same ring has a place there. */
static gboolean
on_drop (GtkDropTarget    *target,
         const GValue     *value,
         double            x,
         double            y,
         ParlourRingField *self)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target)), *other = g_value_get_object (value);

  if (other == NULL || other == cell || gtk_widget_get_parent (other) != self->ring)
    return FALSE;

  self->hand = -1;
  move (self, parlour_widget_get_place (other), parlour_widget_get_place (cell));
  tell_changed (self);

  return TRUE;
}

/* A drag begins before the button takes it for a click. */
static void
add_cell (ParlourRingField *self)
{
  GtkWidget *cell = gtk_toggle_button_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (GTK_TYPE_TOGGLE_BUTTON, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (on_drag_prepare), cell);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (on_drag_begin), cell);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, 0);
  g_signal_connect_object (cell, "clicked", G_CALLBACK (on_clicked), self, 0);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (target));
  gtk_widget_add_css_class (cell, "ring-cell");
  parlour_stalls_append (PARLOUR_STALLS (self->ring), cell);
}

/* Turning */

static int
find_place (ParlourRingField *self,
            const char       *id)
{
  int place = 0;

  while (place < self->n - 1 && !g_str_equal (self->field->ids[self->order[place]], id))
    place++;

  return place;
}

/* The same touch turns it back. The list may begin within the stretch, which is the shorter way between its ends. */
static void
on_turned (GtkWidget        *button,
           ParlourRingField *self)
{
  const TableStretch *stretch = g_object_get_data (G_OBJECT (button), "stretch");
  const int ends[] = { find_place (self, stretch->from), find_place (self, stretch->to) };
  const int way = (ends[1] - ends[0] + self->n) % self->n, n = MIN (way, self->n - way), first = ends[n < way];

  for (int i = 0; i < n - i; i++)
    swap (self, (first + i) % self->n, (first + n - i) % self->n);
  self->hand = -1;
  tell_changed (self);
}

static void
on_usual (ParlourRingField *self)
{
  for (int place = 0; place < self->n; place++)
    self->order[place] = place;
  self->hand = -1;
  tell_changed (self);
}

static GtkWidget *
make_button (const char *label)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (label));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return button;
}

static GtkWidget *
make_buttons (ParlourRingField *self)
{
  GtkWidget *buttons = parlour_wrap_box_new (SPACING);

  for (const TableStretch *stretch = self->field->stretches; stretch->title != NULL; stretch++)
    {
      GtkWidget *button = make_button (gettext (stretch->title));

      g_object_set_data (G_OBJECT (button), "stretch", (gpointer) stretch);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_turned), self, 0);
      gtk_box_append (GTK_BOX (buttons), button);
    }
  self->usual_button = make_button (_("As Usual"));
  g_signal_connect_object (self->usual_button, "clicked", G_CALLBACK (on_usual), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (buttons), self->usual_button);

  return buttons;
}

static void
parlour_ring_field_class_init (ParlourRingFieldClass *klass)
{
  /* Emitted when somebody has put something elsewhere. */
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
parlour_ring_field_init (ParlourRingField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *focus = gtk_event_controller_focus_new ();

  self->hand = -1;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
  self->ring = g_object_new (PARLOUR_TYPE_STALLS, "column-width", PARLOUR_RING_WIDTH, "spacing", PARLOUR_RING_SPACING, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (put_down), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->ring, keys);
  gtk_widget_add_controller (self->ring, focus);
  self->told = GTK_LABEL (parlour_label_new_wrapped (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->told), "caption");
}

/* Makes a ring of what is in a list. */
static GtkWidget *
parlour_ring_field_new (const TableField  *field,
                        const TableGame   *game,
                        const char *const *ids)
{
  ParlourRingField *self;

  g_return_val_if_fail (field != NULL && field->stretches != NULL && ids != NULL, NULL);
  g_return_val_if_fail (g_strv_length ((char **) ids) <= TABLE_MAX_RING, NULL);

  self = g_object_new (PARLOUR_TYPE_RING_FIELD, NULL);
  self->field = field;
  self->game = game;
  for (; ids[self->n] != NULL; self->n++)
    while (!g_str_equal (field->ids[self->order[self->n]], ids[self->n]))
      self->order[self->n]++;
  g_object_set (self->ring, "rim", self->n, NULL);
  for (int place = 0; place < self->n; place++)
    add_cell (self);
  gtk_box_append (GTK_BOX (self), self->ring);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->told));
  gtk_box_append (GTK_BOX (self), make_buttons (self));
  show (self);

  return GTK_WIDGET (self);
}

/* Lists what stands on it, in order. Returns the ids, or `NULL` if that is the usual order. */
static GStrv
parlour_ring_field_list_ids (ParlourRingField *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  if (is_usual (self))
    return NULL;

  for (int place = 0; place < self->n; place++)
    g_strv_builder_add (ids, self->field->ids[self->order[place]]);

  return g_strv_builder_end (ids);
}

/* How far from the beginning of a list an id is, or its length. */
static guint
find_in_set (JsonArray  *list,
             const char *id)
{
  guint i = 0;

  while (i < json_array_get_length (list) && g_strcmp0 (json_array_get_string_element (list, i), id) != 0)
    i++;

  return i;
}

/* What of a ring each player has */

/* Who else has a thing, of which there is one. */
static int
find_other (ParlourFieldRows *self,
            GtkWidget        *set,
            const char       *id)
{
  for (guint i = 0; i < self->rings->len; i++)
    {
      JsonArray *list = parlour_field_get_list (self->rings->pdata[i]);

      if (self->rings->pdata[i] != set && find_in_set (list, id) < json_array_get_length (list))
        return GPOINTER_TO_INT (g_object_get_data (self->rings->pdata[i], "seat"));
    }

  return TABLE_NOBODY;
}

/* Neighbours are a chain, of which each has a sign of its own; below stands what all of it brings. */
static void
show_ring_set (ParlourFieldRows *self,
               GtkWidget        *set)
{
  static const char *const chains[] = { "chain-1", "chain-2", "chain-3" };
  GtkWidget *last = gtk_widget_get_last_child (set);
  gboolean goes_on = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (last));
  g_autofree char *told = NULL;
  guint had = 0;
  int i = 0, chain = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (set); cell != NULL; cell = gtk_widget_get_next_sibling (cell), i++)
    {
      const gboolean is_had = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (cell));
      const int other = find_other (self, set, g_object_get_data (G_OBJECT (cell), "id"));
      const char *name = g_object_get_data (G_OBJECT (cell), "name");
      /* Translators: %s are a thing and a player. */
      g_autofree char *reason = is_had || other == TABLE_NOBODY ? NULL : g_strdup_printf (_("%s, owned by %s"), name, self->names[other]);

      had |= is_had ? 1u << i : 0;
      chain += is_had && !goes_on ? 1 : 0;
      goes_on = is_had;
      for (int of = 0; of < (int) G_N_ELEMENTS (chains); of++)
        parlour_widget_set_css_class (cell, chains[of], is_had && chain % (int) G_N_ELEMENTS (chains) == of);
      parlour_widget_hinder (cell, reason);
    }
  self->game->ring->work_out (self->terms.state, had, &told);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (set)), had != 0 ? told : "");
}

void
parlour_field_rows_show_ring_sets (ParlourFieldRows *self)
{
  for (guint i = 0; i < self->rings->len; i++)
    show_ring_set (self, self->rings->pdata[i]);
}

static void
on_touched (GtkToggleButton  *button,
            ParlourFieldRows *self)
{
  JsonArray *list = parlour_field_get_list (button);
  const char *id = g_object_get_data (G_OBJECT (button), "id");
  const guint i = find_in_set (list, id);

  if (i < json_array_get_length (list))
    json_array_remove_element (list, i);
  else
    json_array_add_string_element (list, id);
  parlour_field_rows_show_ring_sets (self);
  parlour_field_rows_tell_changed (self);
}

static GtkWidget *
make_of_set (ParlourFieldRows        *self,
             const char              *id,
             const char              *name,
             const ParlourFieldPlace *place)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *whole = self->seat != TABLE_NOBODY
                             ? g_strdup_printf (C_("something and what it is", "%s: %s"), self->names[self->seat], name)
                             : g_strdup (name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  g_object_set_data (G_OBJECT (button), "id", (gpointer) id);
  parlour_field_set_place (button, place);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                find_in_set (parlour_field_get_list (button), id)
                                  < json_array_get_length (parlour_field_get_list (button)));
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_touched), self, 0);

  return button;
}

/* What stands on the ring of the game is drawn there. */
static GtkWidget *
make_ring_set (ParlourFieldRows        *self,
               const TableGameRing   *game,
               const ParlourFieldPlace *place)
{
  TableRingThing things[TABLE_MAX_RING];
  const int n = game->list (self->terms.state, MAX (self->seat, 0), things);
  GtkWidget *set = g_object_new (PARLOUR_TYPE_STALLS, "rim", n, "column-width", PARLOUR_RING_WIDTH, "spacing",
                                 PARLOUR_RING_SPACING, NULL);

  for (int i = 0; i < n; i++)
    {
      GtkWidget *button = make_of_set (self, things[i].id, things[i].name, place);

      gtk_button_set_child (GTK_BUTTON (button), parlour_ring_field_make_thing (self->game, things[i].id, things[i].name));
      gtk_widget_add_css_class (button, "ring-cell");
      g_object_set_data_full (G_OBJECT (button), "name", g_strdup (things[i].name), g_free);
      parlour_stalls_append (PARLOUR_STALLS (set), button);
    }
  parlour_field_set_place (set, place);
  g_object_set_data (G_OBJECT (set), "seat", GINT_TO_POINTER (self->seat));
  g_ptr_array_add (self->rings, set);

  return set;
}

static GtkWidget *
make_listed_set (ParlourFieldRows        *self,
                 const TableField        *field,
                 const ParlourFieldPlace *place)
{
  GtkWidget *set = parlour_wrap_box_new (6);

  for (int i = 0; field->ids[i] != NULL; i++)
    {
      const char *name = parlour_field_words_get_name (field, i);
      GtkWidget *button = make_of_set (self, field->ids[i], name, place);

      gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (name));
      gtk_box_append (GTK_BOX (set), button);
    }

  return set;
}

/* Each thing is touched that is there, in whatever order. */
void
parlour_field_rows_add_set (ParlourFieldRows *self,
                            const TableField *field,
                            JsonObject       *object)
{
  GtkWidget *row = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *set;
  const ParlourFieldPlace place = { .object = object, .member = field->name };
  const TableGameRing *ring = self->game != NULL && self->terms.state != NULL ? self->game->ring : NULL;

  if (!json_object_has_member (object, field->name))
    json_object_set_array_member (object, field->name, json_array_new ());
  set = ring != NULL ? make_ring_set (self, ring, &place) : make_listed_set (self, field, &place);
  gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (parlour_field_words_get_title (field)));
  gtk_box_append (GTK_BOX (box), set);
  if (ring != NULL)
    gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (NULL));
  gtk_widget_add_css_class (box, "set");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  parlour_field_rows_add_row (self, row, gtk_widget_get_first_child (set));
}

/* What is in a ring, drawn below the question whether it runs so */

static void
on_ring_changed (ParlourRingField *ring,
                 ParlourFieldRows *self)
{
  g_auto (GStrv) ids = parlour_ring_field_list_ids (ring);
  JsonArray *list;

  if (ids == NULL)
    {
      parlour_field_leave_out (ring);
    }
  else
    {
      list = json_array_new ();
      for (char **id = ids; *id != NULL; id++)
        json_array_add_string_element (list, *id);
      parlour_field_set_value (ring, json_node_init_array (json_node_alloc (), list));
      json_array_unref (list);
    }
  parlour_field_rows_tell_changed (self);
}

void
parlour_field_rows_add_ring (ParlourFieldRows *self,
                             const TableField *field,
                             JsonObject       *object)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *question, *ring;
  JsonArray *list = json_object_has_member (object, field->name) ? json_object_get_array_member (object, field->name) : NULL;
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) known = NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    g_strv_builder_add (ids, json_array_get_string_element (list, i));
  known = g_strv_builder_end (ids);
  ring = parlour_ring_field_new (field, self->game, list != NULL ? (const char *const *) known : field->ids);
  parlour_field_set_place (ring, &(ParlourFieldPlace) { .object = object, .member = field->name });
  g_signal_connect_object (ring, "changed", G_CALLBACK (on_ring_changed), self, 0);
  question = parlour_label_new_wrapped (field->hint != NULL ? gettext (field->hint) : NULL);
  gtk_widget_add_css_class (question, "heading");
  gtk_box_append (GTK_BOX (box), parlour_label_new_wrapped (parlour_field_words_get_title (field)));
  gtk_box_append (GTK_BOX (box), question);
  gtk_box_append (GTK_BOX (box), ring);
  gtk_widget_add_css_class (box, "set");
  parlour_field_rows_add_row (self, parlour_field_rows_make_plain (box), ring);
}
