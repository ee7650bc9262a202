/* widgets.c: what tests look for among widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "widgets.h"

/* In seconds, for machines that have no time. */
#define PATIENCE 20

static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

/*
 * find_all:
 * @root: where to look, itself included
 * @type: a type of widgets
 *
 * Returns: (transfer container): all widgets of @type, in the order in which
 *   they are shown
 */
GPtrArray *
find_all (GtkWidget *root,
          GType      type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, type, found);

  return found;
}

/*
 * find_nth:
 * @root: where to look, itself included
 * @type: a type of widgets
 * @n: which of them, from 0; it has to be there
 *
 * Returns: (transfer none): the widget
 */
gpointer
find_nth (GtkWidget *root,
          GType      type,
          guint      n)
{
  g_autoptr (GPtrArray) found = find_all (root, type);

  g_assert_cmpuint (found->len, >, n);

  return g_ptr_array_index (found, n);
}

/*
 * count_all:
 * @root: where to look, itself included
 * @type: a type of widgets
 *
 * Returns: how many widgets of @type there are
 */
int
count_all (GtkWidget *root,
           GType      type)
{
  g_autoptr (GPtrArray) found = find_all (root, type);

  return (int) found->len;
}

/*
 * find_child:
 * @widget: a widget that has a template, or is of a class derived from one that has
 * @id: what a child is called there
 *
 * Returns: (transfer none): the child
 */
GtkWidget *
find_child (GtkWidget  *widget,
            const char *id)
{
  GObject *child = NULL;

  for (GType type = G_OBJECT_TYPE (widget); child == NULL && type != GTK_TYPE_WIDGET; type = g_type_parent (type))
    child = gtk_widget_get_template_child (widget, type, id);
  g_assert_nonnull (child);

  return GTK_WIDGET (child);
}

/**
 * read_number:
 * @widget: a widget
 * @property: one of its properties, a number
 *
 * Reads a number that nothing but tests asks a widget for.
 *
 * Returns: the number
 */
int
read_number (gpointer    widget,
             const char *property)
{
  int number;

  g_object_get (widget, property, &number, NULL);

  return number;
}

/*
 * read_toast:
 * @window: a window in which something was said in passing
 *
 * Returns: (transfer full): what its toast says
 */
char *
read_toast (GtkWidget *window)
{
  GtkWidget *toast = find_nth (window, g_type_from_name ("AdwToastWidget"), 0);

  return g_strdup (gtk_label_get_text (find_nth (toast, GTK_TYPE_LABEL, 0)));
}

/*
 * find_anyway:
 * @toast: a widget that says why something cannot be done
 *
 * Finds what enters it anyway.
 *
 * Returns: (transfer none) (nullable): the button, or `NULL` if that is not offered
 */
GtkWidget *
find_anyway (GtkWidget *toast)
{
  for (int i = 0; i < count_all (toast, GTK_TYPE_BUTTON); i++)
    {
      GtkWidget *button = find_nth (toast, GTK_TYPE_BUTTON, i);

      if (gtk_widget_has_css_class (button, "anyway"))
        return button;
    }

  return NULL;
}

/*
 * find_dialog:
 *
 * Returns: (transfer none) (nullable): the last of the dialogs that ask
 *   something of whoever looks
 */
AdwMessageDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  AdwMessageDialog *dialog = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        dialog = ADW_MESSAGE_DIALOG (window);
    }

  return dialog;
}

/*
 * answer:
 * @response: a response of the dialog that is open
 *
 * As when somebody presses one of its buttons.
 */
void
answer (const char *response)
{
  AdwMessageDialog *dialog = find_dialog ();

  g_assert_nonnull (dialog);
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/*
 * set_animations:
 * @enabled: whether anything may move
 *
 * Sets what the desktop says of that.
 */
void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

/* Whether a message is about a widget that libadwaita measures. */
static gboolean
is_of_libadwaita (const char *message)
{
  gpointer widget;

  return sscanf (message, "Trying to measure %*s %p", &widget) == 1
         && (gtk_widget_get_ancestor (widget, ADW_TYPE_MESSAGE_DIALOG) != NULL
             || ADW_IS_SQUEEZER (gtk_widget_get_parent (widget)));
}

/* Of messages that GTK writes, where tests end with a warning. */
static GLogWriterOutput
write_unless_of_libadwaita (GLogLevelFlags   level,
                            const GLogField *fields,
                            gsize            n_fields,
                            gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_of_libadwaita (fields[i].value))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, data);
}

/*
 * pardon_libadwaita:
 *
 * From GTK 4.16 on libadwaita is warned of how AdwMessageDialog measures its own
 * labels, and AdwSqueezer what does not fit. That ends no test.
 */
void
pardon_libadwaita (void)
{
  g_log_set_writer_func (write_unless_of_libadwaita, NULL, NULL);
}

/*
 * make_clamp:
 * @child: what it holds
 * @orientation: in which direction
 * @size: how large that is at most, in pixels
 *
 * Newer ones count what grows with the text instead, unless they are told not to.
 *
 * Returns: (transfer floating): what holds it
 */
GtkWidget *
make_clamp (GtkWidget     *child,
            GtkOrientation orientation,
            int            size)
{
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "child", child, "orientation", orientation, "maximum-size", size,
                                   "tightening-threshold", size, NULL);

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (clamp), "unit") != NULL)
    g_object_set (clamp, "unit", 0, NULL);

  return clamp;
}

/* What comes only after some frames. */
void
wait_until_mapped (GtkWidget *widget)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (!gtk_widget_get_mapped (widget) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (gtk_widget_get_mapped (widget));
}

static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       n_left)
{
  return --*(int *) n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
wait_for_frames (GtkWidget *widget,
                 int        n_frames)
{
  gtk_widget_add_tick_callback (widget, on_frame, &n_frames, NULL);
  while (n_frames > 0)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
on_time_is_up (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_CONTINUE;
}

/*
 * assert_finalized:
 * @object: (transfer full): an object
 *
 * Drops the last reference to an object, and makes sure that it was the last.
 * A thread that still reads something for it is waited for.
 */
void
assert_finalized (gpointer object)
{
  gboolean time_is_up = FALSE;
  guint limit;

  g_assert_true (G_IS_OBJECT (object));
  g_object_add_weak_pointer (object, &object);
  g_object_unref (object);
  if (object == NULL)
    return;

  limit = g_timeout_add_seconds (PATIENCE, on_time_is_up, &time_is_up);
  while (object != NULL && !time_is_up)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (limit);

  g_assert_null (object);
}

/* For g_signal_connect_swapped(): how often a signal comes. */
void
count_up (int *n)
{
  (*n)++;
}

/* How large things are depends on it, which only the application takes by itself. */
void
use_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, RESOURCE_PATH "/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Lists what has a style, in the order in which it stands there. */
void
list_styled (GtkWidget  *widget,
             const char *css_class,
             GPtrArray  *found)
{
  if (gtk_widget_has_css_class (widget, css_class))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_styled (child, css_class, found);
}
