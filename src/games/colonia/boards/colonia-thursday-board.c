/* colonia-thursday-board.c: the craftsmen, and the die that lets more contracts be fulfilled
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

/* Begins a craftsman, with what he takes and makes. */
static void
begin_craftsman (TableBoard       *board,
                 ColoniaCraftsman  craftsman)
{
  ColoniaResource first, second;

  table_board_begin_thing (board, colonia_craftsman_ids[craftsman], colonia_term_craftsman_heading (craftsman), NULL)->bar =
    colonia_board_get_state (board)->bars[craftsman];
  table_board_add_sign (board, "picture", colonia_craftsman_ids[craftsman], 1);
  table_board_begin_line (board);
  colonia_craftsman_get_recipe (craftsman, &first, &second);
  table_board_add_sign (board, "resource", colonia_resource_ids[first], 1);
  table_board_add_sign (board, "resource", colonia_resource_ids[second], 1);
  table_board_begin_line (board);
  table_board_add_sign (board, "good", colonia_good_ids[craftsman], 1);
}

/* Adds the spaces of a craftsman: those on which somebody stands, the one that is taken next and tells what it takes, and
 * all above the bar (THU-1). */
static void
add_spaces (TableBoard       *board,
            ColoniaCraftsman  craftsman,
            gboolean          is_ordering)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int n = colonia_state_get_n_spaces (state, craftsman), cost = colonia_state_count_order_members (state, craftsman);

  for (int i = 0; i < MAX (n + is_ordering, state->bars[craftsman]); i++)
    {
      const ColoniaSpace *space = i < n ? colonia_state_get_space (state, craftsman, i) : NULL;
      const char *text = i == n && is_ordering ? table_board_print (board, ngettext ("%d member", "%d members", (gulong) cost), cost) : NULL;

      table_board_add_space (board, table_board_print (board, "space-%d", i + 1), text,
                             space != NULL ? space->player : TABLE_NOBODY, space != NULL ? space->members : 0);
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

static const char *
tell_dice (TableBoard *board)
{
  const int dice = colonia_board_get_state (board)->dice;

  return dice > 0 ? table_board_print (board, ngettext ("Then the die: %d roll", "Then the die: %d rolls", (gulong) dice), dice) : NULL;
}

/* Orders are given in turn (THU-1). */
void
colonia_board_add_orders (TableBoard *board)
{
  table_board_add_remark (board,
                          _("Members wait on the first free space: one for a craftsman’s first order of the week, two for "
                            "the second, and so on. Contracts above the bar are fulfilled today."),
                          COLONIA_QUESTION_PRICES, TABLE_NOBODY);
  table_board_add_remark (board, tell_dice (board), TABLE_NOBODY, TABLE_NOBODY);
  add_craftsmen (board, TRUE);
}

/* What lies on the table after a roll there: each number moves the bar of a craftsman, and the highest those of all. */
static void
add_face (TableBoard *board,
          int         value)
{
  const char *id = table_board_print (board, "%d", value);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = value;
  table_board_begin_thing (board, id, value < COLONIA_DIE_SIDES ? colonia_term_craftsman_heading ((ColoniaCraftsman) (value - 1))
                                      /* Translators: A 6 on the die moves the bars of all five craftsmen. */
                                                                : _("All five"), NULL);
  table_board_add_sign (board, "die", id, 1);
  table_board_add (board, "read", NULL, &event.table)->key = id;
}

/* What was rolled here is entered without a further touch. */
static void
add_roll (TableBoard *board)
{
  static const char *const names[] = { "rolled", NULL };
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = table_board_get_number (board, "rolled", 0);
  if (event.die > 0)
    {
      table_board_set_rolled (board, TRUE);
      table_board_complete (board, &event.table);
      table_board_set_rolled (board, FALSE);
    }

  /* Translators: The app rolls the die. */
  table_board_begin_thing (board, "roll", _("Roll"), NULL);
  table_board_add_roll (board, "roll", NULL, COLONIA_DIE_SIDES, names)->key = "r";
}

/* The die is rolled as often as the week card says (THU-2), here or at the table. */
void
colonia_board_add_dice (TableBoard *board)
{
  const int left = colonia_board_get_state (board)->dice;

  table_board_add_remark (board, _("Each roll moves the bar of one craftsman down a space, a 6 those of all five."), TABLE_NOBODY, TABLE_NOBODY);
  table_board_add_remark (board, table_board_print (board, ngettext ("%d roll is left", "%d rolls are left", (gulong) left), left),
                          TABLE_NOBODY, TABLE_NOBODY);
  table_board_begin_group (board, "die", NULL, TABLE_FLOW, 0);
  if (!table_board_get_reader (board)->is_correcting)
    add_roll (board);
  for (int value = 1; value <= COLONIA_DIE_SIDES; value++)
    add_face (board, value);
  add_craftsmen (board, FALSE);
}
