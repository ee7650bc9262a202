/* parlour-actions.c: what a widget can be asked to do by its buttons and keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-actions.h"

/**
 * parlour_actions_install:
 * @widget_class: a class
 * @actions: (array length=n_actions): what its widgets can be asked to do
 * @n_actions: how much that is
 *
 * Lets all widgets of a class have actions.
 */
void
parlour_actions_install (GtkWidgetClass      *widget_class,
                         const ParlourAction *actions,
                         guint                n_actions)
{
  for (guint i = 0; i < n_actions; i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     (GtkWidgetActionActivateFunc) actions[i].activate);
}
