/* ground-pch.h: what sources without windows include, compiled once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two thirds of the time that such a source takes to be compiled are taken by these.
 * Each still includes what it needs, as it is compiled without this, too.
 */

/* Whoever asks for more of the system does so before anything is included. */
#define _GNU_SOURCE

#include <gio/gio.h>
#include <json-glib/json-glib.h>
