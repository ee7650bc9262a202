/* test-phones-room.c: telephones at the table, from inside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "last-line.h"
#include "phones-code.h"
#include "phones-html.h"
#include "phones-page.h"
#include "phones-server.h"
#include "phones-token.h"
#include "table-line.h"
#include "table-simulation.h"
#include "text-code.h"
#include "tongue.h"

#include <string.h>

#define N_GAMES 3

static TableSession *
make_session (const TableGame *game,
              guint64          seed)
{
  return table_session_new (table_simulate (game, game->max_players, 0, seed), NULL, NULL);
}

/* Whatever comes from somebody is text. */
static void
test_html (void)
{
  PhonesHtml *html = phones_html_new ();
  g_autofree char *text = NULL;

  phones_html_open (html, "p", "title", "\"><b onclick='x'>", "lang", NULL, "class", "a\nb", NULL);
  phones_html_text (html, "<script>&\n");
  phones_html_line (html, "b", NULL, "");
  phones_html_open (html, "input", NULL);
  phones_html_close (html);
  phones_html_close (html);
  text = phones_html_finish (html);
  g_assert_cmpstr (text, ==, "<p title=\"&quot;&gt;&lt;b onclick=&#39;x&#39;&gt;\" class=\"a&#10;b\">&lt;script&gt;&amp;<br><input></p>");
}

/* Five wrong ones in a minute, of each address for itself. */
static void
test_tries (void)
{
  g_autoptr (PhonesTries) tries = phones_tries_new (PHONES_MOST_TRIES, G_TIME_SPAN_MINUTE);
  g_autofree char *token = phones_token_make (), *other = phones_token_make ();
  gint64 now = 1000;

  g_assert_cmpuint (strlen (token), ==, 32);
  g_assert_cmpstr (token, !=, other);
  g_assert_true (phones_token_is (token, token));
  g_assert_false (phones_token_is (token, other));
  g_assert_false (phones_token_is (token, NULL));
  for (int i = 0; i < PHONES_MOST_TRIES; i++)
    {
      g_assert_true (phones_tries_may (tries, "192.0.2.1", now));
      phones_tries_count (tries, "192.0.2.1", now++);
    }
  g_assert_false (phones_tries_may (tries, "192.0.2.1", now));
  g_assert_true (phones_tries_may (tries, "192.0.2.2", now));
  g_assert_false (phones_tries_may (tries, "192.0.2.1", G_TIME_SPAN_MINUTE));
  g_assert_true (phones_tries_may (tries, "192.0.2.1", 1000 + G_TIME_SPAN_MINUTE));

  /* Who comes from many places keeps nobody out, and fills no memory: who began first is forgotten, others are not. */
  for (int i = 0; i < PHONES_MOST_TRIES; i++)
    phones_tries_count (tries, "192.0.2.1", now);
  for (int i = 0; i < 256; i++)
    {
      g_autofree char *address = g_strdup_printf ("2001:db8::%x", i);

      g_assert_false (phones_tries_may (tries, "192.0.2.1", now + 1));
      g_assert_true (phones_tries_may (tries, address, now + 1));
      phones_tries_count (tries, address, now + 1);
    }
  g_assert_true (phones_tries_may (tries, "192.0.2.1", now + 1));
}

/* Nobody at a table of twelve waits, however they touch and whatever comes of it; who asks on and on does, and only that. */
static void
test_pace (void)
{
  g_autoptr (PhonesTries) tries = phones_tries_new (PHONES_MOST_REQUESTS, 10 * G_TIME_SPAN_SECOND);

  for (gint64 now = 0; now < 60 * G_TIME_SPAN_SECOND; now += G_TIME_SPAN_SECOND)
    for (int phone = 0; phone < 12; phone++)
      {
        g_autofree char *who = g_strdup_printf ("phone %d", phone);

        /* Each touches something twice in a second, and asks once for whatever anybody has touched that is news. */
        for (int i = 0; i < 14; i++)
          {
            g_assert_true (phones_tries_may (tries, who, now));
            phones_tries_count (tries, who, now);
          }
      }
  for (int i = 0; i < PHONES_MOST_REQUESTS; i++)
    {
      g_assert_true (phones_tries_may (tries, "attacker", i));
      phones_tries_count (tries, "attacker", i);
    }
  g_assert_false (phones_tries_may (tries, "attacker", PHONES_MOST_REQUESTS));
  g_assert_true (phones_tries_may (tries, "phone 1", 60 * G_TIME_SPAN_SECOND));
}

/* A code is black on white, with a zone that is quiet. */
static void
test_code (void)
{
  int width;
  g_autofree guint8 *modules = text_code_make ("http://192.168.178.20:4711/#0123456789abcdef0123456789abcdef", &width);
  g_autofree char *drawn = phones_code_draw ("http://192.168.178.20:4711/#0123456789abcdef0123456789abcdef");
  g_auto (GStrv) own = phones_code_list_addresses ("::1");
  g_auto (GStrv) all = phones_code_list_addresses (NULL);

  for (int i = 0; i < width; i++)
    for (int j = 0; j < TEXT_CODE_QUIET; j++)
      g_assert_cmpint (modules[j * width + i] + modules[i * width + j] + modules[(width - 1 - j) * width + i], ==, 0);
  g_assert_cmpint (modules[TEXT_CODE_QUIET * width + TEXT_CODE_QUIET], ==, 1);
  g_assert_true (g_str_has_prefix (drawn, "\033[30;107m"));
  g_assert_cmpstr (own[0], ==, "[::1]");
  g_assert_nonnull (all[0]);
}

/* A socket that has come to a server, and has said something. */
static GSocketConnection *
visit (PhonesServer *server,
       const char   *said)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GError) error = NULL;
  GSocketConnection *connection = g_socket_client_connect_to_host (client, "127.0.0.1", phones_server_get_port (server), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (g_socket_send (g_socket_connection_get_socket (connection), said, strlen (said), NULL, NULL), ==, strlen (said));
  g_socket_set_blocking (g_socket_connection_get_socket (connection), FALSE);

  return connection;
}

/* Lets the server do what it does until it has hung up. */
static void
wait_until_over (GSocketConnection *connection)
{
  char bytes[256];
  gssize n;

  do
    {
      g_autoptr (GError) error = NULL;

      n = g_socket_receive (g_socket_connection_get_socket (connection), bytes, sizeof bytes, NULL, &error);
      if (n < 0 && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK))
        return;
      if (n < 0)
        g_main_context_iteration (NULL, TRUE);
    }
  while (n != 0);
}

/* Who says half of something and nothing more is not waited for, and whoever is there goes when it is switched off. */
static void
test_patience (void)
{
  g_autoptr (TableSession) session = make_session (table_games[1], 1);
  g_autoptr (PhonesServer) server = phones_server_new (session);
  g_autoptr (GError) error = NULL;

  g_assert_false (phones_server_is_on (server));
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GSocketConnection) silent = NULL, half = NULL, late = NULL;
      g_autoptr (GSocketClient) client = g_socket_client_new ();
      guint16 port;

      g_assert_true (phones_server_start (server, "127.0.0.1", 0, &error));
      g_assert_no_error (error);
      port = phones_server_get_port (server);
      phones_server_set_patience (server, 20);
      silent = visit (server, "");
      half = visit (server, "GET / HTTP/1.1\r\nHo");
      wait_until_over (silent);
      wait_until_over (half);
      phones_server_set_patience (server, G_MAXINT);
      late = visit (server, "POST /look HTTP/1.1\r\nContent-Length: 10\r\n\r\nx");
      while (g_main_context_iteration (NULL, FALSE))
        ;
      phones_server_stop (server);
      wait_until_over (late);
      g_assert_false (phones_server_is_on (server));
      g_assert_null (g_socket_client_connect_to_host (client, "127.0.0.1", port, NULL, NULL));
    }
}

/* What looks at who is answered when. */
typedef struct {
  guint frame; /* what draws, or 0 */
  gboolean is_endless; /* whether there is always something to draw */
  int n_frames;
  int n_answers;
  int n_of_iteration;
  int n_before_frame; /* those that were answered while something was to be drawn */
} Turns;

static gboolean
on_frame (gpointer data)
{
  Turns *turns = data;

  turns->n_frames++;
  if (turns->is_endless)
    return G_SOURCE_CONTINUE;

  turns->frame = 0;

  return G_SOURCE_REMOVE;
}

/* What is entered on a telephone is to be seen in the window. */
static void
on_answer (Turns *turns)
{
  turns->n_answers++;
  turns->n_of_iteration++;
  turns->n_before_frame += turns->frame != 0 ? 1 : 0;
  /* As the frames of a window. */
  if (turns->frame == 0)
    turns->frame = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 20, on_frame, turns, NULL);
}

/* Several at once, each of which changes something. */
static void
flood (PhonesServer *server,
       PhonesGuest  *host,
       Turns        *turns,
       int           n)
{
  g_autoptr (GPtrArray) visits = g_ptr_array_new_with_free_func (g_object_unref);
  const guint16 port = phones_server_get_port (server);

  turns->n_answers = turns->n_frames = turns->n_before_frame = 0;
  for (int i = 0; i < n; i++)
    {
      g_autofree char *said = g_strdup_printf ("POST /act HTTP/1.1\r\nHost: 127.0.0.1:%u\r\nCookie: kontor-%u=%s\r\n"
                                               "Content-Length: 21\r\n\r\nact=language&which=%02d", port, port, host->cookie, i % 2 + 1);

      g_ptr_array_add (visits, visit (server, said));
    }
  while (turns->n_answers < n || (!turns->is_endless && turns->frame != 0))
    {
      turns->n_of_iteration = 0;
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (turns->n_of_iteration, <=, 1);
    }
  for (int i = 0; i < n; i++)
    wait_until_over (visits->pdata[i]);
}

/* However many ask at once, they are answered one at a time, after whatever is to be drawn, and also while there is always something
 * to draw. */
static void
test_turns (void)
{
  g_autoptr (TableSession) session = make_session (table_games[1], 1);
  g_autoptr (PhonesServer) server = phones_server_new (session);
  PhonesTable *table = phones_server_get_table (server);
  PhonesGuest *host = phones_table_welcome (table, "en", TRUE);
  Turns turns = { 0 };

  g_assert_true (phones_server_start (server, "127.0.0.1", 0, NULL));
  g_signal_connect_swapped (table, "news", G_CALLBACK (on_answer), &turns);
  phones_server_set_patience (server, G_MAXINT);
  flood (server, host, &turns, 30);
  g_assert_cmpint (turns.n_before_frame, ==, 0);
  g_assert_cmpint (turns.n_frames, ==, 30);

  phones_server_set_patience (server, 30 * 1000);
  turns.is_endless = TRUE;
  turns.frame = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 20, on_frame, &turns, NULL);
  flood (server, host, &turns, 3);
  g_assert_cmpint (turns.n_before_frame, ==, 3);
  g_assert_cmpint (turns.n_frames, >=, 3);
  g_source_remove (turns.frame);
  g_signal_handlers_disconnect_by_data (table, &turns);
}

/* What an event caused that is a secret of a seat is not told to others. */
static void
check_line (PhonesTable *table,
            int          seat,
            const char  *page)
{
  TableSession *session = phones_table_get_session (table);
  const TableGame *game = table_session_get_game (session);
  TableLine *line = find_last_line (session);
  const TableTelling telling = {
    .names = table_session_get_names (session), .record = table_session_get_record (session), .n_events = line->index + 1,
  };
  guint n_effects, n_told;
  const TableEffect *effects = table_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    {
      g_autofree char *told = NULL;

      if ((game->effect_facts[effects[i].kind] & TABLE_IS_PRIVATE) == 0 || effects[i].player == seat)
        continue;
      told = game->tell_effects (&telling, &effects[i], 1, &n_told);
      if (strstr (page, told) != NULL)
        g_error ("“%s” is among:\n%s", told, page);
    }
}

/* Nothing that the others keep secret is in what is told of the past, over whole random games. */
static void
test_chronicle (void)
{
  for (guint i = 0; table_games[i] != NULL; i++)
    for (guint64 seed = 1; seed <= N_GAMES; seed++)
      {
        g_autoptr (TableSession) session = make_session (table_games[i], seed);
        g_autoptr (PhonesTable) table = phones_table_new (session);
        PhonesGuest *guest = phones_table_welcome (table, "en", FALSE);
        const guint n_events = table_record_get_cursor (table_session_get_record (session));

        for (guint n = 1; n <= n_events; n += 1 + n_events / 40)
          {
            g_autofree char *page = NULL;

            table_session_go_to (session, n);
            phones_table_ask (table, guest, (int) n % table_games[i]->max_players);
            phones_table_let_in (table, guest, guest->wish);
            page = phones_page_write (table, guest, NULL);
            check_line (table, guest->seat, page);
          }
      }
}

/* What the page of a seat shows of the table, but for what happened last. */
static char *
write_table (PhonesTable *table,
             PhonesGuest *guest,
             int          seat)
{
  g_autofree char *page = NULL;
  char *begin, *end;

  phones_table_ask (table, guest, seat);
  phones_table_let_in (table, guest, seat);
  page = phones_page_write (table, guest, NULL);
  begin = strstr (page, "<section id=\"table\">");
  end = strstr (begin, "What happened last");
  g_assert_nonnull (end);

  return g_strndup (begin, (gsize) (end - begin));
}

/* The table is the same to all, and a board is seen there: nothing of it is made of what one of them alone knows. */
static void
test_table (void)
{
  for (guint i = 0; table_games[i] != NULL; i++)
    {
      g_autoptr (TableSession) session = make_session (table_games[i], 4);
      g_autoptr (PhonesTable) table = phones_table_new (session);
      PhonesGuest *guest = phones_table_welcome (table, "en", FALSE);
      const guint n_events = table_record_get_cursor (table_session_get_record (session));
      guint n_boards = 0;

      for (guint n = 1; n < n_events; n += 1 + n_events / 40)
        {
          g_autofree char *first = NULL, *second = NULL;

          table_session_go_to (session, n);
          first = write_table (table, guest, 0);
          second = write_table (table, guest, 1);
          g_assert_cmpstr (first, ==, second);
          g_assert_null (strstr (first, "data-"));
          n_boards += strstr (first, "class=\"group\"") != NULL ? 1 : 0;
        }
      g_assert_cmpuint (n_boards, >, 5);
    }
}

/* All that a telephone needs is small. */
static void
test_size (void)
{
  for (guint i = 0; table_games[i] != NULL; i++)
    {
      g_autoptr (TableSession) session = make_session (table_games[i], 2);
      g_autoptr (PhonesServer) server = phones_server_new (session);
      PhonesTable *table = phones_server_get_table (server);
      PhonesGuest *host = phones_table_welcome (table, "fr", TRUE);
      g_autofree char *frame = phones_page_write_frame ("fr"), *signs = phones_page_write_signs (table_games[i]);
      const char *const names[] = { "phones.css", "phones.js" };
      gsize all = strlen (frame) + strlen (signs), largest = 0;

      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          g_autofree char *path = g_strdup_printf (RESOURCE_PATH "/phones/%s", names[j]);
          gsize size;

          g_assert_true (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &size, NULL, NULL));
          all += size;
        }
      phones_table_ask (table, host, 0);
      for (guint n = table_record_get_cursor (table_session_get_record (session)); n > 0; n -= MIN (n, 7))
        {
          g_autofree char *page = NULL;

          table_session_go_to (session, n);
          page = phones_page_write (table, host, NULL);
          largest = MAX (largest, strlen (page));
        }
      g_test_message ("%s: %zu bytes, and a page of %zu", table_games[i]->id, all, largest);
      g_assert_cmpuint (all + largest, <=, 60 * 1024);
    }
}

/* What changes nothing is no news, for which every telephone would ask for its page. */
static void
test_no_news (void)
{
  g_autoptr (TableSession) session = make_session (table_games[0], 4);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *guest = phones_table_welcome (table, "en", FALSE);
  guint version;

  phones_table_ask (table, guest, 1);
  version = phones_table_get_version (table);
  phones_table_ask (table, guest, 1);
  phones_table_set_language (table, guest, "en");
  g_assert_cmpuint (phones_table_get_version (table), ==, version);

  phones_table_let_in (table, guest, 1);
  version = phones_table_get_version (table);
  phones_table_ask (table, guest, 1);
  g_assert_cmpuint (phones_table_get_version (table), ==, version);
  g_assert_cmpint (guest->wish, ==, TABLE_NOBODY);

  phones_table_leave (table, guest);
  phones_table_set_language (table, guest, "fr");
  g_assert_cmpuint (phones_table_get_version (table), ==, version + 2);
  phones_table_leave (table, guest);
  g_assert_cmpuint (phones_table_get_version (table), ==, version + 2);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/phones/html", test_html);
  g_test_add_func ("/phones/tries", test_tries);
  g_test_add_func ("/phones/code", test_code);
  g_test_add_func ("/phones/patience", test_patience);
  g_test_add_func ("/phones/pace", test_pace);
  g_test_add_func ("/phones/turns", test_turns);
  g_test_add_func ("/phones/chronicle", test_chronicle);
  g_test_add_func ("/phones/table", test_table);
  g_test_add_func ("/phones/size", test_size);
  g_test_add_func ("/phones/no-news", test_no_news);

  return g_test_run ();
}
