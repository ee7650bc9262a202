/* hands.c: keys and buttons of the mouse that are pressed on a display as by somebody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No program makes an event of GDK's itself. The X server does, for whoever asks it by the extension that is made for
 * tests, and is loaded here as it comes with no header on every machine.
 */

#include "config.h"

#include "hands.h"

#include <dlfcn.h>

typedef gulong Sign;

/* The pointer moves by more than one step, as people never do: what opens a menu takes the first for a part of it. */
#define STEPS_TO_POINT 2

static struct {
  void *display;
  Sign (*find_root) (void *display);
  Sign (*find_window) (GdkSurface *surface);
  int (*translate) (void *display,
                    Sign  from,
                    Sign  to,
                    int   x,
                    int   y,
                    int  *left,
                    int  *top,
                    Sign *child);
  guchar (*find_code) (void *display,
                       Sign  sign);
  Sign (*find_sign) (void  *display,
                     guchar code,
                     int    group,
                     int    level);
  int (*press) (void         *display,
                unsigned int  code,
                int           is_down,
                unsigned long delay);
  int (*hold) (void         *display,
               unsigned int  button,
               int           is_down,
               unsigned long delay);
  int (*point) (void         *display,
                int           screen,
                int           left,
                int           top,
                unsigned long delay);
  int (*sync) (void *display,
               int   discards);
} hands;

/* A function of a library; ISO C knows no other way from one pointer to the other. */
static gboolean
find (void       *library,
      const char *name,
      gpointer    function)
{
  *(void **) function = library != NULL ? dlsym (library, name) : NULL;

  return *(void **) function != NULL;
}

/*
 * hands_open:
 *
 * Asks the display whether keys can be pressed on it, and whatever is pointed at.
 *
 * Returns: `FALSE` if not, as under Wayland
 */
gboolean
hands_open (void)
{
  void *x = dlopen ("libX11.so.6", RTLD_NOW);
  void *test = dlopen ("libXtst.so.6", RTLD_NOW);
  void *toolkit = dlopen (NULL, RTLD_NOW);
  void *(*open) (const char *name);

  if (!find (x, "XOpenDisplay", (gpointer) &open) || !find (x, "XKeysymToKeycode", (gpointer) &hands.find_code)
      || !find (x, "XkbKeycodeToKeysym", (gpointer) &hands.find_sign) || !find (x, "XSync", (gpointer) &hands.sync)
      || !find (x, "XDefaultRootWindow", (gpointer) &hands.find_root)
      || !find (x, "XTranslateCoordinates", (gpointer) &hands.translate)
      || !find (toolkit, "gdk_x11_surface_get_xid", (gpointer) &hands.find_window)
      || !find (test, "XTestFakeKeyEvent", (gpointer) &hands.press)
      || !find (test, "XTestFakeButtonEvent", (gpointer) &hands.hold)
      || !find (test, "XTestFakeMotionEvent", (gpointer) &hands.point))
    return FALSE;

  hands.display = open (NULL);

  return hands.display != NULL;
}

static void
move (guint    keyval,
      gboolean is_down)
{
  hands.press (hands.display, hands.find_code (hands.display, keyval), is_down, 0);
}

static void
hold_modifiers (GdkModifierType modifiers,
                gboolean        is_down)
{
  if (modifiers & GDK_CONTROL_MASK)
    move (GDK_KEY_Control_L, is_down);
  if (modifiers & GDK_ALT_MASK)
    move (GDK_KEY_Alt_L, is_down);
  if (modifiers & GDK_SHIFT_MASK)
    move (GDK_KEY_Shift_L, is_down);
}

/*
 * hands_press_key:
 * @keyval: a key that the keyboard has
 * @modifiers: what is held with it
 *
 * Presses a key and lets it go. It is on its way to the window that has the focus then.
 */
void
hands_press_key (guint           keyval,
                 GdkModifierType modifiers)
{
  guchar code;

  g_return_if_fail (hands.display != NULL);

  code = hands.find_code (hands.display, keyval);
  if (code == 0)
    return;
  if (hands.find_sign (hands.display, code, 0, 0) != keyval)
    modifiers |= GDK_SHIFT_MASK;

  hold_modifiers (modifiers, TRUE);
  move (keyval, TRUE);
  move (keyval, FALSE);
  hold_modifiers (modifiers, FALSE);
  hands.sync (hands.display, FALSE);
}

/*
 * hands_point:
 * @native: what has a window on the display, as popovers do
 * @x: where in it
 * @y: where in it, from its top
 *
 * Moves the pointer there.
 */
void
hands_point (GtkNative *native,
             double     x,
             double     y)
{
  GdkSurface *surface = gtk_native_get_surface (native);
  const int scale = gdk_surface_get_scale_factor (surface);
  double left, top;

  g_return_if_fail (hands.display != NULL);

  gtk_native_get_surface_transform (native, &left, &top);
  for (int n = STEPS_TO_POINT; n > 0; n--)
    {
      int to_left, to_top;
      Sign child;

      hands.translate (hands.display, hands.find_window (surface), hands.find_root (hands.display),
                       (int) (x + left) * scale - n + 1, (int) (y + top) * scale, &to_left, &to_top, &child);
      hands.point (hands.display, -1, to_left, to_top, 0);
    }
  hands.sync (hands.display, FALSE);
}

/*
 * hands_hold:
 * @is_down: whether it is pressed
 *
 * Presses the first button of the mouse and holds it, or lets it go.
 */
void
hands_hold (gboolean is_down)
{
  g_return_if_fail (hands.display != NULL);

  hands.hold (hands.display, GDK_BUTTON_PRIMARY, is_down, 0);
  hands.sync (hands.display, FALSE);
}

/*
 * hands_rest:
 *
 * Moves the pointer into a corner of the screen, where it lies on nothing. GTK 4.8 asks for the tooltip of what it lies on
 * even when the window of that is gone.
 */
void
hands_rest (void)
{
  g_return_if_fail (hands.display != NULL);

  hands.point (hands.display, -1, 0, 0, 0);
  hands.sync (hands.display, FALSE);
}
