/* table-counts.c: what was counted, and what the books said before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A count takes the place of what the books say. Where something before it turns out
 * otherwise, it swallows that. What a count holds is in the table of fields.
 */

#include "config.h"

#include "table-counts.h"

#include <glib/gi18n.h>

/* What is done with each number that was counted. */
typedef void (*Visit) (const TableCounted *counted,
                       int                *number,
                       gpointer            data);

static int *
get_numbers (void  *holder,
             gsize  offset)
{
  return (int *) (void *) ((char *) holder + offset);
}

static gboolean
is_said (const TableField *field,
         void             *holder)
{
  const int marks = *get_numbers (holder, field->mark_offset);

  return field->mark != 0 ? (marks & field->mark) != 0 : marks != 0;
}

static void
visit_numbers (const TableState *state,
               const TableField *field,
               void             *holder,
               int               seat,
               Visit             visit,
               gpointer          data)
{
  const int n = field->kind == TABLE_BUNDLE ? (int) g_strv_length ((char **) field->ids) : 1;
  const gboolean is_whose = field->books_size != 0;
  int *numbers = get_numbers (holder, field->offset);
  const int *books;

  if (!is_said (field, holder) || (is_whose && seat == TABLE_NOBODY))
    return;

  books = get_numbers ((void *) state, field->books + (is_whose ? (gsize) seat * field->books_size : 0));
  for (int which = 0; which < n; which++)
    {
      const TableCounted counted = { is_whose ? seat : TABLE_NOBODY, field, which, books[which] };

      /* Of some bundles only what is named was counted. */
      if (field->usual >= 0 || numbers[which] != field->usual)
        visit (&counted, &numbers[which], data);
    }
}

static void
visit_fields (const TableState *state, /* NOLINT(misc-no-recursion) */
              const TableField *fields,
              void             *holder,
              int               seat,
              Visit             visit,
              gpointer          data)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (field->in_books)
      visit_numbers (state, field, holder, seat, visit, data);
    else if (field->kind == TABLE_STRUCT && field->shape == TABLE_BY_SEAT && !field->nullable)
      for (int i = 0; i < state->n_players; i++)
        visit_fields (state, field->fields, (char *) holder + field->offset + (gsize) i * field->size, i, visit, data);
    else if (field->kind == TABLE_STRUCT && *field->name == '\0')
      visit_fields (state, field->fields, (char *) holder + field->offset, seat, visit, data);
}

/**
 * table_counts_may_be:
 * @fields: of what an event consists
 *
 * Tells whether it may count anything.
 *
 * Returns: whether it may
 */
gboolean
table_counts_may_be (const TableField *fields) /* NOLINT(misc-no-recursion) */
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (field->in_books || (field->kind == TABLE_STRUCT && table_counts_may_be (field->fields)))
      return TRUE;

  return FALSE;
}

static void
list_one (const TableCounted *counted,
          int                *number,
          gpointer            list)
{
  g_array_append_val ((GArray *) list, *counted);
}

/**
 * table_counts_list:
 * @state: how the game stands before an event
 * @event: the event
 *
 * Lists what the books say of all that an event counts.
 *
 * Returns: (transfer full) (element-type TableCounted): the list, always in the same order
 */
GArray *
table_counts_list (const TableState *state,
                   const TableEvent *event)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (TableCounted));

  g_return_val_if_fail (state != NULL && event != NULL, list);

  /* The event is only looked at. */
  visit_fields (state, state->game->events->kinds[event->type].fields, (void *) event, event->player, list_one, list);

  return list;
}

typedef struct {
  const GArray *before;
  const GArray *now;
  GArray *added; /* of int */
} Adding;

static void
add_one (const TableCounted *counted,
         int                *number,
         gpointer            data)
{
  Adding *adding = data;
  const int most = counted->field->max != 0 ? counted->field->max : TABLE_MAX_COUNT;
  const guint i = adding->added->len;
  const int more = g_array_index (adding->now, TableCounted, i).books - g_array_index (adding->before, TableCounted, i).books;
  const int sum = CLAMP (*number + more, counted->field->min, most);
  const int added = sum - *number;

  g_array_append_val (adding->added, added);
  *number = sum;
}

/**
 * table_counts_add:
 * @state: how the game stands before an event
 * @event: the event, of which numbers are changed
 * @before: (element-type TableCounted): what the books said before it once
 * @now: (element-type TableCounted): and now
 *
 * Adds to what was counted what the books say more, and takes off what they say less, as far as there
 * can be as many.
 *
 * Returns: (transfer full) (element-type int): how much was added to each number
 */
GArray *
table_counts_add (const TableState *state,
                  TableEvent       *event,
                  const GArray     *before,
                  const GArray     *now)
{
  Adding adding = { before, now, g_array_new (FALSE, FALSE, sizeof (int)) };

  g_return_val_if_fail (state != NULL && event != NULL, adding.added);
  g_return_val_if_fail (before->len == now->len, adding.added);

  visit_fields (state, state->game->events->kinds[event->type].fields, event, event->player, add_one, &adding);

  return adding.added;
}

/**
 * table_counts_tell:
 * @names: (array): by seat, the names of the players
 * @counted: what was counted
 * @more: how much more the books say, or less if negative
 *
 * Tells what a count swallows, in a line.
 *
 * Returns: (transfer full): the line
 */
char *
table_counts_tell (const char *const  *names,
                   const TableCounted *counted,
                   int                 more)
{
  const TableField *field = counted->field;
  const char *thing = field->kind == TABLE_BUNDLE && field->get_name != NULL ? field->get_name (counted->which)
                      : field->kind == TABLE_BUNDLE                          ? field->ids[counted->which]
                      : field->title != NULL                                 ? gettext (field->title)
                                                                             : field->name;
  g_autofree char *change = NULL;

  if (more > 0)
    /* Translators: %s is a kind of thing, e.g. “Leather”, %d how many more of it there are. */
    change = g_strdup_printf (C_("count", "%s +%d"), thing, more);
  else
    /* Translators: %s is a kind of thing, e.g. “Leather”, %d how many fewer of it there are; before it stands a minus. */
    change = g_strdup_printf (C_("count", "%s −%d"), thing, -more);

  if (counted->seat == TABLE_NOBODY)
    return g_steal_pointer (&change);

  /* Translators: %s are a player, then what that player has more or less of, e.g. “Leather +1”. */
  return g_strdup_printf (C_("player and count", "%s: %s"), names[counted->seat], change);
}
