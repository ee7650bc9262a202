/* parlour-game-shortcuts.h: the keys that there are, and what they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "parlour-game.h"

/* Keys that do the same thing, or one each for things alike. */
typedef struct {
  const char *text; /* what it does, marked for translation; a list ends with one without */
  const char *keys; /* the keys, as a `GtkShortcutLabel` takes them */
  const char *action; /* the action of the application or its windows that they activate, wherever one is */
  const char *also; /* another key for that action, which is not told */
  /* In place of keys, as letters differ between languages: finds the letter of one of several
   * things. */
  gunichar (*get_letter) (int thing);
  int first; /* the first of these things */
  int n_letters; /* how many they are */
  GdkModifierType modifiers; /* what is held down with the letter */
  gboolean passes; /* whether it is told only where somebody passes */
  gboolean clock; /* likewise where a clock runs */
} ParlourShortcut;

/* Keys that stand together. Those of all games are `parlour_shortcut_groups`, those of one are
 * in its `ParlourGame`. */
struct _ParlourShortcutGroup {
  const char *title; /* what stands above it, marked for translation; a list ends with one without */
  const char *context; /* the context in which the title is translated */
  const ParlourShortcut *shortcuts; /* the keys */
};

/* The keys of all games: those of actions are set by it, and all are told by it. */
extern const ParlourShortcutGroup parlour_shortcut_groups[];
