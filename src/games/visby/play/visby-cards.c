/* visby-cards.c: what Visby is to the rates of boards that are known of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-cards.h"
#include "visby-pages.h"
#include "visby-record.h"
#include "visby-words.h"

#include <glib/gi18n.h>

static const ParlourCardKind kinds[] = {
  [VISBY_PRINTED_RATES] = { N_("Rates of Boards"), N_("A new game begins with those that were used last."), 1, 3 },
};

static char *
tell_count (int   kind,
            guint n)
{
  return g_strdup_printf (ngettext ("the rates of %u board", "the rates of %u boards", n), n);
}

static char *
describe (const TablePrinted *card)
{
  return visby_words_event (&(TableTelling) { 0 }, NULL, &((const VisbyPrinted *) card)->event.table);
}

const ParlourGameCards visby_known_cards = {
  .kinds = kinds,
  .purpose = N_("What is printed beside the market of a board is told once, and remembered for all games to come."),
  .welcome = N_("No board is known yet. Its rates are learnt when they are told in a game."),
  .tell_count = tell_count,
  .describe = describe,
};
