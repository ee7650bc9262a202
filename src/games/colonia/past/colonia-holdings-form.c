/* colonia-holdings-form.c: what a player really has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table is right and the record is wrong: what lies there is entered, of as many
 * players as it is wrong of. What is kept behind a screen shows only when somebody
 * lifts the cover for that.
 */

#include "config.h"

#include "colonia-holdings-form.h"

#include "colonia-family-button.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-editable.h"
#include "parlour-keys.h"
#include "parlour-tally.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* What a player has, number by number: the members at home and on the
 * streets, then what is behind the screen. */
enum {
  SUPPLY,
  STREETS,
  RESOURCES = STREETS + COLONIA_N_STREETS,
  GOODS = RESOURCES + COLONIA_N_RESOURCES,
  MONEY = GOODS + COLONIA_N_GOODS,
  N_NUMBERS = MONEY + COLONIA_N_CITIES
};

#define MOST 9999

/* Each family may give something back before it has anything else. */
#define MOST_EVENTS (2 * COLONIA_MAX_PLAYERS)

struct _ColoniaHoldingsForm {
  ParlourPage parent_instance;

  int seat; /* whose numbers are shown */
  gboolean showing; /* whether the form itself changes the numbers */
  int known[COLONIA_MAX_PLAYERS][N_NUMBERS]; /* by seat, what the record says */
  int entered[COLONIA_MAX_PLAYERS][N_NUMBERS]; /* by seat, what the table says */

  GtkFlowBox *families;
  GtkFlowBox *members;
  GtkLabel *sum;
  GtkLabel *behind_heading;
  GtkToggleButton *lift;
  GtkLabel *lift_label;
  GtkWidget *behind;
  GtkFlowBox *resources;
  GtkFlowBox *goods;
  GtkFlowBox *money;
  GtkEditable *reason;
  GtkLabel *problem;
  GtkWidget *enter_button;

  GtkWidget *buttons[COLONIA_MAX_PLAYERS];
  GtkWidget *tallies[N_NUMBERS];
};

G_DEFINE_FINAL_TYPE (ColoniaHoldingsForm, colonia_holdings_form, PARLOUR_TYPE_PAGE)

/* What is said */

static void
read_numbers (const ColoniaState *state,
              int                 seat,
              int                *numbers)
{
  const ColoniaPlayer *player = &state->players[seat];

  numbers[SUPPLY] = player->supply;
  for (int i = 0; i < COLONIA_N_STREETS; i++)
    numbers[STREETS + i] = player->streets[i];
  for (int i = 0; i < COLONIA_N_RESOURCES; i++)
    numbers[RESOURCES + i] = player->resources.n[i];
  for (int i = 0; i < COLONIA_N_GOODS; i++)
    numbers[GOODS + i] = player->goods.n[i];
  for (int i = 0; i < COLONIA_N_CITIES; i++)
    numbers[MONEY + i] = player->money.n[i];
}

/* Whether any of some numbers is said to be another. */
static gboolean
differs (ColoniaHoldingsForm *self,
         int                  seat,
         int                  first,
         int                  n)
{
  for (int i = first; i < first + n; i++)
    if (self->known[seat][i] != self->entered[seat][i])
      return TRUE;

  return FALSE;
}

static void
set_bundle (ColoniaEvent   *event,
            ColoniaCorrects what,
            ColoniaBundle  *bundle,
            const int      *numbers,
            int             n)
{
  event->correction.corrects |= what;
  for (int i = 0; i < n; i++)
    bundle->n[i] = numbers[i];
}

/* The event says no more than what was changed. */
static void
make_event (ColoniaHoldingsForm *self,
            int                  seat,
            ColoniaEvent        *event)
{
  const int *numbers = self->entered[seat];
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));

  colonia_event_init (event, COLONIA_EVENT_CORRECTION);
  event->player = seat;
  if (*reason != '\0')
    event->correction.reason = g_steal_pointer (&reason);

  if (differs (self, seat, SUPPLY, 1))
    {
      event->correction.corrects |= COLONIA_CORRECTS_SUPPLY;
      event->correction.supply = numbers[SUPPLY];
    }
  if (differs (self, seat, STREETS, COLONIA_N_STREETS))
    {
      event->correction.corrects |= COLONIA_CORRECTS_STREETS;
      for (int i = 0; i < COLONIA_N_STREETS; i++)
        event->correction.streets[i] = numbers[STREETS + i];
    }
  if (differs (self, seat, RESOURCES, COLONIA_N_RESOURCES))
    set_bundle (event, COLONIA_CORRECTS_RESOURCES, &event->correction.resources,
                numbers + RESOURCES, COLONIA_N_RESOURCES);
  if (differs (self, seat, GOODS, COLONIA_N_GOODS))
    set_bundle (event, COLONIA_CORRECTS_GOODS, &event->correction.goods, numbers + GOODS, COLONIA_N_GOODS);
  if (differs (self, seat, MONEY, COLONIA_N_CITIES))
    set_bundle (event, COLONIA_CORRECTS_MONEY, &event->correction.money, numbers + MONEY, COLONIA_N_CITIES);
}

static void
refuse (ColoniaHoldingsForm *self,
        const char          *reason)
{
  parlour_widget_hinder (self->enter_button, reason);
  gtk_label_set_label (self->problem, reason);
}

static void
show_sum (ColoniaHoldingsForm *self)
{
  g_autofree char *sum = NULL;
  int before = 0, after = 0;

  for (int i = SUPPLY; i < RESOURCES; i++)
    {
      before += self->known[self->seat][i];
      after += self->entered[self->seat][i];
    }
  /* Translators: the first %d is how many members were entered, the second how many there must be. */
  sum = g_strdup_printf (_("Together %d of %d members at home and on the streets"), after, before);
  gtk_label_set_label (self->sum, sum);
}

/* Makes of a correction one that only takes away resources, and tells whether there are any. */
static gboolean
give_back (ColoniaHoldingsForm *self,
           ColoniaEvent        *event)
{
  const int *known = self->known[event->player] + RESOURCES;
  gboolean any = FALSE;

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    {
      const int left = self->entered[event->player][RESOURCES + kind];

      event->correction.resources.n[kind] = MIN (left, known[kind]);
      any |= left < known[kind];
    }
  event->correction.corrects = COLONIA_CORRECTS_RESOURCES;

  return any;
}

/* Makes what was changed, seat by seat, and tells how many events that is. The first so many families give back what they
 * have not got before they have anything else. */
static guint
make_events (ColoniaHoldingsForm *self,
             int                  n_first,
             ColoniaEvent        *events)
{
  guint n = 0;

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    if (differs (self, seat, 0, N_NUMBERS))
      {
        make_event (self, seat, &events[n++]);
        if (seat >= n_first)
          continue;

        if (!give_back (self, &events[n - 1]))
          colonia_event_clear (&events[--n]);
        make_event (self, seat, &events[n++]);
      }

  return n;
}

/* What was changed: the events, those of them in the order in which they are entered, and how many of these can happen. */
typedef struct {
  ColoniaEvent events[MOST_EVENTS];
  GPtrArray *sorted; /* (element-type TableEvent): they belong to the events */
  guint n_possible;
} Changes;

static void
changes_clear (Changes *changes)
{
  for (guint i = 0; i < changes->sorted->len; i++)
    colonia_event_clear (&changes->events[i]);
  g_ptr_array_set_size (changes->sorted, 0);
}

static void
changes_free (Changes *changes)
{
  changes_clear (changes);
  g_ptr_array_unref (changes->sorted);
  g_free (changes);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Changes, changes_free)

static void
list_changes (ColoniaHoldingsForm *self,
              int                  n_first,
              Changes             *changes)
{
  guint n;

  changes_clear (changes);
  n = make_events (self, n_first, changes->events);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (changes->sorted, &changes->events[i].table);
  changes->n_possible = table_state_sort_events (parlour_page_get_state (PARLOUR_PAGE (self)), changes->sorted);
}

/* Lists what was changed so that as much of it as possible can happen: what one gives back another may have after that
 * (ALL-2). With an empty bag families can only exchange something if one of them gives back first. */
static Changes *
find_changes (ColoniaHoldingsForm *self)
{
  Changes *changes = g_new0 (Changes, 1);

  changes->sorted = g_ptr_array_new ();
  for (int n_first = 0; n_first < COLONIA_MAX_PLAYERS; n_first++)
    {
      list_changes (self, n_first, changes);
      if (changes->n_possible == changes->sorted->len)
        return changes;
    }
  list_changes (self, 0, changes);

  return changes;
}

/* A correction that corrects nothing would be one all the same, and what is corrected in the past is said of one player. */
static void
offer (ColoniaHoldingsForm *self)
{
  g_autoptr (Changes) changes = find_changes (self);
  const guint n = changes->sorted->len;

  show_sum (self);
  if (n == 0)
    refuse (self, _("Change a number that is not right first"));
  else if (n > 1 && parlour_page_get_correcting (PARLOUR_PAGE (self)))
    refuse (self, _("In the past one player is corrected at a time"));
  else
    colonia_page_offer (PARLOUR_PAGE (self), self->enter_button, self->problem,
                        COLONIA_EVENT (changes->sorted->pdata[changes->n_possible < n ? changes->n_possible : 0]));
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *gtk_label_get_label (self->problem) != '\0');
}

static void
on_value (ColoniaHoldingsForm *self,
          GParamSpec          *pspec,
          ParlourTally        *tally)
{
  if (self->showing)
    return;

  parlour_peek_renew (self->lift);
  for (int i = 0; i < N_NUMBERS; i++)
    if (self->tallies[i] == GTK_WIDGET (tally))
      self->entered[self->seat][i] = parlour_tally_get_value (tally);
  offer (self);
}

/* What is said of several players is undone together. */
static void
on_enter (ColoniaHoldingsForm *self)
{
  g_autoptr (Changes) changes = find_changes (self);
  const GPtrArray *sorted = changes->sorted;

  if (sorted->len == 1)
    parlour_page_enter (PARLOUR_PAGE (self), sorted->pdata[0], TABLE_ROLLER_NONE);
  else if (sorted->len > 1)
    parlour_page_enter_all (PARLOUR_PAGE (self), (const TableEvent *const *) sorted->pdata, sorted->len, TABLE_ROLLER_NONE);
}

/* What is shown */

static void
show_numbers (ColoniaHoldingsForm *self)
{
  self->showing = TRUE;
  for (int i = 0; i < N_NUMBERS; i++)
    {
      parlour_tally_set_books (PARLOUR_TALLY (self->tallies[i]), self->known[self->seat][i]);
      parlour_tally_set_value (PARLOUR_TALLY (self->tallies[i]), self->entered[self->seat][i]);
    }
  self->showing = FALSE;

  offer (self);
}

static void
show_cover (ColoniaHoldingsForm *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  gboolean uncovered = parlour_page_is_uncovered (page, self->seat);
  /* Translators: %s is a player. */
  g_autofree char *heading = g_strdup_printf (_("Behind the screen of %s"),
                                              parlour_page_get_name (page, self->seat));
  gboolean lifted;
  const char *lift;

  gtk_label_set_label (self->behind_heading, heading);
  lifted = gtk_toggle_button_get_active (self->lift);
  lift = lifted ? _("Cover Again") : _("Lift the Cover");
  gtk_label_set_label (self->lift_label, lift);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lift), GTK_ACCESSIBLE_PROPERTY_LABEL, lift, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->lift), !uncovered);
  gtk_widget_set_visible (self->behind, uncovered || lifted);
}

static void
on_lift_toggled (ColoniaHoldingsForm *self)
{
  show_cover (self);
}

static void
show_seat (ColoniaHoldingsForm *self,
           int                  seat)
{
  /* The cover was lifted for one player only. */
  if (self->seat != seat)
    gtk_toggle_button_set_active (self->lift, FALSE);

  self->seat = seat;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[seat]), TRUE);
  show_cover (self);
  show_numbers (self);
}

static void
on_family_toggled (ColoniaHoldingsForm *self,
                   GtkToggleButton     *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    if (self->buttons[seat] == GTK_WIDGET (button) && seat != self->seat)
      show_seat (self, seat);
}

static void
append_to_flow (GtkFlowBox *flow,
                GtkWidget  *widget)
{
  gtk_flow_box_append (flow, widget);
  gtk_widget_set_focusable (gtk_widget_get_parent (widget), FALSE);
}

static const char *
name_number (int number)
{
  if (number == SUPPLY)
    /* Translators: members that are in the supply. */
    return C_("members", "At home");
  if (number < RESOURCES)
    return colonia_term_day ((ColoniaDay) ((int) COLONIA_DAY_TUESDAY + number - STREETS));
  if (number < GOODS)
    return colonia_term_resource ((ColoniaResource) (number - RESOURCES));
  if (number < MONEY)
    return colonia_term_good ((ColoniaGood) (number - GOODS));

  return colonia_term_currency ((ColoniaCity) (number - MONEY));
}

static void
tell_tally (GtkWidget *tally,
            int        number)
{
  parlour_tally_set_label (PARLOUR_TALLY (tally), name_number (number));
}

static void
add_tally (ColoniaHoldingsForm *self,
           GtkFlowBox          *flow,
           int                  number,
           GtkWidget           *figure)
{
  GtkWidget *tally = parlour_tally_new (figure, "", MOST);

  if (figure != NULL)
    parlour_figure_set_size (PARLOUR_FIGURE (figure), 24);
  g_signal_connect_swapped (tally, "notify::value", G_CALLBACK (on_value), self);
  self->tallies[number] = tally;
  append_to_flow (flow, tally);
  parlour_tell (tally, tell_tally, number);
}

static void
make_tallies (ColoniaHoldingsForm *self)
{
  add_tally (self, self->members, SUPPLY, NULL);
  for (int i = 0; i < COLONIA_N_STREETS; i++)
    add_tally (self, self->members, STREETS + i, NULL);
  for (int i = 0; i < COLONIA_N_RESOURCES; i++)
    add_tally (self, self->resources, RESOURCES + i, colonia_piece_new (COLONIA_PIECE_RESOURCE, i, 1));
  for (int i = 0; i < COLONIA_N_GOODS; i++)
    add_tally (self, self->goods, GOODS + i, colonia_piece_new (COLONIA_PIECE_GOOD, i, 1));
  for (int i = 0; i < COLONIA_N_CITIES; i++)
    {
      GtkWidget *coin = colonia_piece_new (COLONIA_PIECE_MONEY, i, 1);

      /* The number stands beside it. */
      colonia_piece_set_spread (COLONIA_PIECE (coin), TRUE);
      add_tally (self, self->money, MONEY + i, coin);
    }
}

/* In the order in which they stand beside the game, and at first that of whoever is asked:
 * mostly it is noticed then. */
static void
make_families (ColoniaHoldingsForm *self,
               const ColoniaState  *state)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      self->buttons[seat] = colonia_family_button_new (PARLOUR_PAGE (self), seat);
      if (seat > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->buttons[seat]), GTK_TOGGLE_BUTTON (self->buttons[0]));
      g_signal_connect_swapped (self->buttons[seat], "toggled", G_CALLBACK (on_family_toggled), self);
    }
  for (int place = 0; place < state->n_players; place++)
    append_to_flow (self->families, self->buttons[colonia_state_get_seat (state, place)]);

  if (state->turn != COLONIA_NOBODY)
    self->seat = state->turn;
  else if (state->order_known)
    self->seat = state->order[0];
}

/* What the table has not said otherwise is as the record has it. */
static void
colonia_holdings_form_update (ParlourPage *page)
{
  ColoniaHoldingsForm *self = COLONIA_HOLDINGS_FORM (page);
  const ColoniaState *state = colonia_page_get_state (page);

  if (self->buttons[0] == NULL)
    make_families (self, state);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      int now[N_NUMBERS];

      read_numbers (state, seat, now);
      for (int i = 0; i < N_NUMBERS; i++)
        {
          if (self->entered[seat][i] == self->known[seat][i])
            self->entered[seat][i] = now[i];
          self->known[seat][i] = now[i];
        }
    }

  show_seat (self, self->seat);
}

static void
colonia_holdings_form_fill_in (ParlourPage      *page,
                               const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  ColoniaHoldingsForm *self = COLONIA_HOLDINGS_FORM (page);
  ColoniaCorrects corrects = event->correction.corrects;
  int *numbers = self->entered[event->player];

  if (corrects & COLONIA_CORRECTS_SUPPLY)
    numbers[SUPPLY] = event->correction.supply;
  if (corrects & COLONIA_CORRECTS_STREETS)
    for (int i = 0; i < COLONIA_N_STREETS; i++)
      numbers[STREETS + i] = event->correction.streets[i];
  if (corrects & COLONIA_CORRECTS_RESOURCES)
    for (int i = 0; i < COLONIA_N_RESOURCES; i++)
      numbers[RESOURCES + i] = event->correction.resources.n[i];
  if (corrects & COLONIA_CORRECTS_GOODS)
    for (int i = 0; i < COLONIA_N_GOODS; i++)
      numbers[GOODS + i] = event->correction.goods.n[i];
  if (corrects & COLONIA_CORRECTS_MONEY)
    for (int i = 0; i < COLONIA_N_CITIES; i++)
      numbers[MONEY + i] = event->correction.money.n[i];

  gtk_editable_set_text (self->reason, event->correction.reason != NULL ? event->correction.reason : "");
  show_seat (self, event->player);
}

static void
colonia_holdings_form_tell_input (ParlourPage *page,
                                  GByteArray  *input)
{
  ColoniaHoldingsForm *self = COLONIA_HOLDINGS_FORM (page);

  /* What is known may change meanwhile, and what is entered with it. */
  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    for (int i = 0; i < N_NUMBERS; i++)
      {
        int more = self->entered[seat][i] - self->known[seat][i];

        g_byte_array_append (input, (const guint8 *) &more, sizeof more);
      }
  parlour_page_append_text (input, gtk_editable_get_text (self->reason));
}

/* Typing begins at once. */
static void
colonia_holdings_form_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (colonia_holdings_form_parent_class)->map (widget);

  parlour_keys_begin_page (COLONIA_HOLDINGS_FORM (widget)->tallies[SUPPLY]);
}

static void
colonia_holdings_form_class_init (ColoniaHoldingsFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = colonia_holdings_form_map;
  PARLOUR_PAGE_CLASS (klass)->update = colonia_holdings_form_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_holdings_form_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = colonia_holdings_form_tell_input;
  PARLOUR_PAGE_CLASS (klass)->is_large = TRUE;

  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/past/holdings-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, families);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, members);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, sum);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, behind_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, lift);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, lift_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, behind);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, resources);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, goods);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, money);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, reason);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, problem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaHoldingsForm, enter_button);
  gtk_widget_class_bind_template_callback (widget_class, on_lift_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_enter);
}

static void
colonia_holdings_form_init (ColoniaHoldingsForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_editable_limit (self->reason, TABLE_MAX_TEXT);
  parlour_peek_watch (self->lift);
  parlour_peek_follow (self->lift, self->behind);
  make_tallies (self);
}
