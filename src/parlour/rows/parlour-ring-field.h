/* parlour-ring-field.h: things that stand on a ring, which are put in order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-game.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_RING_FIELD (parlour_ring_field_get_type ())

G_DECLARE_FINAL_TYPE (ParlourRingField, parlour_ring_field, PARLOUR, RING_FIELD, GtkBox)

/* How wide a column of a ring is at least. */
#define PARLOUR_RING_WIDTH 60

/* How much room is between things on a ring. */
#define PARLOUR_RING_SPACING 4

GtkWidget *parlour_ring_field_new        (const TableField  *field,
                                          const TableGame   *game,
                                          const char *const *ids);
GStrv      parlour_ring_field_list_ids   (ParlourRingField  *self);
GtkWidget *parlour_ring_field_make_thing (const TableGame   *game,
                                          const char        *id,
                                          const char        *name);

G_END_DECLS
