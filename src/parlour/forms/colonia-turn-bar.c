/* colonia-turn-bar.c: passing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-turn-bar.h"

#include "colonia-stalls.h"
#include "colonia-template.h"

struct _ColoniaTurnBar {
  AdwBin parent_instance;

  ColoniaQuarter *quarter; /* weak: whose bar it is */

  GtkWidget *pass_all_button;
};

G_DEFINE_FINAL_TYPE (ColoniaTurnBar, colonia_turn_bar, ADW_TYPE_BIN)

static void
pass (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  colonia_quarter_pass (COLONIA_TURN_BAR (widget)->quarter);
}

static void
pass_all (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  colonia_quarter_pass_all (COLONIA_TURN_BAR (widget)->quarter);
}

static void
colonia_turn_bar_dispose (GObject *object)
{
  g_clear_weak_pointer (&COLONIA_TURN_BAR (object)->quarter);

  G_OBJECT_CLASS (colonia_turn_bar_parent_class)->dispose (object);
}

static void
colonia_turn_bar_class_init (ColoniaTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_turn_bar_dispose;

  g_type_ensure (COLONIA_TYPE_STALLS);

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/forms/turn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaTurnBar, pass_all_button);

  /**
   * ColoniaTurnBar|turn.pass:
   *
   * Lets the player whose turn it is pass.
   */
  gtk_widget_class_install_action (widget_class, "turn.pass", NULL, pass);

  /**
   * ColoniaTurnBar|turn.pass-all:
   *
   * Lets everybody pass who has not yet.
   */
  gtk_widget_class_install_action (widget_class, "turn.pass-all", NULL, pass_all);
}

static void
colonia_turn_bar_init (ColoniaTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_turn_bar_update:
 * @self: the turn bar of a quarter
 * @quarter: the quarter
 *
 * Shows whose turn it is to pass. The quarter calls this when it is updated.
 */
void
colonia_turn_bar_update (ColoniaTurnBar *self,
                         ColoniaQuarter *quarter)
{
  gboolean has_turn;

  g_return_if_fail (COLONIA_IS_TURN_BAR (self));
  g_return_if_fail (COLONIA_IS_QUARTER (quarter));

  g_set_weak_pointer (&self->quarter, quarter);
  has_turn = colonia_quarter_get_state (quarter)->turn != COLONIA_NOBODY;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "turn.pass", has_turn);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "turn.pass-all",
                                 has_turn && !colonia_quarter_get_correcting (quarter));
  gtk_widget_set_visible (self->pass_all_button, !colonia_quarter_get_correcting (quarter));
}
