/* serve.c: a game that telephones take part in, without a screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game is kept as the window keeps it: each event is on the disk before the next. What another program writes into the file
 * meanwhile takes the place of the game, as nobody is here to be asked, and what was entered here is kept beside it.
 */

#include "config.h"

#include "serve.h"

#include <glib/gi18n.h>

#ifdef HAVE_PHONES

#include "doc-file.h"
#include "phones-code.h"
#include "phones-server.h"
#include "table-copy.h"
#include "table-emergency.h"
#include "table-game-file.h"
#include "table-hold.h"
#include "table-other.h"
#include "table-record-file.h"

#include <glib-unix.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

/* A disk that takes longer keeps nobody: what it has not taken by then goes into a copy. */
#define SECONDS_TO_WAIT 3

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

  print_links (_("Scan this with the phone of the host:"), host_links);
  print_links (_("Scan this with all other phones, on the same network as this machine:"), links);
  fflush (stdout);
}

/* A game, and who looks after it. */
typedef struct {
  PhonesServer *server;
  TableSession *session;
  TableEmergency *emergency;
  gboolean is_reading; /* what another program has written */
} Service;

static void look (Service *self);

/* Whoever does not see the screen looks here. */
G_GNUC_PRINTF (1, 2) static void
say (const char *format,
     ...)
{
  va_list arguments;
  g_autofree char *sentence = NULL;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  fprintf (stderr, "%s\n", sentence);
}

static gboolean
has_other_writer (const Service *self)
{
  return g_error_matches (table_session_get_error (self->session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

static void
on_error (Service *self)
{
  const GError *error = table_session_get_error (self->session);

  if (has_other_writer (self))
    look (self);
  else if (error != NULL)
    say ("%s: %s", table_session_get_path (self->session), error->message);
}

static void
drop (Service *self)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->emergency);
  g_clear_object (&self->session);
}

static void
look_after (Service      *self,
            TableSession *session)
{
  g_auto (GStrv) copies = table_copy_list_places (FALSE);

  drop (self);
  self->session = g_object_ref (session);
  self->emergency = table_emergency_new (session, (const char *const *) copies);
  g_signal_connect_swapped (session, "error", G_CALLBACK (on_error), self);
}

/* What another program has made of the game takes its place, on all telephones. */
static void
take (Service    *self,
      TableOther *other)
{
  const char *path = table_session_get_path (self->session);
  g_autoptr (TableSession) session = table_session_new (g_steal_pointer (&other->record), path, other->etag);

  table_session_discard (self->session);
  look_after (self, session);
  phones_table_change_session (phones_server_get_table (self->server), session);
}

/* Who replaces something keeps it. */
static void
take_apart (Service    *self,
            TableOther *other)
{
  const char *path = table_session_get_path (self->session);
  g_autofree char *text = table_session_make_text (self->session);
  g_autofree char *directory = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = table_game_file_keep_text (path, text, directory, &error);

  if (kept == NULL)
    {
      say (_("Another program has changed the game, and as it is here it could not be kept beside it: %s."), error->message);
      return;
    }

  take (self, other);
  /* Translators: %s is a file. */
  say (_("Another program has gone on with the game otherwise: the phones show that, and what was entered on them is kept as “%s”."), kept);
}

/* It may be written on by who wrote it, and is then taken; until then the game goes on. */
static void
put_aside (Service    *self,
           TableOther *other)
{
  const char *path = table_session_get_path (self->session);
  g_autofree char *directory = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = table_game_file_keep (path, directory, &error);

  if (kept == NULL)
    {
      say (_("What another program has written into the file is no game, and could not be kept: %s."), error->message);
      return;
    }

  table_session_accept_file (self->session, other->etag, FALSE);
  /* Translators: %s is a file. */
  say (_("What another program has written into the file is no game, and is kept as “%s”: the game goes on."), kept);
}

static void
settle (Service    *self,
        TableOther *other)
{
  if (other->etag == NULL)
    table_session_retry_saving (self->session, TRUE);
  else if (other->record == NULL)
    put_aside (self, other);
  else if (other->kinship == TABLE_KINSHIP_SAME || other->kinship == TABLE_KINSHIP_BEHIND)
    table_session_accept_file (self->session, other->etag, other->kinship == TABLE_KINSHIP_SAME);
  else if (other->kinship == TABLE_KINSHIP_AHEAD)
    {
      take (self, other);
      say (_("Another program has gone on with the game: the phones show it as it is in the file."));
    }
  else
    take_apart (self, other);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Service *self = data;
  g_autoptr (TableOther) other = table_other_read_finish (TABLE_SESSION (source), result);

  self->is_reading = FALSE;
  if ((gpointer) source != self->session || !has_other_writer (self))
    return;

  if (other == NULL)
    look (self);
  else
    settle (self, other);
}

static void
look (Service *self)
{
  if (self->is_reading)
    return;

  self->is_reading = TRUE;
  table_other_read_async (self->session, on_read, self);
}

static gboolean
on_time_is_up (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_CONTINUE;
}

/* All that was entered is on the disk before the program ends: in the file or, where that cannot be, in a copy. Where it is in
 * neither, that is an error. */
static gboolean
finish (Service *self,
        GError **error)
{
  gboolean is_late = FALSE;
  const guint timer = g_timeout_add_seconds (SECONDS_TO_WAIT, on_time_is_up, &is_late);

  while (!is_late && (self->is_reading || table_emergency_is_busy (self->emergency)))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timer);
  table_emergency_finish (self->emergency);
  if (table_session_get_error (self->session) == NULL && !table_emergency_is_busy (self->emergency))
    return TRUE;

  if (table_emergency_get_path (self->emergency) == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("The game could not be written anywhere: what was entered last is lost."));
      return FALSE;
    }

  /* Translators: %s is a file. */
  say (_("The game could not be written into its file. All of it is in “%s”."), table_emergency_get_path (self->emergency));

  return TRUE;
}

static gboolean
on_signal (gpointer loop)
{
  g_main_loop_quit (loop);

  return G_SOURCE_CONTINUE;
}

/* The machine sleeps, or is found elsewhere. */
static void
on_server_changed (Service *self)
{
  if (phones_server_is_on (self->server))
    print_all_links (self->server);
  else
    table_emergency_finish (self->emergency);
}

/* Serves until it is told to go, which whoever reads where it is may do at once. */
static void
run (PhonesServer *server)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  const guint sources[] = { g_unix_signal_add (SIGINT, on_signal, loop), g_unix_signal_add (SIGTERM, on_signal, loop),
                            g_unix_signal_add (SIGHUP, on_signal, loop) };

  puts (_("Ctrl+C ends it."));
  print_all_links (server);
  g_main_loop_run (loop);
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    g_source_remove (sources[i]);
}

/* A pipe, from which tools may read a game, is nothing that it could be written back to. */
static gboolean
can_be_kept (const char *path,
             GError    **error)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_REGULAR)
      || g_file_test (path, G_FILE_TEST_IS_DIR))
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("A game cannot be kept in “%s”, which is no file."), path);

  return FALSE;
}

/* Lets telephones take part in a game until the program is told to go, and prints where they
 * find it. @address is the address to listen at, as a number, or NULL for all of this machine.
 * @port is the port, or 0 for the usual one or, if that is taken, another one. */
gboolean
serve (const char  *path,
       const char  *address,
       int          port,
       gboolean    *is_of_file,
       GError     **error)
{
  g_autoptr (TableHold) hold = can_be_kept (path, error) ? table_hold_new (path, error) : NULL;
  /* Who writes it while it is read has written another one than that. */
  g_autofree char *etag = doc_get_mark (path);
  TableRecord *record = hold != NULL ? table_record_load (path, error) : NULL;
  g_autoptr (TableSession) session = NULL;
  g_autoptr (PhonesServer) server = NULL;
  Service service = { NULL };
  gboolean is_kept;

  *is_of_file = record == NULL;
  if (record == NULL)
    return FALSE;

  session = table_session_new (record, path, etag);
  table_session_note_break (session);
  server = phones_server_new (session);
  if (!phones_server_start (server, address, (guint16) port, error))
    return FALSE;

  service.server = server;
  look_after (&service, session);
  phones_server_let_wake (server);
  g_signal_connect_swapped (server, "changed", G_CALLBACK (on_server_changed), &service);
  run (server);
  phones_server_stop (server);
  is_kept = finish (&service, error);
  *is_of_file = !is_kept;
  drop (&service);

  return is_kept;
}

#else

gboolean
serve (const char  *path,
       const char  *address,
       int          port,
       gboolean    *is_of_file,
       GError     **error)
{
  *is_of_file = FALSE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _("this kontor-cli was built without phones"));

  return FALSE;
}

#endif
