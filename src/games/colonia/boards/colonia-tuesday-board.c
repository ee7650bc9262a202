/* colonia-tuesday-board.c: the cards of the families
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards are turned over at the table, all at once. What each would do, and what order all of them make, is asked of the
 * rules, on a copy of the game.
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-facts.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

#define N_CARDS (COLONIA_HIGHEST_CARD - COLONIA_LOWEST_CARD + 1)

/* How many hands lie side by side at most. */
#define MOST_IN_ROW 3

/* What each card of everybody would do: how many members it sends, or that it would count as zero. */
typedef struct {
  int members[COLONIA_MAX_PLAYERS][N_CARDS]; /* `COLONIA_NOBODY` where members are not counted */
  gboolean zero[COLONIA_MAX_PLAYERS][N_CARDS];
} Prospects;

/* Asks what the card of each player with one value would do. Who has played it already plays the lowest that is left, which is
 * then not looked at. */
static void
try_value (const ColoniaState *state,
           int                 value,
           Prospects          *prospects)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_auto (ColoniaState) after = { 0 };
  const int card = value - COLONIA_LOWEST_CARD;
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_FAMILY_CARDS);
  for (int seat = 0; seat < state->n_players; seat++)
    event.family_cards.values[seat] = (state->hands[seat] & 1 << value) != 0 ? value
                                                                            : g_bit_nth_lsf ((gulong) state->hands[seat], -1);
  colonia_state_copy (&after, state);
  colonia_state_apply (&after, &event, effects);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      prospects->members[seat][card] = COLONIA_NOBODY;
      prospects->zero[seat][card] = after.cards[seat] == 0;
    }
  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      if (effect->kind == COLONIA_EFFECT_SENT)
        prospects->members[effect->player][card] = effect->amount;
    }
}

/* The cards */

/* What stands below the value of a card: how many members it sends, or why it sends none. */
static const char *
tell_caption (TableBoard *board,
              int         members,
              gboolean    is_zero,
              gboolean    is_spent)
{
  if (is_spent)
    /* Translators: stands on a card that was played in an earlier week; at most five letters. */
    return C_("family card", "used");
  if (is_zero)
    /* Translators: stands on a card that would count as zero; at most five letters. */
    return C_("family card", "zero");

  return members != COLONIA_NOBODY ? table_board_print (board, "%d", members) : NULL;
}

static const char *
tell_card (TableBoard *board,
           int         value,
           int         members,
           gboolean    is_zero,
           gboolean    is_spent)
{
  if (!is_spent && is_zero)
    /* Translators: %d is the value of a card. */
    return table_board_print (board, _("The %d would count as zero"), value);
  if (is_spent || members == COLONIA_NOBODY)
    /* Translators: %d is the value of a card. */
    return table_board_print (board, _("The %d"), value);

  /* Translators: the first %d is the value of a card, the second how many members go to the city hall. */
  return table_board_print (board, ngettext ("The %d sends %d member", "The %d sends %d members", (gulong) members), value, members);
}

/* A card that was played in an earlier week lies there, and cannot be played again (SET-4). */
static void
add_card (TableBoard      *board,
          int              seat,
          int              value,
          const Prospects *prospects)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const gboolean is_spent = (state->hands[seat] & 1 << value) == 0;
  const int members = prospects->members[seat][value - COLONIA_LOWEST_CARD];
  const gboolean is_zero = prospects->zero[seat][value - COLONIA_LOWEST_CARD];
  const char *id = table_board_print (board, "%d", value), *caption = tell_caption (board, members, is_zero, is_spent);
  TableObstacle obstacle = { .kind = TABLE_OBSTACLE_NONE };
  TableDeed *deed;

  if (is_spent)
    obstacle = (TableObstacle) {
      .kind = COLONIA_OBSTACLE_CARD_PLAYED, .rule = COLONIA_RULE_SET_4, .player = seat, .have = value,
    };
  deed = table_board_add_pick (board, id, caption != NULL ? table_board_print (board, "%s\n%s", id, caption) : id, seat, obstacle);
  deed->told = tell_card (board, value, members, is_zero, is_spent);
  table_board_draw (board, "emblem");
  if (table_board_has_keys (board, seat))
    deed->key = id;
}

/* Where members are not counted the table says whose card counts as zero (TUE-2). Returns whether it does. */
static gboolean
add_zero (TableBoard *board,
          int         seat)
{
  const char *name = table_board_print (board, "zero-%d", seat + 1);
  const gboolean is_zero = g_strcmp0 (table_board_get_chosen (board, name), "yes") == 0;
  /* Translators: a button: the card of a family counts as zero. */
  const char *label = _("counts as zero");
  TableDeed *deed = table_board_add_choice (board, "zero", is_zero ? table_board_print (board, "✓ %s", label) : label, name,
                                            is_zero ? "no" : "yes");

  deed->is_suggested = is_zero;
  if (table_board_has_keys (board, seat))
    deed->key = "0";

  return is_zero;
}

/* The hand of a player, in the language of the player. */
static void
add_hand (TableBoard      *board,
          int              seat,
          const Prospects *prospects,
          ColoniaEvent    *event)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int supply = state->players[seat].supply;
  const gboolean is_full = state->tracking == COLONIA_TRACKING_FULL;
  g_autoptr (TongueScope) scope = colonia_board_speak_to (board, seat);
  const TablePicks *picks = table_board_see_picks (board, seat);
  const char *home = is_full ? table_board_print (board, ngettext ("%d at home", "%d at home", (gulong) supply), supply) : NULL;

  table_board_begin_seat (board, seat, home)->is_addressed = TRUE;
  for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
    add_card (board, seat, value, prospects);
  if (!is_full)
    event->family_cards.zeros[seat] = add_zero (board, seat);
  if (picks->n > 0)
    event->family_cards.values[seat] = (int) g_ascii_strtoll (picks->picked[0], NULL, 10);
}

/* The order that they make */

static const char *
tell_number (TableBoard *board,
             int         place)
{
  if (place == 0)
    /* Translators: the first place in the player order. */
    return C_("place in the player order", "1.");

  /* Translators: %d is a place in the player order, from 2 on. */
  return table_board_print (board, C_("place in the player order", "%d."), place + 1);
}

/* Who is tied has no place yet, and who is not has no reason yet while others are. */
static void
add_place (TableBoard *board,
           GArray     *effects,
           int         place,
           int         seat)
{
  const ColoniaTelling telling = { .names = table_board_get_reader (board)->names };
  const ColoniaEffect *zero = colonia_effects_find (effects, COLONIA_EFFECT_CARD_IS_ZERO, seat);
  const ColoniaEffect *why = colonia_effects_find (effects, COLONIA_EFFECT_PLACE, seat);
  const char *sentence, *detail = zero != NULL ? table_board_take (board, colonia_words_effect (&telling, zero)) : NULL;
  TableThing *thing;

  if (why == NULL)
    why = colonia_effects_find (effects, COLONIA_EFFECT_TIED, seat);
  sentence = why != NULL ? table_board_take (board, colonia_words_effect (&telling, why)) : telling.names[seat];
  thing = table_board_begin_thing (board, table_board_print (board, "seat-%d", seat + 1),
                                   table_board_print (board, _("%s %s"), tell_number (board, place), sentence), detail);
  thing->seat = seat;
  why = why != NULL ? why : zero;
  thing->rule = why != NULL && why->rule != COLONIA_RULE_NONE ? colonia_rule_ids[why->rule] : NULL;
}

/* What order the cards make with an event, or the dice. Who would still be tied shares a place. */
void
colonia_board_add_order (TableBoard         *board,
                         const ColoniaEvent *event)
{
  const ColoniaState *state = colonia_board_get_state (board);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_auto (ColoniaState) after = { 0 };
  g_autofree char *tied = NULL;
  gboolean is_settled;

  colonia_state_copy (&after, state);
  colonia_state_apply (&after, event, effects);
  is_settled = after.step != COLONIA_STEP_TIE_ROLLS;
  tied = is_settled ? NULL : colonia_words_tied (table_board_get_reader (board)->names, &after);
  table_board_begin_group (board, "order", is_settled ? _("The order would be") : tied, TABLE_FLOW, 1);
  for (int place = 0; place < after.n_players; place++)
    for (int seat = 0; seat < after.n_players; seat++)
      if (is_settled ? after.order[place] == seat : after.places[seat] == place)
        add_place (board, effects, place, seat);
}

static void
ask_next (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int next = table_board_find_picker (board);
  const gboolean is_alone = table_board_get_reader (board)->seat != TABLE_NOBODY;
  int n_missing = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    n_missing += table_board_may_pick (board, seat) ? 1 : 0;
  /* Who picks apart from the others has no keys for it, and knows of none that is the last. */
  if (is_alone && next != TABLE_NOBODY)
    table_board_ask (board, _("Which of your cards do you play?"));
  else if (is_alone)
    table_board_ask (board, _("You have chosen. Until all have, another card can take its place."));
  else if (next == TABLE_NOBODY)
    table_board_ask (board, _("Reveal the cards, or press another card to change one."));
  else
    table_board_ask (board, table_board_print (board, n_missing == 1
                                                        /* Translators: %s is a player. */
                                                        ? _("Which card does %s play? It is the last one: then all are revealed.")
                                                        /* Translators: %s is a player. */
                                                        : _("Which card does %s play? Press it, or one of the keys 3 to 8."),
                                               table_board_get_name (board, next)));
}

/* Tuesday: everybody plays one of the cards in hand at once (TUE-1), from last week's mayor on. */
void
colonia_board_add_family_cards (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  Prospects prospects;
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_FAMILY_CARDS);
  for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
    try_value (state, value, &prospects);
  for (int seat = 0; seat < state->n_players; seat++)
    table_board_ask_picks (board, seat, 1);
  ask_next (board);
  table_board_begin_group (board, "families", NULL, TABLE_FLOW, MOST_IN_ROW);
  for (int place = 0; place < state->n_players; place++)
    add_hand (board, colonia_state_get_seat (state, place), &prospects, &event);

  /* Translators: a button: the cards that all have played are turned over. */
  table_board_conclude (board, _("Reveal"));
  if (!table_board_are_all_picked (board))
    {
      table_board_begin_group (board, "order", NULL, TABLE_FLOW, 1);
      table_board_begin_thing (board, "order", NULL, _("The cards make the order of the week"));
      return;
    }

  table_board_complete (board, &event.table);
  if (table_board_get_reader (board)->seat == TABLE_NOBODY)
    colonia_board_add_order (board, &event);
}
