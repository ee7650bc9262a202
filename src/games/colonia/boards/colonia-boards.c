/* colonia-boards.c: lays out boards of Colonia, and what there is at every step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A booth, a craftsman, a hold and a card are touched to take it, to order from him, to load and to buy it. Before anything
 * is entered are chosen: `extra`, in which berth the extra hold is loaded; `slot`, which card is bought, where that may go
 * into a shrine or take a relic in, and the points of that, `stores`; and what a die shows that is rolled here, `rolled`.
 * Berths and slots count from 1. Of edicts the page of Monday tells.
 */

#include "config.h"

#include "colonia-boards.h"

#include "colonia-events.h"
#include "colonia-letters.h"
#include "colonia-play.h"
#include "colonia-terms.h"
#include "colonia-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* The keys of what has more places than there are digits, but for the one that lets a player pass. */
#define KEYS "1234567890abcdefghijklmnoqrstuvwxyz"

/* How the game stands for who looks. */
const ColoniaState *
colonia_board_get_state (TableBoard *board)
{
  return COLONIA_STATE (table_board_get_state (board));
}

/* An event of whoever has the turn. */
ColoniaEvent
colonia_board_make_event (TableBoard       *board,
                          ColoniaEventType  type)
{
  ColoniaEvent event;

  colonia_event_init (&event, type);
  event.player = colonia_board_get_state (board)->turn;

  return event;
}

/* The key of one of many places: digits, and letters where these do not reach; `NULL` beyond. */
const char *
colonia_board_find_key (TableBoard *board,
                        int         place)
{
  return place < (int) sizeof KEYS - 1 ? table_board_print (board, "%c", KEYS[place]) : NULL;
}

/* The key of a good. */
const char *
colonia_board_find_good_key (TableBoard  *board,
                             ColoniaGood  good)
{
  char key[7] = "";

  g_unichar_to_utf8 (colonia_key_good ((int) good), key);

  return table_board_print (board, "%s", key);
}

/* Speaks the language of a player until the end of the scope, where that is told. */
TongueScope *
colonia_board_speak_to (TableBoard *board,
                        int         seat)
{
  const char *const *languages = table_board_get_reader (board)->languages;

  return languages != NULL ? tongue_speak (languages[seat]) : NULL;
}

/* Draws all that there is of resources, goods or money. */
void
colonia_board_add_bundle (TableBoard          *board,
                          const char          *kind,
                          const char *const   *ids,
                          const ColoniaBundle *bundle)
{
  for (int i = 0; ids[i] != NULL; i++)
    if (bundle->n[i] > 0)
      table_board_add_sign (board, kind, ids[i], bundle->n[i]);
}

/* What is typed */

/* What a form begins with: as many booths as there are, or as many players. */
static ColoniaEvent
begin_event (TableBoard       *board,
             ColoniaEventType  type)
{
  const ColoniaState *state = colonia_board_get_state (board);
  ColoniaEvent event;

  colonia_event_init (&event, type);
  if (type == COLONIA_EVENT_RESTOCK)
    event.drawn.n = state->n_regular_booths;
  else if (type == COLONIA_EVENT_MERCHANTS)
    event.drawn.n = COLONIA_N_EXTRA_BOOTHS;
  else if (type == COLONIA_EVENT_DRAWS)
    event.drawn.n = state->n_players;
  else if (type == COLONIA_EVENT_CORRECTION)
    event.player = MAX (table_board_get_reader (board)->seat, 0);

  return event;
}

static TableDeed *
add_form (TableBoard       *board,
          const char       *id,
          const char       *title,
          ColoniaEventType  type)
{
  const ColoniaEvent event = begin_event (board, type);

  table_board_begin_thing (board, id, title, NULL);

  return table_board_add_form (board, "tell", NULL, &event.table);
}

/* What only the table knows, as it turns over cards and draws from the bag: the form of what the step waits for. */
static void
add_told (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  int type = colonia_play_get_awaited (&state->table);
  g_autofree char *step = NULL;

  if (type == COLONIA_NOBODY)
    for (type = 0; (colonia_events.kinds[type].steps & 1u << state->step) == 0;)
      type++;

  step = colonia_words_step (table_board_get_reader (board)->names, &state->table);
  table_board_begin_group (board, "told", NULL, TABLE_FLOW, 0);
  add_form (board, colonia_event_type_ids[type], step, (ColoniaEventType) type)->is_suggested = TRUE;
}

/* Relic cards that are turned over, beside those that lie there. */
static void
add_new_relics (TableBoard *board)
{
  colonia_board_add_display (board);
  add_told (board);
}

/* What an edict asks for, beside what it is about. */
static void
add_edict (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const ColoniaEdictKind kind = state->edicts[state->edict].kind;

  if (kind == COLONIA_EDICT_GOODS_BY_DIE)
    {
      colonia_board_add_good_rolls (board);
      return;
    }

  if (kind == COLONIA_EDICT_NEW_RELICS)
    colonia_board_add_display (board);
  else if (kind == COLONIA_EDICT_BIGGER_BOOTHS || kind == COLONIA_EDICT_FOREIGN_MERCHANTS)
    colonia_board_add_booths (board);
  add_told (board);
}

/* Tuesday's cards. Where members are not counted it is chosen beside them whose card counts as zero, for all who sit at the
 * table: who picks apart from the others could not tell that. */
static void
add_cards (TableBoard *board)
{
  if (colonia_board_get_state (board)->tracking == COLONIA_TRACKING_FULL || table_board_get_reader (board)->is_overlooked)
    colonia_board_add_family_cards (board);
  else
    add_told (board);
}

/* What may come at any step. Counts and changes are those of a game that is followed. */
static void
add_aside (TableBoard *board)
{
  const gboolean is_full = colonia_board_get_state (board)->tracking == COLONIA_TRACKING_FULL;
  const ColoniaEvent correction = begin_event (board, COLONIA_EVENT_CORRECTION);

  if (!table_board_begin_aside (board, is_full ? &correction.table : NULL))
    return;

  if (is_full)
    add_form (board, "change", _("Change Holdings…"), COLONIA_EVENT_CHANGE);
  table_board_add_other (board);
}

/* The end */

/* What everybody has come to, and how. */
static void
add_end (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  TableScore score;

  if (!state->table.game->get_score (&state->table, &score))
    return;

  table_board_begin_group (board, "families", NULL, TABLE_ROWS, 0);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      const int total = score.totals[seat];

      table_board_begin_seat (board, seat, table_board_print (board, ngettext ("%d point", "%d points", (gulong) total), total));
    }
}

/* What lies there besides */

/* The edicts of the week, and what became of those that were voted on. */
static void
add_edicts (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);

  table_board_begin_group (board, "edicts", NULL, TABLE_FLOW, 0);
  for (int i = 0; i < state->n_edicts; i++)
    {
      const ColoniaLaidEdict *edict = &state->edicts[i];
      const char *day = colonia_term_day (edict->day), *title = day;
      g_autofree char *name = colonia_words_edict_name (state, i), *text = text_begin (name);
      TableThing *thing;

      if (edict->result == COLONIA_RESULT_ACCEPTED)
        /* Translators: %s is a day, on which an edict was voted on. */
        title = table_board_print (board, _("%s · accepted"), day);
      else if (edict->result == COLONIA_RESULT_REJECTED)
        /* Translators: %s is a day, on which an edict was voted on. */
        title = table_board_print (board, _("%s · rejected"), day);
      thing = table_board_begin_thing (board, table_board_print (board, "edict-%d", i + 1), title, text);
      if (edict->result == COLONIA_RESULT_REJECTED)
        thing->look = TABLE_DONE;
    }
}

/* The edict that is carried out now, or none. */
static int
find_edict (const ColoniaState *state)
{
  return state->step == COLONIA_STEP_EDICT ? (int) state->edicts[state->edict].kind : COLONIA_NOBODY;
}

/* What the day is about, for who only looks on, beside what cards are turned over or told for, an edict or a vote. */
static void
add_surroundings (TableBoard *board)
{
  const ColoniaState *state = colonia_board_get_state (board);
  const int step = (int) state->step, edict = find_edict (state);
  const gboolean is_vote = step == COLONIA_STEP_VOTE || step == COLONIA_STEP_CASTING_VOTE;

  if (edict == COLONIA_EDICT_NEW_RELICS || edict == COLONIA_EDICT_BIGGER_BOOTHS || edict == COLONIA_EDICT_FOREIGN_MERCHANTS)
    return;

  if (step == COLONIA_STEP_BERTH_SHIPS || step == COLONIA_STEP_WEEK_CARD || edict == COLONIA_EDICT_SHIPS_LEAVE
      || (is_vote && state->day == COLONIA_DAY_FRIDAY))
    colonia_board_add_berths (board);
  else if ((is_vote || edict != COLONIA_NOBODY) && state->day == COLONIA_DAY_THURSDAY)
    colonia_board_add_craftsmen (board);
  else if (step == COLONIA_STEP_EDICTS || step == COLONIA_STEP_FAMILY_CARDS || step == COLONIA_STEP_TIE_ROLLS
           || edict != COLONIA_NOBODY)
    add_edicts (board);
}

/* Turns */

/* The way on, which ends what whoever has the turn does in the step. */
static void
add_pass (TableBoard *board)
{
  const ColoniaEvent pass = colonia_board_make_event (board, COLONIA_EVENT_PASS);
  TableDeed *deed;

  table_board_begin_group (board, TABLE_WAY_ON, NULL, TABLE_FLOW, 0);
  /* Translators: a player passes for the rest of the day. */
  table_board_begin_thing (board, "turn", _("Pass"), NULL);
  deed = table_board_add (board, "pass", NULL, &pass.table);
  deed->goes_on = TRUE;
  deed->key = "p";
}

/* Lays out what lies on the table, whatever the game waits for, and what may come at any step. */
void
colonia_lay_out (TableBoard *board)
{
  static void (*const steps[COLONIA_N_STEPS]) (TableBoard *board) = {
    [COLONIA_STEP_BERTH_SHIPS] = add_told,
    [COLONIA_STEP_REVEAL_RELICS] = add_new_relics,
    [COLONIA_STEP_WEEK_CARD] = add_told,
    [COLONIA_STEP_EDICTS] = colonia_board_add_edicts,
    [COLONIA_STEP_FAMILY_CARDS] = add_cards,
    [COLONIA_STEP_TIE_ROLLS] = colonia_board_add_tie_rolls,
    [COLONIA_STEP_VOTE] = colonia_board_add_votes,
    [COLONIA_STEP_CASTING_VOTE] = colonia_board_add_casting_vote,
    [COLONIA_STEP_EDICT] = add_edict,
    [COLONIA_STEP_MARKET] = colonia_board_add_market,
    [COLONIA_STEP_ORDERS] = colonia_board_add_orders,
    [COLONIA_STEP_EXTRA_CONTRACTS] = colonia_board_add_dice,
    [COLONIA_STEP_LOADING] = colonia_board_add_harbour,
    [COLONIA_STEP_BUYING] = colonia_board_add_relics,
    [COLONIA_STEP_SAFEGUARDING] = colonia_board_add_relics,
    [COLONIA_STEP_FINAL_HOLDINGS] = add_told,
    [COLONIA_STEP_FINISHED] = add_end,
  };
  const ColoniaState *state = colonia_board_get_state (board);

  steps[state->step] (board);
  if (state->turn != COLONIA_NOBODY)
    add_pass (board);
  if (table_board_get_reader (board)->is_onlooker)
    add_surroundings (board);
  add_aside (board);
}

/* What is corrected */

static void
add_choice (GStrvBuilder *choices,
            const char   *name,
            int           number)
{
  g_autofree char *value = g_strdup_printf ("%d", number);

  g_strv_builder_add_many (choices, name, value, NULL);
}

static void
add_pick (GStrvBuilder *choices,
          int           seat,
          const char   *id)
{
  g_autofree char *name = g_strdup_printf (TABLE_PICK "%d", seat + 1);

  g_strv_builder_add_many (choices, name, id, NULL);
}

/* In the order of play, so that what is taken back is what the last of them picked. */
static void
add_picks (GStrvBuilder       *choices,
           const ColoniaState *state,
           const ColoniaEvent *event)
{
  for (int place = 0; place < state->n_players; place++)
    {
      const int seat = colonia_state_get_seat (state, place);
      g_autofree char *value = g_strdup_printf ("%d", event->family_cards.values[seat]);
      g_autofree char *zero = g_strdup_printf ("zero-%d", seat + 1);

      if (event->type == COLONIA_EVENT_FAMILY_CARDS && event->family_cards.zeros[seat])
        g_strv_builder_add_many (choices, zero, "yes", NULL);
      if (event->type == COLONIA_EVENT_FAMILY_CARDS)
        add_pick (choices, seat, value);
      else if (event->ballots[seat] != COLONIA_BALLOT_NONE)
        add_pick (choices, seat, colonia_ballot_ids[event->ballots[seat]]);
    }
}

/* What the table rolled; where that is a 6 the good is picked that it brought. */
static void
add_rolls (GStrvBuilder       *choices,
           const ColoniaState *state,
           const ColoniaEvent *event)
{
  for (int place = 0; place < state->n_players; place++)
    {
      const int seat = colonia_state_get_seat (state, place), good = event->good_rolls.choices[seat];
      const gboolean is_tie = event->type == COLONIA_EVENT_TIE_ROLLS;
      g_autofree char *value = g_strdup_printf ("%d", is_tie ? event->tie_rolls[seat] : event->good_rolls.rolls[seat]);

      if (!is_tie && good != COLONIA_NOBODY)
        add_pick (choices, seat, colonia_good_ids[good]);
      else if (!is_tie || event->tie_rolls[seat] > 0)
        add_pick (choices, seat, value);
    }
}

/* Whether anything becomes of a card that is bought, or could. */
static gboolean
is_asked (const ColoniaState *state,
          const ColoniaEvent *event)
{
  const ColoniaCard *card = event->buy.slot < state->n_display ? &state->display[event->buy.slot] : NULL;

  return event->buy.in_shrine || event->buy.stores
         || (card != NULL && card->present && colonia_board_count_answers (state, event->buy.slot) > 0);
}

static void
add_buying (GStrvBuilder       *choices,
            const ColoniaState *state,
            const ColoniaEvent *event)
{
  if (is_asked (state, event))
    add_choice (choices, "slot", event->buy.slot + 1);
  if (event->buy.stores)
    add_choice (choices, "stores", event->buy.stored_points);
}

/* What is chosen for an event that is entered by a touch, or by several; `NULL` where something of it is written. */
char **
colonia_list_choices (const TableState *state,
                      const TableEvent *event)
{
  const ColoniaState *own = COLONIA_STATE (state);
  const ColoniaEvent *entered = COLONIA_EVENT (event);
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();

  if (entered->type == COLONIA_EVENT_EDICTS && !colonia_board_list_edicts (choices, entered))
    return NULL;

  if (entered->type == COLONIA_EVENT_TIE_ROLLS || entered->type == COLONIA_EVENT_GOOD_ROLLS)
    add_rolls (choices, own, entered);
  else if (entered->type == COLONIA_EVENT_VOTE || entered->type == COLONIA_EVENT_FAMILY_CARDS)
    add_picks (choices, own, entered);
  else if (entered->type == COLONIA_EVENT_LOAD && entered->load.extra)
    add_choice (choices, "extra", entered->load.berth + 1);
  else if (entered->type == COLONIA_EVENT_BUY)
    add_buying (choices, own, entered);

  return g_strv_builder_end (choices);
}
