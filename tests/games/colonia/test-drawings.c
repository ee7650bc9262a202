/* test-drawings.c: whether things look as they looked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that is drawn is drawn onto sheets: a column for each thing, a row
 * for each paper. The sheets are compared with those in tests/games/colonia/drawings,
 * field by field, and nothing on them is text, so that other fonts change
 * nothing. Where one differs, it and what differs are in the directory that
 * TEST_PICTURES names. With RENEW_DRAWINGS in the environment the sheets are
 * written anew instead.
 */

#include "config.h"

#include "colonia-glass.h"
#include "colonia-picture.h"
#include "colonia-piece.h"
#include "colonia-ship-figure.h"
#include "parlour-die.h"
#include "parlour-emblem.h"

#include <adwaita.h>
#include <glib/gstdio.h>

/* What two drawings of the same thing may differ by, of 255 in each channel: the
 * edges of shapes are not rounded to the same pixel by every version of the
 * library that fills them. */
#define MOST_ON_AVERAGE 2.
#define MOST_AT_A_PIXEL 160

/* How much stronger differences are in the picture that shows them. */
#define EXAGGERATION 4

#define MOST_FIGURES 10

typedef struct {
  const char *name;
  void (*make) (GtkWidget **figures);
  int width; /* of a field */
  int height;
  int size;  /* of the figure in it */
} Sheet;

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

/* What is drawn */

static void
make_pieces (GtkWidget       **figures,
             ColoniaPieceKind  kind,
             int               n)
{
  for (int i = 0; i < n; i++)
    {
      figures[i] = colonia_piece_new (kind, i, 1);
      colonia_piece_set_spread (COLONIA_PIECE (figures[i]), TRUE);
    }
}

static void
make_emblems (GtkWidget **figures)
{
  for (int color = COLONIA_NOBODY; color < (int) TABLE_N_COLORS; color++)
    *figures++ = g_object_new (PARLOUR_TYPE_EMBLEM, "color", color, "plain", TRUE, NULL);
}

static void
make_members (GtkWidget **figures)
{
  make_pieces (figures, COLONIA_PIECE_MEMBER, COLONIA_N_COLORS);
}

static void
make_resources (GtkWidget **figures)
{
  make_pieces (figures, COLONIA_PIECE_RESOURCE, COLONIA_N_RESOURCES);
}

static void
make_goods (GtkWidget **figures)
{
  make_pieces (figures, COLONIA_PIECE_GOOD, COLONIA_N_GOODS);
}

static void
make_coins (GtkWidget **figures)
{
  make_pieces (figures, COLONIA_PIECE_MONEY, COLONIA_N_CITIES);
}

static void
make_arms (GtkWidget **figures)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    figures[city] = g_object_new (COLONIA_TYPE_PICTURE, "kind", COLONIA_PICTURE_ARMS, "city", city, NULL);
}

static void
make_signs (GtkWidget **figures)
{
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    figures[craftsman] = g_object_new (COLONIA_TYPE_PICTURE, "kind", COLONIA_PICTURE_SIGN, "which", craftsman, NULL);
}

static void
make_relics (GtkWidget **figures)
{
  for (int points = 1; points <= 5; points++)
    *figures++ = g_object_new (COLONIA_TYPE_PICTURE, "kind", COLONIA_PICTURE_RELIC, "which", points,
                               "city", points % COLONIA_N_CITIES, NULL);
  *figures = g_object_new (COLONIA_TYPE_PICTURE, "kind", COLONIA_PICTURE_SHRINE, "city", COLONIA_CITY_NOVGOROD, NULL);
}

static void
make_ships (GtkWidget **figures)
{
  for (int city = COLONIA_NOBODY; city < COLONIA_N_CITIES; city++)
    *figures++ = g_object_new (COLONIA_TYPE_SHIP_FIGURE, "city", city, NULL);
}

static void
make_dice (GtkWidget **figures)
{
  for (int value = 0; value <= COLONIA_DIE_SIDES; value++)
    *figures++ = g_object_new (PARLOUR_TYPE_DIE, "value", value, NULL);
}

static void
make_windows (GtkWidget **figures)
{
  for (int i = 0; i < 2 * COLONIA_N_CITIES; i++)
    figures[i] = g_object_new (COLONIA_TYPE_GLASS, "city", i / 2, "lit", i % 2 == 1, NULL);
}

static const Sheet sheets[] = {
  { "emblems", make_emblems, 44, 44, 40 },
  { "members", make_members, 36, 36, 32 },
  { "resources", make_resources, 36, 36, 32 },
  { "goods", make_goods, 36, 36, 32 },
  { "coins", make_coins, 36, 36, 32 },
  { "arms", make_arms, 52, 52, 48 },
  { "signs", make_signs, 52, 52, 48 },
  { "relics", make_relics, 44, 44, 40 },
  { "ships", make_ships, 110, 68, 64 },
  { "dice", make_dice, 36, 36, 32 },
  { "windows", make_windows, 54, 68, 64 },
};

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

  while (n < MOST_FIGURES && figures[n] != NULL)
    n++;

  return n;
}

static GskRenderNode *
draw_sheet (const Sheet *sheet,
            int         *n_columns)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  GtkWidget *figures[MOST_FIGURES] = { NULL };

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
test_sheet (gconstpointer data)
{
  const Sheet *sheet = data;
  const char *results = g_getenv ("TEST_PICTURES");
  g_autofree char *directory = g_test_build_filename (G_TEST_DIST, "games", "colonia", "drawings", NULL);
  g_autofree char *name = g_strconcat (sheet->name, ".png", NULL);
  g_autofree char *path = g_build_filename (directory, name, NULL);
  g_autoptr (Picture) now = photograph (sheet);
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
  if (is_alike (sheet, now, then))
    return;

  if (results != NULL)
    {
      g_autoptr (Picture) difference = picture_new_difference (now, then);
      g_autofree char *difference_name = g_strconcat (sheet->name, "-difference.png", NULL);

      picture_save (now, results, name);
      picture_save (difference, results, difference_name);
      g_test_message ("See %s in %s", difference_name, results);
    }
  g_test_fail ();
}

/* What may differ is little enough to tell any two things on a sheet apart, and
 * a thing on one paper from the same on another. */
static void
test_tolerance (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      const Sheet *sheet = &sheets[i];
      g_autoptr (Picture) picture = photograph (sheet);
      const int n_columns = picture->width / sheet->width;

      for (int column = 1; column < n_columns; column++)
        {
          g_autoptr (Picture) shifted = picture_new (picture->width, picture->height);
          const gsize offset = (gsize) (column * sheet->width) * 4;
          int most;

          memcpy (shifted->pixels, picture->pixels + offset,
                  (gsize) picture->width * (gsize) picture->height * 4 - offset);
          for (int other = 0; other < n_columns - column; other++)
            g_assert_cmpfloat (compare_field (sheet, picture, shifted, other, 0, &most), >, MOST_ON_AVERAGE);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  for (gsize i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *path = g_strconcat ("/drawings/", sheets[i].name, NULL);

      g_test_add_data_func (path, &sheets[i], test_sheet);
    }
  g_test_add_func ("/drawings/tolerance", test_tolerance);

  return g_test_run ();
}
