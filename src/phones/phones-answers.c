/* phones-answers.c: what can be asked on a telephone, and worked out in secret
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everybody asks about what all see, and about what is their own: an answer knows the whole game.
 */

#include "config.h"

#include "phones-answers.h"

#include "phones-board.h"
#include "phones-parts.h"
#include "table-answers.h"
#include "table-ring.h"

#include <glib/gi18n.h>

/* How a player came to what the own numbers are can be asked in each game, behind its own questions. */
static int
get_last_question (const TableGame *game)
{
  return game->answers != NULL ? game->answers->n_questions : 0;
}

/* Whether the board has something of which just that is asked. */
static gboolean
is_on_board (const TableBoard *board,
             int               question,
             int               seat)
{
  for (const TableRemark *remark = table_board_get_remarks (board); remark != NULL; remark = remark->next)
    if (remark->question == question && remark->seat == seat)
      return TRUE;
  for (const TableGroup *group = table_board_get_groups (board); group != NULL; group = group->next)
    for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
      if (thing->question == question && table_thing_get_asked (thing) == seat)
        return TRUE;

  return FALSE;
}

/* Tells whether something can be asked on a telephone: of whoever sits there, of nobody, and of
 * anybody where the host enters all, who sees what stands in the window. @question is a question
 * of the game's, or anything. @seat is of whom it is asked, from 0, or TABLE_NOBODY. */
gboolean
phones_answers_may (const PhonesSight *sight,
                    int                question,
                    int                seat)
{
  const TableGame *game = sight->view->game;
  const int own = sight->guest->seat;

  if (seat != TABLE_NOBODY && seat == own && question == get_last_question (game))
    return TRUE;
  if (game->answers == NULL || question == TABLE_NOBODY)
    return FALSE;
  if (seat != TABLE_NOBODY && seat == own && table_answers_get_title (game, question) != NULL)
    return TRUE;

  return (seat == TABLE_NOBODY || seat == own || sight->guest->enters_all) && is_on_board (sight->board, question, seat);
}

static void
write_asking (PhonesHtml *html,
              const char *text,
              const char *name,
              int         question,
              int         seat)
{
  g_autofree char *number = g_strdup_printf ("%d", question), *who = g_strdup_printf ("%d", seat + 1);

  phones_html_element (html, "button", text, "type", "button", "class", "why", "data-why", number, "data-which", who,
                       "aria-label", name, "aria-expanded", "false", NULL);
}

/* Writes what tells, when it is touched, why it is so. @seat is of whom it is asked, from 0, or
 * TABLE_NOBODY. */
void
phones_answers_write_question (PhonesHtml *html,
                               const char *text,
                               int         question,
                               int         seat)
{
  /* Translators: %s is a word or number on the screen, such as “mayor” or “2.”, which a button explains. */
  g_autofree char *name = g_strdup_printf (_("Why “%s”?"), text);

  write_asking (html, text, name, question, seat);
}

/* Writes what can be asked of a player. @seat is a seat of it, from 0. */
void
phones_answers_write_mine (PhonesHtml      *html,
                           const TableGame *game,
                           int              seat)
{
  const char *changes = _("How These Numbers Came About");

  phones_html_open (html, "p", "class", "ways", NULL);
  for (int question = 0; question < get_last_question (game); question++)
    if (table_answers_get_title (game, question) != NULL)
      phones_answers_write_question (html, table_answers_get_title (game, question), question, seat);
  write_asking (html, changes, changes, get_last_question (game), seat);
  phones_html_close (html);
}

/* By which rules something is so. */
static char *
list_rules (const TableGame *game,
            const GArray    *rules)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; i < rules->len; i++)
    g_strv_builder_add (ids, table_game_get_rule (game, g_array_index (rules, int, i)));
  all = g_strv_builder_end (ids);

  return g_strjoinv (" · ", all);
}

static char *
write_changes (const PhonesSight *sight,
               int                seat)
{
  PhonesHtml *html = phones_html_new ();

  phones_html_open (html, "span", NULL);
  if (!phones_parts_write_changes (html, phones_table_get_session (sight->table), seat))
    phones_html_text (html, _("There is nothing to tell of that yet."));
  phones_html_close (html);

  return phones_html_finish (html);
}

/* Why something is so, by which rules. */
static char *
write_answer (const PhonesSight *sight,
              int                question,
              int                seat)
{
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *answer = table_session_answer (phones_table_get_session (sight->table), question, seat, rules);
  g_autofree char *ids = list_rules (sight->view->game, rules);
  PhonesHtml *html = phones_html_new ();

  phones_html_open (html, "span", NULL);
  phones_html_text (html, answer != NULL ? answer : _("There is nothing to tell of that yet."));
  phones_html_line (html, "small", NULL, ids);
  phones_html_close (html);

  return phones_html_finish (html);
}

/* Writes why something is as it is, with the rules for it. @seat is of whom it is asked, from 0,
 * or TABLE_NOBODY. */
char *
phones_answers_write (const PhonesSight *sight,
                      int                question,
                      int                seat)
{
  return question == get_last_question (sight->view->game) ? write_changes (sight, seat) : write_answer (sight, question, seat);
}

/* A thing on the ring: thought to be had, or with what it would add. */
static void
write_cell (PhonesHtml          *html,
            const TableGame     *game,
            const TableRingThing *thing,
            int                  i,
            gboolean             is_had,
            int                  adds)
{
  g_autofree char *number = g_strdup_printf ("%d", i), *amount = is_had ? g_strdup ("✓") : g_strdup_printf ("%+d", adds);

  phones_html_open (html, "button", "type", "button", "class", "deed", "data-cell", number, "aria-pressed", is_had ? "true" : "false",
                    NULL);
  phones_board_write_picture (html, game, thing->id);
  phones_html_line (html, "span", NULL, thing->name);
  phones_html_line (html, "span", "count", amount);
  phones_html_close (html);
}

/* Writes what things on a ring would pay, which nobody else sees, and nobody keeps. @seat is a
 * seat of it, from 0. @had is bit n for the n-th thing that is thought to be had, or -1 for what
 * is. */
void
phones_answers_write_ring (PhonesHtml       *html,
                           const TableState *view,
                           int               seat,
                           gint64            had)
{
  const TableGameRing *ring = view->game->ring;
  TableRingThing things[TABLE_MAX_RING];
  g_autofree char *told = NULL, *bits = NULL;
  guint thought = had >= 0 ? (guint) had : 0;
  int n, pays;

  g_return_if_fail (ring != NULL);

  n = ring->list (view, seat, things);
  for (int i = 0; i < n && had < 0; i++)
    thought |= (things[i].had ? 1u : 0) << i;
  thought &= (1u << n) - 1;
  pays = ring->work_out (view, thought, &told);
  bits = g_strdup_printf ("%u", thought);
  phones_html_open (html, "div", "id", "ring", "data-had", bits, NULL);
  phones_html_element (html, "p", told, "role", "status", NULL);
  phones_html_open (html, "div", "class", "flow", NULL);
  for (int i = 0; i < n; i++)
    write_cell (html, view->game, &things[i], i, (thought & 1u << i) != 0, ring->work_out (view, thought | 1u << i, NULL) - pays);
  phones_html_close (html);
  phones_html_close (html);
}
