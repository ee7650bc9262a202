/* table-statistics.c: what became of each player in many games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that are over are counted, and players known by their names, however
 * these are capitalised.
 */

#include "config.h"

#include "table-statistics.h"

#include "table-past-game.h"


static void
player_free (TablePlayerStatistics *player)
{
  g_free (player->name);
  g_array_unref (player->results);
  g_free (player);
}

/* What two spellings of a name have in common. */
static char *
make_key (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (normal != NULL ? normal : name, -1);
}

/* Games come the newest first, so the first name is the last that was used. */
static TablePlayerStatistics *
ensure_player (GPtrArray              *players,
               GHashTable             *by_key,
               const TableGameSummary *game,
               int                     seat)
{
  g_autofree char *key = make_key (game->names[seat]);
  TablePlayerStatistics *player = g_hash_table_lookup (by_key, key);

  if (player != NULL && (int) player->color == TABLE_NOBODY)
    player->color = game->colors[seat];
  if (player != NULL)
    return player;

  player = g_new0 (TablePlayerStatistics, 1);
  player->name = g_strdup (game->names[seat]);
  player->color = game->colors[seat];
  player->results = g_array_new (FALSE, FALSE, sizeof (TableGameResult));
  g_ptr_array_add (players, player);
  g_hash_table_insert (by_key, g_steal_pointer (&key), player);

  return player;
}

/**
 * table_statistics_is_same_name:
 * @name: a name
 * @other: another one
 *
 * Tells whether they are one name, however it is capitalised: whoever has it is one person for statistics.
 *
 * Returns: whether they are
 */
gboolean
table_statistics_is_same_name (const char *name,
                               const char *other)
{
  g_autofree char *key = NULL;
  g_autofree char *other_key = NULL;

  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  key = make_key (name);
  other_key = make_key (other);

  return g_str_equal (key, other_key);
}

static gboolean
has_player (const TableGameSummary *game,
            const char             *name)
{
  for (int seat = 0; seat < game->n_players; seat++)
    if (table_statistics_is_same_name (game->names[seat], name))
      return TRUE;

  return FALSE;
}

/* Whether there is a game, over or not, with both players, who may be one. */
static gboolean
have_played (GListModel *games,
             const char *name,
             const char *other)
{
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TablePastGame) past = g_list_model_get_item (games, i);
      const TableGameSummary *game = past->summary;

      if (!game->is_broken && has_player (game, name) && has_player (game, other))
        return TRUE;
    }

  return FALSE;
}

/**
 * table_statistics_has_played:
 * @games: (nullable): a list of `TablePastGame`
 * @name: the name of somebody
 *
 * Tells whether somebody of a name has played a game, to its end or not.
 *
 * Returns: whether somebody has
 */
gboolean
table_statistics_has_played (GListModel *games,
                             const char *name)
{
  g_return_val_if_fail (games == NULL || G_IS_LIST_MODEL (games), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  return games != NULL && have_played (games, name, name);
}

/**
 * table_statistics_have_met:
 * @games: (nullable): a list of `TablePastGame`
 * @name: the name of somebody
 * @other: that of somebody else
 *
 * Tells whether two people have played a game together, to its end or not.
 *
 * Returns: whether they have; nobody meets whoever has the same name
 */
gboolean
table_statistics_have_met (GListModel *games,
                           const char *name,
                           const char *other)
{
  g_return_val_if_fail (games == NULL || G_IS_LIST_MODEL (games), FALSE);
  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  return games != NULL && !table_statistics_is_same_name (name, other) && have_played (games, name, other);
}

/* Whoever has won with as many points had what broke the tie. */
static gboolean
is_ahead (const TableGameSummary *game,
          int                     seat,
          int                     other)
{
  if (game->winners[seat] != game->winners[other])
    return game->winners[seat];

  return game->points[seat] > game->points[other];
}

/* What all games have in common, whatever their points are worth and however many play them. */
static void
count_place (TablePlayerStatistics  *player,
             const TableGameSummary *game,
             int                     seat)
{
  for (int other = 0; other < game->n_players; other++)
    {
      player->expected += game->winners[other] ? 1. / game->n_players : 0.;
      if (other == seat)
        continue;

      player->n_others++;
      if (!is_ahead (game, other, seat))
        player->n_behind += is_ahead (game, seat, other) ? 1. : .5;
    }
}

static void
count_player (TablePlayerStatistics  *player,
              const TableGameSummary *game,
              int                     seat)
{
  const TableGameResult result = {
    game->played, game->points[seat], game->winners[seat], game->colors[seat], game->has_score_only,
  };

  g_array_append_val (player->results, result);
  player->n_wins += game->winners[seat] ? 1 : 0;
  count_place (player, game, seat);
  player->total += game->points[seat];
  player->best = MAX (player->best, game->points[seat]);
  player->n_whole += game->has_score_only ? 0 : 1;
  for (int part = 0; part < TABLE_MAX_PARTS; part++)
    player->parts[part] += game->parts[seat][part];
  for (int tally = 0; tally < TABLE_MAX_TALLIES; tally++)
    player->tallies[tally] += game->tallies.n[seat][tally];
}

static int
compare_results (gconstpointer a,
                 gconstpointer b)
{
  const TableGameResult *result = a;
  const TableGameResult *other = b;

  return (result->played > other->played) - (result->played < other->played);
}

static int
compare_players (gconstpointer a,
                 gconstpointer b)
{
  const TablePlayerStatistics *player = *(const TablePlayerStatistics *const *) a;
  const TablePlayerStatistics *other = *(const TablePlayerStatistics *const *) b;

  if (player->results->len != other->results->len)
    return player->results->len > other->results->len ? -1 : 1;
  if (player->n_wins != other->n_wins)
    return player->n_wins > other->n_wins ? -1 : 1;
  if (player->total != other->total)
    return player->total > other->total ? -1 : 1;

  return g_utf8_collate (player->name, other->name);
}

/* What counts, or `NULL`. */
static const TableGameSummary *
get_counted (GListModel *games,
             guint       position)
{
  g_autoptr (TablePastGame) past = g_list_model_get_item (games, position);
  const TableGameSummary *summary = past->summary;

  /* The list keeps it alive. */
  return !summary->is_broken && summary->finished ? summary : NULL;
}

static gboolean
is_counted (GListModel      *games,
            const TableGame *game)
{
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      const TableGameSummary *summary = get_counted (games, i);

      if (summary != NULL && summary->game == game)
        return TRUE;
    }

  return FALSE;
}

/**
 * table_statistics_list_games:
 * @games: a list of `TablePastGame`
 *
 * Lists of which games there are any that were played to the end.
 *
 * Returns: (transfer full) (element-type TableGame): the games, in the order of
 *   `table_games`
 */
GPtrArray *
table_statistics_list_games (GListModel *games)
{
  GPtrArray *counted = g_ptr_array_new ();

  g_return_val_if_fail (G_IS_LIST_MODEL (games), counted);

  for (guint i = 0; table_games[i] != NULL; i++)
    if (is_counted (games, table_games[i]))
      g_ptr_array_add (counted, (gpointer) table_games[i]);

  return counted;
}

/* Of one game, or of all. */
static GPtrArray *
tell_players (GListModel      *games,
              const TableGame *game)
{
  GPtrArray *players = g_ptr_array_new_with_free_func ((GDestroyNotify) player_free);
  g_autoptr (GHashTable) by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      const TableGameSummary *summary = get_counted (games, i);

      if (summary == NULL || (game != NULL && summary->game != game))
        continue;

      for (int seat = 0; seat < summary->n_players; seat++)
        count_player (ensure_player (players, by_key, summary, seat), summary, seat);
    }

  for (guint i = 0; i < players->len; i++)
    g_array_sort (((TablePlayerStatistics *) g_ptr_array_index (players, i))->results, compare_results);
  g_ptr_array_sort (players, compare_players);

  return players;
}

/**
 * table_statistics_tell:
 * @games: a list of `TablePastGame`, the newest first
 * @game: which of them count: points of one game are none of another
 *
 * Tells of each player what became of them in the games that were played to the
 * end. Two players of one game who are called alike are one.
 *
 * Returns: (transfer full) (element-type TablePlayerStatistics): the players,
 *   who played most first
 */
GPtrArray *
table_statistics_tell (GListModel      *games,
                       const TableGame *game)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (games) && game != NULL, NULL);

  return tell_players (games, game);
}

/* Which of some names each seat has, or -1: a name is looked at once, as there may be thousands of games. */
static void
find_names (const TableGameSummary *game,
            char                  **keys,
            int                    *which)
{
  for (int seat = 0; seat < game->n_players; seat++)
    {
      g_autofree char *key = make_key (game->names[seat]);

      which[seat] = -1;
      for (int i = 0; keys[i] != NULL && which[seat] < 0; i++)
        if (g_str_equal (keys[i], key))
          which[seat] = i;
    }
}

static void
compare_seats (const TableGameSummary *game,
               const int              *which,
               TablePair              *pairs,
               int                     n)
{
  for (int seat = 0; seat < game->n_players; seat++)
    for (int other = 0; other < game->n_players; other++)
      if (which[seat] >= 0 && which[other] >= 0 && which[seat] != which[other])
        {
          TablePair *pair = &pairs[which[seat] * n + which[other]];

          pair->both++;
          pair->ahead += is_ahead (game, seat, other) ? 1 : 0;
        }
}

/**
 * table_statistics_compare:
 * @games: a list of `TablePastGame`
 * @game: which of them count
 * @names: (array zero-terminated=1): the names of some players
 *
 * Tells how often each of them came out ahead of each other one in the games that were played to the end.
 *
 * Returns: (transfer full) (array): of each in turn, with each of them in turn, how often, and in how many games both played
 */
TablePair *
table_statistics_compare (GListModel        *games,
                          const TableGame   *game,
                          const char *const *names)
{
  const int n = names != NULL ? (int) g_strv_length ((char **) names) : 0;
  TablePair *pairs = g_new0 (TablePair, (gsize) (n * n));
  g_auto (GStrv) keys = g_new0 (char *, (gsize) n + 1);

  g_return_val_if_fail (G_IS_LIST_MODEL (games) && game != NULL && names != NULL, pairs);

  for (int i = 0; i < n; i++)
    keys[i] = make_key (names[i]);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      const TableGameSummary *summary = get_counted (games, i);
      int which[TABLE_MAX_PLAYERS];

      if (summary == NULL || summary->game != game)
        continue;

      find_names (summary, keys, which);
      compare_seats (summary, which, pairs, n);
    }

  return pairs;
}

/**
 * table_statistics_tell_begun:
 * @games: a list of `TablePastGame`
 * @game: which of them count
 * @begun: (out caller-allocates) (array): room for `TABLE_MAX_PLAYERS`: by when players had their first turn, from 0 for
 *   who began, what became of them
 *
 * Tells how those who began fared, and those after them, in the games that were played to the end and of which somebody knows
 * who began.
 *
 * Returns: of how many turns anything is told: as many as ever played, or 0
 */
int
table_statistics_tell_begun (GListModel      *games,
                             const TableGame *game,
                             TableBegun      *begun)
{
  int n = 0;

  g_return_val_if_fail (G_IS_LIST_MODEL (games) && game != NULL && begun != NULL, 0);

  for (int turn = 0; turn < TABLE_MAX_PLAYERS; turn++)
    begun[turn] = (TableBegun) { 0, 0 };
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      const TableGameSummary *summary = get_counted (games, i);

      if (summary == NULL || summary->game != game || summary->first == TABLE_NOBODY)
        continue;

      n = MAX (n, summary->n_players);
      for (int seat = 0; seat < summary->n_players; seat++)
        {
          TableBegun *turn = &begun[(seat - summary->first + summary->n_players) % summary->n_players];

          turn->n_games++;
          turn->n_wins += summary->winners[seat] ? 1 : 0;
        }
    }

  return n;
}

static int
compare_ranked (gconstpointer a,
                gconstpointer b)
{
  const TablePlayerStatistics *player = *(const TablePlayerStatistics *const *) a;
  const TablePlayerStatistics *other = *(const TablePlayerStatistics *const *) b;
  const gboolean is_enough = player->results->len >= TABLE_GAMES_FOR_RANK;
  const double share = table_statistics_get_share (player), other_share = table_statistics_get_share (other);

  if (is_enough != (other->results->len >= TABLE_GAMES_FOR_RANK))
    return is_enough ? -1 : 1;
  if (is_enough && share != other_share)
    return share > other_share ? -1 : 1;

  return compare_players (a, b);
}

/**
 * table_statistics_rank_players:
 * @games: a list of `TablePastGame`, the newest first
 *
 * Ranks players by what all games have in common: how many of the others at the table somebody came out ahead of. By chance
 * that is half of them, whichever game it is and however many play. Who has played fewer than `TABLE_GAMES_FOR_RANK` games
 * that were played to the end has no rank, as so few say little.
 *
 * Returns: (transfer full) (element-type TablePlayerStatistics): the players by their ranks, and behind them those without
 *   one, who played most first; their points, parts and tallies are of several games, and say nothing
 */
GPtrArray *
table_statistics_rank_players (GListModel *games)
{
  GPtrArray *players;

  g_return_val_if_fail (G_IS_LIST_MODEL (games), NULL);

  players = tell_players (games, NULL);
  g_ptr_array_sort (players, compare_ranked);
  for (guint i = 0; i < players->len; i++)
    {
      TablePlayerStatistics *player = g_ptr_array_index (players, i);
      const TablePlayerStatistics *before = i > 0 ? g_ptr_array_index (players, i - 1) : NULL;

      if (player->results->len < TABLE_GAMES_FOR_RANK)
        break;
      if (before != NULL && table_statistics_get_share (before) == table_statistics_get_share (player))
        player->rank = before->rank;
      else
        player->rank = (int) i + 1;
    }

  return players;
}

/**
 * table_statistics_get_average:
 * @player: the statistics of a player
 *
 * Tells how many points the player has in a game on average.
 *
 * Returns: the points
 */
double
table_statistics_get_average (const TablePlayerStatistics *player)
{
  g_return_val_if_fail (player != NULL, 0.);

  return player->results->len > 0 ? (double) player->total / player->results->len : 0.;
}

/**
 * table_statistics_get_share:
 * @player: the statistics of a player
 *
 * Tells of what share of the others at the table the player came out ahead.
 *
 * Returns: the share, from 0 to 1
 */
double
table_statistics_get_share (const TablePlayerStatistics *player)
{
  g_return_val_if_fail (player != NULL, 0.);

  return player->n_others > 0 ? player->n_behind / player->n_others : 0.;
}

/* Whether somebody was for one thing more often than for another: by share, and of equal
 * shares the one where that was asked more often. */
static gboolean
is_liked_more (const int *thing,
               const int *other)
{
  int asked = thing[0] + thing[1];
  int other_asked = other[0] + other[1];
  int share = thing[0] * other_asked;
  int other_share = other[0] * asked;

  return share != other_share ? share > other_share : asked > other_asked;
}

/**
 * table_statistics_rank:
 * @player: the statistics of a player
 * @first: the first of the tallies that count, of each thing in turn, how often a player was
 *   for it and how often against it
 * @n: how many things there are
 * @things: (out caller-allocates) (array): those that the player was asked about, the
 *   favourite first: room for all
 *
 * Ranks things by how often a player was for them when asked.
 *
 * Returns: how many things the player was asked about
 */
int
table_statistics_rank (const TablePlayerStatistics *player,
                       int                          first,
                       int                          n,
                       int                         *things)
{
  const int *votes;
  int n_things = 0;

  g_return_val_if_fail (player != NULL && things != NULL, 0);
  g_return_val_if_fail (first >= 0 && n >= 0 && first + 2 * n <= TABLE_MAX_TALLIES, 0);

  votes = player->tallies + first;
  for (int thing = 0; thing < n; thing++)
    {
      int place = n_things;

      if (votes[2 * thing] + votes[2 * thing + 1] == 0)
        continue;

      for (; place > 0 && is_liked_more (votes + 2 * thing, votes + 2 * things[place - 1]); place--)
        things[place] = things[place - 1];
      things[place] = thing;
      n_things++;
    }

  return n_things;
}
