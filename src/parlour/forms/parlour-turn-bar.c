/* parlour-turn-bar.c: passing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-turn-bar.h"

#include "parlour-actions.h"
#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

struct _ParlourTurnBar {
  AdwBin parent_instance;

  ParlourPage *page; /* weak: whose bar it is */

  GtkWidget *pass_button;
  GtkLabel *pass_label;
  GtkWidget *pass_all_button;
};

G_DEFINE_FINAL_TYPE (ParlourTurnBar, parlour_turn_bar, ADW_TYPE_BIN)

static void
pass (ParlourTurnBar *self)
{
  parlour_page_pass (self->page);
}

static void
pass_all (ParlourTurnBar *self)
{
  parlour_page_pass_all (self->page);
}

static void
parlour_turn_bar_dispose (GObject *object)
{
  g_clear_weak_pointer (&PARLOUR_TURN_BAR (object)->page);

  G_OBJECT_CLASS (parlour_turn_bar_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Lets the player whose turn it is pass. */
  { "turn.pass", NULL, G_CALLBACK (pass) },
  /* Lets everybody pass who has not yet. */
  { "turn.pass-all", NULL, G_CALLBACK (pass_all) },
};

static void
parlour_turn_bar_class_init (ParlourTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_turn_bar_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/forms/turn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourTurnBar, pass_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourTurnBar, pass_label);
  gtk_widget_class_bind_template_child (widget_class, ParlourTurnBar, pass_all_button);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_turn_bar_init (ParlourTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
tell_pass (ParlourTurnBar *self)
{
  /* Translators: a player passes for the rest of the day. */
  gtk_label_set_label (self->pass_label, _("Pass"));
  parlour_widget_set_tooltip (self->pass_button, _("Pass (P)"));
}

static void
allow (ParlourTurnBar *self,
       gboolean        has_turn)
{
  const char *why_not = has_turn ? NULL : _("Nobody has the turn, and so nobody passes.");

  parlour_keys_allow (GTK_WIDGET (self), "turn.pass", why_not);
  if (has_turn && parlour_page_get_correcting (self->page))
    why_not = _("One event is entered here: each player passes alone.");
  parlour_keys_allow (GTK_WIDGET (self), "turn.pass-all", why_not);
}

/**
 * parlour_turn_bar_update:
 * @self: the turn bar of a page
 * @page: the page
 *
 * Shows whose turn it is to pass, in the language of that player. The page calls
 * this when it is updated.
 */
void
parlour_turn_bar_update (ParlourTurnBar *self,
                         ParlourPage    *page)
{
  g_autoptr (TongueScope) scope = NULL;
  gboolean has_turn;

  g_return_if_fail (PARLOUR_IS_TURN_BAR (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));

  g_set_weak_pointer (&self->page, page);
  has_turn = parlour_page_get_state (page)->turn != TABLE_NOBODY;
  /* All of it, as all else on the page of a turn is said to whoever has that. */
  scope = parlour_page_speak_to (page, GTK_WIDGET (self), table_session_get_addressed (parlour_page_get_session (page)));
  tell_pass (self);

  allow (self, has_turn);
  gtk_widget_set_visible (self->pass_all_button, !parlour_page_get_correcting (page));
}
