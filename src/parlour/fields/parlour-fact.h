/* parlour-fact.h: what a player has, as a number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-color.h"
#include "table-state.h"

/**
 * PARLOUR_NO_VALUE:
 *
 * The value of a fact of which nothing can be told.
 */
#define PARLOUR_NO_VALUE G_MININT

/**
 * ParlourFact:
 * @id: what it is called inside the program; a list of facts ends with one whose id is
 *   `NULL`
 * @tell: tells a value in words; not needed where there is a picture, which does
 * @is_private: whether it is secret
 * @get_value: finds its value for a player, or `PARLOUR_NO_VALUE`
 * @make_sign: makes a picture of it that has its number; `NULL` for a bare number
 * @show_sign: lets the picture show the value of a player of some colour
 *
 * One of the things that a player has or comes to: votes, points, members at home. A
 * game lists those that are shown beside a player. They are read of what is shown, so of
 * a state in which what others keep secret is not.
 */
typedef struct {
  const char *id;
  char       *(*tell)      (int               value);
  gboolean    is_private;
  int         (*get_value) (const TableState *state,
                            int               seat);
  GtkWidget  *(*make_sign) (void);
  void        (*show_sign) (GtkWidget        *sign,
                            TableColor        color,
                            int               value);
} ParlourFact;

int   parlour_fact_get_open_points (const TableState *state,
                                    int               seat);
char *parlour_fact_tell_points     (int               points);
