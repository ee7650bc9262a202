/* colonia-flow.c: things in columns of one width, as many as fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-flow.h"

/**
 * ColoniaFlow:
 *
 * Children in columns of the same width that fill all there is, as many as fit.
 * Other than a flow box it knows no keys: what is typed is for the page.
 */
struct _ColoniaFlow {
  GtkWidget parent_instance;

  int min_columns;
  int max_columns;
  int spacing;
};

enum {
  PROP_0,
  PROP_MIN_COLUMNS,
  PROP_MAX_COLUMNS,
  PROP_SPACING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaFlow, colonia_flow, GTK_TYPE_WIDGET)

static GtkWidget *
get_next_visible (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
get_first (ColoniaFlow *self)
{
  return get_next_visible (gtk_widget_get_first_child (GTK_WIDGET (self)));
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return get_next_visible (gtk_widget_get_next_sibling (child));
}

static int
count_children (ColoniaFlow *self)
{
  int n = 0;

  for (GtkWidget *child = get_first (self); child != NULL; child = get_next (child))
    n++;

  return n;
}

/* How wide the widest child is at least, and wants to be. */
static void
measure_column (ColoniaFlow *self,
                int         *minimum,
                int         *natural)
{
  *minimum = *natural = 0;

  for (GtkWidget *child = get_first (self); child != NULL; child = get_next (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static int
measure_columns (ColoniaFlow *self,
                 int          columns,
                 int          width)
{
  return columns * width + (columns - 1) * self->spacing;
}

/* As many columns as children have room to be as wide as they want, but no
 * fewer than asked for, if these have the room that they need; and no more than
 * the rows take, so that the last one is about as full as the others. */
static int
find_columns (ColoniaFlow *self,
              int          width)
{
  int n = MAX (count_children (self), 1);
  int minimum, natural, fitting, possible, columns, rows;

  measure_column (self, &minimum, &natural);
  fitting = (width + self->spacing) / (MAX (natural, 1) + self->spacing);
  possible = (width + self->spacing) / (MAX (minimum, 1) + self->spacing);

  columns = MAX (MIN (MIN (MAX (fitting, self->min_columns), possible), MIN (self->max_columns, n)), 1);
  rows = (n + columns - 1) / columns;

  return (n + rows - 1) / rows;
}

/* How high a row is whose first child is given, and which child follows it. */
static GtkWidget *
measure_row (ColoniaFlow *self,
             GtkWidget   *child,
             int          columns,
             int          width,
             int         *minimum,
             int         *natural)
{
  *minimum = *natural = 0;

  for (int i = 0; i < columns && child != NULL; i++, child = get_next (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }

  return child;
}

static int
get_column_width (ColoniaFlow *self,
                  int          columns,
                  int          width)
{
  return MAX ((width - (columns - 1) * self->spacing) / columns, 0);
}

static void
measure_height (ColoniaFlow *self,
                int          width,
                int         *minimum,
                int         *natural)
{
  int columns = find_columns (self, width);
  int column_width = get_column_width (self, columns, width);
  GtkWidget *child = get_first (self);

  *minimum = *natural = 0;
  while (child != NULL)
    {
      int row_minimum, row_natural;

      child = measure_row (self, child, columns, column_width, &row_minimum, &row_natural);
      *minimum += row_minimum + (child != NULL ? self->spacing : 0);
      *natural += row_natural + (child != NULL ? self->spacing : 0);
    }
}

static void
colonia_flow_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  ColoniaFlow *self = COLONIA_FLOW (widget);
  int column_minimum, column_natural, n;

  measure_column (self, &column_minimum, &column_natural);
  n = count_children (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = column_minimum;
      *natural = measure_columns (self, MAX (MIN (n, self->max_columns), 1), column_natural);
    }
  else
    {
      measure_height (self,
                      for_size >= 0 ? for_size : measure_columns (self, MAX (MIN (n, self->max_columns), 1), column_natural),
                      minimum, natural);
    }
}

/* Pixels that cannot be shared out evenly go to some of the columns, so that
 * the last one ends where the flow does. */
static int
get_column_place (ColoniaFlow *self,
                  int          column,
                  int          columns,
                  int          width)
{
  return column * (width + self->spacing) / columns;
}

static GtkWidget *
allocate_row (ColoniaFlow *self,
              GtkWidget   *child,
              int          columns,
              int          width,
              int          y,
              int          height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  for (int i = 0; i < columns && child != NULL; i++, child = get_next (child))
    {
      int column = rtl ? columns - 1 - i : i;
      int x = get_column_place (self, column, columns, width);
      int end = get_column_place (self, column + 1, columns, width) - self->spacing;
      GtkAllocation place = { x, y, MAX (end - x, 0), height };

      gtk_widget_size_allocate (child, &place, -1);
    }

  return child;
}

static void
colonia_flow_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  ColoniaFlow *self = COLONIA_FLOW (widget);
  int columns = find_columns (self, width);
  int column_width = get_column_width (self, columns, width);
  GtkWidget *child = get_first (self);
  int minimum, natural;
  gboolean roomy;
  int y = 0;

  measure_height (self, width, &minimum, &natural);
  roomy = height >= natural;

  while (child != NULL)
    {
      int row_minimum, row_natural;

      measure_row (self, child, columns, column_width, &row_minimum, &row_natural);
      child = allocate_row (self, child, columns, width, y, roomy ? row_natural : row_minimum);
      y += (roomy ? row_natural : row_minimum) + self->spacing;
    }
}

static GtkSizeRequestMode
colonia_flow_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The children fill the columns, but nothing around the flow for them. */
static void
colonia_flow_compute_expand (GtkWidget *widget,
                             gboolean  *hexpand,
                             gboolean  *vexpand)
{
  *hexpand = TRUE;
  *vexpand = FALSE;
}

static void
colonia_flow_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  ColoniaFlow *self = COLONIA_FLOW (object);

  switch (prop_id)
    {
    case PROP_MIN_COLUMNS:
      g_value_set_int (value, self->min_columns);
      break;

    case PROP_MAX_COLUMNS:
      g_value_set_int (value, self->max_columns);
      break;

    case PROP_SPACING:
      g_value_set_int (value, self->spacing);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_flow_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  ColoniaFlow *self = COLONIA_FLOW (object);

  switch (prop_id)
    {
    case PROP_MIN_COLUMNS:
      colonia_flow_set_min_columns (self, g_value_get_int (value));
      break;

    case PROP_MAX_COLUMNS:
      colonia_flow_set_max_columns (self, g_value_get_int (value));
      break;

    case PROP_SPACING:
      colonia_flow_set_spacing (self, g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_flow_dispose (GObject *object)
{
  colonia_flow_clear (COLONIA_FLOW (object));

  G_OBJECT_CLASS (colonia_flow_parent_class)->dispose (object);
}

static void
colonia_flow_class_init (ColoniaFlowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  object_class->get_property = colonia_flow_get_property;
  object_class->set_property = colonia_flow_set_property;
  object_class->dispose = colonia_flow_dispose;

  widget_class->measure = colonia_flow_measure;
  widget_class->size_allocate = colonia_flow_size_allocate;
  widget_class->get_request_mode = colonia_flow_get_request_mode;
  widget_class->compute_expand = colonia_flow_compute_expand;

  /**
   * ColoniaFlow:min-columns:
   *
   * How many columns there are at least, as long as the children have the room
   * that they need.
   */
  properties[PROP_MIN_COLUMNS] = g_param_spec_int ("min-columns", NULL, NULL, 1, G_MAXINT, 1, flags);

  /**
   * ColoniaFlow:max-columns:
   *
   * How many columns there are at most.
   */
  properties[PROP_MAX_COLUMNS] = g_param_spec_int ("max-columns", NULL, NULL, 1, G_MAXINT, G_MAXINT, flags);

  /**
   * ColoniaFlow:spacing:
   *
   * How many pixels are between columns, and between rows.
   */
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 8, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "flow");
}

static void
colonia_flow_init (ColoniaFlow *self)
{
  self->min_columns = 1;
  self->max_columns = G_MAXINT;
  self->spacing = 8;
}

/**
 * colonia_flow_new:
 *
 * Makes a flow without children.
 *
 * Returns: (transfer floating): the flow
 */
GtkWidget *
colonia_flow_new (void)
{
  return g_object_new (COLONIA_TYPE_FLOW, NULL);
}

/**
 * colonia_flow_get_min_columns:
 * @self: a flow
 *
 * Tells how many columns there are at least.
 *
 * Returns: the number, from 1
 */
int
colonia_flow_get_min_columns (ColoniaFlow *self)
{
  g_return_val_if_fail (COLONIA_IS_FLOW (self), 1);

  return self->min_columns;
}

/**
 * colonia_flow_set_min_columns:
 * @self: a flow
 * @columns: how many columns there are to be at least, from 1
 *
 * Lets children be narrower than they want, so that there are some columns.
 */
void
colonia_flow_set_min_columns (ColoniaFlow *self,
                              int          columns)
{
  g_return_if_fail (COLONIA_IS_FLOW (self));
  g_return_if_fail (columns >= 1);

  if (columns == self->min_columns)
    return;

  self->min_columns = columns;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MIN_COLUMNS]);
}

/**
 * colonia_flow_get_max_columns:
 * @self: a flow
 *
 * Tells how many columns there are at most.
 *
 * Returns: the number, from 1
 */
int
colonia_flow_get_max_columns (ColoniaFlow *self)
{
  g_return_val_if_fail (COLONIA_IS_FLOW (self), 1);

  return self->max_columns;
}

/**
 * colonia_flow_set_max_columns:
 * @self: a flow
 * @columns: how many columns there are to be at most, from 1
 *
 * Keeps the number of columns low.
 */
void
colonia_flow_set_max_columns (ColoniaFlow *self,
                              int          columns)
{
  g_return_if_fail (COLONIA_IS_FLOW (self));
  g_return_if_fail (columns >= 1);

  if (columns == self->max_columns)
    return;

  self->max_columns = columns;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MAX_COLUMNS]);
}

/**
 * colonia_flow_get_spacing:
 * @self: a flow
 *
 * Tells how much is between the children.
 *
 * Returns: the number of pixels
 */
int
colonia_flow_get_spacing (ColoniaFlow *self)
{
  g_return_val_if_fail (COLONIA_IS_FLOW (self), 0);

  return self->spacing;
}

/**
 * colonia_flow_set_spacing:
 * @self: a flow
 * @spacing: the number of pixels, from 0
 *
 * Changes how much is between the children.
 */
void
colonia_flow_set_spacing (ColoniaFlow *self,
                          int          spacing)
{
  g_return_if_fail (COLONIA_IS_FLOW (self));
  g_return_if_fail (spacing >= 0);

  if (spacing == self->spacing)
    return;

  self->spacing = spacing;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPACING]);
}

/**
 * colonia_flow_append:
 * @self: a flow
 * @child: (transfer floating): a widget
 *
 * Appends a child. It leaves by gtk_widget_unparent().
 */
void
colonia_flow_append (ColoniaFlow *self,
                     GtkWidget   *child)
{
  g_return_if_fail (COLONIA_IS_FLOW (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

/**
 * colonia_flow_clear:
 * @self: a flow
 *
 * Removes all children.
 */
void
colonia_flow_clear (ColoniaFlow *self)
{
  GtkWidget *child;

  g_return_if_fail (COLONIA_IS_FLOW (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
