/* test-shelf.c: the shelf, what is agreed before a game, and the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "colonia-setup-form.h"
#include "colonia-start-card.h"
#include "colonia-typed.h"
#include "doc-error.h"
#include "games.h"
#include "parlour-about.h"
#include "parlour-cards-group.h"
#include "parlour-collections.h"
#include "parlour-counter.h"
#include "parlour-folder-group.h"
#include "parlour-game-tile.h"
#include "parlour-game-words.h"
#include "parlour-name-plate.h"
#include "parlour-new-game.h"
#include "parlour-places.h"
#include "parlour-preferences.h"
#include "parlour-seat-card.h"
#include "parlour-shelf.h"
#include "parlour-shortcuts.h"
#include "parlour-widgets.h"
#include "seats.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "table-past-game.h"
#include "tongue.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <utime.h>

static void
count_notify (gpointer data)
{
  (*(int *) data)++;
}

static GObject *
get_part (gpointer    widget,
          GType       type,
          const char *name)
{
  GObject *child = gtk_widget_get_template_child (GTK_WIDGET (widget), type, name);

  g_assert_nonnull (child);

  return child;
}

static GtkWidget *
get_nth_child (GObject *box,
               int      n)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static int
count_children (GObject *box)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

/* As a finger does; activating asks for a window. */
static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
}

/* Seats */

static void
assert_name (ParlourSeat *seat,
             const char  *expected)
{
  g_autofree char *name = NULL;

  g_object_get (seat, "name", &name, NULL);
  g_assert_cmpstr (name, ==, expected);
}

static void
test_seat (void)
{
  ParlourSeat *seat = parlour_seat_new (TABLE_COLOR_GREEN);
  int notified = 0;
  int known_as_notified = 0;

  g_signal_connect_swapped (seat, "notify", G_CALLBACK (count_notify), &notified);
  g_signal_connect_swapped (seat, "notify::known-as", G_CALLBACK (count_notify), &known_as_notified);

  g_assert_false (parlour_seat_has_name (seat));
  g_assert_cmpstr (seat->known_as, ==, "Green");

  parlour_seat_set_name (seat, "  ");
  g_assert_cmpint (notified, ==, 1);
  g_assert_false (parlour_seat_has_name (seat));

  parlour_seat_set_color (seat, TABLE_COLOR_RED);
  parlour_seat_set_color (seat, TABLE_COLOR_RED);
  g_assert_cmpstr (seat->known_as, ==, "Red");
  g_assert_cmpint (notified, ==, 3);
  g_assert_cmpint (known_as_notified, ==, 1);

  parlour_seat_set_name (seat, " Anna ");
  parlour_seat_set_name (seat, " Anna ");
  g_assert_true (parlour_seat_has_name (seat));
  assert_name (seat, " Anna ");
  g_assert_cmpstr (seat->known_as, ==, "Anna");
  g_assert_cmpint (notified, ==, 5);

  parlour_seat_set_language (seat, "fr");
  parlour_seat_set_language (seat, "fr");
  parlour_seat_set_language (seat, NULL);
  g_assert_cmpint (notified, ==, 7);

  assert_finalized (seat);
}

/* A name that is given takes the place of one that was typed, and is typed over. */
static void
test_seat_card (void)
{
  ParlourSeat *seat = parlour_seat_new (TABLE_COLOR_GREEN);
  GtkWidget *card = g_object_ref_sink (parlour_seat_card_new (seat));
  GtkEditable *entry = GTK_EDITABLE (get_part (card, PARLOUR_TYPE_SEAT_CARD, "entry"));
  int notified = 0;

  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  g_signal_connect_swapped (seat, "notify::name", G_CALLBACK (count_notify), &notified);

  gtk_editable_set_text (entry, "Anna");
  assert_name (seat, "Anna");
  g_assert_cmpint (notified, ==, 1);

  parlour_seat_set_name (seat, "Bernard");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "Bernard");
  assert_name (seat, "Bernard");
  g_assert_cmpint (notified, ==, 2);

  assert_finalized (card);
  assert_finalized (seat);
}

/* What was drawn by the one way waits while the other is tried. */
static void
test_seat_swaps (void)
{
  ParlourSeat *seat = parlour_seat_new (TABLE_COLOR_YELLOW);
  const ColoniaBundle resources = { { 1, 2, 0, 1, 0 } };
  const ColoniaBundle others = { { 0, 0, 4, 0, 0 } };
  const ColoniaBundle good = { { 0, 0, 0, 0, 1 } };
  ColoniaStart *start = colonia_start_get (seat);

  start->bundles[COLONIA_PIECE_RESOURCE] = resources;
  start->bundles[COLONIA_PIECE_GOOD] = good;
  start->die = 5;

  colonia_start_swap_draws (start);
  g_assert_cmpint (colonia_bundle_get_total (&start->bundles[COLONIA_PIECE_RESOURCE]), ==, 0);
  g_assert_cmpint (colonia_bundle_get_total (&start->bundles[COLONIA_PIECE_GOOD]), ==, 0);
  g_assert_cmpint (start->die, ==, 0);
  start->bundles[COLONIA_PIECE_RESOURCE] = others;

  colonia_start_swap_draws (start);
  g_assert_cmpmem (&start->bundles[COLONIA_PIECE_RESOURCE], sizeof resources, &resources, sizeof resources);
  g_assert_cmpmem (&start->bundles[COLONIA_PIECE_GOOD], sizeof good, &good, sizeof good);
  g_assert_cmpint (start->die, ==, 5);

  colonia_start_swap_draws (start);
  g_assert_cmpmem (&start->bundles[COLONIA_PIECE_RESOURCE], sizeof others, &others, sizeof others);

  g_object_unref (seat);
}

/* New games */

/* Only in a window do buttons find their actions. */
static ParlourNewGame *
make_page (void)
{
  GtkWidget *window = gtk_window_new ();
  ParlourNewGame *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_NEW_GAME, NULL));

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));

  return page;
}

static void
close_page (ParlourNewGame *page)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))));
  assert_finalized (page);
}

static GObject *
find_in_page (ParlourNewGame *page,
              const char     *name)
{
  return get_part (page, PARLOUR_TYPE_NEW_GAME, name);
}

/* What Colonia asks there. */
static GtkWidget *
get_setup (ParlourNewGame *page)
{
  return find_nth (GTK_WIDGET (page), COLONIA_TYPE_SETUP_FORM, 0);
}

static GObject *
find_in_setup (ParlourNewGame *page,
               const char     *name)
{
  return get_part (get_setup (page), COLONIA_TYPE_SETUP_FORM, name);
}

static GtkWidget *
get_card (ParlourNewGame *page,
          int             place)
{
  return get_nth_child (find_in_page (page, "seat_box"), place);
}

/* Who types nothing at all can begin. */
static void
test_defaults (void)
{
  ParlourNewGame *page = make_page ();
  g_autoptr (TableRecord) record = NULL;
  const ColoniaSetup *setup;
  ColoniaBundle drawn = { 0 };

  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (find_in_page (page, "begin_button"))));

  record = parlour_new_game_make_record (page);
  setup = colonia_record_get_setup (record);
  g_assert_cmpint (setup->tracking, ==, COLONIA_TRACKING_FULL);
  g_assert_cmpint (setup->n_players, ==, 4);
  g_assert_cmpint (setup->family_members, ==, 30);
  g_assert_cmpint (setup->window_points, ==, 2);

  for (int seat = 0; seat < 4; seat++)
    {
      const TablePerson *person = table_record_get_person (record, seat);
      const char *const names[] = { "Yellow", "Blue", "Green", "Red" };

      g_assert_cmpint (person->color, ==, seat);
      g_assert_cmpstr (person->name, ==, names[seat]);
      g_assert_null (person->language);
      for (int city = 0; city < (int) COLONIA_N_CITIES; city++)
        g_assert_cmpint (setup->start[seat].money.n[city], ==, 5);
      g_assert_cmpint (colonia_bundle_get_total (&setup->start[seat].resources), ==, 4);
      g_assert_cmpint (colonia_bundle_get_total (&setup->start[seat].goods), ==, 1);
      colonia_bundle_add (&drawn, &setup->start[seat].resources);
    }

  /* What was drawn is no longer in the bag. */
  for (int kind = 0; kind < (int) COLONIA_N_RESOURCES; kind++)
    g_assert_cmpint (colonia_record_get_state (record)->bag.n[kind], ==, COLONIA_RESOURCES_EACH - drawn.n[kind]);

  close_page (page);
}

/* A 6 lets choose; any other number is the good (SET-3). */
static void
test_dice (void)
{
  ParlourNewGame *page = make_page ();
  gboolean seen[COLONIA_DIE_SIDES] = { FALSE };
  int n_seen = 0;

  for (int tries = 0; tries < 1000 && n_seen < COLONIA_DIE_SIDES; tries++)
    {
      gtk_widget_activate_action (get_setup (page), "start.draw", NULL);
      for (int place = 0; place < 4; place++)
        {
          ParlourSeat *seat = find_seat (page, place);
          const ColoniaBundle *goods = &colonia_start_get (seat)->bundles[COLONIA_PIECE_GOOD];
          int die = colonia_start_get (seat)->die;

          g_assert_cmpint (colonia_bundle_get_total (goods), ==, 1);
          if (die < COLONIA_DIE_SIDES)
            g_assert_cmpint (goods->n[die - 1], ==, 1);
          n_seen += !seen[die - 1];
          seen[die - 1] = TRUE;
        }
    }

  g_assert_cmpint (n_seen, ==, COLONIA_DIE_SIDES);
  close_page (page);
}

/* Of resources, goods and money there are as many numbers on a card. */
static void
tap (GtkWidget        *card,
     ColoniaPieceKind  kind,
     guint             which,
     int               value)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_part (card, COLONIA_TYPE_START_CARD, "header")), TRUE);
  parlour_counter_set_value (find_nth (card, PARLOUR_TYPE_COUNTER, (guint) kind * COLONIA_BUNDLE_KINDS + which), value);
}

/* What is agreed besides. */
static ParlourCounter *
find_number (ParlourNewGame *page,
             guint           which)
{
  return find_nth (GTK_WIDGET (find_in_setup (page, "rows")), PARLOUR_TYPE_COUNTER, which);
}

static void
assert_swap (GtkWidget  *card,
             const char *label)
{
  GtkWidget *button = find_nth (find_child (card, "colors"), GTK_TYPE_TOGGLE_BUTTON, TABLE_COLOR_PURPLE);
  const char *tooltip = parlour_widget_get_tooltip (button);

  g_assert_cmpstr (tooltip, ==, label);
}

/* A colour that somebody has is swapped with that player, who need not have a name yet. */
static void
test_swap (void)
{
  ParlourNewGame *page = make_page ();

  for (int i = 1; i < 4; i++)
    gtk_widget_activate_action (get_card (page, i), "seat.take-color", "i", TABLE_COLOR_PURPLE);
  assert_swap (get_card (page, 0), "Purple, swapped with whoever has it");
  gtk_editable_set_text (GTK_EDITABLE (get_part (get_card (page, 3), PARLOUR_TYPE_SEAT_CARD, "entry")), "Dietmar");
  assert_swap (get_card (page, 0), "Purple, swapped with Dietmar");
  close_page (page);
}

/* The record has exactly what was chosen. */
static void
test_choices (void)
{
  ParlourNewGame *page = make_page ();
  const char *const names[] = { "Anna", "Bram", " Chloé  ", "", "Eva" };
  g_autoptr (TableRecord) record = NULL;
  const ColoniaSetup *setup;
  ColoniaSetup expected = { 0 };

  gtk_widget_activate_action (GTK_WIDGET (page), "setup.add", NULL);
  gtk_widget_activate_action (get_setup (page), "start.draw-by-app", "b", FALSE);
  for (int i = 0; i < 5; i++)
    {
      GObject *entry = get_part (get_card (page, i), PARLOUR_TYPE_SEAT_CARD, "entry");

      gtk_editable_set_text (GTK_EDITABLE (entry), names[i]);
    }

  gtk_widget_activate_action (get_card (page, 1), "seat.language", "s", tongue_list ()[1]);
  gtk_widget_activate_action (get_card (page, 2), "seat.language", "s", tongue_list ()[2]);
  gtk_widget_activate_action (get_card (page, 2), "seat.language", "s", "");
  gtk_widget_activate_action (get_card (page, 4), "seat.take-color", "i", TABLE_COLOR_PURPLE);

  expected.tracking = COLONIA_TRACKING_FULL;
  expected.n_players = 5;
  expected.family_members = 11;
  expected.window_points = 7;
  parlour_counter_set_value (find_number (page, 0), 11);
  parlour_counter_set_value (find_number (page, 1), 7);

  for (int i = 0; i < 5; i++)
    {
      GtkWidget *card = get_nth_child (find_in_setup (page, "start_box"), i);

      tap (card, COLONIA_PIECE_RESOURCE, 0, i);
      tap (card, COLONIA_PIECE_GOOD, 4, 2);
      tap (card, COLONIA_PIECE_MONEY, 3, 5 + i);
      expected.start[i].resources.n[0] = i;
      expected.start[i].goods.n[4] = 2;
      expected.start[i].money = (ColoniaBundle) { { 5, 5, 5, 5 + i, 0 } };
    }

  record = parlour_new_game_make_record (page);
  setup = colonia_record_get_setup (record);
  g_assert_cmpmem (setup, sizeof *setup, &expected, sizeof expected);
  for (int i = 0; i < 5; i++)
    {
      const TablePerson *person = table_record_get_person (record, i);
      const char *const found[] = { "Anna", "Bram", "Chloé", "Red", "Eva" };

      g_assert_cmpstr (person->name, ==, found[i]);
      g_assert_cmpstr (person->language, ==, i == 1 ? tongue_list ()[1] : NULL);
      g_assert_cmpint (person->color, ==, i == 4 ? (int) TABLE_COLOR_PURPLE : i);
    }

  close_page (page);
}

/* What is not tracked is not asked, and not in the record. */
static void
test_trackings (void)
{
  ParlourNewGame *page = make_page ();

  for (int tracking = 0; tracking < (int) COLONIA_N_TRACKINGS; tracking++)
    {
      g_autoptr (TableRecord) record = NULL;
      gboolean is_full = tracking == COLONIA_TRACKING_FULL;
      const ColoniaSetup *setup;

      gtk_widget_activate_action (GTK_WIDGET (page), "setup.tracking", "i", tracking);
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (find_in_setup (page, "start_section"))), ==, is_full);
      /* Nor does it go without a word. */
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (find_in_setup (page, "start_hint"))), ==, !is_full);
      /* Where a game is only scored nobody is addressed. */
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (get_part (get_card (page, 0), PARLOUR_TYPE_SEAT_CARD,
                                                                     "languages"))),
                       ==, tracking != COLONIA_TRACKING_SCORING);

      record = parlour_new_game_make_record (page);
      setup = colonia_record_get_setup (record);
      g_assert_cmpint (setup->tracking, ==, tracking);
      g_assert_cmpint (colonia_bundle_get_total (&setup->start[3].money), ==, is_full ? 20 : 0);
    }

  close_page (page);
}

/* Resources come out of the bag and must have been there (SET-5). */
static void
test_too_many (void)
{
  ParlourNewGame *page = make_page ();
  GtkWidget *begin = GTK_WIDGET (find_in_page (page, "begin_button"));
  GtkLabel *problem = GTK_LABEL (find_in_setup (page, "draw_problem"));
  GObject *box = find_in_setup (page, "start_box");

  gtk_widget_activate_action (get_setup (page), "start.draw-by-app", "b", FALSE);
  tap (get_nth_child (box, 0), COLONIA_PIECE_RESOURCE, 3, 18);
  g_assert_true (gtk_widget_is_sensitive (begin));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (problem)));

  tap (get_nth_child (box, 2), COLONIA_PIECE_RESOURCE, 3, 1);
  g_assert_false (gtk_widget_is_sensitive (begin));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (problem)));
  g_assert_cmpstr (gtk_label_get_label (problem), ==,
                   "Together the players have 19 linen, but the bag holds only 18.");

  /* Nobody is asked about what is not tracked. */
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.tracking", "i", COLONIA_TRACKING_ESSENTIALS);
  g_assert_true (gtk_widget_is_sensitive (begin));
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.tracking", "i", COLONIA_TRACKING_FULL);
  g_assert_false (gtk_widget_is_sensitive (begin));

  /* What the application draws may come out of what is left only. */
  gtk_widget_activate_action (get_setup (page), "start.draw-by-app", "b", TRUE);
  g_assert_true (gtk_widget_is_sensitive (begin));

  close_page (page);
}

static void
assert_order (ParlourNewGame *page,
              const char     *order)
{
  GObject *starts = find_in_setup (page, "start_box");
  int n = (int) strlen (order);

  g_assert_cmpint (count_seats (page), ==, n);
  g_assert_cmpint (count_children (find_in_page (page, "seat_box")), ==, n);
  g_assert_cmpint (count_children (starts), ==, n);

  for (int i = 0; i < n; i++)
    {
      ParlourSeat *seat = find_seat (page, i);

      g_assert_true (seat->known_as[0] == order[i]);
      g_assert_true (parlour_seated_get_seat (PARLOUR_SEATED (get_card (page, i))) == seat);
      g_assert_true (parlour_seated_get_seat (PARLOUR_SEATED (get_nth_child (starts, i))) == seat);
    }
}

static void
test_order (void)
{
  ParlourNewGame *page = make_page ();
  const char *const names[] = { "A", "B", "C", "D", "E", "F" };

  for (int i = 4; i < 6; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "setup.add", NULL);
  for (int i = 0; i < 6; i++)
    parlour_seat_set_name (find_seat (page, i), names[i]);
  assert_order (page, "ABCDEF");
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (find_in_page (page, "add_button"))));

  gtk_widget_activate_action (get_card (page, 0), "seat.move-down", NULL);
  assert_order (page, "BACDEF");
  gtk_widget_activate_action (get_card (page, 5), "seat.move-up", NULL);
  assert_order (page, "BACDFE");
  gtk_widget_activate_action (get_card (page, 0), "seat.move-up", NULL);
  gtk_widget_activate_action (get_card (page, 5), "seat.move-down", NULL);
  assert_order (page, "BACDFE");

  /* As when a card is dropped onto another. */
  g_signal_emit_by_name (get_card (page, 4), "dropped", get_card (page, 1));
  assert_order (page, "BCDFAE");
  g_signal_emit_by_name (get_card (page, 0), "dropped", get_card (page, 5));
  assert_order (page, "EBCDFA");

  gtk_widget_activate_action (get_card (page, 1), "seat.remove", NULL);
  assert_order (page, "ECDFA");
  gtk_widget_activate_action (get_card (page, 0), "seat.remove", NULL);
  gtk_widget_activate_action (get_card (page, 3), "seat.remove", NULL);
  assert_order (page, "CDF");
  g_assert_false (gtk_widget_is_sensitive (
    GTK_WIDGET (get_part (get_card (page, 0), PARLOUR_TYPE_SEAT_CARD, "remove_button"))));
  gtk_widget_activate_action (get_card (page, 0), "seat.remove", NULL);
  assert_order (page, "CDF");

  close_page (page);
}

/* The usual number of members follows that of the players until somebody
 * chooses another (SET-2). */
static void
test_members (void)
{
  ParlourNewGame *page = make_page ();

  gtk_widget_activate_action (GTK_WIDGET (page), "setup.add", NULL);
  g_assert_cmpint (parlour_counter_get_value (find_number (page, 0)), ==, 25);
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.add", NULL);
  g_assert_cmpint (parlour_counter_get_value (find_number (page, 0)), ==, 21);

  parlour_counter_set_value (find_number (page, 0), 17);
  gtk_widget_activate_action (get_card (page, 0), "seat.remove", NULL);
  g_assert_cmpint (parlour_counter_get_value (find_number (page, 0)), ==, 17);

  close_page (page);
}

/* No two players have the same colour, whatever is pressed (SET-1). */
static void
test_colors (void)
{
  ParlourNewGame *page = make_page ();

  for (int i = 4; i < 6; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "setup.add", NULL);

  for (int press = 0; press < 36; press++)
    {
      guint seen = 0;

      gtk_widget_activate_action (get_card (page, press % 6), "seat.take-color", "i", press * 5 / 6 % 6);
      g_assert_cmpint (find_seat (page, press % 6)->color, ==, press * 5 / 6 % 6);
      for (int i = 0; i < 6; i++)
        seen |= 1u << find_seat (page, i)->color;
      g_assert_cmpuint (seen, ==, 0x3f);
    }

  close_page (page);
}

/* Members are only asked about where they are counted, and what was said of them is not said of a game in which they are not. */
static void
test_numbers (void)
{
  ParlourNewGame *page = make_page ();
  g_autoptr (TableRecord) full = NULL;
  g_autoptr (TableRecord) essentials = NULL;

  parlour_counter_set_value (find_number (page, 0), 12);
  parlour_counter_set_value (find_number (page, 1), 3);
  full = parlour_new_game_make_record (page);
  g_assert_cmpint (colonia_record_get_setup (full)->family_members, ==, 12);
  g_assert_cmpint (colonia_record_get_setup (full)->window_points, ==, 3);

  gtk_widget_activate_action (GTK_WIDGET (page), "setup.tracking", "i", COLONIA_TRACKING_ESSENTIALS);
  g_assert_cmpint (parlour_counter_get_value (find_number (page, 0)), ==, 3);
  essentials = parlour_new_game_make_record (page);
  g_assert_cmpint (colonia_record_get_setup (essentials)->family_members, ==, 30);
  g_assert_cmpint (colonia_record_get_setup (essentials)->window_points, ==, 3);

  gtk_widget_activate_action (GTK_WIDGET (page), "setup.tracking", "i", COLONIA_TRACKING_FULL);
  g_assert_cmpint (parlour_counter_get_value (find_number (page, 0)), ==, 12);

  close_page (page);
}

/* Nobody begins with nothing by mistake (SET-3). */
static void
test_begin_with_nothing (void)
{
  ParlourNewGame *page = make_page ();
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  int begun = 0;

  gtk_window_present (window);
  g_signal_connect_swapped (page, "begin", G_CALLBACK (count_notify), &begun);
  parlour_seat_set_name (find_seat (page, 1), "Nora");
  gtk_widget_activate_action (get_setup (page), "start.draw-by-app", "b", FALSE);
  tap (get_nth_child (find_in_setup (page, "start_box"), 0), COLONIA_PIECE_RESOURCE, 0, 4);

  gtk_widget_activate_action (GTK_WIDGET (page), "setup.begin", NULL);
  g_assert_cmpint (begun, ==, 0);
  g_assert_cmpstr (adw_message_dialog_get_body (find_dialog ()), ==,
                   "What was drawn and rolled at the table is not entered yet for: Nora, Green, Red");
  answer ("enter");
  g_assert_cmpint (begun, ==, 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                         get_nth_child (find_in_setup (page, "start_box"), 1)));

  gtk_widget_activate_action (GTK_WIDGET (page), "setup.begin", NULL);
  answer ("begin");
  g_assert_cmpint (begun, ==, 1);

  /* Nobody is asked about what is not tracked, or drawn. */
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.tracking", "i", COLONIA_TRACKING_ESSENTIALS);
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.begin", NULL);
  g_assert_cmpint (begun, ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.tracking", "i", COLONIA_TRACKING_FULL);
  gtk_widget_activate_action (get_setup (page), "start.draw-by-app", "b", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.begin", NULL);
  g_assert_cmpint (begun, ==, 3);

  close_page (page);
}

/* What is opened at the bottom of the page comes into sight. */
static void
test_opened_start (void)
{
  ParlourNewGame *page = make_page ();
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (find_in_setup (page, "start_box")), GTK_TYPE_VIEWPORT);
  GtkWidget *card = NULL;
  graphene_rect_t bounds = { 0 };

  gtk_window_set_default_size (window, 400, 500);
  gtk_window_present (window);
  while (gtk_widget_get_height (GTK_WIDGET (page)) == 0)
    g_main_context_iteration (NULL, TRUE);

  for (int place = 0; place < 4; place++)
    {
      card = get_nth_child (find_in_setup (page, "start_box"), place);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_part (card, COLONIA_TYPE_START_CARD, "header")), TRUE);
    }

  while (bounds.size.height < 100
         || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (viewport) + 1)
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_true (gtk_widget_compute_bounds (card, viewport, &bounds));
    }

  close_page (page);
}

/* The same people once more, with the same rules, and other draws (SET-3). */
static void
test_fill (void)
{
  const TablePerson people[] = {
    { (char *) "Anna", TABLE_COLOR_PURPLE, (char *) "fr" },
    { (char *) "Blue", TABLE_COLOR_BLUE, NULL },
    { (char *) "Chloé", TABLE_COLOR_YELLOW, (char *) tongue_list ()[1] },
    { (char *) "Dirk", TABLE_COLOR_RED, NULL },
    { (char *) "Eva", TABLE_COLOR_GREEN, NULL },
    { (char *) "Frans", TABLE_COLOR_ORANGE, NULL },
  };

  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    for (int tracking = 0; tracking < (int) COLONIA_N_TRACKINGS; tracking++)
      {
        const ColoniaSetup setup = {
          .tracking = (ColoniaTracking) tracking, .n_players = n, .window_points = 4,
          .family_members = tracking == COLONIA_TRACKING_FULL ? 20 : colonia_default_family_members (n),
        };
        g_autoptr (TableRecord) before = colonia_record_new (&setup, people);
        g_autoptr (TableRecord) again = NULL;
        ParlourNewGame *page = make_page ();
        ColoniaSetup found;

        parlour_new_game_fill (page, before);
        g_assert_false (parlour_seat_has_name (find_seat (page, 1)));
        again = parlour_new_game_make_record (page);
        found = *colonia_record_get_setup (again);
        for (int seat = 0; seat < n; seat++)
          {
            const TablePerson *person = table_record_get_person (again, seat);

            g_assert_cmpstr (person->name, ==, people[seat].name);
            g_assert_cmpstr (person->language, ==, people[seat].language);
            g_assert_cmpint (person->color, ==, people[seat].color);
            g_assert_cmpint (colonia_bundle_get_total (&found.start[seat].resources), ==,
                             tracking == COLONIA_TRACKING_FULL ? COLONIA_START_RESOURCES : 0);
          }
        memset (found.start, 0, sizeof found.start);
        g_assert_cmpmem (&found, sizeof found, &setup, sizeof setup);
        close_page (page);
      }
}

static void
free_person (gpointer data)
{
  TablePerson *person = data;

  g_free (person->name);
  g_free (person->language);
  g_free (person);
}

static GPtrArray *
make_people (const TablePerson *known,
             gsize              n)
{
  GPtrArray *people = g_ptr_array_new_with_free_func (free_person);

  for (gsize i = 0; i < n; i++)
    {
      TablePerson *person = g_new0 (TablePerson, 1);

      *person = known[i];
      person->name = g_strdup (known[i].name);
      person->language = g_strdup (known[i].language);
      g_ptr_array_add (people, person);
    }

  return people;
}

static void
test_people (void)
{
  ParlourNewGame *page = make_page ();
  g_autoptr (GPtrArray) people = NULL;
  const TablePerson known[] = {
    { (char *) "Anna", TABLE_COLOR_PURPLE, (char *) "fr" },
    { (char *) "Bram", TABLE_COLOR_PURPLE, NULL },
    { (char *) "Chloé", TABLE_COLOR_YELLOW, NULL },
  };
  GObject *chips = find_in_page (page, "people_box");

  people = make_people (known, G_N_ELEMENTS (known));
  parlour_new_game_offer_people (page, people);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (chips)));
  g_assert_cmpint (count_children (chips), ==, 3);

  parlour_seat_set_name (find_seat (page, 0), "Somebody");
  for (int i = 0; i < 3; i++)
    press (get_nth_child (chips, i));

  g_assert_cmpstr (find_seat (page, 1)->known_as, ==, "Anna");
  g_assert_cmpstr (find_seat (page, 1)->language, ==, "fr");
  g_assert_cmpint (find_seat (page, 1)->color, ==, TABLE_COLOR_PURPLE);
  g_assert_cmpstr (find_seat (page, 2)->known_as, ==, "Bram");
  g_assert_cmpint (find_seat (page, 2)->color, !=, TABLE_COLOR_PURPLE);
  g_assert_cmpint (find_seat (page, 0)->color, ==, TABLE_COLOR_YELLOW);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (chips)));

  /* Who went away is offered again. */
  parlour_seat_set_name (find_seat (page, 2), "");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (chips)));
  g_assert_true (gtk_widget_get_visible (get_nth_child (chips, 1)));
  g_assert_false (gtk_widget_get_visible (get_nth_child (chips, 0)));

  close_page (page);
}

static void
test_same_names (void)
{
  ParlourNewGame *page = make_page ();

  parlour_seat_set_name (find_seat (page, 0), "Anna");
  parlour_seat_set_name (find_seat (page, 2), "Anna ");
  for (int i = 0; i < 4; i++)
    {
      GObject *entry = get_part (get_card (page, i), PARLOUR_TYPE_SEAT_CARD, "entry");

      g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (entry), "warning"), ==, i == 0 || i == 2);
    }
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (find_in_page (page, "summary"))), "is called Anna."));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (find_in_page (page, "begin_button"))));

  close_page (page);
}

static gboolean
says (GtkWidget  *page,
      const char *text)
{
  g_autoptr (GPtrArray) labels = find_all (page, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_label (labels->pdata[i]), text))
      return TRUE;

  return FALSE;
}

/* Names are no duty: the page says what those are called who have none. */
static void
test_begin (void)
{
  ParlourNewGame *page = make_page ();
  int begun = 0;

  g_signal_connect_swapped (page, "begin", G_CALLBACK (count_notify), &begun);
  g_assert_true (says (GTK_WIDGET (page), "Clockwise round the table. Whoever has no name goes by the colour."));
  press (GTK_WIDGET (find_in_page (page, "begin_button")));
  g_assert_cmpint (begun, ==, 1);
  g_assert_cmpstr (find_seat (page, 0)->known_as, ==, "Yellow");

  close_page (page);
}

/* A game in which two people met, and which is not over. */
static void
add_past (GListStore *games,
          const char *first,
          const char *second)
{
  TableGameSummary *summary = g_new0 (TableGameSummary, 1);
  const DocFileMark mark = { 0 };
  g_autoptr (TablePastGame) game = NULL;

  summary->path = g_strdup ("/nowhere/game.kontor");
  summary->game = table_games[0];
  summary->n_players = 2;
  summary->names[0] = g_strdup (first);
  summary->names[1] = g_strdup (second);
  game = table_past_game_new (summary, &mark);
  g_list_store_append (games, game);
}

/* A name in letters from right to left, and how a text with such letters stands in a sentence. */
#define DAVID "\327\223\327\225\327\223"
#define ISOLATED(text) "\342\200\216\342\201\250" text "\342\201\251"

static void
assert_asked (const char *heading,
              const char *body)
{
  g_assert_nonnull (find_dialog ());
  g_assert_cmpstr (adw_message_dialog_get_heading (find_dialog ()), ==, heading);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (find_dialog ()), body));
}

/* Statistics know people by their names: whoever might be somebody else is asked about, once each, and a group that
 * has met is not. */
static void
test_namesakes (void)
{
  ParlourNewGame *page = make_page ();
  GtkWidget *begin = GTK_WIDGET (find_in_page (page, "begin_button"));
  const TablePerson known[] = {
    { (char *) "Anna", TABLE_COLOR_PURPLE, NULL },
    { (char *) "Anna B", TABLE_COLOR_RED, NULL },
    { (char *) "Bram", TABLE_COLOR_BLUE, NULL },
  };
  g_autoptr (GPtrArray) people = make_people (known, G_N_ELEMENTS (known));
  g_autoptr (GListStore) past = g_list_store_new (TABLE_TYPE_PAST_GAME);
  int begun = 0;

  g_signal_connect_swapped (page, "begin", G_CALLBACK (count_notify), &begun);
  add_past (past, "Anna", "Bram");
  add_past (past, "Dora", "Dora B");
  parlour_new_game_offer_people (page, people);
  parlour_new_game_set_past (page, G_LIST_MODEL (past));

  /* They have met, and Chloé has no namesake. */
  parlour_seat_set_name (find_seat (page, 0), "anna");
  parlour_seat_set_name (find_seat (page, 1), "Bram");
  parlour_seat_set_name (find_seat (page, 2), "Chlo\303\251");
  press (begin);
  g_assert_null (find_dialog ());
  g_assert_cmpint (begun, ==, 1);

  /* Without Bram it may be another one, who is asked about until that is said. */
  parlour_seat_set_name (find_seat (page, 0), "ANNA");
  parlour_seat_set_name (find_seat (page, 1), "Emil");
  press (begin);
  assert_asked ("ANNA, or Another ANNA?", "has played before");
  answer ("cancel");
  g_assert_cmpint (begun, ==, 1);
  press (begin);
  answer ("another");
  g_assert_cmpint (begun, ==, 2);
  g_assert_cmpstr (find_seat (page, 0)->known_as, ==, "ANNA C");

  /* Games come from other devices, too, where nobody has been remembered. */
  parlour_seat_set_name (find_seat (page, 0), "Chlo\303\251");
  parlour_seat_set_name (find_seat (page, 2), "Dora");
  press (begin);
  assert_asked ("Dora, or Another Dora?", "has played before");
  answer ("another");
  g_assert_cmpint (begun, ==, 3);
  g_assert_cmpstr (find_seat (page, 2)->known_as, ==, "Dora C");

  /* Whoever was chosen is known. */
  parlour_seat_set_name (find_seat (page, 0), "Anna");
  find_seat (page, 0)->was_chosen = TRUE;
  press (begin);
  g_assert_null (find_dialog ());
  g_assert_cmpint (begun, ==, 4);

  /* Two at one table. */
  parlour_seat_set_name (find_seat (page, 2), "Anna");
  press (begin);
  assert_asked ("Anna, or Another Anna?", "Two players are called Anna.");
  answer ("same");
  g_assert_cmpint (begun, ==, 5);
  press (begin);
  answer ("another");
  g_assert_cmpstr (find_seat (page, 2)->known_as, ==, "Anna C");
  g_assert_cmpint (begun, ==, 6);

  /* A name from right to left turns no sentence round. */
  parlour_seat_set_name (find_seat (page, 1), DAVID);
  parlour_seat_set_name (find_seat (page, 2), DAVID);
  press (begin);
  assert_asked (ISOLATED (DAVID) ", or Another " ISOLATED (DAVID) "?", "Two players are called " ISOLATED (DAVID) ".");
  g_assert_cmpstr (adw_message_dialog_get_response_label (find_dialog (), "another"), ==,
                   "_Another: " ISOLATED (DAVID " B"));
  answer ("cancel");

  close_page (page);
}

/* The shelf */

typedef struct {
  GtkWidget *window;
  ParlourShelf *shelf;
  char *games;
  GSettings *settings;
  char *opened;
} Shelf;

static void
on_open_game (GSimpleAction *action,
              GVariant      *path,
              gpointer       data)
{
  Shelf *fixture = data;

  g_free (fixture->opened);
  fixture->opened = g_strdup (g_variant_get_bytestring (path));
}

static void
set_up (Shelf        *fixture,
        gconstpointer data)
{
  static const GActionEntry actions[] = { { .name = "open-game", .activate = on_open_game, .parameter_type = "ay" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  fixture->games = parlour_places_get_games ();
  g_assert_cmpint (g_mkdir_with_parents (fixture->games, 0700), ==, 0);
  fixture->settings = g_settings_new (SCHEMA_ID);
  fixture->shelf = g_object_ref_sink (g_object_new (PARLOUR_TYPE_SHELF, NULL));
  fixture->window = gtk_window_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), fixture);
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->shelf));
}

static void
tear_down (Shelf        *fixture,
           gconstpointer data)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->games, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->games, name, NULL);

      g_unlink (path);
    }

  g_settings_reset (fixture->settings, "last-game");
  g_clear_object (&fixture->settings);
  g_free (fixture->opened);
  g_free (fixture->games);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  assert_finalized (fixture->shelf);
}

/* Writes a random game of which so many events of 100 are in force. */
static char *
add_game (Shelf      *fixture,
          const char *name,
          int         percent,
          int         age)
{
  TableRecord *record = table_simulate (&colonia_game, 4, COLONIA_TRACKING_ESSENTIALS, 5);
  g_autofree char *path = g_canonicalize_filename (name, fixture->games);
  struct utimbuf times = { 0 };

  g_assert_true (table_record_move_cursor (record, table_record_get_n_known (record) * (guint) percent / 100, NULL));
  g_assert_true (table_record_save (record, path, NULL));
  times.actime = times.modtime = time (NULL) - age;
  g_assert_cmpint (utime (path, &times), ==, 0);
  table_record_free (record);

  return g_steal_pointer (&path);
}

static gboolean
is_visible (Shelf      *fixture,
            const char *name)
{
  return gtk_widget_get_visible (GTK_WIDGET (get_part (fixture->shelf, PARLOUR_TYPE_SHELF, name)));
}

static gboolean
give_up (gpointer data)
{
  g_error ("the shelf was not filled");
  return G_SOURCE_REMOVE;
}

static gboolean
is_filled (Shelf     *fixture,
           int        n_tiles,
           GtkWidget *before)
{
  GObject *tiles = get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "tiles");

  if (n_tiles > 0)
    return count_children (tiles) == n_tiles && get_nth_child (tiles, 0) != before;

  return count_children (tiles) == 0
         && (count_children (get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "windows")) > 0
             || is_visible (fixture, "carry_on"));
}

/* All tiles are made anew. */
static void
refresh (Shelf *fixture,
         int    n_tiles)
{
  guint limit = g_timeout_add_seconds (30, give_up, NULL);
  GtkWidget *before = get_nth_child (get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "tiles"), 0);

  if (before != NULL)
    g_object_ref (before);

  parlour_shelf_refresh (fixture->shelf);
  while (!is_filled (fixture, n_tiles, before))
    g_main_context_iteration (NULL, TRUE);

  g_clear_object (&before);
  g_source_remove (limit);
}

static void
test_first_start (Shelf        *fixture,
                  gconstpointer data)
{
  refresh (fixture, 0);

  g_assert_true (is_visible (fixture, "welcome"));
  g_assert_false (is_visible (fixture, "carry_on"));
  g_assert_false (is_visible (fixture, "past"));
}

static void
test_games (Shelf        *fixture,
            gconstpointer data)
{
  g_autofree char *finished = add_game (fixture, "a.kontor", 100, 10);
  g_autofree char *newer = add_game (fixture, "b.kontor", 50, 20);
  g_autofree char *older = add_game (fixture, "c.kontor", 30, 30);
  g_autofree char *broken = g_build_filename (fixture->games, "d.kontor", NULL);
  GObject *tiles = get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "tiles");
  GtkWidget *carry_on = GTK_WIDGET (get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "carry_on"));

  g_assert_true (g_file_set_contents (broken, "{}", -1, NULL));

  /* Without a last game the newest that is not finished. */
  refresh (fixture, 3);
  g_assert_false (is_visible (fixture, "welcome"));
  g_assert_true (is_visible (fixture, "past"));
  g_assert_true (gtk_widget_get_visible (carry_on));
  press (carry_on);
  g_assert_cmpstr (fixture->opened, ==, newer);

  /* The newest comes first; here the broken one. */
  g_assert_true (gtk_widget_has_css_class (get_nth_child (tiles, 0), "broken"));
  g_assert_false (gtk_widget_has_css_class (get_nth_child (tiles, 1), "broken"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_part (get_nth_child (tiles, 0), PARLOUR_TYPE_GAME_TILE, "state"))),
                   ==, "“d.kontor” cannot be read: $.format: missing\nNothing in the file was changed. "
                       "Open a copy of the game, or mend the place that is named.");
  press (get_nth_child (tiles, 1));
  g_assert_cmpstr (fixture->opened, ==, finished);

  /* With one, that, if it is not finished. */
  g_settings_set_string (fixture->settings, "last-game", older);
  refresh (fixture, 3);
  press (carry_on);
  g_assert_cmpstr (fixture->opened, ==, older);
}

/* A game that was begun by mistake, and into which nothing was entered, is not carried on as long as there is another one. */
static void
test_begun_by_mistake (Shelf        *fixture,
                       gconstpointer data)
{
  g_autofree char *empty = add_game (fixture, "a.kontor", 0, 10);
  g_autofree char *played = NULL;
  GtkWidget *carry_on = GTK_WIDGET (get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "carry_on"));

  g_settings_set_string (fixture->settings, "last-game", empty);
  refresh (fixture, 0);
  press (carry_on);
  g_assert_cmpstr (fixture->opened, ==, empty);

  played = add_game (fixture, "b.kontor", 50, 20);
  refresh (fixture, 1);
  press (carry_on);
  g_assert_cmpstr (fixture->opened, ==, played);
}

/* The tooltip of a menu would lie over its first entry, where the pointer is. */
static void
test_menu (Shelf        *fixture,
           gconstpointer data)
{
  GtkWidget *button = GTK_WIDGET (get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "menu_button"));

  gtk_window_present (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_false (gtk_widget_get_has_tooltip (button));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  g_assert_true (gtk_widget_get_has_tooltip (button));
}

/* What somebody has called a game stands above when it was played. */
static void
test_titles (Shelf        *fixture,
             gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *titled = add_game (fixture, "Aunt Ida’s.kontor", 100, 10);
  G_GNUC_UNUSED g_autofree char *made = add_game (fixture, "2026-01-01 Anna, Bernd.kontor", 100, 20);
  GObject *tiles = get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "tiles");

  refresh (fixture, 2);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (get_part (get_nth_child (tiles, 0), PARLOUR_TYPE_GAME_TILE, "time"))),
                            "Aunt Ida’s"));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (get_part (get_nth_child (tiles, 0), PARLOUR_TYPE_GAME_TILE, "game"))),
                                   "Colonia, Today at "));
}

static void
test_finished (Shelf        *fixture,
               gconstpointer data)
{
  g_autofree char *finished = add_game (fixture, "a.kontor", 100, 10);

  g_settings_set_string (fixture->settings, "last-game", finished);
  refresh (fixture, 1);

  g_assert_false (is_visible (fixture, "carry_on"));
  g_assert_false (is_visible (fixture, "welcome"));
}

/* A game that was opened from anywhere is carried on too. */
static void
test_elsewhere (Shelf        *fixture,
                gconstpointer data)
{
  g_autofree char *path = add_game (fixture, "../elsewhere.kontor", 50, 10);

  g_settings_set_string (fixture->settings, "last-game", path);
  refresh (fixture, 0);
  g_assert_true (is_visible (fixture, "carry_on"));
  press (GTK_WIDGET (get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "carry_on")));
  g_assert_cmpstr (fixture->opened, ==, path);

  g_unlink (path);
}

/* The newest are on the shelf, all of them a page away. */
static void
test_many (Shelf        *fixture,
           gconstpointer data)
{
  for (int i = 0; i < 14; i++)
    {
      g_autofree char *name = g_strdup_printf ("%02d.kontor", i);

      g_free (add_game (fixture, name, 100, i));
    }

  refresh (fixture, 12);
  g_assert_true (is_visible (fixture, "past"));
}

/* Whoever goes through the games by keys stays with a game when others come, and what has not changed is
 * the same to be pressed. */
static void
test_comes (Shelf        *fixture,
            gconstpointer data)
{
  GObject *tiles = get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "tiles");
  GObject *players = get_part (fixture->shelf, PARLOUR_TYPE_SHELF, "carry_on_players");
  g_autofree char *elsewhere = NULL;
  GtkWidget *before;

  g_free (add_game (fixture, "a.kontor", 100, 30));
  g_free (add_game (fixture, "b.kontor", 100, 20));
  refresh (fixture, 2);
  gtk_window_present (GTK_WINDOW (fixture->window));
  before = get_nth_child (tiles, 1);
  gtk_widget_grab_focus (before);
  elsewhere = add_game (fixture, "../elsewhere.kontor", 50, 10);
  g_settings_set_string (fixture->settings, "last-game", elsewhere);
  parlour_shelf_refresh (fixture->shelf);
  while (count_children (players) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (get_nth_child (tiles, 1) == before);

  g_free (add_game (fixture, "c.kontor", 100, 10));
  refresh (fixture, 3);
  g_assert_true (gtk_widget_has_focus (get_nth_child (tiles, 2)));
  g_assert_cmpint (g_unlink (elsewhere), ==, 0);
}

static void
test_times (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_local (2026, 3, 1, 21, 30, 0);
  const struct {
    int days;
    const char *text;
    const char *within;
  } times[] = {
    { 0, "Today at 21:30", "today at 21:30" },
    { -1, "Yesterday at 21:30", "yesterday at 21:30" },
    { -2, "27 February 2026", "27 February 2026" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (GDateTime) time = g_date_time_add_days (now, times[i].days);
      g_autofree char *text = parlour_game_words_time (g_date_time_to_unix (time), now, FALSE);
      g_autofree char *within = parlour_game_words_time (g_date_time_to_unix (time), now, TRUE);

      g_assert_cmpstr (text, ==, times[i].text);
      g_assert_cmpstr (within, ==, times[i].within);
    }
}

/* Whatever is wrong with a file, something can be done. */
static void
test_advice (void)
{
  const struct {
    GQuark domain;
    int code;
    const char *advice;
  } troubles[] = {
    { TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_VERSION, "Update Kontor" },
    { TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_RULES, "mend the place" },
    { TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SIZE, "Choose the file of a game" },
    { DOC_ERROR, DOC_ERROR_SYNTAX, "mend the place" },
    { DOC_ERROR, DOC_ERROR_FORM, "mend the place" },
    { G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, "Choose the file of a game" },
    { G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "Choose the file of a game" },
    { G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "moved" },
    { G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY, "moved" },
    { G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "Allow reading" },
    { G_IO_ERROR, G_IO_ERROR_FAILED, "Try again" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (troubles); i++)
    {
      g_autoptr (GError) error = g_error_new_literal (troubles[i].domain, troubles[i].code, "");

      g_assert_nonnull (strstr (parlour_game_words_advice (error), troubles[i].advice));
    }
}

/* The shelf goes while it is still reading. */
static void
test_gone (void)
{
  ParlourShelf *shelf = g_object_ref_sink (g_object_new (PARLOUR_TYPE_SHELF, NULL));

  parlour_shelf_refresh (shelf);
  g_object_run_dispose (G_OBJECT (shelf));
  g_object_add_weak_pointer (G_OBJECT (shelf), (gpointer *) &shelf);
  g_object_unref (shelf);
  while (shelf != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Preferences */

static ParlourCardsGroup *
get_cards_group (GtkWidget *window)
{
  return find_nth (window, PARLOUR_TYPE_CARDS_GROUP, 0);
}

/* The groups come one after the other, and all of them do. */
static void
test_preferences_groups (void)
{
  GtkWidget *window = parlour_preferences_new (NULL);
  GtkWidget *last = GTK_WIDGET (get_cards_group (window));

  g_assert_false (gtk_widget_get_visible (last));
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (last);
  /* libadwaita may have a description before them, which is hidden as there is none. */
  for (GtkWidget *group = last; group != NULL; group = gtk_widget_get_prev_sibling (group))
    g_assert_true (gtk_widget_get_mapped (group) || !ADW_IS_PREFERENCES_GROUP (group));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where the window is narrow for its text, what is chosen stands below what is said of it, which
 * would be a column of single words otherwise. */
static void
test_preferences_narrow (void)
{
  GtkWidget *window = parlour_preferences_new (NULL);
  GtkWidget *row = GTK_WIDGET (get_part (window, PARLOUR_TYPE_PREFERENCES, "language"));
  GtkOrientable *box = GTK_ORIENTABLE (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
  GtkListBoxRow *folder = GTK_LIST_BOX_ROW (find_child (find_nth (window, PARLOUR_TYPE_FOLDER_GROUP, 0), "folder"));

  g_assert_cmpint (gtk_orientable_get_orientation (box), ==, GTK_ORIENTATION_HORIZONTAL);
  gtk_window_set_default_size (GTK_WINDOW (window), parlour_widget_scale_width (window, 200), 720);
  g_assert_cmpint (gtk_orientable_get_orientation (box), ==, GTK_ORIENTATION_VERTICAL);
  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (gtk_list_box_row_get_child (folder))), ==,
                   GTK_ORIENTATION_VERTICAL);
  gtk_window_set_default_size (GTK_WINDOW (window), parlour_widget_scale_width (window, 400), 720);
  g_assert_cmpint (gtk_orientable_get_orientation (box), ==, GTK_ORIENTATION_HORIZONTAL);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_preferences (void)
{
  GtkWidget *window = parlour_preferences_new (NULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  AdwComboRow *scheme = ADW_COMBO_ROW (get_part (window, PARLOUR_TYPE_PREFERENCES, "color_scheme"));
  GtkSpinButton *scale = GTK_SPIN_BUTTON (get_part (window, PARLOUR_TYPE_PREFERENCES, "text_scale"));
  GtkSwitch *cover = GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_child (window, "cover"))));

  adw_combo_row_set_selected (scheme, 2);
  g_assert_cmpint (g_settings_get_enum (settings, "color-scheme"), ==, 2);
  g_settings_set_string (settings, "color-scheme", "light");
  g_assert_cmpuint (adw_combo_row_get_selected (scheme), ==, 1);

  gtk_spin_button_set_value (scale, 150);
  g_assert_cmpfloat (g_settings_get_double (settings, "text-scale"), ==, 1.5);
  g_settings_set_double (settings, "text-scale", 2.0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (scale), ==, 200);

  g_assert_true (gtk_switch_get_active (cover));
  gtk_switch_set_active (cover, FALSE);
  g_assert_false (g_settings_get_boolean (settings, "cover"));

  for (const char *const *key = (const char *const[]) { "color-scheme", "text-scale", "cover", NULL }; *key != NULL; key++)
    g_settings_reset (settings, *key);

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (window);
}

/* Presses the button of the toast, if it has one. */
static gboolean
press_toast (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "preferences.undo-import") == 0)
    {
      g_signal_emit_by_name (widget, "clicked");
      return TRUE;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (press_toast (child))
      return TRUE;

  return FALSE;
}

static guint
count_known (void)
{
  g_autoptr (GPtrArray) known = table_collection_list_known (
    parlour_cards_get_collection (parlour_collections_find (&colonia_game)));

  return known->len;
}

/* What is learnt can be taken back at once, and nothing else with it. */
static void
assert_import_undone (const char *path)
{
  GtkWidget *window = parlour_preferences_new (NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  guint n = count_known ();

  parlour_cards_group_import (get_cards_group (window), file);
  g_assert_cmpuint (count_known (), >, n);
  g_assert_true (press_toast (window));
  g_assert_cmpuint (count_known (), ==, n);
  parlour_cards_group_import (get_cards_group (window), file);
  g_assert_cmpuint (count_known (), >, n);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_import (const char *path,
               const char *expected)
{
  GtkWidget *window = parlour_preferences_new (NULL);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : g_file_new_for_uri ("resource:///cards.json");
  g_autofree char *said = NULL;

  parlour_cards_flush (parlour_collections_find (&colonia_game));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (get_cards_group (window))));
  parlour_cards_group_import (get_cards_group (window), file);
  said = read_toast (window);
  g_assert_cmpstr (said, ==, expected);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
write_cards (const char *path,
             const char *lists)
{
  g_autofree char *text = g_strdup_printf ("{\"format\": \"colonia-collection\", \"version\": 1, "
                                           "\"game\": \"colonia\", %s}", lists);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

#define RELIC(points) "{\"type\": \"relic\", \"city\": \"london\", \"cost\": 97, \"points\": " points "}"
#define WEEK_CARD "{\"booths\": [9, 8, 7], \"contracts\": [9, 9, 9, 9, 9], \"dice\": 19, \"ships\": 4}"

/* The cards of another table are added, each once. */
static void
test_import_cards (void)
{
  g_autofree char *directory = g_dir_make_tmp ("kontor-cards-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "cards.json", NULL);
  g_autofree char *from_right = g_build_filename (directory, DAVID ".json", NULL);

  write_cards (path, "\"relics\": []");
  assert_import (path, "There is nothing in that collection.");
  write_cards (path, "\"relics\": [" RELIC ("1") ", " RELIC ("2") "], \"week-cards\": [" WEEK_CARD "]");
  assert_import (path, "Learnt: 2 relics, 1 week card.");
  assert_import (path, "Nothing new: all that is in that collection was known.");
  write_cards (path, "\"relics\": [" RELIC ("1") ", " RELIC ("3") ", " RELIC ("2") "]");
  assert_import (path, "Learnt: 1 relic. 2 were known.");
  write_cards (path, "\"relics\": [" RELIC ("5") ", " RELIC ("6") "]");
  assert_import_undone (path);

  g_assert_true (g_file_set_contents (path, "Dear Agnes", -1, NULL));
  assert_import (path, "“cards.json” is not a collection. Choose one that was exported here.");
  g_assert_cmpint (g_rename (path, from_right), ==, 0);
  assert_import (from_right, "“" ISOLATED (DAVID ".json") "” is not a collection. Choose one that was exported here.");
  assert_import (NULL, "Collections can only be on this computer. Choose one of its folders.");
  g_unlink (from_right);
  parlour_cards_flush (parlour_collections_find (&colonia_game));
}

/* What was given away can be taken in by another table. */
static void
test_export_cards (void)
{
  g_autofree char *directory = g_dir_make_tmp ("kontor-cards-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "cards.json", NULL);
  g_autofree char *other = g_build_filename (directory, "other.json", NULL);
  g_autofree char *without = g_build_filename (directory, "cards", NULL);
  g_autofree char *expected = NULL;
  g_autofree char *found = NULL;
  g_autofree char *said = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (without);
  g_autoptr (TableCollection) read = NULL;
  GtkWidget *window;

  write_cards (other, "\"relics\": [" RELIC ("4") "]");
  assert_import (other, "Learnt: 1 relic.");

  window = parlour_preferences_new (NULL);
  parlour_cards_group_export (get_cards_group (window), file);
  said = read_toast (window);
  g_assert_cmpstr (said, ==, "What is known is exported.");
  gtk_window_destroy (GTK_WINDOW (window));

  read = table_collection_load (&colonia_game, path, NULL);
  g_assert_nonnull (read);
  found = table_collection_to_text (read);
  expected = table_collection_to_text (parlour_cards_get_collection (parlour_collections_find (&colonia_game)));
  g_assert_cmpstr (found, ==, expected);
  g_assert_nonnull (strstr (found, "\"points\":4"));
  parlour_cards_flush (parlour_collections_find (&colonia_game));
}

static void
wait_for_cards_error (gboolean expected)
{
  while ((parlour_cards_get_error (parlour_collections_find (&colonia_game)) != NULL) != expected)
    g_main_context_iteration (NULL, TRUE);
}

/* That the cards cannot be read stands where they are looked after, as long as it is so. */
static void
test_cards_trouble (void)
{
  ParlourCards *cards = parlour_collections_find (&colonia_game);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "kontor", "collection.json", NULL);
  g_autofree char *text = NULL;
  GtkWidget *window;
  AdwPreferencesRow *row;

  parlour_cards_flush (cards);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  window = parlour_preferences_new (NULL);
  row = ADW_PREFERENCES_ROW (find_child (GTK_WIDGET (get_cards_group (window)), "trouble"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (row)));

  g_assert_true (g_file_set_contents (path, "Dear Agnes", -1, NULL));
  wait_for_cards_error (TRUE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (row)));
  g_assert_true (g_str_has_prefix (adw_preferences_row_get_title (row),
                                   "What was learnt from earlier games cannot be read: line 1, column 1: not JSON"));

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  wait_for_cards_error (FALSE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (row)));
  gtk_window_destroy (GTK_WINDOW (window));
  parlour_cards_flush (cards);
}

static void
test_about (void)
{
  GtkWidget *window = parlour_about_new (NULL);

  g_assert_nonnull (strstr (adw_about_window_get_debug_info (ADW_ABOUT_WINDOW (window)), "libadwaita"));
  /* Whoever finds a fault learns there where it is told. */
  g_assert_cmpstr (adw_about_window_get_issue_url (ADW_ABOUT_WINDOW (window)), ==, BUG_TRACKER);
  gtk_window_destroy (GTK_WINDOW (window));
}

static int
count_keys (GtkWidget  *window,
            const char *keys)
{
  g_autoptr (GPtrArray) labels = find_all (window, GTK_TYPE_SHORTCUT_LABEL);
  int n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += g_strcmp0 (gtk_shortcut_label_get_accelerator (g_ptr_array_index (labels, i)), keys) == 0;

  return n;
}

/* The letters are those that the keys have. */
static void
test_shortcuts (void)
{
  GtkWidget *window = parlour_shortcuts_new (NULL, NULL);

  g_assert_cmpint (count_keys (window, "<Control>n"), ==, 1);
  g_assert_cmpint (count_keys (window, "y n"), ==, 1);
  g_assert_cmpint (count_keys (window, "<Shift>y <Shift>n"), ==, 1);

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  g_test_add_func ("/seat/name", test_seat);
  g_test_add_func ("/seat/card", test_seat_card);
  g_test_add_func ("/seat/draws", test_seat_swaps);
  g_test_add_func ("/seat/swap", test_swap);
  g_test_add_func ("/new-game/defaults/SET-3", test_defaults);
  g_test_add_func ("/new-game/dice/SET-3", test_dice);
  g_test_add_func ("/new-game/choices", test_choices);
  g_test_add_func ("/new-game/trackings", test_trackings);
  g_test_add_func ("/new-game/too-many/SET-5", test_too_many);
  g_test_add_func ("/new-game/order", test_order);
  g_test_add_func ("/new-game/members/SET-2", test_members);
  g_test_add_func ("/new-game/colors/SET-1", test_colors);
  g_test_add_func ("/new-game/people", test_people);
  g_test_add_func ("/new-game/same-names", test_same_names);
  g_test_add_func ("/new-game/namesakes", test_namesakes);
  g_test_add_func ("/new-game/begin", test_begin);
  g_test_add_func ("/new-game/begin-with-nothing/SET-3", test_begin_with_nothing);
  g_test_add_func ("/new-game/numbers/SET-2", test_numbers);
  g_test_add_func ("/new-game/opened-start", test_opened_start);
  g_test_add_func ("/new-game/fill/SET-3", test_fill);
  g_test_add ("/shelf/first-start", Shelf, NULL, set_up, test_first_start, tear_down);
  g_test_add ("/shelf/games", Shelf, NULL, set_up, test_games, tear_down);
  g_test_add ("/shelf/begun-by-mistake", Shelf, NULL, set_up, test_begun_by_mistake, tear_down);
  g_test_add ("/shelf/menu", Shelf, NULL, set_up, test_menu, tear_down);
  g_test_add ("/shelf/titles", Shelf, NULL, set_up, test_titles, tear_down);
  g_test_add ("/shelf/finished", Shelf, NULL, set_up, test_finished, tear_down);
  g_test_add ("/shelf/elsewhere", Shelf, NULL, set_up, test_elsewhere, tear_down);
  g_test_add ("/shelf/many", Shelf, NULL, set_up, test_many, tear_down);
  g_test_add ("/shelf/comes", Shelf, NULL, set_up, test_comes, tear_down);
  g_test_add_func ("/shelf/times", test_times);
  g_test_add_func ("/shelf/advice", test_advice);
  g_test_add_func ("/shelf/gone", test_gone);
  g_test_add_func ("/preferences", test_preferences);
  g_test_add_func ("/preferences-groups", test_preferences_groups);
  g_test_add_func ("/preferences-narrow", test_preferences_narrow);
  g_test_add_func ("/preferences/import-cards", test_import_cards);
  g_test_add_func ("/preferences/export-cards", test_export_cards);
  g_test_add_func ("/preferences/cards-trouble", test_cards_trouble);
  g_test_add_func ("/about", test_about);
  g_test_add_func ("/shortcuts", test_shortcuts);

  return g_test_run ();
}
