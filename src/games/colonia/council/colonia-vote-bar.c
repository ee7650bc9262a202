/* colonia-vote-bar.c: how a vote stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-vote-bar.h"

#include "colonia-palette.h"
#include "parlour-shapes.h"

#include <glib/gi18n.h>
#include <math.h>

/* How wide it is at least and of its own accord, as parts of its height. */
#define LEAST_WIDTH 3.
#define USUAL_WIDTH 9.

/* How far the mark stands out above and below the bars, and how far a text is
 * from the end of its bar, as parts of the height. */
#define OVERHANG 0.11
#define PADDING 0.3

/* The two sides of a vote, weighed: the yes grows from the left, the no from the right, and what
 * has not been said lies between them. The side that gets over the mark in the middle wins. */
struct _ColoniaVoteBar {
  ParlourFigure parent_instance;

  int yes;
  int no;
  int undecided;
};

enum {
  PROP_YES = 1,
  PROP_NO,
  PROP_UNDECIDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaVoteBar, colonia_vote_bar, PARLOUR_TYPE_FIGURE)

/* One side of the vote, as it is drawn: its bar, and how much room it has for
 * that and its text. */
typedef struct {
  ColoniaBallot ballot;
  double x;
  double width;
  double room;
} Side;

static void
colonia_vote_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  double size = parlour_figure_get_pixels (PARLOUR_FIGURE (widget));

  *minimum = *natural = (int) ceil (size);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) ceil (size * LEAST_WIDTH);
      *natural = (int) ceil (size * USUAL_WIDTH);
    }
}

/* The two sides differ without colours too: the no is hatched. */
static void
hatch (cairo_t            *cr,
       const ParlourPaint *paint,
       double              x,
       double              y,
       double              width,
       double              height)
{
  double step = height / 3.;

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  cairo_set_line_width (cr, step / 4.);
  cairo_set_source_rgba (cr, paint->mark.red, paint->mark.green, paint->mark.blue, 0.16);
  for (int i = 0; i * step < width + height; i++)
    {
      double start = x - height + i * step;

      cairo_move_to (cr, start, y + height);
      cairo_line_to (cr, start + height, y);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_side (cairo_t            *cr,
           const ParlourPaper *paper,
           const Side         *side,
           double              y,
           double              height)
{
  ParlourPaint paint;

  if (side->width <= 0.)
    return;

  colonia_palette_get_ballot (side->ballot, paper, &paint);
  cairo_rectangle (cr, side->x, y, side->width, height);
  gdk_cairo_set_source_rgba (cr, &paint.fill);
  cairo_fill (cr);
  if (side->ballot == COLONIA_BALLOT_NO)
    hatch (cr, &paint, side->x, y, side->width, height);
}

static char *
create_text (ColoniaBallot ballot,
             int           votes)
{
  if (ballot == COLONIA_BALLOT_YES)
    /* Translators: on the bar that shows how a vote stands; %d is how many votes there are for the edict. */
    return g_strdup_printf (_("Yes %d"), votes);

  /* Translators: on the bar that shows how a vote stands; %d is how many votes there are against the edict. */
  return g_strdup_printf (_("No %d"), votes);
}

static double
get_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);

  return (double) logical.width / PANGO_SCALE;
}

/* Writes the votes onto their bar, or beside it where the bar is too short,
 * but never over the mark in the middle. Returns whether there was room. */
static gboolean
write_text (ColoniaVoteBar     *self,
            cairo_t            *cr,
            const ParlourPaper *paper,
            const Side         *side,
            const char         *text,
            double              padding)
{
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  gboolean is_left = side->ballot == COLONIA_BALLOT_YES;
  double start = is_left ? 0. : side->x + side->width;
  g_autoptr (PangoLayout) layout = NULL;
  ParlourPaint paint;
  double needed;
  double middle;

  layout = parlour_figure_create_layout (PARLOUR_FIGURE (self), text, height * 0.4, PANGO_WEIGHT_BOLD);
  needed = get_width (layout) + 2. * padding * height;

  if (needed <= MIN (side->width, side->room))
    {
      colonia_palette_get_ballot (side->ballot, paper, &paint);
      gdk_cairo_set_source_rgba (cr, &paint.mark);
      middle = MIN (side->width, side->room) / 2.;
    }
  else if (side->width + needed <= side->room)
    {
      gdk_cairo_set_source_rgba (cr, &paper->ink);
      middle = side->width + needed / 2.;
    }
  else
    {
      return FALSE;
    }

  parlour_shape_centre (cr, layout, is_left ? start + middle : start - middle, height / 2.);

  return TRUE;
}

/* With words where there is room for them, and with the mere number where
 * there is not. */
static void
write_side (ColoniaVoteBar     *self,
            cairo_t            *cr,
            const ParlourPaper *paper,
            const Side         *side)
{
  int votes = side->ballot == COLONIA_BALLOT_YES ? self->yes : self->no;
  g_autofree char *words = create_text (side->ballot, votes);
  g_autofree char *number = g_strdup_printf ("%d", votes);

  if (!write_text (self, cr, paper, side, words, PADDING) && !write_text (self, cr, paper, side, number, PADDING))
    write_text (self, cr, paper, side, number, PADDING / 3.);
}

static void
draw_track (cairo_t            *cr,
            const ParlourPaper *paper,
            double              y,
            double              width,
            double              height)
{
  cairo_rectangle (cr, 0., y, width, height);
  cairo_set_source_rgba (cr, paper->ink.red, paper->ink.green, paper->ink.blue, 0.09 * paper->ink.alpha);
  cairo_fill (cr);
}

static double
get_mark (double height)
{
  return MAX (round (height / 10.), 3.);
}

/* Gold, as in the windows, and with an edge, so that it is seen on both bars. */
static void
draw_mark (cairo_t            *cr,
           const ParlourPaper *paper,
           double              width,
           double              height)
{
  double thick = get_mark (height);
  ParlourPaint paint;

  parlour_palette_get_color (TABLE_COLOR_YELLOW, paper, &paint);
  if (paper->dark)
    paint.edge = (GdkRGBA) { 0.1f, 0.1f, 0.1f, 1.f };
  parlour_shape_rounded (cr, round (width / 2. - thick / 2.) + 0.5, 0.5, thick, height - 1., thick / 2.);
  parlour_shape_paint (cr, &paint, 1.);
}

static void
colonia_vote_bar_draw (ParlourFigure      *figure,
                       cairo_t            *cr,
                       const ParlourPaper *paper,
                       double              width,
                       double              height)
{
  ColoniaVoteBar *self = COLONIA_VOTE_BAR (figure);
  double total = (double) self->yes + self->no + self->undecided;
  double y = round (height * OVERHANG);
  double thick = height - 2. * y;
  double half = width / 2. - get_mark (height);
  Side yes = { COLONIA_BALLOT_YES, 0., 0., half };
  Side no = { COLONIA_BALLOT_NO, width, 0., half };

  if (total > 0.)
    {
      yes.width = round (width * self->yes / total);
      no.width = round (width * self->no / total);
      no.x = width - no.width;
      yes.room = MIN (half, no.x);
      no.room = MIN (half, width - yes.width);
    }

  cairo_save (cr);
  parlour_shape_rounded (cr, 0., y, width, thick, thick / 4.);
  cairo_clip (cr);
  draw_track (cr, paper, y, width, thick);
  draw_side (cr, paper, &yes, y, thick);
  draw_side (cr, paper, &no, y, thick);
  cairo_restore (cr);

  if (paper->high_contrast)
    {
      parlour_shape_rounded (cr, 0.5, y + 0.5, width - 1., thick - 1., thick / 4.);
      gdk_cairo_set_source_rgba (cr, &paper->ink);
      cairo_set_line_width (cr, 1.);
      cairo_stroke (cr);
    }

  draw_mark (cr, paper, width, height);
  write_side (self, cr, paper, &yes);
  write_side (self, cr, paper, &no);
}

static char *
colonia_vote_bar_describe (ParlourFigure *figure)
{
  ColoniaVoteBar *self = COLONIA_VOTE_BAR (figure);

  if (self->undecided == 0)
    /* Translators: how a vote stands: the first %d is how many votes there are for the edict, the second how many against it. */
    return g_strdup_printf (_("Yes %d, no %d"), self->yes, self->no);

  /* Translators: how a vote stands: the first %d is how many votes there are for the edict, the second how many against it, the third how many have yet to be given. */
  return g_strdup_printf (_("Yes %d, no %d, undecided %d"), self->yes, self->no, self->undecided);
}

static int *
find_votes (ColoniaVoteBar *self,
            guint           prop_id)
{
  switch (prop_id)
    {
    case PROP_YES:
      return &self->yes;

    case PROP_NO:
      return &self->no;

    case PROP_UNDECIDED:
      return &self->undecided;

    default:
      return NULL;
    }
}

static void
set_votes (ColoniaVoteBar *self,
           guint           prop_id,
           int             votes)
{
  int *place = find_votes (self, prop_id);

  if (*place == votes)
    return;

  *place = votes;
  parlour_figure_changed (PARLOUR_FIGURE (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

static void
colonia_vote_bar_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  int *votes = find_votes (COLONIA_VOTE_BAR (object), prop_id);

  if (votes != NULL)
    g_value_set_int (value, *votes);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
colonia_vote_bar_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  ColoniaVoteBar *self = COLONIA_VOTE_BAR (object);

  if (find_votes (self, prop_id) != NULL)
    set_votes (self, prop_id, g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
colonia_vote_bar_class_init (ColoniaVoteBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = colonia_vote_bar_get_property;
  object_class->set_property = colonia_vote_bar_set_property;
  widget_class->measure = colonia_vote_bar_measure;
  figure_class->draw = colonia_vote_bar_draw;
  figure_class->describe = colonia_vote_bar_describe;

  /* How many votes there are for the edict. */
  properties[PROP_YES] = g_param_spec_int ("yes", NULL, NULL, 0, G_MAXINT, 0, flags);

  /* How many votes there are against it. */
  properties[PROP_NO] = g_param_spec_int ("no", NULL, NULL, 0, G_MAXINT, 0, flags);

  /* How many votes have yet to be given. */
  properties[PROP_UNDECIDED] = g_param_spec_int ("undecided", NULL, NULL, 0, G_MAXINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "votebar");
}

static void
colonia_vote_bar_init (ColoniaVoteBar *self)
{
  parlour_figure_set_size (PARLOUR_FIGURE (self), 48);
}

/* Makes the bar of a vote in which nobody has a vote yet. */
GtkWidget *
colonia_vote_bar_new (void)
{
  return g_object_new (COLONIA_TYPE_VOTE_BAR, NULL);
}
