/* concordia-pages.c: how Concordia is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-pages.h"

#include "concordia-sign.h"
#include "concordia-words.h"
#include "parlour-fact.h"
#include "parlour-game-family.h"
#include "parlour-game-setup.h"

#include <glib/gi18n.h>

/* How large a card on the shelf is, where text has its usual size. */
#define PICTURE_SIZE 76

/* In the order of `ConcordiaTracking`. */
static const ParlourTracking trackings[] = {
  { "kontor-chronicle-symbolic", N_("The essentials"),
    N_("Cards, houses and colonists are entered; goods and cash are counted at the end.") },
  { "kontor-crown-symbolic", N_("Only the score"), N_("Only what everybody has at the end is entered.") },
  { NULL },
};

static const ParlourGameSetup setup = { .trackings = trackings };

static GtkWidget *
make_picture (int which)
{
  static const struct {
    int card;
    int god;
  } pictures[] = {
    { CONCORDIA_CARD_ARCHITECT, CONCORDIA_GOD_JUPITER }, { CONCORDIA_CARD_PREFECT, CONCORDIA_GOD_SATURNUS },
    { CONCORDIA_CARD_MERCATOR, CONCORDIA_GOD_MERCURIUS }, { CONCORDIA_CARD_SENATOR, CONCORDIA_GOD_VESTA },
    { CONCORDIA_CARD_COLONIST, CONCORDIA_GOD_MARS }, { CONCORDIA_CARD_VINTNER, TABLE_NOBODY },
  };

  return which < (int) G_N_ELEMENTS (pictures) ? concordia_sign_new (PICTURE_SIZE, pictures[which].card, pictures[which].god)
                                               : NULL;
}

/* Behind the cover are the hand and the points. */
static gboolean
has_cover (const TableState *state)
{
  return state->tracking == CONCORDIA_TRACKING_ESSENTIALS && !table_state_is_finished (state);
}

static int
get_houses (const TableState *state,
            int               seat)
{
  return has_cover (state) ? concordia_sum_goods (CONCORDIA_STATE (state)->players[seat].houses) : PARLOUR_NO_VALUE;
}

static const char *
get_caption (int houses)
{
  return ngettext ("house", "houses", (gulong) houses);
}

static const ParlourGameFamily family = {
  .get_value = get_houses,
  .get_caption = get_caption,
  .tell_value = concordia_term_houses,
  .has_cover = has_cover,
  .tell = concordia_words_player,
};

const ParlourGame concordia_parlour = {
  .game = &concordia_game,
  .find_page = concordia_find_page,
  .setup = &setup,
  .family = &family,
  .make_picture = make_picture,
  .display = &concordia_display,
  .ending = &concordia_ending,
  .past = &concordia_past,
};
