/* genua-table-words.c: what players have on the table, and what the turn has come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

/* What everybody sees, or what nobody else does. */
static char *
list_held (const GenuaState *state,
           int               seat,
           gboolean          covered)
{
  int things[GENUA_N_THINGS];

  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    things[thing] = genua_thing_is_covered (thing) == covered ? state->players[seat].things[thing] : 0;

  return genua_list_things (things);
}

static char *
list_owned (const GenuaState *state,
            int               seat)
{
  g_autoptr (GPtrArray) owned = g_ptr_array_new ();

  for (int building = 0; building < GENUA_N_BUILDINGS; building++)
    if (state->owners[building] == seat)
      g_ptr_array_add (owned, (char *) genua_term_place (building));

  return owned->len > 0 ? text_list (owned) : genua_term_buildings (0);
}

/* The rules are asked for the action that needs nothing. */
static gboolean
may_act_here (const TableState *state,
              int               seat)
{
  GenuaEvent event = { .table = { .type = GENUA_EVENT_ACTION, .player = seat }, .villa = { TRUE, GENUA_DOES_PRIVILEGE } };

  return table_state_takes (state, GENUA_EVENT_ACTION)
         && table_state_examine (state, &event.table).kind == TABLE_OBSTACLE_NONE;
}

static void
add_line (GString    *text,
          const char *line)
{
  if (line == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/* Tells in lines what everybody sees of a player, and behind the cover money and cards. */
char *
genua_words_player (const TableState *state,
                    int               seat,
                    gboolean          uncovered)
{
  const GenuaState *own = GENUA_STATE (state);
  GString *text = g_string_new (NULL);
  g_autofree char *buildings = list_owned (own, seat);
  const int left = genua_state_count_left (own, seat);
  g_autofree char *markers = g_strdup_printf (ngettext ("%s; %d marker in supply", "%s; %d markers in supply",
                                                        (gulong) left), buildings, left);
  g_autofree char *open = list_held (own, seat, FALSE), *hidden = list_held (own, seat, TRUE);
  const int acted = own->players[seat].acted;

  if (state->turn == TABLE_NOBODY)
    return g_string_free (text, FALSE);

  if (may_act_here (state, seat))
    add_line (text, _("May act here"));
  else if (acted > 0)
    g_string_append_printf (text, ngettext ("%d action this turn", "%d actions this turn", (gulong) acted), acted);
  add_line (text, markers);
  if (genua_state_is_full (own))
    add_line (text, open);
  if (genua_state_is_full (own) && uncovered)
    add_line (text, hidden);

  return g_string_free (text, FALSE);
}

/* Tells where the round marker stands, and that the last round has come. */
char *
genua_words_round (const TableState *state)
{
  const GenuaState *own = GENUA_STATE (state);

  if (state->turn == TABLE_NOBODY)
    return NULL;
  if (genua_state_is_last (own))
    return g_strdup (_("This is the last round."));

  /* Translators: %d are where the marker stands, and where its track ends. */
  return g_strdup_printf (_("Round marker: %d of %d"), own->marker, own->agreed.rounds);
}

/* Tells the way of the tower, and how many discs are left. */
char *
genua_words_path (const TableState *state)
{
  const GenuaState *own = GENUA_STATE (state);
  g_autoptr (GPtrArray) path = g_ptr_array_new ();
  g_autofree char *list = NULL;
  const int left = GENUA_N_DISCS - own->n_path;

  if (state->turn == TABLE_NOBODY || own->n_path == 0)
    return NULL;

  for (int disc = 0; disc < own->n_path; disc++)
    g_ptr_array_add (path, (char *) genua_term_place (own->path[disc].place));
  list = text_list (path);

  /* Translators: %s is the way of the tower, %d how often it can be moved yet. */
  return g_strdup_printf (ngettext ("%s (%d disc left)", "%s (%d discs left)", (gulong) left), list, left);
}

/* Lists the messages that could be delivered. */
char *
genua_words_messages (const TableState *state)
{
  const GenuaState *own = GENUA_STATE (state);
  g_autoptr (GPtrArray) pairs = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int i = 0; i < own->n_path; i++)
    for (int j = i + 1; j < own->n_path; j++)
      if (genua_place_is_building (own->path[i].place) && genua_place_is_building (own->path[j].place))
        g_ptr_array_add (pairs, genua_term_message (own->path[i].place, own->path[j].place));
  if (pairs->len == 0)
    return NULL;

  list = text_list (pairs);
  /* Translators: %s is a list of pairs of buildings. */
  return g_strdup_printf (_("Messages: %s"), list);
}
