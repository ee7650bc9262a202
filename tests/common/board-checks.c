/* board-checks.c: that boards of a game are sound and complete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sound: what a board lets somebody do the rules accept, and what it does not, they refuse, in the same words, and nothing
 * on it depends on what its reader must not know. Complete: whatever happens in a random game can be reached from the board
 * before it, and leads to the same state.
 */

#include "config.h"

#include "board-checks.h"

#include "doc-write.h"
#include "patience.h"
#include "table-board-json.h"
#include "table-complaint.h"
#include "table-simulation.h"

#ifdef HAVE_PHONES
#include "phone-checks.h"
#include "phones-parts.h"
#endif

#include <string.h>

/* What is chosen */

static void
clear_pair (gpointer pair)
{
  g_free ((char *) ((TablePair *) pair)->name);
  g_free ((char *) ((TablePair *) pair)->value);
}

/* Begins a list of what is chosen. */
GArray *
board_pairs_new (void)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (TablePair));

  g_array_set_clear_func (pairs, clear_pair);

  return pairs;
}

/* Adds a choice. */
void
board_pairs_add (GArray     *pairs,
                 const char *name,
                 const char *value)
{
  const TablePair pair = { g_strdup (name), g_strdup (value) };

  g_array_append_val (pairs, pair);
}

/* Adds a choice that is a number. */
void
board_pairs_add_number (GArray     *pairs,
                        const char *name,
                        int         number)
{
  g_autofree char *value = g_strdup_printf ("%d", number);

  board_pairs_add (pairs, name, value);
}

/* A board as it is shown: what is not offered is not chosen. */
static TableBoard *
look_as (const BoardChecks *self,
         const TableState  *view,
         const TableReader *reader,
         GArray            *pairs)
{
  guint n_taken;

  return table_board_new (view, reader, (const TablePair *) (void *) pairs->data, pairs->len, &n_taken);
}

static TableBoard *
look (const BoardChecks *self,
      const TableState  *view,
      int                seat,
      gboolean           is_correcting,
      GArray            *pairs)
{
  const TableReader reader = {
    .seat = seat, .names = self->names, .is_correcting = is_correcting, .is_overlooked = self->is_overlooked,
  };
  guint n_taken;
  TableBoard *board = table_board_new (view, &reader, (const TablePair *) (void *) pairs->data, pairs->len, &n_taken);

  g_assert_cmpuint (n_taken, ==, pairs->len);

  return board;
}

/* Lays out the board of a seat, on which all can be chosen. */
TableBoard *
board_checks_look (const BoardChecks *self,
                   const TableState  *view,
                   int                seat,
                   GArray            *pairs)
{
  return look (self, view, seat, FALSE, pairs);
}

/* Sound */

static void
assert_told (const BoardChecks   *self,
             const TableReason   *reason,
             const TableObstacle *obstacle)
{
  g_autofree char *told = table_obstacle_tell (self->game, self->names, obstacle);

  g_assert_cmpstr (reason->text, ==, told);
  g_assert_cmpstr (reason->rule, ==, obstacle->rule != 0 ? table_game_get_rule (self->game, obstacle->rule) : NULL);
}

/* A doubt is one of those of the rules. Of a game that covers nothing all are told of. */
static void
check_doubt (const BoardChecks *self,
             const TableReason *reason,
             const GArray      *doubts)
{
  gboolean is_one = doubts->len == 0 && reason->text == NULL;

  for (guint i = 0; i < doubts->len; i++)
    {
      g_autofree char *told = table_obstacle_tell (self->game, self->names, &g_array_index (doubts, TableObstacle, i));

      is_one |= g_strcmp0 (reason->text, told) == 0;
    }
  g_assert_true (is_one || (self->game->cover != NULL && reason->text == NULL));
}

/* What a deed enters can be as the rules say it of how the game stands, and is as doubtful. */
static void
check_deed (const BoardChecks *self,
            const TableState  *state,
            const TableDeed   *deed)
{
  g_autoptr (TableState) after = table_state_dup (state);
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (TableObstacle));
  TableObstacle obstacle = { .kind = TABLE_OBSTACLE_NONE };

  g_assert_cmpuint (deed->n_events, >=, 1);
  for (guint i = 0; obstacle.kind == TABLE_OBSTACLE_NONE && i < deed->n_events; i++)
    {
      g_autoptr (GArray) more = table_state_list_doubts (after, deed->events[i]);

      g_array_append_vals (doubts, more->data, more->len);
      obstacle = table_state_apply (after, deed->events[i], NULL);
    }
  if (obstacle.kind != TABLE_OBSTACLE_NONE && !deed->is_unsure)
    assert_told (self, &deed->obstacle, &obstacle);
  else if (obstacle.kind == TABLE_OBSTACLE_NONE)
    g_assert_null (deed->obstacle.text);
  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    check_doubt (self, &deed->doubt, doubts);
}

static void
check_id (GHashTable *ids,
          const char *id)
{
  g_assert_nonnull (id);
  g_assert_cmpstr (id, !=, "");
  g_assert_null (strpbrk (id, "/,= "));
  g_assert_true (g_hash_table_add (ids, (gpointer) id));
}

/* Whether all that a deed chooses is chosen by another one, with more: which of them is meant could not be told apart. */
static gboolean
is_part (const TableDeed *deed,
         const TableDeed *other)
{
  guint n = 0, n_other = 0, n_same = 0;

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next, n++)
    for (const TableChoice *more = other->choices; more != NULL; more = more->next)
      n_same += g_str_equal (choice->name, more->name) && g_strcmp0 (choice->value, more->value) == 0 ? 1 : 0;
  for (const TableChoice *more = other->choices; more != NULL; more = more->next)
    n_other++;

  return deed->kind == TABLE_CHOOSES && other->kind == TABLE_CHOOSES && n_same == n && n < n_other;
}

static void
check_parts (const TableBoard *board)
{
  g_autoptr (GPtrArray) deeds = g_ptr_array_new ();

  for (TableDeedAt at = { NULL }; table_board_next_deed (board, &at);)
    g_ptr_array_add (deeds, (gpointer) at.deed);
  for (guint i = 0; i < deeds->len; i++)
    for (guint j = 0; j < deeds->len; j++)
      g_assert_false (is_part (deeds->pdata[i], deeds->pdata[j]));
}

/* Ids are one of a kind, and lead back to what they name. */
static void
check_thing (const BoardChecks *self,
             const TableState  *state,
             const TableBoard  *board,
             const TableGroup  *group,
             const TableThing  *thing)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
    {
      g_autofree char *path = g_strjoin ("/", group->id, thing->id, deed->id, NULL);

      check_id (ids, deed->id);
      g_assert_true (table_board_find_deed (board, path) == deed);
      if (deed->kind == TABLE_ENTERS)
        check_deed (self, state, deed);
    }
}

/* Checks that a board is sound: what it offers is held against how the game stands, and not against what its reader sees. */
void
board_checks_board (const BoardChecks *self,
                    const TableState  *state,
                    const TableBoard  *board)
{
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (JsonNode) node = table_board_to_json (board);

  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    {
      g_autoptr (GHashTable) things = g_hash_table_new (g_str_hash, g_str_equal);

      check_id (groups, group->id);
      for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
        {
          check_id (things, thing->id);
          check_thing (self, state, board, group, thing);
        }
    }
  if (table_board_get_complete (board) != NULL)
    check_deed (self, state, table_board_get_complete (board));
  check_parts (board);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));
}

#ifdef HAVE_PHONES
static gboolean
may_all (const TableGroup *group,
         const TableDeed  *deed,
         gconstpointer     data)
{
  return TRUE;
}

static gboolean
may_ask_all (int           question,
             int           seat,
             gconstpointer data)
{
  return question != TABLE_NOBODY;
}

/* What all see, also of what a round is about. */
static void
write_afar (const BoardChecks  *self,
            PhonesHtml         *html,
            const TableState   *view,
            const PhonesPeople *people)
{
  const TableReader onlooker = { .seat = TABLE_NOBODY, .names = self->names, .is_onlooker = TRUE };
  g_autoptr (TableBoard) board = table_board_new (view, &onlooker, NULL, 0, NULL);

  phones_board_write (html, board, people, &(PhonesBoardTests) { NULL });
  for (int seat = 0; seat < view->n_players; seat++)
    phones_board_write_row (html, board, seat);
}
#endif

/* What stands on the telephone of a seat, as far as it is made of what it sees of the game. */
static char *
write_phone (const BoardChecks *self,
             const TableBoard  *board,
             int                seat)
{
#ifdef HAVE_PHONES
  const TableState *view = table_board_get_view (board);
  const PhonesPeople people = { .names = self->names };
  PhonesHtml *html = phones_html_new ();

  phones_board_write (html, board, &people, &(PhonesBoardTests) { .may_do = may_all, .may_ask = may_ask_all });
  if (seat != TABLE_NOBODY)
    phones_parts_write_mine (html, board, view, seat);
  for (int other = 0; other < view->n_players && view->game->tell_player != NULL; other++)
    {
      g_autofree char *text = view->game->tell_player (view, other, FALSE);

      phones_html_line (html, "p", NULL, text);
    }

  if (seat == TABLE_NOBODY)
    write_afar (self, html, view, &people);

  return phones_html_finish (html);
#else
  return g_strdup ("");
#endif
}

/* A board of a seat, as it is written for programs and for telephones. */
static char *
check_seat (const BoardChecks *self,
            const TableState  *state,
            int                seat)
{
  g_autofree TableState *view = g_malloc (state->game->state_size);
  g_autoptr (GArray) nothing = board_pairs_new ();
  g_autoptr (TableBoard) board = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *phone = NULL, *text = NULL;

  table_state_view (view, state, seat);
  board = board_checks_look (self, view, seat, nothing);
  board_checks_board (self, state, board);
  node = table_board_to_json (board);
  phone = write_phone (self, board, seat);
  g_clear_pointer (&board, table_board_free);
  table_state_clear (view);
  text = doc_write (node);

  return g_strconcat (text, "\n", phone, NULL);
}

/* Checks the boards of all at the table, and of each of them, and that they tell nothing that is secret. */
void
board_checks_all (const BoardChecks *self,
                  const TableState  *state)
{
  for (int seat = TABLE_NOBODY; seat < state->n_players; seat++)
    {
      g_autofree char *board = check_seat (self, state, seat);
      g_autoptr (TableState) twisted = NULL;
      g_autofree char *same = NULL;

      if (self->twist == NULL)
        continue;

      twisted = table_state_dup (state);
      self->twist (twisted, seat);
      same = check_seat (self, twisted, seat);
      g_assert_cmpstr (board, ==, same);
    }
}

/* Complete */

static gboolean
takes_form (const BoardChecks *self,
            int                type)
{
  for (const BoardForm *form = self->forms; form->reason != NULL; form++)
    if (form->type == type)
      return TRUE;

  return type == self->game->note;
}

/* Whether a form is that of an event. A note is one of any events. */
static gboolean
is_form_of (const BoardChecks *self,
            const TableDeed   *deed,
            int                type)
{
  return deed->kind == TABLE_FILLS_IN && (deed->n_events > 0 ? deed->events[0]->type == type : type == self->game->note);
}

static gboolean
is_same (const BoardChecks *self,
         const TableState  *state,
         const TableState  *other)
{
  return self->is_same != NULL ? self->is_same (state, other) : memcmp (state, other, state->game->state_size) == 0;
}

/* How many events a deed enters that are what happens next, or 0. */
static guint
reach (const BoardChecks        *self,
       const TableState         *state,
       const TableEvent  *const *events,
       guint                     n_events,
       const TableDeed          *deed)
{
  g_autoptr (TableState) expected = table_state_dup (state);
  g_autoptr (TableState) reached = table_state_dup (state);

  if (deed->kind != TABLE_ENTERS || deed->obstacle.text != NULL || deed->n_events > n_events)
    return 0;

  for (guint i = 0; i < deed->n_events; i++)
    {
      if (deed->events[i]->type != events[i]->type)
        return 0;

      table_state_apply (expected, events[i], NULL);
      table_state_apply (reached, deed->events[i], NULL);
    }

  return is_same (self, expected, reached) ? deed->n_events : 0;
}

/* The same of all that a board offers. */
static guint
find_reach (const BoardChecks        *self,
            const TableState         *state,
            const TableEvent  *const *events,
            guint                     n_events,
            const TableBoard         *board)
{
  const gboolean is_form = takes_form (self, events[0]->type);
  const TableDeed *complete = table_board_get_complete (board);
  guint most = complete != NULL ? reach (self, state, events, n_events, complete) : 0;

  for (TableDeedAt at = { NULL }; table_board_next_deed (board, &at);)
    {
      const guint n = is_form ? (guint) is_form_of (self, at.deed, events[0]->type) : 0;

      most = MAX (most, MAX (n, reach (self, state, events, n_events, at.deed)));
    }

  return most;
}

/* What is chosen for an event is mostly what is chosen where it is corrected. */
static void
choose (const BoardChecks *self,
        const TableState  *state,
        const TableEvent  *event,
        gboolean           is_correcting,
        GArray            *pairs)
{
  g_auto (GStrv) choices = NULL;

  if (self->choose != NULL)
    {
      self->choose (state, event, is_correcting, pairs);
      return;
    }

  choices = self->game->list_choices (state, event);
  for (char **choice = choices; choice != NULL && *choice != NULL; choice += 2)
    board_pairs_add (pairs, choice[0], choice[1]);
}

/* Checks that whoever has the turn, too, can do what happens next, with the hands that only that player sees: alone, and while the
 * others look on. What such a board offers is asked of others. */
static void
check_turn (const BoardChecks        *self,
            const TableState         *state,
            const TableEvent  *const *events,
            guint                     n_events)
{
  g_autofree TableState *view = g_malloc (state->game->state_size);
  g_autoptr (GArray) pairs = board_pairs_new ();

  table_state_view (view, state, state->turn);
  choose (self, state, events[0], FALSE, pairs);
  for (int is_overlooked = FALSE; is_overlooked <= TRUE; is_overlooked++)
    {
      const TableReader reader = { .seat = state->turn, .names = self->names, .is_overlooked = is_overlooked };
      g_autoptr (TableBoard) board = look_as (self, view, &reader, pairs);

      board_checks_board (self, state, board);
      g_assert_cmpuint (find_reach (self, state, events, n_events, board), >=, 1);
    }
  table_state_clear (view);
}

/* All that a seat may pick, and why not what else lies there. */
static char *
list_picks (const TableBoard *board,
            int               seat)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d of", table_board_get_picks (board, seat).most);
  for (TableDeedAt at = { NULL }; table_board_next_deed (board, &at);)
    if (at.deed->kind == TABLE_PICKS && at.deed->seat == seat)
      g_string_append_printf (text, " %s/%s/%s %s", at.group->id, at.thing->id, at.deed->id,
                              at.deed->obstacle.text != NULL ? at.deed->obstacle.text : "");

  return g_string_free (text, FALSE);
}

/* Checks that what a seat may pick depends on nothing that others pick. */
static void
check_picks (const BoardChecks *self,
             const TableBoard  *board,
             gboolean           is_correcting,
             GArray            *pairs)
{
  const TableState *view = table_board_get_view (board);

  for (int seat = 0; seat < view->n_players; seat++)
    {
      g_autoptr (GArray) own = board_pairs_new ();
      g_autoptr (TableBoard) alone = NULL;
      g_autofree char *expected = list_picks (board, seat), *listed = NULL;

      if (!table_board_get_picks (board, seat).is_asked)
        continue;

      for (guint i = 0; i < pairs->len; i++)
        {
          const TablePair *pair = &g_array_index (pairs, TablePair, i);
          const int picker = table_pick_get_seat (pair->name);

          if (picker == TABLE_NOBODY || picker == seat)
            board_pairs_add (own, pair->name, pair->value);
        }
      alone = look (self, view, TABLE_NOBODY, is_correcting, own);
      listed = list_picks (alone, seat);
      g_assert_cmpstr (listed, ==, expected);
    }
}

/* Checks that what happens next can be done on the board before it, alone or with what comes after; and alone where the past is
 * corrected. Returns how many events the board enters at most by one touch, and how many touches that takes with those of what is chosen. */
guint
board_checks_reached (const BoardChecks        *self,
                      const TableState         *state,
                      const TableEvent  *const *events,
                      guint                     n_events,
                      guint                    *n_touches)
{
  g_autofree TableState *view = g_malloc (state->game->state_size);
  g_autoptr (GArray) pairs = board_pairs_new (), alone = board_pairs_new ();
  g_autoptr (TableBoard) board = NULL, correcting = NULL;
  guint n;

  table_state_view (view, state, TABLE_NOBODY);
  choose (self, state, events[0], FALSE, pairs);
  choose (self, state, events[0], TRUE, alone);
  board = look (self, view, TABLE_NOBODY, FALSE, pairs);
  correcting = look (self, view, TABLE_NOBODY, TRUE, alone);
  board_checks_board (self, state, board);
  board_checks_board (self, state, correcting);
  check_picks (self, board, FALSE, pairs);
  check_picks (self, correcting, TRUE, alone);
  n = find_reach (self, state, events, n_events, board);
  g_assert_cmpuint (n, >=, 1);
  if (!takes_form (self, events[0]->type))
    g_assert_cmpuint (find_reach (self, state, events, 1, correcting), ==, 1);
  g_clear_pointer (&board, table_board_free);
  g_clear_pointer (&correcting, table_board_free);
  table_state_clear (view);
  if (state->turn != TABLE_NOBODY)
    check_turn (self, state, events, n_events);
  if (n_touches != NULL)
    *n_touches = pairs->len + 1;

  return n;
}

/* Plays a game, and checks all boards of it. Returns how many touches it takes. */
guint
board_checks_play (const BoardChecks *self,
                   const TableRecord *record)
{
  g_autoptr (TableState) state = table_state_new (self->game, table_record_get_setup (record), NULL);
  g_autoptr (GPtrArray) events = g_ptr_array_new ();
  const guint stride = count_moments_between ();
  guint touched = 0, n_touches = 0;

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    g_ptr_array_add (events, (gpointer) table_record_get_event (record, i));
  for (guint i = 0; i < events->len; i++)
    {
      const TableEvent *const *next = (const TableEvent *const *) (void *) &events->pdata[i];

      if (i % stride == 0)
        board_checks_all (self, state);
      if (i % stride == 0 || i == touched)
        {
          guint touches, n = board_checks_reached (self, state, next, events->len - i, &touches);

          if (i == touched)
            {
              touched += n;
              n_touches += touches;
            }
        }
      table_state_apply (state, next[0], NULL);
    }
  board_checks_all (self, state);

  return n_touches;
}

/* Looks at what stands on the telephones of a random game, where there are telephones. */
void
board_checks_phones (const BoardChecks *self,
                     int                n_players,
                     int                tracking,
                     guint64            seed)
{
#ifdef HAVE_PHONES
  phone_checks_play (table_simulate (self->game, n_players, tracking, seed), self->twist);
#endif
}

/* Plays a random game. Returns how many touches it takes, and for how many events. */
guint
board_checks_simulate (const BoardChecks *self,
                       int                n_players,
                       int                tracking,
                       guint64            seed,
                       guint             *n_events)
{
  g_autoptr (TableRecord) record = table_simulate (self->game, n_players, tracking, seed);

  if (n_events != NULL)
    *n_events = table_record_get_cursor (record);
  board_checks_phones (self, n_players, tracking, seed);

  return board_checks_play (self, record);
}
