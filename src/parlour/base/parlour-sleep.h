/* parlour-sleep.h: before the computer goes to sleep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_SLEEP (parlour_sleep_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSleep, parlour_sleep, PARLOUR, SLEEP, GObject)

ParlourSleep *parlour_sleep_new (void);

G_END_DECLS
