/* parlour-turn-hint.c: what whoever has the turn should know
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-turn-hint.h"

#include "parlour-actions.h"
#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/**
 * ParlourTurnHint:
 *
 * What can be done in a turn, with why things cost what they do. It is for whoever
 * has the turn, in a language of his or her own, as the heading above it is.
 *
 * Its page begins with it: all that is done in a turn has a key, and Enter, which may still
 * be meant for the page before, is to do nothing for anybody.
 */
struct _ParlourTurnHint {
  GtkWidget parent_instance;

  GtkLabel *text;
  ParlourWhy *prices;
};

G_DEFINE_FINAL_TYPE (ParlourTurnHint, parlour_turn_hint, GTK_TYPE_WIDGET)

static void
enter (GtkWidget *widget)
{
  ParlourPage *page = PARLOUR_PAGE (gtk_widget_get_ancestor (widget, PARLOUR_TYPE_PAGE));

  parlour_page_complain (page, _("Press what is done, or the key that stands on it."));
}

static void
parlour_turn_hint_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_turn_hint_parent_class)->map (widget);

  if (gtk_widget_get_focusable (widget))
    parlour_keys_begin_page (widget);
}

static void
parlour_turn_hint_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (parlour_turn_hint_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Says how something is done in a turn. */
  { "hint.enter", NULL, G_CALLBACK (enter) },
};

static void
parlour_turn_hint_class_init (ParlourTurnHintClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_turn_hint_dispose;
  widget_class->map = parlour_turn_hint_map;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/turn-hint.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourTurnHint, text);
  gtk_widget_class_bind_template_child (widget_class, ParlourTurnHint, prices);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_turn_hint_init (ParlourTurnHint *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_turn_hint_speak:
 * @self: the hint of a page
 * @page: the page
 *
 * Speaks the language of whoever has the turn, until the end of the scope.
 *
 * Returns: (transfer full): the scope
 */
TongueScope *
parlour_turn_hint_speak (ParlourTurnHint *self,
                         ParlourPage     *page)
{
  g_return_val_if_fail (PARLOUR_IS_TURN_HINT (self), tongue_speak (NULL));
  g_return_val_if_fail (PARLOUR_IS_PAGE (page), tongue_speak (NULL));

  return parlour_page_speak_to (page, GTK_WIDGET (self),
                                table_session_get_addressed (parlour_page_get_session (page)));
}

/**
 * parlour_turn_hint_show:
 * @self: the hint of a page
 * @page: the page
 * @text: what can be done, as it is said in the scope of parlour_turn_hint_speak()
 *
 * Shows what can be done, and offers to tell why things cost what they do where
 * they cost something.
 */
void
parlour_turn_hint_show (ParlourTurnHint *self,
                        ParlourPage     *page,
                        const char      *text)
{
  g_return_if_fail (PARLOUR_IS_TURN_HINT (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));
  g_return_if_fail (text != NULL);

  gtk_label_set_label (self->text, text);
  parlour_why_show_prices (self->prices, parlour_page_get_session (page));

  /* What is corrected was meant: there Enter is to lead on, if nothing comes before that. */
  gtk_widget_set_focusable (GTK_WIDGET (self), !parlour_page_get_correcting (page)
                                               || gtk_widget_get_visible (GTK_WIDGET (self->prices)));
}
