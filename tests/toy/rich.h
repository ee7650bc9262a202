/* rich.h: what a game may add to the smallest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-printed.h"
#include "toy.h"

/* Each card that is played was printed, so to speak, and so was what two play together. */
enum { RICH_NUMBER, RICH_PAIR };

typedef struct {
  TablePrinted table;
  int number;
  ToyEvent pair;
} RichCard;

/* They are the toy until the program begins. */
extern TableGame rich_toy;
extern TableGame other_toy;

void rich_toy_prepare (void);
