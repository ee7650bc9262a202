/* phones-stream.h: what tells a page that something is otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <libsoup/soup.h>

/* An answer that goes on and on: server-sent events. Nothing piles up for a page that does not
 * read: it is told later that there is something new, once. */
typedef struct _PhonesStream PhonesStream;

/* Is told once that nobody listens any more. */
typedef void (*PhonesStreamEnd) (gpointer data);

PhonesStream *phones_stream_new  (SoupServerMessage *message,
                                  PhonesStreamEnd    ended,
                                  gpointer           data);
void          phones_stream_free (PhonesStream      *self);
void          phones_stream_tell (PhonesStream      *self,
                                  guint              version);
void          phones_stream_end  (PhonesStream      *self,
                                  const char        *event);
gboolean      phones_stream_tick (PhonesStream      *self);
