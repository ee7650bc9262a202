/* patience.c: how tests wait
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "patience.h"

/* For machines that have no time. */
#define SECONDS_TO_WAIT 30

static gboolean
on_time_over (gpointer data)
{
  g_error ("nothing happens any more");

  return G_SOURCE_REMOVE;
}

/*
 * iterate:
 *
 * One turn of the main loop, which must not last for ever.
 */
void
iterate (void)
{
  guint watch = g_timeout_add_seconds (SECONDS_TO_WAIT, on_time_over, NULL);

  g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
}
