/* parlour-picture.c: a tile with a picture, and another one in its corner
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-picture.h"

#include "parlour-path.h"
#include "parlour-shapes.h"

/* How much of a tile a picture takes, alone, and with another one in the corner. */
#define ALONE 0.76
#define BESIDE 0.62
#define CORNER 0.4

/* How broad the line around that is, half of which is seen, in a box of `PARLOUR_PATH_BOX`. */
#define HALO 5.

/* Before what is drawn in an icon. */
#define PATH " d=\""

/* A card or a thing of a game, drawn so that nobody needs to read what it is. */
struct _ParlourPicture {
  ParlourFigure parent_instance;

  ParlourPictureLook look;
};

G_DEFINE_FINAL_TYPE (ParlourPicture, parlour_picture, PARLOUR_TYPE_FIGURE)

/* What lies behind it, if anything does, ends a little before it. */
static void
draw_path (cairo_t            *cr,
           const char         *path,
           gboolean            has_behind,
           const ParlourPaint *paint,
           double              x,
           double              y,
           double              size)
{
  const ParlourStroke drawing[] = { { path, .line = HALO, .is_cut = TRUE }, { path }, { NULL } };

  parlour_path_draw (cr, has_behind ? drawing : drawing + 1, paint, x, y, size);
}

/* An outline: what fills the tile otherwise is not there, and the picture is faint. */
static void
draw_outline (cairo_t            *cr,
              const ParlourPaper *paper,
              double              line,
              ParlourPaint       *paint)
{
  const double dash[] = { 2.5 * line, 2. * line };

  paint->edge = paint->mark = paper->ink;
  paint->edge.alpha = paper->high_contrast ? 1.f : 0.5f;
  paint->mark.alpha = paper->high_contrast ? 0.7f : 0.3f;
  cairo_save (cr);
  gdk_cairo_set_source_rgba (cr, &paint->edge);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0.);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws such a tile round x and y. */
void
parlour_picture_paint (cairo_t                  *cr,
                       const ParlourPictureLook *look,
                       const ParlourPaper       *paper,
                       double                    x,
                       double                    y,
                       double                    size)
{
  const double line = parlour_shape_get_line (size, paper);
  const double share = look->corner != NULL ? BESIDE : ALONE;
  const double shift = look->corner != NULL ? size * (1. - BESIDE) / 2. - 2. * line : 0.;
  const double down = size * (1. - CORNER) / 2. - 2. * line;
  ParlourPaint paint;

  g_return_if_fail (cr != NULL && look != NULL && paper != NULL);

  parlour_palette_paint (&look->color, paper, &paint);
  cairo_save (cr);
  parlour_shape_rounded (cr, x - (size - line) / 2., y - (size - line) / 2., size - line, size - line, size / 6.);
  if (look->spent)
    draw_outline (cr, paper, line, &paint);
  else
    parlour_shape_paint (cr, &paint, line);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  draw_path (cr, look->path, FALSE, &paint, x - shift, y - shift, size * share);
  if (look->corner != NULL)
    draw_path (cr, look->corner, TRUE, &paint, x + down, y + down, size * CORNER);
  cairo_restore (cr);
}

static void
parlour_picture_draw (ParlourFigure      *figure,
                      cairo_t            *cr,
                      const ParlourPaper *paper,
                      double              width,
                      double              height)
{
  parlour_picture_paint (cr, &PARLOUR_PICTURE (figure)->look, paper, width / 2., height / 2., MIN (width, height));
}

static char *
parlour_picture_describe (ParlourFigure *figure)
{
  const ParlourPictureLook *look = &PARLOUR_PICTURE (figure)->look;

  return look->get_name != NULL ? g_strdup (look->get_name (look->which)) : NULL;
}

static void
parlour_picture_class_init (ParlourPictureClass *klass)
{
  PARLOUR_FIGURE_CLASS (klass)->draw = parlour_picture_draw;
  PARLOUR_FIGURE_CLASS (klass)->describe = parlour_picture_describe;
}

static void
parlour_picture_init (ParlourPicture *self)
{
}

GtkWidget *
parlour_picture_new (int                       size,
                     const ParlourPictureLook *look)
{
  ParlourPicture *self;

  g_return_val_if_fail (look != NULL && look->path != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_PICTURE, "size", size, "valign", GTK_ALIGN_CENTER, NULL);
  self->look = *look;
  parlour_figure_changed (PARLOUR_FIGURE (self));

  return GTK_WIDGET (self);
}

/* Finds what is drawn in the icon. */
const char *
parlour_picture_find_path (const TableGame *game,
                           const char      *id)
{
  g_autofree char *place = NULL, *path = NULL;
  g_autoptr (GBytes) icon = NULL;
  const char *begin;

  g_return_val_if_fail (game != NULL && id != NULL, NULL);

  place = g_strdup_printf (RESOURCE_PATH "/icons/scalable/actions/%s-%s-symbolic.svg", game->id, id);
  icon = g_resources_lookup_data (place, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_return_val_if_fail (icon != NULL, NULL);

  /* What is in a resource ends with a zero. */
  begin = strstr (g_bytes_get_data (icon, NULL), PATH);
  g_return_val_if_fail (begin != NULL, NULL);
  path = g_strndup (begin + strlen (PATH), strcspn (begin + strlen (PATH), "\""));

  return g_intern_string (path);
}
