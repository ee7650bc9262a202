/* colonia-preferences.c: the window of the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-preferences.h"

#include <math.h>

/* How wide the window is, unless the one that it belongs to is narrower. */
#define USUAL_WIDTH 560

/**
 * ColoniaPreferences:
 *
 * What can be set. Everything is in force at once.
 */
struct _ColoniaPreferences {
  AdwPreferencesWindow parent_instance;

  GSettings *settings;

  AdwComboRow *color_scheme;
  GtkSpinButton *text_scale;
  GtkSwitch *reduce_motion;
  GtkSwitch *show_chronicle;
  AdwComboRow *dice;
  GtkSwitch *cover;
  GtkSpinButton *peek_seconds;
};

G_DEFINE_FINAL_TYPE (ColoniaPreferences, colonia_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* Settings hold the nick of an enumeration, rows the place in their list, which
 * is in the order of the schema. */
static const char *const color_schemes[] = { "system", "light", "dark", NULL };
static const char *const dice[] = { "app", "table", NULL };

static gboolean
get_place (GValue   *value,
           GVariant *nick,
           gpointer  data)
{
  const char *const *nicks = data;

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], g_variant_get_string (nick, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }

  return FALSE;
}

static GVariant *
set_place (const GValue       *value,
           const GVariantType *type,
           gpointer            data)
{
  const char *const *nicks = data;
  guint place = g_value_get_uint (value);

  return place < g_strv_length ((char **) nicks) ? g_variant_new_string (nicks[place]) : NULL;
}

static gboolean
get_percent (GValue   *value,
             GVariant *scale,
             gpointer  data)
{
  g_value_set_double (value, round (g_variant_get_double (scale) * 100.));

  return TRUE;
}

static GVariant *
set_percent (const GValue       *value,
             const GVariantType *type,
             gpointer            data)
{
  return g_variant_new_double (g_value_get_double (value) / 100.);
}

static void
bind_settings (ColoniaPreferences *self)
{
  GSettings *settings = self->settings;

  g_settings_bind_with_mapping (settings, "color-scheme", self->color_scheme, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_place, set_place, (gpointer) color_schemes, NULL);
  g_settings_bind_with_mapping (settings, "dice", self->dice, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_place, set_place, (gpointer) dice, NULL);
  g_settings_bind_with_mapping (settings, "text-scale", self->text_scale, "value", G_SETTINGS_BIND_DEFAULT,
                                get_percent, set_percent, NULL, NULL);
  g_settings_bind (settings, "reduce-motion", self->reduce_motion, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-chronicle", self->show_chronicle, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "cover", self->cover, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "peek-seconds", self->peek_seconds, "value", G_SETTINGS_BIND_DEFAULT);
}

static void
colonia_preferences_dispose (GObject *object)
{
  ColoniaPreferences *self = COLONIA_PREFERENCES (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (colonia_preferences_parent_class)->dispose (object);
}

static void
colonia_preferences_class_init (ColoniaPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_preferences_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPreferences, text_scale);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPreferences, reduce_motion);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPreferences, show_chronicle);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPreferences, dice);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPreferences, cover);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPreferences, peek_seconds);
}

static void
colonia_preferences_init (ColoniaPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (SCHEMA_ID);
  bind_settings (self);
}

/**
 * colonia_preferences_new:
 * @parent: (nullable): the window that it belongs to
 *
 * Makes the window of the preferences.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
GtkWidget *
colonia_preferences_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  return g_object_new (COLONIA_TYPE_PREFERENCES,
                       "transient-for", parent,
                       "modal", parent != NULL,
                       "default-width", parent != NULL ? MIN (gtk_widget_get_width (GTK_WIDGET (parent)), USUAL_WIDTH)
                                                       : USUAL_WIDTH,
                       NULL);
}
