/* parlour-game-page.h: a game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-session.h"
#include "parlour-flights.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_GAME_PAGE (parlour_game_page_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGamePage, parlour_game_page, PARLOUR, GAME_PAGE, ParlourFlights)

ColoniaSession *parlour_game_page_get_session (ParlourGamePage *self);
void            parlour_game_page_set_session (ParlourGamePage *self,
                                               ColoniaSession  *session);
gboolean        parlour_game_page_has_input   (ParlourGamePage *self);
void            parlour_game_page_ask_about_input
                                              (ParlourGamePage *self,
                                               GCallback        answered,
                                               gpointer         owner);
void            parlour_game_page_tell        (ParlourGamePage *self,
                                               const char      *sentence);
void            parlour_game_page_offer_undo  (ParlourGamePage *self,
                                               const char      *sentence,
                                               const char      *action);

G_END_DECLS
