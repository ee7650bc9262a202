/* frame-watch.c: how long the main loop and its frames take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measured is the time from whatever is done until the X server has the finished next frame, and until the last one
 * that follows: another page, the families and the chronicle come after the first, and things move. How long the
 * process works for each of all these frames is kept as well, and how long the main loop was ever held between two
 * looks at what is to be done.
 */

#include "config.h"

#include "frame-watch.h"

#include "benchmark.h"

/* A click comes when everything rests, as people are slow, but not for ever:
 * something may move all the time. In milliseconds. */
#define REST 50
#define LONGEST_WAIT 3000
#define TICK 5

static struct {
  GdkFrameClock *clock;
  FrameBusy is_busy;
  gpointer data;
  gint64 last_frame;
  gboolean waiting;

  gint64 start; /* when something was done */
  double worked_at_start; /* by the process */
  double worked_unpainted; /* until the last frame began to be painted */
  double worked; /* until it was finished */
  GArray *frames; /* (element-type double): what was worked for each */

  gint64 woken;
  double worked_at_waking; /* by the thread of the main loop */
  double held; /* the longest since that began, in milliseconds */
  double held_at_work; /* the same, where nothing else is at work */
  GPollFunc poll;
} loop;

static double
get_milliseconds (gint64 from,
                  gint64 to)
{
  return (double) (to - from) / 1000;
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
      loop.held_at_work = MAX (loop.held_at_work, benchmark_get_work (CLOCK_THREAD_CPUTIME_ID) - loop.worked_at_waking);
    }

  ready = loop.poll (descriptors, n_descriptors, timeout);
  loop.woken = g_get_monotonic_time ();
  loop.worked_at_waking = benchmark_get_work (CLOCK_THREAD_CPUTIME_ID);

  return ready;
}

/* What comes before a frame is painted. There may be nothing to be laid out, nor painted. */
static void
on_phase (GdkFrameClock *clock,
          gpointer       data)
{
  loop.worked_unpainted = benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID);
}

/* Between two frames lies what was done for the second one. */
static void
count_work (void)
{
  double before = loop.worked;
  double work;

  loop.worked = benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID);
  work = loop.worked - before;
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

static void
wait_for_frame (void)
{
  loop.waiting = TRUE;
  /* There is one even where nothing has changed; it then draws nothing. */
  gdk_frame_clock_request_phase (loop.clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (loop.waiting)
    g_main_context_iteration (NULL, TRUE);
}

/**
 * frame_watch_begin:
 *
 * Begins to watch the main loop; before there is any window.
 */
void
frame_watch_begin (void)
{
  loop.frames = g_array_new (FALSE, FALSE, sizeof (double));
  loop.poll = g_main_context_get_poll_func (NULL);
  g_main_context_set_poll_func (NULL, measure_poll);
}

/**
 * frame_watch_follow:
 * @window: a window that is to be seen
 * @is_busy: whether more is to be waited for than frames
 * @data: what @is_busy is given
 *
 * Watches the frames of a window from now on, and waits until it rests.
 */
void
frame_watch_follow (GtkWidget *window,
                    FrameBusy  is_busy,
                    gpointer   data)
{
  loop.clock = gtk_widget_get_frame_clock (window);
  loop.is_busy = is_busy;
  loop.data = data;
  g_signal_connect_after (loop.clock, "before-paint", G_CALLBACK (on_phase), NULL);
  g_signal_connect_after (loop.clock, "update", G_CALLBACK (on_phase), NULL);
  g_signal_connect_after (loop.clock, "layout", G_CALLBACK (on_phase), NULL);
  g_signal_connect (loop.clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
  wait_for_frame ();
  frame_watch_wait_for_rest ();
}

static gboolean
is_at_rest (void)
{
  return get_milliseconds (loop.last_frame, g_get_monotonic_time ()) > REST && !loop.is_busy (loop.data);
}

/**
 * frame_watch_wait_for_rest:
 *
 * Waits until no frame follows any more.
 */
void
frame_watch_wait_for_rest (void)
{
  gint64 start = g_get_monotonic_time ();
  guint tick = g_timeout_add (TICK, on_tick, NULL);

  while (!is_at_rest () && get_milliseconds (start, g_get_monotonic_time ()) < LONGEST_WAIT)
    g_main_context_iteration (NULL, TRUE);

  g_source_remove (tick);
}

/**
 * frame_watch_go_past:
 *
 * Waits until what was done is to be seen, and on the disk, but not for what moves then.
 */
void
frame_watch_go_past (void)
{
  wait_for_frame ();
  while (loop.is_busy (loop.data))
    g_main_context_iteration (NULL, TRUE);
}

/**
 * frame_watch_start:
 *
 * Something is about to be done.
 */
void
frame_watch_start (void)
{
  loop.start = g_get_monotonic_time ();
  loop.worked_at_start = benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID);
  loop.worked = loop.worked_at_start;
}

/**
 * frame_watch_finish:
 *
 * Waits until what was done is to be seen, and everything rests.
 *
 * Returns: what that took
 */
FrameTimes
frame_watch_finish (void)
{
  FrameTimes times;

  wait_for_frame ();
  times.time = get_milliseconds (loop.start, loop.last_frame);
  times.work = loop.worked - loop.worked_at_start;
  times.unpainted = loop.worked_unpainted - loop.worked_at_start;

  frame_watch_wait_for_rest ();
  times.rest = get_milliseconds (loop.start, loop.last_frame);

  return times;
}

/**
 * frame_watch_begin_hold:
 *
 * Forgets how long the main loop was held, and what was worked for no frame.
 */
void
frame_watch_begin_hold (void)
{
  loop.woken = g_get_monotonic_time ();
  loop.worked_at_waking = benchmark_get_work (CLOCK_THREAD_CPUTIME_ID);
  loop.worked = benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID);
  loop.held = 0;
  loop.held_at_work = 0;
}

/**
 * frame_watch_get_hold:
 * @time: (out): how long the main loop was held at most since that began
 * @work: (out): the longest that it worked without a look
 *
 * Gets both in milliseconds. They need not be of the same moment.
 */
void
frame_watch_get_hold (double *time,
                      double *work)
{
  *time = loop.held;
  *work = loop.held_at_work;
}

/**
 * frame_watch_get_frames:
 *
 * Gets what was worked for each frame, with what came between it and the one before.
 *
 * Returns: (transfer none) (element-type double): milliseconds, which may be sorted and cleared
 */
GArray *
frame_watch_get_frames (void)
{
  return loop.frames;
}
