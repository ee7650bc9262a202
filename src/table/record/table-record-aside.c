/* table-record-aside.c: what was replaced in the record of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-record-private.h"

/* Whether what was set aside belongs to the game as it stands: another program may have
 * left anything. */
static gboolean
is_usable (const TableRecord *record,
           guint              i)
{
  TableEarlier aside = table_earlier_get (record->root, i);

  return aside.after <= table_record_get_n_events (record)
         && aside.after + json_array_get_length (aside.events) <= MAX_EVENTS;
}

static guint
check_usable (const TableRecord *record,
              guint              i)
{
  return i != TABLE_NO_EARLIER && is_usable (record, i) ? i : TABLE_NO_EARLIER;
}

/**
 * table_record_find_undo:
 * @record: a record
 *
 * Looks for what undoing brings back next in the place of what replaced it.
 *
 * Returns: which of what was set aside, from 0, or `TABLE_NO_EARLIER` if undoing
 *   takes back an event
 */
guint
table_record_find_undo (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, TABLE_NO_EARLIER);

  return check_usable (record, table_earlier_find_undo (record->root, record->cursor));
}

/**
 * table_record_find_redo:
 * @record: a record
 *
 * Looks for what redoing brings back next in the place of what was undone.
 *
 * Returns: which of what was set aside, from 0, or `TABLE_NO_EARLIER` if redoing
 *   brings back an event
 */
guint
table_record_find_redo (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, TABLE_NO_EARLIER);

  return check_usable (record, table_earlier_find_redo (record->root, record->cursor));
}

/**
 * table_record_get_n_earlier:
 * @record: a record
 *
 * Counts what was replaced and kept.
 *
 * Returns: how much was set aside, at most 50
 */
guint
table_record_get_n_earlier (const TableRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return table_earlier_get_length (record->root);
}

/**
 * table_record_get_earlier:
 * @record: a record
 * @i: which of what was set aside, from 0, the oldest first
 *
 * Looks at what was replaced.
 *
 * Returns: what it was, valid until the record changes
 */
TableEarlier
table_record_get_earlier (const TableRecord *record,
                          guint              i)
{
  const TableEarlier nothing = { 0 };

  g_return_val_if_fail (record != NULL && i < table_earlier_get_length (record->root), nothing);

  return table_earlier_get (record->root, i);
}

/* Puts events behind the first ones, and as many in force as were and still can be. */
static void
put_tail (TableRecord *record,
          guint        after,
          JsonArray   *events,
          guint        cursor)
{
  table_record_cut_tail (record, after);
  table_record_add_elements (table_record_get_event_list (record), events, 0);

  cursor = MIN (cursor, table_record_get_n_events (record));
  table_record_fold (record, MIN (cursor, record->events->len));
  table_record_check_events (record, cursor, NULL);
  record->cursor = MIN (cursor, record->events->len);
  record->n_waiting = table_record_find_waiting (record);
  table_record_check_undone (record);
  table_record_write_cursor (record);
}

static JsonArray *
get_players (const TableRecord *record)
{
  return json_object_get_array_member (record->root, "players");
}

/* Players as they are written, in a record of nothing else, or NULL if the game cannot
 * have these. */
static TableRecord *
read_players (const TableRecord *record,
              JsonArray         *players)
{
  g_autoptr (TableRecord) read = table_record_new_empty (record->game);
  g_autoptr (JsonNode) node = json_node_alloc ();
  DocPlace root;

  read->root = json_object_new ();
  json_object_set_array_member (read->root, "players", json_array_ref (players));
  json_node_init_object (node, read->root);
  root = doc_place_root (node);
  if (!table_record_read_people (read, &root, NULL) || read->setup->n_players != record->setup->n_players)
    return NULL;

  return g_steal_pointer (&read);
}

/* Players that were replaced: another program may have left anything there. */
static JsonArray *
ref_players (const TableRecord  *record,
             const TableEarlier *aside)
{
  g_autoptr (TableRecord) read = aside->players != NULL ? read_players (record, aside->players) : NULL;

  return read != NULL ? json_array_ref (aside->players) : NULL;
}

static void
put_players (TableRecord *record,
             JsonArray   *players)
{
  g_autoptr (TableRecord) read = read_players (record, players);

  g_assert (read != NULL);
  table_record_forget_people (record);
  table_record_copy_people (record, read->people);
  record->names = g_ptr_array_ref (read->names);
  json_object_set_array_member (record->root, "players", json_array_ref (players));
}

/* Puts events in the place of those behind the first ones, and players in the place of
 * others, if there are any. What stood there is set aside. */
static gboolean
replace_all (TableRecord *record,
             guint        after,
             JsonArray   *events,
             guint        cursor,
             JsonArray   *players,
             gboolean     undone,
             const char  *at)
{
  g_autoptr (JsonArray) replaced = table_record_copy_tail (record, after);
  g_autoptr (JsonArray) people = players != NULL ? json_array_ref (get_players (record)) : NULL;
  const TableEarlier aside = {
    .after = after, .cursor = record->cursor, .reached = table_record_get_reached (record), .undone = undone,
    .at = at, .events = replaced, .players = people,
  };

  if (!table_record_make_room_for_aside (record, replaced, people))
    return FALSE;

  if (players != NULL)
    put_players (record, players);
  put_tail (record, after, events, cursor);
  table_earlier_push (record->root, &aside);
  table_earlier_set_until (record->root, record->cursor);
  table_earlier_trim (record->root);

  return TRUE;
}

static gboolean
replace_tail (TableRecord *record,
              guint        after,
              JsonArray   *events,
              guint        cursor,
              const char  *at)
{
  return replace_all (record, after, events, cursor, NULL, FALSE, at);
}

/* A player as the document says, but for what is changed. */
static JsonObject *
change_player (JsonObject        *old,
               const TablePerson *person)
{
  JsonObject *object = table_earlier_copy_object (old);

  json_object_set_string_member (object, "name", person->name);
  json_object_set_string_member (object, "color", table_color_ids[person->color]);
  if (person->language != NULL)
    json_object_set_string_member (object, "language", person->language);
  else if (json_object_has_member (object, "language"))
    json_object_remove_member (object, "language");

  return object;
}

/**
 * table_record_change_people:
 * @record: a record
 * @people: (array): by seat, who plays: names of 1 to 40 characters, and colours of which
 *   no two are alike
 * @at: (nullable): the time, in UTC
 *
 * Tells otherwise who plays. Who it was before is set aside, and
 * table_record_undo_replacing() brings it back.
 *
 * Returns: whether there was room; if not nothing has changed
 */
gboolean
table_record_change_people (TableRecord       *record,
                            const TablePerson *people,
                            const char        *at)
{
  g_autoptr (JsonArray) players = json_array_new ();
  g_autoptr (JsonArray) nothing = json_array_new ();
  g_autoptr (TableRecord) read = NULL;

  g_return_val_if_fail (record != NULL && people != NULL, FALSE);

  for (int seat = 0; seat < record->setup->n_players; seat++)
    {
      JsonObject *old = json_array_get_object_element (get_players (record), (guint) seat);

      json_array_add_object_element (players, change_player (old, &people[seat]));
    }

  read = read_players (record, players);
  g_return_val_if_fail (read != NULL, FALSE);

  return replace_all (record, table_record_get_n_events (record), nothing, record->cursor, players, FALSE, at);
}

/* After how many events stands what takes the place of what was set aside. No event goes
 * for other players, though there may be more events by now, undone. */
static guint
get_after (const TableRecord  *record,
           const TableEarlier *aside)
{
  return aside->players != NULL ? table_record_get_n_events (record) : aside->after;
}

/* Puts what was set aside in its place again; what goes for it is kept in turn. */
static gboolean
bring_back (TableRecord *record,
            guint        i,
            gboolean     undone,
            const char  *at)
{
  const TableEarlier aside = table_earlier_get (record->root, i);
  g_autoptr (JsonArray) events = json_array_ref (aside.events);
  g_autoptr (JsonArray) players = ref_players (record, &aside);
  const guint after = get_after (record, &aside);

  if (undone || !table_earlier_is_paired (record->root))
    {
      if (!replace_all (record, after, events, aside.cursor, players, undone, at))
        return FALSE;

      table_record_set_reached (record, aside.reached);
      return TRUE;
    }

  /* What goes now is still set aside from the first time. */
  if (players != NULL)
    put_players (record, players);
  put_tail (record, after, events, aside.cursor);
  table_record_set_reached (record, aside.reached);
  table_earlier_pop (record->root);

  return TRUE;
}

/**
 * table_record_undo_replacing:
 * @record: a record in which table_record_find_undo() finds something
 * @at: (nullable): the time, in UTC
 *
 * Takes back what replaced events: a correction, taking one out, or an event that
 * was entered where others were undone.
 *
 * Returns: whether there was room for what goes in turn; if not nothing has changed
 */
gboolean
table_record_undo_replacing (TableRecord *record,
                             const char  *at)
{
  const guint i = table_record_find_undo (record);

  g_return_val_if_fail (i != TABLE_NO_EARLIER, FALSE);

  return bring_back (record, i, TRUE, at);
}

/**
 * table_record_redo_replacing:
 * @record: a record in which table_record_find_redo() finds something
 * @at: (nullable): the time, in UTC
 *
 * Does again what table_record_undo_replacing() took back.
 *
 * Returns: whether there was room; if not nothing has changed
 */
gboolean
table_record_redo_replacing (TableRecord *record,
                             const char  *at)
{
  const guint i = table_record_find_redo (record);

  g_return_val_if_fail (i != TABLE_NO_EARLIER, FALSE);

  return table_record_make_room_for_redo (record, i) && bring_back (record, i, FALSE, at);
}

/* Sets aside how a record goes on behind the first events. */
static gboolean
set_aside_tail (TableRecord       *record,
                const TableRecord *source,
                guint              after,
                guint              until,
                const char        *at)
{
  g_autoptr (JsonArray) tail = table_record_copy_tail (source, after);
  const TableEarlier aside = {
    .after = after, .cursor = source->cursor, .reached = table_record_get_reached (source), .until = until,
    .at = at, .events = tail,
  };

  if (!table_record_make_room_for_aside (record, tail, NULL))
    return FALSE;

  table_earlier_push (record->root, &aside);

  return TRUE;
}

/**
 * table_record_set_aside:
 * @record: a record that was made of @source
 * @source: the record in whose place it comes
 * @after: how many of the first events are the same in both
 * @at: (nullable): the time, in UTC
 *
 * Keeps in a corrected record what stood there before it was corrected.
 *
 * Returns: whether there was room
 */
gboolean
table_record_set_aside (TableRecord       *record,
                        const TableRecord *source,
                        guint              after,
                        const char        *at)
{
  g_return_val_if_fail (record != NULL && source != NULL && record != source, FALSE);

  if (!set_aside_tail (record, source, after, record->cursor, at))
    return FALSE;

  table_earlier_trim (record->root);

  return TRUE;
}

/* Whether behind an event that was entered all stands as it did before it. */
static gboolean
is_pushed_only (const TableRecord *record,
                const TableEarlier  *aside)
{
  JsonArray *list = table_record_get_event_list (record);
  guint length = json_array_get_length (aside->events);

  if (record->cursor != aside->after + 1 || json_array_get_length (list) != record->cursor + length)
    return FALSE;

  for (guint i = 0; i < length; i++)
    if (!json_node_equal (json_array_get_element (list, record->cursor + i), json_array_get_element (aside->events, i)))
      return FALSE;

  return TRUE;
}

/**
 * table_record_close_earlier:
 * @record: a record, after an event and what waited for it
 *
 * To be called after an event that was entered where others wait, when those have been
 * played or wait again, so that all of it is undone at once. Where nothing has been replaced after all nothing stays
 * set aside.
 */
void
table_record_close_earlier (TableRecord *record)
{
  TableEarlier aside;

  g_return_if_fail (record != NULL && table_earlier_get_length (record->root) > 0);

  aside = table_earlier_get (record->root, table_earlier_get_length (record->root) - 1);
  if (is_pushed_only (record, &aside))
    table_earlier_pop (record->root);
  else
    table_earlier_set_until (record->root, record->cursor);
  table_earlier_trim (record->root);
}

/**
 * table_record_drop_waiting:
 * @record: a record in which something waits
 * @at: (nullable): the time, in UTC
 *
 * Sets aside what waits, so that the game goes on without it.
 *
 * Returns: whether there was room; if not nothing has changed
 */
gboolean
table_record_drop_waiting (TableRecord *record,
                           const char  *at)
{
  g_autoptr (JsonArray) nothing = json_array_new ();

  g_return_val_if_fail (record != NULL && record->n_waiting > 0, FALSE);

  return replace_tail (record, table_record_get_n_events (record) - record->n_waiting, nothing, record->cursor, at);
}

/**
 * table_record_step_back:
 * @record: a record of which something was replaced
 *
 * Puts what was replaced last back into its place, for good: it is not set aside any
 * more, and neither is what stood there instead. It is for copies to look at.
 *
 * Returns: `FALSE` if another program has left something that does not belong to the
 *   game; then nothing has changed
 */
gboolean
table_record_step_back (TableRecord *record)
{
  g_autoptr (JsonArray) events = NULL;
  TableEarlier aside;
  guint last;

  g_return_val_if_fail (record != NULL && table_earlier_get_length (record->root) > 0, FALSE);

  last = table_earlier_get_length (record->root) - 1;
  if (!is_usable (record, last))
    return FALSE;

  aside = table_earlier_get (record->root, last);
  events = json_array_ref (aside.events);
  put_tail (record, get_after (record, &aside), events, aside.cursor);
  table_record_set_reached (record, aside.reached);
  table_earlier_pop (record->root);

  return TRUE;
}

/**
 * table_record_copy_earlier:
 * @record: a record
 * @i: which of what was set aside, from 0, the oldest first
 *
 * Copies a record as it was before something was replaced: from the last on, each
 * counts on what stood there when it was set aside.
 *
 * Returns: (transfer full) (nullable): the copy, or `NULL` if another program has left
 *   something that does not belong to the game
 */
TableRecord *
table_record_copy_earlier (const TableRecord *record,
                           guint              i)
{
  g_autoptr (TableRecord) copy = NULL;

  g_return_val_if_fail (record != NULL && i < table_earlier_get_length (record->root), NULL);

  copy = table_record_copy_whole (record);
  while (table_earlier_get_length (copy->root) > i)
    if (!table_record_step_back (copy))
      return NULL;

  return g_steal_pointer (&copy);
}

/**
 * table_record_go_back:
 * @record: a record
 * @i: which of what was set aside, from 0, the oldest first
 * @at: (nullable): the time, in UTC
 *
 * Puts what was set aside back into its place, and aside what stands there now. What was
 * undone when it was set aside is in force again: it is wanted back. Where the table had gone
 * back in the game, that is as far as the game had come, and what was undone before stays so.
 *
 * Returns: whether it was possible; if not nothing has changed
 */
gboolean
table_record_go_back (TableRecord *record,
                      guint        i,
                      const char  *at)
{
  g_autoptr (TableRecord) before = NULL;
  g_autoptr (JsonArray) events = NULL;
  guint after, cursor;

  g_return_val_if_fail (record != NULL && i < table_earlier_get_length (record->root), FALSE);

  before = table_record_copy_earlier (record, i);
  if (before == NULL)
    return FALSE;

  after = table_record_get_n_events (record);
  for (guint j = i; j < table_earlier_get_length (record->root); j++)
    after = MIN (after, table_earlier_get (record->root, j).after);
  events = table_record_copy_tail (before, after);
  cursor = before->cursor > after ? before->cursor : table_record_get_reached (before);

  return replace_tail (record, after, events, cursor > after ? cursor : table_record_get_n_known (before), at);
}

/* How many of the first events are the same in both, to the letter. */
static guint
count_same (const TableRecord *record,
            const TableRecord *other)
{
  JsonArray *events = table_record_get_event_list (record);
  JsonArray *others = table_record_get_event_list (other);
  const guint n = MIN (json_array_get_length (events), json_array_get_length (others));
  guint i = 0;

  while (i < n && json_node_equal (json_array_get_element (events, i), json_array_get_element (others, i)))
    i++;

  return i;
}

/**
 * table_record_join:
 * @record: a record
 * @other: another one of the same game, which went on otherwise
 * @at: (nullable): the time, in UTC
 *
 * Keeps in a record what another one has that it has not, as if the game had first gone on as
 * it did there: it is set aside, and table_record_undo_replacing() brings it back. What was set
 * aside in the other one before, and who played there, is not taken over.
 *
 * Returns: whether there was room; if not the record is not to be used any more
 */
gboolean
table_record_join (TableRecord       *record,
                   const TableRecord *other,
                   const char        *at)
{
  guint after;

  g_return_val_if_fail (record != NULL && other != NULL && record != other, FALSE);

  after = count_same (record, other);
  if (after == table_record_get_n_events (other))
    return TRUE;

  /* What is in the record counts on its own events, and those it has again once both are taken back. */
  if (!set_aside_tail (record, record, after, other->cursor, at)
      || !set_aside_tail (record, other, after, record->cursor, at))
    return FALSE;

  table_earlier_trim (record->root);

  return TRUE;
}
