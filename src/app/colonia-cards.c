/* colonia-cards.c: the collection of cards, wherever it is needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-cards.h"

#include "tongue.h"

#define DIRECTORY "colonia"
#define FILE_NAME "collection.json"

/**
 * ColoniaCards:
 *
 * The collection of the cards that this table has entered, read from its file
 * and written there when something is learned, without anybody waiting for
 * either. What is learned before the file is read is not lost.
 */
struct _ColoniaCards {
  GObject parent_instance;

  char *path;
  ColoniaCollection *collection;
  gboolean loading;
  gboolean loaded;
  gboolean saving;
  gboolean unsaved;
  GError *error;
};

enum {
  PROP_0,
  PROP_PATH,
  PROP_LOADED,
  PROP_ERROR,
  N_PROPS
};

enum {
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaCards, colonia_cards, G_TYPE_OBJECT)

/* Reports what went wrong, or that it is all right again. */
static void
take_error (ColoniaCards *self,
            GError       *error)
{
  if (error == NULL && self->error == NULL)
    return;

  g_clear_error (&self->error);
  self->error = error;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}

/* Writing */

static void save (ColoniaCards *self);

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);
  GError *error = NULL;

  if (colonia_collection_save (data, COLONIA_CARDS (source)->path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  ColoniaCards *self = COLONIA_CARDS (source);
  g_autoptr (GApplication) application = data;
  GError *error = NULL;

  self->saving = FALSE;
  g_task_propagate_boolean (G_TASK (result), &error);
  take_error (self, error);

  if (self->unsaved)
    save (self);
  if (application != NULL)
    g_application_release (application);
}

/* The thread gets a collection of its own, as this one may learn more. */
static ColoniaCollection *
copy_collection (ColoniaCards *self)
{
  ColoniaCollection *copy = colonia_collection_new ();

  colonia_collection_merge (copy, self->collection);

  return copy;
}

/* One writer at a time; what comes meanwhile is written when it has ended. The
 * application does not end before. */
static void
save (ColoniaCards *self)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (GTask) task = NULL;

  self->unsaved = TRUE;
  if (self->saving || !self->loaded)
    return;

  self->unsaved = FALSE;
  self->saving = TRUE;
  if (application != NULL)
    g_application_hold (g_object_ref (application));

  task = g_task_new (self, NULL, on_written, application);
  g_task_set_name (task, "write the collection");
  g_task_set_task_data (task, copy_collection (self), (GDestroyNotify) colonia_collection_free);
  g_task_run_in_thread (task, write_in_thread);
}

static void
learned_anew (ColoniaCards *self)
{
  save (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Reading */

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);
  GError *error = NULL;
  ColoniaCollection *collection = colonia_collection_load (COLONIA_CARDS (source)->path, &error);

  if (collection != NULL)
    g_task_return_pointer (task, collection, (GDestroyNotify) colonia_collection_free);
  else
    g_task_return_error (task, error);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  ColoniaCards *self = COLONIA_CARDS (source);
  GError *error = NULL;
  g_autoptr (ColoniaCollection) read = g_task_propagate_pointer (G_TASK (result), &error);

  if (read != NULL)
    colonia_collection_merge (self->collection, read);

  self->loading = FALSE;
  self->loaded = TRUE;
  take_error (self, error);
  if (self->unsaved)
    save (self);

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The file is read when the first one asks for what is in it. */
static void
ensure_read (ColoniaCards *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->loading || self->loaded)
    return;

  self->loading = TRUE;
  task = g_task_new (self, NULL, on_read, NULL);
  g_task_set_name (task, "read the collection");
  g_task_run_in_thread (task, read_in_thread);
}

static void
colonia_cards_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  ColoniaCards *self = COLONIA_CARDS (object);

  switch (prop_id)
    {
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;

    case PROP_LOADED:
      g_value_set_boolean (value, self->loaded);
      break;

    case PROP_ERROR:
      g_value_set_boxed (value, self->error);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_cards_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  ColoniaCards *self = COLONIA_CARDS (object);

  switch (prop_id)
    {
    case PROP_PATH:
      self->path = g_value_dup_string (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_cards_finalize (GObject *object)
{
  ColoniaCards *self = COLONIA_CARDS (object);

  g_free (self->path);
  g_clear_error (&self->error);
  colonia_collection_free (self->collection);

  G_OBJECT_CLASS (colonia_cards_parent_class)->finalize (object);
}

static void
colonia_cards_class_init (ColoniaCardsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = colonia_cards_get_property;
  object_class->set_property = colonia_cards_set_property;
  object_class->finalize = colonia_cards_finalize;

  /**
   * ColoniaCards:path:
   *
   * The file of the collection.
   */
  properties[PROP_PATH] =
    g_param_spec_string ("path", NULL, NULL, NULL,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  /**
   * ColoniaCards:loaded:
   *
   * Whether the file was read, be it with success or not.
   */
  properties[PROP_LOADED] = g_param_spec_boolean ("loaded", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * ColoniaCards:error:
   *
   * What went wrong when the file was read or written last, or `NULL`.
   */
  properties[PROP_ERROR] = g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ColoniaCards::changed:
   * @self: the cards
   *
   * The collection has learned or forgotten something, or was read.
   */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_CARDS, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
colonia_cards_init (ColoniaCards *self)
{
  self->collection = colonia_collection_new ();
}

/**
 * colonia_cards_new:
 * @path: (type filename): the file of the collection
 *
 * Makes the cards of a file, which is read when they are asked for.
 *
 * Returns: (transfer full): the cards
 */
ColoniaCards *
colonia_cards_new (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return g_object_new (COLONIA_TYPE_CARDS, "path", path, NULL);
}

/**
 * colonia_cards_get_default:
 *
 * Gets the cards of this user, which all windows share.
 *
 * Returns: (transfer none): the cards
 */
ColoniaCards *
colonia_cards_get_default (void)
{
  static ColoniaCards *cards;

  if (cards == NULL)
    {
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), DIRECTORY, FILE_NAME, NULL);

      cards = colonia_cards_new (path);
    }

  return cards;
}

/**
 * colonia_cards_get_collection:
 * @self: the cards
 *
 * Gets what is known by now. `ColoniaCards::changed` tells when it is more.
 *
 * Returns: (transfer none): the collection
 */
const ColoniaCollection *
colonia_cards_get_collection (ColoniaCards *self)
{
  g_return_val_if_fail (COLONIA_IS_CARDS (self), NULL);

  ensure_read (self);

  return self->collection;
}

/**
 * colonia_cards_get_loaded:
 * @self: the cards
 *
 * Tells whether the file was read, be it with success or not.
 *
 * Returns: whether it was
 */
gboolean
colonia_cards_get_loaded (ColoniaCards *self)
{
  g_return_val_if_fail (COLONIA_IS_CARDS (self), FALSE);

  return self->loaded;
}

/**
 * colonia_cards_get_error:
 * @self: the cards
 *
 * Tells what went wrong when the file was read or written last.
 *
 * Returns: (transfer none) (nullable): the error, or `NULL` if all is well
 */
const GError *
colonia_cards_get_error (ColoniaCards *self)
{
  g_return_val_if_fail (COLONIA_IS_CARDS (self), NULL);

  return self->error;
}

/**
 * colonia_cards_learn:
 * @self: the cards
 * @event: what was entered
 *
 * Learns the cards that an event brings to light.
 */
void
colonia_cards_learn (ColoniaCards       *self,
                     const ColoniaEvent *event)
{
  g_return_if_fail (COLONIA_IS_CARDS (self));
  g_return_if_fail (event != NULL);

  ensure_read (self);
  if (colonia_collection_learn (self->collection, event))
    learned_anew (self);
}

/**
 * colonia_cards_learn_record:
 * @self: the cards
 * @record: a game
 *
 * Learns the cards of a whole game, and how many there are of each.
 */
void
colonia_cards_learn_record (ColoniaCards        *self,
                            const ColoniaRecord *record)
{
  g_return_if_fail (COLONIA_IS_CARDS (self));
  g_return_if_fail (record != NULL);

  ensure_read (self);
  if (colonia_collection_learn_record (self->collection, record))
    learned_anew (self);
}

/**
 * colonia_cards_remember_person:
 * @self: the cards
 * @person: somebody who plays
 *
 * Remembers who plays.
 */
void
colonia_cards_remember_person (ColoniaCards        *self,
                               const ColoniaPerson *person)
{
  g_return_if_fail (COLONIA_IS_CARDS (self));
  g_return_if_fail (person != NULL);

  ensure_read (self);
  if (colonia_collection_remember_person (self->collection, person))
    learned_anew (self);
}

/**
 * colonia_cards_remove:
 * @self: the cards, which are loaded
 * @card: a card
 *
 * Forgets a card, if it is known.
 */
void
colonia_cards_remove (ColoniaCards  *self,
                      const Printed *card)
{
  g_return_if_fail (COLONIA_IS_CARDS (self));
  g_return_if_fail (self->loaded);
  g_return_if_fail (card != NULL);

  if (colonia_collection_remove (self->collection, card))
    learned_anew (self);
}

/**
 * colonia_cards_put_back:
 * @self: the cards, which are loaded
 * @card: a card that was removed
 *
 * Takes back that a card was removed.
 */
void
colonia_cards_put_back (ColoniaCards  *self,
                        const Printed *card)
{
  g_return_if_fail (COLONIA_IS_CARDS (self));
  g_return_if_fail (self->loaded);
  g_return_if_fail (card != NULL);

  if (colonia_collection_put_back (self->collection, card))
    learned_anew (self);
}

/**
 * colonia_cards_correct:
 * @self: the cards, which are loaded
 * @card: a card that was entered wrong
 * @corrected: what it says, and how many equal ones there are
 *
 * Puts a card in the place of another one.
 */
void
colonia_cards_correct (ColoniaCards  *self,
                       const Printed *card,
                       const Printed *corrected)
{
  g_return_if_fail (COLONIA_IS_CARDS (self));
  g_return_if_fail (self->loaded);
  g_return_if_fail (card != NULL && corrected != NULL);

  if (colonia_collection_correct (self->collection, card, corrected))
    learned_anew (self);
}

static guint
take_length (GPtrArray *list)
{
  guint length = list->len;

  g_ptr_array_unref (list);

  return length;
}

static ColoniaCardCount
count_cards (const ColoniaCollection *collection)
{
  return (ColoniaCardCount) {
    .ships = take_length (colonia_collection_list_ships (collection, NULL)),
    .relics = take_length (colonia_collection_list_relics (collection, NULL)),
    .week_cards = take_length (colonia_collection_list_week_cards (collection, NULL)),
    .edicts = take_length (colonia_collection_list_edicts (collection, NULL)),
  };
}

static guint
get_total (const ColoniaCardCount *count)
{
  return count->ships + count->relics + count->week_cards + count->edicts;
}

/**
 * colonia_cards_import:
 * @self: the cards, which are loaded
 * @path: (type filename): the file of another collection
 * @learned: (out): how many cards are new
 * @n_known: (out): how many were known already
 * @error: return location for a `GError`, as of colonia_collection_import()
 *
 * Adds what another collection has.
 *
 * Returns: `TRUE` if the file was read
 */
gboolean
colonia_cards_import (ColoniaCards      *self,
                      const char        *path,
                      ColoniaCardCount  *learned,
                      guint             *n_known,
                      GError           **error)
{
  g_autoptr (ColoniaCollection) other = NULL;
  ColoniaCardCount before, after, theirs;

  g_return_val_if_fail (COLONIA_IS_CARDS (self), FALSE);
  g_return_val_if_fail (self->loaded, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (learned != NULL && n_known != NULL, FALSE);

  other = colonia_collection_new ();
  if (!colonia_collection_import (other, path, error))
    return FALSE;

  theirs = count_cards (other);
  before = count_cards (self->collection);
  colonia_collection_merge (self->collection, other);
  after = count_cards (self->collection);

  learned->ships = after.ships - before.ships;
  learned->relics = after.relics - before.relics;
  learned->week_cards = after.week_cards - before.week_cards;
  learned->edicts = after.edicts - before.edicts;
  *n_known = get_total (&theirs) - get_total (learned);
  learned_anew (self);

  return TRUE;
}

/**
 * colonia_cards_export:
 * @self: the cards, which are loaded
 * @path: (type filename): the file to write
 * @error: return location for a `GError`, as of colonia_collection_save()
 *
 * Writes what is known into a file to give away.
 *
 * Returns: `TRUE` if it was written
 */
gboolean
colonia_cards_export (ColoniaCards *self,
                      const char   *path,
                      GError      **error)
{
  g_return_val_if_fail (COLONIA_IS_CARDS (self), FALSE);
  g_return_val_if_fail (self->loaded, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  return colonia_collection_save (self->collection, path, error);
}

/**
 * colonia_cards_flush:
 * @self: the cards
 *
 * Waits until all that was learned is in the file, or could not be written.
 */
void
colonia_cards_flush (ColoniaCards *self)
{
  g_return_if_fail (COLONIA_IS_CARDS (self));

  while (self->loading || self->saving)
    g_main_context_iteration (NULL, TRUE);
}
