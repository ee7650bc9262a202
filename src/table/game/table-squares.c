/* table-squares.c: a board of squares, as far as anybody has told of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-squares.h"

/* Squares where somebody may stand. */
typedef struct {
  gboolean at[TABLE_MAX_SQUARES][TABLE_MAX_SQUARES];
} Stand;

/* Whether one of them shares a side with a square. */
static gboolean
is_beside (const TableSquares *self,
           const Stand        *stand,
           int                 row,
           int                 column)
{
  return (row > 0 && stand->at[row - 1][column]) || (row < self->n - 1 && stand->at[row + 1][column])
         || (column > 0 && stand->at[row][column - 1]) || (column < self->n - 1 && stand->at[row][column + 1]);
}

/* A space is all its squares, and a square of its own one of those beside where somebody was. */
static Stand
go (const TableSquares *self,
    const Stand        *stand,
    int                 space)
{
  Stand next = { 0 };

  for (int row = 0; row < self->n; row++)
    for (int column = 0; column < self->n; column++)
      next.at[row][column] = self->spaces[row][column] == space
                             && ((self->single & 1u << space) == 0 || is_beside (self, stand, row, column));

  return next;
}

/**
 * table_squares_find_next:
 * @self: a board
 * @way: the spaces where somebody has been, up to where somebody is
 * @n_way: how many these are
 * @first: (nullable): row and column of the square where that began, if it is known
 *
 * Finds the spaces that share a side with where somebody is, as far as that is known.
 *
 * Returns: bit n is set for the space n
 */
guint
table_squares_find_next (const TableSquares *self,
                         const int          *way,
                         int                 n_way,
                         const int          *first)
{
  Stand stand = { 0 };
  guint found = 0;

  g_return_val_if_fail (self != NULL && self->n <= TABLE_MAX_SQUARES, 0);

  for (int i = 0; i < n_way; i++)
    {
      stand = go (self, &stand, way[i]);
      if (i == 0 && first != NULL)
        stand.at[first[0]][first[1]] = TRUE;
    }
  for (int row = 0; row < self->n; row++)
    for (int column = 0; column < self->n; column++)
      if (self->spaces[row][column] >= 0 && is_beside (self, &stand, row, column))
        found |= 1u << self->spaces[row][column];

  return found;
}

/* Where a space may lie: the squares that are known of it, and those of which nobody knows as far as
 * they hang together with these. A space of which nothing is known, or of single squares, may be any of them. */
static Stand
find_where (const TableSquares *self,
            int                 space)
{
  const gboolean hangs = (self->single & 1u << space) == 0;
  gboolean grows = (self->whole & 1u << space) == 0, is_known = FALSE;
  Stand where = { 0 };

  for (int row = 0; row < self->n; row++)
    for (int column = 0; column < self->n; column++)
      is_known |= where.at[row][column] = self->spaces[row][column] == space;

  while (grows)
    {
      grows = FALSE;
      for (int row = 0; row < self->n; row++)
        for (int column = 0; column < self->n; column++)
          if (self->spaces[row][column] < 0 && !where.at[row][column]
              && (!hangs || !is_known || is_beside (self, &where, row, column)))
            grows = where.at[row][column] = TRUE;
    }

  return where;
}

/**
 * table_squares_can_touch:
 * @self: a board
 * @space: a space
 * @others: other spaces
 * @n_others: how many these are
 *
 * Asks whether a square of a space may share sides with all of several other spaces, by what is known of
 * the board. Where too little is known it may.
 *
 * Returns: `FALSE` if it cannot
 */
gboolean
table_squares_can_touch (const TableSquares *self,
                         int                 space,
                         const int          *others,
                         int                 n_others)
{
  Stand where;
  guint left[TABLE_MAX_SQUARES] = { 0 };

  g_return_val_if_fail (self != NULL && self->n <= TABLE_MAX_SQUARES, TRUE);

  where = find_where (self, space);
  for (int row = 0; row < self->n; row++)
    for (int column = 0; column < self->n; column++)
      left[row] |= where.at[row][column] ? 1u << column : 0;
  for (int i = 0; i < n_others; i++)
    {
      const Stand other = find_where (self, others[i]);

      for (int row = 0; row < self->n; row++)
        for (int column = 0; column < self->n; column++)
          if (!is_beside (self, &other, row, column))
            left[row] &= ~(1u << column);
    }

  for (int row = 0; row < self->n; row++)
    if (left[row] != 0)
      return TRUE;

  return FALSE;
}
