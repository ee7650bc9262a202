/* phones-server.h: the table on the network
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No socket is there before phones_server_start(), and none after phones_server_stop(). Everything happens in the main context,
 * and nothing waits for anybody.
 */

#pragma once

#include "phones-table.h"

/* The port that is usual. */
#define PHONES_PORT 4711

/* How many connections there may be. */
#define PHONES_MOST_VISITS 32

#define PHONES_TYPE_SERVER (phones_server_get_type ())

G_DECLARE_FINAL_TYPE (PhonesServer, phones_server, PHONES, SERVER, GObject)

PhonesServer *phones_server_new         (TableSession *session);
PhonesTable  *phones_server_get_table   (PhonesServer *self);
gboolean      phones_server_start       (PhonesServer *self,
                                         const char   *address,
                                         guint16       port,
                                         GError      **error);
void          phones_server_stop        (PhonesServer *self);
void          phones_server_let_wake    (PhonesServer *self);
gboolean      phones_server_is_on       (PhonesServer *self);
guint16       phones_server_get_port    (PhonesServer *self);
void          phones_server_set_patience (PhonesServer *self,
                                          guint         milliseconds);
char        **phones_server_list_links  (PhonesServer *self,
                                         gboolean      for_host);
