/* parlour-display.c: the game on a second monitor or a television
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is read from two metres, by everybody at the table and in their languages.
 * Nothing is entered there, and nothing is shown that lies behind a screen.
 */

#include "config.h"

#include "parlour-display.h"

#include "colonia-session.h"
#include "parlour-banner.h"
#include "parlour-canvas.h"
#include "parlour-die.h"
#include "parlour-display-family.h"
#include "parlour-display-tile.h"
#include "parlour-emblem.h"
#include "colonia-end-window.h"
#include "parlour-flights.h"
#include "parlour-language-button.h"
#include "parlour-keys.h"
#include "parlour-moves.h"
#include "parlour-sight.h"
#include "parlour-stage.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "colonia-terms.h"
#include "parlour-tongues.h"
#include "colonia-vote-bar.h"
#include "parlour-widgets.h"
#include "colonia-words.h"
#include "parlour-zoom.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* How long the bar stays after the pointer has come to rest, in milliseconds. */
#define REST 2500

/* How high the glass of the windows is, as figures are. */
#define GLASS_HEIGHT 118

/**
 * ParlourDisplay:
 *
 * The game for all who sit at the table, on a monitor of its own.
 */
struct _ParlourDisplay {
  AdwWindow parent_instance;

  TableSession *session;
  ParlourStage *stage;
  GSettings *settings;
  char **languages;
  guint bar_hides;
  double pointer_x; /* where the pointer was last */
  double pointer_y;
  int n_tiles;
  ParlourSightKind shown_things;
  guint shown; /* after how many events */

  GtkRevealer *bar;
  GtkBox *language_box;
  GtkToggleButton *dark_button;
  ParlourFlights *flights;
  ParlourCanvas *canvas;
  ParlourTongues *when;
  GtkBox *days;
  ParlourTongues *note;
  ParlourTongues *moves_heading;
  ParlourTongues *moves_of_table;
  ParlourEmblem *emblem;
  ParlourBanner *name;
  ParlourTongues *ask;
  ParlourTongues *detail;
  ParlourDie *die;
  ColoniaVoteBar *vote_bar;
  GtkBox *windows;
  ParlourTongues *caption;
  GtkWidget *hero;
  GtkWidget *zoom;
  ParlourStalls *tiles;
  ParlourStalls *families;
};

G_DEFINE_FINAL_TYPE (ParlourDisplay, parlour_display, ADW_TYPE_WINDOW)

static const ColoniaState *
get_state (ParlourDisplay *self)
{
  return (gconstpointer) table_session_get_state (self->session);
}

static const char *
get_first_language (ParlourDisplay *self)
{
  return self->languages[0];
}

static void
tell (ParlourDisplay *self,
      ParlourTongues *tongues,
      ParlourTeller   teller)
{
  parlour_tongues_tell (tongues, (const char *const *) self->languages, teller, self);
}

/* Whether it tells the ranks, from the last one on. */
static gboolean
is_telling_ranks (ParlourDisplay *self)
{
  return get_state (self)->step == COLONIA_STEP_FINISHED && parlour_stage_get_n_ranked (self->stage) > 0;
}

/* What the table has to carry out first: the edict, or `NULL`. */
static char *
tell_by_hand (ParlourDisplay *self)
{
  return parlour_stage_tell_by_hand (self->stage, self->session);
}

static gboolean
is_by_hand (ParlourDisplay *self)
{
  g_autofree char *by_hand = tell_by_hand (self);

  return by_hand != NULL;
}

static gboolean
is_voting (ParlourDisplay *self)
{
  ColoniaStep step = get_state (self)->step;

  return (step == COLONIA_STEP_VOTE || step == COLONIA_STEP_CASTING_VOTE) && !is_by_hand (self);
}

/* What is said. Each teller says it in the language that is spoken. */

static char *
tell_when (gconstpointer data)
{
  const ColoniaState *state = get_state ((ParlourDisplay *) data);

  return colonia_term_week_and_day (state->week, state->day);
}

static char *
tell_note (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;
  const ColoniaState *state = get_state (self);
  char *used_up = colonia_session_tell_used_up (self->session);

  if (used_up != NULL)
    return used_up;

  if (state->step == COLONIA_STEP_ORDERS && state->dice > 0)
    return g_strdup_printf (ngettext ("When all have passed the die is rolled %d time",
                                      "When all have passed the die is rolled %d times", (gulong) state->dice),
                            state->dice);

  if (state->leaving > 0 && state->day >= COLONIA_DAY_TUESDAY && state->day <= COLONIA_DAY_FRIDAY)
    return g_strdup_printf (ngettext ("%d ship leaves on Saturday", "%d ships leave on Saturday",
                                      (gulong) state->leaving),
                            state->leaving);

  return NULL;
}

/* Who has won, and what decided it. */
static char *
tell_winner (ParlourDisplay *self)
{
  ColoniaScore score;

  return colonia_state_get_score (get_state (self), &score)
           ? colonia_words_winners (table_session_get_names (self->session), &score) : NULL;
}

static char *
tell_ask (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;
  const ColoniaState *state = get_state (self);
  char *turn = NULL;

  if (is_by_hand (self))
    return g_strdup (_("Now do it by hand"));

  turn = colonia_words_turn (state);
  if (turn != NULL)
    return turn;
  if (parlour_stage_is_all_told (self->stage, &get_state (self)->table))
    return tell_winner (self);
  if (state->step == COLONIA_STEP_VOTE)
    {
      g_autofree char *edict = colonia_session_describe_edict (self->session, &state->edicts[state->edict]);

      return colonia_term_begin (edict);
    }

  return colonia_words_step (table_session_get_names (self->session), state);
}

/* What an edict would do, while it is voted on, or the one that the table carries
 * out. */
static char *
tell_detail (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;
  const ColoniaState *state = get_state (self);
  char *by_hand = tell_by_hand (self);

  if (by_hand != NULL)
    return by_hand;

  if (state->step == COLONIA_STEP_CASTING_VOTE)
    {
      g_autofree char *edict = colonia_session_describe_edict (self->session, &state->edicts[state->edict]);

      return colonia_term_begin (edict);
    }

  return state->step == COLONIA_STEP_VOTE ? colonia_words_edict (&state->edicts[state->edict]) : NULL;
}

static char *
tell_moves_heading (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;

  if (!parlour_stage_are_moves_due (self->stage, self->session))
    return NULL;

  if (table_session_get_last_step (self->session) == NULL)
    return g_strdup (_("To begin with, everybody takes"));

  return get_state (self)->tracking == COLONIA_TRACKING_FULL ? g_strdup (_("Now move the pieces"))
                                                             : g_strdup (_("Before you go on"));
}

static char *
tell_moves_of_table (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;
  g_auto (GStrv) sentences = parlour_stage_tell_moves (self->stage, self->session, TABLE_NOBODY);

  return sentences != NULL ? g_strjoinv ("\n", sentences) : NULL;
}

static char *
tell_hand_out (gconstpointer data)
{
  /* Translators: a heading above what each player is given from the bank. */
  return g_strdup (_("Hand out"));
}

/* The day, and whose turn it is */

static void
show_days (ParlourDisplay *self)
{
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self->days));
  const ColoniaState *state = get_state (self);

  gtk_widget_set_visible (GTK_WIDGET (self->days), state->week > 0 && state->day != COLONIA_DAY_END);
  for (int day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    {
      gtk_label_set_label (GTK_LABEL (label), colonia_term_day_short ((ColoniaDay) day));
      parlour_widget_set_css_class (label, "today", day == (int) state->day);
      parlour_widget_set_css_class (label, "past", day < (int) state->day);
      label = gtk_widget_get_next_sibling (label);
    }
}

/* The one player whom all look at, or nobody. */
static int
find_player (ParlourDisplay *self)
{
  const ColoniaState *state = get_state (self);
  int found = TABLE_NOBODY;
  ColoniaScore score;

  if (is_by_hand (self))
    return TABLE_NOBODY;
  if (state->step == COLONIA_STEP_CASTING_VOTE)
    return state->order[0];
  if (!parlour_stage_is_all_told (self->stage, &get_state (self)->table) || !colonia_state_get_score (state, &score))
    return state->turn;

  for (int seat = 0; seat < score.n_players; seat++)
    if (score.players[seat].rank == 1)
      {
        if (found != TABLE_NOBODY)
          return TABLE_NOBODY;
        found = seat;
      }

  return found;
}

static void
show_player (ParlourDisplay *self)
{
  int player = find_player (self);

  gtk_widget_set_visible (GTK_WIDGET (self->emblem), player != TABLE_NOBODY);
  gtk_widget_set_visible (GTK_WIDGET (self->name), player != TABLE_NOBODY);
  parlour_widget_set_css_class (GTK_WIDGET (self->ask), "alone", player == TABLE_NOBODY);
  if (player == TABLE_NOBODY)
    return;

  parlour_emblem_set_color (self->emblem, (int) table_session_get_color (self->session, player));
  parlour_banner_set_text (self->name, table_session_get_names (self->session)[player]);
}

/* What the die showed last, until something else happens or is talked about. */
static void
show_die (ParlourDisplay *self)
{
  const TableRecord *record = table_session_get_record (self->session);
  guint cursor = table_record_get_cursor (record);
  const ColoniaEvent *last = cursor > 0 ? (gconstpointer) table_record_get_event (record, cursor - 1) : NULL;
  gboolean rolled = last != NULL && last->type == COLONIA_EVENT_DIE && !is_voting (self);

  gtk_widget_set_visible (GTK_WIDGET (self->die), rolled);
  if (rolled)
    parlour_die_set_value (self->die, last->die);
}

/* The vote */

static const ColoniaEvent *
find_vote (ParlourDisplay *self)
{
  const TableRecord *record = table_session_get_record (self->session);

  for (guint i = table_record_get_cursor (record); i > 0; i--)
    {
      const ColoniaEvent *event = (gconstpointer) table_record_get_event (record, i - 1);

      if (event->type == COLONIA_EVENT_VOTE)
        return event;
    }

  return NULL;
}

/* What a player says: on the page as yet or, before the mayor decides a tie, in
 * the game. */
static ColoniaBallot
get_ballot (ParlourDisplay *self,
            int             seat)
{
  const ColoniaEvent *vote;

  switch ((int) get_state (self)->step)
    {
    case COLONIA_STEP_VOTE:
      return (ColoniaBallot) parlour_stage_get_said (self->stage, seat);

    case COLONIA_STEP_CASTING_VOTE:
      vote = find_vote (self);
      return vote != NULL ? vote->ballots[seat] : COLONIA_BALLOT_NONE;

    default:
      return COLONIA_BALLOT_NONE;
    }
}

static void
show_vote (ParlourDisplay *self)
{
  const ColoniaState *state = get_state (self);
  int votes[COLONIA_N_BALLOTS] = { 0 };

  gtk_widget_set_visible (GTK_WIDGET (self->vote_bar), is_voting (self));
  if (!is_voting (self))
    return;

  for (int seat = 0; seat < state->n_players; seat++)
    votes[get_ballot (self, seat)] += MAX (state->cards[seat], 0);

  colonia_vote_bar_set_yes (self->vote_bar, votes[COLONIA_BALLOT_YES]);
  colonia_vote_bar_set_no (self->vote_bar, votes[COLONIA_BALLOT_NO]);
  colonia_vote_bar_set_undecided (self->vote_bar, votes[COLONIA_BALLOT_NONE]);
}

/* The families */

static void
make_families (ParlourDisplay *self)
{
  for (int i = 0; i < get_state (self)->n_players; i++)
    parlour_stalls_append (self->families, parlour_display_family_new ());
}

static void
show_families (ParlourDisplay *self)
{
  const ColoniaState *state = get_state (self);
  GtkWidget *family = gtk_widget_get_first_child (GTK_WIDGET (self->families));

  gtk_widget_set_visible (GTK_WIDGET (self->families), !is_telling_ranks (self));
  for (int i = 0; i < state->n_players; i++)
    {
      int seat = colonia_state_get_seat (state, i);

      parlour_display_family_show (PARLOUR_DISPLAY_FAMILY (family), self->session, seat,
                                   state->order_known ? i : -1, get_ballot (self, seat));
      family = gtk_widget_get_next_sibling (family);
    }
}

/* What lies on the table */

static void
make_tiles (ParlourDisplay *self,
            int             n_tiles)
{
  g_autoptr (GtkSizeGroup) titles = NULL;

  if (self->n_tiles == n_tiles)
    return;

  titles = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  parlour_stalls_clear (self->tiles);
  for (int i = 0; i < n_tiles; i++)
    parlour_stalls_append (self->tiles, parlour_display_tile_new (titles));
  self->n_tiles = n_tiles;
}

static void
show_tiles (ParlourDisplay *self)
{
  ParlourSight sight;
  GtkWidget *tile;

  parlour_sight_make (&sight, self->session, parlour_stage_get_n_ranked (self->stage));
  make_tiles (self, sight.n_faces);
  tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));
  for (int i = 0; i < sight.n_faces; i++)
    {
      parlour_display_tile_show (PARLOUR_DISPLAY_TILE (tile), &sight.faces[i]);
      tile = gtk_widget_get_next_sibling (tile);
    }

  self->shown_things = sight.kind;

  /* Where there are no tiles the words have all the room. */
  gtk_widget_set_visible (self->zoom, sight.n_faces > 0);
  gtk_widget_set_vexpand (self->hero, sight.n_faces == 0);
  parlour_widget_set_css_class (GTK_WIDGET (self->tiles), "ranks", is_telling_ranks (self));
  if (sight.hands_out)
    tell (self, self->caption, tell_hand_out);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), sight.hands_out);
}

/* The windows, of which no more is told than the ceremony has told. */

static void
make_windows (ParlourDisplay *self)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      GtkWidget *window = colonia_end_window_new ((ColoniaCity) city);

      colonia_end_window_set_most_height (COLONIA_END_WINDOW (window), GLASS_HEIGHT);
      gtk_box_append (self->windows, window);
    }
}

static void
show_windows (ParlourDisplay *self)
{
  const ColoniaState *state = get_state (self);
  gboolean finished = state->step == COLONIA_STEP_FINISHED;
  int n_windows = parlour_stage_get_n_shown (self->stage);
  GtkWidget *window;
  ColoniaScore score;

  gtk_widget_set_visible (GTK_WIDGET (self->windows), finished);
  if (!finished || !colonia_state_get_score (state, &score))
    return;

  if (gtk_widget_get_first_child (GTK_WIDGET (self->windows)) == NULL)
    make_windows (self);
  window = gtk_widget_get_first_child (GTK_WIDGET (self->windows));
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      if (city < n_windows)
        colonia_end_window_show (COLONIA_END_WINDOW (window), self->session, &score);
      colonia_end_window_reveal (COLONIA_END_WINDOW (window), city < n_windows);
      window = gtk_widget_get_next_sibling (window);
    }
}

/* All of it */

static void
show_game (ParlourDisplay *self)
{
  g_autoptr (TongueScope) scope = NULL;

  if (self->session == NULL)
    return;

  tell (self, self->when, tell_when);
  tell (self, self->note, tell_note);
  tell (self, self->moves_heading, tell_moves_heading);
  tell (self, self->moves_of_table, tell_moves_of_table);
  tell (self, self->ask, tell_ask);
  tell (self, self->detail, tell_detail);

  /* Where there is room for one language only. */
  scope = tongue_speak (get_first_language (self));
  show_days (self);
  show_player (self);
  show_die (self);
  show_vote (self);
  show_families (self);
  show_windows (self);
  show_tiles (self);
}

/* What moves: as on the page of the game, but members come home from the day
 * that they were sent out on, as no streets are shown. */

static int
get_place_seat (GtkWidget *place)
{
  return parlour_display_family_get_seat (PARLOUR_DISPLAY_FAMILY (place));
}

static GtkWidget *
get_emblem (GtkWidget *place)
{
  return parlour_display_family_get_emblem (PARLOUR_DISPLAY_FAMILY (place));
}

static GtkWidget *
get_home (GtkWidget *place)
{
  return parlour_display_family_get_home (PARLOUR_DISPLAY_FAMILY (place));
}

static GtkWidget *
get_nth (gpointer box,
         int      n)
{
  GtkWidget *child = gtk_widget_get_first_child (box);

  while (child != NULL && n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
get_day (ParlourDisplay *self,
         ColoniaDay      day)
{
  return get_nth (self->days, (int) day - (int) COLONIA_DAY_MONDAY);
}

static GtkWidget *
get_street (gpointer       owner,
            GtkWidget     *place,
            ColoniaStreet  street)
{
  static const ColoniaDay days[COLONIA_N_STREETS] = {
    [COLONIA_STREET_TUESDAY] = COLONIA_DAY_TUESDAY,
    [COLONIA_STREET_WEDNESDAY] = COLONIA_DAY_WEDNESDAY,
    [COLONIA_STREET_THURSDAY] = COLONIA_DAY_THURSDAY,
    [COLONIA_STREET_FRIDAY] = COLONIA_DAY_FRIDAY,
  };

  return get_day (owner, days[street]);
}

/* Ships leave where they are, or on Saturday, when other things are seen. */
static GtkWidget *
find_thing (gpointer     owner,
            ParlourThing thing,
            int          number)
{
  ParlourDisplay *self = PARLOUR_DISPLAY (owner);
  GtkWidget *tile = get_nth (self->tiles, number);

  if (thing == PARLOUR_THING_BOOTH)
    return self->shown_things == PARLOUR_SIGHT_BOOTHS && tile != NULL
             ? parlour_display_tile_get_lines (PARLOUR_DISPLAY_TILE (tile)) : NULL;

  return self->shown_things == PARLOUR_SIGHT_SHIPS && tile != NULL ? tile : get_day (self, COLONIA_DAY_SATURDAY);
}

static const ParlourView view = { get_place_seat, get_emblem, get_home, get_street, find_thing };

static void
on_changed (ParlourDisplay *self)
{
  ParlourMoves moves = { &view, self, self->flights, self->session, GTK_WIDGET (self->families) };
  guint cursor = table_record_get_cursor (table_session_get_record (self->session));
  gboolean played = cursor > self->shown;

  self->shown = cursor;
  parlour_moves_prepare (&moves, played);
  show_game (self);
  parlour_moves_start (&moves, FALSE);
}

/* The languages */

static gboolean
is_spoken (ParlourDisplay *self,
           const char     *language)
{
  return g_strv_contains ((const char *const *) self->languages, language);
}

static void
show_languages (ParlourDisplay *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->language_box));

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), is_spoken (self, *language));
      button = gtk_widget_get_next_sibling (button);
    }
}

/* Those that were chosen and that there are; that of the interface if there are
 * none. */
static void
on_languages (ParlourDisplay *self)
{
  g_auto (GStrv) chosen = g_settings_get_strv (self->settings, "display-languages");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean any = FALSE;

  for (char **language = chosen; *language != NULL; language++)
    if (tongue_find (*language) != NULL)
      {
        g_strv_builder_add (builder, tongue_find (*language));
        any = TRUE;
      }
  if (!any)
    g_strv_builder_add (builder, tongue_get_language ());

  g_strfreev (self->languages);
  self->languages = g_strv_builder_end (builder);
  parlour_box_clear (self->windows);
  parlour_canvas_set_language (self->canvas, get_first_language (self));
  show_languages (self);
  show_game (self);
}

/* The last language stays: nobody could read nothing. */
static void
toggle_language (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  ParlourDisplay *self = PARLOUR_DISPLAY (widget);
  const char *language = g_variant_get_string (parameter, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) wanted = NULL;

  for (char **spoken = self->languages; *spoken != NULL; spoken++)
    if (!g_str_equal (*spoken, language))
      g_strv_builder_add (builder, *spoken);
  if (!is_spoken (self, language))
    g_strv_builder_add (builder, language);

  wanted = g_strv_builder_end (builder);
  if (wanted[0] != NULL)
    g_settings_set_strv (self->settings, "display-languages", (const char *const *) wanted);
  show_languages (self);
}

static void
make_languages (ParlourDisplay *self)
{
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (tongue_get_name (*language));

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", *language);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "display.toggle-language");
      gtk_box_append (self->language_box, button);
    }
}

/* The bar */

static void
set_bar (ParlourDisplay *self,
         gboolean        shown)
{
  if (gtk_revealer_get_reveal_child (self->bar) == shown)
    return;

  gtk_revealer_set_reveal_child (self->bar, shown);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), shown ? NULL : "none");
}

static gboolean
on_rest (gpointer data)
{
  ParlourDisplay *self = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  self->bar_hides = 0;
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bar)) || !gtk_window_is_active (GTK_WINDOW (self)))
    set_bar (self, FALSE);

  return G_SOURCE_REMOVE;
}

static void
wake_bar (ParlourDisplay *self)
{
  set_bar (self, TRUE);
  g_clear_handle_id (&self->bar_hides, g_source_remove);
  self->bar_hides = g_timeout_add (REST, on_rest, self);
}

/* A window that appears below a pointer is told of it as if it had moved. */
static void
on_motion (ParlourDisplay *self,
           double          x,
           double          y)
{
  if (x == self->pointer_x && y == self->pointer_y)
    return;

  self->pointer_x = x;
  self->pointer_y = y;
  wake_bar (self);
}

/* Whoever looks for the buttons by keyboard sees them too. */
static gboolean
on_key (ParlourDisplay *self,
        guint           key)
{
  if (key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab)
    wake_bar (self);

  return GDK_EVENT_PROPAGATE;
}

/* The window */

static void
toggle_fullscreen (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
on_dark (ParlourDisplay *self)
{
  gboolean dark = gtk_toggle_button_get_active (self->dark_button);

  parlour_widget_set_css_class (GTK_WIDGET (self), "night", dark);
  parlour_widget_set_css_class (GTK_WIDGET (self), "day", !dark);
}

static void
on_contrast (ParlourDisplay *self)
{
  parlour_widget_set_css_class (GTK_WIDGET (self), "contrast",
                                adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
}

/* The object */

static void
parlour_display_dispose (GObject *object)
{
  ParlourDisplay *self = PARLOUR_DISPLAY (object);

  g_clear_handle_id (&self->bar_hides, g_source_remove);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->stage != NULL)
    g_signal_handlers_disconnect_by_data (self->stage, self);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->session);
  g_clear_object (&self->stage);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->languages, g_strfreev);

  G_OBJECT_CLASS (parlour_display_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (PARLOUR_TYPE_BANNER);
  g_type_ensure (PARLOUR_TYPE_CANVAS);
  g_type_ensure (PARLOUR_TYPE_DIE);
  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_FLIGHTS);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_TONGUES);
  g_type_ensure (COLONIA_TYPE_VOTE_BAR);
  g_type_ensure (PARLOUR_TYPE_ZOOM);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  ensure_types ();

  g_type_ensure (PARLOUR_TYPE_LANGUAGE_BUTTON);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/display/display.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, language_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, dark_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, canvas);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, flights);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, when);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, days);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, note);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, moves_heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, moves_of_table);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, ask);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, detail);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, die);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, vote_bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, windows);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, caption);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, hero);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, zoom);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, tiles);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, families);
  gtk_widget_class_bind_template_callback (widget_class, on_dark);
  gtk_widget_class_bind_template_callback (widget_class, on_motion);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
}

static void
parlour_display_class_init (ParlourDisplayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_display_dispose;

  bind_template (widget_class);

  /**
   * ParlourDisplay|display.toggle-fullscreen:
   *
   * Fills the screen, or leaves the rest of it free again.
   */
  gtk_widget_class_install_action (widget_class, "display.toggle-fullscreen", NULL, toggle_fullscreen);

  /**
   * ParlourDisplay|display.toggle-language:
   * @language: the id of a language
   *
   * Speaks a language besides the others, or stops speaking it.
   */
  gtk_widget_class_install_action (widget_class, "display.toggle-language", "s", toggle_language);
}

static void
parlour_display_init (ParlourDisplay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_watch_row (GTK_WINDOW (self));

  self->n_tiles = -1;
  self->pointer_x = self->pointer_y = -1.;
  for (int day = COLONIA_DAY_MONDAY; day <= COLONIA_DAY_SUNDAY; day++)
    gtk_box_append (self->days, gtk_label_new (NULL));
  make_languages (self);

  self->settings = g_settings_new (SCHEMA_ID);
  g_settings_bind (self->settings, "display-dark", self->dark_button, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_swapped (self->settings, "changed::display-languages", G_CALLBACK (on_languages), self);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (on_contrast), self,
                           G_CONNECT_SWAPPED);
  parlour_language_follow (self, G_CALLBACK (on_languages));
  on_dark (self);
  on_contrast (self);
  on_languages (self);
}

/**
 * parlour_display_new:
 * @session: a game
 *
 * Makes a display that follows a game until it is closed.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
ParlourDisplay *
parlour_display_new (TableSession *session)
{
  ParlourDisplay *self;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  self = g_object_new (PARLOUR_TYPE_DISPLAY, NULL);
  self->session = g_object_ref (session);
  self->stage = g_object_ref (parlour_stage_get (session));
  self->shown = table_record_get_cursor (table_session_get_record (session));
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->stage, "changed", G_CALLBACK (show_game), self);
  make_families (self);
  show_game (self);

  return self;
}

/**
 * parlour_display_choose:
 * @monitors: a list of `GdkMonitor`
 * @own: (nullable): the one that the game is on, or `NULL` where that is not known
 *
 * Chooses a monitor for a display: the first that the game is not on.
 *
 * Returns: (transfer none) (nullable): a monitor, or `NULL` if there is no other
 */
GdkMonitor *
parlour_display_choose (GListModel *monitors,
                        GdkMonitor *own)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (monitors), NULL);
  g_return_val_if_fail (own == NULL || GDK_IS_MONITOR (own), NULL);

  for (guint i = 0; own != NULL && i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != own)
        return monitor;
    }

  return NULL;
}

/**
 * parlour_display_find_other:
 * @window: a window that is shown
 *
 * Finds a monitor for a display: one that the window is not on.
 *
 * Returns: (transfer none) (nullable): a monitor, or `NULL` if there is no other
 */
GdkMonitor *
parlour_display_find_other (GtkWindow *window)
{
  GdkDisplay *display;
  GdkSurface *surface;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  display = gtk_widget_get_display (GTK_WIDGET (window));
  surface = gtk_native_get_surface (GTK_NATIVE (window));

  return parlour_display_choose (gdk_display_get_monitors (display),
                                 surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL);
}
