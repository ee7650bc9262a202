/* yardstick.h: how fast the machine is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

void   yardstick_use           (void);
double yardstick_find_slowness (void);
