/* schema-read.c: reading what a table of fields says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Functions that read values call each other as deep as tables of fields are in each
 * other, which is for whoever writes a table to say.
 */

#include "config.h"

#include "schema-private.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean read_one (const TableField *field, const DocPlace *place, const TableTerms *terms, void *value,
                          GError **error);

static void
set_int (void *holder,
         gsize offset,
         int   value)
{
  *(int *) (void *) ((char *) holder + offset) = value;
}

/* What stands in a struct where a document says nothing. */

static gboolean
is_int (TableFieldKind kind)
{
  return kind == TABLE_INT || kind == TABLE_NUMBER || kind == TABLE_ID || kind == TABLE_FLAG || kind == TABLE_BITS;
}

static void
set_all_usual (int               *counts,
               const char *const *ids,
               int                usual)
{
  for (int kind = 0; ids[kind] != NULL; kind++)
    counts[kind] = usual;
}

static void
set_usual (const TableField *field,
           void             *holder)
{
  int *first = (int *) (void *) ((char *) holder + field->offset);
  int usual = schema_find_usual (field, holder);

  if (usual == 0)
    return;

  if (field->shape == TABLE_BY_ID)
    set_all_usual (first, field->keys, usual);
  else if (field->kind == TABLE_BUNDLE)
    set_all_usual (first, field->ids, usual);
  else
    *first = usual;
}

/* Values */

static gboolean
read_number (const TableField *field,
             const DocPlace   *place,
             const TableTerms *terms,
             int              *value,
             GError          **error)
{
  int max = field->max != 0 ? field->max : terms->n_players;

  if (!doc_place_read_int (place, 1, max, value, error))
    return FALSE;

  *value -= 1;

  return TRUE;
}

static gboolean
read_id (const TableField *field,
         const DocPlace   *place,
         int              *value,
         GError          **error)
{
  int which;

  if (!doc_place_read_id (place, field->ids, &which, error))
    return FALSE;

  *value = field->first + which;

  return TRUE;
}

static gboolean
read_text (const TableField *field,
           const DocPlace   *place,
           char            **text,
           GError          **error)
{
  const char *value;
  glong length;

  if (!doc_place_read_text (place, &value, error))
    return FALSE;

  length = g_utf8_strlen (value, -1);
  if (field->max != 0 && length > field->max)
    /* Translators: %d is the most characters that a text may have, %ld how many it has. */
    return doc_place_fail (place, error, _("a text has at most %d characters, not %ld"), field->max, length);

  *text = g_strdup (value);

  return TRUE;
}

/* Kinds left out are as usual. */
static gboolean
read_bundle (const TableField *field,
             const DocPlace   *place,
             int              *counts,
             GError          **error)
{
  int max = field->max != 0 ? field->max : TABLE_MAX_COUNT;
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  set_all_usual (counts, field->ids, field->usual);
  if (!doc_place_check_object (place, error))
    return FALSE;

  json_object_iter_init_ordered (&iter, json_node_get_object (place->node));
  while (json_object_iter_next_ordered (&iter, &id, &node))
    {
      DocPlace count = doc_place_get_member (place, id);
      int kind;

      if (!doc_place_find_id (place, field->ids, id, &kind, error)
          || !doc_place_read_int (&count, field->min, max, &counts[kind], error))
        return FALSE;
    }

  return TRUE;
}

/* To name a seat twice does no harm. */
static gboolean
read_seats (const DocPlace   *place,
            const TableTerms *terms,
            gboolean         *seats,
            GError          **error)
{
  guint length;

  if (!doc_place_check_list (place, 0, G_MAXUINT, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (place, i);
      int seat;

      if (!doc_place_read_int (&element, 1, terms->n_players, &seat, error))
        return FALSE;

      seats[seat - 1] = TRUE;
    }

  return TRUE;
}

static gboolean
fail_twice (const DocPlace *place,
            GError        **error)
{
  /* Translators: said of a value in a list in which no two are to be alike. */
  return doc_place_fail (place, error, "%s", _("is there twice"));
}

static gboolean
read_bits (const TableField *field,
           const DocPlace   *place,
           int              *bits,
           GError          **error)
{
  guint length;

  *bits = 0;
  if (!doc_place_check_list (place, 0, G_MAXUINT, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace element = doc_place_get_element (place, i);
      int which;

      if (field->ids != NULL ? !doc_place_read_id (&element, field->ids, &which, error)
                             : !doc_place_read_int (&element, field->min, field->max, &which, error))
        return FALSE;

      if ((guint) *bits & 1u << which)
        return fail_twice (&element, error);

      *bits = (int) ((guint) *bits | 1u << which);
    }

  return TRUE;
}

static gboolean
read_struct (const TableField *field, /* NOLINT(misc-no-recursion) */
             const DocPlace   *place,
             const TableTerms *terms,
             void             *value,
             GError          **error)
{
  if (field->shape != TABLE_BY_ID)
    memset (value, 0, field->size);

  return table_fields_read (field->fields, place, terms, value, error);
}

static gboolean
read_value (const TableField *field, /* NOLINT(misc-no-recursion) */
            const DocPlace   *place,
            const TableTerms *terms,
            void             *value,
            GError          **error)
{
  switch (field->kind)
    {
    case TABLE_INT:
      return doc_place_read_int (place, field->min, field->max, value, error);

    case TABLE_NUMBER:
      return read_number (field, place, terms, value, error);

    case TABLE_ID:
      return read_id (field, place, value, error);

    case TABLE_FLAG:
      return doc_place_read_boolean (place, value, error);

    case TABLE_TEXT:
      return read_text (field, place, value, error);

    case TABLE_BUNDLE:
      return read_bundle (field, place, value, error);

    case TABLE_SEATS:
      return read_seats (place, terms, value, error);

    case TABLE_BITS:
      return read_bits (field, place, value, error);

    case TABLE_STRUCT:
      return read_struct (field, place, terms, value, error);

    case TABLE_INNER:
      return read_one (field->fields, place, terms, value, error);

    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
read_nullable (const TableField *field, /* NOLINT(misc-no-recursion) */
               const DocPlace   *place,
               const TableTerms *terms,
               void             *value,
               GError          **error)
{
  if (!field->nullable || !doc_place_is_null (place))
    return read_value (field, place, terms, value, error);

  if (is_int (field->kind))
    set_int (value, 0, field->nothing);

  return TRUE;
}

/* Lists and objects of values */

static gboolean
check_distinct (const TableField *field,
                const DocPlace   *place,
                const char       *first,
                guint             n,
                GError          **error)
{
  for (guint i = 1; field->distinct && i < n; i++)
    for (guint other = 0; other < i; other++)
      if (memcmp (first + i * field->size, first + other * field->size, field->size) == 0)
        {
          DocPlace element = doc_place_get_element (place, i);

          return fail_twice (&element, error);
        }

  return TRUE;
}

static gboolean
read_list (const TableField *field, /* NOLINT(misc-no-recursion) */
           const DocPlace   *place,
           const TableTerms *terms,
           void             *holder,
           GError          **error)
{
  gboolean by_seat = field->shape == TABLE_BY_SEAT;
  int least = by_seat ? terms->n_players : field->counted ? field->min_n : field->max_n;
  int most = by_seat ? terms->n_players : field->max_n;
  char *first = (char *) holder + field->offset;
  guint n;

  if (!doc_place_check_list (place, (guint) least, field->owned ? G_MAXUINT : (guint) most, &n, error))
    return FALSE;

  if (field->owned)
    first = *(char **) (void *) first = g_malloc0_n (n, field->size);
  if (field->counted)
    set_int (holder, field->n_offset, (int) n);

  for (guint i = 0; i < n; i++)
    {
      DocPlace element = doc_place_get_element (place, i);

      if (!read_nullable (field, &element, terms, first + i * field->size, error))
        return FALSE;
    }

  return check_distinct (field, place, first, n, error);
}

static gboolean
read_by_id (const TableField *field, /* NOLINT(misc-no-recursion) */
            const DocPlace   *place,
            const TableTerms *terms,
            void             *holder,
            GError          **error)
{
  char *first = (char *) holder + field->offset;
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  if (is_int (field->kind))
    set_all_usual ((int *) (void *) first, field->keys, schema_find_usual (field, holder));
  if (!doc_place_check_object (place, error))
    return FALSE;

  json_object_iter_init_ordered (&iter, json_node_get_object (place->node));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      DocPlace member = doc_place_get_member (place, key);
      int which;

      if (!doc_place_find_id (place, field->keys, key, &which, error)
          || !read_nullable (field, &member, terms, first + (gsize) which * field->size, error))
        return FALSE;
    }

  return TRUE;
}

/* Reads one value, or a list or an object of them, into the struct that holds them. */
static gboolean
read_one (const TableField *field, /* NOLINT(misc-no-recursion) */
          const DocPlace   *place,
          const TableTerms *terms,
          void             *holder,
          GError          **error)
{
  switch (field->shape)
    {
    case TABLE_ONE:
      return read_nullable (field, place, terms, (char *) holder + field->offset, error);

    case TABLE_BY_ID:
      return read_by_id (field, place, terms, holder, error);

    case TABLE_LIST:
    case TABLE_BY_SEAT:
    default:
      return read_list (field, place, terms, holder, error);
    }
}

/* Members */

static gboolean
has_rival (const TableField *field,
           const DocPlace   *place)
{
  DocPlace rival;

  if (field->rival == NULL)
    return FALSE;

  rival = doc_place_get_member (place, field->rival);

  return doc_place_exists (&rival);
}

/* Reads a member that there is. */
static gboolean
read_there (const TableField *field, /* NOLINT(misc-no-recursion) */
            const DocPlace   *member,
            const TableTerms *terms,
            void             *holder,
            GError          **error)
{
  return read_one (field, member, terms, holder, error)
         && (field->check == NULL || field->check (member, terms, holder, error));
}

static gboolean
read_member (const TableField *field, /* NOLINT(misc-no-recursion) */
             const DocPlace   *place,
             const TableTerms *terms,
             void             *holder,
             GError          **error)
{
  DocPlace member = doc_place_get_member (place, field->name);
  gboolean exists = doc_place_exists (&member) && !(field->or_null && doc_place_is_null (&member));
  TableNeed need = schema_find_need (field, terms, holder);

  if (need == TABLE_ABSENT || need == TABLE_NULL)
    return TRUE;

  if (need == TABLE_IMPLIED || (!exists && need != TABLE_REQUIRED && need != TABLE_UNLESS))
    {
      set_usual (field, holder);
      return TRUE;
    }

  if (need == TABLE_UNLESS && schema_is_marked (field, holder))
    return !exists || doc_place_fail (&member, error, "%s", _(field->clash));

  if (has_rival (field, place))
    return doc_place_fail (&member, error, "%s", _(field->clash));

  if (need == TABLE_MARKED)
    set_int (holder, field->mark_offset,
             *(int *) (void *) ((char *) holder + field->mark_offset) | (field->mark != 0 ? field->mark : 1));

  return read_there (field, &member, terms, holder, error);
}

/**
 * table_fields_read:
 * @fields: of what it consists
 * @place: where the object stands
 * @terms: on what it depends which members it has
 * @holder: the struct, which is as it is before anything is read, mostly zero
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads an object into a struct, member by member in the order of `fields`, and asks
 * for the form that these have. What the struct owns then is freed by
 * table_fields_clear(), after a failure too.
 *
 * Returns: `TRUE` if the object has this form
 */
gboolean
table_fields_read (const TableField *fields, /* NOLINT(misc-no-recursion) */
                   const DocPlace   *place,
                   const TableTerms *terms,
                   void             *holder,
                   GError          **error)
{
  if (!doc_place_check_object (place, error))
    return FALSE;

  for (const TableField *field = fields; field->name != NULL; field++)
    if (*field->name == '\0' && field->kind == TABLE_STRUCT
          ? !table_fields_read (field->fields, place, terms, (char *) holder + field->offset, error)
          : !read_member (field, place, terms, holder, error))
      return FALSE;

  return TRUE;
}
