/* colonia-page.h: a page of Colonia's
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bag.h"
#include "colonia-session.h"
#include "parlour-page.h"
#include "table-kept.h"

#include <string.h>

/* So many have two rows in the list and two or three in the council, for which neither a
 * laptop nor a telephone has room. */
#define COLONIA_MANY_VOTERS 5

/* What a page shows and enters, as Colonia knows it. */

static inline const ColoniaState *
colonia_page_get_state (ParlourPage *page)
{
  return COLONIA_STATE (parlour_page_get_state (page));
}

/* Which of a kind of things an id on a board means, from 0, or nobody if it is none of them: “berth-2” is a berth. */
static inline int
colonia_page_read_id (const char *id,
                      const char *kind)
{
  return g_str_has_prefix (id, kind) && id[strlen (kind)] == '-' ? (int) g_ascii_strtoll (id + strlen (kind) + 1, NULL, 10) - 1
                                                                 : COLONIA_NOBODY;
}

/* An event that says nothing yet, to be filled in. */
static inline ColoniaEvent *
colonia_page_new_event (int type)
{
  return (ColoniaEvent *) (void *) table_event_new (colonia_game.events, type);
}

/* In which order the bag comes if the application draws. */
static inline const GByteArray *
colonia_page_get_draw_order (ParlourPage *page)
{
  return table_kept_get_order (parlour_page_get_session (page), &colonia_page_get_state (page)->bag, bag_shuffle);
}
