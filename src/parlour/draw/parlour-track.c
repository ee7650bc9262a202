/* parlour-track.c: a track of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-track.h"

#include "parlour-path.h"
#include "parlour-shapes.h"

#include <math.h>

/* How much of the height notes take at the foot. */
#define FOOT (1. / 3.)

/* What lies below the marker, and above it. */
typedef enum {
  LAYER_SPACES,
  LAYER_WORDS,
  N_LAYERS
} Layer;

/* What these depend on besides the track itself. */
typedef struct {
  double width;
  double height;
  ParlourPaper paper;
  guint font; /* the serial of the context in which text is set */
  cairo_surface_type_t onto;
  double density;
} Ground;

/* The spaces of a track, from 0 on, with its marker, and with what is printed below some of
 * them. Where the marker moves nothing else of it changes: that is drawn once, and then copied. */
struct _ParlourTrack {
  ParlourFigure parent_instance;

  cairo_surface_t *layers[N_LAYERS]; /* or NULL if they are to be drawn anew */
  Ground drawn_on;

  ParlourTrackLook look;
  int marker;
  int before; /* where it stood before it moved there */
  double share; /* how much of that way it has gone */
  char *notes[PARLOUR_TRACK_MOST_SPACES]; /* each may be NULL */
  char *told;
};

G_DEFINE_FINAL_TYPE (ParlourTrack, parlour_track, PARLOUR_TYPE_FIGURE)

/* Where things are. */
typedef struct {
  double cell; /* how high a space is */
  double left; /* where the first one begins */
  double step; /* how wide each is */
  double line;
} Plan;

static Plan
make_plan (ParlourTrack       *self,
           const ParlourPaper *paper,
           double              width,
           double              height)
{
  Plan plan = { .cell = self->look.has_notes ? height * (1. - FOOT) : height };

  plan.left = MIN (plan.cell, width / self->look.n_spaces);
  plan.step = (width - plan.left) / self->look.n_spaces;
  plan.line = parlour_shape_get_line (plan.cell, paper);

  return plan;
}

static void
trace_space (cairo_t    *cr,
             const Plan *plan,
             double      at)
{
  parlour_shape_rounded (cr, plan->left + at * plan->step + plan->line, plan->line, plan->step - 2. * plan->line,
                         plan->cell - 2. * plan->line, plan->step / 8.);
}

static void
write_text (ParlourTrack *self,
            cairo_t      *cr,
            const char   *text,
            double        x,
            double        y,
            double        height,
            PangoWeight   weight)
{
  g_autoptr (PangoLayout) layout = parlour_figure_create_layout (PARLOUR_FIGURE (self), text, height, weight);

  parlour_shape_centre (cr, layout, x, y);
}

static double
get_middle (const Plan *plan,
            int         space)
{
  return plan->left + (space + 0.5) * plan->step;
}

static void
write_number (ParlourTrack *self,
              cairo_t      *cr,
              const Plan   *plan,
              int           space,
              PangoWeight   weight)
{
  g_autofree char *number = g_strdup_printf ("%d", self->look.first + space);

  write_text (self, cr, number, get_middle (plan, space), plan->cell / 2., MIN (plan->cell * 0.6, plan->step * 0.62), weight);
}

static void
draw_spaces (ParlourTrack       *self,
             cairo_t            *cr,
             const Plan         *plan,
             const ParlourPaper *paper)
{
  for (int space = 0; space < self->look.n_spaces; space++)
    trace_space (cr, plan, space);
  cairo_set_source_rgba (cr, paper->ink.red, paper->ink.green, paper->ink.blue, paper->high_contrast ? 1. : 0.35);
  cairo_set_line_width (cr, plan->line);
  cairo_stroke (cr);
}

static void
draw_words (ParlourTrack       *self,
            cairo_t            *cr,
            const Plan         *plan,
            const ParlourPaper *paper)
{
  const double foot = plan->cell * FOOT / (1. - FOOT);

  gdk_cairo_set_source_rgba (cr, &paper->ink);
  for (int space = 0; space < self->look.n_spaces; space++)
    {
      write_number (self, cr, plan, space, PANGO_WEIGHT_NORMAL);
      if (self->look.has_notes && self->notes[space] != NULL)
        write_text (self, cr, self->notes[space], get_middle (plan, space), plan->cell + foot / 2.,
                    MIN (foot * 0.9, plan->step * 0.5), PANGO_WEIGHT_BOLD);
    }
}

static void
drop_layers (ParlourTrack *self)
{
  for (Layer layer = 0; layer < N_LAYERS; layer++)
    g_clear_pointer (&self->layers[layer], cairo_surface_destroy);
}

static gboolean
is_same_ground (const Ground *one,
                const Ground *other)
{
  return G_APPROX_VALUE (one->width, other->width, 1e-3) && G_APPROX_VALUE (one->height, other->height, 1e-3)
         && G_APPROX_VALUE (one->density, other->density, 1e-3)
         && one->font == other->font && one->onto == other->onto
         && gdk_rgba_equal (&one->paper.ink, &other->paper.ink) && one->paper.dark == other->paper.dark
         && one->paper.high_contrast == other->paper.high_contrast;
}

static void
draw_layers (ParlourTrack *self,
             cairo_t      *cr,
             const Plan   *plan,
             const Ground *ground)
{
  static void (*const draws[N_LAYERS]) (ParlourTrack *, cairo_t *, const Plan *, const ParlourPaper *) = {
    draw_spaces, draw_words,
  };

  for (Layer layer = 0; layer < N_LAYERS; layer++)
    {
      cairo_t *onto_layer;

      self->layers[layer] = cairo_surface_create_similar (cairo_get_target (cr), CAIRO_CONTENT_COLOR_ALPHA,
                                                          (int) ceil (ground->width), (int) ceil (ground->height));
      onto_layer = cairo_create (self->layers[layer]);
      draws[layer] (self, onto_layer, plan, &ground->paper);
      cairo_destroy (onto_layer);
    }
  self->drawn_on = *ground;
}

static void
need_layers (ParlourTrack       *self,
             cairo_t            *cr,
             const Plan         *plan,
             const ParlourPaper *paper,
             double              width,
             double              height)
{
  Ground ground = {
    .width = width,
    .height = height,
    .paper = *paper,
    .font = pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (self))),
    .onto = cairo_surface_get_type (cairo_get_target (cr)),
  };

  cairo_surface_get_device_scale (cairo_get_target (cr), &ground.density, NULL);
  if (self->layers[0] != NULL && is_same_ground (&ground, &self->drawn_on))
    return;

  drop_layers (self);
  draw_layers (self, cr, plan, &ground);
}

static void
paint_layer (ParlourTrack *self,
             cairo_t      *cr,
             Layer         layer)
{
  cairo_set_source_surface (cr, self->layers[layer], 0., 0.);
  cairo_paint (cr);
}

/* The number on which the marker stands is written onto it, in place of the one that is there otherwise. */
static void
paint_words (ParlourTrack       *self,
             cairo_t            *cr,
             const Plan         *plan,
             const ParlourPaint *paint,
             double              width)
{
  const double left = plan->left + self->marker * plan->step;

  if (self->share < 1.)
    {
      paint_layer (self, cr, LAYER_WORDS);
      return;
    }

  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_rectangle (cr, 0., 0., width, self->drawn_on.height);
  cairo_rectangle (cr, left, 0., plan->step, plan->cell);
  cairo_clip (cr);
  paint_layer (self, cr, LAYER_WORDS);
  cairo_restore (cr);

  gdk_cairo_set_source_rgba (cr, &paint->mark);
  write_number (self, cr, plan, self->marker, PANGO_WEIGHT_BOLD);
}

static void
parlour_track_draw (ParlourFigure      *figure,
                    cairo_t            *cr,
                    const ParlourPaper *paper,
                    double              width,
                    double              height)
{
  ParlourTrack *self = PARLOUR_TRACK (figure);
  const Plan plan = make_plan (self, paper, width, height);
  const ParlourStroke marker[] = { { self->look.path }, { NULL } };
  ParlourPaint paint;

  parlour_palette_paint (&self->look.color, paper, &paint);
  need_layers (self, cr, &plan, paper, width, height);
  paint_layer (self, cr, LAYER_SPACES);
  trace_space (cr, &plan, self->before + (self->marker - self->before) * self->share);
  parlour_shape_paint (cr, &paint, plan.line);
  paint_words (self, cr, &plan, &paint, width);
  paint.mark = paint.edge;
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  parlour_path_draw (cr, marker, &paint, plan.left / 2., plan.cell / 2., MIN (plan.left, plan.cell) * 0.8);
}

static char *
parlour_track_describe (ParlourFigure *figure)
{
  return g_strdup (PARLOUR_TRACK (figure)->told);
}

static void
parlour_track_finalize (GObject *object)
{
  ParlourTrack *self = PARLOUR_TRACK (object);

  for (int space = 0; space < PARLOUR_TRACK_MOST_SPACES; space++)
    g_free (self->notes[space]);
  g_free (self->told);
  drop_layers (self);

  G_OBJECT_CLASS (parlour_track_parent_class)->finalize (object);
}

static void
parlour_track_class_init (ParlourTrackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = parlour_track_finalize;
  PARLOUR_FIGURE_CLASS (klass)->draw = parlour_track_draw;
  PARLOUR_FIGURE_CLASS (klass)->describe = parlour_track_describe;
}

static void
parlour_track_init (ParlourTrack *self)
{
  self->share = 1.;
}

/* Makes a track, with its marker on 0. */
GtkWidget *
parlour_track_new (int                     size,
                   const ParlourTrackLook *look)
{
  ParlourTrack *self;

  g_return_val_if_fail (look != NULL && look->path != NULL, NULL);
  g_return_val_if_fail (look->n_spaces > 0 && look->n_spaces <= PARLOUR_TRACK_MOST_SPACES, NULL);

  self = g_object_new (PARLOUR_TYPE_TRACK, "size", size, "hexpand", TRUE, NULL);
  self->look = *look;

  return GTK_WIDGET (self);
}

/* Shows the track as it stands. */
void
parlour_track_show (ParlourTrack *self,
                    int           marker,
                    const char   *told)
{
  g_return_if_fail (told != NULL);
  g_return_if_fail (marker >= 0 && marker < self->look.n_spaces);

  /* What is shown once more while it moves goes on moving. */
  if (marker == self->marker && g_strcmp0 (told, self->told) == 0)
    return;

  self->before = self->marker;
  self->marker = marker;
  self->share = 1.;
  g_free (self->told);
  self->told = g_strdup (told);
  parlour_figure_changed (PARLOUR_FIGURE (self));
}

/* Writes something below a space. */
void
parlour_track_note (ParlourTrack *self,
                    int           space,
                    const char   *note)
{
  g_return_if_fail (space >= 0 && space < self->look.n_spaces);

  if (g_strcmp0 (note, self->notes[space]) == 0)
    return;

  g_free (self->notes[space]);
  self->notes[space] = g_strdup (note);
  drop_layers (self);
  parlour_figure_draw_anew (PARLOUR_FIGURE (self));
}

/* Shows the marker on its way. */
void
parlour_track_move (ParlourTrack *self,
                    double        share)
{
  /* What has arrived does not come once more, and what stands still is there already. */
  if (share >= 1.)
    self->before = self->marker;
  if (self->before == self->marker)
    share = 1.;
  if (share == self->share)
    return;

  self->share = share;
  parlour_figure_draw_anew (PARLOUR_FIGURE (self));
}
