/* colonia-sheet-windows.c: the windows on the score sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-sheet-windows.h"

#include "colonia-score.h"
#include "colonia-terms.h"
#include "colonia-tracery.h"
#include "table-record.h"

#include <glib/gi18n.h>

/* In heights of the font: the glass, and what is written below it. */
#define GLASS 8.6
#define WORDS 3.7

static void
draw_glass (const ParlourEasel *easel,
            ColoniaCity         city,
            gboolean            lit,
            double              middle)
{
  double scale = GLASS * easel->em / COLONIA_TRACERY_HEIGHT;

  cairo_save (easel->cr);
  cairo_translate (easel->cr, middle - COLONIA_TRACERY_WIDTH / 2. * scale, 0.);
  cairo_scale (easel->cr, scale, scale);
  colonia_tracery_draw (easel->cr, city, lit ? 1. : 0., &easel->paper);
  cairo_restore (easel->cr);
}

static void
write_payment (const ParlourEasel *easel,
               TableColor          color,
               const char         *pays,
               double              middle,
               double              y)
{
  double left = middle - parlour_easel_measure (easel, pays, easel->em, PANGO_WEIGHT_NORMAL) / 2.;

  parlour_easel_emblem (easel, color, left - 0.4 * easel->em, y, 1.5 * easel->em, FALSE);
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, pays, middle + 0.7 * easel->em, y, 0.5, easel->em, PANGO_WEIGHT_NORMAL);
}

static void
draw_window (const ParlourEasel       *easel,
             const TableRecord        *record,
             const ColoniaWindowScore *window,
             ColoniaCity               city)
{
  double width = easel->width / COLONIA_N_CITIES;
  double middle = (city + 0.5) * width;
  double y = (GLASS + 0.9) * easel->em;
  g_autofree char *pays = NULL;

  draw_glass (easel, city, window->player != COLONIA_NOBODY, middle);
  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, colonia_term_city (city), middle, y, 0.5, easel->em, PANGO_WEIGHT_BOLD);

  y += 1.7 * easel->em;
  if (window->player == COLONIA_NOBODY)
    {
      /* Translators: under a stained glass window that nobody is awarded. */
      parlour_easel_write (easel, C_("window", "nobody"), middle, y, 0.5, easel->em, PANGO_WEIGHT_NORMAL);
      return;
    }

  pays = colonia_term_money (city, window->pays);
  write_payment (easel, table_record_get_person (record, window->player)->color, pays, middle, y);
}

/* Draws the windows side by side, with those whom they are awarded (END-1). */
double
colonia_sheet_windows_draw (const ParlourEasel *easel,
                            const TableRecord  *record)
{
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (table_record_get_state (record)), &score))
    g_return_val_if_reached (0.);

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    draw_window (easel, record, &score.windows[city], (ColoniaCity) city);

  return (GLASS + WORDS) * easel->em;
}
