/* parlour-course.c: the course of a game, as tables of numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the end there is all of it. Before, only what everybody at the table
 * can see.
 */

#include "config.h"

#include "parlour-course.h"

#include "parlour-game-past.h"
#include "table-game-summary.h"
#include "table-guide.h"
#include "table-record.h"
#include "table-times.h"
#include "text-line.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* How long a game took, as tables of numbers */

/* A game that was counted after the evening, or is hardly begun, has no times of its own. */
#define SHORTEST_GAME 60

/* Somebody who plays, or nobody in particular. */
static const char *
get_name (const TableRecord *record,
          int                seat)
{
  /* Translators: in a list of how long the game waited for whom. */
  return seat == TABLE_TIME_OF_ALL ? C_("time", "For all") : table_record_get_names (record)[seat];
}

/* Who thought longest, of those who play, or `TABLE_NOBODY`. */
static int
find_longest (const TableTimes *times,
              int               n_players)
{
  int longest = 0;

  for (int seat = 1; seat < n_players; seat++)
    if (times->longest[seat].seconds > times->longest[longest].seconds)
      longest = seat;

  return times->longest[longest].seconds > 0 ? longest : TABLE_NOBODY;
}

/* Who thought longest, how long, and when that was. */
static char *
tell_longest (const TableTimes  *times,
              const TableRecord *record)
{
  const int seat = find_longest (times, table_record_get_setup (record)->n_players);
  g_autoptr (TableState) state = NULL;
  g_autofree char *name = NULL, *duration = NULL, *when = NULL;

  if (seat == TABLE_NOBODY)
    return g_strdup (_("By the times at which everything was entered. Pauses do not count."));

  state = table_record_make_state (record, times->longest[seat].event);
  name = text_isolate (table_record_get_names (record)[seat]);
  duration = text_duration (times->longest[seat].seconds);
  when = state->game->tell_when (state->round, state->part);

  /* Translators: %s are a player, how long that player thought, and when in the game that was. */
  return g_strdup_printf (_("Pauses do not count. %s thought longest: %s (%s)."), name, duration, when);
}

static ParlourNumbers *
make_players (const TableTimes  *times,
              const TableRecord *record)
{
  const int n_players = table_record_get_setup (record)->n_players;
  g_autofree char *hint = tell_longest (times, record);
  ParlourNumbers *numbers = parlour_numbers_new (_("Whom the Game Waited For"), hint);

  /* Translators: headings of columns: how long it was, how much that is of the whole, and the longest thought. */
  parlour_numbers_add_title (numbers, C_("time", "Time"));
  parlour_numbers_add_title (numbers, C_("time", "Share"));
  parlour_numbers_add_title (numbers, C_("time", "Longest"));
  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  for (int i = 0; i <= n_players; i++)
    {
      const int seat = i < n_players ? i : TABLE_TIME_OF_ALL;
      const int color = i < n_players ? (int) table_record_get_person (record, seat)->color : TABLE_NOBODY;

      parlour_numbers_add_row (numbers, &(const ParlourHead) { get_name (record, seat), NULL, color, FALSE });
      parlour_numbers_add_duration (numbers, times->whole.seconds[seat]);
      parlour_numbers_add_percent (numbers, (double) times->whole.seconds[seat] / (double) table_time_sum (&times->whole));
      parlour_numbers_add_duration (numbers, times->longest[seat].seconds);
    }

  return numbers;
}

static ParlourNumbers *
make_rounds (const TableTimes  *times,
             const TableRecord *record)
{
  ParlourNumbers *numbers = parlour_numbers_new (_("As the Game Went On"), _("How long each part of it took."));

  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  parlour_numbers_add_title (numbers, C_("time", "Time"));
  for (guint round = 1; round < times->rounds->len; round++)
    {
      g_autofree char *name = parlour_game_past_name_round (table_record_get_game (record), (int) round);
      g_autofree char *mark = g_strdup_printf ("%u", round);

      parlour_numbers_add_row (numbers, &(const ParlourHead) { name, mark, TABLE_NOBODY, FALSE });
      parlour_numbers_add_duration (numbers, table_time_sum (&g_array_index (times->rounds, TableTime, round)));
    }

  return numbers;
}

static ParlourNumbers *
make_topics (const TableTimes  *times,
             const TableRecord *record)
{
  ParlourNumbers *numbers = parlour_numbers_new (_("What Took How Long"), _("As the rules at hand call it."));

  parlour_numbers_add_title (numbers, C_("time", "Time"));
  parlour_numbers_add_title (numbers, C_("time", "Share"));
  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  for (guint topic = 0; topic < times->topics->len; topic++)
    {
      const gint64 seconds = table_time_sum (&g_array_index (times->topics, TableTime, topic));
      g_autofree char *title = NULL;

      if (seconds == 0)
        continue;

      title = table_guide_get_title (table_record_get_game (record), (int) topic);
      parlour_numbers_add_row (numbers, &(const ParlourHead) { title, NULL, TABLE_NOBODY, FALSE });
      parlour_numbers_add_duration (numbers, seconds);
      parlour_numbers_add_percent (numbers, (double) seconds / (double) table_time_sum (&times->whole));
    }

  return numbers;
}

/* Adds how long a game took so far, by player, by round and by what the rules call it, if its events tell that. */
static void
parlour_times_add (GPtrArray         *list,
                   const TableRecord *record)
{
  g_autoptr (TableTimes) times = NULL;

  g_return_if_fail (list != NULL && record != NULL);

  times = table_times_tell (record);
  if (table_time_sum (&times->whole) < SHORTEST_GAME)
    return;

  g_ptr_array_add (list, make_players (times, record));
  if (times->rounds->len > 2)
    g_ptr_array_add (list, make_rounds (times, record));
  if (times->topics->len > 0)
    g_ptr_array_add (list, make_topics (times, record));
}

/* A column for each player, with the emblem at its head. */
static void
add_players (ParlourNumbers    *numbers,
             const TableRecord *record,
             const TableCourse *course)
{
  for (int seat = 0; seat < course->n_players; seat++)
    {
      const TablePerson *person = table_record_get_person (record, seat);

      parlour_numbers_add_column (numbers, &(const ParlourHead) { table_record_get_names (record)[seat], NULL,
                                                                  (int) person->color, TRUE });
    }
}

/* Curves */

static char *
name_moment (const TableCourse *course,
             int                moment)
{
  switch (course->moments[moment].kind)
    {
    case TABLE_MOMENT_START:
      return g_strdup (C_("moment", "Start"));
    case TABLE_MOMENT_NOW:
      return g_strdup (C_("moment", "Now"));
    case TABLE_MOMENT_END:
      return g_strdup (C_("moment", "End"));
    case TABLE_MOMENT_ROUND:
    default:
      return parlour_game_past_name_round (course->game, course->moments[moment].round);
    }
}

/* Where there is little room a round is its number. */
static void
add_moment (ParlourNumbers    *numbers,
            const TableCourse *course,
            int                series,
            int                moment)
{
  const TableMoment *at = &course->moments[moment];
  g_autofree char *when = name_moment (course, moment);
  g_autofree char *mark = at->kind == TABLE_MOMENT_ROUND ? g_strdup_printf ("%d", at->round) : NULL;

  parlour_numbers_add_row (numbers, &(const ParlourHead) { when, mark, TABLE_NOBODY, FALSE });
  for (int seat = 0; seat < course->n_players; seat++)
    parlour_numbers_add_count (numbers, at->values[series][seat], NULL);
}

static ParlourNumbers *
make_curves (const TableRecord *record,
             const TableCourse *course,
             int                series)
{
  const ParlourPastCurve *curves = parlour_game_past_find (course->game)->curves;
  const TableSeries *followed = &course->game->series[series];
  g_autofree char *title = curves != NULL ? curves[series].tell_title (followed->which)
                                          : g_strdup (gettext (followed->title));
  ParlourNumbers *numbers = parlour_numbers_new (title, gettext (curves != NULL ? curves[series].hint : followed->hint));
  /* Translators: what a screen reader says of a chart; %s is its title. */
  g_autofree char *described = g_strdup_printf (_("Curves: %s. The table has the same numbers."), title);

  parlour_numbers_draw (numbers, PARLOUR_DRAWING_CURVES, 0, described);
  add_players (numbers, record, course);
  for (int moment = 0; moment < table_course_count_moments (course, series); moment++)
    add_moment (numbers, course, series, moment);

  return numbers;
}

/* Whether curves are called anything, and one of them may be seen now. */
static gboolean
is_curve_told (const TableCourse *course,
               int                series)
{
  const TableSeries *all = course->game->series;

  return (parlour_game_past_find (course->game)->curves != NULL || all[0].title != NULL)
         && table_course_count_moments (course, series) > 0 && (course->finished || all[series].is_public);
}

/* Lists what is followed in a game and may be seen now, by the game's series: a column for each
 * seat and a row for each moment. There is none where the game does not say what its series are
 * called. */
GPtrArray *
parlour_course_list_curves (const TableRecord *record,
                            const TableCourse *course)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) parlour_numbers_free);

  g_return_val_if_fail (record != NULL && course != NULL, list);

  for (int i = 0; i < table_course_count_series (course); i++)
    if (is_curve_told (course, i))
      g_ptr_array_add (list, make_curves (record, course, i));

  return list;
}

/* Votes */

static void
add_agreement (ParlourNumbers    *numbers,
               const TableCourse *course,
               int                seat,
               int                other)
{
  const TableAgreement *agreement = &course->agreements[seat][other];
  const char *name = parlour_numbers_get_column (numbers, (guint) seat)->text;
  g_autofree char *told = g_strdup_printf (
    /* Translators: two players, then how often they voted alike and of how many votes. */
    ngettext ("%s and %s voted alike in %d of %d vote.", "%s and %s voted alike in %d of %d votes.",
              (gulong) agreement->both),
    name, parlour_numbers_get_column (numbers, (guint) other)->text, agreement->together, agreement->both);

  if (seat == other)
    parlour_numbers_add (numbers, 0., "–", name);
  else
    parlour_numbers_add_share (numbers, agreement->together, agreement->both, told);
}

static void
add_yes (ParlourNumbers    *numbers,
         const TableCourse *course,
         int                seat)
{
  int n_votes = course->agreements[seat][seat].both;
  g_autofree char *told = g_strdup_printf (
    /* Translators: a player, then how often that player voted yes and in how many votes. */
    ngettext ("%s voted yes in %d of %d vote.", "%s voted yes in %d of %d votes.", (gulong) n_votes),
    parlour_numbers_get_column (numbers, (guint) seat)->text, course->yes[seat], n_votes);

  parlour_numbers_add_share (numbers, course->yes[seat], n_votes, told);
}

static ParlourNumbers *
make_votes (const TableRecord *record,
            const TableCourse *course)
{
  ParlourNumbers *numbers = parlour_numbers_new (
    _("Who Voted with Whom"), _("How often two players voted alike, of the votes in which both of them voted."));

  parlour_numbers_draw (numbers, PARLOUR_DRAWING_VOTES, 0, _("Who voted with whom. The table has the same numbers."));
  add_players (numbers, record, course);
  /* Translators: heading of a column: how often a player voted yes. */
  parlour_numbers_add_title (numbers, C_("votes", "Yes"));
  for (int seat = 0; seat < course->n_players; seat++)
    {
      parlour_numbers_add_row (numbers, parlour_numbers_get_column (numbers, (guint) seat));
      for (int other = 0; other < course->n_players; other++)
        add_agreement (numbers, course, seat, other);
      add_yes (numbers, course, seat);
    }

  return numbers;
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

static void
add_face (ParlourNumbers    *numbers,
          const TableCourse *course,
          TableDiceOf        whose,
          int                face,
          double             expected)
{
  int n = course->dice[whose][face];
  g_autofree char *which = g_strdup_printf ("%d", face + 1);
  g_autofree char *average = text_average (expected);
  g_autofree char *told = g_strdup_printf (
    /* Translators: the first %d is a face of the die, the second how often it fell, %s a number. */
    ngettext ("%d: rolled %d time, expected %s.", "%d: rolled %d times, expected %s.", (gulong) n),
    face + 1, n, average);

  parlour_numbers_add_row (numbers, &(const ParlourHead) { which, NULL, TABLE_NOBODY, FALSE });
  parlour_numbers_add_count (numbers, n, told);
  parlour_numbers_add_average (numbers, expected, told);
}

static ParlourNumbers *
make_dice (const TableCourse *course,
           TableDiceOf        whose)
{
  int n_rolls = table_course_count_rolls (course, whose);
  g_autofree char *hint = g_strdup_printf (
    ngettext ("%d roll. The broken line is what was to be expected of each face.",
              "%d rolls. The broken line is what was to be expected of each face.", (gulong) n_rolls), n_rolls);
  ParlourNumbers *numbers = parlour_numbers_new (get_dice_title (whose), hint);

  parlour_numbers_draw (numbers, PARLOUR_DRAWING_DICE, 0, _("How the die fell. The table has the same numbers."));
  /* Translators: headings of columns: how often each face of the die fell, and how often that was to be expected. */
  parlour_numbers_add_title (numbers, C_("dice", "Rolled"));
  parlour_numbers_add_title (numbers, C_("dice", "Expected"));
  for (int face = 0; face < course->n_sides; face++)
    add_face (numbers, course, whose, face, (double) n_rolls / course->n_sides);

  return numbers;
}

/* What was counted */

static ParlourNumbers *
make_table (const TableRecord      *record,
            const TableCourse      *course,
            const ParlourPastTable *table,
            const TableTallies     *tallies)
{
  ParlourNumbers *numbers = parlour_numbers_new (gettext (table->title), gettext (table->hint));

  add_players (numbers, record, course);
  for (int thing = 0; thing < table->n; thing++)
    {
      const char *head = table->tell_thing (thing);

      parlour_numbers_add_row (numbers, &(const ParlourHead) { head, NULL, TABLE_NOBODY, FALSE });
      for (int seat = 0; seat < course->n_players; seat++)
        parlour_numbers_add_count (numbers, tallies->n[seat][table->first + thing], NULL);
    }

  return numbers;
}

static gboolean
are_tables_told (const TableCourse *course)
{
  return parlour_game_past_find (course->game)->tables != NULL && course->n_moments > 0;
}

/* Of a game that is not over that is what everybody could count, too, or nothing. */
static void
add_tables (GPtrArray         *list,
            const TableRecord *record,
            const TableCourse *course)
{
  const ParlourPastTable *table = parlour_game_past_find (course->game)->tables;
  g_autofree TableTallies *tallies = g_new0 (TableTallies, 1);

  if (!are_tables_told (course))
    return;

  table_record_tally (record, tallies);
  for (; table->title != NULL; table++)
    g_ptr_array_add (list, make_table (record, course, table, tallies));
}

/* Asks whether parlour_course_list() has anything to tell, without making it. */
gboolean
parlour_course_is_told (const TableCourse *course)
{
  g_return_val_if_fail (course != NULL, FALSE);

  for (int i = 0; i < table_course_count_series (course); i++)
    if (is_curve_told (course, i))
      return TRUE;
  for (int whose = 0; whose < TABLE_N_DICE_OF; whose++)
    if (table_course_count_rolls (course, (TableDiceOf) whose) > 0)
      return TRUE;

  return are_tables_told (course) || course->n_votes > 0;
}

/* Lists all that is told of the course of a game and may be seen now: curves, what was counted,
 * votes by seat and by seat, how often each face of the dice fell, and how long it took. */
GPtrArray *
parlour_course_list (const TableRecord *record,
                     const TableCourse *course)
{
  GPtrArray *list = parlour_course_list_curves (record, course);

  g_return_val_if_fail (record != NULL && course != NULL, list);

  add_tables (list, record, course);
  if (course->n_votes > 0)
    g_ptr_array_add (list, make_votes (record, course));
  for (int whose = 0; whose < TABLE_N_DICE_OF; whose++)
    if (table_course_count_rolls (course, (TableDiceOf) whose) > 0)
      g_ptr_array_add (list, make_dice (course, (TableDiceOf) whose));
  parlour_times_add (list, record);

  return list;
}
