/* genua-past.c: what Genua is to its end and to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-record.h"
#include "genua-pages.h"
#include "genua-rule.h"
#include "genua-words.h"
#include "parlour-aside-form.h"
#include "parlour-game-ending.h"
#include "parlour-game-past.h"
#include "parlour-ring-sight.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* The end */

typedef enum {
  PART_MONEY,
  PART_BUILDINGS,
  PART_PRIVILEGES,
  PART_GOODS,
  N_PARTS
} Part;

static const int rules[] = {
  GENUA_RULE_ALL_3, GENUA_RULE_END_1, GENUA_RULE_PRIV_3, GENUA_RULE_END_3, GENUA_RULE_END_2, GENUA_RULE_NONE,
};

/* Where the money came from. */
static char *
list_from (const GenuaPlayerScore *player)
{
  static const char *const names[GENUA_N_INCOMES + 1] = {
    NC_("where ducats came from", "large orders"), NC_("where ducats came from", "small orders"),
    NC_("where ducats came from", "messages"),     NC_("where ducats came from", "own buildings"),
    NC_("where ducats came from", "deals"),        NC_("where ducats came from", "else"),
  };
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int from = 0; from <= GENUA_N_INCOMES; from++)
    if (player->from[from] != 0)
      /* Translators: %s is where ducats came from, %d is how many. */
      g_ptr_array_add (items, g_strdup_printf (C_("where ducats came from", "%s %d"),
                                               g_dpgettext2 (NULL, "where ducats came from", names[from]),
                                               player->from[from]));
  if (items->len == 0)
    return g_strdup ("0");

  return text_list (items);
}

static char *
list_chains (const GenuaPlayerScore *player)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < player->n_chains; i++)
    /* Translators: the first %d is how many privileges form a chain, the second one how many ducats it pays. */
    g_ptr_array_add (items, g_strdup_printf (ngettext ("%d privilege %d", "%d privileges %d",
                                                       (gulong) player->chains[i].n),
                                             player->chains[i].n, player->chains[i].pays));
  if (items->len == 0)
    return g_strdup ("0");

  return text_list (items);
}

static char *
explain (TableSession *session,
         int           seat,
         int           part)
{
  const char *name = table_session_get_names (session)[seat];
  const GenuaPlayerScore *player;
  g_autofree char *text = NULL;
  GenuaScore score;

  if (!genua_state_get_score (GENUA_STATE (table_session_get_state (session)), &score))
    return NULL;

  player = &score.players[seat];
  switch (part)
    {
    case PART_MONEY:
      text = list_from (player);
      /* Translators: %s are a player, ducats, and where they came from. */
      return g_strdup_printf (_("%s has ducats, %d, from: %s."), name, player->money, text);

    case PART_BUILDINGS:
      text = genua_term_buildings (player->buildings);
      /* Translators: %s are a player and buildings, %d is how many ducats they bring. */
      return g_strdup_printf (_("%s owns %s, each for 10: %d."), name, text, player->building_money);

    case PART_PRIVILEGES:
      text = list_chains (player);
      /* Translators: %s are a player, and what each chain of privileges pays, %d is what all of them do. */
      return g_strdup_printf (_("%s, chains of privileges: %s. That is %d."), name, text, player->privilege_money);

    case PART_GOODS:
      text = g_strdup_printf (ngettext ("%d good", "%d goods", (gulong) player->goods), player->goods);
      /* Translators: %s are a player and goods. */
      return g_strdup_printf (_("%s has %s, which decide a tie."), name, text);

    default:
      text = genua_term_ducats (player->total);
      /* Translators: %s are a player and points. */
      return g_strdup_printf (_("%s has %s in all."), name, text);
    }
}

/* Privileges are what nobody else has seen before (PRIV-1): the chains of a player, and what they pay. */
static char *
tell_part (TableSession *session,
           int           seat,
           int           part)
{
  GenuaScore score;

  if (!genua_state_get_score (GENUA_STATE (table_session_get_state (session)), &score) || part != PART_PRIVILEGES)
    return NULL;

  return list_chains (&score.players[seat]);
}

static int
list_ring (const TableState *state,
           int               seat,
           ParlourRingThing *things,
           int              *part)
{
  const GenuaState *own = GENUA_STATE (state);

  *part = PART_PRIVILEGES;
  for (int i = 0; i < GENUA_N_RING; i++)
    {
      const int building = own->agreed.ring[i];

      things[i] = (ParlourRingThing) { genua_place_ids[building], genua_term_place (building),
                                       (own->counted[seat].privileges & 1u << building) != 0 };
    }

  return GENUA_N_RING;
}

static const ParlourCeremony ceremony = {
  .title = N_("The Privileges"),
  .custom = N_("Everybody lays privileges open. Neighbours on the ring are a chain, and long chains pay more."),
  .next = N_("Next Hand"),
  .again = N_("Open Again"),
  .make = parlour_ring_sight_new,
  .show = parlour_ring_sight_show,
  .reveal = parlour_ring_sight_reveal,
};

const ParlourGameEnding genua_ending = {
  .rules = rules,
  .ceremony = &ceremony,
  .explain = explain,
  .tell_part = tell_part,
  .list_ring = list_ring,
  .tell_winners = parlour_game_ending_tell_ranks,
};

/* The past */

static const char *const sources[] = {
  NC_("source of points", "Ducats"), NC_("source of points", "Buildings"), NC_("source of points", "Privileges"),
};

static char *
tell_building (int building)
{
  return g_strdup (genua_term_place (building));
}

static char *
tell_deed (int deed)
{
  const char *const deeds[GENUA_N_TALLIES - GENUA_TALLY_LARGE_ORDERS] = {
    _("Large orders"), _("Small orders"), _("Messages"), _("Discs taken for markers"),
  };

  return g_strdup (deeds[deed]);
}

static const ParlourPastTable tables[] = {
  { N_("Where Actions Were Taken"), N_("Each action that was taken in a building."), 0, GENUA_N_BUILDINGS, tell_building },
  { N_("What Was Fulfilled, Delivered and Placed"), N_("Each time that it was done."), GENUA_TALLY_LARGE_ORDERS,
    GENUA_N_TALLIES - GENUA_TALLY_LARGE_ORDERS, tell_deed },
  { NULL },
};

const ParlourGamePast genua_past = {
  .get_correction = parlour_aside_form_get_type,
  .correction = GENUA_EVENT_CORRECTION,
  .sources = sources,
  .tables = tables,
};
