/* table-kept.c: what was rolled or drawn here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever does not like a roll shall not get another one. So it outlives the page and
 * the window where it was rolled, and that its event is undone: it is kept by the file of
 * the game and its moment, as long as the program runs. A game in no file has none that is
 * kept.
 */

#include "config.h"

#include "table-kept.h"

#include "dice.h"

#include <string.h>

typedef struct {
  const TableEvents *events; /* by which its event is freed */
  TableEvent *event;
  gboolean is_entered; /* whether it lies no longer on the table, unless it is undone */
} Roll;

/* (element-type utf8 Roll) */
static GHashTable *rolls;

/* (element-type utf8 utf8): what dice show that were thrown */
static GHashTable *throws;

/* (element-type utf8 GByteArray): in which order a bag comes */
static GHashTable *orders;

static void
roll_free (gpointer data)
{
  Roll *roll = data;

  table_event_free (roll->events, roll->event);
  g_free (roll);
}

static char *
make_key (TableSession *session,
          guint         later)
{
  const char *path = table_session_get_path (session);

  return g_strdup_printf ("%u %s", table_session_count_moments (session) + later, path != NULL ? path : "");
}

/**
 * table_kept_keep_roll:
 * @session: a game
 * @later: after how many other events of the same throw it comes
 * @roll: what the application has rolled, as an event in which something may have
 *   still to be chosen
 *
 * Keeps a roll, however often it is left, or undone.
 */
void
table_kept_keep_roll (TableSession     *session,
                      guint             later,
                      const TableEvent *roll)
{
  const TableEvents *events;
  Roll *kept;

  g_return_if_fail (TABLE_IS_SESSION (session));
  g_return_if_fail (roll != NULL);

  if (table_session_get_path (session) == NULL)
    return;

  if (rolls == NULL)
    rolls = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, roll_free);
  events = table_session_get_game (session)->events;
  kept = g_new (Roll, 1);
  *kept = (Roll) { events, table_event_copy (events, roll), FALSE };
  g_hash_table_insert (rolls, make_key (session, later), kept);
}

static Roll *
find_roll (TableSession *session,
           guint         later)
{
  g_autofree char *key = make_key (session, later);

  return rolls != NULL ? g_hash_table_lookup (rolls, key) : NULL;
}

/**
 * table_kept_get_roll:
 * @session: a game
 * @later: after how many other events it comes
 * @may_be_undone: whether that it was entered and is undone makes no difference
 *
 * Finds what was rolled at this moment of the game, or later.
 *
 * Returns: (transfer none) (nullable): the roll, until another one is kept
 */
const TableEvent *
table_kept_get_roll (TableSession *session,
                     guint         later,
                     gboolean      may_be_undone)
{
  const Roll *kept;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  kept = find_roll (session, later);

  return kept != NULL && (may_be_undone || !kept->is_entered) ? kept->event : NULL;
}

/**
 * table_kept_enter_roll:
 * @session: a game
 * @type: what is being entered
 *
 * Takes a roll that is entered off the table: it lies there again only when somebody rolls at this moment once more. What
 * is entered meanwhile, such as a note, leaves it where it lies.
 */
void
table_kept_enter_roll (TableSession *session,
                       int           type)
{
  Roll *kept;

  g_return_if_fail (TABLE_IS_SESSION (session));

  kept = find_roll (session, 0);
  if (kept != NULL && kept->event->type == type)
    kept->is_entered = TRUE;
}

/**
 * table_kept_throw:
 * @session: a game
 * @path: where on the board the dice are thrown
 * @names: (array zero-terminated=1): what each of them is called there
 * @sides: how many sides they have
 *
 * Throws dice. In a game that has a file the same ones show the same at this moment, in the turn of the same player, as long
 * as the program runs: on whichever screen they are thrown, and whatever is undone.
 *
 * Returns: (transfer full): what they show, as choices in a line, such as `red=3,blue=5`
 */
char *
table_kept_throw (TableSession      *session,
                  const char        *path,
                  const char *const *names,
                  int                sides)
{
  g_autofree char *moment = NULL, *all = NULL, *key = NULL;
  const char *kept;
  GString *line;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (path != NULL && names != NULL && sides > 0, NULL);

  if (throws == NULL)
    throws = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  moment = make_key (session, 0);
  all = g_strjoinv (" ", (char **) names);
  key = g_strdup_printf ("%s\n%d %d %s %s", moment, table_session_get_state (session)->turn, sides, path, all);
  kept = table_session_get_path (session) != NULL ? g_hash_table_lookup (throws, key) : NULL;
  if (kept != NULL)
    return g_strdup (kept);

  line = g_string_new (NULL);
  for (const char *const *name = names; *name != NULL; name++)
    g_string_append_printf (line, "%s%s=%d", line->len > 0 ? "," : "", *name, dice_roll (sides));
  g_hash_table_insert (throws, g_steal_pointer (&key), g_strdup (line->str));

  return g_string_free (line, FALSE);
}

/**
 * table_kept_has_thrown:
 * @session: a game
 * @line: what dice show, as table_kept_throw() tells it, but it may be anything
 *
 * Returns: whether just that was thrown at this moment of the game
 */
gboolean
table_kept_has_thrown (TableSession *session,
                       const char   *line)
{
  g_autofree char *moment = NULL, *begin = NULL;
  GHashTableIter iter;
  gpointer key, value;
  gboolean found = FALSE;

  g_return_val_if_fail (TABLE_IS_SESSION (session) && line != NULL, FALSE);

  if (throws == NULL)
    return FALSE;

  moment = make_key (session, 0);
  begin = g_strconcat (moment, "\n", NULL);
  g_hash_table_iter_init (&iter, throws);
  while (!found && g_hash_table_iter_next (&iter, &key, &value))
    found = g_str_has_prefix (key, begin) && g_str_equal (value, line);

  return found;
}

static gboolean
is_order_of (const GByteArray  *order,
             const TableBundle *bag)
{
  TableBundle ordered = { 0 };

  for (guint i = 0; i < order->len; i++)
    ordered.n[order->data[i]]++;

  return memcmp (&ordered, bag, sizeof ordered) == 0;
}

/**
 * table_kept_get_order:
 * @session: a game
 * @bag: what is in a bag now
 * @shuffle: (scope call): finds an order in which it might come
 *
 * Gets the order in which what is in a bag comes if the application draws. In a game that
 * has a file it is the same at this moment as long as the program runs, whatever is typed,
 * left or undone meanwhile.
 *
 * Returns: (transfer none) (element-type guint8): which kind each piece is of
 */
const GByteArray *
table_kept_get_order (TableSession      *session,
                      const TableBundle *bag,
                      TableShuffle       shuffle)
{
  g_autofree char *key = NULL;
  GByteArray *order;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (bag != NULL && shuffle != NULL, NULL);

  if (orders == NULL)
    orders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_byte_array_unref);

  key = make_key (session, 0);
  order = g_hash_table_lookup (orders, key);
  if (order != NULL && is_order_of (order, bag) && table_session_get_path (session) != NULL)
    return order;

  order = g_byte_array_new ();
  shuffle (bag, order);
  g_hash_table_insert (orders, g_steal_pointer (&key), order);

  return order;
}
