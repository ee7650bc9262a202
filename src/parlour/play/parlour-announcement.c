/* parlour-announcement.c: what a screen reader says when the game goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-announcement.h"

#include "parlour-stage.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What is news of what happened last, as what became of an edict. */
static char *
tell_news (TableSession *session)
{
  const TableGame *game = table_session_get_game (session);
  const TableTelling telling = { .names = table_session_get_names (session) };
  g_autoptr (GArray) effects = table_session_list_last_effects (session);

  for (guint i = 0; i < effects->len; i++)
    {
      const TableEffect *effect = &g_array_index (effects, TableEffect, i);
      guint n_told;

      if ((game->effect_facts[effect->kind] & TABLE_IS_NEWS) != 0)
        return game->tell_effects (&telling, effect, 1, &n_told);
    }

  return NULL;
}

/* Puts a sentence behind another one, which may be `NULL` and is taken over. */
static char *
say_next (char       *said,
          const char *next)
{
  g_autofree char *first = said;

  if (first == NULL)
    return g_strdup (next);

  /* Translators: two sentences that a screen reader says one after the other: what was decided or is to be done at the table, and what the game waits for now. */
  return g_strdup_printf (_("%s %s"), first, next);
}

/* What one family moves by hand, or `NULL`. */
static char *
tell_moves_of (TableSession *session,
               int              seat)
{
  g_auto (GStrv) moves = parlour_stage_tell_moves (parlour_stage_get (session), session, seat);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autofree char *list = NULL;

  if (moves == NULL)
    return NULL;

  for (char **move = moves; *move != NULL; move++)
    g_ptr_array_add (items, *move);
  list = text_list (items);

  /* Translators: a screen reader says it: the first %s is a player, the second a list of what that player moves, e.g. “Tuesday street → home: 6”. */
  return g_strdup_printf (C_("moves", "%s: %s."), table_session_get_names (session)[seat], list);
}

/* What is to be moved by hand now: what belongs to the table, then family by family
 * as the list has it. */
static char **
tell_moves (TableSession *session)
{
  const TableState *state = table_session_get_state (session);
  int seats[TABLE_MAX_PLAYERS];
  g_auto (GStrv) at_table = parlour_stage_tell_moves (parlour_stage_get (session), session, TABLE_NOBODY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (at_table != NULL)
    g_strv_builder_addv (builder, (const char **) at_table);
  table_game_list_places (state, seats);
  for (int place = 0; place < state->n_players; place++)
    {
      g_autofree char *moves = tell_moves_of (session, seats[place]);

      if (moves != NULL)
        g_strv_builder_add (builder, moves);
    }

  return g_strv_builder_end (builder);
}

/* Tells what happened last and what is to be done now, as one hears it who does not see the
 * page: what is news, what is moved, who was not asked, and whom the game waits for. */
char *
parlour_announcement_tell (TableSession *session,
                           gboolean      tells_moves,
                           const char   *heading)
{
  g_autofree char *text = NULL;
  g_autofree char *unasked = NULL;
  g_auto (GStrv) moves = NULL;

  g_return_val_if_fail (heading != NULL, NULL);

  text = tell_news (session);
  moves = tells_moves ? tell_moves (session) : NULL;
  for (guint i = 0; moves != NULL && moves[i] != NULL; i++)
    text = say_next (g_steal_pointer (&text), moves[i]);

  unasked = table_session_tell_unasked (session);
  if (unasked != NULL)
    text = say_next (g_steal_pointer (&text), unasked);

  return say_next (g_steal_pointer (&text), heading);
}
