/* benchmark-frames.c: how fast the application answers late in a large game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: with-display --animations benchmark-frames [--language|--game]
 *
 * With --language it measures instead how long it takes until the page of that
 * game, at the beginning of the last week, is there in another language. With
 * --game it plays the game from its first event until the last window is lit,
 * and tells how long the main loop was ever held.
 *
 * Plays the last week of a game of six in the application itself, which has
 * been at the game since the week before. Whatever the game waits for, one of
 * the buttons there is clicked, what that did is undone, and then the game goes
 * on as it did. Measured is the time from each of these until the X server has
 * the finished next frame, and until the last one that follows: another page,
 * the families and the chronicle come after the first, and things move. How long
 * the process works for each of all these frames is told as well, and how long
 * the main loop was ever held between two looks at what is to be done.
 *
 * Prints one line for each figure, with its goal. It fails nothing: how fast a
 * machine is, and what else it does, is not known here.
 */

#include "config.h"

#include "benchmark.h"
#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "parlour-application.h"
#include "parlour-page.h"
#include "parlour-window.h"
#include "table-simulation.h"
#include "tongue.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define N_PLAYERS 6
#define SEED 1
#define WEEK 6

#define FRAME_GOAL 16.0
#define HELD_GOAL 50.0
#define LANGUAGE_GOAL 300.0
#define OPEN_GOAL 100.0

/* A click comes when everything rests, as people are slow, but not for ever:
 * something may move all the time. In milliseconds. */
#define REST 50
#define LONGEST_WAIT 3000
#define TICK 5

typedef enum {
  ACT_CLICK,
  ACT_UNDO,
  ACT_EVENT,
  N_ACTS
} Act;

static const char *const act_names[] = {
  "a click on a button of the page", "undoing what it did", "the next event of the game",
};

/* In milliseconds */
typedef struct {
  double time;
  double work; /* of this process, which is less where others are at work too */
  double rest; /* when the last frame that followed was finished */
  char *where;
} Sample;

/* Of the main loop and its frames */
static struct {
  GdkFrameClock *clock;
  gint64 last_frame;
  gboolean waiting;
  double worked; /* of the process, until the last frame was finished */
  GArray *frames; /* (element-type double): what was worked for each, or NULL */

  gint64 woken;
  double worked_at_waking; /* by the thread of the main loop */
  double held; /* the longest since it was set to 0, in milliseconds */
  double held_at_work; /* the same, where nothing else is at work */
  GPollFunc poll;
} loop;

typedef struct {
  ParlourWindow *window;
  TableSession *session;
  TableRecord *whole;
  GRand *random;
  char *where; /* what the game waits for */
  GArray *samples[N_ACTS];
  Sample held;
  guint n_changes; /* clicks that changed the game */
} Benchmark;

/* The main loop */

static double
get_milliseconds (gint64 from,
                  gint64 to)
{
  return (double) (to - from) / 1000;
}

static double
get_work (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);

  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

/* The main loop does nothing but wait in here. So the time outside is that for
 * which it was held. */
static int
measure_poll (GPollFD *descriptors,
              guint    n_descriptors,
              int      timeout)
{
  int ready;

  if (loop.woken != 0)
    {
      loop.held = MAX (loop.held, get_milliseconds (loop.woken, g_get_monotonic_time ()));
      loop.held_at_work = MAX (loop.held_at_work, get_work (CLOCK_THREAD_CPUTIME_ID) - loop.worked_at_waking);
    }

  ready = loop.poll (descriptors, n_descriptors, timeout);
  loop.woken = g_get_monotonic_time ();
  loop.worked_at_waking = get_work (CLOCK_THREAD_CPUTIME_ID);

  return ready;
}

/* Between two frames lies what was done for the second one. */
static void
count_work (void)
{
  double before = loop.worked;
  double work;

  loop.worked = get_work (CLOCK_PROCESS_CPUTIME_ID);
  work = loop.worked - before;
  if (loop.frames != NULL)
    g_array_append_val (loop.frames, work);
}

static void
on_after_paint (GdkFrameClock *clock,
                gpointer       data)
{
  /* What was drawn is with the X server once it has answered. */
  gdk_display_sync (gdk_display_get_default ());
  loop.last_frame = g_get_monotonic_time ();
  loop.waiting = FALSE;
  count_work ();
}

static gboolean
on_tick (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static gboolean
is_at_rest (Benchmark *self)
{
  return get_milliseconds (loop.last_frame, g_get_monotonic_time ()) > REST
         && (self->session == NULL || !table_session_is_busy (self->session));
}

static void
wait_for_rest (Benchmark *self)
{
  gint64 start = g_get_monotonic_time ();
  guint tick = g_timeout_add (TICK, on_tick, NULL);

  while (!is_at_rest (self) && get_milliseconds (start, g_get_monotonic_time ()) < LONGEST_WAIT)
    g_main_context_iteration (NULL, TRUE);

  g_source_remove (tick);
}

static void
wait_for_frame (void)
{
  loop.waiting = TRUE;
  /* There is one even where nothing has changed; it then draws nothing. */
  gdk_frame_clock_request_phase (loop.clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (loop.waiting)
    g_main_context_iteration (NULL, TRUE);
}

/* What is done */

static void
find_buttons (GtkWidget *widget,
              GPtrArray *buttons)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_ancestor (widget, PARLOUR_TYPE_PAGE) != NULL)
    g_ptr_array_add (buttons, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_buttons (child, buttons);
}

static void
begin_hold (void)
{
  loop.held = 0;
  loop.held_at_work = 0;
}

static void
keep_longest_hold (Benchmark *self)
{
  self->held.time = MAX (self->held.time, loop.held);
  if (loop.held_at_work > self->held.work)
    {
      self->held.work = loop.held_at_work;
      g_free (self->held.where);
      self->held.where = g_strdup (self->where);
    }
}

/* When something is about to be done */
typedef struct {
  gint64 time;
  double work;
} Start;

static Start
begin_sample (void)
{
  const Start start = { .time = g_get_monotonic_time (), .work = get_work (CLOCK_PROCESS_CPUTIME_ID) };

  loop.worked = start.work;

  return start;
}

static void
take_sample (Benchmark *self,
             Act        act,
             Start      start)
{
  Sample sample = { .where = g_strdup (self->where) };

  wait_for_frame ();
  sample.time = get_milliseconds (start.time, loop.last_frame);
  sample.work = get_work (CLOCK_PROCESS_CPUTIME_ID) - start.work;

  wait_for_rest (self);
  sample.rest = get_milliseconds (start.time, loop.last_frame);
  g_array_append_val (self->samples[act], sample);
  keep_longest_hold (self);
}

static void
forget_hold (Benchmark *self)
{
  g_clear_pointer (&self->held.where, g_free);
  self->held = (Sample) { 0 };
}

static void
tell_hold (Benchmark  *self,
           const char *what)
{
  benchmark_tell (what, self->held.time, "ms", HELD_GOAL);
  benchmark_tell ("  where nothing else is at work", self->held.work, "ms", HELD_GOAL);
  if (self->held.where != NULL)
    printf ("  at “%s”\n", self->held.where);
  forget_hold (self);
}

static void
close_other_windows (Benchmark *self)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (window != GTK_WINDOW (self->window))
        gtk_window_destroy (window);
    }
}

static void
click_something (Benchmark *self,
                 guint      cursor)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  Start start;

  find_buttons (GTK_WIDGET (self->window), buttons);
  if (buttons->len == 0)
    return;

  start = begin_sample ();
  g_signal_emit_by_name (g_ptr_array_index (buttons, g_rand_int_range (self->random, 0, (gint32) buttons->len)), "clicked");
  take_sample (self, ACT_CLICK, start);
  close_other_windows (self);

  if (table_record_get_cursor (table_session_get_record (self->session)) == cursor)
    return;

  self->n_changes++;
  start = begin_sample ();
  table_session_undo (self->session);
  take_sample (self, ACT_UNDO, start);

  /* One click may be several events, such as when everybody passes. */
  table_session_go_to (self->session, cursor);
  wait_for_rest (self);
}

/* Returns how many events there are then: who can do nothing but pass is not asked. */
static guint
play_next (Benchmark *self,
           guint      cursor)
{
  Start start = begin_sample ();
  guint reached;

  colonia_session_play (self->session, colonia_record_get_event (self->whole, cursor), TABLE_ROLLER_TABLE);
  take_sample (self, ACT_EVENT, start);
  reached = table_record_get_cursor (table_session_get_record (self->session));
  g_assert (reached > cursor);

  return reached;
}

static void
begin_step (Benchmark *self)
{
  g_free (self->where);
  self->where = colonia_words_step (table_session_get_names (self->session),
                                    colonia_session_get_state (self->session));
  begin_hold ();
}

static void
play_week (Benchmark *self,
           guint      cursor)
{
  while (cursor < table_record_get_cursor (self->whole))
    {
      begin_step (self);
      click_something (self, cursor);
      cursor = play_next (self, cursor);
    }
}

static void
switch_languages (Benchmark *self)
{
  static const char *const languages[] = { "fr", "nl", "en", "fr", "nl", "en" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *what = g_strdup_printf ("To the finished next frame, in the language %s", languages[i]);
      gint64 start = g_get_monotonic_time ();
      double work = get_work (CLOCK_PROCESS_CPUTIME_ID);
      double time;

      tongue_set_language (languages[i]);
      wait_for_frame ();
      /* It would be fast where it cannot switch. */
      g_assert_cmpstr (tongue_get_language (), ==, languages[i]);
      time = get_milliseconds (start, loop.last_frame);
      work = get_work (CLOCK_PROCESS_CPUTIME_ID) - work;
      benchmark_tell (what, time, "ms", LANGUAGE_GOAL);
      benchmark_tell ("  where nothing else is at work", work, "ms", LANGUAGE_GOAL);
      wait_for_rest (self);
    }
}

/* Beginning */

/* How many events lie before a week of a game. */
static guint
find_week (const TableRecord *record,
           int                week)
{
  g_auto (ColoniaState) state = { 0 };
  guint cursor = 0;

  colonia_state_init (&state, colonia_record_get_setup (record));
  while (state.week < week)
    colonia_state_apply (&state, colonia_record_get_event (record, cursor++), NULL);

  return cursor;
}

static void
open_window (Benchmark          *self,
             ParlourApplication *application)
{
  g_autoptr (GError) error = NULL;

  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);

  self->window = parlour_window_new (application);
  gtk_window_present (GTK_WINDOW (self->window));
  loop.clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));
  g_signal_connect (loop.clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
  wait_for_frame ();
  wait_for_rest (self);
}

static void
play_on (Benchmark *self,
         guint      from,
         guint      to)
{
  for (guint i = from; i < to; i++)
    {
      begin_step (self);
      colonia_session_play (self->session, colonia_record_get_event (self->whole, i), TABLE_ROLLER_TABLE);
      wait_for_rest (self);
      keep_longest_hold (self);
    }
}

/* The button that lights the next window is the first on the page of the end. */
static void
light_windows (Benchmark *self)
{
  for (int i = 0; i < COLONIA_N_CITIES; i++)
    {
      g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

      begin_step (self);
      find_buttons (GTK_WIDGET (self->window), buttons);
      g_assert_cmpuint (buttons->len, >, 0);
      g_signal_emit_by_name (g_ptr_array_index (buttons, 0), "clicked");
      wait_for_rest (self);
      keep_longest_hold (self);
    }
}

static void
open_game (Benchmark *self,
           guint      cursor)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "benchmark.kontor", NULL);
  gint64 start = g_get_monotonic_time ();
  double work = get_work (CLOCK_PROCESS_CPUTIME_ID);

  begin_hold ();
  self->session = table_session_new (table_record_copy (self->whole, cursor), path, NULL);
  parlour_window_open_session (self->window, self->session);
  wait_for_frame ();
  work = get_work (CLOCK_PROCESS_CPUTIME_ID) - work;
  benchmark_tell ("From opening the game to its finished first frame", get_milliseconds (start, loop.last_frame), "ms",
                  OPEN_GOAL);
  benchmark_tell ("  where nothing else is at work", work, "ms", OPEN_GOAL);
  wait_for_rest (self);
  keep_longest_hold (self);
  tell_hold (self, "The longest that the main loop was held by that");
}

/* Telling */

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const double *first = a;
  const double *second = b;

  return (*first > *second) - (*first < *second);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const Sample *first = a;
  const Sample *second = b;

  return (first->time > second->time) - (first->time < second->time);
}

static int
compare_works (gconstpointer a,
               gconstpointer b)
{
  const Sample *first = a;
  const Sample *second = b;

  return (first->work > second->work) - (first->work < second->work);
}

static int
compare_rests (gconstpointer a,
               gconstpointer b)
{
  const Sample *first = a;
  const Sample *second = b;

  return (first->rest > second->rest) - (first->rest < second->rest);
}

/* Where the value is, of so many, than which 5 of 100 are more. */
static guint
find_95 (guint n)
{
  return (n * 95 + 99) / 100 - 1;
}

static const Sample *
find_percentile (GArray      *samples,
                 GCompareFunc compare)
{
  g_array_sort (samples, compare);

  return &g_array_index (samples, Sample, find_95 (samples->len));
}

static void
tell_frames (void)
{
  GArray *frames = loop.frames;

  g_array_sort (frames, compare_numbers);
  printf ("All %u frames of that week, with those that follow:\n", frames->len);
  benchmark_tell ("  95 of 100 would take, where nothing else is at work, at most",
                  g_array_index (frames, double, find_95 (frames->len)), "ms", FRAME_GOAL);
  benchmark_remark ("  99 of 100", g_array_index (frames, double, frames->len * 99 / 100), "ms", NULL);
  benchmark_remark ("  the longest", g_array_index (frames, double, frames->len - 1), "ms", NULL);
}

static void
remark_work (const char   *what,
             const Sample *sample,
             const char   *where)
{
  g_autofree char *more = where != NULL ? g_strdup_printf ("%.3f ms of it at work, at “%s”", sample->work, where)
                                        : g_strdup_printf ("%.3f ms of it at work", sample->work);

  benchmark_remark (what, sample->time, "ms", more);
}

static void
tell_act (Benchmark *self,
          Act        act)
{
  GArray *samples = self->samples[act];
  const Sample *longest, *median;
  double time, work, rest;

  if (samples->len == 0)
    return;

  rest = find_percentile (samples, compare_rests)->rest;
  work = find_percentile (samples, compare_works)->work;
  time = find_percentile (samples, compare_times)->time;
  longest = &g_array_index (samples, Sample, samples->len - 1);
  median = &g_array_index (samples, Sample, samples->len / 2);

  printf ("To the finished next frame, from %s, %u times:\n", act_names[act], samples->len);
  benchmark_tell ("  95 of 100 take at most", time, "ms", FRAME_GOAL);
  benchmark_tell ("  95 of 100 would take, where nothing else is at work, at most", work, "ms", FRAME_GOAL);
  benchmark_remark ("  95 of 100 are at rest after", rest, "ms", "with what comes later and what moves");
  remark_work ("  the median", median, NULL);
  remark_work ("  the longest", longest, longest->where);
}

static void
tell (Benchmark *self)
{
  for (Act act = 0; act < N_ACTS; act++)
    tell_act (self, act);
  printf ("%u clicks changed the game\n", self->n_changes);
  tell_frames ();

  tell_hold (self, "The longest that the main loop was held in that week");
}

static void
clear_sample (Sample *sample)
{
  g_free (sample->where);
}

static void
measure_game (Benchmark *self)
{
  open_game (self, 0);
  play_on (self, 0, table_record_get_cursor (self->whole));
  light_windows (self);
  tell_hold (self, "The longest that the main loop was held in the whole game");
}

static void
measure_week (Benchmark *self,
              gboolean   languages)
{
  guint before = find_week (self->whole, WEEK - 1);
  guint cursor = find_week (self->whole, WEEK);

  open_game (self, before);
  play_on (self, before, cursor);
  if (languages)
    {
      switch_languages (self);
      return;
    }

  loop.frames = g_array_new (FALSE, FALSE, sizeof (double));
  forget_hold (self);
  play_week (self, cursor);
  tell (self);
  g_array_unref (g_steal_pointer (&loop.frames));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (ParlourApplication) application = NULL;
  Benchmark self = { 0 };

  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");

  loop.poll = g_main_context_get_poll_func (NULL);
  g_main_context_set_poll_func (NULL, measure_poll);
  for (Act act = 0; act < N_ACTS; act++)
    {
      self.samples[act] = g_array_new (FALSE, FALSE, sizeof (Sample));
      g_array_set_clear_func (self.samples[act], (GDestroyNotify) clear_sample);
    }

  self.random = g_rand_new_with_seed (SEED);
  self.whole = table_simulate (&colonia_game, N_PLAYERS, COLONIA_TRACKING_FULL, SEED);
  application = parlour_application_new ();
  open_window (&self, application);
  if (argc > 1 && g_str_equal (argv[1], "--game"))
    measure_game (&self);
  else
    measure_week (&self, argc > 1 && g_str_equal (argv[1], "--language"));

  gtk_window_destroy (GTK_WINDOW (self.window));
  g_object_unref (self.session);
  table_record_free (self.whole);
  g_rand_free (self.random);
  for (Act act = 0; act < N_ACTS; act++)
    g_array_unref (self.samples[act]);
  g_free (self.where);
  g_free (self.held.where);

  return EXIT_SUCCESS;
}
