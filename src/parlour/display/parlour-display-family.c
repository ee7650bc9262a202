/* parlour-display-family.c: a family, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-display-family.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-banner.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/**
 * ParlourDisplayFamily:
 *
 * A family in the player order of the display: its emblem and name, its votes,
 * how many of its members are at home, and what it says in a vote.
 */
struct _ParlourDisplayFamily {
  GtkWidget parent_instance;

  int seat; /* whose place it is, or TABLE_NOBODY */

  GtkLabel *place;
  ParlourEmblem *emblem;
  ParlourBanner *name;
  GtkLabel *votes;
  ColoniaPiece *members;
  ParlourBanner *said;
};

G_DEFINE_FINAL_TYPE (ParlourDisplayFamily, parlour_display_family, GTK_TYPE_WIDGET)

static void
parlour_display_family_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (parlour_display_family_parent_class)->dispose (object);
}

static void
parlour_display_family_class_init (ParlourDisplayFamilyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_display_family_dispose;

  g_type_ensure (PARLOUR_TYPE_BANNER);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (COLONIA_TYPE_PIECE);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/display/display-family.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, votes);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, members);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplayFamily, said);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "family");
}

static void
parlour_display_family_init (ParlourDisplayFamily *self)
{
  self->seat = TABLE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_display_family_new:
 *
 * Makes a place for a family.
 *
 * Returns: (transfer floating): the place
 */
GtkWidget *
parlour_display_family_new (void)
{
  return g_object_new (PARLOUR_TYPE_DISPLAY_FAMILY, NULL);
}

/* The card that counts this week is on the table for all to see. */
static void
show_votes (ParlourDisplayFamily *self,
            int                   card)
{
  g_autofree char *number = g_strdup_printf ("%d", MAX (card, 0));
  g_autofree char *votes = g_strdup_printf (ngettext ("%d vote", "%d votes", (gulong) MAX (card, 0)), MAX (card, 0));

  gtk_widget_set_visible (GTK_WIDGET (self->votes), card >= 0);
  gtk_label_set_label (self->votes, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->votes), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, votes, -1);
}

static void
show_said (ParlourDisplayFamily *self,
           ColoniaBallot         ballot,
           gboolean              passed)
{
  gtk_widget_set_visible (GTK_WIDGET (self->said), ballot != COLONIA_BALLOT_NONE || passed);
  if (ballot != COLONIA_BALLOT_NONE)
    parlour_banner_set_text (self->said, colonia_term_ballot (ballot));
  else if (passed)
    parlour_banner_set_text (self->said, _("passed"));

  parlour_widget_set_css_class (GTK_WIDGET (self->said), "yes", ballot == COLONIA_BALLOT_YES);
  parlour_widget_set_css_class (GTK_WIDGET (self->said), "no", ballot == COLONIA_BALLOT_NO);
}

/**
 * parlour_display_family_show:
 * @self: a place
 * @session: a game
 * @seat: a player, from 0
 * @place: the place in the player order, from 0, or -1 where there is no order
 * @ballot: what the player says in the vote that goes on
 *
 * Shows a family.
 */
void
parlour_display_family_show (ParlourDisplayFamily *self,
                             TableSession         *session,
                             int                   seat,
                             int                   place,
                             ColoniaBallot         ballot)
{
  const ColoniaState *state;
  g_autofree char *number = NULL;
  TableColor color;
  gboolean passed;

  g_return_if_fail (PARLOUR_IS_DISPLAY_FAMILY (self));
  g_return_if_fail (TABLE_IS_SESSION (session));

  state = (gconstpointer) table_session_get_state (session);
  g_return_if_fail (seat >= 0 && seat < state->n_players);

  self->seat = seat;
  color = table_session_get_color (session, seat);
  passed = state->turn != TABLE_NOBODY && state->passed[seat];
  number = g_strdup_printf ("%d", place + 1);
  gtk_label_set_label (self->place, number);
  gtk_widget_set_visible (GTK_WIDGET (self->place), place >= 0);
  parlour_emblem_set_color (self->emblem, (int) color);
  parlour_banner_set_text (self->name, table_session_get_names (session)[seat]);
  show_votes (self, state->cards[seat]);
  colonia_piece_set_which (self->members, (int) color);
  colonia_piece_set_count (self->members, state->players[seat].supply);
  show_said (self, ballot, passed);

  /* What is said now matters more where there is little room. */
  gtk_widget_set_visible (GTK_WIDGET (self->members),
                          state->tracking == COLONIA_TRACKING_FULL && !gtk_widget_get_visible (GTK_WIDGET (self->said)));

  parlour_widget_set_css_class (GTK_WIDGET (self), "gold", state->turn == seat);
  parlour_widget_set_css_class (GTK_WIDGET (self), "done", passed);
}

/**
 * parlour_display_family_get_seat:
 * @self: a place
 *
 * Tells whose place it is.
 *
 * Returns: a player, or `TABLE_NOBODY`
 */
int
parlour_display_family_get_seat (ParlourDisplayFamily *self)
{
  g_return_val_if_fail (PARLOUR_IS_DISPLAY_FAMILY (self), TABLE_NOBODY);

  return self->seat;
}

/**
 * parlour_display_family_get_emblem:
 * @self: a place
 *
 * Gets the emblem of the family there.
 *
 * Returns: (transfer none): the emblem
 */
GtkWidget *
parlour_display_family_get_emblem (ParlourDisplayFamily *self)
{
  g_return_val_if_fail (PARLOUR_IS_DISPLAY_FAMILY (self), NULL);

  return GTK_WIDGET (self->emblem);
}

/**
 * parlour_display_family_get_home:
 * @self: a place
 *
 * Gets what shows how many members are at home; where there is no room for it,
 * the emblem.
 *
 * Returns: (transfer none): the members or the emblem
 */
GtkWidget *
parlour_display_family_get_home (ParlourDisplayFamily *self)
{
  g_return_val_if_fail (PARLOUR_IS_DISPLAY_FAMILY (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self->members)) ? GTK_WIDGET (self->members) : GTK_WIDGET (self->emblem);
}
