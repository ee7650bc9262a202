/* concordia-game.c: what Concordia is to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-boards.h"
#include "concordia-chance.h"
#include "concordia-record.h"
#include "concordia-words.h"

#include <glib/gi18n.h>

/* Rounds are as many as the record has room for events. */
#define MOST_ROUNDS 25000

static const char *const colors[] = { "red", "green", "yellow", "blue", "black", NULL };

static const TablePart score_parts[] = {
  { "vesta", TRUE, N_("Vesta") }, { "jupiter", TRUE, N_("Jupiter") }, { "saturnus", TRUE, N_("Saturnus") },
  { "mercurius", TRUE, N_("Mercurius") }, { "mars", TRUE, N_("Mars") },
  { "mason", TRUE, N_("Mason"), .group = N_("Minerva") }, { "farmer", TRUE, N_("Farmer"), .group = N_("Minerva") },
  { "smith", TRUE, N_("Smith"), .group = N_("Minerva") }, { "vintner", TRUE, N_("Vintner"), .group = N_("Minerva") },
  { "weaver", TRUE, N_("Weaver"), .group = N_("Minerva") }, { "concordia", TRUE, N_("Concordia") }, { NULL },
};

/* Only counted, it says nothing of who began. */
static int
find_first (const TableSetup *setup)
{
  return setup->tracking == CONCORDIA_TRACKING_ESSENTIALS ? ((const ConcordiaSetup *) setup)->first_player : TABLE_NOBODY;
}

/* What is played, built and traded is a matter for who does it. */
static const char *const seen[] = { "display", "players", NULL };

const TableGame concordia_game = {
  .id = "concordia", .name = "Concordia", .min_players = CONCORDIA_MIN_PLAYERS, .max_players = CONCORDIA_MAX_PLAYERS,
  .trackings = concordia_tracking_ids, .colors = colors, .rules = concordia_rule_ids, .parts = concordia_part_ids,
  .steps = concordia_step_ids, .calendar = { "round", "part", NULL, MOST_ROUNDS, 0 },
  .finished = CONCORDIA_STEP_FINISHED, .turn_rule = CONCORDIA_RULE_TURN_1, .rank_rule = CONCORDIA_RULE_END_4,
  .pass = TABLE_NOBODY, .note = CONCORDIA_EVENT_NOTE, .counted = CONCORDIA_TRACKING_SCORING, .mended = TABLE_NOBODY,
  .keeps_points_back = TRUE, .setup_size = sizeof (ConcordiaSetup), .state_size = sizeof (ConcordiaState),
  .score_size = sizeof (ConcordiaScore), .chance_size = sizeof (ConcordiaChance), .setup = concordia_setup_fields,
  .events = &concordia_events, .obstacle_facts = concordia_obstacle_facts, .effect_facts = concordia_effect_facts,
  .score = concordia_score_fields, .score_parts = score_parts, .refusals = &concordia_refusals,
  .tallies = concordia_tally_ids, .series = concordia_series, .cards = &concordia_copies, .guide = &concordia_guide,
  .answers = &concordia_answers, .bgg = 124361,
  .init_setup = concordia_setup_init, .find_first = find_first, .begin = concordia_play_begin,
  .examine = concordia_play_examine, .carry_out = concordia_play_carry_out, .doubt = concordia_play_doubt,
  .remedy = concordia_play_remedy, .rank = concordia_play_rank, .get_score = concordia_state_get_score,
  .tally = concordia_tally, .print_state = concordia_state_print, .deal = concordia_chance_deal,
  .make_event = concordia_chance_make_event, .lay_out = concordia_lay_out, .seen = seen, .list_choices = concordia_list_choices,
  .tell_event = concordia_words_event, .tell_effects = concordia_words_effects, .tell_player = concordia_words_player,
  .tell_when = table_game_tell_turn, .tell_when_within = table_game_tell_turn_within, .tell_step = concordia_words_step,
};
