/* colonia-hand-out.h: what everybody is given and moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-play.h"
#include "table-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_HAND_OUT (colonia_hand_out_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHandOut, colonia_hand_out, COLONIA, HAND_OUT, AdwBin)

TableLine *colonia_hand_out_find     (TableSession *session);
gboolean     colonia_hand_out_lasts    (TableLine    *line,
                                        ColoniaDay      today);

void         colonia_hand_out_show     (ColoniaHandOut *self,
                                        TableSession   *session,
                                        TableLine      *line);
void         colonia_hand_out_forget   (ColoniaHandOut *self);
gboolean     colonia_hand_out_has_roll (ColoniaHandOut *self);
gboolean     colonia_hand_out_get_open (ColoniaHandOut *self);
void         colonia_hand_out_set_open (ColoniaHandOut *self,
                                        gboolean        open);

G_END_DECLS
