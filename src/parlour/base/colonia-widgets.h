/* colonia-widgets.h: what is often done with widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-rule.h"

G_BEGIN_DECLS

void colonia_widget_set_css_class (GtkWidget  *widget,
                                   const char *css_class,
                                   gboolean    wanted);
void colonia_widget_set_tooltip   (GtkWidget  *widget,
                                   const char *text);
const char *colonia_widget_get_tooltip (GtkWidget *widget);
void colonia_widget_describe      (GtkWidget  *widget,
                                   const char *description);
int  colonia_widget_get_place     (GtkWidget  *widget);
double colonia_widget_get_text_scale (GtkWidget *widget);
int  colonia_widget_scale_width   (GtkWidget  *widget,
                                   int         width);
int  colonia_widget_measure_least (GtkWidget  *widget,
                                   GtkOrientation orientation,
                                   int         for_size);
double colonia_widget_find_scale  (GtkWidget  *widget,
                                   int         width,
                                   int         height,
                                   double      least,
                                   double      most,
                                   double      step);

void colonia_widget_snapshot_edition (GtkWidget      *widget,
                                      GtkSnapshot    *snapshot,
                                      GtkWidgetClass *klass,
                                      guint           edition);

/**
 * ColoniaWidgetFunc:
 * @widget: a widget
 *
 * What is done with a widget later.
 */
typedef void (*ColoniaWidgetFunc) (GtkWidget *widget);

void colonia_widget_hinder          (GtkWidget         *widget,
                                     const char        *reason);
void colonia_widget_after_frame     (GtkWidget         *widget,
                                     ColoniaWidgetFunc  func);
void colonia_widget_show_rest_later (GtkWidget         *first);
void colonia_widget_scroll_to       (GtkWidget         *widget);

void colonia_widget_clear           (GtkWidget         *widget);

GtkWidget *colonia_label_new_wrapped (const char *text);
void       colonia_label_show_text   (GtkLabel   *label,
                                      const char *text);

void colonia_box_clear            (GtkBox     *box);

void colonia_button_keep_name     (GtkButton  *button);

void colonia_window_present_next  (GtkWindow  *window);
void colonia_window_set_parent    (GtkWindow  *window,
                                   GtkWindow  *parent);

AdwToast *colonia_toast_new       (const char *sentence,
                                   ColoniaRule rule);
AdwToast *colonia_toast_new_action (const char *sentence,
                                    const char *label,
                                    const char *action,
                                    GVariant   *target);
AdwToast *colonia_toast_new_undo  (const char *sentence,
                                   const char *action);
void      colonia_combo_row_show_whole (AdwComboRow *row);
void      colonia_group_show_whole (AdwPreferencesGroup *group);

void colonia_peek_watch           (GtkToggleButton *button);
void colonia_peek_renew           (GtkToggleButton *button);

G_END_DECLS
