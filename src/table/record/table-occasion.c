/* table-occasion.c: when in a game something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-occasion.h"

#include "doc-build.h"

/**
 * table_occasion_get:
 * @state: how a game stands
 *
 * Tells which moment of a game it is.
 *
 * Returns: the moment
 */
TableOccasion
table_occasion_get (const ColoniaState *state)
{
  return (TableOccasion) { .week = state->week, .day = state->day, .step = state->step, .edict = state->edict };
}

/* The place of a moment in its day: the votes on the edicts come one after the
 * other, then the work of the day, and on Sunday cards are revealed last. */
static int
get_place_in_day (const TableOccasion *moment)
{
  int edict = moment->edict == COLONIA_NOBODY ? COLONIA_N_EDICTS : moment->edict;
  int step = (int) moment->step;

  if (moment->day == COLONIA_DAY_SUNDAY && moment->step == COLONIA_STEP_REVEAL_RELICS)
    step = COLONIA_N_STEPS;

  return edict * (COLONIA_N_STEPS + 1) + step;
}

/**
 * table_occasion_compare:
 * @moment: an occasion of a game
 * @other: another occasion
 *
 * Tells which of two moments comes first.
 *
 * Returns: less than zero if it is @moment, more if it is @other, zero if they are
 *   the same
 */
int
table_occasion_compare (const TableOccasion *moment,
                        const TableOccasion *other)
{
  if (moment->week != other->week)
    return moment->week - other->week;

  if (moment->day != other->day)
    return (int) moment->day - (int) other->day;

  return get_place_in_day (moment) - get_place_in_day (other);
}

/**
 * table_occasion_read:
 * @place: where a moment may stand in a document
 * @moment: (out): the moment
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads a moment.
 *
 * Returns: `TRUE` if there is one
 */
gboolean
table_occasion_read (const DocPlace *place,
                   TableOccasion  *moment,
                   GError        **error)
{
  DocPlace week, day, step, edict;
  int day_read, step_read;

  if (!doc_place_check_object (place, error))
    return FALSE;

  week = doc_place_get_member (place, "week");
  day = doc_place_get_member (place, "day");
  step = doc_place_get_member (place, "step");
  edict = doc_place_get_member (place, "edict");
  moment->edict = COLONIA_NOBODY + 1;

  if (!doc_place_read_int (&week, 0, COLONIA_N_WEEKS, &moment->week, error)
      || !doc_place_read_id (&day, colonia_day_ids, &day_read, error)
      || !doc_place_read_id (&step, colonia_step_ids, &step_read, error)
      || (doc_place_exists (&edict) && !doc_place_read_int (&edict, 1, COLONIA_N_EDICTS, &moment->edict, error)))
    return FALSE;

  moment->day = (ColoniaDay) day_read;
  moment->step = (ColoniaStep) step_read;
  moment->edict--;

  return TRUE;
}

/**
 * table_occasion_build:
 * @moment: a moment
 *
 * Writes a moment.
 *
 * Returns: (transfer full): the moment as a part of a document
 */
JsonNode *
table_occasion_build (const TableOccasion *moment)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  doc_build_int (builder, "week", moment->week);
  doc_build_text (builder, "day", colonia_day_ids[moment->day]);
  doc_build_text (builder, "step", colonia_step_ids[moment->step]);
  if (moment->edict != COLONIA_NOBODY)
    doc_build_int (builder, "edict", moment->edict + 1);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
