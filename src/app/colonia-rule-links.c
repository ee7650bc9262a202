/* colonia-rule-links.c: where the rules tell why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-rule-links.h"

#include "colonia-template.h"
#include "colonia-widgets.h"
#include "colonia-wrap-layout.h"

#include <glib/gi18n.h>

/**
 * ColoniaRuleLinks:
 *
 * The numbers of some rules, small, each of which opens the rules where they
 * tell it. Without rules it hides.
 */
struct _ColoniaRuleLinks {
  AdwBin parent_instance;

  guint64 shown; /* bit n is set if rule n is there */

  GtkBox *box;
};

G_STATIC_ASSERT (COLONIA_N_RULES <= 64);

G_DEFINE_FINAL_TYPE (ColoniaRuleLinks, colonia_rule_links, ADW_TYPE_BIN)

static void
add_link (ColoniaRuleLinks *self,
          ColoniaRule       rule)
{
  const char *id = colonia_rule_get_id (rule);
  GtkWidget *button = gtk_button_new_with_label (id);
  /* Translators: %s is the number of a rule, e.g. “TUE-4”. */
  g_autofree char *label = g_strdup_printf (_("Read rule %s"), id);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  colonia_button_keep_name (GTK_BUTTON (button));
  colonia_widget_set_tooltip (button, label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rule-link");
  gtk_box_append (self->box, button);
}

static void
show_links (ColoniaRuleLinks *self)
{
  colonia_box_clear (self->box);
  for (ColoniaRule rule = 0; rule < COLONIA_N_RULES; rule++)
    if ((self->shown & (G_GUINT64_CONSTANT (1) << rule)) != 0)
      add_link (self, rule);
}

static void
colonia_rule_links_class_init (ColoniaRuleLinksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_WRAP_LAYOUT);

  colonia_template_set (widget_class, RESOURCE_PATH "/rule-links.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (show_links));
  gtk_widget_class_bind_template_child (widget_class, ColoniaRuleLinks, box);
}


static void
colonia_rule_links_init (ColoniaRuleLinks *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_rule_links_new:
 *
 * Makes links to no rules yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
colonia_rule_links_new (void)
{
  return g_object_new (COLONIA_TYPE_RULE_LINKS, NULL);
}

/**
 * colonia_rule_links_show:
 * @self: some links
 * @rules: (nullable) (array zero-terminated=1): rules, some of them perhaps
 *   several times, up to `COLONIA_RULE_NONE`; `NULL` for none
 *
 * Shows each of some rules once.
 */
void
colonia_rule_links_show (ColoniaRuleLinks  *self,
                         const ColoniaRule *rules)
{
  guint64 wanted = 0;

  g_return_if_fail (COLONIA_IS_RULE_LINKS (self));

  for (; rules != NULL && *rules != COLONIA_RULE_NONE; rules++)
    wanted |= G_GUINT64_CONSTANT (1) << *rules;

  if (wanted == self->shown)
    return;

  self->shown = wanted;
  show_links (self);
  gtk_widget_set_visible (GTK_WIDGET (self), wanted != 0);
}
