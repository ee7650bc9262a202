/* phones-act.c: what is done on a telephone besides the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever was touched was there a moment before: what cannot be done any more is said, and why.
 */

#include "config.h"

#include "phones-act.h"

#include "tongue.h"

#include <glib/gi18n.h>

/* An act that is not done says why: a function for each, which returns a sentence, or `NULL` where it was done. It is translated
 * afterwards, as whoever shows the game besides, as a window, shows at once what was done, in the language of the program. */
typedef const char *(*Act) (PhonesTable *table,
                            PhonesGuest *guest,
                            int          which);

/* What everybody does */

static const char *
take_seat (PhonesTable *table,
           PhonesGuest *guest,
           int          which)
{
  const int n_players = table_session_get_state (phones_table_get_session (table))->n_players;

  if (which < 0 || which > n_players)
    return N_("There is no such seat at this table.");

  if (which == 0)
    phones_table_leave (table, guest);
  else
    phones_table_ask (table, guest, which - 1);

  return NULL;
}

static const char *
speak (PhonesTable *table,
       PhonesGuest *guest,
       int          which)
{
  if (which < 0 || which >= (int) g_strv_length ((GStrv) tongue_list ()))
    return N_("This language is not spoken here.");

  phones_table_set_language (table, guest, tongue_list ()[which]);

  return NULL;
}

static const char *
undo (PhonesTable *table,
      PhonesGuest *guest,
      int          which)
{
  if (!phones_table_may_undo (table, guest))
    return N_("This phone cannot undo that: it is for who has entered it last, or for the host.");

  table_session_undo (phones_table_get_session (table));

  return NULL;
}

static const char *
redo (PhonesTable *table,
      PhonesGuest *guest,
      int          which)
{
  if (!phones_table_may_redo (table, guest))
    return N_("There is nothing that this phone could redo.");

  table_session_redo (phones_table_get_session (table));

  return NULL;
}

/* What the host does */

static const char *
tell_gone (void)
{
  return N_("That phone is not here any more.");
}

static const char *
let_in (PhonesTable *table,
        PhonesGuest *guest,
        int          which)
{
  PhonesGuest *asking = which >= 0 ? phones_table_find_number (table, which / TABLE_MAX_PLAYERS) : NULL;
  const int seat = which % TABLE_MAX_PLAYERS;

  if (asking == NULL)
    return tell_gone ();
  if (asking->wish == TABLE_NOBODY || asking->wish != seat)
    return N_("That phone does not ask for this seat any more.");

  phones_table_let_in (table, asking, seat);

  return NULL;
}

static const char *
refuse (PhonesTable *table,
        PhonesGuest *guest,
        int          which)
{
  PhonesGuest *other = phones_table_find_number (table, which);

  if (other == NULL)
    return tell_gone ();

  phones_table_refuse (table, other);

  return NULL;
}

static const char *
send_away (PhonesTable *table,
           PhonesGuest *guest,
           int          which)
{
  PhonesGuest *other = phones_table_find_number (table, which);

  if (other == NULL || other == guest)
    return tell_gone ();

  phones_table_send_away (table, other);

  return NULL;
}

/* The seat and the right are one number: all seats are the seat 0. */
static const char *
set_right (PhonesTable *table,
           PhonesGuest *guest,
           int          which)
{
  const int n_players = table_session_get_state (phones_table_get_session (table))->n_players;

  if (which < 0 || which / PHONES_N_RIGHTS > n_players)
    return N_("There is no such seat at this table.");

  phones_table_set_right (table, which / PHONES_N_RIGHTS - 1, (PhonesRight) (which % PHONES_N_RIGHTS));

  return NULL;
}

/* Where the game has them already there is nothing left to do. */
static const char *
keep_languages (PhonesTable *table,
                PhonesGuest *guest,
                int          which)
{
  if (phones_table_can_keep_languages (table))
    phones_table_keep_languages (table);

  return NULL;
}

static const char *
enter_all (PhonesTable *table,
           PhonesGuest *guest,
           int          which)
{
  phones_table_set_enters_all (table, guest, which == 1);

  return NULL;
}

/* All of it */

static const struct {
  const char *name;
  Act act;
  gboolean is_for_host;
  gboolean is_of_past; /* whether it goes from the game that was seen */
} acts[] = {
  { "seat", take_seat, FALSE, FALSE },
  { "language", speak, FALSE, FALSE },
  { "undo", undo, FALSE, TRUE },
  { "redo", redo, FALSE, TRUE },
  { "let-in", let_in, TRUE, FALSE },
  { "refuse", refuse, TRUE, FALSE },
  { "send-away", send_away, TRUE, FALSE },
  { "right", set_right, TRUE, FALSE },
  { "languages", keep_languages, TRUE, FALSE },
  { "enters-all", enter_all, TRUE, FALSE },
};

/* Does what was touched on a telephone, if that may be done there, and it is still to be done.
 * The language that is spoken is that of the program. */
void
phones_act_do (PhonesTable      *table,
               PhonesGuest      *guest,
               const PhonesPlea *plea,
               PhonesAnswer     *answer)
{
  const char *told = N_("Nothing of the kind can be done on a phone.");

  g_return_if_fail (guest != NULL && plea != NULL && answer != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      if (!g_str_equal (acts[i].name, plea->act))
        continue;
      answer->is_late = acts[i].is_of_past && plea->revision != (int) phones_table_get_revision (table);
      if (acts[i].is_for_host && !guest->is_host)
        told = N_("Only the phone of the host can do that.");
      else if (answer->is_late)
        told = N_("The game has gone on meanwhile: nothing was undone or redone, and this is how it stands now.");
      else
        told = acts[i].act (table, guest, plea->which);
    }
  if (told != NULL)
    {
      g_autoptr (TongueScope) scope = tongue_speak (guest->language);

      answer->told = g_strdup (gettext (told));
    }
}
