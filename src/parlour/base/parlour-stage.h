/* parlour-stage.h: what is seen of a game before it is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#define PARLOUR_TYPE_STAGE (parlour_stage_get_type ())

G_DECLARE_FINAL_TYPE (ParlourStage, parlour_stage, PARLOUR, STAGE, GObject)

ParlourStage  *parlour_stage_get              (TableSession     *session);

int            parlour_stage_get_said         (ParlourStage     *self,
                                               int               seat);
void           parlour_stage_set_said         (ParlourStage     *self,
                                               const int        *said,
                                               int               n_players);
guint          parlour_stage_get_chosen      (ParlourStage     *self);
guint          parlour_stage_get_awaited     (ParlourStage     *self);
void           parlour_stage_set_chosen      (ParlourStage     *self,
                                               guint             chosen,
                                               guint             awaited);
char          *parlour_stage_tell_by_hand     (ParlourStage     *self,
                                               TableSession     *session);
gboolean       parlour_stage_get_tells_moves  (ParlourStage     *self);
gboolean       parlour_stage_are_moves_due    (ParlourStage     *self,
                                               TableSession     *session);
char         **parlour_stage_tell_moves       (ParlourStage     *self,
                                               TableSession     *session,
                                               int               seat);
void           parlour_stage_set_moved        (ParlourStage     *self,
                                               TableSession     *session);
gboolean       parlour_stage_is_seen          (ParlourStage     *self,
                                               TableSession     *session);
void           parlour_stage_set_seen         (ParlourStage     *self,
                                               TableSession     *session);
void           parlour_stage_set_done_by_hand (ParlourStage     *self,
                                               TableSession     *session);
int            parlour_stage_get_n_shown      (ParlourStage     *self);
int            parlour_stage_get_n_ranked     (ParlourStage     *self);
void           parlour_stage_set_told         (ParlourStage     *self,
                                               int               n_shown,
                                               int               n_ranked);
gboolean       parlour_stage_is_all_told      (ParlourStage     *self,
                                               const TableState *state);
