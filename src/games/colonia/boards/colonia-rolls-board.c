/* colonia-rolls-board.c: dice that several players roll, each of them one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In the first week those who are tied roll for their places (TUE-5), and by an edict everybody rolls for a good, which who
 * rolled a 6 chooses (EDICT-3). What was rolled at the table is picked: a number, or the good in place of a 6. What is rolled
 * here is rolled for all at once, and is chosen under the names of those who sit there: `seat-1` is a number.
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

/* What brings the good that the player chooses (EDICT-3). */
#define CHOOSING COLONIA_DIE_SIDES

/* How many dice lie side by side at most. */
#define MOST_IN_ROW 3

static gboolean
is_for_goods (const ColoniaState *state)
{
  return state->step == COLONIA_STEP_EDICT;
}

static gboolean
rolls (const ColoniaState *state,
       int                 seat)
{
  return is_for_goods (state) || colonia_state_is_tied (state, seat);
}

static const char *
name_seat (TableBoard *board,
           int         seat)
{
  return table_board_print (board, "seat-%d", seat + 1);
}

/* What was rolled here for a player, or 0. */
static int
see_rolled (TableBoard *board,
            int         seat)
{
  return table_board_get_number (board, name_seat (board, seat), 0);
}

/* Whether all dice were rolled here. */
static gboolean
is_rolled_here (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);

  for (int seat = 0; seat < state->n_players; seat++)
    if (see_rolled (board, seat) > 0)
      return TRUE;

  return FALSE;
}

/* What was picked last, or NULL. */
static const char *
see_pick (TableBoard *board,
          int         seat)
{
  const TablePicks *picks = table_board_see_picks (board, seat);

  return picks->is_asked && picks->n > 0 ? picks->picked[picks->n - 1] : NULL;
}

/* What lies before a player, or 0. */
static int
see_die (TableBoard *board,
         int         seat)
{
  const char *pick = see_pick (board, seat);
  const int rolled = see_rolled (board, seat);

  if (rolled > 0 || pick == NULL)
    return rolled;

  return g_ascii_isdigit (*pick) ? (int) g_ascii_strtoll (pick, NULL, 10) : CHOOSING;
}

/* Which good a player chooses, or `COLONIA_NOBODY`. */
static int
see_choice (TableBoard *board,
            int         seat)
{
  const char *pick = see_pick (board, seat);

  return pick != NULL ? table_find_id (colonia_good_ids, pick) : COLONIA_NOBODY;
}

/* Which good the die brings, or `COLONIA_NOBODY` as long as that is open. */
static int
see_good (TableBoard *board,
          int         seat)
{
  const int die = see_die (board, seat);

  return die == CHOOSING ? see_choice (board, seat) : die - 1; /* of which the first is nobody */
}

/* Of whom something is to be told: what the table rolled or, where that was rolled here, which good a 6 brings, whatever the
 * table had rolled before. */
static void
ask_seats (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const gboolean is_rolled = is_rolled_here (board);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      const TablePicks *picks = table_board_see_picks (board, seat);

      if (rolls (state, seat) && !is_rolled)
        table_board_ask_picks (board, seat, 1);
      else if (is_for_goods (state) && see_rolled (board, seat) == CHOOSING)
        table_board_ask_picks (board, seat, picks->n > 0 && g_ascii_isdigit (*picks->picked[0]) ? 2 : 1);
    }
}

/* Rolling here */

/* What is done when all is told. */
static const char *
conclude (TableBoard *board)
{
  /* Translators: a button: what was rolled at the table is entered. */
  return !is_for_goods (colonia_board_get_state (board)) ? _("Enter")
         /* Translators: Every player gets the good that was rolled. */
                                                         : _("Hand Out the Goods");
}

/* What is rolled, for all at once, where they sit at one table: who tells of a single die has it in hand. */
static void
add_roll (TableBoard         *board,
          const ColoniaEvent *event,
          const char         *label)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const gboolean is_correcting = table_board_get_reader (board)->is_correcting, is_rolled = is_rolled_here (board);
  const char *names[COLONIA_MAX_PLAYERS + 1] = { NULL };
  TableDeed *deed;
  int n = 0;

  if (!table_board_get_reader (board)->is_overlooked)
    return;

  for (int seat = 0; seat < state->n_players; seat++)
    if (rolls (state, seat))
      names[n++] = name_seat (board, seat);
  table_board_begin_group (board, "roll", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "dice", NULL, NULL)->look = is_correcting ? TABLE_GONE : TABLE_PLAIN;
  /* These lie before the players. */
  table_board_add_sign (board, "die", "0", 0);
  table_board_set_rolled (board, is_rolled);
  /* The same key goes on. */
  deed = is_rolled ? table_board_add (board, "roll", conclude (board), &event->table)
                   : table_board_add_roll (board, "roll", label, COLONIA_DIE_SIDES, names);
  table_board_set_rolled (board, FALSE);
  deed->key = "r";
  if (is_correcting)
    deed->obstacle.text = _("To correct the roll, press what was really rolled.");
}

/* What lies there */

/* What whoever is tied has come with, or what the roll comes to. */
static const char *
tell_die (TableBoard *board,
          int         seat)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int good = see_good (board, seat), rolled = state->tie_rolls[seat];

  if (is_for_goods (state) && good != COLONIA_NOBODY)
    return table_board_take (board, colonia_term_goods ((ColoniaGood) good, 1));
  if (is_for_goods (state))
    return see_die (board, seat) == CHOOSING ? _("chooses a good") : _("has not rolled yet");

  if (rolled > 0)
    /* Translators: %d is what several have rolled, who roll once more. */
    return table_board_print (board, _("Rolled a %d, and is tied again"), rolled);
  if (state->cards[seat] == 0)
    return _("The card counts as zero");

  /* Translators: %d is the value of a card that several have played. */
  return table_board_print (board, _("Played the %d"), state->cards[seat]);
}

static TableDeed *
add_pick (TableBoard   *board,
          int           seat,
          const char   *id,
          const char   *name,
          const char   *sign,
          TableObstacle obstacle)
{
  TableDeed *deed = table_board_add_pick (board, id, table_board_print (board, "\n%s", name), seat, obstacle);

  table_board_draw (board, sign);

  return deed;
}

/* In place of a 6 the good is pressed that it brings. */
static void
add_numbers (TableBoard *board,
             int         seat,
             gboolean    has_keys)
{
  const ColoniaState *state = colonia_board_get_state (board);

  for (int value = 1; value <= COLONIA_DIE_SIDES; value++)
    {
      const char *id = table_board_print (board, "%d", value);
      TableObstacle obstacle = { .kind = TABLE_OBSTACLE_NONE };
      TableDeed *deed;

      if (is_for_goods (state) && value == CHOOSING)
        obstacle = (TableObstacle) { .kind = COLONIA_OBSTACLE_CHOICE_MISSING, .rule = COLONIA_RULE_EDICT_3, .player = seat };
      deed = add_pick (board, seat, id, id, table_board_print (board, "die-%s", id), obstacle);
      /* Translators: a button; %d is what a die shows. */
      deed->told = table_board_print (board, _("The table rolled a %d"), value);
      deed->key = has_keys ? id : NULL;
    }
}

static void
add_goods (TableBoard *board,
           int         seat,
           gboolean    has_keys)
{
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    {
      const char *id = colonia_good_ids[good], *name = table_board_take (board, colonia_term_goods (good, 1));
      TableDeed *deed = add_pick (board, seat, id, name, id, (TableObstacle) { .kind = TABLE_OBSTACLE_NONE });

      deed->told = name;
      deed->key = has_keys ? colonia_board_find_good_key (board, good) : NULL;
    }
}

/* The die of a player, in the language of the player. */
static void
add_die (TableBoard *board,
         int         seat)
{
  const ColoniaState *state = colonia_board_get_state (board);
  g_autoptr (TongueScope) scope = colonia_board_speak_to (board, seat);
  const int good = is_for_goods (state) ? see_good (board, seat) : COLONIA_NOBODY;
  const gboolean has_keys = table_board_has_keys (board, seat);

  table_board_begin_seat (board, seat, tell_die (board, seat))->is_addressed = TRUE;
  if (good != COLONIA_NOBODY)
    table_board_add_sign (board, "good", colonia_good_ids[good], 1);
  table_board_add_sign (board, "die", table_board_print (board, "%d", see_die (board, seat)), 1);
  if (!table_board_see_picks (board, seat)->is_asked)
    return;

  if (!is_rolled_here (board))
    add_numbers (board, seat, has_keys);
  if (is_for_goods (state))
    add_goods (board, seat, has_keys);
}

static void
add_dice (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);

  table_board_begin_group (board, "dice", NULL, TABLE_FLOW, MOST_IN_ROW);
  for (int place = 0; place < state->n_players; place++)
    if (rolls (state, colonia_state_get_seat (state, place)))
      add_die (board, colonia_state_get_seat (state, place));
}

static void
ask_next (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int next = table_board_find_picker (board);

  if (next == TABLE_NOBODY)
    return;

  if (table_board_get_reader (board)->seat != TABLE_NOBODY)
    table_board_ask (board, is_for_goods (state) ? _("What do you roll? With a 6 press the good that you choose.")
                                                 : _("What do you roll?"));
  else if (is_rolled_here (board))
    /* Translators: %s is a player, who rolled a 6. */
    table_board_ask (board, table_board_print (board, _("Which good does %s choose?"), table_board_get_name (board, next)));
  else if (is_for_goods (state))
    /* Translators: %s is a player. */
    table_board_ask (board, table_board_print (board, _("What does %s roll? With a 6 press the good that is chosen."),
                                               table_board_get_name (board, next)));
  else
    /* Translators: %s is a player. */
    table_board_ask (board, table_board_print (board, _("What does %s roll?"), table_board_get_name (board, next)));
}

/* What was rolled here is there to be kept before all goods are chosen, and cannot be entered yet. */
static void
complete (TableBoard         *board,
          const ColoniaEvent *event)
{
  const gboolean is_rolled = is_rolled_here (board);

  if (!is_rolled && !table_board_are_all_picked (board))
    return;

  table_board_set_rolled (board, is_rolled);
  table_board_complete (board, &event->table);
  table_board_set_rolled (board, FALSE);
}

/* Those who are tied roll, and see what order that makes (TUE-5). */
void
colonia_board_add_tie_rolls (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  ColoniaEvent event;
  gboolean is_told = TRUE;

  colonia_event_init (&event, COLONIA_EVENT_TIE_ROLLS);
  ask_seats (board);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      event.tie_rolls[seat] = rolls (state, seat) ? see_die (board, seat) : 0;
      is_told &= !rolls (state, seat) || event.tie_rolls[seat] > 0;
    }
  table_board_add_remark (board, _("Equal cards in the first week: whoever rolls higher goes first. Whoever is tied again rolls again."),
                          TABLE_NOBODY, TABLE_NOBODY);
  /* Translators: The app rolls the die. */
  add_roll (board, &event, _("Roll"));
  add_dice (board);
  ask_next (board);
  table_board_conclude (board, conclude (board));
  complete (board, &event);
  if (is_told && table_board_get_reader (board)->seat == TABLE_NOBODY)
    colonia_board_add_order (board, &event);
}

/* Everybody rolls for a good, and whoever rolled a 6 chooses one (EDICT-3). */
void
colonia_board_add_good_rolls (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_GOOD_ROLLS);
  ask_seats (board);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      event.good_rolls.rolls[seat] = see_die (board, seat);
      event.good_rolls.choices[seat] = see_choice (board, seat);
    }
  table_board_add_remark (board, table_board_take (board, colonia_words_edict (&state->edicts[state->edict])), TABLE_NOBODY,
                          TABLE_NOBODY);
  /* Translators: a button: the app rolls the dice of all players. */
  add_roll (board, &event, _("Roll for Everybody"));
  add_dice (board);
  ask_next (board);
  table_board_conclude (board, conclude (board));
  complete (board, &event);
}
