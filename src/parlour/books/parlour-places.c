/* parlour-places.c: where games are kept, and which of them are open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-places.h"

#include "doc-file.h"
#include "parlour-settings.h"
#include "table-folder.h"
#include "text-line.h"

#include <glib/gi18n.h>

#define FOLDER "games-folder"
#define DISK "games-disk"

/* Tells where everything is kept. The directory need not be there yet. */
char *
parlour_places_get_directory (void)
{
  return g_build_filename (g_get_user_data_dir (), "kontor", NULL);
}

/* Tells where games are kept as long as nobody has chosen another folder. The directory need not be
 * there yet. */
char *
parlour_places_get_own (void)
{
  g_autofree char *directory = parlour_places_get_directory ();

  return g_build_filename (directory, "games", NULL);
}

static char *
get_chosen (void)
{
  return parlour_settings_get_path (parlour_settings_get (), FOLDER);
}

/* Tells where games are to be kept. The folder may be away, or not be there yet. */
char *
parlour_places_get_folder (void)
{
  char *chosen = get_chosen ();

  return chosen != NULL ? chosen : parlour_places_get_own ();
}

/* Tells where the disk is to be found with the folder that somebody has chosen, or `NULL` if nobody has. */
char *
parlour_places_get_disk (void)
{
  return parlour_settings_get_path (parlour_settings_get (), DISK);
}

/* Tells where games wait that were begun while their folder was away. */
char *
parlour_places_get_meanwhile (void)
{
  g_autofree char *directory = parlour_places_get_directory ();

  return g_build_filename (directory, "meanwhile", NULL);
}

/* Tells whether the folder that somebody has chosen is not there now, as a stick that is not put in.
 * It is never made then: games would be hidden in its place as soon as it is there again. */
gboolean
parlour_places_is_away (void)
{
  g_autofree char *chosen = get_chosen ();
  g_autofree char *disk = parlour_places_get_disk ();

  return chosen != NULL && !table_folder_is_there (chosen, disk);
}

/* Tells where a game is put now. Only the directory of the program itself need not be there yet. */
char *
parlour_places_get_games (void)
{
  return parlour_places_is_away () ? parlour_places_get_meanwhile () : parlour_places_get_folder ();
}

/* Makes the directory where a game is put now, unless somebody has chosen it: that may have been taken
 * away just now. If it cannot be made, neither can a game be written, which is told. */
char *
parlour_places_make_games (void)
{
  g_autofree char *chosen = get_chosen ();
  char *games = parlour_places_get_games ();

  if (g_strcmp0 (chosen, games) != 0)
    doc_make_directory (games, NULL);

  return games;
}

/* Whether a portal lends a file or a folder, whose path tells nobody anything. */
gboolean
parlour_places_is_lent (const char *path)
{
  g_autofree char *lent = g_build_filename (g_get_user_runtime_dir (), "doc", "", NULL);

  g_return_val_if_fail (path != NULL, FALSE);

  return g_str_has_prefix (path, lent);
}

/* Tells of a folder as it may stand in a sentence. */
char *
parlour_places_tell_folder (const char *folder)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  name = parlour_places_is_lent (folder) ? g_filename_display_basename (folder) : g_filename_display_name (folder);

  return text_isolate (name);
}

/* Says that the folder is away, and what can be done. */
char *
parlour_places_tell_away (void)
{
  g_autofree char *folder = parlour_places_get_folder ();
  g_autofree char *name = parlour_places_tell_folder (folder);

  /* Translators: %s is the path of a folder. */
  return g_strdup_printf (_("The folder with the games, “%s”, is not there: connect the disk or the stick that it is on, or choose "
                            "another one in the preferences. Games that begin meanwhile are kept on this computer, and go there later."),
                          name);
}

/* Keeps games in another folder from now on, or, if it is NULL, where they are kept otherwise. */
void
parlour_places_choose (const char *folder)
{
  GSettings *settings = parlour_settings_get ();
  g_autofree char *disk = folder != NULL ? table_folder_find_disk (folder) : NULL;

  parlour_settings_set_path (settings, DISK, disk);
  parlour_settings_set_path (settings, FOLDER, folder);
}

/* Tells where the games are that were put in the bin. The directory need not be there yet. */
char *
parlour_places_get_bin (void)
{
  g_autofree char *directory = parlour_places_get_directory ();

  return g_build_filename (directory, "bin", NULL);
}

static char *
get_index (const char *name)
{
  return g_build_filename (g_get_user_cache_dir (), "kontor", name, NULL);
}

static void
on_folder_changed (TableArchive *archive)
{
  g_autofree char *folder = parlour_places_get_folder ();

  table_archive_set_directory (archive, folder);
}

/* Makes the archive of the games of this user, those among them that wait for their folder. */
TableArchive *
parlour_places_make_archive (guint limit)
{
  g_autofree char *folder = parlour_places_get_folder ();
  g_autofree char *meanwhile = parlour_places_get_meanwhile ();
  g_autofree char *index = get_index ("games");
  TableArchive *archive = table_archive_new (folder, index, limit);

  table_archive_put_beside (archive, meanwhile, parlour_places_is_away);
  g_signal_connect_object (parlour_settings_get (), "changed::" FOLDER, G_CALLBACK (on_folder_changed), archive,
                           G_CONNECT_SWAPPED);

  return archive;
}

/* Makes the archive of the games that this user has put in the bin. They are beside the others,
 * so that what was put there can be taken back from within the program, wherever the desktop
 * keeps its own trash. */
TableArchive *
parlour_places_make_bin (void)
{
  g_autofree char *bin = parlour_places_get_bin ();
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
