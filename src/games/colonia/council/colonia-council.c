/* colonia-council.c: the council votes on an edict
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-council.h"

#include "colonia-council-seat.h"
#include "colonia-letters.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "colonia-vote-bar.h"
#include "colonia-words.h"
#include "parlour-confirm-bar.h"
#include "parlour-emblem.h"
#include "parlour-keys.h"
#include "parlour-panes.h"
#include "parlour-stage.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* From which size of the text on how the vote stands is told at the foot of a telephone. */
#define LARGE 1.5

/* The council, which votes on the edicts of the day (VOTE-1), and the mayor, who decides a tie
 * (VOTE-2). */
struct _ColoniaCouncil {
  ParlourPage parent_instance;

  ColoniaCouncilSeat *seats[COLONIA_MAX_PLAYERS]; /* in player order */
  int n_players;
  int current; /* which of them the next key is for, or -1 */
  int last; /* which of them has said something last, or -1 */
  int week; /* of the vote that is shown, and which edict of the week */
  int voted_on;
  gboolean was_casting; /* whether the mayor was asked when the page was shown last */
  ParlourPanes *panes; /* (weak): between which the page is, or NULL */

  GtkShortcutController *keys;
  GtkBox *content;
  GtkLabel *number;
  GtkWidget *edict_card;
  GtkLabel *edict;
  GtkToggleButton *more;
  GtkLabel *meaning;
  GtkLabel *now;
  ParlourStalls *seats_box;
  GtkWidget *vote_card;
  ColoniaVoteBar *bar;
  ColoniaVoteBar *foot_bar; /* the same at the foot, where text is so large that the page scrolls */
  ParlourEmblem *mayor;
  GtkWidget *outcome_box;
  GtkOverlay *vote_place;
  GtkLabel *result;
  GtkLabel *outcome;
  GtkWidget *vote_buttons;
  GtkWidget *all_yes_button;
  GtkWidget *all_no_button;
  GtkLabel *all_yes_button_label;
  GtkLabel *all_no_button_label;
  GtkLabel *all_yes_button_key;
  GtkLabel *all_no_button_key;
  ParlourConfirmBar *count_bar;
  GtkWidget *casting_buttons;
  GtkWidget *accept_button;
  GtkWidget *reject_button;
  GtkLabel *accept_button_label;
  GtkLabel *reject_button_label;
  GtkLabel *accept_button_key;
  GtkLabel *reject_button_key;
};

G_DEFINE_FINAL_TYPE (ColoniaCouncil, colonia_council, PARLOUR_TYPE_PAGE)

static const ColoniaState *
get_state (ColoniaCouncil *self)
{
  return colonia_page_get_state (PARLOUR_PAGE (self));
}

static TableSession *
get_session (ColoniaCouncil *self)
{
  return parlour_page_get_session (PARLOUR_PAGE (self));
}

static gboolean
is_casting (ColoniaCouncil *self)
{
  return get_state (self)->step == COLONIA_STEP_CASTING_VOTE;
}

/* Who is yet to say something, after a player in the order; -1 for nobody. */
static int
find_next (ColoniaCouncil *self,
           int             after)
{
  const ColoniaState *state = get_state (self);

  for (int i = 1; i <= self->n_players; i++)
    {
      int next = (after + i) % self->n_players;

      if (state->cards[colonia_council_seat_get_seat (self->seats[next])] > 0
          && colonia_council_seat_get_ballot (self->seats[next]) == COLONIA_BALLOT_NONE)
        return next;
    }

  return -1;
}

static void
make_vote (ColoniaCouncil *self,
           ColoniaEvent   *event)
{
  colonia_event_init (event, COLONIA_EVENT_VOTE);
  for (int i = 0; i < self->n_players; i++)
    event->ballots[colonia_council_seat_get_seat (self->seats[i])] = colonia_council_seat_get_ballot (self->seats[i]);
}

/* The edict */

static gboolean
is_narrow (ColoniaCouncil *self)
{
  gboolean narrow = FALSE;

  if (self->panes != NULL)
    g_object_get (self->panes, "narrow", &narrow, NULL);

  return narrow;
}

/* The page is higher than the screen whatever is left out. */
static gboolean
is_large (ColoniaCouncil *self)
{
  return is_narrow (self) && parlour_widget_get_text_scale (GTK_WIDGET (self)) >= LARGE;
}

/* So many say yes or no below it that there is no room for more than what it is called, and a
 * line of what it does: nobody should have to scroll to see how the vote stands. */
static gboolean
is_brief (ColoniaCouncil *self)
{
  return is_narrow (self) && !is_large (self)
         && parlour_widget_scale_width (GTK_WIDGET (self), self->n_players) >= COLONIA_MANY_VOTERS;
}

static gboolean
is_tally_at_foot (ColoniaCouncil *self)
{
  return is_large (self) && !is_casting (self);
}

static void
show_lines (GtkLabel *label,
            int       n_lines)
{
  gtk_label_set_lines (label, n_lines > 0 ? n_lines : -1);
  gtk_label_set_ellipsize (label, n_lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

/* Where the edict stands among those of its day, if it is not the only one. */
static void
show_number (ColoniaCouncil *self)
{
  const ColoniaState *state = get_state (self);
  g_autofree char *text = NULL;
  g_autofree char *brief = NULL;
  int number = 0;
  int n = 0;

  for (int i = 0; i < state->n_edicts; i++)
    if (state->edicts[i].day == state->day)
      {
        n++;
        if (i <= state->edict)
          number++;
      }

  /* Translators: the first %d says which edict is voted on, the second how many there are today. */
  text = g_strdup_printf (ngettext ("Edict %d of %d today", "Edict %d of %d today", (gulong) n), number, n);
  /* Translators: likewise, in as little room as possible. */
  brief = g_strdup_printf (C_("edict", "%d of %d"), number, n);
  gtk_label_set_label (self->number, is_narrow (self) ? brief : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->number), n > 1);
}

static void
show_brief (ColoniaCouncil *self)
{
  gboolean brief = is_brief (self);
  gboolean cut = brief && !gtk_toggle_button_get_active (self->more);

  show_number (self);
  show_lines (self->meaning, cut ? 1 : 0);
  show_lines (self->now, cut ? 1 : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->more), brief);
  gtk_widget_set_visible (GTK_WIDGET (self->foot_bar), is_tally_at_foot (self));
  gtk_widget_set_visible (GTK_WIDGET (self->bar), !is_tally_at_foot (self));
  for (int i = 0; i < self->n_players; i++)
    colonia_council_seat_set_brief (self->seats[i], brief);
}

/* All of it is large enough to be touched. */
static void
on_edict_touched (ColoniaCouncil *self)
{
  if (is_brief (self))
    gtk_toggle_button_set_active (self->more, !gtk_toggle_button_get_active (self->more));
}

static void
show_edict (ColoniaCouncil *self)
{
  const ColoniaState *state = get_state (self);
  const ColoniaLaidEdict *edict = &state->edicts[state->edict];
  g_autofree char *name = colonia_session_describe_edict (get_session (self), edict);
  g_autofree char *title = colonia_term_begin (name);
  g_autofree char *meaning = colonia_words_edict (edict);
  g_autofree char *now = colonia_words_edict_now (table_session_get_names (get_session (self)), state);

  show_brief (self);
  gtk_label_set_label (self->edict, title);
  gtk_label_set_label (self->meaning, meaning);
  gtk_label_set_label (self->now, now != NULL ? now : "");
  gtk_widget_set_visible (GTK_WIDGET (self->now), now != NULL);
}

/* How the vote stands */

/* What the votes would do, asked of the rules on a copy of the game. They have
 * no answer once the game has gone on. */
static char *
tell_result (ColoniaCouncil *self)
{
  const ColoniaTelling telling = { .names = table_session_get_names (get_session (self)) };
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_auto (ColoniaState) after = { 0 };
  ColoniaEvent event;

  make_vote (self, &event);
  colonia_state_copy (&after, get_state (self));
  colonia_state_apply (&after, &event, effects);

  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      if (effect->kind == COLONIA_EFFECT_ACCEPTED)
        return g_strdup (_("The edict would be accepted."));
      if (effect->kind == COLONIA_EFFECT_REJECTED)
        return g_strdup (_("The edict would be rejected."));
      if (effect->kind == COLONIA_EFFECT_TIE_FALLS_TO)
        return colonia_words_effect (&telling, effect);
    }

  return g_strdup ("");
}

/* How many have said something, or have not yet and may. */
static int
count_voters (ColoniaCouncil *self,
              gboolean        said)
{
  const ColoniaState *state = get_state (self);
  int n = 0;

  for (int i = 0; i < self->n_players; i++)
    if (state->cards[colonia_council_seat_get_seat (self->seats[i])] > 0
        && (colonia_council_seat_get_ballot (self->seats[i]) != COLONIA_BALLOT_NONE) == said)
      n++;

  return n;
}

static char *
tell_outcome (ColoniaCouncil *self)
{
  int next = self->current >= 0 ? self->current : find_next (self, self->n_players - 1);
  const char *name;

  if (is_casting (self))
    return table_session_explain (get_session (self), COLONIA_EFFECT_TIE_FALLS_TO, COLONIA_NOBODY, NULL);
  if (find_next (self, self->n_players - 1) < 0)
    return tell_result (self);

  name = parlour_page_get_name (PARLOUR_PAGE (self), colonia_council_seat_get_seat (self->seats[next]));
  if (count_voters (self, FALSE) == 1 && parlour_page_enters_by_itself (PARLOUR_PAGE (self)))
    /* Translators: %s is a player. */
    return g_strdup_printf (_("What does %s say? Then the votes are counted."), name);

  /* Translators: %s is a player. */
  return g_strdup_printf (_("What does %s say?"), name);
}

/* Others look on while the vote goes on. */
static void
show_on_stage (ColoniaCouncil *self)
{
  int said[COLONIA_MAX_PLAYERS] = { 0 };

  for (int i = 0; i < self->n_players; i++)
    said[colonia_council_seat_get_seat (self->seats[i])] = (int) colonia_council_seat_get_ballot (self->seats[i]);
  parlour_stage_set_said (parlour_stage_get (get_session (self)), said, self->n_players);
}

/* What the mayor alone is asked is in the mayor's language, with its buttons. */
static char *
tell_outcome_to_asked (ColoniaCouncil *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  int asked = is_casting (self) ? table_session_get_addressed (get_session (self)) : COLONIA_NOBODY;
  g_autoptr (TongueScope) buttons = parlour_page_speak_to (page, self->casting_buttons, asked);
  g_autoptr (TongueScope) scope = parlour_page_speak_to (page, self->outcome_box, asked);

  /* Translators: a button: the mayor decides a tied vote. */
  gtk_label_set_label (self->accept_button_label, _("Accept"));
  /* Translators: a button: the mayor decides a tied vote. */
  gtk_label_set_label (self->reject_button_label, _("Reject"));

  return tell_outcome (self);
}

/* What comes of it takes the place of those who speak for the rest, and moves nothing. */
static void
show_result (ColoniaCouncil *self,
             const char     *result)
{
  gtk_label_set_label (self->result, result != NULL ? result : "");
  gtk_widget_set_visible (GTK_WIDGET (self->result), result != NULL);
  gtk_widget_set_child_visible (self->vote_buttons, result == NULL);
}

static void
show_outcome (ColoniaCouncil *self)
{
  const ColoniaState *state = get_state (self);
  g_autofree char *outcome = tell_outcome_to_asked (self);
  gboolean complete = find_next (self, self->n_players - 1) < 0;
  ColoniaVoteBar *bars[] = { self->bar, self->foot_bar };
  int yes = 0;
  int no = 0;
  int undecided = 0;

  for (int i = 0; i < self->n_players; i++)
    {
      ColoniaBallot ballot = colonia_council_seat_get_ballot (self->seats[i]);
      int votes = state->cards[colonia_council_seat_get_seat (self->seats[i])];

      yes += ballot == COLONIA_BALLOT_YES ? votes : 0;
      no += ballot == COLONIA_BALLOT_NO ? votes : 0;
      undecided += ballot == COLONIA_BALLOT_NONE ? votes : 0;
    }

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    g_object_set (bars[i], "yes", yes, "no", no, "undecided", undecided, NULL);
  gtk_label_set_label (self->outcome, outcome);
  gtk_widget_set_visible (self->outcome_box, is_casting (self));
  show_result (self, complete && !is_casting (self) ? outcome : NULL);
  if (complete && !is_casting (self))
    parlour_confirm_bar_allow (self->count_bar);
  else
    parlour_confirm_bar_refuse (self->count_bar, outcome);
  gtk_widget_set_visible (GTK_WIDGET (self->mayor), is_casting (self));
  parlour_page_set_complete (PARLOUR_PAGE (self), complete && !is_casting (self));
}

static void
show_all_tooltip (GtkWidget    *button,
                  ColoniaBallot ballot,
                  gboolean      rest)
{
  g_autofree char *key = parlour_key_label (colonia_key_ballot ((int) ballot));
  g_autofree char *tooltip = NULL;

  if (rest && ballot == COLONIA_BALLOT_YES)
    /* Translators: %s is what stands on a key. */
    tooltip = g_strdup_printf (_("All who have not said anything yet say yes (Shift+%s)"), key);
  else if (rest)
    /* Translators: %s is what stands on a key. */
    tooltip = g_strdup_printf (_("All who have not said anything yet say no (Shift+%s)"), key);
  else if (ballot == COLONIA_BALLOT_YES)
    /* Translators: %s is what stands on a key. */
    tooltip = g_strdup_printf (_("All who have votes say yes (Shift+%s)"), key);
  else
    /* Translators: %s is what stands on a key. */
    tooltip = g_strdup_printf (_("All who have votes say no (Shift+%s)"), key);

  parlour_widget_set_tooltip (button, tooltip);
}

/* Once somebody has spoken, one touch speaks for those who have not. */
static void
show_all_buttons (ColoniaCouncil *self)
{
  gboolean rest = count_voters (self, TRUE) > 0 && count_voters (self, FALSE) > 0;

  /* Translators: a button: all players say yes, or all who have not said anything yet. */
  gtk_label_set_label (self->all_yes_button_label, rest ? _("The Rest Yes") : _("All Yes"));
  /* Translators: a button: all players say no, or all who have not said anything yet. */
  gtk_label_set_label (self->all_no_button_label, rest ? _("The Rest No") : _("All No"));
  show_all_tooltip (self->all_yes_button, COLONIA_BALLOT_YES, rest);
  show_all_tooltip (self->all_no_button, COLONIA_BALLOT_NO, rest);
}

/* What the mayor is asked comes before what all others have said. */
static void
place_vote (ColoniaCouncil *self,
            gboolean        casting)
{
  GtkWidget *above = casting ? self->edict_card : GTK_WIDGET (self->seats_box);

  if (gtk_widget_get_prev_sibling (self->vote_card) != above)
    gtk_box_reorder_child_after (self->content, self->vote_card, above);

  parlour_widget_set_css_class (self->vote_card, "turn", casting);
}

static void
show_vote (ColoniaCouncil *self)
{
  gboolean casting = is_casting (self);

  place_vote (self, casting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "council.all", !casting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "council.cast", casting);
  gtk_widget_set_visible (GTK_WIDGET (self->vote_place), !casting);
  gtk_widget_set_visible (self->casting_buttons, casting);
  gtk_widget_set_visible (GTK_WIDGET (self->count_bar), !casting);
  show_all_buttons (self);
  show_outcome (self);
  show_on_stage (self);
}

/* Saying yes or no */

static void
set_current (ColoniaCouncil *self,
             int             current)
{
  self->current = current;
  for (int i = 0; i < self->n_players; i++)
    colonia_council_seat_set_current (self->seats[i], i == current);
}

static GtkWidget *
get_focus (ColoniaCouncil *self)
{
  if (is_casting (self))
    return self->accept_button;
  if (self->current >= 0)
    return colonia_council_seat_get_button (self->seats[self->current], COLONIA_BALLOT_NONE);

  return parlour_confirm_bar_get_button (self->count_bar);
}

static void
go_on (ColoniaCouncil *self,
       int             from)
{
  self->last = from;
  set_current (self, find_next (self, from));
  show_vote (self);
  gtk_widget_grab_focus (get_focus (self));
}

static int
find_seat (ColoniaCouncil     *self,
           ColoniaCouncilSeat *seat)
{
  int i = 0;

  while (self->seats[i] != seat)
    i++;

  return i;
}

static void
on_said (ColoniaCouncil     *self,
         ColoniaCouncilSeat *seat)
{
  /* A button that Space presses answers a moment later, when the vote may be over. */
  if (get_session (self) == NULL)
    return;

  go_on (self, find_seat (self, seat));
}

static void
on_seat_entered (ColoniaCouncil     *self,
                 ColoniaCouncilSeat *seat)
{
  if (get_state (self)->step != COLONIA_STEP_VOTE)
    return;

  set_current (self, find_seat (self, seat));
  show_outcome (self);
}

static void
say_all (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  ColoniaCouncil *self = COLONIA_COUNCIL (widget);
  const ColoniaState *state = get_state (self);
  gboolean is_done = count_voters (self, FALSE) == 0;

  for (int i = 0; i < self->n_players; i++)
    if (state->cards[colonia_council_seat_get_seat (self->seats[i])] > 0
        && (is_done || colonia_council_seat_get_ballot (self->seats[i]) == COLONIA_BALLOT_NONE))
      colonia_council_seat_set_ballot (self->seats[i],
                                       g_variant_get_boolean (parameter) ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO);

  go_on (self, self->n_players - 1);
}

/* Takes back what was said last. */
static void
take_back (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ColoniaCouncil *self = COLONIA_COUNCIL (widget);
  int seat = self->last >= 0 ? self->last : self->n_players - 1;

  while (seat >= 0 && colonia_council_seat_get_ballot (self->seats[seat]) == COLONIA_BALLOT_NONE)
    seat--;
  if (seat < 0 || is_casting (self))
    return;

  colonia_council_seat_set_ballot (self->seats[seat], COLONIA_BALLOT_NONE);
  go_on (self, seat - 1);
}

static void
enter_votes (ColoniaCouncil *self)
{
  ColoniaEvent event;

  make_vote (self, &event);
  colonia_page_enter (PARLOUR_PAGE (self), &event, TABLE_ROLLER_NONE);
}

/* Enter never says yes or no, though a button for it may have the focus: who
 * presses it twice would vote for the next player unawares. */
static void
enter (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  ColoniaCouncil *self = COLONIA_COUNCIL (widget);

  if (!is_casting (self) && find_next (self, self->n_players - 1) < 0)
    enter_votes (self);
  else
    parlour_page_complain (PARLOUR_PAGE (self), gtk_label_get_label (self->outcome));
}

static void
cast (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_CASTING_VOTE);
  event.casting_ballot = g_variant_get_boolean (parameter) ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO;
  colonia_page_enter (PARLOUR_PAGE (widget), &event, TABLE_ROLLER_NONE);
}

/* A yes or a no is that of the next player, or of the mayor in a tie. */
static gboolean
on_key (GtkWidget *widget,
        GVariant  *ballot,
        gpointer   user_data)
{
  ColoniaCouncil *self = COLONIA_COUNCIL (widget);
  gboolean yes = g_variant_get_int32 (ballot) == COLONIA_BALLOT_YES;
  int current = self->current;

  if (is_casting (self))
    return gtk_widget_activate_action (widget, "council.cast", "b", yes);
  if (current < 0)
    {
      parlour_page_refuse_key (PARLOUR_PAGE (self), colonia_key_ballot (g_variant_get_int32 (ballot)));
      return GDK_EVENT_STOP;
    }

  colonia_council_seat_set_ballot (self->seats[current], yes ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO);
  go_on (self, current);

  return GDK_EVENT_STOP;
}

static gboolean
on_all_key (GtkWidget *widget,
            GVariant  *ballot,
            gpointer   user_data)
{
  if (is_casting (COLONIA_COUNCIL (widget)))
    {
      parlour_page_complain (PARLOUR_PAGE (widget), _("All have voted: the mayor alone decides the tie."));
      return GDK_EVENT_STOP;
    }

  return gtk_widget_activate_action (widget, "council.all", "b", g_variant_get_int32 (ballot) == COLONIA_BALLOT_YES);
}

/* The page */

static void
make_seats (ColoniaCouncil *self,
            int             n_players)
{
  for (int i = 0; i < n_players; i++)
    {
      GtkWidget *seat = colonia_council_seat_new ();

      g_signal_connect_object (seat, "said", G_CALLBACK (on_said), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (seat, "entered", G_CALLBACK (on_seat_entered), self, G_CONNECT_SWAPPED);
      self->seats[i] = COLONIA_COUNCIL_SEAT (seat);
      parlour_stalls_append (self->seats_box, seat);
    }
  self->n_players = n_players;

  /* Four in two rows of two; five cannot be even. */
  g_object_set (self->seats_box, "even", n_players % 2 == 0, NULL);
}

static void
set_ballots (ColoniaCouncil     *self,
             const ColoniaEvent *vote)
{
  for (int i = 0; i < self->n_players; i++)
    {
      int seat = colonia_council_seat_get_seat (self->seats[i]);

      colonia_council_seat_set_ballot (self->seats[i], vote != NULL ? vote->ballots[seat] : COLONIA_BALLOT_NONE);
    }
}

/* What was said before the mayor was asked. */
static const ColoniaEvent *
find_vote (ColoniaCouncil *self)
{
  const TableRecord *record = table_session_get_record (get_session (self));

  return colonia_record_find_last (record, table_record_get_cursor (record), COLONIA_EVENT_VOTE);
}

static void
colonia_council_update (ParlourPage *page)
{
  ColoniaCouncil *self = COLONIA_COUNCIL (page);
  const ColoniaState *state = get_state (self);
  gboolean another = self->week != state->week || self->voted_on != state->edict;
  gboolean begins = another || self->was_casting != is_casting (self);

  if (self->n_players == 0)
    make_seats (self, state->n_players);

  for (int i = 0; i < self->n_players; i++)
    colonia_council_seat_show (self->seats[i], page, state->order[i]);
  if (is_casting (self))
    set_ballots (self, find_vote (self));
  else if (another)
    set_ballots (self, NULL);
  if (another)
    gtk_toggle_button_set_active (self->more, FALSE);

  self->week = state->week;
  self->voted_on = state->edict;
  self->was_casting = is_casting (self);
  parlour_emblem_set_color (self->mayor, (int) table_session_get_color (get_session (self), state->order[0]));
  set_current (self, is_casting (self) ? -1 : find_next (self, self->n_players - 1));
  show_edict (self);
  show_vote (self);

  /* What had the keys before is hidden now: GTK would give them to the way back to the shelf. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && begins)
    parlour_keys_begin_page (get_focus (self));
}

static void
colonia_council_fill_in (ParlourPage      *page,
                         const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaCouncil *self = COLONIA_COUNCIL (page);

  if (event->type == COLONIA_EVENT_VOTE)
    {
      set_ballots (self, event);
      set_current (self, -1);
      show_vote (self);
    }
  else if (event->type == COLONIA_EVENT_CASTING_VOTE)
    {
      gtk_widget_add_css_class (event->casting_ballot == COLONIA_BALLOT_YES ? self->accept_button : self->reject_button,
                                "turn");
    }
}

static void
colonia_council_tell_input (ParlourPage *page,
                            GByteArray  *input)
{
  ColoniaCouncil *self = COLONIA_COUNCIL (page);
  ColoniaEvent event;

  if (is_casting (self))
    return;

  make_vote (self, &event);
  g_byte_array_append (input, (const guint8 *) &event.ballots, sizeof event.ballots);
}

static void
colonia_council_enter (ParlourPage *page)
{
  enter_votes (COLONIA_COUNCIL (page));
}

static void
show_brief_now (GtkWidget *widget)
{
  if (get_session (COLONIA_COUNCIL (widget)) != NULL)
    show_brief (COLONIA_COUNCIL (widget));
}

/* The page is in the middle of being laid out. */
static void
on_narrow (ColoniaCouncil *self)
{
  parlour_widget_after_frame (GTK_WIDGET (self), show_brief_now);
}

static void
colonia_council_system_setting_changed (GtkWidget        *widget,
                                        GtkSystemSetting  setting)
{
  GTK_WIDGET_CLASS (colonia_council_parent_class)->system_setting_changed (widget, setting);

  if (setting == GTK_SYSTEM_SETTING_DPI)
    parlour_widget_after_frame (widget, show_brief_now);
}

static void
on_map (ColoniaCouncil *self)
{
  GtkWidget *panes = gtk_widget_get_ancestor (GTK_WIDGET (self), PARLOUR_TYPE_PANES);

  if (panes != NULL && self->panes == NULL)
    {
      g_set_weak_pointer (&self->panes, PARLOUR_PANES (panes));
      g_signal_connect_object (panes, "notify::narrow", G_CALLBACK (on_narrow), self, G_CONNECT_SWAPPED);
      show_brief_now (GTK_WIDGET (self));
    }
  parlour_keys_begin_page (get_focus (self));
}

static void
colonia_council_dispose (GObject *object)
{
  g_clear_weak_pointer (&COLONIA_COUNCIL (object)->panes);

  G_OBJECT_CLASS (colonia_council_parent_class)->dispose (object);
}

static void
bind_buttons (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, vote_buttons);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, all_yes_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, all_no_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, all_yes_button_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, all_no_button_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, all_yes_button_key);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, all_no_button_key);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, count_bar);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, casting_buttons);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, accept_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, reject_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, accept_button_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, reject_button_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, accept_button_key);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, reject_button_key);
}

static void show_keys (ColoniaCouncil *self);

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (COLONIA_TYPE_VOTE_BAR);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/council/council.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_keys));
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, keys);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, content);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, number);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, edict_card);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, edict);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, more);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, meaning);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, now);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, seats_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, vote_card);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, bar);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, foot_bar);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, mayor);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, outcome_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, vote_place);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, result);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCouncil, outcome);
  gtk_widget_class_bind_template_callback (widget_class, enter_votes);
  gtk_widget_class_bind_template_callback (widget_class, on_edict_touched);
  gtk_widget_class_bind_template_callback (widget_class, on_map);
  gtk_widget_class_bind_template_callback (widget_class, show_brief);
  bind_buttons (widget_class);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  /* Lets all who have votes and have not said anything yet say the same, or all where nobody is
   * left. */
  gtk_widget_class_install_action (widget_class, "council.all", "b", say_all);

  /* Takes back what was said last. */
  gtk_widget_class_install_action (widget_class, "council.back", NULL, take_back);

  /* Enters the vote, or says what is still missing. */
  gtk_widget_class_install_action (widget_class, "council.enter", NULL, enter);

  /* Enters what the mayor decides. */
  gtk_widget_class_install_action (widget_class, "council.cast", "b", cast);
}

static void
colonia_council_class_init (ColoniaCouncilClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_council_dispose;
  widget_class->system_setting_changed = colonia_council_system_setting_changed;
  PARLOUR_PAGE_CLASS (klass)->update = colonia_council_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_council_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = colonia_council_tell_input;
  PARLOUR_PAGE_CLASS (klass)->enter = colonia_council_enter;

  bind_template (widget_class);
  install_actions (widget_class);
}

/* A translation has keys of its own for yes and no. */
static void
show_key (ColoniaBallot ballot,
          GtkLabel     *casting_label,
          GtkLabel     *all_label)
{
  g_autofree char *label = parlour_key_label (colonia_key_ballot ((int) ballot));
  g_autofree char *all = g_strdup_printf ("⇧%s", label);

  gtk_label_set_label (casting_label, label);
  gtk_label_set_label (all_label, all);
}

static void
add_keys (ColoniaCouncil *self,
          ColoniaBallot   ballot)
{
  parlour_keys_add_word (self->keys, colonia_key_ballot, (int) ballot, 0, on_key, (int) ballot);
  parlour_keys_add_word (self->keys, colonia_key_ballot, (int) ballot, GDK_SHIFT_MASK, on_all_key, (int) ballot);
}

static void
show_keys (ColoniaCouncil *self)
{
  show_key (COLONIA_BALLOT_YES, self->accept_button_key, self->all_yes_button_key);
  show_key (COLONIA_BALLOT_NO, self->reject_button_key, self->all_no_button_key);
}

static void
colonia_council_init (ColoniaCouncil *self)
{
  self->current = -1;
  self->last = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_overlay_set_measure_overlay (self->vote_place, GTK_WIDGET (self->result), TRUE);

  add_keys (self, COLONIA_BALLOT_YES);
  add_keys (self, COLONIA_BALLOT_NO);
  show_keys (self);
}
