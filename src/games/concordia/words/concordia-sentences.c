/* concordia-sentences.c: what is told of events, of what they caused, of what stands in the way and of steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include "table-sentence.h"
#include "table-words.h"
#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* What was entered */

/* What a card does, of what is said besides, or `NULL` if that goes without saying. */
static char *
tell_choice (const ConcordiaPlayed *played,
             int                    card)
{
  g_autofree char *coins = concordia_term_coins (played->coins);

  if (card == CONCORDIA_CARD_TRIBUNE && played->colonist)
    return g_strdup (_("A new colonist comes to Roma."));
  if (card == CONCORDIA_CARD_PREFECT && played->bonus == CONCORDIA_BONUS_COINS)
    /* Translators: what a Prefect does; %s are coins. */
    return played->coins > 0 ? g_strdup_printf (_("The coins on the markers are taken: %s."), coins)
                             : g_strdup (_("The coins on the markers are taken, and nobody counted them."));
  if (card == CONCORDIA_CARD_PREFECT)
    /* Translators: what a Prefect does; %s is a good, as in “A province with brick on its marker produces.”. */
    return g_strdup_printf (_("A province with %s on its marker produces."), concordia_term_a_good (played->bonus));
  if (card == CONCORDIA_CARD_COLONIST && (played->says & CONCORDIA_SAYS_COLONISTS) == 0)
    /* Translators: what a Colonist does. */
    return g_strdup (_("Coins are taken, and no colonist comes."));
  if (card == CONCORDIA_CARD_COLONIST)
    /* Translators: what a Colonist does; %d is how many come. */
    return g_strdup_printf (ngettext ("%d new colonist comes to the board.", "%d new colonists come to the board.",
                                      (gulong) played->colonists),
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
  g_autofree char *play = NULL;

  if (concordia_card_is_diplomat (played->card) && card != TABLE_NOBODY)
    /* Translators: %s are a player, a Diplomat, which card is copied, and who played that, e.g. “Anna plays the Diplomat and copies the Prefect that Bruno played.”. */
    play = g_strdup_printf (_("%s plays %s and copies %s that %s played."), name, concordia_term_the_card (played->card),
                            concordia_term_the_card (card), names[played->copies]);
  else
    /* Translators: %s are a player and a card, e.g. “Anna plays the Senator.”. */
    play = g_strdup_printf (concordia_card_is_diplomat (played->card) ? _("%s plays %s and copies nothing.") : _("%s plays %s."),
                            name, concordia_term_the_card (played->card));

  /* Translators: two sentences: which card somebody plays, and what is chosen with it. */
  return choice != NULL ? g_strdup_printf (_("%s %s"), play, choice) : g_steal_pointer (&play);
}

static char *
tell_build (const char              *name,
            const ConcordiaBuilding *build)
{
  const char *city = concordia_term_city (build->city), *which = concordia_term_which_house (build->house - 1);

  if (build->new_province)
    /* Translators: %s are a player, a city, and which house of that city it is, e.g. “Anna builds in a tool city of a new province, the first house there.”. */
    return g_strdup_printf (_("%s builds in %s of a new province, %s."), name, city, which);

  /* Translators: %s are a player, a city, and which house of that city it is, e.g. “Anna builds in a wine city, the second house there.”. */
  return g_strdup_printf (_("%s builds in %s, %s."), name, city, which);
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

static char *
tell_cards (const int *cards)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL, *list = NULL;
  int n = 0;

  for (int kind = 0; kind < CONCORDIA_N_KINDS; n += cards[kind++])
    if (cards[kind] > 0)
      g_ptr_array_add (kinds, g_strdup_printf (C_("one of a list", "%s %d"), concordia_term_kind (kind), cards[kind]));
  if (n == 0)
    return g_strdup (_("no card"));

  all = concordia_term_cards (n);
  list = text_list (kinds);

  /* Translators: %s are e.g. “2 privileges” and “Harbour, Park”, or “3 cards” and “Jupiter 2, Mason 1”. */
  return g_strdup_printf (C_("how many, and which", "%s (%s)"), all, list);
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
    g_ptr_array_add (items, concordia_term_provinces (holdings->provinces));
  if ((holdings->corrects & CONCORDIA_CORRECTS_COLONISTS) != 0)
    g_ptr_array_add (items, concordia_term_colonists (holdings->colonists));
  if ((holdings->corrects & CONCORDIA_CORRECTS_CARDS) != 0)
    g_ptr_array_add (items, tell_cards (holdings->cards));

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
    g_ptr_array_add (items, g_strdup (_("the Praefectus Magnus")));
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
      return g_strdup_printf (_("%s buys %s in slot %d."), name, card != TABLE_NOBODY ? concordia_term_the_card (card) : "–",
                              own->slot + 1);

    case CONCORDIA_EVENT_DONE:
      /* Translators: %s is a player who has built, traded or bought enough. */
      return g_strdup_printf (_("%s is done."), name);

    case CONCORDIA_EVENT_INTERMEDIATE_COUNT:
      text = tell_holdings (&own->holdings[0], TRUE);
      /* Translators: %s are a player, and cash and goods. */
      return g_strdup_printf (_("Intermediate scoring: %s has %s."), name, text);

    case CONCORDIA_EVENT_FINAL_COUNT:
      return tell_final_count (telling->names, own, before->n_players);

    case CONCORDIA_EVENT_CORRECTION:
    default:
      return tell_correction (name, own);
    }
}

/* What came of it */

static char *
tell_bank (const char        *name,
           const TableEffect *effect)
{
  ConcordiaPrice moved = { .coins = effect->amount, .any = effect->other };
  g_autofree char *gets = NULL, *pays = NULL;

  memcpy (moved.goods, effect->bundle.n, sizeof moved.goods);
  gets = concordia_list_moved (&moved, 1);
  pays = concordia_list_moved (&moved, -1);
  if (effect->rule == CONCORDIA_RULE_MID_3)
    /* Translators: %s are a player and coins. */
    return g_strdup_printf (effect->amount > 1 ? _("%s gets %s for first place.") : _("%s gets %s for second place."),
                            name, gets);
  if (effect->rule == CONCORDIA_RULE_SPEC_1 && concordia_sum_goods (moved.goods) > effect->what)
    /* Translators: %s are a player and goods, %d is for how many of them there is room. */
    return g_strdup_printf (_("%s gets %s, as far as they fit: at most %d."), name, gets, effect->what);
  if (pays == NULL)
    /* Translators: %s are a player, and coins and goods that come from the bank. */
    return g_strdup_printf (_("%s gets %s."), name, gets);
  if (gets == NULL)
    /* Translators: %s are a player, and coins and goods that go to the bank. */
    return g_strdup_printf (_("%s pays %s."), name, pays);

  /* Translators: %s are a player, and coins and goods that come from the bank and that go there. */
  return g_strdup_printf (_("%s gets %s for %s."), name, gets, pays);
}

static char *
tell_paid_house (const char        *name,
                 const TableEffect *effect)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *coins = concordia_term_coins (effect->amount), *list = NULL;

  /* Translators: %s are coins; %d are how many houses stand in a city with this one, and what is paid for each, e.g. “6 sestertii (3 × 2)”. */
  g_ptr_array_add (items, effect->other > 1 ? g_strdup_printf (_("%s (%d × %d)"), coins, effect->other, effect->what + 1)
                                            : g_strdup (coins));
  concordia_list_goods (items, effect->bundle.n, 1);
  list = text_list (items);

  return g_strdup_printf (_("%s pays %s."), name, list);
}

/* How a tie was broken, or why it was not (END-4). */
static char *
tell_ranked (const TableTelling *telling,
             const TableEffect  *effect)
{
  const char *name = telling->names[effect->player];
  const char *next = effect->what >= TABLE_TIE_BROKEN ? telling->names[effect->bundle.n[TABLE_RANKED_NEXT]] : NULL;
  g_autofree char *points = concordia_term_points (effect->other);

  if (effect->what == TABLE_TIE_SHARED)
    /* Translators: %d is a rank; %s are a player, points, and the player who has as many. */
    return g_strdup_printf (_("Rank %d: %s with %s, as many as %s, and nobody knows who has the Praefectus Magnus."),
                            effect->amount, name, points, next);
  if (next == NULL)
    return table_words_ranked (telling, effect, points, "");

  /* Who holds it has no way to it. */
  return g_strdup_printf (effect->bundle.n[TABLE_RANKED_HAS] < 0
                            /* Translators: %d is a rank; %s are a player, points, and the player who has as many. */
                            ? _("Rank %d: %s with %s, ahead of %s, whom the Praefectus Magnus would reach later.")
                            /* Translators: %d is a rank; %s are a player, points, and the player who has as many. */
                            : _("Rank %d: %s with %s, ahead of %s thanks to the Praefectus Magnus."),
                          effect->amount, name, points, next);
}

/* What sentences say of the game: a card, a good, and so many cards, colonists, houses, provinces and points. */
static char *
get_term (char               letter,
          const TableEffect *about)
{
  switch (letter)
    {
    TABLE_TERM ('K', g_strdup (concordia_term_the_card (about->what)));
    TABLE_TERM ('G', g_strdup (concordia_term_a_good (about->what)));
    TABLE_TERM ('B', g_strdup (concordia_term_map (about->what)));
    TABLE_TERM ('C', concordia_term_cards (about->amount));
    TABLE_TERM ('c', concordia_term_cards (about->other));
    TABLE_TERM ('k', g_strdup (concordia_term_kind (about->what)));
    TABLE_TERM ('S', concordia_term_colonists (about->amount));
    TABLE_TERM ('H', concordia_term_houses (about->amount));
    TABLE_TERM ('h', concordia_term_houses (about->other));
    TABLE_TERM ('V', concordia_term_provinces (about->amount));
    TABLE_TERM ('v', concordia_term_provinces (about->other));
    default:
      return concordia_term_points (about->amount);
    }
}

static const TableSentence effects_told[] = {
  /* Translators: %s is the player whose turn begins. */
  TABLE_TELL (TABLE_EFFECT_PART_BEGINS, "p", N_("It is the turn of %s.")),
  /* Translators: %s are a player and cards. */
  TABLE_TELL (CONCORDIA_EFFECT_CARDS_BACK, "pC", N_("%s takes back %s.")),
  /* Translators: %d are how many provinces have produced, and how many there are. */
  TABLE_TELL (CONCORDIA_EFFECT_PRODUCED, "12", N_("Provinces that have produced: %d of %d.")),
  TABLE_TELL (CONCORDIA_EFFECT_HOUSES_MAKE, NULL, N_("For each house there its owner takes 1 of what the city makes.")),
  TABLE_TELL (CONCORDIA_EFFECT_MARKERS_BACK, NULL, N_("All provinces can produce again.")),
  /* Translators: %s are players. */
  TABLE_TELL (CONCORDIA_EFFECT_MAGNUS_MOVES, "wp", N_("%s hands the Praefectus Magnus to %s, on the right.")),
  /* Translators: %s are a player and colonists. */
  TABLE_TELL (CONCORDIA_EFFECT_COLONISTS, "pS", N_("%s has %s on the board.")),
  /* Translators: %s are a player, houses, and in how many provinces they stand. */
  TABLE_TELL (CONCORDIA_EFFECT_HOUSES, "pHv", N_("%s has %s in %s.")),
  /* Translators: %s are how many cards come to the display. */
  TABLE_TELL (CONCORDIA_EFFECT_REVEALS, "C", N_("The cards close up. To be revealed: %s.")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_EFFECT_CONCORDIA, "p", N_("%s gets the Concordia card. Everybody else has one more turn.")),
  TABLE_TELL (CONCORDIA_EFFECT_LAST_TURN, NULL, N_("That was the last turn: now points are counted.")),
  /* Translators: %s are a player and points. */
  TABLE_TELL (CONCORDIA_EFFECT_SCORED, "pP", N_("%s scores %s.")),
  TABLE_TELL_END,
};

/* Tells the first of several effects. */
char *
concordia_words_effects (const TableTelling *telling,
                         const TableEffect  *effects,
                         guint               n_effects,
                         guint              *n_told)
{
  const char *name = effects->player != TABLE_NOBODY ? telling->names[effects->player] : NULL;

  *n_told = 1;
  switch (effects->kind)
    {
    case CONCORDIA_EFFECT_BANK:
      return tell_bank (name, effects);

    case CONCORDIA_EFFECT_PAID_HOUSE:
      return tell_paid_house (name, effects);

    case TABLE_EFFECT_RANKED:
      return tell_ranked (telling, effects);

    default:
      return table_sentence_tell (effects_told, telling->names, effects, get_term);
    }
}

/* Obstacles */

static const char *const not_now[CONCORDIA_N_STEPS] = {
  [CONCORDIA_STEP_REVEAL] = N_("first a card must be revealed"),
  [CONCORDIA_STEP_TURN] = N_("first a card must be played"),
  [CONCORDIA_STEP_BUILDING] = N_("first the building must be finished"),
  [CONCORDIA_STEP_TRADING] = N_("first the trading must be finished"),
  [CONCORDIA_STEP_BUYING] = N_("first the buying must be finished"),
  [CONCORDIA_STEP_INTERMEDIATE_COUNT] = N_("first cash and goods must be counted for the intermediate scoring"),
  [CONCORDIA_STEP_FINAL_COUNT] = N_("first everybody must count what they have"),
  [CONCORDIA_STEP_FINISHED] = N_("the game is finished"),
};

static const TableSentence obstacles[] = {
  TABLE_TELL (TABLE_OBSTACLE_NOT_TRACKED, NULL, N_("a game of which only the score is kept has no corrections")),
  /* Translators: %s are a player and a card. */
  TABLE_TELL (CONCORDIA_OBSTACLE_NOT_IN_HAND, "pK", N_("%s does not have %s in hand")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_OBSTACLE_NO_CHOICE, "p", N_("it must be said what %s takes with the Prefect, a good or the coins")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_OBSTACLE_OWN_PILE, "p", N_("%s can copy only a card of somebody else")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_OBSTACLE_EMPTY_PILE, "w", N_("%s has an empty pile, and there is nothing to copy")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_OBSTACLE_IS_DIPLOMAT, "w", N_("%s has a Diplomat on top, which cannot be copied")),
  TABLE_TELL (CONCORDIA_OBSTACLE_ALL_PRODUCED, NULL, N_("all provinces have produced, and only the coins can be taken")),
  /* Translators: %s are a player and how many colonists there are on the board; %d is how many would come. */
  TABLE_TELL (CONCORDIA_OBSTACLE_COLONISTS, "pS2", N_("%s has %s on the board and cannot place %d more: each player has only 6")),
  /* Translators: %d are how many houses would stand in a city, and how many players there are. */
  TABLE_TELL (CONCORDIA_OBSTACLE_CITY_FULL, "12", N_("there cannot be %d houses in a city: each of the %d players has at most one there")),
  /* Translators: %s is a player; %d is how many houses there would be. */
  TABLE_TELL (CONCORDIA_OBSTACLE_HOUSES, "p1", N_("%s has only 15 houses, not %d")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_OBSTACLE_FIRST_PROVINCE, "p", N_("%s has no house yet, and the first is always in a new province")),
  /* Translators: %s are a player and provinces, %d is how many there are. */
  TABLE_TELL (CONCORDIA_OBSTACLE_PROVINCES, "pV2", N_("%s cannot have houses in %s: the map has %d")),
  /* Translators: %s are a player, houses, and provinces. */
  TABLE_TELL (CONCORDIA_OBSTACLE_PROVINCES_AND_HOUSES, "phV", N_("%s cannot have %s in %s")),
  /* Translators: %s are a player and a good. */
  TABLE_TELL (CONCORDIA_OBSTACLE_TRADED, "pG", N_("%s has already traded %s")),
  /* Translators: %d is the number of a slot of the display. */
  TABLE_TELL (CONCORDIA_OBSTACLE_SLOT_EMPTY, "2", N_("there is no card in slot %d")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_OBSTACLE_ENDS_GAME, "p", N_("the 15th house ends the game, and %s must build it")),
  /* Translators: %s is a player; %d are goods, and how many spaces the colonists leave for them. */
  TABLE_TELL (CONCORDIA_OBSTACLE_STORE, "p12", N_("%s cannot have %d goods: the storehouse has room for %d beside the colonists")),
  /* Translators: %d are how many coins there can be, and how many were counted. */
  TABLE_TELL (CONCORDIA_OBSTACLE_COINS, "21", N_("the markers show at most %d coins, not %d")),
  /* Translators: %s is a player; %d are for how many goods there is room, and for how many it would take. */
  TABLE_TELL (CONCORDIA_OBSTACLE_ROOM, "p21", N_("%s has room for at most %d goods beside the colonists, not for %d")),
  /* Translators: %s are how many houses there can be, and %d how many were told. */
  TABLE_TELL (CONCORDIA_OBSTACLE_CROWDED, "h1", N_("such a city has at most %s with this one, not %d")),
  /* Translators: %s is a map. */
  TABLE_TELL (CONCORDIA_OBSTACLE_MAP, "B", N_("the map %s is not for this number of players")),
  /* Translators: %d are how many cards there are, and how many there would be. */
  TABLE_TELL (CONCORDIA_OBSTACLE_BOX, "21", N_("the box has at most %d cards for sale, not %d")),
  /* Translators: %s is a card, with its article. */
  TABLE_TELL (CONCORDIA_OBSTACLE_NO_MORE, "K", N_("the box has no more of this card: %s")),
  /* Translators: %s are cards, %d is how many there would be; %s is a god or a specialist. */
  TABLE_TELL (CONCORDIA_OBSTACLE_COUNTED, "c1k", N_("the box has only %s of this kind, not %d: %s")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_OBSTACLE_NOBODY, "p", N_("%s has 15 houses, and nobody has the Concordia card")),
  TABLE_TELL_END,
};

const TableRefusals concordia_refusals = { obstacles, not_now, get_term };

/* Where the game is */

static const TableSentence steps[] = {
  TABLE_TELL (CONCORDIA_STEP_REVEAL, NULL, N_("Which card is revealed?")),
  /* Translators: %s is the player whose turn it is. */
  TABLE_TELL (CONCORDIA_STEP_TURN, "p", N_("Which card does %s play?")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_STEP_BUILDING, "p", N_("Where does %s build?")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_STEP_TRADING, "p", N_("What does %s trade?")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_STEP_BUYING, "p", N_("Which card does %s buy?")),
  /* Translators: %s is a player. */
  TABLE_TELL (CONCORDIA_STEP_INTERMEDIATE_COUNT, "p", N_("What does %s have for the intermediate scoring?")),
  TABLE_TELL (CONCORDIA_STEP_FINAL_COUNT, NULL, N_("What does everybody have?")),
  TABLE_TELL (CONCORDIA_STEP_FINISHED, NULL, N_("The game is over")),
  TABLE_TELL_END,
};

/* Tells what the game waits for, as a heading. */
char *
concordia_words_step (const char *const *names,
                      const TableState  *state)
{
  return table_sentence_tell (steps, names, &(TableEffect) { .kind = state->step, .player = state->turn }, get_term);
}
