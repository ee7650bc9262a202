/* table-replay.c: playing a game again after its past was corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a player did at the table was done, even if it turns out that another
 * should have been first. So within a step the events of each player are kept
 * in their order, but the players take turns as the corrected game has them.
 */

#include "config.h"

#include "table-replay.h"

#include "table-change.h"
#include "table-complaint.h"
#include "table-counts.h"

#include <glib/gi18n.h>

typedef struct {
  const TableGame *game;
  guint index; /* in the source */
  TableOccasion moment;
  TableEvent *event;
  TableLine *line; /* as it was told when it was in force */
  GArray *counted; /* of TableCounted: what the books said of what it counts, or NULL */
  GArray *doubts; /* of TableObstacle: what spoke against it, or NULL */
  gboolean for_hand; /* if somebody passed unasked: whether for what only he or she saw */
  gboolean in_question; /* if somebody passed unasked: whether there is something else to do now */
  gboolean moved; /* whether the same was put further up, and leaves no room for it here */
  gboolean handed; /* whether it is another player's now */
  gboolean dropped; /* whether it was put right for what is another player's now */
  TableObstacle obstacle; /* what stood against it when it was tried last */
} Item;

/* How it was when an event was in force. */
typedef struct {
  TableOccasion occasion;
  gboolean for_hand;
  GArray *counted;
  GArray *doubts;
} Moment;

struct _TableReplay {
  TableRecord *source;
  GPtrArray *left; /* of Item, in the order of the source */
  GPtrArray *left_out; /* of Item: what the game has gone on without */
  guint first; /* the first event of the source to be played again, or G_MAXUINT */
  guint played; /* the event of the source that was played last, or G_MAXUINT */
  guint cursor; /* how many events were in force then */
  TableEvent *put; /* what was put further up, or NULL */
  TableOccasion put_at; /* when it happens there */
  gboolean adds; /* whether counts are changed by what they would swallow */
  GPtrArray *swallowed; /* of char *: what counts swallow, or would */
  GPtrArray *not_added; /* of char *: what of it cannot be added to them */
  GPtrArray *doubtful; /* of TableChange: what becomes doubtful, or NULL if that is not asked */
};

static void
item_free (Item *item)
{
  table_event_free (item->game->events, item->event);
  g_clear_object (&item->line);
  g_clear_pointer (&item->counted, g_array_unref);
  g_clear_pointer (&item->doubts, g_array_unref);
  g_free (item);
}

/* Gathering */

static Item *
get_item (const TableReplay *self,
          guint              i)
{
  return g_ptr_array_index (self->left, i);
}

static const TableGame *
get_game (const TableReplay *self)
{
  return table_record_get_game (self->source);
}

/* The event is the item's from now on. */
static Item *
add_item (TableReplay       *self,
          guint                index,
          const TableOccasion *moment,
          TableEvent          *event)
{
  Item *item = g_new0 (Item, 1);

  item->game = get_game (self);
  item->index = index;
  item->moment = *moment;
  item->event = event;
  g_ptr_array_add (self->left, item);

  return item;
}

static gboolean
can_only_pass (const TableState *state,
               gboolean          with_hand)
{
  return state->game->can_only_pass != NULL && state->game->can_only_pass (state, with_hand);
}

static void
clear_moment (gpointer moment)
{
  g_clear_pointer (&((Moment *) moment)->counted, g_array_unref);
  g_clear_pointer (&((Moment *) moment)->doubts, g_array_unref);
}

/* What the books said of what an event counts, if it does. */
static GArray *
list_counted (const TableState *state,
              const TableEvent *event)
{
  GArray *counted = table_counts_list (state, event);

  if (counted->len == 0)
    g_clear_pointer (&counted, g_array_unref);

  return counted;
}

/* When each event in force happened. */
static GArray *
list_moments (const TableRecord *record)
{
  GArray *moments = g_array_new (FALSE, FALSE, sizeof (Moment));
  g_autoptr (TableState) state = table_state_new (table_record_get_game (record), table_record_get_setup (record),
                                                  NULL);

  g_array_set_clear_func (moments, clear_moment);
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const Moment moment = {
        .occasion = table_occasion_get (state),
        .for_hand = table_record_is_unasked (record, i) && !can_only_pass (state, FALSE),
        .counted = list_counted (state, table_record_get_event (record, i)),
        .doubts = table_state_list_doubts (state, table_record_get_event (record, i)),
      };

      g_array_append_val (moments, moment);
      table_state_apply (state, table_record_get_event (record, i), NULL);
    }

  return moments;
}

static void
add_events_in_force (TableReplay *self,
                     guint        first)
{
  g_autoptr (GPtrArray) lines = table_chronicle_tell (self->source, first);
  g_autoptr (GArray) moments = list_moments (self->source);

  for (guint i = first; i < moments->len; i++)
    {
      const Moment *moment = &g_array_index (moments, Moment, i);
      const TableEvent *event = table_record_get_event (self->source, i);
      Item *item = add_item (self, i, &moment->occasion, table_event_copy (get_game (self)->events, event));

      item->for_hand = moment->for_hand;
      item->counted = moment->counted != NULL ? g_array_ref (moment->counted) : NULL;
      item->doubts = g_array_ref (moment->doubts);
      item->line = g_object_ref (g_ptr_array_index (lines, i - first));
    }
}

/* Takes the line of an event that waits from a record in which it was in force. A line
 * that is taken is told as undone, and not taken twice: events may be alike. */
static void
find_line (TableReplay       *self,
           Item              *item,
           const TableRecord *record,
           const GArray      *moments,
           const GPtrArray   *lines)
{
  for (guint i = 0; i < moments->len && item->line == NULL; i++)
    if (!TABLE_LINE (lines->pdata[i])->undone
        && table_occasion_compare (item->game, &item->moment, &g_array_index (moments, Moment, i).occasion) == 0
        && table_record_is_same_event (self->source, item->index, record, i))
      {
        item->line = g_object_ref (lines->pdata[i]);
        item->for_hand = g_array_index (moments, Moment, i).for_hand;
        table_line_set_undone (item->line, TRUE);
      }
}

static gboolean
lacks_lines (TableReplay *self)
{
  for (guint i = 0; i < self->left->len; i++)
    if (get_item (self, i)->line == NULL)
      return TRUE;

  return FALSE;
}

/* What waits is told as it was when it was in force, which is in what was set aside. */
static void
find_lines (TableReplay *self)
{
  g_autoptr (TableRecord) before = table_record_copy (self->source, G_MAXUINT);

  while (lacks_lines (self) && table_record_get_n_earlier (before) > 0 && table_record_step_back (before))
    {
      g_autoptr (GArray) moments = list_moments (before);
      g_autoptr (GPtrArray) lines = table_chronicle_tell (before, 0);

      for (guint i = 0; i < self->left->len; i++)
        find_line (self, get_item (self, i), before, moments, lines);
    }

  for (guint i = 0; i < self->left->len; i++)
    {
      Item *item = get_item (self, i);

      if (item->line == NULL)
        item->line = table_line_new_forgotten (item->game, item->event, &item->moment);
    }
}

static void
add_waiting_events (TableReplay *self)
{
  guint n_waiting = table_record_get_n_waiting (self->source);

  for (guint i = 0; i < n_waiting; i++)
    {
      TableEvent *event;
      TableOccasion moment = table_record_get_waiting (self->source, i, &event);

      add_item (self, table_record_get_n_events (self->source) - n_waiting + i, &moment, event);
    }

  if (lacks_lines (self))
    find_lines (self);
}

/* Prepares to play the events of a record that are in force again, from @first on, and then what
 * waits already. @first is the first of its events to play again, from 0; G_MAXUINT for none
 * of those in force. */
TableReplay *
table_replay_new (const TableRecord *record,
                  guint              first)
{
  TableReplay *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_new0 (TableReplay, 1);
  self->source = table_record_copy (record, G_MAXUINT);
  self->left = g_ptr_array_new_with_free_func ((GDestroyNotify) item_free);
  self->left_out = g_ptr_array_new_with_free_func ((GDestroyNotify) item_free);
  self->swallowed = g_ptr_array_new_with_free_func (g_free);
  self->not_added = g_ptr_array_new_with_free_func (g_free);
  self->first = first;
  self->played = G_MAXUINT;

  if (first < table_record_get_cursor (record))
    add_events_in_force (self, first);
  add_waiting_events (self);

  return self;
}

/**
 * table_replay_free:
 * @self: (transfer full): a replay
 *
 * Frees what is still to be played.
 */
void
table_replay_free (TableReplay *self)
{
  g_ptr_array_unref (self->left);
  g_ptr_array_unref (self->left_out);
  g_ptr_array_unref (self->swallowed);
  g_ptr_array_unref (self->not_added);
  g_clear_pointer (&self->doubtful, g_ptr_array_unref);
  if (self->put != NULL)
    table_event_free (get_game (self)->events, self->put);
  table_record_free (self->source);
  g_free (self);
}

/* Playing */

/* Lets an event be taken for that which is the same at the same step, if both cannot have
 * happened: it has moved, and nothing waits for it. */
void
table_replay_let_move (TableReplay         *self,
                       const TableEvent    *event,
                       const TableOccasion *moment)
{
  g_return_if_fail (self != NULL && self->put == NULL);
  g_return_if_fail (event != NULL && moment != NULL);

  self->put = table_event_copy (get_game (self)->events, event);
  self->put_at = *moment;
}

/* Says what becomes of a count before which there is more, or less, than once: it stays as it
 * was counted, unless as much is added to it, or taken off. */
void
table_replay_let_add (TableReplay *self,
                      gboolean     adds)
{
  g_return_if_fail (self != NULL);

  self->adds = adds;
}

/* Lets it find out what becomes doubtful, see table_replay_get_doubtful(). Who plays it asks
 * whether the table is sure all the same, and takes the record only if it is. */
void
table_replay_let_doubt (TableReplay *self)
{
  g_return_if_fail (self != NULL && self->doubtful == NULL);

  self->doubtful = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Looks at what is played that cannot be so any more by what is known of the box, and which
 * nobody was asked about. */
const GPtrArray *
table_replay_get_doubtful (TableReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->doubtful;
}

/* Looks at what counts swallow or, where that is added to them, would swallow. */
const GPtrArray *
table_replay_get_swallowed (TableReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->swallowed;
}

/* Looks at what counts swallow though it was to be added to them, as there cannot be so many or
 * few. */
const GPtrArray *
table_replay_get_not_added (TableReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->not_added;
}

/* Tells whether an event is of a player who might have been any other, as neither the turn nor
 * what it puts right says who it is. @event is an event, or NULL. */
gboolean
table_replay_can_hand_over (const TableEvents *events,
                            const TableEvent  *event)
{
  return event != NULL
         && (events->kinds[event->type].flags & (TABLE_EVENT_IN_TURN | TABLE_EVENT_ASIDE)) == TABLE_EVENT_NAMES_PLAYER;
}

/* Tells that something does not become what @player did, although what belongs to it does, or is
 * not taken out with that. @player is a player, or TABLE_NOBODY. */
char *
table_replay_tell_stays (const TableRecord *record,
                         int                player)
{
  g_return_val_if_fail (record != NULL, NULL);

  /* Translators: of a payment where what was paid for is taken out of the game, or the other way. */
  if (player == TABLE_NOBODY)
    return g_strdup (_("It is not taken out along"));

  /* Translators: why a payment is not in the game any more, or stays as it was, after a correction of who pays, or what was
   * paid for. %s is the player who should have paid. */
  return g_strdup_printf (_("It does not move along to %s"), table_record_get_names (record)[player]);
}

/* Lets what @from did be what @to did, where that might be: what one touch entered is of one
 * player. What was put right for it was missing only in the books of @from, and is left out. */
void
table_replay_hand_over (TableReplay *self,
                        guint        end,
                        int          from,
                        int          to)
{
  g_return_if_fail (self != NULL && from != to);

  for (guint i = 0; i < self->left->len && get_item (self, i)->index < end; i++)
    {
      Item *item = get_item (self, i);

      if (item->event->player != from)
        continue;

      item->dropped = (item->game->events->kinds[item->event->type].flags & TABLE_EVENT_ASIDE) != 0;
      item->handed = table_replay_can_hand_over (item->game->events, item->event);
      if (item->handed)
        item->event->player = to;
    }
}

/* Only one can be what was put further up. */
static gboolean
has_moved (TableReplay      *self,
           const TableState *state,
           Item             *item)
{
  const TableSetup *setup = table_record_get_setup (self->source);
  const TableTerms terms = { .tracking = setup->tracking, .n_players = setup->n_players, .state = state };

  if (self->put == NULL || !table_event_equal (item->game->events, self->put, item->event, &terms)
      || table_occasion_compare (item->game, &self->put_at, &item->moment) != 0)
    return FALSE;

  item->moved = TRUE;
  table_event_free (item->game->events, self->put);
  self->put = NULL;

  return TRUE;
}

static gboolean
is_bound_to_moment (const Item *item)
{
  return !(item->game->events->kinds[item->event->type].flags & TABLE_EVENT_ASIDE);
}

/* Whether the player did something else before in the same moment. What a
 * player has was corrected after that. */
static gboolean
comes_after_own (TableReplay *self,
                 guint        i)
{
  for (guint j = 0; j < i; j++)
    if (get_item (self, j)->event->player == get_item (self, i)->event->player)
      return TRUE;

  return FALSE;
}

/* Whether it is the turn of an event of the moment. */
static gboolean
has_its_turn (TableReplay      *self,
              const TableState *state,
              guint             i)
{
  const TableEvent *event = get_item (self, i)->event;

  if (table_event_has_turn (state->game->events, event))
    return event->player == state->turn;

  return event->player == TABLE_NOBODY || !comes_after_own (self, i);
}

/* The next event to try: what comes first, or in a step with turns what the
 * player whose turn it is did first. */
static guint
find_next (TableReplay      *self,
           const TableState *state)
{
  const TableOccasion now = table_occasion_get (state);

  for (guint i = 0; i < self->left->len; i++)
    {
      if (table_occasion_compare (state->game, &get_item (self, i)->moment, &now) != 0)
        break;

      if (has_its_turn (self, state, i))
        return i;
    }

  return 0;
}

static void
leave_out (TableReplay *self,
           guint        i)
{
  g_ptr_array_add (self->left_out, g_ptr_array_steal_index (self->left, i));
}

/* Whether what an event was entered with by one touch still comes just before it: the
 * event that was before it, or what that was corrected to. */
static gboolean
goes_on (TableReplay       *self,
         const Item        *item,
         const TableRecord *record)
{
  guint cursor = table_record_get_cursor (record);

  if (self->played == G_MAXUINT)
    return item->index == self->first && cursor == self->first;

  return self->played + 1 == item->index && cursor == self->cursor;
}

/* What of an event does not fit any more may be left out, and the rest stands. */
static TableObstacle
append_mended (TableReplay *self,
               const Item  *item,
               TableRecord *record)
{
  const TableStamp stamp = table_record_get_stamp (self->source, item->index);
  TableEvent *event;
  TableObstacle obstacle = item->obstacle;

  if (item->event->type != item->game->mended)
    return obstacle;

  event = table_event_copy (item->game->events, item->event);
  if (item->game->mend (table_record_get_state (record), &obstacle, event))
    obstacle = table_record_append (record, event, &stamp, NULL);
  table_event_free (item->game->events, event);

  return obstacle;
}

static int
get_books_before (const Item *item,
                  guint       i)
{
  return g_array_index (item->counted, TableCounted, i).books;
}

/* Whether the books say something else now of what an event counts. */
static gboolean
says_else (const Item   *item,
           const GArray *now)
{
  for (guint i = 0; now != NULL && i < now->len; i++)
    if (table_counts_swallow (&g_array_index (now, TableCounted, i), get_books_before (item, i)))
      return TRUE;

  return FALSE;
}

/* Nothing was added if it does not say what is left of that. */
static void
tell_swallowed (TableReplay  *self,
                const Item   *item,
                const GArray *now,
                const GArray *left)
{
  const char *const *names = table_record_get_names (self->source);

  for (guint i = 0; i < now->len; i++)
    {
      const TableCounted *counted = &g_array_index (now, TableCounted, i);
      const int was = get_books_before (item, i);

      if (!table_counts_swallow (counted, was))
        continue;

      g_ptr_array_add (self->swallowed, table_counts_tell (names, counted, was));
      if (self->adds && left == NULL)
        g_ptr_array_add (self->not_added, table_counts_tell (names, counted, was));
      else if (self->adds && g_array_index (left, int, i) != 0)
        g_ptr_array_add (self->not_added, table_counts_tell (names, counted, counted->books - g_array_index (left, int, i)));
    }
}

/* Appends a count, or any other event. A count to which it cannot be added stays as it was. */
static TableObstacle
append_counted (TableReplay *self,
                const Item  *item,
                TableRecord *record)
{
  const TableState *state = table_record_get_state (record);
  const TableStamp stamp = table_record_get_stamp (self->source, item->index);
  g_autoptr (GArray) now = item->counted != NULL ? table_counts_list (state, item->event) : NULL;
  g_autoptr (GArray) left = NULL;
  TableObstacle obstacle = { .kind = TABLE_N_OBSTACLES };

  if (says_else (item, now) && self->adds)
    {
      TableEvent *event = table_event_copy (item->game->events, item->event);

      left = table_counts_add (state, event, item->counted);
      obstacle = table_record_append (record, event, &stamp, NULL);
      table_event_free (item->game->events, event);
    }
  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    {
      g_clear_pointer (&left, g_array_unref);
      obstacle = item->handed ? table_record_append (record, item->event, &stamp, NULL)
                              : table_record_append_from (record, self->source, item->index);
    }

  if (obstacle.kind == TABLE_OBSTACLE_NONE && says_else (item, now))
    tell_swallowed (self, item, now, left);

  return obstacle;
}

/* Whether somebody was asked about it before. */
static gboolean
was_doubtful (TableReplay *self,
              const Item  *item,
              int          rule)
{
  for (guint i = 0; item->doubts != NULL && i < item->doubts->len; i++)
    if (g_array_index (item->doubts, TableObstacle, i).rule == rule)
      return TRUE;

  return table_stamp_is_sure (table_record_get_stamp (self->source, item->index).sure,
                              table_game_get_rule (item->game, rule));
}

/* What was right when it was entered, and is doubtful by what comes before it now: accepting it all says that the table
 * is sure. */
static void
tell_doubtful (TableReplay  *self,
               const Item   *item,
               const GArray *doubts,
               TableRecord  *record)
{
  const guint n = self->doubtful->len;

  for (guint i = 0; i < doubts->len; i++)
    {
      const TableObstacle *doubt = &g_array_index (doubts, TableObstacle, i);

      if (!was_doubtful (self, item, doubt->rule))
        g_ptr_array_add (self->doubtful,
                         table_change_new (TABLE_CHANGE_DOUBTFUL, item->line->sentence, g_strdup (""),
                                           table_obstacle_complain (item->game, table_record_get_names (self->source), doubt,
                                                                    G_MAXUINT),
                                           table_line_is_private (item->line)));
    }
  if (self->doubtful->len > n)
    table_record_say_sure (record, doubts);
}

static gboolean
try_event (TableReplay *self,
           guint        i,
           TableRecord *record,
           GPtrArray   *played)
{
  Item *item = get_item (self, i);
  gboolean along = goes_on (self, item, record);
  g_autoptr (GArray) doubts = self->doubtful != NULL
                                ? table_state_list_doubts (table_record_get_state (record), item->event) : NULL;

  item->obstacle = append_counted (self, item, record);
  if (item->obstacle.kind != TABLE_OBSTACLE_NONE)
    item->obstacle = append_mended (self, item, record);
  if (item->obstacle.kind != TABLE_OBSTACLE_NONE)
    return FALSE;

  if (!along)
    table_record_part_last (record);
  if (doubts != NULL)
    tell_doubtful (self, item, doubts, record);
  self->played = item->index;
  self->cursor = table_record_get_cursor (record);
  if (played != NULL)
    g_ptr_array_add (played, g_object_ref (item->line));
  g_ptr_array_remove_index (self->left, i);

  return TRUE;
}

/* Whether somebody passed unasked who is to be asked now. What everybody could see then
 * must be seen still: the hand may only tell what it told before. */
static gboolean
is_in_question (TableReplay       *self,
                const Item        *item,
                const TableRecord *record)
{
  return table_record_is_unasked (self->source, item->index)
         && item->event->player == table_record_get_state (record)->turn
         && !can_only_pass (table_record_get_state (record), item->for_hand);
}

/* Plays an event that is not as it was, or leaves it out: the game never waits for it. */
static gboolean
play_handed (TableReplay *self,
             guint        i,
             TableRecord *record,
             GPtrArray   *played)
{
  const Item *item = get_item (self, i);

  if (!item->handed && !item->dropped)
    return FALSE;

  if (item->dropped || !try_event (self, i, record, played))
    leave_out (self, i);

  return TRUE;
}

/* Plays an event or leaves it out; `FALSE` if the game must wait. Nothing is
 * played before its moment. What comes too late is left out: one who passed
 * twice, or a roll that is no longer asked for; so is who passed unasked and would be
 * asked now, for whom the game waits. Notes and corrections of what
 * lies on the table are never waited for, as the game does not ask for them. */
static gboolean
play_next (TableReplay *self,
           TableRecord *record,
           GPtrArray   *played)
{
  const TableState *state = table_record_get_state (record);
  const TableOccasion now = table_occasion_get (state);
  guint next = find_next (self, state);
  Item *item = get_item (self, next);
  int order = table_occasion_compare (item->game, &item->moment, &now);
  gboolean bound = is_bound_to_moment (item);

  if (order > 0)
    {
      item->obstacle = table_state_examine (state, item->event);
      return FALSE;
    }

  if (play_handed (self, next, record, played))
    return TRUE;

  item->in_question = order == 0 && is_in_question (self, item, record);
  if (!item->in_question && (order == 0 || !bound) && try_event (self, next, record, played))
    return TRUE;

  if (!has_moved (self, state, item) && !item->in_question && order == 0 && bound)
    return FALSE;

  /* What it waited for is not what stands against it now. */
  if (bound)
    item->obstacle = (TableObstacle) { 0 };
  leave_out (self, next);

  return TRUE;
}

/* Plays what comes before an event, and nothing in its place: whoever calls this adds that. */
void
table_replay_play_before (TableReplay *self,
                          TableRecord *record,
                          guint        index,
                          GPtrArray   *played)
{
  g_return_if_fail (self != NULL && record != NULL && played != NULL);

  while (get_item (self, 0)->index < index)
    if (!play_handed (self, 0, record, played) && !try_event (self, 0, record, played))
      leave_out (self, 0);

  g_ptr_array_remove_index (self->left, 0);
}

/* Says that another event has come in the place of that, perhaps behind what was put right for
 * it: what was entered by one touch with the one goes on behind the other. */
void
table_replay_go_on_after (TableReplay       *self,
                          const TableRecord *record,
                          guint              index)
{
  g_return_if_fail (self != NULL && record != NULL);

  self->played = index;
  self->cursor = table_record_get_cursor (record);
}

/* Plays as many of the events as fit. It stops where the game waits for something that was never
 * entered; call it again once that was. @played is where to add, for each event that is played,
 * how it was told before; if it waited already, as undone. It may be NULL. */
void
table_replay_play (TableReplay *self,
                   TableRecord *record,
                   GPtrArray   *played)
{
  g_return_if_fail (self != NULL && record != NULL);

  while (self->left->len > 0 && play_next (self, record, played))
    continue;
}

/* Adds what is left behind the events of @record, where it waits: so nothing that was entered is
 * lost. */
void
table_replay_keep_waiting (TableReplay *self,
                           TableRecord *record)
{
  g_return_if_fail (self != NULL && record != NULL);

  for (guint i = 0; i < self->left->len; i++)
    {
      const Item *item = get_item (self, i);
      gboolean along = i > 0 && get_item (self, i - 1)->index + 1 == item->index;

      table_record_keep_waiting (record, self->source, item->index, &item->moment, along);
    }
}

/* Counts the events that are still to be played. */
guint
table_replay_count_left (TableReplay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->left->len;
}

/* Counts the events that were not played: first those that the game has gone on without, then
 * those that are still to be played. */
guint
table_replay_count_left_out (TableReplay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->left_out->len + self->left->len;
}

static const Item *
get_left_out_item (TableReplay *self,
                   guint        i)
{
  return i < self->left_out->len ? g_ptr_array_index (self->left_out, i)
                                 : get_item (self, i - self->left_out->len);
}

/* Looks at an event that was not played. @i is which event of those that were not played, from
 * 0. */
TableLine *
table_replay_get_left_out (TableReplay *self,
                           guint        i)
{
  g_return_val_if_fail (self != NULL && i < table_replay_count_left_out (self), NULL);

  return get_left_out_item (self, i)->line;
}

/* Tells whether an event was not played as it was put further up. See table_replay_let_move().
 * @i is which event of those that were not played, from 0. */
gboolean
table_replay_has_moved (TableReplay *self,
                        guint        i)
{
  g_return_val_if_fail (self != NULL && i < table_replay_count_left_out (self), FALSE);

  return get_left_out_item (self, i)->moved;
}

/* Tells why an event was not played. @i is which event of those that were not played, from 0.
 * @uncovered is whose covers are lifted: bit n is set for seat n. */
char *
table_replay_tell_why (TableReplay *self,
                       guint        i,
                       guint        uncovered)
{
  const Item *item;

  g_return_val_if_fail (self != NULL && i < table_replay_count_left_out (self), NULL);

  item = get_left_out_item (self, i);
  if (item->moved)
    /* Translators: why an event is where it was no more: somebody has inserted it before that. */
    return g_strdup (_("It was put further up"));

  if (item->obstacle.kind != TABLE_OBSTACLE_NONE)
    {
      const char *const *names = table_record_get_names (self->source);
      g_autofree char *why = table_obstacle_complain (item->game, names, &item->obstacle, uncovered);
      g_autofree char *stays = item->handed ? table_replay_tell_stays (self->source, item->event->player) : NULL;

      return stays != NULL ? g_strconcat (stays, "\n", why, NULL) : g_steal_pointer (&why);
    }

  if (item->in_question)
    /* Translators: why somebody who passed unasked, as there was nothing else to do, is asked after a correction. */
    return g_strdup (_("There is something else to do now"));

  /* Translators: why something that was entered is not in the game any more after a correction. */
  return g_strdup (i < self->left_out->len ? _("The corrected game does not ask for it any more")
                                           : _("It waits until the game comes to it"));
}
