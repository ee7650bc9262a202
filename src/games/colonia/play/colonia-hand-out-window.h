/* colonia-hand-out-window.h: what everybody is given, once more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-hand-out.h"
#include "colonia-play.h"
#include "parlour-side-window.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_HAND_OUT_WINDOW (colonia_hand_out_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHandOutWindow, colonia_hand_out_window, COLONIA, HAND_OUT_WINDOW, ParlourSideWindow)

GtkWindow *colonia_hand_out_window_new (GtkWindow      *parent,
                                        TableSession   *session,
                                        ColoniaHandOut *beside);

G_END_DECLS
