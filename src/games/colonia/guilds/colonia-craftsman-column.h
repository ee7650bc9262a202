/* colonia-craftsman-column.h: a craftsman with what was ordered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CRAFTSMAN_COLUMN (colonia_craftsman_column_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCraftsmanColumn, colonia_craftsman_column, COLONIA, CRAFTSMAN_COLUMN, GtkWidget)

void colonia_craftsman_column_update     (ColoniaCraftsmanColumn *self,
                                          ParlourPage            *page);
void colonia_craftsman_column_set_low    (ColoniaCraftsmanColumn *self,
                                          gboolean                low);
void colonia_craftsman_column_set_marked (ColoniaCraftsmanColumn *self,
                                          gboolean                marked);

G_END_DECLS
