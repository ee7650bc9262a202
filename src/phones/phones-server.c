/* phones-server.c: the table on the network
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One handler looks at all requests: a second one would not be guarded by the first. A connection is for one request, and has
 * some seconds to say it; what listens for news is the only one that stays.
 */

#include "config.h"

#include "phones-server.h"

#include "phones-act.h"
#include "phones-code.h"
#include "phones-door.h"
#include "phones-page.h"
#include "phones-resources.h"
#include "phones-stream.h"
#include "phones-token.h"
#include "table-sleep.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <libsoup/soup.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>

/* How long somebody may take for a request and its answer, in milliseconds. */
#define PATIENCE (15 * 1000)

/* How long what was sent may stay without an answer of the network, in milliseconds: as long as a page waits for news. */
#define REACH (12 * 1000)

/* How often listeners are kept awake, in seconds. */
#define TICK 5

/* How long news wait for those before them, in milliseconds: whoever touches on and on keeps twelve pages from being asked for
 * at each touch. */
#define PACE 100

/* How many may stand before the door: who is left there does not hear that there is no place. */
#define BACKLOG 256

/* What libsoup has no name for. */
#define TOO_MANY_REQUESTS 429

/* How many seconds telephones are told to wait who ask too often. */
#define PAUSE "2"

/* Of its time a request may wait for frames for such a part, which is 50 ms: then the next one is answered in between. */
#define PARTS_OF_PATIENCE 300

/* From 1 to 9: the more it is, the smaller is what is sent, and the longer that takes. */
#define PACKING 3

/* Marks a request of which no more is read. */
#define TOO_MUCH "phones-too-much"

/* Somebody who has come. */
typedef struct {
  PhonesServer *server;
  GSocketConnection *connection; /* not owned: the visit ends with it */
  char *from; /* the other end, with its port */
  guint timer; /* what ends it, or 0 for who listens */
  SoupServerMessage *message; /* what is asked, as long as that waits for its turn, or NULL */
  char *path; /* of that */
} Visit;

/* Somebody who listens. */
typedef struct {
  PhonesServer *server;
  PhonesGuest *guest;
  PhonesStream *stream;
  char *from;
} Listener;

struct _PhonesServer {
  GObject parent_instance;

  PhonesTable *table;
  SoupServer *soup;
  GSocketService *service; /* NULL while nothing listens */
  char *address; /* where it is bound, or NULL for everywhere */
  guint16 wanted; /* the port that was asked for, or 0 */
  guint16 port;
  TableSleep *sleep; /* as long as it is on */
  GNetworkMonitor *monitor; /* not owned: the same */
  char **found; /* the addresses at which it was found last */
  gboolean wakes; /* whether it listens again when the computer wakes */
  gboolean is_asleep;
  guint patience;
  char *token; /* for guests */
  char *host_token;
  PhonesTries *guesses; /* of tokens, by address */
  PhonesTries *askers; /* telephones, by their cookies */
  PhonesTries *strangers; /* everybody else who asks, by address */
  GQueue turns; /* of Visit, not owned: who waits to be answered */
  guint answering; /* what answers when nothing else is to be done */
  guint hurrying; /* what answers all the same */
  GPtrArray *visits; /* of Visit, as they came */
  GPtrArray *listeners; /* of Listener */
  guint ticking;
  guint telling;
  gint64 told; /* when news were told last, in microseconds */
};

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PhonesServer, phones_server, G_TYPE_OBJECT)

/* Guests */

/* Who sends a message, if a cookie says that. */
static PhonesGuest *
find_guest (PhonesServer      *self,
            SoupServerMessage *message)
{
  g_autofree char *name = g_strdup_printf ("kontor-%u", self->port);
  g_autofree char *cookie = phones_door_get_cookie (message, name);

  return phones_table_find (self->table, cookie);
}

/* In which language somebody is answered: what was said here counts more than what a browser says. */
static char *
find_language (PhonesServer      *self,
               SoupServerMessage *message)
{
  const PhonesGuest *guest = find_guest (self, message);

  return guest != NULL ? g_strdup (guest->language) : phones_door_find_language (message);
}

/* Visits */

static char *
tell_end (GSocketAddress *address)
{
  g_autofree char *plain = phones_door_get_address (address);

  return g_strdup_printf ("%s:%u", plain, g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (address)));
}

static void
free_visit (gpointer data)
{
  Visit *visit = data;

  g_clear_handle_id (&visit->timer, g_source_remove);
  g_queue_remove (&visit->server->turns, visit);
  g_clear_object (&visit->message);
  g_free (visit->path);
  g_free (visit->from);
  g_free (visit);
}

static void
on_visit_over (gpointer  data,
               GObject  *connection)
{
  Visit *visit = data;

  g_ptr_array_remove (visit->server->visits, visit);
}

/* Lets what was asked be answered as far as that has come. */
static void
let_go (Visit *visit)
{
  g_autoptr (SoupServerMessage) message = g_steal_pointer (&visit->message);

  g_queue_remove (&visit->server->turns, visit);
  soup_server_message_unpause (message);
}

/* Whoever reads or writes there finds that it has ended. */
static void
hang_up (Visit *visit)
{
  if (visit->message != NULL)
    let_go (visit);
  g_socket_shutdown (g_socket_connection_get_socket (visit->connection), TRUE, TRUE, NULL);
}

static gboolean
on_patience_over (gpointer data)
{
  Visit *visit = data;

  visit->timer = 0;
  hang_up (visit);

  return G_SOURCE_REMOVE;
}

/* Says something at once, as far as it goes without waiting, to whom no answer is made. */
static void
say_plainly (GSocketConnection *connection,
             const char        *status,
             const char        *told)
{
  g_autofree char *text = g_strdup_printf ("HTTP/1.1 %s\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
                                           "Content-Length: %" G_GSIZE_FORMAT "\r\n\r\n%s", status, strlen (told), told);

  g_socket_send_with_blocking (g_socket_connection_get_socket (connection), text, strlen (text), FALSE, NULL, NULL);
}

static gboolean
is_from (const Visit *visit,
         const char  *address)
{
  return g_str_has_prefix (visit->from, address) && visit->from[strlen (address)] == ':';
}

static guint
count_from (PhonesServer *self,
            const char   *address)
{
  guint n = 0;

  for (guint i = 0; i < self->visits->len; i++)
    n += is_from (self->visits->pdata[i], address) ? 1 : 0;

  return n;
}

/* Whoever has most places gives one to who has fewer: the one that was taken first, where nobody listens. Also where all have one
 * each a newcomer gets that: what people ask does not take long, and who keeps a place for nothing loses it soon. */
static gboolean
make_room (PhonesServer   *self,
           GSocketAddress *newcomer)
{
  g_autofree char *address = phones_door_get_address (newcomer);
  guint most = count_from (self, address);
  Visit *found = NULL;

  for (guint i = 0; i < self->visits->len; i++)
    {
      Visit *visit = self->visits->pdata[i];
      g_autofree char *other = g_strndup (visit->from, (gsize) (strrchr (visit->from, ':') - visit->from));

      if (visit->timer != 0 && count_from (self, other) > most)
        {
          found = visit;
          most = count_from (self, other);
        }
    }
  if (found == NULL)
    return FALSE;

  hang_up (found);
  g_object_weak_unref (G_OBJECT (found->connection), on_visit_over, found);
  g_ptr_array_remove (self->visits, found);

  return TRUE;
}

static gboolean
on_incoming (PhonesServer      *self,
             GSocketConnection *connection)
{
  g_autoptr (GSocketAddress) local = g_socket_connection_get_local_address (connection, NULL);
  g_autoptr (GSocketAddress) remote = g_socket_connection_get_remote_address (connection, NULL);
  Visit *visit;

  if (local == NULL || remote == NULL)
    return TRUE;
  if (self->visits->len >= PHONES_MOST_VISITS && !make_room (self, remote))
    {
      say_plainly (connection, "503 Service Unavailable", "");
      return TRUE;
    }

  visit = g_new0 (Visit, 1);
  visit->server = self;
  visit->connection = connection;
  visit->from = tell_end (remote);
  visit->timer = g_timeout_add (self->patience, on_patience_over, visit);
#ifdef TCP_USER_TIMEOUT
  /* Who has gone without a word, as out of reach, is not here for long: what was sent there is not answered. */
  g_socket_set_option (g_socket_connection_get_socket (connection), IPPROTO_TCP, TCP_USER_TIMEOUT, REACH, NULL);
#endif
  g_ptr_array_add (self->visits, visit);
  g_object_weak_ref (G_OBJECT (connection), on_visit_over, visit);
  soup_server_accept_iostream (self->soup, G_IO_STREAM (connection), local, remote, NULL);

  return TRUE;
}

/* Who came last from somewhere: an end may come again before the one before it has gone. */
static Visit *
find_visit (PhonesServer *self,
            const char   *from)
{
  for (guint i = self->visits->len; i > 0; i--)
    if (g_str_equal (((Visit *) self->visits->pdata[i - 1])->from, from))
      return self->visits->pdata[i - 1];

  return NULL;
}

/* Whoever says too much is told so before it is all said. */
static void
refuse_size (PhonesServer      *self,
             SoupServerMessage *message)
{
  g_autofree char *from = tell_end (soup_server_message_get_remote_address (message));
  Visit *visit = find_visit (self, from);
  g_autofree char *language = find_language (self, message);
  g_autoptr (TongueScope) scope = tongue_speak (language);

  g_object_set_data (G_OBJECT (message), TOO_MUCH, self);
  soup_message_body_set_accumulate (soup_server_message_get_request_body (message), FALSE);
  if (visit == NULL)
    return;

  say_plainly (visit->connection, "413 Payload Too Large", _("That is too much to send at once: shorten it."));
  hang_up (visit);
}

static void
on_got_headers (PhonesServer      *self,
                SoupServerMessage *message)
{
  if (soup_message_headers_get_content_length (soup_server_message_get_request_headers (message)) > PHONES_MOST_BYTES)
    refuse_size (self, message);
}

static void
on_got_chunk (SoupServerMessage *message,
              GBytes            *chunk,
              PhonesServer      *self)
{
  if (soup_server_message_get_request_body (message)->length > PHONES_MOST_BYTES)
    refuse_size (self, message);
}

static void
on_request_started (PhonesServer      *self,
                    SoupServerMessage *message)
{
  g_signal_connect_object (message, "got-headers", G_CALLBACK (on_got_headers), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (message, "got-chunk", G_CALLBACK (on_got_chunk), self, 0);
}

/* Listeners */

static void
free_listener (gpointer data)
{
  Listener *listener = data;

  phones_stream_free (listener->stream);
  g_free (listener->from);
  g_free (listener);
}

static Listener *
find_listener (PhonesServer      *self,
               const PhonesGuest *guest)
{
  for (guint i = 0; i < self->listeners->len; i++)
    if (((Listener *) self->listeners->pdata[i])->guest == guest)
      return self->listeners->pdata[i];

  return NULL;
}

static void
on_stream_ended (gpointer data)
{
  Listener *listener = data;
  PhonesServer *self = listener->server;
  PhonesGuest *guest = listener->guest;

  g_ptr_array_remove (self->listeners, listener);
  phones_table_set_here (self->table, guest, find_listener (self, guest) != NULL);
}

/* Says to a listener at last why nothing more comes. */
static void
end_listening (PhonesServer *self,
               Listener     *listener,
               const char   *why)
{
  phones_stream_end (g_steal_pointer (&listener->stream), why);
  g_ptr_array_remove (self->listeners, listener);
}

static gboolean
tell_news (gpointer data)
{
  PhonesServer *self = data;

  self->telling = 0;
  self->told = g_get_monotonic_time ();
  for (guint i = 0; i < self->listeners->len; i++)
    phones_stream_tell (((Listener *) self->listeners->pdata[i])->stream, phones_table_get_version (self->table));

  return G_SOURCE_REMOVE;
}

/* All that happens at once is told at once, and what happens now and then is told now. */
static void
on_news (PhonesServer *self)
{
  const gint64 since = (g_get_monotonic_time () - self->told) / G_TIME_SPAN_MILLISECOND;

  if (self->telling != 0 || self->service == NULL)
    return;

  self->telling = since >= PACE ? g_idle_add (tell_news, self) : g_timeout_add ((guint) (PACE - since), tell_news, self);
}

/* Whoever was sent away knows the code, which is another one from now on: those who have come need none. */
static void
on_guest_gone (PhonesServer *self,
               PhonesGuest  *guest,
               gboolean      is_sent_away)
{
  Listener *listener = find_listener (self, guest);

  if (listener != NULL)
    end_listening (self, listener, "stranger");
  if (!is_sent_away)
    return;

  g_free (self->token);
  self->token = phones_token_make ();
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
on_tick (gpointer data)
{
  PhonesServer *self = data;

  for (guint i = self->listeners->len; i > 0; i--)
    {
      const Listener *listener = self->listeners->pdata[i - 1];
      Visit *visit = find_visit (self, listener->from);

      if (!phones_stream_tick (listener->stream) && visit != NULL)
        hang_up (visit);
    }

  return G_SOURCE_CONTINUE;
}

/* Answers */

static GBytes *
pack (const char *data,
      gsize       size)
{
  g_autoptr (GZlibCompressor) gzip = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, PACKING);
  g_autoptr (GOutputStream) packed = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream = g_converter_output_stream_new (packed, G_CONVERTER (gzip));

  /* Memory takes all. */
  g_output_stream_write_all (stream, data, size, NULL, NULL, NULL);
  g_output_stream_close (stream, NULL, NULL);

  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (packed));
}

/* All that a telephone shows is small, so that it is there at once in a weak network, too. */
static void
answer_data (SoupServerMessage *message,
             guint              status,
             const char        *type,
             const char        *data,
             gsize              size)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  g_autoptr (GBytes) packed = NULL;

  soup_server_message_set_status (message, status, NULL);
  if (phones_door_takes_packed (message))
    {
      packed = pack (data, size);
      data = g_bytes_get_data (packed, &size);
      soup_message_headers_replace (headers, "Content-Encoding", "gzip");
    }
  soup_server_message_set_response (message, type, SOUP_MEMORY_COPY, data, size);
}

static void
answer_text (SoupServerMessage *message,
             guint              status,
             const char        *type,
             const char        *text)
{
  answer_data (message, status, type, text, strlen (text));
}

static void
answer_html (SoupServerMessage *message,
             guint              status,
             const char        *html)
{
  answer_text (message, status, "text/html; charset=utf-8", html);
}

static void
answer_resource (SoupServerMessage *message,
                 const char        *name,
                 const char        *type)
{
  g_autofree char *path = g_strconcat (RESOURCE_PATH "/phones", name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize size;
  const char *data;

  g_return_if_fail (bytes != NULL);

  data = g_bytes_get_data (bytes, &size);
  answer_data (message, SOUP_STATUS_OK, type, data, size);
}

/* What everybody gets, and nothing of the game. */
static gboolean
answer_anybody (PhonesServer      *self,
                SoupServerMessage *message,
                const char        *path)
{
  g_autofree char *language = find_language (self, message), *text = NULL;
  g_autoptr (TongueScope) scope = tongue_speak (language);

  if (g_str_equal (path, "/"))
    {
      text = phones_page_write_frame (language);
      answer_html (message, SOUP_STATUS_OK, text);
    }
  else if (g_str_equal (path, "/signs.svg"))
    {
      text = phones_page_write_signs (table_session_get_game (phones_table_get_session (self->table)));
      answer_text (message, SOUP_STATUS_OK, "image/svg+xml", text);
    }
  else if (g_str_equal (path, "/phones.css"))
    answer_resource (message, path, "text/css; charset=utf-8");
  else if (g_str_equal (path, "/phones.js"))
    answer_resource (message, path, "text/javascript; charset=utf-8");
  else if (g_str_equal (path, "/favicon.ico"))
    soup_server_message_set_status (message, SOUP_STATUS_NO_CONTENT, NULL);
  else
    return FALSE;

  return TRUE;
}

/* What was sent: names and values, or nothing that makes sense. */
static GHashTable *
read_fields (SoupServerMessage *message)
{
  g_autoptr (GBytes) bytes = soup_message_body_flatten (soup_server_message_get_request_body (message));
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *text = g_strndup (data != NULL ? data : "", size);

  return soup_form_decode (text);
}

static const char *
get_field (GHashTable *fields,
           const char *name)
{
  const char *value = g_hash_table_lookup (fields, name);

  return value != NULL && g_utf8_validate (value, -1, NULL) ? value : NULL;
}

static int
get_number (GHashTable *fields,
            const char *name)
{
  const char *text = get_field (fields, name);
  gint64 number;

  return text != NULL && g_ascii_string_to_signed (text, 10, 0, G_MAXINT, &number, NULL) ? (int) number : -1;
}

/* A token in exchange for a cookie, which stays the same for who comes again. */
static void
answer_token (PhonesServer      *self,
              SoupServerMessage *message)
{
  g_autofree char *from = phones_door_get_address (soup_server_message_get_remote_address (message));
  g_autoptr (GHashTable) fields = read_fields (message);
  g_autofree char *language = phones_door_find_language (message), *cookie = NULL;
  const char *token = get_field (fields, "token");
  const gint64 now = g_get_monotonic_time ();
  const gboolean is_host = phones_token_is (self->host_token, token);
  PhonesGuest *guest = find_guest (self, message);

  if (!phones_tries_may (self->guesses, from, now))
    {
      soup_server_message_set_status (message, TOO_MANY_REQUESTS, NULL);
      return;
    }
  if (!is_host && !phones_token_is (self->token, token))
    {
      phones_tries_count (self->guesses, from, now);
      soup_server_message_set_status (message, SOUP_STATUS_FORBIDDEN, NULL);
      return;
    }

  if (guest != NULL)
    phones_table_welcome_back (self->table, guest, is_host);
  else
    guest = phones_table_welcome (self->table, language, is_host);
  if (guest == NULL)
    {
      soup_server_message_set_status (message, SOUP_STATUS_SERVICE_UNAVAILABLE, NULL);
      return;
    }
  cookie = g_strdup_printf ("kontor-%u=%s; HttpOnly; SameSite=Strict; Max-Age=2592000; Path=/", self->port, guest->cookie);
  soup_message_headers_replace (soup_server_message_get_response_headers (message), "Set-Cookie", cookie);
  soup_server_message_set_status (message, SOUP_STATUS_NO_CONTENT, NULL);
}

/* The newest page of a guest has it. */
static void
answer_stream (PhonesServer      *self,
               SoupServerMessage *message,
               PhonesGuest       *guest)
{
  Listener *before = find_listener (self, guest);
  Listener *listener = g_new0 (Listener, 1);
  g_autofree char *from = tell_end (soup_server_message_get_remote_address (message));
  Visit *visit = find_visit (self, from);

  if (before != NULL)
    end_listening (self, before, "newer");
  if (visit != NULL)
    g_clear_handle_id (&visit->timer, g_source_remove);
  listener->server = self;
  listener->guest = guest;
  listener->from = g_steal_pointer (&from);
  listener->stream = phones_stream_new (message, on_stream_ended, listener);
  g_ptr_array_add (self->listeners, listener);
  phones_table_set_here (self->table, guest, TRUE);
  on_news (self);
}

/* What comes of what was touched. Besides the game all is done in the language of the program. */
static PhonesAnswer *
do_wish (PhonesServer *self,
         PhonesGuest  *guest,
         const char   *path,
         GHashTable   *fields)
{
  PhonesAnswer *answer;

  if (g_str_equal (path, "/do"))
    {
      g_autoptr (TongueScope) scope = tongue_speak (guest->language);

      return phones_deed_do (self->table, guest, &(PhonesWish) {
        .revision = get_field (fields, "revision"), .choices = get_field (fields, "choices"),
        .deed = get_field (fields, "deed"), .number = get_field (fields, "number"), .form = get_field (fields, "form"),
        .filled = get_field (fields, "filled") != NULL ? fields : NULL,
      });
    }

  answer = g_new0 (PhonesAnswer, 1);
  answer->choices = g_strdup (get_field (fields, "choices"));
  answer->form = g_strdup (get_field (fields, "form"));
  if (g_str_equal (path, "/act") && get_field (fields, "act") != NULL)
    phones_act_do (self->table, guest, &(PhonesPlea) {
      .act = get_field (fields, "act"), .which = get_number (fields, "which"), .revision = get_number (fields, "revision"),
    }, answer);

  return answer;
}

/* The page of a guest, after something was done. */
static void
answer_page (PhonesServer      *self,
             SoupServerMessage *message,
             PhonesGuest       *guest,
             const char        *path)
{
  g_autoptr (GHashTable) fields = read_fields (message);
  g_autoptr (PhonesAnswer) answer = do_wish (self, guest, path, fields);
  g_autoptr (TongueScope) scope = tongue_speak (guest->language);
  g_autofree char *text = phones_page_write (self->table, guest, answer);

  answer_html (message, answer->is_late ? SOUP_STATUS_CONFLICT
                        : answer->told != NULL ? SOUP_STATUS_UNPROCESSABLE_ENTITY : SOUP_STATUS_OK, text);
}

static void
answer_rules (PhonesServer      *self,
              SoupServerMessage *message,
              PhonesGuest       *guest)
{
  g_autoptr (GHashTable) fields = read_fields (message);
  g_autoptr (TongueScope) scope = tongue_speak (guest->language);
  g_autofree char *text = phones_page_write_rules (self->table, get_field (fields, "topic"), get_field (fields, "words"));

  answer_html (message, SOUP_STATUS_OK, text);
}

/* What is asked, or worked out, by who sits there. */
static void
answer_question (PhonesServer      *self,
                 SoupServerMessage *message,
                 PhonesGuest       *guest,
                 gboolean           is_ring)
{
  g_autoptr (GHashTable) fields = read_fields (message);
  g_autoptr (TongueScope) scope = tongue_speak (guest->language);
  const gboolean may = guest->seat != TABLE_NOBODY || guest->is_host;
  g_autofree char *text = NULL;

  if (may && is_ring)
    text = phones_page_write_ring (self->table, guest, (guint) MAX (get_number (fields, "had"), 0));
  else if (may && get_number (fields, "which") >= 0 && get_number (fields, "which") <= TABLE_MAX_PLAYERS)
    text = phones_page_write_answer (self->table, guest, get_field (fields, "choices"), get_number (fields, "question"),
                                     get_number (fields, "which") - 1);
  if (text != NULL)
    answer_html (message, SOUP_STATUS_OK, text);
  else
    soup_server_message_set_status (message, SOUP_STATUS_NOT_FOUND, NULL);
}

/* What only guests get. */
static void
answer_guest (PhonesServer      *self,
              SoupServerMessage *message,
              const char        *path,
              gboolean           is_post)
{
  static const char *const pages[] = { "/look", "/do", "/act", NULL };
  PhonesGuest *guest = find_guest (self, message);

  if (guest == NULL)
    soup_server_message_set_status (message, SOUP_STATUS_UNAUTHORIZED, NULL);
  else if (!is_post && g_str_equal (path, "/stream"))
    answer_stream (self, message, guest);
  else if (is_post && g_strv_contains (pages, path))
    answer_page (self, message, guest, path);
  else if (is_post && g_str_equal (path, "/rules"))
    answer_rules (self, message, guest);
  else if (is_post && (g_str_equal (path, "/why") || g_str_equal (path, "/ring")))
    answer_question (self, message, guest, g_str_equal (path, "/ring"));
  else
    soup_server_message_set_status (message, SOUP_STATUS_NOT_FOUND, NULL);
}

/* Turns */

static void
answer (PhonesServer      *self,
        SoupServerMessage *message,
        const char        *path)
{
  const gboolean is_post = g_str_equal (soup_server_message_get_method (message), "POST");

  if (is_post && g_str_equal (path, "/enter"))
    answer_token (self, message);
  else if (is_post || !answer_anybody (self, message, path))
    answer_guest (self, message, path, is_post);
}

static void
answer_next (PhonesServer *self)
{
  Visit *visit = g_queue_peek_head (&self->turns);

  if (visit == NULL)
    return;

  answer (self, visit->message, visit->path);
  let_go (visit);
}

static gboolean
has_turns (PhonesServer *self)
{
  if (!g_queue_is_empty (&self->turns))
    return TRUE;

  g_clear_handle_id (&self->answering, g_source_remove);
  g_clear_handle_id (&self->hurrying, g_source_remove);

  return FALSE;
}

static gboolean
on_idle (gpointer data)
{
  PhonesServer *self = data;

  answer_next (self);

  return has_turns (self);
}

/* One request is answered at a time, and none as long as a window has to be drawn: whoever asks costs nobody a frame. Nor does
 * a window that moves without an end keep anybody waiting for that. */
static void
wait_for_turn (PhonesServer      *self,
               SoupServerMessage *message,
               const char        *path)
{
  g_autofree char *from = tell_end (soup_server_message_get_remote_address (message));
  Visit *visit = find_visit (self, from);

  if (visit == NULL || visit->message != NULL)
    {
      soup_server_message_set_status (message, SOUP_STATUS_SERVICE_UNAVAILABLE, NULL);
      return;
    }

  visit->message = g_object_ref (message);
  g_free (visit->path);
  visit->path = g_strdup (path);
  g_queue_push_tail (&self->turns, visit);
  soup_server_message_pause (message);
  if (self->answering == 0)
    self->answering = g_idle_add (on_idle, self);
  if (self->hurrying == 0)
    self->hurrying = g_timeout_add (self->patience / PARTS_OF_PATIENCE, on_idle, self);
}

/* Whoever asks much more than people do has to wait. */
static gboolean
may_ask (PhonesServer      *self,
         SoupServerMessage *message)
{
  const PhonesGuest *guest = find_guest (self, message);
  g_autofree char *address = phones_door_get_address (soup_server_message_get_remote_address (message));
  const char *who = guest != NULL ? guest->cookie : address;
  PhonesTries *tries = guest != NULL ? self->askers : self->strangers;
  const gint64 now = g_get_monotonic_time ();

  if (!phones_tries_may (tries, who, now))
    return FALSE;

  phones_tries_count (tries, who, now);

  return TRUE;
}

static void
refuse_pace (PhonesServer      *self,
             SoupServerMessage *message)
{
  g_autofree char *language = find_language (self, message);
  g_autoptr (TongueScope) scope = tongue_speak (language);

  soup_message_headers_replace (soup_server_message_get_response_headers (message), "Retry-After", PAUSE);
  answer_text (message, TOO_MANY_REQUESTS, "text/plain; charset=utf-8", _("Too much is asked from here at once: wait a moment."));
}

/* Nothing is said of the game to who may be a page elsewhere on the web. */
static void
refuse_elsewhere (SoupServerMessage *message)
{
  g_autofree char *language = phones_door_find_language (message);
  g_autoptr (TongueScope) scope = tongue_speak (language);

  answer_text (message, SOUP_STATUS_FORBIDDEN, "text/plain; charset=utf-8",
               _("That is not the address of this place: scan the code, or type the address below it, in numbers."));
}

static void
on_request (SoupServer        *soup,
            SoupServerMessage *message,
            const char        *path,
            GHashTable        *query,
            gpointer           data)
{
  PhonesServer *self = data;
  const char *method = soup_server_message_get_method (message);

  phones_door_harden (message);
  if (g_object_get_data (G_OBJECT (message), TOO_MUCH) != NULL)
    soup_server_message_set_status (message, SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE, NULL);
  else if (!phones_door_is_ours (message))
    refuse_elsewhere (message);
  else if (!g_str_equal (method, "POST") && !g_str_equal (method, "GET"))
    soup_server_message_set_status (message, SOUP_STATUS_METHOD_NOT_ALLOWED, NULL);
  else if (!may_ask (self, message))
    refuse_pace (self, message);
  else
    wait_for_turn (self, message, path);
}

/* The server */

static void
phones_server_dispose (GObject *object)
{
  PhonesServer *self = PHONES_SERVER (object);

  phones_server_stop (self);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (phones_server_parent_class)->dispose (object);
}

static void
phones_server_finalize (GObject *object)
{
  PhonesServer *self = PHONES_SERVER (object);

  phones_tries_free (self->guesses);
  phones_tries_free (self->askers);
  phones_tries_free (self->strangers);
  g_ptr_array_unref (self->visits);
  g_ptr_array_unref (self->listeners);
  g_free (self->token);
  g_free (self->host_token);

  G_OBJECT_CLASS (phones_server_parent_class)->finalize (object);
}

static void
phones_server_class_init (PhonesServerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  g_resources_register (phones_get_resource ());
  object_class->dispose = phones_server_dispose;
  object_class->finalize = phones_server_finalize;

  /* It is found elsewhere, or listens no more or again, without anybody having asked for that:
   * the network is another one, or the computer sleeps or wakes. Or it has another code, as
   * somebody was sent away. */
  signals[CHANGED] = g_signal_new ("changed", PHONES_TYPE_SERVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
phones_server_init (PhonesServer *self)
{
  self->patience = PATIENCE;
  self->token = phones_token_make ();
  self->host_token = phones_token_make ();
  self->guesses = phones_tries_new (PHONES_MOST_TRIES, G_TIME_SPAN_MINUTE);
  self->askers = phones_tries_new (PHONES_MOST_REQUESTS, 10 * G_TIME_SPAN_SECOND);
  self->strangers = phones_tries_new (PHONES_MOST_REQUESTS, 10 * G_TIME_SPAN_SECOND);
  g_queue_init (&self->turns);
  self->visits = g_ptr_array_new_with_free_func (free_visit);
  self->listeners = g_ptr_array_new_with_free_func (free_listener);
}

/* Makes what lets telephones take part in a game. It is off. */
PhonesServer *
phones_server_new (TableSession *session)
{
  PhonesServer *self = g_object_new (PHONES_TYPE_SERVER, NULL);

  self->table = phones_table_new (session);
  g_signal_connect_object (self->table, "news", G_CALLBACK (on_news), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "gone", G_CALLBACK (on_guest_gone), self, G_CONNECT_SWAPPED);

  return self;
}

/* Gets who sits at the table. */
PhonesTable *
phones_server_get_table (PhonesServer *self)
{
  return self->table;
}

/* Binds one address, or all; the port is what the system gives where it is 0. */
static gboolean
bind_port (PhonesServer *self,
           const char   *address,
           guint16       port,
           GError      **error)
{
  GSocketListener *listener = G_SOCKET_LISTENER (self->service);
  g_autoptr (GInetAddress) plain = NULL;
  g_autoptr (GSocketAddress) bound = NULL;
  g_autoptr (GSocketAddress) effective = NULL;

  if (address == NULL)
    {
      self->port = port != 0 ? port : g_socket_listener_add_any_inet_port (listener, NULL, error);
      return self->port != 0 && (port == 0 || g_socket_listener_add_inet_port (listener, port, NULL, error));
    }

  /* One that says by which interface is none that a browser understands. */
  plain = g_inet_address_new_from_string (address);
  bound = plain != NULL ? g_inet_socket_address_new (plain, port) : NULL;
  if (bound == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("“%s” is no address of this machine, as a number"), address);
      return FALSE;
    }
  if (!g_socket_listener_add_address (listener, bound, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL, &effective, error))
    return FALSE;
  self->port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (effective));

  return TRUE;
}

static gboolean
bind_any_port (PhonesServer *self,
               GError      **error)
{
  g_autoptr (GError) reason = NULL;

  if (bind_port (self, self->address, PHONES_PORT, &reason) || bind_port (self, self->address, 0, NULL))
    return TRUE;

  /* Of a port that nobody knows nothing is told. */
  g_propagate_error (error, g_steal_pointer (&reason));

  return FALSE;
}

/* Who has been here finds it where it was, if that can be. */
static gboolean
listen_anew (PhonesServer *self,
             GError      **error)
{
  const guint16 port = self->wanted != 0 ? self->wanted : self->port;

  self->service = g_socket_service_new ();
  g_socket_listener_set_backlog (G_SOCKET_LISTENER (self->service), BACKLOG);
  if ((port == 0 || !bind_port (self, self->address, port, self->wanted != 0 ? error : NULL))
      && (self->wanted != 0 || !bind_any_port (self, error)))
    {
      g_clear_object (&self->service);
      return FALSE;
    }

  self->soup = soup_server_new ("server-header", NULL, NULL);
  soup_server_add_handler (self->soup, "/", on_request, self, NULL);
  g_signal_connect_object (self->soup, "request-started", G_CALLBACK (on_request_started), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->service, "incoming", G_CALLBACK (on_incoming), self, G_CONNECT_SWAPPED);
  self->ticking = g_timeout_add_seconds (TICK, on_tick, self);
  self->found = phones_code_list_addresses (self->address);

  return TRUE;
}

static void
listen_no_more (PhonesServer *self)
{
  if (self->service == NULL)
    return;

  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_clear_object (&self->service);
  g_clear_handle_id (&self->ticking, g_source_remove);
  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_handle_id (&self->answering, g_source_remove);
  g_clear_handle_id (&self->hurrying, g_source_remove);
  for (guint i = self->listeners->len; i > 0; i--)
    ((Listener *) self->listeners->pdata[i - 1])->guest->is_here = FALSE;
  g_ptr_array_set_size (self->listeners, 0);
  for (guint i = 0; i < self->visits->len; i++)
    {
      Visit *visit = self->visits->pdata[i];

      hang_up (visit);
      g_object_weak_unref (G_OBJECT (visit->connection), on_visit_over, visit);
    }
  g_ptr_array_set_size (self->visits, 0);
  soup_server_disconnect (self->soup);
  g_clear_object (&self->soup);
  g_clear_pointer (&self->found, g_strfreev);
}

/* The computer, and its networks */

static void
on_sleep (PhonesServer *self)
{
  self->is_asleep = TRUE;
  if (self->wakes)
    listen_no_more (self);
  else
    phones_server_stop (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* An address may be there only after the network has come back, which is told, too. */
static void
wake (PhonesServer *self)
{
  if (!self->is_asleep && self->service == NULL && listen_anew (self, NULL))
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_woken (PhonesServer *self)
{
  self->is_asleep = FALSE;
  wake (self);
}

static void
on_network_changed (PhonesServer *self)
{
  g_auto (GStrv) found = NULL;

  if (self->service == NULL)
    {
      wake (self);
      return;
    }

  found = phones_code_list_addresses (self->address);
  if (g_strv_equal ((const char *const *) found, (const char *const *) self->found))
    return;

  g_strfreev (self->found);
  self->found = g_steal_pointer (&found);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Switches it on: from now on whoever knows a code can come, until the computer goes to sleep.
 * @address is the address to listen at, as a number, or NULL for all of this machine. @port is
 * the port, or 0 for the usual one or, if that is taken, another one. */
gboolean
phones_server_start (PhonesServer *self,
                     const char   *address,
                     guint16       port,
                     GError      **error)
{
  g_return_val_if_fail (self->sleep == NULL, FALSE);

  self->address = g_strdup (address);
  self->wanted = port;
  self->port = 0;
  self->is_asleep = FALSE;
  if (!listen_anew (self, error))
    {
      g_clear_pointer (&self->address, g_free);
      return FALSE;
    }

  self->sleep = table_sleep_new ();
  g_signal_connect_object (self->sleep, "coming", G_CALLBACK (on_sleep), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sleep, "over", G_CALLBACK (on_woken), self, G_CONNECT_SWAPPED);
  /* Who looks at the network has a socket there, too. */
  self->monitor = g_network_monitor_get_default ();
  g_signal_connect_object (self->monitor, "network-changed", G_CALLBACK (on_network_changed), self, G_CONNECT_SWAPPED);

  return TRUE;
}

/* Switches it off: no socket is left, and nobody is here any more. Whoever comes when it is on
 * again comes with the same codes. */
void
phones_server_stop (PhonesServer *self)
{
  if (self->sleep == NULL)
    return;

  listen_no_more (self);
  g_signal_handlers_disconnect_by_data (self->sleep, self);
  g_clear_object (&self->sleep);
  g_signal_handlers_disconnect_by_data (self->monitor, self);
  self->monitor = NULL;
  g_clear_pointer (&self->address, g_free);
}

/* Lets it listen again when the computer wakes, as where nobody is there to switch it on. */
void
phones_server_let_wake (PhonesServer *self)
{
  self->wakes = TRUE;
}

/* Gets whether it listens. */
gboolean
phones_server_is_on (PhonesServer *self)
{
  return self->service != NULL;
}

/* Gets at which port it listens. */
guint16
phones_server_get_port (PhonesServer *self)
{
  return self->port;
}

/* Says how long a request may take until it is answered. */
void
phones_server_set_patience (PhonesServer *self,
                            guint         milliseconds)
{
  self->patience = milliseconds;
}

/* Lists where telephones find it, with the code. */
char **
phones_server_list_links (PhonesServer *self,
                          gboolean      for_host)
{
  g_autoptr (GStrvBuilder) links = g_strv_builder_new ();

  g_return_val_if_fail (self->service != NULL, NULL);

  for (char **address = self->found; *address != NULL; address++)
    {
      g_autofree char *link = g_strdup_printf ("http://%s:%u/#%s", *address, self->port, for_host ? self->host_token : self->token);

      g_strv_builder_add (links, link);
    }

  return g_strv_builder_end (links);
}
