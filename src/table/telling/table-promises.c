/* table-promises.c: what was promised, and is open
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a promise was kept only the table knows, and records say nothing of it. So it is struck by a note of it, which
 * everybody can read, and undo.
 */

#include "config.h"

#include "table-promises.h"

#include "table-words.h"

#include <glib/gi18n.h>

#define STRUCK "✓ "

static const char *
get_promise (const TableGame  *game,
             const TableEvent *event)
{
  const char *text = (game->events->kinds[event->type].flags & TABLE_EVENT_PROMISES) != 0
                     ? table_event_get_text (game->events, event) : NULL;

  return text != NULL && *text != '\0' ? text : NULL;
}

/* Writes the note that strikes a promise. A text is no longer than it may be, nor is its note. */
static char *
make_note (TableSession     *session,
           const TableEvent *event)
{
  const char *promise = get_promise (table_session_get_game (session), event);
  g_autofree char *note = g_strdup_printf (STRUCK "%s: %s", table_session_get_names (session)[event->player], promise);

  return g_utf8_substring (note, 0, MIN (g_utf8_strlen (note, -1), TABLE_MAX_TEXT));
}

/* Whether a note strikes a promise of somebody whose name has been mended since. */
static gboolean
ends_with_promise (TableSession     *session,
                   const char       *text,
                   const TableEvent *event)
{
  g_autofree char *end = g_strdup_printf (": %s", get_promise (table_session_get_game (session), event));

  return g_str_has_prefix (text, STRUCK) && g_str_has_suffix (text, end);
}

/* Finds the promise that a note strikes: the first of several that say the same. */
static gboolean
find_struck (TableSession    *session,
             const GPtrArray *open,
             const char      *note,
             guint           *which)
{
  for (*which = 0; *which < open->len; (*which)++)
    {
      g_autofree char *striking = make_note (session, open->pdata[*which]);

      if (g_str_equal (striking, note))
        return TRUE;
    }

  for (*which = 0; *which < open->len; (*which)++)
    if (ends_with_promise (session, note, open->pdata[*which]))
      return TRUE;

  return FALSE;
}

/* Lists the events with promises that nobody has struck. */
static GPtrArray *
list_open (TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);
  const TableGame *game = table_session_get_game (session);
  GPtrArray *open = g_ptr_array_new ();
  guint struck;

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);

      if (get_promise (game, event) != NULL)
        g_ptr_array_add (open, (gpointer) event);
      else if (event->type == game->note && find_struck (session, open, table_event_get_text (game->events, event), &struck))
        g_ptr_array_remove_index (open, struck);
    }

  return open;
}

/**
 * table_promises_list:
 * @session: a game
 *
 * Lists what was promised and nobody has struck, each in a sentence.
 *
 * Returns: (transfer full) (element-type utf8): the sentences
 */
GPtrArray *
table_promises_list (TableSession *session)
{
  GPtrArray *told;
  g_autoptr (GPtrArray) open = NULL;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  open = list_open (session);
  told = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < open->len; i++)
    {
      const TableEvent *event = open->pdata[i];
      g_autofree char *text = table_words_written (get_promise (table_session_get_game (session), event));
      g_autofree char *words = g_strdup_printf (C_("something and what it is", "%s: %s"),
                                                table_session_get_names (session)[event->player], text);

      /* Translators: %s is a player and, behind a colon, what was promised in a deal. */
      g_ptr_array_add (told, g_strdup_printf (_("Promised: %s"), words));
    }

  return told;
}

/**
 * table_promises_strike:
 * @session: a game
 * @which: which promise of table_promises_list()
 *
 * Makes the event that strikes a promise, as it was kept or is none any more.
 *
 * Returns: (transfer full): the event, a note
 */
TableEvent *
table_promises_strike (TableSession *session,
                       guint         which)
{
  const TableEvents *events;
  g_autoptr (GPtrArray) open = NULL;
  g_autofree char *note = NULL;
  TableEvent *event;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  open = list_open (session);
  g_return_val_if_fail (which < open->len, NULL);

  events = table_session_get_game (session)->events;
  event = table_event_new (events, table_session_get_game (session)->note);
  note = make_note (session, open->pdata[which]);
  table_event_set_text (events, event, note);

  return event;
}
