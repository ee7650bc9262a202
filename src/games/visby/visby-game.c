/* visby-game.c: what Visby is to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-boards.h"
#include "visby-chance.h"
#include "visby-play.h"
#include "visby-record.h"
#include "visby-rule.h"
#include "visby-score.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* Rounds are as many as the record has room for events. */
#define MOST_ROUNDS 25000

static const char *const colors[] = { "red", "yellow", "purple", "green", "blue", "orange", NULL };

static const TablePart score_parts[] = {
  [VISBY_SCORED_SEALS] = { "seals", TRUE, N_("Seals") },
  /* Translators: heading of a column of the score: seals for wares at the end, three for one. */
  [VISBY_SCORED_EXTRA] = { "extra", TRUE, N_("For wares") },
  /* Translators: heading of a column of the score: wares left, which break ties. */
  [VISBY_SCORED_LEFT] = { "left", FALSE, N_("Wares left") },
  /* Translators: heading of a column of the score: cards in hand, which break ties. */
  [VISBY_SCORED_CARDS] = { "cards", FALSE, N_("Cards"), N_("Cards in hand") },
  /* Translators: heading of a column of the score: wares before the last exchange. */
  [VISBY_SCORED_WARES] = { "wares", FALSE, N_("Wares") },
  /* Translators: heading of a column of the score: wares given in the last exchange. */
  [VISBY_SCORED_EXCHANGED] = { "exchanged", FALSE, N_("Exchanged") },
  [VISBY_N_SCORED] = { NULL },
};

const TableGame visby_game = {
  .id = "visby",
  .name = "Visby",
  .min_players = VISBY_MIN_PLAYERS,
  .max_players = VISBY_MAX_PLAYERS,
  .trackings = visby_tracking_ids,
  .colors = colors,
  .rules = visby_rule_ids,
  .parts = visby_part_ids,
  .steps = visby_step_ids,
  .calendar = { "round", "part", NULL, MOST_ROUNDS, 0 },
  .finished = VISBY_STEP_FINISHED,
  .rank_rule = VISBY_RULE_END_4,
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
  .answers = &visby_answers,

  .init_setup = visby_setup_init,
  .begin = visby_play_begin,
  .examine = visby_play_examine,
  .carry_out = visby_play_carry_out,
  .remedy = visby_play_remedy,

  .get_score = visby_score_get,
  .tally = visby_tally,
  .print_state = visby_state_print,
  .make_event = visby_chance_make_event,

  .lay_out = visby_lay_out,
  .list_choices = visby_list_choices,
  .tell_total = visby_term_seals,
  .tell_event = visby_words_event,
  .tell_effects = visby_words_effects,
  .refusals = &visby_refusals,
  .tell_when = visby_words_when,
  .tell_when_within = visby_words_within,
  .tell_step = visby_words_step,
};
