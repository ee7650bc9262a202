/* parlour-stalls.c: things side by side, as many as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-stalls.h"

#include "parlour-property.h"
#include "parlour-widgets.h"

/* Things that stand side by side, all of the same width, as many in a row as there is room for.
 * What stands in one row is of the same height.
 *
 * It takes no more rows than it must, but rather fills those than to leave the last one nearly
 * empty. Where `even` is set all rows have the same number of things.
 *
 * Things move together until each has no more room than it needs; where `min-columns` is set,
 * more than so many stand in a row only if each is as wide as it wants to be.
 *
 * Where `share` is set, few things are no wider than if so many stood in their row, and as wide
 * as they want to be at least: one of them looks as it does beside others.
 *
 * Where `rim` is set, so many stand around the others, clockwise from the first corner on, as
 * long as there is the room for that: where it is narrow the rim is higher than it is wide. */
struct _ParlourStalls {
  GtkWidget parent_instance;

  int column_width;
  int min_columns;
  int max_columns;
  int spacing;
  /* Negative where it is the same as between columns. */
  int row_spacing;
  gboolean even;
  int share;
  int rim;

  /* What was measured last of the widest child, of a column and of all. */
  int least;
  int column_minimum;
  int column_natural;
};

G_DEFINE_FINAL_TYPE (ParlourStalls, parlour_stalls, GTK_TYPE_WIDGET)

static int
count_shown (ParlourStalls *self)
{
  int n = 0;

  for (GtkWidget *child = parlour_widget_get_first_shown (GTK_WIDGET (self)); child != NULL;
       child = parlour_widget_get_next_shown (child))
    n++;

  return n;
}

static int
get_row_spacing (ParlourStalls *self)
{
  return self->row_spacing >= 0 ? self->row_spacing : self->spacing;
}

/* A column is as wide as its widest child, and wider where text is larger. */
static void
measure_children (ParlourStalls *self)
{
  self->least = 0;
  self->column_minimum = self->column_natural = parlour_widget_scale_width (GTK_WIDGET (self), self->column_width);

  for (GtkWidget *child = parlour_widget_get_first_shown (GTK_WIDGET (self)); child != NULL;
       child = parlour_widget_get_next_shown (child))
    {
      int minimum, natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      self->least = MAX (self->least, minimum);
      self->column_minimum = MAX (self->column_minimum, minimum);
      self->column_natural = MAX (self->column_natural, natural);
    }
}

/* GTK knows whether any of them has changed since, and has them measured anew then alone. */
static void
measure_column (ParlourStalls *self,
                int           *minimum,
                int           *natural)
{
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  *minimum = self->column_minimum;
  *natural = self->column_natural;
}

static int
count_columns (ParlourStalls *self,
               int            width)
{
  int n = count_shown (self);
  int columns = MIN (n, self->max_columns);
  int minimum, natural, rows;

  measure_column (self, &minimum, &natural);

  while (columns > 1
         && ((self->even && n % columns != 0)
             || columns * (columns > self->min_columns ? natural : minimum) + (columns - 1) * self->spacing > width))
    columns--;

  columns = MAX (columns, 1);
  rows = (n + columns - 1) / columns;

  return rows > 1 ? (n + rows - 1) / rows : columns;
}

static int
share_width (ParlourStalls *self,
             int            width,
             int            columns)
{
  return (width - (columns - 1) * self->spacing) / columns;
}

/* How things stand in a width. */
typedef struct {
  gboolean has_rim;
  int columns;
  int rows;
  int column_width;
  int width; /* of all columns */
} Plan;

/* A rim is as long as both its sides are, less its corners. */
static int
count_rim_columns (ParlourStalls *self)
{
  return (self->rim / 2 + 3) / 2;
}

static int
count_rim_rows (ParlourStalls *self,
                int            columns)
{
  return self->rim / 2 + 2 - columns;
}

/* Whether what stands inside has room in a rim of so many columns. */
static gboolean
can_have_rim (ParlourStalls *self,
              int            columns)
{
  return columns >= 2 && (columns - 2) * (count_rim_rows (self, columns) - 2) >= count_shown (self) - self->rim;
}

static Plan
make_plan (ParlourStalls *self,
           int            width)
{
  Plan plan = { .columns = count_rim_columns (self), .width = width };
  int minimum, natural;

  measure_column (self, &minimum, &natural);
  while (self->rim > 0 && share_width (self, width, plan.columns) < minimum && can_have_rim (self, plan.columns - 1))
    plan.columns--;
  plan.has_rim = self->rim > 0 && share_width (self, width, plan.columns) >= minimum;
  if (!plan.has_rim)
    plan.columns = count_columns (self, width);
  plan.rows = plan.has_rim ? count_rim_rows (self, plan.columns) : (count_shown (self) + plan.columns - 1) / plan.columns;
  plan.column_width = share_width (self, width, plan.columns);
  if (self->share > plan.columns && plan.rows == 1)
    {
      plan.column_width = CLAMP (natural, share_width (self, width, self->share), plan.column_width);
      plan.width = plan.columns * (plan.column_width + self->spacing) - self->spacing;
    }

  return plan;
}

/* Where a thing of the rim stands, clockwise, or one inside. */
static void
find_on_rim (ParlourStalls *self,
             const Plan    *plan,
             int            i,
             int           *column,
             int           *row)
{
  const int right = plan->columns - 1, bottom = plan->rows - 1, inside = i - self->rim;

  if (inside >= 0)
    {
      *column = 1 + inside % (right - 1);
      *row = MIN (1 + inside / (right - 1), bottom);
    }
  else if (i < right + bottom)
    {
      *column = MIN (i, right);
      *row = MAX (i - right, 0);
    }
  else
    {
      *column = MAX (2 * right + bottom - i, 0);
      *row = MIN (2 * (right + bottom) - i, bottom);
    }
}

static void
find_stall (ParlourStalls *self,
            const Plan    *plan,
            int            i,
            int           *column,
            int           *row)
{
  if (plan->has_rim)
    {
      find_on_rim (self, plan, i, column, row);
    }
  else
    {
      *column = i % plan->columns;
      *row = i / plan->columns;
    }
}

/* Where a column begins and ends. What does not divide is shared, so that the last column ends where the row does. */
static void
find_column (ParlourStalls *self,
             const Plan    *plan,
             int            column,
             int           *left,
             int           *right)
{
  const gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int place = is_rtl ? plan->columns - 1 - column : column;

  *left = place * (plan->width + self->spacing) / plan->columns;
  *right = (place + 1) * (plan->width + self->spacing) / plan->columns - self->spacing;
}

/* Each is measured for the very width that it gets: for another one all text on it would be laid out once more. */
static GtkRequestedSize *
measure_rows (ParlourStalls *self,
              const Plan    *plan)
{
  GtkRequestedSize *rows = g_new0 (GtkRequestedSize, (gsize) plan->rows + 1);
  int i = 0;

  for (GtkWidget *child = parlour_widget_get_first_shown (GTK_WIDGET (self)); child != NULL;
       child = parlour_widget_get_next_shown (child))
    {
      int minimum, natural, column, row, left, right;

      find_stall (self, plan, i++, &column, &row);
      find_column (self, plan, column, &left, &right);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, right - left, &minimum, &natural, NULL, NULL);
      rows[row].minimum_size = MAX (rows[row].minimum_size, minimum);
      rows[row].natural_size = MAX (rows[row].natural_size, natural);
    }

  return rows;
}

static void
measure_height (ParlourStalls *self,
                int            width,
                int           *minimum,
                int           *natural)
{
  const Plan plan = make_plan (self, width);
  g_autofree GtkRequestedSize *rows = measure_rows (self, &plan);

  *minimum = *natural = MAX (plan.rows - 1, 0) * get_row_spacing (self);
  for (int row = 0; row < plan.rows; row++)
    {
      *minimum += rows[row].minimum_size;
      *natural += rows[row].natural_size;
    }
}

static void
measure_width (ParlourStalls *self,
               int           *minimum,
               int           *natural)
{
  int columns = self->rim > 0 ? count_rim_columns (self) : CLAMP (count_shown (self), 1, self->max_columns);

  *minimum = self->least;
  *natural = columns * self->column_natural + (columns - 1) * self->spacing;
}

static void
parlour_stalls_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  ParlourStalls *self = PARLOUR_STALLS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int ignored;

      /* How wide it is does not depend on how high it is. */
      if (for_size < 0)
        measure_children (self);
      else
        measure_column (self, &ignored, &ignored);
      measure_width (self, minimum, natural);
    }
  else
    {
      int ignored;

      measure_column (self, &ignored, &ignored);
      /* Whoever does not say how wide it is has all the width it wants. */
      if (for_size < 0)
        measure_width (self, &ignored, &for_size);
      measure_height (self, for_size, minimum, natural);
    }
}

/* What there is more than all rows must have goes to those that want more. */
static GtkRequestedSize *
find_row_heights (ParlourStalls *self,
                  const Plan    *plan,
                  int            height)
{
  GtkRequestedSize *rows = measure_rows (self, plan);

  height -= MAX (plan->rows - 1, 0) * get_row_spacing (self);
  for (int row = 0; row < plan->rows; row++)
    height -= rows[row].minimum_size;
  height = gtk_distribute_natural_allocation (MAX (height, 0), (guint) plan->rows, rows);

  /* A single row takes all the height there is. */
  if (plan->rows == 1)
    rows[0].minimum_size += height;

  return rows;
}

static void
allocate_child (ParlourStalls          *self,
                GtkWidget              *child,
                const Plan             *plan,
                const GtkRequestedSize *rows,
                int                     i,
                int                     width)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int column, row, left, right, first = is_rtl ? width - plan->width : 0, y = 0;

  find_stall (self, plan, i, &column, &row);
  for (int above = 0; above < row; above++)
    y += rows[above].minimum_size + get_row_spacing (self);

  find_column (self, plan, column, &left, &right);
  gtk_widget_size_allocate (child, &(GtkAllocation) { first + left, y, right - left, rows[row].minimum_size }, -1);
}

static void
parlour_stalls_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  ParlourStalls *self = PARLOUR_STALLS (widget);
  const Plan plan = make_plan (self, width);
  g_autofree GtkRequestedSize *rows = find_row_heights (self, &plan, height);
  int i = 0;

  for (GtkWidget *child = parlour_widget_get_first_shown (GTK_WIDGET (self)); child != NULL;
       child = parlour_widget_get_next_shown (child))
    allocate_child (self, child, &plan, rows, i++, width);
}

static void
parlour_stalls_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (parlour_stalls_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  /* How wide a column is at least, in pixels where text has its usual size. */
  parlour_property_keep (object_class, g_param_spec_int ("column-width", NULL, NULL, 0, G_MAXINT, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourStalls, column_width), G_CALLBACK (gtk_widget_queue_resize));

  /* How many things stand in a row before all are as wide as they want to be, as long as there
   * is the room that they need. */
  parlour_property_keep (object_class, g_param_spec_int ("min-columns", NULL, NULL, 1, G_MAXINT, G_MAXINT, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourStalls, min_columns), G_CALLBACK (gtk_widget_queue_resize));

  /* How many things stand in a row at most. */
  parlour_property_keep (object_class, g_param_spec_int ("max-columns", NULL, NULL, 1, G_MAXINT, G_MAXINT, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourStalls, max_columns), G_CALLBACK (gtk_widget_queue_resize));

  /* Of how many things in a row one has its share of the width at most, if it wants no more, or
   * 0 where those that there are share all of it. */
  parlour_property_keep (object_class, g_param_spec_int ("share", NULL, NULL, 0, G_MAXINT, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourStalls, share), G_CALLBACK (gtk_widget_queue_resize));

  /* How much room there is between things, in pixels. */
  parlour_property_keep (object_class, g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourStalls, spacing), G_CALLBACK (gtk_widget_queue_resize));

  /* How much room there is between rows, in pixels, or a negative number if it is as much as
   * between things in a row. */
  parlour_property_keep (object_class, g_param_spec_int ("row-spacing", NULL, NULL, -1, G_MAXINT16, -1, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourStalls, row_spacing), G_CALLBACK (gtk_widget_queue_resize));

  /* Whether all rows have the same number of things. */
  parlour_property_keep (object_class, g_param_spec_boolean ("even", NULL, NULL, FALSE, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourStalls, even), G_CALLBACK (gtk_widget_queue_resize));

  /* How many things stand around the others, an even number from 8 on, or 0 for none. */
  parlour_property_keep (object_class, g_param_spec_int ("rim", NULL, NULL, 0, G_MAXINT, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourStalls, rim), G_CALLBACK (gtk_widget_queue_resize));
}

static void
parlour_stalls_class_init (ParlourStallsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_stalls_dispose;
  widget_class->measure = parlour_stalls_measure;
  widget_class->size_allocate = parlour_stalls_size_allocate;
  widget_class->get_request_mode = parlour_widget_ask_height;

  install_properties (object_class);
  gtk_widget_class_set_css_name (widget_class, "stalls");
}

static void
parlour_stalls_init (ParlourStalls *self)
{
  self->min_columns = G_MAXINT;
  self->max_columns = G_MAXINT;
  self->row_spacing = -1;
}

/* Puts a thing behind the others. */
void
parlour_stalls_append (ParlourStalls *self,
                       GtkWidget     *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
