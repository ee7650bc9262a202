/* parlour-window-chest.c: a copy of everything, which a window keeps and takes in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of it is read and written in a thread, and the program does not end before that is done.
 */

#include "config.h"

#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-dialog.h"
#include "parlour-file-chooser.h"
#include "parlour-places.h"
#include "parlour-settings.h"
#include "parlour-side-window.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-window-private.h"
#include "table-chest.h"
#include "table-copy.h"
#include "table-game-file.h"
#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* Games that are other ones in a copy */

#define PARLOUR_TYPE_CHEST_WINDOW (parlour_chest_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChestWindow, parlour_chest_window, PARLOUR, CHEST_WINDOW, ParlourSideWindow)

/* What is chosen of, for a game or for all of them. */
typedef struct {
  GtkCheckButton *buttons[TABLE_CHEST_N_CHOICES];
} Choices;

/* A game, and what can be chosen for it. */
typedef struct {
  TableChestGame *game;
  GtkLabel *title;
  GtkLabel *comparison;
  Choices choices;
} Card;

struct _ParlourChestWindow {
  ParlourSideWindow parent_instance;

  TableChest *chest;
  GArray *cards; /* (element-type Card) */
  Choices all_choices;
  gboolean is_showing;

  GtkBox *all;
  GtkLabel *all_label;
  GtkBox *games;
  GtkWidget *take;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (ParlourChestWindow, parlour_chest_window, PARLOUR_TYPE_SIDE_WINDOW)

static const char *
tell_kinship (TableKinship kinship)
{
  static const char *const words[] = {
    [TABLE_KINSHIP_SAME] = N_("Both are the same."),
    [TABLE_KINSHIP_BEHIND] = N_("It goes on further here than in the copy."),
    [TABLE_KINSHIP_AHEAD] = N_("It goes on further in the copy than here."),
    [TABLE_KINSHIP_APART] = N_("Here and in the copy, each has something that the other has not."),
  };

  return gettext (words[kinship]);
}

/* The game is told with it, as the buttons of all cards are called the same. */
static void
tell_choices (const Choices *choices,
              const char    *title)
{
  const char *const names[] = {
    [TABLE_CHEST_BOTH] = C_("game in a copy", "Keep Both"),
    [TABLE_CHEST_THEIRS] = C_("game in a copy", "Take That of the Copy"),
    [TABLE_CHEST_MINE] = C_("game in a copy", "Keep Mine"),
  };

  for (int i = 0; i < TABLE_CHEST_N_CHOICES; i++)
    {
      /* Translators: a button to a screen reader: what it does, and the title of a game that it does it with. */
      g_autofree char *told = g_strdup_printf (C_("what is done and with what", "%s: %s"), names[i], title);

      gtk_label_set_label (GTK_LABEL (gtk_check_button_get_child (choices->buttons[i])), names[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (choices->buttons[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
    }
}

static void
tell (ParlourChestWindow *self)
{
  if (self->chest == NULL)
    return;

  for (guint i = 0; i < self->cards->len; i++)
    {
      const Card *card = &g_array_index (self->cards, Card, i);
      g_autofree char *title = table_game_file_tell_title (card->game->mine);

      gtk_label_set_label (card->title, title);
      gtk_label_set_label (card->comparison, tell_kinship (card->game->kinship));
      tell_choices (&card->choices, title);
    }
  gtk_label_set_label (self->all_label, _("For all of them"));
  tell_choices (&self->all_choices, _("For all of them"));
}

/* Shows what is chosen for each game, and what for all of them, if it is the same. */
static void
show_choices (ParlourChestWindow *self)
{
  guint n[TABLE_CHEST_N_CHOICES] = { 0 };

  self->is_showing = TRUE;
  for (guint i = 0; i < self->cards->len; i++)
    {
      const Card *card = &g_array_index (self->cards, Card, i);

      gtk_check_button_set_active (card->choices.buttons[card->game->choice], TRUE);
      n[card->game->choice]++;
    }
  for (int i = 0; i < TABLE_CHEST_N_CHOICES; i++)
    gtk_check_button_set_active (self->all_choices.buttons[i], n[i] == self->cards->len);
  self->is_showing = FALSE;
}

static void
on_toggled (ParlourChestWindow *self,
            GtkCheckButton     *button)
{
  if (self->is_showing || !gtk_check_button_get_active (button))
    return;

  for (guint i = 0; i < self->cards->len; i++)
    {
      const Card *card = &g_array_index (self->cards, Card, i);

      for (int choice = 0; choice < TABLE_CHEST_N_CHOICES; choice++)
        if (button == card->choices.buttons[choice] || button == self->all_choices.buttons[choice])
          card->game->choice = (TableChestChoice) choice;
    }
  show_choices (self);
}

static void
add_choices (ParlourChestWindow *self,
             Choices            *choices,
             GtkBox             *box)
{
  for (int i = 0; i < TABLE_CHEST_N_CHOICES; i++)
    {
      choices->buttons[i] = GTK_CHECK_BUTTON (gtk_check_button_new ());
      gtk_check_button_set_child (choices->buttons[i], parlour_label_new_wrapped (NULL));
      gtk_check_button_set_group (choices->buttons[i], i > 0 ? choices->buttons[0] : NULL);
      g_signal_connect_object (choices->buttons[i], "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
      gtk_box_append (box, GTK_WIDGET (choices->buttons[i]));
    }
}

static void
on_take (ParlourChestWindow *self)
{
  g_signal_emit (self, chosen_signal, 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
add_card (ParlourChestWindow *self,
          TableChestGame     *game)
{
  Card card = { .game = game };
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));

  card.title = GTK_LABEL (parlour_label_new_wrapped (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (card.title), "heading");
  gtk_box_append (box, GTK_WIDGET (card.title));
  card.comparison = GTK_LABEL (parlour_label_new_wrapped (NULL));
  gtk_box_append (box, GTK_WIDGET (card.comparison));
  add_choices (self, &card.choices, box);

  gtk_widget_add_css_class (GTK_WIDGET (box), "card");
  gtk_widget_add_css_class (GTK_WIDGET (box), "copy-card");
  gtk_box_append (self->games, GTK_WIDGET (box));
  g_array_append_val (self->cards, card);
}

static void
parlour_chest_window_finalize (GObject *object)
{
  ParlourChestWindow *self = PARLOUR_CHEST_WINDOW (object);

  g_array_unref (self->cards);
  table_chest_free (self->chest);

  G_OBJECT_CLASS (parlour_chest_window_parent_class)->finalize (object);
}

static void
parlour_chest_window_class_init (ParlourChestWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_chest_window_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/chest-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourChestWindow, all);
  gtk_widget_class_bind_template_child (widget_class, ParlourChestWindow, all_label);
  gtk_widget_class_bind_template_child (widget_class, ParlourChestWindow, games);
  gtk_widget_class_bind_template_child (widget_class, ParlourChestWindow, take);

  /* It is chosen for all games. */
  chosen_signal = g_signal_new ("chosen", PARLOUR_TYPE_CHEST_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_chest_window_init (ParlourChestWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->cards = g_array_new (FALSE, FALSE, sizeof (Card));
  add_choices (self, &self->all_choices, self->all);
  g_signal_connect_object (self->take, "clicked", G_CALLBACK (on_take), self, G_CONNECT_SWAPPED);
}

/* Makes a window that asks what is done with the games that are other ones in a copy. It owns the copy. */
static GtkWindow *
parlour_chest_window_new (GtkWindow  *parent,
                          TableChest *chest)
{
  ParlourChestWindow *self;
  const GPtrArray *differing;

  g_return_val_if_fail (chest != NULL && table_chest_list_differing (chest)->len > 0, NULL);

  self = parlour_side_window_new (PARLOUR_TYPE_CHEST_WINDOW, parent, 560, 620);
  self->chest = chest;
  differing = table_chest_list_differing (chest);
  for (guint i = 0; i < differing->len; i++)
    add_card (self, g_ptr_array_index (differing, i));
  gtk_widget_set_visible (GTK_WIDGET (self->all), differing->len > 1);
  tell (self);
  show_choices (self);
  gtk_widget_grab_focus (self->take);

  return GTK_WINDOW (self);
}

/* Hands over the copy, with what was chosen, once `chosen` has told of that. */
static TableChest *
parlour_chest_window_hand_chest (ParlourChestWindow *self)
{
  return g_steal_pointer (&self->chest);
}

/* What is set, as a text that can be taken elsewhere */

#define GROUP "Settings"

/* What nobody has set, or is about this computer. */
static const char *const left_out[] = {
  "window-width", "window-height", "window-maximized", "last-game", "last-kind", "taken-over", "games-folder", "games-disk", NULL,
};

static GSettingsSchema *
get_schema (GSettings *settings)
{
  GSettingsSchema *schema;

  g_object_get (settings, "settings-schema", &schema, NULL);

  return schema;
}

/* Tells all that somebody has set, in the order of the names, as a key file. */
static char *
parlour_chest_settings_tell (GSettings *settings)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GSettingsSchema) schema = get_schema (settings);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, keys[i]);
      g_autofree char *text = value != NULL ? g_variant_print (value, TRUE) : NULL;

      if (text != NULL && !g_strv_contains (left_out, keys[i]))
        g_key_file_set_string (file, GROUP, keys[i], text);
    }

  return g_key_file_to_data (file, NULL, NULL);
}

/* What a key is in a text from outside, if it can be that and nobody has set it here. */
static GVariant *
find_value (GSettings       *settings,
            GSettingsSchema *schema,
            GKeyFile        *file,
            const char      *name)
{
  g_autofree char *text = g_key_file_get_string (file, GROUP, name, NULL);
  g_autoptr (GVariant) here = g_settings_get_user_value (settings, name);
  g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, name);
  g_autoptr (GVariant) value = NULL;

  if (text == NULL || here != NULL || g_strv_contains (left_out, name))
    return NULL;

  value = g_variant_parse (g_settings_schema_key_get_value_type (key), text, NULL, NULL, NULL);

  return value != NULL && g_settings_schema_key_range_check (key, value) ? g_steal_pointer (&value) : NULL;
}

/* Sets what a text tells that parlour_chest_settings_tell() has made, or anybody else. What is set here stays as it is.
 * Returns how many settings that were. */
static guint
parlour_chest_settings_take (GSettings  *settings,
                             const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;
  guint n = 0;

  if (text == NULL || *text == '\0' || !g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL))
    return 0;

  schema = get_schema (settings);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = find_value (settings, schema, file, keys[i]);

      n += value != NULL && g_settings_set_value (settings, keys[i], value);
    }

  return n;
}

static const char *const endings[] = { PARLOUR_WINDOW_COPY_ENDING, NULL };

/* What the thread is to do, and what came of it. */
typedef struct {
  ParlourWindow *window; /* (owned) */
  GApplication *application; /* (owned): which does not end meanwhile */
  TableHome *home;
  char *path;
  char *settings; /* (nullable): as they are here */
  TableChest *chest; /* (nullable) */

  guint n_games;
  char *unreadable; /* (nullable): what of the table could not be read */
  char *unwritten; /* (nullable): the same for what could not be written */
  TableChestTaken taken;
  GError *error; /* (nullable) */
} Errand;

static void
errand_free (Errand *errand)
{
  g_application_release (errand->application);
  g_object_unref (errand->application);
  g_object_unref (errand->window);
  table_home_free (errand->home);
  g_free (errand->path);
  g_free (errand->settings);
  table_chest_free (errand->chest);
  g_free (errand->unreadable);
  g_free (errand->unwritten);
  g_clear_error (&errand->error);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Where games are kept otherwise some may have stayed when another folder was chosen. */
static char *
find_elsewhere (const char *games)
{
  g_autofree char *own = parlour_places_get_own ();

  return table_game_file_is_same (own, games) ? NULL : g_steal_pointer (&own);
}

static TableHome *
find_home (void)
{
  TableHome *home = g_new0 (TableHome, 1);

  home->directory = parlour_places_get_directory ();
  home->games = parlour_places_get_folder ();
  home->waiting = parlour_places_get_meanwhile ();
  home->elsewhere = find_elsewhere (home->games);
  home->bin = parlour_places_get_bin ();
  home->copies = table_copy_list_places (FALSE);

  return home;
}

static Errand *
errand_new (ParlourWindow *window,
            const char    *path)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (window);
  errand->application = g_object_ref (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))));
  g_application_hold (errand->application);
  errand->home = find_home ();
  errand->path = g_strdup (path);

  return errand;
}

/* What is on a disk that is not there could neither be kept nor compared. */
static gboolean
check_not_away (ParlourWindow *self,
                const char    *heading)
{
  g_autofree char *sentence = NULL;

  if (!parlour_places_is_away ())
    return TRUE;

  sentence = parlour_places_tell_away ();
  parlour_dialog_tell (GTK_WINDOW (self), heading, NULL, sentence);

  return FALSE;
}

/* One thing after the other: what is read is not to be another one meanwhile. */
static void
allow_actions (ParlourWindow *self,
               gboolean       are_allowed)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.keep-copy", are_allowed);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.take-in", are_allowed);
}

/* The thread may be the last to let go of the task, and must not be of a widget: so the errand is not the task's. */
static void
run (Errand             *errand,
     GTaskThreadFunc     work,
     GAsyncReadyCallback done)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, errand);

  allow_actions (errand->window, FALSE);
  g_task_set_task_data (task, errand, NULL);
  g_task_run_in_thread (task, work);
}

/* The window may have been closed meanwhile. */
static gboolean
is_there (const Errand *errand)
{
  if (errand->window->opening == NULL)
    return FALSE;

  allow_actions (errand->window, TRUE);

  return TRUE;
}

/* What is not of the table is the copy. */
static char *
describe_trouble (const Errand *errand,
                  gboolean      is_reading)
{
  const char *own = errand->unreadable != NULL ? errand->unreadable : errand->unwritten;
  g_autofree char *name = table_game_file_tell_name (own != NULL ? own : errand->path);
  const char *sentence = table_chest_tell (errand->error);

  if (sentence != NULL)
    return g_strdup (sentence);
  if (errand->unreadable != NULL || (is_reading && own == NULL))
    /* Translators: the first %s is the name of a file, the second says why, e.g. “access is denied”. */
    return g_strdup_printf (_("“%s” could not be read: %s"), name, doc_trouble_tell (errand->error));

  /* Translators: the first %s is the name of a file, the second says why, e.g. “access is denied”. */
  return g_strdup_printf (_("“%s” could not be written: %s"), name, doc_trouble_tell (errand->error));
}

/* Keeping a copy */

static void
keep_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Errand *errand = data;

  table_chest_keep (errand->path, errand->home, errand->settings, &errand->n_games, &errand->unreadable, &errand->error);
  g_task_return_boolean (task, TRUE);
}

static void
on_kept (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (Errand) errand = data;
  g_autofree char *name = table_game_file_tell_name (errand->path);
  g_autofree char *sentence = NULL;

  if (!is_there (errand))
    return;

  if (errand->error != NULL)
    {
      sentence = describe_trouble (errand, FALSE);
      parlour_dialog_tell (GTK_WINDOW (errand->window), N_("No Copy Was Kept"), NULL, sentence);
      return;
    }

  sentence = g_strdup_printf (
    /* Translators: %s is the name of a file, %u a number of games. */
    ngettext ("“%s” has %u game in it, and all that was learnt and set.",
              "“%s” has %u games in it, and all that was learnt and set.", errand->n_games),
    name, errand->n_games);
  parlour_dialog_tell (GTK_WINDOW (errand->window), N_("A Copy Was Kept"), NULL, sentence);
}

/* Puts all that is kept into a file, and tells whether that was possible. */
static void
keep_copy_in (ParlourWindow *self,
              GFile         *file)
{
  Errand *errand;
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    {
      parlour_dialog_tell (GTK_WINDOW (self), N_("No Copy Was Kept"),
                           N_("A copy can only be kept on this computer. Choose one of its folders."), NULL);
      return;
    }
  if (!check_not_away (self, N_("No Copy Was Kept")))
    return;

  errand = errand_new (self, path);
  errand->settings = parlour_chest_settings_tell (parlour_settings_get ());
  run (errand, keep_in_thread, on_kept);
}

static void
keep_copy (GtkWidget *widget)
{
  GtkFileChooser *chooser = parlour_file_chooser_new (widget, _("Keep a Copy of Everything"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                      (ParlourFileChosen) keep_copy_in);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%F");
  g_autofree char *name = g_strconcat ("Kontor ", day, endings[0], NULL);

  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Taking one in */

static char *
describe_taken (const TableChestTaken *taken,
                guint                  n_settings)
{
  GString *text = g_string_new (NULL);

  text_add_count (text, taken->n_added,
                  g_strdup_printf (ngettext ("%u game was added.", "%u games were added.", taken->n_added), taken->n_added));
  text_add_count (text, taken->n_replaced,
                  g_strdup_printf (ngettext ("%u game was replaced. As it was, it is in the bin.",
                                             "%u games were replaced. As they were, they are in the bin.", taken->n_replaced),
                                   taken->n_replaced));
  text_add_count (text, taken->n_there,
                  g_strdup_printf (ngettext ("%u game was there already.", "%u games were there already.", taken->n_there),
                                   taken->n_there));
  text_add_count (text, taken->n_cards,
                  g_strdup_printf (ngettext ("%u card was learnt.", "%u cards were learnt.", taken->n_cards), taken->n_cards));
  text_add_count (text, taken->n_plays,
                  g_strdup_printf (ngettext ("%u play was added.", "%u plays were added.", taken->n_plays), taken->n_plays));
  text_add_count (text, n_settings,
                  g_strdup_printf (ngettext ("%u preference is as in the copy now.", "%u preferences are as in the copy now.",
                                             n_settings), n_settings));
  if (text->len == 0)
    g_string_append (text, _("There was nothing in it that is not here already."));

  return g_string_free (text, FALSE);
}

static void
tell_not_taken (const Errand *errand)
{
  g_autofree char *sentence = describe_trouble (errand, TRUE);

  parlour_dialog_tell (GTK_WINDOW (errand->window), N_("Not Taken In"), NULL, sentence);
}

static void
take_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Errand *errand = data;

  table_chest_take (errand->chest, errand->home, &errand->taken, &errand->unreadable, &errand->unwritten, &errand->error);
  g_task_return_boolean (task, TRUE);
}

static void
on_taken (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (Errand) errand = data;
  g_autofree char *sentence = NULL;
  guint n_settings = 0;

  if (errand->error == NULL)
    n_settings = parlour_chest_settings_take (parlour_settings_get (), table_chest_get_settings (errand->chest));
  if (!is_there (errand))
    return;

  if (errand->error != NULL)
    {
      tell_not_taken (errand);
      return;
    }

  parlour_shelf_refresh (errand->window->shelf);
  sentence = describe_taken (&errand->taken, n_settings);
  parlour_dialog_tell (GTK_WINDOW (errand->window), N_("Taken In"), NULL, sentence);
}

static void
on_chosen (ParlourWindow      *self,
           ParlourChestWindow *window)
{
  TableChest *chest = parlour_chest_window_hand_chest (window);
  Errand *errand = errand_new (self, table_chest_get_path (chest));

  errand->chest = chest;
  run (errand, take_in_thread, on_taken);
}

static void
look_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Errand *errand = data;

  errand->chest = table_chest_open (errand->path, errand->home, &errand->error);
  g_task_return_boolean (task, TRUE);
}

static void
on_looked (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Errand) errand = data;
  GtkWindow *window;

  if (!is_there (errand))
    return;

  if (errand->chest == NULL)
    {
      tell_not_taken (errand);
    }
  else if (table_chest_list_differing (errand->chest)->len == 0)
    {
      run (g_steal_pointer (&errand), take_in_thread, on_taken);
    }
  else
    {
      window = parlour_chest_window_new (GTK_WINDOW (errand->window), g_steal_pointer (&errand->chest));
      g_signal_connect_object (window, "chosen", G_CALLBACK (on_chosen), errand->window, G_CONNECT_SWAPPED);
      gtk_window_present (window);
    }
}

/* Takes all from a copy that is not here, and asks where something is another one. */
void
parlour_window_take_in (ParlourWindow *self,
                        GFile         *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    parlour_dialog_tell (GTK_WINDOW (self), N_("Not Taken In"), N_("Only files on this computer can be opened. Copy it here first."), NULL);
  else if (check_not_away (self, N_("Not Taken In")))
    run (errand_new (self, path), look_in_thread, on_looked);
}

static void
take_in (GtkWidget *widget)
{
  parlour_file_chooser_open (widget, _("Take In a Copy"), _("Copies that Kontor has kept"), endings,
                             (ParlourFileChosen) parlour_window_take_in);
}

static const ParlourAction actions[] = {
  /* Asks for a file and puts all that is kept into it. */
  { "win.keep-copy", NULL, G_CALLBACK (keep_copy) },
  /* Asks for such a file and takes from it what is not here. */
  { "win.take-in", NULL, G_CALLBACK (take_in) },
};

/* What keeps everything in one file, and takes it from there. */
void
parlour_window_install_chest (GtkWidgetClass *widget_class)
{
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}
