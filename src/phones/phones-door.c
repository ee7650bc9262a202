/* phones-door.c: who is spoken to at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page elsewhere on the web may make a browser at the table speak to us: by a name that leads to our address, or by a form that
 * is sent here. Neither can hide that it is not of this place.
 */

#include "config.h"

#include "phones-door.h"

#include "tongue.h"

#include <string.h>

/* An address of version 4 that was reached by way of version 6 is one of version 4. */
static GInetAddress *
get_plain (GInetAddress *address)
{
  const guint8 *bytes = g_inet_address_to_bytes (address);
  static const guint8 mapped[] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff };

  if (g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6 && memcmp (bytes, mapped, sizeof mapped) == 0)
    return g_inet_address_new_from_bytes (bytes + sizeof mapped, G_SOCKET_FAMILY_IPV4);

  return g_object_ref (address);
}

/* Tells an address without its port, as browsers spell it. */
char *
phones_door_get_address (GSocketAddress *address)
{
  g_autoptr (GInetAddress) plain = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (G_IS_INET_SOCKET_ADDRESS (address), NULL);

  plain = get_plain (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
  text = g_inet_address_to_string (plain);

  return g_inet_address_get_family (plain) == G_SOCKET_FAMILY_IPV6 ? g_strdup_printf ("[%s]", text) : g_steal_pointer (&text);
}

/* What a header says that is there once. */
static const char *
get_only (SoupMessageHeaders *headers,
          const char         *name,
          gboolean           *is_there)
{
  const char *list = soup_message_headers_get_list (headers, name);

  *is_there = list != NULL;

  return list == NULL || strchr (list, ',') != NULL ? NULL : list;
}

/* Tells whether a request is one of a page of ours: its host is the very address that it came
 * to, as a number, and so is its origin, where it says one. */
gboolean
phones_door_is_ours (SoupServerMessage *message)
{
  GSocketAddress *local = soup_server_message_get_local_address (message);
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  g_autofree char *address = NULL, *host = NULL, *origin = NULL;
  const char *said_host, *said_origin;
  gboolean has_host, has_origin;
  guint port;

  if (!G_IS_INET_SOCKET_ADDRESS (local))
    return FALSE;

  address = phones_door_get_address (local);
  port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (local));
  /* Browsers leave out the port that is usual. */
  host = port == 80 ? g_strdup (address) : g_strdup_printf ("%s:%u", address, port);
  origin = g_strconcat ("http://", host, NULL);
  said_host = get_only (headers, "Host", &has_host);
  said_origin = get_only (headers, "Origin", &has_origin);

  return has_host && g_strcmp0 (said_host, host) == 0 && (!has_origin || g_strcmp0 (said_origin, origin) == 0);
}

/* Says to the browser that nothing of another origin belongs to the answer, that it is what it
 * is said to be, and is kept nowhere. */
void
phones_door_harden (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);

  soup_message_headers_replace (headers, "Content-Security-Policy",
                                "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  soup_message_headers_replace (headers, "X-Content-Type-Options", "nosniff");
  soup_message_headers_replace (headers, "Cache-Control", "no-store");
  soup_message_headers_replace (headers, "Referrer-Policy", "no-referrer");
  soup_message_headers_replace (headers, "Cross-Origin-Resource-Policy", "same-origin");
  /* One request each: nobody keeps a place. */
  soup_message_headers_replace (headers, "Connection", "close");
}

/* Looks what a browser was given: the value, or NULL if it has none. */
char *
phones_door_get_cookie (SoupServerMessage *message,
                        const char        *name)
{
  const char *list = soup_message_headers_get_list (soup_server_message_get_request_headers (message), "Cookie");
  g_auto (GStrv) cookies = g_strsplit_set (list != NULL ? list : "", ";,", -1);
  const gsize length = strlen (name);

  for (char **cookie = cookies; *cookie != NULL; cookie++)
    {
      const char *text = g_strstrip (*cookie);

      if (g_str_has_prefix (text, name) && text[length] == '=')
        return g_strdup (text + length + 1);
    }

  return NULL;
}

/* Tells whether somebody understands what was made smaller by gzip, as all browsers do. */
gboolean
phones_door_takes_packed (SoupServerMessage *message)
{
  return soup_message_headers_header_contains (soup_server_message_get_request_headers (message), "Accept-Encoding", "gzip");
}

/* Finds the language that somebody reads best, of those that are spoken here. */
char *
phones_door_find_language (SoupServerMessage *message)
{
  const char *list = soup_message_headers_get_list (soup_server_message_get_request_headers (message), "Accept-Language");
  GSList *wanted = list != NULL ? soup_header_parse_quality_list (list, NULL) : NULL;
  const char *found = NULL;

  for (GSList *l = wanted; l != NULL && found == NULL; l = l->next)
    {
      g_autofree char *locale = g_strdelimit (g_strdup (l->data), "-", '_');

      found = tongue_find (locale);
    }
  soup_header_free_list (wanted);

  return g_strdup (found != NULL ? found : tongue_get_language ());
}
