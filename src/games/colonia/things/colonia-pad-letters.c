/* colonia-pad-letters.c: the things that stand on a pad
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-pad-letters.h"

#include "colonia-piece.h"
#include "colonia-terms.h"

#include <glib/gi18n.h>

#define PIECE_SIZE 24

/* Seven beside each other fit on a telephone, in large text too. */
#define RELIC_SIZE 20

/* Goods and resources */

static char *
name_good (int good)
{
  return colonia_term_goods ((ColoniaGood) good, 1);
}

static char *
name_resource (int resource)
{
  return colonia_term_resources ((ColoniaResource) resource, 1);
}

static GtkWidget *
make_piece (ColoniaPieceKind kind,
            int              which)
{
  GtkWidget *piece = colonia_piece_new (kind, which, 1);

  parlour_figure_set_size (PARLOUR_FIGURE (piece), PIECE_SIZE);

  return piece;
}

static GtkWidget *
make_good (int good)
{
  return make_piece (COLONIA_PIECE_GOOD, good);
}

static GtkWidget *
make_resource (int resource)
{
  return make_piece (COLONIA_PIECE_RESOURCE, resource);
}

/* The five goods, as `ColoniaGood`. */
const ParlourPadLetters colonia_pad_goods = {
  COLONIA_N_GOODS, COLONIA_N_GOODS, colonia_key_good, name_good, make_good
};

/* The five resources, as `ColoniaResource`. */
const ParlourPadLetters colonia_pad_resources = {
  COLONIA_N_RESOURCES, COLONIA_N_RESOURCES, colonia_key_resource, name_resource, make_resource
};

/* Relics */

static gunichar
find_relic_key (int which)
{
  int column = which % COLONIA_PAD_RELIC_COLUMNS;
  int city = which / COLONIA_PAD_RELIC_COLUMNS;

  if (column == 0)
    return colonia_key_city (city);

  return column <= COLONIA_KEY_POINTS ? colonia_key_relic (city * COLONIA_KEY_POINTS + column - 1) : 0;
}

static char *
name_relic (int which)
{
  int column = which % COLONIA_PAD_RELIC_COLUMNS;
  const char *city = colonia_term_city ((ColoniaCity) (which / COLONIA_PAD_RELIC_COLUMNS));

  if (column == 0)
    return g_strdup (city);
  if (column > COLONIA_KEY_POINTS)
    /* Translators: a relic card; %s is a city. */
    return g_strdup_printf (_("Shrine of %s"), city);

  /* Translators: a relic card; %s is a city, %d its points. */
  return g_strdup_printf (ngettext ("Relic of %s, %d point", "Relic of %s, %d points", (gulong) column), city, column);
}

static GtkWidget *
make_relic (int which)
{
  int column = which % COLONIA_PAD_RELIC_COLUMNS;
  g_autofree char *points = g_strdup_printf ("%d", column);
  GtkWidget *figure;

  if (column > 0 && column <= COLONIA_KEY_POINTS)
    {
      figure = gtk_label_new (points);
      gtk_widget_add_css_class (figure, "numeric");
      return figure;
    }

  figure = g_object_new (COLONIA_TYPE_PIECE, "kind", column > 0 ? COLONIA_PIECE_SHRINE : COLONIA_PIECE_ARMS,
                         "which", which / COLONIA_PAD_RELIC_COLUMNS, NULL);
  parlour_figure_set_size (PARLOUR_FIGURE (figure), RELIC_SIZE);

  return figure;
}

/* For each city a row: the city, its relics by their points, its shrine. */
const ParlourPadLetters colonia_pad_relics = {
  (int) COLONIA_N_CITIES * COLONIA_PAD_RELIC_COLUMNS, COLONIA_PAD_RELIC_COLUMNS, find_relic_key, name_relic, make_relic
};
