/* colonia-picture.c: a picture that stands for a city, a craftsman or a relic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-picture.h"

#include "colonia-arms.h"
#include "colonia-relics.h"
#include "colonia-terms.h"
#include "colonia-trades.h"

#include <glib/gi18n.h>

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
