/* colonia-end-row.c: the score of a player, as a row of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-end-row.h"

#include "colonia-template.h"

struct _ColoniaEndRow {
  AdwBin parent_instance;

  ColoniaEndPlaces places;
  GtkWidget *who;
};

G_DEFINE_FINAL_TYPE (ColoniaEndRow, colonia_end_row, ADW_TYPE_BIN)

static void
bind_place (GtkWidgetClass *widget_class,
            const char     *id,
            gsize           offset)
{
  gtk_widget_class_bind_template_child_full (widget_class, id, FALSE,
                                             G_STRUCT_OFFSET (ColoniaEndRow, places) + (gssize) offset);
}

static void
colonia_end_row_class_init (ColoniaEndRowClass *klass)
{
  /* By `ColoniaEndPart`. */
  static const char *const parts[] = {
    "relics", "shrines", "windows", "total", "money", "goods", "resources",
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_EMBLEM);
  g_type_ensure (COLONIA_TYPE_RULE_LINKS);

  colonia_template_set (widget_class, RESOURCE_PATH "/end-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndRow, who);
  bind_place (widget_class, "rank", offsetof (ColoniaEndPlaces, rank));
  bind_place (widget_class, "emblem", offsetof (ColoniaEndPlaces, emblem));
  bind_place (widget_class, "name", offsetof (ColoniaEndPlaces, name));
  bind_place (widget_class, "crown", offsetof (ColoniaEndPlaces, crown));
  bind_place (widget_class, "why", offsetof (ColoniaEndPlaces, why));
  bind_place (widget_class, "rules", offsetof (ColoniaEndPlaces, rules));
  bind_place (widget_class, "why_button", offsetof (ColoniaEndPlaces, why_button));
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    bind_place (widget_class, parts[i], offsetof (ColoniaEndPlaces, cells) + i * sizeof (GtkLabel *));
}

static void
colonia_end_row_init (ColoniaEndRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places.frame = GTK_WIDGET (self);
}

/**
 * colonia_end_row_new:
 *
 * Makes a row that shows nobody yet.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
colonia_end_row_new (void)
{
  return g_object_new (COLONIA_TYPE_END_ROW, NULL);
}

/**
 * colonia_end_row_show:
 * @self: a row
 * @session: a finished game
 * @score: its score
 * @seat: a player, from 0
 *
 * Shows the score of a player.
 */
void
colonia_end_row_show (ColoniaEndRow      *self,
                      ColoniaSession     *session,
                      const ColoniaScore *score,
                      int                 seat)
{
  g_return_if_fail (COLONIA_IS_END_ROW (self));

  colonia_end_part_show_all (&self->places, session, score, seat);
}

/**
 * colonia_end_row_line_up:
 * @self: a row
 * @columns: (array fixed-size=10): the columns of the table
 *
 * Makes the cells as wide as those above and below them.
 */
void
colonia_end_row_line_up (ColoniaEndRow  *self,
                         GtkSizeGroup  **columns)
{
  g_return_if_fail (COLONIA_IS_END_ROW (self));
  g_return_if_fail (columns != NULL);

  gtk_size_group_add_widget (columns[0], GTK_WIDGET (self->places.rank));
  gtk_size_group_add_widget (columns[1], self->who);
  for (int i = 0; i < COLONIA_N_END_PARTS; i++)
    gtk_size_group_add_widget (columns[2 + i], GTK_WIDGET (self->places.cells[i]));
  gtk_size_group_add_widget (columns[2 + COLONIA_N_END_PARTS], self->places.why_button);
}
