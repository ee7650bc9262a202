/* test-path.c: drawings as data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-path.h"

#include <adwaita.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_t, cairo_destroy)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_surface_t, cairo_surface_destroy)

static cairo_t *
make_drawing (void)
{
  g_autoptr (cairo_surface_t) surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 32, 32);

  return cairo_create (surface);
}

static void
append_points (GString                 *text,
               char                     letter,
               const cairo_path_data_t *points,
               int                      n)
{
  g_string_append_c (text, letter);
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, " %g,%g", points[i].point.x, points[i].point.y);
  g_string_append_c (text, ';');
}

/* Writes a path down as Cairo has it. */
static char *
tell_path (const char *path)
{
  g_autoptr (cairo_t) cr = make_drawing ();
  GString *text = g_string_new (NULL);
  cairo_path_t *traced;

  parlour_path_trace (cr, path);
  traced = cairo_copy_path (cr);
  for (int i = 0; i < traced->num_data; i += traced->data[i].header.length)
    switch (traced->data[i].header.type)
      {
      case CAIRO_PATH_MOVE_TO:
        append_points (text, 'M', &traced->data[i + 1], 1);
        break;

      case CAIRO_PATH_LINE_TO:
        append_points (text, 'L', &traced->data[i + 1], 1);
        break;

      case CAIRO_PATH_CURVE_TO:
        append_points (text, 'C', &traced->data[i + 1], 3);
        break;

      case CAIRO_PATH_CLOSE_PATH:
      default:
        append_points (text, 'Z', NULL, 0);
      }
  cairo_path_destroy (traced);

  return g_string_free (text, FALSE);
}

static const struct {
  const char *name;
  const char *path;
  const char *expected;
} paths[] = {
  { "lines", "M 1,2 L 3,4 H 8 V 9", "M 1,2;L 3,4;L 8,4;L 8,9;" },
  { "from-where-it-is", "m 1,2 l 3,4 h 8 v -2", "M 1,2;L 4,6;L 12,6;L 12,4;" },
  { "said-once", "M 1,2 3,4 5,3 l 1,4 1,-1", "M 1,2;L 3,4;L 5,3;L 6,7;L 7,6;" },
  { "said-once-from-there", "m 1,2 3,4", "M 1,2;L 4,6;" },
  { "tight", "M1-2L.5.25-3-4", "M 1,-2;L 0.5,0.25;L -3,-4;" },
  { "curves", "M 0,0 C 1,2 3,4 5,6 s 1,1 2,2", "M 0,0;C 1,2 3,4 5,6;C 7,8 6,7 7,8;" },
  { "curve-alone", "M 4,4 S 6,6 8,4", "M 4,4;C 4,4 6,6 8,4;" },
  { "quadratic", "M 0,0 Q 3,3 6,0 T 12,0", "M 0,0;C 2,2 4,2 6,0;C 8,-2 10,-2 12,0;" },
  { "closed", "M 1,1 L 5,1 Z l 1,1", "M 1,1;L 5,1;Z;M 1,1;L 2,2;" },
  { "no-arc", "M 1,1 A 2,2 0 0 1 1,1 A 0,2 0 0 1 5,5", "M 1,1;L 5,5;" },
  { "nothing", " ", "" },
};

static void
test_path (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *told = tell_path (paths[i].path);

  g_assert_cmpstr (told, ==, paths[i].expected);
}

/* Two arcs around each of two middles: which one is said by its flags. */
static const struct {
  const char *path;
  double extents[4];
} arcs[] = {
  { "M 12,2 A 10,10 0 0 1 22,12", { 12, 2, 22, 12 } },
  { "M 12,2 A 10,10 0 1 1 22,12", { 12, -8, 32, 12 } },
  { "M 12,2 a10 10 0 1010 10", { 2, 2, 22, 22 } },
  { "M 12,2 A 10,10 0 0 0 22,12", { 12, 2, 22, 12 } },
  { "M 2,12 a 10,5 0 1 1 20,0 a 10,5 0 1 1 -20,0 Z", { 2, 7, 22, 17 } },
  { "M 12,2 a 5,10 90 1 1 0,10 a 5,10 90 1 1 0,-10", { 2, 2, 22, 12 } },
  /* One that is too small to reach is made larger. */
  { "M 2,12 A 1,1 0 0 1 22,12", { 2, 2, 22, 12 } },
};

static void
test_arc (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (cairo_t) cr = make_drawing ();
  double extents[4];

  parlour_path_trace (cr, arcs[i].path);
  cairo_path_extents (cr, &extents[0], &extents[1], &extents[2], &extents[3]);
  for (int side = 0; side < 4; side++)
    g_assert_cmpfloat_with_epsilon (extents[side], arcs[i].extents[side], 0.02);
}

/* Where a stroke is filled and where it is cut out. */
static void
test_draw (void)
{
  static const ParlourStroke drawing[] = {
    { "M 0,0 H 24 V 24 H 0 Z" },
    { "M 6,6 h 12 v 12 h -12 z", .is_cut = TRUE },
    { "M 0,12 H 24", .line = 2 },
    { NULL }
  };
  static const ParlourPaint paint = { .fill = { 0.f, 0.f, 0.f, 1.f }, .mark = { 1.f, 1.f, 1.f, 1.f } };
  g_autoptr (cairo_surface_t) surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 48, 48);
  g_autoptr (cairo_t) cr = cairo_create (surface);
  const guint32 *pixels;
  int stride = cairo_image_surface_get_stride (surface) / 4;

  parlour_path_draw (cr, drawing, &paint, 24., 24., 48.);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) (const void *) cairo_image_surface_get_data (surface);
  g_assert_cmphex (pixels[4 * stride + 4] & 0xffffff, ==, 0xffffff);
  g_assert_cmphex (pixels[16 * stride + 16] & 0xffffff, ==, 0);
  g_assert_cmphex (pixels[24 * stride + 16] & 0xffffff, ==, 0xffffff);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *name = g_strdup_printf ("/path/%s", paths[i].name);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_path);
    }
  for (guint i = 0; i < G_N_ELEMENTS (arcs); i++)
    {
      g_autofree char *name = g_strdup_printf ("/path/arc/%u", i);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_arc);
    }
  g_test_add_func ("/path/draw", test_draw);

  return g_test_run ();
}
