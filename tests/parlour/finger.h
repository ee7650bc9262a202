/* finger.h: finds what is pressed to enter what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

/* So many buttons are pressed for one event at most. */
#define FINGER_MOST 4

/**
 * FingerWay:
 * @n: how many buttons are pressed
 * @buttons: which of those that finger_list_buttons() lists then, from 0
 *
 * How an event is entered on a page.
 */
typedef struct {
  int n;
  guint buttons[FINGER_MOST];
} FingerWay;

ParlourPage *finger_find_page    (GtkWidget   *window);
GPtrArray   *finger_list_buttons (ParlourPage *page);
gboolean     finger_is_next      (TableSession            *session,
                                  const TableRecord       *whole,
                                  guint                    cursor,
                                  const TableEvent *const *events,
                                  guint                    n_events);
gboolean     finger_find_way     (TableSession      *session,
                                  const TableRecord *whole,
                                  FingerWay         *way);
