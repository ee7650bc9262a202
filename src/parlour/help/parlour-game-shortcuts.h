/* parlour-game-shortcuts.h: the keys that there are, and what they do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "parlour-game.h"

G_BEGIN_DECLS

/**
 * ParlourShortcut:
 * @text: what it does, marked for translation; a list ends with one without
 * @keys: (nullable): the keys, as a `GtkShortcutLabel` takes them
 * @action: (nullable): the action of the application or its windows that they activate,
 *   wherever one is
 * @also: (nullable): another key for that action, which is not told
 * @get_letter: (nullable): in place of @keys, as letters differ between languages: finds
 *   the letter of one of several things
 * @first: the first of these things
 * @n_letters: how many they are
 * @modifiers: what is held down with the letter
 * @passes: whether it is told only where somebody passes
 * @clock: likewise where a clock runs
 *
 * Keys that do the same thing, or one each for things alike.
 */
typedef struct {
  const char *text;
  const char *keys;
  const char *action;
  const char *also;
  gunichar (*get_letter) (int thing);
  int first;
  int n_letters;
  GdkModifierType modifiers;
  gboolean passes;
  gboolean clock;
} ParlourShortcut;

/**
 * ParlourShortcutGroup:
 * @title: what stands above it, marked for translation; a list ends with one without
 * @context: (nullable): the context in which the title is translated
 * @shortcuts: the keys
 *
 * Keys that stand together. Those of all games are `parlour_shortcut_groups`, those of one
 * are in its `ParlourGame`.
 */
struct _ParlourShortcutGroup {
  const char *title;
  const char *context;
  const ParlourShortcut *shortcuts;
};

/**
 * parlour_shortcut_groups:
 *
 * The keys of all games: those of actions are set by it, and all are told by it.
 */
extern const ParlourShortcutGroup parlour_shortcut_groups[];

G_END_DECLS
