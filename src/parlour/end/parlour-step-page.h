/* parlour-step-page.h: what shows a game at the step where it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

GType parlour_step_page_find (const TableState *state);
