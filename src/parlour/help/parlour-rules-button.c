/* parlour-rules-button.c: what opens the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-rules-button.h"

#include "parlour-template.h"
#include "table-guide.h"

/* Opens the rules. It hides where there are none to read: in a game without a guide, and outside
 * of games if no game has one. */
struct _ParlourRulesButton {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourRulesButton, parlour_rules_button, GTK_TYPE_BUTTON)

static void
parlour_rules_button_class_init (ParlourRulesButtonClass *klass)
{
  parlour_template_set (GTK_WIDGET_CLASS (klass), RESOURCE_PATH "/parlour/help/rules-button.ui");
}

static void
parlour_rules_button_init (ParlourRulesButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), table_guide_find_game () != NULL);
}

/* Says which game the rules are of. */
void
parlour_rules_button_set_game (ParlourRulesButton *self,
                               const TableGame    *game)
{
  g_return_if_fail (game != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), game->guide != NULL);
}
