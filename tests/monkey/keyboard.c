/* keyboard.c: keys that are pressed on a display as by somebody
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No program makes an event of GDK's itself. The X server does, for whoever asks it by the extension that is made for
 * tests, and is loaded here as it comes with no header on every machine.
 */

#include "config.h"

#include "keyboard.h"

#include <dlfcn.h>

typedef gulong Sign;

static struct {
  void *display;
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
  int (*sync) (void *display,
               int   discards);
} keyboard;

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
 * keyboard_open:
 *
 * Asks the display whether keys can be pressed on it.
 *
 * Returns: `FALSE` if not, as under Wayland
 */
gboolean
keyboard_open (void)
{
  void *x = dlopen ("libX11.so.6", RTLD_NOW);
  void *test = dlopen ("libXtst.so.6", RTLD_NOW);
  void *(*open) (const char *name);

  if (!find (x, "XOpenDisplay", (gpointer) &open) || !find (x, "XKeysymToKeycode", (gpointer) &keyboard.find_code)
      || !find (x, "XkbKeycodeToKeysym", (gpointer) &keyboard.find_sign) || !find (x, "XSync", (gpointer) &keyboard.sync)
      || !find (test, "XTestFakeKeyEvent", (gpointer) &keyboard.press))
    return FALSE;

  keyboard.display = open (NULL);

  return keyboard.display != NULL;
}

static void
move (guint    keyval,
      gboolean is_down)
{
  keyboard.press (keyboard.display, keyboard.find_code (keyboard.display, keyval), is_down, 0);
}

static void
hold (GdkModifierType modifiers,
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
 * keyboard_press:
 * @keyval: a key that the keyboard has
 * @modifiers: what is held with it
 *
 * Presses a key and lets it go. It is on its way to the window that has the focus then.
 */
void
keyboard_press (guint           keyval,
                GdkModifierType modifiers)
{
  guchar code;

  g_return_if_fail (keyboard.display != NULL);

  code = keyboard.find_code (keyboard.display, keyval);
  if (code == 0)
    return;
  if (keyboard.find_sign (keyboard.display, code, 0, 0) != keyval)
    modifiers |= GDK_SHIFT_MASK;

  hold (modifiers, TRUE);
  move (keyval, TRUE);
  move (keyval, FALSE);
  hold (modifiers, FALSE);
  keyboard.sync (keyboard.display, FALSE);
}
