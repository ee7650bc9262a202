/* concordia-past.c: what Concordia is to its end and to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-pages.h"
#include "concordia-play.h"
#include "concordia-record.h"
#include "concordia-rule.h"
#include "concordia-words.h"
#include "parlour-aside-form.h"
#include "parlour-game-ending.h"
#include "parlour-game-past.h"

#include <glib/gi18n.h>

/* The end */

static const int rules[] = {
  CONCORDIA_RULE_SCORE_VES, CONCORDIA_RULE_SCORE_JUP, CONCORDIA_RULE_SCORE_SAT, CONCORDIA_RULE_SCORE_MER,
  CONCORDIA_RULE_SCORE_MAR, CONCORDIA_RULE_SCORE_MIN, CONCORDIA_RULE_SCORE_CON, CONCORDIA_RULE_END_4,
  CONCORDIA_RULE_NONE,
};

static char *
explain (TableSession *session,
         int           seat,
         int           part)
{
  const char *name = table_session_get_names (session)[seat];
  const ConcordiaPlayerScore *player;
  g_autofree char *points = NULL;
  ConcordiaScore score;

  if (!concordia_state_get_score (CONCORDIA_STATE (table_session_get_state (session)), &score))
    return NULL;

  player = &score.players[seat];
  if (part >= 0 && part < CONCORDIA_N_KINDS)
    return concordia_words_kind (name, CONCORDIA_STATE (table_session_get_state (session)), seat, part, player);

  points = concordia_term_points (part == PARLOUR_TOTAL ? player->total : player->concordia);
  if (part == PARLOUR_TOTAL)
    /* Translators: %s are a player and points. */
    return g_strdup_printf (_("%s has %s in all."), name, points);

  /* Translators: %s are a player and points. */
  return g_strdup_printf (_("%s gets %s for the Concordia card."), name, points);
}

const ParlourGameEnding concordia_ending = {
  .rules = rules,
  .explain = explain,
  .tell_winners = parlour_game_ending_tell_ranks,
};

/* The past */

static char *
tell_card (int card)
{
  return g_strdup (concordia_term_card (card));
}

static const ParlourPastTable tables[] = {
  { N_("How Often Each Card Was Played"), N_("Each time that it was played."), 0, CONCORDIA_N_CARDS, tell_card },
  { NULL },
};

const ParlourGamePast concordia_past = {
  .get_correction = parlour_aside_form_get_type,
  .correction = CONCORDIA_EVENT_CORRECTION,
  .say_known = concordia_play_say_known,
  .remark = concordia_words_room,
  .tables = tables,
};
