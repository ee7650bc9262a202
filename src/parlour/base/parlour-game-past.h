/* parlour-game-past.h: what a game is to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"

/**
 * ParlourPastFigure:
 * @get_title: tells what it is, for the head of a row; a list of figures ends with one
 *   whose function is `NULL`
 * @which: what the functions are told
 * @is_public: whether everybody may see it while the game goes on
 * @is_drawn: whether bars show it; those of several the last that may be seen
 * @get_value: looks it up
 *
 * A number of each player that is told when one looks back.
 */
typedef struct {
  const char *(*get_title) (int which);
  int which;
  gboolean is_public;
  gboolean is_drawn;
  int (*get_value) (const TableState *state,
                    int               seat,
                    int               which);
} ParlourPastFigure;

/**
 * ParlourPastCurve:
 * @tell_title: tells what it is about, as the title of a chart
 * @hint: what it is exactly, marked for translation
 *
 * How a series of the game is told of.
 */
typedef struct {
  char *(*tell_title) (int which);
  const char *hint;
} ParlourPastCurve;

/**
 * ParlourPastRanking:
 * @title: what stands above it, marked for translation; a list of rankings ends with one
 *   whose title is `NULL`
 * @hint: how it is counted, marked for translation
 * @first: the first of the game's tallies that count, of each thing in turn, how often a
 *   player was for it and how often against it
 * @n: how many things there are
 * @tell_thing: tells what one of them is, from 0
 *
 * What players were for or against in many games, the favourite first.
 */
typedef struct {
  const char *title;
  const char *hint;
  int first;
  int n;
  char *(*tell_thing) (int thing);
} ParlourPastRanking;

/**
 * ParlourPastTable:
 * @title: what stands above it, marked for translation; a list of tables ends with one whose
 *   title is `NULL`
 * @hint: what the numbers are, marked for translation
 * @first: the first of the game's tallies that are told, one of each thing in turn
 * @n: how many things there are
 * @tell_thing: tells what one of them is, from 0
 *
 * What was counted of each player, by things: in a game, and in all games together.
 */
typedef struct {
  const char *title;
  const char *hint;
  int first;
  int n;
  const char *(*tell_thing) (int thing);
} ParlourPastTable;

/**
 * ParlourGamePast:
 * @get_correction: (nullable): the form of what corrects the table itself, which may be
 *   entered at any step; `NULL` if there is no such event
 * @get_change: (nullable): the form of what is added to what players have, whatever that is, at any step; `NULL` if
 *   there is no such event
 * @correction: which event that is, where its form is a `ParlourAsideForm`, made of its schema
 * @change: which event @get_change is for, where that is a `ParlourChangeForm`, made of its schema
 * @say_known: (nullable): says in an event that is filled in what the game knows and the event does
 *   not say yet, to be put right where the table knows better, and tells whether there is any such
 *   thing; what stays so is left out again
 * @remark: (nullable): tells what is to be borne in mind of an event while it is filled in, such as how
 *   much room it leaves, or `NULL`
 * @find_purse: (nullable): finds in a correction of somebody what it says of the purse, says there what
 *   it should hold, and returns where; `NULL` unless everybody counts now what was followed
 * @find_form: (nullable): finds the form of what may be entered at any step, but for notes;
 *   without it that of @get_correction serves for all
 * @tell_way_back: (nullable): tells that the game goes back to where it waits for what was
 *   never entered, and what that means for what came after; itself it may tell `NULL`
 * @tell_round: (nullable): tells a round as a heading, if not by its number
 * @figures: (nullable) (array zero-terminated=1): what is told of each player where all is
 *   tracked, if not the series of the game that have a title
 * @figures_title: (nullable): what stands above the figures, marked for translation
 * @figures_hint: (nullable): what they are in a game that is over, marked for translation
 * @public_hint: (nullable): what they are while the game goes on, marked for translation
 * @name_round: (nullable): names a round that is over, where there is little room, if not by its number
 * @curves: (array) (nullable): how the series of the game are told of, in their order, if not by
 *   their titles and hints
 * @sources: (array) (nullable): what the parts of its score are called as sources of points, if not as
 *   there, in the order of `TableGame`, marked for translation in the context “source of points”;
 *   those that do not count have no name
 * @rankings: (nullable) (array zero-terminated=1): what players were for or against
 * @tables: (nullable) (array zero-terminated=1): what was counted
 *
 * What a game is to its past. It is a constant.
 */
struct _ParlourGamePast {
  GType  (*get_correction) (void);
  GType  (*get_change)     (void);
  int correction;
  int change;
  gboolean (*say_known)    (const TableState *state,
                            TableEvent       *event);
  char  *(*remark)         (const char *const *names,
                            const TableState  *state,
                            const TableEvent  *event);
  int   *(*find_purse)     (const TableState *state,
                            TableEvent       *correction);
  GType  (*find_form)      (int               type);
  char  *(*tell_way_back)  (const TableState *state);
  char  *(*tell_round)     (int               round,
                            gboolean          is_over);

  const ParlourPastFigure *figures;
  const char *figures_title;
  const char *figures_hint;
  const char *public_hint;

  char *(*name_round) (int round);
  const ParlourPastCurve *curves;
  const char *const *sources;
  const ParlourPastRanking *rankings;
  const ParlourPastTable *tables;
};

const ParlourGamePast *parlour_game_past_find       (const TableGame *game);
char                  *parlour_game_past_tell_round (const TableGame *game,
                                                     int              round,
                                                     gboolean         is_over);
char                  *parlour_game_past_name_round (const TableGame *game,
                                                     int              round);
