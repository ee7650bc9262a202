/* serve.c: a game that telephones take part in, without a screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game is kept as the window keeps it: each event is on the disk before the next, and what another program writes into the
 * file meanwhile is not written over.
 */

#include "config.h"

#include "serve.h"

#include <glib/gi18n.h>

#ifdef HAVE_PHONES

#include "phones-code.h"
#include "phones-server.h"
#include "table-record-file.h"

#include <glib-unix.h>
#include <stdio.h>
#include <unistd.h>

/* The others are for those who cannot reach the first. */
static void
print_links (const char *title,
             char      **links)
{
  printf ("%s\n", title);
  if (isatty (STDOUT_FILENO))
    {
      g_autofree char *code = phones_code_draw (links[0]);

      fputs (code, stdout);
    }
  for (char **link = links; *link != NULL; link++)
    printf ("  %s\n", *link);
}

static void
print_all_links (PhonesServer *server)
{
  g_auto (GStrv) links = phones_server_list_links (server, FALSE);
  g_auto (GStrv) host_links = phones_server_list_links (server, TRUE);

  print_links (_("For all phones, on the same network as this machine:"), links);
  print_links (_("For the phone of the host:"), host_links);
  fflush (stdout);
}

/* Whoever does not see the screen looks here. */
static void
on_error (TableSession *session)
{
  const GError *error = table_session_get_error (session);

  if (error != NULL)
    fprintf (stderr, "%s: %s\n", table_session_get_path (session), error->message);
}

static gboolean
on_signal (gpointer loop)
{
  g_main_loop_quit (loop);

  return G_SOURCE_CONTINUE;
}

/* Serves until it is told to go, which whoever reads where it is may do at once. */
static void
run (PhonesServer *server)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  const guint sources[] = { g_unix_signal_add (SIGINT, on_signal, loop), g_unix_signal_add (SIGTERM, on_signal, loop),
                            g_unix_signal_add (SIGHUP, on_signal, loop) };

  print_all_links (server);
  g_main_loop_run (loop);
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    g_source_remove (sources[i]);
}

static TableRecord *
load (const char  *path,
      char       **etag,
      GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GInputStream) stream = NULL;

  /* Who writes it while it is read has written another one than that. */
  *etag = table_record_get_etag (path);
  stream = G_INPUT_STREAM (g_file_read (file, NULL, error));

  return stream != NULL ? table_record_read (stream, error) : NULL;
}

/**
 * serve:
 * @path: (type filename): the file of a game
 * @address: (nullable): the address to listen at, as a number, or `NULL` for all of this machine
 * @port: the port, or 0 for the usual one or, if that is taken, another one
 * @error: return location for a `GError`
 *
 * Lets telephones take part in a game until the program is told to go, and prints where they find it.
 *
 * Returns: whether it could
 */
gboolean
serve (const char  *path,
       const char  *address,
       int          port,
       GError     **error)
{
  g_autofree char *etag = NULL;
  g_autoptr (TableSession) session = NULL;
  g_autoptr (PhonesServer) server = NULL;
  TableRecord *record = load (path, &etag, error);

  if (record == NULL)
    return FALSE;

  session = table_session_new (record, path, etag);
  g_signal_connect (session, "notify::error", G_CALLBACK (on_error), NULL);
  server = phones_server_new (session);
  if (!phones_server_start (server, address, (guint16) port, error))
    return FALSE;

  run (server);
  phones_server_stop (server);

  return TRUE;
}

#else

gboolean
serve (const char  *path,
       const char  *address,
       int          port,
       GError     **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("this kontor-cli was built without phones"));

  return FALSE;
}

#endif
