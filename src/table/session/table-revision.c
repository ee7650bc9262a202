/* table-revision.c: a correction of the past, before it is accepted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-revision.h"

#include "table-chronicle.h"
#include "table-counts.h"
#include "table-remedy.h"
#include "text-words.h"

#include <stdlib.h>
#include <string.h>

struct _TableRevision {
  GObject parent_instance;

  TableRecord *record; /* as the game would be; NULL once it is taken */
  TableReplay *rest; /* what does not fit any more */
  guint n_lost; /* how many undone events could not be redone any more */
  TableObstacle obstacle; /* what stands against the correction itself */
  GListStore *changes;

  /* What is tried. */
  const TableGame *game;
  TableRecord *old; /* the game as it is, where counts that come later would swallow some of it; or NULL */
  guint index;
  gboolean replaces; /* whether the event there, or what comes stands before it */
  gboolean anyway; /* whether the books are put right for it */
  TableEvent *event; /* or NULL */
  gboolean is_stamped;
  char *at;
  char *by;
  gboolean along;
};

G_DEFINE_FINAL_TYPE (TableRevision, table_revision, G_TYPE_OBJECT)

static void
table_revision_finalize (GObject *object)
{
  TableRevision *self = TABLE_REVISION (object);

  if (self->event != NULL)
    table_event_free (self->game->events, self->event);
  g_clear_pointer (&self->record, table_record_free);
  g_clear_pointer (&self->rest, table_replay_free);
  g_clear_pointer (&self->old, table_record_free);
  g_object_unref (self->changes);
  g_free (self->at);
  g_free (self->by);

  G_OBJECT_CLASS (table_revision_parent_class)->finalize (object);
}

static void
table_revision_class_init (TableRevisionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_revision_finalize;
}

static void
table_revision_init (TableRevision *self)
{
  self->changes = g_list_store_new (TABLE_TYPE_CHANGE);
}

/* Takes one line that is the same out of `lines`, if there is any. */
static gboolean
take_line (GPtrArray  *lines,
           const char *line)
{
  guint i;

  if (!g_ptr_array_find_with_equal_func (lines, line, g_str_equal, &i))
    return FALSE;

  g_ptr_array_remove_index (lines, i);

  return TRUE;
}

/* The lines of `text` that are not lines of `other`. A line that is there twice
 * must be there twice in both. */
static char *
list_only_here (const char *text,
                const char *other)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) other_lines = g_strsplit (other, "\n", -1);
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  g_autoptr (GString) only = g_string_new (NULL);

  for (guint i = 0; other_lines[i] != NULL; i++)
    g_ptr_array_add (others, other_lines[i]);

  for (guint i = 0; lines[i] != NULL; i++)
    if (!take_line (others, lines[i]))
      text_add_line (only, lines[i]);

  return g_string_free (g_steal_pointer (&only), FALSE);
}

static void
add_change (TableRevision   *self,
            TableChangeKind  kind,
            const char        *sentence,
            char              *before,
            char              *after,
            gboolean           private)
{
  g_autoptr (TableChange) change = table_change_new (kind, sentence, before, after, private);

  g_list_store_append (self->changes, change);
}

static char *
join_lines (TableLine *line)
{
  const char *details = line->details;

  return g_strconcat (line->sentence, *details != '\0' ? "\n" : "", details, NULL);
}

/* Of an event that is taken out or inserted there is one line only. */
static void
compare_whole (TableRevision   *self,
               TableChangeKind  kind,
               TableLine       *before,
               TableLine       *after)
{
  g_autofree char *old = before != NULL ? join_lines (before) : g_strdup ("");
  g_autofree char *new = after != NULL ? join_lines (after) : g_strdup ("");

  add_change (self, kind,
              (after != NULL ? after : before)->sentence,
              list_only_here (old, new), list_only_here (new, old),
              (before != NULL && table_line_is_private (before))
                || (after != NULL && table_line_is_private (after)));
}

static int
compare_effects (gconstpointer effect,
                 gconstpointer other)
{
  return memcmp (effect, other, sizeof (TableEffect));
}

/* What happened to a player of one kind: it is told as a sum where it came in parts. */
static GArray *
pick_alike (TableLine         *line,
            const TableEffect *model)
{
  GArray *alike = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  guint n;
  const TableEffect *effects = table_line_get_effects (line, &n);

  for (guint i = 0; i < n; i++)
    if (effects[i].kind == model->kind && effects[i].player == model->player)
      g_array_append_val (alike, effects[i]);
  g_array_sort (alike, compare_effects);

  return alike;
}

static gboolean
happens_alike (TableLine         *line,
               TableLine         *other,
               const TableEffect *model)
{
  g_autoptr (GArray) here = pick_alike (line, model);
  g_autoptr (GArray) there = pick_alike (other, model);

  return here->len == there->len && memcmp (here->data, there->data, here->len * sizeof (TableEffect)) == 0;
}

/* What was caused to those to whom something else was in another line. */
static GArray *
list_effects_only_here (TableLine *line,
                        TableLine *other)
{
  GArray *only = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  guint n;
  const TableEffect *effects = table_line_get_effects (line, &n);

  for (guint i = 0; i < n; i++)
    if (!happens_alike (line, other, &effects[i]))
      g_array_append_val (only, effects[i]);

  return only;
}

static int
compare_letters (gconstpointer letter,
                 gconstpointer other)
{
  return *(const char *) letter - *(const char *) other;
}

static char *
sort_letters (const char *text)
{
  char *sorted = g_strdup (text);

  qsort (sorted, strlen (sorted), 1, compare_letters);

  return sorted;
}

/* Whether only the order in which something is listed is another. Texts that people have
 * typed are no effects, but they have letters. */
static gboolean
is_only_lined_up (const char *gone,
                  const char *come)
{
  g_autofree char *old_letters = sort_letters (gone);
  g_autofree char *new_letters = sort_letters (come);

  return g_str_equal (old_letters, new_letters);
}

/* Of a line in which some players have something else it tells only these, where they sit, as
 * the order of play may be another one. */
static void
tell_difference (const TableRecord *old,
                 const TableRecord *new,
                 TableLine         *before,
                 TableLine         *after,
                 char             **gone,
                 char             **come)
{
  g_autoptr (GArray) here = list_effects_only_here (before, after);
  g_autoptr (GArray) there = list_effects_only_here (after, before);
  g_autofree char *was = NULL;
  g_autofree char *is = NULL;

  if (here->len == 0 && there->len == 0)
    return;

  was = table_line_tell_some (before, old, here);
  is = table_line_tell_some (after, new, there);
  g_free (*gone);
  g_free (*come);
  *gone = list_only_here (was, is);
  *come = list_only_here (is, was);
}

static gboolean
counts (TableRevision *self,
        TableLine     *line)
{
  const TableGame *game = table_record_get_game (self->record);

  return table_counts_may_be (game->events->kinds[line->type].fields);
}

/* What is undone waited since an earlier correction: it caused nothing. */
static void
compare_lines (TableRevision     *self,
               const TableRecord *record,
               TableLine         *before,
               TableLine         *after)
{
  const char *old = before->undone ? "" : before->details;
  const char *new = after->details;
  char *gone, *come;

  /* Some of what was entered may have been left out, and a count, or who did it, may have been changed along. */
  if ((before->type == table_record_get_game (self->record)->mended || counts (self, before)
       || before->player != after->player)
      && !g_str_equal (before->sentence, after->sentence))
    {
      compare_whole (self, TABLE_CHANGE_OTHERWISE, before, after);
      return;
    }

  gone = list_only_here (old, new);
  come = list_only_here (new, old);
  if (!before->undone)
    tell_difference (record, self->record, before, after, &gone, &come);

  if (before->undone || !is_only_lined_up (gone, come))
    {
      add_change (self, TABLE_CHANGE_OTHERWISE, after->sentence, gone, come,
                  table_line_is_private (before) || table_line_is_private (after));
      return;
    }

  g_free (gone);
  g_free (come);
}

static void
add_left_out (TableRevision *self,
              guint          i)
{
  const char *sentence = table_replay_get_left_out (self->rest, i)->sentence;
  g_autofree char *why = table_replay_tell_why (self->rest, i, G_MAXUINT);
  g_autofree char *covered = table_replay_tell_why (self->rest, i, 0);
  guint n_gone = table_replay_count_left_out (self->rest) - table_replay_count_left (self->rest);
  g_autoptr (TableChange) change = NULL;

  if (table_replay_has_moved (self->rest, i))
    {
      add_change (self, TABLE_CHANGE_MOVED, sentence, g_strdup (""), g_steal_pointer (&why), FALSE);
      return;
    }

  if (g_str_equal (covered, why))
    g_clear_pointer (&covered, g_free);

  change = table_change_new_left_out (sentence, g_steal_pointer (&why), g_steal_pointer (&covered), i >= n_gone);
  g_list_store_append (self->changes, change);
}

/* Whether the event was another player's, and what that player did by the same touch is, too: what was paid for it. */
static gboolean
hands_over (TableRevision     *self,
            const TableRecord *record)
{
  const TableEvents *events = self->game->events;
  const TableEvent *old = table_record_get_event (record, self->index);

  return self->replaces && table_replay_can_hand_over (events, self->event) && table_replay_can_hand_over (events, old)
         && self->event->player != old->player;
}

static void
add_stays (TableRevision     *self,
           const TableRecord *old,
           guint              index)
{
  g_autoptr (GPtrArray) lines = table_chronicle_tell (old, index);
  TableLine *line = lines->pdata[0];

  add_change (self, TABLE_CHANGE_STAYS, line->sentence, g_strdup (""),
              table_replay_tell_stays (old, self->event != NULL ? self->event->player : TABLE_NOBODY),
              table_line_is_private (line));
}

static gboolean
is_payment (TableRevision    *self,
            const TableEvent *event)
{
  return (self->game->events->kinds[event->type].flags & TABLE_EVENT_PAYS) != 0;
}

/* Goes on from what the player did, or back from it, in the same turn: from what was bought to all that was paid, up to
 * what was paid for something else, and from what was paid to what was bought. */
static void
find_paid (TableRevision     *self,
           const TableRecord *old,
           guint              index,
           int                step)
{
  const TableEvents *events = self->game->events;
  const TableEvent *revised = table_record_get_event (old, self->index);
  int turn = TABLE_NOBODY;

  for (; index < table_record_get_cursor (old); index += (guint) step)
    {
      const TableEvent *event = table_record_get_event (old, index);

      if (table_event_has_turn (events, event))
        {
          if (step > 0 || (turn != TABLE_NOBODY && turn != event->player))
            return;
          turn = event->player;
        }
      else if (event->player == revised->player && table_replay_can_hand_over (events, event))
        {
          if (is_payment (self, event) != is_payment (self, revised))
            add_stays (self, old, index);
          if (!is_payment (self, event))
            return;
        }
    }
}

/* What was paid by the same touch is handed over with what was bought, and the other way. What was entered by itself may
 * have been for something else, and nothing is taken out with anything: it stays, and that is said. */
static void
list_staying (TableRevision     *self,
              const TableRecord *old,
              guint              first)
{
  const TableEvent *revised = table_record_get_event (old, self->index);
  const gboolean is_taken_out = self->event == NULL && table_replay_can_hand_over (self->game->events, revised);
  guint end = self->index + 1;

  if (!hands_over (self, old) && !is_taken_out)
    return;

  while (!is_taken_out && end < table_record_get_cursor (old) && table_record_get_stamp (old, end).along)
    end++;
  for (guint i = first; i < end; i++)
    {
      const TableEvent *event = table_record_get_event (old, i);

      if (event->player == revised->player && table_replay_can_hand_over (self->game->events, event)
          && is_payment (self, event) != is_payment (self, revised))
        return;
    }

  find_paid (self, old, first - 1, -1);
  if (table_replay_count_left_out (self->rest) == 0)
    find_paid (self, old, end, 1);
}

/* The event itself comes first, and then what was put right for it, which is before it. What was played, of which the
 * first events come before that, too, is in order. */
static void
list_changes (TableRevision     *self,
              const TableRecord *old,
              guint              first,
              guint              n_before,
              guint              n_come,
              const GPtrArray   *played)
{
  g_autoptr (GPtrArray) before = table_chronicle_tell (old, self->index);
  g_autoptr (GPtrArray) after = table_chronicle_tell (self->record, first);
  const guint end = n_before + n_come;

  compare_whole (self, self->replaces ? TABLE_CHANGE_CORRECTED : TABLE_CHANGE_INSERTED,
                 self->replaces ? before->pdata[0] : NULL, n_come > 0 ? after->pdata[end - 1] : NULL);
  for (guint i = n_before; i + 1 < end; i++)
    compare_whole (self, TABLE_CHANGE_INSERTED, NULL, after->pdata[i]);

  for (guint i = 0; i < played->len; i++)
    compare_lines (self, old, played->pdata[i], after->pdata[i < n_before ? i : n_come + i]);

  list_staying (self, old, first);
  for (guint i = 0; i < table_replay_get_doubtful (self->rest)->len; i++)
    g_list_store_append (self->changes, g_ptr_array_index (table_replay_get_doubtful (self->rest), i));

  for (guint i = 0; i < table_replay_count_left_out (self->rest); i++)
    add_left_out (self, i);
}

/* What could be redone before still can be, if it fits. */
static void
keep_undone (TableRevision     *self,
             const TableRecord *old)
{
  guint cursor = table_record_get_cursor (old);
  guint n_undone = table_record_get_n_known (old) - cursor;
  guint n_left;

  for (guint i = cursor; i < table_record_get_n_events (old) - table_record_get_n_waiting (old); i++)
    table_record_keep_undone (self->record, old, i);

  table_record_check_undone (self->record);
  n_left = table_record_get_n_known (self->record) - table_record_get_cursor (self->record);
  self->n_lost = n_undone - MIN (n_undone, n_left);
}

/* Puts the books right, as they were then, for an event that they say could not happen. */
static void
append_remedies (TableRevision    *self,
                 const TableEvent *event,
                 TableStamp       *stamp)
{
  const TableEvents *events = table_record_get_game (self->record)->events;
  g_autoptr (GPtrArray) remedies = g_ptr_array_new ();

  table_remedy_find (table_record_get_state (self->record), event, remedies);
  for (guint i = 0; i < remedies->len; i++)
    {
      const TableStamp own = { .at = stamp->at, .along = stamp->along };

      table_record_append (self->record, remedies->pdata[i], &own, NULL);
      table_event_free (events, remedies->pdata[i]);
      stamp->along = TRUE;
    }
}

/* Lets an event come next, and tells how many events have come. */
static guint
append_event (TableRevision    *self,
              const TableEvent *event,
              const TableStamp *stamp,
              gboolean          anyway)
{
  const guint before = table_record_get_cursor (self->record);
  TableStamp own = stamp != NULL ? *stamp : (TableStamp) { 0 };

  if (event == NULL)
    return 0;

  if (anyway)
    append_remedies (self, event, &own);
  self->obstacle = table_record_append (self->record, event, stamp != NULL ? &own : NULL, NULL);

  return table_record_get_cursor (self->record) - before;
}

/* Prepares to play again what comes after the event, and before that what was entered with it by one touch where that is
 * handed over. Tells from where on the record is another one. */
static guint
begin_again (TableRevision     *self,
             const TableRecord *record,
             GPtrArray         *played)
{
  guint first = self->index;
  guint end = self->index + 1;

  if (!hands_over (self, record))
    {
      self->record = table_record_copy (record, first);
      self->rest = table_replay_new (record, self->replaces ? end : first);
      table_replay_let_doubt (self->rest);
      return first;
    }

  while (first > 0 && table_record_get_stamp (record, first).along)
    first--;
  while (end < table_record_get_cursor (record) && table_record_get_stamp (record, end).along)
    end++;
  self->record = table_record_copy (record, first);
  self->rest = table_replay_new (record, first);
  table_replay_let_doubt (self->rest);
  table_replay_hand_over (self->rest, end, table_record_get_event (record, self->index)->player, self->event->player);
  table_replay_play_before (self->rest, self->record, self->index, played);

  return first;
}

/* Whether the event still comes behind what that in its place was entered with by one touch. */
static gboolean
goes_along (TableRevision     *self,
            const TableRecord *record,
            gboolean           has_begun)
{
  return self->replaces && has_begun && table_record_get_stamp (record, self->index).along;
}

/* Tries an event, or none, in the place of another, or between two. */
static void
revise (TableRevision     *self,
        const TableRecord *record,
        gboolean           adds)
{
  TableStamp stamp = { self->at, self->by, self->along };
  g_autoptr (GPtrArray) played = g_ptr_array_new_with_free_func (g_object_unref);
  const guint first = begin_again (self, record, played);
  const guint n_before = played->len;
  guint n_come;
  TableOccasion moment = table_occasion_get (table_record_get_state (self->record));

  stamp.along |= goes_along (self, record, first == self->index || n_before > 0);
  n_come = append_event (self, self->event, self->is_stamped ? &stamp : NULL, self->anyway);
  if (self->obstacle.kind != TABLE_OBSTACLE_NONE)
    return;

  table_replay_let_add (self->rest, adds);
  if (self->replaces && self->event != NULL)
    table_replay_go_on_after (self->rest, self->record, self->index);
  if (self->event != NULL)
    table_replay_let_move (self->rest, self->event, &moment);
  table_replay_play (self->rest, self->record, played);
  list_changes (self, record, first, n_before, n_come, played);
  keep_undone (self, record);
  table_replay_keep_waiting (self->rest, self->record);
  if (!table_record_set_aside (self->record, record, first, self->at))
    self->obstacle = (TableObstacle) { .kind = TABLE_OBSTACLE_RECORD_FULL, .player = TABLE_NOBODY };
}

/* Tries what becomes of a game if something else happened at one of its events. If table_revision_get_obstacle() tells that
 * it was impossible then, there is nothing more to ask. @index is which of its events is corrected, or before which one
 * something was forgotten, from 0, less than the cursor. @event is what really happened, or NULL if nothing did in the place
 * of the other. @stamp is when that happened and who rolled, or NULL. */
TableRevision *
table_revision_new (const TableRecord *record,
                    TableRevising      revising,
                    guint              index,
                    const TableEvent  *event,
                    const TableStamp  *stamp)
{
  TableRevision *self;

  g_return_val_if_fail (record != NULL && index < table_record_get_cursor (record), NULL);
  g_return_val_if_fail (event != NULL || revising == TABLE_REPLACES, NULL);

  self = g_object_new (TABLE_TYPE_REVISION, NULL);
  self->game = table_record_get_game (record);
  self->index = index;
  self->replaces = (revising & TABLE_INSERTS) == 0;
  self->anyway = (revising & TABLE_ANYWAY) != 0;
  self->event = event != NULL ? table_event_copy (self->game->events, event) : NULL;
  self->is_stamped = stamp != NULL;
  self->at = stamp != NULL ? g_strdup (stamp->at) : NULL;
  self->by = stamp != NULL ? g_strdup (stamp->by) : NULL;
  self->along = stamp != NULL && stamp->along;
  revise (self, record, FALSE);

  /* It may be tried again with counts that are changed along. */
  if (table_revision_meets_counts (self))
    self->old = table_record_copy (record, G_MAXUINT);

  return self;
}

/**
 * table_revision_meets_counts:
 * @self: a revision
 *
 * Tells whether something that was counted later swallows some of what changes, or would.
 *
 * Returns: whether there is anything to be asked about counts
 */
gboolean
table_revision_meets_counts (TableRevision *self)
{
  g_return_val_if_fail (TABLE_IS_REVISION (self), FALSE);

  return self->rest != NULL && table_replay_get_swallowed (self->rest)->len > 0;
}

static char *
join (const GPtrArray *lines)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", (const char *) lines->pdata[i]);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * table_revision_tell_counts:
 * @self: a revision that meets counts
 *
 * Tells what counts swallow or would swallow. How many were counted is not told, which may be secret.
 *
 * Returns: (transfer full): a line for each player and thing
 */
char *
table_revision_tell_counts (TableRevision *self)
{
  g_return_val_if_fail (table_revision_meets_counts (self), NULL);

  return join (table_replay_get_swallowed (self->rest));
}

/**
 * table_revision_tell_not_added:
 * @self: a revision that meets counts
 *
 * Tells what counts swallow though it was to be added to them, as there cannot be so many or few. See
 * table_revision_add_to_counts().
 *
 * Returns: (transfer full) (nullable): a line for each player and thing, or `NULL` if there is none
 */
char *
table_revision_tell_not_added (TableRevision *self)
{
  const GPtrArray *lines;

  g_return_val_if_fail (table_revision_meets_counts (self), NULL);

  lines = table_replay_get_not_added (self->rest);

  return lines->len > 0 ? join (lines) : NULL;
}

/**
 * table_revision_add_to_counts:
 * @self: a revision that meets counts
 * @adds: whether what they would swallow is added to them
 *
 * Tries the same again, with counts that stay as they were counted, as at first, or are changed along.
 */
void
table_revision_add_to_counts (TableRevision *self,
                              gboolean       adds)
{
  g_return_if_fail (TABLE_IS_REVISION (self) && self->old != NULL);

  g_clear_pointer (&self->record, table_record_free);
  g_clear_pointer (&self->rest, table_replay_free);
  g_list_store_remove_all (self->changes);
  revise (self, self->old, adds);
}

/**
 * table_revision_get_changes:
 * @self: a revision
 *
 * Lists what would change: the corrected or inserted event, those that cause
 * something else, and those that no longer fit.
 *
 * Returns: (transfer none): a list of `TableChange`
 */
GListModel *
table_revision_get_changes (TableRevision *self)
{
  g_return_val_if_fail (TABLE_IS_REVISION (self), NULL);

  return G_LIST_MODEL (self->changes);
}

/**
 * table_revision_count_left:
 * @self: a revision without an obstacle
 *
 * Counts the events at the end that wait for something which was never
 * entered. They would be played again as soon as the game comes to them.
 *
 * Returns: how many events would wait
 */
guint
table_revision_count_left (TableRevision *self)
{
  g_return_val_if_fail (TABLE_IS_REVISION (self) && self->rest != NULL, 0);

  return table_replay_count_left (self->rest);
}

/**
 * table_revision_count_lost:
 * @self: a revision without an obstacle
 *
 * Counts the undone events that could be redone, and could not be any more in the
 * corrected game.
 *
 * Returns: how many they are
 */
guint
table_revision_count_lost (TableRevision *self)
{
  g_return_val_if_fail (TABLE_IS_REVISION (self), 0);

  return self->n_lost;
}

/**
 * table_revision_get_state:
 * @self: a revision without an obstacle, whose record was not taken yet
 *
 * Tells how the corrected game would stand.
 *
 * Returns: (transfer none): the state, valid until the record is taken
 */
const TableState *
table_revision_get_state (TableRevision *self)
{
  g_return_val_if_fail (TABLE_IS_REVISION (self) && self->record != NULL, NULL);

  return table_record_get_state (self->record);
}

/**
 * table_revision_get_obstacle:
 * @self: a revision
 *
 * Tells what stands against the corrected event itself.
 *
 * Returns: the obstacle, of kind `TABLE_OBSTACLE_NONE` if nothing does
 */
TableObstacle
table_revision_get_obstacle (TableRevision *self)
{
  const TableObstacle nothing = { 0 };

  g_return_val_if_fail (TABLE_IS_REVISION (self), nothing);

  return self->obstacle;
}

/* Takes the corrected game, once. What no longer fits waits behind its events, and what stood
 * there before is set aside. */
TableRecord *
table_revision_take_record (TableRevision *self)
{
  g_return_val_if_fail (self->record != NULL && self->obstacle.kind == TABLE_OBSTACLE_NONE, NULL);

  return g_steal_pointer (&self->record);
}
