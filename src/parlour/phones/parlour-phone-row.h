/* parlour-phone-row.h: a telephone among those that are here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_PHONE_ROW (parlour_phone_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPhoneRow, parlour_phone_row, PARLOUR, PHONE_ROW, AdwBin)

GtkWidget *parlour_phone_row_new        (PhonesTable     *table,
                                         int              number);
int        parlour_phone_row_get_number (ParlourPhoneRow *self);
void       parlour_phone_row_show       (ParlourPhoneRow *self);

G_END_DECLS
