/* colonia-pad.h: letters and digits, to be tapped or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-keys.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ColoniaPadLetters:
 * @n: how many things there are
 * @columns: how many stand in a row
 * @find_key: finds the letter of a thing in the language of the interface, or 0 if it has none
 * @name: names a thing; the caller frees what it returns
 * @make_figure: makes a picture of a thing
 *
 * Things that stand on a pad, each with its letter, counted from 0.
 */
typedef struct {
  int n;
  int columns;
  gunichar (*find_key) (int which);
  char *(*name) (int which);
  GtkWidget *(*make_figure) (int which);
} ColoniaPadLetters;

extern const ColoniaPadLetters colonia_pad_goods;
extern const ColoniaPadLetters colonia_pad_resources;
extern const ColoniaPadLetters colonia_pad_relics;

/**
 * COLONIA_PAD_RELIC_COLUMNS:
 *
 * How many things `colonia_pad_relics` has for each city: the city itself, its
 * relics by their points from 1 on, and its shrine.
 */
#define COLONIA_PAD_RELIC_COLUMNS (COLONIA_KEY_POINTS + 2)

#define COLONIA_TYPE_PAD (colonia_pad_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaPad, colonia_pad, COLONIA, PAD, AdwBin)

GtkWidget *colonia_pad_new              (const ColoniaPadLetters *letters);

void       colonia_pad_set_note         (ColoniaPad *self,
                                         int         which,
                                         const char *note,
                                         gboolean    is_error);
void       colonia_pad_set_reason       (ColoniaPad *self,
                                         int         which,
                                         const char *reason);
void       colonia_pad_show_letters     (ColoniaPad *self,
                                         gboolean    shown);
void       colonia_pad_show_steps       (ColoniaPad *self,
                                         gboolean    shown);

void colonia_pad_show_each (ColoniaPad *self);

G_END_DECLS
