/* colonia-week-path.c: the seven days of the week as a path
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-week-path.h"

#include "colonia-kinds.h"
#include "colonia-terms.h"
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

/* The seven days as a path, from Monday to Sunday, of which the style sheet makes stations: those that are over are filled,
 * today is lit, and the week stands before them. Where there is little room it leaves out the week, and then
 * all days but today, which become dots; where there is less, as in large text or beside three
 * buttons of a window on a telephone, they go as well.
 *
 * Each day that has begun is a button, which asks for what happened on it with the action
 * `game.show-day`. The Tab key goes to one of them, arrows to the others. */
struct _ColoniaWeekPath {
  GtkWidget parent_instance;

  int week;
  ColoniaDay day;

  GtkWidget *name; /* the week */
  GtkWidget *ways[N_DAYS - 1]; /* from each day to the next */
  GtkWidget *dots[N_DAYS];
  GtkWidget *stations[N_DAYS];
  GtkWidget *buttons[N_DAYS]; /* over all that */
};

G_DEFINE_FINAL_TYPE (ColoniaWeekPath, colonia_week_path, GTK_TYPE_WIDGET)

static double
measure (GtkWidget      *widget,
         GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* A station is round. */
static double
get_size (ColoniaWeekPath *self)
{
  return measure (self->stations[0], GTK_ORIENTATION_VERTICAL);
}

static double
measure_week (ColoniaWeekPath *self,
              double           size)
{
  return measure (self->name, GTK_ORIENTATION_HORIZONTAL) + ceil (size * WEEK_GAP);
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
  const double size = get_size (self);

  *minimum = *natural = (int) ceil (size);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = (int) (measure_week (self, size) + measure_days (size, WIDE_STEP));
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
  double size = MIN (get_size (self), height);
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

static ColoniaDay
get_today (ColoniaWeekPath *self)
{
  return CLAMP (self->day, COLONIA_DAY_MONDAY, COLONIA_DAY_SUNDAY);
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

/* What is seen */

static void
name_day (GtkWidget *station,
          int        day)
{
  gtk_label_set_label (GTK_LABEL (station), colonia_term_day_short ((ColoniaDay) day));
}

static void
name_week (ColoniaWeekPath *self)
{
  g_autofree char *told = colonia_term_week_and_day (self->week, self->day);
  g_autofree char *week = self->day != COLONIA_DAY_END ? colonia_term_week (self->week) : g_strdup (told);

  gtk_label_set_label (GTK_LABEL (self->name), week);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

static void
show_day (ColoniaWeekPath *self)
{
  for (ColoniaDay day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    {
      const int i = (int) (day - COLONIA_DAY_MONDAY);
      GtkWidget *shown[] = { self->stations[i], self->dots[i], i < N_DAYS - 1 ? self->ways[i] : NULL };

      for (guint j = 0; j < G_N_ELEMENTS (shown) && shown[j] != NULL; j++)
        {
          parlour_widget_set_css_class (shown[j], "over", day < self->day);
          parlour_widget_set_css_class (shown[j], "today", day == self->day);
        }
      gtk_widget_set_visible (self->buttons[i], self->week > 0 && day <= self->day);
    }
  name_week (self);
}

/* A dot alone is too small to press: its button reaches up to those beside it. */
static double
get_button_width (ColoniaWeekPath *self,
                  const Plan      *plan,
                  ColoniaDay       day)
{
  return plan->as_dots && day != self->day ? plan->step : plan->size;
}

/* Puts something in the middle of the height, or takes it away. The week begins where one begins to read. */
static void
place (GtkWidget *widget,
       gboolean   is_there,
       double     middle,
       double     width,
       double     size,
       int        height)
{
  GtkWidget *path = gtk_widget_get_parent (widget);
  const double all = gtk_widget_get_width (path);
  const double at = gtk_widget_get_direction (path) == GTK_TEXT_DIR_RTL ? all - middle : middle;
  const GtkAllocation allocation = { (int) (at - width / 2.), (int) (height - size) / 2, (int) width, (int) size };

  gtk_widget_set_child_visible (widget, is_there);
  if (!is_there || !gtk_widget_should_layout (widget))
    return;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &allocation, -1);
}

static void
colonia_week_path_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (widget);
  const Plan plan = make_plan (self, width, height);
  const double size = plan.size, name = measure (self->name, GTK_ORIENTATION_HORIZONTAL);

  place (self->name, plan.with_week, plan.start - measure_week (self, size) + name / 2., name, size, height);
  for (ColoniaDay day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    {
      const int i = (int) (day - COLONIA_DAY_MONDAY);
      const double middle = get_middle (self, &plan, day), dot = measure (self->dots[i], GTK_ORIENTATION_HORIZONTAL);
      const gboolean is_today = day == get_today (self), is_dot = plan.as_dots && day != self->day;

      if (i < N_DAYS - 1)
        place (self->ways[i], !plan.as_dots && !plan.only_today, middle + plan.step / 2., plan.step - size,
               measure (self->ways[i], GTK_ORIENTATION_VERTICAL), height);
      place (self->dots[i], is_dot, middle, dot, dot, height);
      place (self->stations[i], !is_dot && (!plan.only_today || is_today), middle, size, size, height);
      place (self->buttons[i], !plan.only_today || is_today, middle, get_button_width (self, &plan, day), size, height);
    }
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

  parlour_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (colonia_week_path_parent_class)->dispose (object);
}

static void
colonia_week_path_class_init (ColoniaWeekPathClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_week_path_dispose;
  widget_class->measure = colonia_week_path_measure;
  widget_class->size_allocate = colonia_week_path_size_allocate;
  widget_class->focus = colonia_week_path_focus;

  parlour_template_set_teller (widget_class, G_CALLBACK (name_week));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "weekpath");
}

/* The path itself says what all of it does. */
static GtkWidget *
add_part (ColoniaWeekPath *self,
          GType            type,
          const char      *name)
{
  GtkWidget *part = g_object_new (type, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "css-classes",
                                  (const char *[]) { name, NULL }, NULL);

  gtk_widget_set_parent (part, GTK_WIDGET (self));

  return part;
}

static void
colonia_week_path_init (ColoniaWeekPath *self)
{
  self->name = add_part (self, GTK_TYPE_LABEL, "week");
  for (int i = 0; i < N_DAYS; i++)
    {
      if (i < N_DAYS - 1)
        self->ways[i] = add_part (self, ADW_TYPE_BIN, "way");
      self->dots[i] = add_part (self, ADW_TYPE_BIN, "dot");
      self->stations[i] = add_part (self, GTK_TYPE_LABEL, "station");
      parlour_tell (self->stations[i], name_day, COLONIA_DAY_MONDAY + i);
      self->buttons[i] = make_button (COLONIA_DAY_MONDAY + i);
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
  show_day (self);
}

GtkWidget *
colonia_week_path_new (void)
{
  return g_object_new (COLONIA_TYPE_WEEK_PATH, NULL);
}

/* Shows a week, from 1, or 0 before the first, and a `ColoniaDay` of it. */
void
colonia_week_path_show (GtkWidget *path,
                        int        week,
                        int        day)
{
  ColoniaWeekPath *self = COLONIA_WEEK_PATH (path);

  if (self->week == week && self->day == (ColoniaDay) day)
    return;

  self->week = week;
  self->day = (ColoniaDay) day;
  show_day (self);
  gtk_widget_queue_allocate (path);
}
