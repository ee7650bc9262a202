/* phones-stream.c: what tells a page that something is otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-stream.h"

#include <string.h>

/* How many ticks in which nothing is read a page may be slow. */
#define MOST_TICKS 6

struct _PhonesStream {
  SoupServerMessage *message;
  PhonesStreamEnd ended;
  gpointer data;
  gboolean is_writing; /* whether something is on its way */
  char *waiting; /* what comes after that, or NULL */
  int n_ticks; /* how many ticks it has been on its way */
};

static void
write_text (PhonesStream *self,
            const char   *text)
{
  soup_message_body_append (soup_server_message_get_response_body (self->message), SOUP_MEMORY_COPY, text, strlen (text));
  self->is_writing = TRUE;
  self->n_ticks = 0;
}

static void
say (PhonesStream *self,
     const char   *text)
{
  if (self->is_writing)
    {
      g_free (self->waiting);
      self->waiting = g_strdup (text);
      return;
    }

  write_text (self, text);
  soup_server_message_unpause (self->message);
}

/* The answer goes on by itself with what waits, or stops until there is more. */
static void
on_wrote_chunk (PhonesStream *self)
{
  g_autofree char *waiting = g_steal_pointer (&self->waiting);

  self->is_writing = FALSE;
  if (waiting != NULL)
    write_text (self, waiting);
}

static void
on_finished (PhonesStream *self)
{
  if (self->ended != NULL)
    self->ended (self->data);
}

/* Begins to tell a page what is new. @data is what belongs to that, or NULL. */
PhonesStream *
phones_stream_new (SoupServerMessage *message,
                   PhonesStreamEnd    ended,
                   gpointer           data)
{
  PhonesStream *self = g_new0 (PhonesStream, 1);
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);

  self->message = g_object_ref (message);
  self->ended = ended;
  self->data = data;
  soup_server_message_set_status (message, SOUP_STATUS_OK, NULL);
  soup_message_headers_set_encoding (headers, SOUP_ENCODING_CHUNKED);
  soup_message_headers_set_content_type (headers, "text/event-stream", NULL);
  soup_message_body_set_accumulate (soup_server_message_get_response_body (message), FALSE);
  g_signal_connect_swapped (message, "wrote-chunk", G_CALLBACK (on_wrote_chunk), self);
  g_signal_connect_swapped (message, "finished", G_CALLBACK (on_finished), self);
  write_text (self, ":\n\n");

  return self;
}

/* Forgets a stream. */
void
phones_stream_free (PhonesStream *self)
{
  if (self == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->message, self);
  g_object_unref (self->message);
  g_free (self->waiting);
  g_free (self);
}

/* Says that there is something new to be asked for. */
void
phones_stream_tell (PhonesStream *self,
                    guint         version)
{
  g_autofree char *text = g_strdup_printf ("event: news\ndata: %u\n\n", version);

  say (self, text);
}

/* Says that nothing comes any more, and why. */
void
phones_stream_end (PhonesStream *self,
                   const char   *event)
{
  g_autofree char *text = g_strdup_printf ("event: %s\ndata:\n\n", event);
  SoupMessageBody *body = soup_server_message_get_response_body (self->message);
  const gboolean is_paused = !self->is_writing;

  soup_message_body_append (body, SOUP_MEMORY_COPY, text, strlen (text));
  soup_message_body_complete (body);
  if (is_paused)
    soup_server_message_unpause (self->message);
  phones_stream_free (self);
}

/* Keeps a stream awake, and finds out whether anybody reads it, or may. */
gboolean
phones_stream_tick (PhonesStream *self)
{
  /* A comment would do for the network, but pages do not hear of those. */
  if (!self->is_writing)
    say (self, "event: awake\ndata:\n\n");
  else
    self->n_ticks++;

  return self->n_ticks < MOST_TICKS;
}
