/* test-toy-display.c: a game of which the parlour knows nothing, on the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same toy three times: as it is, with nothing behind screens, and with a display of
 * its own.
 */

#include "config.h"

#include "parlour-afar.h"
#include "parlour-banner.h"
#include "parlour-board-view.h"
#include "parlour-display-family.h"
#include "parlour-emblem.h"
#include "parlour-family-card.h"
#include "parlour-game-family.h"
#include "table-layout.h"
#include "tongue.h"
#include "toy.h"
#include "widgets.h"
#include "written.h"

static TableGame open_toy;
static TableGame shown_toy;

const TableGame *const table_games[] = { &toy_game, &open_toy, &shown_toy, NULL };

/* A display of its own */

static int
get_points (const TableState *state,
            int               seat)
{
  return ((const ToyState *) (const void *) state)->points[seat];
}

static int
get_cards (const TableState *state,
           int               seat)
{
  int n = 0;

  for (guint hand = ((const ToyState *) (const void *) state)->hands[seat]; hand != 0; hand &= hand - 1)
    n++;

  return n > 0 ? n : PARLOUR_NO_VALUE;
}

static char *
tell_number (int value)
{
  return g_strdup_printf ("%d of it", value);
}

static const ParlourFact facts[] = {
  { "secret", .tell = tell_number, .is_private = TRUE, .get_value = get_points },
  { "seen", .tell = tell_number, .get_value = get_points },
  { "secret, too", .tell = tell_number, .is_private = TRUE, .get_value = get_points },
  { "cards", .tell = tell_number, .get_value = get_cards },
  { NULL },
};

static const char *
get_part (int part)
{
  return part == 0 ? "Day" : NULL;
}

static char *
tell_note (const ParlourOnlooker *onlooker)
{
  return g_strdup_printf ("%d points on the table", get_points (onlooker->state, 0) + get_points (onlooker->state, 1));
}

static char *
tell_ask (const ParlourOnlooker *onlooker)
{
  return table_state_is_finished (onlooker->state) ? NULL : g_strdup ("Play a card");
}

static int
get_roll (const ParlourOnlooker *onlooker)
{
  return onlooker->state->round == 2 ? 5 : 0;
}

static ParlourSaid
get_said (const ParlourOnlooker *onlooker,
          int                    seat)
{
  int said = parlour_stage_get_said (onlooker->stage, seat);

  return (ParlourSaid) { said != 0 ? "ready" : NULL, said != 0 ? PARLOUR_SAID_YES : PARLOUR_SAID_PLAIN, said == 2 };
}

/* A card for each round. */
static void
lay_out_cards (TableBoard *board)
{
  table_board_begin_group (board, "cards", NULL, TABLE_FLOW, 0);
  for (int card = 0; card < table_board_get_state (board)->round; card++)
    table_board_begin_thing (board, table_board_print (board, "card-%d", card), table_board_print (board, "card %d", card), "face up");
}

static void
hand_out (ParlourAfar           *afar,
          const ParlourOnlooker *onlooker)
{
  if (onlooker->state->round == 3 && !table_state_is_finished (onlooker->state))
    parlour_afar_give (afar, 1, "card", "1", 1);
}

static GtkWidget *
make_extra (void)
{
  return gtk_label_new (NULL);
}

static void
show_extra (GtkWidget             *extra,
            const ParlourOnlooker *onlooker)
{
  g_autofree char *text = g_strdup_printf ("extra %d", onlooker->state->round);

  gtk_label_set_label (GTK_LABEL (extra), text);
}

static const ParlourExtra extras[] = { { make_extra, show_extra }, { NULL } };

static const ParlourGameDisplay display = {
  .hand_out = hand_out, .get_part = get_part, .tell_note = tell_note, .tell_ask = tell_ask,
  .get_roll = get_roll, .get_said = get_said, .facts = facts, .extras = extras,
};

/* Whoever is asked is named there, as who has the turn is. */
static int
get_addressed (const TableState *state)
{
  return state->round == 2 ? 1 : TABLE_NOBODY;
}

static const ParlourGame toy_parlour = { .game = &toy_game };
static const ParlourGame open_parlour = { .game = &open_toy };
/* A card of a family of its own, which has a sentence that the game tells */

enum { QUESTION_PLACE, QUESTION_CARDS };

static char *
tell_place (const TableState *state,
            int               seat)
{
  return g_strdup (seat == 1 ? "last" : "first");
}

static gboolean
has_passed (const TableState *state,
            int               seat)
{
  return seat == 1;
}

static gboolean
has_cover (const TableState *state)
{
  return TRUE;
}

static GtkWidget *
make_belongings (void)
{
  return gtk_label_new (NULL);
}

static void
show_belongings (GtkWidget    *belongings,
                 TableSession *session,
                 int           seat,
                 gboolean      uncovered)
{
  gtk_label_set_label (GTK_LABEL (belongings), uncovered ? "all that is secret" : "what all may see");
}

static const ParlourGameFamily family = {
  .tell_place = tell_place, .place_question = QUESTION_PLACE, .get_value = get_cards, .value_question = QUESTION_CARDS,
  .has_passed = has_passed, .has_cover = has_cover, .make = make_belongings, .show = show_belongings,
};

static char *
answer_cards (TableSession *session,
              int           seat,
              GArray       *rules)
{
  return g_strdup_printf ("cards of %d", seat);
}

static char *
answer_place (TableSession *session,
              int           seat,
              GArray       *rules)
{
  return g_strdup_printf ("place of %d", seat);
}

static const TableQuestion questions[] = { [QUESTION_CARDS] = { answer_cards }, [QUESTION_PLACE] = { answer_place } };
static const TableGameAnswers answers = { .questions = questions, .n_questions = G_N_ELEMENTS (questions) };

static const ParlourGame shown_parlour = { .game = &shown_toy, .family = &family, .display = &display };

const ParlourGame *const parlour_games[] = { &toy_parlour, &open_parlour, &shown_parlour, NULL };

/* What is on the display */

#define CARDS "Card 1 · Card 2 · Card 3 · Card 4 · Card 5"
#define NO_2 "Card 1 · Card 3 · Card 4 · Card 5"
#define NO_3 "Card 1 · Card 2 · Card 4 · Card 5"

static TableSession *
make_session (const TableGame *game)
{
  g_autofree char *text = g_strdup_printf ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"%s\","
                                           "\"tracking\":\"full\",\"players\":[{\"name\":\"Ann\",\"color\":\"red\"},"
                                           "{\"name\":\"Ben\",\"color\":\"blue\"}],\"options\":{\"rounds\":3},"
                                           "\"events\":[]}", game->id);

  return written_session (text);
}

static void
play_round (TableSession *session,
            int           ann,
            int           ben)
{
  const ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { ann, ben } };

  table_session_play (session, &event.table, TABLE_ROLLER_NONE);
}

static void
tell (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
      GString   *told)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (told, "%s|", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell (child, told);
}

static void
assert_reads (ParlourDisplay *shown,
              const char     *what)
{
  g_autoptr (GString) told = g_string_new ("|");

  tell (find_child (GTK_WIDGET (shown), "canvas"), told);
  g_assert_cmpstr (told->str, ==, what);
}

static ParlourDisplay *
open_display (TableSession *session)
{
  ParlourDisplay *shown = parlour_display_new (session);

  gtk_window_present (GTK_WINDOW (shown));

  return shown;
}

static void
close_display (ParlourDisplay *shown)
{
  g_object_ref (shown);
  gtk_window_destroy (GTK_WINDOW (shown));
  assert_finalized (shown);
}

static void
play_to_end (TableSession   *session,
             ParlourDisplay *shown,
             const char     *at_end)
{
  ParlourStage *stage = parlour_stage_get (session);

  play_round (session, 4, 2);
  play_round (session, 3, 1);
  g_assert_true (table_state_is_finished (table_session_get_state (session)));
  assert_reads (shown, at_end);

  /* From the last one on. */
  parlour_stage_set_told (stage, 0, 1);
  assert_reads (shown, "|round 3|It is over|2. Ben|3 points|");
  parlour_stage_set_told (stage, 0, 2);
  assert_reads (shown, "|round 3|Ann|Ann wins with 7 points.|1. Ann|7 points|2. Ben|3 points|");
}

/* Beside the game */

static void
assert_card_reads (ParlourFamilyCard *card,
                   TableSession      *session,
                   int                seat,
                   gboolean           uncovered,
                   const char        *what)
{
  g_autoptr (GString) told = g_string_new ("|");

  parlour_family_card_show (card, session, seat, uncovered);
  tell (GTK_WIDGET (card), told);
  g_assert_cmpstr (told->str, ==, what);
}

/* A card shows names and, of a game without screens, the points; what is more is the game's. */
static void
test_family_card (void)
{
  g_autoptr (TableSession) covered = make_session (&toy_game);
  g_autoptr (TableSession) open = make_session (&open_toy);
  g_autoptr (TableSession) shown = make_session (&shown_toy);
  ParlourFamilyCard *card = PARLOUR_FAMILY_CARD (g_object_ref_sink (parlour_family_card_new ()));
  GtkWidget *why = find_child (find_child (GTK_WIDGET (card), "value"), "button");

  assert_card_reads (card, covered, 0, TRUE, "|Ann|");
  g_assert_false (gtk_widget_get_visible (find_child (GTK_WIDGET (card), "cover")));

  play_round (open, 3, 1);
  assert_card_reads (card, open, 0, FALSE, "|Ann|3|points|");
  assert_card_reads (card, open, 1, FALSE, "|Ben|0|points|");
  g_assert_false (gtk_widget_get_can_target (why));

  assert_card_reads (card, shown, 1, FALSE, "|Ben|last|passed|5||what all may see|");
  assert_card_reads (card, shown, 0, TRUE, "|Ann|first|5||all that is secret|");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (find_child (GTK_WIDGET (card), "place")), "caption"));
  g_assert_true (gtk_widget_get_can_target (why));
  assert_card_reads (card, covered, 0, FALSE, "|Ann|");

  assert_finalized (GTK_WIDGET (card));
}

/* A game that says nothing of it has a display: names, when it is, what is asked, what everybody can choose of, and at
 * the end what everybody comes to, but nothing that lies behind screens. */
static void
test_plain (void)
{
  g_autoptr (TableSession) session = make_session (&toy_game);
  ParlourDisplay *shown = open_display (session);

  assert_reads (shown, "|round 1|All choose a card|Ann|" CARDS "|Ben|" CARDS "|");
  play_round (session, 2, 3);
  assert_reads (shown, "|round 2|All choose a card|Ann|" NO_2 "|Ben|" NO_3 "|");
  play_to_end (session, shown, "|round 3|It is over|Ann|Ben|");

  close_display (shown);
}

/* Where nothing is behind screens everybody can count points. */
static void
test_open (void)
{
  g_autoptr (TableSession) session = make_session (&open_toy);
  ParlourDisplay *shown = open_display (session);

  assert_reads (shown, "|round 1|All choose a card|Ann|0 points|" CARDS "|Ben|0 points|" CARDS "|");
  play_round (session, 2, 3);
  assert_reads (shown, "|round 2|Ben|All choose a card|Ann|0 points|" NO_2 "|Ben|3 points|" NO_3 "|");
  play_to_end (session, shown, "|round 3|It is over|Ann|Ben|");

  close_display (shown);
}

/* How much of the width all that is shown has. */
static double
measure_cards (ParlourDisplay *shown,
               const char     *last)
{
  GtkWidget *board = find_child (GTK_WIDGET (shown), "board");
  graphene_rect_t bounds;

  wait_for_frames (board, 2);
  g_assert_true (gtk_widget_compute_bounds (parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (board), last), board, &bounds));

  return (bounds.origin.x + bounds.size.width) / gtk_widget_get_width (board);
}

/* What a game says of it is shown, and all of that is read of a game in which nothing is
 * that lies behind a screen: of points everybody reads 0, and facts about them that are private are
 * not shown at all. */
static void
test_shown (void)
{
  g_autoptr (TableSession) session = make_session (&shown_toy);
  ParlourDisplay *shown = open_display (session);
  GtkWidget *die = find_child (GTK_WIDGET (shown), "die");

  assert_reads (shown, "|round 1|Day|0 points on the table|Play a card|extra 1|card 0|face up|Ann|0|5|Ben|0|5|");
  g_assert_false (gtk_widget_get_visible (die));
  /* One card is no wider than beside others. */
  g_assert_cmpfloat (measure_cards (shown, "cards/card-0"), <, 0.5);

  play_round (session, 2, 3);
  g_assert_cmpint (get_points (table_session_get_state (session), 1), ==, 3);
  assert_reads (shown,
                "|round 2|Day|0 points on the table|Play a card|extra 2|card 0|face up|card 1|face up|Ann|0|4|Ben|0|4|");
  g_assert_true (gtk_widget_get_visible (die));
  g_assert_nonnull (parlour_display_find_part (shown, 0));
  g_assert_nonnull (parlour_display_find_thing (shown, "card-1"));
  g_assert_null (parlour_display_find_thing (shown, "card-2"));
  g_assert_cmpfloat (measure_cards (shown, "cards/card-1"), >, 0.6);

  play_round (session, 4, 2);
  assert_reads (shown, "|round 3|Day|0 points on the table|Play a card|extra 3|Hand out|Ben|Ann|0|3|Ben|0|3|");
  play_round (session, 3, 1);
  parlour_stage_set_told (parlour_stage_get (session), 0, 2);
  assert_reads (shown, "|round 3|Day|10 points on the table|Ann|extra 3|1. Ann|7 points|2. Ben|3 points|");

  close_display (shown);
}

/* What players say is shown beside them, before it is entered. */
static void
test_said (void)
{
  g_autoptr (TableSession) session = make_session (&shown_toy);
  ParlourDisplay *shown = open_display (session);
  GtkWidget *ann = find_nth (GTK_WIDGET (shown), PARLOUR_TYPE_DISPLAY_FAMILY, 0);
  GtkWidget *ben = find_nth (GTK_WIDGET (shown), PARLOUR_TYPE_DISPLAY_FAMILY, 1);

  parlour_stage_set_said (parlour_stage_get (session), (const int[]) { 2, 1 }, 2);
  assert_reads (shown, "|round 1|Day|0 points on the table|Play a card|extra 1|card 0|face up|Ann|0|5|ready|Ben|0|5|ready|");
  g_assert_true (gtk_widget_has_css_class (find_child (ann, "said"), "yes"));
  g_assert_true (gtk_widget_has_css_class (ann, "done"));
  g_assert_false (gtk_widget_has_css_class (ben, "done"));

  close_display (shown);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  adw_init ();
  use_style ();

  open_toy = toy_game;
  open_toy.id = "open-toy";
  open_toy.cover = NULL;
  open_toy.get_addressed = get_addressed;
  shown_toy = toy_game;
  shown_toy.answers = &answers;
  shown_toy.id = "shown-toy";
  shown_toy.lay_out = lay_out_cards;

  g_test_add_func ("/toy display/family card", test_family_card);
  g_test_add_func ("/toy display/plain", test_plain);
  g_test_add_func ("/toy display/open", test_open);
  g_test_add_func ("/toy display/shown", test_shown);
  g_test_add_func ("/toy display/said", test_said);

  return g_test_run ();
}
