/* parlour-field-rows.h: rows in which an object of a schema is filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_FIELD_ROWS (parlour_field_rows_get_type ())

G_DECLARE_FINAL_TYPE (ParlourFieldRows, parlour_field_rows, PARLOUR, FIELD_ROWS, GtkBox)

GtkWidget *parlour_field_rows_new        (void);
void       parlour_field_rows_show       (ParlourFieldRows  *self,
                                          const TableField  *fields,
                                          const TableTerms  *terms,
                                          const char *const *names,
                                          JsonObject        *object);
void       parlour_field_rows_ask       (ParlourFieldRows  *self,
                                         const TableEvent  *event);
gboolean   parlour_field_rows_set_uncovered
                                         (ParlourFieldRows  *self,
                                          guint              seats);
void       parlour_field_rows_cover      (ParlourFieldRows  *self);
gboolean   parlour_field_rows_must_say   (GtkWidget         *row);
char      *parlour_field_rows_find_missing
                                         (ParlourFieldRows  *rows);
gboolean   parlour_field_rows_are_old    (ParlourFieldRows  *self,
                                          const TableTerms  *terms);
void       parlour_field_rows_show_score (ParlourFieldRows *self,
                                          const TableScore  *score);
void       parlour_field_rows_set_game   (ParlourFieldRows  *self,
                                          const TableGame   *game);
void       parlour_field_rows_set_usual  (ParlourFieldRows  *self,
                                          gconstpointer      usual);
void       parlour_field_rows_set_known  (ParlourFieldRows  *self,
                                          gboolean           is_known);
void       parlour_field_rows_set_somebodys (ParlourFieldRows *self,
                                          gboolean           is_somebodys);
GtkWidget *parlour_field_rows_get_first  (ParlourFieldRows  *self);
