/* colonia-friday-board.c: the harbour, where ships are loaded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-terms.h"
#include "colonia-words.h"

#include <glib/gi18n.h>

/* The holds have one letter after the other as their keys, but for the one that lets a player pass. */
#define KEYS "abcdefghijklmnoqrstuvwxyz"

/* The place of a hold that is only looked at. */
#define NOT_LOADED -1

static ColoniaEvent
make_load (TableBoard *board,
           int         berth,
           int         hold)
{
  ColoniaEvent event = colonia_board_make_event (board, COLONIA_EVENT_LOAD);

  event.load.berth = berth;
  event.load.extra = hold == colonia_board_get_state (board)->berths[berth].n_holds;
  event.load.hold = event.load.extra ? 0 : hold;

  return event;
}

/* Which good of an extra hold: the first that can go in, or could be the player's; if none can, the first of all says why. */
static TableObstacle
examine_extra (TableBoard *board,
               int         berth)
{
  const ColoniaState *state = colonia_board_get_state (board);
  ColoniaEvent event = make_load (board, berth, state->berths[berth].n_holds);
  const TableObstacle first = table_state_examine (&state->table, &event.table);

  for (event.load.good = 1; event.load.good < COLONIA_N_GOODS; event.load.good++)
    {
      const TableObstacle obstacle = table_state_examine (&state->table, &event.table);

      if (obstacle.kind == TABLE_OBSTACLE_NONE)
        return obstacle;
    }

  return first;
}

/* A touch loads a hold: one good of any kind goes into the extra one, which is asked for then (EDICT-6). */
static void
add_loading (TableBoard *board,
             int         berth,
             int         hold,
             const char *id,
             const char *told,
             int         place)
{
  const ColoniaEvent event = make_load (board, berth, hold);
  TableDeed *deed;

  if (event.load.extra)
    {
      deed = table_board_add_choice (board, id, NULL, "extra", table_board_print (board, "%d", berth + 1));
      table_board_weigh (board, examine_extra (board, berth));
    }
  else
    {
      deed = table_board_add (board, id, NULL, &event.table);
    }
  deed->told = told;
  if (place < (int) sizeof KEYS - 1)
    deed->key = table_board_print (board, "%c", KEYS[place]);
}

/* A hold, with what goes in and what that pays. */
static void
add_hold (TableBoard *board,
          int         berth,
          int         hold,
          int         place)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const ColoniaShip *ship = &state->berths[berth];
  const gboolean is_extra = hold == ship->n_holds;
  const int seat = is_extra ? ship->extra_player : ship->holds[hold].player;
  const char *id = is_extra ? "extra" : table_board_print (board, "hold-%d", hold + 1);
  const char *told = table_board_take (board, colonia_term_hold (ship, hold, seat != COLONIA_NOBODY
                                                                 ? table_board_get_name (board, seat) : NULL));

  table_board_add_space (board, id, told, seat, seat != COLONIA_NOBODY ? 1 : 0);
  if (is_extra)
    table_board_add_sign (board, "any", "good", 1);
  else
    colonia_board_add_bundle (board, "good", colonia_good_ids, &ship->holds[hold].goods);
  table_board_add_sign (board, "money", colonia_city_ids[ship->city], is_extra ? COLONIA_EXTRA_HOLD_PAYS : ship->holds[hold].pays);
  if (place != NOT_LOADED)
    add_loading (board, berth, hold, id, told, place);
}

/* A berth with the ship that lies there, if any. Returns how many holds that has. */
static int
add_berth (TableBoard *board,
           int         berth,
           int         place)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const ColoniaShip *ship = &state->berths[berth];
  const char *number = colonia_term_berth (berth);
  const int n = ship->present ? ship->n_holds + (ship->has_extra ? 1 : 0) : 0;
  const char *title = ship->present
                        /* Translators: the number of a berth, from I to IV, and the city where the ship in it goes. */
                        ? table_board_print (board, _("Berth %s: a ship for %s"), number, colonia_term_city (ship->city))
                        /* Translators: %s is the number of a berth, from I to IV. */
                        : table_board_print (board, _("Berth %s: no ship"), number);
  const char *city = ship->present ? colonia_city_ids[ship->city] : "none";
  const gboolean is_leaving = ship->present && berth < state->leaving, is_onlooker = table_board_get_reader (board)->is_onlooker;
  TableThing *thing = table_board_begin_thing (board, table_board_print (board, "berth-%d", berth + 1), title,
                                               /* Translators: A ship that leaves on Saturday. It stands beside the name of its city. */
                                               is_leaving && !is_onlooker ? _("leaves") : NULL);

  /* From afar it is said once of all. */
  if (is_leaving && is_onlooker)
    thing->look = TABLE_HERE;
  table_board_add_sign (board, "number", number, 1);
  if (ship->present)
    table_board_add_sign (board, "arms", city, 1);
  table_board_add_sign (board, "name", city, 1);
  table_board_begin_line (board);
  table_board_add_sign (board, "ship", city, 1);
  for (int hold = 0; hold < n; hold++)
    add_hold (board, berth, hold, place != NOT_LOADED ? place + hold : NOT_LOADED);

  return n;
}

/* Which good goes into the extra hold of a ship. */
static void
add_goods (TableBoard *board,
           int         berth)
{
  ColoniaEvent event = make_load (board, berth, colonia_board_get_state (board)->berths[berth].n_holds);

  table_board_ask (board, _("Which good goes into the extra hold?"));
  table_board_begin_group (board, "goods", NULL, TABLE_COLUMNS, COLONIA_N_GOODS);
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    {
      g_autofree char *title = colonia_term_goods (good, 1);

      event.load.good = good;
      table_board_begin_thing (board, colonia_good_ids[good], title, NULL);
      table_board_add_sign (board, "good", colonia_good_ids[good], 1);
      table_board_add (board, "load", NULL, &event.table)->key = colonia_board_find_good_key (board, good);
    }
}

/* The berths with the ships that lie there. */
void
colonia_board_add_berths (TableBoard *board)
{
  table_board_begin_group (board, "berths", NULL, TABLE_COLUMNS, COLONIA_N_BERTHS);
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    add_berth (board, berth, NOT_LOADED);
}

/* Ships are loaded in turn (FRI-1). While a good is asked for, its keys are those of the goods. */
void
colonia_board_add_harbour (TableBoard *board)
{
  const int extra = table_board_get_number (board, "extra", 0);
  int n = extra > 0 ? (int) sizeof KEYS : 0;

  table_board_add_remark (board, _("Exactly the goods that a hold shows go in, with one member from home."), COLONIA_QUESTION_PRICES, TABLE_NOBODY);
  if (extra > 0)
    add_goods (board, extra - 1);
  table_board_begin_group (board, "berths", NULL, TABLE_COLUMNS, COLONIA_N_BERTHS);
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    n += add_berth (board, berth, n);
}
