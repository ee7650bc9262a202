/* parlour-form.h: a page on which one event is filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-confirm-bar.h"

#define PARLOUR_TYPE_FORM (parlour_form_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourForm, parlour_form, PARLOUR, FORM, ParlourPage)

/**
 * ParlourFormClass:
 * @parent_class: the parent class
 * @make_event: makes the event as it is filled in, whole or not, transfer full
 * @find_missing: (nullable): tells what is to be filled in yet, transfer full, or `NULL`;
 *   without it nothing ever is
 * @get_roller: (nullable): tells who has rolled or drawn what is filled in; without it nobody
 * @get_first: (nullable): gets where typing begins, transfer none; without it that is the
 *   button that enters
 * @is_due: (nullable): whether something comes before there is an event, such as a draw; without it nothing does
 * @prepare: (nullable): does that, or asks about what is filled in, when it is confirmed, and tells whether the
 *   event is entered now; without it, it always is
 * @list_before: (nullable): adds what is entered before it and undone with it, transfer full;
 *   without it nothing is
 *
 * What forms have of their own.
 */
struct _ParlourFormClass {
  ParlourPageClass parent_class;

  TableEvent *(*make_event)   (ParlourForm *self);
  char       *(*find_missing) (ParlourForm *self);
  TableRoller (*get_roller)   (ParlourForm *self);
  GtkWidget  *(*get_first)    (ParlourForm *self);
  gboolean    (*is_due)       (ParlourForm *self);
  gboolean    (*prepare)      (ParlourForm *self);
  void        (*list_before)  (ParlourForm *self,
                               GPtrArray   *events);
};

ParlourConfirmBar *parlour_form_get_bar (ParlourForm *self);
void               parlour_form_changed (ParlourForm *self);
void               parlour_form_enter   (ParlourForm *self);
