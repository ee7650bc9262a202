/* subject.c: a program for the tests of the driver to try it on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: subject UI-FILE
 *
 * Shows a window with one of everything, and what was done to it last.
 */

#include <adwaita.h>
#include <glib/gi18n.h>

#define ROWS 40

static GtkBuilder *builder;

static void
say (const char *what)
{
  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, "said")), what);
}

static void
on_say (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  say (g_variant_get_string (parameter, NULL));
}

static void
on_turn (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GtkStack *stack = GTK_STACK (gtk_builder_get_object (builder, "stack"));
  gboolean is_first = g_str_equal (gtk_stack_get_visible_child_name (stack), "first");

  gtk_stack_set_visible_child_name (stack, is_first ? "second" : "first");
}

static void
on_ask (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  gtk_window_present (GTK_WINDOW (gtk_builder_get_object (builder, "dialog")));
}

static void
on_response (AdwMessageDialog *dialog,
             const char       *response,
             gpointer          data)
{
  say (response);
}

static void
on_row_activated (GtkListBox    *rows,
                  GtkListBoxRow *row,
                  gpointer       data)
{
  g_autofree char *what = g_strdup_printf ("row %d", gtk_list_box_row_get_index (row) + 1);

  say (what);
}

static void
on_entry_activated (GtkEntry *entry,
                    gpointer  data)
{
  say (gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static gboolean
on_undo (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   data)
{
  say ("undone");

  return GDK_EVENT_STOP;
}

static void
fill_window (GtkWidget *window)
{
  GtkWidget *rows = GTK_WIDGET (gtk_builder_get_object (builder, "rows"));
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  for (int i = 0; i < ROWS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Row %d", i + 1);

      gtk_list_box_append (GTK_LIST_BOX (rows), gtk_label_new (name));
    }

  gtk_event_controller_set_propagation_phase (shortcuts, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control><Shift>z"),
                                                          gtk_callback_action_new (on_undo, NULL, NULL)));
  gtk_widget_add_controller (window, shortcuts);

  g_signal_connect (rows, "row-activated", G_CALLBACK (on_row_activated), NULL);
  g_signal_connect (gtk_builder_get_object (builder, "entry"), "activate", G_CALLBACK (on_entry_activated), NULL);
  g_signal_connect (gtk_builder_get_object (builder, "dialog"), "response", G_CALLBACK (on_response), NULL);
}

static void
on_activate (GtkApplication *application,
             const char     *path)
{
  const GActionEntry entries[] = {
    { .name = "say", .activate = on_say, .parameter_type = "s" },
    { .name = "turn", .activate = on_turn },
    { .name = "ask", .activate = on_ask },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  GtkWidget *window;

  builder = gtk_builder_new_from_file (path);
  window = GTK_WIDGET (gtk_builder_get_object (builder, "window"));
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), NULL);
  gtk_widget_insert_action_group (window, "subject", G_ACTION_GROUP (actions));
  fill_window (window);

  gtk_window_set_application (GTK_WINDOW (window), application);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_assert (argc == 2);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), argv[1]);

  return g_application_run (G_APPLICATION (application), 1, argv);
}
