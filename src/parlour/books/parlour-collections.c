/* parlour-collections.c: the collections of this table, one for each game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All windows share them. Each is read when somebody asks for what is in it, so that
 * who plays one game does not wait for the cards of another.
 */

#include "config.h"

#include "parlour-collections.h"

#include "parlour-places.h"
#include "table-collection-file.h"
#include "table-copy.h"

static ParlourCards *
make_cards (const TableGame *game)
{
  g_autofree char *directory = parlour_places_get_directory ();
  g_autofree char *path = table_collection_file_make_path (game, directory);
  g_auto (GStrv) copies = table_copy_list_places (FALSE);

  return parlour_cards_new (game, path, (const char *const *) copies);
}

/* Lists the collections: that of the first game, in which people are, and those of all others
 * that have cards to remember. */
const GPtrArray *
parlour_collections_list (void)
{
  static GPtrArray *collections;

  if (collections == NULL)
    {
      collections = g_ptr_array_new ();
      for (guint i = 0; table_games[i] != NULL; i++)
        if (i == 0 || table_games[i]->cards != NULL)
          g_ptr_array_add (collections, make_cards (table_games[i]));
    }

  return collections;
}

/* Finds the cards that are known of a game. Returns the cards, or `NULL` if it has none to
 * remember. */
ParlourCards *
parlour_collections_find (const TableGame *game)
{
  const GPtrArray *collections = parlour_collections_list ();

  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; game->cards != NULL && i < collections->len; i++)
    if (parlour_cards_get_game (g_ptr_array_index (collections, i)) == game)
      return g_ptr_array_index (collections, i);

  return NULL;
}

/* Gets the collection that remembers who plays: the same people, whatever they play. */
ParlourCards *
parlour_collections_get_people (void)
{
  return g_ptr_array_index (parlour_collections_list (), 0);
}
