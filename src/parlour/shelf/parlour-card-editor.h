/* parlour-card-editor.h: a card that the table knows is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-cards.h"
#include "parlour-side-window.h"

#define PARLOUR_TYPE_CARD_EDITOR (parlour_card_editor_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCardEditor, parlour_card_editor, PARLOUR, CARD_EDITOR, ParlourSideWindow)

GtkWindow          *parlour_card_editor_new         (GtkWindow          *parent,
                                                     ParlourCards       *cards,
                                                     const TablePrinted *card);
GtkWindow          *parlour_card_editor_new_adding  (GtkWindow          *parent,
                                                     ParlourCards       *cards,
                                                     int                 kind);
const TablePrinted *parlour_card_editor_get_printed (ParlourCardEditor  *self);
