/* phones-people.c: what stands on a telephone of who is here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-people.h"

#include "phones-parts.h"
#include "tongue.h"

#include <glib/gi18n.h>

/* A button of what concerns people, and not the game. */
static void
write_act (PhonesHtml *html,
           const char *act,
           int         which,
           const char *pressed,
           const char *label)
{
  g_autofree char *number = g_strdup_printf ("%d", which);

  phones_html_element (html, "button", label, "type", "button", "class", "deed", "data-act", act, "data-which", number,
                       "aria-pressed", pressed, NULL);
}

/* Names a guest: as who sits there, or by a number. */
char *
phones_people_name_guest (PhonesTable       *table,
                          const PhonesGuest *guest)
{
  const char *const *names = table_session_get_names (phones_table_get_session (table));

  if (guest->seat != TABLE_NOBODY)
    return g_strdup (names[guest->seat]);

  /* Translators: a telephone that has no seat yet; %d counts those that came. */
  return g_strdup_printf (_("Phone %d"), guest->number);
}

/* Writes which seats there are to be asked for. */
void
phones_people_write_join (PhonesHtml        *html,
                          PhonesTable       *table,
                          const PhonesGuest *guest)
{
  TableSession *session = phones_table_get_session (table);
  const PhonesPeople people = phones_parts_list_people (session);

  /* Translators: what a telephone says of itself, so that the host knows which one it is; %d counts those that came. */
  g_autofree char *own = g_strdup_printf (_("This is phone %d."), guest->number);

  phones_html_line (html, "h2", NULL, _("Who are you?"));
  phones_html_line (html, "p", NULL, own);
  if (guest->lost != NULL)
    phones_html_line (html, "p", "remark", gettext (guest->lost));
  if (guest->wish != TABLE_NOBODY)
    {
      g_autofree char *waits = NULL;

      /* Translators: %s is the player as whom somebody wants to play. */
      waits = g_strdup_printf (_("You ask to sit there as %s: wait until the host lets you in."), people.names[guest->wish]);
      phones_html_line (html, "p", NULL, waits);
    }
  phones_html_open (html, "ul", "class", "players", NULL);
  for (int seat = 0; seat < table_session_get_state (session)->n_players; seat++)
    {
      g_autofree char *number = g_strdup_printf ("%d", seat + 1);

      phones_html_open (html, "li", NULL);
      phones_html_open (html, "button", "type", "button", "class", "thing touch", "data-act", "seat", "data-which", number,
                        "aria-pressed", guest->wish == seat ? "true" : "false", NULL);
      phones_board_write_seat (html, people.names[seat], people.colors[seat]);
      if (phones_table_find_seat (table, seat) != NULL)
        phones_html_line (html, "span", "text", _("Another phone has this seat: it moves to yours when the host lets you in."));
      phones_html_close (html);
      phones_html_close (html);
    }
  phones_html_close (html);
}

/* What each seat may do */

static void
write_rights (PhonesHtml  *html,
              PhonesTable *table,
              int          seat)
{
  const char *const labels[PHONES_N_RIGHTS] = { C_("phone may", "Look"), C_("phone may", "Choose"), C_("phone may", "Play") };
  const int n_players = table_session_get_state (phones_table_get_session (table))->n_players;

  phones_html_open (html, "span", "class", "rights", "role", "group", "aria-label", _("What this phone may do"), NULL);
  for (PhonesRight right = PHONES_LOOKS; right <= PHONES_PLAYS; right++)
    {
      gboolean is_so = TRUE;

      for (int other = 0; other < n_players; other++)
        is_so &= (seat != TABLE_NOBODY && other != seat) || phones_table_get_right (table, other) == right;
      /* The seat and the right are one number: all seats are the seat 0. */
      write_act (html, "right", (seat + 1) * PHONES_N_RIGHTS + (int) right, is_so ? "true" : "false", labels[right]);
    }
  phones_html_close (html);
}

static void
write_guest (PhonesHtml  *html,
             PhonesTable *table,
             PhonesGuest *guest)
{
  g_autofree char *name = phones_people_name_guest (table, guest);

  phones_html_open (html, "li", "class", guest->wish != TABLE_NOBODY ? "thing here" : "thing", NULL);
  phones_html_line (html, "span", "title", name);
  phones_html_line (html, "span", "text", tongue_get_name (guest->language));
  phones_html_line (html, "span", "text", guest->is_here ? NULL : C_("phone", "Asleep, or away"));
  if (guest->seat != TABLE_NOBODY && !guest->is_host)
    write_rights (html, table, guest->seat);
  if (!guest->is_host)
    write_act (html, "send-away", guest->number, NULL, _("Send away"));
  phones_html_close (html);
}

/* Writes who asks the host to come in. */
void
phones_people_write_asking (PhonesHtml  *html,
                            PhonesTable *table)
{
  const GPtrArray *guests = phones_table_list_guests (table);
  const char *const *names = table_session_get_names (phones_table_get_session (table));

  for (guint i = 0; i < guests->len; i++)
    {
      const PhonesGuest *guest = guests->pdata[i];
      g_autofree char *let_in = NULL;

      if (guest->wish == TABLE_NOBODY)
        continue;
      /* Translators: %d counts the telephones that came, %s is the player as whom somebody wants to play. */
      let_in = g_strdup_printf (_("Let phone %d in as %s"), guest->number, names[guest->wish]);
      /* The guest and the seat are one number: who asks for another one meanwhile is not let in there. */
      write_act (html, "let-in", guest->number * TABLE_MAX_PLAYERS + guest->wish, NULL, let_in);
      /* Translators: what the host says to the phone that asks to be let in. */
      write_act (html, "refuse", guest->number, NULL, C_("phone", "No"));
    }
}

/* Writes what the host does: who is here, and what they may do. */
void
phones_people_write_host (PhonesHtml        *html,
                          PhonesTable       *table,
                          const PhonesGuest *guest)
{
  const GPtrArray *guests = phones_table_list_guests (table);

  phones_html_line (html, "h2", NULL, _("Host"));
  if (guest->seat != TABLE_NOBODY)
    write_act (html, "enters-all", guest->enters_all ? 0 : 1, guest->enters_all ? "true" : "false", _("Enter for everybody"));
  if (phones_table_can_keep_languages (table))
    write_act (html, "languages", 0, NULL, _("Keep the languages of the phones in the game"));
  phones_html_line (html, "h3", NULL, _("All phones may"));
  write_rights (html, table, TABLE_NOBODY);
  phones_html_line (html, "h3", NULL, _("Who is here"));
  phones_html_open (html, "ul", "class", "players", NULL);
  for (guint i = 0; i < guests->len; i++)
    write_guest (html, table, guests->pdata[i]);
  phones_html_close (html);
}

/* Writes which language a telephone speaks, and where it sits. */
void
phones_people_write_self (PhonesHtml        *html,
                          PhonesTable       *table,
                          const PhonesGuest *guest)
{
  const char *const *languages = tongue_list ();

  phones_html_line (html, "h2", NULL, _("This phone"));
  phones_html_open (html, "span", "class", "rights", "role", "group", "aria-label", _("Language"), NULL);
  for (int i = 0; languages[i] != NULL; i++)
    write_act (html, "language", i, g_str_equal (languages[i], guest->language) ? "true" : "false", tongue_get_name (languages[i]));
  phones_html_close (html);
  if (guest->seat != TABLE_NOBODY)
    write_act (html, "seat", 0, NULL, _("Leave the seat"));
}
