/* colonia-aside.h: what can be entered at any step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_ASIDE (colonia_aside_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaAside, colonia_aside, COLONIA, ASIDE, AdwWindow)

GtkWindow *colonia_aside_new (GtkWindow      *parent,
                              ColoniaSession *session,
                              GType           form,
                              const char     *title);

G_END_DECLS
