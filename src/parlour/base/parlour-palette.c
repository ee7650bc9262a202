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

static const GdkRGBA black = PARLOUR_RGB (0x16120e);
static const GdkRGBA white = PARLOUR_RGB (0xffffff);

/* The cards of libadwaita, which things mostly lie on. */
static const GdkRGBA light_card = PARLOUR_RGB (0xffffff);
static const GdkRGBA dark_card = PARLOUR_RGB (0x383838);

static const GdkRGBA ivory = PARLOUR_RGB (0xfbf4e4);
static const GdkRGBA gold = PARLOUR_RGB (0xe6b23a);

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

/* The two sides of a scale; as with players, the colours that stand out from light and from dark paper. */
static const GdkRGBA sides[2][2] = {
  { PARLOUR_RGB (0x247a46), PARLOUR_RGB (0x45b874) },
  { PARLOUR_RGB (0xb5233b), PARLOUR_RGB (0xf0606c) },
};

/* Deep on light paper, bright on dark paper, as no colour stands out from both
 * and has a name that everybody gives it. */
static const GdkRGBA players[TABLE_N_COLORS][2] = {
  [TABLE_COLOR_YELLOW] = { PARLOUR_RGB (0xe9b21c), PARLOUR_RGB (0xf0c02f) },
  [TABLE_COLOR_BLUE] = { PARLOUR_RGB (0x1f5fb4), PARLOUR_RGB (0x5c9df0) },
  [TABLE_COLOR_GREEN] = { PARLOUR_RGB (0x247a46), PARLOUR_RGB (0x45b874) },
  [TABLE_COLOR_RED] = { PARLOUR_RGB (0xb5233b), PARLOUR_RGB (0xf0606c) },
  [TABLE_COLOR_ORANGE] = { PARLOUR_RGB (0xdd6b14), PARLOUR_RGB (0xf18d3a) },
  [TABLE_COLOR_PURPLE] = { PARLOUR_RGB (0x713a9c), PARLOUR_RGB (0xb684e0) },
  [TABLE_COLOR_BLACK] = { PARLOUR_RGB (0x2e3436), PARLOUR_RGB (0xb9c0c4) },
  [TABLE_COLOR_WHITE] = { PARLOUR_RGB (0xb7bec3), PARLOUR_RGB (0xffffff) },
};

/* Tells how far two colours stand out from each other: the contrast ratio of WCAG 2, from 1 to
 * 21. */
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
 * parlour_palette_get_side:
 * @side: a side of a scale, 0 for the first and 1 for the second
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of what is for something, and of what is against it.
 */
void
parlour_palette_get_side (int                 side,
                          const ParlourPaper *paper,
                          ParlourPaint       *paint)
{
  g_return_if_fail (side >= 0 && side < (int) G_N_ELEMENTS (sides));
  g_return_if_fail (paper != NULL);

  parlour_palette_paint (&sides[side][paper->dark ? 1 : 0], paper, paint);
}

/**
 * parlour_palette_get_color:
 * @color: the colour of a player
 * @paper: what it is drawn on
 * @paint: (out): where the colours go
 *
 * Gets the colours of a player's things.
 */
void
parlour_palette_get_color (TableColor          color,
                           const ParlourPaper *paper,
                           ParlourPaint       *paint)
{
  g_return_if_fail (color < TABLE_N_COLORS);
  g_return_if_fail (paper != NULL);

  parlour_palette_paint (&players[color][paper->dark ? 1 : 0], paper, paint);
}
