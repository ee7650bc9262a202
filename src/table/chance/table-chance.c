/* table-chance.c: what comes about by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-chance.h"

static int
pick (gpointer source,
      int      min,
      int      max)
{
  return g_rand_int_range (source, min, max + 1);
}

/* Gets numbers that come from dice. */
TableChance
table_chance_from_rand (GRand *rand)
{
  return (TableChance) { pick, rand };
}

/**
 * table_chance_between:
 * @chance: where numbers come from
 * @min: the least number
 * @max: the greatest number, at least @min
 *
 * Returns: a number from @min to @max
 */
int
table_chance_between (const TableChance *chance,
                      int                min,
                      int                max)
{
  return chance->pick (chance->source, min, max);
}

/**
 * table_chance_happens:
 * @chance: where numbers come from
 * @percent: how often of a hundred times, from 0 to 100
 *
 * Returns: whether something happens this time
 */
gboolean
table_chance_happens (const TableChance *chance,
                      int                percent)
{
  return table_chance_between (chance, 1, 100) <= percent;
}

/**
 * table_chance_draw:
 * @chance: where numbers come from
 * @pieces: (array length=n_kinds): how many there are of each kind, of which one is taken
 *   out
 * @n_kinds: how many kinds there are
 *
 * Draws a piece blindly.
 *
 * Returns: its kind, or `TABLE_NOBODY` if there is no piece
 */
int
table_chance_draw (const TableChance *chance,
                   int               *pieces,
                   int                n_kinds)
{
  int n_pieces = 0;
  int kind = 0;
  int piece;

  for (int i = 0; i < n_kinds; i++)
    n_pieces += pieces[i];
  if (n_pieces == 0)
    return TABLE_NOBODY;

  piece = table_chance_between (chance, 1, n_pieces);
  while (piece > pieces[kind])
    piece -= pieces[kind++];
  pieces[kind]--;

  return kind;
}

/**
 * table_chance_shuffle:
 * @chance: where numbers come from
 * @values: (array length=n): some numbers
 * @n: how many
 *
 * Puts numbers into any other order.
 */
void
table_chance_shuffle (const TableChance *chance,
                      int               *values,
                      int                n)
{
  for (int i = n - 1; i > 0; i--)
    {
      const int other = table_chance_between (chance, 0, i);
      const int value = values[i];

      values[i] = values[other];
      values[other] = value;
    }
}
