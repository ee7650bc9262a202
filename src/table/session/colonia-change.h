/* colonia-change.h: what becomes of an event when the past is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_CHANGE (colonia_change_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaChange, colonia_change, COLONIA, CHANGE, GObject)

/**
 * ColoniaChangeKind:
 * @COLONIA_CHANGE_CORRECTED: the event that is corrected
 * @COLONIA_CHANGE_INSERTED: one that comes between two others
 * @COLONIA_CHANGE_OTHERWISE: an event that causes something else than before
 * @COLONIA_CHANGE_LEFT_OUT: an event that no longer fits, or not yet
 *
 * What becomes of an event.
 */
typedef enum {
  COLONIA_CHANGE_CORRECTED,
  COLONIA_CHANGE_INSERTED,
  COLONIA_CHANGE_OTHERWISE,
  COLONIA_CHANGE_LEFT_OUT,
} ColoniaChangeKind;

ColoniaChange     *colonia_change_new          (ColoniaChangeKind  kind,
                                                const char        *sentence,
                                                char              *before,
                                                char              *after,
                                                gboolean           private);
ColoniaChange     *colonia_change_new_left_out (const char        *sentence,
                                                char              *why,
                                                char              *covered,
                                                gboolean           waiting);
ColoniaChangeKind  colonia_change_get_kind     (ColoniaChange     *self);
const char        *colonia_change_get_sentence (ColoniaChange     *self);
const char        *colonia_change_get_before   (ColoniaChange     *self);
const char        *colonia_change_get_after    (ColoniaChange     *self);
gboolean           colonia_change_is_private   (ColoniaChange     *self);
const char        *colonia_change_get_covered  (ColoniaChange     *self);
gboolean           colonia_change_is_waiting   (ColoniaChange     *self);

G_END_DECLS
