/* colonia-week-path.c: the seven days of the week as a path
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-week-path.h"

#include "colonia-palette.h"
#include "colonia-terms.h"
#include "parlour-shapes.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

#define N_DAYS (COLONIA_DAY_SUNDAY - COLONIA_DAY_MONDAY + 1)

/* As parts of the size: the way from one day to the next, where there is much
 * room and where there is little; what is between the week and the path; and
 * where there is no room for the days, a dot and the way from one to the next. */
#define WIDE_STEP 1.62
#define CLOSE_STEP 1.14
#define WEEK_GAP 0.5
#define DOT 0.24
#define DOT_STEP 0.42

/* The seven days as a path, from Monday to Sunday: those that are over are filled, today is lit,
 * and the week stands before them. Where there is little room it leaves out the week, and then
 * all days but today, which become dots; where there is less, as in large text or beside three
 * buttons of a window on a telephone, they go as well.
 *
 * Each day that has begun is a button, which asks for what happened on it with the action
 * `game.show-day`. The Tab key goes to one of them, arrows to the others. */
struct _ColoniaWeekPath {
  ParlourFigure parent_instance;

  int week;
  ColoniaDay day;

  GtkWidget *buttons[N_DAYS];
};

enum {
  PROP_WEEK = 1,
  PROP_DAY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaWeekPath, colonia_week_path, PARLOUR_TYPE_FIGURE)

/* What the path is drawn with. */
typedef struct {
  cairo_t *cr;
  const ParlourPaper *paper;
  GdkRGBA accent;
  GdkRGBA accent_ink;
  double size;
  double y;
} Pen;

static PangoLayout *
create_week (ColoniaWeekPath *self,
             double           size)
{
  g_autofree char *text = NULL;

  if (self->day == COLONIA_DAY_END)
    text = colonia_term_week_and_day (self->week, self->day);
  else
    text = colonia_term_week (self->week);

  return parlour_figure_create_layout (PARLOUR_FIGURE (self), text, size * 0.47, PANGO_WEIGHT_BOLD);
}

static double
measure_week (ColoniaWeekPath *self,
              double           size)
{
  g_autoptr (PangoLayout) layout = create_week (self, size);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);

  return ceil ((double) logical.width / PANGO_SCALE + size * WEEK_GAP);
}

static double
measure_days (double size,
              double step)
{
  return ceil (size * (1. + (N_DAYS - 1) * step));
}

/* The one day that is not a dot is away from its neighbours as far as they are
 * from theirs. */
static double
measure_dots (double size)
{
  return ceil (size * (1. + (N_DAYS - 1) * DOT_STEP));
}

static void
colonia_week_path_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (widget);
  double size = parlour_figure_get_pixels (PARLOUR_FIGURE (self));

  *minimum = *natural = (int) ceil (size);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = (int) (measure_week (self, size) + measure_days (size, WIDE_STEP));
    }
}

static void
set_faint (const Pen     *pen,
           const GdkRGBA *color,
           double         share)
{
  cairo_set_source_rgba (pen->cr, color->red, color->green, color->blue,
                         color->alpha * (pen->paper->high_contrast ? MIN (share * 2., 1.) : share));
}

/* A day that is over is filled faintly, today fully, and one that is to come
 * not at all. */
static void
draw_station (ColoniaWeekPath *self,
              const Pen       *pen,
              ColoniaDay       day,
              double           x,
              double           diameter)
{
  double line = parlour_shape_get_line (pen->size, pen->paper);

  parlour_shape_circle (pen->cr, x, pen->y, (diameter - line) / 2.);

  if (day == self->day)
    {
      gdk_cairo_set_source_rgba (pen->cr, &pen->accent);
      cairo_fill_preserve (pen->cr);
    }
  else if (day < self->day)
    {
      cairo_set_source_rgba (pen->cr, pen->accent.red, pen->accent.green, pen->accent.blue, 0.3);
      cairo_fill_preserve (pen->cr);
    }

  cairo_set_line_width (pen->cr, line);
  set_faint (pen, day <= self->day ? &pen->accent : &pen->paper->ink, day <= self->day ? 1. : 0.5);
  cairo_stroke (pen->cr);
}

static void
write_day (ColoniaWeekPath *self,
           const Pen       *pen,
           ColoniaDay       day,
           double           x)
{
  g_autoptr (PangoLayout) layout = NULL;

  layout = parlour_figure_create_layout (PARLOUR_FIGURE (self), colonia_term_day_short (day), pen->size * 0.4,
                                         day == self->day ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_SEMIBOLD);

  if (day == self->day)
    gdk_cairo_set_source_rgba (pen->cr, &pen->accent_ink);
  else
    set_faint (pen, &pen->paper->ink, day < self->day ? 0.9 : 0.7);

  parlour_shape_centre (pen->cr, layout, x, pen->y);
}

/* What there is room for, and where it begins. */
typedef struct {
  gboolean with_week;
  gboolean as_dots;
  gboolean only_today;
  double size;
  double start; /* of the days */
  double step; /* from one day to the next */
} Plan;

static Plan
make_plan (ColoniaWeekPath *self,
           double           width,
           double           height)
{
  double size = MIN (parlour_figure_get_pixels (PARLOUR_FIGURE (self)), height);
  double week = measure_week (self, size);
  Plan plan = { .size = size };

  if (width >= measure_days (size, CLOSE_STEP))
    {
      double room, step;

      plan.with_week = width >= week + measure_days (size, CLOSE_STEP);
      room = plan.with_week ? width - week : width;
      step = MIN ((room - size) / (N_DAYS - 1) / size, WIDE_STEP);
      plan.step = step * size;
      plan.start = floor (MAX (room - measure_days (size, step), 0.) / 2.) + width - room;
    }
  else if (width >= measure_dots (size))
    {
      plan.as_dots = TRUE;
      plan.step = DOT_STEP * size;
      plan.start = floor ((width - measure_dots (size)) / 2.);
    }
  else
    {
      plan.only_today = TRUE;
      plan.start = (width - size) / 2.;
    }

  return plan;
}

static double
get_middle (ColoniaWeekPath *self,
            const Plan      *plan,
            ColoniaDay       day)
{
  double wider = (1. - DOT) / 2. * plan->size;
  double middle = plan->start + (day - COLONIA_DAY_MONDAY) * plan->step;

  if (plan->only_today)
    return plan->start + plan->size / 2.;
  if (!plan->as_dots)
    return middle + plan->size / 2.;

  return middle + plan->size * DOT / 2. + (day > self->day ? 2. * wider : day == self->day ? wider : 0.);
}

static void
draw_way (ColoniaWeekPath *self,
          const Pen       *pen,
          ColoniaDay       day,
          double           from,
          double           to)
{
  cairo_set_line_width (pen->cr, MAX (round (pen->size / 12.), 2.));
  set_faint (pen, day < self->day ? &pen->accent : &pen->paper->ink, day < self->day ? 1. : 0.25);
  cairo_move_to (pen->cr, from, pen->y);
  cairo_line_to (pen->cr, to, pen->y);
  cairo_stroke (pen->cr);
}

static void
draw_days (ColoniaWeekPath *self,
           const Pen       *pen,
           const Plan      *plan)
{
  double radius = pen->size / 2.;

  for (ColoniaDay day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    {
      double middle = get_middle (self, plan, day);

      if (day < COLONIA_DAY_SUNDAY)
        draw_way (self, pen, day, middle + radius, middle + plan->step - radius);
      draw_station (self, pen, day, middle, pen->size);
      write_day (self, pen, day, middle);
    }
}

static void
draw_dots (ColoniaWeekPath *self,
           const Pen       *pen,
           const Plan      *plan)
{
  for (ColoniaDay day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    {
      double middle = get_middle (self, plan, day);

      draw_station (self, pen, day, middle, pen->size * (day == self->day ? 1. : DOT));
      if (day == self->day)
        write_day (self, pen, day, middle);
    }
}

static ColoniaDay
get_today (ColoniaWeekPath *self)
{
  return CLAMP (self->day, COLONIA_DAY_MONDAY, COLONIA_DAY_SUNDAY);
}

static void
draw_today (ColoniaWeekPath *self,
            const Pen       *pen,
            const Plan      *plan)
{
  ColoniaDay day = get_today (self);
  double middle = get_middle (self, plan, day);

  draw_station (self, pen, day, middle, pen->size);
  write_day (self, pen, day, middle);
}

static void
find_accent (ColoniaWeekPath *self,
             Pen             *pen)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));

  if (!gtk_style_context_lookup_color (context, "accent_bg_color", &pen->accent) ||
      !gtk_style_context_lookup_color (context, "accent_fg_color", &pen->accent_ink))
    {
      ParlourPaint paint;

      parlour_palette_get_color (TABLE_COLOR_BLUE, pen->paper, &paint);
      pen->accent = paint.fill;
      pen->accent_ink = paint.mark;
    }
}

static void
write_week (ColoniaWeekPath *self,
            const Pen       *pen,
            const Plan      *plan)
{
  g_autoptr (PangoLayout) layout = create_week (self, pen->size);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  gdk_cairo_set_source_rgba (pen->cr, &pen->paper->ink);
  cairo_move_to (pen->cr, plan->start - measure_week (self, pen->size), pen->y - logical.height / 2. / PANGO_SCALE);
  pango_cairo_show_layout (pen->cr, layout);
}

static void
colonia_week_path_draw (ParlourFigure      *figure,
                        cairo_t            *cr,
                        const ParlourPaper *paper,
                        double              width,
                        double              height)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (figure);
  Plan plan = make_plan (self, width, height);
  Pen pen = { .cr = cr, .paper = paper, .size = plan.size, .y = height / 2. };

  find_accent (self, &pen);

  if (plan.with_week)
    write_week (self, &pen, &plan);
  if (plan.as_dots)
    draw_dots (self, &pen, &plan);
  else if (plan.only_today)
    draw_today (self, &pen, &plan);
  else
    draw_days (self, &pen, &plan);
}

/* The buttons of the days, which lie over the drawing */

static void
tell_day (GtkWidget *button,
          int        day)
{
  /* Translators: leads to what happened on a day of this week; %s is the day. */
  g_autofree char *text = g_strdup_printf (_("%s in the Chronicle"), colonia_term_day ((ColoniaDay) day));

  parlour_widget_set_tooltip (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static GtkWidget *
make_button (ColoniaDay day)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.show-day");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) day);
  gtk_widget_set_visible (button, FALSE);
  parlour_tell (button, tell_day, (int) day);

  return button;
}

static GtkWidget *
get_button (ColoniaWeekPath *self,
            ColoniaDay       day)
{
  return self->buttons[day - COLONIA_DAY_MONDAY];
}

static void
show_buttons (ColoniaWeekPath *self)
{
  for (ColoniaDay day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    gtk_widget_set_visible (get_button (self, day), self->week > 0 && day <= self->day);
}

/* A dot alone is too small to press: its button reaches up to those beside it. */
static double
get_button_width (ColoniaWeekPath *self,
                  const Plan      *plan,
                  ColoniaDay       day)
{
  return plan->as_dots && day != self->day ? plan->step : plan->size;
}

static void
colonia_week_path_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (widget);
  Plan plan = make_plan (self, width, height);

  for (ColoniaDay day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    {
      GtkWidget *button = get_button (self, day);
      double button_width = get_button_width (self, &plan, day);
      GtkAllocation place = {
        (int) (get_middle (self, &plan, day) - button_width / 2.), (int) (height - plan.size) / 2,
        (int) button_width, (int) plan.size,
      };

      gtk_widget_set_child_visible (button, !plan.only_today || day == get_today (self));
      if (gtk_widget_should_layout (button))
        {
          gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
          gtk_widget_size_allocate (button, &place, -1);
        }
    }
}

static void
colonia_week_path_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (colonia_week_path_parent_class)->snapshot (widget, snapshot);

  for (int i = 0; i < N_DAYS; i++)
    gtk_widget_snapshot_child (widget, COLONIA_WEEK_PATH (widget)->buttons[i], snapshot);
}

static gboolean
is_tab (GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
}

/* Six days more to go through with the Tab key would be in everybody's way. */
static gboolean
colonia_week_path_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (widget);

  if (!is_tab (direction))
    return GTK_WIDGET_CLASS (colonia_week_path_parent_class)->focus (widget, direction);

  return gtk_widget_get_focus_child (widget) == NULL && gtk_widget_grab_focus (get_button (self, get_today (self)));
}

static void
colonia_week_path_dispose (GObject *object)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (object);

  for (int i = 0; i < N_DAYS; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);

  G_OBJECT_CLASS (colonia_week_path_parent_class)->dispose (object);
}

static char *
colonia_week_path_describe (ParlourFigure *figure)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (figure);

  return colonia_term_week_and_day (self->week, self->day);
}

static void
colonia_week_path_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (object);

  switch (prop_id)
    {
    case PROP_WEEK:
      g_value_set_int (value, self->week);
      break;

    case PROP_DAY:
      g_value_set_int (value, (int) self->day);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_week (ColoniaWeekPath *self,
          int              week)
{
  if (self->week == week)
    return;

  self->week = week;
  show_buttons (self);
  parlour_figure_resized (PARLOUR_FIGURE (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WEEK]);
}

static void
set_day (ColoniaWeekPath *self,
         ColoniaDay       day)
{
  if (self->day == day)
    return;

  self->day = day;
  show_buttons (self);
  parlour_figure_resized (PARLOUR_FIGURE (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DAY]);
}

static void
colonia_week_path_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (object);

  switch (prop_id)
    {
    case PROP_WEEK:
      set_week (self, g_value_get_int (value));
      break;

    case PROP_DAY:
      set_day (self, (ColoniaDay) g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_week_path_class_init (ColoniaWeekPathClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourFigureClass *figure_class = PARLOUR_FIGURE_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = colonia_week_path_get_property;
  object_class->set_property = colonia_week_path_set_property;
  object_class->dispose = colonia_week_path_dispose;
  widget_class->measure = colonia_week_path_measure;
  widget_class->size_allocate = colonia_week_path_size_allocate;
  widget_class->snapshot = colonia_week_path_snapshot;
  widget_class->focus = colonia_week_path_focus;
  figure_class->draw = colonia_week_path_draw;
  figure_class->describe = colonia_week_path_describe;

  /* Which week it is, from 1, or 0 before the first. */
  properties[PROP_WEEK] = g_param_spec_int ("round", NULL, NULL, 0, COLONIA_N_WEEKS, 0, flags);

  /* The `ColoniaDay` it is. */
  properties[PROP_DAY] =
    g_param_spec_int ("part", NULL, NULL, 0, COLONIA_N_DAYS - 1, COLONIA_DAY_SETUP, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "weekpath");
}

static void
colonia_week_path_init (ColoniaWeekPath *self)
{
  for (int i = 0; i < N_DAYS; i++)
    {
      self->buttons[i] = make_button (COLONIA_DAY_MONDAY + i);
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
}
