/* colonia-council-seat.c: what a player says in a vote
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-council-seat.h"

#include "colonia-letters.h"
#include "colonia-reason.h"
#include "parlour-emblem.h"
#include "parlour-keys.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* As high as yes and no. */
#define BRIEF_LINES 2

/* A player in the council, who says yes or no with as many votes as the family card has, or has
 * none. */
struct _ColoniaCouncilSeat {
  AdwBin parent_instance;

  int seat;
  ColoniaBallot ballot;

  ParlourEmblem *emblem;
  GtkLabel *name;
  ParlourWhy *votes;
  GtkWidget *ballots;
  GtkToggleButton *yes_button;
  GtkToggleButton *no_button;
  GtkLabel *yes_key;
  GtkLabel *no_key;
  GtkLabel *silence;
};

enum {
  PROP_BALLOT = 1,
  N_PROPS
};

enum {
  SAID,
  ENTERED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaCouncilSeat, colonia_council_seat, ADW_TYPE_BIN)

static void
on_toggled (ColoniaCouncilSeat *self,
            GtkToggleButton    *button)
{
  if (gtk_toggle_button_get_active (button))
    colonia_council_seat_set_ballot (self, button == self->yes_button ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO);
}

/* Only what somebody presses is said, not what is filled in. */
static void
on_clicked (ColoniaCouncilSeat *self)
{
  g_signal_emit (self, signals[SAID], 0);
}

static void
on_focus_enter (ColoniaCouncilSeat *self)
{
  g_signal_emit (self, signals[ENTERED], 0);
}

static void
colonia_council_seat_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_BALLOT:
      g_value_set_uint (value, COLONIA_COUNCIL_SEAT (object)->ballot);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_council_seat_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_BALLOT:
      colonia_council_seat_set_ballot (COLONIA_COUNCIL_SEAT (object), (ColoniaBallot) g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void show_keys (ColoniaCouncilSeat *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WHY);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/council/council-seat.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_keys));
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, votes);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, ballots);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, yes_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, no_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, yes_key);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, no_key);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncilSeat, silence);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_focus_enter);
}

static void
colonia_council_seat_class_init (ColoniaCouncilSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = colonia_council_seat_get_property;
  object_class->set_property = colonia_council_seat_set_property;

  /* What the player says, a `ColoniaBallot`: nothing as long as it is not known. */
  properties[PROP_BALLOT] = g_param_spec_uint ("ballot", NULL, NULL, 0, COLONIA_N_BALLOTS - 1, COLONIA_BALLOT_NONE,
                                               (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                              | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Somebody has pressed yes or no. */
  signals[SAID] = g_signal_new ("said", COLONIA_TYPE_COUNCIL_SEAT, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* The keyboard's focus has come to yes or no. */
  signals[ENTERED] = g_signal_new ("entered", COLONIA_TYPE_COUNCIL_SEAT, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
show_key (GtkToggleButton *button,
          GtkLabel        *label,
          const char      *what,
          ColoniaBallot    ballot)
{
  gunichar key = colonia_key_ballot ((int) ballot);
  g_autofree char *letter = parlour_key_label (key);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  gtk_label_set_label (label, letter);
}

static void
show_keys (ColoniaCouncilSeat *self)
{
  g_autoptr (TongueScope) scope = parlour_speak_in (GTK_WIDGET (self));

  show_key (self->yes_button, self->yes_key, _("Yes"), COLONIA_BALLOT_YES);
  show_key (self->no_button, self->no_key, _("No"), COLONIA_BALLOT_NO);
}

static void
colonia_council_seat_init (ColoniaCouncilSeat *self)
{
  self->seat = COLONIA_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));

  show_keys (self);
}

/* Makes a seat in the council where nobody sits yet. */
GtkWidget *
colonia_council_seat_new (void)
{
  return g_object_new (COLONIA_TYPE_COUNCIL_SEAT, NULL);
}

static void
show_votes (ColoniaCouncilSeat *self,
            ParlourPage        *page)
{
  const ColoniaState *state = colonia_page_get_state (page);
  TableSession *session = parlour_page_get_session (page);
  int votes = state->cards[self->seat];
  g_autofree char *text = g_strdup_printf (ngettext ("%d vote", "%d votes", (gulong) votes), votes);
  g_autoptr (GArray) rules = g_array_new (TRUE, FALSE, sizeof (ColoniaRule));
  g_autofree char *why = votes == 0
                           ? colonia_reason_answer (session, COLONIA_QUESTION_VOTES, self->seat, rules)
                           : NULL;

  parlour_why_show (self->votes, votes > 0 ? text : _("no votes"), session, COLONIA_QUESTION_VOTES, self->seat);
  gtk_label_set_label (self->silence, why != NULL ? why : "");
  gtk_widget_set_visible (GTK_WIDGET (self->silence), votes == 0);
  gtk_widget_set_visible (self->ballots, votes > 0);
  gtk_widget_set_sensitive (self->ballots, state->step == COLONIA_STEP_VOTE);
}

/* Shows who the player is and how many votes there are, in the language of the player. What was
 * said stays, and can be changed until the votes are counted. */
void
colonia_council_seat_show (ColoniaCouncilSeat *self,
                           ParlourPage        *page,
                           int                 seat)
{
  g_autoptr (TongueScope) scope = NULL;
  const char *name;

  g_return_if_fail (COLONIA_IS_COUNCIL_SEAT (self));
  g_return_if_fail (PARLOUR_IS_PAGE (page));

  name = parlour_page_get_name (page, seat);

  /* All of it is for that player, what is pressed too. */
  scope = parlour_page_speak_to (page, GTK_WIDGET (self), seat);

  self->seat = seat;
  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (parlour_page_get_session (page), seat));
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  show_votes (self, page);
}

/* Marks the player for whom a key speaks. */
void
colonia_council_seat_set_current (ColoniaCouncilSeat *self,
                                  gboolean            current)
{
  g_return_if_fail (COLONIA_IS_COUNCIL_SEAT (self));

  parlour_widget_set_css_class (GTK_WIDGET (self), "turn", current);
}

/* Says in no more lines than yes and no take why there are no votes; all of it is told to
 * whoever asks why. */
void
colonia_council_seat_set_brief (ColoniaCouncilSeat *self,
                                gboolean            brief)
{
  g_return_if_fail (COLONIA_IS_COUNCIL_SEAT (self));

  gtk_label_set_lines (self->silence, brief ? BRIEF_LINES : -1);
  gtk_label_set_ellipsize (self->silence, brief ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

/* Tells who it is. Returns a seat, from 0, or `COLONIA_NOBODY` before it shows a player. */
int
colonia_council_seat_get_seat (ColoniaCouncilSeat *self)
{
  g_return_val_if_fail (COLONIA_IS_COUNCIL_SEAT (self), COLONIA_NOBODY);

  return self->seat;
}

/* Finds what is pressed to say something. */
GtkWidget *
colonia_council_seat_get_button (ColoniaCouncilSeat *self,
                                 ColoniaBallot       ballot)
{
  g_return_val_if_fail (COLONIA_IS_COUNCIL_SEAT (self), NULL);

  if (ballot == COLONIA_BALLOT_NONE)
    ballot = self->ballot;

  return GTK_WIDGET (ballot == COLONIA_BALLOT_NO ? self->no_button : self->yes_button);
}

/* Tells what the player says. */
ColoniaBallot
colonia_council_seat_get_ballot (ColoniaCouncilSeat *self)
{
  g_return_val_if_fail (COLONIA_IS_COUNCIL_SEAT (self), COLONIA_BALLOT_NONE);

  return self->ballot;
}

/* Lets the player say something. */
void
colonia_council_seat_set_ballot (ColoniaCouncilSeat *self,
                                 ColoniaBallot       ballot)
{
  g_return_if_fail (COLONIA_IS_COUNCIL_SEAT (self));
  g_return_if_fail (ballot < COLONIA_N_BALLOTS);

  if (self->ballot == ballot)
    return;

  self->ballot = ballot;
  gtk_toggle_button_set_active (self->yes_button, ballot == COLONIA_BALLOT_YES);
  gtk_toggle_button_set_active (self->no_button, ballot == COLONIA_BALLOT_NO);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BALLOT]);
}
