/* parlour-farewell.c: what is done before the program goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever ends the program otherwise than by closing its windows, or puts the
 * computer to sleep, does not ask about the game, and need not.
 */

#include "config.h"

#include "parlour-farewell.h"

#include "parlour-collections.h"
#include "parlour-window.h"
#include "table-sleep.h"

#include <glib-unix.h>
#include <signal.h>

#define SLEEP "parlour-sleep"

/* A disk that takes longer keeps nobody: what it has not taken by then goes into a
 * copy. The system itself waits for some seconds only. */
#define SECONDS_TO_WAIT 3

static GPtrArray *
list_emergencies (GtkApplication *application)
{
  GPtrArray *emergencies = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (PARLOUR_IS_WINDOW (l->data) && parlour_window_get_emergency (l->data) != NULL)
      g_ptr_array_add (emergencies, g_object_ref (parlour_window_get_emergency (l->data)));

  return emergencies;
}

static gboolean
is_any_busy (const GPtrArray *emergencies)
{
  const GPtrArray *collections = parlour_collections_list ();

  for (guint i = 0; i < collections->len; i++)
    if (parlour_cards_is_busy (collections->pdata[i]))
      return TRUE;

  for (guint i = 0; i < emergencies->len; i++)
    if (table_emergency_is_busy (emergencies->pdata[i]))
      return TRUE;

  return FALSE;
}

static void
finish_games (const GPtrArray *emergencies)
{
  for (guint i = 0; i < emergencies->len; i++)
    table_emergency_finish (emergencies->pdata[i]);
}

/* Neither the session of the desktop nor the computer waits long, and the program
 * goes on after this: so nothing else is to happen before it returns. */
static void
save_at_once (GtkApplication *application)
{
  const gint64 end = g_get_monotonic_time () + SECONDS_TO_WAIT * G_TIME_SPAN_SECOND;
  const GPtrArray *collections = parlour_collections_list ();
  g_autoptr (GPtrArray) emergencies = list_emergencies (application);

  finish_games (emergencies);
  for (guint i = 0; i < collections->len; i++)
    parlour_cards_wait (collections->pdata[i], end);
}

static gboolean
on_time_is_up (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_CONTINUE;
}

/* Waits until all that was entered in all windows is on the disk, in the files of the games or,
 * where they cannot be written, in copies, and in those of the cards. */
void
parlour_farewell_save (GtkApplication *application)
{
  const GPtrArray *collections = parlour_collections_list ();
  g_autoptr (GPtrArray) emergencies = NULL;
  gboolean is_late = FALSE;
  guint timer;

  g_return_if_fail (GTK_IS_APPLICATION (application));

  emergencies = list_emergencies (application);
  for (guint i = 0; i < collections->len; i++)
    parlour_cards_hurry (collections->pdata[i]);
  timer = g_timeout_add_seconds (SECONDS_TO_WAIT, on_time_is_up, &is_late);
  while (!is_late && is_any_busy (emergencies))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timer);

  finish_games (emergencies);
}

/* Nobody plays while the screen is locked or the computer sleeps: games pause by themselves. */
static void
set_away (GtkApplication *application,
          gboolean        is_away)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    {
      TableSession *session = PARLOUR_IS_WINDOW (l->data) ? parlour_window_get_session (l->data) : NULL;

      if (session != NULL)
        table_session_set_paused (session, TABLE_PAUSED_AWAY, is_away);
    }
}

static void
follow_screen (GtkApplication *application)
{
  gboolean is_locked;

  g_object_get (application, "screensaver-active", &is_locked, NULL);
  set_away (application, is_locked);
}

static void
on_sleep (GtkApplication *application)
{
  set_away (application, TRUE);
  save_at_once (application);
}

static gboolean
on_signal (gpointer application)
{
  g_application_quit (application);

  return G_SOURCE_CONTINUE;
}

/* Who starts a program so that it does not hear a signal means that. */
static void
hear (int           number,
      GApplication *application)
{
  struct sigaction action;

  if (sigaction (number, NULL, &action) == 0 && action.sa_handler != SIG_IGN)
    g_unix_signal_add (number, on_signal, application);
}

/* Lets the application end in peace when it is told to by a signal, and all that was entered be
 * on the disk before the session of the desktop ends or the computer goes to sleep. Games pause while it sleeps, and while the
 * screen is locked. */
void
parlour_farewell_prepare (GtkApplication *application)
{
  TableSleep *sleep;

  g_return_if_fail (GTK_IS_APPLICATION (application));

  hear (SIGTERM, G_APPLICATION (application));
  hear (SIGINT, G_APPLICATION (application));
  hear (SIGHUP, G_APPLICATION (application));

  g_signal_connect (application, "query-end", G_CALLBACK (save_at_once), NULL);

  sleep = table_sleep_new ();
  g_signal_connect_object (sleep, "coming", G_CALLBACK (on_sleep), application, G_CONNECT_SWAPPED);
  g_signal_connect_object (sleep, "over", G_CALLBACK (follow_screen), application, G_CONNECT_SWAPPED);
  g_signal_connect (application, "notify::screensaver-active", G_CALLBACK (follow_screen), NULL);
  g_object_set_data_full (G_OBJECT (application), SLEEP, sleep, g_object_unref);
}
