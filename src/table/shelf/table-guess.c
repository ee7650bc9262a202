/* table-guess.c: how long games take, and how much longer one may
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nobody presses anything for it: games that are over know how long they took. A game goes on as the one in the middle of
 * them did from here, and the more of it is played, the more it goes on as fast as it went so far.
 */

#include "config.h"

#include "table-guess.h"

#include "table-times.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* Fewer games tell nothing, and of more the last ones tell most: a table gets quicker. */
#define FEWEST_GAMES 3
#define MOST_GAMES 9

/* What took less was not entered while it was played. */
#define SHORTEST_GAME (10 * 60)

#define FIVE_MINUTES (5 * 60)
#define HALF_HOUR (30 * 60)

static gint64
sum_times (const GArray *times,
           guint         from)
{
  gint64 sum = 0;

  for (guint i = from; i < times->len; i++)
    sum += g_array_index (times, int, i);

  return sum;
}

/* Whether a game tells how long such games take. */
static gboolean
is_told (const TableGameSummary *summary,
         const TableGame        *game,
         int                     n_players)
{
  return !summary->is_broken && summary->game == game && summary->n_players == n_players && summary->times != NULL
         && sum_times (summary->times, 0) >= SHORTEST_GAME;
}

static int
compare_seconds (gconstpointer a,
                 gconstpointer b)
{
  const gint64 *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

/* A single game that was quite different changes nothing. */
static gint64
find_middle (GArray *seconds)
{
  g_array_sort (seconds, compare_seconds);

  return (g_array_index (seconds, gint64, (seconds->len - 1) / 2) + g_array_index (seconds, gint64, seconds->len / 2)) / 2;
}

/* Puts what some games took in its order. */
static TableLengths
measure (GArray *seconds)
{
  const gint64 usual = find_middle (seconds);

  return (TableLengths) {
    .n_games = seconds->len,
    .shortest = g_array_index (seconds, gint64, 0),
    .usual = usual,
    .longest = g_array_index (seconds, gint64, seconds->len - 1),
  };
}

/**
 * table_guess_lengths:
 * @games: a list of `TablePastGame`
 * @game: which of them are looked at
 * @n_players: how many played them
 * @lengths: (out caller-allocates): how long they took
 *
 * Tells how long the games took whose events tell that, without pauses.
 *
 * Returns: whether there is any such game
 */
gboolean
table_guess_lengths (GListModel      *games,
                     const TableGame *game,
                     int              n_players,
                     TableLengths    *lengths)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (gint64));

  g_return_val_if_fail (G_IS_LIST_MODEL (games), FALSE);
  g_return_val_if_fail (game != NULL && lengths != NULL, FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TablePastGame) past = g_list_model_get_item (games, i);
      const TableGameSummary *summary = past->summary;

      if (is_told (summary, game, n_players))
        {
          const gint64 seconds = sum_times (summary->times, 0);

          g_array_append_val (all, seconds);
        }
    }

  if (all->len > 0)
    *lengths = measure (all);

  return all->len > 0;
}

/* What games took, and how far they were where another one is now. */
typedef struct {
  GArray *lengths;
  GArray *before;
  GArray *rest;
} Others;

/* A game that is so long in its moment was so in that of the others, at most until it was over. */
static void
add_other (Others       *others,
           const GArray *times,
           guint         moment,
           gint64        within)
{
  const gint64 length = sum_times (times, 0);
  const gint64 rest = sum_times (times, moment + 1) + MAX (g_array_index (times, int, moment) - within, 0);
  const gint64 before = length - rest;

  g_array_append_val (others->lengths, length);
  g_array_append_val (others->before, before);
  g_array_append_val (others->rest, rest);
}

/* Games come the newest first. One that was over earlier does not tell how this one goes on. */
static void
list_others (Others           *others,
             GListModel       *games,
             const TableState *state,
             gint64            within)
{
  const guint moment = table_times_get_moment (state);

  for (guint i = 0; i < g_list_model_get_n_items (games) && others->rest->len < MOST_GAMES; i++)
    {
      g_autoptr (TablePastGame) past = g_list_model_get_item (games, i);
      const TableGameSummary *summary = past->summary;

      if (is_told (summary, state->game, state->n_players) && summary->tracking == state->tracking
          && summary->times->len > moment)
        add_other (others, summary->times, moment, within);
    }
}

/* The pace of this game counts as much as there is of it: at its beginning it goes on as the others did. */
static gint64
guess_seconds (Others *others,
               gint64  so_far)
{
  const gint64 before = find_middle (others->before), rest = find_middle (others->rest);

  return before + rest > 0 ? rest * (so_far + rest) / (before + rest) : 0;
}

/**
 * table_guess_rest:
 * @games: a list of `TablePastGame`, the newest first
 * @record: a game that goes on
 * @guess: (out caller-allocates): a guess
 *
 * Guesses how much longer a game takes, by those games in the list of which as much was tracked and that as many played.
 *
 * Returns: whether there are enough of them; of a game that is over nothing is guessed
 */
gboolean
table_guess_rest (GListModel        *games,
                  const TableRecord *record,
                  TableGuess        *guess)
{
  const TableState *state;
  g_autoptr (TableTimes) times = NULL;
  g_autoptr (GArray) lengths = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) before = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) rest = g_array_new (FALSE, FALSE, sizeof (gint64));
  Others others = { lengths, before, rest };
  guint moment;

  g_return_val_if_fail (G_IS_LIST_MODEL (games), FALSE);
  g_return_val_if_fail (record != NULL && guess != NULL, FALSE);

  state = table_record_get_state (record);
  if (table_state_is_finished (state))
    return FALSE;

  times = table_times_tell (record);
  moment = table_times_get_moment (state);
  list_others (&others, games, state,
               moment < times->moments->len ? table_time_sum (&g_array_index (times->moments, TableTime, moment)) : 0);
  if (rest->len < FEWEST_GAMES)
    return FALSE;

  *guess = (TableGuess) { .rest = guess_seconds (&others, table_time_sum (&times->whole)), .lengths = measure (lengths),
                          .n_players = state->n_players };

  return TRUE;
}

/**
 * table_guess_tell:
 * @guess: a guess
 *
 * Tells a guess in words, no more exactly than a guess is.
 *
 * Returns: (transfer full): the words, e.g. “About an hour to go”
 */
char *
table_guess_tell (const TableGuess *guess)
{
  int fives, halves;

  g_return_val_if_fail (guess != NULL, NULL);

  fives = (int) ((guess->rest + FIVE_MINUTES / 2) / FIVE_MINUTES);
  halves = (int) ((guess->rest + HALF_HOUR / 2) / HALF_HOUR);
  if (fives <= 1)
    return g_strdup (_("A few minutes to go"));
  if (fives < 11)
    /* Translators: a guess of how much longer the game takes, 10 to 50 minutes. */
    return g_strdup_printf (ngettext ("About %d minute to go", "About %d minutes to go", (gulong) fives * 5), fives * 5);
  if (halves <= 2)
    return g_strdup (_("About an hour to go"));
  if (halves == 3)
    return g_strdup (_("About an hour and a half to go"));
  if (halves % 2 == 0)
    /* Translators: a guess of how much longer the game takes, 2 hours or more. */
    return g_strdup_printf (ngettext ("About %d hour to go", "About %d hours to go", (gulong) halves / 2), halves / 2);

  /* Translators: a guess of how much longer the game takes, 2 hours and a half or more; %d are the whole hours. */
  return g_strdup_printf (ngettext ("About %d hour and a half to go", "About %d hours and a half to go", (gulong) halves / 2),
                          halves / 2);
}

/**
 * table_guess_tell_why:
 * @guess: a guess
 *
 * Tells that it is a guess, and by what.
 *
 * Returns: (transfer full): a sentence
 */
char *
table_guess_tell_why (const TableGuess *guess)
{
  g_autofree char *shortest = NULL, *longest = NULL;

  g_return_val_if_fail (guess != NULL, NULL);

  shortest = text_duration (guess->lengths.shortest);
  longest = text_duration (guess->lengths.longest);

  return g_strdup_printf (
    /* Translators: how many games, how many players each of them had, and how long the shortest and the longest of them took. */
    ngettext ("A guess by the last %d game of %d players, which took %s to %s, pauses aside.",
              "A guess by the last %d games of %d players, which took %s to %s, pauses aside.", (gulong) guess->lengths.n_games),
    (int) guess->lengths.n_games, guess->n_players, shortest, longest);
}
