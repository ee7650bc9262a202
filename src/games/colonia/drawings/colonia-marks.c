/* colonia-marks.c: small pictures of resources, goods and cities
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-marks.h"

#include "parlour-path.h"

/* A hide: neck, four legs, tail. */
static const ParlourStroke leather[] = {
  { "M 9,2 L 15,2 C 15,6 18,5 21,3 L 22.5,8 C 17,10 17,13 22,17 L 19,22 C 16,18 14,19 12,23 C 10,19 8,18 5,22 "
    "L 2,17 C 7,13 7,10 1.5,8 L 3,3 C 6,5 9,6 9,2" },
  { NULL }
};

/* Three ingots in a pile. */
static const ParlourStroke iron[] = {
  { "M 3,13 L 9,13 L 11,21 L 1,21 Z M 15,13 L 21,13 L 23,21 L 13,21 Z M 9,3 L 15,3 L 17,11 L 7,11 Z" },
  { NULL }
};

/* The end of a log, with its rings. */
static const ParlourStroke wood[] = {
  { "M 2.2,12 a 9.8,9.8 0 1 1 19.6,0 a 9.8,9.8 0 1 1 -19.6,0 Z", .line = 2.4 },
  { "M 6.6,12 a 5.4,5.4 0 1 1 10.8,0 a 5.4,5.4 0 1 1 -10.8,0 Z", .line = 2.4 },
  { "M 10.2,12 a 1.8,1.8 0 1 1 3.6,0 a 1.8,1.8 0 1 1 -3.6,0 Z" },
  { NULL }
};

/* A plain weave, two threads over and under two others. */
static const ParlourStroke linen[] = {
  { "M 7.5,1.5 L 7.5,12.5 M 7.5,20 L 7.5,22.5 M 16.5,1.5 L 16.5,4 M 16.5,11.5 L 16.5,22.5 M 1.5,7.5 L 4,7.5 M "
    "11.2,7.5 L 22.5,7.5 M 1.5,16.5 L 12.8,16.5 M 20,16.5 L 22.5,16.5", .line = 3.4 },
  { NULL }
};

/* The spot of ermine, as on coats of arms. */
static const ParlourStroke fur[] = {
  { "M 12,6 C 12.6,12 15,17 19.6,21.6 C 16,20.6 13.4,20 12,23.6 C 10.6,20 8,20.6 4.4,21.6 C 9,17 11.4,12 12,6 "
    "M 9.7,2.6 a 2.3,2.3 0 1 1 4.6,0 a 2.3,2.3 0 1 1 -4.6,0 Z M 3.9,7 a 2.3,2.3 0 1 1 4.6,0 a 2.3,2.3 0 1 1 "
    "-4.6,0 Z M 15.5,7 a 2.3,2.3 0 1 1 4.6,0 a 2.3,2.3 0 1 1 -4.6,0 Z" },
  { NULL }
};

/* From the side: the seat, the flap below it, and a stirrup. */
static const ParlourStroke saddle[] = {
  { "M 0.8,6.6 C 0.8,3.4 3.6,2.4 5.6,3.6 C 9,5.4 13.5,5.4 17,2.8 C 19.6,0.8 23,1.4 23.2,4.2 C 23.4,7.4 21,9.4 "
    "18,9.8 C 13.5,10.4 9,10.4 5,9.8 C 2.4,9.4 0.8,8.6 0.8,6.6 Z M 4.6,11.2 C 9,11.8 13.6,11.8 18.6,11.2 C "
    "19,15.4 17.4,17.8 14,17.8 L 9.4,17.8 C 6,17.8 4.4,15.4 4.6,11.2 Z" },
  { "M 8.4,23.4 C 8.4,20.4 9.4,18.4 11.7,18.2 C 14,18.4 15,20.4 15,23.4 Z", .line = 1.5 },
  { NULL }
};

static const ParlourStroke cartwheel[] = {
  { "M 2.1,12 a 9.9,9.9 0 1 1 19.8,0 a 9.9,9.9 0 1 1 -19.8,0 Z", .line = 2.6 },
  { "M 2.85359,8.21143 L 21.1464,15.7886 M 8.21143,2.85359 L 15.7886,21.1464 M 15.7886,2.85359 L "
    "8.21143,21.1464 M 21.1464,8.21143 L 2.85359,15.7886", .line = 1.9 },
  { "M 8.4,12 a 3.6,3.6 0 1 1 7.2,0 a 3.6,3.6 0 1 1 -7.2,0 Z" },
  { "M 10.7,12 a 1.3,1.3 0 1 1 2.6,0 a 1.3,1.3 0 1 1 -2.6,0 Z", .is_cut = TRUE },
  { NULL }
};

/* A frame, and in it hills under a sun. */
static const ParlourStroke painting[] = {
  { "M 2.2,3.2 h 19.6 v 17.6 h -19.6 Z", .line = 2.4 },
  { "M 4.5,18.5 L 10,10.5 L 13.2,15 L 15.6,12.4 L 19.5,18.5 Z M 14.2,8.2 a 2,2 0 1 1 4,0 a 2,2 0 1 1 -4,0 Z" },
  { NULL }
};

static const ParlourStroke clothing[] = {
  { "M 8,2 C 9,5.4 15,5.4 16,2 L 19,3 L 23.4,9.4 L 19.4,12.4 L 17.6,10.4 L 18.8,22 L 5.2,22 L 6.4,10.4 L "
    "4.6,12.4 L 0.6,9.4 L 5,3 Z" },
  { "M 6,15.6 L 18,15.6", .line = 1.8, .is_cut = TRUE },
  { NULL }
};

/* A low boot with a pointed toe. */
static const ParlourStroke footwear[] = {
  { "M 3,2 L 11.4,2 C 11.2,6 11.6,8.4 13,10.4 C 15,13 20.4,13.4 23.6,18.6 L 11.6,18.6 L 10.4,22 L 3,22 C "
    "2.4,16 4,9 3,2" },
  { "M 2.8,6.2 L 12,6.2", .line = 1.6, .is_cut = TRUE },
  { NULL }
};

/* As on old pennies: a cross with a pellet in each quarter. */
static const ParlourStroke london[] = {
  { "M 12,2 L 12,22 M 2,12 L 22,12", .line = 3.4 },
  { "M 3.7,6 a 2.3,2.3 0 1 1 4.6,0 a 2.3,2.3 0 1 1 -4.6,0 Z M 15.7,6 a 2.3,2.3 0 1 1 4.6,0 a 2.3,2.3 0 1 1 "
    "-4.6,0 Z M 3.7,18 a 2.3,2.3 0 1 1 4.6,0 a 2.3,2.3 0 1 1 -4.6,0 Z M 15.7,18 a 2.3,2.3 0 1 1 4.6,0 a "
    "2.3,2.3 0 1 1 -4.6,0 Z" },
  { NULL }
};

/* The onion dome of a church. */
static const ParlourStroke novgorod[] = {
  { "M 12,0.4 L 12,7 M 9.6,2.6 L 14.4,2.6", .line = 1.7 },
  { "M 12,4.6 C 12.8,8 20.8,8.6 20.8,13 C 20.8,15.4 18.4,16.4 16.8,17.6 L 16.8,23 L 7.2,23 L 7.2,17.6 C "
    "5.6,16.4 3.2,15.4 3.2,13 C 3.2,8.6 11.2,8 12,4.6" },
  { "M 6.4,17.8 L 17.6,17.8 M 12,19.2 L 12,23", .line = 1.3, .is_cut = TRUE },
  { NULL }
};

/* Stockfish. */
static const ParlourStroke bergen[] = {
  { "M 1,12 C 5,5 12,5 17,11 L 22.6,6 C 21,10 21,14 22.6,18 L 17,13 C 12,19 5,19 1,12" },
  { "M 4.9,10.8 a 1.5,1.5 0 1 1 3,0 a 1.5,1.5 0 1 1 -3,0 Z", .is_cut = TRUE },
  { NULL }
};

/* The bridge that the city is named after. */
static const ParlourStroke bruges[] = {
  { "M 0.5,13 C 6,4.6 18,4.6 23.5,13 L 23.5,20 L 20.6,20 L 20.4788,19.9649 A 3.9,3.9 0 1 0 12.9212,19.9649 L "
    "11.0788,19.9649 A 3.9,3.9 0 1 0 3.52124,19.9649 L 0.5,20 Z" },
  { "M 1.8,14 C 7,7.4 17,7.4 22.2,14", .line = 1.3, .is_cut = TRUE },
  { NULL }
};

/* Draws the mark that tells a resource where colours do not. */
void
colonia_mark_resource (cairo_t            *cr,
                       ColoniaResource     resource,
                       const ParlourPaint *paint,
                       double              x,
                       double              y,
                       double              size)
{
  static const ParlourStroke *const drawings[COLONIA_N_RESOURCES] = { leather, iron, wood, linen, fur };

  g_return_if_fail (resource < COLONIA_N_RESOURCES);

  parlour_path_draw (cr, drawings[resource], paint, x, y, size);
}

/* Draws a small picture of a good. */
void
colonia_mark_good (cairo_t            *cr,
                   ColoniaGood         good,
                   const ParlourPaint *paint,
                   double              x,
                   double              y,
                   double              size)
{
  static const ParlourStroke *const drawings[COLONIA_N_GOODS] = { saddle, cartwheel, painting, clothing, footwear };

  g_return_if_fail (good < COLONIA_N_GOODS);

  parlour_path_draw (cr, drawings[good], paint, x, y, size);
}

/* Draws the sign of a city, as it is on its coins. */
void
colonia_mark_city (cairo_t            *cr,
                   ColoniaCity         city,
                   const ParlourPaint *paint,
                   double              x,
                   double              y,
                   double              size)
{
  static const ParlourStroke *const drawings[COLONIA_N_CITIES] = { london, novgorod, bergen, bruges };

  g_return_if_fail (city < COLONIA_N_CITIES);

  parlour_path_draw (cr, drawings[city], paint, x, y, size);
}
