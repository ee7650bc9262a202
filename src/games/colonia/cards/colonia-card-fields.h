/* colonia-card-fields.h: what is printed on a card of any kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-printed.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CARD_FIELDS (colonia_card_fields_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCardFields, colonia_card_fields, COLONIA, CARD_FIELDS, AdwBin)

GtkWidget *colonia_card_fields_new          (void);
void       colonia_card_fields_set_kind     (ColoniaCardFields    *self,
                                             ColoniaPrintedKind    kind);
GtkWidget *colonia_card_fields_get_pad      (ColoniaCardFields    *self);
GtkWidget *colonia_card_fields_get_first    (ColoniaCardFields    *self);
void       colonia_card_fields_fill         (ColoniaCardFields    *self,
                                             const ColoniaPrinted *card);
void       colonia_card_fields_empty        (ColoniaCardFields    *self);
void       colonia_card_fields_read         (ColoniaCardFields    *self,
                                             ColoniaPrinted       *card);
char      *colonia_card_fields_find_missing (ColoniaCardFields    *self);

G_END_DECLS
