/* colonia-ship-figure.h: a ship in the harbour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "parlour-figure.h"

#define COLONIA_TYPE_SHIP_FIGURE (colonia_ship_figure_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaShipFigure, colonia_ship_figure, COLONIA, SHIP_FIGURE, ParlourFigure)

GtkWidget *colonia_ship_figure_new      (int                city);
