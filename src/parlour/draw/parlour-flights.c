/* parlour-flights.c: something over which pictures fly from place to place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-flights.h"

/* Which part of the time a flight may begin later, so that several of the same
 * follow each other. */
#define LATEST 0.25

/* When what comes to something begins to be taken in, and how small it gets. */
#define TAKEN_IN 0.6
#define SMALLEST 0.5

/* How far what leaves goes, in its own widths. */
#define AWAY 1.2f

/* Over its child pictures fly from where something was to where it is now. They are nothing but
 * pictures: what they show is at its new place already, and can be used. It draws as long as
 * anything flies, and not any longer. */
typedef struct {
  GPtrArray *flights;
  AdwAnimation *animation;
  double progress;
} ParlourFlightsPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (ParlourFlights, parlour_flights, ADW_TYPE_BIN)

typedef struct {
  ParlourFlightManner manner;
  GdkPaintable *picture;
  gboolean is_image;
  graphene_rect_t from; /* of no size where its place is not known yet */
  GtkWidget *beginning; /* weak */
  GtkWidget *target; /* weak, or NULL where it leaves */
  double delay;
} Flight;

static ParlourFlightsPrivate *
get_private (ParlourFlights *self)
{
  return parlour_flights_get_instance_private (self);
}

/* What moves is not seen where it is already. */
static void
hide_target (Flight   *flight,
             gboolean  hide)
{
  if (flight->manner == PARLOUR_FLIGHT_MOVES && flight->target != NULL)
    gtk_widget_set_opacity (flight->target, hide ? 0. : 1.);
}

static void
flight_free (gpointer data)
{
  Flight *flight = data;

  hide_target (flight, FALSE);
  g_clear_weak_pointer (&flight->beginning);
  g_clear_weak_pointer (&flight->target);
  g_object_unref (flight->picture);
  g_free (flight);
}

/* What has never been laid out has no place until the next frame. An image is as
 * large as what it is an image of, which may be scaled. */
static gboolean
find_beginning (ParlourFlights *self,
                Flight         *flight)
{
  graphene_rect_t bounds;
  float width, height;

  if (flight->from.size.width > 0.f)
    return TRUE;

  if (flight->beginning == NULL || gtk_widget_get_width (flight->beginning) == 0
      || !gtk_widget_compute_bounds (flight->beginning, GTK_WIDGET (self), &bounds))
    return FALSE;

  width = flight->is_image ? bounds.size.width : (float) gdk_paintable_get_intrinsic_width (flight->picture);
  height = flight->is_image ? bounds.size.height : (float) gdk_paintable_get_intrinsic_height (flight->picture);
  graphene_rect_init (&flight->from,
                      bounds.origin.x + (bounds.size.width - width) / 2.f,
                      bounds.origin.y + (bounds.size.height - height) / 2.f,
                      width, height);

  return TRUE;
}

/* Where the middle of a picture goes. */
static graphene_point_t
find_goal (ParlourFlights *self,
           const Flight   *flight)
{
  graphene_point_t start, goal;
  graphene_rect_t bounds;

  graphene_rect_get_center (&flight->from, &start);
  if (flight->manner == PARLOUR_FLIGHT_LEAVES)
    {
      gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

      return GRAPHENE_POINT_INIT (start.x + flight->from.size.width * (mirrored ? -AWAY : AWAY), start.y);
    }

  if (flight->target == NULL || !gtk_widget_get_mapped (flight->target)
      || !gtk_widget_compute_bounds (flight->target, GTK_WIDGET (self), &bounds))
    return start;

  graphene_rect_get_center (&bounds, &goal);

  return goal;
}

static double
get_opacity (const Flight *flight,
             double        way)
{
  switch (flight->manner)
    {
    case PARLOUR_FLIGHT_LEAVES:
      return 1. - way;

    case PARLOUR_FLIGHT_COMES:
      return way <= TAKEN_IN ? 1. : (1. - way) / (1. - TAKEN_IN);

    case PARLOUR_FLIGHT_MOVES:
    default:
      return 1.;
    }
}

static void
draw_flight (ParlourFlights *self,
             Flight         *flight,
             GtkSnapshot    *snapshot)
{
  const double begins = flight->delay * LATEST;
  const double part = CLAMP ((get_private (self)->progress - begins) / (1. - LATEST), 0., 1.);
  const double way = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, part);
  const double scale = flight->manner == PARLOUR_FLIGHT_COMES ? 1. - (1. - SMALLEST) * way : 1.;
  graphene_point_t middle, goal;

  if (!find_beginning (self, flight))
    return;

  goal = find_goal (self, flight);
  graphene_rect_get_center (&flight->from, &middle);
  graphene_point_interpolate (&middle, &goal, way, &middle);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, get_opacity (flight, way));
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-flight->from.size.width / 2.f,
                                                          -flight->from.size.height / 2.f));
  gdk_paintable_snapshot (flight->picture, snapshot, flight->from.size.width, flight->from.size.height);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
parlour_flights_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  static const GdkRGBA nothing = { 0.f, 0.f, 0.f, 0.f };
  ParlourFlights *self = PARLOUR_FLIGHTS (widget);
  GPtrArray *flights = get_private (self)->flights;

  /* GTK takes a page that is alone for another thing than the page with
   * pictures above it, and paints all of it when the first picture comes. */
  gtk_snapshot_append_color (snapshot, &nothing, &GRAPHENE_RECT_INIT (0.f, 0.f, 1.f, 1.f));
  GTK_WIDGET_CLASS (parlour_flights_parent_class)->snapshot (widget, snapshot);

  for (guint i = 0; i < flights->len; i++)
    draw_flight (self, g_ptr_array_index (flights, i), snapshot);
}

static void
fly_on (double   progress,
        gpointer user_data)
{
  get_private (user_data)->progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (user_data));
}

static void
parlour_flights_dispose (GObject *object)
{
  parlour_flights_land (PARLOUR_FLIGHTS (object));

  G_OBJECT_CLASS (parlour_flights_parent_class)->dispose (object);
}

static void
parlour_flights_finalize (GObject *object)
{
  g_ptr_array_unref (get_private (PARLOUR_FLIGHTS (object))->flights);

  G_OBJECT_CLASS (parlour_flights_parent_class)->finalize (object);
}

static void
parlour_flights_class_init (ParlourFlightsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_flights_dispose;
  G_OBJECT_CLASS (klass)->finalize = parlour_flights_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = parlour_flights_snapshot;
}

static void
parlour_flights_init (ParlourFlights *self)
{
  get_private (self)->flights = g_ptr_array_new_with_free_func (flight_free);
}

/* Tells whether anything may fly: not where nobody sees it, or where the desktop or the user
 * wants no motion. */
gboolean
parlour_flights_may_start (ParlourFlights *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self));
}

static void
add (ParlourFlights      *self,
     ParlourFlightManner  manner,
     GdkPaintable        *picture,
     gboolean             is_image,
     GtkWidget           *from,
     GtkWidget           *target,
     double               delay)
{
  Flight *flight = g_new0 (Flight, 1);

  flight->manner = manner;
  flight->picture = g_object_ref (picture);
  flight->is_image = is_image;
  g_set_weak_pointer (&flight->beginning, from);
  g_set_weak_pointer (&flight->target, target);
  flight->delay = delay;
  g_ptr_array_add (get_private (self)->flights, flight);
  find_beginning (self, flight);
}

/* Adds a picture that flies when parlour_flights_start() is called. It begins where from is
 * now, and ends where target will be by then. Where from is not to be seen there is no flight. */
void
parlour_flights_add (ParlourFlights      *self,
                     ParlourFlightManner  manner,
                     GdkPaintable        *picture,
                     GtkWidget           *from,
                     GtkWidget           *target,
                     double               delay)
{
  g_return_if_fail ((target == NULL) == (manner == PARLOUR_FLIGHT_LEAVES));
  g_return_if_fail (delay >= 0. && delay <= 1.);

  if (gtk_widget_get_mapped (from))
    add (self, manner, picture, FALSE, from, target, delay);
}

/* Adds a widget that is seen flying, as by parlour_flights_add(). */
void
parlour_flights_add_image (ParlourFlights      *self,
                           ParlourFlightManner  manner,
                           GtkWidget           *from,
                           GtkWidget           *target)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkPaintable) image = NULL;

  g_return_if_fail ((target == NULL) == (manner == PARLOUR_FLIGHT_LEAVES));

  if (!gtk_widget_get_mapped (from))
    return;

  paintable = gtk_widget_paintable_new (from);
  image = gdk_paintable_get_current_image (paintable);
  add (self, manner, image, TRUE, from, target, 0.);
}

/* Lets everything fly that was added. */
void
parlour_flights_start (ParlourFlights *self)
{
  AdwAnimationTarget *target;
  ParlourFlightsPrivate *private = get_private (self);

  if (private->flights->len == 0 || private->animation != NULL)
    return;

  for (guint i = 0; i < private->flights->len; i++)
    hide_target (g_ptr_array_index (private->flights, i), TRUE);

  target = adw_callback_animation_target_new (fly_on, self, NULL);
  private->animation = adw_timed_animation_new (GTK_WIDGET (self), 0., 1., PARLOUR_FLIGHT_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (private->animation), ADW_LINEAR);
  g_signal_connect_swapped (private->animation, "done", G_CALLBACK (parlour_flights_land), self);
  adw_animation_play (private->animation);
}

/* Ends all flights at once. Nothing is done where nothing flies. */
void
parlour_flights_land (ParlourFlights *self)
{
  g_autoptr (AdwAnimation) animation = NULL;
  ParlourFlightsPrivate *private = get_private (self);

  if (private->flights->len == 0)
    return;

  animation = g_steal_pointer (&private->animation);
  if (animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (animation, self);
      adw_animation_pause (animation);
    }
  g_ptr_array_set_size (private->flights, 0);
  /* What is added from now on waits where it begins. */
  private->progress = 0.;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Counts what flies. */
guint
parlour_flights_get_n_flying (ParlourFlights *self)
{
  return get_private (self)->animation != NULL ? get_private (self)->flights->len : 0;
}
