/* parlour-end-part.h: the parts of a score, and where they come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-score.h"
#include "parlour-emblem.h"
#include "parlour-rule-links.h"
#include "table-session.h"

G_BEGIN_DECLS

/**
 * ParlourEndPart:
 * @PARLOUR_END_RELICS: the points of relics outside shrines
 * @PARLOUR_END_SHRINES: the points of relics in shrines
 * @PARLOUR_END_WINDOWS: the points of windows
 * @PARLOUR_END_TOTAL: all points
 * @PARLOUR_END_MONEY: the money left
 * @PARLOUR_END_GOODS: the goods left
 * @PARLOUR_END_RESOURCES: the resources left
 * @PARLOUR_N_END_PARTS: how many there are
 *
 * A number in the table of points.
 */
typedef enum {
  PARLOUR_END_RELICS,
  PARLOUR_END_SHRINES,
  PARLOUR_END_WINDOWS,
  PARLOUR_END_TOTAL,
  PARLOUR_END_MONEY,
  PARLOUR_END_GOODS,
  PARLOUR_END_RESOURCES,
  PARLOUR_N_END_PARTS
} ParlourEndPart;

/**
 * ParlourEndPlaces:
 * @frame: what is marked for a winner
 * @rank: where the rank stands
 * @emblem: the emblem of the family
 * @name: where the name stands
 * @crown: what only a winner has
 * @cells: by `ParlourEndPart`, where the numbers stand
 * @why: where all of them are explained
 * @rules: the rules for that
 * @why_button: what asks for that
 *
 * Where the score of a player stands, be it a row or a card.
 */
typedef struct {
  GtkWidget *frame;
  GtkLabel *rank;
  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkWidget *crown;
  GtkLabel *cells[PARLOUR_N_END_PARTS];
  GtkLabel *why;
  ParlourRuleLinks *rules;
  GtkWidget *why_button;
} ParlourEndPlaces;

int   parlour_end_part_get_value (const ColoniaScore     *score,
                                  int                     seat,
                                  ParlourEndPart          part);
char *parlour_end_part_explain   (TableSession           *session,
                                  const ColoniaScore     *score,
                                  int                     seat,
                                  ParlourEndPart          part);
void  parlour_end_part_bind_all  (GtkWidgetClass         *widget_class,
                                  gssize                  offset);
void  parlour_end_part_show_all  (const ParlourEndPlaces *places,
                                  TableSession           *session,
                                  const ColoniaScore     *score,
                                  int                     seat);

G_END_DECLS
