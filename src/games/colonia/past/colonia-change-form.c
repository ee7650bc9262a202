/* colonia-change-form.c: how much more families have, or less
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an edict does that nobody has described is the same for everybody, or for all but
 * some: what is said for everybody counts for each family, and what is said of a family
 * is all that it gets.
 */

#include "config.h"

#include "colonia-change-form.h"

#include "colonia-family-button.h"
#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-editable.h"
#include "parlour-stage.h"
#include "parlour-tally.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What can be more or less, number by number. */
enum {
  RESOURCES,
  GOODS = RESOURCES + COLONIA_N_RESOURCES,
  MONEY = GOODS + COLONIA_N_GOODS,
  N_NUMBERS = MONEY + COLONIA_N_CITIES
};

#define FIGURE_SIZE 24

struct _ColoniaChangeForm {
  ParlourForm parent_instance;

  int seat; /* whose numbers are shown, or COLONIA_NOBODY for those of everybody */
  gboolean showing; /* whether the form itself changes the numbers */
  gboolean was_entered; /* whether an event is corrected, which may tell what somebody was short of */
  int all[N_NUMBERS]; /* what everybody gets */
  int own[COLONIA_MAX_PLAYERS][N_NUMBERS]; /* by seat, how much more than that, or less */

  GtkFlowBox *scopes;
  GtkToggleButton *everybody;
  GtkToggleButton *lift;
  GtkLabel *lift_label;
  GtkWidget *numbers;
  GtkFlowBox *resources;
  GtkFlowBox *goods;
  GtkFlowBox *money;
  GtkLabel *summary;
  GtkEditable *reason;

  GtkWidget *families[COLONIA_MAX_PLAYERS]; /* by seat */
  GtkWidget *tallies[N_NUMBERS];
};

G_DEFINE_FINAL_TYPE (ColoniaChangeForm, colonia_change_form, PARLOUR_TYPE_FORM)

/* What is said */

static int
get_number (ColoniaChangeForm *self,
            int                seat,
            int                number)
{
  int own = seat != COLONIA_NOBODY ? self->own[seat][number] : 0;

  return CLAMP (self->all[number] + own, -COLONIA_MAX_CHANGE, COLONIA_MAX_CHANGE);
}

static int
count_players (ColoniaChangeForm *self)
{
  return parlour_page_get_state (PARLOUR_PAGE (self))->n_players;
}

static int *
find_in_change (ColoniaChange *change,
                int            number)
{
  if (number < GOODS)
    return &change->resources.n[number];

  return number < MONEY ? &change->goods.n[number - GOODS] : &change->money.n[number - MONEY];
}

static TableEvent *
colonia_change_form_make_event (ParlourForm *form)
{
  ColoniaChangeForm *self = COLONIA_CHANGE_FORM (form);
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_CHANGE);

  for (int seat = 0; seat < count_players (self); seat++)
    for (int number = 0; number < N_NUMBERS; number++)
      *find_in_change (&event->change.players[seat], number) = get_number (self, seat, number);
  if (*reason != '\0')
    event->change.reason = g_steal_pointer (&reason);

  return &event->table;
}

/* A change of nothing would be one all the same. */
static char *
colonia_change_form_find_missing (ParlourForm *form)
{
  ColoniaChangeForm *self = COLONIA_CHANGE_FORM (form);

  for (int seat = 0; seat < count_players (self); seat++)
    for (int number = 0; number < N_NUMBERS; number++)
      if (get_number (self, seat, number) != 0)
        return NULL;

  return g_strdup (_("Say first what there is more of, or less"));
}

static gboolean
is_shown (ColoniaChangeForm *self,
          int                seat)
{
  return !self->was_entered || seat == COLONIA_NOBODY || parlour_page_is_uncovered (PARLOUR_PAGE (self), seat)
         || (seat == self->seat && gtk_toggle_button_get_active (self->lift));
}

/* Where everybody has plenty: that somebody is short of something is not to be seen by what is told. */
static TableState *
make_plenty (const TableState *state)
{
  TableState *plenty = table_state_dup (state);
  ColoniaState *own = (ColoniaState *) plenty;

  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    {
      own->bag.n[kind] = COLONIA_MAX_CHANGE * COLONIA_MAX_PLAYERS;
      for (int seat = 0; seat < state->n_players; seat++)
        own->players[seat].resources.n[kind] = own->players[seat].goods.n[kind] = own->players[seat].money.n[kind]
          = COLONIA_MAX_CHANGE;
    }

  return plenty;
}

/* What comes of it for whom, as not all of it is in sight at once. */
static void
show_summary (ColoniaChangeForm *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  const TableState *state = parlour_page_get_state (page);
  const TableTelling telling = { .names = table_session_get_names (parlour_page_get_session (page)) };
  g_autoptr (TableState) after = make_plenty (state);
  g_autoptr (GArray) effects = g_array_new (FALSE, TRUE, sizeof (TableEffect));
  g_autoptr (GString) text = g_string_new (NULL);
  TableEvent *event = colonia_change_form_make_event (PARLOUR_FORM (self));

  table_state_apply (after, event, effects);
  table_event_free (state->game->events, event);
  for (guint i = 0, n_told = 1; i < effects->len; i += n_told)
    {
      const TableEffect *effect = &g_array_index (effects, TableEffect, i);
      g_autofree char *sentence = state->game->tell_effects (&telling, effect, effects->len - i, &n_told);

      if (is_shown (self, effect->player))
        text_add_line (text, sentence);
    }

  gtk_label_set_label (self->summary, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), text->len > 0);
}

static void
on_changed (ColoniaChangeForm *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  show_summary (self);
  parlour_form_changed (PARLOUR_FORM (self));
}

/* What everybody gets is added to what a family gets besides. */
static void
on_value (ColoniaChangeForm *self,
          GParamSpec        *pspec,
          ParlourTally      *tally)
{
  int number = 0;
  int value = parlour_tally_get_value (tally);

  if (self->showing)
    return;

  while (self->tallies[number] != GTK_WIDGET (tally))
    number++;
  if (self->seat == COLONIA_NOBODY)
    self->all[number] = value;
  else
    self->own[self->seat][number] = value - self->all[number];

  parlour_peek_renew (self->lift);
  on_changed (self);
}

/* What is shown */

static void
show_numbers (ColoniaChangeForm *self)
{
  gboolean shown = is_shown (self, self->seat);
  gboolean lifted = gtk_toggle_button_get_active (self->lift);
  const char *lift = lifted ? _("Cover Again") : _("Lift the Cover");

  self->showing = TRUE;
  for (int number = 0; number < N_NUMBERS; number++)
    parlour_tally_set_value (PARLOUR_TALLY (self->tallies[number]), get_number (self, self->seat, number));
  self->showing = FALSE;

  gtk_label_set_label (self->lift_label, lift);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lift), GTK_ACCESSIBLE_PROPERTY_LABEL, lift, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->lift), lifted || !shown);
  gtk_widget_set_visible (self->numbers, shown);
  on_changed (self);
}

static void
on_lift_toggled (ColoniaChangeForm *self)
{
  if (parlour_page_get_session (PARLOUR_PAGE (self)) != NULL)
    show_numbers (self);
}

/* The cover was lifted for one player only. */
static void
on_scope_toggled (ColoniaChangeForm *self,
                  GtkToggleButton   *button)
{
  if (!gtk_toggle_button_get_active (button) || parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  gtk_toggle_button_set_active (self->lift, FALSE);
  self->seat = COLONIA_NOBODY;
  for (int seat = 0; seat < count_players (self); seat++)
    if (self->families[seat] == GTK_WIDGET (button))
      self->seat = seat;
  show_numbers (self);
}

static const char *
name_number (int number)
{
  if (number < GOODS)
    return colonia_term_resource ((ColoniaResource) number);

  return number < MONEY ? colonia_term_good ((ColoniaGood) (number - GOODS))
                        : colonia_term_currency ((ColoniaCity) (number - MONEY));
}

static void
tell_tally (GtkWidget *tally,
            int        number)
{
  parlour_tally_set_label (PARLOUR_TALLY (tally), name_number (number));
}

static void
append_to_flow (GtkFlowBox *flow,
                GtkWidget  *widget)
{
  gtk_flow_box_append (flow, widget);
  gtk_widget_set_focusable (gtk_widget_get_parent (widget), FALSE);
}

static void
add_tallies (ColoniaChangeForm *self,
             GtkFlowBox        *flow,
             ColoniaPieceKind   piece,
             int                first,
             int                n)
{
  for (int i = 0; i < n; i++)
    {
      GtkWidget *figure = colonia_piece_new (piece, i, 1);
      GtkWidget *tally = parlour_tally_new_signed (figure, "", COLONIA_MAX_CHANGE);

      colonia_piece_set_spread (COLONIA_PIECE (figure), piece == COLONIA_PIECE_MONEY);
      parlour_figure_set_size (PARLOUR_FIGURE (figure), FIGURE_SIZE);
      self->tallies[first + i] = tally;
      append_to_flow (flow, tally);
      parlour_tell (tally, tell_tally, first + i);
      g_signal_connect_swapped (tally, "notify::value", G_CALLBACK (on_value), self);
    }
}

/* In the order in which they stand beside the game. */
static void
make_families (ColoniaChangeForm  *self,
               const ColoniaState *state)
{
  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);
      GtkWidget *button = colonia_family_button_new (PARLOUR_PAGE (self), seat);

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->everybody);
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_scope_toggled), self);
      self->families[seat] = button;
      append_to_flow (self->scopes, button);
    }
}

/* What the table is to carry out now is mostly why. */
static void
begin (ColoniaChangeForm  *self,
       const ColoniaState *state)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  g_autofree char *edict = parlour_page_get_correcting (PARLOUR_PAGE (self))
                             ? NULL : parlour_stage_tell_by_hand (parlour_stage_get (session), session);

  make_families (self, state);
  if (edict != NULL)
    gtk_editable_set_text (self->reason, edict);
}

static void
colonia_change_form_update (ParlourPage *page)
{
  ColoniaChangeForm *self = COLONIA_CHANGE_FORM (page);

  if (self->families[0] == NULL)
    begin (self, colonia_page_get_state (page));
  show_numbers (self);
}

static gboolean
is_same_for_all (ColoniaChangeForm *self,
                 ColoniaChange     *players,
                 int                number)
{
  for (int seat = 1; seat < count_players (self); seat++)
    if (*find_in_change (&players[seat], number) != *find_in_change (&players[0], number))
      return FALSE;

  return TRUE;
}

static void
colonia_change_form_fill_in (ParlourPage      *page,
                             const TableEvent *entered)
{
  ColoniaChangeForm *self = COLONIA_CHANGE_FORM (page);
  ColoniaEvent event = *COLONIA_EVENT (entered);

  self->was_entered = TRUE;
  for (int number = 0; number < N_NUMBERS; number++)
    {
      gboolean same = is_same_for_all (self, event.change.players, number);

      self->all[number] = same ? *find_in_change (&event.change.players[0], number) : 0;
      for (int seat = 0; seat < count_players (self); seat++)
        self->own[seat][number] = *find_in_change (&event.change.players[seat], number) - self->all[number];
    }

  gtk_editable_set_text (self->reason, event.change.reason != NULL ? event.change.reason : "");
  show_numbers (self);
}

static void
colonia_change_form_tell_input (ParlourPage *page,
                                GByteArray  *input)
{
  ColoniaChangeForm *self = COLONIA_CHANGE_FORM (page);

  g_byte_array_append (input, (const guint8 *) self->all, sizeof self->all);
  g_byte_array_append (input, (const guint8 *) self->own, sizeof self->own);
  parlour_page_append_text (input, gtk_editable_get_text (self->reason));
}

static GtkWidget *
colonia_change_form_get_first (ParlourForm *form)
{
  return COLONIA_CHANGE_FORM (form)->tallies[RESOURCES];
}

static void
colonia_change_form_class_init (ColoniaChangeFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  PARLOUR_PAGE_CLASS (klass)->update = colonia_change_form_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_change_form_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = colonia_change_form_tell_input;
  PARLOUR_PAGE_CLASS (klass)->is_large = TRUE;
  PARLOUR_FORM_CLASS (klass)->make_event = colonia_change_form_make_event;
  PARLOUR_FORM_CLASS (klass)->find_missing = colonia_change_form_find_missing;
  PARLOUR_FORM_CLASS (klass)->get_first = colonia_change_form_get_first;

  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/past/change-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, scopes);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, everybody);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, lift);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, lift_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, numbers);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, resources);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, goods);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, money);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, summary);
  gtk_widget_class_bind_template_child (widget_class, ColoniaChangeForm, reason);
  gtk_widget_class_bind_template_callback (widget_class, on_scope_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_lift_toggled);
}

static void
colonia_change_form_init (ColoniaChangeForm *self)
{
  self->seat = COLONIA_NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_editable_limit (self->reason, TABLE_MAX_TEXT);
  parlour_peek_watch (self->lift);
  parlour_peek_follow (self->lift, self->numbers);
  add_tallies (self, self->resources, COLONIA_PIECE_RESOURCE, RESOURCES, COLONIA_N_RESOURCES);
  add_tallies (self, self->goods, COLONIA_PIECE_GOOD, GOODS, COLONIA_N_GOODS);
  add_tallies (self, self->money, COLONIA_PIECE_MONEY, MONEY, COLONIA_N_CITIES);
}
