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

/* What is done with each value that was counted, and what holds it. */
typedef void (*Visit) (const TableCounted *counted,
                       void               *holder,
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

/* Whose something is takes the place of another, and so does whether it is there. */
static gboolean
is_number (const TableField *field)
{
  return field->kind == TABLE_INT || field->kind == TABLE_BUNDLE;
}

static int
count_values (const TableField *field)
{
  if (field->shape == TABLE_BY_ID)
    return (int) g_strv_length ((char **) field->keys);

  return field->kind == TABLE_BUNDLE || field->kind == TABLE_BITS ? (int) g_strv_length ((char **) field->ids) : 1;
}

static int
get_one (const TableField *field,
         const int        *numbers,
         int               which)
{
  return field->kind == TABLE_BITS ? *numbers >> which & 1 : numbers[which];
}

/* What is said by being there is said of the player of the event: who has it. */
static void
set_value (const TableCounted *counted,
           void               *holder,
           int                 value)
{
  const TableField *field = counted->field;
  int *numbers = get_numbers (holder, field->offset);

  if (field->kind == TABLE_FLAG)
    *get_numbers (holder, field->mark_offset) &= ~field->mark;
  else if (field->kind == TABLE_BITS)
    *numbers = (*numbers & ~(1 << counted->which)) | value << counted->which;
  else
    numbers[counted->which] = value;
}

/**
 * table_counts_find_books:
 * @state: a state
 * @field: a field that may be a count, see `TableField::in_books`
 * @seat: whose it is, from 0; any for what is nobody’s
 * @which: which of its ids or keys
 *
 * Tells what the books say of what a field counts.
 *
 * Returns: how many there are, or who has it
 */
int
table_counts_find_books (const TableState *state,
                         const TableField *field,
                         int               seat,
                         int               which)
{
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players, .state = state };

  g_return_val_if_fail (field->in_books, 0);

  if (field->find_books != NULL)
    return field->find_books (&terms, seat, which);

  return get_one (field, get_numbers ((void *) state, field->books + (gsize) seat * field->books_size), which);
}

static void
visit_values (const TableState *state,
              const TableField *field,
              void             *holder,
              int               seat,
              Visit             visit,
              gpointer          data)
{
  const gboolean is_whose = field->books_size != 0 || field->find_books != NULL;
  const int n = count_values (field);

  if (!is_said (field, holder) || (is_whose && seat == TABLE_NOBODY))
    return;

  for (int which = 0; which < n; which++)
    {
      const int value = get_one (field, get_numbers (holder, field->offset), which);
      const TableCounted counted = { is_whose ? seat : TABLE_NOBODY, field, which,
                                     table_counts_find_books (state, field, is_whose ? seat : 0, which),
                                     field->kind == TABLE_FLAG ? seat : value };

      /* Of some only what is named was counted. */
      if (field->usual >= 0 || value != field->usual)
        visit (&counted, holder, data);
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
      visit_values (state, field, holder, seat, visit, data);
    else if (field->kind == TABLE_STRUCT && field->shape == TABLE_BY_SEAT && !field->nullable)
      for (int i = 0; i < state->n_players; i++)
        visit_fields (state, field->fields, (char *) holder + field->offset + (gsize) i * field->size, i, visit, data);
    else if (field->kind == TABLE_STRUCT && *field->name == '\0')
      visit_fields (state, field->fields, (char *) holder + field->offset, seat, visit, data);
}

/* Tells whether an event may count anything. */
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
          void               *holder,
          gpointer            list)
{
  g_array_append_val ((GArray *) list, *counted);
}

/* Lists what the books say of all that an event counts. */
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

/* Tells whether a count takes the place of something that the books say otherwise now. Whose
 * something is may be counted as the books say it now. */
gboolean
table_counts_swallow (const TableCounted *counted,
                      int                 was)
{
  g_return_val_if_fail (counted != NULL, FALSE);

  return counted->books != was && (is_number (counted->field) || counted->books != counted->value);
}

typedef struct {
  const GArray *before;
  GArray *left; /* of int */
} Adding;

static void
add_one (const TableCounted *counted,
         void               *holder,
         gpointer            data)
{
  Adding *adding = data;
  const TableField *field = counted->field;
  const int was = g_array_index (adding->before, TableCounted, adding->left->len).books;
  const int most = field->max != 0 ? field->max : TABLE_MAX_COUNT;
  const int sum = counted->value + counted->books - was;
  const int value = is_number (field) ? CLAMP (sum, field->min, most) : counted->books;
  const int left = is_number (field) ? sum - value : 0;

  g_array_append_val (adding->left, left);
  if (table_counts_swallow (counted, was))
    set_value (counted, holder, value);
}

/* Adds to what was counted what the books say more, and takes off what they say less, as far as
 * there can be as many. Whose something is, and whether it is there, is as the books say. */
GArray *
table_counts_add (const TableState *state,
                  TableEvent       *event,
                  const GArray     *before)
{
  Adding adding = { before, g_array_new (FALSE, FALSE, sizeof (int)) };

  g_return_val_if_fail (state != NULL && event != NULL, adding.left);

  visit_fields (state, state->game->events->kinds[event->type].fields, event, event->player, add_one, &adding);

  return adding.left;
}

static const char *
get_thing (const TableCounted *counted)
{
  const TableField *field = counted->field;

  if (field->kind != TABLE_BUNDLE && field->kind != TABLE_BITS && field->shape != TABLE_BY_ID)
    return field->title != NULL ? gettext (field->title) : field->name;

  if (field->get_name != NULL)
    return field->get_name (counted->which);

  return (field->shape == TABLE_BY_ID ? field->keys : field->ids)[counted->which];
}

static const char *
get_whose (const char *const *names,
           int                seat)
{
  /* Translators: who has something that only one player can have. */
  return seat != TABLE_NOBODY ? names[seat] : C_("whose", "nobody");
}

/* Tells what a count swallows, in a line. */
char *
table_counts_tell (const char *const  *names,
                   const TableCounted *counted,
                   int                 was)
{
  const char *thing = get_thing (counted);
  const int more = counted->books - was;
  g_autofree char *change = NULL;

  if (counted->field->kind == TABLE_NUMBER || counted->field->kind == TABLE_FLAG)
    /* Translators: %s are something that only one player has, e.g. “Praefectus Magnus”, then who has it after a
     * correction, and who had it before that, or “nobody”. */
    return g_strdup_printf (C_("whose", "%s: %s, not %s"), thing, get_whose (names, counted->books), get_whose (names, was));

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
