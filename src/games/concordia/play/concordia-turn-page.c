/* concordia-turn-page.c: what whoever has the turn does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hand lies open, and a card is touched; what it needs besides stands on it. What ends a step
 * need not be said: the next player's card lies there, too.
 */

#include "config.h"

#include "concordia-pages.h"

#include "concordia-record.h"
#include "concordia-rooms.h"
#include "concordia-sign.h"
#include "concordia-words.h"
#include "parlour-touches.h"

#include <glib/gi18n.h>

/* How large signs are, as figures are. */
#define SIGN_SIZE 40

#define CONCORDIA_TYPE_TURN_PAGE (concordia_turn_page_get_type ())

G_DECLARE_FINAL_TYPE (ConcordiaTurnPage, concordia_turn_page, CONCORDIA, TURN_PAGE, ParlourTouches)

struct _ConcordiaTurnPage {
  ParlourTouches parent_instance;
};

G_DEFINE_FINAL_TYPE (ConcordiaTurnPage, concordia_turn_page, PARLOUR_TYPE_TOUCHES)

static const ConcordiaState *
get_state (ParlourTouches *self)
{
  return CONCORDIA_STATE (parlour_touches_get_state (self));
}

/* An event of whoever has the turn. */
static ConcordiaEvent
make_event (ParlourTouches    *self,
            ConcordiaEventType type)
{
  const int player = type != CONCORDIA_EVENT_REVEAL ? get_state (self)->table.turn : TABLE_NOBODY;

  return (ConcordiaEvent) { .table = { .type = (int) type, .player = player } };
}

static char *
tell_moved (ParlourTouches       *self,
            const ConcordiaEvent *event)
{
  return concordia_table_moved (get_state (self), event);
}

/* Adds a choice with what changes hands, which says it all of goods. */
static void
add_choice (ParlourTouches       *self,
            const char           *name,
            const ConcordiaEvent *event)
{
  g_autofree char *label = concordia_table_choice (get_state (self), event, name);

  parlour_touches_add (self, label, &event->table);
}

static void
begin_card (ParlourTouches *self,
            int             card,
            const char     *title,
            const char     *text)
{
  parlour_touches_begin_card (self, concordia_sign_new (SIGN_SIZE, card, get_state (self)->agreed.cards[card].god), title,
                              text);
}

/* Cards in hand */

static void
add_tribune (ParlourTouches *self,
             ConcordiaEvent *event)
{
  event->play.colonist = FALSE;
  add_choice (self, _("No colonist"), event);
  event->play.colonist = TRUE;
  add_choice (self, _("One colonist"), event);
}

/* What the coins of the markers are is counted first; how many they are nobody knows else, but that none of those that
 * have produced shows less than one (PREF-3). While somebody else is not done yet nothing is counted. */
static void
add_prefect (ParlourTouches *self,
             ConcordiaEvent *event)
{
  const gboolean is_counted = get_state (self)->produced > 0 || parlour_touches_get_chosen (self) > 0;

  event->play.says |= CONCORDIA_SAYS_BONUS;
  for (event->play.bonus = 0; event->play.bonus < CONCORDIA_BONUS_COINS; event->play.bonus++)
    add_choice (self, concordia_term_good (event->play.bonus), event);
  if (is_counted && parlour_page_get_state (PARLOUR_PAGE (self))->step != CONCORDIA_STEP_TURN)
    {
      /* Translators: a button of a Prefect; how many they are is asked then. */
      parlour_touches_add_first (self, _("Coins…"));
      return;
    }

  if (is_counted)
    event->play.coins = parlour_touches_count (self, _("Prefect: coins visible on the markers"), 0, CONCORDIA_MOST_COINS);
  add_choice (self, concordia_term_good (CONCORDIA_BONUS_COINS), event);
  if (is_counted && event->play.coins == 0)
    parlour_touches_hinder (self, get_state (self)->produced < get_state (self)->agreed.provinces
                                    ? _("The coins on the markers are counted first, above")
                                    : _("All provinces have produced, and the coins on the markers are counted first, above"));
}

static void
add_colonist (ParlourTouches *self,
              ConcordiaEvent *event)
{
  const ConcordiaState *state = get_state (self);
  const int room = CONCORDIA_MAX_COLONISTS - state->players[state->table.turn].colonists;

  add_choice (self, concordia_term_good (CONCORDIA_BONUS_COINS), event);
  event->play.says |= CONCORDIA_SAYS_COLONISTS;
  for (int n = 1; n <= CLAMP (room, 1, CONCORDIA_MOST_PLACED); n++)
    {
      g_autofree char *name = concordia_term_colonists (n);

      event->play.colonists = n;
      add_choice (self, name, event);
    }
}

/* What is to be chosen of a card that is carried out, where anything is. */
static void (*const choices[CONCORDIA_N_CARDS]) (ParlourTouches *self, ConcordiaEvent *event) = {
  [CONCORDIA_CARD_TRIBUNE] = add_tribune, [CONCORDIA_CARD_PREFECT] = add_prefect, [CONCORDIA_CARD_COLONIST] = add_colonist,
};

/* Adds a card with what is to be chosen of what it does, if there is anything to be chosen or there is nothing, as is wanted:
 * what stands together is of one height. */
static void
add_card (ParlourTouches *self,
          ConcordiaEvent *event,
          int             card,
          const char     *title,
          gboolean        with_choice)
{
  const int done = concordia_state_find_carried_out (get_state (self), event);
  g_autofree char *moved = NULL;

  if (with_choice != (done != TABLE_NOBODY && choices[done] != NULL))
    return;

  moved = with_choice ? g_strdup ("") : tell_moved (self, event);
  begin_card (self, card, title, moved);
  if (with_choice)
    choices[done] (self, event);
  else
    parlour_touches_add (self, NULL, &event->table);
}

/* The top cards of the others; what cannot be copied says why (DIP-2). */
static void
add_copied (ParlourTouches *self,
            int             card,
            gboolean        with_choice)
{
  const ConcordiaState *state = get_state (self);
  const int seat = state->table.turn;
  ConcordiaEvent event = make_event (self, CONCORDIA_EVENT_PLAY);

  event.play.card = card;
  for (int other = (seat + 1) % state->table.n_players; other != seat; other = (other + 1) % state->table.n_players)
    {
      const int top = concordia_state_get_top (state, other);
      const char *whose = parlour_page_get_name (PARLOUR_PAGE (self), other);
      g_autofree char *name = top == TABLE_NOBODY ? g_strdup (whose)
                              : g_strdup_printf (C_("something and what it is", "%s: %s"), whose, concordia_term_card (top));
      ConcordiaEvent copying = event;

      copying.play.says |= CONCORDIA_SAYS_COPIES;
      copying.play.copies = other;
      add_card (self, &copying, top != TABLE_NOBODY ? top : card, name, with_choice);
    }
  add_card (self, &event, card, _("Copies nothing"), with_choice);
}

static void
add_diplomat (ParlourTouches *self,
              int             card)
{
  /* Translators: %s is a Diplomat. */
  g_autofree char *title = g_strdup_printf (_("%s: whose card is copied?"), concordia_term_card (card));

  parlour_touches_begin_group (self, title);
  add_copied (self, card, FALSE);
  parlour_touches_begin_group (self, "");
  add_copied (self, card, TRUE);
}

/* The cards in hand but for Diplomats. */
static void
add_cards (ParlourTouches *self,
           gboolean        with_choice)
{
  const ConcordiaState *state = get_state (self);
  const int *hand = state->players[state->table.turn].hand;

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    if (hand[card] > 0 && !concordia_card_is_diplomat (card))
      {
        ConcordiaEvent event = make_event (self, CONCORDIA_EVENT_PLAY);
        g_autofree char *name = concordia_table_in_hand (card, hand[card]);

        event.play.card = card;
        add_card (self, &event, card, name, with_choice);
      }
}

/* The market */

/* What is to come: how many cards, and which of each deck. */
static void
add_stack (ParlourTouches *self)
{
  const ConcordiaState *state = get_state (self);
  g_autofree char *title = concordia_table_stack (state);
  int left[CONCORDIA_N_SALES], n = 0;

  if (state->stack > 0)
    parlour_touches_add_text (self, title);
  for (int deck = 0; n < state->stack && (deck = concordia_state_find_deck (state, deck, left)) != TABLE_NOBODY; deck++)
    {
      g_autofree char *text = concordia_table_deck (deck, left);

      for (int sale = 0; sale < CONCORDIA_N_SALES; sale++)
        n += left[sale];
      parlour_touches_add_text (self, text);
    }
}

/* What lies on display can be looked at whatever is done, with what it costs and what it would be worth. */
static void
add_display (ParlourTouches *self,
             gboolean        is_bought)
{
  const ConcordiaState *state = get_state (self);

  for (int slot = 0; slot < CONCORDIA_N_SLOTS; slot++)
    if (state->display[slot] != TABLE_NOBODY)
      {
        const int card = state->display[slot];
        const ConcordiaPrice price = concordia_market_get_price (state, slot, TRUE);
        ConcordiaEvent event = make_event (self, CONCORDIA_EVENT_BUY);
        g_autofree char *cost = NULL, *worth = concordia_table_worth (state, card), *text = NULL;

        event.slot = slot;
        cost = is_bought ? tell_moved (self, &event) : concordia_list_moved (&price, 1);
        text = g_strjoin ("\n", cost != NULL ? cost : "–", worth, NULL);
        begin_card (self, card, concordia_term_card (card), text);
        if (is_bought)
          parlour_touches_add (self, NULL, &event.table);
        else
          parlour_touches_show (self);
      }
  add_stack (self);
}

static void
add_market (ParlourTouches *self)
{
  parlour_touches_begin_group (self, "");
  add_display (self, TRUE);
}

/* Where cards are bought they lie there already. */
static void
add_prices (ParlourTouches *self)
{
  if (parlour_page_get_state (PARLOUR_PAGE (self))->step == CONCORDIA_STEP_BUYING)
    return;

  parlour_touches_begin_group (self, _("On display, at the Senator’s prices"));
  add_display (self, FALSE);
}

/* A Tribune is always among the cards in hand (TURN-4). */
static void
add_hand (ParlourTouches *self,
          const char     *title)
{
  const ConcordiaState *state = get_state (self);

  parlour_touches_begin_group (self, title);
  add_cards (self, TRUE);
  parlour_touches_begin_group (self, "");
  add_cards (self, FALSE);
  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    if (state->players[state->table.turn].hand[card] > 0 && concordia_card_is_diplomat (card))
      add_diplomat (self, card);
  add_prices (self);
}

static void
add_own_hand (ParlourTouches *self)
{
  add_hand (self, "");
}

static void
add_reveal (ParlourTouches *self,
            int             sale)
{
  ConcordiaEvent event = make_event (self, CONCORDIA_EVENT_REVEAL);

  event.sale = sale;
  begin_card (self, concordia_sales[sale], concordia_term_card (concordia_sales[sale]), "");
  parlour_touches_add (self, NULL, &event.table);
}

/* How far the display has come; what is left of the deck comes first. */
static void
add_deck (ParlourTouches *self)
{
  g_autofree char *text = concordia_table_revealed (get_state (self));
  int left[CONCORDIA_N_SALES] = { 0 };
  const int deck = concordia_state_find_deck (get_state (self), 0, left);

  parlour_touches_add_text (self, text);
  if (deck != TABLE_NOBODY)
    {
      /* Translators: %s is a Roman number. */
      g_autofree char *title = g_strdup_printf (_("Revealed of deck %s"), concordia_table_deck_number (deck));

      parlour_touches_begin_group (self, title);
      for (int sale = 0; sale < CONCORDIA_N_SALES; sale++)
        if (left[sale] > 0)
          add_reveal (self, sale);
    }
  parlour_touches_begin_group (self, _("Any other card"));
  /* Those of which the box has no more come last. */
  for (int i = 0; i < 2 * CONCORDIA_N_SALES; i++)
    {
      const ConcordiaEvent event = { .table.type = CONCORDIA_EVENT_REVEAL, .sale = i % CONCORDIA_N_SALES };

      if (left[event.sale] == 0 && i / CONCORDIA_N_SALES
          == (table_state_doubt (&get_state (self)->table, &event.table).kind != TABLE_OBSTACLE_NONE))
        add_reveal (self, event.sale);
    }
  add_prices (self);
}

/* Building and trading */

/* What stands in the way stands in the way of every city, and is said once. */
static void
add_cities (ParlourTouches *self,
            gboolean        new_province,
            int             house)
{
  const char *title = new_province ? _("In a new province") : _("In a province with a house already");
  ConcordiaEvent event = make_event (self, CONCORDIA_EVENT_BUILD);
  gboolean can_happen;

  event.build = (ConcordiaBuilding) { CONCORDIA_GOOD_BRICK, house, new_province };
  can_happen = parlour_touches_can_happen (self, &event.table);
  parlour_touches_begin_group (self, can_happen ? title : "");
  for (int city = 0; city < (can_happen ? CONCORDIA_N_GOODS : 1); city++)
    {
      g_autofree char *moved = NULL;

      event.build.city = city;
      moved = tell_moved (self, &event);
      parlour_touches_begin_card (self, can_happen ? concordia_sign_new (SIGN_SIZE, CONCORDIA_SIGN_GOOD (city), TABLE_NOBODY) : NULL,
                                  can_happen ? concordia_term_good (city) : title, moved);
      parlour_touches_add (self, NULL, &event.table);
    }
}

static void
add_building (ParlourTouches *self)
{
  const ConcordiaState *state = get_state (self);
  const int house = parlour_touches_count (self, _("Houses in the city with this one"), 1, state->table.n_players);
  g_autofree char *text = concordia_table_steps (state->players[state->table.turn].colonists);

  parlour_touches_add_text (self, text);
  add_cities (self, TRUE, house);
  add_cities (self, FALSE, house);
}

static void
add_trading (ParlourTouches *self)
{
  const int n = parlour_touches_count (self, _("How many"), 1, CONCORDIA_STORE);
  g_autofree char *text = concordia_table_trades (get_state (self));

  parlour_touches_add_text (self, text);
  parlour_touches_begin_group (self, "");
  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    {
      ConcordiaEvent event = make_event (self, CONCORDIA_EVENT_TRADE);

      parlour_touches_begin_card (self, concordia_sign_new (SIGN_SIZE, CONCORDIA_SIGN_GOOD (good), TABLE_NOBODY),
                                  concordia_term_good (good), "");
      event.trade = (ConcordiaTrade) { good, CONCORDIA_TRADE_SELLS, .sells = n };
      add_choice (self, _("Sell"), &event);
      event.trade = (ConcordiaTrade) { good, CONCORDIA_TRADE_BUYS, .buys = n };
      add_choice (self, _("Buy"), &event);
    }
}

/* What comes when nothing more is done: one touch says both. */
static void
add_done (ParlourTouches *self)
{
  const ConcordiaEvent done = make_event (self, CONCORDIA_EVENT_DONE);
  g_autofree char *title = NULL;

  parlour_touches_add_way_on (self, _("Nothing more"), &done.table);
  if (parlour_page_get_correcting (PARLOUR_PAGE (self)))
    return;

  parlour_touches_go_on (self, &done.table);
  if (get_state (self)->table.step == CONCORDIA_STEP_REVEAL)
    add_deck (self);
  if (get_state (self)->table.step == CONCORDIA_STEP_FINAL_COUNT)
    parlour_touches_add_rest (self);
  if (get_state (self)->table.step != CONCORDIA_STEP_TURN)
    return;

  /* Translators: %s is the player who comes next. */
  title = g_strdup_printf (_("Nothing more, and %s plays"), parlour_page_get_name (PARLOUR_PAGE (self), get_state (self)->table.turn));
  add_hand (self, title);
}

static int
concordia_turn_page_get_number (const TableEvent *event)
{
  const ConcordiaEvent *own = CONCORDIA_EVENT (event);

  return event->type == CONCORDIA_EVENT_BUILD ? own->build.house
         : event->type == CONCORDIA_EVENT_TRADE ? MAX (own->trade.sells, own->trade.buys)
                                                : own->play.coins;
}

static void
concordia_turn_page_list (ParlourTouches *self)
{
  static void (*const lists[]) (ParlourTouches *self) = {
    [CONCORDIA_STEP_REVEAL] = add_deck, [CONCORDIA_STEP_TURN] = add_own_hand, [CONCORDIA_STEP_BUILDING] = add_building,
    [CONCORDIA_STEP_TRADING] = add_trading, [CONCORDIA_STEP_BUYING] = add_market,
  };
  const int step = get_state (self)->table.step;

  lists[step] (self);
  if (step >= CONCORDIA_STEP_BUILDING)
    add_done (self);
}

static void
concordia_turn_page_class_init (ConcordiaTurnPageClass *klass)
{
  PARLOUR_TOUCHES_CLASS (klass)->tell_note = concordia_words_note;
  PARLOUR_TOUCHES_CLASS (klass)->list = concordia_turn_page_list;
  PARLOUR_TOUCHES_CLASS (klass)->get_number = concordia_turn_page_get_number;
}

static void
concordia_turn_page_init (ConcordiaTurnPage *self)
{
}

/* Finds the page of a step. */
GType
concordia_find_page (const TableState *state)
{
  return state->step <= CONCORDIA_STEP_BUYING ? CONCORDIA_TYPE_TURN_PAGE : G_TYPE_NONE;
}
