/* parlour-course-window.c: the course of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the end there is all of it. Before, only what everybody at the table
 * can see.
 */

#include "config.h"

#include "parlour-course-window.h"

#include "parlour-course-part.h"
#include "parlour-game-past.h"
#include "parlour-language-button.h"
#include "parlour-name-plate.h"
#include "parlour-steady-bin.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "table-game-summary.h"

#include <glib/gi18n.h>

/* How high the drawing of votes is, for each player and besides. */
#define HEIGHT_OF_VOTER 46

struct _ParlourCourseWindow {
  AdwWindow parent_instance;

  TableSession *session;
  TableCourse course;
  TableColor colors[TABLE_MAX_PLAYERS];

  GtkBox *families;
  GtkWidget *covered;
  GtkBox *parts;
};

G_DEFINE_FINAL_TYPE (ParlourCourseWindow, parlour_course_window, ADW_TYPE_WINDOW)

static ParlourCoursePart *
add_part (ParlourCourseWindow *self,
          const char          *title,
          const char          *hint)
{
  GtkWidget *part = parlour_course_part_new (title, hint);

  gtk_box_append (self->parts, part);

  return PARLOUR_COURSE_PART (part);
}

/* An emblem for each player above the columns from 1 on. */
static void
add_families (ParlourCourseWindow *self,
              ParlourCoursePart   *part)
{
  const char *const *names = table_session_get_names (self->session);

  for (int seat = 0; seat < self->course.n_players; seat++)
    parlour_course_part_add_family (part, seat + 1, 0, self->colors[seat], names[seat]);
}

static void
show_families (ParlourCourseWindow *self)
{
  parlour_box_clear (self->families);
  for (int seat = 0; seat < self->course.n_players; seat++)
    gtk_box_append (self->families, parlour_name_plate_new (table_session_get_names (self->session)[seat],
                                                            self->colors[seat]));
}

/* Curves */

static void
add_moment (ParlourCourseWindow *self,
            ParlourCoursePart   *part,
            int                  series,
            int                  moment)
{
  g_autofree char *when = parlour_curves_name_moment (&self->course, moment);

  parlour_course_part_add_head (part, 0, moment + 1, when);
  for (int seat = 0; seat < self->course.n_players; seat++)
    {
      int value = self->course.moments[moment].values[series][seat];
      g_autofree char *number = g_strdup_printf ("%d", value);
      /* Translators: a number in a table, as a screen reader tells it: the first %s is a player, the second when it
       * was, e.g. “Week 3”. */
      g_autofree char *told = g_strdup_printf (_("%s, %s: %d"), table_session_get_names (self->session)[seat], when,
                                               value);

      parlour_course_part_add_cell (part, seat + 1, moment + 1, number, told);
    }
}

static void
add_curves (ParlourCourseWindow *self,
            int                  series)
{
  g_autofree char *title = parlour_curves_get_title (&self->course, series);
  int n_moments = table_course_count_moments (&self->course, series);
  ParlourCoursePart *part;
  g_autofree char *described = NULL;

  if (n_moments == 0 || !(self->course.finished || self->course.game->series[series].is_public))
    return;

  part = add_part (self, title, parlour_curves_get_hint (&self->course, series));
  /* Translators: what a screen reader says of a chart; %s is its title. */
  described = g_strdup_printf (_("Curves: %s. The table has the same numbers."), title);
  parlour_chart_show_curves (parlour_course_part_get_chart (part), &self->course, self->colors, series, described);
  add_families (self, part);
  for (int moment = 0; moment < n_moments; moment++)
    add_moment (self, part, series, moment);
}

/* Votes */

static void
add_agreement (ParlourCourseWindow *self,
               ParlourCoursePart   *part,
               int                  seat,
               int                  other)
{
  const char *const *names = table_session_get_names (self->session);
  const TableAgreement *agreement = &self->course.agreements[seat][other];
  g_autofree char *number = g_strdup_printf ("%d/%d", agreement->together, agreement->both);
  g_autofree char *told = g_strdup_printf (
    /* Translators: two players, then how often they voted alike and of how many votes. */
    ngettext ("%s and %s voted alike in %d of %d vote.", "%s and %s voted alike in %d of %d votes.",
              (gulong) agreement->both),
    names[seat], names[other], agreement->together, agreement->both);

  if (seat == other)
    parlour_course_part_add_cell (part, other + 1, seat + 1, "–", names[seat]);
  else
    parlour_course_part_add_cell (part, other + 1, seat + 1, number, told);
}

static void
add_yes (ParlourCourseWindow *self,
         ParlourCoursePart   *part,
         int                  seat)
{
  int n_votes = self->course.agreements[seat][seat].both;
  g_autofree char *number = g_strdup_printf ("%d/%d", self->course.yes[seat], n_votes);
  g_autofree char *told = g_strdup_printf (
    /* Translators: a player, then how often that player voted yes and in how many votes. */
    ngettext ("%s voted yes in %d of %d vote.", "%s voted yes in %d of %d votes.", (gulong) n_votes),
    table_session_get_names (self->session)[seat], self->course.yes[seat], n_votes);

  parlour_course_part_add_cell (part, self->course.n_players + 1, seat + 1, number, told);
}

static void
add_votes (ParlourCourseWindow *self)
{
  ParlourCoursePart *part;

  if (self->course.n_votes == 0)
    return;

  part = add_part (self, _("Who Voted with Whom"),
                   _("How often two players voted alike, of the votes in which both of them voted."));
  parlour_chart_show_votes (parlour_course_part_get_chart (part), &self->course, self->colors,
                            _("Who voted with whom. The table has the same numbers."));
  parlour_figure_set_size (PARLOUR_FIGURE (parlour_course_part_get_chart (part)),
                           HEIGHT_OF_VOTER * self->course.n_players);
  add_families (self, part);
  /* Translators: heading of a column: how often a player voted yes. */
  parlour_course_part_add_head (part, self->course.n_players + 1, 0, C_("votes", "Yes"));
  for (int seat = 0; seat < self->course.n_players; seat++)
    {
      parlour_course_part_add_family (part, 0, seat + 1, self->colors[seat],
                                      table_session_get_names (self->session)[seat]);
      for (int other = 0; other < self->course.n_players; other++)
        add_agreement (self, part, seat, other);
      add_yes (self, part, seat);
    }
}

/* Dice */

static const char *
get_dice_title (TableDiceOf whose)
{
  switch (whose)
    {
    case TABLE_DICE_OF_APP:
      return _("Rolls Made Here");
    case TABLE_DICE_OF_TABLE:
      return _("Rolls Made at the Table");
    case TABLE_DICE_OF_NOBODY:
    case TABLE_N_DICE_OF:
    default:
      return _("Rolls");
    }
}

/* What is expected of each side, to one place after the point. */
static char *
tell_expectation (int n_rolls,
                  int n_sides)
{
  int tenths = (10 * n_rolls + n_sides / 2) / n_sides;

  /* Translators: a number with one place after the decimal point, which may be a comma. */
  return g_strdup_printf (C_("decimal", "%d.%d"), tenths / 10, tenths % 10);
}

static void
add_face (ParlourCourseWindow *self,
          ParlourCoursePart   *part,
          TableDiceOf          whose,
          int                  face,
          const char          *expected)
{
  int n = self->course.dice[whose][face];
  g_autofree char *which = g_strdup_printf ("%d", face + 1);
  g_autofree char *number = g_strdup_printf ("%d", n);
  g_autofree char *told = g_strdup_printf (
    /* Translators: the first %d is a face of the die, the second how often it fell, %s a number. */
    ngettext ("%d: rolled %d time, expected %s.", "%d: rolled %d times, expected %s.", (gulong) n),
    face + 1, n, expected);

  parlour_course_part_add_head (part, 0, face + 1, which);
  parlour_course_part_add_cell (part, 1, face + 1, number, told);
  parlour_course_part_add_cell (part, 2, face + 1, expected, told);
}

static void
add_dice (ParlourCourseWindow *self,
          TableDiceOf          whose)
{
  int n_rolls = table_course_count_rolls (&self->course, whose);
  g_autofree char *hint = NULL;
  g_autofree char *expected = NULL;
  ParlourCoursePart *part;

  if (n_rolls == 0)
    return;

  expected = tell_expectation (n_rolls, self->course.n_sides);
  hint = g_strdup_printf (
    ngettext ("%d roll. The broken line is what was to be expected of each face.",
              "%d rolls. The broken line is what was to be expected of each face.", (gulong) n_rolls), n_rolls);
  part = add_part (self, get_dice_title (whose), hint);
  parlour_chart_show_dice (parlour_course_part_get_chart (part), &self->course, whose,
                           _("How the die fell. The table has the same numbers."));
  /* Translators: headings of columns: how often each face of the die fell, and how often that was to be expected. */
  parlour_course_part_add_head (part, 1, 0, C_("dice", "Rolled"));
  parlour_course_part_add_head (part, 2, 0, C_("dice", "Expected"));
  for (int face = 0; face < self->course.n_sides; face++)
    add_face (self, part, whose, face, expected);
}

/* What was counted */

static void
add_thing (ParlourCourseWindow    *self,
           ParlourCoursePart      *part,
           const ParlourPastTable *table,
           const TableTallies     *tallies,
           int                     thing)
{
  g_autofree char *head = table->tell_thing (thing);

  parlour_course_part_add_head (part, 0, thing + 1, head);
  for (int seat = 0; seat < self->course.n_players; seat++)
    {
      int n = tallies->n[seat][table->first + thing];
      g_autofree char *number = g_strdup_printf ("%d", n);
      g_autofree char *told = g_strdup_printf (_("%s, %s: %d"), table_session_get_names (self->session)[seat], head, n);

      parlour_course_part_add_cell (part, seat + 1, thing + 1, number, told);
    }
}

/* Of a game that is not over that is what everybody could count, too, or nothing. */
static void
add_tables (ParlourCourseWindow *self)
{
  const ParlourPastTable *table = parlour_game_past_find (self->course.game)->tables;
  g_autofree TableTallies *tallies = g_new0 (TableTallies, 1);

  if (table == NULL || self->course.n_moments == 0)
    return;

  table_record_tally (table_session_get_record (self->session), tallies);
  for (; table->title != NULL; table++)
    {
      ParlourCoursePart *part = add_part (self, gettext (table->title), gettext (table->hint));

      gtk_widget_set_visible (GTK_WIDGET (parlour_course_part_get_chart (part)), FALSE);
      add_families (self, part);
      for (int thing = 0; thing < table->n; thing++)
        add_thing (self, part, table, tallies, thing);
    }
}

/* The object */

static void
show_course (ParlourCourseWindow *self)
{
  table_course_tell (table_session_get_record (self->session), &self->course);
  for (int seat = 0; seat < self->course.n_players; seat++)
    self->colors[seat] = table_session_get_color (self->session, seat);

  parlour_box_clear (self->parts);
  show_families (self);
  gtk_widget_set_visible (self->covered, !self->course.finished && self->course.n_moments > 0);
  for (int series = 0; series < parlour_curves_count (&self->course); series++)
    add_curves (self, series);
  add_tables (self);
  add_votes (self);
  for (int whose = 0; whose < TABLE_N_DICE_OF; whose++)
    add_dice (self, (TableDiceOf) whose);
}

static void
parlour_course_window_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_COURSE_WINDOW (object)->session);

  G_OBJECT_CLASS (parlour_course_window_parent_class)->dispose (object);
}

static void
parlour_course_window_class_init (ParlourCourseWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_course_window_dispose;

  g_type_ensure (PARLOUR_TYPE_LANGUAGE_BUTTON);
  g_type_ensure (PARLOUR_TYPE_STEADY_BIN);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/course-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, families);
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, covered);
  gtk_widget_class_bind_template_child (widget_class, ParlourCourseWindow, parts);
}

static void
parlour_course_window_init (ParlourCourseWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_course_window_new:
 * @parent: the window of the game
 * @session: the game
 *
 * Makes a window with the course of a game so far.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
GtkWindow *
parlour_course_window_new (GtkWindow    *parent,
                           TableSession *session)
{
  ParlourCourseWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  self = g_object_new (PARLOUR_TYPE_COURSE_WINDOW, NULL);
  parlour_window_set_parent (GTK_WINDOW (self), parent);
  self->session = g_object_ref (session);
  show_course (self);
  parlour_widget_show_rest_later (gtk_widget_get_first_child (GTK_WIDGET (self->parts)));
  parlour_language_follow (self, G_CALLBACK (show_course));
  g_signal_connect_object (session, "changed", G_CALLBACK (show_course), self, G_CONNECT_SWAPPED);
  parlour_window_fit (GTK_WINDOW (self), parent, 1240, G_MAXINT);

  return GTK_WINDOW (self);
}
