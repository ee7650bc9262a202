/* parlour-players-window.c: who plays a game that has begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A name was misheard, a colour taken for another, or somebody would rather be spoken to
 * in another language. The seats are as they are; all of it changes at once.
 */

#include "config.h"

#include "parlour-players-window.h"

#include "parlour-actions.h"
#include "parlour-seat-card.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

struct _ParlourPlayersWindow {
  ParlourSideWindow parent_instance;

  TableSession *session;
  GPtrArray *seats; /* (element-type ParlourSeat): in their order */

  GtkBox *cards;
  GtkLabel *note;
  GtkWidget *change_button;
};

G_DEFINE_FINAL_TYPE (ParlourPlayersWindow, parlour_players_window, PARLOUR_TYPE_SIDE_WINDOW)

static TablePerson
get_person (ParlourPlayersWindow *self,
            int                   place)
{
  ParlourSeat *seat = self->seats->pdata[place];

  return (TablePerson) {
    .name = seat->known_as,
    .color = seat->color,
    .language = seat->language,
  };
}

static gboolean
is_changed (ParlourPlayersWindow *self,
            int                   place)
{
  const TablePerson *old = table_record_get_person (table_session_get_record (self->session), place);
  const TablePerson person = get_person (self, place);

  /* Who goes by the colour is called otherwise in each language. */
  return (!g_str_equal (person.name, old->name) && (table_person_is_named (old) || table_person_is_named (&person)))
         || person.color != old->color
         || g_strcmp0 (person.language, old->language) != 0;
}

static void
change (ParlourPlayersWindow *self)
{
  TablePerson people[TABLE_MAX_PLAYERS] = { 0 };

  for (int i = 0; i < (int) self->seats->len; i++)
    people[i] = get_person (self, i);

  table_session_change_people (self->session, people);
  parlour_seat_remember_all (self->seats);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
show_seats (ParlourPlayersWindow *self)
{
  g_autofree char *namesakes = parlour_seat_card_tell_namesakes (self->seats);
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
  gboolean changed = FALSE;

  for (int i = 0; card != NULL; i++)
    {
      parlour_seat_card_keep_place (PARLOUR_SEAT_CARD (card), i, (int) self->seats->len);
      parlour_seat_card_compare (PARLOUR_SEAT_CARD (card), self->seats);
      changed |= is_changed (self, i);
      card = gtk_widget_get_next_sibling (card);
    }

  gtk_label_set_label (self->note, namesakes != NULL ? namesakes : "");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "players.change", changed);
}

static void
on_take_color (ParlourPlayersWindow *self,
               int                   color,
               ParlourSeatCard      *card)
{
  parlour_seat_take_color (parlour_seated_get_seat (PARLOUR_SEATED (card)), color, self->seats);
}

static void
on_named (ParlourPlayersWindow *self,
          ParlourSeatCard      *card)
{
  GtkWidget *next = gtk_widget_get_next_sibling (GTK_WIDGET (card));

  gtk_widget_grab_focus (next != NULL ? next : self->change_button);
}

static void
add_seat (ParlourPlayersWindow *self,
          const TablePerson    *person)
{
  ParlourSeat *seat = parlour_seat_new (person->color);
  GtkWidget *card;

  parlour_seat_set_name (seat, table_person_is_named (person) ? person->name : "");
  parlour_seat_set_language (seat, person->language);
  g_ptr_array_add (self->seats, seat);

  card = parlour_seat_card_new (seat);
  parlour_seat_card_set_game (PARLOUR_SEAT_CARD (card), table_session_get_game (self->session));
  g_signal_connect_object (card, "take-color", G_CALLBACK (on_take_color), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "named", G_CALLBACK (on_named), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (seat, "notify", G_CALLBACK (show_seats), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->cards, card);
}

static void
tell_anew (ParlourPlayersWindow *self)
{
  if (self->session != NULL)
    show_seats (self);
}

static void
parlour_players_window_dispose (GObject *object)
{
  ParlourPlayersWindow *self = PARLOUR_PLAYERS_WINDOW (object);

  for (guint i = 0; self->seats != NULL && i < self->seats->len; i++)
    g_signal_handlers_disconnect_by_data (self->seats->pdata[i], self);
  g_clear_pointer (&self->seats, g_ptr_array_unref);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (parlour_players_window_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  { "players.change", NULL, G_CALLBACK (change) },
};

static void
parlour_players_window_class_init (ParlourPlayersWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_players_window_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/players-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ParlourPlayersWindow, cards);
  gtk_widget_class_bind_template_child (widget_class, ParlourPlayersWindow, note);
  gtk_widget_class_bind_template_child (widget_class, ParlourPlayersWindow, change_button);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_players_window_init (ParlourPlayersWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->seats = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Makes a window in which names, colours and languages of the players are mended. */
GtkWindow *
parlour_players_window_new (GtkWindow    *parent,
                            TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);
  ParlourPlayersWindow *self = parlour_side_window_new (PARLOUR_TYPE_PLAYERS_WINDOW, parent, 640, 680);

  self->session = g_object_ref (session);
  for (int seat = 0; seat < table_record_get_setup (record)->n_players; seat++)
    add_seat (self, table_record_get_person (record, seat));
  show_seats (self);

  return GTK_WINDOW (self);
}
