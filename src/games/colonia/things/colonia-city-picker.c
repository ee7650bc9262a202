/* colonia-city-picker.c: one of the four cities
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-city-picker.h"

#include "colonia-letters.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#define SIZE_OF_ARMS 26

/* A button for each city, with its arms, its name and its key. */
struct _ColoniaCityPicker {
  AdwBin parent_instance;

  GtkToggleButton *buttons[COLONIA_N_CITIES];
  GtkLabel *names[COLONIA_N_CITIES];
  GtkLabel *keys[COLONIA_N_CITIES];

  int city;
};

enum {
  PROP_0,
  PROP_CITY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaCityPicker, colonia_city_picker, ADW_TYPE_BIN)

static void
on_toggled (ColoniaCityPicker *self,
            GtkToggleButton   *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (self->buttons[city] == button)
      colonia_city_picker_set_city (self, city);
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *number,
        gpointer   data)
{
  ColoniaCityPicker *self = COLONIA_CITY_PICKER (widget);
  int city = g_variant_get_int32 (number);

  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->buttons[city])))
    return GDK_EVENT_PROPAGATE;

  colonia_city_picker_set_city (self, city);

  return GDK_EVENT_STOP;
}

static void
colonia_city_picker_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_CITY:
      g_value_set_int (value, COLONIA_CITY_PICKER (object)->city);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_city_picker_set_property (GObject      *object,
                                  guint         prop_id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_CITY:
      colonia_city_picker_set_city (COLONIA_CITY_PICKER (object), g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void tell (ColoniaCityPicker *self);

static void
colonia_city_picker_class_init (ColoniaCityPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_city_picker_get_property;
  object_class->set_property = colonia_city_picker_set_property;

  /* The city, or `COLONIA_NOBODY` as long as none is chosen. */
  properties[PROP_CITY] = g_param_spec_int ("city", NULL, NULL, COLONIA_NOBODY, COLONIA_N_CITIES - 1, COLONIA_NOBODY,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
}

static void
add_city (ColoniaCityPicker *self,
          ParlourStalls     *stalls,
          int                city)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *arms = g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_ARMS, "which", city,
                                  "size", SIZE_OF_ARMS, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 7,
                                  "xalign", 0., NULL);
  GtkWidget *key = g_object_new (GTK_TYPE_LABEL, "valign", GTK_ALIGN_CENTER,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (key, "keycap");
  gtk_box_append (GTK_BOX (box), arms);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), key);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, name, NULL, -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->buttons[0]);
  parlour_stalls_append (stalls, button);
  self->buttons[city] = GTK_TOGGLE_BUTTON (button);
  self->names[city] = GTK_LABEL (name);
  self->keys[city] = GTK_LABEL (key);
}

static void
add_keys (ColoniaCityPicker *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      parlour_keys_add_word (GTK_SHORTCUT_CONTROLLER (keys), colonia_key_city, (int) city, 0, on_key, (int) city);
      /* The letters stand there as capitals. */
      parlour_keys_add_word (GTK_SHORTCUT_CONTROLLER (keys), colonia_key_city, (int) city, GDK_SHIFT_MASK, on_key, (int) city);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
tell (ColoniaCityPicker *self)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      const char *name = colonia_term_city ((ColoniaCity) city);
      g_autofree char *key = parlour_key_label (colonia_key_city (city));
      g_autofree char *tooltip = parlour_key_tooltip (name, colonia_key_city (city));

      gtk_label_set_label (self->names[city], name);
      gtk_label_set_label (self->keys[city], key);
      parlour_widget_set_tooltip (GTK_WIDGET (self->buttons[city]), tooltip);
    }
}

static void
colonia_city_picker_init (ColoniaCityPicker *self)
{
  GtkWidget *stalls = g_object_new (PARLOUR_TYPE_STALLS, NULL);

  self->city = COLONIA_NOBODY;
  gtk_widget_add_css_class (GTK_WIDGET (self), "city-picker");
  g_object_set (stalls, "min-columns", COLONIA_N_CITIES, "max-columns", COLONIA_N_CITIES, "spacing", 8, NULL);
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    add_city (self, PARLOUR_STALLS (stalls), city);
  adw_bin_set_child (ADW_BIN (self), stalls);
  tell (self);
  add_keys (self);
}

/* Tells which city is chosen. */
int
colonia_city_picker_get_city (ColoniaCityPicker *self)
{
  g_return_val_if_fail (COLONIA_IS_CITY_PICKER (self), COLONIA_NOBODY);

  return self->city;
}

/* Chooses a city. */
void
colonia_city_picker_set_city (ColoniaCityPicker *self,
                              int                city)
{
  g_return_if_fail (COLONIA_IS_CITY_PICKER (self));
  g_return_if_fail (city >= COLONIA_NOBODY && city < COLONIA_N_CITIES);

  if (city == self->city)
    return;

  self->city = city;
  for (int i = 0; i < COLONIA_N_CITIES; i++)
    gtk_toggle_button_set_active (self->buttons[i], i == city);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CITY]);
}
