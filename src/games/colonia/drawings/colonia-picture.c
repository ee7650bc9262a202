/* colonia-picture.c: a picture that stands for a city, a craftsman or a relic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-picture.h"

#include "colonia-kinds.h"
#include "colonia-marks.h"
#include "colonia-palette.h"
#include "colonia-relics.h"
#include "colonia-terms.h"
#include "colonia-trades.h"
#include "parlour-palette.h"
#include "parlour-shapes.h"

#include <glib/gi18n.h>
#include <math.h>

/* The coats of arms of the cities
 *
 * They are our own, made of the sign that a city has on its coins: a shield in
 * its colour, with the sign in ivory or dark, and something gold or of water
 * that belongs to the place. */

/* A shield is drawn in a box of 24 by 24, of which it takes the middle. */
#define BOX 24.
#define MIDDLE 12.
#define LEFT 2.6
#define RIGHT 21.4

typedef struct {
  cairo_t *cr;
  ParlourPaint field;
  ParlourPaint ivory;
  ParlourPaint gold;
  GdkRGBA deep; /* the field in the shade */
} Shield;

static void
trace_shield (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, LEFT, 1.2);
  cairo_curve_to (cr, 8., 2.3, 16., 2.3, RIGHT, 1.2);
  cairo_line_to (cr, RIGHT, 11.5);
  cairo_curve_to (cr, RIGHT, 17.5, 17.2, 21., MIDDLE, 23.2);
  cairo_curve_to (cr, 6.8, 21., LEFT, 17.5, LEFT, 11.5);
  cairo_close_path (cr);
}

static void
fill (Shield        *shield,
      const GdkRGBA *color)
{
  gdk_cairo_set_source_rgba (shield->cr, color);
  cairo_fill (shield->cr);
}

/* A band of water from side to side. */
static void
draw_waves (Shield        *shield,
            double         y,
            const GdkRGBA *color)
{
  cairo_t *cr = shield->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, 0., y);
  for (int i = 0; i * 4.8 < BOX; i++)
    {
      double x = i * 4.8;

      cairo_curve_to (cr, x + 0.8, y - 1.4, x + 1.6, y - 1.4, x + 2.4, y);
      cairo_curve_to (cr, x + 3.2, y + 1.4, x + 4., y + 1.4, x + 4.8, y);
    }
  cairo_set_line_width (cr, 1.5);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_stroke (cr);
}

/* A charge in one colour, cut out of another. */
static void
draw_charge (Shield        *shield,
             ColoniaCity    city,
             const GdkRGBA *mark,
             const GdkRGBA *behind,
             double         y,
             double         size)
{
  const ParlourPaint paint = { .fill = *behind, .edge = *mark, .mark = *mark };

  colonia_mark_city (shield->cr, city, &paint, MIDDLE, y, size);
}

/* A cross from edge to edge, with a coin in each page, for the pound. */
static void
draw_london (Shield *shield)
{
  cairo_t *cr = shield->cr;

  cairo_rectangle (cr, 0., 0., MIDDLE, 10.4);
  cairo_rectangle (cr, MIDDLE, 10.4, MIDDLE, BOX);
  fill (shield, &shield->deep);
  cairo_rectangle (cr, 9.9, 0., 4.2, BOX);
  cairo_rectangle (cr, 0., 8.3, BOX, 4.2);
  fill (shield, &shield->ivory.fill);
  for (int i = 0; i < 4; i++)
    parlour_shape_circle (cr, i % 2 ? 17.2 : 6.8, i / 2 ? 15.6 : 5.3, 1.8);
  fill (shield, &shield->gold.fill);
}

/* The dome above the wall of the city. */
static void
draw_novgorod (Shield *shield)
{
  cairo_t *cr = shield->cr;

  draw_charge (shield, COLONIA_CITY_NOVGOROD, &shield->ivory.fill, &shield->deep, 9.4, 13.4);
  cairo_rectangle (cr, 0., 17.3, BOX, BOX);
  for (int i = 0; i < 5; i++)
    cairo_rectangle (cr, 2.1 + i * 4.3, 15.4, 2.4, 2.2);
  fill (shield, &shield->gold.fill);
}

/* Fish above the sea that they come from. */
static void
draw_bergen (Shield *shield)
{
  const GdkRGBA sea = colonia_palette_get_pane (COLONIA_CITY_BERGEN, 1);

  draw_charge (shield, COLONIA_CITY_BERGEN, &shield->field.mark, &shield->field.fill, 7.6, 14.6);
  cairo_rectangle (shield->cr, 0., 14.4, BOX, BOX);
  fill (shield, &sea);
  draw_waves (shield, 14.4, &shield->ivory.fill);
  draw_waves (shield, 17.8, &shield->ivory.fill);
  draw_waves (shield, 21.2, &shield->ivory.fill);
}

/* The bridge over the water, under gold. */
static void
draw_bruges (Shield *shield)
{
  cairo_t *cr = shield->cr;

  cairo_rectangle (cr, 0., 0., BOX, 6.2);
  fill (shield, &shield->gold.fill);
  for (int i = 0; i < 3; i++)
    parlour_shape_circle (cr, 7. + i * 5., 4., 1.1);
  fill (shield, &shield->field.fill);
  draw_charge (shield, COLONIA_CITY_BRUGES, &shield->ivory.fill, &shield->field.fill, 11.2, 14.6);
  draw_waves (shield, 18.4, &shield->gold.fill);
  draw_waves (shield, 21.2, &shield->gold.fill);
}

/* Draws the coat of arms of a city. */
static void
colonia_arms_draw (cairo_t            *cr,
                   ColoniaCity         city,
                   const ParlourPaper *paper,
                   double              x,
                   double              y,
                   double              size)
{
  static void (*const draws[COLONIA_N_CITIES]) (Shield *) = { draw_london, draw_novgorod, draw_bergen, draw_bruges };
  const double unit = size / BOX;
  Shield shield = { .cr = cr };

  g_return_if_fail (city < COLONIA_N_CITIES);

  colonia_palette_get_city (city, paper, &shield.field);
  parlour_palette_get_ivory (paper, &shield.ivory);
  parlour_palette_get_gold (paper, &shield.gold);
  shield.deep = parlour_palette_mix (&shield.field.fill, &(GdkRGBA) { 0.f, 0.f, 0.f, 1.f }, 0.28);

  cairo_save (cr);
  cairo_translate (cr, x - size / 2., y - size / 2.);
  cairo_scale (cr, unit, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  cairo_save (cr);
  trace_shield (cr);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &shield.field.fill);
  cairo_paint (cr);
  draws[city] (&shield);
  cairo_restore (cr);

  trace_shield (cr);
  gdk_cairo_set_source_rgba (cr, &shield.field.edge);
  cairo_set_line_width (cr, parlour_shape_get_line (size, paper) / unit);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* More than any kind has. */
#define MOST 99

/* The coat of arms of a city, the sign of a craftsman, a relic or a shrine. It mostly stands
 * beside what it stands for in words, and is then to be given the role of a decoration. */
struct _ColoniaPicture {
  ParlourFigure parent_instance;

  ColoniaPictureKind kind;
  int which;
  ColoniaCity city;
};

enum {
  PROP_KIND = 1,
  PROP_WHICH,
  PROP_CITY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ENUM_TYPE (ColoniaPictureKind, colonia_picture_kind,
                    G_DEFINE_ENUM_VALUE (COLONIA_PICTURE_ARMS, "arms"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PICTURE_SIGN, "sign"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PICTURE_RELIC, "relic"),
                    G_DEFINE_ENUM_VALUE (COLONIA_PICTURE_SHRINE, "shrine"))

G_DEFINE_FINAL_TYPE (ColoniaPicture, colonia_picture, PARLOUR_TYPE_FIGURE)

static void
colonia_picture_draw (ParlourFigure      *figure,
                      cairo_t            *cr,
                      const ParlourPaper *paper,
                      double              width,
                      double              height)
{
  ColoniaPicture *self = COLONIA_PICTURE (figure);
  double size = MIN (width, height);
  double x = width / 2.;
  double y = height / 2.;

  switch (self->kind)
    {
    case COLONIA_PICTURE_ARMS:
      colonia_arms_draw (cr, self->city, paper, x, y, size);
      break;

    case COLONIA_PICTURE_SIGN:
      if (self->which < COLONIA_N_CRAFTSMEN)
        colonia_trade_draw (cr, (ColoniaCraftsman) self->which, paper, x, y, size);
      break;

    case COLONIA_PICTURE_RELIC:
      colonia_relic_draw (cr, self->city, self->which, paper, x, y, size);
      break;

    case COLONIA_PICTURE_SHRINE:
      colonia_shrine_draw (cr, self->city, paper, x, y, size);
      break;

    default:
      g_assert_not_reached ();
    }
}

static char *
colonia_picture_describe (ParlourFigure *figure)
{
  ColoniaPicture *self = COLONIA_PICTURE (figure);

  switch (self->kind)
    {
    case COLONIA_PICTURE_ARMS:
      return g_strdup (colonia_term_city (self->city));

    case COLONIA_PICTURE_SIGN:
      return g_strdup (self->which < COLONIA_N_CRAFTSMEN
                         ? colonia_term_craftsman_heading ((ColoniaCraftsman) self->which) : "");

    case COLONIA_PICTURE_RELIC:
      return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) self->which), self->which);

    case COLONIA_PICTURE_SHRINE:
      return g_strdup (_("Shrine"));

    default:
      g_assert_not_reached ();
    }
}

static void
colonia_picture_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  ColoniaPicture *self = COLONIA_PICTURE (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, (int) self->kind);
      break;

    case PROP_WHICH:
      g_value_set_int (value, self->which);
      break;

    case PROP_CITY:
      g_value_set_int (value, (int) self->city);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_picture_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  ColoniaPicture *self = COLONIA_PICTURE (object);

  switch (prop_id)
    {
    case PROP_KIND:
      if (self->kind == (ColoniaPictureKind) g_value_get_enum (value))
        return;
      self->kind = (ColoniaPictureKind) g_value_get_enum (value);
      parlour_figure_changed (PARLOUR_FIGURE (self));
      g_object_notify_by_pspec (object, pspec);
      break;

    case PROP_WHICH:
      colonia_picture_set_which (self, g_value_get_int (value));
      break;

    case PROP_CITY:
      colonia_picture_set_city (self, (ColoniaCity) g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_picture_class_init (ColoniaPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = colonia_picture_get_property;
  object_class->set_property = colonia_picture_set_property;
  figure_class->draw = colonia_picture_draw;
  figure_class->describe = colonia_picture_describe;

  /* What it shows. */
  properties[PROP_KIND] =
    g_param_spec_enum ("kind", NULL, NULL, COLONIA_TYPE_PICTURE_KIND, COLONIA_PICTURE_ARMS, flags);

  /* Whose sign it is, as a `ColoniaCraftsman`, or how many points the relic has. */
  properties[PROP_WHICH] = g_param_spec_int ("which", NULL, NULL, 0, MOST, 0, flags);

  /* The `ColoniaCity` that the arms, the relic or the shrine are of. */
  properties[PROP_CITY] =
    g_param_spec_int ("city", NULL, NULL, 0, COLONIA_N_CITIES - 1, COLONIA_CITY_LONDON, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "picture");
}

static void
colonia_picture_init (ColoniaPicture *self)
{
}

/* Shows another of the same kind. */
void
colonia_picture_set_which (ColoniaPicture *self,
                           int             which)
{
  g_return_if_fail (COLONIA_IS_PICTURE (self));
  g_return_if_fail (which >= 0);

  which = MIN (which, MOST);
  if (self->which == which)
    return;

  self->which = which;
  parlour_figure_changed (PARLOUR_FIGURE (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WHICH]);
}

/* Shows what is of that city. */
void
colonia_picture_set_city (ColoniaPicture *self,
                          ColoniaCity     city)
{
  g_return_if_fail (COLONIA_IS_PICTURE (self));
  g_return_if_fail (city < COLONIA_N_CITIES);

  if (self->city == city)
    return;

  self->city = city;
  parlour_figure_changed (PARLOUR_FIGURE (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CITY]);
}
