/* broken-clock.c: a clock that is set back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loaded before another program (LD_PRELOAD) it tells that program the time of
 * a year ago, as long as there is the file that BROKEN_CLOCK names. Only what
 * calendars show goes back: what measures durations goes on.
 */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define YEAR (365 * 24 * 3600)

static time_t
get_delay (void)
{
  const char *mark = getenv ("BROKEN_CLOCK");

  return mark != NULL && access (mark, F_OK) == 0 ? YEAR : 0;
}

int
clock_gettime (clockid_t        clock,
               struct timespec *now)
{
  int (*next) (clockid_t, struct timespec *);
  int result;

  next = (int (*) (clockid_t, struct timespec *)) (uintptr_t) dlsym (RTLD_NEXT, "clock_gettime");
  result = next (clock, now);
  if (result == 0 && clock == CLOCK_REALTIME)
    now->tv_sec -= get_delay ();

  return result;
}

int
gettimeofday (struct timeval *restrict now,
              void *restrict           zone)
{
  struct timespec precise;

  if (clock_gettime (CLOCK_REALTIME, &precise) != 0)
    return -1;

  now->tv_sec = precise.tv_sec;
  now->tv_usec = precise.tv_nsec / 1000;

  return 0;
}

time_t
time (time_t *place)
{
  struct timespec now;

  if (clock_gettime (CLOCK_REALTIME, &now) != 0)
    return (time_t) -1;
  if (place != NULL)
    *place = now.tv_sec;

  return now.tv_sec;
}
