/* parlour-clock.c: how long a turn, or a step of it, may take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-clock.h"

#include "parlour-game.h"
#include "parlour-settings.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* How long before its end it is to be seen, and what is added to it, in seconds. */
#define LATE 20
#define MINUTE 60

/**
 * ParlourClock:
 *
 * Counts down for each turn, or for each step of it that a game tells apart, where the table wants
 * that. It is seen in its last seconds and forces nothing; whenever it runs it can be given a minute
 * more, and paused until somebody lets it go on. The page of the game and the display show the same.
 * Each game has one, whose ticks are those of the clocks of players, too.
 */
struct _ParlourClock {
  GObject parent_instance;

  TableSession *session; /* which it belongs to */
  guint ticks; /* 0 if it stands */
  gboolean is_wanted; /* whether it is to tell anything */
  gboolean has_limit; /* whether it counts down */
  gboolean has_players; /* whether it is told how long the game has waited for whom */
  gboolean is_paused;
  int moment[4]; /* what it is for: a round, its part, whose turn it is, and a step of that */
  gint64 end; /* how long the game will have waited for all players when it is over, in microseconds */
  gboolean is_late; /* whether its last seconds have begun */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (ParlourClock, parlour_clock, G_TYPE_OBJECT)

static G_DEFINE_QUARK (parlour-clock, parlour_clock)

/* How long the game has waited, whoever it was for. It is what the clocks of players show, so that both tell the same
 * where no tick came, because the app was stopped or the computer was busy. */
static gint64
sum_waited (ParlourClock *self)
{
  gint64 sum = 0;

  for (int seat = 0; seat < table_session_get_state (self->session)->n_players; seat++)
    sum += table_session_get_waited (self->session, seat);

  return sum;
}

/* How many seconds there are, to the nearest: ticks come right after they are over. */
static int
count_left (ParlourClock *self)
{
  return MAX (self->end - sum_waited (self) + G_TIME_SPAN_SECOND / 2, 0) / G_TIME_SPAN_SECOND;
}

static gboolean
is_seen (ParlourClock *self)
{
  return self->is_paused || (self->has_limit && count_left (self) <= LATE);
}

/* The tone comes once, when the last seconds begin. */
static void
sound (ParlourClock *self)
{
  const gboolean is_late = self->has_limit && count_left (self) <= LATE;

  if (is_late && !self->is_late)
    parlour_sound_tone ();
  self->is_late = is_late;
}

static gboolean
on_tick (gpointer data)
{
  ParlourClock *self = data;

  if (self->is_paused)
    return G_SOURCE_CONTINUE;

  sound (self);
  if (is_seen (self) || self->has_players)
    g_signal_emit (self, changed_signal, 0);

  return G_SOURCE_CONTINUE;
}

static gboolean
has_limit (GSettings *settings)
{
  g_autofree char *limit = g_settings_get_string (settings, "time-limit");

  return !g_str_equal (limit, "off");
}

/* Begins anew with another turn, or step where each has its own time. What is paused stays so. */
static void
run (ParlourClock *self,
     gboolean      anew)
{
  const TableState *state = table_session_get_state (self->session);
  const ParlourGame *game = parlour_game_find (state->game);
  g_autofree char *limit = g_settings_get_string (parlour_settings_get (), "time-limit");
  const gboolean by_step = g_str_equal (limit, "step") && game->get_moment != NULL;
  const int moment[4] = { state->round, state->part, state->turn, by_step ? game->get_moment (state) : 0 };
  gboolean runs;

  self->is_wanted = parlour_clock_is_wanted (parlour_settings_get ());
  runs = self->is_wanted && !table_state_is_finished (state);
  if (anew || memcmp (moment, self->moment, sizeof moment) != 0)
    {
      memcpy (self->moment, moment, sizeof moment);
      self->end = sum_waited (self) + g_settings_get_int (parlour_settings_get (), "time-limit-seconds") * G_TIME_SPAN_SECOND;
      /* Who has less than that from the beginning is not told so. */
      self->is_late = count_left (self) <= LATE;
    }
  self->has_limit = runs && has_limit (parlour_settings_get ()) && state->turn != TABLE_NOBODY;
  self->has_players = g_settings_get_boolean (parlour_settings_get (), "player-clock");
  if (!runs)
    g_clear_handle_id (&self->ticks, g_source_remove);
  else if (self->ticks == 0)
    self->ticks = g_timeout_add_seconds (1, on_tick, self);
  parlour_clock_pause (self, runs && self->is_paused);
}

/* Settings are not looked up after each event where nobody wants a clock. */
static void
on_played (ParlourClock *self)
{
  if (self->is_wanted)
    run (self, FALSE);
}

static void
on_player_clock (ParlourClock *self)
{
  run (self, FALSE);
}

static void
on_limit (ParlourClock *self)
{
  run (self, TRUE);
}

static void
parlour_clock_dispose (GObject *object)
{
  ParlourClock *self = PARLOUR_CLOCK (object);

  g_clear_handle_id (&self->ticks, g_source_remove);

  G_OBJECT_CLASS (parlour_clock_parent_class)->dispose (object);
}

static void
parlour_clock_class_init (ParlourClockClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_clock_dispose;

  /**
   * ParlourClock::changed:
   * @self: a clock
   *
   * What it tells may be something else.
   */
  changed_signal = g_signal_new ("changed", PARLOUR_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
parlour_clock_init (ParlourClock *self)
{
  g_signal_connect_object (parlour_settings_get (), "changed::time-limit", G_CALLBACK (on_limit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parlour_settings_get (), "changed::time-limit-seconds", G_CALLBACK (on_limit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parlour_settings_get (), "changed::player-clock", G_CALLBACK (on_player_clock), self, G_CONNECT_SWAPPED);
}

/**
 * parlour_clock_get:
 * @session: a game
 *
 * Gets the clock of a game.
 *
 * Returns: (transfer none): the clock, which belongs to the game
 */
ParlourClock *
parlour_clock_get (TableSession *session)
{
  ParlourClock *self;

  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  self = g_object_get_qdata (G_OBJECT (session), parlour_clock_quark ());
  if (self == NULL)
    {
      self = g_object_new (PARLOUR_TYPE_CLOCK, NULL);
      self->session = session;
      g_object_set_qdata_full (G_OBJECT (session), parlour_clock_quark (), self, g_object_unref);
      g_signal_connect_object (session, "changed", G_CALLBACK (on_played), self, G_CONNECT_SWAPPED);
      run (self, TRUE);
    }

  return self;
}

/**
 * parlour_clock_is_wanted:
 * @settings: what the table wants
 *
 * Tells whether the table wants any clock.
 *
 * Returns: whether it does
 */
gboolean
parlour_clock_is_wanted (GSettings *settings)
{
  return has_limit (settings) || g_settings_get_boolean (settings, "player-clock");
}

/**
 * parlour_clock_tell_seconds:
 * @seconds: how many seconds, from 0
 *
 * Tells a time as clocks do, in the language that is spoken.
 *
 * Returns: (transfer full): the time
 */
char *
parlour_clock_tell_seconds (int seconds)
{
  /* Translators: minutes and seconds of a clock, e.g. “3:05”. */
  return g_strdup_printf (_("%d:%02d"), seconds / MINUTE, seconds % MINUTE);
}

/**
 * parlour_clock_tell_left:
 * @self: a clock that counts down
 *
 * Tells how much time there is, in the language that is spoken.
 *
 * Returns: (transfer full): that
 */
char *
parlour_clock_tell_left (ParlourClock *self)
{
  g_autofree char *left = NULL;

  g_return_val_if_fail (PARLOUR_IS_CLOCK (self), NULL);

  left = parlour_clock_tell_seconds (count_left (self));

  /* Translators: %s are minutes and seconds. */
  return g_strdup_printf (self->is_paused ? _("Paused, time left: %s") : _("Time left: %s"), left);
}

/**
 * parlour_clock_tell:
 * @self: a clock
 *
 * Tells what there is to be seen of it, in the language that is spoken.
 *
 * Returns: (transfer full) (nullable): that, or `NULL` as long as nothing is
 */
char *
parlour_clock_tell (ParlourClock *self)
{
  g_return_val_if_fail (PARLOUR_IS_CLOCK (self), NULL);

  if (!is_seen (self))
    return NULL;
  if (!self->has_limit)
    return g_strdup (C_("clock", "Paused"));
  if (count_left (self) == 0)
    return g_strdup (_("Time is up"));

  return parlour_clock_tell_left (self);
}

/**
 * parlour_clock_runs:
 * @self: a clock
 *
 * Tells whether there is something to be paused, or to go on.
 *
 * Returns: whether any clock runs, or is paused
 */
gboolean
parlour_clock_runs (ParlourClock *self)
{
  g_return_val_if_fail (PARLOUR_IS_CLOCK (self), FALSE);

  return self->ticks != 0;
}

/**
 * parlour_clock_has_limit:
 * @self: a clock
 *
 * Tells whether it counts down for whose turn it is.
 *
 * Returns: whether it does, or would if it was not paused
 */
gboolean
parlour_clock_has_limit (ParlourClock *self)
{
  g_return_val_if_fail (PARLOUR_IS_CLOCK (self), FALSE);

  return self->has_limit;
}

/**
 * parlour_clock_has_players:
 * @self: a clock
 *
 * Tells whether the table wants to see how long the game has waited for whom.
 *
 * Returns: whether it does
 */
gboolean
parlour_clock_has_players (ParlourClock *self)
{
  g_return_val_if_fail (PARLOUR_IS_CLOCK (self), FALSE);

  return self->has_players;
}

/**
 * parlour_clock_is_paused:
 * @self: a clock
 *
 * Tells whether it is paused.
 *
 * Returns: whether it is
 */
gboolean
parlour_clock_is_paused (ParlourClock *self)
{
  g_return_val_if_fail (PARLOUR_IS_CLOCK (self), FALSE);

  return self->is_paused;
}

/**
 * parlour_clock_pause:
 * @self: a clock
 * @paused: whether it is to be paused
 *
 * Lets it wait, with the clocks of players, or go on.
 */
void
parlour_clock_pause (ParlourClock *self,
                     gboolean      paused)
{
  g_return_if_fail (PARLOUR_IS_CLOCK (self));

  self->is_paused = paused;
  table_session_set_paused (self->session, TABLE_PAUSED_BY_HAND, paused);
  g_signal_emit (self, changed_signal, 0);
}

/**
 * parlour_clock_add_minute:
 * @self: a clock
 *
 * Gives a minute more.
 */
void
parlour_clock_add_minute (ParlourClock *self)
{
  g_return_if_fail (PARLOUR_IS_CLOCK (self));

  self->end = MAX (self->end, sum_waited (self)) + MINUTE * G_TIME_SPAN_SECOND;
  self->is_late = count_left (self) <= LATE;
  g_signal_emit (self, changed_signal, 0);
}
