/* parlour-export-row.c: a file that can be exported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-export-row.h"

#include "parlour-template.h"

/* A file that can be exported, with a switch that says whether it shall be. */
struct _ParlourExportRow {
  AdwActionRow parent_instance;

  GtkSwitch *wanted;
};

enum {
  SIGNAL_TOGGLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourExportRow, parlour_export_row, ADW_TYPE_ACTION_ROW)

static void
on_active_changed (ParlourExportRow *self)
{
  g_signal_emit (self, signals[SIGNAL_TOGGLED], 0);
}

static void
parlour_export_row_class_init (ParlourExportRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* Somebody wants the file, or does not want it any more. */
  signals[SIGNAL_TOGGLED] = g_signal_new ("toggled", PARLOUR_TYPE_EXPORT_ROW, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/export-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourExportRow, wanted);
}

static void
parlour_export_row_init (ParlourExportRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->wanted, "notify::active", G_CALLBACK (on_active_changed), self);
}

/* Shows which file it is. What is given is text, even where it looks like markup. */
void
parlour_export_row_show (ParlourExportRow *self,
                         const char       *title,
                         const char       *subtitle)
{
  g_autofree char *escaped = NULL;

  g_return_if_fail (PARLOUR_IS_EXPORT_ROW (self));

  escaped = g_markup_escape_text (subtitle, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), escaped);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wanted),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle,
                                  -1);
}

/* Tells whether the file is wanted. */
gboolean
parlour_export_row_is_wanted (ParlourExportRow *self)
{
  g_return_val_if_fail (PARLOUR_IS_EXPORT_ROW (self), FALSE);

  return gtk_switch_get_active (self->wanted);
}
