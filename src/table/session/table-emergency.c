/* table-emergency.c: where a game goes that cannot be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program may be killed while the disk is full, so a copy is made at once and
 * kept up to date, in the first of several places where there is room. It goes as soon as the game is where
 * it belongs, or somebody has said that it need not be.
 */

#include "config.h"

#include "table-emergency.h"

#include "doc-trouble.h"
#include "table-copy.h"
#include "table-keeper.h"

struct _TableEmergency {
  GObject parent_instance;

  TableSession *session;
  char **directories;
  guint place; /* which of the directories is tried, or used */
  TableCopy *copy; /* NULL as long as none is needed */
  TableKeeper *keeper; /* of the copy, or NULL */
  GPtrArray *left; /* (element-type TableCopy): older copies, where there was no more room */
};

G_DEFINE_FINAL_TYPE (TableEmergency, table_emergency, G_TYPE_OBJECT)

static void look (TableEmergency *self);

static void
discard_copy (TableKeeper *keeper,
              TableCopy   *copy)
{
  g_signal_handlers_disconnect_by_data (keeper, copy);
  table_copy_discard (copy, NULL);
  table_copy_free (copy);
  g_object_unref (keeper);
}

static void
on_copy_busy (TableKeeper *keeper,
              TableCopy   *copy)
{
  if (!table_keeper_is_busy (keeper))
    discard_copy (keeper, copy);
}

static void
discard_left (TableEmergency *self)
{
  for (guint i = 0; i < self->left->len; i++)
    table_copy_discard (self->left->pdata[i], NULL);
  g_ptr_array_set_size (self->left, 0);
}

/* What is on its way to the disk comes there, and is deleted after that. */
static void
drop_copy (TableEmergency *self)
{
  TableKeeper *keeper = g_steal_pointer (&self->keeper);
  TableCopy *copy = g_steal_pointer (&self->copy);

  discard_left (self);
  self->place = 0;
  if (copy == NULL)
    return;

  g_signal_handlers_disconnect_by_data (keeper, self);
  table_keeper_give_up (keeper);
  if (table_keeper_is_busy (keeper))
    g_signal_connect (keeper, "busy", G_CALLBACK (on_copy_busy), copy);
  else
    discard_copy (keeper, copy);
}

/* Goes on to the next place, unless this is the last one. What is in this one goes
 * once there is something newer. */
static gboolean
leave_place (TableEmergency *self)
{
  if (self->directories[self->place + 1] == NULL)
    return FALSE;

  self->place++;
  g_signal_handlers_disconnect_by_data (self->keeper, self);
  table_keeper_give_up (self->keeper);
  g_clear_object (&self->keeper);
  g_ptr_array_add (self->left, g_steal_pointer (&self->copy));

  return TRUE;
}

static void
on_copy_error (TableEmergency *self)
{
  if (table_keeper_get_error (self->keeper) != NULL && leave_place (self))
    look (self);
}

static void
on_copy_kept (TableEmergency *self)
{
  if (!table_keeper_is_busy (self->keeper) && table_keeper_get_error (self->keeper) == NULL)
    discard_left (self);
}

static void
make_keeper (TableEmergency *self)
{
  self->keeper = table_keeper_new (self->copy->path, NULL);
  g_signal_connect_swapped (self->keeper, "error", G_CALLBACK (on_copy_error), self);
  g_signal_connect_swapped (self->keeper, "busy", G_CALLBACK (on_copy_kept), self);
}

static gboolean
ensure_copy (TableEmergency *self,
             const GError   *reason)
{
  const char *path = table_session_get_path (self->session);

  if (self->copy != NULL)
    return TRUE;

  for (; self->directories[self->place] != NULL; self->place++)
    {
      self->copy = table_copy_new (self->directories[self->place], path, reason, NULL);
      if (self->copy != NULL)
        {
          make_keeper (self);
          return TRUE;
        }
    }
  self->place = 0;

  return FALSE;
}

/* The record is the session's, and may become another one at any time. */
static void
look (TableEmergency *self)
{
  const GError *error = table_session_get_error (self->session);

  if (table_session_is_busy (self->session))
    return;

  if (error == NULL)
    {
      drop_copy (self);
    }
  else if (ensure_copy (self, error))
    {
      table_keeper_keep (self->keeper, table_session_get_record (self->session));
      table_keeper_flush (self->keeper);
    }
}

static void
table_emergency_dispose (GObject *object)
{
  TableEmergency *self = TABLE_EMERGENCY (object);

  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      if (table_session_get_error (self->session) == NULL && !table_session_is_busy (self->session))
        drop_copy (self);
    }
  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_pointer (&self->copy, table_copy_free);
  g_clear_object (&self->keeper);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (table_emergency_parent_class)->dispose (object);
}

static void
table_emergency_finalize (GObject *object)
{
  TableEmergency *self = TABLE_EMERGENCY (object);

  g_strfreev (self->directories);
  g_ptr_array_unref (self->left);

  G_OBJECT_CLASS (table_emergency_parent_class)->finalize (object);
}

static void
table_emergency_class_init (TableEmergencyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = table_emergency_dispose;
  G_OBJECT_CLASS (klass)->finalize = table_emergency_finalize;
}

static void
table_emergency_init (TableEmergency *self)
{
  self->left = g_ptr_array_new_with_free_func ((GDestroyNotify) table_copy_free);
}

/**
 * table_emergency_new:
 * @session: (transfer none): a game that is kept in a file
 * @directories: (array zero-terminated) (element-type filename): where copies go, at
 *   least one; each takes what cannot be written to those before it, and there may be
 *   no such directory
 *
 * Makes something that copies a game whenever it cannot be written, and takes
 * the copy away when it is not needed any more. The game may be dropped after
 * this: if it was not written then, the copy remains.
 *
 * Returns: (transfer full): what looks after the game
 */
TableEmergency *
table_emergency_new (TableSession      *session,
                     const char *const *directories)
{
  TableEmergency *self;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (table_session_get_path (session) != NULL, NULL);
  g_return_val_if_fail (directories != NULL && directories[0] != NULL, NULL);

  self = g_object_new (TABLE_TYPE_EMERGENCY, NULL);
  self->session = g_object_ref (session);
  self->directories = g_strdupv ((char **) directories);
  g_signal_connect_swapped (session, "busy", G_CALLBACK (look), self);
  g_signal_connect_swapped (session, "error", G_CALLBACK (look), self);
  look (self);

  return self;
}

/* Whether something that was entered is not in the record yet, or not on its way. */
static gboolean
is_session_busy (TableEmergency *self)
{
  return table_session_is_waiting (self->session) || table_session_is_busy (self->session);
}

/**
 * table_emergency_is_busy:
 * @self: what looks after a game
 *
 * Tells whether anything of the game is on its way to the disk, to its own file or
 * to a copy.
 *
 * Returns: whether it is worth waiting
 */
gboolean
table_emergency_is_busy (TableEmergency *self)
{
  g_return_val_if_fail (TABLE_IS_EMERGENCY (self), FALSE);

  return is_session_busy (self) || (self->keeper != NULL && table_keeper_is_busy (self->keeper));
}

/* The keeper knows another mark of the copy than it has now, and would take it for
 * somebody else's; and what it could not write is older. */
static void
renew_keeper (TableEmergency *self)
{
  g_signal_handlers_disconnect_by_data (self->keeper, self);
  table_keeper_give_up (self->keeper);
  g_object_unref (self->keeper);
  make_keeper (self);
}

static void
write_at_once (TableEmergency *self,
               const GError   *reason)
{
  g_autofree char *text = table_session_make_text (self->session);

  while (ensure_copy (self, reason))
    if (table_copy_write (self->copy, text, NULL))
      {
        discard_left (self);
        break;
      }
    else if (!leave_place (self))
      {
        break;
      }

  if (self->copy != NULL)
    renew_keeper (self);
}

/**
 * table_emergency_finish:
 * @self: what looks after a game
 *
 * Makes sure that all that was entered is on the disk before this returns, as the
 * program ends or the computer sleeps: what is still not in the file is in a copy,
 * which goes on to be kept up to date.
 */
void
table_emergency_finish (TableEmergency *self)
{
  g_autoptr (GError) hung = NULL;
  const GError *error;

  g_return_if_fail (TABLE_IS_EMERGENCY (self));

  error = table_session_get_error (self->session);
  if (!table_emergency_is_busy (self)
      && (error == NULL || (self->keeper != NULL && table_keeper_get_error (self->keeper) == NULL)))
    return;

  hung = doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_IO);
  write_at_once (self, error != NULL ? error : hung);
}

/**
 * table_emergency_get_path:
 * @self: what looks after a game
 *
 * Tells where the copy is.
 *
 * Returns: (transfer none) (nullable) (type filename): the path of its file, or `NULL` as long as none is needed, or there is no
 *   room for one anywhere
 */
const char *
table_emergency_get_path (TableEmergency *self)
{
  g_return_val_if_fail (TABLE_IS_EMERGENCY (self), NULL);

  return self->copy != NULL ? self->copy->path : NULL;
}
