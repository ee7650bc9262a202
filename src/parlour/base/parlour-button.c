/* parlour-button.c: a button whose text takes several lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-button.h"

#include "parlour-widgets.h"

/**
 * ParlourButton:
 *
 * A button in a template: its `label` takes several lines where there is little room, see parlour_button_wrap().
 */
struct _ParlourButton {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourButton, parlour_button, GTK_TYPE_BUTTON)

static void
parlour_button_class_init (ParlourButtonClass *klass)
{
}

/* GTK makes the text as soon as there is any. */
static void
parlour_button_init (ParlourButton *self)
{
  g_signal_connect (self, "notify::label", G_CALLBACK (parlour_button_wrap), NULL);
}
