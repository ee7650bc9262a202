/* genua-turn-page.c: the tower on its way, and who does what where it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A space is touched to move the tower there, and a player to let him or her act. What is paid for
 * an action is touched before, and goes with it. What needs more than touches, such as other deals,
 * is filled in.
 */

#include "config.h"

#include "genua-pages.h"

#include "genua-record.h"
#include "genua-words.h"
#include "dice.h"
#include "parlour-collections.h"
#include "parlour-touches.h"

#include <glib/gi18n.h>

/* What is chosen before anything is entered: that the tower starts by card, what dice show, who places markers and from
 * which street, whose large order it is and which goods it takes, whose card is laid down, which message; and a price. */
enum { CHOOSES_NOTHING, CHOOSES_START, CHOOSES_DICE, CHOOSES_MARKERS, CHOOSES_ORDER, CHOOSES_CARD, CHOOSES_MESSAGE };

#define CHOICE(chooses, seat, what) (CHOOSES_##chooses | (seat) << 3 | (what) << 6)
#define PRICE(ducats) ((ducats) << 20)
#define GET_CHOOSES(self) (parlour_touches_get_chosen (self) & 7)
#define GET_SEAT(self) (parlour_touches_get_chosen (self) >> 3 & 7)
#define GET_WHAT(self) (parlour_touches_get_chosen (self) >> 6 & 16383)
#define GET_PRICE(self) (parlour_touches_get_chosen (self) >> 20)

/* What is chosen of markers: the street, that it is two buildings, and which the first one is, or that it goes from there. */
#define OF_STREET(disc) ((disc) + 1)
#define OF_TWO (1 << 3)
#define OF_FIRST(building) (((building) + 1) << 4)
#define OF_REMOVED (1 << 9)

/* The same of a large order, after its goods: of the building whose card is laid down. */
#define OF_BUILDING(building) (((building) + 1) << GENUA_N_GOODS)

/* The same of dice: what the blue one shows, and that they were rolled here. */
#define GET_BLUE(self) (GET_WHAT (self) & 15)
#define ROLLED (1 << 4)

/* What may be paid for an action by touches. */
#define PRICE_STEP 5
#define MOST_PRICE 50

#define GENUA_TYPE_TURN_PAGE (genua_turn_page_get_type ())

G_DECLARE_FINAL_TYPE (GenuaTurnPage, genua_turn_page, GENUA, TURN_PAGE, ParlourTouches)

struct _GenuaTurnPage {
  ParlourTouches parent_instance;

  TableSquares squares; /* by red and blue die, less 1, as far as the table has told (CITY-4) */
  guint likely; /* bit n for the space n, to which the tower may well go */
};

G_DEFINE_FINAL_TYPE (GenuaTurnPage, genua_turn_page, PARLOUR_TYPE_TOUCHES)

static const GenuaState *
get_state (ParlourTouches *self)
{
  return GENUA_STATE (parlour_touches_get_state (self));
}

static GenuaEvent
make_event (GenuaEventType type,
            int            seat)
{
  return (GenuaEvent) { .table = { .type = (int) type, .player = seat }, .villa.reward = TABLE_NOBODY };
}

static void
begin_place (ParlourTouches *self,
             int             place)
{
  const int owner = genua_place_is_building (place) ? get_state (self)->owners[place] : TABLE_NOBODY;
  g_autofree char *title = genua_words_place (get_state (self), place);

  parlour_touches_begin_thing (self, genua_place_ids[place], title, owner);
}

static void
begin_thing (ParlourTouches *self,
             int             thing)
{
  parlour_touches_begin_thing (self, genua_thing_ids[thing], genua_term_thing (thing), TABLE_NOBODY);
}

/* The city */

typedef void (*AddPlace) (ParlourTouches *self,
                          int             place);

/* The ring begins where the table lets it begin. */
static void
add_buildings (ParlourTouches *self,
               const char     *title,
               AddPlace        add)
{
  const int *ring = get_state (self)->agreed.ring;

  parlour_touches_begin_ring (self, title, GENUA_N_RING);
  for (int i = 0; i < GENUA_N_RING; i++)
    add (self, ring[i]);
  for (int building = 0; building < GENUA_FIRST_OF_RING; building++)
    add (self, building);
}

/* Where dice show the tower to be, if anybody has told. */
static GenuaEvent
make_roll (ParlourTouches *self,
           int             red,
           int             blue)
{
  return (GenuaEvent) { .table = { .type = GENUA_EVENT_TOWER, .player = get_state (self)->table.turn },
                        .says = GENUA_SAYS_DICE, .dice = { red, blue }, .villa.reward = TABLE_NOBODY,
                        .place = GENUA_TURN_PAGE (self)->squares.spaces[red - 1][blue - 1] };
}

static GenuaEvent
make_tower (ParlourTouches *self,
            int             place)
{
  const GenuaState *state = get_state (self);
  const gboolean starts = state->table.step == GENUA_STEP_START;
  GenuaEvent event = GET_CHOOSES (self) == CHOOSES_DICE && GET_WHAT (self) > 0
                       ? make_roll (self, GET_SEAT (self) + 1, GET_BLUE (self))
                       : make_event (starts ? GENUA_EVENT_TOWER : GENUA_EVENT_MOVE, state->table.turn);

  event.place = place;
  event.chosen = GET_CHOOSES (self) == CHOOSES_START;

  return event;
}

/* Where the tower cannot even go to a street, that says why, and the others show who owns them. */
static void
add_place (ParlourTouches *self,
           int             place)
{
  const GenuaEvent event = make_tower (self, place), street = make_tower (self, GENUA_PLACE_STREET);
  const gboolean goes = GET_CHOOSES (self) == CHOOSES_START || parlour_touches_can_happen (self, &street.table);

  begin_place (self, place);
  if (goes || (place == GENUA_PLACE_STREET && get_state (self)->table.step != GENUA_STEP_CLAIMS))
    parlour_touches_add (self, NULL, &event.table);
  if (goes && (GENUA_TURN_PAGE (self)->likely & 1u << place) != 0 && parlour_touches_can_happen (self, &event.table))
    parlour_touches_suggest (self);
}

static void
add_city (ParlourTouches *self)
{
  add_buildings (self, get_state (self)->table.step == GENUA_STEP_TOWER ? _("Move the Tower") : "", add_place);
  add_place (self, GENUA_PLACE_STREET);
  add_place (self, GENUA_PLACE_MARKET);
}

static TableSquares
read_squares (ParlourTouches *self)
{
  ParlourCards *cards = parlour_collections_find (&genua_game);
  g_autoptr (GPtrArray) known = cards != NULL ? table_collection_list (parlour_cards_get_collection (cards), 0, NULL) : NULL;

  return genua_squares_read (get_state (self), known);
}

/* What was rolled stays until it is entered, whatever is left meanwhile. */
static void
roll (ParlourTouches *self)
{
  const GenuaEvent rolled = make_roll (self, dice_roll (GENUA_SIDES), dice_roll (GENUA_SIDES));
  const int *dice = GENUA_EVENT (parlour_page_keep_roll (PARLOUR_PAGE (self), &rolled.table))->dice;
  const GenuaEvent event = make_roll (self, dice[0], dice[1]);

  if (event.place != TABLE_NOBODY)
    parlour_page_enter (PARLOUR_PAGE (self), &event.table, TABLE_ROLLER_APP);
  else
    parlour_touches_choose (self, CHOICE (DICE, event.dice[0] - 1, event.dice[1] | ROLLED));
}

/* The red die, and then the blue one: if the square is known, the tower is placed at once. */
static void
add_dice (ParlourTouches *self)
{
  const gboolean has_red = GET_CHOOSES (self) == CHOOSES_DICE;
  g_autofree char *red = has_red ? g_strdup_printf (_("Red die: %d"), GET_SEAT (self) + 1) : g_strdup ("");

  parlour_touches_begin_group (self, "");
  if (!has_red && !parlour_page_get_correcting (PARLOUR_PAGE (self)))
    {
      parlour_touches_begin_card (self, NULL, _("Roll both dice here"), "");
      parlour_touches_add_deed (self, NULL, roll);
    }
  parlour_touches_begin_card (self, NULL, has_red ? _("Blue Die") : _("Red Die"), red);
  parlour_touches_begin_digits (self);
  for (int die = 1; die <= GENUA_SIDES; die++)
    {
      g_autofree char *label = g_strdup_printf ("%d", die);
      const GenuaEvent event = make_roll (self, GET_SEAT (self) + 1, die);

      if (has_red && event.place != TABLE_NOBODY)
        parlour_touches_add (self, label, &event.table);
      else
        parlour_touches_add_choice (self, label, has_red ? CHOICE (DICE, GET_SEAT (self), die) : CHOICE (DICE, die - 1, 0));
    }
}

/* Whether a card is there to be laid down lies open. */
static void
add_start (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);
  const TableObstacle lacks = genua_things_examine (state, state->table.turn, GENUA_THING_CHOSEN_START, 1, GENUA_RULE_CARD_3);
  const gboolean by_card = GET_CHOOSES (self) == CHOOSES_START;
  /* Translators: %d are what the red and the blue die show. */
  g_autofree char *question = g_strdup_printf (_("Which space is at red %d and blue %d?"), GET_SEAT (self) + 1, GET_BLUE (self));

  if (GET_CHOOSES (self) == CHOOSES_DICE)
    parlour_touches_set_roller (self, (GET_WHAT (self) & ROLLED) != 0 ? TABLE_ROLLER_APP : TABLE_ROLLER_TABLE);
  if (by_card || GET_WHAT (self) > 0)
    {
      parlour_touches_begin_steps (self, by_card ? genua_term_thing (GENUA_THING_CHOSEN_START) : question);
      add_city (self);
      return;
    }

  add_dice (self);
  parlour_touches_set_roller (self, TABLE_ROLLER_NONE);
  parlour_touches_begin_group (self, "");
  parlour_touches_begin_card (self, NULL, genua_term_thing (GENUA_THING_CHOSEN_START), "");
  parlour_touches_add_lacking (self, NULL, CHOICE (START, 0, 0), &lacks);
  add_city (self);
}

/* Who acts here */

/* An action, with what is paid for it to whose turn it is (DEAL-3). */
static void
add_action (ParlourTouches   *self,
            const char       *label,
            const GenuaEvent *event)
{
  const int seat = event->table.player;
  GenuaEvent deal = make_event (GENUA_EVENT_DEAL, seat);

  deal.deal.gives[GENUA_THING_MONEY] = GET_PRICE (self);
  if (GET_PRICE (self) > 0 && seat != get_state (self)->table.turn && event->table.type == GENUA_EVENT_ACTION)
    parlour_touches_go_on (self, &deal.table);
  parlour_touches_add (self, label, &event->table);
  parlour_touches_go_on (self, NULL);
}

/* Where large orders take goods, these are chosen first, even if the books have none that would do. */
static void
add_order_here (ParlourTouches *self,
                const char     *label,
                GenuaEvent      event)
{
  const GenuaState *state = get_state (self);
  const int seat = event.table.player;
  const int *goods = &state->players[seat].things[GENUA_FIRST_GOOD];
  TableObstacle obstacle;
  int n = 0;

  event.villa = (GenuaVilla) { TRUE, GENUA_DOES_ORDER, .reward = TABLE_NOBODY };
  obstacle = table_state_examine (&state->table, &event.table);
  if (obstacle.kind != (int) GENUA_OBSTACLE_THREE_GOODS)
    {
      add_action (self, label, &event);
      return;
    }

  for (int good = 0; good < GENUA_N_GOODS; good += 2)
    n += goods[good] + goods[good + 1] > 0 ? 1 : 0;
  parlour_touches_add_lacking (self, label, PRICE (GET_PRICE (self))
                               | CHOICE (ORDER, seat, event.table.type == GENUA_EVENT_ACTION ? 0 : OF_BUILDING (event.building)),
                               n < 3 ? &obstacle : NULL);
}

static void
add_paid (ParlourTouches *self)
{
  g_autofree char *paid = genua_term_ducats (GET_PRICE (self));
  /* Translators: %s is a player. */
  g_autofree char *title = g_strdup_printf (_("Paid to %s"), parlour_touches_get_name (self, get_state (self)->table.turn));

  parlour_touches_begin_group (self, "");
  parlour_touches_begin_card (self, NULL, title, paid);
  for (int price = 0; price <= MOST_PRICE; price += PRICE_STEP)
    {
      g_autofree char *label = g_strdup_printf ("%d", price);

      if (price != GET_PRICE (self))
        parlour_touches_add_choice (self, label, PRICE (price));
    }
  parlour_touches_add_remark (self, GENUA_EVENT_DEAL);
}

static void
add_actions (ParlourTouches *self,
             int             here)
{
  const GenuaState *state = get_state (self);
  gboolean is_paid = FALSE; /* whether anybody may act here who would pay for it */
  g_autofree char *paid = genua_term_ducats (GET_PRICE (self));
  /* Translators: %s are ducats that a player pays. */
  g_autofree char *pays = g_strdup_printf (_("pays %s"), paid);

  parlour_touches_begin_group (self, _("Take the Action"));
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      GenuaEvent event = make_event (GENUA_EVENT_ACTION, seat);

      parlour_touches_begin_seat (self, seat, GET_PRICE (self) > 0 && seat != state->table.turn ? pays : "");
      if (genua_place_is_villa (here))
        {
          event.villa = (GenuaVilla) { TRUE, GENUA_DOES_PRIVILEGE, .reward = TABLE_NOBODY };
          add_order_here (self, genua_term_thing (GENUA_THING_LARGE_ORDER), event);
          add_action (self, genua_term_thing (GENUA_THING_PRIVILEGE), &event);
        }
      else
        {
          add_action (self, NULL, &event);
          parlour_touches_name (self, _("Take the Action"));
        }
      is_paid |= seat != state->table.turn && parlour_touches_can_happen (self, &event.table);
    }
  if (is_paid && genua_state_is_full (state) && !parlour_page_get_correcting (PARLOUR_PAGE (self)))
    add_paid (self);
}

/* Three goods, and the special card that they bring besides (ORD-2, ORD-3), which may be the one that was laid down. */
static void
add_order (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);
  const int chosen = parlour_touches_get_chosen (self), building = (GET_WHAT (self) >> GENUA_N_GOODS) - 1;
  GenuaEvent event = make_event (building == TABLE_NOBODY ? GENUA_EVENT_ACTION : GENUA_EVENT_USE_BUILDING, GET_SEAT (self));
  const int laid_down = building != TABLE_NOBODY ? GENUA_THING_BUILDING_ACTION
                        : genua_state_acts_freely (state, GET_SEAT (self)) ? TABLE_NOBODY : GENUA_THING_FURTHER_ACTION;
  int n = 0, n_left = 0;
  g_autofree char *question = NULL;

  event.building = building;
  event.villa.said = TRUE;
  for (int good = 0; good < GENUA_N_GOODS; good++)
    n += event.villa.goods[good] = GET_WHAT (self) >> good & 1;
  /* Translators: %s is a player. */
  question = g_strdup_printf (n < 3 ? _("Which goods does %s hand over?") : _("Which card does %s take?"),
                              parlour_touches_get_name (self, event.table.player));
  parlour_touches_begin_steps (self, question);
  for (int i = 0; n < 3 && i < 3 * GENUA_N_GOODS; i++)
    {
      const int good = i % GENUA_N_GOODS, thing = GENUA_FIRST_GOOD + good, villa = building == TABLE_NOBODY ? genua_state_get_here (state)
                                                                                                            : building;
      const TableObstacle lacks = genua_things_examine (state, event.table.player, thing, 1, GENUA_RULE_ORD_1);

      /* Those of the villa's own neighbour come after the others (ORD-2), and last what the books lack. */
      if (event.villa.goods[good] + event.villa.goods[good ^ 1] > 0
          || (lacks.kind != TABLE_OBSTACLE_NONE ? 2 : genua_state_is_beside (state, villa, thing)) != i / GENUA_N_GOODS)
        continue;
      begin_thing (self, thing);
      parlour_touches_add_lacking (self, NULL, chosen | CHOICE (ORDER, 0, 1 << good), &lacks);
    }
  for (int special = GENUA_FIRST_SPECIAL; n == 3 && special < GENUA_FIRST_CARD; special++)
    {
      event.villa.reward = special;
      begin_thing (self, special);
      add_action (self, NULL, &event);
      n_left += state->supply[special] > 0 || special == laid_down;
    }
  if (n < 3 || n_left > 0)
    return;

  parlour_touches_begin_card (self, NULL, _("No special card"), "");
  add_action (self, NULL, &event);
}

/* Goods lie open: which there are is known, and comes first. */
static void
add_small_order (ParlourTouches *self,
                 int             seat)
{
  const GenuaState *state = get_state (self);
  const gboolean full = genua_state_is_full (state);
  GenuaEvent event = make_event (GENUA_EVENT_SMALL_ORDER, seat);

  if (!genua_place_has_small_orders (genua_state_get_here (state)))
    return;

  parlour_touches_begin_group (self, "");
  parlour_touches_begin_seat (self, seat, genua_term_thing (GENUA_THING_SMALL_ORDER));
  for (int lacks = FALSE; lacks <= full; lacks++)
    for (event.takes = GENUA_FIRST_GOOD; event.takes < GENUA_FIRST_SPECIAL; event.takes++)
      {
        const gboolean is_lacking = table_state_examine (&state->table, &event.table).kind == (int) GENUA_OBSTACLE_LACKS;

        if (lacks ? is_lacking : full ? state->players[seat].things[event.takes] > 0 : event.takes == GENUA_FIRST_GOOD)
          parlour_touches_add (self, full ? genua_term_thing (event.takes) : NULL, &event.table);
      }
}

static void
add_here (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);
  const int here = genua_state_get_here (state);
  const int acted = state->path[state->n_path - 1].action;

  if (acted != TABLE_NOBODY)
    add_small_order (self, acted);
  else if (genua_place_is_building (here))
    add_actions (self, here);
}

/* Cards */

/* What goes for what, of which at first what lies open and the books lack comes last. */
static void
add_exchange (ParlourTouches *self,
              int             seat,
              int             gives)
{
  GenuaEvent event = make_event (GENUA_EVENT_EXCHANGE, seat);

  event.gives = gives;
  for (int lacks = FALSE; lacks <= (gives == 0); lacks++)
    for (event.takes = GENUA_FIRST_GOOD; event.takes < GENUA_N_THINGS; event.takes++)
      {
        const TableObstacle obstacle = genua_things_examine (get_state (self), seat, event.takes,
                                                             event.takes == GENUA_THING_EXCHANGE ? 2 : 1, GENUA_RULE_CARD_6);

        if (gives == 0 && (obstacle.kind == (int) GENUA_OBSTACLE_LACKS) != lacks)
          continue;
        begin_thing (self, event.takes);
        if (gives > 0)
          parlour_touches_add (self, NULL, &event.table);
        else
          parlour_touches_add_lacking (self, NULL, PRICE (GET_PRICE (self))
                                       | CHOICE (CARD, seat, GENUA_THING_EXCHANGE | event.takes << 5), &obstacle);
      }
}

/* Goods that a card brings, or buildings that it lets be used, where it does not matter what else is there. */
static void
add_card (ParlourTouches *self,
          int             seat,
          int             card)
{
  GenuaEvent take = make_event (GENUA_EVENT_TAKE_GOOD, seat), use = make_event (GENUA_EVENT_USE_BUILDING, seat);

  parlour_touches_begin_seat (self, seat, genua_term_thing (card));
  for (take.takes = GENUA_FIRST_GOOD; card == GENUA_THING_ANY_GOOD && take.takes < GENUA_FIRST_SPECIAL; take.takes++)
    parlour_touches_add (self, genua_term_thing (take.takes), &take.table);
  use.villa = (GenuaVilla) { TRUE, GENUA_DOES_PRIVILEGE, .reward = TABLE_NOBODY };
  for (use.building = 0; card == GENUA_THING_BUILDING_ACTION && use.building < GENUA_N_BUILDINGS; use.building++)
    if (get_state (self)->owners[use.building] == seat)
      {
        const char *place = genua_term_place (use.building);
        g_autofree char *order = g_strdup_printf (C_("something and what it is", "%s: %s"), place,
                                                  genua_term_thing (GENUA_THING_LARGE_ORDER));

        parlour_touches_add (self, place, &use.table);
        if (genua_place_is_villa (use.building))
          add_order_here (self, order, use);
      }
}

static void
add_chosen_card (ParlourTouches *self)
{
  const int seat = GET_SEAT (self), card = GET_WHAT (self) & 31, gives = GET_WHAT (self) >> 5;
  g_autofree char *question = g_strdup_printf (gives > 0 || card == GENUA_THING_ANY_GOOD ? _("What does %s take?")
                                               : card == GENUA_THING_EXCHANGE ? _("What does %s give?")
                                               /* Translators: %s is a player. */
                                               : _("Which building does %s use?"), parlour_touches_get_name (self, seat));

  parlour_touches_begin_steps (self, question);
  if (card == GENUA_THING_EXCHANGE)
    add_exchange (self, seat, gives);
  else
    add_card (self, seat, card);
}

/* The cards for one's own action, of whoever may begin it (CARD-2). In a game that does not follow cards anybody may
 * have one. Those of who acts here lie open, but for what the books lack. */
static void
add_cards (ParlourTouches *self,
           int             seat,
           gboolean        open)
{
  const GenuaState *state = get_state (self);

  for (int card = GENUA_THING_ANY_GOOD; state->table.step == GENUA_STEP_TOWER && card <= GENUA_THING_BUILDING_ACTION; card++)
    {
      const TableObstacle lacks = genua_card_examine_begin (state, seat, card);
      const gboolean lies_open = seat == state->acting && card != GENUA_THING_EXCHANGE && lacks.kind == TABLE_OBSTACLE_NONE;

      if (open != lies_open || (card == GENUA_THING_BUILDING_ACTION ? genua_state_count_owned (state, seat) == 0
                                                                    : !genua_state_is_full (state))
          || (lacks.kind != TABLE_OBSTACLE_NONE && lacks.kind != (int) GENUA_OBSTACLE_LACKS))
        continue;
      if (open)
        add_card (self, seat, card);
      else
        parlour_touches_add_lacking (self, genua_term_thing (card), PRICE (GET_PRICE (self)) | CHOICE (CARD, seat, card), &lacks);
    }
}

/* Messages */

static void
add_message (ParlourTouches *self,
             int             from,
             int             to)
{
  const char *const ids[] = { genua_place_ids[from], genua_place_ids[to], NULL };
  g_autofree char *title = genua_term_message (from, to);

  parlour_touches_begin_card (self, parlour_touches_new_signs (self, ids), title, "");
  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    {
      GenuaEvent event = make_event (GENUA_EVENT_MESSAGE, seat);

      event.between[0] = from;
      event.between[1] = to;
      parlour_touches_add (self, parlour_touches_get_name (self, seat), &event.table);
    }
}

static void
add_chosen_message (ParlourTouches *self)
{
  parlour_touches_begin_steps (self, _("Who delivers the message?"));
  add_message (self, GET_WHAT (self) >> 5, GET_WHAT (self) & 31);
}

/* Where there are several, one is chosen first. */
static void
add_messages (ParlourTouches *self)
{
  int pairs[GENUA_MOST_MESSAGES][2];
  const int n = genua_state_list_messages (get_state (self), pairs);

  parlour_touches_begin_group (self, "");
  if (n == 1)
    add_message (self, pairs[0][0], pairs[0][1]);
  else
    parlour_touches_begin_card (self, NULL, genua_term_thing (GENUA_THING_MESSAGE), "");
  for (int i = 0; n > 1 && i < n; i++)
    {
      const int from = pairs[i][0], to = pairs[i][1];
      const char *const ids[] = { genua_place_ids[from], genua_place_ids[to], NULL };
      g_autofree char *label = genua_term_message (from, to);

      parlour_touches_add_choice (self, label, PRICE (GET_PRICE (self)) | CHOICE (MESSAGE, 0, from << 5 | to));
      parlour_touches_draw (self, ids);
    }
}

/* Markers */

/* Who could place markers, from which street of several, and on how many buildings is one touch (OWN-3); who could not
 * says why. */
static void
add_claimant (ParlourTouches *self,
              int             seat)
{
  const GenuaState *state = get_state (self);
  GenuaEvent event = make_event (GENUA_EVENT_CLAIM, seat);

  while (!genua_disc_is_open (&state->path[event.claim.street]))
    event.claim.street++;
  if (table_state_examine (&state->table, &event.table).kind != (int) GENUA_OBSTACLE_TWO_BUILDINGS)
    {
      parlour_touches_add_step (self, _("Place Markers"), 0, &event.table);
      return;
    }

  for (int disc = event.claim.street; disc < state->n_path; disc++)
    for (int two = 0; genua_disc_is_open (&state->path[disc]) && two < 2; two++)
      {
        const TableObstacle lacks = genua_things_examine (state, seat, GENUA_THING_MARKER, two + 1, GENUA_RULE_OWN_5);
        const char *what = two ? _("On Two Buildings") : _("Place Markers");
        g_autofree char *from = g_strdup_printf (_("%d. %s"), disc + 1, genua_term_place (GENUA_PLACE_STREET));
        g_autofree char *label = g_strdup_printf (C_("something and what it is", "%s: %s"), from, what);

        parlour_touches_add_lacking (self, genua_state_count_streets (state) > 1 ? label : what,
                                     CHOICE (MARKERS, seat, OF_STREET (disc) | two * OF_TWO), &lacks);
      }
}

/* What else each player may do, from whose turn it is, and what was paid today. */
static void
add_others (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);

  if (genua_state_is_full (state))
    parlour_touches_add_remark (self, GENUA_EVENT_DEAL);
  parlour_touches_begin_group (self, "");
  for (int i = 0; i < state->table.n_players; i++)
    {
      const int seat = (state->table.turn + i) % state->table.n_players;
      const GenuaEvent deal = make_event (GENUA_EVENT_DEAL, seat);

      parlour_touches_begin_seat (self, seat, "");
      if (genua_state_count_streets (state) > 0)
        add_claimant (self, seat);
      if (genua_state_is_full (state) && i > 0)
        parlour_touches_add_form (self, _("Deal…"), &deal.table);
      add_cards (self, seat, FALSE);
    }
  parlour_touches_add_prices (self);
}

/* What markers cost is said where somebody else has one. */
static void
add_claim (ParlourTouches *self,
           int             building)
{
  const GenuaState *state = get_state (self);
  const int what = GET_WHAT (self), seat = GET_SEAT (self), first = (what >> 4 & 31) - 1, owner = state->owners[building];
  const gboolean is_rivals = owner != TABLE_NOBODY && owner != seat, goes_on = (what & OF_TWO) != 0 && first == TABLE_NOBODY;
  const int second = genua_state_find_free (state, building);
  GenuaEvent event = make_event (GENUA_EVENT_CLAIM, seat);
  GenuaClaim *claim = &event.claim;

  begin_place (self, building);
  for (int removes = FALSE; building != first && removes <= is_rivals; removes++)
    {
      int on[2], off[2];
      g_autofree char *markers = NULL, *label = NULL;

      *claim = (GenuaClaim) { .street = (what & 7) - 1, .on = on, .off = off };
      if (first != TABLE_NOBODY)
        *((what & OF_REMOVED) != 0 ? &off[claim->n_off++] : &on[claim->n_on++]) = first;
      *(removes ? &off[claim->n_off++] : &on[claim->n_on++]) = building;
      markers = genua_term_things (GENUA_THING_MARKER, genua_claim_count_cost (state, seat, claim));
      label = g_strdup_printf (C_("something and what it is", "%s: %s"), removes ? _("Only remove") : _("Place"), markers);
      /* With the first one there must be a second one. */
      if (goes_on && second != TABLE_NOBODY)
        on[claim->n_on++] = second;
      if (goes_on)
        parlour_touches_add_step (self, is_rivals ? label : NULL, CHOICE (MARKERS, seat, what | OF_FIRST (building)
                                                                          | (removes ? OF_REMOVED : 0)), &event.table);
      else
        parlour_touches_add (self, is_rivals ? label : NULL, &event.table);
    }
}

static void
add_claims (ParlourTouches *self)
{
  const int first = (GET_WHAT (self) >> 4 & 31) - 1;
  const char *name = parlour_touches_get_name (self, GET_SEAT (self));
  g_autofree char *text = first == TABLE_NOBODY
                            /* Translators: %s is a player. */
                            ? g_strdup_printf (_("Where does %s place a marker?"), name)
                            /* Translators: %s are a player and a building. */
                            : g_strdup_printf (_("Where does %s place a marker besides %s?"), name, genua_term_within (first));

  parlour_touches_begin_steps (self, text);
  parlour_touches_add_why (self, _("What markers cost"), GENUA_QUESTION_CLAIM, GET_SEAT (self));
  add_buildings (self, "", add_claim);
}

/* The page */

static void
add_way (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);
  const GenuaEvent end = make_event (GENUA_EVENT_END_TURN, state->table.turn);

  if (state->table.step == GENUA_STEP_START)
    {
      add_start (self);
      add_others (self);
      return;
    }
  if (state->table.step == GENUA_STEP_TOWER)
    add_here (self);
  add_city (self);
  add_messages (self);
  if (state->acting != TABLE_NOBODY)
    add_cards (self, state->acting, TRUE);
  add_others (self);
  parlour_touches_add_way_on (self, _("Hand the Tower On"), &end.table);
}

static void
genua_turn_page_list (ParlourTouches *self)
{
  static void (*const lists[]) (ParlourTouches *) = {
    [CHOOSES_NOTHING] = add_way, [CHOOSES_START] = add_start, [CHOOSES_DICE] = add_start, [CHOOSES_MARKERS] = add_claims,
    [CHOOSES_ORDER] = add_order, [CHOOSES_CARD] = add_chosen_card, [CHOOSES_MESSAGE] = add_chosen_message,
  };
  g_autofree char *path = genua_words_path (&get_state (self)->table);
  GenuaTurnPage *page = GENUA_TURN_PAGE (self);
  const TableRecord *record = table_session_get_record (parlour_page_get_session (PARLOUR_PAGE (self)));
  const guint next = table_record_get_cursor (record);
  const GenuaEvent *undone = next < table_record_get_n_known (record) ? GENUA_EVENT (table_record_get_event (record, next)) : NULL;

  page->squares = read_squares (self);
  /* What a roll shows that was taken back may have been told wrong: it is asked once more. */
  if (undone != NULL && (undone->says & GENUA_SAYS_DICE) != 0 && undone->place != GENUA_PLACE_MARKET)
    page->squares.spaces[undone->dice[0] - 1][undone->dice[1] - 1] = TABLE_NOBODY;
  page->likely = parlour_page_get_correcting (PARLOUR_PAGE (self)) ? 0 : genua_state_find_likely (get_state (self), &page->squares);
  if (path != NULL)
    parlour_touches_add_text (self, path);
  lists[GET_CHOOSES (self)] (self);
}

static void
genua_turn_page_class_init (GenuaTurnPageClass *klass)
{
  PARLOUR_TOUCHES_CLASS (klass)->tell_note = genua_words_round;
  PARLOUR_TOUCHES_CLASS (klass)->note_question = GENUA_QUESTION_MARKER;
  PARLOUR_TOUCHES_CLASS (klass)->list = genua_turn_page_list;
  PARLOUR_TOUCHES_CLASS (klass)->has_others = TRUE;
  PARLOUR_TOUCHES_CLASS (klass)->ready = PRICE (~0u);
  PARLOUR_TOUCHES_CLASS (klass)->used_by = 1u << GENUA_EVENT_TOWER | 1u << GENUA_EVENT_ACTION | 1u << GENUA_EVENT_DEAL
                                           | 1u << GENUA_EVENT_END_TURN;
}

static void
genua_turn_page_init (GenuaTurnPage *self)
{
}

/* Finds the page of a step. */
GType
genua_find_page (const TableState *state)
{
  return state->step <= GENUA_STEP_CLAIMS ? GENUA_TYPE_TURN_PAGE : G_TYPE_NONE;
}
