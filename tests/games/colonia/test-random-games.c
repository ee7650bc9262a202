/* test-random-games.c: whole random games, with the books balanced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random players play whole games. After each event the books must balance,
 * what the event caused must account for what changed, and all that the
 * player in turn could do must be possible or refused for the reason given.
 * Then the games are undone and redone, written and read, and their events
 * are spoilt at random.
 *
 * KONTOR_GAMES in the environment is how many games of full tracking are
 * played for each number of players.
 */

#include "books.h"
#include "colonia-json.h"
#include "colonia-typed.h"
#include "patience.h"
#include "spoil.h"

#include "colonia-record.h"
#include "colonia-score.h"
#include "table-simulation.h"

#include <string.h>

/* With fewer, not everything that may happen does. */
#define GAMES_FOR_EVERYTHING 100
#define ESSENTIALS_FOR_ONE 1
#define SCORINGS_FOR_ONE 4

/* What costs most is done for some games, events and turns only, in strides
 * that have nothing to do with the rhythm of a week. */
#define STEPWISE_UNDO_STRIDE 10
#define UNDO_STRIDE 41
#define CHOICES_STRIDE 3
#define VIEWS_STRIDE 20
#define SPOILT_EVENTS 60
#define EVENTS_AFTER_SPOILT 15

#define EXTRA_HOLD_PAYS 2

/* What has occurred over the whole run, to be sure that it does. */
static struct {
  guint groups;
  guint events[COLONIA_N_EVENT_TYPES];
  guint steps[COLONIA_N_STEPS];
  guint effects[COLONIA_N_EFFECTS];
  guint obstacles[COLONIA_N_OBSTACLES];
  guint accepted[COLONIA_N_EDICT_KINDS];
  guint rejected[COLONIA_N_EDICT_KINDS];
  guint orders[COLONIA_N_CRAFTSMEN];
  guint goods[COLONIA_N_GOODS];
  guint relics_into_shrines;
  guint shrines_over_relics;
  guint extra_holds;
  guint extra_holds_paid;
  guint zero_cards;
  guint second_tie_rolls;
  guint safeguards_bought;
  guint choices_possible;
  guint choices_refused;
  guint only_passing;
  guint only_passing_for_hand;
  guint spoilt_applied;
  guint spoilt_refused;
} seen;

typedef struct {
  int n_players;
  ColoniaTracking tracking;
} Group;

/* A game with the state before the first event and after each. */
typedef struct {
  TableRecord *record;
  const ColoniaSetup *setup;
  GArray *states;
  GArray *effects;
} Game;

static guint
get_n_games (ColoniaTracking tracking)
{
  guint games = count_random_games ();

  if (tracking == COLONIA_TRACKING_ESSENTIALS)
    games *= ESSENTIALS_FOR_ONE;
  else if (tracking == COLONIA_TRACKING_SCORING)
    games *= SCORINGS_FOR_ONE;

  return games;
}

static const ColoniaState *
get_state (const Game *game,
           guint       index)
{
  return &g_array_index (game->states, ColoniaState, index);
}

static void
keep_state (Game *game)
{
  ColoniaState state;

  colonia_state_copy (&state, colonia_record_get_state (game->record));
  g_array_append_val (game->states, state);
}

/* What has occurred */

static void
note_purchase (const ColoniaState *before,
               const ColoniaEvent *event)
{
  const ColoniaCard *card = &before->display[event->buy.slot];

  seen.relics_into_shrines += event->buy.in_shrine;
  seen.shrines_over_relics += event->buy.stores;
  seen.safeguards_bought += card->safeguard != COLONIA_NOBODY;
}

static void
note_event (const ColoniaState *before,
            const ColoniaEvent *event)
{
  seen.events[event->type]++;
  seen.steps[before->step]++;

  switch (event->type)
    {
    case COLONIA_EVENT_ORDER:
      seen.orders[event->craftsman]++;
      break;

    case COLONIA_EVENT_LOAD:
      seen.extra_holds += event->load.extra;
      break;

    case COLONIA_EVENT_BUY:
      note_purchase (before, event);
      break;

    default:
      break;
    }
}

static void
note_effects (const GArray *effects)
{
  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      g_assert_cmpint (effect->player, >=, COLONIA_NOBODY);
      g_assert_cmpint (effect->player, <, COLONIA_MAX_PLAYERS);
      seen.effects[effect->kind]++;
    }
}

/* Only of the games themselves, not of what else was tried. No ship of theirs
 * has a hold that pays as little as the extra one. */
static void
note_results (const GArray *effects)
{
  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      if (effect->kind == COLONIA_EFFECT_ACCEPTED)
        seen.accepted[effect->what]++;
      else if (effect->kind == COLONIA_EFFECT_REJECTED)
        seen.rejected[effect->what]++;
      else if (effect->kind == COLONIA_EFFECT_MADE)
        seen.goods[effect->what]++;
      else if (effect->kind == COLONIA_EFFECT_PAID)
        seen.extra_holds_paid += effect->amount == EXTRA_HOLD_PAYS;
    }
}

static void
note_state (const ColoniaState *before,
            const ColoniaState *after)
{
  for (int seat = 0; seat < after->n_players; seat++)
    seen.zero_cards += before->cards[seat] == -1 && after->cards[seat] == 0;

  seen.second_tie_rolls += before->step == COLONIA_STEP_TIE_ROLLS && after->step == COLONIA_STEP_TIE_ROLLS;
}

/* Trying an event */

/* Applies an event to a state, with the books balanced. */
static ColoniaObstacle
try_event (const Game         *game,
           ColoniaState       *state,
           const ColoniaEvent *event)
{
  ColoniaObstacle obstacle = books_try (state, game->setup, event, game->effects);

  seen.obstacles[obstacle.kind]++;
  note_effects (game->effects);

  return obstacle;
}

/* What lies behind the screens makes no difference to who is seen to have no choice. */
static void
check_passing (const ColoniaState *state,
               const GArray       *choices)
{
  gboolean any = FALSE;
  g_auto (ColoniaState) rich = { 0 };
  gboolean only_passing = colonia_state_can_only_pass (&state->table, FALSE);

  for (guint i = 0; i + 1 < choices->len; i++)
    any |= g_array_index (choices, ColoniaChoice, i).obstacle.kind == TABLE_OBSTACLE_NONE;
  g_assert_true (colonia_state_can_only_pass (&state->table, TRUE) == !any);

  colonia_state_copy (&rich, state);
  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    rich.players[state->turn].resources.n[kind] = 99;
  for (int kind = 0; kind < COLONIA_N_GOODS; kind++)
    rich.players[state->turn].goods.n[kind] = 99;
  for (int kind = 0; kind < COLONIA_N_CITIES; kind++)
    rich.players[state->turn].money.n[kind] = 999;
  g_assert_true (colonia_state_can_only_pass (&rich.table, FALSE) == only_passing);

  seen.only_passing += only_passing;
  seen.only_passing_for_hand += !any && !only_passing;
}

static void
check_choices (const Game *game)
{
  const ColoniaState *state = colonia_record_get_state (game->record);
  g_autoptr (GArray) choices = colonia_state_list_choices (state);
  const ColoniaChoice *last;

  if (!books_step_has_turns (state->step))
    {
      g_assert_cmpuint (choices->len, ==, 0);
      return;
    }

  for (guint i = 0; i < choices->len; i++)
    {
      const ColoniaChoice *choice = &g_array_index (choices, ColoniaChoice, i);
      g_auto (ColoniaState) copy = { 0 };
      ColoniaObstacle obstacle;

      g_assert_cmpint (choice->event.player, ==, state->turn);
      colonia_state_copy (&copy, state);
      obstacle = try_event (game, &copy, &choice->event);
      g_assert_true (books_is_same_obstacle (&obstacle, &choice->obstacle));
      /* What the step has nothing to do with is no choice. */
      g_assert_cmpint (obstacle.kind, !=, TABLE_OBSTACLE_NOT_NOW);

      if (obstacle.kind == TABLE_OBSTACLE_NONE)
        seen.choices_possible++;
      else
        seen.choices_refused++;
    }

  check_passing (state, choices);
  g_assert_cmpuint (choices->len, >, 0);
  last = &g_array_index (choices, ColoniaChoice, choices->len - 1);
  g_assert_cmpint (last->event.type, ==, COLONIA_EVENT_PASS);
  g_assert_cmpint (last->obstacle.kind, ==, TABLE_OBSTACLE_NONE);
}

/* What is seen */

/* What a player has a little more of behind the screen, taken from the bag. */
static void
hide_more (ColoniaState *state,
           int           seat)
{
  ColoniaPlayer *player = &state->players[seat];

  player->money.n[COLONIA_CITY_LONDON]++;
  player->goods.n[COLONIA_GOOD_SADDLE]++;
  player->resources.n[COLONIA_RESOURCE_LINEN]++;
  state->bag.n[COLONIA_RESOURCE_LINEN]--;
  player->relics[player->n_relics++] = (ColoniaOwnedRelic) { .points = 1 };
}

static void
assert_nothing_seen (const ColoniaPlayer *player)
{
  const ColoniaBundle nothing = { 0 };

  g_assert_cmpmem (&player->resources, sizeof nothing, &nothing, sizeof nothing);
  g_assert_cmpmem (&player->goods, sizeof nothing, &nothing, sizeof nothing);
  g_assert_cmpmem (&player->money, sizeof nothing, &nothing, sizeof nothing);
  /* What lies in a shrine lies beside the screen. */
  for (int i = 0; i < player->n_relics; i++)
    g_assert_true (player->relics[i].stored);
}

/* Two games that differ in nothing but what lies behind one screen look the same to
 * everybody else, who sees nothing there. */
static void
check_views (const Game *game)
{
  const ColoniaState *state = colonia_record_get_state (game->record);

  if (state->step == COLONIA_STEP_FINISHED)
    return;

  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_auto (ColoniaState) other = { 0 };

      colonia_state_copy (&other, state);
      hide_more (&other, seat);
      for (int viewer = COLONIA_NOBODY; viewer < state->n_players; viewer++)
        {
          g_auto (ColoniaState) view = { 0 };
          g_auto (ColoniaState) other_view = { 0 };

          table_state_view (&view.table, &state->table, viewer);
          table_state_view (&other_view.table, &other.table, viewer);
          g_assert_true (colonia_state_equal (&view, &other_view) == (viewer != seat));
          if (viewer != seat)
            assert_nothing_seen (&view.players[seat]);
        }
    }
}

/* Playing */

/* Plays the newest event of the record once more, from the state before it,
 * to hear what it caused. */
static void
check_newest_event (Game *game)
{
  guint index = game->states->len - 1;
  const ColoniaEvent *event = colonia_record_get_event (game->record, index);
  const ColoniaState *before = get_state (game, index);
  const ColoniaState *after = colonia_record_get_state (game->record);
  g_auto (ColoniaState) played = { 0 };

  colonia_state_copy (&played, before);
  g_assert_cmpint (try_event (game, &played, event).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_true (colonia_state_equal (&played, after));

  note_event (before, event);
  note_results (game->effects);
  note_state (before, after);
}

static void
play_game (Game   *game,
           Group   group,
           guint64 seed)
{
  g_autoptr (TableSimulation) simulation = table_simulation_new (&colonia_game, group.n_players, group.tracking, seed);
  g_autofree char *text = NULL;

  game->record = table_simulation_get_record (simulation);
  game->setup = colonia_record_get_setup (game->record);
  books_check (colonia_record_get_state (game->record), game->setup);
  keep_state (game);

  while (table_simulation_step (simulation))
    {
      check_newest_event (game);
      keep_state (game);
      if ((game->states->len + seed) % CHOICES_STRIDE == 0)
        check_choices (game);
      if ((game->states->len + seed) % VIEWS_STRIDE == 0)
        check_views (game);
    }

  seen.steps[colonia_record_get_state (game->record)->step]++;
  g_assert_cmpint (colonia_record_get_state (game->record)->step, ==, COLONIA_STEP_FINISHED);

  /* The simulation takes its record with it. */
  text = table_record_to_text (game->record);
  game->record = table_record_parse (text, strlen (text), NULL);
  g_assert_nonnull (game->record);
  game->setup = colonia_record_get_setup (game->record);
}

static void
game_clear (Game *game)
{
  table_record_free (game->record);
  g_array_unref (game->states);
  g_array_unref (game->effects);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Game, game_clear)

static void
game_init (Game   *game,
           Group   group,
           guint64 seed)
{
  game->states = g_array_new (FALSE, FALSE, sizeof (ColoniaState));
  g_array_set_clear_func (game->states, (GDestroyNotify) colonia_state_clear);
  game->effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  play_game (game, group, seed);
}

/* The score, counted once more */

static int
count_points (const ColoniaState *state,
              const ColoniaScore *score,
              int                 seat)
{
  const ColoniaPlayer *player = &state->players[seat];
  int points = 0;

  for (int i = 0; i < player->n_relics; i++)
    points += player->relics[i].points * (player->relics[i].stored ? 2 : 1);

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      int richer = 0;

      for (int other = 0; other < state->n_players; other++)
        richer += other != seat && state->players[other].money.n[city] >= player->money.n[city];
      if (richer == 0)
        points += state->window_points;
      g_assert_cmpint (richer == 0, ==, score->windows[city].player == seat);
    }

  return points;
}

static void
check_score (const Game *game)
{
  const ColoniaState *state = colonia_record_get_state (game->record);
  ColoniaScore score;
  int winners = 0;

  g_assert_true (colonia_state_get_score (state, &score));
  g_assert_true (score.final);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      winners += score.players[seat].rank == 1;
      for (int other = 0; other < state->n_players; other++)
        if (score.players[other].total > score.players[seat].total)
          g_assert_cmpint (score.players[other].rank, <, score.players[seat].rank);
      if (state->tracking == COLONIA_TRACKING_FULL)
        g_assert_cmpint (count_points (state, &score, seat), ==, score.players[seat].total);
    }

  g_assert_cmpint (winners, >=, 1);
}

/* Undoing and redoing */

static void
move_and_compare (Game *game,
                  guint cursor)
{
  g_autoptr (GError) error = NULL;

  table_record_move_cursor (game->record, cursor, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (table_record_get_cursor (game->record), ==, cursor);
  g_assert_true (colonia_state_equal (colonia_record_get_state (game->record), get_state (game, cursor)));
}

static void
undo_and_redo (Game *game,
               guint stride)
{
  guint n_events = table_record_get_n_events (game->record);
  guint cursor = n_events;

  while (cursor > 0)
    {
      cursor -= MIN (cursor, stride);
      move_and_compare (game, cursor);
    }

  while (cursor < n_events)
    {
      cursor += MIN (n_events - cursor, stride);
      move_and_compare (game, cursor);
    }
}

/* A new event drops those that were undone. */
static void
play_on_differently (Game *game,
                     guint cursor)
{
  ColoniaEvent note = { .type = COLONIA_EVENT_NOTE, .player = COLONIA_NOBODY, .text = (char *) "Otherwise" };

  move_and_compare (game, cursor);
  g_assert_cmpint (colonia_record_append (game->record, &note, NULL, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpuint (table_record_get_n_events (game->record), ==, cursor + 1);
  g_assert_cmpuint (table_record_get_cursor (game->record), ==, cursor + 1);
  g_assert_true (colonia_state_equal (colonia_record_get_state (game->record), get_state (game, cursor)));
}

/* Writing and reading */

static char *
print_state (const ColoniaState *state)
{
  g_autoptr (JsonNode) node = colonia_state_to_json (&state->table);

  return json_to_string (node, FALSE);
}

static void
write_and_read (const Game *game)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = table_record_to_text (game->record);
  g_autoptr (TableRecord) again = table_record_parse (text, strlen (text), &error);
  g_autofree char *text_again = NULL;
  g_autofree char *state = NULL;
  g_autofree char *state_again = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (table_record_get_cursor (again), ==, table_record_get_cursor (game->record));
  g_assert_cmpuint (table_record_get_n_events (again), ==, table_record_get_n_events (game->record));
  g_assert_true (colonia_state_equal (colonia_record_get_state (again), colonia_record_get_state (game->record)));

  text_again = table_record_to_text (again);
  g_assert_cmpstr (text, ==, text_again);

  state = print_state (colonia_record_get_state (game->record));
  state_again = print_state (colonia_record_get_state (again));
  g_assert_cmpstr (state, ==, state_again);

  /* Undone events are checked as they are redone, now for the first time. */
  table_record_move_cursor (again, table_record_get_n_events (again), &error);
  g_assert_no_error (error);
  g_assert_true (colonia_state_equal (colonia_record_get_state (again),
                                      get_state (game, table_record_get_n_events (again))));
}

static gboolean
is_same_act (const ColoniaEvent *event,
             const ColoniaEvent *other)
{
  if (event->type != other->type || event->player != other->player)
    return FALSE;

  switch (event->type)
    {
    case COLONIA_EVENT_TAKE_BOOTH:
      return event->booth == other->booth;

    case COLONIA_EVENT_ORDER:
      return event->craftsman == other->craftsman;

    case COLONIA_EVENT_LOAD:
      return event->load.berth == other->load.berth && event->load.extra == other->load.extra
             && (event->load.extra ? event->load.good == other->load.good : event->load.hold == other->load.hold);

    case COLONIA_EVENT_BUY:
      return event->buy.slot == other->buy.slot && event->buy.in_shrine == other->buy.in_shrine
             && event->buy.stores == other->buy.stores
             && (!event->buy.stores || event->buy.stored_points == other->buy.stored_points);

    case COLONIA_EVENT_SAFEGUARD:
      return event->slot == other->slot;

    default:
      return TRUE;
    }
}

/* Nothing can be done that is not among the choices. */
static void
check_is_choice (const ColoniaState *state,
                 const ColoniaEvent *event)
{
  g_autoptr (GArray) choices = colonia_state_list_choices (state);
  guint found = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const ColoniaChoice *choice = &g_array_index (choices, ColoniaChoice, i);

      found += is_same_act (&choice->event, event) && choice->obstacle.kind == TABLE_OBSTACLE_NONE;
    }

  g_assert_cmpuint (found, ==, 1);
}

/* An event that may come at any step: as it happened in the game, elsewhere in
 * the game, a correction or a change. */
static ColoniaEvent
pick_event (const Game        *game,
            const TableChance *chance,
            guint              position)
{
  guint n_events = table_record_get_cursor (game->record);
  guint elsewhere = (guint) table_chance_between (chance, 0, (int) n_events - 1);

  switch (table_chance_between (chance, 0, 9))
    {
    case 0:
      return (ColoniaEvent) { .type = position % 2 == 0 ? COLONIA_EVENT_CORRECTION : COLONIA_EVENT_CHANGE };

    case 1:
    case 2:
      return *colonia_record_get_event (game->record, elsewhere);

    default:
      return *colonia_record_get_event (game->record, position);
    }
}

/* Plays on as the game went, as far as that is possible after an event that
 * was otherwise. */
static void
play_on (const Game   *game,
         ColoniaState *state,
         guint         from)
{
  guint n_events = table_record_get_cursor (game->record);

  for (guint i = from; i < MIN (n_events, from + EVENTS_AFTER_SPOILT); i++)
    try_event (game, state, colonia_record_get_event (game->record, i));
}

static void
try_spoilt_event (const Game        *game,
                  const TableChance *chance)
{
  guint n_events = table_record_get_cursor (game->record);
  guint position = (guint) table_chance_between (chance, 0, (int) n_events - 1);
  ColoniaEvent event = pick_event (game, chance, position);
  const ColoniaState *before = get_state (game, position);
  g_auto (ColoniaState) state = { 0 };

  for (int i = table_chance_between (chance, 1, 3); i > 0; i--)
    spoil_event (chance, &event, before);

  colonia_state_copy (&state, before);
  if (try_event (game, &state, &event).kind != TABLE_OBSTACLE_NONE)
    {
      seen.spoilt_refused++;
      return;
    }

  seen.spoilt_applied++;
  seen.events[event.type]++;
  if (table_event_has_turn (state.table.game->events, &event.table))
    check_is_choice (before, &event);
  play_on (game, &state, position + 1);
}

static void
try_spoilt_events (const Game *game,
                   guint64     seed)
{
  GRand *rand = g_rand_new_with_seed ((guint32) seed);
  const TableChance dice = table_chance_from_rand (rand);

  for (int i = 0; i < SPOILT_EVENTS; i++)
    try_spoilt_event (game, &dice);

  g_rand_free (rand);
}

/* The tests */

static void
test_games (gconstpointer data)
{
  const Group *group = data;
  guint n_games = get_n_games (group->tracking);

  for (guint seed = 1; seed <= n_games; seed++)
    {
      g_auto (Game) game = { 0 };
      guint n_events;

      game_init (&game, *group, seed);
      n_events = table_record_get_n_events (game.record);
      check_score (&game);
      write_and_read (&game);
      undo_and_redo (&game, seed % STEPWISE_UNDO_STRIDE == 0 ? 1 : UNDO_STRIDE);
      try_spoilt_events (&game, seed);
      move_and_compare (&game, (seed * UNDO_STRIDE) % n_events);
      write_and_read (&game);
      play_on_differently (&game, (seed * UNDO_STRIDE) % n_events);
    }

  seen.groups++;
}

static void
check_all_seen (const char  *what,
                const guint *counts,
                guint        n)
{
  for (guint i = 0; i < n; i++)
    if (counts[i] == 0)
      {
        g_test_message ("%s %u never occurred", what, i);
        g_test_fail ();
      }
}

static void
check_obstacles_seen (void)
{
  /* Whenever holds are loaded a ship lies in every berth. */
  g_assert_cmpuint (seen.obstacles[COLONIA_OBSTACLE_BERTH_EMPTY], ==, 0);
  seen.obstacles[COLONIA_OBSTACLE_BERTH_EMPTY]++;
  /* No game fills a record. */
  g_assert_cmpuint (seen.obstacles[TABLE_OBSTACLE_RECORD_FULL], ==, 0);
  seen.obstacles[TABLE_OBSTACLE_RECORD_FULL]++;
  /* No other program writes these games. */
  g_assert_cmpuint (seen.obstacles[TABLE_OBSTACLE_NOT_OF_GAME], ==, 0);
  seen.obstacles[TABLE_OBSTACLE_NOT_OF_GAME]++;
  /* Nobody has ten thousand of anything. */
  g_assert_cmpuint (seen.obstacles[COLONIA_OBSTACLE_GOODS_BEYOND]++, ==, 0);
  g_assert_cmpuint (seen.obstacles[COLONIA_OBSTACLE_MONEY_BEYOND]++, ==, 0);
  /* Doubts stand in nobody's way. */
  g_assert_cmpuint (seen.obstacles[COLONIA_OBSTACLE_HOLDS] + seen.obstacles[COLONIA_OBSTACLE_POINTS], ==, 0);
  seen.obstacles[COLONIA_OBSTACLE_HOLDS]++;
  seen.obstacles[COLONIA_OBSTACLE_POINTS]++;
  check_all_seen ("obstacle", seen.obstacles, COLONIA_N_OBSTACLES);
}

static void
test_everything_occurred (void)
{
  if (seen.groups < (COLONIA_MAX_PLAYERS - COLONIA_MIN_PLAYERS + 1) * COLONIA_N_TRACKINGS
      || get_n_games (COLONIA_TRACKING_FULL) < GAMES_FOR_EVERYTHING)
    {
      g_test_skip ("not enough games were played");
      return;
    }

  check_all_seen ("event type", seen.events, COLONIA_N_EVENT_TYPES);
  check_all_seen ("step", seen.steps, COLONIA_N_STEPS);
  /* Colonia tells itself who won. */
  g_assert_cmpuint (seen.effects[TABLE_EFFECT_RANKED]++, ==, 0);
  check_all_seen ("effect", seen.effects, COLONIA_N_EFFECTS);
  check_all_seen ("accepted edict", seen.accepted, COLONIA_N_EDICT_KINDS);
  check_all_seen ("rejected edict", seen.rejected, COLONIA_N_EDICT_KINDS);
  check_all_seen ("order", seen.orders, COLONIA_N_CRAFTSMEN);
  check_all_seen ("good made", seen.goods, COLONIA_N_GOODS);
  check_obstacles_seen ();

  g_assert_cmpuint (seen.relics_into_shrines, >, 0);
  g_assert_cmpuint (seen.shrines_over_relics, >, 0);
  g_assert_cmpuint (seen.extra_holds, >, 0);
  g_assert_cmpuint (seen.extra_holds_paid, >, 0);
  g_assert_cmpuint (seen.zero_cards, >, 0);
  g_assert_cmpuint (seen.second_tie_rolls, >, 0);
  g_assert_cmpuint (seen.safeguards_bought, >, 0);
  g_assert_cmpuint (seen.choices_possible, >, 0);
  g_assert_cmpuint (seen.choices_refused, >, 0);
  g_assert_cmpuint (seen.only_passing, >, 0);
  g_assert_cmpuint (seen.only_passing_for_hand, >, 0);
  g_assert_cmpuint (seen.spoilt_applied, >, 0);
  g_assert_cmpuint (seen.spoilt_refused, >, 0);
}

int
main (int    argc,
      char **argv)
{
  static Group groups[COLONIA_N_TRACKINGS][COLONIA_MAX_PLAYERS + 1];

  g_test_init (&argc, &argv, NULL);

  for (ColoniaTracking tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
    for (int players = COLONIA_MIN_PLAYERS; players <= COLONIA_MAX_PLAYERS; players++)
      {
        g_autofree char *path = g_strdup_printf ("/random-games/%s/%d-players",
                                                 colonia_tracking_ids[tracking], players);

        groups[tracking][players] = (Group) { players, tracking };
        g_test_add_data_func (path, &groups[tracking][players], test_games);
      }

  g_test_add_func ("/random-games/run/everything-occurred", test_everything_occurred);

  return g_test_run ();
}
