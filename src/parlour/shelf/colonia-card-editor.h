/* colonia-card-editor.h: a card that the table knows is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "printed.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CARD_EDITOR (colonia_card_editor_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCardEditor, colonia_card_editor, COLONIA, CARD_EDITOR, AdwWindow)

GtkWindow     *colonia_card_editor_new         (GtkWindow         *parent,
                                                const Printed     *card);
GtkWindow     *colonia_card_editor_new_adding  (GtkWindow         *parent,
                                                PrintedKind        kind);
const Printed *colonia_card_editor_get_printed (ColoniaCardEditor *self);

G_END_DECLS
