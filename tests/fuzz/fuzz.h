/* fuzz.h: what the targets of the fuzzer share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

#include <gio/gio.h>
#include <stdlib.h>

/* The fuzzer keeps the bytes on which a program aborts; it does not catch the
 * trap in which g_error() ends. */
#define ENSURE(condition)                                                       \
  G_STMT_START {                                                                \
    if (!(condition))                                                           \
      {                                                                         \
        g_printerr ("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);     \
        abort ();                                                               \
      }                                                                         \
  } G_STMT_END

int         LLVMFuzzerTestOneInput (const guint8         *data,
                                    gsize                 size);

void        fuzz_set_up            (void);
const char *fuzz_keep_file         (const guint8         *data,
                                    gsize                 size);

void        fuzz_check_line        (const char           *text);
void        fuzz_check_state       (const TableState     *state);
gboolean    fuzz_is_equal          (const TableState     *state,
                                    const TableState     *other);
void        fuzz_tell_effects      (const TableGame      *game,
                                    const TableTelling   *telling,
                                    const GArray         *effects);
