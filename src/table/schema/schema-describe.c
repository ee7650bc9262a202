/* schema-describe.c: telling whoever makes a form of an event what it may say
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "doc-build.h"
#include "schema-private.h"

#include <glib/gi18n.h>

static const char *const kinds[] = {
  [TABLE_INT] = "number", [TABLE_NUMBER] = "number", [TABLE_ID] = "id", [TABLE_FLAG] = "flag", [TABLE_TEXT] = "text",
  [TABLE_BUNDLE] = "bundle", [TABLE_SEATS] = "seats", [TABLE_BITS] = "set", [TABLE_STRUCT] = "object", [TABLE_INNER] = "list",
};

static const char *const shapes[] = { [TABLE_LIST] = "any", [TABLE_BY_SEAT] = "seats", [TABLE_BY_ID] = "keys" };

static void
describe_ids (const char        *name,
              const char *const *ids,
              JsonBuilder       *builder)
{
  doc_begin_list (builder, name);
  for (int i = 0; ids[i] != NULL; i++)
    json_builder_add_string_value (builder, ids[i]);
  json_builder_end_array (builder);
}

/* Which ids there are, and what people call them, in the same order. */
static void
describe_names (const TableField *field,
                JsonBuilder      *builder)
{
  const char *const *named = field->ids != NULL ? field->ids : field->keys;

  if (field->ids != NULL)
    describe_ids ("ids", field->ids, builder);
  if (field->keys != NULL)
    describe_ids ("keys", field->keys, builder);
  if (field->get_name == NULL || named == NULL)
    return;

  doc_begin_list (builder, "names");
  for (int i = 0; named[i] != NULL; i++)
    json_builder_add_string_value (builder, field->get_name (field->first + i));
  json_builder_end_array (builder);
}

/* Within which numbers it is: as documents count. */
static void
describe_bounds (const TableField *field,
                 const TableTerms *terms,
                 JsonBuilder      *builder)
{
  const gboolean is_seat = field->kind == TABLE_NUMBER && field->max == 0;

  if (field->kind != TABLE_INT && field->kind != TABLE_NUMBER && (field->kind != TABLE_BITS || field->ids != NULL))
    return;

  doc_build_int (builder, "min", field->kind == TABLE_NUMBER ? 1 : field->min);
  doc_build_int (builder, "max", is_seat ? terms->n_players : field->max);
  if (is_seat)
    doc_build_boolean (builder, "seat", TRUE);
}

/* How many values a list has: any number of them, of each player one, or one for each key. */
static void
describe_shape (const TableField *field,
                JsonBuilder      *builder)
{
  if (field->shape == TABLE_ONE)
    return;

  doc_build_text (builder, "list", shapes[field->shape]);
  if (field->shape != TABLE_LIST)
    return;

  doc_build_int (builder, "least", field->counted ? field->min_n : field->max_n);
  if (field->max_n != G_MAXINT)
    doc_build_int (builder, "most", field->max_n);
}

static gboolean
is_optional (const TableField *field)
{
  return field->find_need != NULL || field->or_null
         || (field->need != TABLE_REQUIRED && field->need != TABLE_UNLESS);
}

static void
describe (const TableField *field, /* NOLINT(misc-no-recursion) */
          const TableTerms *terms,
          JsonBuilder      *builder)
{
  json_builder_begin_object (builder);
  if (*field->name != '\0')
    doc_build_text (builder, "name", field->name);
  if (field->title != NULL)
    doc_build_text (builder, "title", _(field->title));
  if (field->hint != NULL)
    doc_build_text (builder, "hint", _(field->hint));
  doc_build_text (builder, "kind", kinds[field->kind]);
  describe_shape (field, builder);
  describe_bounds (field, terms, builder);
  describe_names (field, builder);
  if (is_optional (field))
    doc_build_boolean (builder, "optional", TRUE);
  if (field->nullable)
    doc_build_boolean (builder, "nullable", TRUE);
  if (field->kind == TABLE_STRUCT || field->kind == TABLE_INNER)
    {
      doc_begin_list (builder, "fields");
      table_fields_describe (field->fields, terms, builder);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

/* Tells of what a struct consists, for whoever makes a form of it without these tables: of each
 * member its name, its kind, how many values it has, and what may stand there. What is never
 * said is not told. */
void
table_fields_describe (const TableField *fields, /* NOLINT(misc-no-recursion) */
                       const TableTerms *terms,
                       JsonBuilder      *builder)
{
  g_return_if_fail (fields != NULL && terms != NULL && builder != NULL);

  for (const TableField *field = fields; field->name != NULL; field++)
    {
      const gboolean is_said = field->need != TABLE_IMPLIED && field->need != TABLE_NULL && field->need != TABLE_ABSENT
                               && (field->trackings == 0 || (field->trackings & 1u << terms->tracking) != 0);

      /* Members of a struct without a name stand beside the others; a value without one is that of a list. */
      if (is_said && *field->name == '\0' && field->kind == TABLE_STRUCT && field->size == 0)
        table_fields_describe (field->fields, terms, builder);
      else if (is_said)
        describe (field, terms, builder);
    }
}
