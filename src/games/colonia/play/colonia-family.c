/* colonia-family.c: what stands on the card of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-parts.h"

#include "colonia-bundle-box.h"
#include "colonia-reason.h"
#include "colonia-terms.h"
#include "parlour-fact.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "table-session.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* What a family has, below its name */

#define COLONIA_TYPE_HOUSEHOLD (colonia_household_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHousehold, colonia_household, COLONIA, HOUSEHOLD, GtkBox)

struct _ColoniaHousehold {
  GtkBox parent_instance;

  GtkWidget *members_box;
  ParlourWhy *home;
  ParlourWhy *at_work;
  ParlourWhy *tuesday;
  ParlourWhy *wednesday;
  ParlourWhy *thursday;
  ParlourWhy *friday;
  GtkLabel *shrines;
  GtkLabel *drawn;
  GtkWidget *behind_screen;
  ColoniaBundleBox *resources;
  ColoniaBundleBox *goods;
  ColoniaBundleBox *money;
  GtkLabel *relics;
};

G_DEFINE_FINAL_TYPE (ColoniaHousehold, colonia_household, GTK_TYPE_BOX)

static void
colonia_household_class_init (ColoniaHouseholdClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/household.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, members_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, home);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, at_work);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, tuesday);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, wednesday);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, thursday);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, friday);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, shrines);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, drawn);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, behind_screen);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, resources);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, goods);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, money);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHousehold, relics);
}

static void
colonia_household_init (ColoniaHousehold *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes what shows nothing yet. */
static GtkWidget *
colonia_household_new (void)
{
  return g_object_new (COLONIA_TYPE_HOUSEHOLD, NULL);
}

static void
show_street (ParlourWhy   *why,
             TableSession *session,
             int           seat,
             ColoniaStreet street)
{
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  int members = state->players[seat].streets[street];
  /* Translators: %s is the abbreviation of a day, %d how many members stand on the street of that day. */
  g_autofree char *text = g_strdup_printf (C_("members on a street", "%s %d"),
                                           colonia_term_day_short (COLONIA_DAY_TUESDAY + (ColoniaDay) street), members);

  parlour_why_show (why, text, session, COLONIA_QUESTION_MEMBERS, seat);
  parlour_widget_set_css_class (GTK_WIDGET (why), "nobody", members == 0);
}

static void
show_members (ColoniaHousehold *self,
              TableSession      *session,
              int                seat)
{
  ParlourWhy *const streets[COLONIA_N_STREETS] = { self->tuesday, self->wednesday, self->thursday, self->friday };
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
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
show_shrines (ColoniaHousehold  *self,
              const ColoniaState *state,
              int                 seat)
{
  g_autofree char *text = colonia_term_shrines (state, seat);

  parlour_label_say (self->shrines, text);
}

/* What was drawn this day by an edict, which the family takes out of the bag now (VOTE-2). */
static const ColoniaBundle *
find_drawn (TableSession *session,
            int           seat)
{
  const TableState *state = table_session_get_state (session);
  const TableRecord *record = table_session_get_record (session);
  GListModel *chronicle = table_session_get_chronicle (session);

  for (guint i = table_record_get_cursor (record); i > 0; i--)
    {
      const ColoniaEvent *event = COLONIA_EVENT (table_record_get_event (record, i - 1));
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i - 1);

      if (line == NULL || line->round != state->round || line->day != state->part)
        return NULL;
      if (event->type == COLONIA_EVENT_DRAWS)
        return &event->drawn.bundles[seat];
    }

  return NULL;
}

/* How many is no secret, but which: the program may have drawn them, and nobody else tells. */
static void
show_drawn (ColoniaHousehold *self,
            TableSession     *session,
            int               seat,
            gboolean          uncovered)
{
  const ColoniaBundle *drawn = find_drawn (session, seat);
  int n = drawn != NULL ? colonia_bundle_get_total (drawn) : 0;
  g_autofree char *list = n > 0 ? colonia_term_resource_list (drawn) : NULL;
  /* Translators: what a family has drawn from the bag on this day; %s is a list of resources, e.g. “1 leather, 2 iron”. */
  g_autofree char *text = uncovered && n > 0 ? g_strdup_printf (_("Drawn from the bag: %s"), list)
                          /* Translators: what a family has drawn from the bag on this day; the eye is the button *Lift the Cover*. */
                          : g_strdup_printf (ngettext ("%d resource drawn: the eye shows which",
                                                       "%d resources drawn: the eye shows which", (gulong) n), n);

  parlour_label_say (self->drawn, n > 0 ? text : NULL);
}

static void
show_behind_screen (ColoniaHousehold  *self,
                    const ColoniaState *state,
                    int                 seat,
                    gboolean            uncovered)
{
  const ColoniaPlayer *player = &state->players[seat];
  g_autofree char *relics = NULL;

  gtk_widget_set_visible (self->behind_screen, uncovered);
  if (!uncovered)
    return;

  colonia_bundle_box_set_bundle (self->resources, COLONIA_PIECE_RESOURCE, &player->resources);
  colonia_bundle_box_set_bundle (self->goods, COLONIA_PIECE_GOOD, &player->goods);
  colonia_bundle_box_set_bundle (self->money, COLONIA_PIECE_MONEY, &player->money);
  relics = colonia_term_relics (player, FALSE);
  parlour_label_say (self->relics, relics);
}

/* Shows what a family has, in the language that is spoken. Where only the essentials are tracked
 * these are shrines alone. */
static void
colonia_household_show (GtkWidget    *household,
                        TableSession *session,
                        int           seat,
                        gboolean      uncovered)
{
  ColoniaHousehold *self = COLONIA_HOUSEHOLD (household);
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  gboolean full = state->tracking == COLONIA_TRACKING_FULL;

  gtk_widget_set_visible (self->members_box, full);
  if (full)
    show_members (self, session, seat);
  show_shrines (self, state, seat);
  show_drawn (self, session, seat, full && uncovered);
  show_behind_screen (self, state, seat, full && uncovered);
  gtk_widget_set_visible (household, full || gtk_widget_get_visible (GTK_WIDGET (self->shrines)));
}

/* Finds what tells how many members are at home. */
static GtkWidget *
colonia_household_find_home (GtkWidget *household)
{
  g_return_val_if_fail (COLONIA_IS_HOUSEHOLD (household), NULL);

  return GTK_WIDGET (COLONIA_HOUSEHOLD (household)->home);
}

/* Finds what tells how many members are on a street. */
static GtkWidget *
colonia_household_find_street (GtkWidget *household,
                               int        street)
{
  ColoniaHousehold *self = COLONIA_HOUSEHOLD (household);
  ParlourWhy *const streets[COLONIA_N_STREETS] = { self->tuesday, self->wednesday, self->thursday, self->friday };

  g_return_val_if_fail (street >= 0 && street < COLONIA_N_STREETS, NULL);

  return GTK_WIDGET (streets[street]);
}

static char *
tell_place (const TableState *state,
            int               seat)
{
  const ColoniaState *colonia = COLONIA_STATE (state);
  int place;

  if (!colonia->order_known)
    return NULL;

  place = colonia_state_find_place (colonia, seat);
  if (place == 0)
    /* Translators: who is first in the player order. */
    return g_strdup (_("mayor"));

  /* Translators: %d is a place in the player order, from 2 on; in place of the first stands “mayor”. */
  return g_strdup_printf (C_("place behind the mayor", "%d."), place + 1);
}

/* The votes of the card that was played this week (TUE-2). */
static int
get_votes (const TableState *state,
           int               seat)
{
  int value = COLONIA_STATE (state)->cards[seat];

  return value >= 0 ? value : PARLOUR_NO_VALUE;
}

static const char *
get_votes_caption (int value)
{
  return ngettext ("vote", "votes", (gulong) value);
}

static char *
tell_votes (int value)
{
  /* Translators: the family card that was played this week; %d is its value. */
  return g_strdup_printf (_("card %d"), value);
}

static gboolean
has_passed (const TableState *state,
            int               seat)
{
  return COLONIA_STATE (state)->passed[seat];
}

static gboolean
has_cover (const TableState *state)
{
  return state->tracking == COLONIA_TRACKING_FULL;
}

const ParlourGameFamily colonia_family = {
  .tell_place = tell_place,
  .place_question = COLONIA_QUESTION_PLACE,
  .get_value = get_votes,
  .get_caption = get_votes_caption,
  .tell_value = tell_votes,
  .value_question = COLONIA_QUESTION_VOTES,
  .has_passed = has_passed,
  .has_cover = has_cover,
  .make = colonia_household_new,
  .show = colonia_household_show,
  .find_home = colonia_household_find_home,
  .find_street = colonia_household_find_street,
};
