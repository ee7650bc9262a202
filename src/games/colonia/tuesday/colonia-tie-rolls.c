/* colonia-tie-rolls.c: the die parts those who are tied in the first week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-tie-rolls.h"

#include "colonia-order-list.h"
#include "parlour-template.h"

#include <glib/gi18n.h>
#include <string.h>

/* Those who are tied in the first week roll for their places (TUE-5), and see what the order
 * comes to. */
struct _ColoniaTieRolls {
  ParlourRolls parent_instance;

  ParlourStalls *rolls_box;
  GtkStack *headings;
  GtkWidget *roll_heading;
  GtkWidget *again_heading;
  GtkWidget *would_heading;
  GtkWidget *order_heading;
  GtkWidget *roll_button;
  GtkWidget *enter_button;
  GtkWidget *order_card;
  GtkWidget *soon;
  ColoniaOrderList *order_list;
};

G_DEFINE_FINAL_TYPE (ColoniaTieRolls, colonia_tie_rolls, PARLOUR_TYPE_ROLLS)

static const ColoniaState *
get_state (ParlourRolls *rolls)
{
  return colonia_page_get_state (PARLOUR_PAGE (rolls));
}

static gboolean
colonia_tie_rolls_rolls (ParlourRolls *rolls,
                         int           seat)
{
  return colonia_state_is_tied (get_state (rolls), seat);
}

static TableEvent *
colonia_tie_rolls_make_event (ParlourRolls *rolls,
                              const int    *values)
{
  ColoniaEvent *event = colonia_page_new_event (COLONIA_EVENT_TIE_ROLLS);

  memcpy (event->tie_rolls, values, get_state (rolls)->n_players * sizeof *values);

  return &event->table;
}

static void
colonia_tie_rolls_read (ParlourRolls     *rolls,
                        const TableEvent *event,
                        int              *values)
{
  memcpy (values, COLONIA_EVENT (event)->tie_rolls, get_state (rolls)->n_players * sizeof *values);
}

static void
show_order (ColoniaTieRolls *self)
{
  ParlourRolls *rolls = PARLOUR_ROLLS (self);
  TableEvent *event = parlour_rolls_make_event (rolls);
  gboolean settled = colonia_order_list_show (self->order_list, parlour_page_get_session (PARLOUR_PAGE (self)),
                                              COLONIA_EVENT (event), NULL);

  if (!settled)
    gtk_stack_set_visible_child (self->headings, self->again_heading);
  else
    gtk_stack_set_visible_child (self->headings, parlour_rolls_is_by_app (rolls) ? self->order_heading
                                                                                 : self->would_heading);
  table_event_free (colonia_game.events, event);
}

static char *
tell_card (int value)
{
  if (value == 0)
    return g_strdup (_("The card counts as zero"));

  /* Translators: %d is the value of a card that several have played. */
  return g_strdup_printf (_("Played the %d"), value);
}

/* Each is told in the player's own language. */
static void
tell_cards (ParlourRolls *rolls)
{
  for (int seat = 0; seat < get_state (rolls)->n_players; seat++)
    {
      ParlourRollCard *card = parlour_rolls_get_card (rolls, seat);
      g_autoptr (TongueScope) scope = parlour_speak_in (GTK_WIDGET (card));
      g_autofree char *words = tell_card (get_state (rolls)->cards[seat]);

      parlour_roll_card_set_words (card, words);
    }
}

static void
colonia_tie_rolls_show (ParlourRolls *rolls)
{
  ColoniaTieRolls *self = COLONIA_TIE_ROLLS (rolls);
  gboolean complete = parlour_rolls_is_complete (rolls);

  tell_cards (rolls);
  if (parlour_page_get_correcting (PARLOUR_PAGE (self)))
    gtk_button_set_label (GTK_BUTTON (self->enter_button), C_("button", "Correct"));
  gtk_widget_set_visible (self->enter_button, complete);
  gtk_widget_set_visible (self->order_card, complete);
  if (complete)
    show_order (self);
  else
    gtk_stack_set_visible_child (self->headings, self->roll_heading);
}

static GtkWidget *
colonia_tie_rolls_get_done (ParlourRolls *rolls)
{
  return COLONIA_TIE_ROLLS (rolls)->enter_button;
}

static void
show_soon (ColoniaTieRolls *self)
{
  gtk_widget_set_visible (self->soon, !parlour_rolls_is_by_app (PARLOUR_ROLLS (self))
                                        && parlour_page_is_looked_at (PARLOUR_PAGE (self)));
}

static void
colonia_tie_rolls_class_init (ColoniaTieRollsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourRollsClass *rolls_class = PARLOUR_ROLLS_CLASS (klass);

  rolls_class->type = COLONIA_EVENT_TIE_ROLLS;
  rolls_class->make_event = colonia_tie_rolls_make_event;
  rolls_class->read = colonia_tie_rolls_read;
  rolls_class->rolls = colonia_tie_rolls_rolls;
  rolls_class->show = colonia_tie_rolls_show;
  rolls_class->get_done = colonia_tie_rolls_get_done;

  g_type_ensure (COLONIA_TYPE_ORDER_LIST);
  g_type_ensure (PARLOUR_TYPE_STALLS);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/tuesday/tie-rolls.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, rolls_box);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, headings);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, roll_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, again_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, would_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, order_heading);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, roll_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, enter_button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, order_card);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, soon);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, order_list);
  gtk_widget_class_bind_template_callback (widget_class, show_soon);
}

static void
colonia_tie_rolls_init (ColoniaTieRolls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_rolls_set_parts (PARLOUR_ROLLS (self), self->rolls_box, self->roll_button);
}
