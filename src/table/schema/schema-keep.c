/* schema-keep.c: what structs own, and whether two say the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "schema-private.h"

#include <string.h>

static void     own_field   (const TableField *field, void *holder);
static void     clear_field (const TableField *field, void *holder);
static gboolean is_alike    (const TableField *field, const TableTerms *terms, const void *holder, const void *other);

/* What is owned */

/* Whether anything of this kind can own something, or consist of what does. */
static gboolean
may_own (const TableField *field)
{
  return field->find == NULL
         && (field->owned || field->kind == TABLE_TEXT || field->kind == TABLE_STRUCT || field->kind == TABLE_INNER);
}

/* Does the same with each value that may own something. Without terms all values are
 * looked at for which there is room: what nobody has is zero, and owns nothing. */
static void
visit_values (const TableField *field, /* NOLINT(misc-no-recursion) */
              void             *holder,
              void (*visit_text) (char **text),
              void (*visit_fields) (const TableField *fields, void *holder),
              void (*visit_field) (const TableField *field, void *holder))
{
  SchemaValues values = schema_get_values (field, NULL, holder);

  for (int i = 0; values.first != NULL && i < values.n; i++)
    {
      void *value = values.first + (gsize) i * values.size;

      if (field->kind == TABLE_TEXT)
        visit_text (value);
      else if (field->kind == TABLE_STRUCT)
        visit_fields (field->fields, value);
      else if (field->kind == TABLE_INNER)
        visit_field (field->fields, value);
    }
}

static void
own_text (char **text)
{
  *text = g_strdup (*text);
}

static void
clear_text (char **text)
{
  g_clear_pointer (text, g_free);
}

static void
own_field (const TableField *field, /* NOLINT(misc-no-recursion) */
           void             *holder)
{
  if (!may_own (field))
    return;

  if (field->owned)
    {
      SchemaValues values = schema_get_values (field, NULL, holder);

      *(gpointer *) (void *) ((char *) holder + field->offset) = g_memdup2 (values.first, (gsize) values.n * values.size);
    }

  visit_values (field, holder, own_text, table_fields_own, own_field);
}

static void
clear_field (const TableField *field, /* NOLINT(misc-no-recursion) */
             void             *holder)
{
  if (!may_own (field))
    return;

  visit_values (field, holder, clear_text, table_fields_clear, clear_field);
  if (field->owned)
    g_clear_pointer ((gpointer *) (void *) ((char *) holder + field->offset), g_free);
}

/**
 * table_fields_own:
 * @fields: of what it consists
 * @holder: a struct that was copied bytewise
 *
 * Copies the texts and lists that a struct points to, which belong to the one that it
 * was copied from, and makes the copies its own.
 */
void
table_fields_own (const TableField *fields, /* NOLINT(misc-no-recursion) */
                  void             *holder)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    own_field (field, holder);
}

/**
 * table_fields_clear:
 * @fields: of what it consists
 * @holder: a struct
 *
 * Frees the texts and lists that a struct owns, and leaves nothing in their place.
 */
void
table_fields_clear (const TableField *fields, /* NOLINT(misc-no-recursion) */
                    void             *holder)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    clear_field (field, holder);
}

/* Comparing */

static gboolean
is_same_bundle (const int         *counts,
                const int         *others,
                const char *const *ids)
{
  for (int kind = 0; ids[kind] != NULL; kind++)
    if (counts[kind] != others[kind])
      return FALSE;

  return TRUE;
}

static gboolean
is_same_value (const TableField *field, /* NOLINT(misc-no-recursion) */
               const TableTerms *terms,
               const void       *value,
               const void       *other)
{
  gboolean null = schema_is_null (field, value);

  if (null || schema_is_null (field, other))
    return null == schema_is_null (field, other);

  switch (field->kind)
    {
    case TABLE_TEXT:
      return g_strcmp0 (*(char *const *) value, *(char *const *) other) == 0;

    case TABLE_BUNDLE:
      return is_same_bundle (value, other, field->ids);

    case TABLE_SEATS:
      return memcmp (value, other, sizeof (gboolean) * (gsize) terms->n_players) == 0;

    case TABLE_STRUCT:
      return table_fields_equal (field->fields, terms, value, other);

    case TABLE_INNER:
      return is_alike (field->fields, terms, value, other);

    case TABLE_INT:
    case TABLE_NUMBER:
    case TABLE_ID:
    case TABLE_FLAG:
    case TABLE_BITS:
    default:
      return *(const int *) value == *(const int *) other;
    }
}

static gboolean
is_alike (const TableField *field, /* NOLINT(misc-no-recursion) */
          const TableTerms *terms,
          const void       *holder,
          const void       *other)
{
  SchemaValues values = schema_get_values (field, terms, holder);
  SchemaValues others = schema_get_values (field, terms, other);

  if (values.n != others.n)
    return FALSE;

  for (gsize i = 0; i < (gsize) values.n; i++)
    if (!is_same_value (field, terms, values.first + i * values.size, others.first + i * values.size))
      return FALSE;

  return TRUE;
}

/* Whether two structs say the same by a field. */
gboolean
schema_is_same (const TableField *field, /* NOLINT(misc-no-recursion) */
                const TableTerms *terms,
                const void       *holder,
                const void       *other)
{
  gboolean there = schema_is_there (field, terms, holder);

  return there == schema_is_there (field, terms, other) && (!there || is_alike (field, terms, holder, other));
}

/**
 * table_fields_equal:
 * @fields: of what they consist
 * @terms: on what it depends which members they have
 * @holder: a struct
 * @other: another one
 *
 * Compares what two structs say: whatever is not written of them does not count.
 *
 * Returns: `TRUE` if they say the same
 */
gboolean
table_fields_equal (const TableField *fields, /* NOLINT(misc-no-recursion) */
                    const TableTerms *terms,
                    const void       *holder,
                    const void       *other)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    if (!schema_is_same (field, terms, holder, other))
      return FALSE;

  return TRUE;
}
