/* table-words.h: sentences that are those of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

char *table_words_written    (const char         *text);
char *table_words_event      (const TableGame    *game,
                              const TableTelling *telling,
                              const TableState   *before,
                              const TableEvent   *event);
char *table_words_correction (const char         *name,
                              const char         *list,
                              const char         *reason);
char *table_words_counted    (const char *const  *names,
                              const GPtrArray    *holdings);
char *table_words_ranked     (const TableTelling *telling,
                              const TableEffect  *effect,
                              const char         *score,
                              const char         *tie);
