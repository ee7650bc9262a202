/* phones-sight.c: what a telephone sees of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-sight.h"

#include "table-kept.h"

#include <string.h>

/* Choices stand in a line, as `order=2,good=silver`. Whatever else stands there is no choice. */
static void
add_choices (GArray  *pairs,
             char   **choices)
{
  for (; *choices != NULL; choices++)
    {
      char *equals = strchr (*choices, '=');

      if (equals == NULL)
        return;
      *equals = '\0';
      g_array_append_val (pairs, ((TablePair) { *choices, equals + 1 }));
    }
}

static TablePicked *
get_picked (PhonesTable *table)
{
  return table_session_get_picked (phones_table_get_session (table));
}

/* What was picked for a seat. Names belong to the list. */
static void
add_picks (PhonesTable *table,
           int          seat,
           GArray      *pairs,
           GPtrArray   *names)
{
  const GPtrArray *picks = table_picked_get (get_picked (table), seat);
  char *name = g_strdup_printf (TABLE_PICK "%d", seat + 1);

  g_ptr_array_add (names, name);
  for (guint i = 0; i < picks->len; i++)
    g_array_append_val (pairs, ((TablePair) { name, picks->pdata[i] }));
}

/* Whether what was picked for a seat may be seen there: by who sits there, and by who picked it for somebody else. */
static gboolean
may_know_picks (const PhonesSight *self,
                int                seat)
{
  return seat == self->seat
         || (self->guest->enters_all && table_picked_get_picker (get_picked (self->table), seat) == self->guest->number);
}

static TableBoard *
lay_out (PhonesTable      *table,
         const TableState *view,
         int               seat,
         const GArray     *pairs, /* or NULL for who only looks on */
         guint            *n_taken)
{
  TableSession *session = phones_table_get_session (table);
  const TableReader reader = {
    .seat = seat,
    .names = table_session_get_names (session),
    .covers_hands = phones_table_get_covers_hands (table),
    .is_onlooker = pairs == NULL,
  };

  return table_board_new (view, &reader, pairs != NULL ? (const TablePair *) (void *) pairs->data : NULL,
                          pairs != NULL ? pairs->len : 0, n_taken);
}

/* Begins to look at the game where nobody sits. Takes what is seen there. */
static PhonesSight *
look_as_nobody (PhonesTable *table,
                TableState  *view)
{
  PhonesSight *self = g_new0 (PhonesSight, 1);

  self->table = table;
  self->seat = TABLE_NOBODY;
  self->view = view;

  return self;
}

/* Whether all dice that were chosen show what was rolled here: whoever sends something else has not rolled it. */
static gboolean
is_rolled_here (const PhonesSight *self)
{
  for (const TableChoice *choice = table_board_get_choices (self->board); choice != NULL;)
    {
      g_autoptr (GString) line = g_string_new (NULL);
      const gboolean is_rolled = choice->is_rolled;

      do
        {
          phones_choices_add (line, choice->name, choice->value);
          choice = choice->next;
        }
      while (choice != NULL && choice->goes_along);
      if (is_rolled && !table_kept_has_thrown (phones_table_get_session (self->table), line->str))
        return FALSE;
    }

  return TRUE;
}

/* Looks at the game as a telephone may, in the language that is spoken. @choices is what was
 * chosen there, as phones_sight_list_choices() tells it, but it may be anything, or NULL. */
PhonesSight *
phones_sight_new (PhonesTable       *table,
                  const PhonesGuest *guest,
                  const char        *choices)
{
  PhonesSight *self;
  const TableState *state;
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (TablePair));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) chosen = NULL;
  guint n_chosen, n_taken;

  g_return_val_if_fail (guest != NULL, NULL);

  self = g_new0 (PhonesSight, 1);
  state = table_session_get_state (phones_table_get_session (table));
  self->table = table;
  self->guest = guest;
  self->seat = guest->enters_all ? TABLE_NOBODY : guest->seat;
  self->view = g_malloc (state->game->state_size);
  table_state_view (self->view, state, self->seat);
  chosen = g_strsplit (choices != NULL ? choices : "", ",", TABLE_MOST_PAIRS);
  if (*chosen != NULL && **chosen != '\0')
    add_choices (pairs, chosen);
  n_chosen = pairs->len;
  for (int seat = 0; seat < state->n_players; seat++)
    if (may_know_picks (self, seat))
      add_picks (table, seat, pairs, names);
  self->board = lay_out (table, self->view, self->seat, pairs, &n_taken);
  self->is_whole = n_taken >= n_chosen;
  if (!is_rolled_here (self))
    {
      table_board_free (self->board);
      g_array_remove_range (pairs, 0, n_chosen);
      self->board = lay_out (table, self->view, self->seat, pairs, NULL);
      self->is_whole = FALSE;
    }

  return self;
}

/* Forgets it. */
void
phones_sight_free (PhonesSight *self)
{
  table_board_free (self->board);
  table_state_free (self->view);
  g_free (self);
}

/* Finds what was chosen by the last touch: the first choice of it, or NULL if nothing was. */
const TableChoice *
phones_sight_find_last (const PhonesSight *self)
{
  const TableChoice *last = NULL;

  for (const TableChoice *choice = table_board_get_choices (self->board); choice != NULL; choice = choice->next)
    last = choice->goes_along ? last : choice;

  return last;
}

/* Tells what was chosen. */
char *
phones_sight_list_choices (const PhonesSight *self,
                           gboolean           without_last)
{
  const TableChoice *last = phones_sight_find_last (self);
  GString *line = g_string_new (NULL);

  for (const TableChoice *choice = table_board_get_choices (self->board); choice != NULL; choice = choice->next)
    {
      if (without_last && choice == last)
        break;
      phones_choices_add (line, choice->name, choice->value);
    }

  return g_string_free (line, FALSE);
}

/* Tells whether the game waits for who looks. */
gboolean
phones_sight_is_asked (const PhonesSight *self)
{
  return self->seat != TABLE_NOBODY && (table_board_get_asked (self->board) & 1u << self->seat) != 0;
}

/* Whether an event that names somebody else is a matter for who alone is asked: what others pay for something, and what they do
 * for that. */
static gboolean
is_dealt (const PhonesSight *self,
          const TableDeed   *deed,
          const TableEvent  *event)
{
  const TableEventKind *kinds = self->view->game->events->kinds;

  return table_board_get_asked (self->board) == 1u << self->seat && deed->events[0]->player == event->player
         && (kinds[deed->events[0]->type].flags & TABLE_EVENT_PAYS) != 0;
}

/* Whether all that a deed enters is a matter for a seat: what goes on with somebody else's turn, or what others do by themselves,
 * is not. */
static gboolean
is_own (const PhonesSight *self,
        const TableDeed   *deed)
{
  const TableEvents *events = self->view->game->events;

  for (guint i = 0; i < deed->n_events; i++)
    {
      const TableEvent *event = deed->events[i];

      if (event->player == TABLE_NOBODY ? table_event_has_turn (events, event)
                                        : event->player != self->seat && !is_dealt (self, deed, event))
        return FALSE;
    }

  return TRUE;
}

/* Tells whether something is done on this telephone at all, whatever the rules say to it: a seat
 * chooses and plays for itself, and puts nothing right that lies on the table. @group is the
 * group that a deed is in, or that its dice are in; NULL for what all picks come to. */
gboolean
phones_sight_may (const PhonesSight *self,
                  const TableGroup  *group,
                  const TableDeed   *deed)
{
  const PhonesRight right = self->guest->is_host ? PHONES_PLAYS : phones_table_get_right (self->table, self->seat);

  /* Events of any kind are entered where the game is tracked. */
  if (deed->kind == TABLE_FILLS_IN && deed->n_events == 0)
    return FALSE;
  if (self->guest->enters_all)
    return TRUE;
  if (self->seat == TABLE_NOBODY || group == NULL || g_str_equal (group->id, TABLE_ASIDE))
    return FALSE;
  if (deed->kind == TABLE_PICKS)
    return deed->seat == self->seat && right >= PHONES_CHOOSES;

  return right >= PHONES_PLAYS && phones_sight_is_asked (self) && is_own (self, deed);
}

/* Finds what deed of a path is done on this telephone. @path is where a deed is, or anything, or NULL. */
gboolean
phones_sight_find_deed (const PhonesSight *self,
                        const char        *path,
                        TableDeedAt       *at)
{
  const TableDeed *deed = path != NULL ? table_board_find_deed (self->board, path) : NULL;

  *at = (TableDeedAt) { NULL };
  while (deed != NULL && table_board_next_deed (self->board, at))
    if (at->deed == deed)
      return phones_sight_may (self, at->group, deed);

  return FALSE;
}

/* Lays out the board on which lies what everybody has picked: nobody may look at it but to
 * complete it. */
PhonesSight *
phones_sight_new_of_picks (PhonesTable *table)
{
  /* How many are due may be behind covers, too. */
  PhonesSight *self = look_as_nobody (table, table_state_dup (table_session_get_state (phones_table_get_session (table))));
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (TablePair));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint n_taken;

  for (int seat = 0; seat < self->view->n_players; seat++)
    add_picks (table, seat, pairs, names);
  self->board = lay_out (table, self->view, TABLE_NOBODY, pairs, &n_taken);
  self->is_whole = n_taken == pairs->len && table_board_is_all_picked (self->board);

  return self;
}

/* Looks at the game as all do who sit at the table and enter nothing, in the language that is
 * spoken: nothing is there of what anybody keeps secret, nor of what was picked. */
PhonesSight *
phones_sight_new_from_afar (PhonesTable *table)
{
  const TableState *state = table_session_get_state (phones_table_get_session (table));
  PhonesSight *self = look_as_nobody (table, g_malloc (state->game->state_size));

  table_state_view (self->view, state, TABLE_NOBODY);
  self->board = lay_out (table, self->view, TABLE_NOBODY, NULL, NULL);

  return self;
}
