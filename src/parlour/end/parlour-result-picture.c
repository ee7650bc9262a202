/* parlour-result-picture.c: how a game ended, as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For a group that talks somewhere else: which game it was and when, who won and what decided it, what the game is known by, and
 * how all came out. It looks the same whatever the screen looks like, and is drawn without one.
 */

#include "config.h"

#include "parlour-result-picture.h"

#include "parlour-game-ending.h"
#include "parlour-result.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

/* In pixels. */
#define MARGIN 44.
#define TITLE 44.
#define DATE 26.
#define RULE 96.
#define WINNERS 118.
#define WINNERS_SIZE 32.
#define WINNERS_HEIGHT 92.
#define DRAWING_SIZE 24.
#define GAP 22.
#define COLUMN_GAP 48.
#define ROW 54.
#define LEAST_ROW 44.
#define MANY_ROWS 3

/* No text is smaller than that. */
#define LEAST_SIZE 15.

#define PAPER 0xfbf6ea
#define INK 0x2a2018

#define N_COLUMNS 2

/* A text as large as there is room for, in one line or more, and otherwise without its end. */
static PangoLayout *
fit_text (const ParlourEasel *easel,
          const char         *text,
          double              width,
          double              height,
          double              size,
          PangoWeight         weight)
{
  PangoLayout *layout = pango_layout_new (easel->context);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (easel->context));
  int set_width, set_height;

  pango_font_description_set_weight (font, weight);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  for (;; size--)
    {
      pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_size (layout, &set_width, &set_height);
      if (size <= LEAST_SIZE || (set_width <= width * PANGO_SCALE && set_height <= height * PANGO_SCALE))
        break;
    }
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, (int) (height * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);

  return layout;
}

static void
show_text (const ParlourEasel *easel,
           PangoLayout        *layout,
           double              x,
           double              y)
{
  cairo_move_to (easel->cr, x, y);
  pango_cairo_show_layout (easel->cr, layout);
  cairo_new_path (easel->cr);
}

static void
draw_head (const ParlourEasel *easel,
           const TableRecord  *record,
           GDateTime          *now)
{
  const double right = PARLOUR_RESULT_WIDTH - MARGIN;
  g_autofree char *date = parlour_result_tell_date (record, now);
  ParlourPaint gold;

  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, table_game_get_name (table_record_get_game (record)), MARGIN, RULE / 2. + 4., 0., TITLE,
                       PANGO_WEIGHT_BOLD);
  parlour_easel_write (easel, date, right, RULE / 2. + 10., 1., DATE, PANGO_WEIGHT_NORMAL);

  parlour_palette_get_gold (&easel->paper, &gold);
  gdk_cairo_set_source_rgba (easel->cr, &gold.fill);
  cairo_rectangle (easel->cr, MARGIN, RULE - 6., right - MARGIN, 6.);
  cairo_fill (easel->cr);
}

/* Who won, and what decided it, in the middle of its room. */
static void
draw_winners (const ParlourEasel *easel,
              const TableRecord  *record)
{
  const TableGame *game = table_record_get_game (record);
  const double width = PARLOUR_RESULT_WIDTH - 2. * MARGIN;
  g_autofree char *winners = parlour_game_ending_find (game)->tell_winners (table_record_get_names (record),
                                                                            table_record_get_state (record));
  g_autoptr (PangoLayout) layout = fit_text (easel, winners, width, WINNERS_HEIGHT, WINNERS_SIZE, PANGO_WEIGHT_BOLD);
  int height;

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_size (layout, NULL, &height);
  parlour_easel_use_ink (easel, 1.);
  show_text (easel, layout, MARGIN, WINNERS + (WINNERS_HEIGHT - (double) height / PANGO_SCALE) / 2.);
}

/* How all came out */

static void
draw_player (const ParlourEasel *easel,
             const TableRecord  *record,
             const TableScore   *score,
             int                 seat,
             double              left,
             double              width)
{
  const double size = 0.52 * easel->em, emblem = 0.7 * easel->em, middle = easel->em / 2.;
  const PangoWeight weight = score->ranks[seat] == 1 ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL;
  const double name = left + 1.1 * size + 0.5 * size + emblem;
  /* Translators: %d is the rank of a player, e.g. “1.” */
  g_autofree char *rank = g_strdup_printf (_("%d."), score->ranks[seat]);
  g_autofree char *total = g_strdup_printf ("%d", score->totals[seat]);
  g_autoptr (PangoLayout) layout = NULL;
  double total_width;
  int height;

  parlour_easel_use_ink (easel, 1.);
  parlour_easel_write (easel, rank, left, middle, 0., size, weight);
  total_width = parlour_easel_write (easel, total, left + width, middle, 1., 1.15 * size, PANGO_WEIGHT_BOLD);
  layout = fit_text (easel, table_record_get_names (record)[seat], left + width - total_width - size - name - 0.4 * size,
                     easel->em, size, weight);
  /* A name from right to left stands beside its emblem, too. */
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_get_size (layout, NULL, &height);
  show_text (easel, layout, name + 0.4 * size, middle - (double) height / PANGO_SCALE / 2.);
  parlour_easel_emblem (easel, table_record_get_person (record, seat)->color, name - emblem / 2., middle, emblem, FALSE);
}

/* Best first, one below the other and then side by side. Returns how high that is. */
static double
draw_players (const ParlourEasel *easel,
              const TableRecord  *record)
{
  const double width = (PARLOUR_RESULT_WIDTH - 2. * MARGIN - COLUMN_GAP) / N_COLUMNS;
  ParlourEasel row = *easel;
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;
  int n_rows;

  if (!table_state_get_score (table_record_get_state (record), &score))
    g_return_val_if_reached (0.);

  n_rows = (score.n_players + N_COLUMNS - 1) / N_COLUMNS;
  row.em = n_rows > MANY_ROWS ? LEAST_ROW : ROW;
  table_score_list (&score, seats);
  for (int place = 0; place < score.n_players; place++)
    {
      cairo_save (easel->cr);
      cairo_translate (easel->cr, MARGIN + (place / n_rows) * (width + COLUMN_GAP),
                       PARLOUR_RESULT_HEIGHT - MARGIN + GAP / 2. - (n_rows - place % n_rows) * row.em);
      draw_player (&row, record, &score, seats[place], 0., width);
      cairo_restore (easel->cr);
    }

  return n_rows * row.em - GAP / 2.;
}

static void
draw (const ParlourEasel *easel,
      const TableRecord  *record,
      GDateTime          *now)
{
  const ParlourGameEnding *ending = parlour_game_ending_find (table_record_get_game (record));
  const double top = WINNERS + WINNERS_HEIGHT + GAP;
  ParlourEasel rest = *easel;

  draw_head (easel, record, now);
  draw_winners (easel, record);
  rest.width = PARLOUR_RESULT_WIDTH - 2. * MARGIN;
  rest.height = PARLOUR_RESULT_HEIGHT - MARGIN - GAP - draw_players (easel, record) - top;
  cairo_save (easel->cr);
  cairo_translate (easel->cr, MARGIN, top);
  if (ending->draw_on_picture != NULL)
    ending->draw_on_picture (&rest, record);
  cairo_restore (easel->cr);
}

static cairo_status_t
add_bytes (gpointer      data,
           const guchar *bytes,
           guint         n)
{
  g_byte_array_append (data, bytes, n);

  return CAIRO_STATUS_SUCCESS;
}

/* Makes the picture of a game that is over, in the language of the moment. Returns a PNG. */
GBytes *
parlour_result_picture_make (const TableRecord *record,
                             GDateTime         *now)
{
  static const GdkRGBA paper = PARLOUR_RGB (PAPER);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");
  ParlourEasel easel = { .paper = { .ink = PARLOUR_RGB (INK) }, .em = DRAWING_SIZE };

  g_return_val_if_fail (record != NULL && now != NULL, NULL);
  g_return_val_if_fail (table_state_is_finished (table_record_get_state (record)), NULL);

  easel.context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_context_set_font_description (easel.context, font);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PARLOUR_RESULT_WIDTH, PARLOUR_RESULT_HEIGHT);
  easel.cr = cairo_create (surface);
  gdk_cairo_set_source_rgba (easel.cr, &paper);
  cairo_paint (easel.cr);
  draw (&easel, record, now);
  cairo_destroy (easel.cr);
  g_object_unref (easel.context);
  cairo_surface_write_to_png_stream (surface, add_bytes, bytes);
  cairo_surface_destroy (surface);

  return g_byte_array_free_to_bytes (bytes);
}
