/* parlour-statistics-window.c: what became of each player in all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Beside each picture is a table with the same numbers.
 */

#include "config.h"

#include "parlour-statistics-window.h"

#include "parlour-course-part.h"
#include "parlour-game-past.h"
#include "parlour-game-words.h"
#include "parlour-language-button.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-statistics.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* So many players and games are shown. */
#define MOST_PLAYERS 12
#define MOST_GAMES 24

/* How high bars are drawn, each. */
#define HEIGHT_OF_BAR 44

struct _ParlourStatisticsWindow {
  AdwWindow parent_instance;

  TableArchive *archive;
  GPtrArray *games; /* (element-type TableGame): of which there are any to count */
  GPtrArray *players; /* (element-type TablePlayerStatistics): who played most first */

  GtkStack *pages;
  GtkWidget *nothing;
  GtkWidget *scroller;
  GtkDropDown *game;
  AdwBin *everybody;
  GtkDropDown *player;
  GtkBox *parts;
};

G_DEFINE_FINAL_TYPE (ParlourStatisticsWindow, parlour_statistics_window, ADW_TYPE_WINDOW)

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

static void
show_bars (ParlourCoursePart *part,
           GArray            *bars,
           const char        *title)
{
  ParlourChart *chart = parlour_course_part_get_chart (part);
  /* Translators: what a screen reader says of a chart; %s is its title. */
  g_autofree char *told = g_strdup_printf (_("Bars: %s. The table has the same numbers."), title);
  guint n_bars = bars->len;

  parlour_chart_show_bars (chart, bars, told);
  parlour_figure_set_size (PARLOUR_FIGURE (chart), HEIGHT_OF_BAR * MAX ((int) n_bars, 1));
}

/* All players */

static void
add_player (ParlourStatisticsWindow *self,
            ParlourCoursePart       *part,
            GArray                  *bars,
            guint                    place,
            const char *const       *heads)
{
  const TablePlayerStatistics *player = get_player (self, place);
  double average = table_statistics_get_average (player);
  g_autofree char *numbers[] = {
    g_strdup_printf ("%u", player->results->len), g_strdup_printf ("%d", player->n_wins),
    text_average (average), g_strdup_printf ("%d", player->best),
  };

  parlour_course_part_add_head (part, 0, (int) place + 1, player->name);
  for (int column = 0; column < (int) G_N_ELEMENTS (numbers); column++)
    parlour_course_part_add_number (part, column + 1, (int) place + 1, numbers[column], player->name, heads[column]);
  parlour_bars_add (bars, player->name, numbers[2], average, (int) player->color);
}

static void
show_everybody (ParlourStatisticsWindow *self)
{
  /* Translators: headings of columns: how many games a player played and won, and how many points were made. */
  const char *heads[] = { C_("statistics", "Games"), C_("statistics", "Won"), C_("statistics", "Average"),
                          C_("statistics", "Best") };
  ParlourCoursePart *part;
  GArray *bars = parlour_bars_new ();
  GtkWidget *widget = parlour_course_part_new (_("All Players"),
                                               _("Points in an average game, of those who played most."));

  part = PARLOUR_COURSE_PART (widget);
  for (int column = 0; column < (int) G_N_ELEMENTS (heads); column++)
    parlour_course_part_add_head (part, column + 1, 0, heads[column]);
  for (guint place = 0; place < MIN (self->players->len, MOST_PLAYERS); place++)
    add_player (self, part, bars, place, heads);
  show_bars (part, bars, _("Points in an average game"));
  adw_bin_set_child (self->everybody, widget);
}

/* One player */

static ParlourCoursePart *
add_part (ParlourStatisticsWindow *self,
          const char              *title,
          const char              *hint)
{
  GtkWidget *part = parlour_course_part_new (title, hint);

  gtk_box_append (self->parts, part);

  return PARLOUR_COURSE_PART (part);
}

static void
add_result (ParlourCoursePart     *part,
            GArray                *columns,
            int                    row,
            const TableGameResult *result)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = parlour_game_words_time (result->played, now, FALSE);
  g_autofree char *number = g_strdup_printf ("%d", result->points);

  parlour_course_part_add_head (part, 0, row, day);
  parlour_course_part_add_number (part, 1, row, number, day, C_("statistics", "Points"));
  /* Translators: in a column that tells who won. */
  parlour_course_part_add_number (part, 2, row, result->has_won ? C_("statistics", "won") : "–",
                                  day, C_("statistics", "Result"));
  parlour_bars_add (columns, day, number, result->points, (int) result->color);
}

static void
add_results (ParlourStatisticsWindow     *self,
             const TablePlayerStatistics *player)
{
  guint n = player->results->len;
  guint first = n > MOST_GAMES ? n - MOST_GAMES : 0;
  GArray *columns = parlour_bars_new ();
  ParlourCoursePart *part;

  part = add_part (self, _("Points Game by Game"),
                   _("The last games, the oldest first. The broken line is their average."));
  parlour_course_part_add_head (part, 1, 0, C_("statistics", "Points"));
  parlour_course_part_add_head (part, 2, 0, C_("statistics", "Result"));
  for (guint i = first; i < n; i++)
    add_result (part, columns, (int) (i - first) + 1, &g_array_index (player->results, TableGameResult, i));
  gtk_widget_set_valign (GTK_WIDGET (parlour_course_part_get_chart (part)), GTK_ALIGN_START);
  parlour_chart_show_columns (parlour_course_part_get_chart (part), columns,
                              _("Columns: points game by game. The table has the same numbers."));
}

static void
add_source (ParlourCoursePart *part,
            GArray            *bars,
            int                row,
            const char        *name,
            int                points,
            guint              n_games)
{
  double average = (double) points / n_games;
  g_autofree char *total = g_strdup_printf ("%d", points);
  g_autofree char *number = text_average (average);

  parlour_course_part_add_head (part, 0, row, name);
  parlour_course_part_add_number (part, 1, row, total, name, C_("statistics", "All games"));
  parlour_course_part_add_number (part, 2, row, number, name, C_("statistics", "Average"));
  parlour_bars_add (bars, name, number, average, TABLE_NOBODY);
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
  const TablePart *parts = get_game (self)->score_parts;
  int row = 1;
  GArray *bars;
  ParlourCoursePart *part;

  if (parts == NULL || parts->title == NULL)
    return;

  bars = parlour_bars_new ();
  part = add_part (self, _("Where the Points Come From"), _("In an average game."));
  parlour_course_part_add_head (part, 1, 0, C_("statistics", "All games"));
  parlour_course_part_add_head (part, 2, 0, C_("statistics", "Average"));
  for (int source = 0; parts[source].id != NULL; source++)
    if (parts[source].counts)
      add_source (part, bars, row++, get_source_name (get_game (self), source), player->parts[source],
                  player->results->len);
  show_bars (part, bars, _("Where the Points Come From"));
}

static void
add_ranking (ParlourStatisticsWindow     *self,
             const TablePlayerStatistics *player,
             const ParlourPastRanking    *ranking)
{
  int things[TABLE_MAX_TALLIES];
  int n = table_statistics_rank (player, ranking->first, ranking->n, things);
  GArray *bars;
  ParlourCoursePart *part;

  if (n == 0)
    return;

  bars = parlour_bars_new ();
  part = add_part (self, _(ranking->title), _(ranking->hint));
  /* Translators: heading of a column: how often a player voted yes. */
  parlour_course_part_add_head (part, 1, 0, C_("votes", "Yes"));
  for (int i = 0; i < n; i++)
    {
      const int *votes = player->tallies + ranking->first + 2 * things[i];
      g_autofree char *name = ranking->tell_thing (things[i]);
      g_autofree char *number = g_strdup_printf ("%d/%d", votes[0], votes[0] + votes[1]);

      parlour_course_part_add_head (part, 0, i + 1, name);
      parlour_course_part_add_number (part, 1, i + 1, number, name, C_("votes", "Yes"));
      parlour_bars_add (bars, name, number, (double) votes[0] / (votes[0] + votes[1]), TABLE_NOBODY);
    }
  show_bars (part, bars, _(ranking->title));
}

/* Not every game was tracked so that it could be counted: there is no average. */
static void
add_table (ParlourStatisticsWindow     *self,
           const TablePlayerStatistics *player,
           const ParlourPastTable      *table)
{
  ParlourCoursePart *part = add_part (self, _(table->title), _(table->hint));
  GArray *bars = parlour_bars_new ();

  parlour_course_part_add_head (part, 1, 0, C_("statistics", "All games"));
  for (int thing = 0; thing < table->n; thing++)
    {
      const int n = player->tallies[table->first + thing];
      g_autofree char *name = table->tell_thing (thing);
      g_autofree char *number = g_strdup_printf ("%d", n);

      parlour_course_part_add_head (part, 0, thing + 1, name);
      parlour_course_part_add_number (part, 1, thing + 1, number, name, C_("statistics", "All games"));
      parlour_bars_add (bars, name, number, n, TABLE_NOBODY);
    }
  show_bars (part, bars, _(table->title));
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
    gtk_string_list_append (names, get_player (self, place)->name);
  gtk_drop_down_set_model (self->player, G_LIST_MODEL (names));
}

static void
tell_anew (ParlourStatisticsWindow *self)
{
  gboolean any = self->players != NULL && self->players->len > 0;

  /* A screen reader tells of the button within it, which GTK gives no name. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (self->player))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Player"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (self->game))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Game"), -1);
  gtk_stack_set_visible_child (self->pages, any ? self->scroller : self->nothing);
  if (!any)
    return;

  show_everybody (self);
  show_player (self);
}

static void
count_players (ParlourStatisticsWindow *self)
{
  const TableGame *game = get_game (self);

  g_clear_pointer (&self->players, g_ptr_array_unref);
  if (game != NULL)
    {
      self->players = table_statistics_tell (table_archive_get_games (self->archive), game);
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

  g_clear_pointer (&self->games, g_ptr_array_unref);
  self->games = table_statistics_list_games (table_archive_get_games (self->archive));
  for (guint i = 0; i < self->games->len; i++)
    gtk_string_list_append (names, table_game_get_name (g_ptr_array_index (self->games, i)));

  gtk_drop_down_set_model (self->game, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->game), self->games->len > 1);
  count_players (self);
}

static void
parlour_statistics_window_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_STATISTICS_WINDOW (object)->archive);

  G_OBJECT_CLASS (parlour_statistics_window_parent_class)->dispose (object);
}

static void
parlour_statistics_window_finalize (GObject *object)
{
  ParlourStatisticsWindow *self = PARLOUR_STATISTICS_WINDOW (object);

  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->players, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_statistics_window_parent_class)->finalize (object);
}

static void
parlour_statistics_window_class_init (ParlourStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_statistics_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = parlour_statistics_window_finalize;

  g_type_ensure (PARLOUR_TYPE_LANGUAGE_BUTTON);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/past/statistics-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, nothing);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, game);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, everybody);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, player);
  gtk_widget_class_bind_template_child (widget_class, ParlourStatisticsWindow, parts);
  gtk_widget_class_bind_template_callback (widget_class, count_players);
  gtk_widget_class_bind_template_callback (widget_class, show_player);
}

static void
parlour_statistics_window_init (ParlourStatisticsWindow *self)
{
  self->games = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_statistics_window_new:
 * @parent: the window that it belongs to
 * @archive: the games to count
 *
 * Makes a window with what became of each player in all games.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
GtkWindow *
parlour_statistics_window_new (GtkWindow    *parent,
                               TableArchive *archive)
{
  ParlourStatisticsWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TABLE_IS_ARCHIVE (archive), NULL);

  self = g_object_new (PARLOUR_TYPE_STATISTICS_WINDOW, NULL);
  parlour_window_set_parent (GTK_WINDOW (self), parent);
  self->archive = g_object_ref (archive);
  g_signal_connect_object (archive, "notify::reading", G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  count (self);
  parlour_window_fit (GTK_WINDOW (self), parent, 1240, G_MAXINT);

  return GTK_WINDOW (self);
}
