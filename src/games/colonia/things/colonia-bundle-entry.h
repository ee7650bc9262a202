/* colonia-bundle-entry.h: how many of each resource, good or currency
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-event.h"
#include "colonia-piece.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_BUNDLE_ENTRY (colonia_bundle_entry_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaBundleEntry, colonia_bundle_entry, COLONIA, BUNDLE_ENTRY, AdwBin)

ColoniaPieceKind     colonia_bundle_entry_get_kind   (ColoniaBundleEntry  *self);
const ColoniaBundle *colonia_bundle_entry_get_bundle (ColoniaBundleEntry  *self);
void                 colonia_bundle_entry_set_bundle (ColoniaBundleEntry  *self,
                                                      const ColoniaBundle *bundle);

G_END_DECLS
