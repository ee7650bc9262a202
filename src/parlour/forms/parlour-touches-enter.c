/* parlour-touches-enter.c: what a page of touches enters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-touches-private.h"

#include "parlour-counter.h"
#include "parlour-event-form.h"
#include "parlour-keys.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-remedy.h"

#include <glib/gi18n.h>

/* What a touch enters. */
typedef struct {
  const TableEvents *events;
  TableEvent *first; /* or NULL */
  TableEvent *event; /* or NULL */
  int number; /* which is chosen without it */
  ParlourTouchesDeed deed; /* or NULL */
  TableRoller roller; /* who rolled for the event */
  gboolean fills; /* whether the event is only begun, and the rest filled in */
  int group; /* which it stands in, as they come, */
  int place; /* and where in it */
} Touch;

/* Any event */

static void
on_form_entered (ParlourTouches   *self,
                 const TableEvent *event,
                 int               roller)
{
  g_autoptr (GtkWidget) kept = g_object_ref (GTK_WIDGET (parlour_touches_get_private (self)->form));

  parlour_page_enter (PARLOUR_PAGE (self), event, (TableRoller) roller);
}

static void
on_form_entered_all (ParlourTouches          *self,
                     const TableEvent *const *events,
                     guint                    n_events)
{
  g_autoptr (GtkWidget) kept = g_object_ref (GTK_WIDGET (parlour_touches_get_private (self)->form));

  parlour_page_enter_all (PARLOUR_PAGE (self), events, n_events);
}

static void
on_form_entered_anyway (ParlourTouches          *self,
                        const TableEvent *const *events,
                        guint                    n_events,
                        int                      roller)
{
  g_autoptr (GtkWidget) kept = g_object_ref (GTK_WIDGET (parlour_touches_get_private (self)->form));

  parlour_page_enter_anyway (PARLOUR_PAGE (self), events, n_events, (TableRoller) roller);
}

/* The sentence is complete already. */
static void
on_form_complained (ParlourTouches *self,
                    const char     *sentence,
                    int             rule,
                    ParlourPage    *anyway)
{
  g_signal_emit_by_name (self, "complained", sentence, rule, anyway);
}

void
parlour_touches_close_form (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = parlour_touches_get_private (self);

  priv->form = NULL;
  parlour_box_clear (priv->form_box);
  gtk_widget_set_visible (GTK_WIDGET (priv->box), TRUE);
}

static void
make_form (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = parlour_touches_get_private (self);

  parlour_touches_close_form (self);
  priv->form = g_object_new (PARLOUR_TYPE_EVENT_FORM, NULL);
  g_signal_connect_object (priv->form, "entered", G_CALLBACK (on_form_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->form, "all-entered", G_CALLBACK (on_form_entered_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->form, "entered-anyway", G_CALLBACK (on_form_entered_anyway), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->form, "complained", G_CALLBACK (on_form_complained), self, G_CONNECT_SWAPPED);
}

static void
go_back (ParlourTouches *self)
{
  g_autoptr (GtkWidget) kept = g_object_ref (gtk_widget_get_first_child (GTK_WIDGET (parlour_touches_get_private (self)->form_box)));

  parlour_touches_close_form (self);
  parlour_touches_choose (self, parlour_touches_get_chosen (self));
}

static void
on_back_response (ParlourTouches *self,
                  const char     *response)
{
  if (g_str_equal (response, "leave") && parlour_touches_get_private (self)->form != NULL)
    go_back (self);
}

static void
on_back (ParlourTouches *self)
{
  ParlourPage *form = parlour_touches_get_private (self)->form;

  if (parlour_page_has_input (form))
    parlour_page_ask_about_input (form, G_CALLBACK (on_back_response), self);
  else
    go_back (self);
}

static void
tell_back (GtkWidget *back,
           int        number)
{
  gtk_button_set_label (GTK_BUTTON (back), _("Back"));
}

static GtkWidget *
make_back (ParlourTouches *self)
{
  GtkWidget *back = gtk_button_new ();

  parlour_tell (back, tell_back, 0);
  gtk_widget_set_halign (back, GTK_ALIGN_START);
  g_signal_connect_object (back, "clicked", G_CALLBACK (on_back), self, G_CONNECT_SWAPPED);

  return back;
}

/* What needs more than a touch is filled in instead. What is corrected or inserted is nothing else. */
void
parlour_touches_open_form (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = parlour_touches_get_private (self);

  make_form (self);
  gtk_widget_set_visible (GTK_WIDGET (priv->box), FALSE);
  if (!parlour_page_get_correcting (PARLOUR_PAGE (self)) && !parlour_page_get_inserting (PARLOUR_PAGE (self)))
    gtk_box_append (priv->form_box, make_back (self));
  gtk_box_append (priv->form_box, GTK_WIDGET (priv->form));
  parlour_page_set_session (priv->form, parlour_page_get_session (PARLOUR_PAGE (self)));
  gtk_box_append (priv->form_box, parlour_page_get_action (priv->form));
}

/* What is typed into, as deep as rows are nested. */
static GtkWidget *
find_text (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  GtkWidget *text = GTK_IS_TEXT (widget) || PARLOUR_IS_COUNTER (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      text = find_text (child);

  return text;
}

/* Who it is has been said by what was touched: what comes next is typed. */
static void
take_text (ParlourPage *form)
{
  GtkWidget *text = find_text (GTK_WIDGET (form));

  if (text != NULL)
    parlour_keys_begin_page (text);
}

static void
begin_form (ParlourTouches   *self,
            const TableEvent *event)
{
  parlour_touches_open_form (self);
  if (parlour_page_get_inserting (PARLOUR_PAGE (self)))
    parlour_page_begin_inserting (parlour_touches_get_private (self)->form);
  if (event == NULL)
    return;

  if (parlour_page_get_correcting (PARLOUR_PAGE (self)))
    parlour_page_fill_in (parlour_touches_get_private (self)->form, event);
  else
    parlour_page_begin_with (parlour_touches_get_private (self)->form, event);
  parlour_event_form_keep_kind (PARLOUR_EVENT_FORM (parlour_touches_get_private (self)->form));
  take_text (parlour_touches_get_private (self)->form);
}

static void
on_form_wanted (ParlourTouches *self)
{
  begin_form (self, NULL);
}

void
parlour_touches_add_form_button (ParlourTouches *self)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (_("Another Event…")));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Another Event…"), -1);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_form_wanted), self, G_CONNECT_SWAPPED);
  gtk_box_append (parlour_touches_get_private (self)->box, button);
}

/* Touching */

static void
touch_free (Touch *touch)
{
  if (touch->first != NULL)
    table_event_free (touch->events, touch->first);
  if (touch->event != NULL)
    table_event_free (touch->events, touch->event);
  g_free (touch);
}

static const Touch *
get_touch (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "touch");
}

/* What was pressed while something else was said, such as a number, is what stands in its place now; once the game has
 * gone on nothing is. */
static GtkWidget *
find_meant (ParlourTouches *self,
            GtkWidget      *button)
{
  const GPtrArray *buttons = parlour_touches_get_private (self)->buttons;
  const Touch *touch = get_touch (button);
  guint i = 0;

  if (!parlour_page_settle (PARLOUR_PAGE (self)))
    return button;
  if (parlour_page_is_new_moment (PARLOUR_PAGE (self)))
    return NULL;

  while (i < buttons->len && (get_touch (buttons->pdata[i])->group != touch->group
                              || get_touch (buttons->pdata[i])->place != touch->place))
    i++;

  return i < buttons->len ? buttons->pdata[i] : NULL;
}

/* Finds what is touched, which the page may have listed anew just now, or says why it is nothing. */
static GtkWidget *
find_touched (ParlourTouches *self,
              GtkWidget      *button)
{
  GtkWidget *meant = find_meant (self, button);

  if (meant != NULL && gtk_widget_get_sensitive (meant))
    return meant;

  if (meant != NULL)
    parlour_page_complain (PARLOUR_PAGE (self), parlour_widget_get_tooltip (meant));
  else
    parlour_page_refuse_changed (PARLOUR_PAGE (self));

  return NULL;
}

/* The page may show something else as soon as it is entered. */
static void
on_touched (ParlourTouches *self,
            GtkWidget      *button)
{
  g_autoptr (ParlourTouches) guard = g_object_ref (self);
  g_autoptr (GtkWidget) pressed = g_object_ref (button);
  GtkWidget *touched = find_touched (self, pressed);
  g_autoptr (GtkWidget) kept = touched != NULL ? g_object_ref (touched) : NULL;
  const Touch *touch;

  if (kept == NULL)
    return;

  touch = get_touch (kept);
  if (touch->deed != NULL)
    touch->deed (self);
  else if (touch->event == NULL)
    parlour_touches_choose (self, touch->number);
  else if (touch->fills)
    begin_form (self, touch->event);
  else if (touch->first != NULL)
    parlour_page_enter_all (PARLOUR_PAGE (self), (const TableEvent *[]) { touch->first, touch->event }, 2);
  else
    parlour_page_enter (PARLOUR_PAGE (self), touch->event, touch->roller);
}

/* Says what stands in the way beside what is touched, which looks as if it could not be, and can where the books alone are
 * against it. Tells whether anything does: what only one player knows greys nothing. */
static gboolean
hold_back (ParlourTouches      *self,
           GtkWidget           *button,
           const TableObstacle *obstacle,
           gboolean             anyway)
{
  const TableGame *game = parlour_touches_get_state (self)->game;
  g_autofree char *reason = NULL;

  if (obstacle->kind != TABLE_OBSTACLE_NONE && (game->obstacle_facts[obstacle->kind] & TABLE_IS_PRIVATE) == 0)
    reason = table_session_tell_obstacle (parlour_page_get_session (PARLOUR_PAGE (self)), obstacle, 0);
  if (reason != NULL && anyway)
    parlour_widget_warn (button, reason);
  else
    parlour_widget_hinder (button, reason);
  if (reason != NULL)
    parlour_touches_tell_reason (parlour_touches_get_private (self), reason);

  return reason != NULL;
}

static gboolean
hold_event_back (ParlourTouches   *self,
                 GtkWidget        *button,
                 const TableEvent *event)
{
  const TableState *state = parlour_touches_get_state (self);
  const TableObstacle obstacle = table_state_examine (state, event);

  return hold_back (self, button, &obstacle, table_remedy_exists (state, &event, 1));
}

/* Marks what is asked about once it is entered, where it stands, and says why. What only one player knows marks nothing. */
static void
mark_doubt (ParlourTouches   *self,
            GtkWidget        *button,
            const TableEvent *event)
{
  const TableState *state = parlour_touches_get_state (self);
  const TableObstacle doubt = table_state_doubt (state, event);
  g_autofree char *sentence = NULL;

  if (doubt.kind == TABLE_OBSTACLE_NONE || (state->game->obstacle_facts[doubt.kind] & TABLE_IS_PRIVATE) != 0)
    return;

  sentence = table_session_tell_obstacle (parlour_page_get_session (PARLOUR_PAGE (self)), &doubt, 0);
  gtk_widget_add_css_class (button, "doubtful");
  parlour_widget_set_tooltip (button, sentence);
  parlour_widget_describe (button, sentence);
}

/* What can be touched knows what it enters. */
static void
keep_touch (ParlourTouches *self,
            GtkWidget      *button,
            Touch          *touch)
{
  touch->events = parlour_touches_get_events (self);
  touch->roller = parlour_touches_get_private (self)->roller;
  touch->group = parlour_touches_get_private (self)->n_groups;
  touch->place = parlour_touches_get_private (self)->n_in_group++;
  g_object_set_data_full (G_OBJECT (button), "touch", touch, (GDestroyNotify) touch_free);
  g_ptr_array_add (parlour_touches_get_private (self)->buttons, button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_touched), self, G_CONNECT_SWAPPED);
}

/**
 * parlour_touches_add:
 * @self: a page, on which a card has begun
 * @label: (nullable): what stands on the button, or `NULL` to let the whole card be touched
 * @event: what is entered then
 *
 * Adds something that can be touched. What cannot happen says why, and is offered to whoever touches it all the same
 * where only the books are against it; what is doubtful is marked.
 */
void
parlour_touches_add (ParlourTouches   *self,
                     const char       *label,
                     const TableEvent *event)
{
  ParlourTouchesPrivate *priv;
  GtkWidget *button;
  Touch *touch;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && event != NULL);

  priv = parlour_touches_get_private (self);
  button = parlour_touches_make_button (priv, label);
  touch = g_new (Touch, 1);
  parlour_touches_name_button (priv, button, label);
  if (!hold_event_back (self, button, event) && priv->buttons->len >= priv->first_key
      && priv->buttons->len < priv->first_key + N_KEYS)
    parlour_touches_name_key (button, priv->buttons->len - priv->first_key);
  mark_doubt (self, button, event);

  *touch = (Touch) { .event = table_event_copy (parlour_touches_get_events (self), event) };
  touch->first = priv->first != NULL ? table_event_copy (parlour_touches_get_events (self), priv->first) : NULL;
  keep_touch (self, button, touch);
}

/* Adds a button that enters nothing by itself. */
static GtkWidget *
add_touch (ParlourTouches *self,
           const char     *label,
           Touch           what)
{
  GtkWidget *button = parlour_touches_make_button (parlour_touches_get_private (self), label);
  Touch *touch = g_new (Touch, 1);

  parlour_touches_name_button (parlour_touches_get_private (self), button, label);
  *touch = what;
  keep_touch (self, button, touch);

  return button;
}

/**
 * parlour_touches_add_deed:
 * @self: a page, on which a card has begun
 * @label: (nullable): what stands on the button, or `NULL` to let the whole card be touched
 * @deed: what is done then
 *
 * Adds something of which nobody knows beforehand what it enters or chooses, such as a roll.
 */
void
parlour_touches_add_deed (ParlourTouches    *self,
                          const char        *label,
                          ParlourTouchesDeed deed)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && deed != NULL);

  add_touch (self, label, (Touch) { .deed = deed });
}

/**
 * parlour_touches_add_choice:
 * @self: a page, on which a card has begun
 * @label: (nullable): what stands on the button, or `NULL` to let the whole card be touched
 * @number: what is chosen then
 *
 * Adds something that enters nothing yet: everything is listed anew. It is for pages that count nothing.
 */
void
parlour_touches_add_choice (ParlourTouches *self,
                            const char     *label,
                            int             number)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  add_touch (self, label, (Touch) { .number = number });
}

/**
 * parlour_touches_add_lacking:
 * @self: a page, on which a card has begun
 * @label: (nullable): what stands on the button, or `NULL` to let the whole card be touched
 * @number: what is chosen then
 * @obstacle: (nullable): what the books have against it, if anything
 *
 * Adds a choice, as parlour_touches_add_choice() does, that looks as if it could not be touched where the books are
 * against it, and says why: what is entered in the end may be entered anyway.
 */
void
parlour_touches_add_lacking (ParlourTouches      *self,
                             const char          *label,
                             int                  number,
                             const TableObstacle *obstacle)
{
  GtkWidget *button;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  button = add_touch (self, label, (Touch) { .number = number });
  if (obstacle != NULL)
    hold_back (self, button, obstacle, TRUE);
}

/**
 * parlour_touches_add_step:
 * @self: a page, on which a card has begun
 * @label: (nullable): what stands on the button, or `NULL` to let the whole card be touched
 * @number: what is chosen then
 * @event: something of the kind that is entered in the end
 *
 * Adds a choice after which more is asked. It says what stands against @event, and can be touched all the same where
 * only the books do.
 */
void
parlour_touches_add_step (ParlourTouches   *self,
                          const char       *label,
                          int               number,
                          const TableEvent *event)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && event != NULL);

  hold_event_back (self, add_touch (self, label, (Touch) { .number = number }), event);
}

/**
 * parlour_touches_add_form:
 * @self: a page, on which a card has begun
 * @label: (nullable): what stands on the button, or `NULL` to let the whole card be touched
 * @event: what is known of what happens
 *
 * Adds something of which the rest is filled in as a form.
 */
void
parlour_touches_add_form (ParlourTouches   *self,
                          const char       *label,
                          const TableEvent *event)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && event != NULL);

  add_touch (self, label, (Touch) {
    .event = table_event_copy (parlour_touches_get_events (self), event), .fills = TRUE,
  });
}
