/* concordia-table-words.c: what players have on the table, and that the end comes near
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

/* From how many houses on the end is said to come near. */
#define NEARLY_ALL 13

/* What is in hand, and what would be scored now; nobody knows goods and cash. */
static void
add_hidden (GString              *text,
            const ConcordiaState *state,
            int                   seat,
            GPtrArray            *hand)
{
  g_autofree char *cards = text_list (hand);
  g_autofree char *points = NULL;
  ConcordiaPlayerScore score;

  concordia_score_count (state, seat, NULL, &score);
  points = concordia_term_points (score.total);
  /* Translators: %s is a list of cards. */
  g_string_append_c (text, '\n');
  g_string_append_printf (text, _("In hand: %s"), cards);
  g_string_append_c (text, '\n');
  /* Translators: %s are points. */
  g_string_append_printf (text, _("%s so far, without goods and cash"), points);
}

/* Tells that the end comes near, and who has a turn yet, or `NULL`. */
char *
concordia_words_end (const char *const *names,
                     const TableState  *state)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);
  const int n_left = concordia_state_count_display (own);
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autofree char *list = NULL;

  if (own->concordia != TABLE_NOBODY)
    {
      const int first = state->turn == own->concordia ? state->turn + 1 : state->turn;

      for (int seat = first % state->n_players; state->turn != TABLE_NOBODY && seat != own->concordia;
           seat = (seat + 1) % state->n_players)
        g_ptr_array_add (left, (char *) names[seat]);
      list = text_list (left);
      /* Translators: the first %s is a player, the second are those who have a turn yet. */
      return g_strdup_printf (_("Last turns: %s has the Concordia card; to play yet: %s."), names[own->concordia], list);
    }

  for (int seat = 0; seat < state->n_players; seat++)
    if (concordia_sum_goods (own->players[seat].houses) >= NEARLY_ALL)
      g_ptr_array_add (left, (char *) names[seat]);
  list = text_list (left);
  if (left->len > 0)
    /* Translators: %s is a list of players. */
    return g_strdup_printf (_("The end comes near: 13 houses or more: %s. The 15th ends the game."), list);
  if (state->tracking == CONCORDIA_TRACKING_ESSENTIALS && state->step != CONCORDIA_STEP_REVEAL && own->stack == 0)
    return g_strdup_printf (ngettext ("The end comes near: %d card is left to buy. Who buys it ends the game.",
                                      "The end comes near: %d cards are left to buy. Who buys the last one ends the game.",
                                      (gulong) n_left), n_left);

  return NULL;
}

/* Tells in lines what everybody sees of a player, and behind the cover the hand and the points. */
char *
concordia_words_player (const TableState *state,
                        int               seat,
                        gboolean          uncovered)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);
  const ConcordiaPlayer *player = &own->players[seat];
  const int top = concordia_state_get_top (own, seat);
  g_autofree char *houses = concordia_term_houses (concordia_sum_goods (player->houses));
  g_autofree char *colonists = concordia_term_colonists (player->colonists);
  g_autoptr (GPtrArray) hand = g_ptr_array_new ();
  GString *text = g_string_new (NULL);

  if (state->tracking != CONCORDIA_TRACKING_ESSENTIALS || table_state_is_finished (state))
    return g_string_free (text, FALSE);

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    for (int i = 0; i < player->hand[card]; i++)
      g_ptr_array_add (hand, (char *) concordia_term_card (card));
  /* Translators: the first %s is the card on top of a pile, or a dash; %d are how many cards were played and are in hand. */
  g_string_append_printf (text, _("%s on top; %d played, %d in hand"), top != TABLE_NOBODY ? concordia_term_card (top) : "–",
                          player->n_played, (int) hand->len);
  g_string_append_c (text, '\n');
  /* Translators: %s are houses and colonists, %d in how many provinces the houses stand. */
  g_string_append_printf (text, ngettext ("%s of 15 in %d province; %s", "%s of 15 in %d provinces; %s",
                                          (gulong) player->provinces), houses, player->provinces, colonists);
  if (own->praefectus == seat)
    g_string_append_printf (text, "\n%s", _("Praefectus Magnus"));
  if (own->concordia == seat)
    g_string_append_printf (text, "\n%s", _("Concordia card"));
  if (uncovered)
    add_hidden (text, own, seat, hand);

  return g_string_free (text, FALSE);
}
