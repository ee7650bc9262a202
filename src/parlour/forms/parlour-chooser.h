/* parlour-chooser.h: a player, and what that player may choose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * PARLOUR_CHOOSER_N_COUNTS:
 *
 * How many numbers a chooser can ask for.
 */
#define PARLOUR_CHOOSER_N_COUNTS 2

/**
 * ParlourHandCard:
 * @number: what it is told by when it is chosen, from 0
 * @name: what it is called
 * @printed: what stands on it
 * @told: all that is to be said of it
 * @spent: whether it is not there any more; it can be touched all the same, and then says so
 * @usual: (transfer floating): a picture of it, where there is room
 * @small: (transfer floating): a picture of it, where there is less
 *
 * A card in somebody's hand.
 */
typedef struct {
  int number;
  const char *name;
  const char *printed;
  const char *told;
  gboolean spent;
  GtkWidget *usual;
  GtkWidget *small;
} ParlourHandCard;

#define PARLOUR_TYPE_CHOOSER (parlour_chooser_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChooser, parlour_chooser, PARLOUR, CHOOSER, AdwBin)

GtkWidget *parlour_chooser_new         (int                    seat);
void       parlour_chooser_begin       (ParlourChooser        *self,
                                        TableSession          *session);
void       parlour_chooser_add_fact    (ParlourChooser        *self,
                                        const char            *text,
                                        int                    question);
void       parlour_chooser_add_text    (ParlourChooser        *self,
                                        const char            *text);
void       parlour_chooser_add_card    (ParlourChooser        *self,
                                        const ParlourHandCard *card);
void       parlour_chooser_add_offer   (ParlourChooser        *self,
                                        int                    number,
                                        const char            *label,
                                        const char            *told);
int        parlour_chooser_find_offer  (ParlourChooser        *self,
                                        int                    digit);
void       parlour_chooser_count       (ParlourChooser        *self,
                                        int                    which,
                                        const char            *label,
                                        const char            *told,
                                        int                    least,
                                        int                    most);
GtkWidget *parlour_chooser_find_count  (ParlourChooser        *self,
                                        gboolean               untold);
int        parlour_chooser_get_count   (ParlourChooser        *self,
                                        int                    which);
void       parlour_chooser_set_count   (ParlourChooser        *self,
                                        int                    which,
                                        int                    value);
gboolean   parlour_chooser_has_cards   (ParlourChooser        *self);
void       parlour_chooser_show_chosen (ParlourChooser        *self,
                                        const int             *numbers,
                                        int                    n_numbers,
                                        gboolean               is_open);
GtkWidget *parlour_chooser_get_first   (ParlourChooser        *self);

G_END_DECLS
