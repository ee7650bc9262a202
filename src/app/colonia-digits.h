/* colonia-digits.h: the digits, to be tapped
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_DIGITS (colonia_digits_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDigits, colonia_digits, COLONIA, DIGITS, AdwBin)

G_END_DECLS
