/* colonia-start-fields.h: what a player starts with, piece by piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-seated.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_START_FIELDS (colonia_start_fields_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaStartFields, colonia_start_fields, COLONIA, START_FIELDS, ParlourSeated)

GtkWidget *colonia_start_fields_new (ParlourSeat *seat);

G_END_DECLS
