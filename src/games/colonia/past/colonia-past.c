/* colonia-past.c: what Colonia is to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-past.h"

#include "colonia-event.h"
#include "colonia-events.h"
#include "colonia-score.h"
#include "colonia-series.h"
#include "colonia-tallies.h"
#include "colonia-terms.h"
#include "colonia-words.h"
#include "parlour-aside-form.h"
#include "parlour-holdings-form.h"

#include <glib/gi18n.h>

/* Where the game waits for what was never entered. */
static char *
tell_way_back (const TableState *state)
{
  const char *day;

  /* Before the first week there is no day to go back to. */
  if (state->round == 0)
    return NULL;

  day = colonia_term_day_within (COLONIA_STATE (state)->day);
  if (state->step == COLONIA_STEP_TIE_ROLLS)
    /* Translators: %s is a day of the week, %d the number of the week. */
    return g_strdup_printf (_("You go back to %s of week %d; what came after waits until the new roll."),
                            day, state->round);

  /* Translators: %s is a day of the week, %d the number of the week. */
  return g_strdup_printf (_("You go back to %s of week %d; what came after waits."), day, state->round);
}

static char *
tell_week (int      week,
           gboolean is_over)
{
  if (week == 0)
    return g_strdup (_("Before the first week"));
  if (!is_over)
    return g_strdup_printf (_("Week %d of %d, so far"), week, COLONIA_N_WEEKS);

  return g_strdup_printf (_("Week %d of %d"), week, COLONIA_N_WEEKS);
}

/* What a family has */

enum { SUPPLY, POINTS, GOODS, RESOURCES };

/* Translators: headings of rows in a table of the families. */
static TABLE_TERMS (get_title, "looking back", NC_("looking back", "At home"), NC_("looking back", "Points"),
                    NC_("looking back", "Goods"), NC_("looking back", "Resources"))

/* Those of relics: windows are awarded at the end. */
static int
get_points (const ColoniaState *state,
            int                 seat)
{
  ColoniaScore score;

  return colonia_state_get_score (state, &score) ? score.players[seat].relics + score.players[seat].shrines : 0;
}

static int
get_value (const TableState *state,
           int               seat,
           int               which)
{
  const ColoniaPlayer *player = &COLONIA_STATE (state)->players[seat];

  switch (which)
    {
    case SUPPLY:
      return player->supply;
    case POINTS:
      return get_points (COLONIA_STATE (state), seat);
    case GOODS:
      return colonia_bundle_get_total (&player->goods);
    case RESOURCES:
    default:
      return colonia_bundle_get_total (&player->resources);
    }
}

static const char *
get_city (int city)
{
  return colonia_term_city (city);
}

static int
get_money (const TableState *state,
           int               seat,
           int               city)
{
  return COLONIA_STATE (state)->players[seat].money.n[city];
}

static const ParlourPastFigure figures[] = {
  { get_title, SUPPLY, .is_public = TRUE, .is_drawn = TRUE, .get_value = get_value },
  { get_title, POINTS, .is_drawn = TRUE, .get_value = get_value },
  { get_city, 0, .get_value = get_money },
  { get_city, 1, .get_value = get_money },
  { get_city, 2, .get_value = get_money },
  { get_city, 3, .get_value = get_money },
  { get_title, GOODS, .get_value = get_value },
  { get_title, RESOURCES, .get_value = get_value },
  { NULL },
};

G_STATIC_ASSERT (COLONIA_N_CITIES == 4);

/* The course of a game */

static char *
name_week (int week)
{
  /* Translators: %d is the number of a week that is over. */
  return g_strdup_printf (C_("moment", "Week %d"), week);
}

static char *
tell_points (int which)
{
  return g_strdup (C_("chart", "Points"));
}

static char *
tell_supply (int which)
{
  return g_strdup (C_("chart", "Members at Home"));
}

static char *
tell_money (int city)
{
  /* Translators: the title of a chart: the first %s is a currency, the second the city that pays in it. */
  return g_strdup_printf (C_("chart", "%s of %s"), colonia_term_currency (city),
                          colonia_term_city (city));
}

#define MONEY \
  { tell_money, N_("What each family had when a week was over, and at the end what is left after the windows.") }

static const ParlourPastCurve curves[] = {
  [COLONIA_SERIES_POINTS] = {
    tell_points,
    N_("The relics of each family when a week was over, those in shrines twice, and at the end the windows too."),
  },
  [COLONIA_SERIES_SUPPLY] = { tell_supply, N_("How many members each family had at home when a week was over.") },
  [COLONIA_SERIES_MONEY] = MONEY, MONEY, MONEY, MONEY,
};

/* Many games */

static const char *const sources[] = {
  [COLONIA_PART_RELICS] = NC_("source of points", "Relics"),
  [COLONIA_PART_SHRINES] = NC_("source of points", "Relics in shrines"),
  [COLONIA_PART_WINDOWS] = NC_("source of points", "Stained glass windows"),
};

static char *
tell_edict (int kind)
{
  return colonia_term_edict_kind ((ColoniaEdictKind) kind);
}

static const ParlourPastRanking rankings[] = {
  { N_("Favourite Edicts"), N_("How often the answer was yes, of the votes on each."),
    COLONIA_TALLY_YES (0), COLONIA_N_EDICT_KINDS, tell_edict },
  { NULL },
};

static GType
find_form (int type)
{
  return type == COLONIA_EVENT_CHANGE ? PARLOUR_TYPE_CHANGE_FORM : PARLOUR_TYPE_HOLDINGS_FORM;
}

/* What an edict says that is carried out now, and of money how it is typed and what comes of it. */
static char *
remark (const char *const *names,
        const TableState  *state,
        const TableEvent  *event)
{
  const ColoniaState *colonia = COLONIA_STATE (state);
  const ColoniaTelling telling = { .names = names, .state = colonia };
  g_autofree char *edict = NULL;
  g_autofree char *told = NULL;

  if (state->step != COLONIA_STEP_EDICT || (colonia_events.kinds[event->type].flags & TABLE_EVENT_ASIDE) != 0)
    return NULL;

  edict = colonia_words_edict (&colonia->edicts[colonia->edict]);
  if (event->type != COLONIA_EVENT_EXCHANGE)
    return g_steal_pointer (&edict);

  told = colonia_words_event (&telling, colonia, COLONIA_EVENT (event));

  return g_strjoin ("\n", edict,
                    _("By keyboard: the letter of the currency given, that of the one got, the amount, then Space for the "
                      "next player."), told, NULL);
}

const ParlourGamePast colonia_past = {
  .remark = remark,
  .get_correction = parlour_holdings_form_get_type,
  .correction = COLONIA_EVENT_CORRECTION,
  .get_change = parlour_change_form_get_type,
  .change = COLONIA_EVENT_CHANGE,
  .find_form = find_form,
  .tell_way_back = tell_way_back,
  .tell_round = tell_week,
  .figures = figures,
  .figures_title = N_("The Families"),
  .figures_hint = N_("Points of relics so far, and what each family had."),
  .public_hint = N_("How many members each family had at home."),
  .name_round = name_week,
  .curves = curves,
  .sources = sources,
  .rankings = rankings,
};
