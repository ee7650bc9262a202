/* parlour-rule-links.h: where the rules tell why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_RULE_LINKS (parlour_rule_links_get_type ())

G_DECLARE_FINAL_TYPE (ParlourRuleLinks, parlour_rule_links, PARLOUR, RULE_LINKS, AdwBin)

void       parlour_rule_links_show (ParlourRuleLinks *self,
                                    const TableGame  *game,
                                    const int        *rules);
