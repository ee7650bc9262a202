/* parlour-seat-card.c: who sits at a seat
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-seat-card.h"

#include "parlour-actions.h"
#include "parlour-emblem.h"
#include "parlour-language-button.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-line.h"
#include "tongue.h"

#include <glib/gi18n.h>

#define COLOR_SIZE 26

/* More than stand in a row of a telephone, unless they are smaller. */
#define MANY_COLORS 6

/* Who sits at a seat before a game: the name, the colour, the language, and what moves the seat
 * or takes it away. What concerns other seats is left to whoever knows them all. */
struct _ParlourSeatCard {
  ParlourSeated parent_instance;

  GtkWidget *grip;
  GtkWidget *handle;
  GtkWidget *move_buttons;
  GtkEditable *entry;
  GtkWidget *remove_button;
  const TableGame *game; /* (nullable) */
  GtkBox *colors;
  GtkToggleButton *color_buttons[TABLE_N_COLORS];
  GtkWidget *languages;
  GtkBox *language_buttons; /* that of the interface, then the others */
};

enum {
  MOVE,
  REMOVE,
  TAKE_COLOR,
  DROPPED,
  NAMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourSeatCard, parlour_seat_card, PARLOUR_TYPE_SEATED)

/* What the seat says */

static void
show_color (ParlourSeatCard *self)
{
  int color = parlour_seated_get_seat (PARLOUR_SEATED (self))->color;
  /* Translators: the tooltip of where a name is typed; %s is a colour, by which a player without a name is called. */
  g_autofree char *hint = g_strdup_printf (_("Without a name the player is called “%s”."),
                                           table_color_get_name (color));

  parlour_widget_set_tooltip (GTK_WIDGET (self->entry), hint);
  for (int i = 0; i < (int) TABLE_N_COLORS; i++)
    gtk_toggle_button_set_active (self->color_buttons[i], i == color);
}

static void
show_language (ParlourSeatCard *self)
{
  const char *language = parlour_seated_get_seat (PARLOUR_SEATED (self))->language;

  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->language_buttons));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), language == NULL);
  for (const char *const *other = tongue_list (); *other != NULL; other++)
    {
      button = gtk_widget_get_next_sibling (button);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), g_strcmp0 (language, *other) == 0);
    }
}

static void
on_entry_activate (ParlourSeatCard *self)
{
  g_signal_emit (self, signals[NAMED], 0);
}

/* Actions */

static void
move_up (GtkWidget *widget)
{
  g_signal_emit (widget, signals[MOVE], 0, -1);
}

static void
move_down (GtkWidget *widget)
{
  g_signal_emit (widget, signals[MOVE], 0, 1);
}

static void
take_away (GtkWidget *widget)
{
  g_signal_emit (widget, signals[REMOVE], 0);
}

static void
take_color (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  g_signal_emit (widget, signals[TAKE_COLOR], 0, g_variant_get_int32 (parameter));
}

static void
choose_language (ParlourSeated *self,
                 const char    *action,
                 GVariant      *parameter)
{
  const char *language = g_variant_get_string (parameter, NULL);

  parlour_seat_set_language (parlour_seated_get_seat (self),
                             *language != '\0' ? language : NULL);
}

/* Dragging */

static GdkContentProvider *
on_drag_prepare (ParlourSeatCard *self,
                 double           x,
                 double           y)
{
  if (!gtk_widget_get_visible (self->handle))
    return NULL;

  return gdk_content_provider_new_typed (PARLOUR_TYPE_SEAT_CARD, self);
}

static void
on_drag_begin (ParlourSeatCard *self,
               GdkDrag         *drag,
               GtkDragSource   *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 24, 24);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dragged");
}

static void
on_drag_end (ParlourSeatCard *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "dragged");
}

/* Only seats of the same table change places. */
static gboolean
on_drop (ParlourSeatCard *self,
         const GValue    *value)
{
  ParlourSeatCard *other = g_value_get_object (value);

  if (other == NULL || other == self
      || gtk_widget_get_parent (GTK_WIDGET (other)) != gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;

  g_signal_emit (self, signals[DROPPED], 0, other);

  return TRUE;
}

static gboolean
parlour_seat_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (PARLOUR_SEAT_CARD (widget)->entry));
}

static void
parlour_seat_card_constructed (GObject *object)
{
  ParlourSeated *seated = PARLOUR_SEATED (object);

  G_OBJECT_CLASS (parlour_seat_card_parent_class)->constructed (object);

  g_object_bind_property (parlour_seated_get_seat (seated), "name", PARLOUR_SEAT_CARD (object)->entry, "text",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  parlour_seated_show (seated, "notify::color", G_CALLBACK (show_color));
  parlour_seated_show (seated, "notify::language", G_CALLBACK (show_language));
}

static void
install_signals (void)
{
  /* The seat is to change places with a neighbour. */
  signals[MOVE] = g_signal_new ("move", PARLOUR_TYPE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);

  /* The seat is to be taken away. */
  signals[REMOVE] = g_signal_new ("remove", PARLOUR_TYPE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  /* The player wants a colour, which another one may have. */
  signals[TAKE_COLOR] = g_signal_new ("take-color", PARLOUR_TYPE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  /* The other one was dropped here and is to take this one's place. */
  signals[DROPPED] = g_signal_new ("dropped", PARLOUR_TYPE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, PARLOUR_TYPE_SEAT_CARD);

  /* Somebody typed a name and then Enter. */
  signals[NAMED] = g_signal_new ("named", PARLOUR_TYPE_SEAT_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static const ParlourAction actions[] = {
  { "seat.move-up", NULL, G_CALLBACK (move_up) },
  { "seat.move-down", NULL, G_CALLBACK (move_down) },
  { "seat.remove", NULL, G_CALLBACK (take_away) },
  /* Gives the player a colour. */
  { "seat.take-color", "i", G_CALLBACK (take_color) },
  /* Chooses the language that the player is addressed in. */
  { "seat.language", "s", G_CALLBACK (choose_language) },
};

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/setup/seat-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_color));
  gtk_widget_class_bind_template_child (widget_class, ParlourSeatCard, grip);
  gtk_widget_class_bind_template_child (widget_class, ParlourSeatCard, handle);
  gtk_widget_class_bind_template_child (widget_class, ParlourSeatCard, move_buttons);
  gtk_widget_class_bind_template_child (widget_class, ParlourSeatCard, entry);
  gtk_widget_class_bind_template_child (widget_class, ParlourSeatCard, remove_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourSeatCard, colors);
  gtk_widget_class_bind_template_child (widget_class, ParlourSeatCard, languages);
  gtk_widget_class_bind_template_child (widget_class, ParlourSeatCard, language_buttons);

  gtk_widget_class_bind_template_callback (widget_class, on_entry_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_prepare);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_end);
  gtk_widget_class_bind_template_callback (widget_class, on_drop);
}

static void
parlour_seat_card_class_init (ParlourSeatCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = parlour_seat_card_constructed;
  widget_class->grab_focus = parlour_seat_card_grab_focus;

  install_signals ();
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  bind_template (widget_class);
}

static GtkToggleButton *
make_color_button (int color)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *emblem = parlour_emblem_new (color);

  parlour_figure_set_size (PARLOUR_FIGURE (emblem), COLOR_SIZE);
  gtk_button_set_child (GTK_BUTTON (button), emblem);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "seat.take-color");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", color);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "seat-color");

  return GTK_TOGGLE_BUTTON (button);
}

static void
add_languages (ParlourSeatCard *self)
{
  parlour_button_keep_name (GTK_BUTTON (gtk_widget_get_first_child (GTK_WIDGET (self->language_buttons))));
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      GtkWidget *button = parlour_language_toggle_new (*language);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", *language);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "seat.language");
      gtk_box_append (self->language_buttons, button);
    }
}

static void
parlour_seat_card_init (ParlourSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < (int) TABLE_N_COLORS; i++)
    {
      self->color_buttons[i] = make_color_button (i);
      gtk_box_append (self->colors, GTK_WIDGET (self->color_buttons[i]));
    }
  add_languages (self);
}

GtkWidget *
parlour_seat_card_new (ParlourSeat *seat)
{
  return g_object_new (PARLOUR_TYPE_SEAT_CARD, "seat", seat, NULL);
}

/* Tells the card which game is to be played, so that it offers its colours. */
void
parlour_seat_card_set_game (ParlourSeatCard *self,
                            const TableGame *game)
{
  g_return_if_fail (game != NULL);

  if (self->game == game)
    return;

  self->game = game;
  for (int i = 0; i < (int) TABLE_N_COLORS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->color_buttons[i]), g_strv_contains (game->colors, table_color_ids[i]));
  parlour_widget_set_css_class (GTK_WIDGET (self->colors), "many", g_strv_length ((char **) game->colors) > MANY_COLORS);
}

/* Tells the card where its seat is, so that it offers what can be done there. */
void
parlour_seat_card_set_place (ParlourSeatCard *self,
                             int              place,
                             int              n_seats)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean can_go;
  g_autofree char *label = NULL;
  g_autofree char *few = NULL;

  g_return_if_fail (place >= 0 && place < n_seats);
  g_return_if_fail (self->game != NULL);

  can_go = n_seats > self->game->min_players;
  /* Translators: %d is the fewest players that a game can have, at least 2. */
  few = g_strdup_printf (ngettext ("A game has at least %d player", "A game has at least %d players",
                                   (gulong) self->game->min_players), self->game->min_players);
  /* Translators: the name of a player is entered here; %d is the number of the seat, from 1. */
  label = g_strdup_printf (_("Name of player %d"), place + 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  gtk_widget_action_set_enabled (widget, "seat.move-up", place > 0);
  gtk_widget_action_set_enabled (widget, "seat.move-down", place < n_seats - 1);
  gtk_widget_action_set_enabled (widget, "seat.remove", can_go);
  parlour_widget_set_tooltip (self->remove_button,
                              can_go ? _("Take Player Away") : few);
}

/* Tells whether it matters in which language the player is addressed. */
void
parlour_seat_card_set_asks_language (ParlourSeatCard *self,
                                     gboolean         asks)
{
  gtk_widget_set_visible (self->languages, asks);
}

/* Tells the card that its seat stays where it is, and nobody is taken away, as the game has
 * begun. */
void
parlour_seat_card_keep_place (ParlourSeatCard *self,
                              int              place,
                              int              n_seats)
{
  parlour_seat_card_set_place (self, place, n_seats);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-up", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-down", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.remove", FALSE);
  gtk_widget_set_visible (self->handle, FALSE);
  gtk_widget_set_has_tooltip (self->grip, FALSE);
  gtk_widget_set_cursor (self->grip, NULL);
  gtk_widget_set_visible (self->move_buttons, FALSE);
  gtk_widget_set_visible (self->remove_button, FALSE);
}

/* Who has no name yet is called by the colour, which would be swapped with itself. */
static char *
tell_swap (const char *color,
           const char *name)
{
  if (g_str_equal (color, name))
    /* Translators: on a button. %s is a colour. */
    return g_strdup_printf (_("%s, swapped with whoever has it"), color);

  /* Translators: on a button. The first %s is a colour, the second the player who has it now. */
  return g_strdup_printf (_("%s, swapped with %s"), color, name);
}

/* Which colours are taken by others: it offers to swap. */
static void
show_taken (ParlourSeatCard   *self,
            const char *const *names)
{
  for (int i = 0; i < (int) TABLE_N_COLORS; i++)
    {
      GtkWidget *button = GTK_WIDGET (self->color_buttons[i]);
      const char *color = table_color_get_name (i);
      g_autofree char *label = NULL;

      if (names[i] == NULL)
        {
          label = g_strdup (color);
          gtk_widget_remove_css_class (button, "taken");
        }
      else
        {
          g_autofree char *name = text_isolate (names[i]);

          label = tell_swap (color, name);
          gtk_widget_add_css_class (button, "taken");
        }

      parlour_widget_set_tooltip (button, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
}

static ParlourSeat *
find_namesake (GPtrArray   *seats,
               ParlourSeat *own)
{
  for (guint i = 0; i < seats->len; i++)
    if (seats->pdata[i] != own
        && g_str_equal (((const ParlourSeat *) seats->pdata[i])->known_as, own->known_as))
      return seats->pdata[i];

  return NULL;
}

/* Tells the card of the others: whose colours it would swap. A name that somebody else has, too,
 * is marked; parlour_seat_card_tell_namesakes() says what that means. */
void
parlour_seat_card_compare (ParlourSeatCard *self,
                           GPtrArray       *seats)
{
  const char *taken[TABLE_N_COLORS] = { NULL };
  ParlourSeat *own;

  g_return_if_fail (seats != NULL);

  own = parlour_seated_get_seat (PARLOUR_SEATED (self));
  for (guint i = 0; i < seats->len; i++)
    if (seats->pdata[i] != own)
      taken[((const ParlourSeat *) seats->pdata[i])->color] = ((const ParlourSeat *) seats->pdata[i])->known_as;

  show_taken (self, taken);
  parlour_widget_set_css_class (GTK_WIDGET (self->entry), "warning", find_namesake (seats, own) != NULL);
}

/* Says that several are called the same, if they are. That stands at the foot of the page: among
 * the cards it would push away what somebody is about to type in or press. */
char *
parlour_seat_card_tell_namesakes (GPtrArray *seats)
{
  g_return_val_if_fail (seats != NULL, NULL);

  for (guint i = 0; i < seats->len; i++)
    if (find_namesake (seats, seats->pdata[i]) != NULL)
      {
        g_autofree char *name = parlour_seat_tell_name (seats->pdata[i]);

        /* Translators: %s is the name of several players. */
        return g_strdup_printf (_("More than one player is called %s. Only the colours will tell them apart."), name);
      }

  return NULL;
}
