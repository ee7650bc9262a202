/* visby-effect-words.c: what an event caused, each in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "table-words.h"
#include "visby-rule.h"

#include <glib/gi18n.h>

static char *
tell_amount (int card,
             int amount)
{
  return visby_card_brings_wares (card) ? visby_term_wares (amount) : visby_term_seals (amount);
}

static char *
tell_supplied (const TableEffect *effect)
{
  const char *track = visby_term_track ((VisbyTrack) effect->what);

  if (effect->amount == 0)
    /* Translators: %s is a track, %d its last space. */
    return g_strdup_printf (_("%s: the marker stays at %d."), track, effect->other);

  /* Translators: %s is a track; %d are the space where its marker stood, how far it goes, and where it comes to. */
  return g_strdup_printf (ngettext ("%s: from %d by %d space to %d.", "%s: from %d by %d spaces to %d.",
                                    (gulong) effect->amount),
                          track, effect->other - effect->amount, effect->amount, effect->other);
}

static char *
tell_shared (const TableEffect *effect)
{
  const char *card = visby_term_card ((VisbyCard) effect->what);
  g_autofree char *pool = tell_amount (effect->what, effect->other);
  const int *n = effect->bundle.n;

  if (n[1] == 0)
    /* Translators: %s are what lies on a track and a card, e.g. “8 wares for Ship”; %d are how many played it, what each gets, and what stays there. */
    return g_strdup_printf (ngettext ("%s for %s, which %d player shares: %d each, %d left.",
                                      "%s for %s, which %d players share: %d each, %d left.", (gulong) n[0]),
                            pool, card, n[0], effect->amount, n[2]);

  /* Translators: %s are what lies on a track and a card, e.g. “5 seals for Troops”; %d are how many played it, what each gets, what each may get, and what stays there. */
  return g_strdup_printf (ngettext ("%s for %s, which %d player shares: %d each of at most %d, %d left.",
                                    "%s for %s, which %d players share: %d each of at most %d, %d left.", (gulong) n[0]),
                          pool, card, n[0], effect->amount, n[1], n[2]);
}

static char *
tell_brought (const char        *name,
              const TableEffect *effect)
{
  const gboolean smith = effect->what == VISBY_CARD_BLACKSMITH;
  g_autofree char *brought = tell_amount (effect->what, effect->amount);
  const int *n = effect->bundle.n;

  /* Translators: %s are a card, a player, wares or seals, and two cards; %d are how often others played the two and what each of those brings. */
  return g_strdup_printf (_("%s: %s gets %s, as others played %s %d × (%d each) and %s %d × (%d each)."),
                          visby_term_card ((VisbyCard) effect->what), name, brought,
                          visby_term_card (smith ? VISBY_CARD_TROOPS : VISBY_CARD_FLEET), n[0], smith ? 4 : 3,
                          visby_term_card (smith ? VISBY_CARD_KNIGHT : VISBY_CARD_SHIP), n[1], smith ? 2 : 1);
}

static char *
tell_exchange (const char        *name,
               const TableEffect *effect)
{
  g_autofree char *wares = visby_term_wares (effect->other);
  g_autofree char *seals = visby_term_seals (effect->amount);
  g_autofree char *left = NULL;

  if (effect->kind == VISBY_EFFECT_EXCHANGED)
    /* Translators: %s are a player, wares and seals. */
    return g_strdup_printf (_("%s changes %s into %s."), name, wares, seals);

  left = visby_term_wares (effect->bundle.n[0]);
  /* Translators: %s are a player, wares, seals, and wares. */
  return g_strdup_printf (_("At the end %s changes %s into %s, three for one, and has %s left."), name, wares, seals, left);
}

static char *
tell_at_rate (const TableEffect *effect)
{
  const VisbyRate one = { effect->what, effect->bundle.n[0], effect->bundle.n[1] };
  const VisbyRate all = { effect->what, effect->amount * one.wares, effect->amount * one.seals };
  g_autofree char *rate = visby_term_rate (&one);
  g_autofree char *sum = visby_term_rate (&all);

  /* Translators: %s are a rate and what it comes to when it is used so often; the first %d is the space where it holds, e.g. “At space 7, 3 : 2, 3 times: 9 : 6.”. */
  return g_strdup_printf (ngettext ("At space %d, %s, %d time: %s.", "At space %d, %s, %d times: %s.",
                                    (gulong) effect->amount),
                          effect->what, rate, effect->amount, sum);
}

static char *
tell_mendicant (const char        *name,
                const TableEffect *effect)
{
  g_autofree char *amount = effect->kind == VISBY_EFFECT_CARDS_BACK ? visby_term_cards (effect->amount)
                                                                    : visby_term_wares (effect->amount);
  g_autofree char *cards = visby_term_cards (effect->other);

  switch (effect->kind)
    {
    case VISBY_EFFECT_MENDICANT_CARDS:
      /* Translators: %s are a player, wares, and cards. */
      return g_strdup_printf (_("Mendicant: %s gets %s for %s played or discarded."), name, amount, cards);

    case VISBY_EFFECT_MENDICANT_MERCHANTS:
      /* Translators: %s are a player and wares, %d how many others played the Merchant. */
      return g_strdup_printf (ngettext ("Mendicant: %s gets %s, as %d other played the Merchant.",
                                        "Mendicant: %s gets %s, as %d others played the Merchant.",
                                        (gulong) effect->other),
                              name, amount, effect->other);

    case VISBY_EFFECT_CARDS_BACK:
    default:
      /* Translators: %s are a player and cards. */
      return g_strdup_printf (_("%s takes %s back to the hand."), name, amount);
    }
}

static char *
tell_lost (const char        *name,
           const TableEffect *effect)
{
  g_autofree char *had = visby_term_wares (effect->bundle.n[0]);
  g_autofree char *lost = visby_term_wares (effect->amount);

  /* Translators: %s are a player and wares that he or she had; the first %d is how many come, the next how many a player can have; the last %s is how many are lost. */
  return g_strdup_printf (_("%s had %s, and %d come. Lost beyond %d: %s."), name, had, effect->other,
                          VISBY_MAX_WARES, lost);
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

static char *
tell_market (const TableEffect *effect)
{
  if (effect->kind == VISBY_EFFECT_MARKET_EMPTY)
    /* Translators: %d is a space of the market. */
    return g_strdup_printf (_("The market goes from %d to 0."), effect->what);

  /* Translators: %d are how many Merchants there are, then two spaces of the market. */
  return g_strdup_printf (ngettext ("%d Merchant: the market goes from %d back to %d.",
                                    "%d Merchants: the market goes from %d back to %d.", (gulong) effect->amount),
                          effect->amount, effect->what, effect->other);
}

static char *
tell_end_reached (const char        *name,
                  const TableEffect *effect)
{
  g_autofree char *seals = visby_term_seals (effect->amount);

  /* Translators: %s are a player and seals, %d how many end the game. */
  return g_strdup_printf (_("%s has %s: with %d the game ends."), name, seals, effect->other);
}

static char *
tell_takes (const char        *name,
            const TableEffect *effect)
{
  g_autofree char *amount = tell_amount (effect->what, effect->amount);

  /* Translators: %s are a card, a player, and seals or wares. */
  return g_strdup_printf (_("%s: %s gets %s."), visby_term_card ((VisbyCard) effect->what), name, amount);
}

/* Tells the first of several effects. */
char *
visby_words_effects (const TableTelling *telling,
                     const TableEffect  *effects,
                     guint               n_effects,
                     guint              *n_told)
{
  const char *name = effects->player != TABLE_NOBODY ? telling->names[effects->player] : NULL;

  *n_told = 1;
  switch (effects->kind)
    {
    case TABLE_EFFECT_PART_BEGINS:
      /* Translators: %d is the number of a round of the game. */
      return g_strdup_printf (_("Round %d begins."), effects->amount);

    case VISBY_EFFECT_SUPPLIED:
      return tell_supplied (effects);

    case VISBY_EFFECT_SHARED:
      return tell_shared (effects);

    case VISBY_EFFECT_TAKES:
      return tell_takes (name, effects);

    case VISBY_EFFECT_BROUGHT:
      return tell_brought (name, effects);

    case VISBY_EFFECT_LOST:
      return tell_lost (name, effects);

    case VISBY_EFFECT_MARKET_BACK:
    case VISBY_EFFECT_MARKET_EMPTY:
      return tell_market (effects);

    case VISBY_EFFECT_EXCHANGED:
    case VISBY_EFFECT_LAST_EXCHANGE:
      return tell_exchange (name, effects);

    case VISBY_EFFECT_AT_RATE:
      return tell_at_rate (effects);

    case VISBY_EFFECT_END_REACHED:
      return tell_end_reached (name, effects);

    case TABLE_EFFECT_RANKED:
      return tell_ranked (telling, effects);

    default:
      return tell_mendicant (name, effects);
    }
}
