/* keyboard.c: keys, as a display tells of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK lets nobody make an event. So each key is pressed once, as the driver of windows presses it,
 * and what the display tells of it is kept: it can be told again as often as somebody likes.
 */

#include "keyboard.h"

#include <dlfcn.h>
#include <stdint.h>

#define FUNCTION(library, name, type, ...) ((type (*) (__VA_ARGS__)) (uintptr_t) dlsym (library, name))

static gboolean
on_event (GdkEvent **told,
          GdkEvent  *event)
{
  if (gdk_event_get_event_type (event) != GDK_KEY_PRESS)
    return GDK_EVENT_PROPAGATE;

  *told = gdk_event_ref (event);

  return GDK_EVENT_STOP;
}

static GdkEvent *
learn (void     *x,
       void     *test,
       void     *display,
       guint     keyval,
       GdkEvent **told)
{
  unsigned int code = FUNCTION (x, "XKeysymToKeycode", unsigned char, void *, unsigned long) (display, keyval);

  g_assert_cmpuint (code, !=, 0);
  for (int pressed = 1; pressed >= 0; pressed--)
    FUNCTION (test, "XTestFakeKeyEvent", int, void *, unsigned int, int, unsigned long) (display, code, pressed, 0);
  FUNCTION (x, "XSync", int, void *, int) (display, 0);
  while (*told == NULL)
    g_main_context_iteration (NULL, TRUE);

  return g_steal_pointer (told);
}

/*
 * keyboard_learn:
 * @window: a window, which has the focus or is about to have it
 * @keyvals: (array zero-terminated=1): keys that need no others to be held
 *
 * Learns what the display tells of some keys. Nothing in the window hears of them.
 *
 * Returns: (transfer full): the events, each by its key
 */
GHashTable *
keyboard_learn (GtkWindow   *window,
                const guint *keyvals)
{
  void *x = dlopen ("libX11.so.6", RTLD_NOW);
  void *test = dlopen ("libXtst.so.6", RTLD_NOW);
  void *display = FUNCTION (x, "XOpenDisplay", void *, const char *) (NULL);
  GtkEventController *controller = gtk_event_controller_legacy_new ();
  GHashTable *events = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) gdk_event_unref);
  GdkEvent *told = NULL;

  while (!gtk_window_is_active (window))
    g_main_context_iteration (NULL, TRUE);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "event", G_CALLBACK (on_event), &told);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
  for (const guint *keyval = keyvals; *keyval != 0; keyval++)
    g_hash_table_insert (events, GUINT_TO_POINTER (*keyval), learn (x, test, display, *keyval, &told));
  gtk_widget_remove_controller (GTK_WIDGET (window), controller);
  FUNCTION (x, "XCloseDisplay", int, void *) (display);

  return events;
}
