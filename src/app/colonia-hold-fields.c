/* colonia-hold-fields.c: what the holds of a ship take and pay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hold-fields.h"

#include "colonia-digits.h"
#include "colonia-hold-field.h"
#include "colonia-keys.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-wrap-layout.h"

#include <glib/gi18n.h>
#include <string.h>

/* As most printed ships have (SET-8). */
#define USUAL_HOLDS 3

/**
 * ColoniaHoldFields:
 *
 * The holds of a ship, to be entered one after the other. Keys go to the one
 * that is the current one.
 */
struct _ColoniaHoldFields {
  AdwBin parent_instance;

  ColoniaStalls *holds;
  GtkWidget *count;
  GtkWidget *add;
  GtkWidget *remove;

  GPtrArray *fields; /* (element-type ColoniaHoldField): those of the stalls */
  int city; /* where the ship goes, or nobody knows yet */
  int current; /* the hold that keys are for, from 0 */
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaHoldFields, colonia_hold_fields, ADW_TYPE_BIN)

static ColoniaHoldField *
get_field (ColoniaHoldFields *self,
           int                hold)
{
  return g_ptr_array_index (self->fields, hold);
}

static int
count_holds (ColoniaHoldFields *self)
{
  return (int) self->fields->len;
}

static void
emit_changed (ColoniaHoldFields *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_current (ColoniaHoldFields *self,
             int                hold)
{
  self->current = hold;
  for (int i = 0; i < count_holds (self); i++)
    colonia_hold_field_set_current (get_field (self, i), i == hold);
}

static void
go_to_hold (ColoniaHoldFields *self,
            int                hold)
{
  set_current (self, hold);
  gtk_widget_grab_focus (GTK_WIDGET (colonia_hold_field_get_counter (get_field (self, hold))));
}

static void
on_hold_entered (ColoniaHoldFields *self,
                 ColoniaHoldField  *field)
{
  for (int hold = 0; hold < count_holds (self); hold++)
    if (get_field (self, hold) == field && hold != self->current)
      set_current (self, hold);
}

static void
on_advance (ColoniaHoldFields *self)
{
  go_to_hold (self, (self->current + 1) % count_holds (self));
}

static void
tell_count (GtkWidget *label,
            int        n)
{
  /* Translators: stands between the buttons that take a hold away from a ship and give it one more. */
  g_autofree char *count = g_strdup_printf (ngettext ("%d hold", "%d holds", (gulong) n), n);

  gtk_label_set_label (GTK_LABEL (label), count);
}

static void
set_n_holds (ColoniaHoldFields *self,
             int                n)
{
  while (count_holds (self) > n)
    {
      GtkWidget *last = g_ptr_array_steal_index (self->fields, self->fields->len - 1);

      gtk_widget_unparent (last);
    }

  while (count_holds (self) < n)
    {
      GtkWidget *field = colonia_hold_field_new (count_holds (self));

      colonia_hold_field_set_city (COLONIA_HOLD_FIELD (field), self->city);
      g_signal_connect_object (field, "changed", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (colonia_hold_field_get_counter (COLONIA_HOLD_FIELD (field)), "advance",
                               G_CALLBACK (on_advance), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (field, "entered", G_CALLBACK (on_hold_entered), self, G_CONNECT_SWAPPED);
      colonia_stalls_append (self->holds, field);
      g_ptr_array_add (self->fields, field);
    }

  colonia_tell (self->count, tell_count, n);
  gtk_widget_set_sensitive (self->add, n < COLONIA_MAX_HOLDS);
  gtk_widget_set_sensitive (self->remove, n > 1);
  set_current (self, MIN (self->current, n - 1));
}

static void
add_hold (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ColoniaHoldFields *self = COLONIA_HOLD_FIELDS (widget);

  if (count_holds (self) == COLONIA_MAX_HOLDS)
    return;

  set_n_holds (self, count_holds (self) + 1);
  go_to_hold (self, count_holds (self) - 1);
  emit_changed (self);
}

static void
remove_hold (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ColoniaHoldFields *self = COLONIA_HOLD_FIELDS (widget);

  if (count_holds (self) == 1)
    return;

  if (self->current == count_holds (self) - 1)
    go_to_hold (self, self->current - 1);
  set_n_holds (self, count_holds (self) - 1);
  emit_changed (self);
}

/* Keys */

static gboolean
on_good_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaHoldFields *self = COLONIA_HOLD_FIELDS (widget);

  colonia_hold_field_add (get_field (self, self->current), (ColoniaGood) g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static gboolean
on_digit_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  ColoniaHoldFields *self = COLONIA_HOLD_FIELDS (widget);

  colonia_counter_type_digit (colonia_hold_field_get_counter (get_field (self, self->current)),
                              g_variant_get_int32 (number));

  return GDK_EVENT_STOP;
}

static gboolean
on_back_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ColoniaHoldFields *self = COLONIA_HOLD_FIELDS (widget);

  colonia_hold_field_take_back (get_field (self, self->current));

  return GDK_EVENT_STOP;
}

static void
on_digit (ColoniaHoldFields *self,
          int                digit)
{
  colonia_counter_type_digit (colonia_hold_field_get_counter (get_field (self, self->current)), digit);
}

static void
on_step (ColoniaHoldFields *self,
         int                steps)
{
  colonia_counter_step (colonia_hold_field_get_counter (get_field (self, self->current)), steps);
}

static void
add_keys (ColoniaHoldFields *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    colonia_keys_add_word (keys, colonia_key_good, (int) good, 0, on_good_key, (int) good);
  colonia_keys_add_digits (keys, on_digit_key);
  colonia_keys_add (keys, GDK_KEY_BackSpace, 0, on_back_key, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

static void
colonia_hold_fields_finalize (GObject *object)
{
  g_ptr_array_unref (COLONIA_HOLD_FIELDS (object)->fields);

  G_OBJECT_CLASS (colonia_hold_fields_parent_class)->finalize (object);
}

static void
colonia_hold_fields_class_init (ColoniaHoldFieldsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_hold_fields_finalize;

  /**
   * ColoniaHoldFields::changed:
   * @self: the fields
   *
   * Something else is filled in.
   */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_HOLD_FIELDS, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_DIGITS);
  g_type_ensure (COLONIA_TYPE_STALLS);
  colonia_template_set (widget_class, RESOURCE_PATH "/hold-fields.ui");
  g_type_ensure (COLONIA_TYPE_WRAP_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldFields, holds);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldFields, count);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldFields, add);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldFields, remove);
  gtk_widget_class_bind_template_callback (widget_class, on_digit);
  gtk_widget_class_bind_template_callback (widget_class, on_step);

  /**
   * ColoniaHoldFields|ship.add-hold:
   *
   * Adds a hold behind the others.
   */
  gtk_widget_class_install_action (widget_class, "ship.add-hold", NULL, add_hold);

  /**
   * ColoniaHoldFields|ship.remove-hold:
   *
   * Removes the last hold.
   */
  gtk_widget_class_install_action (widget_class, "ship.remove-hold", NULL, remove_hold);
}

static void
colonia_hold_fields_init (ColoniaHoldFields *self)
{
  self->fields = g_ptr_array_new ();
  self->city = COLONIA_NOBODY;

  gtk_widget_init_template (GTK_WIDGET (self));
  set_n_holds (self, USUAL_HOLDS);
  add_keys (self);
}

/**
 * colonia_hold_fields_set_city:
 * @self: the fields
 * @city: the `ColoniaCity` where the ship goes, or `COLONIA_NOBODY`
 *
 * Tells in which currency the holds pay.
 */
void
colonia_hold_fields_set_city (ColoniaHoldFields *self,
                              int                city)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELDS (self));

  self->city = city;
  for (int hold = 0; hold < count_holds (self); hold++)
    colonia_hold_field_set_city (get_field (self, hold), city);
}

/**
 * colonia_hold_fields_empty:
 * @self: the fields
 *
 * Begins another ship, with as many holds as most have.
 */
void
colonia_hold_fields_empty (ColoniaHoldFields *self)
{
  const ColoniaBundle nothing = { 0 };

  g_return_if_fail (COLONIA_IS_HOLD_FIELDS (self));

  set_n_holds (self, USUAL_HOLDS);
  for (int hold = 0; hold < count_holds (self); hold++)
    colonia_hold_field_set (get_field (self, hold), &nothing, 0);
  set_current (self, 0);
}

/**
 * colonia_hold_fields_set:
 * @self: the fields
 * @ship: the event by which a ship comes
 *
 * Fills in the holds of a ship.
 */
void
colonia_hold_fields_set (ColoniaHoldFields  *self,
                         const ColoniaEvent *ship)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELDS (self));
  g_return_if_fail (ship != NULL && ship->type == COLONIA_EVENT_SHIP);

  set_n_holds (self, ship->ship.n_holds);
  for (int hold = 0; hold < count_holds (self); hold++)
    colonia_hold_field_set (get_field (self, hold), &ship->ship.holds[hold].goods, ship->ship.holds[hold].pays);
}

/**
 * colonia_hold_fields_tell:
 * @self: the fields
 * @ship: the event by which a ship comes
 *
 * Sets the holds of a ship to what is filled in.
 */
void
colonia_hold_fields_tell (ColoniaHoldFields *self,
                          ColoniaEvent      *ship)
{
  g_return_if_fail (COLONIA_IS_HOLD_FIELDS (self));
  g_return_if_fail (ship != NULL && ship->type == COLONIA_EVENT_SHIP);

  memset (ship->ship.holds, 0, sizeof ship->ship.holds);
  ship->ship.n_holds = count_holds (self);
  for (int hold = 0; hold < count_holds (self); hold++)
    {
      ship->ship.holds[hold].goods = *colonia_hold_field_get_goods (get_field (self, hold));
      ship->ship.holds[hold].pays = colonia_hold_field_get_pays (get_field (self, hold));
    }
}

/**
 * colonia_hold_fields_find_missing:
 * @self: the fields
 *
 * Asks for what is still missing before this is a ship.
 *
 * Returns: (transfer full) (nullable): a question, or `NULL` if all is there
 */
char *
colonia_hold_fields_find_missing (ColoniaHoldFields *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELDS (self), NULL);

  for (int hold = 0; hold < count_holds (self); hold++)
    {
      if (colonia_bundle_get_total (colonia_hold_field_get_goods (get_field (self, hold))) == 0)
        /* Translators: %d is the number of a hold of a ship. */
        return g_strdup_printf (_("What does hold %d take?"), hold + 1);
      if (colonia_hold_field_get_pays (get_field (self, hold)) == 0)
        /* Translators: %d is the number of a hold of a ship. */
        return g_strdup_printf (_("What does hold %d pay?"), hold + 1);
    }

  return NULL;
}

/**
 * colonia_hold_fields_get_current:
 * @self: the fields
 *
 * Finds what begins with the focus.
 *
 * Returns: (transfer none): the number that the current hold pays
 */
GtkWidget *
colonia_hold_fields_get_current (ColoniaHoldFields *self)
{
  g_return_val_if_fail (COLONIA_IS_HOLD_FIELDS (self), NULL);

  return GTK_WIDGET (colonia_hold_field_get_counter (get_field (self, self->current)));
}
