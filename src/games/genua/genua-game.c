/* genua-game.c: what Genua is to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-answers.h"
#include "genua-boards.h"
#include "genua-chance.h"
#include "genua-record.h"
#include "genua-words.h"

#include <glib/gi18n.h>

static const char *const colors[] = { "yellow", "blue", "green", "red", "orange", "purple", "white", "black", NULL };

static const TablePart score_parts[] = {
  { "money", TRUE, N_("Ducats") }, { "buildings", TRUE, N_("Buildings") }, { "privileges", TRUE, N_("Privileges") },
  { "goods", FALSE, N_("Goods") }, { NULL },
};

static const char *const seen[] = { "city", "players", NULL };

const TableGame genua_game = {
  .id = "genua", .name = "Genua", .min_players = GENUA_MIN_PLAYERS, .max_players = GENUA_MAX_PLAYERS,
  .trackings = genua_tracking_ids, .colors = colors, .rules = genua_rule_ids, .parts = genua_part_ids,
  .steps = genua_step_ids, .calendar = { "round", "part", NULL, GENUA_MOST_ROUNDS, 0 }, .finished = GENUA_STEP_FINISHED,
  .step_rule = GENUA_RULE_TURN_1, .turn_rule = GENUA_RULE_TURN_1, .rank_rule = GENUA_RULE_END_2, .pass = TABLE_NOBODY,
  .note = GENUA_EVENT_NOTE, .counted = GENUA_TRACKING_SCORING, .mended = TABLE_NOBODY, .keeps_points_back = TRUE, .bgg = 1345,

  .setup_size = sizeof (GenuaSetup), .state_size = sizeof (GenuaState), .score_size = sizeof (GenuaScore),
  .chance_texts = genua_chance_texts, .setup = genua_setup_fields, .events = &genua_events,
  .obstacle_facts = genua_obstacle_facts, .effect_facts = genua_effect_facts, .refusals = &genua_refusals,
  .score = genua_score_fields, .score_parts = score_parts, .cards = &genua_cards,
  .tallies = genua_tally_ids, .series = genua_series, .guide = &genua_guide, .answers = &genua_answers, .ring = &genua_ring,

  .init_setup = genua_setup_init, .begin = genua_play_begin, .cover = genua_state_cover, .examine = genua_play_examine,
  .carry_out = genua_play_carry_out, .remedy = genua_play_remedy, .doubt = genua_play_doubt,
  .get_score = genua_state_get_score, .tally = genua_tally, .print_state = genua_print_state,
  .deal = genua_chance_deal, .make_event = genua_chance_make_event, .lay_out = genua_lay_out, .seen = seen,

  .tell_total = genua_term_ducats, .tell_outcome = genua_words_outcome, .tell_event = genua_words_event,
  .tell_effects = genua_words_effects, .tell_player = genua_words_player, .tell_purse = genua_words_purse,
  .tell_when = table_game_tell_turn, .tell_when_within = table_game_tell_turn_within, .tell_step = genua_words_step,
};
