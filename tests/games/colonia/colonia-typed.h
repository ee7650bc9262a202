/* colonia-typed.h: what tests give to records, sessions and known cards, and read in them, as
 * Colonia knows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-printed.h"
#include "colonia-session.h"

#include <string.h>

/* Which of some ids that end with NULL it is, or -1. */
static inline int
colonia_id_find (const char *const *ids,
                 const char        *id)
{
  for (int i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      return i;

  return -1;
}

static inline gboolean
colonia_state_equal (const ColoniaState *state,
                     const ColoniaState *other)
{
  if (memcmp (state, other, G_STRUCT_OFFSET (ColoniaState, contracts)) != 0)
    return FALSE;

  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      const GArray *spaces = state->contracts[craftsman];
      const GArray *others = other->contracts[craftsman];

      if (spaces->len != others->len)
        return FALSE;
      if (spaces->len > 0 && memcmp (spaces->data, others->data, spaces->len * sizeof (ColoniaSpace)) != 0)
        return FALSE;
    }

  return TRUE;
}

static inline ColoniaEvent *
colonia_event_copy (const ColoniaEvent *event)
{
  return (ColoniaEvent *) table_event_copy (&colonia_events, &event->table);
}

static inline void
colonia_event_free (ColoniaEvent *event)
{
  table_event_free (&colonia_events, &event->table);
}

static inline TableRecord *
colonia_record_new (const ColoniaSetup *setup,
                    const TablePerson  *people)
{
  return table_record_new (&colonia_game, &setup->table, people);
}

static inline const ColoniaState *
colonia_record_get_state (const TableRecord *record)
{
  return COLONIA_STATE (table_record_get_state (record));
}

static inline ColoniaObstacle
colonia_record_append (TableRecord        *record,
                       const ColoniaEvent *event,
                       const TableStamp   *stamp,
                       GArray             *effects)
{
  return table_record_append (record, &event->table, stamp, effects);
}

static inline void
colonia_session_play (TableSession       *session,
                      const ColoniaEvent *event,
                      TableRoller         roller)
{
  table_session_play (session, &event->table, roller);
}

static inline void
colonia_session_play_all (TableSession       *session,
                          const ColoniaEvent *events,
                          guint               n_events,
                          TableRoller         roller)
{
  g_autofree const TableEvent **list = g_new (const TableEvent *, n_events);

  for (guint i = 0; i < n_events; i++)
    list[i] = &events[i].table;
  table_session_play_all (session, list, n_events, roller);
}

static inline TableRevision *
colonia_session_try_revision (TableSession       *session,
                              guint               index,
                              const ColoniaEvent *event,
                              TableRoller         roller)
{
  return table_session_try_revision (session, TABLE_REPLACES, index, event != NULL ? &event->table : NULL, roller);
}

static inline TableRevision *
colonia_session_try_insertion (TableSession       *session,
                               guint               index,
                               const ColoniaEvent *event,
                               TableRoller         roller)
{
  return table_session_try_revision (session, TABLE_INSERTS, index, &event->table, roller);
}

/* Ships or relics that may come next, as the events by which they come, by city. */
static inline GPtrArray *
colonia_list_events (const TableCollection *collection,
                     ColoniaPrintedKind     kind,
                     const TableRecord     *record)
{
  g_autoptr (GPtrArray) offered = table_collection_list (collection, (int) kind, record);
  GPtrArray *events = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < offered->len; i++)
    {
      const ColoniaPrinted *card = g_ptr_array_index (offered, i);

      g_ptr_array_add (events, g_memdup2 (&card->event, sizeof card->event));
    }

  return events;
}

static inline GPtrArray *
colonia_collection_list_ships (const TableCollection *collection,
                               const TableRecord     *record)
{
  return colonia_list_events (collection, COLONIA_PRINTED_SHIP, record);
}

static inline GPtrArray *
colonia_collection_list_relics (const TableCollection *collection,
                                const TableRecord     *record)
{
  return colonia_list_events (collection, COLONIA_PRINTED_RELIC, record);
}

/* Of week cards what is printed on them. */
static inline GPtrArray *
colonia_collection_list_week_cards (const TableCollection *collection,
                                    const TableRecord     *record)
{
  g_autoptr (GPtrArray) offered = table_collection_list (collection, COLONIA_PRINTED_WEEK, record);
  GPtrArray *weeks = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < offered->len; i++)
    {
      const ColoniaPrinted *card = g_ptr_array_index (offered, i);

      g_ptr_array_add (weeks, g_memdup2 (&card->week, sizeof card->week));
    }

  return weeks;
}

static inline void
free_edict (ColoniaEdict *edict)
{
  g_free (edict->text);
  g_free (edict);
}

/* Lists the edicts of kind `other` that were not revealed in this game. */
static inline GPtrArray *
colonia_collection_list_edicts (const TableCollection *collection,
                                const TableRecord     *record)
{
  g_autoptr (GPtrArray) offered = NULL;
  GPtrArray *edicts;

  g_return_val_if_fail (collection != NULL, NULL);

  offered = table_collection_list (collection, COLONIA_PRINTED_EDICT, record);
  edicts = g_ptr_array_new_with_free_func ((GDestroyNotify) free_edict);
  for (guint i = 0; i < offered->len; i++)
    {
      ColoniaPrinted *card = g_ptr_array_index (offered, i);
      ColoniaEdict *edict = g_memdup2 (&card->edict, sizeof card->edict);

      card->edict.text = NULL;
      g_ptr_array_add (edicts, edict);
    }

  return edicts;
}

/* Finds at which place a seat is listed among the others. */
static inline int
find_listed (const TableState *state,
            int               seat)
{
  int seats[TABLE_MAX_PLAYERS];
  int place = 0;

  table_game_list_places (state, seats);
  while (seats[place] != seat)
    place++;

  return place;
}
