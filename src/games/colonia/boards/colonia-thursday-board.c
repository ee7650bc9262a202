/* colonia-thursday-board.c: the craftsmen, and the die that lets more contracts be fulfilled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

/* How many spaces are laid out at least, as far as the die can reach them. */
#define SPACES_SHOWN 6

G_STATIC_ASSERT (COLONIA_MAX_DICE <= TABLE_MOST_EVENTS);

/* Begins a craftsman, with what he takes and makes. What is to be known of him is told of his bar. */
static void
begin_craftsman (TableBoard       *board,
                 ColoniaCraftsman  craftsman)
{
  const int bar = colonia_board_get_state (board)->bars[craftsman];
  const char *told = table_board_print (board,
                                        ngettext ("The bar: %d contract above it is fulfilled this week",
                                                  "The bar: %d contracts above it are fulfilled this week", (gulong) bar),
                                        bar);
  ColoniaResource first, second;

  table_board_begin_thing (board, colonia_craftsman_ids[craftsman], colonia_term_craftsman_heading (craftsman), told)->bar = bar;
  table_board_add_sign (board, "picture", colonia_craftsman_ids[craftsman], 1);
  table_board_begin_line (board);
  colonia_craftsman_get_recipe (craftsman, &first, &second);
  table_board_add_sign (board, "resource", colonia_resource_ids[first], 1);
  table_board_add_sign (board, "resource", colonia_resource_ids[second], 1);
  table_board_begin_line (board);
  table_board_add_sign (board, "good", colonia_good_ids[craftsman], 1);
}

/* How far the die may still let a bar move. */
static int
get_reach (const ColoniaState *state,
           ColoniaCraftsman    craftsman)
{
  return state->bars[craftsman] + state->dice;
}

/* What becomes of a contract on a space this week. */
static const char *
tell_outlook (const ColoniaState *state,
              ColoniaCraftsman    craftsman,
              int                 place)
{
  if (place < state->bars[craftsman])
    /* Translators: what becomes of a contract that stands above the bar of a craftsman. */
    return _("fulfilled this week");

  if (place < get_reach (state, craftsman))
    /* Translators: what becomes of a contract that stands below the bar of a craftsman, but not far. */
    return _("the die may still fulfil it");

  /* Translators: what becomes of a contract that stands far below the bar of a craftsman. */
  return _("waits for next week");
}

/* A line that stands on a space, if there is any, and below it what is told of the space. */
static const char *
tell_space (TableBoard       *board,
            ColoniaCraftsman  craftsman,
            int               place,
            gboolean          is_ordering)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int n = colonia_state_get_n_spaces (state, craftsman), n_free = state->bars[craftsman] - n;
  const char *outlook = tell_outlook (state, craftsman, place);

  if (place < n)
    {
      const ColoniaSpace *space = colonia_state_get_space (state, craftsman, place);

      return table_board_print (board,
                                /* Translators: a contract space: a player, how many members stand on it, and what becomes of it. */
                                ngettext ("%s, %d member, %s", "%s, %d members, %s", (gulong) space->members),
                                table_board_get_name (board, space->player), space->members, outlook);
    }
  if (place == n && is_ordering)
    {
      const int cost = colonia_state_count_order_members (state, craftsman);
      g_autofree char *label = g_strdup_printf (ngettext ("%d member", "%d members", (gulong) cost), cost);
      /* Translators: the next free contract space: what it costs, and what becomes of it. */
      g_autofree char *told = g_strdup_printf (ngettext ("The next contract takes %d member, %s", "The next contract takes %d members, %s",
                                                         (gulong) cost), cost, outlook);

      return table_board_print (board, "%s\n%s", label, told);
    }
  if (!is_ordering && state->dice == 0 && n_free > 1)
    {
      /* Translators: how many there are of the piece that is drawn before it. */
      g_autofree char *label = g_strdup_printf (_("×%d"), n_free);
      /* Translators: %d is at least 2. */
      g_autofree char *told = g_strdup_printf (ngettext ("%d free space", "%d free spaces", (gulong) n_free), n_free);

      return table_board_print (board, "%s\n%s", label, told);
    }

  return NULL;
}

/* How many spaces are laid out: those on which somebody stands, the one that is taken next, all above the bar (THU-1), and,
 * for who does something, some of those that the die may reach. When that lies still, one that nobody took stands for all
 * above the bar. */
static int
count_spaces (TableBoard       *board,
              ColoniaCraftsman  craftsman,
              gboolean          is_ordering)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int n = colonia_state_get_n_spaces (state, craftsman), bar = state->bars[craftsman];

  if (!is_ordering && state->dice == 0)
    return CLAMP (bar, n, n + 1);

  return MAX (MAX (n + is_ordering, bar),
              table_board_get_reader (board)->is_onlooker ? 0 : MIN (get_reach (state, craftsman), SPACES_SHOWN));
}

/* What the die may still reach has a die on it. */
static void
add_spaces (TableBoard       *board,
            ColoniaCraftsman  craftsman,
            gboolean          is_ordering)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int n = colonia_state_get_n_spaces (state, craftsman), n_shown = count_spaces (board, craftsman, is_ordering);

  for (int i = 0; i < n_shown; i++)
    {
      const ColoniaSpace *space = i < n ? colonia_state_get_space (state, craftsman, i) : NULL;

      table_board_add_space (board, table_board_print (board, "space-%d", i + 1), tell_space (board, craftsman, i, is_ordering),
                             space != NULL ? space->player : TABLE_NOBODY, space != NULL ? space->members : 0);
      if (i >= state->bars[craftsman] && i < get_reach (state, craftsman))
        table_board_add_sign (board, "die", "0", 1);
    }
}

/* All craftsmen stand side by side, with their bars. */
static void
add_craftsmen (TableBoard *board,
               gboolean    is_ordering)
{
  ColoniaEvent event = colonia_board_make_event (board, COLONIA_EVENT_ORDER);

  table_board_begin_group (board, "craftsmen", NULL, TABLE_COLUMNS, COLONIA_N_CRAFTSMEN);
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      TableDeed *deed;

      begin_craftsman (board, craftsman);
      add_spaces (board, craftsman, is_ordering);
      if (!is_ordering)
        continue;

      event.craftsman = craftsman;
      /* Translators: A player gives a craftsman an order. */
      deed = table_board_add (board, "order", _("Order"), &event.table);
      /* Translators: what a button does that gives an order; %s is a craftsman. */
      deed->told = table_board_print (board, _("Order: %s"), colonia_term_craftsman_heading (craftsman));
      deed->key = colonia_board_find_key (board, (int) craftsman);
    }
}

/* The craftsmen, with the contracts that stand there. */
void
colonia_board_add_craftsmen (TableBoard *board)
{
  add_craftsmen (board, FALSE);
}

/* How often the die is rolled after that (THU-2). */
static void
add_dice_to_come (TableBoard *board)
{
  const int dice = colonia_board_get_state (board)->dice;

  if (dice == 0)
    return;

  table_board_begin_group (board, "then", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "dice",
                           table_board_print (board, ngettext ("Then the die: %d roll", "Then the die: %d rolls", (gulong) dice), dice), NULL);
  table_board_add_sign (board, "dice", "rolls", dice);
}

/* Orders are given in turn (THU-1). */
void
colonia_board_add_orders (TableBoard *board)
{
  table_board_add_remark (board,
                          _("Members wait on the first free space: one for a craftsman’s first order of the week, two for "
                            "the second, and so on. Contracts above the bar are fulfilled today."),
                          COLONIA_QUESTION_PRICES, TABLE_NOBODY);
  add_dice_to_come (board);
  add_craftsmen (board, TRUE);
}

static ColoniaEvent
make_roll (int value)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = value;

  return event;
}

/* What lies on the table after a roll there: each number moves the bar of a craftsman, and the highest those of all. */
static void
add_face (TableBoard *board,
          int         value)
{
  const char *id = table_board_print (board, "%d", value);
  const ColoniaEvent event = make_roll (value);

  table_board_begin_thing (board, id, value < COLONIA_DIE_SIDES ? colonia_term_craftsman_heading ((ColoniaCraftsman) (value - 1))
                                      /* Translators: A 6 on the die moves the bars of all five craftsmen. */
                                                                : _("All five"), NULL);
  table_board_add_sign (board, "die", id, 1);
  table_board_add (board, "read", NULL, &event.table)->key = id;
}

/* What is chosen by each of several dice that are thrown at once. */
static const char *
name_die (TableBoard *board,
          int         i)
{
  return table_board_print (board, "rolled-%d", i + 1);
}

/* What was rolled here is entered without a further touch: one die, or all of them. */
static void
complete_rolls (TableBoard *board)
{
  const int n = colonia_board_get_state (board)->dice;
  const gboolean is_one = table_board_get_number (board, "rolled", 0) > 0;
  ColoniaEvent event = make_roll (table_board_get_number (board, is_one ? "rolled" : name_die (board, 0), 0));

  if (event.die == 0)
    return;

  table_board_set_rolled (board, TRUE);
  table_board_complete (board, &event.table);
  for (int i = 1; i < n && !is_one; i++)
    {
      event.die = table_board_get_number (board, name_die (board, i), 0);
      table_board_and_complete (board, &event.table);
    }
  table_board_set_rolled (board, FALSE);
}

/* A roll of one die, or of all that are left. What is corrected was rolled long ago. */
static void
add_roll (TableBoard *board,
          const char *id,
          const char *label,
          const char *key,
          int         n)
{
  const char *names[COLONIA_MAX_DICE + 1] = { "rolled" };
  TableDeed *deed;

  for (int i = 0; i < n && n > 1; i++)
    names[i] = name_die (board, i);
  deed = table_board_add_roll (board, id, label, COLONIA_DIE_SIDES, names);
  deed->key = key;
  if (table_board_get_reader (board)->is_correcting)
    deed->obstacle.text = _("To correct the roll, press what was really rolled.");
}

static void
add_rolls (TableBoard *board)
{
  const int left = colonia_board_get_state (board)->dice;
  TableThing *thing;

  complete_rolls (board);
  table_board_begin_group (board, "roll", NULL, TABLE_FLOW, 0);
  thing = table_board_begin_thing (board, "dice", NULL, NULL);
  thing->look = table_board_get_reader (board)->is_correcting ? TABLE_GONE : TABLE_PLAIN;
  table_board_add_sign (board, "die", "0", 1);
  /* Translators: The app rolls the die. */
  add_roll (board, "roll", _("Roll"), "r", 1);
  if (left > 1)
    add_roll (board, "roll-all", table_board_print (board, ngettext ("Roll %d", "Roll All %d", (gulong) left), left), "R", left);
}

/* The die is rolled as often as the week card says (THU-2), here or at the table. */
void
colonia_board_add_dice (TableBoard *board)
{
  const gboolean is_correcting = table_board_get_reader (board)->is_correcting;

  table_board_add_remark (board, _("Each roll moves the bar of one craftsman down a space, a 6 those of all five."), TABLE_NOBODY, TABLE_NOBODY);
  add_rolls (board);
  table_board_begin_group (board, "die", is_correcting ? _("To correct the roll, press what was really rolled.")
                                                       : _("Rolled at the table? Press what lies there."), TABLE_COLUMNS, COLONIA_DIE_SIDES);
  for (int value = 1; value <= COLONIA_DIE_SIDES; value++)
    add_face (board, value);
  add_craftsmen (board, FALSE);
}
