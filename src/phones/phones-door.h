/* phones-door.h: who is spoken to at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <libsoup/soup.h>

/* How much a request may say at most. */
#define PHONES_MOST_BYTES 4096

gboolean  phones_door_is_ours     (SoupServerMessage *message);
void      phones_door_harden      (SoupServerMessage *message);
char     *phones_door_get_address (GSocketAddress    *address);
char     *phones_door_get_cookie  (SoupServerMessage *message,
                                   const char        *name);
gboolean  phones_door_takes_packed
                                  (SoupServerMessage *message);
char     *phones_door_find_language
                                  (SoupServerMessage *message);
