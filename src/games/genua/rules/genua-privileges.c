/* genua-privileges.c: chains of privileges (PRIV-1 to PRIV-4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-state.h"

/* Tells what a chain pays by its length (PRIV-3). */
int
genua_chain_get_pay (int n)
{
  static const int pays[] = { 0, 10, 30, 60, 100 };

  return n < (int) G_N_ELEMENTS (pays) ? pays[n] : 100 + 50 * (n - 4);
}

/* Finds chains, each from its first building on, in the order in which they begin. All buildings are
 * one chain, which has no first. */
int
genua_chains_find (const int  *ring,
                   guint       privileges,
                   GenuaChain *chains)
{
  int n_chains = 0;

  for (int first = 0; first < GENUA_N_RING; first++)
    {
      const gboolean goes_on = (privileges & 1u << ring[(first + GENUA_N_RING - 1) % GENUA_N_RING]) != 0;
      GenuaChain chain = { 0 };

      for (int i = first; chain.n < GENUA_N_RING && (privileges & 1u << ring[i % GENUA_N_RING]) != 0; i++)
        chain.buildings[chain.n++] = ring[i % GENUA_N_RING];
      if (chain.n == 0 || (goes_on && (first > 0 || chain.n < GENUA_N_RING)))
        continue;

      chain.pays = genua_chain_get_pay (chain.n);
      chains[n_chains++] = chain;
    }

  return n_chains;
}
