/* colonia-game.c: what Colonia is to the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-boards.h"
#include "colonia-events.h"
#include "colonia-facts.h"
#include "colonia-guide.h"
#include "colonia-json.h"
#include "colonia-printed.h"
#include "colonia-reason.h"
#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-series.h"
#include "colonia-setup.h"
#include "colonia-chance.h"
#include "colonia-tallies.h"
#include "colonia-terms.h"
#include "colonia-words.h"
#include "pieces.h"

#include <glib/gi18n.h>

static const char *const colors[COLONIA_N_COLORS + 1] = { "yellow", "blue", "green", "red", "orange", "purple", NULL };

/* The rules */

static int
get_place (const TableState *state)
{
  return COLONIA_STATE (state)->edict;
}

/* The votes on the edicts come one after the other, then the work of the day, and on
 * Sunday cards are revealed last. */
static int
rank (const TableOccasion *occasion)
{
  int edict = occasion->place == COLONIA_NOBODY ? COLONIA_N_EDICTS : occasion->place;
  int step = occasion->step;

  if (occasion->part == COLONIA_DAY_SUNDAY && step == COLONIA_STEP_REVEAL_RELICS)
    step = COLONIA_N_STEPS;

  return edict * (COLONIA_N_STEPS + 1) + step;
}

/* Who is no longer tied has rolled in vain, but what the others rolled stands
 * (TUE-5). */
static gboolean
mend (const TableState    *state,
      const TableObstacle *obstacle,
      TableEvent          *event)
{
  ColoniaEvent *rolls = (ColoniaEvent *) event;

  if (obstacle->kind != COLONIA_OBSTACLE_ROLL_UNASKED)
    return FALSE;

  for (int seat = 0; seat < state->n_players; seat++)
    if (!colonia_state_is_tied (COLONIA_STATE (state), seat))
      rolls->tie_rolls[seat] = 0;

  return TRUE;
}

/* The mayor decides alone (VOTE-2). */
static int
get_addressed (const TableState *state)
{
  return state->step == COLONIA_STEP_CASTING_VOTE ? COLONIA_STATE (state)->order[0] : state->turn;
}

static gboolean
list_places (const TableState *state,
             int              *seats)
{
  for (int place = 0; place < state->n_players; place++)
    seats[place] = colonia_state_get_seat (COLONIA_STATE (state), place);

  return COLONIA_STATE (state)->order_known;
}

/* The score, in the order of `ColoniaPart` */

static const TablePart score_parts[] = {
  /* Translators: heading of a column of the score: the points of relics that lie in no shrine. */
  { "relics", TRUE, N_("Relics") },
  /* Translators: heading of a column of the score: the points of relics in shrines. */
  { "shrines", TRUE, N_("Shrines"), N_("In shrines") },
  /* Translators: heading of a column of the score: the points of stained glass windows. */
  { "windows", TRUE, N_("Windows") },
  /* Translators: heading of a column of the score: the money left of all currencies, which breaks ties. */
  { "money", FALSE, N_("Money left") },
  /* Translators: heading of a column of the score: how many goods are left, which breaks ties. */
  { "goods", FALSE, N_("Goods") },
  /* Translators: heading of a column of the score: how many resources are left, which breaks ties. */
  { "resources", FALSE, N_("Resources") },
  { NULL },
};

/* The words */

/* Where nothing can speak of edicts they are not looked for: they may stand far back. */
static ColoniaTelling
make_telling (const TableTelling *telling,
              gboolean            may_have_edicts)
{
  ColoniaTelling own = {
    .names = telling->names,
    .state = telling->state != NULL ? COLONIA_STATE (telling->state) : NULL,
  };

  if (may_have_edicts && telling->record != NULL)
    own.edicts = colonia_record_find_last (telling->record, telling->n_events, COLONIA_EVENT_EDICTS);

  return own;
}

static char *
tell_event (const TableTelling *telling,
            const TableState   *before,
            const TableEvent   *event)
{
  const ColoniaTelling own = make_telling (telling, event->type != COLONIA_EVENT_NOTE);

  return colonia_words_event (&own, COLONIA_STATE (before), COLONIA_EVENT (event));
}

static char *
tell_effects (const TableTelling *telling,
              const TableEffect  *effects,
              guint               n_effects,
              guint              *n_told)
{
  const ColoniaTelling own = make_telling (telling, n_effects > 0);

  return colonia_words_effects (&own, effects, n_effects, n_told);
}

/* Which edict was accepted that only the table can carry out (EDICT-1). */
static char *
tell_by_hand (const TableTelling *telling,
              const TableEffect  *effects,
              guint               n_effects)
{
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_ACCEPTED && effects[i].what == COLONIA_EDICT_OTHER)
      {
        const ColoniaEvent *revealed = colonia_record_find_last (telling->record, telling->n_events, COLONIA_EVENT_EDICTS);

        return colonia_term_edict (&revealed->edicts[effects[i].other]);
      }

  return NULL;
}

static void
tell_pieces (const TableTelling *telling,
             const TableEffect  *effects,
             guint               n_effects,
             int                 seat,
             GStrvBuilder       *builder)
{
  const ColoniaTelling own = { .names = telling->names };
  g_autoptr (GArray) pieces = pieces_list (effects, n_effects, seat);

  for (guint i = 0, n_told = 1; i < pieces->len; i += n_told)
    {
      const ColoniaEffect *piece = &g_array_index (pieces, ColoniaEffect, i);
      g_autofree char *told = seat == COLONIA_NOBODY ? colonia_words_effects (&own, piece, pieces->len - i, &n_told)
                                                     : colonia_words_move (piece);

      g_strv_builder_add (builder, told);
    }
}

static char **
tell_start (const TableRecord *record,
            int                seat)
{
  const ColoniaSetup *setup = colonia_record_get_setup (record);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (setup->tracking == COLONIA_TRACKING_FULL && seat != COLONIA_NOBODY)
    return colonia_words_start (setup, seat, (TableColor) table_record_get_person (record, seat)->color);

  if (setup->tracking == COLONIA_TRACKING_ESSENTIALS && seat == COLONIA_NOBODY)
    {
      g_autofree char *told = colonia_words_start_at_table (setup);

      g_strv_builder_add (builder, told);
    }

  return g_strv_builder_end (builder);
}

static char **
tell_moves (const TableTelling *telling,
            const TableEffect  *effects,
            guint               n_effects,
            int                 seat)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (effects == NULL)
    return tell_start (telling->record, seat);

  tell_pieces (telling, effects, n_effects, seat, builder);

  return g_strv_builder_end (builder);
}

static gboolean
are_moves_due (const TableState  *state,
               const TableEffect *effects,
               guint              n_effects)
{
  return effects != NULL ? pieces_are_due (effects, n_effects) : state->part == COLONIA_DAY_SETUP;
}

static const char *const seen[] = { "booths", "craftsmen", "berths", "display", "edicts", NULL };

const TableGame colonia_game = {
  .id = "colonia",
  .name = "Colonia",
  .min_players = COLONIA_MIN_PLAYERS,
  .max_players = COLONIA_MAX_PLAYERS,
  .trackings = colonia_tracking_ids,
  .colors = colors,
  .rules = colonia_rule_ids,
  .parts = colonia_day_ids,
  .steps = colonia_step_ids,
  .calendar = { "week", "day", "edict", COLONIA_N_WEEKS, COLONIA_N_EDICTS },
  .finished = COLONIA_STEP_FINISHED,
  .step_rule = COLONIA_RULE_NONE,
  .turn_rule = COLONIA_RULE_TUE_3,
  .pass = COLONIA_EVENT_PASS,
  .note = COLONIA_EVENT_NOTE,
  .counted = COLONIA_TRACKING_SCORING,
  .mended = COLONIA_EVENT_TIE_ROLLS,

  .setup_size = sizeof (ColoniaSetup),
  .state_size = sizeof (ColoniaState),
  .chance_size = sizeof (ColoniaChance),
  .chance_texts = colonia_chance_texts,
  .setup = colonia_setup_fields,
  .events = &colonia_events,
  .obstacle_facts = colonia_obstacle_facts,
  .effect_facts = colonia_effect_facts,
  .score_parts = score_parts,
  .tallies = colonia_tally_ids,
  .series = colonia_series,
  .cards = &colonia_cards,
  .guide = &colonia_guide,
  .answers = &colonia_answers,

  .init_setup = colonia_setup_init,
  .begin = colonia_state_begin,
  .own = colonia_state_own,
  .clear = colonia_state_disown,
  .cover = colonia_state_cover,
  .get_awaited = colonia_play_get_awaited,
  .examine = colonia_play_examine,
  .carry_out = colonia_play_carry_out,
  .remedy = colonia_play_remedy,
  .doubt = colonia_play_doubt,

  .get_place = get_place,
  .rank = rank,
  .mend = mend,
  .get_addressed = get_addressed,
  .list_places = list_places,
  .can_only_pass = colonia_state_can_only_pass,
  .keeps_hands_busy = pieces_keep_hands_busy,

  .lay_out = colonia_lay_out,
  .seen = seen,
  .list_choices = colonia_list_choices,
  .get_score = colonia_score_get_table,
  .tally = colonia_tally,
  .get_votes = colonia_series_get_votes,
  .print_state = colonia_state_to_json,
  .print_score = colonia_score_to_json,
  .deal = colonia_chance_deal,
  .make_event = colonia_chance_make_event,

  .tell_outcome = colonia_words_outcome,
  .tell_event = tell_event,
  .tell_effects = tell_effects,
  .refusals = &colonia_refusals,
  .tell_step = colonia_words_step,
  .tell_player = colonia_words_player,
  .tell_passed = colonia_words_passed,
  .tell_passes = colonia_words_passes,
  .tell_when = colonia_term_week_and_day,
  .tell_when_within = colonia_term_week_and_day_within,
  .tell_by_hand = tell_by_hand,
  .tell_moves = tell_moves,
  .are_moves_due = are_moves_due,
};
