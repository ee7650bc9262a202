/* visby-effect-words.c: what an event caused, each in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "table-words.h"
#include "text-words.h"
#include "visby-rule.h"

#include <glib/gi18n.h>

static char *
tell_shared (const TableEffect *effect)
{
  const char *track = visby_term_track (visby_card_brings_wares (effect->what) ? VISBY_TRACK_JOURNEY : VISBY_TRACK_BATTLE);
  const char *card = visby_term_card (effect->what);
  g_autofree char *pool = visby_term_brought (effect->what, effect->other);
  const int *n = effect->bundle.n;

  if (effect->other == 0)
    /* Translators: %s are a track and a card; %d is how many played it. */
    return g_strdup_printf (ngettext ("%s has nothing left for %d %s card.", "%s has nothing left for %d %s cards.",
                                      (gulong) n[0]),
                            track, n[0], card);
  if (effect->amount == 0)
    /* Translators: %s are a track, what lies there, and a card; %d is how many played it, at least two. */
    return g_strdup_printf (_("%s has %s, too little for %d %s cards to share."), track, pool, n[0], card);
  if (n[2] == 0 && n[1] == 0)
    /* Translators: %s are a track, what lies there, and a card; %d are how many played it, and what each gets. */
    return g_strdup_printf (ngettext ("%s has %s for %d %s card, which takes %d and leaves nothing.",
                                      "%s has %s for %d %s cards, which take %d each and leave nothing.", (gulong) n[0]),
                            track, pool, n[0], card, effect->amount);
  if (n[2] == 0)
    /* Translators: %s are a track, what lies there, and a card; %d are how many played it, what each gets, and what each may get. */
    return g_strdup_printf (ngettext ("%s has %s for %d %s card, which takes %d (at most %d) and leaves nothing.",
                                      "%s has %s for %d %s cards, which take %d each (at most %d) and leave nothing.",
                                      (gulong) n[0]),
                            track, pool, n[0], card, effect->amount, n[1]);
  if (n[1] == 0)
    /* Translators: %s are a track, what lies there, and a card; %d are how many played it, what each gets, and what stays there. */
    return g_strdup_printf (ngettext ("%s has %s for %d %s card, which takes %d and leaves %d.",
                                      "%s has %s for %d %s cards, which take %d each and leave %d.", (gulong) n[0]),
                            track, pool, n[0], card, effect->amount, n[2]);

  /* Translators: %s are a track, what lies there, and a card; %d are how many played it, what each gets, what each may get, and what stays there, e.g. “Battle has 9 seals for 2 Knight cards, which take 4 each (at most 5) and leave 1.”. */
  return g_strdup_printf (ngettext ("%s has %s for %d %s card, which takes %d (at most %d) and leaves %d.",
                                    "%s has %s for %d %s cards, which take %d each (at most %d) and leave %d.", (gulong) n[0]),
                          track, pool, n[0], card, effect->amount, n[1], n[2]);
}

static char *
tell_brought (const char        *name,
              const TableEffect *effect)
{
  static const struct {
    VisbyCard card;
    int brings;
    const char *all;
  } others[][2] = {
    { { VISBY_CARD_TROOPS, 4, NC_("cards of others", "Troops") }, { VISBY_CARD_KNIGHT, 2, NC_("cards of others", "Knights") } },
    { { VISBY_CARD_FLEET, 3, NC_("cards of others", "Fleets") }, { VISBY_CARD_SHIP, 1, NC_("cards of others", "Ships") } },
  };
  const int which = effect->what == VISBY_CARD_BLACKSMITH ? 0 : 1;
  const char *card = visby_term_card (effect->what);
  g_autofree char *brought = visby_term_brought (effect->what, effect->amount);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int i = 0; i < 2; i++)
    if (effect->bundle.n[i] > 0)
      /* Translators: %d are how many others played a card, and what each of those brings; %s is that card, as in “2 × 4 for Troops”. */
      g_ptr_array_add (items, g_strdup_printf (_("%d × %d for %s"), effect->bundle.n[i], others[which][i].brings,
                                               g_dpgettext2 (NULL, "cards of others", others[which][i].all)));
  list = text_list (items);
  if (items->len == 0)
    /* Translators: %s are a card, a player, and two cards, as in “Blacksmith: Anna gets nothing, as nobody else played the Troops or the Knight.”. */
    return g_strdup_printf (_("%s: %s gets nothing, as nobody else played %s or %s."), card, name,
                            visby_term_the_card (others[which][0].card), visby_term_the_card (others[which][1].card));

  /* Translators: %s are a card, a player, wares or seals, and a list, as in “Blacksmith: Anna gets 8 wares thanks to others: 1 × 4 for Troops, 2 × 2 for Knights.”. */
  return g_strdup_printf (_("%s: %s gets %s thanks to others: %s."), card, name, brought, list);
}

static char *
tell_at_rate (const TableEffect *effect)
{
  const VisbyRate one = { effect->what, effect->bundle.n[0], effect->bundle.n[1] };
  /* Translators: how often a rate is used, as it begins a sentence. */
  g_autofree char *often = g_strdup_printf (ngettext ("Once", "%d times", (gulong) effect->amount), effect->amount);
  g_autofree char *rate = visby_term_rate (&one);
  g_autofree char *wares = visby_term_wares (effect->amount * one.wares);
  g_autofree char *seals = visby_term_seals (effect->amount * one.seals);

  /* Translators: %s are how often a rate is used, that rate, and the wares and seals that it comes to; %d is the space where it holds, e.g. “3 times at 3 : 2 (space 7): 9 wares for 6 seals.”. */
  return g_strdup_printf (_("%s at %s (space %d): %s for %s."), often, rate, effect->what, wares, seals);
}

static char *
tell_ranked (const TableTelling *telling,
             const TableEffect  *effect)
{
  const int has = effect->bundle.n[TABLE_RANKED_HAS];
  g_autofree char *seals = visby_term_seals (effect->other);
  g_autofree char *left = visby_term_wares (has), *cards = visby_term_cards (has);
  g_autofree char *tie = effect->what == VISBY_TIE_LEFT
                           /* Translators: %s are wares, of which who comes next has fewer. */
                           ? g_strdup_printf (C_("tie", "%s left"), left)
                           /* Translators: %s are cards, of which who comes next has fewer. */
                           : g_strdup_printf (C_("tie", "%s in hand"), cards);

  return table_words_ranked (telling, effect, seals, tie);
}

static const TableSentence effects_told[] = {
  /* Translators: %d is the number of a round of the game. */
  TABLE_TELL (TABLE_EFFECT_PART_BEGINS, "1", N_("Round %d begins.")),
  /* Translators: %s is a track, %d its last space. */
  TABLE_TELL_IF (VISBY_EFFECT_SUPPLIED, '1', 0, "T2", N_("%s: the marker stays at %d.")),
  /* Translators: %s is a track; %d are how far its marker goes, where it stood, and where it comes to. */
  TABLE_TELL (VISBY_EFFECT_SUPPLIED, "T1o2", NN_("%s: %d space forward, from %d to %d.",
                                                 "%s: %d spaces forward, from %d to %d.")),
  /* Translators: %s are a card and a player. */
  TABLE_TELL_IF (VISBY_EFFECT_TAKES, '1', 0, "kp", N_("%s: %s gets nothing.")),
  /* Translators: %s are a card, a player, and seals or wares. */
  TABLE_TELL (VISBY_EFFECT_TAKES, "kpA", N_("%s: %s gets %s.")),
  TABLE_TELL (VISBY_EFFECT_LOST, "pB2mW",
              /* Translators: %s are a player and wares that he or she had; the first %d is how many come, the next how many a player can have; the last %s is how many are lost. */
              N_("%s had %s and gets %d more. Lost beyond %d: %s.")),
  /* Translators: %d is a space of the market. */
  TABLE_TELL (VISBY_EFFECT_MARKET_EMPTY, "0", N_("The market goes from %d to 0.")),
  /* Translators: %d are how many Merchants there are, then two spaces of the market. */
  TABLE_TELL (VISBY_EFFECT_MARKET_BACK, "102", NN_("%d Merchant: the market goes from %d back to %d.",
                                                   "%d Merchants: the market goes from %d back to %d.")),
  /* Translators: %s are a player, wares and seals. */
  TABLE_TELL (VISBY_EFFECT_EXCHANGED, "pVS", N_("%s changes %s into %s.")),
  /* Translators: %s are a player, wares and seals. */
  TABLE_TELL_IF (VISBY_EFFECT_LAST_EXCHANGE, 'b', 0, "pVS", N_("At the end %s changes %s into %s, three for one.")),
  TABLE_TELL (VISBY_EFFECT_LAST_EXCHANGE, "pVSB",
              /* Translators: %s are a player, wares, seals, and wares. */
              N_("At the end %s changes %s into %s, three for one, and has %s left.")),
  /* Translators: %s are a player, wares, and cards. */
  TABLE_TELL (VISBY_EFFECT_MENDICANT_CARDS, "pWc", N_("Mendicant: %s gets %s for %s played or discarded.")),
  TABLE_TELL (VISBY_EFFECT_MENDICANT_MERCHANTS, "pW2",
              /* Translators: %s are a player and wares, %d how many others played the Merchant. */
              NN_("Mendicant: %s gets %s, as %d other played the Merchant.",
                  "Mendicant: %s gets %s, as %d others played the Merchant."), '2'),
  /* Translators: %s are a player and cards. */
  TABLE_TELL (VISBY_EFFECT_CARDS_BACK, "pC", N_("%s takes back %s.")),
  /* Translators: %s are a player and seals, %d how many end the game. */
  TABLE_TELL (VISBY_EFFECT_END_REACHED, "pS2", N_("%s has %s: from %d on the game ends.")),
  TABLE_TELL_END,
};

/* Tells the first of several effects. */
char *
visby_words_effects (const TableTelling *telling,
                     const TableEffect  *effects,
                     guint               n_effects,
                     guint              *n_told)
{
  *n_told = 1;
  switch (effects->kind)
    {
    case VISBY_EFFECT_SHARED:
      return tell_shared (effects);

    case VISBY_EFFECT_BROUGHT:
      return tell_brought (telling->names[effects->player], effects);

    case VISBY_EFFECT_AT_RATE:
      return tell_at_rate (effects);

    case TABLE_EFFECT_RANKED:
      return tell_ranked (telling, effects);

    default:
      return table_sentence_tell (effects_told, telling->names, effects, visby_term_of);
    }
}
