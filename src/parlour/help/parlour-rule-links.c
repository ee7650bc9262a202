/* parlour-rule-links.c: where the rules tell why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-rule-links.h"

#include "colonia-guide.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/**
 * ParlourRuleLinks:
 *
 * The topics of some rules, small, each of which opens the guide where it tells
 * the rule. Nobody at a table knows rules by their numbers, so these stay out
 * of sight. Without rules it hides.
 */
struct _ParlourRuleLinks {
  AdwBin parent_instance;

  guint64 shown; /* bit n is set if rule n is there */

  GtkBox *box;
};

G_STATIC_ASSERT (COLONIA_N_RULES <= 64);

G_DEFINE_FINAL_TYPE (ParlourRuleLinks, parlour_rule_links, ADW_TYPE_BIN)

static GtkWidget *
make_label (const char *title)
{
  /* Translators: the sign of the rules, and a topic of them, e.g. “Tuesday: the council”. */
  g_autofree char *text = g_strdup_printf (_("§ %s"), title);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static void
add_link (ParlourRuleLinks *self,
          ColoniaRule       rule,
          ColoniaTopic      topic)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *title = colonia_guide_get_title (topic);
  /* Translators: %s is a topic of the rules, e.g. “Tuesday: the council”. */
  g_autofree char *label = g_strdup_printf (_("Read the rule in “%s”"), title);

  gtk_button_set_child (GTK_BUTTON (button), make_label (title));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", colonia_rule_get_id (rule));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  parlour_button_keep_name (GTK_BUTTON (button));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rule-link");
  gtk_box_append (self->box, button);
}

/* A topic is named once, and opens at the first of its rules. */
static void
show_links (ParlourRuleLinks *self)
{
  gboolean named[COLONIA_N_TOPICS] = { FALSE };
  ColoniaPassage passage;

  parlour_box_clear (self->box);
  for (ColoniaRule rule = 0; rule < COLONIA_N_RULES; rule++)
    if ((self->shown & (G_GUINT64_CONSTANT (1) << rule)) != 0
        && colonia_guide_find (rule, &passage) && !named[passage.topic])
      {
        named[passage.topic] = TRUE;
        add_link (self, rule, passage.topic);
      }
}

static void
parlour_rule_links_class_init (ParlourRuleLinksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/help/rule-links.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_links));
  gtk_widget_class_bind_template_child (widget_class, ParlourRuleLinks, box);
}


static void
parlour_rule_links_init (ParlourRuleLinks *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_rule_links_new:
 *
 * Makes links to no rules yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
parlour_rule_links_new (void)
{
  return g_object_new (PARLOUR_TYPE_RULE_LINKS, NULL);
}

/**
 * parlour_rule_links_show:
 * @self: some links
 * @rules: (nullable) (array zero-terminated=1): rules, some of them perhaps
 *   several times, up to 0; `NULL` for none
 *
 * Shows where some rules are told, each topic once.
 */
void
parlour_rule_links_show (ParlourRuleLinks *self,
                         const int        *rules)
{
  guint64 wanted = 0;

  g_return_if_fail (PARLOUR_IS_RULE_LINKS (self));

  for (; rules != NULL && *rules != 0; rules++)
    wanted |= G_GUINT64_CONSTANT (1) << *rules;

  if (wanted == self->shown)
    return;

  self->shown = wanted;
  show_links (self);
  gtk_widget_set_visible (GTK_WIDGET (self), wanted != 0);
}
