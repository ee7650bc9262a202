/* parlour-end-row.c: the score of a player, as a row of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-end-row.h"

#include "parlour-template.h"

struct _ParlourEndRow {
  AdwBin parent_instance;

  ParlourEndPlaces places;
  GtkBox *line;
  GtkWidget *who;
};

G_DEFINE_FINAL_TYPE (ParlourEndRow, parlour_end_row, ADW_TYPE_BIN)

static void
parlour_end_row_class_init (ParlourEndRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourEndRow, line);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndRow, who);
  parlour_end_part_bind_all (widget_class, G_STRUCT_OFFSET (ParlourEndRow, places));
}

static void
parlour_end_row_init (ParlourEndRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places.frame = GTK_WIDGET (self);
}

static GtkLabel *
make_cell (const TableGame *game,
           int              part)
{
  GtkWidget *cell = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_CELL, NULL);

  parlour_end_part_name_widget (cell, game, part);
  gtk_widget_add_css_class (cell, "numeric");
  gtk_widget_add_css_class (cell, "end-cell");
  if (part == PARLOUR_TOTAL)
    gtk_widget_add_css_class (cell, "end-total");

  return GTK_LABEL (cell);
}

/* Makes a row for the points of the game, which shows nobody yet. */
GtkWidget *
parlour_end_row_new (const TableGame *game)
{
  ParlourEndRow *self = g_object_new (PARLOUR_TYPE_END_ROW, NULL);
  ParlourEndPlaces *places = &self->places;
  GtkWidget *before = self->who;

  g_return_val_if_fail (game != NULL, GTK_WIDGET (self));

  places->n_parts = parlour_end_part_list (game, places->parts);
  for (int i = 0; i < places->n_parts; i++)
    {
      places->cells[i] = make_cell (game, places->parts[i]);
      gtk_box_insert_child_after (self->line, GTK_WIDGET (places->cells[i]), before);
      before = GTK_WIDGET (places->cells[i]);
    }

  return GTK_WIDGET (self);
}

/* Shows the score of a player. */
void
parlour_end_row_show (ParlourEndRow    *self,
                      TableSession     *session,
                      const TableScore *score,
                      int               seat)
{
  g_return_if_fail (PARLOUR_IS_END_ROW (self));

  parlour_end_part_show_all (&self->places, session, score, seat);
}

/* Makes the cells as wide as those above and below them. */
void
parlour_end_row_line_up (ParlourEndRow  *self,
                         GtkSizeGroup  **columns)
{
  g_return_if_fail (PARLOUR_IS_END_ROW (self));
  g_return_if_fail (columns != NULL);

  gtk_size_group_add_widget (columns[0], GTK_WIDGET (self->places.rank));
  gtk_size_group_add_widget (columns[1], self->who);
  for (int i = 0; i < self->places.n_parts; i++)
    gtk_size_group_add_widget (columns[2 + i], GTK_WIDGET (self->places.cells[i]));
  gtk_size_group_add_widget (columns[2 + self->places.n_parts], self->places.why_button);
}
