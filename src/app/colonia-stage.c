/* colonia-stage.c: what is seen of a game before it is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-stage.h"

#include <string.h>

/**
 * ColoniaStage:
 *
 * What happens before everybody's eyes and is no event, or none yet: what the
 * council has said so far, and how many windows are lit at the end. The page of
 * the game tells it, and the display for all shows it. Each game has one.
 */
struct _ColoniaStage {
  GObject parent_instance;

  ColoniaBallot ballots[COLONIA_MAX_PLAYERS];
  int n_windows;
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaStage, colonia_stage, G_TYPE_OBJECT)

static G_DEFINE_QUARK (colonia-stage, colonia_stage)

static void
colonia_stage_class_init (ColoniaStageClass *klass)
{
  /**
   * ColoniaStage::changed:
   * @self: a stage
   *
   * Something happens on it.
   */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_STAGE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
colonia_stage_init (ColoniaStage *self)
{
}

/**
 * colonia_stage_get:
 * @session: a game
 *
 * Gets the stage of a game.
 *
 * Returns: (transfer none): the stage, which belongs to the game
 */
ColoniaStage *
colonia_stage_get (ColoniaSession *session)
{
  ColoniaStage *stage;

  g_return_val_if_fail (COLONIA_IS_SESSION (session), NULL);

  stage = g_object_get_qdata (G_OBJECT (session), colonia_stage_quark ());
  if (stage == NULL)
    {
      stage = g_object_new (COLONIA_TYPE_STAGE, NULL);
      g_object_set_qdata_full (G_OBJECT (session), colonia_stage_quark (), stage, g_object_unref);
    }

  return stage;
}

/**
 * colonia_stage_get_ballot:
 * @self: a stage
 * @seat: a player, from 0
 *
 * Tells what a player has said in the vote that goes on.
 *
 * Returns: yes, no, or nothing yet
 */
ColoniaBallot
colonia_stage_get_ballot (ColoniaStage *self,
                          int           seat)
{
  g_return_val_if_fail (COLONIA_IS_STAGE (self), COLONIA_BALLOT_NONE);
  g_return_val_if_fail (seat >= 0 && seat < COLONIA_MAX_PLAYERS, COLONIA_BALLOT_NONE);

  return self->ballots[seat];
}

/**
 * colonia_stage_set_ballots:
 * @self: a stage
 * @ballots: (array fixed-size=6): by seat, what the players say
 *
 * Tells how a vote goes on.
 */
void
colonia_stage_set_ballots (ColoniaStage        *self,
                           const ColoniaBallot *ballots)
{
  g_return_if_fail (COLONIA_IS_STAGE (self));
  g_return_if_fail (ballots != NULL);

  if (memcmp (self->ballots, ballots, sizeof self->ballots) == 0)
    return;

  memcpy (self->ballots, ballots, sizeof self->ballots);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * colonia_stage_get_n_windows:
 * @self: a stage
 *
 * Tells how many of the four windows have been shown at the end of the game.
 *
 * Returns: how many, from 0; with all of them it is known who has won
 */
int
colonia_stage_get_n_windows (ColoniaStage *self)
{
  g_return_val_if_fail (COLONIA_IS_STAGE (self), 0);

  return self->n_windows;
}

/**
 * colonia_stage_set_n_windows:
 * @self: a stage
 * @n_windows: how many windows have been shown, from 0 to 4
 *
 * Tells how the ceremony at the end goes on.
 */
void
colonia_stage_set_n_windows (ColoniaStage *self,
                             int           n_windows)
{
  g_return_if_fail (COLONIA_IS_STAGE (self));
  g_return_if_fail (n_windows >= 0 && n_windows <= COLONIA_N_CITIES);

  if (self->n_windows == n_windows)
    return;

  self->n_windows = n_windows;
  g_signal_emit (self, signals[CHANGED], 0);
}
