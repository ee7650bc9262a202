/* parlour-board-show.c: what the page of a board shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-board-page-private.h"

#include "parlour-board-thing.h"
#include "parlour-stage.h"
#include "parlour-steady-layout.h"
#include "parlour-why.h"
#include "table-promises.h"
#include "table-remedy.h"

/* In place of a question: nothing is asked about it. The one of news is none of the game's. */
#define NOT_ASKED (PARLOUR_QUESTION_NEWS - 1)

/* The way on, or NULL where there is none. */
static const TableThing *
find_way_on (ParlourBoardPage *self)
{
  for (const TableGroup *group = table_board_get_groups (self->board); group != NULL; group = group->next)
    if (g_str_equal (group->id, TABLE_WAY_ON))
      return group->things;

  return NULL;
}

/* What is entered at the foot: what all picks come to, or the way on; NULL as long as there is neither. */
const TableDeed *
parlour_board_page_find_foot (ParlourBoardPage *self)
{
  const TableThing *way_on = find_way_on (self);

  return way_on != NULL ? way_on->deeds : table_board_get_complete (self->rest != NULL ? self->rest : self->board);
}

/* Whether players do something in turn until all pass, which has a place of its own at the foot. */
gboolean
parlour_board_page_is_turn (ParlourBoardPage *self)
{
  const TableThing *way_on = find_way_on (self);

  return way_on != NULL && way_on->deeds != NULL && way_on->deeds->n_events == 1
         && way_on->deeds->events[0]->type == self->view->game->pass;
}

static gboolean
has_foot (ParlourBoardPage *self)
{
  return find_way_on (self) != NULL || table_board_get_conclusion (self->board) != NULL
         || parlour_page_get_correcting (PARLOUR_PAGE (self))
         || (parlour_board_page_find_foot (self) != NULL && (self->is_tried || !parlour_board_page_enters_by_itself (self)));
}

/* What a number is told for: the first thing behind all numbers that can be done, or NULL where that is at the foot. */
GtkWidget *
parlour_board_page_find_after_numbers (ParlourBoardPage *self)
{
  TableDeedAt after = { NULL };

  for (TableDeedAt at = { NULL }; table_board_next_deed (self->board, &at);)
    if (at.deed->kind == TABLE_COUNTS)
      after.deed = NULL;
    else if (after.deed == NULL && parlour_board_page_can_be_done (self, at.deed, NULL) && at.deed->kind != TABLE_FILLS_IN)
      after = at;

  return parlour_board_page_find_widget (self, &after);
}

/* What enters several events, or chooses something first: the board knows what stands in the way of all that. */
static void
offer_more (ParlourBoardPage *self,
            const TableDeed  *foot)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const TableObstacle *obstacle = &foot->obstacle.obstacle;
  const gboolean of_books = table_obstacle_is_of_books (table_session_get_game (session), obstacle);
  g_autofree char *sentence = foot->obstacle.text != NULL ? table_session_tell_obstacle (session, obstacle, 0) : NULL;

  /* What the books alone are against is entered anyway. */
  if (sentence == NULL)
    parlour_confirm_bar_allow (PARLOUR_CONFIRM_BAR (self->bar));
  else if (of_books)
    parlour_confirm_bar_warn (PARLOUR_CONFIRM_BAR (self->bar), sentence);
  else
    parlour_confirm_bar_refuse (PARLOUR_CONFIRM_BAR (self->bar), sentence);
}

static const char *
find_label (ParlourBoardPage *self)
{
  const TableThing *way_on = find_way_on (self);
  const char *conclusion = table_board_get_conclusion (self->board);

  if (self->rest != NULL)
    /* Translators: on a button, where some have chosen anew on their telephones after it was undone what all had chosen. */
    return _("Enter the Rest as Before");

  return way_on != NULL ? way_on->title : conclusion != NULL ? conclusion : _("Enter");
}

/* Something that is weighed, or NULL. */
const TableThing *
parlour_board_page_find_scale (ParlourBoardPage *self)
{
  for (const TableGroup *group = table_board_get_groups (self->board); group != NULL; group = group->next)
    for (const TableThing *thing = group->things; thing != NULL; thing = thing->next)
      if (thing->whole > 0)
        return thing;

  return NULL;
}

void
parlour_board_page_show_foot (ParlourBoardPage *self)
{
  const TableThing *way_on = find_way_on (self);
  const TableDeed *foot = parlour_board_page_find_foot (self);

  /* A form in its place has its own. */
  if (self->form != NULL)
    return;

  if (parlour_board_page_is_turn (self))
    {
      parlour_page_set_action (PARLOUR_PAGE (self), GTK_WIDGET (self->turn_bar));
      parlour_turn_bar_update (self->turn_bar, PARLOUR_PAGE (self));
      return;
    }

  parlour_page_set_action (PARLOUR_PAGE (self), has_foot (self) ? self->foot : NULL);
  if (parlour_page_get_action (PARLOUR_PAGE (self)) == NULL)
    return;

  parlour_confirm_bar_set_leaves_numbers (PARLOUR_CONFIRM_BAR (self->bar),
                                          way_on != NULL && parlour_board_page_find_after_numbers (self) != NULL);
  parlour_confirm_bar_set_label (PARLOUR_CONFIRM_BAR (self->bar), find_label (self));
  if (self->rest != NULL)
    /* Nobody here may know what was picked elsewhere, nor what speaks against it. */
    parlour_confirm_bar_allow (PARLOUR_CONFIRM_BAR (self->bar));
  else if (foot != NULL && foot->n_events == 1)
    parlour_confirm_bar_offer (PARLOUR_CONFIRM_BAR (self->bar), foot->events[0]);
  else if (foot != NULL)
    offer_more (self, foot);
  else
    parlour_confirm_bar_refuse (PARLOUR_CONFIRM_BAR (self->bar), table_board_get_question (self->board));
}

/* A line to be read, or one that says why, in the row of one or the other. */
static void
show_line (ParlourBoardPage *self,
           GtkWidget       **last,
           const char       *text,
           int               question,
           int               seat)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const gboolean is_asked = question != NOT_ASKED;
  GtkWidget *row = *last != NULL ? gtk_widget_get_next_sibling (*last) : gtk_widget_get_first_child (GTK_WIDGET (self->remarks));

  if (row == NULL)
    {
      row = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_layout_manager (row, parlour_steady_layout_new (GTK_ORIENTATION_HORIZONTAL, 0));
      gtk_box_append (GTK_BOX (row), parlour_label_new_wrapped (NULL));
      gtk_box_append (GTK_BOX (row), parlour_why_new_line ("", session, PARLOUR_QUESTION_NEWS, TABLE_NOBODY));
      gtk_box_append (self->remarks, row);
    }
  gtk_widget_set_visible (gtk_widget_get_first_child (row), !is_asked);
  parlour_why_show (PARLOUR_WHY (gtk_widget_get_last_child (row)), is_asked ? text : "", session, question, seat);
  if (!is_asked)
    parlour_label_show_lines (GTK_LABEL (gtk_widget_get_first_child (row)), text, PARLOUR_SHORTEST_SENTENCE);
  parlour_widget_show_after (row, last);
}

/* Whether it says something, or can be asked: what is there only to be asked is not there as long as there is no answer. */
static gboolean
has_answer (ParlourBoardPage  *self,
            const TableRemark *remark)
{
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *answer = NULL;

  if (remark->question == TABLE_NOBODY || self->view->game->answers == NULL)
    return TRUE;

  answer = parlour_game_answer (parlour_page_get_session (PARLOUR_PAGE (self)), remark->question, remark->seat, rules);

  return answer != NULL;
}

/* What the last event caused, unless the board tells it or it is the past: one sentence behind the other, in a place of two
 * lines, so that nothing below it moves where there is some width. */
static void
show_news (ParlourBoardPage *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const ParlourGameBoard *board = parlour_board_page_get_game (self);
  const gboolean tells = board != NULL && board->tells_news && !parlour_page_get_correcting (PARLOUR_PAGE (self));
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *news = tells ? parlour_why_tell_news (session, rules) : NULL;
  g_auto (GStrv) lines = g_strsplit (news != NULL ? news : "", "\n", -1);
  g_autofree char *text = g_strdup (lines[0] != NULL ? lines[0] : "");

  for (guint i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    {
      g_autofree char *before = text;

      text = g_strdup_printf (_("%s %s"), before, lines[i]);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->news_place), tells);
  if (!tells)
    return;

  if (adw_bin_get_child (self->news_place) == NULL)
    adw_bin_set_child (self->news_place, g_object_new (ADW_TYPE_BIN, "valign", GTK_ALIGN_START, "child",
                                                       parlour_why_new_line ("", session, PARLOUR_QUESTION_NEWS, TABLE_NOBODY), NULL));
  parlour_why_show (PARLOUR_WHY (adw_bin_get_child (ADW_BIN (adw_bin_get_child (self->news_place)))), text, session,
                    PARLOUR_QUESTION_NEWS, TABLE_NOBODY);
}

/* What is to be borne in mind first is said to whoever has the turn. */
static const TableRemark *
show_turn_hint (ParlourBoardPage *self)
{
  const TableRemark *first = table_board_get_remarks (self->board);
  const gboolean is_shown = parlour_board_page_is_turn (self) && first != NULL;

  if (is_shown)
    {
      g_autoptr (TongueScope) scope = parlour_turn_hint_speak (self->turn_hint, PARLOUR_PAGE (self));

      parlour_turn_hint_show (self->turn_hint, PARLOUR_PAGE (self), first->text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->turn_hint), is_shown);

  return is_shown ? first->next : first;
}

static void
on_strike (ParlourBoardPage *self,
           GtkWidget        *button)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  TableEvent *event = table_promises_strike (session, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "which")));

  parlour_page_enter (PARLOUR_PAGE (self), event, TABLE_ROLLER_NONE);
  table_event_free (table_session_get_game (session)->events, event);
}

/* A promise, and what strikes it. */
static GtkWidget *
add_promise (ParlourBoardPage *self,
             guint             which)
{
  GtkWidget *row = parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = parlour_label_new_wrapped (NULL), *button = gtk_button_new ();

  gtk_widget_set_layout_manager (row, parlour_steady_layout_new (GTK_ORIENTATION_HORIZONTAL, 8));
  gtk_widget_set_hexpand (label, TRUE);
  /* A label that the button made itself would be its name for screen readers, whatever else it is called. */
  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (NULL));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "which", GUINT_TO_POINTER (which));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_strike), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (self->promises, row);

  return row;
}

/* What was promised stands below the board until somebody strikes it: nothing there moves when it comes or goes. */
static void
show_promises (ParlourBoardPage *self)
{
  g_autoptr (GPtrArray) open = parlour_page_get_correcting (PARLOUR_PAGE (self))
                                 ? g_ptr_array_new () : table_promises_list (parlour_page_get_session (PARLOUR_PAGE (self)));
  GtkWidget *last = NULL;

  for (guint i = 0; i < open->len; i++)
    {
      /* Translators: strikes what was promised off the list. */
      const char *strike = C_("button", "Strike");
      g_autofree char *name = g_strdup_printf (C_("something and what it is", "%s: %s"), strike, (const char *) open->pdata[i]);
      GtkWidget *row = last != NULL ? gtk_widget_get_next_sibling (last)
                       : gtk_widget_get_first_child (GTK_WIDGET (self->promises));
      GtkWidget *button;

      row = row != NULL ? row : add_promise (self, i);
      button = gtk_widget_get_last_child (row);
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (row)), open->pdata[i]);
      gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), strike);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      parlour_widget_show_after (row, &last);
    }
  parlour_widget_hide_rest (GTK_WIDGET (self->promises), last);
  gtk_widget_set_visible (GTK_WIDGET (self->promises), last != NULL);
}

/* What is to be borne in mind, and what the last event caused. */
static void
show_remarks (ParlourBoardPage *self)
{
  GtkWidget *last = NULL;

  for (const TableRemark *remark = show_turn_hint (self); remark != NULL; remark = remark->next)
    if (has_answer (self, remark))
      show_line (self, &last, remark->text, remark->question != TABLE_NOBODY ? remark->question : NOT_ASKED, remark->seat);
  show_news (self);
  parlour_widget_hide_rest (GTK_WIDGET (self->remarks), last);
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), last != NULL);
}

static void
on_aside (ParlourBoardPage *self,
          GtkWidget        *button)
{
  parlour_board_page_open_form (self, table_board_find_deed (self->board, gtk_widget_get_name (button)));
}

/* The forms of what can be done at any step; those that are made of fields are in the menu, or needed for nothing that is not
 * touched. */
static void
show_aside (ParlourBoardPage *self)
{
  GtkWidget *last = NULL;
  gboolean has_buttons;

  for (TableDeedAt at = { NULL }; table_board_next_deed (self->board, &at);)
    if (g_str_equal (at.group->id, TABLE_ASIDE) && parlour_board_page_has_own_form (self, at.deed))
      {
        GtkWidget *button = last != NULL ? gtk_widget_get_next_sibling (last)
                                         : gtk_widget_get_first_child (GTK_WIDGET (self->aside));
        g_autofree char *path = parlour_board_page_make_path (&at);

        if (button == NULL)
          {
            button = gtk_button_new ();
            gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
            g_signal_connect_object (button, "clicked", G_CALLBACK (on_aside), self, G_CONNECT_SWAPPED);
            gtk_box_append (self->aside, button);
          }
        gtk_button_set_label (GTK_BUTTON (button), at.thing->title);
        gtk_widget_set_name (button, path);
        parlour_widget_set_css_class (button, "suggested-action", at.deed->is_suggested);
        parlour_widget_show_after (button, &last);
      }
  parlour_widget_hide_rest (GTK_WIDGET (self->aside), last);
  gtk_widget_set_visible (GTK_WIDGET (self->aside), last != NULL);
  has_buttons = last != NULL || gtk_widget_get_visible (self->take_back);
  /* Where there is no sentence its place is kept before them. */
  if (has_buttons && !gtk_widget_get_visible (GTK_WIDGET (self->question)) && !gtk_widget_get_visible (GTK_WIDGET (self->hint)))
    {
      parlour_label_show_lines (self->hint, "", PARLOUR_SHORTEST_SENTENCE);
      gtk_widget_set_visible (GTK_WIDGET (self->hint), TRUE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->hints), has_buttons || gtk_widget_get_visible (GTK_WIDGET (self->hint))
                                                      || gtk_widget_get_visible (GTK_WIDGET (self->question)));
}

/* What was said aloud others see while it goes on, and where there is no room for a scale it is told at the foot. */
static void
show_said (ParlourBoardPage *self)
{
  const TableThing *scale = parlour_board_page_find_scale (self);
  int said[TABLE_MAX_PLAYERS] = { 0 };

  for (TableDeedAt at = { NULL }; table_board_next_deed (self->board, &at);)
    if (at.deed->kind == TABLE_PICKS && at.deed->side > 0
        && g_strcmp0 (table_board_get_picks (self->board, at.deed->seat).picked[0], at.deed->id) == 0)
      said[at.deed->seat] = at.deed->side;
  parlour_stage_set_said (parlour_stage_get (parlour_page_get_session (PARLOUR_PAGE (self))), said, self->view->n_players);
  gtk_widget_set_visible (self->foot_scale,
                          scale != NULL && scale->seat == TABLE_NOBODY && parlour_board_thing_is_large (GTK_WIDGET (self)));
  if (scale != NULL)
    parlour_board_thing_show_scale (self->foot_scale, scale);
}

static void
show_hints (ParlourBoardPage *self)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  const gboolean is_picked = self->steps->len > 0,
    has_picks = parlour_board_page_find_deed (self, parlour_board_page_is_pick, NULL).deed != NULL;
  const char *const *names = table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self)));
  g_autofree char *step = state->game->tell_step (names, state);
  const char *question = table_board_get_question (self->board);
  const gboolean asks = is_picked && parlour_board_page_is_turn (self) && !g_str_equal (question, step),
    is_at_foot = table_board_get_conclusion (self->board) != NULL;

  /* What the game waits for stands above the page already. */
  parlour_label_show_lines (asks ? self->question : self->hint, question, PARLOUR_SHORTEST_SENTENCE);
  gtk_widget_set_visible (GTK_WIDGET (self->question), asks);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !asks && !is_at_foot && !g_str_equal (question, step));
  gtk_widget_set_visible (self->take_back, !is_at_foot && (has_picks || is_picked));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "board.take-back", is_picked);
  parlour_widget_set_tooltip (self->take_back, asks        ? _("Go Back, and Nothing Is Entered (Backspace)")
                                               : is_picked ? _("Take Back the Last One (Backspace)")
                                                           : _("Nothing has been chosen yet"));
  show_aside (self);
}

/* Whether all is picked that everybody looks at before it is entered. */
static gboolean
is_concluded (ParlourBoardPage *self)
{
  return table_board_get_conclusion (self->board) != NULL && table_board_is_all_picked (self->board);
}

void
parlour_board_page_show (ParlourBoardPage *self)
{
  g_autoptr (TongueScope) scope = parlour_page_speak_to (PARLOUR_PAGE (self), GTK_WIDGET (self->groups),
                                                         parlour_page_get_state (PARLOUR_PAGE (self))->turn);

  self->is_shown = TRUE;
  parlour_board_page_lay_out (self);
  show_remarks (self);
  parlour_board_view_show (self->groups, parlour_page_get_session (PARLOUR_PAGE (self)), self->board);
  parlour_board_view_mark (self->groups, self->entered);
  show_promises (self);
  show_hints (self);
  parlour_board_page_update_letters (self);
  show_said (self);
  parlour_board_page_show_foot (self);
  parlour_page_set_complete (PARLOUR_PAGE (self), is_concluded (self));
}

/* What can be done first, but for dice where the table rolls, and what stands on a ring: whoever presses Enter has hardly
 * meant the first thing on it. */
static TableDeedAt
find_first (ParlourBoardPage *self)
{
  TableDeedAt at = { NULL };

  while (table_board_next_deed (self->board, &at))
    if (at.group->arrangement != TABLE_RING && parlour_board_page_can_be_done (self, at.deed, NULL)
        && !(self->table_rolls && parlour_board_roll_is_of (at.thing)))
      return at;

  return parlour_board_page_find_deed (self, parlour_board_page_can_be_done, NULL);
}

/* Turns begin with their step, and who goes on from one thing to another with Tab is left there. */
static void
begin_turns (ParlourBoardPage *self)
{
  const gboolean is_new = self->step != self->view->step || self->part != self->view->part;

  self->step = self->view->step;
  self->part = self->view->part;
  if (is_new && gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_get_focusable (GTK_WIDGET (self->turn_hint)))
    parlour_keys_begin_page (GTK_WIDGET (self->turn_hint));
}

/* What is asked for meanwhile may stand elsewhere on a small screen, and Enter takes the first of it. */
static void
go_to_first (ParlourBoardPage *self)
{
  const TableDeedAt first = find_first (self);
  g_autofree char *path = first.deed != NULL ? parlour_board_page_make_path (&first) : NULL;
  GtkWidget *widget = parlour_board_page_find_widget (self, &first);

  if (path == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  parlour_widget_scroll_to (parlour_board_view_find_thing (self->groups, path));
  if (widget != NULL)
    parlour_keys_focus_soon (widget);
}

/* Keys and Tab begin where the next touch is due, then with the first number that nobody has told, then with what can be done
 * first, and else with what is confirmed. */
void
parlour_board_page_take_focus (ParlourBoardPage *self)
{
  TableDeedAt due = parlour_board_page_find_deed (self, parlour_board_page_is_due, NULL);
  /* What is corrected is in front, although it is complete. */
  const gboolean begins_past = parlour_page_get_correcting (PARLOUR_PAGE (self)) && !self->has_begun;
  GtkWidget *first;

  /* What is done in a turn has keys: it begins where Enter does nothing. */
  if (parlour_board_page_is_turn (self))
    {
      begin_turns (self);
      if (self->steps->len > 0)
        go_to_first (self);
      return;
    }
  if (due.deed == NULL)
    due = parlour_board_page_find_deed (self, parlour_board_page_is_to_be_told, NULL);
  if (due.deed == NULL && (!is_concluded (self) || begins_past) && !self->is_tried)
    due = find_first (self);
  if (due.deed == NULL)
    due = parlour_board_page_find_deed (self, parlour_board_page_is_number, NULL);
  first = parlour_board_page_find_widget (self, &due);
  /* What has the keys may have gone, and would be pressed once more. */
  if (first == NULL && self->steps->len > 0 && !is_concluded (self) && !self->is_tried)
    first = self->take_back;
  if (first == NULL && parlour_page_get_action (PARLOUR_PAGE (self)) != NULL)
    first = parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (self->bar));
  g_set_weak_pointer (&self->begun, first);
  self->has_begun = first != NULL && gtk_widget_is_focus (first);
  if (first != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    parlour_keys_begin_page (first);
}

/* Enter goes on with whoever is next, and does not take back what it has just chosen. */
void
parlour_board_page_go_on (ParlourBoardPage *self)
{
  const TableDeedAt due = parlour_board_page_find_deed (self, parlour_board_page_is_due, NULL);
  GtkWidget *first = parlour_board_page_find_widget (self, &due);
  g_autofree char *path = first != NULL ? parlour_board_page_make_path (&due) : NULL;

  if (first == NULL && is_concluded (self))
    parlour_confirm_bar_take_focus (PARLOUR_CONFIRM_BAR (self->bar));
  if (first == NULL)
    return;

  if (gtk_widget_get_mapped (first))
    gtk_widget_grab_focus (first);
  parlour_widget_scroll_to (parlour_board_view_find_thing (self->groups, path));
}
