/* borders.c: lets a program tell where what is on its windows is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From GTK 4.10 on a screen reader is told the place of a widget as the sum of the places
 * within all that it is in, and each of those begins behind the border and the padding of
 * what it is in, which nobody counts. Who clicks there misses. Loaded before a program
 * (LD_PRELOAD) this counts them.
 */

#include <gtk/gtk.h>

static gboolean (*get_bounds) (GtkAccessible *self,
                               int           *x,
                               int           *y,
                               int           *width,
                               int           *height);

static gboolean
get_bounds_with_borders (GtkAccessible *self,
                         int           *x,
                         int           *y,
                         int           *width,
                         int           *height)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t around;

  if (!get_bounds (self, x, y, width, height))
    return FALSE;

  if (parent != NULL && gtk_widget_compute_bounds (parent, parent, &around))
    {
      *x -= (int) around.origin.x;
      *y -= (int) around.origin.y;
    }

  return TRUE;
}

/* It is built where there is more than the sources may use. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

__attribute__ ((constructor)) static void
begin (void)
{
  GTypeClass *widgets = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *accessibles = g_type_interface_peek (widgets, GTK_TYPE_ACCESSIBLE);

  get_bounds = accessibles->get_bounds;
  accessibles->get_bounds = get_bounds_with_borders;
}

G_GNUC_END_IGNORE_DEPRECATIONS
