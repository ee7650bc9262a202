/* colonia-city-picker.h: one of the four cities
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_CITY_PICKER (colonia_city_picker_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCityPicker, colonia_city_picker, COLONIA, CITY_PICKER, AdwBin)

int  colonia_city_picker_get_city   (ColoniaCityPicker *self);
void colonia_city_picker_set_city   (ColoniaCityPicker *self,
                                     int                city);

G_END_DECLS
