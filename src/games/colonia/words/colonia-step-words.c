/* colonia-step-words.c: what the game waits for, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

static char *
ask_for_relic (const ColoniaState *state)
{
  if (state->step == COLONIA_STEP_EDICT)
    return g_strdup_printf (ngettext ("Reveal %d more relic card", "Reveal %d more relic cards",
                                      (gulong) state->n_to_reveal),
                            state->n_to_reveal);

  /* Translators: %d are the number of the relic card that comes, and how many lie on display in the end. */
  return g_strdup_printf (_("Reveal relic card %d of %d"), state->n_display + 1, COLONIA_DISPLAY_SIZE);
}

static char *
ask_for_ship (const ColoniaState *state)
{
  /* Translators: %s is the number of a berth, from I to IV. */
  return g_strdup_printf (_("A ship for berth %s"), colonia_term_berth (colonia_state_find_free_berth (state)));
}

/* Those who are tied with a player, if that is the first of them, or `NULL`. */
static char *
list_tied (const char *const  *names,
           const ColoniaState *state,
           int                 first)
{
  g_autoptr (GPtrArray) tied = g_ptr_array_new ();

  for (int seat = 0; seat < state->n_players; seat++)
    if (state->places[seat] == state->places[first])
      {
        if (seat < first)
          return NULL;
        g_ptr_array_add (tied, (gpointer) names[seat]);
      }

  return text_list (tied);
}

static GPtrArray *
list_groups (const char *const  *names,
             const ColoniaState *state)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      char *group = colonia_state_is_tied (state, seat) ? list_tied (names, state, seat) : NULL;

      if (group != NULL)
        g_ptr_array_add (groups, group);
    }

  return groups;
}

/* Tells whom the die has to part. */
char *
colonia_words_tied (const char *const  *names,
                    const ColoniaState *state)
{
  g_autoptr (GPtrArray) groups = list_groups (names, state);
  g_autofree char *list = text_lists (groups);

  /* Translators: %s are players, perhaps in several groups, e.g. “Anna, Bert; Cleo, Dora”. */
  return g_strdup_printf (_("The die decides between %s"), list);
}

static char *
ask_for_rolls (const char *const  *names,
               const ColoniaState *state)
{
  g_autoptr (GPtrArray) groups = list_groups (names, state);
  g_autofree char *list = text_lists (groups);

  if (groups->len > 1)
    /* Translators: %s are several groups of players, each tied among themselves, e.g. “Anna, Bert; Cleo, Dora”. */
    return g_strdup_printf (_("Ties: %s. Each group rolls the die for itself"), list);

  /* Translators: %s is a list of players. */
  return g_strdup_printf (_("A tie: %s roll the die"), list);
}

static char *
ask_for_edict (const ColoniaState *state)
{
  switch (state->edicts[state->edict].kind)
    {
    case COLONIA_EDICT_BIGGER_BOOTHS:
      return g_strdup (_("Draw one more resource for each booth"));
    case COLONIA_EDICT_FOREIGN_MERCHANTS:
      return g_strdup (_("Draw four resources for each of the extra booths"));
    case COLONIA_EDICT_HOMECOMING_WEDNESDAY:
      return g_strdup (_("Who comes home from the Wednesday street?"));
    case COLONIA_EDICT_HOMECOMING_THURSDAY:
      return g_strdup (_("Who comes home from the Thursday street?"));
    case COLONIA_EDICT_DRAW_RESOURCES:
      return g_strdup (_("Everybody draws two resources"));
    case COLONIA_EDICT_GOODS_BY_DIE:
      return g_strdup (_("Everybody rolls for a good"));
    case COLONIA_EDICT_EXCHANGE:
      return g_strdup (_("Who changes money?"));
    case COLONIA_EDICT_SHIPS_LEAVE:
      return ask_for_ship (state);
    case COLONIA_EDICT_NEW_RELICS:
      return ask_for_relic (state);
    case COLONIA_EDICT_BUSY_CRAFTSMAN:
    case COLONIA_EDICT_EXTRA_HOLD:
    case COLONIA_EDICT_SMALLER_DEPUTATION:
    case COLONIA_EDICT_OTHER:
    case COLONIA_N_EDICT_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* What the player whose turn it is may do. */
static char *
ask_player (const char  *name,
            ColoniaStep  step)
{
  switch ((int) step)
    {
    case COLONIA_STEP_MARKET:
      /* Translators: %s is a player, who is spoken to. */
      return g_strdup_printf (_("%s, take a booth or pass"), name);
    case COLONIA_STEP_ORDERS:
      /* Translators: %s is a player, who is spoken to. */
      return g_strdup_printf (_("%s, give an order or pass"), name);
    case COLONIA_STEP_LOADING:
      /* Translators: %s is a player, who is spoken to. */
      return g_strdup_printf (_("%s, load a hold or pass"), name);
    case COLONIA_STEP_BUYING:
      /* Translators: %s is a player, who is spoken to. */
      return g_strdup_printf (_("%s, buy a card or pass"), name);
    case COLONIA_STEP_SAFEGUARDING:
      /* Translators: %s is a player, who is spoken to. */
      return g_strdup_printf (_("%s, safeguard a card or pass"), name);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
ask_for_die (const ColoniaState *state)
{
  if (state->n_rolled == 0)
    return g_strdup_printf (ngettext ("Roll the die", "Roll the die %d times", (gulong) state->dice), state->dice);

  return g_strdup_printf (ngettext ("Roll the die once more", "Roll the die %d more times", (gulong) state->dice),
                          state->dice);
}

/* Says what the game waits for, to whomever it waits for. */
char *
colonia_words_step (const char *const  *names,
                    const ColoniaState *state)
{
  g_return_val_if_fail (names != NULL && state != NULL, NULL);

  switch (state->step)
    {
    case COLONIA_STEP_BERTH_SHIPS:
      return ask_for_ship (state);
    case COLONIA_STEP_REVEAL_RELICS:
      return ask_for_relic (state);
    case COLONIA_STEP_WEEK_CARD:
      /* Translators: %d is the number of the week, from 1 to 6. */
      return g_strdup_printf (_("The week card of week %d"), state->week);
    case COLONIA_STEP_EDICTS:
      return g_strdup (_("The three edicts of the week"));
    case COLONIA_STEP_FAMILY_CARDS:
      return g_strdup (_("Every family plays a card"));
    case COLONIA_STEP_TIE_ROLLS:
      return ask_for_rolls (names, state);
    case COLONIA_STEP_VOTE:
      return g_strdup (_("The council votes"));
    case COLONIA_STEP_CASTING_VOTE:
      /* Translators: %s is the player who is the mayor. */
      return g_strdup_printf (_("A tie: mayor %s decides"), names[state->order[0]]);
    case COLONIA_STEP_EDICT:
      return ask_for_edict (state);
    case COLONIA_STEP_EXTRA_CONTRACTS:
      return ask_for_die (state);
    case COLONIA_STEP_FINAL_HOLDINGS:
      return g_strdup (_("What does everybody have left?"));
    case COLONIA_STEP_FINISHED:
      return g_strdup (_("The game is over"));
    case COLONIA_STEP_MARKET:
    case COLONIA_STEP_ORDERS:
    case COLONIA_STEP_LOADING:
    case COLONIA_STEP_BUYING:
    case COLONIA_STEP_SAFEGUARDING:
    case COLONIA_N_STEPS:
    default:
      return ask_player (names[state->turn], state->step);
    }
}

/* Says what a player may do whose name stands beside it already: the one whose turn it is or, in
 * a tied vote, the mayor. Returns a short sentence without a full stop, or `NULL` if the game
 * does not wait for one player. */
char *
colonia_words_turn (const ColoniaState *state)
{
  g_return_val_if_fail (state != NULL, NULL);

  switch ((int) state->step)
    {
    case COLONIA_STEP_CASTING_VOTE:
      /* Translators: said to the mayor, whose name stands beside it. */
      return g_strdup (_("Decide the tie as mayor"));
    case COLONIA_STEP_MARKET:
      /* Translators: said to the player whose name stands beside it, and so are the next ones. */
      return g_strdup (_("Take a booth or pass"));
    case COLONIA_STEP_ORDERS:
      return g_strdup (_("Give an order or pass"));
    case COLONIA_STEP_LOADING:
      return g_strdup (_("Load a hold or pass"));
    case COLONIA_STEP_BUYING:
      return g_strdup (_("Buy a card or pass"));
    case COLONIA_STEP_SAFEGUARDING:
      return g_strdup (_("Safeguard a card or pass"));
    default:
      return NULL;
    }
}

/* Says what to do where a ship is to come and as many have come as there are (SAT-2). Whether
 * their stack is used up only the table sees. */
char *
colonia_words_used_up (void)
{
  return g_strdup (_("All the ships have come once: if their stack is used up, shuffle those that have left, and they "
                     "make a new one."));
}

/* Says who has passed without being asked, as the rules left nothing else. */
char *
colonia_words_passed (const char *const *names,
                      guint              seats)
{
  g_autoptr (GPtrArray) passed = g_ptr_array_new ();
  g_autofree char *list = NULL;

  g_return_val_if_fail (names != NULL && seats != 0, NULL);

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    if ((seats & (1u << seat)) != 0)
      g_ptr_array_add (passed, (gpointer) names[seat]);
  list = text_list (passed);

  /* Translators: %s is a player, or a list of players. */
  return g_strdup_printf (ngettext ("%s passes: there is nothing else to do.", "%s pass: there is nothing else to do.",
                                    passed->len),
                          list);
}
