/* parlour-aside.h: what can be entered at any step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_ASIDE (parlour_aside_get_type ())

G_DECLARE_FINAL_TYPE (ParlourAside, parlour_aside, PARLOUR, ASIDE, AdwWindow)

GtkWindow *parlour_aside_new (GtkWindow    *parent,
                              TableSession *session,
                              GType         form,
                              const char   *title);

G_END_DECLS
