/* genua-turn-page.c: the tower on its way, and who does what where it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A space is touched to move the tower there, and a player to let him or her act. What needs more
 * than that, such as deals, is filled in.
 */

#include "config.h"

#include "genua-pages.h"

#include "genua-events.h"
#include "genua-words.h"
#include "parlour-emblem.h"
#include "parlour-touches.h"

#include <glib/gi18n.h>

/* What can be chosen: that the tower starts by card, and who places markers, and where the first is. */
#define BY_CARD 1
#define PLACES(seat, first) (100 + (seat) + GENUA_MAX_PLAYERS * ((first) + 1))
#define GET_SEAT(chosen) (((chosen) - 100) % GENUA_MAX_PLAYERS)
#define GET_FIRST(chosen) (((chosen) - 100) / GENUA_MAX_PLAYERS - 1)

#define GENUA_TYPE_TURN_PAGE (genua_turn_page_get_type ())

G_DECLARE_FINAL_TYPE (GenuaTurnPage, genua_turn_page, GENUA, TURN_PAGE, ParlourTouches)

struct _GenuaTurnPage {
  ParlourTouches parent_instance;
};

G_DEFINE_FINAL_TYPE (GenuaTurnPage, genua_turn_page, PARLOUR_TYPE_TOUCHES)

static const GenuaState *
get_state (ParlourTouches *self)
{
  return GENUA_STATE (parlour_touches_get_state (self));
}

static const char *
get_name (ParlourTouches *self,
          int             seat)
{
  return parlour_page_get_name (PARLOUR_PAGE (self), seat);
}

static GenuaEvent
make_event (GenuaEventType type,
            int            seat)
{
  GenuaEvent event = { 0 };

  table_event_init (&genua_events, &event.table, (int) type);
  event.table.player = seat;
  event.villa.reward = TABLE_NOBODY;

  return event;
}

static gboolean
is_possible (ParlourTouches   *self,
             const GenuaEvent *event)
{
  return table_state_examine (&get_state (self)->table, &event->table).kind == TABLE_OBSTACLE_NONE;
}

static GtkWidget *
make_emblem (ParlourTouches *self,
             int             seat)
{
  return parlour_emblem_new ((int) table_session_get_color (parlour_page_get_session (PARLOUR_PAGE (self)), seat));
}

static void
begin_player (ParlourTouches *self,
              int             seat,
              const char     *text)
{
  parlour_touches_begin_card (self, make_emblem (self, seat), get_name (self, seat), text);
}

static void
begin_place (ParlourTouches *self,
             int             place)
{
  const int owner = genua_place_is_building (place) ? get_state (self)->owners[place] : TABLE_NOBODY;

  parlour_touches_begin_card (self, owner != TABLE_NOBODY ? make_emblem (self, owner) : NULL, genua_term_place (place),
                              owner != TABLE_NOBODY ? get_name (self, owner) : "");
}

/* The city */

typedef void (*AddPlace) (ParlourTouches *self,
                          int             place);

/* The ring begins where the table lets it begin. */
static void
add_buildings (ParlourTouches *self,
               AddPlace        add)
{
  const int *ring = get_state (self)->agreed.ring;

  parlour_touches_begin_group (self, _("On the Ring"));
  for (int i = 0; i < GENUA_N_RING; i++)
    add (self, ring[i]);
  parlour_touches_begin_group (self, _("Inside"));
  for (int building = 0; building < GENUA_FIRST_OF_RING; building++)
    add (self, building);
}

static GenuaEvent
make_tower (ParlourTouches *self,
            int             place)
{
  const GenuaState *state = get_state (self);
  GenuaEvent event = make_event (state->table.step == GENUA_STEP_START ? GENUA_EVENT_TOWER : GENUA_EVENT_MOVE,
                                 state->table.turn);

  event.place = place;
  event.chosen = event.table.type == (int) GENUA_EVENT_TOWER && parlour_touches_get_chosen (self) == BY_CARD;

  return event;
}

static void
add_place (ParlourTouches *self,
           int             place)
{
  const GenuaEvent event = make_tower (self, place);

  begin_place (self, place);
  parlour_touches_add (self, NULL, &event.table);
}

/* Where the tower cannot even go to a street, it goes nowhere. */
static void
add_city (ParlourTouches *self)
{
  const GenuaEvent street = make_tower (self, GENUA_PLACE_STREET);

  parlour_touches_begin_group (self, get_state (self)->table.step == GENUA_STEP_START ? "" : _("Move the Tower"));
  add_place (self, GENUA_PLACE_STREET);
  if (!is_possible (self, &street))
    return;

  add_place (self, GENUA_PLACE_MARKET);
  add_buildings (self, add_place);
}

/* Whether a card is there to be laid down lies open. */
static void
add_start (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);

  if (!genua_state_is_full (state) || state->players[state->table.turn].things[GENUA_THING_CHOSEN_START] > 0)
    {
      const gboolean by_card = parlour_touches_get_chosen (self) == BY_CARD;

      parlour_touches_begin_group (self, "");
      parlour_touches_begin_card (self, NULL, by_card ? _("Without a card") : genua_term_thing (GENUA_THING_CHOSEN_START), "");
      parlour_touches_add_choice (self, NULL, by_card ? 0 : BY_CARD);
    }
  add_city (self);
}

/* Who acts here */

static void
add_villa (ParlourTouches *self,
           GenuaEvent     *event)
{
  event->villa.said = TRUE;
  event->villa.does = GENUA_DOES_ORDER;
  if (!genua_state_is_full (get_state (self)))
    parlour_touches_add (self, genua_term_thing (GENUA_THING_LARGE_ORDER), &event->table);
  event->villa.does = GENUA_DOES_PRIVILEGE;
  parlour_touches_add (self, genua_term_thing (GENUA_THING_PRIVILEGE), &event->table);
}

static void
add_actions (ParlourTouches *self,
             int             here)
{
  const GenuaState *state = get_state (self);
  parlour_touches_begin_group (self, _("Take the Action"));
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      GenuaEvent event = make_event (GENUA_EVENT_ACTION, seat);

      begin_player (self, seat, "");
      if (genua_place_is_villa (here))
        add_villa (self, &event);
      else
        parlour_touches_add (self, NULL, &event.table);
    }
  if (genua_place_is_villa (here) && genua_state_is_full (state))
    parlour_touches_add_text (self, _("The goods of a large order are filled in under “Another Event…”."));
}

/* Goods lie open: which there are is known. */
static void
add_small_order (ParlourTouches *self,
                 int             seat)
{
  const GenuaState *state = get_state (self);
  GenuaEvent event = make_event (GENUA_EVENT_SMALL_ORDER, seat);

  event.takes = GENUA_FIRST_GOOD;
  if (genua_place_count_small_orders (genua_state_get_here (state)) == 0
      || (genua_state_is_full (state) && genua_state_count_goods (state, seat) == 0))
    return;

  parlour_touches_begin_group (self, "");
  begin_player (self, seat, genua_term_thing (GENUA_THING_SMALL_ORDER));
  if (!genua_state_is_full (state))
    parlour_touches_add (self, NULL, &event.table);
  for (int good = GENUA_FIRST_GOOD; genua_state_is_full (state) && good < GENUA_FIRST_SPECIAL; good++)
    if (state->players[seat].things[good] > 0)
      {
        event.takes = good;
        parlour_touches_add (self, genua_term_thing (good), &event.table);
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

/* Goods that a card brings, and buildings that it lets be used, of whoever may begin here. */
static void
add_cards (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);

  parlour_touches_begin_group (self, "");
  for (int seat = 0; genua_state_is_full (state) && seat < state->table.n_players; seat++)
    {
      GenuaEvent take = make_event (GENUA_EVENT_TAKE_GOOD, seat), use = make_event (GENUA_EVENT_USE_BUILDING, seat);
      gboolean begun = FALSE;

      for (take.takes = GENUA_FIRST_GOOD; take.takes < GENUA_FIRST_SPECIAL; take.takes++)
        if (is_possible (self, &take))
          {
            if (!begun)
              begin_player (self, seat, genua_term_thing (GENUA_THING_ANY_GOOD));
            parlour_touches_add (self, genua_term_thing (take.takes), &take.table);
            begun = TRUE;
          }
      begun = FALSE;
      for (use.building = 0; use.building < GENUA_N_BUILDINGS; use.building++)
        {
          use.villa.said = genua_place_is_villa (use.building);
          use.villa.does = use.villa.said ? GENUA_DOES_PRIVILEGE : GENUA_DOES_ORDER;
          if (!is_possible (self, &use))
            continue;
          if (!begun)
            begin_player (self, seat, genua_term_thing (GENUA_THING_BUILDING_ACTION));
          parlour_touches_add (self, genua_term_place (use.building), &use.table);
          begun = TRUE;
        }
    }
}

/* Messages */

static void
add_message (ParlourTouches *self,
             int             from,
             int             to)
{
  g_autofree char *title = genua_term_message (from, to);

  parlour_touches_begin_card (self, NULL, title, "");
  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    {
      GenuaEvent event = make_event (GENUA_EVENT_MESSAGE, seat);

      event.between[0] = from;
      event.between[1] = to;
      parlour_touches_add (self, get_name (self, seat), &event.table);
    }
}

static void
add_messages (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);
  gboolean begun = FALSE;

  for (int i = 0; i < state->n_path; i++)
    for (int j = i + 1; j < state->n_path; j++)
      if (genua_place_is_building (state->path[i].place) && genua_place_is_building (state->path[j].place))
        {
          if (!begun)
            parlour_touches_begin_group (self, genua_term_thing (GENUA_THING_MESSAGE));
          add_message (self, state->path[i].place, state->path[j].place);
          begun = TRUE;
        }
}

/* Markers */

static gboolean
is_open (const GenuaDisc *disc)
{
  return disc->place == GENUA_PLACE_STREET && disc->claim == TABLE_NOBODY;
}

static int
count_open (const GenuaState *state)
{
  int n = 0;

  for (int disc = 0; disc < state->n_path; disc++)
    n += is_open (&state->path[disc]) ? 1 : 0;

  return n;
}

/* Who could place markers is chosen first; who could not says why, whatever the building. */
static void
add_claimants (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);

  if (count_open (state) == 0)
    return;

  parlour_touches_begin_group (self, "");
  for (int i = 0; i < state->table.n_players; i++)
    {
      const int seat = (state->table.turn + i) % state->table.n_players;
      GenuaEvent event = make_event (GENUA_EVENT_CLAIM, seat);

      while (!is_open (&state->path[event.claim.street]))
        event.claim.street++;
      begin_player (self, seat, _("Place Markers"));
      if (table_state_examine (&state->table, &event.table).kind == (int) GENUA_OBSTACLE_TWO_BUILDINGS)
        parlour_touches_add_choice (self, NULL, PLACES (seat, TABLE_NOBODY));
      else
        parlour_touches_add (self, NULL, &event.table);
    }
}

/* Adds a claim for each street where it could be. */
static void
add_streets (ParlourTouches *self,
             const char     *name,
             GenuaEvent     *event)
{
  const GenuaState *state = get_state (self);

  for (int disc = 0; disc < state->n_path; disc++)
    if (is_open (&state->path[disc]))
      {
        /* Translators: %s is what is done, %d the number of a disc of the tower. */
        g_autofree char *label = count_open (state) > 1 ? g_strdup_printf (_("%s (disc %d)"), name, disc + 1) : g_strdup (name);

        event->claim.street = disc;
        parlour_touches_add (self, label, &event->table);
      }
}

static void
add_claim (ParlourTouches *self,
           int             building)
{
  const int chosen = parlour_touches_get_chosen (self);
  const int seat = GET_SEAT (chosen), first = GET_FIRST (chosen), owner = get_state (self)->owners[building];
  const int n = first == TABLE_NOBODY ? 0 : 1;
  GenuaEvent event = make_event (GENUA_EVENT_CLAIM, seat);
  int on[2] = { first, building };

  if (building == first)
    return;

  on[n] = building;
  event.claim.on = on;
  event.claim.n_on = n + 1;
  begin_place (self, building);
  add_streets (self, _("Place"), &event);
  if (owner != TABLE_NOBODY && owner != seat)
    {
      event.claim.n_on = n;
      event.claim.n_off = 1;
      event.claim.off = &building;
      add_streets (self, _("Only remove"), &event);
    }
  if (n == 0 && owner != seat)
    parlour_touches_add_choice (self, _("And another…"), PLACES (seat, building));
}

static void
add_claims (ParlourTouches *self)
{
  const int chosen = parlour_touches_get_chosen (self);
  const int first = GET_FIRST (chosen);
  const char *name = get_name (self, GET_SEAT (chosen));
  g_autofree char *text = first == TABLE_NOBODY
                            /* Translators: %s is a player. */
                            ? g_strdup_printf (_("Where does %s place a marker?"), name)
                            /* Translators: %s are a player and a building. */
                            : g_strdup_printf (_("Where does %s place a marker besides %s?"), name, genua_term_place (first));

  parlour_touches_add_text (self, text);
  parlour_touches_begin_group (self, "");
  parlour_touches_begin_card (self, NULL, _("Back"), "");
  parlour_touches_add_choice (self, NULL, 0);
  add_buildings (self, add_claim);
}

/* The page */

static void
add_end (ParlourTouches *self)
{
  const GenuaEvent event = make_event (GENUA_EVENT_END_TURN, get_state (self)->table.turn);

  parlour_touches_begin_group (self, "");
  parlour_touches_begin_card (self, NULL, _("Hand the Tower On"), "");
  parlour_touches_add (self, NULL, &event.table);
}

static char *
genua_turn_page_tell_note (ParlourTouches *self)
{
  return genua_words_round (parlour_page_get_state (PARLOUR_PAGE (self)));
}

static void
genua_turn_page_list (ParlourTouches *self)
{
  const GenuaState *state = get_state (self);
  g_autofree char *path = genua_words_path (&state->table);

  if (path != NULL)
    parlour_touches_add_text (self, path);
  if (parlour_touches_get_chosen (self) > BY_CARD)
    {
      add_claims (self);
      return;
    }
  if (state->table.step == GENUA_STEP_START)
    {
      add_start (self);
      return;
    }

  if (state->table.step == GENUA_STEP_TOWER)
    add_here (self);
  add_messages (self);
  if (state->table.step == GENUA_STEP_TOWER)
    add_cards (self);
  add_claimants (self);
  add_end (self);
  if (state->table.step == GENUA_STEP_TOWER)
    add_city (self);
}

static void
genua_turn_page_class_init (GenuaTurnPageClass *klass)
{
  PARLOUR_TOUCHES_CLASS (klass)->tell_note = genua_turn_page_tell_note;
  PARLOUR_TOUCHES_CLASS (klass)->list = genua_turn_page_list;
  PARLOUR_TOUCHES_CLASS (klass)->has_others = TRUE;
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
