/* colonia-sight.c: what lies on Colonia's table, for the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only what everybody at the table can see is read here: never what a player
 * has.
 */

#include "config.h"

#include "colonia-sight.h"

#include "colonia-picture.h"
#include "colonia-piece.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "hand-out.h"

#include <glib/gi18n.h>

/* How many different things stand on a line. */
#define SIGNS_A_LINE 3

/* Makes what a sign shows. */
GtkWidget *
colonia_sight_make_sign (int kind,
                         int which,
                         int count)
{
  static const ColoniaPieceKind kinds[] = {
    [COLONIA_SIGN_RESOURCE] = COLONIA_PIECE_RESOURCE,
    [COLONIA_SIGN_GOOD] = COLONIA_PIECE_GOOD,
    [COLONIA_SIGN_MONEY] = COLONIA_PIECE_MONEY,
    [COLONIA_SIGN_MEMBER] = COLONIA_PIECE_MEMBER,
  };

  if (kind == COLONIA_SIGN_ARMS)
    return g_object_new (COLONIA_TYPE_PICTURE, "kind", COLONIA_PICTURE_ARMS, "city", which, NULL);

  return colonia_piece_new (kinds[kind], which, count);
}

/* All that there is of a kind, so many on a line. */
static void
add_bundle (ParlourTileFace   *face,
            ColoniaSignKind    kind,
            const TableBundle *bundle,
            int                n_kinds)
{
  ParlourSignLine *line = NULL;

  for (int which = 0; which < n_kinds; which++)
    {
      if (bundle->n[which] == 0)
        continue;

      if (line == NULL || line->n_signs == SIGNS_A_LINE)
        line = parlour_tile_face_add_line (face);
      parlour_sign_line_add (line, (int) kind, which, bundle->n[which]);
    }
}

static void
add_emblem (ParlourSignLine       *line,
            const ParlourOnlooker *onlooker,
            int                    seat)
{
  parlour_sign_line_add (line, PARLOUR_SIGN_EMBLEM, (int) table_session_get_color (onlooker->session, seat), 1);
}

static void
add_members (ParlourSignLine       *line,
             const ParlourOnlooker *onlooker,
             int                    seat,
             int                    members)
{
  int color = (int) table_session_get_color (onlooker->session, seat);

  add_emblem (line, onlooker, seat);
  if (members > 0)
    parlour_sign_line_add (line, COLONIA_SIGN_MEMBER, color, members);
}

/* Thursday */

/* What an order takes: two resources, and members of whoever has the turn. */
static void
show_recipe (ParlourTileFace       *face,
             const ParlourOnlooker *onlooker,
             ColoniaCraftsman       craftsman)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  ParlourSignLine *line = parlour_tile_face_add_line (face);
  ColoniaResource first, second;

  colonia_craftsman_get_recipe (craftsman, &first, &second);
  parlour_sign_line_add (line, COLONIA_SIGN_RESOURCE, (int) first, 1);
  parlour_sign_line_add (line, COLONIA_SIGN_RESOURCE, (int) second, 1);
  if (state->turn != TABLE_NOBODY)
    line->last = (ParlourSign) {
      COLONIA_SIGN_MEMBER, (int) table_session_get_color (onlooker->session, state->turn),
      colonia_state_count_order_members (state, craftsman),
    };
}

/* What the last roll of Thursday lets a craftsman make. */
static void
show_made (ParlourTileFace       *face,
           const ParlourOnlooker *onlooker,
           ColoniaCraftsman       craftsman)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (table_session_get_last_step (onlooker->session), &n_effects);
  int made = 0;

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_MADE && effects[i].what == (int) craftsman)
      made += effects[i].amount;
  if (made > 0)
    parlour_sign_line_add (parlour_tile_face_add_line (face), COLONIA_SIGN_GOOD, (int) craftsman, made);
}

/* One space below the other, as far as contracts stand and as the bar lets them
 * be fulfilled. What there is no room for is counted; the bar is always there, and so is what
 * is made below it when the last die lies still. */
static void
show_contracts (ParlourTileFace       *face,
                const ParlourOnlooker *onlooker,
                ColoniaCraftsman       craftsman)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  int n_taken = colonia_state_get_n_spaces (state, craftsman);
  int bar = state->bars[craftsman];
  int n_spaces = MAX (n_taken, bar);
  int n_goods = onlooker->is_news ? 1 : 0;
  int n_shown = MIN (n_spaces, PARLOUR_MAX_SIGN_LINES - face->n_lines - 1 - n_goods);

  for (int space = 0; space <= n_shown; space++)
    {
      if (space == MIN (bar, n_shown))
        parlour_tile_face_add_line (face)->bar = TRUE;
      if (space < MIN (n_taken, n_shown))
        {
          const ColoniaSpace *contract = colonia_state_get_space (state, craftsman, space);

          add_members (parlour_tile_face_add_line (face), onlooker, contract->player, contract->members);
        }
      else if (space < n_shown)
        {
          parlour_tile_face_add_line (face)->space = TRUE;
        }
    }

  if (n_taken > n_shown)
    face->text = g_strdup_printf ("+%d", n_taken - n_shown);
}

static void
show_craftsmen (ParlourSight          *sight,
                const ParlourOnlooker *onlooker)
{
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      ParlourTileFace *face = parlour_sight_add_face (sight);

      face->head = (ParlourSign) { COLONIA_SIGN_GOOD, craftsman, 1 };
      face->title = g_strdup (colonia_term_craftsman_heading ((ColoniaCraftsman) craftsman));
      if (!onlooker->is_news)
        show_recipe (face, onlooker, (ColoniaCraftsman) craftsman);
      show_contracts (face, onlooker, (ColoniaCraftsman) craftsman);
      if (onlooker->is_news)
        show_made (face, onlooker, (ColoniaCraftsman) craftsman);
    }
}

/* Friday */

static void
show_hold (ParlourTileFace       *face,
           const ParlourOnlooker *onlooker,
           ColoniaCity            city,
           const ColoniaHold     *hold)
{
  ParlourSignLine *line = parlour_tile_face_add_line (face);

  if (hold->player != TABLE_NOBODY)
    {
      add_emblem (line, onlooker, hold->player);
      line->owned = TRUE;
    }

  for (int good = 0; good < COLONIA_N_GOODS && line->n_signs < PARLOUR_MAX_SIGNS; good++)
    if (hold->goods.n[good] > 0)
      parlour_sign_line_add (line, COLONIA_SIGN_GOOD, good, hold->goods.n[good]);
  line->last = (ParlourSign) { COLONIA_SIGN_MONEY, (int) city, hold->pays };
}

/* Which good went in is seen at the table. */
static void
show_extra_hold (ParlourTileFace       *face,
                 const ParlourOnlooker *onlooker,
                 const ColoniaShip     *ship)
{
  ParlourSignLine *line;

  if (ship->extra_player == TABLE_NOBODY)
    {
      face->text = g_strdup (_("An extra hold for any good"));
      return;
    }

  line = parlour_tile_face_add_line (face);
  add_emblem (line, onlooker, ship->extra_player);
  line->owned = TRUE;
  line->last = (ParlourSign) { COLONIA_SIGN_MONEY, (int) ship->city, COLONIA_EXTRA_HOLD_PAYS };
}

static void
show_ship (ParlourSight          *sight,
           const ParlourOnlooker *onlooker,
           int                    berth)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  const ColoniaShip *ship = &state->berths[berth];
  ParlourTileFace *face = parlour_sight_add_face (sight);

  if (!ship->present)
    {
      face->title = g_strdup (colonia_term_berth (berth));
      face->look = PARLOUR_TILE_GONE;
      return;
    }

  /* Translators: the first %s is the number of a berth, from I to IV, the second the city that its ship sails to. */
  face->title = g_strdup_printf (C_("berth and city", "%s · %s"), colonia_term_berth (berth), colonia_term_city (ship->city));
  face->head = (ParlourSign) { COLONIA_SIGN_ARMS, (int) ship->city, 1 };
  for (int i = 0; i < ship->n_holds; i++)
    show_hold (face, onlooker, ship->city, &ship->holds[i]);

  if (ship->has_extra)
    show_extra_hold (face, onlooker, ship);

  if (berth < state->leaving)
    face->look = PARLOUR_TILE_GOLD;
}

static void
show_ships (ParlourSight          *sight,
            const ParlourOnlooker *onlooker)
{
  sight->kind = COLONIA_SIGHT_SHIPS;
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    show_ship (sight, onlooker, berth);
}

/* Votes */

static void
show_edicts (ParlourSight          *sight,
             const ParlourOnlooker *onlooker)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);

  for (int i = 0; i < state->n_edicts; i++)
    {
      const ColoniaLaidEdict *edict = &state->edicts[i];
      const char *day = colonia_term_day (edict->day);
      g_autofree char *name = colonia_session_describe_edict (onlooker->session, edict);
      ParlourTileFace *face = parlour_sight_add_face (sight);

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

/* All together */

static void
show_edict_step (ParlourSight          *sight,
                 const ParlourOnlooker *onlooker)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);

  switch ((int) state->edicts[state->edict].kind)
    {
    case COLONIA_EDICT_SHIPS_LEAVE:
      show_ships (sight, onlooker);
      break;

    /* Booths and cards are on a board. */
    case COLONIA_EDICT_BIGGER_BOOTHS:
    case COLONIA_EDICT_FOREIGN_MERCHANTS:
    case COLONIA_EDICT_NEW_RELICS:
      break;

    default:
      if (state->day == COLONIA_DAY_THURSDAY)
        show_craftsmen (sight, onlooker);
      else
        show_edicts (sight, onlooker);
    }
}

/* Adds what the step is about. */
void
colonia_sight_make (ParlourSight          *sight,
                    const ParlourOnlooker *onlooker)
{
  g_return_if_fail (sight != NULL);
  g_return_if_fail (onlooker != NULL);

  switch (onlooker->state->step)
    {
    case COLONIA_STEP_BERTH_SHIPS:
    case COLONIA_STEP_WEEK_CARD:
    case COLONIA_STEP_LOADING:
      show_ships (sight, onlooker);
      break;

    case COLONIA_STEP_ORDERS:
    case COLONIA_STEP_EXTRA_CONTRACTS:
      show_craftsmen (sight, onlooker);
      break;

    case COLONIA_STEP_EDICT:
      show_edict_step (sight, onlooker);
      break;

    case COLONIA_STEP_VOTE:
    case COLONIA_STEP_CASTING_VOTE:
      if (onlooker->state->part == COLONIA_DAY_THURSDAY)
        show_craftsmen (sight, onlooker);
      else if (onlooker->state->part == COLONIA_DAY_FRIDAY)
        show_ships (sight, onlooker);
      break;

    /* Booths and cards are on a board. */
    case COLONIA_STEP_MARKET:
    case COLONIA_STEP_REVEAL_RELICS:
    case COLONIA_STEP_BUYING:
    case COLONIA_STEP_SAFEGUARDING:
    case COLONIA_STEP_FINAL_HOLDINGS:
      break;

    default:
      show_edicts (sight, onlooker);
    }
}

/* What is handed out */

/* What is handed out last: after Saturday's payment new ships come in, while the money is
 * counted still. */
static TableLine *
find_last_step (const ParlourOnlooker *onlooker)
{
  TableLine *line = table_session_get_last_step (onlooker->session);

  while (line != NULL
         && table_line_get_event_type (line) == COLONIA_EVENT_SHIP
         && onlooker->state->part == COLONIA_DAY_SATURDAY)
    line = table_session_get_step_before (onlooker->session, line);

  return line;
}

/* Goods are made and ships pay before all eyes. What is drawn blindly or changed
 * at the bank tells what somebody has. */
static gboolean
find_hand_out (const ParlourOnlooker *onlooker,
               HandOut               *hand_out)
{
  TableLine *line = find_last_step (onlooker);
  const TableEffect *effects;
  guint n_effects;

  if (line == NULL
      || table_line_is_private (line)
      || table_line_get_event_type (line) == COLONIA_EVENT_EXCHANGE)
    return FALSE;

  effects = table_line_get_effects (line, &n_effects);

  return hand_out_make (hand_out, effects, n_effects);
}

/* Until somebody says something to what comes next. */
static gboolean
may_hand_out (const ParlourOnlooker *onlooker)
{
  const TableState *state = onlooker->state;

  for (int seat = 0; state->step == COLONIA_STEP_VOTE && seat < state->n_players; seat++)
    if (parlour_stage_get_said (onlooker->stage, seat) != COLONIA_BALLOT_NONE)
      return FALSE;

  return state->step != COLONIA_STEP_CASTING_VOTE && state->step != COLONIA_STEP_FINAL_HOLDINGS
         && state->step != COLONIA_STEP_FINISHED;
}

/* Money stands behind the arms of the city whose ships pay it. */
static void
add_payments (ParlourTileFace   *face,
              const TableBundle *money)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (money->n[city] > 0)
      {
        ParlourSignLine *line = parlour_tile_face_add_line (face);

        parlour_sign_line_add (line, COLONIA_SIGN_ARMS, city, 1);
        parlour_sign_line_add (line, COLONIA_SIGN_MONEY, city, money->n[city]);
      }
}

/* Finds what is handed out now. */
gboolean
colonia_sight_hand_out (ParlourTileFace       *faces,
                        const ParlourOnlooker *onlooker)
{
  HandOut hand_out = { 0 };

  g_return_val_if_fail (faces != NULL, FALSE);
  g_return_val_if_fail (onlooker != NULL, FALSE);

  if (!may_hand_out (onlooker) || !find_hand_out (onlooker, &hand_out))
    return FALSE;

  for (int seat = 0; seat < onlooker->state->n_players; seat++)
    {
      add_payments (&faces[seat], &hand_out.money[seat]);
      add_bundle (&faces[seat], COLONIA_SIGN_GOOD, &hand_out.goods[seat], COLONIA_N_GOODS);
    }

  return TRUE;
}
