/* colonia-reunion.h: a game that another program plays, too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-window.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_REUNION (colonia_reunion_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaReunion, colonia_reunion, COLONIA, REUNION, GObject)

ColoniaReunion *colonia_reunion_new  (ColoniaSession *session);
void            colonia_reunion_take (ColoniaReunion *self);

G_END_DECLS
