/* colonia-relic-chip.h: a relic card that is known, to be touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_RELIC_CHIP (colonia_relic_chip_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRelicChip, colonia_relic_chip, COLONIA, RELIC_CHIP, AdwBin)

GtkWidget *colonia_relic_chip_new      (const ColoniaEvent *event);
char      *colonia_relic_chip_describe (const ColoniaEvent *event);

G_END_DECLS
