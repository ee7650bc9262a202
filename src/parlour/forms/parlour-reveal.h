/* parlour-reveal.h: a page on which everybody chooses, and all choices are entered at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-chooser.h"
#include "parlour-page.h"

G_BEGIN_DECLS

/**
 * PARLOUR_REVEAL_MOST_PICKS:
 *
 * How many choices a player has at most.
 */
#define PARLOUR_REVEAL_MOST_PICKS 8

#define PARLOUR_TYPE_REVEAL (parlour_reveal_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourReveal, parlour_reveal, PARLOUR, REVEAL, ParlourPage)

/**
 * ParlourRevealClass:
 * @parent_class: the parent class
 * @n_keys: how many cards have a key each, from 1 on, at most 9
 * @show: shows all of the page but the rows
 * @count_due: tells how many touches a player, by seat from 0, is to make
 * @count_most: (nullable): tells how many touches a player may make who has anyway what the books lack, if that may be
 *   more than are due by the books
 * @list: fills the row of a player, by seat from 0, which has begun
 * @pick_known: (nullable): chooses what nobody needs to be asked, as the page begins
 * @examine: (nullable): tells what is against a choice of a player, by seat from 0
 * @make_event: makes the event of what is chosen, transfer full, whose it is to free
 * @read_event: chooses what an event says
 * @tell_hint: tells what is due of a player, by seat from 0, or of nobody, transfer full
 * @move: (nullable): shows how much of their way things have gone that moved last, from 0 to 1
 *
 * What such a page has of its own.
 */
struct _ParlourRevealClass {
  ParlourPageClass parent_class;

  int n_keys;
  void          (*show)       (ParlourReveal    *self);
  int           (*count_due)  (ParlourReveal    *self,
                               int               seat);
  int           (*count_most) (ParlourReveal    *self,
                               int               seat);
  void          (*list)       (ParlourReveal    *self,
                               ParlourChooser   *row,
                               int               seat);
  void          (*pick_known) (ParlourReveal    *self);
  TableObstacle (*examine)    (ParlourReveal    *self,
                               int               seat,
                               int               number);
  TableEvent   *(*make_event) (ParlourReveal    *self);
  void          (*read_event) (ParlourReveal    *self,
                               const TableEvent *event);
  char         *(*tell_hint)  (ParlourReveal    *self,
                               int               seat);
  void          (*move)       (ParlourReveal    *self,
                               double            share);
};

void            parlour_reveal_add_board   (ParlourReveal *self,
                                            GtkWidget     *board);
void            parlour_reveal_add_fact    (ParlourReveal *self,
                                            const char    *text,
                                            int            question);
void            parlour_reveal_add_button  (ParlourReveal *self,
                                            GtkWidget     *button);
void            parlour_reveal_show_notice (ParlourReveal *self,
                                            const char    *figure,
                                            const char    *text);
void            parlour_reveal_clear_news  (ParlourReveal *self);
void            parlour_reveal_add_news    (ParlourReveal *self,
                                            GtkWidget     *sign,
                                            const char    *text,
                                            int            question,
                                            int            seat);
void            parlour_reveal_end_news    (ParlourReveal *self,
                                            const char    *title,
                                            const char    *text);
ParlourChooser *parlour_reveal_get_row     (ParlourReveal *self,
                                            int            seat);
void            parlour_reveal_pick        (ParlourReveal *self,
                                            int            seat,
                                            int            number);
int             parlour_reveal_list_picks  (ParlourReveal *self,
                                            int            seat,
                                            int            numbers[PARLOUR_REVEAL_MOST_PICKS]);

G_END_DECLS
