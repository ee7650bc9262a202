/* table-color.c: by which colours players are told apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-color.h"

#include "table-game.h"
#include "table-sentence.h"

#include <glib/gi18n.h>

const char *const table_color_ids[] = { "yellow", "blue", "green", "red", "orange", "purple", "black", "white", NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (table_color_ids) == TABLE_N_COLORS + 1);

/**
 * table_color_find:
 * @id: the id of a colour
 *
 * Finds a colour by what records call it.
 *
 * Returns: the colour, or `TABLE_N_COLORS` if none is called so
 */
TableColor
table_color_find (const char *id)
{
  TableColor color = 0;

  g_return_val_if_fail (id != NULL, TABLE_N_COLORS);

  while (color < TABLE_N_COLORS && !g_str_equal (table_color_ids[color], id))
    color++;

  return color;
}

/**
 * table_color_get_name:
 * @which: the colour of a player
 *
 * Names the colour of a player, which is also what a family without a name goes by.
 *
 * Returns: the name, as it stands alone on a label
 */
TABLE_TERMS (table_color_get_name, "family colour",
             /* Translators: the colour of a family, as it stands alone on a label. */
             NC_("family colour", "Yellow"), NC_("family colour", "Blue"), NC_("family colour", "Green"),
             NC_("family colour", "Red"), NC_("family colour", "Orange"), NC_("family colour", "Purple"),
             NC_("family colour", "Black"), NC_("family colour", "White"))

/**
 * table_color_get_letter:
 * @which: the colour of a player
 *
 * Abbreviates the colour of a player. No two have the same letter, so that who
 * sees no colours can tell the players by it.
 *
 * Returns: one letter
 */
TABLE_TERMS (table_color_get_letter, "letter of a family colour",
             /* Translators: one letter on the emblem of the yellow family. The eight letters must differ. */
             NC_("letter of a family colour", "Y"),
             /* Translators: one letter on the emblem of the blue family. The eight letters must differ. */
             NC_("letter of a family colour", "B"),
             /* Translators: one letter on the emblem of the green family. The eight letters must differ. */
             NC_("letter of a family colour", "G"),
             /* Translators: one letter on the emblem of the red family. The eight letters must differ. */
             NC_("letter of a family colour", "R"),
             /* Translators: one letter on the emblem of the orange family. The eight letters must differ. */
             NC_("letter of a family colour", "O"),
             /* Translators: one letter on the emblem of the purple family. The eight letters must differ. */
             NC_("letter of a family colour", "P"),
             /* Translators: one letter on the emblem of the black family. The eight letters must differ. */
             NC_("letter of a family colour", "K"),
             /* Translators: one letter on the emblem of the white family. The eight letters must differ. */
             NC_("letter of a family colour", "W"))
