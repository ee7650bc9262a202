/* colonia-letters.c: the keys for what is on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-letters.h"

#include "colonia-state.h"
#include "table-game.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* They are those of the fields where such a thing is typed. There is one keyboard for all who play, and so one letter for each
 * thing: that of the interface, also where somebody is spoken to in another language. */

static gunichar
find_letter (ColoniaEventType type,
             gsize            field,
             int              which)
{
  const TableField *fields = colonia_game.events->kinds[type].fields;
  const TableField *typed = fields[field].kind == TABLE_STRUCT ? fields[field].fields : &fields[field];
  g_autoptr (TongueScope) scope = tongue_speak (NULL);

  return text_find_letter (g_dpgettext2 (NULL, "keys", typed->letters), typed->letters,
                           (glong) g_strv_length ((char **) typed->ids), which);
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
