/* parlour-course-part.c: a chart, and beside it the same numbers as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-course-part.h"

#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* A part is narrow where it has less room than this, if text has its usual size. */
#define NARROW 260

/**
 * ParlourCoursePart:
 *
 * A chart, and beside it the same numbers as a table, for whoever does not see
 * the chart or wants to know exactly.
 */
struct _ParlourCoursePart {
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *hint;
  ParlourChart *chart;
  GtkGrid *table;
};

G_DEFINE_FINAL_TYPE (ParlourCoursePart, parlour_course_part, ADW_TYPE_BIN)

static void
show_cramped (GtkWidget *widget)
{
  parlour_widget_set_css_class (widget, "cramped",
                                gtk_widget_get_width (widget) < parlour_widget_scale_width (widget, NARROW));
}

/* It is in the middle of being laid out. */
static void
on_room_changed (ParlourCoursePart *self)
{
  parlour_widget_after_frame (GTK_WIDGET (self), show_cramped);
}

static void
parlour_course_part_class_init (ParlourCoursePartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_CHART);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/course-part.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, title);
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, hint);
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, chart);
  gtk_widget_class_bind_template_child (widget_class, ParlourCoursePart, table);
  gtk_widget_class_bind_template_callback (widget_class, on_room_changed);
}

static void
parlour_course_part_init (ParlourCoursePart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_course_part_new:
 * @title: what it is about
 * @hint: what is to be seen, in a sentence
 *
 * Makes a part that shows nothing yet.
 *
 * Returns: (transfer floating): the part
 */
GtkWidget *
parlour_course_part_new (const char *title,
                         const char *hint)
{
  ParlourCoursePart *self = g_object_new (PARLOUR_TYPE_COURSE_PART, NULL);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->hint, hint);

  return GTK_WIDGET (self);
}

/**
 * parlour_course_part_get_chart:
 * @self: a part
 *
 * Gets the chart, to be given something to show.
 *
 * Returns: (transfer none): the chart
 */
ParlourChart *
parlour_course_part_get_chart (ParlourCoursePart *self)
{
  g_return_val_if_fail (PARLOUR_IS_COURSE_PART (self), NULL);

  return self->chart;
}

/**
 * parlour_course_part_add_family:
 * @self: a part
 * @column: the column, from 0
 * @row: the row, from 0
 * @color: the colour of a family
 * @name: the name of its player
 *
 * Puts an emblem at the head of a column or a row.
 */
void
parlour_course_part_add_family (ParlourCoursePart *self,
                                int                column,
                                int                row,
                                TableColor         color,
                                const char        *name)
{
  GtkWidget *emblem;

  g_return_if_fail (PARLOUR_IS_COURSE_PART (self));

  emblem = parlour_emblem_new (color);
  parlour_figure_set_size (PARLOUR_FIGURE (emblem), 22);
  gtk_widget_set_halign (emblem, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (emblem, GTK_ALIGN_CENTER);
  parlour_widget_set_tooltip (emblem, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (emblem), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_attach (self->table, emblem, column, row, 1, 1);
}

static GtkWidget *
add_label (ParlourCoursePart *self,
           int                column,
           int                row,
           const char        *text,
           GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", role, NULL);

  gtk_grid_attach (self->table, label, column, row, 1, 1);

  return label;
}

/**
 * parlour_course_part_add_head:
 * @self: a part
 * @column: the column, from 0
 * @row: the row, from 0
 * @text: some words
 *
 * Puts words at the head of a column or a row.
 */
void
parlour_course_part_add_head (ParlourCoursePart *self,
                              int                column,
                              int                row,
                              const char        *text)
{
  GtkWidget *label;

  g_return_if_fail (PARLOUR_IS_COURSE_PART (self));

  label = add_label (self, column, row, text,
                     row == 0 ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0.f : 1.f);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_widget_add_css_class (label, "course-head");
}

/**
 * parlour_course_part_add_cell:
 * @self: a part
 * @column: the column, from 0
 * @row: the row, from 0
 * @text: a number
 * @told: the same in words, with what it is of: a screen reader does not tell
 *   the heads of a table
 *
 * Puts a number into the table.
 */
void
parlour_course_part_add_cell (ParlourCoursePart *self,
                              int                column,
                              int                row,
                              const char        *text,
                              const char        *told)
{
  GtkWidget *label;

  g_return_if_fail (PARLOUR_IS_COURSE_PART (self));

  label = add_label (self, column, row, text, GTK_ACCESSIBLE_ROLE_CELL);
  gtk_label_set_xalign (GTK_LABEL (label), 1.f);
  gtk_widget_add_css_class (label, "course-cell");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

/**
 * parlour_course_part_add_number:
 * @self: a part
 * @column: the column, from 0
 * @row: the row, from 0
 * @number: a number
 * @of: the head that tells what it is of, such as a player
 * @what: the head that tells what is counted
 *
 * Puts a number into the table, which a screen reader tells with both heads.
 */
void
parlour_course_part_add_number (ParlourCoursePart *self,
                                int                column,
                                int                row,
                                const char        *number,
                                const char        *of,
                                const char        *what)
{
  /* Translators: a number in a table, as a screen reader tells it: what it is of, e.g. a player, what is counted, and the number. */
  g_autofree char *told = g_strdup_printf (_("%s, %s: %s"), of, what, number);

  parlour_course_part_add_cell (self, column, row, number, told);
}
