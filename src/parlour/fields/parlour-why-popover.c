/* parlour-why-popover.c: an answer with its rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-why-popover.h"

#include "parlour-keys.h"
#include "parlour-rule-links.h"
#include "parlour-template.h"

struct _ParlourWhyPopover {
  GtkPopover parent_instance;

  GtkLabel *answer;
  ParlourRuleLinks *rules;
};

G_DEFINE_FINAL_TYPE (ParlourWhyPopover, parlour_why_popover, GTK_TYPE_POPOVER)

static void
parlour_why_popover_class_init (ParlourWhyPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_RULE_LINKS);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/why-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourWhyPopover, answer);
  gtk_widget_class_bind_template_child (widget_class, ParlourWhyPopover, rules);
}

static void
parlour_why_popover_init (ParlourWhyPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_add_language (GTK_WIDGET (self));
}

/**
 * parlour_why_popover_new:
 *
 * Makes a popover without an answer.
 *
 * Returns: (transfer floating): the popover
 */
GtkWidget *
parlour_why_popover_new (void)
{
  return g_object_new (PARLOUR_TYPE_WHY_POPOVER, NULL);
}

/**
 * parlour_why_popover_show:
 * @self: a popover
 * @game: the game that it is about
 * @answer: one or more sentences
 * @rules: (array zero-terminated=1): the rules for it
 *
 * Gives an answer.
 */
void
parlour_why_popover_show (ParlourWhyPopover *self,
                          const TableGame   *game,
                          const char        *answer,
                          const int         *rules)
{
  g_return_if_fail (PARLOUR_IS_WHY_POPOVER (self));
  g_return_if_fail (answer != NULL);

  gtk_label_set_label (self->answer, answer);
  parlour_rule_links_show (self->rules, game, rules);
}
