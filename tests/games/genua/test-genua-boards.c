/* test-genua-boards.c: that boards of Genua are sound and complete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "board-checks.h"
#include "genua-record.h"
#include "patience.h"
#include "table-board-json.h"
#include "table-simulation.h"
#include "tongue.h"

#include <string.h>

#define SEEDS 1

static const BoardForm forms[] = {
  { GENUA_EVENT_FINAL_HOLDINGS, "privileges and numbers that only the table knows, once in a game" },
  { 0, NULL },
};

static const BoardForm promises[] = {
  { GENUA_EVENT_DEAL, "what is promised is written" },
  { 0, NULL },
};

static const char *const names[] = { "Agnes", "Bruno", "Clara", "Dietmar", "Elsbeth" };

static void choose (const TableState *state,
                    const TableEvent *event,
                    gboolean          is_correcting,
                    GArray           *pairs);
static void twist  (TableState *state,
                    int         seat);

static const BoardChecks checks = { .game = &genua_game, .names = names, .forms = forms, .choose = choose, .twist = twist };
static const BoardChecks with_promise = { .game = &genua_game, .names = names, .forms = promises, .choose = choose, .twist = twist };

/* What the others have in purse and hand may be anything (SET-9). */
static void
twist (TableState *state,
       int         seat)
{
  GenuaState *twisted = (GenuaState *) state;

  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    if (genua_state_is_full (twisted) && genua_thing_is_covered (thing) && state->step != GENUA_STEP_FINISHED)
      {
        twisted->supply[thing] = twisted->supply[thing] > 0 ? 0 : 3;
        for (int other = 0; other < state->n_players; other++)
          if (other != seat)
            {
              twisted->players[other].things[thing] = twisted->players[other].things[thing] > 0 ? 0 : 7;
              twisted->agreed.start[other][thing]++;
            }
      }
}

/* Complete */

/* All that may be chosen for an event, in whatever order boards offer it. */
static void
add_villa (GArray           *hints,
           const GenuaVilla *villa)
{
  if (!villa->said || villa->does != GENUA_DOES_ORDER)
    return;

  board_pairs_add (hints, "goods", "other");
  for (int n = 1; n <= 3; n++)
    for (int good = 0; good < GENUA_N_GOODS; good++)
      if (villa->goods[good] > 0)
        {
          g_autofree char *name = g_strdup_printf ("good-%d", n);

          board_pairs_add (hints, name, genua_good_ids[good]);
        }
  if (villa->reward != TABLE_NOBODY)
    board_pairs_add (hints, "reward", genua_thing_ids[villa->reward]);
}

static void
add_tower (GArray           *hints,
           const GenuaEvent *event)
{
  if (event->chosen)
    board_pairs_add (hints, "start", "yes");
  if ((event->says & GENUA_SAYS_DICE) == 0)
    return;

  board_pairs_add_number (hints, "red", event->dice[0]);
  board_pairs_add_number (hints, "blue", event->dice[1]);
}

static void
add_card (GArray           *hints,
          const GenuaEvent *event)
{
  static const int cards[GENUA_N_EVENT_TYPES] = {
    [GENUA_EVENT_TAKE_GOOD] = GENUA_THING_ANY_GOOD, [GENUA_EVENT_EXCHANGE] = GENUA_THING_EXCHANGE,
    [GENUA_EVENT_USE_BUILDING] = GENUA_THING_BUILDING_ACTION,
  };

  board_pairs_add (hints, "card", genua_thing_ids[cards[event->table.type]]);
  board_pairs_add_number (hints, "of", event->table.player + 1);
  if (event->table.type == GENUA_EVENT_EXCHANGE)
    board_pairs_add (hints, "gives", genua_thing_ids[event->gives]);
  if (event->table.type != GENUA_EVENT_USE_BUILDING || !event->villa.said || event->villa.does != GENUA_DOES_ORDER)
    return;

  board_pairs_add (hints, "building", genua_place_ids[event->building]);
  add_villa (hints, &event->villa);
}

static void
add_deal (GArray           *hints,
          const GenuaEvent *event)
{
  board_pairs_add_number (hints, "deal", event->table.player + 1);
  for (int thing = 0; thing < GENUA_THING_MARKER; thing++)
    {
      g_autofree char *gives = g_strdup_printf ("gives-%s", genua_thing_ids[thing]);
      g_autofree char *gets = g_strdup_printf ("gets-%s", genua_thing_ids[thing]);

      board_pairs_add_number (hints, gives, event->deal.gives[thing]);
      board_pairs_add_number (hints, gets, event->deal.gets[thing]);
    }
}

static void
add_claim (GArray           *hints,
           const GenuaEvent *event)
{
  const GenuaClaim *claim = &event->claim;

  board_pairs_add_number (hints, "markers", event->table.player + 1);
  board_pairs_add_number (hints, "street", claim->street + 1);
  board_pairs_add_number (hints, "buildings", claim->n_on + claim->n_off);
  board_pairs_add (hints, claim->n_off > 0 ? "removed" : "first", genua_place_ids[claim->n_off > 0 ? claim->off[0] : claim->on[0]]);
}

/* What is paid for an action is a deal of its own in a random game. */
static void
add_hints (GArray           *hints,
           const GenuaEvent *event)
{
  const int type = event->table.type;
  const gboolean is_order = event->villa.said && event->villa.does == GENUA_DOES_ORDER;

  if (type == GENUA_EVENT_TOWER)
    add_tower (hints, event);
  if (type == GENUA_EVENT_ACTION)
    board_pairs_add_number (hints, is_order ? "order" : "buyer", event->table.player + 1);
  if (type == GENUA_EVENT_ACTION)
    add_villa (hints, &event->villa);
  if (type == GENUA_EVENT_TAKE_GOOD || type == GENUA_EVENT_EXCHANGE || type == GENUA_EVENT_USE_BUILDING)
    add_card (hints, event);
  if (type == GENUA_EVENT_DEAL)
    add_deal (hints, event);
  if (type == GENUA_EVENT_CLAIM)
    add_claim (hints, event);
}

static gboolean
has (const GArray *pairs,
     const char   *name,
     const char   *value)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const TablePair *pair = &g_array_index (pairs, TablePair, i);

      if (g_str_equal (pair->name, name) && (value == NULL || g_str_equal (pair->value, value)))
        return TRUE;
    }

  return FALSE;
}

/* How much a deed chooses, if that is hinted at and new. A number that is right is not counted again. */
static guint
count_meant (const TableDeed *deed,
          const GArray    *hints,
          const GArray    *pairs)
{
  guint n = 0;

  if (deed->kind == TABLE_COUNTS)
    {
      g_autofree char *value = g_strdup_printf ("%d", deed->value);

      return has (hints, deed->id, NULL) && !has (hints, deed->id, value) ? 1 : 0;
    }
  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    {
      if (deed->kind != TABLE_CHOOSES || !has (hints, choice->name, choice->value))
        return 0;
      n += has (pairs, choice->name, NULL) ? 0 : 1;
    }

  return n;
}

/* What goes along is chosen with it. */
static const TableDeed *
find_meant (const TableBoard *board,
            const GArray     *hints,
            const GArray     *pairs)
{
  const TableDeed *meant = NULL;
  guint most = 0;

  for (TableDeedAt at = { NULL }; table_board_next_deed (board, &at);)
    if (at.deed->obstacle.text == NULL && count_meant (at.deed, hints, pairs) > most)
      {
        meant = at.deed;
        most = count_meant (at.deed, hints, pairs);
      }

  return meant;
}

/* Goes from board to board by what they offer of an event to a reader, each of which is sound. */
static void
walk (const TableState  *state,
      const TableState  *view,
      const TableReader *reader,
      const TableEvent  *event,
      GArray            *pairs)
{
  g_autoptr (GArray) hints = board_pairs_new ();

  add_hints (hints, GENUA_EVENT (event));
  for (;;)
    {
      g_autoptr (TableBoard) board = table_board_new (view, reader, (const TablePair *) (void *) pairs->data, pairs->len, NULL);
      const TableDeed *deed = find_meant (board, hints, pairs);

      board_checks_board (&checks, state, board);
      if (deed == NULL)
        break;

      for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
        {
          guint i = 0;

          while (deed->kind == TABLE_COUNTS && !g_str_equal (g_array_index (hints, TablePair, i).name, choice->name))
            i++;
          board_pairs_add (pairs, choice->name, deed->kind == TABLE_COUNTS ? g_array_index (hints, TablePair, i).value : choice->value);
        }
    }
}

static void
choose (const TableState *state,
        const TableEvent *event,
        gboolean          is_correcting,
        GArray           *pairs)
{
  const TableReader reader = { .seat = TABLE_NOBODY, .names = names, .is_correcting = is_correcting };
  g_autofree TableState *view = g_malloc (state->game->state_size);

  table_state_view (view, state, TABLE_NOBODY);
  walk (state, view, &reader, event, pairs);
}

static char *
print (const TableState  *view,
       const TableReader *reader,
       GArray            *pairs)
{
  g_autoptr (TableBoard) board = table_board_new (view, reader, (const TablePair *) (void *) pairs->data, pairs->len, NULL);
  g_autoptr (JsonNode) node = table_board_to_json (board);

  return json_to_string (node, FALSE);
}

/* Whoever looks, who does it and one who does not, gets there by sound boards, on which nothing depends on what others have
 * in purse and hand. */
static void
check_walks (const TableState *state,
             const TableEvent *event)
{
  for (int seat = TABLE_NOBODY; seat < state->n_players; seat++)
    {
      const TableReader reader = { .seat = seat, .names = names };
      g_autofree TableState *view = g_malloc (state->game->state_size);
      g_autoptr (TableState) twisted = table_state_dup (state);
      g_autoptr (GArray) pairs = board_pairs_new ();
      g_autofree char *text = NULL, *same = NULL;

      if (seat != TABLE_NOBODY && seat != event->player && seat != (event->player + 1) % state->n_players)
        continue;

      table_state_view (view, state, seat);
      walk (state, view, &reader, event, pairs);
      text = print (view, &reader, pairs);
      twist (twisted, seat);
      table_state_view (view, twisted, seat);
      same = print (view, &reader, pairs);
      g_assert_cmpstr (text, ==, same);
    }
}

static void
check_game (int     n_players,
            int     tracking,
            guint64 seed)
{
  g_autoptr (TableRecord) record = table_simulate (&genua_game, n_players, tracking, seed);
  g_autoptr (TableState) state = table_state_new (&genua_game, table_record_get_setup (record), NULL);

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);
      const gboolean is_promise = event->type == GENUA_EVENT_DEAL && GENUA_EVENT (event)->text != NULL;

      if (i % count_moments_between () == 0)
        {
          board_checks_all (&checks, state);
          check_walks (state, event);
          board_checks_reached (is_promise ? &with_promise : &checks, state, &event, 1, NULL);
        }
      table_state_apply (state, event, NULL);
    }
  board_checks_all (&checks, state);
}

/* Each number of players, and each tracking with half of them: a game has some two hundred events. */
static void
test_games (void)
{
  for (int n_players = GENUA_MIN_PLAYERS; n_players <= GENUA_MAX_PLAYERS; n_players++)
    for (int tracking = n_players % 2; tracking < (int) GENUA_N_TRACKINGS; tracking += 2)
      for (guint64 seed = 1; seed <= SEEDS; seed++)
        {
          check_game (n_players, tracking, seed);
          board_checks_phones (&checks, n_players, tracking, seed);
        }
}

/* What chances do not bring */

/* A game of three that has come so far. */
static TableState *
make_state (const GenuaEvent *events,
            guint             n_events)
{
  GenuaSetup setup = { .table = { .n_players = 3 } };
  TableState *state;

  genua_setup_init (&setup.table);
  state = table_state_new (&genua_game, &setup.table, NULL);
  for (guint i = 0; i < n_events; i++)
    g_assert_cmpint (table_state_apply (state, &events[i].table, NULL).kind, ==, TABLE_OBSTACLE_NONE);

  return state;
}

#define STATE(...) make_state (((const GenuaEvent[]) { __VA_ARGS__ }), G_N_ELEMENTS (((const GenuaEvent[]) { __VA_ARGS__ })))
#define EVENT(type, seat, ...) { .table = { GENUA_EVENT_##type, (seat) }, .villa.reward = TABLE_NOBODY, __VA_ARGS__ }
#define TOWER(where) EVENT (TOWER, 0, .place = GENUA_PLACE_##where)
#define MOVE(where) EVENT (MOVE, 0, .place = GENUA_PLACE_##where)

/* Looks at a board with what is chosen, up to a name that is `NULL`, and checks it; the view is to be freed after the board. */
static TableBoard *
look (const TableState  *state,
      const TableReader *reader,
      const TablePair   *pairs,
      TableState       **view)
{
  TableBoard *board;
  guint n = 0, n_taken;

  while (pairs[n].name != NULL)
    n++;
  *view = g_malloc (state->game->state_size);
  table_state_view (*view, state, reader->seat);
  board = table_board_new (*view, reader, pairs, n, &n_taken);
  g_assert_cmpuint (n_taken, ==, n);
  board_checks_board (&checks, state, board);

  return board;
}

#define LOOK(...) look (state, &reader, (const TablePair[]) { __VA_ARGS__, { NULL, NULL } }, &view)

/* Who buys an action says for how much: that is one touch, and only the purse of who looks stands in the way (DEAL-3). */
static void
test_paid (void)
{
  g_autoptr (TableState) state = STATE (TOWER (CATHEDRAL));

  for (int seat = TABLE_NOBODY; seat < 3; seat++)
    {
      const TableReader reader = { .seat = seat, .names = names };
      g_autofree TableState *view = NULL;
      g_autoptr (TableBoard) board = LOOK ({ "buyer", "2" }, { "gives-money", "140" }, { "gets-message", "1" });
      const TableDeed *ten = table_board_find_deed (board, "deal/price/10"), *much = table_board_find_deed (board, TABLE_WAY_ON "/counted/make");

      g_assert_cmpuint (ten->n_events, ==, 2);
      g_assert_cmpint (GENUA_EVENT (ten->events[0])->deal.gives[GENUA_THING_MONEY], ==, 10);
      g_assert_cmpint (GENUA_EVENT (ten->events[0])->deal.gets[GENUA_THING_MESSAGE], ==, 1);
      g_assert_cmpint (ten->events[1]->type, ==, GENUA_EVENT_ACTION);
      g_assert_true (ten->is_unsure);
      g_assert_cmpstr (much->obstacle.rule, ==, seat == 1 ? "DEAL-3" : NULL);
      g_assert_cmpstr (table_board_find_deed (board, "deal/price/0")->key, ==, "0");
      g_clear_pointer (&board, table_board_free);
    }
}

/* What was paid last is one touch, too, for everybody but whose turn it is. */
static void
test_same_price (void)
{
  const TableReader reader = { .seat = TABLE_NOBODY, .names = names };
  g_autoptr (TableState) state = STATE (TOWER (CATHEDRAL), EVENT (DEAL, 1, .deal.gives = { 15 }), EVENT (ACTION, 1, .says = 0),
                                        EVENT (DEAL, 2, .deal.gives = { 20 }, .deal.gets[GENUA_THING_MESSAGE] = 1), MOVE (POST));
  g_autofree TableState *view = NULL;
  g_autoptr (TableBoard) board = LOOK ({ NULL, NULL });
  const TableDeed *deed = table_board_find_deed (board, "act/seat-3/same-price");

  g_assert_null (table_board_find_deed (board, "act/seat-1/same-price"));
  g_assert_cmpuint (deed->n_events, ==, 2);
  g_assert_cmpint (GENUA_EVENT (deed->events[0])->deal.gives[GENUA_THING_MONEY], ==, 15);
  g_assert_cmpstr (table_board_find_deed (board, "act/seat-2/same-price")->obstacle.rule, ==, "ACT-3");
  g_clear_pointer (&board, table_board_free);
}

/* Where the past is corrected one event is made alone, and nothing is rolled. */
static void
test_correcting (void)
{
  const TableReader reader = { .seat = TABLE_NOBODY, .names = names, .is_correcting = TRUE };
  g_autoptr (TableState) state = STATE (TOWER (CATHEDRAL)), start = make_state (NULL, 0);
  g_autofree TableState *view = NULL, *other = NULL;
  g_autoptr (TableBoard) board = LOOK ({ NULL, NULL }), begun = look (start, &reader, (const TablePair[]) { { NULL, NULL } }, &other);

  g_assert_cmpuint (table_board_find_deed (board, "act/seat-2/act")->n_events, ==, 1);
  g_assert_null (table_board_find_deed (board, "aside/other/any"));
  g_assert_null (table_board_find_deed (begun, "dice/roll/roll"));
  g_clear_pointer (&board, table_board_free);
  g_clear_pointer (&begun, table_board_free);
}

/* Of goods of which there are no others nobody is asked, unless the table says that they lie otherwise (ORD-2). */
static void
test_only_goods (void)
{
  const TableReader reader = { .seat = TABLE_NOBODY, .names = names };
  GenuaEvent goods = EVENT (CORRECTION, 1, .says = GENUA_SAYS_THINGS);
  g_autoptr (TableState) state = NULL;
  g_autofree TableState *first = NULL, *view = NULL, *asked = NULL, *unchosen = NULL;
  g_autoptr (TableBoard) board = NULL, paid = NULL, other = NULL, plain = NULL;

  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    goods.things[thing] = thing == GENUA_THING_WHEAT || thing == GENUA_THING_SILVER || thing == GENUA_THING_LINEN
                            || thing == GENUA_THING_SALT ? 1 : TABLE_NOBODY;
  state = STATE (goods, TOWER (MONETTI));
  board = look (state, &reader, (const TablePair[]) { { "order", "2" }, { NULL, NULL } }, &first);
  plain = look (state, &reader, (const TablePair[]) { { NULL, NULL } }, &unchosen);
  g_assert_cmpstr (table_board_find_deed (plain, "act/seat-1/order")->doubt.rule, ==, "ORD-2");
  g_assert_null (table_board_find_deed (plain, "act/seat-2/order")->doubt.text);
  g_assert_nonnull (strstr (table_board_get_question (board), "Which card"));
  g_assert_nonnull (table_board_find_deed (board, "order/exchange/take"));
  g_assert_nonnull (table_board_find_deed (board, "order/other/other"));
  paid = LOOK ({ "order", "2" }, { "reward", "exchange" });
  g_assert_cmpint (GENUA_EVENT (table_board_find_deed (paid, "deal/price/5")->events[1])->villa.reward, ==, GENUA_THING_EXCHANGE);
  other = look (state, &reader, (const TablePair[]) { { "order", "2" }, { "goods", "other" }, { NULL, NULL } }, &asked);
  g_assert_null (table_board_find_deed (other, "order/silver/hand-over")->doubt.text);
  g_assert_cmpstr (table_board_find_deed (other, "order/copper/hand-over")->doubt.rule, ==, "ORD-1");
  g_clear_pointer (&board, table_board_free);
  g_clear_pointer (&paid, table_board_free);
  g_clear_pointer (&plain, table_board_free);
  g_clear_pointer (&other, table_board_free);
}

/* A message that was delivered may lie in another hand, and comes after the others in the eye. */
static void
test_delivered (void)
{
  const TableReader reader = { .seat = TABLE_NOBODY, .names = names };
  g_autoptr (TableState) state = STATE (TOWER (CATHEDRAL), MOVE (POST), MOVE (PARK), MOVE (HARBOUR),
                                        EVENT (MESSAGE, 1, .between = { GENUA_PLACE_HARBOUR, GENUA_PLACE_POST }));
  g_autofree TableState *view = NULL;
  g_autoptr (TableBoard) board = LOOK ({ NULL, NULL });
  const TableGroup *group = table_board_get_groups (board);
  int n_done = 0, n = 0;

  while (!g_str_equal (group->id, "messages"))
    group = group->next;
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next, n++)
    if (thing->look == TABLE_DONE)
      {
        g_assert_cmpstr (thing->id, ==, "post-harbour");
        n_done++;
      }
  g_assert_cmpint (n, ==, 3);
  g_assert_cmpint (n_done, ==, 1);
  g_clear_pointer (&board, table_board_free);
}

/* What earlier games have told of a roll places the tower, at once or as soon as it is rolled here. */
static void
test_known (void)
{
  GenuaSquare square = { .printed = { &genua_game, 0, 1 }, .dice = { 3, 6 }, .place = GENUA_PLACE_PALAZZO };
  GenuaSquare older = { .printed = { &genua_game, 0, 1 }, .dice = { 3, 6 }, .place = GENUA_PLACE_PARK };
  GenuaSquare copy = { .printed = { &genua_game, 1, 1 } };
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const TableReader reader = { .seat = TABLE_NOBODY, .names = names, .known = known };
  g_autoptr (TableState) state = make_state (NULL, 0);
  g_autofree TableState *view = NULL, *rolled = NULL;
  g_autoptr (TableBoard) board = NULL, complete = NULL;

  g_ptr_array_add (known, &copy);
  g_ptr_array_add (known, &square);
  g_ptr_array_add (known, &older);
  board = LOOK ({ "red", "3" });
  g_assert_cmpint (GENUA_EVENT (table_board_find_deed (board, "dice/blue/6")->events[0])->place, ==, GENUA_PLACE_PALAZZO);
  g_assert_cmpint (table_board_find_deed (board, "dice/blue/5")->kind, ==, TABLE_CHOOSES);
  complete = look (state, &reader, (const TablePair[]) { { "rolled-red", "3" }, { "rolled-blue", "6" }, { NULL, NULL } }, &rolled);
  g_assert_cmpint (GENUA_EVENT (table_board_get_complete (complete)->events[0])->place, ==, GENUA_PLACE_PALAZZO);
  g_assert_true (table_board_get_complete (complete)->is_rolled);
  g_assert_true (table_board_find_deed (complete, "city/park/tower")->is_rolled);
  g_clear_pointer (&board, table_board_free);
  g_clear_pointer (&complete, table_board_free);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/genua/boards/games", test_games);
  g_test_add_func ("/genua/boards/paid", test_paid);
  g_test_add_func ("/genua/boards/same-price", test_same_price);
  g_test_add_func ("/genua/boards/correcting", test_correcting);
  g_test_add_func ("/genua/boards/only-goods", test_only_goods);
  g_test_add_func ("/genua/boards/delivered", test_delivered);
  g_test_add_func ("/genua/boards/known", test_known);

  return g_test_run ();
}
