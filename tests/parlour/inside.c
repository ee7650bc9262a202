/* inside.c: answers from inside a program what nobody is told outside
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loaded before a program (LD_PRELOAD) this answers two signals, each by a file that
 * the environment names, and without which it does nothing:
 *
 * SIGUSR1: what does not fit where it is. A screen reader is told of a text as a whole,
 * however little of it there is room for, and of what is hidden it is told where it was
 * once. Into the file of MISFITS are written, one a line, "shortened", a label that ends
 * in dots and its text, and "cut", what does not lie within its window or touches its edge
 * in a header, and the place that it has there: its left and upper edge, its width and its height.
 *
 * SIGUSR2: to begin takes a program longer than to show a page in another language. It
 * reads its texts from where OTHER_CATALOGUES says from now on, and makes the file of
 * OTHERS_TAKEN. What is to be seen changes when the language does the next time.
 */

#include <adwaita.h>
#include <glib-unix.h>
#include <libintl.h>

/* What padding comes to, and rounding where all is scaled. */
#define TOLERANCE 2

/* What a word in a header has beside it, at the edge of the window. */
#define LEAST_MARGIN 6

static const char *
get_name (GtkWidget *widget)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));

  return id != NULL ? id : gtk_widget_get_css_name (widget);
}

/* What is ours around a label, as its template says. */
static const char *
find_template (GtkWidget *widget)
{
  while (widget != NULL && !g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Parlour")
         && !g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Colonia"))
    widget = gtk_widget_get_parent (widget);

  return widget != NULL ? G_OBJECT_TYPE_NAME (widget) : "";
}

static void
add_label (GString  *found,
           GtkLabel *label)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return;

  lines = g_strsplit (gtk_label_get_text (label), "\n", -1);
  text = g_strjoinv (" ", lines);
  g_string_append_printf (found, "shortened\t%s of %s\t%s\n", get_name (GTK_WIDGET (label)),
                          find_template (GTK_WIDGET (label)), text);
}

static void
add_shortened (GString   *found,
               GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget))
    add_label (found, GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_shortened (found, child);
}

static gboolean
is_within (const graphene_rect_t *place,
           int                    width,
           int                    height)
{
  return place->origin.x >= -TOLERANCE && place->origin.y >= -TOLERANCE
         && place->origin.x + place->size.width <= (float) (width + TOLERANCE)
         && place->origin.y + place->size.height <= (float) (height + TOLERANCE);
}

static void
add_cut (GString               *found,
         GtkWidget             *widget,
         const graphene_rect_t *place)
{
  g_string_append_printf (found, "cut\t%s of %s\t%g %g %g %g\n", get_name (widget), find_template (widget),
                          (double) place->origin.x, (double) place->origin.y,
                          (double) place->size.width, (double) place->size.height);
}

/* Words in a header that touch the edge look cut off. */
static gboolean
touches_edge (GtkWidget             *widget,
              const graphene_rect_t *place,
              int                    width)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL
         && (place->origin.x < LEAST_MARGIN || place->origin.x + place->size.width > (float) (width - LEAST_MARGIN));
}

/* To what can be scrolled nothing is cut off, and menus lie where there is room for them. Of what
 * has no area, as a bar that is not unfolded, nothing is to be seen. */
static void
add_cut_off (GString   *found,
             GtkWidget *widget,
             GtkWidget *window)
{
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (widget) || (GTK_IS_NATIVE (widget) && widget != window)
      || !gtk_widget_compute_bounds (widget, window, &place) || graphene_rect_get_area (&place) <= 0.f)
    return;

  if (!is_within (&place, gtk_widget_get_width (window), gtk_widget_get_height (window))
      || touches_edge (widget, &place, gtk_widget_get_width (window)))
    add_cut (found, widget, &place);
  else if (!GTK_IS_SCROLLED_WINDOW (widget))
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      add_cut_off (found, child, window);
}

/* A window that holds more than there is room for is larger than the screen. */
static void
add_too_large (GString   *found,
               GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface (gtk_widget_get_display (window), surface);
  GdkRectangle screen;
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window),
                                              (float) gtk_widget_get_height (window));

  gdk_monitor_get_geometry (monitor, &screen);
  if (!is_within (&place, screen.width, screen.height))
    add_cut (found, window, &place);
}

static gboolean
on_asked_for_misfits (gpointer path)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GString *found = g_string_new (NULL);

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      {
        add_shortened (found, l->data);
        add_too_large (found, l->data);
        /* Questions keep the height that they had in another language: libadwaita's. */
        if (!ADW_IS_MESSAGE_DIALOG (l->data))
          add_cut_off (found, l->data, l->data);
      }
  /* It takes the place of another, so that nobody reads half of it. */
  g_file_set_contents (path, found->str, (gssize) found->len, NULL);
  g_string_free (found, TRUE);

  return G_SOURCE_CONTINUE;
}

static gboolean
on_asked_for_others (gpointer path)
{
  bindtextdomain (textdomain (NULL), g_getenv ("OTHER_CATALOGUES"));
  g_file_set_contents (path, "", 0, NULL);

  return G_SOURCE_CONTINUE;
}

static void
listen (int         number,
        GSourceFunc answer,
        const char *variable)
{
  const char *path = g_getenv (variable);

  if (path != NULL)
    g_unix_signal_add_full (G_PRIORITY_DEFAULT, number, answer, g_strdup (path), g_free);
}

/* Listening to signals takes a thread, which no program expects before it runs. */
static gboolean
on_running (gpointer data)
{
  listen (SIGUSR1, on_asked_for_misfits, "MISFITS");
  listen (SIGUSR2, on_asked_for_others, "OTHERS_TAKEN");

  return G_SOURCE_REMOVE;
}

__attribute__ ((constructor)) static void
begin (void)
{
  g_idle_add_full (G_PRIORITY_HIGH, on_running, NULL, NULL);
}
