/* colonia-game-page.h: a game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-flights.h"
#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_GAME_PAGE (colonia_game_page_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGamePage, colonia_game_page, COLONIA, GAME_PAGE, ColoniaFlights)

ColoniaSession *colonia_game_page_get_session (ColoniaGamePage *self);
void            colonia_game_page_set_session (ColoniaGamePage *self,
                                               ColoniaSession  *session);
gboolean        colonia_game_page_has_input   (ColoniaGamePage *self);
void            colonia_game_page_ask_about_input
                                              (ColoniaGamePage *self,
                                               GCallback        answered,
                                               gpointer         owner);
void            colonia_game_page_tell        (ColoniaGamePage *self,
                                               const char      *sentence);
void            colonia_game_page_offer_undo  (ColoniaGamePage *self,
                                               const char      *sentence,
                                               const char      *action);

G_END_DECLS
