/* test-remedies.c: who has not enough in the books has it at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What players have is taken away in the books of random games, so that the next event cannot happen by them. Entered
 * anyway, it leaves the game as if nothing had been taken.
 */

#include "config.h"

#include "colonia-event.h"
#include "colonia-obstacle.h"
#include "colonia-state.h"
#include "concordia-state.h"
#include "genua-state.h"
#include "patience.h"
#include "table-remedy.h"
#include "table-session.h"
#include "table-simulation.h"
#include "visby-state.h"

#include <string.h>

#define SEEDS 4
/* Of how many moments one is looked at, where time is short and much is held: some of what is missing is so seldom. */
#define MOST_BETWEEN 3
#define MUCH 10

/* How often what was found is entered in a session, too. */
#define SESSIONS 7

/* What players have of a game, counted from 0: how much that is, and the correction that makes it another number. */
typedef struct {
  const TableGame *game;
  int n_holdings;
  int (*get)     (const TableState *state,
                  int               seat,
                  int               holding);
  void (*correct) (const TableState *state,
                   int               holding,
                   int               value,
                   TableEvent       *correction);
  guint64 others; /* bit n for an obstacle n that comes from taking something away, and not from its missing */
  guint64 kinds; /* bit n for an obstacle n that is to be found in so many games */
} Shelf;

/* Colonia */

enum { COLONIA_GOODS = COLONIA_N_RESOURCES, COLONIA_MONEY = COLONIA_GOODS + COLONIA_N_GOODS,
       COLONIA_MEMBERS = COLONIA_MONEY + COLONIA_N_CITIES, COLONIA_STREETS, COLONIA_N_HOLDINGS = COLONIA_STREETS + COLONIA_N_STREETS };

static int
get_colonia (const TableState *state,
             int               seat,
             int               holding)
{
  const ColoniaPlayer *player = &COLONIA_STATE (state)->players[seat];

  if (holding >= COLONIA_STREETS)
    return player->streets[holding - COLONIA_STREETS];

  return holding < COLONIA_GOODS ? player->resources.n[holding]
         : holding < COLONIA_MONEY ? player->goods.n[holding - COLONIA_GOODS]
         : holding < COLONIA_MEMBERS ? player->money.n[holding - COLONIA_MONEY] : player->supply;
}

/* Members only change places. */
static void
correct_colonia (const TableState *state,
                 int               holding,
                 int               value,
                 TableEvent       *correction)
{
  const ColoniaPlayer *player = &COLONIA_STATE (state)->players[correction->player];
  ColoniaEvent *event = (ColoniaEvent *) (void *) correction;

  event->correction.corrects = holding < COLONIA_GOODS ? COLONIA_CORRECTS_RESOURCES
                               : holding < COLONIA_MONEY ? COLONIA_CORRECTS_GOODS
                               : holding < COLONIA_MEMBERS ? COLONIA_CORRECTS_MONEY
                                                           : COLONIA_CORRECTS_SUPPLY | COLONIA_CORRECTS_STREETS;
  event->correction.resources = player->resources;
  event->correction.goods = player->goods;
  event->correction.money = player->money;
  event->correction.supply = player->supply;
  memcpy (event->correction.streets, player->streets, sizeof player->streets);
  if (holding < COLONIA_GOODS)
    event->correction.resources.n[holding] = value;
  else if (holding < COLONIA_MONEY)
    event->correction.goods.n[holding - COLONIA_GOODS] = value;
  else if (holding < COLONIA_MEMBERS)
    event->correction.money.n[holding - COLONIA_MONEY] = value;
  else if (holding == COLONIA_MEMBERS)
    {
      event->correction.supply = value;
      event->correction.streets[COLONIA_STREET_TUESDAY] += player->supply - value;
    }
  else
    {
      event->correction.supply += player->streets[holding - COLONIA_STREETS] - value;
      event->correction.streets[holding - COLONIA_STREETS] = value;
    }
}

/* Visby: wares, and then cards. */
static int
get_visby (const TableState *state,
           int               seat,
           int               holding)
{
  const VisbyPlayer *player = &VISBY_STATE (state)->players[seat];

  return holding == 0 ? player->wares : (player->hand >> (holding - 1) & 1);
}

static void
correct_visby (const TableState *state,
               int               holding,
               int               value,
               TableEvent       *correction)
{
  VisbyEvent *event = (VisbyEvent *) correction;

  event->correction.corrects = holding == 0 ? VISBY_CORRECTS_WARES : VISBY_CORRECTS_HAND;
  event->correction.player.wares = value;
  event->correction.player.hand = VISBY_STATE (state)->players[correction->player].hand;
  if (holding > 0 && value == 0)
    event->correction.player.hand &= ~VISBY_BIT (holding - 1);
}

/* Concordia: colonists that can be placed, and provinces that are new. */
static int
get_concordia (const TableState *state,
               int               seat,
               int               holding)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);

  return holding == 0 ? CONCORDIA_MAX_COLONISTS - own->players[seat].colonists
                      : own->agreed.provinces - own->players[seat].provinces;
}

static void
correct_concordia (const TableState *state,
                   int               holding,
                   int               value,
                   TableEvent       *correction)
{
  ConcordiaEvent *event = (ConcordiaEvent *) correction;

  event->holdings[0].corrects = holding == 0 ? CONCORDIA_CORRECTS_COLONISTS : CONCORDIA_CORRECTS_PROVINCES;
  event->holdings[0].colonists = CONCORDIA_MAX_COLONISTS - value;
  event->holdings[0].provinces = CONCORDIA_STATE (state)->agreed.provinces - value;
}

/* Concordia: colonists on the board, without whom there is no room for goods. */
static int
get_placed (const TableState *state,
            int               seat,
            int               holding)
{
  return CONCORDIA_STATE (state)->players[seat].colonists - CONCORDIA_FIRST_COLONISTS;
}

static void
correct_placed (const TableState *state,
                int               holding,
                int               value,
                TableEvent       *correction)
{
  ConcordiaEvent *event = (ConcordiaEvent *) correction;

  event->holdings[0].corrects = CONCORDIA_CORRECTS_COLONISTS;
  event->holdings[0].colonists = value + CONCORDIA_FIRST_COLONISTS;
}

/* Genua: things, and then buildings. */
static int
get_genua (const TableState *state,
           int               seat,
           int               holding)
{
  const GenuaState *own = GENUA_STATE (state);

  return holding < GENUA_N_THINGS ? own->players[seat].things[holding] : own->owners[holding - GENUA_N_THINGS] == seat;
}

static void
correct_genua (const TableState *state,
               int               holding,
               int               value,
               TableEvent       *correction)
{
  GenuaEvent *event = (GenuaEvent *) correction;

  event->says = holding < GENUA_N_THINGS ? GENUA_SAYS_THINGS : GENUA_SAYS_OWNERS;
  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    event->things[thing] = thing == holding ? value : TABLE_NOBODY;
  for (int building = 0; building < GENUA_N_BUILDINGS; building++)
    event->owners[building] = building == holding - GENUA_N_THINGS && value == 0 ? TABLE_NOBODY : GENUA_UNCHANGED;
}

/* Genua: the supply, where nobody else has any of it. */
static int
get_supply (const TableState *state,
            int               seat,
            int               holding)
{
  const GenuaState *own = GENUA_STATE (state);

  for (int other = 0; other < state->n_players; other++)
    if (other != seat && own->players[other].things[GENUA_FIRST_GOOD + holding] > 0)
      return 0;

  return own->supply[GENUA_FIRST_GOOD + holding];
}

static void
correct_supply (const TableState *state,
                int               holding,
                int               value,
                TableEvent       *correction)
{
  const GenuaState *own = GENUA_STATE (state);
  const int thing = GENUA_FIRST_GOOD + holding;

  *genua_event_correct ((GenuaEvent *) correction, own, thing) += own->supply[thing] - value;
}

#define BIT(kind) (G_GUINT64_CONSTANT (1) << (kind))

static const Shelf shelves[] = {
  { &colonia_game, COLONIA_N_HOLDINGS, get_colonia, correct_colonia, 0,
    BIT (COLONIA_OBSTACLE_MONEY_SHORT) | BIT (COLONIA_OBSTACLE_RESOURCE_SHORT) | BIT (COLONIA_OBSTACLE_GOOD_SHORT)
      | BIT (COLONIA_OBSTACLE_MEMBERS_SHORT) | BIT (COLONIA_OBSTACLE_STREET_SHORT) },
  { &visby_game, 1 + VISBY_N_CARDS, get_visby, correct_visby, 0,
    BIT (VISBY_OBSTACLE_WARES_SHORT) | BIT (VISBY_OBSTACLE_NOT_IN_HAND) | BIT (VISBY_OBSTACLE_CARDS_DUE) },
  { &concordia_game, 2, get_concordia, correct_concordia, 0,
    BIT (CONCORDIA_OBSTACLE_COLONISTS) | BIT (CONCORDIA_OBSTACLE_PROVINCES) },
  { &concordia_game, 1, get_placed, correct_placed, 0, BIT (CONCORDIA_OBSTACLE_STORE) },
  /* What is taken lies in the supply, or nobody's building can be emptied no more. */
  { &genua_game, GENUA_N_THINGS + GENUA_N_BUILDINGS, get_genua, correct_genua,
    BIT (GENUA_OBSTACLE_NO_REWARD) | BIT (GENUA_OBSTACLE_NO_RIVAL),
    BIT (GENUA_OBSTACLE_LACKS) | BIT (GENUA_OBSTACLE_LACKS_COVERED) | BIT (GENUA_OBSTACLE_MAY_NOT_ACT)
      | BIT (GENUA_OBSTACLE_NOT_OWNED) | BIT (GENUA_OBSTACLE_MARKERS) | BIT (GENUA_OBSTACLE_PRIVILEGES) },
  { &genua_game, GENUA_THING_MARKER - GENUA_FIRST_GOOD, get_supply, correct_supply, 0, BIT (GENUA_OBSTACLE_NONE_LEFT) },
};

static TableEvent *
make_correction (const Shelf      *shelf,
                 const TableState *state,
                 int               seat,
                 int               holding,
                 int               value)
{
  int type = 0;
  TableEvent *correction;

  while (!g_str_equal (shelf->game->events->ids[type], "correction"))
    type++;
  correction = table_event_new (shelf->game->events, type);
  correction->player = seat;
  shelf->correct (state, holding, value, correction);

  return correction;
}

/* How the game stands where somebody has so much of something, or `NULL` if that cannot be. */
static TableState *
take_away (const Shelf      *shelf,
           const TableState *state,
           int               seat,
           int               holding,
           int               value)
{
  TableEvent *correction = make_correction (shelf, state, seat, holding, value);
  TableState *after = table_state_dup (state);

  if (table_state_apply (after, correction, NULL).kind != TABLE_OBSTACLE_NONE)
    g_clear_pointer (&after, table_state_free);
  table_event_free (shelf->game->events, correction);

  return after;
}

static char *
print_after (TableState       *state,
             const TableEvent *event)
{
  g_autoptr (JsonNode) node = NULL;

  g_assert_cmpint (table_state_apply (state, event, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  node = state->game->print_state (state);

  return json_to_string (node, TRUE);
}

/* Members who were thought to be elsewhere may have been on another street. */
static gboolean
must_be_same (const Shelf *shelf,
              int          holding)
{
  return shelf->game != &colonia_game || holding != COLONIA_MEMBERS;
}

static char *
apply_remedies (TableState       *state,
                const TableEvent *event)
{
  g_autoptr (GPtrArray) remedies = g_ptr_array_new ();

  g_assert_true (table_remedy_exists (state, &event, 1));
  g_assert_true (table_remedy_find (state, event, remedies));
  for (guint i = 0; i < remedies->len; i++)
    {
      g_assert_cmpint (table_state_apply (state, remedies->pdata[i], NULL).kind, ==, TABLE_OBSTACLE_NONE);
      table_event_free (state->game->events, remedies->pdata[i]);
    }

  return print_after (state, event);
}

/* In a session it is one touch, which is undone and redone at once, and what is written can be read. */
static void
check_session (const Shelf       *shelf,
               const TableRecord *record,
               guint              index,
               int                seat,
               int                holding,
               int                value)
{
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, index), NULL, NULL);
  const TableEvent *event = table_record_get_event (record, index);
  TableEvent *correction = make_correction (shelf, table_session_get_state (session), seat, holding, value);
  g_autofree char *text = NULL, *sentence = NULL;
  g_autoptr (TableRecord) again = NULL;
  g_autoptr (TableLine) line = NULL;
  g_autoptr (GError) error = NULL;
  const TableRecord *now = table_session_get_record (session);
  guint n;

  table_session_play (session, correction, TABLE_ROLLER_NONE);
  table_event_free (shelf->game->events, correction);
  g_assert_cmpuint (table_record_get_cursor (now), ==, index + 1);

  table_session_play_anyway (session, &event, 1, TABLE_ROLLER_NONE);
  n = table_record_get_cursor (now);
  g_assert_cmpuint (n, >=, index + 3);
  g_assert_cmpuint (g_list_model_get_n_items (table_session_get_chronicle (session)), ==, n);
  sentence = g_strdup (table_session_get_undo_text (session));

  text = table_session_make_text (session);
  again = table_record_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (table_record_get_n_events (again), ==, n);

  table_session_undo (session);
  g_assert_cmpuint (table_record_get_cursor (now), ==, index + 1);
  g_assert_cmpstr (table_session_get_redo_text (session), ==, sentence);
  table_session_redo (session);
  g_assert_cmpuint (table_record_get_cursor (now), ==, n);

  /* The touch is called after what happened, and not after what was put right for that. */
  while (table_record_get_event (now, index + 1)->type != event->type)
    index++;
  line = g_list_model_get_item (table_session_get_chronicle (session), index + 1);
  g_assert_cmpstr (line->sentence, ==, sentence);
}

/* Takes away so much that the event cannot happen by the books, and enters it anyway. */
static gboolean
try_holding (const Shelf       *shelf,
             const TableRecord *record,
             guint              index,
             const TableState  *state,
             int                seat,
             int                holding,
             GRand             *rand,
             guint64           *found)
{
  const TableEvent *event = table_record_get_event (record, index);
  int least = shelf->get (state, seat, holding), value;
  g_autoptr (TableState) enough = NULL, little = NULL;
  g_autofree char *without = NULL, *with = NULL;
  TableObstacle obstacle = { 0 };

  for (value = least - 1; value >= 0 && obstacle.kind == TABLE_OBSTACLE_NONE; value--)
    {
      g_autoptr (TableState) less = take_away (shelf, state, seat, holding, value);

      if (less == NULL)
        return FALSE;
      least = value + 1;
      obstacle = table_state_examine (less, event);
    }
  if (obstacle.kind == TABLE_OBSTACLE_NONE || (shelf->others & BIT (obstacle.kind)) != 0)
    return FALSE;

  value = g_rand_int_range (rand, 0, least);
  enough = take_away (shelf, state, seat, holding, least);
  little = take_away (shelf, state, seat, holding, value);
  if (little == NULL)
    return FALSE;

  *found |= BIT (table_state_examine (little, event).kind);
  g_assert_cmpuint (shelf->game->obstacle_facts[table_state_examine (little, event).kind] & TABLE_IS_OF_BOOKS, !=, 0);
  without = print_after (enough, event);
  with = apply_remedies (little, event);
  if (must_be_same (shelf, holding))
    g_assert_cmpstr (with, ==, without);
  if (g_rand_int_range (rand, 0, SESSIONS) == 0)
    check_session (shelf, record, index, seat, holding, value);

  return TRUE;
}

static void
play (const Shelf *shelf,
      int          n_players,
      int          tracking,
      guint        seed,
      guint64     *found)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (TableRecord) record = table_simulate (shelf->game, n_players, tracking, seed);
  const guint stride = shelf->n_holdings >= MUCH ? MIN (count_moments_between (), MOST_BETWEEN) : 1;

  /* Others in each game. */
  for (guint index = seed % stride; index < table_record_get_n_events (record); index += stride)
    {
      g_autoptr (TableRecord) before = table_record_copy (record, index);
      const TableState *state = table_record_get_state (before);
      int seat = g_rand_int_range (rand, 0, n_players);

      if (state->turn != TABLE_NOBODY && g_rand_boolean (rand))
        seat = state->turn;
      for (int holding = 0; holding < shelf->n_holdings; holding++)
        try_holding (shelf, record, index, state, seat, holding, rand, found);
    }
}

static void
test_books (gconstpointer data)
{
  const Shelf *shelf = data;
  guint64 found = 0;

  for (guint seed = 0; seed < SEEDS; seed++)
    for (int n_players = shelf->game->min_players; n_players <= shelf->game->max_players; n_players++)
      play (shelf, n_players, 0, seed * 31 + (guint) n_players, &found);

  g_assert_cmphex (found & shelf->kinds, ==, shelf->kinds);
}

/* Of what is not followed nothing is missing, and nothing that is not missing is put right. */
static void
test_nothing_missing (gconstpointer data)
{
  const TableGame *game = ((const Shelf *) data)->game;

  for (int tracking = 0; game->trackings[tracking] != NULL; tracking++)
    {
      g_autoptr (TableRecord) record = table_simulate (game, game->max_players, tracking, 5);

      for (guint index = 0; index < table_record_get_n_events (record); index += 5)
        {
          g_autoptr (TableRecord) before = table_record_copy (record, index);
          g_autoptr (GPtrArray) remedies = g_ptr_array_new ();
          const TableState *state = table_record_get_state (before);
          const TableEvent *event = table_record_get_event (record, index);

          g_assert_true (table_remedy_find (state, event, remedies));
          g_assert_cmpuint (remedies->len, ==, 0);
          g_assert_false (table_remedy_exists (state, &event, 1));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (shelves); i++)
    {
      g_autofree char *books = g_strdup_printf ("/remedies/%s/books-%u", shelves[i].game->id, i);
      g_autofree char *nothing = g_strdup_printf ("/remedies/%s/nothing-missing-%u", shelves[i].game->id, i);

      g_test_add_data_func (books, &shelves[i], test_books);
      g_test_add_data_func (nothing, &shelves[i], test_nothing_missing);
    }

  return g_test_run ();
}
