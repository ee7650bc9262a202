/* colonia-event.c: what can happen at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-event.h"

#include <string.h>

G_STATIC_ASSERT (COLONIA_BUNDLE_KINDS <= TABLE_MAX_KINDS);

/**
 * colonia_bundle_get_total:
 * @bundle: a bundle
 *
 * Counts all that is in a bundle.
 *
 * Returns: the number of pieces of all kinds together
 */
int
colonia_bundle_get_total (const ColoniaBundle *bundle)
{
  int total = 0;

  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    total += bundle->n[kind];

  return total;
}

/**
 * colonia_bundle_add:
 * @bundle: the bundle to add to
 * @other: what is added
 *
 * Adds one bundle to another, kind by kind.
 */
void
colonia_bundle_add (ColoniaBundle       *bundle,
                    const ColoniaBundle *other)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    bundle->n[kind] += other->n[kind];
}

/**
 * colonia_bundle_subtract:
 * @bundle: the bundle to take from
 * @other: what is taken, which must be there
 *
 * Takes one bundle from another, kind by kind.
 */
void
colonia_bundle_subtract (ColoniaBundle       *bundle,
                         const ColoniaBundle *other)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    bundle->n[kind] -= other->n[kind];
}

/**
 * colonia_bundle_find_short:
 * @bundle: what there is
 * @needed: what is needed
 *
 * Looks for a kind of which there are too few.
 *
 * Returns: the first such kind, or -1 if @bundle holds all that is @needed
 */
int
colonia_bundle_find_short (const ColoniaBundle *bundle,
                           const ColoniaBundle *needed)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    if (bundle->n[kind] < needed->n[kind])
      return kind;

  return -1;
}

/**
 * colonia_event_init:
 * @event: (out caller-allocates): the event to set
 * @type: what happened
 *
 * Sets an event to nothing but its type, nobody having acted: all of its
 * members are zero, whichever of them the type uses.
 */
void
colonia_event_init (ColoniaEvent    *event,
                    ColoniaEventType type)
{
  g_return_if_fail (event != NULL);

  memset (event, 0, sizeof *event);
  event->type = type;
  event->player = COLONIA_NOBODY;
}

/**
 * colonia_event_lay_out_edicts:
 * @event: an event of type `COLONIA_EVENT_EDICTS`
 * @laid: (out) (array fixed-size=3): by the places on the board, which edict lies
 *   there, from 0 in the order in which they were revealed
 *
 * Lays edicts out by day; those of one day keep the order in which they were
 * revealed (MON-3).
 */
void
colonia_event_lay_out_edicts (const ColoniaEvent *event,
                              int                 laid[COLONIA_N_EDICTS])
{
  int place = 0;

  g_return_if_fail (event != NULL && event->type == COLONIA_EVENT_EDICTS);

  for (ColoniaDay day = COLONIA_DAY_WEDNESDAY; day <= COLONIA_DAY_SATURDAY; day++)
    for (int i = 0; i < COLONIA_N_EDICTS; i++)
      if (event->edicts[i].day == day)
        laid[place++] = i;

  g_assert (place == COLONIA_N_EDICTS);
}
