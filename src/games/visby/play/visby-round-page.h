/* visby-round-page.h: a round at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-reveal.h"

G_BEGIN_DECLS

#define VISBY_TYPE_ROUND_PAGE (visby_round_page_get_type ())

G_DECLARE_FINAL_TYPE (VisbyRoundPage, visby_round_page, VISBY, ROUND_PAGE, ParlourReveal)

G_END_DECLS
