/* visby-round-page.c: a round at the table: cards, what they bring, and the Merchants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards are turned over at the table, all at once; here they are touched, one after the other.
 * The last touch enters them, and so does the last offer that a Merchant takes.
 */

#include "config.h"

#include "visby-round-page.h"

#include "parlour-confirm-bar.h"
#include "parlour-keys.h"
#include "parlour-side-dialog.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"
#include "visby-events.h"
#include "visby-market.h"
#include "visby-pages.h"
#include "visby-rates-form.h"
#include "visby-row.h"
#include "visby-rule.h"
#include "visby-sign.h"
#include "visby-track.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* How high tracks and signs are, as figures are. */
#define TRACK_SIZE 28
#define MARKET_SIZE 42
#define SIGN_SIZE 24

#define MANY_PLAYERS 4

/* How long markers move, and lines come, in milliseconds. */
#define MOVING 360

/* How soon after a touch another one of the same card is still the same, in microseconds. */
#define DOUBLE (G_USEC_PER_SEC / 2)

/* A card that is picked, or wares that a Merchant gives. */
typedef struct {
  int seat;
  int number;
} Pick;

struct _VisbyRoundPage {
  ParlourPage parent_instance;

  GSettings *settings;
  GArray *picks; /* of Pick, as they were made */
  gint64 picked_at;
  int n_gains; /* how many lines there are */
  AdwAnimation *moving; /* or NULL before anything has moved */

  GtkShortcutController *keys;
  GtkBox *tracks;
  GtkWidget *market;
  GtkLabel *rate;
  GtkLabel *reason;
  GtkLabel *hint;
  GtkWidget *rates_button;
  GtkWidget *rows;
  GtkWidget *evaluation;
  ParlourStalls *gains;
  GtkLabel *pieces;
  GtkWidget *bar; /* what enters what does not enter itself */
};

G_DEFINE_FINAL_TYPE (VisbyRoundPage, visby_round_page, PARLOUR_TYPE_PAGE)

static const VisbyState *
get_state (VisbyRoundPage *self)
{
  return VISBY_STATE (parlour_page_get_state (PARLOUR_PAGE (self)));
}

static gboolean
is_trading (VisbyRoundPage *self)
{
  return get_state (self)->table.step == VISBY_STEP_TRADING;
}

static VisbyRow *
get_row (VisbyRoundPage *self,
         int             seat)
{
  GtkWidget *row = gtk_widget_get_first_child (self->rows);

  while (seat-- > 0)
    row = gtk_widget_get_next_sibling (row);

  return VISBY_ROW (row);
}

/* What is picked */

static int
count_picks (VisbyRoundPage *self,
             int             seat)
{
  int n = 0;

  for (guint i = 0; i < self->picks->len; i++)
    n += g_array_index (self->picks, Pick, i).seat == seat ? 1 : 0;

  return n;
}

/* Where the last pick of a player is, or one of a number; -1 if there is none. */
static int
find_pick (VisbyRoundPage *self,
           int             seat,
           int             number)
{
  for (int i = (int) self->picks->len - 1; i >= 0; i--)
    {
      const Pick *pick = &g_array_index (self->picks, Pick, i);

      if (pick->seat == seat && (number == TABLE_NOBODY || pick->number == number))
        return i;
    }

  return -1;
}

/* How many touches a player is to make: a card or two, or as a Merchant one. */
static int
count_due (VisbyRoundPage *self,
           int             seat)
{
  const VisbyState *state = get_state (self);

  if (!is_trading (self))
    return visby_state_count_due (state, seat);

  return visby_state_has_played (state, seat, VISBY_CARD_MERCHANT) && state->n_rates > 0 ? 1 : 0;
}

static int
find_open (VisbyRoundPage *self)
{
  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    if (count_picks (self, seat) < count_due (self, seat))
      return seat;

  return TABLE_NOBODY;
}

/* Where nothing is to be touched, or something is corrected, there is a button. */
static gboolean
is_confirmed (VisbyRoundPage *self)
{
  int due = 0;

  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    due += count_due (self, seat);

  return due == 0 || parlour_page_get_correcting (PARLOUR_PAGE (self));
}

/* The event, whose cards are in @cards. */
static void
make_event (VisbyRoundPage *self,
            VisbyEvent     *event,
            int             cards[VISBY_MAX_PLAYERS][VISBY_N_CARDS])
{
  const VisbyState *state = get_state (self);

  table_event_init (&visby_events, &event->table, is_trading (self) ? VISBY_EVENT_TRADES : VISBY_EVENT_CARDS);
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      event->reveals[seat].cards = cards[seat];
      if (is_trading (self) && visby_state_has_played (state, seat, VISBY_CARD_MERCHANT))
        visby_row_read (get_row (self, seat), &event->trades[seat]);
    }

  for (guint i = 0; i < self->picks->len; i++)
    {
      const Pick *pick = &g_array_index (self->picks, Pick, i);
      VisbyReveal *reveal = &event->reveals[pick->seat];

      if (is_trading (self))
        event->trades[pick->seat] = (VisbyTrade) { .there = TRUE, .wares = pick->number };
      else
        reveal->cards[reveal->n++] = pick->number;
    }
}

static void
enter (VisbyRoundPage *self)
{
  int cards[VISBY_MAX_PLAYERS][VISBY_N_CARDS];
  VisbyEvent event = { 0 };

  make_event (self, &event, cards);
  parlour_page_enter (PARLOUR_PAGE (self), &event.table, TABLE_ROLLER_NONE);
}

static void
show_hint (VisbyRoundPage *self,
           int             open)
{
  g_autofree char *text = NULL;

  if (open == TABLE_NOBODY)
    text = g_strdup (is_trading (self) ? _("What do the Merchants give, and what do they get?") : "");
  else if (is_trading (self))
    /* Translators: %s is a player. */
    text = g_strdup_printf (_("What does %s change? The last answer ends the round."),
                            parlour_page_get_name (PARLOUR_PAGE (self), open));
  else
    /* Translators: %s is a player. */
    text = g_strdup_printf (_("What does %s reveal? Keys 1 to 8; the last card evaluates the round."),
                            parlour_page_get_name (PARLOUR_PAGE (self), open));

  gtk_label_set_label (self->hint, text);
}

static void
show_picks (VisbyRoundPage *self)
{
  int open = find_open (self);

  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    {
      int picked = is_trading (self) ? TABLE_NOBODY : 0;

      for (guint i = 0; i < self->picks->len; i++)
        {
          const Pick *pick = &g_array_index (self->picks, Pick, i);

          if (pick->seat == seat)
            picked = is_trading (self) ? pick->number : picked | VISBY_BIT (pick->number);
        }
      visby_row_show_picked (get_row (self, seat), picked, count_picks (self, seat) < count_due (self, seat));
    }

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "round.take-back", self->picks->len > 0);
  show_hint (self, open);
  if (is_confirmed (self))
    {
      int cards[VISBY_MAX_PLAYERS][VISBY_N_CARDS];
      VisbyEvent event = { 0 };

      make_event (self, &event, cards);
      parlour_confirm_bar_offer (PARLOUR_CONFIRM_BAR (self->bar), &event.table);
    }
}

/* A card that was played says so (PLAY-2). */
static void
complain (VisbyRoundPage *self,
          int             seat,
          int             card)
{
  const TableObstacle obstacle = { VISBY_OBSTACLE_NOT_IN_HAND, .rule = VISBY_RULE_PLAY_2, .player = seat, .what = card };
  g_autofree char *sentence = table_session_tell_obstacle (parlour_page_get_session (PARLOUR_PAGE (self)), &obstacle, 0);

  g_signal_emit_by_name (self, "complained", sentence, (int) obstacle.rule);
}

/* Another card takes the place of the one that was picked last. What is touched twice in a
 * moment is touched once, and later it is put back. */
static void
pick (VisbyRoundPage *self,
      int             seat,
      int             number)
{
  const VisbyState *state = get_state (self);
  const Pick picked = { seat, number };
  int found = find_pick (self, seat, number);

  if (!is_trading (self) && (state->players[seat].hand & VISBY_BIT (number)) == 0)
    {
      complain (self, seat, number);
      show_picks (self);
      return;
    }

  if (found < 0 && count_picks (self, seat) >= count_due (self, seat))
    g_array_remove_index (self->picks, (guint) find_pick (self, seat, TABLE_NOBODY));
  if (found < 0)
    {
      g_array_append_val (self->picks, picked);
      self->picked_at = g_get_monotonic_time ();
    }
  else if (g_get_monotonic_time () - self->picked_at > DOUBLE)
    {
      g_array_remove_index (self->picks, (guint) found);
    }

  show_picks (self);
  if (find_open (self) == TABLE_NOBODY && !is_confirmed (self))
    enter (self);
}

static void
on_pressed (VisbyRoundPage *self,
            int             number,
            GtkWidget      *row)
{
  pick (self, parlour_widget_get_place (row), number);
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *card,
        gpointer   data)
{
  VisbyRoundPage *self = VISBY_ROUND_PAGE (widget);
  int open = find_open (self);

  if (is_trading (self) || open == TABLE_NOBODY)
    return GDK_EVENT_PROPAGATE;

  pick (self, open, g_variant_get_int32 (card));

  return GDK_EVENT_STOP;
}

static void
take_back (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  VisbyRoundPage *self = VISBY_ROUND_PAGE (widget);

  g_array_set_size (self->picks, self->picks->len - 1);
  show_picks (self);
}

static void
tell_rates (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  gtk_window_present (parlour_side_dialog_new (GTK_WINDOW (root), parlour_page_get_session (PARLOUR_PAGE (widget)),
                                               VISBY_TYPE_RATES_FORM, N_("Rates of the Board")));
}

/* What happened */

/* A card, who played it, and what it brought. */
static void
add_gain (VisbyRoundPage  *self,
          const VisbyGain *gain)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sign = visby_sign_new (SIGN_SIZE);
  GtkWidget *why = g_object_new (PARLOUR_TYPE_WHY, NULL);
  g_autofree char *text = visby_term_gain (parlour_page_get_name (PARLOUR_PAGE (self), gain->player), gain);

  visby_sign_show (VISBY_SIGN (sign), gain->card, FALSE);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  parlour_why_set_wraps (PARLOUR_WHY (why));
  parlour_why_show (PARLOUR_WHY (why), text, session, gain->card, gain->player);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), why);
  parlour_stalls_append (self->gains, line);
}

/* Who takes cards back to the hand. */
static char *
tell_pieces (VisbyRoundPage *self)
{
  const VisbyState *state = get_state (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (int seat = 0; !is_trading (self) && seat < state->table.n_players; seat++)
    if (visby_state_has_played (state, seat, VISBY_CARD_MENDICANT))
      g_ptr_array_add (names, (char *) parlour_page_get_name (PARLOUR_PAGE (self), seat));
  list = text_list (names);

  if (names->len == 0)
    return g_strdup (_("Set the pieces as they stand here: the markers of the board, and both of every player."));

  /* Translators: %s is a list of players. */
  return g_strdup_printf (_("Set the pieces as they stand here: the markers of the board, and both of every player. "
                            "All eight cards back to the hand: %s."), list);
}

static void
show_evaluation (VisbyRoundPage *self)
{
  const VisbyState *state = get_state (self);
  g_autofree char *pieces = tell_pieces (self);

  parlour_stalls_clear (self->gains);
  for (int i = 0; i < state->n_gains; i++)
    add_gain (self, &state->gains[i]);
  gtk_label_set_label (self->pieces, pieces);
  gtk_widget_set_visible (self->evaluation, state->n_gains > 0);
}

/* Why the rate is what it is, and that the round is the last one. */
static char *
tell_reason (VisbyRoundPage *self)
{
  const VisbyState *state = get_state (self);
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *went_back = parlour_game_answer (session, VISBY_CARD_MERCHANT, TABLE_NOBODY, rules);
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: %d is a space of the market. */
  g_string_append_printf (text, _("The market stands on %d."), state->markers[VISBY_TRACK_MARKET]);
  if (went_back != NULL)
    g_string_assign (text, went_back);
  g_string_append_c (text, '\n');
  g_string_append (text, state->n_rates > 0 ? _("Lower rates may be used, too.")
                                            : _("No rates are known: tell what each Merchant gives and gets."));

  for (int seat = 0; seat < state->table.n_players; seat++)
    if (state->players[seat].seals >= state->end_seals)
      {
        g_string_append_c (text, '\n');
        /* Translators: %s is a player, %d are seals. */
        g_string_append_printf (text, _("Last round: %s has %d seals."),
                                parlour_page_get_name (PARLOUR_PAGE (self), seat), state->players[seat].seals);
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_market (VisbyRoundPage *self)
{
  const VisbyRate *rate = visby_market_get_rate (get_state (self));
  g_autofree char *text = rate != NULL ? visby_term_rate (rate) : g_strdup ("");
  g_autofree char *reason = tell_reason (self);

  /* Once they are told there is hardly anything to be done about them. */
  parlour_widget_set_css_class (self->rates_button, "suggested-action", get_state (self)->n_rates == 0);
  parlour_widget_set_css_class (self->rates_button, "flat", get_state (self)->n_rates > 0);
  gtk_widget_set_visible (self->market, is_trading (self));
  gtk_label_set_label (self->rate, text);
  gtk_widget_set_visible (GTK_WIDGET (self->rate), rate != NULL);
  gtk_label_set_label (self->reason, reason);
}

/* Markers move, and line after line comes. */
static void
move (double          share,
      VisbyRoundPage *self)
{
  int n = get_state (self)->n_gains;
  GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self->gains));

  for (GtkWidget *track = gtk_widget_get_first_child (GTK_WIDGET (self->tracks)); track != NULL;
       track = gtk_widget_get_next_sibling (track))
    visby_track_move (VISBY_TRACK (track), share);
  for (int i = 0; line != NULL; i++)
    {
      gtk_widget_set_opacity (line, CLAMP (share * (n + 1) - i, 0., 1.));
      line = gtk_widget_get_next_sibling (line);
    }
}

static void
begin_moving (VisbyRoundPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;

  if (self->moving == NULL)
    self->moving = adw_timed_animation_new (GTK_WIDGET (self), 0., 1., MOVING,
                                            adw_callback_animation_target_new ((AdwAnimationTargetFunc) move, self, NULL));
  adw_animation_play (self->moving);
}

/* The page */

/* Five have two columns, so that all fit onto the screen of a laptop. */
static void
make_rows (VisbyRoundPage *self)
{
  g_object_set (self->rows, "max-columns", get_state (self)->table.n_players > MANY_PLAYERS ? 2 : 1, NULL);
  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    {
      GtkWidget *row = visby_row_new (seat);

      g_signal_connect_object (row, "pressed", G_CALLBACK (on_pressed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "filled", G_CALLBACK (show_picks), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (PARLOUR_STALLS (self->rows), row);
    }
}

/* Who has nothing to change is not asked. */
static void
pick_nothing (VisbyRoundPage *self)
{
  for (int seat = 0; is_trading (self) && seat < get_state (self)->table.n_players; seat++)
    if (count_due (self, seat) > 0 && !visby_market_has_offers (get_state (self), seat))
      g_array_append_val (self->picks, ((Pick) { seat, 0 }));
}

static void
visby_round_page_update (ParlourPage *page)
{
  VisbyRoundPage *self = VISBY_ROUND_PAGE (page);
  const VisbyState *state = get_state (self);
  gboolean begins = parlour_page_is_new_moment (page);

  if (gtk_widget_get_first_child (self->rows) == NULL)
    make_rows (self);
  visby_tracks_show (self->tracks, state);
  show_market (self);
  show_evaluation (self);
  for (int seat = 0; seat < state->table.n_players; seat++)
    visby_row_show (get_row (self, seat), page, begins);

  if (begins)
    {
      g_array_set_size (self->picks, 0);
      pick_nothing (self);
      parlour_page_fill_in_undone (page, is_trading (self) ? VISBY_EVENT_TRADES : VISBY_EVENT_CARDS);
      begin_moving (self);
    }
  parlour_page_set_action (page, is_confirmed (self) ? self->bar : NULL);
  show_picks (self);
}

static void
visby_round_page_fill_in (ParlourPage      *page,
                          const TableEvent *entered)
{
  VisbyRoundPage *self = VISBY_ROUND_PAGE (page);
  const VisbyEvent *event = VISBY_EVENT (entered);

  g_array_set_size (self->picks, 0);
  for (int seat = 0; seat < get_state (self)->table.n_players; seat++)
    {
      const VisbyTrade *trade = &event->trades[seat];

      for (int i = 0; !is_trading (self) && i < event->reveals[seat].n; i++)
        g_array_append_val (self->picks, ((Pick) { seat, event->reveals[seat].cards[i] }));
      if (is_trading (self) && count_due (self, seat) > 0)
        g_array_append_val (self->picks, ((Pick) { seat, trade->wares }));
      else if (is_trading (self) && trade->there)
        visby_row_fill (get_row (self, seat), trade->wares, trade->seals);
    }
  show_picks (self);
}

static void
visby_round_page_tell_input (ParlourPage *page,
                             GByteArray  *input)
{
  VisbyRoundPage *self = VISBY_ROUND_PAGE (page);
  int cards[VISBY_MAX_PLAYERS][VISBY_N_CARDS];
  VisbyEvent event = { 0 };

  make_event (self, &event, cards);
  g_byte_array_append (input, (const guint8 *) self->picks->data, self->picks->len * sizeof (Pick));
  g_byte_array_append (input, (const guint8 *) event.trades, sizeof event.trades);
}

static void
on_map (VisbyRoundPage *self)
{
  int open = find_open (self);

  if (open != TABLE_NOBODY)
    visby_row_take_focus (get_row (self, open));
}

static void
visby_round_page_dispose (GObject *object)
{
  VisbyRoundPage *self = VISBY_ROUND_PAGE (object);

  g_clear_object (&self->moving);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->picks, g_array_unref);

  G_OBJECT_CLASS (visby_round_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/visby/play/round-page.ui");
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, keys);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, tracks);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, market);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, rate);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, reason);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, hint);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, rates_button);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, rows);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, evaluation);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, gains);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, pieces);
  gtk_widget_class_bind_template_child (widget_class, VisbyRoundPage, bar);
  gtk_widget_class_bind_template_callback (widget_class, enter);
  gtk_widget_class_bind_template_callback (widget_class, on_map);
}

static void
visby_round_page_class_init (VisbyRoundPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = visby_round_page_dispose;
  page_class->update = visby_round_page_update;
  page_class->fill_in = visby_round_page_fill_in;
  page_class->tell_input = visby_round_page_tell_input;
  page_class->is_large = TRUE;

  bind_template (widget_class);

  /* Takes back what was picked last. */
  gtk_widget_class_install_action (widget_class, "round.take-back", NULL, take_back);

  /* Lets the rates be told, for good. */
  gtk_widget_class_install_action (widget_class, "round.tell-rates", NULL, tell_rates);
}

static void
visby_round_page_init (VisbyRoundPage *self)
{
  self->settings = g_settings_new (SCHEMA_ID);
  g_signal_connect_object (self->settings, "changed::cover-hands", G_CALLBACK (parlour_page_update), self,
                           G_CONNECT_SWAPPED);
  self->picks = g_array_new (FALSE, FALSE, sizeof (Pick));
  gtk_widget_init_template (GTK_WIDGET (self));

  visby_tracks_fill (self->tracks, TRACK_SIZE, MARKET_SIZE);
  for (int card = 0; card < VISBY_N_CARDS; card++)
    {
      parlour_keys_add (self->keys, (guint) (GDK_KEY_1 + card), 0, on_key, card);
      parlour_keys_add (self->keys, (guint) (GDK_KEY_KP_1 + card), 0, on_key, card);
    }
}
