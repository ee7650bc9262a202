/* parlour-game-cards.h: what a game is to the cards that are known of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"
#include "table-printed.h"

#include <gtk/gtk.h>

/* How cards are offered on a page, see parlour-offers.h. */
typedef struct _ParlourOffered ParlourOffered;

/* How cards of a kind are shown where all that are known are, and where one of them comes. */
typedef struct {
  const char *title; /* what cards of the kind are called, marked for translation */
  const char *hint; /* what stands above them besides, marked for translation */
  int min_columns; /* in how many columns they stand at least */
  int max_columns; /* in how many they stand at most */
  /* Makes a picture of a card of which nothing is known yet, where one stands beside what is typed; without it none does. */
  GtkWidget *(*draw_none) (void);

  /* The rest is for pages on which such a card is typed, and may be left out. */
  const char *offers_title; /* what stands above those that are known, marked for translation */
  const ParlourOffered *offered; /* how these are offered */
  char      *(*tell_keys)   (gboolean in_game); /* tells by which keys one is typed, or `NULL` */
  char      *(*remark)      (TableSession *session); /* tells what is to be known where one comes, or `NULL` */
  GtkWidget *(*make_around) (void); /* makes what lies there already, in which what has an id bears it as its name */
  void       (*show_around) (GtkWidget    *around,
                             TableSession *session);
} ParlourCardKind;

/* What a game is to the cards that are known of it. It is a constant. */
struct _ParlourGameCards {
  const ParlourCardKind *kinds; /* the kinds of cards, in the order of `TableCards` */
  const char *title; /* what they are called where they are no cards, marked for translation */
  const char *purpose; /* what is remembered of the game, and what for, marked for translation */
  const char *welcome; /* what is said where no card is known yet, marked for translation */

  char *(*tell_count) (int   kind, /* tells how many cards of a kind there are, e.g. “3 ships” */
                       guint n);

  /* Makes a picture of a card; where there is none, what describe tells is written. */
  GtkWidget *(*draw)     (const TablePrinted *card);
  /* Writes what is written on a picture of draw in the language of the moment. */
  void       (*tell)     (GtkWidget          *picture,
                          const TablePrinted *card);
  /* Tells in words what is printed on a card; where there is none, its schema serves. */
  char      *(*describe) (const TablePrinted *card);
};
