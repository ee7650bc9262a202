/* games.c: games for tests of what shows them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "games.h"

#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-typed.h"
#include "table-simulation.h"

/* So many games are played in search of what a test wants. */
#define N_GAMES 200

static TableSession *
cut_game (const TableRecord *record,
          GameFilter         filter,
          gpointer           data)
{
  g_auto (ColoniaState) state = { 0 };
  guint n_events = table_record_get_cursor (record);

  colonia_state_init (&state, colonia_record_get_setup (record));
  for (guint i = 0; i <= n_events; i++)
    {
      if (filter (&state, data))
        return table_session_new (table_record_copy (record, i), NULL, NULL);

      if (i < n_events)
        colonia_state_apply (&state, colonia_record_get_event (record, i), NULL);
    }

  return NULL;
}

/*
 * game_where:
 * @filter: whether a state is the one that is wanted
 * @data: what @filter is given
 * @n_players: how many play, 3 to 6
 * @tracking: how much is tracked
 *
 * Plays random games until one stands as it is wanted. It is the same one every
 * time.
 *
 * Returns: (transfer full): the game, which is not kept in a file
 */
TableSession *
game_where (GameFilter      filter,
            gpointer        data,
            int             n_players,
            ColoniaTracking tracking)
{
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, n_players, tracking, seed);
      TableSession *session = cut_game (record, filter, data);

      if (session != NULL)
        return session;
    }

  g_error ("No random game stands like this.");
}

typedef struct {
  ColoniaStep step;
  int week;
} Moment;

static gboolean
is_moment (const ColoniaState *state,
           gpointer            data)
{
  const Moment *moment = data;

  return state->step == moment->step && (moment->week < 0 || state->week == moment->week);
}

/*
 * game_at_step:
 * @step: what the game shall wait for
 * @week: the week, 1 to 6, 0 before the first, or -1 for the first that comes
 * @n_players: how many play, 3 to 6
 * @tracking: how much is tracked
 *
 * Finds a game that waits for something, at the first time that it does.
 *
 * Returns: (transfer full): the game, which is not kept in a file
 */
TableSession *
game_at_step (ColoniaStep     step,
              int             week,
              int             n_players,
              ColoniaTracking tracking)
{
  Moment moment = { .step = step, .week = week };

  return game_where (is_moment, &moment, n_players, tracking);
}

static gboolean
is_at_edict (const ColoniaState *state,
             gpointer            data)
{
  const ColoniaEdictKind *kind = data;

  return state->step == COLONIA_STEP_EDICT && state->edicts[state->edict].kind == *kind;
}

/*
 * game_at_edict:
 * @kind: an edict that asks for something when it is accepted
 * @n_players: how many play, 3 to 6
 * @tracking: how much is tracked
 *
 * Finds a game that waits for what an accepted edict asks for.
 *
 * Returns: (transfer full): the game, which is not kept in a file
 */
TableSession *
game_at_edict (ColoniaEdictKind kind,
               int              n_players,
               ColoniaTracking  tracking)
{
  return game_where (is_at_edict, &kind, n_players, tracking);
}

static gboolean
accepts_unknown (TableLine *line)
{
  guint n;
  const ColoniaEffect *effects = table_line_get_effects (line, &n);

  for (guint i = 0; i < n; i++)
    if (effects[i].kind == COLONIA_EFFECT_ACCEPTED && effects[i].what == COLONIA_EDICT_OTHER)
      return TRUE;

  return FALSE;
}

/*
 * game_before_unknown_edict:
 *
 * Finds a game before the first vote that lets an edict be accepted which the
 * program does not know. That vote can be redone.
 *
 * Returns: (transfer full): the game, which is not kept in a file
 */
TableSession *
game_before_unknown_edict (void)
{
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (TableSession) session = NULL;
      GListModel *chronicle;

      session = table_session_new (table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, seed), NULL, NULL);
      chronicle = table_session_get_chronicle (session);
      for (guint i = 0; i < g_list_model_get_n_items (chronicle); i++)
        {
          g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

          if (accepts_unknown (line))
            {
              table_session_go_to (session, i);
              return g_steal_pointer (&session);
            }
        }
    }

  g_error ("No random game has such an edict.");
}

/*
 * be_rolled_by:
 * @session: a game
 * @type: what was rolled or drawn in it, at least once
 * @roller: who did
 *
 * Says of all that was rolled or drawn in a game who did.
 */
void
be_rolled_by (TableSession   *session,
              ColoniaEventType  type,
              TableRoller     roller)
{
  gboolean any = FALSE;

  for (guint i = 0; i < table_record_get_cursor (table_session_get_record (session)); i++)
    {
      const ColoniaEvent *event = colonia_record_get_event (table_session_get_record (session), i);
      g_autoptr (TableRevision) revision = NULL;

      if (event->type != type)
        continue;

      revision = colonia_session_try_revision (session, i, event, roller);
      table_session_accept (session, revision);
      any = TRUE;
    }

  g_assert_true (any);
}
