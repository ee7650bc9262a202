/* colonia-page.h: a page of Colonia's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bag.h"
#include "colonia-session.h"
#include "parlour-page.h"
#include "table-kept.h"

G_BEGIN_DECLS

/* So many have two rows in the list and two or three in the council, for which neither a
 * laptop nor a telephone has room. */
#define COLONIA_MANY_VOTERS 5

/* What a page shows and enters, as Colonia knows it. */

static inline const ColoniaState *
colonia_page_get_state (ParlourPage *page)
{
  return COLONIA_STATE (parlour_page_get_state (page));
}

/* An event that says nothing yet, to be filled in. */
static inline ColoniaEvent *
colonia_page_new_event (int type)
{
  return (ColoniaEvent *) (void *) table_event_new (colonia_game.events, type);
}

static inline void
colonia_page_enter (ParlourPage        *page,
                    const ColoniaEvent *event,
                    TableRoller         roller)
{
  parlour_page_enter (page, &event->table, roller);
}

static inline void
colonia_page_offer (ParlourPage        *page,
                    GtkWidget          *button,
                    GtkLabel           *reason,
                    const ColoniaEvent *event)
{
  parlour_page_offer (page, button, reason, &event->table);
}

/* In which order the bag comes if the application draws. */
static inline const GByteArray *
colonia_page_get_draw_order (ParlourPage *page)
{
  return table_kept_get_order (parlour_page_get_session (page), &colonia_page_get_state (page)->bag, bag_shuffle);
}

G_END_DECLS
