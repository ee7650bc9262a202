/* colonia-line.h: a line of the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "colonia-record.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_LINE (colonia_line_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaLine, colonia_line, COLONIA, LINE, GObject)

/**
 * ColoniaLineDay:
 * @week: the week, 1 to 6, or 0 before the first
 * @day: the day
 * @details: what an event caused on that day: sentences, each on a line; may be
 *   empty
 *
 * What an event caused on one day. The text belongs to the line.
 */
typedef struct {
  int week;
  ColoniaDay day;
  char *details;
} ColoniaLineDay;

ColoniaLine         *colonia_line_new          (const ColoniaRecord *record,
                                                guint                index,
                                                const ColoniaState  *before,
                                                GArray              *effects);
ColoniaLine         *colonia_line_new_forgotten (const ColoniaEvent *event,
                                                const ColoniaOccasion *moment);

void                 colonia_line_retell       (ColoniaLine         *self,
                                                ColoniaLine         *told);

gboolean             colonia_line_absorb       (ColoniaLine         *self,
                                                ColoniaLine         *told);

guint                colonia_line_get_index    (ColoniaLine         *self);
int                  colonia_line_get_week     (ColoniaLine         *self);
ColoniaDay           colonia_line_get_day      (ColoniaLine         *self);
ColoniaEventType     colonia_line_get_event_type (ColoniaLine       *self);
int                  colonia_line_get_player   (ColoniaLine         *self);
const char          *colonia_line_get_sentence (ColoniaLine         *self);
const char          *colonia_line_get_details  (ColoniaLine         *self);
const ColoniaLineDay *colonia_line_get_days    (ColoniaLine         *self,
                                                guint               *n_days);
gboolean             colonia_line_begins_day   (ColoniaLine         *self,
                                                ColoniaLine         *before);
const ColoniaEffect *colonia_line_get_effects  (ColoniaLine         *self,
                                                guint               *n_effects);
gboolean             colonia_line_is_private   (ColoniaLine         *self);
gboolean             colonia_line_is_unasked   (ColoniaLine         *self);
gboolean             colonia_line_is_told_with (ColoniaLine         *self,
                                                ColoniaLine         *before);
gboolean             colonia_line_get_marked   (ColoniaLine         *self);
void                 colonia_line_set_marked   (ColoniaLine         *self,
                                                gboolean             marked);
gboolean             colonia_line_get_undone   (ColoniaLine         *self);
void                 colonia_line_set_undone   (ColoniaLine         *self,
                                                gboolean             undone);

G_END_DECLS
