/* colonia-game-file.h: what the files of games are called, and where they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * COLONIA_GAME_FILE_ENDING:
 *
 * How the names of games end.
 */
#define COLONIA_GAME_FILE_ENDING ".colonia"

char    *colonia_game_file_make_path     (const char         *directory,
                                          const char *const  *names,
                                          int                 n_names,
                                          GDateTime          *now);
gboolean colonia_game_file_is_one        (const char         *name);
void     colonia_game_file_cut_ending    (char               *name);
char    *colonia_game_file_get_title     (const char         *path);
gboolean colonia_game_file_has_own_title (const char         *path,
                                          const char *const  *names,
                                          int                 n_names);
char    *colonia_game_file_rename        (const char         *path,
                                          const char         *title,
                                          GError            **error);
char    *colonia_game_file_move          (const char         *path,
                                          const char         *directory,
                                          GError            **error);

G_END_DECLS
