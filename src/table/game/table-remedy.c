/* table-remedy.c: what puts the books right where the table is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who has not enough for what just happened has it at the table all the same, and the books are wrong.
 */

#include "table-remedy.h"

/* More is never missing at once: of two players a little of everything that the game with the most things has. */
#define MOST_REMEDIES 40

/**
 * table_obstacle_is_of_books:
 * @game: a game
 * @obstacle: what stands in the way of something in it
 *
 * Tells whether nothing but what the books say that somebody has stands in the way, so that it is entered anyway where the
 * table is right.
 *
 * Returns: whether that is so
 */
gboolean
table_obstacle_is_of_books (const TableGame     *game,
                            const TableObstacle *obstacle)
{
  g_return_val_if_fail (game != NULL && obstacle != NULL, FALSE);

  return (game->obstacle_facts[obstacle->kind] & TABLE_IS_OF_BOOKS) != 0;
}

/* Makes what puts right what stands in the way, if that can be put right. */
static TableEvent *
make_remedy (const TableState    *state,
             const TableEvent    *event,
             const TableObstacle *obstacle)
{
  const TableGame *game = state->game;

  return game->remedy != NULL && table_obstacle_is_of_books (game, obstacle)
           ? game->remedy (state, event, obstacle) : NULL;
}

/* What was put right and still stands in the way comes from somewhere else. */
static gboolean
is_same (const TableObstacle *obstacle,
         const TableObstacle *other)
{
  return obstacle->kind == other->kind && obstacle->player == other->player && obstacle->what == other->what;
}

static gboolean
find (TableState       *state,
      const TableEvent *event,
      GPtrArray        *remedies)
{
  TableObstacle before = { 0 };

  for (int n = 0; n <= MOST_REMEDIES; n++)
    {
      const TableObstacle obstacle = table_state_examine (state, event);
      TableEvent *remedy;

      if (obstacle.kind == TABLE_OBSTACLE_NONE)
        return TRUE;

      remedy = is_same (&obstacle, &before) ? NULL : make_remedy (state, event, &obstacle);
      if (remedy == NULL)
        return FALSE;

      g_ptr_array_add (remedies, remedy);
      if (table_state_apply (state, remedy, NULL).kind != TABLE_OBSTACLE_NONE)
        return FALSE;
      before = obstacle;
    }

  return FALSE;
}

/**
 * table_remedy_find:
 * @state: a state
 * @event: an event of its game, well-formed for the number of players
 * @remedies: (element-type TableEvent): an array, to which is appended what puts right what @event is refused
 *   for, in this order; the caller frees these events
 *
 * Finds what has to be put right in the books so that an event can happen: exactly what is missing, and nothing
 * where the event can happen already. If anything but what somebody has stands against it, nothing is found.
 *
 * Returns: whether @event can happen after @remedies
 */
gboolean
table_remedy_find (const TableState *state,
                   const TableEvent *event,
                   GPtrArray        *remedies)
{
  g_autoptr (TableState) after = NULL;
  guint n_before;
  gboolean found;

  g_return_val_if_fail (state != NULL && event != NULL && remedies != NULL, FALSE);

  n_before = remedies->len;
  after = table_state_dup (state);
  found = find (after, event, remedies);
  while (!found && remedies->len > n_before)
    table_event_free (state->game->events, g_ptr_array_steal_index (remedies, remedies->len - 1));

  return found;
}

/* Puts right in a state what an event needs, and adds what stood in the way of it. */
static void
put_right (TableState       *state,
           const TableEvent *event,
           GArray           *obstacles)
{
  g_autoptr (GPtrArray) remedies = g_ptr_array_new ();

  table_remedy_find (state, event, remedies);
  for (guint i = 0; i < remedies->len; i++)
    {
      const TableObstacle obstacle = table_state_examine (state, event);

      g_array_append_val (obstacles, obstacle);
      table_state_apply (state, remedies->pdata[i], NULL);
      table_event_free (state->game->events, remedies->pdata[i]);
    }
}

/**
 * table_remedy_apply:
 * @state: the state to change
 * @event: an event of its game, well-formed for the number of players
 *
 * Lets happen what table_remedy_find() finds for an event, to ask what if.
 */
void
table_remedy_apply (TableState       *state,
                    const TableEvent *event)
{
  g_autoptr (GArray) obstacles = g_array_new (FALSE, FALSE, sizeof (TableObstacle));

  g_return_if_fail (state != NULL && event != NULL);

  put_right (state, event, obstacles);
}

/**
 * table_remedy_list:
 * @state: a state
 * @events: (array length=n_events) (nullable): events of its game, well-formed for the number of players, in this order
 * @n_events: how many events these are
 *
 * Lists all that stands against events, if that is nothing but what the books say that somebody has, and can be put
 * right.
 *
 * Returns: (transfer full) (element-type TableObstacle): what stands against them and is put right, or nothing
 */
GArray *
table_remedy_list (const TableState        *state,
                   const TableEvent *const *events,
                   guint                    n_events)
{
  g_autoptr (GArray) obstacles = g_array_new (FALSE, FALSE, sizeof (TableObstacle));
  g_autoptr (TableState) after = NULL;

  g_return_val_if_fail (state != NULL && (events != NULL || n_events == 0), NULL);

  after = table_state_dup (state);
  for (guint i = 0; i < n_events; i++)
    {
      put_right (after, events[i], obstacles);
      if (table_state_apply (after, events[i], NULL).kind != TABLE_OBSTACLE_NONE)
        {
          g_array_set_size (obstacles, 0);
          break;
        }
    }

  return g_steal_pointer (&obstacles);
}

/**
 * table_remedy_exists:
 * @state: a state
 * @events: (array length=n_events): events of its game, well-formed for the number of players, in this order
 * @n_events: how many events these are
 *
 * Tells whether events are refused for nothing but what the books say that somebody has, so that they can be
 * entered anyway.
 *
 * Returns: whether anything has to be put right, and can be
 */
gboolean
table_remedy_exists (const TableState        *state,
                     const TableEvent *const *events,
                     guint                    n_events)
{
  g_autoptr (GArray) obstacles = table_remedy_list (state, events, n_events);

  return obstacles != NULL && obstacles->len > 0;
}
