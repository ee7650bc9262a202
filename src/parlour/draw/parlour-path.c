/* parlour-path.c: drawings as data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a program for drawings writes as the path of an SVG is drawn here as it stands, so
 * that a game's pictures are lines of text and no code.
 */

#include "config.h"

#include "parlour-path.h"

#include <math.h>
#include <string.h>

/* Where a path is while it is traced. */
typedef struct {
  cairo_t *cr;
  const char *next; /* what is to be read */
  double x, y;
  double begun_x, begun_y; /* where this part of it begins */
  double control_x, control_y; /* of the last curve, which the next one may mirror */
  char before; /* the last command */
} Pen;

/* Reading */

static void
skip (Pen *pen)
{
  pen->next += strspn (pen->next, " ,\t\n");
}

static double
read_number (Pen *pen)
{
  char *end;
  double number;

  skip (pen);
  number = g_ascii_strtod (pen->next, &end);
  pen->next = end;

  return number;
}

/* Nothing needs to stand between flags. */
static gboolean
read_flag (Pen *pen)
{
  skip (pen);

  return *pen->next != '\0' && *pen->next++ == '1';
}

static gboolean
is_number_next (Pen *pen)
{
  skip (pen);

  return *pen->next != '\0' && strchr ("+-.0123456789", *pen->next) != NULL;
}

/* A point, from where the pen is or from the corner. */
static void
read_point (Pen      *pen,
            gboolean  is_relative,
            double   *x,
            double   *y)
{
  *x = read_number (pen) + (is_relative ? pen->x : 0.);
  *y = read_number (pen) + (is_relative ? pen->y : 0.);
}

/* Drawing */

static void
go_to (Pen    *pen,
       double  x,
       double  y)
{
  pen->x = pen->control_x = x;
  pen->y = pen->control_y = y;
}

static void
line_to (Pen    *pen,
         double  x,
         double  y)
{
  cairo_line_to (pen->cr, x, y);
  go_to (pen, x, y);
}

static void
curve_to (Pen    *pen,
          double  x1,
          double  y1,
          double  x2,
          double  y2,
          double  x,
          double  y)
{
  cairo_curve_to (pen->cr, x1, y1, x2, y2, x, y);
  go_to (pen, x, y);
  pen->control_x = x2;
  pen->control_y = y2;
}

/* Cairo knows no curves with one control point. */
static void
quadratic_to (Pen    *pen,
              double  x1,
              double  y1,
              double  x,
              double  y)
{
  curve_to (pen, pen->x + 2. / 3. * (x1 - pen->x), pen->y + 2. / 3. * (y1 - pen->y),
            x + 2. / 3. * (x1 - x), y + 2. / 3. * (y1 - y), x, y);
  pen->control_x = x1;
  pen->control_y = y1;
}

/* Where the control point of a curve is that goes on as the last one, if there is one. */
static void
mirror (const Pen  *pen,
        const char *curves,
        double     *x,
        double     *y)
{
  gboolean goes_on = strchr (curves, g_ascii_toupper (pen->before)) != NULL;

  *x = goes_on ? 2. * pen->x - pen->control_x : pen->x;
  *y = goes_on ? 2. * pen->y - pen->control_y : pen->y;
}

/* Documents say where an arc ends, cairo wants to know its middle. Everything is turned and
 * stretched so that it is one of a circle around the corner. */
static void
arc_to (Pen      *pen,
        double    rx,
        double    ry,
        double    angle,
        gboolean  is_large,
        gboolean  is_clockwise,
        double    x,
        double    y)
{
  const double c = cos (angle), s = sin (angle);
  const double dx = (pen->x - x) / 2., dy = (pen->y - y) / 2.;
  double px = (c * dx + s * dy) / rx, py = (c * dy - s * dx) / ry;
  double distance = hypot (px, py);
  double to_middle, mx, my;

  if (distance > 1.)
    {
      rx *= distance;
      ry *= distance;
      px /= distance;
      py /= distance;
      distance = 1.;
    }
  to_middle = sqrt (fmax (1. / (distance * distance) - 1., 0.)) * (is_large == is_clockwise ? -1. : 1.);
  mx = to_middle * py;
  my = -to_middle * px;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, (pen->x + x) / 2., (pen->y + y) / 2.);
  cairo_rotate (pen->cr, angle);
  cairo_scale (pen->cr, rx, ry);
  if (is_clockwise)
    cairo_arc (pen->cr, mx, my, 1., atan2 (py - my, px - mx), atan2 (-py - my, -px - mx));
  else
    cairo_arc_negative (pen->cr, mx, my, 1., atan2 (py - my, px - mx), atan2 (-py - my, -px - mx));
  cairo_restore (pen->cr);
  go_to (pen, x, y);
}

/* Commands */

static void
trace_arc (Pen      *pen,
           gboolean  is_relative)
{
  double rx = fabs (read_number (pen)), ry = fabs (read_number (pen));
  double angle = read_number (pen) * G_PI / 180.;
  gboolean is_large = read_flag (pen);
  gboolean is_clockwise = read_flag (pen);
  double x, y;

  read_point (pen, is_relative, &x, &y);
  if (x == pen->x && y == pen->y)
    return;
  if (rx == 0. || ry == 0.)
    line_to (pen, x, y);
  else
    arc_to (pen, rx, ry, angle, is_large, is_clockwise, x, y);
}

static void
trace_curve (Pen      *pen,
             char      command,
             gboolean  is_relative)
{
  double x1, y1, x2, y2, x, y;

  if (command == 'C')
    read_point (pen, is_relative, &x1, &y1);
  else
    mirror (pen, "CS", &x1, &y1);
  read_point (pen, is_relative, &x2, &y2);
  read_point (pen, is_relative, &x, &y);
  curve_to (pen, x1, y1, x2, y2, x, y);
}

static void
trace_quadratic (Pen      *pen,
                 char      command,
                 gboolean  is_relative)
{
  double x1, y1, x, y;

  if (command == 'Q')
    read_point (pen, is_relative, &x1, &y1);
  else
    mirror (pen, "QT", &x1, &y1);
  read_point (pen, is_relative, &x, &y);
  quadratic_to (pen, x1, y1, x, y);
}

static void
trace_move (Pen      *pen,
            gboolean  is_relative)
{
  double x, y;

  read_point (pen, is_relative, &x, &y);
  cairo_move_to (pen->cr, x, y);
  go_to (pen, x, y);
  pen->begun_x = x;
  pen->begun_y = y;
}

/* Goes along a command and what it says once. */
static void
trace_one (Pen  *pen,
           char  letter)
{
  const char command = g_ascii_toupper (letter);
  const gboolean is_relative = command != letter;
  double x, y;

  switch (command)
    {
    case 'M':
      trace_move (pen, is_relative);
      break;

    case 'L':
      read_point (pen, is_relative, &x, &y);
      line_to (pen, x, y);
      break;

    case 'H':
      line_to (pen, read_number (pen) + (is_relative ? pen->x : 0.), pen->y);
      break;

    case 'V':
      line_to (pen, pen->x, read_number (pen) + (is_relative ? pen->y : 0.));
      break;

    case 'C':
    case 'S':
      trace_curve (pen, command, is_relative);
      break;

    case 'Q':
    case 'T':
      trace_quadratic (pen, command, is_relative);
      break;

    case 'A':
      trace_arc (pen, is_relative);
      break;

    case 'Z':
    default:
      cairo_close_path (pen->cr);
      go_to (pen, pen->begun_x, pen->begun_y);
      break;
    }
  pen->before = letter;
}

/* Adds a path to that of a drawing, in its own units. */
void
parlour_path_trace (cairo_t    *cr,
                    const char *path)
{
  Pen pen = { .cr = cr, .next = path, .before = 'Z' };

  g_return_if_fail (cr != NULL && path != NULL);

  cairo_new_sub_path (cr);
  for (skip (&pen); *pen.next != '\0'; skip (&pen))
    {
      char letter = *pen.next++;

      g_return_if_fail (strchr ("MmLlHhVvCcSsQqTtAaZz", letter) != NULL);

      trace_one (&pen, letter);
      /* What follows is said of the same command; after the first point there are lines. */
      while (is_number_next (&pen) && g_ascii_toupper (letter) != 'Z')
        trace_one (&pen, letter == 'M' ? 'L' : letter == 'm' ? 'l' : letter);
    }
}

/* Draws a picture, stroke by stroke. */
void
parlour_path_draw (cairo_t             *cr,
                   const ParlourStroke *drawing,
                   const ParlourPaint  *paint,
                   double               x,
                   double               y,
                   double               size)
{
  g_return_if_fail (cr != NULL && drawing != NULL && paint != NULL);

  cairo_save (cr);
  cairo_translate (cr, x - size / 2., y - size / 2.);
  cairo_scale (cr, size / PARLOUR_PATH_BOX, size / PARLOUR_PATH_BOX);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (const ParlourStroke *stroke = drawing; stroke->path != NULL; stroke++)
    {
      gdk_cairo_set_source_rgba (cr, stroke->is_cut ? &paint->fill : &paint->mark);
      parlour_path_trace (cr, stroke->path);
      if (stroke->line > 0.)
        {
          cairo_set_line_width (cr, stroke->line);
          if (stroke->is_round)
            cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
          cairo_stroke (cr);
        }
      else
        cairo_fill (cr);
    }
  cairo_restore (cr);
}
