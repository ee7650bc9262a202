/* visby-pages.c: how Visby is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-pages.h"

#include "parlour-board-page.h"
#include "parlour-collections.h"
#include "parlour-game-board.h"
#include "parlour-game-cards.h"
#include "parlour-game-setup.h"
#include "parlour-game-shortcuts.h"
#include "parlour-games.h"
#include "visby-record.h"
#include "visby-sign.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* How large a card on the shelf is, where text has its usual size. */
#define PICTURE_SIZE 76

static GType
find_page (const TableState *state)
{
  return state->step == VISBY_STEP_CARDS || state->step == VISBY_STEP_TRADING ? PARLOUR_TYPE_BOARD_PAGE : G_TYPE_NONE;
}

/* Cards by their ids: what was played is an outline. */
static GtkWidget *
new_sign (const TableSign *sign,
          int              size,
          gboolean         is_gone)
{
  return visby_sign_new (size, table_find_id (visby_card_ids, sign->id), is_gone);
}

static GtkWidget *
new_track (const char *id,
           int         size)
{
  return visby_track_new (size, (VisbyTrack) table_find_id (visby_track_ids, id));
}

static const ParlourBoardForm forms[] = {
  { VISBY_EVENT_RATES, visby_rates_form_get_type, N_("Rates of the Board") },
  { 0 },
};

static const ParlourGameBoard board = { .new_sign = new_sign, .new_track = new_track, .forms = forms };

static GtkWidget *
make_picture (int which)
{
  return which < (int) VISBY_N_CARDS ? visby_sign_new (PICTURE_SIZE, which, FALSE) : NULL;
}

static const ParlourCardKind card_kinds[] = {
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

static const ParlourGameCards known_cards = {
  .kinds = card_kinds,
  .purpose = N_("What is printed beside the market of a board is told once, and remembered for all games to come."),
  .welcome = N_("No board is known yet. Its rates are learnt when they are told in a game."),
  .tell_count = tell_count,
  .describe = describe,
};

/* Remembers the rates of a board for the games to come. */
void
visby_remember_rates (const TableEvent *event)
{
  parlour_cards_learn (parlour_collections_find (&visby_game), event);
}

/* Begins a game with the rates that were used last, if any were ever told. */
static void
tell_known_rates (TableSession *session)
{
  g_autoptr (GPtrArray) known = NULL;

  if (table_session_get_state (session)->tracking != VISBY_TRACKING_FULL)
    return;

  known = table_collection_list (parlour_cards_get_collection (parlour_collections_find (&visby_game)),
                                 VISBY_PRINTED_RATES, NULL);
  if (known->len > 0)
    table_session_play (session, &((const VisbyPrinted *) known->pdata[0])->event.table, TABLE_ROLLER_NONE);
}

static const ParlourShortcut round_keys[] = {
  { N_("Card of the next player"), "1...8" },
  { N_("Take back the last"), "BackSpace" },
  { NULL },
};

static const ParlourShortcutGroup shortcuts[] = {
  { N_("Cards of a Round"), NULL, round_keys },
  { NULL },
};

/* In the order of `VisbyTracking`. */
static const ParlourTracking trackings[] = {
  { "kontor-chronicle-symbolic", N_("Everything"), N_("Cards and Merchants are entered, and all the rest is worked out.") },
  { "kontor-crown-symbolic", N_("Only the score"), N_("Only what everybody has at the end is entered.") },
  { NULL },
};

static const ParlourGameSetup setup = { .trackings = trackings, .open = tell_known_rates };

const ParlourGame visby_parlour = {
  .game = &visby_game,
  .find_page = find_page,
  .board = &board,
  .setup = &setup,
  .shows_players = TRUE,
  .cards = &known_cards,
  .make_picture = make_picture,
  .display = &visby_display,
  .ending = &visby_ending,
  .past = &visby_past,
  .shortcuts = shortcuts,
};
