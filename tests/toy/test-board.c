/* test-board.c: boards, as a game lays them out and whoever looks has them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The smallest game has picks, and obstacles and doubts of them. A shop that is laid out here has all the rest.
 */

#include "config.h"

#include "table-board-json.h"
#include "table-layout.h"
#include "tongue.h"
#include "toy.h"

#include <string.h>

static const char *const names[] = { "Ann", "Ben" };
static const TableReader everybody = { .seat = TABLE_NOBODY, .names = names };

/* Two players, after a round if so asked, seen by everybody. */
static TableState *
make_state (const TableGame *game,
            gboolean         played)
{
  const ToySetup setup = { .table = { .n_players = 2 }, .rounds = 3 };
  const ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 4, 3 } };
  TableState *state = table_state_new (game, &setup.table, NULL);

  if (played)
    table_state_apply (state, &event.table, NULL);

  return state;
}

#define PAIRS(...) ((const TablePair[]) { __VA_ARGS__ }), G_N_ELEMENTS (((const TablePair[]) { __VA_ARGS__ }))

static TableBoard *
look (const TableState  *view,
      const TableReader *reader,
      const TablePair   *pairs,
      guint              n_pairs)
{
  guint n_taken;
  TableBoard *board = table_board_new (view, reader, pairs, n_pairs, &n_taken);

  g_assert_cmpuint (n_taken, ==, n_pairs);

  return board;
}

static char *
print (const TableBoard *board)
{
  g_autoptr (JsonNode) node = table_board_to_json (board);

  return json_to_string (node, FALSE);
}

/* Picks */

static void
test_picks (void)
{
  g_autoptr (TableState) state = make_state (&toy_game, FALSE);
  g_autoptr (TableBoard) first = look (state, &everybody, NULL, 0);
  g_autoptr (TableBoard) one = look (state, &everybody, PAIRS ({ "pick-1", "2" }, { "pick-2", "1" }, { "pick-2", "1" }));
  g_autoptr (TableBoard) all = look (state, &everybody, PAIRS ({ "pick-1", "2" }, { "pick-2", "1" }, { "pick-1", "5" }));
  const TableDeed *complete = table_board_get_complete (all);

  g_assert_cmpstr (table_board_get_question (first), ==, "All choose a card");
  g_assert_cmpuint (table_board_get_asked (first), ==, 3);
  g_assert_false (table_board_can_go_back (first));
  g_assert_null (table_board_get_complete (first));

  /* What is picked twice is picked no longer. */
  g_assert_true (table_board_can_go_back (one));
  g_assert_cmpint (table_board_get_picks (one, 0).n, ==, 1);
  g_assert_cmpint (table_board_get_picks (one, 1).n, ==, 0);
  g_assert_null (table_board_get_complete (one));

  /* What is too much takes the place of the first. */
  g_assert_cmpint (table_board_get_picks (all, 0).n, ==, 1);
  g_assert_cmpstr (table_board_get_picks (all, 0).picked[0], ==, "5");
  g_assert_nonnull (complete);
  g_assert_cmpuint (complete->n_events, ==, 1);
  g_assert_cmpint (((const ToyEvent *) complete->events[0])->cards[0], ==, 5);
  g_assert_cmpint (((const ToyEvent *) complete->events[0])->cards[1], ==, 1);
  g_assert_null (complete->obstacle.text);
  g_assert_null (complete->doubt.text);
}

static int n_laid_out;

static void
lay_out_counted (TableBoard *board)
{
  n_laid_out++;
  toy_game.lay_out (board);
}

static int
count_boards (const TablePair *pairs,
              guint            n_pairs)
{
  TableGame counted = toy_game;
  g_autoptr (TableState) state = make_state (&toy_game, FALSE);

  counted.lay_out = lay_out_counted;
  state->game = &counted;
  n_laid_out = 0;
  table_board_free (look (state, &everybody, pairs, n_pairs));
  state->game = &toy_game;

  return n_laid_out;
}

/* A board is not laid out for each pick: what one seat picks changes nothing of what another one may. */
static void
test_steps (void)
{
  g_assert_cmpint (count_boards (NULL, 0), ==, 1);
  g_assert_cmpint (count_boards (PAIRS ({ "pick-1", "2" })), ==, 2);
  g_assert_cmpint (count_boards (PAIRS ({ "pick-2", "2" }, { "pick-1", "1" })), ==, 2);
  g_assert_cmpint (count_boards (PAIRS ({ "pick-1", "2" }, { "pick-1", "2" }, { "pick-2", "1" })), ==, 3);
}

/* What cannot be done says why, and cannot be done; what is doubtful can. */
static void
test_reasons (void)
{
  g_autoptr (TableState) state = make_state (&toy_game, TRUE);
  g_autoptr (TableBoard) board = look (state, &everybody, PAIRS ({ "pick-1", "5" }, { "pick-2", "5" }));
  const TableDeed *gone = table_board_find_deed (board, "hands/seat-1/4");
  guint n_taken;

  g_assert_nonnull (gone);
  g_assert_cmpstr (gone->obstacle.text, ==, "Ann has played card 4 already");
  g_assert_cmpstr (gone->obstacle.rule, ==, "PLAY-2");
  g_assert_null (table_board_find_deed (board, "hands/seat-1/3")->obstacle.text);
  g_assert_cmpstr (table_board_get_complete (board)->doubt.text, ==, "nobody plays so");
  g_assert_cmpstr (table_board_get_complete (board)->doubt.rule, ==, "PLAY-2");
  g_assert_null (table_board_get_complete (board)->obstacle.text);
  g_clear_pointer (&board, table_board_free);

  board = table_board_new (state, &everybody, PAIRS ({ "pick-2", "4" }, { "pick-1", "4" }, { "pick-1", "3" }), &n_taken);
  g_assert_cmpuint (n_taken, ==, 1);
  g_assert_cmpint (table_board_get_picks (board, 0).n, ==, 0);
}

/* Of the picks of others a seat sees how many there are, and nothing else of its board depends on them. */
static void
test_secrets (void)
{
  const TableReader ann = { .seat = 0, .names = names };
  g_autoptr (TableState) state = make_state (&toy_game, FALSE);
  g_autoptr (TableBoard) low = look (state, &ann, PAIRS ({ "pick-1", "2" }, { "pick-2", "1" }));
  g_autoptr (TableBoard) high = look (state, &ann, PAIRS ({ "pick-1", "2" }, { "pick-2", "5" }));
  g_autoptr (TableBoard) others = look (state, &ann, PAIRS ({ "pick-2", "5" }));
  g_autofree char *low_text = print (low), *high_text = print (high);

  g_assert_cmpstr (low_text, ==, high_text);
  g_assert_nonnull (strstr (low_text, "\"picks\":[{\"seat\":1,\"due\":1,\"picked\":[\"2\"]},{\"seat\":2,\"due\":1,\"n\":1}]"));
  g_assert_null (strstr (low_text, "complete"));
  g_assert_true (table_board_can_go_back (low));
  g_assert_false (table_board_can_go_back (others));
}

/* All the rest */

static TableGame shop;

static void
add_deeds (TableBoard *board)
{
  static const char *const dice[] = { "red", "blue", NULL };
  ToyEvent note = { .table = { TOY_EVENT_NOTE, TABLE_NOBODY }, .text = (char *) "Hm." };
  TableDeed *deed = table_board_add_choice (board, "buy", "Buy", "street", "2");

  table_board_and_choose (board, "order", "1");
  table_board_draw (board, "cart");
  deed->told = "Buy in the second street";
  deed->key = "b";
  deed->is_suggested = TRUE;
  table_board_add_number (board, "price", "Price", 1, table_board_get_chosen (board, "street") != NULL ? 3 : 6);
  table_board_add_choice (board, "sell", "Sell", "street", "1");
  table_board_weigh (board, (TableObstacle) { .kind = TOY_OBSTACLE_CARD_IS_GONE, .rule = 2, .player = 0, .what = 4 });
  table_board_add_roll (board, "roll", "Roll", 6, dice);
  table_board_add_form (board, "note", "Note", &note.table);
  table_board_add_form (board, "other", NULL, NULL);
}

/* A second round at once, in which Ben has no five any more. */
static void
add_twice (TableBoard       *board,
           const TableEvent *first)
{
  const ToyEvent second = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 1, 5 } };

  table_board_go_on (board, first);
  table_board_begin_thing (board, "twice", NULL, NULL);
  table_board_add (board, "play", "Play Twice", &second.table);
}

/* A round that follows a note, of what the dice showed. */
static void
add_play (TableBoard *board)
{
  const int red = table_board_get_number (board, "red", 0);
  const ToyEvent note = { .table = { TOY_EVENT_NOTE, TABLE_NOBODY }, .text = (char *) "Hm." };
  const ToyEvent round = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { MIN (red, TOY_N_CARDS), 5 } };

  if (red == 0)
    return;

  table_board_go_on (board, &note.table);
  table_board_set_rolled (board, TRUE);
  table_board_begin_group (board, "end", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "play", NULL, NULL);
  table_board_add (board, "play", "Play", &round.table)->goes_on = TRUE;
  if (table_board_get_number (board, "blue", 0) == 1)
    add_twice (board, &round.table);
}

static void
lay_out_shop (TableBoard *board)
{
  TableThing *thing;

  if (table_board_get_chosen (board, "street") != NULL)
    table_board_ask (board, table_board_print (board, "What in street %s?", table_board_get_chosen (board, "street")));
  table_board_add_remark (board, "It rains.", 0, 1);
  table_board_add_remark (board, "", TABLE_NOBODY, TABLE_NOBODY);
  table_board_begin_group (board, "shop", "Shop", TABLE_COLUMNS, 2);
  thing = table_board_begin_thing (board, "booth", "Booth", "Two\nlines");
  thing->owner = 1;
  thing->look = TABLE_HERE;
  thing->bar = 0;
  thing->track = 2;
  thing->track_end = 5;
  thing->whole = 9;
  table_board_add_sign (board, "coin", "gold", 3);
  table_board_begin_line (board);
  table_board_add_sign (board, "emblem", "2", 1);
  table_board_add_space (board, "left", "Ann stands here", 0, 2);
  table_board_add_space (board, "right", NULL, TABLE_NOBODY, 0);
  add_deeds (board);
  add_play (board);
}

#define SHOP_HEAD                                                                                                            \
  "{\"step\":\"cards\",\"text\":\"What in street 2?\",\"back\":true,\"chosen\":{\"price\":\"3\",\"street\":\"2\","            \
  "\"order\":\"1\",\"red\":\"4\",\"blue\":\"6\"},"                                                                            \
  "\"remarks\":[{\"text\":\"It rains.\",\"why\":{\"question\":0,\"seat\":2}}],"
#define SHOP_THING                                                                                                           \
  "\"groups\":[{\"id\":\"shop\",\"title\":\"Shop\",\"arrangement\":\"columns\",\"n\":2,\"things\":[{\"id\":\"booth\","       \
  "\"title\":\"Booth\",\"text\":\"Two\\nlines\",\"owner\":2,\"look\":\"here\",\"signs\":[[{\"kind\":\"coin\",\"id\":\"gold\"," \
  "\"count\":3}],[{\"kind\":\"emblem\",\"id\":\"2\"}]],\"spaces\":[{\"id\":\"left\",\"text\":\"Ann stands here\",\"seat\":1," \
  "\"count\":2},{\"id\":\"right\"}],\"bar\":0,\"track\":2,\"track-end\":5,\"whole\":9,\"deeds\":["
#define SHOP_DEEDS                                                                                                           \
  "{\"id\":\"buy\",\"label\":\"Buy\",\"told\":\"Buy in the second street\",\"key\":\"b\",\"signs\":[\"cart\"],"              \
  "\"suggested\":true,\"choose\":{\"street\":\"2\",\"order\":\"1\"}},"                                                       \
  "{\"id\":\"price\",\"label\":\"Price\",\"number\":{\"name\":\"price\",\"min\":1,\"max\":3,\"value\":3}},"                   \
  "{\"id\":\"sell\",\"label\":\"Sell\",\"unsure\":true,\"choose\":{\"street\":\"1\"}},"                                         \
  "{\"id\":\"roll\",\"label\":\"Roll\",\"roll\":{\"sides\":6,\"names\":[\"red\",\"blue\"]}},"                                \
  "{\"id\":\"note\",\"label\":\"Note\",\"form\":{\"type\":\"note\",\"fields\":[{\"name\":\"text\",\"kind\":\"text\"}],"      \
  "\"begun\":{\"type\":\"note\",\"text\":\"Hm.\"}}},{\"id\":\"other\",\"form\":{}}]}]},"
#define SHOP_END                                                                                                             \
  "{\"id\":\"end\",\"arrangement\":\"flow\",\"things\":[{\"id\":\"play\",\"deeds\":[{\"id\":\"play\",\"label\":\"Play\","    \
  "\"goes-on\":true,\"rolled\":true,\"events\":[{\"type\":\"note\",\"text\":\"Hm.\"},{\"type\":\"cards\",\"cards\":[4,5]}]}]}]}]}"

/* All that a board can say, to the letter. A number that is out of its new bounds is the nearest one. */
static void
test_everything (void)
{
  g_autoptr (TableState) state = make_state (&shop, FALSE);
  g_autoptr (TableBoard) board = look (state, &everybody, PAIRS ({ "price", "6" }, { "order", "1" }, { "street", "2" },
                                                                 { "red", "4" }, { "blue", "6" }));
  g_autofree char *text = print (board);

  g_assert_cmpstr (text, ==, SHOP_HEAD SHOP_THING SHOP_DEEDS SHOP_END);
  g_assert_false (table_board_get_choices (board)->goes_along);
  g_assert_true (table_board_get_choices (board)->next->next->goes_along);
}

static void
lay_out_shelf (TableBoard *board)
{
  table_board_begin_group (board, TABLE_WAY_ON, NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "out", NULL, NULL);
  table_board_add_choice (board, "out", NULL, "book", "none");
  table_board_begin_group (board, "shelf", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "price", NULL, NULL);
  table_board_add_number (board, "price", "Price", 1, 3);
  for (int i = 1; i <= 11; i++)
    {
      table_board_begin_thing (board, table_board_print (board, "book-%d", i), NULL, NULL);
      table_board_add_choice (board, "take", NULL, "book", table_board_print (board, "%d", i));
    }
  table_board_add_digits (board);
}

/* Digits are keys of the first ten things, in which numbers and the way on do not count. */
static void
test_digits (void)
{
  static const struct {
    const char *path;
    const char *key;
  } keys[] = {
    { "shelf/price/price", NULL }, { "shelf/book-1/take", "1" }, { "shelf/book-9/take", "9" },
    { "shelf/book-10/take", "0" }, { "shelf/book-11/take", NULL }, { "end/out/out", NULL },
  };
  TableGame library = toy_game;
  g_autoptr (TableState) state = make_state (&toy_game, FALSE);
  g_autoptr (TableBoard) board = NULL;

  library.lay_out = lay_out_shelf;
  state->game = &library;
  board = look (state, &everybody, NULL, 0);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_cmpstr (table_board_find_deed (board, keys[i].path)->key, ==, keys[i].key);
  g_clear_pointer (&board, table_board_free);
  state->game = &toy_game;
}

/* A vote: a scale, picks that speak for its sides, and one touch for everybody. */
static void
lay_out_vote (TableBoard *board)
{
  static const char *const sides[] = { "1", "2" };
  ToyEvent round = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY } };
  int said[G_N_ELEMENTS (sides)] = { 0 };

  table_board_begin_group (board, "voters", NULL, TABLE_FLOW, 2);
  for (int seat = 0; seat < 2; seat++)
    {
      const TablePicks *picks = table_board_see_picks (board, seat);

      table_board_ask_picks (board, seat, 1);
      table_board_begin_seat (board, seat, NULL);
      for (int side = 0; side < (int) G_N_ELEMENTS (sides); side++)
        {
          table_board_add_pick (board, sides[side], NULL, seat, (TableObstacle) { 0 })->side = side + 1;
          said[side] += picks->n > 0 && g_str_equal (picks->picked[0], sides[side]) ? 1 : 0;
        }
      round.cards[seat] = picks->n > 0 ? *picks->picked[0] - '0' : 0;
    }
  table_board_begin_group (board, "tally", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "tally", NULL, NULL)->whole = 2;
  for (int side = 0; side < (int) G_N_ELEMENTS (sides); side++)
    table_board_add_space (board, sides[side], NULL, TABLE_NOBODY, said[side]);
  table_board_add_choice (board, "all", "All", "pick-1", "1");
  table_board_and_choose (board, "pick-2", "1");
  table_board_conclude (board, "Count");
  if (table_board_are_all_picked (board))
    table_board_complete (board, &round.table);
}

/* What a deed picks for several is taken as picks, wherever it comes from; what all pick is looked at where the game says so. */
static void
test_vote (void)
{
  TableGame council = toy_game;
  g_autoptr (TableState) state = make_state (&toy_game, FALSE);
  g_autoptr (TableBoard) board = NULL;
  g_autofree char *text = NULL;

  council.lay_out = lay_out_vote;
  state->game = &council;
  board = look (state, &everybody, PAIRS ({ "pick-1", "1" }, { "pick-2", "1" }));
  text = print (board);
  g_assert_null (table_board_get_choices (board));
  g_assert_cmpstr (table_board_get_picks (board, 1).picked[0], ==, "1");
  g_assert_cmpstr (table_board_get_conclusion (board), ==, "Count");
  g_assert_cmpstr (table_board_get_complete (board)->label, ==, "Count");
  g_assert_nonnull (strstr (text, "\"side\":2,\"pick\":1"));
  g_assert_nonnull (strstr (text, "\"spaces\":[{\"id\":\"1\",\"count\":2},{\"id\":\"2\"}],\"whole\":2"));
  g_assert_nonnull (strstr (text, "\"choose\":{\"pick-1\":\"1\",\"pick-2\":\"1\"}"));
  g_clear_pointer (&board, table_board_free);
  state->game = &toy_game;
}

/* What is about a secret is told to who keeps it, and tried by everybody else; the first of two events does not stop. */
static void
test_unsure (void)
{
  const TableReader ann = { .seat = 0, .names = names }, ben = { .seat = 1, .names = names };
  const TableReader correcting = { .seat = TABLE_NOBODY, .names = names, .is_correcting = TRUE };
  g_autoptr (TableState) state = make_state (&shop, TRUE);

  for (const TableReader *const *reader = (const TableReader *const[]) { &ann, &ben, &everybody, &correcting, NULL };
       *reader != NULL; reader++)
    {
      g_autoptr (TableBoard) board = look (state, *reader, PAIRS ({ "red", "4" }, { "blue", "1" }));
      const TableDeed *deed = table_board_find_deed (board, "end/play/play");

      g_assert_cmpstr (deed->obstacle.text, ==, *reader == &ann ? "Ann has played card 4 already" : NULL);
      g_assert_cmpint (deed->is_unsure, ==, *reader != &ann);
      g_assert_cmpuint (deed->n_events, ==, *reader == &correcting ? 1 : 2);

      /* What is tried is taken to happen, and what comes after it follows from that. */
      deed = table_board_find_deed (board, "end/twice/play");
      g_assert_cmpstr (deed->obstacle.text, ==, *reader == &ann   ? "Ann has played card 4 already"
                                                : *reader == &ben ? "Ben has played card 5 already" : NULL);
    }
}

/* What is tried may be doubtful, too; what cannot be done at all is not doubted besides. */
static void
test_unsure_doubt (void)
{
  const ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 5, 1 } };
  const TableReader ann = { .seat = 0, .names = names };
  g_autoptr (TableState) state = make_state (&shop, TRUE);
  g_autoptr (TableBoard) board = NULL, of_ann = NULL;

  table_state_apply (state, &event.table, NULL);
  board = look (state, &everybody, PAIRS ({ "red", "6" }, { "blue", "6" }));
  of_ann = look (state, &ann, PAIRS ({ "red", "6" }, { "blue", "6" }));
  g_assert_true (table_board_find_deed (board, "end/play/play")->is_unsure);
  g_assert_cmpstr (table_board_find_deed (board, "end/play/play")->doubt.text, ==, "nobody plays so");
  g_assert_cmpstr (table_board_find_deed (of_ann, "end/play/play")->obstacle.text, ==, "Ann has played card 5 already");
  g_assert_null (table_board_find_deed (of_ann, "end/play/play")->doubt.text);
}

/* What is chosen is told what the books alone have against it, and can be chosen all the same; anything else stands in the way. */
static void
test_weighed (void)
{
  static const guint of_books[TOY_N_OBSTACLES] = { [TOY_OBSTACLE_CARD_IS_GONE] = TABLE_IS_OF_BOOKS }, plain[TOY_N_OBSTACLES];
  static const guint secret[TOY_N_OBSTACLES] = { [TOY_OBSTACLE_CARD_IS_GONE] = TABLE_IS_OF_BOOKS | TABLE_IS_PRIVATE };
  const TableReader ben = { .seat = 1, .names = names };
  g_autoptr (TableState) state = make_state (&shop, FALSE);

  for (const guint *const *facts = (const guint *const[]) { of_books, plain, secret, NULL }; *facts != NULL; facts++)
    {
      TableGame weighing = shop;
      g_autoptr (TableBoard) board = NULL;
      const TableDeed *sell;

      weighing.obstacle_facts = *facts;
      state->game = &weighing;
      board = look (state, &ben, NULL, 0);
      sell = table_board_find_deed (board, "shop/booth/sell");
      g_assert_cmpstr (sell->obstacle.text, ==, *facts == plain ? "Ann has played card 4 already" : NULL);
      g_assert_cmpstr (sell->doubt.text, ==, *facts == of_books ? "Ann has played card 4 already" : NULL);
      g_assert_cmpstr (sell->doubt.rule, ==, *facts == of_books ? "PLAY-2" : NULL);
      g_assert_cmpint (sell->is_unsure, ==, *facts == secret);
      g_clear_pointer (&board, table_board_free);
      state->game = &shop;
    }
}

/* Whatever comes from outside, nothing is taken but what is offered. */
static void
test_hostile (void)
{
  static const TablePair hostile[] = {
    { "", "" }, { "street", "" }, { "street", "3" }, { "street", "2" }, { "order", "1" }, { "price", "0" }, { "price", "7" },
    { "price", "-1" }, { "price", "1.5" }, { "price", "99999999999999999999" }, { "price", " 1" }, { "red", "0" }, { "red", "7" },
    { "red", "3" }, { "blue", "3" }, { "pick-1", "5" }, { "pick-0", "5" }, { "pick-3", "5" }, { "pick-99999999999", "5" }, { "pick-", "" },
    { "buy", "2" }, { "shop/booth/buy", "" }, { "\xff", "\xfe" }, { "%s%n", "%s%n" },
  };
  g_autoptr (TableState) state = make_state (&shop, FALSE);
  g_autoptr (TableState) toy = make_state (&toy_game, FALSE);
  g_autoptr (TableBoard) untouched = look (state, &everybody, NULL, 0);
  g_autofree char *expected = print (untouched);
  TablePair many[TABLE_MOST_PAIRS + 1];
  guint n_taken;

  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autoptr (TableBoard) board = table_board_new (state, &everybody, &hostile[i], 1, &n_taken);
      g_autofree char *text = print (board);

      g_assert_cmpuint (n_taken, ==, 0);
      g_assert_cmpstr (text, ==, expected);
    }

  for (const char *const *name = (const char *const[]) { "pick-0", "pick-3", "pick-01", "pick-+1", "pick-4294967297", NULL }; *name != NULL; name++)
    {
      G_GNUC_UNUSED g_autoptr (TableBoard) board = table_board_new (toy, &everybody, &(TablePair) { *name, "5" }, 1, &n_taken);

      g_assert_cmpuint (n_taken, ==, 0);
    }
  for (guint i = 0; i < G_N_ELEMENTS (many); i++)
    many[i] = (TablePair) { "pick-1", "5" };
  table_board_free (table_board_new (toy, &everybody, many, G_N_ELEMENTS (many), &n_taken));
  g_assert_cmpuint (n_taken, ==, TABLE_MOST_PAIRS);
  g_assert_null (table_board_find_deed (untouched, ""));
  g_assert_null (table_board_find_deed (untouched, "shop/booth"));
  g_assert_null (table_board_find_deed (untouched, "shop/booth/none"));
  g_assert_null (table_board_find_deed (untouched, "shop/booth/buy/"));
  g_assert_nonnull (table_board_find_deed (untouched, "shop/booth/buy"));
}

int
main (int    argc,
      char **argv)
{
  static const guint facts[TOY_N_OBSTACLES] = { [TOY_OBSTACLE_CARD_IS_GONE] = TABLE_IS_PRIVATE };

  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);
  shop = toy_game;
  shop.lay_out = lay_out_shop;
  shop.obstacle_facts = facts;

  g_test_add_func ("/board/picks", test_picks);
  g_test_add_func ("/board/steps", test_steps);
  g_test_add_func ("/board/reasons", test_reasons);
  g_test_add_func ("/board/secrets", test_secrets);
  g_test_add_func ("/board/everything", test_everything);
  g_test_add_func ("/board/digits", test_digits);
  g_test_add_func ("/board/vote", test_vote);
  g_test_add_func ("/board/unsure", test_unsure);
  g_test_add_func ("/board/unsure-doubt", test_unsure_doubt);
  g_test_add_func ("/board/weighed", test_weighed);
  g_test_add_func ("/board/hostile", test_hostile);

  return g_test_run ();
}
