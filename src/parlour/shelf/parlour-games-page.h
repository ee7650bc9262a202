/* parlour-games-page.h: all games, and what can be done with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-archive.h"

#define PARLOUR_TYPE_GAMES_PAGE (parlour_games_page_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGamesPage, parlour_games_page, PARLOUR, GAMES_PAGE, AdwBin)

TableArchive *parlour_games_page_get_archive (ParlourGamesPage *self);
void          parlour_games_page_refresh     (ParlourGamesPage *self);
void          parlour_games_page_look_again  (ParlourGamesPage *self);
void          parlour_games_page_find        (ParlourGamesPage *self);
