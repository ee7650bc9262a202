/* parlour-sight.c: what lies on the table, for the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only what everybody at the table can see is read here: never what a player
 * has.
 */

#include "config.h"

#include "parlour-game-display.h"

#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* Adds a tile that shows nothing yet. What is one too many is not seen. */
ParlourTileFace *
parlour_sight_add_face (ParlourSight *sight)
{
  static ParlourTileFace beyond;

  g_return_val_if_fail (sight != NULL, NULL);

  if (sight->n_faces < PARLOUR_MAX_SIGHT)
    return &sight->faces[sight->n_faces++];

  parlour_tile_face_clear (&beyond);

  return &beyond;
}

static ParlourSign
make_emblem (const ParlourOnlooker *onlooker,
             int                    seat)
{
  return (ParlourSign) { PARLOUR_SIGN_EMBLEM, (int) table_session_get_color (onlooker->session, seat), 1 };
}

/* What is handed out and moved */

/* What a player moves, in the language of that player. */
static char *
tell_moves (const ParlourOnlooker *onlooker,
            int                    seat)
{
  g_autoptr (TongueScope) scope = tongue_speak (table_session_get_language (onlooker->session, seat));
  g_auto (GStrv) moves = parlour_stage_tell_moves (onlooker->stage, onlooker->session, seat);

  return moves != NULL ? g_strjoinv ("\n", moves) : NULL;
}

/* What is moved by hand is moved before anybody has answered anything. What was answered
 * to what the game asked before does not count, so the game is asked. */
static gboolean
has_moves (const ParlourOnlooker *onlooker)
{
  const ParlourGameDisplay *game = parlour_game_display_find (onlooker->state->game);

  for (int seat = 0; game->get_said != NULL && seat < onlooker->state->n_players; seat++)
    if (game->get_said (onlooker, seat).text != NULL)
      return FALSE;

  return onlooker->state->tracking == 0 && parlour_stage_are_moves_due (onlooker->stage, onlooker->session);
}

/* What players are given and move: a tile for each of them, if there is anything. What
 * they are given stands on handed_out, by seat. */
static void
show_players (ParlourSight          *sight,
              const ParlourOnlooker *onlooker,
              const ParlourTileFace *handed_out)
{
  int seats[TABLE_MAX_PLAYERS];

  table_game_list_places (onlooker->state, seats);
  for (int place = 0; place < onlooker->state->n_players; place++)
    {
      int seat = seats[place];
      g_autofree char *moves = tell_moves (onlooker, seat);
      ParlourTileFace *face;

      if (handed_out[seat].n_lines == 0 && moves == NULL)
        continue;

      face = parlour_sight_add_face (sight);
      *face = handed_out[seat];
      face->head = make_emblem (onlooker, seat);
      face->title = g_strdup (table_session_get_names (onlooker->session)[seat]);
      face->text = g_steal_pointer (&moves);
    }
}

/* The end */

static int
count_behind (const TableScore *score,
              int               rank)
{
  int n = 0;

  for (int seat = 0; seat < score->n_players; seat++)
    n += score->ranks[seat] > rank ? 1 : 0;

  return n;
}

static void
show_rank (ParlourSight          *sight,
           const ParlourOnlooker *onlooker,
           const TableScore      *score,
           int                    seat)
{
  ParlourTileFace *face = parlour_sight_add_face (sight);

  face->head = make_emblem (onlooker, seat);
  /* Translators: %d is the rank at the end of the game, %s the player. */
  face->title = g_strdup_printf (C_("rank and player", "%d. %s"), score->ranks[seat],
                                 table_session_get_names (onlooker->session)[seat]);
  face->text = table_game_tell_total (onlooker->state->game, score->totals[seat]);
  if (score->ranks[seat] == 1)
    face->look = PARLOUR_TILE_GOLD;
}

/* As far as they have been told, from the last one on. */
static void
show_ranks (ParlourSight          *sight,
            const ParlourOnlooker *onlooker)
{
  int n_ranked = parlour_stage_get_n_ranked (onlooker->stage);
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;

  if (!table_state_get_score (onlooker->state, &score))
    return;

  table_score_list (&score, seats);
  for (int place = 0; place < score.n_players; place++)
    if (count_behind (&score, score.ranks[seats[place]]) < n_ranked)
      show_rank (sight, onlooker, &score, seats[place]);
}

/* Finds what everybody is to see of a game: what the step is about or, right after something was
 * made or paid, what is handed out. It is told in the language that is spoken. */
void
parlour_sight_make (ParlourSight          *sight,
                    const ParlourOnlooker *onlooker)
{
  const ParlourGameDisplay *game;
  ParlourTileFace handed_out[TABLE_MAX_PLAYERS] = { 0 };

  g_return_if_fail (sight != NULL);
  g_return_if_fail (onlooker != NULL && onlooker->state != NULL);

  memset (sight, 0, sizeof *sight);
  game = parlour_game_display_find (onlooker->state->game);
  sight->hands_out = !onlooker->is_news && game->hand_out != NULL && game->hand_out (handed_out, onlooker);
  if (sight->hands_out || (!onlooker->is_news && has_moves (onlooker)))
    show_players (sight, onlooker, handed_out);
  sight->is_moved = sight->n_faces > 0 && !sight->hands_out;
  if (sight->n_faces > 0)
    return;

  if (table_state_is_finished (onlooker->state) && parlour_stage_get_n_ranked (onlooker->stage) > 0)
    show_ranks (sight, onlooker);
  else if (game->make_sight != NULL)
    game->make_sight (sight, onlooker);
}
