/* other-catalogues.c: takes other catalogues while a program runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To begin takes a program longer than to show a page in another language. Loaded
 * before a program (LD_PRELOAD) this lets it read its texts from where the
 * environment says in OTHER_CATALOGUES from SIGUSR2 on, and makes the file that is
 * named in OTHERS_TAKEN once it does. What is to be seen changes when the language
 * does the next time.
 */

#include <glib-unix.h>
#include <libintl.h>

static gboolean
on_asked (gpointer taken)
{
  bindtextdomain (textdomain (NULL), g_getenv ("OTHER_CATALOGUES"));
  g_file_set_contents (taken, "", 0, NULL);

  return G_SOURCE_CONTINUE;
}

/* Listening to signals takes a thread, which no program expects before it runs. */
static gboolean
on_running (gpointer taken)
{
  g_unix_signal_add_full (G_PRIORITY_DEFAULT, SIGUSR2, on_asked, taken, g_free);

  return G_SOURCE_REMOVE;
}

__attribute__ ((constructor)) static void
begin (void)
{
  const char *taken = g_getenv ("OTHERS_TAKEN");

  if (taken != NULL)
    g_idle_add_full (G_PRIORITY_HIGH, on_running, g_strdup (taken), NULL);
}
