/* parlour-actions.h: what a widget can be asked to do by its buttons and keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * ParlourAction:
 * @name: what it is called in templates and menus
 * @parameter: (nullable): the type of its parameter
 * @activate: a function that takes the widget, and if it wants them the name
 *   and the parameter
 *
 * An action of all widgets of a class.
 */
typedef struct {
  const char *name;
  const char *parameter;
  GCallback   activate;
} ParlourAction;

void parlour_actions_install (GtkWidgetClass      *widget_class,
                              const ParlourAction *actions,
                              guint                n_actions);
