/* parlour-sight.h: what lies on the table, for the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-display-tile.h"
#include "table-session.h"

G_BEGIN_DECLS

/**
 * PARLOUR_MAX_SIGHT:
 *
 * How many tiles there are at most.
 */
#define PARLOUR_MAX_SIGHT 24

/**
 * ParlourSightKind:
 * @PARLOUR_SIGHT_OTHER: something else
 * @PARLOUR_SIGHT_BOOTHS: the booths
 * @PARLOUR_SIGHT_SHIPS: the berths
 *
 * What tiles stand for whose numbers are those of the tiles.
 */
typedef enum {
  PARLOUR_SIGHT_OTHER,
  PARLOUR_SIGHT_BOOTHS,
  PARLOUR_SIGHT_SHIPS
} ParlourSightKind;

/**
 * ParlourSight:
 * @kind: what the tiles stand for
 * @n_faces: how many of `faces` there are
 * @faces: what each tile shows
 * @hands_out: whether they are what is handed out
 *
 * What everybody may see of the table at a moment, as tiles.
 */
typedef struct {
  ParlourSightKind kind;
  int n_faces;
  ParlourTileFace faces[PARLOUR_MAX_SIGHT];
  gboolean hands_out;
} ParlourSight;

void parlour_sight_make (ParlourSight *sight,
                         TableSession *session,
                         int           n_ranked);

G_END_DECLS
