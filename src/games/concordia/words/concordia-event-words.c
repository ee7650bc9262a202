/* concordia-event-words.c: what happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include "table-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What a card does, of what is said besides, or `NULL` if that goes without saying. */
static char *
tell_choice (const ConcordiaPlayed *played,
             int                    card)
{
  g_autofree char *coins = concordia_term_coins (played->coins);

  if (card == CONCORDIA_CARD_TRIBUNE && played->colonist)
    return g_strdup (_("A new colonist comes to Roma."));
  if (card == CONCORDIA_CARD_PREFECT && played->bonus == CONCORDIA_BONUS_COINS)
    /* Translators: what a Prefect does; %s are coins. */
    return played->coins > 0 ? g_strdup_printf (_("The coins on the markers are taken: %s."), coins)
                             : g_strdup (_("The coins on the markers are taken, and nobody counted them."));
  if (card == CONCORDIA_CARD_PREFECT)
    /* Translators: what a Prefect does; %s is a good, as in “A province with brick on its marker produces.”. */
    return g_strdup_printf (_("A province with %s on its marker produces."), concordia_term_a_good (played->bonus));
  if (card == CONCORDIA_CARD_COLONIST && (played->says & CONCORDIA_SAYS_COLONISTS) == 0)
    /* Translators: what a Colonist does. */
    return g_strdup (_("Coins are taken, and no colonist comes."));
  if (card == CONCORDIA_CARD_COLONIST)
    /* Translators: what a Colonist does; %d is how many come. */
    return g_strdup_printf (ngettext ("%d new colonist comes to the board.", "%d new colonists come to the board.",
                                      (gulong) played->colonists),
                            played->colonists);

  return NULL;
}

static char *
tell_play (const char *const    *names,
           const ConcordiaState *before,
           const ConcordiaEvent *event)
{
  const ConcordiaPlayed *played = &event->play;
  const char *name = names[event->table.player];
  const int card = concordia_state_find_carried_out (before, event);
  g_autofree char *choice = tell_choice (played, card);
  g_autofree char *play = NULL;

  if (concordia_card_is_diplomat (played->card) && card != TABLE_NOBODY)
    /* Translators: %s are a player, a Diplomat, which card is copied, and who played that, e.g. “Anna plays the Diplomat and copies the Prefect that Bruno played.”. */
    play = g_strdup_printf (_("%s plays %s and copies %s that %s played."), name, concordia_term_the_card (played->card),
                            concordia_term_the_card (card), names[played->copies]);
  else
    /* Translators: %s are a player and a card, e.g. “Anna plays the Senator.”. */
    play = g_strdup_printf (concordia_card_is_diplomat (played->card) ? _("%s plays %s and copies nothing.") : _("%s plays %s."),
                            name, concordia_term_the_card (played->card));

  /* Translators: two sentences: which card somebody plays, and what is chosen with it. */
  return choice != NULL ? g_strdup_printf (_("%s %s"), play, choice) : g_steal_pointer (&play);
}

static char *
tell_build (const char              *name,
            const ConcordiaBuilding *build)
{
  const char *city = concordia_term_city (build->city), *which = concordia_term_which_house (build->house - 1);

  if (build->new_province)
    /* Translators: %s are a player, a city, and which house of that city it is, e.g. “Anna builds in a tool city of a new province, the first house there.”. */
    return g_strdup_printf (_("%s builds in %s of a new province, %s."), name, city, which);

  /* Translators: %s are a player, a city, and which house of that city it is, e.g. “Anna builds in a wine city, the second house there.”. */
  return g_strdup_printf (_("%s builds in %s, %s."), name, city, which);
}

static char *
tell_trade (const char           *name,
            const ConcordiaTrade *trade)
{
  const gboolean sells = trade->kind == CONCORDIA_TRADE_SELLS;
  g_autofree char *goods = concordia_term_goods (trade->good, sells ? trade->sells : trade->buys);

  /* Translators: %s are a player and goods. */
  return g_strdup_printf (sells ? _("%s sells %s.") : _("%s buys %s."), name, goods);
}

static char *
tell_cards (const int *cards)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL, *list = NULL;
  int n = 0;

  for (int kind = 0; kind < CONCORDIA_N_KINDS; n += cards[kind++])
    if (cards[kind] > 0)
      g_ptr_array_add (kinds, g_strdup_printf (C_("one of a list", "%s %d"), concordia_term_kind (kind), cards[kind]));
  if (n == 0)
    return g_strdup (_("no card"));

  all = concordia_term_cards (n);
  list = text_list (kinds);

  /* Translators: %s are e.g. “2 privileges” and “Harbour, Park”, or “3 cards” and “Jupiter 2, Mason 1”. */
  return g_strdup_printf (C_("how many, and which", "%s (%s)"), all, list);
}

/* What somebody counts: cash, goods, and what else is said. */
static char *
tell_holdings (const ConcordiaHoldings *holdings,
               gboolean                 with_cash)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  if (with_cash)
    g_ptr_array_add (items, concordia_term_coins (holdings->cash));
  concordia_list_goods (items, holdings->goods, 1);
  if ((holdings->corrects & CONCORDIA_CORRECTS_HOUSES) != 0)
    g_ptr_array_add (items, concordia_term_houses (concordia_sum_goods (holdings->houses)));
  if ((holdings->corrects & CONCORDIA_CORRECTS_PROVINCES) != 0)
    g_ptr_array_add (items, concordia_term_provinces (holdings->provinces));
  if ((holdings->corrects & CONCORDIA_CORRECTS_COLONISTS) != 0)
    g_ptr_array_add (items, concordia_term_colonists (holdings->colonists));
  if ((holdings->corrects & CONCORDIA_CORRECTS_CARDS) != 0)
    g_ptr_array_add (items, tell_cards (holdings->cards));

  return text_list (items);
}

static char *
tell_final_count (const char *const    *names,
                  const ConcordiaEvent *event,
                  int                   n_players)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < n_players; seat++)
    g_ptr_array_add (items, tell_holdings (&event->holdings[seat], TRUE));

  return table_words_counted (names, items);
}

static char *
tell_correction (const char           *name,
                 const ConcordiaEvent *event)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (event->holdings[0].corrects != 0)
    g_ptr_array_add (items, tell_holdings (&event->holdings[0], FALSE));
  if ((event->corrects & CONCORDIA_CORRECTS_PRAEFECTUS) != 0)
    g_ptr_array_add (items, g_strdup (_("the Praefectus Magnus")));
  list = text_list (items);

  return table_words_correction (name, list, event->text);
}

/* Tells an event. */
char *
concordia_words_event (const TableTelling *telling,
                       const TableState   *before,
                       const TableEvent   *event)
{
  const ConcordiaState *state = CONCORDIA_STATE (before);
  const ConcordiaEvent *own = CONCORDIA_EVENT (event);
  const char *name = event->player != TABLE_NOBODY ? telling->names[event->player] : NULL;
  g_autofree char *text = NULL;
  int card;

  switch (event->type)
    {
    case CONCORDIA_EVENT_REVEAL:
      /* Translators: %s is a card that comes to the display. */
      return g_strdup_printf (_("A card is revealed: %s."), concordia_term_card (concordia_sales[own->sale]));

    case CONCORDIA_EVENT_PLAY:
      return tell_play (telling->names, state, own);

    case CONCORDIA_EVENT_BUILD:
      return tell_build (name, &own->build);

    case CONCORDIA_EVENT_TRADE:
      return tell_trade (name, &own->trade);

    case CONCORDIA_EVENT_BUY:
      card = state->display[own->slot];
      /* Translators: %s are a player and a card, %d the slot where it lay. */
      return g_strdup_printf (_("%s buys %s in slot %d."), name, card != TABLE_NOBODY ? concordia_term_the_card (card) : "–",
                              own->slot + 1);

    case CONCORDIA_EVENT_DONE:
      /* Translators: %s is a player who has built, traded or bought enough. */
      return g_strdup_printf (_("%s is done."), name);

    case CONCORDIA_EVENT_INTERMEDIATE_COUNT:
      text = tell_holdings (&own->holdings[0], TRUE);
      /* Translators: %s are a player, and cash and goods. */
      return g_strdup_printf (_("Intermediate scoring: %s has %s."), name, text);

    case CONCORDIA_EVENT_FINAL_COUNT:
      return tell_final_count (telling->names, own, before->n_players);

    case CONCORDIA_EVENT_CORRECTION:
    default:
      return tell_correction (name, own);
    }
}
