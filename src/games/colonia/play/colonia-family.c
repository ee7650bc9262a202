/* colonia-family.c: what stands on the card of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-family.h"

#include "colonia-household.h"
#include "colonia-play.h"
#include "colonia-reason.h"
#include "parlour-fact.h"

#include <glib/gi18n.h>

static int
find_place (const ColoniaState *state,
            int                 seat)
{
  int place = 0;

  while (state->order[place] != seat)
    place++;

  return place;
}

static char *
tell_place (const TableState *state,
            int               seat)
{
  const ColoniaState *colonia = COLONIA_STATE (state);
  int place;

  if (!colonia->order_known)
    return NULL;

  place = find_place (colonia, seat);
  if (place == 0)
    /* Translators: who is first in the player order. */
    return g_strdup (_("mayor"));

  /* Translators: %d is a place in the player order, from 2 on; in place of the first stands “mayor”. */
  return g_strdup_printf (C_("place behind the mayor", "%d."), place + 1);
}

/* The votes of the card that was played this week (TUE-2). */
static int
get_votes (const TableState *state,
           int               seat)
{
  int value = COLONIA_STATE (state)->cards[seat];

  return value >= 0 ? value : PARLOUR_NO_VALUE;
}

static const char *
get_votes_caption (int value)
{
  return ngettext ("vote", "votes", (gulong) value);
}

static char *
tell_votes (int value)
{
  /* Translators: the family card that was played this week; %d is its value. */
  return g_strdup_printf (_("card %d"), value);
}

static gboolean
has_passed (const TableState *state,
            int               seat)
{
  return COLONIA_STATE (state)->passed[seat];
}

static gboolean
has_cover (const TableState *state)
{
  return state->tracking == COLONIA_TRACKING_FULL;
}

const ParlourGameFamily colonia_family = {
  .tell_place = tell_place,
  .place_question = COLONIA_QUESTION_PLACE,
  .get_value = get_votes,
  .get_caption = get_votes_caption,
  .tell_value = tell_votes,
  .value_question = COLONIA_QUESTION_VOTES,
  .has_passed = has_passed,
  .has_cover = has_cover,
  .make = colonia_household_new,
  .show = colonia_household_show,
  .find_home = colonia_household_find_home,
  .find_street = colonia_household_find_street,
};
