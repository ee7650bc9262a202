/* visby-past.c: what Visby is to its end and to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-aside-form.h"
#include "parlour-game-ending.h"
#include "parlour-game-past.h"
#include "table-ranks.h"
#include "text-words.h"
#include "visby-counts.h"
#include "visby-exchange.h"
#include "visby-pages.h"
#include "visby-rates-form.h"
#include "visby-rule.h"
#include "visby-score.h"
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
  g_autofree char *wares = NULL;
  g_autofree char *seals = NULL;
  TableScore score;
  const int *parts = score.parts[seat];

  if (!visby_score_get (table_session_get_state (session), &score))
    return NULL;

  wares = visby_term_wares (parts[VISBY_SCORED_EXCHANGED]);
  seals = visby_term_seals (parts[VISBY_SCORED_EXTRA]);
  if (part == PARLOUR_TOTAL)
    /* Translators: %s is a player, %d are seals, seals for wares, and both together. */
    return g_strdup_printf (_("%s: %d and %d seals are %d."), name, parts[VISBY_SCORED_SEALS], parts[VISBY_SCORED_EXTRA],
                            score.totals[seat]);
  if (part == VISBY_SCORED_EXTRA || part == VISBY_SCORED_EXCHANGED)
    /* Translators: %s are a player, wares, and seals. */
    return g_strdup_printf (_("%s changes %s into %s, three for one."), name, wares, seals);

  /* Translators: %s is a player; %d are seals, wares, and cards in hand at the end of the last round. */
  return g_strdup_printf (_("%s had %d seals, %d wares and %d cards in hand when the last round ended."), name,
                          parts[VISBY_SCORED_SEALS], parts[VISBY_SCORED_WARES], parts[VISBY_SCORED_CARDS]);
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

/* Who won, and what decided it where it was not the seals. */
static char *
tell_winners (const char *const *names,
              const TableState  *state)
{
  g_autoptr (GPtrArray) winners = g_ptr_array_new ();
  g_autofree char *ties = table_state_tell_ties (state, names, 1);
  g_autofree char *list = NULL;
  g_autofree char *seals = NULL;
  g_autofree char *wins = NULL;
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;

  if (!visby_score_get (state, &score))
    return NULL;

  table_score_list (&score, seats);
  for (int place = 0; place < score.n_players && score.ranks[seats[place]] == 1; place++)
    g_ptr_array_add (winners, (char *) names[seats[place]]);
  list = text_list (winners);
  seals = visby_term_seals (score.totals[seats[0]]);
  /* Translators: %s are a player and seals; several players where they win together. */
  wins = g_strdup_printf (ngettext ("%s wins with %s.", "%s win together with %s.", (gulong) winners->len), list, seals);

  return g_strchomp (g_strconcat (wins, "\n", ties, NULL));
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
  .sources = sources,
  .tables = tables,
};
