/* colonia-replay.c: playing a game again after its past was corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a player did at the table was done, even if it turns out that another
 * should have been first. So within a step the events of each player are kept
 * in their order, but the players take turns as the corrected game has them.
 */

#include "config.h"

#include "colonia-replay.h"

#include "colonia-words.h"

#include <glib/gi18n.h>

/* When an event happened. Events of one moment are played again in any order
 * that the turns ask for; those of different moments never change places. */
typedef struct {
  int week;
  ColoniaDay day;
  ColoniaStep step;
  int edict;
} Moment;

typedef struct {
  guint index; /* in the source */
  Moment moment;
  ColoniaEvent *event;
  ColoniaLine *line; /* as it was told when it was in force */
  ColoniaObstacle obstacle; /* what stood against it when it was tried last */
} Item;

struct _ColoniaReplay {
  ColoniaRecord *source;
  GPtrArray *left; /* of Item, in the order of the source */
  GPtrArray *left_out; /* of Item: what the game has gone on without */
};

static void
item_free (Item *item)
{
  colonia_event_free (item->event);
  g_object_unref (item->line);
  g_free (item);
}

/* Moments */

static Moment
get_moment (const ColoniaState *state)
{
  return (Moment) { .week = state->week, .day = state->day, .step = state->step, .edict = state->edict };
}

/* The place of a moment in its day: the votes on the edicts come one after the
 * other, then the work of the day, and on Sunday cards are revealed last. */
static int
get_place_in_day (const Moment *moment)
{
  int edict = moment->edict == COLONIA_NOBODY ? COLONIA_N_EDICTS : moment->edict;
  int step = (int) moment->step;

  if (moment->day == COLONIA_DAY_SUNDAY && moment->step == COLONIA_STEP_REVEAL_RELICS)
    step = COLONIA_N_STEPS;

  return edict * (COLONIA_N_STEPS + 1) + step;
}

/* Less than zero if a moment comes before the other, zero if it is the same. */
static int
compare_moments (const Moment *moment,
                 const Moment *other)
{
  if (moment->week != other->week)
    return moment->week - other->week;

  if (moment->day != other->day)
    return (int) moment->day - (int) other->day;

  return get_place_in_day (moment) - get_place_in_day (other);
}

/* Gathering */

static Item *
get_item (const ColoniaReplay *self,
          guint                i)
{
  return g_ptr_array_index (self->left, i);
}

static void
add_item (ColoniaReplay      *self,
          guint               index,
          const Moment       *moment,
          const ColoniaEvent *event,
          ColoniaLine        *line)
{
  Item *item = g_new0 (Item, 1);

  item->index = index;
  item->moment = *moment;
  item->event = colonia_event_copy (event);
  item->line = g_object_ref (line);
  g_ptr_array_add (self->left, item);
}

static void
add_events_in_force (ColoniaReplay *self,
                     guint          first)
{
  g_autoptr (GPtrArray) lines = colonia_chronicle_tell (self->source);
  g_auto (ColoniaState) state = { 0 };

  colonia_state_init (&state, colonia_record_get_setup (self->source));
  for (guint i = 0; i < colonia_record_get_cursor (self->source); i++)
    {
      const ColoniaEvent *event = colonia_record_get_event (self->source, i);
      const Moment moment = get_moment (&state);

      if (i >= first)
        add_item (self, i, &moment, event, g_ptr_array_index (lines, i));
      colonia_state_apply (&state, event, NULL);
    }
}

static void
add_waiting_events (ColoniaReplay       *self,
                    const ColoniaReplay *waiting)
{
  for (guint i = 0; i < waiting->left->len; i++)
    {
      const Item *item = get_item (waiting, i);

      add_item (self, colonia_record_get_n_events (self->source), &item->moment, item->event, item->line);
      colonia_record_keep_undone (self->source, waiting->source, item->index);
      colonia_line_set_undone (item->line, TRUE);
    }
}

/**
 * colonia_replay_new:
 * @record: a record
 * @first: the first of its events to play again, from 0
 * @waiting: (nullable): what waits already, after an earlier correction
 *
 * Prepares to play the events of a record that are in force again, from
 * @first on, and then what waits already.
 *
 * Returns: (transfer full): what is to be played
 */
ColoniaReplay *
colonia_replay_new (const ColoniaRecord *record,
                    guint                first,
                    const ColoniaReplay *waiting)
{
  ColoniaReplay *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_new0 (ColoniaReplay, 1);
  self->source = colonia_record_copy (record, colonia_record_get_cursor (record));
  self->left = g_ptr_array_new_with_free_func ((GDestroyNotify) item_free);
  self->left_out = g_ptr_array_new_with_free_func ((GDestroyNotify) item_free);

  add_events_in_force (self, first);
  if (waiting != NULL)
    add_waiting_events (self, waiting);

  return self;
}

/**
 * colonia_replay_free:
 * @self: (transfer full): a replay
 *
 * Frees what is still to be played.
 */
void
colonia_replay_free (ColoniaReplay *self)
{
  g_ptr_array_unref (self->left);
  g_ptr_array_unref (self->left_out);
  colonia_record_free (self->source);
  g_free (self);
}

/* Playing */

static gboolean
is_bound_to_moment (const ColoniaEvent *event)
{
  return event->type != COLONIA_EVENT_CORRECTION && event->type != COLONIA_EVENT_NOTE;
}

/* Whether the player did something else before in the same moment. What a
 * player has was corrected after that. */
static gboolean
comes_after_own (ColoniaReplay *self,
                 guint          i)
{
  for (guint j = 0; j < i; j++)
    if (get_item (self, j)->event->player == get_item (self, i)->event->player)
      return TRUE;

  return FALSE;
}

/* Whether it is the turn of an event of the moment. */
static gboolean
has_its_turn (ColoniaReplay      *self,
              const ColoniaState *state,
              guint               i)
{
  const ColoniaEvent *event = get_item (self, i)->event;

  if (colonia_event_type_has_turn (event->type))
    return event->player == state->turn;

  return event->player == COLONIA_NOBODY || !comes_after_own (self, i);
}

/* The next event to try: what comes first, or in a step with turns what the
 * player whose turn it is did first. */
static guint
find_next (ColoniaReplay      *self,
           const ColoniaState *state)
{
  const Moment now = get_moment (state);

  for (guint i = 0; i < self->left->len; i++)
    {
      if (compare_moments (&get_item (self, i)->moment, &now) != 0)
        break;

      if (has_its_turn (self, state, i))
        return i;
    }

  return 0;
}

static void
leave_out (ColoniaReplay *self,
           guint          i)
{
  g_ptr_array_add (self->left_out, g_ptr_array_steal_index (self->left, i));
}

/* Who is no longer tied has rolled in vain, but what the others rolled stands
 * (TUE-5). */
static ColoniaObstacle
append_rolls (ColoniaReplay *self,
              const Item    *item,
              ColoniaRecord *record)
{
  const ColoniaState *state = colonia_record_get_state (record);
  gboolean known = item->index < colonia_record_get_n_known (self->source);
  ColoniaStamp stamp = { 0 };
  ColoniaEvent rolls = *item->event;

  if (known)
    stamp = colonia_record_get_stamp (self->source, item->index);
  for (int seat = 0; seat < state->n_players; seat++)
    if (!colonia_state_is_tied (state, seat))
      rolls.tie_rolls[seat] = 0;

  return colonia_record_append (record, &rolls, known ? &stamp : NULL, NULL);
}

static gboolean
try_event (ColoniaReplay *self,
           guint          i,
           ColoniaRecord *record,
           GPtrArray     *played)
{
  Item *item = get_item (self, i);

  item->obstacle = colonia_record_append_from (record, self->source, item->index);
  if (item->obstacle.kind == COLONIA_OBSTACLE_ROLL_UNASKED)
    item->obstacle = append_rolls (self, item, record);
  if (item->obstacle.kind != COLONIA_OBSTACLE_NONE)
    return FALSE;

  if (played != NULL)
    g_ptr_array_add (played, g_object_ref (item->line));
  g_ptr_array_remove_index (self->left, i);

  return TRUE;
}

/* Plays an event or leaves it out; `FALSE` if the game must wait. Nothing is
 * played before its moment. What comes too late is left out: one who passed
 * twice, or a roll that is no longer asked for. Notes and corrections of what
 * lies on the table are never waited for, as the game does not ask for them. */
static gboolean
play_next (ColoniaReplay *self,
           ColoniaRecord *record,
           GPtrArray     *played)
{
  const ColoniaState *state = colonia_record_get_state (record);
  const Moment now = get_moment (state);
  guint next = find_next (self, state);
  Item *item = get_item (self, next);
  int order = compare_moments (&item->moment, &now);
  gboolean bound = is_bound_to_moment (item->event);

  if (order > 0)
    {
      item->obstacle = colonia_state_examine (state, item->event);
      return FALSE;
    }

  if ((order == 0 || !bound) && try_event (self, next, record, played))
    return TRUE;

  if (order == 0 && bound)
    return FALSE;

  /* What it waited for is not what stands against it now. */
  if (bound)
    item->obstacle = (ColoniaObstacle) { 0 };
  leave_out (self, next);

  return TRUE;
}

/**
 * colonia_replay_play:
 * @self: a replay
 * @record: the record to play in
 * @played: (element-type ColoniaLine) (nullable): where to add, for each event
 *   that is played, how it was told before; if it waited already, as undone
 *
 * Plays as many of the events as fit. It stops where the game waits for
 * something that was never entered; call it again once that was.
 */
void
colonia_replay_play (ColoniaReplay *self,
                     ColoniaRecord *record,
                     GPtrArray     *played)
{
  g_return_if_fail (self != NULL && record != NULL);

  while (self->left->len > 0 && play_next (self, record, played))
    continue;
}

/**
 * colonia_replay_keep_undone:
 * @self: a replay
 * @record: the record that was played in
 *
 * Adds what is left behind the events of @record, as undone: so nothing that
 * was entered is lost.
 */
void
colonia_replay_keep_undone (ColoniaReplay *self,
                            ColoniaRecord *record)
{
  g_return_if_fail (self != NULL && record != NULL);

  for (guint i = 0; i < self->left->len; i++)
    colonia_record_keep_undone (record, self->source, get_item (self, i)->index);
}

/**
 * colonia_replay_count_left:
 * @self: a replay
 *
 * Counts the events that are still to be played.
 *
 * Returns: how many are left
 */
guint
colonia_replay_count_left (ColoniaReplay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->left->len;
}

/**
 * colonia_replay_count_left_out:
 * @self: a replay
 *
 * Counts the events that were not played: first those that the game has gone
 * on without, then those that are still to be played.
 *
 * Returns: how many they are
 */
guint
colonia_replay_count_left_out (ColoniaReplay *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->left_out->len + self->left->len;
}

static const Item *
get_left_out_item (ColoniaReplay *self,
                   guint          i)
{
  return i < self->left_out->len ? g_ptr_array_index (self->left_out, i)
                                 : get_item (self, i - self->left_out->len);
}

/**
 * colonia_replay_get_left_out:
 * @self: a replay
 * @i: which event of those that were not played, from 0
 *
 * Looks at an event that was not played.
 *
 * Returns: (transfer none): how it was told when it was in force
 */
ColoniaLine *
colonia_replay_get_left_out (ColoniaReplay *self,
                             guint          i)
{
  g_return_val_if_fail (self != NULL && i < colonia_replay_count_left_out (self), NULL);

  return get_left_out_item (self, i)->line;
}

/**
 * colonia_replay_tell_why:
 * @self: a replay
 * @i: which event of those that were not played, from 0
 * @uncovered: whose covers are lifted: bit n is set for seat n
 *
 * Tells why an event was not played.
 *
 * Returns: (transfer full): a sentence
 */
char *
colonia_replay_tell_why (ColoniaReplay *self,
                         guint          i,
                         guint          uncovered)
{
  const Item *item;

  g_return_val_if_fail (self != NULL && i < colonia_replay_count_left_out (self), NULL);

  item = get_left_out_item (self, i);
  if (item->obstacle.kind != COLONIA_OBSTACLE_NONE)
    return colonia_words_complaint_to_all (colonia_record_get_names (self->source), &item->obstacle, uncovered);

  /* Translators: why something that was entered is not in the game any more after a correction. */
  return g_strdup (i < self->left_out->len ? _("The corrected game does not ask for it any more")
                                           : _("It waits until the game comes to it"));
}
