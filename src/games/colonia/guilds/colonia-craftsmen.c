/* colonia-craftsmen.c: giving orders to the craftsmen on Thursday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-craftsmen.h"

#include "colonia-craftsman-column.h"
#include "colonia-stalls.h"
#include "colonia-template.h"
#include "colonia-turn-bar.h"
#include "colonia-why.h"

#include <glib/gi18n.h>

/**
 * ColoniaCraftsmen:
 *
 * The five craftsmen, who take orders on Thursday (THU-1).
 */
struct _ColoniaCraftsmen {
  ColoniaQuarter parent_instance;

  GtkWidget *columns;
  GtkWidget *dice_box;
  GtkLabel *dice;
  ColoniaTurnBar *turn_bar;
  ColoniaWhy *prices;
};

G_DEFINE_FINAL_TYPE (ColoniaCraftsmen, colonia_craftsmen, COLONIA_TYPE_QUARTER)

static void
show_dice (ColoniaCraftsmen *self,
           int               dice)
{
  g_autofree char *text = g_strdup_printf (ngettext ("Then the die: %d roll", "Then the die: %d rolls", (gulong) dice),
                                           dice);

  gtk_label_set_label (self->dice, text);
  gtk_widget_set_visible (self->dice_box, dice > 0);
}

static void
colonia_craftsmen_update (ColoniaQuarter *quarter)
{
  ColoniaCraftsmen *self = COLONIA_CRAFTSMEN (quarter);

  for (GtkWidget *column = gtk_widget_get_first_child (self->columns);
       column != NULL;
       column = gtk_widget_get_next_sibling (column))
    colonia_craftsman_column_update (COLONIA_CRAFTSMAN_COLUMN (column), quarter);

  show_dice (self, colonia_quarter_get_state (quarter)->dice);
  colonia_turn_bar_update (self->turn_bar, COLONIA_QUARTER (self));
  colonia_why_show_prices (self->prices, colonia_quarter_get_session (COLONIA_QUARTER (self)));
}

static void
colonia_craftsmen_fill_in (ColoniaQuarter     *quarter,
                           const ColoniaEvent *event)
{
  int craftsman = 0;

  for (GtkWidget *column = gtk_widget_get_first_child (COLONIA_CRAFTSMEN (quarter)->columns);
       column != NULL;
       column = gtk_widget_get_next_sibling (column), craftsman++)
    colonia_craftsman_column_set_marked (COLONIA_CRAFTSMAN_COLUMN (column),
                                         event->type == COLONIA_EVENT_ORDER && craftsman == (int) event->craftsman);
}

static void
colonia_craftsmen_class_init (ColoniaCraftsmenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  COLONIA_QUARTER_CLASS (klass)->update = colonia_craftsmen_update;
  COLONIA_QUARTER_CLASS (klass)->fill_in = colonia_craftsmen_fill_in;

  g_type_ensure (COLONIA_TYPE_CRAFTSMAN_COLUMN);
  g_type_ensure (COLONIA_TYPE_STALLS);
  g_type_ensure (COLONIA_TYPE_TURN_BAR);
  g_type_ensure (COLONIA_TYPE_WHY);

  colonia_template_set (widget_class, RESOURCE_PATH "/games/colonia/guilds/craftsmen.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, columns);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, dice_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, dice);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, prices);
}

static void
colonia_craftsmen_init (ColoniaCraftsmen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
