/* table-pauses.c: when the table paused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules ignore it. Whoever tells how long something took leaves it out.
 */

#include "config.h"

#include "table-pauses.h"

#include "table-record-private.h"

#define PAUSES "pauses"

/* More than any table takes, of which the oldest are forgotten. */
#define MAX_PAUSES 1000

/* What one takes, at most: an object with two times. */
static const DocSize size_of_pause = { .n_values = 4, .n_bytes = 100 };

static JsonArray *
get_list (const TableRecord *record)
{
  return json_object_has_member (record->root, PAUSES) ? json_object_get_array_member (record->root, PAUSES) : NULL;
}

static gboolean
read_time (JsonObject *pause,
           const char *name,
           gint64     *seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (json_object_get_string_member (pause, name), NULL);

  if (time != NULL)
    *seconds = g_date_time_to_unix (time);

  return time != NULL;
}

/* Lists the pauses of which the record tells when they were. What is no time, or ends before it
 * begins, is left out. */
GArray *
table_pauses_list (const TableRecord *record)
{
  GArray *pauses = g_array_new (FALSE, FALSE, sizeof (TablePause));
  JsonArray *list;

  g_return_val_if_fail (record != NULL, pauses);

  list = get_list (record);
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonObject *object = json_array_get_object_element (list, i);
      TablePause pause;

      if (read_time (object, "from", &pause.from) && read_time (object, "to", &pause.to) && pause.from <= pause.to)
        g_array_append_val (pauses, pause);
    }

  return pauses;
}

static void
set_time (JsonObject *pause,
          const char *name,
          gint64      seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);
  g_autofree char *text = table_record_tell_time (time);

  json_object_set_string_member (pause, name, text);
}

/**
 * table_pauses_add:
 * @record: a record
 * @pause: when the table paused
 *
 * Tells that the table paused. Where the document has no room for it, it is not told.
 */
void
table_pauses_add (TableRecord      *record,
                  const TablePause *pause)
{
  JsonObject *object;
  JsonArray *list, *longer;

  g_return_if_fail (record != NULL && pause != NULL);
  g_return_if_fail (pause->from <= pause->to);

  list = get_list (record);
  if (!table_record_take_room (record, &size_of_pause, list == NULL ? 1 : 0))
    return;

  /* Copies of the record may have the same list. */
  longer = json_array_new ();
  if (list != NULL)
    table_record_add_elements (longer, list, json_array_get_length (list) < MAX_PAUSES ? 0 : 1);
  object = json_object_new ();
  set_time (object, "from", pause->from);
  set_time (object, "to", pause->to);
  json_array_add_object_element (longer, object);
  json_object_set_array_member (record->root, PAUSES, longer);
}
