/* phones-form.c: the form of an event as a part of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-form.h"

#include "doc-place.h"

#include <glib/gi18n.h>

/* How many rows a list has at most that may have any number: what is sent is limited, too. */
#define MOST_ROWS 60

/* What all fields need. */
typedef struct {
  PhonesHtml *html;
  const PhonesPeople *people;
  int n_players;
  GHashTable *filled; /* what was filled in, where that is read */
} Form;

static TableTerms
make_terms (const TableBoard *board)
{
  const TableState *view = table_board_get_view (board);

  return (TableTerms) { .tracking = view->tracking, .n_players = view->n_players, .state = view };
}

/* What the game says of a field */

static const char *
get_text (JsonObject *field,
          const char *name)
{
  return json_object_get_string_member_with_default (field, name, NULL);
}

static int
get_int (JsonObject *field,
         const char *name,
         int         usual)
{
  return (int) json_object_get_int_member_with_default (field, name, usual);
}

static gboolean
has (JsonObject *field,
     const char *name,
     const char *value)
{
  return g_strcmp0 (get_text (field, name), value) == 0;
}

static JsonArray *
get_list (JsonObject *field,
          const char *name)
{
  return json_object_has_member (field, name) ? json_object_get_array_member (field, name) : NULL;
}

/* What stands beside a field. */
static const char *
get_title (JsonObject *field)
{
  return get_text (field, "title") != NULL ? get_text (field, "title") : get_text (field, "name");
}

/* How something is called of which a field has one or several. */
static const char *
get_name (JsonObject *field,
          JsonArray  *ids,
          guint       i)
{
  JsonArray *names = get_list (field, "names");

  return json_array_get_string_element (names != NULL && i < json_array_get_length (names) ? names : ids, i);
}

static char *
join (const char *path,
      const char *name)
{
  return name != NULL ? g_strdup_printf ("%s.%s", path, name) : g_strdup (path);
}

static char *
join_number (const char *path,
             guint       i)
{
  return g_strdup_printf ("%s.%u", path, i);
}

/* How many values a list may have that has any number of them. */
static guint
count_most (JsonObject *field)
{
  return (guint) MIN (get_int (field, "most", MOST_ROWS), MOST_ROWS);
}

/* How many values a list has on the form at first: where there may be more, one is empty. */
static guint
count_rows (const Form *self,
            JsonObject *field,
            JsonNode   *begun)
{
  const guint n_begun = begun != NULL && JSON_NODE_HOLDS_ARRAY (begun) ? json_array_get_length (json_node_get_array (begun)) : 0;
  JsonArray *keys = get_list (field, "keys");

  if (has (field, "list", "seats"))
    return (guint) self->n_players;
  if (has (field, "list", "keys"))
    return keys != NULL ? json_array_get_length (keys) : 0;

  return CLAMP (n_begun + 1, (guint) get_int (field, "least", 0), count_most (field));
}

/* A list of so many that may be fewer takes each of a few things once. */
static gboolean
is_set (JsonObject *field)
{
  return has (field, "kind", "set") || (has (field, "kind", "id") && has (field, "list", "any"));
}

/* Writing */

static void write_fields (const Form *self,
                          JsonArray  *fields,
                          JsonNode   *begun,
                          const char *path);

static char *
tell_begun (JsonNode *begun)
{
  if (begun == NULL || !JSON_NODE_HOLDS_VALUE (begun))
    return NULL;
  if (json_node_get_value_type (begun) == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (begun));

  return json_node_get_value_type (begun) == G_TYPE_STRING ? g_strdup (json_node_get_string (begun)) : NULL;
}

static void
write_number (const Form *self,
              const char *label,
              const char *path,
              const char *value,
              const char *min,
              const char *max)
{
  phones_html_open (self->html, "label", "class", "number", NULL);
  phones_html_line (self->html, "span", NULL, label);
  phones_html_element (self->html, "input", NULL, "type", "number", "inputmode", "numeric", "name", path, "min", min, "max",
                       max, "value", value, NULL);
  phones_html_close (self->html);
}

static void
write_check (const Form *self,
             const char *label,
             const char *path,
             gboolean    is_on)
{
  phones_html_open (self->html, "label", "class", "check", NULL);
  phones_html_element (self->html, "input", NULL, "type", "checkbox", "name", path, "value", "1", "checked",
                       is_on ? "" : NULL, NULL);
  phones_html_line (self->html, "span", NULL, label);
  phones_html_close (self->html);
}

static void
write_option (const Form *self,
              const char *value,
              const char *label,
              const char *begun)
{
  phones_html_element (self->html, "option", label, "value", value, "selected", g_strcmp0 (value, begun) == 0 ? "" : NULL,
                       NULL);
}

/* One of several, or of the players. What may be left out begins with nothing. */
static void
write_choice (const Form *self,
              JsonObject *field,
              const char *label,
              const char *path,
              const char *begun)
{
  JsonArray *ids = get_list (field, "ids");
  const gboolean may_be_none = json_object_has_member (field, "optional") || json_object_has_member (field, "nullable");

  phones_html_open (self->html, "label", "class", "number", NULL);
  phones_html_line (self->html, "span", NULL, label);
  phones_html_open (self->html, "select", "name", path, NULL);
  if (may_be_none || begun == NULL)
    write_option (self, "", "–", begun);
  for (guint i = 0; ids != NULL && i < json_array_get_length (ids); i++)
    write_option (self, json_array_get_string_element (ids, i), get_name (field, ids, i), begun);
  for (int seat = 0; ids == NULL && seat < self->n_players; seat++)
    {
      g_autofree char *value = g_strdup_printf ("%d", seat + 1);

      write_option (self, value, self->people->names[seat], begun);
    }
  phones_html_close (self->html);
  phones_html_close (self->html);
}

/* As many of each of several as there are. */
static void
write_bundle (const Form *self,
              JsonObject *field,
              JsonNode   *begun,
              const char *path)
{
  JsonArray *ids = get_list (field, "ids");
  JsonObject *counts = begun != NULL && JSON_NODE_HOLDS_OBJECT (begun) ? json_node_get_object (begun) : NULL;

  for (guint i = 0; ids != NULL && i < json_array_get_length (ids); i++)
    {
      const char *id = json_array_get_string_element (ids, i);
      g_autofree char *at = join (path, id);
      g_autofree char *value = counts != NULL ? tell_begun (json_object_get_member (counts, id)) : NULL;

      write_number (self, get_name (field, ids, i), at, value, "0", "9999");
    }
}

static gboolean
holds (JsonNode   *begun,
       const char *id)
{
  JsonArray *list = begun != NULL && JSON_NODE_HOLDS_ARRAY (begun) ? json_node_get_array (begun) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      g_autofree char *value = tell_begun (json_array_get_element (list, i));

      if (g_strcmp0 (value, id) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Those of several, or of the players, that it is about. */
static void
write_set (const Form *self,
           JsonObject *field,
           JsonNode   *begun,
           const char *path)
{
  JsonArray *ids = get_list (field, "ids");
  const guint n = ids != NULL ? json_array_get_length (ids) : (guint) self->n_players;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      const char *id = ids != NULL ? json_array_get_string_element (ids, i) : number;
      g_autofree char *at = join (path, id);

      write_check (self, ids != NULL ? get_name (field, ids, i) : self->people->names[i], at, holds (begun, id));
    }
}

static void
write_value (const Form *self,
             JsonObject *field,
             const char *label,
             JsonNode   *begun,
             const char *path)
{
  g_autofree char *value = tell_begun (begun);
  g_autofree char *min = g_strdup_printf ("%d", get_int (field, "min", 0)), *max = g_strdup_printf ("%d", get_int (field, "max", 9999));
  const char *kind = get_text (field, "kind");

  if (json_object_has_member (field, "seat") || g_str_equal (kind, "id"))
    write_choice (self, field, label, path, value);
  else if (g_str_equal (kind, "number"))
    write_number (self, label, path, value, min, max);
  else if (g_str_equal (kind, "flag"))
    write_check (self, label, path, begun != NULL && json_node_get_boolean (begun));
  else if (g_str_equal (kind, "bundle"))
    write_bundle (self, field, begun, path);
  else if (g_str_equal (kind, "object"))
    write_fields (self, get_list (field, "fields"), begun, path);
  else if (g_str_equal (kind, "text"))
    {
      phones_html_open (self->html, "label", "class", "number", NULL);
      phones_html_line (self->html, "span", NULL, label);
      phones_html_element (self->html, "input", NULL, "type", "text", "name", path, "maxlength", "500", "value", value, NULL);
      phones_html_close (self->html);
    }
}

/* What a row of a list is called. */
static char *
name_row (const Form *self,
          JsonObject *field,
          guint       i)
{
  if (has (field, "list", "seats"))
    return g_strdup (self->people->names[i]);
  if (has (field, "list", "keys"))
    return g_strdup (get_name (field, get_list (field, "keys"), i));

  return g_strdup_printf ("%u", i + 1);
}

static void
begin_fieldset (const Form *self,
                const char *title)
{
  phones_html_open (self->html, "fieldset", NULL);
  phones_html_line (self->html, "legend", NULL, title);
}

static void
write_list (const Form *self,
            JsonObject *field,
            JsonNode   *begun,
            const char *path)
{
  JsonArray *list = begun != NULL && JSON_NODE_HOLDS_ARRAY (begun) ? json_node_get_array (begun) : NULL;
  const gboolean is_plain = has (field, "kind", "number") || has (field, "kind", "id");
  const guint n = count_rows (self, field, begun), most = count_most (field);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *at = join_number (path, i), *name = name_row (self, field, i);
      JsonNode *value = list != NULL && i < json_array_get_length (list) ? json_array_get_element (list, i) : NULL;

      if (!is_plain)
        begin_fieldset (self, name);
      write_value (self, field, name, value, at);
      if (!is_plain)
        phones_html_close (self->html);
    }
  if (has (field, "list", "any") && n < most)
    {
      g_autofree char *next = g_strdup_printf ("%u", n), *end = g_strdup_printf ("%u", most);

      phones_html_element (self->html, "button",
                           /* Translators: a button: a list on a form has one more row. */
                           _("One more row"),
                           "type", "button", "class", "deed", "data-more", path, "data-next", next, "data-most", end, NULL);
    }
}

static void
write_field (const Form *self,
             JsonObject *field,
             JsonNode   *begun,
             const char *path)
{
  const char *title = get_title (field);
  const gboolean is_list = json_object_has_member (field, "list");
  const gboolean has_parts = is_list || is_set (field) || has (field, "kind", "seats") || has (field, "kind", "bundle")
                             || has (field, "kind", "object");

  if (has_parts)
    begin_fieldset (self, title);
  phones_html_line (self->html, "p", "remark", get_text (field, "hint"));
  if (is_set (field) || has (field, "kind", "seats"))
    write_set (self, field, begun, path);
  else if (is_list)
    write_list (self, field, begun, path);
  else
    write_value (self, field, title, begun, path);
  if (has_parts)
    phones_html_close (self->html);
}

static void
write_fields (const Form *self,
              JsonArray  *fields,
              JsonNode   *begun,
              const char *path)
{
  JsonObject *object = begun != NULL && JSON_NODE_HOLDS_OBJECT (begun) ? json_node_get_object (begun) : NULL;

  for (guint i = 0; fields != NULL && i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const char *name = get_text (field, "name");
      g_autofree char *at = join (path, name);

      write_field (self, field, object != NULL && name != NULL ? json_object_get_member (object, name) : NULL, at);
    }
}

/* What the game says of the event of a deed, and what that begins with. */
static JsonArray *
describe (const TableBoard *board,
          const TableDeed  *deed,
          JsonNode        **begun)
{
  const TableEvents *events = table_board_get_view (board)->game->events;
  const TableTerms terms = make_terms (board);
  g_autoptr (JsonBuilder) fields = json_builder_new (), event = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_array (fields);
  table_event_describe (events, deed->events[0]->type, &terms, fields);
  json_builder_end_array (fields);
  root = json_builder_get_root (fields);
  table_event_build (events, deed->events[0], &terms, event);
  *begun = json_builder_get_root (event);

  return json_array_ref (json_node_get_array (root));
}

/* Writes a form, begun with what is known. */
void
phones_form_write (PhonesHtml         *html,
                   const TableBoard   *board,
                   const PhonesPeople *people,
                   const char         *path,
                   const TableDeed    *deed)
{
  const Form self = { .html = html, .people = people, .n_players = table_board_get_view (board)->n_players };
  g_autoptr (JsonNode) begun = NULL;
  g_autoptr (JsonArray) fields = NULL;

  g_return_if_fail (deed->kind == TABLE_FILLS_IN && deed->n_events > 0);

  fields = describe (board, deed, &begun);
  phones_html_open (html, "form", "id", "fill", "data-fill", path, NULL);
  write_fields (&self, fields, begun, "f");
  phones_html_open (html, "p", "class", "ways", NULL);
  phones_html_element (html, "button", _("Enter"), "type", "submit", "class", "deed suggested", NULL);
  phones_html_element (html, "button", _("Close the form"), "type", "button", "class", "deed", "data-deed", "close", NULL);
  phones_html_close (html);
  phones_html_close (html);
}

/* Reading; NULL is what was left out. */

static JsonNode *read_fields (const Form *self,
                              JsonArray  *fields,
                              const char *path);

static const char *
get_filled (const Form *self,
            const char *path)
{
  const char *text = g_hash_table_lookup (self->filled, path);

  return text != NULL && *text != '\0' && g_utf8_validate (text, -1, NULL) ? text : NULL;
}

/* What is no number is what somebody typed, of which the reader says what is wrong. */
static JsonNode *
read_number (const Form *self,
             const char *path)
{
  const char *text = get_filled (self, path);
  gint64 number;

  if (text == NULL)
    return NULL;
  if (g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &number, NULL))
    return json_node_init_int (json_node_alloc (), number);

  return json_node_init_string (json_node_alloc (), text);
}

static JsonNode *
read_text (const Form *self,
           const char *path)
{
  const char *text = get_filled (self, path);

  return text != NULL ? json_node_init_string (json_node_alloc (), text) : NULL;
}

static JsonNode *
read_bundle (const Form *self,
             JsonObject *field,
             const char *path)
{
  JsonArray *ids = get_list (field, "ids");
  g_autoptr (JsonObject) bundle = json_object_new ();
  gboolean is_empty = TRUE;

  for (guint i = 0; ids != NULL && i < json_array_get_length (ids); i++)
    {
      const char *id = json_array_get_string_element (ids, i);
      g_autofree char *at = join (path, id);
      JsonNode *count = read_number (self, at);

      if (count != NULL)
        json_object_set_member (bundle, id, count);
      is_empty &= count == NULL;
    }

  return is_empty ? NULL : json_node_init_object (json_node_alloc (), bundle);
}

static JsonNode *
read_set (const Form *self,
          JsonObject *field,
          const char *path)
{
  JsonArray *ids = get_list (field, "ids");
  const guint n = ids != NULL ? json_array_get_length (ids) : (guint) self->n_players;
  g_autoptr (JsonArray) list = json_array_new ();

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *at = join (path, ids != NULL ? json_array_get_string_element (ids, i) : number);

      if (get_filled (self, at) == NULL)
        continue;
      if (ids != NULL)
        json_array_add_string_element (list, json_array_get_string_element (ids, i));
      else
        json_array_add_int_element (list, (gint64) i + 1);
    }

  return json_node_init_array (json_node_alloc (), list);
}

static JsonNode *
read_value (const Form *self,
            JsonObject *field,
            const char *path)
{
  const char *kind = get_text (field, "kind");

  if (g_str_equal (kind, "number"))
    return read_number (self, path);
  if (g_str_equal (kind, "flag"))
    return get_filled (self, path) != NULL ? json_node_init_boolean (json_node_alloc (), TRUE) : NULL;
  if (g_str_equal (kind, "bundle"))
    return read_bundle (self, field, path);
  if (g_str_equal (kind, "object"))
    return read_fields (self, get_list (field, "fields"), path);

  return read_text (self, path);
}

/* How many rows a list has up to the last one in which anything stands, or to those that it has at least. */
static guint
count_filled (const Form *self,
              JsonObject *field,
              const char *path)
{
  guint n = count_most (field);

  while (n > (guint) get_int (field, "least", 0))
    {
      g_autofree char *at = join_number (path, n - 1);
      g_autoptr (JsonNode) value = read_value (self, field, at);

      if (value != NULL)
        break;
      n--;
    }

  return n;
}

/* A row in which nothing stands is nothing; in a list of any number it is no row at the end, and where it would be a single
 * value. */
static JsonNode *
read_list (const Form *self,
           JsonObject *field,
           const char *path)
{
  g_autoptr (JsonArray) list = json_array_new ();
  const gboolean has_members = has (field, "kind", "bundle") || has (field, "kind", "object");
  const gboolean is_open = has (field, "list", "any");
  const guint n = is_open ? count_filled (self, field, path) : count_rows (self, field, NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *at = join_number (path, i);
      JsonNode *value = read_value (self, field, at);

      if (value != NULL)
        json_array_add_element (list, value);
      else if (has_members)
        json_array_add_object_element (list, json_object_new ());
      else if (!is_open)
        json_array_add_null_element (list);
    }

  return json_node_init_array (json_node_alloc (), list);
}

static JsonNode *
read_fields (const Form *self,
             JsonArray  *fields,
             const char *path)
{
  g_autoptr (JsonObject) object = json_object_new ();
  gboolean is_empty = TRUE;

  for (guint i = 0; fields != NULL && i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const char *name = get_text (field, "name");
      g_autofree char *at = join (path, name);
      JsonNode *value = is_set (field) || has (field, "kind", "seats") ? read_set (self, field, at)
                        : json_object_has_member (field, "list") ? read_list (self, field, at) : read_value (self, field, at);

      is_empty &= value == NULL || (JSON_NODE_HOLDS_ARRAY (value) && json_array_get_length (json_node_get_array (value)) == 0);
      if (value != NULL && name != NULL)
        json_object_set_member (object, name, value);
      else
        g_clear_pointer (&value, json_node_unref);
    }

  return is_empty ? NULL : json_node_init_object (json_node_alloc (), object);
}

/* What stands beside the innermost field on the way to a place in a document, or NULL. */
static const char *
find_title (JsonArray  *fields,
            const char *way)
{
  g_auto (GStrv) steps = g_strsplit_set (way, "$.[]: ", -1);
  const char *title = NULL;

  for (char **step = steps; fields != NULL && *step != NULL; step++)
    for (guint i = 0; i < json_array_get_length (fields); i++)
      {
        JsonObject *field = json_array_get_object_element (fields, i);

        if (!has (field, "name", *step))
          continue;
        title = get_title (field);
        fields = get_list (field, "fields");
        break;
      }

  return title;
}

/* What is wrong, as somebody sees it who sees the form and no document. */
static char *
tell_wrong (JsonArray    *fields,
            const GError *error)
{
  const char *wrong = doc_place_get_wrong (error);
  g_autofree char *way = g_strndup (error->message, (gsize) (wrong - error->message));
  const char *title = find_title (fields, way);

  /* Translators: the first %s is what stands beside a field of a form, the second what is wrong there, e.g. “missing”. */
  return title != NULL ? g_strdup_printf (C_("field and what is wrong there", "%s: %s"), title, wrong) : g_strdup (wrong);
}

/* Makes the event of what was filled in, which is well-formed, but need not be able to happen:
 * the event, or NULL with @wrong set. */
TableEvent *
phones_form_read (const TableBoard *board,
                  const TableDeed  *deed,
                  GHashTable       *fields,
                  char            **wrong)
{
  const TableEvents *events = table_board_get_view (board)->game->events;
  const TableTerms terms = make_terms (board);
  const Form self = { .n_players = terms.n_players, .filled = fields };
  g_autoptr (JsonNode) begun = NULL, root = NULL;
  g_autoptr (JsonArray) described = NULL;
  g_autoptr (JsonObject) nothing = json_object_new ();
  g_autofree TableEvent *event = g_malloc (events->size);
  g_autoptr (GError) error = NULL;
  DocPlace place;

  g_return_val_if_fail (deed->kind == TABLE_FILLS_IN && deed->n_events > 0, NULL);

  described = describe (board, deed, &begun);
  root = read_fields (&self, described, "f");
  if (root == NULL)
    root = json_node_init_object (json_node_alloc (), nothing);
  json_object_set_string_member (json_node_get_object (root), "type", events->ids[deed->events[0]->type]);
  place = doc_place_root (root);
  if (table_event_read (events, &place, &terms, event, &error))
    return g_steal_pointer (&event);

  *wrong = tell_wrong (described, error);

  return NULL;
}
