/* schema-build.c: writing what a table of fields says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "schema-private.h"

static void build_values (const TableField *field, const TableTerms *terms, const void *holder, JsonBuilder *builder);

/* Kinds that are as usual are left out where not all are named. */
static void
build_bundle (const TableField *field,
              const TableTerms *terms,
              const int        *counts,
              JsonBuilder      *builder)
{
  json_builder_begin_object (builder);
  for (int kind = 0; field->ids[kind] != NULL; kind++)
    if (terms->whole || counts[kind] != field->usual)
      {
        json_builder_set_member_name (builder, field->ids[kind]);
        json_builder_add_int_value (builder, counts[kind]);
      }
  json_builder_end_object (builder);
}

static void
build_seats (const TableTerms *terms,
             const gboolean   *seats,
             JsonBuilder      *builder)
{
  json_builder_begin_array (builder);
  for (int seat = 0; seat < terms->n_players; seat++)
    if (seats[seat])
      json_builder_add_int_value (builder, seat + 1);
  json_builder_end_array (builder);
}

static void
build_bits (const TableField *field,
            guint             bits,
            JsonBuilder      *builder)
{
  json_builder_begin_array (builder);
  for (int which = 0; bits >> which != 0; which++)
    if (bits & 1u << which)
      {
        if (field->ids != NULL)
          json_builder_add_string_value (builder, field->ids[which]);
        else
          json_builder_add_int_value (builder, which);
      }
  json_builder_end_array (builder);
}

static void
build_struct (const TableField *field, /* NOLINT(misc-no-recursion) */
              const TableTerms *terms,
              const void       *value,
              JsonBuilder      *builder)
{
  json_builder_begin_object (builder);
  table_fields_build (field->fields, terms, value, builder);
  json_builder_end_object (builder);
}

static void
build_value (const TableField *field, /* NOLINT(misc-no-recursion) */
             const TableTerms *terms,
             const void       *value,
             JsonBuilder      *builder)
{
  const int *number = value;

  switch (field->kind)
    {
    case TABLE_INT:
      json_builder_add_int_value (builder, *number);
      break;

    case TABLE_NUMBER:
      json_builder_add_int_value (builder, *number + 1);
      break;

    case TABLE_ID:
      json_builder_add_string_value (builder, field->ids[*number - field->first]);
      break;

    case TABLE_FLAG:
      json_builder_add_boolean_value (builder, *number);
      break;

    case TABLE_TEXT:
      json_builder_add_string_value (builder, *(char *const *) value);
      break;

    case TABLE_BUNDLE:
      build_bundle (field, terms, value, builder);
      break;

    case TABLE_SEATS:
      build_seats (terms, value, builder);
      break;

    case TABLE_BITS:
      build_bits (field, (guint) *number, builder);
      break;

    case TABLE_STRUCT:
      build_struct (field, terms, value, builder);
      break;

    case TABLE_INNER:
      build_values (field->fields, terms, value, builder);
      break;

    default:
      g_return_if_reached ();
    }
}

static void
build_nullable (const TableField *field, /* NOLINT(misc-no-recursion) */
                const TableTerms *terms,
                const void       *value,
                JsonBuilder      *builder)
{
  if (schema_is_null (field, value))
    json_builder_add_null_value (builder);
  else
    build_value (field, terms, value, builder);
}

/* What has a name of its own is left out where it is as usual or not there, unless all
 * is named. */
static void
build_by_id (const TableField *field, /* NOLINT(misc-no-recursion) */
             const TableTerms *terms,
             const void       *holder,
             SchemaValues      values,
             JsonBuilder      *builder)
{
  int usual = schema_find_usual (field, holder);

  json_builder_begin_object (builder);
  for (int i = 0; i < values.n; i++)
    {
      const char *value = values.first + (gsize) i * values.size;
      gboolean left_out = field->kind == TABLE_STRUCT ? schema_is_null (field, value)
                          : field->kind != TABLE_INNER && *(const int *) (const void *) value == usual;

      if (left_out && !terms->whole)
        continue;

      json_builder_set_member_name (builder, field->keys[i]);
      build_nullable (field, terms, value, builder);
    }
  json_builder_end_object (builder);
}

/* Builds one value, or a list or an object of them, of the struct that holds them. */
static void
build_values (const TableField *field, /* NOLINT(misc-no-recursion) */
              const TableTerms *terms,
              const void       *holder,
              JsonBuilder      *builder)
{
  SchemaValues values = schema_get_values (field, terms, holder);

  if (field->shape == TABLE_ONE)
    {
      build_nullable (field, terms, values.first, builder);
      return;
    }

  if (field->shape == TABLE_BY_ID)
    {
      build_by_id (field, terms, holder, values, builder);
      return;
    }

  json_builder_begin_array (builder);
  for (int i = 0; i < values.n; i++)
    build_nullable (field, terms, values.first + (gsize) i * values.size, builder);
  json_builder_end_array (builder);
}

/**
 * table_fields_print:
 * @fields: of what it consists
 * @terms: on what it depends which members it has
 * @holder: the struct
 *
 * Builds the JSON of a struct as an object of its own, see table_fields_build().
 *
 * Returns: (transfer full): the object
 */
JsonNode *
table_fields_print (const TableField *fields,
                    const TableTerms *terms,
                    const void       *holder)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  table_fields_build (fields, terms, holder, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/**
 * table_fields_build:
 * @fields: of what it consists
 * @terms: on what it depends which members it has
 * @holder: the struct
 * @builder: where to add the members: inside an object
 *
 * Builds the JSON of a struct, member by member in the order of `fields`.
 */
void
table_fields_build (const TableField *fields, /* NOLINT(misc-no-recursion) */
                    const TableTerms *terms,
                    const void       *holder,
                    JsonBuilder      *builder)
{
  for (const TableField *field = fields; field->name != NULL; field++)
    {
      if (!schema_is_there (field, terms, holder))
        continue;

      if (*field->name == '\0')
        {
          table_fields_build (field->fields, terms, (const char *) holder + field->offset, builder);
          continue;
        }

      json_builder_set_member_name (builder, field->name);
      if (schema_find_need (field, terms, holder) == TABLE_NULL)
        json_builder_add_null_value (builder);
      else
        build_values (field, terms, holder, builder);
    }
}
