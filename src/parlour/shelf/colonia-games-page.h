/* colonia-games-page.h: all games, and what can be done with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-archive.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_GAMES_PAGE (colonia_games_page_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGamesPage, colonia_games_page, COLONIA, GAMES_PAGE, AdwBin)

GtkWidget      *colonia_games_page_new         (void);
ColoniaArchive *colonia_games_page_get_archive (ColoniaGamesPage *self);
void            colonia_games_page_refresh     (ColoniaGamesPage *self);
void            colonia_games_page_find        (ColoniaGamesPage *self);

G_END_DECLS
