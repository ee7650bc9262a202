/* benchmark.h: how benchmarks tell their figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

void benchmark_tell   (const char *what,
                       double      figure,
                       const char *unit,
                       double      goal);
void benchmark_remark (const char *what,
                       double      figure,
                       const char *unit,
                       const char *more);
