/* parlour-widgets.h: what is often done with widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

/* How much of a line there is room for wherever something is said, in characters. */
#define PARLOUR_SHORTEST_LINE 8

/* The same where a sentence may have a whole row of a page. */
#define PARLOUR_SHORTEST_SENTENCE 12

/* A class of buttons on which something is counted: Enter confirms the page, as in rows and choices, and Space presses them. */
#define PARLOUR_LEAVES_ENTER "leaves-enter"

/* A class of numbers that are typed and then added to something: Enter is for that. */
#define PARLOUR_KEEPS_ENTER "keeps-enter"

void        parlour_widget_set_css_class  (GtkWidget     *widget,
                                           const char    *css_class,
                                           gboolean       wanted);
void        parlour_widget_set_tooltip    (GtkWidget     *widget,
                                           const char    *text);
const char *parlour_widget_get_tooltip    (GtkWidget     *widget);
void        parlour_widget_describe       (GtkWidget     *widget,
                                           const char    *description);
int         parlour_widget_get_place      (GtkWidget     *widget);
GtkWidget  *parlour_widget_get_nth        (GtkWidget     *parent,
                                           int            n);
GtkWidget  *parlour_widget_get_first_shown
                                          (GtkWidget     *parent);
GtkWidget  *parlour_widget_get_next_shown (GtkWidget     *child);
GtkWidget  *parlour_box_new_plain         (GtkOrientation orientation,
                                           int            spacing);
void        parlour_widget_show_after     (GtkWidget     *child,
                                           GtkWidget    **last);
void        parlour_widget_hide_rest      (GtkWidget     *parent,
                                           GtkWidget     *last);
int         parlour_widget_keep_first     (GtkWidget     *parent,
                                           int            n);
double      parlour_widget_get_text_scale (GtkWidget     *widget);
int         parlour_widget_scale_width    (GtkWidget     *widget,
                                           int            width);
int         parlour_widget_measure_least  (GtkWidget     *widget,
                                           GtkOrientation orientation,
                                           int            for_size);
double      parlour_widget_find_scale     (GtkWidget     *widget,
                                           int            width,
                                           int            height,
                                           double         least,
                                           double         most,
                                           double         step);

void parlour_widget_snapshot_edition (GtkWidget      *widget,
                                      GtkSnapshot    *snapshot,
                                      GtkWidgetClass *klass,
                                      guint           edition);

/**
 * ParlourWidgetFunc:
 * @widget: a widget
 *
 * What is done with a widget later.
 */
typedef void (*ParlourWidgetFunc) (GtkWidget *widget);

void parlour_widget_hinder          (GtkWidget         *widget,
                                     const char        *reason);
void parlour_widget_warn            (GtkWidget         *widget,
                                     const char        *reason);
gboolean parlour_widget_is_hindered (GtkWidget         *widget);
void parlour_widget_after_frame     (GtkWidget         *widget,
                                     ParlourWidgetFunc  func);
void parlour_widget_show_rest_later (GtkWidget         *first);
void parlour_widget_scroll_to       (GtkWidget         *widget);

GtkSizeRequestMode parlour_widget_ask_height (GtkWidget *widget);
void parlour_widget_clear           (GtkWidget         *widget);

GtkWidget *parlour_label_new_narrow (const char *text);
char      *parlour_text_part_compounds (const char *text);
void       parlour_label_show_narrow (GtkLabel   *label,
                                     const char *text);
GtkWidget *parlour_label_new_wrapped (const char *text);
GtkWidget *parlour_widget_find_label (GtkWidget *widget);
void       parlour_label_show_text   (GtkLabel   *label,
                                      const char *text);
void       parlour_label_keep_words  (GtkLabel   *label,
                                      int         whole);
void       parlour_label_say         (GtkLabel   *label,
                                      const char *text);
void       parlour_label_show_lines  (GtkLabel   *label,
                                      const char *text,
                                      int         least);

void parlour_box_clear            (GtkBox     *box);

void parlour_button_wrap          (GtkButton  *button);
void parlour_button_keep_name     (GtkButton  *button);
void parlour_choice_keep_name     (GtkDropDown *choice);

void parlour_popover_popup        (GtkPopover *popover);
void parlour_scrollers_let_go     (void);
void parlour_window_present_next  (GtkWindow  *window);
void parlour_window_set_parent    (GtkWindow  *window,
                                   GtkWindow  *parent);
void parlour_window_fit           (GtkWindow  *window,
                                   GtkWindow  *parent,
                                   int         width,
                                   int         height);

void parlour_editable_limit       (GtkEditable *editable);

void parlour_sound_tone (void);

AdwToast *parlour_toast_new            (const char          *sentence,
                                        const TableGame     *game,
                                        int                  rule);
AdwToast *parlour_toast_new_action     (const char          *sentence,
                                        const char          *label,
                                        const char          *action,
                                        GVariant            *target);
AdwToast *parlour_toast_new_undo       (const char          *sentence,
                                        const char          *action);
void      parlour_combo_row_show_whole (AdwComboRow         *row);
void      parlour_action_row_stack     (AdwActionRow        *row,
                                        gboolean             stacked);
void      parlour_menu_button_keep_free (GtkMenuButton      *button);
void      parlour_menu_button_set_menu (GtkMenuButton       *button,
                                        GMenu               *menu);
void      parlour_group_show_whole     (AdwPreferencesGroup *group);

void parlour_peek_watch           (GtkToggleButton *button);
void parlour_peek_renew           (GtkToggleButton *button);
void parlour_peek_follow          (GtkToggleButton *button,
                                   GtkWidget       *behind);
