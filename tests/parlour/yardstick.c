/* yardstick.c: how fast the machine is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Machines differ, and one that others use as well is at times half as fast as at others. So beside what is measured some
 * work of the same kind is done again and again that never changes, a page of text by Pango and Cairo alone: how long it
 * takes, compared with the machine for which goals were set, says what the goals are here.
 */

#include "config.h"

#include "yardstick.h"

#include "benchmark.h"

#include <pango/pangocairo.h>

/* What the page takes, in milliseconds, where Genua took 44, 27 and 31 ms of work for a click, an undo and an event before it
 * had boards, for which the goals were set: where it took 90, 68 and 64, the page took 1.32, and the least of these ratios
 * counts. */
#define USUAL 0.648

#define WIDTH 640
#define HEIGHT 480
#define LINES 24
#define LINE_HEIGHT (HEIGHT / LINES)

static GArray *taken; /* (element-type double): in milliseconds, or NULL */

static void
draw_line (cairo_t *cr,
           int      line)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autofree char *text = g_strdup_printf ("%d. Six ships lie in the harbour, and %d of %d bales of cloth are paid for", line,
                                           line * 7 % 10, line + 10);

  cairo_rectangle (cr, 0, line * LINE_HEIGHT, WIDTH - line, LINE_HEIGHT - 1);
  cairo_set_source_rgba (cr, 0.2, 0.4, 0.6, 0.1);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, 0, line * LINE_HEIGHT);
  pango_layout_set_text (layout, text, -1);
  pango_cairo_show_layout (cr, layout);
}

/**
 * yardstick_use:
 *
 * Does the work once, and keeps how long it took. For use between what is measured, as when the goals were set: again and again
 * at once it takes half as long.
 */
void
yardstick_use (void)
{
  const double start = benchmark_get_work (CLOCK_THREAD_CPUTIME_ID);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  double time;

  for (int line = 0; line < LINES; line++)
    draw_line (cr, line);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  time = benchmark_get_work (CLOCK_THREAD_CPUTIME_ID) - start;
  if (taken == NULL)
    taken = g_array_new (FALSE, FALSE, sizeof (double));
  g_array_append_val (taken, time);
}

/**
 * yardstick_find_slowness:
 *
 * Returns: how many times as long this machine took, half of the times that it was used, as that of the goals
 */
double
yardstick_find_slowness (void)
{
  g_assert (taken != NULL);
  benchmark_sort (taken);

  return g_array_index (taken, double, taken->len / 2) / USUAL;
}
