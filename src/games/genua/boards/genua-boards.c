/* genua-boards.c: lays out boards of Genua: the city with its tower, and what there is at every step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A space is touched to move the tower there, and a player to let him or her act; who pays for that says how much, and what
 * else goes along. Before anything is entered are chosen: `start`, that the tower starts by card, or what is told of the
 * dice, `red` and `blue`, or rolled here, `rolled-red` and `rolled-blue`; `buyer`, who pays for the action, or `deal`, who
 * deals for anything else, with numbers of things, `gives-THING` and `gets-THING`; `order`, whose large order it is, its
 * `good-1` to `good-3`, and `reward`; which `card` is laid down, `of` whom, and what that `gives`, or for which `building`
 * it is; whose `markers` are placed, from which `street`, on how many `buildings`, and which is the `first`, or from which
 * one first is `removed`. Seats count from 1, and spaces and things have their ids.
 */

#include "config.h"

#include "genua-boards.h"

#include "genua-record.h"
#include "genua-words.h"

#include <glib/gi18n.h>

/* Begins a space of the city, with its owner and the discs that lie there. */
LAYS_OUT (genua_board_begin_place)
{
  TableThing *thing = table_board_begin_thing (board, genua_place_ids[what],
                                               table_board_take (board, genua_words_place (state, what)), NULL);

  thing->owner = genua_place_is_building (what) ? state->owners[what] : TABLE_NOBODY;
  if (what == genua_state_get_here (state))
    thing->look = TABLE_HERE;
  else if (what != GENUA_PLACE_STREET && genua_state_was_at (state, what))
    thing->look = TABLE_DONE;
  table_board_add_sign (board, "picture", genua_place_ids[what], 1);
}

/* Begins a kind of things. */
LAYS_OUT (genua_board_begin_kind)
{
  table_board_begin_thing (board, genua_thing_ids[what], genua_term_thing (what), NULL);
  if (what != GENUA_THING_MONEY)
    table_board_add_sign (board, "picture", genua_thing_ids[what], 1);
}

/* The tower */

/* The start of the tower as the dice show it, where that is known. */
static GenuaEvent
make_roll (TableBoard       *board,
           const GenuaState *state,
           int               red,
           int               blue)
{
  GenuaEvent event = EVENT (TOWER, state->table.turn);

  event.says = GENUA_SAYS_DICE;
  event.dice[0] = red;
  event.dice[1] = blue;
  event.place = red > 0 ? genua_squares_read (state, table_board_get_reader (board)->known).spaces[red - 1][blue - 1]
                : TABLE_NOBODY;

  return event;
}

/* The way of the tower so far, and what was rolled for it. */
static void
add_way_so_far (TableBoard       *board,
                const GenuaState *state)
{
  const char *path = table_board_take (board, genua_words_path (&state->table));
  const char *roll = table_board_take (board, genua_words_roll (table_board_get_reader (board)->names, state));

  if (path != NULL)
    table_board_begin_thing (board, "path", NULL, path);
  if (roll != NULL)
    table_board_begin_thing (board, "roll", NULL, roll);
}

/* The city: the ring as the table agreed on it, and what stands inside. Where the tower has come to rest, or something else
 * is asked, it is only looked at; `what` else is what starts or moves the tower. */
static void
add_city (TableBoard       *board,
          const GenuaState *state,
          GenuaEvent       *what)
{
  const TableSquares squares = genua_squares_read (state, table_board_get_reader (board)->known);
  const guint likely = table_board_get_reader (board)->is_correcting ? 0 : genua_state_find_likely (state, &squares);

  table_board_begin_group (board, "city", what == NULL ? _("The City") : state->table.step == GENUA_STEP_TOWER ? _("Move the Tower")
                                          : _("Place the Tower"), TABLE_RING, GENUA_N_RING);
  for (int i = 0; i < GENUA_N_PLACES; i++)
    {
      const int place = i < GENUA_N_RING ? state->agreed.ring[i] : i < GENUA_N_BUILDINGS ? i - GENUA_N_RING : i;
      TableDeed *deed;

      genua_board_begin_place (board, state, place);
      if (what == NULL)
        continue;

      what->place = place;
      deed = table_board_add (board, "tower", NULL, &what->table);
      deed->is_suggested = (likely & 1u << place) != 0 && deed->obstacle.text == NULL;
      if (deed->is_suggested)
        deed->told = table_board_print (board, "%s", _("likely next"));
    }
  add_way_so_far (board, state);
}

/* The red die, and then the blue one: if the square is known, the tower is placed at once. */
static LAYS_OUT (add_dice)
{
  static const char *const names[] = { "rolled-red", "rolled-blue", NULL };
  const int red = table_board_get_number (board, "red", 0);

  table_board_begin_group (board, "dice", NULL, TABLE_FLOW, 0);
  if (red == 0 && !table_board_get_reader (board)->is_correcting)
    {
      table_board_begin_thing (board, "roll", _("Roll both dice here"), NULL);
      table_board_add_roll (board, "roll", NULL, GENUA_SIDES, names);
    }
  table_board_begin_thing (board, red > 0 ? "blue" : "red", red > 0 ? _("Blue Die") : _("Red Die"),
                           red > 0 ? table_board_print (board, _("Red die: %d"), red) : NULL);
  for (int die = 1; die <= GENUA_SIDES; die++)
    {
      const GenuaEvent event = make_roll (board, state, red, die);
      const char *side = table_board_print (board, "%d", die);
      TableDeed *deed = event.place != TABLE_NOBODY ? table_board_add (board, side, side, &event.table)
                                                    : table_board_add_choice (board, side, side, red > 0 ? "blue" : "red", side);

      deed->key = side;
    }
  table_board_begin_group (board, "card", NULL, TABLE_FLOW, 0);
  genua_board_begin_kind (board, state, GENUA_THING_CHOSEN_START);
  table_board_add_choice (board, "start", NULL, "start", "yes");
  table_board_weigh (board, genua_things_examine (state, state->table.turn, GENUA_THING_CHOSEN_START, 1, GENUA_RULE_CARD_3));
}

/* Where the tower starts. What was rolled is entered without a further touch where its square is known. */
static LAYS_OUT (add_start)
{
  const int red = table_board_get_number (board, "red", table_board_get_number (board, "rolled-red", 0));
  const int blue = table_board_get_number (board, "blue", table_board_get_number (board, "rolled-blue", 0));
  GenuaEvent event = blue > 0 ? make_roll (board, state, red, blue) : EVENT (TOWER, state->table.turn);

  event.chosen = HAS_CHOSEN ("start");
  table_board_set_rolled (board, HAS_CHOSEN ("rolled-red"));
  if (blue > 0 && event.place != TABLE_NOBODY)
    table_board_complete (board, &event.table);
  if (blue > 0)
    /* Translators: %d are what the red and the blue die show. */
    table_board_ask (board, table_board_print (board, _("Which space is at red %d and blue %d?"), red, blue));
  else if (event.chosen)
    table_board_ask (board, genua_term_thing (GENUA_THING_CHOSEN_START));
  add_city (board, state, &event);
  if (blue == 0 && !event.chosen)
    add_dice (board, state, TABLE_NOBODY);
  else
    table_board_add_digits (board);
  table_board_set_rolled (board, FALSE);
}

/* Messages, and what else everybody may do */

/* One that was delivered may lie in another hand, too. */
static LAYS_OUT (add_messages)
{
  int pairs[GENUA_MOST_MESSAGES][2];
  const int n = genua_state_list_messages (state, pairs);

  table_board_begin_group (board, "messages", _("Deliver a Message"), TABLE_FLOW, 0);
  for (int i = 0; i < n; i++)
    {
      const int from = pairs[i][0], to = pairs[i][1];
      const char *id = table_board_print (board, "%s-%s", genua_place_ids[from], genua_place_ids[to]);
      TableThing *thing = table_board_begin_thing (board, id, table_board_take (board, genua_term_message (from, to)), NULL);

      thing->look = (state->delivered & genua_state_find_pair (state, from, to)) != 0 ? TABLE_DONE : TABLE_PLAIN;
      table_board_add_sign (board, "picture", genua_place_ids[from], 1);
      table_board_add_sign (board, "picture", genua_place_ids[to], 1);
      for (int seat = 0; seat < state->table.n_players; seat++)
        {
          GenuaEvent event = EVENT (MESSAGE, seat);

          event.between[0] = from;
          event.between[1] = to;
          table_board_add (board, table_board_print (board, "seat-%d", seat + 1), table_board_get_name (board, seat), &event.table);
        }
    }
}

/* Everybody, from whose turn it is, with what all may see, and what the reader alone has. */
static LAYS_OUT (add_players)
{
  table_board_begin_group (board, "players", NULL, TABLE_ROWS, 0);
  for (int i = 0; i < state->table.n_players; i++)
    {
      const int seat = (state->table.turn + i) % state->table.n_players;
      g_autofree char *acts = genua_words_acts (&state->table, seat), *player = genua_words_player (&state->table, seat, FALSE);
      g_autofree char *purse = seat == table_board_get_reader (board)->seat ? genua_words_purse (&state->table, seat) : NULL;
      g_autofree char *text = g_strjoin ("\n", player, acts != NULL ? acts : purse, acts != NULL ? purse : NULL, NULL);

      table_board_begin_seat (board, seat, text)->question = GENUA_QUESTION_ACTS;
      if (genua_state_count_streets (state) > 0)
        genua_board_add_claimant (board, state, seat);
      if (genua_state_is_full (state) && i > 0)
        table_board_add_choice (board, "deal", _("Deal…"), "deal", SEAT (seat));
      genua_board_add_cards (board, state, seat);
    }
  if (genua_state_is_full (state))
    table_board_add_remark (board, _("What was paid for actions"), GENUA_QUESTION_PRICES, TABLE_NOBODY);
}

/* All that can be done before anything is chosen: first the city, which is always in the same place, and the way on at the
 * foot. */
static LAYS_OUT (add_way)
{
  GenuaEvent move = EVENT (MOVE, state->table.turn), end = EVENT (END_TURN, state->table.turn);

  if (state->table.step == GENUA_STEP_START)
    {
      add_start (board, state, TABLE_NOBODY);
      add_players (board, state, TABLE_NOBODY);
      return;
    }

  add_city (board, state, state->table.step == GENUA_STEP_TOWER && state->n_path < GENUA_N_DISCS ? &move : NULL);
  if (state->table.step == GENUA_STEP_TOWER && state->path[state->n_path - 1].action != TABLE_NOBODY)
    genua_board_add_small_order (board, state, state->path[state->n_path - 1].action);
  else if (state->table.step == GENUA_STEP_TOWER)
    genua_board_add_actions (board, state, genua_state_get_here (state));
  add_messages (board, state, TABLE_NOBODY);
  if (state->acting != TABLE_NOBODY)
    genua_board_add_open_cards (board, state, state->acting);
  add_players (board, state, TABLE_NOBODY);
  table_board_begin_group (board, TABLE_WAY_ON, NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "turn", _("Hand the Tower On"), NULL);
  table_board_add (board, "hand-on", NULL, &end.table)->goes_on = TRUE;
  table_board_add_digits (board);
}

/* Steps */

/* What is chosen step by step, or else all that can be done. */
static LAYS_OUT (add_turn)
{
  static const struct { const char *name, *seat; LAYS_OUT ((*add)); } ways[] = {
    { "building", "of", genua_board_add_order }, { "order", "order", genua_board_add_order }, { "buyer", "buyer", genua_board_add_deal },
    { "deal", "deal", genua_board_add_deal }, { "card", "of", genua_board_add_card }, { "markers", "markers", genua_board_add_claims },
    { NULL, "", add_way },
  };
  const char *const *names = table_board_get_reader (board)->names;
  guint way = 0;

  table_board_add_remark (board, table_board_take (board, genua_words_round (names, &state->table)),
                          GENUA_QUESTION_MARKER, TABLE_NOBODY);
  table_board_add_remark (board, genua_words_offers (&state->table), TABLE_NOBODY, TABLE_NOBODY);
  while (ways[way].name != NULL && !HAS_CHOSEN (ways[way].name))
    way++;
  ways[way].add (board, state, table_board_get_number (board, ways[way].seat, 0) - 1);
}

/* Privileges are laid open at once (PRIV-4): each picks them apart from the others, where the books know how many there are. */
static LAYS_OUT (add_privileges)
{
  table_board_begin_group (board, table_board_print (board, "privileges-%d", what + 1), table_board_get_name (board, what),
                           TABLE_RING, GENUA_N_RING);
  for (int i = 0; i < GENUA_N_RING; i++)
    {
      genua_board_begin_place (board, state, state->agreed.ring[i]);
      table_board_add_pick (board, genua_place_ids[state->agreed.ring[i]], NULL, what, (TableObstacle) { 0 });
    }
}

static LAYS_OUT (add_all_privileges)
{
  const int reader = table_board_get_reader (board)->seat;
  int buildings[GENUA_MAX_PLAYERS][TABLE_MOST_PICKS], n_due = 0;
  GenuaEvent event = EVENT (FINAL_HOLDINGS, TABLE_NOBODY);

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      const TablePicks *picks = table_board_see_picks (board, seat);
      const int due = state->players[seat].things[GENUA_THING_PRIVILEGE];

      if (due == 0)
        continue;
      n_due += due;
      table_board_ask_picks (board, seat, due);
      for (int i = 0; i < picks->n; i++)
        buildings[seat][i] = table_find_id (genua_place_ids, picks->picked[i]);
      event.holdings[seat] = (GenuaHoldings) { .n_privileges = picks->n, .privileges = buildings[seat] };
      if (reader == TABLE_NOBODY || reader == seat)
        add_privileges (board, state, seat);
    }
  if (reader != TABLE_NOBODY && n_due > 0)
    /* Translators: the first %s is a player, the second e.g. “3 privileges”. */
    table_board_ask (board, table_board_print (board, _("What does %s lay open? %s."), table_board_get_name (board, reader),
                                               table_board_take (board, genua_term_things (GENUA_THING_PRIVILEGE, n_due))));
  if (reader == TABLE_NOBODY && n_due > 0 && table_board_are_all_picked (board))
    table_board_complete (board, &event.table);
}

/* What only the table knows: what everybody has at the end. */
static LAYS_OUT (add_count)
{
  if (genua_state_is_full (state) && !table_board_get_reader (board)->is_onlooker)
    add_all_privileges (board, state, TABLE_NOBODY);
  table_board_begin_group (board, "count", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "holdings", _("What everybody has"), NULL);
  table_board_add_form (board, "count", NULL, &EVENT (FINAL_HOLDINGS, TABLE_NOBODY).table)->is_suggested = TRUE;
  add_city (board, state, NULL);
}

/* What everybody has come to, and how. */
static LAYS_OUT (add_end)
{
  GenuaScore score;

  genua_state_get_score (&state->table, &score.table);
  table_board_begin_group (board, "players", NULL, TABLE_ROWS, 0);
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      g_autofree char *total = genua_term_ducats (score.players[seat].total);
      g_autofree char *chains = genua_list_chains (&score.players[seat], TRUE);

      table_board_begin_seat (board, seat, table_board_print (board, "%s\n%s", total, chains));
    }
  add_city (board, state, NULL);
}

/* Lays out what lies on the table, whatever the game waits for, and what may come at any step: a correction, a note. */
void
genua_lay_out (TableBoard *board)
{
  static LAYS_OUT ((*const steps[GENUA_N_STEPS])) = { add_turn, add_turn, add_turn, add_count, add_end };
  const GenuaState *state = GENUA_STATE (table_board_get_state (board));

  steps[state->table.step] (board, state, TABLE_NOBODY);
  table_board_add_aside (board, NULL);
}
