/* table-change.c: what becomes of an event when the past is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-change.h"

struct _TableChange {
  GObject parent_instance;

  TableChangeKind kind;
  char *sentence;
  char *before;
  char *after;
  char *covered; /* or NULL */
  gboolean private;
  gboolean waiting;
};

G_DEFINE_FINAL_TYPE (TableChange, table_change, G_TYPE_OBJECT)

static void
table_change_finalize (GObject *object)
{
  TableChange *self = TABLE_CHANGE (object);

  g_free (self->sentence);
  g_free (self->before);
  g_free (self->after);
  g_free (self->covered);

  G_OBJECT_CLASS (table_change_parent_class)->finalize (object);
}

static void
table_change_class_init (TableChangeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_change_finalize;
}

static void
table_change_init (TableChange *self)
{
}

/* Tells what becomes of an event. @before is what it said or caused before and no longer does:
 * sentences, each on a line, which is taken. @after is what it says or causes now, or why it no
 * longer fits: sentences, each on a line, which is taken. */
TableChange *
table_change_new (TableChangeKind  kind,
                  const char        *sentence,
                  char              *before,
                  char              *after,
                  gboolean           private)
{
  TableChange *self = g_object_new (TABLE_TYPE_CHANGE, NULL);

  self->kind = kind;
  self->sentence = g_strdup (sentence);
  self->before = before;
  self->after = after;
  self->private = private;

  return self;
}

/* Tells of an event that no longer fits, or not yet. @why is why it no longer fits, which is
 * taken. @covered is what everybody may hear of that if @why tells what is secret, or NULL if it
 * does not, which is taken. */
TableChange *
table_change_new_left_out (const char *sentence,
                           char       *why,
                           char       *covered,
                           gboolean    waiting)
{
  TableChange *self = table_change_new (TABLE_CHANGE_LEFT_OUT, sentence, g_strdup (""), why, covered != NULL);

  self->covered = covered;
  self->waiting = waiting;

  return self;
}

/**
 * table_change_get_kind:
 * @self: a change
 *
 * Tells what becomes of the event.
 *
 * Returns: the kind
 */
TableChangeKind
table_change_get_kind (TableChange *self)
{
  g_return_val_if_fail (TABLE_IS_CHANGE (self), TABLE_CHANGE_CORRECTED);

  return self->kind;
}

/**
 * table_change_get_sentence:
 * @self: a change
 *
 * Tells which event it is about.
 *
 * Returns: (transfer none): a sentence
 */
const char *
table_change_get_sentence (TableChange *self)
{
  g_return_val_if_fail (TABLE_IS_CHANGE (self), NULL);

  return self->sentence;
}

/**
 * table_change_get_before:
 * @self: a change
 *
 * Tells what no longer holds.
 *
 * Returns: (transfer none): sentences, each on a line; may be empty
 */
const char *
table_change_get_before (TableChange *self)
{
  g_return_val_if_fail (TABLE_IS_CHANGE (self), NULL);

  return self->before;
}

/**
 * table_change_get_after:
 * @self: a change
 *
 * Tells what holds now, or why the event no longer fits.
 *
 * Returns: (transfer none): sentences, each on a line; may be empty
 */
const char *
table_change_get_after (TableChange *self)
{
  g_return_val_if_fail (TABLE_IS_CHANGE (self), NULL);

  return self->after;
}

/**
 * table_change_is_private:
 * @self: a change
 *
 * Tells whether what held and what holds now is about something that was
 * taken unseen and is kept secret.
 *
 * Returns: whether only the sentence is for everybody
 */
gboolean
table_change_is_private (TableChange *self)
{
  g_return_val_if_fail (TABLE_IS_CHANGE (self), FALSE);

  return self->private;
}

/**
 * table_change_get_covered:
 * @self: a change
 *
 * Tells what everybody may hear of a private change.
 *
 * Returns: (transfer none) (nullable): a sentence, or `NULL` if there is none
 */
const char *
table_change_get_covered (TableChange *self)
{
  g_return_val_if_fail (TABLE_IS_CHANGE (self), NULL);

  return self->covered;
}

/**
 * table_change_is_waiting:
 * @self: a change
 *
 * Tells whether an event that does not fit waits until the game comes to it.
 *
 * Returns: whether it is played again then
 */
gboolean
table_change_is_waiting (TableChange *self)
{
  g_return_val_if_fail (TABLE_IS_CHANGE (self), FALSE);

  return self->waiting;
}
