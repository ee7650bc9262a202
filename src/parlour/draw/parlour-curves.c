/* parlour-curves.c: what becomes of the players round by round, as curves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same drawing serves the screen and the printer. Each family has a shape
 * and a dash of its own, and its emblem with the letter at the end of its
 * curve, so that a copy in black and white tells as much.
 */

#include "config.h"

#include "parlour-curves.h"

#include "table-schema.h"

/* All lengths are in heights of the font. */
#define LABEL_SIZE 0.82
#define GAP 0.5
#define EMBLEM 1.5
#define MARKER 0.78
#define MARKER_STEP 0.62
#define LINE 0.13
#define MOST_TICKS 5

/* The room that the curves have. */
typedef struct {
  const ParlourEasel *easel;
  const ParlourNumbers *numbers;
  int n_players;
  int n_moments;
  int top; /* the value at the upper edge */
  int tick;
  double axis; /* where the lines of the numbers begin */
  double x; /* of the first moment */
  double y; /* of the upper edge */
  double width; /* from the first moment to the last */
  double height;
} Plot;

/* In heights of the font; a line without gaps has none. */
static const struct {
  int n_dashes;
  double dashes[4];
} dashes[TABLE_N_COLORS] = {
  [TABLE_COLOR_YELLOW] = { 2, { 0.9, 0.35 } },
  [TABLE_COLOR_BLUE] = { 0, { 0. } },
  [TABLE_COLOR_GREEN] = { 2, { 0.16, 0.3 } },
  [TABLE_COLOR_RED] = { 4, { 0.9, 0.3, 0.16, 0.3 } },
  [TABLE_COLOR_ORANGE] = { 2, { 0.45, 0.25 } },
  [TABLE_COLOR_PURPLE] = { 2, { 1.6, 0.3 } },
  [TABLE_COLOR_BLACK] = { 4, { 1.6, 0.3, 0.16, 0.3 } },
  [TABLE_COLOR_WHITE] = { 4, { 0.45, 0.2, 0.16, 0.2 } },
};

static int
get_value (const Plot *plot,
           int         moment,
           int         seat)
{
  return (int) parlour_numbers_get (plot->numbers, (guint) seat, (guint) moment)->value;
}

static TableColor
get_color (const Plot *plot,
           int         seat)
{
  return (TableColor) parlour_numbers_get_column (plot->numbers, (guint) seat)->color;
}

static const char *
get_mark (const Plot *plot,
          int         moment)
{
  const ParlourHead *head = parlour_numbers_get_row (plot->numbers, (guint) moment);

  return head->mark != NULL ? head->mark : head->text;
}

/* The axes */

static int
find_most (const Plot *plot)
{
  int most = 1;

  for (int moment = 0; moment < plot->n_moments; moment++)
    for (int seat = 0; seat < plot->n_players; seat++)
      most = MAX (most, get_value (plot, moment, seat));

  return most;
}

/* The smallest of 1, 2, 5, 10, 20, 50, ... that makes few enough steps. */
static int
find_tick (int most)
{
  const int steps[] = { 1, 2, 5 };

  for (int power = 1; power < G_MAXINT / 100; power *= 10)
    for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
      if ((most + steps[i] * power - 1) / (steps[i] * power) <= MOST_TICKS)
        return steps[i] * power;

  return most;
}

static double
get_x (const Plot *plot,
       int         moment)
{
  return plot->x + plot->width * moment / MAX (plot->n_moments - 1, 1);
}

static double
get_y (const Plot *plot,
       int         value)
{
  return plot->y + plot->height * (1. - (double) value / plot->top);
}

static void
draw_ticks (const Plot *plot)
{
  const ParlourEasel *easel = plot->easel;

  for (int value = 0; value <= plot->top; value += plot->tick)
    {
      g_autofree char *label = g_strdup_printf ("%d", value);
      double y = get_y (plot, value);

      parlour_easel_use_ink (easel, 0.7);
      parlour_easel_write (easel, label, plot->axis - GAP * easel->em * 0.5, y, 1., LABEL_SIZE * easel->em, PANGO_WEIGHT_NORMAL);
      cairo_set_line_width (easel->cr, easel->em / 16.);
      parlour_easel_use_ink (easel, value == 0 ? 0.6 : 0.18);
      cairo_move_to (easel->cr, plot->axis, y);
      cairo_line_to (easel->cr, plot->x + plot->width + GAP * easel->em, y);
      cairo_stroke (easel->cr);
    }
}

/* Half of how wide the mark of a moment is, with room beside it. */
static double
measure_moment (const Plot *plot,
                int         moment)
{
  const ParlourEasel *easel = plot->easel;
  const char *label = get_mark (plot, moment);

  return (parlour_easel_measure (easel, label, LABEL_SIZE * easel->em, PANGO_WEIGHT_NORMAL) + GAP * easel->em) / 2.;
}

/* The first and the last one, and as many between them as there is room for. */
static void
draw_moments (const Plot *plot)
{
  const ParlourEasel *easel = plot->easel;
  const int last = plot->n_moments - 1;
  const double end = get_x (plot, last) - measure_moment (plot, last);
  double begin = -G_MAXDOUBLE;

  for (int moment = 0; moment < plot->n_moments; moment++)
    {
      const char *label = get_mark (plot, moment);
      double half = measure_moment (plot, moment);
      double x = get_x (plot, moment);

      if (moment != 0 && moment != last && (x - half < begin || x + half > end))
        continue;

      parlour_easel_use_ink (easel, 0.7);
      parlour_easel_write (easel, label, x, plot->y + plot->height + easel->em, 0.5, LABEL_SIZE * easel->em,
                           PANGO_WEIGHT_NORMAL);
      begin = x + half;
    }
}

/* The curves */

static void
draw_line (const Plot *plot,
           int         seat)
{
  const ParlourEasel *easel = plot->easel;
  TableColor color = get_color (plot, seat);
  double scaled[G_N_ELEMENTS (dashes[0].dashes)];
  ParlourPaint paint;

  parlour_palette_get_color (color, &easel->paper, &paint);
  for (int i = 0; i < dashes[color].n_dashes; i++)
    scaled[i] = dashes[color].dashes[i] * easel->em;

  cairo_save (easel->cr);
  gdk_cairo_set_source_rgba (easel->cr, &paint.edge);
  cairo_set_line_width (easel->cr, LINE * easel->em);
  cairo_set_line_join (easel->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (easel->cr, scaled, dashes[color].n_dashes, 0.);
  for (int moment = 0; moment < plot->n_moments; moment++)
    cairo_line_to (easel->cr, get_x (plot, moment),
                   get_y (plot, get_value (plot, moment, seat)));
  cairo_stroke (easel->cr);
  cairo_restore (easel->cr);
}

/* Markers in the same place stand side by side. */
static void
draw_marker (const Plot *plot,
             int         moment,
             int         seat)
{
  int value = get_value (plot, moment, seat);
  double step = MARKER_STEP * plot->easel->em;
  int n_same = 0;
  int place = 0;

  for (int other = 0; other < plot->n_players; other++)
    if (get_value (plot, moment, other) == value)
      {
        place += other < seat ? 1 : 0;
        n_same++;
      }

  parlour_easel_emblem (plot->easel, get_color (plot, seat), get_x (plot, moment) + (place - (n_same - 1) / 2.) * step,
                        get_y (plot, value), MARKER * plot->easel->em, TRUE);
}

/* The names of the curves */

static gboolean
is_above (const Plot *plot,
          int         seat,
          int         other)
{
  int last = plot->n_moments - 1;
  int difference = get_value (plot, last, seat)
                   - get_value (plot, last, other);

  return difference > 0 || (difference == 0 && seat < other);
}

/* The seats by where their curves end, the highest first. */
static void
sort_seats (const Plot *plot,
            int        *seats)
{
  for (int seat = 0; seat < plot->n_players; seat++)
    {
      int place = 0;

      for (int other = 0; other < plot->n_players; other++)
        place += other != seat && is_above (plot, other, seat) ? 1 : 0;
      seats[place] = seat;
    }
}

/* Emblems stand where their curves end, but do not cover each other: first they
 * are pushed down, and then up again from the lower edge. */
static void
place_emblems (const Plot *plot,
               const int  *seats,
               double     *places)
{
  int n = plot->n_players;
  double step = MIN (EMBLEM * plot->easel->em * 1.06, (plot->height + EMBLEM * plot->easel->em) / n);

  for (int i = 0; i < n; i++)
    {
      places[i] = get_y (plot, get_value (plot, plot->n_moments - 1, seats[i]));
      if (i > 0)
        places[i] = MAX (places[i], places[i - 1] + step);
    }

  for (int i = n - 1; i >= 0; i--)
    places[i] = MIN (places[i], i == n - 1 ? plot->y + plot->height : places[i + 1] - step);
}

static void
draw_emblems (const Plot *plot)
{
  const ParlourEasel *easel = plot->easel;
  int last = plot->n_moments - 1;
  int seats[TABLE_MAX_PLAYERS] = { 0 };
  double places[TABLE_MAX_PLAYERS];

  sort_seats (plot, seats);
  place_emblems (plot, seats, places);

  for (int i = 0; i < plot->n_players; i++)
    {
      int value = get_value (plot, last, seats[i]);
      double end = plot->x + plot->width;
      double x = end + 2.4 * easel->em;
      g_autofree char *label = g_strdup_printf ("%d", value);

      parlour_easel_use_ink (easel, 0.4);
      cairo_set_line_width (easel->cr, easel->em / 18.);
      cairo_move_to (easel->cr, end + easel->em * 0.9, get_y (plot, value));
      cairo_line_to (easel->cr, x - EMBLEM / 2. * easel->em, places[i]);
      cairo_stroke (easel->cr);

      parlour_easel_emblem (easel, get_color (plot, seats[i]), x, places[i], EMBLEM * easel->em, FALSE);
      parlour_easel_use_ink (easel, 1.);
      parlour_easel_write (easel, label, x + (EMBLEM / 2. + 0.3) * easel->em, places[i], 0., easel->em, PANGO_WEIGHT_BOLD);
    }
}

static void
lay_out (Plot *plot)
{
  const ParlourEasel *easel = plot->easel;
  int most = find_most (plot);
  g_autofree char *widest = NULL;
  double label_width;

  plot->tick = find_tick (most);
  plot->top = (most + plot->tick - 1) / plot->tick * plot->tick;
  widest = g_strdup_printf ("%d", plot->top);
  label_width = parlour_easel_measure (easel, widest, LABEL_SIZE * easel->em, PANGO_WEIGHT_NORMAL);

  plot->axis = label_width + GAP * easel->em;
  /* At first all markers may stand side by side. */
  plot->x = plot->axis + (MARKER_STEP * (plot->n_players - 1) + MARKER) / 2. * easel->em + GAP * easel->em / 2.;
  plot->y = EMBLEM / 2. * easel->em + easel->em * 0.1;
  plot->width = easel->width - plot->x - 3.4 * easel->em
                - parlour_easel_measure (easel, widest, easel->em, PANGO_WEIGHT_BOLD);
  plot->height = easel->height - plot->y - 1.7 * easel->em;
}

/* Draws a curve for each player. */
void
parlour_curves_draw (const ParlourEasel   *easel,
                     const ParlourNumbers *numbers)
{
  Plot plot = { .easel = easel, .numbers = numbers };

  g_return_if_fail (easel != NULL && numbers != NULL);
  g_return_if_fail (numbers->columns->len <= TABLE_MAX_PLAYERS);

  plot.n_players = (int) numbers->columns->len;
  plot.n_moments = (int) numbers->rows->len;
  if (plot.n_moments == 0)
    return;

  lay_out (&plot);
  if (plot.width <= 0. || plot.height <= 0.)
    return;

  draw_ticks (&plot);
  draw_moments (&plot);
  for (int seat = 0; seat < plot.n_players; seat++)
    draw_line (&plot, seat);
  for (int moment = 0; moment < plot.n_moments; moment++)
    for (int seat = 0; seat < plot.n_players; seat++)
      draw_marker (&plot, moment, seat);
  draw_emblems (&plot);
}
