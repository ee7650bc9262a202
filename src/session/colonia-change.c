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
  gboolean private;
};

G_DEFINE_FINAL_TYPE (ColoniaChange, colonia_change, G_TYPE_OBJECT)

static void
colonia_change_finalize (GObject *object)
{
  ColoniaChange *self = COLONIA_CHANGE (object);

  g_free (self->sentence);
  g_free (self->before);
  g_free (self->after);

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
