/* visby-printed.h: the rates that are printed on boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-printed.h"
#include "visby-state.h"

G_BEGIN_DECLS

/**
 * VISBY_PRINTED_RATES:
 *
 * The one kind of thing of which only the table knows what is printed on it.
 */
#define VISBY_PRINTED_RATES 0

/* The rates of a board. */
typedef struct {
  TablePrinted table; /* what all cards have */
  VisbyEvent event; /* the event by which it is told */
} VisbyPrinted;

extern const TableCards visby_cards;

G_END_DECLS
