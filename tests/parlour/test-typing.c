/* test-typing.c: keys that are pressed faster than anything can follow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On each page of each game the same random keys are pressed twice: once one by one, each when all that came of
 * the one before is on the disk and on the page, and once on and on, while the disk is held up, and the next page has
 * not come. What is entered is the same. Time is what the test says it is, for all that the application does, so
 * that a slow machine changes nothing.
 *
 * KEYS says how many keys each page gets, and TYPING_SEED which they are.
 */

#include "config.h"

#include "keyboard.h"
#include "parlour-collections.h"
#include "parlour-event-form.h"
#include "parlour-game-page.h"
#include "parlour-game.h"
#include "parlour-page.h"
#include "parlour-pages.h"
#include "parlour-step-page.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "tongue.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <stdlib.h>

/* How many keys a page gets where nobody says, which they are, and what lies between two, in milliseconds. */
#define KEYS 200
#define SEED 4
#define LEAST_GAP 20
#define MOST_GAP 300

/* What the application finds here, GTK does not. */
#define OURS __attribute__ ((visibility ("hidden")))

/* Time, as it is for the application */

static gint64 now = G_USEC_PER_SEC;

OURS gint64
g_get_monotonic_time (void)
{
  return now;
}

typedef struct {
  GSource source;
  gint64 interval;
  gint64 due;
} Timer;

static gboolean
is_due (GSource *source)
{
  return now >= ((Timer *) source)->due;
}

static gboolean
prepare (GSource *source,
         int     *timeout)
{
  *timeout = -1;

  return is_due (source);
}

static gboolean
dispatch (GSource     *source,
          GSourceFunc  function,
          gpointer     data)
{
  ((Timer *) source)->due += ((Timer *) source)->interval;

  return function (data);
}

OURS guint
g_timeout_add (guint       interval,
               GSourceFunc function,
               gpointer    data)
{
  static GSourceFuncs functions = { prepare, is_due, dispatch, NULL, NULL, NULL };
  g_autoptr (GSource) source = g_source_new (&functions, sizeof (Timer));
  Timer *timer = (Timer *) source;

  timer->interval = (gint64) interval * 1000;
  timer->due = now + timer->interval;
  g_source_set_callback (source, function, data, NULL);

  return g_source_attach (source, NULL);
}

OURS guint
g_timeout_add_seconds (guint       interval,
                       GSourceFunc function,
                       gpointer    data)
{
  return g_timeout_add (interval * 1000, function, data);
}

/* Chance, which is the same each time */

static GRand *dice;

uint32_t arc4random_uniform (uint32_t sides);

OURS uint32_t
arc4random_uniform (uint32_t sides)
{
  return (uint32_t) g_rand_int_range (dice, 0, (gint32) sides);
}

/* The disk, which takes as long as it is told */

static GMutex mutex;
static GCond told, asked;
static int n_allowed; /* how often something may get onto the disk */
static gboolean is_held; /* whether that is all */
static int n_held; /* how many wait for it */

int fsync (int file);

OURS int
fsync (int file)
{
  g_mutex_lock (&mutex);
  n_held++;
  g_cond_broadcast (&asked);
  while (is_held && n_allowed == 0)
    g_cond_wait (&told, &mutex);
  n_held--;
  if (n_allowed > 0)
    n_allowed--;
  g_mutex_unlock (&mutex);

  return 0;
}

static void
hold_disk (gboolean hold)
{
  g_mutex_lock (&mutex);
  is_held = hold;
  n_allowed = 0;
  g_cond_broadcast (&told);
  g_mutex_unlock (&mutex);
}

/* The window, and what is pressed in it */

static GtkWindow *window;
static GHashTable *events;

static const guint keyvals[] = {
  '0', '1', '2', '3', '4', '5', '6', '7', '8', '9',
  'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z',
  GDK_KEY_BackSpace, GDK_KEY_Escape, GDK_KEY_Return, 0
};

typedef struct {
  guint keyval;
  int gap; /* after the one before, in milliseconds */
} Key;

/* Digits are what most pages wait for, and Enter confirms what is complete. */
static GArray *
make_keys (GRand *rand,
           int    n)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (Key));

  for (int i = 0; i < n; i++)
    {
      const int kind = g_rand_int_range (rand, 0, 10);
      Key key = { kind < 6 ? keyvals[g_rand_int_range (rand, 0, 10)]
                           : keyvals[g_rand_int_range (rand, 0, G_N_ELEMENTS (keyvals) - 1)],
                  g_rand_int_range (rand, LEAST_GAP, MOST_GAP + 1) };

      if (g_rand_int_range (rand, 0, 8) == 0)
        key.keyval = GDK_KEY_Return;
      g_array_append_val (keys, key);
    }

  return keys;
}

static void
iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* GTK shows some buttons pressed for a while before they do anything. */
static GtkWidget *pressed;

static gboolean
on_activated (GSignalInvocationHint *hint,
              guint                  n_values,
              const GValue          *values,
              gpointer               nobody)
{
  g_set_weak_pointer (&pressed, g_value_get_object (&values[0]));

  return TRUE;
}

static gboolean
on_clicked (GSignalInvocationHint *hint,
            guint                  n_values,
            const GValue          *values,
            gpointer               nobody)
{
  if (g_value_get_object (&values[0]) == (gpointer) pressed)
    g_clear_weak_pointer (&pressed);

  return TRUE;
}

/* Lets all be done that is to be done, in whatever time. */
static void
settle (TableSession *session,
        GtkWidget    *page)
{
  ParlourPages *pages = PARLOUR_PAGES (find_child (page, "pages"));

  hold_disk (FALSE);
  iterate ();
  while (table_session_is_busy (session) || table_session_is_waiting (session) || pressed != NULL)
    g_main_context_iteration (NULL, TRUE);
  iterate ();
  if (parlour_pages_get_page (pages) == NULL)
    g_signal_emit_by_name (pages, "awaited");
  iterate ();
}

/* Does something of that. */
static void
dawdle (TableSession *session,
        GtkWidget    *page,
        GRand        *rand)
{
  const int n = g_rand_int_range (rand, 0, 8);

  if (n == 0)
    {
      settle (session, page);
      hold_disk (TRUE);
    }
  else if (n < 4)
    {
      g_mutex_lock (&mutex);
      n_allowed = n;
      g_cond_broadcast (&told);
      g_mutex_unlock (&mutex);
    }
  else if (n < 6)
    {
      for (int i = 0; i < n; i++)
        g_main_context_iteration (NULL, FALSE);
    }
}

static gboolean has_come;

/* Of whatever it comes to. */
static gboolean
on_event (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               nobody)
{
  if (gdk_event_get_event_type (g_value_peek_pointer (&values[1])) == GDK_KEY_PRESS)
    has_come = TRUE;

  return TRUE;
}

/* What is opened to be read has all keys. */
static GtkPopover *opened;

static gboolean
on_mapped (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               nobody)
{
  GObject *widget = g_value_get_object (&values[0]);

  if (GTK_IS_POPOVER (widget))
    g_set_weak_pointer (&opened, GTK_POPOVER (widget));

  return TRUE;
}

static void
close_opened (void)
{
  if (opened != NULL)
    gtk_popover_popdown (opened);
  g_clear_weak_pointer (&opened);
}

/* A question is over once it is answered, which GTK shows for a while, and as long as it does no key gets to the page. */
static void
press (guint keyval)
{
  while (pressed != NULL && gtk_widget_get_root (pressed) != GTK_ROOT (window))
    g_main_context_iteration (NULL, TRUE);
  close_opened ();
  has_come = FALSE;
  gdk_display_put_event (gdk_display_get_default (), g_hash_table_lookup (events, GUINT_TO_POINTER (keyval)));
  while (!has_come)
    g_main_context_iteration (NULL, TRUE);
}

static void
forget_cards (void)
{
  for (guint i = 0; i < parlour_collections_list ()->len; i++)
    {
      ParlourCards *cards = g_ptr_array_index (parlour_collections_list (), i);
      g_autoptr (GPtrArray) known = table_collection_list_known (parlour_cards_get_collection (cards));

      for (guint j = 0; j < known->len; j++)
        for (guint n = ((const TablePrinted *) known->pdata[j])->count + 1; n > 0; n--)
          parlour_cards_remove (cards, known->pdata[j]);
    }
}

static GString *complaints;

static gboolean
on_complained (GSignalInvocationHint *hint,
               guint                  n_values,
               const GValue          *values,
               gpointer               nobody)
{
  if (complaints != NULL)
    g_string_append_printf (complaints, "%s\n", g_value_get_string (&values[1]));

  return TRUE;
}

/* Tells what was entered, and after that what was not. */
static char *
tell (TableSession *session)
{
  GListModel *chronicle = table_session_get_chronicle (session);
  const guint n = table_record_get_cursor (table_session_get_record (session));
  GString *story = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      g_string_append_printf (story, "%s\n", line->sentence);
    }

  g_string_append (story, complaints->str);
  g_string_free (g_steal_pointer (&complaints), TRUE);

  return g_string_free (story, FALSE);
}

static char *
type (const TableRecord *record,
      const GArray      *keys,
      GRand             *rand) /* or NULL to press one by one */
{
  g_autofree char *directory = g_dir_make_tmp ("kontor-typing-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "game.kontor", NULL);
  g_autofree char *story = NULL;
  g_autoptr (TableSession) session = NULL;
  GtkWidget *page;

  now = G_USEC_PER_SEC;
  g_clear_pointer (&dice, g_rand_free);
  dice = g_rand_new_with_seed (1);
  forget_cards ();
  session = table_session_new (table_record_copy (record, table_record_get_cursor (record)), path, NULL);
  page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  /* The chronicle takes no keys, and follows by frames, which are not counted here as time is. */
  gtk_widget_set_visible (find_child (page, "chronicle"), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (gtk_window_get_child (window)), page);
  settle (session, page);
  complaints = g_string_new (NULL);

  for (guint i = 0; i < keys->len; i++)
    {
      const Key *key = &g_array_index (keys, Key, i);

      if (rand == NULL)
        settle (session, page);
      now += key->gap * 1000;
      iterate ();
      hold_disk (rand != NULL);
      press (key->keyval);
      if (rand != NULL)
        dawdle (session, page, rand);
    }
  settle (session, page);
  story = tell (session);
  close_opened ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (gtk_window_get_child (window)), NULL);
  iterate ();
  g_remove (path);
  g_remove (directory);

  return g_steal_pointer (&story);
}

typedef struct {
  TableRecord *record;
  char *name;
} Scene;

static int
get_number (const char *variable,
            int         otherwise)
{
  const char *value = g_getenv (variable);

  return value != NULL ? atoi (value) : otherwise;
}

static void
test_page (gconstpointer data)
{
  const Scene *scene = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) get_number ("TYPING_SEED", SEED));
  g_autoptr (GArray) keys = make_keys (rand, get_number ("KEYS", KEYS));
  g_autofree char *slowly = NULL, *fast = NULL;

  slowly = type (scene->record, keys, NULL);
  fast = type (scene->record, keys, rand);
  g_assert_cmpstr (fast, ==, slowly);
}

/* The first moment of a game at which it has a page. */
static void
find_scenes (const TableGame *game,
             int              tracking,
             GHashTable      *found)
{
  g_autoptr (TableRecord) record = table_simulate (game, CLAMP (3, game->min_players, game->max_players), tracking, 1);
  const guint n = table_record_get_cursor (record);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TableRecord) part = table_record_copy (record, i);
      const TableState *state = table_record_get_state (part);
      Scene *scene;
      g_autofree char *name = g_strdup_printf ("/typing/%s/%s-%d", game->id, g_type_name (parlour_step_page_find (state)), state->step);

      if (table_state_is_finished (state) || g_hash_table_contains (found, name))
        continue;

      scene = g_new (Scene, 1);
      *scene = (Scene) { g_steal_pointer (&part), name };
      g_test_add_data_func (name, scene, test_page);
      g_hash_table_add (found, g_steal_pointer (&name));
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GSettings) settings = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  adw_init ();
  use_style ();
  pardon_libadwaita ();
  settings = g_settings_new (SCHEMA_ID);
  g_settings_set_boolean (settings, "enter-complete", FALSE);

  window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (window, 700, 500);
  /* A window that grows waits for the display, which holds keys up. */
  gtk_window_set_child (window, gtk_scrolled_window_new ());
  gtk_window_present (window);
  events = keyboard_learn (window, keyvals);
  g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, on_event, NULL, NULL);
  g_type_class_unref (g_type_class_ref (GTK_TYPE_BUTTON));
  g_signal_add_emission_hook (g_signal_lookup ("activate", GTK_TYPE_BUTTON), 0, on_activated, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("clicked", GTK_TYPE_BUTTON), 0, on_clicked, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_mapped, NULL, NULL);
  g_type_class_unref (g_type_class_ref (PARLOUR_TYPE_EVENT_FORM));
  g_signal_add_emission_hook (g_signal_lookup ("complained", PARLOUR_TYPE_PAGE), 0, on_complained, NULL, NULL);
  for (guint i = 0; table_games[i] != NULL; i++)
    for (int tracking = 0; table_games[i]->trackings[tracking] != NULL; tracking++)
      find_scenes (table_games[i], tracking, found);
  status = g_test_run ();

  gtk_window_destroy (window);
  g_hash_table_unref (events);

  return status;
}
