/* genua-answers.c: why things are as they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-answers.h"

#include "genua-words.h"
#include "table-complaint.h"
#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define ANSWERS(name) char *name (TableSession *session, int seat, GArray *rules)
#define ADD_RULES(rules, ...)                                                                          \
  g_array_append_vals (rules, (const int[]) { __VA_ARGS__ }, G_N_ELEMENTS (((const int[]) { __VA_ARGS__ })))

/* Who may act (ACT-1 to ACT-3, TWO-1). */
static ANSWERS (answer_acts)
{
  const TableState *state = table_session_get_state (session);
  const GenuaState *own = GENUA_STATE (state);
  const TableObstacle obstacle = genua_words_examine_action (state, seat);
  const char *name = table_session_get_names (session)[seat];
  int acted[GENUA_N_DISCS], n = 0;
  g_autofree char *list = NULL, *reason = NULL;

  for (int disc = 0; disc < own->n_path; disc++)
    if (own->path[disc].action == seat)
      acted[n++] = own->path[disc].place;
  if (obstacle.kind == GENUA_OBSTACLE_MAY_NOT_ACT && state->n_players == 2 && seat == state->turn
      && own->players[1 - seat].acted == 0)
    /* Translators: the first %s is another player, the second a player. */
    reason = g_strdup_printf (_("Once %s has acted, %s may act once more."), table_session_get_names (session)[1 - seat], name);
  else if (obstacle.kind != TABLE_OBSTACLE_NONE)
    reason = table_obstacle_complain (state->game, table_session_get_names (session), &obstacle, 0);
  else
    reason = g_strdup (genua_state_acts_freely (own, seat) ? _("The action here takes no card.")
                                                           : _("The action here takes a further-action card."));
  ADD_RULES (rules, own->table.n_players == 2 ? GENUA_RULE_TWO_1 : GENUA_RULE_ACT_3);
  if (obstacle.kind != TABLE_OBSTACLE_NONE && obstacle.rule != GENUA_RULE_ACT_3)
    ADD_RULES (rules, obstacle.rule);

  if (n == 0)
    /* Translators: %s are a player, and a sentence that says whether an action is possible. */
    return g_strdup_printf (_("%s has taken no action in this turn.\n%s"), name, reason);

  list = genua_list_places (n, acted, FALSE);
  /* Translators: %s are a player and buildings; the last one is a sentence that says whether more is possible. */
  return g_strdup_printf (_("%s has acted in this turn: %s.\n%s"), name, list, reason);
}

/* What buildings bring, and which actions have brought ducats (ACT-6, END-1). */
static ANSWERS (answer_buildings)
{
  const GenuaState *state = GENUA_STATE (table_session_get_state (session));
  const int fee = state->agreed.owner_fee;
  g_autofree char *list = genua_list_owned (state, seat), *each = genua_term_ducats (GENUA_BUILDING_PAYS);
  g_autofree char *first = NULL, *ducats = NULL, *paid = NULL;
  const char *name = table_session_get_names (session)[seat];

  ADD_RULES (rules, GENUA_RULE_ACT_6, GENUA_RULE_END_1);

  if (fee == 0)
    /* Translators: %s are a player, buildings, and ducats. */
    return g_strdup_printf (_("%s owns: %s. A building brings %s at the end."), name, list, each);

  /* Translators: %s are a player, buildings, and ducats, %d is what the bank pays for an action. */
  first = g_strdup_printf (state->agreed.owner_fee_own
                             ? _("%s owns: %s. A building brings %s at the end, and %d whenever an action is taken there.")
                             : _("%s owns: %s. A building brings %s at the end, and %d whenever somebody else acts there."),
                           name, list, each, fee);
  if (state->players[seat].income[GENUA_INCOME_OWNER] == 0)
    return g_steal_pointer (&first);

  ducats = genua_term_ducats (state->players[seat].income[GENUA_INCOME_OWNER]);
  /* Translators: %s is a sentence that tells what buildings bring, and ducats; what they were paid for follows. */
  paid = g_strdup_printf (_("%s The bank has paid %s so far:"), first, ducats);
  return table_answers_tell_events (session, paid, GENUA_EFFECT_OWNER, GENUA_RULE_ACT_6, seat);
}

/* Which starts on the market place moved the round marker (ROUND-2, ROUND-3). */
static ANSWERS (answer_marker)
{
  /* Translators: %d is a round. */
  g_autofree char *first = g_strdup_printf (_("The round marker begins on 1 and goes on with each round; this is round %d."),
                                            table_session_get_state (session)->round);

  ADD_RULES (rules, GENUA_RULE_ROUND_2, GENUA_RULE_ROUND_3, GENUA_RULE_ROUND_4);

  return table_answers_tell_events (session, first, GENUA_EFFECT_MARKER, GENUA_RULE_ROUND_3, TABLE_NOBODY);
}

/* What markers cost (OWN-3, OWN-5). */
static ANSWERS (answer_claim)
{
  const GenuaState *state = GENUA_STATE (table_session_get_state (session));
  g_autofree char *has = genua_term_things (GENUA_THING_MARKER, state->players[seat].things[GENUA_THING_MARKER]);
  const char *cost = _("A building takes one marker. Where somebody else’s lies, one more is given up: to place there "
                       "takes two, and to remove it alone takes one.");

  ADD_RULES (rules, GENUA_RULE_OWN_3, GENUA_RULE_OWN_5);

  /* Translators: %s are what markers cost, a player, and markers. */
  return genua_state_is_full (state) ? g_strdup_printf (_("%s %s has %s."), cost, table_session_get_names (session)[seat], has)
                                     : g_strdup (cost);
}

/* What was paid for the action of a building, on the same space and in deals of nothing else, by those who then
 * took it (DEAL-3). */
static char *
list_prices (const TableRecord *record,
             int                place)
{
  GString *prices = g_string_new (NULL);
  int pending[GENUA_MAX_PLAYERS + 1] = { 0 }, here = TABLE_NOBODY;

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const GenuaEvent *event = GENUA_EVENT (table_record_get_event (record, i));
      const int type = event->table.type, *gives = event->deal.gives;
      int *paid = &pending[event->table.player + 1], n = 0;

      if (type == GENUA_EVENT_TOWER || type == GENUA_EVENT_MOVE)
        memset (pending, 0, sizeof pending);
      if (type == GENUA_EVENT_TOWER || type == GENUA_EVENT_MOVE)
        here = event->place;
      if (type == GENUA_EVENT_ACTION && here == place && *paid > 0)
        g_string_append_printf (prices, "%s%d", prices->len > 0 ? ", " : "", *paid);
      for (int thing = 0; thing < GENUA_N_THINGS; thing++)
        n += gives[thing] + event->deal.gets[thing];
      n = n == gives[GENUA_THING_MONEY] && (event->text == NULL || *event->text == '\0') ? n : 0;
      *paid = type == GENUA_EVENT_DEAL ? *paid + n : 0;
    }

  return g_string_free (prices, FALSE);
}

static ANSWERS (answer_prices)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  ADD_RULES (rules, GENUA_RULE_DEAL_3);
  for (int place = 0; place < GENUA_N_BUILDINGS; place++)
    {
      g_autofree char *prices = list_prices (table_session_get_record (session), place);

      if (*prices != '\0')
        g_ptr_array_add (lines, g_strdup_printf (C_("something and what it is", "%s: %s"), genua_term_place (place), prices));
    }
  g_ptr_array_add (lines, NULL);

  g_ptr_array_insert (lines, 0, g_strdup (_("What somebody paid on the space, in a deal of nothing else, before taking its action:")));

  return lines->len > 2 ? g_strjoinv ("\n", (char **) lines->pdata) : NULL;
}

/* Where the money came from. */
static char *
list_from (const GenuaPlayerScore *player)
{
  static const char *const names[GENUA_N_INCOMES + 1] = {
    NC_("where ducats came from", "large orders"), NC_("where ducats came from", "small orders"),
    NC_("where ducats came from", "messages"),     NC_("where ducats came from", "own buildings"),
    NC_("where ducats came from", "deals"),        NC_("where ducats came from", "the rest"),
  };
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int from = 0; from <= GENUA_N_INCOMES; from++)
    if (player->from[from] != 0)
      /* Translators: %s is where ducats came from or, with the minus, went, %d is how many. */
      g_ptr_array_add (items, g_strdup_printf (player->from[from] < 0 ? C_("where ducats came from", "%s −%d")
                                                                      : C_("where ducats came from", "%s %d"),
                                               g_dpgettext2 (NULL, "where ducats came from", names[from]),
                                               ABS (player->from[from])));
  return text_list (items);
}

/* Tells what money somebody has, and from where. */
char *
genua_tell_money (TableSession *session,
                  int           seat,
                  GArray       *rules)
{
  const int rule = GENUA_RULE_ALL_3;
  g_autofree char *ducats = NULL, *text = NULL;
  GenuaScore score;

  if (!genua_state_get_score (table_session_get_state (session), &score.table))
    return NULL;

  if (rules != NULL)
    g_array_append_val (rules, rule);
  ducats = genua_term_ducats (score.players[seat].money);
  if (score.players[seat].from[GENUA_FROM_OTHER] == score.players[seat].money)
    /* Translators: %s are a player and ducats. */
    return g_strdup_printf (_("%s has %s."), table_session_get_names (session)[seat], ducats);

  text = list_from (&score.players[seat]);
  /* Translators: %s are a player, ducats, and where they came from. */
  return g_strdup_printf (_("%s has %s, from: %s."), table_session_get_names (session)[seat], ducats, text);
}

/* Translators: what is asked about, on a button “Why?”. */
static const TableQuestion questions[] = {
  [GENUA_QUESTION_MARKER] = { answer_marker }, [GENUA_QUESTION_ACTS] = { answer_acts, NC_("what is asked about", "Actions") },
  [GENUA_QUESTION_CLAIM] = { answer_claim }, [GENUA_QUESTION_PRICES] = { answer_prices },
  [GENUA_QUESTION_BUILDINGS] = { answer_buildings, NC_("what is asked about", "Buildings") },
  [GENUA_QUESTION_PURSE] = { genua_tell_money, NC_("what is asked about", "Ducats") },
};

const TableGameAnswers genua_answers = { .questions = questions, .n_questions = G_N_ELEMENTS (questions) };

/* What chains would pay (PRIV-2, PRIV-3). */
static int
work_out (const TableState  *state,
          guint              had,
          char             **told)
{
  GenuaPlayerScore player = { 0 };
  guint privileges = 0;

  for (int i = 0; i < GENUA_N_RING; i++)
    privileges |= (had >> i & 1u) << GENUA_STATE (state)->agreed.ring[i];
  genua_score_count_privileges (GENUA_STATE (state), privileges, &player);
  if (told != NULL)
    {
      g_autofree char *chains = genua_list_chains (&player, FALSE), *ducats = genua_term_ducats (player.privilege_money);

      /* Translators: %s are what chains pay, and ducats. */
      *told = had != 0 ? g_strdup_printf (_("%s: that is %s."), chains, ducats)
                       : g_strdup (_("Touch privileges that you have, or think of."));
    }

  return player.privilege_money;
}

static int
list_ring (const TableState *state,
           int               seat,
           TableRingThing *things)
{
  const int *ring = GENUA_STATE (state)->agreed.ring;

  for (int i = 0; i < GENUA_N_RING; i++)
    things[i] = (TableRingThing) { genua_place_ids[ring[i]], genua_term_place (ring[i]),
                                     (GENUA_STATE (state)->counted[seat].privileges & 1u << ring[i]) != 0 };

  return GENUA_N_RING;
}

const TableGameRing genua_ring = { N_("What Chains Would Pay"), GENUA_PART_PRIVILEGES, list_ring, work_out };
