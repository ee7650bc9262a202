/* colonia-stage.h: what is seen of a game before it is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_STAGE (colonia_stage_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaStage, colonia_stage, COLONIA, STAGE, GObject)

ColoniaStage  *colonia_stage_get              (ColoniaSession      *session);

ColoniaBallot  colonia_stage_get_ballot       (ColoniaStage        *self,
                                               int                  seat);
void           colonia_stage_set_ballots      (ColoniaStage        *self,
                                               const ColoniaBallot *ballots);
char          *colonia_stage_tell_by_hand     (ColoniaStage        *self,
                                               ColoniaSession      *session);
gboolean       colonia_stage_get_tells_moves  (ColoniaStage        *self);
gboolean       colonia_stage_are_moves_due    (ColoniaStage        *self,
                                               ColoniaSession      *session);
char         **colonia_stage_tell_moves       (ColoniaStage        *self,
                                               ColoniaSession      *session,
                                               int                  seat);
void           colonia_stage_set_moved        (ColoniaStage        *self,
                                               ColoniaSession      *session);
void           colonia_stage_set_done_by_hand (ColoniaStage        *self,
                                               ColoniaSession      *session);
int            colonia_stage_get_n_windows    (ColoniaStage        *self);
int            colonia_stage_get_n_ranked     (ColoniaStage        *self);
void           colonia_stage_set_told         (ColoniaStage        *self,
                                               int                  n_windows,
                                               int                  n_ranked);

G_END_DECLS
