/* genua-pages.c: how Genua is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-pages.h"

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

const ParlourGame genua_parlour = {
  .game = &genua_game,
  .setup = &setup,
  .ending = &genua_ending,
  .past = &genua_past,
};
