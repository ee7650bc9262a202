/* concordia-past.c: what Concordia is to its end and to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-pages.h"
#include "concordia-record.h"
#include "concordia-words.h"
#include "parlour-aside-form.h"
#include "parlour-game-ending.h"
#include "parlour-game-past.h"
#include "parlour-part-sight.h"

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
  const ConcordiaState *state = CONCORDIA_STATE (table_session_get_state (session));
  const ConcordiaPlayerScore *player;
  g_autofree char *points = NULL;
  ConcordiaScore score;

  if (!concordia_state_get_score (&state->table, &score.table))
    return NULL;

  player = &score.players[seat];
  if (part >= 0 && part < CONCORDIA_N_KINDS)
    return concordia_words_kind (state, seat, part, player);

  points = concordia_term_points (part == PARLOUR_TOTAL ? player->total : player->points[CONCORDIA_N_KINDS]);
  if (part == PARLOUR_TOTAL)
    {
      GString *text = g_string_new (NULL);

      /* Translators: %s are a player and points. */
      g_string_append_printf (text, _("%s has %s in all."), name, points);
      concordia_words_add_gods (text, state, seat, &state->counted[seat], player);
      return g_string_free (text, FALSE);
    }

  if (player->points[CONCORDIA_N_KINDS] == 0)
    return NULL;

  /* Whoever has 15 houses has ended the game by them (END-1, END-2). */
  return g_strdup_printf (concordia_sum_goods (state->players[seat].houses) == CONCORDIA_MAX_HOUSES
                            /* Translators: %s are a player and points. */
                            ? _("%s gets %s for the Concordia card: the 15th house ended the game.")
                            : _("%s gets %s for the Concordia card: the last card ended the game."),
                          name, points);
}

/* How many cards, and what each is worth. */
static char *
tell_part (TableSession *session,
           int           seat,
           int           part)
{
  ConcordiaScore score;

  if (part >= CONCORDIA_N_KINDS || !concordia_state_get_score (table_session_get_state (session), &score.table)
      || score.players[seat].cards[part] == 0)
    return NULL;

  return g_strdup_printf ("%d × %d", score.players[seat].cards[part], score.players[seat].each[part]);
}

/* The way of the Praefectus Magnus, against the order of turns, where it broke a tie (END-4). */
static int
list_way (const TableState *state,
          int              *way)
{
  ConcordiaScore score;
  int seats[TABLE_MAX_PLAYERS], n = 0;

  if (!concordia_state_get_score (state, &score.table) || score.praefectus == TABLE_NOBODY)
    return 0;

  table_score_list (&score.table, seats);
  if (table_score_get_tie (&score.table, seats, 0) != TABLE_TIE_BROKEN)
    return 0;

  for (way[n] = score.praefectus; way[n] != seats[0]; n++)
    way[n + 1] = (way[n] + state->n_players - 1) % state->n_players;

  return n + 1;
}

/* One god after the other, Minerva for all specialists, and the Concordia card. */
static const ParlourCeremony ceremony = {
  .title = N_("The Gods of Rome"),
  .custom = N_("One after the other: how many cards, and what each of them is worth."),
  .next = N_("Ask the Next God"), .again = N_("Ask Again"), .n_sights = CONCORDIA_N_GODS + 2,
  .make = parlour_part_sight_new, .show = parlour_part_sight_show, .reveal = parlour_part_sight_reveal,
};

const ParlourGameEnding concordia_ending = {
  .rules = rules, .ceremony = &ceremony, .explain = explain, .tell_part = tell_part,
  .tell_winners = parlour_game_ending_tell_ranks, .list_way = list_way,
};

/* The past */

static const ParlourPastTable tables[] = {
  { N_("How Often Each Card Was Played"), N_("Each time that it was played."), 0, CONCORDIA_N_CARDS, concordia_term_card },
  { NULL },
};

const ParlourGamePast concordia_past = {
  .get_correction = parlour_aside_form_get_type, .correction = CONCORDIA_EVENT_CORRECTION,
  .say_known = concordia_play_say_known, .remark = concordia_words_room, .tables = tables,
};
