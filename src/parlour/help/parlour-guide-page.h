/* parlour-guide-page.h: the rules to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-guide.h"
#include "table-session.h"

#define PARLOUR_TYPE_GUIDE_PAGE (parlour_guide_page_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGuidePage, parlour_guide_page, PARLOUR, GUIDE_PAGE, AdwBin)

void             parlour_guide_page_set_session (ParlourGuidePage   *self,
                                                 TableSession       *session);
const TableGame *parlour_guide_page_get_game    (ParlourGuidePage   *self);
void             parlour_guide_page_go_to       (ParlourGuidePage   *self,
                                                 const TableGame    *game,
                                                 const TablePassage *passage);
void             parlour_guide_page_follow      (ParlourGuidePage   *self);
