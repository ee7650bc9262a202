/* concordia-pages.c: how Concordia is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-pages.h"

#include "parlour-game-setup.h"

#include <glib/gi18n.h>

/* In the order of `ConcordiaTracking`. */
static const ParlourTracking trackings[] = {
  { "kontor-chronicle-symbolic", N_("The essentials"),
    N_("Cards, houses and colonists are entered; goods and cash are counted at the end.") },
  { "kontor-crown-symbolic", N_("Only the score"), N_("Only what everybody has at the end is entered.") },
  { NULL },
};

static const ParlourGameSetup setup = { .trackings = trackings };

const ParlourGame concordia_parlour = {
  .game = &concordia_game,
  .setup = &setup,
  .ending = &concordia_ending,
  .past = &concordia_past,
};
