/* parlour-game-cards.h: what a game is to the cards that are known of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"
#include "table-printed.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How cards of a kind are shown where all that are known are. */
typedef struct {
  const char *title; /* what cards of the kind are called, marked for translation */
  const char *hint; /* what stands above them besides, marked for translation */
  int min_columns; /* in how many columns they stand at least */
  int max_columns; /* in how many they stand at most */
} ParlourCardKind;

/* How cards are entered where all that are known are. It is a constant. */
typedef struct {
  /* Makes a widget in which a card of a game is entered. It has a signal `changed` and, for when
   * somebody is done with it, `activated`. */
  GtkWidget *(*make)         (const TableGame    *game);
  void       (*set_kind)     (GtkWidget          *fields, /* lets it be a card of a kind */
                              int                 kind);
  /* The widget below the fields that has keys for them, or `NULL`. */
  GtkWidget *(*get_pad)      (GtkWidget          *fields);
  GtkWidget *(*get_first)    (GtkWidget          *fields); /* where typing begins */
  void       (*fill)         (GtkWidget          *fields, /* fills in a card of their kind */
                              const TablePrinted *card);
  /* Empties the fields, but for what cards that follow one another have in common. */
  void       (*empty)        (GtkWidget          *fields);
  /* Puts what is filled in into a card of their kind. */
  void       (*read)         (GtkWidget          *fields,
                              TablePrinted       *card);
  char      *(*find_missing) (GtkWidget          *fields); /* tells what is to be filled in yet, or `NULL` */
} ParlourCardFields;

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

  const ParlourCardFields *fields; /* how a card is entered; where there is nothing, its schema serves */
};

G_END_DECLS
