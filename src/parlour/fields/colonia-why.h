/* colonia-why.h: a word that says why it is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-reason.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_WHY (colonia_why_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWhy, colonia_why, COLONIA, WHY, AdwBin)

void colonia_why_show        (ColoniaWhy      *self,
                              const char      *text,
                              ColoniaSession  *session,
                              ColoniaQuestion  question,
                              int              seat);
void colonia_why_show_prices (ColoniaWhy      *self,
                              ColoniaSession  *session);

G_END_DECLS
