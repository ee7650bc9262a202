/* phones-table.c: who sits at the table with a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-table.h"

#include "phones-token.h"
#include "tongue.h"

#include <glib/gi18n.h>

struct _PhonesTable {
  GObject parent_instance;

  TableSession *session;
  guint revision; /* how often the game has changed */
  guint version; /* how often anything has */
  GPtrArray *guests; /* of PhonesGuest, as they came */
  int n_came;
  PhonesRight rights[TABLE_MAX_PLAYERS];
  gboolean covers_hands; /* whether the table remembers itself what everybody has in hand */
  gboolean is_elsewhere; /* whether another program has gone on with the game, and nobody here since */
  int player; /* the number of who is entering something, be it that it waits for the disk, or 0 */
  int last; /* the number of who has entered what happened last, or 0 */
  guint held[TABLE_MAX_PLAYERS]; /* by seat: what the next revision was when it was held, or 0 */
};

enum { NEWS, GONE, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PhonesTable, phones_table, G_TYPE_OBJECT)

static void
free_guest (gpointer data)
{
  PhonesGuest *guest = data;

  g_free (guest->cookie);
  g_free (guest);
}

static void
tell (PhonesTable *self)
{
  self->version++;
  g_signal_emit (self, signals[NEWS], 0);
}

static void
leave_session (PhonesTable *self)
{
  if (self->session == NULL)
    return;

  g_signal_handlers_disconnect_by_data (table_session_get_picked (self->session), self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
phones_table_dispose (GObject *object)
{
  PhonesTable *self = PHONES_TABLE (object);

  leave_session (self);

  G_OBJECT_CLASS (phones_table_parent_class)->dispose (object);
}

static void
phones_table_finalize (GObject *object)
{
  PhonesTable *self = PHONES_TABLE (object);

  g_ptr_array_unref (self->guests);

  G_OBJECT_CLASS (phones_table_parent_class)->finalize (object);
}

static void
phones_table_class_init (PhonesTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = phones_table_dispose;
  object_class->finalize = phones_table_finalize;

  /* Something is otherwise than before that a telephone may show: the game, who is here, or how
   * much was picked. */
  signals[NEWS] = g_signal_new ("news", PHONES_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* A guest was sent away, and is not there any more after this. */
  signals[GONE] = g_signal_new ("gone", PHONES_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                2, G_TYPE_POINTER, G_TYPE_BOOLEAN);
}

static void
phones_table_init (PhonesTable *self)
{
  self->guests = g_ptr_array_new_with_free_func (free_guest);
  for (int seat = 0; seat < TABLE_MAX_PLAYERS; seat++)
    self->rights[seat] = PHONES_CHOOSES;
}

static gboolean
is_seat (PhonesTable *self,
         int          seat)
{
  return seat >= 0 && seat < table_session_get_state (self->session)->n_players;
}

static void
on_changed (PhonesTable *self)
{
  self->revision++;
  self->is_elsewhere = FALSE;
  self->last = self->player;
  self->player = 0;
  tell (self);
}

/* What cannot be after all, as something else was entered while the disk was at work. */
static void
on_refused (PhonesTable *self)
{
  self->player = 0;
  tell (self);
}

/* What waited for the disk has happened, or was taken back and never does: then whatever comes next is somebody else's. */
static void
on_waiting (PhonesTable *self)
{
  if (!table_session_is_waiting (self->session))
    self->player = 0;
}

static void
take_session (PhonesTable  *self,
              TableSession *session)
{
  g_object_ref (session);
  leave_session (self);
  self->session = session;
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (session, "corrected", G_CALLBACK (tell), self);
  g_signal_connect_swapped (session, "error", G_CALLBACK (tell), self);
  g_signal_connect_swapped (session, "refused", G_CALLBACK (on_refused), self);
  g_signal_connect_swapped (session, "waiting", G_CALLBACK (on_waiting), self);
  g_signal_connect_swapped (table_session_get_picked (session), "changed", G_CALLBACK (tell), self);
}

/* Opens a table for telephones: nobody is there yet, and whoever comes may choose in secret. */
PhonesTable *
phones_table_new (TableSession *session)
{
  PhonesTable *self = g_object_new (PHONES_TYPE_TABLE, NULL);

  take_session (self, session);

  return self;
}

/* A host who sits nowhere enters what happens to everybody, as there is nothing else to do. What was entered in the seat
 * belongs to that. */
static void
stand_up (PhonesTable *self,
          PhonesGuest *guest)
{
  guest->seat = TABLE_NOBODY;
  guest->enters_all |= guest->is_host;
  if (self->last == guest->number)
    self->last = 0;
}

/* Whether the same person sits at a seat in another game. */
static gboolean
is_same_person (PhonesTable  *self,
                TableSession *session,
                int           seat)
{
  return seat != TABLE_NOBODY && seat < table_session_get_state (session)->n_players
         && g_str_equal (table_session_get_names (session)[seat], table_session_get_names (self->session)[seat]);
}

/* Lets another game take the place of the one that is played, which telephones say until
 * something is entered. Whoever is here stays, but not at a seat where somebody else of another
 * name sits now, whose secrets are seen there. */
void
phones_table_change_session (PhonesTable  *self,
                             TableSession *session)
{
  for (guint i = 0; i < self->guests->len; i++)
    {
      PhonesGuest *guest = self->guests->pdata[i];

      guest->wish = TABLE_NOBODY;
      if (!is_same_person (self, session, guest->seat))
        stand_up (self, guest);
    }
  take_session (self, session);
  self->player = 0;
  on_changed (self);
  self->is_elsewhere = TRUE;
}

/* Gets whether another program has gone on with the game, and nobody here has since. */
gboolean
phones_table_is_elsewhere (PhonesTable *self)
{
  return self->is_elsewhere;
}

/* Gets the game. */
TableSession *
phones_table_get_session (PhonesTable *self)
{
  return self->session;
}

/* Tells which game a telephone sees: what it sends is about that one. */
guint
phones_table_get_revision (PhonesTable *self)
{
  return self->revision;
}

/* Tells which table a telephone shows. */
guint
phones_table_get_version (PhonesTable *self)
{
  return self->version;
}

/* Guests */

static void
forget (PhonesTable *self,
        PhonesGuest *guest,
        gboolean     is_sent_away)
{
  g_signal_emit (self, signals[GONE], 0, guest, is_sent_away);
  g_ptr_array_remove (self->guests, guest);
  tell (self);
}

/* Makes room for one more, if anybody is there who was never let in and has gone again. */
static gboolean
make_room (PhonesTable *self)
{
  for (guint i = 0; self->guests->len >= PHONES_MOST_GUESTS && i < self->guests->len; i++)
    {
      PhonesGuest *guest = self->guests->pdata[i];

      if (guest->seat == TABLE_NOBODY && !guest->is_host && !guest->is_here)
        forget (self, guest, FALSE);
    }

  return self->guests->len < PHONES_MOST_GUESTS;
}

static PhonesGuest *
find_host (PhonesTable *self)
{
  for (guint i = 0; i < self->guests->len; i++)
    if (((PhonesGuest *) self->guests->pdata[i])->is_host)
      return self->guests->pdata[i];

  return NULL;
}

/* Makes a guest the host, unless that is somebody who is here. */
static void
make_host (PhonesTable *self,
           PhonesGuest *guest)
{
  PhonesGuest *host = find_host (self);

  if (host == guest || (host != NULL && host->is_here))
    return;

  if (host != NULL)
    host->is_host = host->enters_all = FALSE;
  guest->is_host = guest->enters_all = TRUE;
}

/* Takes somebody in who knew the code: the guest, or NULL where there are too many. @language is
 * the language that the guest seems to speak, or NULL. */
PhonesGuest *
phones_table_welcome (PhonesTable *self,
                      const char  *language,
                      gboolean     as_host)
{
  PhonesGuest *guest;

  if (!make_room (self))
    return NULL;

  guest = g_new0 (PhonesGuest, 1);
  guest->number = ++self->n_came;
  guest->cookie = phones_token_make ();
  guest->language = tongue_find (language) != NULL ? tongue_find (language) : tongue_get_language ();
  guest->seat = guest->wish = TABLE_NOBODY;
  g_ptr_array_add (self->guests, guest);
  phones_table_welcome_back (self, guest, as_host);

  return guest;
}

/* Takes somebody in who has been here before, and still sits there. */
void
phones_table_welcome_back (PhonesTable *self,
                           PhonesGuest *guest,
                           gboolean     as_host)
{
  g_return_if_fail (guest != NULL);

  if (as_host)
    make_host (self, guest);
  tell (self);
}

/* Finds out who speaks: the guest, or NULL for a stranger. @cookie is what somebody says, which
 * may be anything, or NULL. */
PhonesGuest *
phones_table_find (PhonesTable *self,
                   const char  *cookie)
{
  PhonesGuest *found = NULL;

  for (guint i = 0; i < self->guests->len; i++)
    if (phones_token_is (((PhonesGuest *) self->guests->pdata[i])->cookie, cookie))
      found = self->guests->pdata[i];

  return found;
}

/* Gets the guest, or NULL if there is none. */
PhonesGuest *
phones_table_find_number (PhonesTable *self,
                          int          number)
{
  for (guint i = 0; i < self->guests->len; i++)
    if (((PhonesGuest *) self->guests->pdata[i])->number == number)
      return self->guests->pdata[i];

  return NULL;
}

/* Gets whose telephone is that of the seat, or NULL if there is none. */
PhonesGuest *
phones_table_find_seat (PhonesTable *self,
                        int          seat)
{
  for (guint i = 0; i < self->guests->len; i++)
    if (((PhonesGuest *) self->guests->pdata[i])->seat == seat)
      return self->guests->pdata[i];

  return NULL;
}

/* Gets all guests, as they came. */
const GPtrArray *
phones_table_list_guests (PhonesTable *self)
{
  return self->guests;
}

/* Asks for a seat. The host lets guests in; whoever is the host is in. Who sits there already
 * asks for no other. */
void
phones_table_ask (PhonesTable *self,
                  PhonesGuest *guest,
                  int          seat)
{
  int before;

  g_return_if_fail (guest != NULL);

  if (!is_seat (self, seat))
    return;

  before = guest->wish;
  guest->wish = guest->seat != seat ? seat : TABLE_NOBODY;
  guest->lost = NULL;
  if (guest->is_host && guest->wish != TABLE_NOBODY)
    phones_table_let_in (self, guest, seat);
  else if (guest->wish != before)
    tell (self);
}

/* Lets a guest sit nowhere, and ask for nothing. */
void
phones_table_leave (PhonesTable *self,
                    PhonesGuest *guest)
{
  g_return_if_fail (guest != NULL);

  if (guest->wish == TABLE_NOBODY && guest->seat == TABLE_NOBODY)
    return;

  guest->wish = TABLE_NOBODY;
  stand_up (self, guest);
  tell (self);
}

/* Gives a guest the seat that was asked for. Whoever sat there sits there no more. Where another
 * one is asked for meanwhile, or none, nothing happens: whoever sits at a seat sees what is
 * secret there, which nobody gets unseen. */
void
phones_table_let_in (PhonesTable *self,
                     PhonesGuest *guest,
                     int          seat)
{
  PhonesGuest *other;
  const char *language;

  g_return_if_fail (guest != NULL);

  if (guest->wish == TABLE_NOBODY || guest->wish != seat)
    return;

  other = phones_table_find_seat (self, seat);
  if (other != NULL)
    {
      stand_up (self, other);
      other->lost = N_("Another phone has taken your seat.");
    }
  if (guest->seat != seat && self->last == guest->number)
    self->last = 0;
  guest->seat = seat;
  guest->wish = TABLE_NOBODY;
  guest->lost = NULL;
  language = tongue_find (table_session_get_language (self->session, guest->seat));
  if (language != NULL && !guest->has_language)
    guest->language = language;
  tell (self);
}

/* Does not give a guest the seat that was asked for. Another one may be asked for. */
void
phones_table_refuse (PhonesTable *self,
                     PhonesGuest *guest)
{
  g_return_if_fail (guest != NULL);

  guest->wish = TABLE_NOBODY;
  guest->lost = N_("The host did not let this phone in there: ask once more, or for another seat.");
  tell (self);
}

/* Sends a guest away, who has to come with the code once more, which is another one now. What
 * was picked there stays. @guest is one of its guests, whose reference is taken. */
void
phones_table_send_away (PhonesTable *self,
                        PhonesGuest *guest)
{
  g_return_if_fail (guest != NULL);

  forget (self, guest, TRUE);
}

/* Lets a telephone speak another language. */
void
phones_table_set_language (PhonesTable *self,
                           PhonesGuest *guest,
                           const char  *language)
{
  const char *before;

  g_return_if_fail (guest != NULL);

  if (tongue_find (language) == NULL)
    return;

  before = guest->language;
  guest->language = tongue_find (language);
  guest->has_language = TRUE;
  if (!g_str_equal (guest->language, before))
    tell (self);
}

/* Notes that a telephone listens, or sleeps. */
void
phones_table_set_here (PhonesTable *self,
                       PhonesGuest *guest,
                       gboolean     is_here)
{
  g_return_if_fail (guest != NULL);

  if (guest->is_here == is_here)
    return;

  guest->is_here = is_here;
  tell (self);
}

/* Lets the host enter what happens to everybody, or what a seat does. */
void
phones_table_set_enters_all (PhonesTable *self,
                             PhonesGuest *guest,
                             gboolean     enters_all)
{
  g_return_if_fail (guest != NULL);

  guest->enters_all = enters_all && guest->is_host;
  tell (self);
}

/* Tells whether any seat has a telephone that speaks another language than the game says of the
 * player. */
gboolean
phones_table_can_keep_languages (PhonesTable *self)
{
  for (guint i = 0; i < self->guests->len; i++)
    {
      const PhonesGuest *guest = self->guests->pdata[i];

      if (guest->seat != TABLE_NOBODY
          && g_strcmp0 (guest->language, table_session_get_language (self->session, guest->seat)) != 0)
        return TRUE;
    }

  return FALSE;
}

/* Lets the game say of each player the language of that telephone, so that it is spoken the next
 * time, too. */
void
phones_table_keep_languages (PhonesTable *self)
{
  TablePerson people[TABLE_MAX_PLAYERS];
  const TableRecord *record = table_session_get_record (self->session);

  for (int seat = 0; seat < table_session_get_state (self->session)->n_players; seat++)
    {
      const PhonesGuest *guest = phones_table_find_seat (self, seat);

      people[seat] = *table_record_get_person (record, seat);
      if (guest != NULL)
        people[seat].language = (char *) guest->language;
    }
  table_session_change_people (self->session, people);
}

/* Gets what the telephone of that seat may do. @seat is a seat, or TABLE_NOBODY. */
PhonesRight
phones_table_get_right (PhonesTable *self,
                        int          seat)
{
  return is_seat (self, seat) ? self->rights[seat] : PHONES_LOOKS;
}

/* Says what the telephone of a seat may do, whoever has it. @seat is a seat, or TABLE_NOBODY
 * for all. */
void
phones_table_set_right (PhonesTable *self,
                        int          seat,
                        PhonesRight  right)
{
  g_return_if_fail (right >= PHONES_LOOKS && right <= PHONES_PLAYS);

  for (int other = 0; other < TABLE_MAX_PLAYERS; other++)
    if (seat == TABLE_NOBODY || other == seat)
      self->rights[other] = right;
  tell (self);
}

/* Gets whether the table remembers itself what everybody has in hand, though all could see that. */
gboolean
phones_table_get_covers_hands (PhonesTable *self)
{
  return self->covers_hands;
}

/* Lets telephones tell it or not, as whatever else shows the game. */
void
phones_table_set_covers_hands (PhonesTable *self,
                               gboolean     covers_hands)
{
  if (covers_hands == self->covers_hands)
    return;

  self->covers_hands = covers_hands;
  tell (self);
}

/* Playing */

/* Whether somebody else pays for something in that. Whoever could take it back alone would learn by and by what others have, and
 * nothing in the game would tell of it: it is for the host. */
static gboolean
is_agreed_on (PhonesTable             *self,
              const TableEvent *const *events,
              guint                    n_events)
{
  const TableEventKind *kinds = table_session_get_game (self->session)->events->kinds;

  for (guint i = 0; i < n_events; i++)
    if ((kinds[events[i]->type].flags & TABLE_EVENT_PAYS) != 0)
      return TRUE;

  return FALSE;
}

/* Enters what happened, as table_session_play_all() does. @guest is whose telephone it is
 * entered on, or NULL where several did that together. */
void
phones_table_play (PhonesTable             *self,
                   const PhonesGuest       *guest,
                   const TableEvent *const *events,
                   guint                    n_events,
                   TableRoller              roller)
{
  g_autoptr (TongueScope) scope = NULL;

  /* Whoever shows the game besides, as a window, shows it at once, in the language of the program. */
  scope = tongue_speak (tongue_get_language ());
  /* What waits for the disk behind something else is nobody's to take back: whose that is, is kept. */
  if (!table_session_is_waiting (self->session))
    self->player = guest != NULL && !is_agreed_on (self, events, n_events) ? guest->number : 0;
  table_session_play_all (self->session, events, n_events, roller);
  if (!table_session_is_waiting (self->session))
    self->player = 0;
}

/* Lets a seat enter nothing more until the game has gone on: something was refused there that
 * others keep covered, and whoever could try one thing after another would learn all of that.
 * @seat is a seat, from 0. */
void
phones_table_hold (PhonesTable *self,
                   int          seat)
{
  g_return_if_fail (is_seat (self, seat));

  self->held[seat] = self->revision + 1;
}

/* Tells whether a seat may enter nothing more as the game stands now. @seat is a seat, from 0. */
gboolean
phones_table_is_held (PhonesTable *self,
                      int          seat)
{
  g_return_val_if_fail (is_seat (self, seat), FALSE);

  return self->held[seat] == self->revision + 1;
}

/* Tells whether somebody may take back what happened last: the host, and who has entered just
 * that in a turn. Who may enter nothing more takes nothing back either, as the game would have gone on by that. */
gboolean
phones_table_may_undo (PhonesTable       *self,
                       const PhonesGuest *guest)
{
  g_return_val_if_fail (guest != NULL, FALSE);

  /* What waits for the disk was entered last, by whomever. */
  return table_session_get_can_undo (self->session)
         && (guest->is_host || (!table_session_is_waiting (self->session) && self->last == guest->number
                                && phones_table_get_right (self, guest->seat) == PHONES_PLAYS
                                && !phones_table_is_held (self, guest->seat)));
}

/* Tells whether somebody may let happen again what was undone: the host. */
gboolean
phones_table_may_redo (PhonesTable       *self,
                       const PhonesGuest *guest)
{
  g_return_val_if_fail (guest != NULL, FALSE);

  return guest->is_host && table_session_get_can_redo (self->session);
}

/* Adds a choice to others, as in `order=2,good=silver`. */
void
phones_choices_add (GString    *line,
                    const char *name,
                    const char *value)
{
  g_return_if_fail (line != NULL && name != NULL && value != NULL);

  g_string_append_printf (line, "%s%s=%s", line->len > 0 ? "," : "", name, value);
}
