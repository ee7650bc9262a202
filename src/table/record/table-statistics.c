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

#include <string.h>

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

static void
count_player (TablePlayerStatistics  *player,
              const TableGameSummary *game,
              int                     seat)
{
  const TableGameResult result = {
    game->modified, game->points[seat], game->winners[seat], game->colors[seat],
  };

  g_array_append_val (player->results, result);
  player->n_wins += game->winners[seat] ? 1 : 0;
  player->total += game->points[seat];
  player->best = MAX (player->best, game->points[seat]);
  player->sources[TABLE_SOURCE_RELICS] += game->relics[seat];
  player->sources[TABLE_SOURCE_SHRINES] += game->shrines[seat];
  player->sources[TABLE_SOURCE_WINDOWS] += game->windows[seat];
  for (int kind = 0; kind < (int) COLONIA_N_EDICT_KINDS; kind++)
    {
      player->votes[kind].yes += game->votes[seat][kind].yes;
      player->votes[kind].no += game->votes[seat][kind].no;
    }
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

  return g_utf8_collate (player->name, other->name);
}

/**
 * table_statistics_tell:
 * @games: a list of `TablePastGame`, the newest first
 *
 * Tells of each player what became of them in the games that were played to the
 * end. Two players of one game who are called alike are one.
 *
 * Returns: (transfer full) (element-type TablePlayerStatistics): the players,
 *   who played most first
 */
GPtrArray *
table_statistics_tell (GListModel *games)
{
  GPtrArray *players = g_ptr_array_new_with_free_func ((GDestroyNotify) player_free);
  g_autoptr (GHashTable) by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_val_if_fail (G_IS_LIST_MODEL (games), players);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TablePastGame) past = g_list_model_get_item (games, i);
      const TableGameSummary *game = table_past_game_get_summary (past);

      if (game->is_broken || !game->finished)
        continue;

      for (int seat = 0; seat < game->n_players; seat++)
        count_player (ensure_player (players, by_key, game, seat), game, seat);
    }

  for (guint i = 0; i < players->len; i++)
    g_array_sort (((TablePlayerStatistics *) g_ptr_array_index (players, i))->results, compare_results);
  g_ptr_array_sort (players, compare_players);

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

/* Whether one kind was voted for more often than another: by share, and of equal
 * shares the one that was voted on more often. */
static gboolean
is_liked_more (const TableVoteCount *vote,
               const TableVoteCount *other)
{
  int share = vote->yes * (other->yes + other->no);
  int other_share = other->yes * (vote->yes + vote->no);

  return share != other_share ? share > other_share : vote->yes + vote->no > other->yes + other->no;
}

/**
 * table_statistics_rank_edicts:
 * @player: the statistics of a player
 * @kinds: (out caller-allocates) (array fixed-size=13): the kinds of edicts that the
 *   player voted on, the favourite first
 *
 * Ranks the edicts by how often a player voted for them when asked.
 *
 * Returns: how many kinds the player voted on
 */
int
table_statistics_rank_edicts (const TablePlayerStatistics *player,
                              ColoniaEdictKind            *kinds)
{
  int n_kinds = 0;

  g_return_val_if_fail (player != NULL && kinds != NULL, 0);

  for (int kind = 0; kind < (int) COLONIA_N_EDICT_KINDS; kind++)
    {
      const TableVoteCount *vote = &player->votes[kind];
      int place = n_kinds;

      if (vote->yes + vote->no == 0)
        continue;

      for (; place > 0 && is_liked_more (vote, &player->votes[kinds[place - 1]]); place--)
        kinds[place] = kinds[place - 1];
      kinds[place] = (ColoniaEdictKind) kind;
      n_kinds++;
    }

  return n_kinds;
}
