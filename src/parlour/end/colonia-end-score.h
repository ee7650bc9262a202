/* colonia-end-score.h: the points of all players, and what may be done then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "colonia-score.h"
#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_END_SCORE (colonia_end_score_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEndScore, colonia_end_score, COLONIA, END_SCORE, GtkBox)

GtkWidget *colonia_end_score_new  (void);
gboolean   colonia_end_score_add  (ColoniaEndScore    *self,
                                   ColoniaSession     *session,
                                   const ColoniaScore *score);
void       colonia_end_score_show (ColoniaEndScore    *self,
                                   ColoniaSession     *session,
                                   const ColoniaScore *score);
void       colonia_end_score_hide (ColoniaEndScore    *self,
                                   int                 n_players);

G_END_DECLS
