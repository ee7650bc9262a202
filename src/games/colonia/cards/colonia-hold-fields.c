/* colonia-hold-fields.c: what the holds of a ship take and pay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hold-fields.h"

#include "colonia-events.h"
#include "colonia-hold-field.h"
#include "colonia-state.h"
#include "colonia-letters.h"
#include "parlour-keys.h"
#include "parlour-pad.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* Most printed ships have three, some four (SET-8): so many lines there are
 * always, so that nothing moves while they are filled in. */
#define USUAL_HOLDS 4

#define DECIMAL 10
#define MOST_PAID 99

/* The holds of a ship, a line each, entered one after the other with one pad. A ship has as many
 * holds as were entered.
 *
 * The current hold is the one that was touched or entered last. First come its goods, then the
 * digits of what it pays; a good after them begins the next hold that is empty. */
struct _ColoniaHoldFields {
  AdwBin parent_instance;

  GtkBox *holds;
  GtkLabel *keys;

  GtkWidget *pad; /* which is shown elsewhere */
  ColoniaHoldField *fields[COLONIA_MAX_HOLDS];
  int current; /* the hold that the pad is for, from 0 */
  gboolean is_priced; /* whether a digit was entered last */
};

enum {
  CHANGED,
  COMPLAINED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaHoldFields, colonia_hold_fields, ADW_TYPE_BIN)

/* How many holds the ship has: those behind the last one that was entered are not there. */
static int
count_holds (ColoniaHoldFields *self)
{
  int n = COLONIA_MAX_HOLDS;

  while (n > 0 && colonia_hold_field_is_empty (self->fields[n - 1]))
    n--;

  return n;
}

/* The first hold in which nothing was entered, or `COLONIA_MAX_HOLDS`. */
static int
find_empty (ColoniaHoldFields *self)
{
  int hold = 0;

  while (hold < COLONIA_MAX_HOLDS && !colonia_hold_field_is_empty (self->fields[hold]))
    hold++;

  return hold;
}

static int
count_lines (ColoniaHoldFields *self)
{
  return CLAMP (MAX (count_holds (self), self->current) + 1, USUAL_HOLDS, COLONIA_MAX_HOLDS);
}

static void
show_lines (ColoniaHoldFields *self)
{
  for (int hold = 0; hold < COLONIA_MAX_HOLDS; hold++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->fields[hold]), hold < count_lines (self));
      parlour_widget_set_css_class (GTK_WIDGET (self->fields[hold]), "turn", hold == self->current);
    }
}

static void
set_current (ColoniaHoldFields *self,
             int                hold)
{
  self->current = hold;
  self->is_priced = FALSE;
  show_lines (self);
}

static void
go_to_hold (ColoniaHoldFields *self,
            int                hold)
{
  set_current (self, hold);
  gtk_widget_grab_focus (GTK_WIDGET (self->fields[hold]));
  parlour_widget_scroll_to (GTK_WIDGET (self->fields[hold]));
}

static void
on_hold_focused (ColoniaHoldFields *self,
                 GParamSpec        *pspec,
                 ColoniaHoldField  *field)
{
  for (int hold = 0; hold < COLONIA_MAX_HOLDS; hold++)
    if (self->fields[hold] == field && gtk_widget_has_focus (GTK_WIDGET (field)) && hold != self->current)
      set_current (self, hold);
}

/* What is entered into a hold that was touched stays there, even if it is the
 * current one. */
static void
on_hold_pressed (GtkGesture        *press,
                 int                n_press,
                 double             x,
                 double             y,
                 ColoniaHoldFields *self)
{
  GtkWidget *field = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (press));

  for (int hold = 0; hold < COLONIA_MAX_HOLDS; hold++)
    if (GTK_WIDGET (self->fields[hold]) == field)
      go_to_hold (self, hold);
}

/* All holds that there is room for, and the current one whatever room there is. */
static void
show_current (ColoniaHoldFields *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  parlour_widget_scroll_to (GTK_WIDGET (self->holds));
  parlour_widget_scroll_to (GTK_WIDGET (self->fields[self->current]));
}

/* What was entered last is to be seen, and where the next is to come. */
static void
tell_change (ColoniaHoldFields *self)
{
  show_lines (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->fields[self->current]));
  show_current (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The pad */

static void
on_good (ColoniaHoldFields *self,
         int                good)
{
  if (self->is_priced && find_empty (self) == COLONIA_MAX_HOLDS)
    {
      g_signal_emit (self, signals[COMPLAINED], 0, _("No ship has more than six holds."));
      return;
    }

  if (self->is_priced)
    set_current (self, find_empty (self));
  colonia_hold_field_add (self->fields[self->current], (ColoniaGood) good);
  tell_change (self);
}

static void
on_digit (ColoniaHoldFields *self,
          int                digit)
{
  ColoniaHoldField *field = self->fields[self->current];
  int pays = self->is_priced ? colonia_hold_field_get_pays (field) * DECIMAL + digit : digit;

  colonia_hold_field_set_pays (field, pays > MOST_PAID ? digit : pays);
  self->is_priced = TRUE;
  tell_change (self);
}

/* What is taken back may lie one hold before, as a good goes on to the next one
 * by itself. */
static void
on_back (ColoniaHoldFields *self)
{
  if (colonia_hold_field_is_empty (self->fields[self->current]) && self->current > 0)
    set_current (self, self->current - 1);

  colonia_hold_field_take_back (self->fields[self->current]);
  self->is_priced = colonia_hold_field_get_pays (self->fields[self->current]) > 0;
  tell_change (self);
}

static void
on_next (ColoniaHoldFields *self)
{
  go_to_hold (self, (self->current + 1) % count_lines (self));
}

/* The pad knows Space as well, but a window takes it for what has the focus before any key
 * that is known everywhere. */
static gboolean
on_space_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  on_next (COLONIA_HOLD_FIELDS (widget));

  return GDK_EVENT_STOP;
}

static void
add_space_key (ColoniaHoldFields *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  parlour_keys_add (keys, GDK_KEY_space, 0, on_space_key, 0);
  parlour_keys_add (keys, GDK_KEY_KP_Space, 0, on_space_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

static void
add_pad (ColoniaHoldFields *self)
{
  self->pad = g_object_ref_sink (parlour_pad_new (&colonia_game, colonia_ship_fields[1].fields, NULL, NULL));
  g_signal_connect_object (self->pad, "letter", G_CALLBACK (on_good), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "digit", G_CALLBACK (on_digit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "back", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pad, "next", G_CALLBACK (on_next), self, G_CONNECT_SWAPPED);
}

static void
add_hold (ColoniaHoldFields *self,
          int                hold)
{
  GtkWidget *field = colonia_hold_field_new (hold);
  GtkGesture *press = gtk_gesture_click_new ();

  g_signal_connect (press, "pressed", G_CALLBACK (on_hold_pressed), self);
  gtk_widget_add_controller (field, GTK_EVENT_CONTROLLER (press));
  g_signal_connect_object (field, "notify::has-focus", G_CALLBACK (on_hold_focused), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->holds, field);
  self->fields[hold] = COLONIA_HOLD_FIELD (field);
}

static void
tell_keys (ColoniaHoldFields *self)
{
  g_autofree char *city = parlour_key_label (colonia_key_city (COLONIA_CITY_LONDON));
  g_autofree char *saddle = parlour_key_label (colonia_key_good (COLONIA_GOOD_SADDLE));
  g_autofree char *cartwheel = parlour_key_label (colonia_key_good (COLONIA_GOOD_CARTWHEEL));
  g_autofree char *text = NULL;

  /* Translators: the %s are the letters of London, of a saddle and of a cartwheel, as a user would type them. */
  text = g_strdup_printf (_("By keyboard: the city, then for each hold its goods and what it pays, "
                            "e.g. %s %s 7 %s %s 1 2, Enter. A good after the number begins the next hold; "
                            "Space changes the hold, Backspace takes back."),
                          city, saddle, saddle, cartwheel);
  gtk_label_set_label (self->keys, text);
}

static void
colonia_hold_fields_dispose (GObject *object)
{
  g_clear_object (&COLONIA_HOLD_FIELDS (object)->pad);

  G_OBJECT_CLASS (colonia_hold_fields_parent_class)->dispose (object);
}

static void
colonia_hold_fields_class_init (ColoniaHoldFieldsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_hold_fields_dispose;

  /* Something else is filled in. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_HOLD_FIELDS, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Something was tried that cannot be done. */
  signals[COMPLAINED] = g_signal_new ("complained", COLONIA_TYPE_HOLD_FIELDS, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/hold-fields.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_keys));
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldFields, holds);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldFields, keys);
}

static void
colonia_hold_fields_init (ColoniaHoldFields *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int hold = 0; hold < COLONIA_MAX_HOLDS; hold++)
    add_hold (self, hold);
  add_pad (self);
  add_space_key (self);
  tell_keys (self);
  show_lines (self);
}

/* Gets what they are filled in with. It is no child of the fields: whoever shows them shows it
 * where it is always in sight. */
GtkWidget *
colonia_hold_fields_get_pad (ColoniaHoldFields *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELDS (self), NULL);

  return self->pad;
}

/* Tells in which currency the holds pay. Once there is a city they are what is asked for, and
 * come into sight. */
void
colonia_hold_fields_set_city (ColoniaHoldFields *self,
                              int                city)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELDS (self));

  for (int hold = 0; hold < COLONIA_MAX_HOLDS; hold++)
    colonia_hold_field_set_city (self->fields[hold], city);
  if (city != COLONIA_NOBODY)
    show_current (self);
}

/* Begins another ship. */
void
colonia_hold_fields_empty (ColoniaHoldFields *self)
{
  const ColoniaBundle nothing = { 0 };

  g_return_if_fail (COLONIA_IS_HOLD_FIELDS (self));

  for (int hold = 0; hold < COLONIA_MAX_HOLDS; hold++)
    colonia_hold_field_set (self->fields[hold], &nothing, 0);
  set_current (self, 0);
}

/* Fills in the holds of a ship. */
void
colonia_hold_fields_set (ColoniaHoldFields  *self,
                         const ColoniaEvent *ship)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELDS (self));
  g_return_if_fail (ship != NULL && ship->type == COLONIA_EVENT_SHIP);

  colonia_hold_fields_empty (self);
  for (int hold = 0; hold < ship->ship.n_holds; hold++)
    colonia_hold_field_set (self->fields[hold], &ship->ship.holds[hold].goods, ship->ship.holds[hold].pays);
  set_current (self, find_empty (self) % COLONIA_MAX_HOLDS);
}

/* Sets the holds of a ship to what is filled in. */
void
colonia_hold_fields_tell (ColoniaHoldFields *self,
                          ColoniaEvent      *ship)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELDS (self));
  g_return_if_fail (ship != NULL && ship->type == COLONIA_EVENT_SHIP);

  memset (ship->ship.holds, 0, sizeof ship->ship.holds);
  ship->ship.n_holds = count_holds (self);
  for (int hold = 0; hold < ship->ship.n_holds; hold++)
    {
      ship->ship.holds[hold].goods = *colonia_hold_field_get_goods (self->fields[hold]);
      ship->ship.holds[hold].pays = colonia_hold_field_get_pays (self->fields[hold]);
    }
}

/* Asks for what is still missing before this is a ship. Returns a question, or `NULL` if all is
 * there. */
char *
colonia_hold_fields_find_missing (ColoniaHoldFields *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELDS (self), NULL);

  for (int hold = 0; hold < MAX (count_holds (self), 1); hold++)
    {
      if (colonia_bundle_get_total (colonia_hold_field_get_goods (self->fields[hold])) == 0)
        /* Translators: %d is the number of a hold of a ship. */
        return g_strdup_printf (_("What does hold %d take?"), hold + 1);
      if (colonia_hold_field_get_pays (self->fields[hold]) == 0)
        /* Translators: %d is the number of a hold of a ship. */
        return g_strdup_printf (_("What does hold %d pay?"), hold + 1);
    }

  return NULL;
}

/* Finds what begins with the focus. */
GtkWidget *
colonia_hold_fields_get_current (ColoniaHoldFields *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELDS (self), NULL);

  return GTK_WIDGET (self->fields[self->current]);
}
