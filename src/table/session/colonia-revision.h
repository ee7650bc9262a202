/* colonia-revision.h: a correction of the past, before it is accepted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "colonia-change.h"
#include "colonia-replay.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_REVISION (colonia_revision_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRevision, colonia_revision, COLONIA, REVISION, GObject)

ColoniaRevision *colonia_revision_new          (const ColoniaRecord *record,
                                                guint                index,
                                                const ColoniaEvent  *event,
                                                const ColoniaStamp  *stamp);
ColoniaRevision *colonia_revision_new_inserting (const ColoniaRecord *record,
                                                guint                index,
                                                const ColoniaEvent  *event,
                                                const ColoniaStamp  *stamp);
GListModel      *colonia_revision_get_changes  (ColoniaRevision     *self);
guint            colonia_revision_count_left   (ColoniaRevision     *self);
guint            colonia_revision_count_lost   (ColoniaRevision     *self);
const ColoniaState *colonia_revision_get_state (ColoniaRevision     *self);
ColoniaObstacle  colonia_revision_get_obstacle (ColoniaRevision     *self);
ColoniaRecord   *colonia_revision_take_record  (ColoniaRevision     *self);

G_END_DECLS
