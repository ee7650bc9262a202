/* parlour-copy-offer.c: games that could not be written, offered again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-copy-offer.h"

#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-dialog.h"
#include "parlour-file-chooser.h"
#include "parlour-places.h"
#include "parlour-template.h"
#include "table-copy.h"
#include "table-game-file.h"

#include <glib/gi18n.h>

/* Says that there is a copy of a game that could not be written, and what can be done with it.
 * Of several copies one is offered after the other. It is only seen if there is one. */
struct _ParlourCopyOffer {
  AdwBin parent_instance;

  GPtrArray *copies; /* (element-type TableCopy): the first one is offered */

  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (ParlourCopyOffer, parlour_copy_offer, ADW_TYPE_BIN)

static TableCopy *
get_copy (ParlourCopyOffer *self)
{
  return self->copies->len > 0 ? self->copies->pdata[0] : NULL;
}

static char *
describe (const TableCopy *copy)
{
  g_autofree char *title = table_game_file_tell_title (copy->origin != NULL ? copy->origin : copy->path);
  const char *reason = copy->reason != NULL ? doc_trouble_tell (copy->reason) : "";

  if (*reason == '\0')
    /* Translators: %s is the title of a game. */
    return g_strdup_printf (_("What was entered last in “%s” could not be written. It is in a copy of the game."), title);

  /* Translators: the first %s is the title of a game, the second says why, e.g. “access is denied”. */
  return g_strdup_printf (_("What was entered last in “%s” could not be written: %s. It is in a copy of the game."),
                          title, reason);
}

static void
tell (ParlourCopyOffer *self)
{
  const TableCopy *copy = get_copy (self);

  gtk_widget_set_visible (GTK_WIDGET (self), copy != NULL);
  if (copy != NULL)
    {
      g_autofree char *sentence = describe (copy);

      gtk_label_set_label (self->sentence, sentence);
    }
}

static GtkWindow *
get_window (ParlourCopyOffer *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Goes on to the next copy, and opens the game that this one has become. */
static void
leave_copy (ParlourCopyOffer *self,
            const char       *path)
{
  g_ptr_array_remove_index (self->copies, 0);
  tell (self);
  if (path != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "^ay", path);
}

static void
carry_on (ParlourCopyOffer *self)
{
  g_autofree char *games = parlour_places_get_games ();
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (get_copy (self) == NULL)
    return;

  path = table_copy_move (get_copy (self), games, &error);
  if (path == NULL)
    parlour_dialog_tell (get_window (self), N_("Still Not Written"),
                         /* Translators: %s says why, e.g. “access is denied”. */
                         N_("The copy cannot be put among the games: %s. Save it elsewhere."), doc_trouble_tell (error));
  else
    leave_copy (self, path);
}

/* Saving */

/* Whoever chose a name without the ending was not asked about the file that has it. */
static gboolean
put (ParlourCopyOffer *self,
     const char       *chosen,
     const char       *path,
     GError          **error)
{
  if (parlour_places_is_open (path) || (!g_str_equal (chosen, path) && g_file_test (path, G_FILE_TEST_EXISTS)))
    {
      g_propagate_error (error, doc_trouble_new (G_IO_ERROR, G_IO_ERROR_EXISTS));
      return FALSE;
    }

  return table_copy_put (get_copy (self), path, error);
}

static void
save_to (ParlourCopyOffer *self,
         GFile            *file)
{
  g_autofree char *chosen = g_file_get_path (file);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (get_copy (self) == NULL)
    return;

  if (chosen == NULL)
    {
      parlour_dialog_tell (get_window (self), N_("Not Saved"),
                           N_("A game can only be kept on this computer. Choose one of its folders."), NULL);
      return;
    }

  path = table_game_file_add_ending (chosen);
  if (put (self, chosen, path, &error))
    leave_copy (self, path);
  else
    parlour_dialog_tell (get_window (self), N_("Not Saved"), NULL, doc_trouble_tell (error));
}

static void
save (ParlourCopyOffer *self)
{
  g_autofree char *name = NULL;
  GtkFileChooser *chooser;

  if (get_copy (self) == NULL)
    return;

  chooser = parlour_file_chooser_new (GTK_WIDGET (self), _("Save the Game Elsewhere"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                      (ParlourFileChosen) save_to);
  name = table_game_file_get_name (get_copy (self)->path);
  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Discarding */

static void
on_discard_response (ParlourCopyOffer *self,
                     const char       *response)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "discard") || get_copy (self) == NULL)
    return;

  if (table_copy_discard (get_copy (self), &error))
    leave_copy (self, NULL);
  else
    parlour_dialog_tell (get_window (self), N_("Not Discarded"), NULL, doc_trouble_tell (error));
}

static void
discard (ParlourCopyOffer *self)
{
  g_autofree char *title = NULL;
  AdwMessageDialog *dialog;

  if (get_copy (self) == NULL)
    return;

  title = table_game_file_tell_title (get_copy (self)->path);
  dialog = parlour_dialog_new (get_window (self), N_("Discard the Copy?"),
                               /* Translators: %s is the title of a game. */
                               N_("What was entered last in “%s”, and is nowhere else, is lost then."), title,
                               "cancel", N_("_Cancel"), "discard", N_("_Discard"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_discard_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The object */

static void
parlour_copy_offer_finalize (GObject *object)
{
  g_ptr_array_unref (PARLOUR_COPY_OFFER (object)->copies);

  G_OBJECT_CLASS (parlour_copy_offer_parent_class)->finalize (object);
}

static const ParlourAction actions[] = {
  /* Puts the copy among the games, and opens it. */
  { "copy.carry-on", NULL, G_CALLBACK (carry_on) },
  /* Asks for a file, puts the copy there, and opens it. */
  { "copy.save", NULL, G_CALLBACK (save) },
  { "copy.discard", NULL, G_CALLBACK (discard) },
};

static void
parlour_copy_offer_class_init (ParlourCopyOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_copy_offer_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/copy-offer.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourCopyOffer, sentence);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_copy_offer_init (ParlourCopyOffer *self)
{
  self->copies = g_ptr_array_new_with_free_func ((GDestroyNotify) table_copy_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Looks again which copies there are. */
void
parlour_copy_offer_refresh (ParlourCopyOffer *self)
{
  g_auto (GStrv) copies = NULL;

  /* Nobody finds a copy that somebody has. */
  g_ptr_array_set_size (self->copies, 0);
  g_ptr_array_unref (self->copies);
  copies = table_copy_list_places (TRUE);
  self->copies = table_copy_list ((const char *const *) copies);
  tell (self);
}
