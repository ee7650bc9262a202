/* concordia-display.c: what Concordia is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-pages.h"
#include "concordia-words.h"
#include "parlour-game-display.h"
#include "parlour-why.h"

#include <glib/gi18n.h>

/* Where the Praefectus Magnus goes next. */
static char *
tell_note (const ParlourOnlooker *onlooker)
{
  return concordia_table_magnus (table_session_get_names (onlooker->session), CONCORDIA_STATE (onlooker->state));
}

/* Who comes next; provinces that can produce, unless the last event tells of them; cards not revealed yet; what that brought. */
static char *
tell_detail (const ParlourOnlooker *onlooker)
{
  const ConcordiaState *state = CONCORDIA_STATE (onlooker->state);
  const gboolean is_last = state->turns_left == 1 && state->table.turn != state->concordia;
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *news = NULL, *next = NULL, *provinces = concordia_table_provinces (state), *stack = concordia_table_stack (state);
  gboolean has_produced = FALSE;

  if (state->table.turn == TABLE_NOBODY)
    return NULL;

  news = parlour_why_tell_news (onlooker->session, rules);
  for (guint i = 0; i < rules->len; i++)
    has_produced |= g_array_index (rules, int, i) == CONCORDIA_RULE_PREF_2;
  /* Translators: %s is the player who comes next. */
  next = g_strdup_printf (_("Next: %s"), table_session_get_names (onlooker->session)[(state->table.turn + 1) % state->table.n_players]);

  return g_strconcat (is_last ? "" : next, is_last ? "" : " · ", has_produced ? "" : provinces, has_produced ? "" : " · ", stack,
                      news != NULL ? "\n" : NULL, news, NULL);
}

/* What is played, built and traded is a matter for who does it. */
static const char *const seen[] = { "display", "players", NULL };

const ParlourGameDisplay concordia_display = { .groups = seen, .tell_note = tell_note, .tell_detail = tell_detail };
