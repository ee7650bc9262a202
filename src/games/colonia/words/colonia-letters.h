/* colonia-letters.h: the keys for what is on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

gunichar colonia_key_resource (int resource);
gunichar colonia_key_good     (int good);
gunichar colonia_key_city     (int city);
