/* monkey.c: somebody who knows nothing plays with the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Buttons, rows and keys are pressed at random in all windows of the program itself, with other languages, sizes of
 * text and settings in between, in games of all kinds that stand anywhere. Nothing is critical; what is entered is on the
 * disk, passes all checks, and is shown the same when it is opened again.
 *
 * What is done depends on the seed, and on what is to be seen when nothing is left to do: not on how fast that is, but
 * for how far a number runs that is held.
 */

#include "config.h"

#include "hands.h"
#include "parlour-collections.h"
#include "parlour-game-page.h"
#include "parlour-page.h"
#include "parlour-places.h"
#include "parlour-window.h"
#include "strange.h"
#include "table-chance.h"
#include "table-record-file.h"
#include "table-session.h"
#include "table-simulation.h"
#include "tongue.h"

#include <stdlib.h>
#include <string.h>

/* So many games of each kind stand on the shelf. */
#define N_GAMES 4

/* After so many steps the game is opened once more beside itself. */
#define STEPS_TO_REOPEN 20

/* After so many of them somebody turns to another game. */
#define STEPS_IN_GAME 45

/* What is drawn anew after a step comes within so many frames. */
#define FRAMES 3

/* A finger stays on what it presses, in ms. */
#define SHORTEST_HOLD 150
#define LONGEST_HOLD 600

/* Who waits longer than that waits for ever. */
#define SECONDS_TO_WAIT 60

typedef struct {
  GRand *rand;
  TableChance chance;
  ParlourApplication *application;
  gboolean has_hands;
  guint step;
  int dpi; /* of the desktop */
  GPtrArray *paths; /* of games that were there to begin with */
} Monkey;

static int
pick (Monkey *self,
      int     n)
{
  return g_rand_int_range (self->rand, 0, n);
}

static gboolean
happens (Monkey *self,
         int     percent)
{
  return pick (self, 100) < percent;
}

/* What is going to be done is told before, as nothing may be told afterwards. */
G_GNUC_PRINTF (2, 3)
static void
tell (Monkey     *self,
      const char *format,
      ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("%u %s\n", self->step, text);
}

/* Windows */

static ParlourWindow *
get_main_window (Monkey *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self->application)); l != NULL; l = l->next)
    if (PARLOUR_IS_WINDOW (l->data))
      return l->data;

  g_application_activate (G_APPLICATION (self->application));

  return get_main_window (self);
}

static GtkWidget *
find_type (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
           GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The page of a game that is played. */
static GtkWidget *
find_page (Monkey *self)
{
  GtkWidget *page = find_type (GTK_WIDGET (get_main_window (self)), PARLOUR_TYPE_GAME_PAGE);

  return page != NULL && gtk_widget_get_mapped (page) ? page : NULL;
}

/* The one in front, which is a modal one if there is any, or one of several beside each other. */
static GtkWindow *
find_front (Monkey *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *front = GTK_WINDOW (get_main_window (self));
  guint n_windows = g_list_model_get_n_items (windows);

  for (guint i = 0; i < n_windows; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!gtk_widget_get_mapped (GTK_WIDGET (window)))
        continue;
      if (gtk_window_get_modal (window) || (!gtk_window_get_modal (front) && happens (self, 100 / (int) n_windows)))
        front = window;
    }

  return front;
}

/* Until nothing is left to do */

static gboolean
on_time_over (gpointer data)
{
  g_error ("This took too long.");

  return G_SOURCE_REMOVE;
}

static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       n_left)
{
  return --*(int *) n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
wait_for_frames (GtkWidget *widget)
{
  int n_frames = FRAMES;
  guint tick;

  g_object_ref (widget);
  tick = gtk_widget_add_tick_callback (widget, on_frame, &n_frames, NULL);
  while (n_frames > 0 && gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
  if (n_frames > 0)
    gtk_widget_remove_tick_callback (widget, tick);
  g_object_unref (widget);
}

static gboolean
is_busy (Monkey *self)
{
  TableSession *session = parlour_window_get_session (get_main_window (self));
  const GPtrArray *collections = parlour_collections_list ();

  for (guint i = 0; i < collections->len; i++)
    if (parlour_cards_is_busy (collections->pdata[i]))
      return TRUE;

  return session != NULL && table_session_is_busy (session);
}

static void
settle (Monkey *self)
{
  guint watch = g_timeout_add_seconds (SECONDS_TO_WAIT, on_time_over, NULL);

  gdk_display_sync (gdk_display_get_default ());
  wait_for_frames (GTK_WIDGET (get_main_window (self)));
  while (is_busy (self))
    g_main_context_iteration (NULL, TRUE);
  wait_for_frames (GTK_WIDGET (get_main_window (self)));
  g_source_remove (watch);
}

/* What can be touched */

static gboolean
is_touched (GtkWidget *widget)
{
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  /* What the desktop does then is none of the program, and waits for an answer before anything else. */
  if (GTK_IS_LINK_BUTTON (widget) || g_strcmp0 (action, "export.print") == 0)
    return FALSE;

  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_MENU_BUTTON (widget)
         || (GTK_IS_LIST_BOX_ROW (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)))
         || GTK_IS_FLOW_BOX_CHILD (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_TEXT (widget)
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton")
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget");
}

static void
list_touched (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
              GPtrArray *list)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;
  if (is_touched (widget))
    g_ptr_array_add (list, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_touched (child, list);
}

/* What is open before all else takes what is touched, or goes. */
static GtkWidget *
find_popover (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_mapped (child) ? find_popover (child) : NULL;

      if (found != NULL)
        return found;
    }

  return GTK_IS_POPOVER (widget) && gtk_popover_get_autohide (GTK_POPOVER (widget)) ? widget : NULL;
}

/* Whether somebody who points at the middle of it points at nothing else. */
static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t place;
  GtkWidget *found;

  if (native == NULL || !gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, native, &place))
    return FALSE;
  found = gtk_widget_pick (native, place.origin.x + place.size.width / 2, place.origin.y + place.size.height / 2, GTK_PICK_DEFAULT);

  return found != NULL && (found == widget || gtk_widget_is_ancestor (found, widget));
}

static char *
describe (GtkWidget *widget)
{
  GtkWidget *label = find_type (widget, GTK_TYPE_LABEL);
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  return g_strdup_printf ("%s “%s” %s %s", G_OBJECT_TYPE_NAME (widget),
                          label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : tooltip != NULL ? tooltip : "",
                          action != NULL ? action : "", gtk_widget_get_css_name (widget));
}

/* Names and notes are text and nothing else, and numbers of any size. */
static void
type_text (Monkey    *self,
           GtkWidget *widget)
{
  static const char *const texts[] = { "", "0", "1", "7", "12", "999999999999", "-3", "Tom & Anna", "<b>Bo</b>", "%s %n", "“Ä'\"", "  ", "x" };
  const char *text = texts[pick (self, G_N_ELEMENTS (texts))];

  tell (self, "type “%s”", text);
  gtk_editable_set_text (GTK_EDITABLE (widget), text);
  if (happens (self, 50))
    g_signal_emit_by_name (widget, "activate");
}

static void
touch_widget (Monkey    *self,
              GtkWidget *widget)
{
  g_autofree char *told = describe (widget);

  tell (self, "touch %s", told);
  if (GTK_IS_TEXT (widget))
    type_text (self, widget);
  else if (GTK_IS_DROP_DOWN (widget))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), (guint) pick (self, 4));
  else if (GTK_IS_MENU_BUTTON (widget))
    gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
  else if (GTK_IS_BUTTON (widget) || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    g_signal_emit_by_name (widget, "clicked");
  else
    gtk_widget_activate (widget);
}

static void
touch (Monkey    *self,
       GtkWindow *front)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *popover = find_popover (GTK_WIDGET (front));
  GtkWidget *widget;

  if (popover != NULL && happens (self, 20))
    {
      tell (self, "pop down");
      gtk_popover_popdown (GTK_POPOVER (popover));
      return;
    }
  list_touched (popover != NULL ? popover : GTK_WIDGET (front), list);
  if (list->len == 0)
    return;

  /* What has the focus is scrolled to. */
  widget = list->pdata[pick (self, (int) list->len)];
  if (!is_in_sight (widget))
    {
      gtk_widget_grab_focus (widget);
      settle (self);
    }
  if (is_in_sight (widget) && gtk_widget_is_sensitive (widget))
    touch_widget (self, widget);
}

/* Keys */

static void
press_key (Monkey    *self,
           GtkWindow *front)
{
  static const guint others[] = {
    GDK_KEY_Return, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_Tab, GDK_KEY_space, GDK_KEY_Escape, GDK_KEY_BackSpace, GDK_KEY_Delete, GDK_KEY_Up,
    GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Down, GDK_KEY_F1,
    GDK_KEY_F2, GDK_KEY_F5, GDK_KEY_F6, GDK_KEY_F7, GDK_KEY_F8, GDK_KEY_F9, GDK_KEY_F10, GDK_KEY_F11, GDK_KEY_plus, GDK_KEY_minus,
    GDK_KEY_question, GDK_KEY_comma,
  };
  const int kind = pick (self, 10);
  guint keyval = kind < 4 ? GDK_KEY_0 + (guint) pick (self, 10) : kind < 6 ? GDK_KEY_a + (guint) pick (self, 26) : others[pick (self, G_N_ELEMENTS (others))];
  GdkModifierType modifiers = happens (self, 10) ? GDK_CONTROL_MASK : happens (self, 5) ? GDK_ALT_MASK : 0;

  if (happens (self, 5))
    modifiers |= GDK_SHIFT_MASK;

  /* Ctrl+Q leaves, which is the end of what is played. */
  if (!self->has_hands || !gtk_window_is_active (front) || (keyval == GDK_KEY_q && modifiers != 0))
    return;

  tell (self, "key %s %x", gdk_keyval_name (keyval), modifiers);
  hands_press_key (keyval, modifiers);
}

/* Fingers that stay */

static gboolean
on_held_enough (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait_for (int milliseconds)
{
  gboolean is_over = FALSE;

  g_timeout_add ((guint) milliseconds, on_held_enough, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* What leads out of the program is never pressed. */
static gboolean
leads_out (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (GTK_IS_LINK_BUTTON (widget)
        || (GTK_IS_ACTIONABLE (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "export.print") == 0))
      return TRUE;

  return FALSE;
}

/* Points at the middle of something, or anywhere, and tells at what. */
static GtkWidget *
point (Monkey    *self,
       GtkNative *native)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);
  double x = pick (self, MAX (1, gtk_widget_get_width (GTK_WIDGET (native))));
  double y = pick (self, MAX (1, gtk_widget_get_height (GTK_WIDGET (native))));
  graphene_rect_t place;
  GtkWidget *found;

  list_touched (GTK_WIDGET (native), list);
  if (list->len > 0 && happens (self, 70)
      && gtk_widget_compute_bounds (list->pdata[pick (self, (int) list->len)], GTK_WIDGET (native), &place))
    {
      x = place.origin.x + place.size.width / 2;
      y = place.origin.y + place.size.height / 2;
    }
  found = gtk_widget_pick (GTK_WIDGET (native), x, y, GTK_PICK_DEFAULT);
  if (found == NULL || leads_out (found))
    return NULL;

  hands_point (native, x, y);

  return found;
}

static void change_setting (Monkey *self);
static void play           (Monkey *self);
static void travel         (Monkey *self);

/* Somebody else has a hand on the keyboard, or the table goes on below the finger. */
static void
do_meanwhile (Monkey    *self,
              GtkWindow *front)
{
  const int what = pick (self, 100);

  if (what < 25)
    press_key (self, front);
  else if (what < 30)
    change_setting (self);
  else if (what < 35)
    travel (self);
  else if (what < 45)
    play (self);
}

/* What is pressed may go meanwhile, and even its window. Nobody keeps a popover that goes: GTK 4.8 crashes where one that
 * was pointed at is in no window any more and still there. To move a window itself is left to the window manager, and
 * where that does not do it GTK 4.8 goes on moving what is gone. */
static void
hold (Monkey    *self,
      GtkWindow *front)
{
  GtkWidget *popover = find_popover (GTK_WIDGET (front));
  GtkNative *native = GTK_NATIVE (popover != NULL ? popover : GTK_WIDGET (front));
  const int milliseconds = g_rand_int_range (self->rand, SHORTEST_HOLD, LONGEST_HOLD);
  GtkWidget *widget = self->has_hands && gtk_window_is_active (front) ? point (self, native) : NULL;
  g_autofree char *told = NULL;
  gboolean is_held_with_window;

  if (widget == NULL)
    return;

  told = describe (widget);
  is_held_with_window = gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_HANDLE) != NULL;
  tell (self, "hold %s for %d ms", told, milliseconds);
  g_object_add_weak_pointer (G_OBJECT (native), (gpointer *) &native);
  g_object_ref (front);
  hands_hold (TRUE);
  wait_for (milliseconds / 2);
  do_meanwhile (self, front);
  wait_for (milliseconds / 2);
  if (happens (self, 15) && !is_held_with_window && native != NULL && gtk_widget_get_mapped (GTK_WIDGET (native)))
    point (self, native);
  hands_hold (FALSE);
  hands_rest ();
  g_object_unref (front);
  g_clear_weak_pointer (&native);
}

/* What else may happen */

static void
change_setting (Monkey *self)
{
  static const char *const names[] = {
    "cover", "cover-hands", "prices", "move-pieces", "ceremony-waits", "reduce-motion", "pass-for-hands", "enter-complete",
    "player-clock", "keep-screen-on", "show-chronicle", "display-opens", "display-dark",
  };
  static const char *const schemes[] = { "system", "light", "dark" };
  static const double scales[] = { 1.0, 1.25, 2.0 };
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  const char *name = names[pick (self, G_N_ELEMENTS (names))];

  switch (pick (self, 5))
    {
    case 0:
      g_settings_set_string (settings, "language", tongue_list ()[pick (self, (int) g_strv_length ((char **) tongue_list ()))]);
      tell (self, "language");
      break;

    case 1:
      g_settings_set_double (settings, "text-scale", scales[pick (self, G_N_ELEMENTS (scales))]);
      tell (self, "text scale");
      break;

    case 2:
      g_settings_set_string (settings, "color-scheme", schemes[pick (self, G_N_ELEMENTS (schemes))]);
      tell (self, "color scheme");
      break;

    default:
      tell (self, "setting %s", name);
      g_settings_set_boolean (settings, name, !g_settings_get_boolean (settings, name));
    }
}

/* Back and forth. */
static void
travel (Monkey *self)
{
  GtkWidget *page = find_page (self);
  const char *action = happens (self, 65) ? "game.undo" : "game.redo";
  int n = happens (self, 30) ? pick (self, 40) : 1 + pick (self, 3);

  tell (self, "%s %d times", action, n);
  for (int i = 0; i < n && page != NULL; i++)
    {
      gtk_widget_activate_action (page, action, NULL);
      if (happens (self, 50))
        settle (self);
    }
}

/* Something that may happen at the table, whatever page it is entered on. */
static void
play (Monkey *self)
{
  TableSession *session = parlour_window_get_session (get_main_window (self));
  const TableGame *game;
  TableEvent *event;

  if (session == NULL || find_page (self) == NULL || table_state_is_finished (table_session_get_state (session)))
    return;

  /* Random players of a game remember what has been, and were not here. */
  game = table_session_get_game (session);
  event = table_chance_make_event (&self->chance, table_session_get_state (session));
  if (event == NULL)
    return;

  tell (self, "play %s", game->events->ids[event->type]);
  table_session_play (session, event, TABLE_ROLLER_NONE);
  table_event_free (game->events, event);
}

static void
open_game (Monkey *self)
{
  const char *path = self->paths->pdata[pick (self, (int) self->paths->len)];
  g_autoptr (GFile) file = g_file_new_for_path (path);

  tell (self, "open %s", path);
  gtk_widget_activate_action (GTK_WIDGET (get_main_window (self)), "win.show-shelf", NULL);
  settle (self);
  if (g_file_query_exists (file, NULL))
    parlour_window_open_file (get_main_window (self), file);
}

static void
close_window (Monkey    *self,
              GtkWindow *window)
{
  tell (self, "close %s", G_OBJECT_TYPE_NAME (window));
  gtk_window_close (window);
}

/* Files are chosen, and pages printed, by the desktop. */
static gboolean
answer_desktop (Monkey    *self,
                GtkWindow *window)
{
  if (!GTK_IS_DIALOG (window) || g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "Parlour"))
    return FALSE;

  tell (self, "cancel %s", G_OBJECT_TYPE_NAME (window));
  gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_CANCEL);

  return TRUE;
}

static void
take_step (Monkey *self)
{
  GtkWindow *front = find_front (self);
  const gboolean is_main = PARLOUR_IS_WINDOW (front);
  const int what = pick (self, 100);

  if (answer_desktop (self, front))
    return;

  if (ADW_IS_ABOUT_WINDOW (front) || (!is_main && what >= 90))
    close_window (self, front);
  else if (what < 47)
    touch (self, front);
  else if (what < 55)
    hold (self, front);
  else if (what < 80)
    press_key (self, front);
  else if (find_popover (GTK_WIDGET (front)) != NULL)
    touch (self, front);
  else if (what < 86 || !is_main)
    change_setting (self);
  else if (what < 93)
    travel (self);
  else
    play (self);
}

/* What holds */

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/* What differs is told from there on. */
static void
assert_same (const char *what,
             const char *expected,
             const char *text)
{
  gsize i = 0;

  while (expected[i] != '\0' && expected[i] == text[i])
    i++;
  if (expected[i] != text[i])
    g_error ("%s: “%.300s” and not “%.300s”", what, &text[i], &expected[i]);
}

/* Everything is on the disk, and passes all checks there. */
static void
check_file (TableSession *session)
{
  g_autofree char *text = table_record_to_text (table_session_get_record (session));
  g_autofree char *kept = NULL;
  g_autofree char *read_again = NULL;
  g_autoptr (TableRecord) read = NULL;
  g_autoptr (GError) error = NULL;

  if (table_session_get_path (session) == NULL || !g_file_test (table_session_get_path (session), G_FILE_TEST_EXISTS))
    return;

  kept = read_file (table_session_get_path (session));
  read = table_record_parse (kept, strlen (kept), &error);
  g_assert_no_error (error);
  read_again = table_record_to_text (read);
  assert_same ("On the disk", text, read_again);
}

/* What a page says. What has been seen and ticked off, and how long somebody has taken, is known only as long as
 * the game is open. */
static void
list_texts (GtkWidget *widget, /* NOLINT(misc-no-recursion) */
            gboolean   is_told,
            GString   *texts)
{
  if (!gtk_widget_get_visible (widget))
    return;
  is_told |= PARLOUR_IS_PAGE (widget);
  if (GTK_IS_LABEL (widget) && is_told)
    g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_texts (child, is_told, texts);
}

/* What a page says of a game, and its chronicle. */
static char *
tell_whole (TableSession *session)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GString *texts = g_string_new (NULL);
  GListModel *chronicle = table_session_get_chronicle (session);

  for (guint i = 0; i < g_list_model_get_n_items (chronicle); i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      g_string_append_printf (texts, "%s\n%s\n", line->sentence, line->details);
    }
  list_texts (page, FALSE, texts);
  g_object_unref (page);

  return g_string_free (texts, FALSE);
}

static void
check_opened_again (TableSession *session)
{
  g_autofree char *text = table_session_make_text (session);
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_parse (text, strlen (text), &error);
  g_autoptr (TableSession) again = NULL;
  g_autofree char *told = NULL;
  g_autofree char *told_again = NULL;

  g_assert_no_error (error);
  again = table_session_new (record, NULL, NULL);
  told = tell_whole (session);
  told_again = tell_whole (again);
  assert_same ("Opened again", told, told_again);
}

static void
check (Monkey *self)
{
  TableSession *session = parlour_window_get_session (get_main_window (self));

  if (session == NULL || table_session_get_error (session) != NULL)
    return;

  check_file (session);
  if (self->step % STEPS_TO_REOPEN == 0)
    check_opened_again (session);
}

/* The beginning */

/* Games of all kinds, each somewhere in the middle or at its end. */
static void
fill_shelf (Monkey *self)
{
  g_autofree char *directory = parlour_places_get_games ();

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  for (int i = 0; table_games[i] != NULL; i++)
    for (int n = 0; n < N_GAMES; n++)
      {
        const TableGame *game = table_games[i];
        const int n_players = g_rand_int_range (self->rand, game->min_players, game->max_players + 1);
        const int tracking = pick (self, (int) g_strv_length ((char **) game->trackings));
        g_autoptr (TableRecord) whole = table_simulate (game, n_players, tracking, g_rand_int (self->rand));
        const guint n_events = n == 0 ? table_record_get_cursor (whole) : (guint) pick (self, (int) table_record_get_cursor (whole) + 1);
        g_autoptr (TableRecord) record = table_record_copy (whole, n_events);
        g_autofree char *name = g_strdup_printf ("%s-%d.kontor", game->id, n);
        g_autoptr (GError) error = NULL;
        char *path = g_build_filename (directory, name, NULL);

        table_record_identify (record);
        strange_name_people (record, 0);
        table_record_save (record, path, &error);
        g_assert_no_error (error);
        g_ptr_array_add (self->paths, path);
      }
}

static gboolean
tells_any (const GLogField   *fields,
           gsize              n_fields,
           const char *const *texts)
{
  for (gsize i = 0; i < n_fields; i++)
    for (int t = 0; g_str_equal (fields[i].key, "MESSAGE") && texts[t] != NULL; t++)
      if (strstr (fields[i].value, texts[t]) != NULL)
        return TRUE;

  return FALSE;
}

/* Nothing may be critical but what GTK 4.8 says itself of a tooltip whose popover is gone, and of a popover that belongs to
 * what is scrolled off the screen. It warns of more that is no fault, as of a list that is scrolled before it has a size,
 * and does so later; but what has less than no room, and what is pressed for ever, is one. */
static GLogWriterOutput
write_and_end (GLogLevelFlags   level,
               const GLogField *fields,
               gsize            n_fields,
               gpointer         data)
{
  static const char *const pardoned[] = {
    "gdk_surface_get_device_position: assertion",
    "_gtk_widget_find_at_coords: assertion",
    "gdk_monitor_get_geometry: assertion",
    NULL,
  };
  static const char *const feared[] = { "attempt to allocate", "Broken accounting of active state", NULL };
  GLogWriterOutput output = g_log_writer_default (level, fields, n_fields, data);

  if (((level & G_LOG_LEVEL_CRITICAL) && !tells_any (fields, n_fields, pardoned))
      || ((level & G_LOG_LEVEL_WARNING) && tells_any (fields, n_fields, feared)))
    abort ();

  return output;
}

static void
run (Monkey *self,
     int     n_steps)
{
  for (self->step = 1; self->step <= (guint) n_steps; self->step++)
    {
      if (self->step % STEPS_IN_GAME == 1 && !gtk_window_get_modal (find_front (self)))
        open_game (self);
      else
        take_step (self);
      settle (self);
      check (self);
    }
}

int
main (int    argc,
      char **argv)
{
  int n_steps = 300;
  int seed = 1;
  const GOptionEntry entries[] = {
    { "steps", 0, 0, G_OPTION_ARG_INT, &n_steps, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, NULL, NULL },
    { 0 },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  Monkey self = { 0 };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);

  g_log_set_writer_func (write_and_end, NULL, NULL);
  g_printerr ("Seed %d\n", seed);
  self.rand = g_rand_new_with_seed ((guint32) seed);
  self.chance = table_chance_from_rand (self.rand);
  self.paths = g_ptr_array_new_with_free_func (g_free);
  fill_shelf (&self);

  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  gtk_disable_setlocale ();
  g_set_application_name ("Kontor");
  self.application = parlour_application_new ();
  g_application_register (G_APPLICATION (self.application), NULL, &error);
  g_assert_no_error (error);
  self.has_hands = hands_open ();
  gtk_window_present (GTK_WINDOW (get_main_window (&self)));
  run (&self, n_steps);

  return EXIT_SUCCESS;
}
