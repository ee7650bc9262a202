/* colonia-relic-tag.c: a relic that is counted at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-relic-tag.h"

#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

struct _ColoniaRelicTag {
  AdwBin parent_instance;

  gboolean showing; /* whether the tag itself presses the button */

  GtkToggleButton *shrine;
  GtkImage *icon;
  GtkLabel *label;
  GtkWidget *remove;
};

enum {
  MOVED,
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaRelicTag, colonia_relic_tag, ADW_TYPE_BIN)

static void
on_shrine_toggled (ColoniaRelicTag *self)
{
  if (!self->showing)
    g_signal_emit (self, signals[MOVED], 0, gtk_toggle_button_get_active (self->shrine));
}

static void
on_remove_clicked (ColoniaRelicTag *self)
{
  g_signal_emit (self, signals[REMOVED], 0);
}

static void
colonia_relic_tag_class_init (ColoniaRelicTagClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* Somebody said that the relic lies in a shrine, or does not. */
  signals[MOVED] = g_signal_new ("moved", COLONIA_TYPE_RELIC_TAG, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  /* Somebody said that there is no such relic. */
  signals[REMOVED] = g_signal_new ("removed", COLONIA_TYPE_RELIC_TAG, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/end/relic-tag.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicTag, shrine);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicTag, icon);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicTag, label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicTag, remove);
  gtk_widget_class_bind_template_callback (widget_class, on_shrine_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_clicked);
}

static void
colonia_relic_tag_init (ColoniaRelicTag *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a tag that shows no relic yet. */
GtkWidget *
colonia_relic_tag_new (void)
{
  return g_object_new (COLONIA_TYPE_RELIC_TAG, NULL);
}

/* Shows a relic. */
void
colonia_relic_tag_show (ColoniaRelicTag        *self,
                        const ColoniaHeldRelic *relic)
{
  g_autofree char *points = NULL;
  g_autofree char *where = NULL;
  g_autofree char *remove = NULL;

  g_return_if_fail (COLONIA_IS_RELIC_TAG (self));
  g_return_if_fail (relic != NULL);

  points = g_strdup_printf ("%d", relic->points);
  where = g_strdup_printf (relic->shrine
                             ? ngettext ("A relic of %d point in a shrine: it counts twice",
                                         "A relic of %d points in a shrine: it counts twice", (gulong) relic->points)
                             : ngettext ("A relic of %d point in no shrine",
                                         "A relic of %d points in no shrine", (gulong) relic->points),
                           relic->points);
  remove = g_strdup_printf (ngettext ("Remove the relic of %d point",
                                      "Remove the relic of %d points", (gulong) relic->points), relic->points);

  self->showing = TRUE;
  gtk_toggle_button_set_active (self->shrine, relic->shrine);
  self->showing = FALSE;
  gtk_image_set_from_icon_name (self->icon, relic->shrine ? "colonia-shrine-symbolic" : "colonia-relic-symbolic");
  gtk_label_set_label (self->label, points);
  parlour_widget_set_tooltip (GTK_WIDGET (self->shrine), where);
  parlour_widget_set_tooltip (self->remove, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->shrine), GTK_ACCESSIBLE_PROPERTY_LABEL, where, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
}
