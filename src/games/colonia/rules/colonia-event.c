/* colonia-event.c: what can happen at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-event.h"

#include <string.h>

G_STATIC_ASSERT (COLONIA_BUNDLE_KINDS <= TABLE_MAX_KINDS);

/* Counts all that is in a bundle. */
int
colonia_bundle_get_total (const ColoniaBundle *bundle)
{
  int total = 0;

  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    total += bundle->n[kind];

  return total;
}

/* Adds one bundle to another, kind by kind. */
void
colonia_bundle_add (ColoniaBundle       *bundle,
                    const ColoniaBundle *other)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    bundle->n[kind] += other->n[kind];
}

/* Takes one bundle from another, kind by kind. */
void
colonia_bundle_subtract (ColoniaBundle       *bundle,
                         const ColoniaBundle *other)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    bundle->n[kind] -= other->n[kind];
}

/* Looks for a kind of which there are too few. Returns the first such kind, or -1 if bundle
 * holds all that is needed. */
int
colonia_bundle_find_short (const ColoniaBundle *bundle,
                           const ColoniaBundle *needed)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    if (bundle->n[kind] < needed->n[kind])
      return kind;

  return -1;
}

/* Sets an event to nothing but its type, nobody having acted: all of its members are zero,
 * whichever of them the type uses. */
void
colonia_event_init (ColoniaEvent    *event,
                    ColoniaEventType type)
{
  memset (event, 0, sizeof *event);
  event->type = type;
  event->player = COLONIA_NOBODY;
}

/* Lays edicts out by day; those of one day keep the order in which they were revealed (MON-3). */
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

/* Gives a number, never 0, that is the same of equal edicts: of busy craftsmen on whatever day they are voted on. */
guint
colonia_edict_get_mark (const ColoniaEdict *edict)
{
  guint mark = 1 + (guint) edict->kind;

  if (edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
    mark |= (1 + (guint) edict->craftsman) << 8;
  else if (edict->kind == COLONIA_EDICT_SHIPS_LEAVE)
    mark |= (guint) edict->ships << 16;
  else if (edict->kind == COLONIA_EDICT_OTHER)
    mark = (g_str_hash (edict->text != NULL ? edict->text : "") ^ (guint) edict->day) | 1u << 31;

  return mark;
}
