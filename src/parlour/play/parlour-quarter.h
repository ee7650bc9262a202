/* parlour-quarter.h: what the middle of a game's page shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-events.h"
#include "colonia-play.h"
#include "table-session.h"
#include "tongue.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_QUARTER (parlour_quarter_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourQuarter, parlour_quarter, PARLOUR, QUARTER, AdwBin)

/**
 * ParlourThing:
 * @PARLOUR_THING_BOOTH: what lies on a booth
 * @PARLOUR_THING_SHIP: what is drawn of the ship in a berth
 *
 * A thing that a quarter may show.
 */
typedef enum {
  PARLOUR_THING_BOOTH,
  PARLOUR_THING_SHIP
} ParlourThing;

/**
 * ParlourQuarterClass:
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
struct _ParlourQuarterClass {
  AdwBinClass parent_class;

  void (*update)     (ParlourQuarter     *self);
  void (*fill_in)    (ParlourQuarter     *self,
                      const ColoniaEvent *event);
  void (*tell_input) (ParlourQuarter     *self,
                      GByteArray         *input);
  void (*enter)      (ParlourQuarter     *self);
  GtkWidget *(*find_thing) (ParlourQuarter *self,
                            ParlourThing    thing,
                            int             number);
};

TableSession       *parlour_quarter_get_session           (ParlourQuarter     *self);
void                parlour_quarter_set_session           (ParlourQuarter     *self,
                                                           TableSession       *session);
void                parlour_quarter_update                (ParlourQuarter     *self);
const ColoniaState *parlour_quarter_get_state             (ParlourQuarter     *self);
const char         *parlour_quarter_get_name              (ParlourQuarter     *self,
                                                           int                 seat);
TongueScope        *parlour_quarter_speak_to              (ParlourQuarter     *self,
                                                           GtkWidget          *part,
                                                           int                 seat) G_GNUC_WARN_UNUSED_RESULT;
void                parlour_quarter_fill_in               (ParlourQuarter     *self,
                                                           const ColoniaEvent *event);
void                parlour_quarter_begin_inserting       (ParlourQuarter     *self);
gboolean            parlour_quarter_get_inserting         (ParlourQuarter     *self);
void                parlour_quarter_fill_in_undone        (ParlourQuarter     *self,
                                                           ColoniaEventType    type);
TableRoller         parlour_quarter_get_undone_roller     (ParlourQuarter     *self);
gboolean            parlour_quarter_is_new_moment         (ParlourQuarter     *self);
gboolean            parlour_quarter_has_input             (ParlourQuarter     *self);
void                parlour_quarter_append_text           (GByteArray         *input,
                                                           const char         *text);
gboolean            parlour_quarter_does_table_draw       (ParlourQuarter     *self);
gboolean            parlour_quarter_does_table_roll       (ParlourQuarter     *self);
gboolean            parlour_quarter_get_correcting        (ParlourQuarter     *self);
GtkWidget          *parlour_quarter_get_action            (ParlourQuarter     *self);
void                parlour_quarter_set_action            (ParlourQuarter     *self,
                                                           GtkWidget          *action);
gboolean            parlour_quarter_is_uncovered          (ParlourQuarter     *self,
                                                           int                 seat);
void                parlour_quarter_set_uncovered         (ParlourQuarter     *self,
                                                           guint               seats);
void                parlour_quarter_enter                 (ParlourQuarter     *self,
                                                           const ColoniaEvent *event,
                                                           TableRoller         roller);
void                parlour_quarter_set_complete          (ParlourQuarter     *self,
                                                           gboolean            complete);
void                parlour_quarter_begin_looking         (ParlourQuarter     *self);
void                parlour_quarter_hold                  (ParlourQuarter     *self);
void                parlour_quarter_release               (ParlourQuarter     *self,
                                                           gboolean            dropped);
gboolean            parlour_quarter_is_looked_at          (ParlourQuarter     *self);
gboolean            parlour_quarter_enters_by_itself      (ParlourQuarter     *self);
gboolean            parlour_quarter_has_entered_by_itself (ParlourQuarter     *self);
void                parlour_quarter_keep_roll             (ParlourQuarter     *self,
                                                           const ColoniaEvent *roll);
const ColoniaEvent *parlour_quarter_get_kept_roll         (ParlourQuarter     *self);
const GByteArray   *parlour_quarter_get_draw_order        (ParlourQuarter     *self);
void                parlour_quarter_offer                 (ParlourQuarter     *self,
                                                           GtkWidget          *button,
                                                           GtkLabel           *reason,
                                                           const ColoniaEvent *event);
void                parlour_quarter_pass                  (ParlourQuarter     *self);
void                parlour_quarter_pass_all              (ParlourQuarter     *self);
GtkWidget          *parlour_quarter_find_thing            (ParlourQuarter     *self,
                                                           ParlourThing        thing,
                                                           int                 number);
void                parlour_quarter_complain              (ParlourQuarter     *self,
                                                           const char         *sentence);

G_END_DECLS
