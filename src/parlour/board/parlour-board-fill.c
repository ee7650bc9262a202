/* parlour-board-fill.c: what is filled in on the page of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Forms that a game has itself have a window of their own. One that is made of the fields of an event takes the place of the
 * board, which stands as it was when it is left.
 */

#include "config.h"

#include "parlour-board-page-private.h"

#include "parlour-counter.h"
#include "parlour-event-form.h"
#include "parlour-field-rows.h"
#include "parlour-side-dialog.h"
#include "parlour-template.h"

/* The form that the game has itself for what is filled in, if it has any. */
static const ParlourBoardForm *
find_own_form (ParlourBoardPage *self,
               const TableDeed  *deed)
{
  const ParlourGameBoard *board = parlour_board_page_get_game (self);
  const ParlourBoardForm *form = board != NULL ? board->forms : NULL;

  while (form != NULL && form->title != NULL && (deed->n_events == 0 || form->type != deed->events[0]->type))
    form++;

  return form != NULL && form->title != NULL ? form : NULL;
}

gboolean
parlour_board_page_has_own_form (ParlourBoardPage *self,
                                 const TableDeed  *deed)
{
  return find_own_form (self, deed) != NULL;
}

/* What is entered takes the form away, which is still at it. */

static void
on_entered (ParlourBoardPage *self,
            const TableEvent *event,
            int               roller)
{
  G_GNUC_UNUSED g_autoptr (ParlourPage) kept = g_object_ref (self->form);

  parlour_page_enter (PARLOUR_PAGE (self), event, (TableRoller) roller);
}

static void
on_all_entered (ParlourBoardPage        *self,
                const TableEvent *const *events,
                guint                    n_events,
                int                      roller)
{
  G_GNUC_UNUSED g_autoptr (ParlourPage) kept = g_object_ref (self->form);

  parlour_page_enter_all (PARLOUR_PAGE (self), events, n_events, (TableRoller) roller);
}

static void
on_entered_anyway (ParlourBoardPage        *self,
                   const TableEvent *const *events,
                   guint                    n_events,
                   int                      roller)
{
  G_GNUC_UNUSED g_autoptr (ParlourPage) kept = g_object_ref (self->form);

  parlour_page_enter_anyway (PARLOUR_PAGE (self), events, n_events, (TableRoller) roller);
}

/* The sentence is complete already. */
static void
on_complained (ParlourBoardPage *self,
               const char       *sentence,
               int               rule,
               ParlourPage      *anyway)
{
  g_signal_emit_by_name (self, "complained", sentence, rule, anyway);
}

void
parlour_board_page_close_form (ParlourBoardPage *self)
{
  if (self->form == NULL)
    return;

  self->form = NULL;
  parlour_box_clear (self->form_place);
  gtk_widget_set_visible (self->body, TRUE);
}

static void
go_back (ParlourBoardPage *self)
{
  parlour_board_page_close_form (self);
  parlour_board_page_show (self);
  parlour_board_page_take_focus (self);
}

static void
on_response (ParlourBoardPage *self,
             const char       *response)
{
  if (g_str_equal (response, "leave") && self->form != NULL)
    go_back (self);
}

/* What was filled in is not lost without a word. */
void
parlour_board_page_leave_form (ParlourBoardPage *self)
{
  if (parlour_page_has_input (self->form))
    parlour_page_ask_about_input (self->form, G_CALLBACK (on_response), self);
  else
    go_back (self);
}

static void
tell_back (GtkWidget *back,
           int        number)
{
  gtk_button_set_label (GTK_BUTTON (back), _("Back"));
}

/* What is pressed is gone before this ends. */
static void
on_back (ParlourBoardPage *self,
         GtkWidget        *back)
{
  G_GNUC_UNUSED g_autoptr (GtkWidget) kept = g_object_ref (back);

  parlour_board_page_leave_form (self);
}

static void
add_back (ParlourBoardPage *self)
{
  GtkWidget *back = gtk_button_new ();

  parlour_tell (back, tell_back, 0);
  gtk_widget_set_halign (back, GTK_ALIGN_START);
  g_signal_connect_object (back, "clicked", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->form_place, back);
}

/* Shows a form that says nothing yet. What is corrected has none but that. */
static void
make_form (ParlourBoardPage *self,
           gboolean          has_back)
{
  parlour_board_page_close_form (self);
  self->form = g_object_new (PARLOUR_TYPE_EVENT_FORM, NULL);
  g_signal_connect_object (self->form, "entered", G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->form, "all-entered", G_CALLBACK (on_all_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->form, "entered-anyway", G_CALLBACK (on_entered_anyway), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->form, "complained", G_CALLBACK (on_complained), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->body, FALSE);
  if (has_back)
    add_back (self);
  gtk_box_append (self->form_place, GTK_WIDGET (self->form));
  parlour_page_set_session (self->form, parlour_page_get_session (PARLOUR_PAGE (self)));
  gtk_box_append (self->form_place, parlour_page_get_action (self->form));
  parlour_page_set_action (PARLOUR_PAGE (self), NULL);
}

/* Shows an event of the past, or one that was undone, as it was filled in. */
void
parlour_board_page_correct_by_form (ParlourBoardPage *self,
                                    const TableEvent *event)
{
  make_form (self, !parlour_page_get_correcting (PARLOUR_PAGE (self)));
  parlour_page_fill_in (self->form, event);
}

static gboolean
is_number_or_text (GtkWidget *widget)
{
  return GTK_IS_TEXT (widget) || PARLOUR_IS_COUNTER (widget);
}

/* What nobody has written yet, though it must say something. */
static gboolean
is_to_be_written (GtkWidget *widget)
{
  return GTK_IS_TEXT (widget) && gtk_entry_buffer_get_length (gtk_text_get_buffer (GTK_TEXT (widget))) == 0
         && parlour_field_rows_must_say (gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW));
}

/* What is typed into, as deep as rows are nested. */
static GtkWidget *
find_text (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
           gboolean (*is_one) (GtkWidget *widget))
{
  GtkWidget *text = is_one (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      text = find_text (child, is_one);

  return text;
}

static void
open_own_form (ParlourBoardPage       *self,
               const ParlourBoardForm *form)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));

  gtk_window_present (parlour_side_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), session, form->get_type (),
                                               form->title));
}

/* Opens the form of a deed, begun with what is known. Who it is has been said by what was touched: what comes next is typed. */
void
parlour_board_page_open_form (ParlourBoardPage *self,
                              const TableDeed  *deed)
{
  const ParlourBoardForm *own = find_own_form (self, deed);
  GtkWidget *text;

  if (own != NULL)
    {
      open_own_form (self, own);
      return;
    }

  make_form (self, TRUE);
  if (parlour_page_get_inserting (PARLOUR_PAGE (self)))
    parlour_page_begin_inserting (self->form);
  if (deed->n_events > 0 && parlour_page_get_correcting (PARLOUR_PAGE (self)))
    parlour_page_fill_in (self->form, deed->events[0]);
  else if (deed->n_events > 0)
    parlour_page_begin_with (self->form, deed->events[0]);
  if (deed->n_events > 0)
    parlour_event_form_keep_kind (PARLOUR_EVENT_FORM (self->form));
  text = find_text (GTK_WIDGET (self->form), is_to_be_written);
  if (text == NULL)
    text = find_text (GTK_WIDGET (self->form), is_number_or_text);
  if (text != NULL)
    parlour_keys_begin_page (text);
}
