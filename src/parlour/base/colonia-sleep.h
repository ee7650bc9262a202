/* colonia-sleep.h: before the computer goes to sleep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_SLEEP (colonia_sleep_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSleep, colonia_sleep, COLONIA, SLEEP, GObject)

ColoniaSleep *colonia_sleep_new (void);

G_END_DECLS
