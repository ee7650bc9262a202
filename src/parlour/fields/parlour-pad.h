/* parlour-pad.h: letters and digits, to be tapped or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * ParlourPadLetters:
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
} ParlourPadLetters;

#define PARLOUR_TYPE_PAD (parlour_pad_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPad, parlour_pad, PARLOUR, PAD, AdwBin)

GtkWidget *parlour_pad_new              (const ParlourPadLetters *letters);

void       parlour_pad_set_note         (ParlourPad *self,
                                         int         which,
                                         const char *note,
                                         gboolean    is_error);
void       parlour_pad_set_reason       (ParlourPad *self,
                                         int         which,
                                         const char *reason);
void       parlour_pad_show_steps       (ParlourPad *self,
                                         gboolean    shown);

void parlour_pad_show_each (ParlourPad *self);

G_END_DECLS
