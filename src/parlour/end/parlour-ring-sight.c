/* parlour-ring-sight.c: what a player has of a ring, as one thing that is revealed at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The things of a game stand on a ring. Those that the player has light up, one after the other, so that
 * neighbours become one, and below is counted up what they bring.
 */

#include "config.h"

#include "parlour-ring-sight.h"

#include "parlour-game-ending.h"
#include "table-ring.h"
#include "parlour-name-plate.h"
#include "parlour-sign.h"
#include "parlour-stalls.h"
#include "parlour-widgets.h"

#define SIGN_SIZE 20
#define CELL_SIZE 24
#define SPACING 6
#define CELL_SPACING 2

/* How long each thing takes, in microseconds. */
#define STEP_TIME (160 * G_TIME_SPAN_MILLISECOND)

/* What is revealed of a player. */
typedef struct {
  int seat;
  GtkWidget *ring;
  GtkLabel *sum_label;
  GtkLabel *told_label;
  char *told; /* how all of it comes about */
  int n; /* how many things the player has */
  int sums[TABLE_MAX_RING + 1]; /* what so many of them bring */
  int n_lit;
  gint64 begun; /* when the first one was lit */
  guint ticks; /* or 0 */
} Sight;

static Sight *
get_sight (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "sight");
}

static void
sight_free (Sight *sight)
{
  g_free (sight->told);
  g_free (sight);
}

/* Makes what is revealed of what a player has of the ring of a game, for `make`. */
GtkWidget *
parlour_ring_sight_new (int seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  Sight *sight = g_new0 (Sight, 1);

  gtk_widget_add_css_class (box, "end-row");
  gtk_widget_add_css_class (box, "end-card");
  sight->seat = seat;
  g_object_set_data_full (G_OBJECT (box), "sight", sight, (GDestroyNotify) sight_free);

  return box;
}

static GtkLabel *
add_label (GtkWidget  *widget,
           const char *css_class)
{
  GtkWidget *label = parlour_label_new_wrapped (NULL);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), .5f);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (widget), label);

  return GTK_LABEL (label);
}

static GtkWidget *
make_ring (TableSession           *session,
           const TableRingThing *things,
           int                     n)
{
  GtkWidget *ring = g_object_new (PARLOUR_TYPE_STALLS, "rim", n, "spacing", CELL_SPACING, "halign", GTK_ALIGN_CENTER,
                                  "vexpand", TRUE, "valign", GTK_ALIGN_START, NULL);
  const int columns = (n / 2 + 3) / 2;

  /* Wherever it is, it is a ring. */
  gtk_widget_set_size_request (ring, columns * CELL_SIZE + (columns - 1) * CELL_SPACING, -1);
  for (int i = 0; i < n; i++)
    {
      GtkWidget *cell = parlour_sign_new (table_session_get_game (session), things[i].id, SIGN_SIZE);

      gtk_widget_set_size_request (cell, CELL_SIZE, CELL_SIZE);
      gtk_widget_add_css_class (cell, "end-thing");
      parlour_widget_set_tooltip (cell, things[i].name);
      parlour_stalls_append (PARLOUR_STALLS (ring), cell);
    }

  return ring;
}

/* One chain of neighbours after the other, from its first thing on. */
static void
put_in_order (Sight                  *sight,
              const TableState       *state,
              const TableRingThing *things,
              int                     n)
{
  const TableGameRing *game = state->game->ring;
  guint had = 0;
  int first = 0;

  while (first < n && (!things[first].had || things[(first + n - 1) % n].had))
    first++;
  sight->n = 0;
  sight->sums[0] = 0;
  for (int i = first % n; i < first % n + n; i++)
    if (things[i % n].had)
      {
        had |= 1u << i % n;
        sight->sums[++sight->n] = game->work_out (state, had, NULL);
        g_object_set_data (G_OBJECT (parlour_widget_get_nth (sight->ring, i % n)), "order", GINT_TO_POINTER (sight->n));
      }
}

/* Shows as many as are lit, and what they bring. */
static void
light (GtkWidget *widget,
       int        n_lit,
       gboolean   revealed)
{
  Sight *sight = get_sight (widget);
  g_autofree char *sum = revealed ? g_strdup_printf ("%+d", sight->sums[n_lit]) : g_strdup ("");

  sight->n_lit = n_lit;
  for (GtkWidget *cell = gtk_widget_get_first_child (sight->ring); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      const int order = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (cell), "order"));

      parlour_widget_set_css_class (cell, "lit", order > 0 && order <= n_lit);
    }
  gtk_label_set_label (sight->sum_label, sum);
  gtk_label_set_label (sight->told_label, revealed && n_lit == sight->n ? sight->told : "");
}

/* Shows the ring, and what a player has of it, for `show`. */
void
parlour_ring_sight_show (GtkWidget    *sight,
                         TableSession *session)
{
  const TableState *state = table_session_get_state (session);
  const ParlourGameEnding *ending = parlour_game_ending_find (state->game);
  const TableGameRing *game = state->game->ring;
  TableRingThing things[TABLE_MAX_RING];
  Sight *self;
  int n;

  g_return_if_fail (GTK_IS_BOX (sight) && game != NULL);

  self = get_sight (sight);
  n = game->list (state, self->seat, things);
  parlour_box_clear (GTK_BOX (sight));
  gtk_box_append (GTK_BOX (sight), g_object_new (ADW_TYPE_BIN, "halign", GTK_ALIGN_CENTER, "child",
                                                 parlour_name_plate_new (table_session_get_names (session)[self->seat],
                                                                         table_session_get_color (session, self->seat)), NULL));
  self->ring = make_ring (session, things, n);
  gtk_box_append (GTK_BOX (sight), self->ring);
  self->sum_label = add_label (sight, "title-2");
  self->told_label = add_label (sight, "end-amounts");
  g_free (self->told);
  self->told = ending->tell_part (session, self->seat, game->part);
  put_in_order (self, state, things, n);
  light (sight, MIN (self->n_lit, self->n), self->n_lit > 0);
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  Sight *sight = get_sight (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  int n_lit;

  if (sight->begun == 0)
    sight->begun = now;
  n_lit = (int) MIN ((now - sight->begun) / STEP_TIME + 1, sight->n);
  if (n_lit != sight->n_lit)
    light (widget, n_lit, TRUE);
  if (n_lit < sight->n)
    return G_SOURCE_CONTINUE;

  sight->ticks = 0;

  return G_SOURCE_REMOVE;
}

/* Lights what the player has and counts up what it brings, or shows the ring alone, for
 * `reveal`. */
void
parlour_ring_sight_reveal (GtkWidget *sight,
                           gboolean   revealed)
{
  Sight *self = get_sight (sight);
  gboolean moves = TRUE;

  if (revealed && (self->ticks != 0 || (self->n_lit > 0 && self->n_lit == self->n)))
    return;

  if (self->ticks != 0)
    gtk_widget_remove_tick_callback (sight, self->ticks);
  self->ticks = 0;
  self->begun = 0;
  g_object_get (gtk_widget_get_settings (sight), "gtk-enable-animations", &moves, NULL);
  light (sight, revealed && !moves ? self->n : 0, revealed);
  if (revealed && self->n_lit < self->n)
    self->ticks = gtk_widget_add_tick_callback (sight, on_tick, NULL, NULL);
}
