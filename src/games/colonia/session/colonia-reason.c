/* colonia-reason.c: answers to those who ask why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What an event caused is in its effects, but not what lay behind it: which
 * contract, where the bar stood, what was in a hold. That is found in the events
 * before, when somebody asks.
 */

#include "config.h"

#include "colonia-reason.h"

#include "colonia-reason-words.h"
#include "colonia-session.h"
#include "hand-out.h"

#include <glib/gi18n.h>

#include <string.h>

/* What is a reason for several things is told once. */
static void
take_sentence (GPtrArray *sentences,
               char      *sentence)
{
  if (sentence == NULL || g_ptr_array_find_with_equal_func (sentences, sentence, g_str_equal, NULL))
    g_free (sentence);
  else
    g_ptr_array_add (sentences, sentence);
}

static char *
join_sentences (GPtrArray *sentences)
{
  if (sentences->len == 0)
    return NULL;

  g_ptr_array_add (sentences, NULL);

  return g_strjoinv ("\n", (char **) sentences->pdata);
}

static void
add_rule (GArray      *rules,
          ColoniaRule  rule)
{
  if (rule != COLONIA_RULE_NONE)
    g_array_append_val (rules, rule);
}

/* What stands beside a player */

/* What was rolled this week to part equal cards, the first roll first (TUE-5). */
static void
tell_rolls (TableSession *session,
            int           seat,
            GPtrArray    *sentences)
{
  const ColoniaTelling telling = { .names = table_session_get_names (session) };
  const TableRecord *record = table_session_get_record (session);
  guint end = table_record_get_cursor (record);
  guint begin = end;

  while (begin > 0 && colonia_record_get_event (record, begin - 1)->type != COLONIA_EVENT_FAMILY_CARDS)
    begin--;

  for (guint i = begin; i < end; i++)
    if (colonia_record_get_event (record, i)->type == COLONIA_EVENT_TIE_ROLLS)
      take_sentence (sentences, colonia_words_rolls (&telling, colonia_session_get_state (session),
                                                     colonia_record_get_event (record, i), seat));
}

static char *
answer_place (TableSession *session,
              int           seat,
              GArray       *rules)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  const ColoniaTelling telling = { .names = table_session_get_names (session) };
  const ColoniaState *state = colonia_session_get_state (session);
  char *place = table_session_explain (session, COLONIA_EFFECT_PLACE, seat, rules);

  take_sentence (sentences, place);
  if (place == NULL || !state->order_known)
    return join_sentences (sentences);

  tell_rolls (session, seat, sentences);
  take_sentence (sentences, colonia_words_cards (&telling, state));

  return join_sentences (sentences);
}

static char *
answer_votes (TableSession *session,
              int           seat,
              GArray       *rules)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  const ColoniaTelling telling = { .names = table_session_get_names (session) };
  const ColoniaState *state = colonia_session_get_state (session);
  char *counted = NULL;

  if (state->cards[seat] < 0)
    return NULL;

  /* Where members are not counted, nothing says how many are missing. */
  if (state->cards[seat] == 0 && state->tracking == COLONIA_TRACKING_FULL)
    counted = table_session_explain (session, COLONIA_EFFECT_CARD_IS_ZERO, seat, rules);
  if (counted == NULL)
    {
      counted = colonia_words_votes (&telling, state, seat);
      add_rule (rules, state->cards[seat] == 0 ? COLONIA_RULE_TUE_2 : COLONIA_RULE_VOTE_1);
    }
  take_sentence (sentences, counted);

  return join_sentences (sentences);
}

static char *
answer_members (TableSession *session,
                int           seat,
                GArray       *rules)
{
  const ColoniaState *state = colonia_session_get_state (session);
  g_autoptr (GPtrArray) lines = NULL;

  if (state->tracking != COLONIA_TRACKING_FULL)
    return NULL;

  lines = colonia_words_members (state, seat, rules);

  return join_sentences (lines);
}

static char *
answer_prices (TableSession *session,
               int           seat,
               GArray       *rules)
{
  g_autoptr (GPtrArray) lines = colonia_words_prices (colonia_session_get_state (session), rules);

  return join_sentences (lines);
}

/* Translators: what is asked about, on a button “Why?”. */
static const TableQuestion questions[COLONIA_N_QUESTIONS] = {
  [COLONIA_QUESTION_PLACE] = { answer_place, NC_("what is asked about", "Place") },
  [COLONIA_QUESTION_VOTES] = { answer_votes, NC_("what is asked about", "Votes") },
  [COLONIA_QUESTION_MEMBERS] = { answer_members, NC_("what is asked about", "Members") },
  [COLONIA_QUESTION_PRICES] = { answer_prices },
};

const TableGameAnswers colonia_answers = { .questions = questions, .n_questions = COLONIA_N_QUESTIONS };

/* What is handed out */

/* Whether the week card moved bars here, and so the week begins here. */
static gboolean
add_moves (ColoniaBarMoves      moves[COLONIA_N_CRAFTSMEN],
           const ColoniaEvent  *event,
           const ColoniaEffect *effects,
           guint                n_effects)
{
  gboolean begins = FALSE;

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_BAR_MOVES)
      {
        ColoniaBarMoves *bar = &moves[effects[i].what];

        if (effects[i].rule == COLONIA_RULE_MON_1)
          bar->week_card += effects[i].amount;
        else if (effects[i].rule != COLONIA_RULE_THU_2)
          bar->edicts += effects[i].amount;
        else if (bar->n_dice < COLONIA_MAX_DICE)
          bar->dice[bar->n_dice++] = event->die;
      }

  for (guint i = 0; i < n_effects; i++)
    begins |= effects[i].kind == COLONIA_EFFECT_DICE_SET;

  return begins;
}

/* The dice come out as they fell: what was found last was first. */
static void
turn_dice (ColoniaBarMoves *bar)
{
  for (int i = 0; i < bar->n_dice / 2; i++)
    {
      int die = bar->dice[i];

      bar->dice[i] = bar->dice[bar->n_dice - 1 - i];
      bar->dice[bar->n_dice - 1 - i] = die;
    }
}

static void
find_moves (TableSession  *session,
            guint            index,
            ColoniaBarMoves  moves[COLONIA_N_CRAFTSMEN])
{
  GListModel *chronicle = table_session_get_chronicle (session);
  gboolean begun = FALSE;

  memset (moves, 0, COLONIA_N_CRAFTSMEN * sizeof *moves);
  for (guint i = index + 1; i > 0 && !begun; i--)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i - 1);
      guint n_effects;
      const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);

      begun = add_moves (moves, colonia_record_get_event (table_session_get_record (session), i - 1), effects,
                         n_effects);
    }
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    turn_dice (&moves[craftsman]);
}

/* Tells why a player is given what is handed out: which contract and how its bar came to be
 * below it, which hold of which ship, or what was decided. */
char *
colonia_reason_tell_handed (TableSession *session,
                            TableLine    *line,
                            int           seat,
                            GArray       *rules)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  ColoniaBarMoves moves[COLONIA_N_CRAFTSMEN];
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);
  int berth = 0;
  char *text;

  find_moves (session, line->index, moves);
  for (guint i = 0; i < n_effects; i++)
    {
      const ColoniaEffect *effect = &effects[i];

      if (effect->kind == COLONIA_EFFECT_SHIP_LEAVES)
        berth = effect->other;
      if (effect->player != seat || !hand_out_is_told_by (effect))
        continue;

      take_sentence (sentences, effect->kind == COLONIA_EFFECT_MADE
                                  ? colonia_words_made (effect, &moves[effect->what])
                                  : colonia_words_reason (effect, berth));
      add_rule (rules, effect->rule);
    }

  text = join_sentences (sentences);

  return text != NULL ? text : g_strdup ("");
}
