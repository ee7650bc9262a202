/* colonia-glass.c: one of the four windows of stained glass
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-glass.h"

#include "colonia-terms.h"
#include "colonia-tracery.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

/* How long the light takes to come and go, in milliseconds. */
#define FADING 360

/* The least height in pixels at which the panes can be told from each other. */
#define LEAST_SIZE 80

/* A window of stained glass, which is dim until it is lit. It takes all the room it is given,
 * and has the shape of a window in the middle of that. */
struct _ColoniaGlass {
  ParlourFigure parent_instance;

  ColoniaCity city;
  gboolean lit;

  /* How much of the light is there. */
  double light;
  AdwAnimation *fading;
};

G_DEFINE_FINAL_TYPE (ColoniaGlass, colonia_glass, PARLOUR_TYPE_FIGURE)

static void
colonia_glass_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  ParlourFigure *self = PARLOUR_FIGURE (widget);
  double share = orientation == GTK_ORIENTATION_HORIZONTAL ? COLONIA_TRACERY_WIDTH / COLONIA_TRACERY_HEIGHT : 1.;
  double least = MIN (LEAST_SIZE, parlour_figure_get_size (self));

  *minimum = (int) ceil (least * share);
  *natural = (int) ceil (parlour_figure_get_pixels (self) * share);
  *natural = MAX (*natural, *minimum);
}

static void
colonia_glass_draw (ParlourFigure      *figure,
                    cairo_t            *cr,
                    const ParlourPaper *paper,
                    double              width,
                    double              height)
{
  ColoniaGlass *self = COLONIA_GLASS (figure);
  double scale = MIN (width / COLONIA_TRACERY_WIDTH, height / COLONIA_TRACERY_HEIGHT);

  cairo_translate (cr,
                   (width - scale * COLONIA_TRACERY_WIDTH) / 2.,
                   (height - scale * COLONIA_TRACERY_HEIGHT) / 2.);
  cairo_scale (cr, scale, scale);
  colonia_tracery_draw (cr, self->city, self->light, paper);
}

static char *
colonia_glass_describe (ParlourFigure *figure)
{
  ColoniaGlass *self = COLONIA_GLASS (figure);

  if (self->lit)
    /* Translators: a window of stained glass; %s is the city whose window it is. */
    return g_strdup_printf (_("The window of %s, lit"), colonia_term_city (self->city));

  /* Translators: a window of stained glass; %s is the city whose window it is. */
  return g_strdup_printf (_("The window of %s, dark"), colonia_term_city (self->city));
}

static void
stop_fading (ColoniaGlass *self)
{
  g_autoptr (AdwAnimation) fading = g_steal_pointer (&self->fading);

  if (fading == NULL)
    return;

  g_signal_handlers_disconnect_by_data (fading, self);
  adw_animation_pause (fading);
}

static void
fade (double   light,
      gpointer user_data)
{
  ColoniaGlass *self = COLONIA_GLASS (user_data);

  self->light = light;
  parlour_figure_draw_anew (PARLOUR_FIGURE (self));
}

static void
start_fading (ColoniaGlass *self)
{
  double goal = self->lit ? 1. : 0.;
  AdwAnimationTarget *target;

  stop_fading (self);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      fade (goal, self);
      return;
    }

  target = adw_callback_animation_target_new (fade, self, NULL);
  self->fading = adw_timed_animation_new (GTK_WIDGET (self), self->light, goal, FADING, target);
  g_signal_connect_swapped (self->fading, "done", G_CALLBACK (stop_fading), self);
  adw_animation_play (self->fading);
}

static void
colonia_glass_dispose (GObject *object)
{
  stop_fading (COLONIA_GLASS (object));

  G_OBJECT_CLASS (colonia_glass_parent_class)->dispose (object);
}

static void
colonia_glass_class_init (ColoniaGlassClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_glass_dispose;
  widget_class->measure = colonia_glass_measure;
  figure_class->draw = colonia_glass_draw;
  figure_class->describe = colonia_glass_describe;

  gtk_widget_class_set_css_name (widget_class, "glass");
}

static void
colonia_glass_init (ColoniaGlass *self)
{
  parlour_figure_set_size (PARLOUR_FIGURE (self), 240);
}

/* Makes a window of stained glass, which is not lit. */
GtkWidget *
colonia_glass_new (ColoniaCity city)
{
  ColoniaGlass *self = g_object_new (COLONIA_TYPE_GLASS, NULL);

  self->city = city;
  parlour_figure_changed (PARLOUR_FIGURE (self));

  return GTK_WIDGET (self);
}

/* Makes it the window of a city. */
void
colonia_glass_set_city (ColoniaGlass *self,
                        ColoniaCity   city)
{
  g_return_if_fail (city < COLONIA_N_CITIES);

  if (self->city == city)
    return;

  self->city = city;
  parlour_figure_changed (PARLOUR_FIGURE (self));
}

/* Lights it, or lets it go dark: softly, where the desktop has animations enabled. */
void
colonia_glass_set_lit (ColoniaGlass *self,
                       gboolean      lit)
{
  lit = !!lit;
  if (self->lit == lit)
    return;

  self->lit = lit;
  start_fading (self);
  parlour_figure_changed (PARLOUR_FIGURE (self));
}
