/* parlour-pch.c: what every page includes, compiled once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "parlour-pch.h"

/* A source must hold something. */
typedef GtkWidget ParlourPch;
