/* table-head.c: what a record says of itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-head.h"

#include "doc-write.h"
#include "table-record.h"

#include <glib/gi18n.h>

/* The newest reading of the rules that is known. */
#define RULES_READ 1

/* Bytes of a UUID that do not come from the digest: its version, 5, and its variant,
 * as RFC 4122 has them. */
#define VERSION_BYTE 6
#define VARIANT_BYTE 8

static gboolean
check_known (const DocPlace *root,
             const char     *name,
             gint64          newest,
             GError        **error)
{
  gint64 version;

  if (!doc_place_read_version (root, name, &version, error))
    return FALSE;

  if (version > newest)
    {
      g_set_error_literal (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_VERSION,
                           _("a newer program wrote this record; this one reads version 1"));
      g_prefix_error (error, "$.%s: ", name);
      return FALSE;
    }

  return TRUE;
}

/* Asks that this program knows the version of the format. */
gboolean
table_head_check_version (const DocPlace *root,
                          GError        **error)
{
  return check_known (root, "version", TABLE_HEAD_VERSION, error);
}

static gboolean
check_rules (const DocPlace *root,
             GError        **error)
{
  DocPlace rules = doc_place_get_member (root, "rules");

  return !doc_place_exists (&rules) || check_known (root, "rules", RULES_READ, error);
}

static gboolean
check_id (const DocPlace *root,
          GError        **error)
{
  DocPlace id = doc_place_get_member (root, "id");
  const char *text;

  if (!doc_place_exists (&id))
    return TRUE;

  return doc_place_read_text (&id, &text, error)
         && (g_uuid_string_is_valid (text) || doc_place_fail (&id, error, "%s", _("not a UUID")));
}

static gboolean
check_pause (const DocPlace *pause,
             GError        **error)
{
  DocPlace from, to;
  const char *time;

  if (!doc_place_check_object (pause, error))
    return FALSE;

  from = doc_place_get_member (pause, "from");
  to = doc_place_get_member (pause, "to");

  return doc_place_read_text (&from, &time, error) && doc_place_read_text (&to, &time, error);
}

static gboolean
check_pauses (const DocPlace *root,
              GError        **error)
{
  DocPlace pauses = doc_place_get_member (root, "pauses");
  guint length;

  if (!doc_place_exists (&pauses))
    return TRUE;

  if (!doc_place_check_list (&pauses, 0, G_MAXUINT, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      DocPlace pause = doc_place_get_element (&pauses, i);

      if (!check_pause (&pause, error))
        return FALSE;
    }

  return TRUE;
}

/* Asks that the reading of the rules is known, that an id is one, and that pauses have a
 * beginning and an end. None of them need be there. */
gboolean
table_head_check (const DocPlace *root,
                  GError        **error)
{
  return check_rules (root, error) && check_id (root, error) && check_pauses (root, error);
}

static void
add_to_sum (GChecksum  *sum,
            JsonObject *root,
            const char *name)
{
  JsonNode *member = json_object_get_member (root, name);
  g_autofree char *text = NULL;

  if (member == NULL)
    return;

  text = doc_write (member);
  g_checksum_update (sum, (const guchar *) text, -1);
}

/* An id that everybody makes who has the same game, of who plays and what was entered
 * first: copies of a game that was begun before there were ids get the same one. */
static char *
make_id_of_old (JsonObject *root,
                JsonNode   *first)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA1);
  g_autofree char *text = doc_write (first);
  guint8 id[20];
  gsize length = sizeof id;

  add_to_sum (sum, root, "players");
  add_to_sum (sum, root, "options");
  add_to_sum (sum, root, "start");
  g_checksum_update (sum, (const guchar *) text, -1);
  g_checksum_get_digest (sum, id, &length);
  id[VERSION_BYTE] = (id[VERSION_BYTE] & 0x0f) | 0x50;
  id[VARIANT_BYTE] = (id[VARIANT_BYTE] & 0x3f) | 0x80;

  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x",
                          id[0], id[1], id[2], id[3], id[4], id[5], id[6], id[7],
                          id[8], id[9], id[10], id[11], id[12], id[13], id[14], id[15]);
}

static JsonNode *
find_first_event (JsonObject *root)
{
  JsonArray *events = json_object_has_member (root, "events") ? json_object_get_array_member (root, "events") : NULL;

  return events != NULL && json_array_get_length (events) > 0 ? json_array_get_element (events, 0) : NULL;
}

/* Gives a record the id by which two copies of one game know each other. */
void
table_head_identify (JsonObject *root)
{
  JsonNode *first = find_first_event (root);
  g_autofree char *id = first != NULL ? make_id_of_old (root, first) : g_uuid_string_random ();

  json_object_set_string_member (root, "id", id);
}

/* Tells the id by which two copies of one game know each other: the one that it has, or will get
 * when it is written. Of two games of which nobody knows when they began, what was entered first
 * may be the same: without an id they have none. Returns the id, in small letters whoever wrote
 * it, or NULL. */
char *
table_head_find_id (JsonObject *root)
{
  const char *id = json_object_get_string_member_with_default (root, "id", NULL);
  JsonNode *first = find_first_event (root);

  if (id != NULL)
    return g_ascii_strdown (id, -1);

  return first != NULL && json_object_has_member (json_node_get_object (first), "at") ? make_id_of_old (root, first) : NULL;
}
