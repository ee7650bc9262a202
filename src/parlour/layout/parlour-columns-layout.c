/* parlour-columns-layout.c: a row of a table whose columns go below each other where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-columns-layout.h"

#define SPACING 6

/* Wider cells would stand far from each other. */
#define WIDEST_CELL 150

/* Where nobody says how much room there is. */
#define WIDEST 100000

/* The first child is what the row is about. After it each cell has two: what its column is
 * called, and what stands in it. Where all cells fit beside the first child they do, and columns
 * are called something in the heading of the table alone, whose cells are one child each.
 * Otherwise they come below it, each with its caption, and the heading shows nothing but its
 * first child.
 *
 * All cells of one table ask for the same width, by a `GtkSizeGroup`, so that its rows have
 * columns of one width. Whoever asks one of them asks all, each time: so only the first one
 * of a row is asked. */
struct _ParlourColumnsLayout {
  GtkLayoutManager parent_instance;

  gboolean is_heading;
};

G_DEFINE_FINAL_TYPE (ParlourColumnsLayout, parlour_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

/* How the cells lie. */
typedef struct {
  gboolean is_wide;
  int title; /* how wide the first child is */
  int cell; /* how wide a cell is */
  int n_cells;
  int n_columns;
} Plan;

static int
measure_width (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* On a width that it can have. */
static int
measure_cell (GtkWidget *cell,
              int        width)
{
  int natural;

  gtk_widget_measure (cell, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

static int
measure_height (GtkWidget *child,
                int        width)
{
  return measure_cell (child, MAX (width, measure_width (child)));
}

/* What stands in the first cell, or in the one behind another. */
static GtkWidget *
find_cell (ParlourColumnsLayout *self,
           GtkWidget            *before)
{
  GtkWidget *next = gtk_widget_get_next_sibling (before);

  return next == NULL || self->is_heading ? next : gtk_widget_get_next_sibling (next);
}

static int
count_cells (ParlourColumnsLayout *self,
             GtkWidget            *title)
{
  int n = 0;

  for (GtkWidget *cell = find_cell (self, title); cell != NULL; cell = find_cell (self, cell))
    n++;

  return n;
}

static Plan
make_plan (ParlourColumnsLayout *self,
           GtkWidget            *widget,
           int                   width)
{
  GtkWidget *title = gtk_widget_get_first_child (widget), *first = find_cell (self, title);
  const int least = measure_width (title);
  Plan plan = { .cell = first != NULL ? measure_width (first) : 0, .n_cells = count_cells (self, title) };

  plan.is_wide = width >= least + plan.n_cells * (plan.cell + SPACING);
  if (plan.is_wide)
    {
      plan.n_columns = plan.n_cells;
      plan.cell = CLAMP ((width - least) / MAX (plan.n_cells, 1) - SPACING, plan.cell, MAX (WIDEST_CELL, plan.cell));
      plan.title = width - plan.n_cells * (plan.cell + SPACING);
    }
  else
    {
      const int most = MAX ((width + SPACING) / (plan.cell + SPACING), 1), n_rows = (plan.n_cells + most - 1) / most;

      plan.n_columns = n_rows > 0 ? (plan.n_cells + n_rows - 1) / n_rows : 1;
      plan.cell = MAX ((width + SPACING) / plan.n_columns - SPACING, plan.cell);
      plan.title = width;
    }

  return plan;
}

static GtkSizeRequestMode
parlour_columns_layout_get_request_mode (GtkLayoutManager *manager,
                                         GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Lays the cells out, or only tells how high that is where there is no place for them. */
static int
lay_out_cells (ParlourColumnsLayout *self,
               GtkWidget            *widget,
               const Plan           *plan,
               int                   y,
               const int            *width) /* or NULL */
{
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = plan->is_wide ? plan->title + SPACING : 0, column = 0, highest = 0;

  for (GtkWidget *cell = find_cell (self, gtk_widget_get_first_child (widget)); cell != NULL; cell = find_cell (self, cell))
    {
      GtkWidget *caption = self->is_heading ? NULL : gtk_widget_get_prev_sibling (cell);
      const gboolean has_caption = caption != NULL && !plan->is_wide;
      const int above = has_caption ? measure_height (caption, plan->cell) : 0, height = measure_cell (cell, plan->cell);

      if (width != NULL)
        {
          const int left = is_mirrored ? *width - x - plan->cell : x;

          if (caption != NULL)
            gtk_widget_set_child_visible (caption, has_caption);
          if (has_caption)
            gtk_widget_size_allocate (caption, &(GtkAllocation) { left, y, plan->cell, above }, -1);
          gtk_widget_set_child_visible (cell, TRUE);
          gtk_widget_size_allocate (cell, &(GtkAllocation) { left, y + above, plan->cell, height }, -1);
        }
      highest = MAX (highest, above + height);
      x += plan->cell + SPACING;
      if (++column < plan->n_columns || find_cell (self, cell) == NULL)
        continue;

      y += highest + SPACING;
      column = highest = x = 0;
    }

  return y + highest;
}

static int
measure_rows (ParlourColumnsLayout *self,
              GtkWidget            *widget,
              int                   width)
{
  const Plan plan = make_plan (self, widget, width);
  GtkWidget *title = gtk_widget_get_first_child (widget);
  const gboolean says_nothing = GTK_IS_LABEL (title) && *gtk_label_get_label (GTK_LABEL (title)) == '\0';
  const int height = measure_height (title, plan.title);

  if (plan.is_wide)
    return MAX (height, lay_out_cells (self, widget, &plan, 0, NULL));
  if (self->is_heading)
    return says_nothing ? 0 : height;

  return lay_out_cells (self, widget, &plan, height + SPACING, NULL);
}

static void
parlour_columns_layout_measure (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                GtkOrientation    orientation,
                                int               for_size,
                                int              *minimum,
                                int              *natural,
                                int              *minimum_baseline,
                                int              *natural_baseline)
{
  ParlourColumnsLayout *self = PARLOUR_COLUMNS_LAYOUT (manager);
  GtkWidget *title = gtk_widget_get_first_child (widget), *first = find_cell (self, title);
  int least = 0, wanted = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_rows (self, widget, for_size < 0 ? WIDEST : for_size);
      return;
    }

  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  if (first != NULL)
    gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural += count_cells (self, title) * (wanted + SPACING);
}

static void
parlour_columns_layout_allocate (GtkLayoutManager *manager,
                                 GtkWidget        *widget,
                                 int               width,
                                 int               height,
                                 int               baseline)
{
  ParlourColumnsLayout *self = PARLOUR_COLUMNS_LAYOUT (manager);
  const Plan plan = make_plan (self, widget, width);
  GtkWidget *title = gtk_widget_get_first_child (widget);
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int title_height = plan.is_wide ? height : measure_height (title, plan.title);

  gtk_widget_size_allocate (title, &(GtkAllocation) { is_mirrored ? width - plan.title : 0, 0, plan.title, title_height }, -1);
  if (!self->is_heading || plan.is_wide)
    {
      lay_out_cells (self, widget, &plan, plan.is_wide ? 0 : title_height + SPACING, &width);
      return;
    }

  for (GtkWidget *cell = find_cell (self, title); cell != NULL; cell = find_cell (self, cell))
    gtk_widget_set_child_visible (cell, FALSE);
}

static void
parlour_columns_layout_class_init (ParlourColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = parlour_columns_layout_get_request_mode;
  manager_class->measure = parlour_columns_layout_measure;
  manager_class->allocate = parlour_columns_layout_allocate;
}

static void
parlour_columns_layout_init (ParlourColumnsLayout *self)
{
}

/* Makes a layout for a row of a table. */
GtkLayoutManager *
parlour_columns_layout_new (gboolean is_heading)
{
  ParlourColumnsLayout *self = g_object_new (PARLOUR_TYPE_COLUMNS_LAYOUT, NULL);

  self->is_heading = is_heading;

  return GTK_LAYOUT_MANAGER (self);
}
