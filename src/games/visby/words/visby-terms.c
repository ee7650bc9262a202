/* visby-terms.c: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

/**
 * visby_term_card:
 * @card: a card
 *
 * Returns: what a card is called
 */
const char *
visby_term_card (VisbyCard card)
{
  static const char *const names[VISBY_N_CARDS] = {
    /* Translators: a card of the game Visby, on which stands “Truppen”. */
    NC_("card", "Troops"),
    /* Translators: a card of the game Visby, on which stands “Ritter”. */
    NC_("card", "Knight"),
    /* Translators: a card of the game Visby, on which stands “Schmied”. */
    NC_("card", "Blacksmith"),
    /* Translators: a card of the game Visby, on which stands “Flotte”. */
    NC_("card", "Fleet"),
    /* Translators: a card of the game Visby, on which stands “Schiff”. */
    NC_("card", "Ship"),
    /* Translators: a card of the game Visby, on which stands “Zöllner”. */
    NC_("card", "Tollkeeper"),
    /* Translators: a card of the game Visby, on which stands “Kaufmann”. */
    NC_("card", "Merchant"),
    /* Translators: a card of the game Visby, on which stands “Bettelmönch”. */
    NC_("card", "Mendicant"),
  };

  g_return_val_if_fail (card < VISBY_N_CARDS, "");

  return g_dpgettext2 (NULL, "card", names[card]);
}

/**
 * visby_term_track:
 * @track: a track
 *
 * Returns: what a track is called, as it begins a sentence
 */
const char *
visby_term_track (VisbyTrack track)
{
  static const char *const names[VISBY_N_TRACKS] = {
    /* Translators: a track on the board of the game Visby, beside which stands “Feldzug”. */
    NC_("track", "Battle"),
    /* Translators: a track on the board of the game Visby, beside which stands “Handelsfahrt”. */
    NC_("track", "Merchant journey"),
    /* Translators: a track on the board of the game Visby, beside which stands “Markt”. */
    NC_("track", "Market"),
  };

  g_return_val_if_fail (track < VISBY_N_TRACKS, "");

  return g_dpgettext2 (NULL, "track", names[track]);
}

/**
 * visby_term_seals:
 * @amount: how many
 *
 * Returns: (transfer full): so many seals
 */
char *
visby_term_seals (int amount)
{
  /* Translators: seals are the victory points of the game Visby. */
  return g_strdup_printf (ngettext ("%d seal", "%d seals", (gulong) amount), amount);
}

/**
 * visby_term_wares:
 * @amount: how many
 *
 * Returns: (transfer full): so many wares
 */
char *
visby_term_wares (int amount)
{
  /* Translators: wares are what the game Visby trades in. */
  return g_strdup_printf (ngettext ("%d ware", "%d wares", (gulong) amount), amount);
}

/**
 * visby_term_cards:
 * @amount: how many
 *
 * Returns: (transfer full): so many cards
 */
char *
visby_term_cards (int amount)
{
  return g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) amount), amount);
}

/**
 * visby_term_rate:
 * @rate: a rate
 *
 * Returns: (transfer full): a rate, as it stands beside the market
 */
char *
visby_term_rate (const VisbyRate *rate)
{
  g_return_val_if_fail (rate != NULL, NULL);

  /* Translators: %d are the wares and the seals of an exchange, e.g. “3 : 2”, as it is printed on a board. */
  return g_strdup_printf (C_("rate", "%d : %d"), rate->wares, rate->seals);
}

/**
 * visby_term_hand:
 * @cards: some cards, as bits
 *
 * Returns: (transfer full): their names, or that there are none
 */
char *
visby_term_hand (int cards)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int card = 0; card < VISBY_N_CARDS; card++)
    if ((cards & VISBY_BIT (card)) != 0)
      g_ptr_array_add (items, g_strdup (visby_term_card ((VisbyCard) card)));

  if (items->len == 0)
    /* Translators: in place of a list of cards. */
    return g_strdup (_("no card"));

  return text_list (items);
}
