/* doc-build.c: building a JSON document, member by member
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "doc-build.h"

/**
 * doc_build_int:
 * @builder: a builder inside an object
 * @name: the name of the member
 * @value: its value
 *
 * Adds a member that is a whole number.
 */
void
doc_build_int (JsonBuilder *builder,
               const char  *name,
               int          value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

/**
 * doc_build_boolean:
 * @builder: a builder inside an object
 * @name: the name of the member
 * @value: its value
 *
 * Adds a member that is `true` or `false`.
 */
void
doc_build_boolean (JsonBuilder *builder,
                   const char  *name,
                   gboolean     value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_boolean_value (builder, value);
}

/**
 * doc_build_text:
 * @builder: a builder inside an object
 * @name: the name of the member
 * @text: its value
 *
 * Adds a member that is a text.
 */
void
doc_build_text (JsonBuilder *builder,
                const char  *name,
                const char  *text)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, text);
}

/**
 * doc_build_null:
 * @builder: a builder inside an object
 * @name: the name of the member
 *
 * Adds a member that is `null`.
 */
void
doc_build_null (JsonBuilder *builder,
                const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_null_value (builder);
}

/**
 * doc_begin_list:
 * @builder: a builder inside an object
 * @name: the name of the member
 *
 * Begins a member that is a list; `json_builder_end_array()` ends it.
 */
void
doc_begin_list (JsonBuilder *builder,
                const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}
