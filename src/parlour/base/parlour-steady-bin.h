/* parlour-steady-bin.h: something that is as large as it wants to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_STEADY_BIN (parlour_steady_bin_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSteadyBin, parlour_steady_bin, PARLOUR, STEADY_BIN, AdwBin)
