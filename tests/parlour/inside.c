/* inside.c: answers from inside a program what nobody is told outside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loaded before a program (LD_PRELOAD) this answers two signals, each by a file that
 * the environment names, and without which it does nothing:
 *
 * SIGUSR1: which texts do not fit where they are. A screen reader is told of a text as
 * a whole, however little of it there is room for. The labels that end in dots are
 * written into the file of SHORTENED_TEXTS, one a line, behind what they are in.
 *
 * SIGUSR2: to begin takes a program longer than to show a page in another language. It
 * reads its texts from where OTHER_CATALOGUES says from now on, and makes the file of
 * OTHERS_TAKEN. What is to be seen changes when the language does the next time.
 */

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>

static const char *
get_name (GtkWidget *widget)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));

  return id != NULL ? id : gtk_widget_get_css_name (widget);
}

/* What is ours around a label, as its template says. */
static const char *
find_template (GtkWidget *widget)
{
  while (widget != NULL && !g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Parlour")
         && !g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Colonia"))
    widget = gtk_widget_get_parent (widget);

  return widget != NULL ? G_OBJECT_TYPE_NAME (widget) : "";
}

static void
add_label (GString  *found,
           GtkLabel *label)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return;

  lines = g_strsplit (gtk_label_get_text (label), "\n", -1);
  text = g_strjoinv (" ", lines);
  g_string_append_printf (found, "%s of %s\t%s\n", get_name (GTK_WIDGET (label)), find_template (GTK_WIDGET (label)), text);
}

static void
add_shortened (GString   *found,
               GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget))
    add_label (found, GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_shortened (found, child);
}

static gboolean
on_asked_for_texts (gpointer path)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GString *found = g_string_new (NULL);

  for (GList *l = windows; l != NULL; l = l->next)
    add_shortened (found, l->data);
  /* It takes the place of another, so that nobody reads half of it. */
  g_file_set_contents (path, found->str, (gssize) found->len, NULL);
  g_string_free (found, TRUE);

  return G_SOURCE_CONTINUE;
}

static gboolean
on_asked_for_others (gpointer path)
{
  bindtextdomain (textdomain (NULL), g_getenv ("OTHER_CATALOGUES"));
  g_file_set_contents (path, "", 0, NULL);

  return G_SOURCE_CONTINUE;
}

static void
listen (int         number,
        GSourceFunc answer,
        const char *variable)
{
  const char *path = g_getenv (variable);

  if (path != NULL)
    g_unix_signal_add_full (G_PRIORITY_DEFAULT, number, answer, g_strdup (path), g_free);
}

/* Listening to signals takes a thread, which no program expects before it runs. */
static gboolean
on_running (gpointer data)
{
  listen (SIGUSR1, on_asked_for_texts, "SHORTENED_TEXTS");
  listen (SIGUSR2, on_asked_for_others, "OTHERS_TAKEN");

  return G_SOURCE_REMOVE;
}

__attribute__ ((constructor)) static void
begin (void)
{
  g_idle_add_full (G_PRIORITY_HIGH, on_running, NULL, NULL);
}
