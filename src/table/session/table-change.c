/* table-change.c: what becomes of an event when the past is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-change.h"

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
