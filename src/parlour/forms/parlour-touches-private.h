/* parlour-touches-private.h: what the files of a page of touches share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-touches.h"

G_BEGIN_DECLS

/* How much room is between things. */
#define SPACING 8

/* How many have a key: the digits, from 1 on. */
#define N_KEYS 10

typedef struct {
  TableState *state; /* after what is entered first, or NULL */
  TableEvent *first; /* what is entered before anything that is listed, or NULL */
  int number;
  guint n_events; /* in force when it was listed last */
  TableRoller roller; /* who rolled for what is listed */
  GtkBox *box;
  GtkBox *form_box; /* where the form of any event is, or nothing */
  ParlourPage *form; /* that, or NULL */
  GtkWidget *heading; /* of the group */
  GtkWidget *cards; /* of it */
  gboolean is_ring; /* whether each of them has its place */
  GtkWidget *card;
  GtkWidget *head; /* what a card says */
  char *title; /* that, as it is read out */
  GtkWidget *choices; /* on it, or NULL */
  GPtrArray *buttons; /* of GtkWidget, all that can be touched */
  int n_groups; /* how many have begun */
  int n_in_group; /* how much can be touched in the last of them */
  guint first_key; /* which of them has the first digit */
} ParlourTouchesPrivate;

ParlourTouchesPrivate *parlour_touches_get_private     (ParlourTouches        *self);
const TableEvents     *parlour_touches_get_events      (ParlourTouches        *self);
void                   parlour_touches_close_form      (ParlourTouches        *self);
void                   parlour_touches_open_form       (ParlourTouches        *self);
void                   parlour_touches_add_form_button (ParlourTouches        *self);
void                   parlour_touches_forget_group    (ParlourTouchesPrivate *priv);
GtkWidget             *parlour_touches_make_button     (ParlourTouchesPrivate *priv,
                                                        const char            *label);
void                   parlour_touches_tell_reason     (ParlourTouchesPrivate *priv,
                                                        const char            *reason);
void                   parlour_touches_name_button     (ParlourTouchesPrivate *priv,
                                                        GtkWidget             *button,
                                                        const char            *label);
void                   parlour_touches_name_key        (GtkWidget             *button,
                                                        guint                  which);

G_END_DECLS
