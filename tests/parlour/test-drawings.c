/* test-drawings.c: whether things look as they looked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that is drawn is drawn onto sheets: a column for each thing, a row
 * for each paper. The sheets are compared with those in tests/games/GAME/drawings,
 * field by field, and nothing on them is text, so that other fonts change
 * nothing. Where one differs, it and what differs are in the directory that
 * TEST_PICTURES names. With RENEW_DRAWINGS in the environment the sheets are
 * written anew instead.
 */

#include "config.h"

#include "sheets.h"

#include <adwaita.h>
#include <glib/gstdio.h>

/* What two drawings of the same thing may differ by, of 255 in each channel: the
 * edges of shapes are not rounded to the same pixel by every version of the
 * library that fills them. */
#define MOST_ON_AVERAGE 2.
#define MOST_AT_A_PIXEL 160

/* How much stronger differences are in the picture that shows them. */
#define EXAGGERATION 4

typedef struct {
  ParlourPaper paper;
  GdkRGBA color;
} Ground;

/* The cards of libadwaita, light and dark, and the same in high contrast. */
static const Ground grounds[] = {
  { { { 0.2f, 0.2f, 0.2f, 1.f }, FALSE, FALSE }, { 1.f, 1.f, 1.f, 1.f } },
  { { { 1.f, 1.f, 1.f, 1.f }, TRUE, FALSE }, { 0.22f, 0.22f, 0.22f, 1.f } },
  { { { 0.f, 0.f, 0.f, 1.f }, FALSE, TRUE }, { 1.f, 1.f, 1.f, 1.f } },
  { { { 1.f, 1.f, 1.f, 1.f }, TRUE, TRUE }, { 0.1f, 0.1f, 0.1f, 1.f } },
};

/* What each game draws. */
typedef struct {
  const char *game;
  const Sheet *sheets;
} Drawings;

static const Drawings drawings[] = {
  { "colonia", colonia_sheets },
  { "concordia", concordia_sheets },
  { "genua", genua_sheets },
  { "visby", visby_sheets },
};

/* What a test is about: a sheet of a game. */
typedef struct {
  const char *game;
  const Sheet *sheet;
} Subject;

/* Pictures */

typedef struct {
  int width;
  int height;
  guchar *pixels; /* four bytes each */
} Picture;

static void
picture_free (Picture *picture)
{
  g_free (picture->pixels);
  g_free (picture);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Picture, picture_free)

static Picture *
picture_new (int width,
             int height)
{
  Picture *picture = g_new0 (Picture, 1);

  picture->width = width;
  picture->height = height;
  picture->pixels = g_malloc0 ((gsize) width * (gsize) height * 4);

  return picture;
}

static Picture *
picture_new_from_texture (GdkTexture *texture)
{
  Picture *picture = picture_new (gdk_texture_get_width (texture), gdk_texture_get_height (texture));

  gdk_texture_download (texture, picture->pixels, (gsize) picture->width * 4);

  return picture;
}

static void
picture_save (const Picture *picture,
              const char    *directory,
              const char    *name)
{
  const gsize stride = (gsize) picture->width * 4;
  g_autoptr (GBytes) bytes = g_bytes_new (picture->pixels, stride * (gsize) picture->height);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (picture->width, picture->height, GDK_MEMORY_DEFAULT, bytes,
                                                           stride);
  g_autofree char *path = g_build_filename (directory, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (directory, 0777), ==, 0);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* Drawing */

static void
draw_field (const Sheet  *sheet,
            const Ground *ground,
            GtkWidget    *figure,
            GtkSnapshot  *snapshot)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0.f, 0.f, (float) sheet->width, (float) sheet->height);
  const double margin = (sheet->height - sheet->size) / 2.;
  cairo_t *cr;

  gtk_snapshot_append_color (snapshot, &ground->color, &bounds);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, margin, margin);
  PARLOUR_FIGURE_GET_CLASS (figure)->draw (PARLOUR_FIGURE (figure), cr, &ground->paper, sheet->width - 2. * margin,
                                           sheet->height - 2. * margin);
  cairo_destroy (cr);
}

static int
count_figures (GtkWidget *const *figures)
{
  int n = 0;

  while (n < SHEET_MOST_FIGURES && figures[n] != NULL)
    n++;

  return n;
}

static GskRenderNode *
draw_sheet (const Sheet *sheet,
            int         *n_columns)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  GtkWidget *figures[SHEET_MOST_FIGURES] = { NULL };

  sheet->make (figures);
  *n_columns = count_figures (figures);

  for (int column = 0; column < *n_columns; column++)
    {
      g_object_ref_sink (figures[column]);
      parlour_figure_set_size (PARLOUR_FIGURE (figures[column]), sheet->size);
      for (gsize row = 0; row < G_N_ELEMENTS (grounds); row++)
        {
          gtk_snapshot_save (snapshot);
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (column * sheet->width),
                                                                  (float) ((int) row * sheet->height)));
          draw_field (sheet, &grounds[row], figures[column], snapshot);
          gtk_snapshot_restore (snapshot);
        }
      g_object_unref (figures[column]);
    }

  return gtk_snapshot_to_node (snapshot);
}

static Picture *
photograph (const Sheet *sheet)
{
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  int n_columns;

  gsk_renderer_realize (renderer, NULL, &error);
  g_assert_no_error (error);
  node = draw_sheet (sheet, &n_columns);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0.f, 0.f, (float) (n_columns * sheet->width),
                                                              (float) ((int) G_N_ELEMENTS (grounds) * sheet->height)));
  gsk_renderer_unrealize (renderer);

  return picture_new_from_texture (texture);
}

/* Comparing */

static int
get_difference (const Picture *one,
                const Picture *other,
                int            x,
                int            y,
                int            channel)
{
  const gsize i = ((gsize) y * (gsize) one->width + (gsize) x) * 4 + (gsize) channel;
  const gsize j = ((gsize) y * (gsize) other->width + (gsize) x) * 4 + (gsize) channel;

  return ABS ((int) one->pixels[i] - (int) other->pixels[j]);
}

/* How much a field of a sheet is not like the same field of another. */
static double
compare_field (const Sheet   *sheet,
               const Picture *one,
               const Picture *other,
               int            column,
               int            row,
               int           *most)
{
  double sum = 0.;

  *most = 0;
  for (int y = row * sheet->height; y < (row + 1) * sheet->height; y++)
    for (int x = column * sheet->width; x < (column + 1) * sheet->width; x++)
      for (int channel = 0; channel < 4; channel++)
        {
          int difference = get_difference (one, other, x, y, channel);

          sum += difference;
          *most = MAX (*most, difference);
        }

  return sum / (sheet->width * sheet->height * 4);
}

static gboolean
is_alike (const Sheet   *sheet,
          const Picture *one,
          const Picture *other)
{
  gboolean alike = one->width == other->width && one->height == other->height;

  for (int row = 0; alike && row < one->height / sheet->height; row++)
    for (int column = 0; column < one->width / sheet->width; column++)
      {
        int most;
        double average = compare_field (sheet, one, other, column, row, &most);

        if (average <= MOST_ON_AVERAGE && most <= MOST_AT_A_PIXEL)
          continue;

        g_test_message ("%s: column %d on paper %d differs by %.1f on average, %d at most",
                        sheet->name, column + 1, row + 1, average, most);
        alike = FALSE;
      }

  return alike;
}

/* White where nothing differs. */
static Picture *
picture_new_difference (const Picture *one,
                        const Picture *other)
{
  Picture *picture = picture_new (MIN (one->width, other->width), MIN (one->height, other->height));

  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      for (int channel = 0; channel < 4; channel++)
        picture->pixels[((gsize) y * (gsize) picture->width + (gsize) x) * 4 + (gsize) channel] =
          channel == 3 ? 255 : (guchar) (255 - MIN (get_difference (one, other, x, y, channel) * EXAGGERATION, 255));

  return picture;
}

static void
save_difference (const Subject *subject,
                 const Picture *now,
                 const Picture *then,
                 const char    *directory)
{
  g_autoptr (Picture) difference = picture_new_difference (now, then);
  g_autofree char *name = g_strdup_printf ("%s-%s.png", subject->game, subject->sheet->name);
  g_autofree char *difference_name = g_strdup_printf ("%s-%s-difference.png", subject->game, subject->sheet->name);

  picture_save (now, directory, name);
  picture_save (difference, directory, difference_name);
  g_test_message ("See %s in %s", difference_name, directory);
}

static void
test_sheet (gconstpointer data)
{
  const Subject *subject = data;
  const char *results = g_getenv ("TEST_PICTURES");
  g_autofree char *directory = g_test_build_filename (G_TEST_DIST, "games", subject->game, "drawings", NULL);
  g_autofree char *name = g_strconcat (subject->sheet->name, ".png", NULL);
  g_autofree char *path = g_build_filename (directory, name, NULL);
  g_autoptr (Picture) now = photograph (subject->sheet);
  g_autoptr (Picture) then = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;

  if (g_getenv ("RENEW_DRAWINGS") != NULL)
    {
      picture_save (now, directory, name);
      return;
    }

  texture = gdk_texture_new_from_filename (path, &error);
  g_assert_no_error (error);
  then = picture_new_from_texture (texture);
  if (is_alike (subject->sheet, now, then))
    return;

  if (results != NULL)
    save_difference (subject, now, then, results);
  g_test_fail ();
}

/* A field after another one, or one that shows nothing. */
static void
check_distinct (const Sheet   *sheet,
                const Picture *picture,
                const Picture *other,
                int            n_columns)
{
  int most;

  for (int column = 0; column < n_columns; column++)
    g_assert_true (compare_field (sheet, picture, other, column, 0, &most) > MOST_ON_AVERAGE || most > MOST_AT_A_PIXEL);
}

/* What may differ is little enough to tell any two things on a sheet apart, and each from nothing,
 * which is what the corner of a field shows. */
static void
test_tolerance (gconstpointer data)
{
  const Sheet *sheet = ((const Subject *) data)->sheet;
  g_autoptr (Picture) picture = photograph (sheet);
  g_autoptr (Picture) other = picture_new (picture->width, picture->height);
  const gsize size = (gsize) picture->width * (gsize) picture->height * 4;
  const int n_columns = picture->width / sheet->width;

  for (gsize i = 0; i < size; i += 4)
    memcpy (other->pixels + i, picture->pixels, 4);
  check_distinct (sheet, picture, other, n_columns);

  for (int column = 1; column < n_columns; column++)
    {
      const gsize offset = (gsize) (column * sheet->width) * 4;

      memcpy (other->pixels, picture->pixels + offset, size - offset);
      check_distinct (sheet, picture, other, n_columns - column);
    }
}

static void
add_tests (const Drawings *of)
{
  for (const Sheet *sheet = of->sheets; sheet->name != NULL; sheet++)
    {
      const Subject subject = { of->game, sheet };
      g_autofree char *path = g_strdup_printf ("/drawings/%s/%s", of->game, sheet->name);
      g_autofree char *tolerance = g_strconcat (path, "/tolerance", NULL);

      g_test_add_data_func_full (path, g_memdup2 (&subject, sizeof subject), test_sheet, g_free);
      g_test_add_data_func_full (tolerance, g_memdup2 (&subject, sizeof subject), test_tolerance, g_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  for (gsize i = 0; i < G_N_ELEMENTS (drawings); i++)
    add_tests (&drawings[i]);

  return g_test_run ();
}
