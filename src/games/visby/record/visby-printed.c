/* visby-printed.c: the rates that are printed on boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-record.h"

/* How many boards a table remembers. */
#define MOST 20

static const char *const rates_ids[] = { "rates", NULL };

/* They are as the event by which they are told. */
static const TableField rates_fields[] = {
  { "type", TABLE_ID, TABLE_AT (VisbyPrinted, event.table.type), .ids = rates_ids, .first = VISBY_EVENT_RATES },
  { "", TABLE_STRUCT, TABLE_AT (VisbyPrinted, event), .fields = visby_rates_fields },
  TABLE_END
};

static const TableCardKind kinds[] = {
  [VISBY_PRINTED_RATES] = { "rates", rates_fields, MOST },
  { NULL },
};

static void
init (TablePrinted *card)
{
  table_event_init (&visby_events, &((VisbyPrinted *) card)->event.table, VISBY_EVENT_RATES);
}

static void
list_event (const TableEvent *event,
            GPtrArray        *cards)
{
  TablePrinted *card;

  if (event->type != VISBY_EVENT_RATES)
    return;

  card = table_printed_new (&visby_game, VISBY_PRINTED_RATES);
  ((VisbyPrinted *) card)->event = *VISBY_EVENT (event);
  g_ptr_array_add (cards, card);
}

const TableCards visby_cards = {
  .kinds = kinds,
  .size = sizeof (VisbyPrinted),
  .init = init,
  .list_event = list_event,
};
