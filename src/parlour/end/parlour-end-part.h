/* parlour-end-part.h: the parts of a score, and where they come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-emblem.h"
#include "parlour-game-ending.h"
#include "parlour-rule-links.h"

/* How many numbers a table of points has at most: the parts of a score, and the total. */
#define PARLOUR_MAX_END_PARTS (TABLE_MAX_PARTS + 1)

/* Where the score of a player stands, be it a row or a card. */
typedef struct {
  GtkWidget *frame; /* what is marked for a winner */
  GtkLabel *rank; /* where the rank stands */
  ParlourEmblem *emblem; /* the emblem of the family */
  GtkLabel *name; /* where the name stands */
  GtkWidget *crown; /* what only a winner has */
  int n_parts; /* how many numbers there are */
  int parts[PARLOUR_MAX_END_PARTS]; /* what the numbers are, see parlour_end_part_list() */
  GtkLabel *cells[PARLOUR_MAX_END_PARTS]; /* where the numbers stand */
  GtkLabel *why; /* where all of them are explained */
  ParlourRuleLinks *rules; /* the rules for that */
  GtkWidget *why_button; /* what asks for that */
} ParlourEndPlaces;

/* Some parts of a score that follow one another, and are called the same together. */
typedef struct {
  int first;
  int n;
} ParlourPartGroup;

ParlourPartGroup
            parlour_end_part_find_group  (const TablePart        *parts,
                                          int                     which);
int         parlour_end_part_list        (const TableGame        *game,
                                          int                    *parts);
int         parlour_end_part_get_value   (const TableScore       *score,
                                          int                     seat,
                                          int                     part);
const char *parlour_end_part_get_title   (const TableGame        *game,
                                          int                     part,
                                          gboolean                on_paper);
void        parlour_end_part_name_widget (GtkWidget              *widget,
                                          const TableGame        *game,
                                          int                     part);
void        parlour_end_part_bind_all    (GtkWidgetClass         *widget_class,
                                          gssize                  offset);
void        parlour_end_part_show_all    (const ParlourEndPlaces *places,
                                          TableSession           *session,
                                          const TableScore       *score,
                                          int                     seat);
