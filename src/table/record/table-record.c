/* table-record.c: the record of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-record-private.h"

#include "doc-parse.h"
#include "table-head.h"
#include "text-line.h"
#include "tongue.h"

#include <string.h>

/* The member of an event that was entered by one touch with the one before it. */
#define ALONG "along"

/* The member of an event, and of the document, that says by which rules it is doubtful, of which the table was sure. */
#define SURE "sure"

G_DEFINE_QUARK (table-record-error-quark, table_record_error)

/* Who plays */

/**
 * table_person_is_named:
 * @person: somebody who plays
 *
 * Tells whether a person has a name, and does not just go by the colour, in whatever
 * language that was called when the game began.
 *
 * Returns: whether it is a name
 */
gboolean
table_person_is_named (const TablePerson *person)
{
  g_return_val_if_fail (person != NULL && person->name != NULL, FALSE);

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (*language);

      if (g_str_equal (person->name, table_color_get_name (person->color)))
        return FALSE;
    }

  return TRUE;
}

/* What everybody is called in the language that is spoken now. */
static char **
list_sentence_names (TableRecord    *record,
                     const gboolean *named)
{
  char **names = g_new0 (char *, TABLE_MAX_PLAYERS + 1);

  for (int seat = 0; seat < record->setup->n_players; seat++)
    {
      g_autofree char *name = text_line (named[seat] ? record->people[seat].name
                                                     : table_color_get_name (record->people[seat].color), -1);

      names[seat] = text_isolate (name);
    }

  return names;
}

/* Several threads may ask for them at once, each in its language: they are there beforehand. */
void
table_record_set_sentence_names (TableRecord *record)
{
  gboolean named[TABLE_MAX_PLAYERS];

  for (int seat = 0; seat < record->setup->n_players; seat++)
    named[seat] = table_person_is_named (&record->people[seat]);

  record->names = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (*language);

      g_ptr_array_add (record->names, list_sentence_names (record, named));
    }
}

void
table_record_forget_people (TableRecord *record)
{
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    {
      g_clear_pointer (&record->people[seat].name, g_free);
      g_clear_pointer (&record->people[seat].language, g_free);
    }
  g_clear_pointer (&record->names, g_ptr_array_unref);
}

void
table_record_copy_people (TableRecord       *record,
                          const TablePerson *people)
{
  for (int seat = 0; seat < record->setup->n_players; seat++)
    record->people[seat] = (TablePerson) {
      .name = g_strdup (people[seat].name),
      .color = people[seat].color,
      .language = g_strdup (people[seat].language),
    };
}

/* The list of events */

JsonArray *
table_record_get_event_list (const TableRecord *record)
{
  return json_object_has_member (record->root, "events")
           ? json_object_get_array_member (record->root, "events")
           : NULL;
}

/* Events stand one behind the other, as large as the game says: so many are looked at,
 * one after the other, that they must not lie apart. */
static TableEvent *
event_at (const TableRecord *record,
          guint              index)
{
  return (TableEvent *) (void *) (record->events->data + index * record->game->events->size);
}

void
table_record_free_event (const TableRecord *record,
                         TableEvent        *event)
{
  table_event_free (record->game->events, event);
}

/* The event is the record's from now on. */
void
table_record_add_event (TableRecord *record,
                        TableEvent  *event)
{
  g_array_append_vals (record->events, event, 1);
  g_free (event);
}

/* Forgets what was checked but for the first events. */
static void
forget_events (TableRecord *record,
               guint        n_events)
{
  if (record->events->len <= n_events)
    return;

  for (guint i = n_events; i < record->events->len; i++)
    table_event_clear (record->game->events, event_at (record, i));
  g_array_set_size (record->events, n_events);
}

static JsonArray *
need_event_list (TableRecord *record)
{
  if (table_record_get_event_list (record) == NULL)
    json_object_set_array_member (record->root, "events", json_array_new ());

  return table_record_get_event_list (record);
}

void
table_record_add_elements (JsonArray *list,
                           JsonArray *from,
                           guint      first)
{
  for (guint i = first; from != NULL && i < json_array_get_length (from); i++)
    json_array_add_element (list, json_array_dup_element (from, i));
}

/* The events behind the first ones, as they are written. */
JsonArray *
table_record_copy_tail (const TableRecord *record,
                        guint              after)
{
  JsonArray *tail = json_array_new ();

  table_record_add_elements (tail, table_record_get_event_list (record), after);

  return tail;
}

void
table_record_cut_tail (TableRecord *record,
                       guint        after)
{
  JsonArray *list = need_event_list (record);

  for (guint i = json_array_get_length (list); i > after; i--)
    json_array_remove_element (list, i - 1);

  if (json_object_has_member (record->root, "reached"))
    json_object_remove_member (record->root, "reached");
  forget_events (record, after);
  record->n_waiting = 0;
}

/* Plays events that were checked before, from one on, before which the game stands, up to
 * the first `n`. */
static void
play_on (TableRecord *record,
         guint        first,
         guint        n)
{
  for (guint i = first; i < n; i++)
    table_state_apply (record->state, event_at (record, i), NULL);
}

/* Plays the first `n` events from the start. */
void
table_record_fold (TableRecord *record,
                   guint        n)
{
  table_state_clear (record->state);
  table_state_init (record->state, record->game, record->setup, NULL);
  play_on (record, 0, n);
}

void
table_record_write_cursor (TableRecord *record)
{
  if (record->cursor < table_record_get_n_events (record))
    json_object_set_int_member (record->root, "cursor", record->cursor);
  else
    json_object_remove_member (record->root, "cursor");

  if (json_object_has_member (record->root, "reached") && table_record_get_reached (record) == record->cursor)
    json_object_remove_member (record->root, "reached");
}

/* A record */

/* On what it depends what things consist of; `state` is how the game stands, or `NULL`
 * where nobody knows. */
TableTerms
table_record_make_terms (const TableSetup *setup,
                         const TableState *state)
{
  return (TableTerms) { .tracking = setup->tracking, .n_players = setup->n_players, .state = state };
}

/* Looks up a text of an event that only tells about it. */
static const char *
get_text (JsonObject *event,
          const char *name)
{
  JsonNode *node = json_object_get_member (event, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
}

/* Adds to the rules by which something is doubtful and the table is sure. */
static void
add_sure (const TableRecord *record,
          const GArray      *doubts,
          JsonObject        *object)
{
  for (guint i = 0; i < doubts->len; i++)
    {
      const char *rule = table_game_get_rule (record->game, g_array_index (doubts, TableObstacle, i).rule);
      const char *sure = get_text (object, SURE);
      g_autofree char *both = sure != NULL ? g_strdup_printf ("%s %s", sure, rule) : NULL;

      if (!table_stamp_is_sure (sure, rule))
        json_object_set_string_member (object, SURE, both != NULL ? both : rule);
    }
}

/* Whoever enters something doubtful, or begins with it, was asked, and is not asked again. */
static void
say_sure (const TableRecord *record,
          const TableEvent  *event,
          JsonObject        *object)
{
  g_autoptr (GArray) doubts = table_state_list_doubts (record->state, event);

  add_sure (record, doubts, object);
}

TableRecord *
table_record_new_empty (const TableGame *game)
{
  TableRecord *record = g_new0 (TableRecord, 1);

  record->game = game;
  record->setup = g_malloc0 (game->setup_size);
  record->events = g_array_new (FALSE, FALSE, (guint) game->events->size);

  return record;
}

/**
 * table_record_new:
 * @game: a game
 * @setup: what was agreed: one of @game, which nothing is wrong with
 * @people: (array): by seat, who plays
 *
 * Begins the record of a game, with no events.
 *
 * Returns: (transfer full): a record
 */
TableRecord *
table_record_new (const TableGame   *game,
                  const TableSetup  *setup,
                  const TablePerson *people)
{
  TableRecord *record;

  g_return_val_if_fail (game != NULL && setup != NULL && people != NULL, NULL);
  g_return_val_if_fail (setup->n_players >= game->min_players && setup->n_players <= game->max_players, NULL);

  record = table_record_new_empty (game);
  memcpy (record->setup, setup, game->setup_size);
  table_record_copy_people (record, people);
  table_record_set_sentence_names (record);
  record->root = table_record_build_document (game, setup, people);
  record->state = table_state_new (game, setup, NULL);
  say_sure (record, NULL, record->root);

  return record;
}

/**
 * table_record_free:
 * @record: (transfer full) (nullable): a record
 *
 * Frees a record with everything that was got from it.
 */
void
table_record_free (TableRecord *record)
{
  if (record == NULL)
    return;

  g_clear_pointer (&record->root, json_object_unref);
  table_record_free_written (record);
  table_record_forget_people (record);
  forget_events (record, 0);
  g_array_unref (record->events);
  table_state_free (record->state);
  g_free (record->setup);
  g_free (record);
}

/**
 * table_record_get_game:
 * @record: a record
 *
 * Tells which game was played.
 *
 * Returns: (transfer none): the game
 */
const TableGame *
table_record_get_game (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->game;
}

/**
 * table_record_get_setup:
 * @record: a record
 *
 * Tells what the table agreed on. It does not change as the game goes on.
 *
 * Returns: (transfer none): what was agreed before the first event, valid as
 *   long as the record
 */
const TableSetup *
table_record_get_setup (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->setup;
}

/**
 * table_record_get_person:
 * @record: a record
 * @seat: a seat, from 0, less than the number of players
 *
 * Tells who sits at a seat, with the name as it was given: for sentences there
 * is `table_record_get_names()`.
 *
 * Returns: (transfer none): who sits there, valid as long as the record
 */
const TablePerson *
table_record_get_person (const TableRecord *record,
                         int                seat)
{
  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < record->setup->n_players, NULL);

  return &record->people[seat];
}

/**
 * table_record_get_names:
 * @record: a record
 *
 * Gives the names of the players in a form that can stand in a sentence, as
 * anything at all may have been typed for a name. Who has none goes by the colour, in the
 * language that the calling thread speaks.
 *
 * Returns: (transfer none) (array): by seat, the names on one line and without
 *   control characters, isolated by text_isolate(), one for each player, valid as long as the record;
 *   there need not be a `NULL` behind them
 */
const char *const *
table_record_get_names (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return (const char *const *) g_ptr_array_index (record->names, tongue_get_spoken ());
}

/**
 * table_record_find_id:
 * @record: a record
 *
 * Tells the id by which two copies of one game know each other.
 *
 * Returns: (transfer full) (nullable): the id, in small letters whoever wrote it, or the one that
 *   a game without one is to get; `NULL` where nothing tells the game from others
 */
char *
table_record_find_id (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return table_head_find_id (record->root);
}

/**
 * table_record_get_state:
 * @record: a record
 *
 * Tells how the game stands now. Undone events have no part in it.
 *
 * Returns: (transfer none): how the game stands after the events in force,
 *   valid until the record changes
 */
const TableState *
table_record_get_state (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->state;
}

/**
 * table_record_make_state:
 * @record: a record
 * @n_events: after how many of the events that are known, in force or undone
 *
 * Works out how the game stands after its first events.
 *
 * Returns: (transfer full): how the game stands then
 */
TableState *
table_record_make_state (const TableRecord *record,
                         guint              n_events)
{
  TableState *state;
  guint first;

  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (n_events <= table_record_get_n_known (record), NULL);

  /* What is in force was played already. */
  first = n_events < record->cursor ? 0 : record->cursor;
  state = first == 0 ? table_state_new (record->game, table_record_get_setup (record), NULL)
                     : table_state_dup (record->state);
  for (guint i = first; i < n_events; i++)
    table_state_apply (state, event_at (record, i), NULL);

  return state;
}

/**
 * table_record_get_n_events:
 * @record: a record
 *
 * Counts all events, so that a view knows whether any can be redone.
 *
 * Returns: how many events there are, in force and undone
 */
guint
table_record_get_n_events (const TableRecord *record)
{
  JsonArray *list;

  g_return_val_if_fail (record != NULL, 0);

  list = table_record_get_event_list (record);

  return list != NULL ? json_array_get_length (list) : 0;
}

/**
 * table_record_get_cursor:
 * @record: a record
 *
 * Counts the events that make up the game as it stands.
 *
 * Returns: how many events are in force, from 0 to all
 */
guint
table_record_get_cursor (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->cursor;
}

/**
 * table_record_get_n_known:
 * @record: a record
 *
 * Counts the events that were checked: those in force, and of the undone ones
 * those that were in force before. Nothing is asked of the undone events of a
 * record that was read, so they are not known until they are redone.
 *
 * Returns: how many of the events, from the first on, can be looked at
 */
guint
table_record_get_n_known (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->events->len;
}

/**
 * table_record_get_event:
 * @record: a record
 * @index: which event, from 0, less than table_record_get_n_known()
 *
 * Looks at an event.
 *
 * Returns: (transfer none): the event, valid until the record changes
 */
const TableEvent *
table_record_get_event (const TableRecord *record,
                        guint              index)
{
  g_return_val_if_fail (record != NULL && index < record->events->len, NULL);

  return event_at (record, index);
}

/**
 * table_record_find_last:
 * @record: a record
 * @n_events: how many of the events to look at, at most table_record_get_n_known()
 * @type: a type of event
 *
 * Looks for the last event of a type among the first @n_events.
 *
 * Returns: (transfer none) (nullable): the event, valid until the record changes, or `NULL` if
 *   none of them is of that type
 */
const TableEvent *
table_record_find_last (const TableRecord *record,
                        guint              n_events,
                        int                type)
{
  g_return_val_if_fail (record != NULL && n_events <= record->events->len, NULL);

  for (guint i = n_events; i > 0; i--)
    if (event_at (record, i - 1)->type == type)
      return event_at (record, i - 1);

  return NULL;
}

/**
 * table_record_is_same_draw:
 * @record: a record
 * @index: which event, from 0, less than table_record_get_n_known()
 * @event: an event
 *
 * Tells whether an event is a draw or a roll, and the same came as was recorded,
 * whatever else there is to it.
 *
 * Returns: whether the same was drawn or rolled
 */
gboolean
table_record_is_same_draw (const TableRecord *record,
                           guint              index,
                           const TableEvent  *event)
{
  TableTerms terms;

  g_return_val_if_fail (record != NULL && index < record->events->len && event != NULL, FALSE);

  terms = table_record_make_terms (record->setup, NULL);

  return table_event_is_same_draw (record->game->events, table_record_get_event (record, index), event, &terms);
}

/* Anything but `true` is somebody else's. */
static gboolean
goes_along (JsonObject *event)
{
  JsonNode *node = json_object_get_member (event, ALONG);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (node);
}

/**
 * table_record_get_stamp:
 * @record: a record
 * @index: which event, from 0, undone ones too
 *
 * Looks up when an event happened, who rolled, and with what it was entered, as far
 * as the record says.
 *
 * Returns: what is known, whose texts are valid until the record changes
 */
TableStamp
table_record_get_stamp (const TableRecord *record,
                        guint              index)
{
  const TableStamp nothing = { 0 };
  JsonObject *event;

  g_return_val_if_fail (record != NULL && index < table_record_get_n_events (record), nothing);

  event = json_array_get_object_element (table_record_get_event_list (record), index);

  return (TableStamp) {
    .at = get_text (event, "at"), .by = get_text (event, "by"), .along = goes_along (event), .sure = get_text (event, SURE),
  };
}

/**
 * table_stamp_is_sure:
 * @sure: (nullable): by which rules an event is doubtful, where the table is sure, as its stamp has it
 * @rule: (nullable): the id of a rule
 *
 * Tells whether the table is sure of an event that is doubtful by a rule.
 *
 * Returns: whether it is
 */
gboolean
table_stamp_is_sure (const char *sure,
                     const char *rule)
{
  g_auto (GStrv) rules = g_strsplit (sure != NULL ? sure : "", " ", -1);

  return rule != NULL && g_strv_contains ((const char *const *) rules, rule);
}

/**
 * table_record_is_unasked:
 * @record: a record
 * @index: which event, from 0, undone ones too
 *
 * Tells whether somebody has passed without being asked, as there was nothing else to do.
 *
 * Returns: whether it is so
 */
gboolean
table_record_is_unasked (const TableRecord *record,
                         guint              index)
{
  JsonObject *event;

  g_return_val_if_fail (record != NULL && index < table_record_get_n_events (record), FALSE);

  event = json_array_get_object_element (table_record_get_event_list (record), index);

  return record->game->pass != TABLE_NOBODY
         && g_strcmp0 (get_text (event, "type"), record->game->events->ids[record->game->pass]) == 0
         && g_strcmp0 (get_text (event, "by"), "app") == 0;
}

/**
 * table_record_get_time:
 * @record: a record
 * @index: which event, from 0, less than table_record_get_n_known()
 *
 * Tells when an event happened.
 *
 * Returns: (transfer full) (nullable): the time, in UTC, or `NULL` if the record
 *   tells none, or something that is none
 */
GDateTime *
table_record_get_time (const TableRecord *record,
                       guint              index)
{
  const char *at = table_record_get_stamp (record, index).at;
  g_autoptr (GDateTime) time = at != NULL ? g_date_time_new_from_iso8601 (at, NULL) : NULL;

  return time != NULL ? g_date_time_to_utc (time) : NULL;
}

/**
 * table_record_tell_time:
 * @time: a time, in UTC
 *
 * Tells a time as records have it, to the second.
 *
 * Returns: (transfer full): the time, as ISO 8601 writes it
 */
char *
table_record_tell_time (GDateTime *time)
{
  g_return_val_if_fail (time != NULL, NULL);

  return g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");
}

/* The cursor */

/**
 * table_record_move_cursor:
 * @record: a record
 * @cursor: how many events shall be in force, at most all
 * @error: return location for a `GError` of `DOC_ERROR` or `TABLE_RECORD_ERROR`
 *
 * Undoes or redoes events. Undone events of a record that was read are
 * checked only now that they are redone.
 *
 * Returns: `TRUE` if the cursor was moved; otherwise nothing has changed
 */
gboolean
table_record_move_cursor (TableRecord *record,
                          guint        cursor,
                          GError     **error)
{
  guint n_checked;

  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (cursor <= table_record_get_n_events (record), FALSE);

  n_checked = record->events->len;
  if (cursor < record->cursor)
    table_record_fold (record, cursor);
  else
    play_on (record, record->cursor, MIN (cursor, n_checked));

  if (!table_record_check_events (record, cursor, error))
    {
      forget_events (record, n_checked);
      table_record_fold (record, record->cursor);
      return FALSE;
    }

  record->cursor = cursor;
  record->n_waiting = MIN (record->n_waiting, table_record_get_n_events (record) - cursor);
  table_record_write_cursor (record);

  return TRUE;
}

/**
 * table_record_get_reached:
 * @record: a record
 *
 * Tells how far the game had come before the table went back in it. What was undone at that
 * time comes later.
 *
 * Returns: how many events were in force then, or are now if nobody has gone back
 */
guint
table_record_get_reached (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return MIN (table_earlier_read_reached (record->root, record->cursor), table_record_get_n_events (record));
}

/**
 * table_record_set_reached:
 * @record: a record of which events are undone
 * @reached: how many were in force before the table went back
 *
 * Remembers how far the game had come, until it has come as far again or goes on otherwise.
 */
void
table_record_set_reached (TableRecord *record,
                          guint        reached)
{
  g_return_if_fail (record != NULL);

  if (reached > record->cursor)
    json_object_set_int_member (record->root, "reached", reached);
}

/**
 * table_record_check_undone:
 * @record: a record
 *
 * Checks the events that were undone in an earlier sitting, so that they can
 * be looked at and redone: those that fit, up to the first that does not, or that
 * waits until the game comes to it. Nothing changes but table_record_get_n_known().
 */
void
table_record_check_undone (TableRecord *record)
{
  g_autoptr (TableState) now = NULL;
  guint n;

  g_return_if_fail (record != NULL);

  n = table_record_get_n_events (record) - record->n_waiting;
  if (record->events->len >= n)
    return;

  now = table_state_dup (record->state);
  play_on (record, record->cursor, record->events->len);
  table_record_check_events (record, n, NULL);
  table_state_clear (record->state);
  table_state_copy (record->state, now);
}

/* Adding */

/* Builds the event as the document will have it, and reads it again from
 * there: so the record owns what it holds, and holds nothing that it could
 * not read back. The event's JSON belongs to the caller; it is `NULL` if the
 * event is not well-formed. */
static JsonNode *
make_own (const TableRecord *record,
          const TableEvent  *event,
          const TableStamp  *stamp,
          TableEvent       **own)
{
  const TableTerms terms = table_record_make_terms (record->setup, record->state);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;
  DocPlace place;

  table_event_build (record->game->events, event, &terms, builder);
  node = json_builder_get_root (builder);
  place = doc_place_root (node);

  *own = table_record_read_at (record, &place, &terms, NULL);
  if (*own == NULL)
    return NULL;

  object = json_node_get_object (node);
  if (stamp != NULL && stamp->at != NULL)
    json_object_set_string_member (object, "at", stamp->at);
  if (stamp != NULL && stamp->by != NULL)
    json_object_set_string_member (object, "by", stamp->by);
  if (stamp != NULL && stamp->along)
    json_object_set_boolean_member (object, ALONG, TRUE);
  if (stamp != NULL)
    say_sure (record, *own, object);

  return g_steal_pointer (&node);
}

/* What is undone, and what waits, makes room for an event, but is kept. */
static void
set_undone_aside (TableRecord *record,
                  JsonArray   *replaced,
                  const char  *at)
{
  const TableEarlier aside = {
    .after = record->cursor, .cursor = record->cursor, .reached = table_record_get_reached (record),
    .until = record->cursor + 1, .at = at, .events = replaced,
  };

  if (json_array_get_length (replaced) > 0)
    table_earlier_push (record->root, &aside);
  else
    table_earlier_settle (record->root);

  table_record_cut_tail (record, record->cursor);
}

/* Takes an event with its JSON, if nothing stands against it. Both are the
 * record's from now on, or gone. */
static TableObstacle
take_event (TableRecord *record,
            TableEvent  *own,
            JsonNode    *node,
            GArray      *effects)
{
  g_autoptr (JsonArray) replaced = table_record_copy_tail (record, record->cursor);
  gboolean goes_on = record->n_waiting > 0;
  TableObstacle obstacle = table_state_examine (record->state, own);

  if (obstacle.kind == TABLE_OBSTACLE_NONE && !table_record_make_room_for_event (record, node, replaced))
    obstacle = (TableObstacle) { .kind = TABLE_OBSTACLE_RECORD_FULL, .player = TABLE_NOBODY };
  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    {
      table_record_free_event (record, own);
      json_node_unref (node);
      return obstacle;
    }

  set_undone_aside (record, replaced, get_text (json_node_get_object (node), "at"));
  table_state_apply (record->state, own, effects);
  json_array_add_element (table_record_get_event_list (record), node);
  table_record_add_event (record, own);
  record->cursor++;
  table_record_write_cursor (record);
  /* What waited is put back by whoever plays it, and nothing may have been replaced. */
  if (!goes_on)
    table_earlier_trim (record->root);

  return obstacle;
}

/**
 * table_record_append:
 * @record: a record
 * @event: (transfer none): the event that happened, well-formed for the game:
 *   of the ranges and lengths that the record allows
 * @stamp: (nullable): when it happened and who rolled
 * @effects: (element-type TableEffect) (nullable): where to report what it causes
 *
 * Adds an event at the cursor. Events that were undone, or wait, are set aside; where
 * any waited table_record_close_earlier() is to be called in the end. If something
 * stands against the event, or the record is full, nothing changes.
 *
 * Returns: the obstacle, of kind `TABLE_OBSTACLE_NONE` if `event` happened
 */
TableObstacle
table_record_append (TableRecord        *record,
                     const TableEvent   *event,
                     const TableStamp   *stamp,
                     GArray             *effects)
{
  const TableObstacle wrong_use = { .kind = TABLE_OBSTACLE_NOT_NOW, .player = TABLE_NOBODY };
  TableEvent *own;
  JsonNode *node;

  g_return_val_if_fail (record != NULL, wrong_use);
  g_return_val_if_fail (event != NULL, wrong_use);

  node = make_own (record, event, stamp, &own);
  g_return_val_if_fail (node != NULL, wrong_use);

  return take_event (record, own, node, effects);
}

/* An event as it is written, but that it waits, and perhaps with what it was entered. */
static JsonNode *
copy_event (const TableRecord *record,
            guint              index,
            gboolean           along)
{
  JsonObject *event = json_array_get_object_element (table_record_get_event_list (record), index);
  g_autoptr (JsonObject) copy = table_earlier_copy_object (event);

  if (json_object_has_member (copy, WAITS))
    json_object_remove_member (copy, WAITS);
  if (!along && json_object_has_member (copy, ALONG))
    json_object_remove_member (copy, ALONG);

  return json_node_init_object (json_node_alloc (), copy);
}

/**
 * table_record_append_from:
 * @record: a record
 * @source: another record, of the same players and tracking
 * @index: which event of @source, from 0; if it is undone, one that is an event
 *   of this program
 *
 * Adds an event of another record at the cursor, like table_record_append(),
 * with everything that its document says of it.
 *
 * Returns: the obstacle, of kind `TABLE_OBSTACLE_NONE` if it happened
 */
TableObstacle
table_record_append_from (TableRecord       *record,
                          const TableRecord *source,
                          guint              index)
{
  const TableObstacle wrong_use = { .kind = TABLE_OBSTACLE_NOT_NOW, .player = TABLE_NOBODY };
  TableEvent *own;

  g_return_val_if_fail (record != NULL && source != NULL && record != source, wrong_use);
  g_return_val_if_fail (index < table_record_get_n_events (source), wrong_use);

  own = table_record_read_event (source, index, NULL, NULL);
  g_return_val_if_fail (own != NULL, wrong_use);

  return take_event (record, own, copy_event (source, index, TRUE), NULL);
}

/**
 * table_record_part_last:
 * @record: a record to which table_record_append_from() has just added an event
 *
 * Says of that event that it was not entered by one touch with the one before it, so
 * that it is undone by itself.
 */
void
table_record_part_last (TableRecord *record)
{
  g_return_if_fail (record != NULL && record->cursor > 0);

  json_object_remove_member (json_array_get_object_element (table_record_get_event_list (record), record->cursor - 1),
                             ALONG);
  table_record_forget_written (record, record->cursor - 1);
}

/**
 * table_record_say_sure:
 * @record: a record to which an event has just been added
 * @doubts: (element-type TableObstacle): what speaks against it
 *
 * Says of that event that the table is sure of it all the same.
 */
void
table_record_say_sure (TableRecord  *record,
                       const GArray *doubts)
{
  g_return_if_fail (record != NULL && record->cursor > 0 && doubts != NULL);

  add_sure (record, doubts, json_array_get_object_element (table_record_get_event_list (record), record->cursor - 1));
  table_record_forget_written (record, record->cursor - 1);
}

/* Adds an event behind all others. Nobody asks whether there is room for it: whoever does so
 * next measures all anew. */
static void
keep_behind (TableRecord *record,
             JsonNode    *node)
{
  json_array_add_element (need_event_list (record), node);
  record->size = (DocSize) { 0 };
  table_record_write_cursor (record);
}

/**
 * table_record_keep_undone:
 * @record: a record in which nothing waits
 * @source: another record
 * @index: which event of @source, from 0
 *
 * Adds an event of another record behind all others, as one that is undone
 * and could be redone. Nothing is asked of it.
 */
void
table_record_keep_undone (TableRecord       *record,
                          const TableRecord *source,
                          guint              index)
{
  g_return_if_fail (record != NULL && source != NULL && record != source);
  g_return_if_fail (index < table_record_get_n_events (source));
  g_return_if_fail (record->n_waiting == 0);

  keep_behind (record, copy_event (source, index, TRUE));
}

/**
 * table_record_keep_waiting:
 * @record: a record
 * @source: another record
 * @index: which event of @source, from 0
 * @moment: when it was in force
 * @along: whether it still comes behind what it was entered with by one touch
 *
 * Adds an event of another record behind all others, as one that waits until the
 * game comes to that moment. In the file it is an undone event like others, which
 * says of itself for what it waits.
 */
void
table_record_keep_waiting (TableRecord       *record,
                           const TableRecord *source,
                           guint                index,
                           const TableOccasion *moment,
                           gboolean             along)
{
  JsonNode *node;

  g_return_if_fail (record != NULL && source != NULL && record != source);
  g_return_if_fail (index < table_record_get_n_events (source));
  g_return_if_fail (moment != NULL);

  node = copy_event (source, index, along);
  /* Where a stranger's event has all the members that it may have, it is only undone. */
  if (json_object_get_size (json_node_get_object (node)) < DOC_MAX_MEMBERS)
    {
      json_object_set_member (json_node_get_object (node), WAITS, table_occasion_build (record->game, moment));
      record->n_waiting++;
    }
  keep_behind (record, node);
}

/**
 * table_record_get_n_waiting:
 * @record: a record
 *
 * Counts the events at the end that were in force before the past was corrected,
 * and wait until the game comes to them.
 *
 * Returns: how many of the undone events wait
 */
guint
table_record_get_n_waiting (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->n_waiting;
}

/**
 * table_record_get_waiting:
 * @record: a record
 * @i: which of the events that wait, from 0
 * @event: (out) (transfer full): the event, for table_event_free()
 *
 * Looks at an event that waits.
 *
 * Returns: the moment when it was in force
 */
TableOccasion
table_record_get_waiting (const TableRecord *record,
                          guint              i,
                          TableEvent       **event)
{
  TableOccasion moment = { 0 };
  guint index;

  g_return_val_if_fail (record != NULL && i < record->n_waiting && event != NULL, moment);

  index = table_record_get_n_events (record) - record->n_waiting + i;
  *event = table_record_read_event (record, index, NULL, NULL);
  if (*event == NULL || !table_record_read_moment (record, index, &moment))
    g_assert_not_reached ();

  return moment;
}

/**
 * table_record_is_same_event:
 * @record: a record
 * @index: which of its events, from 0, undone ones too
 * @other: another record
 * @other_index: which event of @other, from 0, undone ones too
 *
 * Tells whether an event is written in two records alike, whether it waits or not, and
 * whatever it was entered with.
 *
 * Returns: whether it is
 */
gboolean
table_record_is_same_event (const TableRecord *record,
                            guint              index,
                            const TableRecord *other,
                            guint              other_index)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) other_node = NULL;

  g_return_val_if_fail (record != NULL && index < table_record_get_n_events (record), FALSE);
  g_return_val_if_fail (other != NULL && other_index < table_record_get_n_events (other), FALSE);

  /* Copies share what they were made of. */
  if (json_array_get_object_element (table_record_get_event_list (record), index)
      == json_array_get_object_element (table_record_get_event_list (other), other_index))
    return TRUE;

  node = copy_event (record, index, FALSE);
  other_node = copy_event (other, other_index, FALSE);

  return json_node_equal (node, other_node);
}

/* Copying */

/* Lists change, what is in them does not. */
static JsonArray *
copy_list (JsonArray *list)
{
  JsonArray *copy = json_array_sized_new (json_array_get_length (list));

  table_record_add_elements (copy, list, 0);

  return copy;
}

static JsonObject *
copy_document (const TableRecord *record)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, record->root);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (g_str_equal (name, "events"))
      json_object_set_array_member (copy, name, copy_list (json_node_get_array (node)));
    else if (g_str_equal (name, "earlier"))
      json_object_set_array_member (copy, name, table_earlier_copy (record->root));
    else
      json_object_set_member (copy, name, json_node_copy (node));

  return copy;
}

TableRecord *
table_record_copy_whole (const TableRecord *record)
{
  TableRecord *copy = table_record_new_empty (record->game);

  copy->root = copy_document (record);
  memcpy (copy->setup, record->setup, record->game->setup_size);
  copy->cursor = record->cursor;
  copy->n_waiting = record->n_waiting;
  copy->size = record->size;
  table_record_copy_people (copy, record->people);
  copy->names = g_ptr_array_ref (record->names);
  copy->state = table_state_dup (record->state);

  for (guint i = 0; i < record->events->len; i++)
    table_record_add_event (copy, table_event_copy (record->game->events, event_at (record, i)));

  return copy;
}

/**
 * table_record_copy:
 * @record: a record
 * @n_events: how many of its events the copy shall have, at most
 *   table_record_get_n_known(), or `G_MAXUINT` for all, undone ones too
 *
 * Copies a record, or only its first events, which are all in force then. What was
 * set aside is copied, too.
 *
 * Returns: (transfer full): the copy
 */
TableRecord *
table_record_copy (const TableRecord *record,
                   guint              n_events)
{
  TableRecord *copy;

  g_return_val_if_fail (record != NULL && (n_events <= record->events->len || n_events == G_MAXUINT), NULL);

  copy = table_record_copy_whole (record);
  if (n_events == G_MAXUINT)
    return copy;

  if (!table_record_move_cursor (copy, n_events, NULL))
    g_assert_not_reached ();
  table_record_cut_tail (copy, n_events);
  table_record_write_cursor (copy);

  return copy;
}
