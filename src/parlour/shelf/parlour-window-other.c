/* parlour-window-other.c: what another program has written over the game of a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-window-private.h"

#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-copies-window.h"
#include "parlour-dialog.h"
#include "parlour-places.h"
#include "table-game-file.h"

#include <glib/gi18n.h>
#include <string.h>

/* Whoever has begun to say something is not to lose it. */
static gboolean
is_asked_now (ParlourWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_modal (l->data) && gtk_window_get_transient_for (l->data) == GTK_WINDOW (self))
      return TRUE;

  return table_session_is_waiting (self->session) || table_session_is_busy (self->session) || parlour_window_has_input (self);
}

/* Telephones stay with a game that is in the same file, so that it is given up only then. */
static void
show_other (ParlourWindow *self,
            TableOther  *other)
{
  g_autoptr (TableSession) before = g_object_ref (self->session);
  const char *path = table_session_get_path (before);
  g_autoptr (TableSession) session = table_session_new (g_steal_pointer (&other->record), path, other->etag);

  parlour_window_open_session (self, session);
  table_session_discard (before);
}

/* What was played here is on the disk as a game of its own before it goes. */
static void
open_wanted (ParlourWindow *self,
             TableOther  *other)
{
  g_autofree char *text = table_session_make_text (self->session);
  g_autofree char *games = parlour_places_get_games ();
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = table_game_file_keep_text (table_session_get_path (self->session), text, games, &error);
  g_autofree char *title = kept != NULL ? table_game_file_tell_title (kept) : NULL;
  g_autofree char *sentence = NULL;

  if (kept == NULL)
    {
      parlour_dialog_tell (GTK_WINDOW (self), N_("Not Opened"),
                           /* Translators: %s says why, e.g. “access is denied”. */
                           N_("The game as it is here could not be kept: %s. Save it elsewhere."), doc_trouble_tell (error));
      return;
    }

  show_other (self, other);
  self->put_aside = table_record_parse (text, strlen (text), NULL);
  /* Translators: %s is the title of a game. */
  sentence = g_strdup_printf (_("The game is as another program has written it. As it was here it is kept as “%s”."), title);
  parlour_game_page_offer_undo (self->game_page, sentence, "win.put-back");
}

void
parlour_window_on_taken (ParlourWindow *self,
                         TableOther    *other,
                         gboolean       is_wanted)
{
  if (other->record == NULL)
    {
      parlour_dialog_tell (GTK_WINDOW (self), N_("Not Opened"), N_("What another program has written into the file is no game."), NULL);
    }
  else if (is_wanted || (other->kinship == TABLE_KINSHIP_APART && !is_asked_now (self)))
    {
      open_wanted (self, other);
    }
  else if (!is_asked_now (self))
    {
      show_other (self, other);
      parlour_game_page_tell (self->game_page, _("Another program has gone on with this game. It is shown as it is in the file."));
    }
}

static gboolean
has_other_writer (ParlourWindow *self)
{
  return self->session != NULL
         && g_error_matches (table_session_get_error (self->session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

static void
open_other (ParlourWindow *self)
{
  if (has_other_writer (self))
    parlour_reunion_take (self->reunion);
}

/* Comparing */

static void compare (ParlourWindow *self);

/* Of another game nothing can be the same. */
static gboolean
is_comparable (ParlourWindow    *self,
               const TableOther *other)
{
  return other->record != NULL && table_record_get_game (other->record) == table_session_get_game (self->session);
}

static void
show_both (ParlourWindow *self,
           TableOther    *other)
{
  g_autofree char *text = table_session_make_text (self->session);

  if (!is_comparable (self, other))
    {
      parlour_dialog_tell (GTK_WINDOW (self), N_("Nothing to Compare"),
                           other->record == NULL ? N_("What another program has written into the file is no game.")
                                                 : N_("What another program has written into the file is another game."), NULL);
      return;
    }

  if (self->comparison != NULL)
    gtk_window_destroy (self->comparison);
  g_set_weak_pointer (&self->comparison,
                      parlour_copies_window_new_of_both (GTK_WINDOW (self), table_record_parse (text, strlen (text), NULL),
                                                         g_steal_pointer (&other->record)));
  gtk_window_present (self->comparison);
}

static void
on_compared (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (ParlourWindow) self = data;
  g_autoptr (TableOther) other = table_other_read_finish (TABLE_SESSION (source), result);

  if ((gpointer) source != self->session || !has_other_writer (self))
    return;

  if (other == NULL)
    compare (self);
  else if (other->etag != NULL)
    show_both (self, other);
}

static void
compare (ParlourWindow *self)
{
  table_other_read_async (self->session, on_compared, g_object_ref (self));
}

static void
compare_other (ParlourWindow *self)
{
  if (has_other_writer (self))
    compare (self);
}

static void
on_overwrite_response (ParlourWindow *self,
                       const char    *response)
{
  if (g_str_equal (response, "overwrite") && self->session != NULL)
    table_session_retry_saving (self->session, TRUE);
}

static void
ask_before_overwriting (ParlourWindow *self,
                        const GError  *error)
{
  AdwMessageDialog *dialog = parlour_dialog_new (GTK_WINDOW (self), N_("Overwrite What Cannot Be Kept?"),
                                                 /* Translators: %s says why, e.g. “access is denied”. */
                                                 N_("What another program has written could not be kept as a game of its own: %s. It would be lost."),
                                                 doc_trouble_tell (error),
                                                 "cancel", N_("_Cancel"), "overwrite", N_("_Overwrite"), NULL);

  adw_message_dialog_set_response_appearance (dialog, "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_overwrite_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* If it is written once more meanwhile that is noticed, and asked about again. */
static void
go_on_over (ParlourWindow *self,
            const char    *etag,
            const char    *kept)
{
  g_autofree char *title = table_game_file_tell_title (kept);
  /* Translators: %s is the title of a game. */
  g_autofree char *sentence = g_strdup_printf (_("What another program has written is kept as “%s”."), title);

  table_session_accept_file (self->session, etag, FALSE);
  parlour_game_page_tell (self->game_page, sentence);
}

static void
on_kept (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (ParlourWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autofree char *kept = table_other_keep_finish (TABLE_SESSION (source), result, &etag, &error);

  self->is_keeping = FALSE;
  if ((gpointer) source != self->session || !has_other_writer (self))
    return;

  if (kept != NULL && etag != NULL)
    go_on_over (self, etag, kept);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    table_session_retry_saving (self->session, TRUE);
  else if (error != NULL)
    ask_before_overwriting (self, error);
}

static void
overwrite (ParlourWindow *self)
{
  g_autofree char *games = parlour_places_get_games ();

  if (!has_other_writer (self) || self->is_keeping)
    return;

  self->is_keeping = TRUE;
  table_other_keep_async (self->session, games, on_kept, g_object_ref (self));
}

/* A mark that no file has lets it be noticed that another program's game is there. Nobody has entered anything since, but
 * somebody has said which of both is wanted. */
static void
put_back (ParlourWindow *self)
{
  g_autoptr (TableSession) session = NULL;

  if (self->put_aside == NULL)
    return;

  session = table_session_new (g_steal_pointer (&self->put_aside), table_session_get_path (self->session), "");
  parlour_window_open_session (self, session);
  parlour_reunion_stay (self->reunion);
  table_session_retry_saving (session, FALSE);
}

static const ParlourAction actions[] = {
  /* Shows what another program has written over the game beside the game as it is here, and where they part. */
  { "win.compare-other", NULL, G_CALLBACK (compare_other) },
  /* Opens what another program has written over the game. */
  { "win.open-other", NULL, G_CALLBACK (open_other) },
  /* Writes the game over what another program has written, which is kept as a game of its own. */
  { "win.overwrite", NULL, G_CALLBACK (overwrite) },
  /* Shows the game again that was there before win.open-other. */
  { "win.put-back", NULL, G_CALLBACK (put_back) },
};

/* What can be done about it. */
void
parlour_window_install_other (GtkWidgetClass *widget_class)
{
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}
