/* census.c: how many objects of each type there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GLib can count them only where it was built to, which Debian's is not. But
 * every object is made by the constructor of GObject and ends with what that
 * does last, and every class that is made later inherits both.
 */

#include "config.h"

#include "census.h"

static GObject *(*construct) (GType                  type,
                              guint                  n_properties,
                              GObjectConstructParam *properties);
static void (*finalize) (GObject *object);

/* Objects may come and go in other threads, too. */
static GMutex mutex;
static GHashTable *living; /* of objects, each with its type */

static GObject *
count_in (GType                  type,
          guint                  n_properties,
          GObjectConstructParam *properties)
{
  GObject *object = construct (type, n_properties, properties);

  g_mutex_lock (&mutex);
  g_hash_table_insert (living, object, GSIZE_TO_POINTER (G_OBJECT_TYPE (object)));
  g_mutex_unlock (&mutex);

  return object;
}

static void
count_out (GObject *object)
{
  g_mutex_lock (&mutex);
  g_hash_table_remove (living, object);
  g_mutex_unlock (&mutex);

  finalize (object);
}

/* Before there is any class but that of GObject. */
void
census_begin (void)
{
  GObjectClass *klass = g_type_class_ref (G_TYPE_OBJECT);

  living = g_hash_table_new (NULL, NULL);
  construct = klass->constructor;
  finalize = klass->finalize;
  klass->constructor = count_in;
  klass->finalize = count_out;
}

/* How many there are of each type, to be freed with g_hash_table_unref(). */
GHashTable *
census_take (void)
{
  GHashTable *census = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer type;

  g_mutex_lock (&mutex);
  g_hash_table_iter_init (&iter, living);
  while (g_hash_table_iter_next (&iter, NULL, &type))
    {
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (census, type));

      g_hash_table_insert (census, type, GUINT_TO_POINTER (n + 1));
    }
  g_mutex_unlock (&mutex);

  return census;
}

guint
census_count (GHashTable *census,
              GType       type)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (census, GSIZE_TO_POINTER (type)));
}
