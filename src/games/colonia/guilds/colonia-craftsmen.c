/* colonia-craftsmen.c: giving orders to the craftsmen on Thursday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-craftsmen.h"

#include "colonia-craftsman-column.h"
#include "parlour-panes.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-turn-bar.h"
#include "parlour-turn-hint.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

#define LOW_SPACING 6

/**
 * ColoniaCraftsmen:
 *
 * The five craftsmen, who take orders on Thursday (THU-1).
 */
struct _ColoniaCraftsmen {
  ParlourPage parent_instance;

  GtkWidget *columns;
  GtkWidget *dice_box;
  GtkLabel *dice;
  ParlourTurnBar *turn_bar;
  ParlourTurnHint *hint;
  ParlourPanes *panes; /* (weak): between which the page is, or NULL */
};

G_DEFINE_FINAL_TYPE (ColoniaCraftsmen, colonia_craftsmen, PARLOUR_TYPE_PAGE)

static void
show_hint (ColoniaCraftsmen *self)
{
  ParlourPage *page = PARLOUR_PAGE (self);
  g_autoptr (TongueScope) scope = parlour_turn_hint_speak (self->hint, page);

  parlour_turn_hint_show (self->hint, page,
                          _("Members wait on the first free space: one for a craftsman’s first order of the week, two for "
                            "the second, and so on. Contracts above the bar are fulfilled today."));
}

static void
show_dice (ColoniaCraftsmen *self,
           int               dice)
{
  g_autoptr (TongueScope) scope = parlour_turn_hint_speak (self->hint, PARLOUR_PAGE (self));
  g_autofree char *text = g_strdup_printf (ngettext ("Then the die: %d roll", "Then the die: %d rolls", (gulong) dice),
                                           dice);

  gtk_label_set_label (self->dice, text);
  gtk_widget_set_visible (self->dice_box, dice > 0);
}

static void
show_columns (ColoniaCraftsmen *self)
{
  gboolean low = FALSE;

  if (self->panes != NULL)
    g_object_get (self->panes, "low", &low, NULL);

  /* Side by side they are higher than such a window. */
  g_object_set (self->columns, "max-columns", low ? 1 : COLONIA_N_CRAFTSMEN, "row-spacing", low ? LOW_SPACING : -1, NULL);
  for (GtkWidget *column = gtk_widget_get_first_child (self->columns);
       column != NULL;
       column = gtk_widget_get_next_sibling (column))
    {
      colonia_craftsman_column_set_low (COLONIA_CRAFTSMAN_COLUMN (column), low);
      colonia_craftsman_column_update (COLONIA_CRAFTSMAN_COLUMN (column), PARLOUR_PAGE (self));
    }
}

static void
colonia_craftsmen_update (ParlourPage *page)
{
  ColoniaCraftsmen *self = COLONIA_CRAFTSMEN (page);

  show_columns (self);
  show_dice (self, colonia_page_get_state (page)->dice);
  parlour_turn_bar_update (self->turn_bar, PARLOUR_PAGE (self));
  show_hint (self);
}

static void
colonia_craftsmen_fill_in (ParlourPage      *page,
                           const TableEvent *entered)
{
  const ColoniaEvent *event = COLONIA_EVENT (entered);
  int craftsman = 0;

  for (GtkWidget *column = gtk_widget_get_first_child (COLONIA_CRAFTSMEN (page)->columns);
       column != NULL;
       column = gtk_widget_get_next_sibling (column), craftsman++)
    colonia_craftsman_column_set_marked (COLONIA_CRAFTSMAN_COLUMN (column),
                                         event->type == COLONIA_EVENT_ORDER && craftsman == (int) event->craftsman);
}

static void
show_low (GtkWidget *widget)
{
  if (parlour_page_get_session (PARLOUR_PAGE (widget)) != NULL)
    show_columns (COLONIA_CRAFTSMEN (widget));
}

/* Who learns while being laid out that the window is low shows it after that. */
static void
on_low (ColoniaCraftsmen *self)
{
  parlour_widget_after_frame (GTK_WIDGET (self), show_low);
}

static void
colonia_craftsmen_map (GtkWidget *widget)
{
  ColoniaCraftsmen *self = COLONIA_CRAFTSMEN (widget);
  GtkWidget *panes = gtk_widget_get_ancestor (widget, PARLOUR_TYPE_PANES);

  if (panes != NULL && self->panes == NULL)
    {
      g_set_weak_pointer (&self->panes, PARLOUR_PANES (panes));
      g_signal_connect_object (panes, "notify::low", G_CALLBACK (on_low), self, G_CONNECT_SWAPPED);
      show_low (widget);
    }

  GTK_WIDGET_CLASS (colonia_craftsmen_parent_class)->map (widget);
}

static void
colonia_craftsmen_dispose (GObject *object)
{
  g_clear_weak_pointer (&COLONIA_CRAFTSMEN (object)->panes);

  G_OBJECT_CLASS (colonia_craftsmen_parent_class)->dispose (object);
}

static void
colonia_craftsmen_class_init (ColoniaCraftsmenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_craftsmen_dispose;
  widget_class->map = colonia_craftsmen_map;
  PARLOUR_PAGE_CLASS (klass)->update = colonia_craftsmen_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = colonia_craftsmen_fill_in;

  g_type_ensure (COLONIA_TYPE_CRAFTSMAN_COLUMN);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_TURN_BAR);
  g_type_ensure (PARLOUR_TYPE_TURN_HINT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/guilds/craftsmen.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, columns);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, dice_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, dice);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCraftsmen, hint);
}

static void
colonia_craftsmen_init (ColoniaCraftsmen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
