/* colonia-letters.c: the keys for what is on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-letters.h"

#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* There is one keyboard for all who play, and so one letter for each thing: that of
 * the interface, also where somebody is spoken to in another language. */

/* Finds the key by which a resource is entered. */
gunichar
colonia_key_resource (int resource)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);

  g_return_val_if_fail (resource >= 0 && resource < COLONIA_N_RESOURCES, 0);

  /* Translators: five different small letters, the keys for leather, iron, wood, linen and fur, in this order. */
  return text_find_letter (C_("keys", "liwnf"), "liwnf", COLONIA_N_RESOURCES, resource);
}

/* Finds the key by which a good is entered. It differs from those of cities. */
gunichar
colonia_key_good (int good)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);

  g_return_val_if_fail (good >= 0 && good < COLONIA_N_GOODS, 0);

  /* Translators: five different small letters, the keys for saddles, cartwheels, paintings, clothing and footwear, in
   * this order. None of them may be one of those for cities, nor “r”, which rolls the die there. */
  return text_find_letter (C_("keys", "swpcf"), "swpcf", COLONIA_N_GOODS, good);
}

/* Finds the key by which a city is entered. It differs from those of goods. */
gunichar
colonia_key_city (int city)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);

  g_return_val_if_fail (city >= 0 && city < COLONIA_N_CITIES, 0);

  /* Translators: four different small letters, the keys for London, Nowgorod, Bergen and Brügge, in this order. None of
   * them may be one of those for goods, nor “s”, which takes a shrine there. */
  return text_find_letter (C_("keys", "lnbr"), "lnbr", COLONIA_N_CITIES, city);
}

static gboolean
is_relic_key (gunichar letter)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (colonia_key_city (city) == letter)
      return FALSE;

  return letter != COLONIA_KEY_SHRINE;
}

/* Finds the key by which a relic of a city is entered that has so many points: one after the
 * other of the alphabet, but for those of cities and of shrines. */
gunichar
colonia_key_relic (int relic)
{
  gunichar letter = 'a';

  g_return_val_if_fail (relic >= 0 && relic < (int) COLONIA_N_CITIES * COLONIA_KEY_POINTS, 0);

  while (!is_relic_key (letter) || relic-- > 0)
    letter++;

  return letter;
}
