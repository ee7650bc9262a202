/* colonia-end-part.h: the parts of a score, and where they come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-emblem.h"
#include "colonia-rule-links.h"
#include "colonia-score.h"
#include "colonia-session.h"

G_BEGIN_DECLS

/**
 * ColoniaEndPart:
 * @COLONIA_END_RELICS: the points of relics outside shrines
 * @COLONIA_END_SHRINES: the points of relics in shrines
 * @COLONIA_END_WINDOWS: the points of windows
 * @COLONIA_END_TOTAL: all points
 * @COLONIA_END_MONEY: the money left
 * @COLONIA_END_GOODS: the goods left
 * @COLONIA_END_RESOURCES: the resources left
 * @COLONIA_N_END_PARTS: how many there are
 *
 * A number in the table of points.
 */
typedef enum {
  COLONIA_END_RELICS,
  COLONIA_END_SHRINES,
  COLONIA_END_WINDOWS,
  COLONIA_END_TOTAL,
  COLONIA_END_MONEY,
  COLONIA_END_GOODS,
  COLONIA_END_RESOURCES,
  COLONIA_N_END_PARTS
} ColoniaEndPart;

/**
 * ColoniaEndPlaces:
 * @frame: what is marked for a winner
 * @rank: where the rank stands
 * @emblem: the emblem of the family
 * @name: where the name stands
 * @crown: what only a winner has
 * @cells: by `ColoniaEndPart`, where the numbers stand
 * @why: where all of them are explained
 * @rules: the rules for that
 * @why_button: what asks for that
 *
 * Where the score of a player stands, be it a row or a card.
 */
typedef struct {
  GtkWidget *frame;
  GtkLabel *rank;
  ColoniaEmblem *emblem;
  GtkLabel *name;
  GtkWidget *crown;
  GtkLabel *cells[COLONIA_N_END_PARTS];
  GtkLabel *why;
  ColoniaRuleLinks *rules;
  GtkWidget *why_button;
} ColoniaEndPlaces;

int   colonia_end_part_get_value (const ColoniaScore     *score,
                                  int                     seat,
                                  ColoniaEndPart          part);
char *colonia_end_part_explain   (ColoniaSession         *session,
                                  const ColoniaScore     *score,
                                  int                     seat,
                                  ColoniaEndPart          part);
void  colonia_end_part_bind_all  (GtkWidgetClass         *widget_class,
                                  gssize                  offset);
void  colonia_end_part_show_all  (const ColoniaEndPlaces *places,
                                  ColoniaSession         *session,
                                  const ColoniaScore     *score,
                                  int                     seat);

G_END_DECLS
