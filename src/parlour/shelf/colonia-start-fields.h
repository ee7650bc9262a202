/* colonia-start-fields.h: what a player starts with, piece by piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-seated.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_START_FIELDS (colonia_start_fields_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaStartFields, colonia_start_fields, COLONIA, START_FIELDS, ColoniaSeated)

GtkWidget *colonia_start_fields_new (ColoniaSeat *seat);

G_END_DECLS
