/* fuzz-record.h: the target of the fuzzer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

G_END_DECLS
