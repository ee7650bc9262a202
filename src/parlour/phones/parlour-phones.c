/* parlour-phones.c: the telephones of a game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing listens before somebody switches phones on, and nothing does any more when the game has left the table or the computer
 * goes to sleep. What telephones ask is answered in their languages; what is to be seen of it here comes after that.
 */

#include "config.h"

#include "parlour-phones-private.h"

#include "parlour-phones-window.h"
#include "parlour-settings.h"
#include "parlour-stage.h"
#include "phones-people.h"
#include "phones-sight.h"
#include "text-words.h"

#include <glib/gi18n.h>

struct _ParlourPhones {
  GObject parent_instance;

  TableSession *session;
  PhonesServer *server; /* NULL until somebody asks for it */
  GtkWindow *window; /* weak: anybody may close it */
  guint telling;
  int asking; /* the number of who was said to ask to come in, or 0 */
  int asked; /* for which seat */
};

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourPhones, parlour_phones, G_TYPE_OBJECT)

/* Who has chosen in secret, and who is still to choose, as bits by seat; nothing where nobody has on a telephone. */
static void
find_chosen (ParlourPhones *self,
             guint         *chosen,
             guint         *awaited)
{
  const int n_players = table_session_get_state (self->session)->n_players;
  g_autoptr (PhonesSight) all = NULL;
  gboolean is_any = FALSE;

  *chosen = *awaited = 0;
  for (int seat = 0; seat < n_players; seat++)
    is_any |= table_picked_get_picker (table_session_get_picked (self->session), seat) > 0;
  if (!is_any)
    return;

  all = phones_sight_new_of_picks (phones_server_get_table (self->server));
  for (int seat = 0; seat < n_players; seat++)
    {
      const TablePicks picks = table_board_get_picks (all->board, seat);

      if (picks.is_asked && picks.due > 0)
        *(picks.n >= picks.due ? chosen : awaited) |= 1u << seat;
    }
}

static gboolean
tell_changed (gpointer data)
{
  ParlourPhones *self = data;
  guint chosen, awaited;

  self->telling = 0;
  find_chosen (self, &chosen, &awaited);
  parlour_stage_set_chosen (parlour_stage_get (self->session), chosen, awaited);
  g_signal_emit (self, signals[CHANGED], 0);

  return G_SOURCE_REMOVE;
}

/* Telephones tell their news while their languages are spoken. */
static void
on_news (ParlourPhones *self)
{
  if (self->telling == 0)
    self->telling = g_idle_add (tell_changed, self);
}

static void
drop_server (ParlourPhones *self)
{
  g_clear_handle_id (&self->telling, g_source_remove);
  if (self->window != NULL)
    gtk_window_destroy (self->window);
  g_clear_weak_pointer (&self->window);
  if (self->server == NULL)
    return;

  phones_server_stop (self->server);
  g_signal_handlers_disconnect_by_data (self->server, self);
  g_signal_handlers_disconnect_by_data (phones_server_get_table (self->server), self);
  g_clear_object (&self->server);
  parlour_stage_set_chosen (parlour_stage_get (self->session), 0, 0);
}

static void
parlour_phones_dispose (GObject *object)
{
  ParlourPhones *self = PARLOUR_PHONES (object);

  drop_server (self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (parlour_phones_parent_class)->dispose (object);
}

static void
parlour_phones_class_init (ParlourPhonesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_phones_dispose;

  /* Something is otherwise that is to be seen of telephones: the switch, who is here, or who has chosen. */
  signals[CHANGED] = g_signal_new ("changed", PARLOUR_TYPE_PHONES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* What all could see in hands is told here and there, or nowhere. */
static void
on_cover_hands (ParlourPhones *self)
{
  if (self->server != NULL)
    phones_table_set_covers_hands (phones_server_get_table (self->server),
                                   g_settings_get_boolean (parlour_settings_get (), "cover-hands"));
}

static void
parlour_phones_init (ParlourPhones *self)
{
  g_signal_connect_object (parlour_settings_get (), "changed::cover-hands", G_CALLBACK (on_cover_hands), self, G_CONNECT_SWAPPED);
}

/* Makes what lets telephones take part in a game. */
ParlourPhones *
parlour_phones_new (void)
{
  return g_object_new (PARLOUR_TYPE_PHONES, NULL);
}

/* Whether another program has gone on with the game that was here: it is in the same file. */
static gboolean
goes_on (ParlourPhones *self,
         TableSession  *session)
{
  return self->server != NULL && session != NULL
         && table_session_get_game (session) == table_session_get_game (self->session)
         && table_session_get_path (session) != NULL
         && g_strcmp0 (table_session_get_path (session), table_session_get_path (self->session)) == 0;
}

/* Is about this game from now on. Telephones stay with a game that goes on as another program has left it; of any other one that
 * was here nothing is left. */
void
parlour_phones_set_session (ParlourPhones *self,
                            TableSession  *session)
{
  if (self->session == session)
    return;

  if (goes_on (self, session))
    phones_table_change_session (phones_server_get_table (self->server), session);
  else
    drop_server (self);
  g_set_object (&self->session, session);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Gets what telephones speak to, whether it listens or not. */
PhonesServer *
parlour_phones_get_server (ParlourPhones *self)
{
  g_return_val_if_fail (self->session != NULL, NULL);

  if (self->server == NULL)
    {
      self->server = phones_server_new (self->session);
      g_signal_connect_swapped (self->server, "changed", G_CALLBACK (on_news), self);
      g_signal_connect_swapped (phones_server_get_table (self->server), "news", G_CALLBACK (on_news), self);
      on_cover_hands (self);
    }

  return self->server;
}

/* Switches telephones on or off. */
gboolean
parlour_phones_switch (ParlourPhones  *self,
                       gboolean        on,
                       GError        **error)
{
  PhonesServer *server = parlour_phones_get_server (self);

  if (on == phones_server_is_on (server))
    return TRUE;
  if (on && !phones_server_start (server, NULL, 0, error))
    return FALSE;

  if (!on)
    phones_server_stop (server);
  on_news (self);

  return TRUE;
}

/* Shows the window in which they are switched on, and let in; it may stay open beside the game. */
void
parlour_phones_present (ParlourPhones *self,
                        GtkWindow     *parent)
{
  g_return_if_fail (self->session != NULL);

  if (self->window == NULL)
    g_set_weak_pointer (&self->window, parlour_phones_window_new (parent, self));
  gtk_window_present (self->window);
}

/* What is told of them */

/* Tells as whom somebody wants to come in. */
char *
parlour_phones_tell_wish (PhonesTable       *table,
                          const PhonesGuest *guest)
{
  g_autofree char *name = phones_people_name_guest (table, guest);

  /* Translators: the first %s is who asks, e.g. “Phone 2”, the second the player as whom. */
  return g_strdup_printf (_("%s asks to come in as %s."), name,
                          table_session_get_names (phones_table_get_session (table))[guest->wish]);
}

/* Who has asked first of those who ask. */
static PhonesGuest *
find_asking (ParlourPhones *self)
{
  const GPtrArray *guests;

  if (self->server == NULL || !phones_server_is_on (self->server))
    return NULL;

  guests = phones_table_list_guests (phones_server_get_table (self->server));
  for (guint i = 0; i < guests->len; i++)
    if (((PhonesGuest *) guests->pdata[i])->wish != TABLE_NOBODY)
      return guests->pdata[i];

  return NULL;
}

/* Tells who asks to come in, or NULL. */
char *
parlour_phones_tell_asking (ParlourPhones *self)
{
  const PhonesGuest *guest = find_asking (self);

  self->asking = guest != NULL ? guest->number : 0;
  self->asked = guest != NULL ? guest->wish : TABLE_NOBODY;

  return guest != NULL ? parlour_phones_tell_wish (phones_server_get_table (self->server), guest) : NULL;
}

/* Lets in of whom that was told, and there only: somebody else may ask meanwhile, or for another seat. */
void
parlour_phones_let_in (ParlourPhones *self)
{
  PhonesGuest *guest = self->server != NULL
                         ? phones_table_find_number (phones_server_get_table (self->server), self->asking) : NULL;

  if (guest != NULL)
    phones_table_let_in (phones_server_get_table (self->server), guest, self->asked);
}

static char *
list_names (ParlourPhones *self,
            guint          seats)
{
  const char *const *names = table_session_get_names (self->session);
  g_autoptr (GPtrArray) listed = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < table_session_get_state (self->session)->n_players; seat++)
    if ((seats & 1u << seat) != 0)
      g_ptr_array_add (listed, g_strdup (names[seat]));

  return listed->len > 0 ? text_list (listed) : NULL;
}

/* Tells who has chosen in secret and who is waited for, never what, or NULL as long as nobody has. */
char *
parlour_phones_tell_chosen (ParlourPhones *self)
{
  guint chosen, awaited;
  g_autofree char *those = NULL, *others = NULL;

  if (self->server == NULL)
    return NULL;

  find_chosen (self, &chosen, &awaited);
  those = list_names (self, chosen);
  others = list_names (self, awaited);
  if (chosen == 0)
    return NULL;
  if (awaited == 0)
    /* Translators: %s are the players who have chosen something in secret. */
    return g_strdup_printf (_("Chosen on phones: %s."), those);

  /* Translators: the first %s are the players who have chosen something in secret, the second those who are waited for. */
  return g_strdup_printf (_("Chosen on phones: %s. Still to choose: %s."), those, others);
}
