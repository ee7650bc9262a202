/* parlour-dialog.c: questions that change their language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-dialog.h"

#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <stdarg.h>

#define WORDS "parlour-words"

/* As it is to be translated. */
typedef struct {
  const char *heading;
  const char *body;
  char *detail;
  GPtrArray *responses; /* of static strings: an id and a label each */
} Words;

static void
words_free (Words *words)
{
  g_free (words->detail);
  g_ptr_array_unref (words->responses);
  g_free (words);
}

static char *
make_body (const Words *words)
{
  g_auto (GStrv) around = NULL;

  if (words->body == NULL)
    return g_strdup (words->detail != NULL ? words->detail : "");
  if (words->detail == NULL)
    return g_strdup (gettext (words->body));

  around = g_strsplit (gettext (words->body), "%s", 2);

  return g_strjoinv (words->detail, around);
}

static void
tell (GtkWidget *widget,
      int        number)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  const Words *words = g_object_get_data (G_OBJECT (dialog), WORDS);
  g_autofree char *body = make_body (words);

  adw_message_dialog_set_heading (dialog, gettext (words->heading));
  adw_message_dialog_set_body (dialog, body);
  for (guint i = 0; i < words->responses->len; i += 2)
    adw_message_dialog_set_response_label (dialog, words->responses->pdata[i],
                                           gettext (words->responses->pdata[i + 1]));
}

/**
 * parlour_dialog_new:
 * @parent: (nullable): the window that it belongs to
 * @heading: (scope forever): the question
 * @body: (scope forever) (nullable): what else is to be said
 * @detail: (nullable): what takes the place of `%s` in @body, or of @body
 * @first_response: (scope forever): the id of the first answer, which is also that of who
 *   closes it, followed by its label and the others in the same way, and `NULL`
 *
 * Makes a question. All texts but @detail are marked for translation and not
 * translated yet; that is done whenever the language of the interface changes.
 *
 * Returns: (transfer none): the dialog, which belongs to GTK
 */
AdwMessageDialog *
parlour_dialog_new (GtkWindow  *parent,
                    const char *heading,
                    const char *body,
                    const char *detail,
                    const char *first_response,
                    ...)
{
  AdwMessageDialog *dialog;
  Words *words;
  va_list responses;

  g_return_val_if_fail (heading != NULL, NULL);
  g_return_val_if_fail (first_response != NULL, NULL);

  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, NULL, NULL));
  parlour_window_set_parent (GTK_WINDOW (dialog), parent);
  words = g_new0 (Words, 1);
  words->heading = heading;
  words->body = body;
  words->detail = g_strdup (detail);
  words->responses = g_ptr_array_new ();

  va_start (responses, first_response);
  for (const char *id = first_response; id != NULL; id = va_arg (responses, const char *))
    {
      const char *label = va_arg (responses, const char *);

      g_ptr_array_add (words->responses, (gpointer) id);
      g_ptr_array_add (words->responses, (gpointer) label);
      adw_message_dialog_add_response (dialog, id, gettext (label));
    }
  va_end (responses);

  adw_message_dialog_set_close_response (dialog, first_response);
  g_object_set_data_full (G_OBJECT (dialog), WORDS, words, (GDestroyNotify) words_free);
  parlour_tell (GTK_WIDGET (dialog), tell, 0);

  return dialog;
}

/**
 * parlour_dialog_tell:
 * @parent: (nullable): the window that it belongs to
 * @heading: (scope forever): what has happened
 * @body: (scope forever) (nullable): what else is to be said
 * @detail: (nullable): what takes the place of `%s` in @body, or of @body
 *
 * Tells something, as parlour_dialog_new() does, to which there is no answer.
 */
void
parlour_dialog_tell (GtkWindow  *parent,
                     const char *heading,
                     const char *body,
                     const char *detail)
{
  gtk_window_present (GTK_WINDOW (parlour_dialog_new (parent, heading, body, detail, "close", N_("_Close"), NULL)));
}
