/* parlour-wrap-layout.c: children in rows, as words in lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-wrap-layout.h"

#include "parlour-property.h"
#include "parlour-widgets.h"

/* Where nobody says how much room there is. */
#define WIDEST 100000

/* Puts children of their natural sizes into rows, as many as fit beside each other, as words are
 * put into lines. A child that expands takes what is left of its row. Where there is one row
 * only, children that do not fit are not to be seen, but for the first. Where it is narrow, if that is told, each child
 * has a row of its own, and all of it. */
struct _ParlourWrapLayout {
  GtkLayoutManager parent_instance;

  int spacing;
  /* Negative where it is the same as between children. */
  int row_spacing;
  gboolean centered;
  gboolean one_row;
  int narrow; /* or 0 */
};

G_DEFINE_FINAL_TYPE (ParlourWrapLayout, parlour_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* A row of children: the first one and the one behind the last. */
typedef struct {
  GtkWidget *first;
  GtkWidget *end;
  int width;
  int height;
  int n_expanding;
  gboolean is_own; /* whether its one child has all of it */
} Row;

static int
get_width (GtkWidget *child,
           int        most)
{
  int minimum;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);

  return MAX (MIN (natural, most), minimum);
}

static int
get_height (GtkWidget *child,
            int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

static int
get_row_spacing (ParlourWrapLayout *self)
{
  return self->row_spacing >= 0 ? self->row_spacing : self->spacing;
}

/* How wide a child is in a row that has some room. */
static int
get_width_in_row (const Row *row,
                  GtkWidget *child,
                  int        most)
{
  int left = MAX (most - row->width, 0);
  int width = get_width (child, most);

  if (row->is_own)
    return MAX (width, most);

  return gtk_widget_get_hexpand (child) && row->n_expanding > 0 ? width + left / row->n_expanding : width;
}

/* Text that has the rest of a row takes fewer lines than it would as wide as it wants to be. */
static int
measure_row (const Row *row,
             int        most)
{
  int height = 0;

  for (GtkWidget *child = row->first; child != row->end; child = parlour_widget_get_next_shown (child))
    height = MAX (height, get_height (child, get_width_in_row (row, child, most)));

  return height;
}

/* Fills a row from a child on. A child that is wider than the row has one to
 * itself. */
static Row
fill_row (ParlourWrapLayout *self,
          GtkWidget         *first,
          int                most)
{
  Row row = { first, first, 0, 0, 0, most <= self->narrow };

  while (row.end != NULL)
    {
      int width = get_width (row.end, most);
      int needed = row.end == first ? width : row.width + self->spacing + width;

      if (row.end != first && (row.is_own || needed > most))
        break;

      row.width = needed;
      row.n_expanding += gtk_widget_get_hexpand (row.end) ? 1 : 0;
      row.end = parlour_widget_get_next_shown (row.end);
    }
  row.height = measure_row (&row, most);

  return row;
}

static GtkSizeRequestMode
parlour_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As wide as it wants to be it is not narrow: otherwise it would be higher there than in less room, and in more. */
static void
measure_width (ParlourWrapLayout *self,
               GtkWidget         *widget,
               int               *minimum,
               int               *natural)
{
  GtkWidget *child = parlour_widget_get_first_shown (widget);

  while (child != NULL)
    {
      if (*minimum == 0 || !self->one_row)
        *minimum = MAX (*minimum, get_width (child, 0));
      *natural += get_width (child, G_MAXINT);
      child = parlour_widget_get_next_shown (child);
      if (child != NULL)
        *natural += self->spacing;
    }
  if (self->narrow > 0)
    *natural = MAX (*natural, self->narrow + 1);
}

static void
parlour_wrap_layout_measure (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  ParlourWrapLayout *self = PARLOUR_WRAP_LAYOUT (manager);
  GtkWidget *child;

  *minimum = 0;
  *natural = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }

  child = parlour_widget_get_first_shown (widget);
  while (child != NULL)
    {
      Row row = fill_row (self, child, for_size < 0 ? WIDEST : for_size);

      child = self->one_row ? NULL : row.end;
      *natural += row.height;
      if (child != NULL)
        *natural += get_row_spacing (self);
    }
  *minimum = *natural;
}

static void
allocate_row (ParlourWrapLayout *self,
              const Row         *row,
              gboolean           is_mirrored,
              int                width,
              int                y)
{
  int left = MAX (width - row->width, 0);
  int x = self->centered && row->n_expanding == 0 ? left / 2 : 0;

  for (GtkWidget *child = row->first; child != row->end; child = parlour_widget_get_next_shown (child))
    {
      GtkAllocation place = { x, y, get_width_in_row (row, child, width), row->height };

      if (is_mirrored)
        place.x = width - x - place.width;
      gtk_widget_set_child_visible (child, TRUE);
      gtk_widget_size_allocate (child, &place, -1);
      x += place.width + self->spacing;
    }
}

static void
parlour_wrap_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  ParlourWrapLayout *self = PARLOUR_WRAP_LAYOUT (manager);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = parlour_widget_get_first_shown (widget);
  int y = 0;

  while (child != NULL)
    {
      Row row = fill_row (self, child, width);

      allocate_row (self, &row, is_mirrored, width, y);
      y += row.height + get_row_spacing (self);
      child = row.end;
      for (; child != NULL && self->one_row; child = parlour_widget_get_next_shown (child))
        gtk_widget_set_child_visible (child, FALSE);
    }
}

static void
parlour_wrap_layout_class_init (ParlourWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = parlour_wrap_layout_get_request_mode;
  manager_class->measure = parlour_wrap_layout_measure;
  manager_class->allocate = parlour_wrap_layout_allocate;

  /* How many pixels there are between two children in a row. */
  parlour_property_keep (object_class, g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourWrapLayout, spacing), G_CALLBACK (gtk_layout_manager_layout_changed));

  /* How many pixels there are between two rows, or a negative number if there are as many as
   * between children. */
  parlour_property_keep (object_class, g_param_spec_int ("row-spacing", NULL, NULL, -1, G_MAXINT16, -1, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourWrapLayout, row_spacing), G_CALLBACK (gtk_layout_manager_layout_changed));

  /* Whether each row is in the middle, and does not begin at the edge. */
  parlour_property_keep (object_class, g_param_spec_boolean ("centered", NULL, NULL, FALSE, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourWrapLayout, centered), G_CALLBACK (gtk_layout_manager_layout_changed));

  /* Whether there is one row, and what does not fit there is not to be seen. */
  parlour_property_keep (object_class, g_param_spec_boolean ("one-row", NULL, NULL, FALSE, PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourWrapLayout, one_row), G_CALLBACK (gtk_layout_manager_layout_changed));

  /* How many pixels wide it is at most where each child has a row of its own. */
  parlour_property_keep (object_class,
                         g_param_spec_int ("narrow", NULL, NULL, 0, G_MAXINT16, 0,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS),
                         G_STRUCT_OFFSET (ParlourWrapLayout, narrow), G_CALLBACK (gtk_layout_manager_layout_changed));
}

static void
parlour_wrap_layout_init (ParlourWrapLayout *self)
{
  self->row_spacing = -1;
}

/* A box whose children lie in such rows, and which is told of them as its layout is. */
struct _ParlourWrapBox {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourWrapBox, parlour_wrap_box, GTK_TYPE_BOX)

static void
parlour_wrap_box_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *property)
{
  g_object_get_property (G_OBJECT (gtk_widget_get_layout_manager (GTK_WIDGET (object))), property->name, value);
}

static void
parlour_wrap_box_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *property)
{
  g_object_set_property (G_OBJECT (gtk_widget_get_layout_manager (GTK_WIDGET (object))), property->name, value);
}

static void
parlour_wrap_box_class_init (ParlourWrapBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = parlour_wrap_box_get_property;
  object_class->set_property = parlour_wrap_box_set_property;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), PARLOUR_TYPE_WRAP_LAYOUT);

  g_object_class_install_property (object_class, 1, g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0, PARLOUR_PROPERTY));
  g_object_class_install_property (object_class, 2, g_param_spec_int ("row-spacing", NULL, NULL, -1, G_MAXINT16, -1, PARLOUR_PROPERTY));
  g_object_class_install_property (object_class, 3, g_param_spec_boolean ("centered", NULL, NULL, FALSE, PARLOUR_PROPERTY));
  g_object_class_install_property (object_class, 4, g_param_spec_boolean ("one-row", NULL, NULL, FALSE, PARLOUR_PROPERTY));
}

static void
parlour_wrap_box_init (ParlourWrapBox *self)
{
}

/* Makes a box whose children lie in rows. */
GtkWidget *
parlour_wrap_box_new (int spacing)
{
  return g_object_new (PARLOUR_TYPE_WRAP_BOX, "spacing", spacing, NULL);
}
