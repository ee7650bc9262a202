/* parlour-preferences.c: the window of the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-preferences.h"

#include "parlour-actions.h"
#include "parlour-cards-group.h"
#include "parlour-collections.h"
#include "parlour-folder-group.h"
#include "parlour-game-cards.h"
#include "parlour-keys.h"
#include "parlour-language-button.h"
#include "parlour-property.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <math.h>

/* How wide the window is, unless the one that it belongs to is narrower. */
#define USUAL_WIDTH 560

/* How wide it is at least, where text has its usual size, for a choice beside what is said of it. */
#define LEAST_FOR_BOTH 300

/* A row with a switch, and the setting that it switches. */
#define PARLOUR_TYPE_SWITCH_ROW (parlour_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (ParlourSwitchRow, parlour_switch_row, PARLOUR, SWITCH_ROW, AdwActionRow)

struct _ParlourSwitchRow {
  AdwActionRow parent_instance;

  GtkWidget *flag;
};

G_DEFINE_FINAL_TYPE (ParlourSwitchRow, parlour_switch_row, ADW_TYPE_ACTION_ROW)

static void
switch_key (ParlourSwitchRow *self,
            const char       *key)
{
  g_settings_bind (parlour_settings_get (), key, self->flag, "active", G_SETTINGS_BIND_DEFAULT);
}

static void
tell_switch (ParlourSwitchRow *self)
{
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->flag),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle != NULL ? subtitle : "",
                                  -1);
}

static void
parlour_switch_row_class_init (ParlourSwitchRowClass *klass)
{
  parlour_property_hand (G_OBJECT_CLASS (klass),
                         g_param_spec_string ("key", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS),
                         0, G_CALLBACK (switch_key));
}

static void
parlour_switch_row_init (ParlourSwitchRow *self)
{
  self->flag = g_object_new (GTK_TYPE_SWITCH, "valign", GTK_ALIGN_CENTER, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->flag);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->flag);
  g_signal_connect (self, "notify::title", G_CALLBACK (tell_switch), NULL);
  g_signal_connect (self, "notify::subtitle", G_CALLBACK (tell_switch), NULL);
}

/* What can be set. Everything is in force at once.
 *
 * It is no `AdwPreferencesWindow`: that keeps all groups and rows of which it made a list to be
 * searched. */
struct _ParlourPreferences {
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwPreferencesPage *page;
  AdwComboRow *language;
  AdwComboRow *color_scheme;
  GtkSpinButton *text_scale;
  AdwComboRow *dice;
  GtkSpinButton *peek_seconds;
  AdwComboRow *time_limit;
  GtkSpinButton *time_limit_seconds;
  AdwPreferencesGroup *display_group;
  GtkBox *display_languages;
  AdwPreferencesGroup *folder_group;

  /* What has learned last from another table, what was known before and after that, or NULL,
   * and (weak) the toast that offers to take it back. */
  ParlourCards *imported;
  TableCollection *before;
  TableCollection *after;
  AdwToast *toast;
};

G_DEFINE_FINAL_TYPE (ParlourPreferences, parlour_preferences, ADW_TYPE_WINDOW)

/* Settings hold the nick of an enumeration, rows the place in their list, which
 * is in the order of the schema. */
static const char *const color_schemes[] = { "system", "light", "dark", NULL };
static const char *const dice[] = { "app", "table", NULL };
static const char *const time_limits[] = { "off", "step", "turn", NULL };

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

/* That of the desktop comes before the others, and stands in for one that is not there any more. */
static gboolean
get_language_place (GValue   *value,
                    GVariant *id,
                    gpointer  data)
{
  const char *found = tongue_find (g_variant_get_string (id, NULL));
  guint place = 0;

  while (found != NULL && !g_str_equal (tongue_list ()[place], found))
    place++;
  g_value_set_uint (value, found != NULL ? place + 1 : 0);

  return TRUE;
}

static GVariant *
set_language_place (const GValue       *value,
                    const GVariantType *type,
                    gpointer            data)
{
  guint place = g_value_get_uint (value);

  if (place > g_strv_length ((char **) tongue_list ()))
    return NULL;

  return g_variant_new_string (place > 0 ? tongue_list ()[place - 1] : "");
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

/* The languages of the display: a list in the settings, a button each here. */

static gboolean
get_spoken (GValue   *value,
            GVariant *languages,
            gpointer  language)
{
  g_autofree const char **spoken = g_variant_get_strv (languages, NULL);

  g_value_set_boolean (value, g_strv_contains (spoken, language));

  return TRUE;
}

static void
on_display_language (ParlourPreferences *self,
                     GtkToggleButton    *button)
{
  const char *language = g_object_get_data (G_OBJECT (button), "language");
  g_auto (GStrv) spoken = g_settings_get_strv (parlour_settings_get (), "display-languages");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) wanted = NULL;
  gboolean active = gtk_toggle_button_get_active (button);

  if (active == g_strv_contains ((const char *const *) spoken, language))
    return;

  for (char **other = spoken; *other != NULL; other++)
    if (!g_str_equal (*other, language))
      g_strv_builder_add (builder, *other);
  if (active)
    g_strv_builder_add (builder, language);

  wanted = g_strv_builder_end (builder);
  g_settings_set_strv (parlour_settings_get (), "display-languages", (const char *const *) wanted);
}

static void
add_display_languages (ParlourPreferences *self)
{
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      GtkWidget *button = parlour_language_toggle_new (*language);

      g_object_set_data (G_OBJECT (button), "language", (gpointer) *language);
      g_settings_bind_with_mapping (parlour_settings_get (), "display-languages", button, "active", G_SETTINGS_BIND_GET,
                                    get_spoken, NULL, (gpointer) *language, NULL);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_display_language), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->display_languages, button);
    }
}

/* They stand behind that of the desktop, under their own names. */
static void
offer_languages (ParlourPreferences *self)
{
  GtkStringList *names = GTK_STRING_LIST (adw_combo_row_get_model (self->language));

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    gtk_string_list_append (names, tongue_get_name (*language));
}

static void
bind_choices (ParlourPreferences *self)
{
  g_settings_bind_with_mapping (parlour_settings_get (), "language", self->language, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_language_place, set_language_place, NULL, NULL);
  g_settings_bind_with_mapping (parlour_settings_get (), "color-scheme", self->color_scheme, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_place, set_place, (gpointer) color_schemes, NULL);
  g_settings_bind_with_mapping (parlour_settings_get (), "dice", self->dice, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_place, set_place, (gpointer) dice, NULL);
  g_settings_bind_with_mapping (parlour_settings_get (), "time-limit", self->time_limit, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_place, set_place, (gpointer) time_limits, NULL);
}

/* While the names of choices are being put into another language none of them
 * is chosen, which is no choice of anybody's. */
static void
unbind_choices (ParlourPreferences *self)
{
  g_settings_unbind (self->language, "selected");
  g_settings_unbind (self->color_scheme, "selected");
  g_settings_unbind (self->dice, "selected");
  g_settings_unbind (self->time_limit, "selected");
}

static void
bind_settings (ParlourPreferences *self)
{
  GSettings *settings = parlour_settings_get ();

  bind_choices (self);
  g_settings_bind_with_mapping (settings, "text-scale", self->text_scale, "value", G_SETTINGS_BIND_DEFAULT,
                                get_percent, set_percent, NULL, NULL);
  g_settings_bind (settings, "time-limit-seconds", self->time_limit_seconds, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "peek-seconds", self->peek_seconds, "value", G_SETTINGS_BIND_DEFAULT);
}

static void
on_told (ParlourPreferences *self,
         const char         *sentence)
{
  parlour_preferences_show_toast (self, parlour_toast_new (sentence, NULL, 0));
}

/* The collections */

static void
forget_import (ParlourPreferences *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->before, table_collection_free);
  g_clear_pointer (&self->after, table_collection_free);
}

/* Tells something below what can be set. Takes the toast. */
void
parlour_preferences_show_toast (ParlourPreferences *self,
                                AdwToast           *toast)
{
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Tells what was learned from another table, and lets it be taken back. The toast of the import
 * before would say of another one that it can be taken back. */
void
parlour_preferences_tell_imported (ParlourPreferences *self,
                                   ParlourCards       *cards,
                                   TableCollection    *before,
                                   const char         *sentence)
{
  g_return_if_fail (before != NULL && sentence != NULL);

  forget_import (self);
  self->imported = cards;
  self->before = before;
  self->after = table_collection_copy (parlour_cards_get_collection (cards));
  g_set_weak_pointer (&self->toast, parlour_toast_new_undo (sentence, "preferences.undo-import"));
  parlour_preferences_show_toast (self, self->toast);
}

static void
undo_import (ParlourPreferences *self)
{
  if (self->before == NULL)
    return;

  parlour_cards_take_back (self->imported, self->before, self->after);
  forget_import (self);
}

/* Games without cards have none to look after, and where one has some it is not named. */
static void
add_collections (ParlourPreferences *self)
{
  const GPtrArray *collections = parlour_collections_list ();
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();

  for (guint i = 0; i < collections->len; i++)
    if (parlour_game_find (parlour_cards_get_game (collections->pdata[i]))->cards != NULL)
      g_ptr_array_add (shown, collections->pdata[i]);
  for (guint i = 0; i < shown->len; i++)
    {
      GtkWidget *group = parlour_cards_group_new (shown->pdata[i], shown->len > 1);

      adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
    }
}

static void
parlour_preferences_dispose (GObject *object)
{
  ParlourPreferences *self = PARLOUR_PREFERENCES (object);

  forget_import (self);

  G_OBJECT_CLASS (parlour_preferences_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Takes back the last import of cards. */
  { "preferences.undo-import", NULL, G_CALLBACK (undo_import) },
};

static void
parlour_preferences_class_init (ParlourPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_preferences_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/preferences.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (bind_choices));
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, toasts);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, page);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, language);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, text_scale);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, dice);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, peek_seconds);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, time_limit);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, time_limit_seconds);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, display_group);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, display_languages);

  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, folder_group);
  gtk_widget_class_bind_template_callback (widget_class, on_told);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
stack (gpointer widget,
       gboolean stacked)
{
  parlour_action_row_stack (ADW_ACTION_ROW (gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW)), stacked);
}

static void
share_width (GtkWidget *widget)
{
  ParlourPreferences *self = PARLOUR_PREFERENCES (widget);
  gboolean stacked;
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  stacked = width < parlour_widget_scale_width (widget, LEAST_FOR_BOTH);
  stack (self->language, stacked);
  stack (self->color_scheme, stacked);
  stack (self->text_scale, stacked);
  stack (self->dice, stacked);
  stack (self->peek_seconds, stacked);
  parlour_folder_group_stack (PARLOUR_FOLDER_GROUP (self->folder_group), stacked);
}

/* The size of the text here is another one only in the next frame. */
static void
on_dpi (GtkWidget *widget)
{
  parlour_widget_after_frame (widget, share_width);
}

static void
parlour_preferences_init (ParlourPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_type_digits (GTK_EDITABLE (self->text_scale));
  parlour_keys_type_digits (GTK_EDITABLE (self->peek_seconds));
  parlour_keys_type_digits (GTK_EDITABLE (self->time_limit_seconds));

  offer_languages (self);
  bind_settings (self);
  parlour_combo_row_show_whole (self->language);
  parlour_combo_row_show_whole (self->color_scheme);
  parlour_combo_row_show_whole (self->dice);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (share_width), NULL);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (on_dpi), self,
                           G_CONNECT_SWAPPED);
  parlour_group_show_whole (self->display_group);
  parlour_group_show_whole (self->folder_group);
  parlour_language_follow (self, G_CALLBACK (unbind_choices));
  add_display_languages (self);

  add_collections (self);
  /* Finding the room for texts that wrap takes long. */
  parlour_widget_show_rest_later (gtk_widget_get_ancestor (GTK_WIDGET (self->language), ADW_TYPE_PREFERENCES_GROUP));
}

/* Makes the window of the preferences. */
GtkWidget *
parlour_preferences_new (GtkWindow *parent)
{
  GtkWidget *window = g_object_new (PARLOUR_TYPE_PREFERENCES,
                                    "modal", parent != NULL,
                                    "default-width", parent != NULL ? MIN (gtk_widget_get_width (GTK_WIDGET (parent)), USUAL_WIDTH)
                                                                    : USUAL_WIDTH,
                                    NULL);

  parlour_window_set_parent (GTK_WINDOW (window), parent);

  return window;
}
