/* colonia-family-button.h: whose holdings are meant
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

G_BEGIN_DECLS

GtkWidget *colonia_family_button_new (ParlourPage *page,
                                      int          seat);

G_END_DECLS
