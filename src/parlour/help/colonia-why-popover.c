/* colonia-why-popover.c: an answer with its rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-why-popover.h"

#include "colonia-application.h"
#include "colonia-rule-links.h"
#include "colonia-template.h"

struct _ColoniaWhyPopover {
  GtkPopover parent_instance;

  GtkLabel *answer;
  ColoniaRuleLinks *rules;
};

G_DEFINE_FINAL_TYPE (ColoniaWhyPopover, colonia_why_popover, GTK_TYPE_POPOVER)

static void
colonia_why_popover_class_init (ColoniaWhyPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_RULE_LINKS);

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/help/why-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaWhyPopover, answer);
  gtk_widget_class_bind_template_child (widget_class, ColoniaWhyPopover, rules);
}

static void
colonia_why_popover_init (ColoniaWhyPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  colonia_application_add_language_key (GTK_WIDGET (self));
}

/**
 * colonia_why_popover_new:
 *
 * Makes a popover without an answer.
 *
 * Returns: (transfer floating): the popover
 */
GtkWidget *
colonia_why_popover_new (void)
{
  return g_object_new (COLONIA_TYPE_WHY_POPOVER, NULL);
}

/**
 * colonia_why_popover_show:
 * @self: a popover
 * @answer: one or more sentences
 * @rules: (array zero-terminated=1): the rules for it
 *
 * Gives an answer.
 */
void
colonia_why_popover_show (ColoniaWhyPopover *self,
                          const char        *answer,
                          const ColoniaRule *rules)
{
  g_return_if_fail (COLONIA_IS_WHY_POPOVER (self));
  g_return_if_fail (answer != NULL);

  gtk_label_set_label (self->answer, answer);
  colonia_rule_links_show (self->rules, rules);
}
