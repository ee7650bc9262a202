/* colonia-display.c: what Colonia is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-display.h"

#include "colonia-end-window.h"
#include "colonia-page.h"
#include "colonia-piece.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "colonia-words.h"
#include "hand-out.h"
#include "parlour-afar.h"
#include "parlour-page.h"
#include "parlour-scale.h"
#include "pieces.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* How high the bar of a vote is, and the glass of the windows, as figures are. */
#define VOTE_HEIGHT 76
#define GLASS_HEIGHT 118

/* How large the members at home are, as figures are. */
#define MEMBER_SIZE 18

/* The vote */

/* Whether an edict is voted on, or the mayor decides on it. */
static gboolean
is_voting (const ParlourOnlooker *onlooker)
{
  int step = onlooker->state->step;

  return (step == COLONIA_STEP_VOTE || step == COLONIA_STEP_CASTING_VOTE) && !onlooker->by_hand;
}

/* What a player says: on the page as yet or, before the mayor decides a tie, in the game. */
static ColoniaBallot
get_ballot (const ParlourOnlooker *onlooker,
            int                    seat)
{
  return onlooker->state->step == COLONIA_STEP_VOTE ? (ColoniaBallot) parlour_stage_get_said (onlooker->stage, seat)
                                                    : COLONIA_STATE (onlooker->state)->ballots[seat];
}

static GtkWidget *
make_vote (void)
{
  GtkWidget *bar = g_object_new (PARLOUR_TYPE_SCALE, NULL);

  parlour_figure_set_size (PARLOUR_FIGURE (bar), VOTE_HEIGHT);

  return bar;
}

static void
show_vote (GtkWidget             *extra,
           const ParlourOnlooker *onlooker)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  int votes[COLONIA_N_BALLOTS] = { 0 };
  gboolean voting = is_voting (onlooker);

  gtk_widget_set_visible (extra, voting);
  if (!voting)
    return;

  for (int seat = 0; seat < state->n_players; seat++)
    votes[get_ballot (onlooker, seat)] += MAX (state->cards[seat], 0);

  parlour_scale_set_whole (PARLOUR_SCALE (extra),
                           votes[COLONIA_BALLOT_YES] + votes[COLONIA_BALLOT_NO] + votes[COLONIA_BALLOT_NONE]);
  for (ColoniaBallot ballot = COLONIA_BALLOT_YES; ballot <= COLONIA_BALLOT_NO; ballot++)
    {
      g_autofree char *side = colonia_words_side (ballot, votes[ballot]);

      parlour_scale_show_side (PARLOUR_SCALE (extra), (int) ballot - 1, side, votes[ballot]);
    }
}

/* The windows, of which no more is told than the ceremony has told. They are made when
 * they are due. */

static GtkWidget *
make_windows (void)
{
  GtkWidget *windows = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);

  gtk_box_set_homogeneous (GTK_BOX (windows), TRUE);
  gtk_widget_add_css_class (windows, "display-windows");

  return windows;
}

static void
fill_windows (GtkBox *windows)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      GtkWidget *window = colonia_end_window_new ((ColoniaCity) city);

      colonia_end_window_set_most_height (COLONIA_END_WINDOW (window), GLASS_HEIGHT);
      gtk_box_append (windows, window);
    }
}

static void
show_windows (GtkWidget             *extra,
              const ParlourOnlooker *onlooker)
{
  int n_shown = parlour_stage_get_n_shown (onlooker->stage);
  gboolean finished = table_state_is_finished (onlooker->state);
  GtkWidget *window;
  ColoniaScore score;

  gtk_widget_set_visible (extra, finished);
  if (!finished || !colonia_state_get_score (COLONIA_STATE (onlooker->state), &score))
    return;

  if (gtk_widget_get_first_child (extra) == NULL)
    fill_windows (GTK_BOX (extra));
  window = gtk_widget_get_first_child (extra);
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      if (city < n_shown)
        colonia_end_window_show (COLONIA_END_WINDOW (window), onlooker->session, &score);
      colonia_end_window_reveal (COLONIA_END_WINDOW (window), city < n_shown);
      window = gtk_widget_get_next_sibling (window);
    }
}

static const ParlourExtra extras[] = {
  { make_vote, show_vote },
  { make_windows, show_windows },
  { NULL },
};

/* What lies on the table */

static const char *const news[] = { "craftsmen", NULL };

/* What is made when the last die lies still (THU-3). */
static char *
tell_number (const ParlourOnlooker *onlooker,
             const TableThing      *thing)
{
  const int craftsman = onlooker->is_news ? table_find_id (colonia_craftsman_ids, thing->id) : TABLE_NOBODY;
  const ColoniaEffect *effects;
  guint n_effects;
  int made = 0;

  if (craftsman < 0)
    return NULL;

  effects = table_line_get_effects (table_session_get_last_step (onlooker->session), &n_effects);
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_MADE && effects[i].what == craftsman)
      made += effects[i].amount;

  return made > 0 ? g_strdup_printf ("×%d", made) : NULL;
}

static const ColoniaEvent *
find_last (const ParlourOnlooker *onlooker)
{
  const TableRecord *record = table_session_get_record (onlooker->session);
  guint cursor = table_record_get_cursor (record);

  return cursor > 0 ? colonia_record_get_event (record, cursor - 1) : NULL;
}

/* How the contracts lie when the last die of Thursday lies still, before the goods are collected
 * (THU-2, THU-3). */
static int
look_back (ParlourOnlooker *onlooker)
{
  TableLine *line = table_session_get_last_step (onlooker->session);
  g_autoptr (TableSession) before = NULL;
  const ColoniaEffect *effects;
  guint n_effects;

  if (line == NULL || !pieces_is_last_roll_of_line (line))
    return 0;

  before = table_session_new_before (onlooker->session, line->index);
  table_state_view (onlooker->state, table_session_get_state (before), TABLE_NOBODY);
  effects = table_line_get_effects (line, &n_effects);
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_BAR_MOVES)
      ((ColoniaState *) onlooker->state)->bars[effects[i].what] += effects[i].amount;

  return 1;
}

/* What is handed out */

/* What is handed out last: after Saturday's payment new ships come in, while the money is
 * counted still. */
static TableLine *
find_last_step (const ParlourOnlooker *onlooker)
{
  TableLine *line = table_session_get_last_step (onlooker->session);

  while (line != NULL
         && line->type == COLONIA_EVENT_SHIP
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
      || line->type == COLONIA_EVENT_EXCHANGE)
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
hand_out_to (ParlourAfar   *afar,
             const HandOut *hand_out,
             int            seat)
{
  TableSign *first = NULL;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (hand_out->money[seat].n[city] > 0)
      {
        parlour_afar_give (afar, seat, "arms", colonia_city_ids[city], 1)->begins_line = TRUE;
        parlour_afar_give (afar, seat, "money", colonia_city_ids[city], hand_out->money[seat].n[city]);
      }
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (hand_out->goods[seat].n[good] > 0)
      {
        TableSign *sign = parlour_afar_give (afar, seat, "good", colonia_good_ids[good], hand_out->goods[seat].n[good]);

        first = first != NULL ? first : sign;
      }
  if (first != NULL)
    first->begins_line = TRUE;
}

static void
give_out (ParlourAfar           *afar,
          const ParlourOnlooker *onlooker)
{
  HandOut hand_out = { 0 };

  if (!may_hand_out (onlooker) || !find_hand_out (onlooker, &hand_out))
    return;

  for (int seat = 0; seat < onlooker->state->n_players; seat++)
    hand_out_to (afar, &hand_out, seat);
}

/* What is said. Each teller says it in the language that is spoken. */

static const char *
get_part (int part)
{
  return part >= COLONIA_DAY_MONDAY && part <= COLONIA_DAY_SUNDAY ? colonia_term_day_short ((ColoniaDay) part) : NULL;
}

static char *
tell_note (const ParlourOnlooker *onlooker)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  char *used_up = colonia_session_tell_used_up (onlooker->session);

  if (used_up != NULL)
    return used_up;

  if (state->step == COLONIA_STEP_ORDERS && state->dice > 0)
    return g_strdup_printf (ngettext ("When all have passed the die is rolled once",
                                      "When all have passed the die is rolled %d times", (gulong) state->dice),
                            state->dice);

  if (state->leaving > 0 && state->day >= COLONIA_DAY_TUESDAY && state->day <= COLONIA_DAY_FRIDAY)
    return g_strdup_printf (ngettext ("%d ship leaves on Saturday", "%d ships leave on Saturday",
                                      (gulong) state->leaving),
                            state->leaving);

  return NULL;
}

/* Which edict is voted on, with a capital. */
static char *
tell_edict (const ParlourOnlooker *onlooker)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  g_autofree char *edict = colonia_words_edict_name (state, state->edict);

  return text_begin (edict);
}

/* Who has won, and what decided it. */
static char *
tell_winner (const ParlourOnlooker *onlooker)
{
  ColoniaScore score;

  return colonia_state_get_score (COLONIA_STATE (onlooker->state), &score)
           ? colonia_words_winners (table_session_get_names (onlooker->session), &score) : NULL;
}

static char *
tell_ask (const ParlourOnlooker *onlooker)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  char *turn;

  if (onlooker->is_news)
    return g_strdup (_("The last roll of Thursday"));

  turn = colonia_words_turn (state);
  if (turn != NULL)
    return turn;
  if (parlour_stage_is_all_told (onlooker->stage, onlooker->state))
    return tell_winner (onlooker);
  if (state->step == COLONIA_STEP_VOTE)
    return tell_edict (onlooker);

  return colonia_words_step (table_session_get_names (onlooker->session), &state->table);
}

/* What an edict means, now, too, while it is voted on, or which one the mayor decides on. */
static char *
tell_detail (const ParlourOnlooker *onlooker)
{
  const ColoniaState *state = COLONIA_STATE (onlooker->state);

  if (state->step == COLONIA_STEP_VOTE)
    {
      g_autofree char *edict = colonia_words_edict (&state->edicts[state->edict]);
      g_autofree char *now = colonia_words_edict_now (table_session_get_names (onlooker->session), state);

      return now != NULL ? g_strdup_printf ("%s\n%s", edict, now) : g_steal_pointer (&edict);
    }

  return state->step == COLONIA_STEP_CASTING_VOTE ? tell_edict (onlooker) : NULL;
}

/* What the die showed last, until something else happens or is talked about. */
static int
get_roll (const ParlourOnlooker *onlooker)
{
  const ColoniaEvent *last = find_last (onlooker);

  return last != NULL && last->type == COLONIA_EVENT_DIE && !is_voting (onlooker) ? last->die : 0;
}

static ParlourSaid
get_said (const ParlourOnlooker *onlooker,
          int                    seat)
{
  static const ParlourSaidLook looks[COLONIA_N_BALLOTS] = {
    [COLONIA_BALLOT_YES] = PARLOUR_SAID_YES,
    [COLONIA_BALLOT_NO] = PARLOUR_SAID_NO,
  };
  const ColoniaState *state = COLONIA_STATE (onlooker->state);
  ColoniaBallot ballot = get_ballot (onlooker, seat);
  gboolean passed = state->turn != TABLE_NOBODY && state->passed[seat];
  const char *text = passed ? _("passed") : NULL;

  if (ballot != COLONIA_BALLOT_NONE)
    text = colonia_term_ballot (ballot);

  return (ParlourSaid) { text, looks[ballot], passed };
}

/* What is told of each family: the card that counts this week is on the table for all
 * to see, and so are the members. */

static char *
tell_votes (int value)
{
  return g_strdup_printf (ngettext ("%d vote", "%d votes", (gulong) value), value);
}

static int
get_votes (const TableState *state,
           int               seat)
{
  int card = COLONIA_STATE (state)->cards[seat];

  return card >= 0 ? card : PARLOUR_NO_VALUE;
}

static int
get_members (const TableState *state,
             int               seat)
{
  return state->tracking == COLONIA_TRACKING_FULL ? COLONIA_STATE (state)->players[seat].supply : PARLOUR_NO_VALUE;
}

static GtkWidget *
make_members (void)
{
  GtkWidget *members = colonia_piece_new (COLONIA_PIECE_MEMBER, 0, 0);

  parlour_figure_set_size (PARLOUR_FIGURE (members), MEMBER_SIZE);

  return members;
}

static void
show_members (GtkWidget  *sign,
              TableColor  color,
              int         value)
{
  g_object_set (sign, "which", (int) color, "count", value, NULL);
}

static const ParlourFact facts[] = {
  { "votes", .tell = tell_votes, .get_value = get_votes },
  { "members", .get_value = get_members, .make_sign = make_members, .show_sign = show_members },
  { NULL },
};

/* What moves: as on the page of the game, but members come home from the day
 * that they were sent out on, as no streets are shown. */

static GtkWidget *
find_street (ParlourDisplay *display,
             int             street)
{
  static const ColoniaDay days[COLONIA_N_STREETS] = {
    [COLONIA_STREET_TUESDAY] = COLONIA_DAY_TUESDAY,
    [COLONIA_STREET_WEDNESDAY] = COLONIA_DAY_WEDNESDAY,
    [COLONIA_STREET_THURSDAY] = COLONIA_DAY_THURSDAY,
    [COLONIA_STREET_FRIDAY] = COLONIA_DAY_FRIDAY,
  };

  return parlour_display_find_part (display, (int) days[street]);
}

/* Ships leave where they are, or on Saturday, when other things are seen. */
static GtkWidget *
find_thing (ParlourDisplay *display,
            const char     *id)
{
  GtkWidget *thing = parlour_display_find_thing (display, id);

  return thing != NULL || colonia_page_read_id (id, "berth") < 0 ? thing : parlour_display_find_part (display, COLONIA_DAY_SATURDAY);
}

const ParlourGameDisplay colonia_display = {
  .news = news,
  .tell_number = tell_number,
  .look_back = look_back,
  .waits_for_touch = TRUE,
  .hand_out = give_out,
  .get_part = get_part,
  .tell_note = tell_note,
  .tell_ask = tell_ask,
  .tell_detail = tell_detail,
  .get_roll = get_roll,
  .get_said = get_said,
  .facts = facts,
  .extras = extras,
  .find_street = find_street,
  .find_thing = find_thing,
};
