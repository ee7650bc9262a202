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
 * Returns: the occasion
 */
TableOccasion
table_occasion_get (const TableState *state)
{
  return (TableOccasion) {
    .round = state->round,
    .part = state->part,
    .step = state->step,
    .place = state->game->get_place != NULL ? state->game->get_place (state) : TABLE_NOBODY,
  };
}

/* How late it is in its part of the round. */
static int
get_rank (const TableGame     *game,
          const TableOccasion *occasion)
{
  return game->rank != NULL ? game->rank (occasion) : occasion->step;
}

/**
 * table_occasion_compare:
 * @game: a game
 * @occasion: an occasion of it
 * @other: another occasion
 *
 * Tells which of two occasions comes first.
 *
 * Returns: less than zero if it is @occasion, more if it is @other, zero if they are
 *   the same
 */
int
table_occasion_compare (const TableGame     *game,
                        const TableOccasion *occasion,
                        const TableOccasion *other)
{
  if (occasion->round != other->round)
    return occasion->round - other->round;

  if (occasion->part != other->part)
    return occasion->part - other->part;

  return get_rank (game, occasion) - get_rank (game, other);
}

/* Which of several things alike it is about, from 1, if the game has such a thing. */
static gboolean
read_place_of (const TableGame *game,
               const DocPlace  *place,
               int             *which)
{
  DocPlace member;

  if (game->calendar.place == NULL)
    return TRUE;

  member = doc_place_get_member (place, game->calendar.place);

  return !doc_place_exists (&member) || doc_place_read_int (&member, 1, game->calendar.n_places, which, NULL);
}

/* Reads an occasion. */
gboolean
table_occasion_read (const TableGame *game,
                     const DocPlace  *place,
                     TableOccasion   *occasion)
{
  DocPlace round, part, step;
  int which = TABLE_NOBODY + 1;

  if (!doc_place_check_object (place, NULL))
    return FALSE;

  round = doc_place_get_member (place, game->calendar.round);
  part = doc_place_get_member (place, game->calendar.part);
  step = doc_place_get_member (place, "step");

  if (!doc_place_read_int (&round, 0, game->calendar.n_rounds, &occasion->round, NULL)
      || !doc_place_read_id (&part, game->parts, &occasion->part, NULL)
      || !doc_place_read_id (&step, game->steps, &occasion->step, NULL)
      || !read_place_of (game, place, &which))
    return FALSE;

  occasion->place = which - 1;

  return TRUE;
}

/* Writes an occasion. */
JsonNode *
table_occasion_build (const TableGame     *game,
                      const TableOccasion *occasion)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  doc_build_int (builder, game->calendar.round, occasion->round);
  doc_build_text (builder, game->calendar.part, game->parts[occasion->part]);
  doc_build_text (builder, "step", game->steps[occasion->step]);
  if (occasion->place != TABLE_NOBODY)
    doc_build_int (builder, game->calendar.place, occasion->place + 1);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
