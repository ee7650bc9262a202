/* sheets.h: what the drawings of games are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each game has a list, which ends with a sheet that has no name: test-drawings.c.
 */

#pragma once

#include "parlour-figure.h"

/* How many figures are on a sheet at most. */
#define SHEET_MOST_FIGURES 20

typedef struct {
  const char *name;
  void (*make) (GtkWidget **figures);
  int width; /* of a field */
  int height;
  int size; /* of the figure in it */
} Sheet;

extern const Sheet colonia_sheets[];
extern const Sheet concordia_sheets[];
extern const Sheet genua_sheets[];
extern const Sheet visby_sheets[];
