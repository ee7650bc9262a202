/* colonia-hand-out-window.c: what everybody is given, once more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hand-out-window.h"

#include "parlour-template.h"
#include "parlour-widgets.h"

struct _ColoniaHandOutWindow {
  ParlourSideWindow parent_instance;

  ColoniaHandOut *list;
};

G_DEFINE_FINAL_TYPE (ColoniaHandOutWindow, colonia_hand_out_window, PARLOUR_TYPE_SIDE_WINDOW)

static void
colonia_hand_out_window_class_init (ColoniaHandOutWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_HAND_OUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/hand-out-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHandOutWindow, list);
}

static void
colonia_hand_out_window_init (ColoniaHandOutWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a window with what was handed out last or, before that, with what everybody takes to
 * begin with. */
GtkWindow *
colonia_hand_out_window_new (GtkWindow      *parent,
                             TableSession   *session,
                             ColoniaHandOut *beside)
{
  ColoniaHandOutWindow *self;
  g_autoptr (TableLine) line = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (COLONIA_IS_HAND_OUT (beside), NULL);

  self = g_object_new (COLONIA_TYPE_HAND_OUT_WINDOW, NULL);
  parlour_window_set_parent (GTK_WINDOW (self), parent);
  line = colonia_hand_out_find (session);
  colonia_hand_out_show (self->list, session, line);
  g_object_bind_property (beside, "ticked", self->list, "ticked", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  parlour_window_fit (GTK_WINDOW (self), parent, 720, 640);

  return GTK_WINDOW (self);
}
