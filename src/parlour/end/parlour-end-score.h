/* parlour-end-score.h: the points of all players, and what may be done then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-session.h"

#define PARLOUR_TYPE_END_SCORE (parlour_end_score_get_type ())

G_DECLARE_FINAL_TYPE (ParlourEndScore, parlour_end_score, PARLOUR, END_SCORE, GtkBox)

GtkWidget *parlour_end_score_new  (const TableGame  *game);
gboolean   parlour_end_score_add  (ParlourEndScore  *self,
                                   TableSession     *session,
                                   const TableScore *score);
void       parlour_end_score_show (ParlourEndScore  *self,
                                   TableSession     *session,
                                   const TableScore *score);
void       parlour_end_score_hide (ParlourEndScore  *self,
                                   int               n_players);
