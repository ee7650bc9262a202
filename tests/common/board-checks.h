/* board-checks.h: that boards of a game are sound and complete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-board.h"
#include "table-record.h"

/* A type of events that takes a form, and why. */
typedef struct {
  int type;
  const char *reason;
} BoardForm;

/**
 * BoardChecks:
 * @game: the game
 * @names: of the players
 * @forms: what takes a form, ended by one without a reason
 * @choose: (nullable): what is chosen on the board before an event, so that it can be entered there, or made where the past
 *   is corrected; without it what the game lists for both
 * @twist: (nullable): changes in a state all that a seat must not know
 * @is_same: (nullable): whether two states are the same, of a game whose states own something; without it they are bytewise
 * @is_overlooked: whether they are laid out for those who sit at the table
 *
 * What the checks have to know of a game.
 */
typedef struct {
  const TableGame *game;
  const char *const *names;
  const BoardForm *forms;
  void (*choose) (const TableState *state, const TableEvent *event, gboolean is_correcting, GArray *pairs);
  void (*twist) (TableState *state, int seat);
  gboolean (*is_same) (const TableState *state, const TableState *other);
  gboolean is_overlooked;
} BoardChecks;

GArray     *board_pairs_new          (void);
void        board_pairs_add          (GArray              *pairs,
                                      const char          *name,
                                      const char          *value);
void        board_pairs_add_number   (GArray              *pairs,
                                      const char          *name,
                                      int                  number);

TableBoard *board_checks_look        (const BoardChecks   *self,
                                      const TableState    *view,
                                      int                  seat,
                                      GArray              *pairs);
void        board_checks_board       (const BoardChecks   *self,
                                      const TableState    *state,
                                      const TableBoard    *board);
void        board_checks_all         (const BoardChecks   *self,
                                      const TableState    *state);
guint       board_checks_reached     (const BoardChecks   *self,
                                      const TableState    *state,
                                      const TableEvent    *const *events,
                                      guint                n_events,
                                      guint               *n_touches);
guint       board_checks_play        (const BoardChecks   *self,
                                      const TableRecord   *record);
void        board_checks_phones      (const BoardChecks   *self,
                                      int                  n_players,
                                      int                  tracking,
                                      guint64              seed);
guint       board_checks_simulate    (const BoardChecks   *self,
                                      int                  n_players,
                                      int                  tracking,
                                      guint64              seed,
                                      guint               *n_events);
