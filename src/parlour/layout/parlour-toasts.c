/* parlour-toasts.c: what is said in passing, where it is in nobody's way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-toasts.h"

#include "parlour-property.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* How long a press is still meant for a toast that goes, in microseconds: it fades
 * before it is gone. */
#define GOING (G_USEC_PER_SEC)

/* From the edge, in dots. */
#define MARGIN 6

/* How much what only says something, or shows more, counts beside what is pressed next. */
#define HEADING 0.5f
#define ASIDE 0.25f

/* How far from each other places are that are tried, in dots. */
#define STEP 4

/* A page, and one toast over it. That lies as low as it can without covering a heading or
 * anything that can be pressed, or covers as little of that as it can where there is no such
 * place, and what stands aside or a heading rather than what the page asks for. Whoever still
 * presses it when it goes presses nothing that was below it. */
struct _ParlourToasts {
  AdwBin parent_instance;

  GtkOverlay *overlay;
  AdwToastOverlay *toasts;
  GtkWidget *aside; /* what is pressed to see more, or NULL */

  AdwToast *toast; /* which is to be seen, or NULL */
  char *refused; /* why something cannot be done, where it says that, or NULL */
  ParlourPage *anyway; /* (weak): by which it can be entered anyway, or NULL */
  GtkEventController *keys; /* of the window, or NULL */
  GdkRectangle place; /* of the last toast, as large as nothing if there was none */
  int height; /* of the page, when it was placed, or 0 before that */
  gint64 gone_at; /* when the last toast went */
};

G_DEFINE_FINAL_TYPE (ParlourToasts, parlour_toasts, ADW_TYPE_BIN)

/* What a toast should not lie over, and how much. */
typedef struct {
  graphene_rect_t bounds;
  float weight;
} Needed;

/* Only labels are, and whoever asks all that there is for its role asks for long. */
static gboolean
is_heading (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget)
         && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_HEADING;
}

/* What can be pressed, or will be when all is told that it enters. What scrolls has the focus for
 * its keys alone. */
static gboolean
is_pressed (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_VIEWPORT (widget) || GTK_IS_LIST_BASE (widget))
    return FALSE;

  return (GTK_IS_BUTTON (widget) || gtk_widget_get_focusable (widget))
         && (gtk_widget_is_sensitive (widget) || gtk_widget_has_css_class (widget, "suggested-action"));
}

/* Collects what is needed, as far as it is to be seen: widgets are as deep as pages
 * are nested. Where they lie is asked of those alone that matter, as the page is laid out
 * with each event. */
static void
collect (ParlourToasts         *self, /* NOLINT(misc-no-recursion) */
         GtkWidget             *widget,
         const graphene_rect_t *seen,
         float                  weight,
         GArray                *places)
{
  const gboolean heading = is_heading (widget);
  const gboolean whole = heading || is_pressed (widget);
  Needed needed = { .weight = heading ? HEADING : weight };

  if (!gtk_widget_get_mapped (widget) || (!whole && gtk_widget_get_first_child (widget) == NULL)
      || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self->overlay), &needed.bounds)
      || !graphene_rect_intersection (&needed.bounds, seen, &needed.bounds))
    return;

  if (whole)
    {
      g_array_append_val (places, needed);
      return;
    }

  /* Only what scrolls shows nothing beyond its edges. */
  if (!GTK_IS_SCROLLED_WINDOW (widget))
    needed.bounds = *seen;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (self, child, &needed.bounds, widget == self->aside ? ASIDE : weight, places);
}

static float
measure_covered (const GArray       *places,
                 const GdkRectangle *toast)
{
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (toast->x, toast->y, toast->width, toast->height);
  float covered = 0;

  for (guint i = 0; i < places->len; i++)
    {
      const Needed *needed = &g_array_index (places, Needed, i);
      graphene_rect_t common;

      if (graphene_rect_intersection (&needed->bounds, &rect, &common))
        covered += common.size.width * common.size.height * needed->weight;
    }

  return covered;
}

/* Finds what lies where a toast may, from the top of the page to its bottom. */
static GArray *
find_places (ParlourToasts      *self,
             GtkWidget          *content,
             const GdkRectangle *toast)
{
  const graphene_rect_t column = GRAPHENE_RECT_INIT (toast->x, 0, toast->width, gtk_widget_get_height (content));
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Needed));

  collect (self, content, &column, 1.f, places);

  return places;
}

/* The lowest of the places where the least is covered. */
static int
find_top (const GArray       *places,
          const GdkRectangle *toast,
          int                 height)
{
  GdkRectangle tried = *toast;
  float least = G_MAXFLOAT;
  int best = MAX (height - toast->height - MARGIN, 0);

  for (tried.y = best; tried.y >= MARGIN && least > 0; tried.y -= STEP)
    {
      float covered = measure_covered (places, &tried);

      if (covered < least)
        {
          least = covered;
          best = tried.y;
        }
    }

  return best;
}

/* A toast stays where it is unless there is other room for it, or something comes below
 * it that can be pressed: what was said may be about the page that comes next. */
static gboolean
on_place_asked (ParlourToasts *self,
                GtkWidget     *widget,
                GdkRectangle  *place)
{
  GtkWidget *content = gtk_overlay_get_child (self->overlay);
  g_autoptr (GArray) places = NULL;
  GtkRequisition size;
  int width, height;

  gtk_widget_get_preferred_size (widget, NULL, &size);
  if (content == NULL || size.width == 0 || size.height == 0)
    return FALSE;

  width = gtk_widget_get_width (content);
  height = gtk_widget_get_height (content);
  *place = (GdkRectangle) { MAX (width - size.width, 0) / 2, self->place.y, MIN (size.width, width), size.height };
  places = find_places (self, content, place);
  if (height != self->height || !gdk_rectangle_equal (place, &self->place) || measure_covered (places, place) > 0)
    place->y = find_top (places, place, height);
  self->place = *place;
  self->height = height;

  return TRUE;
}

/* Whoever goes on has read why something cannot be done, and does something else. */
static void
answer (ParlourToasts *self)
{
  if (self->refused != NULL)
    parlour_toasts_dismiss (self);
}

/* Who presses a toast that goes does not mean what is below it, nor what comes there. */
static void
on_pressed (ParlourToasts *self,
            int            n_press,
            double         x,
            double         y,
            GtkGesture    *gesture)
{
  gboolean on_toast = gdk_rectangle_contains_point (&self->place, (int) x, (int) y);

  if (self->toast == NULL && g_get_monotonic_time () - self->gone_at < GOING && on_toast)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  else if (!on_toast)
    answer (self);
}

/* The table is right, whatever the books say. */
static void
enter_anyway (ParlourToasts *self)
{
  g_autoptr (ParlourPage) page = self->anyway != NULL ? g_object_ref (self->anyway) : NULL;

  parlour_toasts_dismiss (self);
  if (page != NULL)
    parlour_page_accept_anyway (page);
}

/* As wide as the sentence may be: it breaks where that does. */
static GtkWidget *
make_anyway (ParlourToasts *self,
             GtkWidget     *sentence)
{
  /* Translators: a button beside a sentence that says what somebody lacks by the books; what has happened is written
   * down, and the books are corrected for it. */
  const char *text = _("Enter anyway: the table is right");
  GtkWidget *label = gtk_label_new (text), *button = gtk_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), gtk_label_get_max_width_chars (GTK_LABEL (sentence)));
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "anyway");
  parlour_widget_set_tooltip (button, _("Ctrl+Enter"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, gtk_label_get_label (GTK_LABEL (sentence)),
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "Control+Enter", -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (enter_anyway), self, G_CONNECT_SWAPPED);

  return button;
}

/* Whoever thinks about it has time, until something else is done. */
static void
offer_anyway (ParlourToasts *self,
              AdwToast      *toast)
{
  g_autoptr (GtkWidget) title = g_object_ref (adw_toast_get_custom_title (toast));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  adw_toast_set_custom_title (toast, NULL);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), make_anyway (self, parlour_widget_find_label (title)));
  adw_toast_set_custom_title (toast, box);
  adw_toast_set_timeout (toast, 0);
}

/* Enter asks for the same again as long as nothing else was done. */
static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

/* What is typed or taken back; not what only moves the focus, or belongs to the
 * application. */
static gboolean
on_key_pressed (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                ParlourToasts         *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));

  if (is_enter (keyval) && (modifiers & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK
      && self->anyway != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      enter_anyway (self);
      return GDK_EVENT_STOP;
    }

  /* Keys in a toast are for what it offers. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->toasts)))
    return GDK_EVENT_PROPAGATE;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) == 0
      && gdk_keyval_to_unicode (keyval) != 0 && keyval != GDK_KEY_Tab && keyval != GDK_KEY_Escape
      && !is_enter (keyval) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    answer (self);

  return GDK_EVENT_PROPAGATE;
}

/* Keys come there wherever the focus is, and before anything refuses them again. */
static void
parlour_toasts_root (GtkWidget *widget)
{
  ParlourToasts *self = PARLOUR_TOASTS (widget);

  GTK_WIDGET_CLASS (parlour_toasts_parent_class)->root (widget);

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
parlour_toasts_unroot (GtkWidget *widget)
{
  ParlourToasts *self = PARLOUR_TOASTS (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
  self->keys = NULL;

  GTK_WIDGET_CLASS (parlour_toasts_parent_class)->unroot (widget);
}

/* Lets all toasts be wholly there, or gone, at once: what moves ends where it cannot be seen.
 * libadwaita 1.2 forgets that a toast is still coming when it is dismissed, and tells one that it
 * has freed that it has come: whoever presses a key again and again would end the program. */
static void
end_movement (ParlourToasts *self)
{
  gtk_widget_set_child_visible (GTK_WIDGET (self->toasts), FALSE);
  gtk_widget_set_child_visible (GTK_WIDGET (self->toasts), TRUE);
}

/* This comes before those who show the toast are told that it is dismissed. */
static void
on_dismissed (ParlourToasts *self,
              AdwToast      *toast)
{
  if (toast != self->toast)
    return;

  end_movement (self);
  self->gone_at = g_get_monotonic_time ();
  g_clear_weak_pointer (&self->anyway);
  g_clear_object (&self->toast);
}

static void
set_content (ParlourToasts *self,
             GtkWidget     *content)
{
  gtk_overlay_set_child (self->overlay, content);
}

static void
set_aside (ParlourToasts *self,
           GtkWidget     *aside)
{
  g_set_weak_pointer (&self->aside, aside);
}

static void
parlour_toasts_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_TOASTS (object)->toast);
  g_clear_pointer (&PARLOUR_TOASTS (object)->refused, g_free);
  g_clear_weak_pointer (&PARLOUR_TOASTS (object)->anyway);
  g_clear_weak_pointer (&PARLOUR_TOASTS (object)->aside);

  G_OBJECT_CLASS (parlour_toasts_parent_class)->dispose (object);
}

static void
parlour_toasts_class_init (ParlourToastsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_toasts_dispose;
  widget_class->root = parlour_toasts_root;
  widget_class->unroot = parlour_toasts_unroot;

  /* What the toasts lie over. */
  parlour_property_hand (object_class,
                         g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                                              G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS),
                         0, G_CALLBACK (set_content));

  /* What of it is pressed to see more, and covered rather than what the page asks for. */
  parlour_property_hand (object_class,
                         g_param_spec_object ("aside", NULL, NULL, GTK_TYPE_WIDGET,
                                              (GParamFlags) (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS)),
                         G_STRUCT_OFFSET (ParlourToasts, aside), G_CALLBACK (set_aside));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/layout/toasts.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourToasts, overlay);
  gtk_widget_class_bind_template_child (widget_class, ParlourToasts, toasts);
  gtk_widget_class_bind_template_callback (widget_class, on_place_asked);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
}

static void
parlour_toasts_init (ParlourToasts *self)
{
  self->gone_at = -GOING;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Newer libadwaita shortens what can be pressed, where the sentence beside it could wrap. */
static void
show_whole (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    show_whole (child);
}

/* Says something, in the place of what was said before. Takes the toast. */
void
parlour_toasts_show (ParlourToasts *self,
                     AdwToast      *toast)
{
  parlour_toasts_dismiss (self);
  self->toast = toast;
  g_clear_pointer (&self->refused, g_free);
  self->height = 0;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_dismissed), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (toast));
  show_whole (GTK_WIDGET (self->toasts));
}

/* Says why something cannot be done, in the place of what was said before, until somebody does
 * something else, and offers to enter it anyway. What stands there already is not said a second
 * time. */
void
parlour_toasts_refuse (ParlourToasts   *self,
                       const char      *sentence,
                       const TableGame *game,
                       int              rule,
                       ParlourPage     *anyway)
{
  AdwToast *toast;

  g_return_if_fail (sentence != NULL);

  if (self->toast != NULL && g_strcmp0 (self->refused, sentence) == 0 && self->anyway == anyway)
    return;

  toast = parlour_toast_new (sentence, game, rule);
  if (anyway != NULL)
    offer_anyway (self, toast);
  parlour_toasts_show (self, toast);
  g_set_weak_pointer (&self->anyway, anyway);
  self->refused = g_strdup (sentence);
}

/* Lets what was said go, if anything was. */
void
parlour_toasts_dismiss (ParlourToasts *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
}
