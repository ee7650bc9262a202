/* test-display.c: the display for the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-glass.h"
#include "colonia-piece.h"
#include "colonia-record.h"
#include "colonia-relic-card.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "games.h"
#include "parlour-afar.h"
#include "parlour-banner.h"
#include "parlour-board-page.h"
#include "parlour-board-thing.h"
#include "parlour-canvas.h"
#include "parlour-display-family.h"
#include "parlour-display.h"
#include "parlour-emblem.h"
#include "parlour-game-display.h"
#include "parlour-game-family.h"
#include "parlour-game-page.h"
#include "parlour-inhibitor.h"
#include "parlour-keys.h"
#include "parlour-scale.h"
#include "parlour-stage.h"
#include "parlour-the-end.h"
#include "parlour-why.h"
#include "pieces.h"
#include "table-simulation.h"
#include "tongue.h"
#include "widgets.h"
#include "written.h"

#include <string.h>

/* What is on the display */

static ParlourDisplay *
open_display (TableSession *session)
{
  ParlourDisplay *display = parlour_display_new (session);

  gtk_window_set_default_size (GTK_WINDOW (display), 1280, 720);
  gtk_window_present (GTK_WINDOW (display));

  return display;
}

static void
close_display (ParlourDisplay *display)
{
  g_object_ref (display);
  gtk_window_destroy (GTK_WINDOW (display));
  assert_finalized (display);
}

/* A window says so itself. */
static gboolean
is_lit (GtkWidget *glass)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      g_autofree char *lit = g_strdup_printf ("The window of %s, lit", colonia_term_city (city));
      g_autofree char *otherwise = gtk_test_accessible_check_property (GTK_ACCESSIBLE (glass), GTK_ACCESSIBLE_PROPERTY_LABEL, lit);

      if (otherwise == NULL)
        return TRUE;
    }

  return FALSE;
}

/* All that can be read, and all that is drawn, of what is shown. */
static void
tell (GtkWidget *widget,
      GString   *told)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (told, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (PARLOUR_IS_EMBLEM (widget))
    g_string_append_printf (told, "emblem %d\n", parlour_emblem_get_color (PARLOUR_EMBLEM (widget)));
  if (COLONIA_IS_PIECE (widget))
    {
      ColoniaPieceKind kind;

      g_object_get (widget, "kind", &kind, NULL);
      g_string_append_printf (told, "piece %d %d %d\n", (int) kind, read_number (widget, "which"),
                              read_number (widget, "count"));
    }
  if (COLONIA_IS_GLASS (widget))
    g_string_append_printf (told, "glass %d\n", is_lit (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell (child, told);
}

static char *
read_display (ParlourDisplay *display)
{
  GString *told = g_string_new (NULL);

  tell (find_child (GTK_WIDGET (display), "canvas"), told);

  /* Where a word may be parted is not said. */
  g_string_replace (told, "\u00ad", "", 0);

  return g_string_free (told, FALSE);
}

static void
assert_says (ParlourDisplay *display,
             const char     *what)
{
  g_autofree char *told = read_display (display);

  if (strstr (told, what) == NULL)
    g_error ("“%s” is not among:\n%s", what, told);
}

static void
assert_silent_about (ParlourDisplay *display,
                     const char     *what)
{
  g_autofree char *told = read_display (display);

  if (strstr (told, what) != NULL)
    g_error ("“%s” is among:\n%s", what, told);
}

static void
set_languages (const char *const *languages)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);

  g_settings_set_strv (settings, "display-languages", languages);
}

static void
reset_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);

  g_settings_reset (settings, "display-languages");
  g_settings_reset (settings, "display-dark");
}

/* All moments of games */

static void
lay_out (ParlourDisplay *display,
         int             width,
         int             height)
{
  GtkWidget *canvas = find_child (GTK_WIDGET (display), "canvas");

  gtk_widget_measure (canvas, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (canvas, width, height, -1, NULL);
}

/* How much larger all is drawn than it would be by itself. */
static double
find_scale (GtkWidget *canvas)
{
  GtkWidget *page = gtk_widget_get_first_child (canvas);
  double begin, end;

  g_assert_true (gtk_widget_translate_coordinates (page, canvas, 0., 0., &begin, NULL));
  g_assert_true (gtk_widget_translate_coordinates (page, canvas, 1., 0., &end, NULL));

  return end - begin;
}

/* What is laid out ends where its canvas ends. */
static void
check_fits (ParlourDisplay *display)
{
  GtkWidget *canvas = find_child (GTK_WIDGET (display), "canvas");
  GtkWidget *page = gtk_widget_get_first_child (canvas);
  double scale = find_scale (canvas);

  g_assert_cmpfloat (scale, >, 0.);
  g_assert_cmpfloat (gtk_widget_get_width (page) * scale, <=, gtk_widget_get_width (canvas) + 2. * scale);
  g_assert_cmpfloat (gtk_widget_get_height (page) * scale, <=, gtk_widget_get_height (canvas) + 2. * scale);
}

static int
count_bars (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  int n = gtk_widget_has_css_class (widget, "level-bar") ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_bars (child);

  return n;
}

/* On Thursday all bars are to be seen, whether anybody has ordered anything or not;
 * only what hands have to give or to move takes their place. */
static void
check_bars (ParlourDisplay *display,
            TableSession   *session)
{
  const ColoniaState *state = colonia_session_get_state (session);
  gboolean by_hand = gtk_widget_get_visible (find_child (GTK_WIDGET (display), "caption"))
                     || parlour_stage_are_moves_due (parlour_stage_get (session), session);

  if (state->day == COLONIA_DAY_THURSDAY && !by_hand)
    g_assert_cmpint (count_bars (find_child (GTK_WIDGET (display), "board")), ==, COLONIA_N_CRAFTSMEN);
}

/* THU-2: the last die lies still, with the bars and what is made, until somebody goes on. */
static void
check_last_roll (ParlourDisplay *display,
                 TableSession   *session)
{
  TableLine *line = table_session_get_last_step (session);

  if (line == NULL || !pieces_is_last_roll_of_line (line) || parlour_stage_is_seen (parlour_stage_get (session), session))
    return;

  assert_says (display, "The last roll of Thursday");
  assert_silent_about (display, "Now move the pieces");
  g_assert_true (gtk_widget_get_visible (find_child (GTK_WIDGET (display), "die")));
  g_assert_cmpint (count_bars (find_child (GTK_WIDGET (display), "board")), ==, COLONIA_N_CRAFTSMEN);
  check_fits (display);
  parlour_stage_set_seen (parlour_stage_get (session), session);
  assert_silent_about (display, "The last roll of Thursday");
}

static void
check_moment (ParlourDisplay *display,
              TableSession   *session)
{
  const ColoniaState *state = colonia_session_get_state (session);
  const char *const *names = table_session_get_names (session);
  g_autofree char *by_hand = parlour_stage_tell_by_hand (parlour_stage_get (session), session);

  /* The game goes on when the table has carried out what only the table knows. */
  if (by_hand != NULL)
    {
      assert_says (display, by_hand);
      check_fits (display);
      parlour_stage_set_done_by_hand (parlour_stage_get (session), session);
    }

  check_last_roll (display, session);
  if (state->turn != COLONIA_NOBODY)
    {
      g_autofree char *turn = colonia_words_turn (state);

      g_assert_cmpstr (parlour_banner_get_text (PARLOUR_BANNER (find_child (GTK_WIDGET (display), "name"))), ==,
                       names[state->turn]);
      assert_says (display, turn);
    }
  else if (state->step != COLONIA_STEP_VOTE && state->step != COLONIA_STEP_CASTING_VOTE)
    {
      g_autofree char *step = colonia_words_step (names, &state->table);

      assert_says (display, step);
    }

  for (int seat = 0; seat < state->n_players; seat++)
    assert_says (display, names[seat]);
  check_bars (display, session);
  check_fits (display);
}

/* Every moment of a game is shown, forwards by events and backwards by undo. */
static void
check_game (int             n_players,
            ColoniaTracking tracking,
            guint64         seed)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, n_players, tracking, seed);
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, G_MAXUINT), NULL, NULL);
  guint n_events = table_record_get_cursor (record);
  ParlourDisplay *display;

  table_session_go_to (session, 0);
  display = open_display (session);
  for (guint i = 0; i < n_events; i++)
    {
      lay_out (display, i % 2 == 0 ? 1280 : 800, i % 2 == 0 ? 720 : 600);
      check_moment (display, session);
      table_session_go_to (session, i + 1);
    }
  check_moment (display, session);
  table_session_go_to (session, n_events / 2);
  check_moment (display, session);

  close_display (display);
}

static void
test_games (void)
{
  check_game (3, COLONIA_TRACKING_FULL, 1);
  check_game (6, COLONIA_TRACKING_FULL, 2);
  check_game (4, COLONIA_TRACKING_ESSENTIALS, 3);
  check_game (5, COLONIA_TRACKING_SCORING, 4);
}

/* Boards */

static gboolean
is_shown (const ParlourGame *game,
          const TableGroup  *group,
          const TableThing  *thing)
{
  const char *const *groups = game->game->seen;
  const gboolean is_read = thing->title == NULL && thing->text != NULL && group->arrangement == TABLE_RING;
  const gboolean is_here = groups != NULL ? g_strv_contains (groups, group->id)
                                          : !g_str_equal (group->id, TABLE_ASIDE) && !g_str_equal (group->id, TABLE_WAY_ON);

  return is_here && (thing->title != NULL || is_read) && thing->track_end == 0 && (thing->deeds == NULL || thing->deeds->kind != TABLE_FILLS_IN);
}

/* What stands in large is the first line of what a player has. */
static void
check_tells_thing (ParlourDisplay    *display,
                   const ParlourGame *game,
                   const TableThing  *thing)
{
  const gboolean has_number = game->display != NULL && game->display->tell_number != NULL && thing->seat != TABLE_NOBODY;
  g_auto (GStrv) lines = g_strsplit (thing->text != NULL ? thing->text : "", "\n", -1);

  if (thing->title != NULL)
    assert_says (display, thing->title);
  for (char **line = lines; *line != NULL; line++)
    if (line != lines || !has_number)
      assert_says (display, *line);
}

/* What lies on the board for everybody is told to the last line, and what is to be borne in mind of it: dice, who may act,
 * rates, offers, what a round brought, prices, houses. */
static void
check_tells_board (ParlourDisplay *display,
                   TableSession   *session)
{
  const ParlourGame *game = parlour_game_find (table_session_get_game (session));
  const TableReader reader = { .seat = TABLE_NOBODY, .names = table_session_get_names (session) };
  TableState *view = g_malloc (game->game->state_size);
  g_autoptr (TableBoard) board = NULL;
  guint n_taken;

  table_state_view (view, table_session_get_state (session), TABLE_NOBODY);
  board = table_board_new (view, &reader, NULL, 0, &n_taken);
  for (const TableRemark *remark = table_board_get_remarks (board); remark != NULL; remark = remark->next)
    if (remark->question == TABLE_NOBODY)
      assert_says (display, remark->text);
  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
      if (is_shown (game, group, thing))
        check_tells_thing (display, game, thing);
  g_clear_pointer (&board, table_board_free);
  table_state_free (view);
}

/* Lines that only whose they are may read. */
static void
check_nothing_secret (ParlourDisplay *display,
                      TableSession   *session)
{
  const TableState *state = table_session_get_state (session);
  const TableGame *game = state->game;
  g_autofree char *told = read_display (display);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_autofree char *purse = game->tell_purse != NULL ? game->tell_purse (state, seat) : NULL;
      g_autofree char *covered = game->tell_player != NULL ? game->tell_player (state, seat, FALSE) : g_strdup ("");
      g_autofree char *uncovered = game->tell_player != NULL ? game->tell_player (state, seat, TRUE) : g_strdup ("");
      g_auto (GStrv) lines = g_strsplit (uncovered, "\n", -1);

      if (purse != NULL && strstr (told, purse) != NULL)
        g_error ("“%s” of %s is among:\n%s", purse, table_session_get_names (session)[seat], told);
      for (char **line = lines; *line != NULL; line++)
        if (strlen (*line) > 0 && strstr (covered, *line) == NULL && strstr (told, *line) != NULL)
          g_error ("“%s” of %s is among:\n%s", *line, table_session_get_names (session)[seat], told);
    }
}

/* How high the letters of a label are on the screen, in pixels. */
static double
measure_letters (GtkWidget *label,
                 GtkWidget *display)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (label));
  const double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  graphene_matrix_t transform;

  g_assert_true (gtk_widget_compute_transform (label, display, &transform));

  return size * (pango_font_description_get_size_is_absolute (font) ? 1. : 96. / 72.) * graphene_matrix_get_x_scale (&transform);
}

static double
find_smallest (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
               GtkWidget *display)
{
  double smallest = GTK_IS_LABEL (widget) && *gtk_label_get_label (GTK_LABEL (widget)) != '\0' ? measure_letters (widget, display) : 1000.;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      smallest = MIN (smallest, find_smallest (child, display));

  return smallest;
}

/* How long words are that stand on one line. */
#define LONGEST_WORD 16

/* Of what lies there no text is cut, however narrow it is, and no word stands on two lines. */
static void
check_whole (ParlourDisplay *display)
{
  g_autoptr (GPtrArray) things = find_all (find_child (GTK_WIDGET (display), "canvas"), PARLOUR_TYPE_BOARD_THING);

  for (guint i = 0; i < things->len; i++)
    {
      g_autoptr (GPtrArray) labels = find_all (things->pdata[i], GTK_TYPE_LABEL);

      for (guint j = 0; j < labels->len; j++)
        if (gtk_widget_get_mapped (labels->pdata[j]) && gtk_label_get_ellipsize (labels->pdata[j]) != PANGO_ELLIPSIZE_NONE)
          g_error ("“%s” may be cut", gtk_label_get_label (labels->pdata[j]));
        else if (gtk_widget_get_mapped (labels->pdata[j]) && gtk_label_get_wrap (labels->pdata[j])
                 && g_utf8_strlen (gtk_label_get_label (labels->pdata[j]), -1) <= LONGEST_WORD
                 && gtk_label_get_wrap_mode (labels->pdata[j]) != PANGO_WRAP_WORD)
          g_error ("“%s” may be parted", gtk_label_get_label (labels->pdata[j]));
    }
}

/* Nothing there is touched. */
static void
check_inert (ParlourDisplay *display)
{
  GtkWidget *canvas = find_child (GTK_WIDGET (display), "canvas");

  g_assert_cmpint (count_all (canvas, GTK_TYPE_BUTTON), ==, 0);
  g_assert_cmpint (count_all (canvas, PARLOUR_TYPE_WHY), ==, 0);
}

/* At how many moments of a game all of it is laid out. */
#define N_MOMENTS 24

/* Every moment is shown, from afar and in a small window. */
static void
check_boards (const TableGame *game,
              int              tracking)
{
  g_autoptr (TableRecord) record = table_simulate (game, game->max_players, tracking, 1);
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, G_MAXUINT), NULL, NULL);
  const guint n_events = table_record_get_cursor (record);
  ParlourDisplay *display;
  double smallest = 1000.;
  guint n_things;

  /* From the last one on, as each event is looked at for a while that has just happened. */
  display = open_display (session);
  for (guint i = 0; i <= n_events; i++)
    {
      const TableState *state = table_session_get_state (session);
      g_autofree char *step = state->game->tell_step (table_session_get_names (session), state);

      assert_says (display, step);
      check_nothing_secret (display, session);
      if (!gtk_widget_get_visible (find_child (GTK_WIDGET (display), "caption")))
        check_tells_board (display, session);
      if (i % MAX (n_events / N_MOMENTS, 1) == 0)
        {
          lay_out (display, 360, 720);
          check_fits (display);
          check_whole (display);
          lay_out (display, 1280, 800);
          check_fits (display);
          smallest = MIN (smallest, find_smallest (find_child (GTK_WIDGET (display), "canvas"), GTK_WIDGET (display)));
        }
      table_session_go_to (session, n_events - MIN (i + 1, n_events));
    }
  check_inert (display);
  g_test_message ("%s %d: letters of %.1f", game->id, tracking, smallest);
  g_assert_cmpfloat (smallest, >=, 12.);

  /* What was there before is still there, and nothing else has come. */
  n_things = (guint) count_all (GTK_WIDGET (display), PARLOUR_TYPE_BOARD_THING);
  table_session_go_to (session, n_events / 2);
  table_session_go_to (session, 0);
  g_assert_cmpint (count_all (GTK_WIDGET (display), PARLOUR_TYPE_BOARD_THING), ==, n_things);
  close_display (display);
}

static TableSession *
read_genua (const char *events)
{
  g_autofree char *text = g_strdup_printf ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"genua\",\"tracking\":\"full\","
                                           "\"players\":[{\"name\":\"Agnes\",\"color\":\"blue\"},{\"name\":\"Bruno\",\"color\":\"green\"}],"
                                           "\"events\":[%s]}", events);

  return written_session (text);
}

#define PROMISE "{\"type\":\"deal\",\"player\":2,\"promise\":\"the next action\"}"
#define STRUCK "{\"type\":\"note\",\"text\":\"✓ Bruno: the next action\"}"
#define TURN(player) "{\"type\":\"tower\",\"player\":" player ",\"place\":\"park\",\"dice\":[3,7]},{\"type\":\"end-turn\",\"player\":" player "}"

static void
check_genua (const char *events,
             const char *says,
             const char *silent)
{
  g_autoptr (TableSession) session = read_genua (events);
  ParlourDisplay *display = open_display (session);

  assert_says (display, says);
  if (silent != NULL)
    assert_silent_about (display, silent);

  /* An icon that is enlarged with all the rest would be blurred. */
  g_assert_cmpint (gtk_image_get_storage_type (find_nth (find_child (GTK_WIDGET (display), "canvas"), GTK_TYPE_IMAGE, 0)), ==, GTK_IMAGE_PAINTABLE);
  close_display (display);
}

/* Dice are seen with the way of the tower, and the last promise that nobody has struck: one note strikes one. */
static void
test_promises (void)
{
#define TURNS "{\"type\":\"tower\",\"player\":1,\"place\":\"park\"}," PROMISE ",{\"type\":\"end-turn\",\"player\":1}," TURN ("2") "," TURN ("1")
  check_genua ("{\"type\":\"tower\",\"player\":1,\"place\":\"park\",\"dice\":[3,7]}", "Agnes rolls 3 and 7", "Promised");
  check_genua ("{\"type\":\"tower\",\"player\":1,\"place\":\"park\"}," PROMISE, "Promised: Bruno: the next action", "rolls");
  check_genua (TURNS, "Promised: Bruno: the next action", NULL);
  check_genua (TURNS "," STRUCK, "Park", "Promised");
  /* Whose name has been mended since. */
  check_genua (TURNS ",{\"type\":\"note\",\"text\":\"✓ Brnuo: the next action\"}", "Park", "Promised");
  check_genua (TURNS ",{\"type\":\"tower\",\"player\":2,\"place\":\"park\"},{\"type\":\"deal\",\"player\":1,\"promise\":\"the next action\"},"
               STRUCK, "Promised: Agnes: the next action", "Promised: Bruno");
}

/* A game that does not ask in words of its own is shown by its boards, in the languages that need most room. */
static void
test_boards (void)
{
  const char *const languages[][2] = { { tongue_list ()[g_strv_length ((char **) tongue_list ()) - 1] }, { tongue_list ()[1] } };

  for (const TableGame *const *game = table_games; *game != NULL; game++)
    for (int tracking = 0; parlour_game_find (*game)->display->tell_ask == NULL && (*game)->trackings[tracking] != NULL && tracking < 2; tracking++)
      {
        g_autoptr (TongueScope) scope = tongue_speak (languages[tracking][0]);

        set_languages (languages[tracking]);
        check_boards (*game, tracking);
      }
  reset_settings ();
}

static guint
count_seen (ParlourDisplay *display,
            GType           type)
{
  g_autoptr (GPtrArray) found = find_all (GTK_WIDGET (display), type);
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    n += gtk_widget_get_mapped (found->pdata[i]) ? 1 : 0;

  return n;
}

/* How many booths or relic cards are what the table is about. */
static guint
count_things (const ColoniaState *state)
{
  guint n = 0;

  if (state->step == COLONIA_STEP_MARKET)
    return (guint) state->n_booths;

  for (int slot = 0; slot < state->n_display; slot++)
    n += state->display[slot].present ? 1 : 0;

  return n;
}

/* Booths lie there with what is on them, and relics as the cards that they are, as long as they are what the table is about. */
static void
test_table (void)
{
  static const ColoniaStep steps[] = {
    COLONIA_STEP_MARKET, COLONIA_STEP_REVEAL_RELICS, COLONIA_STEP_BUYING, COLONIA_STEP_SAFEGUARDING,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (TableSession) session = game_at_step (steps[i], 3, 4, COLONIA_TRACKING_FULL);
      const int turn = table_session_get_state (session)->turn;
      const guint n_cards = steps[i] == COLONIA_STEP_MARKET ? 0 : count_things (colonia_session_get_state (session));
      const guint n_things = count_things (colonia_session_get_state (session));
      ParlourDisplay *display;

      /* What is handed out comes before all else, until somebody goes on. */
      if (turn != TABLE_NOBODY)
        colonia_session_play (session, &(ColoniaEvent) { .type = COLONIA_EVENT_PASS, .player = turn }, TABLE_ROLLER_NONE);
      display = open_display (session);
      lay_out (display, 1280, 720);
      g_assert_cmpuint (n_things, >, 0);
      g_assert_cmpuint (count_seen (display, PARLOUR_TYPE_BOARD_THING), ==, n_things);
      g_assert_cmpuint (count_seen (display, COLONIA_TYPE_RELIC_CARD), ==, n_cards);
      close_display (display);
    }
}

/* Nothing is told that lies behind a screen */

static void
correct (TableSession  *session,
         int              seat,
         ColoniaCorrects  what)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_CORRECTION);
  event.player = seat;
  event.correction.corrects = what;
  switch (what)
    {
    case COLONIA_CORRECTS_RESOURCES:
      event.correction.resources.n[COLONIA_RESOURCE_FUR] = 1;
      break;

    case COLONIA_CORRECTS_GOODS:
      event.correction.goods.n[COLONIA_GOOD_PAINTING] = 37;
      break;

    case COLONIA_CORRECTS_MONEY:
    default:
      event.correction.money.n[COLONIA_CITY_LONDON] = 37;
    }

  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

/* Whatever a player has, the display says the same. */
static void
check_covered (TableSession *session)
{
  static const ColoniaCorrects kinds[] = {
    COLONIA_CORRECTS_RESOURCES, COLONIA_CORRECTS_GOODS, COLONIA_CORRECTS_MONEY,
  };
  ParlourDisplay *display = open_display (session);
  g_autofree char *before = read_display (display);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int seat = 0; seat < colonia_session_get_state (session)->n_players; seat++)
      {
        guint n_events = table_record_get_cursor (table_session_get_record (session));
        g_autofree char *after = NULL;

        correct (session, seat, kinds[i]);
        g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, n_events + 1);
        after = read_display (display);
        g_assert_cmpstr (after, ==, before);
      }

  close_display (display);
}

static void
test_covered (void)
{
  static const ColoniaStep steps[] = {
    COLONIA_STEP_MARKET, COLONIA_STEP_ORDERS, COLONIA_STEP_LOADING, COLONIA_STEP_BUYING, COLONIA_STEP_SAFEGUARDING,
    COLONIA_STEP_VOTE, COLONIA_STEP_FAMILY_CARDS, COLONIA_STEP_WEEK_CARD,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (TableSession) session = game_at_step (steps[i], 3, 4, COLONIA_TRACKING_FULL);

      check_covered (session);
    }
}

/* When all ships have come, and another is due, everybody is told (SAT-2). */
static void
test_used_up (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_ESSENTIALS, 5);
  g_autofree char *used_up = colonia_words_used_up ();
  int n_ships = 0;

  for (guint i = 0; i < table_record_get_cursor (game) && n_ships <= 16; i++)
    if (colonia_record_get_event (game, i)->type == COLONIA_EVENT_SHIP && n_ships++ >= 15)
      {
        g_autoptr (TableSession) session = table_session_new (table_record_copy (game, i), NULL, NULL);
        ParlourDisplay *display = open_display (session);

        if (n_ships == 17)
          assert_says (display, used_up);
        else
          assert_silent_about (display, used_up);
        close_display (display);
      }

  g_assert_cmpint (n_ships, ==, 17);
}

static ParlourAfar *
look_from_afar (const ParlourOnlooker *onlooker)
{
  return parlour_afar_new (onlooker, parlour_game_display_find (onlooker->state->game));
}

/* What an edict lets everybody draw blindly or change at the bank is not handed
 * out before all eyes. */
static void
check_edict_covered (ColoniaEdictKind kind)
{
  g_autoptr (TableSession) at_edict = game_at_edict (kind, 4, COLONIA_TRACKING_FULL);
  g_autoptr (TableRecord) record = NULL;
  guint cursor = table_record_get_cursor (table_session_get_record (at_edict));
  g_auto (ParlourOnlooker) onlooker = { 0 };
  g_autoptr (ParlourAfar) afar = NULL;

  for (guint64 seed = 1; record == NULL; seed++)
    {
      g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, seed);
      g_autoptr (TableRecord) begun = table_record_get_cursor (game) > cursor ? table_record_copy (game, cursor)
                                                                                  : NULL;

      if (begun != NULL
          && colonia_state_equal (colonia_record_get_state (begun), colonia_session_get_state (at_edict)))
        record = g_steal_pointer (&game);
    }

  colonia_session_play (at_edict, colonia_record_get_event (record, cursor), TABLE_ROLLER_NONE);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (at_edict)), ==, cursor + 1);
  parlour_onlooker_look (&onlooker, at_edict);
  afar = look_from_afar (&onlooker);
  g_assert_cmpint (parlour_afar_get_kind (afar), !=, PARLOUR_AFAR_GIVEN);
}

static void
test_edicts_covered (void)
{
  check_edict_covered (COLONIA_EDICT_DRAW_RESOURCES);
  check_edict_covered (COLONIA_EDICT_EXCHANGE);
}

/* It follows the game */

static gboolean
is_paid (const ColoniaState *state,
         gpointer            data)
{
  return state->day == COLONIA_DAY_SATURDAY && state->n_paid > 1 && state->step == COLONIA_STEP_BERTH_SHIPS;
}

/* Where not everything is tracked the table reads there, too, what it does itself. */
static void
test_at_table (void)
{
  g_autoptr (TableSession) essentials = game_at_step (COLONIA_STEP_EDICTS, 2, 4, COLONIA_TRACKING_ESSENTIALS);
  g_autoptr (TableSession) full = game_at_step (COLONIA_STEP_EDICTS, 2, 4, COLONIA_TRACKING_FULL);
  ParlourDisplay *display = open_display (essentials);

  assert_says (display, "Before you go on");
  assert_says (display, "At the table, as many resources as the week card says are drawn onto each booth.");
  close_display (display);

  display = open_display (full);
  assert_silent_about (display, "Before you go on");
  close_display (display);
}

/* EDICT-1: until the table has carried out what only the table knows nobody is
 * asked for anything else. */
static void
test_by_hand (void)
{
  g_autoptr (TableSession) session = game_before_unknown_edict ();
  ParlourDisplay *display = open_display (session);
  g_autofree char *edict = NULL;

  assert_silent_about (display, "Now do it by hand");
  table_session_redo (session);
  edict = parlour_stage_tell_by_hand (parlour_stage_get (session), session);
  assert_says (display, "Now do it by hand");
  assert_says (display, edict);

  parlour_stage_set_done_by_hand (parlour_stage_get (session), session);
  assert_silent_about (display, "Now do it by hand");

  close_display (display);
}

static void
test_hand_out (void)
{
  g_autoptr (TableSession) session = game_where (is_paid, NULL, 4, COLONIA_TRACKING_FULL);
  const ColoniaState *state = colonia_session_get_state (session);
  ParlourDisplay *display = open_display (session);
  int paid[COLONIA_MAX_PLAYERS][COLONIA_N_CITIES] = { 0 };

  assert_says (display, "Hand out");
  for (int i = 0; i < state->n_paid; i++)
    paid[state->paid[i].player][state->paid[i].city] += state->paid[i].pays;
  for (int seat = 0; seat < state->n_players; seat++)
    for (int city = 0; city < COLONIA_N_CITIES; city++)
      if (paid[seat][city] > 0)
        {
          g_autofree char *coin = g_strdup_printf ("piece %d %d %d\n", COLONIA_PIECE_MONEY, city, paid[seat][city]);

          assert_says (display, coin);
        }

  close_display (display);
}

/* Who passes without being asked on Friday takes nothing from what Thursday brings. */
static void
test_hand_out_unasked (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 3);
  const TableStamp unasked = { .by = "app", .along = TRUE };
  g_autoptr (TableSession) session = NULL;
  TableRecord *record;
  ColoniaEvent pass;
  g_auto (ParlourOnlooker) onlooker = { 0 };
  g_autoptr (ParlourAfar) afar = NULL;
  guint i = 0;

  while (colonia_record_get_event (game, i)->type != COLONIA_EVENT_DIE
         || colonia_record_get_event (game, i + 1)->type != COLONIA_EVENT_PASS)
    i++;

  record = table_record_copy (game, i + 1);
  colonia_event_init (&pass, COLONIA_EVENT_PASS);
  pass.player = colonia_record_get_state (record)->turn;
  g_assert_cmpint (colonia_record_append (record, &pass, &unasked, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  session = table_session_new (record, NULL, NULL);

  parlour_onlooker_look (&onlooker, session);
  afar = look_from_afar (&onlooker);
  g_assert_cmpint (parlour_afar_get_kind (afar), ==, PARLOUR_AFAR_GIVEN);
}

/* A table that is not told of pieces any more is not told of them at once. */
static void
test_moves_wanted (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 2, 4, COLONIA_TRACKING_FULL);
  ParlourDisplay *display;

  while (!parlour_stage_are_moves_due (parlour_stage_get (session), session))
    table_session_undo (session);
  display = open_display (session);
  assert_says (display, "Now move the pieces");
  g_settings_set_boolean (settings, "move-pieces", FALSE);
  assert_silent_about (display, "Now move the pieces");
  g_settings_reset (settings, "move-pieces");
  assert_says (display, "Now move the pieces");

  close_display (display);
}

/* What was voted earlier in the week keeps nobody from being told what to move. */
static void
test_moves_after_vote (void)
{
  const int said[] = { COLONIA_BALLOT_YES, COLONIA_BALLOT_NO, COLONIA_BALLOT_YES, COLONIA_BALLOT_YES };
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, 6, 4, COLONIA_TRACKING_FULL);
  ParlourStage *stage = parlour_stage_get (session);
  g_auto (ParlourOnlooker) onlooker = { 0 };
  g_autoptr (ParlourAfar) before = NULL, after = NULL;
  const TableThing *player, *same;

  parlour_onlooker_look (&onlooker, session);
  before = look_from_afar (&onlooker);
  while (parlour_afar_get_kind (before) == PARLOUR_AFAR_GIVEN || onlooker.state->step == COLONIA_STEP_VOTE
         || !parlour_stage_are_moves_due (stage, session))
    {
      table_session_undo (session);
      g_clear_pointer (&before, parlour_afar_free);
      parlour_onlooker_look (&onlooker, session);
      before = look_from_afar (&onlooker);
    }
  parlour_stage_set_said (stage, said, G_N_ELEMENTS (said));
  after = look_from_afar (&onlooker);
  g_assert_cmpint (parlour_afar_get_kind (before), ==, PARLOUR_AFAR_MOVED);
  g_assert_cmpint (parlour_afar_get_kind (after), ==, PARLOUR_AFAR_MOVED);
  same = parlour_afar_get_groups (before)->things;
  for (player = parlour_afar_get_groups (after)->things; player != NULL; player = player->next, same = same->next)
    {
      g_assert_nonnull (player->text);
      g_assert_cmpstr (player->text, ==, same->text);
    }
  g_assert_null (same);
}

static void
test_vote (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_VOTE, 3, 4, COLONIA_TRACKING_FULL);
  const ColoniaState *state = colonia_session_get_state (session);
  ParlourDisplay *display = open_display (session);
  ParlourScale *bar = PARLOUR_SCALE (find_nth (GTK_WIDGET (display), PARLOUR_TYPE_SCALE, 0));
  int said[COLONIA_MAX_PLAYERS] = { 0 };
  int mayor = state->order[0];
  g_autofree char *edict = colonia_words_edict (&state->edicts[state->edict]);

  /* What it means is read by all who vote. */
  assert_says (display, edict);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bar)));
  g_assert_cmpint (parlour_scale_get_count (bar, 0), ==, 0);
  assert_silent_about (display, "yes\n");

  said[mayor] = COLONIA_BALLOT_YES;
  parlour_stage_set_said (parlour_stage_get (session), said, state->n_players);
  g_assert_cmpint (parlour_scale_get_count (bar, 0), ==, state->cards[mayor]);
  assert_says (display, "yes\n");

  said[mayor] = COLONIA_BALLOT_NO;
  parlour_stage_set_said (parlour_stage_get (session), said, state->n_players);
  g_assert_cmpint (parlour_scale_get_count (bar, 0), ==, 0);
  g_assert_cmpint (parlour_scale_get_count (bar, 1), ==, state->cards[mayor]);

  close_display (display);
}

/* What the mayor decides on is what the others have said. */
static void
test_casting_vote (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_CASTING_VOTE, -1, 5, COLONIA_TRACKING_FULL);
  ParlourDisplay *display = open_display (session);
  ParlourScale *bar = PARLOUR_SCALE (find_nth (GTK_WIDGET (display), PARLOUR_TYPE_SCALE, 0));

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (bar)));
  g_assert_cmpint (parlour_scale_get_count (bar, 0), >, 0);
  g_assert_cmpint (parlour_scale_get_count (bar, 0), ==, parlour_scale_get_count (bar, 1));
  assert_says (display, "Decide the tie as mayor");

  close_display (display);
}

/* No window is lit before its time, nor does anybody read who pays for it. */
static void
check_windows (ParlourDisplay     *display,
               const ColoniaScore *score,
               int                 n_windows)
{
  g_autofree char *told = read_display (display);
  const char *place = told;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      gboolean lit = city < n_windows && score->windows[city].player != COLONIA_NOBODY;

      place = strstr (place, "glass ");
      g_assert_nonnull (place);
      place += strlen ("glass ");
      g_assert_true (*place == (lit ? '1' : '0'));
      if (city >= n_windows)
        g_assert_null (strstr (place, "pays"));
    }
}

/* END-1, END-3: nobody learns from the display who won before the windows are
 * lit. */
static void
test_end (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, -1, 4, COLONIA_TRACKING_FULL);
  ParlourStage *stage = parlour_stage_get (session);
  ParlourDisplay *display = open_display (session);
  ColoniaScore score;

  g_assert_true (colonia_state_get_score (colonia_session_get_state (session), &score));
  for (int n_windows = 0; n_windows < COLONIA_N_CITIES; n_windows++)
    {
      parlour_stage_set_told (stage, n_windows, 0);
      assert_silent_about (display, "points");
      assert_silent_about (display, "wins");
      check_windows (display, &score, n_windows);
    }

  /* From the last one on: who wins is told at the end. */
  for (int n_ranked = 1; n_ranked < 4; n_ranked++)
    {
      g_autofree char *told = NULL;

      parlour_stage_set_told (stage, COLONIA_N_CITIES, n_ranked);
      told = read_display (display);
      g_assert_null (strstr (told, "wins"));
      for (int seat = 0; seat < 4; seat++)
        {
          g_autofree char *rank = g_strdup_printf ("%d. %s\n", score.players[seat].rank,
                                                   table_session_get_names (session)[seat]);

          g_assert_cmpint (strstr (told, rank) != NULL, ==, score.players[seat].rank > 4 - n_ranked);
        }
    }

  parlour_stage_set_told (stage, COLONIA_N_CITIES, 4);
  for (int seat = 0; seat < 4; seat++)
    {
      g_autofree char *points = g_strdup_printf ("%d points\n", score.players[seat].total);
      g_autofree char *rank = g_strdup_printf ("%d. %s\n", score.players[seat].rank,
                                               table_session_get_names (session)[seat]);

      assert_says (display, points);
      assert_says (display, rank);
    }

  close_display (display);
}

/* The page of the game */

/* What the council says on the page is on the display before it is entered. */
static void
test_council (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_VOTE, 3, 4, COLONIA_TRACKING_FULL);
  const ColoniaState *state = colonia_session_get_state (session);
  ParlourDisplay *display = open_display (session);
  GtkWidget *council = g_object_ref_sink (g_object_new (PARLOUR_TYPE_BOARD_PAGE, "session", session, NULL));
  ParlourScale *bar = PARLOUR_SCALE (find_nth (GTK_WIDGET (display), PARLOUR_TYPE_SCALE, 0));
  int votes = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    votes += state->cards[seat];
  g_assert_cmpint (parlour_scale_get_count (bar, 0) + parlour_scale_get_count (bar, 1), ==, 0);

  g_assert_true (parlour_keys_press (council, GDK_KEY_n, GDK_SHIFT_MASK));
  g_assert_cmpint (parlour_scale_get_count (bar, 1), ==, votes);

  assert_finalized (council);
  close_display (display);
}

/* The windows are lit on the page and on the display at once. */
static void
test_ceremony (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, -1, 3, COLONIA_TRACKING_FULL);
  GtkWidget *page;

  g_assert_cmpint (parlour_stage_get_n_shown (parlour_stage_get (session)), ==, 0);
  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL));
  gtk_widget_activate_action (page, "end.all", NULL);
  g_assert_cmpint (parlour_stage_get_n_shown (parlour_stage_get (session)), ==, COLONIA_N_CITIES);
  g_assert_cmpint (parlour_stage_get_n_ranked (parlour_stage_get (session)), ==, 3);

  assert_finalized (page);
}

static ParlourDisplay *
find_display (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GObject) window = g_list_model_get_item (windows, i);

      if (PARLOUR_IS_DISPLAY (window))
        return PARLOUR_DISPLAY (window);
    }

  return NULL;
}

/* A display opens and closes with one key, and goes when its game is left. */
static void
test_page (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 3, COLONIA_TRACKING_FULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  ParlourDisplay *display;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_null (find_display ());

  gtk_widget_activate_action (page, "game.show-display", NULL);
  g_assert_nonnull (find_display ());
  gtk_widget_activate_action (page, "game.show-display", NULL);
  g_assert_null (find_display ());

  gtk_widget_activate_action (page, "game.show-display", NULL);
  display = g_object_ref (find_display ());
  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), NULL);
  g_assert_null (find_display ());
  assert_finalized (display);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* The X server of the tests has one monitor, so that these are but models of some. */
static void
test_monitors (void)
{
  g_autoptr (GListStore) monitors = g_list_store_new (GDK_TYPE_MONITOR);
  g_autoptr (GdkMonitor) own = g_object_new (GDK_TYPE_MONITOR, "display", gdk_display_get_default (), NULL);
  g_autoptr (GdkMonitor) television = g_object_new (GDK_TYPE_MONITOR, "display", gdk_display_get_default (), NULL);

  g_assert_null (parlour_display_choose (G_LIST_MODEL (monitors), NULL));
  g_list_store_append (monitors, own);
  g_assert_null (parlour_display_choose (G_LIST_MODEL (monitors), own));

  g_list_store_append (monitors, television);
  g_assert_true (parlour_display_choose (G_LIST_MODEL (monitors), own) == television);
  g_assert_true (parlour_display_choose (G_LIST_MODEL (monitors), television) == own);

  /* A window that is nowhere yet is not covered by a display. */
  g_assert_null (parlour_display_choose (G_LIST_MODEL (monitors), NULL));
}

/* What keeps the screen on */

static int n_inhibited;

/* These take the place of the toolkit's: nobody asks the desktop of the tests. */
guint
gtk_application_inhibit (GtkApplication            *application,
                         GtkWindow                 *window,
                         GtkApplicationInhibitFlags flags,
                         const char                *reason)
{
  g_assert_cmpint (flags, ==, GTK_APPLICATION_INHIBIT_IDLE);
  g_assert_true (GTK_IS_WINDOW (window));
  n_inhibited++;

  return 1;
}

void
gtk_application_uninhibit (GtkApplication *application,
                           guint           cookie)
{
  g_assert_cmpint (cookie, ==, 1);
  n_inhibited--;
}

/* It is the default until it goes. */
static GtkApplication *
begin_application (void)
{
  GtkApplication *application = gtk_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);

  g_application_set_default (G_APPLICATION (application));

  return application;
}

static void
fill_screen (ParlourDisplay *display,
             gboolean        filled)
{
  (filled ? gtk_window_fullscreen : gtk_window_unfullscreen) (GTK_WINDOW (display));
  while (gtk_window_is_fullscreen (GTK_WINDOW (display)) != filled)
    g_main_context_iteration (NULL, TRUE);
}

/* A game that is played keeps the screen on, until nobody has played for half an hour. */
static void
test_thinking (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 3, COLONIA_TRACKING_FULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  ParlourInhibitor *inhibitor = parlour_inhibitor_new (box);
  G_GNUC_UNUSED g_autoptr (GtkApplication) application = begin_application ();
  GSource *rest;
  ColoniaEvent event;

  /* Only a page that somebody can see does so. */
  parlour_inhibitor_set_session (inhibitor, session);
  g_assert_cmpint (n_inhibited, ==, 0);
  gtk_window_set_child (GTK_WINDOW (window), box);
  g_assert_cmpint (n_inhibited, ==, 1);
  rest = g_main_context_find_source_by_user_data (NULL, inhibitor);
  /* GLib lets what takes seconds come up to one later, together with others. */
  g_assert_cmpint (ABS ((g_source_get_ready_time (rest) - g_get_monotonic_time ()) / G_TIME_SPAN_SECOND - 30 * 60), <=, 2);
  g_source_set_ready_time (rest, 0);
  while (n_inhibited != 0)
    g_main_context_iteration (NULL, TRUE);

  colonia_event_init (&event, COLONIA_EVENT_PASS);
  event.player = colonia_session_get_state (session)->turn;
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
  g_assert_cmpint (n_inhibited, ==, 1);
  parlour_inhibitor_set_session (inhibitor, NULL);
  g_assert_cmpint (n_inhibited, ==, 0);
  assert_finalized (inhibitor);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The page of a game does so where the table wants it, and a display that fills a screen however long it takes. After
 * the end none does. */
static void
test_screen_stays_on (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 3, COLONIA_TRACKING_FULL);
  g_autoptr (TableSession) over = game_at_step (COLONIA_STEP_FINISHED, -1, 3, COLONIA_TRACKING_FULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  G_GNUC_UNUSED g_autoptr (GtkApplication) application = begin_application ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  ParlourDisplay *display;

  gtk_window_set_child (GTK_WINDOW (window), page);
  g_assert_cmpint (n_inhibited, ==, 1);
  g_settings_set_boolean (settings, "keep-screen-on", FALSE);
  g_assert_cmpint (n_inhibited, ==, 0);
  g_settings_reset (settings, "keep-screen-on");
  g_assert_cmpint (n_inhibited, ==, 1);
  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), over);
  g_assert_cmpint (n_inhibited, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));

  display = open_display (session);
  g_assert_cmpint (n_inhibited, ==, 0);
  fill_screen (display, TRUE);
  g_assert_cmpint (n_inhibited, ==, 1);
  fill_screen (display, FALSE);
  g_assert_cmpint (n_inhibited, ==, 0);
  fill_screen (display, TRUE);
  close_display (display);
  g_assert_cmpint (n_inhibited, ==, 0);

  display = open_display (over);
  fill_screen (display, TRUE);
  g_assert_cmpint (n_inhibited, ==, 0);
  close_display (display);
}

/* Languages */

static const char *
translate (const char *text,
           const char *language)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);

  return g_dgettext (GETTEXT_PACKAGE, text);
}

static void
test_languages (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FAMILY_CARDS, 2, 4, COLONIA_TRACKING_FULL);
  ParlourDisplay *display = open_display (session);
  const char *other = NULL;

  assert_says (display, "Every family plays a card\n");
  assert_silent_about (display, "Chaque famille");

  gtk_widget_activate_action (GTK_WIDGET (display), "display.toggle-language", "s", "fr");
  assert_says (display, "Every family plays a card\nChaque famille joue une carte\n");

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    if (!g_strv_contains ((const char *const[]) { "en", "fr", NULL }, *language))
      {
        g_autofree char *below = g_strdup_printf ("Chaque famille joue une carte\n%s\n", translate ("Every family plays a card", *language));

        other = *language;
        gtk_widget_activate_action (GTK_WIDGET (display), "display.toggle-language", "s", other);
        assert_says (display, below);
        gtk_widget_activate_action (GTK_WIDGET (display), "display.toggle-language", "s", other);
        assert_silent_about (display, below);
      }
  gtk_widget_activate_action (GTK_WIDGET (display), "display.toggle-language", "s", other);

  gtk_widget_activate_action (GTK_WIDGET (display), "display.toggle-language", "s", "en");
  assert_silent_about (display, "Every family");
  gtk_widget_activate_action (GTK_WIDGET (display), "display.toggle-language", "s", other);
  gtk_widget_activate_action (GTK_WIDGET (display), "display.toggle-language", "s", "fr");
  assert_says (display, "Chaque famille");

  set_languages ((const char *const[]) { other, "tlh", NULL });
  assert_says (display, translate ("Every family plays a card", other));
  assert_silent_about (display, "Chaque famille");
  g_assert_cmpstr (tongue_get_language (), ==, "en");

  close_display (display);
  reset_settings ();
}

/* Looks */

static void
test_dark (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 3, COLONIA_TRACKING_FULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  ParlourDisplay *display = open_display (session);

  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (display), "night"));
  g_settings_set_boolean (settings, "display-dark", FALSE);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (display), "night"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (display), "day"));

  close_display (display);
  reset_settings ();
}

/* Whose turn it is stands there in letters a tenth as high as the screen,
 * whatever the size of that. */
static void
test_letters (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_LOADING, 1, 4, COLONIA_TRACKING_ESSENTIALS);
  ParlourDisplay *display = open_display (session);
  GtkWidget *canvas = find_child (GTK_WIDGET (display), "canvas");
  GtkWidget *label = gtk_widget_get_first_child (find_child (GTK_WIDGET (display), "name"));
  static const int sizes[][2] = { { 1280, 720 }, { 1920, 1080 }, { 3840, 2160 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      PangoRectangle ink;
      g_autoptr (PangoLayout) layout = pango_layout_new (gtk_widget_get_pango_context (label));

      lay_out (display, sizes[i][0], sizes[i][1]);
      pango_layout_set_text (layout, "B", -1);
      pango_layout_get_pixel_extents (layout, &ink, NULL);
      g_assert_cmpfloat (ink.height * find_scale (canvas), >=, sizes[i][1] * 0.1);
    }

  close_display (display);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  adw_init ();
  use_style ();

  g_test_add_func ("/display/games", test_games);
  g_test_add_func ("/display/boards", test_boards);
  g_test_add_func ("/display/table WED-1 SUN-1", test_table);
  g_test_add_func ("/display/promises", test_promises);
  g_test_add_func ("/display/covered", test_covered);
  g_test_add_func ("/display/SAT-2/used-up", test_used_up);
  g_test_add_func ("/display/edicts covered", test_edicts_covered);
  g_test_add_func ("/display/at the table", test_at_table);
  g_test_add_func ("/display/EDICT-1 by hand", test_by_hand);
  g_test_add_func ("/display/hand out SAT-1", test_hand_out);
  g_test_add_func ("/display/hand out unasked", test_hand_out_unasked);
  g_test_add_func ("/display/moves wanted", test_moves_wanted);
  g_test_add_func ("/display/moves after a vote", test_moves_after_vote);
  g_test_add_func ("/display/vote VOTE-1", test_vote);
  g_test_add_func ("/display/casting vote VOTE-2", test_casting_vote);
  g_test_add_func ("/display/end END-1 END-3", test_end);
  g_test_add_func ("/display/council VOTE-1", test_council);
  g_test_add_func ("/display/ceremony END-1", test_ceremony);
  g_test_add_func ("/display/page", test_page);
  g_test_add_func ("/display/monitors", test_monitors);
  g_test_add_func ("/display/thinking", test_thinking);
  g_test_add_func ("/display/screen stays on", test_screen_stays_on);
  g_test_add_func ("/display/languages", test_languages);
  g_test_add_func ("/display/dark", test_dark);
  g_test_add_func ("/display/letters", test_letters);

  return g_test_run ();
}
