/* colonia-change.c: what becomes of an event when the past is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-change.h"

struct _ColoniaChange {
  GObject parent_instance;

  ColoniaChangeKind kind;
  char *sentence;
  char *before;
  char *after;
  char *covered; /* or NULL */
  gboolean private;
  gboolean waiting;
};

G_DEFINE_FINAL_TYPE (ColoniaChange, colonia_change, G_TYPE_OBJECT)

static void
colonia_change_finalize (GObject *object)
{
  ColoniaChange *self = COLONIA_CHANGE (object);

  g_free (self->sentence);
  g_free (self->before);
  g_free (self->after);
  g_free (self->covered);

  G_OBJECT_CLASS (colonia_change_parent_class)->finalize (object);
}

static void
colonia_change_class_init (ColoniaChangeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = colonia_change_finalize;
}

static void
colonia_change_init (ColoniaChange *self)
{
}

/**
 * colonia_change_new:
 * @kind: what becomes of the event
 * @sentence: what happens, in a sentence
 * @before: (transfer full): what it said or caused before and no longer does:
 *   sentences, each on a line
 * @after: (transfer full): what it says or causes now, or why it no longer
 *   fits: sentences, each on a line
 * @private: whether @before and @after tell what lies behind a screen
 *
 * Tells what becomes of an event.
 *
 * Returns: (transfer full): the change
 */
ColoniaChange *
colonia_change_new (ColoniaChangeKind  kind,
                    const char        *sentence,
                    char              *before,
                    char              *after,
                    gboolean           private)
{
  ColoniaChange *self = g_object_new (COLONIA_TYPE_CHANGE, NULL);

  self->kind = kind;
  self->sentence = g_strdup (sentence);
  self->before = before;
  self->after = after;
  self->private = private;

  return self;
}

/**
 * colonia_change_new_left_out:
 * @sentence: what happened, in a sentence
 * @why: (transfer full): why it no longer fits
 * @covered: (transfer full) (nullable): what everybody may hear of that if @why
 *   tells what lies behind a screen, or `NULL` if it does not
 * @waiting: whether it waits until the game comes to it
 *
 * Tells of an event that no longer fits, or not yet.
 *
 * Returns: (transfer full): the change
 */
ColoniaChange *
colonia_change_new_left_out (const char *sentence,
                             char       *why,
                             char       *covered,
                             gboolean    waiting)
{
  ColoniaChange *self = colonia_change_new (COLONIA_CHANGE_LEFT_OUT, sentence, g_strdup (""), why, covered != NULL);

  self->covered = covered;
  self->waiting = waiting;

  return self;
}

/**
 * colonia_change_get_kind:
 * @self: a change
 *
 * Tells what becomes of the event.
 *
 * Returns: the kind
 */
ColoniaChangeKind
colonia_change_get_kind (ColoniaChange *self)
{
  g_return_val_if_fail (COLONIA_IS_CHANGE (self), COLONIA_CHANGE_CORRECTED);

  return self->kind;
}

/**
 * colonia_change_get_sentence:
 * @self: a change
 *
 * Tells which event it is about.
 *
 * Returns: (transfer none): a sentence
 */
const char *
colonia_change_get_sentence (ColoniaChange *self)
{
  g_return_val_if_fail (COLONIA_IS_CHANGE (self), NULL);

  return self->sentence;
}

/**
 * colonia_change_get_before:
 * @self: a change
 *
 * Tells what no longer holds.
 *
 * Returns: (transfer none): sentences, each on a line; may be empty
 */
const char *
colonia_change_get_before (ColoniaChange *self)
{
  g_return_val_if_fail (COLONIA_IS_CHANGE (self), NULL);

  return self->before;
}

/**
 * colonia_change_get_after:
 * @self: a change
 *
 * Tells what holds now, or why the event no longer fits.
 *
 * Returns: (transfer none): sentences, each on a line; may be empty
 */
const char *
colonia_change_get_after (ColoniaChange *self)
{
  g_return_val_if_fail (COLONIA_IS_CHANGE (self), NULL);

  return self->after;
}

/**
 * colonia_change_is_private:
 * @self: a change
 *
 * Tells whether what held and what holds now is about something that went
 * behind the screens without being seen.
 *
 * Returns: whether only the sentence is for everybody
 */
gboolean
colonia_change_is_private (ColoniaChange *self)
{
  g_return_val_if_fail (COLONIA_IS_CHANGE (self), FALSE);

  return self->private;
}

/**
 * colonia_change_get_covered:
 * @self: a change
 *
 * Tells what everybody may hear of a private change.
 *
 * Returns: (transfer none) (nullable): a sentence, or `NULL` if there is none
 */
const char *
colonia_change_get_covered (ColoniaChange *self)
{
  g_return_val_if_fail (COLONIA_IS_CHANGE (self), NULL);

  return self->covered;
}

/**
 * colonia_change_is_waiting:
 * @self: a change
 *
 * Tells whether an event that does not fit waits until the game comes to it.
 *
 * Returns: whether it is played again then
 */
gboolean
colonia_change_is_waiting (ColoniaChange *self)
{
  g_return_val_if_fail (COLONIA_IS_CHANGE (self), FALSE);

  return self->waiting;
}
