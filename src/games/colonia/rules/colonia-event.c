/* colonia-event.c: what can happen at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-event.h"

#include <string.h>

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
 * colonia_event_is_same_draw:
 * @event: an event
 * @other: another event
 *
 * Tells whether both are draws or rolls with the same cubes or numbers, whatever else
 * there is to them.
 *
 * Returns: whether the same was drawn or rolled
 */
gboolean
colonia_event_is_same_draw (const ColoniaEvent *event,
                            const ColoniaEvent *other)
{
  g_return_val_if_fail (event != NULL && other != NULL, FALSE);

  if (event->type != other->type)
    return FALSE;

  switch ((int) event->type)
    {
    case COLONIA_EVENT_WEEK_CARD:
      return event->week_card.n_booths == other->week_card.n_booths
             && memcmp (event->week_card.booths, other->week_card.booths, sizeof event->week_card.booths) == 0;

    case COLONIA_EVENT_RESTOCK:
    case COLONIA_EVENT_MERCHANTS:
    case COLONIA_EVENT_DRAWS:
      return memcmp (&event->drawn, &other->drawn, sizeof event->drawn) == 0;

    case COLONIA_EVENT_TIE_ROLLS:
      return memcmp (event->tie_rolls, other->tie_rolls, sizeof event->tie_rolls) == 0;

    case COLONIA_EVENT_GOOD_ROLLS:
      return memcmp (event->good_rolls.rolls, other->good_rolls.rolls, sizeof event->good_rolls.rolls) == 0;

    case COLONIA_EVENT_DIE:
      return event->die == other->die;

    default:
      return FALSE;
    }
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
