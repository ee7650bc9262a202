/* parlour-preferences.c: the window of the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-preferences.h"

#include "doc-trouble.h"
#include "parlour-cards.h"
#include "parlour-game-cards.h"
#include "parlour-collection-window.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <math.h>

/* The ending of the names of collections. */
#define SUFFIX ".json"

/* How wide the window is, unless the one that it belongs to is narrower. */
#define USUAL_WIDTH 560

/* How wide it is at least, where text has its usual size, for a choice beside what is said of it. */
#define LEAST_FOR_BOTH 300

/**
 * ParlourPreferences:
 *
 * What can be set. Everything is in force at once.
 */
struct _ParlourPreferences {
  AdwPreferencesWindow parent_instance;

  GSettings *settings;

  AdwComboRow *language;
  AdwComboRow *color_scheme;
  GtkSpinButton *text_scale;
  GtkSwitch *reduce_motion;
  GtkSwitch *show_chronicle;
  AdwComboRow *dice;
  GtkSwitch *cover;
  GtkSwitch *cover_hands;
  GtkSpinButton *peek_seconds;
  GtkSwitch *enter_complete;
  GtkSwitch *pass_for_hands;
  GtkSwitch *player_clock;
  GtkSwitch *sounds;
  GtkSwitch *move_pieces;
  GtkSwitch *ceremony_waits;
  AdwPreferencesGroup *display_group;
  GtkSwitch *display_opens;
  GtkSwitch *display_dark;
  GtkBox *display_languages;
  GtkWidget *cards_group;
  AdwPreferencesRow *cards_trouble;

  /* The cards before the last import and after it, or NULL, and (weak) the toast that offers to take it back. */
  TableCollection *before;
  TableCollection *after;
  AdwToast *toast;
};

G_DEFINE_FINAL_TYPE (ParlourPreferences, parlour_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* Settings hold the nick of an enumeration, rows the place in their list, which
 * is in the order of the schema. */
static const char *const color_schemes[] = { "system", "light", "dark", NULL };
static const char *const interface_languages[] = { "", "en", "fr", "nl", NULL };
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
  g_auto (GStrv) spoken = g_settings_get_strv (self->settings, "display-languages");
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
  g_settings_set_strv (self->settings, "display-languages", (const char *const *) wanted);
}

static void
add_display_languages (ParlourPreferences *self)
{
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      const char *name = tongue_get_name (*language);
      g_autofree char *letters = g_ascii_strup (*language, -1);
      GtkWidget *button = gtk_toggle_button_new_with_label (letters);

      parlour_widget_set_tooltip (button, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      parlour_button_keep_name (GTK_BUTTON (button));
      g_object_set_data (G_OBJECT (button), "language", (gpointer) *language);
      g_settings_bind_with_mapping (self->settings, "display-languages", button, "active", G_SETTINGS_BIND_GET,
                                    get_spoken, NULL, (gpointer) *language, NULL);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_display_language), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->display_languages, button);
    }
}

static void
bind_choices (ParlourPreferences *self)
{
  g_settings_bind_with_mapping (self->settings, "language", self->language, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_place, set_place, (gpointer) interface_languages, NULL);
  g_settings_bind_with_mapping (self->settings, "color-scheme", self->color_scheme, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_place, set_place, (gpointer) color_schemes, NULL);
  g_settings_bind_with_mapping (self->settings, "dice", self->dice, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_place, set_place, (gpointer) dice, NULL);
}

/* While the names of choices are being put into another language none of them
 * is chosen, which is no choice of anybody's. */
static void
unbind_choices (ParlourPreferences *self)
{
  g_settings_unbind (self->language, "selected");
  g_settings_unbind (self->color_scheme, "selected");
  g_settings_unbind (self->dice, "selected");
}

static void
bind_settings (ParlourPreferences *self)
{
  GSettings *settings = self->settings;

  bind_choices (self);
  g_settings_bind_with_mapping (settings, "text-scale", self->text_scale, "value", G_SETTINGS_BIND_DEFAULT,
                                get_percent, set_percent, NULL, NULL);
  g_settings_bind (settings, "reduce-motion", self->reduce_motion, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-chronicle", self->show_chronicle, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "cover", self->cover, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "cover-hands", self->cover_hands, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "enter-complete", self->enter_complete, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "pass-for-hands", self->pass_for_hands, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "player-clock", self->player_clock, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "move-pieces", self->move_pieces, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "ceremony-waits", self->ceremony_waits, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sounds", self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "display-opens", self->display_opens, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "display-dark", self->display_dark, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "peek-seconds", self->peek_seconds, "value", G_SETTINGS_BIND_DEFAULT);
}

/* The collection */

static void
tell (ParlourPreferences *self,
      const char         *sentence)
{
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), parlour_toast_new (sentence, NULL, 0));
}

static TableCollection *
copy_collection (void)
{
  return table_collection_copy (parlour_cards_get_collection (parlour_cards_get_default ()));
}

static void
forget_import (ParlourPreferences *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->before, table_collection_free);
  g_clear_pointer (&self->after, table_collection_free);
}

/* The toast of the import before would say of another one that it can be taken back. */
static void
tell_imported (ParlourPreferences *self,
               TableCollection    *before,
               const char         *sentence)
{
  forget_import (self);
  self->before = before;
  self->after = copy_collection ();
  g_set_weak_pointer (&self->toast, parlour_toast_new_undo (sentence, "preferences.undo-import"));
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), self->toast);
}

static void
undo_import (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ParlourPreferences *self = PARLOUR_PREFERENCES (widget);

  if (self->before == NULL)
    return;

  parlour_cards_take_back (parlour_cards_get_default (), self->before, self->after);
  forget_import (self);
}

/* Takes the text of a number of cards, unless there are none of them. */
static char *
describe_learned (const ParlourCardCount *learned,
                  guint                   n_known)
{
  const ParlourGameCards *words = parlour_game_find (parlour_cards_get_game (parlour_cards_get_default ()))->cards;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int kind = 0; kind < TABLE_MAX_CARD_KINDS; kind++)
    if (learned->n[kind] > 0)
      g_ptr_array_add (items, words->tell_count (kind, learned->n[kind]));
  list = text_list (items);

  if (items->len == 0 && n_known == 0)
    return g_strdup (_("There are no cards in that collection."));
  if (items->len == 0)
    return g_strdup_printf (ngettext ("Nothing new: the %u card of that collection was known.",
                                      "Nothing new: the %u cards of that collection were known.", n_known), n_known);
  if (n_known == 0)
    /* Translators: %s is a list of numbers of cards, e.g. “3 ships, 1 relic”. */
    return g_strdup_printf (_("Learnt: %s."), list);

  /* Translators: %s is a list of numbers of cards, e.g. “3 ships, 1 relic”, %u how many others there were. */
  return g_strdup_printf (ngettext ("Learnt: %s. %u was known.", "Learnt: %s. %u were known.", n_known), list, n_known);
}

static char *
describe_problem (GFile        *file,
                  const GError *error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_filename_display_basename (path);

  if (g_error_matches (error, TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION))
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("A newer version of Kontor has written “%s”. Update Kontor to use it."), name);
  if (error->domain == DOC_ERROR)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("“%s” is not a collection of cards. Choose one that was exported here."), name);

  /* Translators: the first %s is the name of a file, the second says why, e.g. “access is denied”. */
  return g_strdup_printf (_("“%s” cannot be used: %s"), name, doc_trouble_tell (error));
}

/* Whether a file is where cards can be kept; says so if it is not. */
static gboolean
check_place (ParlourPreferences *self,
             GFile              *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    tell (self, _("Collections can only be on this computer. Choose one of its folders."));

  return path != NULL;
}

/**
 * parlour_preferences_import_cards:
 * @self: the preferences
 * @file: a file with the cards of another table
 *
 * Adds the cards of another table to those of this one, and tells how many are
 * new, which can be taken back, or what is wrong.
 */
void
parlour_preferences_import_cards (ParlourPreferences *self,
                                  GFile              *file)
{
  g_autofree char *path = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableCollection) before = NULL;
  ParlourCardCount learned;
  guint n_known;

  g_return_if_fail (PARLOUR_IS_PREFERENCES (self));
  g_return_if_fail (G_IS_FILE (file));

  if (!check_place (self, file))
    return;

  path = g_file_get_path (file);
  before = copy_collection ();
  if (parlour_cards_import (parlour_cards_get_default (), path, &learned, &n_known, &error))
    sentence = describe_learned (&learned, n_known);
  else
    sentence = describe_problem (file, error);

  if (table_collection_equal (before, parlour_cards_get_collection (parlour_cards_get_default ())))
    tell (self, sentence);
  else
    tell_imported (self, g_steal_pointer (&before), sentence);
}

/**
 * parlour_preferences_export_cards:
 * @self: the preferences
 * @file: the file that was chosen, whose name gets the usual ending
 *
 * Writes the cards of this table into a file to give away.
 */
void
parlour_preferences_export_cards (ParlourPreferences *self,
                                  GFile              *file)
{
  g_autofree char *chosen = NULL;
  g_autofree char *path = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (PARLOUR_IS_PREFERENCES (self));
  g_return_if_fail (G_IS_FILE (file));

  if (!check_place (self, file))
    return;

  chosen = g_file_get_path (file);
  path = g_strconcat (chosen, g_str_has_suffix (chosen, SUFFIX) ? "" : SUFFIX, NULL);
  if (parlour_cards_export (parlour_cards_get_default (), path, &error))
    sentence = g_strdup (_("The cards are exported."));
  else
    sentence = describe_problem (file, error);
  tell (self, sentence);
}

static void
on_import_response (ParlourPreferences   *self,
                    int                   response,
                    GtkFileChooserNative *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      parlour_preferences_import_cards (self, file);
    }

  g_object_unref (chooser);
}

static void
on_export_response (ParlourPreferences   *self,
                    int                   response,
                    GtkFileChooserNative *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      parlour_preferences_export_cards (self, file);
    }

  g_object_unref (chooser);
}

static GtkFileChooserNative *
make_chooser (ParlourPreferences  *self,
              const char          *title,
              GtkFileChooserAction action,
              GCallback            on_response)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Collections of Cards"));
  gtk_file_filter_add_suffix (filter, "json");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", on_response, self, G_CONNECT_SWAPPED);

  return chooser;
}

static void
on_import (ParlourPreferences *self)
{
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (make_chooser (self, _("Import Cards"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                           G_CALLBACK (on_import_response))));
}

static void
on_export (ParlourPreferences *self)
{
  GtkFileChooserNative *chooser = make_chooser (self, _("Export Cards"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                G_CALLBACK (on_export_response));

  /* Translators: a name for a file with the cards that a table has seen; %s is the name of a game without capitals;
   * keep “.json”. */
  g_autofree char *name = g_strdup_printf (_("%s-cards.json"),
                                           parlour_cards_get_game (parlour_cards_get_default ())->id);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_edit (ParlourPreferences *self)
{
  gtk_window_present (parlour_collection_window_new (GTK_WINDOW (self)));
}

static void
parlour_preferences_dispose (GObject *object)
{
  ParlourPreferences *self = PARLOUR_PREFERENCES (object);

  g_clear_object (&self->settings);
  forget_import (self);

  G_OBJECT_CLASS (parlour_preferences_parent_class)->dispose (object);
}

static void
show_cards_trouble (ParlourPreferences *self)
{
  g_autofree char *sentence = parlour_cards_describe_error (parlour_cards_get_default ());

  adw_preferences_row_set_title (self->cards_trouble, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->cards_trouble), sentence != NULL);
}

static void
retell (ParlourPreferences *self)
{
  bind_choices (self);
  show_cards_trouble (self);
}

static void
parlour_preferences_class_init (ParlourPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_preferences_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/preferences.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (retell));
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, language);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, text_scale);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, reduce_motion);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, show_chronicle);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, dice);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, cover);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, cover_hands);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, peek_seconds);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, enter_complete);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, pass_for_hands);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, player_clock);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, sounds);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, move_pieces);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, ceremony_waits);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, display_group);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, display_opens);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, display_dark);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, display_languages);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, cards_group);
  gtk_widget_class_bind_template_child (widget_class, ParlourPreferences, cards_trouble);
  gtk_widget_class_bind_template_callback (widget_class, on_edit);
  gtk_widget_class_bind_template_callback (widget_class, on_import);
  gtk_widget_class_bind_template_callback (widget_class, on_export);

  /**
   * ParlourPreferences|preferences.undo-import:
   *
   * Takes back the last import of cards.
   */
  gtk_widget_class_install_action (widget_class, "preferences.undo-import", NULL, undo_import);
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

  self->settings = g_settings_new (SCHEMA_ID);
  bind_settings (self);
  parlour_combo_row_show_whole (self->language);
  parlour_combo_row_show_whole (self->color_scheme);
  parlour_combo_row_show_whole (self->dice);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (share_width), NULL);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (on_dpi), self,
                           G_CONNECT_SWAPPED);
  parlour_group_show_whole (self->display_group);
  parlour_language_follow (self, G_CALLBACK (unbind_choices));
  add_display_languages (self);

  /* What is new can only be told once it is known what is there. */
  parlour_cards_get_collection (parlour_cards_get_default ());
  g_object_bind_property (parlour_cards_get_default (), "loaded", self->cards_group, "sensitive",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (parlour_cards_get_default (), "notify::error", G_CALLBACK (show_cards_trouble), self,
                           G_CONNECT_SWAPPED);
  show_cards_trouble (self);

  /* Finding the room for texts that wrap takes long. */
  parlour_widget_show_rest_later (gtk_widget_get_ancestor (GTK_WIDGET (self->language), ADW_TYPE_PREFERENCES_GROUP));
}

/**
 * parlour_preferences_new:
 * @parent: (nullable): the window that it belongs to
 *
 * Makes the window of the preferences.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
GtkWidget *
parlour_preferences_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  return g_object_new (PARLOUR_TYPE_PREFERENCES,
                       "transient-for", parent,
                       "application", parent != NULL ? gtk_window_get_application (parent) : NULL,
                       "modal", parent != NULL,
                       "default-width", parent != NULL ? MIN (gtk_widget_get_width (GTK_WIDGET (parent)), USUAL_WIDTH)
                                                       : USUAL_WIDTH,
                       NULL);
}
