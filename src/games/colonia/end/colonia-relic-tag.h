/* colonia-relic-tag.h: a relic that is counted at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-event.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_RELIC_TAG (colonia_relic_tag_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRelicTag, colonia_relic_tag, COLONIA, RELIC_TAG, AdwBin)

GtkWidget *colonia_relic_tag_new  (void);
void       colonia_relic_tag_show (ColoniaRelicTag        *self,
                                   const ColoniaHeldRelic *relic);

G_END_DECLS
