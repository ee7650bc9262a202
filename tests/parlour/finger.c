/* finger.c: finds what is pressed to enter what happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing here knows a game or one of its pages: whatever can be pressed is tried on a page like the one that is
 * shown, which nobody sees. It tells what it would enter, and enters nothing. Where no button enters the event at
 * once, those are gone through that choose something first. A page that shows a board need not be tried: the board tells
 * what enters the event, and what is chosen before, and only that is pressed, to see that it does.
 */

#include "config.h"

#include "finger.h"

#include "parlour-board-page.h"
#include "parlour-board-view.h"
#include "parlour-confirm-bar.h"
#include "parlour-counter.h"
#include "parlour-pad.h"
#include "parlour-step-page.h"
#include "parlour-why.h"
#include "table-board.h"

/* So many pages are made for one event at most: each of what one offers may lead to another one. */
#define MOST_PAGES 60

/* So many buttons are pressed for one event at most. */
#define MOST_PRESSED 4

/* So many choices come before the button that enters something. */
#define MOST_CHOICES 1

/* So many boards are laid out for one event at most. */
#define MOST_BOARDS 500

typedef struct {
  TableSession *session;
  const TableRecord *whole; /* in which the event is that is to be entered */
  GtkWidget *window; /* which nobody sees */
  ParlourPage *page;
  gboolean is_entered; /* just that */
  gboolean has_answered; /* whether the page has entered anything, or said why it does not */
  int n_pages; /* that have been made */
} Finger;

/* Which buttons are pressed, one after the other, of those that there are then. */
typedef struct {
  int n;
  guint buttons[MOST_PRESSED];
} Way;

/* Buttons */

static gboolean
is_within_reach (GtkWidget *widget)
{
  return gtk_widget_get_visible (widget) && gtk_widget_is_sensitive (widget);
}

/* What opens a menu, or says why, enters nothing, and what is typed is filled in by what was undone. */
static void
list_buttons (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
              GPtrArray *buttons)
{
  if (!is_within_reach (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_POPOVER (widget)
      || PARLOUR_IS_COUNTER (widget) || PARLOUR_IS_PAD (widget) || PARLOUR_IS_WHY (widget))
    return;

  if (GTK_IS_BUTTON (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_buttons (child, buttons);
}

/* Lists what can be pressed on a page, and below it. What is mapped is to be seen there. */
static GPtrArray *
list_all_buttons (ParlourPage *page)
{
  GPtrArray *buttons = g_ptr_array_new ();
  GtkWidget *action = parlour_page_get_action (page);

  list_buttons (GTK_WIDGET (page), buttons);
  if (action != NULL)
    list_buttons (action, buttons);

  return buttons;
}

/* What is hidden says what it said last, elsewhere perhaps something else. */
static void
append_text (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
             GString   *text)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    append_text (child, text);
}

static char *
read_text (GtkWidget *button)
{
  GString *text = g_string_new (gtk_widget_get_name (button));

  g_string_append_c (text, '\n');
  append_text (button, text);

  return g_string_free (text, FALSE);
}

/* What stands on a button, and which of those it is on which the same stands: where others come and go it is still that one. */
static char *
make_name (GPtrArray *buttons,
           guint      which)
{
  g_autofree char *text = read_text (buttons->pdata[which]);
  guint n = 0;

  for (guint i = 0; i < which; i++)
    {
      g_autofree char *other = read_text (buttons->pdata[i]);

      n += g_str_equal (text, other) ? 1 : 0;
    }

  return g_strdup_printf ("%s%u", text, n);
}

/**
 * finger_find_button:
 * @page: a page with a session
 * @name: of what is pressed, see finger_find_way()
 *
 * Finds a button that is to be seen on a page, or below it.
 *
 * Returns: (transfer none) (nullable): the button, or `NULL` if there is none now
 */
GtkWidget *
finger_find_button (ParlourPage *page,
                    const char  *name)
{
  g_autoptr (GPtrArray) buttons = list_all_buttons (page);

  for (guint i = 0; i < buttons->len; i++)
    {
      g_autofree char *other = make_name (buttons, i);

      if (g_str_equal (name, other))
        return gtk_widget_get_mapped (buttons->pdata[i]) ? buttons->pdata[i] : NULL;
    }

  return NULL;
}

/**
 * finger_find_first:
 * @page: a page with a session
 *
 * Finds the first button on a page.
 *
 * Returns: (transfer none) (nullable): the button, or `NULL` if it is not to be seen
 */
GtkWidget *
finger_find_first (ParlourPage *page)
{
  g_autoptr (GPtrArray) buttons = list_all_buttons (page);

  return buttons->len > 0 && gtk_widget_get_mapped (buttons->pdata[0]) ? buttons->pdata[0] : NULL;
}

/**
 * finger_find_page:
 * @window: a window with a game
 *
 * Finds where the game is.
 *
 * Returns: (transfer none) (nullable): the page, or `NULL` before it is there
 */
ParlourPage *
finger_find_page (GtkWidget *window) /* NOLINT(misc-no-recursion) */
{
  ParlourPage *page = PARLOUR_IS_PAGE (window) ? PARLOUR_PAGE (window) : NULL;

  if (!gtk_widget_get_mapped (window))
    return NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (window); child != NULL && page == NULL;
       child = gtk_widget_get_next_sibling (child))
    page = finger_find_page (child);

  return page;
}

/**
 * finger_is_next:
 * @session: a game
 * @whole: the same game as it goes on
 * @cursor: how many events of it have happened
 * @events: (array length=n_events): what may happen then
 * @n_events: how many events these are
 *
 * Tells whether something is what happens next in a game.
 *
 * Returns: whether all of it is
 */
gboolean
finger_is_next (TableSession            *session,
                const TableRecord       *whole,
                guint                    cursor,
                const TableEvent *const *events,
                guint                    n_events)
{
  const TableState *state = table_session_get_state (session);
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players, .state = state };
  gboolean is_next = cursor + n_events <= table_record_get_n_events (whole);

  for (guint i = 0; i < n_events && is_next; i++)
    is_next = table_event_equal (state->game->events, events[i], table_record_get_event (whole, cursor + i), &terms);

  return is_next;
}

/* A page that nobody sees */

static guint
get_cursor (TableSession *session)
{
  return table_record_get_cursor (table_session_get_record (session));
}

static void
on_all_entered (Finger                  *self,
                const TableEvent *const *events,
                guint                    n_events)
{
  self->is_entered |= finger_is_next (self->session, self->whole, get_cursor (self->session), events, n_events);
  self->has_answered = TRUE;
}

static void
on_entered (Finger           *self,
            const TableEvent *event)
{
  on_all_entered (self, &event, 1);
}

static void
on_complained (Finger *self)
{
  self->has_answered = TRUE;
}

/* It may be told of something yet, or enter something by itself, when nobody listens any more. */
static void
drop_page (Finger *self)
{
  if (self->page == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->page, self);
  parlour_page_set_session (self->page, NULL);
  gtk_window_set_child (GTK_WINDOW (self->window), NULL);
  self->page = NULL;
}

/* What enters what is filled in stands below the page: its actions work where there is a window around it. */
static void
make_page (Finger *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  drop_page (self);
  self->n_pages++;
  self->is_entered = FALSE;
  self->has_answered = FALSE;
  self->page = g_object_new (parlour_step_page_find (table_session_get_state (self->session)), NULL);
  g_signal_connect_swapped (self->page, "entered", G_CALLBACK (on_entered), self);
  g_signal_connect_swapped (self->page, "all-entered", G_CALLBACK (on_all_entered), self);
  g_signal_connect_swapped (self->page, "complained", G_CALLBACK (on_complained), self);
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->page));
  parlour_page_set_session (self->page, self->session);
  if (parlour_page_get_action (self->page) != NULL)
    gtk_box_append (GTK_BOX (box), parlour_page_get_action (self->page));
}

/* What is asked in a window of its own is answered by nobody. */
static void
close_windows (guint n_windows)
{
  GListModel *windows = gtk_window_get_toplevels ();

  while (g_list_model_get_n_items (windows) > n_windows)
    {
      g_autoptr (GtkWindow) last = g_list_model_get_item (windows, g_list_model_get_n_items (windows) - 1);

      gtk_window_destroy (last);
    }
}

static void
press (Finger *self,
       guint   which)
{
  g_autoptr (GPtrArray) buttons = list_all_buttons (self->page);
  const guint n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());

  if (which < buttons->len)
    g_signal_emit_by_name (buttons->pdata[which], "clicked");
  close_windows (n_windows);
}

/* Presses what leads there on a page that is as it was. */
static void
begin_again (Finger    *self,
             const Way *way)
{
  make_page (self);
  for (int i = 0; i < way->n; i++)
    press (self, way->buttons[i]);
}

/* What is pressed before may have been needed, without being a part of the way. */
static gboolean
leads_there (Finger    *self,
             const Way *way)
{
  begin_again (self, way);

  return self->is_entered;
}

/* What can be pressed, and what is filled in or chosen already. */
static GBytes *
describe (Finger *self)
{
  g_autoptr (GPtrArray) buttons = list_all_buttons (self->page);
  GString *text = g_string_new (NULL);
  GByteArray *input = g_byte_array_new ();

  for (guint i = 0; i < buttons->len; i++)
    {
      append_text (buttons->pdata[i], text);
      g_string_append_c (text, '\n');
    }
  if (PARLOUR_PAGE_GET_CLASS (self->page)->tell_input != NULL)
    PARLOUR_PAGE_GET_CLASS (self->page)->tell_input (self->page, input);
  g_byte_array_append (input, (const guint8 *) text->str, (guint) text->len);
  g_string_free (text, TRUE);

  return g_byte_array_free_to_bytes (input);
}

static guint
count_buttons (Finger *self)
{
  g_autoptr (GPtrArray) buttons = list_all_buttons (self->page);

  return buttons->len;
}

static gboolean find_from (Finger *self,
                           Way    *way);

/* What was chosen already is taken back by the first press, and the last that is due with the second one. */
static gboolean
find_twice (Finger       *self,
            Way          *way,
            const GArray *turnings)
{
  way->n += 2;
  for (guint i = 0; i < turnings->len && self->n_pages < MOST_PAGES; i++)
    {
      way->buttons[way->n - 2] = way->buttons[way->n - 1] = g_array_index (turnings, guint, i);
      if (leads_there (self, way))
        return TRUE;
    }
  way->n -= 2;

  return FALSE;
}

/* Each of what lists or chooses something goes on. */
static gboolean
find_beyond (Finger       *self, /* NOLINT(misc-no-recursion) */
             Way          *way,
             const GArray *turnings)
{
  way->n++;
  for (guint i = 0; i < turnings->len && self->n_pages < MOST_PAGES; i++)
    {
      way->buttons[way->n - 1] = g_array_index (turnings, guint, i);
      if (find_from (self, way))
        return TRUE;
    }
  way->n--;

  return FALSE;
}

/* What enters all that is filled in stands below it, and is tried before any of that is changed. */
static gboolean
find_from (Finger *self, /* NOLINT(misc-no-recursion) */
           Way    *way)
{
  g_autoptr (GArray) turnings = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GBytes) before = NULL;

  begin_again (self, way);
  before = describe (self);
  for (guint i = count_buttons (self); i > 0 && self->n_pages < MOST_PAGES; i--)
    {
      const guint which = i - 1;
      g_autoptr (GBytes) after = NULL;

      self->is_entered = self->has_answered = FALSE;
      press (self, which);
      way->buttons[way->n++] = which;
      if (self->is_entered && leads_there (self, way))
        return TRUE;

      way->n--;
      after = describe (self);
      if (g_bytes_equal (before, after))
        continue;

      if (!self->has_answered)
        g_array_append_val (turnings, which);
      begin_again (self, way);
    }

  return way->n < MOST_CHOICES && (find_twice (self, way, turnings) || find_beyond (self, way, turnings));
}

/* On boards */

/* What is gone through to find how an event is entered. */
typedef struct {
  const Finger *finger;
  const TableState *view;
  GArray *pairs; /* of TablePair: what is chosen on the board */
  GPtrArray *paths; /* of strings: what is touched for it, and in the end to enter the event */
  int n_boards; /* that have been laid out */
} Search;

static TableBoard *
lay_out (Search *self)
{
  const TableReader reader = { .seat = TABLE_NOBODY, .names = table_session_get_names (self->finger->session) };
  guint n_taken;

  self->n_boards++;

  return table_board_new (self->view, &reader, (const TablePair *) (void *) self->pairs->data, self->pairs->len, &n_taken);
}

/* The path of what is at the foot is that of nothing on the board. */
static void
add_path (Search            *self,
          const TableDeedAt *at)
{
  g_ptr_array_add (self->paths, at->deed != NULL && !g_str_equal (at->group->id, TABLE_WAY_ON)
                                  ? g_strjoin ("/", at->group->id, at->thing->id, at->deed->id, NULL) : g_strdup (""));
}

static gboolean
enters_next (Search          *self,
             const TableDeed *deed)
{
  return deed->kind == TABLE_ENTERS && deed->obstacle.text == NULL
         && finger_is_next (self->finger->session, self->finger->whole, get_cursor (self->finger->session), deed->events,
                            deed->n_events);
}

static gboolean
find_entering (Search           *self,
               const TableBoard *board)
{
  const TableDeed *complete = table_board_get_complete (board);
  TableDeedAt at = { NULL };

  while (table_board_next_deed (board, &at) && !enters_next (self, at.deed))
    ;
  if (at.deed == NULL && (complete == NULL || !enters_next (self, complete)))
    return FALSE;

  add_path (self, &at);

  return TRUE;
}

static gboolean
search (Search *self) /* NOLINT(misc-no-recursion) */
{
  g_autoptr (TableBoard) board = lay_out (self);
  const guint n_pairs = self->pairs->len;

  if (find_entering (self, board))
    return TRUE;

  for (TableDeedAt at = { NULL }; table_board_next_deed (board, &at) && self->paths->len + 1 < MOST_PRESSED
                                  && self->n_boards < MOST_BOARDS;)
    {
      if (at.deed->kind != TABLE_CHOOSES || at.deed->obstacle.text != NULL)
        continue;

      for (const TableChoice *choice = at.deed->choices; choice != NULL; choice = choice->next)
        g_array_append_val (self->pairs, ((TablePair) { choice->name, choice->value }));
      add_path (self, &at);
      if (search (self))
        return TRUE;

      g_ptr_array_set_size (self->paths, (int) self->paths->len - 1);
      g_array_set_size (self->pairs, n_pairs);
    }

  return FALSE;
}

static ParlourBoardView *
find_view (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  ParlourBoardView *found = PARLOUR_IS_BOARD_VIEW (widget) ? PARLOUR_BOARD_VIEW (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_view (child);

  return found;
}

static GtkWidget *
find_button (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  GtkWidget *found = GTK_IS_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child);

  return found;
}

/* What is at the foot: what confirms or, in a turn, what passes. */
static GtkWidget *
find_foot (GtkWidget *action)
{
  return PARLOUR_IS_CONFIRM_BAR (action) ? parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (action)) : find_button (action);
}

/* Presses what is touched on the page. */
static gboolean
touch (Finger     *self,
       Way        *way,
       const char *path)
{
  g_autoptr (GPtrArray) buttons = list_all_buttons (self->page);
  GtkWidget *action = parlour_page_get_action (self->page);
  GtkWidget *button = *path != '\0' ? parlour_board_view_find_deed (find_view (GTK_WIDGET (self->page)), path)
                      : action != NULL ? find_foot (action) : NULL;
  guint which;

  if (button == NULL || !g_ptr_array_find (buttons, button, &which))
    return FALSE;

  way->buttons[way->n++] = which;
  press (self, which);

  return TRUE;
}

/* What is picked is more than is pressed here, but what was undone is picked already. */
static gboolean
has_picks (Search *self)
{
  g_autoptr (TableBoard) board = lay_out (self);
  TableDeedAt at = { NULL };

  while (table_board_next_deed (board, &at) && at.deed->kind != TABLE_PICKS)
    ;

  return at.deed != NULL;
}

static gboolean
find_on_board (Finger *self,
               Way    *way)
{
  const TableState *state = table_session_get_state (self->session);
  g_autofree TableState *view = g_malloc (state->game->state_size);
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (TablePair));
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  Search found = { self, view, pairs, paths, 0 };
  gboolean is_picked, is_there;

  table_state_view (view, state, TABLE_NOBODY);
  is_picked = has_picks (&found);
  is_there = !is_picked && search (&found);
  for (guint i = 0; i < paths->len && is_there; i++)
    is_there = touch (self, way, paths->pdata[i]);
  table_state_clear (view);

  return is_picked ? find_from (self, way) : is_there && self->is_entered;
}

/* Tells what leads there, which is pressed once more for that: names change with what has been pressed. */
static char **
name_all (Finger    *self,
          const Way *way)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  make_page (self);
  for (int i = 0; i < way->n; i++)
    {
      g_autoptr (GPtrArray) buttons = list_all_buttons (self->page);
      g_autofree char *name = way->buttons[i] < buttons->len ? make_name (buttons, way->buttons[i]) : NULL;

      if (name == NULL)
        break;
      g_strv_builder_add (names, name);
      press (self, way->buttons[i]);
    }

  return g_strv_builder_end (names);
}

/**
 * finger_find_way:
 * @session: a game
 * @whole: the same game as it goes on
 *
 * Finds what is pressed to enter what happens next on the page that shows a game as it stands.
 *
 * Returns: (transfer full) (nullable) (array zero-terminated=1): the names of what is pressed, one after the other, or `NULL` if
 *   that was not found
 */
char **
finger_find_way (TableSession      *session,
                 const TableRecord *whole)
{
  const TableEvent *next = table_record_get_event (whole, get_cursor (session));
  Finger self = { .session = session, .whole = whole };
  char **names = NULL;
  Way way = { 0 };

  /* That has windows of its own. */
  if ((table_session_get_game (session)->events->kinds[next->type].flags & TABLE_EVENT_ASIDE) != 0)
    return NULL;

  self.window = gtk_window_new ();
  make_page (&self);
  if (PARLOUR_IS_BOARD_PAGE (self.page) ? find_on_board (&self, &way) : find_from (&self, &way))
    names = name_all (&self, &way);
  drop_page (&self);
  gtk_window_destroy (GTK_WINDOW (self.window));

  return names;
}
