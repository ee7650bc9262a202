/* benchmark.c: how benchmarks tell their figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All do so in the same way, a line each; those in Python have it in
 * app/benchmark.py.
 */

#include "benchmark.h"

#include <stdio.h>

#define WIDTH 64
#define UNIT_WIDTH 5

/* The columns of a terminal count characters, and not bytes. */
static void
print_padded (const char *text,
              int         width)
{
  printf ("%s%*s", text, MAX (0, width - (int) g_utf8_strlen (text, -1)), "");
}

static void
print_figure (const char *what,
              double      figure,
              const char *unit)
{
  print_padded (what, WIDTH);
  printf (" %10.3f ", figure);
  print_padded (unit, UNIT_WIDTH);
}

/**
 * benchmark_tell:
 * @what: what was measured
 * @figure: how much it is
 * @unit: of what
 * @goal: the most that it should be
 *
 * Prints a figure with its goal, and whether that is kept.
 */
void
benchmark_tell (const char *what,
                double      figure,
                const char *unit,
                double      goal)
{
  print_figure (what, figure, unit);
  printf (" (goal: at most %g %s, %s)\n", goal, unit, figure <= goal ? "kept" : "missed");
}

/**
 * benchmark_remark:
 * @what: what was measured
 * @figure: how much it is
 * @unit: of what
 * @more: (nullable): what else is to be said of it
 *
 * Prints a figure that has no goal.
 */
void
benchmark_remark (const char *what,
                  double      figure,
                  const char *unit,
                  const char *more)
{
  print_figure (what, figure, unit);
  printf ("%s%s\n", more != NULL ? " " : "", more != NULL ? more : "");
}
