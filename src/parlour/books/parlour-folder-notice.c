/* parlour-folder-notice.c: that the folder with the games is away, or there again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-folder-notice.h"

#include "doc-trouble.h"
#include "parlour-last-game.h"
#include "parlour-places.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "table-folder.h"

#include <glib/gi18n.h>

/* Says that the folder with the games is away. As soon as it is there again, games that were begun
 * meanwhile go there, and that is said. It is only seen if there is something to say. */
struct _ParlourFolderNotice {
  AdwBin parent_instance;

  gboolean is_bringing;
  guint n_brought; /* since the folder was away */
  GError *error; /* (nullable): why the games could not go there */

  GtkLabel *sentence;
};

static guint brought_signal;

G_DEFINE_FINAL_TYPE (ParlourFolderNotice, parlour_folder_notice, ADW_TYPE_BIN)

static char *
describe (ParlourFolderNotice *self)
{
  if (parlour_places_is_away ())
    return parlour_places_tell_away ();
  if (self->error != NULL)
    /* Translators: %s says why, e.g. “access is denied”. */
    return g_strdup_printf (_("Games that were begun while their folder was not there could not be put into it: %s"),
                            doc_trouble_tell (self->error));
  if (self->n_brought > 0)
    return g_strdup_printf (ngettext ("The folder with the games is there again. %u game that was begun meanwhile is in it now.",
                                      "The folder with the games is there again. %u games that were begun meanwhile are in it now.",
                                      self->n_brought), self->n_brought);

  return NULL;
}

static void
tell (ParlourFolderNotice *self)
{
  g_autofree char *sentence = describe (self);

  gtk_label_set_label (self->sentence, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self), sentence != NULL);
}

/* Bringing */

static void
on_left (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (ParlourFolderNotice) self = data;

  table_folder_leave_finish (result);
  self->is_bringing = FALSE;
  tell (self);
  g_signal_emit (self, brought_signal, 0);
}

/* A game that is open elsewhere goes there once it is not. */
static void
on_copied (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ParlourFolderNotice) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) copies = table_folder_copy_finish (result, &error);

  g_clear_error (&self->error);
  if (copies != NULL)
    {
      self->n_brought += g_hash_table_size (copies);
      parlour_last_game_follow (parlour_settings_get (), copies);
      table_folder_leave_async (copies, on_left, g_object_ref (self));
      return;
    }

  self->is_bringing = FALSE;
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BUSY))
    self->error = g_steal_pointer (&error);
  tell (self);
}

static void
bring (ParlourFolderNotice *self)
{
  g_autofree char *folder = parlour_places_make_games ();
  g_autofree char *disk = parlour_places_get_disk ();
  g_autofree char *meanwhile = parlour_places_get_meanwhile ();
  g_autoptr (GPtrArray) games = table_folder_list (meanwhile);

  for (guint i = games->len; i > 0; i--)
    if (parlour_places_is_open (g_ptr_array_index (games, i - 1)))
      g_ptr_array_remove_index (games, i - 1);
  if (games->len == 0)
    return;

  self->is_bringing = TRUE;
  table_folder_copy_async (games, folder, disk, on_copied, g_object_ref (self));
}

/* The notice */

static void
parlour_folder_notice_finalize (GObject *object)
{
  g_clear_error (&PARLOUR_FOLDER_NOTICE (object)->error);

  G_OBJECT_CLASS (parlour_folder_notice_parent_class)->finalize (object);
}

static void
parlour_folder_notice_class_init (ParlourFolderNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_folder_notice_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/books/folder-notice.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourFolderNotice, sentence);

  /* Games have gone into their folder. */
  brought_signal = g_signal_new ("brought", PARLOUR_TYPE_FOLDER_NOTICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
parlour_folder_notice_init (ParlourFolderNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Looks again whether the folder is there. */
void
parlour_folder_notice_refresh (ParlourFolderNotice *self)
{
  if (parlour_places_is_away ())
    self->n_brought = 0;
  else if (!self->is_bringing)
    bring (self);
  tell (self);
}
