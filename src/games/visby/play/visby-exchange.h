/* visby-exchange.h: what a player changes at the end, three wares for a seal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

G_BEGIN_DECLS

#define VISBY_TYPE_EXCHANGE (visby_exchange_get_type ())

G_DECLARE_FINAL_TYPE (VisbyExchange, visby_exchange, VISBY, EXCHANGE, AdwBin)

GtkWidget *visby_exchange_new    (int           seat);
void       visby_exchange_show   (GtkWidget    *widget,
                                  TableSession *session);
void       visby_exchange_reveal (GtkWidget    *widget,
                                  gboolean      revealed);

G_END_DECLS
