/* parlour-file-chooser.c: asks for a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-file-chooser.h"

#include <string.h>

#define WISH "parlour-wish"

/* As no data is a function. */
typedef struct {
  ParlourFileChosen chosen;
} Wish;

static void
on_response (GtkFileChooserNative *chooser,
             int                   response,
             GtkWidget            *self)
{
  const Wish *wish = g_object_get_data (G_OBJECT (chooser), WISH);
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    wish->chosen (self, file);
  g_object_unref (chooser);
}

/**
 * parlour_file_chooser_new:
 * @self: what wants a file, in the window that the dialog belongs to
 * @title: what the file is wanted for, in the language of the moment
 * @action: whether it is opened or saved, or is a folder
 * @chosen: (scope forever): what is done with it, called at most once: not if nobody chooses one, nor if @self has gone before
 *
 * Makes a modal dialog that asks for one file of any kind. It is shown by gtk_native_dialog_show(), once all is said of it, as by
 * parlour_file_chooser_offer() or gtk_file_chooser_set_current_name().
 *
 * Returns: (transfer none): the dialog, which goes when it is answered
 */
GtkFileChooser *
parlour_file_chooser_new (GtkWidget           *self,
                          const char          *title,
                          GtkFileChooserAction action,
                          ParlourFileChosen    chosen)
{
  GtkFileChooserNative *chooser;
  Wish *wish;

  g_return_val_if_fail (title != NULL && chosen != NULL, NULL);

  chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (self)), action, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  wish = g_new (Wish, 1);
  wish->chosen = chosen;
  g_object_set_data_full (G_OBJECT (chooser), WISH, wish, g_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_response), self, 0);

  return GTK_FILE_CHOOSER (chooser);
}

/**
 * parlour_file_chooser_offer:
 * @chooser: a dialog that asks for a file
 * @name: what files of the kind that is wanted are called, in the language of the moment
 * @endings: (array zero-terminated=1): how their names end, each with its dot, in small letters or capitals
 *
 * Offers files of one kind only.
 */
void
parlour_file_chooser_offer (GtkFileChooser    *chooser,
                            const char        *name,
                            const char *const *endings)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; endings[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, endings[i] + strlen ("."));
  gtk_file_chooser_add_filter (chooser, filter);
}

/**
 * parlour_file_chooser_open:
 * @self: what wants a file, as for parlour_file_chooser_new()
 * @title: what it is wanted for, in the language of the moment
 * @name: what files of the kind that is wanted are called, as for parlour_file_chooser_offer()
 * @endings: (array zero-terminated=1): how their names end
 * @chosen: (scope forever): what is done with it
 *
 * Asks for one file of a kind that is there.
 */
void
parlour_file_chooser_open (GtkWidget         *self,
                           const char        *title,
                           const char        *name,
                           const char *const *endings,
                           ParlourFileChosen  chosen)
{
  GtkFileChooser *chooser = parlour_file_chooser_new (self, title, GTK_FILE_CHOOSER_ACTION_OPEN, chosen);

  parlour_file_chooser_offer (chooser, name, endings);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
