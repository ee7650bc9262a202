/* fuzz-events.c: any bytes whatever as a sequence of events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bytes say who plays, and then one after the other what happens, is
 * undone and redone. Whatever that is, the rules allow it or say why not, the
 * books balance, and what is undone and played again is as it was.
 */

#include "colonia-typed.h"
#include "fuzz.h"

#include "books.h"
#include "colonia-score.h"
#include "colonia-words.h"
#include "table-words.h"
#include "wish.h"

#define MAX_EVENTS 2000

typedef struct {
  const guint8 *at;
  const guint8 *end;
} Bytes;

/* A game of Colonia with the state before the first event and after each. */
typedef struct {
  TableChance chance;
  ColoniaSetup setup;
  ColoniaState state;
  GArray *events;
  GArray *states;
  GArray *effects;
  guint cursor;
  TableTelling telling;
} Game;

static const char *const names[COLONIA_MAX_PLAYERS] = { "Agnes", "Bruno", "Clara", "Dietmar", "Elsbeth", "Frans" };

/* Where the bytes are at their end, everything is as little as it can be. */
static int
pick_from_bytes (gpointer data,
                 int      min,
                 int      max)
{
  Bytes *bytes = data;
  int value = 0;

  for (int range = max - min; range > 0 && bytes->at < bytes->end; range >>= 8)
    value = value << 8 | *bytes->at++;

  return min + value % (max - min + 1);
}

static ColoniaSetup
wish_setup (const TableChance *chance)
{
  ColoniaSetup setup = {
    .tracking = (ColoniaTracking) table_chance_between (chance, 0, COLONIA_N_TRACKINGS - 1),
    .n_players = table_chance_between (chance, COLONIA_MIN_PLAYERS, COLONIA_MAX_PLAYERS),
    .family_members = table_chance_between (chance, 10, 38),
    .window_points = table_chance_between (chance, 0, 99),
  };

  for (int seat = 0; seat < setup.n_players; seat++)
    {
      int resource, good;

      for (int city = 0; city < COLONIA_N_CITIES; city++)
        setup.start[seat].money.n[city] = table_chance_between (chance, 0, 20);
      resource = table_chance_between (chance, 0, COLONIA_N_RESOURCES - 1);
      setup.start[seat].resources.n[resource] = table_chance_between (chance, 0, 3);
      good = table_chance_between (chance, 0, COLONIA_N_GOODS - 1);
      setup.start[seat].goods.n[good] = table_chance_between (chance, 0, 20);
    }

  return setup;
}

static void
keep_state (Game *game)
{
  ColoniaState copy;

  colonia_state_copy (&copy, &game->state);
  g_array_append_val (game->states, copy);
}

/* The lists are made once for all games, as they are long. */
static void
begin_game (Game  *game,
            Bytes *bytes)
{
  if (game->events == NULL)
    {
      game->events = g_array_sized_new (FALSE, FALSE, sizeof (ColoniaEvent), MAX_EVENTS);
      game->states = g_array_sized_new (FALSE, FALSE, sizeof (ColoniaState), MAX_EVENTS + 1);
      game->effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
      g_array_set_clear_func (game->states, (GDestroyNotify) colonia_state_clear);
    }

  game->chance = (TableChance) { pick_from_bytes, bytes };
  game->setup = wish_setup (&game->chance);
  game->telling.names = names;
  game->cursor = 0;
  g_array_set_size (game->events, 0);
  g_array_set_size (game->states, 0);
  colonia_state_init (&game->state, &game->setup);
  books_check (&game->state, &game->setup);
  keep_state (game);
}

/* An event as it is wished: mostly as the game waits for it, otherwise spoilt,
 * or one for another moment. */
static ColoniaEvent
wish (const Game *game)
{
  int way = table_chance_between (&game->chance, 0, 15);
  ColoniaEvent event;

  if (way < 12)
    event = wish_awaited (&game->chance, &game->state);
  else
    event = wish_event (&game->chance, &game->state,
                        (ColoniaEventType) table_chance_between (&game->chance, 0, COLONIA_N_EVENT_TYPES - 1));

  if (way >= 10)
    for (int i = table_chance_between (&game->chance, 1, 3); i > 0; i--)
      spoil_event (&game->chance, &event, &game->state);

  return event;
}

static void
check_refusal (const ColoniaObstacle *obstacle)
{
  g_autofree char *sentence = table_refusals_tell (&colonia_refusals, names, obstacle);

  fuzz_check_line (sentence);
}

/* What the player in turn could do, and in words what stands against it. */
static void
check_choices (const Game *game)
{
  g_autoptr (GArray) choices = colonia_state_list_choices (&game->state);

  for (guint i = 0; i < choices->len; i++)
    {
      const ColoniaChoice *choice = &g_array_index (choices, ColoniaChoice, i);

      if (choice->obstacle.kind != TABLE_OBSTACLE_NONE)
        check_refusal (&choice->obstacle);
    }
}

static void
take_event (Game               *game,
            const ColoniaEvent *event)
{
  const ColoniaState *before = &g_array_index (game->states, ColoniaState, game->cursor);
  g_autofree char *sentence = table_words_event (&colonia_game, &game->telling, &before->table, &event->table);

  fuzz_check_line (sentence);
  fuzz_tell_effects (&colonia_game, &game->telling, game->effects);

  g_array_set_size (game->events, game->cursor);
  g_array_set_size (game->states, game->cursor + 1);
  g_array_append_val (game->events, *event);
  keep_state (game);
  game->cursor++;
}

static void
play (Game *game)
{
  ColoniaEvent event = wish (game);
  ColoniaObstacle obstacle = books_try (&game->state, &game->setup, &event, game->effects);

  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    take_event (game, &event);
  else
    check_refusal (&obstacle);
}

/* Undoes or redoes: plays so many of the events again from the start. */
static void
go_to (Game *game,
       guint cursor)
{
  colonia_state_clear (&game->state);
  colonia_state_init (&game->state, &game->setup);
  for (guint i = 0; i < cursor; i++)
    ENSURE (colonia_state_apply (&game->state, &g_array_index (game->events, ColoniaEvent, i), NULL).kind
            == TABLE_OBSTACLE_NONE);

  game->cursor = cursor;
  ENSURE (colonia_state_equal (&game->state, &g_array_index (game->states, ColoniaState, cursor)));
}

static void
check_score (const Game *game)
{
  g_autofree char *words = NULL;
  ColoniaScore score;

  if (!colonia_state_get_score (&game->state, &score))
    return;

  ENSURE (score.final == (game->state.step == COLONIA_STEP_FINISHED));
  words = colonia_words_outcome (names, &game->state.table);
  ENSURE (g_utf8_validate (words, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  Bytes bytes = { data, data + size };
  static Game game;

  fuzz_set_up ();
  begin_game (&game, &bytes);

  while (bytes.at < bytes.end && game.events->len < MAX_EVENTS)
    {
      if (table_chance_between (&game.chance, 0, 31) == 31)
        go_to (&game, (guint) table_chance_between (&game.chance, 0, (int) game.events->len));
      else
        play (&game);
    }

  go_to (&game, game.events->len);
  fuzz_check_state (&game.state.table);
  check_choices (&game);
  check_score (&game);
  colonia_state_clear (&game.state);

  return 0;
}
