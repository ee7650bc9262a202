/* parlour-pch.h: what every page includes, compiled once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Most of the time that a page takes to be compiled is taken by the toolkit. Each
 * source still includes what it needs, as it is compiled without this, too.
 */

/* Whoever asks for more of the system does so before anything is included. */
#define _XOPEN_SOURCE 700

#include <adwaita.h>
