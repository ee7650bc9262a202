/* parlour-course-part.c: a chart, and beside it the same numbers as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-course-part.h"

#include "parlour-chart.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

/* A part is narrow where it has less room than this, if text has its usual size. */
#define NARROW 260

/* How large the emblem of a player is, in pixels. */
#define EMBLEM 22

/* A chart, and beside it the same numbers as a table, for whoever does not see the chart or
 * wants to know exactly. */
struct _ParlourCoursePart {
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *hint;
  ParlourChart *chart;
  GtkGrid *table;
  GtkWidget *scrollbar;
};

G_DEFINE_FINAL_TYPE (ParlourCoursePart, parlour_course_part, ADW_TYPE_BIN)

static void
show_room (GtkWidget *widget)
{
  ParlourCoursePart *self = PARLOUR_COURSE_PART (widget);
  GtkAdjustment *columns = gtk_scrollbar_get_adjustment (GTK_SCROLLBAR (self->scrollbar));

  gtk_widget_set_visible (self->scrollbar, gtk_adjustment_get_page_size (columns) < gtk_adjustment_get_upper (columns));
  parlour_widget_set_css_class (widget, "cramped",
                                gtk_widget_get_width (widget) < parlour_widget_scale_width (widget, NARROW));
}

/* It is in the middle of being laid out. */
static void
on_room_changed (ParlourCoursePart *self)
{
  parlour_widget_after_frame (GTK_WIDGET (self), show_room);
}

static void
parlour_course_part_class_init (ParlourCoursePartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/course-part.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, hint);
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, chart);
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, table);
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, scrollbar);
  gtk_widget_class_bind_template_callback (widget_class, on_room_changed);
}

static void
parlour_course_part_init (ParlourCoursePart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_emblem (ParlourCoursePart *self,
            int                column,
            int                row,
            const ParlourHead *head)
{
  GtkWidget *emblem = parlour_emblem_new ((TableColor) head->color);

  parlour_figure_set_size (PARLOUR_FIGURE (emblem), EMBLEM);
  gtk_widget_set_halign (emblem, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (emblem, GTK_ALIGN_CENTER);
  parlour_widget_set_tooltip (emblem, head->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (emblem), GTK_ACCESSIBLE_PROPERTY_LABEL, head->text, -1);
  gtk_grid_attach (self->table, emblem, column, row, 1, 1);
}

static GtkWidget *
add_label (ParlourCoursePart *self,
           int                column,
           int                row,
           const char        *text,
           GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", role,
                                   "xalign", column == 0 ? 0. : 1., NULL);

  gtk_grid_attach (self->table, label, column, row, 1, 1);

  return label;
}

static void
add_head (ParlourCoursePart *self,
          int                column,
          int                row,
          const ParlourHead *head)
{
  GtkWidget *label;

  if (head->is_emblem)
    {
      add_emblem (self, column, row, head);
      return;
    }

  label = add_label (self, column, row, head->text,
                     row == 0 ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_widget_add_css_class (label, "course-head");
}

static void
add_row (ParlourCoursePart    *self,
         const ParlourNumbers *numbers,
         guint                 row)
{
  add_head (self, 0, (int) row + 1, parlour_numbers_get_row (numbers, row));
  for (guint column = 0; column < numbers->columns->len; column++)
    {
      GtkWidget *label = add_label (self, (int) column + 1, (int) row + 1,
                                    parlour_numbers_get (numbers, column, row)->text, GTK_ACCESSIBLE_ROLE_CELL);
      g_autofree char *told = parlour_numbers_tell (numbers, column, row);

      gtk_widget_add_css_class (label, "course-cell");
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
    }
}

/* Makes a part that shows numbers, which it takes. */
GtkWidget *
parlour_course_part_new (ParlourNumbers *numbers)
{
  ParlourCoursePart *self;

  g_return_val_if_fail (numbers != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_COURSE_PART, NULL);
  gtk_label_set_label (self->title, numbers->title);
  gtk_label_set_label (self->hint, numbers->hint);
  for (guint column = 0; column < numbers->columns->len; column++)
    add_head (self, (int) column + 1, 0, parlour_numbers_get_column (numbers, column));
  for (guint row = 0; row < numbers->rows->len; row++)
    add_row (self, numbers, row);
  /* Columns stand beside the top of a table that may be long. */
  gtk_widget_set_valign (GTK_WIDGET (self->chart),
                         numbers->drawing == PARLOUR_DRAWING_COLUMNS ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  parlour_chart_show (self->chart, numbers);

  return GTK_WIDGET (self);
}
