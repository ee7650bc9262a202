/* colonia-exchange.h: money that is changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-form.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_EXCHANGE (colonia_exchange_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaExchange, colonia_exchange, COLONIA, EXCHANGE, ParlourForm)

G_END_DECLS
