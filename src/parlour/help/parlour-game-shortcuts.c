/* parlour-game-shortcuts.c: the keys of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-shortcuts.h"

#include <glib/gi18n.h>

static const ParlourShortcut general[] = {
  { N_("New game"), "<Control>n", "win.new-game" },
  { N_("Open a file"), "<Control>o", "win.open" },
  { N_("Preferences"), "<Control>comma", "app.preferences" },
  { N_("Keyboard shortcuts"), "<Control>question", "win.show-help-overlay" },
  { N_("Find a game"), "<Control>f", "win.find-game" },
  { N_("Rename the game, in the list of all games"), "F2" },
  { N_("Put the game in the bin, in the list of all games"), "Delete" },
  { N_("Next language"), "<Control><Shift>l", "app.next-language" },
  { N_("Menu"), "F10" },
  { N_("Close the window"), "<Control>w", "window.close" },
  { N_("Quit"), "<Control>q", "app.quit" },
  { N_("Rules of the game"), "F1", "app.show-rules" },
  { N_("Back to the shelf"), "<Alt>Left" },
  { N_("Hand out and move"), "F8", "game.open-hand-out" },
  { N_("Display for the table"), "F9", "game.show-display" },
  { N_("The display fills the screen"), "F11" },
  { N_("Lift the cover of whose turn it is"), "F6", "game.look-behind" },
  { N_("Correct the last event"), "F7", "game.correct-last" },
  { NULL },
};

static const ParlourShortcut before_game[] = {
  { N_("Next player"), "Return" },
  { N_("Move a player one seat up"), "<Alt>Up" },
  { N_("Move a player one seat down"), "<Alt>Down" },
  { N_("Begin"), "<Control>Return" },
  { NULL },
};

static const ParlourShortcut in_game[] = {
  { N_("Undo"), "<Control>z", "game.undo" },
  { N_("Redo"), "<Control><Shift>z", "game.redo", "<Control>y" },
  { N_("Chronicle"), "<Control>h", "game.show-chronicle" },
  { N_("Save elsewhere"), "<Control><Shift>s", "win.save-as" },
  { N_("Course of the game"), "<Control>g", "game.show-course" },
  { N_("Export"), "<Control>e", "game.export" },
  { N_("Pause the clock, or let it go on"), "F4", "game.pause-clock", .clock = TRUE },
  { N_("A minute more"), "<Shift>F4", "game.add-minute", .clock = TRUE },
  { N_("Confirm what was entered"), "Return" },
  { N_("Enter anyway what the books are against"), "<Control>Return" },
  { N_("Pass"), "p", .passes = TRUE },
  { N_("Everybody passes"), "<Shift>p", .passes = TRUE },
  { N_("Take back the last"), "BackSpace" },
  { NULL },
};

const ParlourShortcutGroup parlour_shortcut_groups[] = {
  { N_("General"), NULL, general },
  { N_("Before a Game"), NULL, before_game },
  { N_("In a Game"), NULL, in_game },
  { NULL },
};
