/* parlour-game-ending.h: what a game is to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "parlour-game.h"
#include "table-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * PARLOUR_TOTAL:
 *
 * In place of a part of a score: all points together.
 */
#define PARLOUR_TOTAL (-1)

/**
 * ParlourCeremony:
 * @title: what stands above it, marked for translation
 * @custom: what is done, as long as it is not over, marked for translation
 * @next: what a button says that goes on with it, marked for translation
 * @again: what a button says that begins it anew, marked for translation
 * @n_sights: how many things are revealed one after the other; 0 for one of each player
 * @make: makes one of them, from 0
 * @show: lets it show a finished game, with what is revealed later
 * @reveal: tells whether it is revealed
 * @set_most_height: (nullable): tells how high its picture may be, in pixels
 *
 * What is revealed of a game that has just ended before the ranks are told.
 */
typedef struct {
  const char *title;
  const char *custom;
  const char *next;
  const char *again;
  int n_sights;

  GtkWidget *(*make)            (int           which);
  void       (*show)            (GtkWidget    *sight,
                                 TableSession *session);
  void       (*reveal)          (GtkWidget    *sight,
                                 gboolean      revealed);
  void       (*set_most_height) (GtkWidget    *sight,
                                 int           height);
} ParlourCeremony;

/**
 * ParlourGameEnding:
 * @rules: (nullable) (array zero-terminated=1): the rules by which it is counted
 * @ceremony: (nullable): what is revealed before the ranks are told
 * @explain: tells in a sentence where a part of a player's score comes from, or the total,
 *   for `PARLOUR_TOTAL`, or `NULL` where there is nothing to be told
 * @tell_part: (nullable): tells in short how a part of a player's score came about, or `NULL`
 * @tell_winners: tells who won, and what decided it: a line for each winner
 * @list_way: (nullable): lists the seats from one to the next on which something would come to the
 *   winner, where that decided it, and tells how many they are
 * @draw_on_sheet: (nullable): draws on the score sheet what it has beside points, from the
 *   top of an easel on, and tells how high that is
 * @tell_foot: (nullable): tells for the foot of the score sheet what the numbers mean
 *
 * What a game is to its end. It is a constant.
 */
struct _ParlourGameEnding {
  const int *rules;
  const ParlourCeremony *ceremony;

  char  *(*explain)       (TableSession       *session,
                           int                 seat,
                           int                 part);
  char  *(*tell_part)     (TableSession       *session,
                           int                 seat,
                           int                 part);
  char  *(*tell_winners)  (const char *const  *names,
                           const TableState   *state);
  int    (*list_way)      (const TableState   *state,
                           int                *seats);
  double (*draw_on_sheet) (const ParlourEasel *easel,
                           const TableRecord  *record);
  char  *(*tell_foot)     (const TableRecord  *record);
};

const ParlourGameEnding *parlour_game_ending_find       (const TableGame   *game);
char                    *parlour_game_ending_tell_ranks (const char *const *names,
                                                         const TableState  *state);

G_END_DECLS
