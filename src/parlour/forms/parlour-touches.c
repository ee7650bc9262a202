/* parlour-touches.c: a page on which each thing that may happen is touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One touch is one event. A game lists what may happen, and the rules say what of it cannot. What
 * follows from what nobody needs to say, such as the end of a turn, is listed as well: a touch
 * enters both.
 */

#include "config.h"

#include "parlour-touches.h"

#include "parlour-emblem.h"
#include "parlour-event-form.h"
#include "parlour-keys.h"
#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* How wide a card is at least, and how much room is between things. */
#define CARD_WIDTH 190
#define SPACING 8

/* The same for what stands on a ring, where names alone have to fit. */
#define RING_WIDTH 112

/* How large the sign of a thing is. */
#define SIGN_SIZE 20

/* How many have a key: the digits, from 1 on. */
#define N_KEYS 10

/* What a touch enters. */
typedef struct {
  const TableEvents *events;
  TableEvent *first; /* or NULL */
  TableEvent *event; /* or NULL */
  int number; /* which is chosen without it */
  ParlourTouchesDeed deed; /* or NULL */
  TableRoller roller; /* who rolled for the event */
  gboolean fills; /* whether the event is only begun, and the rest filled in */
} Touch;

typedef struct {
  TableState *state; /* after what is entered first, or NULL */
  TableEvent *first; /* what is entered before anything that is listed, or NULL */
  int number;
  TableRoller roller; /* who rolled for what is listed */
  GtkBox *box;
  GtkBox *form_box; /* where the form of any event is, or nothing */
  ParlourPage *form; /* that, or NULL */
  gboolean is_beside; /* whether it stands below what is listed, and is about what comes after that */
  gboolean has_rest; /* whether it is asked for */
  GtkWidget *counter_group;
  AdwActionRow *counter_row;
  GtkSpinButton *counter;
  GtkWidget *heading; /* of the group */
  GtkWidget *cards; /* of it */
  gboolean is_ring; /* whether each of them has its place */
  GtkWidget *card;
  GtkWidget *head; /* what a card says */
  char *title; /* that, as it is read out */
  GtkWidget *choices; /* on it, or NULL */
  GPtrArray *buttons; /* of GtkWidget, all that can be touched */
} ParlourTouchesPrivate;

/**
 * ParlourTouches:
 *
 * A page for steps at which one of several things happens.
 */
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourTouches, parlour_touches, PARLOUR_TYPE_PAGE)

static ParlourTouchesPrivate *
get_private (ParlourTouches *self)
{
  return parlour_touches_get_instance_private (self);
}

static const TableEvents *
get_events (ParlourTouches *self)
{
  return parlour_page_get_state (PARLOUR_PAGE (self))->game->events;
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

static void list (ParlourTouches *self);
static GtkWidget *find_first (ParlourTouches *self);
static void begin_form (ParlourTouches   *self,
                        const TableEvent *event);

/* The page may show something else as soon as it is entered. */
static void
on_touched (ParlourTouches *self,
            GtkWidget      *button)
{
  g_autoptr (ParlourTouches) guard = g_object_ref (self);
  g_autoptr (GtkWidget) kept = g_object_ref (button);
  const Touch *touch = g_object_get_data (G_OBJECT (kept), "touch");

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

static gboolean
on_key (GtkWidget *widget,
        GVariant  *which,
        gpointer   data)
{
  const GPtrArray *buttons = get_private (PARLOUR_TOUCHES (widget))->buttons;
  guint i = (guint) g_variant_get_int32 (which);

  if (i >= buttons->len || !gtk_widget_is_sensitive (buttons->pdata[i]))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate (buttons->pdata[i]);

  return GDK_EVENT_STOP;
}

/* Any event */

static void
on_form_entered (ParlourTouches   *self,
                 const TableEvent *event,
                 int               roller)
{
  g_autoptr (GtkWidget) kept = g_object_ref (GTK_WIDGET (get_private (self)->form));

  parlour_page_enter (PARLOUR_PAGE (self), event, (TableRoller) roller);
}

static void
on_form_entered_all (ParlourTouches          *self,
                     const TableEvent *const *events,
                     guint                    n_events)
{
  g_autoptr (GtkWidget) kept = g_object_ref (GTK_WIDGET (get_private (self)->form));

  parlour_page_enter_all (PARLOUR_PAGE (self), events, n_events);
}

/* The sentence is complete already. */
static void
on_form_complained (ParlourTouches *self,
                    const char     *sentence)
{
  parlour_page_complain (PARLOUR_PAGE (self), sentence);
}

static void
close_form (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = get_private (self);

  priv->form = NULL;
  priv->is_beside = FALSE;
  parlour_box_clear (priv->form_box);
  gtk_widget_set_visible (GTK_WIDGET (priv->box), TRUE);
}

static void
make_form (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = get_private (self);

  close_form (self);
  priv->form = g_object_new (PARLOUR_TYPE_EVENT_FORM, NULL);
  g_signal_connect_object (priv->form, "entered", G_CALLBACK (on_form_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->form, "all-entered", G_CALLBACK (on_form_entered_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->form, "complained", G_CALLBACK (on_form_complained), self, G_CONNECT_SWAPPED);
}

/* What needs more than a touch is filled in instead. */
static void
open_form (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = get_private (self);

  make_form (self);
  gtk_widget_set_visible (GTK_WIDGET (priv->box), FALSE);
  gtk_widget_set_visible (priv->counter_group, FALSE);
  gtk_box_append (priv->form_box, GTK_WIDGET (priv->form));
  parlour_page_set_session (priv->form, parlour_page_get_session (PARLOUR_PAGE (self)));
  gtk_box_append (priv->form_box, parlour_page_get_action (priv->form));
}

/* Everybody is asked, whoever has the turn. What is filled in stays as long as nothing happens. */
static void
show_rest (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = get_private (self);
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  g_autofree char *step = NULL, *title = NULL;

  if (!priv->is_beside)
    {
      make_form (self);
      priv->is_beside = TRUE;
      gtk_box_append (priv->form_box, parlour_label_new_wrapped (NULL));
      gtk_widget_add_css_class (gtk_widget_get_first_child (GTK_WIDGET (priv->form_box)), "heading");
      gtk_box_append (priv->form_box, GTK_WIDGET (priv->form));
      parlour_page_set_session_after (priv->form, session, priv->first);
      gtk_box_append (priv->form_box, parlour_page_get_action (priv->form));
    }
  else
    {
      parlour_page_update (priv->form);
    }

  step = priv->state->game->tell_step (table_session_get_names (session), priv->state);
  /* Translators: %s is what is asked then. */
  title = g_strdup_printf (_("Nothing more, and then: %s"), step);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (GTK_WIDGET (priv->form_box))), title);
}

static void
begin_form (ParlourTouches   *self,
            const TableEvent *event)
{
  open_form (self);
  if (parlour_page_get_inserting (PARLOUR_PAGE (self)))
    parlour_page_begin_inserting (get_private (self)->form);
  if (event != NULL)
    parlour_page_fill_in (get_private (self)->form, event);
}

static void
on_form_wanted (ParlourTouches *self)
{
  begin_form (self, NULL);
}

static void
add_form_button (ParlourTouches *self)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (_("Another Event…")));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Another Event…"), -1);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_form_wanted), self, G_CONNECT_SWAPPED);
  gtk_box_append (get_private (self)->box, button);
}

/* The page */

/* What everybody should bear in mind, and what the last event caused. */
static void
add_news (ParlourTouches *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *news = parlour_why_tell_news (session, rules);
  g_autofree char *note = PARLOUR_TOUCHES_GET_CLASS (self)->tell_note != NULL
                            ? PARLOUR_TOUCHES_GET_CLASS (self)->tell_note (self) : NULL;

  if (note != NULL)
    {
      parlour_touches_add_why (self, note, PARLOUR_TOUCHES_GET_CLASS (self)->note_question, TABLE_NOBODY);
      gtk_widget_add_css_class (gtk_widget_get_last_child (GTK_WIDGET (get_private (self)->box)), "heading");
    }
  if (news == NULL || parlour_page_get_correcting (PARLOUR_PAGE (self)))
    return;

  gtk_box_append (get_private (self)->box, parlour_why_new_line (news, session, PARLOUR_QUESTION_NEWS, TABLE_NOBODY));
}

static void
list_touches (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = get_private (self);
  const int seat = parlour_page_get_state (PARLOUR_PAGE (self))->turn;
  g_autoptr (TongueScope) scope = parlour_page_speak_to (PARLOUR_PAGE (self), GTK_WIDGET (priv->box), seat);

  parlour_box_clear (priv->box);
  g_ptr_array_set_size (priv->buttons, 0);
  gtk_widget_set_visible (priv->counter_group, FALSE);
  parlour_touches_go_on (self, NULL);
  parlour_touches_set_roller (self, TABLE_ROLLER_NONE);
  add_news (self);
  PARLOUR_TOUCHES_GET_CLASS (self)->list (self);
  if (PARLOUR_TOUCHES_GET_CLASS (self)->has_others)
    add_form_button (self);
}

static void
list (ParlourTouches *self)
{
  get_private (self)->has_rest = FALSE;
  list_touches (self);
  if (get_private (self)->has_rest)
    show_rest (self);
}

static GtkWidget *
find_first (ParlourTouches *self)
{
  const GPtrArray *buttons = get_private (self)->buttons;
  guint i = 0;

  while (i < buttons->len && !gtk_widget_is_sensitive (buttons->pdata[i]))
    i++;

  return i < buttons->len ? buttons->pdata[i] : NULL;
}

static void
parlour_touches_update (ParlourPage *page)
{
  ParlourTouches *self = PARLOUR_TOUCHES (page);

  if (parlour_page_is_new_moment (page))
    {
      get_private (self)->number = 0;
      close_form (self);
    }
  if (get_private (self)->form != NULL && !get_private (self)->is_beside)
    {
      parlour_page_update (get_private (self)->form);
      return;
    }
  list (self);
  if (parlour_page_is_new_moment (page) && find_first (self) != NULL)
    parlour_keys_begin_page (find_first (self));
}

static void
parlour_touches_tell_input (ParlourPage *page,
                            GByteArray  *input)
{
  ParlourTouchesPrivate *priv = get_private (PARLOUR_TOUCHES (page));

  g_byte_array_append (input, (const guint8 *) &priv->number, sizeof (int));
  if (priv->form != NULL && parlour_page_has_input (priv->form))
    parlour_page_append_text (input, "");
}

/* What is corrected begins with what was counted, and may be anything that is filled in. */
static void
parlour_touches_fill_in (ParlourPage      *page,
                         const TableEvent *event)
{
  ParlourTouches *self = PARLOUR_TOUCHES (page);

  if (PARLOUR_TOUCHES_GET_CLASS (self)->get_number != NULL)
    parlour_touches_choose (self, PARLOUR_TOUCHES_GET_CLASS (self)->get_number (event));
  if (!PARLOUR_TOUCHES_GET_CLASS (self)->has_others)
    return;

  open_form (self);
  parlour_page_fill_in (get_private (self)->form, event);
}

static void
parlour_touches_map (GtkWidget *widget)
{
  GtkWidget *first = find_first (PARLOUR_TOUCHES (widget));

  GTK_WIDGET_CLASS (parlour_touches_parent_class)->map (widget);
  if (first != NULL)
    parlour_keys_begin_page (first);
}

/* What is listed may depend on the number. */
static void
on_counted (ParlourTouches *self)
{
  int number = gtk_spin_button_get_value_as_int (get_private (self)->counter);

  if (number == get_private (self)->number)
    return;

  get_private (self)->number = number;
  list (self);
}

static void
forget_group (ParlourTouchesPrivate *priv)
{
  g_clear_object (&priv->card);
  g_clear_object (&priv->cards);
  g_clear_object (&priv->heading);
}

static void
parlour_touches_dispose (GObject *object)
{
  forget_group (get_private (PARLOUR_TOUCHES (object)));
  parlour_touches_go_on (PARLOUR_TOUCHES (object), NULL);
  g_clear_pointer (&get_private (PARLOUR_TOUCHES (object))->buttons, g_ptr_array_unref);
  g_clear_pointer (&get_private (PARLOUR_TOUCHES (object))->title, g_free);

  G_OBJECT_CLASS (parlour_touches_parent_class)->dispose (object);
}

static void
parlour_touches_class_init (ParlourTouchesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_touches_dispose;
  GTK_WIDGET_CLASS (klass)->map = parlour_touches_map;
  PARLOUR_PAGE_CLASS (klass)->update = parlour_touches_update;
  PARLOUR_PAGE_CLASS (klass)->fill_in = parlour_touches_fill_in;
  PARLOUR_PAGE_CLASS (klass)->tell_input = parlour_touches_tell_input;
  PARLOUR_PAGE_CLASS (klass)->is_large = TRUE;
}

static void
add_keys (ParlourTouches *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < N_KEYS; i++)
    {
      const guint digit = (i + 1) % N_KEYS;

      parlour_keys_add (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_0 + digit, 0, on_key, (int) i);
      parlour_keys_add (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_KP_0 + digit, 0, on_key, (int) i);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
parlour_touches_init (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = get_private (self);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  priv->buttons = g_ptr_array_new ();
  priv->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  priv->counter = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 0, 1));
  gtk_widget_set_valign (GTK_WIDGET (priv->counter), GTK_ALIGN_CENTER);
  g_signal_connect_object (priv->counter, "value-changed", G_CALLBACK (on_counted), self, G_CONNECT_SWAPPED);
  priv->counter_row = ADW_ACTION_ROW (adw_action_row_new ());
  adw_action_row_add_suffix (priv->counter_row, GTK_WIDGET (priv->counter));
  priv->counter_group = adw_preferences_group_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (priv->counter_group), GTK_WIDGET (priv->counter_row));
  gtk_box_append (GTK_BOX (page), priv->counter_group);
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (priv->box));
  priv->form_box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (priv->form_box));
  adw_bin_set_child (ADW_BIN (self), page);
  add_keys (self);
}

/* What is listed */

/**
 * parlour_touches_get_state:
 * @self: a page
 *
 * Gets how the game stands when what is listed happens, see parlour_touches_go_on().
 *
 * Returns: (transfer none): the state
 */
const TableState *
parlour_touches_get_state (ParlourTouches *self)
{
  g_return_val_if_fail (PARLOUR_IS_TOUCHES (self), NULL);

  return get_private (self)->state != NULL ? get_private (self)->state : parlour_page_get_state (PARLOUR_PAGE (self));
}

/**
 * parlour_touches_go_on:
 * @self: a page
 * @first: (nullable): something that can happen, or `NULL` for nothing
 *
 * Lets all that is listed from now on be what comes after @first, which is entered with it, by one touch,
 * and undone with it. What is corrected is one event, and nothing comes after it.
 */
void
parlour_touches_go_on (ParlourTouches   *self,
                       const TableEvent *first)
{
  ParlourTouchesPrivate *priv;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  priv = get_private (self);
  if (priv->first != NULL)
    table_event_free (priv->state->game->events, priv->first);
  g_clear_pointer (&priv->state, table_state_free);
  priv->first = NULL;
  if (first == NULL || parlour_page_get_correcting (PARLOUR_PAGE (self)))
    return;

  priv->state = table_state_dup (parlour_page_get_state (PARLOUR_PAGE (self)));
  priv->first = table_event_copy (get_events (self), first);
  table_state_apply (priv->state, first, NULL);
}

/**
 * parlour_touches_add_rest:
 * @self: a page which goes on from something, see parlour_touches_go_on()
 *
 * Adds the form of what comes then, below all that is listed.
 */
void
parlour_touches_add_rest (ParlourTouches *self)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && get_private (self)->first != NULL);

  get_private (self)->has_rest = TRUE;
}

/**
 * parlour_touches_set_roller:
 * @self: a page
 * @roller: somebody, or `TABLE_ROLLER_NONE`
 *
 * Says who rolled for all that is listed from now on.
 */
void
parlour_touches_set_roller (ParlourTouches *self,
                            TableRoller     roller)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  get_private (self)->roller = roller;
}

/**
 * parlour_touches_can_happen:
 * @self: a page
 * @event: something that could be listed
 *
 * Asks the rules whether it can happen.
 *
 * Returns: whether it can
 */
gboolean
parlour_touches_can_happen (ParlourTouches   *self,
                            const TableEvent *event)
{
  g_return_val_if_fail (PARLOUR_IS_TOUCHES (self) && event != NULL, FALSE);

  return table_state_examine (parlour_touches_get_state (self), event).kind == TABLE_OBSTACLE_NONE;
}

/**
 * parlour_touches_try:
 * @self: a page
 * @event: something that could be listed
 *
 * Asks the rules what would be if it happened.
 *
 * Returns: (transfer full) (nullable): how the game would stand then, or `NULL` if it cannot happen
 */
TableState *
parlour_touches_try (ParlourTouches   *self,
                     const TableEvent *event)
{
  TableState *after;

  if (!parlour_touches_can_happen (self, event))
    return NULL;

  after = table_state_dup (parlour_touches_get_state (self));
  table_state_apply (after, event, NULL);

  return after;
}

/**
 * parlour_touches_get_name:
 * @self: a page
 * @seat: a player
 *
 * Gets what a player is called.
 *
 * Returns: (transfer none): the name
 */
const char *
parlour_touches_get_name (ParlourTouches *self,
                          int             seat)
{
  return parlour_page_get_name (PARLOUR_PAGE (self), seat);
}

/**
 * parlour_touches_add_text:
 * @self: a page
 * @text: something to be read
 *
 * Adds a line to the page.
 */
void
parlour_touches_add_text (ParlourTouches *self,
                          const char     *text)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && text != NULL);

  gtk_box_append (get_private (self)->box, parlour_label_new_wrapped (text));
}

/**
 * parlour_touches_add_why:
 * @self: a page
 * @text: something to be read
 * @question: what it is asked, a question of the game's, or 0 if it is asked nothing
 * @seat: of whom, or `TABLE_NOBODY`
 *
 * Adds a line that says why.
 */
void
parlour_touches_add_why (ParlourTouches *self,
                         const char     *text,
                         int             question,
                         int             seat)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && text != NULL);

  if (question == 0)
    parlour_touches_add_text (self, text);
  else
    gtk_box_append (get_private (self)->box,
                    parlour_why_new_line (text, parlour_page_get_session (PARLOUR_PAGE (self)), question, seat));
}

/**
 * parlour_touches_add_prices:
 * @self: a page
 *
 * Adds the word for what things cost, if there is anything to be asked.
 */
void
parlour_touches_add_prices (ParlourTouches *self)
{
  GtkWidget *prices;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  prices = g_object_new (PARLOUR_TYPE_WHY, "halign", GTK_ALIGN_START, NULL);
  parlour_why_show_prices (PARLOUR_WHY (prices), parlour_page_get_session (PARLOUR_PAGE (self)));
  gtk_box_append (get_private (self)->box, prices);
}

/**
 * parlour_touches_count:
 * @self: a page
 * @title: what is counted
 * @min: how little it can be, as it is before anybody changes it
 * @max: how much it can be
 *
 * Asks for a number, the only one of the page, and lists everything anew when it is another one.
 *
 * Returns: the number
 */
int
parlour_touches_count (ParlourTouches *self,
                       const char     *title,
                       int             min,
                       int             max)
{
  ParlourTouchesPrivate *priv;

  g_return_val_if_fail (PARLOUR_IS_TOUCHES (self) && title != NULL, min);

  priv = get_private (self);
  priv->number = CLAMP (priv->number, min, max);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (priv->counter_row), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->counter), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_spin_button_set_range (priv->counter, min, max);
  gtk_spin_button_set_value (priv->counter, priv->number);
  gtk_widget_set_visible (priv->counter_group, TRUE);

  return priv->number;
}

/**
 * parlour_touches_begin_group:
 * @self: a page
 * @title: what the cards that follow have in common, or nothing
 *
 * Begins a group of cards, which is there as soon as one of them is.
 */
void
parlour_touches_begin_group (ParlourTouches *self,
                             const char     *title)
{
  ParlourTouchesPrivate *priv;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && title != NULL);

  priv = get_private (self);
  forget_group (priv);
  priv->is_ring = FALSE;
  priv->heading = g_object_ref_sink (parlour_label_new_wrapped (title));
  gtk_widget_add_css_class (priv->heading, "heading");
  gtk_widget_set_visible (priv->heading, *title != '\0');
  priv->cards = g_object_new (PARLOUR_TYPE_STALLS, "column-width", CARD_WIDTH, "spacing", SPACING, NULL);
  g_object_ref_sink (priv->cards);
}

/**
 * parlour_touches_begin_ring:
 * @self: a page
 * @title: what the cards that follow have in common, or nothing
 * @n: how many of them stand on the ring, an even number from 8 on
 *
 * Begins a group of cards of which the first @n stand on a ring, clockwise, and the others inside it, where
 * there is the room for that. Each of them is there, whether it can be touched or not.
 */
void
parlour_touches_begin_ring (ParlourTouches *self,
                            const char     *title,
                            int             n)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && n >= 8 && n % 2 == 0);

  parlour_touches_begin_group (self, title);
  get_private (self)->is_ring = TRUE;
  gtk_widget_add_css_class (get_private (self)->cards, "ring");
  g_object_set (get_private (self)->cards, "column-width", RING_WIDTH, "rim", n, NULL);
}

/* What cannot be touched at all is not shown. */
static void
show_card (ParlourTouchesPrivate *priv)
{
  if (gtk_widget_get_parent (priv->cards) == NULL)
    {
      gtk_box_append (priv->box, priv->heading);
      gtk_box_append (priv->box, priv->cards);
    }
  if (gtk_widget_get_parent (priv->card) == NULL)
    parlour_stalls_append (PARLOUR_STALLS (priv->cards), priv->card);
}

static GtkWidget *
make_head (GtkOrientation  orientation,
           GtkWidget      *sign,
           const char     *title,
           const char     *text)
{
  GtkWidget *head = gtk_box_new (orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? SPACING : SPACING / 2);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Where there is little room. */
  GtkWidget *name = orientation == GTK_ORIENTATION_VERTICAL ? parlour_label_new_narrow (title) : parlour_label_new_wrapped (title);
  GtkWidget *more = parlour_label_new_wrapped (text);

  if (sign != NULL)
    gtk_box_append (GTK_BOX (head), sign);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (more, "caption");
  gtk_widget_set_visible (more, *text != '\0');
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), more);
  gtk_box_append (GTK_BOX (head), words);

  return head;
}

/**
 * parlour_touches_begin_card:
 * @self: a page, on which a group has begun
 * @sign: (transfer floating) (nullable): a picture of it
 * @title: what it is
 * @text: what is to be said of it, or nothing
 *
 * Begins a card, to which is added what can be touched, and which is there as soon as anything can.
 */
void
parlour_touches_begin_card (ParlourTouches *self,
                            GtkWidget      *sign,
                            const char     *title,
                            const char     *text)
{
  ParlourTouchesPrivate *priv;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && title != NULL && text != NULL);

  priv = get_private (self);
  g_clear_object (&priv->card);
  priv->card = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  priv->head = make_head (priv->is_ring ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, sign, title, text);
  g_free (priv->title);
  priv->title = *text != '\0' ? g_strdup_printf (C_("something and what it is", "%s: %s"), title, text) : g_strdup (title);
  priv->choices = NULL;
  gtk_box_append (GTK_BOX (priv->card), priv->head);
  if (priv->is_ring)
    show_card (priv);
}

/**
 * parlour_touches_begin_seat:
 * @self: a page, on which a group has begun
 * @seat: a player
 * @text: what is to be said of that, or nothing
 *
 * Begins a card of a player.
 */
void
parlour_touches_begin_seat (ParlourTouches *self,
                            int             seat,
                            const char     *text)
{
  TableSession *session;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  session = parlour_page_get_session (PARLOUR_PAGE (self));
  parlour_touches_begin_card (self, parlour_emblem_new ((int) table_session_get_color (session, seat)),
                              parlour_page_get_name (PARLOUR_PAGE (self), seat), text);
}

/**
 * parlour_touches_begin_thing:
 * @self: a page, on which a group has begun
 * @id: what records call a thing of which there is a sign
 * @title: what it is called
 * @owner: whose it is, or `TABLE_NOBODY`
 *
 * Begins a card of a thing.
 */
void
parlour_touches_begin_thing (ParlourTouches *self,
                             const char     *id,
                             const char     *title,
                             int             owner)
{
  TableSession *session;
  GtkWidget *signs;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  session = parlour_page_get_session (PARLOUR_PAGE (self));
  signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING / 2);
  gtk_box_append (GTK_BOX (signs), parlour_sign_new (table_session_get_game (session), id, SIGN_SIZE));
  gtk_widget_set_valign (signs, GTK_ALIGN_CENTER);
  if (owner != TABLE_NOBODY)
    gtk_box_append (GTK_BOX (signs), g_object_new (PARLOUR_TYPE_EMBLEM, "size", SIGN_SIZE, "color",
                                                   (int) table_session_get_color (session, owner), NULL));
  parlour_touches_begin_card (self, signs, title,
                              owner != TABLE_NOBODY ? parlour_page_get_name (PARLOUR_PAGE (self), owner) : "");
  if (owner == TABLE_NOBODY)
    return;

  g_free (get_private (self)->title);
  /* Translators: %s are a thing and a player. */
  get_private (self)->title = g_strdup_printf (_("%s, owned by %s"), title,
                                               parlour_page_get_name (PARLOUR_PAGE (self), owner));
}

/* A card with one thing to be touched is touched itself; others have a button for each. */
static GtkWidget *
make_button (ParlourTouchesPrivate *priv,
             const char            *label)
{
  GtkWidget *button = gtk_button_new ();

  show_card (priv);
  if (label == NULL)
    {
      gtk_box_remove (GTK_BOX (priv->card), g_object_ref (priv->head));
      gtk_button_set_child (GTK_BUTTON (button), priv->head);
      g_object_unref (priv->head);
      gtk_widget_add_css_class (button, "touch");
      gtk_widget_set_vexpand (button, TRUE);
      gtk_box_append (GTK_BOX (priv->card), button);

      return button;
    }

  if (priv->choices == NULL)
    {
      priv->choices = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_set_layout_manager (priv->choices, g_object_new (PARLOUR_TYPE_WRAP_LAYOUT, "spacing", SPACING / 2, NULL));
      gtk_box_append (GTK_BOX (priv->card), priv->choices);
      gtk_widget_add_css_class (priv->card, "card");
      gtk_widget_add_css_class (priv->card, "touches");
    }
  gtk_button_set_child (GTK_BUTTON (button), parlour_label_new_wrapped (label));
  gtk_box_append (GTK_BOX (priv->choices), button);

  return button;
}

/* Says why it cannot be touched, once for all that the card has. */
static void
tell_reason (ParlourTouchesPrivate *priv,
             const char            *reason)
{
  GtkWidget *label = gtk_widget_get_last_child (priv->card);

  if (!GTK_IS_LABEL (label))
    {
      label = parlour_label_new_wrapped (NULL);
      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (priv->card), label);
    }
  gtk_label_set_label (GTK_LABEL (label), reason);
}

/* A button is named as if there was nothing around it. */
static void
name_button (ParlourTouchesPrivate *priv,
             GtkWidget             *button,
             const char            *label)
{
  g_autofree char *name = label != NULL ? g_strdup_printf (C_("something and what it is", "%s: %s"), priv->title, label)
                                        : g_strdup (priv->title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
name_key (GtkWidget *button,
          guint      which)
{
  /* Translators: %u is a digit. */
  g_autofree char *text = g_strdup_printf (_("Key %u"), (which + 1) % N_KEYS);

  parlour_widget_set_tooltip (button, text);
}

/* What can be touched knows what it enters. */
static void
keep_touch (ParlourTouches *self,
            GtkWidget      *button,
            Touch          *touch)
{
  touch->events = get_events (self);
  touch->roller = get_private (self)->roller;
  g_object_set_data_full (G_OBJECT (button), "touch", touch, (GDestroyNotify) touch_free);
  g_ptr_array_add (get_private (self)->buttons, button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_touched), self, G_CONNECT_SWAPPED);
}

/* What only one player knows greys nothing. */
static char *
find_reason (ParlourTouches   *self,
             const TableEvent *event)
{
  const TableState *state = parlour_touches_get_state (self);
  const TableObstacle obstacle = table_state_examine (state, event);

  if (obstacle.kind == TABLE_OBSTACLE_NONE || (state->game->obstacle_facts[obstacle.kind] & TABLE_IS_PRIVATE) != 0)
    return NULL;

  return table_session_tell_obstacle (parlour_page_get_session (PARLOUR_PAGE (self)), &obstacle, 0);
}

/**
 * parlour_touches_add:
 * @self: a page, on which a card has begun
 * @label: (nullable): what stands on the button, or `NULL` to let the whole card be touched
 * @event: what is entered then
 *
 * Adds something that can be touched. What cannot happen says why.
 */
void
parlour_touches_add (ParlourTouches   *self,
                     const char       *label,
                     const TableEvent *event)
{
  ParlourTouchesPrivate *priv;
  g_autofree char *reason = NULL;
  GtkWidget *button;
  Touch *touch;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && event != NULL);

  priv = get_private (self);
  button = make_button (priv, label);
  reason = find_reason (self, event);
  name_button (priv, button, label);
  parlour_widget_hinder (button, reason);
  if (reason != NULL)
    tell_reason (priv, reason);
  else if (priv->buttons->len < N_KEYS)
    name_key (button, priv->buttons->len);

  touch = g_new (Touch, 1);
  *touch = (Touch) { .event = table_event_copy (get_events (self), event) };
  touch->first = priv->first != NULL ? table_event_copy (get_events (self), priv->first) : NULL;
  keep_touch (self, button, touch);
}

/**
 * parlour_touches_name:
 * @self: a page, on which something has been added
 * @what: what a touch does
 *
 * Lets what was added last say what it does to those who do not see under which heading it stands.
 */
void
parlour_touches_name (ParlourTouches *self,
                      const char     *what)
{
  const GPtrArray *buttons;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && what != NULL && get_private (self)->buttons->len > 0);

  buttons = get_private (self)->buttons;
  name_button (get_private (self), buttons->pdata[buttons->len - 1], what);
}

/**
 * parlour_touches_suggest:
 * @self: a page, on which something has been added
 *
 * Lets what was added last stand out, as it may well come next.
 */
void
parlour_touches_suggest (ParlourTouches *self)
{
  const GPtrArray *buttons;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && get_private (self)->buttons->len > 0);

  buttons = get_private (self)->buttons;
  gtk_widget_add_css_class (buttons->pdata[buttons->len - 1], "likely");
  parlour_touches_name (self, _("likely next"));
}

/**
 * parlour_touches_hinder:
 * @self: a page, on which something has been added
 * @reason: why it cannot be touched
 *
 * Lets what was added last not be touched, as something on the page has to be said before.
 */
void
parlour_touches_hinder (ParlourTouches *self,
                        const char     *reason)
{
  const GPtrArray *buttons;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && get_private (self)->buttons->len > 0);
  g_return_if_fail (reason != NULL);

  buttons = get_private (self)->buttons;
  parlour_widget_hinder (buttons->pdata[buttons->len - 1], reason);
  tell_reason (get_private (self), reason);
}

/**
 * parlour_touches_get_chosen:
 * @self: a page
 *
 * Gets what was touched of parlour_touches_add_choice().
 *
 * Returns: the number, or 0 if nothing was
 */
int
parlour_touches_get_chosen (ParlourTouches *self)
{
  g_return_val_if_fail (PARLOUR_IS_TOUCHES (self), 0);

  return get_private (self)->number;
}

/**
 * parlour_touches_choose:
 * @self: a page
 * @number: what is chosen
 *
 * Chooses what parlour_touches_get_chosen() tells, and lists everything anew.
 */
void
parlour_touches_choose (ParlourTouches *self,
                        int             number)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  get_private (self)->number = number;
  list (self);
  if (find_first (self) != NULL)
    parlour_keys_begin_page (find_first (self));
}

/* Adds a button that enters nothing by itself. */
static void
add_touch (ParlourTouches *self,
           const char     *label,
           Touch           what)
{
  GtkWidget *button = make_button (get_private (self), label);
  Touch *touch = g_new (Touch, 1);

  name_button (get_private (self), button, label);
  *touch = what;
  keep_touch (self, button, touch);
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
 * parlour_touches_begin_steps:
 * @self: a page
 * @question: what is asked
 *
 * Begins what is chosen step by step, with a question and a way back.
 */
void
parlour_touches_begin_steps (ParlourTouches *self,
                             const char     *question)
{
  parlour_touches_add_text (self, question);
  parlour_touches_begin_group (self, "");
  parlour_touches_begin_card (self, NULL, _("Back"), "");
  parlour_touches_add_choice (self, NULL, 0);
}

/**
 * parlour_touches_add_first:
 * @self: a page which goes on from something, see parlour_touches_go_on(), and on which a card has begun
 * @label: (nullable): what stands on the button, or `NULL` to let the whole card be touched
 *
 * Adds something that needs more than a touch: it enters only what comes first, and the rest is asked then.
 */
void
parlour_touches_add_first (ParlourTouches *self,
                           const char     *label)
{
  g_return_if_fail (PARLOUR_IS_TOUCHES (self) && get_private (self)->first != NULL);

  add_touch (self, label, (Touch) { .event = table_event_copy (get_events (self), get_private (self)->first) });
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

  add_touch (self, label, (Touch) { .event = table_event_copy (get_events (self), event), .fills = TRUE });
}
