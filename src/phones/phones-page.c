/* phones-page.c: what stands on a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The frame is the same for everybody, and comes first; what is in it comes as sections, of which the page shows anew what is
 * otherwise than before. All is written in the language that is spoken.
 */

#include "config.h"

#include "phones-page.h"

#include "phones-answers.h"
#include "phones-form.h"
#include "phones-parts.h"
#include "phones-people.h"
#include "table-guide.h"
#include "table-ring.h"
#include "tongue.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

/* The frame */

static void
write_head (PhonesHtml *html)
{
  phones_html_open (html, "head", NULL);
  phones_html_element (html, "meta", NULL, "charset", "utf-8", NULL);
  phones_html_element (html, "meta", NULL, "name", "viewport", "content", "width=device-width, initial-scale=1", NULL);
  phones_html_element (html, "meta", NULL, "name", "color-scheme", "content", "light dark", NULL);
  phones_html_line (html, "title", NULL, _("Kontor"));
  phones_html_element (html, "link", NULL, "rel", "stylesheet", "href", "/phones.css", NULL);
  phones_html_element (html, "script", NULL, "src", "/phones.js", "defer", "", NULL);
  phones_html_close (html);
}

/* What the page says when nobody is there who could say it. Whatever is marked as a part of the frame comes anew where another
 * language is spoken than before. */
static void
write_notice (PhonesHtml *html,
              const char *id,
              const char *text,
              gboolean    is_touched)
{
  phones_html_open (html, "p", "id", id, "class", "notice", "role", "status", "data-frame", id, "hidden", "", NULL);
  if (is_touched)
    phones_html_open (html, "button", "type", "button", NULL);
  phones_html_text (html, text);
  if (is_touched)
    phones_html_close (html);
  phones_html_close (html);
}

static void
write_way (PhonesHtml *html,
           const char *href,
           const char *label)
{
  phones_html_element (html, "a", label, "href", href, NULL);
}

/* Writes what stands around all that is written of the game. */
char *
phones_page_write_frame (const char *language)
{
  PhonesHtml *html = phones_html_new ();
  g_autofree char *text = NULL;

  phones_html_open (html, "html", "lang", language, "dir", tongue_is_right_to_left (language) ? "rtl" : NULL, NULL);
  write_head (html);
  phones_html_open (html, "body", NULL);
  write_notice (html, "reconnecting", _("Reconnecting …"), FALSE);
  write_notice (html, "newer", _("This seat is shown on a newer page. Touch here to show it on this one again."), TRUE);
  write_notice (html, "stranger", _("Please scan the code beside the game once more."), FALSE);
  write_notice (html, "full", _("There is no place for another phone: the host can send away one that is not used."), FALSE);
  write_notice (html, "wait", _("Too many wrong codes came from here: please wait a minute, and scan the code once more."), FALSE);
  phones_html_element (html, "p", NULL, "id", "live", "class", "unseen", "aria-live", "polite", NULL);
  phones_html_open (html, "header", "class", "unseen", NULL);
  phones_html_line (html, "h1", NULL, _("Kontor"));
  phones_html_close (html);
  phones_html_element (html, "main", NULL, "id", "main", NULL);
  phones_html_open (html, "footer", NULL);
  phones_html_element (html, "p", NULL, "id", "told", "class", "told", "role", "alert", NULL);
  phones_html_open (html, "nav", "aria-label", _("Parts of the page"), "data-frame", "nav", NULL);
  write_way (html, "#now", C_("part of a page", "Now"));
  write_way (html, "#mine", C_("part of a page", "Mine"));
  write_way (html, "#table", C_("part of a page", "Table"));
  write_way (html, "#rules", C_("part of a page", "Rules"));
  phones_html_close (html);
  phones_html_close (html);
  phones_html_close (html);
  phones_html_close (html);
  text = phones_html_finish (html);

  return g_strconcat ("<!DOCTYPE html>\n", text, NULL);
}

/* Now */

static gboolean
may_do (const TableGroup *group,
        const TableDeed  *deed,
        gconstpointer     sight)
{
  return phones_sight_may (sight, group, deed);
}

static gboolean
may_ask (int           question,
         int           seat,
         gconstpointer sight)
{
  return phones_answers_may (sight, question, seat);
}

static void
write_button (PhonesHtml *html,
              const char *deed,
              const char *label)
{
  phones_html_element (html, "button", label, "type", "button", "class", "deed", "data-deed", deed, NULL);
}

static void
write_act (PhonesHtml *html,
           const char *act,
           const char *label)
{
  phones_html_element (html, "button", label, "type", "button", "class", "deed", "data-act", act, NULL);
}

/* Who is asked, and what. */
static void
write_question (PhonesHtml        *html,
                const PhonesSight *sight,
                const char        *step)
{
  const char *question = table_board_get_question (sight->board);

  phones_html_line (html, "h2", phones_sight_is_asked (sight) ? "yours" : NULL, step);
  if (phones_sight_is_asked (sight))
    phones_html_line (html, "p", "yours", _("It is your turn."));
  if (question != NULL && !g_str_equal (question, step))
    phones_html_line (html, "p", NULL, question);
}

/* Whether what all choose at once can be entered as far as it was chosen. */
static gboolean
can_complete (const PhonesSight *sight)
{
  g_autoptr (PhonesSight) all = phones_sight_new_of_picks (sight->table);

  return table_board_get_complete (all->board) != NULL;
}

static void
write_ways_back (PhonesHtml        *html,
                 const PhonesSight *sight)
{
  phones_html_open (html, "p", "class", "ways", NULL);
  if (table_board_get_choices (sight->board) != NULL)
    write_button (html, "back", _("Go back"));
  if (sight->guest->enters_all && can_complete (sight))
    write_button (html, "complete", _("Enter what was chosen"));
  if (phones_table_may_undo (sight->table, sight->guest))
    write_act (html, "undo", _("Undo the last"));
  if (phones_table_may_redo (sight->table, sight->guest))
    write_act (html, "redo", _("Redo"));
  phones_html_close (html);
}

/* The deed whose form is open, or NULL: what is no longer offered is not filled in either. */
static const TableDeed *
find_form (const PhonesSight  *sight,
           const PhonesAnswer *answer)
{
  TableDeedAt at;

  return answer != NULL && phones_sight_find_deed (sight, answer->form, &at) && at.deed->kind == TABLE_FILLS_IN ? at.deed : NULL;
}

static void
write_remarks (PhonesHtml        *html,
               const PhonesSight *sight)
{
  for (const TableRemark *remark = table_board_get_remarks (sight->board); remark != NULL; remark = remark->next)
    {
      phones_html_open (html, "p", "class", "remark", NULL);
      if (phones_answers_may (sight, remark->question, remark->seat))
        phones_answers_write_question (html, remark->text, remark->question, remark->seat);
      else
        phones_html_text (html, remark->text);
      phones_html_close (html);
    }
}

static void
write_now (PhonesHtml        *html,
           const PhonesSight *sight,
           const char        *step,
           const char        *path,
           const TableDeed   *form)
{
  TableSession *session = phones_table_get_session (sight->table);
  const PhonesPeople people = phones_parts_list_people (session);
  g_autofree char *error = sight->guest->is_host ? table_session_tell_error (session) : NULL;

  phones_html_open (html, "section", "id", "now", NULL);
  /* There may be no screen but those of telephones. */
  if (error != NULL)
    phones_html_line (html, "p", "told", error);
  if (phones_table_is_elsewhere (sight->table))
    phones_html_line (html, "p", "told", _("Another program has gone on with this game: this is how it stands now."));
  write_question (html, sight, step);
  write_remarks (html, sight);
  if (form != NULL)
    phones_form_write (html, sight->board, &people, path, form);
  else
    phones_board_write (html, sight->board, &people, &(PhonesBoardTests) { .may_do = may_do, .may_ask = may_ask, .data = sight });
  write_ways_back (html, sight);
  phones_html_close (html);
}

/* Mine, the table, and the rest */

/* What is worked out in secret is looked for. */
static void
write_ring (PhonesHtml       *html,
            const TableState *view,
            int               seat)
{
  phones_html_open (html, "details", "class", "group", NULL);
  phones_html_line (html, "summary", NULL, gettext (view->game->ring->title));
  phones_answers_write_ring (html, view, seat, -1);
  phones_html_close (html);
}

static void
write_mine (PhonesHtml        *html,
            const PhonesSight *sight)
{
  TableSession *session = phones_table_get_session (sight->table);
  const PhonesPeople people = phones_parts_list_people (session);
  const int seat = sight->guest->seat;

  phones_html_open (html, "section", "id", "mine", NULL);
  if (seat != TABLE_NOBODY)
    {
      g_autoptr (TableState) view = g_malloc (sight->view->game->state_size);

      table_state_view (view, table_session_get_state (session), seat);
      phones_html_open (html, "h2", NULL);
      phones_board_write_seat (html, people.names[seat], people.colors[seat]);
      phones_html_close (html);
      phones_parts_write_mine (html, sight->board, view, seat);
      phones_parts_write_hands (html, session, seat);
      phones_answers_write_mine (html, view->game, seat);
      if (view->game->ring != NULL)
        write_ring (html, view, seat);
    }
  phones_html_close (html);
}

/* What the page has to know, and to send back; and why nothing was done, which it says wherever it is scrolled to. */
static void
write_state (PhonesHtml         *html,
             PhonesTable        *table,
             const PhonesGuest  *guest,
             const PhonesAnswer *answer,
             const char         *choices,
             const char         *form,
             const char         *live)
{
  g_autofree char *revision = g_strdup_printf ("%u", phones_table_get_revision (table));
  g_autofree char *version = g_strdup_printf ("%u", phones_table_get_version (table));

  phones_html_element (html, "div", NULL, "id", "state", "data-revision", revision, "data-version", version, "data-choices",
                       choices, "data-form", form, "data-live", live, "data-told", answer != NULL ? answer->told : NULL,
                       "lang", guest->language, NULL);
}

static void
write_game (PhonesHtml         *html,
            PhonesTable        *table,
            PhonesGuest        *guest,
            const PhonesAnswer *answer)
{
  TableSession *session = phones_table_get_session (table);
  g_autoptr (PhonesSight) sight = phones_sight_new (table, guest, answer != NULL ? answer->choices : NULL);
  g_autofree char *choices = phones_sight_list_choices (sight, FALSE);
  g_autofree char *step = sight->view->game->tell_step (table_session_get_names (session), sight->view);
  const TableDeed *form = find_form (sight, answer);

  write_state (html, table, guest, answer, choices, form != NULL ? answer->form : NULL, step);
  write_now (html, sight, step, form != NULL ? answer->form : NULL, form);
  write_mine (html, sight);
  phones_html_open (html, "section", "id", "table", NULL);
  phones_html_line (html, "h2", NULL, C_("part of a page", "The table"));
  phones_parts_write_table (html, table, sight->seat);
  phones_html_close (html);
  phones_html_open (html, "section", "id", "rules", NULL);
  phones_html_line (html, "h2", NULL, _("Rules"));
  phones_parts_write_rules (html, session, sight->view);
  phones_html_close (html);
}

/* Writes all that stands on a telephone: who has no seat yet sees nothing of the game. @answer
 * is what came of what was done last, or NULL. */
char *
phones_page_write (PhonesTable        *table,
                   PhonesGuest        *guest,
                   const PhonesAnswer *answer)
{
  PhonesHtml *html = phones_html_new ();

  if (guest->is_host)
    {
      phones_html_open (html, "section", "id", "asking", "aria-live", "polite", NULL);
      phones_people_write_asking (html, table);
      phones_html_close (html);
    }
  if (guest->seat != TABLE_NOBODY || guest->is_host)
    write_game (html, table, guest, answer);
  else
    write_state (html, table, guest, answer, "", NULL, NULL);
  if (guest->seat == TABLE_NOBODY)
    {
      phones_html_open (html, "section", "id", "join", NULL);
      phones_people_write_join (html, table, guest);
      phones_html_close (html);
    }
  if (guest->is_host)
    {
      phones_html_open (html, "section", "id", "host", NULL);
      phones_people_write_host (html, table, guest);
      phones_html_close (html);
    }
  phones_html_open (html, "section", "id", "self", NULL);
  phones_people_write_self (html, table, guest);
  phones_html_close (html);

  return phones_html_finish (html);
}

/* Writes some of the rules. @topic is the number of a topic, from 0, or anything, or NULL.
 * @words is what is looked for, where there is no topic, or NULL. */
char *
phones_page_write_rules (PhonesTable *table,
                         const char  *topic,
                         const char  *words)
{
  TableSession *session = phones_table_get_session (table);
  const TableGuide *guide = table_session_get_game (session)->guide;
  PhonesHtml *html = phones_html_new ();
  guint64 number;

  if (guide != NULL && topic != NULL && g_ascii_string_to_unsigned (topic, 10, 0, (guint64) guide->n_topics - 1, &number, NULL))
    phones_parts_write_topic (html, session, (int) number);
  else if (guide != NULL && words != NULL && *words != '\0')
    phones_parts_write_found (html, session, words);

  return phones_html_finish (html);
}

/* Writes why something is as it is: HTML, or NULL where that cannot be asked. @choices is what
 * was chosen there, as phones_sight_list_choices() tells it, but it may be anything, or NULL.
 * @question is a question of the game's, or anything. @seat is of whom it is asked, from 0, or
 * TABLE_NOBODY. */
char *
phones_page_write_answer (PhonesTable       *table,
                          const PhonesGuest *guest,
                          const char        *choices,
                          int                question,
                          int                seat)
{
  g_autoptr (PhonesSight) sight = phones_sight_new (table, guest, choices);

  return phones_answers_may (sight, question, seat) ? phones_answers_write (sight, question, seat) : NULL;
}

/* Writes what things on a ring would pay: HTML, or NULL where there is none. @had is bit n for
 * the n-th thing that is thought to be had. */
char *
phones_page_write_ring (PhonesTable       *table,
                        const PhonesGuest *guest,
                        guint              had)
{
  g_autoptr (TableState) view = NULL;
  const TableState *state = table_session_get_state (phones_table_get_session (table));
  PhonesHtml *html;

  if (state->game->ring == NULL || guest->seat == TABLE_NOBODY)
    return NULL;

  html = phones_html_new ();
  view = g_malloc (state->game->state_size);
  table_state_view (view, state, guest->seat);
  phones_answers_write_ring (html, view, guest->seat, had);

  return phones_html_finish (html);
}

/* Pictures */

/* A picture as one of many in a file: what is drawn in it, and on what. */
static void
add_sign (GString    *all,
          const char *name,
          GBytes     *picture)
{
  const char *text = g_bytes_get_data (picture, NULL);
  const char *begin = strstr (text, "<svg"), *box = strstr (text, "viewBox=\""), *end = g_strrstr (text, "</svg>");
  const char *inside = begin != NULL ? strchr (begin, '>') : NULL, *box_end = box != NULL ? strchr (box + 9, '"') : NULL;
  g_autofree char *id = g_strndup (name, strlen (name) - strlen (".svg"));

  if (inside == NULL || box_end == NULL || end == NULL || end < inside)
    return;

  g_string_append_printf (all, "<symbol id=\"%s\" %.*s>", id, (int) (box_end + 1 - box), box);
  g_string_append_len (all, inside + 1, end - inside - 1);
  g_string_append (all, "</symbol>");
}

/* Writes all pictures of a game into one, so that a telephone has to ask for them once. */
char *
phones_page_write_signs (const TableGame *game)
{
  g_autofree char *folder = g_strdup_printf (RESOURCE_PATH "/phones/signs/%s", game->id);
  g_auto (GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GString *all = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\">");

  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s", folder, *name);
      g_autoptr (GBytes) picture = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      if (picture != NULL && g_str_has_suffix (*name, ".svg"))
        add_sign (all, *name, picture);
    }
  g_string_append (all, "</svg>");

  return g_string_free (all, FALSE);
}
