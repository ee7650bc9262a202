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
#include <string.h>

#define STRUCK "✓ "

static const char *
get_promise (const TableGame  *game,
             const TableEvent *event)
{
  const char *text = (game->events->kinds[event->type].flags & TABLE_EVENT_PROMISES) != 0 ? table_event_get_text (game->events, event) : NULL;

  return text != NULL && *text != '\0' ? text : NULL;
}

/* Lists the notes that would strike what is open. A text is no longer than it may be, nor is its note. */
static GPtrArray *
list_notes (TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);
  const TableGame *game = table_session_get_game (session);
  GPtrArray *notes = g_ptr_array_new_with_free_func (g_free);
  guint struck;

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);
      const char *promise = get_promise (game, event);
      g_autofree char *note = promise != NULL ? g_strdup_printf (STRUCK "%s: %s", table_session_get_names (session)[event->player], promise) : NULL;

      if (note != NULL)
        g_ptr_array_add (notes, g_utf8_substring (note, 0, MIN (g_utf8_strlen (note, -1), TABLE_MAX_TEXT)));
      else if (event->type == game->note
               && g_ptr_array_find_with_equal_func (notes, table_event_get_text (game->events, event), g_str_equal, &struck))
        g_ptr_array_remove_index (notes, struck);
    }

  return notes;
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
  GPtrArray *open;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  open = list_notes (session);
  for (guint i = 0; i < open->len; i++)
    {
      g_autofree char *note = open->pdata[i], *words = table_words_written (note + strlen (STRUCK));

      /* Translators: %s is a player and, behind a colon, what was promised in a deal. */
      open->pdata[i] = g_strdup_printf (_("Promised: %s"), words);
    }

  return open;
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
  g_autoptr (GPtrArray) notes = NULL;
  TableEvent *event;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  notes = list_notes (session);
  g_return_val_if_fail (which < notes->len, NULL);

  events = table_session_get_game (session)->events;
  event = table_event_new (events, table_session_get_game (session)->note);
  table_event_set_text (events, event, notes->pdata[which]);

  return event;
}
