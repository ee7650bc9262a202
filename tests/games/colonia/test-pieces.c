/* test-pieces.c: the drawn pieces of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-bundle-box.h"
#include "colonia-glass.h"
#include "colonia-palette.h"
#include "colonia-week-path.h"
#include "games.h"
#include "parlour-die.h"
#include "parlour-emblem.h"
#include "parlour-scale.h"
#include "parlour-wrap-layout.h"
#include "widgets.h"

#include <adwaita.h>
#include <math.h>

/* In pixels, of the widgets that are compared. */
#define SIDE 24

static GType
get_type (gsize i)
{
  const GType types[] = {
    COLONIA_TYPE_BUNDLE_BOX, COLONIA_TYPE_GLASS, PARLOUR_TYPE_DIE, PARLOUR_TYPE_EMBLEM,
    COLONIA_TYPE_PIECE,
  };

  return i < G_N_ELEMENTS (types) ? types[i] : G_TYPE_INVALID;
}

static void
iterate_until_mapped (GtkWidget *widget)
{
  while (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
show (GtkWidget *widget)
{
  GtkWidget *window = gtk_window_new ();

  gtk_widget_set_halign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  iterate_until_mapped (widget);

  return window;
}

/* The pixels of a widget in a window, four bytes each. */
static guchar *
photograph (GtkWidget *widget,
            int       *width,
            int       *height)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guchar *pixels;

  *width = gtk_widget_get_width (widget);
  *height = gtk_widget_get_height (widget);
  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);

  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) *width, (float) *height));
  pixels = g_malloc0 ((gsize) *width * (gsize) *height * 4);
  gdk_texture_download (texture, pixels, (gsize) *width * 4);

  return pixels;
}

/* The picture of a widget of the usual size on white paper, without its
 * colours. */
static double *
photograph_in_grey (GtkWidget *widget)
{
  GtkWidget *window;
  g_autofree guchar *pixels = NULL;
  double *greys = g_new0 (double, SIDE * SIDE);
  int width;
  int height;

  g_object_set (widget, "size", SIDE, NULL);
  window = show (widget);
  pixels = photograph (widget, &width, &height);
  g_assert_cmpint (width, >=, SIDE);
  g_assert_cmpint (height, ==, SIDE);

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      {
        const guchar *pixel = pixels + 4 * (y * width + x);

        greys[y * SIDE + x] = 255. - pixel[3] + 0.11 * pixel[0] + 0.59 * pixel[1] + 0.3 * pixel[2];
      }
  gtk_window_destroy (GTK_WINDOW (window));

  return greys;
}

/* Puts the greys of a picture onto a scale from the darkest to the lightest,
 * so that a picture that is merely darker all over is the same. */
static void
stretch (double *greys)
{
  double low = 255.;
  double high = 0.;

  for (int i = 0; i < SIDE * SIDE; i++)
    {
      low = MIN (low, greys[i]);
      high = MAX (high, greys[i]);
    }

  g_assert_cmpfloat (high - low, >, 40.);
  for (int i = 0; i < SIDE * SIDE; i++)
    greys[i] = (greys[i] - low) / (high - low);
}

/* How much of two pictures is plainly not the same, from 0 to 1. */
static double
compare (const double *one,
         const double *other)
{
  int n = 0;

  for (int i = 0; i < SIDE * SIDE; i++)
    n += fabs (one[i] - other[i]) > 0.25;

  return (double) n / (SIDE * SIDE);
}

static void
assert_differ (GPtrArray *widgets)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < widgets->len; i++)
    {
      double *greys = photograph_in_grey (g_ptr_array_index (widgets, i));

      stretch (greys);
      g_ptr_array_add (pictures, greys);
    }

  for (guint i = 0; i < pictures->len; i++)
    for (guint j = 0; j < i; j++)
g_assert_cmpfloat (compare (g_ptr_array_index (pictures, i), g_ptr_array_index (pictures, j)), >, 0.03);
}

static void
test_notify (void)
{
  /* All but the first two have properties. */
  for (gsize i = 2; get_type (i) != G_TYPE_INVALID; i++)
    {
      GObject *object = g_object_ref_sink (g_object_new (get_type (i), NULL));
      guint n_pspecs;
      g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n_pspecs);
      int n_tried = 0;

      for (guint j = 0; j < n_pspecs; j++)
        {
          g_autofree char *signal = g_strconcat ("notify::", pspecs[j]->name, NULL);
          g_auto (GValue) value = G_VALUE_INIT;
          int notified = 0;

          if (!g_type_is_a (pspecs[j]->owner_type, GTK_TYPE_WIDGET) || pspecs[j]->owner_type == GTK_TYPE_WIDGET)
            continue;

          n_tried++;
          g_object_get_property (object, pspecs[j]->name, &value);
          if (G_VALUE_HOLDS_BOOLEAN (&value))
            g_value_set_boolean (&value, !g_value_get_boolean (&value));
          else if (G_VALUE_HOLDS_ENUM (&value))
            g_value_set_enum (&value, g_value_get_enum (&value) + 1);
          else
            g_value_set_int (&value, g_value_get_int (&value) + 1);

          g_signal_connect_swapped (object, signal, G_CALLBACK (count_up), &notified);
          g_object_set_property (object, pspecs[j]->name, &value);
          g_assert_cmpint (notified, ==, 1);
          g_object_set_property (object, pspecs[j]->name, &value);
          g_assert_cmpint (notified, ==, 1);
          g_signal_handlers_disconnect_by_data (object, &notified);
        }

      g_assert_cmpint (n_tried, >, 1);
      assert_finalized (object);
    }
}

static void
test_draw (void)
{
  const ColoniaBundle bundle = { { 1, 2, 0, 4, 5 } };

  for (gsize i = 0; get_type (i) != G_TYPE_INVALID; i++)
    {
      GtkWidget *widget = g_object_new (get_type (i), NULL);
      GtkWidget *window;
      g_autofree guchar *pixels = NULL;
      int n_painted = 0;
      int width;
      int height;

      if (COLONIA_IS_BUNDLE_BOX (widget))
        colonia_bundle_box_set_bundle (COLONIA_BUNDLE_BOX (widget), COLONIA_PIECE_GOOD, &bundle);

      g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)), ==,
                       PARLOUR_IS_FIGURE (widget) ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_GROUP);
      g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *) &widget);
      window = show (widget);
      pixels = photograph (widget, &width, &height);
      for (int j = 0; j < width * height; j++)
        n_painted += pixels[4 * j + 3] > 0;
      g_assert_cmpint (n_painted, >, width * height / 50);

      gtk_window_destroy (GTK_WINDOW (window));
      while (widget != NULL)
        g_main_context_iteration (NULL, TRUE);
    }
}

/* Whoever sees no colours tells things by their shapes and marks. */
static void
test_differ (void)
{
  const struct {
    ColoniaPieceKind kind;
    int n;
  } kinds[] = {
    { COLONIA_PIECE_RESOURCE, COLONIA_N_RESOURCES },
    { COLONIA_PIECE_GOOD, COLONIA_N_GOODS },
    { COLONIA_PIECE_MONEY, COLONIA_N_CITIES },
    { COLONIA_PIECE_MEMBER, COLONIA_N_COLORS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GPtrArray) pieces = g_ptr_array_new ();

      for (int which = 0; which < kinds[i].n; which++)
        g_ptr_array_add (pieces, colonia_piece_new (kinds[i].kind, which, 1));
      assert_differ (pieces);
    }
}

static void
test_emblems (void)
{
  g_autoptr (GPtrArray) emblems = g_ptr_array_new ();
  g_autoptr (GPtrArray) plain = g_ptr_array_new ();

  for (int color = COLONIA_NOBODY; color < (int) TABLE_N_COLORS; color++)
    {
      GtkWidget *emblem = parlour_emblem_new (color);

      g_ptr_array_add (emblems, emblem);
      if (color == COLONIA_NOBODY)
        continue;

      emblem = parlour_emblem_new (color);
      g_object_set (emblem, "plain", TRUE, NULL);
      g_ptr_array_add (plain, emblem);
    }

  assert_differ (emblems);
  assert_differ (plain);
}

static void
test_pictures (void)
{
  g_autoptr (GPtrArray) arms = g_ptr_array_new ();
  g_autoptr (GPtrArray) signs = g_ptr_array_new ();
  g_autoptr (GPtrArray) relics = g_ptr_array_new ();

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    g_ptr_array_add (arms, g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_ARMS, "which", city, NULL));
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    g_ptr_array_add (signs, g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_SIGN, "which", craftsman, NULL));
  for (int points = 1; points <= 5; points++)
    g_ptr_array_add (relics, g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_RELIC, "count", points, NULL));
  g_ptr_array_add (relics, g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_SHRINE, NULL));

  assert_differ (arms);
  assert_differ (signs);
  assert_differ (relics);
}

/* The two papers are the cards of libadwaita, light and dark. */
static void
test_palette (void)
{
  void (*const gets[]) (int, const ParlourPaper *, ParlourPaint *) = {
    (void (*) (int, const ParlourPaper *, ParlourPaint *)) parlour_palette_get_color,
    (void (*) (int, const ParlourPaper *, ParlourPaint *)) colonia_palette_get_resource,
    (void (*) (int, const ParlourPaper *, ParlourPaint *)) colonia_palette_get_good,
    (void (*) (int, const ParlourPaper *, ParlourPaint *)) colonia_palette_get_city,
    (void (*) (int, const ParlourPaper *, ParlourPaint *)) parlour_palette_get_side,
  };
  const int counts[] = {
    TABLE_N_COLORS, COLONIA_N_RESOURCES, COLONIA_N_GOODS, COLONIA_N_CITIES, 2,
  };
  const GdkRGBA cards[] = { { 1, 1, 1, 1 }, { 0.21f, 0.21f, 0.21f, 1 } };

  for (int dark = 0; dark < 2; dark++)
    for (gsize i = 0; i < G_N_ELEMENTS (gets); i++)
      for (int which = 0; which < counts[i]; which++)
        {
          const ParlourPaper paper = { cards[1 - dark], dark, FALSE };
          ParlourPaint paint;

          gets[i](which, &paper, &paint);
          g_assert_cmpfloat (parlour_palette_get_contrast (&paint.edge, &cards[dark]), >=, 3.);
          g_assert_cmpfloat (parlour_palette_get_contrast (&paint.mark, &paint.fill), >=, 4.5);
        }
}

static void
test_figure_size (void)
{
  GtkWidget *emblem = parlour_emblem_new (TABLE_COLOR_RED);
  GtkWidget *window = show (emblem);
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;
  int minimum;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  parlour_figure_set_size (PARLOUR_FIGURE (emblem), 40);
  gtk_widget_measure (emblem, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 40);

  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  gtk_widget_measure (emblem, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 80);

  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A thing that counts how often it is drawn. */

typedef struct {
  ParlourFigure parent_instance;
  int n_drawn;
} Counted;

typedef ParlourFigureClass CountedClass;

GType counted_get_type (void);

G_DEFINE_TYPE (Counted, counted, PARLOUR_TYPE_FIGURE)

static void
counted_draw (ParlourFigure      *figure,
              cairo_t            *cr,
              const ParlourPaper *paper,
              double              width,
              double              height)
{
  ((Counted *) figure)->n_drawn++;
}

static char *
counted_describe (ParlourFigure *figure)
{
  return g_strdup ("counted");
}

static void
counted_class_init (CountedClass *klass)
{
  klass->draw = counted_draw;
  klass->describe = counted_describe;
}

static void
counted_init (Counted *self)
{
}

static void
on_after_paint (GdkFrameClock *clock,
                gboolean      *painted)
{
  *painted = TRUE;
}

static void
iterate_until_painted (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong id = g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

/* Whether what is done to a figure made it draw itself again. */
static gboolean
is_drawn_anew (Counted *figure)
{
  int before = figure->n_drawn;

  iterate_until_painted (GTK_WIDGET (figure));

  return figure->n_drawn != before;
}

static void
test_drawing_is_kept (void)
{
  Counted *counted = g_object_new (counted_get_type (), NULL);
  ParlourFigure *figure = PARLOUR_FIGURE (counted);
  GtkWidget *widget = GTK_WIDGET (counted);
  GtkWidget *window = show (widget);
  AdwStyleManager *style = adw_style_manager_get_default ();

  iterate_until_painted (widget);
  g_assert_cmpint (counted->n_drawn, ==, 1);

  gtk_widget_queue_draw (widget);
  g_assert_false (is_drawn_anew (counted));
  gtk_widget_add_css_class (widget, "numeric");
  g_assert_false (is_drawn_anew (counted));

  parlour_figure_draw_anew (figure);
  g_assert_true (is_drawn_anew (counted));
  parlour_figure_changed (figure);
  g_assert_true (is_drawn_anew (counted));
  parlour_figure_set_size (figure, 48);
  g_assert_true (is_drawn_anew (counted));
  gtk_widget_add_css_class (widget, "accent");
  g_assert_true (is_drawn_anew (counted));
  gtk_widget_add_css_class (widget, "title-1");
  g_assert_true (is_drawn_anew (counted));

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_true (is_drawn_anew (counted));
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_die_at_once (void)
{
  ParlourDie *die = g_object_ref_sink (g_object_new (PARLOUR_TYPE_DIE, NULL));
  int notified = 0;
  int rolled = 0;

  g_signal_connect_swapped (die, "notify::value", G_CALLBACK (count_up), &notified);
  g_signal_connect_swapped (die, "rolled", G_CALLBACK (count_up), &rolled);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (die), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "A die that has not been rolled");

  parlour_die_roll_to (die, 4);
  g_assert_cmpint (read_number (die, "value"), ==, 4);
  g_assert_cmpint (notified, ==, 1);
  g_assert_cmpint (rolled, ==, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (die), GTK_ACCESSIBLE_PROPERTY_LABEL, "The die shows 4");

  /* The same number again is a roll, but no change. */
  parlour_die_roll_to (die, 4);
  g_assert_cmpint (notified, ==, 1);
  g_assert_cmpint (rolled, ==, 2);

  parlour_die_skip (die);
  g_assert_cmpint (rolled, ==, 2);

  assert_finalized (die);
}

static void
test_die_rolling (void)
{
  ParlourDie *die = g_object_new (PARLOUR_TYPE_DIE, "value", 2, NULL);
  GtkWidget *window = show (GTK_WIDGET (die));
  int rolled = 0;

  g_signal_connect_swapped (die, "rolled", G_CALLBACK (count_up), &rolled);

  set_animations (TRUE);
  parlour_die_roll_to (die, 5);
  g_assert_cmpint (rolled, ==, 0);
  g_assert_cmpint (read_number (die, "value"), ==, 2);
  while (rolled == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (read_number (die, "value"), ==, 5);

  parlour_die_roll_to (die, 6);
  parlour_die_skip (die);
  g_assert_cmpint (read_number (die, "value"), ==, 6);
  g_assert_cmpint (rolled, ==, 2);

  /* Another roll ends this one, a number that is laid down forgets it. */
  parlour_die_roll_to (die, 1);
  parlour_die_roll_to (die, 2);
  g_assert_cmpint (rolled, ==, 3);
  g_assert_cmpint (read_number (die, "value"), ==, 1);
  parlour_die_set_value (die, 3);
  g_assert_cmpint (read_number (die, "value"), ==, 3);
  g_assert_cmpint (rolled, ==, 3);

  set_animations (FALSE);
  parlour_die_roll_to (die, 4);
  g_assert_cmpint (read_number (die, "value"), ==, 4);

  /* A die that goes away while it rolls leaves nothing behind. */
  set_animations (TRUE);
  parlour_die_roll_to (die, 5);
  g_object_ref (die);
  gtk_window_destroy (GTK_WINDOW (window));
  set_animations (FALSE);
  assert_finalized (die);
}

static const guchar *
photograph_into (GtkWidget  *widget,
                 guchar    **pixels)
{
  int width;
  int height;

  g_free (*pixels);
  *pixels = photograph (widget, &width, &height);

  return *pixels;
}

static void
test_glass_fading (void)
{
  ColoniaGlass *glass = COLONIA_GLASS (colonia_glass_new (COLONIA_CITY_BERGEN));
  GtkWidget *window = show (GTK_WIDGET (glass));
  g_autofree guchar *dark = NULL;
  g_autofree guchar *now = NULL;
  int width;
  int height;
  gsize size;

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (glass), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The window of Bergen, dark");
  dark = photograph (GTK_WIDGET (glass), &width, &height);
  size = (gsize) width * (gsize) height * 4;

  set_animations (TRUE);
  colonia_glass_set_lit (glass, TRUE);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (glass), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The window of Bergen, lit");

  while (memcmp (photograph_into (GTK_WIDGET (glass), &now), dark, size) == 0)
    g_main_context_iteration (NULL, TRUE);

  /* Turned back before it is lit, it goes dark again. */
  colonia_glass_set_lit (glass, FALSE);
  while (memcmp (photograph_into (GTK_WIDGET (glass), &now), dark, size) != 0)
    g_main_context_iteration (NULL, TRUE);

  colonia_glass_set_lit (glass, TRUE);
  g_object_ref (glass);
  gtk_window_destroy (GTK_WINDOW (window));
  set_animations (FALSE);
  assert_finalized (glass);
}

static GString *
list_children (GtkWidget *box)
{
  GString *list = g_string_new (NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      g_string_append_printf (list, "%d:%d ", read_number (child, "which"),
                              read_number (child, "count"));

  return list;
}

static void
assert_children (GtkWidget  *box,
                 const char *expected)
{
  GString *list = list_children (box);

  g_assert_cmpstr (list->str, ==, expected);
  g_string_free (list, TRUE);
}

static void
test_bundle_box (void)
{
  GtkWidget *box = g_object_ref_sink (g_object_new (COLONIA_TYPE_BUNDLE_BOX, NULL));
  GtkWidget *first = gtk_widget_get_first_child (box);
  const ColoniaBundle resources = { { 3, 0, 1, 0, 2 } };
  const ColoniaBundle money = { { 0, 4, 0, 7, 0 } };

  assert_children (box, "");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, "Nothing");

  colonia_bundle_box_set_bundle (COLONIA_BUNDLE_BOX (box), COLONIA_PIECE_RESOURCE, &resources);
  assert_children (box, "0:3 2:1 4:2 ");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "3 leather, 1 wood, 2 fur");

  /* There are only four currencies. */
  colonia_bundle_box_set_bundle (COLONIA_BUNDLE_BOX (box), COLONIA_PIECE_MONEY, &money);
  assert_children (box, "1:4 3:7 ");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, "4 Grivna, 7 Gulden");

  colonia_bundle_box_set_size (COLONIA_BUNDLE_BOX (box), 30);
  g_assert_cmpint (parlour_figure_get_size (PARLOUR_FIGURE (first)), ==, 30);
  g_assert_true (gtk_widget_get_first_child (box) == first);

  assert_finalized (box);
}

/* Where there is no room for five pieces beside each other there is for two. */
static void
test_wrap (void)
{
  GtkWidget *box = g_object_ref_sink (g_object_new (COLONIA_TYPE_BUNDLE_BOX, NULL));
  const ColoniaBundle goods = { { 1, 1, 1, 1, 1 } };
  int widest;
  int height;

  colonia_bundle_box_set_bundle (COLONIA_BUNDLE_BOX (box), COLONIA_PIECE_GOOD, &goods);
  colonia_bundle_box_set_size (COLONIA_BUNDLE_BOX (box), 20);

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &widest, NULL, NULL);
  g_assert_cmpint (widest, ==, 5 * 20 + 4 * 8);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, widest, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 20);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 50, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 3 * 20 + 2 * 8);

  assert_finalized (box);
}

static void
test_scale (void)
{
  GtkWidget *scale = g_object_ref_sink (g_object_new (PARLOUR_TYPE_SCALE, NULL));

  parlour_scale_show_side (PARLOUR_SCALE (scale), 0, "Yes 10", 10);
  parlour_scale_show_side (PARLOUR_SCALE (scale), 1, "No 7", 7);
  parlour_scale_set_whole (PARLOUR_SCALE (scale), 17);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL, "Yes 10, No 7");
  parlour_scale_set_whole (PARLOUR_SCALE (scale), 20);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL, "Yes 10, No 7, undecided 3");

  assert_finalized (scale);
}

static void
test_week_path (void)
{
  GtkWidget *path = g_object_ref_sink (colonia_week_path_new ());
  int minimum;
  int natural;
  int height;

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (path), GTK_ACCESSIBLE_PROPERTY_LABEL, "Setting up");
  colonia_week_path_show (path, 3, COLONIA_DAY_THURSDAY);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (path), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Week 3 of 6, Thursday");
  colonia_week_path_show (path, 6, COLONIA_DAY_END);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (path), GTK_ACCESSIBLE_PROPERTY_LABEL, "The end");

  gtk_widget_measure (path, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  /* Today alone, beside three buttons of a window on a telephone. */
  gtk_widget_measure (path, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >, 0);
  g_assert_cmpint (minimum, ==, height);
  g_assert_cmpint (natural, >, 2 * minimum);

  assert_finalized (path);
}

/* What is drawn lies below them. */
static GtkWidget *
find_next_button (GtkWidget *widget)
{
  while (widget != NULL && !GTK_IS_BUTTON (widget))
    widget = gtk_widget_get_next_sibling (widget);

  return widget;
}

/* Days that have begun are buttons, those to come are not. */
static void
test_week_path_days (void)
{
  GtkWidget *path = g_object_ref_sink (colonia_week_path_new ());
  GtkWidget *first = find_next_button (gtk_widget_get_first_child (path)), *button = first;

  g_assert_false (gtk_widget_get_visible (button));
  colonia_week_path_show (path, 3, COLONIA_DAY_WEDNESDAY);
  for (ColoniaDay day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    {
      int asked = 0;

      g_assert_cmpint (gtk_widget_get_visible (button), ==, day <= COLONIA_DAY_WEDNESDAY);
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "game.show-day");
      g_variant_get (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), "i", &asked);
      g_assert_cmpint (asked, ==, (int) day);
      button = find_next_button (gtk_widget_get_next_sibling (button));
    }
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_PROPERTY_LABEL, "Monday in the Chronicle");
  colonia_week_path_show (path, 6, COLONIA_DAY_END);
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_last_child (path)));

  assert_finalized (path);
}

static void
test_pieces_in_words (void)
{
  GtkWidget *piece = g_object_ref_sink (colonia_piece_new (COLONIA_PIECE_MEMBER, TABLE_COLOR_GREEN, 2));

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (piece), GTK_ACCESSIBLE_PROPERTY_LABEL, "2 green family members");

  /* There is no fifth currency; the next property says which it is. */
  g_object_set (piece, "which", 4, "kind", COLONIA_PIECE_MONEY, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (piece), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_object_set (piece, "which", COLONIA_CITY_BERGEN, "count", 9, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (piece), GTK_ACCESSIBLE_PROPERTY_LABEL, "9 Mark");

  assert_finalized (piece);
}

/* As many as can be seen at a glance lie side by side. */
static void
test_pieces_spread (void)
{
  GtkWidget *piece = g_object_ref_sink (colonia_piece_new (COLONIA_PIECE_RESOURCE, COLONIA_RESOURCE_IRON, 6));
  int counted;
  int six;
  int seven;

  gtk_widget_measure (piece, GTK_ORIENTATION_HORIZONTAL, -1, &counted, NULL, NULL, NULL);
  g_object_set (piece, "spread", TRUE, NULL);
  gtk_widget_measure (piece, GTK_ORIENTATION_HORIZONTAL, -1, &six, NULL, NULL, NULL);
  g_object_set (piece, "count", 7, NULL);
  gtk_widget_measure (piece, GTK_ORIENTATION_HORIZONTAL, -1, &seven, NULL, NULL, NULL);

  g_assert_cmpint (six, >, 6 * 32);
  g_assert_cmpint (counted, <, 3 * 32);
  g_assert_cmpint (seven, <, 3 * 32);

  assert_finalized (piece);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/pieces/notify", test_notify);
  g_test_add_func ("/pieces/draw", test_draw);
  g_test_add_func ("/pieces/differ-without-colours", test_differ);
  g_test_add_func ("/pieces/emblems-differ-without-colours", test_emblems);
  g_test_add_func ("/pieces/pictures-differ-without-colours", test_pictures);
  g_test_add_func ("/pieces/palette", test_palette);
  g_test_add_func ("/pieces/size", test_figure_size);
  g_test_add_func ("/pieces/drawing-is-kept", test_drawing_is_kept);
  g_test_add_func ("/pieces/words", test_pieces_in_words);
  g_test_add_func ("/pieces/spread", test_pieces_spread);
  g_test_add_func ("/pieces/die-at-once", test_die_at_once);
  g_test_add_func ("/pieces/die-rolling", test_die_rolling);
  g_test_add_func ("/pieces/glass-fading", test_glass_fading);
  g_test_add_func ("/pieces/bundle-box", test_bundle_box);
  g_test_add_func ("/pieces/wrap", test_wrap);
  g_test_add_func ("/pieces/scale", test_scale);
  g_test_add_func ("/pieces/week-path", test_week_path);
  g_test_add_func ("/pieces/week-path-days", test_week_path_days);

  return g_test_run ();
}
