/* parlour-game-hand-out.h: what a game is to the list of what is handed out and moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "parlour-game.h"
#include "table-session.h"

G_BEGIN_DECLS

/**
 * ParlourGameHandOut:
 * @make: makes the list, a widget of the game's that emits `closed` when somebody puts it
 *   away
 * @make_window: makes a window with the list alone, beside that on the page
 * @find: finds the line of the chronicle whose list is due, transfer full, or `NULL` for what
 *   everybody takes to begin with
 * @show: shows the list of a line, which may be `NULL`
 * @forget: forgets what it shows, and who is done with it
 * @lasts: whether the list of a line of this round stays in sight in a part of the round
 * @is_at_once: whether a line has something that one sees lying before all else
 * @has_more: whether the widget shows such a thing now
 * @is_brief: whether the list is to leave the page to the form there
 * @get_open: whether the list is large, and not one line
 * @set_open: opens it, or folds it
 *
 * What a game hands out at the table, and what is moved, as a constant. A game without it
 * has no such list.
 */
struct _ParlourGameHandOut {
  GtkWidget *(*make)        (void);
  GtkWindow *(*make_window) (GtkWindow        *parent,
                             TableSession     *session,
                             GtkWidget        *beside);
  TableLine *(*find)        (TableSession     *session);
  void       (*show)        (GtkWidget        *list,
                             TableSession     *session,
                             TableLine        *line);
  void       (*forget)      (GtkWidget        *list);
  gboolean   (*lasts)       (TableLine        *line,
                             int               part);
  gboolean   (*is_at_once)  (TableLine        *line);
  gboolean   (*has_more)    (GtkWidget        *list);
  gboolean   (*is_brief)    (const TableState *state);
  gboolean   (*get_open)    (GtkWidget        *list);
  void       (*set_open)    (GtkWidget        *list,
                             gboolean          open);
};

G_END_DECLS
