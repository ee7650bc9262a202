/* parlour-cards-group.c: what can be done with the cards that are known of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-cards-group.h"

#include "doc-trouble.h"
#include "parlour-collection-window.h"
#include "parlour-collections.h"
#include "parlour-file-chooser.h"
#include "parlour-game-cards.h"
#include "parlour-preferences.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game-file.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* The ending of the names of collections. */
#define SUFFIX ".json"

/* In the preferences: the cards that are known of a game are looked at, given away, and learned
 * from another table. */
struct _ParlourCardsGroup {
  AdwPreferencesGroup parent_instance;

  ParlourCards *cards;
  gboolean is_named; /* whether it says of which game they are */

  AdwPreferencesRow *trouble;
  AdwPreferencesRow *known;
};

G_DEFINE_FINAL_TYPE (ParlourCardsGroup, parlour_cards_group, ADW_TYPE_PREFERENCES_GROUP)

static ParlourPreferences *
get_window (ParlourCardsGroup *self)
{
  return PARLOUR_PREFERENCES (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
say (ParlourCardsGroup *self,
     const char        *sentence)
{
  parlour_preferences_show_toast (get_window (self), parlour_toast_new (sentence, NULL, 0));
}

/* Takes the text of a number of cards, unless there are none of them. */
static char *
describe_learned (ParlourCards           *cards,
                  const ParlourCardCount *learned,
                  guint                   n_known)
{
  const ParlourGameCards *words = parlour_game_find (parlour_cards_get_game (cards))->cards;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int kind = 0; kind < TABLE_MAX_CARD_KINDS; kind++)
    if (learned->n[kind] > 0)
      g_ptr_array_add (items, words->tell_count (kind, learned->n[kind]));
  list = text_list (items);

  if (items->len == 0 && n_known == 0)
    return g_strdup (_("There is nothing in that collection."));
  if (items->len == 0)
    return g_strdup (_("Nothing new: all that is in that collection was known."));
  if (n_known == 0)
    /* Translators: %s is a list of how many cards of each kind. */
    return g_strdup_printf (_("Learnt: %s."), list);

  /* Translators: %s is a list of how many cards of each kind, %u how many others there were. */
  return g_strdup_printf (ngettext ("Learnt: %s. %u was known.", "Learnt: %s. %u were known.", n_known), list, n_known);
}

static char *
describe_problem (GFile        *file,
                  const GError *error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = table_game_file_tell_name (path);

  if (g_error_matches (error, TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION))
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("A newer version of Kontor has written “%s”. Update Kontor to use it."), name);
  if (error->domain == DOC_ERROR)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("“%s” is not a collection. Choose one that was exported here."), name);

  /* Translators: the first %s is the name of a file, the second says why, e.g. “access is denied”. */
  return g_strdup_printf (_("“%s” cannot be used: %s"), name, doc_trouble_tell (error));
}

/* Whether a file is where cards can be kept; says so if it is not. */
static gboolean
check_place (ParlourCardsGroup *self,
             GFile             *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    say (self, _("Collections can only be on this computer. Choose one of its folders."));

  return path != NULL;
}

/* Another table may have learned the cards of another game than those that are looked at:
 * they go where they belong. */
static ParlourCards *
import_anywhere (ParlourCardsGroup *self,
                 const char        *path,
                 ParlourCardCount  *learned,
                 guint             *n_known,
                 TableCollection  **before,
                 GError           **error)
{
  const GPtrArray *collections = parlour_collections_list ();

  *before = table_collection_copy (parlour_cards_get_collection (self->cards));
  if (parlour_cards_import (self->cards, path, learned, n_known, error))
    return self->cards;

  for (guint i = 0; i < collections->len; i++)
    {
      ParlourCards *cards = collections->pdata[i];

      if (cards == self->cards || !parlour_cards_get_loaded (cards))
        continue;

      table_collection_free (*before);
      *before = table_collection_copy (parlour_cards_get_collection (cards));
      if (parlour_cards_import (cards, path, learned, n_known, NULL))
        {
          g_clear_error (error);
          return cards;
        }
    }

  return NULL;
}

/* Adds the cards of another table to those of this one, and tells how many are new, which can be
 * taken back, or what is wrong. */
void
parlour_cards_group_import (ParlourCardsGroup *self,
                            GFile             *file)
{
  g_autofree char *path = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableCollection) before = NULL;
  ParlourCards *cards;
  ParlourCardCount learned;
  guint n_known;

  if (!check_place (self, file))
    return;

  path = g_file_get_path (file);
  cards = import_anywhere (self, path, &learned, &n_known, &before, &error);
  sentence = cards != NULL ? describe_learned (cards, &learned, n_known) : describe_problem (file, error);

  if (cards == NULL || table_collection_equal (before, parlour_cards_get_collection (cards)))
    say (self, sentence);
  else
    parlour_preferences_tell_imported (get_window (self), cards, g_steal_pointer (&before), sentence);
}

/* Writes the cards of this table into a file to give away. */
void
parlour_cards_group_export (ParlourCardsGroup *self,
                            GFile             *file)
{
  g_autofree char *chosen = NULL;
  g_autofree char *path = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  if (!check_place (self, file))
    return;

  chosen = g_file_get_path (file);
  path = g_strconcat (chosen, g_str_has_suffix (chosen, SUFFIX) ? "" : SUFFIX, NULL);
  if (parlour_cards_export (self->cards, path, &error))
    sentence = g_strdup (_("What is known is exported."));
  else
    sentence = describe_problem (file, error);
  say (self, sentence);
}

static GtkFileChooser *
make_chooser (ParlourCardsGroup   *self,
              const char          *title,
              GtkFileChooserAction action,
              ParlourFileChosen    chosen)
{
  static const char *const endings[] = { SUFFIX, NULL };
  GtkFileChooser *chooser = parlour_file_chooser_new (GTK_WIDGET (self), title, action, chosen);

  parlour_file_chooser_offer (chooser, _("Collections"), endings);

  return chooser;
}

static void
on_import (ParlourCardsGroup *self)
{
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (make_chooser (self, _("Import a Collection"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                           (ParlourFileChosen) parlour_cards_group_import)));
}

static void
on_export (ParlourCardsGroup *self)
{
  GtkFileChooser *chooser = make_chooser (self, _("Export the Collection"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                          (ParlourFileChosen) parlour_cards_group_export);

  /* Translators: a name for a file with what a table knows of a game; %s is the name of a game without capitals;
   * keep “.json”, and “kontor-” in front: without that it is called as the file in which it is kept. */
  g_autofree char *name = g_strdup_printf (_("kontor-%s-collection.json"), parlour_cards_get_game (self->cards)->id);

  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_edit (ParlourCardsGroup *self)
{
  gtk_window_present (parlour_collection_window_new (GTK_WINDOW (get_window (self)), self->cards, self->is_named));
}

static void
show_trouble (ParlourCardsGroup *self)
{
  g_autofree char *sentence = parlour_cards_describe_error (self->cards);

  adw_preferences_row_set_title (self->trouble, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), sentence != NULL);
}

static void
tell (ParlourCardsGroup *self)
{
  const TableGame *game = parlour_cards_get_game (self->cards);
  const ParlourGameCards *words = parlour_game_find (game)->cards;
  /* Translators: a heading; %s is the name of a game. */
  g_autofree char *title = g_strdup_printf (_("Cards of %s"), table_game_get_name (game));
  g_autofree char *other = words->title != NULL ? g_strdup_printf (C_("something and what it is", "%s: %s"),
                                                                   table_game_get_name (game), _(words->title)) : NULL;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self),
                                   other != NULL ? other : self->is_named ? title : _("Cards"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), _(words->purpose));
  adw_preferences_row_set_title (self->known, words->title != NULL ? _(words->title) : _("Known Cards"));
  gtk_widget_set_sensitive (GTK_WIDGET (self), parlour_cards_get_loaded (self->cards));
  show_trouble (self);
}

static void
parlour_cards_group_class_init (ParlourCardsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/cards-group.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourCardsGroup, trouble);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardsGroup, known);
  gtk_widget_class_bind_template_callback (widget_class, on_edit);
  gtk_widget_class_bind_template_callback (widget_class, on_import);
  gtk_widget_class_bind_template_callback (widget_class, on_export);
}

static void
parlour_cards_group_init (ParlourCardsGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a group for `ParlourPreferences`. */
GtkWidget *
parlour_cards_group_new (ParlourCards *cards,
                         gboolean      is_named)
{
  ParlourCardsGroup *self = g_object_new (PARLOUR_TYPE_CARDS_GROUP, NULL);

  self->cards = cards;
  self->is_named = is_named;

  /* What is new can only be told once it is known what is there. */
  parlour_cards_get_collection (cards);
  g_signal_connect_object (cards, "loaded", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cards, "error", G_CALLBACK (show_trouble), self, G_CONNECT_SWAPPED);
  tell (self);
  parlour_group_show_whole (ADW_PREFERENCES_GROUP (self));

  return GTK_WIDGET (self);
}
