/* scene.h: the rules in scenes, played and compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/*
 * A scene is a picture of how a game stands, then events, and after each what
 * it changed. A file of scenes reads:
 *
 *   == TUE-4 Equal cards turn last week's order round   a rule, and a title
 *   game full 3                                         the picture, see picture.h
 *   > {"type": "pass", "player": 1}                     an event, as in a record
 *   - week 2 friday loading 1                           a line that is gone now
 *   + week 2 friday loading 2                           a line that is new now
 *   ~ Anna pays 5 Mark. [SUN-1]                         a sentence it caused, if worth telling
 *   > {"type": "pass", "player": 3}
 *   ! TUE-3 it is the turn of Bert, not of Cora         why it cannot be; nothing changes
 *   ? SET-8 a ship has 3 or 4 holds, not 7              what speaks against it, or “nothing”
 *   ?? choices                                          a question: choices, members or score
 *   = {"type":"pass","player":2}                        a line of the answer
 *   # a comment; blank lines mean nothing
 *
 * All lines that change must be told, in any order. The players are Anna,
 * Bert, Cora, Dirk, Emma and Finn, in the order of their seats.
 */

typedef struct {
  char *file;
  guint number; /* of its first line in the file */
  char *rule;
  char *title;
  GPtrArray *lines; /* without comments and blank lines */
} Scene;

GPtrArray *scenes_parse (const char  *file,
                         const char  *text,
                         char       **complaint);
char      *scene_play   (const Scene *scene);
