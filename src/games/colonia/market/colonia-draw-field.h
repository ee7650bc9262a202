/* colonia-draw-field.h: what is drawn from the bag for one place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_DRAW_FIELD (colonia_draw_field_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDrawField, colonia_draw_field, COLONIA, DRAW_FIELD, AdwBin)

GtkWidget           *colonia_draw_field_new         (void);

void                 colonia_draw_field_set_title   (ColoniaDrawField    *self,
                                                     const char          *title,
                                                     GtkWidget           *figure);
const char          *colonia_draw_field_get_title   (ColoniaDrawField    *self);
int                  colonia_draw_field_get_wanted  (ColoniaDrawField    *self);
void                 colonia_draw_field_set_wanted  (ColoniaDrawField    *self,
                                                     int                  wanted);
void                 colonia_draw_field_set_typed   (ColoniaDrawField    *self,
                                                     gboolean             typed);
void                 colonia_draw_field_set_secret  (ColoniaDrawField    *self,
                                                     gboolean             secret);
void                 colonia_draw_field_set_times   (ColoniaDrawField    *self,
                                                     int                  times);
const ColoniaBundle *colonia_draw_field_get_drawn   (ColoniaDrawField    *self);
void                 colonia_draw_field_set_drawn   (ColoniaDrawField    *self,
                                                     const ColoniaBundle *drawn);
int                  colonia_draw_field_count       (ColoniaDrawField    *self);
void                 colonia_draw_field_add         (ColoniaDrawField    *self,
                                                     ColoniaResource      resource);
gboolean             colonia_draw_field_take_back   (ColoniaDrawField    *self);

G_END_DECLS
