/* parlour-palette.c: the colours of the things on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-palette.h"

#include <math.h>

/* What anything that tells something must stand out from its paper by, as
 * WCAG 2 asks for things that are no text. */
#define EDGE_CONTRAST 3.1

#define RGB(code) \
  { (float) (((code) >> 16) & 0xff) / 255.f, \
    (float) (((code) >> 8) & 0xff) / 255.f, \
    (float) ((code) & 0xff) / 255.f, \
    1.f }

static const GdkRGBA black = RGB (0x16120e);
static const GdkRGBA white = RGB (0xffffff);

/* The cards of libadwaita, which things mostly lie on. */
static const GdkRGBA light_card = RGB (0xffffff);
static const GdkRGBA dark_card = RGB (0x383838);

/* Deep on light paper, bright on dark paper, as no colour stands out from both
 * and has a name that everybody gives it. */
static const GdkRGBA families[COLONIA_N_COLORS][2] = {
  [COLONIA_COLOR_YELLOW] = { RGB (0xe9b21c), RGB (0xf0c02f) },
  [COLONIA_COLOR_BLUE] = { RGB (0x1f5fb4), RGB (0x5c9df0) },
  [COLONIA_COLOR_GREEN] = { RGB (0x247a46), RGB (0x45b874) },
  [COLONIA_COLOR_RED] = { RGB (0xb5233b), RGB (0xf0606c) },
  [COLONIA_COLOR_ORANGE] = { RGB (0xdd6b14), RGB (0xf18d3a) },
  [COLONIA_COLOR_PURPLE] = { RGB (0x713a9c), RGB (0xb684e0) },
};

static const GdkRGBA resources[COLONIA_N_RESOURCES] = {
  [COLONIA_RESOURCE_LEATHER] = RGB (0x86502a),
  [COLONIA_RESOURCE_IRON] = RGB (0x454b54),
  [COLONIA_RESOURCE_WOOD] = RGB (0xcb9a5a),
  [COLONIA_RESOURCE_LINEN] = RGB (0x9ccbea),
  [COLONIA_RESOURCE_FUR] = RGB (0xf3ebd8),
};

static const GdkRGBA goods[COLONIA_N_GOODS] = {
  [COLONIA_GOOD_SADDLE] = RGB (0x7a4524),
  [COLONIA_GOOD_CARTWHEEL] = RGB (0x8a651f),
  [COLONIA_GOOD_PAINTING] = RGB (0x2b6a5c),
  [COLONIA_GOOD_CLOTHING] = RGB (0x3d5f92),
  [COLONIA_GOOD_FOOTWEAR] = RGB (0x74415e),
};

/* As the game's money and ships have them, which lie on the table: brown,
 * turquoise, beige and violet. */
static const GdkRGBA cities[COLONIA_N_CITIES] = {
  [COLONIA_CITY_LONDON] = RGB (0x7b4a26),
  [COLONIA_CITY_NOVGOROD] = RGB (0x24a89f),
  [COLONIA_CITY_BERGEN] = RGB (0xdcc394),
  [COLONIA_CITY_BRUGES] = RGB (0x6a4fb0),
};

/* The first is that of the city, as sunlight makes it. */
static const GdkRGBA panes[COLONIA_N_CITIES][PARLOUR_N_PANES] = {
  [COLONIA_CITY_LONDON] = { RGB (0xa65c28), RGB (0xf0b429), RGB (0x2456b8), RGB (0xf6e7b8) },
  [COLONIA_CITY_NOVGOROD] = { RGB (0x14a39b), RGB (0xe2a32b), RGB (0xa3256f), RGB (0xd8f0e4) },
  [COLONIA_CITY_BERGEN] = { RGB (0xdbb878), RGB (0x3d7fb8), RGB (0x2f8f5b), RGB (0xfbf1d6) },
  [COLONIA_CITY_BRUGES] = { RGB (0x7350c8), RGB (0xf2b632), RGB (0x2f8f4e), RGB (0xf7d9c4) },
};

/* As with families, the colours that stand out from light and from dark paper. */
static const GdkRGBA ballots[COLONIA_N_BALLOTS][2] = {
  [COLONIA_BALLOT_NONE] = { RGB (0x6f6a64), RGB (0x9c968e) },
  [COLONIA_BALLOT_YES] = { RGB (0x247a46), RGB (0x45b874) },
  [COLONIA_BALLOT_NO] = { RGB (0xb5233b), RGB (0xf0606c) },
};

static const GdkRGBA stone[2] = { RGB (0xcfc6b6), RGB (0x5b5866) };

static const GdkRGBA ivory = RGB (0xfbf4e4);
static const GdkRGBA gold = RGB (0xe6b23a);

static double
linear (float channel)
{
  return channel <= 0.04045f ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *color)
{
  return 0.2126 * linear (color->red) + 0.7152 * linear (color->green) + 0.0722 * linear (color->blue);
}

/**
 * parlour_palette_get_contrast:
 * @one: a colour that nothing shines through
 * @other: another
 *
 * Tells how far two colours stand out from each other.
 *
 * Returns: the contrast ratio of WCAG 2, from 1 to 21
 */
double
parlour_palette_get_contrast (const GdkRGBA *one,
                              const GdkRGBA *other)
{
  double a = get_luminance (one) + 0.05;
  double b = get_luminance (other) + 0.05;

  return a > b ? a / b : b / a;
}

/**
 * parlour_palette_mix:
 * @one: a colour
 * @other: another
 * @share: how much of @other there is in it, from 0 to 1
 *
 * Mixes two colours.
 *
 * Returns: the mixture
 */
GdkRGBA
parlour_palette_mix (const GdkRGBA *one,
                     const GdkRGBA *other,
                     double         share)
{
  float part = (float) CLAMP (share, 0., 1.);

  return (GdkRGBA) {
    one->red + (other->red - one->red) * part,
    one->green + (other->green - one->green) * part,
    one->blue + (other->blue - one->blue) * part,
    one->alpha + (other->alpha - one->alpha) * part,
  };
}

/* The filling towards the ink, as far as it takes to be seen, and at least so
 * far that it can be told from the filling. */
static GdkRGBA
find_edge (const GdkRGBA      *fill,
           const ParlourPaper *paper)
{
  const GdkRGBA *card = paper->dark ? &dark_card : &light_card;
  const GdkRGBA *ink = paper->dark ? &white : &black;
  GdkRGBA edge = *ink;

  if (paper->high_contrast)
    return edge;

  for (int tenths = 3; tenths <= 10; tenths++)
    {
      edge = parlour_palette_mix (fill, ink, tenths / 10.);
      if (parlour_palette_get_contrast (&edge, card) >= EDGE_CONTRAST)
        break;
    }

  return edge;
}

/**
 * parlour_palette_paint:
 * @fill: a colour that nothing shines through
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Finds an edge and a mark for a filling: the edge stands out from @paper, the
 * mark from the filling, far enough to be read.
 */
void
parlour_palette_paint (const GdkRGBA      *fill,
                       const ParlourPaper *paper,
                       ParlourPaint       *paint)
{
  gboolean is_deep;

  g_return_if_fail (fill != NULL);
  g_return_if_fail (paper != NULL);
  g_return_if_fail (paint != NULL);

  is_deep = parlour_palette_get_contrast (fill, &white) >= parlour_palette_get_contrast (fill, &black);
  paint->fill = *fill;
  paint->edge = find_edge (fill, paper);
  paint->mark = is_deep ? white : black;
}

/**
 * parlour_palette_get_family:
 * @color: the colour of a family
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of a family's things.
 */
void
parlour_palette_get_family (ColoniaColor        color,
                            const ParlourPaper *paper,
                            ParlourPaint       *paint)
{
  g_return_if_fail (color < COLONIA_N_COLORS);
  g_return_if_fail (paper != NULL);

  parlour_palette_paint (&families[color][paper->dark ? 1 : 0], paper, paint);
}

/**
 * parlour_palette_get_resource:
 * @resource: a resource
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of a resource.
 */
void
parlour_palette_get_resource (ColoniaResource     resource,
                              const ParlourPaper *paper,
                              ParlourPaint       *paint)
{
  g_return_if_fail (resource < COLONIA_N_RESOURCES);

  parlour_palette_paint (&resources[resource], paper, paint);
}

/**
 * parlour_palette_get_good:
 * @good: a good
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of the tile of a good.
 */
void
parlour_palette_get_good (ColoniaGood         good,
                          const ParlourPaper *paper,
                          ParlourPaint       *paint)
{
  g_return_if_fail (good < COLONIA_N_GOODS);

  parlour_palette_paint (&goods[good], paper, paint);
}

/**
 * parlour_palette_get_city:
 * @city: a city
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of what belongs to a city, such as its money.
 */
void
parlour_palette_get_city (ColoniaCity         city,
                          const ParlourPaper *paper,
                          ParlourPaint       *paint)
{
  g_return_if_fail (city < COLONIA_N_CITIES);

  parlour_palette_paint (&cities[city], paper, paint);
}

/**
 * parlour_palette_get_ivory:
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of the die.
 */
void
parlour_palette_get_ivory (const ParlourPaper *paper,
                           ParlourPaint       *paint)
{
  parlour_palette_paint (&ivory, paper, paint);
}

/**
 * parlour_palette_get_gold:
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of goldsmith's work.
 */
void
parlour_palette_get_gold (const ParlourPaper *paper,
                          ParlourPaint       *paint)
{
  parlour_palette_paint (&gold, paper, paint);
}

/**
 * parlour_palette_get_ballot:
 * @ballot: what somebody says in a vote
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of the two sides of a vote.
 */
void
parlour_palette_get_ballot (ColoniaBallot       ballot,
                            const ParlourPaper *paper,
                            ParlourPaint       *paint)
{
  g_return_if_fail (ballot < COLONIA_N_BALLOTS);
  g_return_if_fail (paper != NULL);

  parlour_palette_paint (&ballots[ballot][paper->dark ? 1 : 0], paper, paint);
}

/**
 * parlour_palette_get_stone:
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of the stone around a window.
 */
void
parlour_palette_get_stone (const ParlourPaper *paper,
                           ParlourPaint       *paint)
{
  g_return_if_fail (paper != NULL);

  parlour_palette_paint (&stone[paper->dark ? 1 : 0], paper, paint);
}

/**
 * parlour_palette_get_pane:
 * @city: a city
 * @pane: which of the colours, from 0 to `PARLOUR_N_PANES` - 1, of which the
 *   last is the lightest
 *
 * Gets a colour of the glass of a city's window, when the sun stands behind it.
 *
 * Returns: the colour
 */
GdkRGBA
parlour_palette_get_pane (ColoniaCity city,
                          int         pane)
{
  g_return_val_if_fail (city < COLONIA_N_CITIES, white);
  g_return_val_if_fail (pane >= 0 && pane < PARLOUR_N_PANES, white);

  return panes[city][pane];
}
