/* parlour-end-part.c: the parts of a score, and where they come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-end-part.h"

#include "colonia-terms.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/**
 * parlour_end_part_get_value:
 * @score: a score
 * @seat: a player, from 0
 * @part: a part
 *
 * Looks up a number.
 *
 * Returns: the number
 */
int
parlour_end_part_get_value (const ColoniaScore *score,
                            int                 seat,
                            ParlourEndPart      part)
{
  const ColoniaPlayerScore *player;

  g_return_val_if_fail (score != NULL, 0);

  player = &score->players[seat];
  switch (part)
    {
    case PARLOUR_END_RELICS:
      return player->relics;
    case PARLOUR_END_SHRINES:
      return player->shrines;
    case PARLOUR_END_WINDOWS:
      return player->windows;
    case PARLOUR_END_TOTAL:
      return player->total;
    case PARLOUR_END_MONEY:
      return player->money;
    case PARLOUR_END_GOODS:
      return player->goods;
    case PARLOUR_END_RESOURCES:
      return player->resources;
    case PARLOUR_N_END_PARTS:
    default:
      g_return_val_if_reached (0);
    }
}

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

  for (guint i = table_record_get_cursor (record); i > 0; i--)
    {
      const ColoniaEvent *event = (gconstpointer) table_record_get_event (record, i - 1);

      if (event->type == COLONIA_EVENT_FINAL_HOLDINGS)
        return event;
    }

  return NULL;
}

static char *
list_relics (TableSession *session,
             int           seat,
             gboolean      stored)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  const ColoniaEvent *count = find_count (session);

  if (state->tracking == COLONIA_TRACKING_FULL)
    add_owned_relics (items, &state->players[seat], stored);
  else if (count != NULL)
    add_counted_relics (items, &count->holdings[seat], stored);

  return items->len > 0 ? colonia_term_list (items) : NULL;
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
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  int points = state->window_points;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (score->windows[city].player == seat)
      g_ptr_array_add (items, g_strdup (colonia_term_city ((ColoniaCity) city)));
  if (items->len == 0)
    return g_strdup (_("No windows."));

  list = colonia_term_list (items);
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
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
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
  const ColoniaState *state = (gconstpointer) table_session_get_state (session);
  g_autofree char *list = NULL;

  if (score->players[seat].resources == 0)
    return g_strdup (_("No resources are left."));

  list = state->tracking == COLONIA_TRACKING_FULL ? colonia_term_resource_list (&state->players[seat].resources)
                                                  : g_strdup_printf ("%d", score->players[seat].resources);

  /* Translators: %s is a list of resources, e.g. “1 leather, 2 iron”, or how many there are. */
  return g_strdup_printf (_("Resources left: %s."), list);
}

/**
 * parlour_end_part_explain:
 * @session: a finished game
 * @score: its score
 * @seat: a player, from 0
 * @part: a part
 *
 * Tells where a number comes from.
 *
 * Returns: (transfer full): a sentence
 */
char *
parlour_end_part_explain (TableSession       *session,
                          const ColoniaScore *score,
                          int                 seat,
                          ParlourEndPart      part)
{
  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);
  g_return_val_if_fail (score != NULL, NULL);

  switch (part)
    {
    case PARLOUR_END_RELICS:
      return explain_relics (session, seat);
    case PARLOUR_END_SHRINES:
      return explain_shrines (session, seat);
    case PARLOUR_END_WINDOWS:
      return explain_windows (session, score, seat);
    case PARLOUR_END_TOTAL:
      return explain_total (score, seat);
    case PARLOUR_END_MONEY:
      return explain_money (score, seat);
    case PARLOUR_END_GOODS:
      return explain_goods (session, score, seat);
    case PARLOUR_END_RESOURCES:
      return explain_resources (session, score, seat);
    case PARLOUR_N_END_PARTS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
show_who (const ParlourEndPlaces *places,
          TableSession           *session,
          const ColoniaScore     *score,
          int                     seat)
{
  const char *name = table_session_get_names (session)[seat];
  int number = score->players[seat].rank;
  /* Translators: %d is the rank of a player, e.g. “1.” */
  g_autofree char *rank = g_strdup_printf (_("%d."), number);
  /* Translators: %s is a player. */
  g_autofree char *why = g_strdup_printf (_("Where the points of %s come from"), name);

  gtk_label_set_label (places->rank, rank);
  gtk_label_set_label (places->name, name);
  parlour_emblem_set_color (places->emblem, (int) table_session_get_color (session, seat));
  gtk_widget_set_visible (places->crown, number == 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (places->why_button), GTK_ACCESSIBLE_PROPERTY_LABEL, why, -1);
  parlour_widget_set_css_class (places->frame, "winner", number == 1);
}

/**
 * parlour_end_part_bind_all:
 * @widget_class: the class of a row or of a card, which has its template
 * @offset: where its `ParlourEndPlaces` are in the instance, in bytes
 *
 * Binds all places but the frame to what has their names in the template.
 */
void
parlour_end_part_bind_all (GtkWidgetClass *widget_class,
                           gssize          offset)
{
  static const struct {
    const char *id;
    gssize offset;
  } places[] = {
    { "rank", G_STRUCT_OFFSET (ParlourEndPlaces, rank) },
    { "emblem", G_STRUCT_OFFSET (ParlourEndPlaces, emblem) },
    { "name", G_STRUCT_OFFSET (ParlourEndPlaces, name) },
    { "crown", G_STRUCT_OFFSET (ParlourEndPlaces, crown) },
    { "relics", G_STRUCT_OFFSET (ParlourEndPlaces, cells[PARLOUR_END_RELICS]) },
    { "shrines", G_STRUCT_OFFSET (ParlourEndPlaces, cells[PARLOUR_END_SHRINES]) },
    { "windows", G_STRUCT_OFFSET (ParlourEndPlaces, cells[PARLOUR_END_WINDOWS]) },
    { "total", G_STRUCT_OFFSET (ParlourEndPlaces, cells[PARLOUR_END_TOTAL]) },
    { "money", G_STRUCT_OFFSET (ParlourEndPlaces, cells[PARLOUR_END_MONEY]) },
    { "goods", G_STRUCT_OFFSET (ParlourEndPlaces, cells[PARLOUR_END_GOODS]) },
    { "resources", G_STRUCT_OFFSET (ParlourEndPlaces, cells[PARLOUR_END_RESOURCES]) },
    { "why", G_STRUCT_OFFSET (ParlourEndPlaces, why) },
    { "rules", G_STRUCT_OFFSET (ParlourEndPlaces, rules) },
    { "why_button", G_STRUCT_OFFSET (ParlourEndPlaces, why_button) },
  };

  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));

  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_RULE_LINKS);

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    gtk_widget_class_bind_template_child_full (widget_class, places[i].id, FALSE, offset + places[i].offset);
}

/**
 * parlour_end_part_show_all:
 * @places: where it stands
 * @session: a finished game
 * @score: its score
 * @seat: a player, from 0
 *
 * Shows the score of a player with all its parts, each of which explains
 * itself.
 */
void
parlour_end_part_show_all (const ParlourEndPlaces *places,
                           TableSession           *session,
                           const ColoniaScore     *score,
                           int                     seat)
{
  static const ColoniaRule rules[] = {
    COLONIA_RULE_END_1, COLONIA_RULE_END_2, COLONIA_RULE_END_3, COLONIA_RULE_NONE,
  };
  g_autoptr (GString) why = g_string_new (NULL);

  g_return_if_fail (places != NULL);
  g_return_if_fail (TABLE_IS_SESSION (session));
  g_return_if_fail (score != NULL);

  show_who (places, session, score, seat);
  for (int i = 0; i < PARLOUR_N_END_PARTS; i++)
    {
      ParlourEndPart part = (ParlourEndPart) i;
      GtkLabel *cell = places->cells[i];
      g_autofree char *number = g_strdup_printf ("%d", parlour_end_part_get_value (score, seat, part));
      g_autofree char *reason = parlour_end_part_explain (session, score, seat, part);

      gtk_label_set_label (cell, number);
      parlour_widget_set_tooltip (GTK_WIDGET (cell), reason);
      g_string_append_printf (why, "%s%s", i > 0 ? "\n" : "", reason);
    }
  gtk_label_set_label (places->why, why->str);
  parlour_rule_links_show (places->rules, rules);
}
