/* parlour-look-back.h: a game round by round, to look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-record.h"

#define PARLOUR_TYPE_LOOK_BACK (parlour_look_back_get_type ())

G_DECLARE_FINAL_TYPE (ParlourLookBack, parlour_look_back, PARLOUR, LOOK_BACK, ParlourSideWindow)

GtkWindow *parlour_look_back_new (GtkWindow   *parent,
                                  TableRecord *record,
                                  const char  *title);
