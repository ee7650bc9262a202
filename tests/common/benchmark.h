/* benchmark.h: how benchmarks take and tell their figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <time.h>

double benchmark_get_work (clockid_t clock);
void   benchmark_sort     (GArray *figures);
void   benchmark_tell     (const char *what,
                           double      figure,
                           const char *unit,
                           double      goal);
void   benchmark_remark   (const char *what,
                           double      figure,
                           const char *unit,
                           const char *more);
