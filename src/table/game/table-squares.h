/* table-squares.h: a board of squares, as far as anybody has told of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * TABLE_MAX_SQUARES:
 *
 * How many squares a side of a board has at most.
 */
#define TABLE_MAX_SQUARES 8

/**
 * TableSquares:
 * @n: how many squares a side has
 * @spaces: by row and column, from 0, to which space a square belongs, below 32, or `TABLE_NOBODY` where that is
 *   not known
 * @single: bit n is set if each square that belongs to the space n is one of its own, as a street is
 * @whole: bit n is set if all squares are known that belong to the space n
 *
 * A board of squares. A value.
 */
typedef struct {
  int n;
  int spaces[TABLE_MAX_SQUARES][TABLE_MAX_SQUARES];
  guint single;
  guint whole;
} TableSquares;

guint    table_squares_find_next (const TableSquares *self,
                                  const int          *way,
                                  int                 n_way,
                                  const int          *first);
gboolean table_squares_can_touch (const TableSquares *self,
                                  int                 space,
                                  const int          *others,
                                  int                 n_others);
