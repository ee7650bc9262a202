/* test-toy-board.c: what a board can have, on the page that shows any
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toy in a shop of its own: with places on a ring, dice, prices that are one touch, a deal in place, and a form.
 */

#include "config.h"

#include "keyboard.h"
#include "parlour-board-page.h"
#include "parlour-board-view.h"
#include "parlour-confirm-bar.h"
#include "parlour-counter.h"
#include "parlour-event-form.h"
#include "parlour-game-board.h"
#include "parlour-why.h"
#include "table-layout.h"
#include "tongue.h"
#include "toy.h"
#include "widgets.h"
#include "written.h"

#include <glib/gstdio.h>
#include <string.h>

#define N_PLACES 4

static TableGame shop;

/* Whether nobody goes anywhere. */
static gboolean is_closed;

/* What is counted, or `NULL`. */
static const char *ware;

const TableGame *const table_games[] = { &shop, NULL };

/* The shop */

static void
add_city (TableBoard *board)
{
  table_board_begin_group (board, "city", NULL, TABLE_RING, N_PLACES);
  for (int place = 1; place <= N_PLACES; place++)
    {
      const char *id = table_board_print (board, "place-%d", place);

      table_board_begin_thing (board, id, id, NULL)->look = g_strcmp0 (table_board_get_chosen (board, "place"), id) == 0 ? TABLE_HERE : TABLE_PLAIN;
      if (!is_closed)
        table_board_add_choice (board, "go", NULL, "place", id);
    }
}

/* Dice, which tell what the round is where they have been rolled. */
static void
add_dice (TableBoard *board)
{
  static const char *const dice[] = { "red", "blue", NULL };
  const int red = table_board_get_number (board, "red", 0);
  const ToyEvent round = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { red, table_board_get_number (board, "blue", 0) } };

  table_board_begin_group (board, "dice", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "roll", red > 0 ? "Play it" : "Roll", NULL);
  table_board_set_rolled (board, TRUE);
  if (red > 0)
    table_board_add (board, "play", NULL, &round.table);
  else
    table_board_add_roll (board, "roll", NULL, TOY_N_CARDS, dice);
  table_board_set_rolled (board, FALSE);
}

/* What is paid is one touch, or what is counted. */
static void
add_deal (TableBoard *board)
{
  ToyEvent round = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 1, 1 } };

  table_board_begin_group (board, "deal", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "price", "Price", NULL);
  for (round.cards[1] = 2; round.cards[1] <= 3; round.cards[1]++)
    {
      const char *price = table_board_print (board, "%d", round.cards[1]);

      table_board_add (board, price, price, &round.table)->key = price;
    }
  round.cards[1] = 1;
  table_board_begin_thing (board, "more", "With More…", NULL);
  table_board_add_form (board, "more", NULL, &round.table);
  table_board_begin_thing (board, "counted", NULL, NULL);
  table_board_add_number (board, "paid", "Paid", 0, TOY_N_CARDS);
  round.cards[1] = MAX (table_board_get_number (board, "paid", 0), 1);
  table_board_begin_group (board, TABLE_WAY_ON, NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "make", "Make a Deal", NULL);
  table_board_add (board, "make", NULL, &round.table);
}

static void
add_ware (TableBoard *board)
{
  table_board_begin_group (board, "wares", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, ware, ware, NULL);
  table_board_add_number (board, ware, NULL, 0, TOY_N_CARDS);
}

static int n_laid_out;

static void
lay_out (TableBoard *board)
{
  const ToyEvent round = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 4, 4 } };

  n_laid_out++;
  if (table_board_get_chosen (board, "deal") != NULL)
    {
      add_deal (board);
      return;
    }

  add_city (board);
  if (ware != NULL)
    add_ware (board);
  add_dice (board);
  table_board_begin_group (board, "deals", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "deal", "Deal…", NULL);
  table_board_add_choice (board, "deal", NULL, "deal", "yes");
  table_board_begin_group (board, TABLE_WAY_ON, NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "pass", "Pass", NULL);
  table_board_add (board, "pass", NULL, &round.table)->goes_on = TRUE;
}

/* As many rounds as are needed, of whatever cards. */
static TableObstacle
examine (const TableState *state,
         const TableEvent *event)
{
  return (TableObstacle) { .player = TABLE_NOBODY };
}

static void
read_roll (const TableState *state,
           const TableEvent *event,
           int              *dice)
{
  memcpy (dice, ((const ToyEvent *) event)->cards, 2 * sizeof *dice);
}

static GType
find_page (const TableState *state)
{
  return state->step == TOY_STEP_CARDS ? PARLOUR_TYPE_BOARD_PAGE : G_TYPE_NONE;
}

static const ParlourGameBoard shop_board = { .read_roll = read_roll };
static const ParlourGame shop_parlour = { .game = &shop, .find_page = find_page, .board = &shop_board };

const ParlourGame *const parlour_games[] = { &shop_parlour, NULL };

/* What is needed */

static TableRecord *
make_record (void)
{
  return written_record ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"shop\",\"tracking\":\"full\","
                         "\"players\":[{\"name\":\"Ann\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"}],"
                         "\"options\":{\"rounds\":5},\"events\":[]}");
}

static void
on_entered (ParlourPage      *page,
            const TableEvent *event,
            int               roller,
            TableSession     *session)
{
  table_session_play (session, event, (TableRoller) roller);
}

typedef struct {
  TableSession *session;
  GtkWindow *window;
  GtkWidget *page;
} Fixture;

static void
open_shop (Fixture    *self,
           const char *path)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->session = table_session_new (make_record (), path, NULL);
  self->window = GTK_WINDOW (gtk_window_new ());
  self->page = g_object_new (PARLOUR_TYPE_BOARD_PAGE, NULL);
  g_signal_connect (self->page, "entered", G_CALLBACK (on_entered), self->session);
  gtk_window_set_child (self->window, box);
  gtk_box_append (GTK_BOX (box), self->page);
  parlour_page_set_session (PARLOUR_PAGE (self->page), self->session);
  if (parlour_page_get_action (PARLOUR_PAGE (self->page)) != NULL)
    gtk_box_append (GTK_BOX (box), parlour_page_get_action (PARLOUR_PAGE (self->page)));
  gtk_window_present (self->window);
  wait_until_mapped (self->page);
  wait_for_frames (self->page, 2);
}

static void
close_shop (Fixture *self)
{
  while (table_session_is_busy (self->session))
    g_main_context_iteration (NULL, TRUE);
  parlour_page_set_session (PARLOUR_PAGE (self->page), NULL);
  gtk_window_destroy (self->window);
  g_object_unref (self->session);
}

static GtkWidget *
find_deed (Fixture    *self,
           const char *path)
{
  return parlour_board_view_find_deed (PARLOUR_BOARD_VIEW (find_child (self->page, "groups")), path);
}

static void
touch (Fixture    *self,
       const char *path)
{
  GtkWidget *button = find_deed (self, path);

  g_assert_true (GTK_IS_BUTTON (button) && gtk_widget_is_visible (button));
  g_signal_emit_by_name (button, "clicked");
  while (table_session_is_busy (self->session))
    g_main_context_iteration (NULL, TRUE);
  parlour_page_update (PARLOUR_PAGE (self->page));
}

static guint
count_events (Fixture *self)
{
  return table_record_get_cursor (table_session_get_record (self->session));
}

static void
assert_played (Fixture *self,
               int      ann,
               int      ben)
{
  const ToyEvent *event = (const ToyEvent *) (const void *) table_record_get_event (table_session_get_record (self->session),
                                                                                      count_events (self) - 1);

  g_assert_cmpint (event->cards[0], ==, ann);
  g_assert_cmpint (event->cards[1], ==, ben);
}

static void
press_foot (Fixture *self)
{
  parlour_confirm_bar_press (PARLOUR_CONFIRM_BAR (find_child (self->page, "bar")));
  parlour_page_update (PARLOUR_PAGE (self->page));
}

/* What is tried */

/* What stands on a ring stays where it is when something else is chosen, and is nothing that a page begins with. */
static void
test_ring (void)
{
  Fixture self;
  GtkWidget *second;

  open_shop (&self, NULL);
  second = find_deed (&self, "city/place-2/go");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window)) == find_deed (&self, "dice/roll/roll"));
  touch (&self, "city/place-1/go");
  g_assert_true (find_deed (&self, "city/place-2/go") == second);
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (self.page)));
  g_assert_cmpuint (count_events (&self), ==, 0);
  close_shop (&self);
}

/* What can be touched no more is passed by, and whoever presses it all the same chooses nothing. */
static void
test_still (void)
{
  Fixture self;
  GtkWidget *button, *deed;

  open_shop (&self, NULL);
  button = find_deed (&self, "city/place-2/go");
  deed = gtk_widget_get_parent (button);
  is_closed = TRUE;
  parlour_page_update (PARLOUR_PAGE (self.page));
  g_assert_false (gtk_widget_get_can_target (button));
  g_assert_false (gtk_widget_child_focus (deed, GTK_DIR_TAB_FORWARD));
  g_signal_emit_by_name (button, "clicked");
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (self.page)));

  is_closed = FALSE;
  parlour_page_update (PARLOUR_PAGE (self.page));
  g_assert_true (gtk_widget_child_focus (deed, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window)) == button);
  close_shop (&self);
}

static void
roll (Fixture *self,
      int     *dice)
{
  touch (self, "dice/roll/roll");
  touch (self, "dice/roll/play");
  read_roll (table_session_get_state (self->session),
             table_record_get_event (table_session_get_record (self->session), count_events (self) - 1), dice);
}

/* Dice once rolled are rolled: they show the same when they are left, and when what was rolled is undone. */
static void
test_kept_roll (void)
{
  g_autofree char *directory = g_dir_make_tmp ("kontor-board-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "shop.kontor", NULL);
  Fixture self;
  int first[2], again[2];

  open_shop (&self, path);
  for (int round = 0; round < 3; round++)
    {
      touch (&self, "dice/roll/roll");
      gtk_widget_activate_action (self.page, "board.take-back", NULL);
      roll (&self, first);
      for (int time = 0; time < 3; time++)
        {
          table_session_undo (self.session);
          while (table_session_is_busy (self.session))
            g_main_context_iteration (NULL, TRUE);
          parlour_page_update (PARLOUR_PAGE (self.page));
          roll (&self, again);
          g_assert_cmpmem (first, sizeof first, again, sizeof again);
        }
    }
  close_shop (&self);
  g_remove (path);
  g_remove (directory);
}

/* A price is one touch, and what is counted is entered at the foot. A deal that is left is none. */
static void
test_deal (void)
{
  Fixture self;

  open_shop (&self, NULL);
  touch (&self, "deals/deal/deal");
  gtk_widget_activate_action (self.page, "board.take-back", NULL);
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (self.page)));
  touch (&self, "deals/deal/deal");
  touch (&self, "deal/price/2");
  assert_played (&self, 1, 2);

  touch (&self, "deals/deal/deal");
  parlour_counter_set_value (PARLOUR_COUNTER (find_deed (&self, "deal/counted/paid")), 4);
  press_foot (&self);
  assert_played (&self, 1, 4);
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (self.page)));
  close_shop (&self);
}

static GtkWidget *
count_ware (Fixture    *self,
            const char *which)
{
  g_autofree char *path = g_strdup_printf ("wares/%s/%s", which, which);

  ware = which;
  parlour_page_update (PARLOUR_PAGE (self->page));

  return find_deed (self, path);
}

/* The number of what has gone is that of what comes, with nothing of what it was, unless it may be under somebody's hand. */
static void
test_counted (void)
{
  Fixture self;
  GtkWidget *rice, *wine;

  open_shop (&self, NULL);
  rice = count_ware (&self, "rice");
  wine = count_ware (&self, "wine");
  g_assert_true (wine != rice);
  ware = NULL;
  parlour_page_update (PARLOUR_PAGE (self.page));

  g_assert_true (count_ware (&self, "rice") == rice);
  parlour_counter_set_value (PARLOUR_COUNTER (rice), 3);
  g_assert_cmpint (parlour_counter_get_value (PARLOUR_COUNTER (find_deed (&self, "wares/rice/rice"))), ==, 3);
  g_assert_true (count_ware (&self, "salt") == wine);
  g_assert_cmpint (parlour_counter_get_value (PARLOUR_COUNTER (wine)), ==, 0);
  ware = NULL;
  close_shop (&self);
}

/* A form takes the place of the board, which stands as it was when that is left. */
static void
test_form (void)
{
  Fixture self;
  GtkWidget *form;

  open_shop (&self, NULL);
  for (int time = 0; time < 2; time++)
    {
      if (time == 0)
        touch (&self, "deals/deal/deal");
      touch (&self, "deal/more/more");
      form = find_nth (self.page, PARLOUR_TYPE_EVENT_FORM, 0);
      g_assert_false (gtk_widget_get_visible (find_child (self.page, "body")));
      g_assert_null (parlour_page_get_action (PARLOUR_PAGE (self.page)));
      if (time == 0)
        g_signal_emit_by_name (find_nth (find_child (self.page, "form_place"), GTK_TYPE_BUTTON, 0), "clicked");
    }
  parlour_counter_set_value (find_nth (form, PARLOUR_TYPE_COUNTER, 1), 2);
  parlour_confirm_bar_press (PARLOUR_CONFIRM_BAR (parlour_page_get_action (PARLOUR_PAGE (form))));
  parlour_page_update (PARLOUR_PAGE (self.page));
  assert_played (&self, 1, 2);
  g_assert_true (gtk_widget_get_visible (find_child (self.page, "body")));
  g_assert_cmpint (count_all (self.page, PARLOUR_TYPE_EVENT_FORM), ==, 0);
  close_shop (&self);
}

/* Enter is for the foot, which shows that, as long as nobody has gone anywhere; what somebody goes back to, it presses. */
static void
test_enter (void)
{
  static const guint keyvals[] = { GDK_KEY_Return, GDK_KEY_Tab, 0 };
  g_autoptr (GHashTable) keys = NULL;
  Fixture self;
  GtkWidget *begun;

  open_shop (&self, NULL);
  keys = keyboard_learn (self.window, keyvals);
  begun = gtk_root_get_focus (GTK_ROOT (self.window));
  g_assert_true (begun == find_deed (&self, "dice/roll/roll"));
  gdk_display_put_event (gdk_display_get_default (), g_hash_table_lookup (keys, GUINT_TO_POINTER (GDK_KEY_Return)));
  while (count_events (&self) == 0)
    g_main_context_iteration (NULL, TRUE);
  assert_played (&self, 4, 4);

  parlour_page_update (PARLOUR_PAGE (self.page));
  wait_for_frames (self.page, 2);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self.window)) == begun);
  gtk_widget_grab_focus (find_deed (&self, "deals/deal/deal"));
  gtk_widget_grab_focus (begun);
  gdk_display_put_event (gdk_display_get_default (), g_hash_table_lookup (keys, GUINT_TO_POINTER (GDK_KEY_Return)));
  while (!parlour_page_has_input (PARLOUR_PAGE (self.page)) && count_events (&self) == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_events (&self), ==, 1);
  close_shop (&self);
}

static char **
list_choices (const TableState *state,
              const TableEvent *event)
{
  return g_strsplit ("deal yes", " ", -1);
}

/* What was undone is shown as it was chosen, and not before that as if nothing had been: the board is laid out to learn what
 * is against that, and once before and after the choice. */
static void
test_undone (void)
{
  Fixture self;

  shop.list_choices = list_choices;
  open_shop (&self, NULL);
  touch (&self, "deals/deal/deal");
  press_foot (&self);
  g_assert_cmpuint (count_events (&self), ==, 1);
  table_session_undo (self.session);
  while (table_session_is_busy (self.session))
    g_main_context_iteration (NULL, TRUE);
  n_laid_out = 0;
  parlour_page_update (PARLOUR_PAGE (self.page));
  g_assert_cmpint (n_laid_out, ==, 3);
  g_assert_nonnull (find_deed (&self, "deal/price/2"));
  close_shop (&self);
  shop.list_choices = NULL;
}

static char **
list_picks (const TableState *state,
            const TableEvent *event)
{
  return g_strsplit ("pick-1 2 pick-2 3", " ", -1);
}

/* What the last of all picks entered, and was undone, is entered again as it is. */
static void
test_picks_undone (void)
{
  Fixture self;

  shop.lay_out = toy_lay_out;
  shop.list_choices = list_picks;
  open_shop (&self, NULL);
  g_assert_null (parlour_page_get_action (PARLOUR_PAGE (self.page)));
  touch (&self, "hands/seat-1/2");
  touch (&self, "hands/seat-2/3");
  assert_played (&self, 2, 3);
  g_assert_cmpuint (count_events (&self), ==, 1);
  table_session_undo (self.session);
  while (table_session_is_busy (self.session))
    g_main_context_iteration (NULL, TRUE);
  parlour_page_update (PARLOUR_PAGE (self.page));
  g_assert_nonnull (parlour_page_get_action (PARLOUR_PAGE (self.page)));
  /* Nobody has picked anything yet: on a telephone one touch more would enter it. */
  g_assert_cmpint (table_picked_get_picker (table_session_get_picked (self.session), 0), ==, 0);
  press_foot (&self);
  assert_played (&self, 2, 3);
  close_shop (&self);
  shop.lay_out = lay_out;
  shop.list_choices = NULL;
}

/* What is picked on a telephone is shown nowhere here, takes the place of what was picked here for the same seat, and is entered
 * with what is picked here for the others. */
static void
test_picked_elsewhere (void)
{
  Fixture self;
  TablePicked *picked;

  shop.lay_out = toy_lay_out;
  open_shop (&self, NULL);
  picked = table_session_get_picked (self.session);
  touch (&self, "hands/seat-1/4");
  g_assert_cmpint (table_picked_get_picker (picked, 0), ==, TABLE_PICKED_HERE);
  table_picked_pick (picked, 1, 0, "2", 1);
  parlour_page_update (PARLOUR_PAGE (self.page));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_deed (&self, "hands/seat-1/4"))));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_deed (&self, "hands/seat-1/2"))));
  g_assert_cmpuint (count_events (&self), ==, 0);
  touch (&self, "hands/seat-2/3");
  g_assert_cmpuint (count_events (&self), ==, 1);
  assert_played (&self, 2, 3);
  g_assert_cmpint (table_picked_get_picker (picked, 0), ==, 0);
  close_shop (&self);
  shop.lay_out = lay_out;
}

static void
lay_out_asked (TableBoard *board)
{
  toy_lay_out (board);
  table_board_begin_group (board, "asked", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "open", "Open", NULL);
  table_board_add_choice (board, "open", NULL, "open", "yes");
}

/* What was touched here was not undone: with it there is no rest as before. */
static void
test_nothing_brought_back (void)
{
  Fixture self;
  TablePicked *picked;

  shop.lay_out = lay_out_asked;
  open_shop (&self, NULL);
  picked = table_session_get_picked (self.session);
  touch (&self, "asked/open/open");
  table_picked_pick (picked, 1, 0, "2", 1);
  table_picked_pick (picked, 2, 1, "3", 1);
  parlour_page_update (PARLOUR_PAGE (self.page));
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (self.page)));
  g_assert_null (parlour_page_get_action (PARLOUR_PAGE (self.page)));
  close_shop (&self);
  shop.lay_out = lay_out;
}

/* Labels that wrap were asked so often how wide they are for a height, for which they are set in many widths. */
static int n_asked;

static void (*measure) (GtkWidget *label, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
                        int *natural_baseline);

static void
measure_and_count (GtkWidget      *label,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0 && gtk_label_get_wrap (GTK_LABEL (label))
      && gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW) == NULL)
    n_asked++;
  measure (label, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

/* To be laid out, no label is set but for the width that it gets, and for that which it needs and wants; rows of libadwaita are
 * what they are. */
static void
test_widths (void)
{
  GtkWidgetClass *labels = g_type_class_ref (GTK_TYPE_LABEL);
  Fixture self;

  measure = labels->measure;
  labels->measure = measure_and_count;
  open_shop (&self, NULL);
  touch (&self, "deals/deal/deal");
  wait_for_frames (self.page, 2);
  press_foot (&self);
  wait_for_frames (self.page, 2);
  g_assert_cmpint (n_asked, ==, 0);
  close_shop (&self);
  labels->measure = measure;
  g_type_class_unref (labels);
}

/* What says why is as wide as its place, so that what is in the middle of that stays there. */
static void
test_wide_why (void)
{
  Fixture self;
  GtkWidget *why;

  open_shop (&self, NULL);
  why = parlour_why_new_line ("2", self.session, PARLOUR_QUESTION_NEWS, TABLE_NOBODY);
  gtk_widget_set_halign (why, GTK_ALIGN_FILL);
  gtk_box_append (GTK_BOX (gtk_window_get_child (self.window)), why);
  wait_for_frames (why, 2);
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_first_child (why)), >=, gtk_widget_get_width (self.page) - 1);
  close_shop (&self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  adw_init ();
  use_style ();
  shop = toy_game;
  shop.id = "shop";
  shop.lay_out = lay_out;
  shop.examine = examine;
  shop.doubt = NULL;

  g_test_add_func ("/toy-board/ring", test_ring);
  g_test_add_func ("/toy-board/still", test_still);
  g_test_add_func ("/toy-board/kept-roll", test_kept_roll);
  g_test_add_func ("/toy-board/deal", test_deal);
  g_test_add_func ("/toy-board/counted", test_counted);
  g_test_add_func ("/toy-board/form", test_form);
  g_test_add_func ("/toy-board/enter", test_enter);
  g_test_add_func ("/toy-board/undone", test_undone);
  g_test_add_func ("/toy-board/picks-undone", test_picks_undone);
  g_test_add_func ("/toy-board/picked-elsewhere", test_picked_elsewhere);
  g_test_add_func ("/toy-board/nothing-brought-back", test_nothing_brought_back);
  g_test_add_func ("/toy-board/widths", test_widths);
  g_test_add_func ("/toy-board/wide-why", test_wide_why);

  return g_test_run ();
}
