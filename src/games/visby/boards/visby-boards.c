/* visby-boards.c: lays out boards of Visby, and what lies there at every step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-boards.h"

#include "visby-record.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* How many digits there are. */
#define N_DIGITS 10

/* How the game stands for who looks. */
const VisbyState *
visby_board_get_state (TableBoard *board)
{
  return VISBY_STATE (table_board_get_state (board));
}

/* The tracks with their markers, and the rates below the market. */
void
visby_board_add_tracks (TableBoard *board)
{
  const VisbyState *state = visby_board_get_state (board);

  table_board_begin_group (board, "tracks", NULL, TABLE_FLOW, 0);
  for (int track = 0; track < VISBY_N_TRACKS; track++)
    {
      const char *told = table_board_take (board, visby_term_marker ((VisbyTrack) track, state));
      TableThing *thing = table_board_begin_thing (board, visby_track_ids[track], told, NULL);

      thing->track = state->markers[track];
      thing->track_end = VISBY_LAST_SPACE;
      thing->question = VISBY_QUESTION_TRACK (track);
    }
  for (int i = 0; i < state->n_rates; i++)
    table_board_add_space (board, table_board_print (board, "%d", state->rates[i].from),
                           table_board_print (board, "%d:%d", state->rates[i].wares, state->rates[i].seals), TABLE_NOBODY, 0);
}

/* Begins the row of a player with all that the player has but cards. */
void
visby_board_begin_row (TableBoard *board,
                       int         seat)
{
  const VisbyState *state = visby_board_get_state (board);
  g_autofree char *seals = visby_table_seals (state->players[seat].seals);
  g_autofree char *wares = visby_table_wares (state->players[seat].wares);
  g_autofree char *missing = visby_table_missing (state, seat);

  table_board_begin_seat (board, seat, table_board_print (board, "%s\n%s\n%s", seals, missing, wares))->question = VISBY_QUESTION_PLAYER;
}

/* What the cards of the last round brought, and how the pieces stand then. */
void
visby_board_add_gains (TableBoard *board)
{
  const VisbyState *state = visby_board_get_state (board);
  g_autofree char *pieces = NULL, *all = NULL;

  if (state->n_gains == 0 || table_board_get_reader (board)->is_correcting)
    return;

  pieces = visby_table_pieces (table_board_get_reader (board)->names, state);
  table_board_begin_group (board, "gains", _("What the Cards Brought"), TABLE_FLOW, 0);
  for (int i = 0; i < state->n_gains; i++)
    {
      const VisbyGain *gain = &state->gains[i];
      const char *id = table_board_print (board, "%s-%d", visby_card_ids[gain->card], gain->player + 1);
      const char *told = table_board_take (board, visby_term_gain (table_board_get_name (board, gain->player), gain));
      TableThing *thing = table_board_begin_thing (board, id, told, NULL);

      thing->owner = gain->player;
      thing->question = gain->card;
      table_board_add_sign (board, "picture", visby_card_ids[gain->card], 1);
    }
  all = g_strjoin ("\n", pieces, visby_table_turned (state), NULL);
  table_board_begin_thing (board, "pieces", NULL, all);
}

/* Keys are digits. */
void
visby_board_add_key (TableBoard *board,
                     TableDeed  *deed,
                     int         key)
{
  if (key < N_DIGITS && table_board_has_keys (board, deed->seat))
    deed->key = table_board_print (board, "%d", key);
}

/* Steps */

/* What a game comes to that is only counted at its end. */
static void
lay_out_count (TableBoard *board)
{
  VisbyEvent event;

  table_event_init (&visby_events, &event.table, VISBY_EVENT_FINAL_HOLDINGS);
  table_board_begin_group (board, "count", NULL, TABLE_FLOW, 0);
  table_board_begin_thing (board, "holdings", _("What everybody has"), NULL);
  table_board_add_form (board, "count", NULL, &event.table)->is_suggested = TRUE;
}

static void
add_counted (TableBoard *board,
             int         seat)
{
  const VisbyHoldings *has = &visby_board_get_state (board)->counted[seat];
  g_autofree char *seals = visby_table_seals (has->seals);
  g_autofree char *wares = visby_table_wares (has->wares);

  table_board_begin_seat (board, seat, table_board_print (board, "%s\n%s", seals, wares));
}

static void
lay_out_end (TableBoard *board)
{
  const VisbyState *state = visby_board_get_state (board);
  const gboolean is_tracked = state->table.tracking == VISBY_TRACKING_FULL;

  if (is_tracked)
    visby_board_add_tracks (board);
  table_board_begin_group (board, "players", NULL, TABLE_ROWS, 0);
  for (int seat = 0; seat < state->table.n_players; seat++)
    if (is_tracked)
      visby_board_begin_row (board, seat);
    else
      add_counted (board, seat);
  if (is_tracked)
    visby_board_add_gains (board);
}

/* What may come at any step: the rates of the board, a correction, a note. */
static void
add_aside (TableBoard *board)
{
  const VisbyState *state = visby_board_get_state (board);

  if (!table_board_begin_aside (board, NULL))
    return;

  if (table_state_is_followed (&state->table))
    {
      VisbyEvent rates;

      table_event_init (&visby_events, &rates.table, VISBY_EVENT_RATES);
      rates.n_rates = state->n_rates;
      for (int i = 0; i < state->n_rates; i++)
        rates.rates[i] = state->rates[i];
      table_board_begin_thing (board, "rates", _("Rates…"), NULL);
      table_board_add_form (board, "tell", NULL, &rates.table)->is_suggested = state->n_rates == 0;
    }
  table_board_add_other (board);
}

/* Lays out what lies on the table, whatever the game waits for. */
void
visby_lay_out (TableBoard *board)
{
  static void (*const steps[VISBY_N_STEPS]) (TableBoard *board) = {
    [VISBY_STEP_CARDS] = visby_lay_out_cards,
    [VISBY_STEP_TRADING] = visby_lay_out_trading,
    [VISBY_STEP_FINAL_HOLDINGS] = lay_out_count,
    [VISBY_STEP_FINISHED] = lay_out_end,
  };

  steps[visby_board_get_state (board)->table.step] (board);
  add_aside (board);
}
