/* genua-pages.c: how Genua is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-pages.h"

#include "genua-words.h"
#include "parlour-game-cards.h"
#include "parlour-game-display.h"
#include "parlour-game-family.h"
#include "parlour-game-setup.h"

#include <glib/gi18n.h>

/* In the order of `GenuaTracking`. */
static const ParlourTracking trackings[] = {
  { "kontor-coin-symbolic", N_("Everything"),
    N_("The tower, actions and markers are entered, and all deals, so that everybody’s money, goods and cards are known.") },
  { "kontor-chronicle-symbolic", N_("The essentials"),
    N_("The tower, actions, orders, messages and markers are entered; money and goods are counted at the end.") },
  { "kontor-crown-symbolic", N_("Only the score"), N_("Only what everybody has at the end is entered.") },
  { NULL },
};

static const ParlourGameSetup setup = { .trackings = trackings };

/* Behind the cover are money and cards, where they are followed (SET-9). */
static gboolean
has_cover (const TableState *state)
{
  return genua_state_is_full (GENUA_STATE (state)) && state->turn != TABLE_NOBODY;
}

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

static const ParlourGameFamily family = {
  .get_value = get_buildings,
  .get_caption = get_caption,
  .tell_value = genua_term_buildings,
  .has_cover = has_cover,
  .tell = genua_words_player,
};

/* The display */

static char *
tell_note (const ParlourOnlooker *onlooker)
{
  return genua_words_round (onlooker->state);
}

static char *
tell_detail (const ParlourOnlooker *onlooker)
{
  g_autofree char *path = genua_words_path (onlooker->state), *messages = genua_words_messages (onlooker->state);

  if (path == NULL || messages == NULL)
    return g_steal_pointer (&path);

  return g_strdup_printf ("%s\n%s", path, messages);
}

static char *
tell_player (const TableState *state,
             int               seat)
{
  return genua_words_player (state, seat, FALSE);
}

static const ParlourGameDisplay display = {
  .tell_total = genua_term_ducats, .tell_note = tell_note, .tell_ask = parlour_onlooker_tell_step, .tell_detail = tell_detail,
  .tell_player = tell_player,
};

/* Known squares */

static const ParlourCardKind card_kinds[] = {
  { N_("Squares of the City"), N_("A roll that was told before places the tower by itself."), 1, 4 },
};

static char *
tell_count (int   kind,
            guint n)
{
  return g_strdup_printf (ngettext ("%u square of the city", "%u squares of the city", n), n);
}

static const ParlourGameCards known_cards = {
  .kinds = card_kinds,
  .purpose = N_("Which space a roll shows is told once, and remembered for all games to come."),
  .welcome = N_("No square is known yet. It is learnt where both dice are told and the tower is placed."),
  .tell_count = tell_count,
};

const ParlourGame genua_parlour = {
  .game = &genua_game,
  .find_page = genua_find_page,
  .setup = &setup,
  .family = &family,
  .display = &display,
  .ending = &genua_ending,
  .past = &genua_past,
  .cards = &known_cards,
};
