/* printed.h: cards by what is printed on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"
#include "doc-place.h"
#include "table-collection.h"

G_BEGIN_DECLS

/**
 * PRINTED_MAX_EQUAL:
 *
 * How many equal cards there may be.
 */
#define PRINTED_MAX_EQUAL 99

/**
 * PrintedKind:
 * @PRINTED_SHIP: a ship
 * @PRINTED_RELIC: a relic card, be it a relic or a shrine
 * @PRINTED_WEEK: a week card
 * @PRINTED_EDICT: an edict that this program does not know
 * @N_PRINTED: how many there are
 *
 * A kind of card whose contents only the table knows.
 */
typedef enum {
  PRINTED_SHIP,
  PRINTED_RELIC,
  PRINTED_WEEK,
  PRINTED_EDICT,
  N_PRINTED
} PrintedKind;

/**
 * Printed:
 * @kind: what it is
 * @count: how many equal ones there are, at least 1
 * @event: the event by which a ship or a relic card comes
 * @week: what a week card says
 * @edict: what an edict of kind `other` says, text and all
 *
 * A card that somebody has seen.
 */
struct _Printed {
  PrintedKind kind;
  int count;
  union {
    ColoniaEvent event;
    TablePrintedWeek week;
    ColoniaEdict edict;
  };
};

GPtrArray *printed_list_new   (void);
GPtrArray *printed_list_event (const ColoniaEvent *event);
Printed   *printed_new        (PrintedKind         kind);
Printed   *printed_new_ship   (const ColoniaShip  *ship);
Printed   *printed_new_relic  (const ColoniaCard  *card);
Printed   *printed_copy       (const Printed      *printed);
void       printed_free       (Printed            *printed);

gboolean   printed_is_equal   (const Printed      *printed,
                               const Printed      *other);
gboolean   printed_may_equal  (const Printed      *printed,
                               const Printed      *other);
int        printed_compare    (const Printed      *printed,
                               const Printed      *other);

Printed   *printed_read       (const DocPlace     *place,
                               PrintedKind         kind,
                               GError            **error);
JsonNode  *printed_build      (const Printed      *printed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Printed, printed_free)

G_END_DECLS
