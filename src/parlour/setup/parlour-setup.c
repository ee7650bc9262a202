/* parlour-setup.c: what is agreed before a game besides who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-setup.h"

/* What a game asks before it begins, in a part of the page that begins games. */
typedef struct {
  GPtrArray *seats; /* (element-type ParlourSeat): in the order in which they sit, or NULL */
  int tracking;
} ParlourSetupPrivate;

static guint changed_signal;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourSetup, parlour_setup, ADW_TYPE_BIN)

static ParlourSetupPrivate *
get_private (ParlourSetup *self)
{
  return parlour_setup_get_instance_private (self);
}

static void
parlour_setup_dispose (GObject *object)
{
  g_clear_pointer (&get_private (PARLOUR_SETUP (object))->seats, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_setup_parent_class)->dispose (object);
}

static void
parlour_setup_class_init (ParlourSetupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_setup_dispose;

  /* Somebody has changed something. */
  changed_signal =
    g_signal_new ("changed", PARLOUR_TYPE_SETUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_setup_init (ParlourSetup *self)
{
}

/* Shows what is to be agreed on among them. */
void
parlour_setup_show (ParlourSetup *self,
                    GPtrArray    *seats,
                    int           tracking)
{
  ParlourSetupPrivate *priv;

  g_return_if_fail (seats != NULL);

  priv = get_private (self);
  if (priv->seats != seats)
    {
      g_clear_pointer (&priv->seats, g_ptr_array_unref);
      priv->seats = g_ptr_array_ref (seats);
    }
  priv->tracking = tracking;
  PARLOUR_SETUP_GET_CLASS (self)->show (self);
}

/* Tells who plays. */
GPtrArray *
parlour_setup_get_seats (ParlourSetup *self)
{
  return get_private (self)->seats;
}

/* Tells how much is kept track of. */
int
parlour_setup_get_tracking (ParlourSetup *self)
{
  return get_private (self)->tracking;
}

/* Tells that somebody has changed something; for subclasses. */
void
parlour_setup_changed (ParlourSetup *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* Tells what is wrong with it. Returns a sentence, or `NULL` if the game may begin. */
char *
parlour_setup_find_problem (ParlourSetup *self)
{
  ParlourSetupClass *klass = PARLOUR_SETUP_GET_CLASS (self);

  return klass->find_problem != NULL ? klass->find_problem (self) : NULL;
}

/* Tells what nobody has entered yet. Returns a sentence, or `NULL` if nothing is missing. */
char *
parlour_setup_list_missing (ParlourSetup *self)
{
  ParlourSetupClass *klass = PARLOUR_SETUP_GET_CLASS (self);

  return klass->list_missing != NULL ? klass->list_missing (self) : NULL;
}

/* Lets it be entered. */
void
parlour_setup_go_to_missing (ParlourSetup *self)
{
  if (PARLOUR_SETUP_GET_CLASS (self)->go_to_missing != NULL)
    PARLOUR_SETUP_GET_CLASS (self)->go_to_missing (self);
}

/* Fills in what was agreed there. */
void
parlour_setup_fill (ParlourSetup     *self,
                    const TableSetup *setup)
{
  g_return_if_fail (setup != NULL);

  PARLOUR_SETUP_GET_CLASS (self)->fill (self, setup);
}

/* Writes what is agreed. */
void
parlour_setup_make (ParlourSetup *self,
                    TableSetup   *setup)
{
  g_return_if_fail (setup != NULL);

  PARLOUR_SETUP_GET_CLASS (self)->make (self, setup);
}
