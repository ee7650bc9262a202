/* parlour-the-end.h: what was hidden is revealed, and the points are told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#define PARLOUR_TYPE_THE_END (parlour_the_end_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTheEnd, parlour_the_end, PARLOUR, THE_END, ParlourPage)
