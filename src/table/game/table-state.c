/* table-state.c: the one door through which a game changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-ranks.h"

#include <string.h>

#define NO_OBSTACLE ((TableObstacle) { .player = TABLE_NOBODY })

/**
 * table_state_init:
 * @state: (out caller-allocates): the state to set, of the size that @game says
 * @game: a game
 * @setup: what was agreed: one of @game, which nothing is wrong with
 * @effects: (element-type TableEffect) (nullable): an array to which is appended
 *   what beginning the game causes, in the order in which it happens
 *
 * Sets a state to the start of a game. Clear it with table_state_clear().
 */
void
table_state_init (TableState       *state,
                  const TableGame  *game,
                  const TableSetup *setup,
                  GArray           *effects)
{
  const TablePlay play = { state, effects };

  g_return_if_fail (state != NULL && game != NULL && setup != NULL);
  g_return_if_fail (setup->n_players >= game->min_players && setup->n_players <= game->max_players);

  memset (state, 0, game->state_size);
  state->game = game;
  state->tracking = setup->tracking;
  state->n_players = setup->n_players;
  state->turn = TABLE_NOBODY;
  game->begin (&play, setup);
}

/**
 * table_state_copy:
 * @state: (out caller-allocates): the copy, which must not be a state already, of
 *   the size that the game of @from says
 * @from: the state to copy
 *
 * Makes a copy that changes independently, e.g. to ask "what if". Clear it with
 * table_state_clear().
 */
void
table_state_copy (TableState       *state,
                  const TableState *from)
{
  g_return_if_fail (state != NULL);
  g_return_if_fail (from != NULL && from->game != NULL);

  memcpy (state, from, from->game->state_size);
  if (from->game->own != NULL)
    from->game->own (state);
}

/**
 * table_state_clear:
 * @state: a state, or one that has never been any and is all zero
 *
 * Frees what a state holds. It must not be used afterwards, unless it is
 * initialised anew.
 */
void
table_state_clear (TableState *state)
{
  g_return_if_fail (state != NULL);

  if (state->game != NULL && state->game->clear != NULL)
    state->game->clear (state);
  state->game = NULL;
}

/**
 * table_state_view:
 * @view: (out caller-allocates): what may be seen, which must not be a state already, of
 *   the size that the game of @state says
 * @state: how a game stands
 * @seat: who looks, or `TABLE_NOBODY` for everybody who sees the table
 *
 * Copies what one seat may know of a game, with everything taken out that is not its
 * business: two games that differ in nothing else look the same. Whoever shows
 * something to one person shows it of this. Clear it with table_state_clear().
 */
void
table_state_view (TableState       *view,
                  const TableState *state,
                  int               seat)
{
  table_state_copy (view, state);
  if (state->game->cover != NULL)
    state->game->cover (view, seat);
}

/**
 * table_state_new:
 * @game: a game
 * @setup: what was agreed: one of @game, which nothing is wrong with
 * @effects: (element-type TableEffect) (nullable): an array to which is appended
 *   what beginning the game causes, in the order in which it happens
 *
 * Begins a game, as table_state_init() does.
 *
 * Returns: (transfer full): the state at its start
 */
TableState *
table_state_new (const TableGame  *game,
                 const TableSetup *setup,
                 GArray           *effects)
{
  TableState *state;

  g_return_val_if_fail (game != NULL, NULL);

  state = g_malloc (game->state_size);
  table_state_init (state, game, setup, effects);

  return state;
}

/**
 * table_state_dup:
 * @from: a state
 *
 * Makes a copy that changes independently, as table_state_copy() does.
 *
 * Returns: (transfer full): the copy
 */
TableState *
table_state_dup (const TableState *from)
{
  TableState *state;

  g_return_val_if_fail (from != NULL && from->game != NULL, NULL);

  state = g_malloc (from->game->state_size);
  table_state_copy (state, from);

  return state;
}

/**
 * table_state_free:
 * @state: (transfer full) (nullable): a state that was made by table_state_new() or
 *   table_state_dup()
 *
 * Frees a state.
 */
void
table_state_free (TableState *state)
{
  if (state == NULL)
    return;

  table_state_clear (state);
  g_free (state);
}

static gboolean
is_tracked (const TableState     *state,
            const TableEventKind *kind)
{
  return kind->trackings == 0 || (kind->trackings & 1u << state->tracking) != 0;
}

static gboolean
is_taken (const TableState     *state,
          const TableEventKind *kind)
{
  return kind->steps == 0 || (kind->steps & 1u << state->step) != 0;
}

/**
 * table_state_takes:
 * @state: a state
 * @type: a type of event of its game
 *
 * Tells whether events of a type can come now: whether this tracking has them, and the step
 * takes them.
 *
 * Returns: whether they can
 */
gboolean
table_state_takes (const TableState *state,
                   int               type)
{
  const TableEventKind *kind;

  g_return_val_if_fail (state != NULL && state->game != NULL, FALSE);

  kind = &state->game->events->kinds[type];

  return is_tracked (state, kind) && is_taken (state, kind);
}

/* Asks whether the event is one that the game waits for at all, and then what else stands
 * against it. As a call of its own it would make each event that is applied slower by a
 * thirtieth. */
static G_ALWAYS_INLINE inline TableObstacle
examine (const TableState *state,
         const TableEvent *event)
{
  const TableGame *game = state->game;
  const TableEventKind *kind = &game->events->kinds[event->type];

  if (game->get_awaited != NULL && !(kind->flags & TABLE_EVENT_ASIDE))
    {
      int awaited = game->get_awaited (state);

      if (awaited != TABLE_NOBODY && event->type != awaited)
        return (TableObstacle) { .kind = TABLE_OBSTACLE_OTHER_EVENT, .player = event->player, .what = awaited };
    }

  if (!is_tracked (state, kind))
    return (TableObstacle) { .kind = TABLE_OBSTACLE_NOT_TRACKED, .rule = game->step_rule, .player = event->player,
                             .what = event->type };

  if (!is_taken (state, kind))
    return (TableObstacle) { .kind = TABLE_OBSTACLE_NOT_NOW, .rule = game->step_rule, .player = event->player,
                             .what = state->step };

  if ((kind->flags & TABLE_EVENT_IN_TURN) == TABLE_EVENT_IN_TURN && event->player != state->turn)
    return (TableObstacle) { .kind = TABLE_OBSTACLE_NOT_YOUR_TURN, .rule = game->turn_rule, .player = event->player,
                             .what = state->turn };

  return game->examine (state, event);
}

/**
 * table_state_examine:
 * @state: a state
 * @event: an event of its game, well-formed for the number of players
 *
 * Asks what stands against an event, without changing anything.
 * table_state_apply() refuses with exactly the same.
 *
 * Returns: the obstacle, of kind `TABLE_OBSTACLE_NONE` if @event can happen
 */
TableObstacle
table_state_examine (const TableState *state,
                     const TableEvent *event)
{
  g_return_val_if_fail (state != NULL && state->game != NULL, NO_OBSTACLE);
  g_return_val_if_fail (event != NULL, NO_OBSTACLE);

  return examine (state, event);
}

/**
 * table_state_apply:
 * @state: the state to change
 * @event: an event of its game, well-formed for the number of players
 * @effects: (element-type TableEffect) (nullable): an array to which is appended
 *   what the event causes, in the order in which it happens
 *
 * Lets an event happen, with everything that the rules do by themselves after it.
 * If something stands against the event, nothing changes.
 *
 * Returns: the obstacle, of kind `TABLE_OBSTACLE_NONE` if @event happened
 */
TableObstacle
table_state_apply (TableState       *state,
                   const TableEvent *event,
                   GArray           *effects)
{
  const TablePlay play = { state, effects };
  TableObstacle obstacle;

  g_return_val_if_fail (state != NULL && state->game != NULL, NO_OBSTACLE);
  g_return_val_if_fail (event != NULL, NO_OBSTACLE);

  obstacle = examine (state, event);
  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    state->game->carry_out (&play, event);

  return obstacle;
}

/**
 * table_state_sort_events:
 * @state: a state
 * @events: (element-type TableEvent): events of its game that are to happen together, well-formed for the number of
 *   players
 *
 * Puts events into an order in which as many of them as possible can happen one after the other, from the first on: what
 * one player gives back another may have after that. Others stay in their order, behind these.
 *
 * Returns: how many of them can happen
 */
guint
table_state_sort_events (const TableState *state,
                         GPtrArray        *events)
{
  g_autoptr (TableState) after = NULL;
  guint n_possible = 0;

  g_return_val_if_fail (state != NULL && events != NULL, 0);

  after = table_state_dup (state);
  for (guint i = 0; i < events->len; i++)
    if (table_state_apply (after, events->pdata[i], NULL).kind == TABLE_OBSTACLE_NONE)
      {
        g_ptr_array_insert (events, (int) n_possible, g_ptr_array_steal_index (events, i));
        i = n_possible++;
      }

  return n_possible;
}

/**
 * table_state_list_doubts:
 * @state: a state
 * @event: (nullable): an event of its game, well-formed for the number of players, or `NULL` for what was
 *   agreed before the game, of which @state is the start
 *
 * Asks what speaks against something that can happen: by what we know of the box it cannot be so, but
 * what we know may be wrong, and the table comes first. It is asked of whoever enters it, and of nobody
 * else: an event is applied whether it is doubtful or not, and no slower.
 *
 * Returns: (transfer full) (element-type TableObstacle): the doubts, told as obstacles are; none if @event cannot
 *   happen at all
 */
GArray *
table_state_list_doubts (const TableState *state,
                         const TableEvent *event)
{
  GArray *doubts = g_array_new (FALSE, FALSE, sizeof (TableObstacle));

  g_return_val_if_fail (state != NULL && state->game != NULL, doubts);

  if (state->game->doubt != NULL && (event == NULL || examine (state, event).kind == TABLE_OBSTACLE_NONE))
    state->game->doubt (state, event, doubts);

  return doubts;
}

/**
 * table_state_doubt:
 * @state: a state
 * @event: (nullable): as for table_state_list_doubts()
 *
 * Asks for the first thing that speaks against something that can happen.
 *
 * Returns: the doubt, of kind `TABLE_OBSTACLE_NONE` if there is none
 */
TableObstacle
table_state_doubt (const TableState *state,
                   const TableEvent *event)
{
  g_autoptr (GArray) doubts = table_state_list_doubts (state, event);

  return doubts->len > 0 ? g_array_index (doubts, TableObstacle, 0) : NO_OBSTACLE;
}

/**
 * table_play_tell:
 * @play: an event being carried out, or a game being begun
 * @effect: what was caused
 *
 * Reports an effect, if anybody wants to know.
 */
void
table_play_tell (const TablePlay   *play,
                 const TableEffect  effect)
{
  g_return_if_fail (play != NULL);

  if (play->effects != NULL)
    g_array_append_val (play->effects, effect);
}

/**
 * table_state_is_finished:
 * @state: a state
 *
 * Tells whether the game is over: nothing more can happen in it.
 *
 * Returns: whether it is
 */
gboolean
table_state_is_finished (const TableState *state)
{
  g_return_val_if_fail (state != NULL && state->game != NULL, FALSE);

  return state->step == state->game->finished;
}

/**
 * table_state_is_counted:
 * @state: a state
 *
 * Tells whether a game is only counted at its end, so that nothing else is known of it.
 *
 * Returns: whether it is
 */
gboolean
table_state_is_counted (const TableState *state)
{
  g_return_val_if_fail (state != NULL && state->game != NULL, FALSE);

  return state->tracking == state->game->counted;
}

/**
 * table_state_is_followed:
 * @state: a state
 *
 * Tells whether a game goes on and is followed: it is neither over, nor only counted at its end.
 *
 * Returns: whether it is
 */
gboolean
table_state_is_followed (const TableState *state)
{
  return !table_state_is_counted (state) && !table_state_is_finished (state);
}

/* Counts what players come to, all that a game knows of it, or tells `NULL` if there is nothing to count yet. */
static TableScore *
count_score (const TableState *state)
{
  g_autofree TableScore *score = g_malloc0 (MAX (state->game->score_size, sizeof *score));

  return state->game->get_score (state, score) ? g_steal_pointer (&score) : NULL;
}

/**
 * table_state_get_score:
 * @state: a state
 * @score: (out caller-allocates): where it is put
 *
 * Counts what players come to.
 *
 * Returns: `FALSE` if there is nothing to count yet
 */
gboolean
table_state_get_score (const TableState *state,
                       TableScore       *score)
{
  g_autofree TableScore *counted = NULL;

  g_return_val_if_fail (state != NULL && score != NULL, FALSE);

  counted = count_score (state);
  if (counted != NULL)
    *score = *counted;

  return counted != NULL;
}

/**
 * table_state_print_score:
 * @state: a state
 *
 * Prints what players come to, as the tool does.
 *
 * Returns: (transfer full) (nullable): an object, or `NULL` if there is nothing to count yet
 */
JsonNode *
table_state_print_score (const TableState *state)
{
  g_autofree TableScore *score = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  if (state->game->print_score != NULL)
    return state->game->print_score (state);

  score = count_score (state);
  if (score == NULL)
    return NULL;

  return state->game->score != NULL
           ? table_fields_print (state->game->score, &(TableTerms) { .n_players = state->n_players, .whole = TRUE }, score)
           : table_score_to_json (score, state->game->score_parts);
}

/**
 * table_state_tell_score:
 * @state: a state
 * @names: (array): by seat, the names of the players
 *
 * Tells what players come to, and what led to it.
 *
 * Returns: (transfer full) (nullable): a table and some sentences, or `NULL` if there is nothing
 *   to count yet
 */
char *
table_state_tell_score (const TableState  *state,
                        const char *const *names)
{
  g_autofree char *table = NULL;
  g_autofree char *outcome = NULL;
  TableScore score;

  g_return_val_if_fail (state != NULL && names != NULL, NULL);

  if (!table_state_get_score (state, &score))
    return NULL;

  table = table_score_tell (&score, state->game->score_parts, names);
  if (state->game->tell_outcome != NULL)
    outcome = state->game->tell_outcome (names, state);
  else if (state->game->rank_rule != 0)
    outcome = table_state_tell_ties (state, names, score.n_players);

  return g_strconcat (table, outcome, NULL);
}
