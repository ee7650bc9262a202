/* parlour-stage.c: what is seen of a game before it is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-stage.h"

#include "parlour-settings.h"

#include <string.h>

/**
 * ParlourStage:
 *
 * What happens before everybody's eyes and is no event, or none yet: what
 * players have said so far, whether the table has carried out what only the table
 * knows, and how much is told at the end. The page of the game tells it,
 * and the display for all shows it. Each game has one.
 */
struct _ParlourStage {
  GObject parent_instance;

  int said[TABLE_MAX_PLAYERS];
  guint chosen; /* who has chosen something in secret, as bits by seat */
  guint awaited; /* who is still to choose then */
  TableLine *done_by_hand; /* accepted what only the table could do, and it did; or NULL */
  TableLine *moved; /* after which the pieces were moved, or that was passed over; or NULL */
  gboolean started; /* whether that was done for the start of the game */
  TableLine *seen; /* what everybody has looked at, as somebody went on; or NULL */
  int n_shown;
  int n_ranked;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ParlourStage, parlour_stage, G_TYPE_OBJECT)

static G_DEFINE_QUARK (parlour-stage, parlour_stage)

static void
emit_changed (ParlourStage *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
parlour_stage_dispose (GObject *object)
{
  ParlourStage *self = PARLOUR_STAGE (object);

  g_clear_object (&self->done_by_hand);
  g_clear_object (&self->moved);
  g_clear_object (&self->seen);

  G_OBJECT_CLASS (parlour_stage_parent_class)->dispose (object);
}

static void
parlour_stage_class_init (ParlourStageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_stage_dispose;

  /**
   * ParlourStage::changed:
   * @self: a stage
   *
   * Something happens on it.
   */
  changed_signal = g_signal_new ("changed", PARLOUR_TYPE_STAGE, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_stage_init (ParlourStage *self)
{
  g_signal_connect_object (parlour_settings_get (), "changed::move-pieces", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
}

/**
 * parlour_stage_get:
 * @session: a game
 *
 * Gets the stage of a game.
 *
 * Returns: (transfer none): the stage, which belongs to the game
 */
ParlourStage *
parlour_stage_get (TableSession *session)
{
  ParlourStage *stage;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  stage = g_object_get_qdata (G_OBJECT (session), parlour_stage_quark ());
  if (stage == NULL)
    {
      stage = g_object_new (PARLOUR_TYPE_STAGE, NULL);
      g_object_set_qdata_full (G_OBJECT (session), parlour_stage_quark (), stage, g_object_unref);
    }

  return stage;
}

/**
 * parlour_stage_get_said:
 * @self: a stage
 * @seat: a player, from 0
 *
 * Tells what a player has said aloud of what is asked of several, as in a vote, while it
 * goes on.
 *
 * Returns: one of the game's answers, or 0 if that player has said nothing yet
 */
int
parlour_stage_get_said (ParlourStage *self,
                        int           seat)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), 0);
  g_return_val_if_fail (seat >= 0 && seat < TABLE_MAX_PLAYERS, 0);

  return self->said[seat];
}

/**
 * parlour_stage_set_said:
 * @self: a stage
 * @said: (array length=n_players): by seat, what the players say, 0 for nothing
 * @n_players: how many play
 *
 * Tells what players say before it is entered.
 */
void
parlour_stage_set_said (ParlourStage *self,
                        const int    *said,
                        int           n_players)
{
  gsize size = (gsize) n_players * sizeof *said;

  g_return_if_fail (PARLOUR_IS_STAGE (self));
  g_return_if_fail (said != NULL);
  g_return_if_fail (n_players >= 0 && n_players <= TABLE_MAX_PLAYERS);

  if (memcmp (self->said, said, size) == 0)
    return;

  memcpy (self->said, said, size);
  emit_changed (self);
}

/**
 * parlour_stage_get_chosen:
 * @self: a stage
 *
 * Tells who has chosen what everybody chooses in secret, such as on a telephone, and never what.
 *
 * Returns: a bit for each seat
 */
guint
parlour_stage_get_chosen (ParlourStage *self)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), 0);

  return self->chosen;
}

/**
 * parlour_stage_get_awaited:
 * @self: a stage
 *
 * Tells who is waited for, where somebody has chosen in secret.
 *
 * Returns: a bit for each seat
 */
guint
parlour_stage_get_awaited (ParlourStage *self)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), 0);

  return self->awaited;
}

/**
 * parlour_stage_set_chosen:
 * @self: a stage
 * @chosen: who has chosen, a bit for each seat
 * @awaited: who is still to choose
 *
 * Tells who has chosen in secret, before it is entered.
 */
void
parlour_stage_set_chosen (ParlourStage *self,
                          guint         chosen,
                          guint         awaited)
{
  g_return_if_fail (PARLOUR_IS_STAGE (self));

  if (self->chosen == chosen && self->awaited == awaited)
    return;

  self->chosen = chosen;
  self->awaited = awaited;
  emit_changed (self);
}

/**
 * parlour_stage_tell_by_hand:
 * @self: a stage
 * @session: its game
 *
 * Tells what the table has to carry out now, as only the table knows what it is, such
 * as an edict in words of its own.
 *
 * Returns: (transfer full) (nullable): the text of it, or `NULL` if there is nothing
 */
char *
parlour_stage_tell_by_hand (ParlourStage *self,
                            TableSession *session)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), NULL);
  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  /* What is redone is to be done again. */
  if (self->done_by_hand != NULL && self->done_by_hand->undone)
    g_clear_object (&self->done_by_hand);

  if (self->done_by_hand != NULL && self->done_by_hand == table_session_get_last_step (session))
    return NULL;

  return table_session_tell_by_hand (session);
}

/**
 * parlour_stage_get_tells_moves:
 * @self: a stage
 *
 * Tells whether the table wants to be told what is to be moved by hand.
 *
 * Returns: whether it is to be listed
 */
gboolean
parlour_stage_get_tells_moves (ParlourStage *self)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), FALSE);

  return g_settings_get_boolean (parlour_settings_get (), "move-pieces");
}

/**
 * parlour_stage_are_moves_due:
 * @self: a stage
 * @session: its game
 *
 * Tells whether everybody should look at what is to be moved by hand now, as the game says,
 * such as when a day or the game has just begun, and nobody has ticked it off or passed over it. What
 * parlour_stage_tell_by_hand() tells comes first.
 *
 * Returns: whether it is due
 */
gboolean
parlour_stage_are_moves_due (ParlourStage *self,
                             TableSession *session)
{
  g_autofree char *by_hand = parlour_stage_tell_by_hand (self, session);
  const TableGame *game = table_session_get_game (session);
  const TableEffect *effects;
  guint n_effects;
  TableLine *line;

  if (by_hand != NULL || game->are_moves_due == NULL || !parlour_stage_get_tells_moves (self))
    return FALSE;

  line = table_session_get_last_step (session);
  if (line == NULL)
    return !self->started && game->are_moves_due (table_session_get_state (session), NULL, 0);

  /* What is redone is to be moved again. */
  if (self->moved != NULL && self->moved->undone)
    g_clear_object (&self->moved);

  effects = table_line_get_effects (line, &n_effects);

  return line != self->moved && n_effects > 0
         && game->are_moves_due (table_session_get_state (session), effects, n_effects);
}

/**
 * parlour_stage_tell_moves:
 * @self: a stage
 * @session: its game
 * @seat: a player, from 0, or `TABLE_NOBODY` for what belongs to the table
 *
 * Tells what is due to be moved by hand.
 *
 * Returns: (transfer full) (nullable): short lines for a player, sentences for the
 *   table, or `NULL` if there is nothing
 */
char **
parlour_stage_tell_moves (ParlourStage *self,
                          TableSession *session,
                          int           seat)
{
  g_auto (GStrv) told = NULL;

  if (!parlour_stage_are_moves_due (self, session))
    return NULL;

  told = table_session_tell_moves (session, table_session_get_last_step (session), seat);

  return told[0] != NULL ? g_steal_pointer (&told) : NULL;
}

/**
 * parlour_stage_set_moved:
 * @self: a stage
 * @session: its game
 *
 * Says that the pieces have been moved, or that nobody wants to be told of it
 * any more.
 */
void
parlour_stage_set_moved (ParlourStage *self,
                         TableSession *session)
{
  TableLine *line;

  g_return_if_fail (PARLOUR_IS_STAGE (self));
  g_return_if_fail (TABLE_IS_SESSION (session));

  line = table_session_get_last_step (session);
  if (line == NULL)
    self->started = TRUE;
  if (g_set_object (&self->moved, line) || line == NULL)
    emit_changed (self);
}

/**
 * parlour_stage_is_seen:
 * @self: a stage
 * @session: its game
 *
 * Tells whether somebody has gone on after what happened last, so that nobody looks at
 * that any more.
 *
 * Returns: whether it has been seen
 */
gboolean
parlour_stage_is_seen (ParlourStage *self,
                       TableSession *session)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), FALSE);
  g_return_val_if_fail (TABLE_IS_SESSION (session), FALSE);

  /* What is redone is looked at again. */
  if (self->seen != NULL && self->seen->undone)
    g_clear_object (&self->seen);

  return self->seen != NULL && self->seen == table_session_get_last_step (session);
}

/**
 * parlour_stage_set_seen:
 * @self: a stage
 * @session: its game
 *
 * Says that somebody goes on after what happened last.
 */
void
parlour_stage_set_seen (ParlourStage *self,
                        TableSession *session)
{
  g_return_if_fail (PARLOUR_IS_STAGE (self));
  g_return_if_fail (TABLE_IS_SESSION (session));

  if (g_set_object (&self->seen, table_session_get_last_step (session)))
    emit_changed (self);
}

/**
 * parlour_stage_set_done_by_hand:
 * @self: a stage
 * @session: its game
 *
 * Says that the table has carried out what parlour_stage_tell_by_hand() tells.
 */
void
parlour_stage_set_done_by_hand (ParlourStage *self,
                                TableSession *session)
{
  g_return_if_fail (PARLOUR_IS_STAGE (self));
  g_return_if_fail (TABLE_IS_SESSION (session));

  if (g_set_object (&self->done_by_hand, table_session_get_last_step (session)))
    emit_changed (self);
}

/**
 * parlour_stage_get_n_shown:
 * @self: a stage
 *
 * Tells how much of what the game shows at its end before the ranks has been shown.
 *
 * Returns: of how many things, from 0
 */
int
parlour_stage_get_n_shown (ParlourStage *self)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), 0);

  return self->n_shown;
}

/**
 * parlour_stage_get_n_ranked:
 * @self: a stage
 *
 * Tells of how many players the rank has been told at the end of the game, from
 * the last one to the winner.
 *
 * Returns: how many players, from 0
 */
int
parlour_stage_get_n_ranked (ParlourStage *self)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), 0);

  return self->n_ranked;
}

/**
 * parlour_stage_set_told:
 * @self: a stage
 * @n_shown: how much of what the game shows first has been shown, from 0
 * @n_ranked: of how many players the rank has been told, from 0
 *
 * Tells how the ceremony at the end goes on.
 */
void
parlour_stage_set_told (ParlourStage *self,
                        int           n_shown,
                        int           n_ranked)
{
  g_return_if_fail (PARLOUR_IS_STAGE (self));
  g_return_if_fail (n_shown >= 0);
  g_return_if_fail (n_ranked >= 0 && n_ranked <= TABLE_MAX_PLAYERS);

  if (self->n_shown == n_shown && self->n_ranked == n_ranked)
    return;

  self->n_shown = n_shown;
  self->n_ranked = n_ranked;
  emit_changed (self);
}

/**
 * parlour_stage_is_all_told:
 * @self: a stage
 * @state: how its game stands
 *
 * Tells whether the ceremony at the end has told everything.
 *
 * Returns: whether the game is over, and everybody's rank has been told
 */
gboolean
parlour_stage_is_all_told (ParlourStage     *self,
                           const TableState *state)
{
  g_return_val_if_fail (PARLOUR_IS_STAGE (self), FALSE);
  g_return_val_if_fail (state != NULL, FALSE);

  return table_state_is_finished (state) && self->n_ranked == state->n_players;
}
