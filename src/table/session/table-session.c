/* table-session.c: one game that is being tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-session-private.h"

#include "doc-trouble.h"
#include "table-complaint.h"
#include "table-remedy.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* How soon after passing has ended a step nobody means that all pass in the next one:
 * the second click of two (in microseconds). */
#define PAUSE_AFTER_PASSING (700 * 1000)

guint table_session_signals[TABLE_SESSION_N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableSession, table_session, G_TYPE_OBJECT)

static void            enter        (TableSession     *self,
                                     const Entry        *entry);
static TableObstacle   append_entry (TableSession     *self,
                                     const Entry        *entry,
                                     GPtrArray          *gone,
                                     guint              *n_appended);

static gboolean        ask_about    (TableSession     *self,
                                     const Entry        *entry);

static Entry *
entry_new (const TableGame         *game,
           const TableEvent *const *events,
           guint                    n_events,
           TableRoller              roller)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->game = game;
  entry->events = g_ptr_array_new ();
  for (guint i = 0; i < n_events; i++)
    g_ptr_array_add (entry->events, table_event_copy (game->events, events[i]));
  entry->roller = roller;

  return entry;
}

void
table_session_entry_free (Entry *entry)
{
  for (guint i = 0; i < entry->events->len; i++)
    table_event_free (entry->game->events, entry->events->pdata[i]);
  g_ptr_array_unref (entry->events);
  g_clear_pointer (&entry->doubts, g_array_unref);
  g_free (entry);
}

char *
table_session_make_time (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return table_record_tell_time (now);
}

/* What a record calls those who roll or draw. */
static const char *const rollers[] = {
  [TABLE_ROLLER_APP] = "app", [TABLE_ROLLER_TABLE] = "table", [TABLE_ROLLER_PHONE] = "phone",
};

/**
 * table_roller_find:
 * @record: a record
 * @index: an event in it, from 0
 *
 * Tells who rolled or drew.
 *
 * Returns: who, or `TABLE_ROLLER_NONE` if the record does not say so
 */
TableRoller
table_roller_find (const TableRecord *record,
                   guint              index)
{
  const char *by;
  int roller = (int) G_N_ELEMENTS (rollers) - 1;

  g_return_val_if_fail (record != NULL, TABLE_ROLLER_NONE);
  g_return_val_if_fail (index < table_record_get_n_known (record), TABLE_ROLLER_NONE);

  by = table_record_get_stamp (record, index).by;
  while (roller > TABLE_ROLLER_NONE && g_strcmp0 (by, rollers[roller]) != 0)
    roller--;

  return (TableRoller) roller;
}

TableStamp
table_session_make_stamp (TableRoller   roller,
                          gboolean        along,
                          char          **at)
{
  *at = table_session_make_time ();

  return (TableStamp) { .at = *at, .by = rollers[roller], .along = along };
}

void
table_session_notify_waiting (TableSession *self)
{
  gboolean waiting = !g_queue_is_empty (&self->entries);

  if (self->waiting == waiting)
    return;

  self->waiting = waiting;
  g_signal_emit (self, table_session_signals[TABLE_SESSION_WAITING], 0);
}

static void
on_keeper_busy (TableSession *self)
{
  /* Whoever is told of a change may drop the session. */
  G_GNUC_UNUSED g_autoptr (TableSession) guard = g_object_ref (self);

  while (!table_session_is_busy (self) && !g_queue_is_empty (&self->entries))
    {
      Entry *entry = g_queue_pop_head (&self->entries);

      if (!ask_about (self, entry))
        enter (self, entry);
      table_session_entry_free (entry);
    }

  table_session_notify_waiting (self);
  g_signal_emit (self, table_session_signals[TABLE_SESSION_BUSY], 0);
}

static void
on_keeper_error (TableSession *self)
{
  g_signal_emit (self, table_session_signals[TABLE_SESSION_ERROR], 0);
}

void
table_session_forget_entries (TableSession *self)
{
  g_queue_clear_full (&self->entries, (GDestroyNotify) table_session_entry_free);
  table_session_notify_waiting (self);
}

static void
set_keeper (TableSession *self,
            TableKeeper  *keeper)
{
  if (self->keeper != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->keeper, self);
      table_keeper_flush (self->keeper);
      g_object_unref (self->keeper);
    }

  self->keeper = keeper;
  if (keeper == NULL)
    return;

  g_signal_connect_swapped (keeper, "busy", G_CALLBACK (on_keeper_busy), self);
  g_signal_connect_swapped (keeper, "error", G_CALLBACK (on_keeper_error), self);
}

/* What waits for the disk when the session goes was entered all the same. */
static void
append_entries (TableSession *self)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean any = FALSE;

  for (Entry *entry = g_queue_pop_head (&self->entries); entry != NULL; entry = g_queue_pop_head (&self->entries))
    {
      guint n;

      append_entry (self, entry, gone, &n);
      any |= n > 0;
      table_session_entry_free (entry);
    }

  if (any)
    table_keeper_keep (self->keeper, self->record);
}

static void
table_session_finalize (GObject *object)
{
  TableSession *self = TABLE_SESSION (object);

  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  append_entries (self);
  set_keeper (self, NULL);
  g_clear_weak_pointer (&self->tried);
  g_clear_pointer (&self->rest, table_replay_free);
  g_clear_object (&self->marked);
  g_clear_pointer (&self->undo_text, g_free);
  g_clear_pointer (&self->redo_text, g_free);
  g_clear_pointer (&self->record, table_record_free);
  g_object_unref (self->chronicle);
  g_object_unref (self->picked);
  g_array_unref (self->pauses);

  G_OBJECT_CLASS (table_session_parent_class)->finalize (object);
}

/* The signals that tell of nothing but themselves. */
static const struct {
  const char *name;
  GSignalFlags flags;
} plain_signals[TABLE_SESSION_N_SIGNALS] = {
  /**
   * TableSession::busy:
   *
   * Something is on its way to the disk, or is not any more.
   */
  [TABLE_SESSION_BUSY] = { "busy", G_SIGNAL_NO_RECURSE },
  /**
   * TableSession::error:
   *
   * The game could not be written, or can be again. Writing is tried again.
   */
  [TABLE_SESSION_ERROR] = { "error", G_SIGNAL_NO_RECURSE },
  /**
   * TableSession::waiting:
   *
   * Something that was entered waits for the disk, or nothing does any more.
   */
  [TABLE_SESSION_WAITING] = { "waiting", G_SIGNAL_NO_RECURSE },
  /**
   * TableSession::changed:
   *
   * The game stands otherwise than before.
   */
  [TABLE_SESSION_CHANGED] = { "changed" },
  /**
   * TableSession::corrected:
   *
   * An event of the past has become another, and with it the game. Comes after ::changed.
   */
  [TABLE_SESSION_CORRECTED] = { "corrected" },
  /**
   * TableSession::people-changed:
   *
   * Players are called otherwise, have other colours or speak other languages than before.
   * Comes before ::changed.
   */
  [TABLE_SESSION_PEOPLE_CHANGED] = { "people-changed" },
};

/* Those that say more. */
static void
install_signals (void)
{
  /**
   * TableSession::set-aside:
   * @n_events: how many events
   *
   * What was entered has taken the place of events that were undone: they are set aside,
   * and table_session_bring_back() brings them back. Comes after ::changed.
   */
  table_session_signals[TABLE_SESSION_SET_ASIDE] =
    g_signal_new ("set-aside", TABLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * TableSession::left-out:
   * @n_events: how many events
   * @line: how the first of them was told
   *
   * What waited since a correction does not fit any more. Comes after ::changed.
   */
  table_session_signals[TABLE_SESSION_LEFT_OUT] =
    g_signal_new ("left-out", TABLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                  2, G_TYPE_UINT, TABLE_TYPE_LINE);
  /**
   * TableSession::refused:
   * @obstacle: (type gpointer): the `TableObstacle` against it
   * @events: (type gpointer): the `TableEvent`s that are not entered for it, which are the caller's, or `NULL`
   * @n_events: how many
   * @roller: the `TableRoller`
   *
   * What was entered, or is to be done or undone again, cannot happen. Nothing of that has changed.
   */
  table_session_signals[TABLE_SESSION_REFUSED] =
    g_signal_new ("refused", TABLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                  4, G_TYPE_POINTER, G_TYPE_POINTER, G_TYPE_UINT, G_TYPE_INT);
  /**
   * TableSession::doubted:
   * @events: (type gpointer): `TableEvent`s, which are the caller's
   * @n_events: how many
   * @roller: the `TableRoller`
   * @anyway: whether the books are put right for them
   *
   * What was entered has waited for the disk, and is doubtful by what was entered before it: nobody was asked about that.
   *
   * Returns: whether somebody is asked now, and enters them once more, so that they are not entered
   */
  table_session_signals[TABLE_SESSION_DOUBTED] =
    g_signal_new ("doubted", TABLE_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                  G_TYPE_BOOLEAN, 4, G_TYPE_POINTER, G_TYPE_UINT, G_TYPE_INT, G_TYPE_BOOLEAN);
}

static void
table_session_class_init (TableSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_session_finalize;

  for (int signal = 0; signal < TABLE_SESSION_N_SIGNALS; signal++)
    if (plain_signals[signal].name != NULL)
      table_session_signals[signal] = g_signal_new (plain_signals[signal].name, TABLE_TYPE_SESSION,
                                                    G_SIGNAL_RUN_LAST | plain_signals[signal].flags,
                                                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  install_signals ();
}

static void
table_session_init (TableSession *self)
{
  g_queue_init (&self->entries);
  self->chronicle = g_list_store_new (TABLE_TYPE_LINE);
  self->picked = g_object_new (TABLE_TYPE_PICKED, NULL);
  self->pauses = g_array_new (FALSE, FALSE, sizeof (TablePause));
  g_signal_connect_object (tongue_voice_get_default (), "notify::language", G_CALLBACK (table_session_retell), self,
                           G_CONNECT_SWAPPED);
}

/* What waits, and how the game goes on with it, is in the record. */
void
table_session_take_rest (TableSession *self)
{
  g_clear_pointer (&self->rest, table_replay_free);
  if (table_record_get_n_waiting (self->record) > 0)
    self->rest = table_replay_new (self->record, G_MAXUINT);
}

/**
 * table_session_new:
 * @record: (transfer full): the game
 * @path: (nullable) (type filename): the file to keep it in from now on, or
 *   `NULL` if it is not kept
 * @etag: (nullable): the mark of the file when @record was read from it, see
 *   doc_get_mark(); `NULL` if it is new, and then written at once
 *
 * Begins to track a game.
 *
 * Returns: (transfer full): the session
 */
TableSession *
table_session_new (TableRecord *record,
                   const char  *path,
                   const char  *etag)
{
  TableSession *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_object_new (TABLE_TYPE_SESSION, NULL);
  self->record = record;
  self->waits_for = table_record_get_state (record)->turn;
  self->waits_since = g_get_monotonic_time ();
  self->picked_at = table_session_count_moments (self);
  /* So that they can be told and redone. */
  table_record_check_undone (record);
  table_session_take_rest (self);
  table_session_tell_chronicle (self, 0);

  if (path != NULL)
    {
      table_record_identify (record);
      /* What another machine has put under the name of a new game meanwhile stays. */
      set_keeper (self, table_keeper_new (path, etag != NULL ? etag : ""));
    }
  if (path != NULL && etag == NULL)
    table_keeper_keep (self->keeper, self->record);

  return self;
}

/**
 * table_session_new_before:
 * @session: a session
 * @index: one of its events, from 0, less than the cursor
 *
 * Makes a session that stands where the game stood before one of its events,
 * to enter that again. It is not kept.
 *
 * Returns: (transfer full): the other session
 */
TableSession *
table_session_new_before (TableSession *session,
                          guint         index)
{
  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (index < table_record_get_cursor (session->record), NULL);

  return table_session_new (table_record_copy (session->record, index), NULL, NULL);
}

/**
 * table_session_get_record:
 * @self: a session
 *
 * Gets the game as it is written.
 *
 * Returns: (transfer none): the record, valid until the game changes
 */
const TableRecord *
table_session_get_record (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return self->record;
}

/**
 * table_session_get_game:
 * @self: a session
 *
 * Tells which game is played.
 *
 * Returns: (transfer none): the game
 */
const TableGame *
table_session_get_game (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return table_record_get_game (self->record);
}

/**
 * table_session_get_state:
 * @self: a session
 *
 * Tells how the game stands.
 *
 * Returns: (transfer none): the state, valid until the game changes
 */
const TableState *
table_session_get_state (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return table_record_get_state (self->record);
}

/**
 * table_session_get_names:
 * @self: a session
 *
 * Gets the names of the players, fit for sentences.
 *
 * Returns: (transfer none) (array): by seat, the names
 */
const char *const *
table_session_get_names (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return table_record_get_names (self->record);
}

/**
 * table_session_get_color:
 * @self: a session
 * @seat: a seat, from 0
 *
 * Tells the colour of a player.
 *
 * Returns: the colour, of the game's colours
 */
TableColor
table_session_get_color (TableSession *self,
                         int           seat)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), 0);

  return table_record_get_person (self->record, seat)->color;
}

/**
 * table_session_get_language:
 * @self: a session
 * @seat: a seat, from 0, or `TABLE_NOBODY`
 *
 * Gets the language in which a player wants to be addressed.
 *
 * Returns: (transfer none) (nullable): its id, or `NULL` for that of the
 *   interface, as for nobody
 */
const char *
table_session_get_language (TableSession *self,
                            int           seat)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return seat != TABLE_NOBODY ? table_record_get_person (self->record, seat)->language : NULL;
}

/**
 * table_session_get_addressed:
 * @self: a session
 *
 * Tells who is asked alone what the game waits for, and so in a language of his
 * or her own.
 *
 * Returns: a seat, from 0, or `TABLE_NOBODY` if everybody is asked
 */
int
table_session_get_addressed (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), TABLE_NOBODY);

  return table_game_get_addressed (table_session_get_state (self));
}

/* Who is to hear of an obstacle: not who was faster, but who comes too late. */
static int
find_addressee (TableSession        *self,
                const TableObstacle *obstacle)
{
  guint facts = table_session_get_game (self)->obstacle_facts[obstacle->kind];

  if (obstacle->player == TABLE_NOBODY || (facts & TABLE_IS_TOO_LATE) != 0)
    return table_session_get_addressed (self);

  return obstacle->player;
}

/**
 * table_session_get_obstacle_language:
 * @self: a session
 * @obstacle: what stands against an event, not `TABLE_OBSTACLE_NONE`
 *
 * Looks in which language an obstacle is told: that of the player whom it concerns, or else of
 * whoever is asked now.
 *
 * Returns: (transfer none) (nullable): its id, or `NULL` for that of the interface
 */
const char *
table_session_get_obstacle_language (TableSession        *self,
                                     const TableObstacle *obstacle)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);
  g_return_val_if_fail (obstacle != NULL && obstacle->kind != TABLE_OBSTACLE_NONE, NULL);

  return table_session_get_language (self, find_addressee (self, obstacle));
}

/**
 * table_session_tell_obstacle:
 * @self: a session
 * @obstacle: what stands against an event, not `TABLE_OBSTACLE_NONE`
 * @uncovered: whose covers are lifted: bit n is set for seat n
 *
 * Tells why something cannot be done, in the language of
 * table_session_get_obstacle_language().
 *
 * Returns: (transfer full): the sentence of table_obstacle_complain()
 */
char *
table_session_tell_obstacle (TableSession        *self,
                             const TableObstacle *obstacle,
                             guint                uncovered)
{
  g_autoptr (TongueScope) scope = NULL;

  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);
  g_return_val_if_fail (obstacle != NULL && obstacle->kind != TABLE_OBSTACLE_NONE, NULL);

  scope = tongue_speak (table_session_get_obstacle_language (self, obstacle));

  return table_obstacle_complain (table_session_get_game (self), table_session_get_names (self), obstacle, uncovered);
}

/* Playing */

/* The clock runs for whoever has the turn. */
void
table_session_turn_clock (TableSession *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->waits_for != TABLE_NOBODY)
    self->waited[self->waits_for] += now - self->waits_since;

  self->waits_for = self->is_paused != 0 ? TABLE_NOBODY : table_session_get_state (self)->turn;
  self->waits_since = now;
}

/* Only what was done last is marked. */
void
table_session_mark_line (TableSession *self,
                         TableLine    *line)
{
  if (self->marked != NULL)
    self->marked->marked = FALSE;
  g_set_object (&self->marked, line);
  if (line != NULL)
    line->marked = TRUE;
}

void
table_session_emit_changed (TableSession *self)
{
  const guint moment = table_session_count_moments (self);

  table_session_turn_clock (self);
  table_session_tell_pauses (self);
  g_clear_weak_pointer (&self->tried);
  if (self->keeper != NULL)
    table_keeper_keep (self->keeper, self->record);

  if (moment != self->picked_at)
    table_picked_forget (self->picked);
  self->picked_at = moment;
  g_signal_emit (self, table_session_signals[TABLE_SESSION_CHANGED], 0);
}

static void
replace_undone_lines (TableSession *self,
                      TableLine    *line)
{
  guint first = line->index;

  g_list_store_splice (self->chronicle, first, table_session_count_lines (self) - first, (gpointer *) &line, 1);
}

static guint
count_gone (TableReplay *rest)
{
  return table_replay_count_left_out (rest) - table_replay_count_left (rest);
}

/* After a correction some events wait until the game comes to them. The lines of
 * those that do not fit any more then come into a list. */
static void
play_rest (TableSession *self,
           GPtrArray    *gone)
{
  guint n_before = count_gone (self->rest);

  table_replay_play (self->rest, self->record, NULL);
  for (guint i = n_before; i < count_gone (self->rest); i++)
    g_ptr_array_add (gone, g_object_ref (table_replay_get_left_out (self->rest, i)));

  table_replay_keep_waiting (self->rest, self->record);
  table_record_close_earlier (self->record);
  if (table_replay_count_left (self->rest) == 0)
    g_clear_pointer (&self->rest, table_replay_free);
}

/* Whether there are events behind the cursor that could be in force again. */
gboolean
table_session_has_undone (TableSession *self)
{
  return table_record_get_cursor (self->record) < table_record_get_n_known (self->record);
}

/* Whatever is entered, what waits goes on waiting, behind it, until the game comes to
 * it: only who decides so ends that. */
static TableObstacle
append_event (TableSession     *self,
              const TableEvent *event,
              TableRoller       roller,
              gboolean          along,
              GArray           *effects,
              GPtrArray        *gone)
{
  g_autofree char *at = NULL;
  TableStamp stamp = table_session_make_stamp (roller, along, &at);
  TableObstacle obstacle = table_record_append (self->record, event, &stamp, effects);

  if (obstacle.kind == TABLE_OBSTACLE_NONE && self->rest != NULL)
    play_rest (self, gone);

  return obstacle;
}

static TableObstacle
append (TableSession     *self,
        const TableEvent *event,
        TableRoller       roller,
        gboolean          along,
        GPtrArray        *gone)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  g_autoptr (TableLine) line = NULL;
  g_autoptr (TableState) before = table_state_dup (table_record_get_state (self->record));
  guint index = table_record_get_cursor (self->record);
  gboolean waits = self->rest != NULL;
  TableObstacle obstacle = append_event (self, event, roller, along, effects, gone);

  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    return obstacle;

  line = table_line_new (self->record, index, before, effects);
  replace_undone_lines (self, line);
  if (waits)
    table_session_tell_chronicle (self, index);

  return obstacle;
}

/* Appends what belongs to the touch that was entered last, and goes along with it, also
 * where that took the place of something. */
static TableObstacle
append_along (TableSession     *self,
              const TableEvent *event,
              TableRoller       roller,
              GPtrArray        *gone)
{
  gboolean replaced = table_record_find_undo (self->record) != TABLE_NO_EARLIER;
  TableObstacle obstacle = append (self, event, roller, TRUE, gone);

  if (obstacle.kind == TABLE_OBSTACLE_NONE && replaced)
    table_record_close_earlier (self->record);

  return obstacle;
}

/* What waits since a correction may have something for whoever has the turn, and what
 * the table does by hand may bring members home. */
static gboolean
may_pass_unasked (TableSession *self)
{
  g_autofree char *by_hand = self->rest == NULL ? table_session_tell_by_hand (self) : NULL;

  return self->rest == NULL && by_hand == NULL;
}

/* Whether there is something to be done at the table after what happened last. */
static gboolean
are_hands_busy (TableSession *self)
{
  const TableGame *game = table_session_get_game (self);
  guint last = table_record_get_cursor (self->record) - 1;
  guint n_effects;
  const TableEffect *effects = table_line_get_effects (table_session_get_line (self, last), &n_effects);

  return game->keeps_hands_busy != NULL
         && game->keeps_hands_busy (table_record_get_event (self->record, last), effects, n_effects);
}

/* Who could do nothing passes, and is not asked. That goes with what was entered, and
 * only with what lets the game go on: a moment that was reached by undoing, by going
 * back or by a correction waits, so that everybody can get there, as does one in which
 * something is noted or put right, and the first one of a day for which hands are busy. */
static void
pass_unasked (TableSession     *self,
              const TableEvent *entered,
              GPtrArray        *gone)
{
  const TableGame *game = table_session_get_game (self);

  if (game->can_only_pass == NULL || table_session_is_aside (self, entered->type) || !may_pass_unasked (self))
    return;

  while (!are_hands_busy (self) && game->can_only_pass (table_session_get_state (self), self->passes_for_hands))
    {
      g_autofree TableEvent *pass = table_event_new (game->events, game->pass);

      pass->player = table_session_get_state (self)->turn;
      if (append_along (self, pass, TABLE_ROLLER_APP, gone).kind != TABLE_OBSTACLE_NONE)
        return;
    }
}

/* Whether passing has ended the step that was before. */
static gboolean
has_passed_on (TableSession *self,
               int           step,
               int           round)
{
  const TableState *state = table_session_get_state (self);
  guint cursor = table_record_get_cursor (self->record);

  return (state->step != step || state->round != round)
         && table_record_get_event (self->record, cursor - 1)->type == state->game->pass;
}

/* Appends something that belongs to a touch, or begins one. */
static TableObstacle
append_part (TableSession     *self,
             const TableEvent *event,
             TableRoller       roller,
             gboolean          along,
             GPtrArray        *gone)
{
  return along ? append_along (self, event, roller, gone) : append (self, event, roller, FALSE, gone);
}

/* Puts the books right before an event which they say cannot happen, and tells whether it goes along with that. What is
 * missing is known only now: what was entered before may have come into the game meanwhile. */
static gboolean
append_remedies (TableSession     *self,
                 const TableEvent *event,
                 gboolean          along,
                 GPtrArray        *gone)
{
  const TableEvents *events = table_session_get_game (self)->events;
  g_autoptr (GPtrArray) remedies = g_ptr_array_new ();

  table_remedy_find (table_session_get_state (self), event, remedies);
  for (guint i = 0; i < remedies->len; i++)
    {
      along |= append_part (self, remedies->pdata[i], TABLE_ROLLER_NONE, along, gone).kind == TABLE_OBSTACLE_NONE;
      table_event_free (events, remedies->pdata[i]);
    }

  return along;
}

/* Appends one of the events that were entered by one touch, which goes along with the one before it. */
static TableObstacle
append_next (TableSession *self,
             const Entry  *entry,
             guint         n,
             GPtrArray    *gone)
{
  const TableGame *game = table_session_get_game (self);
  const TableEvent *before = n > 0 ? entry->events->pdata[n - 1] : NULL;
  gboolean along = before != NULL && (game->events->kinds[before->type].flags & TABLE_EVENT_APART) == 0;

  if (entry->anyway)
    along = append_remedies (self, entry->events->pdata[n], along, gone);

  return append_part (self, entry->events->pdata[n], entry->roller, along, gone);
}

/* Appends what was entered by one touch, up to what cannot happen, and what follows from it. Tells how many that were. */
static TableObstacle
append_entry (TableSession *self,
              const Entry  *entry,
              GPtrArray    *gone,
              guint        *n_appended)
{
  const TableState *state = table_session_get_state (self);
  int step = state->step;
  int round = state->round;
  TableObstacle obstacle = { 0 };
  guint n = 0;

  while (n < entry->events->len)
    {
      obstacle = append_next (self, entry, n, gone);
      if (obstacle.kind != TABLE_OBSTACLE_NONE)
        break;
      n++;
    }

  *n_appended = n;
  if (n > 0)
    pass_unasked (self, entry->events->pdata[n - 1], gone);
  if (n > 0 && has_passed_on (self, step, round))
    self->passed_at = g_get_monotonic_time ();

  return obstacle;
}

static void
enter (TableSession *self,
       const Entry  *entry)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_undone = table_record_get_n_known (self->record) - table_record_get_cursor (self->record);
  guint n;
  TableObstacle obstacle = append_entry (self, entry, gone, &n);

  if (n > 0)
    {
      table_session_mark_line (self, NULL);
      table_session_emit_changed (self);
      if (n_undone > 0)
        g_signal_emit (self, table_session_signals[TABLE_SESSION_SET_ASIDE], 0, n_undone);
    }
  if (gone->len > 0)
    g_signal_emit (self, table_session_signals[TABLE_SESSION_LEFT_OUT], 0, gone->len, g_ptr_array_index (gone, 0));
  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    g_signal_emit (self, table_session_signals[TABLE_SESSION_REFUSED], 0, &obstacle, entry->events->pdata + n,
                   entry->events->len - n, (int) entry->roller);
}

/**
 * table_session_set_passes_for_hands:
 * @self: a session
 * @passes: whether to
 *
 * Tells whether those pass by themselves, too, who can do nothing with what they
 * keep secret. That they do tells the others so; at first only those pass
 * by themselves of whom everybody can see that nothing else is left.
 */
void
table_session_set_passes_for_hands (TableSession *self,
                                    gboolean      passes)
{
  g_return_if_fail (TABLE_IS_SESSION (self));

  self->passes_for_hands = passes;
}

/**
 * table_session_may_pass_all:
 * @self: a session
 *
 * Tells whether it can be meant that everybody passes. Within 0.7 s after passing has
 * ended a step it is the second press of two, which is not for the next step.
 *
 * Returns: whether it can
 */
gboolean
table_session_may_pass_all (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), FALSE);

  return self->passed_at == 0 || g_get_monotonic_time () - self->passed_at >= PAUSE_AFTER_PASSING;
}

/**
 * table_session_examine:
 * @self: a session
 * @event: something that might happen now
 *
 * Asks what stands against an event.
 *
 * Returns: the obstacle, of kind `TABLE_OBSTACLE_NONE` if nothing does
 */
TableObstacle
table_session_examine (TableSession     *self,
                       const TableEvent *event)
{
  const TableObstacle nothing = { 0 };

  g_return_val_if_fail (TABLE_IS_SESSION (self) && event != NULL, nothing);

  return table_state_examine (table_session_get_state (self), event);
}

/**
 * table_session_play:
 * @self: a session
 * @event: (transfer none): what happened at the table
 * @roller: who rolled or drew, if it was a roll or a draw
 *
 * Enters what happened. Whoever then could do nothing but pass does so with it, see
 * table_session_set_passes_for_hands(). As every event is on disk before the next, what comes
 * while the disk is at work waits for a moment; where writing has failed, the
 * game goes on in memory. What cannot happen is told by ::refused.
 */
void
table_session_play (TableSession     *self,
                    const TableEvent *event,
                    TableRoller       roller)
{
  g_return_if_fail (event != NULL);

  table_session_play_all (self, &event, 1, roller);
}

/* Lists what speaks against an entry, as far as it can happen now. */
static GArray *
list_doubts (TableSession *self,
             const Entry  *entry)
{
  g_autoptr (TableState) state = table_state_dup (table_session_get_state (self));
  GArray *doubts = g_array_new (FALSE, FALSE, sizeof (TableObstacle));

  for (guint i = 0; i < entry->events->len; i++)
    {
      const TableEvent *event = entry->events->pdata[i];
      g_autoptr (GArray) own = NULL;

      if (entry->anyway)
        table_remedy_apply (state, event);
      own = table_state_list_doubts (state, event);
      g_array_append_vals (doubts, own->data, own->len);
      if (table_state_apply (state, event, NULL).kind != TABLE_OBSTACLE_NONE)
        break;
    }

  return doubts;
}

static gboolean
has_doubt (const GArray *doubts,
           int           kind)
{
  for (guint i = 0; i < doubts->len; i++)
    if (g_array_index (doubts, TableObstacle, i).kind == kind)
      return TRUE;

  return FALSE;
}

/* What has waited may be doubtful only by what was entered before it, and then nobody was asked. Tells whether somebody
 * is asked now. */
static gboolean
ask_about (TableSession *self,
           const Entry  *entry)
{
  g_autoptr (GArray) doubts = list_doubts (self, entry);
  gboolean is_asked = FALSE;

  for (guint i = 0; i < doubts->len; i++)
    if (!has_doubt (entry->doubts, g_array_index (doubts, TableObstacle, i).kind))
      {
        g_signal_emit (self, table_session_signals[TABLE_SESSION_DOUBTED], 0, entry->events->pdata, entry->events->len,
                       (int) entry->roller, entry->anyway, &is_asked);
        break;
      }

  return is_asked;
}

/**
 * table_session_is_waiting:
 * @self: a session
 *
 * Tells whether something that was entered waits for the disk, so that how the game stands does not have it yet
 * and nothing more should be asked.
 *
 * Returns: whether anything waits
 */
gboolean
table_session_is_waiting (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), FALSE);

  return self->waiting;
}

/* Enters something at once or, while something is on its way to the disk, after that. */
static void
take_entry (TableSession *self,
            Entry        *entry)
{
  if (!table_session_is_busy (self) && g_queue_is_empty (&self->entries))
    {
      enter (self, entry);
      table_session_entry_free (entry);
      return;
    }

  entry->doubts = list_doubts (self, entry);
  g_queue_push_tail (&self->entries, entry);
  table_session_notify_waiting (self);
}

/**
 * table_session_play_all:
 * @self: a session
 * @events: (array length=n_events) (transfer none): what happened at the table,
 *   in this order
 * @n_events: how many events these are, from 1
 * @roller: who rolled or drew, if these are rolls or draws
 *
 * Enters several events of which somebody told at once, as
 * table_session_play() enters one. They come onto the disk together, before
 * anything else can be entered, and are undone and redone together, but for those whose
 * kind is `TABLE_EVENT_APART`. From the first on that cannot happen none is entered.
 */
void
table_session_play_all (TableSession            *self,
                        const TableEvent *const *events,
                        guint                    n_events,
                        TableRoller              roller)
{
  g_return_if_fail (TABLE_IS_SESSION (self));
  g_return_if_fail (events != NULL && n_events > 0);

  take_entry (self, entry_new (table_session_get_game (self), events, n_events, roller));
}

/**
 * table_session_play_anyway:
 * @self: a session
 * @events: (array length=n_events) (transfer none): what happened at the table, in this order
 * @n_events: how many events these are, from 1
 * @roller: who rolled or drew, if these are rolls or draws
 *
 * Enters what the books say cannot happen, as table_session_play_all() does: the table is right, and the books are put
 * right before each of the events that need it, see table_remedy_find(). All of that is undone and redone
 * together.
 */
void
table_session_play_anyway (TableSession            *self,
                           const TableEvent *const *events,
                           guint                    n_events,
                           TableRoller              roller)
{
  Entry *entry;

  g_return_if_fail (TABLE_IS_SESSION (self));
  g_return_if_fail (events != NULL && n_events > 0);

  entry = entry_new (table_session_get_game (self), events, n_events, roller);
  entry->anyway = TRUE;
  take_entry (self, entry);
}

/**
 * table_session_pass_all:
 * @self: a session, in a step with turns
 *
 * Lets everybody pass who has not yet, in turn, as one touch. A second press of two, see
 * table_session_may_pass_all(), does nothing.
 */
void
table_session_pass_all (TableSession *self)
{
  g_autoptr (TableState) state = NULL;
  g_autoptr (GPtrArray) passes = g_ptr_array_new_with_free_func (g_free);
  const TableGame *game;
  int round, step;

  g_return_if_fail (TABLE_IS_SESSION (self));
  g_return_if_fail (table_session_get_state (self)->turn != TABLE_NOBODY);

  if (!table_session_may_pass_all (self))
    return;

  game = table_session_get_game (self);
  state = table_state_dup (table_session_get_state (self));
  round = state->round;
  step = state->step;
  do
    {
      TableEvent *pass = table_event_new (game->events, game->pass);

      pass->player = state->turn;
      g_ptr_array_add (passes, pass);
    }
  while (table_state_apply (state, g_ptr_array_index (passes, passes->len - 1), NULL).kind == TABLE_OBSTACLE_NONE
         && state->round == round && state->step == step && state->turn != TABLE_NOBODY);

  table_session_play_all (self, (const TableEvent *const *) passes->pdata, passes->len, TABLE_ROLLER_NONE);
}

/**
 * table_session_count_moments:
 * @self: a session
 *
 * Counts what has happened, besides notes and what was put right, which leave the game
 * where it is.
 *
 * Returns: how many events the game has gone on by
 */
guint
table_session_count_moments (TableSession *self)
{
  guint n = 0;

  g_return_val_if_fail (TABLE_IS_SESSION (self), 0);

  for (guint i = 0; i < table_record_get_cursor (self->record); i++)
    n += table_session_is_aside (self, table_record_get_event (self->record, i)->type) ? 0 : 1;

  return n;
}

/**
 * table_session_get_picked:
 * @self: a session
 *
 * Gets what was picked where everybody chooses at once. It is for the moment that it was picked in, which stays when something is
 * noted, or somebody called otherwise.
 *
 * Returns: (transfer none): what was picked
 */
TablePicked *
table_session_get_picked (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return self->picked;
}

/**
 * table_session_get_waited:
 * @self: a session
 * @seat: a seat, from 0
 *
 * Tells how long the game has waited for a player since the session began. It
 * is not in the record: a game that was interrupted begins to count anew.
 *
 * Returns: how many microseconds the player has had the turn
 */
gint64
table_session_get_waited (TableSession *self,
                          int           seat)
{
  gint64 waited;

  g_return_val_if_fail (TABLE_IS_SESSION (self), 0);
  g_return_val_if_fail (seat >= 0 && seat < TABLE_MAX_PLAYERS, 0);

  waited = self->waited[seat];
  if (self->waits_for == seat)
    waited += g_get_monotonic_time () - self->waits_since;

  return waited;
}

/* Keeping */

/**
 * table_session_get_path:
 * @self: a session
 *
 * Tells where the game is kept.
 *
 * Returns: (transfer none) (nullable) (type filename): the path of the file
 */
const char *
table_session_get_path (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return self->keeper != NULL ? table_keeper_get_path (self->keeper) : NULL;
}

/**
 * table_session_is_busy:
 * @self: a session
 *
 * Tells whether something is on its way to the disk.
 *
 * Returns: whether it is
 */
gboolean
table_session_is_busy (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), FALSE);

  return self->keeper != NULL && table_keeper_is_busy (self->keeper);
}

/**
 * table_session_get_error:
 * @self: a session
 *
 * Tells why the game could not be written.
 *
 * Returns: (transfer none) (nullable): the error, or `NULL` if all is on disk
 */
const GError *
table_session_get_error (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return self->keeper != NULL ? table_keeper_get_error (self->keeper) : NULL;
}

/**
 * table_session_tell_error:
 * @self: a session
 *
 * Tells in the language that is spoken why the game could not be written. Another writer is noticed when nothing is to be
 * written, too.
 *
 * Returns: (transfer full) (nullable): a sentence, or `NULL` if all is on disk
 */
char *
table_session_tell_error (TableSession *self)
{
  const GError *error = table_session_get_error (self);

  if (error == NULL)
    return NULL;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    return g_strdup (_("Another program has changed the file of this game."));

  /* Translators: %s says why, e.g. “access is denied”. */
  return g_strdup_printf (_("The game goes on, but could not be written to the disk: %s"), doc_trouble_tell (error));
}

/**
 * table_session_retry_saving:
 * @self: a session that could not be written
 * @overwrite: whether to write even over what another program wrote meanwhile
 *
 * Tries at once to write the game.
 */
void
table_session_retry_saving (TableSession *self,
                            gboolean      overwrite)
{
  g_return_if_fail (TABLE_IS_SESSION (self));

  if (self->keeper == NULL)
    return;

  /* What the other program wrote over may have been on the disk already. */
  if (overwrite)
    table_keeper_keep (self->keeper, self->record);
  table_keeper_retry (self->keeper, overwrite);
}

/**
 * table_session_accept_file:
 * @self: a session whose file another program has changed
 * @etag: the mark that the file has now
 * @is_whole: whether all of the game is in the file
 *
 * Goes on with the file: what another program wrote into it is in the game, too. It
 * is written over unless all of the game is in it.
 */
void
table_session_accept_file (TableSession *self,
                           const char   *etag,
                           gboolean      is_whole)
{
  g_return_if_fail (TABLE_IS_SESSION (self));
  g_return_if_fail (etag != NULL);

  if (self->keeper == NULL)
    return;

  /* It is kept first, so that nobody takes it for written meanwhile. */
  if (!is_whole)
    table_keeper_keep (self->keeper, self->record);
  table_keeper_accept (self->keeper, etag);
}

/**
 * table_session_make_text:
 * @self: a session
 *
 * Writes all that was entered, with what still waits for the disk, as the text of
 * a record.
 *
 * Returns: (transfer full): the text
 */
char *
table_session_make_text (TableSession *self)
{
  g_autofree char *text = NULL;
  g_autoptr (TableSession) copy = NULL;
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (g_object_unref);
  TableRecord *record;
  guint n;

  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  text = table_record_to_text (self->record);
  if (g_queue_is_empty (&self->entries))
    return g_steal_pointer (&text);

  record = table_record_parse (text, strlen (text), NULL);
  g_assert (record != NULL);
  copy = table_session_new (record, NULL, NULL);
  copy->passes_for_hands = self->passes_for_hands;
  for (GList *l = self->entries.head; l != NULL; l = l->next)
    append_entry (copy, l->data, gone, &n);

  return table_record_to_text (copy->record);
}

/**
 * table_session_discard:
 * @self: a session
 *
 * Gives up what is not on the disk yet: nothing of the game is written any
 * more, neither now nor when the session goes, and what waits for the disk is
 * dropped. The game is kept nowhere from now on.
 */
void
table_session_discard (TableSession *self)
{
  g_return_if_fail (TABLE_IS_SESSION (self));

  table_session_forget_entries (self);
  if (self->keeper == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->keeper, self);
  table_keeper_give_up (self->keeper);
  g_clear_object (&self->keeper);
}

/**
 * table_session_save_to:
 * @self: a session
 * @path: (type filename): a file, which is overwritten
 *
 * Keeps the game in another file from now on.
 */
void
table_session_save_to (TableSession *self,
                       const char   *path)
{
  g_return_if_fail (TABLE_IS_SESSION (self));
  g_return_if_fail (path != NULL);

  if (g_strcmp0 (path, table_session_get_path (self)) == 0)
    {
      table_keeper_keep (self->keeper, self->record);
      table_keeper_retry (self->keeper, TRUE);
      return;
    }

  set_keeper (self, table_keeper_new (path, NULL));
  table_keeper_keep (self->keeper, self->record);
  g_signal_emit (self, table_session_signals[TABLE_SESSION_ERROR], 0);
}
