/* phone-checks.c: that nothing of others is on a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that a telephone can be told is told, once more while the others have other things, have caused other secrets and have picked
 * otherwise, and has to be the same to the letter.
 */

#include "config.h"

#include "phone-checks.h"

#include "phones-page.h"
#include "phones-parts.h"
#include "phones-sight.h"
#include "table-answers.h"
#include "table-chronicle.h"

/* How many moments of a game are looked at. */
#define N_MOMENTS 4

/* How many events before them are told anew. */
#define N_LINES 40

static void
add_form (GString          *all,
          PhonesTable      *table,
          PhonesGuest      *guest,
          const TableGroup *group,
          const TableThing *thing,
          const TableDeed  *deed)
{
  g_autofree char *path = g_strdup_printf ("%s/%s/%s", group->id, thing->id, deed->id);
  g_autofree char *page = NULL;

  if (deed->kind != TABLE_FILLS_IN)
    return;

  page = phones_page_write (table, guest, &(PhonesAnswer) { .form = path });
  g_string_append (all, page);
}

static void
add_forms (GString     *all,
           PhonesTable *table,
           PhonesGuest *guest)
{
  g_autoptr (PhonesSight) sight = phones_sight_new (table, guest, NULL);

  for (const TableGroup *group = table_board_get_groups (sight->board); group != NULL; group = group->next)
    for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
      for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
        add_form (all, table, guest, group, thing, deed);
}

static void
add_answers (GString     *all,
             PhonesTable *table,
             PhonesGuest *guest)
{
  const TableState *state = table_session_get_state (phones_table_get_session (table));

  /* Behind those of the game one asks how its numbers came about. */
  const int n_questions = state->game->answers != NULL ? state->game->answers->n_questions : 0;

  for (int question = 0; question <= n_questions; question++)
    for (int seat = TABLE_NOBODY; seat < state->n_players; seat++)
      {
        g_autofree char *answer = phones_page_write_answer (table, guest, NULL, question, seat);

        g_string_append (all, answer != NULL ? answer : "\n");
      }
}

/* The page, with what is in hand and the chronicle, each form that is opened there, each answer, and what chains pay. */
static char *
tell_all (PhonesTable *table,
          PhonesGuest *guest)
{
  /* How often anything has changed counts on. */
  g_autoptr (GRegex) version = g_regex_new ("data-version=\"[0-9]*\"", G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT, NULL);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *page = phones_page_write (table, guest, NULL);
  g_autofree char *ring = phones_page_write_ring (table, guest, 1);

  g_string_append (all, page);
  g_string_append (all, ring != NULL ? ring : "");
  add_forms (all, table, guest);
  add_answers (all, table, guest);

  return g_regex_replace_literal (version, all->str, -1, 0, "", G_REGEX_MATCH_DEFAULT, NULL);
}

/* Other amounts of what is secret of others, in what an event caused. */
static void
twist_line (const TableGame *game,
            TableLine       *line,
            int              seat,
            int              by)
{
  guint n_effects;
  TableEffect *effects = (TableEffect *) table_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if ((game->effect_facts[effects[i].kind] & TABLE_IS_PRIVATE) != 0 && effects[i].player != seat)
      {
        effects[i].amount += by;
        for (int kind = 0; kind < TABLE_MAX_KINDS; kind++)
          effects[i].bundle.n[kind] += by;
      }
}

/* In each event that the session tells of. */
static void
twist_effects (TableSession *session,
               int           seat,
               int           by)
{
  GListModel *chronicle = table_session_get_chronicle (session);

  for (guint i = 0; i < g_list_model_get_n_items (chronicle); i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      twist_line (table_session_get_game (session), line, seat, by);
    }
}

/* What telephones tell anew, each in its language, says no more of what others have. */
static void
check_lines (TableSession *session,
             int           seat)
{
  const TableRecord *record = table_session_get_record (session);
  const guint cursor = table_record_get_cursor (record), n = MIN (cursor, N_LINES);
  g_autoptr (GPtrArray) lines = table_chronicle_tell_some (record, cursor - n, n);

  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *told = phones_parts_tell_details (lines->pdata[i], record, seat), *same = NULL;

      twist_line (table_session_get_game (session), lines->pdata[i], seat, 1);
      same = phones_parts_tell_details (lines->pdata[i], record, seat);
      g_assert_cmpstr (told, ==, same);
    }
}

/* What each of the others can pick: the n-th thing that is offered. */
static void
pick (PhonesTable *table,
      int          seat,
      int          which)
{
  g_autoptr (PhonesSight) all = phones_sight_new_of_picks (table);
  TableSession *session = phones_table_get_session (table);

  for (int other = 0; other < all->view->n_players; other++)
    {
      g_autoptr (GPtrArray) ids = g_ptr_array_new ();
      const TablePicks picks = table_board_get_picks (all->board, other);

      for (const TableGroup *group = table_board_get_groups (all->board); group != NULL; group = group->next)
        for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
          for (const TableDeed *deed = thing->deeds; deed != NULL; deed = deed->next)
            if (deed->kind == TABLE_PICKS && deed->seat == other && deed->obstacle.text == NULL)
              g_ptr_array_add (ids, (gpointer) deed->id);
      if (other != seat && picks.is_asked && ids->len >= 2)
        table_picked_set (table_session_get_picked (session), 99, other, (const char *const[]) { ids->pdata[which], NULL });
    }
}

static void
check_seat (PhonesTable *table,
            PhonesGuest *guest,
            PhoneTwist   twist)
{
  TableSession *session = phones_table_get_session (table);
  /* Nobody else knows that it is another one for a while. */
  TableState *state = (TableState *) table_session_get_state (session);
  g_autoptr (TableState) before = table_state_dup (state);
  g_autofree char *told = NULL, *same = NULL;

  pick (table, guest->seat, 0);
  told = tell_all (table, guest);
  pick (table, guest->seat, 1);
  if (twist != NULL)
    twist (state, guest->seat);
  twist_effects (session, guest->seat, 1);
  same = tell_all (table, guest);
  twist_effects (session, guest->seat, -1);
  table_state_clear (state);
  table_state_copy (state, before);
  g_assert_cmpstr (told, ==, same);
}

/* Who enters everything for everybody does not learn what others have picked on theirs. */
static void
check_host (PhonesTable *table,
            PhonesGuest *host)
{
  g_autofree char *told = NULL, *same = NULL;

  pick (table, TABLE_NOBODY, 0);
  told = tell_all (table, host);
  pick (table, TABLE_NOBODY, 1);
  same = tell_all (table, host);
  g_assert_cmpstr (told, ==, same);
}

/* Looks at a game from each seat, at some of its moments. Takes it. */
void
phone_checks_play (TableRecord *record,
                   PhoneTwist   twist)
{
  g_autoptr (TableSession) session = table_session_new (record, NULL, NULL);
  g_autoptr (PhonesTable) table = phones_table_new (session);
  PhonesGuest *guest = phones_table_welcome (table, "en", FALSE);
  PhonesGuest *host = phones_table_welcome (table, "en", TRUE);
  const guint n_events = table_record_get_cursor (record);

  for (guint i = 0; i <= N_MOMENTS; i++)
    {
      table_session_go_to (session, n_events * i / N_MOMENTS);
      check_host (table, host);
      for (int seat = 0; seat < table_session_get_state (session)->n_players; seat++)
        {
          phones_table_ask (table, guest, seat);
          phones_table_let_in (table, guest, seat);
          phones_table_set_right (table, TABLE_NOBODY, PHONES_PLAYS);
          check_seat (table, guest, twist);
          check_lines (session, seat);
        }
    }
}
