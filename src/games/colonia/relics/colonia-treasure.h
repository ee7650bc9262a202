/* colonia-treasure.h: what a family has of relics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_TREASURE (colonia_treasure_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTreasure, colonia_treasure, COLONIA, TREASURE, AdwBin)

GtkWidget *colonia_treasure_new  (void);

gboolean colonia_treasure_show (ColoniaTreasure *self,
                                ParlourPage     *page,
                                int              seat);

G_END_DECLS
