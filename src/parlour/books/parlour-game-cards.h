/* parlour-game-cards.h: what a game is to the cards that are known of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"
#include "table-printed.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ParlourCardKind:
 * @title: what cards of the kind are called, marked for translation
 * @hint: (nullable): what stands above them besides, marked for translation
 * @min_columns: in how many columns they stand at least
 * @max_columns: in how many they stand at most
 *
 * How cards of a kind are shown where all that are known are.
 */
typedef struct {
  const char *title;
  const char *hint;
  int min_columns;
  int max_columns;
} ParlourCardKind;

/**
 * ParlourCardFields:
 * @make: makes a widget in which a card of a game is entered. It has a signal `changed` and,
 *   for when somebody is done with it, `activated`
 * @set_kind: lets it be a card of a kind
 * @get_pad: (nullable): the widget below the fields that has keys for them, or `NULL`
 * @get_first: where typing begins
 * @fill: fills in a card of their kind
 * @empty: empties the fields, but for what cards that follow one another have in common
 * @read: puts what is filled in into a card of their kind
 * @find_missing: tells what is to be filled in yet, or `NULL`
 *
 * How cards are entered where all that are known are. It is a constant.
 */
typedef struct {
  GtkWidget *(*make)         (const TableGame    *game);
  void       (*set_kind)     (GtkWidget          *fields,
                              int                 kind);
  GtkWidget *(*get_pad)      (GtkWidget          *fields);
  GtkWidget *(*get_first)    (GtkWidget          *fields);
  void       (*fill)         (GtkWidget          *fields,
                              const TablePrinted *card);
  void       (*empty)        (GtkWidget          *fields);
  void       (*read)         (GtkWidget          *fields,
                              TablePrinted       *card);
  char      *(*find_missing) (GtkWidget          *fields);
} ParlourCardFields;

/**
 * ParlourGameCards:
 * @kinds: (array): the kinds of cards, in the order of `TableCards`
 * @title: (nullable): what they are called where they are no cards, marked for translation
 * @purpose: what is remembered of the game, and what for, marked for translation
 * @welcome: what is said where no card is known yet, marked for translation
 * @tell_count: tells how many cards of a kind there are, e.g. “3 ships”
 * @draw: (nullable): makes a picture of a card; where there is none, what @describe tells
 *   is written
 * @tell: (nullable): writes what is written on a picture of @draw in the language of the moment
 * @describe: (nullable): tells in words what is printed on a card; where there is none, its
 *   schema serves
 * @fields: (nullable): how a card is entered; where there is nothing, its schema serves
 *
 * What a game is to the cards that are known of it. It is a constant.
 */
struct _ParlourGameCards {
  const ParlourCardKind *kinds;
  const char *title;
  const char *purpose;
  const char *welcome;

  char *(*tell_count) (int   kind,
                       guint n);

  GtkWidget *(*draw)     (const TablePrinted *card);
  void       (*tell)     (GtkWidget          *picture,
                          const TablePrinted *card);
  char      *(*describe) (const TablePrinted *card);

  const ParlourCardFields *fields;
};

G_END_DECLS
