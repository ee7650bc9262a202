/* parlour-places.c: where games are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-places.h"

#include <unistd.h>

/* Tells where games are kept. The directory need not be there yet. */
char *
parlour_places_get_games (void)
{
  return g_build_filename (g_get_user_data_dir (), "kontor", "games", NULL);
}

static void
add_copies (GStrvBuilder *directories,
            const char   *name)
{
  g_autofree char *kept = g_build_filename (g_get_user_data_dir (), name, "copies", NULL);
  g_autofree char *running = g_build_filename (g_get_user_runtime_dir (), name, "copies", NULL);
  g_autofree char *own = g_strdup_printf ("%s-%u", name, (guint) geteuid ());
  g_autofree char *temporary = g_build_filename (g_get_tmp_dir (), own, NULL);

  g_strv_builder_add_many (directories, kept, running, temporary, NULL);
}

/* Tells where copies of games go that cannot be written: among what the user keeps, or, as the
 * games are mostly on the same disk, in other places that nobody else sees. The directories need
 * not be there yet. */
char **
parlour_places_get_copies (void)
{
  g_autoptr (GStrvBuilder) directories = g_strv_builder_new ();

  add_copies (directories, "kontor");

  return g_strv_builder_end (directories);
}

/* Tells where copies of games may be that could not be written: where they go, and where they
 * went when the application was called otherwise. */
char **
parlour_places_get_all_copies (void)
{
  g_autoptr (GStrvBuilder) directories = g_strv_builder_new ();

  add_copies (directories, "kontor");
  add_copies (directories, FORMER_NAME);

  return g_strv_builder_end (directories);
}
