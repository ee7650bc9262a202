/* parlour-reunion.h: a game that another program plays, too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#define PARLOUR_TYPE_REUNION (parlour_reunion_get_type ())

G_DECLARE_FINAL_TYPE (ParlourReunion, parlour_reunion, PARLOUR, REUNION, GObject)

ParlourReunion *parlour_reunion_new  (TableSession   *session);
void            parlour_reunion_take (ParlourReunion *self);
void            parlour_reunion_stay (ParlourReunion *self);
