/* phones-code.c: how a telephone finds the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What an interface is: that it is up, and not the machine for itself. */
#define _DEFAULT_SOURCE 1

#include "config.h"

#include "phones-code.h"

#include "text-code.h"

#include <gio/gio.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

/* Addresses that another machine can reach: those of one link alone have to say which, and browsers do not let them. */
static char *
spell (GInetAddress *address)
{
  g_autofree char *text = g_inet_address_to_string (address);

  return g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV6 ? g_strdup_printf ("[%s]", text) : g_steal_pointer (&text);
}

static char *
tell_address (const struct ifaddrs *at)
{
  const int family = at->ifa_addr != NULL ? at->ifa_addr->sa_family : AF_UNSPEC;
  g_autoptr (GSocketAddress) socket_address = NULL;
  GInetAddress *address;
  gsize size;

  if ((family != AF_INET && family != AF_INET6) || (at->ifa_flags & IFF_UP) == 0 || (at->ifa_flags & IFF_LOOPBACK) != 0)
    return NULL;

  size = family == AF_INET ? sizeof (struct sockaddr_in) : sizeof (struct sockaddr_in6);
  socket_address = g_socket_address_new_from_native (at->ifa_addr, size);
  address = g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (socket_address));
  if (g_inet_address_get_is_link_local (address))
    return NULL;

  return spell (address);
}

/* Lists at which addresses this machine is found: those of version 4 first; its own for itself
 * where there is no other. @bound is the one address that is listened at, or NULL for all. */
char **
phones_code_list_addresses (const char *bound)
{
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();
  struct ifaddrs *all = NULL;
  gboolean is_any = FALSE;
  int n_families = 2;

  if (bound != NULL)
    {
      g_autoptr (GInetAddress) address = g_inet_address_new_from_string (bound);

      if (!g_inet_address_get_is_any (address))
        {
          g_autofree char *spelt = spell (address);

          g_strv_builder_add (found, spelt);
          return g_strv_builder_end (found);
        }
      n_families = g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV4 ? 1 : 2;
    }

  if (getifaddrs (&all) != 0)
    all = NULL;
  for (int family = 0; family < n_families; family++)
    for (const struct ifaddrs *at = all; at != NULL; at = at->ifa_next)
      {
        g_autofree char *address = tell_address (at);

        if (address == NULL || (*address == '[') != (family == 1))
          continue;
        g_strv_builder_add (found, address);
        is_any = TRUE;
      }
  if (all != NULL)
    freeifaddrs (all);
  if (!is_any)
    g_strv_builder_add (found, "127.0.0.1");

  return g_strv_builder_end (found);
}

/* Draws a code for a terminal, black on white whatever its colours are. A letter is two modules
 * high. */
char *
phones_code_draw (const char *text)
{
  static const char *const blocks[] = { " ", "▀", "▄", "█" };
  GString *lines = g_string_new (NULL);
  int width;
  g_autofree guint8 *modules = text_code_make (text, &width);

  for (int y = 0; y < width; y += 2)
    {
      g_string_append (lines, "\033[30;107m");
      for (int x = 0; x < width; x++)
        g_string_append (lines, blocks[modules[y * width + x] | (y + 1 < width ? modules[(y + 1) * width + x] << 1 : 0)]);
      g_string_append (lines, "\033[0m\n");
    }

  return g_string_free (lines, FALSE);
}
