/* parlour-end-part.c: the parts of a score, and where they come from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-end-part.h"

#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

static gboolean
is_with_next (const TablePart *part)
{
  return part->group != NULL && part[1].id != NULL && g_strcmp0 (part->group, part[1].group) == 0;
}

/* Finds one of the groups of the parts that count, from 0. A part that is called by itself alone is one. */
ParlourPartGroup
parlour_end_part_find_group (const TablePart *parts,
                             int              which)
{
  ParlourPartGroup group = { 0, 0 };

  g_return_val_if_fail (parts != NULL, group);

  for (int part = 0; parts[part].id != NULL && parts[part].counts; part++)
    {
      group.n++;
      if (is_with_next (&parts[part]))
        continue;
      if (which-- == 0)
        return group;
      group = (ParlourPartGroup) { part + 1, 0 };
    }

  g_return_val_if_reached (group);
}

/* Lists what is told of a score: the parts that count, all of it, for which `PARLOUR_TOTAL`
 * stands, and then the parts that do not count. */
int
parlour_end_part_list (const TableGame *game,
                       int             *parts)
{
  int n = 0;

  g_return_val_if_fail (game != NULL && parts != NULL, 0);

  for (int i = 0; game->score_parts != NULL && game->score_parts[i].id != NULL; i++)
    if (game->score_parts[i].counts)
      parts[n++] = i;
  parts[n++] = PARLOUR_TOTAL;
  for (int i = 0; game->score_parts != NULL && game->score_parts[i].id != NULL; i++)
    if (!game->score_parts[i].counts)
      parts[n++] = i;

  return n;
}

/* Looks up a number. */
int
parlour_end_part_get_value (const TableScore *score,
                            int               seat,
                            int               part)
{
  g_return_val_if_fail (score != NULL, 0);

  return part == PARLOUR_TOTAL ? score->totals[seat] : score->parts[seat][part];
}

/* Tells what a part of a score is called, in the language of the moment. */
const char *
parlour_end_part_get_title (const TableGame *game,
                            int              part,
                            gboolean         on_paper)
{
  const TablePart *own;

  g_return_val_if_fail (game != NULL, NULL);

  if (part == PARLOUR_TOTAL)
    /* Translators: heading of a column of the score: all points. */
    return _("Total");

  own = &game->score_parts[part];
  if (own->title == NULL)
    return own->id;

  return gettext (own->heading != NULL && !on_paper ? own->heading : own->title);
}

/* Gives a widget the id of what it shows as its name. */
void
parlour_end_part_name_widget (GtkWidget       *widget,
                              const TableGame *game,
                              int              part)
{
  g_return_if_fail (game != NULL);

  gtk_widget_set_name (widget, part == PARLOUR_TOTAL ? "total" : game->score_parts[part].id);
}

static void
show_who (const ParlourEndPlaces *places,
          TableSession           *session,
          const TableScore       *score,
          int                     seat)
{
  const char *name = table_session_get_names (session)[seat];
  int number = score->ranks[seat];
  /* Translators: %d is the rank of a player, e.g. “1.” */
  g_autofree char *rank = g_strdup_printf (_("%d."), number);
  /* Translators: %s is a player. */
  g_autofree char *why = g_strdup_printf (_("Where the total of %s comes from"), name);

  gtk_label_set_label (places->rank, rank);
  gtk_label_set_label (places->name, name);
  parlour_emblem_set_color (places->emblem, (int) table_session_get_color (session, seat));
  gtk_widget_set_visible (places->crown, number == 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (places->why_button), GTK_ACCESSIBLE_PROPERTY_LABEL, why, -1);
  parlour_widget_set_css_class (places->frame, "winner", number == 1);
}

/* Binds all places but the frame and the numbers to what has their names in the template. */
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
    { "why", G_STRUCT_OFFSET (ParlourEndPlaces, why) },
    { "rules", G_STRUCT_OFFSET (ParlourEndPlaces, rules) },
    { "why_button", G_STRUCT_OFFSET (ParlourEndPlaces, why_button) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    gtk_widget_class_bind_template_child_full (widget_class, places[i].id, FALSE, offset + places[i].offset);
}

/* Shows the score of a player with all its parts, each of which explains itself. */
void
parlour_end_part_show_all (const ParlourEndPlaces *places,
                           TableSession           *session,
                           const TableScore       *score,
                           int                     seat)
{
  const ParlourGameEnding *ending;
  g_autoptr (GString) why = g_string_new (NULL);

  g_return_if_fail (places != NULL);
  g_return_if_fail (score != NULL);

  ending = parlour_game_ending_find (table_session_get_game (session));
  show_who (places, session, score, seat);
  for (int i = 0; i < places->n_parts; i++)
    {
      GtkLabel *cell = places->cells[i];
      g_autofree char *number = g_strdup_printf ("%d", parlour_end_part_get_value (score, seat, places->parts[i]));
      g_autofree char *reason = ending->explain (session, seat, places->parts[i]);

      gtk_label_set_label (cell, number);
      parlour_widget_set_tooltip (GTK_WIDGET (cell), reason);
      if (reason != NULL)
        text_add_line (why, reason);
    }
  gtk_label_set_label (places->why, why->str);
  parlour_rule_links_show (places->rules, table_session_get_game (session), (gconstpointer) ending->rules);
}
