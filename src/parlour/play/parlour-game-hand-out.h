/* parlour-game-hand-out.h: what a game is to the list of what is handed out and moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "parlour-game-board.h"
#include "table-session.h"

/* Something that a player is given. */
typedef struct {
  TableSign sign; /* its picture */
  char *amount; /* how much of it, on a line of its own, or `NULL` if that is seen from its picture */
  char *note; /* the pieces that these are, or `NULL` */
} ParlourGiven;

/* What a game hands out at the table, and what is moved, as a constant. A game without it has no
 * such list. A line of the chronicle is `NULL` for what everybody takes to begin with. */
struct _ParlourGameHandOut {
  TableLine *(*find)         (TableSession     *session); /* finds the line whose list is due, transfer full */
  /* Whether the list of a line of this round stays in sight in a part of the round. */
  gboolean   (*lasts)        (TableLine        *line,
                              int               part);
  /* Whether the list is to leave the page to the form there. */
  gboolean   (*is_brief)     (const TableState *state);
  char      *(*tell_heading) (TableSession     *session, /* tells what a list is of, and whether moves are */
                              TableLine        *line,
                              gboolean          with_moves);
  /* Lists what a player is given, element-type `ParlourGiven`, in the language that is spoken. */
  GArray    *(*list)         (TableLine        *line,
                              int               seat);
  char      *(*tell_paid)    (TableLine        *line, /* tells what a player gives for that, or `NULL` */
                              int               seat);
  /* Tells why, in lines, and adds the rules, element-type `int`. */
  char      *(*explain)      (TableSession     *session,
                              TableLine        *line,
                              gboolean          with_moves,
                              int               seat,
                              GArray           *rules);
  /* Whether a line has a die that everybody sees lying before all else, and what that shows. */
  gboolean   (*has_die)      (TableLine        *line);
  int        (*get_die)      (TableSession     *session,
                              TableLine        *line);
  /* Makes what lies there with the die, and shows it. */
  GtkWidget *(*new_roll)     (void);
  void       (*show_roll)    (GtkWidget        *roll,
                              TableSession     *session,
                              TableLine        *line);
};
