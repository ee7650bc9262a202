/* parlour-game-page.h: a game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-flights.h"
#include "table-session.h"

#define PARLOUR_TYPE_GAME_PAGE (parlour_game_page_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGamePage, parlour_game_page, PARLOUR, GAME_PAGE, ParlourFlights)

TableSession *parlour_game_page_get_session (ParlourGamePage *self);
void            parlour_game_page_set_session (ParlourGamePage *self,
                                               TableSession    *session);
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
