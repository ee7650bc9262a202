/* parlour-display.c: the game on a second monitor or a television
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is read from two metres, by everybody at the table and in their languages.
 * Nothing is entered there, and nothing is shown that is secret.
 */

#include "config.h"

#include "parlour-display.h"

#include "parlour-actions.h"
#include "parlour-afar.h"
#include "parlour-banner.h"
#include "parlour-board-view.h"
#include "parlour-canvas.h"
#include "parlour-clock.h"
#include "parlour-die.h"
#include "parlour-display-family.h"
#include "parlour-emblem.h"
#include "parlour-flights.h"
#include "parlour-game-display.h"
#include "parlour-game-ending.h"
#include "parlour-inhibitor.h"
#include "parlour-keys.h"
#include "parlour-moves.h"
#include "parlour-settings.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-tongues.h"
#include "parlour-track.h"
#include "parlour-widgets.h"
#include "table-promises.h"
#include "tongue.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Something that grows into the room that is left */

#define PARLOUR_TYPE_ZOOM (parlour_zoom_get_type ())

G_DECLARE_FINAL_TYPE (ParlourZoom, parlour_zoom, PARLOUR, ZOOM, AdwBin)

/* How large the child becomes at most, and in which steps. */
#define LARGEST 1.7
#define STEP 1.05

/* Takes the room that its child needs and, where there is more, shows it larger in that: a few
 * things are seen better from afar than many. */
struct _ParlourZoom {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (ParlourZoom, parlour_zoom, ADW_TYPE_BIN)

static gboolean
has_child (ParlourZoom *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  return child != NULL && gtk_widget_should_layout (child);
}

/* It stands in the middle of its room. */
static void
parlour_zoom_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  graphene_point_t place;
  double scale;
  int own;

  if (!has_child (PARLOUR_ZOOM (widget)))
    return;

  scale = parlour_widget_find_scale (child, width, height, 1., LARGEST, STEP);
  own = parlour_widget_measure_least (child, GTK_ORIENTATION_VERTICAL, (int) (width / scale));
  place = GRAPHENE_POINT_INIT (0.f, (float) MAX (height - own * scale, 0.) / 2);
  gtk_widget_allocate (child, (int) (width / scale), own, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &place), (float) scale, (float) scale));
}

static void
parlour_zoom_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  if (has_child (PARLOUR_ZOOM (widget)))
    *minimum = *natural = parlour_widget_measure_least (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size);
}

static void
parlour_zoom_class_init (ParlourZoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = parlour_zoom_measure;
  widget_class->get_request_mode = parlour_widget_ask_height;
  widget_class->size_allocate = parlour_zoom_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "zoom");
}

static void
parlour_zoom_init (ParlourZoom *self)
{
  /* It lays its child out itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

/* How long the bar stays after the pointer has come to rest, in milliseconds. */
#define REST 2500

/* The marker of the rounds, and how high its track is. */
#define ROUND_MARKER "M 3,12 a 9,9 0 1 1 18,0 a 9,9 0 1 1 -18,0 Z"
#define TRACK_SIZE 30

/* How wide families are at least of which sentences tell. */
#define TOLD_WIDTH 137

/* How large pictures are that all look at. */
#define LARGE 92

/* How long all look at what an event brought, and at each thing of it besides, in milliseconds. */
#define NEWS 1000
#define NEWS_EACH 1000

/* The game for all who sit at the table, on a monitor of its own. */
struct _ParlourDisplay {
  AdwWindow parent_instance;

  TableSession *session;
  ParlourStage *stage;
  ParlourClock *clock;
  ParlourInhibitor *inhibitor;
  const ParlourGameDisplay *game;
  ParlourOnlooker onlooker; /* what is shown */
  char **languages;
  guint bar_hides;
  guint news_over; /* when what an event brought makes way for how the game stands, or 0 */
  double pointer_x; /* where the pointer was last */
  double pointer_y;
  ParlourAfarKind kind; /* what all look at */
  guint shown; /* after how many events */

  GtkRevealer *bar;
  GtkShortcutController *shortcuts;
  GtkBox *language_box;
  GtkToggleButton *dark_button;
  ParlourFlights *flights;
  ParlourCanvas *canvas;
  ParlourTongues *when;
  GtkBox *parts;
  ParlourTongues *note;
  ParlourTongues *time_left;
  ParlourTongues *moves_heading;
  ParlourTongues *moves_of_table;
  ParlourEmblem *emblem;
  ParlourBanner *name;
  ParlourTongues *ask;
  ParlourTongues *detail;
  ParlourDie *die;
  GtkBox *extras;
  GtkWidget *track_place;
  ParlourTongues *caption;
  GtkWidget *middle;
  GtkWidget *hero;
  ParlourBoardView *ring; /* what lies on a ring */
  GtkWidget *zoom;
  ParlourBoardView *board; /* and what lies elsewhere */
  ParlourStalls *families;
};

G_DEFINE_FINAL_TYPE (ParlourDisplay, parlour_display, ADW_TYPE_WINDOW)

static const TableState *
get_state (ParlourDisplay *self)
{
  return self->onlooker.state;
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
  return table_state_is_finished (get_state (self)) && parlour_stage_get_n_ranked (self->stage) > 0;
}

/* Whether what lies on the table is on a board, whatever the game waits for. */
static gboolean
has_boards (ParlourDisplay *self)
{
  return table_session_get_game (self->session)->lay_out != NULL;
}

/* Whether what players have is told on it, and not drawn. */
static gboolean
is_told (ParlourDisplay *self)
{
  return has_boards (self) && self->game->facts == NULL;
}

/* The board, if what lies on the table is on it now. */
static ParlourAfar *
look_at_board (ParlourDisplay *self)
{
  return has_boards (self) ? parlour_afar_new (&self->onlooker, self->game) : NULL;
}

/* What is said. Each teller says it in the language that is spoken, and leaves to the game
 * what only the game knows. */

static char *
tell_when (gconstpointer data)
{
  const TableState *state = get_state ((ParlourDisplay *) data);

  return state->game->tell_when (state->round, state->part);
}

static char *
tell_note (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;

  return self->game->tell_note != NULL ? self->game->tell_note (&self->onlooker) : NULL;
}

static char *
tell_time_left (gconstpointer data)
{
  return parlour_clock_tell (((ParlourDisplay *) data)->clock);
}

static char *
tell_ask (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;
  const TableState *state = get_state (self);

  if (self->onlooker.by_hand)
    return g_strdup (_("Now do it by hand"));

  if (self->game->tell_ask != NULL || !has_boards (self))
    return self->game->tell_ask != NULL ? self->game->tell_ask (&self->onlooker) : NULL;

  return parlour_stage_is_all_told (self->stage, state)
           ? parlour_game_ending_find (state->game)->tell_winners (table_session_get_names (self->session), state)
           : state->game->tell_step (table_session_get_names (self->session), state);
}

static void
add_line (GPtrArray *lines,
          char      *line)
{
  if (line != NULL)
    g_ptr_array_add (lines, line);
}

/* What was promised last and is not struck: all that is told gets smaller by more. */
static char *
tell_promise (ParlourDisplay *self)
{
  g_autoptr (GPtrArray) open = table_promises_list (self->session);

  return open->len > 0 && !table_state_is_finished (self->onlooker.state) ? g_strdup (open->pdata[open->len - 1]) : NULL;
}

/* More of what is asked, or what the table has to carry out first. */
static char *
tell_detail (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;
  g_autoptr (ParlourAfar) afar = NULL;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (self->onlooker.by_hand)
    return parlour_stage_tell_by_hand (self->stage, self->session);

  afar = look_at_board (self);
  add_line (lines, afar != NULL ? parlour_afar_tell (afar) : NULL);
  add_line (lines, self->game->tell_detail != NULL ? self->game->tell_detail (&self->onlooker) : NULL);
  add_line (lines, tell_promise (self));
  g_ptr_array_add (lines, NULL);

  return lines->len > 1 ? g_strjoinv ("\n", (char **) lines->pdata) : NULL;
}

static char *
tell_moves_of_table (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;
  g_auto (GStrv) sentences = self->onlooker.is_news
                               ? NULL : parlour_stage_tell_moves (self->stage, self->session, TABLE_NOBODY);

  return sentences != NULL ? g_strjoinv ("\n", sentences) : NULL;
}

static char *
tell_moves_heading (gconstpointer data)
{
  ParlourDisplay *self = (ParlourDisplay *) data;
  g_autofree char *table = NULL;

  if (self->onlooker.is_news || !parlour_stage_are_moves_due (self->stage, self->session))
    return NULL;

  if (table_session_get_last_step (self->session) == NULL)
    return g_strdup (_("To begin with, everybody takes"));

  /* Where the table moves nothing the heading stands above what each player does. */
  table = tell_moves_of_table (data);
  if (table == NULL && get_state (self)->tracking == 0)
    return NULL;

  return get_state (self)->tracking == 0 ? g_strdup (_("Now move the pieces")) : g_strdup (_("Before you go on"));
}

static char *
tell_moves_of_players (gconstpointer data)
{
  return g_strdup (_("Now move the pieces"));
}

static char *
tell_hand_out (gconstpointer data)
{
  /* Translators: a heading above what each player is given from the bank. */
  return g_strdup (_("Hand out"));
}

/* The part of the round, and whose turn it is */

static const char *
get_part (ParlourDisplay *self,
          int             part)
{
  return self->game->get_part != NULL ? self->game->get_part (part) : NULL;
}

/* Where a part of the round is among those that come again and again. */
static int
find_part_place (ParlourDisplay *self,
                 int             part)
{
  int place = 0;

  for (int before = 0; before < part; before++)
    place += get_part (self, before) != NULL ? 1 : 0;

  return place;
}

static void
make_parts (ParlourDisplay *self)
{
  const TableGame *game = table_session_get_game (self->session);

  for (int part = 0; game->parts[part] != NULL; part++)
    if (get_part (self, part) != NULL)
      gtk_box_append (self->parts, gtk_label_new (NULL));
}

static void
show_parts (ParlourDisplay *self)
{
  const TableState *state = get_state (self);
  GtkWidget *label = gtk_widget_get_first_child (GTK_WIDGET (self->parts));

  gtk_widget_set_visible (GTK_WIDGET (self->parts), state->round > 0 && get_part (self, state->part) != NULL);
  for (int part = 0; label != NULL; part++)
    {
      const char *name = get_part (self, part);

      if (name == NULL)
        continue;

      gtk_label_set_label (GTK_LABEL (label), name);
      parlour_widget_set_css_class (label, "today", part == state->part);
      parlour_widget_set_css_class (label, "past", part < state->part);
      label = gtk_widget_get_next_sibling (label);
    }
}

/* Who has won alone. */
static int
find_winner (ParlourDisplay *self)
{
  int found = TABLE_NOBODY;
  TableScore score;

  if (!table_state_get_score (get_state (self), &score))
    return TABLE_NOBODY;

  for (int seat = 0; seat < score.n_players; seat++)
    if (score.ranks[seat] == 1)
      {
        if (found != TABLE_NOBODY)
          return TABLE_NOBODY;
        found = seat;
      }

  return found;
}

/* The one player whom all look at, or nobody. */
static int
find_player (ParlourDisplay *self)
{
  if (self->onlooker.by_hand)
    return TABLE_NOBODY;

  return parlour_stage_is_all_told (self->stage, get_state (self)) ? find_winner (self)
                                                                   : table_game_get_addressed (get_state (self));
}

/* Whoever is asked alone reads it large in a language of his or her own. */
static void
tell_asked (ParlourDisplay *self,
            ParlourTongues *tongues,
            ParlourTeller   teller)
{
  const char *own = table_session_get_language (self->session, find_player (self));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) languages = NULL;

  if (own != NULL)
    g_strv_builder_add (builder, own);
  g_strv_builder_addv (builder, (const char **) self->languages);
  languages = g_strv_builder_end (builder);

  parlour_tongues_tell (tongues, (const char *const *) languages, teller, self);
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

static void
show_die (ParlourDisplay *self)
{
  int value = self->game->get_roll != NULL ? self->game->get_roll (&self->onlooker) : 0;

  gtk_widget_set_visible (GTK_WIDGET (self->die), value > 0);
  if (value > 0)
    parlour_die_set_value (self->die, value);
}

/* The families */

/* Sentences need more room than pictures: rather a row more. */
static void
make_families (ParlourDisplay *self)
{
  if (is_told (self))
    g_object_set (self->families, "column-width", TOLD_WIDTH, NULL);
  for (int i = 0; i < table_session_get_state (self->session)->n_players; i++)
    parlour_stalls_append (self->families, parlour_display_family_new (self->game));
}

static void
show_families (ParlourDisplay    *self,
               const ParlourAfar *afar)
{
  GtkWidget *family = gtk_widget_get_first_child (GTK_WIDGET (self->families));
  int seats[TABLE_MAX_PLAYERS];
  gboolean ordered = table_game_list_places (get_state (self), seats);

  gtk_widget_set_visible (GTK_WIDGET (self->families),
                          !is_telling_ranks (self) && !parlour_game_find (get_state (self)->game)->shows_players);
  for (int i = 0; i < get_state (self)->n_players; i++)
    {
      parlour_display_family_show (PARLOUR_DISPLAY_FAMILY (family), &self->onlooker, seats[i], ordered ? i : -1,
                                   afar != NULL ? parlour_afar_find_seat (afar, seats[i]) : NULL);
      family = gtk_widget_get_next_sibling (family);
    }
}

/* What lies on the table */

static char *
tell_caption (gconstpointer data)
{
  return ((ParlourDisplay *) data)->kind == PARLOUR_AFAR_GIVEN ? tell_hand_out (data) : tell_moves_of_players (data);
}

/* Where there is nothing else the words have all the room. */
static void
show_table (ParlourDisplay    *self,
            const ParlourAfar *afar)
{
  const gboolean is_ranked = is_telling_ranks (self);
  gboolean has_any;

  self->kind = afar != NULL ? parlour_afar_get_kind (afar) : PARLOUR_AFAR_BOARD;
  gtk_widget_set_visible (GTK_WIDGET (self->ring), afar != NULL && !is_ranked);
  gtk_widget_set_visible (GTK_WIDGET (self->board), afar != NULL);
  if (afar != NULL && !is_ranked)
    parlour_board_view_show_from_afar (self->ring, self->session, parlour_afar_get_board (afar), parlour_afar_get_ring (afar), 0);
  if (afar != NULL)
    parlour_board_view_show_from_afar (self->board, self->session, parlour_afar_get_board (afar), parlour_afar_get_groups (afar),
                                       self->onlooker.is_news ? LARGE : 0);
  has_any = gtk_widget_get_visible (GTK_WIDGET (self->board));
  gtk_widget_set_visible (self->zoom, has_any);
  gtk_widget_set_vexpand (self->middle, !has_any);
  parlour_widget_set_css_class (GTK_WIDGET (self->board), "news", self->onlooker.is_news);
  parlour_widget_set_css_class (GTK_WIDGET (self->board), "given", self->kind == PARLOUR_AFAR_GIVEN || self->kind == PARLOUR_AFAR_MOVED);
  parlour_widget_set_css_class (GTK_WIDGET (self->board), "ranks", is_ranked);
  parlour_widget_set_css_class (self->hero, "above", is_told (self) && has_any && self->kind == PARLOUR_AFAR_BOARD);
  if (self->kind == PARLOUR_AFAR_GIVEN || self->kind == PARLOUR_AFAR_MOVED)
    tell (self, self->caption, tell_caption);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), self->kind == PARLOUR_AFAR_GIVEN
                          || (self->kind == PARLOUR_AFAR_MOVED && !gtk_widget_get_visible (GTK_WIDGET (self->moves_heading))));
}

/* What one game alone has */

static void
make_extras (ParlourDisplay *self)
{
  for (const ParlourExtra *extra = self->game->extras; extra != NULL && extra->make != NULL; extra++)
    gtk_box_append (self->extras, extra->make ());
}

/* The track of the rounds ends where the table has agreed. */
static void
show_track (ParlourDisplay *self)
{
  ParlourTrackLook look = { .color = { 0.77f, 0.62f, 0.25f, 1.f }, .path = ROUND_MARKER, .first = 1 };
  g_autofree char *told = NULL;
  const int marker = self->game->find_marker != NULL ? self->game->find_marker (get_state (self), &look.n_spaces) : 0;

  gtk_widget_set_visible (self->track_place, marker > 0);
  if (marker == 0)
    return;

  /* Translators: %d is where the marker of the rounds stands on its track, and where that ends. */
  told = g_strdup_printf (_("Round marker: %d of %d"), marker, look.n_spaces);
  if (adw_bin_get_child (ADW_BIN (self->track_place)) == NULL)
    adw_bin_set_child (ADW_BIN (self->track_place), parlour_track_new (TRACK_SIZE, &look));
  parlour_track_show (PARLOUR_TRACK (adw_bin_get_child (ADW_BIN (self->track_place))), marker - 1, told);
}

static void
show_extras (ParlourDisplay *self)
{
  GtkWidget *widget;

  if (gtk_widget_get_first_child (GTK_WIDGET (self->extras)) == NULL)
    make_extras (self);

  widget = gtk_widget_get_first_child (GTK_WIDGET (self->extras));
  for (const ParlourExtra *extra = self->game->extras; widget != NULL; extra++)
    {
      extra->show (widget, &self->onlooker);
      widget = gtk_widget_get_next_sibling (widget);
    }
}

/* All of it */

/* Whether it may still show what the last event brought, before how the game stands. */
static gboolean
has_news (ParlourDisplay *self)
{
  return self->game->waits_for_touch ? !parlour_stage_is_seen (self->stage, self->session) : self->news_over > 0;
}

static void
show_game (ParlourDisplay *self)
{
  g_autoptr (TongueScope) scope = NULL;
  g_autoptr (ParlourAfar) afar = NULL;

  if (self->session == NULL)
    return;

  parlour_onlooker_look (&self->onlooker, self->session);
  if (has_news (self))
    self->onlooker.is_news = self->game->look_back (&self->onlooker) > 0;
  tell (self, self->when, tell_when);
  tell (self, self->note, tell_note);
  tell (self, self->time_left, tell_time_left);
  tell (self, self->moves_heading, tell_moves_heading);
  tell (self, self->moves_of_table, tell_moves_of_table);
  tell_asked (self, self->ask, tell_ask);
  tell_asked (self, self->detail, tell_detail);

  /* Where there is room for one language only. */
  scope = tongue_speak (get_first_language (self));
  show_parts (self);
  show_player (self);
  show_die (self);
  afar = look_at_board (self);
  show_families (self, afar);
  show_extras (self);
  show_track (self);
  show_table (self, afar);
}

static void
show_clock (ParlourDisplay *self)
{
  tell (self, self->time_left, tell_time_left);
}

/* What moves: as on the page of the game, as far as the game finds its places here. */

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
get_street (gpointer   owner,
            GtkWidget *place,
            int        street)
{
  ParlourDisplay *self = PARLOUR_DISPLAY (owner);

  return self->game->find_street != NULL ? self->game->find_street (self, street) : NULL;
}

static GtkWidget *
find_thing (gpointer    owner,
            const char *id)
{
  ParlourDisplay *self = PARLOUR_DISPLAY (owner);

  return self->game->find_thing != NULL ? self->game->find_thing (self, id) : NULL;
}

static const ParlourView view = { get_place_seat, get_emblem, get_home, get_street, find_thing };

static void
on_news_over (gpointer data)
{
  ParlourDisplay *self = data;

  self->news_over = 0;
  show_game (self);
}

/* The longer the more happened, but only until something else does: nothing waits for it. */
static void
begin_news (ParlourDisplay *self,
            gboolean        played)
{
  g_auto (ParlourOnlooker) onlooker = { 0 };
  int n = 0;

  g_clear_handle_id (&self->news_over, g_source_remove);
  if (!played || self->game->look_back == NULL || self->game->waits_for_touch)
    return;

  parlour_onlooker_look (&onlooker, self->session);
  n = self->game->look_back (&onlooker);
  if (n > 0)
    self->news_over = g_timeout_add_once ((guint) (NEWS + n * NEWS_EACH), on_news_over, self);
}

static void
on_changed (ParlourDisplay *self)
{
  ParlourMoves moves = { &view, self, self->flights, self->session, GTK_WIDGET (self->families) };
  guint cursor = table_record_get_cursor (table_session_get_record (self->session));
  gboolean played = cursor > self->shown;

  self->shown = cursor;
  begin_news (self, played);
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
  g_auto (GStrv) chosen = g_settings_get_strv (parlour_settings_get (), "display-languages");
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
  parlour_box_clear (self->extras);
  adw_bin_set_child (ADW_BIN (self->track_place), NULL);
  parlour_canvas_set_language (self->canvas, get_first_language (self));
  show_languages (self);
  show_game (self);
}

/* The last language stays: nobody could read nothing. */
static void
toggle_language (ParlourDisplay *self,
                 const char     *action,
                 GVariant       *parameter)
{
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
    g_settings_set_strv (parlour_settings_get (), "display-languages", (const char *const *) wanted);
  show_languages (self);
}

/* The first nine have a digit each. */
static void
add_language_key (ParlourDisplay *self,
                  guint           place)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_1 + place, 0),
                                            gtk_named_action_new ("display.toggle-language"));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_string (tongue_list ()[place]));
  gtk_shortcut_controller_add_shortcut (self->shortcuts, shortcut);
}

static void
make_languages (ParlourDisplay *self)
{
  for (guint i = 0; i < MIN (g_strv_length ((char **) tongue_list ()), 9); i++)
    add_language_key (self, i);
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
toggle_fullscreen (GtkWidget *widget)
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
  g_clear_handle_id (&self->news_over, g_source_remove);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->stage != NULL)
    g_signal_handlers_disconnect_by_data (self->stage, self);
  g_clear_object (&self->session);
  parlour_onlooker_clear (&self->onlooker);
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  g_clear_object (&self->stage);
  g_clear_object (&self->inhibitor);
  g_clear_pointer (&self->languages, g_strfreev);

  G_OBJECT_CLASS (parlour_display_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/display/display.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, shortcuts);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, language_box);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, dark_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, canvas);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, flights);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, when);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, parts);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, note);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, time_left);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, moves_heading);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, moves_of_table);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, ask);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, detail);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, die);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, extras);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, track_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, caption);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, middle);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, hero);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, zoom);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, board);
  gtk_widget_class_bind_template_child (widget_class, ParlourDisplay, families);
  gtk_widget_class_bind_template_callback (widget_class, on_dark);
  gtk_widget_class_bind_template_callback (widget_class, on_motion);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
}

static const ParlourAction actions[] = {
  { "display.toggle-fullscreen", NULL, G_CALLBACK (toggle_fullscreen) },
  /* Speaks a language besides the others, or stops speaking it. */
  { "display.toggle-language", "s", G_CALLBACK (toggle_language) },
};

static void
parlour_display_class_init (ParlourDisplayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_display_dispose;

  bind_template (widget_class);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_display_init (ParlourDisplay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_watch_row (GTK_WINDOW (self));

  self->ring = g_object_new (PARLOUR_TYPE_BOARD_VIEW, "valign", GTK_ALIGN_CENTER, "visible", FALSE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->ring), "ring");
  parlour_stalls_append (PARLOUR_STALLS (self->middle), GTK_WIDGET (self->ring));
  self->pointer_x = self->pointer_y = -1.;
  make_languages (self);

  g_settings_bind (parlour_settings_get (), "display-dark", self->dark_button, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (parlour_settings_get (), "changed::display-languages", G_CALLBACK (on_languages), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parlour_settings_get (), "changed::cover-hands", G_CALLBACK (show_game), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (on_contrast), self,
                           G_CONNECT_SWAPPED);
  parlour_language_follow (self, G_CALLBACK (on_languages));
  on_dark (self);
  on_contrast (self);
  on_languages (self);
}

/* Makes a display that follows a game until it is closed. */
ParlourDisplay *
parlour_display_new (TableSession *session)
{
  ParlourDisplay *self = g_object_new (PARLOUR_TYPE_DISPLAY, NULL);

  self->session = g_object_ref (session);
  self->stage = g_object_ref (parlour_stage_get (session));
  self->inhibitor = parlour_inhibitor_new (GTK_WIDGET (self));
  parlour_inhibitor_set_session (self->inhibitor, session);
  self->clock = g_object_ref (parlour_clock_get (session));
  self->game = parlour_game_display_find (table_session_get_game (session));
  self->shown = table_record_get_cursor (table_session_get_record (session));
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->stage, "changed", G_CALLBACK (show_game), self);
  g_signal_connect_swapped (self->clock, "changed", G_CALLBACK (show_clock), self);
  make_parts (self);
  make_families (self);
  show_game (self);

  return self;
}

/* Finds where a part of the round is shown. Returns its name, or `NULL` if it is not shown. */
GtkWidget *
parlour_display_find_part (ParlourDisplay *self,
                           int             part)
{
  return get_part (self, part) != NULL
           ? parlour_widget_get_nth (GTK_WIDGET (self->parts), find_part_place (self, part)) : NULL;
}

/* Finds what is drawn on a thing of the board, by its id. Returns that, or `NULL` if the board is not shown or has no such
 * thing. */
GtkWidget *
parlour_display_find_thing (ParlourDisplay *self,
                            const char     *id)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->board)) ? parlour_board_view_find_signs (self->board, id) : NULL;
}

/* Chooses a monitor for a display: the first that the game is not on. Returns a monitor, or
 * `NULL` if there is no other. */
GdkMonitor *
parlour_display_choose (GListModel *monitors,
                        GdkMonitor *own)
{
  for (guint i = 0; own != NULL && i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != own)
        return monitor;
    }

  return NULL;
}

/* Finds a monitor for a display: one that the window is not on. Returns a monitor, or `NULL` if
 * there is no other. */
GdkMonitor *
parlour_display_find_other (GtkWindow *window)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  return parlour_display_choose (gdk_display_get_monitors (display),
                                 surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL);
}
