/* colonia-craftsmen.h: giving orders to the craftsmen on Thursday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CRAFTSMEN (colonia_craftsmen_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCraftsmen, colonia_craftsmen, COLONIA, CRAFTSMEN, ParlourPage)

G_END_DECLS
