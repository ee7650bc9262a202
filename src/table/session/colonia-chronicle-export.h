/* colonia-chronicle-export.h: the chronicle for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"

G_BEGIN_DECLS

char *colonia_chronicle_to_csv (const ColoniaRecord *record);

G_END_DECLS
