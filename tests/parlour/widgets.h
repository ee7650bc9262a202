/* widgets.h: what tests look for among widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

GPtrArray        *find_all    (GtkWidget  *root,
                               GType       type);
void              list_styled (GtkWidget  *widget,
                               const char *css_class,
                               GPtrArray  *found);
gpointer          find_nth    (GtkWidget  *root,
                               GType       type,
                               guint       n);
int               count_all   (GtkWidget  *root,
                               GType       type);
GtkWidget        *find_child  (GtkWidget  *widget,
                               const char *id);
int               read_number (gpointer    widget,
                               const char *property);
char             *read_toast  (GtkWidget  *window);
GtkWidget        *find_anyway (GtkWidget  *toast);
AdwMessageDialog *find_dialog (void);
void              answer      (const char *response);
void              wait_until_mapped (GtkWidget *widget);
GtkWidget        *make_clamp (GtkWidget     *child,
                              GtkOrientation orientation,
                              int            size);
void              wait_for_frames (GtkWidget *widget,
                                   int        n_frames);
void              assert_finalized (gpointer object);
void              count_up    (int        *n);
void              set_animations (gboolean enabled);
void              pardon_libadwaita (void);
void              use_style   (void);
