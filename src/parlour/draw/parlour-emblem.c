/* parlour-emblem.c: the emblem of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-emblem.h"

#include "parlour-property.h"
#include "parlour-shapes.h"
#include "table-schema.h"

#include <glib/gi18n.h>

/* The emblem of a family: a shape, a letter and a colour, of which each is enough to tell it
 * from the others. */
struct _ParlourEmblem {
  ParlourFigure parent_instance;

  int color;
  gboolean plain;
};

G_DEFINE_FINAL_TYPE (ParlourEmblem, parlour_emblem, PARLOUR_TYPE_FIGURE)

static void
parlour_emblem_draw (ParlourFigure      *figure,
                     cairo_t            *cr,
                     const ParlourPaper *paper,
                     double              width,
                     double              height)
{
  ParlourEmblem *self = PARLOUR_EMBLEM (figure);
  double size = MIN (width, height);
  double x = width / 2.;
  double y = height / 2.;
  double line = parlour_shape_get_line (size, paper);
  g_autoptr (PangoLayout) layout = NULL;
  ParlourPaint paint;
  double letter, below;

  if (self->color == TABLE_NOBODY)
    {
      parlour_shape_ring (cr, x, y, size, paper);
      return;
    }

  parlour_palette_get_color ((TableColor) self->color, paper, &paint);
  parlour_shape_emblem (cr, (TableColor) self->color, x, y, size - line);
  parlour_shape_paint (cr, &paint, line);

  if (self->plain)
    return;

  parlour_shape_place_letter ((TableColor) self->color, size, &letter, &below);
  layout = parlour_figure_create_layout (figure,
                                         table_color_get_letter (self->color),
                                         letter,
                                         PANGO_WEIGHT_BOLD);
  gdk_cairo_set_source_rgba (cr, &paint.mark);
  parlour_shape_centre (cr, layout, x, y + below);
}

static char *
parlour_emblem_describe (ParlourFigure *figure)
{
  ParlourEmblem *self = PARLOUR_EMBLEM (figure);

  if (self->color == TABLE_NOBODY)
    /* Translators: stands in place of the colour of a family where there is none. */
    return g_strdup (C_("family", "Nobody"));

  return g_strdup (table_color_get_name (self->color));
}

static void
parlour_emblem_class_init (ParlourEmblemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);

  figure_class->draw = parlour_emblem_draw;
  figure_class->describe = parlour_emblem_describe;

  /* The `TableColor` of the family, or `TABLE_NOBODY` for a dashed ring. */
  parlour_property_keep (object_class,
                         g_param_spec_int ("color", NULL, NULL, TABLE_NOBODY, TABLE_N_COLORS - 1, TABLE_NOBODY,
                                           PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourEmblem, color), G_CALLBACK (parlour_figure_changed));

  /* Whether it is without its letter, which is too small to read in tiny emblems. */
  parlour_property_keep (object_class, g_param_spec_boolean ("plain", NULL, NULL, FALSE, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourEmblem, plain), G_CALLBACK (parlour_figure_draw_anew));

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "emblem");
}

static void
parlour_emblem_init (ParlourEmblem *self)
{
  self->color = TABLE_NOBODY;
}

GtkWidget *
parlour_emblem_new (int color)
{
  return g_object_new (PARLOUR_TYPE_EMBLEM, "color", color, NULL);
}

/* Tells whose emblem it is. */
int
parlour_emblem_get_color (ParlourEmblem *self)
{
  return self->color;
}

/* Makes it the emblem of a family. */
void
parlour_emblem_set_color (ParlourEmblem *self,
                          int            color)
{
  g_return_if_fail (color >= TABLE_NOBODY && color < (int) TABLE_N_COLORS);

  g_object_set (self, "color", color, NULL);
}
