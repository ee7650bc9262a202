/* concordia-board-words.c: what stands on cards and beside them, for whoever touches one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-score.h"
#include "concordia-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

/* Tells what would change hands by an event, or nothing where it cannot be: the rules are asked, and nothing happens. */
char *
concordia_table_moved (const ConcordiaState *state,
                       const ConcordiaEvent *event)
{
  g_autoptr (TableState) after = table_state_dup (&state->table);

  if (table_state_apply (after, &event->table, NULL).kind != TABLE_OBSTACLE_NONE)
    return g_strdup ("");

  return concordia_term_moved (&CONCORDIA_STATE (after)->bank[event->table.player]);
}

/* Tells of one of several choices what changes hands by it, which says it all of goods, and where it has no name. */
char *
concordia_table_choice (const ConcordiaState *state,
                        const ConcordiaEvent *event,
                        const char           *name)
{
  const gboolean is_good = event->table.type == (int) CONCORDIA_EVENT_PLAY && (event->play.says & CONCORDIA_SAYS_BONUS) != 0
                           && event->play.bonus != CONCORDIA_BONUS_COINS;
  g_autofree char *moved = concordia_table_moved (state, event);

  if (name != NULL && *moved == '\0')
    return g_strdup (name);

  return is_good || name == NULL ? g_steal_pointer (&moved) : g_strdup_printf (C_("something and what it is", "%s: %s"), name, moved);
}

/* Tells what a card would be worth to who has the turn, as things stand, or `NULL` where nobody has. */
char *
concordia_table_worth (const ConcordiaState *state,
                       int                   card)
{
  const int kind = concordia_state_get_kind (state, card);
  ConcordiaPlayerScore score;
  g_autofree char *points = NULL;

  if (state->table.turn == TABLE_NOBODY)
    return NULL;
  if (kind == CONCORDIA_GOD_VESTA)
    return g_strdup (concordia_term_kind (kind));

  concordia_score_count (state, state->table.turn, NULL, &score);
  points = concordia_term_points (score.each[kind]);

  return g_strdup_printf (C_("something and what it is", "%s: %s"),
                          kind < (int) CONCORDIA_N_GODS ? concordia_term_kind (kind) : _("Minerva"), points);
}

/* Tells who has the Praefectus Magnus, and who gets it next, or `NULL` where nobody knows. */
char *
concordia_table_magnus (const char *const    *names,
                        const ConcordiaState *state)
{
  const int n = state->table.n_players;

  if (state->praefectus == TABLE_NOBODY)
    return NULL;

  /* Translators: %s are players: who has it, and to whom it goes next. */
  return g_strdup_printf (_("Praefectus Magnus: %s → %s"), names[state->praefectus], names[(state->praefectus + n - 1) % n]);
}

/* Tells how many provinces can produce. */
char *
concordia_table_provinces (const ConcordiaState *state)
{
  /* Translators: %d are provinces that can produce. */
  return g_strdup_printf (_("Provinces that can produce: %d"), state->agreed.provinces - state->produced);
}

/* Tells how many cards are not revealed yet. */
char *
concordia_table_stack (const ConcordiaState *state)
{
  /* Translators: %d are cards that are not revealed yet. */
  return g_strdup_printf (_("Cards in the stack: %d"), state->stack);
}
