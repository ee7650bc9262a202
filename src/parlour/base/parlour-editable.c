/* parlour-editable.c: how long a text may be, and numbers that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-editable.h"

/**
 * parlour_editable_limit:
 * @editable: where something is written
 * @max_length: a number of characters
 *
 * Takes no longer texts. A row for an entry cannot be told so in its tree.
 */
void
parlour_editable_limit (GtkEditable *editable,
                        int          max_length)
{
  GtkEditable *text;

  g_return_if_fail (GTK_IS_EDITABLE (editable));

  for (text = editable; !GTK_IS_TEXT (text); text = gtk_editable_get_delegate (text))
    g_return_if_fail (text != NULL);
  gtk_text_set_max_length (GTK_TEXT (text), max_length);
}

/* GTK would take back what a page wrote there, and leave the field empty; where it may not, it keeps the keys
 * to itself. */
static void
undo_in_game (GtkWidget *number)
{
  const struct { const char *keys, *action; } shortcuts[] = {
    { "<Control>z", "game.undo" },
    { "<Control><Shift>z|<Control>y", "game.redo" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].keys),
                                                            gtk_named_action_new (shortcuts[i].action)));
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (number, controller);
  gtk_editable_set_enable_undo (GTK_EDITABLE (number), FALSE);
}

/* Who presses the field means it, even where it can be no less or no more and GTK hears of nothing. */
static void
on_pressed (GtkWidget *number)
{
  if (gtk_widget_get_focus_child (number) == NULL)
    gtk_widget_grab_focus (number);
}

static void
take_focus_when_pressed (GtkWidget *number)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), number);
  gtk_widget_add_controller (number, GTK_EVENT_CONTROLLER (click));
}

/**
 * parlour_editable_new_number:
 * @least: the least number
 * @most: the greatest one, at least @least
 *
 * Makes a field for a whole number. Whoever presses Ctrl+Z there, on the page of a game, takes back what happened
 * in it.
 *
 * Returns: (transfer floating): a #GtkSpinButton
 */
GtkWidget *
parlour_editable_new_number (int least,
                             int most)
{
  GtkWidget *number;

  g_return_val_if_fail (least <= most, NULL);

  number = gtk_spin_button_new_with_range (least, most, 1);
  undo_in_game (number);
  take_focus_when_pressed (number);

  return number;
}
