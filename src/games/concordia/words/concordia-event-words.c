/* concordia-event-words.c: what happened, what stands in the way, and what is waited for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include "table-words.h"
#include "text-line.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* Events */

/* What a card does, of what is said besides, or `NULL` if that goes without saying. */
static char *
tell_choice (const ConcordiaPlayed *played,
             int                    card)
{
  g_autofree char *coins = concordia_term_coins (played->coins);

  if (card == CONCORDIA_CARD_TRIBUNE && played->colonist)
    /* Translators: what a Tribune does besides. */
    return g_strdup (_("with a new colonist"));
  if (card == CONCORDIA_CARD_PREFECT && played->bonus == CONCORDIA_BONUS_COINS)
    /* Translators: what a Prefect brings; %s are coins. */
    return g_strdup_printf (_("for %s on the markers"), coins);
  if (card == CONCORDIA_CARD_PREFECT)
    /* Translators: what a Prefect does; %s is a good. */
    return g_strdup_printf (_("for a province with the bonus %s"), concordia_term_good (played->bonus));
  if (card == CONCORDIA_CARD_COLONIST && (played->says & CONCORDIA_SAYS_COLONISTS) == 0)
    /* Translators: what a Colonist brings. */
    return g_strdup (_("for coins"));
  if (card == CONCORDIA_CARD_COLONIST)
    /* Translators: what a Colonist does; %d is how many colonists come to the board. */
    return g_strdup_printf (ngettext ("for %d new colonist", "for %d new colonists", (gulong) played->colonists),
                            played->colonists);

  return NULL;
}

static char *
tell_play (const char *const    *names,
           const ConcordiaState *before,
           const ConcordiaEvent *event)
{
  const ConcordiaPlayed *played = &event->play;
  const char *name = names[event->table.player];
  const int card = concordia_state_find_carried_out (before, event);
  g_autofree char *choice = tell_choice (played, card);

  if (concordia_card_is_diplomat (played->card) && card != TABLE_NOBODY)
    {
      const char *copied = concordia_term_card (card);

      if (choice == NULL)
        /* Translators: %s are a player, a Diplomat, whose card is copied, and which card that is. */
        return g_strdup_printf (_("%s plays %s and copies %s: %s."), name, concordia_term_card (played->card),
                                names[played->copies], copied);

      /* Translators: %s are a player, a Diplomat, whose card is copied, which card that is, and what it does. */
      return g_strdup_printf (_("%s plays %s and copies %s: %s, %s."), name, concordia_term_card (played->card),
                              names[played->copies], copied, choice);
    }

  if (choice == NULL)
    /* Translators: %s are a player and a card. */
    return g_strdup_printf (_("%s plays %s."), name, concordia_term_card (played->card));

  /* Translators: %s are a player, a card, and what it does. */
  return g_strdup_printf (_("%s plays %s, %s."), name, concordia_term_card (played->card), choice);
}

static char *
tell_build (const char             *name,
            const ConcordiaBuilding *build)
{
  const char *city = concordia_term_good (build->city);

  if (build->new_province)
    /* Translators: %s are a player, and the good that a city makes; %d is how many houses stand there then. */
    return g_strdup_printf (_("%s builds in a new province: %s, house %d."), name, city, build->house);

  /* Translators: %s are a player, and the good that a city makes; %d is how many houses stand there then. */
  return g_strdup_printf (_("%s builds: %s, house %d."), name, city, build->house);
}

static char *
tell_trade (const char           *name,
            const ConcordiaTrade *trade)
{
  const gboolean sells = trade->kind == CONCORDIA_TRADE_SELLS;
  g_autofree char *goods = concordia_term_goods (trade->good, sells ? trade->sells : trade->buys);

  /* Translators: %s are a player and goods. */
  return g_strdup_printf (sells ? _("%s sells %s.") : _("%s buys %s."), name, goods);
}

/* What somebody counts: cash, goods, and what else is said. */
static char *
tell_holdings (const ConcordiaHoldings *holdings,
               gboolean                 with_cash)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  if (with_cash)
    g_ptr_array_add (items, concordia_term_coins (holdings->cash));
  concordia_list_goods (items, holdings->goods, 1);
  if ((holdings->corrects & CONCORDIA_CORRECTS_HOUSES) != 0)
    g_ptr_array_add (items, concordia_term_houses (concordia_sum_goods (holdings->houses)));
  if ((holdings->corrects & CONCORDIA_CORRECTS_PROVINCES) != 0)
    g_ptr_array_add (items, g_strdup_printf (ngettext ("%d province", "%d provinces", (gulong) holdings->provinces),
                                             holdings->provinces));
  if ((holdings->corrects & CONCORDIA_CORRECTS_COLONISTS) != 0)
    g_ptr_array_add (items, concordia_term_colonists (holdings->colonists));

  return text_list (items);
}

static char *
tell_final_count (const char *const    *names,
                  const ConcordiaEvent *event,
                  int                   n_players)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < n_players; seat++)
    g_ptr_array_add (items, tell_holdings (&event->holdings[seat], TRUE));

  return table_words_counted (names, items);
}

static char *
tell_correction (const char           *name,
                 const ConcordiaEvent *event)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (event->holdings[0].corrects != 0)
    g_ptr_array_add (items, tell_holdings (&event->holdings[0], FALSE));
  if ((event->corrects & CONCORDIA_CORRECTS_PRAEFECTUS) != 0)
    g_ptr_array_add (items, g_strdup (_("has the Praefectus Magnus")));
  list = text_list (items);

  return table_words_correction (name, list, event->text);
}

/* Tells an event. */
char *
concordia_words_event (const TableTelling *telling,
                       const TableState   *before,
                       const TableEvent   *event)
{
  const ConcordiaState *state = CONCORDIA_STATE (before);
  const ConcordiaEvent *own = CONCORDIA_EVENT (event);
  const char *name = event->player != TABLE_NOBODY ? telling->names[event->player] : NULL;
  g_autofree char *text = NULL;
  int card;

  switch (event->type)
    {
    case CONCORDIA_EVENT_REVEAL:
      /* Translators: %s is a card that comes to the display. */
      return g_strdup_printf (_("A card is revealed: %s."), concordia_term_card (concordia_sales[own->sale]));

    case CONCORDIA_EVENT_PLAY:
      return tell_play (telling->names, state, own);

    case CONCORDIA_EVENT_BUILD:
      return tell_build (name, &own->build);

    case CONCORDIA_EVENT_TRADE:
      return tell_trade (name, &own->trade);

    case CONCORDIA_EVENT_BUY:
      card = state->display[own->slot];
      /* Translators: %s are a player and a card, %d the slot where it lay. */
      return g_strdup_printf (_("%s buys %s from slot %d."), name, card != TABLE_NOBODY ? concordia_term_card (card) : "–",
                              own->slot + 1);

    case CONCORDIA_EVENT_DONE:
      /* Translators: %s is a player who has built, traded or bought enough. */
      return g_strdup_printf (_("%s is done."), name);

    case CONCORDIA_EVENT_INTERMEDIATE_COUNT:
      text = tell_holdings (&own->holdings[0], TRUE);
      /* Translators: %s are a player, and cash and goods. */
      return g_strdup_printf (_("Intermediate scoring of %s: %s."), name, text);

    case CONCORDIA_EVENT_FINAL_COUNT:
      return tell_final_count (telling->names, own, before->n_players);

    case CONCORDIA_EVENT_CORRECTION:
    default:
      return tell_correction (name, own);
    }
}

/* Obstacles */

static const char *const not_now[CONCORDIA_N_STEPS] = {
  [CONCORDIA_STEP_REVEAL] = N_("not now: cards are revealed"),
  [CONCORDIA_STEP_TURN] = N_("not now: a card is played"),
  [CONCORDIA_STEP_BUILDING] = N_("not now: houses are built"),
  [CONCORDIA_STEP_TRADING] = N_("not now: goods are traded"),
  [CONCORDIA_STEP_BUYING] = N_("not now: cards are bought"),
  [CONCORDIA_STEP_INTERMEDIATE_COUNT] = N_("not now: cash and goods are counted for the intermediate scoring"),
  [CONCORDIA_STEP_FINAL_COUNT] = N_("not now: what everybody has is counted"),
  [CONCORDIA_STEP_FINISHED] = N_("the game is finished"),
};

/* What is too many, or too few. */
static char *
tell_number (const char          *name,
             const TableObstacle *obstacle)
{
  g_autofree char *houses = NULL;

  switch (obstacle->kind)
    {
    case CONCORDIA_OBSTACLE_COLONISTS:
      /* Translators: %s is a player; %d are how many colonists there are on the board, how many would come, and how many there can be. */
      return g_strdup_printf (_("%s has %d colonists on the board and cannot place %d: there are %d"), name, obstacle->have,
                              obstacle->need, CONCORDIA_MAX_COLONISTS);

    case CONCORDIA_OBSTACLE_CITY_FULL:
      /* Translators: %d are how many houses would stand in a city, and how many players there are. */
      return g_strdup_printf (_("there cannot be %d houses in a city: each of %d players has one there"), obstacle->have,
                              obstacle->need);

    case CONCORDIA_OBSTACLE_HOUSES:
      /* Translators: %s is a player; %d are how many houses a player has, and how many there would be. */
      return g_strdup_printf (_("%s has only %d houses, not %d"), name, CONCORDIA_MAX_HOUSES, obstacle->have);

    case CONCORDIA_OBSTACLE_PROVINCES:
      /* Translators: %s is a player; %d are provinces. */
      return g_strdup_printf (ngettext ("%s cannot be in %d province: the map has %d",
                                        "%s cannot be in %d provinces: the map has %d", (gulong) obstacle->have),
                              name, obstacle->have, obstacle->need);

    case CONCORDIA_OBSTACLE_PROVINCES_AND_HOUSES:
      houses = concordia_term_houses (obstacle->need);
      /* Translators: %s is a player, %d are provinces, %s are houses. */
      return g_strdup_printf (ngettext ("%s cannot be in %d province with %s", "%s cannot be in %d provinces with %s",
                                        (gulong) obstacle->have), name, obstacle->have, houses);

    case CONCORDIA_OBSTACLE_SLOT_EMPTY:
      /* Translators: %d is the number of a slot of the display. */
      return g_strdup_printf (_("there is no card in slot %d"), obstacle->need);

    case CONCORDIA_OBSTACLE_STORE:
    default:
      /* Translators: %s is a player; %d are goods, and how many spaces the colonists leave for them. */
      return g_strdup_printf (_("%s cannot have %d goods: the storehouse has room for %d beside the colonists"), name,
                              obstacle->have, obstacle->need);
    }
}

/* Tells why something cannot be. */
char *
concordia_words_obstacle (const char *const   *names,
                          const TableObstacle *obstacle)
{
  const char *name = obstacle->player != TABLE_NOBODY ? names[obstacle->player] : NULL;

  switch (obstacle->kind)
    {
    case TABLE_OBSTACLE_NOT_NOW:
      return g_strdup (_(not_now[obstacle->what]));

    case TABLE_OBSTACLE_NOT_TRACKED:
      return g_strdup (_("a game that is only counted knows no corrections"));

    case TABLE_OBSTACLE_NOT_YOUR_TURN:
      /* Translators: %s is the player whose turn it is. */
      return g_strdup_printf (_("it is the turn of %s"), names[obstacle->what]);

    case CONCORDIA_OBSTACLE_NOT_IN_HAND:
      return g_strdup_printf (_("%s has no such card in hand: %s"), name, concordia_term_card (obstacle->what));

    case CONCORDIA_OBSTACLE_NO_CHOICE:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("it is not said what the Prefect of %s brings"), name);

    case CONCORDIA_OBSTACLE_OWN_PILE:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s cannot copy the own card"), name);

    case CONCORDIA_OBSTACLE_EMPTY_PILE:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("the pile of %s is empty, and there is nothing to copy"), names[obstacle->what]);

    case CONCORDIA_OBSTACLE_IS_DIPLOMAT:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("on the pile of %s lies a Diplomat, which cannot be copied"), names[obstacle->what]);

    case CONCORDIA_OBSTACLE_ALL_PRODUCED:
      return g_strdup (_("all provinces have produced, and only coins are left"));

    case CONCORDIA_OBSTACLE_FIRST_PROVINCE:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("the first house of %s is in a new province"), name);

    case CONCORDIA_OBSTACLE_TRADED:
      /* Translators: %s is a good. */
      return g_strdup_printf (_("this was traded already: %s"), concordia_term_good (obstacle->what));

    case CONCORDIA_OBSTACLE_ENDS_GAME:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("the last house of %s ends the game and must be built"), name);

    default:
      return tell_number (name, obstacle);
    }
}

/* Where the game is */

/* Tells what the game waits for, as a heading. */
char *
concordia_words_step (const char *const *names,
                      const TableState  *state)
{
  const char *name = state->turn != TABLE_NOBODY ? names[state->turn] : NULL;

  switch (state->step)
    {
    case CONCORDIA_STEP_REVEAL:
      return g_strdup (_("Which card is revealed?"));

    case CONCORDIA_STEP_TURN:
      /* Translators: %s is the player whose turn it is. */
      return g_strdup_printf (_("Which card does %s play?"), name);

    case CONCORDIA_STEP_BUILDING:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("Where does %s build?"), name);

    case CONCORDIA_STEP_TRADING:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("What does %s trade?"), name);

    case CONCORDIA_STEP_BUYING:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("Which card does %s buy?"), name);

    case CONCORDIA_STEP_INTERMEDIATE_COUNT:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("What does %s have, to be scored?"), name);

    case CONCORDIA_STEP_FINAL_COUNT:
      return g_strdup (_("What does everybody have?"));

    default:
      return g_strdup (_("The game is over"));
    }
}
