/* colonia-harbour.h: loading ships on Friday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_HARBOUR (colonia_harbour_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHarbour, colonia_harbour, COLONIA, HARBOUR, ParlourPage)

G_END_DECLS
