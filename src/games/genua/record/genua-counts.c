/* genua-counts.c: what is followed through a game, and counted over many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-record.h"

#include <glib/gi18n.h>

static int
get_value (const TableState *state,
           int               seat,
           int               which,
           gboolean          settled)
{
  const GenuaState *own = GENUA_STATE (state);
  const GenuaPlayer *player = &own->players[seat];
  int values[GENUA_N_SERIES] = {
    [GENUA_SERIES_BUILDINGS] = genua_state_count_owned (own, seat),
    [GENUA_SERIES_MONEY] = player->things[GENUA_THING_MONEY],
    [GENUA_SERIES_GOODS] = genua_state_count_goods (own, seat),
  };

  for (int income = 0; income < GENUA_INCOME_DEALS; income++)
    values[GENUA_SERIES_INCOME] += player->income[income];

  return values[which];
}

#define FULL (1u << GENUA_TRACKING_FULL)
#define TRACKED (FULL | 1u << GENUA_TRACKING_ESSENTIALS)

#define SERIES(name, known) .get_value = get_value, .which = GENUA_SERIES_##name, .trackings = (known)

const TableSeries genua_series[] = {
  [GENUA_SERIES_INCOME] = {
    SERIES (INCOME, TRACKED), .is_public = TRUE, .is_drawn = TRUE, .title = N_("Ducats from the Bank"),
    .hint = N_("What orders, messages and own buildings had brought each player when a round was over."),
  },
  [GENUA_SERIES_BUILDINGS] = {
    SERIES (BUILDINGS, TRACKED), .is_public = TRUE, .is_drawn = TRUE, .title = N_("Buildings"),
    .hint = N_("On how many buildings each player had a marker when a round was over."),
  },
  [GENUA_SERIES_MONEY] = {
    SERIES (MONEY, FULL), .title = N_("Ducats"), .hint = N_("How many ducats each player had when a round was over."),
  },
  [GENUA_SERIES_GOODS] = {
    SERIES (GOODS, FULL), .is_public = TRUE, .title = N_("Goods"),
    .hint = N_("How many goods each player had when a round was over."),
  },
  [GENUA_N_SERIES] = { NULL },
};

G_STATIC_ASSERT (GENUA_N_SERIES <= TABLE_MAX_SERIES);

const char *const genua_tally_ids[] = {
  "acted-guildhall", "acted-city-hall", "acted-post", "acted-cathedral", "acted-ricci", "acted-coach-house", "acted-park",
  "acted-colini", "acted-metal", "acted-tavern", "acted-cloth", "acted-zasteri", "acted-palazzo", "acted-harbour",
  "acted-monetti", "acted-grain", "acted-trattoria", "acted-spice", "large-orders", "small-orders", "messages", "claims",
  NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (genua_tally_ids) == GENUA_N_TALLIES + 1);
G_STATIC_ASSERT (GENUA_N_TALLIES <= TABLE_MAX_TALLIES);

static gboolean
is_large_order (const GenuaEvent *event,
                int               building)
{
  return genua_place_is_villa (building) && event->villa.said && event->villa.does == GENUA_DOES_ORDER;
}

/* Counts where players act, and what they do besides. */
void
genua_tally (const TableState *before,
             const TableEvent *event,
             TableTallies     *tallies)
{
  const GenuaEvent *own = GENUA_EVENT (event);
  const int here = genua_state_get_here (GENUA_STATE (before));

  switch (event->type)
    {
    case GENUA_EVENT_ACTION:
      tallies->n[event->player][here]++;
      tallies->n[event->player][GENUA_TALLY_LARGE_ORDERS] += is_large_order (own, here) ? 1 : 0;
      break;

    case GENUA_EVENT_USE_BUILDING:
      tallies->n[event->player][GENUA_TALLY_LARGE_ORDERS] += is_large_order (own, own->building) ? 1 : 0;
      break;

    case GENUA_EVENT_SMALL_ORDER:
      tallies->n[event->player][GENUA_TALLY_SMALL_ORDERS]++;
      break;

    case GENUA_EVENT_MESSAGE:
      tallies->n[event->player][GENUA_TALLY_MESSAGES]++;
      break;

    case GENUA_EVENT_CLAIM:
      tallies->n[event->player][GENUA_TALLY_CLAIMS]++;
      break;

    default:
      break;
    }
}
