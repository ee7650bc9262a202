/* parlour-ending-drawings.c: what games may have on the picture of a result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-end-part.h"
#include "parlour-picture.h"
#include "table-ring.h"

#include <glib/gi18n.h>

/* The parts of a score */

/* In heights of the font: what is below a sign, and how large an emblem is there. */
#define BELOW 2.7
#define EMBLEM 1.2

/* How much of its cell a sign takes. */
#define SIGN 0.7

static int
sum_group (const TableScore       *score,
           const ParlourPartGroup *group,
           int                     seat)
{
  int sum = 0;

  for (int part = group->first; part < group->first + group->n; part++)
    sum += score->parts[seat][part];

  return sum;
}

/* Those to whom it brought most, with how much that is. */
static void
draw_most (const ParlourEasel     *easel,
           const TableRecord      *record,
           const TableScore       *score,
           const ParlourPartGroup *group,
           double                  middle,
           double                  y)
{
  const double step = EMBLEM * easel->em * 1.1;
  g_autofree char *number = NULL;
  int seats[TABLE_MAX_PLAYERS], most = 1, n = 0;
  double x, width;

  for (int seat = 0; seat < score->n_players; seat++)
    {
      const int sum = sum_group (score, group, seat);

      if (sum > most)
        n = 0;
      most = MAX (most, sum);
      if (sum == most)
        seats[n++] = seat;
    }
  if (n == 0)
    return;

  number = g_strdup_printf ("%d", most);
  width = parlour_easel_measure (easel, number, easel->em, PANGO_WEIGHT_BOLD);
  x = middle - (n * step + width) / 2.;
  for (int i = 0; i < n; i++, x += step)
    parlour_easel_emblem (easel, table_record_get_person (record, seats[i])->color, x + step / 2., y, EMBLEM * easel->em, FALSE);
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, number, x + 0.2 * easel->em, y, 0., easel->em, PANGO_WEIGHT_BOLD);
}

/* Draws the parts of the score side by side, by their signs, with those to whom each brought most. */
void
parlour_ending_draw_parts (const ParlourEasel *easel,
                           const TableRecord  *record)
{
  const TableGame *game = table_record_get_game (record);
  const char *const *signs = parlour_game_ending_find (game)->part_signs;
  const int n = (int) g_strv_length ((char **) signs);
  const double width = easel->width / n, size = MIN (SIGN * width, easel->height - BELOW * easel->em);
  TableScore score;
  ParlourPaint gold;

  if (!table_state_get_score (table_record_get_state (record), &score))
    g_return_if_reached ();

  parlour_palette_get_gold (&easel->paper, &gold);
  for (int i = 0; i < n; i++)
    {
      const ParlourPartGroup group = parlour_end_part_find_group (game->score_parts, i);
      const TablePart *first = &game->score_parts[group.first];
      const char *title = gettext (first->group != NULL ? first->group : first->title);
      const ParlourPictureLook look = { .color = gold.fill, .path = parlour_picture_find_path (game, signs[i]) };
      const double middle = (i + 0.5) * width;

      parlour_picture_paint (easel->cr, &look, &easel->paper, middle, size / 2., size);
      parlour_easel_use_ink (easel, 1.);
      parlour_easel_fit (easel, title, middle, size + 0.8 * easel->em, 0.5, 0.95 * width, easel->em, PANGO_WEIGHT_BOLD);
      draw_most (easel, record, &score, &group, middle, size + 2.1 * easel->em);
    }
}

/* The ring */

/* How many things stand side by side on it, of each that stands below the other. */
#define BROADER 2.5

/* How much of its cell a thing takes, and an emblem of that. */
#define THING 0.9
#define OWNER 0.42

/* Lists what stands on the ring, and who has each of it in the end, or `TABLE_NOBODY`. Returns how many things there are. */
static int
list_ring (const TableState *state,
           TableRingThing   *things,
           int              *owners)
{
  int n = 0;

  for (int i = 0; i < TABLE_MAX_RING; i++)
    owners[i] = TABLE_NOBODY;
  for (int seat = 0; seat < state->n_players; seat++)
    {
      n = state->game->ring->list (state, seat, things);
      for (int i = 0; i < n; i++)
        if (things[i].had && owners[i] == TABLE_NOBODY)
          owners[i] = seat;
    }

  return n;
}

/* Where a thing stands, in cells: clockwise from the upper left corner. */
static void
find_place (int  which,
            int  columns,
            int  rows,
            int *column,
            int *row)
{
  const int right = columns - 1, down = right + rows - 1, left = down + columns - 1;

  *column = which < right ? which : which < down ? right : which < left ? left - which : 0;
  *row = which < right ? 0 : which < down ? which - right : which < left ? rows - 1 : left + rows - 1 - which;
}

/* What somebody has is filled with the colour of that player, whose emblem says who it is, too. */
static void
draw_thing (const ParlourEasel *easel,
            const TableRecord  *record,
            const char         *id,
            int                 owner,
            double              x,
            double              y,
            double              size)
{
  const gboolean is_owned = owner != TABLE_NOBODY;
  const TableColor color = is_owned ? table_record_get_person (record, owner)->color : 0;
  ParlourPictureLook look = { .path = parlour_picture_find_path (table_record_get_game (record), id), .spent = !is_owned };
  ParlourPaint paint;

  parlour_palette_get_color (color, &easel->paper, &paint);
  look.color = paint.fill;
  parlour_picture_paint (easel->cr, &look, &easel->paper, x, y, size);
  if (is_owned)
    parlour_easel_emblem (easel, color, x + (size - OWNER * size) / 2. + 0.1 * size, y + (size - OWNER * size) / 2. + 0.1 * size,
                          OWNER * size, FALSE);
}

/* Draws the ring of a game, with those who have what stands on it in the end. */
void
parlour_ending_draw_ring (const ParlourEasel *easel,
                          const TableRecord  *record)
{
  TableRingThing things[TABLE_MAX_RING];
  int owners[TABLE_MAX_RING];
  const int n = list_ring (table_record_get_state (record), things, owners);
  const int rows = MAX ((int) ((n / 2 + 2) / (1. + BROADER) + 0.5), 2), columns = n / 2 + 2 - rows;
  const double cell = MIN (easel->height / rows, easel->width / columns);

  for (int i = 0; i < n; i++)
    {
      int column, row;

      find_place (i, columns, rows, &column, &row);
      draw_thing (easel, record, things[i].id, owners[i], easel->width / 2. + (column + 0.5 - columns / 2.) * cell,
                  easel->height / 2. + (row + 0.5 - rows / 2.) * cell, THING * cell);
    }
}
