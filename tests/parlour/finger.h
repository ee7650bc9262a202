/* finger.h: finds what is pressed to enter what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

ParlourPage  *finger_find_page   (GtkWidget               *window);
GtkWidget    *finger_find_first  (ParlourPage             *page);
GtkWidget    *finger_find_button (ParlourPage             *page,
                                  const char              *name);
gboolean      finger_is_next     (TableSession            *session,
                                  const TableRecord       *whole,
                                  guint                    cursor,
                                  const TableEvent *const *events,
                                  guint                    n_events);
char        **finger_find_way    (TableSession            *session,
                                  const TableRecord       *whole);
