/* parlour-family-chip.c: a family where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-family-chip.h"

#include "parlour-emblem.h"
#include "parlour-fact.h"
#include "parlour-family-card.h"
#include "parlour-game-family.h"
#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

struct _ParlourFamilyChip {
  AdwBin parent_instance;

  TableSession *session;
  int seat;
  gboolean uncovered;

  GtkButton *button;
  ParlourEmblem *emblem;
  GtkLabel *card;
  GtkLabel *name; /* seen where there is room for the longest */
  GtkPopover *popover;
  ParlourFamilyCard *family_card;
};

G_DEFINE_FINAL_TYPE (ParlourFamilyChip, parlour_family_chip, ADW_TYPE_BIN)

static void
show_card (ParlourFamilyChip *self)
{
  parlour_family_card_show (self->family_card, self->session, self->seat, self->uncovered);
}

static void
on_clicked (ParlourFamilyChip *self)
{
  if (self->session == NULL)
    return;

  show_card (self);
  parlour_popover_popup (self->popover);
}

static void
parlour_family_chip_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_FAMILY_CHIP (object)->session);

  G_OBJECT_CLASS (parlour_family_chip_parent_class)->dispose (object);
}

static void
parlour_family_chip_class_init (ParlourFamilyChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_family_chip_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/family-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyChip, button);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyChip, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyChip, card);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyChip, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyChip, popover);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyChip, family_card);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
parlour_family_chip_init (ParlourFamilyChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_add_language (GTK_WIDGET (self->popover));
}

/* Makes a chip that shows no family yet. All whose names are together show them, or none does. */
GtkWidget *
parlour_family_chip_new (GtkSizeGroup *names)
{
  ParlourFamilyChip *self = g_object_new (PARLOUR_TYPE_FAMILY_CHIP, NULL);

  gtk_size_group_add_widget (names, GTK_WIDGET (self->name));

  return GTK_WIDGET (self);
}

/* What the number, the line around the chip and its paleness say. */
static char *
describe (const TableState *state,
          int               seat,
          int               value)
{
  const ParlourGameFamily *game = parlour_game_family_find (state->game);
  g_autofree char *told = value != PARLOUR_NO_VALUE && game->tell_value != NULL ? game->tell_value (value) : NULL;
  const char *status = NULL;

  if (state->turn == seat)
    status = _("to play");
  else if (parlour_game_family_has_passed (state, seat))
    status = _("passed");

  if (told != NULL && status != NULL)
    /* Translators: the card of a family and what it does, e.g. “card 5, passed”. */
    return g_strdup_printf (C_("card and status", "%s, %s"), told, status);

  return told != NULL ? g_steal_pointer (&told) : g_strdup (status != NULL ? status : "");
}

/* Shows a family as it stands now, and all of it when the chip is pressed, in the language of
 * its player. */
void
parlour_family_chip_show (ParlourFamilyChip *self,
                          TableSession      *session,
                          int                seat,
                          gboolean           uncovered)
{
  g_autoptr (TongueScope) scope = NULL;
  const TableState *state;
  const char *name;
  int value;
  g_autofree char *number = NULL;
  g_autofree char *description = NULL;

  parlour_address (GTK_WIDGET (self), table_session_get_language (session, seat));
  scope = parlour_speak_in (GTK_WIDGET (self));
  state = table_session_get_state (session);
  value = parlour_game_family_get_value (state, seat);
  name = table_session_get_names (session)[seat];
  description = describe (state, seat, value);
  number = value != PARLOUR_NO_VALUE ? g_strdup_printf ("%d", value) : g_strdup ("–");

  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, seat));
  gtk_label_set_label (self->card, number);
  gtk_label_set_label (self->name, name);
  parlour_widget_set_tooltip (GTK_WIDGET (self->button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  parlour_widget_describe (GTK_WIDGET (self->button), description);
  parlour_widget_set_css_class (GTK_WIDGET (self->button), "turn", state->turn == seat);
  parlour_widget_set_css_class (GTK_WIDGET (self->button), "passed",
                                parlour_game_family_has_passed (state, seat));

  g_set_object (&self->session, session);
  self->seat = seat;
  self->uncovered = uncovered;
  if (gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    show_card (self);
}
