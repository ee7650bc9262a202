/* colonia-piece.c: a cube, a tile or a coin, and what stands for a city, a craftsman or a relic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-piece.h"

#include "colonia-palette.h"
#include "colonia-terms.h"
#include "parlour-path.h"
#include "parlour-property.h"
#include "parlour-shapes.h"

#include <glib/gi18n.h>
#include <math.h>

/* More than so many are counted, not looked at. */
#define MOST_SPREAD 6

/* What there is between two pieces, and between a piece and its number, as a
 * part of their size. */
#define GAP 0.16

/* How many relics are drawn, one for each number of points that there is in print (SET-9). */
#define N_RELICS 5

/* Thicker lines would leave too little of the small parts of relics. */
#define THINNEST 0.7
#define THICKEST 1.3

/* A piece of the game, or several of the same: the cube of a resource, the tile of a good, a
 * coin, a family member. A number beside it tells how many there are, unless there is one, or
 * they are spread. Or a picture that stands for a city, a craftsman or a relic: it mostly stands
 * beside what it stands for in words, and is then to be given the role of a decoration. */
struct _ColoniaPiece {
  ParlourFigure parent_instance;

  ColoniaPieceKind kind;
  int which;
  int count;
  gboolean spread;
};

G_DEFINE_ENUM_TYPE (ColoniaPieceKind, colonia_piece_kind,
                    G_DEFINE_ENUM_VALUE (COLONIA_PIECE_RESOURCE, "resource"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PIECE_GOOD, "good"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PIECE_MONEY, "money"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PIECE_MEMBER, "member"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PIECE_ARMS, "arms"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PIECE_SIGN, "sign"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PIECE_RELIC, "relic"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PIECE_SHRINE, "shrine"))

G_DEFINE_FINAL_TYPE (ColoniaPiece, colonia_piece, PARLOUR_TYPE_FIGURE)

/* A number that fits one kind need not fit another, and the two properties are
 * set one after the other. */
static gboolean
is_whole (ColoniaPiece *self)
{
  static const int n_whiches[] = {
    [COLONIA_PIECE_RESOURCE] = COLONIA_N_RESOURCES,
    [COLONIA_PIECE_GOOD] = COLONIA_N_GOODS,
    [COLONIA_PIECE_MONEY] = COLONIA_N_CITIES,
    [COLONIA_PIECE_MEMBER] = COLONIA_N_COLORS,
    [COLONIA_PIECE_ARMS] = COLONIA_N_CITIES,
    [COLONIA_PIECE_SIGN] = COLONIA_N_CRAFTSMEN,
    [COLONIA_PIECE_RELIC] = COLONIA_N_CITIES,
    [COLONIA_PIECE_SHRINE] = COLONIA_N_CITIES,
  };

  return self->which < n_whiches[self->kind];
}

static gboolean
is_picture (ColoniaPiece *self)
{
  return self->kind > COLONIA_PIECE_MEMBER;
}

static int
count_drawn (ColoniaPiece *self)
{
  return self->spread && self->count <= MOST_SPREAD ? MAX (self->count, 1) : 1;
}

/* The number beside the piece, or nothing where there is none. An amount of
 * money is always told, as a coin might be one of any value, unless coins are
 * laid side by side. */
static PangoLayout *
create_number (ColoniaPiece *self)
{
  g_autofree char *text = NULL;

  if (is_picture (self))
    return NULL;
  if (self->kind == COLONIA_PIECE_MONEY && !self->spread)
    text = g_strdup_printf ("%d", self->count);
  else if (self->count != 1 && (self->count == 0 || count_drawn (self) != self->count))
    /* Translators: how many there are of the piece that is drawn before it. */
    text = g_strdup_printf (_("×%d"), self->count);
  else
    return NULL;

  return parlour_figure_create_layout (PARLOUR_FIGURE (self), text,
                                       parlour_figure_get_pixels (PARLOUR_FIGURE (self)) * 0.68,
                                       PANGO_WEIGHT_SEMIBOLD);
}

static double
measure_pieces (ColoniaPiece *self,
                double        size)
{
  int n = count_drawn (self);

  return n * size + (n - 1) * round (size * GAP);
}

static double
measure_number (PangoLayout *number,
                double       size)
{
  PangoRectangle logical;

  if (number == NULL)
    return 0.;

  pango_layout_get_extents (number, NULL, &logical);

  return round (size * GAP * 1.5) + (double) logical.width / PANGO_SCALE;
}

static void
colonia_piece_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  ColoniaPiece *self = COLONIA_PIECE (widget);
  double size = parlour_figure_get_pixels (PARLOUR_FIGURE (self));
  double needed = size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      g_autoptr (PangoLayout) number = create_number (self);

      needed = measure_pieces (self, size) + measure_number (number, size);
    }

  *minimum = *natural = (int) ceil (needed);
}

/* A wooden cube, seen a little from above. */
static void
draw_cube (cairo_t            *cr,
           const ParlourPaint *paint,
           double              x,
           double              y,
           double              size,
           double              line)
{
  static const GdkRGBA light = { 1.f, 1.f, 1.f, 1.f };
  double side = size - line;
  double left = x - side / 2.;
  double top = y - side / 2.;
  double lid = round (side * 0.22);
  GdkRGBA shine = parlour_palette_mix (&paint->fill, &light, 0.38);

  parlour_shape_rounded (cr, left, top, side, side, side * 0.16);
  gdk_cairo_set_source_rgba (cr, &paint->fill);
  cairo_fill (cr);

  cairo_save (cr);
  cairo_rectangle (cr, left, top, side, lid);
  cairo_clip (cr);
  parlour_shape_rounded (cr, left, top, side, side, side * 0.16);
  gdk_cairo_set_source_rgba (cr, &shine);
  cairo_fill (cr);
  cairo_restore (cr);

  cairo_set_line_width (cr, line);
  gdk_cairo_set_source_rgba (cr, &paint->edge);
  parlour_shape_rounded (cr, left, top, side, side, side * 0.16);
  cairo_stroke (cr);
}

static void
draw_coin (cairo_t            *cr,
           const ParlourPaint *paint,
           double              x,
           double              y,
           double              size,
           double              line)
{
  double radius = (size - line) / 2.;

  parlour_shape_circle (cr, x, y, radius);
  parlour_shape_paint (cr, paint, line);

  /* The rim is no more than a blur in small coins. */
  if (size < 22.)
    return;

  cairo_set_line_width (cr, MAX (size / 40., 0.75));
  gdk_cairo_set_source_rgba (cr, &paint->mark);
  parlour_shape_circle (cr, x, y, radius * 0.84);
  cairo_stroke (cr);
}

/* Those of more points than there are in print look like the most precious of these. */
static char *
find_drawing (ColoniaPiece *self)
{
  switch ((int) self->kind)
    {
    case COLONIA_PIECE_ARMS:
      return g_strconcat ("arms-", colonia_city_ids[self->which], NULL);

    case COLONIA_PIECE_SIGN:
      return g_strdup (colonia_craftsman_ids[self->which]);

    case COLONIA_PIECE_RELIC:
      return g_strdup_printf ("relic-%d", CLAMP (self->count, 1, N_RELICS));

    default:
      return g_strdup ("shrine");
    }
}

/* Each good is made by the craftsman of the same number. */
static void
draw_picture (ColoniaPiece       *self,
              cairo_t            *cr,
              const ParlourPaper *paper,
              double              x,
              double              y,
              double              size)
{
  static const GdkRGBA iron = { 0.27f, 0.29f, 0.33f, 1.f }, black = { 0.f, 0.f, 0.f, 1.f };
  const ColoniaCity city = self->kind != COLONIA_PIECE_SIGN ? (ColoniaCity) self->which : 0;
  const double edge = parlour_shape_get_line (size, paper) * PARLOUR_PATH_BOX / size;
  const double line = self->kind >= COLONIA_PIECE_RELIC ? CLAMP (edge, THINNEST, THICKEST) : edge;
  g_autofree char *drawing = find_drawing (self);
  ParlourInk inks[] = { { "field" }, { "gold" }, { "ivory" }, { "stone" }, { "thing" }, { "iron" }, { "deep" }, { "sea" },
                        { "shade" }, { NULL } };

  colonia_palette_get_city (city, paper, &inks[0].paint);
  parlour_palette_get_gold (paper, &inks[1].paint);
  parlour_palette_get_ivory (paper, &inks[2].paint);
  inks[3].paint = inks[0].paint;
  if (self->kind == COLONIA_PIECE_SIGN)
    colonia_palette_get_good ((ColoniaGood) self->which, paper, &inks[4].paint);
  parlour_palette_paint (&iron, paper, &inks[5].paint);
  inks[5].paint.mark = paper->dark || paper->high_contrast ? inks[5].paint.edge : inks[5].paint.fill;
  inks[6].paint.fill = parlour_palette_mix (&inks[0].paint.fill, &black, 0.28);
  inks[7].paint.fill = colonia_palette_get_pane (COLONIA_CITY_BERGEN, 1);
  inks[8].paint.mark = inks[3].paint.edge = parlour_palette_mix (&inks[1].paint.fill, &inks[1].paint.mark, 0.6);
  parlour_drawing_draw (cr, "colonia", drawing, inks, line, x, y, size);
}

static void
draw_piece (ColoniaPiece       *self,
            cairo_t            *cr,
            const ParlourPaper *paper,
            double              x,
            double              y,
            double              size)
{
  double line = parlour_shape_get_line (size, paper);
  ParlourPaint paint;

  switch (self->kind)
    {
    case COLONIA_PIECE_RESOURCE:
      colonia_palette_get_resource ((ColoniaResource) self->which, paper, &paint);
      draw_cube (cr, &paint, x, y, size, line);
      colonia_palette_draw_mark (cr, colonia_resource_ids[self->which], &paint, x, y + size * 0.1, size * 0.56);
      break;

    case COLONIA_PIECE_GOOD:
      colonia_palette_get_good ((ColoniaGood) self->which, paper, &paint);
      parlour_shape_rounded (cr, x - (size - line) / 2., y - (size - line) / 2., size - line, size - line, size * 0.26);
      parlour_shape_paint (cr, &paint, line);
      colonia_palette_draw_mark (cr, colonia_good_ids[self->which], &paint, x, y, size * 0.68);
      break;

    case COLONIA_PIECE_MONEY:
      colonia_palette_get_city ((ColoniaCity) self->which, paper, &paint);
      draw_coin (cr, &paint, x, y, size, line);
      colonia_palette_draw_mark (cr, colonia_city_ids[self->which], &paint, x, y, size * 0.52);
      break;

    case COLONIA_PIECE_MEMBER:
      parlour_palette_get_color ((TableColor) self->which, paper, &paint);
      draw_cube (cr, &paint, x, y, size, line);
      parlour_shape_emblem (cr, (TableColor) self->which, x, y + size * 0.1, size * 0.6);
      gdk_cairo_set_source_rgba (cr, &paint.mark);
      cairo_fill (cr);
      break;

    default:
      draw_picture (self, cr, paper, x, y, size);
    }
}

static void
colonia_piece_draw (ParlourFigure      *figure,
                    cairo_t            *cr,
                    const ParlourPaper *paper,
                    double              width,
                    double              height)
{
  ColoniaPiece *self = COLONIA_PIECE (figure);
  g_autoptr (PangoLayout) number = create_number (self);
  double size = is_picture (self) ? MIN (width, height) : MIN (parlour_figure_get_pixels (figure), height);
  double room = measure_pieces (self, size) + measure_number (number, size);
  double x = floor (MAX (width - room, 0.) / 2.);
  double y = height / 2.;

  if (!is_whole (self))
    return;

  /* What is not there is shown as a shadow of it. */
  if (self->count == 0)
    cairo_push_group (cr);

  for (int i = 0; i < count_drawn (self); i++)
    draw_piece (self, cr, paper, x + size / 2. + i * (size + round (size * GAP)), y, size);

  if (number != NULL)
    {
      PangoRectangle logical;

      pango_layout_get_extents (number, NULL, &logical);
      gdk_cairo_set_source_rgba (cr, &paper->ink);
      cairo_move_to (cr,
                     x + room - (double) logical.width / PANGO_SCALE,
                     y - logical.height / 2. / PANGO_SCALE);
      pango_cairo_show_layout (cr, number);
    }

  if (self->count == 0)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, paper->high_contrast ? 0.7 : 0.45);
    }
}

static char *
colonia_piece_describe (ParlourFigure *figure)
{
  ColoniaPiece *self = COLONIA_PIECE (figure);

  if (!is_whole (self))
    return g_strdup ("");

  switch (self->kind)
    {
    case COLONIA_PIECE_RESOURCE:
      return colonia_term_resources ((ColoniaResource) self->which, self->count);

    case COLONIA_PIECE_GOOD:
      return colonia_term_goods ((ColoniaGood) self->which, self->count);

    case COLONIA_PIECE_MONEY:
      return colonia_term_money ((ColoniaCity) self->which, self->count);

    case COLONIA_PIECE_MEMBER:
      return colonia_term_members ((TableColor) self->which, self->count);

    case COLONIA_PIECE_ARMS:
      return g_strdup (colonia_term_city (self->which));

    case COLONIA_PIECE_SIGN:
      return g_strdup (colonia_term_craftsman_heading ((ColoniaCraftsman) self->which));

    case COLONIA_PIECE_RELIC:
      return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) self->count), self->count);

    case COLONIA_PIECE_SHRINE:
      return g_strdup (_("Shrine"));

    default:
      g_assert_not_reached ();
    }
}

static void
install_properties (GObjectClass *object_class)
{
  /* What kind of piece it is. */
  parlour_property_keep (object_class,
                         g_param_spec_enum ("kind", NULL, NULL, COLONIA_TYPE_PIECE_KIND, COLONIA_PIECE_RESOURCE,
                                            PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ColoniaPiece, kind), G_CALLBACK (parlour_figure_resized));

  /* Which of its kind it is: a `ColoniaResource`, a `ColoniaGood`, a `ColoniaCity` or a
   * `TableColor`. */
  parlour_property_keep (object_class, g_param_spec_int ("which", NULL, NULL, 0, TABLE_N_COLORS - 1, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ColoniaPiece, which), G_CALLBACK (parlour_figure_changed));

  /* How many there are. */
  parlour_property_keep (object_class, g_param_spec_int ("count", NULL, NULL, 0, G_MAXINT, 1, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ColoniaPiece, count), G_CALLBACK (parlour_figure_resized));

  /* Whether up to six of them are drawn side by side instead of being counted. */
  parlour_property_keep (object_class, g_param_spec_boolean ("spread", NULL, NULL, FALSE, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ColoniaPiece, spread), G_CALLBACK (parlour_figure_resized));
}

static void
colonia_piece_class_init (ColoniaPieceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);

  widget_class->measure = colonia_piece_measure;
  figure_class->draw = colonia_piece_draw;
  figure_class->describe = colonia_piece_describe;

  install_properties (object_class);
  gtk_widget_class_set_css_name (widget_class, "piece");
}

static void
colonia_piece_init (ColoniaPiece *self)
{
  self->count = 1;
}

GtkWidget *
colonia_piece_new (ColoniaPieceKind kind,
                   int              which,
                   int              count)
{
  return g_object_new (COLONIA_TYPE_PIECE, "kind", kind, "which", which, "count", count, NULL);
}
