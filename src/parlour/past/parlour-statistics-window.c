/* parlour-statistics-window.c: what became of each player in all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Beside each picture is a table with the same numbers.
 */

#include "config.h"

#include "parlour-statistics-window.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-course-part.h"
#include "parlour-dialog.h"
#include "parlour-file-chooser.h"
#include "parlour-game-past.h"
#include "parlour-game-words.h"
#include "parlour-places.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game-file.h"
#include "table-guess.h"
#include "table-plays.h"
#include "table-statistics.h"
#include "text-line.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* So many players and games are shown. */
#define MOST_PLAYERS 12
#define MOST_GAMES 24

/* So many are compared with each other. */
#define MOST_PAIRED 6

/* How long a file with plays is at most. */
#define MAX_BYTES (16 * 1024 * 1024)

struct _ParlourStatisticsWindow {
  ParlourSideWindow parent_instance;

  TableArchive *archive;
  GListModel *counted; /* (nullable) (element-type TablePastGame): the games of the archive, and plays from elsewhere */
  GPtrArray *games; /* (element-type TableGame): of which there are any to count */
  GPtrArray *players; /* (element-type TablePlayerStatistics): who played most first */
  GPtrArray *ranked; /* (element-type TablePlayerStatistics): in all games together, by rank */
  char *path; /* where plays from elsewhere are kept */
  GPtrArray *plays; /* (element-type TablePlayed) */
  GPtrArray *removed; /* (nullable) (element-type TablePlayed): what was removed last, as long as the window is open */

  GtkStack *pages;
  GtkWidget *nothing;
  GtkWidget *put_back;
  GtkWidget *scroller;
  AdwBin *ranking;
  GtkDropDown *game;
  AdwBin *everybody;
  AdwBin *pairs;
  AdwBin *begun;
  AdwBin *lengths;
  GtkDropDown *player;
  GtkBox *parts;
  GtkLabel *n_plays;
  GtkWidget *remove_plays;
};

G_DEFINE_FINAL_TYPE (ParlourStatisticsWindow, parlour_statistics_window, PARLOUR_TYPE_SIDE_WINDOW)

/* What is looked at, or `NULL` if there is nothing to count. */
static const TableGame *
get_game (ParlourStatisticsWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->game);

  return selected < self->games->len ? g_ptr_array_index (self->games, selected) : NULL;
}

static const TablePlayerStatistics *
get_player (ParlourStatisticsWindow *self,
            guint                    place)
{
  return g_ptr_array_index (self->players, place);
}

/* All games */

static void
add_ranked (ParlourNumbers              *numbers,
            const TablePlayerStatistics *player)
{
  g_autofree char *name = text_isolate (player->name);
  /* Translators: the rank of somebody, and the name, e.g. “1. Agnes”. */
  g_autofree char *ranked = g_strdup_printf (C_("rank", "%d. %s"), player->rank, name);
  /* Translators: what a screen reader says in place of a share; %s is a player. */
  g_autofree char *told = g_strdup_printf (_("%s: too few games for a rank"), name);

  parlour_numbers_add_row (numbers, &(const ParlourHead) { player->rank > 0 ? ranked : name, NULL, (int) player->color, FALSE });
  parlour_numbers_add_share (numbers, player->n_wins, (int) player->results->len, NULL);
  parlour_numbers_add_average (numbers, player->expected, NULL);
  if (player->rank > 0)
    parlour_numbers_add_percent (numbers, table_statistics_get_share (player));
  else
    /* Translators: in place of a share, of somebody who has played too few games for a rank. */
    parlour_numbers_add (numbers, 0., C_("rank", "few games"), told);
}

/* Points of one game are none of another: what they have in common is who came out ahead of whom. */
static void
show_ranking (ParlourStatisticsWindow *self)
{
  g_autofree char *hint = g_strdup_printf (
    /* Translators: %d is how many games somebody must have played for a rank, at present 5. */
    ngettext ("The share of the others at the table that somebody came out ahead of: by chance alone it is half. "
              "Expected are the wins that chance alone would bring. Fewer than %d game says too little for a rank.",
              "The share of the others at the table that somebody came out ahead of: by chance alone it is half. "
              "Expected are the wins that chance alone would bring. Fewer than %d games say too little for a rank.",
              TABLE_GAMES_FOR_RANK),
    TABLE_GAMES_FOR_RANK);
  ParlourNumbers *numbers = parlour_numbers_new (_("Ranking over All Games"), hint);

  parlour_numbers_add_title (numbers, C_("statistics", "Won"));
  /* Translators: headings of columns: how many games chance alone would win, and of what share of the others somebody came out ahead. */
  parlour_numbers_add_title (numbers, C_("statistics", "Expected"));
  parlour_numbers_add_title (numbers, C_("statistics", "Ahead of"));
  parlour_numbers_draw_bars (numbers, 2, _("Share of the others left behind"));
  for (guint place = 0; place < MIN (self->ranked->len, MOST_PLAYERS); place++)
    add_ranked (numbers, g_ptr_array_index (self->ranked, place));
  adw_bin_set_child (self->ranking, parlour_course_part_new (numbers));
}

/* All players of one */

static void
show_everybody (ParlourStatisticsWindow *self)
{
  ParlourNumbers *numbers = parlour_numbers_new (_("All Players"),
                                                 _("The average result of those who played most."));

  /* Translators: headings of columns: how many games a player played and won, and how many points were made. */
  parlour_numbers_add_title (numbers, C_("statistics", "Games"));
  parlour_numbers_add_title (numbers, C_("statistics", "Won"));
  parlour_numbers_add_title (numbers, C_("statistics", "Average"));
  parlour_numbers_add_title (numbers, C_("statistics", "Best"));
  parlour_numbers_draw_bars (numbers, 2, _("Average result"));
  for (guint place = 0; place < MIN (self->players->len, MOST_PLAYERS); place++)
    {
      const TablePlayerStatistics *player = get_player (self, place);
      g_autofree char *name = text_isolate (player->name);

      parlour_numbers_add_row (numbers, &(const ParlourHead) { name, NULL, (int) player->color, FALSE });
      parlour_numbers_add_count (numbers, (int) player->results->len, NULL);
      parlour_numbers_add_count (numbers, player->n_wins, NULL);
      parlour_numbers_add_average (numbers, table_statistics_get_average (player), NULL);
      parlour_numbers_add_count (numbers, player->best, NULL);
    }
  adw_bin_set_child (self->everybody, parlour_course_part_new (numbers));
}

/* Where there is nothing to tell no room is left for it. */
static void
show_part (AdwBin         *place,
           ParlourNumbers *numbers)
{
  adw_bin_set_child (place, numbers != NULL ? parlour_course_part_new (numbers) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (place), numbers != NULL);
}

/* How long games took */

static void
add_lengths (ParlourNumbers     *numbers,
             int                 n_players,
             const TableLengths *lengths)
{
  g_autofree char *head = g_strdup_printf (ngettext ("%d player", "%d players", (gulong) n_players), n_players);

  parlour_numbers_add_row (numbers, &(const ParlourHead) { head, NULL, TABLE_NOBODY, FALSE });
  parlour_numbers_add_count (numbers, (int) lengths->n_games, NULL);
  parlour_numbers_add_duration (numbers, lengths->shortest);
  parlour_numbers_add_duration (numbers, lengths->usual);
  parlour_numbers_add_duration (numbers, lengths->longest);
}

/* By how many played, where games tell it. */
static void
show_lengths (ParlourStatisticsWindow *self)
{
  const TableGame *game = get_game (self);
  g_autoptr (ParlourNumbers) numbers = parlour_numbers_new (
    _("How Long It Takes"), _("By how many play, without pauses. Half of the games were shorter than the one in the middle."));

  parlour_numbers_draw_bars (numbers, 2, numbers->title);
  parlour_numbers_add_title (numbers, C_("statistics", "Games"));
  /* Translators: headings of columns: how long the shortest game took, the one in the middle, and the longest. */
  parlour_numbers_add_title (numbers, C_("length of games", "Shortest"));
  parlour_numbers_add_title (numbers, C_("length of games", "Middle"));
  parlour_numbers_add_title (numbers, C_("length of games", "Longest"));
  for (int n_players = game->min_players; n_players <= game->max_players; n_players++)
    {
      TableLengths lengths;

      if (table_guess_lengths (table_archive_get_games (self->archive), game, n_players, &lengths))
        add_lengths (numbers, n_players, &lengths);
    }

  show_part (self->lengths, numbers->rows->len > 0 ? g_steal_pointer (&numbers) : NULL);
}

/* Pairs of players, and who began */

static void
add_pairs (ParlourStatisticsWindow *self,
           ParlourNumbers          *numbers,
           guint                    row,
           const TablePair         *pairs,
           guint                    n)
{
  g_autofree char *name = text_isolate (get_player (self, row)->name);

  parlour_numbers_add_row (numbers, &(const ParlourHead) { name, NULL, (int) get_player (self, row)->color, FALSE });
  for (guint i = 0; i < n; i++)
    if (i == row || pairs[i].both == 0)
      parlour_numbers_add (numbers, 0., "–", NULL);
    else
      parlour_numbers_add_share (numbers, pairs[i].ahead, pairs[i].both, NULL);
}

static void
show_pairs (ParlourStatisticsWindow *self)
{
  const guint n = MIN (self->players->len, MOST_PAIRED);
  const char *names[MOST_PAIRED + 1] = { NULL };
  g_autofree TablePair *pairs = NULL;
  ParlourNumbers *numbers;

  if (n < 2)
    {
      show_part (self->pairs, NULL);
      return;
    }

  numbers = parlour_numbers_new (_("Who Came Out Ahead of Whom"),
                                 _("How often the player of the row was ahead of the one of the column, of the games of both."));
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = text_isolate (get_player (self, i)->name);

      names[i] = get_player (self, i)->name;
      parlour_numbers_add_title (numbers, name);
    }
  pairs = table_statistics_compare (self->counted, get_game (self), names);
  for (guint i = 0; i < n; i++)
    add_pairs (self, numbers, i, pairs + i * n, n);
  show_part (self->pairs, numbers);
}

/* Of games in which nobody begins there is nothing to tell. */
static void
show_begun (ParlourStatisticsWindow *self)
{
  TableBegun begun[TABLE_MAX_PLAYERS];
  const int n = table_statistics_tell_begun (self->counted, get_game (self), begun);
  ParlourNumbers *numbers;

  if (n == 0)
    {
      show_part (self->begun, NULL);
      return;
    }

  numbers = parlour_numbers_new (_("Who Began, and Won"), _("By who had the first turn, the second and so on."));
  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  parlour_numbers_add_title (numbers, C_("statistics", "Won"));
  for (int turn = 0; turn < n; turn++)
    {
      /* Translators: somebody's place in the order of turns at the beginning, e.g. “1.” */
      g_autofree char *head = g_strdup_printf (C_("turn", "%d."), turn + 1);

      parlour_numbers_add_row (numbers, &(const ParlourHead) { head, NULL, TABLE_NOBODY, FALSE });
      parlour_numbers_add_share (numbers, begun[turn].n_wins, begun[turn].n_games, NULL);
    }
  show_part (self->begun, numbers);
}

/* One player */

static void
show_numbers (ParlourStatisticsWindow *self,
              ParlourNumbers          *numbers)
{
  gtk_box_append (self->parts, parlour_course_part_new (numbers));
}

static const char *
tell_result (const TableGameResult *result)
{
  if (result->has_score_only)
    /* Translators: in a column that tells who won: of a play that was taken in from another program. */
    return result->has_won ? C_("statistics", "won (taken in)") : C_("statistics", "– (taken in)");

  /* Translators: in a column that tells who won. */
  return result->has_won ? C_("statistics", "won") : "–";
}

static void
add_result (ParlourNumbers        *numbers,
            const TableGameResult *result)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = parlour_game_words_time (result->played, now, FALSE);

  parlour_numbers_add_row (numbers, &(const ParlourHead) { day, NULL, (int) result->color, FALSE });
  parlour_numbers_add_count (numbers, result->points, NULL);
  parlour_numbers_add (numbers, result->has_won, tell_result (result), NULL);
}

static void
add_results (ParlourStatisticsWindow     *self,
             const TablePlayerStatistics *player)
{
  guint n = player->results->len;
  ParlourNumbers *numbers = parlour_numbers_new (
    _("Game by Game"), _("The last games, the oldest first. The broken line is their average."));

  parlour_numbers_draw (numbers, PARLOUR_DRAWING_COLUMNS, 0,
                        _("Columns: what each game came to. The table has the same numbers."));
  parlour_numbers_add_title (numbers, C_("statistics", "Total"));
  parlour_numbers_add_title (numbers, C_("statistics", "Result"));
  for (guint i = n > MOST_GAMES ? n - MOST_GAMES : 0; i < n; i++)
    add_result (numbers, &g_array_index (player->results, TableGameResult, i));
  show_numbers (self, numbers);
}

/* As a source of points, or as the score calls it. */
static const char *
get_source_name (const TableGame *game,
                 int              part)
{
  const char *const *names = parlour_game_past_find (game)->sources;

  return names != NULL ? g_dpgettext2 (NULL, "source of points", names[part]) : gettext (game->score_parts[part].title);
}

static void
add_sources (ParlourStatisticsWindow     *self,
             const TablePlayerStatistics *player)
{
  const TableGame *game = get_game (self);
  const TablePart *parts = game->score_parts;
  ParlourNumbers *numbers;

  if (parts == NULL || parts->title == NULL || player->n_whole == 0)
    return;

  numbers = parlour_numbers_new (_("Where It Comes From"), _("In an average game."));
  parlour_numbers_draw_bars (numbers, 1, numbers->title);
  parlour_numbers_add_title (numbers, C_("statistics", "All games"));
  parlour_numbers_add_title (numbers, C_("statistics", "Average"));
  for (int source = 0; parts[source].id != NULL; source++)
    if (parts[source].counts)
      {
        const int points = player->parts[source];

        parlour_numbers_add_row (numbers, &(const ParlourHead) { get_source_name (game, source), NULL,
                                                                 TABLE_NOBODY, FALSE });
        parlour_numbers_add_count (numbers, points, NULL);
        parlour_numbers_add_average (numbers, (double) points / player->n_whole, NULL);
      }
  show_numbers (self, numbers);
}

static void
add_ranking (ParlourStatisticsWindow     *self,
             const TablePlayerStatistics *player,
             const ParlourPastRanking    *ranking)
{
  int things[TABLE_MAX_TALLIES];
  int n = table_statistics_rank (player, ranking->first, ranking->n, things);
  ParlourNumbers *numbers;

  if (n == 0)
    return;

  numbers = parlour_numbers_new (_(ranking->title), _(ranking->hint));
  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  /* Translators: heading of a column: how often a player voted yes. */
  parlour_numbers_add_title (numbers, C_("votes", "Yes"));
  for (int i = 0; i < n; i++)
    {
      const int *votes = player->tallies + ranking->first + 2 * things[i];
      g_autofree char *name = ranking->tell_thing (things[i]);

      parlour_numbers_add_row (numbers, &(const ParlourHead) { name, NULL, TABLE_NOBODY, FALSE });
      parlour_numbers_add_share (numbers, votes[0], votes[0] + votes[1], NULL);
    }
  show_numbers (self, numbers);
}

/* Not every game was tracked so that it could be counted: there is no average. */
static void
add_table (ParlourStatisticsWindow     *self,
           const TablePlayerStatistics *player,
           const ParlourPastTable      *table)
{
  ParlourNumbers *numbers = parlour_numbers_new (_(table->title), _(table->hint));

  parlour_numbers_draw_bars (numbers, 0, numbers->title);
  parlour_numbers_add_title (numbers, C_("statistics", "All games"));
  for (int thing = 0; thing < table->n; thing++)
    {
      const char *name = table->tell_thing (thing);

      parlour_numbers_add_row (numbers, &(const ParlourHead) { name, NULL, TABLE_NOBODY, FALSE });
      parlour_numbers_add_count (numbers, player->tallies[table->first + thing], NULL);
    }
  show_numbers (self, numbers);
}

static void
show_player (ParlourStatisticsWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->player);
  const TablePlayerStatistics *player;
  const ParlourPastRanking *ranking;
  const ParlourPastTable *table;

  parlour_box_clear (self->parts);
  if (self->players == NULL || selected >= self->players->len)
    return;

  player = get_player (self, selected);
  add_results (self, player);
  add_sources (self, player);
  for (ranking = parlour_game_past_find (get_game (self))->rankings; ranking != NULL && ranking->title != NULL; ranking++)
    add_ranking (self, player, ranking);
  for (table = parlour_game_past_find (get_game (self))->tables; table != NULL && table->title != NULL; table++)
    add_table (self, player, table);
}

/* The window */

static void
show_names (ParlourStatisticsWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint place = 0; place < self->players->len; place++)
    gtk_string_list_take (names, text_isolate (get_player (self, place)->name));
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (names));
}

static void tell_plays (ParlourStatisticsWindow *self);

static void
tell_anew (ParlourStatisticsWindow *self)
{
  gboolean any = self->players != NULL && self->players->len > 0;

  gtk_stack_set_visible_child (self->pages, any ? self->scroller : self->nothing);
  tell_plays (self);
  if (!any)
    return;

  show_ranking (self);
  show_everybody (self);
  show_pairs (self);
  show_begun (self);
  show_lengths (self);
  show_player (self);
}

static void
count_players (ParlourStatisticsWindow *self)
{
  const TableGame *game = get_game (self);

  g_clear_pointer (&self->players, g_ptr_array_unref);
  if (game != NULL)
    {
      self->players = table_statistics_tell (self->counted, game);
      show_names (self);
    }
  tell_anew (self);
}

/* Once all games are there: thousands of them come in parts. */
static void
count (ParlourStatisticsWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (table_archive_is_reading (self->archive))
    return;

  g_clear_object (&self->counted);
  self->counted = table_plays_join (table_archive_get_games (self->archive), self->plays);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = table_statistics_list_games (self->counted);
  g_clear_pointer (&self->ranked, g_ptr_array_unref);
  self->ranked = table_statistics_rank_players (self->counted);
  for (guint i = 0; i < self->games->len; i++)
    gtk_string_list_append (names, table_game_get_name (g_ptr_array_index (self->games, i)));

  gtk_drop_down_set_model (self->game, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->game), self->games->len > 1);
  count_players (self);
}

/* Plays that were taken in from other programs */

static void
tell_plays (ParlourStatisticsWindow *self)
{
  const guint n = self->plays->len;
  g_autofree char *sentence = g_strdup_printf (
    ngettext ("%u play that another program has told of is counted, too, and marked as taken in.",
              "%u plays that other programs have told of are counted, too, and marked as taken in.", n), n);

  gtk_label_set_label (self->n_plays, n > 0 ? sentence
                                          : _("Plays of these games that BG Stats or BoardGameGeek knows can be counted, too."));
  gtk_widget_set_visible (self->remove_plays, n > 0);
  gtk_widget_set_visible (self->put_back, self->removed != NULL);
}

/* A file that cannot be read has no plays, and is not written over, as that cannot be done without reading it. */
static void
read_plays (ParlourStatisticsWindow *self)
{
  g_clear_pointer (&self->plays, g_ptr_array_unref);
  self->plays = table_plays_load (self->path, NULL);
  if (self->plays == NULL)
    self->plays = g_ptr_array_new ();
}

static void
read_anew (ParlourStatisticsWindow *self)
{
  read_plays (self);
  count (self);
}

static void
complain (ParlourStatisticsWindow *self,
          const GError            *error)
{
  g_autofree char *name = table_game_file_tell_name (self->path);
  /* Translators: the first %s is the name of a file, the second says why, e.g. “access is denied”. */
  g_autofree char *sentence = g_strdup_printf (_("“%s” could not be written: %s"), name, doc_trouble_tell (error));

  parlour_dialog_tell (GTK_WINDOW (self), N_("Plays Not Changed"), NULL, sentence);
}

/* Taking in */

static char *
describe_taken (guint n_added,
                guint n_there,
                guint n_left_out)
{
  GString *text = g_string_new (NULL);

  text_add_count (text, n_added,
                  g_strdup_printf (ngettext ("%u play was added.", "%u plays were added.", n_added), n_added));
  text_add_count (text, n_there,
                  g_strdup_printf (ngettext ("%u play was there already.", "%u plays were there already.", n_there), n_there));
  text_add_count (text, n_left_out,
                  g_strdup_printf (ngettext ("%u play was left out, as it has not ended or its points are not known.",
                                             "%u plays were left out, as they have not ended or their points are not known.",
                                             n_left_out), n_left_out));
  if (text->len == 0)
    g_string_append (text, _("There are no plays of these games in it."));

  return g_string_free (text, FALSE);
}

static void
add_plays (ParlourStatisticsWindow *self,
           GPtrArray               *plays,
           guint                    n_left_out)
{
  const guint n = plays->len;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  guint n_added;

  if (!table_plays_add (self->path, plays, &n_added, &error))
    {
      complain (self, error);
      return;
    }

  g_clear_pointer (&self->removed, g_ptr_array_unref);
  read_anew (self);
  sentence = describe_taken (n_added, n - n_added, n_left_out);
  parlour_dialog_tell (GTK_WINDOW (self), N_("Plays Taken In"), NULL, sentence);
}

/* Takes in the plays that another program has written into a file, and tells what came of it. */
static void
take_in (ParlourStatisticsWindow *self,
         GFile                   *file)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *plays = NULL;
  guint n_left_out;
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL)
    {
      parlour_dialog_tell (GTK_WINDOW (self), N_("No Plays Taken In"),
                           N_("Only files on this computer can be opened. Copy it here first."), NULL);
      return;
    }

  bytes = doc_read_file (path, MAX_BYTES, &error);
  if (bytes != NULL)
    plays = table_plays_parse_foreign (bytes, &n_left_out, NULL);

  if (plays != NULL)
    add_plays (self, plays, n_left_out);
  else if (bytes != NULL)
    parlour_dialog_tell (GTK_WINDOW (self), N_("No Plays Taken In"),
                         N_("There are no plays in this file that Kontor can read. It takes what BG Stats exports, and the plays of "
                            "BoardGameGeek as XML, JSON or a table."), NULL);
  else
    parlour_dialog_tell (GTK_WINDOW (self), N_("No Plays Taken In"), N_("The file could not be read: %s"), doc_trouble_tell (error));
}

/* Asks for a file with plays of another program. */
static void
take_in_plays (ParlourStatisticsWindow *self)
{
  static const char *const endings[] = { ".json", ".bgsplay", ".xml", ".csv", NULL };

  parlour_file_chooser_open (GTK_WIDGET (self), _("Take In Plays"), _("Plays of other programs"), endings,
                             (ParlourFileChosen) take_in);
}

/* Removing */

static void
remove_plays (ParlourStatisticsWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!table_plays_remove (self->path, &error))
    {
      complain (self, error);
      return;
    }

  g_clear_pointer (&self->removed, g_ptr_array_unref);
  self->removed = g_steal_pointer (&self->plays);
  read_anew (self);
}

/* Brings back what was removed last. */
static void
put_back_plays (ParlourStatisticsWindow *self)
{
  g_autoptr (GError) error = NULL;
  guint n_added;

  g_return_if_fail (self->removed != NULL);

  if (!table_plays_add (self->path, g_steal_pointer (&self->removed), &n_added, &error))
    complain (self, error);
  read_anew (self);
}

/* The object */

static void
parlour_statistics_window_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_STATISTICS_WINDOW (object)->archive);
  g_clear_object (&PARLOUR_STATISTICS_WINDOW (object)->counted);

  G_OBJECT_CLASS (parlour_statistics_window_parent_class)->dispose (object);
}

static void
parlour_statistics_window_finalize (GObject *object)
{
  ParlourStatisticsWindow *self = PARLOUR_STATISTICS_WINDOW (object);

  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->ranked, g_ptr_array_unref);
  g_free (self->path);
  g_ptr_array_unref (self->plays);
  g_clear_pointer (&self->removed, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_statistics_window_parent_class)->finalize (object);
}

static const ParlourAction actions[] = {
  { "statistics.take-in-plays", NULL, G_CALLBACK (take_in_plays) },
  /* Brings back the plays that were removed last. */
  { "statistics.put-back-plays", NULL, G_CALLBACK (put_back_plays) },
  { "statistics.remove-plays", NULL, G_CALLBACK (remove_plays) },
};

static void
parlour_statistics_window_class_init (ParlourStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_statistics_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = parlour_statistics_window_finalize;
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/statistics-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, nothing);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, put_back);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, ranking);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, game);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, everybody);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, pairs);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, begun);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, lengths);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, player);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, parts);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, n_plays);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, remove_plays);
  gtk_widget_class_bind_template_callback (widget_class, count_players);
  gtk_widget_class_bind_template_callback (widget_class, show_player);
}

static void
parlour_statistics_window_init (ParlourStatisticsWindow *self)
{
  g_autofree char *directory = parlour_places_get_directory ();

  self->games = g_ptr_array_new ();
  self->path = table_plays_make_path (directory);
  read_plays (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_choice_keep_name (self->game);
  parlour_choice_keep_name (self->player);
}

/* Makes a window with what became of each player in all games. */
GtkWindow *
parlour_statistics_window_new (GtkWindow    *parent,
                               TableArchive *archive)
{
  ParlourStatisticsWindow *self = parlour_side_window_new (PARLOUR_TYPE_STATISTICS_WINDOW, parent, 1240, G_MAXINT);

  self->archive = g_object_ref (archive);
  g_signal_connect_object (archive, "reading", G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  count (self);

  return GTK_WINDOW (self);
}
