/* parlour-reunion.c: a game that another program plays, too
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where one of the two has all that the other has, nobody is asked: nothing is lost. Neither is anybody
 * who has entered nothing here: what goes is kept beside it.
 */

#include "config.h"

#include "parlour-reunion.h"

#include "table-other.h"

struct _ParlourReunion {
  GObject parent_instance;

  TableSession *session; /* NULL once nobody wants to know any more */
  gboolean is_reading;
  gboolean is_wanted; /* somebody has said that the other one is to be opened */
  gboolean is_touched; /* something has been entered here */
  gboolean stays; /* somebody has taken it back that the other one was opened */
  guint again; /* the source that looks again, or 0 */
};

/* Whoever is being asked something, or has begun to say it, is left in peace for so long. */
#define MILLISECONDS_TO_LOOK_AGAIN 250

static guint taken_signal;

G_DEFINE_FINAL_TYPE (ParlourReunion, parlour_reunion, G_TYPE_OBJECT)

static void look (ParlourReunion *self);

static gboolean
has_other_writer (ParlourReunion *self)
{
  return self->session != NULL
         && g_error_matches (table_session_get_error (self->session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

static gboolean
is_same_game (ParlourReunion   *self,
              const TableOther *other)
{
  g_autofree char *id = table_record_find_id (table_session_get_record (self->session));
  g_autofree char *other_id = table_record_find_id (other->record);

  return id != NULL && g_strcmp0 (id, other_id) == 0;
}

/* Whether the other one can take the place of the game without anybody being asked. */
static gboolean
is_welcome (ParlourReunion   *self,
            const TableOther *other)
{
  if (other->record == NULL || self->stays)
    return FALSE;

  return other->kinship == TABLE_KINSHIP_AHEAD || (!self->is_touched && is_same_game (self, other));
}

static gboolean
on_again (gpointer data)
{
  ParlourReunion *self = data;

  self->again = 0;
  look (self);

  return G_SOURCE_REMOVE;
}

static void
settle (ParlourReunion *self,
        TableOther   *other)
{
  gboolean is_wanted = self->is_wanted;

  self->is_wanted = FALSE;
  if (other->record != NULL && (other->kinship == TABLE_KINSHIP_SAME || other->kinship == TABLE_KINSHIP_BEHIND))
    table_session_accept_file (self->session, other->etag, other->kinship == TABLE_KINSHIP_SAME);
  else if (is_wanted || is_welcome (self, other))
    g_signal_emit (self, taken_signal, 0, other, is_wanted);

  if (other->record != NULL && !is_wanted && has_other_writer (self) && is_welcome (self, other) && self->again == 0)
    self->again = g_timeout_add (MILLISECONDS_TO_LOOK_AGAIN, on_again, self);
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

/* Once the game is in its file again, whoever goes on with it there is followed as before. */
static void
on_error (ParlourReunion *self)
{
  if (table_session_get_error (self->session) == NULL)
    self->stays = FALSE;
  look (self);
}

static void
on_changed (ParlourReunion *self)
{
  self->is_touched = TRUE;
}

static void
parlour_reunion_dispose (GObject *object)
{
  ParlourReunion *self = PARLOUR_REUNION (object);

  g_clear_handle_id (&self->again, g_source_remove);
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
  taken_signal = g_signal_new ("taken", PARLOUR_TYPE_REUNION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
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
  g_signal_connect_swapped (session, "error", G_CALLBACK (on_error), self);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);

  return self;
}

/* Lets what another program has written take the place of the game, whatever it is. */
void
parlour_reunion_take (ParlourReunion *self)
{
  self->is_wanted = TRUE;
  look (self);
}

/* Lets the game stay as it is here until somebody says otherwise, whatever another program has written. */
void
parlour_reunion_stay (ParlourReunion *self)
{
  self->stays = TRUE;
}
