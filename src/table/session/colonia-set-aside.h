/* colonia-set-aside.h: what stood in a game before others took its place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "colonia-line.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_SET_ASIDE (colonia_set_aside_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSetAside, colonia_set_aside, COLONIA, SET_ASIDE, GObject)

GListModel  *colonia_set_aside_list         (const ColoniaRecord *record);
guint        colonia_set_aside_get_number   (ColoniaSetAside     *self);
GDateTime   *colonia_set_aside_get_time     (ColoniaSetAside     *self);
ColoniaLine *colonia_set_aside_get_line     (ColoniaSetAside     *self);
guint        colonia_set_aside_count_events (ColoniaSetAside     *self);
GListModel  *colonia_set_aside_tell         (const ColoniaRecord *record,
                                             guint                number);

G_END_DECLS
