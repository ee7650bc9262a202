/* stored-example.h: an example as it is stored and as it would be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record-file.h"

TableRecord *load_stored_example (const char *game,
                                  const char *name);
