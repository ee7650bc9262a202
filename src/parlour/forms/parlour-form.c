/* parlour-form.c: a page on which one event is filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-form.h"

#include "parlour-keys.h"

/**
 * ParlourForm:
 *
 * A page whose action is a `ParlourConfirmBar`. Whatever is filled in, the bar says what is
 * missing or what the rules say against it, and enters it when it is confirmed.
 */

G_DEFINE_ABSTRACT_TYPE (ParlourForm, parlour_form, PARLOUR_TYPE_PAGE)

static TableEvent *
make_event (ParlourForm *self)
{
  return PARLOUR_FORM_GET_CLASS (self)->make_event (self);
}

static char *
find_missing (ParlourForm *self)
{
  ParlourFormClass *klass = PARLOUR_FORM_GET_CLASS (self);

  return klass->find_missing != NULL ? klass->find_missing (self) : NULL;
}

static const TableEvents *
get_events (ParlourForm *self)
{
  return table_session_get_game (parlour_page_get_session (PARLOUR_PAGE (self)))->events;
}

static void
parlour_form_tell_input (ParlourPage *page,
                         GByteArray  *input)
{
  ParlourForm *self = PARLOUR_FORM (page);
  TableEvent *event = make_event (self);

  g_byte_array_append (input, (const guint8 *) event, (guint) get_events (self)->size);
  table_event_free (get_events (self), event);
}

/* Typing begins at once. */
static void
parlour_form_map (GtkWidget *widget)
{
  ParlourForm *self = PARLOUR_FORM (widget);
  ParlourFormClass *klass = PARLOUR_FORM_GET_CLASS (self);

  GTK_WIDGET_CLASS (parlour_form_parent_class)->map (widget);

  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  parlour_keys_begin_page (klass->get_first != NULL ? klass->get_first (self)
                                                    : parlour_confirm_bar_get_button (parlour_form_get_bar (self)));
}

static void
parlour_form_enter_by_itself (ParlourPage *page)
{
  parlour_form_enter (PARLOUR_FORM (page));
}

static void
on_action_set (ParlourForm *self)
{
  GtkWidget *bar = parlour_page_get_action (PARLOUR_PAGE (self));

  if (bar != NULL)
    g_signal_connect_object (bar, "confirmed", G_CALLBACK (parlour_form_enter), self, G_CONNECT_SWAPPED);
}

static void
parlour_form_class_init (ParlourFormClass *klass)
{
  GTK_WIDGET_CLASS (klass)->map = parlour_form_map;
  PARLOUR_PAGE_CLASS (klass)->tell_input = parlour_form_tell_input;
  PARLOUR_PAGE_CLASS (klass)->enter = parlour_form_enter_by_itself;
}

static void
parlour_form_init (ParlourForm *self)
{
  g_signal_connect (self, "notify::action", G_CALLBACK (on_action_set), NULL);
}

/**
 * parlour_form_get_bar:
 * @self: a form
 *
 * Gets the bar below it.
 *
 * Returns: (transfer none): the bar
 */
ParlourConfirmBar *
parlour_form_get_bar (ParlourForm *self)
{
  g_return_val_if_fail (PARLOUR_IS_FORM (self), NULL);

  return PARLOUR_CONFIRM_BAR (parlour_page_get_action (PARLOUR_PAGE (self)));
}

/* Lists what one touch enters, in an order in which as much of it as possible can happen, and tells how much that is. */
static GPtrArray *
list_events (ParlourForm *self,
             guint       *n_possible)
{
  GPtrArray *events = g_ptr_array_new ();

  if (PARLOUR_FORM_GET_CLASS (self)->list_before != NULL)
    PARLOUR_FORM_GET_CLASS (self)->list_before (self, events);
  g_ptr_array_add (events, make_event (self));
  *n_possible = table_state_sort_events (parlour_page_get_state (PARLOUR_PAGE (self)), events);

  return events;
}

/**
 * parlour_form_changed:
 * @self: a form
 *
 * Shows whether what is filled in can be entered; for use whenever something is changed.
 */
void
parlour_form_changed (ParlourForm *self)
{
  g_autofree char *missing = NULL;
  ParlourFormClass *klass;
  GPtrArray *events;
  guint n_possible;

  g_return_if_fail (PARLOUR_IS_FORM (self));

  if (parlour_page_get_session (PARLOUR_PAGE (self)) == NULL)
    return;

  klass = PARLOUR_FORM_GET_CLASS (self);
  if (klass->is_due != NULL && klass->is_due (self))
    {
      parlour_confirm_bar_allow (parlour_form_get_bar (self));
      return;
    }

  missing = find_missing (self);
  if (missing != NULL)
    {
      parlour_confirm_bar_refuse (parlour_form_get_bar (self), missing);
      return;
    }

  events = list_events (self, &n_possible);
  parlour_confirm_bar_offer (parlour_form_get_bar (self), events->pdata[n_possible < events->len ? n_possible : 0]);
  table_event_free_all (get_events (self), events);
}

/**
 * parlour_form_enter:
 * @self: a form
 *
 * Enters what is filled in, unless something is missing.
 */
void
parlour_form_enter (ParlourForm *self)
{
  g_autofree char *missing = NULL;
  ParlourFormClass *klass;
  const TableEvents *kinds;
  GPtrArray *events;
  guint n_possible;

  g_return_if_fail (PARLOUR_IS_FORM (self));

  klass = PARLOUR_FORM_GET_CLASS (self);
  if (klass->prepare != NULL && !klass->prepare (self))
    return;

  missing = find_missing (self);
  if (missing != NULL)
    return;

  /* What is entered may take the page away, and the game from it. */
  kinds = get_events (self);
  events = list_events (self, &n_possible);
  if (events->len > 1)
    parlour_page_enter_all (PARLOUR_PAGE (self), (const TableEvent *const *) events->pdata, events->len, TABLE_ROLLER_NONE);
  else
    parlour_page_enter (PARLOUR_PAGE (self), events->pdata[0], klass->get_roller != NULL ? klass->get_roller (self)
                                                                                         : TABLE_ROLLER_NONE);
  table_event_free_all (kinds, events);
}
