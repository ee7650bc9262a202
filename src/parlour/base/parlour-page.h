/* parlour-page.h: what the middle of a game's page shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"
#include "tongue.h"

/**
 * PARLOUR_ANY_EVENT:
 *
 * In place of a type of events: whichever it is.
 */
#define PARLOUR_ANY_EVENT (-1)

#define PARLOUR_TYPE_PAGE (parlour_page_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourPage, parlour_page, PARLOUR, PAGE, AdwBin)

/**
 * ParlourPageClass:
 * @parent_class: the parent class
 * @update: shows how the game stands; called when the session is set and
 *   whenever the game or the covers change; never without a session
 * @fill_in: shows an event that is being corrected, as if it had just been
 *   entered; without it the event is entered anew
 * @tell_input: appends whatever was typed or chosen and is not entered yet, as
 *   bytes that differ where the input does; without it nothing can be lost
 * @enter: enters what is filled in, once everybody has had a look at it; only where
 *   something is entered by itself
 * @is_large: whether it takes in a dialog as much room as there is, and not just a few lines
 * @takes_enter: whether it has Enter before what has the focus in it
 * @find_thing: finds where a thing with an id is shown, as a board has it, transfer none; without it no thing moves there
 * @choose_anyway: (nullable): chooses what was refused last, where that is only a part of what is entered, and
 *   tells whether it was one
 *
 * What a page does by itself.
 */
struct _ParlourPageClass {
  AdwBinClass parent_class;

  void (*update)     (ParlourPage        *self);
  void (*fill_in)    (ParlourPage      *self,
                      const TableEvent *event);
  void (*tell_input) (ParlourPage *self,
                      GByteArray  *input);
  void (*enter)      (ParlourPage        *self);
  gboolean is_large;
  gboolean takes_enter;
  GtkWidget *(*find_thing) (ParlourPage *self,
                            const char  *id);
  gboolean (*choose_anyway) (ParlourPage *self);
};

TableSession     *parlour_page_get_session           (ParlourPage      *self);
void              parlour_page_set_session           (ParlourPage      *self,
                                                      TableSession     *session);
void              parlour_page_update                (ParlourPage      *self);
void              parlour_page_update_soon           (ParlourPage      *self);
gboolean          parlour_page_settle                (ParlourPage      *self);
const TableState *parlour_page_get_state             (ParlourPage      *self);
const char       *parlour_page_get_name              (ParlourPage      *self,
                                                      int               seat);
TongueScope      *parlour_page_speak_to              (ParlourPage      *self,
                                                      GtkWidget        *part,
                                                      int               seat) G_GNUC_WARN_UNUSED_RESULT;
void              parlour_page_fill_in               (ParlourPage      *self,
                                                      const TableEvent *event);
void              parlour_page_set_sure              (ParlourPage      *self,
                                                      const char       *rule);
void              parlour_page_begin_with            (ParlourPage      *self,
                                                      const TableEvent *event);
void              parlour_page_begin_inserting       (ParlourPage      *self);
gboolean          parlour_page_get_inserting         (ParlourPage      *self);
void              parlour_page_fill_in_undone        (ParlourPage      *self,
                                                      int               type);
TableRoller       parlour_page_get_undone_roller     (ParlourPage      *self);
gboolean          parlour_page_is_new_moment         (ParlourPage      *self);
gboolean          parlour_page_has_input             (ParlourPage      *self);
gboolean          parlour_page_is_large              (ParlourPage      *self);
void              parlour_page_append_text           (GByteArray       *input,
                                                      const char       *text);
gboolean          parlour_page_does_table_draw       (ParlourPage      *self);
gboolean          parlour_page_does_table_roll       (ParlourPage      *self);
gboolean          parlour_page_get_correcting        (ParlourPage      *self);
GtkWidget        *parlour_page_get_action            (ParlourPage      *self);
void              parlour_page_set_action            (ParlourPage      *self,
                                                      GtkWidget        *action);
gboolean          parlour_page_is_uncovered          (ParlourPage      *self,
                                                      int               seat);
void              parlour_page_set_uncovered         (ParlourPage      *self,
                                                      guint             seats);
void              parlour_page_enter                 (ParlourPage      *self,
                                                      const TableEvent *event,
                                                      TableRoller       roller);
void              parlour_page_enter_all             (ParlourPage      *self,
                                                      const TableEvent *const *events,
                                                      guint             n_events,
                                                      TableRoller       roller);
void              parlour_page_enter_anyway          (ParlourPage      *self,
                                                      const TableEvent *const *events,
                                                      guint             n_events,
                                                      TableRoller       roller);
void              parlour_page_accept_anyway         (ParlourPage      *self);
void              parlour_page_refuse                (ParlourPage      *self,
                                                      const char       *sentence,
                                                      int               rule,
                                                      gboolean          anyway);
void              parlour_page_refuse_events         (ParlourPage      *self,
                                                      const TableObstacle *obstacle,
                                                      const TableEvent *const *events,
                                                      guint             n_events,
                                                      TableRoller       roller);
gboolean          parlour_page_ask_about_events      (ParlourPage      *self,
                                                      const TableEvent *const *events,
                                                      guint             n_events,
                                                      TableRoller       roller,
                                                      gboolean          anyway);
void              parlour_page_set_complete          (ParlourPage      *self,
                                                      gboolean          complete);
void              parlour_page_ask_about_input       (ParlourPage      *self,
                                                      GCallback         answered,
                                                      gpointer          owner);
gboolean          parlour_page_is_looked_at          (ParlourPage      *self);
gboolean          parlour_page_has_entered_by_itself (ParlourPage      *self);
void              parlour_page_offer                 (ParlourPage      *self,
                                                      GtkWidget        *button,
                                                      GtkLabel         *reason,
                                                      const TableEvent *event);
void              parlour_page_pass                  (ParlourPage      *self);
void              parlour_page_pass_all              (ParlourPage      *self);
GtkWidget        *parlour_page_find_thing            (ParlourPage      *self,
                                                      const char       *id);
void              parlour_page_complain              (ParlourPage      *self,
                                                      const char       *sentence);
void              parlour_page_refuse_key            (ParlourPage      *self,
                                                      gunichar          key);
const char       *parlour_page_tell_changed          (void);
void              parlour_page_refuse_changed        (ParlourPage      *self);
