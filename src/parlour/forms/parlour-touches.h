/* parlour-touches.h: a page on which each thing that may happen is touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_TOUCHES (parlour_touches_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourTouches, parlour_touches, PARLOUR, TOUCHES, ParlourPage)

/**
 * ParlourTouchesClass:
 * @parent_class: the parent class
 * @tell_note: (nullable): tells what everybody should bear in mind, transfer full, or `NULL`
 * @note_question: what *why?* asks of that, a question of the game's that is not 0, or 0
 * @list: lists what may happen, group by group, as cards with what is touched; it is spoken in the
 *   language of who is asked
 * @has_others: whether more may happen than what is listed, which is filled in as a form
 * @ready: the bits of what is chosen that are at hand for whatever is touched next, and that nobody
 *   would miss if that never comes
 * @used_by: the types of events, bit n for type n, after which that is no longer at hand; it stays after any other
 *
 * What such a page has of its own.
 */
struct _ParlourTouchesClass {
  ParlourPageClass parent_class;

  char *(*tell_note) (const char *const *names,
                      const TableState  *state);
  int note_question;
  void  (*list)      (ParlourTouches *self);
  gboolean has_others;
  guint ready;
  guint used_by;
};

/**
 * ParlourTouchesDeed:
 * @self: a page
 *
 * Does what is touched, where that is more than an event.
 */
typedef void (*ParlourTouchesDeed) (ParlourTouches *self);

const TableState *parlour_touches_get_state   (ParlourTouches   *self);
void              parlour_touches_go_on       (ParlourTouches   *self,
                                               const TableEvent *first);
gboolean          parlour_touches_can_happen  (ParlourTouches   *self,
                                               const TableEvent *event);
const char       *parlour_touches_get_name    (ParlourTouches   *self,
                                               int               seat);
void              parlour_touches_set_roller  (ParlourTouches   *self,
                                               TableRoller       roller);
void              parlour_touches_add_text    (ParlourTouches   *self,
                                               const char       *text);
void              parlour_touches_add_remark  (ParlourTouches   *self,
                                               int               type);
void              parlour_touches_add_why     (ParlourTouches   *self,
                                               const char       *text,
                                               int               question,
                                               int               seat);
void              parlour_touches_add_prices  (ParlourTouches   *self);
void              parlour_touches_begin_group (ParlourTouches   *self,
                                               const char       *title);
void              parlour_touches_begin_ring  (ParlourTouches   *self,
                                               const char       *title,
                                               int               n);
void              parlour_touches_begin_card  (ParlourTouches   *self,
                                               GtkWidget        *sign,
                                               const char       *title,
                                               const char       *text);
void              parlour_touches_begin_seat  (ParlourTouches   *self,
                                               int               seat,
                                               const char       *text);
void              parlour_touches_begin_thing (ParlourTouches   *self,
                                               const char       *id,
                                               const char       *title,
                                               int               owner);
void              parlour_touches_begin_steps (ParlourTouches   *self,
                                               const char       *question);
void              parlour_touches_add         (ParlourTouches   *self,
                                               const char       *label,
                                               const TableEvent *event);
void              parlour_touches_begin_digits (ParlourTouches  *self);
void              parlour_touches_name        (ParlourTouches   *self,
                                               const char       *what);
void              parlour_touches_suggest     (ParlourTouches   *self);
void              parlour_touches_add_way_on  (ParlourTouches   *self,
                                               const char       *title,
                                               const TableEvent *event);
GtkWidget        *parlour_touches_new_signs   (ParlourTouches   *self,
                                               const char *const *ids);
void              parlour_touches_draw        (ParlourTouches   *self,
                                               const char *const *ids);
int               parlour_touches_get_chosen  (ParlourTouches   *self);
void              parlour_touches_choose      (ParlourTouches   *self,
                                               int               number);
void              parlour_touches_add_deed    (ParlourTouches   *self,
                                               const char       *label,
                                               ParlourTouchesDeed deed);
void              parlour_touches_add_choice  (ParlourTouches   *self,
                                               const char       *label,
                                               int               number);
void              parlour_touches_add_lacking (ParlourTouches   *self,
                                               const char       *label,
                                               int               number,
                                               const TableObstacle *obstacle);
void              parlour_touches_add_step    (ParlourTouches   *self,
                                               const char       *label,
                                               int               number,
                                               const TableEvent *event);
void              parlour_touches_add_form    (ParlourTouches   *self,
                                               const char       *label,
                                               const TableEvent *event);

G_END_DECLS
