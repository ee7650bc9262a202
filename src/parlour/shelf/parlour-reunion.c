/* parlour-reunion.c: a game that another program plays, too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where one of the two has all that the other has, nobody is asked: nothing is lost.
 */

#include "config.h"

#include "parlour-reunion.h"

#include "table-other.h"

struct _ParlourReunion {
  GObject parent_instance;

  TableSession *session; /* NULL once nobody wants to know any more */
  gboolean is_reading;
  gboolean is_wanted; /* somebody has said that the other one is to be opened */
};

enum {
  TAKEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourReunion, parlour_reunion, G_TYPE_OBJECT)

static void look (ParlourReunion *self);

static gboolean
has_other_writer (ParlourReunion *self)
{
  return self->session != NULL
         && g_error_matches (table_session_get_error (self->session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

static void
settle (ParlourReunion *self,
        TableOther   *other)
{
  gboolean is_wanted = self->is_wanted;

  self->is_wanted = FALSE;
  if (other->record != NULL && (other->kinship == TABLE_KINSHIP_SAME || other->kinship == TABLE_KINSHIP_BEHIND))
    table_session_accept_file (self->session, other->etag, other->kinship == TABLE_KINSHIP_SAME);
  else if (is_wanted || (other->record != NULL && other->kinship == TABLE_KINSHIP_AHEAD))
    g_signal_emit (self, signals[TAKEN], 0, other, is_wanted);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (ParlourReunion) self = data;
  g_autoptr (TableOther) other = table_other_read_finish (TABLE_SESSION (source), result);

  self->is_reading = FALSE;
  if (!has_other_writer (self))
    return;

  if (other == NULL)
    look (self);
  else if (other->etag != NULL)
    settle (self, other);
}

static void
look (ParlourReunion *self)
{
  if (!has_other_writer (self) || self->is_reading)
    return;

  self->is_reading = TRUE;
  table_other_read_async (self->session, on_read, g_object_ref (self));
}

static void
parlour_reunion_dispose (GObject *object)
{
  ParlourReunion *self = PARLOUR_REUNION (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (parlour_reunion_parent_class)->dispose (object);
}

static void
parlour_reunion_class_init (ParlourReunionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_reunion_dispose;

  /* What is in the file shall take the place of the game. */
  signals[TAKEN] = g_signal_new ("taken", PARLOUR_TYPE_REUNION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_BOOLEAN);
}

static void
parlour_reunion_init (ParlourReunion *self)
{
}

/* Makes something that looks what another program has written as soon as it has written over the
 * game. If all of that is in the game, too, the game goes on. */
ParlourReunion *
parlour_reunion_new (TableSession *session)
{
  ParlourReunion *self;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  self = g_object_new (PARLOUR_TYPE_REUNION, NULL);
  self->session = g_object_ref (session);
  g_signal_connect_swapped (session, "error", G_CALLBACK (look), self);

  return self;
}

/* Lets what another program has written take the place of the game, whatever it is. */
void
parlour_reunion_take (ParlourReunion *self)
{
  g_return_if_fail (PARLOUR_IS_REUNION (self));

  self->is_wanted = TRUE;
  look (self);
}
