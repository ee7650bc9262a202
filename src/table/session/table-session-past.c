/* table-session-past.c: going back and forth in a game, and changing its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-session-private.h"

#include "table-chronicle.h"

#include <glib/gi18n.h>

static gboolean
goes_along (TableSession *self,
            guint         index)
{
  return table_record_get_stamp (self->record, index).along;
}

/**
 * table_session_find_touch:
 * @self: a session
 * @index: one of its events, from 0, less than table_record_get_n_known()
 *
 * Finds what somebody touched when an event was entered: undoing takes back all that
 * went along with it.
 *
 * Returns: the first event of that touch, from 0
 */
guint
table_session_find_touch (TableSession *self,
                          guint         index)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), index);

  while (index > 0 && goes_along (self, index))
    index--;

  return index;
}

/* How many events are in force after going one touch back. */
static guint
find_back (TableSession *self)
{
  return table_session_find_touch (self, table_record_get_cursor (self->record) - 1);
}

/* How many events, from one on, one touch entered. */
static guint
count_touch (const TableRecord *record,
             guint              first)
{
  guint end = first + 1;

  while (end < table_record_get_n_known (record) && table_record_get_stamp (record, end).along)
    end++;

  return end - first;
}

/* How many events are in force after going one touch forth. */
static guint
find_forth (TableSession *self)
{
  guint cursor = table_record_get_cursor (self->record);

  return cursor + count_touch (self->record, cursor);
}

/**
 * table_session_get_can_undo:
 * @self: a session
 *
 * Tells whether there is anything to undo.
 *
 * Returns: whether there is
 */
gboolean
table_session_get_can_undo (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), FALSE);

  return table_record_get_cursor (self->record) > 0
         || table_record_find_undo (self->record) != TABLE_NO_EARLIER;
}

/**
 * table_session_get_can_redo:
 * @self: a session
 *
 * Tells whether there is anything to redo. While something that was entered
 * waits for the disk there is not: it takes the place of what was undone.
 *
 * Returns: whether there is
 */
gboolean
table_session_get_can_redo (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), FALSE);

  return g_queue_is_empty (&self->entries)
         && (table_session_has_undone (self) || table_record_find_redo (self->record) != TABLE_NO_EARLIER);
}

static gboolean
is_aside (TableLine *line)
{
  return (line->game->events->kinds[line->type].flags & TABLE_EVENT_ASIDE) != 0;
}

/* Tells what one touch entered: its first event, which the others go along with, or all of
 * them where they are passes of one round. What was put right for an event goes before it, and along with it
 * all the same. */
static char *
tell_touch (const TableRecord *record,
            TableLine *const  *lines,
            guint              n_lines)
{
  const TableGame *game = lines[0]->game;
  int seats[TABLE_MAX_PLAYERS];

  while (n_lines > 1 && is_aside (lines[0]))
    {
      lines++;
      n_lines--;
    }
  for (guint i = 0; i < n_lines; i++)
    {
      if (i == G_N_ELEMENTS (seats) || (i > 0 && !table_line_is_told_with (lines[i], lines[i - 1])))
        return g_strdup (lines[0]->sentence);
      seats[i] = lines[i]->player;
    }

  if (n_lines == 1)
    return g_strdup (lines[0]->sentence);

  return game->tell_passes (table_record_get_names (record), seats, n_lines);
}

/* What the first touch entered that a record has from one event on. */
static char *
tell_touch_of (const TableRecord *record,
               guint              first)
{
  guint n_touched = count_touch (record, first);
  g_autoptr (GPtrArray) lines = table_chronicle_tell_some (record, first, n_touched);

  return tell_touch (record, (TableLine *const *) lines->pdata, n_touched);
}

/* What one touch entered, as far as it is in force, or as far as it is undone. */
static char *
tell_touch_at (TableSession *self,
               guint         first)
{
  guint cursor = table_record_get_cursor (self->record);
  guint n_touched = count_touch (self->record, first);
  guint n_lines = first < cursor ? MIN (n_touched, cursor - first) : n_touched;
  g_autofree TableLine **lines = g_new (TableLine *, n_lines);

  for (guint i = 0; i < n_lines; i++)
    lines[i] = table_session_get_line (self, first + i);

  return tell_touch (self->record, lines, n_lines);
}

static gboolean
is_same_at (const TableRecord *record,
            guint              i,
            const TableRecord *other,
            guint              j)
{
  const TableSetup *setup = table_record_get_setup (record);
  const TableTerms terms = { .tracking = setup->tracking, .n_players = setup->n_players };

  return i < table_record_get_n_known (record) && j < table_record_get_n_known (other)
         && table_event_equal (table_record_get_game (record)->events, table_record_get_event (record, i),
                               table_record_get_event (other, j), &terms);
}

/* A correction is called by the first event that is another one. There is one less where something was taken out, and
 * one more where something was inserted, though what comes behind it may change places. */
static char *
tell_correction (const TableRecord *before,
                 const TableRecord *corrected,
                 guint              first)
{
  const guint n_before = table_record_get_n_known (before);
  const guint n_corrected = table_record_get_n_known (corrected);
  g_autofree char *touch = NULL;

  /* What is another one may wait, and be unknown as long as it does. */
  if (first >= MAX (n_before, n_corrected))
    return g_strdup (_("The past was corrected."));

  if (first >= n_corrected || (n_corrected < n_before && is_same_at (before, first + 1, corrected, first)))
    {
      touch = tell_touch_of (before, first);
      return g_strdup_printf (C_("event", "Taken out: %s"), touch);
    }

  touch = tell_touch_of (corrected, first);

  return g_strdup_printf (n_corrected > n_before ? C_("event", "Inserted: %s") : C_("event", "Corrected: %s"), touch);
}

/* How something else came into the place of events. */
typedef enum {
  REPLACED_BY_EVENT,
  REPLACED_PLAYERS,
  REPLACED_BY_NOTHING,
  REPLACED_BY_CORRECTION,
} Replacement;

/* What a replacement is that undoing takes back, or redoing does again. */
static Replacement
find_replacement (const TableEarlier *earlier,
                  gboolean            has_event)
{
  if (earlier->players != NULL)
    return REPLACED_PLAYERS;

  /* An event was entered where others were undone, or waited. */
  if (MIN (earlier->cursor, earlier->until) == earlier->after && earlier->cursor != earlier->until && has_event)
    return REPLACED_BY_EVENT;

  /* Nothing in force is another. */
  if (earlier->cursor == earlier->until && earlier->cursor <= earlier->after)
    return REPLACED_BY_NOTHING;

  return REPLACED_BY_CORRECTION;
}

/* Tells a replacement after which the events of @record stand in the place of those of @before. */
static char *
tell_replacement (Replacement        replacement,
                  const TableRecord *before,
                  const TableRecord *record,
                  guint              first)
{
  switch (replacement)
    {
    case REPLACED_PLAYERS:
      return g_strdup (_("The players were changed."));
    case REPLACED_BY_NOTHING:
      return g_strdup (_("It was decided to go on without what waits."));
    case REPLACED_BY_CORRECTION:
      /* Another program may have left what cannot be put back. */
      return before != NULL ? tell_correction (before, record, first) : g_strdup (_("The past was corrected."));
    case REPLACED_BY_EVENT:
    default:
      return tell_touch_of (record, first);
    }
}

static char *
tell_undo (TableSession *self)
{
  guint replaced = table_record_find_undo (self->record);
  g_autoptr (TableRecord) before = NULL;
  TableEarlier earlier;
  Replacement replacement;

  if (replaced == TABLE_NO_EARLIER)
    return tell_touch_at (self, find_back (self));

  /* What is undone behind something that was taken out was not entered in its place. */
  earlier = table_record_get_earlier (self->record, replaced);
  replacement = find_replacement (&earlier, earlier.after < table_record_get_cursor (self->record));
  if (replacement == REPLACED_BY_EVENT)
    return tell_touch_at (self, earlier.after);

  if (replacement == REPLACED_BY_CORRECTION)
    before = table_record_copy_earlier (self->record, replaced);

  return tell_replacement (replacement, before, self->record, earlier.after);
}

/**
 * table_session_get_undo_text:
 * @self: a session
 *
 * Tells what would be undone.
 *
 * Returns: (transfer none) (nullable): a sentence, or `NULL` if there is nothing
 */
const char *
table_session_get_undo_text (TableSession *self)
{
  if (!table_session_get_can_undo (self))
    return NULL;

  g_free (self->undo_text);
  self->undo_text = tell_undo (self);

  return self->undo_text;
}

static char *
tell_redo (TableSession *self)
{
  guint replaced = table_record_find_redo (self->record);
  g_autoptr (TableRecord) then = NULL;
  TableEarlier earlier;

  if (replaced == TABLE_NO_EARLIER)
    return tell_touch_at (self, table_record_get_cursor (self->record));

  /* What redoing brings back in the place of others. */
  earlier = table_record_get_earlier (self->record, replaced);
  then = table_record_copy_earlier (self->record, replaced);

  return tell_replacement (find_replacement (&earlier, earlier.after < table_record_get_n_known (then)),
                           self->record, then, earlier.after);
}

/**
 * table_session_get_redo_instead:
 * @self: a session
 *
 * Tells whether redoing brings back an event that was entered in the place of those that are
 * undone, and not the first of these.
 *
 * Returns: whether it does
 */
gboolean
table_session_get_redo_instead (TableSession *self)
{
  guint replaced;
  TableEarlier earlier;

  g_return_val_if_fail (TABLE_IS_SESSION (self), FALSE);

  replaced = table_session_get_can_redo (self) ? table_record_find_redo (self->record) : TABLE_NO_EARLIER;
  if (replaced == TABLE_NO_EARLIER)
    return FALSE;

  earlier = table_record_get_earlier (self->record, replaced);

  return find_replacement (&earlier, earlier.after < earlier.cursor) == REPLACED_BY_EVENT;
}

/**
 * table_session_get_redo_text:
 * @self: a session
 *
 * Tells what would be redone.
 *
 * Returns: (transfer none) (nullable): a sentence, or `NULL` if there is nothing
 */
const char *
table_session_get_redo_text (TableSession *self)
{
  if (!table_session_get_can_redo (self))
    return NULL;

  g_free (self->redo_text);
  self->redo_text = tell_redo (self);

  return self->redo_text;
}

static void
refuse (TableSession      *self,
        TableObstacleKind  kind)
{
  const TableObstacle obstacle = { .kind = kind, .player = TABLE_NOBODY };

  g_signal_emit (self, table_session_signals[TABLE_SESSION_REFUSED], 0, &obstacle, NULL, 0u,
                 (int) TABLE_ROLLER_NONE);
}

static void
refuse_full (TableSession *self)
{
  refuse (self, TABLE_OBSTACLE_RECORD_FULL);
}

/* Undoes or redoes events until so many are in force, and remembers how many were before. */
static void
move_to (TableSession *self,
         guint         n_events,
         guint         reached)
{
  guint cursor = table_record_get_cursor (self->record);

  if (n_events > cursor && !table_session_get_can_redo (self))
    return;

  table_session_forget_entries (self);
  if (n_events == cursor)
    return;

  if (!table_record_make_room_for_cursor (self->record))
    {
      refuse_full (self);
      return;
    }
  if (!table_record_move_cursor (self->record, n_events, NULL))
    g_return_if_reached ();
  table_record_set_reached (self->record, reached);

  for (guint i = MIN (cursor, n_events); i < MAX (cursor, n_events); i++)
    table_line_set_undone (table_session_get_line (self, i), i >= n_events);

  table_session_mark_line (self, NULL);
  table_session_emit_changed (self);
}

/**
 * table_session_go_to:
 * @self: a session
 * @n_events: how many events shall be in force, at most
 *   table_record_get_n_known()
 *
 * Undoes or redoes events until so many are in force. What was entered but
 * still waits for the disk is dropped on the way back; as long as it waits
 * there is no way forward, see table_session_get_can_redo(). Where the record is
 * so full that this could not be written, ::refused tells.
 */
void
table_session_go_to (TableSession *self,
                     guint         n_events)
{
  g_return_if_fail (TABLE_IS_SESSION (self));
  g_return_if_fail (n_events <= table_record_get_n_known (self->record));

  move_to (self, n_events, table_record_get_reached (self->record));
}

/* Other players sit at the table, and all that was told until now was theirs. */
static void
show_other_people (TableSession *self,
                   guint         n_same)
{
  table_session_retell_first (self, MIN (n_same, table_session_count_lines (self)));
  g_signal_emit (self, table_session_signals[TABLE_SESSION_PEOPLE_CHANGED], 0);
}

/* The events behind the first ones are others than before. */
static void
show_other_events (TableSession *self,
                   guint         n_same)
{
  table_session_take_rest (self);
  table_session_mark_line (self, table_session_tell_chronicle (self, n_same));
  table_session_emit_changed (self);
  g_signal_emit (self, table_session_signals[TABLE_SESSION_CORRECTED], 0);
}

/* Shows the game if something has become of a change of its events behind the first ones. */
static void
finish_change (TableSession *self,
               guint         n_same,
               gboolean      possible)
{
  if (possible)
    show_other_events (self, n_same);
  else
    refuse_full (self);
}

/* The same where players may have been changed, too. */
static void
finish_replacing (TableSession       *self,
                  const TableEarlier *replaced,
                  gboolean            possible)
{
  if (possible && replaced->players != NULL)
    show_other_people (self, replaced->after);
  else
    table_picked_forget (self->picked);
  finish_change (self, replaced->players != NULL ? 0 : replaced->after, possible);
}

/**
 * table_session_change_people:
 * @self: a session
 * @people: (array): by seat, who plays: names of 1 to 40 characters, and colours of which
 *   no two are alike
 *
 * Tells otherwise who plays. All that was told changes with it; undoing takes it back.
 */
void
table_session_change_people (TableSession      *self,
                             const TablePerson *people)
{
  g_autofree char *at = NULL;
  gboolean possible;

  g_return_if_fail (TABLE_IS_SESSION (self));
  g_return_if_fail (people != NULL);

  at = table_session_make_time ();
  possible = table_record_change_people (self->record, people, at);
  if (possible)
    show_other_people (self, G_MAXUINT);
  finish_change (self, 0, possible);
}

/**
 * table_session_undo:
 * @self: a session
 *
 * Takes back what was done last, if there is anything: an event with all that was
 * entered by the same touch and those who passed unasked after it, a correction of the
 * past, or that what waited was given up. What still waits for the disk was entered
 * last, and then never happens.
 */
void
table_session_undo (TableSession *self)
{
  g_return_if_fail (TABLE_IS_SESSION (self));

  if (!g_queue_is_empty (&self->entries))
    {
      table_session_entry_free (g_queue_pop_tail (&self->entries));
      table_session_notify_waiting (self);
    }
  else if (table_record_find_undo (self->record) != TABLE_NO_EARLIER)
    {
      g_autofree char *at = table_session_make_time ();
      TableEarlier replaced = table_record_get_earlier (self->record, table_record_find_undo (self->record));

      finish_replacing (self, &replaced, table_record_undo_replacing (self->record, at));
    }
  else if (table_session_get_can_undo (self))
    {
      move_to (self, find_back (self), 0);
    }
}

/**
 * table_session_redo:
 * @self: a session
 *
 * Does again what was undone last, if there is anything.
 */
void
table_session_redo (TableSession *self)
{
  g_return_if_fail (TABLE_IS_SESSION (self));

  if (!table_session_get_can_redo (self))
    return;

  if (table_record_find_redo (self->record) != TABLE_NO_EARLIER)
    {
      g_autofree char *at = table_session_make_time ();
      TableEarlier replaced = table_record_get_earlier (self->record, table_record_find_redo (self->record));

      finish_replacing (self, &replaced, table_record_redo_replacing (self->record, at));
    }
  else
    {
      move_to (self, find_forth (self), 0);
    }
}

/**
 * table_session_bring_back:
 * @self: a session that has just told by ::set-aside that events were set aside
 *
 * Takes back what took their place, which is set aside in turn, and puts them in force again,
 * but for those that were undone before the table went back.
 */
void
table_session_bring_back (TableSession *self)
{
  guint reached;

  g_return_if_fail (TABLE_IS_SESSION (self));

  table_session_undo (self);
  reached = table_record_get_reached (self->record);
  if (reached == table_record_get_cursor (self->record))
    reached = table_record_get_n_known (self->record);
  table_session_go_to (self, MIN (reached, table_record_get_n_known (self->record)));
}

/**
 * table_session_count_waiting:
 * @self: a session
 *
 * Counts the events that were in force before the past was corrected, and are played
 * again as soon as the game comes to them.
 *
 * Returns: how many events wait
 */
guint
table_session_count_waiting (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), 0);

  return table_record_get_n_waiting (self->record);
}

/**
 * table_session_stop_waiting:
 * @self: a session in which events wait for the game to come to them
 *
 * Goes on without them: they are set aside, and undoing lets them wait again.
 */
void
table_session_stop_waiting (TableSession *self)
{
  g_autofree char *at = NULL;

  g_return_if_fail (TABLE_IS_SESSION (self));

  if (table_record_get_n_waiting (self->record) == 0)
    return;

  at = table_session_make_time ();
  finish_change (self, 0, table_record_drop_waiting (self->record, at));
}

/**
 * table_session_go_back:
 * @self: a session
 * @i: which of what was set aside, from 0, the oldest first
 *
 * Puts what was set aside back into its place, and sets aside what stands there now.
 * Undoing takes that back. If another program has left something that does not belong
 * to the game, or the record is full, ::refused tells.
 *
 * Returns: whether it is in its place
 */
gboolean
table_session_go_back (TableSession *self,
                       guint         i)
{
  g_autoptr (TableRecord) before = NULL;
  g_autofree char *at = NULL;
  gboolean possible;

  g_return_val_if_fail (TABLE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (i < table_record_get_n_earlier (self->record), FALSE);

  before = table_record_copy_earlier (self->record, i);
  if (before == NULL)
    {
      refuse (self, TABLE_OBSTACLE_NOT_OF_GAME);
      return FALSE;
    }

  at = table_session_make_time ();
  possible = table_record_go_back (self->record, i, at);
  table_picked_forget (self->picked);
  finish_change (self, 0, possible);

  return possible;
}

/**
 * table_session_try_revision:
 * @self: a session
 * @revising: how it is corrected
 * @index: which event is corrected, or before which something was forgotten, from 0, less than the cursor
 * @event: (nullable): what really happened, or `NULL` if nothing did in the place of that event
 * @roller: who rolled or drew, if it was a roll or a draw
 *
 * Tries what becomes of the game if one of its events is another, or one more comes before it. Nothing
 * changes before table_session_accept().
 *
 * Returns: (transfer full): what would become of it
 */
TableRevision *
table_session_try_revision (TableSession     *self,
                            TableRevising     revising,
                            guint             index,
                            const TableEvent *event,
                            TableRoller       roller)
{
  g_autofree char *at = NULL;
  const TableStamp stamp = table_session_make_stamp (roller, FALSE, &at);
  TableRevision *revision;

  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  revision = table_revision_new (self->record, revising, index, event, &stamp);
  g_set_weak_pointer (&self->tried, revision);

  return revision;
}

/**
 * table_session_accept:
 * @self: a session
 * @revision: the last revision that was tried, without an obstacle, and since
 *   when the game has not changed; it is of no use afterwards
 *
 * Puts the corrected game in the place of the other.
 */
void
table_session_accept (TableSession  *self,
                      TableRevision *revision)
{
  g_autoptr (TableRecord) old = NULL;

  g_return_if_fail (TABLE_IS_SESSION (self));
  g_return_if_fail (TABLE_IS_REVISION (revision) && revision == self->tried);
  g_return_if_fail (table_revision_get_obstacle (revision).kind == TABLE_OBSTACLE_NONE);

  old = self->record;
  self->record = table_revision_take_record (revision);
  table_picked_forget (self->picked);
  show_other_events (self, 0);
}
