/* colonia-edict-field.h: an edict that only the table knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_EDICT_FIELD (colonia_edict_field_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEdictField, colonia_edict_field, COLONIA, EDICT_FIELD, AdwBin)

ColoniaDay  colonia_edict_field_get_day      (ColoniaEdictField *self);
char       *colonia_edict_field_dup_text     (ColoniaEdictField *self);
void        colonia_edict_field_set          (ColoniaEdictField *self,
                                              ColoniaDay         day,
                                              const char        *text);
void        colonia_edict_field_empty        (ColoniaEdictField *self);
const char *colonia_edict_field_find_missing (ColoniaEdictField *self);
GtkWidget  *colonia_edict_field_get_entry    (ColoniaEdictField *self);

G_END_DECLS
