/* parlour-sign.c: the sign of a thing that a game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sign is an icon, which GTK reads and draws when it is first seen, in a moment when there is much else to do. So where one
 * sign of a game is seen, all the others are read in that size while nothing is to be done, and kept.
 */

#include "config.h"

#include "parlour-sign.h"

#include <string.h>

#define PLACE RESOURCE_PATH "/icons/scalable/actions"
#define FILE_ENDING ".svg"

/* Which signs are read and how large, as one word, and those that are. */
static GHashTable *all_kept;

typedef struct {
  GtkIconTheme *theme;
  GtkTextDirection direction;
  int size, scale;
  char **names;
  guint next;
  GPtrArray *kept;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_strfreev (reading->names);
  g_free (reading);
}

static gboolean
read_next (gpointer data)
{
  Reading *reading = data;
  const char *file = reading->names[reading->next];
  g_autofree char *name = NULL;
  g_autoptr (GIcon) icon = NULL;

  if (file == NULL)
    return G_SOURCE_REMOVE;

  name = g_strndup (file, strlen (file) - strlen (FILE_ENDING));
  icon = g_themed_icon_new (name);
  g_ptr_array_add (reading->kept, gtk_icon_theme_lookup_by_gicon (reading->theme, icon, reading->size, reading->scale,
                                                                  reading->direction, GTK_ICON_LOOKUP_PRELOAD));
  reading->next++;

  return G_SOURCE_CONTINUE;
}

/* The files of all signs of a game. */
static char **
list_files (const char *game)
{
  g_autofree char *beginning = g_strconcat (game, "-", NULL);
  g_auto (GStrv) files = g_resources_enumerate_children (PLACE, 0, NULL);
  GStrvBuilder *found = g_strv_builder_new ();
  char **names;

  for (char **file = files; file != NULL && *file != NULL; file++)
    if (g_str_has_prefix (*file, beginning) && g_str_has_suffix (*file, FILE_ENDING))
      g_strv_builder_add (found, *file);
  names = g_strv_builder_end (found);
  g_strv_builder_unref (found);

  return names;
}

/* How large it is is known once it was laid out. */
static gboolean
read_others (gpointer sign)
{
  const char *game = g_object_get_data (sign, "game");
  const int size = gtk_widget_get_width (sign), scale = gtk_widget_get_scale_factor (sign);
  char *which = g_strdup_printf ("%s %d %d %d", game, size, scale, gtk_widget_get_direction (sign));
  Reading *reading;

  if (all_kept == NULL)
    all_kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  if (size == 0 || g_hash_table_contains (all_kept, which))
    {
      g_free (which);
      return G_SOURCE_REMOVE;
    }

  reading = g_new0 (Reading, 1);
  reading->theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (sign));
  reading->direction = gtk_widget_get_direction (sign);
  reading->size = size;
  reading->scale = scale;
  reading->names = list_files (game);
  reading->kept = g_ptr_array_new_with_free_func (g_object_unref);
  g_hash_table_insert (all_kept, which, reading->kept);
  g_idle_add_full (G_PRIORITY_LOW, read_next, reading, reading_free);

  return G_SOURCE_REMOVE;
}

static void
on_map (GtkWidget *sign)
{
  g_idle_add_full (G_PRIORITY_LOW, read_others, g_object_ref (sign), g_object_unref);
}

/* Makes the sign of a thing, in the colour of text. What it shows is said beside it. */
GtkWidget *
parlour_sign_new (const TableGame *game,
                  const char      *id,
                  int              size)
{
  g_autofree char *name = NULL;
  GtkWidget *sign;

  g_return_val_if_fail (game != NULL && id != NULL, NULL);

  name = g_strdup_printf ("%s-%s-symbolic", game->id, id);
  sign = g_object_new (GTK_TYPE_IMAGE, "icon-name", name, "pixel-size", size, "css-name", "sign", "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_object_set_data (G_OBJECT (sign), "game", (gpointer) game->id);
  g_signal_connect (sign, "map", G_CALLBACK (on_map), NULL);

  return sign;
}
