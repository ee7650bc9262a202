/* phones-parts.c: what stands on a telephone of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "phones-parts.h"

#include "table-chronicle.h"
#include "table-guide.h"

#include <glib/gi18n.h>

/* How many lines of the chronicle are shown, and how many paragraphs of the rules are found at most. */
#define MOST_LINES 8
#define MOST_FOUND 12

/* How many changes of what a player has are told at most, and among how many events they are looked for: the window waits. */
#define MOST_CHANGES 8
#define MOST_LOOKED_AT 100

/* How many characters are looked for: each is held against all of the rules, and the window waits for that. */
#define MOST_SOUGHT 80

/* Lists who plays, which is valid until the players change. */
PhonesPeople
phones_parts_list_people (TableSession *session)
{
  PhonesPeople people = { .names = table_session_get_names (session) };

  for (int seat = 0; seat < table_session_get_state (session)->n_players; seat++)
    people.colors[seat] = table_session_get_color (session, seat);

  return people;
}

static void
write_lines (PhonesHtml *html,
             const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    phones_html_line (html, "li", NULL, *line);
}

/* What the board shows of a player, or NULL. */
static const char *
find_row (const TableBoard *board,
          int               seat)
{
  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    for (const TableThing *thing = group->things; group->arrangement == TABLE_ROWS && thing != NULL; thing = thing->next)
      if (thing->seat == seat && thing->text != NULL)
        return thing->text;

  return NULL;
}

/* What a player has, as far as the view knows it. Where the board has a row for each that tells others more than the game does
 * otherwise, as how it ended for whom. */
static char *
tell_player (const TableBoard *board,
             const TableState *view,
             int               seat,
             gboolean          is_own)
{
  const char *row = find_row (board, seat);

  if (view->game->tell_player == NULL || (row != NULL && !is_own))
    return g_strdup (row);

  return view->game->tell_player (view, seat, is_own);
}

/* Writes what a player has, with what the others do not see of it. */
void
phones_parts_write_mine (PhonesHtml       *html,
                         const TableBoard *board,
                         const TableState *view,
                         int               seat)
{
  g_autofree char *text = tell_player (board, view, seat, TRUE);
  g_autofree char *purse = view->game->tell_purse != NULL ? view->game->tell_purse (view, seat) : NULL;

  if ((text == NULL || *text == '\0') && purse == NULL)
    return;

  phones_html_open (html, "ul", "class", "holdings", NULL);
  write_lines (html, text);
  write_lines (html, purse);
  phones_html_close (html);
}

/* Writes what a player takes and moves after what happened last. */
void
phones_parts_write_hands (PhonesHtml   *html,
                          TableSession *session,
                          int           seat)
{
  g_auto (GStrv) moves = table_session_tell_moves (session, table_session_get_last_step (session), seat);

  if (*moves == NULL)
    return;

  phones_html_line (html, "h3", NULL, _("To take and to move now"));
  phones_html_open (html, "ul", "class", "holdings", NULL);
  for (char **move = moves; *move != NULL; move++)
    phones_html_line (html, "li", NULL, *move);
  phones_html_close (html);
}

/* The chronicle */

/* Whether a seat may know what an event of a kind caused. */
static gboolean
may_know (const TableGame   *game,
          TableLine         *line,
          const TableEffect *effect,
          int                seat)
{
  const gboolean is_unseen = (game->events->kinds[line->type].flags & TABLE_EVENT_UNSEEN) != 0;

  return (!is_unseen && (game->effect_facts[effect->kind] & TABLE_IS_PRIVATE) == 0)
         || (seat != TABLE_NOBODY && effect->player == seat);
}

/* Tells what an event caused, as far as a seat may know it; or only what it caused to whoever sits there. */
static char *
tell_effects (TableLine         *line,
              const TableRecord *record,
              int                seat,
              gboolean           is_own)
{
  const TableGame *game = table_record_get_game (record);
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  guint n_effects;
  const TableEffect *effects = table_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (may_know (game, line, &effects[i], seat) && (!is_own || effects[i].player == seat))
      g_array_append_val (told, effects[i]);

  return table_line_tell_some (line, record, told);
}

/* Tells what an event caused, without what is secret and not a matter for who looks. @seat is
 * who looks, from 0, or TABLE_NOBODY. */
char *
phones_parts_tell_details (TableLine         *line,
                           const TableRecord *record,
                           int                seat)
{
  return table_line_is_private (line) ? tell_effects (line, record, seat, FALSE) : g_strdup (line->details);
}

/* The last events, told anew in the language that is spoken. */
static GPtrArray *
tell_last (const TableRecord *record,
           guint              most)
{
  const guint n = MIN (table_record_get_cursor (record), most);

  return table_chronicle_tell_some (record, table_record_get_cursor (record) - n, n);
}

static void
write_chronicle (PhonesHtml   *html,
                 TableSession *session,
                 int           seat)
{
  const TableRecord *record = table_session_get_record (session);
  g_autoptr (GPtrArray) lines = tell_last (record, MOST_LINES);

  if (lines->len == 0)
    return;

  phones_html_line (html, "h3", NULL, _("What happened last"));
  phones_html_open (html, "ul", "class", "chronicle", NULL);
  for (guint i = lines->len; i > 0; i--)
    {
      g_autofree char *details = phones_parts_tell_details (lines->pdata[i - 1], record, seat);

      phones_html_open (html, "li", NULL);
      phones_html_line (html, "span", NULL, TABLE_LINE (lines->pdata[i - 1])->sentence);
      phones_html_line (html, "span", "text", details);
      phones_html_close (html);
    }
  phones_html_close (html);
}

/* Writes what changed last of what a player has, the newest first. @seat is a seat, from 0. */
gboolean
phones_parts_write_changes (PhonesHtml   *html,
                            TableSession *session,
                            int           seat)
{
  const TableRecord *record = table_session_get_record (session);
  g_autoptr (GPtrArray) lines = tell_last (record, MOST_LOOKED_AT);
  int n = 0;

  for (guint i = lines->len; i > 0 && n < MOST_CHANGES; i--)
    {
      g_autofree char *own = tell_effects (lines->pdata[i - 1], record, seat, TRUE);

      if (*own == '\0')
        continue;
      phones_html_line (html, "span", NULL, TABLE_LINE (lines->pdata[i - 1])->sentence);
      phones_html_line (html, "span", "text", own);
      n++;
    }

  return n > 0;
}

/* The table */

/* Who has chosen what everybody chooses at once, and who is waited for: never what. */
static void
write_chosen (PhonesHtml        *html,
              const PhonesSight *all,
              int                seat)
{
  const TablePicks picks = table_board_get_picks (all->board, seat);

  if (picks.is_asked && picks.due > 0)
    phones_html_line (html, "span", "chosen", picks.n >= picks.due ? C_("player", "Has chosen") : C_("player", "Is choosing"));
}

/* What a player has come to at the end, and of what that is made. */
static void
write_result (PhonesHtml       *html,
              const TableGame  *game,
              const TableScore *score,
              int               seat)
{
  g_autofree char *total = table_game_tell_total (game, score->totals[seat]);
  g_autofree char *line = g_strdup_printf (C_("rank and player", "%d. %s"), score->ranks[seat], total);
  g_autofree char *parts = table_game_tell_parts (game, score, seat);

  phones_html_line (html, "strong", NULL, line);
  phones_html_line (html, "span", "text", parts);
}

/* What all see of a player. */
static void
write_player (PhonesHtml         *html,
              const PhonesSight  *sight,
              const PhonesSight  *all,
              const TableScore   *score, /* or NULL before the end */
              const PhonesPeople *people,
              int                 seat)
{
  g_autofree char *text = tell_player (sight->board, sight->view, seat, FALSE);
  const gboolean is_asked = (table_board_get_asked (sight->board) & 1u << seat) != 0;

  phones_html_open (html, "li", "class", is_asked ? "thing here" : "thing", NULL);
  phones_board_write_seat (html, people->names[seat], people->colors[seat]);
  if (sight->view->turn == seat)
    phones_html_line (html, "span", "chosen", C_("player", "Has the turn"));
  write_chosen (html, all, seat);
  if (score != NULL)
    write_result (html, sight->view->game, score, seat);
  phones_html_line (html, "span", "text", text);
  phones_board_write_row (html, sight->board, seat);
  phones_html_close (html);
}

/* Where the game is, who is asked alone, and what. */
static void
write_headline (PhonesHtml         *html,
                const PhonesSight  *sight,
                const PhonesPeople *people)
{
  const TableState *view = sight->view;
  const int addressed = table_game_get_addressed (view);
  g_autofree char *when = view->game->tell_when (view->round, view->part);
  g_autofree char *step = view->game->tell_step (people->names, view);

  phones_html_line (html, "p", "when", when);
  phones_html_open (html, "p", "class", "asked", NULL);
  if (addressed != TABLE_NOBODY)
    phones_board_write_seat (html, people->names[addressed], people->colors[addressed]);
  phones_html_line (html, "span", NULL, step);
  phones_html_close (html);
}

/* Players are listed already. */
static gboolean
is_seen (const TableGroup *group,
         gconstpointer     board)
{
  return group->arrangement != TABLE_ROWS && table_board_is_seen (board, group);
}

/* Writes what all at the table see: where the game is, the players in their order, what lies
 * there, and what happened last, of which the seat is told what it alone knows. @seat is who
 * looks, or TABLE_NOBODY. */
void
phones_parts_write_table (PhonesHtml  *html,
                          PhonesTable *table,
                          int          seat)
{
  const PhonesPeople people = phones_parts_list_people (phones_table_get_session (table));
  g_autoptr (PhonesSight) sight = phones_sight_new_from_afar (table), all = phones_sight_new_of_picks (table);
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;
  const gboolean is_over = table_state_is_finished (sight->view) && table_state_get_score (sight->view, &score);

  write_headline (html, sight, &people);
  table_game_list_places (sight->view, seats);
  phones_html_open (html, "ol", "class", "players", NULL);
  for (int place = 0; place < sight->view->n_players; place++)
    write_player (html, sight, all, is_over ? &score : NULL, &people, seats[place]);
  phones_html_close (html);
  phones_board_write (html, sight->board, &people, &(PhonesBoardTests) { .is_seen = is_seen, .data = sight->board });
  write_chronicle (html, phones_table_get_session (table), seat);
}

/* Rules */

static void
write_paragraph (PhonesHtml         *html,
                 TableSession       *session,
                 const TablePassage *passage)
{
  const TableGame *game = table_session_get_game (session);
  g_autofree char *text = table_guide_tell_text (game, table_record_get_setup (table_session_get_record (session)), passage);
  g_autofree char *ids = table_guide_get_ids (game, passage);

  phones_html_open (html, "p", NULL);
  phones_html_text (html, text);
  phones_html_line (html, "small", NULL, ids);
  phones_html_close (html);
}

/* Writes all that the rules say about something. @topic is a topic of these, from 0. */
void
phones_parts_write_topic (PhonesHtml   *html,
                          TableSession *session,
                          int           topic)
{
  const TableGame *game = table_session_get_game (session);
  g_autofree char *title = table_guide_get_title (game, topic);

  phones_html_line (html, "h3", NULL, title);
  for (int paragraph = 0; paragraph < table_guide_get_n_paragraphs (game, topic); paragraph++)
    write_paragraph (html, session, &(TablePassage) { topic, paragraph });
}

/* Writes the rules of the moment, and where all others are found. */
void
phones_parts_write_rules (PhonesHtml       *html,
                          TableSession     *session,
                          const TableState *view)
{
  const TableGuide *guide = view->game->guide;

  if (guide == NULL)
    return;

  phones_parts_write_topic (html, session, table_guide_get_topic_of_state (view));
  phones_html_open (html, "form", "id", "search", "role", "search", NULL);
  phones_html_open (html, "label", NULL);
  phones_html_line (html, "span", NULL, _("Search the rules"));
  phones_html_element (html, "input", NULL, "type", "search", "name", "words", "maxlength", G_STRINGIFY (MOST_SOUGHT), NULL);
  phones_html_close (html);
  phones_html_close (html);
  phones_html_element (html, "div", NULL, "id", "found", "aria-live", "polite", NULL);
  phones_html_open (html, "details", "class", "group", NULL);
  phones_html_line (html, "summary", NULL, _("All rules"));
  for (int topic = 0; topic < guide->n_topics; topic++)
    {
      g_autofree char *title = table_guide_get_title (view->game, topic), *number = g_strdup_printf ("%d", topic);

      phones_html_element (html, "button", title, "type", "button", "class", "deed", "data-topic", number, NULL);
    }
  phones_html_close (html);
}

/* Writes what the rules say about something that is looked for. */
void
phones_parts_write_found (PhonesHtml   *html,
                          TableSession *session,
                          const char   *words)
{
  const TableGame *game = table_session_get_game (session);
  g_autofree char *sought = g_utf8_substring (words, 0, MIN (g_utf8_strlen (words, -1), MOST_SOUGHT));
  g_autoptr (GArray) found = table_guide_search (game, sought);
  int topic = TABLE_NOBODY;

  if (found->len == 0)
    phones_html_line (html, "p", NULL, _("Nothing is found in the rules"));
  for (guint i = 0; i < MIN (found->len, MOST_FOUND); i++)
    {
      const TablePassage *passage = &g_array_index (found, TablePassage, i);
      g_autofree char *title = table_guide_get_title (game, passage->topic);

      if (passage->topic != topic)
        phones_html_line (html, "h3", NULL, title);
      topic = passage->topic;
      if (passage->paragraph >= 0)
        write_paragraph (html, session, passage);
    }
}
