/* visby-table-words.c: what lies on the table, and what is to be known and done there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

/* What the two sides of a seal card hold (SET-5). */
#define FRONT_OF_SEALS 15
#define BACK_OF_SEALS 30

/* How many seals somebody has: which side of the card for them lies up, and what is noted beside it. */
char *
visby_table_seals (int seals)
{
  if (seals <= FRONT_OF_SEALS)
    return visby_term_seals (seals);
  if (seals <= BACK_OF_SEALS)
    /* Translators: %d are the seals of a player, more than 15: the card for them is turned over. */
    return g_strdup_printf (_("%d seals (turned)"), seals);

  /* Translators: %d are the seals of a player, the most that the card for them holds once it is turned over, and how many are noted besides. */
  return g_strdup_printf (_("%d seals (turned: %d, and %d noted)"), seals, BACK_OF_SEALS, seals - BACK_OF_SEALS);
}

/* How many wares somebody has. */
char *
visby_table_wares (int wares)
{
  /* Translators: %d are how many wares a player has, and how many can be had. */
  return g_strdup_printf (ngettext ("%d of %d wares", "%d of %d wares", (gulong) wares), wares, VISBY_MAX_WARES);
}

/* How many seals somebody needs yet to end the game. */
char *
visby_table_missing (const VisbyState *state,
                     int               seat)
{
  const int missing = state->end_seals - state->players[seat].seals;

  if (missing <= 0)
    return g_strdup (_("ends the game"));

  /* Translators: %d is how many seals a player needs yet to end the game. */
  return g_strdup_printf (ngettext ("%d missing", "%d missing", (gulong) missing), missing);
}

/* What the table sets after a round, and who takes cards back to the hand. */
char *
visby_table_pieces (const char *const *names,
                    const VisbyState  *state)
{
  g_autoptr (GPtrArray) mendicants = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (int seat = 0; state->table.step == VISBY_STEP_CARDS && seat < state->table.n_players; seat++)
    if (visby_state_has_played (state, seat, VISBY_CARD_MENDICANT))
      g_ptr_array_add (mendicants, (char *) names[seat]);
  if (mendicants->len == 0)
    return g_strdup (_("Set the pieces as they stand here: the markers of the board, and both of every player: Siegel and Ware."));

  list = text_list (mendicants);

  /* Translators: %s is a list of players. */
  return g_strdup_printf (_("Set the pieces as they stand here: the markers of the board, and both of every player: Siegel and Ware. "
                            "All eight cards back to the hand: %s."), list);
}

/* What it means that a card is turned, or `NULL` where none is. */
const char *
visby_table_turned (const VisbyState *state)
{
  for (int seat = 0; seat < state->table.n_players; seat++)
    if (state->players[seat].seals > FRONT_OF_SEALS)
      return _("Turned: the card Siegel lies with its back up, which counts from 16 to 30. What is beyond is noted.");

  return NULL;
}

/* Where the market stands. */
char *
visby_table_market (const VisbyState *state)
{
  /* Translators: %d is a space of the market. */
  return g_strdup_printf (_("The market stands on %d."), state->markers[VISBY_TRACK_MARKET]);
}

/* What is to be known of the rates, or `NULL` for nothing. */
const char *
visby_table_rates (const VisbyState *state)
{
  if (state->table.step == VISBY_STEP_TRADING)
    return state->n_rates > 0 ? _("Lower rates may be used, too.")
                              : _("No rates are known: tell what each Merchant gives and gets.");

  return state->n_rates == 0 ? _("No rates are known: read them off the board now, or later.") : NULL;
}

/* That the round is the last one as somebody has enough seals, or `NULL` where that is not so. */
char *
visby_table_last_round (const char       *name,
                        const VisbyState *state,
                        int               seat)
{
  if (state->players[seat].seals < state->end_seals)
    return NULL;

  /* Translators: %s is a player, %d are seals. */
  return g_strdup_printf (_("Last round: %s has %d seals."), name, state->players[seat].seals);
}

/* An exchange that a Merchant can make, on a button. */
char *
visby_table_offer (const VisbyRate *offer)
{
  /* Translators: %d are wares and the seals that they bring, on a button. */
  return g_strdup_printf (_("%d → %d"), offer->wares, offer->seals);
}
