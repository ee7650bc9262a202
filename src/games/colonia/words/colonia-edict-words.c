/* colonia-edict-words.c: what an edict would do, before it is voted on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

static const TableSentence edicts[] = {
  TABLE_TELL (COLONIA_EDICT_BIGGER_BOOTHS, NULL, N_("One more resource is drawn onto each regular booth.")),
  TABLE_TELL (COLONIA_EDICT_FOREIGN_MERCHANTS, NULL,
              N_("Two more booths open, with four resources drawn onto each.")),
  TABLE_TELL (COLONIA_EDICT_HOMECOMING_WEDNESDAY, "h",
              /* Translators: %s is a street space, e.g. “the Wednesday street”. */
              N_("Every family may bring up to three members home from %s.")),
  TABLE_TELL (COLONIA_EDICT_HOMECOMING_THURSDAY, "h",
              N_("Every family may bring up to three members home from %s.")),
  TABLE_TELL (COLONIA_EDICT_DRAW_RESOURCES, NULL, N_("Every family may draw two resources from the bag.")),
  TABLE_TELL (COLONIA_EDICT_BUSY_CRAFTSMAN, "C",
              /* Translators: %s is a craftsman. */
              N_("The bar of the %s moves down two spaces: two more contracts are fulfilled this week.")),
  TABLE_TELL (COLONIA_EDICT_SHIPS_LEAVE, "1",
              NN_("The ship in the first berth leaves and pays at once, the others move up, and a new one comes.",
                  "The ships in the first %d berths leave and pay at once, the others move up, and new ones come.")),
  TABLE_TELL (COLONIA_EDICT_GOODS_BY_DIE, NULL,
              N_("Every family rolls the die and gets a good of the craftsman it shows.")),
  TABLE_TELL (COLONIA_EDICT_EXTRA_HOLD, NULL,
              N_("This week each ship in the harbour takes one more good of any kind, for 2 in its currency.")),
  TABLE_TELL (COLONIA_EDICT_NEW_RELICS, NULL, N_("Two more relic cards come onto the display.")),
  TABLE_TELL (COLONIA_EDICT_SMALLER_DEPUTATION, NULL,
              N_("Next Tuesday every family sends one member fewer than its card says; the card counts in full.")),
  TABLE_TELL (COLONIA_EDICT_EXCHANGE, NULL,
              N_("Every family may change up to 5 of one currency into another, one to one.")),
  TABLE_TELL (COLONIA_EDICT_OTHER, NULL, N_("The table carries it out by hand.")),
  TABLE_TELL_END,
};

/* Says what an edict of the week is called, or what the table entered as its text. */
char *
colonia_words_edict_name (const ColoniaState *state,
                          int                 which)
{
  const ColoniaLaidEdict *laid = &state->edicts[which];
  const ColoniaEdict edict = {
    .kind = laid->kind, .day = laid->day, .craftsman = laid->craftsman, .ships = laid->ships, .text = state->edict_texts[which],
  };

  return colonia_term_edict (&edict);
}

/* Explains what an edict does if it is accepted. */
char *
colonia_words_edict (const ColoniaLaidEdict *edict)
{
  const ColoniaEffect about = {
    .kind = (int) edict->kind,
    .what = edict->kind == COLONIA_EDICT_BUSY_CRAFTSMAN ? (int) edict->craftsman : (int) edict->kind,
    .amount = edict->ships,
  };

  return table_sentence_tell (edicts, NULL, &about, colonia_term_of);
}

/* Tells how many votes there are on one side. */
char *
colonia_words_side (ColoniaBallot ballot,
                    int           votes)
{
  if (ballot == COLONIA_BALLOT_YES)
    /* Translators: on the bar that shows how a vote stands; %d is how many votes there are for the edict. */
    return g_strdup_printf (_("Yes %d"), votes);

  /* Translators: on the bar that shows how a vote stands; %d is how many votes there are against the edict. */
  return g_strdup_printf (_("No %d"), votes);
}

/* Everybody who can says yes; where nobody can the mayor does. */
static void
accept (ColoniaState *state,
        GArray       *effects)
{
  ColoniaEvent vote;
  ColoniaEvent casting_vote;

  colonia_event_init (&vote, COLONIA_EVENT_VOTE);
  for (int seat = 0; seat < state->n_players; seat++)
    if (state->cards[seat] > 0)
      vote.ballots[seat] = COLONIA_BALLOT_YES;

  colonia_event_init (&casting_vote, COLONIA_EVENT_CASTING_VOTE);
  casting_vote.casting_ballot = COLONIA_BALLOT_YES;

  if (state->step == COLONIA_STEP_VOTE)
    colonia_state_apply (state, &vote, effects);
  if (state->step == COLONIA_STEP_CASTING_VOTE)
    colonia_state_apply (state, &casting_vote, effects);
}

static char *
tell_paid (const char *const *names,
           GArray            *effects)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      if (effect->kind == COLONIA_EFFECT_PAID)
        {
          g_autofree char *money = colonia_term_money ((ColoniaCity) effect->what, effect->amount);

          /* Translators: %s are a player and an amount of money, e.g. “Anna 9 Gulden”. */
          g_ptr_array_add (items, g_strdup_printf (C_("item of a list", "%s %s"), names[effect->player], money));
        }
    }

  if (items->len == 0)
    return g_strdup (_("Now it would pay nobody."));

  list = text_list (items);
  /* Translators: %s is a list of players and money, e.g. “Anna 9 Gulden, Dirk 4 Mark”. */
  return g_strdup_printf (_("Now it would pay: %s."), list);
}

static char *
tell_bar (const char *const *names,
          GArray            *effects)
{
  const ColoniaTelling telling = { .names = names };

  for (guint i = 0; i < effects->len; i++)
    if (g_array_index (effects, ColoniaEffect, i).kind == COLONIA_EFFECT_BAR_MOVES)
      return colonia_words_effect (&telling, &g_array_index (effects, ColoniaEffect, i));

  return NULL;
}

static char *
tell_street (const char *const  *names,
             const ColoniaState *state,
             ColoniaStreet       street)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int i = 0; i < state->n_players; i++)
    {
      int seat = state->order[i];

      if (state->players[seat].streets[street] > 0)
        /* Translators: %s is a player, %d how many members. */
        g_ptr_array_add (items, g_strdup_printf (C_("item of a list", "%s %d"),
                                                 names[seat], state->players[seat].streets[street]));
    }

  if (items->len == 0)
    /* Translators: %s is a street space, e.g. “the Wednesday street”. */
    return g_strdup_printf (_("Nobody stands on %s now."), colonia_term_street (street));

  list = text_list (items);
  /* Translators: %s are a street space, e.g. “the Wednesday street”, and a list of players with how many members each has there. */
  return g_strdup_printf (_("Now on %s: %s."), colonia_term_street (street), list);
}

/* Tells what the edict that is voted on would mean as the game stands, as far as everybody can
 * see it. Returns a sentence, or `NULL` if there is nothing to tell. */
char *
colonia_words_edict_now (const char *const  *names,
                         const ColoniaState *state)
{
  g_autoptr (GArray) effects = NULL;
  g_auto (ColoniaState) after = { 0 };
  ColoniaEdictKind kind;

  g_return_val_if_fail (state->edict != COLONIA_NOBODY, NULL);

  kind = state->edicts[state->edict].kind;
  if (state->tracking == COLONIA_TRACKING_FULL && kind == COLONIA_EDICT_HOMECOMING_WEDNESDAY)
    return tell_street (names, state, COLONIA_STREET_WEDNESDAY);
  if (state->tracking == COLONIA_TRACKING_FULL && kind == COLONIA_EDICT_HOMECOMING_THURSDAY)
    return tell_street (names, state, COLONIA_STREET_THURSDAY);
  if (kind != COLONIA_EDICT_SHIPS_LEAVE && kind != COLONIA_EDICT_BUSY_CRAFTSMAN)
    return NULL;

  effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  colonia_state_copy (&after, state);
  accept (&after, effects);

  return kind == COLONIA_EDICT_SHIPS_LEAVE ? tell_paid (names, effects) : tell_bar (names, effects);
}
