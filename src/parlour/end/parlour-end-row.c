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
  GtkWidget *who;
};

G_DEFINE_FINAL_TYPE (ParlourEndRow, parlour_end_row, ADW_TYPE_BIN)

static void
parlour_end_row_class_init (ParlourEndRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourEndRow, who);
  parlour_end_part_bind_all (widget_class, G_STRUCT_OFFSET (ParlourEndRow, places));
}

static void
parlour_end_row_init (ParlourEndRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places.frame = GTK_WIDGET (self);
}

/**
 * parlour_end_row_new:
 *
 * Makes a row that shows nobody yet.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
parlour_end_row_new (void)
{
  return g_object_new (PARLOUR_TYPE_END_ROW, NULL);
}

/**
 * parlour_end_row_show:
 * @self: a row
 * @session: a finished game
 * @score: its score
 * @seat: a player, from 0
 *
 * Shows the score of a player.
 */
void
parlour_end_row_show (ParlourEndRow      *self,
                      TableSession       *session,
                      const ColoniaScore *score,
                      int                 seat)
{
  g_return_if_fail (PARLOUR_IS_END_ROW (self));

  parlour_end_part_show_all (&self->places, session, score, seat);
}

/**
 * parlour_end_row_line_up:
 * @self: a row
 * @columns: (array fixed-size=10): the columns of the table
 *
 * Makes the cells as wide as those above and below them.
 */
void
parlour_end_row_line_up (ParlourEndRow  *self,
                         GtkSizeGroup  **columns)
{
  g_return_if_fail (PARLOUR_IS_END_ROW (self));
  g_return_if_fail (columns != NULL);

  gtk_size_group_add_widget (columns[0], GTK_WIDGET (self->places.rank));
  gtk_size_group_add_widget (columns[1], self->who);
  for (int i = 0; i < PARLOUR_N_END_PARTS; i++)
    gtk_size_group_add_widget (columns[2 + i], GTK_WIDGET (self->places.cells[i]));
  gtk_size_group_add_widget (columns[2 + PARLOUR_N_END_PARTS], self->places.why_button);
}
