/* colonia-shortcuts.c: the keys of Colonia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-shortcuts.h"

#include "colonia-letters.h"
#include "colonia-terms.h"

#include <glib/gi18n.h>

static const ParlourShortcut ships_and_relics[] = {
  { N_("City"), .get_letter = colonia_key_city, .n_letters = COLONIA_N_CITIES },
  { N_("Good that a hold takes"), .get_letter = colonia_key_good, .n_letters = COLONIA_N_GOODS },
  { N_("Number"), "0...9" },
  { N_("Take back the last"), "BackSpace" },
  { N_("Next hold"), "space" },
  { N_("A shrine instead of a relic"), "s" },
  { N_("What this table has entered before"), "<Alt>1...9" },
  { N_("Search the cards entered before"), "<Control>k" },
  { N_("A relic by its city and points"), "a...y" },
  { NULL },
};

static const ParlourShortcut monday[] = {
  { N_("Number on the week card"), "0...9" },
  { N_("A booth more or fewer"), "plus minus" },
  { N_("A week card that this table has entered before"), "<Alt>1...9" },
  { N_("Search the cards entered before"), "<Control>k" },
  { N_("Draw here or at the table"), "<Control>t" },
  { N_("Resource that was drawn"), .get_letter = colonia_key_resource, .n_letters = COLONIA_N_RESOURCES },
  { N_("Next booth"), "space" },
  { N_("Take back the last"), "BackSpace" },
  { N_("Edict that was revealed"), "a...z" },
  { N_("All that are still missing on the booth"),
    .get_letter = colonia_key_resource, .n_letters = COLONIA_N_RESOURCES, .modifiers = GDK_SHIFT_MASK },
  { N_("One of each resource"), "plus" },
  { NULL },
};

static const ParlourShortcut tuesday[] = {
  { N_("Family card of a player"), "3...8" },
  { N_("The card counts as zero"), "0" },
  { N_("Die of a tied player"), "1...6" },
  { N_("Roll here for the tied players"), "r" },
  { NULL },
};

static const ParlourShortcut votes[] = {
  { N_("Yes or no of one player"), .get_letter = colonia_key_ballot, .first = COLONIA_BALLOT_YES, .n_letters = 2 },
  { N_("Yes or no of all who are left"),
    .get_letter = colonia_key_ballot, .first = COLONIA_BALLOT_YES, .n_letters = 2, .modifiers = GDK_SHIFT_MASK },
  { NULL },
};

static const ParlourShortcut wednesday[] = {
  { N_("Take a booth"), "1...9 0" },
  { N_("Take a booth from the eleventh on"), "a...d" },
  { NULL },
};

static const ParlourShortcut thursday[] = {
  { N_("Order from a craftsman"), "1...5" },
  { N_("Roll the die here"), "r" },
  { N_("All rolls that are left, made here"), "<Shift>r" },
  { N_("What was rolled at the table"), "1...6" },
  { NULL },
};

static const ParlourShortcut friday[] = {
  { N_("Load a hold"), "a...z" },
  { N_("Load a good into an extra hold"), .get_letter = colonia_key_good, .n_letters = COLONIA_N_GOODS },
  { NULL },
};

static const ParlourShortcut sunday[] = {
  { N_("Buy or safeguard a relic"), "1...9 0" },
  { NULL },
};

static const ParlourShortcut end[] = {
  { N_("A relic of so many points"), "1...5" },
  { N_("The last relic lies in a shrine"), "s" },
  { N_("Next player"), "Tab" },
  { NULL },
};

const ParlourShortcutGroup colonia_shortcuts[] = {
  { N_("Ships and Relics"), NULL, ships_and_relics },
  { NC_("day on a label", "Monday"), "day on a label", monday },
  { NC_("day on a label", "Tuesday"), "day on a label", tuesday },
  { N_("Votes"), NULL, votes },
  { NC_("day on a label", "Wednesday"), "day on a label", wednesday },
  { NC_("day on a label", "Thursday"), "day on a label", thursday },
  { NC_("day on a label", "Friday"), "day on a label", friday },
  { NC_("day on a label", "Sunday"), "day on a label", sunday },
  { N_("The End"), NULL, end },
  { NULL },
};
