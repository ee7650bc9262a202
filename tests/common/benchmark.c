/* benchmark.c: how benchmarks take and tell their figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All do so in the same way, a line each; those in Python have it in
 * parlour/benchmark.py.
 */

#define _POSIX_C_SOURCE 200809L

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
 * benchmark_get_work:
 * @clock: that of the process, or of its thread
 *
 * Gets how long one of them has been at work, which is less than the time where others are at work too.
 *
 * Returns: in milliseconds
 */
double
benchmark_get_work (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);

  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static int
compare_figures (gconstpointer a,
                 gconstpointer b)
{
  const double *first = a;
  const double *second = b;

  return (*first > *second) - (*first < *second);
}

/**
 * benchmark_sort:
 * @figures: (element-type double): what was measured
 *
 * Puts the lowest figure first.
 */
void
benchmark_sort (GArray *figures)
{
  g_array_sort (figures, compare_figures);
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
