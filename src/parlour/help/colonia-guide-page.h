/* colonia-guide-page.h: the rules to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-guide.h"
#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_GUIDE_PAGE (colonia_guide_page_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGuidePage, colonia_guide_page, COLONIA, GUIDE_PAGE, AdwBin)

GtkWidget      *colonia_guide_page_new         (void);

ColoniaSession *colonia_guide_page_get_session (ColoniaGuidePage     *self);
void            colonia_guide_page_set_session (ColoniaGuidePage     *self,
                                                ColoniaSession       *session);
ColoniaPassage  colonia_guide_page_get_passage (ColoniaGuidePage     *self);
void            colonia_guide_page_go_to       (ColoniaGuidePage     *self,
                                                const ColoniaPassage *passage);
gboolean        colonia_guide_page_get_follows (ColoniaGuidePage     *self);
void            colonia_guide_page_follow      (ColoniaGuidePage     *self);

G_END_DECLS
