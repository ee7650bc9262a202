/* colonia-steady-bin.h: something that is as large as it wants to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_STEADY_BIN (colonia_steady_bin_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSteadyBin, colonia_steady_bin, COLONIA, STEADY_BIN, AdwBin)

G_END_DECLS
