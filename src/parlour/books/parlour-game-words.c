/* parlour-game-words.c: what lists of games say of each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-words.h"

#include "doc-error.h"
#include "table-game-file.h"
#include "table-record.h"
#include "text-line.h"
#include "text-words.h"
#include "tongue.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

static gboolean
is_same_day (GDateTime *one,
             GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other)
         && g_date_time_get_day_of_year (one) == g_date_time_get_day_of_year (other);
}

/* A month as it stands within a date. GLib would name it in the language in
 * which the desktop writes dates, which need not be that of the application. */
static const char *
get_month (int month)
{
  static const char *const months[] = {
    NC_("month in a date", "January"),
    NC_("month in a date", "February"),
    NC_("month in a date", "March"),
    NC_("month in a date", "April"),
    NC_("month in a date", "May"),
    NC_("month in a date", "June"),
    NC_("month in a date", "July"),
    NC_("month in a date", "August"),
    NC_("month in a date", "September"),
    NC_("month in a date", "October"),
    NC_("month in a date", "November"),
    NC_("month in a date", "December"),
  };

  g_assert (month >= 1 && month <= (int) G_N_ELEMENTS (months));

  return g_dpgettext2 (NULL, "month in a date", months[month - 1]);
}

static const char *
get_today (gboolean within)
{
  if (within)
    /* Translators: %H is the hour and %M the minute at which a game was played; see strftime(3). */
    return C_("behind a colon", "today at %H:%M");

  /* Translators: %H is the hour and %M the minute at which a game was played; see strftime(3). */
  return _("Today at %H:%M");
}

static const char *
get_yesterday (gboolean within)
{
  if (within)
    /* Translators: %H is the hour and %M the minute at which a game was played; see strftime(3). */
    return C_("behind a colon", "yesterday at %H:%M");

  /* Translators: %H is the hour and %M the minute at which a game was played; see strftime(3). */
  return _("Yesterday at %H:%M");
}

/* Tells when a game was played last. */
char *
parlour_game_words_time (gint64     seconds,
                         GDateTime *now,
                         gboolean   within)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);
  g_autoptr (GDateTime) yesterday = NULL;

  g_return_val_if_fail (now != NULL, NULL);

  if (time == NULL)
    return g_strdup ("");

  yesterday = g_date_time_add_days (now, -1);
  if (is_same_day (time, now))
    return g_date_time_format (time, get_today (within));

  if (is_same_day (time, yesterday))
    return g_date_time_format (time, get_yesterday (within));

  /* Translators: when a game was played: the day, the month and the year. */
  return g_strdup_printf (_("%d %s %d"),
                          g_date_time_get_day_of_month (time),
                          get_month (g_date_time_get_month (time)),
                          g_date_time_get_year (time));
}

static char *
tell_progress (const TableGameSummary *game,
               gboolean                within)
{
  if (game->finished)
    return g_strdup (within ? C_("behind a colon", "finished") : _("Finished"));

  if (game->tracking == game->game->counted)
    return g_strdup (within ? C_("behind a colon", "not counted yet") : _("Not counted yet"));

  return within ? game->game->tell_when_within (game->round, game->part) : game->game->tell_when (game->round, game->part);
}

/* Tells how far a game is, and whether something waits there after a correction. */
char *
parlour_game_words_state (const TableGameSummary *game,
                          gboolean                within)
{
  g_autofree char *progress = NULL;

  g_return_val_if_fail (game != NULL && !game->is_broken, NULL);

  progress = tell_progress (game, within);
  if (game->n_waiting == 0)
    return g_steal_pointer (&progress);

  /* Translators: %s is a week and a day; the events happened later, and are played again when the game comes to them. */
  return g_strdup_printf (ngettext ("%s; %u event waits", "%s; %u events wait", game->n_waiting),
                          progress, game->n_waiting);
}

/* Tells how much of a game is tracked. */
const char *
parlour_game_words_tracking (const TableGameSummary *game)
{
  static const struct {
    const char *id;
    const char *words;
  } trackings[] = {
    /* Translators: everything in a game is kept track of. */
    { "full", NC_("tracking", "Everything") },
    /* Translators: only the essentials of a game are kept track of. */
    { "essentials", NC_("tracking", "The essentials") },
    /* Translators: only the score of a game is kept track of. */
    { "scoring", NC_("tracking", "Only the score") },
  };

  g_return_val_if_fail (game != NULL && !game->is_broken, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (trackings); i++)
    if (g_str_equal (trackings[i].id, game->game->trackings[game->tracking]))
      return g_dpgettext2 (NULL, "tracking", trackings[i].words);

  g_return_val_if_reached ("");
}

/* Tells which game it is, where there are several. Returns its name, or `NULL` where nobody
 * would ask, as there is one only, or of a file that is broken. */
const char *
parlour_game_words_game (const TableGameSummary *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return table_games[1] != NULL && !game->is_broken ? table_game_get_name (game->game) : NULL;
}

static char *
list_names (const TableGameSummary *game,
            gboolean                winners_only)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < game->n_players; seat++)
    if (!winners_only || game->winners[seat])
      g_ptr_array_add (names, text_isolate (game->names[seat]));

  return text_list (names);
}

/* Tells what can be done about it. Reading changes nothing, which is said where somebody may
 * fear for what is in the file. */
const char *
parlour_game_words_advice (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (g_error_matches (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_VERSION))
    return _("Update Kontor to open it.");
  if (g_error_matches (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SIZE)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    return _("Choose the file of a game instead.");
  if (error->domain == TABLE_RECORD_ERROR || error->domain == DOC_ERROR)
    return _("Nothing in the file was changed. Open a copy of the game, or mend the place that is named.");
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    return _("Look where it was moved to, or connect the disk that it was on.");
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    return _("Allow reading the file, or ask its owner for a copy.");

  return _("Try again later, or open a copy of the game.");
}

/* Tells what can be salvaged, and what is missing. What breaks the rules is told where the file
 * is. */
char *
parlour_game_words_salvage (const TableSalvage *salvage)
{
  guint n, n_read, n_undone;
  g_autofree char *whole = NULL;
  g_autofree char *damage = NULL;
  g_autofree char *undone = NULL;
  g_autoptr (GPtrArray) sentences = g_ptr_array_new ();

  g_return_val_if_fail (salvage != NULL, NULL);

  n = table_record_get_cursor (salvage->record);
  n_read = table_record_get_n_events (salvage->record);
  n_undone = n_read - n;
  /* Translators: the first %u is a number of events, the first ones of a game, the second of how many. */
  whole = g_strdup_printf (ngettext ("%u event of %u can be salvaged, as a game of its own.",
                                     "%u events of %u can be salvaged, as a game of its own.", n), n, n_read);
  /* Translators: %u is the number of a line in a file. */
  damage = g_strdup_printf (_("From line %u on the file is damaged."), salvage->line);
  /* Translators: %u is a number of events. */
  undone = g_strdup_printf (ngettext ("%u event after that is kept as undone.",
                                      "%u events after that are kept as undone.", n_undone), n_undone);

  g_ptr_array_add (sentences, whole);
  if (salvage->line > 0)
    g_ptr_array_add (sentences, damage);
  if (salvage->lacks_start)
    g_ptr_array_add (sentences, (gpointer) _("What everybody started with is missing: the usual is taken instead."));
  if (salvage->lacks_options)
    g_ptr_array_add (sentences, (gpointer) _("The options are missing: the usual ones are taken instead."));
  if (n_undone > 0)
    g_ptr_array_add (sentences, undone);
  g_ptr_array_add (sentences, (gpointer) _("Nothing in the file is changed."));
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv ("\n", (char **) sentences->pdata);
}

/* Of a file that is broken. */
static char *
describe_problem (const TableGameSummary *game)
{
  g_autofree char *file = table_game_file_tell_name (game->path);
  /* Translators: the first %s is the name of a file, the second says what is wrong and where. */
  g_autofree char *problem = g_strdup_printf (_("“%s” cannot be read: %s"),
                                              file, table_game_summary_get_problem (game));

  return g_strconcat (problem, "\n", parlour_game_words_advice (tongue_find_error (game->errors)), NULL);
}

/* Tells all of a game as a screen reader says it. */
char *
parlour_game_words_label (const TableGameSummary *game,
                          const char             *head)
{
  const char *name;
  g_autofree char *named = NULL;
  g_autofree char *names = NULL;
  g_autofree char *others = NULL;

  g_return_val_if_fail (game != NULL && head != NULL, NULL);

  if (game->is_broken)
    return describe_problem (game);

  name = parlour_game_words_game (game);
  if (name != NULL)
    /* Translators: the first %s is the name of a game, the second a date or a title. */
    head = named = g_strdup_printf (C_("which game", "%s, %s"), name, head);
  names = list_names (game, FALSE);
  others = game->finished ? list_names (game, TRUE) : parlour_game_words_state (game, FALSE);
  if (game->finished)
    /* Translators: a game; the first %s is a date or a title, the second the players, the third who won, several at times. */
    return g_strdup_printf (_("%s: %s; won by %s"), head, names, others);

  /* Translators: a game; the first %s is a date or a title, the second the players, the third a week and a day. */
  return g_strdup_printf (_("%s: %s; %s"), head, names, others);
}

/* Tells the day of a game in all the ways in which somebody may look for it. */
char *
parlour_game_words_day (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (seconds);

  if (time == NULL)
    return g_strdup ("");

  return g_strdup_printf ("%04d-%02d-%02d %d %s",
                          g_date_time_get_year (time), g_date_time_get_month (time),
                          g_date_time_get_day_of_month (time), g_date_time_get_day_of_month (time),
                          get_month (g_date_time_get_month (time)));
}
