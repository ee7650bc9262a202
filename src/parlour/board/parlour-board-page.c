/* parlour-board-page.c: a page that shows a board, and enters what is touched there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game lays a board out anew after each choice; what is shown of it stays where it is, and changes where it differs.
 * What everybody picks at once is entered by the last touch, as cards are turned over together at the table. Where nothing is
 * to be picked, or something is corrected, there is a button for it.
 */

#include "config.h"

#include "parlour-board-page.h"

#include "parlour-board-view.h"
#include "parlour-confirm-bar.h"
#include "parlour-counter.h"
#include "parlour-game-board.h"
#include "parlour-keys.h"
#include "parlour-settings.h"
#include "parlour-side-dialog.h"
#include "parlour-template.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "table-board.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* In place of a question: nothing is asked about it. The one of news is none of the game's. */
#define NOT_ASKED (PARLOUR_QUESTION_NEWS - 1)

/* How long things move, and lines come, in milliseconds. */
#define MOVING 360

/* How soon after a touch another one of the same thing is still the same, in microseconds. */
#define DOUBLE (G_USEC_PER_SEC / 2)

/**
 * ParlourBoardPage:
 *
 * The page of whatever step a game lays a board out for.
 */
struct _ParlourBoardPage {
  ParlourPage parent_instance;

  TableState *view; /* what the board tells of, or NULL before there is any */
  TableBoard *board;
  GPtrArray *steps; /* of GStrv: names and values in turn, of what is chosen by one touch */
  guint anyway; /* bit n if anything that seat n picked was against the books, so that all is entered without another question */
  gboolean is_tried; /* whether what was picked could not be entered as it is */
  char *refused; /* where what was refused last is, if it can be picked anyway, or NULL */
  char *picked; /* where what was picked last is, or NULL */
  gint64 picked_at;
  AdwAnimation *moving; /* or NULL before anything has moved */

  GtkShortcutController *keys;
  GtkBox *remarks;
  ParlourBoardView *groups;
  GtkBox *hints;
  GtkLabel *hint;
  GtkWidget *take_back;
  GtkWidget *bar; /* what enters what does not enter itself */
};

G_DEFINE_FINAL_TYPE (ParlourBoardPage, parlour_board_page, PARLOUR_TYPE_PAGE)

/* The board */

static void
drop_board (ParlourBoardPage *self)
{
  g_clear_pointer (&self->board, table_board_free);
  g_clear_pointer (&self->view, table_state_free);
}

/* Everything that was chosen, in its order. */
static GArray *
list_pairs (ParlourBoardPage *self)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (TablePair));

  for (guint i = 0; i < self->steps->len; i++)
    for (const char *const *step = self->steps->pdata[i]; *step != NULL; step += 2)
      g_array_append_val (pairs, ((TablePair) { step[0], step[1] }));

  return pairs;
}

/* What is no longer offered, as nothing is when the game has gone on, is not chosen either. */
static void
drop_steps (ParlourBoardPage *self,
            guint             n_taken)
{
  guint n = 0, i = 0;

  while (i < self->steps->len && (n += g_strv_length (self->steps->pdata[i]) / 2) <= n_taken)
    i++;
  g_ptr_array_set_size (self->steps, (int) i);
}

/* All at the table look at the window. */
static void
lay_out (ParlourBoardPage *self)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  const TableReader reader = {
    .seat = TABLE_NOBODY,
    .names = table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self))),
    .is_correcting = parlour_page_get_correcting (PARLOUR_PAGE (self)),
    .covers_hands = g_settings_get_boolean (parlour_settings_get (), "cover-hands"),
    .anyway = self->anyway,
  };
  g_autoptr (GArray) pairs = list_pairs (self);
  guint n_taken;

  drop_board (self);
  self->view = g_malloc (state->game->state_size);
  table_state_view (self->view, state, TABLE_NOBODY);
  self->board = table_board_new (self->view, &reader, (const TablePair *) (void *) pairs->data, pairs->len, &n_taken);
  drop_steps (self, n_taken);
}

typedef gboolean (*DeedTest) (ParlourBoardPage *self,
                              const TableDeed  *deed,
                              gconstpointer     data);

static TableDeedAt
find_deed (ParlourBoardPage *self,
           DeedTest          is_it,
           gconstpointer     data)
{
  TableDeedAt at = { NULL };

  while (table_board_next_deed (self->board, &at))
    if (is_it (self, at.deed, data))
      break;

  return at;
}

static char *
make_path (const TableDeedAt *found)
{
  return g_strjoin ("/", found->group->id, found->thing->id, found->deed->id, NULL);
}

static gboolean
is_to_be_told (ParlourBoardPage *self,
               const TableDeed  *deed,
               gconstpointer     data)
{
  return deed->is_untold;
}

static gboolean
is_number (ParlourBoardPage *self,
           const TableDeed  *deed,
           gconstpointer     data)
{
  return deed->kind == TABLE_COUNTS;
}

/* What the page begins with where nothing is due: the first thing that can be done. */
static gboolean
can_be_done (ParlourBoardPage *self,
             const TableDeed  *deed,
             gconstpointer     data)
{
  return deed->obstacle.text == NULL && !deed->goes_on && deed->kind != TABLE_COUNTS;
}

static gboolean
has_key (ParlourBoardPage *self,
         const TableDeed  *deed,
         gconstpointer     key)
{
  return g_strcmp0 (deed->key, key) == 0;
}

static gboolean
is_pick (ParlourBoardPage *self,
         const TableDeed  *deed,
         gconstpointer     data)
{
  return deed->kind == TABLE_PICKS;
}

static gboolean
is_due (ParlourBoardPage *self,
        const TableDeed  *deed,
        gconstpointer     data)
{
  return deed->kind == TABLE_PICKS && table_board_may_pick (self->board, deed->seat);
}

/* Whether all is entered by the last touch. */
static gboolean
enters_by_itself (ParlourBoardPage *self)
{
  for (int seat = 0; seat < self->view->n_players; seat++)
    {
      const TablePicks picks = table_board_get_picks (self->board, seat);

      /* Only the table knows whether that is all. */
      if (picks.most > picks.due && table_board_may_pick (self->board, seat))
        return FALSE;
    }

  return table_board_get_complete (self->board) != NULL && !parlour_page_get_correcting (PARLOUR_PAGE (self));
}

/* Showing */

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
static const TableDeed *
find_foot (ParlourBoardPage *self)
{
  const TableThing *way_on = find_way_on (self);

  return way_on != NULL ? way_on->deeds : table_board_get_complete (self->board);
}

static gboolean
has_foot (ParlourBoardPage *self)
{
  return find_way_on (self) != NULL || parlour_page_get_correcting (PARLOUR_PAGE (self))
         || (find_foot (self) != NULL && (self->is_tried || !enters_by_itself (self)));
}

/* What a number is told for: the first thing behind all numbers that can be done, or NULL where that is at the foot. */
static GtkWidget *
find_after_numbers (ParlourBoardPage *self)
{
  TableDeedAt after = { NULL };
  g_autofree char *path = NULL;

  for (TableDeedAt at = { NULL }; table_board_next_deed (self->board, &at);)
    if (at.deed->kind == TABLE_COUNTS)
      after.deed = NULL;
    else if (after.deed == NULL && can_be_done (self, at.deed, NULL) && at.deed->kind != TABLE_FILLS_IN)
      after = at;
  path = after.deed != NULL ? make_path (&after) : NULL;

  return path != NULL ? parlour_board_view_find_deed (self->groups, path) : NULL;
}

static void
show_foot (ParlourBoardPage *self)
{
  const TableThing *way_on = find_way_on (self);
  const TableDeed *foot = find_foot (self);

  parlour_page_set_action (PARLOUR_PAGE (self), has_foot (self) ? self->bar : NULL);
  if (parlour_page_get_action (PARLOUR_PAGE (self)) == NULL)
    return;

  parlour_confirm_bar_set_leaves_numbers (PARLOUR_CONFIRM_BAR (self->bar), way_on != NULL && find_after_numbers (self) != NULL);
  parlour_confirm_bar_set_label (PARLOUR_CONFIRM_BAR (self->bar), way_on != NULL ? way_on->title : _("Enter"));
  if (foot != NULL)
    parlour_confirm_bar_offer (PARLOUR_CONFIRM_BAR (self->bar), foot->events[0]);
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
      gtk_box_append (GTK_BOX (row), parlour_label_new_wrapped (NULL));
      gtk_box_append (GTK_BOX (row), parlour_why_new_line ("", session, PARLOUR_QUESTION_NEWS, TABLE_NOBODY));
      gtk_box_append (self->remarks, row);
    }
  gtk_widget_set_visible (gtk_widget_get_first_child (row), !is_asked);
  parlour_why_show (PARLOUR_WHY (gtk_widget_get_last_child (row)), is_asked ? text : "", session, question, seat);
  if (!is_asked)
    gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (row)), text);
  parlour_widget_show_after (row, last);
}

/* What is to be borne in mind and, unless the board tells it or it is the past, what the last event caused. */
static void
show_remarks (ParlourBoardPage *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const ParlourGameBoard *board = parlour_game_find (table_session_get_game (session))->board;
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *news = board != NULL && board->tells_news && !parlour_page_get_correcting (PARLOUR_PAGE (self))
                            ? parlour_why_tell_news (session, rules) : NULL;
  GtkWidget *last = NULL;

  for (const TableRemark *remark = table_board_get_remarks (self->board); remark != NULL; remark = remark->next)
    show_line (self, &last, remark->text, remark->question != TABLE_NOBODY ? remark->question : NOT_ASKED, remark->seat);
  if (news != NULL)
    show_line (self, &last, news, PARLOUR_QUESTION_NEWS, TABLE_NOBODY);
  parlour_widget_hide_rest (GTK_WIDGET (self->remarks), last);
  gtk_widget_set_visible (GTK_WIDGET (self->remarks), last != NULL);
}

/* The form that the game has itself for what is filled in, if it has any. */
static const ParlourBoardForm *
find_form (ParlourBoardPage *self,
           const TableDeed  *deed)
{
  const ParlourGameBoard *board = parlour_game_find (table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (self))))->board;
  const ParlourBoardForm *form = board != NULL ? board->forms : NULL;

  while (form != NULL && form->title != NULL && (deed->n_events == 0 || form->type != deed->events[0]->type))
    form++;

  return form != NULL && form->title != NULL ? form : NULL;
}

static void
open_form (ParlourBoardPage *self,
           const TableDeed  *deed)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const ParlourBoardForm *form = find_form (self, deed);

  g_return_if_fail (form != NULL);

  gtk_window_present (parlour_side_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), session, form->get_type (),
                                               form->title));
}

static void
on_aside (ParlourBoardPage *self,
          GtkWidget        *button)
{
  open_form (self, table_board_find_deed (self->board, gtk_widget_get_name (button)));
}

/* The forms of what can be done at any step; those that are made of fields are in the menu. */
static void
show_aside (ParlourBoardPage *self)
{
  GtkWidget *last = self->take_back;

  for (TableDeedAt at = { NULL }; table_board_next_deed (self->board, &at);)
    if (g_str_equal (at.group->id, TABLE_ASIDE) && find_form (self, at.deed) != NULL)
      {
        GtkWidget *button = gtk_widget_get_next_sibling (last);
        g_autofree char *path = make_path (&at);

        if (button == NULL)
          {
            button = gtk_button_new ();
            gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
            g_signal_connect_object (button, "clicked", G_CALLBACK (on_aside), self, G_CONNECT_SWAPPED);
            gtk_box_append (self->hints, button);
          }
        gtk_button_set_label (GTK_BUTTON (button), at.thing->title);
        gtk_widget_set_name (button, path);
        parlour_widget_set_css_class (button, "suggested-action", at.deed->is_suggested);
        parlour_widget_show_after (button, &last);
      }
  parlour_widget_hide_rest (GTK_WIDGET (self->hints), last);
}

static void
show_hints (ParlourBoardPage *self)
{
  const TableState *state = parlour_page_get_state (PARLOUR_PAGE (self));
  const gboolean is_picked = self->steps->len > 0, has_picks = find_deed (self, is_pick, NULL).deed != NULL;
  g_autofree char *step = state->game->tell_step (table_session_get_names (parlour_page_get_session (PARLOUR_PAGE (self))), state);
  const char *question = table_board_get_question (self->board);

  /* What the game waits for stands above the page already. */
  gtk_label_set_label (self->hint, question);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !g_str_equal (question, step));
  gtk_widget_set_visible (self->take_back, has_picks || is_picked);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "board.take-back", is_picked);
  parlour_widget_set_tooltip (self->take_back, is_picked ? _("Take Back the Last One (Backspace)")
                                                         : _("Nothing has been chosen yet"));
  show_aside (self);
}

static void
show (ParlourBoardPage *self)
{
  g_autoptr (TongueScope) scope = parlour_page_speak_to (PARLOUR_PAGE (self), GTK_WIDGET (self->groups),
                                                         parlour_page_get_state (PARLOUR_PAGE (self))->turn);

  lay_out (self);
  show_remarks (self);
  parlour_board_view_show (self->groups, parlour_page_get_session (PARLOUR_PAGE (self)), self->board);
  show_hints (self);
  show_foot (self);
}

/* Keys and Tab begin where the next touch is due, then with the first number that nobody has told, then with what can be done
 * first, and else with what is confirmed. */
static void
take_focus (ParlourBoardPage *self)
{
  TableDeedAt due = find_deed (self, is_due, NULL);
  g_autofree char *path = NULL;
  GtkWidget *first = NULL;

  if (due.deed == NULL)
    due = find_deed (self, is_to_be_told, NULL);
  if (due.deed == NULL)
    due = find_deed (self, can_be_done, NULL);
  if (due.deed == NULL)
    due = find_deed (self, is_number, NULL);
  path = due.deed != NULL ? make_path (&due) : NULL;
  if (path != NULL)
    first = parlour_board_view_find_deed (self->groups, path);
  if (first == NULL && parlour_page_get_action (PARLOUR_PAGE (self)) != NULL)
    first = parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (self->bar));
  if (first != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    parlour_keys_begin_page (first);
}

/* Enter goes on with whoever is next, and does not take back what it has just chosen. */
static void
go_on (ParlourBoardPage *self)
{
  const TableDeedAt due = find_deed (self, is_due, NULL);
  g_autofree char *path = due.deed != NULL ? make_path (&due) : NULL;
  GtkWidget *first = path != NULL ? parlour_board_view_find_deed (self->groups, path) : NULL;

  if (first == NULL)
    return;

  if (gtk_widget_get_mapped (first))
    gtk_widget_grab_focus (first);
  parlour_widget_scroll_to (parlour_board_view_find_thing (self->groups, path));
}

/* Choosing */

static void
enter (ParlourBoardPage *self,
       const TableDeed  *deed)
{
  const TableRoller roller = deed->is_rolled ? TABLE_ROLLER_APP : TABLE_ROLLER_NONE;

  if (self->anyway != 0)
    parlour_page_enter_anyway (PARLOUR_PAGE (self), deed->events, deed->n_events, roller);
  else if (deed->n_events > 1)
    parlour_page_enter_all (PARLOUR_PAGE (self), deed->events, deed->n_events);
  else
    parlour_page_enter (PARLOUR_PAGE (self), deed->events[0], roller);
}

/* All that a deed chooses is one step. */
static void
choose (ParlourBoardPage *self,
        const TableDeed  *deed)
{
  g_autoptr (GStrvBuilder) step = g_strv_builder_new ();

  for (const TableChoice *choice = deed->choices; choice != NULL; choice = choice->next)
    g_strv_builder_add_many (step, choice->name, choice->value, NULL);
  g_ptr_array_add (self->steps, g_strv_builder_end (step));
  show (self);
  take_focus (self);
}

/* Enters what is complete. What was refused then, or left by who was asked about it, can be entered once more as it is. */
static void
try_complete (ParlourBoardPage *self)
{
  g_autoptr (ParlourBoardPage) guard = g_object_ref (self);
  g_autoptr (TableSession) session = g_object_ref (parlour_page_get_session (PARLOUR_PAGE (self)));
  const guint moment = table_session_count_moments (session);

  enter (self, table_board_get_complete (self->board));
  if (self->board == NULL || parlour_page_get_session (PARLOUR_PAGE (self)) != session
      || table_session_is_busy (session) || table_session_count_moments (session) != moment)
    return;

  self->is_tried = TRUE;
  show_foot (self);
}

/* What is complete then is entered, while what it is made of stays. */
static void
go_on_or_enter (ParlourBoardPage *self)
{
  self->is_tried = FALSE;
  show (self);
  if (enters_by_itself (self))
    try_complete (self);
  else
    go_on (self);
}

static guint
find_step (ParlourBoardPage *self,
           const char       *name,
           const char       *value)
{
  guint i = 0;

  while (i < self->steps->len && !(g_str_equal (((GStrv) self->steps->pdata[i])[0], name)
                                   && (value == NULL || g_str_equal (((GStrv) self->steps->pdata[i])[1], value))))
    i++;

  return i;
}

/* What is touched twice in a moment is touched once, and later it is put back. Another pick takes the place of the one that
 * was made first. */
static void
pick (ParlourBoardPage *self,
      const char       *path,
      const TableDeed  *deed)
{
  const TablePicks picks = table_board_get_picks (self->board, deed->seat);
  g_autofree char *name = g_strdup_printf ("pick-%d", deed->seat + 1);
  const guint found = find_step (self, name, deed->id);
  const gboolean is_double = g_strcmp0 (self->picked, path) == 0 && g_get_monotonic_time () - self->picked_at <= DOUBLE;

  if (found < self->steps->len && is_double)
    {
      show (self);
      return;
    }

  if (found < self->steps->len)
    g_ptr_array_remove_index (self->steps, found);
  else if (picks.n >= picks.most && picks.n > 0)
    g_ptr_array_remove_index (self->steps, find_step (self, name, NULL));
  if (found >= self->steps->len)
    g_ptr_array_add (self->steps, g_strdupv ((char *[]) { name, (char *) deed->id, NULL }));
  g_free (self->picked);
  self->picked = g_strdup (path);
  self->picked_at = g_get_monotonic_time ();
  go_on_or_enter (self);
}

/* What cannot be picked says so, and that it can be picked anyway where only the books are against it. */
static void
refuse (ParlourBoardPage *self,
        const char       *path,
        const TableDeed  *deed)
{
  const TableObstacle *obstacle = &deed->obstacle.obstacle;
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  const gboolean of_books = (table_session_get_game (session)->obstacle_facts[obstacle->kind] & TABLE_IS_OF_BOOKS) != 0;
  g_autofree char *sentence = table_session_tell_obstacle (session, obstacle, 0);
  g_autoptr (TongueScope) scope = tongue_speak (table_session_get_obstacle_language (session, obstacle));

  g_free (self->refused);
  self->refused = of_books ? g_strdup (path) : NULL;
  parlour_page_refuse (PARLOUR_PAGE (self), sentence, obstacle->rule, of_books);
  show (self);
}

static void
do_deed (ParlourBoardPage *self,
         const char       *path,
         const TableDeed  *deed)
{
  g_clear_pointer (&self->refused, g_free);
  if (deed->obstacle.text != NULL && deed->kind == TABLE_PICKS)
    refuse (self, path, deed);
  else if (deed->kind == TABLE_PICKS)
    pick (self, path, deed);
  else if (deed->kind == TABLE_FILLS_IN)
    open_form (self, deed);
  else if (deed->kind == TABLE_CHOOSES)
    choose (self, deed);
  else if (deed->kind == TABLE_ENTERS)
    enter (self, deed);
}

/* What was pressed while something else was said is what stands in its place now, if anything does. */
static void
on_touched (ParlourBoardPage *self,
            const char       *path)
{
  g_autoptr (ParlourBoardPage) guard = g_object_ref (self);
  const gboolean is_later = parlour_page_settle (PARLOUR_PAGE (self)) && parlour_page_is_new_moment (PARLOUR_PAGE (self));
  const TableDeed *deed = table_board_find_deed (self->board, path);

  if (is_later || deed == NULL)
    parlour_page_refuse_changed (PARLOUR_PAGE (self));
  else
    do_deed (self, path, deed);
}

/* Somebody may be typing it: the keys stay there. */
static void
on_counted (ParlourBoardPage *self,
            const char       *path,
            int               number)
{
  const TableDeed *deed = table_board_find_deed (self->board, path);
  guint found;

  if (deed == NULL || deed->kind != TABLE_COUNTS)
    return;

  found = find_step (self, deed->choices->name, NULL);
  if (found < self->steps->len)
    g_ptr_array_remove_index (self->steps, found);
  if (number >= deed->min)
    {
      g_autofree char *value = g_strdup_printf ("%d", number);

      g_ptr_array_add (self->steps, g_strdupv ((char *[]) { (char *) deed->choices->name, value, NULL }));
    }
  show (self);
}

static void
on_confirmed (ParlourBoardPage *self)
{
  g_autoptr (ParlourBoardPage) guard = g_object_ref (self);
  const TableDeed *foot = find_foot (self);

  if (foot != NULL)
    enter (self, foot);
}

static gboolean
parlour_board_page_choose_anyway (ParlourPage *page)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (page);
  g_autofree char *path = g_steal_pointer (&self->refused);
  const TableDeed *deed = path != NULL ? table_board_find_deed (self->board, path) : NULL;

  if (deed == NULL)
    return FALSE;

  self->anyway |= 1u << deed->seat;
  lay_out (self);
  deed = table_board_find_deed (self->board, path);
  if (deed != NULL)
    pick (self, path, deed);

  return TRUE;
}

/* Keys */

/* What is typed elsewhere is the first number that nobody has told. */
static gboolean
type_number (ParlourBoardPage *self,
             int               digit)
{
  const TableDeedAt untold = find_deed (self, is_to_be_told, NULL);
  g_autofree char *path = untold.deed != NULL ? make_path (&untold) : NULL;
  GtkWidget *number = path != NULL ? parlour_board_view_find_deed (self->groups, path) : NULL;

  if (number == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (number);
  parlour_counter_type_digit (PARLOUR_COUNTER (number), digit);

  return GDK_EVENT_STOP;
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *digit,
        gpointer   data)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (widget);
  const int number = g_variant_get_int32 (digit);
  g_autofree char *key = g_strdup_printf ("%d", number);
  TableDeedAt found;
  g_autofree char *path = NULL;

  parlour_page_settle (PARLOUR_PAGE (self));
  found = find_deed (self, has_key, key);
  if (found.deed == NULL)
    return type_number (self, number);

  path = make_path (&found);
  if (found.deed->kind != TABLE_PICKS && parlour_board_view_is_hindered (self->groups, path))
    parlour_page_complain (PARLOUR_PAGE (self), found.deed->obstacle.text);
  else
    do_deed (self, path, found.deed);

  return GDK_EVENT_STOP;
}

/* Lists what numbers are typed into, and behind them what is done with them. */
static GPtrArray *
list_numbers (ParlourBoardPage *self)
{
  GPtrArray *numbers = g_ptr_array_new ();
  GtkWidget *after = find_after_numbers (self);

  for (TableDeedAt at = { NULL }; table_board_next_deed (self->board, &at);)
    if (at.deed->kind == TABLE_COUNTS)
      {
        g_autofree char *path = make_path (&at);

        g_ptr_array_add (numbers, parlour_board_view_find_deed (self->groups, path));
      }
  if (after != NULL)
    g_ptr_array_add (numbers, after);
  else if (parlour_page_get_action (PARLOUR_PAGE (self)) != NULL)
    g_ptr_array_add (numbers, parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (self->bar)));

  return numbers;
}

/* Tab goes from number to number, past all that says why. */
static gboolean
on_tab (GtkWidget *widget,
        GVariant  *step,
        gpointer   data)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  g_autoptr (GPtrArray) numbers = NULL;
  guint i = 0;

  if (focus == NULL || self->board == NULL)
    return GDK_EVENT_PROPAGATE;

  numbers = list_numbers (self);
  while (i < numbers->len && focus != numbers->pdata[i] && !gtk_widget_is_ancestor (focus, numbers->pdata[i]))
    i++;
  if (i == numbers->len || !PARLOUR_IS_COUNTER (numbers->pdata[i]))
    return GDK_EVENT_PROPAGATE;

  i += (guint) g_variant_get_int32 (step);

  return i < numbers->len && gtk_widget_grab_focus (numbers->pdata[i]) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* Enter goes on from a number as Tab does, unless what is at the foot is what it is told for. */
static gboolean
on_enter (GtkWidget *widget,
          GVariant  *step,
          gpointer   data)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (widget);

  return self->board != NULL && find_after_numbers (self) != NULL ? on_tab (widget, step, data) : GDK_EVENT_PROPAGATE;
}

static void
add_tab (ParlourBoardPage *self)
{
  GtkEventController *tab = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (tab, GTK_PHASE_CAPTURE);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (tab), GDK_KEY_Tab, 0, on_tab, 1);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (tab), GDK_KEY_Return, 0, on_enter, 1);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (tab), GDK_KEY_KP_Enter, 0, on_enter, 1);
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (tab), GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, on_tab, -1);
  gtk_widget_add_controller (GTK_WIDGET (self), tab);
}

static void
take_back (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (widget);

  g_ptr_array_set_size (self->steps, (int) self->steps->len - 1);
  show (self);
}

/* What is chosen step by step is left by Escape as by the way back. */
static gboolean
on_escape (GtkWidget *widget,
           GVariant  *nothing,
           gpointer   data)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (widget);

  if (self->board == NULL || !table_board_can_go_back (self->board) || find_deed (self, is_pick, NULL).deed != NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (widget, "board.take-back", NULL);
  take_focus (self);

  return GDK_EVENT_STOP;
}

/* The page */

static void
move (double            share,
      ParlourBoardPage *self)
{
  parlour_board_view_move (self->groups, share);
}

static void
begin_moving (ParlourBoardPage *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;

  if (self->moving == NULL)
    self->moving = adw_timed_animation_new (GTK_WIDGET (self), 0., 1., MOVING,
                                            adw_callback_animation_target_new ((AdwAnimationTargetFunc) move, self, NULL));
  adw_animation_play (self->moving);
}

static void
forget (ParlourBoardPage *self)
{
  g_ptr_array_set_size (self->steps, 0);
  self->anyway = 0;
  self->is_tried = FALSE;
  g_clear_pointer (&self->refused, g_free);
  g_clear_pointer (&self->picked, g_free);
}

static void
parlour_board_page_update (ParlourPage *page)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (page);
  const gboolean begins = parlour_page_is_new_moment (page);

  if (begins)
    forget (self);
  show (self);
  if (!begins)
    return;

  parlour_page_fill_in_undone (page, PARLOUR_ANY_EVENT);
  begin_moving (self);
  take_focus (self);
}

static gboolean
is_picked_against_books (ParlourBoardPage *self,
                         const TableDeed  *deed,
                         gconstpointer     choice)
{
  const char *const *pair = choice;
  g_autofree char *name = NULL;

  if (deed->kind != TABLE_PICKS || deed->obstacle.text == NULL || !g_str_equal (deed->id, pair[1]))
    return FALSE;

  name = g_strdup_printf ("pick-%d", deed->seat + 1);

  return g_str_equal (name, pair[0]);
}

/* What was picked anyway when it was entered is so once more. */
static void
parlour_board_page_fill_in (ParlourPage      *page,
                            const TableEvent *event)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (page);
  const TableState *state = parlour_page_get_state (page);
  g_auto (GStrv) choices = state->game->list_choices != NULL ? state->game->list_choices (state, event) : NULL;

  forget (self);
  lay_out (self);
  for (char **choice = choices; choice != NULL && *choice != NULL; choice += 2)
    {
      const TableDeed *against = find_deed (self, is_picked_against_books, choice).deed;

      self->anyway |= against != NULL ? 1u << against->seat : 0;
      g_ptr_array_add (self->steps, g_strdupv ((char *[]) { choice[0], choice[1], NULL }));
    }
  show (self);
}

static void
parlour_board_page_tell_input (ParlourPage *page,
                               GByteArray  *input)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (page);

  for (guint i = 0; i < self->steps->len; i++)
    for (char **part = self->steps->pdata[i]; *part != NULL; part++)
      parlour_page_append_text (input, *part);
}

static void
parlour_board_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_board_page_parent_class)->map (widget);
  if (PARLOUR_BOARD_PAGE (widget)->board != NULL)
    take_focus (PARLOUR_BOARD_PAGE (widget));
}

static void
parlour_board_page_dispose (GObject *object)
{
  ParlourBoardPage *self = PARLOUR_BOARD_PAGE (object);

  drop_board (self);
  g_clear_object (&self->moving);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->refused, g_free);
  g_clear_pointer (&self->picked, g_free);

  G_OBJECT_CLASS (parlour_board_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (PARLOUR_TYPE_BOARD_VIEW);
  g_type_ensure (PARLOUR_TYPE_CONFIRM_BAR);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/board/board-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, keys);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, remarks);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, groups);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, hints);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, hint);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, take_back);
  gtk_widget_class_bind_template_child (widget_class, ParlourBoardPage, bar);
  gtk_widget_class_bind_template_callback (widget_class, on_touched);
  gtk_widget_class_bind_template_callback (widget_class, on_counted);
  gtk_widget_class_bind_template_callback (widget_class, on_confirmed);
}

static void
parlour_board_page_class_init (ParlourBoardPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ParlourPageClass *page_class = PARLOUR_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_board_page_dispose;
  widget_class->map = parlour_board_page_map;
  page_class->update = parlour_board_page_update;
  page_class->fill_in = parlour_board_page_fill_in;
  page_class->tell_input = parlour_board_page_tell_input;
  page_class->choose_anyway = parlour_board_page_choose_anyway;
  page_class->is_large = TRUE;

  bind_template (widget_class);

  /**
   * ParlourBoardPage|board.take-back:
   *
   * Takes back what was chosen last.
   */
  gtk_widget_class_install_action (widget_class, "board.take-back", NULL, take_back);
}

static void
parlour_board_page_init (ParlourBoardPage *self)
{
  g_signal_connect_object (parlour_settings_get (), "changed::cover-hands", G_CALLBACK (parlour_page_update), self, G_CONNECT_SWAPPED);
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_add_digits (self->keys, on_key);
  parlour_keys_add (self->keys, GDK_KEY_Escape, 0, on_escape, 0);
  add_tab (self);
}
