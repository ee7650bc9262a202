/* colonia-flights.h: something over which pictures fly from place to place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * COLONIA_FLIGHT_TIME:
 *
 * How long a flight takes, in milliseconds.
 */
#define COLONIA_FLIGHT_TIME 360

/**
 * ColoniaFlightManner:
 * @COLONIA_FLIGHT_MOVES: to another place, where it is seen when it has arrived
 * @COLONIA_FLIGHT_COMES: to something that takes it in
 * @COLONIA_FLIGHT_LEAVES: away, until it is lost from sight
 *
 * How something flies.
 */
typedef enum {
  COLONIA_FLIGHT_MOVES,
  COLONIA_FLIGHT_COMES,
  COLONIA_FLIGHT_LEAVES
} ColoniaFlightManner;

#define COLONIA_TYPE_FLIGHTS (colonia_flights_get_type ())

G_DECLARE_DERIVABLE_TYPE (ColoniaFlights, colonia_flights, COLONIA, FLIGHTS, AdwBin)

/**
 * ColoniaFlightsClass:
 * @parent_class: the parent
 *
 * Nothing is to be known of it.
 */
struct _ColoniaFlightsClass {
  AdwBinClass parent_class;
};

gboolean colonia_flights_may_start   (ColoniaFlights      *self);
void     colonia_flights_add         (ColoniaFlights      *self,
                                      ColoniaFlightManner  manner,
                                      GdkPaintable        *picture,
                                      GtkWidget           *from,
                                      GtkWidget           *target,
                                      double               delay);
void     colonia_flights_add_image   (ColoniaFlights      *self,
                                      ColoniaFlightManner  manner,
                                      GtkWidget           *from,
                                      GtkWidget           *target);
void     colonia_flights_start       (ColoniaFlights      *self);
void     colonia_flights_land        (ColoniaFlights      *self);
guint    colonia_flights_get_n_flying (ColoniaFlights     *self);

G_END_DECLS
