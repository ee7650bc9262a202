/* parlour-game-hand-out.h: what a game is to the list of what is handed out and moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "parlour-game.h"
#include "table-session.h"

G_BEGIN_DECLS

/* What a game hands out at the table, and what is moved, as a constant. A game without it has no
 * such list. */
struct _ParlourGameHandOut {
  /* Makes the list, a widget of the game's that emits `closed` when somebody puts it away. */
  GtkWidget *(*make)        (void);
  /* Makes a window with the list alone, beside that on the page. */
  GtkWindow *(*make_window) (GtkWindow        *parent,
                             TableSession     *session,
                             GtkWidget        *beside);
  /* Finds the line of the chronicle whose list is due, transfer full, or `NULL` for what
   * everybody takes to begin with. */
  TableLine *(*find)        (TableSession     *session);
  void       (*show)        (GtkWidget        *list, /* shows the list of a line, which may be `NULL` */
                             TableSession     *session,
                             TableLine        *line);
  void       (*forget)      (GtkWidget        *list); /* forgets what it shows, and who is done with it */
  /* Whether the list of a line of this round stays in sight in a part of the round. */
  gboolean   (*lasts)       (TableLine        *line,
                             int               part);
  /* Whether a line has something that one sees lying before all else. */
  gboolean   (*is_at_once)  (TableLine        *line);
  gboolean   (*has_more)    (GtkWidget        *list); /* whether the widget shows such a thing now */
  /* Whether the list is to leave the page to the form there. */
  gboolean   (*is_brief)    (const TableState *state);
  gboolean   (*get_open)    (GtkWidget        *list); /* whether the list is large, and not one line */
  void       (*set_open)    (GtkWidget        *list, /* opens it, or folds it */
                             gboolean          open);
};

G_END_DECLS
