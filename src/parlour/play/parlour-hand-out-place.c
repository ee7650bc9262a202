/* parlour-hand-out-place.c: where a page lists what is handed out and moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-hand-out-place.h"

#include "parlour-game-hand-out.h"
#include "parlour-hand-out.h"
#include "parlour-stage.h"
#include "parlour-widgets.h"

/* How much of the page a list may take that opens by itself. A page that is narrow, in pixels where
 * text has its usual size, and higher than wide, as that of a telephone, has hardly room for what is
 * to be done: there it is a line that opens, unless it is hardly more. */
#define MOST_OF_PAGE 0.55
#define MOST_OF_HIGH_PAGE 0.3
#define NARROW 450

/* Cards are typed, so what is asked first is enough to be seen of their page: the first key folds
 * the list. */
#define MOST_OF_PAGE_OF_CARDS 0.72

/* A place on the page of a game for the list of what is handed out and moved now. The list is large when a day or the game
 * begins, one line where it would hide what is to be done, and away when somebody is done with it. */
struct _ParlourHandOutPlace {
  AdwBin parent_instance;

  TableSession *session;
  const ParlourGameHandOut *game; /* or NULL without a session, or of a game without a list */
  ParlourHandOut *list; /* likewise */
  TableLine *line; /* what brought anybody anything last, or NULL */
  gboolean was_last; /* whether it was what happened last */
  gboolean closed; /* whether somebody put the list away */
  gboolean opened_itself; /* whether it opened without anybody wanting it */
};

G_DEFINE_FINAL_TYPE (ParlourHandOutPlace, parlour_hand_out_place, ADW_TYPE_BIN)

static const TableState *
get_state (ParlourHandOutPlace *self)
{
  return table_session_get_state (self->session);
}

static TableLine *
find_line (ParlourHandOutPlace *self)
{
  return self->list != NULL ? self->game->find (self->session) : NULL;
}

/* Whether a list is of what happened last: the start of the game has none. */
static gboolean
is_last_step (ParlourHandOutPlace *self,
              TableLine           *line)
{
  return line == table_session_get_last_step (self->session);
}

/* Until something is handed out there is what everybody took to begin with, if the table
 * wants to be told, and if the game was not only counted. */
static gboolean
has_list (ParlourHandOutPlace *self,
          TableLine           *line)
{
  if (self->list == NULL)
    return FALSE;

  return line != NULL
         || (parlour_stage_get_tells_moves (parlour_stage_get (self->session))
             && !table_state_is_counted (get_state (self)));
}

/* Money and goods stay in sight until the round ends, for whoever is not that fast,
 * and what was to be moved as long as the day. */
static gboolean
is_needed (ParlourHandOutPlace *self,
           TableLine           *line)
{
  const TableState *state = get_state (self);

  if (self->closed || table_state_is_finished (state) || !has_list (self, line))
    return FALSE;

  return is_last_step (self, line)
         || (line != NULL && line->round == state->round && self->game->lasts (line, state->part));
}

/* Open or folded */

static double
get_most (ParlourHandOutPlace *self,
          gboolean             is_high)
{
  const ParlourGame *game = parlour_game_find (table_session_get_game (self->session));

  if (is_high)
    return MOST_OF_HIGH_PAGE;

  return game->asks_for_cards != NULL && game->asks_for_cards (get_state (self)) ? MOST_OF_PAGE_OF_CARDS : MOST_OF_PAGE;
}

/* Whether the list leaves the form below it in sight, of which the first touch folds it. As long
 * as the page has no size nobody knows. */
static gboolean
has_room (ParlourHandOutPlace *self)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  int width = parent != NULL ? gtk_widget_get_width (parent) : 0;
  gboolean is_high;
  int height, room;

  if (page == NULL || width == 0)
    return TRUE;

  room = gtk_widget_get_height (page);
  is_high = room > width && width < parlour_widget_scale_width (page, NARROW);

  /* What is to be seen before all else waits until somebody touches it, unless nothing else were
   * to be seen. */
  if (parlour_hand_out_has_roll (self->list) && !is_high)
    return TRUE;

  gtk_widget_measure (GTK_WIDGET (self->list), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height <= room * get_most (self, is_high);
}

/* Whether something has just come to lie that one looks at first, as the last die. */
static gboolean
has_something_at_once (ParlourHandOutPlace *self)
{
  TableLine *line = table_session_get_last_step (self->session);

  return line != NULL && self->game->has_die (line) && !self->closed;
}

static gboolean
is_open (ParlourHandOutPlace *self)
{
  return self->list != NULL && gtk_widget_get_visible (GTK_WIDGET (self->list)) && parlour_hand_out_get_open (self->list);
}

/* Who goes on has seen what lay there before all else. */
static void
set_seen (ParlourHandOutPlace *self)
{
  if (has_something_at_once (self))
    parlour_stage_set_seen (parlour_stage_get (self->session), self->session);
}

/* Lets the list be large if a day or the game has just begun or something lies there that one
 * looks at first, and one line where the form takes the whole page. */
void
parlour_hand_out_place_open_or_fold (ParlourHandOutPlace *self)
{
  if (self->list == NULL)
    return;

  self->opened_itself = (has_something_at_once (self)
                         || parlour_stage_are_moves_due (parlour_stage_get (self->session), self->session))
                        && !self->game->is_brief (get_state (self));
  /* Only what is open has its whole height. */
  parlour_hand_out_set_open (self->list, self->opened_itself);
  parlour_hand_out_place_fit (self);
}

/* Folds the list to a line if it has opened by itself, as somebody goes on. What lay there
 * before all else has been seen. */
void
parlour_hand_out_place_fold (ParlourHandOutPlace *self)
{
  if (self->list == NULL)
    return;

  if (self->opened_itself)
    parlour_hand_out_set_open (self->list, FALSE);
  self->opened_itself = FALSE;
  set_seen (self);
}

/* Folds the list if it has opened by itself and leaves too little room for the form. */
void
parlour_hand_out_place_fit (ParlourHandOutPlace *self)
{
  if (self->opened_itself && is_open (self) && !has_room (self))
    parlour_hand_out_set_open (self->list, FALSE);
}

/* Opens the list, or folds it to a line; what was put away comes back. */
gboolean
parlour_hand_out_place_toggle (ParlourHandOutPlace *self)
{
  if (self->session == NULL || table_state_is_finished (get_state (self)) || !has_list (self, self->line))
    return FALSE;

  set_seen (self);
  self->opened_itself = FALSE;
  self->closed = FALSE;
  parlour_hand_out_set_open (self->list, !is_open (self));
  gtk_widget_set_visible (GTK_WIDGET (self->list), TRUE);

  return is_open (self);
}

/* What is listed */

/* Tells whether something else is to be listed than what is, or nothing. */
gboolean
parlour_hand_out_place_is_out_of_date (ParlourHandOutPlace *self)
{
  g_autoptr (TableLine) line = NULL;

  if (self->list == NULL)
    return FALSE;

  line = find_line (self);

  return line != self->line || is_last_step (self, line) != self->was_last
         || is_needed (self, line) != gtk_widget_get_visible (GTK_WIDGET (self->list));
}

/* Lists what is handed out and moved now. */
void
parlour_hand_out_place_update (ParlourHandOutPlace *self)
{
  g_autoptr (TableLine) line = NULL;
  gboolean is_last, is_other;

  if (self->list == NULL)
    return;

  line = find_line (self);
  is_last = is_last_step (self, line);
  is_other = line != self->line;
  if (is_other || is_last != self->was_last)
    self->closed = self->closed && !is_other && !is_last;
  gtk_widget_set_visible (GTK_WIDGET (self->list), is_needed (self, line));
  /* What was undone is told no more, not even in another language. */
  if (has_list (self, line))
    parlour_hand_out_show (self->list, self->session, line);
  else
    parlour_hand_out_forget (self->list);
  if (is_other || is_last != self->was_last)
    parlour_hand_out_place_open_or_fold (self);

  g_set_object (&self->line, line);
  self->was_last = is_last;
}

static void
forget_line (ParlourHandOutPlace *self)
{
  g_clear_object (&self->line);
  self->was_last = FALSE;
  self->closed = FALSE;
}

/* Forgets what is listed and who is done with it, until parlour_hand_out_place_update(). */
void
parlour_hand_out_place_forget (ParlourHandOutPlace *self)
{
  forget_line (self);
  if (self->list != NULL)
    parlour_hand_out_forget (self->list);
}

/* Tells whether there is something that could be listed, even if it was put away. */
gboolean
parlour_hand_out_place_has_list (ParlourHandOutPlace *self)
{
  return has_list (self, self->line);
}

/* Makes a window with the list, which shares with this one who is done. */
GtkWindow *
parlour_hand_out_place_make_window (ParlourHandOutPlace *self,
                                    GtkWindow           *parent)
{
  g_return_val_if_fail (self->list != NULL, NULL);

  return parlour_hand_out_new_window (self->list, parent, self->session);
}

/* The object */

static void
on_closed (ParlourHandOutPlace *self)
{
  set_seen (self);
  self->closed = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->list), FALSE);
  if (is_last_step (self, self->line))
    parlour_stage_set_moved (parlour_stage_get (self->session), self->session);
}

/* Takes the list of another game, which is not to be seen yet. */
void
parlour_hand_out_place_set_session (ParlourHandOutPlace *self,
                                    TableSession        *session)
{
  forget_line (self);
  self->opened_itself = FALSE;
  self->list = NULL;
  self->game = NULL;
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_set_object (&self->session, session);
  if (session != NULL)
    self->game = parlour_game_find (table_session_get_game (session))->hand_out;
  if (self->game == NULL)
    return;

  self->list = g_object_new (PARLOUR_TYPE_HAND_OUT, "visible", FALSE, "css-classes", (const char *[]) { "hand-out", NULL },
                             NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->list));
  g_signal_connect_object (self->list, "closed", G_CALLBACK (on_closed), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->list, "visible", self, "visible", G_BINDING_SYNC_CREATE);
}

static void
parlour_hand_out_place_dispose (GObject *object)
{
  ParlourHandOutPlace *self = PARLOUR_HAND_OUT_PLACE (object);

  g_clear_object (&self->line);
  g_clear_object (&self->session);
  self->list = NULL;

  G_OBJECT_CLASS (parlour_hand_out_place_parent_class)->dispose (object);
}

static void
parlour_hand_out_place_class_init (ParlourHandOutPlaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_hand_out_place_dispose;
}

static void
parlour_hand_out_place_init (ParlourHandOutPlace *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
