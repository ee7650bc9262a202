/* genua-action-board.c: who acts where the tower stands, for what, with which orders and cards, on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-boards.h"

#include "genua-words.h"
#include "table-complaint.h"

#include <glib/gi18n.h>
#include <string.h>

/* ORD-1 */
#define N_ORDERED 3

/* What may be paid by one touch. */
#define PRICE_STEP 5
#define MOST_PRICE 50

/* Whoever acts in the turn of somebody else mostly pays for it. Of the past one event is made alone. */
static gboolean
may_pay (TableBoard       *board,
         const GenuaState *state,
         const GenuaEvent *event)
{
  return event->table.type == GENUA_EVENT_ACTION && event->table.player != state->table.turn && genua_state_is_full (state)
         && !table_board_get_reader (board)->is_correcting;
}

/* Large orders */

/* A large order as far as it is chosen, or cannot be otherwise. */
typedef struct {
  GenuaEvent event;
  int n; /* how many goods there are */
  int n_rewards; /* among how many special cards one is chosen */
  gboolean has_only; /* whether there are goods that nobody chose */
} Order;

/* Takes the goods of which a warehouse has only one that is there, where three of them do not lie beside the villa (ORD-2). */
static void
take_only_goods (Order            *self,
                 const GenuaState *state,
                 int               villa)
{
  const int *has = &state->players[self->event.table.player].things[GENUA_FIRST_GOOD];
  int n_away = 0;

  for (int good = 0; good < GENUA_N_GOODS; good += 2)
    n_away += genua_state_is_beside (state, villa, GENUA_FIRST_GOOD + good) ? 0 : 1;
  for (int good = 0; n_away == N_ORDERED && good < GENUA_N_GOODS; good++)
    if (has[good] > 0 && has[good ^ 1] == 0 && !genua_state_is_beside (state, villa, GENUA_FIRST_GOOD + good))
      {
        self->event.villa.goods[good] = 1;
        self->n++;
      }
}

/* Reads an order where the tower stands or, by a card, in a building. A card that was laid down may be what it brings, and
 * the only one that is left is that (ORD-3). */
static Order
read_order (TableBoard       *board,
            const GenuaState *state,
            int               seat,
            int               building)
{
  const int card = building != TABLE_NOBODY ? GENUA_THING_BUILDING_ACTION
                   : genua_state_acts_freely (state, seat) ? TABLE_NOBODY : GENUA_THING_FURTHER_ACTION;
  const int reward = table_board_get_id (board, "reward", genua_thing_ids);
  Order self = { .event = building != TABLE_NOBODY ? EVENT (USE_BUILDING, seat) : EVENT (ACTION, seat) };
  int n_only, good = 0;

  self.event.building = building;
  self.event.villa = (GenuaVilla) { TRUE, GENUA_DOES_ORDER, .reward = TABLE_NOBODY };
  if (!HAS_CHOSEN ("goods"))
    take_only_goods (&self, state, building != TABLE_NOBODY ? building : genua_state_get_here (state));
  n_only = self.n;
  while ((good = table_board_get_id (board, table_board_print (board, "good-%d", self.n + 1), genua_good_ids)) != TABLE_NOBODY)
    {
      self.event.villa.goods[good] = 1;
      self.n++;
    }
  self.has_only = n_only > 0 && self.n == n_only;
  for (int special = GENUA_FIRST_SPECIAL; special < GENUA_FIRST_CARD; special++)
    if (reward == TABLE_NOBODY ? state->supply[special] > 0 || special == card : special == reward)
      {
        self.event.villa.reward = special;
        self.n_rewards++;
      }
  if (!genua_state_is_full (state))
    self.n = N_ORDERED;

  return self;
}

/* Adds an order that is entered if nothing is to be chosen any more, or else a choice that leads there; whether that may be
 * is known once it has all its goods, and before only what `obstacle` says. */
static TableDeed *
add_order (TableBoard         *board,
           const GenuaState   *state,
           const Order        *order,
           const char         *id,
           const char         *label,
           const char         *name,
           const char         *value,
           const TableObstacle obstacle)
{
  TableDeed *deed;

  if (order->n == N_ORDERED && order->n_rewards <= 1 && !may_pay (board, state, &order->event))
    return table_board_add (board, id, label, &order->event.table);

  deed = table_board_add_choice (board, id, label, name, value);
  if (obstacle.kind != (int) GENUA_OBSTACLE_THREE_GOODS && obstacle.kind != (int) GENUA_OBSTACLE_NO_REWARD)
    table_board_weigh (board, obstacle);

  return deed;
}

/* Whose goods come from too few warehouses is told so, which may be otherwise at the table (ORD-2). */
static void
doubt_goods (TableBoard       *board,
             const GenuaState *state,
             int               seat,
             TableDeed        *deed)
{
  const int *has = &state->players[seat].things[GENUA_FIRST_GOOD];
  const TableObstacle few = { GENUA_OBSTACLE_THREE_GOODS, GENUA_RULE_ORD_2, .player = seat };
  int n = 0;

  for (int good = 0; good < GENUA_N_GOODS; good += 2)
    n += has[good] + has[good + 1] > 0 ? 1 : 0;
  if (n < N_ORDERED && deed->kind == TABLE_CHOOSES && deed->obstacle.text == NULL)
    deed->doubt = (TableReason) {
      table_board_take (board, table_obstacle_tell (state->table.game, table_board_get_reader (board)->names, &few)),
      genua_rule_ids[GENUA_RULE_ORD_2], few
    };
}

/* Adds an order in a villa. */
static void
add_villa (TableBoard       *board,
           const GenuaState *state,
           int               seat,
           int               building)
{
  const Order order = read_order (board, state, seat, building);
  const char *large = genua_term_thing (GENUA_THING_LARGE_ORDER),
    *place = building != TABLE_NOBODY ? genua_term_place (building) : NULL;
  TableDeed *deed = add_order (board, state, &order, place != NULL ? table_board_print (board, "%s-order", genua_place_ids[building]) : "order",
                                     place != NULL ? table_board_print (board, C_("something and what it is", "%s: %s"), place, large) : large,
                                     place != NULL ? "of" : "order", SEAT (seat),
                                     table_state_examine (&state->table, &order.event.table));

  doubt_goods (board, state, seat, deed);
  table_board_draw (board, genua_thing_ids[GENUA_THING_LARGE_ORDER]);
  if (place != NULL && deed->kind == TABLE_CHOOSES)
    table_board_and_choose (board, "building", genua_place_ids[building]);
}

static void
add_goods (TableBoard       *board,
           const GenuaState *state,
           const Order      *order)
{
  const GenuaEvent *event = &order->event;
  const int villa = event->building != TABLE_NOBODY ? event->building : genua_state_get_here (state), seat = event->table.player;

  for (int i = 0; i < 3 * GENUA_N_GOODS; i++)
    {
      const int good = i % GENUA_N_GOODS, thing = GENUA_FIRST_GOOD + good;
      Order more = *order;

      /* Those of the villa's own neighbour come after the others (ORD-2), and last what the books lack. */
      if (event->villa.goods[good] + event->villa.goods[good ^ 1] > 0
          || (state->players[seat].things[thing] == 0 ? 2 : genua_state_is_beside (state, villa, thing)) != i / GENUA_N_GOODS)
        continue;

      more.event.villa.goods[good] = 1;
      more.n++;
      genua_board_begin_kind (board, state, thing);
      add_order (board, state, &more, "hand-over", NULL, table_board_print (board, "good-%d", more.n), genua_good_ids[good],
                 genua_things_examine (state, seat, thing, 1, GENUA_RULE_ORD_1));
    }
}

/* Three goods, and the special card that they bring besides (ORD-2, ORD-3). What follows of itself may lie otherwise. */
LAYS_OUT (genua_board_add_order)
{
  const Order order = read_order (board, state, what, table_board_get_id (board, "building", genua_building_ids));
  const char *name = table_board_get_name (board, what);
  int things[GENUA_N_THINGS] = { 0 };

  if (order.n == N_ORDERED && order.n_rewards <= 1)
    {
      genua_board_add_deal (board, state, what);
      return;
    }

  table_board_ask (board, order.n < N_ORDERED
                            /* Translators: %s is a player; %d are which good of an order it is, and how many it takes. */
                            ? table_board_print (board, _("Which goods does %s hand over? (%d of %d)"), name, order.n + 1, N_ORDERED)
                            /* Translators: %s is a player. */
                            : table_board_print (board, _("Which card does %s take?"), name));
  table_board_begin_group (board, "order", NULL, TABLE_FLOW, 0);
  if (order.n < N_ORDERED)
    add_goods (board, state, &order);
  for (int special = GENUA_FIRST_SPECIAL; order.n == N_ORDERED && special < GENUA_FIRST_CARD; special++)
    {
      Order more = order;

      more.event.villa.reward = special;
      more.n_rewards = 1;
      genua_board_begin_kind (board, state, special);
      add_order (board, state, &more, "take", NULL, "reward", genua_thing_ids[special], table_state_examine (&state->table, &more.event.table));
    }
  memcpy (&things[GENUA_FIRST_GOOD], order.event.villa.goods, sizeof order.event.villa.goods);
  if (order.has_only)
    {
      table_board_begin_thing (board, "other", _("Other Goods"), table_board_take (board, genua_list_things (things)));
      table_board_add_choice (board, "other", NULL, "goods", "other");
    }
  table_board_add_digits (board);
}

/* Deals */

/* Counts what somebody may hand over: what lies open is as much as that, and what does not nobody else knows. */
static void
add_side (TableBoard       *board,
          const GenuaState *state,
          const char       *side,
          int               seat)
{
  const char *name = table_board_get_name (board, seat);
  const char *title = table_board_print (board, C_("something and what it is", "%s: %s"), name, _("Gives"));

  table_board_begin_group (board, side, title, TABLE_FLOW, 0);
  for (int thing = 0; thing < GENUA_THING_MARKER; thing++)
    {
      const int most = thing == GENUA_THING_MONEY ? GENUA_MOST_MONEY
                       : genua_thing_is_covered (thing) ? genua_thing_count_all (thing) : state->players[seat].things[thing];

      if (most == 0)
        continue;
      genua_board_begin_kind (board, state, thing);
      table_board_add_number (board, table_board_print (board, "%s-%s", side, genua_thing_ids[thing]), NULL, 0, most)->told = title;
    }
}

/* A deal, or the action that it is for, or both at once. */
static TableDeed *
add_deal (TableBoard       *board,
          const char       *id,
          const char       *label,
          const GenuaEvent *deal,
          const GenuaEvent *action)
{
  static const GenuaDeal nothing;
  TableDeed *deed;

  if (action != NULL && memcmp (&deal->deal, &nothing, sizeof nothing) != 0)
    table_board_go_on (board, &deal->table);
  deed = table_board_add (board, id, label, action != NULL ? &action->table : &deal->table);
  table_board_go_on (board, NULL);

  return deed;
}

/* What somebody may pay for where the tower stands. */
static GenuaEvent
read_action (TableBoard       *board,
             const GenuaState *state,
             int               seat)
{
  GenuaEvent event = EVENT (ACTION, seat);

  if (HAS_CHOSEN ("order"))
    return read_order (board, state, seat, TABLE_NOBODY).event;
  if (genua_place_is_villa (genua_state_get_here (state)))
    event.villa = (GenuaVilla) { TRUE, GENUA_DOES_PRIVILEGE, .reward = TABLE_NOBODY };

  return event;
}

/* What somebody hands over, for the action if not for anything else. Some ducats are one touch, with what else is counted;
 * of a digit they are five times as many. */
LAYS_OUT (genua_board_add_deal)
{
  const char *name = table_board_get_name (board, what), *other = table_board_get_name (board, state->table.turn);
  const GenuaEvent act = read_action (board, state, what), *action = HAS_CHOSEN ("deal") ? NULL : &act;
  GenuaEvent deal = EVENT (DEAL, what), paid;

  for (int thing = 0; thing < GENUA_THING_MARKER; thing++)
    {
      deal.deal.gives[thing] = table_board_get_number (board, table_board_print (board, "gives-%s", genua_thing_ids[thing]), 0);
      deal.deal.gets[thing] = table_board_get_number (board, table_board_print (board, "gets-%s", genua_thing_ids[thing]), 0);
    }
  /* Translators: %s are players, the first one acts where the tower of the other one stands. */
  table_board_ask (board, action != NULL ? table_board_print (board, _("What does %s pay to %s for the action?"), name, other)
                                         /* Translators: %s are players. */
                                         : table_board_print (board, _("What changes hands between %s and %s?"), name, other));
  table_board_begin_group (board, "deal", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "price", table_board_print (board, _("Paid to %s"), other), NULL);
  paid = deal;
  for (int price = action != NULL ? 0 : PRICE_STEP; price <= MOST_PRICE; price += PRICE_STEP)
    {
      const char *label = table_board_print (board, "%d", price);
      TableDeed *deed;

      paid.deal.gives[GENUA_THING_MONEY] = price;
      deed = add_deal (board, label, label, &paid, action);
      if (price < MOST_PRICE)
        deed->key = table_board_print (board, "%d", price / PRICE_STEP);
    }
  /* What is written comes before the action: it would be entered without it. */
  if (action == NULL)
    {
      table_board_begin_thing (board, "promise", _("With a Promise…"), NULL);
      table_board_add_form (board, "promise", NULL, &deal.table);
    }
  add_side (board, state, "gives", what);
  add_side (board, state, "gets", state->table.turn);
  table_board_begin_group (board, TABLE_WAY_ON, NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "counted", action != NULL ? _("Make the Deal and Take the Action") : _("Make a Deal"), NULL);
  add_deal (board, "make", NULL, &deal, action);
}

/* Who acts here */

/* What was paid last is paid again by one touch. */
static void
add_same_price (TableBoard       *board,
                const GenuaState *state,
                const GenuaEvent *action)
{
  GenuaEvent deal = EVENT (DEAL, action->table.player);
  g_autofree char *paid = genua_term_ducats (state->price);

  deal.deal.gives[GENUA_THING_MONEY] = state->price;
  /* Translators: %s are ducats that a player pays. */
  add_deal (board, "same-price", table_board_print (board, _("pays %s"), paid), &deal, action);
}

/* Whoever acts may fulfil a small order at once, where it does not matter with which good. */
static void
add_small_order_too (TableBoard       *board,
                     const GenuaEvent *action)
{
  const GenuaEvent order = { .table = { GENUA_EVENT_SMALL_ORDER, action->table.player }, .takes = GENUA_FIRST_GOOD,
                             .villa.reward = TABLE_NOBODY };

  table_board_go_on (board, &action->table);
  table_board_add (board, "small-order", _("with a Small Order"), &order.table);
  table_board_go_on (board, NULL);
}

/* Each player, if a building offers its action at all: in a villa it is one of two. */
LAYS_OUT (genua_board_add_actions)
{
  if (!genua_place_is_building (what))
    return;

  table_board_begin_group (board, "act", _("Take the Action"), TABLE_FLOW, 0);
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      const gboolean is_villa = genua_place_is_villa (what);
      const char *id = is_villa ? "privilege" : "act", *label = is_villa ? genua_term_thing (GENUA_THING_PRIVILEGE) : NULL;
      GenuaEvent event = EVENT (ACTION, seat);
      TableDeed *deed;

      event.villa = (GenuaVilla) { is_villa, GENUA_DOES_PRIVILEGE, .reward = TABLE_NOBODY };
      table_board_begin_seat (board, seat, NULL)->question = GENUA_QUESTION_ACTS;
      if (is_villa)
        add_villa (board, state, seat, TABLE_NOBODY);
      deed = may_pay (board, state, &event) ? table_board_add_choice (board, id, label, "buyer", SEAT (seat))
                                            : table_board_add (board, id, label, &event.table);
      if (may_pay (board, state, &event))
        table_board_weigh (board, table_state_examine (&state->table, &event.table));
      if (is_villa)
        table_board_draw (board, genua_thing_ids[GENUA_THING_PRIVILEGE]);
      else
        deed->told = table_board_print (board, "%s", _("Take the Action"));
      if (!is_villa && state->price > 0 && may_pay (board, state, &event))
        add_same_price (board, state, &event);
      if (!is_villa && genua_place_has_small_orders (what) && !genua_state_is_full (state)
          && !table_board_get_reader (board)->is_correcting)
        add_small_order_too (board, &event);
    }
}

/* Goods lie open: which there are is known, and comes first, as long as it is a matter of them. */
LAYS_OUT (genua_board_add_small_order)
{
  const gboolean offers = genua_state_is_full (state) && !state->path[state->n_path - 1].small_order;
  GenuaEvent event = EVENT (SMALL_ORDER, what);

  if (!genua_place_has_small_orders (genua_state_get_here (state)))
    return;

  table_board_begin_group (board, "small-order", NULL, TABLE_FLOW, 0);
  table_board_begin_seat (board, what, genua_term_thing (GENUA_THING_SMALL_ORDER));
  event.takes = GENUA_FIRST_GOOD;
  if (!offers)
    table_board_add (board, "fulfil", NULL, &event.table);
  for (int i = 0; offers && i < 2 * GENUA_N_GOODS; i++)
    {
      event.takes = GENUA_FIRST_GOOD + i % GENUA_N_GOODS;
      if ((state->players[what].things[event.takes] == 0) != (i >= GENUA_N_GOODS))
        continue;
      table_board_add (board, genua_thing_ids[event.takes], genua_term_thing (event.takes), &event.table)->told
        = table_board_print (board, C_("something and what it is", "%s: %s"), genua_term_thing (GENUA_THING_SMALL_ORDER),
                             genua_term_thing (event.takes));
      table_board_draw (board, genua_thing_ids[event.takes]);
    }
}

/* Cards */

/* What goes for what, of which at first what lies open and the books lack comes last. */
static LAYS_OUT (add_exchange)
{
  GenuaEvent event = EVENT (EXCHANGE, what);

  event.gives = table_board_get_id (board, "gives", genua_thing_ids);
  for (int i = 0; i < 2 * GENUA_N_THINGS; i++)
    {
      const int thing = event.takes = i % GENUA_N_THINGS;
      const TableObstacle lacks = genua_things_examine (state, what, thing, thing == GENUA_THING_EXCHANGE ? 2 : 1,
                                                        GENUA_RULE_CARD_6);
      const gboolean is_last = event.gives == TABLE_NOBODY && lacks.kind == (int) GENUA_OBSTACLE_LACKS;

      if (thing == GENUA_THING_MONEY || is_last != (i >= GENUA_N_THINGS))
        continue;
      genua_board_begin_kind (board, state, thing);
      if (event.gives != TABLE_NOBODY)
        {
          table_board_add (board, "take", NULL, &event.table);
          continue;
        }
      table_board_add_choice (board, "give", NULL, "gives", genua_thing_ids[thing]);
      table_board_weigh (board, lacks);
    }
}

/* Goods that a card brings, or buildings that it lets be used, where it does not matter what else is there. */
static void
add_card_deeds (TableBoard       *board,
                const GenuaState *state,
                int               seat,
                int               card)
{
  GenuaEvent take = EVENT (TAKE_GOOD, seat), use = EVENT (USE_BUILDING, seat);

  use.villa = (GenuaVilla) { TRUE, GENUA_DOES_PRIVILEGE, .reward = TABLE_NOBODY };
  for (take.takes = GENUA_FIRST_GOOD; card == GENUA_THING_ANY_GOOD && take.takes < GENUA_FIRST_SPECIAL; take.takes++)
    {
      table_board_add (board, genua_thing_ids[take.takes], genua_term_thing (take.takes), &take.table);
      table_board_draw (board, genua_thing_ids[take.takes]);
    }
  for (use.building = 0; card == GENUA_THING_BUILDING_ACTION && use.building < GENUA_N_BUILDINGS; use.building++)
    if (state->owners[use.building] == seat)
      {
        table_board_add (board, genua_place_ids[use.building], genua_term_place (use.building), &use.table);
        table_board_draw (board, genua_place_ids[use.building]);
        if (genua_place_is_villa (use.building))
          add_villa (board, state, seat, use.building);
      }
}

/* What the card that is laid down is for. */
LAYS_OUT (genua_board_add_card)
{
  const int card = table_board_get_id (board, "card", genua_thing_ids);
  const char *name = table_board_get_name (board, what);

  table_board_ask (board, card == GENUA_THING_BUILDING_ACTION ? table_board_print (board, _("Which building does %s use?"), name)
                          : card == GENUA_THING_EXCHANGE && !HAS_CHOSEN ("gives")
                            ? table_board_print (board, _("What does %s give?"), name)
                            /* Translators: %s is a player. */
                            : table_board_print (board, _("What does %s take?"), name));
  table_board_begin_group (board, "card", genua_term_thing (card), TABLE_FLOW, 0);
  if (card == GENUA_THING_EXCHANGE)
    add_exchange (board, state, what);
  else
    {
      table_board_begin_seat (board, what, NULL);
      add_card_deeds (board, state, what, card);
    }
  table_board_add_digits (board);
}

/* Whether somebody may begin with a card, or only the books say that it is not there (CARD-2). In a game that does not
 * follow cards anybody may have one. */
static gboolean
may_begin (const GenuaState *state,
           int               seat,
           int               card)
{
  const int lacks = genua_card_examine_begin (state, seat, card).kind;

  return (card == GENUA_THING_BUILDING_ACTION ? genua_state_count_owned (state, seat) > 0 : genua_state_is_full (state))
         && state->table.step == GENUA_STEP_TOWER && (lacks == TABLE_OBSTACLE_NONE || lacks == (int) GENUA_OBSTACLE_LACKS);
}

/* Adds what chooses a card, before what it is for. */
static void
add_card_choice (TableBoard       *board,
                 const GenuaState *state,
                 int               seat,
                 int               card,
                 const char       *label)
{
  table_board_add_choice (board, genua_thing_ids[card], label, "card", genua_thing_ids[card]);
  table_board_and_choose (board, "of", SEAT (seat));
  table_board_weigh (board, genua_card_examine_begin (state, seat, card));
}

/* Those of who acts here lie open. */
LAYS_OUT (genua_board_add_open_cards)
{
  table_board_begin_group (board, "cards", table_board_get_name (board, what), TABLE_FLOW, 0);
  for (int card = GENUA_THING_ANY_GOOD; card <= GENUA_THING_BUILDING_ACTION; card++)
    if (may_begin (state, what, card))
      {
        genua_board_begin_kind (board, state, card);
        if (card == GENUA_THING_EXCHANGE || genua_card_examine_begin (state, what, card).kind != TABLE_OBSTACLE_NONE)
          add_card_choice (board, state, what, card, NULL);
        else
          add_card_deeds (board, state, what, card);
      }
}

/* Those of anybody else who may act here. */
LAYS_OUT (genua_board_add_cards)
{
  for (int card = GENUA_THING_ANY_GOOD; what != state->acting && card <= GENUA_THING_BUILDING_ACTION; card++)
    if (may_begin (state, what, card))
      add_card_choice (board, state, what, card, genua_term_thing (card));
}
