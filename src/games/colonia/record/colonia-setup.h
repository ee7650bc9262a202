/* colonia-setup.h: of what options and start consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"
#include "table-schema.h"

/* What a document says of a `ColoniaSetup`, besides who plays and how much is tracked. */
extern const TableField colonia_setup_fields[];
extern const TableField colonia_setup_options[]; /* the options of that */

void colonia_setup_init (TableSetup *setup);
