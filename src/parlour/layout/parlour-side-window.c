/* parlour-side-window.c: a window beside the one of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-side-window.h"

#include "parlour-property.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

/* From which width on a title stands well away from what is beside it, however large text is. */
#define WIDTH_WITH_ROOM 560

/* A window for one purpose, which Escape closes: its title, which wraps, stands between what leaves
 * it and the button of languages, and below them what a template has as its child. Children of
 * the types `start`, `end` and `title` stand in its header. */
typedef struct {
  GtkWidget *content;
  AdwHeaderBar *header;
  GtkButton *leave_button;
  char *leave;
} ParlourSideWindowPrivate;

static GtkBuildableIface *parent_buildable;

static void parlour_side_window_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (ParlourSideWindow, parlour_side_window, ADW_TYPE_WINDOW,
                         G_ADD_PRIVATE (ParlourSideWindow)
                         G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, parlour_side_window_buildable_init))

static ParlourSideWindowPrivate *
get_private (gpointer self)
{
  return parlour_side_window_get_instance_private (PARLOUR_SIDE_WINDOW (self));
}

/* What its own template adds is there before that knows its parts. */
static void
parlour_side_window_add_child (GtkBuildable *buildable,
                               GtkBuilder   *builder,
                               GObject      *child,
                               const char   *type)
{
  ParlourSideWindowPrivate *self = get_private (buildable);

  if (self->content == NULL || !GTK_IS_WIDGET (child))
    parent_buildable->add_child (buildable, builder, child, type);
  else if (type == NULL)
    gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (child));
  else
    GTK_BUILDABLE_GET_IFACE (self->header)->add_child (GTK_BUILDABLE (self->header), builder, child, type);
}

static void
parlour_side_window_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = parlour_side_window_add_child;
}

static void
fit_title (GtkWidget *widget)
{
  parlour_widget_set_css_class (widget, "with-room", gtk_widget_get_width (widget) >= WIDTH_WITH_ROOM);
}

/* Whoever changes a style while it is laid out is not laid out anew. */
static void
parlour_side_window_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  GTK_WIDGET_CLASS (parlour_side_window_parent_class)->size_allocate (widget, width, height, baseline);

  if ((width >= WIDTH_WITH_ROOM) != gtk_widget_has_css_class (widget, "with-room"))
    parlour_widget_after_frame (widget, fit_title);
}

static void
set_leave (ParlourSideWindow *window,
           const char        *leave)
{
  ParlourSideWindowPrivate *self = get_private (window);
  const gboolean leaves = leave != NULL;

  if (g_strcmp0 (self->leave, leave) == 0)
    return;

  g_free (self->leave);
  self->leave = g_strdup (leave);
  gtk_button_set_label (self->leave_button, leaves ? leave : "");
  gtk_widget_set_visible (GTK_WIDGET (self->leave_button), leaves);
  adw_header_bar_set_show_start_title_buttons (self->header, !leaves);
  adw_header_bar_set_show_end_title_buttons (self->header, !leaves);
  parlour_widget_set_css_class (GTK_WIDGET (self->header), "without-controls", leaves);
  g_object_notify (G_OBJECT (window), "leave");
}

static void
parlour_side_window_finalize (GObject *object)
{
  g_free (get_private (object)->leave);

  G_OBJECT_CLASS (parlour_side_window_parent_class)->finalize (object);
}

static void
parlour_side_window_class_init (ParlourSideWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = parlour_side_window_finalize;
  widget_class->size_allocate = parlour_side_window_size_allocate;

  /* What the button says that leaves it, or `NULL` where it has the buttons of a window. */
  parlour_property_hand (object_class, g_param_spec_string ("leave", NULL, NULL, NULL, PARLOUR_PROPERTY),
                         G_PRIVATE_OFFSET (ParlourSideWindow, leave), G_CALLBACK (set_leave));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/layout/side-window.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ParlourSideWindow, content);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourSideWindow, header);
  gtk_widget_class_bind_template_child_private (widget_class, ParlourSideWindow, leave_button);
}

static void
parlour_side_window_init (ParlourSideWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes a window of a class of them before the one that it belongs to, see parlour_window_fit(). */
gpointer
parlour_side_window_new (GType      type,
                         GtkWindow *parent,
                         int        width,
                         int        height)
{
  GtkWindow *self = g_object_new (type, NULL);

  parlour_window_set_parent (self, parent);
  parlour_window_fit (self, parent, width, height);

  return self;
}
