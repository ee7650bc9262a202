/* parlour-seated.c: what shows something of a player before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-seated.h"

#include "parlour-property.h"

/* What shows something of a player before a game, and keeps to that seat all its life. */
typedef struct {
  ParlourSeat *seat;
} ParlourSeatedPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourSeated, parlour_seated, ADW_TYPE_BIN)

static ParlourSeatedPrivate *
get_private (ParlourSeated *self)
{
  return parlour_seated_get_instance_private (self);
}

static void
parlour_seated_dispose (GObject *object)
{
  g_clear_object (&get_private (PARLOUR_SEATED (object))->seat);

  G_OBJECT_CLASS (parlour_seated_parent_class)->dispose (object);
}

static void
parlour_seated_class_init (ParlourSeatedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = parlour_seated_dispose;

  /* Whose seat it is. */
  parlour_property_keep (object_class,
                         g_param_spec_object ("seat", NULL, NULL, PARLOUR_TYPE_SEAT,
                                              G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS),
                         G_PRIVATE_OFFSET (ParlourSeated, seat), NULL);
}

static void
parlour_seated_init (ParlourSeated *self)
{
}

/* Tells whose seat it is. */
ParlourSeat *
parlour_seated_get_seat (ParlourSeated *self)
{
  return get_private (self)->seat;
}

/* Shows something of the seat, now and whenever it changes, as long as self lives. */
void
parlour_seated_show (ParlourSeated *self,
                     const char    *signal,
                     GCallback      callback)
{
  g_return_if_fail (signal != NULL);
  g_return_if_fail (callback != NULL);

  g_signal_connect_object (get_private (self)->seat, signal, callback, self, G_CONNECT_SWAPPED);
  ((void (*) (ParlourSeated *)) callback) (self);
}
