/* visby-game.c: what Visby is to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-chance.h"
#include "visby-counts.h"
#include "visby-events.h"
#include "visby-json.h"
#include "visby-play.h"
#include "visby-printed.h"
#include "visby-rule.h"
#include "visby-words.h"

#include <string.h>

/* Rounds are as many as the record has room for events. */
#define MOST_ROUNDS 25000

static const char *const colors[] = { "red", "yellow", "purple", "green", "blue", "orange", NULL };

static const TablePart score_parts[] = {
  { "seals", TRUE }, { "extra", TRUE }, { "left" }, { "cards" }, { "wares" }, { "exchanged" }, { NULL },
};

static gboolean
get_score (const TableState *state,
           TableScore       *score)
{
  VisbyScore own;

  if (!visby_state_get_score (VISBY_STATE (state), &own))
    return FALSE;

  *score = (TableScore) { .final = own.final, .n_players = own.n_players };
  for (int seat = 0; seat < own.n_players; seat++)
    {
      const VisbyPlayerScore *player = &own.players[seat];
      const int parts[] = {
        player->seals, player->extra, player->left, player->cards, player->wares, player->exchanged,
      };

      memcpy (score->parts[seat], parts, sizeof parts);
      score->totals[seat] = player->total;
      score->ranks[seat] = player->rank;
    }

  return TRUE;
}

static JsonNode *
print_state (const TableState *state)
{
  return visby_state_to_json (VISBY_STATE (state));
}

static JsonNode *
print_score (const TableState *state)
{
  VisbyScore score;

  return visby_state_get_score (VISBY_STATE (state), &score) ? visby_score_to_json (&score) : NULL;
}

static const char *
get_name (void)
{
  return "Visby";
}

static char *
tell_score (const char *const *names,
            const TableState  *state)
{
  VisbyScore score;

  return visby_state_get_score (VISBY_STATE (state), &score) ? visby_words_score (names, &score) : NULL;
}

const TableGame visby_game = {
  .id = "visby",
  .min_players = VISBY_MIN_PLAYERS,
  .max_players = VISBY_MAX_PLAYERS,
  .trackings = visby_tracking_ids,
  .colors = colors,
  .rules = visby_rule_ids,
  .parts = visby_part_ids,
  .steps = visby_step_ids,
  .calendar = { "round", "part", NULL, MOST_ROUNDS, 0 },
  .finished = VISBY_STEP_FINISHED,
  .pass = TABLE_NOBODY,
  .note = VISBY_EVENT_NOTE,
  .counted = VISBY_TRACKING_SCORING,
  .mended = TABLE_NOBODY,

  .setup_size = sizeof (VisbySetup),
  .state_size = sizeof (VisbyState),
  .chance_size = sizeof (VisbyChance),
  .setup = visby_setup_fields,
  .events = &visby_events,
  .obstacle_facts = visby_obstacle_facts,
  .effect_facts = visby_effect_facts,
  .score_parts = score_parts,
  .tallies = visby_tally_ids,
  .series = visby_series,
  .cards = &visby_cards,
  .guide = &visby_guide,

  .init_setup = visby_setup_init,
  .begin = visby_play_begin,
  .takes = visby_play_takes,
  .examine = visby_play_examine,
  .carry_out = visby_play_carry_out,

  .get_score = get_score,
  .tally = visby_tally,
  .print_state = print_state,
  .print_score = print_score,
  .make_event = visby_chance_make_event,

  .get_name = get_name,
  .tell_score = tell_score,
  .tell_event = visby_words_event,
  .tell_effects = visby_words_effects,
  .tell_obstacle = visby_words_obstacle,
  .tell_when = visby_words_when,
  .tell_when_within = visby_words_within,
  .tell_step = visby_words_step,
};
