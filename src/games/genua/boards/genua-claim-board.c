/* genua-claim-board.c: markers on the board: who places them, and where (OWN-1 to OWN-5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-boards.h"

#include "genua-words.h"

#include <glib/gi18n.h>

/* Who could place markers, from which street of several, and on how many buildings is one touch (OWN-3); who could not
 * says why. */
LAYS_OUT (genua_board_add_claimant)
{
  const gboolean has_several = genua_state_count_streets (state) > 1;
  GenuaEvent event = EVENT (CLAIM, what);

  while (!genua_disc_is_open (&state->path[event.claim.street]))
    event.claim.street++;
  if (table_state_examine (&state->table, &event.table).kind != (int) GENUA_OBSTACLE_TWO_BUILDINGS)
    {
      table_board_add (board, "markers", _("Place Markers"), &event.table);
      return;
    }

  for (int disc = event.claim.street; disc < state->n_path; disc++)
    for (int n = 1; genua_disc_is_open (&state->path[disc]) && n <= 2; n++)
      {
        const char *label = n > 1 ? _("On Two Buildings") : _("Place Markers");

        if (has_several)
          label = table_board_print (board, C_("something and what it is", "%s: %s"),
                                     table_board_print (board, _("%d. %s"), disc + 1, genua_term_place (GENUA_PLACE_STREET)), label);
        table_board_add_choice (board, table_board_print (board, "markers-%d-%d", disc + 1, n), label, "markers", SEAT (what));
        table_board_and_choose (board, "street", SEAT (disc));
        table_board_and_choose (board, "buildings", table_board_print (board, "%d", n));
        table_board_weigh (board, genua_things_examine (state, what, GENUA_THING_MARKER, n, GENUA_RULE_OWN_5));
      }
}

/* Adds what is done with a building, after a first one if there is any. With the first of two there must be a second one,
 * whichever that is. What markers cost is said where somebody else has one. */
static void
add_claim (TableBoard       *board,
           const GenuaState *state,
           int               building,
           gboolean          removes)
{
  const int on_first = table_board_get_id (board, "first", genua_building_ids), off_first = table_board_get_id (board, "removed", genua_building_ids);
  const int seat = table_board_get_number (board, "markers", 0) - 1, owner = state->owners[building], second = genua_state_find_free (state, building);
  const char *id = removes ? "remove" : "place", *label = NULL, *told = NULL, *does = removes ? _("Only remove") : _("Place");
  int on[2], off[2];
  GenuaEvent event = EVENT (CLAIM, seat);
  GenuaClaim *claim = &event.claim;

  *claim = (GenuaClaim) { .street = table_board_get_number (board, "street", 0) - 1, .on = on, .off = off };
  if (on_first != TABLE_NOBODY)
    on[claim->n_on++] = on_first;
  if (off_first != TABLE_NOBODY)
    off[claim->n_off++] = off_first;
  *(removes ? &off[claim->n_off++] : &on[claim->n_on++]) = building;
  if (owner != TABLE_NOBODY && owner != seat)
    {
      const int cost = genua_claim_count_cost (state, seat, claim);
      g_autofree char *markers = genua_term_things (GENUA_THING_MARKER, cost);

      label = table_board_print (board, C_("something and what it is", "%s: %s"), does, table_board_print (board, "%d", cost));
      told = table_board_print (board, C_("something and what it is", "%s: %s"), does, markers);
    }
  if (claim->n_on + claim->n_off == table_board_get_number (board, "buildings", 1))
    {
      table_board_add (board, id, label, &event.table)->told = told;
      return;
    }

  if (second != TABLE_NOBODY)
    on[claim->n_on++] = second;
  table_board_add_choice (board, id, label, removes ? "removed" : "first", genua_place_ids[building])->told = told;
  table_board_weigh (board, table_state_examine (&state->table, &event.table));
}

/* Where somebody places markers. */
LAYS_OUT (genua_board_add_claims)
{
  const int first = table_board_get_id (board, HAS_CHOSEN ("removed") ? "removed" : "first", genua_building_ids);
  const char *name = table_board_get_name (board, what);

  table_board_ask (board, first == TABLE_NOBODY
                            /* Translators: %s is a player. */
                            ? table_board_print (board, _("Where does %s place a marker?"), name)
                            /* Translators: %s are a player and a building. */
                            : table_board_print (board, _("Where does %s place a marker besides %s?"), name, genua_term_within (first)));
  table_board_add_remark (board, _("What markers cost"), GENUA_QUESTION_CLAIM, what);
  table_board_begin_group (board, "city", NULL, TABLE_RING, GENUA_N_RING);
  for (int i = 0; i < GENUA_N_BUILDINGS; i++)
    {
      const int building = i < GENUA_N_RING ? state->agreed.ring[i] : i - GENUA_N_RING, owner = state->owners[building];

      genua_board_begin_place (board, state, building);
      for (int removes = FALSE; building != first && removes <= (owner != TABLE_NOBODY && owner != what); removes++)
        add_claim (board, state, building, removes);
    }
  table_board_add_digits (board);
}
