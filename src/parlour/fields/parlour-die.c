/* parlour-die.c: the die
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-die.h"

#include "parlour-property.h"
#include "parlour-shapes.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

/* How long it rolls, in milliseconds: long enough to be seen, short enough to
 * be waited for. */
#define ROLLING 390

/* Over how many edges it tips until it lies still. */
#define N_TIPS 5

/**
 * ParlourDie:
 *
 * A die that shows a number, and can be seen rolling to it. It never finds the
 * number itself.
 */
struct _ParlourDie {
  ParlourFigure parent_instance;

  int value;

  /* Until it lies still: the number it rolls to, and how far it has got. */
  AdwAnimation *rolling;
  int next;
  double progress;
};

enum {
  ROLLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourDie, parlour_die, PARLOUR_TYPE_FIGURE)

static void
draw_pips (cairo_t            *cr,
           const ParlourPaint *paint,
           int                 value,
           double              side)
{
  /* By place, the numbers that have a pip there, as bits. */
  static const struct {
    double x;
    double y;
    guint values;
  } places[] = {
    { 0., 0., 1 << 1 | 1 << 3 | 1 << 5 },
    { -1., -1., 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 },
    { 1., 1., 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 },
    { 1., -1., 1 << 4 | 1 << 5 | 1 << 6 },
    { -1., 1., 1 << 4 | 1 << 5 | 1 << 6 },
    { -1., 0., 1 << 6 },
    { 1., 0., 1 << 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (places[i].values & 1u << value)
      parlour_shape_circle (cr, places[i].x * side * 0.255, places[i].y * side * 0.255, side * 0.098);

  gdk_cairo_set_source_rgba (cr, &paint->mark);
  cairo_fill (cr);
}

/* The place where a die will lie. */
static void
draw_blank (cairo_t            *cr,
            const ParlourPaper *paper,
            double              side,
            double              line)
{
  double strong = paper->high_contrast ? 1. : 0.55;

  parlour_shape_rounded (cr, -side / 2., -side / 2., side, side, side * 0.2);
  cairo_set_source_rgba (cr, paper->ink.red, paper->ink.green, paper->ink.blue, paper->ink.alpha * 0.07);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, paper->ink.red, paper->ink.green, paper->ink.blue, paper->ink.alpha * strong);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

/* What lies on top: while it rolls, faces that neighbour each other, so that it
 * seems to tip over its edges. */
static int
get_face (ParlourDie *self,
          double     *tip)
{
  double tips = self->progress * N_TIPS;
  int face;

  *tip = 0.;
  if (self->rolling == NULL)
    return self->value;

  face = (self->next + N_TIPS - (int) tips) % PARLOUR_DIE_SIDES + 1;
  *tip = (tips - floor (tips) - 0.5) * (1. - self->progress);

  return tips >= N_TIPS - 0.5 ? self->next : face;
}

static void
parlour_die_draw (ParlourFigure      *figure,
                  cairo_t            *cr,
                  const ParlourPaper *paper,
                  double              width,
                  double              height)
{
  ParlourDie *self = PARLOUR_DIE (figure);
  double size = MIN (width, height);
  double line = parlour_shape_get_line (size, paper);
  /* Tipping over must not lead out of the box. */
  double side = (self->rolling != NULL ? size * (0.76 + 0.24 * self->progress) : size) - line;
  double tip;
  int face = get_face (self, &tip);
  ParlourPaint paint;

  cairo_translate (cr, width / 2., height / 2.);

  if (face == 0)
    {
      draw_blank (cr, paper, side, line);
      return;
    }

  cairo_rotate (cr, tip);
  parlour_palette_get_ivory (paper, &paint);
  parlour_shape_rounded (cr, -side / 2., -side / 2., side, side, side * 0.2);
  parlour_shape_paint (cr, &paint, line);
  draw_pips (cr, &paint, face, side);
}

static char *
parlour_die_describe (ParlourFigure *figure)
{
  ParlourDie *self = PARLOUR_DIE (figure);

  if (self->rolling != NULL)
    return g_strdup (_("The die is rolling"));

  if (self->value == 0)
    return g_strdup (_("A die that has not been rolled"));

  /* Translators: %d is the number that a die shows. */
  return g_strdup_printf (_("The die shows %d"), self->value);
}

static void
forget_rolling (ParlourDie *self)
{
  g_autoptr (AdwAnimation) rolling = g_steal_pointer (&self->rolling);

  if (rolling == NULL)
    return;

  g_signal_handlers_disconnect_by_data (rolling, self);
  adw_animation_pause (rolling);
}

static void
lie_still (ParlourDie *self)
{
  gboolean has_changed = self->value != self->next;

  forget_rolling (self);
  self->value = self->next;
  parlour_figure_changed (PARLOUR_FIGURE (self));

  g_object_ref (self);
  if (has_changed)
    g_object_notify (G_OBJECT (self), "value");
  g_signal_emit (self, signals[ROLLED], 0, self->value);
  g_object_unref (self);
}

static void
roll_on (double   progress,
         gpointer user_data)
{
  ParlourDie *self = PARLOUR_DIE (user_data);

  self->progress = progress;
  parlour_figure_draw_anew (PARLOUR_FIGURE (self));
}

static void
parlour_die_dispose (GObject *object)
{
  forget_rolling (PARLOUR_DIE (object));

  G_OBJECT_CLASS (parlour_die_parent_class)->dispose (object);
}

static void
parlour_die_class_init (ParlourDieClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);

  object_class->dispose = parlour_die_dispose;
  figure_class->draw = parlour_die_draw;
  figure_class->describe = parlour_die_describe;

  /**
   * ParlourDie:value:
   *
   * The number that lies on top, from 1 to 6, or 0 before the die is rolled.
   * While it rolls that is still the number it showed before.
   */
  parlour_property_hand (object_class, g_param_spec_int ("value", NULL, NULL, 0, PARLOUR_DIE_SIDES, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourDie, value), G_CALLBACK (parlour_die_set_value));

  /**
   * ParlourDie::rolled:
   * @self: the die
   * @value: what it shows now, from 1 to 6
   *
   * It has been rolled and lies still.
   */
  signals[ROLLED] =
    g_signal_new ("rolled", PARLOUR_TYPE_DIE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "die");
}

static void
parlour_die_init (ParlourDie *self)
{
}

/**
 * parlour_die_set_value:
 * @self: a die
 * @value: a number from 1 to 6, or 0 for a die that is yet to be rolled
 *
 * Lays the die down. If it is rolling, it stops, and `ParlourDie::rolled` is
 * not emitted for that roll.
 */
void
parlour_die_set_value (ParlourDie *self,
                       int         value)
{
  g_return_if_fail (PARLOUR_IS_DIE (self));
  g_return_if_fail (value >= 0 && value <= PARLOUR_DIE_SIDES);

  if (self->rolling != NULL)
    {
      forget_rolling (self);
      parlour_figure_changed (PARLOUR_FIGURE (self));
    }

  if (self->value == value)
    return;

  self->value = value;
  parlour_figure_changed (PARLOUR_FIGURE (self));
  g_object_notify (G_OBJECT (self), "value");
}

/**
 * parlour_die_roll_to:
 * @self: a die
 * @value: the number it rolls to, from 1 to 6
 *
 * Rolls it to a number that has been found already, and emits
 * `ParlourDie::rolled` when it lies still. That is before this returns where
 * there is nothing to see: without animations, or when it is not on the screen.
 *
 * If it is rolling already, that roll ends first, as by parlour_die_skip().
 */
void
parlour_die_roll_to (ParlourDie *self,
                     int         value)
{
  AdwAnimationTarget *target;

  g_return_if_fail (PARLOUR_IS_DIE (self));
  g_return_if_fail (value >= 1 && value <= PARLOUR_DIE_SIDES);

  parlour_die_skip (self);
  self->next = value;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    {
      lie_still (self);
      return;
    }

  target = adw_callback_animation_target_new (roll_on, self, NULL);
  self->progress = 0.;
  self->rolling = adw_timed_animation_new (GTK_WIDGET (self), 0., 1., ROLLING, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->rolling), ADW_EASE_OUT_QUAD);
  g_signal_connect_swapped (self->rolling, "done", G_CALLBACK (lie_still), self);
  parlour_figure_changed (PARLOUR_FIGURE (self));
  adw_animation_play (self->rolling);
}

/**
 * parlour_die_skip:
 * @self: a die
 *
 * Ends a roll at once: the die shows its number, and `ParlourDie::rolled` is
 * emitted before this returns. Nothing happens if it is not rolling.
 */
void
parlour_die_skip (ParlourDie *self)
{
  g_return_if_fail (PARLOUR_IS_DIE (self));

  if (self->rolling != NULL)
    lie_still (self);
}
