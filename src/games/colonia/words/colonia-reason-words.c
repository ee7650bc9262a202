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

/* Where members are, and when they come home */

/* What lines are about, and where they go. */
typedef struct {
  const ColoniaState *state;
  int seat;
  GPtrArray *lines; /* (element-type utf8) */
  GArray *rules; /* (element-type ColoniaRule) */
} Whereabouts;

static void
take_line (Whereabouts *where,
           char        *line,
           ColoniaRule  rule)
{
  g_ptr_array_add (where->lines, line);
  g_array_append_val (where->rules, rule);
}

/* On which day a street is left, a week after its members came. */
static ColoniaDay
get_day_of_street (ColoniaStreet street)
{
  return COLONIA_DAY_TUESDAY + (ColoniaDay) street;
}

static ColoniaRule
get_rule_of_street (ColoniaStreet street)
{
  static const ColoniaRule rules[COLONIA_N_STREETS] = {
    COLONIA_RULE_TUE_6, COLONIA_RULE_WED_3, COLONIA_RULE_THU_4, COLONIA_RULE_FRI_2,
  };

  return rules[street];
}

/* The week in which who stands on a street now comes home: this one as long as
 * its day has not ended. */
static int
find_week_home (const ColoniaState *state,
                ColoniaStreet       street)
{
  return state->day <= get_day_of_street (street) ? state->week : state->week + 1;
}

static void
tell_street (Whereabouts   *where,
             ColoniaStreet  street)
{
  int members = where->state->players[where->seat].streets[street];
  int week = find_week_home (where->state, street);
  const char *name = colonia_term_street (street);

  if (members == 0)
    return;

  if (week > COLONIA_N_WEEKS)
    /* Translators: %d is how many members, %s a street space, e.g. “the Tuesday street”. */
    take_line (where, g_strdup_printf (_("%d on %s until the end of the game."), members, name),
               get_rule_of_street (street));
  else
    /* Translators: the first %d is how many members, the first %s a street space, e.g. “the Tuesday street”, the second a day, the second %d a week. */
    take_line (where, g_strdup_printf (_("%d on %s: home at the end of %s, week %d."), members, name,
                                       colonia_term_day_within (get_day_of_street (street)), week),
               get_rule_of_street (street));
}

static void
tell_hall (Whereabouts *where)
{
  const ColoniaPlayer *player = &where->state->players[where->seat];

  if (player->hall > 0)
    /* Translators: %d is how many members. */
    take_line (where, g_strdup_printf (_("%d in the city hall: onto the Tuesday street once the order is known, "
                                         "home a week later."),
                                       player->hall),
               COLONIA_RULE_TUE_6);
  if (player->ashore > 0)
    /* Translators: %d is how many members, who came off a ship that left early. */
    take_line (where, g_strdup_printf (_("%d ashore: onto the Friday street when Friday ends, home a week later."),
                                       player->ashore),
               COLONIA_RULE_EDICT_4);
}

static void
tell_booths (Whereabouts *where)
{
  for (int i = 0; i < where->state->n_booths; i++)
    {
      const ColoniaBooth *booth = &where->state->booths[i];

      if (booth->player == where->seat && booth->members > 0)
        /* Translators: the first %d is how many members, the second the number of a market booth. */
        take_line (where, g_strdup_printf (_("%d on booth %d: onto the Wednesday street when the market closes, "
                                             "home a week later."),
                                           booth->members, i + 1),
                   COLONIA_RULE_WED_3);
    }
}

static void
tell_contract (Whereabouts      *where,
               ColoniaCraftsman  craftsman,
               int               i)
{
  const ColoniaSpace *space = colonia_state_get_space (where->state, craftsman, i);
  const char *name = colonia_term_craftsman (craftsman);

  if (space->player != where->seat)
    return;

  if (i < where->state->bars[craftsman])
    /* Translators: the first %d is how many members, the second the number of a contract space, %s a craftsman. */
    take_line (where, g_strdup_printf (_("%d on space %d of the %s, above the bar: onto the Thursday street when the "
                                         "goods are made, home a week later."),
                                       space->members, i + 1, name),
               COLONIA_RULE_THU_4);
  else
    /* Translators: the first %d is how many members, the second the number of a contract space, %s a craftsman. */
    take_line (where, g_strdup_printf (_("%d on space %d of the %s, below the bar: they wait until it is below them "
                                         "at the end of a Thursday."),
                                       space->members, i + 1, name),
               COLONIA_RULE_THU_4);
}

static void
tell_contracts (Whereabouts *where)
{
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    for (int i = 0; i < colonia_state_get_n_spaces (where->state, craftsman); i++)
      tell_contract (where, craftsman, i);
}

static void
tell_ship (Whereabouts *where,
           int          berth)
{
  const ColoniaShip *ship = &where->state->berths[berth];
  int members = ship->present && ship->has_extra && ship->extra_player == where->seat ? 1 : 0;
  const char *city;

  for (int i = 0; ship->present && i < ship->n_holds; i++)
    members += ship->holds[i].player == where->seat ? 1 : 0;
  if (members == 0)
    return;

  city = colonia_term_city (ship->city);
  if (berth < where->state->leaving)
    /* Translators: %d is how many members, the first %s a city, the second the number of a berth, e.g. “II”. */
    take_line (where, g_strdup_printf (_("%d on the ship for %s in berth %s: it leaves this Saturday, and they move "
                                         "onto the Friday street."),
                                       members, city, colonia_term_berth (berth)),
               COLONIA_RULE_SAT_1);
  else
    /* Translators: %d is how many members, the first %s a city, the second the number of a berth, e.g. “II”. */
    take_line (where, g_strdup_printf (_("%d on the ship for %s in berth %s: they move onto the Friday street on the "
                                         "Saturday on which it leaves."),
                                       members, city, colonia_term_berth (berth)),
               COLONIA_RULE_SAT_1);
}

static void
tell_safeguards (Whereabouts *where)
{
  for (int i = 0; i < where->state->n_display; i++)
    {
      const ColoniaCard *card = &where->state->display[i];

      if (card->present && card->safeguard == where->seat && card->shrine)
        /* Translators: %s is a city. */
        take_line (where, g_strdup_printf (_("1 on the shrine of %s: home when somebody buys it."),
                                           colonia_term_city (card->city)),
                   COLONIA_RULE_SUN_3);
      else if (card->present && card->safeguard == where->seat)
        /* Translators: %s is a city. */
        take_line (where, g_strdup_printf (_("1 on a relic of %s: home when somebody buys it."),
                                           colonia_term_city (card->city)),
                   COLONIA_RULE_SUN_3);
    }
}

/* Tells where the members of a player are, and when they come home. */
GPtrArray *
colonia_words_members (const ColoniaState *state,
                       int                 seat,
                       GArray             *rules)
{
  Whereabouts where = { state, seat, g_ptr_array_new_with_free_func (g_free), rules };
  int supply = state->players[seat].supply;

  /* Translators: the first %d is how many members are at home, the second how many the family has in all. */
  take_line (&where, g_strdup_printf (_("%d of all %d members are at home."), supply,
                                      colonia_state_count_members (state, seat)),
             COLONIA_RULE_SET_2);
  for (ColoniaStreet street = 0; street < COLONIA_N_STREETS; street++)
    tell_street (&where, street);
  tell_hall (&where);
  tell_booths (&where);
  tell_contracts (&where);
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    tell_ship (&where, berth);
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
  if (state->cards[seat] > 0)
    /* Translators: %s is a player, %d the value of the family card. */
    return g_strdup_printf (_("%s played the card with a %d, which has as many votes all week."),
                            telling->names[seat], state->cards[seat]);

  /* Translators: %s is a player. */
  return g_strdup_printf (_("%s had too few members at home for the card, which counts as zero and has no votes."),
                          telling->names[seat]);
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

static void
tell_booth_prices (Whereabouts *where)
{
  for (int i = 0; i < where->state->n_booths; i++)
    {
      const ColoniaBooth *booth = &where->state->booths[i];
      int n = colonia_bundle_get_total (&booth->resources);

      if (n > 0 && booth->player == COLONIA_NOBODY)
        /* Translators: the first %d is the number of a market booth, the second how many resources lie on it. */
        take_line (where, g_strdup_printf (ngettext ("Booth %d: there is %d resource on it, which takes one member.",
                                                     "Booth %d: there are %d resources on it, and each takes one member.",
                                                     (gulong) n), i + 1, n),
                   COLONIA_RULE_WED_1);
    }
}

static void
tell_order_prices (Whereabouts *where)
{
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      const char *name = colonia_term_craftsman_heading (craftsman);
      int n = where->state->new_contracts[craftsman];

      if (n == 0)
        /* Translators: %s is a craftsman, at the beginning of a sentence. */
        take_line (where, g_strdup_printf (_("%s: nobody has ordered this week, and the first order takes one member."),
                                           name),
                   COLONIA_RULE_THU_1);
      else
        /* Translators: %s is a craftsman, at the beginning of a sentence, %d how many orders. */
        take_line (where, g_strdup_printf (ngettext ("%s: %d order this week so far, and each one takes a member more than the one before.",
                                                     "%s: %d orders this week so far, and each one takes a member more than the one before.",
                                                     (gulong) n), name, n),
                   COLONIA_RULE_THU_1);
    }
}

static void
tell_ship_price (Whereabouts *where,
                 int          berth)
{
  const ColoniaShip *ship = &where->state->berths[berth];
  const char *city = colonia_term_city (ship->city);
  const char *number = colonia_term_berth (berth);
  const char *currency = colonia_term_currency (ship->city);

  if (!ship->present)
    return;

  if (berth < where->state->leaving)
    /* Translators: the first %s is a city, the second the number of a berth, e.g. “II”, the last a currency, e.g. “Gulden”. */
    take_line (where, g_strdup_printf (_("The ship for %s in berth %s: what it shows, in %s, this Saturday, when it leaves."),
                                       city, number, currency),
               COLONIA_RULE_SAT_1);
  else
    /* Translators: the first %s is a city, the second the number of a berth, e.g. “II”, the last a currency, e.g. “Gulden”. */
    take_line (where, g_strdup_printf (_("The ship for %s in berth %s: what it shows, in %s, on the Saturday on which it leaves, later than this one."),
                                       city, number, currency),
               COLONIA_RULE_SAT_1);
}

static void
tell_ship_prices (Whereabouts *where)
{
  take_line (where, g_strdup (_("A hold takes the goods that the ship shows, and one member, whatever it pays.")),
             COLONIA_RULE_FRI_1);
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    tell_ship_price (where, berth);
}

static void
tell_relic_prices (Whereabouts *where)
{
  take_line (where, g_strdup (_("What is printed on a card is paid, in the money of the city that it shows, and in no other.")),
             COLONIA_RULE_SUN_1);
}

/* Tells why what can be had now costs or pays what it does. It speaks of nothing that is behind
 * a screen. */
GPtrArray *
colonia_words_prices (const ColoniaState *state,
                      GArray             *rules)
{
  Whereabouts where = { state, COLONIA_NOBODY, g_ptr_array_new_with_free_func (g_free), rules };

  switch ((int) state->step)
    {
    case COLONIA_STEP_MARKET:
      tell_booth_prices (&where);
      break;

    case COLONIA_STEP_ORDERS:
      tell_order_prices (&where);
      break;

    case COLONIA_STEP_LOADING:
      tell_ship_prices (&where);
      break;

    case COLONIA_STEP_BUYING:
      tell_relic_prices (&where);
      break;

    default:
      break;
    }

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
                          effect->other + 1, colonia_term_craftsman ((ColoniaCraftsman) effect->what),
                          moves->week_card + moves->edicts + moves->n_dice, list);
}
