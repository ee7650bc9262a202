/* colonia-palette.c: the colours of the things of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-palette.h"

static const GdkRGBA resources[COLONIA_N_RESOURCES] = {
  [COLONIA_RESOURCE_LEATHER] = PARLOUR_RGB (0x86502a),
  [COLONIA_RESOURCE_IRON] = PARLOUR_RGB (0x454b54),
  [COLONIA_RESOURCE_WOOD] = PARLOUR_RGB (0xcb9a5a),
  [COLONIA_RESOURCE_LINEN] = PARLOUR_RGB (0x9ccbea),
  [COLONIA_RESOURCE_FUR] = PARLOUR_RGB (0xf3ebd8),
};

static const GdkRGBA goods[COLONIA_N_GOODS] = {
  [COLONIA_GOOD_SADDLE] = PARLOUR_RGB (0x7a4524),
  [COLONIA_GOOD_CARTWHEEL] = PARLOUR_RGB (0x8a651f),
  [COLONIA_GOOD_PAINTING] = PARLOUR_RGB (0x2b6a5c),
  [COLONIA_GOOD_CLOTHING] = PARLOUR_RGB (0x3d5f92),
  [COLONIA_GOOD_FOOTWEAR] = PARLOUR_RGB (0x74415e),
};

/* As the game's money and ships have them, which lie on the table: brown,
 * turquoise, beige and violet. */
static const GdkRGBA cities[COLONIA_N_CITIES] = {
  [COLONIA_CITY_LONDON] = PARLOUR_RGB (0x7b4a26),
  [COLONIA_CITY_NOVGOROD] = PARLOUR_RGB (0x24a89f),
  [COLONIA_CITY_BERGEN] = PARLOUR_RGB (0xdcc394),
  [COLONIA_CITY_BRUGES] = PARLOUR_RGB (0x6a4fb0),
};

/* The first is that of the city, as sunlight makes it. */
static const GdkRGBA panes[COLONIA_N_CITIES][COLONIA_N_PANES] = {
  [COLONIA_CITY_LONDON] = { PARLOUR_RGB (0xa65c28), PARLOUR_RGB (0xf0b429), PARLOUR_RGB (0x2456b8), PARLOUR_RGB (0xf6e7b8) },
  [COLONIA_CITY_NOVGOROD] = { PARLOUR_RGB (0x14a39b), PARLOUR_RGB (0xe2a32b), PARLOUR_RGB (0xa3256f), PARLOUR_RGB (0xd8f0e4) },
  [COLONIA_CITY_BERGEN] = { PARLOUR_RGB (0xdbb878), PARLOUR_RGB (0x3d7fb8), PARLOUR_RGB (0x2f8f5b), PARLOUR_RGB (0xfbf1d6) },
  [COLONIA_CITY_BRUGES] = { PARLOUR_RGB (0x7350c8), PARLOUR_RGB (0xf2b632), PARLOUR_RGB (0x2f8f4e), PARLOUR_RGB (0xf7d9c4) },
};

static const GdkRGBA stone[2] = { PARLOUR_RGB (0xcfc6b6), PARLOUR_RGB (0x5b5866) };

/* Gets the colours of a resource. */
void
colonia_palette_get_resource (ColoniaResource     resource,
                              const ParlourPaper *paper,
                              ParlourPaint       *paint)
{
  g_return_if_fail (resource < COLONIA_N_RESOURCES);

  parlour_palette_paint (&resources[resource], paper, paint);
}

/* Gets the colours of the tile of a good. */
void
colonia_palette_get_good (ColoniaGood         good,
                          const ParlourPaper *paper,
                          ParlourPaint       *paint)
{
  g_return_if_fail (good < COLONIA_N_GOODS);

  parlour_palette_paint (&goods[good], paper, paint);
}

/* Gets the colours of what belongs to a city, such as its money. */
void
colonia_palette_get_city (ColoniaCity         city,
                          const ParlourPaper *paper,
                          ParlourPaint       *paint)
{
  g_return_if_fail (city < COLONIA_N_CITIES);

  parlour_palette_paint (&cities[city], paper, paint);
}

/* Gets the colours of the stone around a window. */
void
colonia_palette_get_stone (const ParlourPaper *paper,
                           ParlourPaint       *paint)
{
  parlour_palette_paint (&stone[paper->dark ? 1 : 0], paper, paint);
}

/* Draws the mark that tells a resource, a good or what is of a city where colours do not. */
void
colonia_palette_draw_mark (cairo_t            *cr,
                           const char         *id,
                           const ParlourPaint *paint,
                           double              x,
                           double              y,
                           double              size)
{
  parlour_drawing_draw (cr, "colonia", id, (const ParlourInk[]) { { "thing", *paint }, { NULL } }, 0., x, y, size);
}

/* Gets a colour of the glass of a city's window, when the sun stands behind it. */
GdkRGBA
colonia_palette_get_pane (ColoniaCity city,
                          int         pane)
{
  g_return_val_if_fail (city < COLONIA_N_CITIES, panes[0][0]);
  g_return_val_if_fail (pane >= 0 && pane < COLONIA_N_PANES, panes[city][0]);

  return panes[city][pane];
}
