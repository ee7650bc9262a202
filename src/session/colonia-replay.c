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

/* When an event happened. Events of one moment are played again in any order
 * that the turns ask for; those of different moments never change places. */
typedef struct {
  int week;
  ColoniaStep step;
  int edict;
} Moment;

typedef struct {
  guint index;
  Moment moment;
} Item;

struct _ColoniaReplay {
  ColoniaRecord *source;
  GArray *left; /* of Item, in the order of the source */
  GArray *left_out; /* of Item: what the game has gone on without */
};

static Moment
get_moment (const ColoniaState *state)
{
  return (Moment) { .week = state->week, .step = state->step, .edict = state->edict };
}

static gboolean
is_same_moment (const Moment *moment,
                const Moment *other)
{
  return moment->week == other->week && moment->step == other->step && moment->edict == other->edict;
}

static Item *
get_item (ColoniaReplay *self,
          guint          i)
{
  return &g_array_index (self->left, Item, i);
}

/**
 * colonia_replay_new:
 * @source: (transfer full): a record
 * @first: the first of its events to play again, from 0
 *
 * Prepares to play the events of a record that are in force again, from
 * @first on.
 *
 * Returns: (transfer full): what is to be played
 */
ColoniaReplay *
colonia_replay_new (ColoniaRecord *source,
                    guint          first)
{
  ColoniaReplay *self;
  g_auto (ColoniaState) state = { 0 };

  g_return_val_if_fail (source != NULL, NULL);

  self = g_new0 (ColoniaReplay, 1);
  self->source = source;
  self->left = g_array_new (FALSE, FALSE, sizeof (Item));
  self->left_out = g_array_new (FALSE, FALSE, sizeof (Item));

  colonia_state_init (&state, colonia_record_get_setup (source));
  for (guint i = 0; i < colonia_record_get_cursor (source); i++)
    {
      const Item item = { .index = i, .moment = get_moment (&state) };

      if (i >= first)
        g_array_append_val (self->left, item);
      colonia_state_apply (&state, colonia_record_get_event (source, i), NULL);
    }

  return self;
}

/**
 * colonia_replay_free:
 * @self: (transfer full): a replay
 *
 * Frees what is still to be played, with the record that it comes from.
 */
void
colonia_replay_free (ColoniaReplay *self)
{
  g_array_unref (self->left);
  g_array_unref (self->left_out);
  colonia_record_free (self->source);
  g_free (self);
}

static gboolean
is_bound_to_moment (const ColoniaEvent *event)
{
  return event->type != COLONIA_EVENT_CORRECTION && event->type != COLONIA_EVENT_NOTE;
}

/* The next event to try: what comes first, or in a step with turns what the
 * player whose turn it is did first. */
static guint
find_next (ColoniaReplay      *self,
           const ColoniaState *state)
{
  const Item *first = get_item (self, 0);

  for (guint i = 0; i < self->left->len; i++)
    {
      const Item *item = get_item (self, i);
      const ColoniaEvent *event = colonia_record_get_event (self->source, item->index);

      if (!is_same_moment (&item->moment, &first->moment))
        break;

      if (!colonia_event_type_has_turn (event->type) || event->player == state->turn)
        return i;
    }

  return 0;
}

/* The first event of the next moment that is left, or the number of all. */
static guint
find_next_moment (ColoniaReplay *self)
{
  guint i = 0;

  while (i < self->left->len && is_same_moment (&get_item (self, i)->moment, &get_item (self, 0)->moment))
    i++;

  return i;
}

static void
leave_out_moment (ColoniaReplay *self)
{
  guint n = find_next_moment (self);

  g_array_append_vals (self->left_out, self->left->data, n);
  g_array_remove_range (self->left, 0, n);
}

/* Whether the game has gone on without some of the events, so that they can be
 * left out: one who passed twice, or a roll that is no longer asked for. */
static gboolean
has_gone_on (ColoniaReplay      *self,
             const ColoniaState *state)
{
  const Moment now = get_moment (state);
  guint next = find_next_moment (self);

  return next < self->left->len && is_same_moment (&get_item (self, next)->moment, &now);
}

static gboolean
play_next (ColoniaReplay *self,
           ColoniaRecord *record,
           GArray        *origins)
{
  const ColoniaState *state = colonia_record_get_state (record);
  const Moment now = get_moment (state);
  guint next = find_next (self, state);
  const Item *item = get_item (self, next);
  gboolean fits = is_same_moment (&item->moment, &now)
                  || !is_bound_to_moment (colonia_record_get_event (self->source, item->index));

  if (!fits || colonia_record_append_from (record, self->source, item->index).kind != COLONIA_OBSTACLE_NONE)
    return FALSE;

  g_array_append_val (origins, item->index);
  g_array_remove_index (self->left, next);

  return TRUE;
}

/**
 * colonia_replay_play:
 * @self: a replay
 * @record: the record to play in
 * @origins: (element-type guint): where to add, for each event that is played,
 *   which one of the source it is
 *
 * Plays as many of the events as fit. It stops where the game waits for
 * something that was never entered; call it again once that was.
 *
 * Returns: whether any event was played
 */
gboolean
colonia_replay_play (ColoniaReplay *self,
                     ColoniaRecord *record,
                     GArray        *origins)
{
  gboolean any = FALSE;

  g_return_val_if_fail (self != NULL && record != NULL && origins != NULL, FALSE);

  while (self->left->len > 0)
    if (play_next (self, record, origins))
      any = TRUE;
    else if (has_gone_on (self, colonia_record_get_state (record)))
      leave_out_moment (self);
    else
      break;

  return any;
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
 * colonia_replay_get_source:
 * @self: a replay
 *
 * Gets the record that the events come from.
 *
 * Returns: (transfer none): the record
 */
const ColoniaRecord *
colonia_replay_get_source (ColoniaReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->source;
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
 * colonia_replay_list_left_out:
 * @self: a replay
 *
 * Lists the events that were not played: first those that the game has gone on
 * without, then those that are still to be played.
 *
 * Returns: (transfer full) (element-type guint): which events of the source
 */
GArray *
colonia_replay_list_left_out (ColoniaReplay *self)
{
  GArray *list;

  g_return_val_if_fail (self != NULL, NULL);

  list = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < self->left_out->len; i++)
    g_array_append_val (list, g_array_index (self->left_out, Item, i).index);
  for (guint i = 0; i < self->left->len; i++)
    g_array_append_val (list, get_item (self, i)->index);

  return list;
}
