/* test-revision.c: the past of a game is corrected, and nothing gets lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-typed.h"
#include "patience.h"
#include "table-session.h"
#include "table-simulation.h"

#include <string.h>

#define CORRECTIONS_IN_A_ROW 12

/* How many random games of other tests say that there is time to correct each event. */
#define GAMES_FOR_ALL 400

/* Helpers */

static const TableRecord *
get_record (TableSession *session)
{
  return table_session_get_record (session);
}

static guint
get_cursor (TableSession *session)
{
  return table_record_get_cursor (get_record (session));
}

static void
play (TableSession       *session,
      const ColoniaEvent *event)
{
  guint cursor = get_cursor (session);

  colonia_session_play (session, event, TABLE_ROLLER_NONE);
  g_assert_cmpuint (get_cursor (session), >, cursor);
}

static void
play_note (TableSession *session,
           const char   *text)
{
  g_auto (ColoniaEvent) event = { 0 };

  colonia_event_init (&event, COLONIA_EVENT_NOTE);
  event.text = g_strdup (text);
  play (session, &event);
}

static TableSession *
begin_session (void)
{
  const ColoniaSetup setup = {
    .tracking = COLONIA_TRACKING_FULL,
    .n_players = 3,
    .family_members = 38,
    .window_points = 2,
  };
  const TablePerson people[] = {
    { .name = (char *) "Anna", .color = TABLE_COLOR_RED },
    { .name = (char *) "Bert", .color = TABLE_COLOR_BLUE },
    { .name = (char *) "Cleo", .color = TABLE_COLOR_GREEN },
  };

  return table_session_new (colonia_record_new (&setup, people), NULL, NULL);
}

static void
lay_out_board (TableSession *session)
{
  ColoniaEvent ship = { .type = COLONIA_EVENT_SHIP, .player = COLONIA_NOBODY };
  ColoniaEvent relic = { .type = COLONIA_EVENT_RELIC, .player = COLONIA_NOBODY };

  ship.ship.n_holds = 1;
  ship.ship.holds[0].goods.n[0] = 1;
  ship.ship.holds[0].pays = 3;
  for (int i = 0; i < COLONIA_N_BERTHS; i++)
    play (session, &ship);

  relic.relic.cost = 3;
  relic.relic.points = 2;
  while (colonia_session_get_state (session)->step == COLONIA_STEP_REVEAL_RELICS)
    play (session, &relic);
}

/* The first booths have one leather each, the others nothing. */
static void
lay_out_booths (TableSession *session,
                int           n_full)
{
  ColoniaEvent card = { .type = COLONIA_EVENT_WEEK_CARD, .player = COLONIA_NOBODY };

  card.week_card.n_booths = 7;
  for (int i = 0; i < n_full; i++)
    card.week_card.booths[i].n[0] = 1;
  card.week_card.ships = 1;
  play (session, &card);
}

static void
lay_out_week (TableSession *session)
{
  lay_out_booths (session, 7);
}

static void
reveal_edicts (TableSession   *session,
               ColoniaEdictKind  kind,
               ColoniaDay        day)
{
  g_auto (ColoniaEvent) event = { 0 };

  colonia_event_init (&event, COLONIA_EVENT_EDICTS);
  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    event.edicts[i] = (ColoniaEdict) { .kind = COLONIA_EDICT_EXCHANGE, .day = COLONIA_DAY_SATURDAY };
  event.edicts[0] = (ColoniaEdict) {
    .kind = kind,
    .day = day,
    .text = kind == COLONIA_EDICT_OTHER ? g_strdup ("All dance") : NULL,
  };
  play (session, &event);
}

static ColoniaEvent
make_cards (int anna,
            int bert,
            int cleo)
{
  ColoniaEvent event = { .type = COLONIA_EVENT_FAMILY_CARDS, .player = COLONIA_NOBODY };

  event.family_cards.values[0] = anna;
  event.family_cards.values[1] = bert;
  event.family_cards.values[2] = cleo;

  return event;
}

/* A game on Wednesday, with Anna first, then Bert, then Cleo. */
static TableSession *
begin_week_with_booths (ColoniaEdictKind kind,
                        ColoniaDay       day,
                        int              n_full)
{
  const ColoniaEvent cards = make_cards (8, 5, 3);
  TableSession *session = begin_session ();

  lay_out_board (session);
  lay_out_booths (session, n_full);
  reveal_edicts (session, kind, day);
  play (session, &cards);

  return session;
}

static TableSession *
begin_week (ColoniaEdictKind kind,
            ColoniaDay       day)
{
  return begin_week_with_booths (kind, day, 7);
}

static ColoniaEvent
make_take (int player,
           int booth)
{
  ColoniaEvent event = { .type = COLONIA_EVENT_TAKE_BOOTH, .player = player };

  event.booth = booth;

  return event;
}

static void
take (TableSession *session,
      int           player,
      int           booth)
{
  const ColoniaEvent event = make_take (player, booth);

  play (session, &event);
}

static void
pass (TableSession *session,
      int           player)
{
  const ColoniaEvent event = { .type = COLONIA_EVENT_PASS, .player = player };

  play (session, &event);
}

static void
play_market (TableSession *session)
{
  take (session, 0, 0);
  take (session, 1, 1);
  take (session, 2, 2);
  pass (session, 0);
  take (session, 1, 3);
  pass (session, 2);
  pass (session, 1);
}

static ColoniaEvent
make_vote (ColoniaBallot anna,
           ColoniaBallot bert,
           ColoniaBallot cleo)
{
  ColoniaEvent event = { .type = COLONIA_EVENT_VOTE, .player = COLONIA_NOBODY };

  event.ballots[0] = anna;
  event.ballots[1] = bert;
  event.ballots[2] = cleo;

  return event;
}

#define YES COLONIA_BALLOT_YES
#define NO COLONIA_BALLOT_NO

static void
vote (TableSession *session,
      ColoniaBallot anna,
      ColoniaBallot bert,
      ColoniaBallot cleo)
{
  const ColoniaEvent event = make_vote (anna, bert, cleo);

  play (session, &event);
}

static void
cast_vote (TableSession *session,
           ColoniaBallot ballot)
{
  ColoniaEvent event = { .type = COLONIA_EVENT_CASTING_VOTE, .player = COLONIA_NOBODY };

  event.casting_ballot = ballot;
  play (session, &event);
}

/* What happened on the market since an event, as “A1 B- ...”. */
static char *
list_market (TableSession *session,
             guint         from)
{
  GString *text = g_string_new (NULL);

  for (guint i = from; i < get_cursor (session); i++)
    {
      const ColoniaEvent *event = colonia_record_get_event (get_record (session), i);

      if (event->type == COLONIA_EVENT_TAKE_BOOTH)
        g_string_append_printf (text, "%c%d ", 'A' + event->player, event->booth + 1);
      else if (event->type == COLONIA_EVENT_PASS)
        g_string_append_printf (text, "%c- ", 'A' + event->player);
      else if (event->type == COLONIA_EVENT_NOTE)
        g_string_append_printf (text, "%s ", event->text);
      else if (event->type == COLONIA_EVENT_CORRECTION)
        g_string_append_printf (text, "%c! ", 'A' + event->player);
    }

  return g_string_free (text, FALSE);
}

static void
assert_market (TableSession *session,
               guint         from,
               const char   *expected)
{
  g_autofree char *market = list_market (session, from);

  g_assert_cmpstr (market, ==, expected);
}

static guint
count_changes (TableRevision   *revision,
               TableChangeKind  kind)
{
  GListModel *changes = table_revision_get_changes (revision);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (changes); i++)
    {
      g_autoptr (TableChange) change = g_list_model_get_item (changes, i);

      n += change->kind == kind;
    }

  return n;
}

static void
show_changes (TableRevision *revision)
{
  GListModel *changes = table_revision_get_changes (revision);

  for (guint i = 0; i < g_list_model_get_n_items (changes); i++)
    {
      g_autoptr (TableChange) change = g_list_model_get_item (changes, i);

      g_test_message ("%u: %d: %s\nbefore: %s\nafter: %s", i, (int) change->kind,
                      change->sentence, change->before,
                      change->after);
    }
}

static void
assert_counts (TableRevision *revision,
               guint          otherwise,
               guint          left_out,
               guint          waiting)
{
  show_changes (revision);
  g_assert_cmpuint (table_revision_get_obstacle (revision).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpuint (count_changes (revision, TABLE_CHANGE_CORRECTED)
                      + count_changes (revision, TABLE_CHANGE_INSERTED), ==, 1);
  g_assert_cmpuint (count_changes (revision, TABLE_CHANGE_OTHERWISE), ==, otherwise);
  g_assert_cmpuint (count_changes (revision, TABLE_CHANGE_LEFT_OUT), ==, left_out);
  g_assert_cmpuint (table_revision_count_left (revision), ==, waiting);
}

static void
assert_change (TableRevision   *revision,
               guint              index,
               TableChangeKind  kind,
               const char        *sentence,
               const char        *before,
               const char        *after)
{
  g_autoptr (TableChange) change = g_list_model_get_item (table_revision_get_changes (revision), index);

  g_assert_nonnull (change);
  g_assert_cmpint (change->kind, ==, kind);
  g_assert_cmpstr (change->sentence, ==, sentence);
  g_assert_cmpstr (change->before, ==, before);
  g_assert_cmpstr (change->after, ==, after);
}

static TableRevision *
try_event (TableSession       *session,
           guint               index,
           const ColoniaEvent *event)
{
  return colonia_session_try_revision (session, index, event, TABLE_ROLLER_NONE);
}

static void
count_call (TableSession *session,
            guint        *n)
{
  ++*n;
}

static void
accept_once (TableSession  *session,
             TableRevision *revision)
{
  guint n_changed = 0;

  g_signal_connect (session, "changed", G_CALLBACK (count_call), &n_changed);
  table_session_accept (session, revision);
  g_signal_handlers_disconnect_by_data (session, &n_changed);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (table_session_get_chronicle (session)), ==,
                    table_record_get_n_known (get_record (session)));
}

static ColoniaState *
keep_state (TableSession *session)
{
  ColoniaState *state = g_new (ColoniaState, 1);

  colonia_state_copy (state, colonia_session_get_state (session));

  return state;
}

static void
assert_state_is (TableSession *session,
                 ColoniaState *state)
{
  g_assert_true (colonia_state_equal (colonia_session_get_state (session), state));
  colonia_state_clear (state);
  g_free (state);
}

/* Turns */

/* On Thursday it turns out that on Tuesday the cards were read wrongly: what
 * was done on Wednesday was done, in another order. */
static void
test_order_of_turns (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session) - 1;
  const ColoniaEvent cards = make_cards (3, 5, 8);
  g_autoptr (TableRevision) revision = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play_market (session);
  pass (session, 0);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- A- ");

  before = table_record_to_text (get_record (session));
  revision = try_event (session, index, &cards);
  after = table_record_to_text (get_record (session));
  g_assert_cmpstr (before, ==, after);

  /* Cleo is first now, and Anna's pass on Thursday waits for hers. */
  assert_counts (revision, 0, 1, 1);
  assert_change (revision, 1, TABLE_CHANGE_LEFT_OUT, "Anna passes.", "", "It is the turn of Cleo, not of Anna");
  accept_once (session, revision);
  assert_market (session, index, "C3 B2 A1 C- B4 A- B- ");
  g_assert_cmpint (colonia_session_get_state (session)->order[0], ==, 2);
  g_assert_false (table_session_get_can_redo (session));

  pass (session, 2);
  g_assert_cmpint (colonia_session_get_state (session)->turn, ==, 1);
  pass (session, 1);
  g_assert_cmpint (colonia_session_get_state (session)->day, ==, COLONIA_DAY_FRIDAY);
  assert_market (session, index, "C3 B2 A1 C- B4 A- B- C- B- A- ");
}

/* Who takes another booth than was thought may take that of somebody else. */
static void
test_taken_booth (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  const ColoniaEvent event = make_take (0, 1);
  g_autoptr (TableRevision) revision = NULL;

  play_market (session);
  revision = try_event (session, index, &event);
  assert_counts (revision, 0, 6, 6);
  assert_change (revision, 1, TABLE_CHANGE_LEFT_OUT, "Bert takes what lies on booth 2.", "",
                 "Booth 2 was taken by Anna");
  assert_change (revision, 2, TABLE_CHANGE_LEFT_OUT, "Cleo takes what lies on booth 3.", "",
                 "It waits until the game comes to it");
  accept_once (session, revision);
  assert_market (session, index, "A2 ");

  /* Bert's other booth is taken at its time, the lost one tried then. */
  take (session, 1, 0);
  assert_market (session, index, "A2 B1 C3 A- ");
  pass (session, 1);
  assert_market (session, index, "A2 B1 C3 A- B- C- ");
  g_assert_cmpint (colonia_session_get_state (session)->day, ==, COLONIA_DAY_THURSDAY);
}

static gboolean
is_along (TableSession *session,
          guint         index)
{
  return table_record_get_stamp (get_record (session), index).along;
}

/* Bert took the last booth, and all passed unasked: if he passed himself, Cleo is asked. */
static void
test_asked_after_all (void)
{
  g_autoptr (TableSession) session = begin_week_with_booths (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY, 2);
  guint index = get_cursor (session);
  const ColoniaEvent event = { .type = COLONIA_EVENT_PASS, .player = 1 };
  g_autoptr (TableRevision) revision = NULL;

  take (session, 0, 0);
  take (session, 1, 1);
  assert_market (session, index, "A1 B2 C- A- B- ");

  revision = try_event (session, index + 1, &event);
  assert_counts (revision, 0, 3, 2);
  assert_change (revision, 1, TABLE_CHANGE_LEFT_OUT, "Cleo passes: there is nothing else to do.", "",
                 "There is something else to do now");
  accept_once (session, revision);
  assert_market (session, index, "A1 B- ");
  g_assert_cmpint (colonia_session_get_state (session)->turn, ==, 2);

  /* She takes it, and what is said of Anna is true again, but was not entered with that. */
  take (session, 2, 1);
  assert_market (session, index, "A1 B- C2 A- ");
  g_assert_false (is_along (session, index + 3));
  pass (session, 2);
  g_assert_cmpint (colonia_session_get_state (session)->day, ==, COLONIA_DAY_THURSDAY);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 0);
}

/* Who passes unasked still does, and goes along, where there is still nothing else to do. */
static void
test_unasked_still (void)
{
  g_autoptr (TableSession) session = begin_week_with_booths (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY, 2);
  guint index = get_cursor (session);
  g_autoptr (TableRevision) revision = NULL;

  play_note (session, "Rain");
  take (session, 0, 0);
  take (session, 1, 1);
  revision = try_event (session, index, NULL);
  assert_counts (revision, 0, 0, 0);
  accept_once (session, revision);
  assert_market (session, index, "A1 B2 C- A- B- ");
  for (guint i = 0; i < 5; i++)
    g_assert_true (is_along (session, index + i) == (i > 1));
}

static void
check_touch (TableSession  *session,
             TableRevision *revision,
             guint          index,
             const char    *expected,
             gboolean       along)
{
  guint from = index - 1;

  accept_once (session, revision);
  assert_market (session, from, expected);
  g_assert_true (is_along (session, get_cursor (session) - 1) == along);
  table_session_undo (session);
  assert_market (session, from, "A1 Rain Wind ");
  g_assert_true (is_along (session, index + 1));
}

/* What was entered by one touch is one as long as its events follow each other. */
static void
test_touch (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session) + 1;
  ColoniaEvent notes[2] = { 0 };
  const ColoniaEvent event = make_take (0, 4);
  g_autoptr (TableRevision) without = NULL;
  g_autoptr (TableRevision) parted = NULL;
  g_autoptr (TableRevision) corrected = NULL;
  g_autoptr (TableRevision) corrected_before = NULL;

  take (session, 0, 0);
  for (int i = 0; i < 2; i++)
    {
      colonia_event_init (&notes[i], COLONIA_EVENT_NOTE);
      notes[i].text = g_strdup (i == 0 ? "Rain" : "Wind");
    }
  colonia_session_play_all (session, notes, 2, TABLE_ROLLER_NONE);

  without = try_event (session, index, NULL);
  check_touch (session, without, index, "A1 Wind ", FALSE);
  parted = colonia_session_try_insertion (session, index + 1, &notes[0], TABLE_ROLLER_NONE);
  check_touch (session, parted, index, "A1 Rain Rain Wind ", FALSE);
  corrected = try_event (session, index, &notes[1]);
  check_touch (session, corrected, index, "A1 Wind Wind ", TRUE);
  corrected_before = try_event (session, index - 1, &event);
  check_touch (session, corrected_before, index, "A5 Rain Wind ", TRUE);

  for (int i = 0; i < 2; i++)
    colonia_event_clear (&notes[i]);
}

/* What is inserted before a touch does not take the place of its beginning. */
static void
test_touch_waits (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session) + 1;
  const ColoniaEvent event = make_take (1, 4);
  ColoniaEvent events[2] = { make_take (1, 1) };
  g_autoptr (TableRevision) revision = NULL;

  take (session, 0, 0);
  colonia_event_init (&events[1], COLONIA_EVENT_NOTE);
  events[1].text = g_strdup ("Wind");
  colonia_session_play_all (session, events, 2, TABLE_ROLLER_NONE);
  g_assert_true (is_along (session, index + 1));

  revision = colonia_session_try_insertion (session, index, &event, TABLE_ROLLER_NONE);
  assert_counts (revision, 0, 1, 1);
  accept_once (session, revision);
  assert_market (session, index - 1, "A1 B5 Wind ");
  g_assert_false (is_along (session, index + 1));

  colonia_event_clear (&events[1]);
}

static void
test_impossible (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session) + 1;
  const ColoniaEvent event = make_take (1, 0);
  g_autoptr (TableRevision) revision = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ColoniaObstacle obstacle;

  play_market (session);
  before = table_record_to_text (get_record (session));
  revision = try_event (session, index, &event);
  obstacle = table_revision_get_obstacle (revision);
  g_assert_cmpint (obstacle.kind, ==, COLONIA_OBSTACLE_BOOTH_TAKEN);
  g_assert_cmpstr (colonia_rule_ids[obstacle.rule], ==, "WED-2");
  g_assert_cmpuint (g_list_model_get_n_items (table_revision_get_changes (revision)), ==, 0);
  after = table_record_to_text (get_record (session));
  g_assert_cmpstr (before, ==, after);
}

/* The resources of a booth that somebody else takes are those of others. */
static void
test_otherwise (void)
{
  g_autoptr (TableSession) session = begin_session ();
  g_autoptr (TableRevision) revision = NULL;
  ColoniaEvent card = { .type = COLONIA_EVENT_WEEK_CARD, .player = COLONIA_NOBODY };
  const ColoniaEvent cards = make_cards (8, 5, 3);

  lay_out_board (session);
  lay_out_week (session);
  reveal_edicts (session, COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  play (session, &cards);
  play_market (session);

  card.week_card.n_booths = 7;
  for (int i = 0; i < 7; i++)
    card.week_card.booths[i].n[0] = 1;
  card.week_card.booths[1].n[0] = 2;
  card.week_card.ships = 1;
  revision = try_event (session, 14, &card);
  assert_counts (revision, 2, 0, 0);
  assert_change (revision, 0, TABLE_CHANGE_CORRECTED, "The week card is turned up.",
                 "Drawn onto the booths: 7 leather.", "Drawn onto the booths: 8 leather.");
  assert_change (revision, 1, TABLE_CHANGE_OTHERWISE, "Bert takes what lies on booth 2.",
                 "Bert gets 1 leather.\nBert places 1 member on booth 2.",
                 "Bert gets 2 leather.\nBert places 2 members on booth 2.");
  assert_change (revision, 2, TABLE_CHANGE_OTHERWISE, "Bert passes.",
                 "Bert: 2 members move onto the Wednesday street.",
                 "Bert: 3 members move onto the Wednesday street.");
}

/* Of “Home from the Tuesday street: Anna 5, Bert 3.” nothing stands in another such line, too. */
static void
assert_lists_apart (const char *line,
                    const char *other)
{
  g_auto (GStrv) halves = g_strsplit (line, ": ", 2);
  g_auto (GStrv) other_halves = g_strsplit (other, ": ", 2);
  g_auto (GStrv) items = NULL;
  g_auto (GStrv) other_items = NULL;

  if (g_strv_length (halves) < 2 || g_strv_length (other_halves) < 2 || !g_str_equal (halves[0], other_halves[0])
      || !(g_str_has_prefix (line, "Home from") || g_str_has_prefix (line, "Onto")))
    return;

  items = g_regex_split_simple ("[,.] ?", halves[1], 0, 0);
  other_items = g_regex_split_simple ("[,.] ?", other_halves[1], 0, 0);
  for (char **item = items; *item != NULL; item++)
    g_assert_true (**item == '\0' || !g_strv_contains ((const char *const *) other_items, *item));
}

static guint
assert_tells_difference (TableChange *change)
{
  g_auto (GStrv) before = g_strsplit (change->before, "\n", -1);
  g_auto (GStrv) after = g_strsplit (change->after, "\n", -1);

  if (change->kind != TABLE_CHANGE_OTHERWISE)
    return 0;

  for (char **line = before; *line != NULL; line++)
    for (char **other = after; *other != NULL; other++)
      assert_lists_apart (*line, *other);

  return 1;
}

/* Lets two families have played the cards of each other, and looks at what comes of it. */
static guint
swap_cards (TableSession *session,
            guint         index,
            int           seat,
            int           other)
{
  ColoniaEvent event = *colonia_record_get_event (get_record (session), index);
  g_autoptr (TableRevision) revision = NULL;
  GListModel *changes;
  int value = event.family_cards.values[seat];
  guint n_told = 0;

  event.family_cards.values[seat] = event.family_cards.values[other];
  event.family_cards.values[other] = value;
  revision = try_event (session, index, &event);
  changes = table_revision_get_changes (revision);
  for (guint i = 0; i < g_list_model_get_n_items (changes); i++)
    {
      g_autoptr (TableChange) change = g_list_model_get_item (changes, i);

      n_told += assert_tells_difference (change);
    }

  return n_told;
}

/* Who has the same as before stands in no line of those who have not, in whatever order they
 * play now. */
static void
test_difference (void)
{
  guint n_told = 0;

  for (guint seed = 1; seed <= 3; seed++)
    {
      g_autoptr (TableSession) session = table_session_new (table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, seed),
                                                            NULL, NULL);

      for (guint index = 0; index < get_cursor (session); index++)
        if (colonia_record_get_event (get_record (session), index)->type == COLONIA_EVENT_FAMILY_CARDS)
          for (int seat = 1; seat < 4; seat++)
            n_told += swap_cards (session, index, seat - 1, seat);
    }
  g_test_message ("%u events turn out otherwise", n_told);
  g_assert_cmpuint (n_told, >, 5);
}

/* What is undone */

/* What could be redone before a correction still can be, unless it does not fit. */
static void
test_undone_kept (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  const ColoniaEvent third = make_take (0, 2);
  const ColoniaEvent fourth = make_take (0, 3);
  g_autoptr (TableRevision) fits = NULL;
  g_autoptr (TableRevision) fits_not = NULL;

  take (session, 0, 0);
  take (session, 1, 1);
  take (session, 2, 2);
  table_session_undo (session);

  fits = try_event (session, index, &fourth);
  g_assert_cmpuint (table_revision_count_lost (fits), ==, 0);
  accept_once (session, fits);
  assert_market (session, index, "A4 B2 ");
  table_session_redo (session);
  assert_market (session, index, "A4 B2 C3 ");

  table_session_undo (session);
  fits_not = try_event (session, index, &third);
  g_assert_cmpuint (table_revision_count_lost (fits_not), ==, 1);
  accept_once (session, fits_not);
  assert_market (session, index, "A3 B2 ");
  g_assert_false (table_session_get_can_redo (session));

  table_session_undo (session);
  table_session_redo (session);
  assert_market (session, index, "A3 B2 ");
  table_session_undo (session);
  table_session_undo (session);
  assert_market (session, index, "A1 B2 ");
}

/* A correction that was taken back can be done again only until the game goes on: after
 * that redoing brings back what was entered last. */
static void
test_undone_correction (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  const ColoniaEvent fourth = make_take (0, 3);
  g_autoptr (TableRevision) revision = NULL;

  take (session, 0, 0);
  revision = try_event (session, index, &fourth);
  accept_once (session, revision);
  table_session_undo (session);
  assert_market (session, index, "A1 ");

  take (session, 1, 1);
  table_session_undo (session);
  assert_market (session, index, "A1 ");
  table_session_redo (session);
  assert_market (session, index, "A1 B2 ");
  g_assert_false (table_session_get_can_redo (session));
}

/* Votes */

/* A vote that is tied now needs the mayor, and all else waits for that. */
static TableSession *
begin_tie (guint        *index,
           ColoniaState **state)
{
  const ColoniaEvent tied = make_vote (YES, NO, NO);
  g_autoptr (TableRevision) revision = NULL;
  TableSession *session = begin_week (COLONIA_EDICT_OTHER, COLONIA_DAY_WEDNESDAY);

  *index = get_cursor (session);
  vote (session, YES, YES, NO);
  play_market (session);
  *state = keep_state (session);

  revision = try_event (session, *index, &tied);
  assert_counts (revision, 0, 7, 7);
  assert_change (revision, 1, TABLE_CHANGE_LEFT_OUT, "Anna takes what lies on booth 1.", "",
                 "First the mayor must decide the tied vote");
  accept_once (session, revision);

  return session;
}

static void
assert_waits (TableSession *session,
              guint         index)
{
  g_autofree char *text = table_record_to_text (get_record (session));
  g_autoptr (TableRecord) read = table_record_parse (text, strlen (text), NULL);

  g_assert_cmpuint (get_cursor (session), ==, index + 1);
  g_assert_cmpint (colonia_session_get_state (session)->step, ==, COLONIA_STEP_CASTING_VOTE);
  g_assert_false (table_session_get_can_redo (session));
  g_assert_cmpuint (table_record_get_n_events (read), ==, index + 8);
  g_assert_cmpuint (table_record_get_cursor (read), ==, index + 1);
}

static void
test_missing_vote (void)
{
  ColoniaState *state;
  guint index;
  guint n_changed = 0;
  g_autoptr (TableSession) session = begin_tie (&index, &state);
  GListModel *chronicle = table_session_get_chronicle (session);

  assert_waits (session, index);
  g_signal_connect (session, "changed", G_CALLBACK (count_call), &n_changed);
  cast_vote (session, YES);
  g_assert_cmpuint (n_changed, ==, 1);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  g_assert_cmpuint (table_record_get_n_events (get_record (session)), ==, get_cursor (session));
  g_assert_cmpuint (g_list_model_get_n_items (chronicle), ==, get_cursor (session));
  assert_state_is (session, state);
}

/* What is entered while events wait only lets them move on: nothing of them is set aside, and
 * undoing takes back what was entered. */
static void
test_missing_vote_noted (void)
{
  ColoniaState *state;
  guint index;
  g_autoptr (TableSession) session = begin_tie (&index, &state);
  guint n_earlier = table_record_get_n_earlier (get_record (session));
  guint n_waiting = table_session_count_waiting (session);

  for (int i = 0; i < 3; i++)
    {
      play_note (session, "Still waiting");
      g_assert_cmpuint (table_record_get_n_earlier (get_record (session)), ==, n_earlier);
      g_assert_cmpuint (table_session_count_waiting (session), ==, n_waiting);
    }
  for (int i = 0; i < 3; i++)
    table_session_undo (session);
  g_assert_cmpuint (get_cursor (session), ==, index + 1);
  g_assert_cmpuint (table_session_count_waiting (session), ==, n_waiting);
  cast_vote (session, YES);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  assert_state_is (session, state);
}

/* What waits outlives notes and undo. */
static void
test_missing_vote_after_undo (void)
{
  ColoniaState *state;
  guint index;
  g_autoptr (TableSession) session = begin_tie (&index, &state);

  play_note (session, "Wait");
  table_session_go_to (session, 3);
  table_session_go_to (session, index + 2);
  cast_vote (session, YES);
  assert_market (session, index, "Wait A1 B2 C3 A- B4 C- B- ");
  assert_state_is (session, state);
}

/* A game that takes another way goes on with what waits as soon as it can. */
static void
test_missing_vote_another_way (void)
{
  ColoniaState *state;
  guint index;
  g_autoptr (TableSession) session = begin_tie (&index, &state);

  table_session_go_to (session, index);
  vote (session, YES, YES, YES);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  g_assert_cmpuint (table_session_count_waiting (session), ==, 0);
  colonia_state_clear (state);
  g_free (state);
}

/* Undoing takes back the correction, and redoing corrects again. */
static void
test_missing_vote_undone (void)
{
  ColoniaState *state;
  guint index;
  g_autoptr (TableSession) session = begin_tie (&index, &state);

  g_assert_cmpuint (table_session_count_waiting (session), ==, 7);
  g_assert_cmpstr (table_session_get_undo_text (session), ==, "Corrected: Vote on “All dance”: Anna yes, Bert no, Cleo no.");
  table_session_undo (session);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  assert_state_is (session, state);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 0);
  g_assert_cmpstr (table_session_get_redo_text (session), ==, "Corrected: Vote on “All dance”: Anna yes, Bert no, Cleo no.");
  table_session_redo (session);
  assert_waits (session, index);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 7);
}

/* Who decides not to wait any longer can think better of it. */
static void
test_missing_vote_given_up (void)
{
  ColoniaState *state;
  guint index;
  g_autoptr (TableSession) session = begin_tie (&index, &state);

  table_session_stop_waiting (session);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 0);
  g_assert_cmpuint (table_record_get_n_events (get_record (session)), ==, index + 1);
  g_assert_cmpstr (table_session_get_undo_text (session), ==, "It was decided to go on without what waits.");

  cast_vote (session, YES);
  assert_market (session, index, "");
  table_session_undo (session);
  table_session_undo (session);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 7);
  cast_vote (session, YES);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  assert_state_is (session, state);
}

/* The correction was wrong: all that waits comes back. */
static void
test_missing_vote_taken_back (void)
{
  ColoniaState *state;
  guint index;
  g_autoptr (TableSession) session = begin_tie (&index, &state);
  const ColoniaEvent event = make_vote (YES, YES, NO);
  g_autoptr (TableRevision) revision = try_event (session, index, &event);

  assert_counts (revision, 7, 0, 0);
  assert_change (revision, 1, TABLE_CHANGE_OTHERWISE, "Anna takes what lies on booth 1.", "",
                 "Anna gets 1 leather.\nAnna places 1 member on booth 1.");
  accept_once (session, revision);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  assert_state_is (session, state);
}

/* Another correction meanwhile, of something else. */
static void
test_missing_vote_corrected_twice (void)
{
  ColoniaState *state;
  guint index;
  g_autoptr (TableSession) session = begin_tie (&index, &state);
  const ColoniaEvent cards = make_cards (8, 5, 4);
  g_autoptr (TableRevision) revision = try_event (session, index - 1, &cards);

  /* With a 4 Cleo and Bert outvote Anna. */
  assert_counts (revision, 8, 0, 0);
  accept_once (session, revision);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  g_assert_cmpint (colonia_session_get_state (session)->edicts[0].result, ==, COLONIA_RESULT_REJECTED);
  colonia_state_clear (state);
  g_free (state);
}

/* A vote that is no longer tied needs no mayor (VOTE-2). */
static void
test_vote_no_longer_asked (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_OTHER, COLONIA_DAY_WEDNESDAY);
  guint index = get_cursor (session);
  const ColoniaEvent clear = make_vote (YES, YES, NO);
  g_autoptr (TableRevision) revision = NULL;

  vote (session, YES, NO, NO);
  cast_vote (session, YES);
  play_market (session);
  revision = try_event (session, index, &clear);
  assert_counts (revision, 0, 1, 0);
  assert_change (revision, 1, TABLE_CHANGE_LEFT_OUT, "Anna decides as mayor: yes.", "",
                 "The corrected game does not ask for it any more");
  accept_once (session, revision);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
}

/* Neither for what the edict would have done: two steps are skipped. */
static void
test_edict_no_longer_asked (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_BIGGER_BOOTHS, COLONIA_DAY_WEDNESDAY);
  guint index = get_cursor (session);
  const ColoniaEvent clear = make_vote (NO, YES, NO);
  ColoniaEvent restock = { .type = COLONIA_EVENT_RESTOCK, .player = COLONIA_NOBODY };
  g_autoptr (TableRevision) revision = NULL;

  restock.drawn.n = 7;
  for (int i = 0; i < 7; i++)
    restock.drawn.bundles[i].n[1] = 1;
  vote (session, YES, NO, NO);
  cast_vote (session, YES);
  play (session, &restock);
  play_market (session);

  revision = try_event (session, index, &clear);
  g_assert_cmpuint (count_changes (revision, TABLE_CHANGE_LEFT_OUT), ==, 2);
  g_assert_cmpuint (table_revision_count_left (revision), ==, 0);
  accept_once (session, revision);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  g_assert_cmpint (colonia_session_get_state (session)->players[1].resources.n[1], ==, 0);
}

static void
on_left_out (guint     *n_left_out,
             guint      n_events,
             TableLine *line)
{
  g_assert_cmpint (line->type, ==, COLONIA_EVENT_RESTOCK);
  *n_left_out += n_events;
}

/* What waited and then is no longer asked for is told, as nothing else shows
 * that it is gone. */
static void
test_left_out_later (void)
{
  const ColoniaEvent tied = make_vote (YES, NO, NO);
  const ColoniaBallot casting[] = { YES, NO };

  for (gsize i = 0; i < G_N_ELEMENTS (casting); i++)
    {
      g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_BIGGER_BOOTHS, COLONIA_DAY_WEDNESDAY);
      guint index = get_cursor (session);
      ColoniaEvent restock = { .type = COLONIA_EVENT_RESTOCK, .player = COLONIA_NOBODY };
      g_autoptr (TableRevision) revision = NULL;
      guint n_left_out = 0;

      restock.drawn.n = 7;
      for (int booth = 0; booth < 7; booth++)
        restock.drawn.bundles[booth].n[1] = 1;
      vote (session, YES, YES, NO);
      play (session, &restock);
      play_market (session);

      revision = try_event (session, index, &tied);
      g_assert_cmpuint (table_revision_count_left (revision), ==, 8);
      accept_once (session, revision);

      g_signal_connect_swapped (session, "left-out", G_CALLBACK (on_left_out), &n_left_out);
      cast_vote (session, casting[i]);
      g_assert_cmpuint (n_left_out, ==, casting[i] == YES ? 0 : 1);
      g_assert_false (table_session_get_can_redo (session));
    }
}

/* Who safeguards nothing after all did nothing more on that Sunday, and passed before: new cards
 * are revealed after that, and nobody waits (SUN-4, SUN-5). */
static void
test_safeguard_no_longer_asked (void)
{
  g_autoptr (TableSession) session = table_session_new (table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 1), NULL, NULL);
  ColoniaEvent passes = { .type = COLONIA_EVENT_PASS };
  g_autoptr (TableRevision) revision = NULL;
  guint index = 0;
  guint n_later = 0;
  guint end;

  while (colonia_record_get_event (get_record (session), index)->type != COLONIA_EVENT_SAFEGUARD)
    index++;
  passes.player = colonia_record_get_event (get_record (session), index)->player;

  for (end = index + 1; colonia_record_get_event (get_record (session), end)->type != COLONIA_EVENT_RELIC; end++)
    n_later += colonia_record_get_event (get_record (session), end)->player == passes.player;
  g_assert_cmpuint (n_later, >, 0);

  table_session_go_to (session, end);
  revision = try_event (session, index, &passes);
  g_assert_cmpuint (count_changes (revision, TABLE_CHANGE_LEFT_OUT), ==, n_later - 1);
  g_assert_cmpuint (count_changes (revision, TABLE_CHANGE_MOVED), ==, 1);
  g_assert_cmpuint (table_revision_count_left (revision), ==, 0);
  accept_once (session, revision);
  g_assert_cmpint (colonia_session_get_state (session)->step, ==, COLONIA_STEP_REVEAL_RELICS);
}

/* What is not bound to a step */

static void
correct_supply (TableSession *session,
                int           seat,
                int           leather)
{
  ColoniaEvent event = { .type = COLONIA_EVENT_CORRECTION, .player = seat };

  event.correction.corrects = COLONIA_CORRECTS_RESOURCES;
  event.correction.resources.n[0] = leather;
  play (session, &event);
}

/* A correction of what somebody has stays behind what that player did before. */
static void
test_correction_in_turn (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session) - 1;
  const ColoniaEvent cards = make_cards (3, 5, 8);
  g_autoptr (TableRevision) revision = NULL;

  take (session, 0, 0);
  correct_supply (session, 0, 4);
  play_note (session, "Found");
  take (session, 1, 1);
  take (session, 2, 2);

  revision = try_event (session, index, &cards);
  assert_counts (revision, 0, 0, 0);
  accept_once (session, revision);
  assert_market (session, index, "Found C3 B2 A1 A! ");
  g_assert_cmpint (colonia_session_get_state (session)->players[0].resources.n[0], ==, 4);
}

/* One that no longer fits is left out, and the game does not wait for it. */
static void
test_correction_left_out (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  ColoniaEvent correction = { .type = COLONIA_EVENT_CORRECTION, .player = 0 };
  const ColoniaEvent passes = { .type = COLONIA_EVENT_PASS, .player = 0 };
  g_autoptr (TableRevision) revision = NULL;

  take (session, 0, 0);
  correction.correction.corrects = COLONIA_CORRECTS_SUPPLY;
  correction.correction.supply = colonia_session_get_state (session)->players[0].supply;
  play (session, &correction);
  take (session, 1, 1);
  take (session, 2, 2);

  revision = try_event (session, index, &passes);
  assert_counts (revision, 0, 1, 0);
  accept_once (session, revision);
  assert_market (session, index, "A- B2 C3 ");
}

/* What is counted behind a screen is only for those who sit there. */
static void
test_correction_private (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  ColoniaEvent correction = { .type = COLONIA_EVENT_CORRECTION, .player = 0 };
  g_autoptr (TableRevision) hidden = NULL;
  g_autoptr (TableRevision) open = NULL;
  g_autoptr (TableChange) hidden_change = NULL;
  g_autoptr (TableChange) open_change = NULL;

  correction.correction.corrects = COLONIA_CORRECTS_RESOURCES;
  correction.correction.resources.n[0] = colonia_session_get_state (session)->players[0].resources.n[0] + 3;
  play (session, &correction);
  play_note (session, "Found");

  hidden = try_event (session, index, NULL);
  hidden_change = g_list_model_get_item (table_revision_get_changes (hidden), 0);
  g_assert_true (hidden_change->private);

  open = try_event (session, index + 1, NULL);
  open_change = g_list_model_get_item (table_revision_get_changes (open), 0);
  g_assert_false (open_change->private);
}

/* Why an event no longer fits is for everybody, but not what somebody has. */
static void
test_left_out_private (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  ColoniaEvent correction = { .type = COLONIA_EVENT_CORRECTION, .player = 0 };
  const ColoniaEvent order = { .type = COLONIA_EVENT_ORDER, .player = 0, .craftsman = COLONIA_CRAFTSMAN_SADDLER };
  g_autoptr (TableRevision) revision = NULL;
  g_autoptr (TableChange) change = NULL;

  correction.correction.corrects = COLONIA_CORRECTS_RESOURCES;
  for (int i = 0; i < COLONIA_N_RESOURCES; i++)
    correction.correction.resources.n[i] = 4;
  play (session, &correction);
  for (int seat = 0; seat < 3; seat++)
    pass (session, seat);
  play (session, &order);

  correction.correction.resources = (ColoniaBundle) { 0 };
  revision = try_event (session, index, &correction);
  change = g_list_model_get_item (table_revision_get_changes (revision), 1);
  g_assert_cmpint (change->kind, ==, TABLE_CHANGE_LEFT_OUT);
  g_assert_nonnull (strstr (change->after, "Anna has 0 "));
  g_assert_true (change->private);
  g_assert_cmpstr (change->covered, ==, "Anna has not enough for this");
}

/* Tuesday's roll */

/* All three played the same card, and rolled. */
static TableSession *
begin_three_tied (guint *cards_index)
{
  const ColoniaEvent cards = make_cards (5, 5, 5);
  const ColoniaEvent rolls = { .type = COLONIA_EVENT_TIE_ROLLS, .player = COLONIA_NOBODY, .tie_rolls = { 2, 6, 4 } };
  TableSession *session = begin_session ();

  lay_out_board (session);
  lay_out_week (session);
  reveal_edicts (session, COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  *cards_index = get_cursor (session);
  play (session, &cards);
  play (session, &rolls);
  take (session, 1, 1);

  return session;
}

/* Who is no longer tied has rolled in vain; the others do not roll again. */
static void
test_no_longer_tied (void)
{
  guint index;
  g_autoptr (TableSession) session = begin_three_tied (&index);
  const ColoniaEvent cards = make_cards (3, 5, 5);
  g_autoptr (TableRevision) revision = try_event (session, index, &cards);
  g_autofree char *at = g_strdup (table_record_get_stamp (get_record (session), index + 1).at);
  g_autoptr (TableChange) change = NULL;

  assert_counts (revision, 1, 0, 0);
  change = g_list_model_get_item (table_revision_get_changes (revision), 1);
  g_assert_true (g_str_has_prefix (change->before,
                                   "The tied players roll the die: Anna 2, Bert 6, Cleo 4.\n"));
  g_assert_true (g_str_has_prefix (change->after,
                                   "The tied players roll the die: Bert 6, Cleo 4.\n"));
  accept_once (session, revision);
  g_assert_cmpint (colonia_session_get_state (session)->order[0], ==, 1);
  g_assert_cmpint (colonia_session_get_state (session)->order[2], ==, 0);
  g_assert_cmpint (colonia_session_get_state (session)->turn, ==, 2);
  g_assert_cmpint (colonia_record_get_event (get_record (session), index + 1)->tie_rolls[0], ==, 0);

  /* They rolled when they did. */
  g_assert_nonnull (at);
  g_assert_cmpstr (table_record_get_stamp (get_record (session), index + 1).at, ==, at);
}

/* Who is tied now and has never rolled must roll first. */
static void
test_newly_tied (void)
{
  guint index;
  g_autoptr (TableSession) session = begin_three_tied (&index);
  const ColoniaEvent two = make_cards (5, 5, 3);
  const ColoniaEvent three = make_cards (5, 5, 5);
  g_autoptr (TableRevision) fewer = try_event (session, index, &two);
  g_autoptr (TableRevision) more = NULL;

  accept_once (session, fewer);
  more = try_event (session, index, &three);
  assert_counts (more, 0, 2, 2);
  assert_change (more, 1, TABLE_CHANGE_LEFT_OUT, "The tied players roll the die: Anna 2, Bert 6.", "",
                 "Cleo is still tied and must roll");
  assert_change (more, 2, TABLE_CHANGE_LEFT_OUT, "Bert takes what lies on booth 2.", "",
                 "It waits until the game comes to it");
  g_assert_cmpint (table_revision_get_state (more)->step, ==, COLONIA_STEP_TIE_ROLLS);
}

/* Inserting */

static TableRevision *
try_inserting (TableSession       *session,
               guint               index,
               const ColoniaEvent *event)
{
  return colonia_session_try_insertion (session, index, event, TABLE_ROLLER_NONE);
}

/* Somebody had taken one more booth: the others go on from there, each in turn. */
static void
test_insert_turn (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  const ColoniaEvent forgotten = make_take (0, 4);
  g_autoptr (TableRevision) revision = NULL;

  play_market (session);
  revision = try_inserting (session, index + 3, &forgotten);
  assert_counts (revision, 1, 0, 0);
  assert_change (revision, 0, TABLE_CHANGE_INSERTED, "Anna takes what lies on booth 5.", "",
                 "Anna takes what lies on booth 5.\nAnna gets 1 leather.\nAnna places 1 member on booth 5.");
  accept_once (session, revision);
  assert_market (session, index, "A1 B2 C3 A5 B4 C- A- B- ");

  g_assert_cmpstr (table_session_get_undo_text (session), ==, "Inserted: Anna takes what lies on booth 5.");
  table_session_undo (session);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
  table_session_redo (session);
  assert_market (session, index, "A1 B2 C3 A5 B4 C- A- B- ");
}

/* What was entered too late is put where it belongs: it does not stay where it was, nor does the
 * game wait for another one. */
static void
test_insert_moved (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  const ColoniaEvent late = make_take (1, 3);
  g_autoptr (TableRevision) revision = NULL;

  play_market (session);
  revision = try_inserting (session, index + 1, &late);
  assert_counts (revision, 0, 0, 0);
  g_assert_cmpuint (count_changes (revision, TABLE_CHANGE_MOVED), ==, 1);
  assert_change (revision, 0, TABLE_CHANGE_INSERTED, "Bert takes what lies on booth 4.", "",
                 "Bert takes what lies on booth 4.\nBert gets 1 leather.\nBert places 1 member on booth 4.");
  assert_change (revision, 1, TABLE_CHANGE_MOVED, "Bert takes what lies on booth 4.", "", "It was put further up");
  accept_once (session, revision);
  assert_market (session, index, "A1 B4 C3 A- B2 C- B- ");

  table_session_undo (session);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
}

/* What fits where it is, too, stays there: it has happened twice. */
static void
test_insert_twice (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  g_auto (ColoniaEvent) note = { 0 };
  g_autoptr (TableRevision) revision = NULL;

  play_market (session);
  play_note (session, "Rain");
  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strdup ("Rain");
  revision = try_inserting (session, index, &note);
  assert_counts (revision, 0, 0, 0);
  g_assert_cmpuint (count_changes (revision, TABLE_CHANGE_MOVED), ==, 0);
}

/* What changes nothing else says so, and stays between the two where it was put. */
static void
test_insert_note (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  g_auto (ColoniaEvent) note = { 0 };
  g_autoptr (TableRevision) revision = NULL;

  play_market (session);
  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strdup ("Rain");
  revision = try_inserting (session, index + 1, &note);
  assert_counts (revision, 0, 0, 0);
  accept_once (session, revision);
  assert_market (session, index, "A1 Rain B2 C3 A- B4 C- B- ");
}

/* It is asked whether it could have happened there. */
static void
test_insert_impossible (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  const ColoniaEvent event = make_take (0, 1);
  g_autoptr (TableRevision) revision = NULL;

  play_market (session);
  revision = try_inserting (session, index + 3, &event);
  g_assert_cmpint (table_revision_get_obstacle (revision).kind, ==, COLONIA_OBSTACLE_BOOTH_TAKEN);
}

/* What a second vote has no room for is set aside. */
static void
test_insert_in_place (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session) - 1;
  const ColoniaEvent cards = make_cards (7, 5, 3);
  g_autoptr (TableRevision) revision = NULL;

  play_market (session);
  revision = try_inserting (session, index, &cards);
  assert_counts (revision, 0, 1, 0);
  assert_change (revision, 1, TABLE_CHANGE_LEFT_OUT, "The families play their cards: Anna 8, Bert 5, Cleo 3.", "",
                 "The corrected game does not ask for it any more");
  accept_once (session, revision);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
}

/* Taking out */

static void
test_remove_note (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  g_autoptr (TableRevision) revision = NULL;

  play_note (session, "Rain");
  play_market (session);
  revision = try_event (session, index, NULL);
  assert_counts (revision, 0, 0, 0);
  assert_change (revision, 0, TABLE_CHANGE_CORRECTED, "Note: Rain", "Note: Rain", "");
  accept_once (session, revision);
  assert_market (session, index, "A1 B2 C3 A- B4 C- B- ");
}

/* The others move up, and another one closes the market. */
static void
test_remove_turn (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  guint index = get_cursor (session);
  g_autoptr (TableRevision) revision = NULL;

  play_market (session);
  revision = try_event (session, index + 1, NULL);
  assert_counts (revision, 2, 0, 0);
  assert_change (revision, 1, TABLE_CHANGE_OTHERWISE, "Bert passes.",
                 "Nobody took 3 leather: back into the bag.\nOnto the Wednesday street: Anna 1, Bert 2, Cleo 1.\n"
                 "Thursday of week 1 begins.", "");
  accept_once (session, revision);
  assert_market (session, index, "A1 B4 C3 A- B- C- ");
}

/* Use */

static void
test_stale (void)
{
  g_autoptr (TableSession) session = begin_week (COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY);
  const ColoniaEvent cards = make_cards (3, 5, 8);
  guint index = get_cursor (session) - 1;
  g_autoptr (TableRevision) revision = try_event (session, index, &cards);

  take (session, 0, 0);
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*revision == self->tried*");
  table_session_accept (session, revision);
  g_test_assert_expected_messages ();
  assert_market (session, index, "A1 ");
}

/* Random games */

static void
assert_same_when_corrected_to_itself (int             n_players,
                                      ColoniaTracking tracking,
                                      guint64         seed)
{
  g_autoptr (TableSession) session = table_session_new (table_simulate (&colonia_game, n_players, tracking, seed), NULL, NULL);
  ColoniaState *state = keep_state (session);
  const guint stride = MAX (GAMES_FOR_ALL / count_random_games (), 1);

  for (guint i = 0; i < get_cursor (session); i += stride)
    {
      const ColoniaEvent *event = colonia_record_get_event (get_record (session), i);
      g_autoptr (TableRevision) revision = try_event (session, i, event);
      g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (session), i);

      assert_counts (revision, 0, 0, 0);
      assert_change (revision, 0, TABLE_CHANGE_CORRECTED, line->sentence, "", "");
      table_session_accept (session, revision);
      g_assert_true (colonia_state_equal (colonia_session_get_state (session), state));
    }

  assert_state_is (session, state);
}

static void
test_itself_full (void)
{
  assert_same_when_corrected_to_itself (4, COLONIA_TRACKING_FULL, 1);
}

static void
test_itself_essentials (void)
{
  assert_same_when_corrected_to_itself (5, COLONIA_TRACKING_ESSENTIALS, 2);
}

static void
test_itself_scoring (void)
{
  assert_same_when_corrected_to_itself (6, COLONIA_TRACKING_SCORING, 3);
}

static void
change_turn (GRand              *random,
             const ColoniaState *before,
             ColoniaEvent       *event)
{
  g_autoptr (GArray) choices = colonia_state_list_choices (before);

  *event = g_array_index (choices, ColoniaChoice, g_rand_int_range (random, 0, (gint32) choices->len)).event;
}

static void
change_cards (GRand              *random,
              const ColoniaState *before,
              ColoniaEvent       *event)
{
  int seat = g_rand_int_range (random, 0, before->n_players);

  do
    event->family_cards.values[seat] = g_rand_int_range (random, COLONIA_LOWEST_CARD, COLONIA_HIGHEST_CARD + 1);
  while ((before->hands[seat] & (1 << event->family_cards.values[seat])) == 0);
}

/* One thing fewer in what was drawn. */
static void
draw_less (GRand        *random,
           ColoniaEvent *event)
{
  int *n = event->drawn.bundles[g_rand_int_range (random, 0, event->drawn.n)].n;

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    if (n[kind] > 0)
      {
        n[kind]--;
        return;
      }
}

/* Makes something else of an event. The rules may not like it. */
/* What the cards of the game and of the week say. */
static gboolean
change_card (GRand              *random,
             const ColoniaState *before,
             ColoniaEvent       *event)
{
  switch ((int) event->type)
    {
    case COLONIA_EVENT_SHIP:
      event->ship.city = (ColoniaCity) g_rand_int_range (random, 0, COLONIA_N_CITIES);
      return TRUE;

    case COLONIA_EVENT_RELIC:
      event->relic.cost = g_rand_int_range (random, 0, 12);
      return TRUE;

    case COLONIA_EVENT_WEEK_CARD:
      event->week_card.ships = g_rand_int_range (random, 0, COLONIA_N_BERTHS + 1);
      event->week_card.dice = g_rand_int_range (random, 0, 5);
      return TRUE;

    case COLONIA_EVENT_EDICTS:
      event->edicts[0].kind = COLONIA_EDICT_SMALLER_DEPUTATION;
      event->edicts[0].day = COLONIA_DAY_SATURDAY;
      return TRUE;

    case COLONIA_EVENT_FAMILY_CARDS:
      change_cards (random, before, event);
      return TRUE;

    default:
      return FALSE;
    }
}

static ColoniaBallot
change_ballot (ColoniaBallot ballot)
{
  return ballot == YES ? NO : YES;
}

/* What is said or rolled by one player. */
static gboolean
change_choice (ColoniaEvent *event,
               int           seat,
               int           die)
{
  switch ((int) event->type)
    {
    case COLONIA_EVENT_TIE_ROLLS:
      if (event->tie_rolls[seat] != 0)
        event->tie_rolls[seat] = die;
      return TRUE;

    case COLONIA_EVENT_VOTE:
      if (event->ballots[seat] != COLONIA_BALLOT_NONE)
        event->ballots[seat] = change_ballot (event->ballots[seat]);
      return TRUE;

    case COLONIA_EVENT_CASTING_VOTE:
      event->casting_ballot = change_ballot (event->casting_ballot);
      return TRUE;

    case COLONIA_EVENT_GOOD_ROLLS:
      event->good_rolls.rolls[seat] = MIN (die, COLONIA_DIE_SIDES - 1);
      event->good_rolls.choices[seat] = COLONIA_NOBODY;
      return TRUE;

    case COLONIA_EVENT_DIE:
      event->die = die;
      return TRUE;

    default:
      return FALSE;
    }
}

/* How much there is of something, or what is written. */
static void
change_amount (GRand        *random,
               ColoniaEvent *event,
               int           seat)
{
  switch ((int) event->type)
    {
    case COLONIA_EVENT_RESTOCK:
    case COLONIA_EVENT_MERCHANTS:
    case COLONIA_EVENT_DRAWS:
      draw_less (random, event);
      break;

    case COLONIA_EVENT_HOMECOMING:
      event->members[seat] = 0;
      break;

    case COLONIA_EVENT_EXCHANGE:
      event->trades[seat].amount = 0;
      break;

    case COLONIA_EVENT_FINAL_HOLDINGS:
      event->holdings[seat].goods++;
      break;

    case COLONIA_EVENT_CORRECTION:
      event->correction.money.n[0]++;
      break;

    case COLONIA_EVENT_CHANGE:
      event->change.players[seat].money.n[0]++;
      break;

    default:
      g_free (event->text);
      event->text = g_strdup_printf ("Otherwise %d", seat);
    }
}

static void
change_event (GRand              *random,
              const ColoniaState *before,
              ColoniaEvent       *event)
{
  int seat = g_rand_int_range (random, 0, before->n_players);
  int die = g_rand_int_range (random, 1, COLONIA_DIE_SIDES + 1);

  if (table_event_has_turn (before->table.game->events, &event->table))
    change_turn (random, before, event);
  else if (!change_card (random, before, event) && !change_choice (event, seat, die))
    change_amount (random, event, seat);
}

/* Each event of a record as it is written, and how often. */
static void
count_events (GHashTable *counts,
              const char *text,
              int         sign)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "    {"))
      {
        g_autoptr (GRegex) rest = g_regex_new ("(,\"waits\":\\{[^}]*\\})?(\\},?)$", 0, 0, NULL);
        char *line = g_regex_replace_literal (rest, lines[i], -1, 0, "}", 0, NULL);
        int n = GPOINTER_TO_INT (g_hash_table_lookup (counts, line)) + sign;

        g_hash_table_insert (counts, line, GINT_TO_POINTER (n));
      }
}

/* Asks that of the old record as many events are gone as are left out for
 * good, and that of others there is only the corrected one, if it is another
 * at all, or the inserted one. */
static void
assert_nothing_lost (const char *before,
                     const char *after,
                     gboolean    inserting,
                     guint       n_gone_on)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer n;
  int gone = 0;
  int come = 0;

  count_events (counts, before, 1);
  count_events (counts, after, -1);
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, NULL, &n))
    {
      gone += MAX (GPOINTER_TO_INT (n), 0);
      come -= MIN (GPOINTER_TO_INT (n), 0);
    }

  g_assert_cmpint (gone - come + (inserting ? 1 : 0), ==, (int) n_gone_on);
  g_assert_cmpint (come, <=, 1);
}

static void
assert_sound (TableSession *session,
              const char   *text)
{
  const ColoniaState *state = colonia_session_get_state (session);
  const ColoniaSetup *setup = colonia_record_get_setup (get_record (session));
  g_autoptr (GError) error = NULL;
  g_autoptr (TableRecord) read = table_record_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (table_record_get_cursor (read), ==, get_cursor (session));
  g_assert_true (colonia_state_equal (colonia_record_get_state (read), state));

  if (setup->tracking == COLONIA_TRACKING_FULL)
    for (int seat = 0; seat < setup->n_players; seat++)
      g_assert_cmpint (colonia_state_count_members (state, seat), ==, setup->family_members);
}

/* Corrects an event, or inserts one, and checks the result. Returns whether it was
 * possible. */
static gboolean
correct_randomly (TableSession *session,
                  GRand        *random)
{
  guint index = (guint) g_rand_int_range (random, 0, (gint32) get_cursor (session));
  guint n_events = table_record_get_n_events (get_record (session));
  g_autoptr (TableSession) before = table_session_new_before (session, index);
  ColoniaEvent *event = colonia_event_copy (colonia_record_get_event (get_record (session), index));
  g_autofree char *old = table_record_to_text (get_record (session));
  g_autofree char *new = NULL;
  g_autoptr (TableRevision) revision = NULL;
  gboolean inserting = g_rand_boolean (random);
  guint n_inserted = inserting ? 1 : 0;
  guint left_out, waiting;
  gboolean possible;

  change_event (random, colonia_session_get_state (before), event);
  revision = inserting ? try_inserting (session, index, event) : try_event (session, index, event);
  possible = table_session_examine (before, &event->table).kind == TABLE_OBSTACLE_NONE;
  colonia_event_free (event);
  g_assert_cmpint (table_revision_get_obstacle (revision).kind == TABLE_OBSTACLE_NONE, ==, possible);
  if (!possible)
    return FALSE;

  left_out = count_changes (revision, TABLE_CHANGE_LEFT_OUT) + count_changes (revision, TABLE_CHANGE_MOVED);
  waiting = table_revision_count_left (revision);
  g_assert_cmpuint (left_out, >=, waiting);
  accept_once (session, revision);

  new = table_record_to_text (get_record (session));
  g_assert_cmpuint (get_cursor (session), ==, n_events + n_inserted - left_out);
  g_assert_cmpuint (table_record_get_n_events (get_record (session)), ==, n_events + n_inserted - left_out + waiting);
  assert_nothing_lost (old, new, inserting, left_out - waiting);
  assert_sound (session, new);

  return TRUE;
}

static void
test_random (gconstpointer data)
{
  ColoniaTracking tracking = (ColoniaTracking) GPOINTER_TO_INT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (1234);
  const guint n_games = CLAMP (count_random_games () / 20, 2, 12);
  guint n_possible = 0;

  for (guint64 seed = 1; seed <= n_games; seed++)
    {
      TableRecord *game = table_simulate (&colonia_game, 3 + (int) (seed % 4), tracking, seed);
      g_autoptr (TableSession) session = table_session_new (game, NULL, NULL);

      for (int i = 0; i < CORRECTIONS_IN_A_ROW; i++)
        n_possible += correct_randomly (session, random);
    }

  /* The test would be worth little if the rules refused most of it. */
  g_assert_cmpuint (n_possible, >, n_games * CORRECTIONS_IN_A_ROW / 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/revision/turns/TUE-3-order", test_order_of_turns);
  g_test_add_func ("/revision/turns/WED-2-taken-booth", test_taken_booth);
  g_test_add_func ("/revision/turns/asked-after-all", test_asked_after_all);
  g_test_add_func ("/revision/turns/unasked-still", test_unasked_still);
  g_test_add_func ("/revision/turns/touch", test_touch);
  g_test_add_func ("/revision/turns/touch-waits", test_touch_waits);
  g_test_add_func ("/revision/turns/WED-2-impossible", test_impossible);
  g_test_add_func ("/revision/turns/MON-1-otherwise", test_otherwise);
  g_test_add_func ("/revision/difference", test_difference);
  g_test_add_func ("/revision/undone/kept", test_undone_kept);
  g_test_add_func ("/revision/undone/correction", test_undone_correction);
  g_test_add_func ("/revision/votes/VOTE-2-missing", test_missing_vote);
  g_test_add_func ("/revision/votes/VOTE-2-missing-noted", test_missing_vote_noted);
  g_test_add_func ("/revision/votes/VOTE-2-missing-after-undo", test_missing_vote_after_undo);
  g_test_add_func ("/revision/votes/VOTE-2-missing-another-way", test_missing_vote_another_way);
  g_test_add_func ("/revision/votes/VOTE-2-missing-undone", test_missing_vote_undone);
  g_test_add_func ("/revision/votes/VOTE-2-missing-given-up", test_missing_vote_given_up);
  g_test_add_func ("/revision/votes/VOTE-2-missing-taken-back", test_missing_vote_taken_back);
  g_test_add_func ("/revision/votes/VOTE-2-missing-corrected-twice", test_missing_vote_corrected_twice);
  g_test_add_func ("/revision/votes/VOTE-2-no-longer-asked", test_vote_no_longer_asked);
  g_test_add_func ("/revision/votes/VOTE-2-edict-no-longer-asked", test_edict_no_longer_asked);
  g_test_add_func ("/revision/turns/SUN-4-no-longer-asked", test_safeguard_no_longer_asked);
  g_test_add_func ("/revision/correction/in-turn", test_correction_in_turn);
  g_test_add_func ("/revision/correction/ALL-1-left-out", test_correction_left_out);
  g_test_add_func ("/revision/correction/private", test_correction_private);
  g_test_add_func ("/revision/ties/TUE-5-no-longer", test_no_longer_tied);
  g_test_add_func ("/revision/ties/TUE-5-newly", test_newly_tied);
  g_test_add_func ("/revision/left-out/private", test_left_out_private);
  g_test_add_func ("/revision/left-out/VOTE-2-later", test_left_out_later);
  g_test_add_func ("/revision/insert/turn", test_insert_turn);
  g_test_add_func ("/revision/insert/moved", test_insert_moved);
  g_test_add_func ("/revision/insert/twice", test_insert_twice);
  g_test_add_func ("/revision/insert/note", test_insert_note);
  g_test_add_func ("/revision/insert/WED-2-impossible", test_insert_impossible);
  g_test_add_func ("/revision/insert/in-place", test_insert_in_place);
  g_test_add_func ("/revision/remove/note", test_remove_note);
  g_test_add_func ("/revision/remove/turn", test_remove_turn);
  g_test_add_func ("/revision/stale", test_stale);
  g_test_add_func ("/revision/itself/full", test_itself_full);
  g_test_add_func ("/revision/itself/essentials", test_itself_essentials);
  g_test_add_func ("/revision/itself/scoring", test_itself_scoring);
  g_test_add_data_func ("/revision/random/full", GINT_TO_POINTER (COLONIA_TRACKING_FULL), test_random);
  g_test_add_data_func ("/revision/random/essentials", GINT_TO_POINTER (COLONIA_TRACKING_ESSENTIALS), test_random);

  return g_test_run ();
}
