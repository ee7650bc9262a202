/* parlour-place-row.c: a place in the player order, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-place-row.h"

#include "parlour-emblem.h"
#include "parlour-rule-links.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

struct _ParlourPlaceRow {
  AdwBin parent_instance;

  GtkLabel *number;
  ParlourEmblem *emblem;
  GtkLabel *sentence;
  GtkLabel *detail;
  ParlourRuleLinks *rules;
};

G_DEFINE_FINAL_TYPE (ParlourPlaceRow, parlour_place_row, ADW_TYPE_BIN)

static void
parlour_place_row_class_init (ParlourPlaceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_RULE_LINKS);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/place-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourPlaceRow, number);
  gtk_widget_class_bind_template_child (widget_class, ParlourPlaceRow, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourPlaceRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ParlourPlaceRow, detail);
  gtk_widget_class_bind_template_child (widget_class, ParlourPlaceRow, rules);
}

static void
parlour_place_row_init (ParlourPlaceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a row for a place that nobody has yet. */
GtkWidget *
parlour_place_row_new (void)
{
  return g_object_new (PARLOUR_TYPE_PLACE_ROW, NULL);
}

/* Shows who has a place in the player order. */
void
parlour_place_row_show (ParlourPlaceRow *self,
                        int              place,
                        int              color,
                        const char      *sentence,
                        const char      *detail,
                        const TableGame *game,
                        const int       *rules)
{
  g_autofree char *number = NULL;

  g_return_if_fail (PARLOUR_IS_PLACE_ROW (self));
  g_return_if_fail (sentence != NULL);

  if (place == 0)
    /* Translators: the first place in the player order. */
    number = g_strdup (C_("place in the player order", "1."));
  else
    /* Translators: %d is a place in the player order, from 2 on. */
    number = g_strdup_printf (C_("place in the player order", "%d."), place + 1);
  gtk_label_set_label (self->number, number);
  parlour_emblem_set_color (self->emblem, color);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL && *detail != '\0');
  parlour_rule_links_show (self->rules, game, rules);
}
