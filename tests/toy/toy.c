/* toy.c: the smallest game there is, by which the table is seen to know none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All play a card at once. Who has the highest that nobody else has scores it.
 */

#include "toy.h"

static const char *const trackings[] = { "full", NULL };
static const char *const colors[] = { "purple", "green", "red", "blue", NULL };
static const char *const rules[] = { "", "PLAY-1", "PLAY-2", NULL };
static const char *const parts[] = { "day", NULL };
static const char *const steps[] = { "cards", "finished", NULL };

/* What documents say */

static const TableField options[] = {
  { "rounds", TABLE_INT, .need = TABLE_OPTIONAL, TABLE_AT (ToySetup, rounds), .min = 1, .max = TOY_N_CARDS },
  TABLE_END
};
static const TableField start[] = { { "options", TABLE_STRUCT, .need = TABLE_OPTIONAL, .fields = options }, TABLE_END };
static const TableField cards_fields[] = {
  { "cards", TABLE_INT, TABLE_BY_SEAT, TABLE_EACH (ToyEvent, cards), .min = 1, .max = TOY_N_CARDS },
  TABLE_END
};
static const TableField note_fields[] = { TABLE_NOTE (ToyEvent, text), TABLE_END };
static const char *const event_ids[] = { "cards", "note", NULL };
static const TableEventKind event_kinds[] = {
  { cards_fields, .steps = 1u << TOY_STEP_CARDS }, { note_fields, TABLE_EVENT_ASIDE },
};
static const TableEvents events = { event_ids, event_kinds, sizeof (ToyEvent) };

/* Rules */

static const guint obstacle_facts[TOY_N_OBSTACLES];
static const guint effect_facts[TOY_N_EFFECTS] = { [TOY_EFFECT_SCORES] = TABLE_IS_PRIVATE };

static void
init_setup (TableSetup *setup)
{
  ((ToySetup *) setup)->rounds = TOY_N_CARDS;
}

static void
begin (const TablePlay  *play,
       const TableSetup *setup)
{
  ToyState *toy = (ToyState *) play->state;

  toy->rounds = ((const ToySetup *) setup)->rounds;
  toy->table.round = 1;
  for (int seat = 0; seat < setup->n_players; seat++)
    toy->hands[seat] = (1u << (TOY_N_CARDS + 1)) - 2;
  table_play_tell (play, (TableEffect) { TOY_EFFECT_DEALT, 1, TABLE_NOBODY, .amount = TOY_N_CARDS });
}

static void
cover (TableState *state,
       int         seat)
{
  for (int other = 0; state->step != TOY_STEP_FINISHED && other < state->n_players; other++)
    if (other != seat)
      ((ToyState *) state)->points[other] = 0;
}

static gboolean
get_score (const TableState *state,
           TableScore       *score)
{
  const ToyState *toy = (const ToyState *) state;

  *score = (TableScore) { .final = state->step == TOY_STEP_FINISHED, .n_players = state->n_players };
  for (int seat = 0; seat < state->n_players; seat++)
    score->totals[seat] = toy->points[seat];
  table_score_rank (score);

  return TRUE;
}

static TableObstacle
examine (const TableState *state,
         const TableEvent *event)
{
  const int *cards = ((const ToyEvent *) event)->cards;

  for (int seat = 0; event->type == TOY_EVENT_CARDS && seat < state->n_players; seat++)
    if (!(((const ToyState *) state)->hands[seat] & 1u << cards[seat]))
      return (TableObstacle) { TOY_OBSTACLE_CARD_IS_GONE, 2, seat, .what = cards[seat] };

  return (TableObstacle) { .player = TABLE_NOBODY };
}

/* Nobody plays one round only, and the first two do not both play the highest card, but they may. */
static void
doubt (const TableState *state,
       const TableEvent *event,
       GArray           *doubts)
{
  if (event == NULL ? ((const ToyState *) state)->rounds == 1
                    : ((const ToyEvent *) event)->cards[0] + ((const ToyEvent *) event)->cards[1] == 2 * TOY_N_CARDS)
    TABLE_DOUBT (doubts, TOY_OBSTACLE_UNLIKELY, event == NULL ? 1 : 2, TABLE_NOBODY);
}

static int
find_best (const int *cards,
           int        n)
{
  int n_played[TOY_N_CARDS + 1] = { 0 }, best = TABLE_NOBODY;

  for (int seat = 0; seat < n; seat++)
    n_played[cards[seat]]++;
  for (int seat = 0; seat < n; seat++)
    if (n_played[cards[seat]] == 1 && (best == TABLE_NOBODY || cards[seat] > cards[best]))
      best = seat;

  return best;
}

static void
carry_out (const TablePlay  *play,
           const TableEvent *event)
{
  ToyState *toy = (ToyState *) play->state;
  const int *cards = ((const ToyEvent *) event)->cards;
  int best = find_best (cards, play->state->n_players);

  if (event->type != TOY_EVENT_CARDS)
    return;

  for (int seat = 0; seat < play->state->n_players; seat++)
    toy->hands[seat] &= ~(1u << cards[seat]);
  if (best != TABLE_NOBODY)
    table_play_tell (play, (TableEffect) { TOY_EFFECT_SCORES, 1, best, .amount = cards[best] });
  toy->points[MAX (best, 0)] += best != TABLE_NOBODY ? cards[best] : 0;
  if (toy->table.round < toy->rounds)
    table_play_tell (play, (TableEffect) { TABLE_EFFECT_PART_BEGINS, 1, TABLE_NOBODY, .amount = ++toy->table.round });
  else
    toy->table.step = TOY_STEP_FINISHED;
}

/* Words */

static char *
tell_event (const TableTelling *telling,
            const TableState   *before,
            const TableEvent   *event)
{
  return g_strdup (event->type == TOY_EVENT_NOTE ? ((const ToyEvent *) event)->text : "All play a card.");
}

static char *
tell_effects (const TableTelling *telling,
              const TableEffect  *effects,
              guint               n_effects,
              guint              *n_told)
{
  static const char *const verbs[] = { "has round", [TOY_EFFECT_DEALT] = "gets", [TOY_EFFECT_SCORES] = "scores" };

  *n_told = 1;

  return g_strdup_printf ("%s %s %d.", effects->player == TABLE_NOBODY ? "Everybody" : telling->names[effects->player],
                          verbs[effects->kind], effects->amount);
}

static const TableSentence obstacles[] = {
  TABLE_TELL (TOY_OBSTACLE_CARD_IS_GONE, "p0", "%s has played card %d already"),
  TABLE_TELL (TOY_OBSTACLE_UNLIKELY, NULL, "nobody plays so"),
  TABLE_TELL_END,
};

static const TableRefusals refusals = { obstacles, (const char *const[]) { "not now", "not now" } };

static char *
tell_when (int round,
           int part)
{
  return g_strdup_printf ("round %d", round);
}

static char *
tell_step (const char *const *names,
           const TableState  *state)
{
  return g_strdup (state->step == TOY_STEP_CARDS ? "All choose a card" : "It is over");
}

const TableGame toy_game = {
  .id = "toy", .min_players = 2, .max_players = TOY_MAX_PLAYERS,
  .trackings = trackings, .colors = colors, .rules = rules, .parts = parts, .steps = steps,
  .calendar = { "round", "part", NULL, TOY_N_CARDS, 0 }, .finished = TOY_STEP_FINISHED, .step_rule = 1,
  .pass = TABLE_NOBODY, .note = TOY_EVENT_NOTE, .counted = TABLE_NOBODY, .mended = TABLE_NOBODY,
  .setup_size = sizeof (ToySetup), .state_size = sizeof (ToyState), .setup = start, .events = &events,
  .obstacle_facts = obstacle_facts, .effect_facts = effect_facts,
  .init_setup = init_setup, .begin = begin, .cover = cover, .examine = examine, .carry_out = carry_out, .doubt = doubt,
  .get_score = get_score,
  .tell_event = tell_event, .tell_effects = tell_effects, .refusals = &refusals, .tell_when = tell_when,
  .tell_when_within = tell_when, .tell_step = tell_step, .lay_out = toy_lay_out,
};
