/* colonia-sight.h: what lies on the table, for the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-display-tile.h"
#include "colonia-session.h"

G_BEGIN_DECLS

/**
 * COLONIA_MAX_SIGHT:
 *
 * How many tiles there are at most.
 */
#define COLONIA_MAX_SIGHT 24

/**
 * ColoniaSightKind:
 * @COLONIA_SIGHT_OTHER: something else
 * @COLONIA_SIGHT_BOOTHS: the booths
 * @COLONIA_SIGHT_SHIPS: the berths
 *
 * What tiles stand for whose numbers are those of the tiles.
 */
typedef enum {
  COLONIA_SIGHT_OTHER,
  COLONIA_SIGHT_BOOTHS,
  COLONIA_SIGHT_SHIPS
} ColoniaSightKind;

/**
 * ColoniaSight:
 * @kind: what the tiles stand for
 * @n_faces: how many of `faces` there are
 * @faces: what each tile shows
 * @hands_out: whether they are what is handed out
 *
 * What everybody may see of the table at a moment, as tiles.
 */
typedef struct {
  ColoniaSightKind kind;
  int n_faces;
  ColoniaTileFace faces[COLONIA_MAX_SIGHT];
  gboolean hands_out;
} ColoniaSight;

void colonia_sight_make (ColoniaSight   *sight,
                         ColoniaSession *session,
                         int             n_ranked);

G_END_DECLS
