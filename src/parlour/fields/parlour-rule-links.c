/* parlour-rule-links.c: where the rules tell why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-rule-links.h"

#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-guide.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * ParlourRuleLinks:
 *
 * The topics of some rules, small, each of which opens the guide where it tells
 * the rule. Nobody at a table knows rules by their numbers, so these stay out
 * of sight. Without rules it hides, as it does where the game has none to read.
 */
struct _ParlourRuleLinks {
  AdwBin parent_instance;

  const TableGame *game; /* whose rules they are, or NULL */
  GArray *shown; /* of integers: the rules that are there, each once, the lowest first */

  GtkBox *box;
};

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
          int               rule,
          int               topic)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *title = table_guide_get_title (self->game, topic);
  /* Translators: %s is a topic of the rules, e.g. “Tuesday: the council”. */
  g_autofree char *label = g_strdup_printf (_("Read the rule in “%s”"), title);

  gtk_button_set_child (GTK_BUTTON (button), make_label (title));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", self->game->id,
                                    table_game_get_rule (self->game, rule));
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
  g_autofree gboolean *named = NULL;
  TablePassage passage;

  parlour_box_clear (self->box);
  if (self->shown->len == 0)
    return;

  named = g_new0 (gboolean, self->game->guide->n_topics);
  for (guint i = 0; i < self->shown->len; i++)
    {
      int rule = g_array_index (self->shown, int, i);

      if (table_guide_find (self->game, rule, &passage) && !named[passage.topic])
        {
          named[passage.topic] = TRUE;
          add_link (self, rule, passage.topic);
        }
    }
}

static void
parlour_rule_links_finalize (GObject *object)
{
  ParlourRuleLinks *self = PARLOUR_RULE_LINKS (object);

  g_array_unref (self->shown);

  G_OBJECT_CLASS (parlour_rule_links_parent_class)->finalize (object);
}

static void
parlour_rule_links_class_init (ParlourRuleLinksClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_rule_links_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/rule-links.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_links));
  gtk_widget_class_bind_template_child (widget_class, ParlourRuleLinks, box);
}

static void
parlour_rule_links_init (ParlourRuleLinks *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
}

static int
compare_rules (gconstpointer a,
               gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Each rule of a list once, the lowest first. */
static GArray *
list_rules (const int *rules)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (int));
  guint n = 0;

  for (; rules != NULL && *rules != 0; rules++)
    g_array_append_val (list, *rules);
  g_array_sort (list, compare_rules);

  for (guint i = 0; i < list->len; i++)
    if (n == 0 || g_array_index (list, int, i) != g_array_index (list, int, n - 1))
      g_array_index (list, int, n++) = g_array_index (list, int, i);

  return g_array_set_size (list, n);
}

static gboolean
are_same (GArray *some,
          GArray *others)
{
  return some->len == others->len && (some->len == 0 || memcmp (some->data, others->data, some->len * sizeof (int)) == 0);
}

/**
 * parlour_rule_links_show:
 * @self: some links
 * @game: the game whose rules they are
 * @rules: (nullable) (array zero-terminated=1): rules, some of them perhaps
 *   several times, up to 0; `NULL` for none
 *
 * Shows where some rules are told, each topic once.
 */
void
parlour_rule_links_show (ParlourRuleLinks *self,
                         const TableGame  *game,
                         const int        *rules)
{
  g_autoptr (GArray) wanted = NULL;

  g_return_if_fail (PARLOUR_IS_RULE_LINKS (self));
  g_return_if_fail (game != NULL);

  wanted = list_rules (game->guide != NULL ? rules : NULL);
  if (game == self->game && are_same (wanted, self->shown))
    return;

  self->game = game;
  g_array_unref (self->shown);
  self->shown = g_steal_pointer (&wanted);
  show_links (self);
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown->len > 0);
}
