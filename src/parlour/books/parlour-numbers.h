/* parlour-numbers.h: numbers of one kind, to be read, drawn and exported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* What is drawn of numbers. */
typedef enum {
  PARLOUR_DRAWING_NONE, /* nothing */
  PARLOUR_DRAWING_BARS, /* a bar for each row, of its number in the column that is drawn */
  PARLOUR_DRAWING_BARS_OF_COLUMNS, /* a bar for each column, of its number in the row that is drawn */
  PARLOUR_DRAWING_COLUMNS, /* the same as for each row, side by side, with their average */
  PARLOUR_DRAWING_CURVES, /* a curve for each column, from row to row */
  PARLOUR_DRAWING_VOTES, /* of each row and column how much of the whole it is */
  /* The first column for each face of a die, which are the rows, and the second as what was to
   * be expected. */
  PARLOUR_DRAWING_DICE,
} ParlourDrawing;

/* What stands at the head of a column or a row. */
typedef struct {
  const char *text; /* some words, or a name */
  const char *mark; /* the same where there is little room, or `NULL` */
  int color; /* the `TableColor` of the player that it is, or `TABLE_NOBODY` */
  gboolean is_emblem; /* whether the emblem of that colour stands there, and the words are only told */
} ParlourHead;

/* One of the numbers. */
typedef struct {
  double value; /* how much it is, from 0; of what is part of a whole, from 0 to 1 */
  char *text; /* the same as it is to be read */
  char *told; /* the same in a sentence for a screen reader, or `NULL` where both heads and the text say it */
} ParlourNumber;

/* Numbers of one kind: a table for whoever wants to know exactly, of which something is drawn,
 * and which other programs can read. */
typedef struct {
  char *title; /* what they are about */
  char *hint; /* what is to be seen, in a sentence */
  ParlourDrawing drawing; /* what is drawn of them */
  guint drawn; /* which column or row that is, from 0, where it is one */
  char *described; /* what a screen reader says of the drawing */
  GArray *columns; /* the heads of the columns */
  GArray *rows; /* the heads of the rows */
  GArray *numbers; /* the numbers, row by row */
} ParlourNumbers;

ParlourNumbers      *parlour_numbers_new         (const char           *title,
                                                  const char           *hint);
void                 parlour_numbers_free        (ParlourNumbers       *self);

void                 parlour_numbers_draw        (ParlourNumbers       *self,
                                                  ParlourDrawing        drawing,
                                                  guint                 drawn,
                                                  const char           *described);
void                 parlour_numbers_draw_bars   (ParlourNumbers       *self,
                                                  guint                 drawn,
                                                  const char           *title);
void                 parlour_numbers_add_column  (ParlourNumbers       *self,
                                                  const ParlourHead    *head);
void                 parlour_numbers_add_title   (ParlourNumbers       *self,
                                                  const char           *text);
void                 parlour_numbers_add_row     (ParlourNumbers       *self,
                                                  const ParlourHead    *head);
void                 parlour_numbers_add         (ParlourNumbers       *self,
                                                  double                value,
                                                  const char           *text,
                                                  const char           *told);
void                 parlour_numbers_add_count   (ParlourNumbers       *self,
                                                  int                   n,
                                                  const char           *told);
void                 parlour_numbers_add_average (ParlourNumbers       *self,
                                                  double                average,
                                                  const char           *told);
void                 parlour_numbers_add_duration
                                                 (ParlourNumbers       *self,
                                                  gint64                seconds);
void                 parlour_numbers_add_share   (ParlourNumbers       *self,
                                                  int                   n,
                                                  int                   of,
                                                  const char           *told);
void                 parlour_numbers_add_percent (ParlourNumbers       *self,
                                                  double                share);

const ParlourHead   *parlour_numbers_get_column  (const ParlourNumbers *self,
                                                  guint                 column);
const ParlourHead   *parlour_numbers_get_row     (const ParlourNumbers *self,
                                                  guint                 row);
const ParlourNumber *parlour_numbers_get         (const ParlourNumbers *self,
                                                  guint                 column,
                                                  guint                 row);
char                *parlour_numbers_tell        (const ParlourNumbers *self,
                                                  guint                 column,
                                                  guint                 row);
char                *parlour_numbers_to_csv      (GPtrArray            *list,
                                                  const char           *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ParlourNumbers, parlour_numbers_free)
