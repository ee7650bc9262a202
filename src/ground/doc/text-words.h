/* text-words.h: lists and numbers as languages write them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

void        text_add_line     (GString    *text,
                               const char *line);
void        text_add_count    (GString    *text,
                               guint       n,
                               char       *line);
char       *text_list         (GPtrArray *items);
char       *text_lists        (GPtrArray *items);
char       *text_begin        (const char *words);
const char *text_decimal_mark (void);
char       *text_average      (double average);
char       *text_duration     (gint64 seconds);
char       *text_sum          (const int *numbers,
                               int        n);
char       *text_fill         (const char        *words,
                               const char *const *items);
gunichar    text_find_letter  (const char *translated,
                               const char *original,
                               glong       n,
                               int         which);
