/* colonia-keeper.h: keeps a record on disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "colonia-record-file.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_KEEPER (colonia_keeper_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaKeeper, colonia_keeper, COLONIA, KEEPER, GObject)

ColoniaKeeper *colonia_keeper_new        (const char          *path,
                                          const char          *etag);
void           colonia_keeper_keep       (ColoniaKeeper       *self,
                                          const ColoniaRecord *record);
void           colonia_keeper_retry      (ColoniaKeeper       *self,
                                          gboolean             overwrite);
void           colonia_keeper_accept     (ColoniaKeeper       *self,
                                          const char          *etag);
const char    *colonia_keeper_get_path   (ColoniaKeeper       *self);
gboolean       colonia_keeper_is_busy    (ColoniaKeeper       *self);
void           colonia_keeper_flush      (ColoniaKeeper       *self);
void           colonia_keeper_give_up    (ColoniaKeeper       *self);
const GError  *colonia_keeper_get_error  (ColoniaKeeper       *self);

G_END_DECLS
