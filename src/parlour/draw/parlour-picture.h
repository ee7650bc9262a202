/* parlour-picture.h: a tile with a picture, and another one in its corner
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"
#include "table-game.h"

/* What a picture looks like. */
typedef struct {
  GdkRGBA color; /* the colour of the tile */
  /* What is drawn on it, as the paths of an SVG have it, in a box of `PARLOUR_PATH_BOX`; what
   * lies within what is drawn already is a hole. */
  const char *path;
  const char *corner; /* what is drawn small in its corner */
  gboolean spent; /* whether it is an outline, as what is not there any more */
  const char *(*get_name) (int which); /* tells what it shows; without it something beside it says so */
  int which;
} ParlourPictureLook;

#define PARLOUR_TYPE_PICTURE (parlour_picture_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPicture, parlour_picture, PARLOUR, PICTURE, ParlourFigure)

GtkWidget  *parlour_picture_new       (int                       size,
                                       const ParlourPictureLook *look);
void        parlour_picture_paint     (cairo_t                  *cr,
                                       const ParlourPictureLook *look,
                                       const ParlourPaper       *paper,
                                       double                    x,
                                       double                    y,
                                       double                    size);
const char *parlour_picture_find_path (const TableGame          *game,
                                       const char               *id);
