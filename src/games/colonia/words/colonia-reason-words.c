/* colonia-reason-words.c: why a number is what it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A number says what came out. Who asks why wants what it came out of, so none
 * of these sentences tells the number again without its reason.
 */

#include "config.h"

#include "colonia-reason-words.h"

#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What is told: of members how many they are, and where; of prices what they are of. */
typedef enum {
  MEMBERS_AT_HOME, MEMBERS_ON_STREET, MEMBERS_IN_HALL, MEMBERS_ASHORE, MEMBERS_ON_BOOTH, MEMBERS_ABOVE_BAR,
  MEMBERS_BELOW_BAR, MEMBERS_ON_LEAVING_SHIP, MEMBERS_ON_SHIP, MEMBER_ON_SHRINE, MEMBER_ON_RELIC,
  PRICE_OF_BOOTH, PRICE_OF_ORDER, PRICE_OF_HOLD, PRICE_OF_LEAVING_SHIP, PRICE_OF_SHIP, PRICE_OF_CARD, VOTES
} Reason;

static const TableSentence reasons[] = {
  /* Translators: the first %d is how many members are at home, the second how many the family has in all. */
  TABLE_TELL (MEMBERS_AT_HOME, "12", N_("%d of all %d members are at home.")),
  /* Translators: %d is how many members, %s a street space, e.g. “the Tuesday street”. */
  TABLE_TELL_IF (MEMBERS_ON_STREET, '2', COLONIA_N_WEEKS + 1, "1S", N_("%d on %s until the end of the game.")),
  /* Translators: the first %d is how many members, the first %s a street space, e.g. “the Tuesday street”, the second a day, the second %d a week. */
  TABLE_TELL (MEMBERS_ON_STREET, "1SD2", N_("%d on %s: home at the end of %s, week %d.")),
  TABLE_TELL (MEMBERS_IN_HALL, "1",
              /* Translators: %d is how many members. */
              N_("%d in the city hall: onto the Tuesday street once the order is known, home a week later.")),
  /* Translators: %d is how many members, who came off a ship that left early. */
  TABLE_TELL (MEMBERS_ASHORE, "1", N_("%d ashore: onto the Friday street when Friday ends, home a week later.")),
  TABLE_TELL (MEMBERS_ON_BOOTH, "13",
              /* Translators: the first %d is how many members, the second the number of a market booth. */
              N_("%d on booth %d: onto the Wednesday street when the market closes, home a week later.")),
  TABLE_TELL (MEMBERS_ABOVE_BAR, "14C",
              /* Translators: the first %d is how many members, the second the number of a contract space, %s a craftsman. */
              N_("%d on space %d of the %s, above the bar: onto the Thursday street when the goods are made, home a "
                 "week later.")),
  TABLE_TELL (MEMBERS_BELOW_BAR, "14C",
              /* Translators: the first %d is how many members, the second the number of a contract space, %s a craftsman. */
              N_("%d on space %d of the %s, below the bar: they wait until it is below them at the end of a Thursday.")),
  TABLE_TELL (MEMBERS_ON_LEAVING_SHIP, "1TB",
              /* Translators: %d is how many members, the first %s a city, the second the number of a berth, e.g. “II”. */
              N_("%d on the ship for %s in berth %s: it leaves this Saturday, and they move onto the Friday street.")),
  TABLE_TELL (MEMBERS_ON_SHIP, "1TB",
              /* Translators: %d is how many members, the first %s a city, the second the number of a berth, e.g. “II”. */
              N_("%d on the ship for %s in berth %s: they move onto the Friday street on the Saturday on which it "
                 "leaves.")),
  /* Translators: %s is a city. */
  TABLE_TELL (MEMBER_ON_SHRINE, "T", N_("1 on the shrine of %s: home when somebody buys it.")),
  /* Translators: %s is a city. */
  TABLE_TELL (MEMBER_ON_RELIC, "T", N_("1 on a relic of %s: home when somebody buys it.")),

  /* Translators: the first %d is the number of a market booth, the second how many resources lie on it. */
  TABLE_TELL (PRICE_OF_BOOTH, "31", NN_("Booth %d: there is %d resource on it, which takes one member.",
                                        "Booth %d: there are %d resources on it, and each takes one member.")),
  TABLE_TELL_IF (PRICE_OF_ORDER, '1', 0, "H",
                 /* Translators: %s is a craftsman, at the beginning of a sentence. */
                 N_("%s: nobody has ordered this week, and the first order takes one member.")),
  TABLE_TELL (PRICE_OF_ORDER, "H1",
              /* Translators: %s is a craftsman, at the beginning of a sentence, %d how many orders. */
              NN_("%s: %d order this week so far, and each one takes a member more than the one before.",
                  "%s: %d orders this week so far, and each one takes a member more than the one before.")),
  TABLE_TELL (PRICE_OF_HOLD, NULL, N_("A hold takes the goods that the ship shows, and one member, whatever it pays.")),
  TABLE_TELL (PRICE_OF_LEAVING_SHIP, "TBY",
              /* Translators: the first %s is a city, the second the number of a berth, e.g. “II”, the last a currency, e.g. “Gulden”. */
              N_("The ship for %s in berth %s: what it shows, in %s, this Saturday, when it leaves.")),
  TABLE_TELL (PRICE_OF_SHIP, "TBY",
              /* Translators: the first %s is a city, the second the number of a berth, e.g. “II”, the last a currency, e.g. “Gulden”. */
              N_("The ship for %s in berth %s: what it shows, in %s, on the Saturday on which it leaves, later than "
                 "this one.")),
  TABLE_TELL (PRICE_OF_CARD, NULL,
              N_("What is printed on a card is paid, in the money of the city that it shows, and in no other.")),

  TABLE_TELL_IF (VOTES, '1', 0, "p",
                 /* Translators: %s is a player. */
                 N_("%s had too few members at home for the card, which counts as zero and has no votes.")),
  /* Translators: %s is a player, %d the value of the family card. */
  TABLE_TELL (VOTES, "p1", N_("%s played the card with a %d, which has as many votes all week.")),
  TABLE_TELL_END,
};

/* On which day a street is left, a week after its members came. */
static ColoniaDay
get_day_of_street (int street)
{
  return COLONIA_DAY_TUESDAY + (ColoniaDay) street;
}

static char *
get_term (char                 letter,
          const ColoniaEffect *about)
{
  return letter == 'D' ? g_strdup (colonia_term_day_within (get_day_of_street (about->what)))
                       : colonia_term_of (letter, about);
}

/* What lines are about, and where they go. */
typedef struct {
  const ColoniaState *state;
  int seat;
  GPtrArray *lines; /* (element-type utf8) */
  GArray *rules; /* (element-type ColoniaRule) */
} Whereabouts;

static void
take_line (Whereabouts *where,
           Reason       kind,
           ColoniaRule  rule,
           int          what,
           int          amount,
           int          other)
{
  const ColoniaEffect about = { .kind = (int) kind, .what = what, .amount = amount, .other = other };

  g_ptr_array_add (where->lines, table_sentence_tell (reasons, NULL, &about, get_term));
  g_array_append_val (where->rules, rule);
}

static void
take_any (Whereabouts *where,
          Reason       kind,
          ColoniaRule  rule,
          int          what,
          int          amount,
          int          other)
{
  if (amount > 0)
    take_line (where, kind, rule, what, amount, other);
}

/* Where members are, and when they come home */

static void
tell_contracts (Whereabouts *where)
{
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    for (int i = 0; i < colonia_state_get_n_spaces (where->state, craftsman); i++)
      {
        const ColoniaSpace *space = colonia_state_get_space (where->state, craftsman, i);

        if (space->player == where->seat)
          take_line (where, i < where->state->bars[craftsman] ? MEMBERS_ABOVE_BAR : MEMBERS_BELOW_BAR,
                     COLONIA_RULE_THU_4, (int) craftsman, space->members, i);
      }
}

static int
count_aboard (const ColoniaShip *ship,
              int                seat)
{
  int members = ship->present && ship->has_extra && ship->extra_player == seat ? 1 : 0;

  for (int i = 0; ship->present && i < ship->n_holds; i++)
    members += ship->holds[i].player == seat ? 1 : 0;

  return members;
}

static void
tell_safeguards (Whereabouts *where)
{
  for (int i = 0; i < where->state->n_display; i++)
    {
      const ColoniaCard *card = &where->state->display[i];

      if (card->present && card->safeguard == where->seat)
        take_line (where, card->shrine ? MEMBER_ON_SHRINE : MEMBER_ON_RELIC, COLONIA_RULE_SUN_3, (int) card->city, 1, 0);
    }
}

/* Tells where the members of a player are, and when they come home. */
GPtrArray *
colonia_words_members (const ColoniaState *state,
                       int                 seat,
                       GArray             *rules)
{
  static const ColoniaRule leaving[COLONIA_N_STREETS] = {
    COLONIA_RULE_TUE_6, COLONIA_RULE_WED_3, COLONIA_RULE_THU_4, COLONIA_RULE_FRI_2,
  };
  Whereabouts where = { state, seat, g_ptr_array_new_with_free_func (g_free), rules };
  const ColoniaPlayer *player = &state->players[seat];

  take_line (&where, MEMBERS_AT_HOME, COLONIA_RULE_SET_2, 0, player->supply, colonia_state_count_members (state, seat));
  /* Whoever stands on a street comes home this week, as long as its day has not ended. */
  for (int street = 0; street < COLONIA_N_STREETS; street++)
    take_any (&where, MEMBERS_ON_STREET, leaving[street], street, player->streets[street],
              state->week + (state->day > get_day_of_street (street)));
  take_any (&where, MEMBERS_IN_HALL, COLONIA_RULE_TUE_6, 0, player->hall, 0);
  take_any (&where, MEMBERS_ASHORE, COLONIA_RULE_EDICT_4, 0, player->ashore, 0);
  for (int i = 0; i < state->n_booths; i++)
    if (state->booths[i].player == seat)
      take_any (&where, MEMBERS_ON_BOOTH, COLONIA_RULE_WED_3, i, state->booths[i].members, 0);
  tell_contracts (&where);
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    take_any (&where, berth < state->leaving ? MEMBERS_ON_LEAVING_SHIP : MEMBERS_ON_SHIP, COLONIA_RULE_SAT_1,
              (int) state->berths[berth].city, count_aboard (&state->berths[berth], seat), berth);
  tell_safeguards (&where);

  return where.lines;
}

/* The council */

/* Tells why a player has so many votes, as far as the card itself says it. */
char *
colonia_words_votes (const ColoniaTelling *telling,
                     const ColoniaState   *state,
                     int                   seat)
{
  const ColoniaEffect about = { .kind = VOTES, .player = seat, .amount = MAX (state->cards[seat], 0) };

  return table_sentence_tell (reasons, telling->names, &about, get_term);
}

/* Tells the cards of the week, on which the player order rests. */
char *
colonia_words_cards (const ColoniaTelling *telling,
                     const ColoniaState   *state)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int i = 0; i < state->n_players; i++)
    if (state->cards[state->order[i]] >= 0)
      /* Translators: %s is a player, %d the value of the family card, e.g. “Anna 7”. */
      g_ptr_array_add (items, g_strdup_printf (C_("player and card", "%s %d"), telling->names[state->order[i]],
                                               state->cards[state->order[i]]));
  if (items->len == 0)
    return NULL;

  list = text_list (items);
  /* Translators: %s is a list of players with their family cards, e.g. “Anna 7, Bert 3”. */
  return g_strdup_printf (_("The cards of this week, highest first: %s."), list);
}

/* Tells what a player and those with the same card rolled to part them. Returns a sentence, or
 * `NULL` if the player did not roll. */
char *
colonia_words_rolls (const ColoniaTelling *telling,
                     const ColoniaState   *state,
                     const ColoniaEvent   *event,
                     int                   seat)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (event->tie_rolls[seat] == 0)
    return NULL;

  for (int i = 0; i < state->n_players; i++)
    {
      int other = state->order[i];

      if (event->tie_rolls[other] != 0 && state->cards[other] == state->cards[seat])
        /* Translators: %s is a player, %d what that player rolled, e.g. “Anna 6”. */
        g_ptr_array_add (items, g_strdup_printf (C_("player and roll", "%s %d"), telling->names[other],
                                                 event->tie_rolls[other]));
    }

  list = text_list (items);
  /* Translators: %s is a list of players with what they rolled, e.g. “Anna 6, Bert 3”. */
  return g_strdup_printf (_("The rolls, of which the higher one goes first: %s."), list);
}

/* Prices */

/* Tells why what can be had now costs or pays what it does. It speaks of nothing that is behind
 * a screen. */
GPtrArray *
colonia_words_prices (const ColoniaState *state,
                      GArray             *rules)
{
  Whereabouts where = { state, COLONIA_NOBODY, g_ptr_array_new_with_free_func (g_free), rules };

  for (int i = 0; state->step == COLONIA_STEP_MARKET && i < state->n_booths; i++)
    if (state->booths[i].player == COLONIA_NOBODY)
      take_any (&where, PRICE_OF_BOOTH, COLONIA_RULE_WED_1, i,
                colonia_bundle_get_total (&state->booths[i].resources), 0);
  for (int craftsman = 0; state->step == COLONIA_STEP_ORDERS && craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    take_line (&where, PRICE_OF_ORDER, COLONIA_RULE_THU_1, craftsman, state->new_contracts[craftsman], 0);
  if (state->step == COLONIA_STEP_LOADING)
    take_line (&where, PRICE_OF_HOLD, COLONIA_RULE_FRI_1, 0, 0, 0);
  for (int berth = 0; state->step == COLONIA_STEP_LOADING && berth < COLONIA_N_BERTHS; berth++)
    if (state->berths[berth].present)
      take_line (&where, berth < state->leaving ? PRICE_OF_LEAVING_SHIP : PRICE_OF_SHIP, COLONIA_RULE_SAT_1,
                 (int) state->berths[berth].city, 0, berth);
  if (state->step == COLONIA_STEP_BUYING)
    take_line (&where, PRICE_OF_CARD, COLONIA_RULE_SUN_1, 0, 0, 0);

  return where.lines;
}

/* Goods */

static char *
tell_moves (const ColoniaBarMoves *moves)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  if (moves->week_card > 0)
    /* Translators: an item of a list of what moved a bar down; %d is how many spaces. */
    g_ptr_array_add (items, g_strdup_printf (_("week card %d"), moves->week_card));
  if (moves->edicts > 0)
    /* Translators: an item of a list of what moved a bar down; %d is how many spaces. */
    g_ptr_array_add (items, g_strdup_printf (_("edict %d"), moves->edicts));
  for (int i = 0; i < moves->n_dice; i++)
    /* Translators: an item of a list of what moved a bar down by one space; %d is what the die showed. */
    g_ptr_array_add (items, g_strdup_printf (_("a roll of %d"), moves->dice[i]));

  return text_list (items);
}

/* Tells why a good was made. */
char *
colonia_words_made (const ColoniaEffect   *effect,
                    const ColoniaBarMoves *moves)
{
  g_autofree char *goods = colonia_term_goods ((ColoniaGood) effect->what, effect->amount);
  g_autofree char *list = tell_moves (moves);

  /* Translators: %s is a good with its number, e.g. “1 saddle”, the first %d the number of a contract space, the
   * second %s a craftsman, the second %d the space above the bar, the last %s what moved the bar, e.g. “week card 2, a
   * roll of 6”. */
  return g_strdup_printf (_("%s: the contract on space %d of the %s. The bar stood below space %d (%s)."), goods,
                          effect->other + 1, colonia_term_craftsman (effect->what),
                          moves->week_card + moves->edicts + moves->n_dice, list);
}
