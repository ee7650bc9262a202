/* patience.c: how tests wait, and for how much they have time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "patience.h"

#include <stdlib.h>

/* For machines that have no time. */
#define SECONDS_TO_WAIT 30

/* If nobody says how many random games are played. */
#define DEFAULT_GAMES 100

/* Fewer than these are asked for where time is short. */
#define FEW_GAMES 20
#define SHORT_OF_TIME 40

static gboolean
on_time_over (gpointer data)
{
  g_error ("nothing happens any more");

  return G_SOURCE_REMOVE;
}

/*
 * iterate:
 *
 * One turn of the main loop, which must not last for ever.
 */
void
iterate (void)
{
  guint watch = g_timeout_add_seconds (SECONDS_TO_WAIT, on_time_over, NULL);

  g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
}

/*
 * count_random_games:
 *
 * How many random games tests play, at least 1. It stands in KONTOR_GAMES in the
 * environment, and says how much time there is for whatever is done again and again.
 */
guint
count_random_games (void)
{
  const char *n_games = g_getenv ("KONTOR_GAMES");

  return n_games != NULL ? (guint) MAX (atoi (n_games), 1) : DEFAULT_GAMES;
}

/*
 * count_moments_between:
 *
 * Of how many moments of a random game one is looked at, at least 1: where time is short,
 * as under the sanitizers, not each.
 */
guint
count_moments_between (void)
{
  return count_random_games () < FEW_GAMES ? SHORT_OF_TIME : 1;
}
