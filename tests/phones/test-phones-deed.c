/* test-phones-deed.c: what is done on telephones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-deed.h"
#include "phones-page.h"
#include "phones-sight.h"
#include "table-simulation.h"
#include "tongue.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#define ROLLS "dice/roll/roll"

static TableSession *
make_session (const char *id,
              guint64     seed)
{
  guint i = 0;

  while (!g_str_equal (table_games[i]->id, id))
    i++;

  return table_session_new (table_simulate (table_games[i], table_games[i]->max_players, 0, seed), NULL, NULL);
}

static guint
get_cursor (TableSession *session)
{
  return table_record_get_cursor (table_session_get_record (session));
}

/* Somebody who sits there, and plays there. */
static PhonesGuest *
seat (PhonesTable *table,
      int          where)
{
  PhonesGuest *guest = phones_table_welcome (table, "en", FALSE);

  phones_table_ask (table, guest, where);
  phones_table_let_in (table, guest, where);
  phones_table_set_right (table, where, PHONES_PLAYS);

  return guest;
}

static PhonesAnswer *
touch (PhonesTable *table,
       PhonesGuest *guest,
       const char  *choices,
       const char  *deed)
{
  g_autofree char *revision = g_strdup_printf ("%u", phones_table_get_revision (table));

  return phones_deed_do (table, guest, &(PhonesWish) { .revision = revision, .choices = choices, .deed = deed });
}

static gboolean
can_roll (TableSession *session)
{
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *guest = seat (table, table_session_get_state (session)->turn);
  g_autoptr (PhonesSight) sight = phones_sight_new (table, guest, NULL);

  return table_board_find_deed (sight->board, ROLLS) != NULL;
}

/* Goes to the next moment at which dice are rolled: after the last one a game is over. */
static gboolean
go_to_roll (TableSession *session,
            guint         n)
{
  for (const guint end = get_cursor (session); n <= end; n++)
    {
      table_session_go_to (session, n);
      if (can_roll (session))
        return TRUE;
    }

  return FALSE;
}

/* The last touch is where something was said of what was rolled. */
static void
check_open_roll (PhonesTable *table,
                 PhonesGuest *guest,
                 const char  *choices)
{
  TableSession *session = phones_table_get_session (table);
  const guint n = get_cursor (session);
  g_autoptr (PhonesSight) sight = phones_sight_new (table, guest, choices);
  g_autofree char *path = NULL;

  g_assert_true (sight->is_whole);
  g_assert_null (table_board_get_complete (sight->board));
  for (TableDeedAt at = { NULL }; path == NULL && table_board_next_deed (sight->board, &at);)
    if (at.deed->is_rolled && at.deed->obstacle.text == NULL)
      path = g_strjoin ("/", at.group->id, at.thing->id, at.deed->id, NULL);
  phones_answer_free (touch (table, guest, choices, path));
  g_assert_cmpuint (get_cursor (session), ==, n + 1);
  g_assert_cmpstr (table_record_get_stamp (table_session_get_record (session), n).by, ==, "app");
}

/* What was rolled says all where that is known, and else it is asked what it says. */
static void
test_roll (void)
{
  guint n_open = 0, n_entered = 0;

  for (guint n = 0, seed = 1; n_open == 0 || n_entered == 0; n += 1 + n / 2)
    {
      g_autoptr (TableSession) session = make_session ("genua", seed);
      g_autoptr (PhonesTable) table = phones_table_new (session);
      g_autoptr (PhonesAnswer) answer = NULL;
      PhonesGuest *guest;
      guint before;

      g_assert_cmpuint (seed, <=, 40);
      if (!go_to_roll (session, n))
        {
          n = 0;
          seed++;
          continue;
        }
      before = get_cursor (session);
      guest = seat (table, table_session_get_state (session)->turn);
      answer = touch (table, guest, NULL, ROLLS);
      g_assert_null (answer->told);
      if (get_cursor (session) > before)
        n_entered++;
      else
        n_open++;
      if (get_cursor (session) == before)
        check_open_roll (table, guest, answer->choices);
    }
}

/* Nobody says what dice show that are rolled here. */
static void
test_forged_roll (void)
{
  g_autoptr (TableSession) session = make_session ("genua", 1);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  g_autoptr (PhonesAnswer) answer = NULL;
  PhonesGuest *guest;
  guint n;

  g_assert_true (go_to_roll (session, 0));
  n = get_cursor (session);
  guest = seat (table, table_session_get_state (session)->turn);
  answer = touch (table, guest, "rolled-red=6,rolled-blue=1", "city/tavern/tower");
  g_assert_cmpuint (get_cursor (session), ==, n);
  g_assert_true (answer->is_late);
  g_assert_cmpstr (answer->choices, ==, "");
}

/* A telephone speaks one language, also where the table speaks to each in another one. */
static void
test_language (void)
{
  g_autoptr (TableSession) session = make_session ("colonia", 1);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *guest = seat (table, 1);
  const guint n_events = get_cursor (session);
  gboolean has_voted = FALSE;

  for (guint n = 0; n <= n_events && !has_voted; n++)
    {
      g_autoptr (TongueScope) scope = NULL;
      g_autofree char *page = NULL;

      table_session_go_to (session, n);
      scope = tongue_speak ("fr");
      page = phones_page_write (table, guest, NULL);
      has_voted = strstr (page, ">Oui<") != NULL || strstr (page, ">Yes<") != NULL;
      g_assert_null (strstr (page, "Yes"));
    }
  g_assert_true (has_voted);
}

/* What all have chosen is nobody's to take back, and to choose anew once the others are known. */
static void
test_undo_picks (void)
{
  g_autoptr (TableSession) session = make_session ("visby", 3);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  const int n_players = table_session_get_state (session)->n_players;
  PhonesGuest *guest = NULL;

  table_session_go_to (session, 4);
  for (int who = 0; who < n_players; who++)
    {
      g_autoptr (PhonesSight) sight = NULL;
      g_autofree char *path = NULL;

      guest = seat (table, who);
      sight = phones_sight_new (table, guest, NULL);
      for (TableDeedAt at = { NULL }; path == NULL && table_board_next_deed (sight->board, &at);)
        if (at.deed->kind == TABLE_PICKS && at.deed->seat == who && at.deed->obstacle.text == NULL)
          path = g_strjoin ("/", at.group->id, at.thing->id, at.deed->id, NULL);
      phones_answer_free (touch (table, guest, NULL, path));
    }
  g_assert_cmpuint (get_cursor (session), ==, 5);
  g_assert_false (phones_table_may_undo (table, guest));
}

/* The path of a deed with an id that picks for a seat, or that picks for several where that is nobody. */
static char *
find_path (PhonesTable *table,
           PhonesGuest *guest,
           int          seat,
           const char  *id)
{
  g_autoptr (PhonesSight) sight = phones_sight_new (table, guest, NULL);

  for (TableDeedAt at = { NULL }; table_board_next_deed (sight->board, &at);)
    if (g_str_equal (at.deed->id, id)
        && (seat == TABLE_NOBODY ? table_deed_picks_for_several (at.deed) : at.deed->kind == TABLE_PICKS && at.deed->seat == seat))
      return g_strjoin ("/", at.group->id, at.thing->id, at.deed->id, NULL);

  return NULL;
}

/* Goes to a vote at which everybody has a ballot to give. */
static void
go_to_vote (TableSession *session)
{
  const guint n_events = get_cursor (session);
  const TableGame *game = table_session_get_game (session);

  for (guint n = 0; n < n_events; n++)
    if (g_str_equal (game->events->ids[table_record_get_event (table_session_get_record (session), n)->type], "vote"))
      {
        table_session_go_to (session, n);
        return;
      }
  g_assert_not_reached ();
}

static void
check_ballots (TableSession *session,
               const char   *first,
               const char   *second)
{
  const guint last = get_cursor (session) - 1;
  g_autofree char *text = table_session_make_text (session);
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  JsonArray *events = json_object_get_array_member (json_node_get_object (root), "events");
  JsonArray *ballots = json_object_get_array_member (json_array_get_object_element (events, last), "ballots");

  g_assert_cmpstr (json_array_get_string_element (ballots, 0), ==, first);
  g_assert_cmpstr (json_array_get_string_element (ballots, 1), ==, second);
}

/* The host says yes for all who have not chosen: who has keeps that. */
static void
test_pick_for_several (void)
{
  g_autoptr (TableSession) session = make_session ("colonia", 1);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *host = phones_table_welcome (table, "en", TRUE), *guest = seat (table, 1);
  g_autofree char *no = NULL, *all = NULL;
  guint n;

  go_to_vote (session);
  n = get_cursor (session);
  no = find_path (table, guest, 1, "no");
  g_assert_nonnull (no);
  phones_answer_free (touch (table, guest, NULL, no));
  g_assert_cmpuint (get_cursor (session), ==, n);
  all = find_path (table, host, TABLE_NOBODY, "all-yes");
  g_assert_nonnull (all);
  phones_answer_free (touch (table, host, NULL, all));
  g_assert_cmpuint (get_cursor (session), ==, n + 1);
  check_ballots (session, "yes", "no");
}

/* Who sits there goes on with what was picked in the window for the seat, and can put it back. */
static void
test_take_over (void)
{
  g_autoptr (TableSession) session = make_session ("colonia", 1);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *guest = seat (table, 1);
  g_autofree char *no = NULL;

  go_to_vote (session);
  table_picked_set (table_session_get_picked (session), TABLE_PICKED_HERE, 1, (const char *const[]) { "no", NULL });
  no = find_path (table, guest, 1, "no");
  phones_answer_free (touch (table, guest, NULL, no));
  g_assert_cmpuint (table_picked_get (table_session_get_picked (session), 1)->len, ==, 0);
}

/* Where another program has gone on with a game of somebody else at a seat, nobody sees what is secret there. */
static void
test_other_people (void)
{
  g_autoptr (TableSession) session = make_session ("colonia", 1), other = make_session ("colonia", 1);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *host = phones_table_welcome (table, "en", TRUE), *same = seat (table, 0);
  TablePerson people[TABLE_MAX_PLAYERS];

  phones_table_ask (table, host, 1);
  phones_table_set_enters_all (table, host, FALSE);
  for (int i = 0; i < table_session_get_state (other)->n_players; i++)
    people[i] = *table_record_get_person (table_session_get_record (other), i);
  people[1].name = (char *) "Somebody else";
  table_session_change_people (other, people);
  phones_table_change_session (table, other);
  g_assert_cmpint (same->seat, ==, 0);
  g_assert_cmpint (host->seat, ==, TABLE_NOBODY);
  /* Who is the host and sits nowhere has something to do all the same. */
  g_assert_true (host->enters_all);
}

/* Events of any kind are entered where the game is tracked: no telephone offers what it cannot do. */
static void
test_any_event (void)
{
  g_autoptr (TableSession) session = make_session ("colonia", 1);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *host = phones_table_welcome (table, "en", TRUE);
  g_autoptr (PhonesSight) sight = phones_sight_new (table, host, NULL);
  guint n = 0;

  for (TableDeedAt at = { NULL }; table_board_next_deed (sight->board, &at);)
    if (at.deed->kind == TABLE_FILLS_IN && at.deed->n_events == 0)
      {
        g_autofree char *path = g_strjoin ("/", at.group->id, at.thing->id, at.deed->id, NULL);
        g_autofree char *page = phones_page_write (table, host, NULL);
        g_autoptr (PhonesAnswer) answer = touch (table, host, NULL, path);

        n++;
        g_assert_null (strstr (page, path));
        g_assert_nonnull (answer->told);
      }
  g_assert_cmpuint (n, >, 0);
}

static void
settle (TableSession *session)
{
  do
    g_main_context_iteration (NULL, TRUE);
  while (table_session_is_busy (session));
}

/* What was entered in a seat is not taken back from another one. */
static void
test_undo_elsewhere (void)
{
  g_autoptr (TableRecord) record = table_simulate (table_games[1], 4, 0, 1);
  g_autoptr (TableSession) session = table_session_new (table_simulate (table_games[1], 4, 0, 1), NULL, NULL);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *guest = seat (table, 0);
  const TableEvent *event = table_record_get_event (record, 4);

  table_session_go_to (session, 4);
  phones_table_set_right (table, TABLE_NOBODY, PHONES_PLAYS);
  phones_table_play (table, guest, &event, 1, TABLE_ROLLER_PHONE);
  g_assert_true (phones_table_may_undo (table, guest));
  phones_table_ask (table, guest, 1);
  phones_table_let_in (table, guest, 1);
  g_assert_false (phones_table_may_undo (table, guest));
}

/* What waited for the disk can be taken back by who has entered it as soon as it has happened. If it never does it is nobody's,
 * nor is what somebody else does next, or did meanwhile. */
static void
test_undo_waiting (void)
{
  g_autofree char *folder = g_dir_make_tmp ("phones-XXXXXX", NULL), *path = g_build_filename (folder, "game.kontor", NULL);
  g_autoptr (TableRecord) record = table_simulate (table_games[1], 4, 0, 1);
  g_autoptr (TableSession) session = table_session_new (table_simulate (table_games[1], 4, 0, 1), path, NULL);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *guest = seat (table, 0);
  const TableEvent *first = table_record_get_event (record, 4), *second = table_record_get_event (record, 5);

  table_session_go_to (session, 4);
  settle (session);
  phones_table_play (table, guest, &first, 1, TABLE_ROLLER_PHONE);
  g_assert_true (phones_table_may_undo (table, guest));
  phones_table_play (table, guest, &second, 1, TABLE_ROLLER_PHONE);
  g_assert_true (table_session_is_waiting (session));
  g_assert_false (phones_table_may_undo (table, guest));
  table_session_undo (session);
  g_assert_false (table_session_is_waiting (session));
  settle (session);
  table_session_go_to (session, 3);
  g_assert_false (phones_table_may_undo (table, guest));
  settle (session);

  table_session_go_to (session, 4);
  phones_table_play (table, guest, &first, 1, TABLE_ROLLER_PHONE);
  g_assert_true (table_session_is_waiting (session));
  settle (session);
  g_assert_true (phones_table_may_undo (table, guest));

  table_session_go_to (session, 4);
  phones_table_play (table, guest, &first, 1, TABLE_ROLLER_PHONE);
  table_session_play_all (session, &second, 1, TABLE_ROLLER_TABLE);
  settle (session);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 6);
  g_assert_false (phones_table_may_undo (table, guest));

  table_session_go_to (session, 4);
  phones_table_play (table, guest, &first, 1, TABLE_ROLLER_PHONE);
  table_session_go_to (session, 3);
  settle (session);
  g_assert_false (phones_table_may_undo (table, guest));
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  /* As long as no dice have shown anything, as what they would show may be just that. */
  g_test_add_func ("/phones/forged-roll", test_forged_roll);
  g_test_add_func ("/phones/roll", test_roll);
  g_test_add_func ("/phones/language", test_language);
  g_test_add_func ("/phones/undo-picks", test_undo_picks);
  g_test_add_func ("/phones/pick-for-several", test_pick_for_several);
  g_test_add_func ("/phones/take-over", test_take_over);
  g_test_add_func ("/phones/other-people", test_other_people);
  g_test_add_func ("/phones/any-event", test_any_event);
  g_test_add_func ("/phones/undo-elsewhere", test_undo_elsewhere);
  g_test_add_func ("/phones/undo-waiting", test_undo_waiting);

  return g_test_run ();
}
