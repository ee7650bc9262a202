/* parlour-figure.c: a widget that draws a thing of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-figure.h"

#include "parlour-property.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <adwaita.h>
#include <math.h>

/* A widget that draws itself: an emblem, a cube, a die. Its `size` is meant for text of the
 * usual size and grows with that of the desktop.
 *
 * It is an image to a screen reader, and always has a label that tells what is drawn. It draws
 * only when something has changed. */

/* What a drawing depends on besides the thing itself. */
typedef struct {
  int width;
  int height;
  ParlourPaper paper;
  guint font; /* the serial of the context in which text is set */
  int density; /* how many pixels of the screen one pixel has, or 0 if it is enlarged otherwise */
} Surroundings;

typedef struct {
  int size;
  GskRenderNode *drawing; /* or NULL if the thing is to be drawn anew */
  Surroundings drawn_in;
} ParlourFigurePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourFigure, parlour_figure, GTK_TYPE_WIDGET)

static ParlourFigurePrivate *
get_private (ParlourFigure *self)
{
  return parlour_figure_get_instance_private (self);
}

static void
describe (ParlourFigure *self)
{
  g_autofree char *label = NULL;

  if (PARLOUR_FIGURE_GET_CLASS (self)->describe == NULL)
    return;

  label = PARLOUR_FIGURE_GET_CLASS (self)->describe (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
parlour_figure_constructed (GObject *object)
{
  G_OBJECT_CLASS (parlour_figure_parent_class)->constructed (object);

  describe (PARLOUR_FIGURE (object));
}

static void
parlour_figure_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = (int) ceil (parlour_figure_get_pixels (PARLOUR_FIGURE (widget)));
}

/* What the desktop enlarges is so by a whole number; a page that enlarges what is
 * on it is free to do that by any. */
static int
find_density (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_matrix_t transform;

  if (native == NULL
      || !gtk_widget_compute_transform (widget, GTK_WIDGET (native), &transform)
      || !G_APPROX_VALUE (graphene_matrix_get_x_scale (&transform), 1., 1e-4))
    return 0;

  return gtk_widget_get_scale_factor (widget);
}

static void
look_around (ParlourFigure *self,
             Surroundings  *surroundings)
{
  GtkWidget *widget = GTK_WIDGET (self);

  surroundings->width = gtk_widget_get_width (widget);
  surroundings->height = gtk_widget_get_height (widget);
  surroundings->font = pango_context_get_serial (gtk_widget_get_pango_context (widget));
  surroundings->density = find_density (widget);
  parlour_figure_get_paper (self, &surroundings->paper);
}

static gboolean
are_same_surroundings (const Surroundings *one,
                       const Surroundings *other)
{
  return one->width == other->width
         && one->height == other->height
         && one->font == other->font
         && one->density == other->density
         && gdk_rgba_equal (&one->paper.ink, &other->paper.ink)
         && one->paper.dark == other->paper.dark
         && one->paper.high_contrast == other->paper.high_contrast;
}

/* The lines of a drawing are traced each time that it is painted, which takes
 * long for a ship; the pixels that they gave the first time are only copied. */
static void
draw_pixels (ParlourFigure      *self,
             cairo_t            *cr,
             const Surroundings *in)
{
  cairo_surface_t *pixels = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                        in->width * in->density, in->height * in->density);
  cairo_t *onto_pixels;

  cairo_surface_set_device_scale (pixels, in->density, in->density);
  onto_pixels = cairo_create (pixels);
  PARLOUR_FIGURE_GET_CLASS (self)->draw (self, onto_pixels, &in->paper, in->width, in->height);
  cairo_destroy (onto_pixels);

  cairo_set_source_surface (cr, pixels, 0., 0.);
  cairo_paint (cr);
  cairo_surface_destroy (pixels);
}

static GskRenderNode *
draw (ParlourFigure      *self,
      const Surroundings *in)
{
  GskRenderNode *drawing = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) in->width, (float) in->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (drawing);

  if (in->density > 0)
    draw_pixels (self, cr, in);
  else
    PARLOUR_FIGURE_GET_CLASS (self)->draw (self, cr, &in->paper, in->width, in->height);
  cairo_destroy (cr);

  return drawing;
}

/* Draws the thing where it has been laid out, if it does not look as it did any more; whoever does so before it is seen need not
 * wait for that then. Tells whether that was so. */
gboolean
parlour_figure_draw (ParlourFigure *self)
{
  ParlourFigurePrivate *priv = get_private (self);
  Surroundings surroundings;

  look_around (self, &surroundings);
  if (surroundings.width <= 0 || surroundings.height <= 0)
    {
      g_clear_pointer (&priv->drawing, gsk_render_node_unref);
      return FALSE;
    }
  if (priv->drawing != NULL && are_same_surroundings (&surroundings, &priv->drawn_in))
    return FALSE;

  g_clear_pointer (&priv->drawing, gsk_render_node_unref);
  priv->drawing = draw (self, &surroundings);
  priv->drawn_in = surroundings;

  return TRUE;
}

/* GTK paints again what is not the very drawing that it was before, with all
 * that is below it: so the drawing is kept. */
static void
parlour_figure_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  ParlourFigure *self = PARLOUR_FIGURE (widget);

  parlour_figure_draw (self);
  if (get_private (self)->drawing != NULL)
    gtk_snapshot_append_node (snapshot, get_private (self)->drawing);
}

/* The colour of the text decides what is drawn, even where nothing of the
 * drawing has that colour. */
static void
parlour_figure_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (parlour_figure_parent_class)->css_changed (widget, change);

  gtk_widget_queue_draw (widget);
}

static void
parlour_figure_system_setting_changed (GtkWidget        *widget,
                                       GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (parlour_figure_parent_class)->system_setting_changed (widget, setting);

  gtk_widget_queue_resize (widget);
}

static void
parlour_figure_finalize (GObject *object)
{
  g_clear_pointer (&get_private (PARLOUR_FIGURE (object))->drawing, gsk_render_node_unref);

  G_OBJECT_CLASS (parlour_figure_parent_class)->finalize (object);
}

static void
parlour_figure_class_init (ParlourFigureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = parlour_figure_constructed;
  object_class->finalize = parlour_figure_finalize;
  widget_class->measure = parlour_figure_measure;
  widget_class->snapshot = parlour_figure_snapshot;
  widget_class->css_changed = parlour_figure_css_changed;
  widget_class->system_setting_changed = parlour_figure_system_setting_changed;

  /* How high the thing is, in pixels where text has its usual size. */
  parlour_property_keep (object_class, g_param_spec_int ("size", NULL, NULL, 4, 2048, 32, PARLOUR_PROPERTY),
                         G_PRIVATE_OFFSET (ParlourFigure, size), G_CALLBACK (gtk_widget_queue_resize));

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "figure");
  parlour_template_set_teller (widget_class, G_CALLBACK (parlour_figure_resized));
}

static void
parlour_figure_init (ParlourFigure *self)
{
  get_private (self)->size = 32;

  /* The style sheet for high contrast may leave the widget's own style alone. */
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* Tells how high the thing is. */
int
parlour_figure_get_size (ParlourFigure *self)
{
  return get_private (self)->size;
}

/* Makes the thing larger or smaller. */
void
parlour_figure_set_size (ParlourFigure *self,
                         int            size)
{
  g_return_if_fail (size >= 4 && size <= 2048);

  g_object_set (self, "size", size, NULL);
}

/* Tells how large text is on this desktop. */
double
parlour_figure_get_scale (ParlourFigure *self)
{
  return parlour_widget_get_text_scale (GTK_WIDGET (self));
}

/* Tells how high the thing is on this desktop. */
double
parlour_figure_get_pixels (ParlourFigure *self)
{
  return round (get_private (self)->size * parlour_figure_get_scale (self));
}

/* Tells what the thing is drawn on. That is read off the colour that text would have there, so
 * that it also holds on a dark page of a light desktop. */
void
parlour_figure_get_paper (ParlourFigure *self,
                          ParlourPaper  *paper)
{
  g_return_if_fail (paper != NULL);

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &paper->ink);
  paper->dark = 0.30f * paper->ink.red + 0.59f * paper->ink.green + 0.11f * paper->ink.blue > 0.5f;
  paper->high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

/* Draws the thing for somebody else to show. */
GdkPaintable *
parlour_figure_photograph (ParlourFigure      *self,
                           const ParlourPaper *paper,
                           int                 width,
                           int                 height)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0.f, 0.f, (float) width, (float) height);
  GtkSnapshot *snapshot;
  cairo_t *cr;

  g_return_val_if_fail (paper != NULL, NULL);
  g_return_val_if_fail (width > 0 && height > 0, NULL);

  snapshot = gtk_snapshot_new ();
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  PARLOUR_FIGURE_GET_CLASS (self)->draw (self, cr, paper, width, height);
  cairo_destroy (cr);

  return gtk_snapshot_free_to_paintable (snapshot, &bounds.size);
}

/* Draws the thing anew, as something about it has changed that its description does not tell. */
void
parlour_figure_draw_anew (ParlourFigure *self)
{
  g_clear_pointer (&get_private (self)->drawing, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Draws and describes the thing anew, as something about it has changed. */
void
parlour_figure_changed (ParlourFigure *self)
{
  describe (self);
  parlour_figure_draw_anew (self);
}

/* Measures, draws and describes the thing anew, as something about it has changed that may need
 * another room. */
void
parlour_figure_resized (ParlourFigure *self)
{
  parlour_figure_changed (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Sets a text in the font of the widget, but with a height of its own, as a text in a drawing
 * must fit into it. */
PangoLayout *
parlour_figure_create_layout (ParlourFigure *self,
                              const char    *text,
                              double         height,
                              PangoWeight    weight)
{
  g_autoptr (PangoFontDescription) font = NULL;
  PangoContext *context;
  cairo_font_options_t *options;
  PangoLayout *layout;

  g_return_val_if_fail (text != NULL, NULL);

  /* Hinting pulls letters to the pixels, and a few large ones out of shape. */
  context = gtk_widget_create_pango_context (GTK_WIDGET (self));
  options = cairo_font_options_create ();
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);

  font = pango_font_description_copy (pango_context_get_font_description (context));
  pango_font_description_set_absolute_size (font, MAX (height, 1.) * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);

  layout = pango_layout_new (context);
  g_object_unref (context);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);

  return layout;
}
