/* colonia-hand-out.c: what everybody is given, and the die that lies still at the end of Thursday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the ships have left and the goods are made somebody hands out what they bring.
 * The last roll ends the day at once: the goods are collected and the bars go back. So
 * that everybody sees what it has done, it is shown as it lay.
 */

#include "config.h"

#include "colonia-parts.h"

#include "colonia-page.h"
#include "colonia-piece.h"
#include "colonia-reason.h"
#include "colonia-record.h"
#include "colonia-terms.h"
#include "hand-out.h"
#include "parlour-board-spaces.h"
#include "parlour-die.h"
#include "parlour-stage.h"
#include "parlour-stalls.h"
#include "parlour-widgets.h"
#include "pieces.h"
#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define DIE_SIZE 52
#define GOOD_SIZE 24
#define COLUMN_WIDTH 92
#define COLUMN_SPACING 8

/* What is handed out, or nothing at the start of a game. */
static gboolean
make_hand_out (HandOut   *hand_out,
               TableLine *line)
{
  guint n_effects = 0;
  const ColoniaEffect *effects = line != NULL ? table_line_get_effects (line, &n_effects) : NULL;

  return hand_out_make (hand_out, effects, n_effects);
}

/* What brought anybody anything last or, if the table wants to be told, after what anything was to be moved. */
static TableLine *
find (TableSession *session)
{
  const gboolean with_moves = parlour_stage_get_tells_moves (parlour_stage_get (session));
  GListModel *chronicle = table_session_get_chronicle (session);

  for (guint i = table_record_get_cursor (table_session_get_record (session)); i > 0; i--)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i - 1);
      HandOut hand_out;

      if (make_hand_out (&hand_out, line) || pieces_is_last_roll_of_line (line) || (with_moves && pieces_any_of_line (line)))
        return g_steal_pointer (&line);
    }

  return NULL;
}

/* On which day it is to be done: that on which something is given, or else that
 * which begins. */
static ColoniaDay
find_day (TableLine *line)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);

  return hand_out_find_day (effects, n_effects, (ColoniaDay) line->day);
}

/* Money and goods are of use until the week ends, what was to be moved is as long as the day. */
static gboolean
lasts (TableLine *line,
       int        part)
{
  HandOut hand_out;

  return make_hand_out (&hand_out, line) || find_day (line) == (ColoniaDay) part;
}

/* Where only the essentials are tracked, a sentence or two leave room for the votes of everybody, the tally and what speaks for
 * all of them. Cards are typed, and the first key folds the list. */
static gboolean
is_brief (const TableState *state)
{
  return state->round > 0 && state->tracking == COLONIA_TRACKING_FULL && state->step == COLONIA_STEP_VOTE
         && state->n_players >= COLONIA_MANY_VOTERS;
}

static char *
tell_heading (TableSession *session,
              TableLine    *line,
              gboolean      with_moves)
{
  const gboolean full = colonia_session_get_state (session)->tracking == COLONIA_TRACKING_FULL;
  HandOut hand_out;
  const gboolean gives = make_hand_out (&hand_out, line);

  if (line == NULL && full)
    return g_strdup (_("To begin with, everybody takes"));
  if (line == NULL || (!full && !gives))
    return g_strdup (_("Before you go on"));
  if (!gives && !(with_moves && pieces_any_of_line (line)))
    return g_strdup (_("The last roll of Thursday"));

  /* Translators: %s is a day, e.g. “Saturday”. */
  return g_strdup_printf (_("Hand out and move: %s"), colonia_term_day_within (find_day (line)));
}

/* What a player is given */

static char *
tell_notes (int amount)
{
  int notes, coins;

  hand_out_split (amount, &notes, &coins);
  if (coins == 0)
    /* Translators: how money is handed out: %d notes of %d. */
    return g_strdup_printf (C_("notes", "%d × %d"), notes, HAND_OUT_NOTE);
  if (notes == 0)
    return g_strdup_printf (C_("notes", "%d × %d"), coins, 1);

  /* Translators: how money is handed out: %d notes of %d and %d notes of %d. */
  return g_strdup_printf (C_("notes", "%d × %d + %d × %d"), notes, HAND_OUT_NOTE, coins, 1);
}

static void
clear_given (gpointer given)
{
  g_free (((ParlourGiven *) given)->amount);
  g_free (((ParlourGiven *) given)->note);
}

static GArray *
list_given (TableLine *line,
            int        seat)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (ParlourGiven));
  HandOut hand_out;

  g_array_set_clear_func (list, clear_given);
  make_hand_out (&hand_out, line);
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      const int amount = hand_out.money[seat].n[city];
      const ParlourGiven given = { .sign = { .kind = "money", .id = colonia_city_ids[city] },
                                   .amount = amount > 0 ? colonia_term_money ((ColoniaCity) city, amount) : NULL,
                                   .note = amount > 0 ? tell_notes (amount) : NULL };

      if (amount > 0)
        g_array_append_val (list, given);
    }
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    {
      const ParlourGiven given = { .sign = { .kind = "good", .id = colonia_good_ids[good], .count = hand_out.goods[seat].n[good] } };

      if (given.sign.count > 0)
        g_array_append_val (list, given);
    }

  return list;
}

static char *
tell_paid (TableLine *line,
           int        seat)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  HandOut hand_out;

  make_hand_out (&hand_out, line);
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (hand_out.pays[seat].n[city] > 0)
      g_ptr_array_add (items, colonia_term_money ((ColoniaCity) city, hand_out.pays[seat].n[city]));
  if (items->len == 0)
    return NULL;

  list = text_list (items);

  /* Translators: %s is money that a player puts into the bank, e.g. “5 Mark”. */
  return g_strdup_printf (_("Gives %s to the bank"), list);
}

/* The reasons, hold by hold and contract by contract, and never the sum that stands above them. */
static char *
explain (TableSession *session,
         TableLine    *line,
         gboolean      with_moves,
         int           seat,
         GArray       *rules)
{
  g_autofree char *handed = colonia_reason_tell_handed (session, line, seat, rules);
  GString *text = g_string_new (handed);
  g_autoptr (GArray) moves = pieces_list_of_line (line, seat);

  for (guint i = 0; with_moves && i < moves->len; i++)
    {
      const ColoniaEffect *move = &g_array_index (moves, ColoniaEffect, i);
      g_autofree char *reason = colonia_words_reason (move, 0);

      if (strstr (text->str, reason) == NULL)
        text_add_line (text, reason);
      g_array_append_val (rules, move->rule);
    }

  return g_string_free (text, FALSE);
}

/* The last roll (THU-2, THU-3) */

static int
get_die (TableSession *session,
         TableLine    *line)
{
  return colonia_record_get_event (table_session_get_record (session), line->index)->die;
}

static GtkWidget *
new_column (int craftsman)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *name = parlour_label_new_wrapped (NULL);
  GtkWidget *contracts = parlour_board_spaces_new ();

  parlour_board_spaces_lay_bar (PARLOUR_BOARD_SPACES (contracts));
  gtk_widget_add_css_class (contracts, "close");
  gtk_widget_add_css_class (name, "caption-heading");
  gtk_box_append (GTK_BOX (column), name);
  gtk_box_append (GTK_BOX (column), contracts);
  gtk_box_append (GTK_BOX (column), g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_GOOD, "which", craftsman, "size",
                                                  GOOD_SIZE, "halign", GTK_ALIGN_START, NULL));

  return column;
}

/* The die with the contracts of the five craftsmen, to whom they belong, the bars, and the goods that are made. */
static GtkWidget *
new_roll (void)
{
  GtkWidget *roll = g_object_new (PARLOUR_TYPE_STALLS, "column-width", COLUMN_WIDTH, "max-columns", COLONIA_N_CRAFTSMEN + 1,
                                  "spacing", COLUMN_SPACING, NULL);

  parlour_stalls_append (PARLOUR_STALLS (roll), g_object_new (PARLOUR_TYPE_DIE, "size", DIE_SIZE, "halign", GTK_ALIGN_START,
                                                              "valign", GTK_ALIGN_START, NULL));
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    parlour_stalls_append (PARLOUR_STALLS (roll), new_column (craftsman));

  return roll;
}

/* The contracts as they lay when the last die lay still, before the goods were collected. */
static TableState *
find_state_before (TableSession *session,
                   TableLine    *line)
{
  ColoniaState *state = (ColoniaState *) table_state_dup (table_session_get_state (session));
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (line, &n_effects);

  state->dice = 0;
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_BAR_MOVES)
      state->bars[effects[i].what] += effects[i].amount;

  return &state->table;
}

static void
show_column (GtkWidget        *column,
             TableSession     *session,
             const TableThing *thing,
             const HandOut    *hand_out,
             int               craftsman)
{
  GtkWidget *name = gtk_widget_get_first_child (column);
  GtkWidget *good = gtk_widget_get_last_child (column);
  int made = 0;

  for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
    made += hand_out->goods[seat].n[craftsman];
  gtk_label_set_label (GTK_LABEL (name), colonia_term_craftsman_heading ((ColoniaCraftsman) craftsman));
  parlour_board_spaces_show (PARLOUR_BOARD_SPACES (gtk_widget_get_next_sibling (name)), session, thing);
  g_object_set (good, "count", made, NULL);
  gtk_widget_set_visible (good, made > 0);
}

static void
show_roll (GtkWidget    *roll,
           TableSession *session,
           TableLine    *line)
{
  g_autoptr (TableSession) before = table_session_new_before (session, line->index);
  g_autoptr (TableState) state = find_state_before (before, line);
  const TableReader reader = { .seat = TABLE_NOBODY, .names = table_session_get_names (session), .is_correcting = TRUE };
  g_autoptr (TableBoard) board = table_board_new (state, &reader, NULL, 0, NULL);
  const TableGroup *group = table_board_get_groups (board);
  GtkWidget *column = gtk_widget_get_first_child (roll);
  int craftsman = 0;
  HandOut hand_out;

  make_hand_out (&hand_out, line);
  parlour_die_set_value (PARLOUR_DIE (column), get_die (session, line));
  while (!g_str_equal (group->id, "craftsmen"))
    group = group->next;
  for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
    {
      column = gtk_widget_get_next_sibling (column);
      show_column (column, before, thing, &hand_out, craftsman++);
    }
}

const ParlourGameHandOut colonia_game_hand_out = {
  .find = find,
  .lasts = lasts,
  .is_brief = is_brief,
  .tell_heading = tell_heading,
  .list = list_given,
  .tell_paid = tell_paid,
  .explain = explain,
  .has_die = pieces_is_last_roll_of_line,
  .get_die = get_die,
  .new_roll = new_roll,
  .show_roll = show_roll,
};
