/* colonia-emergency.h: where a game goes that cannot be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_EMERGENCY (colonia_emergency_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEmergency, colonia_emergency, COLONIA, EMERGENCY, GObject)

ColoniaEmergency *colonia_emergency_new     (ColoniaSession    *session,
                                             const char *const *directories);
gboolean          colonia_emergency_is_busy (ColoniaEmergency  *self);
void              colonia_emergency_finish  (ColoniaEmergency  *self);

G_END_DECLS
