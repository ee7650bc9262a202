/* visby-past.c: what Visby is to its end and to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-aside-form.h"
#include "parlour-game-ending.h"
#include "parlour-game-past.h"
#include "visby-counts.h"
#include "visby-exchange.h"
#include "visby-pages.h"
#include "visby-rates-form.h"
#include "visby-rule.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* The end */

static const int rules[] = { VISBY_RULE_END_1, VISBY_RULE_END_3, VISBY_RULE_END_4, VISBY_RULE_END_5, VISBY_RULE_NONE };

static char *
explain (TableSession *session,
         int           seat,
         int           part)
{
  const char *name = table_session_get_names (session)[seat];
  const VisbyPlayerScore *player;
  VisbyScore score;
  g_autofree char *wares = NULL;
  g_autofree char *seals = NULL;

  if (!visby_state_get_score (VISBY_STATE (table_session_get_state (session)), &score))
    return NULL;

  player = &score.players[seat];
  wares = visby_term_wares (player->exchanged);
  seals = visby_term_seals (player->extra);
  if (part == PARLOUR_TOTAL)
    /* Translators: %s is a player, %d are seals, seals for wares, and both together. */
    return g_strdup_printf (_("%s: %d and %d seals are %d."), name, player->seals, player->extra, player->total);
  if (part == 1 || part == 5)
    /* Translators: %s are a player, wares, and seals. */
    return g_strdup_printf (_("%s changes %s into %s, three for one."), name, wares, seals);

  /* Translators: %s is a player; %d are seals, wares, and cards in hand at the end of the last round. */
  return g_strdup_printf (_("%s had %d seals, %d wares and %d cards in hand when the last round ended."), name,
                          player->seals, player->wares, player->cards);
}

/* The last exchange is lit, player by player. */
static const ParlourCeremony ceremony = {
  .title = N_("The Last Exchange"),
  .custom = N_("Everybody changes wares into seals, three for one."),
  .next = N_("Light the Next Exchange"),
  .again = N_("Light Again"),
  .make = visby_exchange_new,
  .show = visby_exchange_show,
  .reveal = visby_exchange_reveal,
};

static char *
tell_winners (const char *const *names,
              const TableState  *state)
{
  VisbyScore score;

  return visby_state_get_score (VISBY_STATE (state), &score) ? visby_words_winners (names, &score) : NULL;
}

static char *
tell_foot (const TableRecord *record)
{
  return g_strdup (_("Three wares count one seal. Ties are broken by wares left, then by cards in hand."));
}

const ParlourGameEnding visby_ending = {
  .rules = rules,
  .ceremony = &ceremony,
  .explain = explain,
  .tell_winners = tell_winners,
  .tell_foot = tell_foot,
};

/* The past */

static GType
find_form (int type)
{
  return type == VISBY_EVENT_RATES ? VISBY_TYPE_RATES_FORM : PARLOUR_TYPE_ASIDE_FORM;
}

static char *
tell_round (int      round,
            gboolean is_over)
{
  return is_over ? visby_words_when (round, 0)
                 /* Translators: %d is the number of a round that is not over. */
                 : g_strdup_printf (_("Round %d, so far"), round);
}

static char *
name_round (int round)
{
  return visby_words_when (round, 0);
}

static const char *
get_title (int which)
{
  const char *const series[VISBY_N_SERIES] = { _("Seals"), _("Wares"), _("Cards in hand") };

  return series[which];
}

static char *
tell_title (int which)
{
  return g_strdup (get_title (which));
}

static int
get_value (const TableState *state,
           int               seat,
           int               which)
{
  return visby_series[which].get_value (state, seat, which, FALSE);
}

static const ParlourPastFigure figures[] = {
  { get_title, VISBY_SERIES_SEALS, .is_public = TRUE, .is_drawn = TRUE, .get_value = get_value },
  { get_title, VISBY_SERIES_WARES, .is_public = TRUE, .is_drawn = TRUE, .get_value = get_value },
  { get_title, VISBY_SERIES_CARDS, .is_public = TRUE, .get_value = get_value },
  { NULL },
};

static const ParlourPastCurve curves[] = {
  [VISBY_SERIES_SEALS] = { tell_title, N_("The seals of each player when a round was over, and at the end those for wares.") },
  [VISBY_SERIES_WARES] = { tell_title, N_("The wares of each player when a round was over, and at the end what is left.") },
  [VISBY_SERIES_CARDS] = { tell_title, N_("How many cards each player had in hand when a round was over.") },
};

static const char *const sources[] = { NC_("source of points", "Seals"), NC_("source of points", "Seals for wares") };

static char *
tell_card (int card)
{
  return g_strdup (visby_term_card ((VisbyCard) card));
}

static const ParlourPastTable tables[] = {
  { N_("What Each Card Brought"), N_("Seals; or wares, for the Blacksmith, the Fleet, the Ship and the Mendicant."),
    VISBY_TALLY_BROUGHT (0), VISBY_N_CARDS, tell_card },
  { N_("How Often Each Card Was Played"), N_("Each time that it was revealed."),
    VISBY_TALLY_PLAYED (0), VISBY_N_CARDS, tell_card },
  { NULL },
};

const ParlourGamePast visby_past = {
  .get_correction = parlour_aside_form_get_type,
  .correction = VISBY_EVENT_CORRECTION,
  .find_form = find_form,
  .tell_round = tell_round,
  .figures = figures,
  .figures_title = N_("The Players"),
  .figures_hint = N_("What each player had."),
  .public_hint = N_("What each player had."),
  .name_round = name_round,
  .curves = curves,
  .sources = sources,
  .tables = tables,
};
