/* colonia-step-words.c: what the game waits for, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* Lists those who share a place and have to roll for it, each group by its first player. */
static GPtrArray *
list_groups (const char *const  *names,
             const ColoniaState *state)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func (g_free);
  guint listed = 0;

  for (int first = 0; first < state->n_players; first++)
    {
      g_autoptr (GPtrArray) tied = g_ptr_array_new ();

      for (int seat = first; seat < state->n_players; seat++)
        if (colonia_state_is_tied (state, seat) && state->places[seat] == state->places[first]
            && (listed & 1u << seat) == 0)
          {
            g_ptr_array_add (tied, (gpointer) names[seat]);
            listed |= 1u << seat;
          }
      if (tied->len > 0)
        g_ptr_array_add (groups, text_list (tied));
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

/* What is told, and who is tied. */
typedef struct {
  ColoniaEffect about;
  const char *tied;
} Told;

static char *
get_term (char                 letter,
          const ColoniaEffect *about)
{
  const Told *told = (const void *) about;

  return letter == 'V' ? g_strdup (told->tied) : colonia_term_of (letter, about);
}

/* What is told of is an accepted edict; the numbers are of cards or rolls, or say whether several groups are tied. */
static const TableSentence steps[] = {
  /* Translators: %s is the number of a berth, from I to IV. */
  TABLE_TELL (COLONIA_STEP_BERTH_SHIPS, "B", N_("A ship for berth %s")),
  /* Translators: %d are the number of the relic card that comes, and how many lie on display in the end. */
  TABLE_TELL (COLONIA_STEP_REVEAL_RELICS, "12", N_("Reveal relic card %d of %d")),
  /* Translators: %d is the number of the week, from 1 to 6. */
  TABLE_TELL (COLONIA_STEP_WEEK_CARD, "1", N_("The week card of week %d")),
  TABLE_TELL (COLONIA_STEP_EDICTS, NULL, N_("The three edicts of the week")),
  TABLE_TELL (COLONIA_STEP_FAMILY_CARDS, NULL, N_("Every family plays a card")),
  /* Translators: %s are several groups of players, each tied among themselves, e.g. “Anna, Bert; Cleo, Dora”. */
  TABLE_TELL_IF (COLONIA_STEP_TIE_ROLLS, '1', TRUE, "V", N_("Ties: %s. Each group rolls the die for itself")),
  /* Translators: %s is a list of players. */
  TABLE_TELL (COLONIA_STEP_TIE_ROLLS, "V", N_("A tie: %s roll the die")),
  TABLE_TELL (COLONIA_STEP_VOTE, NULL, N_("The council votes")),
  /* Translators: %s is the player who is the mayor. */
  TABLE_TELL (COLONIA_STEP_CASTING_VOTE, "p", N_("A tie: mayor %s decides")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_BIGGER_BOOTHS, NULL,
                 N_("Draw one more resource for each booth")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_FOREIGN_MERCHANTS, NULL,
                 N_("Draw four resources for each of the extra booths")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_HOMECOMING_WEDNESDAY, NULL,
                 N_("Who comes home from the Wednesday street?")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_HOMECOMING_THURSDAY, NULL,
                 N_("Who comes home from the Thursday street?")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_DRAW_RESOURCES, NULL, N_("Everybody draws two resources")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_GOODS_BY_DIE, NULL, N_("Everybody rolls for a good")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_EXCHANGE, NULL, N_("Who changes money?")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_SHIPS_LEAVE, "B", N_("A ship for berth %s")),
  TABLE_TELL_IF (COLONIA_STEP_EDICT, 'w', COLONIA_EDICT_NEW_RELICS, "1",
                 NN_("Reveal %d more relic card", "Reveal %d more relic cards")),
  /* Translators: %s is a player, who is spoken to. */
  TABLE_TELL (COLONIA_STEP_MARKET, "p", N_("%s, take a booth or pass")),
  /* Translators: %s is a player, who is spoken to. */
  TABLE_TELL (COLONIA_STEP_ORDERS, "p", N_("%s, give an order or pass")),
  TABLE_TELL_IF (COLONIA_STEP_EXTRA_CONTRACTS, '2', 0, "1", NN_("Roll the die", "Roll the die %d times")),
  TABLE_TELL (COLONIA_STEP_EXTRA_CONTRACTS, "1", NN_("Roll the die once more", "Roll the die %d more times")),
  /* Translators: %s is a player, who is spoken to. */
  TABLE_TELL (COLONIA_STEP_LOADING, "p", N_("%s, load a hold or pass")),
  /* Translators: %s is a player, who is spoken to. */
  TABLE_TELL (COLONIA_STEP_BUYING, "p", N_("%s, buy a card or pass")),
  /* Translators: %s is a player, who is spoken to. */
  TABLE_TELL (COLONIA_STEP_SAFEGUARDING, "p", N_("%s, safeguard a card or pass")),
  TABLE_TELL (COLONIA_STEP_FINAL_HOLDINGS, NULL, N_("What does everybody have left?")),
  TABLE_TELL (COLONIA_STEP_FINISHED, NULL, N_("The game is over")),
  TABLE_TELL_END,
};

/* Says what the game waits for, to whomever it waits for. */
char *
colonia_words_step (const char *const *names,
                    const TableState  *table)
{
  const ColoniaState *state = COLONIA_STATE (table);
  const int berth = colonia_state_find_free_berth (state);
  g_autoptr (GPtrArray) groups = list_groups (names, state);
  g_autofree char *tied = text_lists (groups);
  const int amounts[COLONIA_N_STEPS] = {
    [COLONIA_STEP_REVEAL_RELICS] = state->n_display + 1, [COLONIA_STEP_WEEK_CARD] = state->week,
    [COLONIA_STEP_TIE_ROLLS] = groups->len > 1, [COLONIA_STEP_EDICT] = state->n_to_reveal,
    [COLONIA_STEP_EXTRA_CONTRACTS] = state->dice,
  };
  const int others[COLONIA_N_STEPS] = {
    [COLONIA_STEP_BERTH_SHIPS] = berth, [COLONIA_STEP_REVEAL_RELICS] = COLONIA_DISPLAY_SIZE,
    [COLONIA_STEP_EDICT] = berth, [COLONIA_STEP_EXTRA_CONTRACTS] = state->n_rolled,
  };
  const Told told = {
    .about = {
      .kind = (int) state->step,
      .player = state->step == COLONIA_STEP_CASTING_VOTE ? state->order[0] : state->turn,
      .what = state->edict != COLONIA_NOBODY ? (int) state->edicts[state->edict].kind : COLONIA_NOBODY,
      .amount = amounts[state->step],
      .other = others[state->step],
    },
    .tied = tied,
  };

  return table_sentence_tell (steps, names, &told.about, get_term);
}

static const TableSentence turns[] = {
  /* Translators: said to the mayor, whose name stands beside it. */
  TABLE_TELL (COLONIA_STEP_CASTING_VOTE, NULL, N_("Decide the tie as mayor")),
  /* Translators: said to the player whose name stands beside it, and so are the next ones. */
  TABLE_TELL (COLONIA_STEP_MARKET, NULL, N_("Take a booth or pass")),
  TABLE_TELL (COLONIA_STEP_ORDERS, NULL, N_("Give an order or pass")),
  TABLE_TELL (COLONIA_STEP_LOADING, NULL, N_("Load a hold or pass")),
  TABLE_TELL (COLONIA_STEP_BUYING, NULL, N_("Buy a card or pass")),
  TABLE_TELL (COLONIA_STEP_SAFEGUARDING, NULL, N_("Safeguard a card or pass")),
  TABLE_TELL_END,
};

/* Says what a player may do whose name stands beside it already: the one whose turn it is or, in
 * a tied vote, the mayor. Returns a short sentence without a full stop, or `NULL` if the game
 * does not wait for one player. */
char *
colonia_words_turn (const ColoniaState *state)
{
  return table_sentence_tell (turns, NULL, &(const ColoniaEffect) { .kind = (int) state->step }, NULL);
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
