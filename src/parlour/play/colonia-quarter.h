/* colonia-quarter.h: what the middle of a game's page shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_QUARTER (colonia_quarter_get_type ())

G_DECLARE_DERIVABLE_TYPE (ColoniaQuarter, colonia_quarter, COLONIA, QUARTER, AdwBin)

/**
 * ColoniaThing:
 * @COLONIA_THING_BOOTH: what lies on a booth
 * @COLONIA_THING_SHIP: what is drawn of the ship in a berth
 *
 * A thing that a quarter may show.
 */
typedef enum {
  COLONIA_THING_BOOTH,
  COLONIA_THING_SHIP
} ColoniaThing;

/**
 * ColoniaQuarterClass:
 * @parent_class: the parent class
 * @update: shows how the game stands; called when the session is set and
 *   whenever the game or the covers change; never without a session
 * @fill_in: shows an event that is being corrected, as if it had just been
 *   entered; without it the event is entered anew
 * @tell_input: appends whatever was typed or chosen and is not entered yet, as
 *   bytes that differ where the input does; without it nothing can be lost
 * @enter: enters what is filled in, once everybody has had a look at it; only where
 *   something is entered by itself
 * @find_thing: finds where a thing with a number is shown, transfer none;
 *   without it no thing moves there
 *
 * What a quarter of the town does by itself.
 */
struct _ColoniaQuarterClass {
  AdwBinClass parent_class;

  void (*update)     (ColoniaQuarter     *self);
  void (*fill_in)    (ColoniaQuarter     *self,
                      const ColoniaEvent *event);
  void (*tell_input) (ColoniaQuarter     *self,
                      GByteArray         *input);
  void (*enter)      (ColoniaQuarter     *self);
  GtkWidget *(*find_thing) (ColoniaQuarter *self,
                            ColoniaThing    thing,
                            int             number);
};

ColoniaSession     *colonia_quarter_get_session    (ColoniaQuarter     *self);
void                colonia_quarter_set_session    (ColoniaQuarter     *self,
                                                    ColoniaSession     *session);
void                colonia_quarter_update         (ColoniaQuarter     *self);
const ColoniaState *colonia_quarter_get_state      (ColoniaQuarter     *self);
const char         *colonia_quarter_get_name       (ColoniaQuarter     *self,
                                                    int                 seat);
void                colonia_quarter_fill_in        (ColoniaQuarter     *self,
                                                    const ColoniaEvent *event);
void                colonia_quarter_begin_inserting (ColoniaQuarter    *self);
gboolean            colonia_quarter_get_inserting  (ColoniaQuarter     *self);
void                colonia_quarter_fill_in_undone (ColoniaQuarter     *self,
                                                    ColoniaEventType    type);
ColoniaRoller       colonia_quarter_get_undone_roller (ColoniaQuarter  *self);
gboolean            colonia_quarter_is_new_moment  (ColoniaQuarter     *self);
gboolean            colonia_quarter_has_input      (ColoniaQuarter     *self);
void                colonia_quarter_append_text    (GByteArray         *input,
                                                    const char         *text);
gboolean            colonia_quarter_does_table_draw (ColoniaQuarter    *self);
gboolean            colonia_quarter_does_table_roll (ColoniaQuarter    *self);
gboolean            colonia_quarter_get_correcting (ColoniaQuarter     *self);
GtkWidget          *colonia_quarter_get_action     (ColoniaQuarter     *self);
void                colonia_quarter_set_action     (ColoniaQuarter     *self,
                                                    GtkWidget          *action);
gboolean            colonia_quarter_is_uncovered   (ColoniaQuarter     *self,
                                                    int                 seat);
void                colonia_quarter_set_uncovered  (ColoniaQuarter     *self,
                                                    guint               seats);
void                colonia_quarter_enter          (ColoniaQuarter     *self,
                                                    const ColoniaEvent *event,
                                                    ColoniaRoller       roller);
void                colonia_quarter_set_complete   (ColoniaQuarter     *self,
                                                    gboolean            complete);
void                colonia_quarter_begin_looking  (ColoniaQuarter     *self);
gboolean            colonia_quarter_is_looked_at   (ColoniaQuarter     *self);
gboolean            colonia_quarter_enters_by_itself (ColoniaQuarter   *self);
gboolean            colonia_quarter_has_entered_by_itself (ColoniaQuarter *self);
void                colonia_quarter_keep_roll      (ColoniaQuarter     *self,
                                                    const ColoniaEvent *roll);
const ColoniaEvent *colonia_quarter_get_kept_roll  (ColoniaQuarter     *self);
const GByteArray   *colonia_quarter_get_draw_order (ColoniaQuarter     *self);
void                colonia_quarter_offer          (ColoniaQuarter     *self,
                                                    GtkWidget          *button,
                                                    GtkLabel           *reason,
                                                    const ColoniaEvent *event);
void                colonia_quarter_pass           (ColoniaQuarter     *self);
void                colonia_quarter_pass_all       (ColoniaQuarter     *self);
GtkWidget          *colonia_quarter_find_thing     (ColoniaQuarter     *self,
                                                    ColoniaThing        thing,
                                                    int                 number);
void                colonia_quarter_complain       (ColoniaQuarter     *self,
                                                    const char         *sentence);

G_END_DECLS
