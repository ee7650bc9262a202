/* parlour-start-fields.h: what a player starts with, piece by piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-seated.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_START_FIELDS (parlour_start_fields_get_type ())

G_DECLARE_FINAL_TYPE (ParlourStartFields, parlour_start_fields, PARLOUR, START_FIELDS, ParlourSeated)

GtkWidget *parlour_start_fields_new (ParlourSeat *seat);

G_END_DECLS
