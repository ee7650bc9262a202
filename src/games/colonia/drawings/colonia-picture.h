/* colonia-picture.h: a picture that stands for a city, a craftsman or a relic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-figure.h"

G_BEGIN_DECLS

/* What a picture shows. */
typedef enum {
  COLONIA_PICTURE_ARMS, /* the coat of arms of a `ColoniaCity` */
  COLONIA_PICTURE_SIGN, /* the sign of a `ColoniaCraftsman` */
  COLONIA_PICTURE_RELIC, /* a relic with so many points */
  COLONIA_PICTURE_SHRINE /* a shrine */
} ColoniaPictureKind;

GType colonia_picture_kind_get_type (void);
#define COLONIA_TYPE_PICTURE_KIND (colonia_picture_kind_get_type ())

#define COLONIA_TYPE_PICTURE (colonia_picture_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaPicture, colonia_picture, COLONIA, PICTURE, ParlourFigure)

void colonia_picture_set_which (ColoniaPicture *self,
                                int             which);
void colonia_picture_set_city  (ColoniaPicture *self,
                                ColoniaCity     city);

G_END_DECLS
