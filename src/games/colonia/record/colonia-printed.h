/* colonia-printed.h: cards by what is printed on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"
#include "doc-place.h"
#include "table-collection.h"

/* A kind of card whose contents only the table knows. */
typedef enum {
  COLONIA_PRINTED_SHIP, /* a ship */
  COLONIA_PRINTED_RELIC, /* a relic card, be it a relic or a shrine */
  COLONIA_PRINTED_WEEK, /* a week card */
  COLONIA_PRINTED_EDICT, /* an edict that this program does not know */
  COLONIA_N_PRINTED
} ColoniaPrintedKind;

/* What is printed on a week card (MON-1). A value. */
typedef struct {
  /* How many booths the card fills, 1 to 12, or 0 where that is not known, as in games that were
   * not tracked in full. */
  int n_booths;
  int booths[COLONIA_MAX_BOOTHS]; /* by booth, from 0, how many resources are drawn, 0 to 90 */
  int contracts[COLONIA_N_CRAFTSMEN]; /* by craftsman, how many contracts are fulfilled, 0 to 9 */
  int dice; /* how many times the die is rolled, 0 to 20 */
  int ships; /* how many ships leave, 0 to 4 */
} ColoniaPrintedWeek;

/* A card that somebody has seen. */
typedef struct {
  union {
    TablePrinted table; /* what every card has */
    struct {
      const TableGame *game; /* Colonia */
      ColoniaPrintedKind kind; /* what it is */
      int count; /* how many equal ones there are, at least 1 */
    };
  };
  union {
    ColoniaEvent event; /* the event by which a ship or a relic card comes */
    ColoniaPrintedWeek week; /* what a week card says */
    ColoniaEdict edict; /* what an edict of kind `other` says, text and all */
  };
} ColoniaPrinted;

_Static_assert (offsetof (ColoniaPrinted, kind) == offsetof (TablePrinted, kind), "a card begins as all do");
_Static_assert (offsetof (ColoniaPrinted, count) == offsetof (TablePrinted, count), "a card begins as all do");

/* What the table holds, as Colonia knows it. */
#define COLONIA_PRINTED(card_) ((const ColoniaPrinted *) (const void *) (card_))

static inline ColoniaPrinted *
colonia_printed_new (ColoniaPrintedKind kind)
{
  return (ColoniaPrinted *) (void *) table_printed_new (&colonia_game, (int) kind);
}

static inline ColoniaPrinted *
colonia_printed_copy (const ColoniaPrinted *card)
{
  return (ColoniaPrinted *) (void *) table_printed_copy (&card->table);
}

static inline void
colonia_printed_free (ColoniaPrinted *card)
{
  table_printed_free (&card->table);
}

static inline gboolean
colonia_printed_is_equal (const ColoniaPrinted *card,
                          const ColoniaPrinted *other)
{
  return table_printed_is_equal (&card->table, &other->table);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaPrinted, colonia_printed_free)

/* The cards of Colonia, in the order of `ColoniaPrintedKind`. */
extern const TableCards colonia_cards;

ColoniaPrinted *colonia_printed_new_ship   (const ColoniaShip  *ship);
ColoniaPrinted *colonia_printed_new_relic  (const ColoniaCard  *card);
