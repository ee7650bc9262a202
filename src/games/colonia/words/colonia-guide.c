/* colonia-guide.c: the rules at hand, for those who play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-guide-private.h"

#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

static const char *const sources[] = {
  /* Translators: stands under a rule; a sheet on how to set the game up comes with it, apart from the rulebook. */
  [COLONIA_GUIDE_SHEET - TABLE_SOURCE_OWN] = N_("See the set-up sheet of your game; without it, it is played like this here."),
  /* Translators: stands under the rule that those who are still equal win together. */
  [COLONIA_GUIDE_ENGLISH - TABLE_SOURCE_OWN] = N_("So the English rulebook says; the French and the Dutch one call it a draw."),
};

/* Edicts have names already. */
static char *
name_topic (int topic)
{
  g_autofree char *edict = colonia_term_edict_kind ((ColoniaEdictKind) (topic - COLONIA_TOPIC_EDICTS));

  return text_begin (edict);
}

/* Gives the topic that tells what an edict does. */
ColoniaTopic
colonia_guide_get_topic_of_edict (ColoniaEdictKind kind)
{
  g_return_val_if_fail (kind < COLONIA_N_EDICT_KINDS, COLONIA_TOPIC_VOTING);

  return COLONIA_TOPIC_EDICTS + kind;
}

/* What a step is about, whatever the day; else what the day itself is about, between its votes. */
static const ColoniaTopic of_steps[COLONIA_N_STEPS] = {
  [COLONIA_STEP_TIE_ROLLS] = COLONIA_TOPIC_ORDER, [COLONIA_STEP_VOTE] = COLONIA_TOPIC_VOTING,
  [COLONIA_STEP_CASTING_VOTE] = COLONIA_TOPIC_VOTING, [COLONIA_STEP_FINAL_HOLDINGS] = COLONIA_TOPIC_END,
  [COLONIA_STEP_FINISHED] = COLONIA_TOPIC_END,
};
static const ColoniaTopic of_days[COLONIA_N_DAYS] = {
  [COLONIA_DAY_SETUP] = COLONIA_TOPIC_SETUP, [COLONIA_DAY_MONDAY] = COLONIA_TOPIC_MONDAY,
  [COLONIA_DAY_TUESDAY] = COLONIA_TOPIC_TUESDAY, [COLONIA_DAY_WEDNESDAY] = COLONIA_TOPIC_WEDNESDAY,
  [COLONIA_DAY_THURSDAY] = COLONIA_TOPIC_THURSDAY, [COLONIA_DAY_FRIDAY] = COLONIA_TOPIC_FRIDAY,
  [COLONIA_DAY_SATURDAY] = COLONIA_TOPIC_SATURDAY, [COLONIA_DAY_SUNDAY] = COLONIA_TOPIC_SUNDAY,
  [COLONIA_DAY_END] = COLONIA_TOPIC_END,
};

static int
get_topic_of_state (const TableState *table)
{
  const ColoniaState *state = COLONIA_STATE (table);

  if (of_steps[state->step] != COLONIA_TOPIC_SETUP)
    return of_steps[state->step];

  /* An edict that is carried out may ask for a ship or a relic card, too. */
  return state->edict != COLONIA_NOBODY ? colonia_guide_get_topic_of_edict (state->edicts[state->edict].kind)
                                        : of_days[state->day];
}

/* What a window is worth, and how many members there are, may be agreed. */
static char *
tell_agreed (const TableSetup *setup,
             int               rule)
{
  const ColoniaSetup *own = (const ColoniaSetup *) setup;

  if (rule == COLONIA_RULE_END_2)
    return g_strdup_printf (ngettext ("A relic is worth its printed points, or twice as many in a shrine. A shrine without a relic is worth nothing, a window %d point.",
                                      "A relic is worth its printed points, or twice as many in a shrine. A shrine without a relic is worth nothing, a window %d points.",
                                      (gulong) own->window_points), own->window_points);
  if (rule == COLONIA_RULE_SET_2 && own->tracking == COLONIA_TRACKING_FULL)
    /* Translators: %d is how many members each family has. */
    return g_strdup_printf (ngettext ("Each family has %d member in this game. The fewer the families, the more members they usually have.",
                                      "Each family has %d members in this game. The fewer the families, the more members they usually have.",
                                      (gulong) own->family_members), own->family_members);

  return NULL;
}

const TableGuide colonia_guide = {
  .topics = colonia_topics,
  .n_topics = COLONIA_N_TOPICS,
  .sources = sources,
  .name_topic = name_topic,
  .tell_agreed = tell_agreed,
  .get_topic_of_state = get_topic_of_state,
};
