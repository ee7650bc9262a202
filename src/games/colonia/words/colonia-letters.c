/* colonia-letters.c: the keys for what is on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-letters.h"

#include "colonia-state.h"
#include "table-game.h"

/* They are those of the fields where such a thing is typed. */

static gunichar
find_letter (ColoniaEventType type,
             gsize            field,
             int              which)
{
  const TableField *fields = colonia_game.events->kinds[type].fields;

  return table_field_find_letter (fields[field].kind == TABLE_STRUCT ? fields[field].fields : &fields[field], which);
}

/* Finds the key by which a resource is entered. */
gunichar
colonia_key_resource (int resource)
{
  return find_letter (COLONIA_EVENT_WEEK_CARD, 0, resource);
}

/* Finds the key by which a good is entered. It differs from those of cities. */
gunichar
colonia_key_good (int good)
{
  return find_letter (COLONIA_EVENT_SHIP, 1, good);
}

/* Finds the key by which a city is entered. It differs from those of goods. */
gunichar
colonia_key_city (int city)
{
  return find_letter (COLONIA_EVENT_SHIP, 0, city);
}
