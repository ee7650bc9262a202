/* benchmark-frames.c: how fast the application answers in a whole game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: with-display --animations benchmark-frames [--events N] [--language] GAME
 *
 * Plays a large game, from its first event until the last that the end has to show, in the application itself. What
 * happens next comes by itself, as from another place, and is undone. Then it is entered once more, by the buttons of
 * the page that lead to it, which shows what was undone where that is filled in; what no button leads to comes by
 * itself again. Measured is the time from each of these until the X server has the finished next frame, see
 * frame-watch.c, and the work for it.
 *
 * Of a long game not each touch is measured, but so many from its beginning to its end that it takes two minutes where
 * nothing else is at work: what moves after each is waited for. What is left out is played, too, and how long it holds
 * the main loop counts.
 *
 * With --events it plays only so many, and fails if nothing could be pressed for any of them. With --language it
 * measures instead how long it takes until the page of the game, when most of it is over, is there in another language.
 * Of a game that is opened then it tells how long that takes, in both cases.
 *
 * Prints one line for each figure, with its goal. Goals of what is worked are those of another machine: here they are as
 * many times as long as the work of yardstick.c takes. It fails nothing: what else a machine does is not known here.
 */

#include "config.h"

#include "benchmark.h"
#include "finger.h"
#include "frame-watch.h"
#include "parlour-application.h"
#include "parlour-window.h"
#include "table-simulation.h"
#include "tongue.h"
#include "yardstick.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define SEED 1

/* In milliseconds: of what is seen at 60 Hz, and of what is worked on the machine for which these were set. */
#define FRAME_GOAL 16.0
#define WORK_GOAL 12.0
#define UNPAINTED_GOAL 6.0
#define HELD_GOAL 25.0
#define LANGUAGE_GOAL 300.0
#define OPEN_GOAL 100.0

/* So many touches of a game are measured at most. */
#define MOST_MEASURED 60

/* More types of events than any game has. */
#define MOST_TYPES 64

/* How much the end of a game has to show at most, one thing after the other. */
#define MOST_TO_SHOW 12

typedef enum {
  ACT_EVENT,
  ACT_UNDO,
  ACT_CLICK,
  N_ACTS
} Act;

static const char *const act_names[] = {
  "the next event of the game", "undoing it", "a click on a button of the page",
};

typedef struct {
  FrameTimes times;
  const char *where; /* the step */
} Sample;

/* The longest that the main loop was held, in milliseconds. */
typedef struct {
  double time, work;
  const char *where; /* it worked the longest */
} Hold;

typedef struct {
  ParlourWindow *window;
  TableSession *session; /* or NULL before the game is open */
  TableRecord *whole;
  guint n_events; /* that are played */
  GArray *samples[N_ACTS];
  Hold opening, hold; /* while the game was opened, and since then */
  guint n_clicked; /* touches that were entered by clicks */
  guint n_entered[MOST_TYPES]; /* and otherwise, by the type of the event */
} Benchmark;

static gboolean
is_busy (gpointer data)
{
  const Benchmark *self = data;

  return self->session != NULL && table_session_is_busy (self->session);
}

static guint
get_cursor (Benchmark *self)
{
  return table_record_get_cursor (table_session_get_record (self->session));
}

/* What the game waits for. */
static const char *
get_where (Benchmark *self)
{
  const TableState *state = table_session_get_state (self->session);

  return state->game->steps[state->step];
}

/* The longest hold */

static void
keep_longest_hold (Benchmark  *self,
                   const char *where)
{
  double time, work;

  frame_watch_get_hold (&time, &work);
  self->hold.time = MAX (self->hold.time, time);
  if (work > self->hold.work)
    {
      self->hold.work = work;
      self->hold.where = where;
    }
}

/* What is worked takes longer on a slow machine. */
static void
tell_work (const char *what,
           double      figure,
           double      goal)
{
  benchmark_tell (what, figure, "ms", goal * yardstick_find_slowness ());
}

static void
tell_hold (const Hold *hold,
           const char *what)
{
  tell_work (what, hold->time, HELD_GOAL);
  tell_work ("  where nothing else is at work", hold->work, HELD_GOAL);
  printf ("  at “%s”\n", hold->where);
}

/* What is done */

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
begin_sample (void)
{
  frame_watch_begin_hold ();
  frame_watch_start ();
}

static void
take_sample (Benchmark  *self,
             Act         act,
             const char *where)
{
  const Sample sample = { .times = frame_watch_finish (), .where = where };

  g_array_append_val (self->samples[act], sample);
  keep_longest_hold (self, where);
  /* What that takes is worked for no frame. */
  yardstick_use ();
  frame_watch_begin_hold ();
}

static void
play_event (Benchmark        *self,
            const TableEvent *event)
{
  const char *where = get_where (self);

  begin_sample ();
  table_session_play (self->session, event, TABLE_ROLLER_TABLE);
  take_sample (self, ACT_EVENT, where);
}

/* One touch may be several events, such as when everybody passes. */
static void
undo (Benchmark *self,
      guint      cursor)
{
  begin_sample ();
  table_session_undo (self->session);
  take_sample (self, ACT_UNDO, get_where (self));

  if (get_cursor (self) != cursor)
    table_session_go_to (self->session, cursor);
  frame_watch_wait_for_rest ();
}

/* What shows the next thing is the first on the page of the end. */
static GtkWidget *
find_first (Benchmark *self)
{
  ParlourPage *page = finger_find_page (GTK_WIDGET (self->window));

  return page != NULL ? finger_find_first (page) : NULL;
}

/* What is pressed on the page that is shown, or NULL if it is not there. */
static GtkWidget *
find_button (Benchmark  *self,
             const char *name)
{
  ParlourPage *page = finger_find_page (GTK_WIDGET (self->window));

  return page != NULL ? finger_find_button (page, name) : NULL;
}

/* Tells whether the game has gone on from there as it does. The page that is shown may keep something from before,
 * which the one that was tried did not know. */
static gboolean
has_gone_on (Benchmark *self,
             guint      cursor)
{
  const guint reached = get_cursor (self);
  g_autoptr (GPtrArray) events = g_ptr_array_new ();

  for (guint i = cursor; i < reached; i++)
    g_ptr_array_add (events, (gpointer) table_record_get_event (table_session_get_record (self->session), i));

  return reached > cursor
         && finger_is_next (self->session, self->whole, cursor, (const TableEvent *const *) events->pdata, events->len);
}

static guint
count_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

/* What opens a window is no touch of the game. */
static void
click (Benchmark *self,
       GtkWidget *button)
{
  const char *where = get_where (self);
  const guint n_windows = count_windows ();

  begin_sample ();
  g_signal_emit_by_name (button, "clicked");
  if (count_windows () > n_windows)
    frame_watch_finish ();
  else
    take_sample (self, ACT_CLICK, where);
}

/* Presses what enters what comes next, if anything does. */
static void
press_next (Benchmark *self)
{
  g_auto (GStrv) names = finger_find_way (self->session, self->whole);

  /* That took its time. */
  frame_watch_begin_hold ();
  frame_watch_wait_for_rest ();
  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      GtkWidget *button = find_button (self, *name);

      if (button == NULL)
        break;
      click (self, button);
    }
  close_other_windows (self);
}

/* What is not measured. */
static void
go_past (Benchmark        *self,
         const TableEvent *event)
{
  const char *where = get_where (self);

  frame_watch_begin_hold ();
  table_session_play (self->session, event, TABLE_ROLLER_TABLE);
  frame_watch_go_past ();
  keep_longest_hold (self, where);
}

/* Who can do nothing but pass is not asked. */
static void
play (Benchmark *self)
{
  const guint apart = MAX (1, (self->n_events + MOST_MEASURED - 1) / MOST_MEASURED);
  guint next = 0;

  while (get_cursor (self) < self->n_events)
    {
      const guint cursor = get_cursor (self);
      const TableEvent *event = table_record_get_event (self->whole, cursor);

      if (cursor < next)
        {
          go_past (self, event);
          continue;
        }

      next = cursor + apart;
      frame_watch_wait_for_rest ();
      play_event (self, event);
      undo (self, cursor);
      press_next (self);
      if (has_gone_on (self, cursor))
        {
          self->n_clicked++;
          continue;
        }

      self->n_entered[event->type]++;
      if (get_cursor (self) != cursor)
        table_session_go_to (self->session, cursor);
      table_session_play (self->session, event, TABLE_ROLLER_TABLE);
      frame_watch_wait_for_rest ();
      g_assert_true (has_gone_on (self, cursor));
    }
}

static void
show_end (Benchmark *self)
{
  for (int i = 0; i < MOST_TO_SHOW; i++)
    {
      const char *where = get_where (self);
      GtkWidget *next = find_first (self);

      if (next == NULL)
        return;

      frame_watch_begin_hold ();
      g_signal_emit_by_name (next, "clicked");
      frame_watch_wait_for_rest ();
      keep_longest_hold (self, where);
      close_other_windows (self);
    }
}

static void
switch_languages (Benchmark *self)
{
  const char *const *languages = tongue_list ();
  const guint n = g_strv_length ((char **) languages);

  for (guint i = 1; i <= 2 * n; i++)
    {
      g_autofree char *what = g_strdup_printf ("To the finished next frame, in the language %s", languages[i % n]);
      FrameTimes times;

      frame_watch_start ();
      tongue_set_language (languages[i % n]);
      times = frame_watch_finish ();
      /* It would be fast where it cannot switch. */
      g_assert_cmpstr (tongue_get_language (), ==, languages[i % n]);
      benchmark_tell (what, times.time, "ms", LANGUAGE_GOAL);
      benchmark_tell ("  where nothing else is at work", times.work, "ms", LANGUAGE_GOAL);
    }
}

/* Beginning */

static void
open_window (Benchmark          *self,
             ParlourApplication *application)
{
  g_autoptr (GError) error = NULL;

  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);

  self->window = parlour_window_new (application);
  gtk_window_present (GTK_WINDOW (self->window));
  frame_watch_follow (GTK_WIDGET (self->window), is_busy, self);
}

static void
show_game (Benchmark *self,
           guint      cursor)
{
  /* One of its own each time: what it would be written over is somebody else's, who is asked about and read with each event. */
  g_autofree char *name = g_strdup_printf ("benchmark-%u.kontor", cursor);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  g_clear_object (&self->session);
  self->session = table_session_new (table_record_copy (self->whole, cursor), path, NULL);
  parlour_window_open_session (self->window, self->session);
}

/* When most of it is over. */
static void
open_game (Benchmark *self)
{
  FrameTimes times;

  begin_sample ();
  show_game (self, table_record_get_cursor (self->whole) * 5 / 6);
  times = frame_watch_finish ();
  benchmark_tell ("From opening the game to its finished first frame", times.time, "ms", OPEN_GOAL);
  benchmark_tell ("  where nothing else is at work", times.work, "ms", OPEN_GOAL);
  keep_longest_hold (self, get_where (self));
  self->opening = self->hold;
  self->hold = (Hold) { 0 };
}

/* Telling */

static double
get_number (const Sample *sample,
            gsize         offset)
{
  return G_STRUCT_MEMBER (double, &sample->times, offset);
}

/* That of which 5 of 100 are more. */
static double
find_95 (GArray *numbers)
{
  benchmark_sort (numbers);

  return g_array_index (numbers, double, (numbers->len * 95 + 99) / 100 - 1);
}

static double
find_95_of (GArray *samples,
            gsize   offset)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < samples->len; i++)
    {
      double number = get_number (&g_array_index (samples, Sample, i), offset);

      g_array_append_val (numbers, number);
    }

  return find_95 (numbers);
}

static const Sample *
find_longest (GArray *samples)
{
  const Sample *longest = &g_array_index (samples, Sample, 0);

  for (guint i = 1; i < samples->len; i++)
    if (g_array_index (samples, Sample, i).times.work > longest->times.work)
      longest = &g_array_index (samples, Sample, i);

  return longest;
}

static void
tell_act (Benchmark *self,
          Act        act)
{
  GArray *samples = self->samples[act];
  g_autofree char *more = NULL;

  if (samples->len == 0)
    return;

  printf ("To the finished next frame, from %s, %u times:\n", act_names[act], samples->len);
  benchmark_tell ("  95 of 100 take at most", find_95_of (samples, G_STRUCT_OFFSET (FrameTimes, time)), "ms", FRAME_GOAL);
  tell_work ("  95 of 100 would take, where nothing else is at work, at most",
             find_95_of (samples, G_STRUCT_OFFSET (FrameTimes, work)), WORK_GOAL);
  tell_work ("  95 of 100 would take until it is painted at most",
             find_95_of (samples, G_STRUCT_OFFSET (FrameTimes, unpainted)), UNPAINTED_GOAL);
  benchmark_remark ("  95 of 100 are at rest after", find_95_of (samples, G_STRUCT_OFFSET (FrameTimes, rest)), "ms",
                    "with what comes later and what moves");
  more = g_strdup_printf ("at “%s”", find_longest (samples)->where);
  benchmark_remark ("  the longest at work", find_longest (samples)->times.work, "ms", more);
}

static void
tell_frames (void)
{
  GArray *frames = frame_watch_get_frames ();

  printf ("All %u frames of the game, with those that follow:\n", frames->len);
  tell_work ("  95 of 100 would take, where nothing else is at work, at most", find_95 (frames), WORK_GOAL);
  benchmark_remark ("  99 of 100", g_array_index (frames, double, frames->len * 99 / 100), "ms", NULL);
  benchmark_remark ("  the longest", g_array_index (frames, double, frames->len - 1), "ms", NULL);
}

/* What no button leads to may be entered by hands that do more than click. */
static void
tell_clicked (Benchmark *self)
{
  const char *const *types = table_session_get_game (self->session)->events->ids;

  printf ("Of %u touches %u were clicked, and these entered otherwise:", self->samples[ACT_EVENT]->len, self->n_clicked);
  for (int type = 0; type < MOST_TYPES; type++)
    if (self->n_entered[type] > 0)
      printf (" %s %u", types[type], self->n_entered[type]);
  printf ("\n");
}

static void
tell (Benchmark *self)
{
  benchmark_remark ("Times as long as where goals were set", yardstick_find_slowness (), "", NULL);
  for (Act act = 0; act < N_ACTS; act++)
    tell_act (self, act);
  tell_clicked (self);
  tell_frames ();
  tell_hold (&self->opening, "The longest that the main loop was held when it was opened");
  tell_hold (&self->hold, "The longest that the main loop was held in the whole game");
}

/* What of the process is in memory, in MiB. */
static double
read_memory (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0;

  words = g_strsplit (text, " ", -1);

  return g_ascii_strtod (words[1], NULL) * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
}

static double
read_heap (void)
{
  const struct mallinfo2 info = mallinfo2 ();

  return (double) (info.uordblks + info.hblkhd) / (1 << 20);
}

static void
measure_game (Benchmark *self)
{
  double memory, heap;

  show_game (self, 0);
  frame_watch_wait_for_rest ();
  memory = read_memory ();
  heap = read_heap ();
  g_array_set_size (frame_watch_get_frames (), 0);
  play (self);
  if (table_state_is_finished (table_session_get_state (self->session)))
    show_end (self);
  tell (self);
  benchmark_remark ("Memory that is taken after it, more than before", read_heap () - heap, "MiB",
                    "with what is left of pages on which buttons were tried");
  benchmark_remark ("  resident, with what is free and with what others share", read_memory (), "MiB", NULL);
  benchmark_remark ("  the same before the game", memory, "MiB", NULL);
}

/* As many players as there can be, and everything is tracked. */
static void
begin (Benchmark          *self,
       ParlourApplication *application,
       const TableGame    *game,
       int                 n_events)
{
  for (Act act = 0; act < N_ACTS; act++)
    self->samples[act] = g_array_new (FALSE, FALSE, sizeof (Sample));
  self->whole = table_simulate (game, game->max_players, 0, SEED);
  self->n_events = table_record_get_cursor (self->whole);
  printf ("%s with %d players, %u events\n", game->name, game->max_players, self->n_events);
  if (n_events > 0)
    self->n_events = MIN (self->n_events, (guint) n_events);
  open_window (self, application);
}

static void
end (Benchmark *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->session);
  table_record_free (self->whole);
  for (Act act = 0; act < N_ACTS; act++)
    g_array_unref (self->samples[act]);
}

int
main (int    argc,
      char **argv)
{
  int n_events = 0;
  gboolean languages = FALSE;
  const GOptionEntry entries[] = {
    { "events", 0, 0, G_OPTION_ARG_INT, &n_events, NULL, NULL },
    { "language", 0, 0, G_OPTION_ARG_NONE, &languages, NULL, NULL },
    { 0 },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("GAME");
  g_autoptr (ParlourApplication) application = NULL;
  g_autoptr (GError) error = NULL;
  Benchmark self = { 0 };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (argc != 2 || table_game_find (argv[1]) == NULL)
    g_error ("Which game?");

  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  frame_watch_begin ();
  application = parlour_application_new ();
  begin (&self, application, table_game_find (argv[1]), n_events);
  open_game (&self);
  if (languages)
    switch_languages (&self);
  else
    measure_game (&self);
  if (n_events > 0 && self.n_clicked == 0)
    g_error ("Nothing was found that could be pressed.");
  end (&self);

  return EXIT_SUCCESS;
}
