/* parlour-pages.h: the pages of a game, of which one is to be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#define PARLOUR_TYPE_PAGES (parlour_pages_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPages, parlour_pages, PARLOUR, PAGES, GtkBox)

ParlourPage *parlour_pages_get_page (ParlourPages *self);

gboolean parlour_pages_has (ParlourPages *self,
                            GType         type);

ParlourPage *parlour_pages_find (ParlourPages *self,
                                 GType         type);

void parlour_pages_lay_out (ParlourPages *self,
                            ParlourPage  *page);

gboolean parlour_pages_draw (ParlourPages *self,
                             ParlourPage  *page);

void parlour_pages_forget (ParlourPages *self,
                           ParlourPage  *page);

void parlour_pages_enter (ParlourPages *self,
                          ParlourPage  *page);

void parlour_pages_leave (ParlourPages *self,
                          gboolean      keep_keys);

gboolean parlour_pages_take_key (ParlourPages       *self,
                                 GtkEventController *controller);

void parlour_pages_clear (ParlourPages *self);
