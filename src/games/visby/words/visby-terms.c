/* visby-terms.c: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "table-sentence.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* Tells what a card is called. */
TABLE_TERMS (visby_term_card, "card",
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
             NC_("card", "Mendicant"))

/* Tells what a card is called within a sentence. */
TABLE_TERMS (visby_term_the_card, "card in a sentence",
             /* Translators: a card as it is called within a sentence, e.g. “Anna does not have the Ship in hand”. */
             NC_("card in a sentence", "the Troops"), NC_("card in a sentence", "the Knight"),
             NC_("card in a sentence", "the Blacksmith"), NC_("card in a sentence", "the Fleet"),
             NC_("card in a sentence", "the Ship"), NC_("card in a sentence", "the Tollkeeper"),
             NC_("card in a sentence", "the Merchant"), NC_("card in a sentence", "the Mendicant"))

/* Tells what a track is called, as it begins a sentence. */
TABLE_TERMS (visby_term_track, "track",
             /* Translators: a track on the board of the game Visby, beside which stands “Feldzug”. */
             NC_("track", "Battle"),
             /* Translators: a track on the board of the game Visby, beside which stands “Handelsfahrt”. */
             NC_("track", "Merchant journey"),
             /* Translators: a track on the board of the game Visby, beside which stands “Markt”. */
             NC_("track", "Market"))

char *
visby_term_seals (int amount)
{
  /* Translators: seals are the victory points of the game Visby. */
  return g_strdup_printf (ngettext ("%d seal", "%d seals", (gulong) amount), amount);
}

char *
visby_term_wares (int amount)
{
  /* Translators: wares are what the game Visby trades in. */
  return g_strdup_printf (ngettext ("%d ware", "%d wares", (gulong) amount), amount);
}

char *
visby_term_cards (int amount)
{
  return g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) amount), amount);
}

/* A rate, as it stands beside the market. */
char *
visby_term_rate (const VisbyRate *rate)
{
  /* Translators: %d are the wares and the seals of an exchange, e.g. “3 : 2”, as it is printed on a board. */
  return g_strdup_printf (C_("rate", "%d : %d"), rate->wares, rate->seals);
}

/* Their names, or that there are none. */
char *
visby_term_hand (int cards)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int card = 0; card < VISBY_N_CARDS; card++)
    if ((cards & VISBY_BIT (card)) != 0)
      g_ptr_array_add (items, g_strdup (visby_term_card (card)));

  if (items->len == 0)
    /* Translators: in place of a list of cards. */
    return g_strdup (_("no card"));

  return text_list (items);
}

/* What stands on the cards and beside the tracks, in the only language that there is of them. */

const char *
visby_term_on_card (VisbyCard card)
{
  static const char *const names[VISBY_N_CARDS] = {
    "Truppen", "Ritter", "Schmied", "Flotte", "Schiff", "Zöllner", "Kaufmann", "Bettelmönch",
  };

  return names[card];
}

/* A name, and behind it what is printed on the piece where that is another word. */
char *
visby_term_with_print (const char *name,
                       const char *printed)
{
  return g_str_equal (name, printed) ? g_strdup (name) : g_strdup_printf (_("%s (%s)"), name, printed);
}

/* What a track is called, and where its marker stands. */
char *
visby_term_marker (VisbyTrack        track,
                   const VisbyState *state)
{
  static const char *const names[VISBY_N_TRACKS] = { "Feldzug", "Handelsfahrt", "Markt" };
  g_autofree char *name = visby_term_with_print (visby_term_track (track), names[track]);

  /* Translators: %s is a track, %d the space of its marker. */
  return g_strdup_printf (C_("track and space", "%s: %d"), name, state->markers[track]);
}

/* What is exchanged, if anything is. */
char *
visby_term_exchange (int wares,
                     int seals)
{
  g_autofree char *given = visby_term_wares (wares);
  g_autofree char *got = visby_term_seals (seals);

  if (wares == 0)
    return g_strdup (C_("gain", "nothing"));

  /* Translators: %s are wares, and seals that a player gets for them. */
  return g_strdup_printf (C_("gain", "%s for %s"), given, got);
}

/* The card, who played it, and what that player got, in a line. */
char *
visby_term_gain (const char      *name,
                 const VisbyGain *gain)
{
  const char *card = visby_term_card (gain->card);
  g_autofree char *seals = visby_term_seals (gain->seals);
  g_autofree char *wares = visby_term_wares (gain->wares);
  g_autofree char *got = NULL;

  if (gain->wares < 0)
    got = visby_term_exchange (-gain->wares, gain->seals);
  else if (gain->lost > 0)
    /* Translators: %s are wares; %d is how many were lost beyond those. */
    got = g_strdup_printf (_("%s, %d lost"), wares, gain->lost);
  else if (gain->seals == 0 && gain->wares == 0)
    /* Translators: what a card brought. */
    got = g_strdup (C_("gain", "nothing"));
  else
    got = g_strdup (gain->seals > 0 ? seals : wares);

  if (name == NULL)
    /* Translators: %s are a card and what it brought. */
    return g_strdup_printf (C_("gain", "%s: %s"), card, got);

  /* Translators: %s are a card, a player, and what it brought. */
  return g_strdup_printf (C_("gain", "%s: %s, %s"), card, name, got);
}

/* What a card brings: wares, or seals. */
char *
visby_term_brought (int card,
                    int amount)
{
  return visby_card_brings_wares (card) ? visby_term_wares (amount) : visby_term_seals (amount);
}

/* What sentences that are told of numbers say of the game: a card, a track, and so many cards, wares, seals, or of what
 * the card brings; where a marker stood, and how many wares a player can have. */
char *
visby_term_of (char               letter,
               const TableEffect *about)
{
  switch (letter)
    {
    TABLE_TERM ('k', g_strdup (visby_term_card (about->what)));
    TABLE_TERM ('K', g_strdup (visby_term_the_card (about->what)));
    TABLE_TERM ('T', g_strdup (visby_term_track (about->what)));
    TABLE_TERM ('C', visby_term_cards (about->amount));
    TABLE_TERM ('c', visby_term_cards (about->other));
    TABLE_TERM ('W', visby_term_wares (about->amount));
    TABLE_TERM ('V', visby_term_wares (about->other));
    TABLE_TERM ('v', visby_term_wares (about->what));
    TABLE_TERM ('B', visby_term_wares (about->bundle.n[0]));
    TABLE_TERM ('S', visby_term_seals (MAX (about->amount, 0)));
    TABLE_TERM ('s', visby_term_seals (MAX (about->other, 0)));
    TABLE_TERM ('t', visby_term_seals (about->what));
    TABLE_TERM ('A', visby_term_brought (about->what, about->amount));
    TABLE_TERM ('o', g_strdup_printf ("%d", about->other - about->amount));
    TABLE_TERM ('m', g_strdup_printf ("%d", VISBY_MAX_WARES));
    default:
      g_return_val_if_reached (NULL);
    }
}
