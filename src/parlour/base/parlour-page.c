/* parlour-page.c: what the middle of a game's page shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each step has its page. It shows how the game stands and lets events be entered;
 * what becomes of them is the business of whoever shows the page: they are played, or take the place of
 * an event that is corrected.
 */

#include "config.h"

#include "parlour-page.h"

#include "parlour-dialog.h"
#include "parlour-keys.h"
#include "parlour-property.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-kept.h"
#include "table-remedy.h"

#include <glib/gi18n.h>
#include <string.h>

/* How long everybody may look at what is complete before the game goes on by itself,
 * in milliseconds. */
#define LOOKING 1600

/* What a dialog that asks keeps. */
#define QUESTION "parlour-question"

typedef struct {
  TableSession *session;
  GtkWidget *action;
  guint uncovered; /* bit n is set if the cover of seat n is lifted */
  gboolean correcting;
  gboolean inserting; /* which is a way of correcting */
  char *sure; /* (nullable): the rules by which what is corrected was doubtful, and the table was sure */
  guint moment; /* how many events there were at the last update, see table_session_count_moments() */
  gboolean begun; /* whether there was an update */
  gboolean is_new_moment;
  GByteArray *blank; /* what was filled in by nobody's hand */
  gboolean filling; /* whether the page is being filled in by nobody's hand */
  gboolean complete; /* whether nothing is missing any more, see parlour_page_set_complete() */
  guint looking; /* until what is complete is entered, or 0 */
  gboolean held; /* whether nothing enters itself, see parlour_page_ask_about_input() */
  gboolean by_itself; /* whether something is just being entered by itself */
  guint edition; /* changes whenever the page takes the place of another */
  GtkEventController *keys; /* of the window, while the page is to be seen, or NULL */
  GtkEventController *pointer; /* likewise */
  gulong follows; /* likewise, the focus */
  GPtrArray *refused; /* of TableEvent, what was refused last and can be entered anyway; or NULL */
  TableRoller refused_roller; /* who rolled or drew for it */
  gboolean pressed; /* whether anything in the window is just pressed */
  gboolean late; /* whether the page is to be updated as soon as nothing is */
  guint updates_soon; /* until it is, or 0 */
} ParlourPagePrivate;

enum {
  ENTERED,
  ALL_ENTERED,
  ENTERED_ANYWAY,
  ALL_PASSED,
  COMPLAINED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ParlourPage, parlour_page, ADW_TYPE_BIN)

static ParlourPagePrivate *
get_private (ParlourPage *self)
{
  return parlour_page_get_instance_private (self);
}

static void
stop_looking (ParlourPage *self)
{
  ParlourPagePrivate *priv = get_private (self);

  if (priv->looking == 0)
    return;

  g_clear_handle_id (&priv->looking, g_source_remove);
  g_object_notify (G_OBJECT (self), "looked-at");
}

static GByteArray *
tell_input (ParlourPage *self)
{
  GByteArray *input = g_byte_array_new ();

  if (PARLOUR_PAGE_GET_CLASS (self)->tell_input != NULL)
    PARLOUR_PAGE_GET_CLASS (self)->tell_input (self, input);

  return input;
}

static void
forget_input (ParlourPage *self)
{
  ParlourPagePrivate *priv = get_private (self);

  g_clear_pointer (&priv->blank, g_byte_array_unref);
  priv->blank = tell_input (self);
}

static const TableEvents *
get_events (ParlourPage *self)
{
  return table_session_get_game (get_private (self)->session)->events;
}

static void
forget_refused (ParlourPage *self)
{
  if (get_private (self)->refused != NULL)
    table_event_free_all (get_events (self), g_steal_pointer (&get_private (self)->refused));
}

/* GTK leaves the focus on what is gone until the next frame, and a key that comes before is lost there. Where
 * the page begins anew it says itself where the focus goes, in a moment. */
static void
keep_keys (ParlourPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_get_root (focus) != root
      && !gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD))
    gtk_root_set_focus (root, NULL);
}

static void
update_now (ParlourPage *self)
{
  ParlourPagePrivate *priv = get_private (self);
  gboolean had_input;
  guint moment;

  priv->late = FALSE;
  if (priv->session == NULL)
    return;

  had_input = priv->begun && parlour_page_has_input (self);
  moment = table_session_count_moments (priv->session);
  priv->is_new_moment = !priv->begun || moment != priv->moment;
  priv->begun = TRUE;
  priv->moment = moment;
  if (priv->is_new_moment)
    {
      stop_looking (self);
      forget_refused (self);
    }
  priv->filling = TRUE;
  if (PARLOUR_PAGE_GET_CLASS (self)->update != NULL)
    PARLOUR_PAGE_GET_CLASS (self)->update (self);
  priv->filling = FALSE;
  keep_keys (self);

  /* What an update changes by itself nobody has typed. */
  if (priv->is_new_moment || !had_input)
    forget_input (self);
}

static gboolean
on_late (gpointer data)
{
  g_autoptr (ParlourPage) self = g_object_ref (PARLOUR_PAGE (data));

  get_private (self)->updates_soon = 0;
  parlour_page_settle (self);

  return G_SOURCE_REMOVE;
}

/* Before anything else is pressed. */
static void
update_soon (ParlourPage *self)
{
  ParlourPagePrivate *priv = get_private (self);

  priv->late = TRUE;
  if (priv->updates_soon == 0)
    priv->updates_soon = g_idle_add_full (G_PRIORITY_HIGH, on_late, self, NULL);
}

/* An update may take away what is pressed just then: it would never hear that it is let go. */
static void
update (ParlourPage *self)
{
  if (get_private (self)->pressed && get_private (self)->begun)
    get_private (self)->late = TRUE;
  else
    update_now (self);
}

/* A pointer that moves without a button is one that was let go where nobody heard of it. */
static gboolean
on_pointer (ParlourPage *self,
            GdkEvent    *event)
{
  ParlourPagePrivate *priv = get_private (self);
  const GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK;
  const GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    priv->pressed = TRUE;
  else if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL
           || (type == GDK_MOTION_NOTIFY && (gdk_event_get_modifier_state (event) & buttons) == 0))
    priv->pressed = FALSE;
  if (!priv->pressed && priv->late)
    update_soon (self);

  return GDK_EVENT_PROPAGATE;
}

/* Whether nothing can be pressed for a moment, as it would have been meant for the page before. */
static gboolean
is_resting (GtkWidget *widget)
{
  while (widget != NULL && gtk_widget_get_can_target (widget))
    widget = gtk_widget_get_parent (widget);

  return widget != NULL;
}

/* A key that means nothing says so, as one does that cannot do what it means: whoever typed
 * it would wait for something to happen. Those that mean something in the window are not
 * for this, but if they cannot do it now. */
static gboolean
on_key_pressed (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                ParlourPage           *self)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  int digit = parlour_keys_find_row_digit (window, keyval, keycode, modifiers);
  guint meant = digit >= 0 ? GDK_KEY_0 + (guint) digit
                           : parlour_keys_find_letter (GTK_EVENT_CONTROLLER (controller), keyval, keycode);
  const char *why_not;

  if (is_resting (GTK_WIDGET (self)))
    return GDK_EVENT_PROPAGATE;

  why_not = parlour_keys_find_why_not (window, meant, modifiers & gtk_accelerator_get_default_mod_mask ());
  if (why_not != NULL)
    {
      parlour_page_complain (self, why_not);
      return GDK_EVENT_STOP;
    }

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0
      || !g_unichar_isgraph (gdk_keyval_to_unicode (keyval))
      || parlour_keys_know (window, meant, modifiers & GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;

  parlour_page_refuse_key (self, gdk_keyval_to_unicode (meant));

  return GDK_EVENT_STOP;
}

/* Whoever types on does not wait. */
static void
on_focus_moved (GtkRoot     *root,
                GParamSpec  *pspec,
                ParlourPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  if (GTK_IS_BUTTON (focus))
    parlour_keys_press_at_once (focus);
}

static void
parlour_page_map (GtkWidget *widget)
{
  static guint editions;
  ParlourPagePrivate *priv = get_private (PARLOUR_PAGE (widget));

  GTK_WIDGET_CLASS (parlour_page_parent_class)->map (widget);

  priv->edition = ++editions;
  priv->keys = gtk_event_controller_key_new ();
  g_signal_connect (priv->keys, "key-pressed", G_CALLBACK (on_key_pressed), widget);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), priv->keys);

  priv->pointer = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (priv->pointer, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (priv->pointer, "event", G_CALLBACK (on_pointer), widget);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), priv->pointer);

  priv->follows = g_signal_connect (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (on_focus_moved), widget);
  on_focus_moved (gtk_widget_get_root (widget), NULL, PARLOUR_PAGE (widget));
}

static void
parlour_page_unmap (GtkWidget *widget)
{
  ParlourPagePrivate *priv = get_private (PARLOUR_PAGE (widget));

  g_signal_handler_disconnect (gtk_event_controller_get_widget (priv->keys), priv->follows);
  gtk_widget_remove_controller (gtk_event_controller_get_widget (priv->keys), priv->keys);
  gtk_widget_remove_controller (gtk_event_controller_get_widget (priv->pointer), priv->pointer);
  priv->keys = priv->pointer = NULL;
  priv->pressed = FALSE;

  GTK_WIDGET_CLASS (parlour_page_parent_class)->unmap (widget);
}

static void
parlour_page_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  parlour_widget_snapshot_edition (widget, snapshot, GTK_WIDGET_CLASS (parlour_page_parent_class),
                                   get_private (PARLOUR_PAGE (widget))->edition);
}

static void
parlour_page_dispose (GObject *object)
{
  g_clear_handle_id (&get_private (PARLOUR_PAGE (object))->looking, g_source_remove);
  g_clear_handle_id (&get_private (PARLOUR_PAGE (object))->updates_soon, g_source_remove);
  forget_refused (PARLOUR_PAGE (object));
  g_clear_object (&get_private (PARLOUR_PAGE (object))->session);
  g_clear_object (&get_private (PARLOUR_PAGE (object))->action);

  G_OBJECT_CLASS (parlour_page_parent_class)->dispose (object);
}

static void
parlour_page_finalize (GObject *object)
{
  g_clear_pointer (&get_private (PARLOUR_PAGE (object))->blank, g_byte_array_unref);
  g_clear_pointer (&get_private (PARLOUR_PAGE (object))->sure, g_free);

  G_OBJECT_CLASS (parlour_page_parent_class)->finalize (object);
}

static void
install_signals (void)
{
  /**
   * ParlourPage::entered:
   * @self: the page
   * @event: (type gpointer): the `TableEvent`, which is the caller's
   * @roller: the `TableRoller`
   *
   * Somebody entered what happened at the table.
   */
  signals[ENTERED] = g_signal_new ("entered", PARLOUR_TYPE_PAGE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_INT);

  /**
   * ParlourPage::all-entered:
   * @self: the page
   * @events: (type gpointer): `TableEvent`s, which are the caller's
   * @n_events: how many
   * @roller: the `TableRoller`
   *
   * Somebody entered several things by one touch.
   */
  signals[ALL_ENTERED] = g_signal_new ("all-entered", PARLOUR_TYPE_PAGE, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_POINTER, G_TYPE_UINT, G_TYPE_INT);

  /**
   * ParlourPage::entered-anyway:
   * @self: the page
   * @events: (type gpointer): `TableEvent`s, which are the caller's
   * @n_events: how many
   * @roller: the `TableRoller`
   *
   * Somebody entered what the books say cannot happen: the books are to be put right, see
   * table_remedy_find().
   */
  signals[ENTERED_ANYWAY] = g_signal_new ("entered-anyway", PARLOUR_TYPE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 3, G_TYPE_POINTER, G_TYPE_UINT, G_TYPE_INT);

  /**
   * ParlourPage::all-passed:
   * @self: the page
   *
   * Everybody passed who had not yet.
   */
  signals[ALL_PASSED] = g_signal_new ("all-passed", PARLOUR_TYPE_PAGE, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ParlourPage::complained:
   * @self: the page
   * @sentence: what stands in the way
   * @rule: the rule of the game that says so, or 0
   * @anyway: (nullable): the page by which it can be entered anyway, see parlour_page_accept_anyway(), or
   *   `NULL` if it cannot
   *
   * Something was tried that cannot be done.
   */
  signals[COMPLAINED] = g_signal_new ("complained", PARLOUR_TYPE_PAGE, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_INT,
                                      PARLOUR_TYPE_PAGE);
}

static void
parlour_page_class_init (ParlourPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = parlour_page_dispose;
  object_class->finalize = parlour_page_finalize;
  widget_class->map = parlour_page_map;
  widget_class->unmap = parlour_page_unmap;
  widget_class->snapshot = parlour_page_snapshot;

  /**
   * ParlourPage:session:
   *
   * The game that is shown.
   */
  parlour_property_hand (object_class, g_param_spec_object ("session", NULL, NULL, TABLE_TYPE_SESSION, PARLOUR_PROPERTY),
                         G_PRIVATE_OFFSET (ParlourPage, session), G_CALLBACK (parlour_page_set_session));

  /**
   * ParlourPage:action:
   *
   * What enters what was filled in, if that is one thing. It is no child of the
   * page: whoever shows the page shows it where it is always in sight.
   */
  parlour_property_hand (object_class, g_param_spec_object ("action", NULL, NULL, GTK_TYPE_WIDGET, PARLOUR_PROPERTY),
                         G_PRIVATE_OFFSET (ParlourPage, action), G_CALLBACK (parlour_page_set_action));

  /**
   * ParlourPage:uncovered:
   *
   * Whose covers are lifted: bit n is set for seat n.
   */
  parlour_property_hand (object_class, g_param_spec_uint ("uncovered", NULL, NULL, 0, G_MAXUINT, 0, PARLOUR_PROPERTY),
                         G_PRIVATE_OFFSET (ParlourPage, uncovered), G_CALLBACK (parlour_page_set_uncovered));

  /**
   * ParlourPage:looked-at:
   *
   * Whether what is complete will be entered by itself in a moment.
   */
  parlour_property_hand (object_class,
                         g_param_spec_boolean ("looked-at", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS),
                         G_PRIVATE_OFFSET (ParlourPage, looking), NULL);
  install_signals ();

  parlour_template_set_teller (GTK_WIDGET_CLASS (klass), G_CALLBACK (update));
}

static void
parlour_page_init (ParlourPage *self)
{
}

/**
 * parlour_page_get_session:
 * @self: a page
 *
 * Gets the game that is shown.
 *
 * Returns: (transfer none) (nullable): the session
 */
TableSession *
parlour_page_get_session (ParlourPage *self)
{
  return get_private (self)->session;
}

/**
 * parlour_page_set_session:
 * @self: a page
 * @session: (nullable): a session that stands at a step which the page shows
 *
 * Shows a game. Call parlour_page_update() when it changes.
 */
void
parlour_page_set_session (ParlourPage  *self,
                          TableSession *session)
{
  ParlourPagePrivate *priv;

  g_return_if_fail (PARLOUR_IS_PAGE (self));
  g_return_if_fail (session == NULL || TABLE_IS_SESSION (session));

  priv = get_private (self);
  if (priv->session == session)
    return;

  forget_refused (self);
  g_set_object (&priv->session, session);
  priv->begun = FALSE;
  priv->late = FALSE;
  stop_looking (self);
  update_now (self);
  g_object_notify (G_OBJECT (self), "session");
}

/**
 * parlour_page_update:
 * @self: a page with a session
 *
 * Shows how the game stands now. Whoever shows the page calls this when the
 * game has changed and is still at a step that the page shows.
 */
void
parlour_page_update (ParlourPage *self)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));

  update (self);
}

/**
 * parlour_page_update_soon:
 * @self: a page
 *
 * Shows how the game stands as soon as nothing is pressed and the focus is where it goes: for use where
 * something has changed that may be just what is pressed, or what somebody turns away from.
 */
void
parlour_page_update_soon (ParlourPage *self)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));

  update_soon (self);
}

/**
 * parlour_page_settle:
 * @self: a page
 *
 * Shows at once what is to be shown soon, for something that has been let go, or a key. Nothing is done
 * where nothing is, or something is pressed still.
 *
 * Returns: whether something was shown anew
 */
gboolean
parlour_page_settle (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  if (!get_private (self)->late || get_private (self)->pressed)
    return FALSE;

  update_now (self);

  return TRUE;
}

/**
 * parlour_page_get_state:
 * @self: a page with a session
 *
 * Tells how the game stands.
 *
 * Returns: (transfer none): the state, valid until the game changes
 */
const TableState *
parlour_page_get_state (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), NULL);

  return table_session_get_state (get_private (self)->session);
}

/**
 * parlour_page_get_name:
 * @self: a page with a session
 * @seat: a seat, from 0
 *
 * Gets the name of a player, fit to stand in a sentence. It is text, never
 * markup.
 *
 * Returns: (transfer none): the name
 */
const char *
parlour_page_get_name (ParlourPage *self,
                       int          seat)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), NULL);

  return table_session_get_names (get_private (self)->session)[seat];
}

/**
 * parlour_page_speak_to:
 * @self: a page with a session
 * @part: a part of the page, or of what enters what was filled in
 * @seat: a seat, from 0, or `TABLE_NOBODY` for everybody
 *
 * Makes a part speak the language of the player whose it is, all of it, and speaks
 * that until the end of the scope.
 *
 * Returns: (transfer full): the scope
 */
TongueScope *
parlour_page_speak_to (ParlourPage *self,
                       GtkWidget   *part,
                       int          seat)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), tongue_speak (NULL));
  g_return_val_if_fail (GTK_IS_WIDGET (part), tongue_speak (NULL));

  parlour_address (part, table_session_get_language (get_private (self)->session, seat));

  return parlour_speak_in (part);
}

/* What is filled in by nobody's hand would not be lost. */
static void
fill_in (ParlourPage      *self,
         const TableEvent *event)
{
  get_private (self)->filling = TRUE;
  if (PARLOUR_PAGE_GET_CLASS (self)->fill_in != NULL)
    PARLOUR_PAGE_GET_CLASS (self)->fill_in (self, event);
  get_private (self)->filling = FALSE;
  forget_input (self);
}

/**
 * parlour_page_fill_in:
 * @self: a page with a session that stands before @event
 * @event: an event that is corrected
 *
 * Shows an event as if it had just been entered, so that only what was wrong
 * needs to be changed.
 */
void
parlour_page_fill_in (ParlourPage      *self,
                      const TableEvent *event)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));

  get_private (self)->correcting = TRUE;
  update_now (self);
  fill_in (self, event);
}

/**
 * parlour_page_set_sure:
 * @self: a page on which something is corrected
 * @rule: (nullable): by which rules that was doubtful, as its record has it
 *
 * Says of which doubt the table was sure before, which nobody is asked about again.
 */
void
parlour_page_set_sure (ParlourPage *self,
                       const char  *rule)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));

  g_free (get_private (self)->sure);
  get_private (self)->sure = g_strdup (rule);
}

/**
 * parlour_page_begin_with:
 * @self: a page with a session
 * @event: what is known of what happens
 *
 * Fills that in: the rest is asked of whoever enters it.
 */
void
parlour_page_begin_with (ParlourPage      *self,
                         const TableEvent *event)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self) && event != NULL);
  g_return_if_fail (PARLOUR_PAGE_GET_CLASS (self)->fill_in != NULL);

  fill_in (self, event);
}

/**
 * parlour_page_begin_inserting:
 * @self: a page with a session that stands where something was forgotten
 *
 * Asks for an event that is to come between two others of the past.
 */
void
parlour_page_begin_inserting (ParlourPage *self)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));

  get_private (self)->inserting = TRUE;
  get_private (self)->correcting = TRUE;
  update_now (self);
  forget_input (self);
}

/**
 * parlour_page_get_inserting:
 * @self: a page
 *
 * Tells whether what is entered comes between two events of the past.
 *
 * Returns: whether one more event is inserted
 */
gboolean
parlour_page_get_inserting (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return get_private (self)->inserting;
}

/* What was entered at some place of the record and undone, after what was put right for it. */
static guint
find_undone (ParlourPage *self,
             guint        undone)
{
  const TableRecord *record = table_session_get_record (get_private (self)->session);
  const guint n_known = table_record_get_n_known (record);

  while (undone + 1 < n_known && table_record_get_stamp (record, undone + 1).along
         && (get_events (self)->kinds[table_record_get_event (record, undone)->type].flags & TABLE_EVENT_ASIDE) != 0)
    undone++;

  return undone;
}

/**
 * parlour_page_fill_in_undone:
 * @self: a page with a session
 * @type: what the page enters, of the game's types of events, or `PARLOUR_ANY_EVENT` where it may be several
 *
 * Shows what was entered at this moment and undone, so that only what was wrong
 * needs to be changed. For use at the end of an update at a new moment.
 */
void
parlour_page_fill_in_undone (ParlourPage *self,
                             int          type)
{
  const TableRecord *record;
  guint cursor;

  g_return_if_fail (PARLOUR_IS_PAGE (self));
  g_return_if_fail (PARLOUR_PAGE_GET_CLASS (self)->fill_in != NULL);

  record = table_session_get_record (get_private (self)->session);
  cursor = find_undone (self, table_record_get_cursor (record));
  if (cursor < table_record_get_n_known (record)
      && (type == PARLOUR_ANY_EVENT || table_record_get_event (record, cursor)->type == type))
    PARLOUR_PAGE_GET_CLASS (self)->fill_in (self, table_record_get_event (record, cursor));
}

/**
 * parlour_page_get_undone_roller:
 * @self: a page with a session, of which something was undone or is corrected
 *
 * Tells who rolled or drew what is filled in. What is corrected is typed as at
 * the table, and the correction keeps who did if nothing of it changes.
 *
 * Returns: who
 */
TableRoller
parlour_page_get_undone_roller (ParlourPage *self)
{
  const TableRecord *record;

  g_return_val_if_fail (PARLOUR_IS_PAGE (self), TABLE_ROLLER_NONE);

  if (get_private (self)->correcting)
    return TABLE_ROLLER_TABLE;

  record = table_session_get_record (get_private (self)->session);

  return table_roller_find (record, find_undone (self, table_record_get_cursor (record))) == TABLE_ROLLER_APP
           ? TABLE_ROLLER_APP : TABLE_ROLLER_TABLE;
}

/* As it was done last in this game; what it begins with is in the preferences. */
static gboolean
does_table (ParlourPage    *self,
            TableEventFlags kind)
{
  const TableRecord *record = table_session_get_record (get_private (self)->session);
  const TableEventKind *kinds = table_session_get_game (get_private (self)->session)->events->kinds;
  GSettings *settings;
  g_autofree char *dice = NULL;

  for (guint i = table_record_get_cursor (record); i > 0; i--)
    {
      TableRoller roller = (kinds[table_record_get_event (record, i - 1)->type].flags & kind) != 0
                             ? table_roller_find (record, i - 1) : TABLE_ROLLER_NONE;

      /* Who told it on a telephone says nothing of who rolls here. */
      if (roller == TABLE_ROLLER_APP || roller == TABLE_ROLLER_TABLE)
        return roller == TABLE_ROLLER_TABLE;
    }

  settings = parlour_settings_get ();
  dice = g_settings_get_string (settings, "dice");

  return g_str_equal (dice, "table");
}

/**
 * parlour_page_does_table_draw:
 * @self: a page with a session
 *
 * Tells who draws from the bag, as long as nobody says otherwise: whoever did last
 * in this game.
 *
 * Returns: `TRUE` for the table, `FALSE` for the application
 */
gboolean
parlour_page_does_table_draw (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return does_table (self, TABLE_EVENT_DRAWN);
}

/**
 * parlour_page_does_table_roll:
 * @self: a page with a session
 *
 * Tells who rolls the die, as long as nobody says otherwise: whoever did last in
 * this game.
 *
 * Returns: `TRUE` for the table, `FALSE` for the application
 */
gboolean
parlour_page_does_table_roll (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return does_table (self, TABLE_EVENT_ROLLED);
}

/**
 * parlour_page_is_new_moment:
 * @self: a page that is being updated
 *
 * Tells whether the game waits for something else than at the update before, so
 * that what was filled in then is to be emptied. Notes and corrections of
 * holdings leave the game where it is.
 *
 * Returns: whether the page begins anew
 */
gboolean
parlour_page_is_new_moment (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return get_private (self)->is_new_moment;
}

/**
 * parlour_page_has_input:
 * @self: a page
 *
 * Tells whether somebody has typed or chosen something that is not entered yet,
 * and would be lost with the page. What was filled in from an event of the
 * past would not.
 *
 * Returns: whether there is something to lose
 */
gboolean
parlour_page_has_input (ParlourPage *self)
{
  g_autoptr (GByteArray) input = NULL;
  const GByteArray *blank;

  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  blank = get_private (self)->blank;
  if (blank == NULL)
    return FALSE;

  input = tell_input (self);

  return input->len != blank->len || (input->len > 0 && memcmp (input->data, blank->data, input->len) != 0);
}

/**
 * parlour_page_is_large:
 * @self: a page
 *
 * Tells whether a dialog should have as much room for the page as there is.
 *
 * Returns: whether it needs more than a few lines
 */
gboolean
parlour_page_is_large (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return PARLOUR_PAGE_GET_CLASS (self)->is_large;
}

/**
 * parlour_page_append_text:
 * @input: where a page tells what was typed
 * @text: a text that was typed
 *
 * Appends a text, apart from what follows.
 */
void
parlour_page_append_text (GByteArray *input,
                          const char *text)
{
  g_return_if_fail (input != NULL);
  g_return_if_fail (text != NULL);

  g_byte_array_append (input, (const guint8 *) text, (guint) strlen (text) + 1);
}

/**
 * parlour_page_get_correcting:
 * @self: a page
 *
 * Tells whether one event of the past is entered anew, or inserted, so that there is
 * nothing to do at once for everybody.
 *
 * Returns: whether an event is corrected or inserted
 */
gboolean
parlour_page_get_correcting (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return get_private (self)->correcting;
}

/**
 * parlour_page_get_action:
 * @self: a page
 *
 * Gets what enters what was filled in.
 *
 * Returns: (transfer none) (nullable): a widget to be shown below the page
 */
GtkWidget *
parlour_page_get_action (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), NULL);

  return get_private (self)->action;
}

/**
 * parlour_page_set_action:
 * @self: a page
 * @action: (nullable): a widget that has no parent
 *
 * Sets what enters what was filled in.
 */
void
parlour_page_set_action (ParlourPage *self,
                         GtkWidget   *action)
{
  ParlourPagePrivate *priv;

  g_return_if_fail (PARLOUR_IS_PAGE (self));
  g_return_if_fail (action == NULL || GTK_IS_WIDGET (action));

  priv = get_private (self);
  if (priv->action == action)
    return;

  g_clear_object (&priv->action);
  if (action != NULL)
    priv->action = g_object_ref_sink (action);
  g_object_notify (G_OBJECT (self), "action");
}

/**
 * parlour_page_is_uncovered:
 * @self: a page
 * @seat: a seat, from 0
 *
 * Tells whether what a player keeps secret may be shown.
 *
 * Returns: whether the cover is lifted
 */
gboolean
parlour_page_is_uncovered (ParlourPage *self,
                           int          seat)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return (get_private (self)->uncovered & (1u << seat)) != 0;
}

/**
 * parlour_page_set_uncovered:
 * @self: a page
 * @seats: bit n is set if the cover of seat n is lifted
 *
 * Lifts covers, or lets them fall.
 */
void
parlour_page_set_uncovered (ParlourPage *self,
                            guint        seats)
{
  ParlourPagePrivate *priv;

  g_return_if_fail (PARLOUR_IS_PAGE (self));

  priv = get_private (self);
  if (priv->uncovered == seats)
    return;

  priv->uncovered = seats;
  update (self);
  g_object_notify (G_OBJECT (self), "uncovered");
}

static char *
tell_obstacle (ParlourPage         *self,
               const TableObstacle *obstacle)
{
  return table_session_tell_obstacle (get_private (self)->session, obstacle, get_private (self)->uncovered);
}

/* Tells all that is put right in the books where it is entered anyway, of everybody, or what stands in the way. */
static char *
tell_refusal (ParlourPage         *self,
              const TableObstacle *obstacle,
              const GArray        *missing)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (sentences, tell_obstacle (self, obstacle));
  for (guint i = 0; i < missing->len; i++)
    {
      g_autofree char *sentence = tell_obstacle (self, &g_array_index (missing, TableObstacle, i));

      if (!g_ptr_array_find_with_equal_func (sentences, sentence, g_str_equal, NULL))
        g_ptr_array_add (sentences, g_steal_pointer (&sentence));
    }
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv ("\n", (char **) sentences->pdata);
}

static GPtrArray *
copy_events (ParlourPage             *self,
             const TableEvent *const *events,
             guint                    n_events)
{
  GPtrArray *copies = g_ptr_array_new ();

  for (guint i = 0; i < n_events; i++)
    g_ptr_array_add (copies, table_event_copy (get_events (self), events[i]));

  return copies;
}

/**
 * parlour_page_refuse_events:
 * @self: a page with a session
 * @obstacle: what stands in the way
 * @events: (array length=n_events) (transfer none) (nullable): what happened at the table, in this order
 * @n_events: how many events these are
 * @roller: who rolled or drew, if it was a roll or a draw
 *
 * Says why what was entered cannot happen. Who has not enough in the books for what happened at the table is offered
 * to enter it anyway, and all whose books are put right by that are named.
 */
void
parlour_page_refuse_events (ParlourPage             *self,
                            const TableObstacle     *obstacle,
                            const TableEvent *const *events,
                            guint                    n_events,
                            TableRoller              roller)
{
  ParlourPagePrivate *priv;
  g_autoptr (TongueScope) scope = NULL;
  g_autoptr (GArray) missing = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (PARLOUR_IS_PAGE (self) && obstacle != NULL);

  priv = get_private (self);
  missing = table_remedy_list (table_session_get_state (priv->session), events, n_events);
  sentence = tell_refusal (self, obstacle, missing);
  scope = tongue_speak (table_session_get_obstacle_language (priv->session, obstacle));
  forget_refused (self);
  if (missing->len > 0)
    {
      priv->refused = copy_events (self, events, n_events);
      priv->refused_roller = roller;
    }

  g_signal_emit (self, signals[COMPLAINED], 0, sentence, (int) obstacle->rule, priv->refused != NULL ? self : NULL);
}

/* What was pressed while the game went on was meant for the moment before. */
static gboolean
is_meant_for_before (ParlourPage *self)
{
  ParlourPagePrivate *priv = get_private (self);

  if (!priv->late || table_session_count_moments (priv->session) == priv->moment)
    return FALSE;

  parlour_page_refuse_changed (self);

  return TRUE;
}

/* What somebody is asked about before it is entered. */
typedef struct {
  const TableEvents *kinds;
  GPtrArray *events;
  TableRoller roller;
  gboolean anyway; /* whether the books are put right for it */
  guint moment; /* when it was asked, see table_session_count_moments() */
} Question;

static void
question_free (Question *question)
{
  table_event_free_all (question->kinds, question->events);
  g_free (question);
}

/* Looks whether all can happen, one after the other, and says why if not. */
static gboolean
can_happen (ParlourPage             *self,
            const TableEvent *const *events,
            guint                    n_events,
            TableRoller              roller)
{
  g_autoptr (TableState) state = table_state_dup (table_session_get_state (get_private (self)->session));

  for (guint i = 0; i < n_events; i++)
    {
      const TableObstacle obstacle = table_state_apply (state, events[i], NULL);

      if (obstacle.kind != TABLE_OBSTACLE_NONE)
        {
          parlour_page_refuse_events (self, &obstacle, events, n_events, roller);
          return FALSE;
        }
    }

  return TRUE;
}

/* Whether nothing but the books is against it, and these are to be put right. */
static gboolean
can_be_put_right (ParlourPage             *self,
                  const TableEvent *const *events,
                  guint                    n_events,
                  gboolean                 anyway)
{
  return anyway && table_remedy_exists (table_session_get_state (get_private (self)->session), events, n_events);
}

static void
pass_on (ParlourPage             *self,
         const TableEvent *const *events,
         guint                    n_events,
         TableRoller              roller,
         gboolean                 anyway)
{
  if (can_be_put_right (self, events, n_events, anyway))
    {
      table_kept_enter_roll (get_private (self)->session, events[n_events - 1]->type);
      g_signal_emit (self, signals[ENTERED_ANYWAY], 0, events, n_events, (int) roller);
      return;
    }

  if (n_events > 1)
    {
      g_signal_emit (self, signals[ALL_ENTERED], 0, events, n_events, (int) roller);
      return;
    }

  table_kept_enter_roll (get_private (self)->session, events[0]->type);
  g_signal_emit (self, signals[ENTERED], 0, events[0], (int) roller);
}

/* Whether somebody was asked about it before: what is corrected, or undone and entered again, is asked
 * about once. */
static gboolean
is_sure (ParlourPage         *self,
         const TableEvent    *event,
         guint                undone,
         const TableObstacle *doubt)
{
  const TableRecord *record = table_session_get_record (get_private (self)->session);
  const char *rule = table_game_get_rule (table_session_get_game (get_private (self)->session), doubt->rule);

  return table_stamp_is_sure (get_private (self)->sure, rule)
         || (undone < table_record_get_n_known (record) && table_record_get_event (record, undone)->type == event->type
             && table_stamp_is_sure (table_record_get_stamp (record, undone).sure, rule));
}

/* Tells what speaks against what can happen. What is part of another page leaves that to it. */
static char *
tell_doubts (ParlourPage             *self,
             const TableEvent *const *events,
             guint                    n_events,
             gboolean                 anyway)
{
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autoptr (TableState) state = NULL;
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  guint undone = table_record_get_cursor (table_session_get_record (get_private (self)->session));

  if (around != NULL && gtk_widget_get_ancestor (around, PARLOUR_TYPE_PAGE) != NULL)
    return NULL;

  state = table_state_dup (table_session_get_state (get_private (self)->session));
  for (guint i = 0; i < n_events; i++, undone++)
    {
      g_autoptr (GArray) doubts = NULL;

      undone = find_undone (self, undone);
      if (anyway)
        table_remedy_apply (state, events[i]);
      doubts = table_state_list_doubts (state, events[i]);
      for (guint j = 0; j < doubts->len; j++)
        if (!is_sure (self, events[i], undone, &g_array_index (doubts, TableObstacle, j)))
          g_ptr_array_add (sentences, tell_obstacle (self, &g_array_index (doubts, TableObstacle, j)));
      table_state_apply (state, events[i], NULL);
    }
  if (sentences->len == 0)
    return NULL;

  g_ptr_array_add (sentences, NULL);

  return g_strjoinv ("\n", (char **) sentences->pdata);
}

static void
on_doubt_response (ParlourPage      *self,
                   const char       *response,
                   AdwMessageDialog *dialog)
{
  const Question *question = g_object_get_data (G_OBJECT (dialog), QUESTION);
  const TableEvent *const *events = (const TableEvent *const *) question->events->pdata;

  if (!g_str_equal (response, "enter") || get_private (self)->session == NULL)
    return;

  if (table_session_count_moments (get_private (self)->session) != question->moment)
    parlour_page_refuse_changed (self);
  else if (can_be_put_right (self, events, question->events->len, question->anyway)
           || can_happen (self, events, question->events->len, question->roller))
    pass_on (self, events, question->events->len, question->roller, question->anyway);
}

/* By what we know of the box it cannot be so, but the table comes first. The key that entered it may be
 * held, and is no answer. */
static void
ask_about (ParlourPage             *self,
           const char              *doubts,
           const TableEvent *const *events,
           guint                    n_events,
           TableRoller              roller,
           gboolean                 anyway)
{
  AdwMessageDialog *dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                                 N_("Enter It All the Same?"), NULL, doubts,
                                                 "cancel", N_("_Cancel"), "enter", N_("_Enter It"), NULL);
  Question *question = g_new (Question, 1);

  *question = (Question) { get_events (self), g_ptr_array_new (), roller, anyway,
                            table_session_count_moments (get_private (self)->session) };
  for (guint i = 0; i < n_events; i++)
    g_ptr_array_add (question->events, table_event_copy (get_events (self), events[i]));
  g_object_set_data_full (G_OBJECT (dialog), QUESTION, question, (GDestroyNotify) question_free);
  adw_message_dialog_set_default_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_doubt_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * parlour_page_ask_about_events:
 * @self: a page with a session
 * @events: (array length=n_events) (transfer none): what happened at the table and waits to be entered, in this order
 * @n_events: how many events these are, from 1
 * @roller: who rolled or drew, if it was a roll or a draw
 * @anyway: whether the books are put right for it
 *
 * Asks about what is doubtful, and enters it if the answer is that it was so.
 *
 * Returns: whether there is anything to be asked
 */
gboolean
parlour_page_ask_about_events (ParlourPage             *self,
                               const TableEvent *const *events,
                               guint                    n_events,
                               TableRoller              roller,
                               gboolean                 anyway)
{
  g_autofree char *doubts = NULL;

  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);
  g_return_val_if_fail (events != NULL && n_events > 0, FALSE);

  doubts = tell_doubts (self, events, n_events, anyway);
  if (doubts != NULL)
    ask_about (self, doubts, events, n_events, roller, anyway);

  return doubts != NULL;
}

/* Enters what can happen, once it is sure. */
static void
enter (ParlourPage             *self,
       const TableEvent *const *events,
       guint                    n_events,
       TableRoller              roller,
       gboolean                 anyway)
{
  stop_looking (self);
  forget_refused (self);
  if (is_meant_for_before (self)
      || (!can_be_put_right (self, events, n_events, anyway) && !can_happen (self, events, n_events, roller)))
    return;

  if (!parlour_page_ask_about_events (self, events, n_events, roller, anyway))
    pass_on (self, events, n_events, roller, anyway);
}

/**
 * parlour_page_enter:
 * @self: a page with a session
 * @event: (transfer none): what happened at the table
 * @roller: who rolled or drew, if it was a roll or a draw
 *
 * Enters what happened. If it cannot, the page says why; if it is doubtful, see table_state_doubt(),
 * it asks first.
 */
void
parlour_page_enter (ParlourPage      *self,
                    const TableEvent *event,
                    TableRoller       roller)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));
  g_return_if_fail (event != NULL);

  enter (self, &event, 1, roller, FALSE);
}

/**
 * parlour_page_enter_all:
 * @self: a page with a session, on which nothing is corrected
 * @events: (array length=n_events) (transfer none): what happened at the table, in this order
 * @n_events: how many events these are, from 1
 * @roller: who rolled or drew, if these are rolls or draws
 *
 * Enters several things by one touch, which are undone together. If one of them cannot happen,
 * none does, and the page says why; it asks about what is doubtful, as parlour_page_enter() does.
 */
void
parlour_page_enter_all (ParlourPage             *self,
                        const TableEvent *const *events,
                        guint                    n_events,
                        TableRoller              roller)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self) && !get_private (self)->correcting);
  g_return_if_fail (events != NULL && n_events > 0);

  enter (self, events, n_events, roller, FALSE);
}

/**
 * parlour_page_enter_anyway:
 * @self: a page with a session
 * @events: (array length=n_events) (transfer none): what happened at the table, in this order
 * @n_events: how many events these are, from 1
 * @roller: who rolled or drew, if it was a roll or a draw
 *
 * Enters what happened, as parlour_page_enter_all() does, and without a question where the books only have to be put
 * right for it, see table_remedy_find().
 */
void
parlour_page_enter_anyway (ParlourPage             *self,
                           const TableEvent *const *events,
                           guint                    n_events,
                           TableRoller              roller)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));
  g_return_if_fail (events != NULL && n_events > 0);

  enter (self, events, n_events, roller, TRUE);
}

/**
 * parlour_page_accept_anyway:
 * @self: a page that has complained, and said that it can be done anyway
 *
 * Enters what was refused last, as the table is right and not the books. Once the game has gone on nothing is
 * entered, and that is said.
 */
void
parlour_page_accept_anyway (ParlourPage *self)
{
  g_autoptr (ParlourPage) guard = NULL;
  const TableEvents *kinds;
  ParlourPagePrivate *priv;
  GPtrArray *events;

  g_return_if_fail (PARLOUR_IS_PAGE (self));

  guard = g_object_ref (self);
  priv = get_private (self);
  if (priv->refused == NULL)
    {
      if (PARLOUR_PAGE_GET_CLASS (self)->choose_anyway == NULL || !PARLOUR_PAGE_GET_CLASS (self)->choose_anyway (self))
        parlour_page_refuse_changed (self);
      return;
    }

  /* Whoever enters it may close the page, which has no session then. */
  kinds = get_events (self);
  events = g_steal_pointer (&priv->refused);
  parlour_page_enter_anyway (self, (const TableEvent *const *) events->pdata, events->len, priv->refused_roller);
  table_event_free_all (kinds, events);
}

static gboolean
on_looked (gpointer data)
{
  ParlourPage *self = data;
  ParlourPagePrivate *priv = get_private (self);
  g_autoptr (ParlourPage) guard = g_object_ref (self);

  if (priv->held)
    return G_SOURCE_CONTINUE;

  stop_looking (guard);
  if (priv->session != NULL)
    {
      priv->by_itself = TRUE;
      PARLOUR_PAGE_GET_CLASS (self)->enter (self);
      priv->by_itself = FALSE;
    }

  return G_SOURCE_REMOVE;
}

/* Lets everybody look at what is complete, and enters it a moment later by itself. What is changed meanwhile, see
 * parlour_page_set_complete(), or entered, stops that. */
static void
begin_looking (ParlourPage *self)
{
  g_return_if_fail (PARLOUR_PAGE_GET_CLASS (self)->enter != NULL);

  g_clear_handle_id (&get_private (self)->looking, g_source_remove);
  get_private (self)->looking = g_timeout_add (LOOKING, on_looked, self);
  g_object_notify (G_OBJECT (self), "looked-at");
}

/* What was looked at and is kept is looked at once more from the beginning, and what is
 * dropped does not enter itself any more. */
static void
on_input_response (ParlourPage *self,
                   const char  *response)
{
  get_private (self)->held = FALSE;
  if (g_str_equal (response, "leave"))
    stop_looking (self);
  else if (parlour_page_is_looked_at (self))
    begin_looking (self);
}

/**
 * parlour_page_ask_about_input:
 * @self: a page with something on it that is not entered yet
 * @answered: a callback for `AdwMessageDialog::response`, with @owner first, that
 *   is told `"leave"` if it may go
 * @owner: what @answered belongs to
 *
 * Asks whether what is on the page may be lost. Until somebody answers, nothing of it
 * enters itself.
 */
void
parlour_page_ask_about_input (ParlourPage *self,
                              GCallback    answered,
                              gpointer     owner)
{
  AdwMessageDialog *dialog;

  g_return_if_fail (PARLOUR_IS_PAGE (self));
  g_return_if_fail (answered != NULL);

  dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                               N_("Drop What Is Not Entered Yet?"),
                               N_("What was typed or chosen on the page is not part of the game yet."), NULL,
                               "keep", N_("_Keep It"),
                               "leave", N_("_Drop It"),
                               NULL);
  adw_message_dialog_set_response_appearance (dialog, "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "keep");
  get_private (self)->held = TRUE;
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_input_response), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", answered, owner, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * parlour_page_is_looked_at:
 * @self: a page
 *
 * Tells whether what is complete will be entered by itself in a moment.
 *
 * Returns: whether it is looked at
 */
gboolean
parlour_page_is_looked_at (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return get_private (self)->looking != 0;
}

/* The last thing that somebody fills in enters all, if the table likes that. What is corrected is confirmed by hand. */
static gboolean
enters_by_itself (ParlourPage *self)
{
  return !get_private (self)->correcting && g_settings_get_boolean (parlour_settings_get (), "enter-complete");
}

/**
 * parlour_page_has_entered_by_itself:
 * @self: a page that is entering something
 *
 * Tells whether nobody's hand does that.
 *
 * Returns: whether it is entered by itself
 */
gboolean
parlour_page_has_entered_by_itself (ParlourPage *self)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self), FALSE);

  return get_private (self)->by_itself;
}

/**
 * parlour_page_set_complete:
 * @self: a page with a session
 * @complete: whether nothing is missing any more in what is filled in
 *
 * Tells whether everything is filled in; for use whenever something was changed. When
 * somebody fills in what was missing last it is entered by itself a moment later, unless
 * somebody changes it again.
 */
void
parlour_page_set_complete (ParlourPage *self,
                           gboolean     complete)
{
  ParlourPagePrivate *priv;
  gboolean completed;

  g_return_if_fail (PARLOUR_IS_PAGE (self));

  priv = get_private (self);
  completed = complete && !priv->complete && !priv->filling;
  priv->complete = complete;
  if (!complete || !priv->filling)
    stop_looking (self);
  if (completed && enters_by_itself (self))
    begin_looking (self);
}

/* Whether everybody at the table can see what stands in the way, or may see
 * it. A grey button must not betray what is secret. */
static gboolean
may_show (ParlourPage         *self,
          const TableObstacle *obstacle)
{
  return (table_session_get_game (get_private (self)->session)->obstacle_facts[obstacle->kind] & TABLE_IS_PRIVATE) == 0
         || (obstacle->player != TABLE_NOBODY && parlour_page_is_uncovered (self, obstacle->player));
}

/**
 * parlour_page_offer:
 * @self: a page with a session
 * @button: what is pressed to enter @event
 * @reason: (nullable): where to say what stands in the way, or `NULL` to say it
 *   only as the tooltip of @button
 * @event: what would be entered
 *
 * Lets something be done if it can be, and says why if it cannot. What only
 * the player alone can know is told when it is tried, and what the books alone are against is offered
 * then.
 */
void
parlour_page_offer (ParlourPage      *self,
                    GtkWidget        *button,
                    GtkLabel         *reason,
                    const TableEvent *event)
{
  g_autofree char *sentence = NULL;
  TableObstacle obstacle;
  gboolean hindered;

  g_return_if_fail (PARLOUR_IS_PAGE (self));

  obstacle = table_state_examine (parlour_page_get_state (self), event);
  hindered = obstacle.kind != TABLE_OBSTACLE_NONE && may_show (self, &obstacle);
  if (hindered)
    sentence = tell_obstacle (self, &obstacle);

  if (hindered && table_remedy_exists (parlour_page_get_state (self), &event, 1))
    parlour_widget_warn (button, sentence);
  else
    parlour_widget_hinder (button, sentence);
  if (reason != NULL)
    parlour_label_show_lines (reason, sentence != NULL ? sentence : "", PARLOUR_SHORTEST_LINE);
}

/**
 * parlour_page_pass:
 * @self: a page with a session, in a step with turns
 *
 * Lets the player whose turn it is pass.
 */
void
parlour_page_pass (ParlourPage *self)
{
  const TableGame *game;
  g_autofree TableEvent *pass = NULL;

  g_return_if_fail (PARLOUR_IS_PAGE (self));

  game = table_session_get_game (get_private (self)->session);
  pass = table_event_new (game->events, game->pass);
  pass->player = parlour_page_get_state (self)->turn;
  parlour_page_enter (self, pass, TABLE_ROLLER_NONE);
}

/**
 * parlour_page_pass_all:
 * @self: a page with a session, in a step with turns
 *
 * Lets everybody pass who has not yet, see table_session_pass_all().
 */
void
parlour_page_pass_all (ParlourPage *self)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));

  g_signal_emit (self, signals[ALL_PASSED], 0);
}

/**
 * parlour_page_find_thing:
 * @self: a page
 * @id: the id of a thing, as a board has it, as `booth-3`
 *
 * Finds where a thing is shown.
 *
 * Returns: (transfer none) (nullable): the widget that shows it, or `NULL` where
 *   the page shows no such thing
 */
GtkWidget *
parlour_page_find_thing (ParlourPage *self,
                         const char  *id)
{
  g_return_val_if_fail (PARLOUR_IS_PAGE (self) && id != NULL, NULL);

  return PARLOUR_PAGE_GET_CLASS (self)->find_thing != NULL ? PARLOUR_PAGE_GET_CLASS (self)->find_thing (self, id) : NULL;
}

/**
 * parlour_page_complain:
 * @self: a page
 * @sentence: what stands in the way
 *
 * Says why something that was tried cannot be done.
 */
void
parlour_page_complain (ParlourPage *self,
                       const char  *sentence)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self));
  g_return_if_fail (sentence != NULL);

  parlour_page_refuse (self, sentence, 0, FALSE);
}

/**
 * parlour_page_refuse:
 * @self: a page
 * @sentence: what stands in the way
 * @rule: the rule of the game that says so, or 0
 * @anyway: whether it can be entered anyway, see parlour_page_accept_anyway()
 *
 * Says why something that was tried cannot be done, and offers to do it all the same.
 */
void
parlour_page_refuse (ParlourPage *self,
                     const char  *sentence,
                     int          rule,
                     gboolean     anyway)
{
  g_return_if_fail (PARLOUR_IS_PAGE (self) && sentence != NULL);

  forget_refused (self);
  g_signal_emit (self, signals[COMPLAINED], 0, sentence, rule, anyway ? self : NULL);
}

/**
 * parlour_page_refuse_key:
 * @self: a page
 * @key: what a key types
 *
 * Says that a key does nothing on the page, or nothing any more.
 */
void
parlour_page_refuse_key (ParlourPage *self,
                         gunichar     key)
{
  g_autofree char *label = parlour_key_label (key);
  /* Translators: %s is what stands on a key, a letter or a digit. */
  g_autofree char *sentence = g_strdup_printf (_("The key %s does nothing here."), label);

  parlour_page_complain (self, sentence);
}

/**
 * parlour_page_tell_changed:
 *
 * Tells whoever touched something that it is not there any more, or not what it was.
 *
 * Returns: (transfer none): the sentence
 */
const char *
parlour_page_tell_changed (void)
{
  return _("What was touched has changed meanwhile: touch it once more.");
}

/**
 * parlour_page_refuse_changed:
 * @self: a page
 *
 * Says that, see parlour_page_tell_changed().
 */
void
parlour_page_refuse_changed (ParlourPage *self)
{
  parlour_page_complain (self, parlour_page_tell_changed ());
}
