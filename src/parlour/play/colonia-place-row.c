/* colonia-place-row.c: a place in the player order, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-place-row.h"

#include "colonia-emblem.h"
#include "colonia-rule-links.h"
#include "colonia-template.h"

#include <glib/gi18n.h>

struct _ColoniaPlaceRow {
  AdwBin parent_instance;

  GtkLabel *number;
  ColoniaEmblem *emblem;
  GtkLabel *sentence;
  GtkLabel *detail;
  ColoniaRuleLinks *rules;
};

G_DEFINE_FINAL_TYPE (ColoniaPlaceRow, colonia_place_row, ADW_TYPE_BIN)

static void
colonia_place_row_class_init (ColoniaPlaceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_EMBLEM);
  g_type_ensure (COLONIA_TYPE_RULE_LINKS);

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/play/place-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaPlaceRow, number);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPlaceRow, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPlaceRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPlaceRow, detail);
  gtk_widget_class_bind_template_child (widget_class, ColoniaPlaceRow, rules);
}

static void
colonia_place_row_init (ColoniaPlaceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_place_row_new:
 *
 * Makes a row for a place that nobody has yet.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
colonia_place_row_new (void)
{
  return g_object_new (COLONIA_TYPE_PLACE_ROW, NULL);
}

/**
 * colonia_place_row_show:
 * @self: a row
 * @place: the place, from 0
 * @color: the `ColoniaColor` of the family that has it
 * @sentence: who has it, and why
 * @detail: (nullable): what else there is to say
 * @rules: (array zero-terminated=1): the rules that make it so
 *
 * Shows who has a place in the player order.
 */
void
colonia_place_row_show (ColoniaPlaceRow   *self,
                        int                place,
                        int                color,
                        const char        *sentence,
                        const char        *detail,
                        const ColoniaRule *rules)
{
  g_autofree char *number = NULL;

  g_return_if_fail (COLONIA_IS_PLACE_ROW (self));
  g_return_if_fail (sentence != NULL);

  if (place == 0)
    /* Translators: the first place in the player order. */
    number = g_strdup (C_("place in the player order", "1."));
  else
    /* Translators: %d is a place in the player order, from 2 on. */
    number = g_strdup_printf (C_("place in the player order", "%d."), place + 1);
  gtk_label_set_label (self->number, number);
  colonia_emblem_set_color (self->emblem, color);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->detail, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail), detail != NULL && *detail != '\0');
  colonia_rule_links_show (self->rules, rules);
}
