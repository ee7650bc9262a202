/* colonia-family-words.c: what a family has, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-terms.h"
#include "colonia-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

static void
add_line (GString    *text,
          const char *name,
          const char *list)
{
  /* Translators: a kind of thing, and a list of those that somebody has. */
  g_autofree char *line = g_strdup_printf (C_("holdings", "%s: %s"), name, list != NULL ? list : _("nothing"));

  text_add_line (text, line);
}

static char *
list_money (const ColoniaBundle *money)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
    if (money->n[city] > 0)
      g_ptr_array_add (items, colonia_term_money (city, money->n[city]));

  return items->len > 0 ? text_list (items) : NULL;
}

/* What lies behind the screen (SET-9). */
static void
add_hidden (GString             *text,
            const ColoniaPlayer *player)
{
  const gboolean has_resources = colonia_bundle_get_total (&player->resources) > 0;
  g_autofree char *resources = has_resources ? colonia_term_resource_list (&player->resources) : NULL;
  g_autofree char *goods = colonia_term_goods_list (&player->goods);
  g_autofree char *money = list_money (&player->money);
  g_autofree char *relics = colonia_term_hidden (player);

  add_line (text, C_("holdings", "Resources"), resources);
  add_line (text, C_("holdings", "Goods"), goods);
  add_line (text, C_("holdings", "Money"), money);
  text_add_line (text, relics);
}

/* Tells where the members of a family are, and what it has; where that is not followed, nothing. */
char *
colonia_words_player (const TableState *state,
                      int               seat,
                      gboolean          uncovered)
{
  const ColoniaState *own = COLONIA_STATE (state);
  const ColoniaPlayer *player = &own->players[seat];
  GString *text = g_string_new (NULL);
  g_autofree char *home = g_strdup_printf (ngettext ("%d at home", "%d at home", (gulong) player->supply), player->supply);
  g_autofree char *shrines = NULL;

  if (!table_state_is_followed (state) || state->tracking != COLONIA_TRACKING_FULL)
    return g_string_free (text, FALSE);

  text_add_line (text, home);
  for (int street = 0; street < COLONIA_N_STREETS; street++)
    if (player->streets[street] > 0)
      {
        /* Translators: %s is the abbreviation of a day, %d how many members stand on the street of that day. */
        g_autofree char *there = g_strdup_printf (C_("members on a street", "%s %d"),
                                                  colonia_term_day_short (COLONIA_DAY_TUESDAY + street), player->streets[street]);

        text_add_line (text, there);
      }
  shrines = colonia_term_shrines (own, seat);
  if (*shrines != '\0')
    text_add_line (text, shrines);
  if (uncovered)
    add_hidden (text, player);

  return g_string_free (text, FALSE);
}
