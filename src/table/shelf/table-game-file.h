/* table-game-file.h: what the files of games are called, and where they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/**
 * TABLE_GAME_FILE_ENDING:
 *
 * How the names of games end that are written here. Those from the time when there was
 * one game end otherwise and are games, too, see table_game_file_list_endings().
 */
#define TABLE_GAME_FILE_ENDING ".kontor"

char    *table_game_file_make_path     (const char         *directory,
                                        const char *const  *names,
                                        int                 n_names,
                                        GDateTime          *now);
char    *table_game_file_find_free     (const char         *directory,
                                        const char         *title);
gboolean table_game_file_is_same       (const char         *path,
                                        const char         *other);
const char *const *
         table_game_file_list_endings  (void);
gboolean table_game_file_is_one        (const char         *name);
char    *table_game_file_find_original (const char         *name);
char    *table_game_file_add_ending    (const char         *path);
char    *table_game_file_get_name      (const char         *path);
char    *table_game_file_tell_name     (const char         *path);
void     table_game_file_cut_ending    (char               *name);
char    *table_game_file_get_title     (const char         *path);
char    *table_game_file_tell_title    (const char         *path);
gboolean table_game_file_has_own_title (const char         *path,
                                        const char *const  *names,
                                        int                 n_names);
char    *table_game_file_rename        (const char         *path,
                                        const char         *title,
                                        GError            **error);
char    *table_game_file_find_place    (const char         *path,
                                        const char         *directory);
char    *table_game_file_move          (const char         *path,
                                        const char         *directory,
                                        GError            **error);
char    *table_game_file_find_meant    (const char         *path);
char    *table_game_file_copy          (const char         *path,
                                        const char         *directory,
                                        GError            **error);
char    *table_game_file_keep          (const char         *path,
                                        const char         *directory,
                                        GError            **error);
char    *table_game_file_keep_text     (const char         *path,
                                        const char         *text,
                                        const char         *directory,
                                        GError            **error);
