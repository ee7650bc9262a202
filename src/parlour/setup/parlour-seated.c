/* parlour-seated.c: what shows something of a player before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-seated.h"

/* What shows something of a player before a game, and keeps to that seat all its life. */
typedef struct {
  ParlourSeat *seat;
} ParlourSeatedPrivate;

enum {
  PROP_0,
  PROP_SEAT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourSeated, parlour_seated, ADW_TYPE_BIN)

static ParlourSeatedPrivate *
get_private (ParlourSeated *self)
{
  return parlour_seated_get_instance_private (self);
}

static void
parlour_seated_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_object (value, parlour_seated_get_seat (PARLOUR_SEATED (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_seated_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SEAT:
      g_set_object (&get_private (PARLOUR_SEATED (object))->seat, g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
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
  object_class->get_property = parlour_seated_get_property;
  object_class->set_property = parlour_seated_set_property;

  /* Whose seat it is. */
  properties[PROP_SEAT] =
    g_param_spec_object ("seat", NULL, NULL, PARLOUR_TYPE_SEAT,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
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
