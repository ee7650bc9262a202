/* parlour-columns-layout.c: a row of a table whose columns go below each other where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-columns-layout.h"

#include "parlour-widgets.h"

#define SPACING 6

/* Wider cells would stand far from each other. */
#define WIDEST_CELL 150

/* Where nobody says how much room there is. */
#define WIDEST 100000

/* A heading has this class, and one child a cell. */
#define HEADING "table-heading"

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

static gboolean
is_heading (GtkWidget *row)
{
  return gtk_widget_has_css_class (row, HEADING);
}

/* What stands in the first cell, or in the one behind another. */
static GtkWidget *
find_cell (GtkWidget *before)
{
  GtkWidget *next = gtk_widget_get_next_sibling (before);

  return next == NULL || is_heading (gtk_widget_get_parent (before)) ? next : gtk_widget_get_next_sibling (next);
}

static int
count_cells (GtkWidget *title)
{
  int n = 0;

  for (GtkWidget *cell = find_cell (title); cell != NULL; cell = find_cell (cell))
    n++;

  return n;
}

static Plan
make_plan (GtkWidget *widget,
           int        width)
{
  GtkWidget *title = gtk_widget_get_first_child (widget), *first = find_cell (title);
  const int least = measure_width (title);
  Plan plan = { .cell = first != NULL ? measure_width (first) : 0, .n_cells = count_cells (title) };

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

/* Lays the cells out, or only tells how high that is where there is no place for them. */
static int
lay_out_cells (GtkWidget  *widget,
               const Plan *plan,
               int         y,
               const int  *width) /* or NULL */
{
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = plan->is_wide ? plan->title + SPACING : 0, column = 0, highest = 0;

  for (GtkWidget *cell = find_cell (gtk_widget_get_first_child (widget)); cell != NULL; cell = find_cell (cell))
    {
      GtkWidget *caption = is_heading (widget) ? NULL : gtk_widget_get_prev_sibling (cell);
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
      if (++column < plan->n_columns || find_cell (cell) == NULL)
        continue;

      y += highest + SPACING;
      column = highest = x = 0;
    }

  return y + highest;
}

static int
measure_rows (GtkWidget *widget,
              int        width)
{
  const Plan plan = make_plan (widget, width);
  GtkWidget *title = gtk_widget_get_first_child (widget);
  const gboolean says_nothing = GTK_IS_LABEL (title) && *gtk_label_get_label (GTK_LABEL (title)) == '\0';
  const int height = measure_height (title, plan.title);

  if (plan.is_wide)
    return MAX (height, lay_out_cells (widget, &plan, 0, NULL));
  if (is_heading (widget))
    return says_nothing ? 0 : height;

  return lay_out_cells (widget, &plan, height + SPACING, NULL);
}

static void
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural,
         int           *minimum_baseline,
         int           *natural_baseline)
{
  GtkWidget *title = gtk_widget_get_first_child (widget), *first = find_cell (title);
  int least = 0, wanted = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_rows (widget, for_size < 0 ? WIDEST : for_size);
      return;
    }

  gtk_widget_measure (title, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  if (first != NULL)
    gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural += count_cells (title) * (wanted + SPACING);
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  const Plan plan = make_plan (widget, width);
  GtkWidget *title = gtk_widget_get_first_child (widget);
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int title_height = plan.is_wide ? height : measure_height (title, plan.title);

  gtk_widget_size_allocate (title, &(GtkAllocation) { is_mirrored ? width - plan.title : 0, 0, plan.title, title_height }, -1);
  if (!is_heading (widget) || plan.is_wide)
    {
      lay_out_cells (widget, &plan, plan.is_wide ? 0 : title_height + SPACING, &width);
      return;
    }

  for (GtkWidget *cell = find_cell (title); cell != NULL; cell = find_cell (cell))
    gtk_widget_set_child_visible (cell, FALSE);
}

/* Makes a layout for a row of a table. Its first child is what the row is about. After it each cell has two: what its column is
 * called, and what stands in it. Where all cells fit beside the first child they do, and columns
 * are called something in the heading of the table alone, whose cells are one child each.
 * Otherwise they come below it, each with its caption, and the heading shows nothing but its
 * first child.
 *
 * All cells of one table ask for the same width, by a `GtkSizeGroup`, so that its rows have
 * columns of one width. Whoever asks one of them asks all, each time: so only the first one
 * of a row is asked. */
GtkLayoutManager *
parlour_columns_layout_new (void)
{
  return gtk_custom_layout_new (parlour_widget_ask_height, measure, allocate);
}
