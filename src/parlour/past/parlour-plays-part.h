/* parlour-plays-part.h: plays that were taken in from other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_PLAYS_PART (parlour_plays_part_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPlaysPart, parlour_plays_part, PARLOUR, PLAYS_PART, AdwBin)

const GPtrArray *parlour_plays_part_get_plays    (ParlourPlaysPart *self);
void             parlour_plays_part_choose       (ParlourPlaysPart *self);
gboolean         parlour_plays_part_can_put_back (ParlourPlaysPart *self);
void             parlour_plays_part_put_back     (ParlourPlaysPart *self);
