/* parlour-window-private.h: what the files of a window with the shelf or a game share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-window.h"

#include "parlour-game-page.h"
#include "parlour-games-page.h"
#include "parlour-new-game.h"
#include "parlour-reunion.h"
#include "parlour-shelf.h"
#include "table-hold.h"
#include "table-other.h"

/* How copies of everything end. */
#define PARLOUR_WINDOW_COPY_ENDING ".zip"

/* What the window does once it has left its game. */
typedef void (*ParlourWindowNext) (ParlourWindow *self);

struct _ParlourWindow {
  AdwApplicationWindow parent_instance;

  TableSession *session;
  TableEmergency *emergency; /* NULL unless there is a session */
  TableHold *hold; /* (nullable): tells other programs that the game is open here */
  ParlourReunion *reunion; /* NULL unless there is a session */
  TableRecord *put_aside; /* (nullable): the game that was here before that of another program */
  GtkWindow *comparison; /* (weak) (nullable): of both */
  gboolean is_keeping; /* what another program has written, before it is written over */
  GPtrArray *opening; /* (element-type filename): the paths of the files that are being read */
  ParlourWindowNext next; /* as soon as the game is on disk, or NULL */
  ParlourWindowNext asked; /* if somebody who is being asked says so, or NULL */

  GtkStack *pages;
  ParlourShelf *shelf;
  ParlourNewGame *new_game; /* NULL unless one is being set up */
  ParlourGamePage *game_page; /* NULL before the first game */
  ParlourGamesPage *games_page; /* NULL until somebody wants to see all games */
};

void     parlour_window_remember_game (ParlourWindow  *self);
gboolean parlour_window_has_input     (ParlourWindow  *self);
void     parlour_window_on_taken      (ParlourWindow  *self,
                                       TableOther     *other,
                                       gboolean        is_wanted);
void     parlour_window_install_other (GtkWidgetClass *widget_class);
void     parlour_window_install_files (GtkWidgetClass *widget_class);
void     parlour_window_install_chest (GtkWidgetClass *widget_class);
gboolean parlour_window_is_any_open   (const char     *path);
