/* parlour-confirm-bar.c: entering what was filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-confirm-bar.h"

#include "parlour-counter.h"
#include "parlour-hint-layout.h"
#include "parlour-property.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/**
 * ParlourConfirmBar:
 *
 * What stands below a page on which something is filled in, always in sight: what
 * it is filled in with, and a button that enters it, by Enter too, or what is
 * still missing.
 */
struct _ParlourConfirmBar {
  AdwBin parent_instance;

  AdwBin *pad_place;
  ParlourHintLayout *row_layout;
  GtkWidget *button;
  GtkLabel *label;
  GtkLabel *reason;
  GtkWidget *anyway;
  GtkLabel *soon;
  gboolean leaves_numbers; /* whether Enter in a number is not for it */
  char *text; /* what the button says where nothing is corrected */

  ParlourPage *page; /* (weak): what is filled in, where Enter is known */
  GtkEventController *first_keys; /* which come before what has the focus */
  GtkEventController *keys;
};

enum {
  CONFIRMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourConfirmBar, parlour_confirm_bar, ADW_TYPE_BIN)

/* A button that was reached by Tab is pressed by Enter, what opens or is searched for has a list of its own, and some
 * entries know themselves what Enter is for. */
static gboolean
keeps_enter (GtkWidget *focus)
{
  GtkWidget *parent = gtk_widget_get_parent (focus);

  if (gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL || gtk_widget_has_css_class (focus, PARLOUR_KEEPS_ENTER))
    return TRUE;
  if (GTK_IS_TEXT (focus))
    return gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW) == NULL && !gtk_text_get_activates_default (GTK_TEXT (focus));
  if (GTK_IS_TOGGLE_BUTTON (focus))
    return GTK_IS_MENU_BUTTON (parent) || GTK_IS_DROP_DOWN (parent);

  return GTK_IS_BUTTON (focus) && !gtk_widget_has_css_class (focus, PARLOUR_LEAVES_ENTER);
}

/* Whether something is typed there that is confirmed by Enter as soon as it is complete, and not before. */
static gboolean
is_typed (GtkWidget *focus)
{
  return (PARLOUR_IS_COUNTER (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) != NULL) || GTK_IS_TEXT (focus);
}

/* Whether Enter is for the page, which goes on from the number that is typed. */
static gboolean
leaves_enter (ParlourConfirmBar *self,
              GtkWidget         *page)
{
  return self->leaves_numbers && PARLOUR_IS_COUNTER (gtk_root_get_focus (gtk_widget_get_root (page)));
}

/* What is complete is confirmed wherever the focus is: a row would only be pressed once more, and a choice taken back. */
static gboolean
on_enter_first (GtkWidget *widget,
                GVariant  *number,
                gpointer   data)
{
  ParlourConfirmBar *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (focus == NULL || keeps_enter (focus) || leaves_enter (self, widget)
      || (!gtk_widget_get_sensitive (self->button) && !is_typed (focus)))
    return GDK_EVENT_PROPAGATE;

  parlour_confirm_bar_press (self);

  return GDK_EVENT_STOP;
}

static gboolean
on_enter_key (GtkWidget *widget,
              GVariant  *number,
              gpointer   data)
{
  if (leaves_enter (data, widget))
    return GDK_EVENT_PROPAGATE;

  parlour_confirm_bar_press (data);

  return GDK_EVENT_STOP;
}

/* Where the past is corrected nothing is laid out yet. What is something else than what is filled in says what it is
 * there, too. */
static void
show_label (ParlourConfirmBar *self)
{
  const char *text = self->text;

  if (self->leaves_numbers)
    text = self->text;
  else if (self->page != NULL && parlour_page_get_inserting (self->page))
    text = C_("button", "Insert");
  else if (self->page != NULL && parlour_page_get_correcting (self->page))
    text = C_("button", "Correct");

  gtk_label_set_label (self->label, text);
  parlour_hint_layout_forget (self->row_layout);
}

/* What the books alone are against is offered beside what they say. */
static void
show_anyway (ParlourConfirmBar *self)
{
  gtk_widget_set_visible (self->anyway, gtk_widget_get_visible (GTK_WIDGET (self->reason))
                                          && gtk_widget_get_sensitive (self->button)
                                          && parlour_widget_is_hindered (self->button));
}

static void
say_reason (ParlourConfirmBar *self,
            const char        *reason)
{
  parlour_label_show_lines (self->reason, reason, PARLOUR_SHORTEST_LINE);
  show_anyway (self);
}

/* What is about to be entered by itself says so. */
static void
show_soon (ParlourConfirmBar *self)
{
  gboolean soon = self->page != NULL && parlour_page_is_looked_at (self->page);

  gtk_widget_set_visible (GTK_WIDGET (self->soon), soon);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), !soon);
  show_anyway (self);
  parlour_hint_layout_set_passing (self->row_layout, soon);
}

static GtkEventController *
add_enter (ParlourConfirmBar  *self,
           GtkPropagationPhase phase,
           GtkShortcutFunc     callback)
{
  static const guint keyvals[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, phase);
  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (keyvals[i], 0),
                                                            gtk_callback_action_new (callback, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->page), keys);

  return keys;
}

/* Enter confirms what is complete; otherwise it is for whatever has the focus, then for the page. A window would
 * take it for itself before any key that is known everywhere. */
static void
parlour_confirm_bar_root (GtkWidget *widget)
{
  ParlourConfirmBar *self = PARLOUR_CONFIRM_BAR (widget);

  GTK_WIDGET_CLASS (parlour_confirm_bar_parent_class)->root (widget);

  self->first_keys = add_enter (self, GTK_PHASE_CAPTURE, on_enter_first);
  self->keys = add_enter (self, GTK_PHASE_BUBBLE, on_enter_key);
  show_label (self);
}

static void
parlour_confirm_bar_unroot (GtkWidget *widget)
{
  ParlourConfirmBar *self = PARLOUR_CONFIRM_BAR (widget);

  if (self->page != NULL)
    {
      gtk_widget_remove_controller (GTK_WIDGET (self->page), self->first_keys);
      gtk_widget_remove_controller (GTK_WIDGET (self->page), self->keys);
    }
  self->first_keys = NULL;
  self->keys = NULL;

  GTK_WIDGET_CLASS (parlour_confirm_bar_parent_class)->unroot (widget);
}

static void
parlour_confirm_bar_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_confirm_bar_parent_class)->unmap (widget);

  parlour_hint_layout_forget (PARLOUR_CONFIRM_BAR (widget)->row_layout);
}

static void
on_clicked (ParlourConfirmBar *self)
{
  g_signal_emit (self, signals[CONFIRMED], 0);
}

/* The page refuses it once more, and then knows what it is. */
static void
on_anyway (ParlourConfirmBar *self)
{
  g_autoptr (ParlourPage) page = g_object_ref (self->page);

  g_signal_emit (self, signals[CONFIRMED], 0);
  parlour_page_accept_anyway (page);
}

static void
set_page (ParlourConfirmBar *self,
          ParlourPage       *page)
{
  g_set_weak_pointer (&self->page, page);
  if (page != NULL)
    g_signal_connect_object (page, "notify::looked-at", G_CALLBACK (show_soon), self, G_CONNECT_SWAPPED);
}

static void
parlour_confirm_bar_finalize (GObject *object)
{
  g_free (PARLOUR_CONFIRM_BAR (object)->text);

  G_OBJECT_CLASS (parlour_confirm_bar_parent_class)->finalize (object);
}

static void
parlour_confirm_bar_dispose (GObject *object)
{
  g_clear_weak_pointer (&PARLOUR_CONFIRM_BAR (object)->page);

  G_OBJECT_CLASS (parlour_confirm_bar_parent_class)->dispose (object);
}

static void
parlour_confirm_bar_class_init (ParlourConfirmBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_confirm_bar_dispose;
  object_class->finalize = parlour_confirm_bar_finalize;

  widget_class->root = parlour_confirm_bar_root;
  widget_class->unmap = parlour_confirm_bar_unmap;
  widget_class->unroot = parlour_confirm_bar_unroot;

  /**
   * ParlourConfirmBar:label:
   *
   * What the button says.
   */
  parlour_property_hand (object_class, g_param_spec_string ("label", NULL, NULL, "", PARLOUR_PROPERTY),
                         G_STRUCT_OFFSET (ParlourConfirmBar, text), G_CALLBACK (parlour_confirm_bar_set_label));

  /**
   * ParlourConfirmBar:page:
   *
   * What is filled in. The bar is its action.
   */
  parlour_property_hand (object_class,
                         g_param_spec_object ("page", NULL, NULL, PARLOUR_TYPE_PAGE,
                                              G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS),
                         G_STRUCT_OFFSET (ParlourConfirmBar, page), G_CALLBACK (set_page));

  /**
   * ParlourConfirmBar::confirmed:
   * @self: the bar
   *
   * What was filled in is to be entered.
   */
  signals[CONFIRMED] = g_signal_new ("confirmed", PARLOUR_TYPE_CONFIRM_BAR, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/confirm-bar.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_label));
  gtk_widget_class_bind_template_child (widget_class, ParlourConfirmBar, pad_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourConfirmBar, button);
  gtk_widget_class_bind_template_child (widget_class, ParlourConfirmBar, label);
  gtk_widget_class_bind_template_child (widget_class, ParlourConfirmBar, reason);
  gtk_widget_class_bind_template_child (widget_class, ParlourConfirmBar, row_layout);
  gtk_widget_class_bind_template_child (widget_class, ParlourConfirmBar, anyway);
  gtk_widget_class_bind_template_child (widget_class, ParlourConfirmBar, soon);
  gtk_widget_class_bind_template_callback (widget_class, on_anyway);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
parlour_confirm_bar_init (ParlourConfirmBar *self)
{
  self->text = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_confirm_bar_set_label:
 * @self: a bar
 * @label: what the button is to say
 *
 * Changes what the button says.
 */
void
parlour_confirm_bar_set_label (ParlourConfirmBar *self,
                               const char        *label)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));
  g_return_if_fail (label != NULL);

  if (g_str_equal (label, self->text))
    return;

  g_free (self->text);
  self->text = g_strdup (label);
  show_label (self);
  g_object_notify (G_OBJECT (self), "label");
}

/**
 * parlour_confirm_bar_offer:
 * @self: a bar of a page with a session
 * @event: what would be entered
 *
 * Lets the event be entered if it can be, or says why it cannot.
 */
void
parlour_confirm_bar_offer (ParlourConfirmBar  *self,
                           const TableEvent *event)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));
  g_return_if_fail (event != NULL);

  parlour_page_offer (self->page, self->button, self->reason, event);
  show_anyway (self);
}

/**
 * parlour_confirm_bar_refuse:
 * @self: a bar
 * @reason: what is missing, or stands in the way
 *
 * Lets nothing be entered, and says why.
 */
void
parlour_confirm_bar_refuse (ParlourConfirmBar *self,
                            const char        *reason)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));
  g_return_if_fail (reason != NULL);

  parlour_widget_hinder (self->button, reason);
  say_reason (self, reason);
}

/**
 * parlour_confirm_bar_warn:
 * @self: a bar
 * @reason: what the books alone have against it
 *
 * Says what stands in the way, and lets it be entered anyway.
 */
void
parlour_confirm_bar_warn (ParlourConfirmBar *self,
                          const char        *reason)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));
  g_return_if_fail (reason != NULL);

  parlour_widget_warn (self->button, reason);
  say_reason (self, reason);
}

/**
 * parlour_confirm_bar_allow:
 * @self: a bar
 *
 * Lets the button be pressed, whatever comes of it.
 */
void
parlour_confirm_bar_allow (ParlourConfirmBar *self)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));

  parlour_widget_hinder (self->button, NULL);
  say_reason (self, "");
}

/**
 * parlour_confirm_bar_get_button:
 * @self: a bar
 *
 * Gets what is pressed to enter something.
 *
 * Returns: (transfer none): the button
 */
GtkWidget *
parlour_confirm_bar_get_button (ParlourConfirmBar *self)
{
  g_return_val_if_fail (PARLOUR_IS_CONFIRM_BAR (self), NULL);

  return self->button;
}

/**
 * parlour_confirm_bar_press:
 * @self: a bar of a page
 *
 * Does what Enter does: enters what was filled in, or says what is missing where the
 * button cannot be pressed.
 */
void
parlour_confirm_bar_press (ParlourConfirmBar *self)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));

  if (gtk_widget_get_sensitive (self->button))
    g_signal_emit (self, signals[CONFIRMED], 0);
  else
    parlour_page_complain (self->page, gtk_label_get_label (self->reason));
}

/**
 * parlour_confirm_bar_set_leaves_numbers:
 * @self: a bar
 * @leaves_numbers: whether Enter in a number goes on on the page
 *
 * Says whether what the bar confirms is something else than what numbers on the page are told for.
 */
void
parlour_confirm_bar_set_leaves_numbers (ParlourConfirmBar *self,
                                        gboolean           leaves_numbers)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));

  if (leaves_numbers == self->leaves_numbers)
    return;

  self->leaves_numbers = leaves_numbers;
  show_label (self);
}

/**
 * parlour_confirm_bar_take_focus:
 * @self: a bar
 *
 * Gives the focus to the button, if it can be pressed.
 */
void
parlour_confirm_bar_take_focus (ParlourConfirmBar *self)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));

  gtk_widget_grab_focus (self->button);
}

/**
 * parlour_confirm_bar_set_pad:
 * @self: a bar
 * @pad: (nullable): what the page is filled in with, or `NULL` if it has no pad
 *
 * Keeps a pad in sight above the button.
 */
void
parlour_confirm_bar_set_pad (ParlourConfirmBar *self,
                             GtkWidget         *pad)
{
  g_return_if_fail (PARLOUR_IS_CONFIRM_BAR (self));
  g_return_if_fail (pad == NULL || GTK_IS_WIDGET (pad));

  adw_bin_set_child (self->pad_place, pad);
  parlour_widget_set_css_class (GTK_WIDGET (self), "with-pad", pad != NULL);
  /* It stays at the foot of the page, however much is filled in above. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), pad != NULL);
}
