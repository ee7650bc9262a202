/* colonia-rule-links.h: where the rules tell why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-effect.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_RULE_LINKS (colonia_rule_links_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRuleLinks, colonia_rule_links, COLONIA, RULE_LINKS, AdwBin)

GtkWidget *colonia_rule_links_new  (void);
void       colonia_rule_links_show (ColoniaRuleLinks  *self,
                                    const ColoniaRule *rules);

G_END_DECLS
