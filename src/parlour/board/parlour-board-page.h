/* parlour-board-page.h: a page that shows a board, and enters what is touched there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#define PARLOUR_TYPE_BOARD_PAGE (parlour_board_page_get_type ())

G_DECLARE_FINAL_TYPE (ParlourBoardPage, parlour_board_page, PARLOUR, BOARD_PAGE, ParlourPage)
