/* concordia-display.c: what Concordia is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-pages.h"
#include "concordia-rooms.h"
#include "concordia-sign.h"
#include "concordia-words.h"
#include "parlour-game-display.h"
#include "parlour-why.h"

#include <glib/gi18n.h>

/* How large signs are, as figures are. */
#define SIGN_SIZE 26

/* What a card of a god is among the signs of tiles: the kinds that follow are the gods. */
#define SIGN_CARD(god) ((int) PARLOUR_N_SIGNS + (god))

static GtkWidget *
make_sign (int kind,
           int which,
           int count)
{
  return concordia_sign_new (SIGN_SIZE, which, kind - (int) PARLOUR_N_SIGNS);
}

/* The market, with what a Senator pays. Slots that are empty keep their place, as on the table, as long as
 * there is anything beside them. */
static void
make_sight (ParlourSight          *sight,
            const ParlourOnlooker *onlooker)
{
  const ConcordiaState *state = CONCORDIA_STATE (onlooker->state);
  const gboolean is_shown = state->table.turn != TABLE_NOBODY && concordia_state_count_display (state) > 0;

  for (int slot = 0; is_shown && slot < CONCORDIA_N_SLOTS; slot++)
    {
      const int card = state->display[slot];
      ParlourTileFace *face = parlour_sight_add_face (sight);
      ConcordiaPrice price;

      /* Beside a sign the name would be too small to be read from far away. */
      face->title = g_strdup (card != TABLE_NOBODY ? concordia_term_card (card) : "–");
      if (card == TABLE_NOBODY)
        continue;

      price = concordia_market_get_price (state, slot, state->card != CONCORDIA_CARD_CONSUL);
      face->text = concordia_list_moved (&price, 1);
      face->lines[0] = (ParlourSignLine) { 1, { { SIGN_CARD (state->agreed.cards[card].god), card, 1 } } };
      face->n_lines = 1;
    }
}

/* Where the Praefectus Magnus goes next, and what is to be borne in mind besides. */
static char *
tell_note (const ParlourOnlooker *onlooker)
{
  const ConcordiaState *state = CONCORDIA_STATE (onlooker->state);
  const char *const *names = table_session_get_names (onlooker->session);
  g_autofree char *note = concordia_words_note (names, onlooker->state), *way = concordia_table_magnus (names, state);

  if (way == NULL || table_state_is_finished (onlooker->state))
    return NULL;

  return g_strjoin ("\n", way, note, NULL);
}

/* Who comes next; provinces that can produce, unless the last event tells of them; cards not revealed yet; what that brought. */
static char *
tell_detail (const ParlourOnlooker *onlooker)
{
  const ConcordiaState *state = CONCORDIA_STATE (onlooker->state);
  const char *const *names = table_session_get_names (onlooker->session);
  const gboolean is_last = state->turns_left == 1 && state->table.turn != state->concordia;
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *news = NULL, *next = NULL, *provinces = concordia_table_provinces (state), *stack = concordia_table_stack (state);
  gboolean has_produced = FALSE;

  if (state->table.turn == TABLE_NOBODY)
    return NULL;

  news = parlour_why_tell_news (onlooker->session, rules);
  for (guint i = 0; i < rules->len; i++)
    has_produced |= g_array_index (rules, int, i) == CONCORDIA_RULE_PREF_2;
  /* Translators: %s is the player who comes next. */
  next = g_strdup_printf (_("Next: %s"), names[(state->table.turn + 1) % state->table.n_players]);

  return g_strconcat (is_last ? "" : next, is_last ? "" : " · ", has_produced ? "" : provinces, has_produced ? "" : " · ", stack,
                      news != NULL ? "\n" : NULL, news, NULL);
}

/* In fewer words than beside the page, so that they are larger. */
static char *
tell_player (const TableState *state,
             int               seat)
{
  const ConcordiaPlayer *player = &CONCORDIA_STATE (state)->players[seat];
  const int top = concordia_state_get_top (CONCORDIA_STATE (state), seat);
  g_autofree char *colonists = concordia_term_colonists (player->colonists);
  int n_hand = 0;

  if (!table_state_is_followed (state))
    return NULL;

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    n_hand += player->hand[card];

  /* Translators: the first %s is the card on top of a pile, or “no card”; %d are how many cards lie there and are in hand, and
     how many houses stand; the second %s are colonists. */
  return g_strdup_printf (_("%s on top\nPile %d, hand %d\n%d of 15 houses\n%s"), top != TABLE_NOBODY ? concordia_term_card (top) : _("No card"),
                          player->n_played, n_hand, concordia_sum_goods (player->houses), colonists);
}

const ParlourGameDisplay concordia_display = {
  .make_sign = make_sign, .make_sight = make_sight, .tell_note = tell_note, .tell_ask = parlour_onlooker_tell_step,
  .tell_detail = tell_detail, .tell_player = tell_player,
};
