/* colonia-play-export.h: a finished game for programs that count plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-record.h"
#include "colonia-score.h"

G_BEGIN_DECLS

GDateTime *colonia_play_get_date (const ColoniaRecord *record);
JsonNode  *colonia_play_to_json  (const ColoniaScore  *score,
                                  const ColoniaRecord *record,
                                  GDateTime           *now);
char      *colonia_play_to_link  (const ColoniaScore  *score,
                                  const ColoniaRecord *record,
                                  GDateTime           *now);

G_END_DECLS
