/* parlour-about.c: what the program says about itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-about.h"

#include "parlour-widgets.h"
#include "table-game.h"

#include <glib/gi18n.h>

/* Whoever reports a fault is asked for this, so it is not translated. */
static char *
make_debug_info (void)
{
  return g_strdup_printf ("%s %s%s\n"
                          "GTK %u.%u.%u (built with %d.%d.%d)\n"
                          "libadwaita %u.%u.%u (built with %d.%d.%d)\n"
                          "GLib %u.%u.%u (built with %d.%d.%d)\n",
                          APPLICATION_ID, PACKAGE_VERSION, DEVELOPMENT ? " (development)" : "",
                          gtk_get_major_version (), gtk_get_minor_version (), gtk_get_micro_version (),
                          GTK_MAJOR_VERSION, GTK_MINOR_VERSION, GTK_MICRO_VERSION,
                          adw_get_major_version (), adw_get_minor_version (), adw_get_micro_version (),
                          ADW_MAJOR_VERSION, ADW_MINOR_VERSION, ADW_MICRO_VERSION,
                          glib_major_version, glib_minor_version, glib_micro_version,
                          GLIB_MAJOR_VERSION, GLIB_MINOR_VERSION, GLIB_MICRO_VERSION);
}

/* What the program is for, and for which game first. */
static char *
make_comments (void)
{
  /* Translators: %s is the name of a game. */
  return g_strdup_printf (_("Minds the books of an evening of board games: whose turn it is, who comes home "
                            "when, what the ships pay and who wins. The first of its games is %s.\n\n"
                            "The game itself is needed. This companion is unofficial, and contains no "
                            "artwork, no text and no cards of its publisher."),
                          table_game_get_name (table_games[0]));
}

/* Makes the window in which the program tells about itself. */
GtkWidget *
parlour_about_new (GtkWindow *parent)
{
  g_autofree char *debug_info = make_debug_info ();
  g_autofree char *comments = make_comments ();
  GtkWidget *window;

  window = g_object_new (ADW_TYPE_ABOUT_WINDOW,
                         "modal", parent != NULL,
                         "application-name", g_get_application_name (),
                         "application-icon", APPLICATION_ID,
                         "version", PACKAGE_VERSION,
                         "developer-name", _("Kontor’s authors"),
                         "comments", comments,
                         "website", HOMEPAGE,
                         "issue-url", BUG_TRACKER,
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "copyright", _("© Kontor’s authors"),
                         "translator-credits",
                         /* Translators: your names, one a line; they are shown as the translators. */
                         _("translator-credits"),
                         "debug-info", debug_info,
                         "debug-info-filename", "kontor.txt",
                         NULL);
  parlour_window_set_parent (GTK_WINDOW (window), parent);

  return window;
}
