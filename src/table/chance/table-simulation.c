/* table-simulation.c: whole random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-simulation.h"

#include "table-chance.h"

struct _TableSimulation {
  GRand *rand;
  TableChance *chance;
  TableRecord *record;
};

/* Colours follow each other around the table, from any that the game has. */
static TableRecord *
make_record (TableSimulation  *self,
             const TableGame  *game,
             const TableSetup *setup)
{
  static const char *const names[TABLE_MAX_PLAYERS] = { "Agnes", "Bruno", "Clara",  "Dietmar",
                                                        "Elsbeth", "Frans", "Gesa", "Hein" };
  const int n_colors = (int) g_strv_length ((char **) game->colors);
  const int first_color = table_chance_between (self->chance, 0, n_colors - 1);
  TablePerson people[TABLE_MAX_PLAYERS] = { 0 };

  for (int seat = 0; seat < setup->n_players; seat++)
    people[seat] = (TablePerson) {
      .name = (char *) names[seat],
      .color = table_color_find (game->colors[(first_color + seat) % n_colors]),
    };

  return table_record_new (game, setup, people);
}

/* Sits random players down to a game. The same arguments give the same game on every machine. */
TableSimulation *
table_simulation_new (const TableGame *game,
                      int              n_players,
                      int              tracking,
                      guint64          seed)
{
  const guint32 seeds[] = { (guint32) seed, (guint32) (seed >> 32), (guint32) n_players, (guint32) tracking };
  g_autofree TableSetup *setup = NULL;
  TableSimulation *self;

  g_return_val_if_fail (game != NULL && n_players >= game->min_players && n_players <= game->max_players, NULL);

  self = g_new0 (TableSimulation, 1);
  self->rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  self->chance = g_malloc0 (MAX (game->chance_size, sizeof (TableChance)));
  *self->chance = table_chance_from_rand (self->rand);

  setup = g_malloc0 (game->setup_size);
  setup->n_players = n_players;
  setup->tracking = tracking;
  game->init_setup (setup);
  if (game->deal != NULL)
    game->deal (self->chance, setup);
  self->record = make_record (self, game, setup);
  table_fields_clear (game->setup, setup);

  return self;
}

/**
 * table_simulation_free:
 * @simulation: (transfer full) (nullable): a random game
 *
 * Frees a random game with its record.
 */
void
table_simulation_free (TableSimulation *simulation)
{
  if (simulation == NULL)
    return;

  g_rand_free (simulation->rand);
  g_free (simulation->chance);
  g_clear_pointer (&simulation->record, table_record_free);
  g_free (simulation);
}

/* Gets the record of what has happened so far, to which each step adds. */
TableRecord *
table_simulation_get_record (TableSimulation *simulation)
{
  return simulation->record;
}

/* What is invented is noted first. */
static TableEvent *
make_event (TableSimulation *self)
{
  const TableGame *game = table_record_get_game (self->record);
  const TableState *state = table_record_get_state (self->record);
  TableEvent *note;

  if (game->chance_texts == NULL || table_record_get_cursor (self->record) > 0)
    return game->make_event != NULL ? game->make_event (self->chance, state) : table_chance_make_event (self->chance, state);

  note = table_event_new (game->events, game->note);
  table_event_set_text (game->events, note, game->chance_texts[0]);

  return note;
}

/* Lets the next event happen. */
gboolean
table_simulation_step (TableSimulation *simulation)
{
  const TableState *state;
  const TableGame *game;
  TableObstacle obstacle;
  TableEvent *event;

  g_return_val_if_fail (simulation != NULL, FALSE);

  state = table_record_get_state (simulation->record);
  game = table_record_get_game (simulation->record);
  if (state->step == game->finished)
    return FALSE;

  event = make_event (simulation);
  if (event == NULL)
    g_error ("random players found nothing to do: step %s", game->steps[state->step]);
  obstacle = table_record_append (simulation->record, event, NULL, NULL);
  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    g_error ("a random player broke a rule: event %s, obstacle %d", game->events->ids[event->type], obstacle.kind);
  table_event_free (game->events, event);

  return TRUE;
}

/**
 * table_simulate:
 * @game: a game
 * @n_players: how many play, as many as can play it
 * @tracking: how much is tracked, by the game's own numbers
 * @seed: what the dice depend on
 *
 * Plays a whole random game.
 *
 * Returns: (transfer full): its record
 */
TableRecord *
table_simulate (const TableGame *game,
                int              n_players,
                int              tracking,
                guint64          seed)
{
  g_autoptr (TableSimulation) simulation = table_simulation_new (game, n_players, tracking, seed);

  while (table_simulation_step (simulation))
    ;

  return g_steal_pointer (&simulation->record);
}
