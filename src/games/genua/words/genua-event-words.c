/* genua-event-words.c: what happened, and what is waited for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include "table-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What most events are told as. */
typedef enum {
  TOLD_ROLLED, TOLD_CHOSEN, TOLD_STARTS, TOLD_MOVED, TOLD_ACTS, TOLD_USES, TOLD_ORDER, TOLD_PRIVILEGE, TOLD_SMALL,
  TOLD_SMALL_GOOD, TOLD_MESSAGE, TOLD_TAKES, TOLD_EXCHANGES, TOLD_HANDS_ON, N_TOLD
} Told;

static const TableSentence sentences[] = {
  /* Translators: the first %s is a player, the last %s a space; %d are what the red and the blue die show. */
  TABLE_TELL (TOLD_ROLLED, "p12L", N_("%s rolls %d and %d, and the tower starts on %s.")),
  /* Translators: %s are a player and a space. */
  TABLE_TELL (TOLD_CHOSEN, "pL", N_("%s chooses %s as the start of the tower.")),
  /* Translators: %s are a player and a space. */
  TABLE_TELL (TOLD_STARTS, "pL", N_("%s has the tower, which starts on %s.")),
  /* Translators: %s are a player and a space. */
  TABLE_TELL (TOLD_MOVED, "pL", N_("%s moves the tower on to %s.")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (TOLD_ACTS, "pL", N_("%s takes the action of %s.")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (TOLD_USES, "pL", N_("%s uses %s with a building-action card.")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (TOLD_ORDER, "pL", N_("%s fulfils a large order in %s.")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (TOLD_PRIVILEGE, "pL", N_("%s takes a privilege in %s.")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (TOLD_SMALL, "pL", N_("%s fulfils a small order in %s.")),
  /* Translators: %s are a player, a building and a good, e.g. “1 copper”. */
  TABLE_TELL (TOLD_SMALL_GOOD, "pLu", N_("%s fulfils a small order in %s with %s.")),
  /* Translators: %s are a player and two buildings. */
  TABLE_TELL (TOLD_MESSAGE, "pLl", N_("%s delivers a message between %s and %s.")),
  /* Translators: %s are a player and a good, e.g. “1 copper”. */
  TABLE_TELL (TOLD_TAKES, "pu", N_("%s takes %s with an any-good card.")),
  /* Translators: %s are a player, what goes and what comes for it, e.g. “1 message”. */
  TABLE_TELL (TOLD_EXCHANGES, "pUu", N_("%s exchanges %s for %s with an exchange card.")),
  /* Translators: %s is a player. */
  TABLE_TELL (TOLD_HANDS_ON, "p", N_("%s hands the tower on.")),
};

static Told
find_told (int               building,
           const GenuaVilla *villa,
           Told              told)
{
  if (!genua_place_is_villa (building) || !villa->said)
    return told;

  return villa->does == GENUA_DOES_ORDER ? TOLD_ORDER : TOLD_PRIVILEGE;
}

/* Deals */

static char *
tell_handed (const char *name,
             const char *other,
             const char *gives,
             const char *gets)
{
  if (gives != NULL && gets != NULL)
    /* Translators: %s are a player, what he or she hands over, to whom, and what for. */
    return g_strdup_printf (_("%s gives %s to %s for %s."), name, gives, other, gets);
  if (gives != NULL)
    /* Translators: %s are a player, what he or she hands over, and to whom. */
    return g_strdup_printf (_("%s gives %s to %s."), name, gives, other);
  if (gets != NULL)
    /* Translators: %s are a player, what he or she gets, and from whom. */
    return g_strdup_printf (_("%s gets %s from %s."), name, gets, other);

  /* Translators: %s are players. */
  return g_strdup_printf (_("%s makes a deal with %s."), name, other);
}

static char *
tell_deal (const char *const *names,
           const GenuaState  *before,
           const GenuaEvent  *event)
{
  const char *other = before->table.turn != TABLE_NOBODY ? names[before->table.turn] : "–";
  g_autofree char *gives = genua_list_things (event->deal.gives);
  g_autofree char *gets = genua_list_things (event->deal.gets);
  g_autofree char *handed = tell_handed (names[event->table.player], other, gives, gets);
  g_autofree char *promise = NULL;

  if (event->text == NULL || *event->text == '\0')
    return g_steal_pointer (&handed);

  promise = table_words_written (event->text);
  /* Translators: the first %s is a sentence that tells a deal, the second one what was promised. */
  return g_strdup_printf (_("%s It is promised: %s"), handed, promise);
}

/* Markers */

static char *
tell_claim (const char       *name,
            const GenuaClaim *claim)
{
  g_autofree char *on = genua_list_places (claim->n_on, claim->on, TRUE);
  g_autofree char *off = genua_list_places (claim->n_off, claim->off, TRUE);

  if (claim->n_off == 0)
    /* Translators: %s are a player and buildings, %d is the number of a disc on a street. */
    return g_strdup_printf (ngettext ("%s takes disc %d and places a marker on %s.", "%s takes disc %d and places markers on %s.",
                                      (gulong) claim->n_on), name, claim->street + 1, on);
  if (claim->n_on == 0)
    /* Translators: %s are a player and buildings, %d is the number of a disc on a street. */
    return g_strdup_printf (ngettext ("%s takes disc %d and removes a marker from %s.",
                                      "%s takes disc %d and removes markers from %s.", (gulong) claim->n_off),
                            name, claim->street + 1, off);

  /* Translators: %s are a player, a building with a new marker, and one from which one goes, %d is the number of a disc. */
  return g_strdup_printf (_("%s takes disc %d, places a marker on %s, and removes one from %s."), name, claim->street + 1, on, off);
}

/* What is counted and corrected */

static char *
tell_holdings (const GenuaHoldings *holdings,
               int                  tracking)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *privileges = genua_term_things (GENUA_THING_PRIVILEGE, holdings->n_privileges);
  g_autofree char *places = genua_list_places (holdings->n_privileges, holdings->privileges, FALSE);

  if (tracking != GENUA_TRACKING_FULL)
    {
      g_ptr_array_add (items, genua_term_ducats (holdings->money));
      g_ptr_array_add (items, genua_term_goods (holdings->goods));
    }
  if (tracking == GENUA_TRACKING_SCORING)
    g_ptr_array_add (items, genua_term_buildings (holdings->buildings));
  if (holdings->n_privileges > 0)
    /* Translators: %s are e.g. “2 privileges” and “Harbour, Park”, or “3 cards” and “Jupiter 2, Mason 1”. */
    g_ptr_array_add (items, g_strdup_printf (C_("how many, and which", "%s (%s)"), privileges, places));
  else if (items->len == 0)
    g_ptr_array_add (items, g_steal_pointer (&privileges));

  return text_list (items);
}

static char *
tell_final_holdings (const char *const *names,
                     const TableState  *before,
                     const GenuaEvent  *event)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < before->n_players; seat++)
    g_ptr_array_add (items, tell_holdings (&event->holdings[seat], before->tracking));

  return table_words_counted (names, items);
}

/* What is behind the cover nobody else is told of (SET-9). */
static char *
list_corrected (const char *const *names,
                const GenuaEvent  *event)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  gboolean is_covered = FALSE;

  for (int thing = 0; (event->says & GENUA_SAYS_THINGS) != 0 && thing < GENUA_N_THINGS; thing++)
    if (event->things[thing] != TABLE_NOBODY && !genua_thing_is_covered (thing))
      g_ptr_array_add (items, genua_term_things (thing, event->things[thing]));
    else if (event->things[thing] != TABLE_NOBODY)
      is_covered = TRUE;
  if (is_covered)
    g_ptr_array_add (items, g_strdup (_("purse and hand")));
  for (int building = 0; (event->says & GENUA_SAYS_OWNERS) != 0 && building < GENUA_N_BUILDINGS; building++)
    {
      const int owner = event->owners[building];

      if (owner == TABLE_NOBODY)
        /* Translators: %s is a building that nobody owns. */
        g_ptr_array_add (items, g_strdup_printf (_("%s belongs to nobody"), genua_term_within (building)));
      else if (owner != GENUA_UNCHANGED)
        /* Translators: %s are a building and the player who owns it. */
        g_ptr_array_add (items, g_strdup_printf (_("%s belongs to %s"), genua_term_within (building), names[owner]));
    }

  return text_list (items);
}

static char *
tell_correction (const char *const *names,
                 const GenuaEvent  *event)
{
  g_autofree char *list = list_corrected (names, event);

  return table_words_correction ((event->says & GENUA_SAYS_THINGS) != 0 ? names[event->table.player] : NULL, list,
                                 event->text);
}

/* Events */

/* Which sentence it is, of most events, and what stands in it besides who does it where. */
static Told
find_sentence (const GenuaState *before,
               const GenuaEvent *own,
               TableEffect      *about)
{
  static const Told told[GENUA_N_EVENT_TYPES] = {
    [GENUA_EVENT_MOVE] = TOLD_MOVED, [GENUA_EVENT_ACTION] = TOLD_ACTS, [GENUA_EVENT_USE_BUILDING] = TOLD_USES,
    [GENUA_EVENT_SMALL_ORDER] = TOLD_SMALL, [GENUA_EVENT_MESSAGE] = TOLD_MESSAGE, [GENUA_EVENT_TAKE_GOOD] = TOLD_TAKES,
    [GENUA_EVENT_EXCHANGE] = TOLD_EXCHANGES, [GENUA_EVENT_END_TURN] = TOLD_HANDS_ON,
  };
  const int type = own->table.type;

  if (type == GENUA_EVENT_TOWER || type == GENUA_EVENT_MOVE)
    about->what = own->place;
  if (type == GENUA_EVENT_USE_BUILDING)
    about->what = own->building;
  if (type == GENUA_EVENT_EXCHANGE)
    about->what = own->gives;
  if (type == GENUA_EVENT_MESSAGE)
    about->what = own->between[0];
  about->amount = type == GENUA_EVENT_TOWER ? own->dice[0] : type == GENUA_EVENT_MESSAGE ? own->between[1] : own->takes;
  about->other = own->dice[1];
  if (type == GENUA_EVENT_TOWER)
    return (own->says & GENUA_SAYS_DICE) != 0 ? TOLD_ROLLED : own->chosen ? TOLD_CHOSEN : TOLD_STARTS;
  if (type == GENUA_EVENT_ACTION || type == GENUA_EVENT_USE_BUILDING)
    return find_told (about->what, &own->villa, told[type]);

  return type == GENUA_EVENT_SMALL_ORDER && genua_state_is_full (before) ? TOLD_SMALL_GOOD : told[type];
}

/* Tells an event. */
char *
genua_words_event (const TableTelling *telling,
                   const TableState   *before,
                   const TableEvent   *event)
{
  const GenuaState *state = GENUA_STATE (before);
  const GenuaEvent *own = GENUA_EVENT (event);
  TableEffect about = { .player = event->player, .what = genua_state_get_here (state) };

  if (event->type == GENUA_EVENT_DEAL)
    return tell_deal (telling->names, state, own);
  if (event->type == GENUA_EVENT_CLAIM)
    return tell_claim (telling->names[event->player], &own->claim);
  if (event->type == GENUA_EVENT_FINAL_HOLDINGS)
    return tell_final_holdings (telling->names, before, own);
  if (event->type == GENUA_EVENT_CORRECTION)
    return tell_correction (telling->names, own);

  about.kind = find_sentence (state, own, &about);

  return table_sentence_tell (sentences, telling->names, &about, genua_term_of);
}

/* Tells how an event came to what the bank paid (ORD-3, SMALL-2, MSG-2, ACT-6). */
char *
genua_words_reckoning (const char *const *names,
                       const TableState  *after,
                       const TableEvent  *event)
{
  static const TableSentence rewards[] = {
    /* Translators: %s are ducats. */
    TABLE_TELL (TOLD_ORDER, "D", N_("For a large order the bank pays %s, and a special card goes with it if any is left.")),
    /* Translators: %s are ducats. */
    TABLE_TELL (TOLD_SMALL, "D", N_("For a small order the bank pays %s.")),
    TABLE_TELL (TOLD_SMALL_GOOD, "D", N_("For a small order the bank pays %s.")),
    /* Translators: %s are ducats. */
    TABLE_TELL (TOLD_MESSAGE, "D", N_("For a message the bank pays %s.")),
    TABLE_TELL_END,
  };
  const GenuaState *state = GENUA_STATE (after);
  TableEffect about = { .player = event->player, .what = genua_state_get_here (state) };
  const Told told = find_sentence (state, GENUA_EVENT (event), &about);
  const TableEffect bank = { .kind = told, .amount = told == TOLD_ORDER ? GENUA_LARGE_PAYS
                                                     : told == TOLD_MESSAGE ? GENUA_MESSAGE_PAYS : GENUA_SMALL_PAYS };
  g_autofree char *paid = table_sentence_tell (rewards, names, &bank, genua_term_of);
  const int owner = event->type == GENUA_EVENT_ACTION ? state->owners[about.what] : TABLE_NOBODY;
  g_autofree char *fee = genua_term_ducats (state->agreed.owner_fee), *owned = NULL;

  if (owner == TABLE_NOBODY || state->agreed.owner_fee == 0 || (owner == event->player && !state->agreed.owner_fee_own))
    return g_steal_pointer (&paid);

  /* Translators: %s are a player, a building, and ducats. */
  owned = g_strdup_printf (state->agreed.owner_fee_own
                             ? _("%s owns %s. For each action there the bank pays the owner %s.")
                             : _("%s owns %s. Whenever somebody else acts there the bank pays the owner %s."),
                           names[owner], genua_term_within (about.what), fee);

  return paid != NULL ? g_strjoin ("\n", paid, owned, NULL) : g_steal_pointer (&owned);
}

/* Where the game is */

static const TableSentence steps[] = {
  /* Translators: %s is the player whose turn it is. */
  TABLE_TELL (GENUA_STEP_START, "p", N_("Where does the tower of %s start?")),
  /* Translators: %s are the player whose turn it is, and the space where the tower stands. */
  TABLE_TELL (GENUA_STEP_TOWER, "pP", N_("The tower of %s: %s")),
  TABLE_TELL_IF (GENUA_STEP_CLAIMS, '1', TRUE, NULL, N_("Who places markers?")),
  TABLE_TELL_IF (GENUA_STEP_CLAIMS, '2', 0, NULL, N_("No street is left for markers")),
  TABLE_TELL (GENUA_STEP_CLAIMS, NULL, N_("Nobody is left who could place markers")),
  TABLE_TELL (GENUA_STEP_FINAL_HOLDINGS, NULL, N_("What does everybody have?")),
  TABLE_TELL (GENUA_STEP_FINISHED, NULL, N_("The game is over")),
  TABLE_TELL_END,
};

/* Tells what the game waits for, as a heading. */
char *
genua_words_step (const char *const *names,
                  const TableState  *state)
{
  const GenuaState *own = GENUA_STATE (state);
  const TableEffect about = { .kind = state->step, .player = state->turn, .what = genua_state_get_here (own),
                              .amount = genua_state_awaits_claims (own), .other = genua_state_count_streets (own) };

  return table_sentence_tell (steps, names, &about, genua_term_of);
}
