/* ground-pch.c: what sources without windows include, compiled once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ground-pch.h"

/* A source must hold something. */
typedef GObject GroundPch;
