/* parlour-game-ending.h: what a game is to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "parlour-game.h"
#include "table-session.h"

#include <gtk/gtk.h>

/* In place of a part of a score: all points together. */
#define PARLOUR_TOTAL (-1)

/* What is revealed of a game that has just ended before the ranks are told. */
typedef struct {
  const char *title; /* what stands above it, marked for translation */
  const char *custom; /* what is done, as long as it is not over, marked for translation */
  const char *next; /* what a button says that goes on with it, marked for translation */
  const char *again; /* what a button says that begins it anew, marked for translation */
  int n_sights; /* how many things are revealed one after the other; 0 for one of each player */

  GtkWidget *(*make)            (int           which); /* makes one of them, from 0 */
  /* Lets it show a finished game, with what is revealed later. */
  void       (*show)            (GtkWidget    *sight,
                                 TableSession *session);
  void       (*reveal)          (GtkWidget    *sight, /* tells whether it is revealed */
                                 gboolean      revealed);
  void       (*set_most_height) (GtkWidget    *sight, /* tells how high its picture may be, in pixels */
                                 int           height);
} ParlourCeremony;

/* What a game is to its end. It is a constant. */
struct _ParlourGameEnding {
  const int *rules; /* the rules by which it is counted */
  const ParlourCeremony *ceremony; /* what is revealed before the ranks are told */

  /* Tells in a sentence where a part of a player's score comes from, or the total, for
   * `PARLOUR_TOTAL`, or `NULL` where there is nothing to be told. */
  char  *(*explain)       (TableSession       *session,
                           int                 seat,
                           int                 part);
  /* Tells in short how a part of a player's score came about, or `NULL`. */
  char  *(*tell_part)     (TableSession       *session,
                           int                 seat,
                           int                 part);
  /* Tells who won, and what decided it: a line for each winner. */
  char  *(*tell_winners)  (const char *const  *names,
                           const TableState   *state);
  /* Lists the seats from one to the next on which something would come to the winner, where that
   * decided it, and tells how many they are. */
  int    (*list_way)      (const TableState   *state,
                           int                *seats);
  /* Draws on the score sheet what it has beside points, from the top of an easel on, and tells
   * how high that is. */
  double (*draw_on_sheet) (const ParlourEasel *easel,
                           const TableRecord  *record);
  /* Draws on the picture of the result what the game is known by, with what became of it, as large as an easel. */
  void   (*draw_on_picture) (const ParlourEasel *easel,
                             const TableRecord  *record);
  /* The signs of the parts of the score there, in the order in which they are groups, where
   * parlour_ending_draw_parts() draws them: those of parts without one follow them. */
  const char *const *part_signs;
  /* Tells for the foot of the score sheet what the numbers mean. */
  char  *(*tell_foot)     (const TableRecord  *record);
};

const ParlourGameEnding *parlour_game_ending_find       (const TableGame   *game);
char                    *parlour_game_ending_tell_ranks (const char *const *names,
                                                         const TableState  *state);

/* For draw_on_picture */
void                     parlour_ending_draw_parts      (const ParlourEasel *easel,
                                                         const TableRecord  *record);
void                     parlour_ending_draw_ring       (const ParlourEasel *easel,
                                                         const TableRecord  *record);
