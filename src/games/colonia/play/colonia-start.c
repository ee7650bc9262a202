/* colonia-start.c: what somebody starts with who is about to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-start.h"

#include "colonia-terms.h"

#include <string.h>

#define KEY "colonia-start"

/* The kinds of pieces that somebody starts with. Members are the same for all. */
#define N_KINDS COLONIA_PIECE_MEMBER

/* What somebody starts with (SET-3): the usual money, what was drawn from the bag, and the good
 * that the die gave. */
struct _ColoniaStart {
  GObject parent_instance;

  int die;
  TableBundle bundles[N_KINDS];

  /* What is kept while the other way of drawing is tried. */
  int spare_die;
  TableBundle spare_resources;
  TableBundle spare_goods;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ColoniaStart, colonia_start, G_TYPE_OBJECT)

static void
colonia_start_class_init (ColoniaStartClass *klass)
{
  /* It is something else now. */
  changed_signal =
    g_signal_new ("changed", COLONIA_TYPE_START, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
colonia_start_init (ColoniaStart *self)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    self->bundles[COLONIA_PIECE_MONEY].n[city] = COLONIA_START_MONEY;
}

/* Finds what somebody starts with, which is the usual money and nothing else at first. */
ColoniaStart *
colonia_start_get (ParlourSeat *seat)
{
  ColoniaStart *self = g_object_get_data (G_OBJECT (seat), KEY);

  if (self == NULL)
    {
      self = g_object_new (COLONIA_TYPE_START, NULL);
      g_object_set_data_full (G_OBJECT (seat), KEY, self, g_object_unref);
    }

  return self;
}

/* Tells what the application rolled for the first good. Returns 1 to 6, or 0 if it did not roll. */
int
colonia_start_get_die (ColoniaStart *self)
{
  return self->die;
}

/* Notes what the application rolled for the first good. */
void
colonia_start_set_die (ColoniaStart *self,
                       int           die)
{
  g_return_if_fail (die >= 0 && die <= COLONIA_DIE_SIDES);

  if (self->die == die)
    return;

  self->die = die;
  g_signal_emit (self, changed_signal, 0);
}

/* Tells how much of it there is. It holds until it is changed. */
const TableBundle *
colonia_start_get_bundle (ColoniaStart     *self,
                          ColoniaPieceKind  kind)
{
  g_return_val_if_fail (kind < N_KINDS, NULL);

  return &self->bundles[kind];
}

/* Changes how much of it there is. */
void
colonia_start_set_bundle (ColoniaStart      *self,
                          ColoniaPieceKind   kind,
                          const TableBundle *bundle)
{
  g_return_if_fail (kind < N_KINDS);
  g_return_if_fail (bundle != NULL);

  if (memcmp (&self->bundles[kind], bundle, sizeof *bundle) == 0)
    return;

  self->bundles[kind] = *bundle;
  g_signal_emit (self, changed_signal, 0);
}

static void
swap_bundles (TableBundle *one,
              TableBundle *other)
{
  TableBundle kept = *one;

  *one = *other;
  *other = kept;
}

/* Lays the resources and goods aside and takes out those that were laid aside before, of which
 * there are none at first. So what was drawn by the application and what was drawn at the table
 * do not get in each other's way. */
void
colonia_start_swap_draws (ColoniaStart *self)
{
  int die = self->spare_die;

  self->spare_die = self->die;
  self->die = die;
  swap_bundles (&self->bundles[COLONIA_PIECE_RESOURCE], &self->spare_resources);
  swap_bundles (&self->bundles[COLONIA_PIECE_GOOD], &self->spare_goods);
  g_signal_emit (self, changed_signal, 0);
}

/* Tells whether anything was drawn or rolled. */
gboolean
colonia_start_is_drawn (ColoniaStart *self)
{
  return colonia_bundle_get_total (&self->bundles[COLONIA_PIECE_RESOURCE]) > 0
         || colonia_bundle_get_total (&self->bundles[COLONIA_PIECE_GOOD]) > 0;
}
