/* colonia-replay.h: playing a game again after its past was corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-chronicle.h"

G_BEGIN_DECLS

/**
 * ColoniaReplay:
 *
 * The events of a record that are still to be played in another one.
 */
typedef struct _ColoniaReplay ColoniaReplay;

ColoniaReplay *colonia_replay_new            (const ColoniaRecord *record,
                                              guint                first);
void           colonia_replay_free           (ColoniaReplay       *self);
void           colonia_replay_play           (ColoniaReplay       *self,
                                              ColoniaRecord       *record,
                                              GPtrArray           *played);
void           colonia_replay_keep_waiting   (ColoniaReplay       *self,
                                              ColoniaRecord       *record);
guint          colonia_replay_count_left     (ColoniaReplay       *self);
guint          colonia_replay_count_left_out (ColoniaReplay       *self);
ColoniaLine   *colonia_replay_get_left_out   (ColoniaReplay       *self,
                                              guint                i);
char          *colonia_replay_tell_why       (ColoniaReplay       *self,
                                              guint                i,
                                              guint                uncovered);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaReplay, colonia_replay_free)

G_END_DECLS
