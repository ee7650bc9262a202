/* parlour-why.h: a word that says why it is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

/**
 * PARLOUR_QUESTION_NEWS:
 *
 * What can be asked in any game: what the last event caused.
 */
#define PARLOUR_QUESTION_NEWS (-1)

#define PARLOUR_TYPE_WHY (parlour_why_get_type ())

G_DECLARE_FINAL_TYPE (ParlourWhy, parlour_why, PARLOUR, WHY, AdwBin)

GtkWidget *parlour_why_new_line
                             (const char   *text,
                              TableSession *session,
                              int           question,
                              int           seat);
void parlour_why_show        (ParlourWhy   *self,
                              const char   *text,
                              TableSession *session,
                              int           question,
                              int           seat);
char *parlour_why_tell_news (TableSession *session,
                             GArray       *rules);
void parlour_why_show_prices (ParlourWhy   *self,
                              TableSession *session);
