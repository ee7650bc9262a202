/* parlour-places.h: where games are kept, and which of them are open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-archive.h"

/* Tells whether the game in a file is open. */
typedef gboolean (*ParlourPlacesIsOpen) (const char *path);

char         *parlour_places_get_directory (void);
char         *parlour_places_get_own       (void);
char         *parlour_places_get_folder    (void);
char         *parlour_places_get_disk      (void);
char         *parlour_places_get_meanwhile (void);
char         *parlour_places_get_games     (void);
char         *parlour_places_get_bin       (void);
char         *parlour_places_make_games    (void);
gboolean      parlour_places_is_away       (void);
gboolean      parlour_places_is_lent       (const char         *path);
char         *parlour_places_tell_folder   (const char         *folder);
char         *parlour_places_tell_away     (void);
void          parlour_places_choose        (const char         *folder);
TableArchive *parlour_places_make_archive  (guint               limit);
TableArchive *parlour_places_make_bin      (void);
void          parlour_places_let_tell      (ParlourPlacesIsOpen is_open);
gboolean      parlour_places_is_open       (const char         *path);
