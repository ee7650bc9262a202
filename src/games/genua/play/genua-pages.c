/* genua-pages.c: how Genua is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-games.h"

#include "genua-answers.h"
#include "genua-record.h"
#include "genua-words.h"
#include "parlour-aside-form.h"
#include "parlour-board-page.h"
#include "parlour-game-board.h"
#include "parlour-game-cards.h"
#include "parlour-game-display.h"
#include "parlour-game-ending.h"
#include "parlour-game-family.h"
#include "parlour-game-past.h"
#include "parlour-game-setup.h"
#include "parlour-game-shortcuts.h"
#include "parlour-ring-sight.h"
#include "parlour-settings.h"
#include "table-ranks.h"

#include <glib/gi18n.h>
#include <string.h>

/* In the order of `GenuaTracking`. */
static const ParlourTracking trackings[] = {
  { "kontor-coin-symbolic", N_("Everything"),
    N_("The tower, actions and markers are entered, and all deals, so that everybody’s money, goods and cards are known.") },
  { "kontor-chronicle-symbolic", N_("The essentials"),
    N_("The tower, actions, orders, messages and markers are entered; money and goods are counted at the end.") },
  { "kontor-crown-symbolic", N_("Only the score"), N_("Only what everybody has at the end is entered.") },
  { NULL },
};

static const ParlourGameSetup setup = { .trackings = trackings,
                                        .first_seat = N_("The youngest first: that is the start player for the whole game.") };

static int
get_buildings (const TableState *state,
               int               seat)
{
  return state->turn != TABLE_NOBODY ? genua_state_count_owned (GENUA_STATE (state), seat) : PARLOUR_NO_VALUE;
}

static const char *
get_caption (int buildings)
{
  return ngettext ("building", "buildings", (gulong) buildings);
}

/* Behind the cover are money and cards, where they are followed (SET-9), and what somebody thinks of privileges. */
static const ParlourGameFamily family = {
  .tell_place = genua_words_acts, .place_question = GENUA_QUESTION_ACTS, .value_question = GENUA_QUESTION_BUILDINGS,
  .purse_question = GENUA_QUESTION_PURSE, .get_value = get_buildings,
  .get_caption = get_caption, .tell_value = genua_term_buildings, .has_cover = table_state_is_followed,
};

/* The board */

static void
read_roll (const TableState *state,
           const TableEvent *event,
           int              *dice)
{
  memcpy (dice, GENUA_EVENT (event)->dice, sizeof GENUA_EVENT (event)->dice);
}

static GType
find_page (const TableState *state)
{
  return state->step <= GENUA_STEP_CLAIMS ? PARLOUR_TYPE_BOARD_PAGE : G_TYPE_NONE;
}

static const ParlourGameBoard board = { .tells_news = TRUE, .read_roll = read_roll };

/* In the order in which one plays. */
static const ParlourShortcut keys[] = {
  { N_("Touch one of the first ten things on the page"), "1...9 0" },
  { N_("What a die shows"), "1...8" },
  { N_("What is paid: five ducats each"), "0...9" },
  { N_("Take back the last"), "BackSpace" },
  { NULL },
};

static const ParlourShortcutGroup shortcuts[] = { { N_("The Tower and Actions"), NULL, keys }, { NULL } };

/* The display */

static char *
tell_note (const ParlourOnlooker *onlooker)
{
  return genua_words_round (table_session_get_names (onlooker->session), onlooker->state);
}

static char *
tell_detail (const ParlourOnlooker *onlooker)
{
  return onlooker->state->turn != TABLE_NOBODY ? genua_words_messages (onlooker->state) : NULL;
}

static int
find_marker (const TableState *state,
             int              *end)
{
  *end = GENUA_STATE (state)->agreed.rounds;
  return state->turn != TABLE_NOBODY ? GENUA_STATE (state)->marker : 0;
}

static const ParlourGameDisplay display = {
  .tell_note = tell_note, .tell_detail = tell_detail, .find_marker = find_marker,
};

/* Known squares */

static const ParlourCardKind card_kinds[] = {
  { N_("Squares of the City"), N_("A roll that was told before places the tower by itself."), 1, 4 },
  { N_("Our Copy"), N_("A new game begins with what was told last."), 1, 1 },
};

static char *
tell_count (int   kind,
            guint n)
{
  return kind > 0 ? g_strdup (_("what our own copy says"))
                  : g_strdup_printf (ngettext ("%u square of the city", "%u squares of the city", n), n);
}

static const ParlourGameCards known_cards = {
  .kinds = card_kinds, .title = N_("Squares and Our Copy"), .tell_count = tell_count,
  .purpose = N_("Which space a roll shows, and what our copy says, is told once, and remembered for all games to come."),
  .welcome = N_("No square is known yet, nor what our copy says. Squares are learnt as both dice are told and the tower placed, our copy as a game begins."),
};

/* The end */

static const int score_rules[] = {
  GENUA_RULE_ALL_3, GENUA_RULE_END_1, GENUA_RULE_PRIV_3, GENUA_RULE_END_3, GENUA_RULE_END_2, GENUA_RULE_NONE,
};

/* What a part comes to says nothing where that is nothing, unless something came and went. */
static char *
explain (TableSession *session,
         int           seat,
         int           part)
{
  const char *const *names = table_session_get_names (session);
  const TableState *state = table_session_get_state (session);
  const GenuaPlayerScore *player;
  g_autofree char *text = NULL, *each = genua_term_ducats (GENUA_BUILDING_PAYS);
  GenuaScore score;

  if (!genua_state_get_score (state, &score.table))
    return NULL;

  player = &score.players[seat];
  if (part >= 0 && part < GENUA_PART_GOODS && score.table.parts[seat][part] == 0
      && (part != GENUA_PART_MONEY || player->from[GENUA_FROM_OTHER] == 0))
    return NULL;

  if (part == GENUA_PART_MONEY)
    return genua_tell_money (session, seat, NULL);
  if (part == GENUA_PART_PRIVILEGES)
    return genua_words_chains (names[seat], player);
  if (part == GENUA_PART_GOODS)
    {
      text = table_state_tell_tie (state, names, seat);
      return *text != '\0' ? g_strchomp (g_steal_pointer (&text)) : NULL;
    }

  text = part == GENUA_PART_BUILDINGS ? genua_term_buildings (player->buildings) : genua_term_ducats (player->total);
  if (part == GENUA_PART_BUILDINGS)
    /* Translators: %s are a player, buildings, and the ducats for one, %d is how many ducats they bring. */
    return g_strdup_printf (_("%s owns %s, at %s each: %d."), names[seat], text, each, player->building_money);

  /* Translators: %s is a player; %d are ducats, what buildings and what privileges bring, and %s is the sum of these. */
  return g_strdup_printf (_("%s has %d ducats, plus %d for buildings and %d for privileges: %s in all."), names[seat],
                          player->money, player->building_money, player->privilege_money, text);
}

/* Privileges are what nobody else has seen before (PRIV-1): the chains of a player, and what they pay. */
static char *
tell_part (TableSession *session,
           int           seat,
           int           part)
{
  GenuaScore score;

  return genua_state_get_score (table_session_get_state (session), &score.table)
           ? genua_list_chains (&score.players[seat], FALSE) : NULL;
}

static const ParlourCeremony ceremony = {
  .title = N_("The Privileges"),
  .custom = N_("Everybody lays privileges open. Neighbours on the ring are a chain, and long chains pay more."),
  .next = N_("Next Hand"), .again = N_("Open Again"),
  .make = parlour_ring_sight_new, .show = parlour_ring_sight_show, .reveal = parlour_ring_sight_reveal,
};

static const ParlourGameEnding ending = {
  .rules = score_rules, .ceremony = &ceremony, .explain = explain, .tell_part = tell_part,
  .tell_winners = parlour_game_ending_tell_ranks, .draw_on_picture = parlour_ending_draw_ring,
};

/* The past */

static const char *const sources[] = {
  NC_("source of points", "Ducats"), NC_("source of points", "Buildings"), NC_("source of points", "Privileges"),
};

static const char *
tell_deed (int deed)
{
  const char *const deeds[GENUA_N_TALLIES - GENUA_TALLY_LARGE_ORDERS] = {
    _("Large orders"), _("Small orders"), _("Messages"), _("Discs taken away for markers"),
  };

  return deeds[deed];
}

static const ParlourPastTable tables[] = {
  { N_("Where Actions Were Taken"), N_("Each action that was taken in a building."), 0, GENUA_N_BUILDINGS, genua_term_place },
  { N_("What Was Fulfilled, Delivered and Placed"), N_("Each time that it was done."), GENUA_TALLY_LARGE_ORDERS,
    GENUA_N_TALLIES - GENUA_TALLY_LARGE_ORDERS, tell_deed },
  { NULL },
};

/* END-1 */
static int *
find_purse (const TableState *state,
            TableEvent       *correction)
{
  if (state->tracking != GENUA_TRACKING_FULL || state->step != GENUA_STEP_FINAL_HOLDINGS)
    return NULL;

  return genua_event_correct ((GenuaEvent *) correction, GENUA_STATE (state), GENUA_THING_MONEY);
}

static char *
remark (const char *const *names,
        const TableState  *state,
        const TableEvent  *event)
{
  return event->type == GENUA_EVENT_DEAL ? g_strdup (genua_words_offers (state)) : NULL;
}

static const ParlourGamePast past = {
  .get_correction = parlour_aside_form_get_type, .correction = GENUA_EVENT_CORRECTION, .find_purse = find_purse,
  .remark = remark, .sources = sources, .tables = tables,
};

/* A space of the tower may have a time of its own. */
static int
get_moment (const TableState *state)
{
  return GENUA_STATE (state)->n_path;
}

/* Tables that do not want prices remembered are not told of them. */
static gboolean
wants_answer (int question)
{
  return question != GENUA_QUESTION_PRICES || g_settings_get_boolean (parlour_settings_get (), "prices");
}

const ParlourGame genua_parlour = {
  .game = &genua_game, .find_page = find_page, .board = &board, .get_moment = get_moment, .wants_answer = wants_answer,
  .tell_reckoning = genua_words_reckoning, .setup = &setup, .family = &family,
  .display = &display, .ending = &ending, .past = &past, .cards = &known_cards,
  .shortcuts = shortcuts,
};
