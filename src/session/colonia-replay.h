/* colonia-replay.h: playing a game again after its past was corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "colonia-record.h"

G_BEGIN_DECLS

/**
 * ColoniaReplay:
 *
 * The events of a record that are still to be played in another one.
 */
typedef struct _ColoniaReplay ColoniaReplay;

ColoniaReplay       *colonia_replay_new           (ColoniaRecord *source,
                                                  guint          first);
void                 colonia_replay_free          (ColoniaReplay *self);
gboolean             colonia_replay_play          (ColoniaReplay *self,
                                                  ColoniaRecord *record,
                                                  GArray        *origins);
void                 colonia_replay_keep_undone   (ColoniaReplay *self,
                                                  ColoniaRecord *record);
const ColoniaRecord *colonia_replay_get_source    (ColoniaReplay *self);
guint                colonia_replay_count_left    (ColoniaReplay *self);
GArray              *colonia_replay_list_left_out (ColoniaReplay *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaReplay, colonia_replay_free)

G_END_DECLS
