/* parlour-family-card.c: a family at the side of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-family-card.h"

#include "colonia-bundle-box.h"
#include "colonia-terms.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

struct _ParlourFamilyCard {
  AdwBin parent_instance;

  int seat;
  guint edition; /* changes with the colours of most of it */
  ParlourEmblem *emblem;
  GtkLabel *name;
  ParlourWhy *place;
  GtkWidget *vote_box;
  ParlourWhy *card;
  GtkLabel *card_caption;
  GtkWidget *members_box;
  ParlourWhy *home;
  GtkLabel *status;
  GtkLabel *clock;
  ParlourWhy *tuesday;
  ParlourWhy *wednesday;
  ParlourWhy *thursday;
  ParlourWhy *friday;
  ParlourWhy *at_work;
  GtkLabel *shrines;
  GtkToggleButton *cover;
  GtkWidget *behind_screen;
  ColoniaBundleBox *resources;
  ColoniaBundleBox *goods;
  ColoniaBundleBox *money;
  GtkLabel *relics;
};

G_DEFINE_FINAL_TYPE (ParlourFamilyCard, parlour_family_card, ADW_TYPE_BIN)

static void
on_cover_clicked (ParlourFamilyCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "game.lift-cover", "i", self->seat);
}

static void
parlour_family_card_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  parlour_widget_snapshot_edition (widget, snapshot, GTK_WIDGET_CLASS (parlour_family_card_parent_class),
                                   PARLOUR_FAMILY_CARD (widget)->edition);
}

static void
parlour_family_card_class_init (ParlourFamilyCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = parlour_family_card_snapshot;

  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (COLONIA_TYPE_BUNDLE_BOX);
  g_type_ensure (PARLOUR_TYPE_WHY);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/family-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, vote_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, card);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, card_caption);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, members_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, home);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, status);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, clock);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, tuesday);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, wednesday);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, thursday);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, friday);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, at_work);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, cover);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, shrines);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, behind_screen);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, resources);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, goods);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, money);
  gtk_widget_class_bind_template_child (widget_class, ParlourFamilyCard, relics);
  gtk_widget_class_bind_template_callback (widget_class, on_cover_clicked);
}

static void
parlour_family_card_init (ParlourFamilyCard *self)
{
  self->seat = TABLE_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_family_card_new:
 *
 * Makes a card that shows no family yet.
 *
 * Returns: (transfer floating): the card
 */
GtkWidget *
parlour_family_card_new (void)
{
  return g_object_new (PARLOUR_TYPE_FAMILY_CARD, NULL);
}

static int
find_place (const ColoniaState *state,
            int                 seat)
{
  int place = 0;

  while (state->order[place] != seat)
    place++;

  return place;
}

static void
show_place (ParlourFamilyCard *self,
            TableSession      *session,
            int                seat)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  g_autofree char *text = NULL;

  if (state->order_known)
    {
      int place = find_place (state, seat);

      if (place == 0)
        /* Translators: who is first in the player order. */
        text = g_strdup (_("mayor"));
      else
        /* Translators: %d is a place in the player order, from 2 on; in place of the first stands “mayor”. */
        text = g_strdup_printf (C_("place behind the mayor", "%d."), place + 1);
    }

  parlour_why_show (self->place, text != NULL ? text : "", session, COLONIA_QUESTION_PLACE, seat);
}

static void
show_votes (ParlourFamilyCard *self,
            TableSession      *session,
            int                seat)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  int value = state->cards[seat];
  g_autofree char *text = g_strdup_printf ("%d", MAX (value, 0));

  gtk_widget_set_visible (self->vote_box, value >= 0);
  parlour_why_show (self->card, text, session, COLONIA_QUESTION_VOTES, seat);
  gtk_label_set_label (self->card_caption, ngettext ("vote", "votes", (gulong) MAX (value, 0)));
}

static void
show_status (ParlourFamilyCard  *self,
             const ColoniaState *state,
             int                 seat)
{
  gboolean turn = state->turn == seat;
  GtkWidget *widget = GTK_WIDGET (self);

  if (turn != gtk_widget_has_css_class (widget, "turn")
      || state->passed[seat] != gtk_widget_has_css_class (widget, "passed"))
    self->edition++;
  parlour_widget_set_css_class (widget, "turn", turn);
  parlour_widget_set_css_class (widget, "passed", state->passed[seat]);

  if (turn)
    gtk_label_set_label (self->status, _("to play"));
  else
    gtk_label_set_label (self->status, state->passed[seat] ? _("passed") : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), turn || state->passed[seat]);

  /* The key is for whose turn it is. */
  parlour_widget_set_tooltip (GTK_WIDGET (self->cover),
                              turn ? _("Look Behind the Screen (F6)") : _("Look Behind the Screen"));
}

static void
show_street (ParlourWhy   *why,
             TableSession *session,
             int           seat,
             ColoniaStreet street)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  int members = state->players[seat].streets[street];
  /* Translators: %s is the abbreviation of a day, %d how many members stand on the street of that day. */
  g_autofree char *text = g_strdup_printf (C_("members on a street", "%s %d"),
                                           colonia_term_day_short (COLONIA_DAY_TUESDAY + (ColoniaDay) street), members);

  parlour_why_show (why, text, session, COLONIA_QUESTION_MEMBERS, seat);
  parlour_widget_set_css_class (GTK_WIDGET (why), "nobody", members == 0);
}

static void
show_members (ParlourFamilyCard *self,
              TableSession      *session,
              int                seat)
{
  ParlourWhy *const streets[COLONIA_N_STREETS] = { self->tuesday, self->wednesday, self->thursday, self->friday };
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  const ColoniaPlayer *player = &state->players[seat];
  int at_work = colonia_state_count_members (state, seat) - player->supply;
  g_autofree char *home = g_strdup_printf (ngettext ("%d at home", "%d at home", (gulong) player->supply), player->supply);
  g_autofree char *work = NULL;

  for (int street = 0; street < COLONIA_N_STREETS; street++)
    at_work -= player->streets[street];
  work = g_strdup_printf (ngettext ("%d at work", "%d at work", (gulong) at_work), at_work);

  parlour_why_show (self->home, home, session, COLONIA_QUESTION_MEMBERS, seat);
  parlour_why_show (self->at_work, at_work > 0 ? work : "", session, COLONIA_QUESTION_MEMBERS, seat);
  for (ColoniaStreet street = 0; street < COLONIA_N_STREETS; street++)
    show_street (streets[street], session, seat, street);
}

/* Shrines lie before the screen, empty ones too (SUN-2). */
static void
show_shrines (ParlourFamilyCard  *self,
              const ColoniaState *state,
              int                 seat)
{
  g_autofree char *text = colonia_term_shrines (state, seat);

  if (!g_str_equal (gtk_label_get_label (self->shrines), text))
    gtk_label_set_label (self->shrines, text);
  gtk_widget_set_visible (GTK_WIDGET (self->shrines), *text != '\0');
}

static void
show_behind_screen (ParlourFamilyCard  *self,
                    const ColoniaState *state,
                    int                 seat,
                    gboolean            uncovered)
{
  const ColoniaPlayer *player = &state->players[seat];
  g_autofree char *relics = NULL;

  gtk_widget_set_visible (self->behind_screen, uncovered);
  if (gtk_toggle_button_get_active (self->cover) != uncovered)
    gtk_toggle_button_set_active (self->cover, uncovered);
  gtk_button_set_icon_name (GTK_BUTTON (self->cover), uncovered ? "kontor-cover-symbolic" : "kontor-uncover-symbolic");
  if (!uncovered)
    return;

  colonia_bundle_box_set_bundle (self->resources, COLONIA_PIECE_RESOURCE, &player->resources);
  colonia_bundle_box_set_bundle (self->goods, COLONIA_PIECE_GOOD, &player->goods);
  colonia_bundle_box_set_bundle (self->money, COLONIA_PIECE_MONEY, &player->money);
  relics = colonia_term_relics (player, FALSE);
  gtk_label_set_label (self->relics, relics != NULL ? relics : "");
  gtk_widget_set_visible (GTK_WIDGET (self->relics), relics != NULL);
}

static void
show_name (ParlourFamilyCard *self,
           const char        *name)
{
  if (g_str_equal (gtk_label_get_label (self->name), name))
    return;

  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * parlour_family_card_show:
 * @self: a card
 * @session: a game
 * @seat: the player, from 0
 * @uncovered: whether to show what the player keeps behind the screen
 *
 * Shows a family as it stands now, in the language of its player.
 */
void
parlour_family_card_show (ParlourFamilyCard *self,
                          TableSession      *session,
                          int                seat,
                          gboolean           uncovered)
{
  g_autoptr (TongueScope) scope = NULL;
  const ColoniaState *state;
  gboolean full;

  g_return_if_fail (PARLOUR_IS_FAMILY_CARD (self));
  g_return_if_fail (TABLE_IS_SESSION (session));

  state = (gconstpointer) table_session_get_state (session);
  full = state->tracking == COLONIA_TRACKING_FULL;

  parlour_address (GTK_WIDGET (self), table_session_get_language (session, seat));
  scope = parlour_speak_in (GTK_WIDGET (self));

  self->seat = seat;
  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, seat));
  show_name (self, table_session_get_names (session)[seat]);
  show_place (self, session, seat);
  show_votes (self, session, seat);
  show_status (self, state, seat);

  gtk_widget_set_visible (self->members_box, full);
  gtk_widget_set_visible (GTK_WIDGET (self->cover), full);
  if (full)
    show_members (self, session, seat);
  show_shrines (self, state, seat);
  show_behind_screen (self, state, seat, full && uncovered);
}

/**
 * parlour_family_card_show_clock:
 * @self: a card
 * @seconds: how long the game has waited for the family, or -1 to show no clock
 *
 * Shows how long a family has had the turn.
 */
void
parlour_family_card_show_clock (ParlourFamilyCard *self,
                                int                seconds)
{
  g_autoptr (TongueScope) scope = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (PARLOUR_IS_FAMILY_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->clock), seconds >= 0);
  if (seconds < 0)
    return;

  scope = parlour_speak_in (GTK_WIDGET (self));
  /* Translators: minutes and seconds of a clock, e.g. “3:05”. */
  text = g_strdup_printf (_("%d:%02d"), seconds / 60, seconds % 60);
  gtk_label_set_label (self->clock, text);
}

/**
 * parlour_family_card_get_seat:
 * @self: a card
 *
 * Tells whose card it is.
 *
 * Returns: the player, from 0
 */
int
parlour_family_card_get_seat (ParlourFamilyCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_FAMILY_CARD (self), TABLE_NOBODY);

  return self->seat;
}

/**
 * parlour_family_card_get_emblem:
 * @self: a card
 *
 * Gets what stands for the family.
 *
 * Returns: (transfer none): its emblem
 */
GtkWidget *
parlour_family_card_get_emblem (ParlourFamilyCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_FAMILY_CARD (self), NULL);

  return GTK_WIDGET (self->emblem);
}

/**
 * parlour_family_card_get_home:
 * @self: a card
 *
 * Gets what tells how many members are at home.
 *
 * Returns: (transfer none): the widget
 */
GtkWidget *
parlour_family_card_get_home (ParlourFamilyCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_FAMILY_CARD (self), NULL);

  return GTK_WIDGET (self->home);
}

/**
 * parlour_family_card_get_street:
 * @self: a card
 * @street: a street
 *
 * Gets what tells how many members are on a street.
 *
 * Returns: (transfer none): the widget
 */
GtkWidget *
parlour_family_card_get_street (ParlourFamilyCard *self,
                                ColoniaStreet      street)
{
  ParlourWhy *const streets[COLONIA_N_STREETS] = { self->tuesday, self->wednesday, self->thursday, self->friday };

  g_return_val_if_fail (PARLOUR_IS_FAMILY_CARD (self), NULL);
  g_return_val_if_fail (street < COLONIA_N_STREETS, NULL);

  return GTK_WIDGET (streets[street]);
}
