/* colonia-bundle-box.h: some resources, goods or money
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "colonia-piece.h"

#define COLONIA_TYPE_BUNDLE_BOX (colonia_bundle_box_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaBundleBox, colonia_bundle_box, COLONIA, BUNDLE_BOX, GtkWidget)

void colonia_bundle_box_set_bundle (ColoniaBundleBox    *self,
                                    ColoniaPieceKind     kind,
                                    const ColoniaBundle *bundle);
void colonia_bundle_box_set_size   (ColoniaBundleBox    *self,
                                    int                  size);
