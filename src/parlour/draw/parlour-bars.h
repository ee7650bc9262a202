/* parlour-bars.h: numbers as bars, and one after another as columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"

G_BEGIN_DECLS

/**
 * ParlourBar:
 * @label: what it is
 * @number: how much it is, as it is to be read
 * @value: how much it is, from 0
 * @color: the `TableColor` of the family that it is of, or `TABLE_NOBODY`
 *
 * A number in a drawing. Of a column only the value is drawn, and the emblem of
 * the family.
 */
typedef struct {
  char *label;
  char *number;
  double value;
  int color;
} ParlourBar;

GArray *parlour_bars_new          (void);
void    parlour_bars_add          (GArray             *bars,
                                   const char         *label,
                                   const char         *number,
                                   double              value,
                                   int                 color);

void    parlour_bars_draw         (const ParlourEasel *easel,
                                   const GArray       *bars);
void    parlour_bars_draw_columns (const ParlourEasel *easel,
                                   const GArray       *bars);

G_END_DECLS
