/* parlour-places.c: where games are kept, and which of them are open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-places.h"

/* Tells where games are kept. The directory need not be there yet. */
char *
parlour_places_get_games (void)
{
  return g_build_filename (g_get_user_data_dir (), "kontor", "games", NULL);
}

static char *
get_index (const char *name)
{
  return g_build_filename (g_get_user_cache_dir (), "kontor", name, NULL);
}

/* Makes the archive of the games of this user. */
TableArchive *
parlour_places_make_archive (guint limit)
{
  g_autofree char *games = parlour_places_get_games ();
  g_autofree char *index = get_index ("games");

  return table_archive_new (games, index, limit);
}

/* Makes the archive of the games that this user has put in the bin. They are beside the others,
 * so that what was put there can be taken back from within the program, wherever the desktop
 * keeps its own trash. */
TableArchive *
parlour_places_make_bin (void)
{
  g_autofree char *bin = g_build_filename (g_get_user_data_dir (), "kontor", "bin", NULL);
  g_autofree char *index = get_index ("bin");
  TableArchive *archive = table_archive_new (bin, index, 0);

  table_archive_keep_apart (archive);

  return archive;
}

static ParlourPlacesIsOpen tell_open;

/* Says who knows which games are open. */
void
parlour_places_let_tell (ParlourPlacesIsOpen is_open)
{
  tell_open = is_open;
}

/* Tells whether the game in a file is open in a window: its file keeps its name and place. */
gboolean
parlour_places_is_open (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  return tell_open != NULL && tell_open (path);
}
