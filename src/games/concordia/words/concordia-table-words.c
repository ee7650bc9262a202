/* concordia-table-words.c: what players have on the table, at first and when the end is near
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-rooms.h"
#include "concordia-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

/* From how many houses on the end is said to be near. */
#define NEARLY_ALL 13

/* What is in hand, and what would be scored now; nobody knows goods and cash. */
static void
add_hidden (GString              *text,
            const ConcordiaState *state,
            int                   seat,
            GPtrArray            *hand)
{
  g_autofree char *cards = text_list (hand);
  g_autofree char *points = NULL;
  ConcordiaPlayerScore score;

  concordia_score_count (state, seat, NULL, &score);
  points = concordia_term_points (score.total);
  /* Translators: %s is a list of cards. */
  g_string_append_c (text, '\n');
  g_string_append_printf (text, _("In hand: %s"), cards);
  g_string_append_c (text, '\n');
  /* Translators: %s are points. */
  g_string_append_printf (text, _("%s so far, without goods and cash"), points);
}

/* What is taken before the first card is played; it is not followed (SET-5, SET-7). */
static char *
tell_start (const char *const    *names,
            const ConcordiaState *state)
{
  static const int first[CONCORDIA_N_GOODS] = { 1, 2, 1, 1, 1 };
  const int n_players = state->table.n_players;
  g_autoptr (GPtrArray) goods = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  GString *text = g_string_new (NULL);

  concordia_list_goods (goods, first, 1);
  list = text_list (goods);
  /* Translators: %s are goods; the names of players and their coins follow. */
  g_string_append_printf (text, _("To begin with everybody takes %s, and besides:"), list);
  for (int i = 0; i < n_players; i++)
    {
      g_autofree char *coins = concordia_term_coins (5 + i);

      g_string_append_c (text, '\n');
      g_string_append_printf (text, C_("something and what it is", "%s: %s"),
                              names[(state->agreed.first_player + i) % n_players], coins);
    }
  g_string_append_printf (text, ", %s", _("Praefectus Magnus"));

  return g_string_free (text, FALSE);
}

/* Tells what is to be borne in mind: what players begin with, that the end is near, and who has a
 * turn yet, or `NULL`. */
char *
concordia_words_note (const char *const *names,
                      const TableState  *state)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);
  const int n_left = concordia_state_count_display (own);
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autofree char *list = NULL, *houses = NULL, *cards = NULL;

  if (state->round <= 1 && state->part == 0
      && state->step == (int) (state->round == 0 ? CONCORDIA_STEP_REVEAL : CONCORDIA_STEP_TURN))
    return tell_start (names, own);
  if (state->step >= (int) CONCORDIA_STEP_FINAL_COUNT)
    return NULL;

  if (own->concordia != TABLE_NOBODY)
    {
      const int first = state->turn == own->concordia ? state->turn + 1 : state->turn;

      for (int seat = first % state->n_players; seat != own->concordia; seat = (seat + 1) % state->n_players)
        g_ptr_array_add (left, (char *) names[seat]);
      list = text_list (left);
      /* Translators: the first %s is a player, the second are those who have a turn yet. */
      return g_strdup_printf (_("Last turns: %s has the Concordia card. Still to play: %s."), names[own->concordia], list);
    }

  for (int seat = 0; seat < state->n_players; seat++)
    if (concordia_sum_goods (own->players[seat].houses) >= NEARLY_ALL)
      g_ptr_array_add (left, (char *) names[seat]);
  list = text_list (left);
  if (left->len > 0)
    /* Translators: %s is a list of players. */
    houses = g_strdup_printf (_("The end is near. 13 houses or more: %s. The 15th ends the game."), list);
  if (state->step != (int) CONCORDIA_STEP_REVEAL && own->stack == 0)
    cards = g_strdup_printf (ngettext ("The end is near: %d card is left to buy. Whoever buys it ends the game.",
                                       "The end is near: %d cards are left to buy. Whoever buys the last one ends the game.",
                                       (gulong) n_left), n_left);

  return houses != NULL ? g_strjoin ("\n", houses, cards, NULL) : g_steal_pointer (&cards);
}

/* Tells in lines what everybody sees of a player, and behind the cover the hand and the points. */
char *
concordia_words_player (const TableState *state,
                        int               seat,
                        gboolean          uncovered)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);
  const ConcordiaPlayer *player = &own->players[seat];
  const int top = concordia_state_get_top (own, seat);
  g_autofree char *houses = concordia_term_houses (concordia_sum_goods (player->houses));
  g_autofree char *colonists = concordia_term_colonists (player->colonists);
  g_autoptr (GPtrArray) hand = g_ptr_array_new ();
  GString *text = g_string_new (NULL);

  if (!table_state_is_followed (state))
    return g_string_free (text, FALSE);

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    for (int i = 0; i < player->hand[card]; i++)
      g_ptr_array_add (hand, (char *) concordia_term_card (card));
  /* Translators: the first %s is the card on top of a pile, or “no card”; %d are how many cards were played and are in hand. */
  g_string_append_printf (text, _("%s on top; %d played, %d in hand"), top != TABLE_NOBODY ? concordia_term_card (top) : _("No card"),
                          player->n_played, (int) hand->len);
  g_string_append_c (text, '\n');
  /* Translators: %s are houses and colonists, %d in how many provinces the houses stand. */
  g_string_append_printf (text, ngettext ("%s of 15 in %d province; %s", "%s of 15 in %d provinces; %s",
                                          (gulong) player->provinces), houses, player->provinces, colonists);
  if (own->praefectus == seat)
    g_string_append_printf (text, "\n%s", _("Praefectus Magnus"));
  if (own->concordia == seat)
    g_string_append_printf (text, "\n%s", _("Concordia card"));
  if (uncovered)
    add_hidden (text, own, seat, hand);

  return g_string_free (text, FALSE);
}

/* Tells how many spaces what is counted leaves (STORE-1), or `NULL` where nothing is. */
char *
concordia_words_room (const char *const *names,
                      const TableState  *state,
                      const TableEvent  *event)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);
  const gboolean is_final = event->type == CONCORDIA_EVENT_FINAL_COUNT;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (!is_final && event->type != CONCORDIA_EVENT_INTERMEDIATE_COUNT)
    return NULL;

  for (int seat = 0; seat < state->n_players; seat++)
    {
      const ConcordiaHoldings *counted = &CONCORDIA_EVENT (event)->holdings[is_final ? seat : 0];
      const int n = (counted->corrects & CONCORDIA_CORRECTS_COLONISTS) != 0 ? counted->colonists : own->players[seat].colonists;

      if (is_final || seat == state->turn)
        g_ptr_array_add (items, g_strdup_printf (C_("one of a list", "%s %d"), names[seat],
                                                 CONCORDIA_STORE - CONCORDIA_MAX_COLONISTS + n
                                                   - concordia_sum_goods (counted->goods)));
    }
  list = text_list (items);
  /* Translators: %s is a list of players with numbers. */
  return g_strdup_printf (_("Spaces left in the storehouse: %s"), list);
}

/* Tells which cards of a kind somebody has, or `NULL` where the game does not know, or the table counted others. */
static char *
tell_cards (const ConcordiaState *state,
            int                   seat,
            int                   kind,
            int                   n_counted)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autofree char *list = NULL;
  int n[CONCORDIA_N_CARDS];

  concordia_state_count_cards (state, seat, n);
  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    for (int i = 0; concordia_state_get_kind (state, card) == kind && i < n[card]; i++)
      g_ptr_array_add (items, (char *) concordia_term_card (card));
  if ((int) items->len != n_counted || n_counted == 0 || state->table.tracking == CONCORDIA_TRACKING_SCORING)
    return NULL;

  list = text_list (items);
  /* Translators: %s is a list of cards. */
  return g_strdup_printf (_("Cards: %s."), list);
}

/* What a specialist of Minerva counts (SCORE-MIN). */
static char *
tell_specialist (const ConcordiaState *state,
                 int                   seat,
                 int                   good)
{
  g_autofree char *houses = concordia_term_houses (state->players[seat].houses[good]);
  g_autofree char *points = concordia_term_points (state->agreed.cards[CONCORDIA_CARD_MASON + good].points);

  /* Translators: %s are houses, a good, and points. */
  return g_strdup_printf (_("%s in cities of this good (%s): %s each."), houses, concordia_term_good (good), points);
}

/* Cash and goods, and what each of them comes to (SCORE-VES). */
static char *
tell_wealth (const ConcordiaHoldings *counted,
             int                      wealth)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *coins = concordia_term_coins (MAX (wealth, 0)), *list = NULL;

  g_ptr_array_add (items, g_strdup_printf (C_("one of a list", "%s %d"), _("Cash"), counted->cash));
  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    if (counted->goods[good] > 0)
      g_ptr_array_add (items, g_strdup_printf (C_("one of a list", "%s %d"), concordia_term_good (good),
                                               counted->goods[good] * concordia_prices[good]));
  list = text_list (items);

  /* Translators: %s are sestertii, and a list of what comes to them, with numbers. */
  return g_strdup_printf (_("Goods and cash are worth %s (%s): a point for every 10."), coins, list);
}

/* What a card of a kind counts. */
static char *
tell_counted (const ConcordiaState       *state,
              int                         seat,
              int                         kind,
              const ConcordiaHoldings    *counted,
              const ConcordiaPlayerScore *score)
{
  const int each = score->each[kind];
  g_autofree char *thing = NULL;

  switch (kind)
    {
    case CONCORDIA_GOD_VESTA:
      return tell_wealth (counted, score->wealth);

    case CONCORDIA_GOD_JUPITER:
      thing = concordia_term_houses (each);
      /* Translators: %s are houses. */
      return g_strdup_printf (_("%s in cities that make no bricks: a point each."), thing);

    case CONCORDIA_GOD_SATURNUS:
      return g_strdup_printf (ngettext ("Houses in %d province: a point each.", "Houses in %d provinces: a point each.",
                                        (gulong) each), each);

    case CONCORDIA_GOD_MERCURIUS:
      return g_strdup_printf (ngettext ("Houses in %d kind of city: 2 points each.",
                                        "Houses in %d kinds of cities: 2 points each.", (gulong) each / 2), each / 2);

    case CONCORDIA_GOD_MARS:
      thing = concordia_term_colonists (state->players[seat].colonists);
      /* Translators: %s are colonists. */
      return g_strdup_printf (_("%s on the board: 2 points each."), thing);

    default:
      return tell_specialist (state, seat, kind - (int) CONCORDIA_N_GODS);
    }
}

/* Tells why the cards of a kind bring somebody what they bring: times what, and what counted, unless that is nothing. */
static char *
tell_kind (const ConcordiaState       *state,
           int                         seat,
           int                         kind,
           const ConcordiaHoldings    *counted,
           const ConcordiaPlayerScore *score)
{
  g_autofree char *thing = tell_counted (state, seat, kind, counted, score);
  /* Translators: %s is a god; %d are cards of the god, what each of them is worth, and the points for all. */
  g_autofree char *points = g_strdup_printf (_("%s: %d × %d is %d."), concordia_term_kind (kind), score->cards[kind],
                                             score->each[kind], score->points[kind]);

  /* Translators: two sentences: what the cards of a god bring, and what of. */
  return score->points[kind] > 0 ? g_strdup_printf (_("%s %s"), points, thing) : g_steal_pointer (&points);
}

/* Tells the same of one kind, and which cards those are. */
char *
concordia_words_kind (const ConcordiaState       *state,
                      int                         seat,
                      int                         kind,
                      const ConcordiaPlayerScore *score)
{
  g_autofree char *cards = tell_cards (state, seat, kind, score->cards[kind]);
  g_autofree char *points = tell_kind (state, seat, kind, &state->counted[seat], score);

  return g_strjoin ("\n", points, cards, NULL);
}

/* Adds a line for each god of whom somebody has cards. */
void
concordia_words_add_gods (GString                    *text,
                          const ConcordiaState       *state,
                          int                         seat,
                          const ConcordiaHoldings    *counted,
                          const ConcordiaPlayerScore *score)
{
  for (int kind = 0; kind < CONCORDIA_N_KINDS; kind++)
    if (score->cards[kind] > 0)
      {
        g_autofree char *line = tell_kind (state, seat, kind, counted, score);

        text_add_line (text, line);
      }
}

/* Tells how an intermediate scoring came to its points, god by god, and what all have once everybody is scored
 * (MID-2, MID-3): nothing that counts has changed since. Of all else there is nothing to tell. */
char *
concordia_words_reckoning (const char *const *names,
                           const TableState  *state,
                           const TableEvent  *event)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);
  const ConcordiaHoldings *counted = &CONCORDIA_EVENT (event)->holdings[0];
  g_autoptr (GPtrArray) totals = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL, *all = NULL;
  ConcordiaPlayerScore score;
  GString *text;

  if (event->type != CONCORDIA_EVENT_INTERMEDIATE_COUNT)
    return NULL;

  text = g_string_new (NULL);
  concordia_score_count (own, event->player, counted, &score);
  concordia_words_add_gods (text, own, event->player, counted, &score);
  for (int seat = 0; seat < state->n_players; seat++)
    g_ptr_array_add (totals, g_strdup_printf (C_("one of a list", "%s %d"), names[seat], own->intermediate[seat].total));
  list = text_list (totals);
  /* Translators: %s is a list of players with their points. */
  all = g_strdup_printf (_("Points of all: %s."), list);
  if (own->intermediate[event->player].coins != TABLE_NOBODY)
    text_add_line (text, all);

  return g_string_free (text, FALSE);
}

/* On cards and beside them, for whoever touches one */

/* Tells what would change hands by an event, or nothing where it cannot be: the rules are asked, and nothing happens. */
char *
concordia_table_moved (const ConcordiaState *state,
                       const ConcordiaEvent *event)
{
  g_autoptr (TableState) after = table_state_dup (&state->table);

  if (table_state_apply (after, &event->table, NULL).kind != TABLE_OBSTACLE_NONE)
    return g_strdup ("");

  return concordia_term_moved (&CONCORDIA_STATE (after)->bank[event->table.player]);
}

/* Tells of one of several choices what changes hands by it, which says it all of goods, and where it has no name. */
char *
concordia_table_choice (const ConcordiaState *state,
                        const ConcordiaEvent *event,
                        const char           *name)
{
  const gboolean is_good = event->table.type == (int) CONCORDIA_EVENT_PLAY && (event->play.says & CONCORDIA_SAYS_BONUS) != 0
                           && event->play.bonus != CONCORDIA_BONUS_COINS;
  g_autofree char *moved = concordia_table_moved (state, event);

  if (name != NULL && *moved == '\0')
    return g_strdup (name);

  return is_good || name == NULL ? g_steal_pointer (&moved) : g_strdup_printf (C_("something and what it is", "%s: %s"), name, moved);
}

/* Tells what a card would be worth to who has the turn, as things stand, or `NULL` where nobody has. */
char *
concordia_table_worth (const ConcordiaState *state,
                       int                   card)
{
  const int kind = concordia_state_get_kind (state, card);
  ConcordiaPlayerScore score;
  g_autofree char *points = NULL;

  if (state->table.turn == TABLE_NOBODY)
    return NULL;
  if (kind == CONCORDIA_GOD_VESTA)
    return g_strdup (concordia_term_kind (kind));

  concordia_score_count (state, state->table.turn, NULL, &score);
  points = concordia_term_points (score.each[kind]);

  return g_strdup_printf (C_("something and what it is", "%s: %s"),
                          kind < (int) CONCORDIA_N_GODS ? concordia_term_kind (kind) : _("Minerva"), points);
}

/* Tells who has the Praefectus Magnus, and who gets it next, or `NULL` where nobody knows. */
char *
concordia_table_magnus (const char *const    *names,
                        const ConcordiaState *state)
{
  const int n = state->table.n_players;

  if (state->praefectus == TABLE_NOBODY)
    return NULL;

  /* Translators: %s are players: who has it, and to whom it goes next. */
  return g_strdup_printf (_("Praefectus Magnus: %s → %s"), names[state->praefectus], names[(state->praefectus + n - 1) % n]);
}

/* Tells how many provinces can produce. */
char *
concordia_table_provinces (const ConcordiaState *state)
{
  /* Translators: %d are provinces that can produce. */
  return g_strdup_printf (_("Provinces that can produce: %d"), state->agreed.provinces - state->produced);
}

/* Tells how many cards are not revealed yet. */
char *
concordia_table_stack (const ConcordiaState *state)
{
  /* Translators: %d are cards that are not revealed yet. */
  return g_strdup_printf (_("Cards in the stack: %d"), state->stack);
}
