/* colonia-hand-out-game.c: what Colonia is to the list of what is handed out and moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-hand-out-game.h"

#include "colonia-hand-out-window.h"
#include "colonia-hand-out.h"
#include "colonia-page.h"
#include "pieces.h"

static GtkWidget *
make (void)
{
  return g_object_new (COLONIA_TYPE_HAND_OUT, "visible", FALSE, "css-classes", (const char *[]) { "hand-out", NULL }, NULL);
}

static GtkWindow *
make_window (GtkWindow    *parent,
             TableSession *session,
             GtkWidget    *beside)
{
  return colonia_hand_out_window_new (parent, session, COLONIA_HAND_OUT (beside));
}

static void
show (GtkWidget    *list,
      TableSession *session,
      TableLine    *line)
{
  colonia_hand_out_show (COLONIA_HAND_OUT (list), session, line);
}

static void
forget (GtkWidget *list)
{
  colonia_hand_out_forget (COLONIA_HAND_OUT (list));
}

static gboolean
lasts (TableLine *line,
       int        part)
{
  return colonia_hand_out_lasts (line, (ColoniaDay) part);
}

/* The die lies still until somebody touches it. */
static gboolean
has_roll (GtkWidget *list)
{
  return colonia_hand_out_has_roll (COLONIA_HAND_OUT (list));
}

/* Tells whether the contents of cards are typed now. */
gboolean
colonia_asks_for_cards (const TableState *state)
{
  switch ((int) state->step)
    {
    case COLONIA_STEP_BERTH_SHIPS:
    case COLONIA_STEP_REVEAL_RELICS:
    case COLONIA_STEP_WEEK_CARD:
    case COLONIA_STEP_EDICTS:
      return TRUE;

    default:
      return FALSE;
    }
}

/* Whether everybody who votes, the tally and what speaks for all of them take the whole page. */
static gboolean
asks_for_many_votes (const TableState *state)
{
  return state->step == COLONIA_STEP_VOTE && state->n_players >= COLONIA_MANY_VOTERS;
}

/* Where only the essentials are tracked, a sentence or two leave room for the votes. Cards are
 * typed, and the first key folds the list. */
static gboolean
is_brief (const TableState *state)
{
  return state->round > 0 && state->tracking == COLONIA_TRACKING_FULL && asks_for_many_votes (state);
}

static gboolean
get_open (GtkWidget *list)
{
  return colonia_hand_out_get_open (COLONIA_HAND_OUT (list));
}

static void
set_open (GtkWidget *list,
          gboolean   open)
{
  colonia_hand_out_set_open (COLONIA_HAND_OUT (list), open);
}

const ParlourGameHandOut colonia_game_hand_out = {
  .make = make,
  .make_window = make_window,
  .find = colonia_hand_out_find,
  .show = show,
  .forget = forget,
  .lasts = lasts,
  .is_at_once = pieces_is_last_roll_of_line,
  .has_more = has_roll,
  .is_brief = is_brief,
  .get_open = get_open,
  .set_open = set_open,
};
