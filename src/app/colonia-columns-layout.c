/* colonia-columns-layout.c: children in as many columns as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-columns-layout.h"

/**
 * ColoniaColumnsLayout:
 *
 * Puts children into columns of one width, as many as there is room for and at
 * most as many as there are children, row by row. Children fill their columns.
 */
struct _ColoniaColumnsLayout {
  GtkLayoutManager parent_instance;

  int column_width;
  int column_spacing;
  int row_spacing;
};

enum {
  PROP_COLUMN_WIDTH = 1,
  PROP_COLUMN_SPACING,
  PROP_ROW_SPACING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaColumnsLayout, colonia_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
find_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
get_first (GtkWidget *widget)
{
  return find_shown (gtk_widget_get_first_child (widget));
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return find_shown (gtk_widget_get_next_sibling (child));
}

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    n++;

  return n;
}

static int
get_minimum_width (GtkWidget *widget)
{
  int width = 0;

  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      width = MAX (width, minimum);
    }

  return width;
}

static int
count_columns (ColoniaColumnsLayout *self,
               GtkWidget            *widget,
               int                   width)
{
  int column = MAX (self->column_width, get_minimum_width (widget)) + self->column_spacing;

  return CLAMP ((width + self->column_spacing) / column, 1, MAX (count_children (widget), 1));
}

static int
get_column_width (ColoniaColumnsLayout *self,
                  int                   n_columns,
                  int                   width)
{
  return MAX ((width - (n_columns - 1) * self->column_spacing) / n_columns, 0);
}

/* Measures the row that begins with a child, and finds the next one's. */
static int
measure_row (GtkWidget **child,
             int         n_columns,
             int         column_width)
{
  int height = 0;

  for (int i = 0; i < n_columns && *child != NULL; i++)
    {
      int natural;

      gtk_widget_measure (*child, GTK_ORIENTATION_VERTICAL, column_width, NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
      *child = get_next (*child);
    }

  return height;
}

static GtkSizeRequestMode
colonia_columns_layout_get_request_mode (GtkLayoutManager *manager,
                                         GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
colonia_columns_layout_measure (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                GtkOrientation    orientation,
                                int               for_size,
                                int              *minimum,
                                int              *natural,
                                int              *minimum_baseline,
                                int              *natural_baseline)
{
  ColoniaColumnsLayout *self = COLONIA_COLUMNS_LAYOUT (manager);
  int n_children = count_children (widget);
  GtkWidget *child = get_first (widget);
  int n_columns;

  *minimum = *natural = 0;
  if (n_children == 0)
    return;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_minimum_width (widget);
      *natural = n_children * (MAX (*minimum, self->column_width) + self->column_spacing) - self->column_spacing;
      return;
    }

  n_columns = for_size < 0 ? n_children : count_columns (self, widget, for_size);
  while (child != NULL)
    {
      *natural += measure_row (&child, n_columns,
                               for_size < 0 ? self->column_width : get_column_width (self, n_columns, for_size));
      if (child != NULL)
        *natural += self->row_spacing;
    }
  *minimum = *natural;
}

static void
colonia_columns_layout_allocate (GtkLayoutManager *manager,
                                 GtkWidget        *widget,
                                 int               width,
                                 int               height,
                                 int               baseline)
{
  ColoniaColumnsLayout *self = COLONIA_COLUMNS_LAYOUT (manager);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n_columns = count_columns (self, widget, width);
  int column_width = get_column_width (self, n_columns, width);
  GtkWidget *child = get_first (widget);
  int y = 0;

  while (child != NULL)
    {
      GtkWidget *end = child;
      int row_height = measure_row (&end, n_columns, column_width);
      int column = 0;

      for (; child != end; child = get_next (child), column++)
        {
          int x = column * (column_width + self->column_spacing);
          GtkAllocation place = { is_mirrored ? width - x - column_width : x, y, column_width, row_height };

          gtk_widget_size_allocate (child, &place, -1);
        }
      y += row_height + self->row_spacing;
    }
}

static int *
get_number (ColoniaColumnsLayout *self,
            guint                 prop_id)
{
  switch (prop_id)
    {
    case PROP_COLUMN_WIDTH:
      return &self->column_width;

    case PROP_COLUMN_SPACING:
      return &self->column_spacing;

    case PROP_ROW_SPACING:
      return &self->row_spacing;

    default:
      return NULL;
    }
}

static void
colonia_columns_layout_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  int *number = get_number (COLONIA_COLUMNS_LAYOUT (object), prop_id);

  if (number != NULL)
    g_value_set_int (value, *number);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
colonia_columns_layout_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  int *number = get_number (COLONIA_COLUMNS_LAYOUT (object), prop_id);

  if (number == NULL)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  if (*number == g_value_get_int (value))
    return;

  *number = g_value_get_int (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
  g_object_notify_by_pspec (object, pspec);
}

static void
colonia_columns_layout_class_init (ColoniaColumnsLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = colonia_columns_layout_get_property;
  object_class->set_property = colonia_columns_layout_set_property;
  manager_class->get_request_mode = colonia_columns_layout_get_request_mode;
  manager_class->measure = colonia_columns_layout_measure;
  manager_class->allocate = colonia_columns_layout_allocate;

  /**
   * ColoniaColumnsLayout:column-width:
   *
   * How many pixels wide a column is at least where there are several.
   */
  properties[PROP_COLUMN_WIDTH] = g_param_spec_int ("column-width", NULL, NULL, 1, G_MAXINT16, 360, flags);

  /**
   * ColoniaColumnsLayout:column-spacing:
   *
   * How many pixels there are between two columns.
   */
  properties[PROP_COLUMN_SPACING] = g_param_spec_int ("column-spacing", NULL, NULL, 0, G_MAXINT16, 0, flags);

  /**
   * ColoniaColumnsLayout:row-spacing:
   *
   * How many pixels there are between two rows.
   */
  properties[PROP_ROW_SPACING] = g_param_spec_int ("row-spacing", NULL, NULL, 0, G_MAXINT16, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
colonia_columns_layout_init (ColoniaColumnsLayout *self)
{
  self->column_width = 360;
}
