/* genua-table-words.c: what players have on the table, and what the turn has come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include "table-ranks.h"
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

char *
genua_list_owned (const GenuaState *state,
                  int               seat)
{
  int owned[GENUA_N_BUILDINGS], n = 0;

  for (int building = 0; building < GENUA_N_BUILDINGS; building++)
    if (state->owners[building] == seat)
      owned[n++] = building;

  return n > 0 ? genua_list_places (n, owned, FALSE) : g_strdup (_("no building"));
}

/* Asks the rules about the action here that needs nothing. */
TableObstacle
genua_words_examine_action (const TableState *state,
                            int               seat)
{
  GenuaEvent event = { .table = { .type = GENUA_EVENT_ACTION, .player = seat }, .villa = { TRUE, GENUA_DOES_PRIVILEGE } };

  return table_state_examine (state, &event.table);
}

/* Tells whether somebody may act. */
char *
genua_words_acts (const TableState *state,
                  int               seat)
{
  const GenuaState *own = GENUA_STATE (state);
  const gboolean is_free = genua_state_acts_freely (own, seat);

  if (state->turn == TABLE_NOBODY || state->step == GENUA_STEP_CLAIMS)
    return NULL;
  if (genua_words_examine_action (state, seat).kind == TABLE_OBSTACLE_NONE)
    return g_strdup (is_free ? _("May act here") : _("May act here by card"));

  return g_strdup (is_free ? _("May act") : genua_state_is_full (own) && genua_state_may_act (own, seat) ? _("May act by card")
                                                                                                         : _("Has acted"));
}

/* Tells what everybody sees of a player. */
char *
genua_words_player (const TableState *state,
                    int               seat,
                    gboolean          uncovered)
{
  const GenuaState *own = GENUA_STATE (state);
  const int left = genua_state_count_left (own, seat);
  g_autofree char *buildings = genua_list_owned (own, seat), *open = list_held (own, seat, FALSE);
  g_autofree char *markers = g_strdup_printf (ngettext ("%s; %d marker to be bought", "%s; %d markers to be bought",
                                                        (gulong) left), buildings, left);

  if (state->turn == TABLE_NOBODY)
    return g_strdup ("");

  return open != NULL ? g_strdup_printf ("%s\n%s", markers, open) : g_steal_pointer (&markers);
}

/* Tells what a player has of money and cards, where that is followed. */
char *
genua_words_purse (const TableState *state,
                   int               seat)
{
  char *held = list_held (GENUA_STATE (state), seat, TRUE);

  return held == NULL && genua_state_is_full (GENUA_STATE (state)) ? genua_term_ducats (0) : held;
}

/* Tells where the round marker stands, and that the last round has come. */
char *
genua_words_round (const char *const *names,
                   const TableState  *state)
{
  const GenuaState *own = GENUA_STATE (state);
  const int left = own->agreed.rounds - own->marker;

  if (state->turn == TABLE_NOBODY)
    return NULL;
  if (genua_state_is_last (own))
    return g_strdup (_("This is the last round."));

  /* Translators: %d are where the marker stands, where its track ends, and how many rounds there may be yet. */
  return g_strdup_printf (ngettext ("Round marker: %d of %d, at most %d more round",
                                    "Round marker: %d of %d, at most %d more rounds", (gulong) left),
                          own->marker, own->agreed.rounds, left);
}

/* Tells the discs that lie on a space, and what it is called. */
char *
genua_words_place (const GenuaState *state,
                   int               place)
{
  char *text = g_strdup (genua_term_place (place));

  for (int disc = state->n_path; disc > 0; disc--)
    if (state->path[disc - 1].place == place)
      {
        g_autofree char *rest = text;

        /* Translators: %d is the number of a disc of the tower, %s is the space where it lies. */
        text = g_strdup_printf (_("%d. %s"), disc, rest);
      }

  return text;
}

/* Tells the way of the tower, and how many discs are left. */
char *
genua_words_path (const TableState *state)
{
  const GenuaState *own = GENUA_STATE (state);
  g_autoptr (GPtrArray) path = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  const int left = GENUA_N_DISCS - own->n_path;

  if (state->turn == TABLE_NOBODY || own->n_path == 0)
    return NULL;

  for (int disc = 0; disc < own->n_path; disc++)
    g_ptr_array_add (path, g_strdup_printf (_("%d. %s"), disc + 1, genua_term_place (own->path[disc].place)));
  list = text_list (path);

  /* Translators: %s is the way of the tower, %d how often it can be moved yet. */
  return g_strdup_printf (ngettext ("%s (%d disc left)", "%s (%d discs left)", (gulong) left), list, left);
}

/* Tells what was rolled in this turn, or `NULL` if nobody told. */
char *
genua_words_roll (const char *const *names,
                  const GenuaState  *state)
{
  const GenuaEvent rolled = { .table = { GENUA_EVENT_TOWER, state->table.turn }, .says = GENUA_SAYS_DICE,
                              .place = state->path[0].place, .dice = { state->dice[0], state->dice[1] } };

  return state->dice[0] > 0 ? genua_words_event (&(TableTelling) { .names = names }, &state->table, &rolled.table) : NULL;
}

/* Tells what is not checked of offers (TWO-2), or `NULL` where nothing is to be borne in mind. */
const char *
genua_words_offers (const TableState *state)
{
  return state->n_players == 2 && genua_state_is_full (GENUA_STATE (state))
           ? _("With two players an offer holds at least one thing that is not money.") : NULL;
}

/* Lists the messages that could be delivered. */
char *
genua_words_messages (const TableState *state)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  int pairs[GENUA_MOST_MESSAGES][2];
  const int n = genua_state_list_messages (GENUA_STATE (state), pairs);

  for (int i = 0; i < n; i++)
    g_ptr_array_add (items, genua_term_message (pairs[i][0], pairs[i][1]));
  if (n == 0)
    return NULL;

  list = text_list (items);
  /* Translators: %s is a list of pairs of buildings. */
  return g_strdup_printf (_("Messages: %s"), list);
}

/* The end */

/* Lists what chains of privileges pay, the longest first, after their buildings or alone. */
char *
genua_list_chains (const GenuaPlayerScore *player,
                   gboolean                named)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *sum = NULL;
  int pays[GENUA_MOST_CHAINS], n = 0;

  for (int length = GENUA_N_RING; length > 0; length--)
    for (int i = 0; i < player->n_chains; i++)
      if (player->chains[i].n == length)
        {
          for (int at = 0; at < length; at++)
            /* Translators: what parts buildings that lie beside each other on the ring. */
            g_string_append_printf (names, "%s%s", at > 0 ? _(" – ") : n > 0 ? _(", ") : "",
                                    genua_term_place (player->chains[i].buildings[at]));
          pays[n++] = player->chains[i].pays;
        }
  sum = text_sum (pays, n);

  return named && n > 0 ? g_strdup_printf (C_("something and what it is", "%s: %s"), names->str, sum)
                        : g_steal_pointer (&sum);
}

/* Tells how somebody's privileges come to what they pay. */
char *
genua_words_chains (const char             *name,
                    const GenuaPlayerScore *player)
{
  g_autofree char *chains = genua_list_chains (player, TRUE);

  /* Translators: %s is a player, %d what all privileges pay, and the last %s what each chain of them does. */
  return g_strdup_printf (_("%s gets %d ducats for privileges. %s."), name, player->privilege_money, chains);
}

/* Tells what privileges paid, and what parted players where it was not the ducats. */
char *
genua_words_outcome (const char *const *names,
                     const TableState  *state)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *ties = table_state_tell_ties (state, names, state->n_players);
  GenuaScore score;

  if (!genua_state_get_score (state, &score.table))
    return NULL;

  for (int seat = 0; seat < state->n_players; seat++)
    if (score.players[seat].n_chains > 0)
      {
        g_autofree char *chains = genua_words_chains (names[seat], &score.players[seat]);

        g_string_append_printf (text, "%s\n", chains);
      }
  g_string_append (text, ties);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
