/* visby-display.c: what Visby is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-display.h"
#include "visby-pages.h"
#include "visby-score.h"
#include "visby-words.h"

/* What the cards brought is seen before the supply of the next round moves the markers. */
static int
look_back (ParlourOnlooker *onlooker)
{
  const TableRecord *record = table_session_get_record (onlooker->session);
  const guint cursor = table_record_get_cursor (record);
  const int type = cursor > 0 ? table_record_get_event (record, cursor - 1)->type : VISBY_EVENT_NOTE;
  VisbyState *state = (VisbyState *) onlooker->state;
  int n = 1;

  if ((type != VISBY_EVENT_CARDS && type != VISBY_EVENT_TRADES) || table_state_is_finished (onlooker->state))
    return 0;

  for (int track = 0; state->table.step == VISBY_STEP_CARDS && track < VISBY_N_TRACKS; track++)
    state->markers[track] -= state->supply[track];
  if (state->table.step == VISBY_STEP_CARDS)
    state->table.round--;
  for (int i = 0; i < state->n_gains; i++)
    n += state->gains[i].seals != 0 || state->gains[i].wares != 0 ? 1 : 0;

  return n;
}

/* Whether the last exchange of a player has been shown. */
static gboolean
is_lit (const ParlourOnlooker *onlooker,
        int                    seat)
{
  return seat < parlour_stage_get_n_shown (onlooker->stage);
}

/* The seals of a player, or what a card brought. */
static char *
tell_number (const ParlourOnlooker *onlooker,
             const TableThing      *thing)
{
  const VisbyState *state = VISBY_STATE (onlooker->state);
  TableScore score;

  if (thing->seat != TABLE_NOBODY && visby_score_get (onlooker->state, &score))
    return g_strdup_printf ("%d", score.final && is_lit (onlooker, thing->seat) ? score.totals[thing->seat]
                                                                               : score.parts[thing->seat][VISBY_SCORED_SEALS]);

  for (int i = 0; thing->owner != TABLE_NOBODY && i < state->n_gains; i++)
    if (state->gains[i].player == thing->owner && state->gains[i].card == thing->question)
      {
        const int brought = MAX (state->gains[i].seals, state->gains[i].wares);

        return g_strdup_printf (brought > 0 ? "+%d" : "–", brought);
      }

  return NULL;
}

/* What is exchanged at the end, as far as it is lit. */
static char *
tell_more (const ParlourOnlooker *onlooker,
           const TableThing      *thing)
{
  TableScore score;
  const int *parts;

  if (thing->seat == TABLE_NOBODY || !visby_score_get (onlooker->state, &score) || !score.final
      || !is_lit (onlooker, thing->seat))
    return NULL;

  parts = score.parts[thing->seat];

  return visby_term_exchange (parts[VISBY_SCORED_EXCHANGED], parts[VISBY_SCORED_EXTRA]);
}

static const char *const news[] = { "tracks", "gains", NULL };

const ParlourGameDisplay visby_display = {
  .look_back = look_back, .news = news, .tell_number = tell_number, .tell_more = tell_more,
};
