/* parlour-sight.h: what lies on the table, for the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-onlooker.h"
#include "parlour-tile-face.h"

G_BEGIN_DECLS

/* How many tiles there are at most. */
#define PARLOUR_MAX_SIGHT 24

/* What everybody may see of the table at a moment, as tiles. */
typedef struct {
  /* What the tiles stand for, where the number of a tile is that of a thing of the game: one of
   * the game's numbers; else 0. */
  int kind;
  int n_faces; /* how many of `faces` there are */
  ParlourTileFace faces[PARLOUR_MAX_SIGHT]; /* what each tile shows */
  gboolean hands_out; /* whether they are what is handed out, and moved */
  gboolean is_moved; /* whether they are what each player moves, and nothing is handed out */
} ParlourSight;

void             parlour_sight_make     (ParlourSight          *sight,
                                         const ParlourOnlooker *onlooker);
ParlourTileFace *parlour_sight_add_face (ParlourSight          *sight);

G_END_DECLS
