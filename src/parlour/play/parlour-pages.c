/* parlour-pages.c: the pages of a game, of which one is to be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-pages.h"

#include "parlour-figure.h"
#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

/* How they are laid out: what is to be seen has all the room. What is about to come is laid out behind it, on as much room as
 * it will have, and needs none yet but its width. */

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *part = parlour_widget_get_first_shown (widget); part != NULL; part = parlour_widget_get_next_shown (part))
    if (orientation == GTK_ORIENTATION_HORIZONTAL || gtk_widget_get_child_visible (part))
      {
        int least, wanted;

        gtk_widget_measure (part, orientation, for_size, &least, &wanted, NULL, NULL);
        *minimum = MAX (*minimum, least);
        *natural = MAX (*natural, wanted);
      }
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  for (GtkWidget *part = parlour_widget_get_first_shown (widget); part != NULL; part = parlour_widget_get_next_shown (part))
    {
      int wanted;

      gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width, NULL, &wanted, NULL, NULL);
      if (gtk_widget_compute_expand (part, GTK_ORIENTATION_VERTICAL))
        wanted = gtk_widget_get_child_visible (part) ? height : MAX (wanted, height);
      gtk_widget_size_allocate (part, &(GtkAllocation) { 0, 0, width, wanted }, -1);
    }
}

/* The pages */

/* The pages where a game has been, of which the one where it is now is to be seen. The others
 * are kept, as it comes back to most of them each round, and making one takes longer than a
 * frame.
 *
 * It is no stack, as that would ask each page how narrow it may be for its height, which takes
 * as long as all else that a layout does. And GTK looks up the styles even of what a stack does
 * not show. */
struct _ParlourPages {
  GtkBox parent_instance;

  GtkPicture *trace; /* what a page looked like that the game has just left */
};

enum {
  MADE,
  AWAITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourPages, parlour_pages, GTK_TYPE_BOX)

static void
show_trace (ParlourPages *self,
            GdkPaintable *image)
{
  gtk_picture_set_paintable (self->trace, image);
  gtk_widget_set_size_request (GTK_WIDGET (self->trace), -1, image != NULL ? gdk_paintable_get_intrinsic_height (image) : -1);
  gtk_widget_set_visible (GTK_WIDGET (self->trace), image != NULL);
}

static gboolean
on_key_pressed (ParlourPages       *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  return parlour_pages_take_key (self, controller);
}

/* Some pages know themselves what the keys are for first. */
static void
give_keys (ParlourPages *self,
           ParlourPage  *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && focus != GTK_WIDGET (self))
    return;

  if (!gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD) && focus != NULL)
    gtk_root_set_focus (root, NULL);
}

static void
parlour_pages_class_init (ParlourPagesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* The game has come to a page for the first time. */
  signals[MADE] = g_signal_new ("made", PARLOUR_TYPE_PAGES, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, PARLOUR_TYPE_PAGE);

  /* Somebody types what belongs to the page that is about to come, so it should come at once. */
  signals[AWAITED] = g_signal_new ("awaited", PARLOUR_TYPE_PAGES, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/pages.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourPages, trace);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
}

static void
parlour_pages_init (ParlourPages *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (parlour_widget_ask_height, measure, allocate));
}

/* Gets the page where the game is. Returns the page, or `NULL` if it is about to come. */
ParlourPage *
parlour_pages_get_page (ParlourPages *self)
{
  GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (part != NULL && (!PARLOUR_IS_PAGE (part) || !gtk_widget_get_visible (part) || !gtk_widget_get_child_visible (part)))
    part = gtk_widget_get_next_sibling (part);

  return part != NULL ? PARLOUR_PAGE (part) : NULL;
}

static ParlourPage *
look_up (ParlourPages *self,
         GType         type)
{
  GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (part != NULL && G_OBJECT_TYPE (part) != type)
    part = gtk_widget_get_next_sibling (part);

  return part != NULL ? PARLOUR_PAGE (part) : NULL;
}

/* Tells whether a page is there, be it to be seen or not. */
gboolean
parlour_pages_has (ParlourPages *self,
                   GType         type)
{
  return look_up (self, type) != NULL;
}

/* Finds a page where the game has been, or makes it. */
ParlourPage *
parlour_pages_find (ParlourPages *self,
                    GType         type)
{
  ParlourPage *page;

  g_return_val_if_fail (g_type_is_a (type, PARLOUR_TYPE_PAGE), NULL);

  page = look_up (self, type);
  if (page == NULL)
    {
      page = g_object_new (type, "visible", FALSE, "vexpand", TRUE, NULL);
      gtk_box_append (GTK_BOX (self), GTK_WIDGET (page));
      g_signal_emit (self, signals[MADE], 0, page);
    }

  return page;
}

/* Lets a page be laid out that is about to come, which takes as long as to paint it. Nobody sees it, nor hears of it. */
void
parlour_pages_lay_out (ParlourPages *self,
                       ParlourPage  *page)
{
  gtk_widget_set_child_visible (GTK_WIDGET (page), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (page), TRUE);
}

static gboolean
draw_figures (GtkWidget *widget)
{
  gboolean is_drawn = PARLOUR_IS_FIGURE (widget) && parlour_figure_draw (PARLOUR_FIGURE (widget));

  for (GtkWidget *part = parlour_widget_get_first_shown (widget); part != NULL; part = parlour_widget_get_next_shown (part))
    is_drawn |= draw_figures (part);

  return is_drawn;
}

/* Lets the things on a page that was laid out be drawn before it comes, which is a third of what its first frame takes otherwise.
 * Tells whether any of them had to be. */
gboolean
parlour_pages_draw (ParlourPages *self,
                    ParlourPage  *page)
{
  return draw_figures (GTK_WIDGET (page));
}

/* Lets a page come no more that was laid out for that. */
void
parlour_pages_forget (ParlourPages *self,
                      ParlourPage  *page)
{
  gtk_widget_set_visible (GTK_WIDGET (page), FALSE);
  parlour_page_set_session (page, NULL);
}

/* Lets a page be seen. It gets the keys if the pages have kept them for it. */
void
parlour_pages_enter (ParlourPages *self,
                     ParlourPage  *page)
{
  g_return_if_fail (parlour_pages_get_page (self) == NULL);

  show_trace (self, NULL);
  gtk_widget_set_child_visible (GTK_WIDGET (page), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (page), TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (gtk_widget_get_focusable (GTK_WIDGET (self)))
    give_keys (self, page);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/* Lets the game leave the page where it is. Until it enters the next one a picture is left:
 * nothing is painted anew for that, and what belongs to a step that is over cannot be pressed. */
void
parlour_pages_leave (ParlourPages *self,
                     gboolean      keep_keys)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkPaintable) image = NULL;
  ParlourPage *page = parlour_pages_get_page (self);

  if (page == NULL)
    return;

  paintable = gtk_widget_paintable_new (GTK_WIDGET (page));
  image = gdk_paintable_get_current_image (paintable);
  if (keep_keys)
    {
      gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
      gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  gtk_widget_set_visible (GTK_WIDGET (page), FALSE);
  show_trace (self, image);
  parlour_page_set_session (page, NULL);
}

/* A page may have Enter before what has the focus in it. */
static gboolean
is_enter_of_page (ParlourPages       *self,
                  GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  const guint keyval = event != NULL ? gdk_key_event_get_keyval (event) : 0;
  ParlourPage *page = parlour_pages_get_page (self);

  return page != NULL && PARLOUR_PAGE_GET_CLASS (page)->takes_enter && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter);
}

/* Lets the page that is about to come do so at once, and have a key, which belongs to it: it
 * goes up from where the keys are there, as it would have then; that may be beside the pages,
 * where something is confirmed. Where a page is to be seen nothing is done. */
gboolean
parlour_pages_take_key (ParlourPages       *self,
                        GtkEventController *controller)
{
  GtkWidget *pages = GTK_WIDGET (self);
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_EVENT_CONTROLLER_KEY (controller), GDK_EVENT_PROPAGATE);

  if (parlour_pages_get_page (self) != NULL)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[AWAITED], 0);
  parlour_keys_settle ();
  if (is_enter_of_page (self, controller) && gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (controller),
                                                                               GTK_WIDGET (parlour_pages_get_page (self))))
    return GDK_EVENT_STOP;

  focus = gtk_root_get_focus (gtk_widget_get_root (pages));
  for (; focus != NULL && focus != pages && !gtk_widget_is_ancestor (pages, focus); focus = gtk_widget_get_parent (focus))
    if (gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (controller), focus))
      return GDK_EVENT_STOP;

  return GDK_EVENT_PROPAGATE;
}

/* Forgets all pages, for another game. */
void
parlour_pages_clear (ParlourPages *self)
{
  GtkWidget *part, *next;

  show_trace (self, NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  for (part = gtk_widget_get_first_child (GTK_WIDGET (self)); part != NULL; part = next)
    {
      next = gtk_widget_get_next_sibling (part);
      if (PARLOUR_IS_PAGE (part))
        gtk_box_remove (GTK_BOX (self), part);
    }
}
