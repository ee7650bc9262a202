/* colonia-trouble-bar.h: what is said when the game cannot be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_TROUBLE_BAR (colonia_trouble_bar_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTroubleBar, colonia_trouble_bar, COLONIA, TROUBLE_BAR, AdwBin)

void colonia_trouble_bar_set_session (ColoniaTroubleBar *self,
                                      ColoniaSession    *session);

G_END_DECLS
