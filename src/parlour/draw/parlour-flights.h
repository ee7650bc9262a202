/* parlour-flights.h: something over which pictures fly from place to place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/* How long a flight takes, in milliseconds. */
#define PARLOUR_FLIGHT_TIME 360

/* How something flies. */
typedef enum {
  PARLOUR_FLIGHT_MOVES, /* to another place, where it is seen when it has arrived */
  PARLOUR_FLIGHT_COMES, /* to something that takes it in */
  PARLOUR_FLIGHT_LEAVES /* away, until it is lost from sight */
} ParlourFlightManner;

#define PARLOUR_TYPE_FLIGHTS (parlour_flights_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourFlights, parlour_flights, PARLOUR, FLIGHTS, AdwBin)

/* Nothing is to be known of it. */
struct _ParlourFlightsClass {
  AdwBinClass parent_class; /* the parent */
};

gboolean parlour_flights_may_start    (ParlourFlights     *self);
void     parlour_flights_add          (ParlourFlights     *self,
                                       ParlourFlightManner manner,
                                       GdkPaintable       *picture,
                                       GtkWidget          *from,
                                       GtkWidget          *target,
                                       double              delay);
void     parlour_flights_add_image    (ParlourFlights     *self,
                                       ParlourFlightManner manner,
                                       GtkWidget          *from,
                                       GtkWidget          *target);
void     parlour_flights_start        (ParlourFlights     *self);
void     parlour_flights_land         (ParlourFlights     *self);
guint    parlour_flights_get_n_flying (ParlourFlights     *self);
