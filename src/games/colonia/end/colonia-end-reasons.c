/* colonia-end-reasons.c: where the parts of a score come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-end-reasons.h"

#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* Relics */

static void
add_owned_relics (GPtrArray           *items,
                  const ColoniaPlayer *player,
                  gboolean             stored)
{
  for (int i = 0; i < player->n_relics; i++)
    if (player->relics[i].stored == stored)
      /* Translators: %s is a city, %d the points of a relic from there. */
      g_ptr_array_add (items, g_strdup_printf (C_("relic", "%s %d"), colonia_term_city (player->relics[i].city),
                                               player->relics[i].points));
}

static void
add_counted_relics (GPtrArray             *items,
                    const ColoniaHoldings *holdings,
                    gboolean               stored)
{
  for (int i = 0; i < holdings->n_relics; i++)
    if (holdings->relics[i].shrine == stored)
      g_ptr_array_add (items, g_strdup_printf ("%d", holdings->relics[i].points));
}

/* What was counted at the end of a game that was not tracked in full. */
static const ColoniaEvent *
find_count (TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);

  return colonia_record_find_last (record, table_record_get_cursor (record), COLONIA_EVENT_FINAL_HOLDINGS);
}

static char *
list_relics (TableSession *session,
             int           seat,
             gboolean      stored)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  const ColoniaEvent *count = find_count (session);

  if (state->tracking == COLONIA_TRACKING_FULL)
    add_owned_relics (items, &state->players[seat], stored);
  else if (count != NULL)
    add_counted_relics (items, &count->holdings[seat], stored);

  return items->len > 0 ? text_list (items) : NULL;
}

static char *
explain_relics (TableSession *session,
                int           seat)
{
  g_autofree char *list = list_relics (session, seat, FALSE);

  if (list == NULL)
    return g_strdup (_("No relics outside shrines."));

  /* Translators: %s is a list of relics, e.g. “London 2, Bergen 3”, or of their points. */
  return g_strdup_printf (_("Relics outside shrines: %s."), list);
}

static char *
explain_shrines (TableSession *session,
                 int           seat)
{
  g_autofree char *list = list_relics (session, seat, TRUE);

  if (list == NULL)
    return g_strdup (_("No relics in shrines."));

  /* Translators: %s is a list of relics, e.g. “London 2, Bergen 3”, or of their points. */
  return g_strdup_printf (_("Relics in shrines count twice: %s."), list);
}

/* The rest */

static char *
explain_windows (TableSession       *session,
                 const ColoniaScore *score,
                 int                 seat)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  int points = state->window_points;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (score->windows[city].player == seat)
      g_ptr_array_add (items, g_strdup (colonia_term_city (city)));
  if (items->len == 0)
    return g_strdup (_("No windows."));

  list = text_list (items);
  /* Translators: %d is how many points a window brings, %s a list of cities. */
  return g_strdup_printf (ngettext ("Windows, %d point each: %s.", "Windows, %d points each: %s.", (gulong) points),
                          points, list);
}

static char *
explain_total (const ColoniaScore *score,
               int                 seat)
{
  const ColoniaPlayerScore *player = &score->players[seat];

  /* Translators: the points of relics in no shrine, of relics in shrines, and of stained glass windows, then all together. */
  return g_strdup_printf (_("Points: %d + %d + %d = %d."),
                          player->relics, player->shrines, player->windows, player->total);
}

static char *
explain_money (const ColoniaScore *score,
               int                 seat)
{
  int had = 0, paid = 0;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      had += score->windows[city].amounts[seat];
      if (score->windows[city].player == seat)
        paid += score->windows[city].pays;
    }

  if (paid == 0)
    return g_strdup_printf (_("Money left: %d, as no window had to be paid."), had);

  /* Translators: how much money is left, how much there was, and how much of it was paid for windows. */
  return g_strdup_printf (_("Money left: %d of %d, as %d went for windows."), had - paid, had, paid);
}

/* What was only counted has no kinds. */
static char *
explain_goods (TableSession       *session,
               const ColoniaScore *score,
               int                 seat)
{
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  g_autofree char *list = NULL;

  if (score->players[seat].goods == 0)
    return g_strdup (_("No goods are left."));

  list = state->tracking == COLONIA_TRACKING_FULL ? colonia_term_goods_list (&state->players[seat].goods)
                                                  : g_strdup_printf ("%d", score->players[seat].goods);

  /* Translators: %s is a list of goods, e.g. “1 saddle, 2 paintings”, or how many there are. */
  return g_strdup_printf (_("Goods left: %s."), list);
}

static char *
explain_resources (TableSession       *session,
                   const ColoniaScore *score,
                   int                 seat)
{
  const ColoniaState *state = COLONIA_STATE (table_session_get_state (session));
  g_autofree char *list = NULL;

  if (score->players[seat].resources == 0)
    return g_strdup (_("No resources are left."));

  list = state->tracking == COLONIA_TRACKING_FULL ? colonia_term_resource_list (&state->players[seat].resources)
                                                  : g_strdup_printf ("%d", score->players[seat].resources);

  /* Translators: %s is a list of resources, e.g. “1 leather, 2 iron”, or how many there are. */
  return g_strdup_printf (_("Resources left: %s."), list);
}

/* Tells where a number comes from. */
char *
colonia_end_reasons_explain (TableSession *session,
                             int           seat,
                             int           part)
{
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (table_session_get_state (session)), &score))
    g_return_val_if_reached (NULL);

  switch (part)
    {
    case COLONIA_PART_RELICS:
      return explain_relics (session, seat);
    case COLONIA_PART_SHRINES:
      return explain_shrines (session, seat);
    case COLONIA_PART_WINDOWS:
      return explain_windows (session, &score, seat);
    case COLONIA_PART_MONEY:
      return explain_money (&score, seat);
    case COLONIA_PART_GOODS:
      return explain_goods (session, &score, seat);
    case COLONIA_PART_RESOURCES:
      return explain_resources (session, &score, seat);
    case PARLOUR_TOTAL:
    default:
      return explain_total (&score, seat);
    }
}
