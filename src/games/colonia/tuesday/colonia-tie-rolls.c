/* colonia-tie-rolls.c: the die parts those who are tied in the first week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-tie-rolls.h"

#include "colonia-facts.h"
#include "colonia-session.h"
#include "colonia-words.h"
#include "parlour-place-row.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

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
  GtkBox *places; /* by place, rows that tell who has it and why */
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

/* The order that would follow: the rules are asked for it, on a copy of the game */

/* Who is tied has no place yet, and who is not has no reason yet while others are. */
static void
show_place (ParlourPlaceRow *row,
            TableSession    *session,
            GArray          *effects,
            int              place,
            int              seat)
{
  const ColoniaTelling telling = { .names = table_session_get_names (session) };
  const ColoniaEffect *zero = colonia_effects_find (effects, COLONIA_EFFECT_CARD_IS_ZERO, seat);
  const ColoniaEffect *why = colonia_effects_find (effects, COLONIA_EFFECT_PLACE, seat);
  int rules[] = { COLONIA_RULE_NONE, COLONIA_RULE_NONE, COLONIA_RULE_NONE };
  g_autofree char *sentence = NULL, *detail = zero != NULL ? colonia_words_effect (&telling, zero) : NULL;
  int n = 0;

  if (why == NULL)
    why = colonia_effects_find (effects, COLONIA_EFFECT_TIED, seat);
  if (why != NULL && why->rule != COLONIA_RULE_NONE)
    rules[n++] = (int) why->rule;
  if (zero != NULL)
    rules[n] = (int) zero->rule;
  sentence = why != NULL ? colonia_words_effect (&telling, why) : g_strdup (telling.names[seat]);
  parlour_place_row_show (row, place, (int) table_session_get_color (session, seat), sentence, detail, &colonia_game, rules);
}

/* Who would still be tied shares a place. Returns whether nobody is. */
static gboolean
show_places (ColoniaTieRolls    *self,
             const ColoniaEvent *event)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_auto (ColoniaState) after = { 0 };
  gboolean is_settled;
  int n = 0;

  colonia_state_copy (&after, get_state (PARLOUR_ROLLS (self)));
  colonia_state_apply (&after, event, effects);
  is_settled = after.step != COLONIA_STEP_TIE_ROLLS;
  for (int place = 0; place < after.n_players; place++)
    for (int seat = 0; seat < after.n_players; seat++)
      if (is_settled ? after.order[place] == seat : after.places[seat] == place)
        {
          GtkWidget *row = parlour_widget_get_nth (GTK_WIDGET (self->places), n++);

          if (row == NULL)
            {
              row = parlour_place_row_new ();
              gtk_box_append (self->places, row);
            }
          show_place (PARLOUR_PLACE_ROW (row), parlour_page_get_session (PARLOUR_PAGE (self)), effects, place, seat);
        }

  return is_settled;
}

static void
show_order (ColoniaTieRolls *self)
{
  ParlourRolls *rolls = PARLOUR_ROLLS (self);
  TableEvent *event = parlour_rolls_make_event (rolls);

  if (!show_places (self, COLONIA_EVENT (event)))
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
  gtk_widget_class_bind_template_child (widget_class, ColoniaTieRolls, places);
  gtk_widget_class_bind_template_callback (widget_class, show_soon);
}

static void
colonia_tie_rolls_init (ColoniaTieRolls *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_rolls_set_parts (PARLOUR_ROLLS (self), self->rolls_box, self->roll_button);
}
