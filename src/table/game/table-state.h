/* table-state.h: how a game stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-effect.h"
#include "table-obstacle.h"
#include "table-score.h"
#include "table-schema.h"

/**
 * TableGame:
 *
 * What a game is to the table, see table-game.h.
 */
typedef struct _TableGame TableGame;

/**
 * TableCards:
 *
 * The cards of a game whose contents only the table knows, see table-printed.h.
 */
typedef struct _TableCards TableCards;

/**
 * TableBoard:
 *
 * What lies on the table for one reader, and what may be done with it, see table-board.h.
 */
typedef struct _TableBoard TableBoard;

/**
 * TableGuide:
 *
 * The rules of a game at hand, see table-guide.h.
 */
typedef struct _TableGuide TableGuide;

/**
 * TableRecord:
 *
 * A game as it is kept, see table-record.h.
 */
typedef struct _TableRecord TableRecord;

/**
 * TableChance:
 *
 * Where random players have their numbers from, see table-chance.h.
 */
typedef struct _TableChance TableChance;

/**
 * TableSetup:
 * @tracking: how much is tracked, of the game's trackings
 * @n_players: how many play
 *
 * What is agreed before the first event. A game's own setup begins so.
 */
typedef struct {
  int tracking;
  int n_players;
} TableSetup;

/**
 * TableState:
 * @game: which game it is a state of; `NULL` if it is no state yet, or no more
 * @tracking: how much is tracked, of the game's trackings
 * @n_players: how many play
 * @round: the week, or what else comes again and again: 0 before the first
 * @part: the part of the round, of the game's parts: the day, or the phase
 * @step: what the game waits for, of the game's steps
 * @turn: the seat whose turn it is, or `TABLE_NOBODY` where nobody has it alone
 *
 * How a game stands. A game's own state begins so, and goes on with what the game
 * has. It is a value: one struct that only `table_state_apply()` changes and only
 * `table_state_copy()` copies. What the table asks of a state is here, and nothing
 * else of it.
 *
 * A state knows its game, so that whoever holds one can copy, clear and ask it
 * without knowing anything more. An event does not: it is made of literals in many
 * places, and means nothing but in a game.
 */
typedef struct {
  const TableGame *game;
  int tracking;
  int n_players;
  int round;
  int part;
  int step;
  int turn;
} TableState;

/**
 * TablePlay:
 * @state: what changes
 * @effects: (element-type TableEffect) (nullable): where to report what is caused
 *
 * An event being carried out, or a game being begun. Both members belong to whoever
 * lets it happen.
 */
typedef struct {
  TableState *state;
  GArray *effects;
} TablePlay;

void        table_state_init  (TableState       *state,
                               const TableGame  *game,
                               const TableSetup *setup,
                               GArray           *effects);
void        table_state_copy  (TableState       *state,
                               const TableState *from);
void        table_state_clear (TableState       *state);
void        table_state_view  (TableState       *view,
                               const TableState *state,
                               int               seat);
TableState *table_state_new   (const TableGame  *game,
                               const TableSetup *setup,
                               GArray           *effects);
TableState *table_state_dup   (const TableState *from);
void        table_state_free  (TableState       *state);

void table_play_tell (const TablePlay   *play,
                      const TableEffect  effect);

gboolean      table_state_takes       (const TableState *state,
                                       int               type);
TableObstacle table_state_examine     (const TableState *state,
                                       const TableEvent *event);
TableObstacle table_state_apply       (TableState       *state,
                                       const TableEvent *event,
                                       GArray           *effects);
guint         table_state_sort_events (const TableState *state,
                                       GPtrArray        *events);
GArray       *table_state_list_doubts (const TableState *state,
                                       const TableEvent *event);
TableObstacle table_state_doubt       (const TableState *state,
                                       const TableEvent *event);
gboolean      table_state_is_finished (const TableState *state);
gboolean      table_state_is_counted  (const TableState *state);
gboolean      table_state_is_followed (const TableState *state);

gboolean  table_state_get_score   (const TableState  *state,
                                   TableScore        *score);
JsonNode *table_state_print_score (const TableState  *state);
char     *table_state_tell_score  (const TableState  *state,
                                   const char *const *names);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableState, table_state_free)
