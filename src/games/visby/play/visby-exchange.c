/* visby-exchange.c: what a player changes at the end, three wares for a seal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-exchange.h"

#include "parlour-figure.h"
#include "parlour-name-plate.h"
#include "parlour-shapes.h"
#include "visby-score.h"
#include "visby-words.h"

#include <string.h>

/* How high the wares lie, as figures are, in heaps of three. */
#define HEIGHT 90
#define IN_HEAP 3
#define MOST_HEAPS ((VISBY_MAX_WARES + IN_HEAP - 1) / IN_HEAP)

/* The wares */

#define VISBY_TYPE_HEAPS (visby_heaps_get_type ())

G_DECLARE_FINAL_TYPE (VisbyHeaps, visby_heaps, VISBY, HEAPS, ParlourFigure)

/* The wares of a player, of which those that bring seals are lit. */
struct _VisbyHeaps {
  ParlourFigure parent_instance;

  int total; /* all seals */
  int parts[VISBY_N_SCORED];
  gboolean lit;
};

G_DEFINE_FINAL_TYPE (VisbyHeaps, visby_heaps, PARLOUR_TYPE_FIGURE)

static void
visby_heaps_draw (ParlourFigure      *figure,
                  cairo_t            *cr,
                  const ParlourPaper *paper,
                  double              width,
                  double              height)
{
  VisbyHeaps *self = VISBY_HEAPS (figure);
  const double cell = MIN (width / MOST_HEAPS, height / IN_HEAP);
  const double line = parlour_shape_get_line (cell, paper);
  const double left = (width - cell * ((self->parts[VISBY_SCORED_WARES] + IN_HEAP - 1) / IN_HEAP)) / 2.;

  for (int ware = 0; ware < self->parts[VISBY_SCORED_WARES]; ware++)
    {
      const gboolean lit = self->lit && ware < self->parts[VISBY_SCORED_EXCHANGED];
      const GdkRGBA colors[] = { PARLOUR_RGB (0x2c5d96), PARLOUR_RGB (0xd9a62c) };
      ParlourPaint paint;

      parlour_palette_paint (&colors[lit], paper, &paint);
      parlour_shape_rounded (cr, left + ware / IN_HEAP * cell + line, height - (ware % IN_HEAP + 1) * cell + line,
                             cell - 2. * line, cell - 2. * line, cell / 6.);
      parlour_shape_paint (cr, &paint, line);
    }
}

static char *
visby_heaps_describe (ParlourFigure *figure)
{
  return visby_term_wares (VISBY_HEAPS (figure)->parts[VISBY_SCORED_WARES]);
}

static void
visby_heaps_class_init (VisbyHeapsClass *klass)
{
  PARLOUR_FIGURE_CLASS (klass)->draw = visby_heaps_draw;
  PARLOUR_FIGURE_CLASS (klass)->describe = visby_heaps_describe;
}

static void
visby_heaps_init (VisbyHeaps *self)
{
}

/* The player */

/* Who it is, and the seals before and after. */
struct _VisbyExchange {
  AdwBin parent_instance;

  int seat;

  AdwBin *plate;
  VisbyHeaps *heaps;
  GtkLabel *seals;
  GtkLabel *exchanged;
};

G_DEFINE_FINAL_TYPE (VisbyExchange, visby_exchange, ADW_TYPE_BIN)

static void
visby_exchange_class_init (VisbyExchangeClass *klass)
{
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
visby_exchange_init (VisbyExchange *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  adw_bin_set_child (ADW_BIN (self), box);
  self->plate = ADW_BIN (adw_bin_new ());
  gtk_widget_set_halign (GTK_WIDGET (self->plate), GTK_ALIGN_CENTER);
  self->heaps = g_object_new (VISBY_TYPE_HEAPS, "size", HEIGHT, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->plate));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->heaps));
  self->seals = add_label (box, "title-2");
  self->exchanged = add_label (box, "end-amounts");
}

/* Makes what a player changes. */
GtkWidget *
visby_exchange_new (int seat)
{
  VisbyExchange *self = g_object_new (VISBY_TYPE_EXCHANGE, NULL);

  self->seat = seat;

  return GTK_WIDGET (self);
}

/* Shows a finished game. */
void
visby_exchange_show (GtkWidget    *widget,
                     TableSession *session)
{
  VisbyExchange *self = VISBY_EXCHANGE (widget);
  TableScore score;

  if (!visby_score_get (table_session_get_state (session), &score))
    g_return_if_reached ();

  self->heaps->total = score.totals[self->seat];
  memcpy (self->heaps->parts, score.parts[self->seat], sizeof self->heaps->parts);
  adw_bin_set_child (self->plate, parlour_name_plate_new (table_session_get_names (session)[self->seat],
                                                          table_session_get_color (session, self->seat)));
  visby_exchange_reveal (widget, self->heaps->lit);
}

/* Lights what is exchanged, and counts the seals for it. */
void
visby_exchange_reveal (GtkWidget *widget,
                       gboolean   revealed)
{
  VisbyExchange *self = VISBY_EXCHANGE (widget);
  const int *parts = self->heaps->parts;
  g_autofree char *seals = visby_term_seals (revealed ? self->heaps->total : parts[VISBY_SCORED_SEALS]);
  g_autofree char *exchanged = revealed ? visby_term_exchange (parts[VISBY_SCORED_EXCHANGED], parts[VISBY_SCORED_EXTRA])
                                        : visby_term_wares (parts[VISBY_SCORED_WARES]);

  self->heaps->lit = revealed;
  gtk_label_set_label (self->seals, seals);
  gtk_label_set_label (self->exchanged, exchanged);
  parlour_figure_changed (PARLOUR_FIGURE (self->heaps));
}
