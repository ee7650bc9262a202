/* colonia-setup.c: of what options and start consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-setup.h"

#include "colonia-terms.h"

#include <glib/gi18n.h>

#define MIN_FAMILY_MEMBERS 10
#define MAX_FAMILY_MEMBERS 38
#define MAX_WINDOW_POINTS 99
#define USUAL_WINDOW_POINTS 2

static int
find_members (const void *setup)
{
  return colonia_default_family_members (((const ColoniaSetup *) setup)->n_players);
}

static int
find_points (const void *setup)
{
  return USUAL_WINDOW_POINTS;
}

const TableField colonia_setup_options[] = {
  { "family-members", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaSetup, family_members), .min = MIN_FAMILY_MEMBERS,
    .max = MAX_FAMILY_MEMBERS, .find_usual = find_members, .asked_in = 1u << COLONIA_TRACKING_FULL,
    .title = N_("Family members each"), .hint = N_("Usually 38, 30, 25 or 21, with 3, 4, 5 or 6 players.") },
  { "window-points", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaSetup, window_points), .max = MAX_WINDOW_POINTS,
    .find_usual = find_points, .title = N_("Points of a stained glass window"), .hint = N_("2 by the rulebook") },
  TABLE_END
};

static const TableField belongings[] = {
  { "money", TABLE_BUNDLE, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaBelongings, money), .ids = colonia_city_ids },
  { "resources", TABLE_BUNDLE, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaBelongings, resources), .ids = colonia_resource_ids },
  { "goods", TABLE_BUNDLE, .need = TABLE_OPTIONAL, TABLE_AT (ColoniaBelongings, goods), .ids = colonia_good_ids },
  TABLE_END
};

/* What players start with comes out of the bag and must have been there (SET-5,
 * ALL-2). */
static gboolean
check_resources (const DocPlace   *place,
                 const TableTerms *terms,
                 void             *holder,
                 GError          **error)
{
  const ColoniaSetup *setup = holder;

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    {
      int total = 0;

      for (int seat = 0; seat < setup->n_players; seat++)
        total += setup->start[seat].resources.n[kind];

      if (total > COLONIA_RESOURCES_EACH)
        {
          g_autofree char *resources = colonia_term_resources ((ColoniaResource) kind, total);

          /* Translators: %s is a number of resources, e.g. “19 linen”, %d how many there are at all. */
          return doc_place_fail (place, error, _("the players start with %s, but the game has only %d"),
                                 resources, COLONIA_RESOURCES_EACH);
        }
    }

  return TRUE;
}

const TableField colonia_setup_fields[] = {
  { "options", TABLE_STRUCT, .need = TABLE_OPTIONAL, .fields = colonia_setup_options },
  { "start", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_OPTIONAL, TABLE_EACH (ColoniaSetup, start), .fields = belongings,
    .trackings = 1u << COLONIA_TRACKING_FULL, .check = check_resources },
  TABLE_END
};

/* Agrees on what is usual. */
void
colonia_setup_init (TableSetup *table)
{
  ColoniaSetup *setup = (ColoniaSetup *) table;

  setup->family_members = colonia_default_family_members (setup->n_players);
  setup->window_points = USUAL_WINDOW_POINTS;

  if (setup->tracking == COLONIA_TRACKING_FULL)
    for (int seat = 0; seat < setup->n_players; seat++)
      for (int city = 0; city < COLONIA_N_CITIES; city++)
        setup->start[seat].money.n[city] = COLONIA_START_MONEY;
}
