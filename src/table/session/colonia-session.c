/* colonia-session.c: one game that is being tracked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-session.h"

#include "colonia-chronicle.h"
#include "colonia-keeper.h"
#include "colonia-terms.h"
#include "colonia-words.h"
#include "dealt.h"
#include "pieces.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* How soon after passing has ended a step nobody means that all pass in the next one:
 * the second click of two (in microseconds). */
#define PAUSE_AFTER_PASSING (700 * 1000)

/* What was entered at once, while what came before it was on its way to the disk. */
typedef struct {
  GPtrArray *events; /* of ColoniaEvent, at least one */
  ColoniaRoller roller;
} Entry;

struct _ColoniaSession {
  GObject parent_instance;

  ColoniaRecord *record;
  ColoniaKeeper *keeper; /* NULL if the game is not kept */
  ColoniaReplay *rest; /* what waits, after a correction, for something missing; or NULL */
  ColoniaLine *marked; /* what has just been corrected or inserted, or NULL */
  ColoniaLine *redone; /* what redoing was last told to bring back in the place of others, or NULL */
  ColoniaRevision *tried; /* weak: the last one, as long as the game is the one it was tried on */
  GQueue entries; /* of Entry */
  gboolean waiting; /* whether any entry waits */
  gboolean passes_for_hands; /* whether who has nothing to do by what only he or she sees is not asked either */
  gint64 passed_at; /* when passing has ended a step last, or 0 */
  GListStore *chronicle; /* of ColoniaLine */
  gint64 waited[COLONIA_MAX_PLAYERS]; /* by seat, in microseconds, up to the last change */
  int waits_for; /* the seat whose turn it is since then, or COLONIA_NOBODY */
  gint64 waits_since;
};

enum {
  PROP_0,
  PROP_BUSY,
  PROP_ERROR,
  PROP_WAITING,
  N_PROPS
};

enum {
  CHANGED,
  CORRECTED,
  SET_ASIDE,
  PEOPLE_CHANGED,
  LEFT_OUT,
  REFUSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaSession, colonia_session, G_TYPE_OBJECT)

static void            enter        (ColoniaSession     *self,
                                     const Entry        *entry);
static ColoniaObstacle append_entry (ColoniaSession     *self,
                                     const Entry        *entry,
                                     GPtrArray          *gone,
                                     gboolean           *any);

static Entry *
entry_new (const ColoniaEvent *events,
           guint               n_events,
           ColoniaRoller       roller)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->events = g_ptr_array_new_with_free_func ((GDestroyNotify) colonia_event_free);
  for (guint i = 0; i < n_events; i++)
    g_ptr_array_add (entry->events, colonia_event_copy (&events[i]));
  entry->roller = roller;

  return entry;
}

static void
entry_free (Entry *entry)
{
  g_ptr_array_unref (entry->events);
  g_free (entry);
}

static char *
make_time (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

static ColoniaStamp
make_stamp (ColoniaRoller   roller,
            gboolean        along,
            char          **at)
{
  const char *by = NULL;

  if (roller == COLONIA_ROLLER_APP)
    by = "app";
  else if (roller == COLONIA_ROLLER_TABLE)
    by = "table";

  *at = make_time ();

  return (ColoniaStamp) { .at = *at, .by = by, .along = along };
}

static void
notify_waiting (ColoniaSession *self)
{
  gboolean waiting = !g_queue_is_empty (&self->entries);

  if (self->waiting == waiting)
    return;

  self->waiting = waiting;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAITING]);
}

static void
on_keeper_busy (ColoniaSession *self)
{
  /* Whoever is told of a change may drop the session. */
  G_GNUC_UNUSED g_autoptr (ColoniaSession) guard = g_object_ref (self);

  while (!colonia_session_is_busy (self) && !g_queue_is_empty (&self->entries))
    {
      Entry *entry = g_queue_pop_head (&self->entries);

      enter (self, entry);
      entry_free (entry);
    }

  notify_waiting (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
on_keeper_error (ColoniaSession *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}

static void
forget_entries (ColoniaSession *self)
{
  g_queue_clear_full (&self->entries, (GDestroyNotify) entry_free);
  notify_waiting (self);
}

static void
set_keeper (ColoniaSession *self,
            ColoniaKeeper  *keeper)
{
  if (self->keeper != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->keeper, self);
      colonia_keeper_flush (self->keeper);
      g_object_unref (self->keeper);
    }

  self->keeper = keeper;
  if (keeper == NULL)
    return;

  g_signal_connect_swapped (keeper, "notify::busy", G_CALLBACK (on_keeper_busy), self);
  g_signal_connect_swapped (keeper, "notify::error", G_CALLBACK (on_keeper_error), self);
}

static void
colonia_session_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  ColoniaSession *self = COLONIA_SESSION (object);

  switch (prop_id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, colonia_session_is_busy (self));
      break;

    case PROP_ERROR:
      g_value_set_boxed (value, colonia_session_get_error (self));
      break;

    case PROP_WAITING:
      g_value_set_boolean (value, self->waiting);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* What waits for the disk when the session goes was entered all the same. */
static void
append_entries (ColoniaSession *self)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean any = FALSE;

  for (Entry *entry = g_queue_pop_head (&self->entries); entry != NULL; entry = g_queue_pop_head (&self->entries))
    {
      gboolean appended;

      append_entry (self, entry, gone, &appended);
      any |= appended;
      entry_free (entry);
    }

  if (any)
    colonia_keeper_keep (self->keeper, self->record);
}

static void
colonia_session_finalize (GObject *object)
{
  ColoniaSession *self = COLONIA_SESSION (object);

  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  append_entries (self);
  set_keeper (self, NULL);
  g_clear_weak_pointer (&self->tried);
  g_clear_pointer (&self->rest, colonia_replay_free);
  g_clear_object (&self->marked);
  g_clear_object (&self->redone);
  g_clear_pointer (&self->record, colonia_record_free);
  g_object_unref (self->chronicle);

  G_OBJECT_CLASS (colonia_session_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = (GParamFlags) (G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * ColoniaSession:busy:
   *
   * Whether something is on its way to the disk.
   */
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, flags);

  /**
   * ColoniaSession:error:
   *
   * Why the game could not be written, or nothing. Writing is tried again.
   */
  properties[PROP_ERROR] = g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR, flags);

  /**
   * ColoniaSession:waiting:
   *
   * Whether something that was entered waits for the disk, so that how the game
   * stands does not have it yet and nothing more should be asked.
   */
  properties[PROP_WAITING] = g_param_spec_boolean ("waiting", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (void)
{
  /**
   * ColoniaSession::changed:
   *
   * The game stands otherwise than before.
   */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_SESSION, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaSession::corrected:
   *
   * An event of the past has become another, and the game is one that nobody has
   * seen before. Comes after ::changed.
   */
  signals[CORRECTED] = g_signal_new ("corrected", COLONIA_TYPE_SESSION, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaSession::set-aside:
   * @n_events: how many events
   *
   * What was entered has taken the place of events that were undone: they are set aside,
   * and colonia_session_bring_back() brings them back. Comes after ::changed.
   */
  signals[SET_ASIDE] = g_signal_new ("set-aside", COLONIA_TYPE_SESSION, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * ColoniaSession::people-changed:
   *
   * Players are called otherwise, have other colours or speak other languages than before.
   * Comes before ::changed.
   */
  signals[PEOPLE_CHANGED] = g_signal_new ("people-changed", COLONIA_TYPE_SESSION, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ColoniaSession::left-out:
   * @n_events: how many events
   * @line: how the first of them was told
   *
   * What waited since a correction does not fit any more, now that the game has
   * come to it. Comes after ::changed.
   */
  signals[LEFT_OUT] = g_signal_new ("left-out", COLONIA_TYPE_SESSION, G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, COLONIA_TYPE_LINE);

  /**
   * ColoniaSession::refused:
   * @obstacle: (type gpointer): the `ColoniaObstacle` against it
   *
   * What was entered cannot happen. Nothing has changed.
   */
  signals[REFUSED] = g_signal_new ("refused", COLONIA_TYPE_SESSION, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
colonia_session_class_init (ColoniaSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = colonia_session_get_property;
  object_class->finalize = colonia_session_finalize;

  install_properties (object_class);
  install_signals ();
}

static void
colonia_session_init (ColoniaSession *self)
{
  g_queue_init (&self->entries);
  self->chronicle = g_list_store_new (COLONIA_TYPE_LINE);
  g_signal_connect_object (tongue_voice_get_default (), "notify::language", G_CALLBACK (colonia_session_retell), self,
                           G_CONNECT_SWAPPED);
}

static guint
count_lines (ColoniaSession *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->chronicle));
}

static ColoniaLine *
get_line (ColoniaSession *self,
          guint           index)
{
  g_autoptr (ColoniaLine) line = g_list_model_get_item (G_LIST_MODEL (self->chronicle), index);

  /* The list keeps it alive. */
  return line;
}

/* Puts lines in the place of as many others, one by one, but for those that say the same. */
static void
replace_others (ColoniaSession *self,
                GPtrArray      *lines,
                guint           first,
                guint           end)
{
  for (guint i = first; i < end; i++)
    if (!colonia_line_absorb (get_line (self, i), lines->pdata[i]))
      g_list_store_splice (self->chronicle, i, 1, &lines->pdata[i], 1);
}

/* The record has become another one. Lines that say the same as before remain what they
 * are, so that whoever looks at the chronicle goes on looking at the same place. Returns
 * the first that is another, or NULL. */
static ColoniaLine *
tell_chronicle (ColoniaSession *self)
{
  g_autoptr (GPtrArray) lines = colonia_chronicle_tell (self->record);
  guint n = count_lines (self);
  guint first = 0;
  guint behind = 0;

  while (first < MIN (n, lines->len) && colonia_line_absorb (get_line (self, first), lines->pdata[first]))
    first++;
  while (behind < MIN (n, lines->len) - first
         && colonia_line_absorb (get_line (self, n - 1 - behind), lines->pdata[lines->len - 1 - behind]))
    behind++;

  if (n == lines->len)
    replace_others (self, lines, first, n - behind);
  else
    g_list_store_splice (self->chronicle, first, n - behind - first, lines->pdata + first, lines->len - behind - first);

  for (guint i = first; i < lines->len - behind; i++)
    if (get_line (self, i) == lines->pdata[i])
      return lines->pdata[i];

  return NULL;
}

/* What waits, and how the game goes on with it, is in the record. */
static void
take_rest (ColoniaSession *self)
{
  g_clear_pointer (&self->rest, colonia_replay_free);
  if (colonia_record_get_n_waiting (self->record) > 0)
    self->rest = colonia_replay_new (self->record, G_MAXUINT);
}

/**
 * colonia_session_new:
 * @record: (transfer full): the game
 * @path: (nullable) (type filename): the file to keep it in from now on, or
 *   `NULL` if it is not kept
 * @etag: (nullable): the mark of the file when @record was read from it, see
 *   colonia_record_get_etag(); `NULL` if it is new, and then written at once
 *
 * Begins to track a game.
 *
 * Returns: (transfer full): the session
 */
ColoniaSession *
colonia_session_new (ColoniaRecord *record,
                     const char    *path,
                     const char    *etag)
{
  ColoniaSession *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_object_new (COLONIA_TYPE_SESSION, NULL);
  self->record = record;
  self->waits_for = colonia_record_get_state (record)->turn;
  self->waits_since = g_get_monotonic_time ();
  /* So that they can be told and redone. */
  colonia_record_check_undone (record);
  take_rest (self);
  tell_chronicle (self);

  if (path != NULL)
    {
      colonia_record_identify (record);
      set_keeper (self, colonia_keeper_new (path, etag));
    }
  if (path != NULL && etag == NULL)
    colonia_keeper_keep (self->keeper, self->record);

  return self;
}

/**
 * colonia_session_new_before:
 * @session: a session
 * @index: one of its events, from 0, less than the cursor
 *
 * Makes a session that stands where the game stood before one of its events,
 * to enter that again. It is not kept.
 *
 * Returns: (transfer full): the other session
 */
ColoniaSession *
colonia_session_new_before (ColoniaSession *session,
                            guint           index)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (session), NULL);
  g_return_val_if_fail (index < colonia_record_get_cursor (session->record), NULL);

  return colonia_session_new (colonia_record_copy (session->record, index), NULL, NULL);
}

/**
 * colonia_session_get_record:
 * @self: a session
 *
 * Gets the game as it is written.
 *
 * Returns: (transfer none): the record, valid until the game changes
 */
const ColoniaRecord *
colonia_session_get_record (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return self->record;
}

/**
 * colonia_session_get_state:
 * @self: a session
 *
 * Tells how the game stands.
 *
 * Returns: (transfer none): the state, valid until the game changes
 */
const ColoniaState *
colonia_session_get_state (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return colonia_record_get_state (self->record);
}

/**
 * colonia_session_get_names:
 * @self: a session
 *
 * Gets the names of the players, fit for sentences.
 *
 * Returns: (transfer none) (array): by seat, the names
 */
const char *const *
colonia_session_get_names (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return colonia_record_get_names (self->record);
}

/**
 * colonia_session_get_color:
 * @self: a session
 * @seat: a seat, from 0
 *
 * Tells the colour of a family.
 *
 * Returns: the colour
 */
ColoniaColor
colonia_session_get_color (ColoniaSession *self,
                           int             seat)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), COLONIA_COLOR_YELLOW);

  return colonia_record_get_person (self->record, seat)->color;
}

/**
 * colonia_session_get_language:
 * @self: a session
 * @seat: a seat, from 0, or `COLONIA_NOBODY`
 *
 * Gets the language in which a player wants to be addressed.
 *
 * Returns: (transfer none) (nullable): its id, or `NULL` for that of the
 *   interface, as for nobody
 */
const char *
colonia_session_get_language (ColoniaSession *self,
                              int             seat)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return seat != COLONIA_NOBODY ? colonia_record_get_person (self->record, seat)->language : NULL;
}

/**
 * colonia_session_get_addressed:
 * @self: a session
 *
 * Tells who is asked alone what the game waits for, and so in a language of his
 * or her own.
 *
 * Returns: a seat, from 0, or `COLONIA_NOBODY` if everybody is asked
 */
int
colonia_session_get_addressed (ColoniaSession *self)
{
  const ColoniaState *state;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), COLONIA_NOBODY);

  state = colonia_session_get_state (self);

  return state->step == COLONIA_STEP_CASTING_VOTE ? state->order[0] : state->turn;
}

/* Who is to hear of an obstacle: not who was faster, but who comes too late. */
static int
find_addressee (ColoniaSession        *self,
                const ColoniaObstacle *obstacle)
{
  switch ((int) obstacle->kind)
    {
    case COLONIA_OBSTACLE_BOOTH_TAKEN:
    case COLONIA_OBSTACLE_HOLD_LOADED:
    case COLONIA_OBSTACLE_EXTRA_HOLD_LOADED:
    case COLONIA_OBSTACLE_SAFEGUARDED:
      return colonia_session_get_addressed (self);

    default:
      return obstacle->player != COLONIA_NOBODY ? obstacle->player : colonia_session_get_addressed (self);
    }
}

/**
 * colonia_session_tell_obstacle:
 * @self: a session
 * @obstacle: what stands against an event, not `COLONIA_OBSTACLE_NONE`
 * @uncovered: whose covers are lifted: bit n is set for seat n
 *
 * Tells why something cannot be done, in the language of the player whom it
 * concerns, or else of whoever is asked now.
 *
 * Returns: (transfer full): the sentence of colonia_words_complaint_to_all()
 */
char *
colonia_session_tell_obstacle (ColoniaSession        *self,
                               const ColoniaObstacle *obstacle,
                               guint                  uncovered)
{
  g_autoptr (TongueScope) scope = NULL;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);
  g_return_val_if_fail (obstacle != NULL && obstacle->kind != COLONIA_OBSTACLE_NONE, NULL);

  scope = tongue_speak (colonia_session_get_language (self, find_addressee (self, obstacle)));

  return colonia_words_complaint_to_all (colonia_session_get_names (self), obstacle, uncovered);
}

/**
 * colonia_session_describe_edict:
 * @self: a session
 * @edict: one of the edicts of the week, from the state
 *
 * Says what an edict is called, or what the table entered as its text.
 *
 * Returns: (transfer full): the edict in words
 */
char *
colonia_session_describe_edict (ColoniaSession        *self,
                                const ColoniaLaidEdict *edict)
{
  const ColoniaEvent *revealed;

  g_return_val_if_fail (COLONIA_IS_SESSION (self) && edict != NULL, NULL);

  revealed = colonia_record_find_edicts (self->record, colonia_record_get_cursor (self->record));

  return revealed != NULL ? colonia_term_edict (&revealed->edicts[edict->revealed])
                          : colonia_term_edict_kind (edict->kind);
}

/* Playing */

/* The clock runs for whoever has the turn. */
static void
turn_clock (ColoniaSession *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->waits_for != COLONIA_NOBODY)
    self->waited[self->waits_for] += now - self->waits_since;

  self->waits_for = colonia_session_get_state (self)->turn;
  self->waits_since = now;
}

/* Only what was done last is marked. */
static void
mark_line (ColoniaSession *self,
           ColoniaLine    *line)
{
  if (self->marked != NULL)
    colonia_line_set_marked (self->marked, FALSE);
  g_set_object (&self->marked, line);
  if (line != NULL)
    colonia_line_set_marked (line, TRUE);
}

static void
emit_changed (ColoniaSession *self)
{
  turn_clock (self);
  g_clear_weak_pointer (&self->tried);
  if (self->keeper != NULL)
    colonia_keeper_keep (self->keeper, self->record);

  g_signal_emit (self, signals[CHANGED], 0);
}

static void
replace_undone_lines (ColoniaSession *self,
                      ColoniaLine    *line)
{
  guint first = colonia_line_get_index (line);

  g_list_store_splice (self->chronicle, first, count_lines (self) - first, (gpointer *) &line, 1);
}

static guint
count_gone (ColoniaReplay *rest)
{
  return colonia_replay_count_left_out (rest) - colonia_replay_count_left (rest);
}

/* After a correction some events wait until the game comes to them. The lines of
 * those that do not fit any more then come into a list. */
static void
play_rest (ColoniaSession *self,
           GPtrArray      *gone)
{
  guint n_before = count_gone (self->rest);

  colonia_replay_play (self->rest, self->record, NULL);
  for (guint i = n_before; i < count_gone (self->rest); i++)
    g_ptr_array_add (gone, g_object_ref (colonia_replay_get_left_out (self->rest, i)));

  colonia_replay_keep_waiting (self->rest, self->record);
  colonia_record_close_earlier (self->record);
  if (colonia_replay_count_left (self->rest) == 0)
    g_clear_pointer (&self->rest, colonia_replay_free);
}

/* Whether there are events behind the cursor that could be in force again. */
static gboolean
has_undone (ColoniaSession *self)
{
  return colonia_record_get_cursor (self->record) < colonia_record_get_n_known (self->record);
}

/* Whatever is entered, what waits goes on waiting, behind it, until the game comes to
 * it: only who decides so ends that. */
static ColoniaObstacle
append_event (ColoniaSession     *self,
              const ColoniaEvent *event,
              ColoniaRoller       roller,
              gboolean            along,
              GArray             *effects,
              GPtrArray          *gone)
{
  g_autofree char *at = NULL;
  ColoniaStamp stamp = make_stamp (roller, along, &at);
  ColoniaObstacle obstacle = colonia_record_append (self->record, event, &stamp, effects);

  if (obstacle.kind == COLONIA_OBSTACLE_NONE && self->rest != NULL)
    play_rest (self, gone);

  return obstacle;
}

static ColoniaObstacle
append (ColoniaSession     *self,
        const ColoniaEvent *event,
        ColoniaRoller       roller,
        gboolean            along,
        GPtrArray          *gone)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_autoptr (ColoniaLine) line = NULL;
  g_auto (ColoniaState) before = { 0 };
  guint index = colonia_record_get_cursor (self->record);
  gboolean waits = self->rest != NULL;
  ColoniaObstacle obstacle;

  colonia_state_copy (&before, colonia_record_get_state (self->record));

  obstacle = append_event (self, event, roller, along, effects, gone);
  if (obstacle.kind != COLONIA_OBSTACLE_NONE)
    return obstacle;

  line = colonia_line_new (self->record, index, &before, effects);
  replace_undone_lines (self, line);
  if (waits)
    tell_chronicle (self);

  return obstacle;
}

/* Appends what belongs to the touch that was entered last, and goes along with it, also
 * where that took the place of something. */
static ColoniaObstacle
append_along (ColoniaSession     *self,
              const ColoniaEvent *event,
              ColoniaRoller       roller,
              GPtrArray          *gone)
{
  gboolean replaced = colonia_record_find_undo (self->record) != COLONIA_NO_EARLIER;
  ColoniaObstacle obstacle = append (self, event, roller, TRUE, gone);

  if (obstacle.kind == COLONIA_OBSTACLE_NONE && replaced)
    colonia_record_close_earlier (self->record);

  return obstacle;
}

/* What waits since a correction may have something for whoever has the turn, and what
 * the table does by hand may bring members home. */
static gboolean
may_pass_unasked (ColoniaSession *self)
{
  g_autofree char *by_hand = self->rest == NULL ? colonia_session_tell_by_hand (self) : NULL;

  return self->rest == NULL && by_hand == NULL;
}

/* Who could do nothing passes, and is not asked. That goes with what was entered, and
 * only with what lets the game go on: a moment that was reached by undoing, by going
 * back or by a correction waits, so that everybody can get there, as does one in which
 * something is noted or put right. */
static void
pass_unasked (ColoniaSession     *self,
              const ColoniaEvent *entered,
              GPtrArray          *gone)
{
  if (entered->type == COLONIA_EVENT_NOTE || entered->type == COLONIA_EVENT_CORRECTION || !may_pass_unasked (self))
    return;

  while (colonia_state_can_only_pass (colonia_session_get_state (self), self->passes_for_hands))
    {
      ColoniaEvent pass;

      colonia_event_init (&pass, COLONIA_EVENT_PASS);
      pass.player = colonia_session_get_state (self)->turn;
      if (append_along (self, &pass, COLONIA_ROLLER_APP, gone).kind != COLONIA_OBSTACLE_NONE)
        return;
    }
}

/* Whether passing has ended the step that was before. */
static gboolean
has_passed_on (ColoniaSession *self,
               ColoniaStep     step,
               int             week)
{
  const ColoniaState *state = colonia_session_get_state (self);
  guint cursor = colonia_record_get_cursor (self->record);

  return (state->step != step || state->week != week)
         && colonia_record_get_event (self->record, cursor - 1)->type == COLONIA_EVENT_PASS;
}

/* Appends what was entered by one touch, up to what cannot happen, and what follows from it. */
static ColoniaObstacle
append_entry (ColoniaSession *self,
              const Entry    *entry,
              GPtrArray      *gone,
              gboolean       *any)
{
  const ColoniaState *state = colonia_session_get_state (self);
  ColoniaStep step = state->step;
  int week = state->week;
  ColoniaObstacle obstacle = { 0 };
  guint n = 0;

  while (n < entry->events->len)
    {
      obstacle = n == 0 ? append (self, entry->events->pdata[n], entry->roller, FALSE, gone)
                        : append_along (self, entry->events->pdata[n], entry->roller, gone);
      if (obstacle.kind != COLONIA_OBSTACLE_NONE)
        break;
      n++;
    }

  *any = n > 0;
  if (n > 0)
    pass_unasked (self, entry->events->pdata[n - 1], gone);
  if (n > 0 && has_passed_on (self, step, week))
    self->passed_at = g_get_monotonic_time ();

  return obstacle;
}

static void
enter (ColoniaSession *self,
       const Entry    *entry)
{
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_undone = colonia_record_get_n_known (self->record) - colonia_record_get_cursor (self->record);
  gboolean any;
  ColoniaObstacle obstacle = append_entry (self, entry, gone, &any);

  if (any)
    {
      mark_line (self, NULL);
      emit_changed (self);
      if (n_undone > 0)
        g_signal_emit (self, signals[SET_ASIDE], 0, n_undone);
    }
  if (gone->len > 0)
    g_signal_emit (self, signals[LEFT_OUT], 0, gone->len, g_ptr_array_index (gone, 0));
  if (obstacle.kind != COLONIA_OBSTACLE_NONE)
    g_signal_emit (self, signals[REFUSED], 0, &obstacle);
}

/**
 * colonia_session_set_passes_for_hands:
 * @self: a session
 * @passes: whether to
 *
 * Tells whether those pass by themselves, too, who can do nothing with what lies
 * behind their screens. That they do tells the others so; at first only those pass
 * by themselves of whom everybody can see that nothing else is left.
 */
void
colonia_session_set_passes_for_hands (ColoniaSession *self,
                                      gboolean        passes)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));

  self->passes_for_hands = passes;
}

/**
 * colonia_session_may_pass_all:
 * @self: a session
 *
 * Tells whether it can be meant that everybody passes. Within 0.7 s after passing has
 * ended a step it is the second press of two, which is not for the next step.
 *
 * Returns: whether it can
 */
gboolean
colonia_session_may_pass_all (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), FALSE);

  return self->passed_at == 0 || g_get_monotonic_time () - self->passed_at >= PAUSE_AFTER_PASSING;
}

/**
 * colonia_session_examine:
 * @self: a session
 * @event: something that might happen now
 *
 * Asks what stands against an event.
 *
 * Returns: the obstacle, of kind `COLONIA_OBSTACLE_NONE` if nothing does
 */
ColoniaObstacle
colonia_session_examine (ColoniaSession     *self,
                         const ColoniaEvent *event)
{
  const ColoniaObstacle nothing = { 0 };

  g_return_val_if_fail (COLONIA_IS_SESSION (self) && event != NULL, nothing);

  return colonia_state_examine (colonia_session_get_state (self), event);
}

/**
 * colonia_session_play:
 * @self: a session
 * @event: (transfer none): what happened at the table
 * @roller: who rolled or drew, if it was a roll or a draw
 *
 * Enters what happened. Whoever then could do nothing but pass does so with it, see
 * colonia_session_set_passes_for_hands(). As every event is on disk before the next, what comes
 * while the disk is at work waits for a moment; where writing has failed, the
 * game goes on in memory. What cannot happen is told by ::refused.
 */
void
colonia_session_play (ColoniaSession     *self,
                      const ColoniaEvent *event,
                      ColoniaRoller       roller)
{
  g_return_if_fail (event != NULL);

  colonia_session_play_all (self, event, 1, roller);
}

/**
 * colonia_session_play_all:
 * @self: a session
 * @events: (array length=n_events) (transfer none): what happened at the table,
 *   in this order
 * @n_events: how many events these are, from 1
 * @roller: who rolled or drew, if these are rolls or draws
 *
 * Enters several events of which somebody told at once, as
 * colonia_session_play() enters one. They come onto the disk together, before
 * anything else can be entered, and are undone and redone together. From the first on
 * that cannot happen none is entered.
 */
void
colonia_session_play_all (ColoniaSession     *self,
                          const ColoniaEvent *events,
                          guint               n_events,
                          ColoniaRoller       roller)
{
  Entry *entry;

  g_return_if_fail (COLONIA_IS_SESSION (self));
  g_return_if_fail (events != NULL && n_events > 0);

  entry = entry_new (events, n_events, roller);
  if (!colonia_session_is_busy (self) && g_queue_is_empty (&self->entries))
    {
      enter (self, entry);
      entry_free (entry);
      return;
    }

  g_queue_push_tail (&self->entries, entry);
  notify_waiting (self);
}

/* Going back and forth */

static gboolean
goes_along (ColoniaSession *self,
            guint           index)
{
  return colonia_record_get_stamp (self->record, index).along;
}

/* The first event of a touch, of which `index` is one. */
static guint
find_touch (ColoniaSession *self,
            guint           index)
{
  while (index > 0 && goes_along (self, index))
    index--;

  return index;
}

/* How many events are in force after going one touch back. */
static guint
find_back (ColoniaSession *self)
{
  return find_touch (self, colonia_record_get_cursor (self->record) - 1);
}

/* How many events are in force after going one touch forth. */
static guint
find_forth (ColoniaSession *self)
{
  guint n = colonia_record_get_cursor (self->record) + 1;

  while (n < colonia_record_get_n_known (self->record) && goes_along (self, n))
    n++;

  return n;
}

/**
 * colonia_session_get_can_undo:
 * @self: a session
 *
 * Tells whether there is anything to undo.
 *
 * Returns: whether there is
 */
gboolean
colonia_session_get_can_undo (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), FALSE);

  return colonia_record_get_cursor (self->record) > 0
         || colonia_record_find_undo (self->record) != COLONIA_NO_EARLIER;
}

/**
 * colonia_session_get_can_redo:
 * @self: a session
 *
 * Tells whether there is anything to redo. While something that was entered
 * waits for the disk there is not: it takes the place of what was undone.
 *
 * Returns: whether there is
 */
gboolean
colonia_session_get_can_redo (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), FALSE);

  return g_queue_is_empty (&self->entries)
         && (has_undone (self) || colonia_record_find_redo (self->record) != COLONIA_NO_EARLIER);
}

/* What a replacement is called that undoing takes back, or redoing does again, if it is
 * more than the event that is told by its line. */
static const char *
tell_replacement (const ColoniaEarlier *earlier,
                  ColoniaLine          *line)
{
  if (earlier->players != NULL)
    return _("The players were changed.");

  /* An event was entered where others were undone, or waited. */
  if (MIN (earlier->cursor, earlier->until) == earlier->after && earlier->cursor != earlier->until && line != NULL)
    return colonia_line_get_sentence (line);

  /* Nothing in force is another. */
  if (earlier->cursor == earlier->until && earlier->cursor <= earlier->after)
    return _("It was decided to go on without what waits.");

  return _("The past was corrected.");
}

/**
 * colonia_session_get_undo_text:
 * @self: a session
 *
 * Tells what would be undone.
 *
 * Returns: (transfer none) (nullable): a sentence, or `NULL` if there is nothing
 */
const char *
colonia_session_get_undo_text (ColoniaSession *self)
{
  guint replaced;
  ColoniaEarlier earlier;

  if (!colonia_session_get_can_undo (self))
    return NULL;

  replaced = colonia_record_find_undo (self->record);
  if (replaced == COLONIA_NO_EARLIER)
    return colonia_line_get_sentence (get_line (self, find_back (self)));

  earlier = colonia_record_get_earlier (self->record, replaced);

  /* What is undone behind something that was taken out was not entered in its place. */
  return tell_replacement (&earlier, earlier.after < colonia_record_get_cursor (self->record)
                                       ? get_line (self, earlier.after) : NULL);
}

/* An event that redoing brings back in the place of others, or NULL. */
static ColoniaLine *
find_redone (ColoniaSession *self,
             guint           replaced,
             guint           index)
{
  g_autoptr (ColoniaRecord) then = colonia_record_copy_earlier (self->record, replaced);
  g_autoptr (GPtrArray) lines = colonia_chronicle_tell (then);

  if (index >= lines->len)
    return NULL;

  g_set_object (&self->redone, (ColoniaLine *) lines->pdata[index]);

  return self->redone;
}

/**
 * colonia_session_get_redo_text:
 * @self: a session
 *
 * Tells what would be redone.
 *
 * Returns: (transfer none) (nullable): a sentence, or `NULL` if there is nothing
 */
const char *
colonia_session_get_redo_text (ColoniaSession *self)
{
  guint replaced = colonia_record_find_redo (self->record);
  ColoniaEarlier earlier;

  if (!colonia_session_get_can_redo (self))
    return NULL;

  if (replaced == COLONIA_NO_EARLIER)
    return colonia_line_get_sentence (get_line (self, colonia_record_get_cursor (self->record)));

  earlier = colonia_record_get_earlier (self->record, replaced);

  return tell_replacement (&earlier, find_redone (self, replaced, earlier.after));
}

static void
refuse (ColoniaSession      *self,
        ColoniaObstacleKind  kind)
{
  const ColoniaObstacle obstacle = { .kind = kind, .player = COLONIA_NOBODY };

  g_signal_emit (self, signals[REFUSED], 0, &obstacle);
}

static void
refuse_full (ColoniaSession *self)
{
  refuse (self, COLONIA_OBSTACLE_RECORD_FULL);
}

/**
 * colonia_session_go_to:
 * @self: a session
 * @n_events: how many events shall be in force, at most
 *   colonia_record_get_n_known()
 *
 * Undoes or redoes events until so many are in force. What was entered but
 * still waits for the disk is dropped on the way back; as long as it waits
 * there is no way forward, see colonia_session_get_can_redo(). Where the record is
 * so full that this could not be written, ::refused tells.
 */
void
colonia_session_go_to (ColoniaSession *self,
                       guint           n_events)
{
  guint cursor;

  g_return_if_fail (COLONIA_IS_SESSION (self));
  g_return_if_fail (n_events <= colonia_record_get_n_known (self->record));

  cursor = colonia_record_get_cursor (self->record);
  if (n_events > cursor && !colonia_session_get_can_redo (self))
    return;

  forget_entries (self);
  if (n_events == cursor)
    return;

  if (!colonia_record_make_room_for_cursor (self->record))
    {
      refuse_full (self);
      return;
    }
  if (!colonia_record_move_cursor (self->record, n_events, NULL))
    g_return_if_reached ();

  for (guint i = MIN (cursor, n_events); i < MAX (cursor, n_events); i++)
    colonia_line_set_undone (get_line (self, i), i >= n_events);

  mark_line (self, NULL);
  emit_changed (self);
}

/* Lines are told in other words, as far as they are about the same events. */
static void
retell (ColoniaSession *self,
        guint           n_lines)
{
  g_autoptr (GPtrArray) lines = colonia_chronicle_tell (self->record);

  for (guint i = 0; i < MIN (n_lines, lines->len); i++)
    colonia_line_retell (get_line (self, i), lines->pdata[i]);
}

/* Other players sit at the table, and all that was told until now was theirs. */
static void
show_other_people (ColoniaSession *self,
                   guint           n_same)
{
  retell (self, MIN (n_same, count_lines (self)));
  g_signal_emit (self, signals[PEOPLE_CHANGED], 0);
}

/* The events are others than before. */
static void
show_other_events (ColoniaSession *self)
{
  take_rest (self);
  mark_line (self, tell_chronicle (self));
  emit_changed (self);
  g_signal_emit (self, signals[CORRECTED], 0);
}

/* Shows the game if something has become of a change of its events. */
static void
finish_change (ColoniaSession *self,
               gboolean        possible)
{
  if (possible)
    show_other_events (self);
  else
    refuse_full (self);
}

/* The same where players may have been changed, too. */
static void
finish_replacing (ColoniaSession       *self,
                  const ColoniaEarlier *replaced,
                  gboolean              possible)
{
  if (possible && replaced->players != NULL)
    show_other_people (self, replaced->after);
  finish_change (self, possible);
}

/**
 * colonia_session_change_people:
 * @self: a session
 * @people: (array): by seat, who plays: names of 1 to 40 characters, and colours of which
 *   no two are alike
 *
 * Tells otherwise who plays. All that was told changes with it; undoing takes it back.
 */
void
colonia_session_change_people (ColoniaSession      *self,
                               const ColoniaPerson *people)
{
  g_autofree char *at = NULL;
  gboolean possible;

  g_return_if_fail (COLONIA_IS_SESSION (self));
  g_return_if_fail (people != NULL);

  at = make_time ();
  possible = colonia_record_change_people (self->record, people, at);
  if (possible)
    show_other_people (self, G_MAXUINT);
  finish_change (self, possible);
}

/**
 * colonia_session_undo:
 * @self: a session
 *
 * Takes back what was done last, if there is anything: an event with all that was
 * entered by the same touch and those who passed unasked after it, a correction of the
 * past, or that what waited was given up. What still waits for the disk was entered
 * last, and then never happens.
 */
void
colonia_session_undo (ColoniaSession *self)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));

  if (!g_queue_is_empty (&self->entries))
    {
      entry_free (g_queue_pop_tail (&self->entries));
      notify_waiting (self);
    }
  else if (colonia_record_find_undo (self->record) != COLONIA_NO_EARLIER)
    {
      g_autofree char *at = make_time ();
      ColoniaEarlier replaced = colonia_record_get_earlier (self->record, colonia_record_find_undo (self->record));

      finish_replacing (self, &replaced, colonia_record_undo_replacing (self->record, at));
    }
  else if (colonia_session_get_can_undo (self))
    {
      colonia_session_go_to (self, find_back (self));
    }
}

/**
 * colonia_session_redo:
 * @self: a session
 *
 * Does again what was undone last, if there is anything.
 */
void
colonia_session_redo (ColoniaSession *self)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));

  if (!colonia_session_get_can_redo (self))
    return;

  if (colonia_record_find_redo (self->record) != COLONIA_NO_EARLIER)
    {
      g_autofree char *at = make_time ();
      ColoniaEarlier replaced = colonia_record_get_earlier (self->record, colonia_record_find_redo (self->record));

      finish_replacing (self, &replaced, colonia_record_redo_replacing (self->record, at));
    }
  else
    {
      colonia_session_go_to (self, find_forth (self));
    }
}

/**
 * colonia_session_bring_back:
 * @self: a session that has just told by ::set-aside that events were set aside
 *
 * Takes back what took their place, which is set aside in turn, and puts all of them in
 * force again.
 */
void
colonia_session_bring_back (ColoniaSession *self)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));

  colonia_session_undo (self);
  colonia_session_go_to (self, colonia_record_get_n_known (self->record));
}

/**
 * colonia_session_count_waiting:
 * @self: a session
 *
 * Counts the events that were in force before the past was corrected, and are played
 * again as soon as the game comes to them.
 *
 * Returns: how many events wait
 */
guint
colonia_session_count_waiting (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), 0);

  return colonia_record_get_n_waiting (self->record);
}

/**
 * colonia_session_stop_waiting:
 * @self: a session in which events wait for the game to come to them
 *
 * Goes on without them: they are set aside, and undoing lets them wait again.
 */
void
colonia_session_stop_waiting (ColoniaSession *self)
{
  g_autofree char *at = NULL;

  g_return_if_fail (COLONIA_IS_SESSION (self));

  if (colonia_record_get_n_waiting (self->record) == 0)
    return;

  at = make_time ();
  finish_change (self, colonia_record_drop_waiting (self->record, at));
}

/**
 * colonia_session_go_back:
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
colonia_session_go_back (ColoniaSession *self,
                         guint           i)
{
  g_autoptr (ColoniaRecord) before = NULL;
  g_autofree char *at = NULL;
  gboolean possible;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), FALSE);
  g_return_val_if_fail (i < colonia_record_get_n_earlier (self->record), FALSE);

  before = colonia_record_copy_earlier (self->record, i);
  if (before == NULL)
    {
      refuse (self, COLONIA_OBSTACLE_NOT_OF_GAME);
      return FALSE;
    }

  at = make_time ();
  possible = colonia_record_go_back (self->record, i, at);
  finish_change (self, possible);

  return possible;
}

typedef ColoniaRevision *(*Revise) (const ColoniaRecord *record,
                                    guint                index,
                                    const ColoniaEvent  *event,
                                    const ColoniaStamp  *stamp);

static ColoniaRevision *
try_out (ColoniaSession     *self,
         Revise              revise,
         guint               index,
         const ColoniaEvent *event,
         ColoniaRoller       roller)
{
  g_autofree char *at = NULL;
  const ColoniaStamp stamp = make_stamp (roller, FALSE, &at);
  ColoniaRevision *revision = revise (self->record, index, event, &stamp);

  g_set_weak_pointer (&self->tried, revision);

  return revision;
}

/**
 * colonia_session_try_revision:
 * @self: a session
 * @index: which event is corrected, from 0, less than the cursor
 * @event: (nullable): what really happened, or `NULL` if nothing did
 * @roller: who rolled or drew, if it was a roll or a draw
 *
 * Tries what becomes of the game if one of its events is another. Nothing
 * changes before colonia_session_accept().
 *
 * Returns: (transfer full): what would become of it
 */
ColoniaRevision *
colonia_session_try_revision (ColoniaSession     *self,
                              guint               index,
                              const ColoniaEvent *event,
                              ColoniaRoller       roller)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return try_out (self, colonia_revision_new, index, event, roller);
}

/**
 * colonia_session_try_insertion:
 * @self: a session
 * @index: before which event something was forgotten, from 0, less than the cursor
 * @event: what happened there
 * @roller: who rolled or drew, if it was a roll or a draw
 *
 * Tries what becomes of the game if one more event comes between two others, as
 * colonia_session_try_revision() does.
 *
 * Returns: (transfer full): what would become of it
 */
ColoniaRevision *
colonia_session_try_insertion (ColoniaSession     *self,
                               guint               index,
                               const ColoniaEvent *event,
                               ColoniaRoller       roller)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return try_out (self, colonia_revision_new_inserting, index, event, roller);
}

/**
 * colonia_session_accept:
 * @self: a session
 * @revision: the last revision that was tried, without an obstacle, and since
 *   when the game has not changed; it is of no use afterwards
 *
 * Puts the corrected game in the place of the other.
 */
void
colonia_session_accept (ColoniaSession  *self,
                        ColoniaRevision *revision)
{
  g_autoptr (ColoniaRecord) old = NULL;

  g_return_if_fail (COLONIA_IS_SESSION (self));
  g_return_if_fail (COLONIA_IS_REVISION (revision) && revision == self->tried);
  g_return_if_fail (colonia_revision_get_obstacle (revision).kind == COLONIA_OBSTACLE_NONE);

  old = self->record;
  self->record = colonia_revision_take_record (revision);
  show_other_events (self);
}

/* Telling */

/**
 * colonia_session_get_chronicle:
 * @self: a session
 *
 * Gets the game as lines to read, undone ones too.
 *
 * Returns: (transfer none): a list of `ColoniaLine`, which changes as the game does
 */
GListModel *
colonia_session_get_chronicle (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return G_LIST_MODEL (self->chronicle);
}

/**
 * colonia_session_get_last_line:
 * @self: a session
 *
 * Gets what happened last.
 *
 * Returns: (transfer none) (nullable): the line of the last event in force, or
 *   `NULL` if nothing has happened yet
 */
ColoniaLine *
colonia_session_get_last_line (ColoniaSession *self)
{
  guint cursor;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  cursor = colonia_record_get_cursor (self->record);

  return cursor > 0 ? get_line (self, cursor - 1) : NULL;
}

/**
 * colonia_session_list_last_effects:
 * @self: a session
 *
 * Lists what was caused by what happened last, and all that was entered with it.
 *
 * Returns: (transfer full) (element-type ColoniaEffect): the effects, in the order
 *   in which they happened
 */
GArray *
colonia_session_list_last_effects (ColoniaSession *self)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  guint cursor;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  cursor = colonia_record_get_cursor (self->record);
  for (guint i = cursor > 0 ? find_touch (self, cursor - 1) : 0; i < cursor; i++)
    {
      guint n_effects;
      const ColoniaEffect *caused = colonia_line_get_effects (get_line (self, i), &n_effects);

      if (n_effects > 0)
        g_array_append_vals (effects, caused, n_effects);
    }

  return g_steal_pointer (&effects);
}

/**
 * colonia_session_tell_unasked:
 * @self: a session
 *
 * Tells who has passed without being asked, with what was entered last.
 *
 * Returns: (transfer full) (nullable): a sentence, or `NULL` if nobody has
 */
char *
colonia_session_tell_unasked (ColoniaSession *self)
{
  guint cursor;
  guint passed = 0;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  cursor = colonia_record_get_cursor (self->record);
  for (guint i = cursor > 0 ? find_touch (self, cursor - 1) : 0; i < cursor; i++)
    if (colonia_line_is_unasked (get_line (self, i)))
      passed |= 1u << colonia_record_get_event (self->record, i)->player;

  return passed != 0 ? colonia_words_passed (colonia_session_get_names (self), passed) : NULL;
}

/* Whether an event is one after which the game stands as it stood: what is noted or put
 * right, and who passes unasked but ends nothing. */
static gboolean
is_in_between (ColoniaSession *self,
               guint           index)
{
  ColoniaEventType type = colonia_record_get_event (self->record, index)->type;
  guint n_effects;

  if (type == COLONIA_EVENT_CORRECTION || type == COLONIA_EVENT_NOTE)
    return TRUE;

  colonia_line_get_effects (get_line (self, index), &n_effects);

  return n_effects == 0 && colonia_line_is_unasked (get_line (self, index));
}

/**
 * colonia_session_get_last_step:
 * @self: a session
 *
 * Gets what happened last, besides what is corrected, noted and passed unasked in
 * between.
 *
 * Returns: (transfer none) (nullable): a line of the chronicle, or `NULL` if
 *   nothing has happened yet
 */
ColoniaLine *
colonia_session_get_last_step (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  for (guint i = colonia_record_get_cursor (self->record); i > 0; i--)
    if (!is_in_between (self, i - 1))
      return get_line (self, i - 1);

  return NULL;
}

static void
tell_pieces (ColoniaSession *self,
             ColoniaLine    *line,
             int             seat,
             GStrvBuilder   *builder)
{
  const ColoniaTelling telling = { .names = colonia_session_get_names (self) };
  g_autoptr (GArray) pieces = pieces_list (line, seat);

  for (guint i = 0; i < pieces->len; i++)
    {
      const ColoniaEffect *piece = &g_array_index (pieces, ColoniaEffect, i);
      g_autofree char *told = seat == COLONIA_NOBODY ? colonia_words_effect (&telling, piece)
                                                     : colonia_words_move (piece);

      g_strv_builder_add (builder, told);
    }
}

/**
 * colonia_session_tell_moves:
 * @self: a session
 * @line: (nullable): a line of its chronicle, or `NULL` for the start of the game
 * @seat: a player, from 0, or `COLONIA_NOBODY` for what belongs to the table
 *
 * Tells what hands have to move after an event, or take when the game starts, and
 * what is left to the table where not everything is tracked. The game itself does
 * not wait for that. Of what lies behind a screen it tells only how much it is.
 *
 * Returns: (transfer full): short lines for a player, sentences for the table;
 *   none if there is nothing
 */
char **
colonia_session_tell_moves (ColoniaSession *self,
                            ColoniaLine    *line,
                            int             seat)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const ColoniaSetup *setup;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);
  g_return_val_if_fail (line == NULL || COLONIA_IS_LINE (line), NULL);

  setup = colonia_record_get_setup (self->record);
  if (line != NULL)
    {
      tell_pieces (self, line, seat, builder);
    }
  else if (setup->tracking == COLONIA_TRACKING_FULL && seat != COLONIA_NOBODY)
    {
      g_auto (GStrv) start = colonia_words_start (setup, seat, colonia_session_get_color (self, seat));

      for (char **told = start; *told != NULL; told++)
        g_strv_builder_add (builder, *told);
    }
  else if (setup->tracking == COLONIA_TRACKING_ESSENTIALS && seat == COLONIA_NOBODY)
    {
      g_autofree char *told = colonia_words_start_at_table (setup);

      g_strv_builder_add (builder, told);
    }

  return g_strv_builder_end (builder);
}

/**
 * colonia_session_tell_by_hand:
 * @self: a session
 *
 * Tells which edict the last step let be accepted that only the table can carry
 * out (EDICT-1). The game itself does not wait for that.
 *
 * Returns: (transfer full) (nullable): the text of the edict, or `NULL` if there is none
 */
char *
colonia_session_tell_by_hand (ColoniaSession *self)
{
  ColoniaLine *line = colonia_session_get_last_step (self);
  const ColoniaEffect *effects;
  guint n_effects = 0;

  effects = line != NULL ? colonia_line_get_effects (line, &n_effects) : NULL;
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_ACCEPTED && effects[i].what == COLONIA_EDICT_OTHER)
      {
        const ColoniaEvent *revealed = colonia_record_find_edicts (self->record, colonia_line_get_index (line) + 1);

        return colonia_term_edict (&revealed->edicts[effects[i].other]);
      }

  return NULL;
}

/**
 * colonia_session_tell_used_up:
 * @self: a session
 *
 * Tells that the stack of ships may be used up, where the next one is to come
 * (SAT-2).
 *
 * Returns: (transfer full) (nullable): a sentence, or `NULL` where no ship is to
 *   come, or more are on the stack
 */
char *
colonia_session_tell_used_up (ColoniaSession *self)
{
  const ColoniaState *state;
  g_auto (Dealt) dealt = { 0 };

  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  state = colonia_session_get_state (self);
  if (state->step != COLONIA_STEP_BERTH_SHIPS
      && (state->step != COLONIA_STEP_EDICT || state->edicts[state->edict].kind != COLONIA_EDICT_SHIPS_LEAVE))
    return NULL;

  dealt_init_from (&dealt, self->record);

  return dealt.ships_left == 0 ? colonia_words_used_up () : NULL;
}

/* The sentences about a player in what an event caused, and their rules. */
static char *
tell_effects_of (ColoniaSession    *self,
                 ColoniaLine       *line,
                 ColoniaEffectKind  kind,
                 int                seat,
                 GArray            *rules)
{
  const ColoniaTelling telling = {
    .names = colonia_session_get_names (self),
    .edicts = colonia_record_find_edicts (self->record, colonia_line_get_index (line) + 1),
  };
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_effects;
  const ColoniaEffect *effects = colonia_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == kind && (seat == COLONIA_NOBODY || effects[i].player == seat))
      {
        g_autofree char *sentence = colonia_words_effect (&telling, &effects[i]);

        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
        if (effects[i].rule != COLONIA_RULE_NONE && rules != NULL)
          g_array_append_val (rules, effects[i].rule);
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * colonia_session_explain:
 * @self: a session
 * @kind: the kind of effect that is asked for
 * @seat: the player that is asked about, from 0, or `COLONIA_NOBODY` for everybody
 * @rules: (element-type ColoniaRule) (nullable): what the rules are added to
 *
 * Answers why something is as it is: with what caused it last.
 *
 * Returns: (transfer full) (nullable): sentences, each on a line; `NULL` if
 *   nothing of the kind has happened
 */
char *
colonia_session_explain (ColoniaSession    *self,
                         ColoniaEffectKind  kind,
                         int                seat,
                         GArray            *rules)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  for (guint i = colonia_record_get_cursor (self->record); i > 0; i--)
    {
      g_autofree char *text = tell_effects_of (self, get_line (self, i - 1), kind, seat, rules);

      if (*text != '\0')
        return g_steal_pointer (&text);
    }

  return NULL;
}

/**
 * colonia_session_get_waited:
 * @self: a session
 * @seat: a seat, from 0
 *
 * Tells how long the game has waited for a player since the session began. It
 * is not in the record: a game that was interrupted begins to count anew.
 *
 * Returns: how many microseconds the player has had the turn
 */
gint64
colonia_session_get_waited (ColoniaSession *self,
                            int             seat)
{
  gint64 waited;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), 0);
  g_return_val_if_fail (seat >= 0 && seat < COLONIA_MAX_PLAYERS, 0);

  waited = self->waited[seat];
  if (self->waits_for == seat)
    waited += g_get_monotonic_time () - self->waits_since;

  return waited;
}

/**
 * colonia_session_retell:
 * @self: a session
 *
 * Tells the whole chronicle in the language of the moment. The lines remain
 * the same, in other words. A session does this by itself when the language of
 * the interface changes.
 */
void
colonia_session_retell (ColoniaSession *self)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));

  g_assert (colonia_record_get_n_known (self->record) == count_lines (self));
  retell (self, count_lines (self));
}

/* Keeping */

/**
 * colonia_session_get_path:
 * @self: a session
 *
 * Tells where the game is kept.
 *
 * Returns: (transfer none) (nullable) (type filename): the path of the file
 */
const char *
colonia_session_get_path (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return self->keeper != NULL ? colonia_keeper_get_path (self->keeper) : NULL;
}

/**
 * colonia_session_is_busy:
 * @self: a session
 *
 * Tells whether something is on its way to the disk.
 *
 * Returns: whether it is
 */
gboolean
colonia_session_is_busy (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), FALSE);

  return self->keeper != NULL && colonia_keeper_is_busy (self->keeper);
}

/**
 * colonia_session_get_error:
 * @self: a session
 *
 * Tells why the game could not be written.
 *
 * Returns: (transfer none) (nullable): the error, or `NULL` if all is on disk
 */
const GError *
colonia_session_get_error (ColoniaSession *self)
{
  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  return self->keeper != NULL ? colonia_keeper_get_error (self->keeper) : NULL;
}

/**
 * colonia_session_retry_saving:
 * @self: a session that could not be written
 * @overwrite: whether to write even over what another program wrote meanwhile
 *
 * Tries at once to write the game.
 */
void
colonia_session_retry_saving (ColoniaSession *self,
                              gboolean        overwrite)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));

  if (self->keeper == NULL)
    return;

  /* What the other program wrote over may have been on the disk already. */
  if (overwrite)
    colonia_keeper_keep (self->keeper, self->record);
  colonia_keeper_retry (self->keeper, overwrite);
}

/**
 * colonia_session_accept_file:
 * @self: a session whose file another program has changed
 * @etag: the mark that the file has now
 * @is_whole: whether all of the game is in the file
 *
 * Goes on with the file: what another program wrote into it is in the game, too. It
 * is written over unless all of the game is in it.
 */
void
colonia_session_accept_file (ColoniaSession *self,
                             const char     *etag,
                             gboolean        is_whole)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));
  g_return_if_fail (etag != NULL);

  if (self->keeper == NULL)
    return;

  /* It is kept first, so that nobody takes it for written meanwhile. */
  if (!is_whole)
    colonia_keeper_keep (self->keeper, self->record);
  colonia_keeper_accept (self->keeper, etag);
}

/**
 * colonia_session_make_text:
 * @self: a session
 *
 * Writes all that was entered, with what still waits for the disk, as the text of
 * a record.
 *
 * Returns: (transfer full): the text
 */
char *
colonia_session_make_text (ColoniaSession *self)
{
  g_autofree char *text = NULL;
  g_autoptr (ColoniaSession) copy = NULL;
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (g_object_unref);
  ColoniaRecord *record;
  gboolean any;

  g_return_val_if_fail (COLONIA_IS_SESSION (self), NULL);

  text = colonia_record_to_text (self->record);
  if (g_queue_is_empty (&self->entries))
    return g_steal_pointer (&text);

  record = colonia_record_parse (text, strlen (text), NULL);
  g_assert (record != NULL);
  copy = colonia_session_new (record, NULL, NULL);
  copy->passes_for_hands = self->passes_for_hands;
  for (GList *l = self->entries.head; l != NULL; l = l->next)
    append_entry (copy, l->data, gone, &any);

  return colonia_record_to_text (copy->record);
}

/**
 * colonia_session_discard:
 * @self: a session
 *
 * Gives up what is not on the disk yet: nothing of the game is written any
 * more, neither now nor when the session goes, and what waits for the disk is
 * dropped. The game is kept nowhere from now on.
 */
void
colonia_session_discard (ColoniaSession *self)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));

  forget_entries (self);
  if (self->keeper == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->keeper, self);
  colonia_keeper_give_up (self->keeper);
  g_clear_object (&self->keeper);
}

/**
 * colonia_session_save_to:
 * @self: a session
 * @path: (type filename): a file, which is overwritten
 *
 * Keeps the game in another file from now on.
 */
void
colonia_session_save_to (ColoniaSession *self,
                         const char     *path)
{
  g_return_if_fail (COLONIA_IS_SESSION (self));
  g_return_if_fail (path != NULL);

  if (g_strcmp0 (path, colonia_session_get_path (self)) == 0)
    {
      colonia_keeper_keep (self->keeper, self->record);
      colonia_keeper_retry (self->keeper, TRUE);
      return;
    }

  set_keeper (self, colonia_keeper_new (path, NULL));
  colonia_keeper_keep (self->keeper, self->record);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}
