/* fuzz.c: what the targets of the fuzzer share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include "fuzz.h"

#include <sys/mman.h>
#include <unistd.h>

static void
abort_on_message (const char    *domain,
                  GLogLevelFlags level,
                  const char    *message,
                  gpointer       data)
{
  if (level > G_LOG_LEVEL_WARNING)
    return;

  g_printerr ("%s\n", message);
  abort ();
}

/* To be called before anything else: whatever complains is a finding. */
void
fuzz_set_up (void)
{
  g_log_set_default_handler (abort_on_message, NULL);
}

/* Makes a file of some bytes, in memory as millions of them are made. It is
 * there until the next one, under the path that is returned. */
const char *
fuzz_keep_file (const guint8 *data,
                gsize         size)
{
  static char *path;
  static int file = -1;

  if (file < 0)
    {
      file = memfd_create ("input", MFD_CLOEXEC);
      ENSURE (file >= 0);
      path = g_strdup_printf ("/proc/self/fd/%d", file);
    }

  ENSURE (ftruncate (file, 0) == 0);
  ENSURE (size == 0 || pwrite (file, data, size, 0) == (gssize) size);

  return path;
}

/* Sentences and what is wrong stand on one line, in UTF-8. */
void
fuzz_check_line (const char *text)
{
  ENSURE (text != NULL);
  ENSURE (*text != '\0');
  ENSURE (g_utf8_validate (text, -1, NULL));
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    ENSURE (!g_unichar_iscntrl (g_utf8_get_char (p)));
}

/* Whatever a state is, it can be told to other programs. */
void
fuzz_check_state (const TableState *state)
{
  g_autoptr (JsonNode) node = state->game->print_state (state);
  g_autofree char *text = json_to_string (node, FALSE);

  ENSURE (JSON_NODE_HOLDS_OBJECT (node));
  ENSURE (g_utf8_validate (text, -1, NULL));
}

/* Whether two states are told in the same way. */
gboolean
fuzz_is_equal (const TableState *state,
               const TableState *other)
{
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (JsonNode) node_of_other = NULL;

  if (state->game != other->game)
    return FALSE;

  node = state->game->print_state (state);
  node_of_other = state->game->print_state (other);

  return json_node_equal (node, node_of_other);
}

/* Tells what an event has caused, one by one and as the chronicle does. */
void
fuzz_tell_effects (const TableGame    *game,
                   const TableTelling *telling,
                   const GArray       *effects)
{
  guint n_told;

  for (guint i = 0; i < effects->len; i += n_told)
    {
      const TableEffect *effect = &g_array_index (effects, TableEffect, i);
      g_autofree char *alone = game->tell_effects (telling, effect, 1, &n_told);
      g_autofree char *together = game->tell_effects (telling, effect, effects->len - i, &n_told);

      fuzz_check_line (alone);
      fuzz_check_line (together);
    }
}
