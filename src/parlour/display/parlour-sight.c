/* parlour-sight.c: what lies on the table, for the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only what everybody at the table can see is read here: never what a player
 * has.
 */

#include "config.h"

#include "parlour-sight.h"

#include "colonia-score.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "hand-out.h"
#include "parlour-stage.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many different things stand on a line. */
#define SIGNS_A_LINE 3

static ParlourTileFace *
add_face (ParlourSight *sight)
{
  static ParlourTileFace beyond;

  if (sight->n_faces < PARLOUR_MAX_SIGHT)
    return &sight->faces[sight->n_faces++];

  parlour_tile_face_clear (&beyond);

  return &beyond;
}

static ParlourSignLine *
add_line (ParlourTileFace *face)
{
  g_assert (face->n_lines < PARLOUR_MAX_SIGN_LINES);

  return &face->lines[face->n_lines++];
}

static void
add_sign (ParlourSignLine *line,
          ParlourSignKind  kind,
          int              which,
          int              count)
{
  g_assert (line->n_signs < PARLOUR_MAX_SIGNS);

  line->signs[line->n_signs++] = (ParlourSign) { kind, which, count };
}

/* All that there is of a kind, so many on a line. */
static void
add_bundle (ParlourTileFace   *face,
            ParlourSignKind    kind,
            const TableBundle *bundle,
            int                n_kinds)
{
  ParlourSignLine *line = NULL;

  for (int which = 0; which < n_kinds; which++)
    {
      if (bundle->n[which] == 0)
        continue;

      if (line == NULL || line->n_signs == SIGNS_A_LINE)
        line = add_line (face);
      add_sign (line, kind, which, bundle->n[which]);
    }
}

static void
add_members (ParlourSignLine *line,
             TableSession    *session,
             int              seat,
             int              members)
{
  int color = (int) table_session_get_color (session, seat);

  add_sign (line, PARLOUR_SIGN_EMBLEM, color, 1);
  if (members > 0)
    add_sign (line, PARLOUR_SIGN_MEMBER, color, members);
}

/* Wednesday */

static void
show_booths (ParlourSight *sight,
             TableSession *session)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);

  sight->kind = PARLOUR_SIGHT_BOOTHS;
  for (int i = 0; i < state->n_booths; i++)
    {
      const ColoniaBooth *booth = &state->booths[i];
      ParlourTileFace *face = add_face (sight);

      face->title = g_strdup_printf ("%d", i + 1);
      add_bundle (face, PARLOUR_SIGN_RESOURCE, &booth->resources, COLONIA_N_RESOURCES);
      if (booth->player != TABLE_NOBODY)
        add_members (add_line (face), session, booth->player, booth->members);

      if (booth->player != TABLE_NOBODY)
        face->look = PARLOUR_TILE_DONE;
      else if (colonia_bundle_get_total (&booth->resources) == 0)
        face->look = PARLOUR_TILE_GONE;
    }
}

/* Thursday */

/* What an order takes: two resources, and members of whoever has the turn. */
static void
show_recipe (ParlourTileFace  *face,
             TableSession   *session,
             ColoniaCraftsman  craftsman)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  ParlourSignLine *line = add_line (face);
  ColoniaResource first, second;

  colonia_craftsman_get_recipe (craftsman, &first, &second);
  add_sign (line, PARLOUR_SIGN_RESOURCE, (int) first, 1);
  add_sign (line, PARLOUR_SIGN_RESOURCE, (int) second, 1);
  if (state->turn != TABLE_NOBODY)
    line->last = (ParlourSign) {
      PARLOUR_SIGN_MEMBER, (int) table_session_get_color (session, state->turn),
      colonia_state_count_order_members (state, craftsman),
    };
}

/* One space below the other, as far as contracts stand and as the bar lets them
 * be fulfilled. What there is no room for is counted; the bar is always there. */
static void
show_contracts (ParlourTileFace  *face,
                TableSession   *session,
                ColoniaCraftsman  craftsman)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  int n_taken = colonia_state_get_n_spaces (state, craftsman);
  int bar = state->bars[craftsman];
  int n_spaces = MAX (n_taken, bar);
  int n_shown = MIN (n_spaces, PARLOUR_MAX_SIGN_LINES - face->n_lines - 1);

  for (int space = 0; space <= n_shown; space++)
    {
      if (space == MIN (bar, n_shown))
        add_line (face)->bar = TRUE;
      if (space < MIN (n_taken, n_shown))
        {
          const ColoniaSpace *contract = colonia_state_get_space (state, craftsman, space);

          add_members (add_line (face), session, contract->player, contract->members);
        }
      else if (space < n_shown)
        {
          add_line (face)->space = TRUE;
        }
    }

  if (n_taken > n_shown)
    face->text = g_strdup_printf ("+%d", n_taken - n_shown);
}

static void
show_craftsmen (ParlourSight *sight,
                TableSession *session)
{
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      ParlourTileFace *face = add_face (sight);

      face->head = (ParlourSign) { PARLOUR_SIGN_GOOD, craftsman, 1 };
      face->title = g_strdup (colonia_term_craftsman_heading ((ColoniaCraftsman) craftsman));
      show_recipe (face, session, (ColoniaCraftsman) craftsman);
      show_contracts (face, session, (ColoniaCraftsman) craftsman);
    }
}

/* Friday */

static void
show_hold (ParlourTileFace *face,
           TableSession  *session,
           ColoniaCity      city,
           const ColoniaHold *hold)
{
  ParlourSignLine *line = add_line (face);

  if (hold->player != TABLE_NOBODY)
    {
      add_sign (line, PARLOUR_SIGN_EMBLEM, (int) table_session_get_color (session, hold->player), 1);
      line->owned = TRUE;
    }

  for (int good = 0; good < COLONIA_N_GOODS && line->n_signs < PARLOUR_MAX_SIGNS; good++)
    if (hold->goods.n[good] > 0)
      add_sign (line, PARLOUR_SIGN_GOOD, good, hold->goods.n[good]);
  line->last = (ParlourSign) { PARLOUR_SIGN_MONEY, (int) city, hold->pays };
}

/* Which good went in is seen at the table. */
static void
show_extra_hold (ParlourTileFace   *face,
                 TableSession      *session,
                 const ColoniaShip *ship)
{
  ParlourSignLine *line;

  if (ship->extra_player == TABLE_NOBODY)
    {
      face->text = g_strdup (_("An extra hold for any good"));
      return;
    }

  line = add_line (face);
  add_sign (line, PARLOUR_SIGN_EMBLEM, (int) table_session_get_color (session, ship->extra_player), 1);
  line->owned = TRUE;
  line->last = (ParlourSign) { PARLOUR_SIGN_MONEY, (int) ship->city, COLONIA_EXTRA_HOLD_PAYS };
}

static void
show_ship (ParlourSight *sight,
           TableSession *session,
           int           berth)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  const ColoniaShip *ship = &state->berths[berth];
  ParlourTileFace *face = add_face (sight);

  if (!ship->present)
    {
      face->title = g_strdup (colonia_term_berth (berth));
      face->look = PARLOUR_TILE_GONE;
      return;
    }

  /* Translators: the first %s is the number of a berth, from I to IV, the second the city that its ship sails to. */
  face->title = g_strdup_printf (C_("berth and city", "%s · %s"), colonia_term_berth (berth), colonia_term_city (ship->city));
  face->head = (ParlourSign) { PARLOUR_SIGN_ARMS, (int) ship->city, 1 };
  for (int i = 0; i < ship->n_holds; i++)
    show_hold (face, session, ship->city, &ship->holds[i]);

  if (ship->has_extra)
    show_extra_hold (face, session, ship);

  if (berth < state->leaving)
    face->look = PARLOUR_TILE_GOLD;
}

static void
show_ships (ParlourSight *sight,
            TableSession *session)
{
  sight->kind = PARLOUR_SIGHT_SHIPS;
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    show_ship (sight, session, berth);
}

/* Sunday */

static char *
tell_worth (const ColoniaCard *card)
{
  if (card->shrine)
    return g_strdup (_("Shrine"));

  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) card->points), card->points);
}

static void
show_relics (ParlourSight *sight,
             TableSession *session)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);

  for (int slot = 0; slot < state->n_display; slot++)
    {
      const ColoniaCard *card = &state->display[slot];
      ParlourTileFace *face;

      if (!card->present)
        continue;

      face = add_face (sight);
      face->head = (ParlourSign) { PARLOUR_SIGN_MONEY, (int) card->city, card->cost };
      face->worth = tell_worth (card);
      face->text = g_strdup (colonia_term_city (card->city));
      if (card->safeguard != TABLE_NOBODY)
        add_members (add_line (face), session, card->safeguard, 0);
    }
}

/* Votes */

static void
show_edicts (ParlourSight *sight,
             TableSession *session)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);

  for (int i = 0; i < state->n_edicts; i++)
    {
      const ColoniaLaidEdict *edict = &state->edicts[i];
      const char *day = colonia_term_day (edict->day);
      g_autofree char *name = colonia_session_describe_edict (session, edict);
      ParlourTileFace *face = add_face (sight);

      face->text = colonia_term_begin (name);
      if (edict->result == COLONIA_RESULT_ACCEPTED)
        /* Translators: %s is a day, on which an edict was voted on. */
        face->title = g_strdup_printf (_("%s · accepted"), day);
      else if (edict->result == COLONIA_RESULT_REJECTED)
        /* Translators: %s is a day, on which an edict was voted on. */
        face->title = g_strdup_printf (_("%s · rejected"), day);
      else
        face->title = g_strdup (day);

      if (edict->result == COLONIA_RESULT_REJECTED)
        face->look = PARLOUR_TILE_DONE;
      else if (i == state->edict)
        face->look = PARLOUR_TILE_GOLD;
    }
}

/* What is handed out */

/* What is handed out last: after Saturday's payment new ships come in, while the money is
 * counted still. */
static TableLine *
find_last_step (TableSession *session)
{
  TableLine *line = table_session_get_last_step (session);

  while (line != NULL
         && table_line_get_event_type (line) == COLONIA_EVENT_SHIP
         && table_session_get_state (session)->part == COLONIA_DAY_SATURDAY)
    line = table_session_get_step_before (session, line);

  return line;
}

/* Goods are made and ships pay before all eyes. What is drawn blindly or changed
 * at the bank tells what somebody has. */
static gboolean
find_hand_out (TableSession *session,
               HandOut      *hand_out)
{
  TableLine *line = find_last_step (session);
  const TableEffect *effects;
  guint n_effects;

  if (line == NULL
      || table_line_is_private (line)
      || table_line_get_event_type (line) == COLONIA_EVENT_EXCHANGE)
    return FALSE;

  effects = table_line_get_effects (line, &n_effects);

  return hand_out_make (hand_out, effects, n_effects);
}

/* What a player moves, in the language of that player. */
static char *
tell_moves (TableSession *session,
            int           seat)
{
  g_autoptr (TongueScope) scope = tongue_speak (table_session_get_language (session, seat));
  g_auto (GStrv) moves = parlour_stage_tell_moves (parlour_stage_get (session), session, seat);

  return moves != NULL ? g_strjoinv ("\n", moves) : NULL;
}

/* What a player is given and moves, if anything. */
static void
show_family (ParlourSight  *sight,
             TableSession  *session,
             const HandOut *hand_out,
             int            seat)
{
  g_autofree char *moves = tell_moves (session, seat);
  ParlourTileFace *face;

  if (!hand_out_is_for (hand_out, seat) && moves == NULL)
    return;

  face = add_face (sight);
  face->head = (ParlourSign) { PARLOUR_SIGN_EMBLEM, (int) table_session_get_color (session, seat), 1 };
  face->title = g_strdup (table_session_get_names (session)[seat]);
  face->text = g_steal_pointer (&moves);
  add_bundle (face, PARLOUR_SIGN_MONEY, &hand_out->money[seat], COLONIA_N_CITIES);
  add_bundle (face, PARLOUR_SIGN_GOOD, &hand_out->goods[seat], COLONIA_N_GOODS);
}

/* Members are moved before somebody has voted. */
static gboolean
has_moves (TableSession *session)
{
  ParlourStage *stage = parlour_stage_get (session);

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    if (parlour_stage_get_said (stage, seat) != 0)
      return FALSE;

  return parlour_stage_are_moves_due (stage, session)
         && table_session_get_state (session)->tracking == COLONIA_TRACKING_FULL;
}

/* The end */

static int
count_behind (const ColoniaScore *score,
              int                 rank)
{
  int n = 0;

  for (int seat = 0; seat < score->n_players; seat++)
    n += score->players[seat].rank > rank ? 1 : 0;

  return n;
}

static void
show_ranks (ParlourSight *sight,
            TableSession *session,
            int           n_ranked)
{
  ColoniaScore score;

  if (!colonia_state_get_score ((gconstpointer) table_session_get_state (session), &score))
    return;

  for (int rank = 1; rank <= score.n_players; rank++)
    for (int seat = 0; seat < score.n_players; seat++)
      {
        const ColoniaPlayerScore *player = &score.players[seat];
        ParlourTileFace *face;

        if (player->rank != rank || count_behind (&score, rank) >= n_ranked)
          continue;

        face = add_face (sight);
        face->head = (ParlourSign) { PARLOUR_SIGN_EMBLEM, (int) table_session_get_color (session, seat), 1 };
        /* Translators: %d is the rank at the end of the game, %s the player. */
        face->title = g_strdup_printf (C_("rank and player", "%d. %s"), rank, table_session_get_names (session)[seat]);
        face->text = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) player->total), player->total);
        if (rank == 1)
          face->look = PARLOUR_TILE_GOLD;
      }
}

/* All together */

static void
show_edict_step (ParlourSight *sight,
                 TableSession *session)
{
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);

  switch ((int) state->edicts[state->edict].kind)
    {
    case COLONIA_EDICT_BIGGER_BOOTHS:
    case COLONIA_EDICT_FOREIGN_MERCHANTS:
      show_booths (sight, session);
      break;

    case COLONIA_EDICT_SHIPS_LEAVE:
      show_ships (sight, session);
      break;

    case COLONIA_EDICT_NEW_RELICS:
      show_relics (sight, session);
      break;

    default:
      if (state->day == COLONIA_DAY_THURSDAY)
        show_craftsmen (sight, session);
      else
        show_edicts (sight, session);
    }
}

static void
show_step (ParlourSight *sight,
           TableSession *session,
           int           n_ranked)
{
  switch ((int) table_session_get_state (session)->step)
    {
    case COLONIA_STEP_BERTH_SHIPS:
    case COLONIA_STEP_WEEK_CARD:
    case COLONIA_STEP_LOADING:
      show_ships (sight, session);
      break;

    case COLONIA_STEP_REVEAL_RELICS:
    case COLONIA_STEP_BUYING:
    case COLONIA_STEP_SAFEGUARDING:
      show_relics (sight, session);
      break;

    case COLONIA_STEP_MARKET:
      show_booths (sight, session);
      break;

    case COLONIA_STEP_ORDERS:
    case COLONIA_STEP_EXTRA_CONTRACTS:
      show_craftsmen (sight, session);
      break;

    case COLONIA_STEP_EDICT:
      show_edict_step (sight, session);
      break;

    case COLONIA_STEP_FINISHED:
      show_ranks (sight, session, n_ranked);
      break;

    case COLONIA_STEP_VOTE:
    case COLONIA_STEP_CASTING_VOTE:
      if (table_session_get_state (session)->part == COLONIA_DAY_THURSDAY)
        show_craftsmen (sight, session);
      break;

    case COLONIA_STEP_FINAL_HOLDINGS:
      break;

    default:
      show_edicts (sight, session);
    }
}

static gboolean
may_hand_out (ColoniaStep step)
{
  return step != COLONIA_STEP_VOTE && step != COLONIA_STEP_CASTING_VOTE && step != COLONIA_STEP_FINAL_HOLDINGS
         && step != COLONIA_STEP_FINISHED;
}

/**
 * parlour_sight_make:
 * @sight: (out caller-allocates): what is to be seen; each of its faces must be
 *   shown by a tile or cleared
 * @session: a game
 * @n_ranked: of how many players the rank has been told at its end, from 0
 *
 * Finds what everybody is to see of a game: what the step is about or, right
 * after something was made or paid, what is handed out. It is told in the
 * language that is spoken.
 */
void
parlour_sight_make (ParlourSight *sight,
                    TableSession *session,
                    int           n_ranked)
{
  HandOut hand_out = { 0 };

  g_return_if_fail (sight != NULL);
  g_return_if_fail (TABLE_IS_SESSION (session));

  memset (sight, 0, sizeof *sight);
  sight->hands_out = may_hand_out (table_session_get_state (session)->step) && find_hand_out (session, &hand_out);
  if (!sight->hands_out && !has_moves (session))
    {
      show_step (sight, session, n_ranked);
      return;
    }

  for (int place = 0; place < table_session_get_state (session)->n_players; place++)
    show_family (sight, session, &hand_out, colonia_state_get_seat ((gconstpointer) table_session_get_state (session), place));
}
