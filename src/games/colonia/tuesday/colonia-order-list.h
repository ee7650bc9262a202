/* colonia-order-list.h: the player order that would follow, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-play.h"
#include "table-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_ORDER_LIST (colonia_order_list_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaOrderList, colonia_order_list, COLONIA, ORDER_LIST, AdwBin)

gboolean   colonia_order_list_show (ColoniaOrderList    *self,
                                    TableSession        *session,
                                    const ColoniaEvent  *event,
                                    char               **tied);

G_END_DECLS
