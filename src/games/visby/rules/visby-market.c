/* visby-market.c: changing wares into seals (MERCH-1 to MERCH-4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "visby-play.h"

#include <string.h>

/* What all wares bring at most: each of them as many seals as a rate may say. */
#define MOST (VISBY_MAX_WARES * VISBY_MAX_WARES)

/* Whether so many wares can be changed into so many seals, and the most that they bring, or
 * `TABLE_NOBODY` where no whole exchanges come to so many wares. */
typedef struct {
  guint8 reached[VISBY_MAX_WARES + 1][MOST + 1];
  int most[VISBY_MAX_WARES + 1];
} Sums;

/* How many of the rates hold at the space of the marker or below it (MERCH-3). */
static int
count_usable (const VisbyState *state)
{
  int n = 0;

  while (n < state->n_rates && state->rates[n].from <= state->markers[VISBY_TRACK_MARKET])
    n++;

  return n;
}

/* The rate of the space where the marker stands, or `NULL` if none is known there. */
const VisbyRate *
visby_market_get_rate (const VisbyState *state)
{
  int n = count_usable (state);

  return n > 0 ? &state->rates[n - 1] : NULL;
}

static void
add_sums (const VisbyRate *rate,
          int              wares,
          Sums            *sums)
{
  int before = wares - rate->wares;

  if (before < 0 || sums->most[before] == TABLE_NOBODY)
    return;

  for (int seals = 0; seals <= sums->most[before]; seals++)
    if (sums->reached[before][seals])
      sums->reached[wares][seals + rate->seals] = TRUE;
  sums->most[wares] = MAX (sums->most[wares], sums->most[before] + rate->seals);
}

static void
find_sums (const VisbyState *state,
           int               wares,
           Sums             *sums)
{
  int n = count_usable (state);

  memset (sums, 0, sizeof *sums);
  sums->reached[0][0] = TRUE;
  for (int i = 1; i <= wares; i++)
    {
      sums->most[i] = TABLE_NOBODY;
      for (int r = 0; r < n; r++)
        add_sums (&state->rates[r], i, sums);
    }
}

/* Finds the most seals that exactly so many wares bring, or `TABLE_NOBODY` if no whole exchanges come
 * to so many, and whether they come to so many seals, too. */
gboolean
visby_market_find_most (const VisbyState *state,
                        int               wares,
                        int               seals,
                        int              *most)
{
  Sums sums;

  find_sums (state, wares, &sums);
  *most = sums.most[wares];

  return seals <= MOST && sums.reached[wares][seals];
}

/* Tells of which exchanges one is made up: as many as possible at the highest space. */
int
visby_market_take_apart (const VisbyState *state,
                         int               wares,
                         int               seals,
                         int              *times)
{
  int n = count_usable (state);
  Sums sums;

  find_sums (state, wares, &sums);
  for (int r = n - 1; r >= 0; r--)
    {
      const VisbyRate *rate = &state->rates[r];

      times[r] = 0;
      while (wares >= rate->wares && seals >= rate->seals
             && sums.reached[wares - rate->wares][seals - rate->seals])
        {
          wares -= rate->wares;
          seals -= rate->seals;
          times[r]++;
        }
    }

  return n;
}

/* Tells whether there is anything that somebody with the Merchant can change now. As long as no
 * rates are known that is so with any ware (MERCH-6). */
gboolean
visby_market_has_offers (const VisbyState *state,
                         int               seat)
{
  int wares = state->players[seat].wares;

  if (state->n_rates == 0)
    return wares > 0;

  for (int r = 0; r < count_usable (state); r++)
    if (state->rates[r].wares <= wares)
      return TRUE;

  return FALSE;
}

/* Lists what somebody can change who changes no more wares than necessary. */
int
visby_market_list_offers (const VisbyState *state,
                          int               seat,
                          VisbyRate        *offers)
{
  int n = 0, best = 0;
  Sums sums;

  find_sums (state, state->players[seat].wares, &sums);
  for (int wares = 1; wares <= state->players[seat].wares; wares++)
    if (sums.most[wares] > best)
      {
        best = sums.most[wares];
        offers[n++] = (VisbyRate) { .wares = wares, .seals = best };
      }

  return n;
}
