/* colonia-contracts.h: the contract spaces of a craftsman and the bar between them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "table-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_CONTRACTS (colonia_contracts_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaContracts, colonia_contracts, COLONIA, CONTRACTS, GtkWidget)

void     colonia_contracts_show    (ColoniaContracts *self,
                                    TableSession     *session,
                                    ColoniaCraftsman  craftsman,
                                    gboolean          ordering,
                                    gboolean          possible,
                                    gboolean          compact);
gboolean colonia_contracts_is_tall (ColoniaContracts *self,
                                    int               width);
void       colonia_contracts_show_settled (ColoniaContracts *self,
                                           TableSession     *before,
                                           ColoniaCraftsman  craftsman,
                                           int               down);

G_END_DECLS
