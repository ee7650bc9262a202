/* parlour-touches.c: a page on which each thing that may happen is touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One touch is one event. A game lists what may happen, and the rules say what of it cannot. What
 * follows from what nobody needs to say, such as the end of a turn, is listed as well: a touch
 * enters both.
 */

#include "config.h"

#include "parlour-touches-private.h"

#include "parlour-collections.h"
#include "parlour-keys.h"
#include "parlour-why.h"
#include "parlour-widgets.h"

/**
 * ParlourTouches:
 *
 * A page for steps at which one of several things happens.
 */
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourTouches, parlour_touches, PARLOUR_TYPE_PAGE)

ParlourTouchesPrivate *
parlour_touches_get_private (ParlourTouches *self)
{
  return parlour_touches_get_instance_private (self);
}

const TableEvents *
parlour_touches_get_events (ParlourTouches *self)
{
  return parlour_page_get_state (PARLOUR_PAGE (self))->game->events;
}

static GtkWidget *find_first (ParlourTouches *self);

/* GTK would show a button pressed for a quarter of a second before anything happens, and forget it for the next key. */
static gboolean
on_key (GtkWidget *widget,
        GVariant  *which,
        gpointer   data)
{
  ParlourTouches *self = PARLOUR_TOUCHES (gtk_widget_get_ancestor (widget, PARLOUR_TYPE_TOUCHES));
  const ParlourTouchesPrivate *priv = parlour_touches_get_private (self);
  const int digit = g_variant_get_int32 (which);
  guint i;

  parlour_page_settle (PARLOUR_PAGE (self));
  i = priv->first_key + (guint) digit;
  if (i >= priv->buttons->len || !gtk_widget_is_sensitive (priv->buttons->pdata[i]))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit_by_name (priv->buttons->pdata[i], "clicked");

  return GDK_EVENT_STOP;
}

/* What is chosen step by step is left by Escape as by the way back. */
static gboolean
on_escape (GtkWidget *widget,
           GVariant  *nothing,
           gpointer   data)
{
  ParlourTouches *self = PARLOUR_TOUCHES (gtk_widget_get_ancestor (widget, PARLOUR_TYPE_TOUCHES));
  const ParlourTouchesPrivate *priv = parlour_touches_get_private (self);

  if (priv->number == 0)
    return GDK_EVENT_PROPAGATE;

  parlour_touches_choose (self, 0);

  return GDK_EVENT_STOP;
}

/* The page */

/* What was rolled here is seen nowhere else where the chronicle is hidden. */
static void
add_roll (ParlourTouches *self,
          TableSession   *session)
{
  const TableRecord *record = table_session_get_record (session);
  const guint cursor = table_record_get_cursor (record);
  g_autoptr (TableLine) line = NULL;

  if (cursor == 0 || table_roller_find (record, cursor - 1) != TABLE_ROLLER_APP)
    return;

  line = g_list_model_get_item (table_session_get_chronicle (session), cursor - 1);
  parlour_touches_add_text (self, table_line_get_sentence (line));
}

/* What everybody should bear in mind, and what the last event caused. */
static void
add_news (ParlourTouches *self)
{
  TableSession *session = parlour_page_get_session (PARLOUR_PAGE (self));
  GtkBox *box = parlour_touches_get_private (self)->box;
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *news = parlour_why_tell_news (session, rules);
  g_autofree char *note = PARLOUR_TOUCHES_GET_CLASS (self)->tell_note != NULL
                            ? PARLOUR_TOUCHES_GET_CLASS (self)->tell_note (table_session_get_names (session),
                                                                           parlour_page_get_state (PARLOUR_PAGE (self)))
                            : NULL;

  if (note != NULL)
    {
      parlour_touches_add_why (self, note, PARLOUR_TOUCHES_GET_CLASS (self)->note_question, TABLE_NOBODY);
      gtk_widget_add_css_class (gtk_widget_get_last_child (GTK_WIDGET (box)), "heading");
    }
  if (parlour_page_get_correcting (PARLOUR_PAGE (self)))
    return;

  add_roll (self, session);
  if (news == NULL)
    return;

  gtk_box_append (box, parlour_why_new_line (news, session, PARLOUR_QUESTION_NEWS, TABLE_NOBODY));
}

static void
list (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = parlour_touches_get_private (self);
  const int seat = parlour_page_get_state (PARLOUR_PAGE (self))->turn;
  g_autoptr (TongueScope) scope = parlour_page_speak_to (PARLOUR_PAGE (self), GTK_WIDGET (priv->box), seat);

  parlour_box_clear (priv->box);
  g_ptr_array_set_size (priv->buttons, 0);
  priv->first_key = 0;
  priv->n_groups = 0;
  parlour_touches_go_on (self, NULL);
  parlour_touches_set_roller (self, TABLE_ROLLER_NONE);
  add_news (self);
  PARLOUR_TOUCHES_GET_CLASS (self)->list (self);
  if (PARLOUR_TOUCHES_GET_CLASS (self)->has_others)
    parlour_touches_add_form_button (self);
}

/* While something waits for the disk nothing can be touched, and yet the page begins with this. */
static GtkWidget *
find_first (ParlourTouches *self)
{
  const GPtrArray *buttons = parlour_touches_get_private (self)->buttons;
  guint i = 0;

  while (i < buttons->len && parlour_widget_is_hindered (buttons->pdata[i]))
    i++;

  return i < buttons->len ? buttons->pdata[i] : NULL;
}

static void
begin (ParlourTouches *self)
{
  GtkWidget *first = find_first (self);

  if (first != NULL)
    parlour_keys_begin_page (first);
}

/* The focus stays where it is. */
static void
list_again (ParlourTouches *self)
{
  const ParlourTouchesPrivate *priv = parlour_touches_get_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean has_focus;
  guint place = 0;

  parlour_keys_settle ();
  has_focus = root != NULL && g_ptr_array_find (priv->buttons, gtk_root_get_focus (root), &place);
  list (self);
  if (has_focus && place < priv->buttons->len)
    gtk_widget_grab_focus (priv->buttons->pdata[place]);
}

/* What is at hand stays until something has used it, or the game has gone back. */
static int
get_ready (ParlourTouches *self)
{
  const ParlourTouchesClass *klass = PARLOUR_TOUCHES_GET_CLASS (self);
  ParlourTouchesPrivate *priv = parlour_touches_get_private (self);
  const TableRecord *record = table_session_get_record (parlour_page_get_session (PARLOUR_PAGE (self)));
  const guint n = table_record_get_cursor (record);
  const gboolean is_used = n <= priv->n_events || (klass->used_by & 1u << table_record_get_event (record, n - 1)->type) != 0;

  priv->n_events = n;

  return is_used ? 0 : (int) ((guint) priv->number & klass->ready);
}

static void
parlour_touches_update (ParlourPage *page)
{
  ParlourTouches *self = PARLOUR_TOUCHES (page);

  if (parlour_page_is_new_moment (page))
    {
      parlour_touches_get_private (self)->number = get_ready (self);
      parlour_touches_close_form (self);
    }
  if (parlour_touches_get_private (self)->form != NULL)
    {
      parlour_page_update (parlour_touches_get_private (self)->form);
      return;
    }
  if (parlour_page_is_new_moment (page))
    {
      list (self);
      begin (self);
    }
  else
    {
      list_again (self);
    }
}

/* What is known of cards may come after something was listed: it is read, or learned in another window. */
static void
on_known (ParlourTouches *self,
          ParlourCards   *cards)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && parlour_page_get_session (PARLOUR_PAGE (self)) != NULL
      && parlour_page_get_state (PARLOUR_PAGE (self))->game == parlour_cards_get_game (cards))
    parlour_page_update_soon (PARLOUR_PAGE (self));
}

static void
parlour_touches_tell_input (ParlourPage *page,
                            GByteArray  *input)
{
  ParlourTouchesPrivate *priv = parlour_touches_get_private (PARLOUR_TOUCHES (page));
  const guint chosen = (guint) priv->number & ~PARLOUR_TOUCHES_GET_CLASS (page)->ready;

  g_byte_array_append (input, (const guint8 *) &chosen, sizeof chosen);
  if (priv->form != NULL && parlour_page_has_input (priv->form))
    parlour_page_append_text (input, "");
}

/* What is corrected begins with what was counted, and may be anything that is filled in. */
static void
parlour_touches_fill_in (ParlourPage      *page,
                         const TableEvent *event)
{
  ParlourTouches *self = PARLOUR_TOUCHES (page);

  if (!PARLOUR_TOUCHES_GET_CLASS (self)->has_others)
    return;

  parlour_touches_open_form (self);
  parlour_page_fill_in (parlour_touches_get_private (self)->form, event);
}

static void
parlour_touches_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (parlour_touches_parent_class)->map (widget);
  begin (PARLOUR_TOUCHES (widget));
}

static void
parlour_touches_dispose (GObject *object)
{
  parlour_touches_forget_group (parlour_touches_get_private (PARLOUR_TOUCHES (object)));
  parlour_touches_go_on (PARLOUR_TOUCHES (object), NULL);
  g_clear_pointer (&parlour_touches_get_private (PARLOUR_TOUCHES (object))->buttons, g_ptr_array_unref);
  g_clear_pointer (&parlour_touches_get_private (PARLOUR_TOUCHES (object))->title, g_free);

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

/* They are those of what is listed: while a form is open in its place they are the form's. */
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
  parlour_keys_add (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_Escape, 0, on_escape, 0);
  gtk_widget_add_controller (GTK_WIDGET (parlour_touches_get_private (self)->box), keys);
}

static void
parlour_touches_init (ParlourTouches *self)
{
  ParlourTouchesPrivate *priv = parlour_touches_get_private (self);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  priv->buttons = g_ptr_array_new ();
  priv->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (priv->box));
  priv->form_box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (priv->form_box));
  adw_bin_set_child (ADW_BIN (self), page);
  add_keys (self);
  for (guint i = 0; i < parlour_collections_list ()->len; i++)
    g_signal_connect_object (parlour_collections_list ()->pdata[i], "changed", G_CALLBACK (on_known), self, G_CONNECT_SWAPPED);
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
  const TableState *state;

  g_return_val_if_fail (PARLOUR_IS_TOUCHES (self), NULL);

  state = parlour_touches_get_private (self)->state;

  return state != NULL ? state : parlour_page_get_state (PARLOUR_PAGE (self));
}

/**
 * parlour_touches_go_on:
 * @self: a page
 * @first: (nullable): something that can happen, or `NULL` for nothing
 *
 * Lets all that is listed from now on be what comes after @first, which is entered with it, by one touch,
 * and undone with it, but for what is `TABLE_EVENT_APART`. What is corrected is one event, and nothing comes after it.
 */
void
parlour_touches_go_on (ParlourTouches   *self,
                       const TableEvent *first)
{
  ParlourTouchesPrivate *priv;

  g_return_if_fail (PARLOUR_IS_TOUCHES (self));

  priv = parlour_touches_get_private (self);
  if (priv->first != NULL)
    table_event_free (priv->state->game->events, priv->first);
  g_clear_pointer (&priv->state, table_state_free);
  priv->first = NULL;
  if (first == NULL || parlour_page_get_correcting (PARLOUR_PAGE (self)))
    return;

  priv->state = table_state_dup (parlour_page_get_state (PARLOUR_PAGE (self)));
  priv->first = table_event_copy (parlour_touches_get_events (self), first);
  table_state_apply (priv->state, first, NULL);
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

  parlour_touches_get_private (self)->roller = roller;
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

  return parlour_touches_get_private (self)->number;
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

  parlour_touches_get_private (self)->number = number;
  list (self);
  begin (self);
}
