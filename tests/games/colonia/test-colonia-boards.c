/* test-colonia-boards.c: that boards of Colonia are sound and complete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "board-checks.h"
#include "colonia-play.h"
#include "table-simulation.h"
#include "tongue.h"

#include <string.h>

#define SEEDS 1

/* What only the table knows: it turns over cards and draws from the bag. */
#define TYPED                                                                                \
  { COLONIA_EVENT_SHIP, "a card that is turned over: a city, and goods and money of each hold" }, \
  { COLONIA_EVENT_RELIC, "a card that is turned over: a city, what it costs and its points" },    \
  { COLONIA_EVENT_WEEK_CARD, "a card that is turned over, and the cubes that it brings" },        \
  { COLONIA_EVENT_EDICTS, "what is on a card that nobody has seen" },                          \
  { COLONIA_EVENT_RESTOCK, "cubes that are drawn from the bag" },                                 \
  { COLONIA_EVENT_MERCHANTS, "cubes that are drawn from the bag" },                               \
  { COLONIA_EVENT_HOMECOMING, "how many come home of each family" },                              \
  { COLONIA_EVENT_DRAWS, "cubes that everybody drew from the bag" },                              \
  { COLONIA_EVENT_EXCHANGE, "two currencies and how much, of everybody" },                        \
  { COLONIA_EVENT_FINAL_HOLDINGS, "what everybody has at the end, which only the table knows" },   \
  { COLONIA_EVENT_CORRECTION, "what is counted instead of what the books say" },                  \
  { COLONIA_EVENT_CHANGE, "what everybody has more of, or less, by an edict that nobody knows" }

static const BoardForm forms[] = { TYPED, { 0, NULL } };

static const char *const names[] = { "Agnes", "Bruno", "Clara", "Dietmar", "Elsbeth", "Frans" };

/* What lies behind the screens of others may be anything. */
static void
twist (TableState *state,
       int         seat)
{
  ColoniaState *twisted = (ColoniaState *) state;

  if (state->step == COLONIA_STEP_FINISHED || state->tracking != COLONIA_TRACKING_FULL)
    return;

  twisted->bag.n[COLONIA_RESOURCE_IRON]++;
  for (int other = 0; other < state->n_players; other++)
    {
      ColoniaPlayer *player = &twisted->players[other];

      if (other == seat)
        continue;

      for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
        {
          player->resources.n[kind] = player->resources.n[kind] > 0 ? 0 : 4;
          player->goods.n[kind] = player->goods.n[kind] > 0 ? 0 : 4;
          player->money.n[kind] = kind < (int) COLONIA_N_CITIES ? 60 - player->money.n[kind] : 0;
        }
      for (int i = 0; i < player->n_relics; i++)
        if (!player->relics[i].stored)
          player->relics[i].points++;
      player->relics[player->n_relics++] = (ColoniaOwnedRelic) { COLONIA_CITY_BERGEN, 3, FALSE };
    }
}

/* What stands on the spaces of craftsmen is the only thing that a state owns. */
static gboolean
is_same (const TableState *state,
         const TableState *other)
{
  for (int craftsman = 0; craftsman < (int) COLONIA_N_CRAFTSMEN; craftsman++)
    {
      const GArray *spaces = COLONIA_STATE (state)->contracts[craftsman], *others = COLONIA_STATE (other)->contracts[craftsman];

      if (spaces->len != others->len
          || (spaces->len > 0 && memcmp (spaces->data, others->data, spaces->len * sizeof (ColoniaSpace)) != 0))
        return FALSE;
    }

  return memcmp (state, other, offsetof (ColoniaState, contracts)) == 0;
}

/* By which id an edict is touched. */
static char *
name_edict (const ColoniaEdict *edict)
{
  const char *id = colonia_edict_kind_ids[edict->kind];

  if (edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
    return g_strdup_printf ("%s-%s", id, colonia_craftsman_ids[edict->craftsman]);
  if (edict->kind == COLONIA_EDICT_SHIPS_LEAVE)
    return g_strdup_printf ("%s-%d", id, edict->ships);
  if (edict->kind == COLONIA_EDICT_OTHER)
    return g_strdup_printf ("other-%s", colonia_day_ids[edict->day]);

  return g_strdup (id);
}

/* What nobody has seen is written with the third of them. */
static void
choose (const TableState *state,
        const TableEvent *event,
        gboolean          is_correcting,
        GArray           *pairs)
{
  g_auto (GStrv) choices = colonia_game.list_choices (state, event);

  for (char **choice = choices; choice != NULL && *choice != NULL; choice += 2)
    board_pairs_add (pairs, choice[0], choice[1]);
  for (int place = 0; choices == NULL && place < COLONIA_N_EDICTS - 1; place++)
    {
      g_autofree char *name = g_strdup_printf ("edict-%d", place + 1);
      g_autofree char *id = name_edict (&COLONIA_EVENT (event)->edicts[place]);

      board_pairs_add (pairs, name, id);
    }
}

static const BoardChecks checks = { .game = &colonia_game, .names = names, .forms = forms, .choose = choose, .twist = twist, .is_same = is_same };

/* Those who sit at the table choose beside the cards whose counts as zero. */
static const BoardChecks checks_of_essentials = {
  .game = &colonia_game, .names = names, .forms = forms, .choose = choose, .twist = twist, .is_same = is_same, .is_overlooked = TRUE,
};

static void
test_games (void)
{
  for (int n_players = COLONIA_MIN_PLAYERS; n_players <= COLONIA_MAX_PLAYERS; n_players += 3)
    for (int tracking = 0; tracking < (int) COLONIA_N_TRACKINGS; tracking++)
      for (guint64 seed = 1; seed <= SEEDS; seed++)
        board_checks_simulate (tracking == COLONIA_TRACKING_FULL ? &checks : &checks_of_essentials, n_players, tracking, seed, NULL);
}

/* Chance hardly comes to what follows, which is laid out here. */

/* A game that has come to a step, and that may be changed. */
static ColoniaState *
begin_at (ColoniaStep step)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 1);
  TableState *state = table_state_new (&colonia_game, table_record_get_setup (record), NULL);

  for (guint i = 0; state->step != (int) step; i++)
    table_state_apply (state, table_record_get_event (record, i), NULL);

  return (ColoniaState *) state;
}

static void
check_entered (const ColoniaState *state,
               ColoniaEvent        event,
               guint               n_touches)
{
  const TableEvent *events[] = { &event.table };
  guint n;

  event.player = state->turn;
  board_checks_reached (&checks, &state->table, events, 1, &n);
  g_assert_cmpuint (n, ==, n_touches);
}

/* Whether and with which path something is offered on the board of a seat. */
static gboolean
has_deed (const ColoniaState *state,
          int                 seat,
          const char         *path)
{
  g_autofree TableState *view = g_malloc (sizeof (ColoniaState));
  g_autoptr (GArray) nothing = board_pairs_new ();
  g_autoptr (TableBoard) board = NULL;
  gboolean has;

  table_state_view (view, &state->table, seat);
  board = board_checks_look (&checks, view, seat, nothing);
  has = table_board_find_deed (board, path) != NULL;
  g_clear_pointer (&board, table_board_free);
  table_state_clear (view);

  return has;
}

/* What is seen of a deed: not what comes of it, nor whether that is sure. */
static void
tell_deed (GString         *told,
           const TableDeed *deed)
{
  g_string_append_printf (told, "    %s|%s|%s|%s|%s|%s|%d\n", deed->id, deed->label, deed->told, deed->key, deed->obstacle.text,
                          deed->doubt.text, deed->is_suggested);
}

/* The same of a thing, with all that lies and stands on it. */
static void
tell_thing (GString          *told,
            const TableThing *thing)
{
  g_string_append_printf (told, "  %s|%s|%s|%d|%d\n", thing->id, thing->title, thing->text, thing->owner, thing->look);
  for (const TableSign *sign = thing->signs; sign != NULL; sign = sign->next)
    g_string_append_printf (told, "    %s %s %d\n", sign->kind, sign->id, sign->count);
  for (const TableSpace *space = thing->spaces; space != NULL; space = space->next)
    g_string_append_printf (told, "    %s|%s|%d %d\n", space->id, space->text, space->seat, space->count);
  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    tell_deed (told, deed);
}

/* What others see who look over the shoulder of whoever has the turn. */
static char *
look_over_shoulder (const TableState *state)
{
  const TableReader reader = { .seat = state->turn, .names = names, .is_overlooked = TRUE };
  g_autofree TableState *view = g_malloc (sizeof (ColoniaState));
  g_autoptr (TableBoard) board = NULL;
  g_autoptr (GString) told = g_string_new (NULL);
  guint n_taken;

  table_state_view (view, state, state->turn);
  board = table_board_new (view, &reader, NULL, 0, &n_taken);
  g_string_append_printf (told, "%s\n", table_board_get_question (board));
  for (const TableRemark *remark = table_board_get_remarks (board); remark != NULL; remark = remark->next)
    g_string_append_printf (told, "%s\n", remark->text);
  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    {
      g_string_append_printf (told, "%s|%s\n", group->id, group->title);
      for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
        tell_thing (told, thing);
    }
  g_clear_pointer (&board, table_board_free);
  table_state_clear (view);

  return g_string_free (g_steal_pointer (&told), FALSE);
}

/* The board of whoever has the turn tells those who look on nothing of what lies behind the screen before it is asked about. */
static void
test_overlooked (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 2);
  g_autoptr (TableState) state = table_state_new (&colonia_game, table_record_get_setup (record), NULL);
  guint n_steps[COLONIA_N_STEPS] = { 0 };

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      if (state->turn != TABLE_NOBODY)
        {
          g_autoptr (TableState) twisted = table_state_dup (state);
          g_autofree char *seen = look_over_shoulder (state), *same = NULL;

          twist (twisted, TABLE_NOBODY);
          same = look_over_shoulder (twisted);
          g_assert_cmpstr (seen, ==, same);
          n_steps[state->step]++;
        }
      table_state_apply (state, table_record_get_event (record, i), NULL);
    }
  g_assert_cmpuint (n_steps[COLONIA_STEP_LOADING], >, 0);
  g_assert_cmpuint (n_steps[COLONIA_STEP_BUYING], >, 0);
}

/* What becomes of a card is asked where it matters: of a shrine only its buyer sees whether it does (SUN-2). */
static void
test_shrines (void)
{
  g_autoptr (TableState) table = &begin_at (COLONIA_STEP_BUYING)->table;
  ColoniaState *state = (ColoniaState *) table;
  ColoniaPlayer *player = &state->players[state->turn];

  state->display[0] = (ColoniaCard) { TRUE, COLONIA_CITY_BERGEN, 2, 3, FALSE, COLONIA_NOBODY };
  state->display[1] = (ColoniaCard) { TRUE, COLONIA_CITY_LONDON, 1, 0, TRUE, COLONIA_NOBODY };
  state->display[2] = (ColoniaCard) { 0 };
  player->money = (ColoniaBundle) { { 20, 20, 20, 20 } };
  player->n_relics = 1;
  player->relics[0] = (ColoniaOwnedRelic) { COLONIA_CITY_LONDON, 4, FALSE };
  player->n_shrines = 1;
  player->shrines[0] = COLONIA_CITY_BERGEN;

  board_checks_all (&checks, table);
  check_entered (state, (ColoniaEvent) { .type = COLONIA_EVENT_BUY, .buy = { .slot = 0, .in_shrine = TRUE } }, 2);
  check_entered (state, (ColoniaEvent) { .type = COLONIA_EVENT_BUY, .buy = { .slot = 1 } }, 2);
  check_entered (state, (ColoniaEvent) { .type = COLONIA_EVENT_BUY, .buy = { .slot = 1, .stores = TRUE, .stored_points = 4 } }, 3);
  g_assert_false (has_deed (state, state->turn, "display/slot-2/store"));
  g_assert_true (has_deed (state, TABLE_NOBODY, "display/slot-2/store"));

  /* A relic beside the screen is there for everybody to see, and its shrine is full. */
  player->n_relics = 2;
  player->relics[1] = (ColoniaOwnedRelic) { COLONIA_CITY_BERGEN, 2, TRUE };
  board_checks_all (&checks, table);
  check_entered (state, (ColoniaEvent) { .type = COLONIA_EVENT_BUY, .buy = { .slot = 0 } }, 1);
}

/* One good of any kind goes into an extra hold (EDICT-6). */
static void
test_extra_hold (void)
{
  g_autoptr (TableState) table = &begin_at (COLONIA_STEP_LOADING)->table;
  ColoniaState *state = (ColoniaState *) table;

  state->extra_holds = TRUE;
  state->berths[1].has_extra = TRUE;
  state->berths[1].extra_player = COLONIA_NOBODY;
  state->players[state->turn].supply = 2;
  board_checks_all (&checks, table);
  state->players[state->turn].goods.n[COLONIA_GOOD_FOOTWEAR] = 1;
  board_checks_all (&checks, table);
  check_entered (state, (ColoniaEvent) {
    .type = COLONIA_EVENT_LOAD, .load = { .berth = 1, .extra = TRUE, .good = COLONIA_GOOD_FOOTWEAR },
  }, 2);
}

/* All rolls that are left are thrown at once, or one; what some of them show is nothing (THU-2). */
static void
test_rolls (void)
{
  static const TablePair all[] = { { "rolled-1", "2" }, { "rolled-2", "6" }, { "rolled-3", "3" } }, one = { "rolled", "4" };
  g_autoptr (TableState) table = &begin_at (COLONIA_STEP_EXTRA_CONTRACTS)->table;
  const TableReader reader = { .seat = TABLE_NOBODY, .names = names };
  const TableDeed *complete;
  g_autoptr (TableBoard) board = NULL;
  g_autoptr (TableBoard) single = NULL;
  guint n_taken;

  ((ColoniaState *) table)->dice = G_N_ELEMENTS (all);
  board = table_board_new (table, &reader, all, G_N_ELEMENTS (all) - 1, &n_taken);
  g_assert_cmpuint (n_taken, ==, 0);
  g_assert_null (table_board_get_complete (board));
  table_board_free (board);

  single = table_board_new (table, &reader, &one, 1, &n_taken);
  g_assert_cmpuint (n_taken, ==, 1);
  g_assert_cmpuint (table_board_get_complete (single)->n_events, ==, 1);

  board = table_board_new (table, &reader, all, G_N_ELEMENTS (all), &n_taken);
  g_assert_cmpuint (n_taken, ==, G_N_ELEMENTS (all));
  complete = table_board_get_complete (board);
  g_assert_cmpuint (complete->n_events, ==, G_N_ELEMENTS (all));
  g_assert_true (complete->is_rolled);
  g_assert_null (complete->obstacle.text);
  for (guint i = 0; i < complete->n_events; i++)
    {
      g_assert_cmpint (COLONIA_EVENT (complete->events[i])->die, ==, g_ascii_strtoll (all[i].value, NULL, 10));
      g_assert_cmpint (COLONIA_STATE (table)->dice, ==, G_N_ELEMENTS (all) - i);
      table_state_apply (table, complete->events[i], NULL);
    }
  g_assert_cmpint (COLONIA_STATE (table)->day, ==, COLONIA_DAY_FRIDAY);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/colonia/boards/games", test_games);
  g_test_add_func ("/colonia/boards/overlooked", test_overlooked);
  g_test_add_func ("/colonia/boards/shrines", test_shrines);
  g_test_add_func ("/colonia/boards/extra-hold", test_extra_hold);
  g_test_add_func ("/colonia/boards/rolls", test_rolls);

  return g_test_run ();
}
