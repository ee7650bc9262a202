/* schema-field.c: what reading, writing and keeping ask of a field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "schema-private.h"

#include "text-words.h"
#include "tongue.h"

static int
get_int (const void *holder,
         gsize       offset)
{
  return *(const int *) (const void *) ((const char *) holder + offset);
}

/* When a field is in a document, of what `holder` holds. */
TableNeed
schema_find_need (const TableField *field,
                  const TableTerms *terms,
                  const void       *holder)
{
  if (field->trackings != 0 && (field->trackings & 1u << terms->tracking) == 0)
    return TABLE_ABSENT;

  return field->find_need != NULL ? field->find_need (terms, holder) : field->need;
}

/* What a field is where it is left out. */
int
schema_find_usual (const TableField *field,
                   const void       *holder)
{
  return field->find_usual != NULL ? field->find_usual (holder) : field->usual;
}

/* Whether the mark of a field is set. */
gboolean
schema_is_marked (const TableField *field,
                  const void       *holder)
{
  int marks = get_int (holder, field->mark_offset);

  return field->mark != 0 ? (marks & field->mark) != 0 : marks != 0;
}

/* Whether a value stands for nothing. */
gboolean
schema_is_null (const TableField *field,
                const void       *value)
{
  if (!field->nullable)
    return FALSE;

  switch (field->kind)
    {
    case TABLE_INT:
    case TABLE_NUMBER:
    case TABLE_ID:
      return *(const int *) value == field->nothing;

    case TABLE_STRUCT:
    case TABLE_INNER:
      return get_int (value, field->mark_offset) == field->nothing;

    case TABLE_FLAG:
    case TABLE_TEXT:
    case TABLE_BUNDLE:
    case TABLE_SEATS:
    case TABLE_BITS:
    default:
      return FALSE;
    }
}

static int
count_values (const TableField *field,
              const TableTerms *terms,
              const void       *holder)
{
  switch (field->shape)
    {
    case TABLE_LIST:
      return field->counted ? get_int (holder, field->n_offset) : field->max_n;

    case TABLE_BY_SEAT:
      return terms != NULL ? terms->n_players : field->max_n;

    case TABLE_BY_ID:
      return (int) g_strv_length ((char **) field->keys);

    case TABLE_ONE:
    default:
      return 1;
    }
}

/* Where the values of a field are. Without terms there are as many by seat as there is
 * room for. */
SchemaValues
schema_get_values (const TableField *field,
                   const TableTerms *terms,
                   const void       *holder)
{
  SchemaValues values = { (char *) holder + field->offset, field->size, 0 };

  if (field->find != NULL)
    {
      values.first = (char *) field->find (terms, holder, &values.n);
      return values;
    }

  values.n = count_values (field, terms, holder);
  if (field->owned)
    values.first = *(char *const *) (const void *) values.first;

  return values;
}

/* Whether any kind of a bundle is other than usual. */
static gboolean
is_any_unusual (const int         *counts,
                const char *const *ids,
                int                usual)
{
  for (int kind = 0; ids[kind] != NULL; kind++)
    if (counts[kind] != usual)
      return TRUE;

  return FALSE;
}

static gboolean
is_unusual (const TableField *field,
            const TableTerms *terms,
            const void       *holder)
{
  int usual = schema_find_usual (field, holder);
  SchemaValues values = schema_get_values (field, terms, holder);

  if (field->shape == TABLE_LIST)
    return values.n > 0;
  if (field->shape == TABLE_BY_ID && field->kind == TABLE_INT)
    return is_any_unusual ((const int *) (const void *) values.first, field->keys, usual);

  switch (field->kind)
    {
    case TABLE_TEXT:
      return *(char *const *) (const void *) values.first != NULL;

    case TABLE_BUNDLE:
      return is_any_unusual ((const int *) (const void *) values.first, field->ids, usual);

    case TABLE_SEATS:
      for (int seat = 0; seat < terms->n_players; seat++)
        if (((const gboolean *) (const void *) values.first)[seat])
          return TRUE;
      return FALSE;

    case TABLE_INT:
    case TABLE_NUMBER:
    case TABLE_ID:
    case TABLE_FLAG:
    case TABLE_BITS:
      return get_int (values.first, 0) != usual;

    case TABLE_STRUCT:
    case TABLE_INNER:
    default:
      return TRUE;
    }
}

/* Whether a member is written of what `holder` holds. */
gboolean
schema_is_there (const TableField *field,
                 const TableTerms *terms,
                 const void       *holder)
{
  switch (schema_find_need (field, terms, holder))
    {
    case TABLE_ABSENT:
    case TABLE_IMPLIED:
      return FALSE;

    case TABLE_MARKED:
      return schema_is_marked (field, holder);

    case TABLE_UNLESS:
      return !schema_is_marked (field, holder);

    case TABLE_SPARSE:
      /* A text that nobody wrote is none. */
      return (terms->whole && field->kind != TABLE_TEXT) || is_unusual (field, terms, holder);

    case TABLE_REQUIRED:
    case TABLE_OPTIONAL:
    case TABLE_NULL:
    default:
      return TRUE;
    }
}

/**
 * table_field_find_letter:
 * @field: a field with letters
 * @which: one of its ids, from 0, or 0 for what it is itself
 *
 * Finds the key by which something is typed. There is one keyboard for all who play, and so one letter for each thing: that
 * of the interface, also where somebody is spoken to in another language.
 *
 * Returns: a small letter
 */
gunichar
table_field_find_letter (const TableField *field,
                         int               which)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);

  g_return_val_if_fail (field != NULL && field->letters != NULL, 0);

  return text_find_letter (g_dpgettext2 (NULL, "keys", field->letters), field->letters,
                           field->ids != NULL ? (glong) g_strv_length ((char **) field->ids) : 1, which);
}
