/* parlour-course-window.c: the course of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-course-window.h"

#include "parlour-course.h"
#include "parlour-course-part.h"
#include "parlour-name-plate.h"
#include "parlour-places.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-guess.h"

struct _ParlourCourseWindow {
  ParlourSideWindow parent_instance;

  TableSession *session;
  TableArchive *archive; /* by which is guessed how long the game takes */

  GtkBox *families;
  GtkWidget *guess;
  GtkLabel *rest;
  GtkLabel *why;
  GtkWidget *covered;
  GtkBox *parts;
};

G_DEFINE_FINAL_TYPE (ParlourCourseWindow, parlour_course_window, PARLOUR_TYPE_SIDE_WINDOW)

static void
show_families (ParlourCourseWindow *self)
{
  parlour_box_clear (self->families);
  for (int seat = 0; seat < table_session_get_state (self->session)->n_players; seat++)
    gtk_box_append (self->families, parlour_name_plate_new (table_session_get_names (self->session)[seat],
                                                            table_session_get_color (self->session, seat)));
}

/* Once all games are there. Where they tell nothing, nothing is said. */
static void
show_guess (ParlourCourseWindow *self)
{
  g_autofree char *rest = NULL, *why = NULL;
  TableGuess guess;
  gboolean is_told;

  if (table_archive_is_reading (self->archive))
    return;

  is_told = table_guess_rest (table_archive_get_games (self->archive), table_session_get_record (self->session), &guess);
  gtk_widget_set_visible (self->guess, is_told);
  if (!is_told)
    return;

  rest = table_guess_tell (&guess);
  why = table_guess_tell_why (&guess);
  gtk_label_set_label (self->rest, rest);
  gtk_label_set_label (self->why, why);
}

static void
show_course (ParlourCourseWindow *self)
{
  const TableRecord *record = table_session_get_record (self->session);
  g_autofree TableCourse *course = g_new (TableCourse, 1);
  g_autoptr (GPtrArray) list = NULL;

  table_course_tell (record, course);
  list = parlour_course_list (record, course);
  /* Each belongs to the part that shows it. */
  g_ptr_array_set_free_func (list, NULL);

  parlour_box_clear (self->parts);
  show_families (self);
  show_guess (self);
  gtk_widget_set_visible (self->covered, !course->finished && course->n_moments > 0);
  for (guint i = 0; i < list->len; i++)
    gtk_box_append (self->parts, parlour_course_part_new (g_ptr_array_index (list, i)));
}

static void
parlour_course_window_dispose (GObject *object)
{
  ParlourCourseWindow *self = PARLOUR_COURSE_WINDOW (object);

  if (self->archive != NULL)
    table_archive_stop (self->archive);
  g_clear_object (&self->archive);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (parlour_course_window_parent_class)->dispose (object);
}

static void
parlour_course_window_class_init (ParlourCourseWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_course_window_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/course-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, families);
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, guess);
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, rest);
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, why);
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, covered);
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, parts);
}

static void
parlour_course_window_init (ParlourCourseWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a window with the course of a game so far. */
GtkWindow *
parlour_course_window_new (GtkWindow    *parent,
                           TableSession *session)
{
  ParlourCourseWindow *self = parlour_side_window_new (PARLOUR_TYPE_COURSE_WINDOW, parent, 1240, G_MAXINT);

  self->session = g_object_ref (session);
  self->archive = parlour_places_make_archive (0);
  g_signal_connect_object (self->archive, "reading", G_CALLBACK (show_guess), self, G_CONNECT_SWAPPED);
  show_course (self);
  if (!table_state_is_finished (table_session_get_state (session)))
    table_archive_refresh (self->archive);
  parlour_widget_show_rest_later (gtk_widget_get_first_child (GTK_WIDGET (self->parts)));
  parlour_language_follow (self, G_CALLBACK (show_course));
  g_signal_connect_object (session, "changed", G_CALLBACK (show_course), self, G_CONNECT_SWAPPED);

  return GTK_WINDOW (self);
}
