/* colonia-end-window.c: to whom a window goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-end-window.h"

#include "colonia-glass.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* How high the glass is for its width, and what is between it and the words. */
#define ASPECT 1.25
#define GAP 10

/* A window of stained glass with what everybody had of its money beneath it. The glass grows
 * with the width that it is given. */
struct _ColoniaEndWindow {
  GtkWidget parent_instance;

  ColoniaCity city;
  gboolean awarded;
  int most_height; /* of the glass */

  ColoniaGlass *glass;
  GtkWidget *words;
  GtkLabel *city_label;
  GtkStack *result;
  GtkWidget *told;
  GtkWidget *untold;
  ParlourEmblem *emblem;
  GtkLabel *outcome;
  GtkLabel *amounts;
};

G_DEFINE_FINAL_TYPE (ColoniaEndWindow, colonia_end_window, GTK_TYPE_WIDGET)

static int
get_glass_height (ColoniaEndWindow *self,
                  int               width)
{
  return (int) MIN (width * ASPECT, self->most_height);
}

static void
colonia_end_window_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  ColoniaEndWindow *self = COLONIA_END_WINDOW (widget);

  gtk_widget_measure (self->words, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      int height = get_glass_height (self, for_size >= 0 ? for_size : self->most_height) + GAP;

      *minimum += height;
      *natural += height;
    }
}

static void
colonia_end_window_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  ColoniaEndWindow *self = COLONIA_END_WINDOW (widget);
  int glass = get_glass_height (self, width);

  gtk_widget_measure (GTK_WIDGET (self->glass), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (self->glass), &(GtkAllocation) { 0, 0, width, glass }, -1);
  gtk_widget_size_allocate (self->words, &(GtkAllocation) { 0, glass + GAP, width, height - glass - GAP }, -1);
}

static void
colonia_end_window_dispose (GObject *object)
{
  parlour_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (colonia_end_window_parent_class)->dispose (object);
}

static void name_city (ColoniaEndWindow *self);

static void
colonia_end_window_class_init (ColoniaEndWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = colonia_end_window_dispose;
  widget_class->measure = colonia_end_window_measure;
  widget_class->size_allocate = colonia_end_window_size_allocate;
  widget_class->get_request_mode = parlour_widget_ask_height;

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/end/end-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (name_city));
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, glass);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, words);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, city_label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, result);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, told);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, untold);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, outcome);
  gtk_widget_class_bind_template_child (widget_class, ColoniaEndWindow, amounts);
}

static void
colonia_end_window_init (ColoniaEndWindow *self)
{
  self->most_height = 260;

  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
name_city (ColoniaEndWindow *self)
{
  /* Translators: %s are a city and its currency, e.g. “Brügge · Gulden”. */
  g_autofree char *label = g_strdup_printf (C_("window", "%s · %s"),
                                            colonia_term_city (self->city), colonia_term_currency (self->city));

  gtk_label_set_label (self->city_label, label);
}

/* Makes the window of a city, dark as yet. */
GtkWidget *
colonia_end_window_new (ColoniaCity city)
{
  ColoniaEndWindow *self = g_object_new (COLONIA_TYPE_END_WINDOW, NULL);

  self->city = city;
  colonia_glass_set_city (self->glass, city);
  name_city (self);

  return GTK_WIDGET (self);
}

static char *
list_amounts (TableSession             *session,
              const ColoniaWindowScore *window)
{
  const ColoniaState *state = colonia_session_get_state (session);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int place = 0; place < state->n_players; place++)
    /* Translators: %s is a player, %d how much money of a currency that player has. The space between does not break. */
    g_ptr_array_add (items, g_strdup_printf (C_("player and money", "%s %d"),
                                             table_session_get_names (session)[colonia_state_get_seat (state, place)],
                                             window->amounts[colonia_state_get_seat (state, place)]));

  return text_list (items);
}

static char *
tell_outcome (TableSession             *session,
              const ColoniaWindowScore *window)
{
  int most = 0;

  if (window->player != COLONIA_NOBODY)
    /* Translators: %s is a player, %d how much that player pays for a window. */
    return g_strdup_printf (C_("window", "%s pays %d"),
                            table_session_get_names (session)[window->player], window->pays);

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    most = MAX (most, window->amounts[seat]);
  if (most == 0)
    return g_strdup (_("Nobody has any: it stays dark"));

  /* Translators: %d is the most money that anybody has of a currency; several players have as much. */
  return g_strdup_printf (_("Shared at %d: it stays dark"), most);
}

/* Shows to whom the window goes, once it is revealed. */
void
colonia_end_window_show (ColoniaEndWindow   *self,
                         TableSession       *session,
                         const ColoniaScore *score)
{
  const ColoniaWindowScore *window = &score->windows[self->city];
  g_autofree char *outcome = tell_outcome (session, window);
  g_autofree char *amounts = list_amounts (session, window);

  self->awarded = window->player != COLONIA_NOBODY;

  gtk_label_set_label (self->outcome, outcome);
  gtk_label_set_label (self->amounts, amounts);
  gtk_widget_set_visible (GTK_WIDGET (self->emblem), self->awarded);
  if (self->awarded)
    parlour_emblem_set_color (self->emblem, (int) table_session_get_color (session, window->player));
}

/* Lights the window if somebody is given it, and tells who had how much. */
void
colonia_end_window_reveal (ColoniaEndWindow *self,
                           gboolean          revealed)
{
  colonia_glass_set_lit (self->glass, revealed && self->awarded);

  /* It keeps its room, and nobody is told of it before, by whatever reads the screen. */
  gtk_stack_set_visible_child (self->result, revealed ? self->told : self->untold);
}

/* Leaves room on the page for what stands below the windows. */
void
colonia_end_window_set_most_height (ColoniaEndWindow *self,
                                    int               height)
{
  g_return_if_fail (height > 0);

  if (self->most_height == height)
    return;

  self->most_height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
